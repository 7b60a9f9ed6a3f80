; 8db2d8ef514c46c759f7a84bca2bb5ed newlib/libc/string/strdup_r.c
	.LEVEL 1.1
	.text
	.section	.text._strdup_r,"ax",@progbits
	.align 4
.globl _strdup_r
	.type	_strdup_r, @function
_strdup_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	copy %r19,%r4
	stw %r3,-52(%r30)
	copy %r26,%r3
	copy %r25,%r26
	bl strlen,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	ldo 1(%r28),%r6
	copy %r19,%r4
	copy %r3,%r26
	bl _malloc_r,%r2
	copy %r6,%r25
	movb,= %r28,%r3,.L1
	copy %r4,%r19
	copy %r6,%r24
	copy %r5,%r25
	bl memcpy,%r2
	copy %r3,%r26
.L1:
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	_strdup_r, .-_strdup_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
