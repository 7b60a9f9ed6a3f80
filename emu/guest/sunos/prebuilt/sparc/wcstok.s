! 025ba660aabdd3ebb535c2223c1600fb newlib/libc/string/wcstok.c
	.file	"wcstok.c"
	.section	".text"
	.section	.text.wcstok,"ax",@progbits
	.align 4
	.global wcstok
	.type	wcstok, #function
	.proc	0104
wcstok:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be,a	.L20
	 ld	[%i2], %i0
.L5:
	add	%i0, 4, %g4
.L23:
	mov	%i1, %g1
	b	.L4
	 ld	[%g4-4], %g3
.L6:
	cmp	%g3, %g2
	be,a	.L5
	 mov	%g4, %i0
.L4:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne	.L6
	 add	%g1, 4, %g1
	cmp	%g3, 0
	be,a	.L21
	 st	%g0, [%i2]
	add	%g4, 4, %g4
.L22:
	mov	%i1, %g1
	b	.L11
	 ld	[%g4-4], %g3
.L9:
	cmp	%g2, 0
	be,a	.L22
	 add	%g4, 4, %g4
.L11:
	ld	[%g1], %g2
	cmp	%g3, %g2
	bne	.L9
	 add	%g1, 4, %g1
	cmp	%g3, 0
	be,a	.L13
	 mov	0, %g4
	st	%g0, [%g4-4]
	st	%g4, [%i2]
	jmp	%i7+8
	 restore
.L13:
	st	%g4, [%i2]
	jmp	%i7+8
	 restore
.L20:
	cmp	%i0, 0
	bne	.L23
	 add	%i0, 4, %g4
	jmp	%i7+8
	 restore %g0, 0, %o0
.L21:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	wcstok, .-wcstok
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
