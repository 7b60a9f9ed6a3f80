/* stack.c - ends by a bad access, five calls deep; then the same program's calls are known. */
int printf(const char *, ...);

__attribute__((noinline)) int inner(const int *p)
{
    const int value = *p + 1;

    printf("%d\n", value);
    return value;
}

__attribute__((noinline)) int middle(int depth)
{
    const int value = depth > 2 ? inner((const int *)16) + 1 : middle(depth + 1) + 1;

    printf("x");
    return value;
}

int main(void)
{
    printf("%d\n", middle(0));
    return 0;
}
