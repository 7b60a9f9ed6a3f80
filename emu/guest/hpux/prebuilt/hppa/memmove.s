; 595135a2c4b6bb9157bde528923bdd6d newlib/libc/string/memmove.c
	.LEVEL 1.1
	.text
	.section	.text.memmove,"ax",@progbits
	.align 4
.globl memmove
	.type	memmove, @function
memmove:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comb,>>= %r25,%r26,.L2
	copy %r26,%r28
	addl %r25,%r24,%r20
	comclr,>> %r20,%r26,%r0
	b,n .L2
	comib,= 0,%r24,.L3
	ldo -1(%r24),%r20
.L4:
	ldbx %r25(%r20),%r22
	addl %r28,%r20,%r21
	ldo -1(%r20),%r20
	comib,<> -1,%r20,.L4
	stb %r22,0(%r21)
.L3:
	bv,n %r0(%r2)
.L2:
	comib,<< 15,%r24,.L21
	copy %r28,%r31
.L9:
	comib,= 0,%r24,.L3
	ldo -1(%r24),%r29
.L6:
	ldi 0,%r20
.L11:
	addl %r31,%r20,%r21
	ldbx %r25(%r20),%r22
	stb %r22,0(%r21)
	copy %r20,%r21
	comb,<> %r21,%r29,.L11
	ldo 1(%r20),%r20
	bv,n %r0(%r2)
.L21:
	or %r28,%r25,%r22
	extru %r22,31,2,%r22
	comib,<> 0,%r22,.L6
	ldo -1(%r24),%r29
	ldo -16(%r24),%r23
	copy %r25,%r21
	depi 0,31,4,%r23
	copy %r28,%r20
	ldo 16(%r23),%r23
	addl %r28,%r23,%r31
.L8:
	ldw 0(%r21),%r29
	ldo 16(%r21),%r21
	stw %r29,0(%r20)
	ldo 16(%r20),%r20
	ldw -12(%r21),%r29
	stw %r29,-12(%r20)
	ldw -8(%r21),%r29
	stw %r29,-8(%r20)
	ldw -4(%r21),%r29
	comb,<> %r31,%r20,.L8
	stw %r29,-4(%r20)
	ldi 12,%r21
	addl %r25,%r23,%r25
	and %r24,%r21,%r21
	comib,= 0,%r21,.L12
	extru %r24,31,4,%r20
	addl %r31,%r22,%r21
.L23:
	ldwx %r25(%r22),%r29
	stw %r29,0(%r21)
	ldo 4(%r22),%r22
	sub %r20,%r22,%r21
	comib,<<,n 3,%r21,.L23
	addl %r31,%r22,%r21
	ldo -4(%r20),%r20
	extru %r24,31,2,%r24
	depi 0,31,2,%r20
	ldo -1(%r24),%r29
	ldo 4(%r20),%r20
	addl %r31,%r20,%r31
	comib,<> 0,%r24,.L6
	addl %r25,%r20,%r25
	b,n .L3
.L12:
	b .L9
	copy %r20,%r24
	.EXIT
	.PROCEND
	.size	memmove, .-memmove
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
