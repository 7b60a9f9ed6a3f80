! 03cde0eca8402dc9657d3cdc1793f30f emu/guest/libc/real_functions.c
	.file	"real_functions.c"
	.section	".text"
	.section	.text.expm1_series,"ax",@progbits
	.align 4
	.type	expm1_series, #function
	.proc	010
expm1_series:
	save	%sp, -288, %sp
	mov	48, %o2
	ld	[%fp+64], %l2
	ld	[%i0+44], %i5
	st	%g0, [%l2]
	ld	[%i0+4], %i1
	st	%g0, [%l2+4]
	st	%g0, [%l2+8]
	st	%g0, [%l2+12]
	st	%g0, [%l2+16]
	st	%g0, [%l2+20]
	st	%g0, [%l2+24]
	st	%g0, [%l2+28]
	st	%g0, [%l2+32]
	st	%g0, [%l2+36]
	st	%g0, [%l2+40]
	add	%fp, -96, %i3
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	cmp	%i5, 0
	be	.L5
	 mov	0, %l3
	mov	%i1, %g2
	mov	%i5, %g1
	mov	0, %l4
	mov	2, %l0
	add	%fp, -144, %i4
	add	%fp, -192, %i2
	add	%fp, -48, %l1
.L3:
	st	%g1, [%fp-52]
	mov	48, %o2
	st	%l4, [%l2+4]
	st	%l3, [%l2+44]
	st	%g2, [%fp-92]
	mov	%l2, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	ldd	[%fp-96], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-56], %g2
	mov	%i2, %o1
	mov	%i4, %o0
	std	%g2, [%fp-152]
	st	%l2, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	st	%i1, [%i0+4]
	st	%i5, [%i0+44]
	ld	[%l2+4], %l4
	ld	[%l2+44], %l3
	std	%g2, [%fp-144]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-120]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-112]
	ldd	[%fp-56], %g2
	mov	48, %o2
	std	%g2, [%fp-104]
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i2, %o0
	mov	%i2, %o1
	mov	%i4, %o0
	st	%l1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-120]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-112]
	ldd	[%fp-8], %g2
	mov	%l0, %o1
	std	%g2, [%fp-104]
	st	%i3, [%sp+64]
	mov	%i4, %o0
	call	real_divide_small, 0
	 nop
	unimp	48
	ld	[%fp-52], %g1
	cmp	%g1, 0
	be,a	.L13
	 st	%l4, [%l2+4]
	cmp	%l3, 0
	be	.L4
	 ld	[%fp-92], %g2
	add	%l4, -320, %g3
	cmp	%g3, %g2
	ble,a	.L3
	 add	%l0, 1, %l0
	st	%l4, [%l2+4]
.L13:
	st	%l3, [%l2+44]
	jmp	%i7+12
	 restore %g0, %l2, %o0
.L5:
	mov	0, %l4
	st	%l3, [%l2+44]
	st	%l4, [%l2+4]
	jmp	%i7+12
	 restore %g0, %l2, %o0
.L4:
	b	.L3
	 add	%l0, 1, %l0
	.size	expm1_series, .-expm1_series
	.section	.text.exp_of_parts,"ax",@progbits
	.align 4
	.type	exp_of_parts, #function
	.proc	010
exp_of_parts:
	save	%sp, -384, %sp
	mov	48, %o2
	add	%fp, -192, %i5
	mov	%i0, %o1
	ld	[%fp+64], %l4
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -96, %g1
	mov	-5, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-160]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-152]
	mov	%i5, %o0
	call	expm1_series, 0
	 nop
	unimp	48
	mov	48, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(one), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	add	%fp, -240, %l2
	std	%g2, [%fp-200]
	add	%fp, -144, %i4
	mov	%l2, %o1
	st	%i4, [%sp+64]
	mov	%i5, %o0
	mov	%i1, %l5
	call	real_add, 0
	 nop
	unimp	48
	mov	5, %l6
	add	%fp, -288, %l3
	ldd	[%fp-136], %o2
.L17:
	ldd	[%fp-128], %o4
	ldd	[%fp-104], %g2
	ldd	[%fp-144], %l0
	ldd	[%fp-120], %i0
	ldd	[%fp-112], %i2
	std	%o2, [%fp-232]
	std	%o2, [%fp-280]
	mov	%l3, %o1
	mov	%l2, %o0
	std	%o4, [%fp-224]
	std	%g2, [%fp-200]
	std	%o4, [%fp-272]
	std	%g2, [%fp-248]
	std	%l0, [%fp-240]
	std	%i0, [%fp-216]
	std	%i2, [%fp-208]
	std	%l0, [%fp-288]
	std	%i0, [%fp-264]
	std	%i2, [%fp-256]
	st	%i5, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	addcc	%l6, -1, %l6
	bne	.L17
	 ldd	[%fp-136], %o2
	ldd	[%fp-144], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-104], %g2
	st	%l4, [%sp+64]
	std	%g2, [%fp-152]
	mov	%l5, %o1
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %l4, %o0
	.size	exp_of_parts, .-exp_of_parts
	.section	.text.log_series,"ax",@progbits
	.align 4
	.type	log_series, #function
	.proc	010
log_series:
	save	%sp, -384, %sp
	mov	48, %o2
	add	%fp, -240, %i5
	ld	[%i0+44], %i4
	mov	%i0, %o1
	ld	[%fp+64], %i2
	ld	[%i0+4], %l3
	call	memcpy, 0
	 mov	%i5, %o0
	mov	48, %o2
	add	%fp, -288, %i3
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	add	%fp, -192, %g1
	mov	%i3, %o1
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_multiply, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i0, %o1
	st	%g0, [%fp-144]
	st	%g0, [%fp-136]
	st	%g0, [%fp-132]
	st	%g0, [%fp-128]
	st	%g0, [%fp-124]
	st	%g0, [%fp-120]
	st	%g0, [%fp-116]
	st	%g0, [%fp-112]
	st	%g0, [%fp-108]
	st	%g0, [%fp-104]
	add	%fp, -96, %l0
	call	memcpy, 0
	 mov	%l0, %o0
	add	%fp, -48, %i1
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i1, %o0
	cmp	%i4, 0
	be	.L19
	 mov	0, %l2
	mov	0, %g2
	mov	3, %i0
	add	%fp, -144, %l1
