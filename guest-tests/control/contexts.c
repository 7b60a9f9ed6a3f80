// Coroutines with makecontext and swapcontext: two stacks, values passed both ways.
// qemu: not sparc64, it does not restore them
#include <ucontext.h>
#include "check.h"

static ucontext_t home, routine[2];
static char stacks[2][65536];
static int box;

static void produce(void)
{
    for (int i = 1; i <= 5; i++) {
        box = i * i;
        swapcontext(&routine[0], &routine[1]);
    }
    box = -1;
}

static void consume(void)
{
    double sum = 0;
    while (box != -1) {
        sum += box * 0.5;
        printf("got %d, %g\n", box, sum);
        swapcontext(&routine[1], &routine[0]);
    }
}

int main(void)
{
    void (*const body[2])(void) = {produce, consume};
    for (int i = 0; i < 2; i++) {
        getcontext(&routine[i]);
        routine[i].uc_stack.ss_sp = stacks[i];
        routine[i].uc_stack.ss_size = sizeof stacks[i];
        routine[i].uc_link = &home;
        makecontext(&routine[i], body[i], 0);
    }
    swapcontext(&home, &routine[0]);
    printf("home, %d\n", box);
}

/* stdout:
got 1, 0.5
got 4, 2.5
got 9, 7
got 16, 15
got 25, 27.5
home, -1
*/
