/* symbols.c - functions, lines and code sections of an ELF file through libelf and libdw. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/os/host_error.h"
#include "emu/load/aout.h"
#include "emu/load/som_elf.h"
#include "emu/load/symbols.h"

/* PA-RISC's type of millicode functions ($$mulI and others); each machine may define this value. */
enum { STT_MILLICODE = STT_LOPROC };

/* Limit for files that a guest has made, perhaps with holes: their symbols would exhaust memory. */
enum { SYMBOLS_FILE_MAX = 1 << 30 };

/* Names are compared up to here: a file can have many long names at one address. */
enum { NAME_COMPARED = 4096 };

/* What the bytes from an address on are, up to the next mark. */
struct mark {
    uint64_t address;
    enum symbols_content content;
};

struct candidate {
    struct symbol symbol;
    uint64_t most; /* its end, if no other symbol comes before that */
    unsigned rank; /* the lowest rank at an address wins */
    bool label;    /* an assembly label: only used outside of functions */
    bool sized;
};

struct symbols {
    int fd;
    uint8_t *made; /* the ELF file made of a SOM file; NULL if the file itself is ELF */
    Elf *elf;
    struct source *source;
    bool source_tried, has_table; /* has_table: .symtab */
    struct symbols *debug;        /* the separate file with debugging information, or NULL */
    char *debug_path;
    char id[FILE_ID_BYTES]; /* of file_id(), which reads the whole file; "" if not yet known */
    GElf_Ehdr ehdr;
    struct symbol *symbol;
    size_t nsymbols;
    struct mark *marks; /* sorted; only of ARM's files */
    size_t nmarks;
    struct code_section *code;
    size_t ncode;
    int error; /* symbols_error() */
};

/* ---- collecting ------------------------------------------------------------------------------- */

static unsigned rank_of(const GElf_Sym *sym, const char *name)
{
    unsigned type = GELF_ST_TYPE(sym->st_info), bind = GELF_ST_BIND(sym->st_info);
    unsigned rank = type == STT_NOTYPE ? 8 : 0;
    rank += bind == STB_GLOBAL ? 0 : bind == STB_WEAK ? 1 : 2;
    unsigned underscores = 0;
    while (underscores < 63 && name[underscores] == '_')
        underscores++;
    return rank * 64 + underscores;
}

static int by_address(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;
    if (x->symbol.start != y->symbol.start)
        return x->symbol.start < y->symbol.start ? -1 : 1;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return strncmp(x->symbol.name, y->symbol.name, NAME_COMPARED);
}

/* Returns whether the symbol is a function. Untyped labels of assembly code count if they are in a code section. */
static bool wanted(const GElf_Sym *sym, const char *name, const GElf_Shdr *section)
{
    unsigned type = GELF_ST_TYPE(sym->st_info);
    if (!name || !*name || sym->st_shndx == SHN_UNDEF)
        return false;
    if (type == STT_FUNC || type == STT_GNU_IFUNC || type == STT_MILLICODE)
        return true;
    return type == STT_NOTYPE && section && (section->sh_flags & SHF_EXECINSTR) && name[0] != '.' && strncmp(name, "L$", 2) &&
           name[0] != '$';
}

/* Reads what a symbol says about the code of ARM: mapping symbols ($a, $t, $d; ELF for the Arm Architecture, 5.5.5) and bit 0 of functions,
 * which it clears. marks is NULL in files of other machines. */
static void read_mark(struct symbols *y, GElf_Sym *sym, const char *name)
{
    static const char kinds[] = "atd";
    static const enum symbols_content contents[] = {SYMBOLS_CODE, SYMBOLS_CODE_ODD, SYMBOLS_DATA};
    bool function = GELF_ST_TYPE(sym->st_info) == STT_FUNC || GELF_ST_TYPE(sym->st_info) == STT_GNU_IFUNC;
    const char *kind = name && name[0] == '$' && name[1] && (!name[2] || name[2] == '.') ? strchr(kinds, name[1]) : NULL;
    if (!y->marks || sym->st_shndx == SHN_UNDEF || (!function && !kind))
        return;
    enum symbols_content content = kind ? contents[kind - kinds] : sym->st_value & 1 ? SYMBOLS_CODE_ODD : SYMBOLS_CODE;
    sym->st_value &= ~UINT64_C(1);
    y->marks[y->nmarks++] = (struct mark){sym->st_value, content};
}