.L20:
	st	%l2, [%fp-140]
	st	%g2, [%fp-100]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	st	%l3, [%fp-44]
	std	%g2, [%fp-200]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-16], %g2
	st	%i4, [%fp-4]
	std	%g2, [%fp-256]
	ldd	[%fp-8], %g2
	mov	%i3, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%l1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-152], %g2
	mov	%i3, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	ld	[%fp-100], %i4
	ld	[%fp-140], %l2
	st	%l0, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	mov	%i0, %o1
	std	%g2, [%fp-200]
	st	%i1, [%sp+64]
	mov	%i5, %o0
	call	real_divide_small, 0
	 nop
	unimp	48
	ld	[%fp-4], %g1
	cmp	%g1, 0
	be,a	.L30
	 st	%l2, [%fp-140]
	cmp	%i4, 0
	be	.L21
	 ld	[%fp-44], %l3
	add	%l2, -320, %g2
	cmp	%g2, %l3
	bg,a	.L30
	 st	%l2, [%fp-140]
.L21:
	mov	%i4, %g2
	add	%i0, 2, %i0
	b	.L20
	 mov	%g1, %i4
.L19:
	st	%l2, [%fp-140]
.L30:
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	st	%i4, [%fp-100]
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	st	%i2, [%sp+64]
	std	%g2, [%fp-200]
	mov	1, %o1
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i2, %o0
	.size	log_series, .-log_series
	.section	.text.reduce,"ax",@progbits
	.align 4
	.type	reduce, #function
	.proc	04
reduce:
	save	%sp, -384, %sp
	st	%g0, [%fp-96]
	st	%g0, [%fp-92]
	st	%g0, [%fp-88]
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	st	%g0, [%fp-64]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ld	[%i0+4], %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g4, 0
	bl	.L55
	 add	%fp, -96, %o0
	add	%g4, 478, %g4
	mov	%o0, %o2
	mov	%o0, %o3
	mov	0, %o1
	add	%i0, 16, %o7
	mov	31, %l1
	mov	32, %l0
.L40:
	cmp	%g4, 0
	bl	.L34
	 sub	%l1, %g4, %g2
	sra	%g4, 5, %g1
	and	%g4, 31, %g2
	mov	0, %g3
	cmp	%g1, 527
	bg	.L36
	 mov	0, %i5
	sethi	%gdop_hix22(real_two_over_pi), %g3
	sll	%g1, 2, %i5
	xor	%g3, %gdop_lox10(real_two_over_pi), %g3
	ld	[%l7 + %g3], %g3, %gdop(real_two_over_pi)
	ld	[%g3+%i5], %g3
.L37:
	add	%g1, 1, %g1
	cmp	%g1, 527
	bgu	.L36
	 mov	0, %i5
	sethi	%gdop_hix22(real_two_over_pi), %i5
	sll	%g1, 2, %g1
	xor	%i5, %gdop_lox10(real_two_over_pi), %i5
	ld	[%l7 + %i5], %i5, %gdop(real_two_over_pi)
	ld	[%i5+%g1], %i5
.L36:
	cmp	%g2, 0
	be,a	.L57
	 mov	%i0, %g2
	sub	%l0, %g2, %g1
	sll	%g3, %g2, %g2
	srl	%i5, %g1, %i5
	or	%i5, %g2, %g3
	mov	%i0, %g2
.L57:
	mov	%o3, %g1
	mov	0, %i2
	mov	0, %i3
.L39:
	ld	[%g2+32], %i4
	umul	%g3, %i4, %i5
	rd	%y, %i4
	ld	[%g1], %l2
	addcc	%i5, %l2, %o5
	addx	%i4, 0, %o4
	addcc	%o5, %i3, %i5
	st	%i5, [%g1]
	addx	%o4, %i2, %i4
	add	%g2, 4, %g2
	mov	%i4, %i3
	mov	0, %i2
	cmp	%o7, %g2
	bne	.L39
	 add	%g1, 4, %g1
	st	%i4, [%o3+16]
	add	%o1, 1, %o1
	add	%g4, -32, %g4
	cmp	%o1, 20
	bne	.L40
	 add	%o3, 4, %o3
	ld	[%fp-20], %g1
	sethi	%hi(536870912), %g2
	andcc	%g1, %g2, %g0
	be	.L41
	 srl	%g1, 30, %i5
	add	%i5, 1, %i5
	add	%o0, 80, %g2
	ld	[%o2], %g1
.L58:
	xnor	%g0, %g1, %g1
	st	%g1, [%o2]
	add	%o2, 4, %o2
	cmp	%g2, %o2
	bne,a	.L58
	 ld	[%o2], %g1
	ld	[%fp-20], %g2
	sethi	%hi(-1073741824), %g1
	andn	%g2, %g1, %g1
	add	%fp, -144, %g2
	st	%g1, [%fp-20]
	st	%g2, [%sp+64]
	mov	2, %o3
	mov	1, %o2
	mov	20, %o1
	call	real_of_words, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
.L56:
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	add	%fp, -288, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	mov	%g1, %o0
	mov	48, %o2
	std	%g2, [%fp-200]
	sethi	%gdop_hix22(half_pi), %o1
	xor	%o1, %gdop_lox10(half_pi), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(half_pi)
	add	%fp, -192, %i4
	mov	%o0, %o1
	st	%i4, [%sp+64]
	add	%fp, -240, %o0
	call	real_multiply, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%i1, %o0
	ld	[%i0], %g1
	cmp	%g1, 0
	be,a	.L60
	 and	%i5, 3, %i0
	ld	[%i1], %g1
	sub	%g0, %i5, %i5
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	st	%g1, [%i1]
	and	%i5, 3, %i0
.L60:
	jmp	%i7+8
	 restore
.L34:
	mov	0, %g3
	sra	%g2, 31, %g1
	and	%g1, 31, %g1
	add	%g1, %g2, %g1
	sra	%g1, 5, %g1
	sub	%g0, %g1, %g1
	sll	%g1, 5, %g2
	b	.L37
	 sub	%g4, %g2, %g2
.L41:
	sethi	%hi(-1073741824), %g2
	andn	%g1, %g2, %g1
	add	%fp, -144, %g2
	st	%g1, [%fp-20]
	st	%g2, [%sp+64]
	mov	2, %o3
	mov	0, %o2
	mov	20, %o1
	call	real_of_words, 0
	 nop
	unimp	48
	b	.L56
	 ldd	[%fp-144], %g2
.L55:
	mov	%i0, %o1
	mov	48, %o2
	mov	%i1, %o0
	call	memcpy, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
	.size	reduce, .-reduce
	.section	.text.angle_series,"ax",@progbits
	.align 4
	.type	angle_series, #function
	.proc	010
