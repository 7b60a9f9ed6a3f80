/*
 * elf.h - ELF executables and shared objects: reading headers, mapping segments.
 *
 *     struct elf_image image;
 *     char *why = NULL;
 *     int rc = elf_read(fd, "prog", &image, &why);           // -ENOEXEC and a message, or 0
 *     if (!rc)
 *         rc = elf_map(space, &file, &image, bias, &loaded);
 *     elf_image_free(&image);
 *
 * This folder decides addresses only: it knows no kernel and no instruction set. Sources: the System V ABI's generic
 * chapter (gABI, "Program Loading"), and Linux's fs/binfmt_elf.c for what is tolerated.
 */
#ifndef PRECIS_EMU_LOAD_ELF_H
#define PRECIS_EMU_LOAD_ELF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "emu/mem/mem.h"

/* The address that a 32-bit pointer of HP-UX on Itanium means: its top two bits choose one of the virtual regions 0 to 3. Swizzled
 * addresses stay as they are (Itanium Architecture SDM 2, "addp4"). */
static inline uint64_t elf_swizzle(uint64_t pointer)
{
    return (pointer & UINT32_MAX) | (pointer >> 30 & 3) << 61;
}

/* A PT_LOAD segment as in the file; addresses of HP-UX's 32-bit files for Itanium are swizzled. */
struct elf_segment {
    uint64_t vaddr, memsz;   /* memory */
    uint64_t offset, filesz; /* file; filesz <= memsz, offset + filesz within the file */
    unsigned prot;           /* MEM_R | MEM_W | MEM_X */
};

/* The machine of a file's code: e_machine, EI_CLASS and EI_DATA. */
struct elf_kind {
    uint16_t machine;
    uint8_t bits; /* 32 or 64 */
    bool big_endian;
};

struct elf_image {
    uint16_t machine; /* e_machine: EM_PARISC (15), EM_IA_64 (50), ... */
    uint8_t bits;     /* 32 or 64 */
    bool big_endian;
    uint8_t osabi;  /* EI_OSABI */
    uint32_t flags; /* e_flags */
    bool dynamic;   /* ET_DYN: runs at any bias */
    bool swizzled;  /* a 32-bit file for Itanium: see elf_swizzle() */
    uint64_t entry; /* without bias, as all addresses here */
    uint64_t phdr;  /* address of the program headers in memory; 0 if not in a segment */
    unsigned phnum, phentsize;
    char *interp;         /* PT_INTERP's path, or NULL */
    bool is_aout;         /* an a.out file: aout_map() maps it */
    bool maps_loader;     /* SOM: the program's start code maps a dynamic loader */
    bool has_stack_flags; /* there is a PT_GNU_STACK */
    bool exec_stack;      /* PT_GNU_STACK requests an executable stack */
    bool has_sunos_parts; /* segments, sections or dynamic tags that only SunOS's linker makes: PT_SUNW, SHT_SUNW, DT_SUNW */
    bool has_gnu_note;    /* a note names the operating system for GNU's C library */
    struct elf_segment *segments;
    unsigned nsegments;                                  /* at least 1 */
    uint64_t low, high;                                  /* [low, high): all bytes of all segments; not page aligned */
    uint64_t start_code, end_code, start_data, end_data; /* for /proc: the executable and the last writable segment */
};

/* Read and check the headers of the open file fd (its position does not move). `name` is for messages only. Returns 0, or -ENOEXEC (not
 * ELF, not runnable, damaged), -EIO or -ENOMEM. On an error *out is empty, and *why (if why is not NULL) is a message to free(), which
 * names the file and the problem. */
int elf_read(int fd, const char *name, struct elf_image *out, char **why);
void elf_image_free(struct elf_image *image);

/* The addresses of a mapped image. */
struct elf_loaded {
    uint64_t bias;
    uint64_t entry, phdr; /* with bias */
    uint64_t brk;         /* end of the last segment's memory, with bias, not rounded */
};

/* Map all segments of the image at their addresses + bias (a multiple of the page size; 0 unless dynamic), replacing what was mapped
 * there. file: the file as in /proc/self/maps (its offset is not used; fd must be open for reading). Returns 0, -ENOMEM (does not fit
 * into the address space), -EINVAL (address and offset of a segment disagree modulo the page size) or -EFAULT (memory to clear is beyond
 * the end of the file). On an error some segments may be
 * mapped. */
int elf_map(struct space *s, const struct mem_file *file, const struct elf_image *image, uint64_t bias, struct elf_loaded *out);

/* A short name for e_machine, e.g. "PA-RISC", "x86-64"; "machine 123" in buf if unknown. */
const char *elf_machine_name(uint16_t machine, char *buf, size_t cap);

#endif
