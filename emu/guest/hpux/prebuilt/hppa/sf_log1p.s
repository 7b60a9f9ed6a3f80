; c4154f0ffe2428b2cdc5e676d95f47a4 newlib/libm/common/sf_log1p.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	-1082130432
	.align 4
.LC1:
	.word	1275068416
	.align 4
.LC2:
	.word	1056964608
	.align 4
.LC3:
	.word	1065353216
	.align 4
.LC4:
	.word	924317649
	.align 4
.LC5:
	.word	1060204928
	.align 4
.LC6:
	.word	1059760811
	.align 4
.LC7:
	.word	1073741824
	.align 4
.LC8:
	.word	1041729687
	.align 4
.LC9:
	.word	1042075727
	.align 4
.LC10:
	.word	1044001573
	.align 4
.LC11:
	.word	1046711849
	.align 4
.LC12:
	.word	1049774373
	.align 4
.LC13:
	.word	1053609165
	.section	.text.log1pf,"ax",@progbits
	.align 4
.globl log1pf
	.type	log1pf, @function
log1pf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r20
	ldo -1(%r20),%r20
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	comb,< %r20,%r28,.L28
	fcpy,sgl %fr4L,%fr22L
	ldil L'1054081024,%r20
	ldo 5078(%r20),%r20
	comb,< %r20,%r28,.L4
	ldil L'1509949440,%r20
	ldil L'1065353216,%r20
	extru %r28,31,31,%r21
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L5
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr23L
	fcmp,sgl,= %fr4L,%fr23L
	ftest
	b .L6
	ldw -20(%r30),%r2
	ldi 1,%r26
	bl __math_divzerof,%r0
	nop
.L4:
	ldo -1(%r20),%r20
	comb,>= %r20,%r28,.L10
	extrs %r28,8,9,%r20
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r22
	ldil L'3473408,%r21
	fcpy,sgl %fr0,%fr25L
	extru %r28,31,23,%r28
	ldo 1270(%r21),%r21
	comb,< %r21,%r28,.L16
	ldo -127(%r20),%r20
	copy %r28,%r1
.L34:
	fldws 0(%r22),%fr23L
	depi -1,8,7,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr22L
	fsub,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r21
	fldws 0(%r21),%fr24L
	fmpy,sgl %fr22L,%fr24L,%fr24L
	comib,<> 0,%r28,.L11
	fmpy,sgl %fr24L,%fr22L,%fr24L
.L31:
	fcmp,sgl,= %fr22L,%fr0
	ftest
	b .L18
	addil LT'.LC6,%r19
	comib,= 0,%r20,.L22
	addil LT'.LC4,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,sgl %fr23L,%fr22L
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr4L
	fmpy,sgl %fr22L,%fr4L,%fr4L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fadd,sgl %fr4L,%fr25L,%fr4L
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	b .L1
	fadd,sgl %fr4L,%fr22L,%fr4L
.L28:
	fadd,sgl %fr4L,%fr4L,%fr4L
.L1:
	ldw -20(%r30),%r2
.L35:
	bv,n %r0(%r2)
.L5:
	ldil L'822083584,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r21,.L7
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr4L,%fr23L,%fr23L
	fcmp,sgl,!> %fr23L,%fr0
	ftest
	b .L25
	ldil L'612368384,%r28
	fmpy,sgl %fr22L,%fr22L,%fr4L
.L33:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr4L,%fr23L,%fr4L
	b .L1
	fsub,sgl %fr22L,%fr4L,%fr4L
.L7:
	ldil L'1097465856,%r20
	ldo 2528(%r20),%r20
	addl %r28,%r20,%r28
	comb,<< %r20,%r28,.L29
	addil LT'.LC2,%r19
.L10:
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r22
	fldws 0(%r22),%fr25L
	fadd,sgl %fr22L,%fr25L,%fr23L
	fstws %fr23L,-16(%sp)
	ldws -16(%sp),%r28
	extrs %r28,8,9,%r20
	ldo -127(%r20),%r20
	comiclr,< 0,%r20,%r0
	b,n .L13
	fsub,sgl %fr23L,%fr22L,%fr22L
	fsub,sgl %fr25L,%fr22L,%fr25L
	fdiv,sgl %fr25L,%fr23L,%fr25L
.L32:
	ldil L'3473408,%r21
	extru %r28,31,23,%r28
	ldo 1270(%r21),%r21
	comb,>= %r21,%r28,.L34
	copy %r28,%r1
