; bb958555e1baed43e1511b062bd679a2 newlib/libc/string/wcsncmp.c
	.LEVEL 1.1
	.text
	.section	.text.wcsncmp,"ax",@progbits
	.align 4
.globl wcsncmp
	.type	wcsncmp, @function
wcsncmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r24,.L5
	ldi 0,%r20
	b .L12
	ldwx,s %r20(%r26),%r28
.L3:
	comib,=,n 0,%r28,.L1
	ldo 1(%r20),%r20
	comb,=,n %r20,%r24,.L11
	ldwx,s %r20(%r26),%r28
.L12:
	ldwx,s %r20(%r25),%r21
	comb,= %r21,%r28,.L3
	nop
	sub %r28,%r21,%r28
.L1:
	bv,n %r0(%r2)
.L5:
	bv %r0(%r2)
	copy %r24,%r28
.L11:
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	wcsncmp, .-wcsncmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
