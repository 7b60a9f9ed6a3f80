/* A buffer that cannot be written: never there, read-only, or gone later. */
#include "conform.h"

static char *area;
static size_t page;

/* Ticks into a buffer at p, then into one that can be written if profiling is still on there. */
static long survivors(char *p, int make_writable)
{
    long counted;

    turns_per_tick();
    if (precis_profil(p, 64, place(256), 0x40))
        return REFUSED;
    burn(3);
    if (make_writable)
        mprotect(area, 2 * page, PROT_READ | PROT_WRITE);
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    counted = make_writable ? *(unsigned short *)p : 0;
    return counted;
}

static void missing(void)
{
    survivors(area + 2 * page, 0);
}

static void read_only(void)
{
    exit(survivors(area + page, 1) != 0);
}

static void gone(void)
{
    turns_per_tick();
    precis_profil(area, 64, place(256), 0x40);
    mprotect(area, page, PROT_NONE);
    burn(4);
    mprotect(area, page, PROT_READ | PROT_WRITE);
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    exit(*(unsigned short *)area != 0);
}

static int killed_by(int status, int sig)
{
    return WIFSIGNALED(status) && WTERMSIG(status) == sig;
}

static int silent(int status)
{
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

int main(int argc, char **argv)
{
    begin(argc, argv);
    area = pages(&page);
    if (is("aix")) {
        ok(survivors(area + 2 * page, 0) == REFUSED && errno == EFAULT, "no memory there",
           "AIX profil: EFAULT, the address is not valid");
        ok(survivors(area + page, 0) == REFUSED && errno == EFAULT, "read-only memory",
           "AIX profil: EFAULT, the address is not valid");
        ok(survivors(area + page - 32, 0) == REFUSED && errno == EFAULT, "half of it read-only",
           "AIX profil: EFAULT, the address is not valid");
        ok(silent(in_child(gone)), "memory that goes away", "off, with no signal");
        return done();
    }
    if (is("glibc")) {
        ok(killed_by(in_child(missing), SIGSEGV), "no memory there", "glibc: its handler faults");
        ok(killed_by(in_child(read_only), SIGSEGV), "read-only memory", "glibc: its handler faults");
        ok(killed_by(in_child(gone), SIGSEGV), "memory that goes away", "glibc: its handler faults");
        return done();
    }
    ok(silent(in_child(missing)), "no memory there",
       "profil: off if an update would cause a memory fault; no signal");
    ok(silent(in_child(read_only)), "read-only memory, for good",
       "profil: off if an update would cause a memory fault");
    ok(silent(in_child(gone)), "memory that goes away, for good",
       "profil: off if an update would cause a memory fault");
    return done();
}