.L16:
	copy %r28,%r21
	depi -1,7,6,%r21
	fldws 0(%r22),%fr23L
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr22L
	ldil L'8388608,%r21
	fsub,sgl %fr22L,%fr23L,%fr22L
	sub %r21,%r28,%r28
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r21
	fldws 0(%r21),%fr24L
	fmpy,sgl %fr22L,%fr24L,%fr24L
	ldo 1(%r20),%r20
	extrs %r28,29,30,%r28
	comib,= 0,%r28,.L31
	fmpy,sgl %fr24L,%fr22L,%fr24L
.L11:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr26L
	fdiv,sgl %fr22L,%fr26L,%fr26L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fldws 0(%r28),%fr23L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r28),%fr9L
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r28
	fldws 0(%r28),%fr8L
	addil LT'.LC11,%r19
	copy %r1,%r28
	ldw RT'.LC11(%r28),%r28
	fldws 0(%r28),%fr31L
	addil LT'.LC12,%r19
	copy %r1,%r21
	ldw RT'.LC12(%r21),%r21
	fldws 0(%r21),%fr30L
	addil LT'.LC13,%r19
	copy %r1,%r28
	ldw RT'.LC13(%r28),%r28
	fldws 0(%r28),%fr29L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr28L
	fmpy,sgl %fr26L,%fr26L,%fr27L
	fmpy,sgl %fr27L,%fr23L,%fr23L
	fadd,sgl %fr23L,%fr9L,%fr23L
	fmpy,sgl %fr23L,%fr27L,%fr23L
	fadd,sgl %fr23L,%fr8L,%fr23L
	fmpy,sgl %fr23L,%fr27L,%fr23L
	fadd,sgl %fr23L,%fr31L,%fr23L
	fmpy,sgl %fr23L,%fr27L,%fr23L
	fadd,sgl %fr23L,%fr30L,%fr23L
	fmpy,sgl %fr23L,%fr27L,%fr23L
	fadd,sgl %fr23L,%fr29L,%fr23L
	fmpy,sgl %fr23L,%fr27L,%fr23L
	fadd,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr23L,%fr27L,%fr23L
	fadd,sgl %fr23L,%fr24L,%fr23L
	comib,<> 0,%r20,.L20
	fmpy,sgl %fr23L,%fr26L,%fr23L
	fsub,sgl %fr24L,%fr23L,%fr24L
	ldw -20(%r30),%r2
	fsub,sgl %fr22L,%fr24L,%fr4L
	bv,n %r0(%r2)
.L25:
	ldo -1(%r28),%r28
	comb,>>= %r28,%r21,.L35
	ldw -20(%r30),%r2
	b .L33
	fmpy,sgl %fr22L,%fr22L,%fr4L
.L18:
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr22L,%fr26L,%fr26L
	fsub,sgl %fr23L,%fr26L,%fr23L
	comib,<> 0,%r20,.L19
	fmpy,sgl %fr23L,%fr24L,%fr23L
	b .L1
	fsub,sgl %fr22L,%fr23L,%fr4L
.L20:
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr26L
	fcnvxf,sgl,sgl %fr26L,%fr4L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr4L,%fr26L,%fr26L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fadd,sgl %fr26L,%fr25L,%fr26L
	fldws 0(%r28),%fr27L
	fmpy,sgl %fr4L,%fr27L,%fr4L
	fadd,sgl %fr26L,%fr23L,%fr26L
	ldw -20(%r30),%r2
	fsub,sgl %fr24L,%fr26L,%fr24L
	fsub,sgl %fr24L,%fr22L,%fr24L
	fsub,sgl %fr4L,%fr24L,%fr4L
	bv,n %r0(%r2)
.L6:
	bl __math_invalidf,%r0
	nop
.L13:
	fsub,sgl %fr23L,%fr25L,%fr25L
	fsub,sgl %fr22L,%fr25L,%fr25L
	b .L32
	fdiv,sgl %fr25L,%fr23L,%fr25L
.L19:
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr24L
	fcnvxf,sgl,sgl %fr24L,%fr4L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr4L,%fr24L,%fr24L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fadd,sgl %fr24L,%fr25L,%fr24L
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr4L,%fr26L,%fr4L
	fsub,sgl %fr23L,%fr24L,%fr23L
	fsub,sgl %fr23L,%fr22L,%fr23L
	b .L1
	fsub,sgl %fr4L,%fr23L,%fr4L
.L22:
	b .L1
	fcpy,sgl %fr0,%fr4L
.L29:
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr4L,%fr24L,%fr24L
	fmpy,sgl %fr24L,%fr4L,%fr24L
	b .L11
	ldi 0,%r20
	.EXIT
	.PROCEND
	.size	log1pf, .-log1pf
	.hidden	__math_invalidf
	.hidden	__math_divzerof
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
