/* <netinet/tcp.h> of HP-UX. */
#ifndef _NETINET_TCP_INCLUDED
#define _NETINET_TCP_INCLUDED
#define TCP_NODELAY 1
#define TCP_MAXSEG  2
#endif
