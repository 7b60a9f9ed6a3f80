/* <sys/ioctl.h> of SunOS. */
#ifndef _SYS_IOCTL_INCLUDED
#define _SYS_IOCTL_INCLUDED
struct winsize {
    unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel;
};

#define TCGETA     ('T' << 8 | 1)
#define TCSETA     ('T' << 8 | 2)
#define TCSETAW    ('T' << 8 | 3)
#define TCSETAF    ('T' << 8 | 4)
#define TCSBRK     ('T' << 8 | 5)
#define TCXONC     ('T' << 8 | 6)
#define TCFLSH     ('T' << 8 | 7)
#define TCGETS     ('T' << 8 | 13)
#define TIOCGPGRP  ('t' << 8 | 20)
#define TIOCSPGRP  ('t' << 8 | 21)
#define TIOCGSID   ('t' << 8 | 22)
#define TIOCSWINSZ ('T' << 8 | 103)
#define TIOCGWINSZ ('T' << 8 | 104)
#define FIONREAD   0x4004667f
#define FIONBIO    ((int)0x8004667eu)

int ioctl(int, int, ...);
#endif
