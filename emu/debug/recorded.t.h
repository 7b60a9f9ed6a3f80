/*
 * recorded.t.h - for tests that compare what a build says of its machines with a file. The file has the machines one after the other, and a
 * machine's first line begins with its name and a colon.
 *
 *     static void each_line(const struct isa *isa, void (*say)(void *ctx, const char *line), void *ctx);
 *     compare_with_recorded(REGISTERS_FILE, each_line);
 *
 * Include it after cmocka.h.
 */
#ifndef PRECIS_EMU_DEBUG_RECORDED_T_H
#define PRECIS_EMU_DEBUG_RECORDED_T_H

#include <stdio.h>
#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/machines.h"

enum { RECORDED_LINE = 16384 /* bytes at most */ };

/* Calls say() for each line of a machine, without its newline. */
typedef void recorded_lines(const struct isa *isa, void (*say)(void *ctx, const char *line), void *ctx);

static void compare_line(void *file, const char *line)
{
    char want[RECORDED_LINE];

    if (!fgets(want, sizeof want, file))
        fail_msg("the file lacks: %s", line);
    want[strcspn(want, "\n")] = 0;
    assert_string_equal(line, want);
}

/* Fails if lines of a machine of this build differ, are missing, or are left over. Lines of other machines are not read. */
static void compare_with_recorded(const char *path, recorded_lines *each_line)
{
    const struct isa *isa;

    for (unsigned m = 0; (isa = machine_by_index(m)); m++) {
        char line[RECORDED_LINE], head[64];
        FILE *file = fopen(path, "r");
        long at = 0;

        assert_non_null(file);
        snprintf(head, sizeof head, "%s: ", isa->name);
        while (fgets(line, sizeof line, file) && strncmp(line, head, strlen(head)) != 0)
            at = ftell(file);
        fseek(file, at, SEEK_SET);
        each_line(isa, compare_line, file);
        snprintf(head, sizeof head, "%s ", isa->name);
        if (fgets(line, sizeof line, file) && !strncmp(line, head, strlen(head)))
            fail_msg("only the file has: %s", line);
        fclose(file);
    }
}

#endif
