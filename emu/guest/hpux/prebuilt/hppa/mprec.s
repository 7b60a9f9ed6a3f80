; 55b6eb05a517cb479e1ff181c8563e78 newlib/libc/stdlib/mprec.c
	.LEVEL 1.1
	.text
	.section	.text._Balloc,"ax",@progbits
	.align 4
.globl _Balloc
	.type	_Balloc, @function
_Balloc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r3,-52(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 76(%r26),%r28
	comib,= 0,%r28,.L11
	copy %r25,%r3
.L2:
	sh2addl %r3,%r28,%r20 
	ldwx,s %r3(%r28),%r28
	comib,=,n 0,%r28,.L4
	ldw 0(%r28),%r21
	stw %r21,0(%r20)
.L5:
	stw %r0,16(%r28)
	stw %r0,12(%r28)
.L1:
.L12:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L11:
	copy %r19,%r4
	ldi 33,%r24
	bl _calloc_r,%r2
	ldi 4,%r25
	stw %r28,76(%r5)
	comib,<> 0,%r28,.L2
	copy %r4,%r19
	b .L1
	ldi 0,%r28
.L4:
	subi 31,%r3,%r28
	mtsar %r28
	ldi 1,%r25
	copy %r5,%r26
	zvdep %r25,32,%r6
	ldo 5(%r6),%r24
	bl _calloc_r,%r2
	zdep %r24,29,30,%r24
	movb,=,n %r28,%r28,.L12
	ldi 0,%r28
	stw %r3,4(%r28)
	b .L5
	stw %r6,8(%r28)
	.EXIT
	.PROCEND
	.size	_Balloc, .-_Balloc
	.section	.text._Bfree,"ax",@progbits
	.align 4
.globl _Bfree
	.type	_Bfree, @function
_Bfree:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r25,%r25,.L13
	ldw 76(%r26),%r28
	ldw 4(%r25),%r20
	sh2addl %r20,%r28,%r21 
	ldwx,s %r20(%r28),%r28
	stw %r28,0(%r25)
	stw %r25,0(%r21)
.L13:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	_Bfree, .-_Bfree
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"Balloc succeeded"
	.align 4
.LC1:
	.stringz	"./newlib/libc/stdlib/mprec.c"
	.section	.text.__multadd,"ax",@progbits
	.align 4
.globl __multadd
	.type	__multadd, @function
__multadd:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r20
	ldo 128(%r30),%r30
	stws %r24,-16(%sp)
	fldws -16(%sp),%fr22L
	ldo 20(%r25),%r31
	stw %r8,-112(%r30)
	ldo 16(%r25),%r8
	stw %r7,-108(%r30)
	copy %r26,%r7
	stw %r6,-104(%r30)
	copy %r25,%r6
	stw %r9,-116(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r8),%r5
.L19:
	ldwx,s %r20(%r31),%r28
	extru %r28,31,16,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr23R,%fr22L,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extru %r28,15,16,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr23R,%fr22L,%fr23
	addl %r23,%r22,%r21
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r21,15,16,%r23
	sh2addl %r20,%r31,%r28 
	addl %r23,%r29,%r23
	extru %r21,31,16,%r21
	zdep %r23,15,16,%r22
	addl %r22,%r21,%r21
	stw %r21,0(%r28)
	ldo 1(%r20),%r20
	comb,< %r20,%r5,.L19
	extru %r23,15,16,%r23
	comib,= 0,%r23,.L28
	copy %r6,%r28
	ldw 8(%r6),%r28
	comb,>= %r5,%r28,.L26
	ldo 4(%r5),%r28
	sh2addl %r28,%r6,%r28 
	stw %r23,4(%r28)
	ldo 1(%r5),%r5
	stw %r5,0(%r8)
.L18:
	copy %r6,%r28
.L28:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L26:
	ldw 4(%r6),%r25
	copy %r19,%r4
	stw %r23,-120(%r30)
	copy %r7,%r26
	bl _Balloc,%r2
	ldo 1(%r25),%r25
	ldw -120(%r30),%r23
	ldo -120(%r30),%r20
	movb,= %r28,%r9,.L27
	copy %r4,%r19
	ldw 0(%r8),%r24
	ldo 12(%r6),%r25
	stw %r23,-120(%r30)
	ldo 12(%r9),%r26
	copy %r19,%r4
	ldo 2(%r24),%r24
	zdep %r24,29,30,%r24
	bl memcpy,%r2
	ldo 16(%r9),%r8
	copy %r6,%r25
	copy %r4,%r19
	copy %r7,%r26
	bl _Bfree,%r2
	copy %r9,%r6
	ldw -120(%r30),%r23
	ldo 4(%r5),%r28
	sh2addl %r28,%r6,%r28 
	stw %r23,4(%r28)
	ldo 1(%r5),%r5
	b .L18
	stw %r5,0(%r8)
.L27:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	copy %r9,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 181,%r25
	nop
	.EXIT
	.PROCEND
	.size	__multadd, .-__multadd
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.word	0
	.word	954437177
	.section	.text.__s2b,"ax",@progbits
	.align 4
.globl __s2b
	.type	__s2b, @function
__s2b:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	ldo 8(%r23),%r28
	addil LT'.LC2,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC2(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r28,0,1,%r20
	stw %r2,-20(%r30)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addil LT'.LC2,%r19
	stwm %r10,128(%r30)
	ldw RT'.LC2(%r1),%r1
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	stw %r8,-120(%r30)
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	copy %r24,%r8
	stw %r7,-116(%r30)
	copy %r23,%r7
	stw %r6,-112(%r30)
	copy %r26,%r6
	stw %r5,-108(%r30)
	ldw -180(%r30),%r5
	stw %r3,-100(%r30)
	copy %r25,%r3
	stw %r9,-124(%r30)
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r28,%r22,%r28
	extrs %r28,30,31,%r28
	comib,>= 9,%r23,.L38
	sub %r28,%r20,%r20
	ldi 1,%r28
	ldi 0,%r25
.L31:
	zdep %r28,30,31,%r28
	comb,< %r28,%r20,.L31
	ldo 1(%r25),%r25
.L30:
	copy %r19,%r4
	bl _Balloc,%r2
	copy %r6,%r26
	movb,= %r28,%r25,.L42
	copy %r4,%r19
	ldi 1,%r20
	stw %r5,20(%r25)
	comib,>= 9,%r8,.L33
	stw %r20,16(%r25)
	ldo 9(%r3),%r10
	ldi 10,%r9
	addl %r3,%r8,%r3
	copy %r10,%r5
.L34:
	ldb 0(%r5),%r23
	copy %r19,%r4
	extrs %r23,31,8,%r23
	copy %r9,%r24
	ldo -48(%r23),%r23
	copy %r6,%r26
	bl __multadd,%r2
	ldo 1(%r5),%r5
	copy %r4,%r19
	comb,<> %r3,%r5,.L34
	copy %r28,%r25
	ldo -8(%r8),%r3
	addl %r10,%r3,%r3
.L35:
	comb,>= %r8,%r7,.L29
	sub %r7,%r8,%r7
	ldi 10,%r5
	addl %r3,%r7,%r7
.L37:
	ldb 0(%r3),%r23
	copy %r19,%r4
	extrs %r23,31,8,%r23
	copy %r5,%r24
	ldo -48(%r23),%r23
	copy %r6,%r26
	bl __multadd,%r2
	ldo 1(%r3),%r3
	copy %r4,%r19
	comb,<> %r3,%r7,.L37
	copy %r28,%r25
.L29:
	copy %r25,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L33:
	ldo 10(%r3),%r3
	b .L35
	ldi 9,%r8
.L38:
	b .L30
	ldi 0,%r25
.L42:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	copy %r25,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 206,%r25
	nop
	.EXIT
	.PROCEND
	.size	__s2b, .-__s2b
	.section	.text.__hi0bits,"ax",@progbits
	.align 4
.globl __hi0bits
	.type	__hi0bits, @function
__hi0bits:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	zdepi -1,31,16,%r20
	comb,<< %r20,%r26,.L44
	ldi 0,%r28
	zdep %r26,15,16,%r26
	ldi 16,%r28
.L44:
	zdepi -1,31,24,%r20
	comb,<< %r20,%r26,.L53
	zdepi -1,31,28,%r20
	ldo 8(%r28),%r28
	zdep %r26,23,24,%r26
.L53:
	comb,<< %r20,%r26,.L54
	zdepi -1,31,30,%r20
	ldo 4(%r28),%r28
	zdep %r26,27,28,%r26
.L54:
	comclr,<< %r20,%r26,%r0
	b,n .L47
	comiclr,> 0,%r26,%r0
	addi 1,%r28,%r28
.L43:
	bv,n %r0(%r2)
.L47:
	zdep %r26,29,30,%r26
	comiclr,<= 0,%r26,%r0
	b,n .L52
	bb,< %r26,1,.L43
	ldo 3(%r28),%r28
	bv %r0(%r2)
	ldi 32,%r28
.L52:
	bv %r0(%r2)
	ldo 2(%r28),%r28
	.EXIT
	.PROCEND
	.size	__hi0bits, .-__hi0bits
	.section	.text.__lo0bits,"ax",@progbits
	.align 4
.globl __lo0bits
	.type	__lo0bits, @function
__lo0bits:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r20
	extru %r20,31,3,%r28
	comib,= 0,%r28,.L56
	extru %r20,31,16,%r21
	extru %r20,31,1,%r28
	comib,<>,n 0,%r28,.L64
	ldi 2,%r28
	and %r20,%r28,%r21
	comib,=,n 0,%r21,.L58
	extru %r20,30,31,%r20
	ldi 1,%r28
	bv %r0(%r2)
	stw %r20,0(%r26)
.L56:
	comib,<> 0,%r21,.L67
	extru %r20,31,8,%r21
	extru %r20,15,16,%r20
	ldi 16,%r28
	extru %r20,31,8,%r21
.L67:
	comib,<> 0,%r21,.L68
	extru %r20,31,4,%r21
	ldo 8(%r28),%r28
	extru %r20,23,24,%r20
	extru %r20,31,4,%r21
.L68:
	comib,<> 0,%r21,.L69
	extru %r20,31,2,%r21
	ldo 4(%r28),%r28
	extru %r20,27,28,%r20
	extru %r20,31,2,%r21
.L69:
	comib,<> 0,%r21,.L70
	extru %r20,31,1,%r21
	ldo 2(%r28),%r28
	extru %r20,29,30,%r20
	extru %r20,31,1,%r21
.L70:
	comib,<>,n 0,%r21,.L63
	extru %r20,30,31,%r20
	comib,= 0,%r20,.L66
	ldo 1(%r28),%r28
.L63:
	bv %r0(%r2)
	stw %r20,0(%r26)
.L64:
	bv %r0(%r2)
	ldi 0,%r28
.L66:
	bv %r0(%r2)
	ldi 32,%r28
.L58:
	extru %r20,29,30,%r20
	bv %r0(%r2)
	stw %r20,0(%r26)
	.EXIT
	.PROCEND
	.size	__lo0bits, .-__lo0bits
	.section	.text.__i2b,"ax",@progbits
	.align 4
.globl __i2b
	.type	__i2b, @function
__i2b:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r25,%r3
	ldi 1,%r25
	bl _Balloc,%r2
	stw %r19,-32(%r30)
	movb,= %r28,%r24,.L73
	copy %r4,%r19
	stw %r3,20(%r24)
	ldi 1,%r20
	stw %r20,16(%r24)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L73:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 320,%r25
	nop
	.EXIT
	.PROCEND
	.size	__i2b, .-__i2b
	.section	.text.__multiply,"ax",@progbits
	.align 4
.globl __multiply
	.type	__multiply, @function
__multiply:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r6,-120(%r30)
	copy %r25,%r6
	stw %r5,-116(%r30)
	stw %r7,-124(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldw 16(%r25),%r7
	ldw 16(%r24),%r8
	comb,> %r8,%r7,.L75
	copy %r24,%r5
	copy %r8,%r20
	copy %r25,%r5
	copy %r7,%r8
	copy %r24,%r6
	copy %r20,%r7
.L75:
	ldw 8(%r5),%r28
	ldw 4(%r5),%r25
	addl %r8,%r7,%r3
	comclr,<= %r3,%r28,%r0
	addi 1,%r25,%r25
	bl _Balloc,%r2
	copy %r19,%r4
	movb,= %r28,%r2,.L107
	copy %r4,%r19
	ldo 20(%r2),%r23
	sh2addl %r3,%r23,%r20 
	comb,<<= %r20,%r23,.L81
	copy %r23,%r28
	stw %r0,0(%r28)
.L110:
	ldo 4(%r28),%r28
	comb,<<,n %r28,%r20,.L110
	stw %r0,0(%r28)
.L81:
	ldo 20(%r5),%r1
	ldo 20(%r6),%r31
	sh2addl %r7,%r31,%r25 
	comb,<<= %r25,%r31,.L80
	sh2addl %r8,%r1,%r22 
	subi -21,%r5,%r26
	ldo 21(%r5),%r5
	addl %r22,%r26,%r26
	depi 0,31,2,%r26
	ldo 4(%r26),%r26
	comclr,<<= %r5,%r22,%r0
	ldi 4,%r26
	b .L88
	ldi 0,%r24
.L84:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	comib,<>,n 0,%r28,.L108
	ldo 4(%r31),%r31
.L111:
	comb,>>= %r31,%r25,.L80
	ldo 4(%r23),%r23
.L88:
	ldw 0(%r31),%r28
	extru %r28,31,16,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
	comib,= 0,%r20,.L84
	extru %r28,15,16,%r28
	copy %r23,%r7
	copy %r1,%r4
	copy %r24,%r8
.L85:
	ldw 0(%r4),%r28
	extru %r28,31,16,%r5
	stws %r5,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr23R,%fr22L,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	extru %r28,15,16,%r28
	ldw 0(%r7),%r20
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr23R,%fr22L,%fr23
	extru %r20,31,16,%r21
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addl %r21,%r6,%r21
	addl %r21,%r8,%r21
	extru %r21,15,16,%r28
	extru %r20,15,16,%r20
	extru %r21,31,16,%r21
	addl %r20,%r29,%r20
	addl %r20,%r28,%r20
	zdep %r20,15,16,%r28
	or %r28,%r21,%r28
	stwm %r28,4(%r7)
	ldo 4(%r4),%r4
	comb,<< %r4,%r22,.L85
	extru %r20,15,16,%r8
	addl %r23,%r26,%r28
	stw %r8,0(%r28)
	ldw 0(%r31),%r28
	extru %r28,15,16,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	comib,=,n 0,%r28,.L111
	ldo 4(%r31),%r31
.L108:
	ldw 0(%r23),%r20
	copy %r23,%r6
	copy %r20,%r5
	copy %r1,%r4
	copy %r24,%r21
.L87:
	ldw 0(%r4),%r28
	extru %r28,31,16,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr23R,%fr22L,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r5,15,16,%r5
	addl %r21,%r29,%r21
	extru %r20,31,16,%r20
	addl %r21,%r5,%r21
	zdep %r21,15,16,%r28
	or %r28,%r20,%r28
	extru %r21,15,16,%r21
	stwm %r28,4(%r6)
	ldw 0(%r6),%r5
	ldwm 4(%r4),%r28
	extru %r28,15,16,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23R
	xmpyu %fr23R,%fr22L,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r5,31,16,%r20
	addl %r20,%r29,%r20
	addl %r20,%r21,%r20
	comb,<< %r4,%r22,.L87
	extru %r20,15,16,%r21
	addl %r23,%r26,%r28
	stw %r20,0(%r28)
	ldo 4(%r31),%r31
	comb,<< %r31,%r25,.L88
	ldo 4(%r23),%r23
.L80:
	comib,< 0,%r3,.L83
	ldo 16(%r2),%r20
	b .L109
	stw %r3,0(%r20)
.L89:
	comiclr,<> 0,%r3,%r0
	b,n .L82
.L83:
	ldwx,s %r3(%r20),%r28
	comib,=,n 0,%r28,.L89
	ldo -1(%r3),%r3
.L82:
	stw %r3,0(%r20)
.L109:
	copy %r2,%r28
	ldw -124(%r30),%r7
	ldw -148(%r30),%r2
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L107:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	copy %r2,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 349,%r25
	nop
	.EXIT
	.PROCEND
	.size	__multiply, .-__multiply
	.section	.text.__pow5mult,"ax",@progbits
	.align 4
.globl __pow5mult
	.type	__pow5mult, @function
__pow5mult:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	extru %r24,31,2,%r28
	stwm %r8,128(%r30)
	stw %r7,-124(%r30)
	copy %r26,%r7
	stw %r6,-120(%r30)
	copy %r25,%r6
	stw %r3,-108(%r30)
	copy %r24,%r3
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	comib,<> 0,%r28,.L129
	stw %r19,-32(%r30)
.L113:
	extrs %r3,29,30,%r3
	comib,=,n 0,%r3,.L112
	ldw 72(%r7),%r5
	comib,= 0,%r5,.L130
	copy %r19,%r4
.L116:
	extru %r3,31,1,%r28
	comib,<> 0,%r28,.L131
	extrs %r3,30,31,%r3
.L117:
	comib,= 0,%r3,.L135
	copy %r6,%r28
.L133:
	ldw 0(%r5),%r28
	comib,=,n 0,%r28,.L132
	copy %r28,%r5
.L134:
	extru %r3,31,1,%r28
	comib,= 0,%r28,.L117
	extrs %r3,30,31,%r3
.L131:
	copy %r6,%r25
	copy %r19,%r4
	copy %r5,%r24
	bl __multiply,%r2
	copy %r7,%r26
	copy %r4,%r19
	copy %r6,%r25
	copy %r19,%r4
	copy %r28,%r6
	bl _Bfree,%r2
	copy %r7,%r26
	comib,<> 0,%r3,.L133
	copy %r4,%r19
.L112:
	copy %r6,%r28
.L135:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L132:
	copy %r5,%r24
	copy %r5,%r25
	copy %r19,%r4
	bl __multiply,%r2
	copy %r7,%r26
	stw %r28,0(%r5)
	copy %r4,%r19
	stw %r0,0(%r28)
	b .L134
	copy %r28,%r5
.L129:
	addil LT'p05.0,%r19
	ldo -1(%r28),%r28
	ldw RT'p05.0(%r1),%r20
	ldwx,s %r28(%r20),%r24
	copy %r19,%r4
	bl __multadd,%r2
	ldi 0,%r23
	copy %r4,%r19
	b .L113
	copy %r28,%r6
.L130:
	ldi 625,%r25
	bl __i2b,%r2
	copy %r7,%r26
	stw %r28,72(%r7)
	copy %r4,%r19
	copy %r28,%r5
	b .L116
	stw %r0,0(%r28)
	.EXIT
	.PROCEND
	.size	__pow5mult, .-__pow5mult
	.section	.text.__lshift,"ax",@progbits
	.align 4
.globl __lshift
	.type	__lshift, @function
__lshift:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r11,128(%r30)
	stw %r9,-120(%r30)
	copy %r24,%r9
	stw %r7,-112(%r30)
	copy %r26,%r7
	stw %r6,-108(%r30)
	copy %r25,%r6
	ldo 16(%r6),%r11
	stw %r5,-104(%r30)
	stw %r3,-96(%r30)
	extrs %r24,26,27,%r3
	stw %r10,-124(%r30)
	stw %r8,-116(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r11),%r8
	addl %r3,%r8,%r8
	ldo 1(%r8),%r5
	ldw 8(%r6),%r28
	comb,>= %r28,%r5,.L137
	ldw 4(%r25),%r25
.L138:
	zdep %r28,30,31,%r28
	comb,< %r28,%r5,.L138
	ldo 1(%r25),%r25
.L137:
	copy %r19,%r4
	bl _Balloc,%r2
	copy %r7,%r26
	movb,= %r28,%r10,.L153
	copy %r4,%r19
	comib,>= 0,%r3,.L140
	ldo 20(%r10),%r31
	ldo 5(%r3),%r21
	copy %r31,%r20
	zdep %r21,29,30,%r28
	sh2addl %r21,%r10,%r21 
	stwm %r0,4(%r20)
.L154:
	comb,<>,n %r21,%r20,.L154
	stwm %r0,4(%r20)
	ldo -20(%r28),%r28
	addl %r31,%r28,%r31
.L140:
	ldo 20(%r6),%r20
	ldw 0(%r11),%r23
	extru %r9,31,5,%r9
	comib,= 0,%r9,.L142
	sh2addl %r23,%r20,%r23 
	subi 32,%r9,%r28
	copy %r31,%r29
	ldi 0,%r22
	subi 31,%r9,%r9
.L143:
	ldw 0(%r20),%r21
	mtsar %r9
	zvdep %r21,32,%r21
	or %r21,%r22,%r21
	stwm %r21,4(%r29)
	mtsar %r28
	ldwm 4(%r20),%r22
	comb,<< %r20,%r23,.L143
	vshd %r0,%r22,%r22
	subi -21,%r6,%r28
	ldo 21(%r6),%r20
	addl %r23,%r28,%r28
	depi 0,31,2,%r28
	ldo 4(%r28),%r28
	comclr,<<= %r20,%r23,%r0
	ldi 4,%r28
	addl %r31,%r28,%r31
	comib,<> 0,%r22,.L144
	stw %r22,0(%r31)
.L145:
	copy %r8,%r5
.L144:
	copy %r6,%r25
	stw %r5,16(%r10)
	bl _Bfree,%r2
	copy %r7,%r26
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	copy %r10,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r10
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r11
.L142:
	ldwm 4(%r20),%r28
	comb,>>= %r20,%r23,.L145
	stwm %r28,4(%r31)
	ldwm 4(%r20),%r28
	comb,<< %r20,%r23,.L142
	stwm %r28,4(%r31)
	b .L144
	copy %r8,%r5
.L153:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	copy %r10,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 473,%r25
	nop
	.EXIT
	.PROCEND
	.size	__lshift, .-__lshift
	.section	.text.__mcmp,"ax",@progbits
	.align 4
.globl __mcmp
	.type	__mcmp, @function
__mcmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 16(%r26),%r21
	ldw 16(%r25),%r20
	comb,<> %r20,%r21,.L155
	sub %r21,%r20,%r28
	ldo 20(%r26),%r26
	ldo 20(%r25),%r25
	sh2addl %r20,%r26,%r21 
	b .L158
	sh2addl %r20,%r25,%r20 
.L157:
	comclr,>> %r21,%r26,%r0
	b,n .L155
.L158:
	ldwm -4(%r21),%r31
	ldwm -4(%r20),%r22
	comb,= %r22,%r31,.L157
	nop
	ldi 1,%r28
	comclr,<<= %r22,%r31,%r0
	ldi -1,%r28
.L155:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__mcmp, .-__mcmp
	.section	.text.__mdiff,"ax",@progbits
	.align 4
.globl __mdiff
	.type	__mdiff, @function
__mdiff:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r7,-124(%r30)
	copy %r26,%r7
	stw %r5,-116(%r30)
	copy %r25,%r5
	copy %r24,%r25
	stw %r4,-112(%r30)
	copy %r5,%r26
	copy %r19,%r4
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	stw %r6,-120(%r30)
	bl __mcmp,%r2
	copy %r24,%r3
	movb,= %r28,%r6,.L178
	copy %r4,%r19
	ldi 0,%r8
	comb,> %r8,%r6,.L179
	copy %r5,%r28
.L165:
	copy %r19,%r4
	ldw 4(%r5),%r25
	bl _Balloc,%r2
	copy %r7,%r26
	movb,= %r28,%r28,.L180
	copy %r4,%r19
	ldw 16(%r5),%r23
	ldo 20(%r5),%r1
	ldo 20(%r3),%r24
	ldw 16(%r3),%r20
	stw %r8,12(%r28)
	zdep %r23,29,30,%r2
	sh2addl %r23,%r1,%r26 
	sh2addl %r20,%r24,%r24 
	ldo 20(%r28),%r25
	ldi 20,%r31
	ldi 0,%r22
.L167:
	ldwx %r5(%r31),%r21
	ldwx %r3(%r31),%r29
	extru %r21,31,16,%r20
	extru %r29,31,16,%r6
	sub %r20,%r6,%r20
	addl %r20,%r22,%r20
	extrs %r20,15,16,%r22
	addl %r28,%r31,%r4
	extru %r21,15,16,%r21
	extru %r29,15,16,%r29
	extru %r20,31,16,%r20
	sub %r21,%r29,%r21
	addl %r21,%r22,%r21
	zdep %r21,15,16,%r22
	or %r20,%r22,%r20
	ldo 4(%r31),%r31
	extrs %r21,15,16,%r22
	addl %r3,%r31,%r21
	comb,<< %r21,%r24,.L167
	stw %r20,0(%r4)
	ldo 21(%r3),%r31
	subi -21,%r3,%r21
	addl %r24,%r21,%r21
	extru %r21,29,30,%r21
	ldo 1(%r21),%r29
	zdep %r29,29,30,%r29
	comclr,<<= %r31,%r24,%r0
	ldi 4,%r29
	addl %r1,%r29,%r1
	comb,>>= %r1,%r26,.L181
	addl %r25,%r29,%r29
	uaddcm %r26,%r1,%r26
	ldi 0,%r31
	extru %r26,29,30,%r3
.L170:
	ldwx,s %r31(%r1),%r20
	sh2addl %r31,%r29,%r24 
	extru %r20,31,16,%r21
	extru %r20,15,16,%r25
	addl %r21,%r22,%r21
	addl %r20,%r22,%r20
	extrs %r21,15,16,%r21
	extru %r20,31,16,%r20
	addl %r21,%r25,%r21
	zdep %r21,15,16,%r22
	or %r20,%r22,%r20
	stw %r20,0(%r24)
	extrs %r21,15,16,%r22
	copy %r31,%r24
	comb,<> %r3,%r24,.L170
	ldo 1(%r31),%r31
	depi 0,31,2,%r26
	addl %r29,%r26,%r29
.L169:
	comib,<>,n 0,%r20,.L171
	sub %r29,%r2,%r29
	ldo -1(%r23),%r23
.L183:
	ldwx,s %r23(%r29),%r20
	comib,=,n 0,%r20,.L183
	ldo -1(%r23),%r23
.L171:
	stw %r23,16(%r28)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L179:
	ldi 1,%r8
	copy %r3,%r5
	b .L165
	copy %r28,%r3
.L178:
	copy %r19,%r4
	copy %r6,%r25
	bl _Balloc,%r2
	copy %r7,%r26
	movb,= %r28,%r28,.L182
	copy %r4,%r19
	stw %r6,20(%r28)
	ldi 1,%r21
	stw %r21,16(%r28)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L181:
	zdep %r21,29,30,%r21
	comclr,<<= %r31,%r24,%r0
	ldi 0,%r21
	b .L169
	addl %r25,%r21,%r29
.L182:
	addil LT'.LC0,%r19
	copy %r1,%r20
	ldw RT'.LC0(%r20),%r23
	addil LT'.LC1,%r19
	copy %r28,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 562,%r25
.L180:
	addil LT'.LC0,%r19
	copy %r1,%r20
	ldw RT'.LC0(%r20),%r23
	addil LT'.LC1,%r19
	copy %r28,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 576,%r25
	nop
	.EXIT
	.PROCEND
	.size	__mdiff, .-__mdiff
	.section	.text.__ulp,"ax",@progbits
	.align 4
.globl __ulp
	.type	__ulp, @function
__ulp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2146435072,%r20
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'-54525952,%r21
	and %r28,%r20,%r28
	ldi 0,%r20
	addl %r28,%r21,%r28
	comb,>= %r20,%r28,.L190
	copy %r28,%r21
	copy %r20,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L190:
	sub %r0,%r28,%r28
	ldi 19,%r21
	extrs %r28,11,12,%r28
	comb,< %r21,%r28,.L186
	ldi 30,%r21
	subi 31,%r28,%r28
	ldil L'524288,%r21
	mtsar %r28
	copy %r20,%r22
	vextrs %r21,32,%r28
	copy %r28,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L186:
	ldo -20(%r28),%r28
	comb,< %r21,%r28,.L187
	ldi 1,%r20
	ldil L'-2147483648,%r20
	mtsar %r28
	vshd %r0,%r20,%r20
.L187:
	ldi 0,%r28
	copy %r20,%r22
	copy %r28,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__ulp, .-__ulp
	.section	.text.__b2d,"ax",@progbits
	.align 4
.globl __b2d
	.type	__b2d, @function
__b2d:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	ldo 20(%r26),%r7
	stw %r6,-124(%r30)
	copy %r25,%r6
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	ldw 16(%r26),%r3
	sh2addl %r3,%r7,%r3 
	ldw -4(%r3),%r5
	bl __hi0bits,%r2
	copy %r5,%r26
	subi 32,%r28,%r20
	stw %r20,0(%r6)
	comib,>= 10,%r28,.L204
	ldo -4(%r3),%r31
	comb,<<= %r31,%r7,.L195
	ldo -11(%r28),%r20
	comib,= 0,%r20,.L196
	ldw -8(%r3),%r28
	subi 31,%r20,%r31
	mtsar %r31
	subi 32,%r20,%r20
	zvdep %r5,32,%r5
	mtsar %r20
	vshd %r0,%r28,%r29
	mtsar %r31
	or %r5,%r29,%r5
	zvdep %r28,32,%r28
	copy %r5,%r21
	ldo -8(%r3),%r31
	comb,<<= %r31,%r7,.L194
	depi -1,11,10,%r21
	ldw -12(%r3),%r31
	mtsar %r20
	vshd %r0,%r31,%r20
	b .L194
	or %r28,%r20,%r28
.L195:
	comib,= 11,%r28,.L205
	subi 31,%r20,%r20
	ldi 0,%r28
	mtsar %r20
	zvdep %r5,32,%r5
	copy %r5,%r21
	b .L194
	depi -1,11,10,%r21
.L205:
	ldi 0,%r28
.L196:
	copy %r5,%r21
	depi -1,11,10,%r21
.L194:
	copy %r28,%r22
	ldw -148(%r30),%r2
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L204:
	subi 11,%r28,%r20
	mtsar %r20
	ldi 0,%r20
	vshd %r0,%r5,%r29
	copy %r29,%r21
	comb,<<= %r31,%r7,.L193
	depi -1,11,10,%r21
	ldw -8(%r3),%r20
	vshd %r0,%r20,%r20
.L193:
	subi 10,%r28,%r28
	mtsar %r28
	zvdep %r5,32,%r5
	b .L194
	or %r5,%r20,%r28
	.EXIT
	.PROCEND
	.size	__b2d, .-__b2d
	.section	.text.__d2b,"ax",@progbits
	.align 4
.globl __d2b
	.type	__d2b, @function
__d2b:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	ldi 1,%r25
	stw %r28,-112(%r30)
	ldw -184(%r30),%r28
	stw %r6,-100(%r30)
	stw %r5,-96(%r30)
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r7,-104(%r30)
	stw %r3,-88(%r30)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	bl _Balloc,%r2
	stw %r28,-108(%r30)
	movb,= %r28,%r7,.L220
	copy %r4,%r19
	copy %r5,%r3
	extru %r3,31,20,%r28
	extru %r3,1+11-1,11,%r3
	comiclr,= 0,%r3,%r0
	depi -1,11,1,%r28
.L208:
	comib,<> 0,%r6,.L221
	stw %r28,-120(%r30)
	copy %r19,%r4
	bl __lo0bits,%r2
	ldo -120(%r30),%r26
	ldw -120(%r30),%r21
	ldi 1,%r5
	stw %r21,20(%r7)
	copy %r4,%r19
	stw %r5,16(%r7)
	comib,= 0,%r3,.L214
	ldo 32(%r28),%r28
.L222:
	ldo -1075(%r3),%r3
	subi 53,%r28,%r5
	addl %r3,%r28,%r3
	ldw -112(%r30),%r28
	stw %r3,0(%r28)
.L215:
	copy %r7,%r28
	ldw -108(%r30),%r31
	stw %r5,0(%r31)
	ldw -148(%r30),%r2
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L221:
	ldo -116(%r30),%r21
	copy %r19,%r4
	stw %r6,-116(%r30)
	bl __lo0bits,%r2
	copy %r21,%r26
	movb,= %r28,%r28,.L210
	copy %r4,%r19
	ldo -1(%r28),%r21
	mtsar %r21
	ldw -120(%r30),%r20
	ldw -116(%r30),%r31
	zvdep %r20,32,%r21
	mtsar %r28
	or %r21,%r31,%r21
	vshd %r0,%r20,%r20
	stw %r21,20(%r7)
	stw %r20,-120(%r30)
.L211:
	comiclr,= 0,%r20,%r5
	ldi 1,%r5
	stw %r20,24(%r7)
	ldo 1(%r5),%r5
	comib,<> 0,%r3,.L222
	stw %r5,16(%r7)
.L214:
	sh2addl %r5,%r7,%r20 
	ldo -1074(%r28),%r28
	ldw -112(%r30),%r29
	ldw 16(%r20),%r26
	stw %r28,0(%r29)
	bl __hi0bits,%r2
	zdep %r5,26,27,%r5
	b .L215
	sub %r5,%r28,%r5
.L210:
	ldw -116(%r30),%r22
	ldw -120(%r30),%r20
	b .L211
	stw %r22,20(%r7)
.L220:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	copy %r7,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 778,%r25
	nop
	.EXIT
	.PROCEND
	.size	__d2b, .-__d2b
	.section	.text.__ratio,"ax",@progbits
	.align 4
.globl __ratio
	.type	__ratio, @function
__ratio:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-112(%r30)
	copy %r26,%r7
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r25,%r3
	ldo -116(%r30),%r25
	bl __b2d,%r2
	stw %r19,-32(%r30)
	ldo -120(%r30),%r25
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	copy %r4,%r19
	bl __b2d,%r2
	copy %r3,%r26
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldw 16(%r7),%r28
	ldw 16(%r3),%r31
	copy %r5,%r23
	copy %r6,%r24
	sub %r28,%r31,%r28
	ldw -116(%r30),%r20
	zdep %r28,26,27,%r28
	copy %r21,%r25
	copy %r22,%r26
	ldw -120(%r30),%r29
	sub %r20,%r29,%r20
	addl %r28,%r20,%r28
	comib,>= 0,%r28,.L224
	zdep %r28,11,12,%r28
	addl %r28,%r5,%r23
	copy %r23,%r5
	copy %r24,%r6
.L225:
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr22
	ldw -148(%r30),%r2
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fdiv,dbl %fr22,%fr23,%fr4
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L224:
	sub %r21,%r28,%r25
	copy %r25,%r21
	copy %r26,%r22
	b,n .L225
	.EXIT
	.PROCEND
	.size	__ratio, .-__ratio
	.section	.rodata.cst8
	.align 8
.LC3:
	.word	1072693248
	.word	0
	.align 8
.LC4:
	.word	1076101120
	.word	0
	.section	.text._mprec_log10,"ax",@progbits
	.align 4
.globl _mprec_log10
	.type	_mprec_log10, @function
_mprec_log10:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 23,%r28
	comb,>= %r28,%r26,.L231
	addil LT'.LC3,%r19
	copy %r1,%r28
	ldw RT'.LC3(%r28),%r20
	fldds 0(%r20),%fr4
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr22
.L227:
	ldo -1(%r26),%r26
	comib,<> 0,%r26,.L227
	fmpy,dbl %fr4,%fr22,%fr4
	bv,n %r0(%r2)
.L231:
	addil LT'__mprec_tens,%r19
	ldw RT'__mprec_tens(%r1),%r28
	bv %r0(%r2)
	flddx,s %r26(%r28),%fr4
	.EXIT
	.PROCEND
	.size	_mprec_log10, .-_mprec_log10
	.section	.text.__copybits,"ax",@progbits
	.align 4
.globl __copybits
	.type	__copybits, @function
__copybits:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -1(%r25),%r25
	ldo 20(%r24),%r29
	ldw 16(%r24),%r21
	extrs %r25,26,27,%r25
	sh2addl %r21,%r29,%r21 
	ldo 1(%r25),%r20
	comb,<<= %r21,%r29,.L239
	sh2addl %r20,%r26,%r20 
	subi -21,%r24,%r24
	ldi 0,%r28
	addl %r21,%r24,%r21
	extru %r21,29,30,%r21
	ldo 1(%r21),%r23
.L234:
	sh2addl %r28,%r26,%r22 
	ldwx,s %r28(%r29),%r31
	stw %r31,0(%r22)
	copy %r28,%r22
	comb,<> %r21,%r22,.L234
	ldo 1(%r28),%r28
	sh2addl %r23,%r26,%r26 
	comb,>>=,n %r26,%r20,.L240
	stwm %r0,4(%r26)
.L239:
	comb,<<,n %r26,%r20,.L239
	stwm %r0,4(%r26)
.L240:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__copybits, .-__copybits
	.section	.text.__any_on,"ax",@progbits
	.align 4
.globl __any_on
	.type	__any_on, @function
__any_on:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo 16(%r26),%r28
	ldo 20(%r26),%r26
	ldw 0(%r28),%r21
	extrs %r25,26,27,%r28
	comb,> %r28,%r21,.L245
	sh2addl %r21,%r26,%r20 
	zdep %r28,29,30,%r22
	comb,>= %r28,%r21,.L245
	sh2addl %r28,%r26,%r20 
	extru %r25,31,5,%r25
	comib,= 0,%r25,.L245
	mtsar %r25
	ldwx %r26(%r22),%r22
	subi 31,%r25,%r31
	vshd %r0,%r22,%r21
	mtsar %r31
	zvdep %r21,32,%r21
	comb,= %r21,%r22,.L245
	ldi 1,%r28
	bv,n %r0(%r2)
.L246:
	comiclr,= 0,%r28,%r0
	b,n .L248
.L245:
	comb,<<,n %r26,%r20,.L246
	ldwm -4(%r20),%r28
	bv %r0(%r2)
	ldi 0,%r28
.L248:
	bv %r0(%r2)
	ldi 1,%r28
	.EXIT
	.PROCEND
	.size	__any_on, .-__any_on
	.section	.rodata
	.align 4
	.type	p05.0, @object
	.size	p05.0, 12
p05.0:
	.word	5
	.word	25
	.word	125
.globl __mprec_tinytens
	.align 8
	.type	__mprec_tinytens, @object
	.size	__mprec_tinytens, 40
__mprec_tinytens:
	.word	1016910514
	.word	-1747416644
	.word	961148451
	.word	-710367437
	.word	849678333
	.word	1156884285
	.word	626768392
	.word	-812869731
	.word	180880936
	.word	1689022275
.globl __mprec_bigtens
	.align 8
	.type	__mprec_bigtens, @object
	.size	__mprec_bigtens, 40
__mprec_bigtens:
	.word	1128383353
	.word	937459712
	.word	1184086197
	.word	-1257935337
	.word	1295535875
	.word	-381683211
	.word	1518499656
	.word	-114287310
	.word	1964330973
	.word	2138292028
.globl __mprec_tens
	.align 8
	.type	__mprec_tens, @object
	.size	__mprec_tens, 200
__mprec_tens:
	.word	1072693248
	.word	0
	.word	1076101120
	.word	0
	.word	1079574528
	.word	0
	.word	1083129856
	.word	0
	.word	1086556160
	.word	0
	.word	1090021888
	.word	0
	.word	1093567616
	.word	0
	.word	1097011920
	.word	0
	.word	1100470148
	.word	0
	.word	1104006501
	.word	0
	.word	1107468383
	.word	536870912
	.word	1110919286
	.word	-402653184
	.word	1114446484
	.word	-1577058304
	.word	1117925532
	.word	-448790528
	.word	1121369284
	.word	512753664
	.word	1124887541
	.word	640942080
	.word	1128383353
	.word	937459712
	.word	1131820119
	.word	-2049400832
	.word	1135329645
	.word	1733216256
	.word	1138841828
	.word	1620131072
	.word	1142271773
	.word	2025163840
	.word	1145772772
	.word	-689770672
	.word	1149300943
	.word	105764242
	.word	1152724226
	.word	-941536522
	.word	1156216899
	.word	2044304820
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
