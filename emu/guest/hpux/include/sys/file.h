/* <sys/file.h> of HP-UX. */
#ifndef _SYS_FILE_INCLUDED
#define _SYS_FILE_INCLUDED
#include <fcntl.h>
#include <unistd.h>

#endif
