// execve of damaged programs and dynamic loaders, made of this program's own header: an error while the caller still is there, SIGSEGV
// after that.
// qemu: no, it starts no guest programs on its own
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

/* One segment of code, which is zeros, and the name of a dynamic loader. */
enum { SEGMENT = 65536, OWN = 0x2000000, LOADER = 0x1000000, ENTRY = 0x800 };
static const ElfW(Addr) LAST = (ElfW(Addr)) - 1;
static union {
    struct {
        ElfW(Ehdr) e;
        ElfW(Phdr) load, interp;
        char name[64];
    };
    char bytes[SEGMENT];
} file;
static ElfW(Ehdr) own;

static void fresh(ElfW(Addr) address, int headers, const char *loader)
{
    memset(&file, 0, sizeof file);
    file.e = own;
    file.e.e_type = address ? ET_EXEC : ET_DYN;
    file.e.e_entry = address + ENTRY;
    file.e.e_shoff = file.e.e_shnum = 0;
    file.e.e_phoff = sizeof file.e;
    file.e.e_phnum = headers;
    file.load.p_type = PT_LOAD;
    file.load.p_vaddr = address;
    file.load.p_filesz = file.load.p_memsz = file.load.p_align = SEGMENT;
    file.load.p_flags = PF_R | PF_X;
    file.interp.p_type = PT_INTERP;
    file.interp.p_offset = offsetof(__typeof__(file), name);
    file.interp.p_filesz = strlen(loader) + 1;
    strcpy(file.name, loader);
}

static void save(const char *name, size_t size, int mode)
{
    unlink(name);
    int fd = open(name, O_CREAT | O_TRUNC | O_WRONLY, 0755);
    must(fd, "open");
    must(write(fd, &file, size), "write");
    close(fd);
    chmod(name, mode);
}

static void run(const char *what, const char *path)
{
    int status = 0;
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        char *argv[] = {(char *)"a0", NULL};
        execve(path, argv, argv + 1);
        _exit(errno);
    }
    waitpid(child, &status, 0);
    if (WIFEXITED(status))
        printf("%s: %s\n", what, strerror(WEXITSTATUS(status)));
    else
        printf("%s: %s\n", what, WTERMSIG(status) == SIGSEGV ? "SIGSEGV" : WTERMSIG(status) == SIGBUS ? "SIGBUS" : "another signal");
}

/* The signals are of the kernel, not of the program's zeros: handlers of the caller, and its mask, do not matter. */
static void programs(void)
{
#define PROGRAM(address, what, change) (fresh(address, 1, ""), (void)(change), save("e", sizeof file, 0755), run(what, "./e"))
    PROGRAM(OWN, "another machine", file.e.e_machine = EM_MIPS);
    PROGRAM(OWN, "an object file", file.e.e_type = ET_REL);
    PROGRAM(OWN, "headers of another size", file.e.e_phentsize--);
    PROGRAM(OWN, "no headers", file.e.e_phnum = 0);
    PROGRAM(OWN, "too many headers", file.e.e_phnum = 65535);
    PROGRAM(OWN, "headers beyond the file", file.e.e_phoff = SEGMENT - 4);
    PROGRAM(OWN, "headers at a negative offset", file.e.e_phoff = (ElfW(Off)) - 8);
    PROGRAM(OWN, "another place of a page", file.load.p_filesz -= file.load.p_offset = 1);
    PROGRAM(OWN, "memory that ends beyond the kernel's start", file.load.p_memsz = LAST - OWN);
    PROGRAM(LAST - 2 * SEGMENT + 1, "addresses of the kernel", 0);
    PROGRAM(0, "a dynamic program larger than what is free", file.load.p_memsz = LAST - SEGMENT);
}

/* Only the first `size` bytes are in the file: accesses beyond are SIGBUS, and so is the clearing of memory there before the start. */
static void truncated(const char *what, size_t size, int entry, int flags, int more)
{
    fresh(OWN, 1, "");
    file.e.e_entry = OWN + entry;
    file.load.p_flags |= flags;
    file.load.p_filesz -= more;
    save("e", size, 0755);
    run(what, "./e");
}

static void loader(const char *what, size_t size, int mode)
{
    save("loader", size, mode);
    fresh(OWN, 2, "./loader");
    save("e", sizeof file, 0755);
    run(what, "./e");
}

