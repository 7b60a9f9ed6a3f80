/* som.t.c - the loader of SOM files on an image made here, whole and damaged. */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#include <cmocka.h>

#include "emu/load/som.h"
#include "emu/load/symbols.h"

/* The file: header, HP-UX auxiliary header, two subspaces, their strings, two symbols, their strings; text at 0x1000, data at 0x2000. */
enum { AUX = 128, SUBSPACES = 192, SPACE_STRINGS = 320, SYMBOLS = 384, SYMBOL_STRINGS = 448, TEXT = 0x1000, DATA = 0x2000, SIZE = 0x3000 };
enum { TEXT_VA = 0x1000, DATA_VA = 0x40001000, TEXT_SIZE = 0x200, BSS = 0x1800, CODE = 0x100, UNWIND = 0x180 };

static void put(uint8_t *file, size_t at, uint32_t v)
{
    for (unsigned i = 0; i < 4; i++)
        file[at + i] = (uint8_t)(v >> (24 - 8 * i));
}

static void put_subspace(uint8_t *file, unsigned n, uint32_t address, uint32_t size, uint32_t name)
{
    put(file, SUBSPACES + 40 * n + 16, address);
    put(file, SUBSPACES + 40 * n + 20, size);
    put(file, SUBSPACES + 40 * n + 28, name);
}

static void put_symbol(uint8_t *file, unsigned n, unsigned type, unsigned scope, uint32_t name, uint32_t value)
{
    put(file, SYMBOLS + 20 * n, type << 24 | scope << 20);
    put(file, SYMBOLS + 20 * n + 4, name);
    put(file, SYMBOLS + 20 * n + 16, value);
}

static void make(uint8_t file[SIZE])
{
    const uint32_t aux[] = {4, 48, TEXT_SIZE, TEXT_VA, TEXT, 0x1000, DATA_VA, DATA, BSS, TEXT_VA + CODE};
    memset(file, 0, SIZE);
    put(file, 0, 0x02100108);
    put(file, 4 * 7, AUX);
    put(file, 4 * 8, 56);
    put(file, 4 * 13, SUBSPACES);
    put(file, 4 * 14, 2);
    put(file, 4 * 17, SPACE_STRINGS);
    put(file, 4 * 23, SYMBOLS);
    put(file, 4 * 24, 3);
    put(file, 4 * 27, SYMBOL_STRINGS);
    for (unsigned i = 0; i < sizeof aux / sizeof *aux; i++)
        put(file, AUX + 4 * i, aux[i]);
    put_subspace(file, 0, TEXT_VA + CODE, UNWIND - CODE, 4);
    put_subspace(file, 1, TEXT_VA + UNWIND, 16, 16);
    memcpy(file + SPACE_STRINGS + 4, "$CODE$", 7);
    memcpy(file + SPACE_STRINGS + 16, "$UNWIND_START$", 15);
    put_symbol(file, 0, 6, 3, 4, TEXT_VA + CODE + 3);
    put_symbol(file, 1, 12, 3, 16, TEXT_VA + CODE + 0x40);
    put_symbol(file, 2, 2, 3, 4, DATA_VA);
    memcpy(file + SYMBOL_STRINGS + 4, "start", 6);
    memcpy(file + SYMBOL_STRINGS + 16, "$$mulI", 7);
    memset(file + TEXT, 'x', TEXT_SIZE);
    memset(file + DATA, 'd', 0x1000);
}

static int file_of(const void *bytes, size_t n)
{
    int fd = memfd_create("som", 0);
    assert_int_equal(write(fd, bytes, n), n);
    return fd;
}

static void reads_and_maps(void **state)
{
    (void)state;
    static const struct space_config config = {12, 32, 0, false};
    uint8_t file[SIZE];
    make(file);
    int fd = file_of(file, SIZE);
    struct elf_image im;
    struct elf_loaded at;
    assert_true(som_is(fd));
    assert_int_equal(som_read(fd, "prog", &im, NULL), 0);
    assert_true(im.machine == EM_PARISC && im.bits == 32 && im.big_endian && im.osabi == ELFOSABI_HPUX && im.flags == EFA_PARISC_1_1);
    assert_true(im.entry == TEXT_VA + CODE && im.low == TEXT_VA && im.high == DATA_VA + 0x1000 + BSS && !im.dynamic);
    struct space *s = space_new(&config);
    const struct mem_file name = {.fd = fd, .name = "prog", .dev = 1, .ino = 1};
    char byte;
    assert_int_equal(elf_map(s, &name, &im, 0, &at), 0);
    assert_true(at.brk == DATA_VA + 0x1000 + BSS);
    assert_true(mem_read(s, TEXT_VA, &byte, 1) == 1 && byte == 'x');
    assert_true(mem_read(s, DATA_VA, &byte, 1) == 1 && byte == 'd');
    assert_true(mem_read(s, DATA_VA + 0x1000 + BSS - 1, &byte, 1) == 1 && byte == 0);
    assert_int_equal(mem_write(s, TEXT_VA, &byte, 1), 0);
    assert_int_equal(mem_write(s, DATA_VA, &byte, 1), 1);
    space_unref(s);
    elf_image_free(&im);
    close(fd);
}

