// Table look-ups: CRC-32 of a buffer.
// bench: 1200
#include "bench.h"

enum { SIZE = 100000 };
static unsigned char data[SIZE];
static uint32_t table[256];

int main(int argc, char **argv)
{
    uint32_t crc = 0;
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int j = 0; j < 8; j++)
            c = c >> 1 ^ (c & 1 ? 0xedb88320 : 0);
        table[i] = c;
    }
    for (int i = 0; i < SIZE; i++)
        data[i] = (unsigned char)(i * 31 >> 3);
    for (int r = rounds(argc, argv); r > 0; r--) {
        crc = ~crc;
        for (int i = 0; i < SIZE; i++)
            crc = table[(crc ^ data[i]) & 255] ^ crc >> 8;
        crc = ~crc;
    }
    printf("%08x\n", crc);
}

/* stdout:
c7d3901c
*/
