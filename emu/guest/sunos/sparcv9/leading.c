/* leading.c - the function of 64-bit integers that GCC calls, by its name. */

/* The number of zeros before the first bit that is set. */
int __clzdi2(unsigned long v)
{
    int n = 0;

    for (int by = 32; by; by /= 2)
        if (!(v >> (64 - by))) {
            n += by;
            v <<= by;
        }
    return n;
}
