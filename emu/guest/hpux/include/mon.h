/* <mon.h> of HP-UX. */
#ifndef _MON_INCLUDED
#define _MON_INCLUDED
typedef short WORD;

void _mcleanup(void);
void moncontrol(int);
void monitor(void (*)(void), void (*)(void), WORD *, int, int);
void monstartup(void (*)(void), void (*)(void));
#endif
