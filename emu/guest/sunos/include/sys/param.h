/* <sys/param.h> of SunOS. */
#ifndef _SYS_PARAM_INCLUDED
#define _SYS_PARAM_INCLUDED
#include <limits.h>
#include <signal.h>
#include <sys/types.h>

#define NBBY           8
#define HZ             100
#define NOFILE         20
#define MAXNAMLEN      255
#define MAXPATHLEN     1024
#define MAXHOSTNAMELEN 256
#define MAXSYMLINKS    20
#define NGROUPS        16
#define DEV_BSIZE      512
#define MIN(a, b)      ((a) < (b) ? (a) : (b))
#define MAX(a, b)      ((a) > (b) ? (a) : (b))
#define howmany(n, d)  (((n) + (d)-1) / (d))
#define roundup(n, d)  (howmany(n, d) * (d))
#endif
