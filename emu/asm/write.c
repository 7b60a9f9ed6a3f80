/* write.c - an ELF file of the sections and symbols. */
#include <gelf.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/asm/asm.h"
#include "emu/cpu/isa.h"

/* The sections of the file, in the order of their headers. */
enum { TEXT = 1, DATA, BSS, SYMTAB, STRTAB, SHSTRTAB, SECTIONS };

static const char section_names[] = "\0.text\0.data\0.bss\0.symtab\0.strtab\0.shstrtab";

static unsigned name_of(unsigned index)
{
    unsigned at = 0;
    while (index--)
        at += (unsigned)strlen(section_names + at) + 1;
    return at;
}

/* The symbol table and its strings. */
struct table {
    void *symbols;
    size_t symbols_size;
    char *strings;
    size_t strings_size;
    unsigned locals; /* they are first, with the null symbol */
};

static size_t symbol_size(const struct assembly *a)
{
    return a->isa->long_bits == 32 ? sizeof(Elf32_Sym) : sizeof(Elf64_Sym);
}

/* Labels of the compiler's kind, ".L3", are not for readers of the file. */
static bool is_kept(const struct assembly_symbol *s)
{
    return s->defined && strncmp(s->name, ".L", 2);
}

/* A function without .size extends to the next one or to the end of its section. */
static uint64_t size_of(const struct assembly *a, const struct assembly_symbol *s)
{
    uint64_t end = a->section[ASM_TEXT].address + a->section[ASM_TEXT].size;
    if (s->size || s->section != ASM_TEXT || !s->global)
        return s->size;
    for (unsigned k = 0; k < a->symbols; k++) {
        const struct assembly_symbol *o = &a->symbol[k];
        if (o->defined && o->section == ASM_TEXT && (o->global || o->function) && o->value > s->value && o->value < end)
            end = o->value;
    }
    return end - s->value;
}

static void fill_symbol(const struct assembly *a, const struct assembly_symbol *s, struct table *t, unsigned index)
{
    static const uint16_t sections[] = {[ASM_TEXT] = TEXT, [ASM_DATA] = DATA, [ASM_BSS] = BSS, [ASM_ABSOLUTE] = SHN_ABS};
    bool code = s->function || (s->section == ASM_TEXT && s->global && !s->object);
    uint8_t info = (uint8_t)((s->global ? STB_GLOBAL : STB_LOCAL) << 4 | (code ? STT_FUNC : s->object ? STT_OBJECT : STT_NOTYPE));
    uint32_t name = (uint32_t)t->strings_size;
    strcpy(t->strings + name, s->name);
    t->strings_size += strlen(s->name) + 1;
    if (a->isa->long_bits == 32)
        ((Elf32_Sym *)t->symbols)[index] = (Elf32_Sym){.st_name = name,
                                                       .st_value = (uint32_t)s->value,
                                                       .st_size = (uint32_t)size_of(a, s),
                                                       .st_info = info,
                                                       .st_shndx = sections[s->section]};
    else
        ((Elf64_Sym *)t->symbols)[index] =
            (Elf64_Sym){.st_name = name, .st_value = s->value, .st_size = size_of(a, s), .st_info = info, .st_shndx = sections[s->section]};
}

static bool make_table(const struct assembly *a, struct table *t)
{
    size_t bytes = 1;
    unsigned n = 1;
    for (unsigned k = 0; k < a->symbols; k++)
        bytes += strlen(a->symbol[k].name) + 1;
    *t = (struct table){.symbols = calloc(a->symbols + 1, symbol_size(a)), .strings = calloc(1, bytes), .strings_size = 1};
    if (!t->symbols || !t->strings)
        return false;
    for (unsigned global = 0; global < 2; global++) {
        for (unsigned k = 0; k < a->symbols; k++)
            if (a->symbol[k].global == global && is_kept(&a->symbol[k]))
                fill_symbol(a, &a->symbol[k], t, n++);
        t->locals = global ? t->locals : n;
    }
    t->symbols_size = n * symbol_size(a);
    return true;
}

/* A section with its data. libelf copies nothing: `bytes` must remain. */
static bool add_section(Elf *e, unsigned index, GElf_Shdr header, Elf_Type type, const void *bytes, uint64_t size)
{
    GElf_Shdr h;
    Elf_Scn *scn = elf_newscn(e);
    Elf_Data *data = scn ? elf_newdata(scn) : NULL;
    if (!data || !gelf_getshdr(scn, &h))
        return false;
    data->d_buf = (void *)bytes;
    data->d_size = size;
    data->d_type = type;
    data->d_align = header.sh_addralign;
    data->d_version = EV_CURRENT;
    header.sh_name = name_of(index);
    header.sh_size = size;
    return gelf_update_shdr(scn, &header) != 0;
}

/* Where the file has a section: at its address modulo this, so that it can be mapped. */
enum { PAGE = 0x10000 };

