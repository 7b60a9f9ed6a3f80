; 4de0914606808e80c7f5cd8b24f72bf6 emu/guest/libc/number.c
	.LEVEL 1.1
	.text
.globl __udivdi3
	.section	.text.magnitude,"ax",@progbits
	.align 4
	.type	magnitude, @function
magnitude:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	ldo -160(%r30),%r1
	stw %r5,-172(%r30)
	copy %r26,%r5
	stw %r3,-164(%r30)
	copy %r23,%r3
	stw %r18,-224(%r30)
	stw %r17,-220(%r30)
	stw %r16,-216(%r30)
	stw %r15,-212(%r30)
	stw %r14,-208(%r30)
	stw %r13,-204(%r30)
	stw %r12,-200(%r30)
	stw %r11,-196(%r30)
	stw %r10,-192(%r30)
	stw %r9,-188(%r30)
	stw %r8,-184(%r30)
	stw %r7,-180(%r30)
	stw %r6,-176(%r30)
	stw %r4,-168(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	ldw -312(%r30),%r21
	ldw -308(%r30),%r22
	stw %r26,-244(%r30)
	stw %r21,-240(%r30)
	stw %r22,-236(%r30)
	stws %r24,-16(%sp)
	fldws -16(%sp),%fr12L
	b .L2
	stw %r25,-248(%r30)
.L3:
	ldo 1(%r5),%r5
.L2:
	copy %r19,%r4
	bl isspace,%r2
	ldb 0(%r5),%r26
	movb,<> %r28,%r9,.L3
	copy %r4,%r19
	ldb 0(%r5),%r28
	comiclr,<> 45,%r28,%r28
	ldi 1,%r28
	stw %r28,0(%r3)
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r20
	ldb 0(%r5),%r28
	depi 0,27,1,%r20
	ldo -43(%r28),%r28
	depi 0,30,1,%r28
	extru %r28,31,8,%r28
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	comib,<> 0,%r20,.L4
	addl %r5,%r28,%r3
	ldbx %r5(%r28),%r28
	ldi 48,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L47
	ldi 120,%r20
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r20
	comib,<> 0,%r20,.L48
	ldi 16,%r21
	ldi 10,%r28
.L58:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr12L
.L4:
	ldi 0,%r15
.L52:
	copy %r9,%r16
	copy %r15,%r18
	copy %r15,%r6
	ldi 1,%r17
.L20:
	ldb 0(%r3),%r5
	copy %r19,%r4
	extru %r5,31,8,%r10
	copy %r10,%r26
	bl isdigit,%r2
	extrs %r5,31,8,%r5
	comib,= 0,%r28,.L21
	copy %r4,%r19
	ldo -48(%r5),%r5
.L22:
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r29
	comb,>= %r5,%r29,.L54
	ldw -248(%r30),%r20
.L23:
	stws %r18,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr12L,%fr22
	ldb 0(%r3),%r5
	copy %r19,%r4
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r5,31,8,%r9
	stws %r15,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr12L,%fr22
	copy %r29,%r8
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r9,%r26
	addl %r28,%r22,%r7
	bl isdigit,%r2
	extrs %r5,31,8,%r5
	comib,= 0,%r28,.L14
	copy %r4,%r19
	ldo -48(%r5),%r12
	copy %r6,%r11
.L15:
	ldb 0(%r3),%r5
.L51:
	extru %r5,31,8,%r21
	copy %r19,%r4
	stw %r21,-232(%r30)
	add %r12,%r8,%r10
	addc %r11,%r7,%r9
	bl isdigit,%r2
	copy %r21,%r26
	extrs %r5,31,8,%r5
	movb,= %r28,%r21,.L16
	copy %r4,%r19
	ldo -48(%r5),%r14
	ldi 0,%r13
.L17:
	ldw -240(%r30),%r21
	ldw -236(%r30),%r22
	copy %r19,%r4
	sub %r22,%r14,%r26
	subb %r21,%r13,%r25
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r24
	bl __udivdi3,%r2
	copy %r6,%r23
	copy %r4,%r19
	comb,<< %r28,%r15,.L18
	copy %r17,%r21
	comb,=,n %r28,%r15,.L50
	copy %r6,%r21
.L18:
	copy %r9,%r15
.L55:
	or %r16,%r21,%r16
	ldo 1(%r3),%r3
	copy %r10,%r18
	b .L20
	copy %r17,%r9
.L50:
	comb,<<,n %r29,%r18,.L55
	copy %r9,%r15
	b .L18
	copy %r6,%r21
.L21:
	copy %r19,%r4
	bl isalpha,%r2
	copy %r10,%r26
	comib,= 0,%r28,.L30
	copy %r4,%r19
	depi -1,26,1,%r5
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r29
	ldo -87(%r5),%r5
	comb,< %r5,%r29,.L23
	ldw -248(%r30),%r20
.L54:
	comib,= 0,%r20,.L24
	ldw -244(%r30),%r22
	comiclr,= 0,%r9,%r0
	copy %r3,%r22
	stw %r22,0(%r20)
.L24:
	comib,= 0,%r16,.L56
	copy %r15,%r28
	bl __errno,%r2
	nop
	ldw -240(%r30),%r15
	ldw -236(%r30),%r18
	ldi 34,%r21
	stw %r21,0(%r28)
	copy %r15,%r28
.L56:
	copy %r18,%r29
	ldw -276(%r30),%r2
	ldw -224(%r30),%r18
	ldo -160(%r30),%r1
	ldw -220(%r30),%r17
	ldw -216(%r30),%r16
	ldw -212(%r30),%r15
	ldw -208(%r30),%r14
	ldw -204(%r30),%r13
	ldw -200(%r30),%r12
	ldw -196(%r30),%r11
	ldw -192(%r30),%r10
	ldw -188(%r30),%r9
	ldw -184(%r30),%r8
	ldw -180(%r30),%r7
	ldw -176(%r30),%r6
	ldw -172(%r30),%r5
	ldw -168(%r30),%r4
	ldw -164(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L16:
	stw %r21,-228(%r30)
	copy %r19,%r4
	bl isalpha,%r2
	ldw -232(%r30),%r26
	copy %r4,%r19
	comib,= 0,%r28,.L29
	ldw -228(%r30),%r21
	depi -1,26,1,%r5
	copy %r21,%r13
	b .L17
	ldo -87(%r5),%r14
.L14:
	copy %r19,%r4
	bl isalpha,%r2
	copy %r9,%r26
	comib,= 0,%r28,.L28
	copy %r4,%r19
	depi -1,26,1,%r5
	copy %r6,%r11
	b .L15
	ldo -87(%r5),%r12
.L30:
	b .L22
	ldi 99,%r5
.L28:
	ldi 0,%r11
	ldi 99,%r12
	b .L51
	ldb 0(%r3),%r5
.L29:
	ldi 0,%r13
	ldi 99,%r14
	b,n .L17
.L47:
	ldb 1(%r3),%r28
	depi -1,26,1,%r28
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L6
	copy %r19,%r4
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r22
	comib,<> 0,%r22,.L57
	ldi 16,%r28
	ldi 8,%r29
.L53:
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr12L
	b .L52
	ldi 0,%r15
.L48:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr12L
	b .L52
	ldi 0,%r15
.L27:
	ldi 16,%r28
.L57:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr12L
	b .L52
	ldi 0,%r15
.L6:
	ldb 2(%r3),%r28
	extru %r28,31,8,%r5
	extrs %r28,31,8,%r6
	bl isdigit,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L8
	copy %r4,%r19
	ldo -48(%r6),%r28
.L9:
	comib,< 15,%r28,.L45
	ldi 16,%r29
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr12L
	b .L4
	ldo 2(%r3),%r3
.L45:
	ldb 0(%r3),%r28
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r22
	comib,<> 0,%r22,.L27
	extrs %r28,31,8,%r28
	ldi 48,%r20
	comb,<> %r20,%r28,.L58
	ldi 10,%r28
	b .L53
	ldi 8,%r29
.L8:
	copy %r19,%r4
	bl isalpha,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L45
	copy %r4,%r19
	copy %r6,%r28
	depi -1,26,1,%r28
	b .L9
	ldo -87(%r28),%r28
	.EXIT
	.PROCEND
	.size	magnitude, .-magnitude
	.section	.text.double_decimal,"ax",@progbits
	.align 4
.globl double_decimal
	.type	double_decimal, @function
double_decimal:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r4,-112(%r30)
	ldo -120(%r30),%r20
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	ldw -180(%r30),%r28
	fcpy,dbl %fr7,%fr12
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r21
	stw %r20,-68(%r30)
	stw %r26,-60(%r30)
	ldo -116(%r30),%r20
	stw %r20,-64(%r30)
	ldw 0(%r21),%r26
	ldi 1100,%r21
	comclr,> %r21,%r28,%r0
	copy %r21,%r28
	stw %r28,-56(%r30)
	ldw -184(%r30),%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	ldo 2(%r28),%r28
	bl _dtoa_r,%r2
	stw %r28,-52(%r30)
	ldo 12(%r3),%r26
	fcmp,dbl,!= %fr12,%fr0
	stw %r26,8(%r3)
	copy %r4,%r19
	ftest
	b .L64
	copy %r28,%r25
	ldw -120(%r30),%r28
	sub %r28,%r25,%r28
	copy %r28,%r24
.L61:
	bl memcpy,%r2
	stw %r28,4(%r3)
	ldw 4(%r3),%r28
	comiclr,<> 0,%r28,%r0
	stw %r28,0(%r3)
.L59:
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L64:
	ldi 0,%r24
	b .L61
	copy %r24,%r28
	.EXIT
	.PROCEND
	.size	double_decimal, .-double_decimal
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"nan"
	.align 4
.LC1:
	.stringz	"inf"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.word	2146435071
	.word	-1
	.section	.text.digits_of,"ax",@progbits
	.align 4
	.type	digits_of, @function
digits_of:
	.PROC
	.CALLINFO FRAME=896,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 896(%r30),%r30
	fabs,dbl %fr5,%fr23
	ldw -952(%r30),%r21
	stw %r6,-76(%r30)
	addil LT'.LC2,%r19
	ldw -948(%r30),%r6
	stw %r5,-72(%r30)
	copy %r23,%r5
	stw %r4,-68(%r30)
	stw %r3,-64(%r30)
	stw %r19,-32(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	comiclr,<= 0,%r20,%r20
	ldi 1,%r20
	stw %r20,0(%r21)
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fcmp,dbl,!?> %fr23,%fr22
	ftest
	b .L78
	stw %r0,0(%r6)
	comclr,< %r24,%r0,%r3
	copy %r24,%r3
	or %r3,%r23,%r20
	comib,= 0,%r20,.L70
	fcpy,dbl %fr5,%fr7
	copy %r19,%r4
	stw %r23,-56(%r30)
	ldo -888(%r30),%r26
	bl double_decimal,%r2
	stw %r3,-52(%r30)
	copy %r4,%r19
	comib,= 0,%r5,.L71
	ldw -888(%r30),%r28
	addl %r28,%r3,%r3
	comiclr,< 0,%r3,%r0
	ldi 0,%r3
.L71:
	ldi 399,%r31
	comclr,> %r3,%r31,%r0
	copy %r3,%r31
	comib,= 0,%r3,.L72
	stw %r28,0(%r6)
	addil LT'text.0,%r19
	ldw -884(%r30),%r24
	ldw RT'text.0(%r1),%r29
	ldi 0,%r20
	ldw -880(%r30),%r25
	copy %r29,%r28
	ldi 48,%r23
.L74:
	addl %r29,%r20,%r22
	comb,>= %r20,%r24,.L73
	copy %r23,%r21
	ldbx %r25(%r20),%r21
	extrs %r21,31,8,%r21
.L73:
	ldo 1(%r20),%r20
	comb,< %r20,%r31,.L74
	stb %r21,0(%r22)
.L75:
	addl %r28,%r31,%r31
	stb %r0,0(%r31)
	ldw -916(%r30),%r2
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -896(%r30),%r30
.L70:
	stw %r20,-56(%r30)
	ldi 1,%r20
	copy %r19,%r4
	ldo -888(%r30),%r26
	bl double_decimal,%r2
	stw %r20,-52(%r30)
	ldw -888(%r30),%r28
	copy %r4,%r19
	stw %r28,0(%r6)
.L72:
	addil LT'text.0,%r19
	ldi 0,%r31
	b .L75
	ldw RT'text.0(%r1),%r28
.L78:
	fcmp,dbl,!= %fr5,%fr5
	ftest
	b .L76
	addil LT'.LC1,%r19
	addil LT'.LC0,%r19
	b .L68
	ldw RT'.LC0(%r1),%r25
.L76:
	ldw RT'.LC1(%r1),%r25
.L68:
	addil LT'text.0,%r19
	ldw RT'text.0(%r1),%r26
	bl strcpy,%r2
	nop
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -916(%r30),%r2
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -896(%r30),%r30
	.EXIT
	.PROCEND
	.size	digits_of, .-digits_of
	.section	.text.strtod,"ax",@progbits
	.align 4
.globl strtod
	.type	strtod, @function
strtod:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'_impure_ptr,%r19
	ldo 128(%r30),%r30
	ldw RT'_impure_ptr(%r1),%r28
	stw %r4,-112(%r30)
	copy %r25,%r24
	copy %r19,%r4
	stw %r19,-32(%r30)
	copy %r26,%r25
	stw %r3,-108(%r30)
	ldw 0(%r28),%r3
	copy %r3,%r26
	bl _strtod_r,%r2
	stw %r0,0(%r3)
	ldw 0(%r3),%r28
	comib,<> 0,%r28,.L92
	copy %r4,%r19
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L92:
	ldo -120(%r30),%r28
	fstws %fr4L,0(%r28)
	ldo -116(%r30),%r28
	bl __errno,%r2
	fstws %fr4R,0(%r28)
	ldw 0(%r3),%r20
	stw %r20,0(%r28)
	ldo -116(%r30),%r28
	ldw -148(%r30),%r2
	fldws 0(%r28),%fr4R
	ldo -120(%r30),%r28
	ldw -112(%r30),%r4
	fldws 0(%r28),%fr4L
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	strtod, .-strtod
	.section	.text.atof,"ax",@progbits
	.align 4
.globl atof
	.type	atof, @function
atof:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl strtod,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	atof, .-atof
	.section	.text.strtol,"ax",@progbits
	.align 4
.globl strtol
	.type	strtol, @function
strtol:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	ldi 0,%r21
	ldil L'-2147483648,%r22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	ldo -120(%r30),%r23
	stw %r19,-32(%r30)
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	bl magnitude,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r20
	ldw -120(%r30),%r21
	comib,<> 0,%r21,.L94
	sub %r0,%r29,%r28
	comiclr,= 0,%r20,%r0
	b,n .L99
	comib,> 0,%r29,.L99
	copy %r29,%r28
.L94:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L99:
	bl __errno,%r2
	nop
	ldi 34,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	b .L94
	zdepi -1,31,31,%r28
	.EXIT
	.PROCEND
	.size	strtol, .-strtol
	.section	.text.strtoll,"ax",@progbits
	.align 4
.globl strtoll
	.type	strtoll, @function
strtoll:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	ldil L'-2147483648,%r21
	ldi 0,%r22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	ldo -120(%r30),%r23
	stw %r19,-32(%r30)
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	bl magnitude,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r22
	ldw -120(%r30),%r20
	comib,<> 0,%r20,.L102
	copy %r22,%r28
	comib,>,n 0,%r22,.L105
	ldw -148(%r30),%r2
.L106:
	ldw -116(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L102:
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L105:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	zdepi -1,31,31,%r28
	ldi -1,%r29
	b .L106
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	strtoll, .-strtoll
	.section	.text.strtoimax,"ax",@progbits
	.align 4
.globl strtoimax
	.type	strtoimax, @function
strtoimax:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	ldil L'-2147483648,%r21
	ldi 0,%r22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	ldo -120(%r30),%r23
	stw %r19,-32(%r30)
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	bl magnitude,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r22
	ldw -120(%r30),%r20
	comib,<> 0,%r20,.L108
	copy %r22,%r28
	comib,>,n 0,%r22,.L111
	ldw -148(%r30),%r2
.L112:
	ldw -116(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L108:
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L111:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	zdepi -1,31,31,%r28
	ldi -1,%r29
	b .L112
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	strtoimax, .-strtoimax
	.section	.text.strtoul,"ax",@progbits
	.align 4
.globl strtoul
	.type	strtoul, @function
strtoul:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	ldi 0,%r21
	ldi -1,%r22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	bl magnitude,%r2
	ldo -120(%r30),%r23
	ldw -116(%r30),%r4
	sub %r0,%r29,%r28
	ldw -120(%r30),%r20
	ldw -148(%r30),%r2
	comiclr,<> 0,%r20,%r0
	copy %r29,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	strtoul, .-strtoul
	.section	.text.strtoull,"ax",@progbits
	.align 4
.globl strtoull
	.type	strtoull, @function
strtoull:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	ldi -1,%r21
	ldi -1,%r22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	ldo -120(%r30),%r23
	stw %r4,-116(%r30)
	bl magnitude,%r2
	stw %r19,-32(%r30)
	ldw -120(%r30),%r20
	copy %r28,%r22
	comib,= 0,%r20,.L117
	copy %r22,%r28
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
.L117:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	strtoull, .-strtoull
	.section	.text.strtoumax,"ax",@progbits
	.align 4
.globl strtoumax
	.type	strtoumax, @function
strtoumax:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	ldi -1,%r21
	ldi -1,%r22
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	ldo -120(%r30),%r23
	stw %r4,-116(%r30)
	bl magnitude,%r2
	stw %r19,-32(%r30)
	ldw -120(%r30),%r20
	copy %r28,%r22
	comib,= 0,%r20,.L122
	copy %r22,%r28
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
.L122:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	strtoumax, .-strtoumax
	.section	.text.atoi,"ax",@progbits
	.align 4
.globl atoi
	.type	atoi, @function
atoi:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 10,%r24
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl strtol,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	atoi, .-atoi
	.section	.text.atol,"ax",@progbits
	.align 4
.globl atol
	.type	atol, @function
atol:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 10,%r24
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl strtol,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	atol, .-atol
	.section	.text.atoll,"ax",@progbits
	.align 4
.globl atoll
	.type	atoll, @function
atoll:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 10,%r24
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl strtoll,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	atoll, .-atoll
	.section	.text.llabs,"ax",@progbits
	.align 4
.globl llabs
	.type	llabs, @function
llabs:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extrs %r25,0,1,%r29
	xor %r29,%r25,%r21
	xor %r26,%r29,%r22
	copy %r29,%r28
	sub %r22,%r29,%r29
	subb %r21,%r28,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	llabs, .-llabs
	.section	.text.ldiv,"ax",@progbits
	.align 4
.globl ldiv
	.type	ldiv, @function
ldiv:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	copy %r25,%r20
	copy %r26,%r28
	.IMPORT $$divI,MILLICODE
	bl $$divI,%r31
	nop
	ldo 64(%r30),%r30
	copy %r28,%r26
	copy %r29,%r28
	copy %r20,%r25
	.IMPORT $$remI,MILLICODE
	bl $$remI,%r31
	stw %r19,-32(%r30)
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	ldiv, .-ldiv
.globl __divdi3
.globl __moddi3
	.section	.text.lldiv,"ax",@progbits
	.align 4
.globl lldiv
	.type	lldiv, @function
lldiv:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	copy %r23,%r8
	stw %r7,-124(%r30)
	copy %r24,%r7
	stw %r6,-120(%r30)
	copy %r25,%r6
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r28,%r3
	bl __divdi3,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r7,%r24
	stw %r28,0(%r3)
	stw %r29,4(%r3)
	copy %r6,%r25
	copy %r5,%r26
	bl __moddi3,%r2
	copy %r8,%r23
	stw %r28,8(%r3)
	stw %r29,12(%r3)
	ldw -124(%r30),%r7
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
	.EXIT
	.PROCEND
	.size	lldiv, .-lldiv
	.section	.rodata.str1.4
	.align 4
.LC7:
	.stringz	"0123456789abcdefghijklmnopqrstuvwxyz"
	.section	.text.ultostr,"ax",@progbits
	.align 4
.globl ultostr
	.type	ultostr, @function
ultostr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r20
	copy %r25,%r21
	stwm %r4,64(%r30)
	ldo -2(%r25),%r28
	stw %r3,-60(%r30)
	ldi 34,%r3
	comb,<< %r3,%r28,.L138
	stw %r19,-32(%r30)
	addil LT'text.1,%r19
	copy %r1,%r28
	ldw RT'text.1(%r28),%r28
	addil LT'.LC7,%r19
	ldo 33(%r28),%r28
	ldw RT'.LC7(%r1),%r23
.L134:
	copy %r20,%r26
	copy %r21,%r25
	.IMPORT $$remU,MILLICODE
	bl $$remU,%r31
	nop
	ldbx %r23(%r29),%r22
	stbs,mb %r22,-1(%r28)
	copy %r20,%r26
	copy %r20,%r22
	copy %r21,%r25
	.IMPORT $$divU,MILLICODE
	bl $$divU,%r31
	nop
	comb,>>= %r22,%r21,.L134
	copy %r29,%r20
.L133:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L138:
	bl __errno,%r2
	nop
	stw %r3,0(%r28)
	b .L133
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	ultostr, .-ultostr
	.section	.text.ltostr,"ax",@progbits
	.align 4
.globl ltostr
	.type	ltostr, @function
ltostr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	movb,< %r26,%r28,.L143
	stw %r19,-32(%r30)
	bl ultostr,%r2
	nop
.L139:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L143:
	bl ultostr,%r2
	sub %r0,%r28,%r26
	movb,=,n %r28,%r20,.L144
	ldo -1(%r20),%r28
	ldi 45,%r21
	stb %r21,-1(%r20)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L144:
	b .L139
	copy %r20,%r28
	.EXIT
	.PROCEND
	.size	ltostr, .-ltostr
	.section	.text.ltoa,"ax",@progbits
	.align 4
.globl ltoa
	.type	ltoa, @function
ltoa:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 10,%r25
	stwm %r4,64(%r30)
	bl ltostr,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ltoa, .-ltoa
	.section	.text.ultoa,"ax",@progbits
	.align 4
.globl ultoa
	.type	ultoa, @function
ultoa:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 10,%r25
	stwm %r4,64(%r30)
	bl ultostr,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ultoa, .-ultoa
	.section	.text.ecvt,"ax",@progbits
	.align 4
.globl ecvt
	.type	ecvt, @function
ecvt:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldw -116(%r30),%r20
	stw %r19,-32(%r30)
	stw %r23,-52(%r30)
	ldi 0,%r23
	bl digits_of,%r2
	stw %r20,-56(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ecvt, .-ecvt
	.section	.text.fcvt,"ax",@progbits
	.align 4
.globl fcvt
	.type	fcvt, @function
fcvt:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldw -116(%r30),%r20
	stw %r19,-32(%r30)
	stw %r23,-52(%r30)
	ldi 1,%r23
	bl digits_of,%r2
	stw %r20,-56(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fcvt, .-fcvt
	.section	.text.gcvt,"ax",@progbits
	.align 4
.globl gcvt
	.type	gcvt, @function
gcvt:
	.PROC
	.CALLINFO FRAME=1024,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	ldi 103,%r20
	fcpy,dbl %fr5,%fr7
	stw %r2,-20(%r30)
	ldo 1024(%r30),%r30
	stw %r8,-112(%r30)
	stw %r5,-100(%r30)
	copy %r23,%r8
	ldo -1016(%r30),%r26
	stw %r4,-96(%r30)
	copy %r19,%r4
	copy %r8,%r5
	stw %r19,-32(%r30)
	stw %r9,-116(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r3,-92(%r30)
	stw %r0,-60(%r30)
	stw %r24,-56(%r30)
	bl show_double,%r2
	stw %r20,-52(%r30)
	ldw -1016(%r30),%r28
	comib,= 0,%r28,.L150
	copy %r4,%r19
	ldi 45,%r28
	ldo 1(%r8),%r5
	stb %r28,0(%r8)
.L150:
	ldo -1008(%r30),%r7
	ldw 0(%r7),%r28
	comib,>= 0,%r28,.L151
	ldo -996(%r30),%r3
	ldi 0,%r6
	b .L154
	ldi 48,%r9
.L158:
	copy %r19,%r4
	bl memcpy,%r2
	ldo 1(%r6),%r6
	ldw 0(%r3),%r20
	copy %r4,%r19
	addl %r5,%r20,%r5
	ldw 0(%r7),%r20
	comb,>= %r6,%r20,.L151
	ldo 8(%r3),%r3
.L154:
	ldw 0(%r3),%r24
	ldw -4(%r3),%r25
	comib,<> 0,%r25,.L158
	copy %r5,%r26
	copy %r19,%r4
	bl memset,%r2
	copy %r9,%r25
	ldw 0(%r3),%r20
	copy %r4,%r19
	addl %r5,%r20,%r5
	ldo 1(%r6),%r6
	ldw 0(%r7),%r20
	comb,< %r6,%r20,.L154
	ldo 8(%r3),%r3
.L151:
	stb %r0,0(%r5)
	copy %r8,%r28
	ldw -1044(%r30),%r2
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -1024(%r30),%r30
	.EXIT
	.PROCEND
	.size	gcvt, .-gcvt
	.local	text.0
	.comm	text.0,400,4
	.local	text.1
	.comm	text.1,34,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
