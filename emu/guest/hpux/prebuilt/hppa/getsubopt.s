; d1f6957bce4ca142e8d7e1d5dbe63565 newlib/libc/stdlib/getsubopt.c
	.LEVEL 1.1
	.text
	.section	.text.getsubopt,"ax",@progbits
	.align 4
.globl getsubopt
	.type	getsubopt, @function
getsubopt:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'suboptarg,%r19
	stwm %r6,64(%r30)
	ldw RT'suboptarg(%r1),%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stw %r19,-32(%r30)
	stw %r0,0(%r24)
	movb,= %r26,%r26,.L20
	stw %r0,0(%r6)
	ldw 0(%r26),%r20
	comib,=,n 0,%r20,.L20
	ldb 0(%r20),%r28
	ldi 44,%r31
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L4
	ldi 32,%r22
.L3:
	comclr,= %r22,%r28,%r0
	comclr,<> %r31,%r28,%r21
	ldi 1,%r21
	comiclr,= 0,%r21,%r0
	b,n .L5
	comib,<> 9,%r28,.L65
	ldi 61,%r29
.L5:
	ldbs,mb 1(%r20),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L3
	nop
.L4:
	stw %r20,0(%r26)
.L20:
	ldi -1,%r3
.L67:
	ldw -84(%r30),%r2
	copy %r3,%r28
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L65:
	stw %r20,0(%r6)
	ldi 44,%r22
	ldi 32,%r31
.L62:
	ldb 1(%r20),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L8
	ldo 1(%r20),%r21
	comclr,<> %r22,%r28,%r0
	b,n .L9
	comclr,>= %r22,%r28,%r0
	b,n .L10
	comiclr,<> 9,%r28,%r0
	b,n .L9
	comb,<>,n %r31,%r28,.L62
	copy %r21,%r20
.L9:
	ldo 2(%r20),%r21
	stb %r0,1(%r20)
.L16:
	ldb 0(%r21),%r28
.L68:
	ldi 44,%r31
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L8
	ldi 32,%r22
.L17:
	comclr,= %r22,%r28,%r0
	comclr,<> %r31,%r28,%r20
	ldi 1,%r20
	comiclr,= 0,%r20,%r0
	b,n .L18
	comiclr,= 9,%r28,%r0
	b,n .L8
.L18:
	ldbs,mb 1(%r21),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L17
	nop
.L8:
	stw %r21,0(%r26)
	ldw 0(%r5),%r25
	comib,= 0,%r25,.L20
	ldi 0,%r3
	b .L69
	copy %r19,%r4
.L66:
	ldo 1(%r3),%r3
	ldwx,s %r3(%r5),%r25
	comib,=,n 0,%r25,.L67
	ldi -1,%r3
	copy %r19,%r4
.L69:
	bl strcmp,%r2
	ldw 0(%r6),%r26
	comib,<> 0,%r28,.L66
	copy %r4,%r19
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L10:
	comb,<>,n %r29,%r28,.L21
	stb %r0,1(%r20)
	ldo 2(%r20),%r21
	stw %r21,0(%r24)
	ldb 2(%r20),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L16
	ldi 32,%r20
	comb,= %r22,%r28,.L13
	ldi 44,%r31
.L11:
	comclr,<> %r20,%r28,%r0
	b,n .L14
	comib,=,n 9,%r28,.L14
	ldbs,mb 1(%r21),%r28
	extrs %r28,31,8,%r28
	comib,=,n 0,%r28,.L68
	ldb 0(%r21),%r28
	comb,<> %r31,%r28,.L11
	nop
.L13:
	comib,=,n 0,%r28,.L68
	ldb 0(%r21),%r28
.L14:
	stb %r0,0(%r21)
	b .L16
	ldo 1(%r21),%r21
.L21:
	b .L62
	copy %r21,%r20
	.EXIT
	.PROCEND
	.size	getsubopt, .-getsubopt
	.comm	suboptarg,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
