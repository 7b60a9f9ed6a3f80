// FUTEX_WAKE_OP: every operation and comparison; wake-ups by bit set; how many a requeue wakes and moves.
// qemu: no, it does not swap the bytes of FUTEX_WAKE_OP
// flags: -pthread
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include "answers.h"

static uint32_t first, second;

static void wake_op(const char *text, int op, int operand, int compare, int with, uint32_t old)
{
    second = old;
    long woken = syscall(SYS_futex, &first, FUTEX_WAKE_OP, 0, 0L, &second, FUTEX_OP(op, operand, compare, with));
    printf("%s: %ld, %x\n", text, woken, second);
}

static uint32_t gate, moved, awake;
static const uint32_t masks[] = {1, 2, 6, FUTEX_BITSET_MATCH_ANY};

static void *wait_for_bits(void *mask)
{
    __atomic_add_fetch(&awake, 1, __ATOMIC_SEQ_CST);
    syscall(SYS_futex, &gate, FUTEX_WAIT_BITSET, 0, NULL, NULL, *(const uint32_t *)mask);
    return NULL;
}

// Returns how many sleep at `word`: a requeue to the same word moves all and wakes none.
static long sleepers(uint32_t *word)
{
    return syscall(SYS_futex, word, FUTEX_CMP_REQUEUE, 0, (long)INT_MAX, word, 0);
}

static long wake(uint32_t bits, int most)
{
    return syscall(SYS_futex, &gate, FUTEX_WAKE_BITSET, most, NULL, NULL, bits);
}

static void operations(void)
{
    wake_op("set", FUTEX_OP_SET, 0x12, FUTEX_OP_CMP_EQ, 5, 5);
    wake_op("add", FUTEX_OP_ADD, 0x12, FUTEX_OP_CMP_NE, 5, 0xffffffff);
    wake_op("or", FUTEX_OP_OR, 0x12, FUTEX_OP_CMP_LT, 5, 0xc0000003);
    wake_op("andn", FUTEX_OP_ANDN, 0x12, FUTEX_OP_CMP_LE, 5, 0xff);
    wake_op("xor", FUTEX_OP_XOR, 0x12, FUTEX_OP_CMP_GT, 5, 0xff);
    wake_op("shifted", FUTEX_OP_OR | FUTEX_OP_OPARG_SHIFT, 31, FUTEX_OP_CMP_GE, 5, 1);
    wake_op("negative", FUTEX_OP_ADD, 0xfff, FUTEX_OP_CMP_GE, 5, 1);
    wake_op("no operation", 5, 1, FUTEX_OP_CMP_EQ, 5, 1);
    wake_op("no comparison", FUTEX_OP_SET, 1, 6, 5, 1);
    SHOW(call(futex, &first, FUTEX_WAKE_OP, 0, 0L, no_access(), 0));
    SHOW(call(futex, (char *)&first + 2, FUTEX_WAKE_OP, 0, 0L, &second, 0));
    SHOW(call(futex, &first, FUTEX_WAKE_OP, 0, 0L, (char *)&second + 1, 0));
}

// A comparison that holds wakes those at the second word too.
static void comparisons(void)
{
    static const struct {
        int compare, with;
        uint32_t old;
    } cases[] = {{FUTEX_OP_CMP_EQ, 7, 7}, {FUTEX_OP_CMP_EQ, 7, 6}, {FUTEX_OP_CMP_NE, 7, 7}, {FUTEX_OP_CMP_NE, 7, 6}, {FUTEX_OP_CMP_LT, 7, 7},
                 {FUTEX_OP_CMP_LT, 7, 6}, {FUTEX_OP_CMP_LT, 7, -1}, {FUTEX_OP_CMP_LE, 7, 8}, {FUTEX_OP_CMP_LE, 7, 7}, {FUTEX_OP_CMP_GT, 7, 7},
                 {FUTEX_OP_CMP_GT, 7, 8}, {FUTEX_OP_CMP_GE, 7, 6}, {FUTEX_OP_CMP_GE, 7, 7}, {FUTEX_OP_CMP_GE, 0xfff, -1}};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        pthread_t thread;
        awake = 0;
        gate = 0;
        must(-pthread_create(&thread, NULL, wait_for_bits, (void *)&masks[3]), "pthread_create");
        while (!awake || sleepers(&gate) != 1)
            sched_yield();
        gate = cases[i].old;
        long woken = syscall(SYS_futex, &first, FUTEX_WAKE_OP, 1, 1L, &gate, FUTEX_OP(FUTEX_OP_SET, 0, cases[i].compare, cases[i].with));
        printf("%d %d %d: %ld\n", cases[i].compare, cases[i].with, (int)cases[i].old, woken);
        wake(-1, 1);
        pthread_join(thread, NULL);
    }
}

