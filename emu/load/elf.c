/* elf.c - reads ELF headers, and maps segments. */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/load/elf.h"

enum {
    MAX_PHNUM = 65536 / sizeof(Elf32_Phdr), /* Linux's limit: 64 KiB of program headers */
    MAX_INTERP = 4096,                      /* PATH_MAX */
    MAX_ENTRIES = 1 << 16,                  /* tags and notes of a file that are looked at */
    SWIZZLED_OFFSET = (1 << 30) - 1,        /* a 32-bit segment of Itanium is in one virtual region */
};

struct reader {
    int fd;
    const char *name;
    char **why;
    uint64_t size; /* of the file */
    bool big_endian;
    int error;        /* errno of a read that failed */
    unsigned entries; /* tags and notes read so far */
};

__attribute__((format(printf, 2, 3))) static int bad(const struct reader *r, const char *format, ...)
{
    if (r->error)
        return -r->error;
    if (!r->why)
        return -ENOEXEC;
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (asprintf(r->why, "%s: %s", r->name, text) < 0)
        *r->why = NULL;
    return -ENOEXEC;
}

/* ---- fields in the file's byte order ---------------------------------------------------------- */

static uint64_t field(const struct reader *r, const void *at, unsigned size)
{
    const unsigned char *p = at;
    uint64_t v = 0;
    for (unsigned i = 0; i < size; i++)
        v |= (uint64_t)p[i] << 8 * (r->big_endian ? size - 1 - i : i);
    return v;
}
#define FIELD(r, struct_pointer, member) field(r, &(struct_pointer)->member, sizeof(struct_pointer)->member)

/* A member that the 32-bit and the 64-bit structure in `raw` both have. */
#define EITHER(r, bits, kind, raw, member) ((bits) == 32 ? FIELD(r, &(raw)->kind##32, member) : FIELD(r, &(raw)->kind##64, member))

union raw_ehdr {
    unsigned char ident[EI_NIDENT];
    Elf32_Ehdr e32;
    Elf64_Ehdr e64;
};
union raw_phdr {
    Elf32_Phdr p32;
    Elf64_Phdr p64;
};

