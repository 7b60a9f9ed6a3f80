; 052060d6f327b906fd60edfe3a36a285 emu/guest/libc/quad_text.c
	.LEVEL 1.1
	.text
	.section	.text.shift_integer,"ax",@progbits
	.align 4
	.type	shift_integer, @function
shift_integer:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r28
	comib,= 0,%r28,.L1
	copy %r26,%r3
	comiclr,<> 0,%r25,%r20
	ldi 1,%r20
	comib,=,n 0,%r25,.L1
	ldw 0(%r26),%r26
	sh2addl %r28,%r26,%r28 
	stw %r20,0(%r28)
	ldw 4(%r3),%r28
	comib,> 0,%r28,.L18
	extrs %r25,26,27,%r5
	extru %r25,31,5,%r25
	zdep %r5,29,30,%r24
	comiclr,= 0,%r25,%r23
	ldi 1,%r23
	subi 31,%r25,%r31
	sh2addl %r5,%r26,%r22 
	ldo -4(%r26),%r2
	subi 32,%r25,%r25
.L7:
	ldwx,s %r28(%r26),%r20
	mtsar %r31
	sh2addl %r28,%r22,%r21 
	comib,= 0,%r28,.L4
	zvdep %r20,32,%r20
.L19:
	comib,=,n 0,%r23,.L4
	ldwx,s %r28(%r2),%r21
	sh2addl %r28,%r22,%r29 
	mtsar %r25
	vshd %r0,%r21,%r21
	or %r21,%r20,%r20
	stw %r20,0(%r29)
	ldo -1(%r28),%r28
	mtsar %r31
	ldwx,s %r28(%r26),%r20
	sh2addl %r28,%r22,%r21 
	comib,<> 0,%r28,.L19
	zvdep %r20,32,%r20
.L4:
	ldo -1(%r28),%r28
	comib,<> -1,%r28,.L7
	stw %r20,0(%r21)
.L6:
	bl memset,%r2
	ldi 0,%r25
	ldw 4(%r3),%r20
	ldo 1(%r5),%r28
	addl %r28,%r20,%r28
	stw %r28,4(%r3)
	ldw 0(%r3),%r21
	zdepi -1,31,30,%r20
	addl %r28,%r20,%r20
	ldwx,s %r20(%r21),%r20
	comiclr,<> 0,%r20,%r0
	addi -1,%r28,%r28
	stw %r28,4(%r3)
.L1:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L18:
	b .L6
	zdep %r5,29,30,%r24
	.EXIT
	.PROCEND
	.size	shift_integer, .-shift_integer
	.section	.text.begin_digits,"ax",@progbits
	.align 4
	.type	begin_digits, @function
begin_digits:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	ldw 8(%r26),%r20
	comib,= 0,%r20,.L21
	ldw 4(%r26),%r28
	ldw 0(%r26),%r20
	ldw 0(%r20),%r20
	addl %r28,%r20,%r28
.L21:
	ldi 1,%r21
	ldil L'16384,%r26
	stw %r21,16(%r3)
	ldo -4784(%r26),%r26
	ldi 799,%r20
	comclr,> %r28,%r26,%r0
	copy %r28,%r26
	comiclr,< -1,%r26,%r0
	ldi -1,%r26
	comb,< %r20,%r28,.L22
	stw %r26,12(%r3)
	ldw 20(%r3),%r20
	ldw -84(%r30),%r2
	comiclr,<> 0,%r20,%r28
	ldi 1,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L22:
	bl malloc,%r2
	ldo 1(%r26),%r26
	comiclr,<> 0,%r28,%r20
	ldi 1,%r20
	stw %r20,20(%r3)
	comib,= 0,%r28,.L24
	ldw 0(%r3),%r21
	stw %r28,8(%r21)
.L29:
	comiclr,<> 0,%r20,%r28
	ldi 1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L24:
	ldo 12(%r21),%r28
	b .L29
	stw %r28,8(%r21)
	.EXIT
	.PROCEND
	.size	begin_digits, .-begin_digits
	.section	.text.read_digits,"ax",@progbits
	.align 4
	.type	read_digits, @function
read_digits:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r29
	ldi 4,%r2
	stwm %r8,128(%r30)
	copy %r29,%r28
	stw %r6,-120(%r30)
	ldi 99,%r6
	stw %r5,-116(%r30)
	copy %r25,%r5
	ldo 16(%r5),%r22
	stw %r3,-108(%r30)
	ldo 20(%r5),%r31
	copy %r26,%r3
	stw %r7,-124(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r25),%r24
	comiclr,= 16,%r24,%r0
	ldi 1,%r2
	stw %r29,8(%r25)
	ldi 46,%r25
	ldb 0(%r3),%r21
	extrs %r21,31,8,%r20
	comb,= %r25,%r20,.L66
	ldi 1,%r26
	ldo -48(%r21),%r21
.L72:
	extru %r21,31,8,%r21
	comib,<<,n 9,%r21,.L35
	ldo -48(%r20),%r20
.L36:
	comb,>=,n %r20,%r24,.L37
	ldw 0(%r31),%r28
.L74:
	ldw 8(%r5),%r21
	sub %r28,%r2,%r23
	comiclr,= 0,%r29,%r0
	copy %r23,%r28
	comib,<> 0,%r20,.L50
	stw %r28,0(%r31)
.L40:
	ldw 0(%r22),%r20
.L73:
	copy %r26,%r28
	comiclr,= 0,%r21,%r0
	addi 1,%r20,%r20
	stw %r20,0(%r22)
	ldo 1(%r3),%r3
.L69:
	ldb 0(%r3),%r21
	extrs %r21,31,8,%r20
	comb,<>,n %r25,%r20,.L72
	ldo -48(%r21),%r21
.L66:
	comiclr,<> 0,%r29,%r0
	b,n .L67
	comb,>=,n %r6,%r24,.L37
	ldw 0(%r31),%r28
	ldw 8(%r5),%r21
	sub %r28,%r2,%r28
	stw %r28,0(%r31)
.L50:
	comib,<>,n 0,%r21,.L73
	ldw 0(%r22),%r20
	stw %r3,8(%r5)
	b .L40
	copy %r3,%r21
.L35:
	depi -1,26,1,%r20
	ldo -97(%r20),%r21
	comib,<<,n 5,%r21,.L53
	ldo -87(%r20),%r20
	comb,<,n %r20,%r24,.L74
	ldw 0(%r31),%r28
.L37:
	comib,=,n 0,%r28,.L54
	stw %r3,12(%r5)
	ldi 101,%r20
	ldb 0(%r3),%r28
	depi -1,26,1,%r28
	comiclr,<> 16,%r24,%r0
	ldi 112,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L44
	copy %r19,%r4
.L46:
	copy %r3,%r6
	ldi 0,%r3
	ldw 20(%r5),%r28
.L71:
	addl %r28,%r3,%r28
	stw %r28,20(%r5)
.L30:
	copy %r6,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L67:
	copy %r26,%r29
	b .L69
	ldo 1(%r3),%r3
.L53:
	b .L36
	ldi 99,%r20
.L54:
	b .L30
	copy %r28,%r6
.L44:
	ldb 1(%r3),%r7
	ldo -43(%r7),%r28
	depi 0,30,1,%r28
	extru %r28,31,8,%r28
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	ldo 1(%r28),%r28
	ldbx %r3(%r28),%r26
	addl %r3,%r28,%r6
	bl isdigit,%r2
	extrs %r7,31,8,%r7
	comib,= 0,%r28,.L46
	copy %r4,%r19
	copy %r19,%r4
	ldb 0(%r6),%r26
	bl isdigit,%r2
	ldil L'100007936,%r8
	ldi 0,%r3
	ldo -7937(%r8),%r8
	comib,= 0,%r28,.L70
	copy %r4,%r19
