! d1b2a9add6445a56e584add36de8b1b9 newlib/libc/stdlib/gdtoa-hexnan.c
	.file	"gdtoa-hexnan.c"
	.section	".text"
	.section	.text.__match,"ax",@progbits
	.align 4
	.global __match
	.type	__match, #function
	.proc	04
__match:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ba,pt	%xcc, .L2
	 ldx	[%i0], %g2
.L5:
	ldsb	[%g2], %g1
	add	%g1, -65, %g4
	cmp	%g4, 26
	add	%g1, 32, %g4
	movlu	%icc, %g4, %g1
	cmp	%g1, %g3
	bne,pn	%icc, .L6
	 nop
.L2:
	ldsb	[%i1], %g3
	add	%g2, 1, %g2
	cmp	%g3, 0
	bne,pt	%icc, .L5
	 add	%i1, 1, %i1
	stx	%g2, [%i0]
	return	%i7+8
	 mov	1, %o0
.L6:
	return	%i7+8
	 mov	0, %o0
	.size	__match, .-__match
	.section	.text.__hexnan,"ax",@progbits
	.align 4
	.global __hexnan
	.type	__hexnan, #function
	.proc	04
__hexnan:
	save	%sp, -176, %sp
	lduw	[%i1], %o4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%o4, 5, %g1
	andcc	%o4, 31, %o4
	sllx	%g1, 2, %g1
	add	%i2, %g1, %g1
	add	%g1, 4, %o3
	bne,pt	%icc, .L10
	 mov	%g1, %i3
	add	%g1, -4, %i3
	mov	%g1, %o3
.L10:
	st	%g0, [%o3-4]
	ldx	[%i0], %i5
	ldub	[%i5+1], %g3
	cmp	%g3, 0
	be,pn	%icc, .L20
	 sethi	%gdop_hix22(__hexdig), %g1
	mov	%i3, %i1
	xor	%g1, %gdop_lox10(__hexdig), %g1
	mov	%i3, %i4
	mov	0, %g2
	mov	0, %o5
	mov	0, %o7
	ldx	[%l7 + %g1], %l7, %gdop(__hexdig)
	mov	8, %o1
	ba,pt	%xcc, .L24
	 mov	32, %o2
.L55:
	bgu,pn	%icc, .L14
	 cmp	%o7, %o5
	ble,pn	%icc, .L15
	 cmp	%i4, %i1
	mov	0, %g3
	movlu	%xcc, 1, %g3
	cmp	%g2, 7
	mov	0, %g1
	movle	%icc, 1, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L16
	 cmp	%i2, %i4
.L59:
	bgeu,pt	%xcc, .L15
	 mov	8, %g2
	add	%i4, -4, %i1
	st	%g0, [%i4-4]
	mov	%o7, %o5
	mov	%i1, %i4
	mov	0, %g2
.L15:
	ldub	[%i5+2], %g3
	cmp	%g3, 0
	be,pn	%icc, .L21
	 add	%i5, 1, %i5
.L24:
	srl	%g3, 0, %g4
.L61:
	ldub	[%l7+%g4], %g1
	andcc	%g1, 0xff, %g0
	be,pt	%icc, .L55
	 cmp	%g3, 32
	add	%g2, 1, %g2
	cmp	%g2, 8
	bg,pt	%icc, .L22
	 add	%o7, 1, %o7
	lduw	[%i4], %g3
	sll	%g3, 4, %g3
.L23:
	and	%g1, 15, %g1
	or	%g1, %g3, %g1
	st	%g1, [%i4]
	add	%i5, 1, %i5
	ldub	[%i5+1], %g3
	cmp	%g3, 0
	bne,pt	%icc, .L61
	 srl	%g3, 0, %g4
