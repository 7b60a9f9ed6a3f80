/* Profiling over fork. */
#include "conform.h"

static void child(void)
{
    memset(big, 0, 64);
    burn(5);
    exit(burnt(sum(big, 32), 5) ? 1 : sum(big, 32) ? 2 : 0);
}

int main(int argc, char **argv)
{
    int status;
    long before;

    begin(argc, argv);
    turns_per_tick();
    precis_profil(big, 64, place(256), 0x40);
    burn(2);
    before = sum(big, 32);
    status = in_child(child);
    if (is("glibc"))
        ok(WIFEXITED(status) && WEXITSTATUS(status) == 0, "the child starts without",
           "timers are not inherited by a child");
    else
        ok(WIFEXITED(status) && WEXITSTATUS(status) == 1, "the child goes on",
           "profil: remains on in child and parent both after a fork");
    ok(sum(big, 32) - before < 4, "in its own memory", "fork: the child's memory is a copy");
    before = sum(big, 32);
    burn(5);
    ok(burnt(sum(big, 32) - before, 5), "the parent goes on",
       "profil: remains on in child and parent both after a fork");
    return done();
}
