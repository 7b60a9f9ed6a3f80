/* A library with thread-local storage, which tls.c tries to load later. */
__thread int later_count;

void start_tls(void *library, int loading)
{
    (void)library;
    later_count = loading;
}
