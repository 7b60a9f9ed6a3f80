/*
 * loader_relocate.c - relocations: those of this file itself, then those that bind the program and the libraries to one another.
 *
 * Imports that no library has are listed; each one gets a stub that names it and ends the program.
 */
#include "loader.h"

#if defined __x86_64__
enum { TABLE = DT_RELA, TABLE_SIZE = DT_RELASZ };
enum {
    R_NONE = 0,
    R_64,
    R_PC32,
    R_COPY = 5,
    R_GLOB_DAT,
    R_JMP_SLOT,
    R_RELATIVE,
    R_32 = 10,
    R_32S,
    R_TLS_DTPMOD = 16,
    R_TLS_DTPOFF,
    R_TLS_TPOFF,
    R_PC64 = 24
};
#elif defined __i386__
enum { TABLE = DT_REL, TABLE_SIZE = DT_RELSZ };
enum { R_NONE = 0, R_32, R_PC32, R_COPY = 5, R_GLOB_DAT, R_JMP_SLOT, R_RELATIVE, R_TLS_TPOFF = 14, R_TLS_DTPMOD = 35, R_TLS_DTPOFF };
#else
enum { TABLE = DT_RELA, TABLE_SIZE = DT_RELASZ };
enum {
    R_NONE = 0,
    R_8,
    R_16,
    R_32,
    R_DISP8,
    R_DISP16,
    R_DISP32,
    R_WDISP30,
    R_WDISP22,
    R_HI22,
    R_22,
    R_13,
    R_LO10,
    R_COPY = 19,
    R_GLOB_DAT,
    R_JMP_SLOT,
    R_RELATIVE,
    R_UA32,
    R_64 = 32,
#ifdef __LP64__
    R_TLS_DTPMOD = 75,
    R_TLS_DTPOFF = 77,
    R_TLS_TPOFF = 79,
#else
    R_TLS_DTPMOD = 74,
    R_TLS_DTPOFF = 76,
    R_TLS_TPOFF = 78,
#endif
    R_UA64 = 54,
    R_UA16
};
#endif

/* ---- imports that no library has ------------------------------------------------------------------------------------------ */

static struct missing {
    struct missing *next;
    const char *name;
    u32 code[6];
} * missing, **missing_end = &missing;

#ifdef __sparc__
static void flush_code(const void *at)
{
    __asm__ volatile("flush %0" : : "r"(at) : "memory");
}
#endif

/* A stub that reports its name. */
static word stub_of(const char *name)
{
    struct missing *s = missing;
    const word target = (word)missing_import;

    while (s && strcmp(s->name, name))
        s = s->next;
    if (s)
        return (word)s->code;
    s = allocate(sizeof *s);
    s->name = copy(name);
#if defined __x86_64__
    const word name_at = (word)s->name;
    u8 *code = (u8 *)s->code;

    memcpy(code, "\x48\xb8", 2); /* movabsq $name, %rax */
    memcpy(code + 2, &name_at, 8);
    memcpy(code + 10, "\x49\xbb", 2); /* movabsq $target, %r11 */
    memcpy(code + 12, &target, 8);
    memcpy(code + 20, "\x41\xff\xe3", 3); /* jmp *%r11 */
#elif defined __i386__
    s->code[0] = (word)s->name << 8 | 0xb8; /* movl $name, %eax; jmp target */
    s->code[1] = (word)s->name >> 24 | 0xe900;
    s->code[1] |= (target - (word)s->code - 10) << 16;
    s->code[2] = (target - (word)s->code - 10) >> 16;
#else
    s->code[0] = 0x03000000 | (word)s->name >> 10;     /* sethi %hi(name), %g1 */
    s->code[1] = 0x82106000 | ((word)s->name & 0x3ff); /* or %g1, %lo(name), %g1 */
    s->code[2] = 0x05000000 | target >> 10;            /* sethi %hi(target), %g2 */
    s->code[3] = 0x81c0a000 | (target & 0x3ff);        /* jmp %g2 + %lo(target) */
    s->code[4] = 0x01000000;                           /* nop */
#endif
    *missing_end = s;
    missing_end = &s->next;
    return (word)s->code;
}

static void list_missing(void)
{
    if (!missing)
        return;
    print("precis: no library has:");
    for (const struct missing *s = missing; s; s = s->next) {
        print(" ");
        print(s->name);
    }
    print("\n");
    missing_end = &missing;
    missing = NULL;
}

/* ---- relocation ------------------------------------------------------------------------------------------------------------- */

