// Adds the numbers from 1 to 1000, then prints a line. Two semicolons are a stop: what follows
// is in another instruction group. Take one out, and a group reads a register that it writes.
        .text
        .globl  _start
_start: alloc   r31 = ar.pfs, 0, 0, 3, 0        // three output registers: r32 to r34
        mov     r8 = 0
        mov     r9 = 1000 ;;
        mov     ar.lc = r9 ;;
loop:   add     r8 = r8, r9
        add     r9 = -1, r9
        br.cloop.sptk.few loop ;;
        mov     r15 = 1027              // write()
        mov     r32 = 1
        movl    r33 = text
        mov     r34 = length ;;
        break   0x100000 ;;
        mov     r15 = 1025              // exit()
        mov     r32 = 0 ;;
        break   0x100000 ;;
        .data
text:   .ascii  "done\n"
        .equ    length, . - text
