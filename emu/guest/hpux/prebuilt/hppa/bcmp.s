; 1a79356ae76ea9f0c6a0786681785dd6 newlib/libc/string/bcmp.c
	.LEVEL 1.1
	.text
	.section	.text.bcmp,"ax",@progbits
	.align 4
.globl bcmp
	.type	bcmp, @function
bcmp:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl memcmp,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	bcmp, .-bcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
