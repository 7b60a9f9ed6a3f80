! faeee2e6ae73399382dab9e4501e8c2a newlib/libc/string/stpcpy.c
	.file	"stpcpy.c"
	.section	".text"
	.section	.text.stpcpy,"ax",@progbits
	.align 4
	.global stpcpy
	.type	stpcpy, #function
	.proc	0102
stpcpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	or	%i1, %i0, %g2
	and	%g2, 7, %g2
	brnz,pt	%g2, .L4
	 mov	%i0, %g1
	sethi	%hi(4278123520), %g5
	sethi	%hi(2155905024), %g2
	or	%g2, 128, %g2
	ldx	[%i1], %g3
	or	%g5, 766, %g4
	or	%g5, 767, %i5
	sllx	%g4, 32, %g4
	sllx	%g2, 32, %g5
	add	%g4, %i5, %g4
	add	%g5, %g2, %g5
	add	%g3, %g4, %g2
	andn	%g2, %g3, %g2
	and	%g2, %g5, %g2
	brnz,a,pn %g2, .L9
	 ldub	[%i1], %g2
.L3:
	stx	%g3, [%g1]
	add	%i1, 8, %i1
	ldx	[%i1], %g3
	add	%g3, %g4, %g2
	andn	%g2, %g3, %g2
	and	%g2, %g5, %g2
	brz,pt	%g2, .L3
	 add	%g1, 8, %g1
.L4:
	ldub	[%i1], %g2
.L9:
	stb	%g2, [%g1]
	mov	%g1, %i0
	sll	%g2, 24, %g2
	add	%i1, 1, %i1
	cmp	%g2, 0
	bne,pt	%icc, .L4
	 add	%g1, 1, %g1
	return	%i7+8
	 nop
	.size	stpcpy, .-stpcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
