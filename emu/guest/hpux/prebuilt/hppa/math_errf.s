; 59f471da48fdc5d89c0f6f2a1c44cf71 newlib/libm/common/math_errf.c
	.LEVEL 1.1
	.text
	.section	.text.with_errnof,"ax",@progbits
	.align 4
	.type	with_errnof, @function
with_errnof:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	stw %r3,-60(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __errno,%r2
	fcpy,sgl %fr4L,%fr12L
	stw %r3,0(%r28)
	ldw -60(%r30),%r3
	fcpy,sgl %fr12L,%fr4L
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	with_errnof, .-with_errnof
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1879048192
	.align 4
.LC1:
	.word	-268435456
	.section	.text.xflowf.constprop.0,"ax",@progbits
	.align 4
	.type	xflowf.constprop.0, @function
xflowf.constprop.0:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	comib,<> 0,%r26,.L5
	addil LT'.LC1,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
	ldi 34,%r25
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	ldw -20(%r30),%r2
	bl with_errnof,%r0
	nop
.L5:
	copy %r1,%r28
	ldw RT'.LC1(%r28),%r20
	fldws 0(%r20),%fr4L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	ldi 34,%r25
	ldw -20(%r30),%r2
	bl with_errnof,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	xflowf.constprop.0, .-xflowf.constprop.0
	.section	.text.__math_oflowf,"ax",@progbits
	.align 4
.globl __math_oflowf
	.hidden	__math_oflowf
	.type	__math_oflowf, @function
__math_oflowf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldw -20(%r30),%r2
	bl xflowf.constprop.0,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	__math_oflowf, .-__math_oflowf
	.section	.rodata.cst4
	.align 4
.LC4:
	.word	-1082130432
	.align 4
.LC5:
	.word	1065353216
	.section	.text.__math_divzerof,"ax",@progbits
	.align 4
.globl __math_divzerof
	.hidden	__math_divzerof
	.type	__math_divzerof, @function
__math_divzerof:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	comib,= 0,%r26,.L9
	fcpy,sgl %fr0,%fr22L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr22L,%fr4L
	ldi 34,%r25
	ldw -20(%r30),%r2
	bl with_errnof,%r0
	nop
.L9:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr22L,%fr4L
	ldi 34,%r25
	ldw -20(%r30),%r2
	bl with_errnof,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	__math_divzerof, .-__math_divzerof
	.section	.text.__math_invalidf,"ax",@progbits
	.align 4
.globl __math_invalidf
	.hidden	__math_invalidf
	.type	__math_invalidf, @function
__math_invalidf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	fsub,sgl %fr4L,%fr4L,%fr22L
	fcmp,sgl,!? %fr4L,%fr4L
	stw %r2,-20(%r30)
	ftest
	b .L10
	fdiv,sgl %fr22L,%fr22L,%fr4L
	ldi 33,%r25
	ldw -20(%r30),%r2
	bl with_errnof,%r0
	nop
.L10:
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__math_invalidf, .-__math_invalidf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
