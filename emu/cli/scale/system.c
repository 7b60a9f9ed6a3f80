/* system.c - see system.h. */
#include "emu/cli/scale/system.h"

#include <assert.h>
#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/scale/self_profile.h"
#include "emu/cpu/isa.h"
#include "emu/report/must.h"

void scale_append(struct scale_bytes *b, const void *data, size_t size)
{
    if (b->size + size > b->room) {
        b->room = 2 * (b->size + size);
        b->at = must(realloc(b->at, b->room));
    }
    memcpy(b->at + b->size, data, size);
    b->size += size;
}

void scale_put(struct scale_bytes *b, const struct isa *isa, uint64_t value, unsigned size)
{
    for (unsigned i = 0; i < size; i++)
        scale_append(b, &(uint8_t){(uint8_t)(value >> 8 * (isa->big_endian ? size - 1 - i : i))}, 1);
}

/* Appends zeros up to an offset. */
static void pad(struct scale_bytes *b, size_t offset)
{
    assert(b->size <= offset);
    while (b->size < offset)
        scale_append(b, "", 1);
}

/* ---- HP-UX's sprofil() in an ELF file ------------------------------------------------------------------ */

enum { TEXT_OFFSET = 0x10000 };

/* struct prof: addresses, and 32-bit numbers, padded. */
static void put_prof(struct scale_bytes *out, const struct isa *isa, const struct scale_region *region)
{
    const uint64_t members[] = {region->buffer, region->size, region->offset, region->scale};

    for (unsigned i = 0; i < 4; i++) {
        scale_put(out, isa, members[i], i & 1 ? 4 : isa->long_bits / 8);
        scale_put(out, isa, 0, i & 1 ? isa->long_bits / 8 - 4 : 0);
    }
}

/* Appends a program header; the order of its members depends on the ELF class. */
static void put_segment(struct scale_bytes *out, const struct isa *isa, unsigned flags, uint64_t offset, uint64_t address, uint64_t in_file,
                        uint64_t in_memory)
{
    unsigned word = isa->long_bits / 8;
    const uint64_t members[] = {offset, address, 0, in_file, in_memory};
    scale_put(out, isa, PT_LOAD, 4);
    if (word == 8)
        scale_put(out, isa, flags, 4);
    for (unsigned i = 0; i < 5; i++)
        scale_put(out, isa, members[i], word);
    if (word == 4)
        scale_put(out, isa, flags, 4);
    scale_put(out, isa, UINT64_C(1) << isa->space.page_shift, word);
}

/* Appends the ELF header and two program headers, for text and data. */
static void put_headers(struct scale_bytes *out, const struct scale_program *p, size_t data_offset)
{
    const struct isa *isa = p->isa;
    unsigned word = isa->long_bits / 8, header = word == 8 ? sizeof(Elf64_Ehdr) : sizeof(Elf32_Ehdr);
    const uint8_t ident[EI_NIDENT] = {0x7f,
                                      'E',
                                      'L',
                                      'F',
                                      word == 8 ? ELFCLASS64 : ELFCLASS32,
                                      isa->big_endian ? ELFDATA2MSB : ELFDATA2LSB,
                                      EV_CURRENT,
                                      p->code->elf_osabi};
    const struct {
        uint64_t value;
        unsigned size;
    } members[] = {{ET_EXEC, 2},
                   {isa->elf_machine, 2},
                   {EV_CURRENT, 4},
                   {p->code->text | p->code->entry_bits, word},
                   {header, word},
                   {0, word},
                   {p->code->elf_flags, 4},
                   {header, 2},
                   {word == 8 ? sizeof(Elf64_Phdr) : sizeof(Elf32_Phdr), 2},
                   {2, 2},
                   {0, 2},
                   {0, 2},
                   {0, 2}};
    scale_append(out, ident, sizeof ident);
    for (size_t i = 0; i < sizeof members / sizeof *members; i++)
        scale_put(out, isa, members[i].value, members[i].size);
    put_segment(out, isa, PF_R | PF_X, TEXT_OFFSET, p->code->text, p->text.size, p->text.size);
    put_segment(out, isa, PF_R | PF_W, data_offset, p->code->data, p->data.size, SCALE_DATA_SIZE);
}

static void put_elf(struct scale_bytes *out, const struct scale_program *p)
{
    size_t data_offset = (TEXT_OFFSET + p->text.size + 0xffff) & ~(size_t)0xffff;

    put_headers(out, p, data_offset);
    pad(out, TEXT_OFFSET);
    scale_append(out, p->text.at, p->text.size);
    pad(out, data_offset);
    scale_append(out, p->data.at, p->data.size);
}

const struct scale_system scale_hpux = {
    .call = "sprofil()", .dialect = "hpux", .sprofil = true, .most_element = 8, .arguments = put_prof, .file = put_elf};

/* ---- 4.3BSD's profil() in an a.out file ---------------------------------------------------------------- */

/* The list of arguments: their number and they. */
static void put_list(struct scale_bytes *out, const struct isa *isa, const struct scale_region *region)
{
    const uint64_t list[] = {4, region->buffer, region->size, region->offset, region->scale};

    for (unsigned i = 0; i < 5; i++)
        scale_put(out, isa, list[i], 4);
}

/* The text of a demand-paged program begins at this offset of the file and at address 0. Text and data are multiples of it. */
enum { AOUT_ZMAGIC = 0413, AOUT_TEXT_OFFSET = 1024 };

/* The text is padded up to the data's address. */
static void put_aout(struct scale_bytes *out, const struct scale_program *p)
{
    const uint64_t header[] = {AOUT_ZMAGIC, p->code->data, AOUT_TEXT_OFFSET, SCALE_DATA_SIZE - AOUT_TEXT_OFFSET, 0, p->code->text, 0, 0};

    assert(p->data.size <= AOUT_TEXT_OFFSET);
    for (size_t i = 0; i < sizeof header / sizeof *header; i++)
        scale_put(out, p->isa, header[i], 4);
    pad(out, AOUT_TEXT_OFFSET);
    scale_append(out, p->text.at, p->text.size);
    pad(out, AOUT_TEXT_OFFSET + p->code->data);
    scale_append(out, p->data.at, p->data.size);
    pad(out, 2 * AOUT_TEXT_OFFSET + p->code->data);
}

const struct scale_system scale_bsd43 = {.call = "profil()",
                                         .dialect = "bsd43:kernel",
                                         .most_element = 2,
                                         .note = "under profil() of 4.3BSD, whose counters have 2 bytes and count pairs of bytes of text: "
                                                 "with a figure below 2 some never count",
                                         .arguments = put_list,
                                         .file = put_aout};
