; 0d685663e62b6295d9af6b0784b4d286 newlib/libc/string/memcmp.c
	.LEVEL 1.1
	.text
	.section	.text.memcmp,"ax",@progbits
	.align 4
.globl memcmp
	.type	memcmp, @function
memcmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,>>= 3,%r24,.L6
	or %r26,%r25,%r28
	extru %r28,31,2,%r28
	comib,= 0,%r28,.L5
	ldo -1(%r24),%r22
.L3:
	b .L8
	ldi 0,%r20
.L7:
	comb,= %r20,%r22,.L13
	ldo 1(%r20),%r28
	copy %r28,%r20
.L8:
	ldbx %r26(%r20),%r28
	ldbx %r25(%r20),%r21
	comb,= %r21,%r28,.L7
	nop
	bv %r0(%r2)
	sub %r28,%r21,%r28
.L15:
	ldo -4(%r24),%r24
	comib,>>= 3,%r24,.L6
	ldo 4(%r25),%r25
.L5:
	ldw 0(%r26),%r20
	ldw 0(%r25),%r28
	comb,=,n %r28,%r20,.L15
	ldo 4(%r26),%r26
.L6:
	comib,<> 0,%r24,.L3
	ldo -1(%r24),%r22
.L13:
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	memcmp, .-memcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
