; 2a5b41df8a7bdbdd911f2072874d36fb newlib/libm/common/s_log1p.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	-1074790400
	.word	0
	.align 8
.LC1:
	.word	1129316352
	.word	0
	.align 8
.LC2:
	.word	1071644672
	.word	0
	.align 8
.LC3:
	.word	1072693248
	.word	0
	.align 8
.LC4:
	.word	1038760431
	.word	897137782
	.align 8
.LC5:
	.word	1072049730
	.word	-18874368
	.align 8
.LC6:
	.word	1071994197
	.word	1431655765
	.align 8
.LC7:
	.word	1073741824
	.word	0
	.align 8
.LC8:
	.word	1069740306
	.word	-549563836
	.align 8
.LC9:
	.word	1069783561
	.word	-797391201
	.align 8
.LC10:
	.word	1070024292
	.word	-1765080098
	.align 8
.LC11:
	.word	1070363077
	.word	495876271
	.align 8
.LC12:
	.word	1070745892
	.word	-1809673383
	.align 8
.LC13:
	.word	1071225241
	.word	-1718093308
	.align 8
.LC14:
	.word	1071994197
	.word	1431655827
	.section	.text.log1p,"ax",@progbits
	.align 4
.globl log1p
	.type	log1p, @function
log1p:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1071284224,%r21
	ldo 633(%r21),%r21
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	comb,< %r21,%r20,.L2
	ldil L'2146435072,%r21
	ldil L'1072693248,%r21
	extru %r20,31,31,%r22
	ldo -1(%r21),%r21
	comb,>>= %r21,%r22,.L29
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fcmp,dbl,= %fr5,%fr22
	ftest
	b .L7
	ldw -20(%r30),%r2
	ldi 1,%r26
	bl __math_divzero,%r0
	nop
.L2:
	ldo -1(%r21),%r21
	comb,< %r21,%r20,.L30
	ldil L'1128267776,%r21
	ldo -1(%r21),%r21
	comb,>= %r21,%r20,.L6
	fcpy,dbl %fr0,%fr24
	extrs %r20,11,12,%r21
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r22
	copy %r28,%r23
	copy %r29,%r24
	ldo -1023(%r21),%r21
.L15:
	ldil L'442368,%r28
	extru %r20,31,20,%r20
	ldo -8035(%r28),%r28
	comclr,>= %r28,%r20,%r0
	b,n .L16
	copy %r23,%r28
	copy %r24,%r29
	copy %r20,%r28
	depi -1,11,10,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
.L17:
	fldds 0(%r22),%fr25
	fsub,dbl %fr22,%fr25,%fr23
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r22
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	fldds 0(%r22),%fr23
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	fmpy,dbl %fr26,%fr23,%fr23
	comib,<> 0,%r20,.L32
	fmpy,dbl %fr23,%fr26,%fr23
	fcmp,dbl,= %fr26,%fr0
	ftest
	b .L19
	addil LT'.LC6,%r19
	comib,= 0,%r21,.L23
	addil LT'.LC4,%r19
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr26R
	fcnvxf,sgl,dbl %fr26R,%fr22
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr4
	fmpy,dbl %fr22,%fr4,%fr4
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fadd,dbl %fr4,%fr24,%fr4
	fldds 0(%r28),%fr23
	fmpy,dbl %fr22,%fr23,%fr22
	b .L1
	fadd,dbl %fr4,%fr22,%fr4
