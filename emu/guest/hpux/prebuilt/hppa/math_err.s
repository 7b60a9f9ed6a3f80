; 618a0793cfd10b26f79deaa8e034f44c newlib/libm/common/math_err.c
	.LEVEL 1.1
	.text
	.section	.text.with_errno,"ax",@progbits
	.align 4
	.type	with_errno, @function
with_errno:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	stw %r3,-60(%r30)
	copy %r24,%r3
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __errno,%r2
	fcpy,dbl %fr5,%fr12
	stw %r3,0(%r28)
	ldw -60(%r30),%r3
	fcpy,dbl %fr12,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	with_errno, .-with_errno
	.section	.text.xflow,"ax",@progbits
	.align 4
	.type	xflow, @function
xflow:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	fcpy,dbl %fr7,%fr22
	comib,= 0,%r26,.L4
	stw %r19,-32(%r30)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
.L4:
	ldo -64(%r30),%r29
	fstds %fr22,8(%r29)
	ldi 34,%r24
	fldds 8(%r29),%fr5
	fmpy,dbl %fr7,%fr5,%fr5
	ldw -84(%r30),%r2
	bl with_errno,%r0
	ldo -64(%r30),%r30
	nop
	.EXIT
	.PROCEND
	.size	xflow, .-xflow
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	268435456
	.word	0
	.section	.text.__math_uflow,"ax",@progbits
	.align 4
.globl __math_uflow
	.hidden	__math_uflow
	.type	__math_uflow, @function
__math_uflow:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'.LC0,%r19
	ldw -20(%r30),%r2
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr7
	bl xflow,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	__math_uflow, .-__math_uflow
	.section	.rodata.cst8
	.align 8
.LC2:
	.word	509083648
	.word	0
	.section	.text.__math_may_uflow,"ax",@progbits
	.align 4
.globl __math_may_uflow
	.hidden	__math_may_uflow
	.type	__math_may_uflow, @function
__math_may_uflow:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'.LC2,%r19
	ldw -20(%r30),%r2
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr7
	bl xflow,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	__math_may_uflow, .-__math_may_uflow
	.section	.rodata.cst8
	.align 8
.LC4:
	.word	1879048192
	.word	0
	.section	.text.__math_oflow,"ax",@progbits
	.align 4
.globl __math_oflow
	.hidden	__math_oflow
	.type	__math_oflow, @function
__math_oflow:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'.LC4,%r19
	ldw -20(%r30),%r2
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr7
	bl xflow,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	__math_oflow, .-__math_oflow
	.section	.rodata.cst8
	.align 8
.LC6:
	.word	-1074790400
	.word	0
	.align 8
.LC7:
	.word	1072693248
	.word	0
	.section	.text.__math_divzero,"ax",@progbits
	.align 4
.globl __math_divzero
	.hidden	__math_divzero
	.type	__math_divzero, @function
__math_divzero:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	comib,= 0,%r26,.L12
	stw %r19,-32(%r30)
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr22
.L11:
	ldo -64(%r30),%r28
	fstds %fr22,8(%r28)
	fcpy,dbl %fr0,%fr22
	fldds 8(%r28),%fr5
	fdiv,dbl %fr5,%fr22,%fr5
	ldi 34,%r24
	ldw -84(%r30),%r2
	bl with_errno,%r0
	ldo -64(%r30),%r30
.L12:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r28
	b .L11
	fldds 0(%r28),%fr22
	.EXIT
	.PROCEND
	.size	__math_divzero, .-__math_divzero
	.section	.text.__math_invalid,"ax",@progbits
	.align 4
.globl __math_invalid
	.hidden	__math_invalid
	.type	__math_invalid, @function
__math_invalid:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	fsub,dbl %fr5,%fr5,%fr4
	fcmp,dbl,!? %fr5,%fr5
	stw %r2,-20(%r30)
	ftest
	b .L13
	fdiv,dbl %fr4,%fr4,%fr5
	ldi 33,%r24
	ldw -20(%r30),%r2
	bl with_errno,%r0
	nop
.L13:
	fcpy,dbl %fr5,%fr4
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__math_invalid, .-__math_invalid
	.section	.text.__math_check_uflow,"ax",@progbits
	.align 4
.globl __math_check_uflow
	.hidden	__math_check_uflow
	.type	__math_check_uflow, @function
__math_check_uflow:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	fcmp,dbl,= %fr5,%fr0
	stw %r2,-20(%r30)
	ftest
	b .L16
	fcpy,dbl %fr5,%fr4
	ldi 34,%r24
	ldw -20(%r30),%r2
	bl with_errno,%r0
	nop
.L16:
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__math_check_uflow, .-__math_check_uflow
	.section	.rodata.cst8
	.align 8
.LC10:
	.word	2146435071
	.word	-1
	.section	.text.__math_check_oflow,"ax",@progbits
	.align 4
.globl __math_check_oflow
	.hidden	__math_check_oflow
	.type	__math_check_oflow, @function
__math_check_oflow:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	fabs,dbl %fr5,%fr23
	addil LT'.LC10,%r19
	stw %r2,-20(%r30)
	ldw RT'.LC10(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!?<= %fr23,%fr22
	ftest
	b .L18
	fcpy,dbl %fr5,%fr4
	ldi 34,%r24
	ldw -20(%r30),%r2
	bl with_errno,%r0
	nop
.L18:
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__math_check_oflow, .-__math_check_oflow
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