#ifdef __sparc__
/* An entry of a linkage table: the instructions after its first one jump, the last one of them is written first. */
static void patch_plt(u32 *entry, word target)
{
    const u32 low = (u32)target;
#ifdef __LP64__
    const u32 high = (u32)(target >> 32);
    const u32 code[] = {
        0x03000000 | high >> 10,     /* sethi %hh(target), %g1 */
        0x0b000000 | low >> 10,      /* sethi %lm(target), %g5 */
        0x82106000 | (high & 0x3ff), /* or %g1, %hm(target), %g1 */
        0x83287020,                  /* sllx %g1, 32, %g1 */
        0x82104005,                  /* or %g1, %g5, %g1 */
        0x81c06000 | (low & 0x3ff),  /* jmp %g1 + %lo(target) */
        0x01000000,                  /* nop */
    };
#else
    const u32 code[] = {0x03000000 | low >> 10, 0x81c06000 | (low & 0x3ff)}; /* sethi, jmp; in its slot the next entry's first */
#endif

    for (u32 n = sizeof code / sizeof *code; n > 0; n--) {
        entry[n] = code[n - 1];
        flush_code(entry + n);
    }
}
#endif

#ifdef __sparc__
static void store16(u8 *at, word v)
{
    at[0] = (u8)(v >> 8);
    at[1] = (u8)v;
}

static void store32(u8 *at, word v)
{
    store16(at, v >> 16);
    store16(at + 2, v);
}
#endif

/* What a thread's pointer is less by, for a variable at `value` of the module. */
static word tls_distance(const struct module *m, word value)
{
    return value - m->tls.offset;
}

static word addend_of(const struct module *m, const struct rela *r)
{
#ifdef __i386__
    return RELA_TYPE(r->info) == R_GLOB_DAT || RELA_TYPE(r->info) == R_JMP_SLOT ? 0 : *(const word *)(m->base + r->offset);
#else
    return (word)r->addend;
#endif
}

/* Relocations without a symbol. Those of this file are done: its variables may have changed since. */
static int relocate_alone(const struct module *m, const struct rela *r)
{
    word *at = (word *)(m->base + r->offset);

    switch (RELA_TYPE(r->info)) {
    case R_NONE: return 1;
    case R_RELATIVE:
        if (m != &own_module)
            *at = m->base + addend_of(m, r);
        return 1;
    default: return 0;
    }
}

static int relocate_tls(const struct module *m, const struct rela *r, const struct module *home, word value)
{
    word *at = (word *)(m->base + r->offset);

    switch (RELA_TYPE(r->info)) {
    case R_TLS_DTPMOD: *at = home->tls.id; return 1;
    case R_TLS_DTPOFF: *at = value + addend_of(m, r); return 1;
    case R_TLS_TPOFF: *at = tls_distance(home, value + addend_of(m, r)); return 1;
    default: return 0;
    }
}

#if defined __x86_64__
/* Stores a symbol's address plus the addend, as the type says. */
static int relocate_to(const struct module *m, const struct rela *r, word target)
{
    void *at = (void *)(m->base + r->offset);
    const word v = target + addend_of(m, r), from = v - (word)at;

    switch (RELA_TYPE(r->info)) {
    case R_64:
    case R_GLOB_DAT:
    case R_JMP_SLOT: memcpy(at, &v, 8); return 1;
    case R_PC64: memcpy(at, &from, 8); return 1;
    case R_32:
    case R_32S: memcpy(at, &v, 4); return 1; /* files are below 2 GiB if they have these */
    case R_PC32: memcpy(at, &from, 4); return 1;
    default: return 0;
    }
}
#elif defined __i386__
/* Stores a symbol's address plus the addend, as the type says. */
static int relocate_to(const struct module *m, const struct rela *r, word target)
{
    word *at = (word *)(m->base + r->offset);
    const word v = target + addend_of(m, r);

    switch (RELA_TYPE(r->info)) {
    case R_32:
    case R_GLOB_DAT:
    case R_JMP_SLOT: *at = v; return 1;
    case R_PC32: *at = v - (word)at; return 1;
    default: return 0;
    }
}
#else
/* Stores a symbol's address plus the addend, as the type says. */
static int relocate_to(const struct module *m, const struct rela *r, word target)
{
    u8 *at = (u8 *)(m->base + r->offset);
    u32 *code = (u32 *)at;
    const word v = target + addend_of(m, r);

    switch (RELA_TYPE(r->info)) {
    case R_8: *at = (u8)v; break;
    case R_16:
    case R_UA16: store16(at, v); break;
    case R_32:
    case R_UA32: store32(at, v); break;
    case R_GLOB_DAT: *(word *)at = v; break;
    case R_DISP32: store32(at, v - (word)at); break;
#ifdef __LP64__
    case R_64: *(word *)at = v; break;
    case R_UA64:
        store32(at, v >> 32);
        store32(at + 4, v);
        break;
#else
    case R_64: code[0] = 0, code[1] = v; break;
#endif
    case R_JMP_SLOT: patch_plt(code, v); break;
    case R_WDISP30: *code = (*code & 0xc0000000) | (v - (word)at) >> 2; break;
    case R_WDISP22: *code = (*code & 0xffc00000) | ((v - (word)at) >> 2 & 0x3fffff); break;
    case R_HI22: *code = (*code & 0xffc00000) | v >> 10; break;
    case R_22: *code = (*code & 0xffc00000) | (v & 0x3fffff); break;
    case R_13: *code = (*code & ~0x1fffu) | (v & 0x1fff); break;
    case R_LO10: *code = (*code & ~0x3ffu) | (v & 0x3ff); break;
    default: return 0;
    }
    if (RELA_TYPE(r->info) >= R_WDISP30 && RELA_TYPE(r->info) <= R_LO10)
        flush_code(code);
    return 1;
}
#endif

