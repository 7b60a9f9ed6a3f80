! d37c24b76fd82f0df56f89a79f811439 emu/guest/libc/malloc.c
	.file	"malloc.c"
	.section	".text"
	.section	.text.malloc,"ax",@progbits
	.align 4
	.global malloc
	.type	malloc, #function
	.proc	0120
malloc:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 16
	bleu	.L2
	 mov	5, %i5
	mov	1, %g2
	add	%i5, 1, %i5
.L30:
	cmp	%i5, 31
	be	.L9
	 sll	%g2, %i5, %i4
	add	%i4, -16, %g1
	cmp	%g1, %i0
	blu,a	.L30
	 add	%i5, 1, %i5
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(free_blocks), %g1
	sll	%i5, 2, %g2
	xor	%g1, %gdop_lox10(free_blocks), %g1
	ld	[%l7 + %g1], %g1, %gdop(free_blocks)
	ld	[%g1+%g2], %i0
	cmp	%i0, 0
	be,a	.L25
	 sethi	%hi(1047552), %g1
.L16:
	ld	[%i0+4], %g3
	call	guard_leave, 0
	 st	%g3, [%g1+%g2]
	st	%i5, [%i0]
.L29:
	jmp	%i7+8
	 restore %i0, 16, %o0
.L25:
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bgu	.L26
	 mov	%i4, %i3
.L6:
	sethi	%gdop_hix22(chunk), %g1
	xor	%g1, %gdop_lox10(chunk), %g1
	sethi	%gdop_hix22(chunk_end), %g2
	ld	[%l7 + %g1], %i4, %gdop(chunk)
	xor	%g2, %gdop_lox10(chunk_end), %g2
	ld	[%i4], %i0
	ld	[%l7 + %g2], %l7, %gdop(chunk_end)
	ld	[%l7], %g1
	sub	%g1, %i0, %g1
	cmp	%g1, %i3
	blu	.L27
	 add	%fp, -8, %g1
	add	%i0, %i3, %i3
	st	%i3, [%i4]
.L10:
	call	guard_leave, 0
	 nop
	cmp	%i0, 0
	be	.L9
	 nop
	st	%i5, [%i0]
	jmp	%i7+8
	 restore %i0, 16, %o0
.L27:
	st	%g0, [%sp+92]
	mov	-1, %o5
	st	%g1, [%sp+64]
	mov	3, %o3
	sethi	%hi(-2147483648), %o4
	sethi	%hi(1048576), %o2
	or	%o4, 258, %o4
	mov	0, %o1
	mov	115, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, -4095
	bgeu,a	.L22
	 st	%g0, [%i4]
	cmp	%i0, 0
	be	.L22
	 st	%i0, [%i4]
	sethi	%hi(1048576), %g1
	add	%i0, %g1, %g1
	add	%i0, %i3, %i3
	st	%g1, [%l7]
	call	guard_leave, 0
	 st	%i3, [%i4]
	b	.L29
	 st	%i5, [%i0]
.L26:
	add	%fp, -8, %g1
	st	%g0, [%sp+92]
	mov	-1, %o5
	st	%g1, [%sp+64]
	mov	3, %o3
	sethi	%hi(-2147483648), %o4
	mov	%i4, %o2
	or	%o4, 258, %o4
	mov	0, %o1
	mov	115, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, -4095
	blu	.L10
	 nop
.L22:
	call	guard_leave, 0
	 nop
.L9:
	call	___errno, 0
	 mov	0, %i0
	mov	12, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L2:
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(free_blocks), %g1
	xor	%g1, %gdop_lox10(free_blocks), %g1
	ld	[%l7 + %g1], %g1, %gdop(free_blocks)
	ld	[%g1+20], %i0
	cmp	%i0, 0
	bne	.L16
	 mov	20, %g2
	b	.L6
	 mov	32, %i3
	.size	malloc, .-malloc
	.section	.text.free,"ax",@progbits
	.align 4
	.global free
	.type	free, #function
	.proc	020
free:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L35
	 nop
	ld	[%i0-16], %g1
	cmp	%g1, 255
	be	.L33
	 nop
	call	guard_enter, 0
	 add	%i0, -16, %i0
	sethi	%gdop_hix22(free_blocks), %g2
	xor	%g2, %gdop_lox10(free_blocks), %g2
	ld	[%l7 + %g2], %l7, %gdop(free_blocks)
	ld	[%i0], %g1
	sll	%g1, 2, %g1
	ld	[%l7+%g1], %g2
	st	%i0, [%l7+%g1]
	st	%g2, [%i0+4]
	call	guard_leave, 0
	 restore
.L33:
	call	guard_enter, 0
	 ld	[%i0-12], %i0
	sethi	%gdop_hix22(free_blocks), %g2
	xor	%g2, %gdop_lox10(free_blocks), %g2
	ld	[%i0], %g1
	ld	[%l7 + %g2], %l7, %gdop(free_blocks)
	sll	%g1, 2, %g1
	ld	[%l7+%g1], %g2
	st	%i0, [%l7+%g1]
	st	%g2, [%i0+4]
	call	guard_leave, 0
	 restore
