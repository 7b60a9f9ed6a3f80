; a11a8bd22961bf6cb111e439c3f08af9 newlib/libm/math/e_hypot.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2144337920
	.word	0
	.section	.text.__ieee754_hypot,"ax",@progbits
	.align 4
.globl __ieee754_hypot
	.type	__ieee754_hypot, @function
__ieee754_hypot:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r31
	extru %r31,31,31,%r31
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r31,%r23
	copy %r28,%r20
	extru %r20,31,31,%r20
	comb,<= %r20,%r31,.L2
	copy %r20,%r24
	copy %r31,%r25
	copy %r28,%r21
	copy %r29,%r22
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r20,%r31
	copy %r23,%r20
	copy %r24,%r23
	copy %r25,%r24
.L2:
	copy %r31,%r21
	copy %r20,%r28
	ldil L'62914560,%r31
	sub %r23,%r24,%r20
	comb,< %r31,%r20,.L28
	ldil L'1596981248,%r20
	comb,< %r20,%r23,.L29
	ldil L'2146435072,%r20
	ldi 0,%r3
.L5:
	ldil L'548405248,%r20
	ldo -1(%r20),%r20
	comb,< %r20,%r24,.L8
	zdepi -1,31,20,%r20
	comb,< %r20,%r24,.L9
	ldil L'629145600,%r20
	or %r24,%r29,%r20
	comib,= 0,%r20,.L14
	addil LT'.LC0,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	ldw RT'.LC0(%r1),%r20
	ldo -1022(%r3),%r3
	fldds 0(%r20),%fr22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr26,%fr22,%fr26
	fmpy,dbl %fr23,%fr22,%fr23
	fstds %fr26,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
.L8:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr25
	fsub,dbl %fr25,%fr26,%fr24
	fcmp,dbl,!< %fr26,%fr24
	ftest
	b .L15
	ldil L'1048576,%r20
	ldi 0,%r25
	ldi 0,%r26
	fadd,dbl %fr25,%fr25,%fr22
	copy %r25,%r21
	copy %r26,%r22
	copy %r24,%r25
	stws %r25,-16(%sp)
	stws %r26,-12(%sp)
	fldds -16(%sp),%fr5
	addl %r23,%r20,%r21
	fsub,dbl %fr26,%fr5,%fr25
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr25,%fr23,%fr25
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	fmpy,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr5,%fr23,%fr5
	fadd,dbl %fr22,%fr25,%fr22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	fsub,dbl %fr23,%fr22,%fr22
.L26:
	bl __ieee754_sqrt,%r2
	fsub,dbl %fr5,%fr22,%fr5
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	comib,= 0,%r3,.L1
	zdep %r3,11,12,%r3
	ldil L'1072693248,%r21
	ldi 0,%r22
	ldil L'1072693248,%r20
	addl %r3,%r20,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr4,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
.L1:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L29:
	ldo -1(%r20),%r20
	comb,< %r20,%r23,.L30
	ldil L'-629145600,%r20
	ldi 600,%r3
	addl %r23,%r20,%r23
	addl %r24,%r20,%r24
	copy %r23,%r21
	b .L5
	copy %r24,%r28
.L28:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	ldw -84(%r30),%r2
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	ldw -60(%r30),%r3
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L15:
	ldi 0,%r25
	ldi 0,%r26
	copy %r23,%r25
	stws %r25,-16(%sp)
	stws %r26,-12(%sp)
	fldds -16(%sp),%fr5
	fsub,dbl %fr25,%fr5,%fr22
	fadd,dbl %fr25,%fr5,%fr23
	fmpy,dbl %fr5,%fr5,%fr5
	fmpy,dbl %fr23,%fr22,%fr23
	and,< %r28,%r28,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	copy %r29,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	b .L26
	fsub,dbl %fr22,%fr23,%fr22
.L9:
	ldo -600(%r3),%r3
	addl %r23,%r20,%r23
	addl %r24,%r20,%r24
	copy %r23,%r21
	b .L8
	copy %r24,%r28
.L30:
	extru %r23,31,20,%r23
	or %r23,%r22,%r23
	comib,= 0,%r23,.L31
	ldil L'2146435072,%r20
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	fadd,dbl %fr24,%fr25,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
.L31:
	xor %r24,%r20,%r20
	or %r20,%r29,%r20
	comib,= 0,%r20,.L1
	nop
.L14:
	copy %r21,%r28
	copy %r22,%r29
	ldw -84(%r30),%r2
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__ieee754_hypot, .-__ieee754_hypot
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