.L49:
	comb,< %r8,%r3,.L75
	copy %r19,%r4
	ldb 0(%r6),%r28
	sh2addl %r3,%r3,%r3 
	extrs %r28,31,8,%r28
	ldo -48(%r28),%r28
	sh1addl %r3,%r28,%r3 
.L75:
	ldb 1(%r6),%r26
	bl isdigit,%r2
	ldo 1(%r6),%r6
	comib,<> 0,%r28,.L49
	copy %r4,%r19
.L70:
	sub %r0,%r3,%r28
	comiclr,<> 45,%r7,%r0
	copy %r28,%r3
	b .L71
	ldw 20(%r5),%r28
	.EXIT
	.PROCEND
	.size	read_digits, .-read_digits
	.section	.text.compare_integers.isra.0,"ax",@progbits
	.align 4
	.type	compare_integers.isra.0, @function
compare_integers.isra.0:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comb,= %r23,%r25,.L77
	ldi 1,%r28
	comclr,<= %r23,%r25,%r0
	ldi -1,%r28
	bv,n %r0(%r2)
.L77:
	ldo -1(%r25),%r25
	comiclr,> 0,%r25,%r0
	b,n .L80
.L82:
	bv %r0(%r2)
	ldi 0,%r28
.L79:
	comib,= -1,%r25,.L82
	nop
.L80:
	ldwx,s %r25(%r26),%r21
	ldwx,s %r25(%r24),%r20
	comb,=,n %r20,%r21,.L79
	ldo -1(%r25),%r25
	ldi 1,%r28
	comclr,<<= %r20,%r21,%r0
	ldi -1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	compare_integers.isra.0, .-compare_integers.isra.0
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"inf"
	.align 4
.LC1:
	.stringz	"infinity"
	.align 4
.LC2:
	.stringz	"nan"
.globl __clzsi2
	.section	.text.parse,"ax",@progbits
	.align 4
	.type	parse, @function
parse:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=18,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	ldo -120(%r30),%r1
	stw %r17,-180(%r30)
	ldo -280(%r30),%r20
	copy %r20,%r21
	stw %r18,-184(%r30)
	copy %r26,%r17
	stw %r16,-176(%r30)
	stw %r15,-172(%r30)
	stw %r14,-168(%r30)
	stw %r13,-164(%r30)
	stw %r12,-160(%r30)
	stw %r11,-156(%r30)
	stw %r10,-152(%r30)
	stw %r9,-148(%r30)
	stw %r8,-144(%r30)
	stw %r7,-140(%r30)
	stw %r6,-136(%r30)
	stw %r5,-132(%r30)
	stw %r4,-128(%r30)
	stw %r3,-124(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	ldi 16,%r28
	stws,ma %r0,4(%r21)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r21)
	stw %r24,-212(%r30)
	ldi 10,%r28
	stw %r20,-204(%r30)
	stw %r28,-276(%r30)
	ldi 40,%r28
	stws,ma %r0,4(%r24)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r24)
	stw %r26,-208(%r30)
	b .L86
	stw %r25,-216(%r30)
.L87:
	ldo 1(%r17),%r17
.L86:
	copy %r19,%r4
	bl isspace,%r2
	ldb 0(%r17),%r26
	movb,<> %r28,%r18,.L87
	copy %r4,%r19
	ldb 0(%r17),%r28
	comiclr,<> 45,%r28,%r28
	ldi 1,%r28
	ldw -212(%r30),%r4
	copy %r18,%r22
	stw %r28,0(%r4)
	addil LT'.LC0,%r19
	ldb 0(%r17),%r21
	ldo -43(%r21),%r21
	depi 0,30,1,%r21
	extru %r21,31,8,%r21
	comiclr,<> 0,%r21,%r0
	addi 1,%r17,%r17
	b .L88
	ldi 105,%r28
.L90:
	ldw RT'.LC0(%r1),%r28
	ldbx %r28(%r22),%r28
	extrs %r28,31,8,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L165
.L88:
	ldbx %r17(%r22),%r21
	depi -1,26,1,%r21
	extrs %r21,31,8,%r21
	comb,=,n %r28,%r21,.L90
	ldo 1(%r22),%r22
	ldi 0,%r22
	ldi 110,%r21
	b .L91
	addil LT'.LC2,%r19
.L96:
	ldw RT'.LC2(%r1),%r28
	ldbx %r28(%r22),%r21
	extrs %r21,31,8,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L95
.L91:
	ldbx %r17(%r22),%r28
	depi -1,26,1,%r28
	extrs %r28,31,8,%r28
	comb,=,n %r21,%r28,.L96
	ldo 1(%r22),%r22
	ldb 0(%r17),%r28
	ldi 48,%r21
	extrs %r28,31,8,%r28
	comb,<>,n %r21,%r28,.L98
	ldb 1(%r17),%r28
	ldi 120,%r21
	depi -1,26,1,%r28
	extrs %r28,31,8,%r28
	comb,= %r21,%r28,.L217
	ldi 16,%r28
.L98:
	ldw -204(%r30),%r20
	ldi 16,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	ldi 10,%r28
	copy %r19,%r4
	stw %r28,-276(%r30)
	ldo -280(%r30),%r25
	bl read_digits,%r2
	copy %r17,%r26
	stw %r28,-220(%r30)
	comiclr,<> 0,%r28,%r24
	ldi 1,%r24
	stw %r24,-224(%r30)
	comib,= 0,%r28,.L218
	copy %r4,%r19
.L103:
	ldw -272(%r30),%r21
	comib,= 0,%r21,.L94
	ldw -212(%r30),%r22
	ldw 0(%r22),%r23
	ldil L'16384,%r31
	ldo -276(%r30),%r24
	ldw -260(%r30),%r22
	stw %r23,-240(%r30)
	ldo -4784(%r31),%r28
	stw %r22,-236(%r30)
	ldw -264(%r30),%r20
	fldws 0(%r24),%fr12L
	comclr,> %r20,%r28,%r0
	copy %r20,%r28
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r29
	comib,= 10,%r29,.L219
	copy %r18,%r22
.L104:
	ldo 2(%r28),%r28
.L235:
	addl %r28,%r22,%r20
	stw %r21,-188(%r30)
	ldo -256(%r30),%r28
	stw %r28,-228(%r30)
	copy %r19,%r4
	extrs %r20,0,1,%r28
	extru %r28,31,3,%r28
	addl %r28,%r20,%r28
	extrs %r28,28,29,%r28
	ldo 16(%r28),%r20
	zdep %r20,28,29,%r26
	bl malloc,%r2
	stw %r20,-192(%r30)
	stw %r0,-252(%r30)
	ldw -192(%r30),%r20
	stw %r28,-208(%r30)
	sh2addl %r20,%r28,%r25 
	ldo -248(%r30),%r17
	stw %r25,-232(%r30)
	copy %r4,%r19
	ldw -188(%r30),%r21
	stw %r25,-256(%r30)
	ldw -208(%r30),%r31
	stw %r0,4(%r17)
	comib,= 0,%r31,.L168
	stw %r28,0(%r17)
	ldw -268(%r30),%r24
	comb,<<= %r24,%r21,.L123
	ldil L'16384,%r28
	copy %r18,%r31
	copy %r18,%r26
	copy %r18,%r22
	ldi 0,%r1
	ldi 46,%r25
	ldo -4785(%r28),%r2
	ldb 0(%r21),%r28
