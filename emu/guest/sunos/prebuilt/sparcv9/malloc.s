! d37c24b76fd82f0df56f89a79f811439 emu/guest/libc/malloc.c
	.file	"malloc.c"
	.section	".text"
	.section	.text.malloc,"ax",@progbits
	.align 4
	.global malloc
	.type	malloc, #function
	.proc	0120
malloc:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	cmp	%i0, 16
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bleu,pn	%xcc, .L2
	 mov	5, %i5
	mov	1, %g2
	add	%i5, 1, %i5
.L32:
	cmp	%i5, 41
	be,pn	%icc, .L10
	 sllx	%g2, %i5, %i4
	add	%i4, -16, %g1
	cmp	%g1, %i0
	blu,a,pt %xcc, .L32
	 add	%i5, 1, %i5
	call	guard_enter, 0
	 nop
	srl	%i5, 0, %g2
	sethi	%gdop_hix22(free_blocks), %g1
	sllx	%g2, 3, %g3
	xor	%g1, %gdop_lox10(free_blocks), %g1
	ldx	[%l7 + %g1], %g1, %gdop(free_blocks)
	ldx	[%g1+%g3], %i0
	brz,pn	%i0, .L26
	 mov	%g2, %i3
.L6:
	ldx	[%i0+8], %g3
	sllx	%g2, 3, %g2
	add	%i0, 16, %i0
	call	guard_leave, 0
	 stx	%g3, [%g1+%g2]
	stx	%i3, [%i0-16]
	return	%i7+8
	 nop
.L26:
	sethi	%hi(1048576), %g1
	cmp	%i4, %g1
	bgeu,pn	%xcc, .L27
	 mov	%i4, %i3
.L7:
	sethi	%gdop_hix22(chunk), %g1
	xor	%g1, %gdop_lox10(chunk), %g1
	sethi	%gdop_hix22(chunk_end), %g2
	ldx	[%l7 + %g1], %i4, %gdop(chunk)
	xor	%g2, %gdop_lox10(chunk_end), %g2
	ldx	[%i4], %i0
	ldx	[%l7 + %g2], %l7, %gdop(chunk_end)
	ldx	[%l7], %g1
	sub	%g1, %i0, %g1
	cmp	%g1, %i3
	blu,pn	%xcc, .L28
	 mov	115, %o0
	add	%i0, %i3, %i3
	stx	%i3, [%i4]
.L11:
	call	guard_leave, 0
	 nop
	brz,pn	%i0, .L10
	 srl	%i5, 0, %i3
	stx	%i3, [%i0]
.L31:
	return	%i7+8
	 add	%o0, 16, %o0
.L28:
	mov	0, %o1
	stx	%g0, [%sp+2223]
	mov	-1, %o5
	mov	3, %o3
	sethi	%hi(2147482624), %o4
	sethi	%hi(1048576), %o2
	call	system_call, 0
	 xor	%o4, -766, %o4
	stx	%o1, [%fp+2039]
	stx	%o0, [%fp+2031]
	cmp	%o0, -4095
	bgeu,pt	%xcc, .L29
	 mov	%o0, %i0
	brz,pn	%o0, .L24
	 stx	%o0, [%i4]
	add	%o0, %i3, %i3
	sethi	%hi(1048576), %g1
	add	%o0, %g1, %g1
	stx	%i3, [%i4]
	stx	%g1, [%l7]
	call	guard_leave, 0
	 srl	%i5, 0, %i3
	ba,pt	%xcc, .L31
	 stx	%i3, [%i0]
.L27:
	mov	115, %o0
	mov	0, %o1
	stx	%g0, [%sp+2223]
	mov	-1, %o5
	mov	3, %o3
	sethi	%hi(2147482624), %o4
	mov	%i4, %o2
	call	system_call, 0
	 xor	%o4, -766, %o4
	stx	%o1, [%fp+2039]
	stx	%o0, [%fp+2031]
	cmp	%o0, -4095
	blu,pt	%xcc, .L11
	 mov	%o0, %i0
.L24:
	call	guard_leave, 0
	 nop
