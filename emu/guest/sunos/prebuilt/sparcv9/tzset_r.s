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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -224, %sp
	call	__gettzinfo, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i4
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	_getenv_r, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	brz,pn	%o0, .L37
	 mov	%o0, %i3
	sethi	%gdop_hix22(prev_tzenv), %i5
	xor	%i5, %gdop_lox10(prev_tzenv), %i5
	ldx	[%l7 + %i5], %i5, %gdop(prev_tzenv)
	ldx	[%i5], %o1
	brz,pn	%o1, .L4
	 nop
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L48
	 nop
	ldx	[%i5], %o1
.L4:
	call	free, 0
	 mov	%o1, %o0
	call	strlen, 0
	 mov	%i3, %o0
	mov	%o0, %o1
	mov	%i0, %o0
	call	_malloc_r, 0
	 add	%o1, 1, %o1
	brz,pn	%o0, .L6
	 stx	%o0, [%i5]
	call	strcpy, 0
	 mov	%i3, %o1
.L6:
	ldsb	[%i3], %g1
	xor	%g1, 58, %g1
	cmp	%g0, %g1
	add	%fp, 2035, %i0
	subx	%i3, -1, %i3
	mov	%i0, %o3
	sethi	%gdop_hix22(__tzname_std), %i1
	sethi	%gdop_hix22(.LC2), %i2
	xor	%i1, %gdop_lox10(__tzname_std), %i1
	xor	%i2, %gdop_lox10(.LC2), %i2
	ldx	[%l7 + %i1], %i1, %gdop(__tzname_std)
	ldx	[%l7 + %i2], %i2, %gdop(.LC2)
	mov	%i1, %o2
	mov	%i2, %o1
	call	siscanf, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	ble,pn	%icc, .L49
	 ldsw	[%fp+2035], %i5
	ldsb	[%i3+%i5], %g1
	cmp	%g1, 45
	be,pn	%icc, .L38
	 add	%i3, %i5, %i5
	xor	%g1, 43, %g1
	mov	1, %l3
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%i5, %g1, %i5
.L9:
	sth	%g0, [%fp+2025]
	sth	%g0, [%fp+2027]
	add	%fp, 2025, %l1
	add	%fp, 2023, %l0
	stx	%i0, [%sp+2231]
	add	%fp, 2027, %l2
	mov	%i0, %o5
	stx	%l2, [%sp+2223]
	mov	%l1, %o4
	mov	%i0, %o3
	mov	%l0, %o2
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC3), %i3
	xor	%i3, %gdop_lox10(.LC3), %i3
	ldx	[%l7 + %i3], %i3, %gdop(.LC3)
	call	siscanf, 0
	 mov	%i3, %o1
	cmp	%o0, 0
	ble,pn	%icc, .L49
	 lduh	[%fp+2027], %g3
	lduh	[%fp+2023], %g2
	mulx	%g2, 3600, %g2
	lduh	[%fp+2025], %g1
	sethi	%gdop_hix22(__tzname_dst), %o2
	mulx	%g1, 60, %g1
	xor	%o2, %gdop_lox10(__tzname_dst), %o2
	add	%g1, %g3, %g1
	ldsw	[%fp+2035], %g3
	add	%g1, %g2, %g1
	sethi	%gdop_hix22(_tzname), %g2
	mulx	%g1, %l3, %g1
	xor	%g2, %gdop_lox10(_tzname), %g2
	add	%i5, %g3, %i5
	ldx	[%l7 + %g2], %l3, %gdop(_tzname)
	mov	%i2, %o1
	stx	%g1, [%i4+40]
	mov	%i0, %o3
	stx	%i1, [%l3]
	mov	%i5, %o0
	ldx	[%l7 + %o2], %i2, %gdop(__tzname_dst)
	call	siscanf, 0
	 mov	%i2, %o2
	cmp	%o0, 0
	ble,a,pn %icc, .L39
	 ldx	[%l3], %g4
	stx	%i2, [%l3+8]
	ldsw	[%fp+2035], %g2
	ldsb	[%i5+%g2], %g1
	cmp	%g1, 45
	be,pn	%icc, .L40
	 add	%i5, %g2, %i5
	xor	%g1, 43, %g1
	mov	1, %i2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%i5, %g1, %i5
