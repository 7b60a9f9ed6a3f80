/* selftest.h - is the library that this program is linked with, or that the host loads, one that works? */
#ifndef PRECIS_ISA_UNICORN_SELFTEST_H
#define PRECIS_ISA_UNICORN_SELFTEST_H

struct isa;
struct unicorn_engine;

/* Before the first engine is created: ends the process with a message unless the libraries' versions suffice. */
void unicorn_check_versions(void);
/* Executes a few instructions on e, which holds a new cpu's registers: stops after each, a fault that is mended, condition flags across a
 * stop. Ends the process with a message if something else happens. Only the first engine of a machine is tested. The caller restores the
 * registers. */
void unicorn_check_engine(struct unicorn_engine *e, const struct isa *isa);
/* Ends the process with a message: the library has ended a run with an error that is none of the program's. */
_Noreturn void unicorn_fails(const char *error);

#endif
