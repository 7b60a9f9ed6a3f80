/* image.c - the programs of all formats. */
#include "emu/load/image.h"
#include "emu/load/aout.h"
#include "emu/load/som.h"

int image_read(int fd, const char *name, struct elf_image *out, char **why)
{
    return (som_is(fd) ? som_read : aout_is(fd) ? aout_read : elf_read)(fd, name, out, why);
}

int image_map_file(struct space *s, const struct mem_file *file, const struct elf_image *image, uint64_t bias, struct elf_loaded *out)
{
    return (image->is_aout ? aout_map : elf_map)(s, file, image, bias, out);
}
