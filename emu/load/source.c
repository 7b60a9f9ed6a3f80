/* source.c - see source.h. */
#include "emu/load/source.h"

#include <dwarf.h>
#include <elfutils/libdw.h>
#include <elfutils/libdwelf.h>
#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/fatal/fatal.h"
#include "emu/os/host_error.h"

/* Limits, so that damaged DWARF costs bounded time and stack. */
enum { MAX_DEPTH = 200, MAX_INLINES = 100000, MAX_PAINTED = 20000000, MAX_UNITS = 1 << 24 };

/* Bytes from a function's symbol to its start in DWARF, at most. */
enum { MAX_START = 16 };

/* Addresses of a unit or a function. */
struct range {
    uint64_t low, high;
    size_t of; /* index of the unit, or offset of the function's entry */
};

struct ranges {
    struct range *range;
    size_t count, room;
};

struct unit {
    Dwarf_Off offset; /* of its entry */
    bool read;
    Dwarf_Lines *lines;
    size_t line_count;
    struct ranges functions;
};

enum { MAX_SECTIONS = 32 };

struct source {
    const Elf_Data *section[MAX_SECTIONS]; /* of DWARF */
    unsigned nsections;
    Dwarf *dwarf, *alternative;
    int alternative_fd;
    bool incomplete; /* names are in a file that is not there */
    bool listed;
    struct unit *unit;
    size_t nunits, unit_room;
    struct ranges units;
    int error; /* source_error() */
};

/* ---- lists of ranges ------------------------------------------------------------------------------------------ */

static void *grown(struct source *s, void *array, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return array;
    size_t more = *room ? 2 * *room : 64;
    void *bigger = reallocarray(array, more, size);
    if (!bigger) {
        s->error = ENOMEM;
        return NULL;
    }
    *room = more;
    return bigger;
}

static void add_range(struct source *s, struct ranges *list, uint64_t low, uint64_t high, size_t of)
{
    struct range *bigger = low < high ? grown(s, list->range, list->count, &list->room, sizeof *bigger) : NULL;
    if (!bigger)
        return;
    list->range = bigger;
    list->range[list->count++] = (struct range){low, high, of};
}

/* Adds the addresses of an entry; dwarf_ranges() reads DW_AT_low_pc, DW_AT_high_pc and DW_AT_ranges. */
static void add_ranges_of(struct source *s, struct ranges *list, Dwarf_Die *die, size_t of)
{
    Dwarf_Addr base, low, high;
    ptrdiff_t at = 0;
    for (size_t n = 0; n < MAX_INLINES && (at = dwarf_ranges(die, at, &base, &low, &high)) > 0; n++)
        add_range(s, list, low, high, of);
}

static int by_low(const void *a, const void *b)
{
    const struct range *x = a, *y = b;
    if (x->low != y->low)
        return x->low < y->low ? -1 : 1;
    return x->high != y->high ? (x->high > y->high ? -1 : 1) : (x->of > y->of) - (x->of < y->of);
}

static void sort(struct ranges *list)
{
    if (list->count)
        qsort(list->range, list->count, sizeof *list->range, by_low);
}

