/* dispatch.h - precis-unicorn, the program with the machines of libunicorn, which precis executes for them. */
#ifndef PRECIS_EMU_CLI_DISPATCH_H
#define PRECIS_EMU_CLI_DISPATCH_H

/* Returns the host path of precis-unicorn: next to the running program, in the libexec folder of an installation, or in PATH. Returns NULL
 * if it is not found. Free the result. */
char *dispatch_path(void);
/* Continues as precis-unicorn with the arguments of this process, because file has machine code for the machine long_name. Returns only on
 * failure, after an error message. */
void dispatch(const char *command, const char *file, const char *long_name);
/* Prints that precis-unicorn, which the file needs, is not found. */
void dispatch_missing(const char *command, const char *file, const char *long_name);

#endif
