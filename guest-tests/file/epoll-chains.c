// How many epoll descriptors may watch one another in a chain, in whatever order it is built, and which ring is refused.
// qemu: no, its host decides
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include "answers.h"

enum { MOST = 10 };
static int e[MOST], end;

static const char *add(int to, int fd)
{
    struct epoll_event v = {.events = EPOLLIN};
    return epoll_ctl(to, EPOLL_CTL_ADD, fd, &v) ? strerrorname_np(errno) : "ok";
}

static void make(void)
{
    for (int i = 0; i < MOST; i++)
        e[i] = epoll_create1(0);
    end = eventfd(0, 0);
}

static void drop(void)
{
    for (int i = 0; i < MOST; i++)
        close(e[i]);
    close(end);
}

int main(void)
{
    make();
    printf("from the end:");
    for (int i = 0; i < MOST; i++)
        printf(" %s", add(e[i], i ? e[i - 1] : end));
    drop(), make();
    printf("\nfrom the head:");
    for (int i = 1; i < MOST; i++)
        printf(" %s", add(e[i - 1], e[i]));
    drop();
    for (int left = 1; left < 6; left++)
        for (int right = 1; right < 6; right++) {
            make();
            for (int i = 1; i < left; i++)
                add(e[i], e[i - 1]);
            for (int i = 1; i < right; i++)
                add(e[5 + i - 1 < MOST ? 5 + i - 1 : 0], e[5 + i < MOST ? 5 + i : 0]);
            printf("%s%d above %d: %s", right == 1 ? "\n" : ", ", left, right, add(e[0], e[5]));
            drop();
        }
    printf("\n");
    for (int length = 1; length < 6; length++) {
        make();
        for (int i = 1; i < length; i++)
            add(e[i - 1], e[i]);
        printf("a ring of %d: %s\n", length, add(e[length - 1], e[0]));
        drop();
    }
    make();
    static const int pairs[][2] = {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 0}};
    for (int i = 0; i < 5; i++)
        printf("%d watches %d: %s\n", pairs[i][0], pairs[i][1], add(e[pairs[i][0]], e[pairs[i][1]]));
    printf("none: %s\n", add(e[0], -1));
    printf("to an eventfd: %s\n", add(end, e[0]));
}

/* stdout:
from the end: ok ok ok ok ok ELOOP ok ok ok ok
from the head: ok ok ok ok ELOOP ok ok ok ok
1 above 1: ok, 1 above 2: ok, 1 above 3: ok, 1 above 4: ok, 1 above 5: ELOOP
2 above 1: ok, 2 above 2: ok, 2 above 3: ok, 2 above 4: ELOOP, 2 above 5: ELOOP
3 above 1: ok, 3 above 2: ok, 3 above 3: ELOOP, 3 above 4: ELOOP, 3 above 5: ELOOP
4 above 1: ok, 4 above 2: ELOOP, 4 above 3: ELOOP, 4 above 4: ELOOP, 4 above 5: ELOOP
5 above 1: ELOOP, 5 above 2: ELOOP, 5 above 3: ELOOP, 5 above 4: ELOOP, 5 above 5: ELOOP
a ring of 1: EINVAL
a ring of 2: ELOOP
a ring of 3: ELOOP
a ring of 4: ELOOP
a ring of 5: ELOOP
0 watches 1: ok
0 watches 2: ok
1 watches 3: ok
2 watches 3: ok
3 watches 0: ELOOP
none: EBADF
to an eventfd: EINVAL
*/
