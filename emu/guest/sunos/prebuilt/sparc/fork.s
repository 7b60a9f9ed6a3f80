! ff1ec3689a052cfce25378ca8ab4c873 emu/guest/libc/sunos/fork.c
	.file	"fork.c"
	.section	".text"
	.section	.text.pthread_atfork,"ax",@progbits
	.align 4
	.global pthread_atfork
	.type	pthread_atfork, #function
	.proc	04
pthread_atfork:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	malloc, 0
	 mov	20, %o0
	orcc	%o0, 0, %i5
	be	.L4
	 nop
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(last), %g1
	st	%i0, [%i5]
	xor	%g1, %gdop_lox10(last), %g1
	st	%i1, [%i5+4]
	ld	[%l7 + %g1], %g1, %gdop(last)
	st	%i2, [%i5+8]
	ld	[%g1], %g2
	st	%g0, [%i5+12]
	cmp	%g2, 0
	be	.L5
	 st	%g2, [%i5+16]
	add	%g2, 12, %g2
	st	%i5, [%g1]
	st	%i5, [%g2]
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L5:
	sethi	%gdop_hix22(first), %g2
	xor	%g2, %gdop_lox10(first), %g2
	ld	[%l7 + %g2], %g2, %gdop(first)
	st	%i5, [%g1]
	st	%i5, [%g2]
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L4:
	jmp	%i7+8
	 restore %g0, 12, %o0
	.size	pthread_atfork, .-pthread_atfork
	.section	.text.fork,"ax",@progbits
	.align 4
	.global fork
	.type	fork, #function
	.proc	04
fork:
	save	%sp, -120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(last), %g1
	xor	%g1, %gdop_lox10(last), %g1
	ld	[%l7 + %g1], %g1, %gdop(last)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L12
	 nop
	ld	[%i5], %g1
.L50:
	cmp	%g1, 0
	be,a	.L49
	 ld	[%i5+16], %i5
	call	%g1, 0
	 nop
	ld	[%i5+16], %i5
.L49:
	cmp	%i5, 0
	bne,a	.L50
	 ld	[%i5], %g1
.L12:
	call	guard_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	143, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i5
	cmp	%i5, 0
	bl	.L42
	 ld	[%fp-4], %i3
	cmp	%i3, 0
	bne	.L43
	 sethi	%gdop_hix22(__threads_started), %g1
	call	guard_leave, 0
	 nop
	st	%i5, [%fp-16]
	st	%g0, [%fp-12]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %g1, %gdop(first)
	ld	[%g1], %i5
	cmp	%i5, 0
	be,a	.L51
	 st	%i3, [%fp-12]
	b	.L21
	 mov	0, %i4
.L45:
.L19:
	cmp	%g1, 0
	be,a	.L52
	 ld	[%i5+12], %i5
	call	%g1, 0
	 nop
	ld	[%i5+12], %i5
.L52:
	cmp	%i5, 0
	be	.L44
	 cmp	%i4, 0
.L21:
	cmp	%i4, 0
.L53:
	bne,a	.L45
	 ld	[%i5+8], %g1
	b	.L19
	 ld	[%i5+4], %g1
.L43:
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L46
	 nop
	call	guard_leave, 0
	 nop
	st	%i5, [%fp-16]
.L48:
	st	%i3, [%fp-12]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %l7, %gdop(first)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne	.L21
	 mov	1, %i4
	jmp	%i7+8
	 restore %g0, 0, %o0
.L44:
	be,a	.L51
	 st	%i3, [%fp-12]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L42:
	call	guard_leave, 0
	 mov	0, %i4
	st	%i5, [%fp-16]
	st	%i3, [%fp-12]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %g1, %gdop(first)
	ld	[%g1], %i5
	cmp	%i5, 0
	bne	.L53
	 cmp	%i4, 0
	st	%i3, [%fp-12]
.L51:
	ldd	[%fp-16], %g2
	add	%fp, -24, %o0
	call	call_value, 0
	 std	%g2, [%fp-24]
	mov	%o0, %i0
	jmp	%i7+8
	 restore
.L46:
	call	threads_after_fork, 0
	 nop
	call	streams_after_fork, 0
	 nop
	call	guard_leave, 0
	 nop
	b	.L48
	 st	%i5, [%fp-16]
	.size	fork, .-fork
	.global fork1
	fork1 = fork
	.section	.text.forkall,"ax",@progbits
	.align 4
	.global forkall
	.type	forkall, #function
	.proc	04
forkall:
	save	%sp, -112, %sp
	call	guard_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	2, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	call	guard_leave, 0
	 nop
	ld	[%fp-8], %g1
	cmp	%g1, 0
	bl	.L55
	 ld	[%fp-4], %g1
	cmp	%g1, 0
	bne	.L58
	 mov	0, %i0
.L55:
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	mov	%o0, %i0
.L58:
	jmp	%i7+8
	 restore
	.size	forkall, .-forkall
	.local	last
	.common	last,4,4
	.local	first
	.common	first,4,4
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