/* A program whose text begins with the tables of the dynamic loader maps that loader. */
static void maps_a_loader(void **state)
{
    (void)state;
    static const uint32_t first[] = {SOM_DL_VERSION_1, SOM_DL_VERSION_2, 0};
    for (unsigned i = 0; i < 3; i++) {
        uint8_t file[SIZE];
        make(file);
        put(file, TEXT, first[i]);
        int fd = file_of(file, SIZE);
        struct elf_image im;
        assert_int_equal(som_read(fd, "prog", &im, NULL), 0);
        assert_int_equal(im.maps_loader, i < 2);
        elf_image_free(&im);
        close(fd);
    }
}

static void has_symbols(void **state)
{
    (void)state;
    uint8_t file[SIZE];
    make(file);
    int fd = file_of(file, SIZE);
    struct symbols *y = symbols_open_file(fd, "prog", NULL);
    size_t n;
    assert_non_null(y);
    const struct symbol *all = symbols_all(y, &n);
    assert_int_equal(n, 2);
    assert_true(!strcmp(all[0].name, "start") && all[0].start == TEXT_VA + CODE && all[0].end == TEXT_VA + CODE + 0x40);
    assert_true(!strcmp(all[1].name, "$$mulI") && all[1].end == TEXT_VA + UNWIND);
    const struct code_section *code = symbols_code(y, &n);
    assert_true(n == 1 && code[0].address == TEXT_VA + CODE && code[0].size == UNWIND - CODE && code[0].bytes[0] == 'x');
    assert_non_null(symbols_section(y, ".PARISC.unwind", &n));
    assert_int_equal(n, 16);
    symbols_free(y);
    close(fd);
}

/* All types and scopes of symbols (HP's object file format): code, programs, entries, stubs and millicode are functions, unless they are
 * imported. Labels of the compiler are code that is not universal, with a dollar in the name. */
static void takes_functions_only(void **state)
{
    static const char *const names[] = {"start", "L$0001", "$$mulI"};
    static const unsigned functions[] = {3, 4, 5, 6, 8, 12};
    uint8_t file[SIZE];
    (void)state;

    make(file);
    put(file, 4 * 24, 1);
    for (unsigned k = 0; k < 3 * 64 * 4; k++) {
        unsigned type = k & 63, scope = k >> 6 & 3, name = k >> 8, function = 0;
        for (unsigned j = 0; j < sizeof functions / sizeof *functions; j++)
            function |= type == functions[j];
        strcpy((char *)file + SYMBOL_STRINGS + 4, names[name]);
        put_symbol(file, 0, type, scope, 4, TEXT_VA + CODE);
        int fd = file_of(file, SIZE);
        struct symbols *y = symbols_open_file(fd, "prog", NULL);
        size_t n = 0;
        const struct symbol *all = y ? symbols_all(y, &n) : NULL;
        if (n != (function && scope != 0 && !(name == 1 && type == 3 && scope != 3)))
            fail_msg("type %u, scope %u, %s: %zu symbols", type, scope, names[name], n);
        assert_true(!n || !strcmp(all[0].name, names[name]));
        if (y)
            symbols_free(y);
        close(fd);
    }
}

/* Exports by the tables of the dynamic loader, which begin the text; a stub in a text that any branch of one reaches over. */
enum { EXPORTS = 0x40, STRINGS = 0xc0, PLAIN = 0x140, STUB = 0x900000, LONG_TEXT = 2 * STUB };

static void put_export(uint8_t *file, unsigned n, unsigned type, uint32_t name, uint32_t address)
{
    put(file, TEXT + EXPORTS + 20 * n + 4, name);
    put(file, TEXT + EXPORTS + 20 * n + 8, address);
    put(file, TEXT + EXPORTS + 20 * n + 16, type << 24);
}

