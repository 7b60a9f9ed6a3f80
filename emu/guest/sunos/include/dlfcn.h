/* <dlfcn.h> of SunOS; the loader ignores the modes. */
#ifndef _DLFCN_INCLUDED
#define _DLFCN_INCLUDED
#define RTLD_LAZY    1
#define RTLD_NOW     2
#define RTLD_GLOBAL  0x100
#define RTLD_LOCAL   0
#define RTLD_NEXT    ((void *)-1)
#define RTLD_DEFAULT ((void *)-2)
#define RTLD_SELF    ((void *)-3)

typedef struct {
    const char *dli_fname;
    void *dli_fbase;
    const char *dli_sname;
    void *dli_saddr;
} Dl_info;

int dladdr(const void *, Dl_info *);

int dlclose(void *);
char *dlerror(void);
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
#endif
