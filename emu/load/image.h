/* image.h - the programs of all formats: ELF, SOM, a.out. */
#ifndef PRECIS_EMU_LOAD_IMAGE_H
#define PRECIS_EMU_LOAD_IMAGE_H

#include "emu/load/elf.h"

/* elf_read(), som_read() or aout_read(), by the first bytes of the file. */
int image_read(int fd, const char *name, struct elf_image *out, char **why);
/* elf_map() or aout_map(). */
int image_map_file(struct space *s, const struct mem_file *file, const struct elf_image *image, uint64_t bias, struct elf_loaded *out);

#endif
