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
struct passwd *getpwent_r(struct passwd *, char *, int);
struct passwd *getpwnam(const char *);
struct passwd *getpwuid(uid_t);
int putpwent(const struct passwd *, FILE *);
void setpwent(void);
#ifdef _POSIX_PTHREAD_SEMANTICS
int getpwnam_r(const char *, struct passwd *, char *, size_t, struct passwd **) __asm__("__posix_getpwnam_r");
int getpwuid_r(uid_t, struct passwd *, char *, size_t, struct passwd **) __asm__("__posix_getpwuid_r");
#else
struct passwd *getpwnam_r(const char *, struct passwd *, char *, int);
struct passwd *getpwuid_r(uid_t, struct passwd *, char *, int);
#endif
#endif
