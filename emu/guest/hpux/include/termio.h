/* <termio.h> of HP-UX. */
#ifndef _TERMIO_INCLUDED
#define _TERMIO_INCLUDED
#include <sys/ioctl.h>
#include <termios.h>

#define NCC 8
struct termio {
    unsigned short c_iflag, c_oflag, c_cflag, c_lflag;
    char c_line;
    unsigned char c_cc[NCC];
};
#endif