.L12:
	sth	%g0, [%fp+2023]
	sth	%g0, [%fp+2025]
	sth	%g0, [%fp+2027]
	st	%g0, [%fp+2035]
	stx	%i0, [%sp+2231]
	stx	%l2, [%sp+2223]
	mov	%i0, %o5
	mov	%l1, %o4
	mov	%i0, %o3
	mov	%l0, %o2
	mov	%i3, %o1
	call	siscanf, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	ble,pn	%icc, .L41
	 lduh	[%fp+2027], %g3
	lduh	[%fp+2025], %g1
	mulx	%g1, 60, %g1
	lduh	[%fp+2023], %g2
	add	%g1, %g3, %g1
	mulx	%g2, 3600, %g2
	add	%g1, %g2, %g1
	mulx	%g1, %i2, %g1
.L14:
	ldsw	[%fp+2035], %g2
	sethi	%hi(7168), %i2
	stx	%g1, [%i4+80]
	add	%i5, %g2, %i5
	add	%i4, 8, %l5
	mov	0, %i1
	add	%fp, 2039, %l4
	mov	2, %l3
	or	%i2, 32, %i2
.L23:
	ldub	[%i5], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 44
	bne,pt	%icc, .L47
	 sra	%g1, 24, %i3
	ldub	[%i5+1], %g1
	add	%i5, 1, %i5
	sll	%g1, 24, %g1
	sra	%g1, 24, %i3
.L47:
	cmp	%i3, 77
	be,pn	%icc, .L42
	 cmp	%i3, 74
	bne,pt	%icc, .L18
	 mov	68, %l6
	add	%i5, 1, %i5
	mov	74, %l6
.L18:
	mov	10, %o2
	mov	%l4, %o1
	call	strtoul, 0
	 mov	%i5, %o0
	sth	%o0, [%fp+2033]
	ldx	[%fp+2039], %g1
	cmp	%g1, %i5
	be,pn	%xcc, .L43
	 sll	%o0, 16, %o0
	stb	%l6, [%l5]
	srl	%o0, 16, %o0
	st	%o0, [%l5+12]
.L21:
	mov	%g1, %i5
.L17:
	sth	%l3, [%fp+2023]
	sth	%g0, [%fp+2025]
	sth	%g0, [%fp+2027]
	st	%g0, [%fp+2035]
	ldsb	[%i5], %g2
	cmp	%g2, 47
	be,pn	%icc, .L44
	 mov	%i2, %g1
.L22:
	st	%g1, [%l5+16]
	cmp	%i1, 0
	bne,pn	%icc, .L45
	 add	%l5, 40, %l5
	ba,pt	%xcc, .L23
	 mov	1, %i1
.L45:
	call	__tzcalc_limits, 0
	 ldsw	[%i4+4], %o0
	sethi	%gdop_hix22(_daylight), %g2
	xor	%g2, %gdop_lox10(_daylight), %g2
	ldx	[%i4+40], %g4
	sethi	%gdop_hix22(_timezone), %g1
	ldx	[%i4+80], %g3
	xor	%g1, %gdop_lox10(_timezone), %g1
	xor	%g3, %g4, %g3
	ldx	[%l7 + %g1], %g1, %gdop(_timezone)
	ldx	[%l7 + %g2], %l7, %gdop(_daylight)
	stx	%g4, [%g1]
	mov	0, %g2
	movrne	%g3, 1, %g2
	st	%g2, [%l7]
.L49:
	return	%i7+8
	 nop
.L38:
	add	%i5, 1, %i5
	ba,pt	%xcc, .L9
	 mov	-1, %l3
.L40:
	add	%i5, 1, %i5
	ba,pt	%xcc, .L12
	 mov	-1, %i2
.L43:
	cmp	%i1, 0
	be,pn	%icc, .L46
	 mov	77, %g2
	stb	%g2, [%i4+48]
	mov	11, %g2
	st	%g2, [%i4+52]
	mov	1, %g2
	sllx	%g2, 32, %g2
	ba,pt	%xcc, .L21
	 stx	%g2, [%i4+56]
