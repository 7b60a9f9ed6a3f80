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
int getgrent_r(struct group *, char *, int, FILE **);
struct group *getgrgid(gid_t);
int getgrgid_r(gid_t, struct group *, char *, size_t, struct group **);
struct group *getgrnam(const char *);
int getgrnam_r(const char *, struct group *, char *, size_t, struct group **);
void setgrent(void);
#endif