angle_series:
	save	%sp, -384, %sp
	mov	48, %o2
	ld	[%fp+64], %l0
	add	%fp, -240, %i5
	ld	[%i0+44], %l1
	mov	%i1, %o1
	ld	[%i0+4], %l2
	call	memcpy, 0
	 mov	%i5, %o0
	mov	48, %o2
	add	%fp, -288, %i4
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -96, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	mov	%i5, %o0
	std	%g2, [%fp-200]
	st	%g1, [%sp+64]
	call	real_negate, 0
	 nop
	unimp	48
	mov	%i0, %o1
	add	%fp, -144, %i3
	st	%g0, [%l0]
	st	%g0, [%l0+4]
	st	%g0, [%l0+8]
	st	%g0, [%l0+12]
	st	%g0, [%l0+16]
	st	%g0, [%l0+20]
	st	%g0, [%l0+24]
	st	%g0, [%l0+28]
	st	%g0, [%l0+32]
	st	%g0, [%l0+36]
	st	%g0, [%l0+40]
	mov	48, %o2
	call	memcpy, 0
	 mov	%i3, %o0
	cmp	%l1, 0
	be	.L62
	 mov	0, %i0
	mov	0, %g2
	add	%fp, -48, %i1
.L63:
	mov	48, %o2
	st	%i0, [%l0+4]
	st	%g2, [%l0+44]
	st	%l1, [%fp-100]
	mov	%l0, %o1
	st	%l2, [%fp-140]
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-144], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-104], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%l0, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	ld	[%l0+44], %l1
	ld	[%l0+4], %i0
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-152], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%i1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	add	%i2, 1, %o1
	mov	%i5, %o0
	add	%i2, 2, %i2
	std	%g2, [%fp-200]
	st	%i3, [%sp+64]
	smul	%o1, %i2, %o1
	call	real_divide_small, 0
	 nop
	unimp	48
	ld	[%fp-100], %g1
	cmp	%g1, 0
	be,a	.L73
	 st	%i0, [%l0+4]
	cmp	%l1, 0
	be	.L64
	 ld	[%fp-140], %l2
	add	%i0, -320, %g2
	cmp	%g2, %l2
	ble	.L74
	 mov	%l1, %g2
.L62:
	st	%i0, [%l0+4]
.L73:
	st	%l1, [%l0+44]
	jmp	%i7+12
	 restore %g0, %l0, %o0
.L64:
	mov	%l1, %g2
.L74:
	b	.L63
	 mov	%g1, %l1
	.size	angle_series, .-angle_series
	.section	.text.sine,"ax",@progbits
	.align 4
	.type	sine, #function
	.proc	010
sine:
	save	%sp, -240, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%fp+64], %i4
	add	%fp, -96, %i5
	andcc	%i1, 1, %g0
	be	.L76
	 mov	48, %o2
	mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	add	%fp, -144, %g1
	mov	%i0, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%g1, %o0
	add	%fp, -48, %i3
	mov	%o0, %o1
	mov	0, %o2
	st	%i3, [%sp+64]
	mov	%i5, %o0
	call	angle_series, 0
	 nop
	unimp	48
	andcc	%i1, 2, %g0
	bne	.L81
	 ldd	[%fp-48], %g2
	mov	48, %o2
.L82:
	mov	%i3, %o1
	mov	%i4, %o0
	call	memcpy, 0
	 mov	%i4, %i0
	jmp	%i7+12
	 restore
.L76:
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -144, %g1
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%g1, %o0
	add	%fp, -48, %i3
	mov	%o0, %o1
	mov	1, %o2
	st	%i3, [%sp+64]
	mov	%i5, %o0
	call	angle_series, 0
	 nop
	unimp	48
	andcc	%i1, 2, %g0
	be	.L82
	 mov	48, %o2
	ldd	[%fp-48], %g2
.L81:
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	st	%i4, [%sp+64]
	std	%g2, [%fp-56]
	mov	%i5, %o0
	call	real_negate, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	sine, .-sine
	.section	.text.atan_of_small,"ax",@progbits
	.align 4
	.type	atan_of_small, #function
	.proc	010
atan_of_small:
	save	%sp, -624, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+4], %l4
	ld	[%fp+64], %i1
	ld	[%i0+44], %i3
	cmp	%l4, -2
	bl	.L89
	 mov	0, %i2
	sethi	%gdop_hix22(one), %g1
	add	%fp, -480, %i5
	xor	%g1, %gdop_lox10(one), %g1
	add	%fp, -528, %i4
	add	%fp, -240, %l3
	ld	[%l7 + %g1], %l7, %gdop(one)
	add	%fp, -192, %l2
	add	%fp, -144, %l1
	add	%fp, -96, %l0
.L85:
	st	%l4, [%i0+4]
	st	%i3, [%i0+44]
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	mov	%i4, %o1
	mov	%i5, %o0
	st	%l3, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-240], %g2
	std	%g2, [%fp-528]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-520]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-512]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-504]
	ldd	[%fp-208], %g2
	std	%g2, [%fp-496]
	ldd	[%fp-200], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-488]
	st	%l2, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-480]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-472]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-464]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-456]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-448]
	ldd	[%fp-152], %g2
	mov	%i5, %o0
	std	%g2, [%fp-440]
	st	%l1, [%sp+64]
	call	real_sqrt, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-144], %g2
	std	%g2, [%fp-528]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-520]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-512]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-504]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-496]
	ldd	[%fp-104], %g2
	mov	%i4, %o1
	std	%g2, [%fp-488]
	mov	%i5, %o0
	st	%l0, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-96], %g2
	std	%g2, [%fp-528]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-520]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-512]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-504]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-496]
	ldd	[%fp-56], %g2
	mov	%i4, %o1
	std	%g2, [%fp-488]
	st	%i0, [%sp+64]
	mov	%i5, %o0
	call	real_divide, 0
	 nop
	unimp	48
	add	%i2, 1, %i2
	ld	[%i0+4], %l4
	cmp	%l4, -2
	bge	.L85
	 ld	[%i0+44], %i3
.L84:
	mov	48, %o2
	mov	%i0, %o1
	st	%l4, [%i0+4]
	st	%i3, [%i0+44]
	call	memcpy, 0
	 mov	%i5, %o0
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -48, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-480]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-472]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-464]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-456]
	ldd	[%fp-16], %g2
	add	%fp, -432, %g1
	std	%g2, [%fp-448]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-440]
	mov	%i5, %o0
	call	real_negate, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i0, %o1
	st	%g0, [%fp-384]
	st	%g0, [%fp-376]
	st	%g0, [%fp-372]
	st	%g0, [%fp-368]
	st	%g0, [%fp-364]
	st	%g0, [%fp-360]
	st	%g0, [%fp-356]
	st	%g0, [%fp-352]
	st	%g0, [%fp-348]
	st	%g0, [%fp-344]
	add	%fp, -336, %l0
	call	memcpy, 0
	 mov	%l0, %o0
	add	%fp, -288, %l1
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%l1, %o0
	cmp	%i3, 0
	be	.L86
	 mov	0, %l3
	mov	0, %g2
	mov	3, %i0
	add	%fp, -384, %l2
