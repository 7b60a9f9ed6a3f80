/* hunted.c - see hunted.h. */
#define _GNU_SOURCE
#include "emu/cli/hunted.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/report/must.h"

#define VARIABLE "PRECIS_HUNT_RUN"

static char *run;      /* NULL: no hunt has started this run */
static char *messages; /* file of precis' own messages, or NULL */
static FILE *end_file;

void hunted_name(const char *name)
{
    if (setenv(VARIABLE, name, 1))
        must(NULL);
}

static char *file_name(const char *suffix)
{
    char *path;
    if (asprintf(&path, "%s.%s", run, suffix) < 0)
        must(NULL);
    return path;
}

void hunted_join(const char *file)
{
    FILE *f = fopen(file, "ae");
    if (!f)
        return;
    setvbuf(f, NULL, _IONBF, 0);
    stderr = f;
    free(messages);
    messages = must(strdup(file));
}

const char *hunted_messages(void)
{
    return messages;
}

void hunted_begin(void)
{
    const char *name = getenv(VARIABLE);
    if (!name)
        return;
    run = must(strdup(name));
    unsetenv(VARIABLE); /* the program does not see it */
    char *end = file_name(HUNTED_END), *file = file_name(HUNTED_MESSAGES);
    end_file = fopen(end, "we");
    hunted_join(file);
    free(end);
    free(file);
}

void hunted_pass_on(void)
{
    if (run)
        hunted_name(run);
}

void hunted_end(const struct kernel_end *end)
{
    if (!end_file)
        return;
    fprintf(end_file, "%" PRIu64 " %d %d\n", end->ns, end->signal, end->is_limited);
    fclose(end_file);
    end_file = NULL;
}

bool hunted_read(const char *folder, const char *name, struct kernel_end *end)
{
    char *path;
    int limited;
    if (asprintf(&path, "%s/%s." HUNTED_END, folder, name) < 0)
        must(NULL);
    FILE *f = fopen(path, "re");
    free(path);
    bool ok = f && fscanf(f, "%" SCNu64 " %d %d", &end->ns, &end->signal, &limited) == 3;
    if (ok)
        end->is_limited = limited;
    if (f)
        fclose(f);
    return ok;
}