static int mark_by_address(const void *a, const void *b)
{
    const struct mark *x = a, *y = b;
    if (x->address != y->address)
        return x->address < y->address ? -1 : 1;
    return (int)x->content - (int)y->content;
}

/* Returns up to where code after the end of a function with a size belongs to it. GNU as leaves out the last bundles of functions written
 * by hand for Itanium: `.size f, .-f` counts those that it has emitted so far. In glibc these are strcmp, memcpy, … Padding is as short. */
static uint64_t most_of(const struct symbols *y, uint64_t end, uint64_t section_end)
{
    enum { LATE_BUNDLES = 64 };
    if (y->ehdr.e_machine != EM_IA_64 || section_end <= end)
        return end;
    return section_end - end < LATE_BUNDLES ? section_end : end + LATE_BUNDLES;
}

static size_t collect(struct symbols *y, Elf_Scn *scn, const GElf_Shdr *table, struct candidate *out)
{
    Elf *elf = y->elf;
    Elf_Data *data = elf_getdata(scn, NULL);
    size_t n = 0, count = data && table->sh_entsize ? table->sh_size / table->sh_entsize : 0;
    for (size_t i = 0; i < count; i++) {
        GElf_Sym sym;
        GElf_Shdr section, *in = NULL;
        if (!gelf_getsym(data, (int)i, &sym))
            break;
        const char *name = elf_strptr(elf, table->sh_link, sym.st_name);
        read_mark(y, &sym, name);
        if (sym.st_shndx != SHN_UNDEF && sym.st_shndx < SHN_LORESERVE)
            in = gelf_getshdr(elf_getscn(elf, sym.st_shndx), &section);
        if (!wanted(&sym, name, in))
            continue;
        uint64_t section_end = in ? in->sh_addr + in->sh_size : UINT64_MAX;
        /* Without a size: up to the end of the section; select_symbols() cuts it at the next symbol. */
        uint64_t end = sym.st_size ? sym.st_value + sym.st_size : section_end;
        if (end <= sym.st_value)
            continue;
        out[n++] = (struct candidate){{sym.st_value, end, name},
                                      in ? most_of(y, end, section_end) : end,
                                      rank_of(&sym, name),
                                      GELF_ST_TYPE(sym.st_info) == STT_NOTYPE,
                                      sym.st_size != 0};
    }
    return n;
}

/* The last symbol made is that of `last`, the next one begins at `next`. */
static void end_symbol(struct symbols *y, const struct candidate *last, uint64_t next)
{
    if (last)
        y->symbol[y->nsymbols - 1].end = last->most < next ? last->most : next;
}

/* Turn sorted candidates into symbols that do not overlap. */
static void select_symbols(struct symbols *y, struct candidate *all, size_t n)
{
    struct candidate *last = NULL;
    qsort(all, n, sizeof *all, by_address);
    for (size_t i = 0; i < n; i++) {
        uint64_t start = all[i].symbol.start;
        if (last && last->symbol.start == start)
            continue;
        if (last && all[i].label && last->sized && start < last->symbol.end)
            continue;
        end_symbol(y, last, start);
        last = &all[i];
        y->symbol[y->nsymbols++] = last->symbol;
    }
    end_symbol(y, last, UINT64_MAX);
}

