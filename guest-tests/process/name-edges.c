// Names of the machine: the first and last lengths, and the ones beyond.
// qemu: no, it would name the host
// root: sethostname
// native: no, it names the machine
#define _GNU_SOURCE
#include <string.h>
#include <sys/utsname.h>
#include "answers.h"

int main(void)
{
    struct utsname u;
    SHOW(call(setdomainname, "abcdef", 6));
    SHOW(call(setdomainname, "0123456789012345678901234567890123456789012345678901234567890123", 64));
    SHOW(call(setdomainname, "01234567890123456789012345678901234567890123456789012345678901234", 65));
    SHOW(call(setdomainname, "x", -1));
    SHOW(call(setdomainname, no_access(), 1));
    SHOW(call(setdomainname, no_access(), 0));
    SHOW(uname(&u));
    SHOW(strlen(u.domainname));
    SHOW(call(sethostname, "0123456789012345678901234567890123456789012345678901234567890123", 64));
    SHOW(call(sethostname, "01234567890123456789012345678901234567890123456789012345678901234", 65));
    SHOW(call(sethostname, "x", -1));
    SHOW(call(sethostname, no_access(), 1));
    SHOW(uname(&u));
    SHOW(strlen(u.nodename));
    SHOW(call(sethostname, no_access(), 0));
    SHOW(uname(&u));
    SHOW(strlen(u.nodename));
    SHOW(call(uname, no_access()));
}

/* stdout:
call(setdomainname, "abcdef", 6) = 0
call(setdomainname, "0123456789012345678901234567890123456789012345678901234567890123", 64) = 0
call(setdomainname, "01234567890123456789012345678901234567890123456789012345678901234", 65): EINVAL
call(setdomainname, "x", -1): EINVAL
call(setdomainname, no_access(), 1): EFAULT
call(setdomainname, no_access(), 0) = 0
uname(&u) = 0
strlen(u.domainname) = 0
call(sethostname, "0123456789012345678901234567890123456789012345678901234567890123", 64) = 0
call(sethostname, "01234567890123456789012345678901234567890123456789012345678901234", 65): EINVAL
call(sethostname, "x", -1): EINVAL
call(sethostname, no_access(), 1): EFAULT
uname(&u) = 0
strlen(u.nodename) = 64
call(sethostname, no_access(), 0) = 0
uname(&u) = 0
strlen(u.nodename) = 0
call(uname, no_access()): EFAULT
*/
