// Lists, matrices of shorts, a state machine over text, and a CRC that ties them together.
// bench: 900
#include "bench.h"

enum { ITEMS = 100, N = 12 };
struct item {
    struct item *next;
    short value, index;
};
static struct item pool[ITEMS];
static short ma[N][N], mb[N][N];
static int mc[N][N];

static __attribute__((noinline)) unsigned crc16(unsigned value, unsigned crc)
{
    for (int i = 0; i < 16; i++, value >>= 1)
        crc = crc >> 1 ^ ((crc ^ value) & 1 ? 0xa001 : 0);
    return crc;
}

static __attribute__((noinline)) struct item *merge(struct item *a, struct item *b)
{
    struct item head = {0}, *tail = &head;
    while (a && b) {
        struct item **least = a->value <= b->value ? &a : &b;
        tail = tail->next = *least;
        *least = (*least)->next;
    }
    tail->next = a ? a : b;
    return head.next;
}

static struct item *sort(struct item *l)
{
    if (!l || !l->next)
        return l;
    struct item *slow = l, *fast = l->next;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    struct item *half = slow->next;
    slow->next = NULL;
    return merge(sort(l), sort(half));
}

static __attribute__((noinline)) unsigned lists(unsigned seed)
{
    struct item *head = NULL;
    for (int i = 0; i < ITEMS; i++) {
        pool[i] = (struct item){head, (short)((seed = seed * 25173 + 13849) & 0x7fff), (short)i};
        head = &pool[i];
    }
    head = sort(head);
    unsigned crc = 0;
    for (struct item *p = head; p; p = p->next)
        crc = crc16((unsigned)(p->value ^ p->index), crc);
    return crc;
}

static __attribute__((noinline)) unsigned matrices(int seed)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            ma[i][j] = (short)(i * seed + j);
            mb[i][j] = (short)(j * seed - i);
        }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            mc[i][j] = 0;
            for (int k = 0; k < N; k++)
                mc[i][j] += (ma[i][k] * mb[k][j] >> 2 & 15) * (ma[i][k] >> 5 & 127);
        }
    unsigned sum = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            sum = sum * 5 + (unsigned)(mc[i][j] > mc[j][i] ? 10 : 1);
    return sum;
}

static __attribute__((noinline)) unsigned states(const char *text)
{
    enum { START, SIGN, INTEGER, FRACTION, EXPONENT, WORD, BAD, KINDS } state = START;
    unsigned counts[KINDS] = {0};
    for (; *text; text++) {
        int c = *text;
        if (c == ',') {
            counts[state]++;
            state = START;
            continue;
        }
        int digit = c >= '0' && c <= '9';
        switch (state) {
        case START: state = digit ? INTEGER : c == '+' || c == '-' ? SIGN : c == '.' ? FRACTION : WORD; break;
        case SIGN: state = digit ? INTEGER : c == '.' ? FRACTION : BAD; break;
        case INTEGER: state = digit ? INTEGER : c == '.' ? FRACTION : c == 'e' ? EXPONENT : BAD; break;
        case FRACTION: state = digit ? FRACTION : c == 'e' ? EXPONENT : BAD; break;
        case EXPONENT: state = digit || c == '-' ? EXPONENT : BAD; break;
        case WORD: state = digit ? BAD : WORD; break;
        default: break;
        }
    }
    unsigned crc = 0;
    for (int i = 0; i < KINDS; i++)
        crc = crc16(counts[i], crc);
    return crc;
}

int main(int argc, char **argv)
{
    unsigned crc = 0;
    for (int i = rounds(argc, argv) * 40; i > 0; i--) {
        crc = crc16(lists((unsigned)i), crc);
        crc = crc16(matrices(i), crc);
        crc = crc16(states("5012,1234,-874,+122,35.54400,.1234500,-110.700,+0.64400,5.500e3,-.123e-2,-87e,0.1.2,T0.3e-1F,hello,x9,1e-,,"), crc);
    }
    printf("%04x\n", crc);
}

/* stdout:
c1f8
*/
