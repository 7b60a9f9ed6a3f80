// The program ends with main's status while threads still run; main that leaves by pthread_exit lets the others finish.
// flags: -pthread
// status: 5
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void *endless(void *argument)
{
    (void)argument;
    for (;;)
        pause();
    return NULL;
}

static void *finish(void *argument)
{
    usleep(10000);
    printf("the last thread, %d\n", (int)(intptr_t)argument);
    fflush(stdout);
    return NULL;
}

int main(void)
{
    pthread_t t;
    fflush(stdout);
    if (fork() == 0) {
        pthread_create(&t, NULL, finish, (void *)1);
        pthread_exit(NULL);
    }
    int status;
    wait(&status);
    printf("%d\n", status);
    for (int i = 0; i < 5; i++)
        pthread_create(&t, NULL, endless, NULL);
    exit(5);
}

/* stdout:
the last thread, 1
0
*/
