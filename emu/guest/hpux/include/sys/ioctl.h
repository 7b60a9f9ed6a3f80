/* <sys/ioctl.h> of HP-UX. */
#ifndef _SYS_IOCTL_INCLUDED
#define _SYS_IOCTL_INCLUDED
struct winsize {
    unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};

#define TCGETA     0x40125401
#define TCSETA     ((int)0x80125402u)
#define TCSETAW    ((int)0x80125403u)
#define TCSETAF    ((int)0x80125404u)
#define TCSBRK     0x20005405
#define TCXONC     0x20005406
#define TCFLSH     0x20005407
#define TCGETATTR  0x40245410
#define TCSETATTR  ((int)0x80245411u)
#define TCSETATTRD ((int)0x80245412u)
#define TCSETATTRF ((int)0x80245413u)
#define TIOCGSID   0x40045414
#define TIOCSPGRP  ((int)0x8004541du)
#define TIOCGPGRP  0x4004541e
#define TIOCSWINSZ ((int)0x8008746au)
#define TIOCGWINSZ 0x4008746b
#define FIONREAD   0x4004667f
#define FIONBIO    ((int)0x8004667eu)

int ioctl(int, int, ...);
#endif
