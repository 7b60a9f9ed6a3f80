/* <synch.h> of SunOS: what threads synchronise with; the layouts are those of <pthread.h> and <semaphore.h>. */
#ifndef _SYNCH_INCLUDED
#define _SYNCH_INCLUDED
#include <sys/_timespec.h>
#include <sys/types.h>

typedef struct timespec timespec_t;
typedef pthread_mutex_t mutex_t;
typedef pthread_cond_t cond_t;
typedef pthread_rwlock_t rwlock_t;
typedef struct {
    unsigned count;
    unsigned short type, magic;
    unsigned long long pad1[3], pad2[2];
} sema_t;

#define USYNC_THREAD         0
#define USYNC_PROCESS        1
#define USYNC_PROCESS_ROBUST 8
#define LOCK_NORMAL          0
#define LOCK_ERRORCHECK      2
#define LOCK_RECURSIVE       4
#define LOCK_PRIO_INHERIT    0x10
#define LOCK_PRIO_PROTECT    0x20
#define LOCK_ROBUST          0x40

#define _MUTEX_OF(type)                     \
    {                                       \
        {0, 0, 0, type, 0x4d58}, {{{0}}}, 0 \
    }
#define _COND_OF(type)         \
    {                          \
        {{0}, type, 0x4356}, 0 \
    }
#define _SEMA_OF(type)        \
    {                         \
        0, type, 0x534d, {0}, \
        {                     \
            0                 \
        }                     \
    }
#define _RWLOCK_OF(type)                                                 \
    {                                                                    \
        0, type, 0x5257, _MUTEX_OF(type), _COND_OF(type), _COND_OF(type) \
    }
#define DEFAULTMUTEX    _MUTEX_OF(USYNC_THREAD)
#define SHAREDMUTEX     _MUTEX_OF(USYNC_PROCESS)
#define RECURSIVEMUTEX  _MUTEX_OF(USYNC_THREAD | LOCK_RECURSIVE)
#define ERRORCHECKMUTEX _MUTEX_OF(USYNC_THREAD | LOCK_ERRORCHECK)
#define DEFAULTCV       _COND_OF(USYNC_THREAD)
#define SHAREDCV        _COND_OF(USYNC_PROCESS)
#define DEFAULTSEMA     _SEMA_OF(USYNC_THREAD)
#define SHAREDSEMA      _SEMA_OF(USYNC_PROCESS)
#define DEFAULTRWLOCK   _RWLOCK_OF(USYNC_THREAD)
#define SHAREDRWLOCK    _RWLOCK_OF(USYNC_PROCESS)

int cond_broadcast(cond_t *);
int cond_destroy(cond_t *);
int cond_init(cond_t *, int, void *);
int cond_reltimedwait(cond_t *, mutex_t *, const timespec_t *);
int cond_signal(cond_t *);
int cond_timedwait(cond_t *, mutex_t *, const timespec_t *);
int cond_wait(cond_t *, mutex_t *);
int mutex_destroy(mutex_t *);
int mutex_init(mutex_t *, int, void *);
int mutex_lock(mutex_t *);
int mutex_trylock(mutex_t *);
int mutex_unlock(mutex_t *);
int rw_rdlock(rwlock_t *);
int rw_tryrdlock(rwlock_t *);
int rw_trywrlock(rwlock_t *);
int rw_unlock(rwlock_t *);
int rw_wrlock(rwlock_t *);
int rwlock_destroy(rwlock_t *);
int rwlock_init(rwlock_t *, int, void *);
int sema_destroy(sema_t *);
int sema_init(sema_t *, unsigned, int, void *);
int sema_post(sema_t *);
int sema_reltimedwait(sema_t *, const timespec_t *);
int sema_timedwait(sema_t *, const timespec_t *);
int sema_trywait(sema_t *);
int sema_wait(sema_t *);
int _mutex_held(mutex_t *);
int _rw_read_held(rwlock_t *);
int _rw_write_held(rwlock_t *);
int _sema_held(sema_t *);
#define MUTEX_HELD(m)    _mutex_held(m)
#define RW_READ_HELD(l)  _rw_read_held(l)
#define RW_WRITE_HELD(l) _rw_write_held(l)
#define RW_LOCK_HELD(l)  (RW_READ_HELD(l) || RW_WRITE_HELD(l))
#define SEMA_HELD(s)     _sema_held(s)
#endif
