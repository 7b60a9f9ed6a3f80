; 66d6873e2cea6dc140be2c1327228e1c emu/guest/libc/shown.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	0
	.word	-858993459
	.section	.text.set_exponent,"ax",@progbits
	.align 4
	.type	set_exponent, @function
set_exponent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	extrs %r25,31,8,%r25
	ldi 8,%r21
	or,>= %r0,%r24,%r22
	subi 0,%r22,%r22
	ldo 80(%r26),%r2
.L6:
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,28,29,%r20
	copy %r21,%r29
	sh2addl %r20,%r20,%r28 
	ldo -1(%r21),%r21
	zdep %r28,30,31,%r28
	addl %r2,%r21,%r31
	sub %r22,%r28,%r28
	ldo 48(%r28),%r28
	stb %r28,0(%r31)
	copy %r22,%r31
	subi 8,%r21,%r28
	comb,< %r28,%r23,.L6
	copy %r20,%r22
	comib,<< 9,%r31,.L6
	addl %r26,%r29,%r28
	ldi 43,%r20
	ldo -3(%r29),%r29
	addl %r2,%r29,%r2
	comiclr,<= 0,%r24,%r0
	ldi 45,%r20
	stb %r20,78(%r28)
	addl %r26,%r29,%r28
	stb %r25,80(%r28)
	subi 8,%r29,%r29
	ldw 8(%r26),%r28
	ldo 1(%r28),%r20
	stw %r20,8(%r26)
	sh3addl %r28,%r26,%r26 
	stw %r2,16(%r26)
	stw %r29,20(%r26)
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	set_exponent, .-set_exponent
	.section	.text.add_digits,"ax",@progbits
	.align 4
	.type	add_digits, @function
add_digits:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 92(%r26),%r28
	comb,>= %r25,%r28,.L9
	sub %r28,%r25,%r28
	ldw 96(%r26),%r21
	comclr,> %r24,%r28,%r0
	copy %r24,%r28
	comib,>= 0,%r28,.L11
	addl %r21,%r25,%r21
	ldw 8(%r26),%r20
	ldo 1(%r20),%r22
	stw %r22,8(%r26)
	sh3addl %r20,%r26,%r20 
	stw %r21,16(%r20)
	stw %r28,20(%r20)
.L11:
	sub %r24,%r28,%r24
.L9:
	comib,>=,n 0,%r24,.L8
	ldw 8(%r26),%r28
	ldo 1(%r28),%r20
	stw %r20,8(%r26)
	sh3addl %r28,%r26,%r26 
	stw %r0,16(%r26)
	stw %r24,20(%r26)
.L8:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	add_digits, .-add_digits
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC1:
	.stringz	"."
	.section	.text.show_scientific,"ax",@progbits
	.align 4
	.type	show_scientific, @function
show_scientific:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	extrs %r23,31,8,%r7
	stw %r6,-124(%r30)
	copy %r25,%r6
	ldi 0,%r25
	stw %r5,-120(%r30)
	copy %r24,%r5
	ldi 1,%r24
	stw %r4,-116(%r30)
	copy %r19,%r4
	or %r6,%r5,%r5
	stw %r3,-112(%r30)
	copy %r26,%r3
	bl add_digits,%r2
	stw %r19,-32(%r30)
	comib,<> 0,%r5,.L22
	copy %r4,%r19
.L14:
	copy %r6,%r24
	copy %r19,%r4
	ldi 1,%r25
	bl add_digits,%r2
	copy %r3,%r26
	ldw 92(%r3),%r24
	comib,= 0,%r24,.L15
	copy %r4,%r19
	ldw 88(%r3),%r24
	ldo -1(%r24),%r24
.L15:
	copy %r3,%r26
	ldi 2,%r23
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	copy %r7,%r25
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bl set_exponent,%r0
	ldwm -128(%r30),%r7
.L22:
	ldw 8(%r3),%r28
	ldo 1(%r28),%r20
	stw %r20,8(%r3)
	sh3addl %r28,%r3,%r28 
	addil LT'.LC1,%r19
	ldi 1,%r20
	ldw RT'.LC1(%r1),%r21
	stw %r20,20(%r28)
	b .L14
	stw %r21,16(%r28)
	.EXIT
	.PROCEND
	.size	show_scientific, .-show_scientific
	.section	.text.show_fixed,"ax",@progbits
	.align 4
	.type	show_fixed, @function