.L10:
	call	___errno, 0
	 mov	0, %i0
	mov	12, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L2:
	call	guard_enter, 0
	 mov	5, %i3
	sethi	%gdop_hix22(free_blocks), %g1
	xor	%g1, %gdop_lox10(free_blocks), %g1
	ldx	[%l7 + %g1], %g1, %gdop(free_blocks)
	ldx	[%g1+40], %i0
	brnz,pt	%i0, .L6
	 mov	5, %g2
	mov	5, %i5
	ba,pt	%xcc, .L7
	 mov	32, %i3
.L29:
	ba,pt	%xcc, .L24
	 stx	%g0, [%i4]
	.size	malloc, .-malloc
	.section	.text.free,"ax",@progbits
	.align 4
	.global free
	.type	free, #function
	.proc	020
free:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L37
	 nop
	ldx	[%i0-16], %g1
	cmp	%g1, 255
	be,pn	%xcc, .L35
	 nop
	call	guard_enter, 0
	 add	%i0, -16, %i0
	sethi	%gdop_hix22(free_blocks), %g2
	xor	%g2, %gdop_lox10(free_blocks), %g2
	ldx	[%i0], %g1
	ldx	[%l7 + %g2], %l7, %gdop(free_blocks)
	sllx	%g1, 3, %g1
	ldx	[%l7+%g1], %g2
	stx	%i0, [%l7+%g1]
	stx	%g2, [%i0+8]
	call	guard_leave, 0
	 restore
.L35:
	call	guard_enter, 0
	 ldx	[%i0-8], %i0
	sethi	%gdop_hix22(free_blocks), %g2
	xor	%g2, %gdop_lox10(free_blocks), %g2
	ldx	[%i0], %g1
	ldx	[%l7 + %g2], %l7, %gdop(free_blocks)
	sllx	%g1, 3, %g1
	ldx	[%l7+%g1], %g2
	stx	%i0, [%l7+%g1]
	stx	%g2, [%i0+8]
	call	guard_leave, 0
	 restore
.L37:
	return	%i7+8
	 nop
	.size	free, .-free
	.section	.text.calloc,"ax",@progbits
	.align 4
	.global calloc
	.type	calloc, #function
	.proc	0120
calloc:
	save	%sp, -176, %sp
	brz,pn	%i1, .L39
	 srlx	%i1, 32, %g1
	brnz,pn	%g1, .L42
	 srlx	%i0, 32, %g2
	brnz,pn	%g2, .L55
	 mov	%g2, %g1
.L39:
	mulx	%i1, %i0, %i2
.L56:
	call	malloc, 0
	 mov	%i2, %o0
	brz,pn	%o0, .L49
	 mov	%o0, %i0
	call	memset, 0
	 restore %g0, 0, %o1
.L55:
	srl	%i1, 0, %g2
	srl	%i1, 0, %g3
.L57:
	srl	%i0, 0, %g4
	srl	%g1, 0, %g1
	mulx	%g3, %g4, %g3
	mulx	%g2, %g1, %g1
	srlx	%g3, 32, %g3
	add	%g1, %g3, %g1
	srax	%g1, 32, %g1
	cmp	%g1, 0
	be,pt	%icc, .L56
	 mulx	%i1, %i0, %i2
.L52:
	call	___errno, 0
	 nop
	mov	12, %g1
	st	%g1, [%o0]
.L49:
	return	%i7+8
	 mov	0, %o0
.L42:
	brnz,pn	%g2, .L52
	 srl	%i0, 0, %g2
	ba,pt	%xcc, .L57
	 srl	%i1, 0, %g3
	.size	calloc, .-calloc
	.section	.text.realloc,"ax",@progbits
	.align 4
	.global realloc
	.type	realloc, #function
	.proc	0120
realloc:
	save	%sp, -176, %sp
	brz,pn	%i0, .L67
	 mov	%i0, %i4
	ldx	[%i0-16], %g1
	cmp	%g1, 255
	bne,pt	%xcc, .L61
	 add	%i0, -16, %o2
	ldx	[%i0-8], %o2
.L61:
	ldx	[%o2], %g2
	mov	1, %g1
	sllx	%g1, %g2, %g1
	add	%o2, %g1, %o2
	sub	%o2, %i4, %i5
	cmp	%i5, %i1
	bgeu,pt	%xcc, .L69
	 mov	%i4, %i0
	call	malloc, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L69
	 mov	%o0, %i0
	mov	%i5, %o2
	call	memcpy, 0
	 mov	%i4, %o1
	call	free, 0
	 mov	%i4, %o0
.L69:
	return	%i7+8
	 nop
