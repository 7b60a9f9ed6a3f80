/*
 * loader_tls.c - thread-local storage. The thread pointer (%g7; x86: the base of %gs or %fs) leads to a struct lwp_tcb; the storage of the
 * program and of the libraries that are loaded with it lies below it. Libraries that are loaded later have blocks that __tls_get_addr()
 * allocates, for each thread when it uses them.
 */
#include "loader.h"

static word tls_size; /* of what has a place below the thread pointer */
static word tls_align = 8;

/* Of the modules that are loaded with the program. Each one's block ends at the offset below the thread pointer, at its alignment. */
void place_tls(struct module *m)
{
    for (; m; m = m->next)
        if (m->tls.id) {
            tls_size = (tls_size + m->tls.size + m->tls.align - 1) & ~(m->tls.align - 1);
            tls_align = m->tls.align > tls_align ? m->tls.align : tls_align;
            m->tls.offset = tls_size;
        }
}

/* In zeroed memory of tcb_room() bytes. */
static struct lwp_tcb *make_tcb(char *memory)
{
    struct lwp_tcb *tcb = (struct lwp_tcb *)(((word)memory + tls_size + tls_align - 1) & ~(tls_align - 1));

    tcb->self = tcb;
    tcb->memory = memory;
    for (const struct module *m = modules; m; m = m->next)
        if (m->tls.offset)
            memcpy((char *)tcb - m->tls.offset, (const void *)m->tls.image, m->tls.file_size);
    return tcb;
}

static word tcb_room(void)
{
    return tls_size + tls_align + sizeof(struct lwp_tcb);
}

struct lwp_tcb *first_tcb(void)
{
    return make_tcb(allocate(tcb_room()));
}

struct lwp_tcb *library_new_tcb(void)
{
    char *memory = calloc(1, tcb_room());

    return memory ? make_tcb(memory) : NULL;
}

struct tls_block {
    struct tls_block *next;
    const struct module *module;
    char *at;
};

void library_free_tcb(struct lwp_tcb *tcb)
{
    for (struct tls_block *b = tcb->blocks, *next; b; b = next) {
        next = b->next;
        free(b);
    }
    free(tcb->memory);
}

struct tls_index {
    word module, offset;
};

/* The thread's block of a library that was loaded later. */
static char *block_of(const struct module *m)
{
    struct lwp_tcb *tcb = thread_pointer();
    struct tls_block *b = tcb->blocks;

    while (b && b->module != m)
        b = b->next;
    if (b)
        return b->at;
    b = calloc(1, sizeof *b + m->tls.size + m->tls.align);
    if (!b)
        fatal("no memory for thread-local storage", m->name);
    char *at = (char *)(((word)(b + 1) + m->tls.align - 1) & ~(m->tls.align - 1));

    memcpy(at, (const void *)m->tls.image, m->tls.file_size);
    *b = (struct tls_block){tcb->blocks, m, at};
    tcb->blocks = b;
    return at;
}

void *__tls_get_addr(const struct tls_index *i)
{
    struct module *m = modules;

    while (m && m->tls.id != i->module)
        m = m->next;
    if (!m)
        fatal("thread-local storage of an unknown library", "ld.so.1");
    return (m->tls.offset ? (char *)thread_pointer() - m->tls.offset : block_of(m)) + i->offset;
}
