; b52f0b4020815ac2adfc0c2c16371612 newlib/libm/common/s_llrint.c
	.LEVEL 1.1
	.text
	.section	.text.llrint,"ax",@progbits
	.align 4
.globl llrint
	.type	llrint, @function
llrint:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldi 19,%r31
	stw %r19,-32(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	extru %r20,1+11-1,11,%r22
	ldo -1023(%r22),%r21
	comb,< %r31,%r21,.L2
	extru %r20,0,1,%r23
	comib,> -1,%r21,.L5
	addil LT'TWO52,%r19
	ldw RT'TWO52(%r1),%r20
	flddx,s %r23(%r20),%fr23
	fadd,dbl %fr23,%fr5,%fr22
	ldo -64(%r30),%r28
	fstds %fr22,8(%r28)
	fldds 8(%r28),%fr22
	fsub,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,31,31,%r20
	comib,= 0,%r20,.L5
	extru %r28,31,20,%r20
	extru %r28,1+11-1,11,%r28
	copy %r20,%r21
	ldo -1012(%r28),%r20
	depi -1,11,1,%r21
	mtsar %r20
	vextrs %r21,32,%r20
	copy %r20,%r29
	extrs %r20,0,1,%r28
.L6:
	comib,= 0,%r23,.L23
	ldw -84(%r30),%r2
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
.L23:
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L5:
	ldi 0,%r28
	ldi 0,%r29
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L2:
	ldi 62,%r31
	comb,< %r31,%r21,.L7
	ldi 51,%r31
	comb,>= %r31,%r21,.L8
	addil LT'TWO52,%r19
	extru %r20,31,20,%r20
	ldo -1043(%r22),%r21
	bb,>= %r21,26,.L9
	depi -1,11,1,%r20
	subi 31,%r21,%r21
	ldi 0,%r24
	mtsar %r21
	zvdep %r20,32,%r31
.L10:
	ldo -1075(%r22),%r22
	bb,>= %r22,26,.L11
	uaddcm %r0,%r22,%r21
	subi 31,%r22,%r22
	ldi 0,%r21
	mtsar %r22
	zvdep %r29,32,%r20
.L12:
	or %r31,%r20,%r28
	b .L6
	or %r24,%r21,%r29
.L8:
	ldw RT'TWO52(%r1),%r20
	flddx,s %r23(%r20),%fr22
	fadd,dbl %fr22,%fr5,%fr23
	ldo -64(%r30),%r28
	fstds %fr23,8(%r28)
	fldds 8(%r28),%fr23
	fsub,dbl %fr23,%fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	ldi 32,%r31
	copy %r25,%r28
	extru %r28,1+11-1,11,%r20
	extru %r28,31,20,%r28
	ldo -1043(%r20),%r22
	copy %r28,%r21
	and %r22,%r31,%r31
	comib,= 0,%r31,.L13
	depi -1,11,1,%r21
	subi 31,%r22,%r22
	ldi 0,%r29
	mtsar %r22
	zvdep %r21,32,%r28
.L14:
	ldo -1023(%r20),%r20
	ldi 31,%r21
	subi 52,%r20,%r20
	comb,<< %r21,%r20,.L6
	mtsar %r20
	vshd %r0,%r26,%r20
	or %r29,%r20,%r20
	b .L6
	copy %r20,%r29
.L7:
	fcnvfxt,dbl,dbl %fr5,%fr22
	ldw -84(%r30),%r2
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L13:
	uaddcm %r0,%r22,%r24
	mtsar %r24
	extru %r21,30,31,%r2
	subi 31,%r22,%r22
	vshd %r0,%r2,%r28
	mtsar %r22
	b .L14
	zvdep %r21,32,%r29
.L11:
	mtsar %r21
	extru %r29,30,31,%r20
	subi 31,%r22,%r22
	vshd %r0,%r20,%r20
	mtsar %r22
	b .L12
	zvdep %r29,32,%r21
.L9:
	uaddcm %r0,%r21,%r24
	mtsar %r24
	extru %r20,30,31,%r31
	subi 31,%r21,%r21
	vshd %r0,%r31,%r31
	mtsar %r21
	b .L10
	zvdep %r20,32,%r24
	.EXIT
	.PROCEND
	.size	llrint, .-llrint
	.section	.rodata
	.align 8
	.type	TWO52, @object
	.size	TWO52, 16
TWO52:
	.word	1127219200
	.word	0
	.word	-1020264448
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
