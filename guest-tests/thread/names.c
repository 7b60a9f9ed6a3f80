// A new thread and a new process have the name of the thread that makes them; /proc/self/task/TID/comm is one thread's.
// only: hppa
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static pthread_barrier_t barrier;

static void show(const char *what)
{
    char name[16];

    pthread_getname_np(pthread_self(), name, sizeof name);
    printf("%s: %s\n", what, name);
    fflush(stdout);
}

static void *worker(void *unused)
{
    show("worker begins");
    pthread_barrier_wait(&barrier);
    pthread_barrier_wait(&barrier);
    show("worker");
    if (!fork()) {
        show("its child");
        _exit(0);
    }
    wait(NULL);
    return unused;
}

int main(void)
{
    pthread_t t;

    pthread_barrier_init(&barrier, NULL, 2);
    pthread_setname_np(pthread_self(), "first");
    pthread_create(&t, NULL, worker, NULL);
    pthread_barrier_wait(&barrier);
    printf("%d\n", pthread_setname_np(t, "fifteen letters"));
    printf("%d\n", pthread_setname_np(t, "sixteen letters!") != 0);
    pthread_barrier_wait(&barrier);
    pthread_join(t, NULL);
    show("main");
    return 0;
}
/* stdout:
worker begins: first
0
1
worker: fifteen letters
its child: fifteen letters
main: first
*/
