// /proc/PID/oom_adj, the older scale of oom_score_adj: what it accepts of a user without capabilities.
// qemu: no, /proc is the host's
// native: no, a host's process may begin with another adjustment, and may not lower it
#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>
#include "check.h"

static void show(const char *name)
{
    char path[100], text[20] = "";
    sprintf(path, "/proc/self/%s", name);
    int fd = open(path, O_RDONLY);
    long n = read(fd, text, sizeof text - 1);
    text[strcspn(text, "\n")] = 0;
    printf("  %s %ld '%s'\n", name, n, text);
    close(fd);
}

int main(void)
{
    static const char *const texts[] = {"", "0\n", "x\n", "1", "5 ", "-1", "allow\n", "deny", "allowed", "0 0 1"};
    must(setgid(65534), "setgid");
    must(setuid(65534), "setuid");
    must(prctl(PR_SET_DUMPABLE, 1), "PR_SET_DUMPABLE");
    show("oom_adj");
    int fd = (int)must(open("/proc/self/oom_adj", O_WRONLY), "open");
    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
        long n = write(fd, texts[i], strlen(texts[i]));
        printf("'%.*s': %ld %s\n", (int)strcspn(texts[i], "\n"), texts[i], n, n < 0 ? strerror(errno) : "");
        lseek(fd, 0, SEEK_SET);
        show("oom_adj");
        show("oom_score_adj");
    }
}

/* stdout:
  oom_adj 2 '0'
'': -1 Invalid argument
  oom_adj 2 '0'
  oom_score_adj 2 '0'
'0': 2 
  oom_adj 2 '0'
  oom_score_adj 2 '0'
'x': -1 Invalid argument
  oom_adj 2 '0'
  oom_score_adj 2 '0'
'1': 1 
  oom_adj 2 '0'
  oom_score_adj 3 '58'
'5 ': 2 
  oom_adj 2 '4'
  oom_score_adj 4 '294'
'-1': -1 Permission denied
  oom_adj 2 '4'
  oom_score_adj 4 '294'
'allow': -1 Invalid argument
  oom_adj 2 '4'
  oom_score_adj 4 '294'
'deny': -1 Invalid argument
  oom_adj 2 '4'
  oom_score_adj 4 '294'
'allowed': -1 Invalid argument
  oom_adj 2 '4'
  oom_score_adj 4 '294'
'0 0 1': -1 Invalid argument
  oom_adj 2 '4'
  oom_score_adj 4 '294'
*/
