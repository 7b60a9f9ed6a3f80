/*
 * gcrt0.c - the start of programs that profile themselves: cc's -G for gmon.out, -p for mon.out.
 *
 * Sources: gprof(1), prof(1) and monitor(3C) of HP-UX.
 */
#include <stddef.h>
#include <stdlib.h>
#include <sys/profil.h>

enum { TEXT = 0x1000, FUNCTIONS = 600, HEAD = 12, COUNT = 8 }; /* bytes of mon.out's head and of a count of calls */
extern char etext[];
void _start(int argc, char **argv, char **envp);

void start_gprof(int argc, char **argv, char **envp)
{
    monstartup((void (*)(void))TEXT, (void (*)(void))etext);
    atexit(_mcleanup);
    _start(argc, argv, envp);
}

static void end_prof(void)
{
    monitor(NULL, NULL, NULL, 0, 0);
}

/* A counter for each instruction. */
void start_prof(int argc, char **argv, char **envp)
{
    size_t bytes = HEAD + FUNCTIONS * COUNT + ((size_t)etext - TEXT) / 2;
    WORD *buffer = malloc(bytes);

    if (buffer)
        monitor((void (*)(void))TEXT, (void (*)(void))etext, buffer, (int)(bytes / sizeof *buffer), FUNCTIONS);
    atexit(end_prof);
    _start(argc, argv, envp);
}
