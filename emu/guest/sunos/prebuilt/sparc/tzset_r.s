! 4b99b89d3a19111d22794c21f2c39815 newlib/libc/time/tzset_r.c
	.file	"tzset_r.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"TZ"
	.align 8
.LC1:
	.asciz	"GMT"
	.align 8
.LC2:
	.asciz	"%10[^0-9,+-]%n"
	.align 8
.LC3:
	.asciz	"%hu%n:%hu%n:%hu%n"
	.align 8
.LC4:
	.asciz	"M%hu%n.%hu%n.%hu%n"
	.align 8
.LC5:
	.asciz	"/%hu%n:%hu%n:%hu%n"
	.section	.text._tzset_unlocked_r,"ax",@progbits
	.align 4
	.global _tzset_unlocked_r
	.type	_tzset_unlocked_r, #function
	.proc	020
_tzset_unlocked_r:
	save	%sp, -136, %sp
	call	__gettzinfo, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i3
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	_getenv_r, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	orcc	%o0, 0, %i5
	be	.L40
	 sethi	%gdop_hix22(prev_tzenv), %i4
	xor	%i4, %gdop_lox10(prev_tzenv), %i4
	ld	[%l7 + %i4], %i4, %gdop(prev_tzenv)
	ld	[%i4], %o1
	cmp	%o1, 0
	be	.L4
	 nop
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	be	.L51
	 nop
	ld	[%i4], %o1
.L4:
	call	free, 0
	 mov	%o1, %o0
	call	strlen, 0
	 mov	%i5, %o0
	mov	%o0, %o1
	mov	%i0, %o0
	call	_malloc_r, 0
	 add	%o1, 1, %o1
	cmp	%o0, 0
	be	.L6
	 st	%o0, [%i4]
	call	strcpy, 0
	 mov	%i5, %o1
.L6:
	ldsb	[%i5], %g1
	xor	%g1, 58, %g1
	cmp	%g0, %g1
	add	%fp, -8, %i1
	subx	%i5, -1, %i5
	mov	%i1, %o3
	sethi	%gdop_hix22(__tzname_std), %i2
	sethi	%gdop_hix22(.LC2), %i4
	xor	%i2, %gdop_lox10(__tzname_std), %i2
	xor	%i4, %gdop_lox10(.LC2), %i4
	ld	[%l7 + %i2], %i2, %gdop(__tzname_std)
	ld	[%l7 + %i4], %i4, %gdop(.LC2)
	mov	%i2, %o2
	mov	%i4, %o1
	call	siscanf, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	ble	.L52
	 ld	[%fp-8], %g2
	ldsb	[%i5+%g2], %g1
	cmp	%g1, 45
	be	.L41
	 add	%i5, %g2, %i5
	xor	%g1, 43, %g1
	mov	1, %l3
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%i5, %g1, %i5
.L9:
	sth	%g0, [%fp-18]
	sth	%g0, [%fp-16]
	add	%fp, -18, %l0
	add	%fp, -20, %i0
	st	%i1, [%sp+96]
	add	%fp, -16, %l1
	mov	%i1, %o5
	st	%l1, [%sp+92]
	mov	%l0, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC3), %l2
	xor	%l2, %gdop_lox10(.LC3), %l2
	ld	[%l7 + %l2], %l2, %gdop(.LC3)
	call	siscanf, 0
	 mov	%l2, %o1
	cmp	%o0, 0
	ble	.L52
	 lduh	[%fp-20], %g2
	smul	%g2, 3600, %g2
	lduh	[%fp-18], %g3
	lduh	[%fp-16], %g4
	sll	%g3, 4, %g1
	sethi	%gdop_hix22(__tzname_dst), %o2
	sub	%g1, %g3, %g1
	xor	%o2, %gdop_lox10(__tzname_dst), %o2
	sll	%g1, 2, %g1
	add	%g1, %g4, %g1
	add	%g1, %g2, %g1
	sethi	%gdop_hix22(_tzname), %g2
	smul	%g1, %l3, %g1
	xor	%g2, %gdop_lox10(_tzname), %g2
	ld	[%fp-8], %l4
	mov	%i4, %o1
	add	%i5, %l4, %l4
	st	%g1, [%i3+32]
	ld	[%l7 + %g2], %i5, %gdop(_tzname)
	mov	%i1, %o3
	st	%i2, [%i5]
	mov	%l4, %o0
	ld	[%l7 + %o2], %i4, %gdop(__tzname_dst)
	call	siscanf, 0
	 mov	%i4, %o2
	cmp	%o0, 0
	ble,a	.L42
	 ld	[%i5], %g4
	st	%i4, [%i5+4]
	ld	[%fp-8], %i5
	ldsb	[%l4+%i5], %g1
	cmp	%g1, 45
	be	.L43
	 add	%l4, %i5, %i5
	xor	%g1, 43, %g1
	mov	1, %i4
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%i5, %g1, %i5
.L12:
	sth	%g0, [%fp-20]
	sth	%g0, [%fp-18]
	sth	%g0, [%fp-16]
	st	%g0, [%fp-8]
	st	%i1, [%sp+96]
	st	%l1, [%sp+92]
	mov	%i1, %o5
	mov	%l0, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	mov	%l2, %o1
	call	siscanf, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	ble	.L44
	 lduh	[%fp-18], %g3
	lduh	[%fp-16], %g4
	sll	%g3, 4, %g1
	lduh	[%fp-20], %g2
	sub	%g1, %g3, %g1
	smul	%g2, 3600, %g2
	sll	%g1, 2, %g1
	add	%g1, %g4, %g1
	add	%g1, %g2, %g1
	smul	%g1, %i4, %g1
