! 704283f4b3bb3957115d3cdcca591b94 newlib/libc/string/wcsncat.c
	.file	"wcsncat.c"
	.section	".text"
	.section	.text.wcsncat,"ax",@progbits
	.align 4
	.global wcsncat
	.type	wcsncat, #function
	.proc	0104
wcsncat:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L2
	 mov	%i0, %g1
	add	%g1, 4, %g1
.L15:
	lduw	[%g1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L15
	 add	%g1, 4, %g1
.L2:
	lduw	[%i1], %g3
	ba,pt	%xcc, .L12
	 cmp	%g0, %g3
.L14:
	add	%i1, 4, %i1
	add	%g1, 4, %g1
	lduw	[%i1], %g3
	add	%i2, -1, %i2
	cmp	%g0, %g3
.L12:
	mov	0, %g2
	addx	%g0, 0, %g4
	movrne	%i2, 1, %g2
	andcc	%g2, %g4, %g0
	bne,a,pt %icc, .L14
	 st	%g3, [%g1]
	st	%g0, [%g1]
	return	%i7+8
	 nop
	.size	wcsncat, .-wcsncat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
