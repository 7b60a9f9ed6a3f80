; 98e03b2a82fe982098018cd6b2610475 newlib/libm/math/s_cos.c
	.LEVEL 1.1
	.text
	.section	.text.cos,"ax",@progbits
	.align 4
.globl cos
	.type	cos, @function
cos:
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
	comb,>>= %r21,%r20,.L9
	stw %r19,-32(%r30)
	ldil L'2146435072,%r21
	ldo -1(%r21),%r21
	comb,>>= %r21,%r20,.L4
	ldw -148(%r30),%r2
	fsub,dbl %fr5,%fr5,%fr4
.L11:
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L4:
	copy %r19,%r4
	bl __ieee754_rem_pio2,%r2
	ldo -120(%r30),%r24
	extru %r28,31,2,%r28
	comib,= 1,%r28,.L5
	copy %r4,%r19
	comib,= 2,%r28,.L6
	ldo -128(%r30),%r29
	comib,= 0,%r28,.L10
	ldo -112(%r30),%r28
	fldds 8(%r29),%fr5
	fldds 0(%r28),%fr7
	ldi 1,%r20
	bl __kernel_sin,%r2
	stw %r20,-52(%r30)
	b .L11
	ldw -148(%r30),%r2
.L9:
	bl __kernel_cos,%r2
	fcpy,dbl %fr0,%fr7
	ldw -104(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L5:
	ldo -128(%r30),%r29
	ldo -112(%r30),%r21
	fldds 0(%r21),%fr7
	stw %r28,-52(%r30)
	bl __kernel_sin,%r2
	fldds 8(%r29),%fr5
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L11
	ldw -148(%r30),%r2
.L10:
	ldo -128(%r30),%r28
	fldds 8(%r28),%fr5
	ldo -112(%r30),%r28
	bl __kernel_cos,%r2
	fldds 0(%r28),%fr7
	b .L11
	ldw -148(%r30),%r2
.L6:
	ldo -112(%r30),%r28
	fldds 8(%r29),%fr5
	bl __kernel_cos,%r2
	fldds 0(%r28),%fr7
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L11
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	cos, .-cos
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
