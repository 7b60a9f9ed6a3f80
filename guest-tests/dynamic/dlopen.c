// Loading the mathematical library at run time: dlopen, dlsym, dladdr, errors; symbols of the program itself.
// except: m68k, a function's address is in the program's PLT
// flags: -ldl -rdynamic
// link: dynamic
#include <dlfcn.h>
#include "check.h"

int exported = 7;
int twice(int v) { return 2 * v; }

int main(void)
{
    void *m = dlopen("libm.so.6", RTLD_NOW | RTLD_LOCAL);
    if (!m)
        m = dlopen("libm.so.6.1", RTLD_LAZY); // IA-64's name
    CHECK(m != NULL);
    double (*cosine)(double) = (double (*)(double))dlsym(m, "cos");
    printf("%.6f\n", cosine(1));
    CHECK(dlsym(m, "no_such_function") == NULL && dlerror() != NULL);
    CHECK(dlclose(m) == 0);
    CHECK(dlopen("libnosuch.so", RTLD_NOW) == NULL && strstr(dlerror(), "libnosuch.so") != NULL);
    void *self = dlopen(NULL, RTLD_NOW);
    int (*f)(int) = (int (*)(int))dlsym(self, "twice");
    int *v = (int *)dlsym(RTLD_DEFAULT, "exported");
    printf("%d %d\n", f(21), v ? *v : -1);
    Dl_info info;
    CHECK(dladdr((void *)dlsym(RTLD_DEFAULT, "printf"), &info) != 0 && strstr(info.dli_fname, "libc") != NULL);
}

/* stdout:
yes m != NULL
0.540302
yes dlsym(m, "no_such_function") == NULL && dlerror() != NULL
yes dlclose(m) == 0
yes dlopen("libnosuch.so", RTLD_NOW) == NULL && strstr(dlerror(), "libnosuch.so") != NULL
42 7
yes dladdr((void *)dlsym(RTLD_DEFAULT, "printf"), &info) != 0 && strstr(info.dli_fname, "libc") != NULL
*/