show_fixed:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	or %r25,%r24,%r7
	stw %r5,-120(%r30)
	copy %r25,%r5
	stw %r3,-112(%r30)
	stw %r6,-124(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 88(%r26),%r6
	comib,> 0,%r6,.L35
	copy %r26,%r3
	comib,= 0,%r6,.L27
	copy %r19,%r4
	copy %r6,%r24
	bl add_digits,%r2
	ldi 0,%r25
	comib,<> 0,%r7,.L36
	copy %r4,%r19
.L29:
	copy %r5,%r24
	copy %r3,%r26
	ldw -148(%r30),%r2
	ldw -120(%r30),%r5
	comclr,< %r6,%r0,%r25
	copy %r6,%r25
	ldw -116(%r30),%r4
	ldw -124(%r30),%r6
	ldw -112(%r30),%r3
	bl add_digits,%r0
	ldwm -128(%r30),%r7
.L35:
	ldw 8(%r26),%r21
	ldo 1(%r21),%r22
	stw %r22,8(%r26)
	sh3addl %r21,%r26,%r28 
	ldi 1,%r31
	stw %r0,16(%r28)
	sub %r0,%r6,%r20
	comclr,> %r25,%r20,%r0
	copy %r25,%r20
	comib,<> 0,%r7,.L37
	stw %r31,20(%r28)
.L26:
	comib,>=,n 0,%r20,.L32
	ldw 8(%r3),%r28
	ldo 1(%r28),%r21
	stw %r21,8(%r3)
	sh3addl %r28,%r3,%r28 
	stw %r0,16(%r28)
	stw %r20,20(%r28)
.L32:
	b .L29
	sub %r5,%r20,%r5
.L36:
	ldw 8(%r3),%r28
	ldo 1(%r28),%r20
	stw %r20,8(%r3)
	sh3addl %r28,%r3,%r28 
	addil LT'.LC1,%r19
	ldi 1,%r20
	ldw RT'.LC1(%r1),%r21
	stw %r20,20(%r28)
	b .L29
	stw %r21,16(%r28)
.L37:
	ldo 2(%r21),%r21
	stw %r21,8(%r26)
	sh3addl %r22,%r26,%r22 
	addil LT'.LC1,%r19
	stw %r31,20(%r22)
	ldw RT'.LC1(%r1),%r21
	b .L26
	stw %r21,16(%r22)
.L27:
	ldw 8(%r26),%r20
	ldo 1(%r20),%r21
	stw %r21,8(%r26)
	sh3addl %r20,%r26,%r28 
	ldi 1,%r22
	stw %r6,16(%r28)
	comib,= 0,%r7,.L29
	stw %r22,20(%r28)
	ldo 2(%r20),%r20
	stw %r20,8(%r3)
	sh3addl %r21,%r3,%r21 
	addil LT'.LC1,%r19
	stw %r22,20(%r21)
	ldw RT'.LC1(%r1),%r20
	b .L29
	stw %r20,16(%r21)
	.EXIT
	.PROCEND
	.size	show_fixed, .-show_fixed
	.section	.text.show_decimal,"ax",@progbits
	.align 4
	.type	show_decimal, @function
show_decimal:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	extrs %r25,31,8,%r28
	copy %r28,%r20
	copy %r24,%r25
	depi -1,26,1,%r20
	copy %r23,%r24
	ldi 103,%r22
	ldi 101,%r23
	comclr,= %r20,%r28,%r0
	ldi 69,%r23
	comb,= %r22,%r20,.L65
	copy %r26,%r21
	ldi 101,%r28
	comb,= %r28,%r20,.L66
	ldw -20(%r30),%r2
	bl show_fixed,%r0
	nop
.L66:
	bl show_scientific,%r0
	nop
.L65:
	ldw 92(%r26),%r28
	comib,= 0,%r28,.L67
	ldw 88(%r26),%r20
	ldo -1(%r20),%r29
	comib,= 0,%r25,.L43
	ldi 1,%r22
	copy %r25,%r22
	ldo -1(%r25),%r25
.L43:
	comiclr,<> 0,%r24,%r31
	ldi 1,%r31
	comib,> -4,%r29,.L44
	copy %r31,%r26
	comclr,<= %r22,%r29,%r0
	b,n .L68
.L44:
	comclr,> %r22,%r28,%r0
	b,n .L45
	comib,=,n 0,%r26,.L45
	ldo -1(%r28),%r25
	comiclr,< 0,%r25,%r0
	ldi 0,%r25
.L45:
	copy %r21,%r26
	ldw -20(%r30),%r2
	bl show_scientific,%r0
	nop
.L67:
	comiclr,= 0,%r25,%r22
	ldi 1,%r22
	comiclr,<> 0,%r24,%r31
	ldi 1,%r31
	sub %r25,%r22,%r25
.L42:
	comib,= 0,%r31,.L46
	sub %r28,%r20,%r28
	comclr,< %r28,%r0,%r20
	copy %r28,%r20
	comclr,<= %r25,%r28,%r0
	copy %r20,%r25
.L46:
	copy %r21,%r26
	ldw -20(%r30),%r2
	bl show_fixed,%r0
	nop
.L68:
	b .L42
	sub %r25,%r29,%r25
	.EXIT
	.PROCEND
	.size	show_decimal, .-show_decimal
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"0123456789abcdef"
	.align 4
.LC3:
	.stringz	"0123456789ABCDEF"
	.align 4
.LC4:
	.stringz	"0x"
	.align 4
.LC5:
	.stringz	"0X"
	.section	.text.show_hexadecimal.constprop.0,"ax",@progbits
	.align 4
	.type	show_hexadecimal.constprop.0, @function
show_hexadecimal.constprop.0:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r22
	ldi 97,%r28
	stwm %r6,64(%r30)
	ldw -116(%r30),%r24
	stw %r5,-60(%r30)
	ldw -128(%r30),%r6
	ldo 100(%r26),%r5
	stw %r4,-56(%r30)
	ldw -124(%r30),%r4
	stw %r3,-52(%r30)
	ldw -120(%r30),%r3
	extrs %r3,31,8,%r3
	comb,= %r28,%r3,.L118
	stw %r19,-32(%r30)
	comib,> 0,%r4,.L103
	addil LT'.LC3,%r19
	comb,> %r23,%r4,.L104
	copy %r1,%r28
	addil LT'.LC5,%r19
	ldw RT'.LC3(%r28),%r31
	ldw RT'.LC5(%r1),%r20
.L73:
	ldbx %r31(%r25),%r28
	stw %r20,12(%r26)
	ldi 1,%r25
	stb %r28,100(%r26)
.L100:
	ldi 0,%r28
	ldo 101(%r26),%r29
.L91:
	ldbx %r22(%r28),%r20
	addl %r29,%r28,%r21
	extrs %r20,31,8,%r20
	ldbx %r31(%r20),%r20
	ldo 1(%r28),%r28
	comb,<> %r23,%r28,.L91
	stb %r20,0(%r21)
	ldw 8(%r26),%r20
	ldo 1(%r20),%r21
	stw %r21,8(%r26)
	sh3addl %r20,%r26,%r28 
	ldi 1,%r22
	stw %r5,16(%r28)
	comib,<> 0,%r25,.L92
	stw %r22,20(%r28)
.L99:
	comib,= 0,%r6,.L120
	ldi 1,%r23
	ldo 2(%r20),%r20
	stw %r20,8(%r26)
	sh3addl %r21,%r26,%r21 
	addil LT'.LC1,%r19
	ldi 1,%r28
	ldw RT'.LC1(%r1),%r20
	stw %r28,20(%r21)
	stw %r20,16(%r21)
.L94:
	ldi 1,%r23
.L120:
	ldi 80,%r25
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	comiclr,<> 97,%r3,%r0
	ldi 112,%r25
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bl set_exponent,%r0
	ldwm -64(%r30),%r6
.L92:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r31
	stw %r31,24(%r28)
	ldo 3(%r20),%r20
	stw %r22,28(%r28)
	ldo 28(%r28),%r21
	stw %r20,8(%r26)
	stw %r29,32(%r28)
	stw %r23,36(%r28)
.L97:
	sub %r4,%r23,%r23
	comib,>=,n 0,%r23,.L120
	ldi 1,%r23
	ldw 8(%r26),%r28
	ldo 1(%r28),%r20
	stw %r20,8(%r26)
	sh3addl %r28,%r26,%r28 
	stw %r0,16(%r28)
	ldo 16(%r28),%r20
	ldo 20(%r28),%r28
	b .L94
	stw %r23,0(%r28)
.L103:
	ldw RT'.LC3(%r1),%r31
.L71:
	b .L74
	ldo -1(%r22),%r20
.L76:
	comib,= 0,%r23,.L75
	copy %r23,%r21
.L74:
	ldbx %r20(%r23),%r28
	comib,=,n 0,%r28,.L76
	ldo -1(%r23),%r23
	ldi 1,%r21
.L75:
	ldi 97,%r28
	comb,= %r28,%r3,.L121
	addil LT'.LC4,%r19
.L108:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
.L89:
	ldbx %r31(%r25),%r28
	stw %r20,12(%r26)
	comiclr,>= 0,%r4,%r20
	ldi 1,%r20
	or %r21,%r20,%r25
	comib,< 0,%r23,.L100
	stb %r28,100(%r26)
	ldw 8(%r26),%r20
	ldo 1(%r20),%r21
	stw %r21,8(%r26)
	sh3addl %r20,%r26,%r28 
	ldi 1,%r22
	stw %r5,16(%r28)
	comib,= 0,%r25,.L99
	stw %r22,20(%r28)
	ldo 2(%r20),%r20
	stw %r20,8(%r26)
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r21
	stw %r22,28(%r28)
	b .L97
	stw %r21,24(%r28)
.L118:
	comib,> 0,%r4,.L101
	addil LT'.LC2,%r19
	comb,> %r23,%r4,.L102
	copy %r1,%r28
	addil LT'.LC4,%r19
	ldw RT'.LC2(%r28),%r31
	b .L73
	ldw RT'.LC4(%r1),%r20
.L102:
	ldw RT'.LC2(%r1),%r31
.L72:
	ldo 1(%r4),%r28
	comb,>= %r28,%r23,.L106
	addl %r22,%r28,%r28
	addl %r22,%r23,%r23
	ldi 0,%r21
.L78:
	ldb 0(%r28),%r20
	ldo 1(%r28),%r28
	extrs %r20,31,8,%r20
	comb,<> %r28,%r23,.L78
	or %r21,%r20,%r21
	comib,<> 0,%r4,.L77
	copy %r25,%r20
.L80:
	ldbx %r22(%r4),%r28
	extrs %r28,31,8,%r28
	comib,>= 7,%r28,.L82
	or %r20,%r21,%r20
	comiclr,= 0,%r20,%r0
	b,n .L110
	comiclr,<> 8,%r28,%r0
	b,n .L82
.L110:
	ldo -1(%r4),%r28
	comib,<= 0,%r28,.L87
	addl %r22,%r28,%r20
	b .L82
	ldo 1(%r25),%r25
.L86:
	comb,= %r20,%r22,.L88
	ldo -1(%r20),%r28
	copy %r28,%r20
.L87:
	ldb 0(%r20),%r28
	ldo 1(%r28),%r28
	extrs %r28,31,8,%r28
	comib,<,n 15,%r28,.L86
	stb %r0,0(%r20)
	stb %r28,0(%r20)
.L82:
	comiclr,= 0,%r4,%r21
	ldi 1,%r21
	ldi 97,%r28
	comb,<> %r28,%r3,.L108
	copy %r4,%r23
	addil LT'.LC4,%r19
.L121:
	b .L89
	ldw RT'.LC4(%r1),%r20
.L101:
	b .L71
	ldw RT'.LC2(%r1),%r31
.L104:
	b .L72
	ldw RT'.LC3(%r1),%r31
.L106:
	ldi 0,%r21
.L77:
	addl %r22,%r4,%r28
	ldb -1(%r28),%r20
	b .L80
	extru %r20,31,1,%r20
.L88:
	b .L82
	ldo 1(%r25),%r25
	.EXIT
	.PROCEND
	.size	show_hexadecimal.constprop.0, .-show_hexadecimal.constprop.0
	.section	.text.forget_decimal,"ax",@progbits
	.align 4
.globl forget_decimal
	.type	forget_decimal, @function
forget_decimal:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	copy %r26,%r3
	ldo 12(%r3),%r5
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldw 8(%r26),%r26
	comclr,<> %r5,%r26,%r0
	b,n .L123
	bl free,%r2
	nop
.L123:
	stw %r5,8(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	forget_decimal, .-forget_decimal
	.section	.text.forget_shown,"ax",@progbits
	.align 4
.globl forget_shown
	.type	forget_shown, @function
forget_shown:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 88(%r26),%r26
	stwm %r4,64(%r30)
	bl forget_decimal,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	forget_shown, .-forget_shown
	.section	.rodata.str1.4
	.align 4
.LC6:
	.stringz	"NAN"
	.align 4
.LC7:
	.stringz	"nan"
	.align 4
.LC8:
	.stringz	"INF"
	.align 4
.LC9:
	.stringz	"inf"
	.align 4
.LC11:
	.stringz	""
	.section	.rodata.cst8
	.align 8
.LC10:
	.word	2146435071
	.word	-1
	.section	.text.show_double,"ax",@progbits
	.align 4
.globl show_double
	.type	show_double, @function
show_double:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r28
	fabs,dbl %fr7,%fr23
	fldds 0(%r28),%fr22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -188(%r30),%r28
	fcmp,dbl,!?> %fr23,%fr22
	stw %r6,-100(%r30)
	ldw -184(%r30),%r6
	stw %r5,-96(%r30)
	ldw -180(%r30),%r5
	extrs %r5,31,8,%r5
	stw %r3,-88(%r30)
	copy %r26,%r3
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	stw %r28,-104(%r30)
	copy %r23,%r28
	copy %r28,%r20
	stw %r4,-92(%r30)
	depi 0,31,31,%r20
	ldi 1,%r28
	ftest
	b .L126
	stw %r19,-32(%r30)
	ldi 0,%r28
.L126:
	ldi 1,%r21
	addil LT'.LC11,%r19
	stw %r0,8(%r3)
	xor %r28,%r21,%r28
	ldw RT'.LC11(%r1),%r21
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	stw %r21,12(%r3)
	extru %r28,31,8,%r28
	ldo 100(%r3),%r21
	stw %r20,0(%r3)
	stw %r28,4(%r3)
	comib,= 0,%r28,.L148
	stw %r21,96(%r3)
	copy %r5,%r28
	ldi 97,%r20
	depi -1,26,1,%r28
	comb,= %r20,%r28,.L149
	copy %r23,%r25
	comib,> 0,%r6,.L150
	ldo 88(%r3),%r26
	ldi 102,%r20
	comb,= %r20,%r28,.L145
	ldi 101,%r20
	comb,= %r20,%r28,.L138
	ldo 1(%r6),%r21
	ldi 1,%r21
	comiclr,= 0,%r6,%r0
	copy %r6,%r21
.L138:
	comiclr,<> 102,%r28,%r28
	ldi 1,%r28
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr7
	copy %r19,%r4
	stw %r28,-56(%r30)
	bl double_decimal,%r2
	stw %r21,-52(%r30)
	copy %r4,%r19
	copy %r6,%r24
	ldw -104(%r30),%r23
	copy %r5,%r25
	bl show_decimal,%r2
	copy %r3,%r26
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L150:
	ldi 101,%r20
	comb,= %r20,%r28,.L144
	ldi 6,%r6
	b .L138
	copy %r6,%r21
.L148:
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr22
	fcmp,dbl,!= %fr22,%fr22
	ldo -65(%r5),%r5
	ldi 25,%r28
	ftest
	b .L128
	extru %r5,31,8,%r5
	comb,<< %r28,%r5,.L140
	addil LT'.LC7,%r19
	addil LT'.LC6,%r19
	b .L129
	ldw RT'.LC6(%r1),%r20
.L128:
	comb,<< %r28,%r5,.L141
	addil LT'.LC9,%r19
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
.L129:
	ldi 1,%r28
	stw %r28,8(%r3)
	ldi 3,%r28
	stw %r20,16(%r3)
	stw %r28,20(%r3)
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L149:
	ldo -120(%r30),%r1
	copy %r24,%r2
	extru %r23,1+11-1,11,%r4
	copy %r1,%r21
	ldo -107(%r30),%r29
	ldi 48,%r28
	ldi 32,%r31
	b .L134
	zdep %r23,30,31,%r26
.L152:
	vshd %r0,%r25,%r20
	extru %r20,31,4,%r20
	stb %r20,0(%r21)
	ldo 1(%r21),%r21
	comb,= %r29,%r21,.L151
	ldo -4(%r28),%r28
.L134:
	uaddcm %r0,%r28,%r22
	and %r28,%r31,%r20
	comib,<> 0,%r20,.L152
	mtsar %r28
	subi 31,%r22,%r22
	vshd %r0,%r2,%r20
	mtsar %r22
	zvdep %r26,32,%r22
	or %r22,%r20,%r20
	extru %r20,31,4,%r20
	stb %r20,0(%r21)
	ldo 1(%r21),%r21
	comb,<> %r29,%r21,.L134
	ldo -4(%r28),%r28
.L151:
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr22
	fcmp,dbl,!= %fr22,%fr0
	comiclr,= 0,%r4,%r25
	ldi 1,%r25
	ftest
	b .L135
	ldi 0,%r28
	ldo -1023(%r4),%r28
	comiclr,<> 0,%r4,%r0
	ldi -1022,%r28
.L135:
	ldw -104(%r30),%r21
	stw %r6,-60(%r30)
	copy %r3,%r26
	ldi 13,%r23
	stw %r5,-56(%r30)
	copy %r1,%r24
	stw %r28,-52(%r30)
	bl show_hexadecimal.constprop.0,%r2
	stw %r21,-64(%r30)
	ldw -100(%r30),%r6
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L145:
	b .L138
	copy %r6,%r21
.L141:
	b .L129
	ldw RT'.LC9(%r1),%r20
.L140:
	b .L129
	ldw RT'.LC7(%r1),%r20
.L144:
	b .L138
	ldi 7,%r21
	.EXIT
	.PROCEND
	.size	show_double, .-show_double
	.section	.text.show_quad,"ax",@progbits
	.align 4
.globl show_quad
	.type	show_quad, @function
show_quad:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	zdepi -1,31,15,%r28
	stw %r6,-120(%r30)
	addil LT'.LC11,%r19
	copy %r23,%r6
	stw %r5,-116(%r30)
	extrs %r24,31,8,%r5
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r9,-132(%r30)
	stw %r8,-128(%r30)
	stw %r7,-124(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r25),%r22
	extru %r22,0,1,%r21
	stw %r0,8(%r26)
	extru %r22,1+15-1,15,%r26
	comclr,= %r28,%r26,%r20
	ldi 1,%r20
	ldw 4(%r25),%r7
	stw %r21,0(%r3)
	ldw RT'.LC11(%r1),%r21
	stw %r20,4(%r3)
	ldw -244(%r30),%r20
	stw %r21,12(%r3)
	ldo 100(%r3),%r21
	ldw 8(%r25),%r4
	stw %r21,96(%r3)
	ldw 12(%r25),%r2
	comb,= %r28,%r26,.L183
	stw %r20,-136(%r30)
	copy %r5,%r23
	ldi 97,%r28
	depi -1,26,1,%r23
	comb,= %r28,%r23,.L184
	ldi 0,%r28
	comib,> 0,%r6,.L185
	ldo 88(%r3),%r26
	ldi 102,%r28
	comb,= %r28,%r23,.L180
	ldi 101,%r28
	comb,= %r28,%r23,.L173
	ldo 1(%r6),%r24
	ldi 1,%r24
	comiclr,= 0,%r6,%r0
	copy %r6,%r24
.L173:
	ldw 0(%r25),%r21
	ldw 4(%r25),%r22
	ldo -152(%r30),%r28
	ldw 8(%r25),%r7
	ldw 12(%r25),%r8
	copy %r19,%r4
	stw %r7,-144(%r30)
	stw %r8,-140(%r30)
	comiclr,<> 102,%r23,%r23
	ldi 1,%r23
	stw %r21,-152(%r30)
	stw %r22,-148(%r30)
	bl quad_decimal,%r2
	copy %r28,%r25
	comib,<> 0,%r28,.L182
	copy %r4,%r19
	ldw -136(%r30),%r23
	copy %r6,%r24
	copy %r5,%r25
	bl show_decimal,%r2
	copy %r3,%r26
.L158:
	ldi 0,%r28
.L153:
.L188:
	ldw -212(%r30),%r2
	ldw -132(%r30),%r9
	ldw -128(%r30),%r8
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L185:
	ldi 101,%r28
	comb,= %r28,%r23,.L179
	ldi 6,%r6
	b .L173
	copy %r6,%r24
.L183:
	ldo -65(%r5),%r5
	extru %r22,31,16,%r22
	or %r7,%r2,%r2
	or %r22,%r4,%r22
	extru %r5,31,8,%r5
	or %r22,%r2,%r22
	comib,= 0,%r22,.L155
	ldi 25,%r28
	comb,>>= %r28,%r5,.L186
	addil LT'.LC6,%r19
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r28
.L157:
	ldi 1,%r20
	stw %r28,16(%r3)
	ldi 3,%r28
	stw %r20,8(%r3)
	b .L158
	stw %r28,20(%r3)
.L186:
	b .L157
	ldw RT'.LC6(%r1),%r28
.L155:
	comb,<< %r28,%r5,.L176
	addil LT'.LC9,%r19
	addil LT'.LC8,%r19
	b .L157
	ldw RT'.LC8(%r1),%r28
.L184:
	ldi 108,%r20
	ldo -184(%r30),%r24
	ldi 32,%r23
	ldi 28,%r25
	zdep %r4,30,31,%r1
	zdep %r22,30,31,%r8
.L167:
	comib,>= 11,%r28,.L187
	and %r20,%r23,%r21
	comib,= 0,%r21,.L164
	addl %r24,%r28,%r29
	mtsar %r20
	vshd %r0,%r4,%r21
.L165:
	extru %r21,31,4,%r21
	stb %r21,0(%r29)
	ldo 1(%r28),%r28
	comb,<> %r25,%r28,.L167
	ldo -4(%r20),%r20
	extru %r22,31,31,%r22
	or %r7,%r2,%r7
	or %r22,%r4,%r28
	comiclr,= 0,%r26,%r25
	ldi 1,%r25
	or %r28,%r7,%r28
	comib,= 0,%r28,.L189
	ldw -136(%r30),%r7
	comib,=,n 0,%r26,.L178
	ldo -8191(%r26),%r26
	ldo -8192(%r26),%r28
.L168:
	ldw -136(%r30),%r7
.L189:
	stw %r6,-60(%r30)
	ldi 28,%r23
	copy %r3,%r26
	stw %r7,-64(%r30)
	stw %r5,-56(%r30)
	bl show_hexadecimal.constprop.0,%r2
	stw %r28,-52(%r30)
	b .L188
	ldi 0,%r28
.L187:
	ldo -64(%r20),%r21
	addl %r24,%r28,%r29
	and %r21,%r23,%r9
	comib,= 0,%r9,.L161
	uaddcm %r0,%r21,%r31
	mtsar %r21
	vshd %r0,%r22,%r21
.L162:
	extru %r21,31,4,%r21
	ldo 1(%r28),%r28
	stb %r21,0(%r29)
	b .L167
	ldo -4(%r20),%r20
.L164:
	mtsar %r20
	uaddcm %r0,%r20,%r31
	subi 31,%r31,%r31
	vshd %r0,%r2,%r21
	mtsar %r31
	zvdep %r1,32,%r31
	b .L165
	or %r31,%r21,%r21
.L161:
	subi 31,%r31,%r31
	mtsar %r21
	vshd %r0,%r7,%r21
	mtsar %r31
	zvdep %r8,32,%r31
	b .L162
	or %r31,%r21,%r21
.L180:
	b .L173
	copy %r6,%r24
.L176:
	b .L157
	ldw RT'.LC9(%r1),%r28
.L178:
	ldil L'-16384,%r28
	b .L168
	ldo 2(%r28),%r28
.L179:
	b .L173
	ldi 7,%r24
.L182:
	b .L153
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	show_quad, .-show_quad
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
