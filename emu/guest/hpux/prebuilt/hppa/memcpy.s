; 89c915ed49f954bbb7168994c1b593c1 newlib/libc/string/memcpy.c
	.LEVEL 1.1
	.text
	.section	.text.memcpy,"ax",@progbits
	.align 4
.globl memcpy
	.type	memcpy, @function
memcpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r28
	comib,>>= 15,%r24,.L7
	copy %r26,%r31
	or %r26,%r25,%r22
	extru %r22,31,2,%r22
	comib,<> 0,%r22,.L3
	ldo -1(%r24),%r29
	ldo -16(%r24),%r1
	copy %r25,%r21
	depi 0,31,4,%r1
	copy %r26,%r20
	ldo 16(%r1),%r1
	addl %r26,%r1,%r31
.L6:
	ldw 0(%r21),%r29
	ldw 4(%r21),%r2
	ldo 16(%r21),%r21
	stwm %r29,16(%r20)
	ldw -8(%r21),%r23
	ldw -4(%r21),%r29
	stw %r2,-12(%r20)
	stw %r23,-8(%r20)
	comb,<> %r31,%r20,.L6
	stw %r29,-4(%r20)
	ldi 12,%r21
	addl %r25,%r1,%r25
	and %r24,%r21,%r21
	comib,= 0,%r21,.L10
	extru %r24,31,4,%r20
	addl %r31,%r22,%r21
.L16:
	ldwx %r25(%r22),%r29
	stw %r29,0(%r21)
	ldo 4(%r22),%r22
	sub %r20,%r22,%r21
	comib,<< 3,%r21,.L16
	addl %r31,%r22,%r21
	ldo -4(%r20),%r20
	extru %r24,31,2,%r24
	depi 0,31,2,%r20
	ldo 4(%r20),%r20
	addl %r31,%r20,%r31
	addl %r25,%r20,%r25
.L7:
	comib,= 0,%r24,.L4
	ldo -1(%r24),%r29
.L3:
	ldi 0,%r20
.L9:
	addl %r31,%r20,%r21
	ldbx %r25(%r20),%r22
	stb %r22,0(%r21)
	copy %r20,%r21
	comb,<> %r21,%r29,.L9
	ldo 1(%r20),%r20
.L4:
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L10:
	b .L7
	copy %r20,%r24
	.EXIT
	.PROCEND
	.size	memcpy, .-memcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
