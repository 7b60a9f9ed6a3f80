; 73612031e1b508588cd1d38dda671232 newlib/libm/math/e_jn.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	1071779287
	.word	1346542445
	.align 8
.LC2:
	.word	1071644672
	.word	0
	.align 8
.LC3:
	.word	1073741824
	.word	0
	.align 8
.LC4:
	.word	1104006501
	.word	0
	.align 8
.LC5:
	.word	1082535490
	.word	-17155601
	.align 8
.LC6:
	.word	1420970413
	.word	630506365
	.section	.text.__ieee754_jn,"ax",@progbits
	.align 4
.globl __ieee754_jn
	.type	__ieee754_jn, @function
__ieee754_jn:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r21
	stwm %r8,128(%r30)
	ldo -104(%r30),%r1
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r3,-108(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r3
	sub %r0,%r29,%r20
	extru %r3,31,31,%r7
	or %r20,%r29,%r20
	extru %r20,0,1,%r20
	or %r20,%r7,%r20
	comb,<< %r21,%r20,.L52
	copy %r29,%r6
	comib,> 0,%r26,.L53
	ldil L'-2147483648,%r20
	comiclr,= 0,%r26,%r0
	b,n .L5
	bl __ieee754_j0,%r2
	fcpy,dbl %fr7,%fr5
.L1:
	ldo -104(%r30),%r1
.L57:
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
.L53:
	sub %r0,%r26,%r5
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	xor %r3,%r20,%r3
.L5:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	comib,= 1,%r5,.L54
	copy %r19,%r4
	bl fabs,%r2
	extru %r3,0,1,%r3
	and %r3,%r5,%r3
	fcpy,dbl %fr4,%fr13
	or %r7,%r6,%r6
	comib,= 0,%r6,.L31
	copy %r4,%r19
	ldil L'2146435072,%r28
	ldo -1(%r28),%r28
	comclr,<< %r28,%r7,%r0
	b,n .L55
.L31:
	comib,= 0,%r3,.L1
	fcpy,dbl %fr0,%fr4
.L56:
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L57
	ldo -104(%r30),%r1
.L52:
	b .L1
	fadd,dbl %fr7,%fr7,%fr4
.L55:
	stws %r5,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,dbl %fr22L,%fr15
	fcmp,dbl,!<= %fr15,%fr4
	ftest
	b .L36
	ldil L'1389363200,%r28
	ldil L'1041235968,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r7,.L17
	zdep %r5,30,31,%r8
	ldi 33,%r28
	comb,< %r28,%r5,.L31
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr24
	fmpy,dbl %fr4,%fr24,%fr24
	addil LT'.LC0,%r19
	fcpy,dbl %fr24,%fr4
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	ldo 1(%r5),%r5
	ldi 2,%r28
.L18:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr25L
	fcnvxf,sgl,dbl %fr25L,%fr23
	fmpy,dbl %fr4,%fr24,%fr4
	ldo 1(%r28),%r28
	comb,<> %r5,%r28,.L18
	fmpy,dbl %fr22,%fr23,%fr22
	comib,= 0,%r3,.L1
	fdiv,dbl %fr4,%fr22,%fr4
	b,n .L56
.L54:
	bl __ieee754_j1,%r2
	nop
	b .L57
	ldo -104(%r30),%r1
.L36:
	ldo -1(%r28),%r28
	comb,>>= %r28,%r7,.L11
	fcpy,dbl %fr4,%fr5
	extru %r5,31,2,%r5
	comib,= 2,%r5,.L12
	copy %r19,%r4
	comiclr,<> 3,%r5,%r0
	b,n .L13
	comiclr,<> 1,%r5,%r0
	b,n .L14
	bl cos,%r2
	nop
	fcpy,dbl %fr13,%fr5
	fcpy,dbl %fr4,%fr12
	copy %r4,%r19
	bl sin,%r2
	copy %r19,%r4
	fadd,dbl %fr12,%fr4,%fr12
	copy %r4,%r19
.L15:
	addil LT'.LC1,%r19
	fcpy,dbl %fr13,%fr5
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr22
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr12,%fr22,%fr12
	comib,= 0,%r3,.L1
	fdiv,dbl %fr12,%fr4,%fr4
	b,n .L56
.L17:
	stws %r8,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,dbl %fr22L,%fr25
	fdiv,dbl %fr25,%fr4,%fr25
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r6
	fldds 0(%r6),%fr5
	fdiv,dbl %fr5,%fr4,%fr5
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r7
	fldds 0(%r7),%fr22
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr25,%fr5,%fr24
	fmpy,dbl %fr25,%fr24,%fr23
	fsub,dbl %fr23,%fr22,%fr23
	fcmp,dbl,!< %fr23,%fr26
	ftest
	b .L21
	ldi 1,%r28
	fcpy,dbl %fr0,%fr14
.L58:
	addl %r5,%r28,%r28
	fldds 0(%r7),%fr12
	zdep %r28,30,31,%r28
.L22:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,dbl %fr23L,%fr22
	ldo -2(%r28),%r28
	fdiv,dbl %fr22,%fr13,%fr22
	fsub,dbl %fr22,%fr14,%fr14
	comb,>= %r28,%r8,.L22
	fdiv,dbl %fr12,%fr14,%fr14
	fmpy,dbl %fr15,%fr5,%fr5
	copy %r19,%r4
	bl fabs,%r2
	ldo -1(%r5),%r5
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	copy %r19,%r4
	bl __ieee754_log,%r2
	ldo -2(%r8),%r8
	fmpy,dbl %fr15,%fr4,%fr15
	copy %r4,%r19
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!< %fr15,%fr22
	ftest
	b .L38
	fcpy,dbl %fr14,%fr24
	stws %r8,-16(%sp)
	fldws -16(%sp),%fr25L
	fcnvxf,sgl,dbl %fr25L,%fr22
	fldds 0(%r6),%fr26
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr25
.L29:
	fmpy,dbl %fr12,%fr22,%fr23
	fdiv,dbl %fr23,%fr13,%fr23
	fsub,dbl %fr23,%fr24,%fr23
	fcmp,dbl,!> %fr23,%fr25
	ftest
	b .L39
	fsub,dbl %fr22,%fr26,%fr22
	fcpy,dbl %fr12,%fr24
	fcpy,dbl %fr23,%fr12
.L27:
	ldo -1(%r5),%r5
	comib,<> 0,%r5,.L29
	nop
.L26:
	bl __ieee754_j0,%r2
	fcpy,dbl %fr13,%fr5
	fmpy,dbl %fr4,%fr14,%fr4
	comib,= 0,%r3,.L1
	fdiv,dbl %fr4,%fr12,%fr4
	b,n .L56
.L21:
	fadd,dbl %fr24,%fr5,%fr24
	ldo 1(%r28),%r28
	fmpy,dbl %fr24,%fr23,%fr22
	fsub,dbl %fr22,%fr25,%fr22
	fcpy,dbl %fr23,%fr25
	fcmp,dbl,!< %fr22,%fr26
	ftest
	b .L21
	fcpy,dbl %fr22,%fr23
	b .L58
	fcpy,dbl %fr0,%fr14
.L11:
	copy %r19,%r4
	bl __ieee754_j0,%r2
	zdep %r5,30,31,%r5
	fcpy,dbl %fr13,%fr5
	copy %r4,%r19
	bl __ieee754_j1,%r2
	fcpy,dbl %fr4,%fr12
	ldi 2,%r28
.L16:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fcnvxf,sgl,dbl %fr23L,%fr22
	ldo 2(%r28),%r28
	fdiv,dbl %fr22,%fr13,%fr22
	fcpy,dbl %fr4,%fr23
	fmpy,dbl %fr22,%fr4,%fr4
	fsub,dbl %fr4,%fr12,%fr4
	comb,<> %r28,%r5,.L16
	fcpy,dbl %fr23,%fr12
	comib,=,n 0,%r3,.L57
	ldo -104(%r30),%r1
	b,n .L56
.L39:
	fdiv,dbl %fr12,%fr23,%fr24
	fdiv,dbl %fr14,%fr23,%fr14
	b .L27
	fldds 0(%r7),%fr12
.L38:
	stws %r8,-16(%sp)
	fldws -16(%sp),%fr23R
	fcnvxf,sgl,dbl %fr23R,%fr22
	fldds 0(%r6),%fr25
	fcpy,dbl %fr12,%fr23
.L25:
	fmpy,dbl %fr23,%fr22,%fr12
	ldo -1(%r5),%r5
	fdiv,dbl %fr12,%fr13,%fr12
	fsub,dbl %fr22,%fr25,%fr22
	fsub,dbl %fr12,%fr24,%fr12
	fcpy,dbl %fr23,%fr24
	comib,<> 0,%r5,.L25
	fcpy,dbl %fr12,%fr23
	b,n .L26
.L14:
	bl sin,%r2
	nop
	fcpy,dbl %fr13,%fr5
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	bl cos,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L15
	fsub,dbl %fr12,%fr4,%fr12
.L13:
	bl cos,%r2
	nop
	fcpy,dbl %fr13,%fr5
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	bl sin,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L15
	fsub,dbl %fr12,%fr4,%fr12
.L12:
	bl cos,%r2
	nop
	fcpy,dbl %fr13,%fr5
	fcpy,dbl %fr4,%fr12
	copy %r4,%r19
	bl sin,%r2
	copy %r19,%r4
	fstds %fr12,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r4,%r19
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr12
	b .L15
	fsub,dbl %fr12,%fr4,%fr12
	.EXIT
	.PROCEND
	.size	__ieee754_jn, .-__ieee754_jn
	.section	.rodata.cst8
	.align 8
.LC14:
	.word	-1074790400
	.word	0
	.align 8
.LC15:
	.word	1071779287
	.word	1346542445
	.section	.text.__ieee754_yn,"ax",@progbits
	.align 4
.globl __ieee754_yn
	.type	__ieee754_yn, @function
__ieee754_yn:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -96(%r30),%r1
	stw %r6,-116(%r30)
	ldil L'2146435072,%r31
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	copy %r5,%r22
	sub %r0,%r6,%r28
	extru %r22,31,31,%r21
	or %r28,%r6,%r28
	extru %r28,0,1,%r28
	or %r28,%r21,%r28
	comb,<< %r31,%r28,.L85
	or %r21,%r6,%r20
	comib,= 0,%r20,.L86
	fcpy,dbl %fr0,%fr23
	comib,> 0,%r22,.L87
	fcpy,dbl %fr0,%fr22
	comiclr,<= 0,%r26,%r0
	b,n .L88
	comib,<> 0,%r26,.L65
	ldi 1,%r3
	bl __ieee754_y0,%r2
	fcpy,dbl %fr7,%fr5
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b,n .L59
.L86:
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
.L59:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldo -96(%r30),%r1
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L85:
	fadd,dbl %fr7,%fr7,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b,n .L59
.L88:
	sub %r0,%r26,%r26
	zdep %r26,30,1,%r3
	subi 1,%r3,%r3
.L65:
	comib,=,n 1,%r26,.L89
	ldil L'2146435072,%r28
	comb,=,n %r28,%r21,.L76
	ldil L'1389363200,%r28
	ldo -1(%r28),%r28
	comb,>>=,n %r28,%r21,.L67
	extru %r26,31,2,%r26
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	comib,= 2,%r26,.L68
	copy %r19,%r4
	comiclr,<> 3,%r26,%r0
	b,n .L69
	comiclr,<> 1,%r26,%r0
	b,n .L70
	bl sin,%r2
	nop
	fcpy,dbl %fr4,%fr12
	copy %r4,%r19
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl cos,%r2
	copy %r19,%r4
	fsub,dbl %fr12,%fr4,%fr4
	copy %r4,%r19
.L71:
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r28
	fldds 0(%r28),%fr12
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr4,%fr12,%fr12
	fdiv,dbl %fr12,%fr4,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
.L72:
	comib,= 1,%r3,.L59
	nop
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	b,n .L59
.L87:
	fdiv,dbl %fr22,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b,n .L59
.L67:
	stw %r26,-120(%r30)
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_y0,%r2
	copy %r19,%r4
	copy %r4,%r19
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_y1,%r2
	fcpy,dbl %fr4,%fr12
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldil L'-1048576,%r23
	copy %r21,%r28
	comb,= %r23,%r28,.L77
	ldw -120(%r30),%r26
	b .L73
	ldi 1,%r20
.L90:
	comb,= %r23,%r31,.L72
	nop
.L73:
	zdep %r20,30,31,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,dbl %fr22L,%fr22
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr23
	fdiv,dbl %fr22,%fr23,%fr22
	ldo 1(%r20),%r20
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	fmpy,dbl %fr22,%fr24,%fr22
	fsub,dbl %fr22,%fr12,%fr23
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr12
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	copy %r29,%r22
	comb,> %r26,%r20,.L90
	copy %r28,%r31
	b,n .L72
.L76:
	copy %r0,%r28
	copy %r0,%r29
	b,n .L59
.L70:
	bl sin,%r2
	nop
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl cos,%r2
	copy %r19,%r4
	fstds %fr12,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r4,%r19
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr12
	b .L71
	fsub,dbl %fr12,%fr4,%fr4
.L69:
	bl sin,%r2
	nop
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl cos,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L71
	fadd,dbl %fr12,%fr4,%fr4
.L68:
	bl cos,%r2
	nop
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl sin,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L71
	fsub,dbl %fr12,%fr4,%fr4
.L89:
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr23R
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_y1,%r2
	fcnvxf,sgl,dbl %fr23R,%fr12
	fmpy,dbl %fr12,%fr4,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b,n .L59
.L77:
	copy %r21,%r28
	copy %r22,%r29
	b,n .L72
	.EXIT
	.PROCEND
	.size	__ieee754_yn, .-__ieee754_yn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
