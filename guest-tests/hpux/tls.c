// Thread-local storage of a program and of a library that is loaded with it; a library that shl_load() loads cannot have any.
// flags: -D_REENTRANT
/* library: libtls.sl tls.c start_tls */
/* library: libtls2.sl tls2.c start_tls load */
#include <dl.h>
#include <pthread.h>
#include <stdio.h>

enum { WORKERS = 3, ROUNDS = 500 };

extern __thread int library_count; /* the library's */
int count_in_library(void);

__thread int own_count;
static __thread double wide;
static __thread char text[20];

static void *work(void *argument)
{
    const int own = (int)((char *)argument - (char *)0);

    for (int i = 0; i < ROUNDS * own; i++) {
        own_count++;
        wide += 0.5;
        count_in_library();
    }
    snprintf(text, sizeof text, "thread %d", own);
    int good = own_count == ROUNDS * own && wide == ROUNDS * own * 0.5 && library_count == own_count && text[7] == '0' + own;

    return (char *)0 + good;
}

int main(void)
{
    pthread_t id[WORKERS];
    int good = 0;

    own_count = 7;
    library_count = 70;
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&id[i], NULL, work, (char *)0 + i + 1);
    for (int i = 0; i < WORKERS; i++) {
        void *result;

        pthread_join(id[i], &result);
        good += (int)((char *)result - (char *)0);
    }
    printf("threads %d, main's %d %d, text '%s'\n", good, own_count, count_in_library(), text);
    printf("later %d\n", shl_load("/usr/lib/libtls2.sl", BIND_IMMEDIATE, 0) == NULL);
    return 0;
}

/* stdout:
threads 3, main's 7 71, text ''
later 1
*/
