; 0da4630750660d88f98172ae5a86dd70 newlib/libc/string/strcoll.c
	.LEVEL 1.1
	.text
	.section	.text.strcoll,"ax",@progbits
	.align 4
.globl strcoll
	.type	strcoll, @function
strcoll:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl strcmp,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strcoll, .-strcoll
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