static bool read_symbols(struct symbols *y)
{
    Elf_Scn *scn = NULL, *table = NULL;
    GElf_Shdr header = {0}, h;
    while ((scn = elf_nextscn(y->elf, scn)))
        if (gelf_getshdr(scn, &h) && (h.sh_type == SHT_SYMTAB || (h.sh_type == SHT_DYNSYM && !table))) {
            table = scn;
            header = h;
        }
    y->has_table = table && header.sh_type == SHT_SYMTAB;
    if (!table || !header.sh_entsize)
        return true;
    Elf_Data *data = elf_getdata(table, NULL);
    size_t entry = gelf_fsize(y->elf, ELF_T_SYM, 1, EV_CURRENT);
    size_t most = data ? data->d_size / (header.sh_entsize < entry ? entry : header.sh_entsize) : 0;
    struct candidate *all = calloc(most + 1, sizeof *all);
    y->symbol = calloc(most + 1, sizeof *y->symbol);
    if (y->ehdr.e_machine == EM_ARM)
        y->marks = calloc(most + 1, sizeof *y->marks);
    if (!all || !y->symbol || (y->ehdr.e_machine == EM_ARM && !y->marks)) {
        free(all);
        return false;
    }
    header.sh_size = data ? data->d_size : 0;
    size_t n = collect(y, table, &header, all);
    select_symbols(y, all, n);
    if (y->nmarks)
        qsort(y->marks, y->nmarks, sizeof *y->marks, mark_by_address);
    free(all);
    return true;
}

static bool add_code(struct symbols *y, const char *name, uint64_t address, const Elf_Data *data)
{
    struct code_section *grown = realloc(y->code, (y->ncode + 1) * sizeof *grown);
    if (!grown)
        return false;
    y->code = grown;
    y->code[y->ncode++] = (struct code_section){name, address, data->d_size, data->d_buf};
    return true;
}

static bool read_code(struct symbols *y)
{
    Elf_Scn *scn = NULL;
    GElf_Shdr h;
    GElf_Phdr ph;
    size_t strings = 0, nphdr = 0;
    if (!elf_getshdrstrndx(y->elf, &strings))
        while ((scn = elf_nextscn(y->elf, scn))) {
            if (!gelf_getshdr(scn, &h) || h.sh_type != SHT_PROGBITS || !(h.sh_flags & SHF_EXECINSTR))
                continue;
            Elf_Data *data = elf_rawdata(scn, NULL);
            const char *name = elf_strptr(y->elf, strings, h.sh_name);
            if (data && data->d_buf && !add_code(y, name ? name : "?", h.sh_addr, data))
                return false;
        }
    if (y->ncode || elf_getphdrnum(y->elf, &nphdr))
        return true;
    for (size_t i = 0; i < nphdr; i++) {
        if (!gelf_getphdr(y->elf, (int)i, &ph) || ph.p_type != PT_LOAD || !(ph.p_flags & PF_X))
            continue;
        Elf_Data *data = elf_getdata_rawchunk(y->elf, (int64_t)ph.p_offset, ph.p_filesz, ELF_T_BYTE);
        if (data && data->d_buf && !add_code(y, "segment", ph.p_vaddr, data))
            return false;
    }
    return true;
}

/* ---- life ------------------------------------------------------------------------------------- */

/* what: NULL: the host's error */
static struct symbols *fail(struct symbols *y, const char *path, const char *what, int error, char **why)
{
    if (why && asprintf(why, "%s: %s", path, what ? what : strerror(error)) < 0)
        *why = NULL;
    symbols_free(y);
    errno = is_host_error(error) ? error : ENOEXEC;
    return NULL;
}

static Elf *begin(struct symbols *y)
{
    size_t size;
    y->made = aout_is(y->fd) ? aout_as_elf(y->fd, &size) : som_as_elf(y->fd, &size);
    return y->made ? elf_memory((char *)y->made, size) : elf_begin(y->fd, ELF_C_READ, NULL);
}

/* Makes libelf read the program headers, which symbols_address_of() uses. Returns false if the host cannot. */
static bool read_program_headers(struct symbols *y)
{
    size_t n = 0;
    GElf_Phdr ph;
    return (!elf_getphdrnum(y->elf, &n) && (!n || gelf_getphdr(y->elf, 0, &ph))) || !is_host_error(errno);
}

