! b7851d5e68733c4f207150a5a8b0c35d newlib/libc/time/lcltime_r.c
	.file	"lcltime_r.c"
	.section	".text"
	.section	.text.localtime_r,"ax",@progbits
	.align 4
	.global localtime_r
	.type	localtime_r, #function
	.proc	0110
localtime_r:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	call	__gettzinfo, 0
	 mov	%i0, %i5
	mov	%i1, %o1
	mov	%o0, %i4
	call	gmtime_r, 0
	 mov	%i0, %o0
	lduw	[%o0+20], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i0
	andcc	%g1, 3, %g0
	be,pt	%xcc, .L38
	 add	%g1, 1900, %i3
	mulx	%i3, 123, %g2
	sll	%g2, 10, %g1
.L48:
	sub	%g1, %g2, %g1
	sethi	%hi(85899264), %g2
	or	%g2, 80, %g2
	sll	%g1, 3, %g1
	add	%g1, %i3, %g1
	sll	%g1, 5, %g1
	sub	%g1, %i3, %g1
	sll	%g1, 2, %g1
	sub	%g1, %i3, %g1
	sll	%g1, 3, %g1
	sub	%i3, %g1, %g1
	add	%g1, %g2, %g1
	srl	%g1, 4, %g2
	sll	%g1, 28, %g1
	or	%g2, %g1, %g1
	sethi	%hi(10736640), %g2
	or	%g2, 778, %g2
	cmp	%g2, %g1
	subx	%g0, -1, %g1
	add	%g1, %g1, %i2
	add	%i2, %g1, %i2
	sllx	%i2, 4, %i2
.L3:
	sethi	%gdop_hix22(__month_lengths), %g1
	xor	%g1, %gdop_lox10(__month_lengths), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__month_lengths)
	call	__tz_lock, 0
	 add	%i2, %g1, %i2
	call	_tzset_unlocked, 0
	 nop
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ldx	[%l7 + %g1], %l7, %gdop(_daylight)
	lduw	[%l7], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L11
	 st	%g0, [%i0+32]
	lduw	[%i4+4], %g1
	cmp	%g1, %i3
	bne,pn	%icc, .L5
	 nop
	lduw	[%i4], %g1
.L51:
	ldx	[%i5], %g2
	cmp	%g1, 0
	be,pt	%icc, .L45
	 ldx	[%i4+32], %g3
	cmp	%g2, %g3
	bl,a,pt	%xcc, .L4
	 st	%g0, [%i0+32]
	ldx	[%i4+72], %g3
.L52:
	mov	0, %g1
	cmp	%g3, %g2
	movg	%xcc, 1, %g1
	cmp	%g1, 1
	bne,pn	%icc, .L11
	 st	%g1, [%i0+32]
	ba,pt	%xcc, .L30
	 ldx	[%i4+80], %g3
.L4:
.L11:
	ldx	[%i4+40], %g3
.L30:
	sdivx	%g3, 3600, %g5
	mulx	%g5, 3600, %i5
	lduw	[%i0], %g4
	sub	%g3, %i5, %g3
	lduw	[%i0+4], %g2
	lduw	[%i0+8], %g1
	sub	%g1, %g5, %g1
	sdivx	%g3, 60, %g5
	st	%g1, [%i0+8]
	mulx	%g5, 60, %i5
	sub	%g2, %g5, %g2
	sub	%g3, %i5, %g3
	st	%g2, [%i0+4]
	sub	%g4, %g3, %g3
	cmp	%g3, 59
	ble,pt	%icc, .L15
	 st	%g3, [%i0]
	add	%g2, 1, %g2
	add	%g3, -60, %g3
	st	%g2, [%i0+4]
	st	%g3, [%i0]
.L16:
	cmp	%g2, 59
.L50:
	ble,pt	%icc, .L17
	 cmp	%g2, 0
	add	%g1, 1, %g1
	add	%g2, -60, %g2
	st	%g1, [%i0+8]
	st	%g2, [%i0+4]
.L18:
	cmp	%g1, 23
.L49:
	ble,pt	%icc, .L19
	 cmp	%g1, 0
	lduw	[%i0+28], %g4
	lduw	[%i0+24], %g2
	lduw	[%i0+12], %g3
	add	%g2, 1, %g2
	add	%g3, 1, %g3
	cmp	%g2, 7
	add	%g1, -24, %g1
	movge	%icc, 0, %g2
	st	%g1, [%i0+8]
	st	%g2, [%i0+24]
	add	%g4, 1, %g4
	st	%g3, [%i0+12]
	st	%g4, [%i0+28]
	lduw	[%i0+16], %g2
	sra	%g2, 0, %g1
	sllx	%g1, 2, %g1
	lduw	[%i2+%g1], %g1
	cmp	%g3, %g1
	ble,pt	%icc, .L22
	 sub	%g3, %g1, %g3
	st	%g3, [%i0+12]
	cmp	%g2, 11
	be,pn	%icc, .L23
	 add	%g2, 1, %g1
	st	%g1, [%i0+16]
.L22:
	call	__tz_unlock, 0
	 nop
	return	%i7+8
	 nop