.L237:
	extrs %r28,31,8,%r20
	comb,= %r25,%r20,.L111
	ldo -48(%r28),%r28
	ldo 1(%r22),%r23
	comb,< %r2,%r22,.L112
	extru %r28,31,8,%r28
	comib,<<,n 9,%r28,.L113
	ldo -48(%r20),%r20
	copy %r20,%r14
	comib,>= 0,%r31,.L115
	extrs %r20,0,1,%r13
.L114:
	copy %r18,%r20
.L118:
	ldw -208(%r30),%r22
	ldwx,s %r20(%r22),%r28
	sh2addl %r20,%r22,%r22 
	ldo 1(%r20),%r20
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr12L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	add %r14,%r29,%r29
	addc %r13,%r28,%r28
	stw %r29,0(%r22)
	copy %r28,%r14
	comb,< %r20,%r31,.L118
	ldi 0,%r13
.L115:
	or %r13,%r14,%r28
	comib,<> 0,%r28,.L220
	copy %r23,%r22
.L111:
	ldo 1(%r21),%r21
	comb,<>,n %r24,%r21,.L237
	ldb 0(%r21),%r28
	comiclr,= 0,%r1,%r0
	stw %r31,4(%r17)
.L122:
	ldil L'16384,%r28
	ldo -4784(%r28),%r28
	comclr,< %r28,%r22,%r0
	b,n .L123
	comib,<>,n 0,%r26,.L124
	sub %r22,%r28,%r22
	b .L241
	ldi 1,%r13
.L165:
	ldi 105,%r22
	b .L89
	addil LT'.LC1,%r19
.L93:
	ldw RT'.LC1(%r1),%r21
	ldbx %r21(%r28),%r22
	extrs %r22,31,8,%r22
	comiclr,<> 0,%r22,%r0
	b,n .L221
.L89:
	ldbx %r17(%r28),%r21
	depi -1,26,1,%r21
	extrs %r21,31,8,%r21
	comb,= %r22,%r21,.L93
	ldo 1(%r28),%r28
	ldi 3,%r28
.L92:
	addl %r17,%r28,%r14
	ldi 2,%r21
	stw %r14,-220(%r30)
	stw %r21,-224(%r30)
.L94:
	ldw -216(%r30),%r22
	comib,= 0,%r22,.L85
	ldw -220(%r30),%r24
	stw %r24,0(%r22)
.L85:
	ldw -224(%r30),%r28
	ldo -120(%r30),%r1
	ldw -404(%r30),%r2
	ldw -184(%r30),%r18
	ldw -180(%r30),%r17
	ldw -176(%r30),%r16
	ldw -172(%r30),%r15
	ldw -168(%r30),%r14
	ldw -164(%r30),%r13
	ldw -160(%r30),%r12
	ldw -156(%r30),%r11
	ldw -152(%r30),%r10
	ldw -148(%r30),%r9
	ldw -144(%r30),%r8
	ldw -140(%r30),%r7
	ldw -136(%r30),%r6
	ldw -132(%r30),%r5
	ldw -128(%r30),%r4
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L112:
	comib,<<,n 9,%r28,.L120
	ldo -48(%r20),%r20
.L121:
	or %r26,%r20,%r26
.L242:
	b .L111
	copy %r23,%r22
.L113:
	depi -1,26,1,%r20
	ldo -97(%r20),%r28
	comib,<< 5,%r28,.L222
	ldo -87(%r20),%r20
	copy %r20,%r14
	extrs %r20,0,1,%r13
	comib,< 0,%r31,.L114
	copy %r20,%r28
.L117:
	ldw -208(%r30),%r22
	ldi 1,%r1
	sh2addl %r31,%r22,%r20 
	stw %r28,0(%r20)
	copy %r23,%r22
	b .L111
	ldo 1(%r31),%r31
.L120:
	depi -1,26,1,%r20
	ldo -97(%r20),%r28
	comib,<<,n 5,%r28,.L172
	ldo -87(%r20),%r20
	b .L242
	or %r26,%r20,%r26
.L220:
	ldw -208(%r30),%r22
	copy %r14,%r28
	sh2addl %r31,%r22,%r20 
	stw %r28,0(%r20)
	copy %r23,%r22
	ldo 1(%r31),%r31
	b .L111
	ldi 1,%r1
.L221:
	b .L92
	ldi 8,%r28
.L218:
	ldw -208(%r30),%r25
	b .L94
	stw %r25,-220(%r30)
.L95:
	ldb 3(%r17),%r28
	ldi 40,%r21
	extrs %r28,31,8,%r28
	comb,= %r21,%r28,.L223
	ldo 4(%r17),%r3
	ldo 3(%r17),%r23
.L239:
	ldi 3,%r25
	stw %r23,-220(%r30)
	b .L94
	stw %r25,-224(%r30)
.L172:
	b .L121
	ldi 99,%r20
.L222:
	comib,>= 0,%r31,.L117
	ldi 99,%r28
	ldi 0,%r13
	ldi 99,%r14
	b .L118
	copy %r18,%r20
.L123:
	copy %r18,%r22
.L110:
	ldi 1,%r13
.L241:
	ldw -232(%r30),%r20
	stw %r13,-252(%r30)
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r21
	comib,= 10,%r21,.L224
	stw %r13,0(%r20)
	ldo -328(%r30),%r28
	ldw -236(%r30),%r29
	sh2addl %r22,%r29,%r31 
	stw %r28,-200(%r30)
	stw %r31,-236(%r30)
	copy %r28,%r31
	ldi 40,%r28
	stws,ma %r0,4(%r31)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r31)
	ldw 4(%r17),%r11
	comib,= 0,%r11,.L236
	ldw -232(%r30),%r31
	ldw -208(%r30),%r25
	sh2addl %r11,%r25,%r28 
	copy %r19,%r4
	bl __clzsi2,%r2
	ldw -4(%r28),%r26
	zdep %r11,26,27,%r11
	copy %r4,%r19
	sub %r11,%r28,%r11
.L133:
	ldw -232(%r30),%r31
.L236:
	sh2addl %r13,%r31,%r28 
	copy %r19,%r4
	bl __clzsi2,%r2
	ldw -4(%r28),%r26
	zdep %r13,26,27,%r12
	copy %r4,%r19
	sub %r12,%r28,%r12
	sub %r11,%r12,%r11
.L151:
	ldo 1(%r11),%r14
	ldw -228(%r30),%r26
	stw %r14,-232(%r30)
	or,>= %r0,%r11,%r13
	subi 0,%r13,%r13
	comiclr,<= 0,%r11,%r0
	copy %r17,%r26
.L150:
	copy %r19,%r4
	bl shift_integer,%r2
	copy %r13,%r25
	ldw 0(%r17),%r15
	ldw 4(%r17),%r16
	copy %r4,%r19
	ldw -256(%r30),%r14
	ldw -252(%r30),%r12
	copy %r19,%r4
	copy %r14,%r24
	copy %r12,%r23
	copy %r16,%r25
	bl compare_integers.isra.0,%r2
	copy %r15,%r26
	movb,< %r28,%r28,.L225
	copy %r4,%r19
.L152:
	ldi 319,%r13
	comib,<= 0,%r28,.L226
	ldi 1,%r11
