/* <sys/types.h> of SunOS: the types of the system; sizes are those that the kernel reads and writes. */
#ifndef _SYS_TYPES_INCLUDED
#define _SYS_TYPES_INCLUDED
#include <stddef.h>
#include <stdint.h>
#include <sys/_fdset.h>

/*
 * With _FILE_OFFSET_BITS=64 off_t of a 32-bit program has 64 bits, and the names of functions mean those for it; with
 * _LARGEFILE64_SOURCE both kinds have names.
 */
#if !defined __LP64__ && _FILE_OFFSET_BITS == 64
#define _OFF_T_IS_64
#define __LARGE(name) __asm__(#name "64")
#else
#define __LARGE(name)
#endif

#ifdef __LP64__
typedef long off64_t;
typedef long blkcnt64_t;
typedef unsigned long ino64_t;
typedef unsigned long fsfilcnt64_t;
typedef unsigned long fsblkcnt64_t;
#else
typedef long long off64_t;
typedef long long blkcnt64_t;
typedef unsigned long long ino64_t;
typedef unsigned long long fsfilcnt64_t;
typedef unsigned long long fsblkcnt64_t;
#endif
#ifdef _OFF_T_IS_64
typedef off64_t off_t;
typedef blkcnt64_t blkcnt_t;
typedef ino64_t ino_t;
typedef fsblkcnt64_t fsblkcnt_t;
typedef fsfilcnt64_t fsfilcnt_t;
#else
typedef long off_t;
typedef long blkcnt_t;
typedef unsigned long ino_t;
typedef unsigned long fsblkcnt_t;
typedef unsigned long fsfilcnt_t;
#endif
#ifdef __LP64__
typedef int blksize_t;
#else
typedef long blksize_t;
#endif
typedef char *caddr_t;
typedef long clock_t;
typedef int clockid_t;
typedef long daddr_t;
typedef unsigned long dev_t;
#ifdef __LP64__
typedef int gid_t, id_t, pid_t, uid_t;
typedef unsigned mode_t, nlink_t, major_t, minor_t;
#else
typedef long gid_t, id_t, pid_t, uid_t;
typedef unsigned long mode_t, nlink_t, major_t, minor_t;
#endif
typedef int key_t;
typedef unsigned long rlim_t;
typedef unsigned short sa_family_t;
typedef long ssize_t;
typedef long suseconds_t;
typedef long time_t;
typedef int timer_t;
typedef unsigned useconds_t;

/* Objects of threads: their sizes and initialisers are compiled into programs. */
typedef unsigned pthread_t, pthread_key_t;
typedef struct {
    struct {
        unsigned short __flag1;
        unsigned char __flag2, __ceiling;
        unsigned short __type, __magic;
    } __flags;
    union {
        struct {
            unsigned char __pad[8];
        } __lock64;
        struct {
            unsigned __ownerpid, __lockword;
        } __lock32;
        unsigned long long __owner64;
    } __lock;
    unsigned long long __data;
} pthread_mutex_t, pthread_spinlock_t;
typedef struct {
    struct {
        unsigned char __flag[4];
        unsigned short __type, __magic;
    } __flags;
    unsigned long long __data;
} pthread_cond_t;
typedef struct {
    int __readers;
    unsigned short __type, __magic;
    pthread_mutex_t __mutex;
    pthread_cond_t __readercv, __writercv;
} pthread_rwlock_t;
typedef struct {
    unsigned __count, __current;
    unsigned long long __cycle, __reserved;
    pthread_mutex_t __lock;
    pthread_cond_t __cond;
} pthread_barrier_t;
typedef struct {
    unsigned long long __pad[4];
} pthread_once_t;
typedef struct {
    void *__attrp;
} pthread_attr_t, pthread_mutexattr_t, pthread_condattr_t, pthread_rwlockattr_t, pthread_barrierattr_t;

typedef unsigned char u_char;
typedef unsigned u_int;
typedef unsigned long u_long;
typedef unsigned short u_short;
typedef unsigned char uchar_t;
typedef unsigned uint_t;
typedef unsigned long ulong_t;
typedef unsigned short ushort_t;
typedef unsigned uint;
typedef unsigned long ulong;
typedef unsigned short ushort;
typedef enum { B_FALSE, B_TRUE } boolean_t;
typedef long long longlong_t;
typedef unsigned long long u_longlong_t;
#endif