.L21:
	cmp	%o7, 0
	be,pn	%icc, .L20
	 cmp	%i1, %i4
	mov	0, %g3
	movgu	%xcc, 1, %g3
	cmp	%g2, 7
	mov	0, %g1
	movle	%icc, 1, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L25
	 cmp	%i2, %i4
	bgeu,pt	%xcc, .L56
	 cmp	%o4, 0
	mov	%i2, %g2
.L65:
	mov	%i4, %g1
.L26:
	lduw	[%g1], %g3
	st	%g3, [%g2]
	add	%g1, 4, %g1
	cmp	%i3, %g1
	bgeu,pt	%xcc, .L26
	 add	%g2, 4, %g2
	add	%i4, 1, %g1
	sub	%i3, %i4, %g2
	add	%i3, 1, %g3
	and	%g2, -4, %g2
	cmp	%g3, %g1
	add	%g2, 4, %g2
	movlu	%xcc, 4, %g2
	add	%i2, %g2, %g1
	st	%g0, [%g1]
.L62:
	add	%g1, 4, %g1
	cmp	%i3, %g1
	bgeu,a,pt %xcc, .L62
	 st	%g0, [%g1]
	lduw	[%o3-4], %g1
.L54:
	cmp	%g1, 0
	bne,pn	%icc, .L35
	 cmp	%i2, %i3
	be,a,pn	%xcc, .L57
	 mov	1, %g1
	add	%i3, -4, %i3
	ba,pt	%xcc, .L54
	 lduw	[%i3], %g1
.L22:
	cmp	%i2, %i4
	bgeu,pn	%xcc, .L15
	 mov	0, %g3
	st	%g0, [%i4-4]
	add	%i4, -4, %i4
	ba,pt	%xcc, .L23
	 mov	1, %g2
.L16:
	sub	%o1, %g2, %g2
	lduw	[%i4], %g4
	sll	%g2, 2, %g2
	mov	%i4, %g1
	sub	%o2, %g2, %o0
	lduw	[%g1+4], %g5
.L63:
	sll	%g5, %o0, %g3
	or	%g3, %g4, %g3
	srl	%g5, %g2, %g4
	st	%g3, [%g1]
	st	%g4, [%g1+4]
	add	%g1, 4, %g1
	cmp	%g1, %i1
	blu,a,pt %xcc, .L63
	 lduw	[%g1+4], %g5
	ba,pt	%xcc, .L59
	 cmp	%i2, %i4
.L56:
.L60:
	be,pt	%icc, .L54
	 lduw	[%o3-4], %g1
	sub	%g0, %o4, %o4
	mov	-1, %g2
	srl	%g2, %o4, %g2
	and	%g1, %g2, %g1
	ba,pt	%xcc, .L54
	 st	%g1, [%o3-4]
.L14:
	cmp	%g3, 41
	be,pt	%icc, .L58
	 add	%i5, 2, %g3
.L20:
	return	%i7+8
	 mov	4, %o0
.L57:
	st	%g1, [%i3]
.L35:
	return	%i7+8
	 mov	5, %o0
.L25:
	mov	8, %g5
	mov	32, %i5
	sub	%g5, %g2, %g5
	lduw	[%i4], %g3
	sll	%g5, 2, %g5
	mov	%i4, %g1
	sub	%i5, %g5, %i5
	lduw	[%g1+4], %g4
.L64:
	sll	%g4, %i5, %g2
	or	%g2, %g3, %g2
	srl	%g4, %g5, %g3
	st	%g2, [%g1]
	st	%g3, [%g1+4]
	add	%g1, 4, %g1
	cmp	%i1, %g1
	bgu,a,pt %xcc, .L64
	 lduw	[%g1+4], %g4
	cmp	%i2, %i4
	blu,pt	%xcc, .L65
	 mov	%i2, %g2
	ba,pt	%xcc, .L60
	 cmp	%o4, 0
.L58:
	ba,pt	%xcc, .L21
	 stx	%g3, [%i0]
	.size	__hexnan, .-__hexnan
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