.L153:
	copy %r19,%r4
	copy %r11,%r25
	copy %r17,%r26
	bl shift_integer,%r2
	ldo -1(%r13),%r13
	ldi 200,%r20
	comb,= %r20,%r13,.L161
	copy %r4,%r19
	ldw 0(%r17),%r15
	ldw 4(%r17),%r16
	copy %r19,%r4
	copy %r12,%r23
	copy %r14,%r24
	copy %r16,%r25
	bl compare_integers.isra.0,%r2
	copy %r15,%r26
	comib,> 0,%r28,.L153
	copy %r4,%r19
.L226:
	ldi 0,%r23
	comb,>= %r23,%r16,.L227
	copy %r18,%r28
.L154:
	ldwx,s %r28(%r15),%r6
	ldi 0,%r9
	ldi 0,%r10
	comb,>= %r28,%r12,.L157
	ldi 0,%r5
	ldwx,s %r28(%r14),%r10
	copy %r5,%r9
.L157:
	copy %r23,%r8
	sh2addl %r28,%r15,%r22 
	sub %r6,%r10,%r24
	subb %r5,%r9,%r23
	ldi 0,%r7
	sub %r24,%r8,%r24
	subb %r23,%r7,%r23
	stw %r24,0(%r22)
	ldo 1(%r28),%r28
	comb,<> %r16,%r28,.L154
	extru %r23,31,1,%r23
	ldi 0,%r22
.L238:
	b .L159
	ldo -4(%r15),%r21
.L160:
	comib,= 0,%r16,.L228
	copy %r11,%r22
	copy %r16,%r3
.L159:
	ldwx,s %r16(%r21),%r28
	comib,=,n 0,%r28,.L160
	ldo -1(%r16),%r16
	comiclr,= 0,%r22,%r0
	stw %r3,4(%r17)
.L158:
	extru %r13,31,5,%r20
.L234:
	subi 31,%r20,%r20
	ldw -200(%r30),%r24
	extrs %r13,26,27,%r28
	mtsar %r20
	ldo 2(%r28),%r28
	zvdepi 1,32,%r20
	ldwx,s %r28(%r24),%r21
	sh2addl %r28,%r24,%r28 
	or %r20,%r21,%r20
	b .L153
	stw %r20,0(%r28)
.L228:
	b .L158
	stw %r16,4(%r17)
.L227:
	comb,<> %r23,%r16,.L238
	ldi 0,%r22
	b .L234
	extru %r13,31,5,%r20
.L161:
	ldw -200(%r30),%r21
	ldw -232(%r30),%r22
	ldo -376(%r30),%r28
	copy %r21,%r24
	ldw 4(%r17),%r20
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	copy %r28,%r31
	stw %r22,4(%r21)
	stw %r20,8(%r21)
	ldi 40,%r20
	ldws,ma 4(%r24),%r21
	ldws,ma 4(%r24),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	ldw -212(%r30),%r25
	copy %r25,%r31
	ldi 40,%r20
	ldws,ma 4(%r28),%r21
	ldws,ma 4(%r28),%r22
	stws,ma %r21,4(%r31)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r31)
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r28
	comib,= 10,%r28,.L163
	ldw -236(%r30),%r31
	ldw -232(%r30),%r29
	addl %r31,%r29,%r28
	stw %r28,4(%r25)
.L163:
	bl free,%r2
	ldw -208(%r30),%r26
.L108:
	ldw -240(%r30),%r21
	ldw -212(%r30),%r20
	b .L94
	stw %r21,0(%r20)
.L219:
	ldw -236(%r30),%r4
	ldo 3616(%r31),%r31
	addl %r20,%r4,%r22
	comb,< %r31,%r22,.L229
	ldil L'-16384,%r31
	ldo -3616(%r31),%r31
	comb,> %r31,%r22,.L230
	sub %r20,%r28,%r20
	ldw -236(%r30),%r24
	addl %r20,%r24,%r22
	comib,>,n 0,%r22,.L104
	subi 1,%r22,%r22
	b .L235
	ldo 2(%r28),%r28
.L223:
	ldi 95,%r5
.L100:
	copy %r19,%r4
	bl isalpha,%r2
	ldb 0(%r3),%r26
	comib,<> 0,%r28,.L101
	copy %r4,%r19
	copy %r19,%r4
	bl isdigit,%r2
	ldb 0(%r3),%r26
	comib,<> 0,%r28,.L101
	copy %r4,%r19
	ldb 0(%r3),%r28
	extrs %r28,31,8,%r28
	comb,<> %r5,%r28,.L231
	ldi 41,%r21
.L101:
	b .L100
	ldo 1(%r3),%r3
.L231:
	comb,<> %r21,%r28,.L239
	ldo 3(%r17),%r23
	ldo 1(%r3),%r29
	ldi 3,%r4
	stw %r29,-220(%r30)
	b .L94
	stw %r4,-224(%r30)
.L224:
	ldw -236(%r30),%r23
	addl %r22,%r23,%r24
	stw %r24,-236(%r30)
	ldw -228(%r30),%r26
	ldw -236(%r30),%r24
	comiclr,> 0,%r24,%r0
	copy %r17,%r26
	or,>= %r0,%r24,%r23
	subi 0,%r23,%r23
	comib,>=,n 8,%r23,.L216
	ldw 4(%r26),%r2
.L240:
	comib,>=,n 0,%r2,.L138
	ldw 0(%r26),%r20
	ldi 0,%r21
	ldi 0,%r22
	sh2addl %r2,%r20,%r31 
.L136:
	ldw 0(%r20),%r16
	ldi 0,%r15
	extru %r16,4,5,%r28
	zdep %r16,26,27,%r29
	sub %r29,%r16,%r29
	subb %r28,%r15,%r28
	shd %r28,%r29,30,%r25
	zdep %r29,29,30,%r29
	copy %r25,%r28
	sub %r29,%r16,%r29
	subb %r28,%r15,%r28
	shd %r28,%r29,28,%r25
	zdep %r29,27,28,%r29
	copy %r25,%r28
	add %r16,%r29,%r29
	addc %r15,%r28,%r28
	shd %r28,%r29,29,%r25
	zdep %r29,28,29,%r29
	copy %r25,%r28
	sub %r29,%r16,%r29
	subb %r28,%r15,%r28
	shd %r28,%r29,27,%r13
	zdep %r29,26,27,%r25
	stw %r13,-200(%r30)
	stw %r25,-196(%r30)
	ldw -200(%r30),%r13
	ldw -196(%r30),%r14
	sub %r14,%r29,%r29
	subb %r13,%r28,%r28
	shd %r28,%r29,30,%r25
	zdep %r29,29,30,%r29
	copy %r25,%r28
	add %r16,%r29,%r29
	addc %r15,%r28,%r28
	shd %r28,%r29,23,%r25
	zdep %r29,22,23,%r29
	copy %r25,%r28
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	stw %r29,0(%r20)
	ldo -200(%r30),%r4
	copy %r28,%r22
	ldo 4(%r20),%r20
	comb,<> %r31,%r20,.L136
	copy %r15,%r21
	comb,= %r15,%r22,.L138
	ldo 1(%r2),%r28
	stw %r22,0(%r20)
	stw %r28,4(%r26)
.L138:
	ldo -9(%r23),%r23
	comib,<,n 8,%r23,.L240
	ldw 4(%r26),%r2
.L216:
	comib,=,n 0,%r23,.L232
	ldw 4(%r26),%r24
	comib,>=,n 0,%r24,.L145
	ldw 0(%r26),%r20
	ldi 0,%r21
	ldi 0,%r22
	sh2addl %r24,%r20,%r31 
