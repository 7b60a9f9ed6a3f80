/* tls.c - thread-local storage on Itanium: of the program, of a library that is loaded with it, of one that is loaded later. */
#include <pthread.h>
#include <stdio.h>

#ifndef LOAD_NOW
#define LOAD_NOW 0 /* the library does not look at it */
#endif
enum { THREADS = 3 };

extern void *dlopen(const char *, int), *dlsym(void *, const char *);
extern __thread int of_library[2]; /* tls-library.c; {10, 0} in each thread */
extern int *library_own(void);

__thread int begun = 7, zero;
__thread char aligned[40] __attribute__((aligned(64))) = "aligned";
__thread int *pointer = 0;
static int *(*later_own)(void);
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* Every thread finds the initial values. */
static int is_new(void)
{
    return begun == 7 && zero == 0 && !pointer && aligned[0] == 'a' && aligned[38] == 0 && !aligned[39] && of_library[0] == 10 &&
           of_library[1] == 0 && library_own()[0] == 20 && later_own()[0] == 20;
}

static void *change(void *argument)
{
    const int n = (int)((char *)argument - (char *)0);
    int good = is_new() && !((unsigned long)aligned & 63);

    for (int i = 0; i < 100 * n; i++) {
        begun++, zero += 2, aligned[39] = 'x', of_library[1]++, library_own()[0]++, later_own()[0]--;
        pthread_mutex_lock(&mutex);
        pointer = &zero;
        pthread_mutex_unlock(&mutex);
    }
    good &= begun == 7 + 100 * n && zero == 200 * n && of_library[1] == 100 * n && library_own()[0] == 20 + 100 * n &&
            later_own()[0] == 20 - 100 * n && *pointer == zero;
    return (char *)0 + good;
}

int main(void)
{
    pthread_t id[THREADS];
    int good = 0;
    void *later = dlopen(sizeof(void *) == 8 ? "./tls-later-64" : "./tls-later-32", LOAD_NOW);

    if (!later)
        return 1;
    *(void **)&later_own = dlsym(later, "library_own");
    printf("first thread %d, another block %d\n", is_new(), later_own() != library_own());
    begun = zero = 1;
    for (int i = 0; i < THREADS; i++)
        pthread_create(&id[i], NULL, change, (char *)0 + i + 1);
    for (int i = 0; i < THREADS; i++) {
        void *result;

        pthread_join(id[i], &result);
        good += (int)((char *)result - (char *)0);
    }
    printf("threads %d, first thread's %d %d %d\n", good, begun, zero, library_own()[0]);
    return 0;
}
