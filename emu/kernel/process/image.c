/* The memory of a new program: its segments, its heap and its initial stack. */
#include "emu/kernel/process/program.h"
#include "emu/fatal/fatal.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/memory/memory.h"
#include "emu/kernel/process/string_list.h"
#include "emu/kernel/vfs/inode.h"
#include "emu/load/image.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

enum {
    AUXV_ROOM = 64,
    LIMIT_STACK = 3,
    STACK_SLACK = 128 << 10, /* mapped beyond the arguments at first */
};

/* ---- memory --------------------------------------------------------------------------------------------------------- */

/* -EINVAL: the image does not fit into the address space. */
static int map_image(const struct abi *abi, struct mm *mm, const struct exec_file *f, const struct elf_image *image, uint64_t bias,
                     struct elf_loaded *out)
{
    const uint64_t len = image->high - image->low;

    if (len > abi->task_size || image->low + bias > abi->task_size - len)
        return -EINVAL;
    const struct mem_file file = {.fd = f->contents, .name = f->guest_path, .dev = f->node->device, .ino = f->node->number};

    return image_map_file(mm->space, &file, image, bias, out);
}

/* Finds the load bias that puts a position-independent image into a free range near the mmap area. Returns false if there is none. */
static bool free_bias(const struct abi *abi, struct mm *mm, const struct elf_image *image, uint64_t *bias)
{
    uint64_t page = (uint64_t)1 << abi->page_shift, low = image->low & ~(page - 1), len = image->high - low;
    uint64_t va = mm->mmap_bottom_up ? space_find_free(mm->space, mm->mmap_base, mm->mmap_limit, len)
                                     : space_find_free_down(mm->space, page, mm->mmap_base, len);

    *bias = va - low;
    return va;
}

/* Returns where the heap begins. An image among mappings has no room above it: its heap is where other programs would be. */
static uint64_t heap_start(const struct program *g, const struct loading *l)
{
    const uint64_t page = (uint64_t)1 << g->abi->page_shift;
    const bool among_mappings = g->image.dynamic && !g->has_interp && !l->mm->mmap_bottom_up;
    uint64_t end = among_mappings ? l->layout.dyn_base : l->program.brk;

    return ((end + page - 1) & ~(page - 1)) + l->layout.heap_after_data;
}

static void make_readable_executable(struct elf_image *image)
{
    for (unsigned i = 0; i < image->nsegments; i++)
        if (image->segments[i].prot & MEM_R)
            image->segments[i].prot |= MEM_X;
}

/* As elf_read_implies_exec() and SET_PERSONALITY() of Linux's machines. */
void image_choose_rights(const struct process *p, struct program *g, struct loading *l)
{
    const struct abi *abi = g->abi;
    bool forbidden = g->image.has_stack_flags && !g->image.exec_stack;
    bool inherited = abi->system->has_personality && !abi->exec_clears_reads_imply_exec && !program_is_secure(p) &&
                     p->personality_flags & PERSONALITY_READ_IMPLIES_EXEC;

    l->reads_imply_exec = inherited || (abi->old_reads_imply_exec && !g->image.has_stack_flags) ||
                          (!forbidden && g->image.flags & abi->reads_imply_exec_flag);
    if (!l->reads_imply_exec)
        return;
    make_readable_executable(&g->image);
    if (g->has_interp)
        make_readable_executable(&g->interp);
}

/* PT_GNU_STACK decides; without it, the stack is as other data. */
static bool stack_executes(const struct program *g, const struct loading *l)
{
    const struct abi *abi = g->abi;

    if (abi->data_prot & PROT_EXEC)
        return true;
    return g->image.has_stack_flags ? g->image.exec_stack : abi->old_stack_executes || l->reads_imply_exec;
}

