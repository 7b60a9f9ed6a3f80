// execve of scripts: how the line is read, where it is cut, chains of scripts, and scripts of descriptors.
// qemu: no, it starts no guest programs on its own
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { CUT = 256, ROOM = 1000, KEPT = 77 }; /* CUT: bytes of a script that the kernel reads */

static int words(int argc, char **argv)
{
    for (int i = 0; i < argc; i++)
        printf(strlen(argv[i]) < 40 ? " <%s>" : " <%.1s... of %zu>", argv[i], strlen(argv[i]));
    printf("\n");
    return 0;
}

static void make(const char *name, const char *text, size_t length)
{
    int fd = open(name, O_CREAT | O_TRUNC | O_WRONLY, 0755);
    must(fd, "open");
    must(write(fd, text, length), "write");
    close(fd);
}

/* dirfd: of execveat(2); -1: execve(2) */
static void run(const char *what, int dirfd, const char *path)
{
    int status = 0;
    printf("%s:", what);
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        char *argv[] = {(char *)"a0", (char *)"a1", NULL}, *envp[] = {NULL};
        if (dirfd == -1)
            execve(path, argv, envp);
        else
            syscall(SYS_execveat, dirfd, path, argv, envp, AT_EMPTY_PATH);
        printf(" %s\n", strerror(errno));
        exit(0);
    }
    waitpid(child, &status, 0);
    if (status)
        printf(" status %d\n", status);
}

static void line(const char *what, const char *text, size_t length)
{
    make("s", text, length);
    run(what, -1, "./s");
}
#define LINE(what, text) line(what, text, sizeof(text) - 1)

static void lines(void)
{
    LINE("nothing", "#!");
    LINE("no name", "#!\n");
    LINE("blanks", "#! \t \n");
    LINE("no newline", "#!./it");
    LINE("blanks around", "#! \t./it \t\n");
    LINE("an argument", "#!./it  b  c \t\nd");
    LINE("a NUL after the name", "#!./it\0b\n");
    LINE("a NUL for an argument", "#!./it \0b\n");
    LINE("a NUL in the argument", "#!./it b\0c\n");
    LINE("a missing interpreter", "#!./missing\n");
    LINE("a directory", "#!/\n");
    LINE("a FIFO", "#!./fifo\n");
    LINE("itself", "#!./s\n");
    LINE("text", "#!./text\n");
}

/* The interpreter's name or argument ends near the end of what is read. */
static void cuts(void)
{
    static const char after[] = {'\n', ' ', 'x'};
    char text[ROOM], what[40];
    for (int end = CUT - 2; end <= CUT + 1; end++)
        for (int k = 0; k < 3; k++) {
            memset(text, '/', sizeof text);
            memcpy(text, "#!.", 3);
            memcpy(text + end - 2, "it", 2);
            text[end] = after[k];
            snprintf(what, sizeof what, "a name up to %d, then '%c'", end, after[k] == '\n' ? 'n' : after[k]);
            line(what, text, sizeof text);
        }
    for (int end = CUT - 1; end <= CUT; end++) {
        snprintf(what, sizeof what, "a file of %d bytes", end);
        memcpy(text + end - 2, "it", 2);
        line(what, text, (size_t)end);
    }
    memset(text, ' ', sizeof text);
    memcpy(text, "#!", 2);
    line("many blanks", text, sizeof text);
    memset(text, 'q', sizeof text);
    memcpy(text, "#!./it ", 7);
    line("a long argument", text, sizeof text);
}

/* Each script's interpreter is the one before. */
static void chain(const char *first)
{
    char name[20], text[40];
    for (int depth = 1; depth <= 7; depth++) {
        snprintf(name, sizeof name, "./c%d", depth);
        make(name, text, (size_t)(depth == 1 ? sprintf(text, "#!%s x\n", first) : sprintf(text, "#!./c%d\n", depth - 1)));
        run(name, -1, name);
    }
}

