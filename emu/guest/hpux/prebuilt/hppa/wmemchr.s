; 8c0e3fb693912c110ae1b48e843942b3 newlib/libc/string/wmemchr.c
	.LEVEL 1.1
	.text
	.section	.text.wmemchr,"ax",@progbits
	.align 4
.globl wmemchr
	.type	wmemchr, @function
wmemchr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r24,%r24,.L7
	ldi 0,%r28
	b .L10
	ldw 0(%r26),%r20
.L9:
	comb,= %r28,%r24,.L7
	ldo 4(%r26),%r26
	ldw 0(%r26),%r20
.L10:
	comb,<>,n %r25,%r20,.L9
	ldo 1(%r28),%r28
	bv %r0(%r2)
	copy %r26,%r28
.L7:
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	wmemchr, .-wmemchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
