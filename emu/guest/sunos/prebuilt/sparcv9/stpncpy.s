! dd0af87b594370c7d32e22a53eab5acc newlib/libc/string/stpncpy.c
	.file	"stpncpy.c"
	.section	".text"
	.section	.text.stpncpy,"ax",@progbits
	.align 4
	.global stpncpy
	.type	stpncpy, #function
	.proc	0102
stpncpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i2, 7
	mov	0, %g2
	or	%i1, %i0, %g3
	mov	0, %g1
	and	%g3, 7, %g3
	movgu	%xcc, 1, %g1
	movre	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L19
	 add	%i0, 1, %g1
	ba,pt	%xcc, .L17
	 sethi	%hi(4278123520), %g2
.L7:
	ldub	[%i1-1], %g2
	stb	%g2, [%g1-1]
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be,pn	%icc, .L5
	 add	%i2, -1, %g3
	mov	%g3, %i2
	mov	%g1, %i0
.L6:
	add	%i0, 1, %g1
.L19:
	brnz,pt	%i2, .L7
	 add	%i1, 1, %i1
	return	%i7+8
	 nop
.L5:
	brz,pn	%g3, .L18
	 add	%i0, %i2, %i2
	stb	%g0, [%g1]
.L20:
	add	%g1, 1, %g1
	cmp	%g1, %i2
	bne,a,pt %xcc, .L20
	 stb	%g0, [%g1]
.L10:
	movrne	%i0, %i0, %i2
	return	%i7+8
	 mov	%o2, %o0
.L17:
	sethi	%hi(2155905024), %g1
	or	%g2, 766, %g3
	or	%g1, 128, %g1
	sllx	%g3, 32, %g3
	or	%g2, 767, %g2
	sllx	%g1, 32, %g4
	add	%g3, %g2, %g3
	ba,pt	%xcc, .L2
	 add	%g4, %g1, %g4
.L4:
	add	%i2, -8, %i2
	add	%i0, 8, %i0
	cmp	%i2, 7
	bleu,pn	%xcc, .L6
	 add	%i1, 8, %i1
.L2:
	ldx	[%i1], %g2
	add	%g2, %g3, %g1
	andn	%g1, %g2, %g1
	and	%g1, %g4, %g1
	brz,a,pt %g1, .L4
	 stx	%g2, [%i0]
	ba,pt	%xcc, .L19
	 add	%i0, 1, %g1
.L18:
	ba,pt	%xcc, .L10
	 mov	%g1, %i2
	.size	stpncpy, .-stpncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
