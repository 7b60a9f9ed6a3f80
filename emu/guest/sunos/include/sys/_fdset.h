/* sys/_fdset.h - sets of descriptors, for <sys/types.h>. */
#ifndef _SYS__FDSET_INCLUDED
#define _SYS__FDSET_INCLUDED
/* A bit is in a word of the machine. */
typedef long fd_mask;
#define FD_SETSIZE 1024
#define NFDBITS    (8 * (int)sizeof(fd_mask))
typedef struct fd_set {
    fd_mask fds_bits[FD_SETSIZE / (8 * sizeof(fd_mask))];
} fd_set;
#define FD_SET(n, set)   ((set)->fds_bits[(n) / NFDBITS] |= (fd_mask)(1ul << (n) % NFDBITS))
#define FD_CLR(n, set)   ((set)->fds_bits[(n) / NFDBITS] &= ~(fd_mask)(1ul << (n) % NFDBITS))
#define FD_ISSET(n, set) (((set)->fds_bits[(n) / NFDBITS] & (fd_mask)(1ul << (n) % NFDBITS)) != 0)
#define FD_ZERO(set)     ((void)__builtin_memset((set), 0, sizeof(fd_set)))
#endif
