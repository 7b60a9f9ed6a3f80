// System V and POSIX interprocess communication: shared memory, semaphores, message queues.
// native: no, it counts all objects of the system
// qemu: no, its numbers of the calls
#include <fcntl.h>
#include <semaphore.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    int id = shmget(IPC_PRIVATE, 100000, IPC_CREAT | 0600);
    CHECK(id != -1);
    int *shared = (int *)shmat(id, NULL, 0);
    CHECK(shared != (void *)-1 && shared[1000] == 0);
    int s = semget(IPC_PRIVATE, 2, IPC_CREAT | 0600);
    CHECK(s != -1);
    if (fork() == 0) {
        struct sembuf wait_for = {0, -1, 0};
        must(semop(s, &wait_for, 1), "semop");
        shared[1000] += 5;
        _exit(0);
    }
    shared[1000] = 37;
    struct sembuf post = {0, 1, 0};
    CHECK(semop(s, &post, 1) == 0);
    wait(NULL);
    CHECK(shared[1000] == 42);
    CHECK(shmdt(shared) == 0 && shmctl(id, IPC_RMID, NULL) == 0 && semctl(s, 0, IPC_RMID) == 0);
    int q = msgget(IPC_PRIVATE, IPC_CREAT | 0600);
    struct {
        long type;
        char text[20];
    } m = {7, "message"};
    CHECK(msgsnd(q, &m, 8, 0) == 0);
    m.type = 0;
    CHECK(msgrcv(q, &m, 20, 7, 0) == 8 && m.type == 7);
    CHECK(msgrcv(q, &m, 20, 7, IPC_NOWAIT) == -1 && errno == ENOMSG);
    CHECK(msgctl(q, IPC_RMID, NULL) == 0);
}

/* stdout:
yes id != -1
yes shared != (void *)-1 && shared[1000] == 0
yes s != -1
yes semop(s, &post, 1) == 0
yes shared[1000] == 42
yes shmdt(shared) == 0 && shmctl(id, IPC_RMID, NULL) == 0 && semctl(s, 0, IPC_RMID) == 0
yes msgsnd(q, &m, 8, 0) == 0
yes msgrcv(q, &m, 20, 7, 0) == 8 && m.type == 7
yes msgrcv(q, &m, 20, 7, IPC_NOWAIT) == -1 && errno == ENOMSG
yes msgctl(q, IPC_RMID, NULL) == 0
*/
