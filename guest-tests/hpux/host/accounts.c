// Users and groups of a file that is open, shells of /etc/shells, software signals' places.
#include "library.h"
#include <grp.h>
#include <pwd.h>

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
