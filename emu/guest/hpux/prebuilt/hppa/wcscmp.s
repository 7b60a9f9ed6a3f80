; 60328e8cc548f7b64af194a3e4be82d4 newlib/libc/string/wcscmp.c
	.LEVEL 1.1
	.text
	.section	.text.wcscmp,"ax",@progbits
	.align 4
.globl wcscmp
	.type	wcscmp, @function
wcscmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	b .L2
	ldi 0,%r20
.L4:
	comib,= 0,%r28,.L1
	ldo 4(%r20),%r20
.L2:
	ldwx %r26(%r20),%r28
	ldwx %r25(%r20),%r21
	comb,= %r21,%r28,.L4
	nop
	sub %r28,%r21,%r28
.L1:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	wcscmp, .-wcscmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
