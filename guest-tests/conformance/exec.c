/* Profiling over exec: the new program has the buffer's address mapped, too, and finds it empty. */
#include "conform.h"

static char **arguments;

static void replaced(void)
{
    char *again[] = {arguments[0], (char *)dialect, "second", NULL};

    turns_per_tick();
    precis_profil(big, 64, place(256), 0x40);
    burn(2);
    execv(arguments[0], again);
    exit(9);
}

int main(int argc, char **argv)
{
    int status;

    if (argc > 2) {
        turns_per_tick();
        burn(5);
        return sum(big, 32) != 0;
    }
    begin(argc, argv);
    arguments = argv;
    status = in_child(replaced);
    if (is("glibc"))
        ok(WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF, "the timer survives, its handler not",
           "a timer is kept over exec, handlers are reset");
    else
        ok(WIFEXITED(status) && WEXITSTATUS(status) == 0, "off",
           "profil: turned off when exec is executed");
    return done();
}