.L14:
	st	%g1, [%i3+60]
	ld	[%fp-8], %g1
	sethi	%hi(64512), %l3
	add	%i5, %g1, %i5
	sethi	%hi(7168), %i2
	add	%fp, -4, %g1
	add	%i3, 8, %l6
	mov	0, %l2
	st	%g1, [%fp-28]
	or	%l3, 1023, %l3
	mov	2, %l4
	or	%i2, 32, %i2
.L23:
	ldub	[%i5], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 44
	bne	.L50
	 sra	%g1, 24, %i4
	ldub	[%i5+1], %g1
	add	%i5, 1, %i5
	sll	%g1, 24, %g1
	sra	%g1, 24, %i4
.L50:
	cmp	%i4, 77
	be	.L45
	 cmp	%i4, 74
	bne	.L18
	 mov	68, %l5
	add	%i5, 1, %i5
	mov	74, %l5
.L18:
	mov	10, %o2
	ld	[%fp-28], %o1
	call	strtoul, 0
	 mov	%i5, %o0
	sth	%o0, [%fp-10]
	ld	[%fp-4], %g1
	cmp	%g1, %i5
	be	.L46
	 and	%o0, %l3, %o0
	stb	%l5, [%l6]
	st	%o0, [%l6+12]
.L21:
	mov	%g1, %i5
.L17:
	sth	%l4, [%fp-20]
	sth	%g0, [%fp-18]
	sth	%g0, [%fp-16]
	st	%g0, [%fp-8]
	ldsb	[%i5], %g2
	cmp	%g2, 47
	be	.L47
	 mov	%i2, %g1
.L22:
	st	%g1, [%l6+16]
	cmp	%l2, 0
	bne	.L48
	 add	%l6, 28, %l6
	b	.L23
	 mov	1, %l2
.L48:
	call	__tzcalc_limits, 0
	 ld	[%i3+4], %o0
	sethi	%gdop_hix22(_timezone), %g1
	sethi	%gdop_hix22(_daylight), %g2
	xor	%g1, %gdop_lox10(_timezone), %g1
	xor	%g2, %gdop_lox10(_daylight), %g2
	ld	[%l7 + %g1], %g1, %gdop(_timezone)
	ld	[%i3+32], %g3
	ld	[%l7 + %g2], %l7, %gdop(_daylight)
	st	%g3, [%g1]
	ld	[%i3+60], %g2
	xor	%g2, %g3, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	st	%g1, [%l7]
.L52:
	jmp	%i7+8
	 restore
.L41:
	add	%i5, 1, %i5
	b	.L9
	 mov	-1, %l3
.L43:
	add	%i5, 1, %i5
	b	.L12
	 mov	-1, %i4
.L46:
	cmp	%l2, 0
	be	.L49
	 mov	77, %g2
	stb	%g2, [%i3+36]
	mov	11, %g2
	st	%g0, [%i3+48]
	st	%g2, [%i3+40]
	mov	1, %g2
	b	.L21
	 st	%g2, [%i3+44]
