! crt1.S - the start of a program that emu/guest/sunos/cc links: argc is at %sp + 64, the loader's function for atexit() in %g1.
	.section ".text"
	.align 4
	.global _start
	.type _start, #function
_start:
	clr %fp
	ld [%sp+64], %l0
	add %sp, 68, %l1
	sll %l0, 2, %l2
	add %l1, %l2, %l2
	add %l2, 4, %l2
	sub %sp, 32, %sp
	orcc %g0, %g1, %o0
	be 1f
	nop
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
