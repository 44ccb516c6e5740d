/// A shell's completions, made of the program's own description.
struct CompletionScript {
  private let program: Program

  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  init(_ program: Program) {
    self.program = program
  }

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var commandNames: String {
    (program.commands.map(\.name) + ["help"]).joined(separator: " ")
  }
}

// MARK: - bash

extension CompletionScript {
  private var bash: String {
    let name = program.name
    let cases = program.commands.map { command in
      let options = (command.options + [.help]).map { "--" + $0.name }.joined(separator: " ")
      let values = command.options.filter { $0.value != nil }.map { option in
        "        --\(option.name)) \(bash(option.completion)); return ;;"
      }
      let previous =
        values.isEmpty
        ? "" : "      case \"$previous\" in\n\(values.joined(separator: "\n"))\n      esac\n"
      return """
            \(command.name))
        \(previous)      if [[ "$word" == -* ]]; then
                COMPREPLY=($(compgen -W "\(options)" -- "$word"))
              else
                \(bash(command.operands?.completion ?? .nothing))
              fi
              ;;
        """
    }
    return """
      _\(name)() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(commandNames) --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          help) COMPREPLY=($(compgen -W "\(commandNames)" -- "$word")) ;;
        esac
      }
      complete -F _\(name) \(name)
      """
  }

  private func bash(_ completion: Command.Completion) -> String {
    switch completion {
    case .cases: "COMPREPLY=($(compgen -W \"$(\(program.name) list 2>/dev/null)\" -- \"$word\"))"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    case .nothing: "COMPREPLY=()"
    }
  }
}

// MARK: - zsh

extension CompletionScript {
  private var zsh: String {
    let described = program.commands.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = program.commands.map { command in
      var words = (command.options + [.help]).map { option in
        "'--\(option.name)[\(quoted(option.summary))]"
          + (option.value.map { ":\($0):\(zsh(option.completion))" } ?? "") + "'"
      }
      if let operands = command.operands {
        words.append("'*:\(operands.name):\(zsh(operands.completion))'")
      }
      return "    \(command.name)) _arguments \(words.joined(separator: " ")) ;;"
    }
    let name = program.name
    return """
      #compdef \(name)
      _\(name)_cases() { compadd -- ${(f)"$(\(name) list 2>/dev/null)"} }
      _\(name)() {
        local -a commands=(
      \(described.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _\(name) \(name)
      """
  }

  private func zsh(_ completion: Command.Completion) -> String {
    switch completion {
    case .cases: "_\(program.name)_cases"
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .nothing: " "
    }
  }

  /// Fit for single quotes and for the brackets and colons of `_arguments`.
  private func quoted(_ text: String) -> String {
    text.reduce(into: "") { quoted, character in
      switch character {
      case "'": quoted += "'\\''"
      case "[", "]", ":": quoted += "\\\(character)"
      default: quoted.append(character)
      }
    }
  }
}

// MARK: - fish

extension CompletionScript {
  private var fish: String {
    let name = program.name
    var lines = ["complete -c \(name) -f"]
    for command in program.commands {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(command.name) -d '\(escaped(command.summary))'"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options + [.help] {
        let value = option.value == nil ? "" : " -r\(fish(option.completion))"
        lines.append(
          "complete -c \(name) \(condition) -l \(option.name)\(value) -d '\(escaped(option.summary))'"
        )
      }
      if let operands = command.operands {
        lines.append("complete -c \(name) \(condition)\(fish(operands.completion))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func fish(_ completion: Command.Completion) -> String {
    switch completion {
    case .cases: " -a '(\(program.name) list 2>/dev/null)'"
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    case .nothing: ""
    }
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" ? "\\'" : String($1) }
  }
}
