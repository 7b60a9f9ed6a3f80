/* <pwd.h> of SunOS. */
#ifndef _PWD_INCLUDED
#define _PWD_INCLUDED
#include <stdio.h>
#include <sys/types.h>

struct passwd {
    char *pw_name, *pw_passwd;
    uid_t pw_uid;
    gid_t pw_gid;
    char *pw_age, *pw_comment, *pw_gecos, *pw_dir, *pw_shell;
};

void endpwent(void);
struct passwd *fgetpwent(FILE *);
struct passwd *getpwent(void);
int getpwent_r(struct passwd *, char *, int, FILE **);
struct passwd *getpwnam(const char *);
int getpwnam_r(const char *, struct passwd *, char *, size_t, struct passwd **);
struct passwd *getpwuid(uid_t);
int getpwuid_r(uid_t, struct passwd *, char *, size_t, struct passwd **);
int putpwent(const struct passwd *, FILE *);
void setpwent(void);
#endif
