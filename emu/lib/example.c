/* example.c - runs a program for ten ticks, goes back to the fifth one, and prints where it is and what the run has cost. */
#include <inttypes.h>
#include <stdio.h>

#include <precis.h>

int main(int argc, char **argv)
{
    struct precis_stop stop = {.size = sizeof stop};
    struct precis_mark fifth = {.size = sizeof fifth};
    const char *name, *stats;
    precis *m = precis_new();

    if (argc > 1 && m && !precis_set(m, "hz", "1000") && !precis_load(m, argv[1], NULL, NULL) &&
        !precis_run(m, PRECIS_FOR_TICKS, 5, NULL) && !precis_mark(m, &fifth) && !precis_run(m, PRECIS_FOR_TICKS, 5, NULL) &&
        !precis_go_to(m, &fifth, &stop) && !precis_symbol(m, stop.pc, &name, NULL) && !precis_stats(m, NULL, &stats, NULL)) {
        printf("tick %" PRIu64 ", cycle %" PRIu64 ": in %s\n%.15s...\n", stop.ticks, stop.cycle, name, stats);
        precis_free(m);
        return 0;
    }
    fprintf(stderr, "example: %s\n", m ? precis_message(m) : "out of memory");
    precis_free(m);
    return 1;
}
