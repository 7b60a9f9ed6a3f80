; a0784d96a0f35b3b4bb8c0627b49752c newlib/libm/math/e_fmod.c
	.LEVEL 1.1
	.text
	.section	.text.__ieee754_fmod,"ax",@progbits
	.align 4
.globl __ieee754_fmod
	.type	__ieee754_fmod, @function
__ieee754_fmod:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r31
	copy %r22,%r23
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	extru %r31,31,31,%r29
	copy %r25,%r20
	or %r22,%r29,%r28
	comib,= 0,%r28,.L2
	extru %r20,31,31,%r1
	ldil L'2146435072,%r24
	ldo -1(%r24),%r28
	comb,<< %r28,%r1,.L2
	sub %r0,%r22,%r28
	or %r28,%r22,%r28
	extru %r28,0,1,%r28
	or %r28,%r29,%r28
	comb,<< %r24,%r28,.L2
	copy %r20,%r2
	copy %r26,%r28
	comb,< %r29,%r1,.L5
	depi 0,31,31,%r2
	comclr,<= %r29,%r1,%r0
	b,n .L55
	comclr,>>= %r26,%r22,%r0
	b,n .L55
	comb,=,n %r26,%r22,.L47
	and %r20,%r24,%r24
	comiclr,= 0,%r24,%r0
	b,n .L8
	comib,<> 0,%r1,.L7
	copy %r26,%r22
	comib,>= 0,%r26,.L84
	ldi -1043,%r21
.L9:
	zdep %r22,30,31,%r22
	comib,< 0,%r22,.L9
	ldo -1(%r21),%r21
.L15:
	ldil L'2146435072,%r22
.L93:
	and %r31,%r22,%r22
	comib,<> 0,%r22,.L97
	extrs %r29,11,12,%r24
.L87:
	comiclr,= 0,%r29,%r0
	b,n .L24
	comib,>= 0,%r23,.L85
	copy %r23,%r22
.L12:
	ldi -1043,%r24
.L27:
	zdep %r22,30,31,%r22
	comib,< 0,%r22,.L27
	ldo -1(%r24),%r24
	b .L92
	ldi -1022,%r22
.L2:
	stws %r25,-16(%sp)
	stws %r26,-12(%sp)
	fldds -16(%sp),%fr22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr22,%fr23,%fr4
	fdiv,dbl %fr4,%fr4,%fr4
	ldw -20(%r30),%r2
.L95:
	bv,n %r0(%r2)
.L5:
	and %r20,%r24,%r24
	comiclr,= 0,%r24,%r0
	b,n .L8
.L7:
	zdep %r1,20,21,%r22
	comib,>= 0,%r22,.L86
	ldi -1022,%r21
.L16:
	zdep %r22,30,31,%r22
	comib,>= 0,%r22,.L15
	ldo -1(%r21),%r21
	zdep %r22,30,31,%r22
	comib,< 0,%r22,.L16
	ldo -1(%r21),%r21
	b .L93
	ldil L'2146435072,%r22
.L8:
	extrs %r1,11,12,%r21
	ldil L'2146435072,%r22
	and %r31,%r22,%r22
	comib,= 0,%r22,.L87
	ldo -1023(%r21),%r21
	extrs %r29,11,12,%r24
.L97:
	ldo -1023(%r24),%r24
	ldi -1022,%r22
.L92:
	comclr,<= %r22,%r21,%r0
	b,n .L25
.L22:
	extru %r20,31,20,%r20
	depi -1,11,1,%r20
.L31:
	ldi -1022,%r22
	comclr,<= %r22,%r24,%r0
	b,n .L33
.L29:
	extru %r31,31,20,%r31
	sub %r28,%r23,%r29
	depi -1,11,1,%r31
.L34:
	comb,<> %r24,%r21,.L44
	sub %r21,%r24,%r22
	b .L94
	sub %r20,%r31,%r31
.L89:
	addib,<,n -1,%r21,.L40
	sub %r28,%r23,%r28
	extru %r28,0,1,%r20
.L98:
	ldo -1(%r22),%r22
	zdep %r28,30,31,%r28
	comib,= 0,%r22,.L88
	sh1addl %r21,%r20,%r20 
.L44:
	sub %r20,%r31,%r21
	comb,>> %r23,%r28,.L89
	extru %r28,0,1,%r29
	comib,>,n 0,%r21,.L40
	sub %r28,%r23,%r28
	or %r21,%r28,%r20
	comib,<> 0,%r20,.L98
	extru %r28,0,1,%r20
.L47:
	extru %r2,0,1,%r2
.L99:
	addil LT'Zero,%r19
	ldw RT'Zero(%r1),%r28
	flddx,s %r2(%r28),%fr4
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L40:
	sh1addl %r20,%r29,%r20 
	ldo -1(%r22),%r22
	comib,<> 0,%r22,.L44
	zdep %r28,30,31,%r28
.L88:
	sub %r28,%r23,%r29
	sub %r20,%r31,%r31
.L94:
	sub %r28,%r23,%r0
	subb %r31,%r0,%r31
.L45:
	comiclr,> 0,%r31,%r0
	copy %r29,%r28
	comiclr,> 0,%r31,%r0
	copy %r31,%r20
	or %r20,%r28,%r21
	comib,=,n 0,%r21,.L99
	extru %r2,0,1,%r2
	zdepi -1,31,20,%r22
	comb,< %r22,%r20,.L100
	ldi -1022,%r21