static void loaders(void)
{
#define LOADER_OF(address, what, change) (fresh(address, 1, ""), (void)(change), loader(what, sizeof file, 0755))
    unlink("loader");
    fresh(OWN, 2, "./loader");
    save("e", sizeof file, 0755);
    run("no dynamic loader", "./e");
    must(mkfifo("loader", 0755), "mkfifo");
    run("a FIFO", "./e");
    unlink("loader");
    must(mkdir("loader", 0755), "mkdir");
    run("a directory", "./e");
    rmdir("loader");
    fresh(LOADER, 1, "");
    loader("not executable", sizeof file, 0644);
    LOADER_OF(LOADER, "text", memset(&file, 'x', sizeof file));
    LOADER_OF(LOADER, "a script", memcpy(&file, "#!./e\n", 6));
    LOADER_OF(LOADER, "a loader of another machine", file.e.e_machine = EM_MIPS);
    LOADER_OF(LOADER, "no headers", file.e.e_phnum = 0);
    LOADER_OF(LOADER, "headers of another size", file.e.e_phentsize--);
    LOADER_OF(LOADER, "another place of a page", file.load.p_filesz -= file.load.p_offset = 1);
    LOADER_OF(LAST - 2 * SEGMENT + 1, "addresses of the kernel", 0);
    LOADER_OF(0, "larger than what is free", file.load.p_memsz = LAST - SEGMENT);
    fresh(OWN, 2, "./loader");
    file.interp.p_filesz = 1;
    save("e", sizeof file, 0755);
    run("a name of one byte", "./e");
    file.interp.p_filesz = 5000;
    save("e", sizeof file, 0755);
    run("a name of 5000 bytes", "./e");
    file.interp.p_filesz = 5;
    save("e", sizeof file, 0755);
    run("a name without its NUL", "./e");
}

static void busy(void)
{
    fresh(LOADER, 1, "");
    save("loader", sizeof file, 0755);
    fresh(OWN, 2, "./loader");
    save("e", sizeof file, 0755);
    int fd = open("loader", O_WRONLY);
    run("a loader open for writing", "./e");
    close(fd);
    fd = open("e", O_RDWR);
    run("a program open for writing", "./e");
    close(fd);
}

int main(void)
{
    int fd = open("/proc/self/exe", O_RDONLY);
    must(read(fd, &own, sizeof own), "read");
    close(fd);
    setvbuf(stdout, NULL, _IOLBF, 0);
    programs();
    truncated("an entry beyond the end of the file", SEGMENT / 4, SEGMENT / 2, 0, 0);
    truncated("a file of headers", sizeof file.e + sizeof file.load, SEGMENT / 2, PF_W, 0);
    truncated("zeros beyond the end of the file", SEGMENT / 4, SEGMENT / 2, PF_W, 8);
    truncated("zeros that are not writable", SEGMENT / 4, SEGMENT / 2, 0, 8);
    loaders();
    busy();
    unlink("e");
    unlink("loader");
    return 0;
}

/* stdout:
another machine: Exec format error
an object file: Exec format error
headers of another size: Exec format error
no headers: Exec format error
too many headers: Exec format error
headers beyond the file: Exec format error
headers at a negative offset: Exec format error
another place of a page: SIGSEGV
memory that ends beyond the kernel's start: SIGSEGV
addresses of the kernel: SIGSEGV
a dynamic program larger than what is free: SIGSEGV
an entry beyond the end of the file: SIGBUS
a file of headers: SIGBUS
zeros beyond the end of the file: SIGSEGV
zeros that are not writable: SIGBUS
no dynamic loader: No such file or directory
a FIFO: Permission denied
a directory: Permission denied
not executable: Permission denied
text: Accessing a corrupted shared library
a script: Accessing a corrupted shared library
a loader of another machine: Accessing a corrupted shared library
no headers: Accessing a corrupted shared library
headers of another size: Accessing a corrupted shared library
another place of a page: SIGSEGV
addresses of the kernel: SIGSEGV
larger than what is free: SIGSEGV
a name of one byte: Exec format error
a name of 5000 bytes: Exec format error
a name without its NUL: Exec format error
a loader open for writing: Text file busy
a program open for writing: Text file busy
*/
