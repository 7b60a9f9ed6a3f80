! 52bbaff30ac585c314521a6d88f34290 newlib/libc/string/wmemchr.c
	.file	"wmemchr.c"
	.section	".text"
	.section	.text.wmemchr,"ax",@progbits
	.align 4
	.global wmemchr
	.type	wmemchr, #function
	.proc	0104
wmemchr:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	brz,pn	%i2, .L4
	 mov	0, %g1
	ba,pt	%xcc, .L9
	 lduw	[%i0], %g2
.L8:
	cmp	%i2, %g1
	be,pn	%xcc, .L4
	 add	%i0, 4, %i0
	lduw	[%i0], %g2
.L9:
	cmp	%g2, %i1
	bne,pt	%icc, .L8
	 add	%g1, 1, %g1
	return	%i7+8
	 nop
.L4:
	return	%i7+8
	 mov	0, %o0
	.size	wmemchr, .-wmemchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
