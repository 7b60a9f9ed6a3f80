/*
 * elf.c - the functions of libelf that precis uses: files with sections and symbols are read, and the assembler's are written.
 *
 * A file that is read is in memory, whole; everything in it is checked against its size. One that is written has the layout that its caller
 * has chosen (ELF_F_LAYOUT).
 */
#include <endian.h>
#include <gelf.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct Elf_Scn {
    Elf *elf;
    size_t index;
    GElf_Shdr header;
    Elf_Data data; /* in the file's order; when written, in the host's */
    bool has_data;
};

struct Elf {
    int fd;
    uint8_t *bytes;
    size_t size;
    bool owned, writes, big, narrow, is_elf;
    GElf_Ehdr header;
    GElf_Phdr *segment; /* when written */
    struct Elf_Scn **section;
    size_t sections, segments;
    Elf_Data *chunk; /* of elf_getdata_rawchunk() */
    size_t chunks;
};

/* ---- numbers in the file's order ---------------------------------------------------------------------------- */

static uint64_t get(const Elf *e, const uint8_t *at, unsigned bytes)
{
    uint64_t n = 0;
    for (unsigned i = 0; i < bytes; i++)
        n = n << 8 | at[e->big ? i : bytes - 1 - i];
    return n;
}

static void put(const Elf *e, uint8_t *at, uint64_t n, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        at[e->big ? bytes - 1 - i : i] = (uint8_t)(n >> 8 * i);
}

/* A structure of the file, field by field. */
struct cursor {
    const Elf *elf;
    uint8_t *at;
    bool writes;
};

static void field(struct cursor *c, void *value, unsigned value_bytes, unsigned bytes)
{
    uint64_t n = 0;
    memcpy(&n, value, value_bytes); /* the host is little-endian */
    if (c->writes)
        put(c->elf, c->at, n, bytes);
    n = c->writes ? n : get(c->elf, c->at, bytes);
    memcpy(value, &n, value_bytes);
    c->at += bytes;
}
#define FIELD(x, bytes) field(&c, &(x), sizeof(x), bytes)
#define WORD(x)         FIELD(x, e->narrow ? 4 : 8)

static void header_fields(const Elf *e, uint8_t *at, bool writes, GElf_Ehdr *h)
{
    struct cursor c = {e, at + EI_NIDENT, writes};
    if (writes)
        memcpy(at, h->e_ident, EI_NIDENT);
    else
        memcpy(h->e_ident, at, EI_NIDENT);
    FIELD(h->e_type, 2);
    FIELD(h->e_machine, 2);
    FIELD(h->e_version, 4);
    WORD(h->e_entry);
    WORD(h->e_phoff);
    WORD(h->e_shoff);
    FIELD(h->e_flags, 4);
    FIELD(h->e_ehsize, 2);
    FIELD(h->e_phentsize, 2);
    FIELD(h->e_phnum, 2);
    FIELD(h->e_shentsize, 2);
    FIELD(h->e_shnum, 2);
    FIELD(h->e_shstrndx, 2);
}

static void segment_fields(const Elf *e, uint8_t *at, bool writes, GElf_Phdr *p)
{
    struct cursor c = {e, at, writes};
    FIELD(p->p_type, 4);
    if (!e->narrow)
        FIELD(p->p_flags, 4);
    WORD(p->p_offset);
    WORD(p->p_vaddr);
    WORD(p->p_paddr);
    WORD(p->p_filesz);
    WORD(p->p_memsz);
    if (e->narrow)
        FIELD(p->p_flags, 4);
    WORD(p->p_align);
}

static void section_fields(const Elf *e, uint8_t *at, bool writes, GElf_Shdr *s)
{
    struct cursor c = {e, at, writes};
    FIELD(s->sh_name, 4);
    FIELD(s->sh_type, 4);
    WORD(s->sh_flags);
    WORD(s->sh_addr);
    WORD(s->sh_offset);
    WORD(s->sh_size);
    FIELD(s->sh_link, 4);
    FIELD(s->sh_info, 4);
    WORD(s->sh_addralign);
    WORD(s->sh_entsize);
}