/* The index of the first range that starts after the address. */
static size_t first_after(const struct ranges *list, uint64_t address)
{
    size_t low = 0, high = list->count;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (list->range[mid].low <= address)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* The range with the highest start that contains the address, or NULL. */
static const struct range *find(const struct ranges *list, uint64_t address)
{
    enum { OVERLAPS = 64 };
    size_t low = first_after(list, address);
    for (unsigned k = 0; k < OVERLAPS && low > 0; k++)
        if (address < list->range[--low].high)
            return &list->range[low];
    return NULL;
}

/* ---- units and functions -------------------------------------------------------------------------------------- */

static void list_units(struct source *s)
{
    Dwarf_CU *cu = NULL;
    Dwarf_Die die;
    while (s->nunits < MAX_UNITS && !dwarf_get_units(s->dwarf, cu, &cu, NULL, NULL, &die, NULL)) {
        struct unit *bigger = grown(s, s->unit, s->nunits, &s->unit_room, sizeof *bigger);
        if (!bigger)
            break;
        s->unit = bigger;
        s->unit[s->nunits] = (struct unit){.offset = dwarf_dieoffset(&die)};
        add_ranges_of(s, &s->units, &die, s->nunits++);
    }
    sort(&s->units);
    s->listed = true;
}

/* Adds the functions among the entry's children. Functions can be in namespaces, and in other functions. */
static void list_functions(struct source *s, struct ranges *list, Dwarf_Die *parent, unsigned depth)
{
    Dwarf_Die child;
    if (depth == MAX_DEPTH || dwarf_child(parent, &child))
        return;
    do {
        int tag = dwarf_tag(&child);
        if (tag == DW_TAG_subprogram)
            add_ranges_of(s, list, &child, dwarf_dieoffset(&child));
        if (tag == DW_TAG_namespace || tag == DW_TAG_module || tag == DW_TAG_subprogram || tag == DW_TAG_lexical_block)
            list_functions(s, list, &child, depth + 1);
    } while (!dwarf_siblingof(&child, &child));
}

static void read_unit(struct source *s, struct unit *u)
{
    Dwarf_Die die;
    u->read = true;
    if (!dwarf_offdie(s->dwarf, u->offset, &die))
        return;
    if (dwarf_getsrclines(&die, &u->lines, &u->line_count)) {
        u->lines = NULL;
        u->line_count = 0;
    }
    list_functions(s, &u->functions, &die, 0);
    sort(&u->functions);
}

/* The range that contains the low address, or else the first one that starts below the high one: on Itanium, functions of DWARF may start
 * in a later slot of a function's first bundle. */
static const struct range *find_between(const struct ranges *list, uint64_t low, uint64_t high)
{
    const struct range *r = find(list, low);
    size_t next = first_after(list, low);
    return r || next == list->count || list->range[next].low >= high ? r : &list->range[next];
}

/* The unit of an address (or the next one, below high): by its own ranges, else by the table .debug_aranges. */
static struct unit *unit_at(struct source *s, uint64_t address, uint64_t high)
{
    if (!s->listed)
        list_units(s);
    const struct range *r = find_between(&s->units, address, high);
    struct unit *u = r ? &s->unit[r->of] : NULL;
    Dwarf_Die die;
    if (!u && dwarf_addrdie(s->dwarf, address, &die)) {
        Dwarf_Off offset = dwarf_dieoffset(&die);
        for (size_t k = 0; k < s->nunits && !u; k++)
            u = s->unit[k].offset == offset ? &s->unit[k] : NULL;
    }
    if (u && !u->read)
        read_unit(s, u);
    return u;
}

/* ---- rows of the line table ----------------------------------------------------------------------------------- */

static Dwarf_Addr row_address(const struct unit *u, size_t row)
{
    Dwarf_Line *l = dwarf_onesrcline(u->lines, row);
    Dwarf_Addr address;
    return l && !dwarf_lineaddr(l, &address) ? address : UINT64_MAX;
}

/* The last row at or before the address; line_count: none. Of several rows at an address the last one counts. */
static size_t row_before(const struct unit *u, uint64_t address)
{
    size_t low = 0, high = u->line_count;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (row_address(u, mid) <= address)
            low = mid + 1;
        else
            high = mid;
    }
    return low ? low - 1 : u->line_count;
}

/* Returns false if the row has no line: it ends a sequence. */
static bool row_place(const struct unit *u, size_t row, const char **file, unsigned *line)
{
    Dwarf_Line *l = row < u->line_count ? dwarf_onesrcline(u->lines, row) : NULL;
    bool end;
    int number;
    if (!l || dwarf_lineendsequence(l, &end) || end || dwarf_lineno(l, &number))
        return false;
    *file = dwarf_linesrc(l, NULL, NULL);
    *line = number > 0 ? (unsigned)number : 0;
    return *file != NULL;
}

/* ---- inlined calls -------------------------------------------------------------------------------------------- */

/* Addresses of an inlined call. */
struct painted {
    uint64_t low, high;
    unsigned inlined;
};

/* A visit of one function. */
struct visit {
    struct source *s;
    struct unit *u;
    const struct source_visitor *visitor;
    uint64_t low, high;
    struct painted *painted; /* an inlined call comes before those inside it */
    size_t npainted, painted_room, calls;
    uint64_t *edge; /* sorted: where the source may change */
    size_t nedges, edge_room;
};

