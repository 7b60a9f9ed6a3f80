/*
 * kinds.h - kinds of system call arguments, and the expansion of the lines of a system-call table.
 *
 * A line names the kind of each argument once:
 *
 *     S((numbers), read, read, fd, out, size)
 *
 * It generates the prototype of the handler, which the compiler checks against the definition,
 *
 *     int64_t sys_read(struct thread *t, int, uint64_t, uint64_t);
 *
 * the conversion of the argument registers (syscall.c), and the text of --strace. A handler never sees a register: its parameters have the
 * types and widths of Linux's.
 */
#ifndef PRECIS_EMU_KERNEL_LINUX_SYSCALLS_KINDS_H
#define PRECIS_EMU_KERNEL_LINUX_SYSCALLS_KINDS_H

/* The letter of the kind in syscall.c and strace.c, and the type of the handler's parameter. */
#define KIND_fd             "f", int      /* file descriptor */
#define KIND_int            "d", int      /* int */
#define KIND_uint           "u", unsigned /* unsigned int */
#define KIND_hex            "x", unsigned /* unsigned int, shown in hexadecimal: flags */
#define KIND_mode           "o", unsigned /* unsigned int, shown in octal: modes */
#define KIND_id             "i", unsigned /* uid_t or gid_t: of 16 bits (0xffff is -1) if the ABI has ids16 */
#define KIND_long           "l", int64_t  /* long */
#define KIND_size           "z", uint64_t /* unsigned long, size_t */
#define KIND_count          "z", int64_t  /* size_t that the handler takes as a loff_t */
#define KIND_ptr            "p", uint64_t /* guest address */
#define KIND_path           "s", uint64_t /* guest address of a string */
#define KIND_sig            "S", int      /* signal number: the handler gets the host's */
#define KIND_in             "b", uint64_t /* guest address of input bytes; the next argument is their number */
#define KIND_out            "B", uint64_t /* guest address of output bytes; the result is their number */
#define KIND_time           "t", uint64_t /* guest address of a struct timespec or timeval as input */
#define KIND_time64         "T", uint64_t /* the same; every time field of this call has 64 bits */
#define KIND_iov            "v", uint64_t /* guest address of an iovec array; the next argument is its length */
/* Numbers and flags that --strace shows by name (strace_names.c). */
#define KIND_oflags         "a", unsigned /* O_ flags, in the guest's numbering */
#define KIND_fdflags        "5", unsigned /* O_ flags without an access mode, in the guest's numbering */
#define KIND_atflags        "A", unsigned /* AT_ flags */
#define KIND_amode          "e", unsigned /* R_OK, W_OK, X_OK */
#define KIND_prot           "P", unsigned /* PROT_ flags */
#define KIND_mapflags       "M", unsigned /* MAP_ flags, in the guest's numbering */
#define KIND_cloneflags     "C", unsigned /* CLONE_ flags and the signal at the end */
#define KIND_msgflags       "g", unsigned /* MSG_ flags */
#define KIND_waitflags      "N", unsigned /* WNOHANG and others */
#define KIND_epollflags     "y", unsigned /* EPOLL_CLOEXEC */
#define KIND_epollop        "Y", int      /* EPOLL_CTL_ operation */
#define KIND_domain         "D", int      /* AF_ number */
#define KIND_socktype       "m", int      /* SOCK_ number and flags, in the guest's numbering */
#define KIND_protocol       "6", int      /* protocol of the domain in the first argument */
#define KIND_socktype_flags "m", unsigned /* SOCK_ flags */
#define KIND_whence         "w", int      /* SEEK_ number */
#define KIND_fcntlcmd       "F", int      /* F_ command, in the guest's numbering */
#define KIND_ioctlreq       "R", unsigned /* request of ioctl(), in the guest's numbering */
#define KIND_futexop        "X", int      /* FUTEX_ operation and flags */
#define KIND_clock          "c", int      /* CLOCK_ number */
#define KIND_sighow         "j", int      /* SIG_BLOCK and others */
#define KIND_advice         "h", int      /* MADV_ number */
#define KIND_limit          "L", unsigned /* RLIMIT_ number */
/* Guest addresses of what --strace shows as it is before the call or (out) after it. */
#define KIND_strings        "V", uint64_t /* array of strings up to NULL */
#define KIND_count_strings  "n", uint64_t /* the same: --strace shows their number */
#define KIND_stat           "H", uint64_t /* out: struct stat */
#define KIND_stat64         "K", uint64_t /* out: struct stat64 */
#define KIND_statx          "4", uint64_t /* out: struct statx */
#define KIND_wstatus        "E", uint64_t /* out: int, a wait status */
#define KIND_fds            "q", uint64_t /* out: int[2] */
#define KIND_sigset         "G", uint64_t /* sigset_t */
#define KIND_sigset_out     "Q", uint64_t /* out: sigset_t */
#define KIND_sigaction      "Z", uint64_t /* struct sigaction of rt_sigaction() */
#define KIND_sigaction_out  "U", uint64_t /* out: the same */
#define KIND_sockaddr       "k", uint64_t /* struct sockaddr; the next argument is its length */
#define KIND_time_out       "r", uint64_t /* out: struct timespec or timeval */
#define KIND_rlimit_out     "1", uint64_t /* out: struct rlimit */
#define KIND_utsname        "2", uint64_t /* out: struct utsname */
#define KIND_pollfds        "3", uint64_t /* out: array of struct pollfd; the next argument is its length */
#define KIND_offset         "O", int64_t  /* loff_t: on a 32-bit ABI two registers, which its `pairs` describes */
#define KIND_pos            "W", int64_t  /* loff_t as two registers, low word first: pos_l and pos_h; a 64-bit ABI ignores the second */
/* Constants, by which a call has the handler of one with more arguments. They have no register, and --strace does not show them. */
#define KIND_cwd            "@", int /* AT_FDCWD */
#define KIND_zero           "=", int
#define KIND_no_flags       "=", unsigned
#define KIND_null           "=", uint64_t
#define KIND_nofollow       "~", unsigned /* AT_SYMLINK_NOFOLLOW */
#define KIND_removedir      "^", unsigned /* AT_REMOVEDIR */
#define KINDS_CONSTANT      "@=~^"        /* their letters */

