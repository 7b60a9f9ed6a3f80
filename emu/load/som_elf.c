/* som_elf.c - makes an ELF file of a SOM file. */
#define _GNU_SOURCE
#include <elf.h>
#include <endian.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/load/som.h"
#include "emu/load/som_elf.h"

/* Words of the header, and sizes of the dictionaries' records. */
enum {
    H_ENTRY_OFFSET = 6,
    H_AUX_LOCATION = 7,
    H_AUX_SIZE = 8,
    H_SUBSPACES = 13, /* location and number */
    H_SPACE_STRINGS = 17,
    H_SYMBOLS = 23,
    H_SYMBOL_STRINGS = 27,
    HEADER_BYTES = 128,
    SUBSPACE_BYTES = 40,
    SYMBOL_BYTES = 20,
    EXPORT_BYTES = 20,
    UNWIND_BYTES = 16,
    STUB_BYTES = 16,
    FILE_MOST = 1 << 30,
    NAME_MOST = 1 << 16,
};

/* Types and scopes of symbols. */
enum { ST_CODE = 3, ST_PRI_PROG = 4, ST_SEC_PROG = 5, ST_ENTRY = 6, ST_STUB = 8, ST_MILLICODE = 12 };
enum { SS_UNSAT = 0, SS_UNIVERSAL = 3 };

/* Sections: what is made of the file, then the tables. */
enum { SECTIONS_MOST = 64, NAMES_BYTES = 4096 };

struct maker {
    const uint8_t *in;
    size_t size;
    uint32_t text, text_size, text_at; /* address, bytes, offset in the file */
    uint32_t data, data_size, data_at;
    uint32_t unwind_at, unwinds; /* the unwind table: offset in the file, entries */
    Elf32_Shdr section[SECTIONS_MOST];
    unsigned sections;
    char names[NAMES_BYTES];
    size_t names_used;
    Elf32_Sym *symbol;
    size_t symbols;
};

static uint32_t word(const struct maker *m, uint64_t at)
{
    return at + 4 > m->size ? 0 : (uint32_t)m->in[at] << 24 | m->in[at + 1] << 16 | m->in[at + 2] << 8 | m->in[at + 3];
}

static uint32_t header(const struct maker *m, unsigned n)
{
    return word(m, 4 * n);
}

/* Returns the NUL-terminated string at an offset. NULL: it is not in the file, in its header or longer than any name. */
static const char *string_at(const struct maker *m, uint64_t at)
{
    const uint64_t left = at < m->size ? m->size - at : 0, most = left < NAME_MOST ? left : NAME_MOST;
    return at >= HEADER_BYTES && memchr(m->in + at, 0, most) ? (const char *)m->in + at : NULL;
}

/* ---- the parts of the file --------------------------------------------------------------------- */

static bool in_file(const struct maker *m, uint32_t at, uint32_t size)
{
    return at <= m->size && size <= m->size - at;
}

/* Reads where text and data are. */
static bool find_parts(struct maker *m)
{
    uint64_t at = header(m, H_AUX_LOCATION), end = at + header(m, H_AUX_SIZE);
    for (unsigned steps = 0; at + 40 <= end && end <= m->size && steps < 1000; steps++) {
        if ((word(m, at) & 0xffff) == 4) {
            m->text_size = word(m, at + 8);
            m->text = word(m, at + 12);
            m->text_at = word(m, at + 16);
            m->data_size = word(m, at + 20);
            m->data = word(m, at + 24);
            m->data_at = word(m, at + 28);
            return m->text_size && in_file(m, m->text_at, m->text_size) && in_file(m, m->data_at, m->data_size);
        }
        at += 8 + (uint64_t)word(m, at + 4);
    }
    return false;
}

static bool in_text(const struct maker *m, uint32_t address)
{
    return address >= m->text && address - m->text < m->text_size;
}

/* ---- sections ------------------------------------------------------------------------------------ */

static uint32_t name_of(struct maker *m, const char *name)
{
    size_t length = strlen(name) + 1, at = m->names_used;
    if (length > NAMES_BYTES - at)
        return 0;
    memcpy(m->names + at, name, length);
    m->names_used += length;
    return (uint32_t)at;
}

static unsigned add_section(struct maker *m, const char *name, Elf32_Shdr h)
{
    if (m->sections == SECTIONS_MOST)
        return 0;
    h.sh_name = name_of(m, name);
    m->section[m->sections] = h;
    return m->sections++;
}

static void add_code(struct maker *m, const char *name, uint32_t address, uint32_t size)
{
    add_section(m, name,
                (Elf32_Shdr){.sh_type = SHT_PROGBITS,
                             .sh_flags = SHF_ALLOC | SHF_EXECINSTR,
                             .sh_addr = address,
                             .sh_offset = m->text_at + (address - m->text),
                             .sh_size = size,
                             .sh_addralign = 4});
}

