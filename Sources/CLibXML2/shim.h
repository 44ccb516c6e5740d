#ifndef PLUMB_CLIBXML2_SHIM_H
#define PLUMB_CLIBXML2_SHIM_H

// Debian's libxml2 headers include ICU's, whose types collide with those of Foundation in any
// module that sees both (the tests do). Nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>

#endif
