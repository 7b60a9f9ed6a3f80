// A program without PT_GNU_STACK: on the older machines all that it can read is executable, also what it maps later; on the others nothing
// is that does not ask for it. The personality is that of the program, or inherited, and programs can clear it.
// only: i386 ppc arm x86_64 aarch64 riscv64
// link: static
// qemu: no, it has no such personality
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

#if defined __i386__ || defined __powerpc__ || defined __arm__
enum { OLD = 1, INHERITS = 1 };
#elif defined __riscv
enum { OLD = 0, INHERITS = 1 };
#else
enum { OLD = 0, INHERITS = 0 };
#endif

static int data = 1;

// Returns whether the mapping of an address is executable; -1: there is none.
static int executes(const void *address)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512], rights[8];
    unsigned long start, end;
    int result = -1;
    while (fgets(line, sizeof line, maps))
        if (sscanf(line, "%lx-%lx %7s", &start, &end, rights) == 3 && start <= (unsigned long)address && (unsigned long)address < end)
            result = rights[2] == 'x';
    fclose(maps);
    return result;
}

static void print_rights(int all)
{
    char *readable = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *none = mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    int id = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600), on_stack = 0;
    char *shared = shmat(id, NULL, 0);
    shmctl(id, IPC_RMID, NULL);
    CHECK(personality(0xffffffff) == (all ? READ_IMPLIES_EXEC : 0));
    CHECK(executes(&data) == all);
    CHECK(executes(sbrk(0) - 1) == all);
    CHECK(executes(readable) == all);
    CHECK(executes(none) == 0);
    CHECK(executes(shared) == all);
    CHECK(executes(&on_stack) == all);
    CHECK(mprotect(readable, 4096, PROT_READ | PROT_WRITE) == 0 && executes(readable) == all);
    CHECK(mprotect(readable, 4096, PROT_NONE) == 0 && executes(readable) == 0);
    fflush(stdout);
}

// Executes a copy of this program that has no PT_GNU_STACK.
static void without_stack_flags(void)
{
    static char bytes[16 << 20];
    int from = open("/proc/self/exe", O_RDONLY), to = memfd_create("copy", 0);
    ssize_t size = read(from, bytes, sizeof bytes);
    ElfW(Ehdr) *file = (void *)bytes;
    ElfW(Phdr) *header = (void *)(bytes + file->e_phoff);
    for (unsigned i = 0; i < file->e_phnum; i++)
        if (header[i].p_type == PT_GNU_STACK)
            header[i].p_type = PT_NULL;
    must(write(to, bytes, size), "write");
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", to);
    must(execl(path, "copy", "first", path, (char *)NULL), path);
}

int main(int argc, char **argv)
{
    void *heap = sbrk(8192);
    (void)heap;
    if (argc == 1)
        without_stack_flags();
    if (strcmp(argv[1], "first")) {
        print_rights(OLD || (INHERITS && !strcmp(argv[1], "set")));
        return 0;
    }
    print_rights(OLD);
    personality(0);
    CHECK(executes(mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) == 0);
    for (int set = 0; set < 2; set++) {
        fflush(stdout);
        if (!fork()) {
            personality(set ? READ_IMPLIES_EXEC : 0);
            execl(argv[2], "again", set ? "set" : "clear", (char *)NULL);
            _exit(1);
        }
        int status = 1;
        wait(&status);
        CHECK(status == 0);
    }
}

/* stdout:
yes personality(0xffffffff) == (all ? READ_IMPLIES_EXEC : 0)
yes executes(&data) == all
yes executes(sbrk(0) - 1) == all
yes executes(readable) == all
yes executes(none) == 0
yes executes(shared) == all
yes executes(&on_stack) == all
yes mprotect(readable, 4096, PROT_READ | PROT_WRITE) == 0 && executes(readable) == all
yes mprotect(readable, 4096, PROT_NONE) == 0 && executes(readable) == 0
yes executes(mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) == 0
yes personality(0xffffffff) == (all ? READ_IMPLIES_EXEC : 0)
yes executes(&data) == all
yes executes(sbrk(0) - 1) == all
yes executes(readable) == all
yes executes(none) == 0
yes executes(shared) == all
yes executes(&on_stack) == all
yes mprotect(readable, 4096, PROT_READ | PROT_WRITE) == 0 && executes(readable) == all
yes mprotect(readable, 4096, PROT_NONE) == 0 && executes(readable) == 0
yes status == 0
yes personality(0xffffffff) == (all ? READ_IMPLIES_EXEC : 0)
yes executes(&data) == all
yes executes(sbrk(0) - 1) == all
yes executes(readable) == all
yes executes(none) == 0
yes executes(shared) == all
yes executes(&on_stack) == all
yes mprotect(readable, 4096, PROT_READ | PROT_WRITE) == 0 && executes(readable) == all
yes mprotect(readable, 4096, PROT_NONE) == 0 && executes(readable) == 0
yes status == 0
*/
