/* <sys/un.h> of SunOS. */
#ifndef _SYS_UN_INCLUDED
#define _SYS_UN_INCLUDED
#include <sys/types.h>

struct sockaddr_un {
    sa_family_t sun_family;
    char sun_path[108];
};
#endif
