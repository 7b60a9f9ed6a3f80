; 1fcdc87aa5e8efddb6f62a147483e6f5 newlib/libc/stdlib/a64l.c
	.LEVEL 1.1
	.text
	.section	.text.a64l,"ax",@progbits
	.align 4
.globl a64l
	.type	a64l, @function
a64l:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	movb,= %r26,%r26,.L11
	copy %r26,%r22
	ldi 6,%r29
	ldb 0(%r22),%r28
.L22:
	ldo -1(%r29),%r29
	comiclr,= 0,%r28,%r0
	addi 1,%r22,%r22
	comib,<>,n 0,%r29,.L22
	ldb 0(%r22),%r28
	comb,>>= %r26,%r22,.L1
	copy %r29,%r28
	ldi 90,%r1
	ldi 25,%r2
	ldi 64,%r25
	ldi 47,%r24
	b .L10
	ldi 1,%r23
.L21:
	comclr,>= %r25,%r31,%r0
	b,n .L7
	comb,= %r24,%r31,.L8
	ldo -48(%r20),%r20
	extru %r20,31,8,%r20
	comib,<< 9,%r20,.L8
	copy %r29,%r21
	ldo -46(%r31),%r21
.L8:
	zdep %r28,25,26,%r28
	comb,= %r22,%r26,.L1
	addl %r28,%r21,%r28
.L10:
	ldbs,mb -1(%r22),%r20
	extrs %r20,31,8,%r31
	comb,>= %r1,%r31,.L21
	copy %r23,%r21
	ldo -97(%r20),%r20
	ldo -59(%r31),%r21
	extru %r20,31,8,%r20
	zdep %r28,25,26,%r28
	comclr,>>= %r2,%r20,%r0
	ldi 0,%r21
	comb,<> %r22,%r26,.L10
	addl %r28,%r21,%r28
.L1:
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L7:
	b .L8
	ldo -53(%r31),%r21
.L11:
	copy %r26,%r28
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	a64l, .-a64l
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
