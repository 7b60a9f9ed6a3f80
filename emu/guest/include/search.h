/* <search.h>. */
#ifndef _SEARCH_INCLUDED
#define _SEARCH_INCLUDED
#include <stddef.h>

typedef struct entry {
    char *key;
    void *data;
} ENTRY;
typedef enum { FIND, ENTER } ACTION;
typedef enum { preorder, postorder, endorder, leaf } VISIT;
struct hsearch_data {
    void *table;
    size_t size;
};

int hcreate(size_t);
int hcreate_r(size_t, struct hsearch_data *);
void hdestroy(void);
void hdestroy_r(struct hsearch_data *);
ENTRY *hsearch(ENTRY, ACTION);
int hsearch_r(ENTRY, ACTION, ENTRY **, struct hsearch_data *);
void insque(void *, void *);
void *lfind(const void *, const void *, size_t *, size_t, int (*)(const void *, const void *));
void *lsearch(const void *, void *, size_t *, size_t, int (*)(const void *, const void *));
void remque(void *);
void *tdelete(const void *, void **, int (*)(const void *, const void *));
void tdestroy(void *, void (*)(void *));
void *tfind(const void *, void *const *, int (*)(const void *, const void *));
void *tsearch(const void *, void **, int (*)(const void *, const void *));
void twalk(const void *, void (*)(const void *, VISIT, int));
#endif