static size_t read_at(struct reader *r, void *buf, size_t len, uint64_t offset)
{
    size_t done = 0;
    if (offset > INT64_MAX - len)
        return 0;
    while (done < len) {
        ssize_t n = pread(r->fd, (char *)buf + done, len - done, (off_t)(offset + done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            r->error = errno;
        if (n <= 0)
            break;
        done += (size_t)n;
    }
    return done;
}

/* ---- headers ---------------------------------------------------------------------------------- */

struct phdr_table {
    uint64_t offset;
    unsigned count, entsize;
    uint64_t sections; /* offset of the section headers, and their number and size */
    unsigned section_count, section_size;
};

static uint64_t address_in(const struct elf_image *im, uint64_t value)
{
    return im->swizzled ? elf_swizzle(value) : value;
}

static int read_ehdr(struct reader *r, struct elf_image *im, struct phdr_table *table)
{
    union raw_ehdr raw = {0};
    size_t got = read_at(r, &raw, sizeof raw, 0);
    if (got < EI_NIDENT || memcmp(raw.ident, ELFMAG, SELFMAG))
        return bad(r, "not an ELF file");
    unsigned class = raw.ident[EI_CLASS], data = raw.ident[EI_DATA];
    if (class != ELFCLASS32 && class != ELFCLASS64)
        return bad(r, "damaged ELF header: class %u (1 is 32-bit, 2 is 64-bit)", class);
    if (data != ELFDATA2LSB && data != ELFDATA2MSB)
        return bad(r, "damaged ELF header: data encoding %u (1 is little-endian, 2 is big-endian)", data);
    im->bits = class == ELFCLASS32 ? 32 : 64;
    im->big_endian = r->big_endian = data == ELFDATA2MSB;
    im->osabi = raw.ident[EI_OSABI];
    if (got < (im->bits == 32 ? sizeof raw.e32 : sizeof raw.e64))
        return bad(r, "truncated ELF header: the file has %zu bytes", got);
    unsigned type = (unsigned)EITHER(r, im->bits, e, &raw, e_type);
    if (type != ET_EXEC && type != ET_DYN)
        return bad(r,
                   type == ET_REL    ? "an object file, not linked to a program (ELF type ET_REL)"
                   : type == ET_CORE ? "a core dump, not a program (ELF type ET_CORE)"
                                     : "not a program: ELF type %u",
                   type);
    im->machine = (uint16_t)EITHER(r, im->bits, e, &raw, e_machine);
    im->flags = (uint32_t)EITHER(r, im->bits, e, &raw, e_flags);
    im->swizzled = im->machine == EM_IA_64 && im->bits == 32;
    im->entry = address_in(im, EITHER(r, im->bits, e, &raw, e_entry));
    im->dynamic = type == ET_DYN;
    table->offset = EITHER(r, im->bits, e, &raw, e_phoff);
    table->count = (unsigned)EITHER(r, im->bits, e, &raw, e_phnum);
    table->entsize = (unsigned)EITHER(r, im->bits, e, &raw, e_phentsize);
    table->sections = EITHER(r, im->bits, e, &raw, e_shoff);
    table->section_count = (unsigned)EITHER(r, im->bits, e, &raw, e_shnum);
    table->section_size = (unsigned)EITHER(r, im->bits, e, &raw, e_shentsize);
    unsigned want = im->bits == 32 ? sizeof(Elf32_Phdr) : sizeof(Elf64_Phdr);
    if (!table->count)
        return bad(r, "not a program: the ELF file has no program headers");
    if (table->entsize != want)
        return bad(r, "damaged ELF header: program headers of %u bytes, expected %u", table->entsize, want);
    if (table->count > MAX_PHNUM)
        return bad(r, "damaged ELF header: %u program headers, at most %d expected", table->count, MAX_PHNUM);
    if (table->offset > r->size || table->count * (uint64_t)want > r->size - table->offset)
        return bad(r, "truncated or damaged: program headers at offset 0x%llx, but the file has %llu bytes",
                   (unsigned long long)table->offset, (unsigned long long)r->size);
    return 0;
}

static unsigned segment_prot(uint64_t flags)
{
    return (flags & PF_R ? MEM_R : 0) | (flags & PF_W ? MEM_W : 0) | (flags & PF_X ? MEM_X : 0);
}

static int add_segment(struct reader *r, struct elf_image *im, const union raw_phdr *raw)
{
    struct elf_segment g = {
        // clang-format off
        address_in(im, EITHER(r, im->bits, p, raw, p_vaddr)), EITHER(r, im->bits, p, raw, p_memsz),
        EITHER(r, im->bits, p, raw, p_offset), EITHER(r, im->bits, p, raw, p_filesz),
        // clang-format on
        segment_prot(EITHER(r, im->bits, p, raw, p_flags)),
    };
    unsigned long long va = g.vaddr;
    uint64_t top = im->swizzled ? g.vaddr | SWIZZLED_OFFSET : im->bits == 32 ? UINT32_MAX : UINT64_MAX;
    if (!g.memsz && !g.filesz)
        return 0;
    if (g.filesz > g.memsz)
        return bad(r, "damaged: the segment at 0x%llx has more bytes in the file than in memory", va);
    if (g.memsz > top - g.vaddr)
        return bad(r, "damaged: the segment at 0x%llx of 0x%llx bytes extends beyond the end of memory", va, (unsigned long long)g.memsz);
    /* A guest's execve maps it, as Linux does: accesses beyond the end are faults. */
    if (r->why && g.filesz && (g.offset > r->size || g.filesz > r->size - g.offset))
        return bad(r, "truncated: the segment at 0x%llx needs the file up to offset %llu, but it has %llu bytes", va,
                   (unsigned long long)(g.offset + g.filesz), (unsigned long long)r->size);
    im->segments[im->nsegments++] = g;
    return 0;
}

static int read_interp(struct reader *r, struct elf_image *im, const union raw_phdr *raw)
{
    uint64_t size = EITHER(r, im->bits, p, raw, p_filesz), offset = EITHER(r, im->bits, p, raw, p_offset);
    if (im->interp)
        return 0; /* Linux uses the first */
    if (size < 2 || size > MAX_INTERP)
        return bad(r, "damaged: the dynamic linker's name (PT_INTERP) has %llu bytes", (unsigned long long)size);
    im->interp = malloc(size);
    if (!im->interp)
        return -ENOMEM;
    if (read_at(r, im->interp, size, offset) != size)
        return bad(r, "truncated: the dynamic linker's name (PT_INTERP) lies outside the file");
    if (im->interp[size - 1])
        return bad(r, "damaged: the dynamic linker's name (PT_INTERP) is not terminated");
    return 0;
}

/* ---- what names the system -------------------------------------------------------------------- */

/* Solaris' Linker and Libraries Guide. GNU's linker uses the numbers between the two ranges, and PT_SUNW_EH_FRAME's. */
static bool is_sunos_section(uint64_t type)
{
    return (type >= 0x6fffffef && type <= 0x6ffffff4) || (type >= 0x6ffffff8 && type <= 0x6ffffffc);
}

static bool is_sunos_segment(uint64_t type)
{
    enum { PT_UNWIND = 0x6464e550 };

    return type == PT_UNWIND || (type >= PT_LOSUNW && type <= PT_HISUNW);
}

static bool is_sunos_tag(uint64_t tag)
{
    return tag >= 0x6000000d && tag <= 0x6ffff000;
}

/* Reads one of the tags or notes, of which a sparse file of some bytes can have any number. */
static bool read_entry(struct reader *r, void *buf, size_t len, uint64_t offset)
{
    return r->entries++ < MAX_ENTRIES && read_at(r, buf, len, offset) == len;
}

static void look_at_tags(struct reader *r, struct elf_image *im, const union raw_phdr *raw)
{
    const uint64_t offset = EITHER(r, im->bits, p, raw, p_offset), size = EITHER(r, im->bits, p, raw, p_filesz);
    const unsigned bytes = im->bits == 32 ? sizeof(Elf32_Dyn) : sizeof(Elf64_Dyn);
    uint8_t entry[sizeof(Elf64_Dyn)];

    for (uint64_t at = 0; at + bytes <= size && !im->has_sunos_parts && read_entry(r, entry, bytes, offset + at); at += bytes) {
        const uint64_t tag = field(r, entry, bytes / 2);

        if (tag == DT_NULL)
            break;
        im->has_sunos_parts = is_sunos_tag(tag);
    }
}

static void look_at_note(struct reader *r, struct elf_image *im, const union raw_phdr *raw)
{
    static const char name[] = "GNU";
    enum { WORD = 4, HEAD = 3 * WORD };
    const uint64_t offset = EITHER(r, im->bits, p, raw, p_offset), size = EITHER(r, im->bits, p, raw, p_filesz);
    uint8_t note[HEAD + sizeof name];

    for (uint64_t at = 0; at + sizeof note <= size && read_entry(r, note, sizeof note, offset + at);) {
        const uint64_t name_bytes = field(r, note, WORD), bytes = field(r, note + WORD, WORD);

        if (field(r, note + 2 * WORD, WORD) == NT_GNU_ABI_TAG && name_bytes == sizeof name && !memcmp(note + HEAD, name, sizeof name))
            im->has_gnu_note = true;
        at += HEAD + ((name_bytes + 3) & ~(uint64_t)3) + ((bytes + 3) & ~(uint64_t)3);
    }
}

static void look_at_sections(struct reader *r, struct elf_image *im, const struct phdr_table *table)
{
    enum { TYPE_AT = 4, WORD = 4 };
    uint8_t head[TYPE_AT + WORD];

    if (table->section_size < sizeof head)
        return;
    for (unsigned i = 0; i < table->section_count && !im->has_sunos_parts; i++)
        if (read_at(r, head, sizeof head, table->sections + (uint64_t)i * table->section_size) == sizeof head)
            im->has_sunos_parts = is_sunos_section(field(r, head + TYPE_AT, WORD));
}

static int read_phdrs(struct reader *r, struct elf_image *im, const struct phdr_table *table)
{
    im->segments = calloc(table->count, sizeof *im->segments);
    if (!im->segments)
        return -ENOMEM;
    for (unsigned i = 0; i < table->count; i++) {
        union raw_phdr raw;
        int rc = 0;
        if (read_at(r, &raw, table->entsize, table->offset + (uint64_t)i * table->entsize) != table->entsize)
            return bad(r, "cannot read program header %u", i);
        const uint32_t type = (uint32_t)EITHER(r, im->bits, p, &raw, p_type);

        im->has_sunos_parts |= is_sunos_segment(type);
        switch (type) {
        case PT_LOAD: rc = add_segment(r, im, &raw); break;
        case PT_INTERP: rc = read_interp(r, im, &raw); break;
        case PT_DYNAMIC: look_at_tags(r, im, &raw); break;
        case PT_NOTE: look_at_note(r, im, &raw); break;
        case PT_GNU_STACK:
            im->has_stack_flags = true;
            im->exec_stack = EITHER(r, im->bits, p, &raw, p_flags) & PF_X;
            break;
        }
        if (rc)
            return rc;
    }
    return im->nsegments ? 0 : bad(r, "not a program: the ELF file has no segment to load");
}

/* Compute the fields of *im that depend on all segments. */
static void summarise(struct elf_image *im, const struct phdr_table *table)
{
    im->low = UINT64_MAX;
    im->start_code = UINT64_MAX;
    im->phnum = table->count;
    im->phentsize = table->entsize;
    uint64_t table_size = (uint64_t)table->count * table->entsize;
    for (unsigned i = 0; i < im->nsegments; i++) {
        const struct elf_segment *g = &im->segments[i];
        uint64_t file_end = g->vaddr + g->filesz;
        im->low = g->vaddr < im->low ? g->vaddr : im->low;
        im->high = g->vaddr + g->memsz > im->high ? g->vaddr + g->memsz : im->high;
        if (!im->phdr && g->offset <= table->offset && g->filesz >= table_size && table->offset - g->offset <= g->filesz - table_size)
            im->phdr = g->vaddr + (table->offset - g->offset);
        if (g->prot & MEM_X) {
            im->start_code = g->vaddr < im->start_code ? g->vaddr : im->start_code;
            im->end_code = file_end > im->end_code ? file_end : im->end_code;
        }
        if (g->vaddr >= im->start_data) {
            im->start_data = g->vaddr;
            im->end_data = file_end;
        }
    }
    if (im->start_code == UINT64_MAX)
        im->start_code = im->end_code = im->low;
}

int elf_read(int fd, const char *name, struct elf_image *out, char **why)
{
    struct reader r = {.fd = fd, .name = name, .why = why};
    struct phdr_table table = {0};
    struct stat st;
    *out = (struct elf_image){0};
    if (fstat(fd, &st))
        return -errno;
    r.size = st.st_size > 0 ? (uint64_t)st.st_size : 0;
    int rc = S_ISREG(st.st_mode) ? 0 : bad(&r, "not a regular file");
    if (!rc)
        rc = read_ehdr(&r, out, &table);
    if (!rc)
        rc = read_phdrs(&r, out, &table);
    if (!rc)
        look_at_sections(&r, out, &table);
    if (rc)
        elf_image_free(out);
    else
        summarise(out, &table);
    return rc;
}

void elf_image_free(struct elf_image *image)
{
    free(image->interp);
    free(image->segments);
    *image = (struct elf_image){0};
}

/* ---- memory ----------------------------------------------------------------------------------- */

static int map_segment(struct space *s, const struct mem_file *file, const struct elf_segment *g, uint64_t bias)
{
    uint64_t page = 1ull << s->page_shift, mask = page - 1, va = g->vaddr + bias;
    uint64_t start = va & ~mask, file_end = va + g->filesz, mem_end = va + g->memsz;
    uint64_t file_pages_end = g->filesz ? (file_end + mask) & ~mask : start;
    uint64_t pages_end = (mem_end + mask) & ~mask;
    if (va < bias || mem_end < va || pages_end < mem_end)
        return -ENOMEM;
    if (g->filesz) {
        if (((va ^ g->offset) & mask) != 0)
            return -EINVAL;
        struct mem_file part = *file;
        part.offset = g->offset & ~mask;
        int rc = space_map(s, start, file_pages_end - start, g->prot, 0, &part);
        if (rc)
            return rc == -EINVAL ? -ENOMEM : rc;
        /* If the segment has bss, the rest of its last file page is zero. */
        if (g->memsz > g->filesz && file_pages_end > file_end &&
            mem_zero(s, file_end, file_pages_end - file_end) != file_pages_end - file_end && (g->prot & MEM_W))
            return -EFAULT;
    }
    if (pages_end > file_pages_end) {
        int rc = space_map(s, file_pages_end, pages_end - file_pages_end, g->prot, 0, NULL);
        if (rc)
            return rc == -EINVAL ? -ENOMEM : rc;
    }
    return 0;
}

int elf_map(struct space *s, const struct mem_file *file, const struct elf_image *image, uint64_t bias, struct elf_loaded *out)
{
    for (unsigned i = 0; i < image->nsegments; i++) {
        int rc = map_segment(s, file, &image->segments[i], bias);
        if (rc)
            return rc;
    }
    out->bias = bias;
    out->entry = image->entry + bias;
    out->phdr = image->phdr ? image->phdr + bias : 0;
    out->brk = image->high + bias;
    return 0;
}

const char *elf_machine_name(uint16_t machine, char *buf, size_t cap)
{
    static const struct {
        uint16_t machine;
        const char *name;
    } known[] = {
        // clang-format off
        {EM_PARISC, "PA-RISC"}, {EM_IA_64, "Itanium"},    {EM_X86_64, "x86-64"},   {EM_386, "x86"},
        {EM_AARCH64, "ARM64"},  {EM_ARM, "ARM"},          {EM_SPARC, "SPARC"},     {EM_SPARCV9, "SPARC V9"},
        {EM_SPARC32PLUS, "SPARC V8+"},
        {EM_PPC, "PowerPC"},    {EM_PPC64, "PowerPC 64"}, {EM_68K, "Motorola 68k"}, {EM_MIPS, "MIPS"},
        {EM_RISCV, "RISC-V"},   {EM_S390, "S/390"},       {EM_ALPHA, "Alpha"},     {EM_SH, "SuperH"},
        {EM_VAX, "VAX"},
        // clang-format on
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (known[i].machine == machine) {
            snprintf(buf, cap, "%s", known[i].name);
            return buf;
        }
    snprintf(buf, cap, "machine %u", machine);
    return buf;
}
