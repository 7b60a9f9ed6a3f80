/* <sys/syslog.h> of HP-UX. */
#ifndef _SYS_SYSLOG_INCLUDED
#define _SYS_SYSLOG_INCLUDED
#include <syslog.h>

#endif
