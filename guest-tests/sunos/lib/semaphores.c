// Semaphores of libthread in memory that two processes share.
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread.h>
#include <unistd.h>

long _write(int, const void *, size_t);

int main(void)
{
    sema_t *s = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
    volatile int *value = (volatile int *)(s + 2);

    printf("init %d %d %d\n", sema_init(s, 0, USYNC_PROCESS, NULL), sema_init(s + 1, 1, USYNC_PROCESS, NULL), sema_init(s + 1, ~0u, 0, NULL));
    printf("busy %d\n", sema_trywait(s));
    fflush(stdout);
    if (fork() == 0) {
        for (int i = 0; i < 10; i++) {
            thr_yield();
            sema_wait(s + 1);
            *value = *value * 2 + 1;
            sema_post(s + 1);
        }
        sema_post(s);
        _exit(0);
    }
    printf("wait %d\n", sema_wait(s));
    printf("value %d\n", *value);
    wait(NULL);
    printf("free %d %d\n", sema_trywait(s + 1), sema_destroy(s));
    fflush(stdout);
    return _write(1, "end\n", 4) != 4;
}

/* stdout:
init 0 0 22
busy 16
wait 0
value 1023
free 0 0
end
*/