/* Open by descriptor; the result owns fd. fd -1: errno has the reason. */
static struct symbols *open_descriptor(int fd, const char *path, char **why)
{
    struct stat st;
    int error = errno;
    struct symbols *y = fd < 0 ? NULL : calloc(1, sizeof *y);
    if (!y) {
        if (fd >= 0)
            close(fd);
        return fail(NULL, path, NULL, fd < 0 ? error : ENOMEM, why);
    }
    y->fd = fd;
    if (fstat(y->fd, &st))
        return fail(y, path, NULL, errno, why);
    elf_version(EV_CURRENT);
    error = 0;
    int saved = host_error_begin();
    y->elf = S_ISREG(st.st_mode) ? begin(y) : NULL;
    bool is_elf = y->elf && elf_kind(y->elf) == ELF_K_ELF && gelf_getehdr(y->elf, &y->ehdr);
    if (is_elf && (!read_program_headers(y) || !read_symbols(y)))
        errno = errno ? errno : ENOMEM;
    host_error_end(&error, saved);
    if (error)
        return fail(y, path, NULL, error, why);
    return is_elf ? y : fail(y, path, "not an ELF, SOM or a.out file", 0, why);
}

/* open(), again if a signal interrupts it. */
static int open_file(const char *path)
{
    int fd;
    do
        fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    while (fd < 0 && errno == EINTR);
    return fd;
}

struct symbols *symbols_open(const char *path, char **why)
{
    return open_descriptor(open_file(path), path, why);
}

struct symbols *symbols_open_file(int fd, const char *name, char **why)
{
    struct stat st;
    if (!fstat(fd, &st) && st.st_size > SYMBOLS_FILE_MAX)
        return fail(NULL, name, "too large", 0, why);
    return open_descriptor(fcntl(fd, F_DUPFD_CLOEXEC, 0), name, why);
}

void symbols_free(struct symbols *y)
{
    if (!y)
        return;
    symbols_free(y->debug);
    source_close(y->source);
    if (y->elf)
        elf_end(y->elf);
    free(y->made);
    if (y->fd >= 0)
        close(y->fd);
    free(y->debug_path);
    free(y->symbol);
    free(y->marks);
    free(y->code);
    free(y);
}

/* Replaces the functions by those of the debugging information. */
static void take_symbols(struct symbols *y, struct symbols *from)
{
    free(y->symbol);
    free(y->marks);
    y->symbol = from->symbol;
    y->nsymbols = from->nsymbols;
    y->marks = from->marks;
    y->nmarks = from->nmarks;
    from->symbol = NULL;
    from->marks = NULL;
    from->nsymbols = from->nmarks = 0;
}

/* symbols_find_debug_file() of a file that has none yet. */
static bool find_debug_file(struct symbols *y, const struct debug_search *search)
{
    int fd = debug_file_open(y->elf, search, &y->debug_path, &y->error);
    struct symbols *d = fd >= 0 ? open_descriptor(fd, y->debug_path, NULL) : NULL;
    if (fd >= 0 && !d && is_host_error(errno) && !y->error)
        y->error = errno;
    if (!d || d->ehdr.e_machine != y->ehdr.e_machine) {
        symbols_free(d);
        free(y->debug_path);
        y->debug_path = NULL;
        return false;
    }
    int saved = host_error_begin();
    d->source = source_open(d->elf, search);
    host_error_end(&y->error, saved);
    y->debug = d;
    if (d->has_table)
        take_symbols(y, d);
    return true;
}

bool symbols_find_debug_file(struct symbols *y, const struct debug_search *search)
{
    return y->debug || (!(y->has_table && symbols_source(y)) && find_debug_file(y, search));
}

/* ---- queries ---------------------------------------------------------------------------------- */

/* Returns whether a function of the VAX that has an entry mask may begin there. In a.out files routines in assembly language, which have
 * none, have names without an underscore. */
static bool may_be_entry(const struct symbols *y, uint64_t address)
{
    const struct symbol *f = symbols_before(y, address);

    return f && f->start == address && (!y->made || *f->name == '_' || address == y->ehdr.e_entry);
}