/* Makes a file without a symbol dictionary that exports a stub, which begins with that branch, a variable and a function. */
static int stripped_file(uint32_t branch)
{
    static const uint32_t rest[] = {0x08000240, 0x4bc23fd1, 0xe840c000}; /* nop; ldw -18(sp),rp; bv r0(rp) */
    uint8_t file[SIZE], stub[16];

    make(file);
    put(file, AUX + 4 * 2, LONG_TEXT);
    put(file, 4 * 14, 0);
    put(file, 4 * 24, 0);
    put(file, TEXT, SOM_DL_VERSION_2);
    put(file, TEXT + 32, EXPORTS);
    put(file, TEXT + 36, 3);
    put(file, TEXT + 40, STRINGS);
    memcpy(file + TEXT + STRINGS + 5, "stubbed\0variable\0plain", 23);
    put_export(file, 0, 3, 5, TEXT_VA + STUB + 3);
    put_export(file, 1, 2, 13, TEXT_VA + STUB + 4);
    put_export(file, 2, 3, 22, TEXT_VA + PLAIN);
    put(stub, 0, branch);
    for (unsigned i = 0; i < sizeof rest / sizeof *rest; i++)
        put(stub, 4 * (i + 1), rest[i]);
    int fd = file_of(file, SIZE);
    assert_int_equal(ftruncate(fd, TEXT + LONG_TEXT), 0);
    assert_int_equal(pwrite(fd, stub, sizeof stub, TEXT + STUB), sizeof stub);
    return fd;
}

static const struct symbol *symbol_at(const struct symbol *all, size_t n, uint64_t address)
{
    for (size_t i = 0; i < n; i++)
        if (all[i].start == address)
            return &all[i];
    return NULL;
}

/* A stripped file's symbols are its exports. A stub and the function that it calls have the same name. GNU as made the branches. */
static void takes_exports(void **state)
{
    static const struct {
        uint32_t branch;
        int32_t displacement;
    } cases[] = {
        {0xe8400060, 0x38},  {0xe85f1f85, -0x38},    {0xe84a0ce4, 0x15678},   {0xe84d12dd, -0x2468c}, {0xe800a060, 0x38},
        {0xebffbf85, -0x38}, {0xe98aace4, 0x315678}, {0xe8edb2dd, -0x62468c}, {0xebffbfec, 0x7ffffc},
    };
    (void)state;

    for (unsigned k = 0; k < sizeof cases / sizeof *cases; k++) {
        const uint64_t stub = TEXT_VA + STUB;
        int fd = stripped_file(cases[k].branch);
        struct symbols *y = symbols_open_file(fd, "prog", NULL);
        size_t n;
        assert_non_null(y);
        const struct symbol *all = symbols_all(y, &n), *of_stub = symbol_at(all, n, stub), *plain = symbol_at(all, n, TEXT_VA + PLAIN),
                            *called = symbol_at(all, n, stub + (uint64_t)(int64_t)cases[k].displacement);
        if (n != 3 || !of_stub || !plain || !called)
            fail_msg("%#x: %zu symbols; at %#lx", cases[k].branch, n, (unsigned long)all[n - 1].start);
        assert_true(!strcmp(of_stub->name, "stubbed") && !strcmp(called->name, "stubbed") && !strcmp(plain->name, "plain"));
        assert_int_equal(of_stub->end, stub + 16);
        symbols_free(y);
        close(fd);
    }
}

/* Many symbols with one long name take no more memory than the file. */
static void shares_names(void **state)
{
    (void)state;
    enum { COUNT = 4000, LENGTH = 60000, TABLE = 0x8000, NAMES = TABLE + 20 * COUNT, BYTES = NAMES + 4 + LENGTH + 1, MOST_KIB = 100 << 10 };
    uint8_t *file = calloc(1, BYTES);
    struct rusage before, after;
    assert_non_null(file);
    make(file);
    put(file, AUX + 8, 4 * COUNT);
    put(file, 4 * 14, 0);
    put(file, 4 * 23, TABLE);
    put(file, 4 * 24, COUNT);
    put(file, 4 * 27, NAMES);
    for (unsigned i = 0; i < COUNT; i++) {
        put(file, TABLE + 20 * i, 6 << 24 | 3 << 20);
        put(file, TABLE + 20 * i + 4, 4);
        put(file, TABLE + 20 * i + 16, TEXT_VA + 4 * i);
    }
    memset(file + NAMES + 4, 'n', LENGTH);
    int fd = file_of(file, BYTES);
    getrusage(RUSAGE_SELF, &before);
    struct symbols *y = symbols_open_file(fd, "prog", NULL);
    getrusage(RUSAGE_SELF, &after);
    size_t n;
    assert_non_null(y);
    const struct symbol *all = symbols_all(y, &n);
    assert_int_equal(n, COUNT);
    assert_true(strlen(all[COUNT - 1].name) == LENGTH && all[COUNT - 1].start == TEXT_VA + 4 * (COUNT - 1));
    assert_in_range(after.ru_maxrss - before.ru_maxrss, 0, MOST_KIB);
    symbols_free(y);
    close(fd);
    free(file);
}