.L29:
	ldil L'1042284544,%r21
	ldo -1(%r21),%r21
	comb,>>= %r21,%r22,.L4
	addil LT'.LC1,%r19
	ldil L'1076707328,%r21
	ldo 316(%r21),%r21
	addl %r20,%r21,%r20
	comb,>>= %r21,%r20,.L31
	addil LT'.LC3,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr23
	fmpy,dbl %fr5,%fr23,%fr23
	fmpy,dbl %fr23,%fr5,%fr23
	ldi 0,%r21
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
.L32:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr26,%fr25,%fr25
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fdiv,dbl %fr26,%fr25,%fr25
	fldds 0(%r20),%fr22
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	fldds 0(%r20),%fr8
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r20
	fldds 0(%r20),%fr31
	addil LT'.LC11,%r19
	copy %r1,%r20
	ldw RT'.LC11(%r20),%r20
	fldds 0(%r20),%fr30
	addil LT'.LC12,%r19
	copy %r1,%r22
	ldw RT'.LC12(%r22),%r22
	fldds 0(%r22),%fr29
	addil LT'.LC13,%r19
	copy %r1,%r20
	ldw RT'.LC13(%r20),%r20
	fldds 0(%r20),%fr28
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r20
	fldds 0(%r20),%fr27
	fmpy,dbl %fr25,%fr25,%fr26
	fmpy,dbl %fr26,%fr22,%fr22
	fadd,dbl %fr22,%fr8,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr22,%fr31,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr22,%fr30,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr22,%fr29,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr22,%fr28,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr22,%fr27,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr22,%fr23,%fr22
	comib,<> 0,%r21,.L21
	fmpy,dbl %fr22,%fr25,%fr22
	fsub,dbl %fr23,%fr22,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	ldw -20(%r30),%r2
	fsub,dbl %fr23,%fr22,%fr4
	bv,n %r0(%r2)
.L30:
	fadd,dbl %fr5,%fr5,%fr4
.L1:
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L7:
	bl __math_invalid,%r0
	nop
.L4:
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b .L26
	ldil L'1016070144,%r20
.L24:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	fmpy,dbl %fr26,%fr26,%fr4
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr4,%fr22,%fr4
	b .L1
	fsub,dbl %fr26,%fr4,%fr4
.L19:
	ldw RT'.LC6(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr26,%fr22,%fr22
	fsub,dbl %fr25,%fr22,%fr25
	comib,<> 0,%r21,.L20
	fmpy,dbl %fr25,%fr23,%fr25
	b .L1
	fsub,dbl %fr26,%fr25,%fr4
.L21:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr25L
	fcnvxf,sgl,dbl %fr25L,%fr4
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr4,%fr25,%fr25
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fadd,dbl %fr25,%fr24,%fr25
	fldds 0(%r20),%fr26
	fmpy,dbl %fr4,%fr26,%fr4
	fadd,dbl %fr25,%fr22,%fr25
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	ldw -20(%r30),%r2
	fsub,dbl %fr23,%fr25,%fr25
	fsub,dbl %fr25,%fr26,%fr25
	fsub,dbl %fr4,%fr25,%fr4
	bv,n %r0(%r2)
.L16:
	copy %r23,%r28
	copy %r24,%r29
	ldo 1(%r21),%r21
	copy %r20,%r28
	depi -1,10,9,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	ldil L'1048576,%r28
	sub %r28,%r20,%r28
	b .L17
	extrs %r28,29,30,%r20
.L6:
	addil LT'.LC3,%r19
.L31:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	ldw RT'.LC3(%r1),%r22
	fldds 0(%r22),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r23,%r20
	extrs %r20,11,12,%r21
	ldo -1023(%r21),%r21
	comiclr,< 0,%r21,%r0
	b,n .L13
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr22,%fr23,%fr22
	fsub,dbl %fr24,%fr22,%fr24
.L14:
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr22
	b .L15
	fdiv,dbl %fr24,%fr22,%fr24
.L26:
	ldo -1(%r20),%r20
	comb,>>= %r20,%r22,.L1
	fcpy,dbl %fr5,%fr4
	b,n .L24
.L23:
	b .L1
	fcpy,dbl %fr0,%fr4
.L20:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr26R
	fcnvxf,sgl,dbl %fr26R,%fr4
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr4,%fr22,%fr22
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fadd,dbl %fr22,%fr24,%fr22
	fldds 0(%r20),%fr23
	fmpy,dbl %fr4,%fr23,%fr4
	fsub,dbl %fr25,%fr22,%fr25
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fsub,dbl %fr25,%fr22,%fr25
	b .L1
	fsub,dbl %fr4,%fr25,%fr4
.L13:
	fsub,dbl %fr22,%fr24,%fr24
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	b .L14
	fsub,dbl %fr26,%fr24,%fr24
	.EXIT
	.PROCEND
	.size	log1p, .-log1p
	.hidden	__math_invalid
	.hidden	__math_divzero
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
