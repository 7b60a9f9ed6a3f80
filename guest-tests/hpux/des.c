// DES by setkey() and encrypt(): known blocks.
#include <unistd.h>
#include <stdio.h>
#include <stdlib.h>

static void spread(unsigned long long v, char bits[64])
{
    for (int i = 0; i < 64; i++)
        bits[i] = (char)(v >> (63 - i) & 1);
}

static void show(const char bits[64])
{
    for (int i = 0; i < 64; i += 4)
        printf("%x", bits[i] << 3 | bits[i + 1] << 2 | bits[i + 2] << 1 | bits[i + 3]);
}

int main(void)
{
    static const unsigned long long known[][2] = {
        {0x133457799bbcdff1, 0x0123456789abcdef}, {0x0101010101010101, 0x95f8a5e5dd31d900}, {0x0e329232ea6d0d73, 0x8787878787878787},
        {0x8001010101010101, 0x0000000000000000}, {0x7ca110454a1a6e57, 0x01a1d6d039776742}, {0xffffffffffffffff, 0xffffffffffffffff},
    };

    for (unsigned i = 0; i < sizeof known / sizeof *known; i++) {
        char key[64], block[64];

        spread(known[i][0], key);
        spread(known[i][1], block);
        setkey(key);
        encrypt(block, 0);
        show(block);
        encrypt(block, 1);
        printf(" ");
        show(block);
        printf("\n");
    }
    return 0;
}
/* stdout:
85e813540f0ab405 0123456789abcdef
8000000000000000 95f8a5e5dd31d900
0000000000000000 8787878787878787
95a8d72813daa94d 0000000000000000
690f5b0d9a26939b 01a1d6d039776742
7359b2163e4edc58 ffffffffffffffff
*/
