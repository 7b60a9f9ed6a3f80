/* elf.t.c - the loader on images made here, whole and damaged. */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#include <zlib.h>
#include <cmocka.h>

#include "emu/load/elf.h"
#include "emu/load/source.h"
#include "emu/load/symbols.h"

static const struct space_config hppa = {12, 32, 0, false}, ia64 = {14, 36, 3, false};

static uint16_t be16(unsigned v)
{
    return __builtin_bswap16((uint16_t)v);
}

static uint32_t be32(uint32_t v)
{
    return __builtin_bswap32(v);
}

/* A big-endian 32-bit program: text at 0x10000 from offset 0, data at 0x21ff0 from offset 0x1ff0 with bss, an interpreter. */
struct program {
    Elf32_Ehdr e;
    Elf32_Phdr p[4];
    char interp[16];
    char filler[0x2010 - sizeof(Elf32_Ehdr) - 4 * sizeof(Elf32_Phdr) - 16];
};

static struct program program(void)
{
    struct program g = {0};
    memcpy(g.e.e_ident, ELFMAG, SELFMAG);
    g.e.e_ident[EI_CLASS] = ELFCLASS32;
    g.e.e_ident[EI_DATA] = ELFDATA2MSB;
    g.e.e_type = be16(ET_EXEC);
    g.e.e_machine = be16(EM_PARISC);
    g.e.e_entry = be32(0x10100);
    g.e.e_phoff = be32(sizeof g.e);
    g.e.e_phentsize = be16(sizeof g.p[0]);
    g.e.e_phnum = be16(4);
    g.p[0] = (Elf32_Phdr){be32(PT_LOAD), 0, be32(0x10000), 0, be32(0x1200), be32(0x1200), be32(PF_R | PF_X), 0};
    g.p[1] = (Elf32_Phdr){be32(PT_LOAD), be32(0x1ff0), be32(0x21ff0), 0, be32(0x18), be32(0x3000), be32(PF_R | PF_W), 0};
    g.p[2] = (Elf32_Phdr){be32(PT_INTERP), be32(offsetof(struct program, interp)), 0, 0, be32(10), 0, 0, 0};
    g.p[3] = (Elf32_Phdr){be32(PT_GNU_STACK), 0, 0, 0, 0, 0, be32(PF_R | PF_W), 0};
    strcpy(g.interp, "/lib/ld.1");
    memset(g.filler, 'x', sizeof g.filler);
    return g;
}

static int file_of(const void *bytes, size_t n)
{
    int fd = memfd_create("elf", 0);
    assert_int_equal(write(fd, bytes, n), n);
    return fd;
}

/* What names the system. */
static void tells_the_system(void **state)
{
    (void)state;
    enum { SUNW_TAG = 0x6000000d, DYNAMIC_AT = 0x400, NOTE_AT = 0x500 };
    static const Elf32_Nhdr note = {0x04000000, 0x10000000, 0x01000000};
    struct program g = program();
    struct elf_image im;
    int fd = file_of(&g, sizeof g);
    assert_int_equal(elf_read(fd, "prog", &im, NULL), 0);
    assert_true(!im.has_sunos_parts && !im.has_gnu_note);
    elf_image_free(&im);
    close(fd);

    g.p[3] = (Elf32_Phdr){be32(PT_DYNAMIC), be32(DYNAMIC_AT), 0, 0, be32(16), 0, 0, 0};
    *(uint32_t *)((char *)&g + DYNAMIC_AT) = be32(DT_STRTAB);
    *(uint32_t *)((char *)&g + DYNAMIC_AT + 8) = be32(SUNW_TAG);
    fd = file_of(&g, sizeof g);
    assert_int_equal(elf_read(fd, "prog", &im, NULL), 0);
    assert_true(im.has_sunos_parts && !im.has_gnu_note);
    elf_image_free(&im);
    close(fd);

    g.p[3] = (Elf32_Phdr){be32(PT_NOTE), be32(NOTE_AT), 0, 0, be32(32), 0, 0, 0};
    memcpy((char *)&g + NOTE_AT, &note, sizeof note);
    memcpy((char *)&g + NOTE_AT + sizeof note, "GNU", 4);
    fd = file_of(&g, sizeof g);
    assert_int_equal(elf_read(fd, "prog", &im, NULL), 0);
    assert_true(!im.has_sunos_parts && im.has_gnu_note);
    elf_image_free(&im);
    close(fd);

    /* Notes that fill a sparse file are not all looked at. */
    g.p[3] = (Elf32_Phdr){be32(PT_NOTE), be32(sizeof g), 0, 0, be32(UINT32_MAX), 0, 0, 0};
    fd = file_of(&g, sizeof g);
    assert_int_equal(ftruncate(fd, (off_t)1 << 33), 0);
    const clock_t before = clock();
    assert_int_equal(elf_read(fd, "prog", &im, NULL), 0);
    assert_true(clock() - before < 5 * CLOCKS_PER_SEC);
    elf_image_free(&im);
    close(fd);

    /* A segment without bytes of the file may begin beyond its end. */
    char *why = NULL;
    g.p[1].p_offset = be32(0x100000), g.p[1].p_filesz = 0;
    fd = file_of(&g, sizeof g);
    assert_int_equal(elf_read(fd, "prog", &im, &why), 0);
    elf_image_free(&im);
    close(fd);
}

