/* <limits.h> of SunOS. */
#ifndef _LIMITS_INCLUDED
#define _LIMITS_INCLUDED
#define CHAR_BIT   8
#define SCHAR_MIN  (-128)
#define SCHAR_MAX  127
#define UCHAR_MAX  255
#define CHAR_MIN   SCHAR_MIN
#define CHAR_MAX   SCHAR_MAX
#define SHRT_MIN   (-32768)
#define SHRT_MAX   32767
#define USHRT_MAX  65535
#define INT_MIN    (-INT_MAX - 1)
#define INT_MAX    2147483647
#define UINT_MAX   4294967295u
#define LONG_MIN   (-LONG_MAX - 1)
#define LONG_MAX   __LONG_MAX__
#define ULONG_MAX  (LONG_MAX * 2ul + 1)
#define LLONG_MIN  (-LLONG_MAX - 1)
#define LLONG_MAX  9223372036854775807ll
#define ULLONG_MAX 18446744073709551615ull
#define WORD_BIT   32
#define LONG_BIT   (8 * __SIZEOF_LONG__)
#define SSIZE_MAX  LONG_MAX
#define MB_LEN_MAX 5

#define ARG_MAX            1048320
#define IOV_MAX            16
#define LINK_MAX           32767
#define NAME_MAX           255
#define NGROUPS_MAX        16
#define PATH_MAX           1024
#define PIPE_BUF           5120
#define PASS_MAX           256
#define _POSIX_ARG_MAX     4096
#define _POSIX_CHILD_MAX   6
#define _POSIX_LINK_MAX    8
#define _POSIX_NAME_MAX    14
#define _POSIX_NGROUPS_MAX 0
#define _POSIX_OPEN_MAX    16
#define _POSIX_PATH_MAX    255
#define _POSIX_PIPE_BUF    512
#define _POSIX_SSIZE_MAX   32767
#endif