.L87:
	st	%l3, [%fp-380]
	st	%g2, [%fp-340]
	ldd	[%fp-384], %g2
	std	%g2, [%fp-480]
	ldd	[%fp-376], %g2
	std	%g2, [%fp-472]
	ldd	[%fp-368], %g2
	std	%g2, [%fp-464]
	ldd	[%fp-360], %g2
	std	%g2, [%fp-456]
	ldd	[%fp-352], %g2
	std	%g2, [%fp-448]
	ldd	[%fp-344], %g2
	st	%l4, [%fp-284]
	std	%g2, [%fp-440]
	ldd	[%fp-288], %g2
	std	%g2, [%fp-528]
	ldd	[%fp-280], %g2
	std	%g2, [%fp-520]
	ldd	[%fp-272], %g2
	std	%g2, [%fp-512]
	ldd	[%fp-264], %g2
	std	%g2, [%fp-504]
	ldd	[%fp-256], %g2
	st	%i3, [%fp-244]
	std	%g2, [%fp-496]
	ldd	[%fp-248], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-488]
	st	%l2, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-336], %g2
	std	%g2, [%fp-480]
	ldd	[%fp-328], %g2
	std	%g2, [%fp-472]
	ldd	[%fp-320], %g2
	std	%g2, [%fp-464]
	ldd	[%fp-312], %g2
	std	%g2, [%fp-456]
	ldd	[%fp-304], %g2
	std	%g2, [%fp-448]
	ldd	[%fp-296], %g2
	std	%g2, [%fp-440]
	ldd	[%fp-432], %g2
	std	%g2, [%fp-528]
	ldd	[%fp-424], %g2
	std	%g2, [%fp-520]
	ldd	[%fp-416], %g2
	std	%g2, [%fp-512]
	ldd	[%fp-408], %g2
	std	%g2, [%fp-504]
	ldd	[%fp-400], %g2
	std	%g2, [%fp-496]
	ldd	[%fp-392], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-488]
	ld	[%fp-340], %i3
	ld	[%fp-380], %l3
	st	%l0, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-336], %g2
	std	%g2, [%fp-480]
	ldd	[%fp-328], %g2
	std	%g2, [%fp-472]
	ldd	[%fp-320], %g2
	std	%g2, [%fp-464]
	ldd	[%fp-312], %g2
	std	%g2, [%fp-456]
	ldd	[%fp-304], %g2
	std	%g2, [%fp-448]
	ldd	[%fp-296], %g2
	mov	%i0, %o1
	std	%g2, [%fp-440]
	st	%l1, [%sp+64]
	mov	%i5, %o0
	call	real_divide_small, 0
	 nop
	unimp	48
	ld	[%fp-244], %g1
	cmp	%g1, 0
	be,a	.L99
	 st	%l3, [%fp-380]
	cmp	%i3, 0
	be	.L88
	 ld	[%fp-284], %l4
	add	%l3, -320, %g2
	cmp	%g2, %l4
	bg,a	.L99
	 st	%l3, [%fp-380]
.L88:
	mov	%i3, %g2
	add	%i0, 2, %i0
	b	.L87
	 mov	%g1, %i3
.L86:
	st	%l3, [%fp-380]
.L99:
	ldd	[%fp-384], %g2
	std	%g2, [%fp-480]
	ldd	[%fp-376], %g2
	std	%g2, [%fp-472]
	ldd	[%fp-368], %g2
	std	%g2, [%fp-464]
	ldd	[%fp-360], %g2
	std	%g2, [%fp-456]
	ldd	[%fp-352], %g2
	st	%i3, [%fp-340]
	std	%g2, [%fp-448]
	ldd	[%fp-344], %g2
	st	%i1, [%sp+64]
	std	%g2, [%fp-440]
	mov	%i2, %o1
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i1, %o0
.L89:
	add	%fp, -480, %i5
	b	.L84
	 add	%fp, -528, %i4
	.size	atan_of_small, .-atan_of_small
	.section	.text.real_exp,"ax",@progbits
	.align 4
	.global real_exp
	.type	real_exp, #function
	.proc	010
real_exp:
	save	%sp, -384, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i3
	ld	[%i3+4], %g1
	cmp	%g1, 16
	ble	.L101
	 ld	[%fp+64], %i0
	ld	[%i3], %g1
	sethi	%hi(99328), %i5
	cmp	%g1, 0
	be	.L102
	 or	%i5, 672, %i5
	sethi	%hi(-100352), %i5
	or	%i5, 352, %i5
.L102:
	add	%fp, -240, %g1
	mov	48, %o2
	mov	%g1, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	mov	%i5, %o1
	st	%i0, [%sp+64]
	call	real_scale, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
.L101:
	add	%fp, -240, %i5
	mov	%i3, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(log_2), %g1
	xor	%g1, %gdop_lox10(log_2), %g1
	add	%fp, -288, %i4
	ld	[%l7 + %g1], %l7, %gdop(log_2)
	mov	48, %o2
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -144, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	st	%g1, [%sp+64]
	mov	%i5, %o0
	std	%g2, [%fp-200]
	mov	1, %o1
	call	real_to_integer, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	mov	48, %o2
	std	%g2, [%fp-200]
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -96, %g1
	mov	%i4, %o1
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_multiply, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-96], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-56], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_subtract, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	mov	%i5, %o0
	call	real_integer, 0
	 std	%g2, [%fp-200]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	mov	%o0, %o1
	std	%g2, [%fp-200]
	st	%i0, [%sp+64]
	mov	%i5, %o0
	call	exp_of_parts, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_exp, .-real_exp
	.section	.text.real_exp2,"ax",@progbits
	.align 4
	.global real_exp2
	.type	real_exp2, #function
	.proc	010
real_exp2:
	save	%sp, -336, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i4
	ld	[%i4+4], %g1
	cmp	%g1, 16
	ble	.L107
	 ld	[%fp+64], %i0
	ld	[%i4], %g1
	sethi	%hi(99328), %i5
	cmp	%g1, 0
	be	.L108
	 or	%i5, 672, %i5
	sethi	%hi(-100352), %i5
	or	%i5, 352, %i5
.L108:
	add	%fp, -192, %g1
	mov	48, %o2
	mov	%g1, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	mov	%i5, %o1
	st	%i0, [%sp+64]
	call	real_scale, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
.L107:
	add	%fp, -192, %i5
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -144, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	mov	1, %o1
	call	real_to_integer, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	add	%fp, -240, %i4
	st	%g1, [%sp+64]
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-200]
	call	real_subtract, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-56], %g2
	mov	48, %o2
	std	%g2, [%fp-152]
	mov	%i4, %o0
	sethi	%gdop_hix22(log_2), %o1
	xor	%o1, %gdop_lox10(log_2), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(log_2)
	add	%fp, -48, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-104], %g2
	mov	%i5, %o0
	call	real_integer, 0
	 std	%g2, [%fp-152]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-8], %g2
	mov	%o0, %o1
	std	%g2, [%fp-152]
	st	%i0, [%sp+64]
	mov	%i5, %o0
	call	exp_of_parts, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_exp2, .-real_exp2
	.section	.text.real_expm1,"ax",@progbits
	.align 4
	.global real_expm1
	.type	real_expm1, #function
	.proc	010