enum symbols_content symbols_content(const struct symbols *y, uint64_t address)
{
    if (y->ehdr.e_machine == EM_VAX)
        return may_be_entry(y, address) ? SYMBOLS_ENTRY : SYMBOLS_CODE;
    size_t low = 0, high = y->nmarks;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (y->marks[mid].address > address)
            high = mid;
        else
            low = mid + 1;
    }
    return low ? y->marks[low - 1].content : SYMBOLS_CODE;
}

const struct symbol *symbols_before(const struct symbols *y, uint64_t address)
{
    size_t low = 0, high = y->nsymbols;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (y->symbol[mid].start > address)
            high = mid;
        else
            low = mid + 1;
    }
    return low ? &y->symbol[low - 1] : NULL;
}

const struct symbol *symbols_find(const struct symbols *y, uint64_t address)
{
    const struct symbol *f = symbols_before(y, address);
    return f && address < f->end ? f : NULL;
}

const struct symbol *symbols_named(const struct symbols *y, const char *name)
{
    for (size_t k = 0; k < y->nsymbols; k++)
        if (!strcmp(y->symbol[k].name, name))
            return &y->symbol[k];
    return NULL;
}

const struct symbol *symbols_all(const struct symbols *y, size_t *count)
{
    *count = y->nsymbols;
    return y->symbol;
}

bool symbols_address_of(const struct symbols *y, uint64_t file_offset, uint64_t *address)
{
    size_t n = 0;
    GElf_Phdr ph;
    if (elf_getphdrnum(y->elf, &n))
        return false;
    for (size_t i = 0; i < n; i++)
        if (gelf_getphdr(y->elf, (int)i, &ph) && ph.p_type == PT_LOAD && file_offset >= ph.p_offset &&
            file_offset - ph.p_offset < ph.p_filesz) {
            *address = ph.p_vaddr + (file_offset - ph.p_offset);
            return true;
        }
    return false;
}

bool symbols_unwind_base(const struct symbols *y, uint64_t *address)
{
    *address = 0;
    return y->made || symbols_address_of(y, 0, address);
}

struct source *symbols_source(struct symbols *y)
{
    if (y->debug && y->debug->source)
        return y->debug->source;
    if (!y->source_tried) {
        int saved = host_error_begin();
        y->source_tried = true;
        y->source = source_open(y->elf, NULL);
        host_error_end(&y->error, saved);
    }
    return y->source;
}

bool symbols_line(struct symbols *y, uint64_t address, const char **file, int *line)
{
    struct source *s = symbols_source(y);
    unsigned number;
    if (!s || !source_line(s, address, file, &number))
        return false;
    *line = (int)number;
    return true;
}

bool symbols_id(struct symbols *y, char out[FILE_ID_BYTES])
{
    int saved = host_error_begin();
    if (!*y->id && !file_id(y->elf, y->fd, y->id))
        *y->id = 0;
    host_error_end(&y->error, saved);
    if (!*y->id)
        return false;
    memcpy(out, y->id, FILE_ID_BYTES);
    return true;
}

const char *symbols_debug_path(const struct symbols *y)
{
    return y->debug_path ? y->debug_path : "";
}

static const uint8_t *section(struct symbols *y, const char *name, size_t *size)
{
    Elf_Scn *scn = NULL;
    GElf_Shdr h;
    size_t strings = 0;
    if (elf_getshdrstrndx(y->elf, &strings))
        return NULL;
    while ((scn = elf_nextscn(y->elf, scn))) {
        const char *its = gelf_getshdr(scn, &h) ? elf_strptr(y->elf, strings, h.sh_name) : NULL;
        Elf_Data *data = its && !strcmp(its, name) ? elf_rawdata(scn, NULL) : NULL;
        if (data) {
            *size = data->d_size;
            return data->d_buf;
        }
    }
    return NULL;
}

