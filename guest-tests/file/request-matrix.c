// fcntl and ioctl with a matrix of arguments: each command at descriptors of all kinds, terminals included, with bad pointers and values.
// qemu: no, it checks less before it calls the host
#include <net/if.h>
#include <sys/ioctl.h>
#include <termios.h>
#include "matrix.h"

#ifdef SYS_fcntl64
#define SYS_control SYS_fcntl64
#else
#define SYS_control SYS_fcntl
#endif
#define SYS_request SYS_ioctl

#ifdef __powerpc__ /* the C library's structure has another size */
#undef TCGETS
#undef TCSETS
#define TCGETS 0x402c7413
#define TCSETS 0x802c7414
#endif

enum { MASTER = F_LAST + 20, SLAVE };

#define KINDS \
    SET(F_BOTH, -1, 99, F_PATH, AT_FDCWD, F_READ, F_WRITE, F_FOLDER, F_PIPE, F_PIPE_END, F_STREAM, F_DATAGRAM, F_EVENT, F_NULL, MASTER, SLAVE, INT_MAX)
#define OWN    SET(F_BOTH, -1, 99, F_PATH, AT_FDCWD, F_READ, F_WRITE, F_FOLDER)
#define VALUES SET(AT(matrix_zeros), AT(matrix_nothing), 0)

static struct flock read_lock = {.l_type = F_RDLCK, .l_len = 4}, bad_type = {.l_type = 77}, bad_whence = {.l_type = F_WRLCK, .l_whence = 9},
                    backwards = {.l_type = F_WRLCK, .l_start = 4, .l_len = -8}, unlock = {.l_type = F_UNLCK};
#define LOCKS SET(AT(&read_lock), AT(matrix_nothing), 0, AT(&bad_type), AT(&bad_whence), AT(&backwards), AT(&unlock))

static const struct row rows[] = {
    ROW(control, CLOSES | RENEW, KINDS, GOOD(F_DUPFD), SET(40, -1, 0x100000, 0)),
    ROW(control, CLOSES | RENEW, KINDS, GOOD(F_DUPFD_CLOEXEC), SET(40, -1, 0x100000)),
    ROW(control, 0, KINDS, SET(F_GETFD, -1, 77, 1111), SET(0, -1)),
    ROW(control, RENEW, KINDS, GOOD(F_SETFD), SET(0, -1, 1, 2)),
    ROW(control, ADDRESS, KINDS, GOOD(F_GETFL)),
    ROW(control, RENEW, KINDS, GOOD(F_SETFL), SET(0, -1, O_APPEND, O_NONBLOCK)),
    ROW(control, 0, KINDS, GOOD(F_GETOWN)),
    ROW(control, RENEW, KINDS, GOOD(F_SETOWN), SET(0, 999999, INT_MIN)),
    ROW(control, 0, KINDS, GOOD(F_GETSIG)),
    ROW(control, RENEW, KINDS, GOOD(F_SETSIG), SET(0, -1, 65, 9, 1000)),
    ROW(control, ADDRESS, KINDS, GOOD(F_GETLEASE)),
    ROW(control, RENEW, OWN, GOOD(F_SETLEASE), SET(F_UNLCK, 77, -1, F_RDLCK)),
    ROW(control, RENEW, KINDS, GOOD(F_NOTIFY), SET(0, 1)),
    ROW(control, 0, KINDS, GOOD(F_GETPIPE_SZ)),
    ROW(control, RENEW, KINDS, GOOD(F_SETPIPE_SZ), SET(65536, -1, INT_MIN, INT_MAX, 131072)),
    ROW(control, 0, KINDS, GOOD(F_GET_SEALS)),
    ROW(control, RENEW, KINDS, GOOD(F_ADD_SEALS), SET(0, -1, 32, 1)),
    ROW(control, RENEW, KINDS, GOOD(F_SETLK), LOCKS),
    ROW(control, RENEW, KINDS, GOOD(F_GETLK), LOCKS),
    ROW(request, 0, KINDS, SET(FIONREAD, -1, 0), VALUES),
    ROW(request, RENEW, KINDS, GOOD(FIONBIO), VALUES),
    ROW(request, RENEW, KINDS, GOOD(FIOASYNC), VALUES),
    ROW(request, RENEW, KINDS, SET(FIOCLEX, FIONCLEX), GOOD(0)),
    ROW(request, 0, KINDS, GOOD(TCGETS), VALUES),
    ROW(request, RENEW, KINDS, GOOD(TCSETS), SET(AT(matrix_nothing), 0)),
    ROW(request, 0, KINDS, GOOD(TIOCGWINSZ), VALUES),
    ROW(request, RENEW, KINDS, GOOD(TIOCSWINSZ), VALUES),
    ROW(request, 0, KINDS, GOOD(TIOCOUTQ), VALUES),
    ROW(request, 0, KINDS, GOOD(TIOCGPGRP), VALUES),
    ROW(request, 0, KINDS, GOOD(TIOCGSID), VALUES),
    ROW(request, 0, KINDS, GOOD(TIOCGETD), VALUES),
    ROW(request, 0, KINDS, GOOD(TIOCSPGRP), VALUES),
    ROW(request, 0, SET(SLAVE, -1, MASTER, F_PIPE), SET(TCFLSH, TCXONC), SET(0, 7, -1, 1, 2, 3)),
    ROW(request, 0, SET(SLAVE, -1, MASTER, F_PIPE), SET(TCSBRK, TCSBRKP, TIOCEXCL, TIOCNXCL, TIOCNOTTY), SET(1)),
    ROW(request, 0, KINDS, GOOD(TIOCSPTLCK), VALUES),
    ROW(request, 0, KINDS, GOOD(SIOCATMARK), VALUES),
    ROW(request, 0, KINDS, GOOD(SIOCGPGRP), VALUES),
    ROW(request, 0, KINDS, SET(SIOCGIFFLAGS, SIOCGIFMTU, SIOCGIFADDR, SIOCGIFINDEX), VALUES),
    ROW(sendfile, RENEW, SET(F_PIPE_END, -1, 99, F_PATH, F_READ, F_FOLDER, F_STREAM, F_NULL), OWN, SET(0, AT(matrix_zeros), AT(matrix_nothing)), SET(4, 0)),
};

