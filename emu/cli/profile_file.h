/* profile_file.h - reading the profiles that are named on the command line. */
#ifndef PRECIS_EMU_CLI_PROFILE_FILE_H
#define PRECIS_EMU_CLI_PROFILE_FILE_H

struct profile;

/* Reads a profile that "precis profile -o FILE" has written; "-" is standard input. Returns NULL after an error message. */
struct profile *profile_file(const char *command, const char *path);

#endif
