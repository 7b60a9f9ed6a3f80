; ffab3964c6b14b61d95f741921e98793 newlib/libc/string/wmemmove.c
	.LEVEL 1.1
	.text
	.section	.text.wmemmove,"ax",@progbits
	.align 4
.globl wmemmove
	.type	wmemmove, @function
wmemmove:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	zdep %r24,29,30,%r24
	stwm %r4,64(%r30)
	bl memmove,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wmemmove, .-wmemmove
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
