// Users and groups of a file that is open, shells of /etc/shells, software signals' places.
#include "library.h"
#ifndef HPUX
#include <grp.h>
#include <pwd.h>
#else
struct passwd {
    char *pw_name, *pw_passwd;
    int pw_uid, pw_gid;
    char *pw_age, *pw_comment, *pw_gecos, *pw_dir, *pw_shell;
};
struct group {
    char *gr_name, *gr_passwd;
    int gr_gid;
    char **gr_mem;
};
struct passwd *fgetpwent(FILE *f);
struct group *fgetgrent(FILE *f);
FILE *tmpfile(void);
int fputs(const char *s, FILE *f), fclose(FILE *f), fdatasync(int fd), fileno(FILE *f);
void rewind(FILE *f);
char *getusershell(void);
void setusershell(void), endusershell(void);
long long imaxabs(long long v);
#endif

int main(void)
{
    FILE *f = tmpfile();
    const struct passwd *p;
    const struct group *g;
    char first[200] = "";
    const char *s;

    fputs("anna:x:100:20:Anna A.,Room 1:/home/anna:/usr/bin/sh\nbert:*:101:20::/:\n", f);
    rewind(f);
    while ((p = fgetpwent(f)))
        printf("%s %s %d %d %s %s %s\n", p->pw_name, p->pw_passwd, (int)p->pw_uid, (int)p->pw_gid, p->pw_gecos, p->pw_dir, p->pw_shell);
    fclose(f);
    f = tmpfile();
    fputs("users:x:20:anna,bert\nnobody:*:99:\n", f);
    rewind(f);
    while ((g = fgetgrent(f))) {
        printf("%s %s %d", g->gr_name, g->gr_passwd, (int)g->gr_gid);
        for (char **m = g->gr_mem; *m; m++)
            printf(" %s", *m);
        printf("\n");
    }
    printf("sync %d\n", fdatasync(fileno(f)));
    fclose(f);
    for (int n = 0; (s = getusershell()); n++) {
        if (!n)
            strcpy(first, s);
        printf("shell %s\n", s);
    }
    setusershell();
    s = getusershell();
    printf("again %d\n", (s && !strcmp(s, first)) || (!s && !*first));
    endusershell();
    printf("%d %d\n", imaxabs(-5000000000) == 5000000000, imaxabs(7) == 7);
    return 0;
}
