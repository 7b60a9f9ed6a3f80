// SHA-256, CRC-32, base 64 and Adler-32 of known texts, against their published values.
#include "check.h"

static uint32_t rol(uint32_t v, int n) { return v << n | v >> (32 - n); }

static void sha256(const unsigned char *data, size_t size, uint32_t out[8])
{
    static const uint32_t primes[] = {2, 3, 5, 7, 11, 13, 17, 19};
    static uint32_t k[64];
    // The constants are the fractional parts of the square and cube roots of the first primes, found by integer search.
    int n = 0;
    for (uint32_t p = 2; n < 64; p++) {
        int prime = 1;
        for (uint32_t d = 2; d * d <= p; d++)
            prime &= p % d != 0;
        if (!prime)
            continue;
        uint64_t low = 0, high = 1ull << 36; // cube root of p * 2^96, 36 bits
        while (high - low > 1) {
            uint64_t m = (low + high) / 2;
            // m^3 <= p * 2^96, in 32-bit limbs
            uint64_t m0 = m & 0xffffffff, m1 = m >> 32;
            uint64_t s0 = m0 * m0, s1 = 2 * m0 * m1 + (s0 >> 32), s2 = m1 * m1 + (s1 >> 32);
            uint64_t a0 = s0 & 0xffffffff, a1 = s1 & 0xffffffff, a2 = s2;
            uint64_t c0 = a0 * m0, c1 = a1 * m0 + (c0 >> 32), c2 = a2 * m0 + (c1 >> 32), c3 = c2 >> 32;
            c0 &= 0xffffffff, c1 &= 0xffffffff, c2 &= 0xffffffff;
            c1 += a0 * m1;
            c2 += a1 * m1 + (c1 >> 32);
            c3 += a2 * m1 + (c2 >> 32);
            if (c3 < p)
                low = m;
            else
                high = m;
        }
        k[n++] = (uint32_t)low;
    }
    for (int i = 0; i < 8; i++) {
        uint64_t low = 0, high = 1ull << 36; // square root of prime * 2^64
        while (high - low > 1) {
            uint64_t m = (low + high) / 2, m0 = m & 0xffffffff, m1 = m >> 32;
            uint64_t top = m1 * m1 + ((2 * m0 * m1 + ((m0 * m0) >> 32)) >> 32);
            if (top < primes[i])
                low = m;
            else
                high = m;
        }
        out[i] = (uint32_t)low;
    }
    size_t blocks = (size + 9 + 63) / 64;
    for (size_t b = 0; b < blocks; b++) {
        uint32_t w[64], v[8];
        for (size_t i = 0; i < 64; i++) {
            size_t at = b * 64 + i;
            unsigned char byte = at < size ? data[at] : at == size ? 0x80 : 0;
            if (at >= blocks * 64 - 8)
                byte = (unsigned char)((uint64_t)size * 8 >> 8 * (blocks * 64 - 1 - at));
            w[i / 4] = w[i / 4] << 8 | byte;
        }
        for (int i = 16; i < 64; i++)
            w[i] = w[i - 16] + w[i - 7] + (rol(w[i - 15], 25) ^ rol(w[i - 15], 14) ^ w[i - 15] >> 3) + (rol(w[i - 2], 15) ^ rol(w[i - 2], 13) ^ w[i - 2] >> 10);
        memcpy(v, out, sizeof v);
        for (int i = 0; i < 64; i++) {
            uint32_t t1 = v[7] + (rol(v[4], 26) ^ rol(v[4], 21) ^ rol(v[4], 7)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i];
            uint32_t t2 = (rol(v[0], 30) ^ rol(v[0], 19) ^ rol(v[0], 10)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            memmove(v + 1, v, 7 * sizeof *v);
            v[4] += t1;
            v[0] = t1 + t2;
        }
        for (int i = 0; i < 8; i++)
            out[i] += v[i];
    }
}

static uint32_t crc32(const unsigned char *p, size_t n)
{
    uint32_t c = ~0u;
    while (n--) {
        c ^= *p++;
        for (int i = 0; i < 8; i++)
            c = c >> 1 ^ (c & 1 ? 0xedb88320 : 0);
    }
    return ~c;
}

static uint32_t adler32(const unsigned char *p, size_t n)
{
    uint32_t a = 1, b = 0;
    while (n--) {
        a = (a + *p++) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static void base64(const unsigned char *p, size_t n)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < n; i += 3) {
        uint32_t v = (uint32_t)p[i] << 16 | (i + 1 < n ? p[i + 1] << 8 : 0) | (i + 2 < n ? p[i + 2] : 0);
        printf("%c%c%c%c", digits[v >> 18], digits[v >> 12 & 63], i + 1 < n ? digits[v >> 6 & 63] : '=', i + 2 < n ? digits[v & 63] : '=');
    }
    printf("\n");
}

int main(void)
{
    static unsigned char text[1000];
    for (int i = 0; i < 1000; i++)
        text[i] = (unsigned char)(i * i);
    static const struct {
        const char *data;
        size_t size;
    } inputs[] = {{"", 0}, {"abc", 3}, {"123456789", 9}, {(const char *)text, 1000}};
    for (int i = 0; i < 4; i++) {
        uint32_t digest[8];
        sha256((const unsigned char *)inputs[i].data, inputs[i].size, digest);
        for (int j = 0; j < 8; j++)
            printf("%08x", digest[j]);
        printf("\n%08x %08x\n", crc32((const unsigned char *)inputs[i].data, inputs[i].size), adler32((const unsigned char *)inputs[i].data, inputs[i].size));
    }
    base64((const unsigned char *)"any carnal pleas", 16);
    base64(text, 40);
}

/* stdout:
e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
00000000 00000001
ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
352441c2 024d0127
15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225
cbf43926 091e01de
deaa0fa8a12142c2fc4d473ca188ed45615d463857685c7e21aaa36a4b927253
be2c3c2d e9d49dec
YW55IGNhcm5hbCBwbGVhcw==
AAEECRAZJDFAUWR5kKnE4QAhRGmQueQRQHGk2RBJhMEAQYTJEFmk8Q==
*/
