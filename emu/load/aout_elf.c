/*
 * aout_elf.c - makes an ELF file of an a.out program for readers of ELF files, and puts the program into memory.
 *
 * A symbol (struct nlist) has 12 bytes: offset of its name in the string table, type, other, desc, value. Types with the bits 0xe0 are a
 * debugger's. Names are those that the assembler saw: a C function's begins with an underscore.
 */
#define _GNU_SOURCE
#include <elf.h>
#include <endian.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "emu/load/aout.h"
#include "emu/load/aout_header.h"

/* Memory is at offset IMAGE_AT of the ELF file, so that it can be mapped. Tables beyond TABLE_MOST bytes and names beyond NAME_MOST are
 * left out. */
enum { IMAGE_AT = 4096, SYMBOL_BYTES = 12, TABLE_MOST = 1 << 20, NAME_MOST = 1024, SECTIONS = 5 };
enum { N_EXT = 1, N_TEXT = 4, N_TYPE = 0x1e, N_STAB = 0xe0 };
static const char section_names[] = "\0.text\0.symtab\0.strtab\0.shstrtab";
enum { NAME_TEXT = 1, NAME_SYMTAB = 7, NAME_STRTAB = 15, NAME_SHSTRTAB = 23 };

struct maker {
    uint32_t header[AOUT_WORDS];
    struct aout_places places;
    uint8_t *entries; /* the symbol table */
    char *strings;
    size_t entry_count, string_bytes;
    Elf32_Sym *symbol;
    size_t symbols;
};

/* Returns whether all bytes are there. */
static bool read_at(int fd, void *out, size_t size, uint64_t at)
{
    return pread(fd, out, size, (off_t)at) == (ssize_t)size;
}

/* ---- symbols ---------------------------------------------------------------------------------------------------------- */

/* Reads the tables of symbols and strings. A program without them, or with damaged ones, has no symbols. False: no memory. */
static bool read_tables(struct maker *m, int fd, uint64_t size)
{
    const struct aout_places *p = &m->places;
    const uint64_t bytes = m->header[AOUT_SYMBOLS], left = p->strings_at < size ? size - p->strings_at : 0;

    if (bytes && bytes <= TABLE_MOST && left >= 4) {
        m->string_bytes = left < TABLE_MOST ? left : TABLE_MOST;
        m->entry_count = bytes / SYMBOL_BYTES;
    }
    m->entries = malloc(m->entry_count * SYMBOL_BYTES + 1);
    m->strings = calloc(1, m->string_bytes + 1);
    m->symbol = calloc(m->entry_count + 1, sizeof *m->symbol);
    m->symbols = 1;
    if (!m->entries || !m->strings || !m->symbol)
        return false;
    if (!read_at(fd, m->entries, m->entry_count * SYMBOL_BYTES, p->symbols_at) || !read_at(fd, m->strings, m->string_bytes, p->strings_at))
        m->entry_count = m->string_bytes = 0;
    return true;
}

/* Returns the name at an offset of the string table, or NULL. The first four bytes are the table's size. */
static const char *name_at(const struct maker *m, uint32_t offset)
{
    if (offset < 4 || offset >= m->string_bytes)
        return NULL;
    const size_t left = m->string_bytes - offset;

    return memchr(m->strings + offset, 0, left < NAME_MOST ? left : NAME_MOST) ? m->strings + offset : NULL;
}

/* Returns whether a local symbol of the text is a function: the name of an object file and a compiler's label are not. */
static bool is_function(const char *name)
{
    const size_t length = strlen(name);

    return !(length > 2 && !strcmp(name + length - 2, ".o")) && !(name[0] == 'L' && name[1] >= '0' && name[1] <= '9');
}

static void add_symbol(struct maker *m, const uint8_t *entry)
{
    const uint32_t offset = aout_word(entry), value = aout_word(entry + 8);
    const unsigned type = entry[4];

    if ((type & N_STAB) || (type & N_TYPE) != N_TEXT || value >= m->header[AOUT_TEXT])
        return;
    const char *name = name_at(m, offset);

    if (!name || !*name)
        return;
    if (!(type & N_EXT) && !is_function(name))
        return;
    m->symbol[m->symbols++] = (Elf32_Sym){.st_name = htole32(offset),
                                          .st_value = htole32(value),
                                          .st_info = ELF32_ST_INFO(type & N_EXT ? STB_GLOBAL : STB_LOCAL, STT_FUNC),
                                          .st_shndx = htole16(1)};
}

/* ---- the file --------------------------------------------------------------------------------------------------------- */

static size_t aligned(size_t n, size_t to)
{
    return (n + to - 1) & ~(to - 1);
}

