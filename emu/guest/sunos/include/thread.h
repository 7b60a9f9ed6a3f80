/* <thread.h> of SunOS: threads of libthread. */
#ifndef _THREAD_INCLUDED
#define _THREAD_INCLUDED
#include <signal.h>
#include <synch.h>
#include <time.h>

typedef unsigned thread_t, thread_key_t;

#define THR_BOUND     1
#define THR_NEW_LWP   2
#define THR_DETACHED  0x40
#define THR_SUSPENDED 0x80
#define THR_DAEMON    0x100
#define THR_MIN_STACK thr_min_stack()

int thr_continue(thread_t);
int thr_create(void *, size_t, void *(*)(void *), void *, long, thread_t *);
void thr_exit(void *) __attribute__((noreturn));
int thr_getconcurrency(void);
int thr_getprio(thread_t, int *);
int thr_getspecific(thread_key_t, void **);
int thr_join(thread_t, thread_t *, void **);
int thr_keycreate(thread_key_t *, void (*)(void *));
int thr_kill(thread_t, int);
int thr_main(void);
size_t thr_min_stack(void);
thread_t thr_self(void);
int thr_setconcurrency(int);
int thr_setprio(thread_t, int);
int thr_setspecific(thread_key_t, void *);
int thr_sigsetmask(int, const sigset_t *, sigset_t *);
int thr_stksegment(stack_t *);
int thr_suspend(thread_t);
void thr_yield(void);
#endif
