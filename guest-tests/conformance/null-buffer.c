/* A NULL buffer. */
#include "conform.h"

static void null(void)
{
    turns_per_tick();
    precis_profil(NULL, 64, place(256), 0x40);
    burn(4);
}

int main(int argc, char **argv)
{
    int status;

    begin(argc, argv);
    if (is("aix")) {
        ok(element_hit(0, 256, 64) == NOTHING && precis_profil(NULL, 64, place(256), 0x40) == -1 &&
               errno == EFAULT,
           "NULL is refused", "AIX profil: EFAULT, the address is not valid");
        return done();
    }
    status = in_child(null);
    ok(WIFEXITED(status) && WEXITSTATUS(status) == 0, "NULL is survived",
       "profil: off if an update would cause a memory fault");
    /* Does it switch off what is on? Where NULL is an address, the new buffer replaces the old, so
     * that in both cases the old one gets nothing more. */
    memset(big, 0, 64);
    precis_profil(big, 64, place(256), 0x40);
    precis_profil(NULL, 64, place(256), 0x40);
    burn(4);
    ok(strays(sum(big, 32)), "NULL ends what was on",
       is("glibc") ? "profil(3): NULL disables" : "profil: a call replaces what was set");
    if (is("hpux sunos") || (is("bsd43") && sizeof(long) == 4)) {
        /* A region so far below that its counters, from address 0 on, come to lie in big[]. */
        unsigned long at = (unsigned long)big / 2;

        if (at > spin_at()) {
            skip("NULL is an address like any other", "text is too low for it");
            return done();
        }
        memset(big, 0, 4096);
        precis_profil(NULL, (size_t)big + 4096, place(at), 0x20000);
        burn(4);
        precis_profil(big, 0, 0, 0);
        ok(burnt(sum(big, 2048), 4), "NULL is an address like any other",
           "profil: buff points to an area of memory");
    }
    return done();
}