const uint8_t *symbols_section(struct symbols *y, const char *name, size_t *size)
{
    int saved = host_error_begin();
    const uint8_t *found = section(y, name, size);
    host_error_end(&y->error, saved);
    return found;
}

int symbols_error(const struct symbols *y)
{
    int error = y->error;
    if (!error && y->source)
        error = source_error(y->source);
    return !error && y->debug ? symbols_error(y->debug) : error;
}

const struct code_section *symbols_code(struct symbols *y, size_t *count)
{
    int saved = host_error_begin();
    if (!y->ncode && !read_code(y)) {
        free(y->code);
        y->code = NULL;
        y->ncode = 0;
    }
    host_error_end(&y->error, saved);
    *count = y->ncode;
    return y->code;
}

bool symbols_lack_sections(const struct symbols *y)
{
    struct stat st;
    return !y->made && y->ehdr.e_shoff && !fstat(y->fd, &st) && y->ehdr.e_shoff >= (uint64_t)st.st_size;
}

struct elf_kind symbols_kind(const struct symbols *y)
{
    const unsigned char *ident = y->ehdr.e_ident;
    return (struct elf_kind){
        .machine = y->ehdr.e_machine, .bits = ident[EI_CLASS] == ELFCLASS64 ? 64 : 32, .big_endian = ident[EI_DATA] == ELFDATA2MSB};
}

/* ---- imports ---- */

/* DT_PLTGOT, DT_JMPREL and DT_PLTRELSZ. Returns false if the file has no such table. */
static bool find_linkage(struct symbols *y, uint64_t *got, uint64_t *relocations, uint64_t *bytes)
{
    Elf_Scn *scn = NULL;
    GElf_Shdr h;
    GElf_Dyn d;
    *relocations = *bytes = 0;
    while ((scn = elf_nextscn(y->elf, scn))) {
        if (!gelf_getshdr(scn, &h) || h.sh_type != SHT_DYNAMIC)
            continue;
        Elf_Data *data = elf_getdata(scn, NULL);
        for (int k = 0; data && gelf_getdyn(data, k, &d) && d.d_tag != DT_NULL; k++) {
            *(d.d_tag == DT_PLTGOT     ? got
              : d.d_tag == DT_JMPREL   ? relocations
              : d.d_tag == DT_PLTRELSZ ? bytes
                                       : &(uint64_t){0}) = d.d_un.d_val;
        }
        return *relocations && *bytes;
    }
    return false;
}

const char *symbols_import(struct symbols *y, uint64_t offset, bool by_number)
{
    Elf_Scn *scn = NULL;
    GElf_Shdr h, table;
    GElf_Rela r;
    GElf_Sym sym;
    uint64_t got = 0, relocations, bytes;
    if (!find_linkage(y, &got, &relocations, &bytes))
        return NULL;
    uint64_t at = got + offset, number = 0;
    at &= elf_getident(y->elf, NULL)[EI_CLASS] == ELFCLASS32 ? UINT32_MAX : UINT64_MAX;
    while ((scn = elf_nextscn(y->elf, scn))) {
        if (!gelf_getshdr(scn, &h) || h.sh_type != SHT_RELA || h.sh_addr + h.sh_size <= relocations || h.sh_addr >= relocations + bytes)
            continue;
        Elf_Data *data = elf_getdata(scn, NULL), *names = elf_getdata(elf_getscn(y->elf, h.sh_link), NULL);
        for (int k = 0; data && names && gelf_getrela(data, k, &r); k++) {
            bool of_table = h.sh_addr + (uint64_t)k * h.sh_entsize >= relocations;
            if (!(by_number ? of_table && number == offset : r.r_offset == at)) {
                number += of_table;
                continue;
            }
            if (!gelf_getsym(names, (int)GELF_R_SYM(r.r_info), &sym) || !gelf_getshdr(elf_getscn(y->elf, h.sh_link), &table))
                return NULL;
            const char *name = elf_strptr(y->elf, table.sh_link, sym.st_name);
            return name && *name ? name : NULL;
        }
    }
    return NULL;
}
