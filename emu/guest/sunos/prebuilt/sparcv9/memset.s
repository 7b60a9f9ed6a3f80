! 852d717d38bf299cc75f56798005b75c newlib/libc/string/memset.c
	.file	"memset.c"
	.section	".text"
	.section	.text.memset,"ax",@progbits
	.align 4
	.global memset
	.type	memset, #function
	.proc	0120
memset:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	and	%i0, 7, %g1
	brz,pn	%g1, .L14
	 add	%i2, -1, %g2
	mov	%i1, %g4
	brnz,pt	%i2, .L4
	 mov	%i0, %g1
	ba,pt	%xcc, .L33
	 nop
.L6:
	cmp	%g2, -1
	be,pn	%xcc, .L33
	 nop
.L4:
	stb	%g4, [%g1]
	add	%g1, 1, %g1
	and	%g1, 7, %g3
	brnz,a,pt %g3, .L6
	 add	%g2, -1, %g2
	cmp	%g2, 7
	bleu,pt	%xcc, .L11
	 nop
.L7:
	and	%i1, 255, %g5
	sethi	%hi(65536), %g4
	sll	%g5, 8, %g3
	or	%g4, 1, %g4
	add	%g3, %g5, %g3
	cmp	%g2, 31
	sllx	%g4, 32, %g5
	srl	%g3, 0, %g3
	add	%g5, %g4, %g4
	bleu,pn	%xcc, .L15
	 mulx	%g3, %g4, %g3
	add	%g2, -32, %g4
	and	%g4, -32, %g4
	add	%g4, 32, %g4
	add	%g1, %g4, %g4
	stx	%g3, [%g1]
.L30:
	stx	%g3, [%g1+8]
	stx	%g3, [%g1+16]
	stx	%g3, [%g1+24]
	add	%g1, 32, %g1
	cmp	%g4, %g1
	bne,a,pt %xcc, .L30
	 stx	%g3, [%g1]
	and	%g2, 31, %g5
	and	%g2, 24, %i5
	brz,pn	%i5, .L11
	 mov	%g5, %g2
.L9:
	add	%g1, %g5, %i5
	stx	%g3, [%g4]
.L31:
	add	%g4, 8, %g4
	sub	%i5, %g4, %g2
	cmp	%g2, 7
	bgu,a,pt %xcc, .L31
	 stx	%g3, [%g4]
	add	%g5, -8, %g3
	and	%g5, 7, %g2
	and	%g3, -8, %g3
	add	%g3, 8, %g3
	add	%g1, %g3, %g1
.L11:
	brz,pn	%g2, .L34
	 add	%g1, %g2, %g3
	stb	%i1, [%g1]
.L32:
	add	%g1, 1, %g1
	cmp	%g3, %g1
	bne,a,pt %xcc, .L32
	 stb	%i1, [%g1]
.L34:
	return	%i7+8
	 nop
.L14:
	mov	%i2, %g2
	cmp	%g2, 7
	bgu,pt	%xcc, .L7
	 mov	%i0, %g1
	ba,pt	%xcc, .L11
	 nop
.L33:
	return	%i7+8
	 nop
.L15:
	mov	%g2, %g5
	ba,pt	%xcc, .L9
	 mov	%g1, %g4
	.size	memset, .-memset
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