static void reads_and_maps(void **state)
{
    (void)state;
    struct program g = program();
    int fd = file_of(&g, sizeof g);
    struct elf_image im;
    struct elf_loaded at;
    assert_int_equal(elf_read(fd, "prog", &im, NULL), 0);
    assert_int_equal(im.machine, EM_PARISC);
    assert_true(im.bits == 32 && im.big_endian && !im.dynamic && im.has_stack_flags && !im.exec_stack);
    assert_string_equal(im.interp, "/lib/ld.1");
    assert_int_equal(im.nsegments, 2);
    assert_true(im.low == 0x10000 && im.high == 0x24ff0 && im.phdr == 0x10000 + sizeof g.e);
    assert_true(im.start_code == 0x10000 && im.end_code == 0x11200);
    assert_true(im.start_data == 0x21ff0 && im.end_data == 0x22008);

    struct space *s = space_new(&hppa);
    struct mem_file file = {.fd = fd, .name = "prog", .dev = 1, .ino = 2};
    assert_int_equal(elf_map(s, &file, &im, 0, &at), 0);
    assert_true(at.entry == 0x10100 && at.brk == 0x24ff0);
    char buf[32];
    assert_int_equal(mem_read(s, 0x10000, buf, 4), 4);
    assert_memory_equal(buf, ELFMAG, 4);
    assert_int_equal(mem_write(s, 0x10000, buf, 1), 0);
    assert_int_equal(mem_read(s, 0x21ff0, buf, 32), 32);
    assert_memory_equal(buf, "xxxxxxxxxxxxxxxxxxxxxxxx\0\0\0\0\0\0\0\0", 32);
    assert_int_equal(mem_write(s, 0x24fec, buf, 8), 8); /* bss up to the end of the page */
    assert_int_equal(mem_write(s, 0x25000, buf, 1), 0);
    space_unref(s);

    /* Where pages are larger, the two segments' addresses and offsets agree as well. */
    s = space_new(&ia64);
    assert_int_equal(elf_map(s, &file, &im, 0, &at), 0);
    assert_int_equal(mem_read(s, 0x21ff0, buf, 32), 32);
    assert_memory_equal(buf, "xxxxxxxxxxxxxxxxxxxxxxxx\0\0\0\0\0\0\0\0", 32);
    space_unref(s);
    elf_image_free(&im);
    close(fd);
}

static void refused(const void *bytes, size_t n, const char *expected)
{
    struct elf_image im;
    char *why = NULL;
    int fd = file_of(bytes, n);
    assert_int_equal(elf_read(fd, "prog", &im, &why), -ENOEXEC);
    assert_non_null(why);
    if (strncmp(why, "prog: ", 6) || !strstr(why, expected))
        fail_msg("message is \"%s\", not \"...%s...\"", why, expected);
    assert_null(im.segments);
    free(why);
    close(fd);
}