.L143:
	ldw 0(%r20),%r12
	ldi 0,%r11
	extru %r12,1,2,%r28
	zdep %r12,29,30,%r29
	add %r12,%r29,%r29
	addc %r11,%r28,%r28
	shd %r28,%r29,31,%r2
	zdep %r29,30,31,%r29
	copy %r2,%r28
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	stw %r29,0(%r20)
	copy %r28,%r22
	ldo 4(%r20),%r20
	comb,<> %r31,%r20,.L143
	copy %r11,%r21
	comb,= %r11,%r22,.L145
	ldo 1(%r24),%r28
	stw %r22,0(%r20)
	stw %r28,4(%r26)
.L145:
	b .L216
	ldo -1(%r23),%r23
.L217:
	copy %r19,%r4
	stw %r28,-276(%r30)
	ldo -280(%r30),%r25
	bl read_digits,%r2
	ldo 2(%r17),%r26
	copy %r4,%r19
	comb,= %r0,%r28,.L98
	stw %r28,-220(%r30)
	b .L103
	stw %r0,-224(%r30)
.L232:
	ldo -328(%r30),%r23
	stw %r23,-200(%r30)
	ldw -252(%r30),%r13
	ldi 40,%r28
	stws,ma %r0,4(%r23)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r23)
	ldw 4(%r17),%r11
	comib,= 0,%r11,.L233
	ldw -208(%r30),%r29
	sh2addl %r11,%r29,%r28 
	copy %r19,%r4
	bl __clzsi2,%r2
	ldw -4(%r28),%r26
	zdep %r11,26,27,%r11
	copy %r4,%r19
	comib,= 0,%r13,.L151
	sub %r11,%r28,%r11
	b .L236
	ldw -232(%r30),%r31
.L229:
	ldw -212(%r30),%r13
	copy %r13,%r20
	ldi 40,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	ldil L'1048576,%r28
	ldil L'-2147483648,%r20
	stw %r28,4(%r13)
	b .L108
	stw %r20,44(%r13)
.L124:
	ldw 4(%r17),%r21
	comib,>= 0,%r21,.L173
	ldw -208(%r30),%r20
	zdep %r21,29,30,%r25
	sh2addl %r21,%r20,%r31 
	ldi 0,%r23
	ldi 1,%r24
.L126:
	ldw 0(%r20),%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr12L,%fr22R,%fr22
	ldo 4(%r20),%r20
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	add %r24,%r29,%r29
	addc %r23,%r28,%r28
	stw %r29,-4(%r20)
	copy %r28,%r24
	comb,<> %r31,%r20,.L126
	ldi 0,%r23
	comb,<> %r23,%r24,.L125
	copy %r24,%r28
.L127:
	ldo -3409(%r22),%r22
	b .L110
	ldo -8192(%r22),%r22
.L233:
	comib,<> 0,%r13,.L133
	ldi 1,%r25
	ldo -256(%r30),%r26
	b .L150
	stw %r25,-232(%r30)
.L225:
	copy %r19,%r4
	copy %r17,%r26
	bl shift_integer,%r2
	ldi 1,%r25
	ldw 0(%r17),%r15
	ldw 4(%r17),%r16
	copy %r4,%r19
	copy %r12,%r23
	copy %r19,%r4
	copy %r14,%r24
	copy %r16,%r25
	bl compare_integers.isra.0,%r2
	copy %r15,%r26
	stw %r11,-232(%r30)
	b .L152
	copy %r4,%r19
.L230:
	ldw -212(%r30),%r21
	copy %r21,%r20
	ldi 40,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	ldil L'-1048576,%r28
	ldil L'-2147483648,%r20
	stw %r28,4(%r21)
	b .L108
	stw %r20,44(%r21)
.L173:
	ldi 1,%r28
	zdep %r21,29,30,%r25
.L125:
	ldo 1(%r21),%r20
	ldw -208(%r30),%r4
	stw %r20,4(%r17)
	addl %r4,%r25,%r21
	b .L127
	stw %r28,0(%r21)
.L168:
	ldi 4,%r14
	b .L108
	stw %r14,-224(%r30)
	.EXIT
	.PROCEND
	.size	parse, .-parse
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.word	0
	.word	316718722
	.align 8
.LC4:
	.word	0
	.word	-858993459
	.section	.text.quad_decimal,"ax",@progbits
	.align 4
.globl quad_decimal
	.type	quad_decimal, @function
quad_decimal:
	.PROC
	.CALLINFO FRAME=6592,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 6592(%r30),%r30
	ldo -244(%r30),%r28
	stw %r11,-144(%r30)
	ldo -256(%r30),%r11
	stw %r18,-172(%r30)
	stw %r17,-168(%r30)
	stw %r16,-164(%r30)
	stw %r15,-160(%r30)
	stw %r14,-156(%r30)
	stw %r13,-152(%r30)
	stw %r12,-148(%r30)
	stw %r10,-140(%r30)
	stw %r9,-136(%r30)
	stw %r8,-132(%r30)
	stw %r7,-128(%r30)
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r25),%r18
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stw %r23,8(%r11)
	ldw 4(%r25),%r23
	ldo 12(%r26),%r28
	stw %r24,4(%r11)
	extru %r18,1+15-1,15,%r20
	ldw 8(%r25),%r16
	stw %r26,-220(%r30)
	extru %r18,31,16,%r18
	ldw 12(%r25),%r17
	stw %r26,0(%r11)
	stw %r28,8(%r26)
	stw %r0,0(%r26)
	stw %r23,-196(%r30)
	comib,= 0,%r20,.L325
	stw %r0,4(%r26)
	ldil L'-16384,%r28
	depi -1,15,1,%r18
	ldo -111(%r28),%r28
	addl %r20,%r28,%r15
.L244:
	ldo -6576(%r30),%r29
	ldi 4128,%r24
	stw %r29,-208(%r30)
	ldi 0,%r25
	ldo -6584(%r30),%r12
	copy %r19,%r4
	bl memset,%r2
	copy %r12,%r26
	stw %r0,-204(%r30)
	ldw 0(%r12),%r31
	ldw -204(%r30),%r28
	ldi 516,%r26
	copy %r15,%r20
	zdep %r18,30,31,%r24
	copy %r4,%r19
	ldw -6580(%r30),%r2
	stw %r26,-6576(%r30)
	stw %r31,-192(%r30)
	ldi 63,%r22
	ldi 113,%r25
	stw %r28,-212(%r30)
	ldi 1,%r1
	ldi 32,%r21
	stw %r28,-216(%r30)
	zdep %r16,30,31,%r15
	stw %r24,-200(%r30)
.L256:
	comb,< %r22,%r28,.L389
	ldo -64(%r28),%r29
.L379:
	and %r28,%r21,%r29
	comib,= 0,%r29,.L247
	mtsar %r28
	vshd %r0,%r16,%r29
.L248:
	extru %r29,31,1,%r29
	comib,<>,n 0,%r29,.L246
	ldo 1(%r28),%r28
	comb,>= %r22,%r28,.L379
	ldo 1(%r20),%r20
	ldo -64(%r28),%r29
.L389:
	and %r29,%r21,%r23
	comib,= 0,%r23,.L251
	uaddcm %r0,%r29,%r23
	mtsar %r29
	vshd %r0,%r18,%r29
.L252:
	extru %r29,31,1,%r29
	comiclr,= 0,%r29,%r0
	b,n .L246
.L250:
	ldo 1(%r28),%r28
.L390:
	comb,<> %r25,%r28,.L256
	ldo 1(%r20),%r20
	ldw -204(%r30),%r24
	comib,= 0,%r24,.L257
	ldw -192(%r30),%r29
	stw %r29,-6584(%r30)
	copy %r29,%r31
