/*
 * program.h - what execve(2) loads: a program, its dynamic loader, and the image that they have in memory. Private to exec.c.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_PROGRAM_H
#define PRECIS_EMU_KERNEL_PROCESS_PROGRAM_H

#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/open.h"
#include "emu/load/elf.h"

struct program {
    struct exec_file file, interp_file;
    struct elf_image image, interp;
    bool has_interp;
    const struct abi *abi;
    char **argv;
    char *comm; /* last component of the path */
};

struct loading {
    struct mm *mm;
    struct exec_layout layout;
    struct elf_loaded program, interp;
    bool reads_imply_exec; /* the personality READ_IMPLIES_EXEC */
    bool is_doomed;        /* its image cannot be mapped, which Linux finds out after the point of no return */
};

/* program.c */

/* Returns the name under which the program finds its file: execveat(2) gives one to files of descriptors. The caller frees it. */
char *program_name(int dirfd, const char *path);
/* Opens the file and the interpreters of scripts, whose arguments precede those of g->argv. g->file then is the ELF file, or another file
 * that is not a script. 0 or -errno. */
int program_open(struct process *p, int dirfd, const char *path, int flags, struct program *g);
/* Reads the images of g->file and of its dynamic loader, and finds their personality. 0 or -errno; *why (why may be NULL): a message for
 * the user. */
int program_read(struct process *p, struct program *g, char **why);
void program_free(struct program *g);

/* image.c */

/* Returns whether the program that p executes, with ids already its own, has more privilege than its caller gave it: AT_SECURE. */
bool program_is_secure(const struct process *p);

/* Decides whether the program's personality is READ_IMPLIES_EXEC, and applies that to the segments. Call before image_map(). */
void image_choose_rights(const struct process *p, struct program *g, struct loading *l);
/* Maps both images into l->mm, and sets the heap. 0 or -errno; -EINVAL: an image cannot be mapped, for its addresses or its offsets. */
int image_map(struct process *p, const struct program *g, struct loading *l);
/* Maps the stack and writes the arguments, the environment and the auxiliary vector. 0 or -errno. */
int image_make_stack(struct process *p, const struct program *g, struct loading *l, char **envp, const char *execfn);

#endif
