/* unistd.h - without names that precis uses otherwise: compat.h. */
#ifndef PRECIS_LIVE_UNISTD_H
#define PRECIS_LIVE_UNISTD_H

#include_next <unistd.h>

#undef lseek64
#undef pread64
#undef pwrite64
#undef truncate64
#undef ftruncate64
#undef lockf64

#ifndef SEEK_DATA
#define SEEK_DATA 3
#define SEEK_HOLE 4
#endif

#endif
