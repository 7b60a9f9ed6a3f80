; 86ba84deddec35f00b17d508f6f3d8ed newlib/libm/common/sf_remquo.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	16777216
	.align 4
.LC1:
	.word	1056964608
	.section	.text.remquof,"ax",@progbits
	.align 4
.globl remquof
	.type	remquof, @function
remquof:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	fcpy,sgl %fr4L,%fr22L
	ldil L'2139095040,%r31
	stwm %r7,128(%r30)
	ldo -104(%r30),%r1
	fcpy,sgl %fr5L,%fr4L
	stw %r6,-124(%r30)
	ldo -1(%r31),%r22
	stw %r5,-120(%r30)
	copy %r24,%r6
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r23
	extru %r23,31,31,%r20
	ldo -1(%r20),%r29
	comb,<< %r22,%r29,.L45
	extru %r28,31,31,%r21
	comclr,>= %r22,%r21,%r3
	ldi 1,%r3
	comb,< %r22,%r21,.L45
	copy %r28,%r5
	xor %r28,%r23,%r7
	comb,> %r20,%r21,.L5
	depi 0,31,31,%r5
	comb,= %r20,%r21,.L63
	and %r23,%r31,%r29
	and %r28,%r31,%r31
	comib,<> 0,%r31,.L7
	zdep %r21,23,24,%r22
	comib,>= 0,%r22,.L64
	ldi -126,%r3
.L8:
	zdep %r22,30,31,%r22
	comib,< 0,%r22,.L8
	ldo -1(%r3),%r3
	comib,<> 0,%r29,.L68
	extrs %r20,8,9,%r31
.L66:
	zdep %r20,23,24,%r22
	comib,>= 0,%r22,.L65
	ldi -126,%r31
.L16:
.L70:
	zdep %r22,30,31,%r22
	comib,< 0,%r22,.L16
	ldo -1(%r31),%r31
	ldi -126,%r22
	comclr,<= %r22,%r3,%r0
	b,n .L18
.L10:
	extru %r28,31,23,%r28
	ldi -126,%r21
	comb,<= %r21,%r31,.L15
	depi -1,8,1,%r28
	ldo 157(%r31),%r21
.L69:
	mtsar %r21
	zvdep %r20,32,%r20
.L21:
	sub %r3,%r31,%r3
	comib,= 0,%r3,.L22
	ldo -1(%r3),%r21
	ldi 0,%r3
.L25:
	sub %r28,%r20,%r22
	comib,> 0,%r22,.L24
	zdep %r28,30,31,%r28
	ldo 1(%r3),%r3
	zdep %r22,30,31,%r28
.L24:
	ldo -1(%r21),%r21
	comib,<> -1,%r21,.L25
	zdep %r3,30,31,%r3
.L22:
	sub %r28,%r20,%r20
	comib,>,n 0,%r20,.L26
	ldo 1(%r3),%r3
	copy %r20,%r28
.L26:
	comib,= 0,%r28,.L27
	zdepi -1,31,23,%r20
	comclr,>= %r20,%r28,%r0
	b,n .L29
.L28:
	zdep %r28,30,31,%r28
	comb,>= %r20,%r28,.L28
	ldo -1(%r31),%r31
.L29:
	ldi -126,%r20
	comb,> %r20,%r31,.L32
	ldo 157(%r31),%r20
	ldo 127(%r31),%r21
	ldil L'-8388608,%r20
	zdep %r21,8,9,%r21
	addl %r28,%r20,%r28
	or %r21,%r28,%r21
.L5:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr12L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!< %fr4L,%fr22L
	ftest
	b .L46
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fcmp,sgl,!< %fr22L,%fr12L
	ftest
	b .L37
	fcmp,sgl,= %fr22L,%fr12L
	ftest
	b .L36
	extru %r3,31,1,%r28
.L67:
	comiclr,<> 0,%r28,%r0
	b,n .L36
.L37:
	fsub,sgl %fr12L,%fr4L,%fr12L
	ldo 1(%r3),%r3
.L36:
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r3,31,31,%r3
	xor %r5,%r28,%r5
	sub %r0,%r3,%r28
	stws %r5,-16(%sp)
	fldws -16(%sp),%fr4L
	comiclr,> 0,%r7,%r0
	copy %r3,%r28
	b .L1
	stw %r28,0(%r6)
.L45:
	fmpy,sgl %fr22L,%fr4L,%fr4L
	stw %r0,0(%r6)
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L1:
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L46:
	fadd,sgl %fr12L,%fr12L,%fr22L
	fcmp,sgl,!> %fr22L,%fr4L
	ftest
	b .L37
	fcmp,sgl,= %fr22L,%fr4L
	ftest
	b .L36
	extru %r3,31,1,%r28
	b,n .L67
.L7:
	extrs %r21,8,9,%r3
	comib,= 0,%r29,.L66
	ldo -127(%r3),%r3
	extrs %r20,8,9,%r31
.L68:
	ldi -126,%r22
	comb,<= %r22,%r3,.L10
	ldo -127(%r31),%r31
.L18:
	ldo 157(%r3),%r28
	mtsar %r28
	zvdep %r21,32,%r28
	ldi -126,%r21
	comb,>,n %r21,%r31,.L69
	ldo 157(%r31),%r21
.L15:
	extru %r23,31,23,%r20
	b .L21
	depi -1,8,1,%r20
.L27:
	sub %r0,%r3,%r28
	addil LT'Zero,%r19
	ldw RT'Zero(%r1),%r20
	comiclr,> 0,%r7,%r0
	copy %r3,%r28
	stw %r28,0(%r6)
	extru %r5,0,1,%r5
	b .L1
	fldwx,s %r5(%r20),%fr4L
.L32:
	mtsar %r20
	b .L5
	vextrs %r28,32,%r21
.L63:
	ldi 1,%r28
	addil LT'Zero,%r19
	stw %r28,0(%r24)
	extru %r5,0,1,%r5
	ldw RT'Zero(%r1),%r28
	b .L1
	fldwx,s %r5(%r28),%fr4L
.L65:
	ldi -126,%r20
	comb,<=,n %r20,%r3,.L40
	ldo 157(%r3),%r28
	copy %r20,%r31
	mtsar %r28
	b .L15
	zvdep %r21,32,%r28
.L64:
	comib,= 0,%r29,.L9
	zdep %r20,23,24,%r22
	extrs %r20,8,9,%r31
	b .L10
	ldo -127(%r31),%r31
.L9:
	comib,<,n 0,%r22,.L70
	ldi -126,%r31
.L40:
	extru %r28,31,23,%r28
	ldi -126,%r31
	b .L15
	depi -1,8,1,%r28
	.EXIT
	.PROCEND
	.size	remquof, .-remquof
	.section	.rodata
	.align 4
	.type	Zero, @object
	.size	Zero, 8
Zero:
	.word	0
	.word	-2147483648
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