/* Makes sections of the subspaces with code, and of the unwind table. Tables are left for the end. */
static void add_subspaces(struct maker *m)
{
    const uint32_t table = header(m, H_SUBSPACES), names = header(m, H_SPACE_STRINGS);
    uint32_t count = header(m, H_SUBSPACES + 1);
    for (uint32_t i = 0; i < count && in_file(m, table, SUBSPACE_BYTES * (i + 1)) && m->sections < SECTIONS_MOST - 4; i++) {
        const uint64_t at = table + (uint64_t)SUBSPACE_BYTES * i;
        const char *name = string_at(m, (uint64_t)names + word(m, at + 28));
        const uint32_t address = word(m, at + 16), size = word(m, at + 20);
        if (!name || !size || !in_text(m, address) || size > m->text_size - (address - m->text))
            continue;
        if (!strcmp(name, "$CODE$") || !strcmp(name, "$MILLICODE$"))
            add_code(m, name, address, size);
        else if (!strcmp(name, "$UNWIND_START$")) {
            m->unwind_at = m->text_at + (address - m->text);
            m->unwinds = size / UNWIND_BYTES;
            add_section(m, ".PARISC.unwind",
                        (Elf32_Shdr){.sh_type = SHT_PROGBITS,
                                     .sh_flags = SHF_ALLOC,
                                     .sh_addr = address,
                                     .sh_offset = m->text_at + (address - m->text),
                                     .sh_size = size,
                                     .sh_addralign = 4});
        }
    }
}

/* Returns the bytes of the function that begins at an address: the unwind table has its first and its last instruction. Returns 0 if
 * unknown. */
static uint32_t size_of(const struct maker *m, uint32_t address)
{
    uint32_t low = 0, high = m->unwinds;
    while (low < high) {
        const uint32_t mid = low + (high - low) / 2;
        const uint64_t entry = m->unwind_at + (uint64_t)UNWIND_BYTES * mid;
        const uint32_t first = word(m, entry), last = word(m, entry + 4);
        if (first == address)
            return last >= first && last - first < m->text_size ? last - first + 4 : 0;
        if (first < address)
            low = mid + 1;
        else
            high = mid;
    }
    return 0;
}

static unsigned section_at(const struct maker *m, uint32_t address)
{
    for (unsigned i = 1; i < m->sections; i++) {
        const Elf32_Shdr *h = &m->section[i];
        if ((h->sh_flags & SHF_EXECINSTR) && address >= h->sh_addr && address - h->sh_addr < h->sh_size)
            return i;
    }
    return 0;
}

/* ---- symbols --------------------------------------------------------------------------------------- */

static uint32_t code_word(const struct maker *m, uint32_t address)
{
    return in_text(m, address) ? word(m, (uint64_t)m->text_at + (address - m->text)) : 0;
}

/* An export stub calls the function, reloads the return address and returns. Returns the function's address, or 0 if not a stub. */
static uint32_t stub_target(const struct maker *m, uint32_t address)
{
    enum { NOP = 0x08000240, RELOAD_RP = 0x4bc23fd1, BRANCH = 0x3a, LONG = 5, BRANCH_AND_DELAY_SLOT = 8 };
    const uint32_t branch = code_word(m, address), w1 = branch >> 16 & 31, w2 = branch >> 2 & 0x7ff, ext = branch >> 13 & 7;
    if (branch >> 26 != BRANCH || code_word(m, address + 4) != NOP || code_word(m, address + 8) != RELOAD_RP)
        return 0;
    /* PA-RISC 2.0, 6 (BRANCH): the parts of the displacement, which has 17 or 22 bits. */
    const uint32_t w3 = ext == LONG ? branch >> 21 & 31 : 0, bits = ext == LONG ? 21 : 16;
    uint32_t words = w3 << 16 | w1 << 11 | (w2 & 1) << 10 | w2 >> 1;
    if (branch & 1)
        words |= UINT32_MAX << bits;
    return address + BRANCH_AND_DELAY_SLOT + words * 4;
}

/* name: in the file, which is its own table of strings. */
static void add_symbol(struct maker *m, const char *name, uint32_t address, unsigned type, unsigned bind)
{
    const unsigned section = section_at(m, address);
    if (section)
        m->symbol[m->symbols++] = (Elf32_Sym){.st_name = htobe32((uint32_t)((const uint8_t *)name - m->in)),
                                              .st_value = htobe32(address),
                                              .st_size = htobe32(stub_target(m, address) ? STUB_BYTES : size_of(m, address)),
                                              .st_info = ELF32_ST_INFO(bind, type),
                                              .st_shndx = htobe16((uint16_t)section)};
}

