/* <termios.h> of HP-UX, for programs that som-ld links: what tests call. */
#ifndef _TERMIOS_INCLUDED
#define _TERMIOS_INCLUDED
int tcgetsid(int);
#endif