.L37:
	sethi	%gdop_hix22(_daylight), %g1
	xor	%g1, %gdop_lox10(_daylight), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_daylight)
	sethi	%gdop_hix22(_timezone), %g2
	st	%g0, [%g1]
	xor	%g2, %gdop_lox10(_timezone), %g2
	sethi	%gdop_hix22(_tzname), %g1
	ldx	[%l7 + %g2], %g2, %gdop(_timezone)
	xor	%g1, %gdop_lox10(_tzname), %g1
	stx	%g0, [%g2]
	sethi	%gdop_hix22(.LC1), %g3
	ldx	[%l7 + %g1], %g2, %gdop(_tzname)
	xor	%g3, %gdop_lox10(.LC1), %g3
	sethi	%gdop_hix22(prev_tzenv), %g1
	ldx	[%l7 + %g3], %g3, %gdop(.LC1)
	xor	%g1, %gdop_lox10(prev_tzenv), %g1
	stx	%g3, [%g2]
	ldx	[%l7 + %g1], %l7, %gdop(prev_tzenv)
	stx	%g3, [%g2+8]
	call	free, 0
	 ldx	[%l7], %o0
	stx	%g0, [%l7]
	return	%i7+8
	 nop
.L41:
	ldx	[%i4+40], %g1
	ba,pt	%xcc, .L14
	 add	%g1, -3600, %g1
.L42:
	add	%fp, 2033, %g1
	stx	%i0, [%sp+2231]
	mov	%i0, %o5
	stx	%g1, [%sp+2223]
	add	%fp, 2031, %o4
	mov	%i0, %o3
	add	%fp, 2029, %o2
	sethi	%gdop_hix22(.LC4), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC4), %o1
	call	siscanf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC4)
	cmp	%o0, 3
	bne,pn	%icc, .L49
	 lduh	[%fp+2029], %g1
	add	%g1, -1, %g2
	sll	%g2, 16, %g2
	srl	%g2, 16, %g2
	cmp	%g2, 11
	bgu,pn	%icc, .L49
	 lduh	[%fp+2031], %g2
	add	%g2, -1, %g3
	sll	%g3, 16, %g3
	srl	%g3, 16, %g3
	cmp	%g3, 4
	bgu,pn	%icc, .L49
	 lduh	[%fp+2033], %g3
	cmp	%g3, 6
	bgu,pn	%icc, .L49
	 sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	stb	%i3, [%l5]
	sll	%g2, 16, %g2
	st	%g1, [%l5+4]
	srl	%g2, 16, %g2
	st	%g3, [%l5+12]
	st	%g2, [%l5+8]
	ldsw	[%fp+2035], %g1
	ba,pt	%xcc, .L17
	 add	%i5, %g1, %i5
.L44:
	mov	%i5, %o0
	stx	%i0, [%sp+2231]
	stx	%l2, [%sp+2223]
	mov	%i0, %o5
	mov	%l1, %o4
	mov	%i0, %o3
	mov	%l0, %o2
	sethi	%gdop_hix22(.LC5), %o1
	xor	%o1, %gdop_lox10(.LC5), %o1
	call	siscanf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC5)
	lduh	[%fp+2025], %g2
	mulx	%g2, 60, %g2
	lduh	[%fp+2023], %g1
	lduh	[%fp+2027], %g3
	mulx	%g1, 3600, %g1
	add	%g1, %g2, %g1
	ldsw	[%fp+2035], %g2
	add	%g1, %g3, %g1
	ba,pt	%xcc, .L22
	 add	%i5, %g2, %i5
.L39:
	sethi	%gdop_hix22(_timezone), %g2
	ldx	[%i4+40], %g3
	xor	%g2, %gdop_lox10(_timezone), %g2
	sethi	%gdop_hix22(_daylight), %g1
	ldx	[%l7 + %g2], %g2, %gdop(_timezone)
	xor	%g1, %gdop_lox10(_daylight), %g1
	stx	%g4, [%l3+8]
	ldx	[%l7 + %g1], %g1, %gdop(_daylight)
	stx	%g3, [%g2]
	st	%g0, [%g1]
.L48:
	return	%i7+8
	 nop
.L46:
	stb	%g2, [%i4+8]
	mov	3, %g2
	st	%g2, [%i4+12]
	mov	1, %g2
	sllx	%g2, 33, %g2
	ba,pt	%xcc, .L21
	 stx	%g2, [%i4+16]
	.size	_tzset_unlocked_r, .-_tzset_unlocked_r
	.section	.text._tzset_r,"ax",@progbits
	.align 4
	.global _tzset_r
	.type	_tzset_r, #function
	.proc	020
_tzset_r:
	save	%sp, -176, %sp
	call	__tz_lock, 0
	 nop
	call	_tzset_unlocked_r, 0
	 mov	%i0, %o0
	call	__tz_unlock, 0
	 restore
	.size	_tzset_r, .-_tzset_r
	.local	prev_tzenv
	.common	prev_tzenv,8,8
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
