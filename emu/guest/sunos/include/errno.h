/* <errno.h> of SunOS. */
#ifndef _ERRNO_INCLUDED
#define _ERRNO_INCLUDED
#ifdef _REENTRANT /* programs with threads: each thread's own */
int *___errno(void);
#define errno (*___errno())
#else
extern int errno;
#endif

#define EPERM           1
#define ENOENT          2
#define ESRCH           3
#define EINTR           4
#define EIO             5
#define ENXIO           6
#define E2BIG           7
#define ENOEXEC         8
#define EBADF           9
#define ECHILD          10
#define EAGAIN          11
#define ENOMEM          12
#define EACCES          13
#define EFAULT          14
#define ENOTBLK         15
#define EBUSY           16
#define EEXIST          17
#define EXDEV           18
#define ENODEV          19
#define ENOTDIR         20
#define EISDIR          21
#define EINVAL          22
#define ENFILE          23
#define EMFILE          24
#define ENOTTY          25
#define ETXTBSY         26
#define EFBIG           27
#define ENOSPC          28
#define ESPIPE          29
#define EROFS           30
#define EMLINK          31
#define EPIPE           32
#define EDOM            33
#define ERANGE          34
#define ENOMSG          35
#define EIDRM           36
#define EDEADLK         45
#define ENOLCK          46
#define ECANCELED       47
#define ENOTSUP         48
#define EDQUOT          49
#define ENOSTR          60
#define ENODATA         61
#define ETIME           62
#define ENOSR           63
#define ENOLINK         67
#define EPROTO          71
#define EBADMSG         77
#define ENAMETOOLONG    78
#define EOVERFLOW       79
#define EILSEQ          88
#define ENOSYS          89
#define ELOOP           90
#define ERESTART        91
#define ENOTEMPTY       93
#define EUSERS          94
#define ENOTSOCK        95
#define EDESTADDRREQ    96
#define EMSGSIZE        97
#define EPROTOTYPE      98
#define ENOPROTOOPT     99
#define EPROTONOSUPPORT 120
#define ESOCKTNOSUPPORT 121
#define EOPNOTSUPP      122
#define EPFNOSUPPORT    123
#define EAFNOSUPPORT    124
#define EADDRINUSE      125
#define EADDRNOTAVAIL   126
#define ENETDOWN        127
#define ENETUNREACH     128
#define ENETRESET       129
#define ECONNABORTED    130
#define ECONNRESET      131
#define ENOBUFS         132
#define EISCONN         133
#define ENOTCONN        134
#define ESHUTDOWN       143
#define ETOOMANYREFS    144
#define ETIMEDOUT       145
#define ECONNREFUSED    146
#define EHOSTDOWN       147
#define EHOSTUNREACH    148
#define EALREADY        149
#define EINPROGRESS     150
#define ESTALE          151
#define EWOULDBLOCK     EAGAIN
#endif