static void symbol_fields(const Elf *e, uint8_t *at, bool writes, GElf_Sym *s)
{
    struct cursor c = {e, at, writes};
    FIELD(s->st_name, 4);
    if (e->narrow) {
        WORD(s->st_value);
        WORD(s->st_size);
    }
    FIELD(s->st_info, 1);
    FIELD(s->st_other, 1);
    FIELD(s->st_shndx, 2);
    if (!e->narrow) {
        WORD(s->st_value);
        WORD(s->st_size);
    }
}

static size_t size_of(const Elf *e, Elf_Type type)
{
    switch (type) {
    case ELF_T_EHDR: return e->narrow ? sizeof(Elf32_Ehdr) : sizeof(Elf64_Ehdr);
    case ELF_T_PHDR: return e->narrow ? sizeof(Elf32_Phdr) : sizeof(Elf64_Phdr);
    case ELF_T_SHDR: return e->narrow ? sizeof(Elf32_Shdr) : sizeof(Elf64_Shdr);
    case ELF_T_SYM: return e->narrow ? sizeof(Elf32_Sym) : sizeof(Elf64_Sym);
    case ELF_T_DYN: return e->narrow ? sizeof(Elf32_Dyn) : sizeof(Elf64_Dyn);
    case ELF_T_RELA: return e->narrow ? sizeof(Elf32_Rela) : sizeof(Elf64_Rela);
    default: return 1;
    }
}

/* ---- reading -------------------------------------------------------------------------------------------- */

/* Returns [offset, offset + size) of the file, or NULL. */
static uint8_t *part(const Elf *e, uint64_t offset, uint64_t size)
{
    return offset <= e->size && size <= e->size - offset ? e->bytes + offset : NULL;
}

static struct Elf_Scn *add_section(Elf *e)
{
    struct Elf_Scn **grown = realloc(e->section, (e->sections + 1) * sizeof *grown), *s = calloc(1, sizeof *s);
    e->section = grown ? grown : e->section;
    if (!grown || !s) {
        free(s);
        return NULL;
    }
    s->elf = e;
    s->index = e->sections;
    return e->section[e->sections++] = s;
}

static bool read_headers(Elf *e)
{
    e->narrow = e->bytes[EI_CLASS] == ELFCLASS32;
    e->big = e->bytes[EI_DATA] == ELFDATA2MSB;
    if (e->size < size_of(e, ELF_T_EHDR))
        return false;
    header_fields(e, e->bytes, false, &e->header);
    bool there = e->header.e_shoff && e->header.e_shentsize == size_of(e, ELF_T_SHDR) &&
                 part(e, e->header.e_shoff, (uint64_t)e->header.e_shnum * e->header.e_shentsize);
    for (size_t i = 0; there && i < e->header.e_shnum; i++) {
        struct Elf_Scn *s = add_section(e);
        if (!s)
            return false;
        section_fields(e, e->bytes + e->header.e_shoff + i * e->header.e_shentsize, false, &s->header);
    }
    e->segments =
        e->header.e_phentsize == size_of(e, ELF_T_PHDR) && part(e, e->header.e_phoff, (uint64_t)e->header.e_phnum * e->header.e_phentsize)
            ? e->header.e_phnum
            : 0;
    return true;
}

static Elf *begin(uint8_t *bytes, size_t size, bool owned)
{
    Elf *e = calloc(1, sizeof *e);
    if (!e) {
        free(owned ? bytes : NULL);
        return NULL;
    }
    *e = (Elf){.fd = -1, .bytes = bytes, .size = size, .owned = owned};
    e->is_elf = size >= EI_NIDENT && !memcmp(bytes, ELFMAG, SELFMAG) && read_headers(e);
    return e;
}

