/* A library with thread-local storage, for tls.c. */
__thread int library_count;
static __thread char room[300];

void start_tls(void *library, int loading)
{
    (void)library;
    room[299] = (char)loading;
}

int count_in_library(void)
{
    room[0]++;
    return ++library_count;
}
