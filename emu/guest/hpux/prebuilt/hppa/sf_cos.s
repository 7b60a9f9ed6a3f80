; 635f9c4908a5f189c5c65ebc619d8ab1 newlib/libm/math/sf_cos.c
	.LEVEL 1.1
	.text
	.section	.text.cosf,"ax",@progbits
	.align 4
.globl cosf
	.type	cosf, @function
cosf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldil L'1061748736,%r28
	stw %r4,-112(%r30)
	ldo 4056(%r28),%r28
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r20
	comb,>>= %r28,%r20,.L9
	stw %r19,-32(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r20,.L4
	ldw -148(%r30),%r2
	fsub,sgl %fr4L,%fr4L,%fr4L
.L11:
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L4:
	copy %r19,%r4
	bl __ieee754_rem_pio2f,%r2
	ldo -120(%r30),%r25
	extru %r28,31,2,%r28
	comib,= 1,%r28,.L5
	copy %r4,%r19
	comiclr,<> 2,%r28,%r0
	b,n .L6
	comib,= 0,%r28,.L10
	ldo -128(%r30),%r28
	ldi 1,%r24
	fldws 12(%r28),%fr5L
	bl __kernel_sinf,%r2
	fldws 8(%r28),%fr4L
	b .L11
	ldw -148(%r30),%r2
.L9:
	bl __kernel_cosf,%r2
	fcpy,sgl %fr0,%fr5L
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L5:
	copy %r28,%r24
	ldo -128(%r30),%r28
	fldws 12(%r28),%fr5L
	bl __kernel_sinf,%r2
	fldws 8(%r28),%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L11
	ldw -148(%r30),%r2
.L10:
	fldws 12(%r28),%fr5L
	bl __kernel_cosf,%r2
	fldws 8(%r28),%fr4L
	b .L11
	ldw -148(%r30),%r2
.L6:
	ldo -128(%r30),%r28
	fldws 12(%r28),%fr5L
	bl __kernel_cosf,%r2
	fldws 8(%r28),%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L11
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	cosf, .-cosf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
