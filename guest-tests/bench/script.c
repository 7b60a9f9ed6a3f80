// A scripting language: a parser, a tree of nodes with a function each, tables with string keys, strings that are joined.
// bench: 400
#include "bench.h"

/* ---- values and tables ---- */

enum type { NIL, NUMBER, STRING, TABLE };
struct string {
    unsigned hash, length;
    struct string *next;
    char text[];
};
struct value {
    enum type type;
    union {
        int number;
        struct string *string;
        struct table *table;
    };
};
struct entry {
    struct value key, value;
};
struct table {
    unsigned size, used;
    struct entry *entries;
};

/* Everything that a run makes lies here and goes at once. */
static char *pool;
static size_t pool_used;
enum { POOL = 3 << 20, STRINGS = 1 << 10 };
static struct string *strings[STRINGS];

static void *take(size_t n)
{
    n = (n + 7) & ~(size_t)7;
    if (pool_used + n > POOL) {
        printf("the pool is empty\n");
        exit(1);
    }
    pool_used += n;
    return memset(pool + pool_used - n, 0, n);
}

static struct string *intern(const char *a, unsigned n, const char *b, unsigned m)
{
    unsigned h = 5381;
    for (unsigned i = 0; i < n; i++)
        h = h * 33 ^ (unsigned char)a[i];
    for (unsigned i = 0; i < m; i++)
        h = h * 33 ^ (unsigned char)b[i];
    for (struct string *s = strings[h % STRINGS]; s; s = s->next)
        if (s->hash == h && s->length == n + m && memcmp(s->text, a, n) == 0 && memcmp(s->text + n, b, m) == 0)
            return s;
    struct string *s = take(sizeof *s + n + m + 1);
    s->hash = h;
    s->length = n + m;
    memcpy(s->text, a, n);
    memcpy(s->text + n, b, m);
    s->next = strings[h % STRINGS];
    return strings[h % STRINGS] = s;
}

static unsigned hash_of(struct value v)
{
    return v.type == STRING ? v.string->hash : (unsigned)v.number * 2654435761u >> 7;
}

static int equal(struct value a, struct value b)
{
    return a.type == b.type && (a.type == STRING ? a.string == b.string : a.number == b.number);
}

static struct value *slot_of(struct table *t, struct value key)
{
    unsigned i = hash_of(key) & (t->size - 1);
    while (t->entries[i].key.type != NIL && !equal(t->entries[i].key, key))
        i = (i + 1) & (t->size - 1);
    if (t->entries[i].key.type == NIL) {
        t->entries[i].key = key;
        t->used++;
    }
    return &t->entries[i].value;
}

static void put(struct table *t, struct value key, struct value v)
{
    if (t->used * 2 >= t->size) {
        struct table wide = {t->size ? t->size * 2 : 8, 0, NULL};
        wide.entries = take(wide.size * sizeof *wide.entries);
        for (unsigned i = 0; i < t->size; i++)
            if (t->entries[i].key.type != NIL)
                *slot_of(&wide, t->entries[i].key) = t->entries[i].value;
        *t = wide;
    }
    *slot_of(t, key) = v;
}

static struct value get(struct table *t, struct value key)
{
    for (unsigned i = hash_of(key); t->size; i++) {
        struct entry *e = &t->entries[i & (t->size - 1)];
        if (e->key.type == NIL)
            break;
        if (equal(e->key, key))
            return e->value;
    }
    return (struct value){.type = NIL};
}

/* ---- the tree ---- */

struct node {
    struct value (*run)(struct node *n);
    struct node *a, *b, *c;
    struct value constant;
    int variable;
};
static struct value variables[26];
static struct value nothing;

static struct value number(int n)
{
    return (struct value){.type = NUMBER, .number = n};
}

static int truth(struct value v)
{
    return v.type != NIL && !(v.type == NUMBER && v.number == 0);
}

static struct value run_constant(struct node *n) { return n->constant; }
static struct value run_variable(struct node *n) { return variables[n->variable]; }
static struct value run_assign(struct node *n) { return variables[n->variable] = n->a->run(n->a); }
static struct value run_sub(struct node *n) { return number((int)((unsigned)n->a->run(n->a).number - (unsigned)n->b->run(n->b).number)); }
static struct value run_mul(struct node *n) { return number((int)((unsigned)n->a->run(n->a).number * (unsigned)n->b->run(n->b).number)); }
static struct value run_mod(struct node *n) { return number((int)((unsigned)n->a->run(n->a).number % (unsigned)n->b->run(n->b).number)); }
static struct value run_less(struct node *n) { return number(n->a->run(n->a).number < n->b->run(n->b).number); }
static struct value run_equal(struct node *n) { return number(equal(n->a->run(n->a), n->b->run(n->b))); }

