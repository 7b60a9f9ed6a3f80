/* <sys/utsname.h> of HP-UX. */
#ifndef _SYS_UTSNAME_INCLUDED
#define _SYS_UTSNAME_INCLUDED
#define UTSLEN 9
#define SNLEN  15
struct utsname {
    char sysname[UTSLEN], nodename[UTSLEN], release[UTSLEN], version[UTSLEN], machine[UTSLEN], __idnumber[SNLEN];
};

int uname(struct utsname *);
#endif
