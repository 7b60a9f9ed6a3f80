/* <netinet/tcp.h> of SunOS. */
#ifndef _NETINET_TCP_INCLUDED
#define _NETINET_TCP_INCLUDED

#define TCP_NODELAY   1
#define TCP_MAXSEG    2
#define TCP_KEEPALIVE 8
#endif