static void bits(void)
{
    pthread_t threads[4];
    awake = gate = 0;
    for (int i = 0; i < 4; i++)
        must(-pthread_create(&threads[i], NULL, wait_for_bits, (void *)&masks[i]), "pthread_create");
    while (awake < 4 || sleepers(&gate) != 4)
        sched_yield();
    SHOW(wake(0, 9));
    SHOW(wake(8, 0));
    SHOW(wake(8, 9));
    SHOW(call(futex, &gate, FUTEX_CMP_REQUEUE, 0, 2L, &moved, 1));
    SHOW(call(futex, &gate, FUTEX_CMP_REQUEUE, -1, 2L, &moved, 0));
    SHOW(call(futex, &gate, FUTEX_CMP_REQUEUE, 0, -2L, &moved, 0));
    SHOW(call(futex, &gate, FUTEX_CMP_REQUEUE, 1, 1L, &moved, 0));
    SHOW(sleepers(&gate));
    SHOW(sleepers(&moved));
    SHOW(call(futex, &gate, FUTEX_REQUEUE, 0, 9L, &moved, 0));
    SHOW(call(futex, &moved, FUTEX_WAKE, 9));
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    SHOW(call(futex, &gate, FUTEX_WAIT_BITSET, 0, NULL, NULL, 0));
    SHOW(call(futex, &gate, FUTEX_WAIT_BITSET, 1, NULL, NULL, 1));
    SHOW(call(futex, &gate, 99, 0));
    SHOW(call(futex, no_access(), FUTEX_WAIT, 0, NULL));
    SHOW(call(futex, &gate, FUTEX_WAIT, 0, no_access()));
    SHOW(call(futex, &gate, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 0, &((struct timespec){0, 1000000000})));
    SHOW(call(futex, &gate, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 0, &((struct timespec){0, 1000})));
}

int main(void)
{
    operations();
    comparisons();
    bits();
}

/* stdout:
set: 0, 12
add: 0, 11
or: 0, c0000013
andn: 0, ed
xor: 0, ed
shifted: 0, 80000001
negative: 0, 0
no operation: -1, 1
no comparison: -1, 1
call(futex, &first, FUTEX_WAKE_OP, 0, 0L, no_access(), 0): EFAULT
call(futex, (char *)&first + 2, FUTEX_WAKE_OP, 0, 0L, &second, 0): EINVAL
call(futex, &first, FUTEX_WAKE_OP, 0, 0L, (char *)&second + 1, 0): EINVAL
0 7 7: 1
0 7 6: 0
1 7 7: 0
1 7 6: 1
2 7 7: 0
2 7 6: 1
2 7 -1: 1
3 7 8: 0
3 7 7: 1
4 7 7: 0
4 7 8: 1
5 7 6: 0
5 7 7: 1
5 4095 -1: 1
wake(0, 9): EINVAL
wake(8, 0) = 1
wake(8, 9) = 0
call(futex, &gate, FUTEX_CMP_REQUEUE, 0, 2L, &moved, 1): EAGAIN
call(futex, &gate, FUTEX_CMP_REQUEUE, -1, 2L, &moved, 0): EINVAL
call(futex, &gate, FUTEX_CMP_REQUEUE, 0, -2L, &moved, 0): EINVAL
call(futex, &gate, FUTEX_CMP_REQUEUE, 1, 1L, &moved, 0) = 2
sleepers(&gate) = 1
sleepers(&moved) = 1
call(futex, &gate, FUTEX_REQUEUE, 0, 9L, &moved, 0) = 1
call(futex, &moved, FUTEX_WAKE, 9) = 2
call(futex, &gate, FUTEX_WAIT_BITSET, 0, NULL, NULL, 0): EINVAL
call(futex, &gate, FUTEX_WAIT_BITSET, 1, NULL, NULL, 1): EAGAIN
call(futex, &gate, 99, 0): ENOSYS
call(futex, no_access(), FUTEX_WAIT, 0, NULL): EFAULT
call(futex, &gate, FUTEX_WAIT, 0, no_access()): EFAULT
call(futex, &gate, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 0, &((struct timespec){0, 1000000000})): EINVAL
call(futex, &gate, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 0, &((struct timespec){0, 1000})): ETIMEDOUT
*/
