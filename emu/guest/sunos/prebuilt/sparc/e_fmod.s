! d345d860739dc2fca73fcee5c7d1b91b newlib/libm/math/e_fmod.c
	.file	"e_fmod.c"
	.section	".text"
	.section	.text.__ieee754_fmod,"ax",@progbits
	.align 4
	.global __ieee754_fmod
	.type	__ieee754_fmod, #function
	.proc	07
__ieee754_fmod:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(2147482624), %g1
	mov	%i2, %o7
	or	%g1, 1023, %g1
	mov	%i0, %i4
	and	%i2, %g1, %g3
	mov	%i3, %i5
	orcc	%i3, %g3, %g0
	be	.L2
	 and	%i0, %g1, %o5
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g2, %o5
	blu	.L2
	 sub	%g0, %i3, %g2
	sethi	%hi(2146435072), %g4
	or	%g2, %i3, %g2
	srl	%g2, 31, %g2
	or	%g2, %g3, %g2
	cmp	%g2, %g4
	bgu	.L2
	 mov	%i1, %g1
	sethi	%hi(-2147483648), %i3
	cmp	%o5, %g3
	bg	.L5
	 and	%i0, %i3, %i3
	bl	.L6
	 mov	1, %g2
	mov	0, %g2
.L6:
	andcc	%g2, 0xff, %g0
	bne	.L56
	 cmp	%g1, %i5
	blu	.L56
	 cmp	%i5, %g1
	be	.L85
	 sethi	%hi(2146435072), %i2
	andcc	%i4, %i2, %g0
	bne,a	.L98
	 sra	%o5, 20, %g4
	cmp	%o5, 0
	bne	.L8
	 mov	%g1, %g2
	cmp	%g1, 0
	ble	.L86
	 mov	-1043, %g4
.L10:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L10
	 add	%g4, -1, %g4
.L16:
	sethi	%hi(2146435072), %g2
.L95:
	andcc	%o7, %g2, %g0
	bne,a	.L99
	 sra	%g3, 20, %i2
.L89:
	cmp	%g3, 0
	bne	.L25
	 sll	%g3, 11, %g2
	orcc	%i5, 0, %g2
	ble	.L87
	 cmp	%g4, -1022
.L13:
	mov	-1043, %i2
.L28:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L28
	 add	%i2, -1, %i2
	b	.L94
	 cmp	%g4, -1022
.L2:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f10
	fmuld	%f8, %f10, %f0
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L5:
	andcc	%i0, %g4, %g0
	bne,a	.L9
	 sra	%o5, 20, %g4
.L8:
	sll	%o5, 11, %g2
	cmp	%g2, 0
	ble	.L88
	 mov	-1022, %g4
.L17:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	ble	.L16
	 add	%g4, -1, %g4
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L17
	 add	%g4, -1, %g4
	b	.L95
	 sethi	%hi(2146435072), %g2
.L9:
.L98:
	sethi	%hi(2146435072), %g2
	andcc	%o7, %g2, %g0
	be	.L89
	 add	%g4, -1023, %g4
	sra	%g3, 20, %i2
.L99:
	add	%i2, -1023, %i2
	cmp	%g4, -1022
.L94:
	bl,a	.L100
	 mov	-1022, %i4
.L23:
	sethi	%hi(-1048576), %g2
	andn	%i4, %g2, %g2
	sethi	%hi(1048576), %i4
	or	%g2, %i4, %g2
.L32:
	cmp	%i2, -1022
	bl	.L34
	 mov	-1022, %i1
.L30:
	sethi	%hi(-1048576), %i4
	sethi	%hi(1048576), %i1
	andn	%o7, %i4, %i4
	sub	%g1, %i5, %g3
	or	%i4, %i1, %i4
.L35:
	subcc	%g4, %i2, %g4
	bne	.L101
	 cmp	%g1, %i5
	b	.L46
	 subx	%g2, %i4, %i4
.L91:
	addcc	%g3, -1, %g3
	bneg,a	.L102
	 srl	%g1, 31, %g3
	sub	%g1, %i5, %g1
	srl	%g1, 31, %g2
.L103:
	add	%g3, %g3, %g3
	add	%g1, %g1, %g1
	addcc	%g4, -1, %g4
	be	.L90
	 add	%g3, %g2, %g2
.L45:
	cmp	%g1, %i5
.L101:
	blu	.L91
	 sub	%g2, %i4, %g3
	cmp	%g3, 0
	bl,a	.L41
	 srl	%g1, 31, %g3
	sub	%g1, %i5, %g1
	orcc	%g3, %g1, %g0
	bne,a	.L103
	 srl	%g1, 31, %g2
	sethi	%gdop_hix22(Zero), %g1
.L105:
	srl	%i3, 31, %i3
	xor	%g1, %gdop_lox10(Zero), %g1
	sll	%i3, 3, %i3
	ld	[%l7 + %g1], %g1, %gdop(Zero)
	ldd	[%g1+%i3], %f0
	jmp	%i7+8
	 restore
.L41:
.L102:
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	addcc	%g4, -1, %g4
	bne	.L45
	 add	%g2, %g3, %g2
.L90:
	sub	%g1, %i5, %g3
	cmp	%g1, %i5
	subx	%g2, %i4, %i4
.L46:
	cmp	%i4, 0
	bl	.L104
	 orcc	%g2, %g1, %g0
	mov	%g3, %g1
	mov	%i4, %g2
	orcc	%g2, %g1, %g0