static void write_section(uint8_t *at, uint32_t name, uint32_t type, size_t offset, size_t size, Elf32_Shdr rest)
{
    rest.sh_name = name;
    rest.sh_type = type;
    rest.sh_offset = (uint32_t)offset;
    rest.sh_size = (uint32_t)size;
    uint32_t *w = (uint32_t *)&rest;

    for (size_t i = 0; i < sizeof rest / sizeof *w; i++)
        w[i] = htole32(w[i]);
    memcpy(at, &rest, sizeof rest);
}

static void write_segment(uint8_t *at, uint64_t address, uint32_t filesz, uint64_t memsz, uint32_t flags)
{
    const Elf32_Phdr p = {.p_type = htole32(PT_LOAD),
                          .p_offset = htole32((uint32_t)(IMAGE_AT + address)),
                          .p_vaddr = htole32((uint32_t)address),
                          .p_filesz = htole32(filesz),
                          .p_memsz = htole32((uint32_t)memsz),
                          .p_flags = htole32(flags),
                          .p_align = htole32(1)};

    memcpy(at, &p, sizeof p);
}

/* e_flags is a checksum of the memory that is at out + IMAGE_AT, so that the file identifies the program even without it. */
static void write_header(const struct maker *m, uint8_t *out, size_t shdrs)
{
    const size_t memory = m->places.data + m->header[AOUT_DATA];
    Elf32_Ehdr e = {
        .e_type = htole16(ET_EXEC),
        .e_machine = htole16(EM_VAX),
        .e_version = htole32(EV_CURRENT),
        .e_entry = htole32(m->header[AOUT_ENTRY]),
        .e_phoff = htole32(sizeof e),
        .e_shoff = htole32((uint32_t)shdrs),
        .e_flags = htole32((uint32_t)crc32_z(0, out + IMAGE_AT, memory)),
        .e_ehsize = htole16(sizeof e),
        .e_phentsize = htole16(sizeof(Elf32_Phdr)),
        .e_phnum = htole16(2),
        .e_shentsize = htole16(sizeof(Elf32_Shdr)),
        .e_shnum = htole16(SECTIONS),
        .e_shstrndx = htole16(SECTIONS - 1),
    };

    memcpy(e.e_ident, ELFMAG, SELFMAG);
    e.e_ident[EI_CLASS] = ELFCLASS32;
    e.e_ident[EI_DATA] = ELFDATA2LSB;
    e.e_ident[EI_VERSION] = EV_CURRENT;
    memcpy(out, &e, sizeof e);
    const uint32_t *h = m->header;

    write_segment(out + sizeof e, 0, h[AOUT_TEXT], h[AOUT_TEXT], PF_R | PF_X);
    write_segment(out + sizeof e + sizeof(Elf32_Phdr), m->places.data, h[AOUT_DATA], (uint64_t)h[AOUT_DATA] + h[AOUT_BSS], PF_R | PF_W);
}

/* The header, memory up to the end of the data, symbols (at *symbols_at), strings, section headers. Returns NULL if the file cannot be
 * read, or without memory. */
static uint8_t *write_elf(const struct maker *m, int fd, size_t *size, size_t *symbols_at)
{
    const uint32_t text = m->header[AOUT_TEXT], data = m->header[AOUT_DATA];
    const size_t symbols = aligned(IMAGE_AT + m->places.data + data, IMAGE_AT), strings = symbols + m->symbols * sizeof *m->symbol;
    const size_t names = strings + m->string_bytes + 1, shdrs = aligned(names + sizeof section_names, 8);

    *size = shdrs + SECTIONS * sizeof(Elf32_Shdr);
    *symbols_at = symbols;
    uint8_t *out = calloc(1, *size), *section = out ? out + shdrs : NULL;

    if (!out || !read_at(fd, out + IMAGE_AT, text, m->places.text_at) ||
        !read_at(fd, out + IMAGE_AT + m->places.data, data, m->places.data_at)) {
        free(out);
        return NULL;
    }
    write_header(m, out, shdrs);
    memcpy(out + symbols, m->symbol, m->symbols * sizeof *m->symbol);
    memcpy(out + strings, m->strings, m->string_bytes);
    if (m->string_bytes)
        out[strings] = 0;
    memcpy(out + names, section_names, sizeof section_names);
    write_section(section + sizeof(Elf32_Shdr), NAME_TEXT, SHT_PROGBITS, IMAGE_AT, text,
                  (Elf32_Shdr){.sh_flags = SHF_ALLOC | SHF_EXECINSTR, .sh_addralign = 1});
    write_section(section + 2 * sizeof(Elf32_Shdr), NAME_SYMTAB, SHT_SYMTAB, symbols, strings - symbols,
                  (Elf32_Shdr){.sh_link = 3, .sh_info = 1, .sh_addralign = 4, .sh_entsize = sizeof(Elf32_Sym)});
    write_section(section + 3 * sizeof(Elf32_Shdr), NAME_STRTAB, SHT_STRTAB, strings, names - strings, (Elf32_Shdr){.sh_addralign = 1});
    write_section(section + 4 * sizeof(Elf32_Shdr), NAME_SHSTRTAB, SHT_STRTAB, names, sizeof section_names,
                  (Elf32_Shdr){.sh_addralign = 1});
    return out;
}

