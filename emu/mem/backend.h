/*
 * backend.h - the pages of an address space in host memory, and the contents of the store: what host windows and page tables do
 * differently.
 *
 * A backend shows pages: after window_zeros(), window_stored(), window_file() or window_local() for a range, space_host() of its pages is
 * their contents, as far as the page flags given allow an access. It decides nothing: which page has which home, flags and charge is
 * the business of pages.c. Pages are given by number. No function changes page flags or homes, but window_hide().
 *
 * There are two, chosen by the build (PRECIS_MEMORY). Host windows: flat.h, window.c, store_file.c, mappings.c, recycled.c, sparse.c,
 * guard.c. Page tables, where PRECIS_MEMORY_TABLES is defined: tables.h, tables.c.
 */
#ifndef PRECIS_EMU_MEM_BACKEND_H
#define PRECIS_EMU_MEM_BACKEND_H

#include "emu/mem/internal.h"

/* ---- page flags, homes and users --------------------------------------------------------------- */

/* Inline functions of tables.h or flat.h:
 *   flags_of(s, p), flags_set(s, p, flags)    the flags of page p; setting them has no effect where nothing is mapped
 *   flags_at(s, p), flags_end(p, end)         the flags of pages [p, flags_end(p, end)) are adjacent bytes
 *   home_of(s, p), home_set(s, p, home)       page_home
 *   homes_reserve(s, first, end)              allocates what home_set() needs; false without memory
 *   slot_users(slot, p), slot_set_users(slot, p, n)   the users of page p of a store slot, 0 and 1 being the same; after
 *                                             slot_count_users(), or n is 0 */
#ifdef PRECIS_MEMORY_TABLES
#include "emu/mem/tables.h"
#else
#include "emu/mem/flat.h"
#endif

/* Allocates the numbers of users of pages [first, end). Returns false without memory. */
bool slot_count_users(struct mem_slot *slot, uint64_t first, uint64_t end);

/* ---- the window -------------------------------------------------------------------------------- */

/* Allocates the pages of a new address space, none of them shown; parent: the one it is a fork of, or NULL. Returns false without memory or
 * addresses. */
bool window_new(struct space *s, const struct mem_account *account, const struct space *parent);
/* Frees them. */
void window_end(struct space *s);
/* Returns the bytes of its tables that are charged besides SPACE_TABLES_BYTES. */
uint64_t window_table_bytes(const struct space *s);
/* Returns whether [va, va + len), for which range_ok() is true, can be mapped without moving the window. */
bool window_holds(struct space *s, uint64_t va, uint64_t len);

/* Shows zeros, without separate contents; or, if the flags allow no access, nothing. Contents of local pages are lost. */
enum mem_fault_kind window_zeros(struct space *s, uint64_t first, uint64_t end, unsigned flags);
/* Shows pages of a store slot, from slot_page on. */
enum mem_fault_kind window_stored(struct space *s, uint64_t first, uint64_t end, unsigned flags, struct mem_slot *slot, uint64_t slot_page);
/* Shows pages of m, a shared mapping of a file. */
enum mem_fault_kind window_file(struct space *s, const struct map *m, uint64_t first, uint64_t end, unsigned flags);
/* Makes new local pages of zeros, writable until window_protect(). */
enum mem_fault_kind window_local(struct space *s, uint64_t first, uint64_t end);
/* Changes the access to pages that are shown. Returns false if the host refuses. */
bool window_protect(struct space *s, uint64_t first, uint64_t end, unsigned flags);
/* The same; if the host refuses, hides the whole window. */
void window_protect_or_hide(struct space *s, uint64_t first, uint64_t end, unsigned flags);
/* Shows nothing at [first, end), or hides the whole window. Those of shared objects are unmapped: an inaccessible mapping would keep the
 * object's memory, even after the guest has unmapped it, since nothing says then that pages are shown. */
void window_hide_pages(struct space *s, uint64_t first, uint64_t end, bool shared);
/* Shows nothing there and frees the contents of local pages. Returns false if it has hidden the whole window. */
bool window_drop(struct space *s, uint64_t first, uint64_t end);
/* Hides the whole window: every access faults again. Local pages and translated code are kept. Never fails. */
void window_hide(struct space *s);

/* Local pages: */
/* Reads len bytes of the file into pages [first, end), which are new. Returns false, with errno, if the host does. */
bool window_read_file(struct space *s, uint64_t first, uint64_t end, int fd, uint64_t offset);
/* Copies within the page at va to `out` or from `in`, whatever its protection. Returns false if the host refuses. */
bool window_copy(struct space *s, uint64_t va, void *out, const void *in, size_t len);
/* Returns whether the program has touched at least half of the pages [first, end). */
bool window_is_touched(const struct space *s, uint64_t first, uint64_t end);
/* Moves the contents of pages [first, end) to [to, ...). Returns false if the host refuses. */
bool window_move(struct space *s, uint64_t first, uint64_t end, uint64_t to);
/* Moves the contents of pages [first, end) to the same pages of a store slot, which have none. Returns false if the host refuses; they are
 * hidden then. */
bool window_to_slot(struct space *s, struct mem_slot *slot, uint64_t first, uint64_t end);

/* ---- shared files ------------------------------------------------------------------------------ */

/* Returns whether the file still has the page at va, which is accessible and has MEM_FILE. */
bool file_page_is_there(const struct space *s, uint64_t va);
/* Copies within that page to `out` or from `in`. Returns false if the file has become shorter. */
bool file_page_copy(const struct space *s, uint64_t va, void *out, const void *in, size_t len);
/* Writes len bytes within the page at file offset `page`, `at` bytes into it, as a store by the guest would: the file does not become
 * longer. Returns false if the host refuses. */
bool file_page_poke(const struct space *s, int fd, uint64_t page, uint64_t at, const void *in, size_t len);

/* ---- the store --------------------------------------------------------------------------------- */

/* Return false, with errno, if the host refuses. */
bool store_open(struct mem_store *st);
void store_close(struct mem_store *st);
/* Frees what the backend has for a store slot that is no longer used. */
void slot_end(struct mem_slot *slot);
/* Copy len bytes that begin `in_page` bytes into a page of the store slot. Return false if the host refuses. */
bool slot_read(const struct mem_slot *slot, uint64_t page, uint64_t in_page, void *out, size_t len);
bool slot_write(struct mem_slot *slot, uint64_t page, uint64_t in_page, const void *in, size_t len);
/* Makes pages [first, end), which have no users, zero, and frees their memory. */
void slot_discard(const struct mem_slot *slot, uint64_t first, uint64_t end);

/* ---- the host's mappings ------------------------------------------------------------------------ */

/* mappings.c: described there. */
void mappings_limit(struct mem_account *a); /* of a new account */
void account_enter(struct mem_account *a, struct space *s);
void account_leave(struct space *s);
bool account_near_limit(const struct space *s);

/* recycled.c: recycled address spaces. */
/* Call when the last reference to s, an address space that has forked or was forked, is gone. Returns true if its host window is kept
 * for the family's next fork. */
bool recycled_keep(struct space *s);
/* Returns a recycled address space for a fork of s, or NULL. It has no mappings, but its flags say which of s's private pages are still
 * installed. Pages that the fork will probably write have been copied to the host window's own store slot, as page_home says. */
struct space *recycled_take(struct space *s);
/* Free all recycled address spaces of a family. */
void recycled_free(struct mem_store *st);

#endif