.L67:
	call	malloc, 0
	 restore %g0, %i1, %o0
	.size	realloc, .-realloc
	.section	.text.memalign,"ax",@progbits
	.align 4
	.global memalign
	.type	memalign, #function
	.proc	0120
memalign:
	save	%sp, -176, %sp
	brz,pn	%i0, .L71
	 add	%i0, -1, %g1
	and	%g1, %i0, %g1
	brnz,pn	%g1, .L71
	 cmp	%i0, 16
	bleu,pn	%xcc, .L85
	 mov	-17, %g1
	sub	%g1, %i0, %g1
	cmp	%g1, %i1
	blu,pn	%xcc, .L86
	 add	%i1, 16, %i1
	call	malloc, 0
	 add	%i1, %i0, %o0
	brz,pn	%o0, .L73
	 add	%i0, 15, %g1
	ldx	[%o0-16], %g2
	sub	%g0, %i0, %i0
	add	%o0, %g1, %g1
	cmp	%g2, 255
	be,pn	%xcc, .L77
	 and	%g1, %i0, %i0
	add	%o0, -16, %o0
	mov	255, %g1
	stx	%o0, [%i0-8]
	stx	%g1, [%i0-16]
	return	%i7+8
	 nop
.L71:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L73:
	return	%i7+8
	 mov	0, %o0
.L86:
	call	___errno, 0
	 mov	0, %i0
	mov	12, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L77:
	ldx	[%o0-8], %o0
	mov	255, %g1
	stx	%o0, [%i0-8]
	stx	%g1, [%i0-16]
	return	%i7+8
	 nop
.L85:
	call	malloc, 0
	 restore %g0, %i1, %o0
	.size	memalign, .-memalign
	.section	.text.valloc,"ax",@progbits
	.align 4
	.global valloc
	.type	valloc, #function
	.proc	0120
valloc:
	save	%sp, -176, %sp
	call	getpagesize, 0
	 mov	%i0, %i1
	call	memalign, 0
	 restore %g0, %o0, %o0
	.size	valloc, .-valloc
	.section	.text.brk,"ax",@progbits
	.align 4
	.global brk
	.type	brk, #function
	.proc	04
brk:
	save	%sp, -192, %sp
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	system_call, 0
	 mov	17, %o0
	call	call_value, 0
	 nop
	brlz,pn	%o0, .L90
	 sethi	%gdop_hix22(__break_now), %g1
	mov	0, %g2
	xor	%g1, %gdop_lox10(__break_now), %g1
	ldx	[%l7 + %g1], %l7, %gdop(__break_now)
	stx	%i0, [%l7]
.L89:
	cmp	%g0, %g2
	return	%i7+8
	 subx	%g0, 0, %o0
.L90:
	ba,pt	%xcc, .L89
	 mov	-1, %g2
	.size	brk, .-brk
	.section	.text.sbrk,"ax",@progbits
	.align 4
	.global sbrk
	.type	sbrk, #function
	.proc	0120
sbrk:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__break_now), %g1
	xor	%g1, %gdop_lox10(__break_now), %g1
	ldx	[%l7 + %g1], %l7, %gdop(__break_now)
	brnz,pn	%i0, .L95
	 ldx	[%l7], %i5
	return	%i7+8
	 mov	%o5, %o0
.L95:
	call	brk, 0
	 add	%i5, %i0, %o0
	cmp	%o0, 0
	movne	%icc, -1, %i5
	return	%i7+8
	 mov	%o5, %o0
	.size	sbrk, .-sbrk
	.section	.text.posix_memalign,"ax",@progbits
	.align 4
	.global posix_memalign
	.type	posix_memalign, #function
	.proc	04
posix_memalign:
	save	%sp, -176, %sp
	cmp	%i1, 7
	bleu,pn	%xcc, .L97
	 mov	22, %g2
	add	%i1, -1, %g1
	and	%g1, %i1, %g1
	brnz,pn	%g1, .L97
	 mov	%i2, %o1
	call	memalign, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L97
	 mov	12, %g2
	stx	%o0, [%i0]
	mov	0, %g2
.L97:
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	posix_memalign, .-posix_memalign
	.local	chunk_end
	.common	chunk_end,8,8
	.local	chunk
	.common	chunk,8,8
	.local	free_blocks
	.common	free_blocks,512,8
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
