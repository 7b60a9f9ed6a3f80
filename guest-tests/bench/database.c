// A small database: rows in a B-tree by key, a second tree as an index, range queries, a join, updates and deletions.
// bench: 80
#include "bench.h"

enum { ORDER = 32, ROWS = 8000, GROUPS = 97 };

struct row {
    uint32_t key, group, amount;
    char name[20];
};
struct page {
    int n, leaf;
    uint64_t key[ORDER];
    void *to[ORDER + 1]; /* pages, or in a leaf rows */
};

static struct page *pages;
static unsigned pages_used, pages_room;
static struct row *rows;

static struct page *new_page(int leaf)
{
    if (pages_used == pages_room) {
        printf("no pages are left\n");
        exit(1);
    }
    struct page *p = &pages[pages_used++];
    p->n = 0;
    p->leaf = leaf;
    return p;
}

/* The first place whose key is not below `key`. */
static int place_in(const struct page *p, uint64_t key)
{
    int low = 0, high = p->n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (p->key[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void insert_at(struct page *p, int i, uint64_t key, void *to, int behind)
{
    memmove(&p->key[i + 1], &p->key[i], (size_t)(p->n - i) * sizeof p->key[0]);
    memmove(&p->to[i + behind + 1], &p->to[i + behind], (size_t)(p->n - i) * sizeof p->to[0]);
    p->key[i] = key;
    p->to[i + behind] = to;
    p->n++;
}

/* A full page becomes two: returns the new right one and what separates them. */
static struct page *split(struct page *p, uint64_t *separator)
{
    struct page *right = new_page(p->leaf);
    int half = ORDER / 2;
    *separator = p->key[half - p->leaf];
    right->n = ORDER - half - !p->leaf;
    memcpy(right->key, &p->key[ORDER - right->n], (size_t)right->n * sizeof p->key[0]);
    memcpy(right->to, &p->to[ORDER - right->n], (size_t)(right->n + !p->leaf) * sizeof p->to[0]);
    p->n = half;
    return right;
}

static struct page *insert(struct page *root, uint64_t key, struct row *row)
{
    if (root->n == ORDER) {
        struct page *above = new_page(0);
        uint64_t separator;
        above->to[0] = root;
        insert_at(above, 0, 0, split(root, &separator), 1);
        above->key[0] = separator;
        root = above;
    }
    struct page *p = root;
    while (!p->leaf) {
        int i = place_in(p, key);
        struct page *below = p->to[i];
        if (below->n == ORDER) {
            uint64_t separator;
            struct page *right = split(below, &separator);
            insert_at(p, i, separator, right, 1);
            below = key > separator ? right : below;
        }
        p = below;
    }
    insert_at(p, place_in(p, key), key, row, 0);
    return root;
}

static struct row *find(const struct page *p, uint64_t key)
{
    while (!p->leaf)
        p = p->to[place_in(p, key)];
    int i = place_in(p, key);
    return i < p->n && p->key[i] == key ? p->to[i] : NULL;
}

static int delete(struct page *p, uint64_t key)
{
    while (!p->leaf)
        p = p->to[place_in(p, key)];
    int i = place_in(p, key);
    if (i >= p->n || p->key[i] != key)
        return 0;
    p->n--;
    memmove(&p->key[i], &p->key[i + 1], (size_t)(p->n - i) * sizeof p->key[0]);
    memmove(&p->to[i], &p->to[i + 1], (size_t)(p->n - i) * sizeof p->to[0]);
    return 1;
}

typedef void visit_fn(void *context, struct row *row);

static void scan(const struct page *p, uint64_t from, uint64_t to, visit_fn *visit, void *context)
{
    for (int i = place_in(p, from); i <= p->n; i++) {
        if (!p->leaf)
            scan(p->to[i], from, to, visit, context);
        else if (i < p->n && p->key[i] <= to)
            visit(context, p->to[i]);
        if (i < p->n && p->key[i] > to)
            return;
    }
}

struct sum {
    uint64_t amount;
    unsigned rows;
    const struct page *table;
};

static void add_amount(void *context, struct row *row)
{
    struct sum *s = context;
    s->amount += row->amount;
    s->rows += row->name[0] != 'x';
}

/* The row with half the key, if its name begins alike. */
static void join(void *context, struct row *row)
{
    struct sum *s = context;
    const struct row *other = find(s->table, row->key / 2);
    if (other && strncmp(other->name, row->name, 5) == 0)
        s->amount += other->amount, s->rows++;
}

static int by_amount(const void *a, const void *b)
{
    const struct row *x = *(struct row *const *)a, *y = *(struct row *const *)b;
    if (x->amount != y->amount)
        return x->amount < y->amount ? -1 : 1;
    return x->key < y->key ? -1 : x->key > y->key;
}

static uint64_t run(uint32_t seed)
{
    static struct row *sorted[ROWS];
    struct page *table = (pages_used = 0, new_page(1)), *index = new_page(1);
    struct sum s = {0, 0, NULL};
    int deleted = 0;

    for (unsigned i = 0; i < ROWS; i++) {
        struct row *r = &rows[i];
        r->key = (i * 7919u + seed) % 65521u;
        r->group = next_random(&seed) % GROUPS;
        r->amount = next_random(&seed) % 10000;
        memcpy(r->name, "name ", 5);
        for (unsigned k = 5, n = r->key; k < 12; k++, n /= 10)
            r->name[k] = (char)('0' + n % 10);
        r->name[12] = 0;
        table = insert(table, r->key, r);
        index = insert(index, (uint64_t)r->group << 32 | r->key, r);
        sorted[i] = r;
    }
    s.table = table;
    for (uint64_t group = 0; group < GROUPS; group++)
        scan(index, group << 32, group << 32 | 0xffffffff, group % 3 ? add_amount : join, &s);
    for (unsigned from = 0; from < 60000; from += 500)
        scan(table, from, from + 900, add_amount, &s);
    for (unsigned i = 0; i < ROWS; i += 3) {
        struct row *r = find(table, rows[i].key);
        r->amount += i;
        deleted += i % 2 ? delete(table, rows[i].key) : 0;
    }
    for (uint32_t key = 0; key < 20000; key++)
        s.rows += find(table, key) != NULL;
    qsort(sorted, ROWS, sizeof sorted[0], by_amount);
    return s.amount * 31 + s.rows * 7 + sorted[ROWS / 2]->key + (unsigned)deleted;
}

int main(int argc, char **argv)
{
    uint64_t result = 0;
    rows = malloc(ROWS * sizeof *rows);
    pages_room = 3000;
    pages = malloc(pages_room * sizeof *pages);
    for (int r = rounds(argc, argv); r > 0; r--)
        result = run(1);
    printf("%llu\n", (unsigned long long)result);
}

/* stdout:
2890592090
*/
