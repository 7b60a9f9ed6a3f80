; 6cb6d98a4e68fda60eb57e6fc133e77d newlib/libc/string/bzero.c
	.LEVEL 1.1
	.text
	.section	.text.bzero,"ax",@progbits
	.align 4
.globl bzero
	.type	bzero, @function
bzero:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl memset,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	bzero, .-bzero
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
