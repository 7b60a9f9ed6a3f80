/* Calls of known numbers, for -G and -p. */
static volatile unsigned sink;

__attribute__((noipa)) unsigned leaf(unsigned n)
{
    for (unsigned i = 0; i < 3000; i++)
        sink += n;
    return sink;
}

__attribute__((noipa)) unsigned twice(unsigned n)
{
    return leaf(n) + leaf(n + 1);
}

__attribute__((noipa)) unsigned recursive(unsigned n)
{
    return n ? recursive(n - 1) + leaf(n) : 1;
}

int main(void)
{
    for (unsigned i = 0; i < 500; i++)
        twice(i);
    recursive(9);
    return 0;
}
