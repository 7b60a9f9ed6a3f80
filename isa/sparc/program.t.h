/*
 * program.t.h - runs a SPARC program without a library in qemu-sparc64 or qemu-sparc32plus, or on a cpu of precis, for tests that compare
 * the two. Its last but one system call is write(1, RECORDS, ...).
 */
#ifndef PRECIS_ISA_SPARC_PROGRAM_T_H
#define PRECIS_ISA_SPARC_PROGRAM_T_H

#include <elf.h>
#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "isa/sparc/sparc.h"

/* What the program has in memory: its code, its records, its stack. */
enum { PROGRAM_PARTS = 3, PROGRAM_RECORDS = 1, PROGRAM_PAGE = 0x2000 };
struct program_part {
    uint64_t at, bytes, size;
    const void *data;
};
struct program {
    bool wide; /* 64 bits */
    struct program_part part[PROGRAM_PARTS];
};

static uint64_t program_pages(uint64_t bytes)
{
    return (bytes + PROGRAM_PAGE - 1) & ~(uint64_t)(PROGRAM_PAGE - 1);
}

static void program_write_at(FILE *f, uint64_t at, const void *data, size_t size)
{
    if (fseek(f, (long)at, SEEK_SET) || fwrite(data, 1, size, f) != size)
        exit(1);
}

static void program_headers64(FILE *f, const struct program *p)
{
    Elf64_Ehdr h = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS64, ELFDATA2MSB, EV_CURRENT},
                    .e_type = htobe16(ET_EXEC),
                    .e_machine = htobe16(EM_SPARCV9),
                    .e_version = htobe32(1),
                    .e_entry = htobe64(p->part[0].at),
                    .e_phoff = htobe64(sizeof h),
                    .e_ehsize = htobe16(sizeof h),
                    .e_phentsize = htobe16(sizeof(Elf64_Phdr)),
                    .e_phnum = htobe16(PROGRAM_PARTS)};
    uint64_t at = PROGRAM_PAGE;

    program_write_at(f, 0, &h, sizeof h);
    for (unsigned n = 0; n < PROGRAM_PARTS; at += program_pages(p->part[n++].bytes)) {
        const struct program_part *part = &p->part[n];
        Elf64_Phdr ph = {.p_type = htobe32(PT_LOAD),
                         .p_offset = htobe64(at),
                         .p_vaddr = htobe64(part->at),
                         .p_filesz = htobe64(part->bytes),
                         .p_memsz = htobe64(part->size),
                         .p_flags = htobe32(PF_R | PF_W | PF_X),
                         .p_align = htobe64(PROGRAM_PAGE)};
        program_write_at(f, sizeof h + n * sizeof ph, &ph, sizeof ph);
    }
}

static void program_headers32(FILE *f, const struct program *p)
{
    enum { EF_32PLUS = 0x100 };
    Elf32_Ehdr h = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS32, ELFDATA2MSB, EV_CURRENT},
                    .e_type = htobe16(ET_EXEC),
                    .e_machine = htobe16(EM_SPARC32PLUS),
                    .e_version = htobe32(1),
                    .e_entry = htobe32((uint32_t)p->part[0].at),
                    .e_flags = htobe32(EF_32PLUS),
                    .e_phoff = htobe32(sizeof h),
                    .e_ehsize = htobe16(sizeof h),
                    .e_phentsize = htobe16(sizeof(Elf32_Phdr)),
                    .e_phnum = htobe16(PROGRAM_PARTS)};
    uint64_t at = PROGRAM_PAGE;

    program_write_at(f, 0, &h, sizeof h);
    for (unsigned n = 0; n < PROGRAM_PARTS; at += program_pages(p->part[n++].bytes)) {
        const struct program_part *part = &p->part[n];
        Elf32_Phdr ph = {.p_type = htobe32(PT_LOAD),
                         .p_offset = htobe32((uint32_t)at),
                         .p_vaddr = htobe32((uint32_t)part->at),
                         .p_filesz = htobe32((uint32_t)part->bytes),
                         .p_memsz = htobe32((uint32_t)part->size),
                         .p_flags = htobe32(PF_R | PF_W | PF_X),
                         .p_align = htobe32(PROGRAM_PAGE)};
        program_write_at(f, sizeof h + n * sizeof ph, &ph, sizeof ph);
    }
}

