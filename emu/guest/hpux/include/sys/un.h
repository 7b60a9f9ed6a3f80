/* <sys/un.h> of HP-UX: that a path has 92 bytes is an assumption. */
#ifndef _SYS_UN_INCLUDED
#define _SYS_UN_INCLUDED
#include <sys/types.h>

struct sockaddr_un {
    sa_family_t sun_family;
    char sun_path[92];
};
#endif