static void refuses_with_a_message(void **state)
{
    (void)state;
    struct program g = program();
    refused("", 0, "not an ELF file");
    refused("#!/bin/sh\necho hello, world\n", 28, "not an ELF file");
    refused(&g, 20, "truncated ELF header");
    refused(&g, 100, "program headers at offset");
    refused(&g, sizeof g - 0x20, "truncated: the segment at 0x21ff0");
    g = program();
    g.e.e_ident[EI_CLASS] = 7;
    refused(&g, sizeof g, "class 7");
    g = program();
    g.e.e_ident[EI_DATA] = 0;
    refused(&g, sizeof g, "data encoding 0");
    g = program();
    g.e.e_type = be16(ET_REL);
    refused(&g, sizeof g, "object file");
    g = program();
    g.e.e_phnum = 0;
    refused(&g, sizeof g, "no program headers");
    g = program();
    g.e.e_phentsize = be16(56);
    refused(&g, sizeof g, "56 bytes");
    g = program();
    g.p[0].p_filesz = be32(0x1201);
    refused(&g, sizeof g, "more bytes in the file than in memory");
    g = program();
    g.p[1].p_memsz = be32(0xffffffff);
    refused(&g, sizeof g, "beyond the end of memory");
    g = program();
    g.p[2].p_filesz = be32(9);
    refused(&g, sizeof g, "is not terminated");
    g = program();
    g.p[0].p_type = g.p[1].p_type = 0;
    refused(&g, sizeof g, "no segment to load");
}

/* Addresses beyond the machine's range, or that disagree with the offset modulo the page size. */
static void refuses_to_map(void **state)
{
    (void)state;
    struct program g = program();
    g.p[1].p_offset = be32(0x1ff1);
    int fd = file_of(&g, sizeof g);
    struct elf_image im;
    struct elf_loaded at;
    struct mem_file file = {.fd = fd, .name = "prog", .dev = 1, .ino = 2};
    struct space *s = space_new(&hppa);
    assert_int_equal(elf_read(fd, "prog", &im, NULL), 0);
    assert_int_equal(elf_map(s, &file, &im, 0, &at), -EINVAL);
    assert_int_equal(elf_map(s, &file, &im, 0xfffff000, &at), -ENOMEM);
    assert_int_equal(elf_map(s, &file, &im, 0xfffffffffffff000, &at), -ENOMEM);
    elf_image_free(&im);
    space_unref(s);
    close(fd);
}

/* Every single bit flip in the headers results in a message, or in an image that is mapped or refused. */
static void survives_bit_flips(void **state)
{
    (void)state;
    unsigned accepted = 0;
    for (unsigned bit = 0; bit < 8 * (sizeof(Elf32_Ehdr) + 4 * sizeof(Elf32_Phdr)); bit++) {
        struct program g = program();
        ((uint8_t *)&g)[bit / 8] ^= (uint8_t)(1 << bit % 8);
        int fd = file_of(&g, sizeof g);
        struct elf_image im;
        struct elf_loaded at;
        char *why = NULL, c;
        if (elf_read(fd, "prog", &im, &why)) {
            assert_non_null(why);
        } else {
            accepted++;
            struct space *s = space_new(&hppa);
            struct mem_file file = {.fd = fd, .name = "prog", .dev = 1, .ino = 2};
            if (!elf_map(s, &file, &im, 0, &at))
                mem_read(s, at.entry, &c, 1);
            space_unref(s);
            elf_image_free(&im);
        }
        free(why);
        close(fd);
    }
    assert_in_range(accepted, 100, 8 * (sizeof(Elf32_Ehdr) + 4 * sizeof(Elf32_Phdr)) - 100);
}

int symbols_test_function(int n);
__attribute__((noinline)) int symbols_test_function(int n)
{
    return n * 3 + 1;
}

