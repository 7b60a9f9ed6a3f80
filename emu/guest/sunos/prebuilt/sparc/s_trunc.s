! 8f4a319b9dfe21b5ac033cdfa679482d newlib/libm/common/s_trunc.c
	.file	"s_trunc.c"
	.section	".text"
	.section	.text.trunc,"ax",@progbits
	.align 4
	.global trunc
	.type	trunc, #function
	.proc	07
trunc:
	save	%sp, -104, %sp
	sra	%i0, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g4
	cmp	%g4, 19
	bg	.L2
	 cmp	%g4, 51
	sethi	%hi(-2147483648), %g1
	cmp	%g4, 0
	bl	.L8
	 and	%i0, %g1, %g1
	sethi	%hi(-1048576), %i4
	mov	0, %g3
	sra	%i4, %g4, %g4
	and	%g4, %i0, %g4
	or	%g4, %g1, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L2:
	ble	.L5
	 mov	%i0, %g2
	std	%i0, [%fp-8]
	cmp	%g4, 1024
	be	.L9
	 ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L5:
	mov	-1, %g4
	add	%g1, -1043, %g1
	srl	%g4, %g1, %g1
	andn	%i1, %g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L8:
	mov	%g1, %g2
	mov	0, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L9:
	faddd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
	.size	trunc, .-trunc
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
