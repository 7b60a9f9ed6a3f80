! crt1-sparcv9.S - the start of a 64-bit program that emu/guest/sunos/cc links: argc is at %sp + 2175, the loader's function for atexit() in
! %g1.
	.section ".text"
	.align 4
	.global _start
	.type _start, #function
_start:
	clr %fp
	ldx [%sp+2175], %l0
	add %sp, 2183, %l1
	sllx %l0, 3, %l2
	add %l1, %l2, %l2
	add %l2, 8, %l2
	sub %sp, 176, %sp
	brz,pn %g1, 1f
	mov %g1, %o0
	call atexit
	nop
1:	mov %l0, %o0
	mov %l1, %o1
	call main
	mov %l2, %o2
	call exit
	nop
	.size _start, .-_start

	.section ".note.GNU-stack", "", @progbits