/* Tests elf_read() with this program itself. */
static void finds_symbols_and_lines(void **state)
{
    (void)state;
    char *why = NULL;
    struct symbols *y = symbols_open("/proc/self/exe", &why);
    assert_non_null(y);
    size_t n, seen = 0;
    const struct symbol *all = symbols_all(y, &n), *mine = NULL;
    for (size_t i = 0; i < n; i++) {
        assert_true(all[i].start < all[i].end);
        assert_true(i == 0 || all[i - 1].end <= all[i].start);
        if (!strcmp(all[i].name, "symbols_test_function")) {
            mine = &all[i];
            seen++;
        }
    }
    assert_int_equal(seen, 1);
    assert_ptr_equal(symbols_find(y, mine->start), mine);
    assert_ptr_equal(symbols_find(y, mine->end - 1), mine);
    assert_ptr_not_equal(symbols_find(y, mine->end), mine);
    const char *file;
    int line;
    if (symbols_line(y, mine->start, &file, &line))
        assert_non_null(strstr(file, "elf.t.c"));
    const struct code_section *code = symbols_code(y, &n);
    bool inside = false;
    for (size_t i = 0; i < n; i++)
        inside |= mine->start >= code[i].address && mine->end <= code[i].address + code[i].size;
    assert_true(inside);
    symbols_free(y);
    assert_null(symbols_open("/does/not/exist", &why));
    assert_string_equal(why, "/does/not/exist: No such file or directory");
    free(why);
}

/* One unit whose line table has three sequences: from 0x1000 line 10, from 0x1020 line 20, from 0x1030 line 30, 16 bytes each. addr2line
 * of binutils gives the same lines. */
static const uint8_t abbreviations[] = {1, 0x11 /* compile_unit */, 0, 0x10, 6, 0x11, 1, 0x12, 1, 0, 0, 0};
static const uint8_t unit[] = {28, 0, 0, 0, 2, 0, 0, 0, 0, 0, 8, 1, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0x40, 0x10, 0, 0, 0, 0, 0, 0};
#define SEQUENCE(address, advance) 0, 9, 2, (address)&255, (address) >> 8, 0, 0, 0, 0, 0, 0, 3, advance, 1, 2, 16, 0, 1, 1
static const uint8_t line_table[] = {
    // clang-format off
    86, 0, 0, 0, 2, 0, 23, 0, 0, 0, 1, 1, 251, 14, 10, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 'a', '.', 'c', 0, 0, 0, 0, 0,
    SEQUENCE(0x1000, 9), SEQUENCE(0x1020, 19), SEQUENCE(0x1030, 29),
    // clang-format on
};

static unsigned expected_line(uint64_t address)
{
    return address < 0x1000 ? 0 : address < 0x1010 ? 10 : address < 0x1020 ? 0 : address < 0x1030 ? 20 : address < 0x1040 ? 30 : 0;
}

static void check_lines(void *visited, const struct source_lines *l)
{
    assert_string_equal(l->file, "a.c");
    for (uint64_t at = l->low; at < l->high; at++)
        assert_int_equal(l->line, expected_line(at));
    *(uint64_t *)visited += l->high - l->low;
}