int image_map(struct process *p, const struct program *g, struct loading *l)
{
    const struct abi *abi = g->abi;
    uint64_t bias = 0;
    int error = abi->layout(l->mm, p->rlimits[LIMIT_STACK].cur, g->image.dynamic ? 0 : g->image.high, &l->layout);

    if (error)
        return error;
    if (g->image.dynamic && g->has_interp)
        bias = l->layout.dyn_base;
    else if (g->image.dynamic && !free_bias(abi, l->mm, &g->image, &bias))
        return -EINVAL;
    error = map_image(abi, l->mm, &g->file, &g->image, bias, &l->program);
    if (error)
        return error;
    l->layout.entry = l->program.entry;
    if (g->has_interp) {
        bias = 0;
        if (g->interp.dynamic && !free_bias(abi, l->mm, &g->interp, &bias))
            return -EINVAL;
        error = map_image(abi, l->mm, &g->interp_file, &g->interp, bias, &l->interp);
        if (error)
            return error;
        l->layout.entry = l->interp.entry;
        l->layout.interp = g->interp.low + l->interp.bias;
    }
    l->layout.program = g->image.low + l->program.bias;
    l->layout.phdr = l->program.phdr;
    struct mm *mm = l->mm;

    mm->brk = mm->brk_start = heap_start(g, l);
    mm->start_code = g->image.start_code + l->program.bias;
    mm->end_code = g->image.end_code + l->program.bias;
    mm->start_data = g->image.start_data + l->program.bias;
    mm->end_data = g->image.end_data + l->program.bias;
    mm->end_bss = g->image.high + l->program.bias;
    return 0;
}

/* ---- the initial stack ------------------------------------------------------------------------------------------------- */

bool program_is_secure(const struct process *p)
{
    return p->euid != p->uid || p->egid != p->gid || (p->uid && (p->cap_permitted & ~p->cap_ambient));
}

/* With kernel_options.fixed_stack, strings take a multiple of this, so that programs with few of them have the same stack. */
enum { FIXED_STRINGS = 1 << 16 };

/* A range of guest memory, built in host memory first and then written at once. */
struct image_writer {
    const struct abi *abi;
    uint8_t *bytes;
    uint64_t base; /* guest address of bytes[0] */
    size_t at, room;
};

static uint64_t emit(struct image_writer *w, const void *bytes, size_t len)
{
    uint64_t va = w->base + w->at;

    if (w->at + len > w->room)
        fatal_bug(__func__);
    memcpy(w->bytes + w->at, bytes, len);
    w->at += len;
    return va;
}

static void emit_align(struct image_writer *w, size_t to)
{
    while ((w->base + w->at) % to)
        emit(w, "", 1);
}

static void emit_word(struct image_writer *w, uint64_t v)
{
    uint8_t bytes[8];

    emit(w, bytes, pack_struct(w->abi, false, "L", (const int64_t[]){(int64_t)v}, bytes));
}

struct stack_strings {
    uint64_t *argv, *envp; /* guest addresses */
    size_t argc, envc;
    uint64_t execfn, platform, random;
};

/* Linux's entries, in its order. */
static const struct auxv_entry linux_auxv[] = {
    {AT_HWCAP, AUXV_HWCAP},   {AT_PAGESZ, AUXV_PAGESZ}, {AT_CLKTCK, AUXV_CLKTCK},     {AT_PHDR, AUXV_PHDR},     {AT_PHENT, AUXV_PHENT},
    {AT_PHNUM, AUXV_PHNUM},   {AT_BASE, AUXV_BASE},     {AT_FLAGS, AUXV_ZERO},        {AT_ENTRY, AUXV_ENTRY},   {AT_UID, AUXV_UID},
    {AT_EUID, AUXV_EUID},     {AT_GID, AUXV_GID},       {AT_EGID, AUXV_EGID},         {AT_SECURE, AUXV_SECURE}, {AT_RANDOM, AUXV_RANDOM},
    {AT_HWCAP2, AUXV_HWCAP2}, {AT_EXECFN, AUXV_EXECFN}, {AT_PLATFORM, AUXV_PLATFORM}, {AT_NULL, AUXV_ZERO},
};

