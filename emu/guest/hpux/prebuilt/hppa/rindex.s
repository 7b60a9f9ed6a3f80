; 8187163c25f61ba0f065874003f8f391 newlib/libc/string/rindex.c
	.LEVEL 1.1
	.text
	.section	.text.rindex,"ax",@progbits
	.align 4
.globl rindex
	.type	rindex, @function
rindex:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl strrchr,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	rindex, .-rindex
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
