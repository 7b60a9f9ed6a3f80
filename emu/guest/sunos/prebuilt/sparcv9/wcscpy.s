! aa31cf1909119f790c0d9821ea93617d newlib/libc/string/wcscpy.c
	.file	"wcscpy.c"
	.section	".text"
	.section	.text.wcscpy,"ax",@progbits
	.align 4
	.global wcscpy
	.type	wcscpy, #function
	.proc	0104
wcscpy:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	st	%g0, [%i0]
	lduw	[%i1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L2
	 mov	%i0, %g2
.L3:
	st	%g1, [%g2]
	add	%i1, 4, %i1
	lduw	[%i1], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L3
	 add	%g2, 4, %g2
.L2:
	st	%g0, [%g2]
	return	%i7+8
	 nop
	.size	wcscpy, .-wcscpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
