/*
 * group_list.h - supplementary groups: lists that threads share, because nearly all have that of their parent.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_GROUP_LIST_H
#define PRECIS_EMU_KERNEL_CORE_GROUP_LIST_H

#include <stdbool.h>
#include "emu/kernel/core/process.h"

struct mem_account;

enum { GROUPS_MOST = 65536 }; /* NGROUPS_MAX of Linux */

struct group_list {
    unsigned refs, count;
    unsigned gids[]; /* ascending, as getgroups(2) gives them in Linux */
};

/* A list with one reference and room for count gids, 1 to GROUPS_MOST; NULL: out of the machine's memory. */
struct group_list *groups_new(struct mem_account *memory, unsigned count);
/* Call when its gids are known. */
void groups_sort(struct group_list *g);
void groups_unref(struct group_list *g); /* NULL is allowed */
/* Returns whether g, which may be NULL, contains gid. */
bool groups_contain(const struct group_list *g, unsigned gid);

/* Copies credentials over others. The list of groups, which both then share, has a reference more, and the old one a reference less. */
void credentials_copy(struct credentials *to, const struct credentials *from);

#endif
