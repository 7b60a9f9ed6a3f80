/* <grp.h> of SunOS. */
#ifndef _GRP_INCLUDED
#define _GRP_INCLUDED
#include <stdio.h>
#include <sys/types.h>

struct group {
    char *gr_name, *gr_passwd;
    gid_t gr_gid;
    char **gr_mem;
};

void endgrent(void);
struct group *fgetgrent(FILE *);
struct group *getgrent(void);
struct group *getgrent_r(struct group *, char *, int);
struct group *getgrgid(gid_t);
struct group *getgrnam(const char *);
void setgrent(void);
#ifdef _POSIX_PTHREAD_SEMANTICS
int getgrgid_r(gid_t, struct group *, char *, size_t, struct group **) __asm__("__posix_getgrgid_r");
int getgrnam_r(const char *, struct group *, char *, size_t, struct group **) __asm__("__posix_getgrnam_r");
#else
struct group *getgrgid_r(gid_t, struct group *, char *, int);
struct group *getgrnam_r(const char *, struct group *, char *, int);
#endif
#endif
