/* Files that are compressed if they are large. */
#ifndef PRECIS_EMU_REPORT_PACKED_FILE_H
#define PRECIS_EMU_REPORT_PACKED_FILE_H

#include <stdbool.h>
#include <stdio.h>

/* A stream that writes to `to`: as it is, or compressed by gzip if it is longer than packed_file.c says. fclose() it before `to`. NULL: out
 * of memory. */
FILE *packed_writer(FILE *to);
/* A stream that reads what packed_writer() wrote. fclose() it before `from`. NULL: out of memory. */
FILE *packed_reader(FILE *from);
/* Returns why a stream of packed_reader() has an error, from errno. */
const char *packed_message(int error);

#endif