#define KIND_FIRST(letter, type)  letter
#define KIND_SECOND(letter, type) type
#define KIND_APPLY(macro, ...)    macro(__VA_ARGS__)

/* KINDS(M, kinds...): M(index, kind) for each kind, at most six. */
#define KINDS_0(M, i)
#define KINDS_1(M, i, k)                                M(i, k)
#define KINDS_2(M, i, k, ...)                           M(i, k) KINDS_1(M, (i) + 1, __VA_ARGS__)
#define KINDS_3(M, i, k, ...)                           M(i, k) KINDS_2(M, (i) + 1, __VA_ARGS__)
#define KINDS_4(M, i, k, ...)                           M(i, k) KINDS_3(M, (i) + 1, __VA_ARGS__)
#define KINDS_5(M, i, k, ...)                           M(i, k) KINDS_4(M, (i) + 1, __VA_ARGS__)
#define KINDS_6(M, i, k, ...)                           M(i, k) KINDS_5(M, (i) + 1, __VA_ARGS__)
#define KINDS_PICK(_1, _2, _3, _4, _5, _6, picked, ...) picked
#define KINDS(M, ...)                                                                                    \
    KINDS_PICK(__VA_ARGS__ __VA_OPT__(, ) KINDS_6, KINDS_5, KINDS_4, KINDS_3, KINDS_2, KINDS_1, KINDS_0) \
    (M, 0 __VA_OPT__(, ) __VA_ARGS__)

#define KIND_LETTER(i, k)    KIND_APPLY(KIND_FIRST, KIND_##k)
#define KIND_PARAMETER(i, k) , KIND_APPLY(KIND_SECOND, KIND_##k)
#define KIND_ARGUMENT(i, k)  , (KIND_APPLY(KIND_SECOND, KIND_##k))a[i]

/* The prototype of sys_<handler>(). */
#define SYSCALL_PROTOTYPE(handler, ...) int64_t sys_##handler(struct thread *t KINDS(KIND_PARAMETER, __VA_ARGS__));
/* call_<name>(): calls the handler with its converted arguments. */
#define SYSCALL_CALLER(name, handler, ...)                          \
    static int64_t call_##name(struct thread *t, const uint64_t *a) \
    {                                                               \
        return sys_##handler(t KINDS(KIND_ARGUMENT, __VA_ARGS__));  \
    }
/* The struct syscall_line of a call that has a handler. */
// clang-format off
#define SYSCALL_LINE(name, lacks, ...) {#name, call_##name, "" KINDS(KIND_LETTER, __VA_ARGS__), lacks}
// clang-format on

/* SYSCALL_IF(number, text): `text`, or nothing if the number is `_`: the machine lacks the call. */
#define SYSCALL_IF(number, ...)          SYSCALL_IF_(number, __VA_ARGS__)
#define SYSCALL_IF_(number, ...)         SYSCALL_PICK(SYSCALL_NUMBER_##number, SYSCALL_NOTHING, SYSCALL_TEXT, )(__VA_ARGS__)
#define SYSCALL_NUMBER__                 , /* moves SYSCALL_NOTHING to the place that is picked */
#define SYSCALL_PICK(...)                SYSCALL_PICK_(__VA_ARGS__)
#define SYSCALL_PICK_(a, b, picked, ...) picked
#define SYSCALL_NOTHING(...)
#define SYSCALL_TEXT(...)   __VA_ARGS__
#define SYSCALL_JOIN(a, b)  SYSCALL_JOIN_(a, b)
#define SYSCALL_JOIN_(a, b) a##b

#endif
