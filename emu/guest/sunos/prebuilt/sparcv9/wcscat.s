! 5e8068bb7d7f330205580b71810ef3f1 newlib/libc/string/wcscat.c
	.file	"wcscat.c"
	.section	".text"
	.section	.text.wcscat,"ax",@progbits
	.align 4
	.global wcscat
	.type	wcscat, #function
	.proc	0104
wcscat:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L12
	 mov	%i0, %g1
	add	%g1, 4, %g1
.L15:
	lduw	[%g1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L15
	 add	%g1, 4, %g1
	lduw	[%i1], %g2
	cmp	%g2, 0
	be,a,pn	%icc, .L16
	 st	%g0, [%g1]
	st	%g2, [%g1]
.L17:
	add	%i1, 4, %i1
	add	%g1, 4, %g1
.L12:
	lduw	[%i1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L17
	 st	%g2, [%g1]
	st	%g0, [%g1]
.L16:
	return	%i7+8
	 nop
	.size	wcscat, .-wcscat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