/* Returns whether the string ends within its section. libdw does not check that of strings in .debug_info. */
static bool is_terminated(const struct source *s, const char *text)
{
    for (unsigned k = 0; k < s->nsections; k++) {
        const char *start = s->section[k]->d_buf, *end = start + s->section[k]->d_size;
        if (text >= start && text < end)
            return memchr(text, 0, (size_t)(end - text));
    }
    return true;
}

static const char *text_of(const struct source *s, Dwarf_Die *die, unsigned name)
{
    Dwarf_Attribute a;
    const char *text = dwarf_attr_integrate(die, name, &a) ? dwarf_formstring(&a) : NULL;
    return text && is_terminated(s, text) ? text : "";
}

static const char *linkage_name(const struct source *s, Dwarf_Die *die)
{
    const char *name = text_of(s, die, DW_AT_linkage_name);
    return *name ? name : text_of(s, die, DW_AT_MIPS_linkage_name);
}

static unsigned number_of(Dwarf_Die *die, unsigned name)
{
    Dwarf_Attribute a;
    Dwarf_Word value;
    return dwarf_attr(die, name, &a) && !dwarf_formudata(&a, &value) && value <= UINT32_MAX ? (unsigned)value : 0;
}

static const char *file_of(Dwarf_Die *die, unsigned name)
{
    Dwarf_Die unit;
    Dwarf_Files *files;
    size_t count, number = number_of(die, name);
    if (!dwarf_diecu(die, &unit, NULL, NULL) || dwarf_getsrcfiles(&unit, &files, &count) || number >= count)
        return "";
    const char *file = dwarf_filesrc(files, number, NULL, NULL);
    return file ? file : "";
}

static void add_edge(struct visit *v, uint64_t address)
{
    uint64_t *bigger = grown(v->s, v->edge, v->nedges, &v->edge_room, sizeof *bigger);
    if (!bigger)
        return;
    v->edge = bigger;
    v->edge[v->nedges++] = address;
}

static void paint(struct visit *v, Dwarf_Die *die, unsigned inlined)
{
    Dwarf_Addr base, low, high;
    ptrdiff_t at = 0;
    for (size_t n = 0; n < MAX_INLINES && (at = dwarf_ranges(die, at, &base, &low, &high)) > 0; n++) {
        low = low < v->low ? v->low : low;
        high = high > v->high ? v->high : high;
        struct painted *bigger = low < high ? grown(v->s, v->painted, v->npainted, &v->painted_room, sizeof *bigger) : NULL;
        if (!bigger)
            continue;
        v->painted = bigger;
        v->painted[v->npainted++] = (struct painted){low, high, inlined};
        add_edge(v, low);
        add_edge(v, high);
    }
}

static unsigned inlined_call(struct visit *v, Dwarf_Die *die, unsigned parent)
{
    struct source_inline call = {.name = text_of(v->s, die, DW_AT_name),
                                 .linkage = linkage_name(v->s, die),
                                 .call_file = file_of(die, DW_AT_call_file),
                                 .call_line = number_of(die, DW_AT_call_line),
                                 .parent = parent};
    return v->visitor->inlined(v->visitor->ctx, &call);
}

static void find_inlined(struct visit *v, Dwarf_Die *parent, unsigned inside, unsigned depth)
{
    Dwarf_Die child;
    if (depth == MAX_DEPTH || dwarf_child(parent, &child))
        return;
    do {
        int tag = dwarf_tag(&child);
        unsigned inlined = inside;
        if (tag == DW_TAG_inlined_subroutine && v->calls++ < MAX_INLINES) {
            inlined = inlined_call(v, &child, inside);
            paint(v, &child, inlined);
        }
        if (tag == DW_TAG_inlined_subroutine || tag == DW_TAG_lexical_block || tag == DW_TAG_try_block || tag == DW_TAG_catch_block)
            find_inlined(v, &child, inlined, depth + 1);
    } while (v->calls < MAX_INLINES && !dwarf_siblingof(&child, &child));
}

/* Of all functions between the addresses: usually one. */
static void find_all_inlined(struct visit *v)
{
    const struct ranges *list = &v->u->functions;
    const struct range *f = find_between(list, v->low, v->high);
    Dwarf_Die die;
    for (; f && f < list->range + list->count && f->low < v->high; f++)
        if (dwarf_offdie(v->s->dwarf, f->of, &die))
            find_inlined(v, &die, 0, 0);
}

