! 18f462dad9bd166aa877ec1ce18ffb9a newlib/libm/common/s_remquo.c
	.file	"s_remquo.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2097152
	.long	0
	.align 8
.LC1:
	.long	1071644672
	.long	0
	.section	.text.remquo,"ax",@progbits
	.align 4
	.global remquo
	.type	remquo, #function
	.proc	07
remquo:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(2147482624), %g1
	mov	%i2, %o5
	or	%g1, 1023, %g1
	mov	%i0, %o4
	and	%i2, %g1, %i5
	mov	%i3, %o7
	orcc	%i3, %i5, %g0
	be	.L2
	 and	%i0, %g1, %g3
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g1, %g3
	blu	.L2
	 sub	%g0, %i3, %g1
	sethi	%hi(2146435072), %g2
	or	%g1, %i3, %g1
	srl	%g1, 31, %g1
	or	%g1, %i5, %g1
	cmp	%g1, %g2
	bgu	.L2
	 sethi	%hi(-2147483648), %l0
	mov	%i1, %g1
	and	%i0, %l0, %l0
	cmp	%g3, %i5
	bg	.L5
	 xor	%i2, %i0, %l1
	bl	.L7
	 mov	1, %g2
	mov	0, %g2
.L7:
	andcc	%g2, 0xff, %g0
	bne	.L62
	 cmp	%g1, %o7
	blu,a	.L6
	 mov	0, %i5
	be	.L98
	 sethi	%hi(2146435072), %i1
	andcc	%o4, %i1, %g0
	bne	.L114
	 sra	%g3, 20, %g4
	cmp	%g3, 0
	bne	.L10
	 mov	%g1, %g2
	cmp	%g1, 0
	ble	.L99
	 mov	-1043, %g4
.L12:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L12
	 add	%g4, -1, %g4
.L18:
	sethi	%hi(2146435072), %g2
.L109:
	andcc	%o5, %g2, %g0
	bne,a	.L115
	 sra	%i5, 20, %i1
.L102:
	cmp	%i5, 0
	bne	.L27
	 sll	%i5, 11, %g2
	orcc	%o7, 0, %g2
	ble	.L100
	 cmp	%g4, -1022
.L15:
	mov	-1043, %i1
.L30:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L30
	 add	%i1, -1, %i1
	b	.L108
	 cmp	%g4, -1022
.L2:
	std	%i0, [%fp-8]
	st	%g0, [%i4]
	ldd	[%fp-8], %f8
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f10
	fmuld	%f8, %f10, %f0
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L5:
	andcc	%i0, %g2, %g0
	bne,a	.L11
	 sra	%g3, 20, %g4
.L10:
	sll	%g3, 11, %g2
	cmp	%g2, 0
	ble	.L101
	 mov	-1022, %g4
.L19:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	ble	.L18
	 add	%g4, -1, %g4
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L19
	 add	%g4, -1, %g4
	b	.L109
	 sethi	%hi(2146435072), %g2
.L11:
.L114:
	sethi	%hi(2146435072), %g2
	andcc	%o5, %g2, %g0
	be	.L102
	 add	%g4, -1023, %g4
	sra	%i5, 20, %i1
.L115:
	add	%i1, -1023, %i1
	cmp	%g4, -1022
.L108:
	bl	.L116
	 mov	-1022, %i0
.L25:
	sethi	%hi(-1048576), %g2
	sethi	%hi(1048576), %g3
	andn	%o4, %g2, %g2
	or	%g2, %g3, %g2
.L34:
	cmp	%i1, -1022
	bl	.L36
	 mov	-1022, %g3
.L32:
	sethi	%hi(-1048576), %i0
	sethi	%hi(1048576), %g3
	andn	%o5, %i0, %i0
	sub	%g1, %o7, %o5
	or	%i0, %g3, %i0
.L37:
	sub	%g4, %i1, %g3
	mov	0, %i5
	cmp	%g3, 0
	bne	.L43
	 add	%g3, -1, %g4
	b	.L110
	 cmp	%g1, %o7
.L41:
	add	%g3, %g3, %g3
	srl	%g1, 31, %g2
	add	%i5, 1, %i5
	add	%g4, -1, %g4
	add	%g2, %g3, %g2
	add	%g1, %g1, %g1
	cmp	%g4, -1
	be	.L103
	 add	%i5, %i5, %i5
