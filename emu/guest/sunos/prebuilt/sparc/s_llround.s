! 5189ff9453585f5ed149fb350f761f92 newlib/libm/common/s_llround.c
	.file	"s_llround.c"
	.section	".text"
	.global __fixdfdi
	.section	.text.llround,"ax",@progbits
	.align 4
	.global llround
	.type	llround, #function
	.proc	05
llround:
	save	%sp, -96, %sp
	sethi	%hi(-1048576), %g1
	sra	%i0, 31, %g2
	srl	%i0, 20, %g3
	andn	%i0, %g1, %g1
	and	%g3, 2047, %g3
	sethi	%hi(1048576), %i5
	add	%g3, -1023, %g4
	or	%g2, 1, %g2
	cmp	%g4, 19
	bg	.L3
	 or	%g1, %i5, %g1
	cmp	%g4, 0
	bl	.L24
	 mov	20, %g3
	sethi	%hi(524288), %i0
	sra	%i0, %g4, %i0
	sub	%g3, %g4, %g4
	add	%i0, %g1, %i0
	mov	0, %g3
	srl	%i0, %g4, %i0
.L6:
	sra	%g2, 31, %g1
.L26:
	smul	%g3, %g2, %g3
	smul	%g1, %i0, %g1
	umul	%g2, %i0, %i1
	rd	%y, %i0
	add	%g1, %g3, %g1
	add	%g1, %i0, %i0
.L27:
	jmp	%i7+8
	 restore
.L3:
	cmp	%g4, 62
	bgu	.L7
	 cmp	%g4, 51
	bg	.L25
	 add	%g3, -1043, %i4
	sethi	%hi(-2147483648), %g3
	srl	%g3, %i4, %g3
	addcc	%g3, %i1, %i5
	addx	%g0, %g1, %g1
	andcc	%i4, 32, %g0
	be	.L14
	 srl	%g1, 1, %g3
	sll	%g1, %i4, %g3
	mov	0, %i0
.L15:
	mov	52, %g1
	sub	%g1, %g4, %g1
	cmp	%g1, 32
	be,a	.L26
	 sra	%g2, 31, %g1
	srl	%i5, %g1, %i5
	b	.L6
	 or	%i0, %i5, %i0
.L24:
	mov	0, %i0
	cmp	%g4, -1
	bne	.L27
	 mov	0, %i1
	sra	%g2, 31, %i0
	jmp	%i7+8
	 restore %g0, %g2, %o1
.L7:
	mov	%i0, %o0
	call	__fixdfdi, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
.L25:
	add	%g3, -1075, %g3
	andcc	%i4, 32, %g0
	be	.L9
	 sll	%i1, %g3, %i0
	sll	%g1, %i4, %g3
	mov	0, %g1
	b	.L6
	 or	%i0, %g1, %i0
.L9:
	srl	%g1, 1, %g3
	xnor	%g0, %i4, %g4
	sll	%g1, %i4, %g1
	srl	%g3, %g4, %g3
	b	.L6
	 or	%i0, %g1, %i0
.L14:
	xnor	%g0, %i4, %i3
	sll	%g1, %i4, %i0
	b	.L15
	 srl	%g3, %i3, %g3
	.size	llround, .-llround
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
