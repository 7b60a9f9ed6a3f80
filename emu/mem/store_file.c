/*
 * store_file.c - the sparse host file that holds guest memory.
 *
 * No other code turns a page of a store slot into an offset in the store's file, where the memory of other processes is.
 */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/fatal/fatal.h"
#include "emu/mem/window.h"

bool store_open(struct mem_store *st)
{
    st->fd = memfd_create("precis guest memory", MFD_CLOEXEC);
    int sized = -1;
    do
        sized = st->fd < 0 ? -1 : ftruncate(st->fd, (off_t)1 << STORE_BITS);
    while (sized < 0 && st->fd >= 0 && errno == EINTR);
    if (sized < 0 && st->fd >= 0)
        close(st->fd);
    return !sized;
}

void store_close(struct mem_store *st)
{
    close(st->fd);
}

void slot_end(struct mem_slot *slot)
{
    if (slot->page_uses)
        munmap(slot->page_uses, slot_pages(slot->store) * sizeof *slot->page_uses);
}

uint64_t slot_offset(const struct mem_slot *slot, uint64_t p)
{
    assert(p < slot_pages(slot->store));
    return ((uint64_t)slot->id << slot->store->window_bits) + (p << slot->store->page_shift);
}

bool slot_read(const struct mem_slot *slot, uint64_t page, uint64_t in_page, void *out, size_t len)
{
    return file_read(slot->store->fd, out, len, slot_offset(slot, page) + in_page) == len;
}

bool slot_write(struct mem_slot *slot, uint64_t page, uint64_t in_page, const void *in, size_t len)
{
    return file_write(slot->store->fd, in, len, slot_offset(slot, page) + in_page) == len;
}

void slot_discard(const struct mem_slot *slot, uint64_t first, uint64_t end)
{
    /* After a failure, stale bytes would be read where zeros are promised. */
    int rc;
    do
        rc = fallocate(slot->store->fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)slot_offset(slot, first),
                       (off_t)((end - first) << slot->store->page_shift));
    while (rc && errno == EINTR);
    if (rc)
        fatal(2, "the host cannot free memory: %s", strerror(errno));
}

bool slot_count_users(struct mem_slot *slot, uint64_t first, uint64_t end)
{
    (void)first, (void)end;
    if (slot->page_uses)
        return true;
    void *mem = mmap(NULL, slot_pages(slot->store) * sizeof *slot->page_uses, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    slot->page_uses = mem == MAP_FAILED ? NULL : mem;
    return slot->page_uses;
}
