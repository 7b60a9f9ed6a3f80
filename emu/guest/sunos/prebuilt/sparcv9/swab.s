! 96d7bf5cfb19e7bd60f486a36daf8e9e newlib/libc/string/swab.c
	.file	"swab.c"
	.section	".text"
	.section	.text.swab,"ax",@progbits
	.align 4
	.global swab
	.type	swab, #function
	.proc	020
swab:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i2, 1
	ble,pn	%xcc, .L2
	 mov	1, %g1
	add	%i0, -1, %g5
	add	%i1, -1, %g4
	ldub	[%i0+%g1], %g3
.L9:
	ldub	[%g5+%g1], %g2
	stb	%g3, [%g4+%g1]
	stb	%g2, [%i1+%g1]
	add	%g1, 2, %g1
	cmp	%i2, %g1
	bg,a,pt	%xcc, .L9
	 ldub	[%i0+%g1], %g3
	add	%i2, -2, %g1
	and	%g1, -2, %g1
	add	%g1, 3, %g1
.L2:
	cmp	%i2, %g1
	bne,pt	%xcc, .L10
	 add	%i1, %i2, %i1
	stb	%g0, [%i1-1]
.L10:
	return	%i7+8
	 nop
	.size	swab, .-swab
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