static void descriptors(void)
{
    make("s", "#!./it\n", 7);
    for (int flags = 0; flags <= O_CLOEXEC; flags += O_CLOEXEC) {
        int fds[] = {open("s", O_RDONLY), open(".", O_RDONLY), open("it", O_RDONLY)};
        const char *names[] = {"", "s", ""};
        for (int i = 0; i < 3; i++) {
            must(dup3(fds[i], KEPT, flags), "dup3");
            run(flags ? "closed" : "kept", KEPT, names[i]);
            close(KEPT);
            close(fds[i]);
        }
    }
    run("the current directory", AT_FDCWD, "");
    run("no descriptor", KEPT, "");
}

int main(int argc, char **argv)
{
    char self[4096];
    if (argc > 1)
        return words(argc, argv);
    must(readlink("/proc/self/exe", memset(self, 0, sizeof self), sizeof self - 1), "readlink");
    unlink("it");
    must(symlink(self, "it"), "symlink");
    unlink("fifo");
    must(mkfifo("fifo", 0755), "mkfifo");
    make("text", "text", 4);
    setvbuf(stdout, NULL, _IOLBF, 0);
    lines();
    cuts();
    chain("./it");
    chain("./missing");
    descriptors();
    for (const char *const *n = (const char *const[]){"it", "fifo", "text", "s", "c1", "c2", "c3", "c4", "c5", "c6", "c7", NULL}; *n; n++)
        unlink(*n);
    return 0;
}

/* stdout:
nothing: Permission denied
no name: Exec format error
blanks: Exec format error
no newline: <./it> <./s> <a1>
blanks around: <./it> <./s> <a1>
an argument: <./it> <b  c> <./s> <a1>
a NUL after the name: <./it> <./s> <a1>
a NUL for an argument: <./it> <> <./s> <a1>
a NUL in the argument: <./it> <b> <./s> <a1>
a missing interpreter: No such file or directory
a directory: Permission denied
a FIFO: Permission denied
itself: Too many levels of symbolic links
text: Exec format error
a name up to 254, then 'n': <.... of 252> <./s> <a1>
a name up to 254, then ' ': <.... of 252> <./s> <a1>
a name up to 254, then 'x': Exec format error
a name up to 255, then 'n': <.... of 253> <./s> <a1>
a name up to 255, then ' ': <.... of 253> <./s> <a1>
a name up to 255, then 'x': Exec format error
a name up to 256, then 'n': Exec format error
a name up to 256, then ' ': Exec format error
a name up to 256, then 'x': Exec format error
a name up to 257, then 'n': Exec format error
a name up to 257, then ' ': Exec format error
a name up to 257, then 'x': Exec format error
a file of 255 bytes: <.... of 253> <./s> <a1>
a file of 256 bytes: Exec format error
many blanks: Exec format error
a long argument: <./it> <q... of 248> <./s> <a1>
./c1: <./it> <x> <./c1> <a1>
./c2: <./it> <x> <./c1> <./c2> <a1>
./c3: <./it> <x> <./c1> <./c2> <./c3> <a1>
./c4: <./it> <x> <./c1> <./c2> <./c3> <./c4> <a1>
./c5: <./it> <x> <./c1> <./c2> <./c3> <./c4> <./c5> <a1>
./c6: Too many levels of symbolic links
./c7: Too many levels of symbolic links
./c1: No such file or directory
./c2: No such file or directory
./c3: No such file or directory
./c4: No such file or directory
./c5: No such file or directory
./c6: No such file or directory
./c7: Too many levels of symbolic links
kept: <./it> </dev/fd/77> <a1>
kept: <./it> </dev/fd/77/s> <a1>
kept: <a0> <a1>
closed: No such file or directory
closed: No such file or directory
closed: <a0> <a1>
the current directory: Permission denied
no descriptor: Bad file descriptor
*/
