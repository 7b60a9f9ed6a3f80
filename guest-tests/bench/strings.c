// Library string functions: copying, comparing, searching and formatting text.
// bench: 3000
#include "bench.h"

int main(int argc, char **argv)
{
    char line[256], copy[256] = "";
    unsigned h = 0;
    for (int r = rounds(argc, argv) * 500; r > 0; r--) {
        int n = snprintf(line, sizeof line, "record %d: name=%s value=%08x rest=%d", r, r & 1 ? "odd" : "even", (unsigned)r * 2654435761u, r * 17);
        strcpy(copy, line);
        char *equals = strchr(copy, '=');
        *equals = '#';
        h = h * 31 + (unsigned)n + (unsigned)strlen(copy) + (unsigned)(strstr(line, "value") - line) + (strcmp(line, copy) < 0) + (unsigned)strtoull(equals + 1 + (r & 1 ? 10 : 11), NULL, 16);
        memmove(copy + 3, copy, 100);
        h += (unsigned char)copy[50];
    }
    printf("%08x\n", h);
}

/* stdout:
44139d88
*/