/* ---- visiting ------------------------------------------------------------------------------------------------- */

static int by_value(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* The index of an address among the edges. */
static size_t edge_at(const struct visit *v, uint64_t address)
{
    const uint64_t *e = bsearch(&address, v->edge, v->nedges, sizeof *v->edge, by_value);
    return e ? (size_t)(e - v->edge) : v->nedges;
}

static void find_edges(struct visit *v)
{
    size_t kept = 0, row = row_before(v->u, v->low);
    add_edge(v, v->low);
    add_edge(v, v->high);
    for (row = row == v->u->line_count ? 0 : row; row < v->u->line_count; row++) {
        uint64_t address = row_address(v->u, row);
        if (address >= v->high)
            break;
        if (address > v->low)
            add_edge(v, address);
    }
    if (v->nedges)
        qsort(v->edge, v->nedges, sizeof *v->edge, by_value);
    for (size_t k = 0; k < v->nedges; k++)
        if (!kept || v->edge[kept - 1] != v->edge[k])
            v->edge[kept++] = v->edge[k];
    v->nedges = kept;
}

/* Returns the innermost inlined call of each interval between edges; free() it. */
static unsigned *innermost(const struct visit *v)
{
    unsigned *inlined = calloc(v->nedges + 1, sizeof *inlined);
    size_t work = 0;
    for (size_t k = 0; inlined && k < v->npainted && work < MAX_PAINTED; k++) {
        size_t high = edge_at(v, v->painted[k].high);
        for (size_t e = edge_at(v, v->painted[k].low); e < high; e++, work++)
            inlined[e] = v->painted[k].inlined;
    }
    return inlined;
}

static void report_lines(const struct visit *v, const unsigned *inlined)
{
    for (size_t k = 0; k + 1 < v->nedges; k++) {
        struct source_lines l = {.low = v->edge[k], .high = v->edge[k + 1], .inlined = inlined[k]};
        if (row_place(v->u, row_before(v->u, l.low), &l.file, &l.line))
            v->visitor->lines(v->visitor->ctx, &l);
    }
}

static void visit(struct source *s, uint64_t low, uint64_t high, const struct source_visitor *visitor)
{
    struct unit *u = unit_at(s, low, high);
    if (!u || low >= high)
        return;
    struct visit v = {.s = s, .u = u, .visitor = visitor, .low = low, .high = high};
    if (!s->incomplete)
        find_all_inlined(&v);
    find_edges(&v);
    unsigned *inlined = innermost(&v);
    if (inlined)
        report_lines(&v, inlined);
    free(inlined);
    free(v.painted);
    free(v.edge);
}

void source_visit(struct source *s, uint64_t low, uint64_t high, const struct source_visitor *visitor)
{
    int saved = host_error_begin();
    visit(s, low, high, visitor);
    host_error_end(&s->error, saved);
}

bool source_line(struct source *s, uint64_t address, const char **file, unsigned *line)
{
    int saved = host_error_begin();
    const struct unit *u = unit_at(s, address, address);
    bool found = u && row_place(u, row_before(u, address), file, line) && *line;
    host_error_end(&s->error, saved);
    return found;
}

static bool declaration(struct source *s, uint64_t address, const char **file, unsigned *line)
{
    const struct unit *u = unit_at(s, address, address + MAX_START);
    const struct range *f = u ? find_between(&u->functions, address, address + MAX_START) : NULL;
    Dwarf_Die die;
    int number;
    if (!f || s->incomplete || !dwarf_offdie(s->dwarf, f->of, &die))
        return false;
    *file = dwarf_decl_file(&die);
    if (!*file || dwarf_decl_line(&die, &number) || number <= 0)
        return false;
    *line = (unsigned)number;
    return true;
}

bool source_declaration(struct source *s, uint64_t address, const char **file, unsigned *line)
{
    int saved = host_error_begin();
    bool found = declaration(s, address, file, line);
    host_error_end(&s->error, saved);
    return found;
}

int source_error(const struct source *s)
{
    return s->error;
}

/* ---- life ----------------------------------------------------------------------------------------------------- */

/* Where libdw finds no memory it ends the program, but with status 1. Its type of handlers has the attribute, which clang compares. */
__attribute__((noreturn)) static void no_memory(void)
{
    fatal(2, "out of memory");
}

/* Opens the file that dwz has made. Without it, dwarf is its own alternative: otherwise libdw would open the file that the program names,
 * or download it. */
static void open_alternative(struct source *s, const struct debug_search *search)
{
    const char *name;
    const void *id;
    char *path = NULL;
    ssize_t size = dwelf_dwarf_gnu_debugaltlink(s->dwarf, &name, &id);
    s->alternative_fd = size > 0 && search ? debug_file_by_id(id, (size_t)size, search, &path, &s->error) : -1;
    s->alternative = s->alternative_fd >= 0 ? dwarf_begin(s->alternative_fd, DWARF_C_READ) : NULL;
    s->incomplete = size > 0 && !s->alternative;
    if (s->alternative)
        dwarf_new_oom_handler(s->alternative, no_memory);
    dwarf_setalt(s->dwarf, s->alternative ? s->alternative : s->dwarf);
    if (s->alternative)
        dwarf_setalt(s->alternative, s->alternative);
    free(path);
}

/* Notes the sections of DWARF, as libdw has read and decompressed them. */
static void note_sections(struct source *s, Elf *elf)
{
    Elf_Scn *scn = NULL;
    GElf_Shdr h;
    size_t strings;
    if (elf_getshdrstrndx(elf, &strings))
        return;
    while (s->nsections < MAX_SECTIONS && (scn = elf_nextscn(elf, scn))) {
        const char *name = gelf_getshdr(scn, &h) ? elf_strptr(elf, strings, h.sh_name) : NULL;
        bool debug = name && (!strncmp(name, ".debug_", 7) || !strncmp(name, ".zdebug_", 8));
        Elf_Data *data = debug && h.sh_type != SHT_NOBITS ? elf_getdata(scn, NULL) : NULL;
        if (data && data->d_buf)
            s->section[s->nsections++] = data;
    }
}

/* Returns the bytes that a section has when libdw has decompressed it; SHF_COMPRESSED, or the older form, which begins with "ZLIB". */
static uint64_t unpacked_size(Elf_Scn *scn, const GElf_Shdr *h, const char *name)
{
    enum { HEADER = 12 };
    GElf_Chdr packed;
    if (h->sh_flags & SHF_COMPRESSED)
        return gelf_getchdr(scn, &packed) ? packed.ch_size : 0;
    const Elf_Data *data = strncmp(name, ".zdebug_", 8) ? NULL : elf_rawdata(scn, NULL);
    uint64_t size = 0;
    if (data && data->d_buf && data->d_size >= HEADER)
        for (unsigned i = 4; i < HEADER; i++)
            size = size << 8 | ((const uint8_t *)data->d_buf)[i];
    return size;
}

/* Returns whether the sections together have at most 1 GiB when decompressed, which may be a thousand times the file. */
static bool is_within_limit(Elf *elf)
{
    uint64_t left = 1 << 30;
    Elf_Scn *scn = NULL;
    GElf_Shdr h;
    size_t strings;
    if (elf_getshdrstrndx(elf, &strings))
        return true;
    while ((scn = elf_nextscn(elf, scn))) {
        const char *name = gelf_getshdr(scn, &h) ? elf_strptr(elf, strings, h.sh_name) : NULL;
        uint64_t size = name ? unpacked_size(scn, &h, name) : 0;
        if (size > left)
            return false;
        left -= size;
    }
    return true;
}

struct source *source_open(Elf *elf, const struct debug_search *search)
{
    Dwarf *dwarf = is_within_limit(elf) ? dwarf_begin_elf(elf, DWARF_C_READ, NULL) : NULL;
    struct source *s = dwarf ? calloc(1, sizeof *s) : NULL;
    if (!s) {
        dwarf_end(dwarf);
        return NULL;
    }
    s->dwarf = dwarf;
    dwarf_new_oom_handler(dwarf, no_memory);
    note_sections(s, elf);
    open_alternative(s, search);
    return s;
}

void source_close(struct source *s)
{
    if (!s)
        return;
    for (size_t k = 0; k < s->nunits; k++)
        free(s->unit[k].functions.range);
    free(s->unit);
    free(s->units.range);
    dwarf_end(s->dwarf);
    dwarf_end(s->alternative);
    if (s->alternative_fd >= 0)
        close(s->alternative_fd);
    free(s);
}
