// Dependent loads: walking and reversing a linked list that is scattered over memory.
// bench: 2000
#include "bench.h"

enum { N = 20000 };
static struct node {
    struct node *next;
    uint32_t value;
} nodes[N];

int main(int argc, char **argv)
{
    uint32_t sum = 0;
    struct node *head = NULL;
    for (uint32_t i = 0, at = 0; i < N; i++, at = (at + 7919) % N) {
        nodes[at].value = i;
        nodes[at].next = head;
        head = &nodes[at];
    }
    for (int r = rounds(argc, argv); r > 0; r--) {
        for (struct node *n = head; n; n = n->next)
            sum = sum * 3 + n->value;
        struct node *back = NULL;
        while (head) {
            struct node *next = head->next;
            head->next = back;
            back = head;
            head = next;
        }
        head = back;
    }
    printf("%08x\n", sum);
}

/* stdout:
242f9e30
*/
