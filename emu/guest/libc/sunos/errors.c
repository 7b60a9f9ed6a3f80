/*
 * errors.c - the texts of error numbers.
 *
 * Sources: the manual's Intro(2) for the numbers; the texts are those of UNIX System V, and BSD's for sockets.
 */
#include "libc.h"

enum { ERRORS = 152 };
static const char *const texts[ERRORS] = {
    [0] = "Error 0",
    [1] = "Not owner",
    [2] = "No such file or directory",
    [3] = "No such process",
    [4] = "Interrupted system call",
    [5] = "I/O error",
    [6] = "No such device or address",
    [7] = "Arg list too long",
    [8] = "Exec format error",
    [9] = "Bad file number",
    [10] = "No child processes",
    [11] = "Resource temporarily unavailable",
    [12] = "Not enough space",
    [13] = "Permission denied",
    [14] = "Bad address",
    [15] = "Block device required",
    [16] = "Device busy",
    [17] = "File exists",
    [18] = "Cross-device link",
    [19] = "No such device",
    [20] = "Not a directory",
    [21] = "Is a directory",
    [22] = "Invalid argument",
    [23] = "File table overflow",
    [24] = "Too many open files",
    [25] = "Inappropriate ioctl for device",
    [26] = "Text file busy",
    [27] = "File too large",
    [28] = "No space left on device",
    [29] = "Illegal seek",
    [30] = "Read-only file system",
    [31] = "Too many links",
    [32] = "Broken pipe",
    [33] = "Argument out of domain",
    [34] = "Result too large",
    [35] = "No message of desired type",
    [36] = "Identifier removed",
    [45] = "Deadlock situation detected/avoided",
    [46] = "No record locks available",
    [47] = "Operation canceled",
    [48] = "Operation not supported",
    [49] = "Disc quota exceeded",
    [60] = "Not a stream device",
    [61] = "No data available",
    [62] = "Timer expired",
    [63] = "Out of stream resources",
    [67] = "Link has been severed",
    [71] = "Protocol error",
    [77] = "Not a data message",
    [78] = "File name too long",
    [79] = "Value too large for defined data type",
    [88] = "Illegal byte sequence",
    [89] = "Operation not applicable",
    [90] = "Number of symbolic links encountered during path name traversal exceeds MAXSYMLINKS",
    [91] = "Error 91",
    [93] = "Directory not empty",
    [94] = "Too many users",
    [95] = "Socket operation on non-socket",
    [96] = "Destination address required",
    [97] = "Message too long",
    [98] = "Protocol wrong type for socket",
    [99] = "Option not supported by protocol",
    [120] = "Protocol not supported",
    [121] = "Socket type not supported",
    [122] = "Operation not supported on transport endpoint",
    [124] = "Address family not supported by protocol family",
    [125] = "Address already in use",
    [126] = "Cannot assign requested address",
    [127] = "Network is down",
    [128] = "Network is unreachable",
    [129] = "Network dropped connection because of reset",
    [130] = "Software caused connection abort",
    [131] = "Connection reset by peer",
    [132] = "No buffer space available",
    [133] = "Transport endpoint is already connected",
    [134] = "Transport endpoint is not connected",
    [143] = "Cannot send after socket shutdown",
    [145] = "Connection timed out",
    [146] = "Connection refused",
    [147] = "Host is down",
    [148] = "No route to host",
    [149] = "Operation already in progress",
    [150] = "Operation now in progress",
    [151] = "Stale NFS file handle",
};

/* A number that SunOS does not have has no text. */
char *strerror(int number)
{
    if (number >= 0 && number < ERRORS && texts[number])
        return (char *)texts[number];
    errno = EINVAL;
    return (char *)"Unknown error";
}

int strerror_r(int number, char *to, size_t n)
{
    const int before = errno;
    const char *text = strerror(number);

    errno = before;
    if (strlen(text) >= n)
        return ERANGE;
    strcpy(to, text);
    return number >= 0 && number < ERRORS && texts[number] ? 0 : EINVAL;
}