/* Numbers are added; strings are joined, numbers as their digits. */
static struct value run_add(struct node *n)
{
    struct value a = n->a->run(n->a), b = n->b->run(n->b);
    if (a.type == NUMBER && b.type == NUMBER)
        return number((int)((unsigned)a.number + (unsigned)b.number));
    char digits[2][12];
    const char *text[2];
    unsigned length[2];
    for (int i = 0; i < 2; i++) {
        struct value v = i ? b : a;
        if (v.type == STRING) {
            text[i] = v.string->text, length[i] = v.string->length;
            continue;
        }
        char *p = digits[i] + 12;
        unsigned k = v.type == NUMBER ? (unsigned)v.number : 0;
        do
            *--p = (char)('0' + k % 10);
        while (k /= 10);
        text[i] = p, length[i] = (unsigned)(digits[i] + 12 - p);
    }
    return (struct value){.type = STRING, .string = intern(text[0], length[0], text[1], length[1])};
}

static struct value run_index(struct node *n)
{
    struct value t = n->a->run(n->a);
    return t.type == TABLE ? get(t.table, n->b->run(n->b)) : nothing;
}

static struct value run_store(struct node *n)
{
    struct value t = n->a->run(n->a), key = n->b->run(n->b), v = n->c->run(n->c);
    if (t.type == TABLE)
        put(t.table, key, v);
    return v;
}

static struct value run_table(struct node *n)
{
    (void)n;
    return (struct value){.type = TABLE, .table = take(sizeof(struct table))};
}

static struct value run_while(struct node *n)
{
    while (truth(n->a->run(n->a)))
        n->b->run(n->b);
    return nothing;
}

static struct value run_if(struct node *n)
{
    struct node *branch = truth(n->a->run(n->a)) ? n->b : n->c;
    return branch ? branch->run(branch) : nothing;
}

static struct value run_sequence(struct node *n)
{
    n->a->run(n->a);
    return n->b->run(n->b);
}

/* ---- the parser: prefix notation, one letter a variable ---- */

static const char *at;

static struct node *make(struct value (*run)(struct node *), struct node *a, struct node *b, struct node *c)
{
    struct node *n = take(sizeof *n);
    *n = (struct node){.run = run, .a = a, .b = b, .c = c};
    return n;
}

static struct node *parse(void);

static struct node *block(void)
{
    struct node *first = parse();
    while (*at == ' ' || *at == '\n')
        at++;
    if (*at == '}') {
        at++;
        return first;
    }
    return make(run_sequence, first, block(), NULL);
}

static struct node *constant(struct value v)
{
    struct node *n = make(run_constant, NULL, NULL, NULL);
    n->constant = v;
    return n;
}

static struct node *parse(void)
{
    static const struct { char sign; struct value (*run)(struct node *); int operands; } forms[] = {
        {'+', run_add, 2}, {'-', run_sub, 2}, {'*', run_mul, 2}, {'%', run_mod, 2}, {'<', run_less, 2}, {'=', run_equal, 2},
        {'@', run_index, 2}, {'#', run_store, 3}, {'W', run_while, 2}, {'I', run_if, 3}, {'T', run_table, 0}};
    while (*at == ' ' || *at == '\n')
        at++;
    char c = *at++;
    if (c == '{')
        return block();
    if (c >= '0' && c <= '9') {
        int v = c - '0';
        while (*at >= '0' && *at <= '9')
            v = v * 10 + *at++ - '0';
        return constant(number(v));
    }
    if (c == '"') {
        const char *from = at;
        while (*at++ != '"')
            ;
        return constant((struct value){.type = STRING, .string = intern(from, (unsigned)(at - 1 - from), "", 0)});
    }
    if (c >= 'a' && c <= 'z') {
        struct node *n = make(*at == ':' ? run_assign : run_variable, NULL, NULL, NULL);
        n->variable = c - 'a';
        if (*at == ':')
            at++, n->a = parse();
        return n;
    }
    for (unsigned i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (forms[i].sign != c)
            continue;
        struct node *operand[3] = {NULL, NULL, NULL};
        for (int k = 0; k < forms[i].operands; k++)
            operand[k] = parse();
        return make(forms[i].run, operand[0], operand[1], operand[2]);
    }
    printf("what is %c?\n", c);
    exit(1);
}

/* Primes by a table of what is crossed out; then words counted by name. */
static const char program[] =
    "{ t:T n:2 p:0 W < n 3000 { I = @ t n 1 0 { p:+ p 1 m:* n n W < m 3000 { # t m 1 m:+ m n } } n:+ n 1 }"
    "  w:T i:0 s:1 W < i 6000 { s:% + * s 1103 12345 32749 k:+ \"word\" % s 200 # w k + 1 I @ w k @ w k 0 i:+ i 1 }"
    "  i:0 b:0 W < i 200 { c: @ w + \"word\" i I < b c b:c 0 i:+ i 1 } }";

int main(int argc, char **argv)
{
    pool = malloc(POOL);
    unsigned h = 0;
    for (int r = rounds(argc, argv); r > 0; r--) {
        memset(strings, 0, sizeof strings);
        memset(variables, 0, sizeof variables);
        pool_used = 0;
        at = program;
        struct node *n = parse();
        n->run(n);
        h = (unsigned)variables['p' - 'a'].number * 1000 + (unsigned)variables['b' - 'a'].number;
    }
    printf("%u\n", h);
}

/* stdout:
430044
*/