static uint64_t auxv_value(const struct process *p, const struct program *g, const struct loading *l, const struct stack_strings *s,
                           enum auxv_value which)
{
    switch (which) {
    case AUXV_ZERO: return 0;
    case AUXV_HWCAP: return g->abi->hwcap;
    case AUXV_HWCAP2: return g->abi->hwcap2;
    case AUXV_PAGESZ: return (uint64_t)1 << g->abi->page_shift;
    case AUXV_CLKTCK: return p->k->options.hz;
    case AUXV_PHDR: return l->program.phdr;
    case AUXV_PHENT: return g->image.phentsize;
    case AUXV_PHNUM: return g->image.phnum;
    case AUXV_BASE: return g->has_interp ? l->interp.bias : 0;
    case AUXV_ENTRY: return l->program.entry;
    case AUXV_UID: return p->uid;
    case AUXV_EUID: return p->euid;
    case AUXV_GID: return p->gid;
    case AUXV_EGID: return p->egid;
    case AUXV_SECURE: return program_is_secure(p);
    case AUXV_RANDOM: return s->random;
    case AUXV_EXECFN: return s->execfn;
    case AUXV_PLATFORM: return s->platform;
    case AUXV_INTERP_DATA: return g->has_interp ? g->interp.start_data + l->interp.bias : 0;
    case AUXV_FLAGS: return g->abi->system->auxv_flags;
    }
    fatal_bug(__func__);
}

static size_t fill_auxv(const struct process *p, const struct program *g, const struct loading *l, const struct stack_strings *s,
                        uint64_t *out)
{
    const struct auxv_entry *entry = g->abi->system->auxv ? g->abi->system->auxv : linux_auxv;
    size_t n = 0;

    for (const uint64_t(*pair)[2] = g->abi->auxv; pair && (*pair)[0] != AT_NULL; pair++) {
        out[n++] = (*pair)[0];
        out[n++] = (*pair)[1];
    }
    for (; entry->type != AT_NULL; entry++) {
        if (entry->value == AUXV_PLATFORM && !s->platform)
            continue;
        out[n++] = entry->type;
        out[n++] = auxv_value(p, g, l, s, entry->value);
    }
    out[n++] = AT_NULL;
    out[n++] = 0;
    return n;
}

/* Strings, in ascending order: argv, envp, the program's name, platform, 16 random bytes. */
static void emit_strings(struct image_writer *w, struct process *p, const struct program *g, char **envp, const char *execfn,
                         struct stack_strings *s)
{
    uint64_t random[2] = {htole64(kernel_random(p->k)), htole64(kernel_random(p->k))};

    s->argc = strings_count(g->argv);
    s->envc = strings_count(envp);
    s->argv = calloc(s->argc + 1, sizeof *s->argv);
    s->envp = calloc(s->envc + 1, sizeof *s->envp);
    if (!s->argv || !s->envp)
        kernel_no_memory();
    for (size_t i = 0; i < s->argc; i++)
        s->argv[i] = emit(w, g->argv[i], strlen(g->argv[i]) + 1);
    for (size_t i = 0; i < s->envc; i++)
        s->envp[i] = emit(w, envp[i], strlen(envp[i]) + 1);
    s->execfn = emit(w, execfn, strlen(execfn) + 1);
    emit_align(w, 16);
    s->random = emit(w, random, sizeof random);
    s->platform = 0;
    if (g->abi->platform)
        s->platform = emit(w, g->abi->platform, strlen(g->abi->platform) + 1);
}

/* argc, argv[], NULL, envp[], NULL, auxv. */
static void emit_tables(struct image_writer *w, const struct stack_strings *s, const uint64_t *auxv, size_t auxv_words)
{
    emit_word(w, s->argc);
    for (size_t i = 0; i <= s->argc; i++)
        emit_word(w, s->argv[i]);
    for (size_t i = 0; i <= s->envc; i++)
        emit_word(w, s->envp[i]);
    for (size_t i = 0; i < auxv_words; i++)
        emit_word(w, auxv[i]);
}