.L257:
	ldw -212(%r30),%r4
	comiclr,= 0,%r4,%r0
	stw %r26,-6576(%r30)
.L258:
	ldw -216(%r30),%r21
	comiclr,= 0,%r21,%r0
	stw %r2,-6580(%r30)
.L259:
	comib,= 0,%r31,.L260
	ldo -2456(%r30),%r28
	stw %r28,-196(%r30)
	ldi 0,%r2
	ldil L'-294961152,%r24
	ldo -6572(%r30),%r23
	copy %r2,%r4
	ldil L'-294967296,%r26
	ldo -6145(%r24),%r24
	comib,>= 0,%r31,.L261
	ldil L'294967296,%r25
.L380:
	sh2addl %r31,%r12,%r15 
	copy %r4,%r20
.L264:
	ldw 8(%r15),%r22
	addil LT'.LC3,%r19
	shd %r20,%r22,30,%r21
	ldw RT'.LC3(%r1),%r1
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	zdep %r22,29,30,%r20
	copy %r21,%r13
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r20,%r14
	add %r29,%r14,%r29
	addc %r28,%r13,%r28
	ldo 1(%r28),%r22
	zdep %r22,25,26,%r16
	sub %r16,%r22,%r16
	zdep %r16,24,25,%r21
	sub %r21,%r16,%r21
	sh1addl %r21,%r22,%r21 
	sh3addl %r21,%r21,%r21 
	zdep %r21,20,21,%r21
	addl %r20,%r21,%r20
	comb,>>=,n %r29,%r20,.L262
	addl %r20,%r26,%r20
	copy %r28,%r22
.L262:
	comb,>>=,n %r24,%r20,.L263
	ldo 1(%r22),%r22
	addl %r20,%r25,%r20
.L263:
	stw %r22,8(%r15)
	ldo -4(%r15),%r15
	comb,<> %r15,%r12,.L264
	extru %r20,29,30,%r20
	ldo 1(%r2),%r22
	ldo -2456(%r30),%r1
	zdep %r22,29,30,%r15
	sh2addl %r22,%r1,%r28 
	stw %r20,-4(%r28)
.L265:
	b .L266
	copy %r31,%r21
.L268:
	comiclr,<> 0,%r21,%r0
	b,n .L267
.L266:
	copy %r21,%r31
	ldo -1(%r21),%r21
	ldwx,s %r21(%r23),%r28
	comib,= 0,%r28,.L268
	nop
	comib,< 0,%r31,.L380
	copy %r22,%r2
.L261:
	ldo 1(%r2),%r22
	ldo -2456(%r30),%r21
	copy %r4,%r20
	sh2addl %r22,%r21,%r28 
	stw %r0,-4(%r28)
	b .L265
	zdep %r22,29,30,%r15
.L246:
	comib,<= 0,%r20,.L381
	uaddcm %r0,%r20,%r29
	ldil L'-2147483648,%r24
	mtsar %r29
	extrs %r29,26,27,%r23
	vshd %r0,%r24,%r4
	ldo 516(%r23),%r29
	ldwx,s %r29(%r12),%r24
	comb,> %r2,%r23,.L254
	or %r4,%r24,%r24
	ldo 1(%r23),%r2
	stw %r1,-216(%r30)
.L254:
	sh2addl %r29,%r12,%r29 
	comb,<= %r26,%r23,.L250
	stw %r24,0(%r29)
	copy %r23,%r26
	b .L250
	stw %r1,-212(%r30)
.L247:
	uaddcm %r0,%r28,%r23
	subi 31,%r23,%r23
	vshd %r0,%r17,%r29
	mtsar %r23
	zvdep %r15,32,%r23
	b .L248
	or %r23,%r29,%r29
.L251:
	ldw -196(%r30),%r4
	mtsar %r29
	subi 31,%r23,%r23
	vshd %r0,%r4,%r29
	ldw -200(%r30),%r4
	mtsar %r23
	zvdep %r4,32,%r23
	b .L252
	or %r23,%r29,%r29
.L381:
	extru %r20,31,5,%r23
	subi 31,%r23,%r23
	extrs %r20,26,27,%r24
	mtsar %r23
	ldo 2(%r24),%r29
	zvdepi 1,32,%r23
	sh2addl %r29,%r12,%r29 
	ldw 4(%r29),%r4
	or %r23,%r4,%r23
	stw %r23,4(%r29)
	ldw -192(%r30),%r4
	comb,<,n %r24,%r4,.L390
	ldo 1(%r28),%r28
	ldo 1(%r24),%r29
	stw %r1,-204(%r30)
	b .L250
	stw %r29,-192(%r30)
.L325:
	ldil L'-16384,%r20
	b .L244
	ldo -110(%r20),%r15
.L267:
	stw %r21,-6584(%r30)
	sh3addl %r2,%r2,%r2 
	comib,= 0,%r20,.L322
	copy %r21,%r22
.L270:
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	copy %r20,%r31
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	ldo 1(%r22),%r22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	comib,<< 9,%r31,.L270
	extru %r28,28,29,%r20
	addl %r2,%r22,%r2
.L322:
	ldw -220(%r30),%r1
	ldo -2456(%r30),%r4
	ldo -232(%r30),%r23
	stw %r2,0(%r1)
	addl %r4,%r15,%r20
	ldo -224(%r30),%r28
	stw %r20,-188(%r30)
	ldo -228(%r30),%r31
	ldo -236(%r30),%r15
	stw %r23,-192(%r30)
	ldo -240(%r30),%r18
	stw %r28,-200(%r30)
	stw %r31,-204(%r30)
	ldw -188(%r30),%r1
.L391:
	ldil L'100007936,%r14
	ldw -4(%r1),%r17
	ldi 9,%r16
	b .L280
	ldo -7936(%r14),%r14
.L382:
	stw %r29,4(%r28)
	ldw 8(%r28),%r29
	ldo 48(%r13),%r28
	addl %r29,%r21,%r21
	stb %r28,0(%r21)
.L275:
	stws %r14,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	ldo -1(%r16),%r16
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	comib,= 0,%r16,.L279
	extru %r28,28,29,%r14
	ldw 0(%r18),%r21
.L280:
	copy %r17,%r26
	copy %r14,%r25
	.IMPORT $$divU,MILLICODE
	bl $$divU,%r31
	nop
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	copy %r29,%r23
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,28,29,%r13
	sh2addl %r13,%r13,%r28 
	zdep %r28,30,31,%r28
	comib,<> 0,%r21,.L276
	sub %r23,%r28,%r13
	comib,= 0,%r13,.L275
	copy %r19,%r4
	bl begin_digits,%r2
	copy %r11,%r26
	comib,= 0,%r28,.L275
	copy %r4,%r19
.L276:
	ldw 0(%r15),%r28
	comib,<> 0,%r28,.L275
	nop
	ldw 0(%r11),%r28
	ldw 12(%r11),%r29
	ldw 4(%r28),%r21
	comb,> %r29,%r21,.L382
	ldo 1(%r21),%r29
	ldw -232(%r30),%r28
	ldo 1(%r28),%r21
	comib,<> 0,%r28,.L278
	stw %r21,-232(%r30)
	b .L275
	stw %r13,-228(%r30)
.L279:
	ldw -188(%r30),%r1
	ldo -4(%r1),%r4
	stw %r4,-188(%r30)
	ldw -196(%r30),%r20
	ldw -188(%r30),%r4
	comb,=,n %r4,%r20,.L383
	ldw 0(%r18),%r21
	b .L391
	ldw -188(%r30),%r1
