; Prints three lines. Step through it: the instruction after a branch, its delay slot,
; is executed before the branch is taken.
        .text
        .globl  _start
_start: ldi     3, %r3
loop:   ldil    L%text, %r25
        ldo     R%text(%r25), %r25
        ldi     1, %arg0
        ldi     length, %arg2
        be,l    0x100(%sr2, %r0), %sr0, %r31
        ldi     4, %r20                 ; the number of write(), in the delay slot
        addib,<> -1, %r3, loop
        nop
        ldi     0, %arg0
        be,l    0x100(%sr2, %r0), %sr0, %r31
        ldi     1, %r20                 ; exit()
        .data
text:   .ascii  "hello\n"
        .equ    length, . - text