static size_t stack_image_size(const struct abi *abi, const struct program *g, char **envp, const char *execfn)
{
    size_t n = strings_count(g->argv) + strings_count(envp) + 3 + AUXV_ROOM, bytes = strlen(execfn) + 1 + 128;

    for (char **s = g->argv; *s; s++)
        bytes += strlen(*s) + 1;
    for (char **s = envp; *s; s++)
        bytes += strlen(*s) + 1;
    return bytes + n * abi->word + 256;
}

/* The size of a stack's image; with a fixed stack, a multiple of FIXED_STRINGS less what image_make_stack() adds. */
static size_t stack_room(const struct process *p, size_t size)
{
    if (!p->k->options.fixed_stack)
        return size;
    return (size + 2 * FIXED_STRINGS) / FIXED_STRINGS * FIXED_STRINGS - 64;
}

int image_make_stack(struct process *p, const struct program *g, struct loading *l, char **envp, const char *execfn)
{
    const struct abi *abi = g->abi;
    const struct stack_request request = {g->argv, envp, p->k->options.fixed_stack ? FIXED_STRINGS : 4};

    if (abi->make_stack)
        return abi->make_stack(l->mm, &request, &l->layout);
    uint64_t page = (uint64_t)1 << abi->page_shift;
    size_t size = stack_room(p, stack_image_size(abi, g, envp, execfn)), auxv_words;
    uint64_t mapped = (size + STACK_SLACK + page - 1) & ~(page - 1);
    struct stack_strings s;
    struct mem_file name = {.fd = -1, .name = "[stack]"};
    unsigned prot = MEM_R | MEM_W | (stack_executes(g, l) ? MEM_X : 0);
    bool up = abi->stack_grows_up;
    uint64_t low = up ? l->layout.stack_base : l->layout.stack_end - mapped;
    int error = space_map(l->mm->space, low, mapped, prot, up ? MAP_KIND_GROWSUP : MAP_KIND_GROWSDOWN, &name);

    if (error)
        return error;
    /* The stack grows down: the image ends 16 bytes below the top, and the stack pointer is the start of the tables. */
    struct image_writer w = {.abi = abi, .room = size + 64};

    w.bytes = calloc(1, w.room);
    if (!w.bytes)
        return -ENOMEM;
    w.base = up ? low : l->layout.stack_end - ((size + 64 + 15) & ~(size_t)15);
    uint64_t tables = w.base;

    if (up) {
        emit_strings(&w, p, g, envp, execfn, &s);
        emit_align(&w, p->k->options.fixed_stack ? FIXED_STRINGS : 16);
        tables = w.base + w.at;
    } else {
        /* The tables are below the strings; their size is known. */
        size_t words = 1 + strings_count(g->argv) + 1 + strings_count(envp) + 1 + AUXV_ROOM;

        w.at = (words * abi->word + 15) & ~(size_t)15;
        emit_strings(&w, p, g, envp, execfn, &s);
        w.at = 0;
    }
    auxv_words = fill_auxv(p, g, l, &s, l->mm->auxv);
    l->mm->auxv_words = (unsigned)auxv_words;
    emit_tables(&w, &s, l->mm->auxv, auxv_words);
    l->mm->start_stack = tables;
    l->mm->arg_start = s.argc ? s.argv[0] : s.execfn;
    l->mm->arg_end = l->mm->env_start = s.envc ? s.envp[0] : s.execfn;
    l->mm->env_end = s.execfn;
    l->layout.argc = s.argc;
    l->layout.argc_at = tables;
    l->layout.sp = up ? w.base + w.at : tables;
    if (mem_poke(l->mm->space, w.base, w.bytes, w.room) != w.room)
        error = -ENOMEM;
    free(w.bytes);
    free(s.argv);
    free(s.envp);
    return error;
}