Elf *elf_memory(char *bytes, size_t size)
{
    return begin((uint8_t *)bytes, size, false);
}

static Elf *read_file(int fd)
{
    struct stat st;
    uint8_t *bytes = fstat(fd, &st) ? NULL : malloc((size_t)st.st_size + 1);
    size_t done = 0;
    ssize_t n = 1;
    while (bytes && n > 0 && done < (size_t)st.st_size) {
        n = pread(fd, bytes + done, (size_t)st.st_size - done, (off_t)done);
        done += n > 0 ? (size_t)n : 0;
    }
    return bytes ? begin(bytes, done, true) : NULL;
}

Elf *elf_begin(int fd, Elf_Cmd command, Elf *of)
{
    if (of)
        return NULL; /* members of archives are not read */
    if (command != ELF_C_WRITE)
        return read_file(fd);
    Elf *e = calloc(1, sizeof *e);
    if (e)
        *e = (Elf){.fd = fd, .writes = true, .is_elf = true};
    if (e && !add_section(e)) {
        free(e);
        return NULL;
    }
    return e;
}

int elf_end(Elf *e)
{
    if (!e)
        return 0;
    for (size_t i = 0; i < e->sections; i++) {
        free(e->section[i]);
    }
    free(e->section);
    free(e->segment);
    free(e->chunk);
    free(e->owned ? e->bytes : NULL);
    free(e);
    return 0;
}

unsigned elf_version(unsigned version)
{
    return version;
}

Elf_Kind elf_kind(Elf *e)
{
    return e && e->is_elf ? ELF_K_ELF : ELF_K_NONE;
}

char *elf_getident(Elf *e, size_t *size)
{
    if (size)
        *size = e->is_elf ? EI_NIDENT : 0;
    return e->is_elf ? (char *)e->bytes : NULL;
}

const char *elf_errmsg(int error)
{
    return "the file is damaged, or could not be written";
}

size_t gelf_fsize(Elf *e, Elf_Type type, size_t count, unsigned version)
{
    return count * size_of(e, type);
}

GElf_Ehdr *gelf_getehdr(Elf *e, GElf_Ehdr *h)
{
    if (!e->is_elf)
        return NULL;
    *h = e->header;
    return h;
}

int elf_getphdrnum(Elf *e, size_t *n)
{
    *n = e->segments;
    return e->is_elf ? 0 : -1;
}

int elf_getshdrstrndx(Elf *e, size_t *index)
{
    *index = e->header.e_shstrndx;
    return e->is_elf ? 0 : -1;
}

GElf_Phdr *gelf_getphdr(Elf *e, int i, GElf_Phdr *p)
{
    if (i < 0 || (size_t)i >= e->segments)
        return NULL;
    segment_fields(e, e->bytes + e->header.e_phoff + (size_t)i * e->header.e_phentsize, false, p);
    return p;
}

Elf_Scn *elf_getscn(Elf *e, size_t index)
{
    return index < e->sections ? e->section[index] : NULL;
}

Elf_Scn *elf_nextscn(Elf *e, Elf_Scn *before)
{
    return elf_getscn(e, before ? before->index + 1 : 1);
}

GElf_Shdr *gelf_getshdr(Elf_Scn *s, GElf_Shdr *h)
{
    if (!s)
        return NULL;
    *h = s->header;
    return h;
}

static Elf_Type type_of(const GElf_Shdr *h)
{
    return h->sh_type == SHT_SYMTAB || h->sh_type == SHT_DYNSYM ? ELF_T_SYM
           : h->sh_type == SHT_RELA                             ? ELF_T_RELA
           : h->sh_type == SHT_DYNAMIC                          ? ELF_T_DYN
                                                                : ELF_T_BYTE;
}

