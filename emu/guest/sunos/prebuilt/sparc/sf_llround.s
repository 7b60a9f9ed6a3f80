! 049a2636eb6678303a7bf2c93bd3becc newlib/libm/common/sf_llround.c
	.file	"sf_llround.c"
	.section	".text"
	.global __fixsfdi
	.section	.text.llroundf,"ax",@progbits
	.align 4
	.global llroundf
	.type	llroundf, #function
	.proc	05
llroundf:
	save	%sp, -96, %sp
	srl	%i0, 23, %g1
	sra	%i0, 31, %g2
	and	%g1, 255, %g1
	add	%g1, -127, %g3
	cmp	%g3, 62
	bg	.L3
	 or	%g2, 1, %g2
	cmp	%g3, 0
	bl	.L15
	 sethi	%hi(-8388608), %i5
	cmp	%g3, 22
	andn	%i0, %i5, %g4
	sethi	%hi(8388608), %i5
	ble	.L7
	 or	%g4, %i5, %g4
	add	%g1, -150, %i0
	andcc	%i0, 32, %g0
	bne	.L16
	 sll	%g4, %i0, %g3
	xnor	%g0, %i0, %g1
	srl	%g4, 1, %g3
	sll	%g4, %i0, %i0
	srl	%g3, %g1, %g3
	sra	%g2, 31, %g1
	smul	%g3, %g2, %g3
	smul	%g1, %i0, %g1
	umul	%g2, %i0, %i1
	rd	%y, %i0
	add	%g1, %g3, %g1
	jmp	%i7+8
	 restore %g1, %i0, %o0
.L3:
	call	__fixsfdi, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
.L7:
	mov	23, %g1
	sub	%g1, %g3, %g1
	sethi	%hi(4194304), %i0
	sra	%i0, %g3, %i0
	mov	0, %g3
	add	%i0, %g4, %i0
	smul	%g3, %g2, %g3
	srl	%i0, %g1, %i0
	sra	%g2, 31, %g1
	smul	%g1, %i0, %g1
	umul	%g2, %i0, %i1
	rd	%y, %i0
	add	%g1, %g3, %g1
	jmp	%i7+8
	 restore %g1, %i0, %o0
.L15:
	xnor	%g0, %g3, %g3
	cmp	%g0, %g3
	addx	%g0, -1, %g1
	and	%g2, %g1, %g2
	sra	%g2, 31, %i0
	jmp	%i7+8
	 restore %g0, %g2, %o1
.L16:
	sra	%g2, 31, %g1
	mov	0, %i0
	smul	%g3, %g2, %g3
	smul	%g1, %i0, %g1
	umul	%g2, %i0, %i1
	rd	%y, %i0
	add	%g1, %g3, %g1
	jmp	%i7+8
	 restore %g1, %i0, %o0
	.size	llroundf, .-llroundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
