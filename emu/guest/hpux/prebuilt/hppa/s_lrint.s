; 128f8283cce0abcc9d1633417b915a5a newlib/libm/common/s_lrint.c
	.LEVEL 1.1
	.text
	.section	.text.lrint,"ax",@progbits
	.align 4
.globl lrint
	.type	lrint, @function
lrint:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	ldo 64(%r30),%r30
	stw %r19,-32(%r30)
	ldi 19,%r22
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	extru %r21,1+11-1,11,%r20
	ldo -1023(%r20),%r20
	comb,< %r22,%r20,.L2
	extru %r21,0,1,%r21
	comib,> -1,%r20,.L5
	addil LT'TWO52,%r19
	ldw RT'TWO52(%r1),%r20
	flddx,s %r21(%r20),%fr23
	fadd,dbl %fr23,%fr5,%fr22
	ldo -64(%r30),%r28
	fstds %fr22,8(%r28)
	fldds 8(%r28),%fr22
	fsub,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	extru %r20,31,31,%r28
	comib,= 0,%r28,.L5
	extru %r20,31,20,%r28
	extru %r20,1+11-1,11,%r20
	depi -1,11,1,%r28
	ldo -1012(%r20),%r20
	mtsar %r20
	vextrs %r28,32,%r28
.L6:
	sub %r0,%r28,%r20
	comiclr,= 0,%r21,%r0
	copy %r20,%r28
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L5:
	ldi 0,%r28
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L2:
	ldi 30,%r22
	comb,< %r22,%r20,.L7
	addil LT'TWO52,%r19
	ldw RT'TWO52(%r1),%r20
	flddx,s %r21(%r20),%fr23
	fadd,dbl %fr23,%fr5,%fr22
	ldo -64(%r30),%r28
	fstds %fr22,8(%r28)
	fldds 8(%r28),%fr22
	fsub,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	ldi 31,%r31
	copy %r23,%r28
	extru %r28,1+11-1,11,%r20
	extru %r28,31,20,%r28
	ldo -1043(%r20),%r22
	depi -1,11,1,%r28
	sub %r31,%r22,%r22
	ldo -1023(%r20),%r20
	mtsar %r22
	subi 52,%r20,%r20
	comb,<< %r31,%r20,.L6
	zvdep %r28,32,%r28
	mtsar %r20
	vshd %r0,%r24,%r20
	b .L6
	or %r28,%r20,%r28
.L7:
	fcnvfxt,dbl,sgl %fr5,%fr22R
	fstws %fr22R,-16(%sp)
	ldws -16(%sp),%r28
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	lrint, .-lrint
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