static bool is_function(unsigned type)
{
    return type == ST_CODE || type == ST_PRI_PROG || type == ST_SEC_PROG || type == ST_ENTRY || type == ST_STUB || type == ST_MILLICODE;
}

/* The symbol dictionary. The first word has the type in bits 2 to 7 and the scope in bits 8 to 11, as the manual counts. */
static void add_dictionary(struct maker *m, uint32_t count)
{
    const uint32_t table = header(m, H_SYMBOLS), strings = header(m, H_SYMBOL_STRINGS);
    for (uint32_t i = 0; i < count; i++) {
        const uint64_t at = table + (uint64_t)SYMBOL_BYTES * i;
        const uint32_t first = word(m, at), value = word(m, at + 16) & ~(uint32_t)3;
        const unsigned type = first >> 24 & 63, scope = first >> 20 & 15;
        const char *name = string_at(m, (uint64_t)strings + word(m, at + 4));
        if (!name || !*name || scope == SS_UNSAT || !is_function(type))
            continue;
        /* Labels of the compiler begin with a capital, a dollar and a number; ST_CODE symbols of assembly code are functions too, and
         * millicode, whose names begin with two dollars. */
        if (type == ST_CODE && scope != SS_UNIVERSAL && strchr(name, '$') && strncmp(name, "$$", 2) != 0)
            continue;
        add_symbol(m, name, value, type == ST_MILLICODE ? STT_LOPROC : STT_FUNC, scope == SS_UNIVERSAL ? STB_GLOBAL : STB_LOCAL);
    }
}

/* The dynamic loader's header is at the beginning of the text. */
enum { DL_EXPORTS = 32, DL_EXPORT_COUNT = 36, DL_STRINGS = 40 };

static uint32_t export_count(const struct maker *m)
{
    const uint32_t version = word(m, m->text_at);
    const uint64_t list = (uint64_t)m->text_at + word(m, m->text_at + DL_EXPORTS);
    const uint32_t count = word(m, m->text_at + DL_EXPORT_COUNT);
    const bool fits = list <= m->size && count <= (m->size - list) / EXPORT_BYTES;
    return (version == SOM_DL_VERSION_1 || version == SOM_DL_VERSION_2) && fits ? count : 0;
}

static void add_exports(struct maker *m)
{
    const uint64_t list = (uint64_t)m->text_at + word(m, m->text_at + DL_EXPORTS);
    const uint64_t strings = (uint64_t)m->text_at + word(m, m->text_at + DL_STRINGS);
    const uint32_t count = export_count(m);
    for (uint32_t i = 0; i < count; i++) {
        const uint64_t at = list + (uint64_t)EXPORT_BYTES * i;
        const char *name = string_at(m, strings + word(m, at + 4));
        const unsigned type = word(m, at + 16) >> 24;
        const uint32_t address = word(m, at + 8) & ~(uint32_t)3, target = stub_target(m, address);
        if (!name || !*name || !is_function(type))
            continue;
        add_symbol(m, name, address, STT_FUNC, STB_GLOBAL);
        if (target)
            add_symbol(m, name, target, STT_FUNC, STB_GLOBAL);
    }
}

static bool add_symbols(struct maker *m)
{
    uint32_t count = header(m, H_SYMBOLS + 1);
    if (!in_file(m, header(m, H_SYMBOLS), 0) || count > (m->size - header(m, H_SYMBOLS)) / SYMBOL_BYTES)
        count = 0;
    const size_t most = count ? count : 2 * (size_t)export_count(m); /* a stub and its function */
    m->symbol = calloc(most + 1, sizeof *m->symbol);
    m->symbols = 1;
    if (!m->symbol)
        return false;
    if (count)
        add_dictionary(m, count);
    else
        add_exports(m);
    return true;
}

/* ---- writing ------------------------------------------------------------------------------------------- */

static size_t aligned(size_t n)
{
    return (n + 7) & ~(size_t)7;
}

static void swap_section(Elf32_Shdr *h)
{
    uint32_t *w = (uint32_t *)h;
    for (size_t i = 0; i < sizeof *h / sizeof *w; i++)
        w[i] = htobe32(w[i]);
}