static bool add_sections(Elf *e, const struct assembly *a, const struct table *t)
{
    static const unsigned flags[] = {
        [ASM_TEXT] = SHF_ALLOC | SHF_EXECINSTR, [ASM_DATA] = SHF_ALLOC | SHF_WRITE, [ASM_BSS] = SHF_ALLOC | SHF_WRITE};
    uint64_t offset = PAGE;
    for (unsigned k = 0; k < ASM_SECTIONS; k++) {
        bool empty = k == ASM_BSS;
        GElf_Shdr h = {.sh_type = empty ? SHT_NOBITS : SHT_PROGBITS, .sh_flags = flags[k], .sh_addr = a->section[k].address};
        h.sh_addralign = 16;
        h.sh_offset = offset;
        if (!add_section(e, TEXT + k, h, ELF_T_BYTE, a->section[k].bytes, a->section[k].size))
            return false;
        offset = empty ? offset : (offset + a->section[k].size + PAGE) & -(uint64_t)PAGE;
    }
    offset = a->section[ASM_DATA].size ? offset : offset - PAGE;
    GElf_Shdr symtab = {.sh_type = SHT_SYMTAB, .sh_link = STRTAB, .sh_info = t->locals, .sh_entsize = symbol_size(a)};
    symtab.sh_addralign = 8;
    symtab.sh_offset = offset;
    GElf_Shdr strtab = {.sh_type = SHT_STRTAB, .sh_addralign = 1, .sh_offset = offset + t->symbols_size};
    GElf_Shdr shstrtab = {.sh_type = SHT_STRTAB, .sh_addralign = 1, .sh_offset = strtab.sh_offset + t->strings_size};
    return add_section(e, SYMTAB, symtab, ELF_T_SYM, t->symbols, t->symbols_size) &&
           add_section(e, STRTAB, strtab, ELF_T_BYTE, t->strings, t->strings_size) &&
           add_section(e, SHSTRTAB, shstrtab, ELF_T_BYTE, section_names, sizeof section_names);
}

static bool add_segments(Elf *e, const struct assembly *a)
{
    uint64_t text = a->section[ASM_TEXT].size, data_offset = (PAGE + text + PAGE) & -(uint64_t)PAGE;
    uint64_t bss_end = a->section[ASM_BSS].address + a->section[ASM_BSS].size;
    bool data = a->section[ASM_DATA].size || a->section[ASM_BSS].size;
    GElf_Phdr headers[2] = {
        {.p_type = PT_LOAD,
         .p_flags = PF_R | PF_X,
         .p_offset = PAGE,
         .p_vaddr = a->section[ASM_TEXT].address,
         .p_filesz = text,
         .p_memsz = text,
         .p_align = PAGE},
        {.p_type = PT_LOAD,
         .p_flags = PF_R | PF_W,
         .p_offset = data_offset,
         .p_vaddr = a->section[ASM_DATA].address,
         .p_filesz = a->section[ASM_DATA].size,
         .p_memsz = bss_end - a->section[ASM_DATA].address,
         .p_align = PAGE},
    };
    if (!gelf_newphdr(e, data ? 2 : 1))
        return false;
    for (int k = 0; k < (data ? 2 : 1); k++) {
        headers[k].p_paddr = headers[k].p_vaddr;
        if (!gelf_update_phdr(e, k, &headers[k]))
            return false;
    }
    return true;
}

static bool add_header(Elf *e, const struct assembly *a)
{
    GElf_Ehdr h;
    bool narrow = a->isa->long_bits == 32;
    if (!gelf_newehdr(e, narrow ? ELFCLASS32 : ELFCLASS64) || !gelf_getehdr(e, &h))
        return false;
    h.e_ident[EI_DATA] = a->isa->big_endian ? ELFDATA2MSB : ELFDATA2LSB;
    h.e_ident[EI_OSABI] = ELFOSABI_LINUX;
    h.e_type = ET_EXEC;
    h.e_machine = a->isa->elf_machine;
    h.e_version = EV_CURRENT;
    h.e_flags = a->isa->assembler->elf_flags[a->level];
    h.e_shstrndx = SHSTRTAB;
    h.e_phoff = narrow ? sizeof(Elf32_Ehdr) : sizeof(Elf64_Ehdr);
    h.e_shoff = narrow ? 0x100 : 0x200;
    return assembly_entry(a, &h.e_entry) && gelf_update_ehdr(e, &h);
}

const char *assembly_write(const struct assembly *a, int fd)
{
    struct table t = {0};
    const char *error = NULL;
    elf_version(EV_CURRENT);
    Elf *e = elf_begin(fd, ELF_C_WRITE, NULL);
    if (!e)
        return elf_errmsg(-1);
    elf_flagelf(e, ELF_C_SET, ELF_F_LAYOUT);
    if (!make_table(a, &t))
        error = "out of memory";
    else if (!add_header(e, a) || !add_segments(e, a) || !add_sections(e, a, &t) || elf_update(e, ELF_C_WRITE) < 0)
        error = elf_errmsg(-1);
    elf_end(e);
    free(t.symbols);
    free(t.strings);
    return error;
}