real_expm1:
	save	%sp, -240, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+4], %g1
	cmp	%g1, 0
	bl	.L115
	 ld	[%fp+64], %i4
	add	%fp, -96, %i5
	mov	%i0, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -48, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_exp, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	mov	48, %o2
	std	%g2, [%fp-56]
	mov	%g1, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	mov	%o0, %o1
	st	%i4, [%sp+64]
	mov	%i5, %o0
	call	real_subtract, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L115:
	add	%fp, -96, %g1
	mov	%i0, %o1
	mov	48, %o2
	mov	%g1, %o0
	call	memcpy, 0
	 mov	%i4, %i0
	st	%i4, [%sp+64]
	call	expm1_series, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_expm1, .-real_expm1
	.section	.text.real_log,"ax",@progbits
	.align 4
	.global real_log
	.type	real_log, #function
	.proc	010
real_log:
	save	%sp, -480, %sp
	sethi	%hi(-1257967616), %g1
	or	%g1, 819, %g1
	ld	[%i0+44], %g2
	cmp	%g1, %g2
	subx	%g0, -1, %g1
	add	%fp, -336, %i5
	mov	%i0, %i2
	mov	48, %o2
	ld	[%fp+64], %i0
	ld	[%i2+4], %i1
	mov	%i2, %o1
	sub	%i1, %g1, %i1
	st	%g1, [%i2+4]
	call	memcpy, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	add	%fp, -384, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	48, %o2
	ld	[%l7 + %o1], %i3, %gdop(one)
	mov	%i4, %o0
	call	memcpy, 0
	 mov	%i3, %o1
	add	%fp, -240, %g1
	mov	%i4, %o1
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_subtract, 0
	 nop
	unimp	48
	mov	%i2, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%i5, %o0
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -192, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-240], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-208], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-200], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-384]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-160], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-352]
	ldd	[%fp-152], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-344]
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-112], %g2
	add	%fp, -288, %g1
	std	%g2, [%fp-304]
	ldd	[%fp-104], %g2
	mov	%i5, %o0
	std	%g2, [%fp-296]
	st	%g1, [%sp+64]
	call	log_series, 0
	 nop
	unimp	48
	add	%fp, -96, %g1
	mov	%i1, %o0
	st	%g1, [%sp+64]
	call	real_of_integer, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-56], %g2
	mov	48, %o2
	std	%g2, [%fp-296]
	mov	%i4, %o0
	sethi	%gdop_hix22(log_2), %o1
	xor	%o1, %gdop_lox10(log_2), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(log_2)
	add	%fp, -48, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-8], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-288], %g2
	std	%g2, [%fp-384]
	ldd	[%fp-280], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-272], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-264], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-256], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-248], %g2
	mov	%i4, %o1
	std	%g2, [%fp-344]
	st	%i0, [%sp+64]
	mov	%i5, %o0
	call	real_add, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_log, .-real_log
	.section	.text.real_log1p,"ax",@progbits
	.align 4
	.global real_log1p
	.type	real_log1p, #function
	.proc	010
real_log1p:
	save	%sp, -384, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i4
	add	%fp, -240, %i5
	ld	[%i4+4], %g1
	ld	[%fp+64], %i0
	cmp	%g1, -1
	bge	.L121
	 mov	48, %o2
	mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	add	%fp, -144, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	mov	1, %o1
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	add	%fp, -288, %i3
	std	%g2, [%fp-200]
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	add	%fp, -96, %g1
	mov	%i3, %o1
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_add, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-96], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-56], %g2
	mov	%i5, %o0
	std	%g2, [%fp-248]
	mov	%i3, %o1
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-200]
	st	%i0, [%sp+64]
	call	log_series, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
.L121:
	mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	add	%fp, -288, %g1
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%g1, %o0
	mov	%o0, %g1
	mov	%g1, %o1
	add	%fp, -192, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	mov	%i5, %o0
	std	%g2, [%fp-200]
	st	%i0, [%sp+64]
	call	real_log, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_log1p, .-real_log1p
	.section	.text.real_log2,"ax",@progbits
	.align 4
	.global real_log2
	.type	real_log2, #function
	.proc	010
real_log2:
	save	%sp, -240, %sp
	mov	48, %o2
	mov	%i0, %o1
	add	%fp, -96, %i5
	ld	[%fp+64], %i0
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -48, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	48, %o2
	std	%g2, [%fp-56]
	mov	%g1, %o0
	sethi	%gdop_hix22(log_2), %o1
	xor	%o1, %gdop_lox10(log_2), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(log_2)
	st	%i0, [%sp+64]
	mov	%o0, %o1
	mov	%i5, %o0
	call	real_divide, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_log2, .-real_log2
	.section	.text.real_log10,"ax",@progbits
	.align 4
	.global real_log10
	.type	real_log10, #function
	.proc	010
real_log10:
	save	%sp, -240, %sp
	mov	48, %o2
	mov	%i0, %o1
	add	%fp, -96, %i5
	ld	[%fp+64], %i0
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -48, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	48, %o2
	std	%g2, [%fp-56]
	mov	%g1, %o0
	sethi	%gdop_hix22(log_10), %o1
	xor	%o1, %gdop_lox10(log_10), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(log_10)
	st	%i0, [%sp+64]
	mov	%o0, %o1
	mov	%i5, %o0
	call	real_divide, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_log10, .-real_log10
	.section	.text.real_pow,"ax",@progbits
	.align 4
	.global real_pow
	.type	real_pow, #function
	.proc	010
real_pow:
	save	%sp, -336, %sp
	ld	[%i1+4], %g1
	ld	[%fp+64], %i4
	add	%fp, -192, %i5
	cmp	%g1, 7
	bg	.L125
	 add	%fp, -240, %i3
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L138
	 nop
.L125:
	mov	48, %o2
.L140:
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -96, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	mov	%i5, %o0
	std	%g2, [%fp-200]
	mov	%i3, %o1
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-152]
	st	%i4, [%sp+64]
	call	real_exp, 0
	 nop
	unimp	48
.L124:
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L138:
	mov	48, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -144, %g1
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_to_integer, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-104], %g2
	mov	48, %o2
	std	%g2, [%fp-152]
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	mov	%i3, %o1
	call	real_compare, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne	.L140
	 mov	48, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	call	real_integer, 0
	 mov	%i5, %o0
	add	%fp, -96, %i2
	mov	%o0, %l7
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i2, %o0
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%hi(-2147483648), %l5
	mov	1, %l4
	cmp	%l7, 0
	bne	.L128
	 add	%fp, -48, %l6
	b	.L139
	 st	%l4, [%fp-44]
