/* <dlfcn.h> of HP-UX: the numbers are assumptions; the loader ignores them. */
#ifndef _DLFCN_INCLUDED
#define _DLFCN_INCLUDED
#define RTLD_LAZY   1
#define RTLD_NOW    2
#define RTLD_GLOBAL 4
#define RTLD_LOCAL  0

int dlclose(void *);
char *dlerror(void);
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
#endif
