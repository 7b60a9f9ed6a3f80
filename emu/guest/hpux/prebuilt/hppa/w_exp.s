; 7701145c8092090f9260fb3f190d0c22 newlib/libm/math/w_exp.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146435072
	.word	0
	.align 8
.LC1:
	.word	1082535490
	.word	-17155601
	.align 8
.LC2:
	.word	-1064875760
	.word	-718458799
	.section	.text.exp,"ax",@progbits
	.align 4
.globl exp
	.type	exp, @function
exp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_exp,%r2
	fcpy,dbl %fr5,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,=,n -1,%r28,.L1
	ldo -120(%r30),%r20
	ldo -116(%r30),%r28
	fstws %fr4L,0(%r20)
	fcpy,dbl %fr12,%fr5
	fstws %fr4R,0(%r28)
	bl finite,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	fldws 0(%r20),%fr4L
	ldo -116(%r30),%r20
	comib,= 0,%r28,.L1
	fldws 0(%r20),%fr4R
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!> %fr12,%fr22
	ftest
	b .L7
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!< %fr12,%fr22
	ftest
	b .L6
	ldo -120(%r30),%r28
.L1:
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	fcpy,dbl %fr0,%fr4
	fstws %fr4L,0(%r28)
	bl __errno,%r2
	fstws %fr4R,0(%r20)
	ldi 34,%r20
	stw %r20,0(%r28)
	ldo -116(%r30),%r28
	fldws 0(%r28),%fr4R
	ldo -120(%r30),%r20
	b .L1
	fldws 0(%r20),%fr4L
.L7:
	bl __errno,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 34,%r20
	stw %r20,0(%r28)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
	.EXIT
	.PROCEND
	.size	exp, .-exp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
