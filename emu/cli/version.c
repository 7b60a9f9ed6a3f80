/* version.c - see version.h. Compiled once for each program: precis and precis-unicorn differ. */
#include <stdbool.h>
#include <stdlib.h>

#include "commit.h" /* generated: PRECIS_COMMIT */
#include "emu/cli/dispatch.h"
#include "emu/cli/version.h"
#include "emu/engine/engine.h"
#include "emu/machines.h"
#include "emu/page/page.h"

#ifdef PRECIS_UNICORN
#define PROGRAM "precis-unicorn"
#define LICENCE "GPL-2 as a whole: it contains Unicorn (GPL-2) and Capstone (BSD)."
#else
#define PROGRAM "precis"
#define LICENCE "MIT licence."
#endif

static bool has_unicorn(void)
{
#ifdef PRECIS_UNICORN
    return true;
#else
    char *path = dispatch_path();
    free(path);
    return path != NULL;
#endif
}

static void put_feature(const char *name, bool is_there, FILE *out)
{
    fprintf(out, " %c%s", is_there ? '+' : '-', name);
}

const char *version_line(void)
{
    return *PRECIS_COMMIT ? PROGRAM " " PRECIS_VERSION ", commit " PRECIS_COMMIT : PROGRAM " " PRECIS_VERSION;
}

void print_version(FILE *out, struct argp_state *state)
{
    char machines[200];
    (void)state;
    fprintf(out, PROGRAM " " PRECIS_VERSION ", commit %s\n", *PRECIS_COMMIT ? PRECIS_COMMIT : "unknown");
    fprintf(out, "Machines: %s\nFeatures:", machine_list(" and ", machines, sizeof machines));
    put_feature("jit", engine_translator.supported(), out);
    put_feature("html", page_available(), out);
    put_feature("unicorn", has_unicorn(), out);
    fputs("\n" LICENCE "\n", out);
}