/* The row that ends a sequence is no line of the addresses after it. */
static void sequences_end(void **state)
{
    (void)state;
    static struct {
        Elf64_Ehdr e;
        Elf64_Shdr s[6];
        char names[64];
        uint8_t text[0x40], abbreviations[sizeof abbreviations], unit[sizeof unit], lines[sizeof line_table];
    } f;
    static const char names[] = "\0.text\0.debug_abbrev\0.debug_info\0.debug_line\0.shstrtab";
    static const struct {
        unsigned name, type;
        size_t offset, size;
    } sections[] = {{1, SHT_PROGBITS, offsetof(typeof(f), text), sizeof f.text},
                    {7, SHT_PROGBITS, offsetof(typeof(f), abbreviations), sizeof f.abbreviations},
                    {21, SHT_PROGBITS, offsetof(typeof(f), unit), sizeof f.unit},
                    {33, SHT_PROGBITS, offsetof(typeof(f), lines), sizeof f.lines},
                    {45, SHT_STRTAB, offsetof(typeof(f), names), sizeof names}};
    memcpy(f.e.e_ident, "\177ELF\2\1\1", 7);
    f.e.e_type = ET_EXEC, f.e.e_machine = EM_IA_64, f.e.e_version = EV_CURRENT, f.e.e_ehsize = sizeof f.e;
    f.e.e_shoff = offsetof(typeof(f), s), f.e.e_shentsize = sizeof *f.s, f.e.e_shnum = 6, f.e.e_shstrndx = 5;
    for (unsigned i = 0; i < sizeof sections / sizeof *sections; i++)
        f.s[i + 1] = (Elf64_Shdr){.sh_name = sections[i].name,
                                  .sh_type = sections[i].type,
                                  .sh_flags = i ? 0 : SHF_ALLOC | SHF_EXECINSTR,
                                  .sh_addr = i ? 0 : 0x1000,
                                  .sh_offset = sections[i].offset,
                                  .sh_size = sections[i].size,
                                  .sh_addralign = 1};
    memcpy(f.names, names, sizeof names);
    memcpy(f.abbreviations, abbreviations, sizeof abbreviations);
    memcpy(f.unit, unit, sizeof unit);
    memcpy(f.lines, line_table, sizeof line_table);
    int fd = file_of(&f, sizeof f);
    struct symbols *y = symbols_open_file(fd, "sequences", NULL);
    uint64_t visited = 0;
    assert_non_null(y);
    for (uint64_t at = 0xff0; at < 0x1050; at++) {
        const char *file;
        int line = 0;
        assert_int_equal(symbols_line(y, at, &file, &line), expected_line(at) != 0);
        assert_int_equal(line, expected_line(at));
    }
    source_visit(symbols_source(y), 0x1000, 0x1040, &(struct source_visitor){.ctx = &visited, .lines = check_lines});
    assert_int_equal(visited, 0x30);
    symbols_free(y);
    close(fd);
}

/* A small file whose sections of DWARF have 1.2 GiB when decompressed. */
static void refuses_compressed_bombs(void **state)
{
    (void)state;
    enum { SECTION = 400 << 20, STEP = 1 << 20, PACKED = 4 << 20, COUNT = 5, MOST_KIB = 300 << 10 };
    static const char names[] = "\0.debug_info\0.debug_abbrev\0.debug_line\0.shstrtab";
    static const unsigned at[] = {0, 1, 13, 27, 39};
    struct {
        Elf64_Ehdr e;
        Elf64_Shdr s[COUNT];
        char names[64];
        Elf64_Chdr c;
        uint8_t packed[PACKED];
    } *f = calloc(1, sizeof *f);
    uint8_t *zeros = calloc(1, STEP);
    z_stream z = {.next_out = f->packed, .avail_out = PACKED};
    assert_int_equal(deflateInit(&z, Z_BEST_SPEED), Z_OK);
    for (unsigned i = 0; i < SECTION / STEP; i++) {
        z.next_in = zeros;
        z.avail_in = STEP;
        assert_int_equal(deflate(&z, Z_NO_FLUSH), Z_OK);
    }
    assert_int_equal(deflate(&z, Z_FINISH), Z_STREAM_END);
    deflateEnd(&z);
    memcpy(f->e.e_ident, ELFMAG, SELFMAG);
    f->e.e_ident[EI_CLASS] = ELFCLASS64;
    f->e.e_ident[EI_DATA] = ELFDATA2LSB;
    f->e.e_ident[EI_VERSION] = EV_CURRENT;
    f->e.e_type = ET_EXEC;
    f->e.e_machine = EM_IA_64;
    f->e.e_version = EV_CURRENT;
    f->e.e_shoff = sizeof f->e;
    f->e.e_ehsize = sizeof f->e;
    f->e.e_shentsize = sizeof f->s[0];
    f->e.e_shnum = COUNT;
    f->e.e_shstrndx = COUNT - 1;
    memcpy(f->names, names, sizeof names);
    f->c = (Elf64_Chdr){.ch_type = ELFCOMPRESS_ZLIB, .ch_size = SECTION, .ch_addralign = 1};
    for (unsigned i = 1; i < COUNT - 1; i++)
        f->s[i] = (Elf64_Shdr){.sh_name = at[i],
                               .sh_type = SHT_PROGBITS,
                               .sh_flags = SHF_COMPRESSED,
                               .sh_offset = (uint64_t)((uint8_t *)&f->c - (uint8_t *)f),
                               .sh_size = sizeof f->c + z.total_out,
                               .sh_addralign = 8};
    f->s[COUNT - 1] = (Elf64_Shdr){
        .sh_name = at[COUNT - 1], .sh_type = SHT_STRTAB, .sh_offset = (uint64_t)(f->names - (char *)f), .sh_size = sizeof names};
    int fd = file_of(f, sizeof *f);
    struct rusage before, after;
    getrusage(RUSAGE_SELF, &before);
    struct symbols *y = symbols_open_file(fd, "bomb", NULL);
    assert_non_null(y);
    assert_null(symbols_source(y));
    getrusage(RUSAGE_SELF, &after);
    assert_in_range(after.ru_maxrss - before.ru_maxrss, 0, MOST_KIB);
    symbols_free(y);
    close(fd);
    free(zeros);
    free(f);
}