.L43:
	cmp	%g1, %o7
	subx	%g2, %i0, %g3
	cmp	%g3, 0
	bge,a	.L41
	 sub	%g1, %o7, %g1
	srl	%g1, 31, %g3
	add	%g2, %g2, %g2
	add	%g4, -1, %g4
	add	%g1, %g1, %g1
	add	%g3, %g2, %g2
	cmp	%g4, -1
	bne	.L43
	 add	%i5, %i5, %i5
.L103:
	sub	%g1, %o7, %o5
	cmp	%g1, %o7
.L110:
	subx	%g2, %i0, %i0
	cmp	%i0, 0
	bl	.L117
	 orcc	%g2, %g1, %g0
	add	%i5, 1, %i5
	mov	%o5, %g1
	mov	%i0, %g2
	orcc	%g2, %g1, %g0
.L117:
	be	.L46
	 sethi	%hi(1047552), %g4
	or	%g4, 1023, %g4
	cmp	%g2, %g4
	bg	.L118
	 cmp	%i1, -1022
.L47:
	srl	%g1, 31, %g3
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	add	%g2, %g3, %g2
	cmp	%g2, %g4
	ble	.L47
	 add	%i1, -1, %i1
	cmp	%i1, -1022
.L118:
	bl	.L51
	 mov	-1022, %g3
	add	%i1, 1023, %g3
	sethi	%hi(-1048576), %g4
	sll	%g3, 20, %g3
	add	%g2, %g4, %g2
	or	%g3, %g2, %g3
.L6:
	mov	%g1, %i1
	mov	%g3, %i0
	mov	%i2, %o0
	mov	%i3, %o1
	call	fabs, 0
	 std	%i0, [%fp-8]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fcmped	%f0, %f10
	nop
	fbuge	.L92
	 ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f10
	fcmped	%f10, %f0
	nop
	fbule	.L104
	 nop
	add	%i5, 1, %i5
.L111:
	fsubd	%f8, %f0, %f8
	std	%f8, [%fp-8]
.L120:
	ldd	[%fp-8], %g2
	st	%f8, [%fp-8]
	ld	[%fp-8], %g1
	xor	%l0, %g1, %g2
	std	%g2, [%fp-8]
	sethi	%hi(-2147483648), %g1
	ldd	[%fp-8], %f0
	cmp	%l1, 0
	bge	.L60
	 andn	%i5, %g1, %g1
	sub	%g0, %g1, %g1
.L60:
	st	%g1, [%i4]
	jmp	%i7+8
	 restore
.L36:
	sub	%g3, %i1, %g3
	cmp	%g3, 31
	bg,a	.L38
	 mov	-1054, %i0
	add	%i1, 1054, %i0
.L29:
	srl	%o7, %i0, %i0
	sll	%i5, %g3, %i5
	sll	%o7, %g3, %o7
	or	%i0, %i5, %i0
	b	.L37
	 sub	%g1, %o7, %o5
.L100:
	bge,a	.L119
	 sethi	%hi(1048576), %g3
	mov	-1043, %i1
.L28:
	mov	-1022, %i0
.L116:
	sub	%i0, %g4, %i0
	cmp	%i0, 31
	ble,a	.L17
	 add	%g4, 1054, %g2
	mov	-1054, %g2
	sub	%g2, %g4, %g2
	sll	%g1, %g2, %g2
	b	.L34
	 mov	0, %g1
.L99:
	andcc	%o5, %i1, %g0
	bne,a	.L13
	 sra	%i5, 20, %i1
	cmp	%i5, 0
	bne	.L14
	 sll	%i5, 11, %g2
	orcc	%o7, 0, %g2
	bg	.L15
	 mov	-1043, %i1
	mov	-1043, %g4
	mov	21, %i0
.L61:
	add	%g4, 1054, %g2
.L17:
	srl	%g1, %g2, %g2
	sll	%g3, %i0, %g3
	sll	%g1, %i0, %g1
	b	.L34
	 or	%g2, %g3, %g2
.L92:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
	fcmped	%f10, %f8
	nop
	fbl,a	.L111
	 add	%i5, 1, %i5
	fcmpd	%f10, %f8
	nop
	fbne,a	.L120
	 std	%f8, [%fp-8]
	andcc	%i5, 1, %g0
