! 447365a9289751f87bfc1ce6757d380f newlib/libc/string/strtok_r.c
	.file	"strtok_r.c"
	.section	".text"
	.section	.text.__strtok_r,"ax",@progbits
	.align 4
	.global __strtok_r
	.type	__strtok_r, #function
	.proc	0102
__strtok_r:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i0, .L21
	 mov	%i0, %g5
.L5:
	add	%g5, 1, %g4
.L26:
	ldsb	[%g5], %g3
	ba,pt	%xcc, .L4
	 mov	%i1, %g1
.L7:
	cmp	%g3, %g2
	be,pn	%icc, .L22
	 nop
.L4:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L7
	 add	%g1, 1, %g1
	cmp	%g3, 0
	be,a,pn	%icc, .L23
	 stx	%g0, [%i2]
	add	%g4, 1, %g4
.L25:
	mov	%i1, %g1
	ba,pt	%xcc, .L11
	 ldsb	[%g4-1], %g3
.L9:
	cmp	%g2, 0
	be,a,pn	%icc, .L25
	 add	%g4, 1, %g4
.L11:
	ldsb	[%g1], %g2
	cmp	%g3, %g2
	bne,pt	%icc, .L9
	 add	%g1, 1, %g1
	cmp	%g3, 0
	be,a,pt	%icc, .L13
	 mov	0, %g4
	stb	%g0, [%g4-1]
	stx	%g4, [%i2]
	return	%i7+8
	 mov	%g5, %o0
.L22:
	brz,a,pn %i3, .L24
	 stx	%g4, [%i2]
	ba,pt	%xcc, .L5
	 mov	%g4, %g5
.L13:
	stx	%g4, [%i2]
	return	%i7+8
	 mov	%g5, %o0
.L21:
	ldx	[%i2], %g5
	brnz,pt	%g5, .L26
	 add	%g5, 1, %g4
	return	%i7+8
	 mov	0, %o0
.L23:
	return	%i7+8
	 mov	0, %o0
.L24:
	stb	%g0, [%g5]
	return	%i7+8
	 mov	%g5, %o0
	.size	__strtok_r, .-__strtok_r
	.section	.text.strtok_r,"ax",@progbits
	.align 4
	.global strtok_r
	.type	strtok_r, #function
	.proc	0102
strtok_r:
	save	%sp, -176, %sp
	call	__strtok_r, 0
	 restore %g0, 1, %o3
	.size	strtok_r, .-strtok_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
