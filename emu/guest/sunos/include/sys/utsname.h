/* <sys/utsname.h> of SunOS. */
#ifndef _SYS_UTSNAME_INCLUDED
#define _SYS_UTSNAME_INCLUDED
#define SYS_NMLN 257
struct utsname {
    char sysname[SYS_NMLN], nodename[SYS_NMLN], release[SYS_NMLN], version[SYS_NMLN], machine[SYS_NMLN];
};

int uname(struct utsname *);
#endif
