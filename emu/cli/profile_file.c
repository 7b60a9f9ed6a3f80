/* profile_file.c - see profile_file.h. */
#include "emu/cli/profile_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/working.h"
#include "emu/report/profile.h"

struct profile *profile_file(const char *command, const char *path)
{
    FILE *in = strcmp(path, "-") ? fopen(path, "r") : stdin;
    char error[256];

    if (!in) {
        complain(command, "%s: %s", path, strerror(errno));
        return NULL;
    }
    struct working w;
    working_begin(&w, command, "reading profile data");
    int first = getc(in);
    ungetc(first, in);
    bool is_program = first == 0x7f || first == 2; /* ELF, SOM */
    struct profile *p = profile_read(in, error, sizeof error);
    working_end(&w);
    if (in != stdin)
        fclose(in);
    if (!p)
        complain(command, "%s: %s%s", path, error,
                 !strstr(error, "not a precis profile") ? ""
                 : is_program                           ? "; it is a program: \"precis profile -o FILE PROGRAM\" records one"
                 : !strcmp(command, "precis report")    ? "; --program PROGRAM reads gmon.out and mon.out"
                                                        : "; \"precis profile -o FILE\" writes one");
    return p;
}
