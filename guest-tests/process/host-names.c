// sethostname and setdomainname: who sees the names, their lengths, who may set them. Not on the host, whose names they would be.
// root: it sets names
// native: no, the names would be the host's
// qemu: no, it would set the host's names
#include <fcntl.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include "answers.h"

static void show(const char *path)
{
    char text[200] = "";
    int fd = open(path, O_RDONLY);
    ssize_t n = read(fd, text, sizeof text - 1);
    printf("  %s: %ld %s", path, (long)n, text);
    close(fd);
}

static void show_names(void)
{
    struct utsname u;
    memset(&u, 0xee, sizeof u);
    SHOW(uname(&u));
    printf("  %s, %s, %s\n", u.sysname, u.nodename, u.domainname);
    show("/proc/sys/kernel/hostname");
    show("/proc/sys/kernel/domainname");
}

static void store(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_TRUNC);
    printf("  write: %ld\n", (long)(fd < 0 ? -errno : write(fd, text, strlen(text))));
    close(fd);
}

int main(void)
{
    char longest[66] = "", text[100];
    memset(longest, 'n', 65);
    setvbuf(stdout, NULL, _IOLBF, 0);
    must(setgid(0), "setgid");
    SHOW(sethostname("guest", 5));
    SHOW(setdomainname("example.org", 11));
    show_names();
    SHOW(sethostname("guest", 3));
    SHOW(setdomainname("example.org", 0));
    show_names();
    SHOW(sethostname(longest, 65));
    SHOW(setdomainname(longest, 65));
    SHOW(sethostname(longest, 64));
    SHOW(setdomainname(longest, 64));
    show_names();
    SHOW(sethostname(longest, -1));
    SHOW(setdomainname(longest, -1));
    SHOW(sethostname((const char *)no_access(), 5));
    SHOW(setdomainname((const char *)no_access(), 5));
    SHOW(uname((struct utsname *)no_access()));
    SHOW(sethostname("", 0));
    show_names();
    store("/proc/sys/kernel/hostname", "written\nmore\n");
    store("/proc/sys/kernel/domainname", "by.hand");
    show_names();
    if (!fork()) {
        SHOW(sethostname("child", 5));
        SHOW(gethostname(text, sizeof text));
        must(setresuid(1001, 1001, 1001), "setresuid");
        SHOW(sethostname("other", 5));
        SHOW(setdomainname("other", 5));
        _exit(0);
    }
    wait(NULL);
    SHOW(gethostname(text, sizeof text));
    printf("  %s\n", text);
    SHOW(gethostname(text, 3));
}

/* stdout:
sethostname("guest", 5) = 0
setdomainname("example.org", 11) = 0
uname(&u) = 0
  Linux, guest, example.org
  /proc/sys/kernel/hostname: 6 guest
  /proc/sys/kernel/domainname: 12 example.org
sethostname("guest", 3) = 0
setdomainname("example.org", 0) = 0
uname(&u) = 0
  Linux, gue, 
  /proc/sys/kernel/hostname: 4 gue
  /proc/sys/kernel/domainname: 1 
sethostname(longest, 65): EINVAL
setdomainname(longest, 65): EINVAL
sethostname(longest, 64) = 0
setdomainname(longest, 64) = 0
uname(&u) = 0
  Linux, nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn, nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
  /proc/sys/kernel/hostname: 65 nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
  /proc/sys/kernel/domainname: 65 nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
sethostname(longest, -1): EINVAL
setdomainname(longest, -1): EINVAL
sethostname((const char *)no_access(), 5): EFAULT
setdomainname((const char *)no_access(), 5): EFAULT
uname((struct utsname *)no_access()): EFAULT
sethostname("", 0) = 0
uname(&u) = 0
  Linux, , nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
  /proc/sys/kernel/hostname: 1 
  /proc/sys/kernel/domainname: 65 nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
  write: 13
  write: 7
uname(&u) = 0
  Linux, written, by.hand
  /proc/sys/kernel/hostname: 8 written
  /proc/sys/kernel/domainname: 8 by.hand
sethostname("child", 5) = 0
gethostname(text, sizeof text) = 0
sethostname("other", 5): EPERM
setdomainname("other", 5): EPERM
gethostname(text, sizeof text) = 0
  child
gethostname(text, 3): ENAMETOOLONG
*/