.L40:
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ld	[%l7 + %g1], %g1, %gdop(_daylight)
	sethi	%gdop_hix22(_timezone), %g2
	st	%g0, [%g1]
	xor	%g2, %gdop_lox10(_timezone), %g2
	sethi	%gdop_hix22(_tzname), %g1
	ld	[%l7 + %g2], %g2, %gdop(_timezone)
	xor	%g1, %gdop_lox10(_tzname), %g1
	st	%g0, [%g2]
	sethi	%gdop_hix22(.LC1), %g3
	ld	[%l7 + %g1], %g2, %gdop(_tzname)
	xor	%g3, %gdop_lox10(.LC1), %g3
	sethi	%gdop_hix22(prev_tzenv), %g1
	ld	[%l7 + %g3], %g3, %gdop(.LC1)
	xor	%g1, %gdop_lox10(prev_tzenv), %g1
	st	%g3, [%g2]
	ld	[%l7 + %g1], %l7, %gdop(prev_tzenv)
	st	%g3, [%g2+4]
	call	free, 0
	 ld	[%l7], %o0
	st	%g0, [%l7]
	jmp	%i7+8
	 restore
.L44:
	ld	[%i3+32], %g1
	b	.L14
	 add	%g1, -3600, %g1
.L45:
	add	%fp, -10, %g1
	st	%i1, [%sp+96]
	mov	%i1, %o5
	st	%g1, [%sp+92]
	add	%fp, -12, %o4
	mov	%i1, %o3
	add	%fp, -14, %o2
	sethi	%gdop_hix22(.LC4), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC4), %o1
	call	siscanf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC4)
	cmp	%o0, 3
	bne	.L52
	 lduh	[%fp-14], %g1
	add	%g1, -1, %g2
	sll	%g2, 16, %g2
	srl	%g2, 16, %g2
	cmp	%g2, 11
	bgu	.L52
	 lduh	[%fp-12], %g2
	add	%g2, -1, %g3
	sll	%g3, 16, %g3
	srl	%g3, 16, %g3
	cmp	%g3, 4
	bgu	.L52
	 lduh	[%fp-10], %g3
	cmp	%g3, 6
	bgu	.L52
	 sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	stb	%i4, [%l6]
	sll	%g2, 16, %g2
	st	%g1, [%l6+4]
	srl	%g2, 16, %g2
	st	%g3, [%l6+12]
	st	%g2, [%l6+8]
	ld	[%fp-8], %g1
	b	.L17
	 add	%i5, %g1, %i5
.L47:
	mov	%i5, %o0
	st	%i1, [%sp+96]
	st	%l1, [%sp+92]
	mov	%i1, %o5
	mov	%l0, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	sethi	%gdop_hix22(.LC5), %o1
	xor	%o1, %gdop_lox10(.LC5), %o1
	call	siscanf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC5)
	lduh	[%fp-18], %g3
	lduh	[%fp-16], %g4
	sll	%g3, 4, %g1
	lduh	[%fp-20], %g2
	sub	%g1, %g3, %g1
	smul	%g2, 3600, %g2
	sll	%g1, 2, %g1
	ld	[%fp-8], %g3
	add	%g1, %g4, %g1
	add	%i5, %g3, %i5
	b	.L22
	 add	%g1, %g2, %g1
.L42:
	sethi	%gdop_hix22(_timezone), %g2
	ld	[%i3+32], %g3
	xor	%g2, %gdop_lox10(_timezone), %g2
	sethi	%gdop_hix22(_daylight), %g1
	ld	[%l7 + %g2], %g2, %gdop(_timezone)
	xor	%g1, %gdop_lox10(_daylight), %g1
	st	%g4, [%i5+4]
	ld	[%l7 + %g1], %g1, %gdop(_daylight)
	st	%g3, [%g2]
	st	%g0, [%g1]
.L51:
	jmp	%i7+8
	 restore
.L49:
	stb	%g2, [%i3+8]
	mov	3, %g2
	st	%g0, [%i3+20]
	st	%g2, [%i3+12]
	mov	2, %g2
	b	.L21
	 st	%g2, [%i3+16]
	.size	_tzset_unlocked_r, .-_tzset_unlocked_r
	.section	.text._tzset_r,"ax",@progbits
	.align 4
	.global _tzset_r
	.type	_tzset_r, #function
	.proc	020
_tzset_r:
	save	%sp, -96, %sp
	call	__tz_lock, 0
	 nop
	call	_tzset_unlocked_r, 0
	 mov	%i0, %o0
	call	__tz_unlock, 0
	 restore
	.size	_tzset_r, .-_tzset_r
	.local	prev_tzenv
	.common	prev_tzenv,4,4
	.local	__tzname_dst
	.common	__tzname_dst,11,8
	.local	__tzname_std
	.common	__tzname_std,11,8
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