.L112:
	be,a	.L120
	 std	%f8, [%fp-8]
	b	.L111
	 add	%i5, 1, %i5
.L46:
	sethi	%hi(-2147483648), %g2
	cmp	%l1, 0
	bl	.L105
	 andn	%i5, %g2, %g2
.L50:
	srl	%l0, 28, %l0
	sethi	%gdop_hix22(Zero), %g1
	st	%g2, [%i4]
	xor	%g1, %gdop_lox10(Zero), %g1
	ld	[%l7 + %g1], %g1, %gdop(Zero)
	ldd	[%g1+%l0], %f0
	jmp	%i7+8
	 restore
.L51:
	sub	%g3, %i1, %g3
	cmp	%g3, 20
	ble,a	.L106
	 srl	%g1, %g3, %g1
	cmp	%g3, 31
	bg,a	.L53
	 mov	-1054, %g1
	srl	%g1, %g3, %g4
	add	%i1, 1054, %g1
	mov	%l0, %g3
	sll	%g2, %g1, %g1
	b	.L6
	 or	%g1, %g4, %g1
.L38:
	mov	%g1, %o5
	sub	%i0, %i1, %i0
	sll	%o7, %i0, %i0
	b	.L37
	 mov	0, %o7
.L27:
	cmp	%g2, 0
	ble	.L107
	 cmp	%g4, -1022
.L23:
	mov	-1022, %i1
.L33:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L33
	 add	%i1, -1, %i1
	b	.L108
	 cmp	%g4, -1022
.L104:
	fcmpd	%f10, %f0
	nop
	fbne,a	.L120
	 std	%f8, [%fp-8]
	b	.L112
	 andcc	%i5, 1, %g0
.L106:
	add	%i1, 1054, %i1
	sra	%g2, %g3, %g3
	sll	%g2, %i1, %i1
	b	.L6
	 or	%i1, %g1, %g1
.L105:
	b	.L50
	 sub	%g0, %g2, %g2
.L101:
	sethi	%hi(2146435072), %g2
	andcc	%o5, %g2, %g0
	bne	.L20
	 sra	%i5, 20, %i1
	cmp	%i5, 0
	bne	.L21
	 sll	%i5, 11, %g2
	orcc	%o7, 0, %g2
	bg,a	.L30
	 mov	-1043, %i1
	sethi	%hi(1048576), %g3
.L119:
	sethi	%hi(-1048576), %g2
	mov	11, %i0
	andn	%o4, %g2, %g2
	mov	-1043, %i1
	or	%g2, %g3, %g2
	b	.L29
	 mov	21, %g3
.L107:
	bl	.L71
	 sethi	%hi(-1048576), %g2
.L113:
	sethi	%hi(1048576), %g3
	andn	%o4, %g2, %g2
	mov	-1022, %i1
	b	.L32
	 or	%g2, %g3, %g2
.L62:
	b	.L6
	 mov	0, %i5
.L98:
	xnor	%g0, %l1, %g1
	srl	%l0, 28, %l0
	sethi	%gdop_hix22(Zero), %g2
	sra	%g1, 31, %g1
	xor	%g2, %gdop_lox10(Zero), %g2
	and	%g1, 2, %g1
	ld	[%l7 + %g2], %g2, %gdop(Zero)
	add	%g1, -1, %g1
	ldd	[%g2+%l0], %f0
	st	%g1, [%i4]
	jmp	%i7+8
	 restore
.L53:
	mov	%l0, %g3
	sub	%g1, %i1, %g1
	b	.L6
	 sra	%g2, %g1, %g1
.L13:
	mov	11, %g2
	add	%i1, -1023, %i1
	b	.L17
	 mov	21, %i0
.L20:
	b	.L25
	 add	%i1, -1023, %i1
.L71:
	b	.L28
	 mov	-1022, %i1
.L21:
	cmp	%g2, 0
	bg,a	.L33
	 mov	-1022, %i1
	b	.L113
	 sethi	%hi(-1048576), %g2
.L14:
	cmp	%g2, 0
	bg	.L23
	 mov	-1022, %i1
	mov	-1043, %g4
	b	.L61
	 mov	21, %i0
	.size	remquo, .-remquo
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