Elf_Data *elf_rawdata(Elf_Scn *s, Elf_Data *before)
{
    if (!s || before)
        return NULL;
    bool empty = s->header.sh_type == SHT_NOBITS;
    uint8_t *bytes = empty ? NULL : part(s->elf, s->header.sh_offset, s->header.sh_size);
    if (!bytes && !empty)
        return NULL;
    s->data = (Elf_Data){.d_buf = bytes, .d_type = ELF_T_BYTE, .d_size = s->header.sh_size};
    return &s->data;
}

/* Data of structures are read from the file by gelf_getsym() and others, so they stay in the file's order. */
Elf_Data *elf_getdata(Elf_Scn *s, Elf_Data *before)
{
    Elf_Data *data = elf_rawdata(s, before);
    if (data && s->header.sh_type != SHT_NOBITS) {
        data->d_type = type_of(&s->header);
        s->has_data = true;
    }
    return data;
}

char *elf_rawfile(Elf *e, size_t *size)
{
    *size = e->size;
    return (char *)e->bytes;
}

Elf_Data *elf_getdata_rawchunk(Elf *e, int64_t offset, size_t size, Elf_Type type)
{
    uint8_t *bytes = offset < 0 ? NULL : part(e, (uint64_t)offset, size);
    if (!bytes || e->chunk) /* one is all that is needed */
        return NULL;
    e->chunk = calloc(1, sizeof *e->chunk);
    if (e->chunk)
        *e->chunk = (Elf_Data){.d_buf = bytes, .d_type = type, .d_size = size};
    return e->chunk;
}

char *elf_strptr(Elf *e, size_t section, size_t at)
{
    Elf_Data *data = elf_rawdata(elf_getscn(e, section), NULL);
    bool there = data && data->d_buf && at < data->d_size && memchr((char *)data->d_buf + at, 0, data->d_size - at);
    return there ? (char *)data->d_buf + at : NULL;
}

/* Returns the i-th structure of a section's data. */
static uint8_t *item(Elf_Data *data, int i, Elf_Type type, const Elf **e)
{
    const struct Elf_Scn *s = (const struct Elf_Scn *)((const char *)data - offsetof(struct Elf_Scn, data));
    size_t size = size_of(s->elf, type);
    *e = s->elf;
    return i >= 0 && data->d_buf && ((uint64_t)i + 1) * size <= data->d_size ? (uint8_t *)data->d_buf + (size_t)i * size : NULL;
}

GElf_Sym *gelf_getsym(Elf_Data *data, int i, GElf_Sym *symbol)
{
    const Elf *e;
    uint8_t *at = item(data, i, ELF_T_SYM, &e);
    if (!at)
        return NULL;
    symbol_fields(e, at, false, symbol);
    return symbol;
}

GElf_Dyn *gelf_getdyn(Elf_Data *data, int i, GElf_Dyn *d)
{
    const Elf *e;
    struct cursor c = {.at = item(data, i, ELF_T_DYN, &e)};
    if (!c.at)
        return NULL;
    c.elf = e;
    WORD(d->d_tag);
    WORD(d->d_un.d_val);
    return d;
}

GElf_Rela *gelf_getrela(Elf_Data *data, int i, GElf_Rela *r)
{
    const Elf *e;
    struct cursor c = {.at = item(data, i, ELF_T_RELA, &e)};
    if (!c.at)
        return NULL;
    c.elf = e;
    WORD(r->r_offset);
    WORD(r->r_info);
    WORD(r->r_addend);
    if (e->narrow)
        r->r_info = GELF_R_INFO((uint64_t)ELF32_R_SYM(r->r_info), ELF32_R_TYPE(r->r_info));
    return r;
}

/* ---- writing ---------------------------------------------------------------------------------------------- */

unsigned elf_flagelf(Elf *e, Elf_Cmd command, unsigned flags)
{
    return flags;
}

