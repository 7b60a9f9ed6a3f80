! d1b2a9add6445a56e584add36de8b1b9 newlib/libc/stdlib/gdtoa-hexnan.c
	.file	"gdtoa-hexnan.c"
	.section	".text"
	.section	.text.__match,"ax",@progbits
	.align 4
	.global __match
	.type	__match, #function
	.proc	04
__match:
	save	%sp, -96, %sp
	b	.L2
	 ld	[%i0], %g2
.L3:
	bne	.L6
	 nop
.L2:
	ldsb	[%i1], %g3
.L9:
	add	%g2, 1, %g2
	cmp	%g3, 0
	be	.L8
	 add	%i1, 1, %i1
	ldsb	[%g2], %g1
	add	%g1, -65, %g4
	cmp	%g4, 25
	bgu	.L3
	 cmp	%g1, %g3
	add	%g1, 32, %g1
	cmp	%g1, %g3
	be,a	.L9
	 ldsb	[%i1], %g3
.L6:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L8:
	st	%g2, [%i0]
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	__match, .-__match
	.section	.text.__hexnan,"ax",@progbits
	.align 4
	.global __hexnan
	.type	__hexnan, #function
	.proc	04
__hexnan:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1], %o3
	sra	%o3, 5, %g1
	andcc	%o3, 31, %o3
	sll	%g1, 2, %g1
	bne	.L11
	 add	%i2, %g1, %g1
	add	%g1, -4, %i1
	mov	%g1, %o2
.L12:
	st	%g0, [%o2-4]
	ld	[%i0], %i4
	ldub	[%i4+1], %g3
	cmp	%g3, 0
	be	.L24
	 sethi	%gdop_hix22(__hexdig), %g1
	mov	%i1, %o7
	xor	%g1, %gdop_lox10(__hexdig), %g1
	mov	%i1, %i3
	mov	0, %g2
	mov	0, %o4
	mov	0, %o5
	ld	[%l7 + %g1], %l7, %gdop(__hexdig)
	mov	8, %o0
	mov	32, %o1
.L28:
	ldub	[%l7+%g3], %g1
	andcc	%g1, 0xff, %g0
	bne,a	.L15
	 add	%g2, 1, %g2
	cmp	%g3, 32
	bgu	.L16
	 cmp	%o5, %o4
	ble	.L17
	 cmp	%i3, %o7
	bgeu	.L23
	 cmp	%g2, 7
	ble	.L20
	 mov	1, %g1
	mov	0, %g1
.L20:
	andcc	%g1, 0xff, %g0
	be	.L75
	 cmp	%i2, %i3
	sub	%o0, %g2, %g2
	ld	[%i3], %g4
	sll	%g2, 2, %g2
	mov	%i3, %g1
	sub	%o1, %g2, %l0
	ld	[%g1+4], %i5
.L76:
	sll	%i5, %l0, %g3
	or	%g3, %g4, %g3
	srl	%i5, %g2, %g4
	st	%g3, [%g1]
	st	%g4, [%g1+4]
	add	%g1, 4, %g1
	cmp	%g1, %o7
	blu,a	.L76
	 ld	[%g1+4], %i5
.L23:
	cmp	%i2, %i3
.L75:
	bgeu	.L17
	 mov	8, %g2
	add	%i3, -4, %o7
	st	%g0, [%i3-4]
	mov	%o5, %o4
	mov	%o7, %i3
	mov	0, %g2
.L17:
	ldub	[%i4+2], %g3
	cmp	%g3, 0
	bne	.L28
	 add	%i4, 1, %i4
.L25:
	cmp	%o5, 0
	be	.L24
	 cmp	%i3, %o7
	bgeu	.L35
	 cmp	%g2, 7
	bg	.L69
	 mov	1, %g1
	andcc	%g1, 0xff, %g0
	bne	.L77
	 mov	8, %i5
.L35:
	cmp	%i2, %i3
.L80:
	bgeu	.L70
	 cmp	%o3, 0
	mov	%i2, %g2
.L82:
	mov	%i3, %g1
.L32:
	ld	[%g1], %g3
	st	%g3, [%g2]
	add	%g1, 4, %g1
	cmp	%i1, %g1
	bgeu	.L32
	 add	%g2, 4, %g2
	add	%i1, 1, %g3
	add	%i3, 1, %g2
	cmp	%g3, %g2
	bgeu	.L71
	 mov	4, %g1
.L37:
	add	%i2, %g1, %g1
	st	%g0, [%g1]
.L78:
	add	%g1, 4, %g1
	cmp	%i1, %g1
	bgeu,a	.L78
	 st	%g0, [%g1]
	ld	[%o2-4], %g1
	cmp	%g1, 0
	bne	.L43
	 cmp	%i2, %i1
.L79:
	be	.L72
	 mov	1, %g1
	add	%i1, -4, %i1
	ld	[%i1], %g1
.L68:
	cmp	%g1, 0
	be	.L79
	 cmp	%i2, %i1
.L43:
	jmp	%i7+8
	 restore %g0, 5, %o0
.L15:
	cmp	%g2, 8
	bg	.L26
	 add	%o5, 1, %o5
	ld	[%i3], %g3
	sll	%g3, 4, %g3
.L27:
	and	%g1, 15, %g1
	or	%g1, %g3, %g1
	b	.L17
	 st	%g1, [%i3]
.L26:
	cmp	%i2, %i3
	bgeu	.L17
	 mov	0, %g3
	st	%g0, [%i3-4]
	add	%i3, -4, %i3
	b	.L27
	 mov	1, %g2
.L11:
	add	%g1, 4, %o2
	b	.L12
	 mov	%g1, %i1
.L70:
.L74:
	be	.L68
	 ld	[%o2-4], %g1
	sub	%g0, %o3, %o3
	mov	-1, %g2
	srl	%g2, %o3, %g2
	and	%g1, %g2, %g1
	b	.L68
	 st	%g1, [%o2-4]
.L16:
	cmp	%g3, 41
	be	.L73
	 add	%i4, 2, %g3
.L24:
	jmp	%i7+8
	 restore %g0, 4, %o0
.L72:
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 5, %o0
.L69:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be	.L80
	 cmp	%i2, %i3
	mov	8, %i5
.L77:
	mov	32, %i4
	sub	%i5, %g2, %i5
	ld	[%i3], %g3
	sll	%i5, 2, %i5
	mov	%i3, %g1
	sub	%i4, %i5, %i4
	ld	[%g1+4], %g4
.L81:
	sll	%g4, %i4, %g2
	or	%g2, %g3, %g2
	srl	%g4, %i5, %g3
	st	%g2, [%g1]
	st	%g3, [%g1+4]
	add	%g1, 4, %g1
	cmp	%o7, %g1
	bgu,a	.L81
	 ld	[%g1+4], %g4
	cmp	%i2, %i3
	blu	.L82
	 mov	%i2, %g2
	b	.L74
	 cmp	%o3, 0
.L73:
	b	.L25
	 st	%g3, [%i0]
.L71:
	sub	%i1, %i3, %g1
	and	%g1, -4, %g1
	b	.L37
	 add	%g1, 4, %g1
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