static void write_header(const struct maker *m, uint8_t *out, size_t phdrs, unsigned phdr_count, size_t shdrs, unsigned names)
{
    Elf32_Ehdr e = {
        .e_type = htobe16(ET_EXEC),
        .e_machine = htobe16(EM_PARISC),
        .e_version = htobe32(EV_CURRENT),
        .e_entry = htobe32(header(m, H_ENTRY_OFFSET)),
        .e_phoff = htobe32((uint32_t)phdrs),
        .e_shoff = htobe32((uint32_t)shdrs),
        .e_flags = htobe32(word(m, 0) >> 16),
        .e_ehsize = htobe16(sizeof e),
        .e_phentsize = htobe16(sizeof(Elf32_Phdr)),
        .e_phnum = htobe16((uint16_t)phdr_count),
        .e_shentsize = htobe16(sizeof(Elf32_Shdr)),
        .e_shnum = htobe16((uint16_t)m->sections),
        .e_shstrndx = htobe16((uint16_t)names),
    };
    memcpy(e.e_ident, ELFMAG, SELFMAG);
    e.e_ident[EI_CLASS] = ELFCLASS32;
    e.e_ident[EI_DATA] = ELFDATA2MSB;
    e.e_ident[EI_VERSION] = EV_CURRENT;
    e.e_ident[EI_OSABI] = ELFOSABI_HPUX;
    memcpy(out, &e, sizeof e);
}

static void write_segment(uint8_t *at, uint32_t address, uint32_t offset, uint32_t size, uint32_t flags)
{
    const Elf32_Phdr p = {.p_type = htobe32(PT_LOAD),
                          .p_offset = htobe32(offset),
                          .p_vaddr = htobe32(address),
                          .p_filesz = htobe32(size),
                          .p_memsz = htobe32(size),
                          .p_flags = htobe32(flags),
                          .p_align = htobe32(4096)};
    memcpy(at, &p, sizeof p);
}

/* Lays out the tables after the file. Returns the ELF file, or NULL without memory. */
static uint8_t *write_elf(struct maker *m, size_t *size)
{
    enum { SEGMENTS = 2 };
    const size_t symbol_bytes = m->symbols * sizeof *m->symbol;
    const size_t phdrs = aligned(m->size), symbols = aligned(phdrs + SEGMENTS * sizeof(Elf32_Phdr));
    const size_t names = aligned(symbols + symbol_bytes);
    const unsigned strings_section = m->sections + 1;
    add_section(m, ".symtab",
                (Elf32_Shdr){.sh_type = SHT_SYMTAB,
                             .sh_offset = (uint32_t)symbols,
                             .sh_size = (uint32_t)symbol_bytes,
                             .sh_link = strings_section,
                             .sh_info = 1,
                             .sh_addralign = 4,
                             .sh_entsize = sizeof(Elf32_Sym)});
    add_section(m, ".strtab", (Elf32_Shdr){.sh_type = SHT_STRTAB, .sh_size = (uint32_t)m->size});
    const unsigned names_section = add_section(m, ".shstrtab", (Elf32_Shdr){.sh_type = SHT_STRTAB, .sh_offset = (uint32_t)names});
    m->section[names_section].sh_size = (uint32_t)m->names_used;
    const size_t shdrs = aligned(names + m->names_used);
    *size = shdrs + m->sections * sizeof(Elf32_Shdr);
    uint8_t *out = calloc(1, *size);
    if (!out)
        return NULL;
    memcpy(out, m->in, m->size);
    memset(out, 0, HEADER_BYTES);
    write_header(m, out, phdrs, SEGMENTS, shdrs, names_section);
    write_segment(out + phdrs, m->text, m->text_at, m->text_size, PF_R | PF_X);
    write_segment(out + phdrs + sizeof(Elf32_Phdr), m->data, m->data_at, m->data_size, PF_R | PF_W);
    memcpy(out + symbols, m->symbol, symbol_bytes);
    memcpy(out + names, m->names, m->names_used);
    for (unsigned i = 0; i < m->sections; i++)
        swap_section(&m->section[i]);
    memcpy(out + shdrs, m->section, m->sections * sizeof(Elf32_Shdr));
    return out;
}

static uint8_t *read_file(int fd, size_t *size)
{
    struct stat st;
    if (fstat(fd, &st) || !S_ISREG(st.st_mode) || st.st_size < HEADER_BYTES || st.st_size > FILE_MOST)
        return NULL;
    uint8_t *bytes = malloc((size_t)st.st_size);
    *size = (size_t)st.st_size;
    if (bytes && pread(fd, bytes, *size, 0) == (ssize_t)*size)
        return bytes;
    free(bytes);
    return NULL;
}

uint8_t *som_as_elf(int fd, size_t *size)
{
    uint8_t *out = NULL, *in = som_is(fd) ? read_file(fd, size) : NULL;
    struct maker *m = in ? calloc(1, sizeof *m) : NULL;
    if (m) {
        m->in = in;
        m->size = *size;
        m->sections = 1;
        m->names_used = 1;
        if (find_parts(m)) {
            add_subspaces(m);
            if (m->sections == 1)
                add_code(m, "text", m->text, m->text_size);
            if (add_symbols(m))
                out = write_elf(m, size);
        }
        free(m->symbol);
    }
    free(m);
    free(in);
    return out;
}
