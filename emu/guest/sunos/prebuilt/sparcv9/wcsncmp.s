! d15b8618b1caacfae55ceb9e063d1ed2 newlib/libc/string/wcsncmp.c
	.file	"wcsncmp.c"
	.section	".text"
	.section	.text.wcsncmp,"ax",@progbits
	.align 4
	.global wcsncmp
	.type	wcsncmp, #function
	.proc	04
wcsncmp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i2, .L2
	 mov	0, %g2
	ba,pt	%xcc, .L4
	 mov	0, %g1
.L3:
	be,pn	%icc, .L2
	 add	%i2, -1, %i2
	brz,pn	%i2, .L12
	 add	%g1, 4, %g1
.L4:
	lduw	[%i0+%g1], %g2
	lduw	[%i1+%g1], %g3
	cmp	%g2, %g3
	be,pt	%icc, .L3
	 cmp	%g2, 0
	sub	%g2, %g3, %g2
.L2:
	return	%i7+8
	 sra	%g2, 0, %o0
.L12:
	mov	0, %g2
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	wcsncmp, .-wcsncmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