.L127:
	ldd	[%fp-88], %o2
.L141:
	ldd	[%fp-80], %o4
	ldd	[%fp-64], %g2
	ldd	[%fp-96], %l0
	ldd	[%fp-72], %i0
	ldd	[%fp-56], %l2
	std	%l0, [%fp-192]
	std	%o2, [%fp-184]
	std	%o4, [%fp-176]
	std	%i0, [%fp-168]
	std	%g2, [%fp-160]
	std	%l2, [%fp-152]
	std	%l0, [%fp-240]
	std	%o2, [%fp-232]
	std	%o4, [%fp-224]
	std	%i0, [%fp-216]
	std	%g2, [%fp-208]
	std	%l2, [%fp-200]
	st	%i2, [%sp+64]
	mov	%i3, %o1
	mov	%i5, %o0
	call	real_multiply, 0
	 nop
	unimp	48
	sra	%l7, 1, %l7
	cmp	%l7, 0
	be,a	.L126
	 st	%l4, [%fp-44]
.L128:
	andcc	%l7, 1, %g0
	be	.L141
	 ldd	[%fp-88], %o2
	st	%l4, [%fp-44]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-16], %g2
	st	%l5, [%fp-4]
	std	%g2, [%fp-160]
	ldd	[%fp-8], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	mov	%i3, %o1
	mov	%i5, %o0
	std	%g2, [%fp-200]
	st	%l6, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ld	[%fp-44], %l4
	b	.L127
	 ld	[%fp-4], %l5
.L126:
.L139:
	st	%l5, [%fp-4]
	mov	48, %o2
	mov	%l6, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	b,a	.L124
	.size	real_pow, .-real_pow
	.section	.text.real_cbrt,"ax",@progbits
	.align 4
	.global real_cbrt
	.type	real_cbrt, #function
	.proc	010
real_cbrt:
	save	%sp, -240, %sp
	mov	48, %o2
	ld	[%fp+64], %i4
	add	%fp, -144, %i5
	ld	[%i0], %i3
	mov	%i0, %o1
	st	%g0, [%i0]
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -96, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-120]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-112]
	ldd	[%fp-56], %g2
	mov	3, %o1
	mov	%i5, %o0
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	call	real_divide_small, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-120]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-112]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-104]
	st	%i4, [%sp+64]
	call	real_exp, 0
	 nop
	unimp	48
	st	%i3, [%i4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	real_cbrt, .-real_cbrt
	.section	.text.real_sin,"ax",@progbits
	.align 4
	.global real_sin
	.type	real_sin, #function
	.proc	010
real_sin:
	save	%sp, -192, %sp
	mov	48, %o2
	ld	[%fp+64], %i4
	add	%fp, -96, %i5
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -48, %o1
	call	reduce, 0
	 mov	%i5, %o0
	ldd	[%fp-48], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	mov	%o0, %o1
	std	%g2, [%fp-56]
	st	%i4, [%sp+64]
	mov	%i5, %o0
	call	sine, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	real_sin, .-real_sin
	.section	.text.real_cos,"ax",@progbits
	.align 4
	.global real_cos
	.type	real_cos, #function
	.proc	010
real_cos:
	save	%sp, -192, %sp
	mov	48, %o2
	ld	[%fp+64], %i4
	add	%fp, -96, %i5
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -48, %o1
	call	reduce, 0
	 mov	%i5, %o0
	ldd	[%fp-48], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	add	%o0, 1, %o1
	std	%g2, [%fp-56]
	st	%i4, [%sp+64]
	mov	%i5, %o0
	call	sine, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	real_cos, .-real_cos
	.section	.text.real_tan,"ax",@progbits
	.align 4
	.global real_tan
	.type	real_tan, #function
	.proc	010
real_tan:
	save	%sp, -336, %sp
	mov	48, %o2
	add	%fp, -192, %i5
	ld	[%fp+64], %i3
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -144, %o1
	call	reduce, 0
	 mov	%i5, %o0
	ldd	[%fp-144], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-160]
	ldd	[%fp-104], %g2
	mov	%o0, %i4
	mov	%o0, %o1
	std	%g2, [%fp-152]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	sine, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-112], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-160]
	ldd	[%fp-104], %g2
	add	%i4, 1, %o1
	mov	%i5, %o0
	std	%g2, [%fp-152]
	st	%g1, [%sp+64]
	call	sine, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	add	%fp, -240, %o1
	std	%g2, [%fp-200]
	st	%i3, [%sp+64]
	mov	%i5, %o0
	call	real_divide, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i3, %o0
	.size	real_tan, .-real_tan
	.section	.text.real_atan,"ax",@progbits
	.align 4
	.global real_atan
	.type	real_atan, #function
	.proc	010
real_atan:
	save	%sp, -336, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i3
	ld	[%i3+4], %g1
	cmp	%g1, 0
	ble	.L149
	 ld	[%fp+64], %i0
	mov	48, %o2
	add	%fp, -144, %o0
	sethi	%gdop_hix22(half_pi), %o1
	xor	%o1, %gdop_lox10(half_pi), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(half_pi)
	ld	[%i3], %g1
	add	%fp, -192, %i5
	st	%g1, [%fp-144]
	mov	48, %o2
	mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	add	%fp, -240, %i4
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -96, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-160]
	ldd	[%fp-56], %g2
	mov	%i5, %o0
	std	%g2, [%fp-152]
	st	%g1, [%sp+64]
	call	atan_of_small, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	mov	%i4, %o1
	std	%g2, [%fp-200]
	st	%i0, [%sp+64]
	mov	%i5, %o0
	call	real_subtract, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
.L149:
	add	%fp, -192, %g1
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%g1, %o0
	st	%i0, [%sp+64]
	call	atan_of_small, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_atan, .-real_atan
	.section	.text.real_atan2,"ax",@progbits
	.align 4
	.global real_atan2
	.type	real_atan2, #function
	.proc	010
