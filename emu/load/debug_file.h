/*
 * debug_file.h - which file an ELF file is, and where its separate debugging information is.
 *
 * A file is identified by its build id, else by the checksum and the size. Stripped files name the file with their symbols and lines by
 * the build id (below /usr/lib/debug/.build-id) or by a name and a checksum (section .gnu_debuglink). A file that does not match is not
 * used.
 */
#ifndef PRECIS_EMU_LOAD_DEBUG_FILE_H
#define PRECIS_EMU_LOAD_DEBUG_FILE_H

#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>

/* Where to look. */
struct debug_search {
    const char *root;       /* below this folder first; NULL: only on the host */
    bool confined;          /* only below root */
    const char *guest_path; /* of the stripped file; "" if unknown */
    const char *host_path;
};

enum { FILE_ID_BYTES = 160 }; /* room for any file_id() */

/* Writes "build-id:HEX", or "crc32:HEX-SIZE" for a file without a build id. Returns false if the file cannot be read. */
bool file_id(Elf *elf, int fd, char out[FILE_ID_BYTES]);

/* Opens the file with the debugging information of a stripped file. Returns a descriptor, and its path in *path to free(), or -1.
 * The host's first error, because of which one may have been missed, goes to *error unless that has one. */
int debug_file_open(Elf *elf, const struct debug_search *search, char **path, int *error);
/* Opens the file with a build id of `size` bytes. Likewise. */
int debug_file_by_id(const void *id, size_t size, const struct debug_search *search, char **path, int *error);

#endif
