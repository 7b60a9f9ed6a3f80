! 39f7655059d737ad2b7c66f164e72704 newlib/libc/search/hcreate_r.c
	.file	"hcreate_r.c"
	.section	".text"
	.section	.text.hcreate_r,"ax",@progbits
	.align 4
	.global hcreate_r
	.type	hcreate_r, #function
	.proc	04
hcreate_r:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldx	[%i1], %g1
	brnz,pn	%g1, .L18
	 sethi	%hi(67108864), %g1
	sllx	%g1, 32, %g1
	or	%g1, 1, %g1
	cmp	%i0, %g1
	mov	1, %o0
	sllx	%o0, 58, %o0
	movlu	%xcc, %i0, %o0
	cmp	%o0, 16
	movlu	%xcc, 16, %o0
	add	%o0, -1, %g1
	and	%g1, %o0, %g1
	brnz,pt	%g1, .L19
	 mov	0, %g1
.L4:
	stx	%o0, [%i1+8]
	call	malloc, 0
	 sllx	%o0, 3, %o0
	brz,pn	%o0, .L6
	 stx	%o0, [%i1]
	ldx	[%i1+8], %g2
	sllx	%g2, 3, %g1
	brz,pn	%g2, .L8
	 add	%o0, %g1, %g1
	stx	%g0, [%o0]
.L21:
	add	%o0, 8, %o0
	cmp	%o0, %g1
	bne,a,pt %xcc, .L21
	 stx	%g0, [%o0]
.L8:
	return	%i7+8
	 mov	1, %o0
.L19:
.L5:
	srlx	%o0, 1, %o0
	brnz,pt	%o0, .L5
	 add	%g1, 1, %g1
	mov	1, %o0
	sll	%o0, %g1, %o0
	ba,pt	%xcc, .L4
	 sra	%o0, 0, %o0
.L18:
	call	__errno, 0
	 mov	0, %i0
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L6:
	call	__errno, 0
	 mov	0, %i0
	mov	12, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	hcreate_r, .-hcreate_r
	.section	.text.hdestroy_r,"ax",@progbits
	.align 4
	.global hdestroy_r
	.type	hdestroy_r, #function
	.proc	020
hdestroy_r:
	save	%sp, -176, %sp
	ldx	[%i0], %o0
	brz,pn	%o0, .L28
	 nop
	call	free, 0
	 nop
	stx	%g0, [%i0]
.L28:
	return	%i7+8
	 nop
	.size	hdestroy_r, .-hdestroy_r
	.section	.text.hsearch_r,"ax",@progbits
	.align 4
	.global hsearch_r
	.type	hsearch_r, #function
	.proc	04
hsearch_r:
	save	%sp, -176, %sp
	stx	%i1, [%fp+2183]
	stx	%i0, [%fp+2175]
	call	strlen, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__default_hash), %g1
	xor	%g1, %gdop_lox10(__default_hash), %g1
	mov	%o0, %o1
	ldx	[%l7 + %g1], %l7, %gdop(__default_hash)
	ldx	[%l7], %g1
	call	%g1, 0
	 mov	%i0, %o0
	ldx	[%i4], %i1
	ldx	[%i4+8], %g1
	add	%g1, -1, %g1
	and	%g1, %o0, %g1
	sllx	%g1, 3, %i4
	ldx	[%i1+%i4], %i5
	brnz,a,pt %i5, .L45
	 ldx	[%i5+8], %o0
	ba,pt	%xcc, .L30
	 nop
.L44:
	brz,pn	%i5, .L30
	 nop
	ldx	[%i5+8], %o0
.L45:
	call	strcmp, 0
	 mov	%i0, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L44
	 ldx	[%i5], %i5
	add	%i5, 8, %i5
	stx	%i5, [%i3]
	return	%i7+8
	 mov	1, %o0
.L30:
	brnz,pn	%i2, .L33
	 nop
.L35:
	mov	0, %i5
	stx	%i5, [%i3]
	return	%i7+8
	 mov	0, %o0
.L33:
	call	malloc, 0
	 mov	24, %o0
	brz,pn	%o0, .L35
	 add	%o0, 8, %i5
	ldx	[%i1+%i4], %g1
	stx	%i0, [%o0+8]
	stx	%g1, [%o0]
	ldx	[%fp+2183], %g1
	stx	%g1, [%o0+16]
	stx	%o0, [%i1+%i4]
	stx	%i5, [%i3]
	return	%i7+8
	 mov	1, %o0
	.size	hsearch_r, .-hsearch_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
