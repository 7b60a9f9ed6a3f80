; a79fe5a29a32027968431c2b304d37e2 newlib/libc/stdlib/gdtoa-hexnan.c
	.LEVEL 1.1
	.text
	.section	.text.__match,"ax",@progbits
	.align 4
.globl __match
	.type	__match, @function
__match:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r21
	b .L2
	ldi 25,%r29
.L5:
	ldb 0(%r21),%r28
	extrs %r28,31,8,%r28
	ldo -65(%r28),%r31
	ldo 32(%r28),%r22
	comclr,<< %r29,%r31,%r0
	copy %r22,%r28
	comclr,= %r20,%r28,%r0
	b,n .L6
.L2:
	ldo 1(%r25),%r25
	ldb -1(%r25),%r20
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L5
	ldo 1(%r21),%r21
	stw %r21,0(%r26)
	bv %r0(%r2)
	ldi 1,%r28
.L6:
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	__match, .-__match
	.section	.text.__hexnan,"ax",@progbits
	.align 4
.globl __hexnan
	.type	__hexnan, @function
__hexnan:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,64(%r30)
	stw %r8,-60(%r30)
	stw %r7,-56(%r30)
	stw %r6,-52(%r30)
	stw %r5,-48(%r30)
	stw %r4,-44(%r30)
	stw %r3,-40(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r25),%r5
	extrs %r5,26,27,%r28
	extru %r5,31,5,%r5
	comib,<> 0,%r5,.L9
	sh2addl %r28,%r24,%r28 
	ldo -4(%r28),%r25
	copy %r28,%r3
.L10:
	stw %r0,-4(%r3)
	ldw 0(%r26),%r22
	ldb 1(%r22),%r21
	comib,=,n 0,%r21,.L21
	ldi 0,%r28
	addil LT'__hexdig,%r19
	ldw RT'__hexdig(%r1),%r8
	copy %r25,%r2
	copy %r25,%r31
	copy %r28,%r4
	copy %r28,%r7
	copy %r28,%r9
	ldi 32,%r6
.L25:
	ldbx %r8(%r21),%r20
	comiclr,= 0,%r20,%r0
	b,n .L13
	comclr,>>= %r6,%r21,%r0
	b,n .L14
	comclr,< %r4,%r7,%r0
	b,n .L15
	comclr,>> %r2,%r31,%r0
	b,n .L20
	comib,<,n 7,%r28,.L20
	subi 8,%r28,%r28
	ldw 0(%r31),%r29
	zdep %r28,29,30,%r20
	copy %r31,%r28
	ldo -1(%r20),%r1
	mtsar %r1
.L66:
	ldw 4(%r28),%r23
	zvdep %r23,32,%r21
	mtsar %r20
	or %r21,%r29,%r21
	stw %r21,0(%r28)
	vshd %r0,%r23,%r29
	stw %r29,4(%r28)
	ldo 4(%r28),%r28
	comb,>> %r2,%r28,.L66
	mtsar %r1
.L20:
	comb,<<= %r31,%r24,.L15
	ldi 8,%r28
	ldo -4(%r31),%r2
	stw %r0,-4(%r31)
	copy %r7,%r4
	copy %r2,%r31
	ldi 0,%r28
.L15:
	ldb 2(%r22),%r21
	comib,<> 0,%r21,.L25
	ldo 1(%r22),%r22
.L22:
	comiclr,<> 0,%r7,%r0
	b,n .L21
	comclr,<< %r31,%r2,%r0
	b,n .L31
	comiclr,< 7,%r28,%r0
	b,n .L26
.L31:
	comb,<<= %r31,%r24,.L63
	copy %r24,%r20
.L70:
	copy %r31,%r28
.L28:
	ldwm 4(%r28),%r21
	comb,<<= %r28,%r25,.L28
	stwm %r21,4(%r20)
	ldo 1(%r31),%r28
	sub %r25,%r31,%r20
	ldo 1(%r25),%r21
	depi 0,31,2,%r20
	ldo 4(%r20),%r20
	comclr,<<= %r28,%r21,%r0
	ldi 4,%r20
	addl %r24,%r20,%r28
	stwm %r0,4(%r28)
.L67:
	comb,<<=,n %r28,%r25,.L67
	stwm %r0,4(%r28)
	ldw -4(%r3),%r28
	comib,<> 0,%r28,.L68
	ldi 5,%r28
.L38:
	comb,=,n %r25,%r24,.L64
	ldwm -4(%r25),%r28
.L62:
	comib,= 0,%r28,.L38
	nop
.L37:
	ldi 5,%r28
.L8:
.L68:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r8
	ldw -56(%r30),%r7
	ldw -52(%r30),%r6
	ldw -48(%r30),%r5
	ldw -44(%r30),%r4
	ldw -40(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r9
.L13:
	ldo 1(%r28),%r28
	comib,< 8,%r28,.L23
	ldo 1(%r7),%r7
	ldw 0(%r31),%r21
	zdep %r21,27,28,%r21
.L24:
	extru %r20,31,4,%r20
	or %r20,%r21,%r20
	b .L15
	stw %r20,0(%r31)
.L23:
	comb,<<= %r31,%r24,.L15
	copy %r9,%r21
	stw %r0,-4(%r31)
	ldo -4(%r31),%r31
	b .L24
	ldi 1,%r28
.L9:
	ldo 4(%r28),%r3
	b .L10
	copy %r28,%r25
.L63:
	comib,= 0,%r5,.L62
	ldw -4(%r3),%r28
	subi 32,%r5,%r5
	ldi -1,%r20
	mtsar %r5
	vshd %r0,%r20,%r20
	and %r28,%r20,%r28
	b .L62
	stw %r28,-4(%r3)
.L14:
	ldi 41,%r20
	comclr,<> %r20,%r21,%r0
	b,n .L65
.L21:
	b .L8
	ldi 4,%r28
.L64:
	ldi 1,%r28
	b .L37
	stw %r28,0(%r25)
.L26:
	subi 8,%r28,%r28
	ldw 0(%r31),%r22
	zdep %r28,29,30,%r28
	copy %r31,%r20
	ldo -1(%r28),%r23
	mtsar %r23
.L69:
	ldw 4(%r20),%r29
	zvdep %r29,32,%r21
	mtsar %r28
	or %r21,%r22,%r21
	stw %r21,0(%r20)
	vshd %r0,%r29,%r22
	stw %r22,4(%r20)
	ldo 4(%r20),%r20
	comb,<<,n %r20,%r2,.L69
	mtsar %r23
	comb,>>,n %r31,%r24,.L70
	copy %r24,%r20
	b,n .L63
.L65:
	ldo 2(%r22),%r22
	b .L22
	stw %r22,0(%r26)
	.EXIT
	.PROCEND
	.size	__hexnan, .-__hexnan
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