.L35:
	jmp	%i7+8
	 restore
	.size	free, .-free
	.section	.text.calloc,"ax",@progbits
	.align 4
	.global calloc
	.type	calloc, #function
	.proc	0120
calloc:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L50
	 smul	%i1, %i0, %i2
	umul	%i1, %i0, %g0
	rd	%y, %g1
	cmp	%g1, 0
	bne	.L49
	 nop
.L50:
	call	malloc, 0
	 mov	%i2, %o0
	orcc	%o0, 0, %i0
	be	.L42
	 nop
	call	memset, 0
	 restore %g0, 0, %o1
.L49:
	call	___errno, 0
	 nop
	mov	12, %g1
	st	%g1, [%o0]
.L42:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	calloc, .-calloc
	.section	.text.realloc,"ax",@progbits
	.align 4
	.global realloc
	.type	realloc, #function
	.proc	0120
realloc:
	save	%sp, -96, %sp
	orcc	%i0, 0, %i4
	be	.L60
	 nop
	ld	[%i4-16], %g1
	cmp	%g1, 255
	bne	.L54
	 add	%i4, -16, %o2
	ld	[%i4-12], %o2
.L54:
	ld	[%o2], %g2
	mov	1, %g1
	sll	%g1, %g2, %g1
	add	%o2, %g1, %o2
	sub	%o2, %i4, %i5
	cmp	%i5, %i1
	bgeu	.L62
	 mov	%i4, %i0
	call	malloc, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i0
	be	.L62
	 mov	%i5, %o2
	call	memcpy, 0
	 mov	%i4, %o1
	call	free, 0
	 mov	%i4, %o0
.L62:
	jmp	%i7+8
	 restore
.L60:
	call	malloc, 0
	 restore %g0, %i1, %o0
	.size	realloc, .-realloc
	.section	.text.memalign,"ax",@progbits
	.align 4
	.global memalign
	.type	memalign, #function
	.proc	0120
memalign:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L64
	 add	%i0, -1, %g1
	andcc	%g1, %i0, %g0
	bne	.L64
	 cmp	%i0, 16
	bleu	.L78
	 mov	-17, %g1
	sub	%g1, %i0, %g1
	cmp	%g1, %i1
	blu	.L79
	 add	%i1, 16, %i1
	call	malloc, 0
	 add	%i1, %i0, %o0
	cmp	%o0, 0
	be	.L66
	 add	%i0, 15, %g1
	ld	[%o0-16], %g2
	sub	%g0, %i0, %i0
	add	%o0, %g1, %g1
	cmp	%g2, 255
	be	.L70
	 and	%g1, %i0, %i0
	add	%o0, -16, %o0
	mov	255, %g1
	st	%o0, [%i0-12]
	st	%g1, [%i0-16]
	jmp	%i7+8
	 restore
.L64:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L66:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L79:
	call	___errno, 0
	 mov	0, %i0
	mov	12, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L70:
	ld	[%o0-12], %o0
	mov	255, %g1
	st	%o0, [%i0-12]
	st	%g1, [%i0-16]
	jmp	%i7+8
	 restore
.L78:
	call	malloc, 0
	 restore %g0, %i1, %o0
	.size	memalign, .-memalign
	.section	.text.valloc,"ax",@progbits
	.align 4
	.global valloc
	.type	valloc, #function
	.proc	0120
valloc:
	save	%sp, -96, %sp
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
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	17, %o0
	mov	%i0, %o1
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L83
	 mov	%i0, %i5
	sethi	%gdop_hix22(__break_now), %g1
	xor	%g1, %gdop_lox10(__break_now), %g1
	ld	[%l7 + %g1], %l7, %gdop(__break_now)
	st	%i5, [%l7]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L83:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	brk, .-brk
	.section	.text.sbrk,"ax",@progbits
	.align 4
	.global sbrk
	.type	sbrk, #function
	.proc	0120
sbrk:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__break_now), %g1
	cmp	%i0, 0
	xor	%g1, %gdop_lox10(__break_now), %g1
	ld	[%l7 + %g1], %l7, %gdop(__break_now)
	bne	.L91
	 ld	[%l7], %i5
.L84:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L91:
	call	brk, 0
	 add	%i5, %i0, %o0
	cmp	%o0, 0
	be	.L84
	 nop
	mov	-1, %i5
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	sbrk, .-sbrk
	.section	.text.posix_memalign,"ax",@progbits
	.align 4
	.global posix_memalign
	.type	posix_memalign, #function
	.proc	04
posix_memalign:
	save	%sp, -96, %sp
	cmp	%i1, 3
	bleu	.L92
	 mov	22, %g1
	add	%i1, -1, %g2
	andcc	%g2, %i1, %g0
	bne	.L92
	 mov	%i2, %o1
	call	memalign, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be	.L97
	 mov	12, %g1
	st	%o0, [%i0]
	mov	0, %g1
.L92:
.L97:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	posix_memalign, .-posix_memalign
	.local	chunk_end
	.common	chunk_end,4,4
	.local	chunk
	.common	chunk,4,4
	.local	free_blocks
	.common	free_blocks,256,4
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
