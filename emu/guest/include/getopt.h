/* <getopt.h>. */
#ifndef _GETOPT_INCLUDED
#define _GETOPT_INCLUDED
extern char *optarg;
extern int opterr;
extern int optind;
extern int optopt;

int getopt(int, char *const *, const char *);
#endif