/* ---- random tables of symbols ---------------------------------------------------------------------- */

enum { SYMBOLS = 24, CODE_AT = 0x1000, DATA_AT = 0x1200, SECTION_BYTES = 0x200, NAMES = 12 };
static const char symbol_names[NAMES][12] = {"", "f", "g", "_f", "__f", "h", ".l", "L$1", "$$dyncall", "$a", "$t.1", "$d"};

/* A file with a section of code, one of data, a table of symbols and their names. */
struct symbol_file {
    Elf64_Ehdr e;
    Elf64_Shdr s[6];
    Elf64_Sym symbol[SYMBOLS + 1];
    char strings[NAMES][12];
    char section_names[32];
    uint8_t code[SECTION_BYTES], data[SECTION_BYTES];
};

static struct symbol_file *random_symbols(unsigned machine, unsigned *seed)
{
    static const uint8_t types[] = {STT_FUNC,      STT_FUNC,   STT_NOTYPE,  STT_NOTYPE, STT_OBJECT,
                                    STT_GNU_IFUNC, STT_LOPROC, STT_SECTION, STT_TLS};
    static struct symbol_file f;

    memset(&f, 0, sizeof f);
    memcpy(f.e.e_ident, "\177ELF\2\1\1", 7);
    f.e.e_type = ET_EXEC, f.e.e_machine = (uint16_t)machine, f.e.e_version = EV_CURRENT, f.e.e_ehsize = sizeof f.e;
    f.e.e_shoff = offsetof(struct symbol_file, s), f.e.e_shentsize = sizeof *f.s, f.e.e_shnum = 6, f.e.e_shstrndx = 5;
    f.s[1] =
        (Elf64_Shdr){1, SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR, CODE_AT, offsetof(struct symbol_file, code), SECTION_BYTES, 0, 0, 1, 0};
    f.s[2] = (Elf64_Shdr){1, SHT_PROGBITS, SHF_ALLOC | SHF_WRITE, DATA_AT, offsetof(struct symbol_file, data), SECTION_BYTES, 0, 0, 1, 0};
    f.s[3] = (Elf64_Shdr){1, SHT_SYMTAB, 0, 0, offsetof(struct symbol_file, symbol), sizeof f.symbol, 4, 1, 8, sizeof *f.symbol};
    f.s[4] = (Elf64_Shdr){1, SHT_STRTAB, 0, 0, offsetof(struct symbol_file, strings), sizeof f.strings, 0, 0, 1, 0};
    f.s[5] = (Elf64_Shdr){1, SHT_STRTAB, 0, 0, offsetof(struct symbol_file, section_names), sizeof f.section_names, 0, 0, 1, 0};
    strcpy(f.section_names + 1, ".section");
    memcpy(f.strings, symbol_names, sizeof f.strings);
    for (unsigned i = 1; i <= SYMBOLS; i++) {
        const unsigned section = rand_r(seed) % 8;
        f.symbol[i] = (Elf64_Sym){.st_name = (uint32_t)(rand_r(seed) % NAMES * 12),
                                  .st_info = ELF64_ST_INFO(rand_r(seed) % 3, types[rand_r(seed) % sizeof types]),
                                  .st_shndx = section == 0   ? SHN_UNDEF
                                              : section == 1 ? SHN_ABS
                                              : section == 2 ? 2
                                                             : 1,
                                  .st_value = (section == 2 ? DATA_AT : CODE_AT) + (unsigned)rand_r(seed) % 40 * 4 +
                                              (machine == EM_ARM && rand_r(seed) % 3 == 0),
                                  .st_size = rand_r(seed) % 3 ? (unsigned)rand_r(seed) % 8 * 4 : 0};
    }
    return &f;
}

