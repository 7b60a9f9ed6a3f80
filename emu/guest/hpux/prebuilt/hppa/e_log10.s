; 0911ae005c851307d6776008beb49ffe newlib/libm/math/e_log10.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	-1018167296
	.word	0
	.align 8
.LC1:
	.word	1129316352
	.word	0
	.align 8
.LC2:
	.word	1029308147
	.word	301017910
	.align 8
.LC3:
	.word	1071369083
	.word	354870542
	.align 8
.LC4:
	.word	1070810131
	.word	1352622080
	.section	.text.__ieee754_log10,"ax",@progbits
	.align 4
.globl __ieee754_log10
	.type	__ieee754_log10, @function
__ieee754_log10:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	zdepi -1,31,20,%r21
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	comb,< %r21,%r20,.L7
	ldil L'2146435072,%r21
	extru %r20,31,31,%r21
	or %r21,%r29,%r21
	comib,= 0,%r21,.L9
	fcpy,dbl %fr0,%fr22
	comib,> 0,%r20,.L10
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr5,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'2146435072,%r21
	copy %r28,%r20
	ldo -1(%r21),%r21
	comb,>= %r21,%r20,.L6
	ldi -54,%r22
.L11:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fadd,dbl %fr22,%fr22,%fr4
.L1:
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L7:
	ldo -1(%r21),%r21
	comb,< %r21,%r20,.L11
	ldi 0,%r22
.L6:
	extrs %r20,11,12,%r21
	extru %r20,31,20,%r20
	ldo -1023(%r21),%r21
	addl %r21,%r22,%r21
	extru %r21,0,1,%r31
	subi 1023,%r31,%r22
	zdep %r22,11,12,%r22
	or %r22,%r20,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	addil LT'.LC2,%r19
	addl %r21,%r31,%r21
	ldw RT'.LC2(%r1),%r28
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23R
	fldds 0(%r28),%fr13
	fcnvxf,sgl,dbl %fr23R,%fr12
	copy %r19,%r4
	bl __ieee754_log,%r2
	fmpy,dbl %fr12,%fr13,%fr13
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr4,%fr22,%fr4
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr4,%fr13,%fr4
	fmpy,dbl %fr12,%fr22,%fr12
	ldw -148(%r30),%r2
	fadd,dbl %fr4,%fr12,%fr4
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L9:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr4
	fdiv,dbl %fr4,%fr22,%fr4
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L10:
	fsub,dbl %fr5,%fr5,%fr4
	fcpy,dbl %fr0,%fr22
	b .L1
	fdiv,dbl %fr4,%fr22,%fr4
	.EXIT
	.PROCEND
	.size	__ieee754_log10, .-__ieee754_log10
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
