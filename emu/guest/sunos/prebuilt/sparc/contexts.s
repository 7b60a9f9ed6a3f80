! d31a63d1e84d0f7bf9fd58947f2873f2 emu/guest/libc/sunos/contexts.c
	.file	"contexts.c"
	.section	".text"
	.section	.text.context_finish,"ax",@progbits
	.align 4
	.global context_finish
	.type	context_finish, #function
	.proc	020
context_finish:
	save	%sp, -96, %sp
	ld	[%i0+4], %o0
	cmp	%o0, 0
	be	.L2
	 nop
	call	setcontext, 0
	 nop
.L2:
	call	exit, 0
	 mov	0, %o0
	nop
	.size	context_finish, .-context_finish
	.section	.text.makecontext,"ax",@progbits
	.align 4
	.global makecontext
	.type	makecontext, #function
	.proc	020
makecontext:
	save	%sp, -104, %sp
	st	%i4, [%fp+84]
	ld	[%i0+28], %g1
	st	%i3, [%fp+80]
	add	%g1, -96, %g1
	st	%i5, [%fp+88]
	ld	[%i0+24], %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i4, %g1, %i4
	cmp	%i2, 6
	bge	.L8
	 mov	%i2, %g1
	mov	6, %g1
.L8:
	add	%fp, 80, %i5
	st	%i5, [%fp-4]
	add	%g1, -6, %g1
	cmp	%i2, 0
	sll	%g1, 2, %g1
	sub	%i4, %g1, %i4
	ble	.L9
	 and	%i4, -8, %i4
	add	%i0, 16, %i3
	sub	%i5, %i4, %i5
	add	%i4, 68, %g1
	mov	0, %g2
	sub	%i3, %i4, %i3
	add	%i5, -68, %i5
.L12:
	cmp	%g2, 5
	bg	.L11
	 mov	%g1, %g3
	add	%i3, %g1, %g3
.L11:
	ld	[%i5+%g1], %g4
	st	%g4, [%g3]
	add	%g2, 1, %g2
	cmp	%i2, %g2
	bne	.L12
	 add	%g1, 4, %g1
.L9:
	mov	64, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	st	%i0, [%i4+32]
	add	%i1, 4, %g2
	sethi	%gdop_hix22(context_return), %g1
	st	%i1, [%i0+44]
	xor	%g1, %gdop_lox10(context_return), %g1
	st	%g2, [%i0+48]
	ld	[%l7 + %g1], %l7, %gdop(context_return)
	st	%i4, [%i0+108]
	add	%l7, -8, %l7
	st	%l7, [%i0+112]
	jmp	%i7+8
	 restore
	.size	makecontext, .-makecontext
	.section	.text.swapcontext,"ax",@progbits
	.align 4
	.global swapcontext
	.type	swapcontext, #function
	.proc	04
swapcontext:
	save	%sp, -112, %sp
	st	%i1, [%fp-12]
	st	%g0, [%fp-4]
	call	getcontext, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	bne	.L17
	 nop
	ld	[%fp-4], %g1
	cmp	%g1, 0
	be	.L18
	 mov	1, %g1
	jmp	%i7+8
	 restore
.L18:
	ld	[%fp-12], %o0
	st	%g1, [%fp-4]
	call	setcontext, 0
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L17:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	swapcontext, .-swapcontext
	.section	.text.jump_to_signals,"ax",@progbits
	.align 4
	.global jump_to_signals
	.type	jump_to_signals, #function
	.proc	020
jump_to_signals:
	save	%sp, -568, %sp
	st	%i0, [%fp-468]
	st	%i1, [%fp-472]
	call	getcontext, 0
	 add	%fp, -448, %o0
	cmp	%o0, 0
	bne	.L23
	 ld	[%fp-416], %g1
	andcc	%g1, 1, %g0
	bne	.L26
	 ld	[%fp-472], %g2
.L23:
	add	%fp, -456, %g1
.L27:
	mov	0, %o3
	st	%g1, [%sp+64]
	ld	[%fp-468], %o2
	mov	3, %o1
	mov	95, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-456], %g2
	add	%fp, -464, %o0
	call	call_value, 0
	 std	%g2, [%fp-464]
	jmp	%i7+8
	 restore
.L26:
	ld	[%fp-424], %g1
	sub	%g2, %g1, %g1
	ld	[%fp-420], %g2
	cmp	%g1, %g2
	blu	.L27
	 add	%fp, -456, %g1
	mov	3, %g1
	mov	16, %o2
	ld	[%fp-468], %o1
	st	%g0, [%fp-416]
	st	%g1, [%fp-448]
	call	memcpy, 0
	 add	%fp, -440, %o0
	call	setcontext, 0
	 add	%fp, -448, %o0
	jmp	%i7+8
	 restore
	.size	jump_to_signals, .-jump_to_signals
	.section	.text.main_stack,"ax",@progbits
	.align 4
	.global main_stack
	.type	main_stack, #function
	.proc	04
main_stack:
	save	%sp, -552, %sp
	st	%i0, [%fp-452]
	call	getcontext, 0
	 add	%fp, -448, %o0
	orcc	%o0, 0, %i0
	bne	.L32
	 ld	[%fp-452], %g3
	ld	[%fp-420], %g2
	ld	[%fp-424], %g1
	st	%g2, [%g3+4]
	add	%g1, %g2, %g1
	st	%g0, [%g3+8]
	st	%g1, [%g3]
	jmp	%i7+8
	 restore
.L32:
	call	___errno, 0
	 nop
	ld	[%o0], %i0
	jmp	%i7+8
	 restore
	.size	main_stack, .-main_stack
	.section	.text.lwp_create,"ax",@progbits
	.align 4
	.global lwp_create
	.type	lwp_create, #function
	.proc	04
lwp_create:
	save	%sp, -560, %sp
	mov	448, %o2
	add	%fp, -448, %l0
	mov	0, %o1
	call	memset, 0
	 mov	%l0, %o0
	mov	5, %g1
	st	%g1, [%fp-448]
	add	%fp, -464, %g1
	add	%fp, -440, %o3
	st	%g1, [%sp+64]
	mov	0, %o2
	mov	1, %o1
	mov	95, %o0
	call	system_call, 0
	 nop
	unimp	8
	mov	64, %o2
	mov	0, %o1
	add	%i2, -96, %i2
	and	%i2, -8, %i2
	call	memset, 0
	 mov	%i2, %o0
	add	%fp, -456, %g1
	st	%i0, [%fp-404]
	st	%g1, [%sp+64]
	st	%i3, [%fp-368]
	st	%i1, [%fp-364]
	add	%i0, 4, %i0
	st	%i2, [%fp-340]
	st	%i0, [%fp-400]
	mov	%i5, %o3
	mov	%i4, %o2
	mov	%l0, %o1
	mov	159, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-456], %g1
	sra	%g1, 31, %i0
	sub	%g0, %g1, %g1
	and	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	lwp_create, .-lwp_create
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
