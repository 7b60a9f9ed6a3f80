// How many messages of how many bytes a POSIX message queue may have, for user 0 and another one; a limit of one byte less than a queue needs.
// root: it becomes another user
// flags: -lrt
// native: no, its user 0 may lack CAP_SYS_RESOURCE
// qemu: no, it passes these limits to the host
#define _GNU_SOURCE
#include <fcntl.h>
#include <mqueue.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static const long counts[] = {1, 0, -1, 10, 11, 256, 65536, 65537, 1l << 30}, sizes[] = {1, 0, -1, 8192, 8193, 65536, (16 << 20) - 1, 16 << 20, (16 << 20) + 1, 1l << 30};
enum { COUNTS = sizeof counts / sizeof *counts, SIZES = sizeof sizes / sizeof *sizes };

static rlim_t most; // which a process may set

static const char *open_one(long count, long size)
{
    struct mq_attr attr = {.mq_maxmsg = count, .mq_msgsize = size};
    mq_unlink("/limits");
    const mqd_t queue = mq_open("/limits", O_CREAT | O_EXCL | O_RDWR, 0600, &attr);
    const char *answer = queue < 0 ? strerrorname_np(errno) : "ok";
    struct mq_attr got = {0};
    if (queue >= 0 && (mq_getattr(queue, &got) || got.mq_maxmsg != count || got.mq_msgsize != size || got.mq_curmsgs || got.mq_flags))
        answer = "changed";
    if (queue >= 0)
        mq_close(queue);
    mq_unlink("/limits");
    return answer;
}

// Reads a limit back and opens queues with bytes around it: the messages, and what the kernel needs for each.
static void around(void)
{
    for (long size = 1; size <= 8192; size = size * 8 + (size == 1) * 56) {
        long room = 0;
        for (long step = 1 << 18; step; step /= 2) {
            setrlimit(RLIMIT_MSGQUEUE, &(struct rlimit){(rlim_t)(room + step), most});
            if (strcmp(open_one(7, size), "ok") != 0)
                room += step;
        }
        const long more = room + 1 - 7 * size;
        printf("7 of %ld bytes: %s\n", size, more > 0 && more < 7 * 256 ? "some bytes for each" : "another number");
        setrlimit(RLIMIT_MSGQUEUE, &(struct rlimit){(rlim_t)room, most});
        printf(" a byte less: %s", open_one(7, size));
        setrlimit(RLIMIT_MSGQUEUE, &(struct rlimit){(rlim_t)room + 1, most});
        printf(", as many: %s\n", open_one(7, size));
    }
}

static void table(const char *who)
{
    for (int i = 0; i < COUNTS; i++) {
        printf("%s, %ld:", who, counts[i]);
        for (int j = 0; j < SIZES; j++)
            printf(" %s", open_one(counts[i], sizes[j]));
        printf("\n");
    }
}

int main(void)
{
    struct rlimit before;
    getrlimit(RLIMIT_MSGQUEUE, &before);
    most = before.rlim_max;
    setvbuf(stdout, NULL, _IOLBF, 0);
    setrlimit(RLIMIT_MSGQUEUE, &(struct rlimit){819200, most});
    table("user 0");
    around();
    if (!fork()) {
        must(setgid(1001) | setuid(1001), "setuid");
        setrlimit(RLIMIT_MSGQUEUE, &(struct rlimit){most, most});
        table("another user");
        around();
        exit(0);
    }
    wait(NULL);
}

/* stdout:
user 0, 1: ok EINVAL EINVAL ok ok ok EMFILE EMFILE EINVAL EINVAL
user 0, 0: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
user 0, -1: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
user 0, 10: ok EINVAL EINVAL ok ok ok EMFILE EMFILE EINVAL EINVAL
user 0, 11: ok EINVAL EINVAL ok ok ok EMFILE EMFILE EINVAL EINVAL
user 0, 256: ok EINVAL EINVAL EMFILE EMFILE EMFILE EMFILE EMFILE EINVAL EINVAL
user 0, 65536: EMFILE EINVAL EINVAL EMFILE EMFILE EMFILE EMFILE EMFILE EINVAL EINVAL
user 0, 65537: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
user 0, 1073741824: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
7 of 1 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
7 of 64 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
7 of 512 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
7 of 4096 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
another user, 1: ok EINVAL EINVAL ok EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, 0: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, -1: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, 10: ok EINVAL EINVAL ok EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, 11: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, 256: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, 65536: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, 65537: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
another user, 1073741824: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
7 of 1 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
7 of 64 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
7 of 512 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
7 of 4096 bytes: some bytes for each
 a byte less: EMFILE, as many: ok
*/
