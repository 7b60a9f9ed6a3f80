; 1e65d3e2d70777a335d4a85f71ce6c29 newlib/libc/string/memchr.c
	.LEVEL 1.1
	.text
	.section	.text.memchr,"ax",@progbits
	.align 4
.globl memchr
	.type	memchr, @function
memchr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extru %r26,31,2,%r28
	comib,= 0,%r28,.L11
	extru %r25,31,8,%r21
	comib,<> 0,%r24,.L4
	ldo -1(%r24),%r20
	b .L22
	ldi 0,%r28
.L20:
	extru %r26,31,2,%r28
	comib,=,n 0,%r28,.L2
	ldo -1(%r20),%r20
	comib,= -1,%r20,.L22
	ldi 0,%r28
.L4:
	ldb 0(%r26),%r28
	comb,<>,n %r21,%r28,.L20
	ldo 1(%r26),%r26
	bv %r0(%r2)
	copy %r26,%r28
.L13:
.L22:
	bv,n %r0(%r2)
.L11:
	copy %r24,%r20
.L2:
	comib,>>= 3,%r20,.L23
	addl %r26,%r20,%r22
	extru %r25,31,8,%r25
	ldil L'-16842752,%r23
	zdep %r25,23,24,%r31
	ldil L'-2139062272,%r29
	addl %r31,%r25,%r31
	ldo -257(%r23),%r23
	zdep %r31,15,16,%r28
	ldo 128(%r29),%r29
	b .L9
	addl %r31,%r28,%r31
.L7:
	comib,>>= 3,%r20,.L6
	ldo 4(%r26),%r26
.L9:
	ldw 0(%r26),%r28
	xor %r31,%r28,%r28
	addl %r28,%r23,%r22
	andcm %r22,%r28,%r28
	and %r28,%r29,%r28
	comib,=,n 0,%r28,.L7
	ldo -4(%r20),%r20
.L6:
	addl %r26,%r20,%r22
.L23:
	comib,<> 0,%r20,.L10
	copy %r26,%r28
	b .L22
	ldi 0,%r28
.L21:
	comb,=,n %r28,%r22,.L13
	ldi 0,%r28
.L10:
	ldb 0(%r28),%r20
	comb,<>,n %r21,%r20,.L21
	ldo 1(%r28),%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	memchr, .-memchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
