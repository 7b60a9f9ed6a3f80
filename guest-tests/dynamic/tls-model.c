// Thread-local variables reached as a shared library would: general-dynamic code in threads.
// flags: -fPIC -ftls-model=global-dynamic -pthread
// link: dynamic
#include <pthread.h>
#include "check.h"

__thread int exported_tls = 3;
__thread long long other_tls[100] = {1, 2, 3};

static void *work(void *argument)
{
    exported_tls += (int)(intptr_t)argument;
    other_tls[2] += exported_tls;
    return (void *)(intptr_t)(exported_tls * 1000 + (int)other_tls[2] + (int)other_tls[99]);
}

int main(void)
{
    pthread_t t[4];
    for (intptr_t i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < 4; i++) {
        void *r;
        pthread_join(t[i], &r);
        printf("%d\n", (int)(intptr_t)r);
    }
    printf("%d %lld\n", exported_tls, other_tls[2]);
}

/* stdout:
3006
4007
5008
6009
3 3
*/