.L278:
	ldw -224(%r30),%r28
	or %r28,%r13,%r28
	b .L275
	stw %r28,-224(%r30)
.L383:
	ldw 0(%r15),%r31
.L260:
	ldw -6576(%r30),%r22
	ldw -6580(%r30),%r21
	comb,<= %r21,%r22,.L284
	ldo -232(%r30),%r23
	ldo -4524(%r30),%r28
	ldo -224(%r30),%r1
	stw %r28,-196(%r30)
	ldo -228(%r30),%r20
	ldo -240(%r30),%r15
	stw %r1,-188(%r30)
	ldo -236(%r30),%r14
	stw %r20,-192(%r30)
	ldo -4520(%r30),%r13
	ldi 1,%r17
.L283:
	ldw 0(%r23),%r28
	or %r31,%r28,%r28
	comib,<>,n 0,%r28,.L284
	ldw 0(%r15),%r20
	comib,<> 0,%r20,.L285
	copy %r15,%r28
	ldw 8(%r11),%r31
	comib,=,n 0,%r31,.L285
	ldw 0(%r11),%r29
	ldw 4(%r11),%r31
	sub %r0,%r31,%r31
	ldw 0(%r29),%r29
	comclr,<= %r31,%r29,%r0
	b,n .L286
.L285:
	comb,<=,n %r21,%r22,.L288
	ldo 515(%r21),%r21
	ldo -4524(%r30),%r24
	sh2addl %r21,%r12,%r21 
	sh2addl %r22,%r24,%r31 
	ldi 0,%r16
.L289:
	ldw 0(%r21),%r6
	ldi 0,%r5
	extru %r6,4,5,%r28
	zdep %r6,26,27,%r29
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	shd %r28,%r29,30,%r25
	zdep %r29,29,30,%r29
	copy %r25,%r28
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	shd %r28,%r29,28,%r25
	zdep %r29,27,28,%r29
	copy %r25,%r28
	add %r6,%r29,%r29
	addc %r5,%r28,%r28
	shd %r28,%r29,29,%r25
	zdep %r29,28,29,%r29
	copy %r25,%r28
	sub %r29,%r6,%r29
	subb %r28,%r5,%r28
	shd %r28,%r29,27,%r7
	zdep %r29,26,27,%r8
	sub %r8,%r29,%r29
	subb %r7,%r28,%r28
	shd %r28,%r29,30,%r25
	zdep %r29,29,30,%r29
	copy %r25,%r28
	add %r6,%r29,%r29
	addc %r5,%r28,%r28
	copy %r16,%r10
	shd %r28,%r29,23,%r25
	copy %r5,%r9
	copy %r25,%r28
	zdep %r29,22,23,%r29
	add %r10,%r29,%r29
	addc %r9,%r28,%r28
	stw %r29,0(%r21)
	ldo -4(%r21),%r21
	comb,<> %r31,%r21,.L289
	copy %r28,%r16
	comclr,<> %r5,%r16,%r0
	b,n .L288
	comb,=,n %r5,%r22,.L291
	ldo -1(%r22),%r21
	ldo 515(%r22),%r22
	stw %r21,-6576(%r30)
	sh2addl %r22,%r12,%r22 
	stw %r28,0(%r22)
.L288:
	ldi 0,%r16
.L291:
	ldil L'100007936,%r21
	ldi 9,%r18
	b .L301
	ldo -7936(%r21),%r21
.L292:
	comib,<>,n 0,%r22,.L295
	ldw 0(%r11),%r20
	ldw 0(%r20),%r28
	ldo -1(%r28),%r28
	stw %r28,0(%r20)
.L296:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	ldo -1(%r18),%r18
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	comib,= 0,%r18,.L300
	extru %r28,28,29,%r21
	ldw 0(%r15),%r20
.L301:
	copy %r16,%r26
	copy %r21,%r25
	bl $$divU,%r31
	nop
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	copy %r29,%r31
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,28,29,%r22
	sh2addl %r22,%r22,%r28 
	zdep %r28,30,31,%r28
	comib,= 0,%r20,.L292
	sub %r31,%r28,%r22
.L297:
	ldw 0(%r14),%r28
	comib,<> 0,%r28,.L296
	nop
	ldw 0(%r11),%r28
	ldw 12(%r11),%r31
	ldw 4(%r28),%r20
	comb,<= %r31,%r20,.L298
	ldo 1(%r20),%r31
	stw %r31,4(%r28)
	ldw 8(%r28),%r31
	ldo 48(%r22),%r28
	addl %r31,%r20,%r20
	b .L296
	stb %r28,0(%r20)
.L304:
	stw %r3,-6580(%r30)
.L302:
	ldw 0(%r14),%r31
	copy %r3,%r21
.L284:
	ldw -224(%r30),%r28
.L387:
	comclr,>= %r22,%r21,%r21
	ldi 1,%r21
	or %r28,%r21,%r28
	comib,<> 0,%r31,.L328
	stw %r28,-224(%r30)
	ldo -240(%r30),%r28
.L286:
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L384
	ldw -220(%r30),%r21
	stw %r28,0(%r21)
.L321:
	ldi 0,%r28
.L243:
.L388:
	ldw -6612(%r30),%r2
	ldw -172(%r30),%r18
	ldw -168(%r30),%r17
	ldw -164(%r30),%r16
	ldw -160(%r30),%r15
	ldw -156(%r30),%r14
	ldw -152(%r30),%r13
	ldw -148(%r30),%r12
	ldw -144(%r30),%r11
	ldw -140(%r30),%r10
	ldw -136(%r30),%r9
	ldw -132(%r30),%r8
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -6592(%r30),%r30
.L295:
	stw %r21,-180(%r30)
	copy %r19,%r4
	copy %r11,%r26
	stw %r22,-184(%r30)
	bl begin_digits,%r2
	stw %r23,-176(%r30)
	copy %r4,%r19
	ldw -180(%r30),%r21
	ldw -184(%r30),%r22
	comib,<> 0,%r28,.L297
	ldw -176(%r30),%r23
	b,n .L296
.L298:
	ldw 0(%r23),%r28
	ldo 1(%r28),%r20
	comib,<> 0,%r28,.L299
	stw %r20,0(%r23)
	b .L296
	stw %r22,-228(%r30)
.L300:
	ldw -6576(%r30),%r22
	ldw -6580(%r30),%r29
	comb,<= %r29,%r22,.L327
	ldo -1(%r29),%r28
	b .L303
	ldi 0,%r31
.L305:
	ldo -1(%r28),%r20
	comb,= %r22,%r28,.L304
	copy %r17,%r31
	copy %r20,%r28
.L303:
	copy %r3,%r21
	ldwx,s %r28(%r13),%r20
	comib,= 0,%r20,.L305
	copy %r28,%r3
	comib,=,n 0,%r31,.L306
	stw %r21,-6580(%r30)
	comb,< %r22,%r21,.L283
	ldw 0(%r14),%r31
	b .L387
	ldw -224(%r30),%r28
.L299:
	ldw -224(%r30),%r28
	or %r28,%r22,%r28
	b .L296
	stw %r28,-224(%r30)
.L306:
	ldw 0(%r14),%r31
	b .L283
	copy %r29,%r21
.L327:
	b .L302
	copy %r29,%r3
