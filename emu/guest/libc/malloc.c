/* malloc.c - memory from mmap, in blocks of powers of two with a list of free ones each; large blocks have a mapping of their own size
 * class. */
#include "threads.h"

enum { SMALLEST = 5, LARGEST = sizeof(long) == 8 ? 40 : 30, CHUNK = 1 << 20, ALIGN = 16 };

struct block {
    size_t size_class;  /* log2 of the block's size, this head included */
    struct block *next; /* in the list of free blocks; before aligned memory: the block that it is in */
};
enum { HEAD = 16, ALIGNED = 255 }; /* ALIGNED: the size class before aligned memory */

static struct block *free_blocks[64];
static char *chunk, *chunk_end;

static void *from_system(size_t size)
{
    struct call_result r = system_call(SYS_mmap, 0L, size, (long)(PROT_READ | PROT_WRITE), (long)(MAP_PRIVATE | MAP_ANONYMOUS), -1L, 0L);

    return r.value < 0 && r.value > -4096 ? NULL : (void *)(uintptr_t)r.value;
}

static struct block *new_block(unsigned c)
{
    const size_t size = (size_t)1 << c;

    if (size >= CHUNK)
        return from_system(size);
    if ((size_t)(chunk_end - chunk) < size) {
        chunk = from_system(CHUNK);
        if (!chunk)
            return NULL;
        chunk_end = chunk + CHUNK;
    }
    chunk += size;
    return (struct block *)(chunk - size);
}

void *malloc(size_t size)
{
    unsigned c = SMALLEST;

    while (c <= LARGEST && (((size_t)1 << c) - HEAD < size))
        c++;
    if (c > LARGEST) {
        errno = ENOMEM;
        return NULL;
    }
    guard_enter();
    struct block *b = free_blocks[c];

    if (b)
        free_blocks[c] = b->next;
    else
        b = new_block(c);
    guard_leave();
    if (!b) {
        errno = ENOMEM;
        return NULL;
    }
    b->size_class = c;
    return (char *)b + HEAD;
}

static struct block *block_of(void *p)
{
    struct block *b = (struct block *)((char *)p - HEAD);

    return b->size_class == ALIGNED ? b->next : b;
}

void free(void *p)
{
    if (!p)
        return;
    struct block *b = block_of(p);

    guard_enter();
    b->next = free_blocks[b->size_class];
    free_blocks[b->size_class] = b;
    guard_leave();
}

void *calloc(size_t n, size_t size)
{
    if (size && n > (size_t)-1 / size) {
        errno = ENOMEM;
        return NULL;
    }
    void *p = malloc(n * size);

    return p ? memset(p, 0, n * size) : NULL;
}

void *realloc(void *p, size_t size)
{
    if (!p)
        return malloc(size);
    struct block *const b = block_of(p);
    const size_t room = (size_t)((char *)b + ((size_t)1 << b->size_class) - (char *)p);

    if (size <= room)
        return p;
    void *q = malloc(size);

    if (!q)
        return NULL;
    memcpy(q, p, room);
    free(p);
    return q;
}

void *memalign(size_t align, size_t size)
{
    if (!align || align & (align - 1)) {
        errno = EINVAL;
        return NULL;
    }
    if (align <= ALIGN)
        return malloc(size);
    if (size > (size_t)-1 - align - HEAD) {
        errno = ENOMEM;
        return NULL;
    }
    char *whole = malloc(size + align + HEAD);

    if (!whole)
        return NULL;
    char *p = (char *)(((uintptr_t)whole + HEAD + align - 1) & ~(uintptr_t)(align - 1));

    *(struct block *)(p - HEAD) = (struct block){ALIGNED, block_of(whole)};
    return p;
}

void *valloc(size_t size)
{
    extern int getpagesize(void);

    return memalign((size_t)getpagesize(), size);
}

/* The break, for programs with an allocator of their own. */
extern char *__break_now; /* set at the start */

int brk(void *end)
{
    if (CALL(SYS_brk, end) < 0)
        return -1;
    __break_now = end;
    return 0;
}

void *sbrk(long by)
{
    char *old = __break_now;

    return by && brk(old + by) ? (void *)-1 : old;
}

/* Returns the error number. */
int posix_memalign(void **out, size_t align, size_t size)
{
    if (align < sizeof(void *) || (align & (align - 1)))
        return EINVAL;
    void *p = memalign(align, size);

    if (p)
        *out = p;
    return p ? 0 : ENOMEM;
}
