; a54d16fe84796602211e8f7f9ab3baa5 newlib/libc/string/wmemcmp.c
	.LEVEL 1.1
	.text
	.section	.text.wmemcmp,"ax",@progbits
	.align 4
.globl wmemcmp
	.type	wmemcmp, @function
wmemcmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r24,.L5
	ldi 0,%r20
	b .L10
	ldwx,s %r20(%r26),%r22
.L3:
	comb,=,n %r20,%r24,.L9
	ldwx,s %r20(%r26),%r22
.L10:
	ldwx,s %r20(%r25),%r21
	comb,=,n %r21,%r22,.L3
	ldo 1(%r20),%r20
	ldi -1,%r28
	comclr,>= %r21,%r22,%r0
	ldi 1,%r28
	bv,n %r0(%r2)
.L9:
	bv %r0(%r2)
	ldi 0,%r28
.L5:
	bv %r0(%r2)
	copy %r24,%r28
	.EXIT
	.PROCEND
	.size	wmemcmp, .-wmemcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
