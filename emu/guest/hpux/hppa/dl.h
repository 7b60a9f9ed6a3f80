/*
 * dl.h - SOM files as the dynamic loader and crt0 see them, and the system calls that both need.
 *
 * Sources: "The 32-bit PA-RISC Run-time Architecture Document" 1.0, 10 (SOM); for the fields of thread-local storage, also public readers
 * of SOM files.
 */
#ifndef DL_H
#define DL_H

/* Files of som-ld are linked to these addresses. */
enum { TEXT_ADDRESS = 0x1000, PAGE = 0x1000 };
enum {
    CALL_EXIT = 1,
    CALL_READ = 3,
    CALL_WRITE = 4,
    CALL_OPEN = 5,
    CALL_CLOSE = 6,
    CALL_LSEEK = 19,
    CALL_SETPRIVATE = 68,
    CALL_MMAP = 71,
    CALL_MUNMAP = 73
};
enum { PROT_TEXT = 5, PROT_DATA = 7, MAP_IS_PRIVATE = 2, MAP_IS_FIXED = 4, MAP_IS_ANONYMOUS = 0x10 };

/* In the upper word the result, or minus the error number; in the lower one the second result. */
long long hpux_call(long number, ...);

struct som_header {
    unsigned short system_id, magic;
    unsigned words[6];
    unsigned aux_location, aux_size;
    unsigned more[23];
};

struct som_exec {
    unsigned flags, length;
    unsigned text_size, text_address, text_file, data_size, data_address, data_file, bss_size, entry, loader_flags, bss_fill;
};

enum { SHL_MAGIC = 0x10e, AUX_EXEC = 4, MAX_AUX = 64 };

/* At the start of the text of a program or a library. Locations in tables are relative to it, those of the DLT and PLT to the data. */
struct dl_header {
    unsigned version, ltp;
    unsigned libraries, library_count, imports, import_count, hash, hash_size, exports, export_count, strings, string_size;
    unsigned relocations, relocation_count, dlt, plt, dlt_count, plt_count, flags, export_extensions, modules, module_count, extension;
    unsigned initializer; /* an index of imports */
    unsigned embedded_path;
    unsigned initializer_count; /* 0: one */
    unsigned tls_size;          /* of thread-local storage, which begins with zeros */
    unsigned fastbind;
};

struct dl_library {
    unsigned name;
    unsigned char reserved, bind;
    unsigned short version;
};

enum { NONE = 0xffffffff };
enum { ST_NULL = 0, ST_DATA = 2, ST_CODE = 3, ST_STORAGE = 7, ST_PLABEL = 13 };

struct dl_import {
    unsigned name;
    unsigned short reserved;
    unsigned char type, flags;
};
enum { IMPORT_TP_RELATIVE = 0x40, EXPORT_TP_RELATIVE = 0x80 }; /* the value is an offset from the thread pointer */

struct dl_export {
    unsigned next, name, value, size;
    unsigned char type, flags;
    unsigned short module;
};

enum { DR_PLABEL_EXT = 1, DR_PLABEL_INT, DR_DATA_EXT, DR_DATA_INT, DR_PROPAGATE, DR_INVOKE, DR_TEXT_INT };

struct dl_relocation {
    unsigned library, symbol, location, value;
    unsigned char type, reserved;
    unsigned short module;
};

/* An entry of the PLT, and what a function pointer points to. */
struct pair {
    unsigned entry, ltp;
};

/* What crt0 tells the loader. */
struct dl_info {
    unsigned version;
    char *text, *text_end, *argv0;
    char **envp;
    char *sp, *system_id;
    unsigned more[23];
};

typedef void dld_entry(int, const struct dl_info *, char *data, char *bss, char *bss_end, char *program_text, unsigned,
                       const char *program);

/* NULL: it cannot be mapped. */
static inline char *hpux_map(char *at, unsigned size, int prot, int flags, long fd, unsigned offset)
{
    long result = (long)(hpux_call(CALL_MMAP, at, size, prot, flags, fd, offset) >> 32);

    return result < 0 && result > -4096 ? 0 : (char *)result;
}

/* Reads the headers of a shared library. */
static inline int som_read(long fd, struct som_header *header, struct som_exec *exec)
{
    enum { ID_BYTES = 8 };

    if (hpux_call(CALL_READ, fd, header, sizeof *header) >> 32 != sizeof *header || header->magic != SHL_MAGIC)
        return 0;
    for (unsigned i = 0, at = header->aux_location; i < MAX_AUX; i++) {
        hpux_call(CALL_LSEEK, fd, at, 0);
        if (hpux_call(CALL_READ, fd, exec, sizeof *exec) >> 32 != sizeof *exec)
            return 0;
        if ((exec->flags & 0xffff) == AUX_EXEC)
            return 1;
        at += ID_BYTES + exec->length;
    }
    return 0;
}

#endif