static void refused(const uint8_t *file, size_t size, const char *says)
{
    struct elf_image im;
    char *why = NULL;
    int fd = file_of(file, size);
    assert_int_equal(som_read(fd, "prog", &im, &why), -ENOEXEC);
    assert_non_null(why);
    if (!strstr(why, says))
        fail_msg("\"%s\" does not say \"%s\"", why, says);
    free(why);
    close(fd);
}

static void refuses(size_t at, uint32_t v, const char *says)
{
    uint8_t file[SIZE];
    make(file);
    put(file, at, v);
    refused(file, SIZE, says);
}

static void says_what_is_wrong(void **state)
{
    (void)state;
    uint8_t file[SIZE];
    make(file);
    refused(file, 100, "truncated SOM header: the file has 100 bytes");
    refused(file, DATA + 5, "truncated: the data at 0x40001000");
    refuses(0, 0x0210010e, "a shared library, not a program");
    refuses(0, 0x02100106, "an object file");
    refuses(0, 0x02100109, "not a program (SOM, magic number 0x109)");
    refuses(0, 0x01100108, "not a SOM file");
    refuses(4 * 8, 0xfffffff0, "auxiliary headers at offset 0x80");
    refuses(4 * 8, 0, "has no HP-UX auxiliary header");
    refuses(AUX + 4, 8, "the HP-UX auxiliary header has 8 bytes");
    refuses(AUX + 4 * 2, 0xfffff000, "the text at 0x1000 of 0xfffff000 bytes extends beyond the end of memory");
    refuses(AUX + 4 * 4, 0x1010, "is at another place of its page");
    refuses(AUX + 4 * 8, 0xf0000000, "the data at 0x40001000");
    refuses(AUX + 4 * 9, 0x5000, "is outside of its text");
}

/* The sequence of xorshift64. */
static uint64_t next(uint64_t *x)
{
    *x ^= *x << 13;
    *x ^= *x >> 7;
    *x ^= *x << 17;
    return *x;
}

/* Changes some words of the tables, to values near limits or random ones, or cuts the file. */
static size_t damage(uint8_t file[SIZE], uint64_t *x)
{
    static const uint32_t values[] = {0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffff8, SIZE, SIZE - 1, SIZE + 1, TEXT_VA, DATA_VA};
    for (unsigned n = next(x) % 4 + 1; n; n--) {
        uint64_t r = next(x);
        put(file, r % (SYMBOL_STRINGS + 64) & ~3u, r >> 32 & 3 ? values[(r >> 34) % (sizeof values / sizeof *values)] : (uint32_t)next(x));
    }
    return next(x) % 8 ? SIZE : next(x) % SIZE;
}

static void survives_damage(void **state)
{
    (void)state;
    enum { FILES = 100000 };
    static const struct space_config config = {12, 32, 0, false};
    uint64_t x = 1;
    for (unsigned i = 0; i < FILES; i++) {
        uint8_t file[SIZE];
        make(file);
        size_t size = damage(file, &x);
        int fd = file_of(file, size);
        struct elf_image im;
        struct elf_loaded at;
        char *why = NULL;
        int rc = som_read(fd, "prog", &im, &why);
        assert_true(!rc == !why);
        free(why);
        if (!rc) {
            struct space *s = space_new(&config);
            const struct mem_file name = {.fd = fd, .name = "prog", .dev = 1, .ino = 1};
            (void)elf_map(s, &name, &im, 0, &at);
            space_unref(s);
            elf_image_free(&im);
        }
        struct symbols *y = symbols_open_file(fd, "prog", NULL);
        size_t n;
        if (y)
            symbols_code(y, &n);
        symbols_free(y);
        close(fd);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_and_maps),       cmocka_unit_test(maps_a_loader), cmocka_unit_test(has_symbols),
        cmocka_unit_test(takes_functions_only), cmocka_unit_test(shares_names),  cmocka_unit_test(says_what_is_wrong),
        cmocka_unit_test(survives_damage),      cmocka_unit_test(takes_exports),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