int main(void)
{
    int master = (int)must(posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK), "posix_openpt");
    int unlocked = 0;
    ioctl(master, TIOCSPTLCK, &unlocked);
    int slave = (int)must(open(ptsname(master), O_RDWR | O_NOCTTY | O_NONBLOCK), "a terminal");
    must(dup2(master, MASTER), "dup2"), must(dup2(slave, SLAVE), "dup2");
    close(master), close(slave);
    matrix(rows, sizeof rows / sizeof *rows);
    return 0;
}

/* stdout:
control 40 EBADF*2 40 EBADF 40*11 EBADF EINVAL*2 3 EBADF*6 EINVAL*2 3
control 40 EBADF*2 40 EBADF 40*11 EBADF EINVAL*2 EBADF*4 EINVAL*2
control 0 EBADF*2 0 EBADF 0*11 EBADF EINVAL*3 0 EBADF*11 0 EINVAL*3
control 0 EBADF*2 0 EBADF 0*11 EBADF 0*3 EBADF*6 0*3
control ok EBADF*2 ok EBADF ok*11 EBADF
control 0 EBADF*4 0*11 EBADF 0*3 EBADF*9
control 0 EBADF*4 0*11 EBADF
control 0 EBADF*4 0*11 EBADF ESRCH EINVAL EBADF*6
control 0 EBADF*4 0*11 EBADF
control 0 EBADF*4 0*11 EBADF EINVAL*2 0 EINVAL EBADF*9
control ok EBADF*4 ok*11 EBADF
control EAGAIN EBADF*4 EAGAIN*2 EINVAL*3 EAGAIN EBADF*9
control 0 EBADF*4 0*11 EBADF ENOTDIR EBADF*3
control EBADF*8 65536*2 EBADF*7
control EBADF*8 65536*2 EBADF*20
control EINVAL EBADF*4 EINVAL*11 EBADF
control EINVAL EBADF*4 EPERM EINVAL EPERM*2 EINVAL*7 EBADF EINVAL*3 EBADF*9
control 0 EBADF*4 0 EBADF 0*2 EBADF 0*6 EBADF EFAULT*2 EINVAL*3 0 EBADF*9
control 0 EBADF*4 EINVAL*11 EBADF EFAULT*2 EINVAL*4 EBADF*9
request 0 EBADF*4 0*2 ENOTTY 0*4 ENOTTY*2 0*2 EBADF ENOTTY*2 EFAULT*2 EBADF*12 ENOTTY*4
request 0 EBADF*4 0*11 EBADF EFAULT*2 EBADF*6
request 0 EBADF*4 0*11 EBADF EFAULT*2 EBADF*6
request 0 EBADF*4 0*11 EBADF 0 EBADF*3
request ENOTTY EBADF*4 ENOTTY*9 0*2 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*9 EFAULT*2 EBADF ENOTTY EBADF*3
request ENOTTY EBADF*4 ENOTTY*9 0*2 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*9 0*2 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*5 0*2 ENOTTY*2 0*2 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*9 0 ENOTTY EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*11 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*9 0*2 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*11 EBADF ENOTTY*2 EBADF*6
request 0 EBADF 0 ENOTTY 0 EINVAL*2 0*2 EINVAL EBADF 0 ENOTTY EBADF*3 EINVAL*2 0 ENOTTY*3 EINVAL*2 0
request 0 EBADF 0 ENOTTY 0*3 ENOTTY EBADF*3 0*3 ENOTTY*3
request ENOTTY EBADF*4 ENOTTY*9 0 ENOTTY EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*5 0 ENOTTY*5 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*5 0*2 ENOTTY*4 EBADF ENOTTY*2 EBADF*6
request ENOTTY EBADF*4 ENOTTY*5 ENODEV*2 ENOTTY*4 EBADF ENOTTY*5 EBADF*15 ENOTTY*6
sendfile 4 EBADF*5 4*2 EBADF*4 4 EBADF EINVAL 4 EFAULT 0 EBADF*10 EFAULT EBADF EFAULT EBADF EFAULT EBADF*4 EFAULT
 EBADF EFAULT EBADF EFAULT EBADF*3 0 EFAULT
*/
