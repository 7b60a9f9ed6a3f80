/* hunt_report.c - what "precis hunt" prints: how a run differs, and commands that repeat it, quoted for a shell. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "emu/cli/hunt.h"
#include "emu/report/must.h"
#include "emu/report/printable.h"

/* Prints a word for a shell: as it is, in '...', or in $'...' if a terminal cannot print it. */
static void print_word(const char *word, FILE *out)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%";
    char *seen = must(printable(word));
    bool is_printable = !strcmp(seen, word);
    free(seen);
    if (*word && word[strspn(word, plain)] == 0) {
        fputs(word, out);
        return;
    }
    fputs(is_printable ? "'" : "$'", out);
    for (const unsigned char *c = (const unsigned char *)word; *c; c++) {
        if (is_printable)
            *c == '\'' ? fputs("'\\''", out) : putc(*c, out);
        else if (*c < ' ' || *c > '~' || *c == '\'' || *c == '\\')
            fprintf(out, "\\%03o", *c);
        else
            putc(*c, out);
    }
    putc('\'', out);
}

/* Prints a file's name for a shell, and for a command that would take a leading minus for an option. */
static void print_file(const char *name, FILE *out)
{
    if (*name == '-')
        fputs("./", out);
    print_word(name, out);
}

/* Prints GDB's command: the shell reads it, then another one reads the part that starts precis. */
static void print_gdb(const struct hunt *h)
{
    char *target = NULL;
    size_t bytes;
    FILE *f = must(open_memstream(&target, &bytes));
    fputs("target remote | precis replay ", f);
    print_file(h->keep, f);
    fputs(" --gdb=stdio", f);
    if (fclose(f))
        must(NULL);
    fputs("  gdb-multiarch ", stdout);
    print_file(h->machine.program[0], stdout);
    fputs(" -ex ", stdout);
    print_word(target, stdout);
    putchar('\n');
    free(target);
}

/* Prints where the runs' input comes from, if a command can have it from there. */
static void print_input(const struct hunt *h)
{
    char link[64], name[4096] = "/dev/null";
    struct stat here, there;
    ssize_t n = 0;
    if (h->input >= 0) {
        snprintf(link, sizeof link, "/proc/self/fd/%d", h->input);
        n = readlink(link, name, sizeof name - 1);
        name[n > 0 ? n : 0] = 0;
        if (n <= 0 || fstat(h->input, &here) || stat(name, &there) || here.st_dev != there.st_dev || here.st_ino != there.st_ino ||
            lseek(h->input, 0, SEEK_CUR) != 0) {
            fputs("\n  (with the standard input of this hunt, which the recording contains)", stdout);
            return;
        }
    }
    fputs(" < ", stdout);
    print_word(name, stdout);
}

static void print_next(const struct hunt *h)
{
    fputs("\nThe same end every time, with more outputs, and under GDB, forward and back:\n  precis replay ", stdout);
    print_file(h->keep, stdout);
    fputs("\n  precis replay ", stdout);
    print_file(h->keep, stdout);
    fputs(" --strace\n", stdout);
    print_gdb(h);
    fputs("The same schedule, while the program stays the same:\n", stdout);
    printf("  precis run --schedule=%" PRIu64, h->seed);
    if (!h->machine.kernel.max_ns)
        printf(" --max-time=%" PRIu64, h->max_seconds);
    for (char **word = h->words; *word; word++) {
        putchar(' ');
        print_word(*word, stdout);
    }
    print_input(h);
    putchar('\n');
}

/* Prints what has killed the program in the plain run. Returns false if nothing has. */
static bool print_killer(const struct hunt *h)
{
    const struct kernel_end *end = &h->plain.end;
    const char *name = end->signal ? sigabbrev_np(end->signal) : NULL;
    if (end->is_limited)
        printf(", which --max-time=%" PRIu64 " has killed", h->machine.kernel.max_ns / HUNT_NS_PER_S);
    else if (name)
        printf(", which SIG%s has killed", name);
    else if (end->signal)
        printf(", which signal %d has killed", end->signal);
    return end->is_limited || end->signal;
}

void hunt_print_same(const struct hunt *h)
{
    if (h->seeds == 1)
        printf("1 schedule, seed %" PRIu64 ": ends as the plain run", h->first);
    else
        printf("%" PRIu64 " schedules, seeds %" PRIu64 " to %" PRIu64 ": all end as the plain run", h->seeds, h->first,
               h->first + h->seeds - 1);
    fputs(print_killer(h) ? ": " : ", with ", stdout);
    printf("exit status %d\n", h->plain.status);
}

void hunt_print_found(const struct hunt *h)
{
    printf("seed %" PRIu64 " ends otherwise than the plain run", h->seed);
    (void)print_killer(h);
    fputs(":\n", stdout);
    outcome_print_difference(&h->plain, &h->outcome, h->part, stdout);
    printf("recording: ");
    put_printable(h->keep, stdout);
    putchar('\n');
    print_next(h);
}