real_atan2:
	save	%sp, -384, %sp
	sethi	%gdop_hix22(half_pi), %g1
	xor	%g1, %gdop_lox10(half_pi), %g1
	mov	48, %o2
	add	%fp, -240, %i5
	ld	[%i0], %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%fp+64], %i3
	ld	[%l7 + %g1], %l7, %gdop(half_pi)
	ld	[%i1], %i2
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -144, %g1
	mov	1, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_scale, 0
	 nop
	unimp	48
	add	%fp, -96, %g1
	mov	48, %o2
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%g1, %o0
	st	%i4, [%fp-144]
	ld	[%i1+44], %g2
	cmp	%g2, 0
	be	.L156
	 mov	%o0, %o1
	ld	[%i0+44], %g1
	cmp	%g1, 0
	bne	.L157
	 cmp	%i2, 0
	st	%g0, [%fp-188]
	st	%g0, [%fp-184]
	st	%g0, [%fp-180]
	st	%g0, [%fp-176]
	st	%g0, [%fp-172]
	st	%g0, [%fp-168]
	st	%g0, [%fp-164]
	st	%g0, [%fp-160]
	st	%g0, [%fp-156]
	st	%g0, [%fp-152]
	st	%g0, [%fp-148]
	bne	.L158
	 st	%i4, [%fp-192]
.L155:
	mov	48, %o2
	add	%fp, -192, %o1
	mov	%i3, %o0
	call	memcpy, 0
	 mov	%i3, %i0
	jmp	%i7+12
	 restore
.L157:
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -288, %g1
	mov	48, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%g1, %o0
	add	%fp, -48, %g1
	mov	%o0, %o1
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-200]
	st	%g1, [%sp+64]
	call	real_atan, 0
	 nop
	unimp	48
	ld	[%fp-192], %i4
	cmp	%i2, 0
	be	.L155
	 st	%i4, [%fp-192]
.L158:
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-104], %g2
	st	%i3, [%sp+64]
	std	%g2, [%fp-248]
	add	%fp, -288, %o1
	mov	%i5, %o0
	call	real_add, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i3, %o0
.L156:
	st	%i4, [%fp-96]
	mov	48, %o2
	mov	%i3, %o0
	call	memcpy, 0
	 mov	%i3, %i0
	jmp	%i7+12
	 restore
	.size	real_atan2, .-real_atan2
	.section	.text.real_asin,"ax",@progbits
	.align 4
	.global real_asin
	.type	real_asin, #function
	.proc	010
real_asin:
	save	%sp, -432, %sp
	mov	48, %o2
	ld	[%fp+64], %i3
	mov	%i0, %o1
	call	memcpy, 0
	 add	%fp, -192, %o0
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	add	%fp, -288, %i5
	mov	48, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i5, %o0
	ld	[%l7 + %g1], %l7, %gdop(one)
	call	memcpy, 0
	 mov	%l7, %o1
	ldd	[%fp-192], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-160], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-304]
	ldd	[%fp-152], %g2
	add	%fp, -336, %i4
	std	%g2, [%fp-296]
	st	%g1, [%sp+64]
	mov	%i4, %o1
	mov	%i5, %o0
	call	real_subtract, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-192], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-160], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-304]
	ldd	[%fp-152], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-296]
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-8], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-64], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-304]
	ldd	[%fp-56], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-296]
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-112], %g2
	add	%fp, -240, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-104], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-248]
	mov	%i5, %o0
	call	real_sqrt, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-240], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-208], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-200], %g2
	mov	%i4, %o1
	std	%g2, [%fp-296]
	st	%i3, [%sp+64]
	mov	%i5, %o0
	call	real_atan2, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i3, %o0
	.size	real_asin, .-real_asin
	.section	.text.real_acos,"ax",@progbits
	.align 4
	.global real_acos
	.type	real_acos, #function
	.proc	010
real_acos:
	save	%sp, -432, %sp
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	add	%fp, -288, %i5
	ld	[%fp+64], %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	48, %o2
	ld	[%l7 + %g1], %l7, %gdop(one)
	mov	%i5, %o0
	call	memcpy, 0
	 mov	%l7, %o1
	add	%fp, -336, %i4
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -240, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_subtract, 0
	 nop
	unimp	48
	ldd	[%fp-240], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-208], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-200], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-248]
	mov	%i5, %o0
	call	real_sqrt, 0
	 nop
	unimp	48
	mov	%l7, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%i5, %o0
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -144, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-104], %g2
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_sqrt, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-304]
	ldd	[%fp-56], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-296]
	st	%g1, [%sp+64]
	call	real_atan2, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-8], %g2
	mov	1, %o1
	std	%g2, [%fp-248]
	st	%i3, [%sp+64]
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i3, %o0
	.size	real_acos, .-real_acos
	.section	.text.real_sinh,"ax",@progbits
	.align 4
	.global real_sinh
	.type	real_sinh, #function
	.proc	010
real_sinh:
	save	%sp, -384, %sp
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ld	[%fp+64], %i4
	add	%fp, -240, %i5
	mov	48, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0], %i2
	ld	[%l7 + %g1], %l7, %gdop(one)
	mov	%i5, %o0
	call	memcpy, 0
	 mov	%l7, %o1
	mov	%i5, %o0
	st	%i4, [%sp+64]
	sethi	%hi(99328), %o1
	or	%o1, 672, %o1
	call	real_scale, 0
	 nop
	unimp	48
	ld	[%i0+4], %g1
	cmp	%g1, 16
	ble	.L163
	 mov	%i0, %o1
	st	%i2, [%i4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L163:
	mov	48, %o2
	st	%g0, [%i0]
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -192, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_expm1, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	mov	48, %o2
	add	%fp, -288, %i3
	std	%g2, [%fp-200]
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	add	%fp, -144, %g1
	mov	%i3, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-104], %g2
	mov	%i3, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-56], %g2
	mov	%i3, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	mov	-1, %o1
	std	%g2, [%fp-200]
	st	%i4, [%sp+64]
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	st	%i2, [%i4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	real_sinh, .-real_sinh
	.section	.text.real_cosh,"ax",@progbits
	.align 4
	.global real_cosh
	.type	real_cosh, #function
	.proc	010
real_cosh:
	save	%sp, -336, %sp
	mov	48, %o2
	add	%fp, -192, %i5
	mov	%i0, %o1
	mov	%i5, %o0
	call	memcpy, 0
	 ld	[%fp+64], %i0
	add	%fp, -144, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_exp, 0
	 nop
	unimp	48
	mov	48, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	add	%fp, -240, %i4
	mov	%i5, %o0
	mov	%i4, %o1
	std	%g2, [%fp-200]
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-200]
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-8], %g2
	mov	-1, %o1
	std	%g2, [%fp-152]
	st	%i0, [%sp+64]
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_cosh, .-real_cosh
	.section	.text.real_tanh,"ax",@progbits
	.align 4
	.global real_tanh
	.type	real_tanh, #function
	.proc	010
real_tanh:
	save	%sp, -384, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+4], %g1
	cmp	%g1, 8
	ble	.L166
	 ld	[%fp+64], %i4
	ld	[%i0], %g1
	st	%g1, [%fp-48]
	mov	1, %g1
	st	%g1, [%fp-44]
	sethi	%hi(-2147483648), %g1
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g1, [%fp-4]
	mov	48, %o2
	add	%fp, -48, %o1
	mov	%i4, %o0
	call	memcpy, 0
	 mov	%i4, %i0
	jmp	%i7+12
	 restore
