; 9411c9dcf96e45c6349afd249d08a009 newlib/libm/math/ef_jn.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	1056964608
	.align 4
.LC2:
	.word	1073741824
	.align 4
.LC3:
	.word	1315859240
	.align 4
.LC4:
	.word	1118925184
	.align 4
.LC5:
	.word	1343554297
	.section	.text.__ieee754_jnf,"ax",@progbits
	.align 4
.globl __ieee754_jnf
	.type	__ieee754_jnf, @function
__ieee754_jnf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	fcpy,sgl %fr5L,%fr4L
	ldil L'2139095040,%r20
	stwm %r8,128(%r30)
	ldo -104(%r30),%r1
	stw %r6,-120(%r30)
	stw %r3,-108(%r30)
	stw %r7,-124(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r6
	comb,<< %r20,%r6,.L47
	copy %r26,%r3
	comiclr,<= 0,%r26,%r0
	b,n .L48
	comiclr,= 0,%r26,%r0
	b,n .L5
	bl __ieee754_j0f,%r2
	nop
.L1:
	ldo -104(%r30),%r1
.L51:
	fldds,ma 8(%r1),%fr15
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	ldw -124(%r30),%r7
	fldds,ma 8(%r1),%fr13
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L48:
	and,< %r28,%r28,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	sub %r0,%r26,%r3
	ldil L'-2147483648,%r20
	xor %r28,%r20,%r28
.L5:
	comib,= 1,%r3,.L49
	extru %r28,0,1,%r5
	bl fabsf,%r2
	copy %r19,%r4
	and %r5,%r3,%r5
	fcpy,sgl %fr4L,%fr12L
	comib,= 0,%r6,.L26
	copy %r4,%r19
	ldil L'2139095040,%r28
	comclr,<> %r28,%r6,%r0
	b,n .L26
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,sgl %fr22L,%fr15L
	fcmp,sgl,!<= %fr15L,%fr4L
	ftest
	b .L31
	ldil L'813694976,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r6,.L12
	zdep %r3,30,31,%r7
	ldi 33,%r28
	comb,< %r28,%r3,.L26
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr12L
	addil LT'.LC0,%r19
	fcpy,sgl %fr12L,%fr5L
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
	ldo 1(%r3),%r3
	ldi 2,%r28
.L13:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,sgl %fr22L,%fr23L
	fmpy,sgl %fr5L,%fr12L,%fr5L
	ldo 1(%r28),%r28
	comb,<> %r3,%r28,.L13
	fmpy,sgl %fr4L,%fr23L,%fr4L
	comib,= 0,%r5,.L1
	fdiv,sgl %fr5L,%fr4L,%fr4L
.L50:
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	and,< %r20,%r20,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L51
	ldo -104(%r30),%r1
.L47:
	b .L1
	fadd,sgl %fr5L,%fr5L,%fr4L
.L26:
	comib,= 0,%r5,.L1
	fcpy,sgl %fr0,%fr4L
	b,n .L50
.L31:
	copy %r19,%r4
	bl __ieee754_j0f,%r2
	zdep %r3,30,31,%r3
	fcpy,sgl %fr4L,%fr13L
	copy %r4,%r19
	bl __ieee754_j1f,%r2
	fcpy,sgl %fr12L,%fr4L
	ldi 2,%r28
.L11:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,sgl %fr23L,%fr22L
	ldo 2(%r28),%r28
	fdiv,sgl %fr22L,%fr12L,%fr22L
	fcpy,sgl %fr4L,%fr23L
	fmpy,sgl %fr22L,%fr4L,%fr4L
	fsub,sgl %fr4L,%fr13L,%fr4L
	comb,<> %r28,%r3,.L11
	fcpy,sgl %fr23L,%fr13L
	comib,=,n 0,%r5,.L51
	ldo -104(%r30),%r1
	b,n .L50
.L49:
	bl __ieee754_j1f,%r2
	nop
	b .L51
	ldo -104(%r30),%r1
.L12:
	stws %r7,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,sgl %fr23L,%fr25L
	fdiv,sgl %fr25L,%fr4L,%fr25L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r6
	fldws 0(%r6),%fr4L
	fdiv,sgl %fr4L,%fr12L,%fr4L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r8
	fldws 0(%r8),%fr22L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr25L,%fr4L,%fr24L
	fmpy,sgl %fr25L,%fr24L,%fr23L
	fsub,sgl %fr23L,%fr22L,%fr23L
	fcmp,sgl,!< %fr23L,%fr26L
	ftest
	b .L16
	ldi 1,%r28
	b .L52
	fcpy,sgl %fr0,%fr14L
.L16:
	fadd,sgl %fr24L,%fr4L,%fr24L
	ldo 1(%r28),%r28
	fmpy,sgl %fr24L,%fr23L,%fr22L
	fsub,sgl %fr22L,%fr25L,%fr22L
	fcpy,sgl %fr23L,%fr25L
	fcmp,sgl,!< %fr22L,%fr26L
	ftest
	b .L16
	fcpy,sgl %fr22L,%fr23L
	fcpy,sgl %fr0,%fr14L
.L52:
	addl %r3,%r28,%r28
	fldws 0(%r8),%fr13L
	zdep %r28,30,31,%r28
.L17:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,sgl %fr23L,%fr22L
	ldo -2(%r28),%r28
	fdiv,sgl %fr22L,%fr12L,%fr22L
	fsub,sgl %fr22L,%fr14L,%fr14L
	comb,>= %r28,%r7,.L17
	fdiv,sgl %fr13L,%fr14L,%fr14L
	fmpy,sgl %fr15L,%fr4L,%fr4L
	copy %r19,%r4
	bl fabsf,%r2
	ldo -1(%r3),%r3
	copy %r4,%r19
	copy %r19,%r4
	bl __ieee754_logf,%r2
	ldo -2(%r7),%r7
	fmpy,sgl %fr15L,%fr4L,%fr15L
	copy %r4,%r19
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!< %fr15L,%fr22L
	ftest
	b .L33
	fcpy,sgl %fr14L,%fr24L
	stws %r7,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,sgl %fr23L,%fr22L
	fldws 0(%r6),%fr26L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr25L
.L24:
	fmpy,sgl %fr13L,%fr22L,%fr23L
	fdiv,sgl %fr23L,%fr12L,%fr23L
	fsub,sgl %fr23L,%fr24L,%fr23L
	fcmp,sgl,!> %fr23L,%fr25L
	ftest
	b .L34
	fsub,sgl %fr22L,%fr26L,%fr22L
	fcpy,sgl %fr13L,%fr24L
	fcpy,sgl %fr23L,%fr13L
.L22:
	ldo -1(%r3),%r3
	comib,<> 0,%r3,.L24
	nop
.L21:
	bl __ieee754_j0f,%r2
	fcpy,sgl %fr12L,%fr4L
	fmpy,sgl %fr4L,%fr14L,%fr4L
	comib,= 0,%r5,.L1
	fdiv,sgl %fr4L,%fr13L,%fr4L
	b,n .L50
.L33:
	stws %r7,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,sgl %fr23L,%fr22L
	fldws 0(%r6),%fr25L
	fcpy,sgl %fr13L,%fr23L
.L20:
	fmpy,sgl %fr23L,%fr22L,%fr13L
	ldo -1(%r3),%r3
	fdiv,sgl %fr13L,%fr12L,%fr13L
	fsub,sgl %fr22L,%fr25L,%fr22L
	fsub,sgl %fr13L,%fr24L,%fr13L
	fcpy,sgl %fr23L,%fr24L
	comib,<> 0,%r3,.L20
	fcpy,sgl %fr13L,%fr23L
	b,n .L21
.L34:
	fdiv,sgl %fr13L,%fr23L,%fr24L
	fdiv,sgl %fr14L,%fr23L,%fr14L
	b .L22
	fldws 0(%r8),%fr13L
	.EXIT
	.PROCEND
	.size	__ieee754_jnf, .-__ieee754_jnf
	.section	.rodata.cst4
	.align 4
.LC12:
	.word	-1082130432
	.section	.text.__ieee754_ynf,"ax",@progbits
	.align 4
.globl __ieee754_ynf
	.type	__ieee754_ynf, @function
__ieee754_ynf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r5,-116(%r30)
	ldil L'2139095040,%r21
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r28
	comb,<< %r21,%r28,.L74
	fcpy,sgl %fr5L,%fr12L
	comib,= 0,%r28,.L75
	fcpy,sgl %fr0,%fr22L
	comib,> 0,%r20,.L76
	fcpy,sgl %fr0,%fr4L
	comiclr,<= 0,%r26,%r0
	b,n .L77
	comib,<> 0,%r26,.L59
	ldi 1,%r5
	bl __ieee754_y0f,%r2
	fcpy,sgl %fr5L,%fr4L
	b .L79
	ldo -104(%r30),%r1
.L75:
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L53:
	ldo -104(%r30),%r1
.L79:
	fldds,ma 8(%r1),%fr13
.L81:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L74:
	fadd,sgl %fr5L,%fr5L,%fr4L
	ldo -104(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L77:
	sub %r0,%r26,%r26
	zdep %r26,30,1,%r5
	subi 1,%r5,%r5
.L59:
	comib,= 1,%r26,.L78
	ldil L'2139095040,%r20
	comb,=,n %r20,%r28,.L65
	stw %r26,-120(%r30)
	fcpy,sgl %fr12L,%fr4L
	bl __ieee754_y0f,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr13L
	copy %r4,%r19
	bl __ieee754_y1f,%r2
	fcpy,sgl %fr12L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r21
	fcpy,sgl %fr4L,%fr22L
	ldil L'-8388608,%r20
	comb,= %r20,%r21,.L61
	ldw -120(%r30),%r26
	ldi 1,%r28
	zdep %r28,30,31,%r21
.L80:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr4L
	fcnvxf,sgl,sgl %fr4L,%fr4L
	fdiv,sgl %fr4L,%fr12L,%fr4L
	ldo 1(%r28),%r28
	fmpy,sgl %fr4L,%fr22L,%fr4L
	fsub,sgl %fr4L,%fr13L,%fr4L
	fcpy,sgl %fr22L,%fr13L
	comb,<= %r26,%r28,.L61
	fcpy,sgl %fr4L,%fr22L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r21
	comb,<> %r21,%r20,.L80
	zdep %r28,30,31,%r21
.L61:
	comib,= 1,%r5,.L53
	ldo -104(%r30),%r1
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L81
	fldds,ma 8(%r1),%fr13
.L76:
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fdiv,sgl %fr4L,%fr4L,%fr4L
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L65:
	b .L53
	fcpy,sgl %fr0,%fr4L
.L78:
	fcpy,sgl %fr12L,%fr4L
	stws %r5,-16(%sp)
	fldws -16(%sp),%fr22L
	bl __ieee754_y1f,%r2
	fcnvxf,sgl,sgl %fr22L,%fr12L
	b .L53
	fmpy,sgl %fr12L,%fr4L,%fr4L
	.EXIT
	.PROCEND
	.size	__ieee754_ynf, .-__ieee754_ynf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
