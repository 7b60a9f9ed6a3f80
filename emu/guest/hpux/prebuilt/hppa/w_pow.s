; 5af08abe704d48b44dc841ad01900b0b newlib/libm/math/w_pow.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	2146435072
	.word	0
	.align 8
.LC2:
	.word	-1048576
	.word	0
	.section	.text.pow,"ax",@progbits
	.align 4
.globl pow
	.type	pow, @function
pow:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,dbl %fr5,%fr13
	fstds,ma %fr12,8(%r1)
	bl __ieee754_pow,%r2
	fcpy,dbl %fr7,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcmp,dbl,!? %fr12,%fr12
	ftest
	b .L1
	fcmp,dbl,? %fr13,%fr13
	ftest
	b .L4
	fcmp,dbl,= %fr13,%fr0
	fcmp,dbl,!= %fr12,%fr0
	ftest
	b .L35
	addil LT'.LC0,%r19
.L1:
	ldo -104(%r30),%r1
.L36:
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L4:
	ftest
	b .L6
	fcmp,dbl,!= %fr12,%fr0
	ftest
	b .L14
	addil LT'.LC0,%r19
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
	fcmp,dbl,!< %fr12,%fr0
	ftest
	b .L15
	ldo -104(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	fcpy,dbl %fr4,%fr5
	ldo -116(%r30),%r20
	ldo -120(%r30),%r28
	fstws %fr4L,0(%r28)
	fstws %fr4R,0(%r20)
	bl finite,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	fldws 0(%r20),%fr4L
	ldo -116(%r30),%r20
	comib,= 0,%r28,.L33
	fldws 0(%r20),%fr4R
.L9:
	fcmp,dbl,= %fr4,%fr0
	ftest
	b .L36
	ldo -104(%r30),%r1
	ldo -116(%r30),%r20
	ldo -120(%r30),%r28
	fstws %fr4L,0(%r28)
	fcpy,dbl %fr13,%fr5
	fstws %fr4R,0(%r20)
	bl finite,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	fldws 0(%r20),%fr4L
	ldo -116(%r30),%r20
	comib,= 0,%r28,.L1
	fldws 0(%r20),%fr4R
	fcpy,dbl %fr12,%fr5
	bl finite,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	fldws 0(%r20),%fr4L
	ldo -116(%r30),%r20
	comib,= 0,%r28,.L1
	fldws 0(%r20),%fr4R
	bl __errno,%r2
	nop
	ldi 34,%r20
	fcpy,dbl %fr0,%fr4
	b .L1
	stw %r20,0(%r28)
.L14:
.L35:
	ldw -148(%r30),%r2
	ldw RT'.LC0(%r1),%r28
	ldw -112(%r30),%r4
	ldo -104(%r30),%r1
	fldds 0(%r28),%fr4
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L33:
	fcpy,dbl %fr13,%fr5
	bl finite,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	fldws 0(%r20),%fr4L
	ldo -116(%r30),%r20
	comib,= 0,%r28,.L9
	fldws 0(%r20),%fr4R
	fcpy,dbl %fr12,%fr5
	bl finite,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	copy %r4,%r19
	fldws 0(%r20),%fr4L
	ldo -116(%r30),%r20
	comib,= 0,%r28,.L9
	fldws 0(%r20),%fr4R
	fcmp,dbl,? %fr4,%fr4
	ftest
	b .L10
	copy %r19,%r4
	bl __errno,%r2
	nop
	fcpy,dbl %fr0,%fr4
	ldi 33,%r20
	stw %r20,0(%r28)
	b .L1
	fdiv,dbl %fr4,%fr4,%fr4
.L15:
	bl __errno,%r2
	copy %r19,%r4
	ldi 33,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
	addil LT'.LC2,%r19
.L34:
	ldw RT'.LC2(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L10:
	bl __errno,%r2
	nop
	ldi 34,%r20
	fcmp,dbl,!< %fr13,%fr0
	stw %r20,0(%r28)
	ftest
	b .L11
	copy %r4,%r19
.L12:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L11:
	fcpy,dbl %fr12,%fr5
	bl rint,%r2
	copy %r19,%r4
	fcmp,dbl,!= %fr4,%fr12
	ftest
	b .L12
	copy %r4,%r19
	b .L34
	addil LT'.LC2,%r19
	.EXIT
	.PROCEND
	.size	pow, .-pow
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
