; f1a101952f35c102e5d9e03baafbbfc8 newlib/libc/posix/regfree.c
	.LEVEL 1.1
	.text
	.section	.text.regfree,"ax",@progbits
	.align 4
.globl regfree
	.type	regfree, @function
regfree:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'65536,%r28
	ldo -3483(%r28),%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	ldw 8(%r26),%r20
	comb,<>,n %r28,%r20,.L1
	ldw 0(%r26),%r3
	comib,= 0,%r3,.L1
	ldil L'49152,%r28
	ldw 0(%r3),%r20
	ldo 4677(%r28),%r28
	comb,<> %r28,%r20,.L31
	ldw -84(%r30),%r2
	stw %r0,8(%r26)
	ldw 4(%r3),%r26
	comib,= 0,%r26,.L3
	stw %r0,0(%r3)
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
.L3:
	ldw 16(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L4
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
.L4:
	ldw 20(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L5
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
.L5:
	ldw 60(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L6
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
.L6:
	ldw 68(%r3),%r26
	comib,= 0,%r26,.L7
	copy %r19,%r4
	bl free,%r2
	ldo -512(%r26),%r26
	copy %r4,%r19
.L7:
	ldw 72(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L8
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
.L8:
	bl free,%r2
	copy %r3,%r26
.L1:
	ldw -84(%r30),%r2
.L31:
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	regfree, .-regfree
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
