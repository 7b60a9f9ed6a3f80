/* argp.h - the part of the GNU C library's argp that options of machines need: argp.c. */
#ifndef PRECIS_LIVE_ARGP_H
#define PRECIS_LIVE_ARGP_H

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>

typedef int error_t;

struct argp_option {
    const char *name;
    int key;
    const char *arg;
    int flags;
    const char *doc;
    int group;
};
enum { OPTION_ARG_OPTIONAL = 1, OPTION_HIDDEN = 2, OPTION_ALIAS = 4, OPTION_DOC = 8, OPTION_NO_USAGE = 16 };

struct argp_state;
typedef error_t (*argp_parser_t)(int key, char *arg, struct argp_state *state);

struct argp_child {
    const struct argp *argp;
    int flags;
    const char *header;
    int group;
};

struct argp {
    const struct argp_option *options;
    argp_parser_t parser;
    const char *args_doc, *doc;
    const struct argp_child *children;
    char *(*help_filter)(int key, const char *text, void *input);
    const char *argp_domain;
};

struct argp_state {
    const struct argp *root_argp;
    int argc;
    char **argv;
    int next;
    unsigned flags, arg_num;
    int quoted;
    void *input, **child_inputs, *hook;
    char *name;
    FILE *err_stream, *out_stream;
    void *pstate;
};

#define ARGP_ERR_UNKNOWN E2BIG
enum {
    ARGP_KEY_ARG = 0,
    ARGP_KEY_ARGS = 0x1000006,
    ARGP_KEY_END = 0x1000001,
    ARGP_KEY_NO_ARGS = 0x1000002,
    ARGP_KEY_INIT = 0x1000003,
    ARGP_KEY_SUCCESS = 0x1000004,
    ARGP_KEY_ERROR = 0x1000005,
    ARGP_KEY_FINI = 0x1000007,
    ARGP_KEY_HELP_PRE_DOC = 0x2000001,
    ARGP_KEY_HELP_POST_DOC = 0x2000002,
    ARGP_KEY_HELP_HEADER = 0x2000003,
    ARGP_KEY_HELP_EXTRA = 0x2000004,
    ARGP_KEY_HELP_DUP_ARGS_NOTE = 0x2000005,
    ARGP_KEY_HELP_ARGS_DOC = 0x2000006,
};
enum { ARGP_PARSE_ARGV0 = 1, ARGP_NO_ERRS = 2, ARGP_NO_ARGS = 4, ARGP_IN_ORDER = 8, ARGP_NO_HELP = 16, ARGP_NO_EXIT = 32 };
enum { ARGP_HELP_USAGE = 1, ARGP_HELP_SHORT_USAGE = 2, ARGP_HELP_SEE = 4, ARGP_HELP_LONG = 8, ARGP_HELP_STD_HELP = 0x10a };

error_t argp_parse(const struct argp *argp, int argc, char **argv, unsigned flags, int *next, void *input);

#endif
