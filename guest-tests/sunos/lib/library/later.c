/* later.c - a shared library with thread-local storage, which dlopen() loads. */
static __thread long numbers[3] = {10, 20, 30};
static __thread char zero;

void later_init(void)
{
    numbers[0]++;
}

long later_next(void)
{
    zero++;
    return numbers[0]++ + numbers[2] + zero;
}
