; 657e42f96d175e02e0cbb2f5727b0cbb newlib/libm/math/s_tan.c
	.LEVEL 1.1
	.text
	.section	.text.tan,"ax",@progbits
	.align 4
.globl tan
	.type	tan, @function
tan:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldil L'1072250880,%r21
	stw %r4,-104(%r30)
	ldo -7685(%r21),%r21
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	extru %r20,31,31,%r20
	comb,>>= %r21,%r20,.L6
	stw %r19,-32(%r30)
	ldil L'2146435072,%r21
	ldo -1(%r21),%r21
	comb,>>= %r21,%r20,.L4
	ldw -148(%r30),%r2
	fsub,dbl %fr5,%fr5,%fr4
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L4:
	ldo -120(%r30),%r24
	bl __ieee754_rem_pio2,%r2
	copy %r19,%r4
	ldo -128(%r30),%r20
	zdep %r28,30,1,%r28
	fldds 8(%r20),%fr5
	subi 1,%r28,%r28
	ldo -112(%r30),%r20
	fldds 0(%r20),%fr7
	copy %r4,%r19
	bl __kernel_tan,%r2
	stw %r28,-52(%r30)
	ldw -104(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	ldi 1,%r20
	fcpy,dbl %fr0,%fr7
	bl __kernel_tan,%r2
	stw %r20,-52(%r30)
	ldw -104(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	tan, .-tan
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
