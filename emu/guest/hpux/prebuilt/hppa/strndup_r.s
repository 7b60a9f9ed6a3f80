; 6793f619a9ff9186a149e14085f60176 newlib/libc/string/strndup_r.c
	.LEVEL 1.1
	.text
	.section	.text._strndup_r,"ax",@progbits
	.align 4
.globl _strndup_r
	.type	_strndup_r, @function
_strndup_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addl %r25,%r24,%r21
	copy %r25,%r28
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r25,%r5
	ldi 1,%r25
	stw %r3,-52(%r30)
	copy %r24,%r3
	stw %r4,-56(%r30)
	comib,<> 0,%r24,.L4
	stw %r19,-32(%r30)
	b,n .L3
.L5:
	comb,= %r28,%r21,.L13
	sub %r21,%r5,%r3
.L4:
	ldb 0(%r28),%r20
	comib,<>,n 0,%r20,.L5
	ldo 1(%r28),%r28
	sub %r28,%r5,%r3
	ldo 1(%r3),%r25
.L3:
	bl _malloc_r,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L1
	copy %r4,%r19
	copy %r3,%r24
	copy %r5,%r25
	copy %r6,%r26
	bl memcpy,%r2
	addl %r6,%r3,%r3
	stb %r0,0(%r3)
.L1:
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L13:
	b .L3
	ldo 1(%r3),%r25
	.EXIT
	.PROCEND
	.size	_strndup_r, .-_strndup_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
