/* map-dld.c - maps the dynamic loader for crt0.S, and enters it with the arguments that HP's crt0 passes. */
#include "dl.h"

extern char **environ;
extern char *__dld_loc;
extern char _SYSTEM_ID[];

static const char path[] = "/usr/lib/dld.sl";

static void leave(const char *why)
{
    unsigned n = 0;

    while (why[n])
        n++;
    hpux_call(CALL_WRITE, 2, why, n);
    hpux_call(CALL_EXIT, 127);
}

void __map_dld(const char *program, char **envp)
{
    struct som_header header;
    struct som_exec exec;
    struct dl_info info; /* the loader uses only these fields */
    long fd = (long)(hpux_call(CALL_OPEN, path, 0, 0) >> 32);

    environ = envp;
    info.version = 15;
    info.envp = envp;
    info.system_id = _SYSTEM_ID;
    if (fd < 0 || !som_read(fd, &header, &exec) || exec.bss_size)
        leave("/usr/lib/dld.sl: not a dynamic loader\n");
    char *text = hpux_map(0, exec.text_size, PROT_TEXT, MAP_IS_PRIVATE, fd, exec.text_file);
    char *data = hpux_map(0, exec.data_size, PROT_DATA, MAP_IS_PRIVATE, fd, exec.data_file);

    hpux_call(CALL_CLOSE, fd);
    if (!text || !data)
        leave("/usr/lib/dld.sl: cannot be mapped\n");
    __dld_loc = data;
    info.text = text;
    info.text_end = text + exec.text_size;
    const volatile unsigned entry[2] = {(unsigned)text + (exec.entry & ~3u) - exec.text_address, 0};

    ((dld_entry *)((unsigned)entry | 2))(-1, &info, data, data + exec.data_size, data + exec.data_size, (char *)TEXT_ADDRESS, 0, program);
}
