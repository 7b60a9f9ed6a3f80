// fork in a program with threads: the child has one, its locks as pthread_atfork left them.
// flags: -pthread
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static volatile int stop, counter, prepared;

static void prepare(void) { pthread_mutex_lock(&lock); prepared++; }
static void release(void) { pthread_mutex_unlock(&lock); }

static void *work(void *argument)
{
    (void)argument;
    while (!stop) {
        pthread_mutex_lock(&lock);
        counter++;
        pthread_mutex_unlock(&lock);
        char *p = (char *)malloc(100);
        p[0] = 1;
        free(p);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_atfork(prepare, release, release);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, work, NULL);
    while (counter < 10)
        usleep(100);
    int good = 0;
    for (int i = 0; i < 10; i++) {
        pid_t child = fork();
        if (child == 0) {
            pthread_mutex_lock(&lock);
            int before = counter;
            usleep(200);
            int quiet = before == counter;
            char *p = (char *)malloc(1000);
            p[5] = 1;
            free(p);
            _exit(quiet ? 0 : 1);
        }
        int status;
        waitpid(child, &status, 0);
        good += status == 0;
    }
    stop = 1;
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", good, prepared);
}

/* stdout:
10 10
*/
