/*
 * errors.c - the texts of error numbers.
 *
 * Sources: errno(2) for the numbers; the texts up to 34 are those of UNIX System V, the others BSD's and System V's.
 */
#include "libc.h"

enum { ERRORS = 256 };
#undef errno
const char *sys_errlist[ERRORS] = {
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
    [25] = "Not a typewriter",
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
    [45] = "Resource deadlock would occur",
    [46] = "No locks available",
    [47] = "Illegal byte sequence",
    [52] = "Timer expired",
    [61] = "Protocol error",
    [67] = "Bad message",
    [69] = "Disc quota exceeded",
    [70] = "Stale NFS file handle",
    [72] = "Value too large to be stored in data type",
    [216] = "Socket operation on non-socket",
    [217] = "Destination address required",
    [218] = "Message too long",
    [219] = "Protocol wrong type for socket",
    [220] = "Protocol not available",
    [221] = "Protocol not supported",
    [222] = "Socket type not supported",
    [223] = "Operation not supported",
    [224] = "Protocol family not supported",
    [225] = "Address family not supported by protocol family",
    [226] = "Address already in use",
    [227] = "Can't assign requested address",
    [228] = "Network is down",
    [229] = "Network is unreachable",
    [230] = "Network dropped connection on reset",
    [231] = "Software caused connection abort",
    [232] = "Connection reset by peer",
    [233] = "No buffer space available",
    [234] = "Socket is already connected",
    [235] = "Socket is not connected",
    [236] = "Can't send after socket shutdown",
    [237] = "Too many references: can't splice",
    [238] = "Connection timed out",
    [239] = "Connection refused",
    [241] = "Host is down",
    [242] = "No route to host",
    [244] = "Operation already in progress",
    [245] = "Operation now in progress",
    [246] = "Operation would block",
    [247] = "Directory not empty",
    [248] = "File name too long",
    [249] = "Too many levels of symbolic links",
    [251] = "Function not implemented",
    [253] = "Operation canceled",
    [254] = "Previous owner died",
    [255] = "State not recoverable",
};
int sys_nerr = ERRORS;

static char *text_of(int number, char *to, size_t n)
{
    if (number >= 0 && number < ERRORS && sys_errlist[number])
        return (char *)sys_errlist[number];
    snprintf(to, n, "Error %d", number);
    return to;
}

char *strerror(int number)
{
    static char other[24];

    return text_of(number, other, sizeof other);
}

int strerror_r(int number, char *to, size_t n)
{
    char other[24];

    snprintf(to, n, "%s", text_of(number, other, sizeof other));
    return 0;
}
