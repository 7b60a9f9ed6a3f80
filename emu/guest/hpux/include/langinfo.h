/* <langinfo.h> of HP-UX: the library has no texts. */
#ifndef _LANGINFO_INCLUDED
#define _LANGINFO_INCLUDED
#include <nl_types.h>

char *nl_langinfo(nl_item);
#endif
