; 641ad1ee4a368608c751293381e7d673 newlib/libm/math/ef_hypot.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	2139095040
	.align 4
.LC1:
	.word	2122317824
	.section	.text.__ieee754_hypotf,"ax",@progbits
	.align 4
.globl __ieee754_hypotf
	.type	__ieee754_hypotf, @function
__ieee754_hypotf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r28
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r20
	comb,<= %r20,%r28,.L2
	stw %r19,-32(%r30)
	copy %r28,%r21
	copy %r20,%r28
	copy %r21,%r20
.L2:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	sub %r28,%r20,%r21
	ldil L'251658240,%r22
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr24L
	comb,< %r22,%r21,.L26
	ldil L'1484783616,%r21
	comb,< %r21,%r28,.L27
	ldil L'2139095040,%r21
	ldi 0,%r3
.L5:
	ldil L'645922816,%r21
	ldo -1(%r21),%r21
	comclr,>= %r21,%r20,%r0
	b,n .L8
	comib,= 0,%r20,.L1
	zdepi -1,31,23,%r21
	comb,< %r21,%r20,.L9
	ldil L'570425344,%r21
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r21
	fldws 0(%r21),%fr22L
	fmpy,sgl %fr24L,%fr22L,%fr24L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	ldo -126(%r3),%r3
.L8:
	fsub,sgl %fr4L,%fr24L,%fr25L
	fcmp,sgl,!< %fr24L,%fr25L
	ftest
	b .L16
	depi 0,31,12,%r20
	fadd,sgl %fr4L,%fr4L,%fr4L
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr27L
	ldil L'8388608,%r21
	fsub,sgl %fr24L,%fr27L,%fr26L
	addl %r28,%r21,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr22L
	fsub,sgl %fr4L,%fr22L,%fr23L
	fmpy,sgl %fr26L,%fr22L,%fr26L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fstws %fr25L,-16(%sp)
	ldws -16(%sp),%r28
	fadd,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr27L,%fr22L,%fr22L
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	fmpy,sgl %fr4L,%fr25L,%fr4L
.L24:
	fsub,sgl %fr4L,%fr23L,%fr4L
	bl __ieee754_sqrtf,%r2
	fsub,sgl %fr22L,%fr4L,%fr4L
	comib,= 0,%r3,.L29
	ldw -84(%r30),%r2
	zdep %r3,8,9,%r3
	ldil L'1065353216,%r28
	addl %r3,%r28,%r3
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
.L1:
	ldw -84(%r30),%r2
.L29:
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L27:
	ldo -1(%r21),%r22
	comb,<,n %r22,%r28,.L28
	ldil L'-570425344,%r21
	addl %r28,%r21,%r28
	addl %r20,%r21,%r20
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr24L
	b .L5
	ldi 68,%r3
.L26:
	fadd,sgl %fr4L,%fr24L,%fr4L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L16:
	depi 0,31,12,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr23L
	fsub,sgl %fr4L,%fr22L,%fr4L
	fstws %fr24L,-16(%sp)
	ldws -16(%sp),%r28
	fmpy,sgl %fr22L,%fr22L,%fr22L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L24
	fmpy,sgl %fr4L,%fr24L,%fr4L
.L28:
	comb,= %r21,%r28,.L14
	addil LT'.LC0,%r19
	fadd,sgl %fr4L,%fr24L,%fr4L
.L7:
	ldil L'2139095040,%r28
	comb,<> %r28,%r20,.L29
	ldw -84(%r30),%r2
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
.L9:
	addl %r28,%r21,%r28
	addl %r20,%r21,%r20
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr24L
	b .L8
	ldo -68(%r3),%r3
.L14:
	ldw RT'.LC0(%r1),%r28
	b .L7
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	__ieee754_hypotf, .-__ieee754_hypotf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