.L48:
	extru %r28,0,1,%r21
	ldo -1(%r24),%r24
	sh1addl %r20,%r21,%r20 
	comb,>= %r22,%r20,.L48
	zdep %r28,30,31,%r28
	ldi -1022,%r21
.L100:
	comb,<= %r21,%r24,.L90
	ldil L'-1048576,%r21
	subi -1022,%r24,%r21
	ldi 20,%r22
	comb,< %r22,%r21,.L51
	ldi 31,%r22
	mtsar %r21
	subi -1023,%r24,%r24
	vshd %r0,%r28,%r28
	subi 31,%r21,%r21
	mtsar %r24
	zvdep %r20,32,%r22
	mtsar %r21
	or %r22,%r28,%r21
	vextrs %r20,32,%r20
	or %r20,%r2,%r2
.L52:
	copy %r2,%r28
	copy %r21,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L95
	ldw -20(%r30),%r2
.L33:
	subi -1022,%r24,%r22
	ldi 31,%r31
	comb,< %r31,%r22,.L35
	ldo 1054(%r24),%r31
.L26:
	mtsar %r31
	subi 31,%r22,%r22
	vshd %r0,%r23,%r31
	mtsar %r22
	zvdep %r29,32,%r29
	zvdep %r23,32,%r23
	or %r31,%r29,%r31
	b .L34
	sub %r28,%r23,%r29
.L85:
	ldi -1022,%r22
	comb,<= %r22,%r21,.L101
	extru %r20,31,20,%r20
	ldi -1043,%r24
.L25:
	subi -1022,%r21,%r20
	ldi 31,%r22
	comb,>=,n %r22,%r20,.L54
	ldo 1085(%r21),%r20
	mtsar %r20
	zvdep %r28,32,%r20
	b .L31
	ldi 0,%r28
.L84:
	ldil L'2146435072,%r21
	and %r31,%r21,%r21
	comib,<> 0,%r21,.L10
	extrs %r29,11,12,%r24
	comib,<> 0,%r29,.L11
	zdep %r29,20,21,%r22
	ldi -1043,%r21
	copy %r23,%r22
	comib,< 0,%r23,.L12
	copy %r21,%r24
	ldi -1043,%r21
	ldi 21,%r20
.L54:
	ldo 1054(%r21),%r22
.L14:
	subi 31,%r20,%r20
	mtsar %r22
	vshd %r0,%r28,%r22
	mtsar %r20
	zvdep %r1,32,%r1
	zvdep %r28,32,%r28
	b .L31
	or %r22,%r1,%r20
.L35:
	ldo 1085(%r24),%r31
	sub %r21,%r24,%r22
	mtsar %r31
	zvdep %r23,32,%r31
	comb,<> %r24,%r21,.L44
	ldi 0,%r23
	sub %r20,%r31,%r31
	b .L45
	copy %r28,%r29
.L24:
	zdep %r29,20,21,%r22
	comib,>= 0,%r22,.L91
	ldi -1022,%r24
.L20:
	ldi -1022,%r24
.L30:
.L102:
	zdep %r22,30,31,%r22
	comib,< 0,%r22,.L30
	ldo -1(%r24),%r24
	b .L92
	ldi -1022,%r22
.L90:
	ldo 1023(%r24),%r24
	addl %r20,%r21,%r20
	zdep %r24,11,12,%r24
	or %r20,%r2,%r20
	copy %r28,%r22
	or %r24,%r20,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	b .L95
	ldw -20(%r30),%r2
.L86:
	ldil L'2146435072,%r22
	and %r31,%r22,%r22
	comib,<> 0,%r22,.L17
	extrs %r29,11,12,%r24
	comiclr,= 0,%r29,%r0
	b,n .L18
	comib,< 0,%r23,.L12
	copy %r23,%r22
	extru %r20,31,20,%r20
.L101:
	ldi 11,%r31
	depi -1,11,1,%r20
	ldi -1043,%r24
	b .L26
	ldi 21,%r22
.L91:
	comb,> %r24,%r21,.L25
	extru %r20,31,20,%r20
.L96:
	ldi -1022,%r24
	b .L29
	depi -1,11,1,%r20
.L55:
	stws %r25,-16(%sp)
	stws %r26,-12(%sp)
	fldds -16(%sp),%fr4
	b .L95
	ldw -20(%r30),%r2
.L51:
	comb,< %r22,%r21,.L53
	mtsar %r21
	subi -1023,%r24,%r24
	vshd %r0,%r28,%r28
	mtsar %r24
	zvdep %r20,32,%r21
	b .L52
	or %r21,%r28,%r21
.L53:
	ldo 1085(%r24),%r24
	mtsar %r24
	b .L52
	vextrs %r20,32,%r21
.L17:
	b .L22
	ldo -1023(%r24),%r24
.L10:
	ldi 11,%r22
	ldo -1023(%r24),%r24
	ldi -1043,%r21
	b .L14
	ldi 21,%r20
.L18:
	zdep %r29,20,21,%r22
	comib,<,n 0,%r22,.L102
	ldi -1022,%r24
	b .L96
	extru %r20,31,20,%r20
.L11:
	ldi -1043,%r21
	comib,< 0,%r22,.L20
	ldi -1022,%r24
	b .L54
	ldi 21,%r20
	.EXIT
	.PROCEND
	.size	__ieee754_fmod, .-__ieee754_fmod
	.section	.rodata
	.align 8
	.type	Zero, @object
	.size	Zero, 16
Zero:
	.word	0
	.word	0
	.word	-2147483648
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
