! 704283f4b3bb3957115d3cdcca591b94 newlib/libc/string/wcsncat.c
	.file	"wcsncat.c"
	.section	".text"
	.section	.text.wcsncat,"ax",@progbits
	.align 4
	.global wcsncat
	.type	wcsncat, #function
	.proc	0104
wcsncat:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L2
	 mov	%i0, %g1
	add	%g1, 4, %g1
.L23:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L23
	 add	%g1, 4, %g1
.L2:
	cmp	%i2, 0
	bne	.L19
	 ld	[%i1], %g2
	st	%g0, [%g1]
	jmp	%i7+8
	 restore
.L21:
	add	%i1, 4, %i1
	add	%g1, 4, %g1
	addcc	%i2, -1, %i2
	be	.L4
	 ld	[%i1], %g2
.L19:
	cmp	%g2, 0
	bne,a	.L21
	 st	%g2, [%g1]
.L4:
	st	%g0, [%g1]
	jmp	%i7+8
	 restore
	.size	wcsncat, .-wcsncat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
