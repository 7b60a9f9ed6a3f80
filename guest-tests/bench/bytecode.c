// A switch in a loop: an interpreter for a small stack machine that counts primes.
// bench: 1000
#include "bench.h"

enum { HALT, PUSH, LOAD, STORE, ADD, SUB, REM, LESS, JUMP, JUMP_ZERO, PRINT };

// The machine's program, one line a statement; a number in the margin is the first instruction's place.
static const int code[] = {
    PUSH, 2, STORE, 0,                         //  0  candidate = 2
    LOAD, 0, PUSH, 500, LESS, JUMP_ZERO, 54,   //  4  while candidate < 500
    PUSH, 2, STORE, 1,                         // 11    divisor = 2
    LOAD, 1, LOAD, 0, LESS, JUMP_ZERO, 38,     // 15    while divisor < candidate
    LOAD, 0, LOAD, 1, REM, JUMP_ZERO, 45,      // 22      if candidate % divisor == 0, go to 45
    LOAD, 1, PUSH, 1, ADD, STORE, 1, JUMP, 15, // 29      divisor++
    LOAD, 2, LOAD, 0, ADD, STORE, 2,           // 38    sum += candidate
    LOAD, 0, PUSH, 1, ADD, STORE, 0, JUMP, 4,  // 45    candidate++
    LOAD, 2, PRINT, HALT,                      // 54
};

static long long run(void)
{
    long long stack[16], variables[4] = {0}, result = 0;
    int sp = 0;
    for (const int *pc = code;;)
        switch (*pc++) {
        case HALT: return result;
        case PUSH: stack[sp++] = *pc++; break;
        case LOAD: stack[sp++] = variables[*pc++]; break;
        case STORE: variables[*pc++] = stack[--sp]; break;
        case ADD: sp--; stack[sp - 1] += stack[sp]; break;
        case SUB: sp--; stack[sp - 1] -= stack[sp]; break;
        case REM: sp--; stack[sp - 1] = (int)stack[sp - 1] % (int)stack[sp]; break;
        case LESS: sp--; stack[sp - 1] = stack[sp - 1] < stack[sp]; break;
        case JUMP: pc = code + *pc; break;
        case JUMP_ZERO: pc = stack[--sp] ? pc + 1 : code + *pc; break;
        case PRINT: result = stack[--sp]; break;
        }
}

int main(int argc, char **argv)
{
    long long sum = 0;
    for (int r = rounds(argc, argv); r > 0; r--)
        sum += run();
    printf("%lld\n", sum);
}

/* stdout:
21536
*/