/* As aout_as_elf(); from *symbols_at on the file has no bytes of the program's memory. */
static uint8_t *make(int fd, size_t *size, size_t *symbols_at)
{
    struct maker m = {0};
    struct stat st;
    uint8_t *out = NULL;

    if (!aout_read_header(fd, m.header) || fstat(fd, &st))
        return NULL;
    m.places = aout_places_of(m.header);
    if (read_tables(&m, fd, (uint64_t)st.st_size)) {
        for (size_t i = 0; i < m.entry_count; i++)
            add_symbol(&m, m.entries + i * SYMBOL_BYTES);
        out = write_elf(&m, fd, size, symbols_at);
    }
    free(m.entries);
    free(m.strings);
    free(m.symbol);
    return out;
}

uint8_t *aout_as_elf(int fd, size_t *size)
{
    size_t symbols_at;

    return make(fd, size, &symbols_at);
}

uint8_t *aout_symbol_elf(int fd, size_t *size)
{
    size_t symbols_at;
    uint8_t *bytes = make(fd, size, &symbols_at);

    if (bytes)
        memset(bytes + IMAGE_AT, 0, symbols_at - IMAGE_AT);
    return bytes;
}

/* ---- memory ------------------------------------------------------------------------------------------------------------ */

/* Copies a segment's bytes from the file to memory. 0, -EIO (the file has become shorter) or -ENOMEM. */
static int copy_in(struct space *s, int fd, const struct elf_segment *from)
{
    enum { CHUNK = 64 << 10 };
    uint8_t *bytes = malloc(CHUNK);
    int rc = bytes ? 0 : -ENOMEM;

    for (uint64_t done = 0; !rc && done < from->filesz;) {
        const size_t left = from->filesz - done, n = left < CHUNK ? left : CHUNK;

        if (!read_at(fd, bytes, n, from->offset + done))
            rc = -EIO;
        else if (mem_poke(s, from->vaddr + done, bytes, n) != n)
            rc = -ENOMEM;
        done += n;
    }
    free(bytes);
    return rc;
}

/* Returns a memory file with the ELF file but for the program's memory, where it has a hole; or -1 with errno. Readers of symbols find it
 * by the mappings. */
static int symbol_file(int fd, const struct elf_image *image)
{
    size_t size, after;
    uint8_t *bytes = make(fd, &size, &after);
    int file = bytes && after >= IMAGE_AT + image->end_data ? memfd_create("a.out", MFD_CLOEXEC) : -1;

    if (file >= 0 &&
        (write(file, bytes, IMAGE_AT) != IMAGE_AT || pwrite(file, bytes + after, size - after, (off_t)after) != (ssize_t)(size - after))) {
        close(file);
        file = -1;
    }
    free(bytes);
    return file;
}

int aout_map(struct space *s, const struct mem_file *file, const struct elf_image *image, uint64_t bias, struct elf_loaded *out)
{
    const uint64_t mask = (1ull << s->page_shift) - 1;
    const uint64_t constant = image->segments[0].prot & MEM_W ? 0 : image->start_data & ~mask;
    const uint64_t in_file = (image->end_data + mask) & ~mask, end = (image->high + mask) & ~mask;
    struct mem_file part = *file;
    int rc = 0;

    part.fd = symbol_file(file->fd, image);
    if (part.fd < 0)
        return -ENOMEM;
    part.offset = IMAGE_AT;
    if (constant)
        rc = space_map(s, 0, constant, MEM_R | MEM_X, 0, &part);
    part.offset += constant;
    if (!rc && in_file > constant)
        rc = space_map(s, constant, in_file - constant, MEM_R | MEM_W | MEM_X, 0, &part);
    close(part.fd);
    for (unsigned i = 0; !rc && i < image->nsegments; i++)
        rc = copy_in(s, file->fd, &image->segments[i]);
    if (!rc && end > in_file)
        rc = space_map(s, in_file, end - in_file, MEM_R | MEM_W | MEM_X, 0, NULL);
    *out = (struct elf_loaded){.bias = bias, .entry = image->entry + bias, .brk = image->high + bias};
    return rc == -EINVAL ? -ENOMEM : rc;
}
