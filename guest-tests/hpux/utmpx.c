// The files utmp and utmpx: the bytes of their records, which are the same for programs of 32 and of 64 bits, and entries in both.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <utmpx.h>

static void make(const char *path)
{
    close(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644));
}

static void dump(const char *path)
{
    unsigned char bytes[400];
    const int fd = open(path, O_RDONLY);
    const long n = read(fd, bytes, sizeof bytes);

    close(fd);
    printf("%s %ld:", path, n);
    for (long i = 0; i < n; i++) {
        if (i % 40 == 0)
            printf("\n");
        if (bytes[i] >= 'a' && bytes[i] <= 'z')
            printf("%s%c", i && bytes[i - 1] >= 'a' && bytes[i - 1] <= 'z' ? "" : " ", bytes[i]);
        else if (bytes[i])
            printf(" %ld=%d", i, bytes[i]);
    }
    printf("\n");
}

int main(void)
{
    struct utmpx u = {
        .ut_user = "a long name of a user", .ut_id = "p/12", .ut_line = "pts/twelve", .ut_pid = 0x1234, .ut_type = USER_PROCESS};
    struct utmpx *x;

    make("/tmp/precis.u");
    make("/tmp/precis.ux");
    utmpname("/tmp/precis.u");
    u.ut_exit.__e_termination = 2;
    u.ut_exit.__e_exit = 3;
    u.ut_tv.tv_sec = 0x01020304;
    u.ut_tv.tv_usec = 0x0506;
    strcpy(u.ut_host, "host");
    u.ut_addr = 0x0708090a;
    printf("put %d\n", pututxline(&u) != NULL);
    dump("/tmp/precis.u");
    dump("/tmp/precis.ux");
    setutxent();
    x = getutxline(&u);
    printf("line %s, user %s, at %ld.%06ld\n", x->ut_line, x->ut_user, (long)x->ut_tv.tv_sec, (long)x->ut_tv.tv_usec);
    const struct utmp *old = getutent();

    printf("utmp %.8s %.12s %d %ld %lx\n", old->ut_user, old->ut_line, old->ut_exit.e_exit, (long)old->ut_time, old->ut_addr);
    u.ut_type = DEAD_PROCESS;
    printf("put %d", pututxline(&u) != NULL);
    setutxent();
    x = getutxid(&u);
    printf(" type %d", x->ut_type);
    setutent();
    old = getutent();
    printf(", utmp %d %d\n", old->ut_type, getutent() == NULL);
    u.ut_type = 99;
    setutxent();
    printf("bad type %d\n", getutxid(&u) == NULL);
    endutxent();
    endutent();
    unlink("/tmp/precis.u");
    unlink("/tmp/precis.ux");
    utmpname("/tmp/none");
    printf("no file %d %d\n", pututxline(&u) == NULL, getutxent() == NULL);
    return 0;
}
/* stdout:
put 1
/tmp/precis.u 60:
 a 1=32 long 6=32 np 9=47 10=49 11=50 pts 15=47 twelve 26=18 27=52 29=7 31=2 33=3 36=1 37=2 38=3 39=4
 host 56=7 57=8 58=9 59=10
/tmp/precis.ux 140:
 a 1=32 long 6=32 name 11=32 of 14=32 a 16=32 user p 25=47 26=49 27=50 pts 31=47 twelve
 42=18 43=52 45=7 47=2 49=3 52=1 53=2 54=3 55=4 58=5 59=6 host

 124=7 125=8 126=9 127=10
line pts/twelve, user a long name of a user, at 16909060.001286
utmp a long n pts/twelve 3 16909060 708090a
put 1 type 8, utmp 8 1
bad type 1
no file 1 1
*/
