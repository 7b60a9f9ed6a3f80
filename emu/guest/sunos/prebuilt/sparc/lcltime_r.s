! b7851d5e68733c4f207150a5a8b0c35d newlib/libc/time/lcltime_r.c
	.file	"lcltime_r.c"
	.section	".text"
	.section	.text.localtime_r,"ax",@progbits
	.align 4
	.global localtime_r
	.type	localtime_r, #function
	.proc	0110
localtime_r:
	save	%sp, -96, %sp
	call	__gettzinfo, 0
	 mov	%i0, %i4
	mov	%i1, %o1
	mov	%o0, %i2
	call	gmtime_r, 0
	 mov	%i0, %o0
	ld	[%o0+20], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i0
	andcc	%g1, 3, %g0
	bne	.L2
	 add	%g1, 1900, %i3
	sra	%i3, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%i3, 100, %g1
	smul	%g1, 100, %g1
	cmp	%i3, %g1
	be	.L2
	 mov	48, %i5
	sethi	%gdop_hix22(__month_lengths), %g1
	xor	%g1, %gdop_lox10(__month_lengths), %g1
	ld	[%l7 + %g1], %g1, %gdop(__month_lengths)
	call	__tz_lock, 0
	 add	%i5, %g1, %i5
	call	_tzset_unlocked, 0
	 nop
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ld	[%l7 + %g1], %l7, %gdop(_daylight)
	ld	[%l7], %g1
	cmp	%g1, 0
	be,a	.L11
	 st	%g0, [%i0+32]
	ld	[%i2+4], %g1
.L47:
	cmp	%g1, %i3
	bne	.L5
	 nop
	ld	[%i2], %g1
.L50:
	ld	[%i4], %g2
	cmp	%g1, 0
	be	.L43
	 ld	[%i2+28], %g3
	cmp	%g2, %g3
	bl,a	.L11
	 st	%g0, [%i0+32]
	ld	[%i2+56], %g3
.L51:
	cmp	%g3, %g2
	bg	.L13
	 mov	1, %g1
	mov	0, %g1
.L13:
	cmp	%g1, 1
	bne	.L11
	 st	%g1, [%i0+32]
	b	.L32
	 ld	[%i2+60], %g3
.L2:
	sra	%i3, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%i3, 400, %g1
	smul	%g1, 400, %g1
	sub	%i3, %g1, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%g1, %g1, %i5
	add	%i5, %g1, %i5
	sethi	%gdop_hix22(__month_lengths), %g1
	xor	%g1, %gdop_lox10(__month_lengths), %g1
	ld	[%l7 + %g1], %g1, %gdop(__month_lengths)
	sll	%i5, 4, %i5
	call	__tz_lock, 0
	 add	%i5, %g1, %i5
	call	_tzset_unlocked, 0
	 nop
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ld	[%l7 + %g1], %l7, %gdop(_daylight)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L47
	 ld	[%i2+4], %g1
	st	%g0, [%i0+32]
.L11:
	ld	[%i2+32], %g3
.L32:
	sra	%g3, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 3600, %i4
	smul	%i4, 3600, %i3
	ld	[%i0], %g4
	ld	[%i0+4], %g2
	ld	[%i0+8], %g1
	sub	%g3, %i3, %g3
	sub	%g1, %i4, %g1
	sra	%g3, 31, %i4
	wr	%i4, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 60, %i3
	st	%g1, [%i0+8]
	sll	%i3, 4, %i4
	sub	%g2, %i3, %g2
	sub	%i4, %i3, %i4
	st	%g2, [%i0+4]
	sll	%i4, 2, %i4
	sub	%g3, %i4, %g3
	sub	%g4, %g3, %g3
	cmp	%g3, 59
	ble	.L17
	 st	%g3, [%i0]
	add	%g2, 1, %g2
	add	%g3, -60, %g3
	st	%g2, [%i0+4]
	st	%g3, [%i0]
.L18:
	cmp	%g2, 59