/* A function of the table, as the comments of symbols.c choose it. */
struct expected {
    uint64_t start, end, most;
    unsigned rank;
    const char *name;
    bool label, sized;
};

static bool expected_of(const Elf64_Sym *y, unsigned machine, struct expected *out)
{
    const unsigned type = ELF64_ST_TYPE(y->st_info), bind = ELF64_ST_BIND(y->st_info);
    const char *name = symbol_names[y->st_name / 12];
    const bool function = type == STT_FUNC || type == STT_GNU_IFUNC || type == STT_LOPROC,
               label = type == STT_NOTYPE && y->st_shndx == 1 && !strchr(".$", name[0]) && strncmp(name, "L$", 2) != 0;
    const bool mark = name[0] == '$' && name[1] != '$',
               moved = machine == EM_ARM && y->st_shndx && (mark || (function && type != STT_LOPROC));
    const uint64_t start = moved ? y->st_value & ~UINT64_C(1) : y->st_value;
    const uint64_t section_end = y->st_shndx == 1 ? CODE_AT + SECTION_BYTES : y->st_shndx == 2 ? DATA_AT + SECTION_BYTES : UINT64_MAX;

    if (!*name || !y->st_shndx || (!function && !label))
        return false;
    *out = (struct expected){start, y->st_size ? start + y->st_size : section_end, 0, 0, name, label, y->st_size != 0};
    out->most = out->end;
    if (machine == EM_IA_64 && y->st_shndx != SHN_ABS && out->end < section_end) /* up to 64 bytes of code written by hand */
        out->most = out->end + 64 < section_end ? out->end + 64 : section_end;
    while (name[out->rank] == '_')
        out->rank++;
    out->rank += 64 * ((type == STT_NOTYPE ? 8 : 0) + (bind == STB_GLOBAL ? 0 : bind == STB_WEAK ? 1 : 2));
    return out->end > start;
}

/* Returns the functions of the table in *out. */
static unsigned expected_functions(const struct symbol_file *f, struct expected *out)
{
    unsigned n = 0;

    for (uint64_t at = CODE_AT; at < DATA_AT + SECTION_BYTES; at++) {
        struct expected best = {0}, e;

        for (unsigned i = 1; i <= SYMBOLS; i++)
            if (expected_of(&f->symbol[i], f->e.e_machine, &e) && e.start == at &&
                (!best.name || e.rank < best.rank || (e.rank == best.rank && strcmp(e.name, best.name) < 0)))
                best = e;
        if (!best.name || (n && best.label && out[n - 1].sized && at < out[n - 1].end))
            continue;
        if (n && out[n - 1].most > at)
            out[n - 1].most = at;
        out[n++] = best;
    }
    return n;
}

