/*
 * charge.h - memory of the host that counts towards a machine's limit (--max-memory).
 *
 * A charge belongs to an object and has a size; there is no other way to charge an account. Setting the size replaces the earlier one, and
 * ending it takes back all of it, once, so charging and discharging cannot get out of balance. An object on the heap has its charge in
 * front of it:
 *
 *     struct pipe *p = mem_new(k->memory, sizeof *p);        NULL: the account or the host's memory is used up
 *     ...
 *     mem_free(p);
 *
 * An object that is elsewhere (a file of the host, pages of an address space) contains a struct mem_charge:
 *
 *     if (!mem_charge_set(&segment->charge, k->memory, bytes))
 *         return NULL;
 *     ...
 *     mem_charge_end(&segment->charge);
 *
 * When a machine has ended, and its objects are freed, nothing is charged any more: kernel_free() reports a bug otherwise.
 */
#ifndef PRECIS_EMU_MEM_CHARGE_H
#define PRECIS_EMU_MEM_CHARGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct mem_account;

/* All bytes zero: nothing is charged. */
struct mem_charge {
    struct mem_account *account; /* outlives the charge */
    uint64_t bytes;
};

/* Changes the charge to `bytes`. Returns false, and changes nothing, if it would grow beyond the account's amount. An account stays the
 * same until mem_charge_end(). */
bool mem_charge_set(struct mem_charge *c, struct mem_account *a, uint64_t bytes);
/* The same for what exists already, or cannot be refused: the account may exceed its amount. */
void mem_charge_force(struct mem_charge *c, struct mem_account *a, uint64_t bytes);
/* Changes the charge to 0. */
void mem_charge_end(struct mem_charge *c);
/* Returns the bytes that all charges of the account add up to. */
uint64_t mem_account_used(const struct mem_account *a);

/* Allocates a charged object of zeros. Returns NULL if the account's amount or the host's memory is used up. */
void *mem_new(struct mem_account *a, size_t bytes);
/* The same without the zeros: the contents are undefined. */
void *mem_new_unset(struct mem_account *a, size_t bytes);
/* Changes the size of a charged object (NULL: a new one); what it gains is zeros. NULL: as for mem_new(), and the object is unchanged. */
void *mem_resize(struct mem_account *a, void *object, size_t bytes);
/* Returns a charged copy of a string. NULL: as for mem_new(), or `text` is NULL. */
char *mem_text(struct mem_account *a, const char *text);
/* As mem_new(), mem_resize() and mem_text(), whatever the account's amount: for what no call can refuse. Returns NULL if the host's memory
 * is used up. */
void *mem_new_always(struct mem_account *a, size_t bytes);
void *mem_resize_always(struct mem_account *a, void *object, size_t bytes);
char *mem_text_always(struct mem_account *a, const char *text);
/* Frees an object of the functions above; NULL: no effect. */
void mem_free(void *object);

#endif