static void unknown(const struct module *m, const struct rela *r)
{
    char text[40];

    snprintf(text, sizeof text, "unknown relocation %lu", RELA_TYPE(r->info));
    fatal(text, m->name);
}

/* An object with two names, as tzname and _tzname, may have been copied by the other. */
word copied_to(word at)
{
    const struct rela *r = table_of(&program, TABLE);

    for (word n = r ? program.dynamic[TABLE_SIZE] / sizeof *r : 0; n; n--, r++)
        if (RELA_TYPE(r->info) == R_COPY) {
            const struct meaning what = look_up(program.strings + program.symbols[RELA_SYMBOL(r->info)].name, modules, &program);

            if (what.module && address_of(what) == at)
                return program.base + r->offset;
        }
    return at;
}

static void relocate_with(const struct module *m, const struct rela *r)
{
    const struct symbol *s = m->symbols + RELA_SYMBOL(r->info);
    const char *name = m->strings + s->name;
    struct meaning what = {m, s};

    if (s->info >> 4 != LOCAL_BIND)
        what = look_up(name, modules, RELA_TYPE(r->info) == R_COPY ? m : NULL);
    if (RELA_TYPE(r->info) == R_COPY) {
        if (what.module)
            memcpy((void *)(m->base + r->offset), (const void *)address_of(what),
                   s->size < what.symbol->size ? s->size : what.symbol->size);
        return;
    }
    if (what.module && relocate_tls(m, r, what.module, what.symbol->value))
        return;
    word target = what.module ? address_of(what) : s->info >> 4 == WEAK_BIND ? 0 : stub_of(name);

    if (what.module == &own_module && RELA_TYPE(r->info) == R_GLOB_DAT)
        target = copied_to(target);

    if (!relocate_to(m, r, target))
        unknown(m, r);
}

static void relocate_one(const struct module *m, const struct rela *r)
{
    if (RELA_SYMBOL(r->info)) {
        relocate_with(m, r);
        return;
    }
    if (!relocate_alone(m, r) && !relocate_tls(m, r, m, 0) && !relocate_to(m, r, m->base))
        unknown(m, r);
}

/* The entries of one of the two tables that are, or are not, of COPY. */
static void relocate_table(const struct module *m, u32 table, u32 size, int copies)
{
    const struct rela *r = table_of(m, table);

    for (word n = r ? m->dynamic[size] / sizeof *r : 0; n; n--, r++)
        if ((RELA_TYPE(r->info) == R_COPY) == copies)
            relocate_one(m, r);
}

int mprotect(void *at, size_t size, int prot);

/* Makes the pages of code writable. They remain so. */
static void permit_text(const struct module *m)
{
    const word start = m->lowest & ~(word)(PAGE - 1);

    if (mprotect((void *)start, ((m->end + PAGE - 1) & ~(word)(PAGE - 1)) - start, PROT_READ | PROT_WRITE | PROT_EXEC))
        fatal("its code cannot be relocated", m->name);
}

void relocate(struct module *m, int copies)
{
    if (m->relocated)
        return;
    if (m->text && !copies)
        permit_text(m);
    relocate_table(m, TABLE, TABLE_SIZE, copies);
    if (!copies)
        relocate_table(m, DT_JMPREL, DT_PLTRELSZ, 0);
}

/* Data of the libraries are copied to the program when they are relocated. Then all have what is the program's. */
void bind_all(struct module *first)
{
    for (struct module *m = first; m; m = m->next)
        relocate(m, 0);
    for (struct module *m = first; m; m = m->next) {
        relocate(m, 1);
        m->relocated = 1;
    }
    list_missing();
}

/* ---- this file ---------------------------------------------------------------------------------------------------------------- */

void relocate_self(word base)
{
    const struct ehdr *e = (const struct ehdr *)base;
    const struct phdr *p = (const struct phdr *)(base + e->phoff);
    const struct rela *r = NULL;
    const struct dynamic *d = NULL;
    word size = 0;

    for (u32 i = 0; i < e->phnum; i++)
        if (p[i].type == PT_DYNAMIC)
            d = (const struct dynamic *)(base + p[i].vaddr);
    for (; d && d->tag; d++) {
        if (d->tag == TABLE)
            r = (const struct rela *)(base + d->value);
        if (d->tag == TABLE_SIZE)
            size = d->value;
    }
    for (; size >= sizeof *r; size -= sizeof *r, r++)
        if (RELA_TYPE(r->info) == R_RELATIVE)
#ifdef __i386__
            *(word *)(base + r->offset) += base;
#else
            *(word *)(base + r->offset) = base + (word)r->addend;
#endif
}