static void check_contents(const struct symbols *y, const struct symbol_file *f)
{
    static const char kinds[] = "atd";
    static const enum symbols_content contents[] = {SYMBOLS_CODE, SYMBOLS_CODE_ODD, SYMBOLS_DATA};

    for (uint64_t at = CODE_AT; at < DATA_AT + SECTION_BYTES; at++) {
        uint64_t nearest = 0;
        enum symbols_content want = SYMBOLS_CODE;

        for (unsigned i = 1; i <= SYMBOLS && f->e.e_machine == EM_ARM; i++) {
            const Elf64_Sym *s = &f->symbol[i];
            const char *name = symbol_names[s->st_name / 12];
            const bool function = ELF64_ST_TYPE(s->st_info) == STT_FUNC || ELF64_ST_TYPE(s->st_info) == STT_GNU_IFUNC,
                       mark = name[0] == '$' && name[1] != '$';
            const uint64_t start = s->st_value & ~UINT64_C(1);
            const enum symbols_content is = mark              ? contents[strchr(kinds, name[1]) - kinds]
                                            : s->st_value & 1 ? SYMBOLS_CODE_ODD
                                                              : SYMBOLS_CODE;

            if (!s->st_shndx || (!mark && !function) || start > at || start < nearest || (start == nearest && is < want))
                continue;
            nearest = start, want = is;
        }
        assert_int_equal(symbols_content(y, at), want);
    }
}

static void tables_of_symbols(void **state)
{
    static const uint16_t machines[] = {EM_PARISC, EM_IA_64, EM_ARM, EM_SPARC};
    unsigned seed = 1, functions = 0;
    const int fd = memfd_create("symbols", MFD_CLOEXEC);

    (void)state;
    assert_true(fd >= 0);
    for (unsigned round = 0; round < 400; round++) {
        struct symbol_file *f = random_symbols(machines[round % 4], &seed);
        struct expected want[SYMBOLS];
        const unsigned n = expected_functions(f, want);
        char *why = NULL;
        size_t count;

        assert_int_equal(pwrite(fd, f, sizeof *f, 0), sizeof *f);
        struct symbols *y = symbols_open_file(fd, "symbols", &why);
        assert_non_null(y);
        const struct symbol *all = symbols_all(y, &count);

        assert_int_equal(count, n);
        for (unsigned i = 0; i < n; i++) {
            assert_string_equal(all[i].name, want[i].name);
            assert_int_equal(all[i].start, want[i].start);
            assert_int_equal(all[i].end, want[i].most);
        }
        for (uint64_t at = CODE_AT - 2; at < DATA_AT + SECTION_BYTES + 2; at++) {
            const struct symbol *in = NULL, *before = NULL;

            for (unsigned i = 0; i < n; i++) {
                before = all[i].start <= at ? &all[i] : before;
                in = all[i].start <= at && at < all[i].end ? &all[i] : in;
            }
            assert_ptr_equal(symbols_find(y, at), in);
            assert_ptr_equal(symbols_before(y, at), before);
        }
        check_contents(y, f);
        const struct code_section *code = symbols_code(y, &count);
        assert_true(count == 1 && code->address == CODE_AT && code->size == SECTION_BYTES && !strcmp(code->name, ".section"));
        assert_non_null(symbols_section(y, ".section", &count));
        assert_null(symbols_section(y, ".none", &count));
        assert_int_equal(symbols_kind(y).machine, f->e.e_machine);
        functions += n;
        symbols_free(y);
    }
    assert_true(functions > 2000);
    close(fd);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(tells_the_system),
        cmocka_unit_test(reads_and_maps),       cmocka_unit_test(refuses_with_a_message),
        cmocka_unit_test(refuses_to_map),       cmocka_unit_test(survives_bit_flips),
        // clang-format on
        cmocka_unit_test(finds_symbols_and_lines),
        cmocka_unit_test(sequences_end),
        cmocka_unit_test(tables_of_symbols),
        cmocka_unit_test(refuses_compressed_bombs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