static void program_write(FILE *f, const struct program *p)
{
    uint64_t at = PROGRAM_PAGE;

    if (p->wide)
        program_headers64(f, p);
    else
        program_headers32(f, p);
    for (unsigned n = 0; n < PROGRAM_PARTS; at += program_pages(p->part[n++].bytes))
        program_write_at(f, at, p->part[n].data, p->part[n].bytes);
}

/* Runs the program in qemu with options. Returns whether it wrote all records. */
static bool program_run_qemu(const struct program *p, const char *options, uint8_t *out)
{
    char path[] = "/tmp/sparc-qemu-XXXXXX", command[256];
    int fd = mkstemp(path);
    FILE *f = fd < 0 ? NULL : fdopen(fd, "wb");
    size_t bytes = p->part[PROGRAM_RECORDS].bytes;

    if (!f)
        exit(1);
    program_write(f, p);
    fclose(f);
    chmod(path, 0700);
    snprintf(command, sizeof command, "qemu-sparc%s %s %s", p->wide ? "64" : "32plus", options, path);
    FILE *pipe = popen(command, "r");
    size_t got = pipe ? fread(out, 1, bytes, pipe) : 0;
    int status = pipe ? pclose(pipe) : -1;
    unlink(path);
    if (got != bytes || status)
        printf("qemu: %zu of %zu bytes, status 0x%x\n", got, bytes, (unsigned)status);
    return got == bytes && !status;
}

/* Runs it once from the start, in pieces of at most `budget` instructions. Returns whether it came to its first system call. */
static bool program_run_once(const struct program *p, struct cpu *cpu, struct space *space, unsigned budget)
{
    const struct program_part *records = &p->part[PROGRAM_RECORDS];
    struct cpu_stop why = {.reason = CPU_BUDGET};

    cpu_reset(cpu, space);
    if (mem_write(space, records->at, records->data, records->bytes) != records->bytes)
        exit(1);
    cpu_set_pc(cpu, p->part[0].at);
    for (unsigned n = 0; why.reason == CPU_BUDGET; n++)
        cpu_run(cpu, 1 + n * 617 % budget, &why);
    if (why.reason != CPU_SYSCALL)
        printf("precis: stop %d, trap 0x%x, code 0x%llx, address 0x%llx at pc 0x%llx\n", why.reason, why.trap, (unsigned long long)why.code,
               (unsigned long long)why.addr, (unsigned long long)cpu_pc(cpu));
    return why.reason == CPU_SYSCALL;
}

/* Runs the program on a cpu of precis; with the translator so often that all of it is host code. Returns whether it wrote its records. */
static bool program_run_precis(const struct program *p, uint8_t *out, bool jit)
{
    enum { WARM = 41 };
    const struct isa *isa = p->wide ? &sparc64_isa : &sparc_isa;
    struct space *space = space_new(&isa->space);
    struct cpu *cpu = space ? cpu_new(isa, space) : NULL;
    const struct program_part *records = &p->part[PROGRAM_RECORDS];
    bool done = true;

    for (unsigned n = 0; cpu && n < PROGRAM_PARTS; n++)
        if (space_map(space, p->part[n].at, program_pages(p->part[n].size), MEM_R | MEM_W | MEM_X, 0, NULL) ||
            mem_write(space, p->part[n].at, p->part[n].data, p->part[n].bytes) != p->part[n].bytes)
            exit(1);
    if (!cpu || !cpu_set_engine(cpu, jit ? CPU_ENGINE_JIT : CPU_ENGINE_INTERP))
        exit(1);
    for (unsigned n = 0; n < (jit ? WARM : 1) && done; n++)
        done = program_run_once(p, cpu, space, n & 1 || !jit ? 2000 : 100000);
    done = done && mem_read(space, records->at, out, records->bytes) == records->bytes;
    cpu_free(cpu);
    space_unref(space);
    return done;
}

#endif