.L104:
	be,a	.L105
	 sethi	%gdop_hix22(Zero), %g1
	sethi	%hi(1047552), %g4
	or	%g4, 1023, %g4
	cmp	%g2, %g4
	bg	.L106
	 cmp	%i2, -1022
.L49:
	srl	%g1, 31, %g3
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	add	%g2, %g3, %g2
	cmp	%g2, %g4
	ble	.L49
	 add	%i2, -1, %i2
	cmp	%i2, -1022
.L106:
	bge	.L92
	 mov	%g1, %g3
	mov	-1022, %g3
	sub	%g3, %i2, %g3
	cmp	%g3, 20
	bg	.L52
	 cmp	%g3, 31
	srl	%g1, %g3, %g4
	add	%i2, 1054, %g1
	sra	%g2, %g3, %g3
	sll	%g2, %g1, %g1
	or	%g3, %i3, %i3
	or	%g1, %g4, %g1
.L53:
	mov	%i3, %g2
	mov	%g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L34:
	sub	%i1, %i2, %i1
	cmp	%i1, 31
	bg,a	.L36
	 mov	-1054, %i4
	add	%i2, 1054, %i4
.L27:
	sll	%g3, %i1, %g3
	srl	%i5, %i4, %i4
	sll	%i5, %i1, %i5
	or	%i4, %g3, %i4
	b	.L35
	 sub	%g1, %i5, %g3
.L87:
	bge	.L107
	 sethi	%hi(1048576), %i2
	mov	-1043, %i2
.L26:
	mov	-1022, %i4
.L100:
	sub	%i4, %g4, %i4
	cmp	%i4, 31
	ble,a	.L15
	 add	%g4, 1054, %g2
	mov	-1054, %g2
	sub	%g2, %g4, %g2
	sll	%g1, %g2, %g2
	b	.L32
	 mov	0, %g1
.L86:
	andcc	%o7, %i2, %g0
	bne,a	.L11
	 sra	%g3, 20, %i2
	cmp	%g3, 0
	bne	.L12
	 sll	%g3, 11, %g2
	orcc	%i5, 0, %g2
	bg	.L13
	 mov	-1043, %i2
	mov	-1043, %g4
	mov	21, %i4
.L55:
	add	%g4, 1054, %g2
.L15:
	srl	%g1, %g2, %g2
	sll	%o5, %i4, %o5
	sll	%g1, %i4, %g1
	b	.L32
	 or	%g2, %o5, %g2
.L36:
	subcc	%g4, %i2, %g4
	sub	%i4, %i2, %i4
	sll	%i5, %i4, %i4
	bne	.L45
	 mov	0, %i5
	sub	%g2, %i4, %i4
	b	.L46
	 mov	%g1, %g3
.L25:
	cmp	%g2, 0
	ble	.L93
	 cmp	%g4, -1022
.L21:
	mov	-1022, %i2
.L31:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L31
	 add	%i2, -1, %i2
	b	.L94
	 cmp	%g4, -1022
.L92:
	add	%i2, 1023, %i2
	sethi	%hi(-1048576), %g4
	sll	%i2, 20, %i2
	add	%g2, %g4, %g4
	or	%g4, %i3, %g4
	or	%i2, %g4, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L88:
	sethi	%hi(2146435072), %g2
	andcc	%o7, %g2, %g0
	bne	.L18
	 sra	%g3, 20, %i2
	cmp	%g3, 0
	bne	.L19
	 sll	%g3, 11, %g2
	orcc	%i5, 0, %g2
	bg,a	.L28
	 mov	-1043, %i2
	sethi	%hi(1048576), %i2
.L107:
	sethi	%hi(-1048576), %g2
	mov	21, %i1
	andn	%i4, %g2, %g2
	mov	11, %i4
	or	%g2, %i2, %g2
	b	.L27
	 mov	-1043, %i2
.L93:
	bl	.L64
	 sethi	%hi(-1048576), %g2
.L97:
	sethi	%hi(1048576), %g3
	andn	%i4, %g2, %g2
	mov	-1022, %i2
	b	.L30
	 or	%g2, %g3, %g2
.L56:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L52:
	bg,a	.L54
	 mov	-1054, %g1
	srl	%g1, %g3, %g3
	add	%i2, 1054, %g1
	sll	%g2, %g1, %g1
	b	.L53
	 or	%g1, %g3, %g1
.L85:
	srl	%i3, 31, %g2
	sethi	%gdop_hix22(Zero), %g1
	sll	%g2, 3, %g2
	xor	%g1, %gdop_lox10(Zero), %g1
	ld	[%l7 + %g1], %g1, %gdop(Zero)
	ldd	[%g1+%g2], %f0
	jmp	%i7+8
	 restore
.L54:
	sub	%g1, %i2, %g1
	b	.L53
	 sra	%g2, %g1, %g1
.L11:
	mov	11, %g2
	add	%i2, -1023, %i2
	b	.L15
	 mov	21, %i4
.L18:
	b	.L23
	 add	%i2, -1023, %i2
.L64:
	b	.L26
	 mov	-1022, %i2
.L19:
	cmp	%g2, 0
	bg,a	.L31
	 mov	-1022, %i2
	b	.L97
	 sethi	%hi(-1048576), %g2
.L12:
	cmp	%g2, 0
	bg	.L21
	 mov	-1022, %i2
	mov	-1043, %g4
	b	.L55
	 mov	21, %i4
	.size	__ieee754_fmod, .-__ieee754_fmod
	.section	".rodata"
	.align 8
	.type	Zero, #object
	.size	Zero, 16
Zero:
	.long	0
	.long	0
	.long	-2147483648
	.long	0
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