.L384:
	ldw 0(%r11),%r21
	ldw 4(%r21),%r28
	comib,= 0,%r28,.L385
	ldw -232(%r30),%r20
	ldw 8(%r21),%r20
	ldw -232(%r30),%r22
	addl %r20,%r28,%r31
	ldb -1(%r31),%r31
	comib,= 0,%r22,.L314
	extrs %r31,31,8,%r31
	ldw 12(%r11),%r22
	comib,>,n 0,%r22,.L314
	ldw -228(%r30),%r29
	comib,<,n 5,%r29,.L312
	ldw -224(%r30),%r22
	comib,<> 5,%r29,.L314
	extru %r31,31,1,%r31
.L313:
	comiclr,= 0,%r22,%r20
	ldi 1,%r20
	or %r20,%r31,%r20
	comib,=,n 0,%r20,.L316
	ldw 8(%r21),%r20
.L312:
	ldo -1(%r28),%r28
	b .L315
	ldi 56,%r29
.L318:
	extrs %r22,31,8,%r31
	comb,>=,n %r29,%r31,.L386
	stw %r28,4(%r21)
	ldo -1(%r28),%r28
.L315:
	comib,<>,n -1,%r28,.L318
	ldbx %r20(%r28),%r22
	ldi 1,%r28
	stw %r28,4(%r21)
	ldi 49,%r28
	stb %r28,0(%r20)
	ldw 0(%r21),%r20
	ldo 1(%r20),%r20
	ldw 4(%r21),%r28
	stw %r20,0(%r21)
.L316:
	comib,=,n 0,%r28,.L311
	ldw 8(%r21),%r20
.L314:
	ldo -1(%r20),%r22
	b .L319
	ldi 48,%r31
.L320:
	comib,= 0,%r28,.L311
	stw %r28,4(%r21)
.L319:
	ldbx %r22(%r28),%r20
	extrs %r20,31,8,%r20
	comb,= %r31,%r20,.L320
	ldo -1(%r28),%r28
	b .L388
	ldi 0,%r28
.L385:
	comib,=,n 0,%r20,.L321
	stw %r0,0(%r21)
	ldw 12(%r11),%r20
	comib,> 0,%r20,.L311
	ldw -228(%r30),%r20
	comib,<,n 5,%r20,.L312
	ldw 8(%r21),%r20
	comib,<> 5,%r20,.L311
	ldw -224(%r30),%r22
	b .L313
	copy %r28,%r31
.L311:
	b .L321
	stw %r0,0(%r21)
.L386:
	addl %r20,%r28,%r20
	ldo 1(%r22),%r22
	stb %r22,0(%r20)
	b .L316
	ldw 4(%r21),%r28
.L328:
	b .L243
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	quad_decimal, .-quad_decimal
	.section	.text.strtold,"ax",@progbits
	.align 4
.globl strtold
	.type	strtold, @function
strtold:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r7,-72(%r30)
	ldo -136(%r30),%r7
	stw %r6,-68(%r30)
	ldo -184(%r30),%r6
	copy %r6,%r24
	stw %r5,-64(%r30)
	copy %r28,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	bl parse,%r2
	stw %r19,-32(%r30)
	ldo -120(%r30),%r20
	copy %r28,%r3
	copy %r20,%r26
	copy %r20,%r28
	copy %r6,%r29
	copy %r4,%r19
	ldi 40,%r20
	ldws,ma 4(%r29),%r21
	ldws,ma 4(%r29),%r22
	stws,ma %r21,4(%r28)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r28)
	copy %r7,%r28
	bl real_quad,%r2
	copy %r19,%r4
	ldo -2(%r3),%r28
	comib,>>= 1,%r28,.L406
	copy %r4,%r19
	comib,=,n 4,%r3,.L407
	ldh 0(%r7),%r28
	zdepi -1,31,15,%r20
	extru %r28,31,15,%r28
	comb,= %r20,%r28,.L398
	ldw -140(%r30),%r20
	comiclr,<> 0,%r20,%r0
	b,n .L397
	comiclr,<> 0,%r28,%r0
	b,n .L398
.L397:
	ldw 0(%r7),%r28
	ldw 4(%r7),%r29
	ldw 8(%r7),%r21
	ldw 12(%r7),%r22
	stw %r28,0(%r5)
	stw %r29,4(%r5)
	stw %r21,8(%r5)
	stw %r22,12(%r5)
.L392:
	copy %r5,%r28
	ldw -212(%r30),%r2
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L398:
	bl __errno,%r2
	nop
	ldi 34,%r20
	b .L397
	stw %r20,0(%r28)
.L406:
	comiclr,<> 3,%r3,%r3
	ldi 1,%r3
	ldw 0(%r6),%r20
	zdep %r3,16,17,%r3
	stw %r0,4(%r5)
	ldil L'2147418112,%r28
	ldi 0,%r21
	ldi 0,%r22
	stw %r21,8(%r5)
	stw %r22,12(%r5)
	comiclr,= 0,%r20,%r0
	ldil L'-65536,%r28
	or %r3,%r28,%r3
	b .L392
	stw %r3,0(%r5)
.L407:
	bl __errno,%r2
	nop
	ldi 12,%r20
	b .L397
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	strtold, .-strtold
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC5:
	.word	2143289343
	.align 4
.LC6:
	.word	-8388608
	.align 4
.LC7:
	.word	2139095040
	.align 4
.LC8:
	.word	2139095039
	.align 4
.LC9:
	.word	8388608
	.section	.text.strtof,"ax",@progbits
	.align 4
.globl strtof
	.type	strtof, @function
strtof:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r5,-84(%r30)
	ldo -184(%r30),%r5
	copy %r5,%r24
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	bl parse,%r2
	stw %r19,-32(%r30)
	ldo -136(%r30),%r26
	copy %r5,%r31
	copy %r26,%r22
	copy %r4,%r19
	copy %r28,%r3
	ldi 40,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	bl real_float,%r2
	copy %r19,%r4
	ldo -2(%r3),%r28
	comib,>>= 1,%r28,.L420
	copy %r4,%r19
	comib,= 4,%r3,.L421
	fabs,sgl %fr4L,%fr22L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fldws 0(%r28),%fr23L
	fcmp,sgl,!?> %fr22L,%fr23L
	ftest
	b .L412
	ldw -140(%r30),%r28
	comib,= 0,%r28,.L422
	ldw -212(%r30),%r2
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r28),%fr23L
	fcmp,sgl,!< %fr22L,%fr23L
	ftest
	b .L423
	ldo -88(%r30),%r28
.L408:
	ldw -212(%r30),%r2
.L422:
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L412:
	ldo -88(%r30),%r28
.L423:
	bl __errno,%r2
	fstws %fr4L,0(%r28)
	ldi 34,%r20
	stw %r20,0(%r28)
	ldw -212(%r30),%r2
	ldo -88(%r30),%r20
	ldw -84(%r30),%r5
	fldws 0(%r20),%fr4L
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L420:
	comib,=,n 3,%r3,.L415
	ldw 0(%r5),%r28
	comib,= 0,%r28,.L416
	addil LT'.LC7,%r19
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	b .L408
	fldws 0(%r28),%fr4L
.L415:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	b .L408
	fldws 0(%r28),%fr4L
.L421:
	ldo -88(%r30),%r28
	bl __errno,%r2
	fstws %fr4L,0(%r28)
	ldi 12,%r20
	stw %r20,0(%r28)
	ldw -212(%r30),%r2
	ldo -88(%r30),%r20
	ldw -84(%r30),%r5
	fldws 0(%r20),%fr4L
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L416:
	ldw RT'.LC7(%r1),%r28
	b .L408
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	strtof, .-strtof
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
