/* tls-library.c - a library with thread-local storage, for tls.c. */
__thread int of_library[2] = {10, 0};
static __thread int own = 20;

int *library_own(void)
{
    return &own;
}
