// Shared libraries: copies of data, names that the program has, too, initialisers and their order, thread-local storage, dlopen() and its relatives.
/* library: libfirst.so first.c first_init */
/* library: libsecond.so second.c second_init load */
/* link: -Wl,--export-dynamic */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int first_counter, first_table[3];
extern int first_next(void), first_calls(void), *first_address(void);
static __thread int own = 1000;
static __thread char zero[5];

int shared_name(void)
{
    return 2;
}

int program_twice(int v)
{
    return 2 * v;
}

static void at_end(void)
{
    puts("the program's function");
}

static void test_second(void)
{
    void *h = dlopen("libsecond.so", RTLD_LAZY);
    int (*sum)(void) = (int (*)(void))dlsym(h, "second_sum");
    int *tls = dlsym(h, "first_table");
    Dl_info info;

    printf("second %d", h != NULL);
    printf(" %d", sum());
    printf(" %d\n", sum());
    printf("through it %d, again %d\n", tls == first_table, dlopen("libsecond.so", RTLD_NOW) == h);
    printf("none %d", dlsym(h, "no_such_name") != NULL);
    printf(" '%s'", dlerror());
    printf(", then %d\n", dlerror() != NULL);
    printf("no file %d\n", dlopen("libthird.so", RTLD_LAZY) != NULL);
    printf("program's %d, default %d\n", dlsym(dlopen(NULL, RTLD_LAZY), "program_twice") == (void *)program_twice,
           dlsym(RTLD_DEFAULT, "first_next") != NULL);
    printf("next %d\n", ((int (*)(void))dlsym(RTLD_NEXT, "shared_name"))());
    printf("address %d", dladdr((void *)sum, &info));
    printf(" %s %s\n", info.dli_sname, strrchr(info.dli_fname, '/') ? "path" : info.dli_fname);
    printf("the C library %d\n", dlsym(dlopen("libc.so.1", RTLD_LAZY), "printf") != NULL && dlopen("libm.so.2", RTLD_LAZY) != NULL);
    printf("close %d\n", dlclose(h));
}

int main(void)
{
    atexit(at_end);
    printf("counter %d", first_counter);
    printf(" %d", first_next());
    printf(" %d\n", first_counter);
    printf("one object %d, %d\n", first_address() == &first_counter, first_table[2]);
    printf("the program's name %d\n", first_calls());
    printf("thread-local %d", own++);
    printf(" %d %d\n", own, zero[4]);
    test_second();
    return 0;
}
/* stdout:
first begins
counter 6 14 7
one object 1, 3
the program's name 2
thread-local 1000 1001 0
second begins
second 1 144 149
through it 1, again 1
none 0 'no such symbol', then 0
no file 0
program's 1, default 1
next 1
address 1 second_sum libsecond.so
the C library 1
close 0
the program's function
first ends
*/
