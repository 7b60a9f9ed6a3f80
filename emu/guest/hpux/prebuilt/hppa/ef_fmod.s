; 1c23e6ae8ca21ba04487bcd26955582e newlib/libm/math/ef_fmod.c
	.LEVEL 1.1
	.text
	.section	.text.__ieee754_fmodf,"ax",@progbits
	.align 4
.globl __ieee754_fmodf
	.type	__ieee754_fmodf, @function
__ieee754_fmodf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldil L'2139095040,%r22
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r31
	ldo -1(%r22),%r20
	extru %r31,31,31,%r21
	ldo -1(%r21),%r29
	comb,<< %r20,%r29,.L35
	extru %r28,31,31,%r24
	comclr,>= %r20,%r24,%r0
	b,n .L35
	comb,> %r21,%r24,.L1
	copy %r28,%r20
	comb,= %r21,%r24,.L27
	depi 0,31,31,%r20
	and %r31,%r22,%r23
	and %r28,%r22,%r22
	comib,<> 0,%r22,.L6
	zdep %r24,23,24,%r29
	comib,>= 0,%r29,.L47
	ldi -126,%r22
.L7:
	zdep %r29,30,31,%r29
	comib,< 0,%r29,.L7
	ldo -1(%r22),%r22
	comib,<> 0,%r23,.L50
	extrs %r21,8,9,%r29
.L49:
	zdep %r21,23,24,%r23
	comib,> 0,%r23,.L48
	ldi -126,%r29
.L15:
.L52:
	zdep %r23,30,31,%r23
	comib,<= 0,%r23,.L15
	ldo -1(%r29),%r29
	ldi -126,%r23
	comclr,<= %r23,%r22,%r0
	b,n .L17
.L9:
	extru %r28,31,23,%r28
	ldi -126,%r23
	comb,<= %r23,%r29,.L14
	depi -1,8,1,%r28
.L19:
	ldo 157(%r29),%r31
	mtsar %r31
	zvdep %r21,32,%r31
.L20:
	comb,= %r29,%r22,.L21
	sub %r22,%r29,%r21
	sub %r28,%r31,%r22
.L51:
	comib,> 0,%r22,.L23
	zdep %r28,30,31,%r28
	comib,= 0,%r22,.L27
	zdep %r22,30,31,%r28
.L23:
	ldo -1(%r21),%r21
	comib,<>,n 0,%r21,.L51
	sub %r28,%r31,%r22
.L21:
	sub %r28,%r31,%r31
	comiclr,> 0,%r31,%r0
	copy %r31,%r28
	comib,= 0,%r28,.L27
	zdepi -1,31,23,%r21
	comclr,>= %r21,%r28,%r0
	b,n .L29
.L28:
	zdep %r28,30,31,%r28
	comb,>= %r21,%r28,.L28
	ldo -1(%r29),%r29
.L29:
	ldi -126,%r21
	comb,>,n %r21,%r29,.L30
	ldo 127(%r29),%r29
	ldil L'-8388608,%r21
	zdep %r29,8,9,%r29
	addl %r28,%r21,%r28
	or %r28,%r20,%r28
	or %r29,%r28,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	bv,n %r0(%r2)
.L35:
	fmpy,sgl %fr4L,%fr5L,%fr4L
	bv %r0(%r2)
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L6:
	extrs %r24,8,9,%r22
	comib,= 0,%r23,.L49
	ldo -127(%r22),%r22
	extrs %r21,8,9,%r29
.L50:
	ldi -126,%r23
	comb,<= %r23,%r22,.L9
	ldo -127(%r29),%r29
.L17:
	ldo 157(%r22),%r28
	ldi -126,%r23
	mtsar %r28
	comb,> %r23,%r29,.L19
	zvdep %r24,32,%r28
.L14:
	extru %r31,31,23,%r31
	b .L20
	depi -1,8,1,%r31
.L27:
	addil LT'Zero,%r19
	extru %r20,0,1,%r20
	ldw RT'Zero(%r1),%r28
	bv %r0(%r2)
	fldwx,s %r20(%r28),%fr4L
.L30:
	ldo 157(%r29),%r29
	mtsar %r29
	vextrs %r28,32,%r28
	or %r28,%r20,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	bv,n %r0(%r2)
.L48:
	comb,<=,n %r29,%r22,.L31
	ldo 157(%r22),%r28
	mtsar %r28
	b .L14
	zvdep %r24,32,%r28
.L47:
	comib,= 0,%r23,.L8
	zdep %r21,23,24,%r23
	extrs %r21,8,9,%r29
	b .L9
	ldo -127(%r29),%r29
.L8:
	comib,<=,n 0,%r23,.L52
	ldi -126,%r29
.L31:
	extru %r28,31,23,%r28
	ldi -126,%r29
	b .L14
	depi -1,8,1,%r28
	.EXIT
	.PROCEND
	.size	__ieee754_fmodf, .-__ieee754_fmodf
	.section	.rodata
	.align 4
	.type	Zero, @object
	.size	Zero, 8
Zero:
	.word	0
	.word	-2147483648
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