void *gelf_newehdr(Elf *e, int class)
{
    e->narrow = class == ELFCLASS32;
    memcpy(e->header.e_ident, ELFMAG, SELFMAG);
    e->header.e_ident[EI_CLASS] = (unsigned char)class;
    e->header.e_ident[EI_VERSION] = EV_CURRENT;
    e->header.e_ehsize = (uint16_t)size_of(e, ELF_T_EHDR);
    e->header.e_phentsize = (uint16_t)size_of(e, ELF_T_PHDR);
    e->header.e_shentsize = (uint16_t)size_of(e, ELF_T_SHDR);
    return &e->header;
}

int gelf_update_ehdr(Elf *e, GElf_Ehdr *h)
{
    e->header = *h;
    e->big = h->e_ident[EI_DATA] == ELFDATA2MSB;
    return 1;
}

void *gelf_newphdr(Elf *e, size_t n)
{
    free(e->segment);
    e->segment = calloc(n ? n : 1, sizeof *e->segment);
    e->segments = e->segment ? n : 0;
    return e->segment;
}

int gelf_update_phdr(Elf *e, int i, GElf_Phdr *p)
{
    if (i < 0 || (size_t)i >= e->segments)
        return 0;
    e->segment[i] = *p;
    return 1;
}

Elf_Scn *elf_newscn(Elf *e)
{
    return add_section(e);
}

Elf_Data *elf_newdata(Elf_Scn *s)
{
    if (s->has_data)
        return NULL;
    s->has_data = true;
    return &s->data;
}

int gelf_update_shdr(Elf_Scn *s, GElf_Shdr *h)
{
    s->header = *h;
    return 1;
}

static bool write_at(const Elf *e, uint64_t offset, const void *bytes, size_t size)
{
    for (size_t done = 0; done < size;) {
        ssize_t n = pwrite(e->fd, (const char *)bytes + done, size - done, (off_t)(offset + done));
        if (n <= 0)
            return false;
        done += (size_t)n;
    }
    return true;
}

static bool write_symbols(const Elf *e, const struct Elf_Scn *s)
{
    size_t size = size_of(e, ELF_T_SYM);
    bool ok = true;
    for (size_t at = 0; ok && at + size <= s->data.d_size; at += size) {
        uint8_t bytes[sizeof(Elf64_Sym)];
        GElf_Sym symbol;
        const Elf host = {.narrow = e->narrow};
        memcpy(bytes, (const char *)s->data.d_buf + at, size);
        symbol_fields(&host, bytes, false, &symbol);
        symbol_fields(e, bytes, true, &symbol);
        ok = write_at(e, s->header.sh_offset + at, bytes, size);
    }
    return ok;
}

static bool write_section(const Elf *e, const struct Elf_Scn *s)
{
    if (!s->has_data || s->header.sh_type == SHT_NOBITS || !s->data.d_buf)
        return true;
    if (s->data.d_type == ELF_T_SYM)
        return write_symbols(e, s);
    return write_at(e, s->header.sh_offset, s->data.d_buf, s->data.d_size);
}

int64_t elf_update(Elf *e, Elf_Cmd command)
{
    uint8_t bytes[sizeof(Elf64_Shdr) > sizeof(Elf64_Ehdr) ? sizeof(Elf64_Shdr) : sizeof(Elf64_Ehdr)];
    e->header.e_shnum = (uint16_t)e->sections;
    e->header.e_phnum = (uint16_t)e->segments;
    header_fields(e, bytes, true, &e->header);
    bool ok = write_at(e, 0, bytes, size_of(e, ELF_T_EHDR));
    for (size_t i = 0; ok && i < e->segments; i++) {
        segment_fields(e, bytes, true, &e->segment[i]);
        ok = write_at(e, e->header.e_phoff + i * size_of(e, ELF_T_PHDR), bytes, size_of(e, ELF_T_PHDR));
    }
    for (size_t i = 0; ok && i < e->sections; i++) {
        section_fields(e, bytes, true, &e->section[i]->header);
        ok = write_at(e, e->header.e_shoff + i * size_of(e, ELF_T_SHDR), bytes, size_of(e, ELF_T_SHDR)) && write_section(e, e->section[i]);
    }
    return ok ? 0 : -1;
}
