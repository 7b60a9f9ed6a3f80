! d31a63d1e84d0f7bf9fd58947f2873f2 emu/guest/libc/sunos/contexts.c
	.file	"contexts.c"
	.section	".text"
	.section	.text.context_finish,"ax",@progbits
	.align 4
	.global context_finish
	.type	context_finish, #function
	.proc	020
context_finish:
	save	%sp, -176, %sp
	ldx	[%i0+8], %o0
	brz,pn	%o0, .L2
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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	cmp	%i2, 6
	add	%fp, 2199, %g5
	stx	%i5, [%fp+2215]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%g5, [%fp+2039]
	mov	6, %g1
	ldx	[%i0+40], %g2
	movge	%icc, %i2, %g1
	add	%g2, -192, %g2
	ldx	[%i0+32], %i5
	add	%g1, -6, %g1
	add	%i5, %g2, %i5
	sra	%g1, 0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sllx	%g1, 3, %g1
	cmp	%i2, 0
	sub	%i5, %g1, %i5
	ble,pn	%icc, .L8
	 and	%i5, -16, %i5
	sub	%g5, %i5, %g5
	add	%i5, 128, %g3
	mov	0, %g2
	add	%g5, -128, %g5
.L11:
	cmp	%g2, 5
	bg,pt	%icc, .L10
	 mov	%g3, %g1
	add	%g2, 19, %g1
	srl	%g1, 0, %g1
	sllx	%g1, 3, %g1
	add	%i0, %g1, %g1
.L10:
	ldx	[%g5+%g3], %g4
	stx	%g4, [%g1]
	add	%g2, 1, %g2
	cmp	%g2, %i2
	bne,pt	%icc, .L11
	 add	%g3, 8, %g3
.L8:
	mov	%i5, %o0
	mov	128, %o2
	call	memset, 0
	 mov	0, %o1
	stx	%i0, [%i5+64]
	add	%i1, 4, %g2
	add	%i5, -2047, %i5
	sethi	%gdop_hix22(context_return), %g1
	stx	%i1, [%i0+72]
	xor	%g1, %gdop_lox10(context_return), %g1
	stx	%g2, [%i0+80]
	ldx	[%l7 + %g1], %l7, %gdop(context_return)
	stx	%i5, [%i0+200]
	add	%l7, -8, %l7
	stx	%l7, [%i0+208]
	return	%i7+8
	 nop
	.size	makecontext, .-makecontext
	.section	.text.swapcontext,"ax",@progbits
	.align 4
	.global swapcontext
	.type	swapcontext, #function
	.proc	04
swapcontext:
	save	%sp, -208, %sp
	stx	%i1, [%fp+2023]
	st	%g0, [%fp+2043]
	call	getcontext, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L16
	 sra	%o0, 0, %i0
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L18
	 mov	1, %g1
	ldx	[%fp+2023], %o0
	st	%g1, [%fp+2043]
	call	setcontext, 0
	 nop
	sra	%o0, 0, %i0
.L18:
	return	%i7+8
	 nop
.L16:
	return	%i7+8
	 mov	-1, %o0
	.size	swapcontext, .-swapcontext
	.section	.text.jump_to_signals,"ax",@progbits
	.align 4
	.global jump_to_signals
	.type	jump_to_signals, #function
	.proc	020
jump_to_signals:
	save	%sp, -944, %sp
	stx	%i0, [%fp+1287]
	stx	%i1, [%fp+1279]
	call	getcontext, 0
	 add	%fp, 1311, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L21
	 lduw	[%fp+1359], %g1
	andcc	%g1, 1, %g0
	bne,pt	%xcc, .L24
	 ldx	[%fp+1279], %g2
.L21:
	mov	0, %o3
.L25:
	ldx	[%fp+1287], %o2
	mov	3, %o1
	call	system_call, 0
	 mov	95, %o0
	call	call_value, 0
	 nop
	return	%i7+8
	 nop
.L24:
	ldx	[%fp+1343], %g1
	sub	%g2, %g1, %g1
	ldx	[%fp+1351], %g2
	add	%g1, 2047, %g1
	cmp	%g1, %g2
	blu,pt	%xcc, .L25
	 mov	0, %o3
	mov	3, %g1
	mov	16, %o2
	ldx	[%fp+1287], %o1
	st	%g0, [%fp+1359]
	st	%g1, [%fp+1311]
	call	memcpy, 0
	 add	%fp, 1327, %o0
	call	setcontext, 0
	 add	%fp, 1311, %o0
	return	%i7+8
	 nop
	.size	jump_to_signals, .-jump_to_signals
	.section	.text.main_stack,"ax",@progbits
	.align 4
	.global main_stack
	.type	main_stack, #function
	.proc	04
main_stack:
	save	%sp, -928, %sp
	stx	%i0, [%fp+1303]
	call	getcontext, 0
	 add	%fp, 1311, %o0
	orcc	%o0, 0, %i0
	bne,pn	%icc, .L30
	 ldx	[%fp+1303], %g3
	ldx	[%fp+1351], %g2
	ldx	[%fp+1343], %g1
	stx	%g2, [%g3+8]
	add	%g1, %g2, %g1
	st	%g0, [%g3+16]
	stx	%g1, [%g3]
	return	%i7+8
	 sra	%o0, 0, %o0
.L30:
	call	___errno, 0
	 nop
	lduw	[%o0], %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	main_stack, .-main_stack
	.section	.text.lwp_create,"ax",@progbits
	.align 4
	.global lwp_create
	.type	lwp_create, #function
	.proc	04
lwp_create:
	save	%sp, -928, %sp
	add	%fp, 1311, %l0
	mov	736, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%l0, %o0
	mov	5, %g1
	add	%fp, 1327, %o3
	st	%g1, [%fp+1311]
	mov	0, %o2
	mov	1, %o1
	call	system_call, 0
	 mov	95, %o0
	add	%i2, -192, %i2
	mov	128, %o2
	mov	0, %o1
	and	%i2, -16, %i2
	call	memset, 0
	 mov	%i2, %o0
	stx	%i0, [%fp+1383]
	add	%i0, 4, %i0
	mov	159, %o0
	stx	%i0, [%fp+1391]
	stx	%i3, [%fp+1455]
	stx	%i1, [%fp+1463]
	add	%i2, -2047, %i2
	mov	%i5, %o3
	stx	%i2, [%fp+1511]
	mov	%i4, %o2
	mov	%l0, %o1
	call	system_call, 0
	 mov	0, %i0
	sub	%g0, %o0, %g1
	movrlz	%o0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
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