.L166:
	add	%fp, -240, %i5
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -144, %g1
	mov	1, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-200]
	mov	%i5, %o0
	call	real_expm1, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	add	%fp, -96, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	mov	1, %o1
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-56], %g2
	add	%fp, -288, %i3
	mov	%i5, %o0
	mov	%i3, %o1
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-8], %g2
	mov	%i3, %o1
	std	%g2, [%fp-248]
	st	%i4, [%sp+64]
	mov	%i5, %o0
	call	real_divide, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	real_tanh, .-real_tanh
	.section	.text.real_asinh,"ax",@progbits
	.align 4
	.global real_asinh
	.type	real_asinh, #function
	.proc	010
real_asinh:
	save	%sp, -480, %sp
	mov	48, %o2
	add	%fp, -336, %i5
	ld	[%fp+64], %i3
	ld	[%i0], %i2
	mov	%i0, %o1
	st	%g0, [%i0]
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -384, %i4
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -288, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-288], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-280], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-272], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-264], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-256], %g2
	sethi	%gdop_hix22(one), %g1
	std	%g2, [%fp-304]
	xor	%g1, %gdop_lox10(one), %g1
	ldd	[%fp-248], %g2
	mov	48, %o2
	std	%g2, [%fp-296]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i4, %o0
	ld	[%l7 + %g1], %l7, %gdop(one)
	call	memcpy, 0
	 mov	%l7, %o1
	add	%fp, -192, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-160], %g2
	add	%fp, -240, %g1
	std	%g2, [%fp-304]
	ldd	[%fp-152], %g2
	st	%g1, [%sp+64]
	mov	%i5, %o0
	std	%g2, [%fp-296]
	call	real_sqrt, 0
	 nop
	unimp	48
	ldd	[%fp-240], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-208], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-200], %g2
	mov	48, %o2
	std	%g2, [%fp-296]
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -144, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-288], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-280], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-272], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-264], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-256], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-248], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-384]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-352]
	ldd	[%fp-104], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-344]
	mov	%i4, %o1
	mov	%i5, %o0
	call	real_divide, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-96], %g2
	std	%g2, [%fp-384]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-352]
	ldd	[%fp-56], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-344]
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-296]
	st	%i3, [%sp+64]
	call	real_log1p, 0
	 nop
	unimp	48
	st	%i2, [%i3]
	jmp	%i7+12
	 restore %g0, %i3, %o0
	.size	real_asinh, .-real_asinh
	.section	.text.real_acosh,"ax",@progbits
	.align 4
	.global real_acosh
	.type	real_acosh, #function
	.proc	010
real_acosh:
	save	%sp, -480, %sp
	mov	48, %o2
	mov	%i0, %o1
	add	%fp, -336, %i5
	ld	[%fp+64], %i0
	call	memcpy, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	mov	48, %o2
	add	%fp, -384, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i4, %o0
	ld	[%l7 + %g1], %l7, %gdop(one)
	call	memcpy, 0
	 mov	%l7, %o1
	add	%fp, -288, %i3
	mov	%i4, %o1
	st	%i3, [%sp+64]
	mov	%i5, %o0
	call	real_subtract, 0
	 nop
	unimp	48
	ld	[%fp-244], %g1
	cmp	%g1, 0
	bne	.L172
	 mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L172:
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -240, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	mov	1, %o1
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-288], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-280], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-272], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-264], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-256], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-248], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-240], %g2
	std	%g2, [%fp-384]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-208], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-352]
	ldd	[%fp-200], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-344]
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-288], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-280], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-272], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-264], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-256], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-248], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-384]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-160], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-352]
	ldd	[%fp-152], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-344]
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-304]
	ldd	[%fp-104], %g2
	mov	%i5, %o0
	std	%g2, [%fp-296]
	st	%g1, [%sp+64]
	call	real_sqrt, 0
	 nop
	unimp	48
	ldd	[%fp-288], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-280], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-272], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-264], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-256], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-248], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-384]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-352]
	ldd	[%fp-56], %g2
	mov	%i5, %o0
	std	%g2, [%fp-344]
	mov	%i4, %o1
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-296]
	st	%i0, [%sp+64]
	call	real_log1p, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_acosh, .-real_acosh
	.section	.text.real_atanh,"ax",@progbits
	.align 4
	.global real_atanh
	.type	real_atanh, #function
	.proc	010
real_atanh:
	save	%sp, -384, %sp
	mov	48, %o2
	add	%fp, -240, %i5
	ld	[%fp+64], %i3
	ld	[%i0], %i2
	mov	%i0, %o1
	st	%g0, [%i0]
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -192, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	mov	1, %o1
	call	real_scale, 0
	 nop
	unimp	48
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	48, %o2
	mov	%i5, %o0
	sethi	%gdop_hix22(one), %o1
	xor	%o1, %gdop_lox10(one), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(one)
	mov	48, %o2
	add	%fp, -288, %i4
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	add	%fp, -144, %g1
	mov	%i4, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_subtract, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-104], %g2
	mov	%i4, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	mov	%i5, %o0
	std	%g2, [%fp-200]
	st	%g1, [%sp+64]
	call	real_log1p, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	mov	-1, %o1
	std	%g2, [%fp-200]
	st	%i3, [%sp+64]
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	st	%i2, [%i3]
	jmp	%i7+12
	 restore %g0, %i3, %o0
	.size	real_atanh, .-real_atanh
	.section	".rodata"
	.align 4
	.type	half_pi, #object
	.size	half_pi, 48
half_pi:
	.long	0
	.long	1
	.long	-1909193506
	.long	1363806329
	.long	991140642
	.long	34324134
	.long	-1972908940
	.long	688016904
	.long	-2133058351
	.long	-993631605
	.long	560513588
	.long	-921707870
	.align 4
	.type	log_10, #object
	.size	log_10, 48
log_10:
	.long	0
	.long	2
	.long	-1314385827
	.long	-1775303977
	.long	32517490
	.long	-2084168062
	.long	-631375602
	.long	-493884167
	.long	-2100098520
	.long	-363407829
	.long	-1431786474
	.long	-1822585379
	.align 4
	.type	log_2, #object
	.size	log_2, 48
log_2:
	.long	0
	.long	0
	.long	1844161688
	.long	-407341536
	.long	-1951729109
	.long	-1978853541
	.long	1922610733
	.long	1089684262
	.long	66254511
	.long	-907824232
	.long	-774932053
	.long	-1317922825
	.align 4
	.type	one, #object
	.size	one, 48
one:
	.long	0
	.long	1
	.skip	36
	.long	-2147483648
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
