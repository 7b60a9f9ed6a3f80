! 7243f39542cd39c45fbf9ec27ab70009 newlib/libc/string/mempcpy.c
	.file	"mempcpy.c"
	.section	".text"
	.section	.text.mempcpy,"ax",@progbits
	.align 4
	.global mempcpy
	.type	mempcpy, #function
	.proc	0120
mempcpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i2, 31
	bleu,pt	%xcc, .L7
	 nop
	or	%i0, %i1, %g2
	and	%g2, 7, %g2
	brz,pt	%g2, .L15
	 add	%i2, -1, %g3
.L3:
	add	%g3, 1, %g4
	mov	0, %g1
.L9:
	ldub	[%i1+%g1], %g2
	stb	%g2, [%i0+%g1]
	cmp	%g3, %g1
	bne,pt	%xcc, .L9
	 add	%g1, 1, %g1
	return	%i7+8
	 add	%o0, %g4, %o0
.L15:
	add	%i2, -32, %g5
	mov	%i1, %g1
	and	%g5, -32, %g5
	add	%g5, 32, %g5
	add	%i0, %g5, %g4
	ldx	[%g1], %g3
.L17:
	add	%g1, 32, %g1
	stx	%g3, [%i0]
	ldx	[%g1-24], %g3
	stx	%g3, [%i0+8]
	ldx	[%g1-16], %g3
	stx	%g3, [%i0+16]
	ldx	[%g1-8], %g3
	stx	%g3, [%i0+24]
	add	%i0, 32, %i0
	cmp	%i0, %g4
	bne,a,pt %xcc, .L17
	 ldx	[%g1], %g3
	add	%i1, %g5, %i1
	and	%i2, 24, %g3
	brz,pn	%g3, .L10
	 and	%i2, 31, %g1
	ldx	[%i1+%g2], %g3
.L18:
	stx	%g3, [%g4+%g2]
	add	%g2, 8, %g2
	sub	%g1, %g2, %g3
	cmp	%g3, 7
	bgu,a,pt %xcc, .L18
	 ldx	[%i1+%g2], %g3
	add	%g1, -8, %g1
	and	%i2, 7, %i2
	and	%g1, -8, %g1
	add	%g1, 8, %g1
	add	%i1, %g1, %i1
	add	%g4, %g1, %i0
.L7:
	brnz,pt	%i2, .L3
	 add	%i2, -1, %g3
.L19:
	return	%i7+8
	 nop
.L10:
	mov	%g1, %i2
	brnz,pt	%i2, .L3
	 add	%i2, -1, %g3
	ba,pt	%xcc, .L19
	 nop
	.size	mempcpy, .-mempcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
