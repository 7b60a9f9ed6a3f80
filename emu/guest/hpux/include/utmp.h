/* <utmp.h> of HP-UX. */
#ifndef _UTMP_INCLUDED
#define _UTMP_INCLUDED
#include <sys/types.h>

struct exit_status {
    short e_termination, e_exit;
};
struct utmp {
    char ut_user[8], ut_id[4], ut_line[12];
    pid_t ut_pid;
    short ut_type;
    struct exit_status ut_exit;
    unsigned short ut_reserved1;
    time_t ut_time;
    char ut_host[16];
    unsigned long ut_addr;
};
#define ut_name ut_user
#ifndef _UTMPX_INCLUDED
enum { EMPTY, RUN_LVL, BOOT_TIME, OLD_TIME, NEW_TIME, INIT_PROCESS, LOGIN_PROCESS, USER_PROCESS, DEAD_PROCESS, ACCOUNTING };
#endif
struct utmp *getutent(void), *getutid(const struct utmp *), *getutline(const struct utmp *), *_pututline(const struct utmp *);
void pututline(const struct utmp *), setutent(void), endutent(void);
int utmpname(const char *);
#endif