.L49:
	ble	.L19
	 cmp	%g2, 0
	add	%g1, 1, %g1
	add	%g2, -60, %g2
	st	%g1, [%i0+8]
	st	%g2, [%i0+4]
.L20:
	cmp	%g1, 23
.L48:
	ble	.L21
	 cmp	%g1, 0
	ld	[%i0+28], %g2
	add	%g2, 1, %g2
	st	%g2, [%i0+28]
	ld	[%i0+24], %g3
	add	%g3, 1, %g3
	cmp	%g3, 6
	bg,a	.L22
	 mov	0, %g3
.L22:
	ld	[%i0+12], %g2
	st	%g3, [%i0+24]
	add	%g2, 1, %g2
	add	%g1, -24, %g1
	st	%g2, [%i0+12]
	st	%g1, [%i0+8]
	ld	[%i0+16], %g1
	sll	%g1, 2, %g3
	ld	[%i5+%g3], %g3
	cmp	%g2, %g3
	ble	.L24
	 sub	%g2, %g3, %g2
	st	%g2, [%i0+12]
	cmp	%g1, 11
	be	.L25
	 add	%g1, 1, %g2
	st	%g2, [%i0+16]
.L24:
	call	__tz_unlock, 0
	 nop
	jmp	%i7+8
	 restore
.L21:
	bge	.L24
	 nop
	ld	[%i0+28], %g2
	add	%g2, -1, %g2
	st	%g2, [%i0+28]
	ld	[%i0+24], %g2
	addcc	%g2, -1, %g2
	bneg,a	.L27
	 mov	6, %g2
.L27:
	ld	[%i0+12], %g3
	add	%g1, 24, %g1
	add	%g3, -1, %g3
	st	%g2, [%i0+24]
	st	%g3, [%i0+12]
	cmp	%g3, 0
	bne	.L24
	 st	%g1, [%i0+8]
	ld	[%i0+16], %g1
	addcc	%g1, -1, %g1
	bneg,a	.L28
	 ld	[%i0+20], %g1
	st	%g1, [%i0+16]
	sll	%g1, 2, %g1
	ld	[%i5+%g1], %g1
	st	%g1, [%i0+12]
.L46:
	call	__tz_unlock, 0
	 nop
	jmp	%i7+8
	 restore
.L19:
	bge	.L48
	 cmp	%g1, 23
	add	%g1, -1, %g1
	add	%g2, 60, %g2
	st	%g1, [%i0+8]
	b	.L20
	 st	%g2, [%i0+4]
.L17:
	cmp	%g3, 0
	bge	.L49
	 cmp	%g2, 59
	add	%g2, -1, %g2
	add	%g3, 60, %g3
	st	%g2, [%i0+4]
	b	.L18
	 st	%g3, [%i0]
.L5:
	call	__tzcalc_limits, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bne,a	.L50
	 ld	[%i2], %g1
	mov	-1, %g1
	b	.L11
	 st	%g1, [%i0+32]
.L43:
	cmp	%g2, %g3
	bl,a	.L51
	 ld	[%i2+56], %g3
	mov	1, %g1
	ld	[%i2+60], %g3
	b	.L32
	 st	%g1, [%i0+32]
.L25:
	ld	[%i0+20], %g1
	st	%g0, [%i0+16]
	add	%g1, 1, %g1
	st	%g0, [%i0+28]
	b	.L24
	 st	%g1, [%i0+20]
.L28:
	mov	11, %g3
	add	%g1, -1, %g2
	st	%g3, [%i0+16]
	st	%g2, [%i0+20]
	andcc	%g2, 3, %g0
	bne	.L30
	 add	%g1, 1899, %g1
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 100, %g3
	smul	%g3, 100, %g3
	cmp	%g1, %g3
	bne	.L31
	 mov	365, %g2
.L30:
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 400, %g2
	smul	%g2, 400, %g2
	sub	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	add	%g2, 364, %g2
.L31:
	st	%g2, [%i0+28]
	mov	44, %g1
	ld	[%i5+%g1], %g1
	b	.L46
	 st	%g1, [%i0+12]
	.size	localtime_r, .-localtime_r
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
