; 4ee50d15f0bc0123d47d9fc51029263d newlib/libc/string/strdup.c
	.LEVEL 1.1
	.text
	.section	.text.strdup,"ax",@progbits
	.align 4
.globl strdup
	.type	strdup, @function
strdup:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _strdup_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strdup, .-strdup
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
