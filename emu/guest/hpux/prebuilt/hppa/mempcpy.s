; f7ecb817a446c21f3f81e0bb3d7cb43d newlib/libc/string/mempcpy.c
	.LEVEL 1.1
	.text
	.section	.text.mempcpy,"ax",@progbits
	.align 4
.globl mempcpy
	.type	mempcpy, @function
mempcpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,>>=,n 15,%r24,.L7
	or %r26,%r25,%r20
	extru %r20,31,2,%r20
	comib,= 0,%r20,.L16
	ldo -1(%r24),%r22
.L3:
	ldo 1(%r22),%r31
	ldi 0,%r20
.L9:
	addl %r26,%r20,%r28
	ldbx %r25(%r20),%r21
	stb %r21,0(%r28)
	copy %r20,%r28
	comb,<> %r28,%r22,.L9
	ldo 1(%r20),%r20
	bv %r0(%r2)
	addl %r26,%r31,%r28
.L16:
	ldo -16(%r24),%r31
	copy %r25,%r28
	depi 0,31,4,%r31
	ldo 16(%r31),%r31
	addl %r26,%r31,%r22
.L6:
	ldw 0(%r28),%r21
	ldo 16(%r28),%r28
	stw %r21,0(%r26)
	ldo 16(%r26),%r26
	ldw -12(%r28),%r21
	stw %r21,-12(%r26)
	ldw -8(%r28),%r21
	stw %r21,-8(%r26)
	ldw -4(%r28),%r21
	comb,<> %r22,%r26,.L6
	stw %r21,-4(%r26)
	ldi 12,%r21
	addl %r25,%r31,%r25
	and %r24,%r21,%r21
	comib,= 0,%r21,.L10
	extru %r24,31,4,%r28
	addl %r22,%r20,%r21
.L17:
	ldwx %r25(%r20),%r31
	stw %r31,0(%r21)
	ldo 4(%r20),%r20
	sub %r28,%r20,%r21
	comib,<< 3,%r21,.L17
	addl %r22,%r20,%r21
	ldo -4(%r28),%r28
	extru %r24,31,2,%r24
	depi 0,31,2,%r28
	ldo 4(%r28),%r28
	addl %r25,%r28,%r25
	addl %r22,%r28,%r26
.L7:
	ldo -1(%r24),%r22
	comib,<> 0,%r24,.L3
	copy %r26,%r28
	bv,n %r0(%r2)
.L10:
	b .L7
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	mempcpy, .-mempcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