.L19:
	bge,pt	%icc, .L22
	 add	%g1, 24, %g1
	lduw	[%i0+28], %g4
	lduw	[%i0+24], %g2
	lduw	[%i0+12], %g3
	addcc	%g2, -1, %g2
	add	%g3, -1, %g3
	movneg	%icc, 6, %g2
	add	%g4, -1, %g4
	st	%g4, [%i0+28]
	st	%g2, [%i0+24]
	st	%g3, [%i0+12]
	cmp	%g3, 0
	bne,pt	%icc, .L22
	 st	%g1, [%i0+8]
	lduw	[%i0+16], %g1
	addcc	%g1, -1, %g1
	bneg,pn	%icc, .L26
	 sra	%g1, 0, %g2
	st	%g1, [%i0+16]
	sllx	%g2, 2, %g1
	lduw	[%i2+%g1], %g1
	st	%g1, [%i0+12]
.L46:
	call	__tz_unlock, 0
	 nop
	return	%i7+8
	 nop
.L17:
	bge,pt	%icc, .L49
	 cmp	%g1, 23
	add	%g1, -1, %g1
	add	%g2, 60, %g2
	st	%g1, [%i0+8]
	ba,pt	%xcc, .L18
	 st	%g2, [%i0+4]
.L15:
	cmp	%g3, 0
	bge,pt	%icc, .L50
	 cmp	%g2, 59
	add	%g2, -1, %g2
	add	%g3, 60, %g3
	st	%g2, [%i0+4]
	ba,pt	%xcc, .L16
	 st	%g3, [%i0]
.L38:
	sethi	%hi(85899264), %g3
	or	%g3, 80, %g3
	sll	%i3, 5, %g2
	sub	%g2, %i3, %g2
	sll	%g2, 2, %g2
	sub	%g2, %i3, %g2
	sll	%g2, 10, %g1
	sub	%g1, %g2, %g1
	sll	%g1, 3, %g1
	add	%g1, %i3, %g1
	sll	%g1, 5, %g1
	sub	%g1, %i3, %g1
	sll	%g1, 2, %g1
	sub	%g1, %i3, %g1
	sll	%g1, 3, %g1
	sub	%i3, %g1, %g1
	add	%g1, %g3, %g1
	srl	%g1, 2, %g3
	sll	%g1, 30, %g1
	or	%g3, %g1, %g3
	sethi	%hi(42949632), %g1
	or	%g1, 40, %g1
	cmp	%g3, %g1
	bgu,pt	%icc, .L3
	 mov	48, %i2
	ba,pt	%xcc, .L48
	 sll	%g2, 10, %g1
.L5:
	call	__tzcalc_limits, 0
	 sra	%i3, 0, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L51
	 lduw	[%i4], %g1
	mov	-1, %g1
	ba,pt	%xcc, .L11
	 st	%g1, [%i0+32]
.L45:
	cmp	%g2, %g3
	bl,a,pt	%xcc, .L52
	 ldx	[%i4+72], %g3
	mov	1, %g1
	ldx	[%i4+80], %g3
	ba,pt	%xcc, .L30
	 st	%g1, [%i0+32]
.L23:
	lduw	[%i0+20], %g1
	st	%g0, [%i0+16]
	add	%g1, 1, %g1
	st	%g0, [%i0+28]
	ba,pt	%xcc, .L22
	 st	%g1, [%i0+20]
.L26:
	lduw	[%i0+20], %g1
	mov	11, %g3
	add	%g1, -1, %g2
	st	%g3, [%i0+16]
	st	%g2, [%i0+20]
	andcc	%g2, 3, %g0
	be,pt	%xcc, .L41
	 add	%g1, 1899, %g1
	mulx	%g1, 123, %g3
.L28:
	sll	%g3, 10, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	add	%g2, %g1, %g2
	sll	%g2, 5, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 2, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 3, %g2
	sub	%g1, %g2, %g1
	sethi	%hi(85899264), %g2
	or	%g2, 80, %g2
	add	%g1, %g2, %g1
	srl	%g1, 4, %g2
	sll	%g1, 28, %g1
	or	%g2, %g1, %g1
	sethi	%hi(10736640), %g2
	or	%g2, 778, %g2
	cmp	%g2, %g1
	mov	44, %g1
	subx	%g0, -1, %g4
	add	%g4, 364, %g4
	st	%g4, [%i0+28]
.L47:
	lduw	[%i2+%g1], %g1
	ba,pt	%xcc, .L46
	 st	%g1, [%i0+12]
.L41:
	sethi	%hi(85899264), %g5
	or	%g5, 80, %g5
	sll	%g1, 5, %g3
	sub	%g3, %g1, %g3
	sll	%g3, 2, %g3
	sub	%g3, %g1, %g3
	sll	%g3, 10, %g2
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	add	%g2, %g1, %g2
	sll	%g2, 5, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 2, %g2
	sub	%g2, %g1, %g2
	sll	%g2, 3, %g2
	sub	%g1, %g2, %g2
	add	%g2, %g5, %g2
	srl	%g2, 2, %g5
	sll	%g2, 30, %g2
	or	%g5, %g2, %g5
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%g5, %g2
	bleu,pt	%icc, .L28
	 mov	365, %g4
	st	%g4, [%i0+28]
	ba,pt	%xcc, .L47
	 mov	44, %g1
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
