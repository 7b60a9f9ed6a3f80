/* <procfs.h> of SunOS. */
#ifndef _PROCFS_INCLUDED
#define _PROCFS_INCLUDED
#include <sys/procfs.h>
#endif
