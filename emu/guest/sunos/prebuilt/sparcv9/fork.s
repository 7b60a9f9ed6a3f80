! ff1ec3689a052cfce25378ca8ab4c873 emu/guest/libc/sunos/fork.c
	.file	"fork.c"
	.section	".text"
	.section	.text.pthread_atfork,"ax",@progbits
	.align 4
	.global pthread_atfork
	.type	pthread_atfork, #function
	.proc	04
pthread_atfork:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	call	malloc, 0
	 mov	40, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i5
	brz,pn	%o0, .L2
	 mov	12, %g1
	call	guard_enter, 0
	 nop
	stx	%i0, [%i5]
	sethi	%gdop_hix22(last), %g1
	stx	%i1, [%i5+8]
	xor	%g1, %gdop_lox10(last), %g1
	stx	%i2, [%i5+16]
	ldx	[%l7 + %g1], %g1, %gdop(last)
	stx	%g0, [%i5+24]
	ldx	[%g1], %g2
	brz,pn	%g2, .L5
	 stx	%g2, [%i5+32]
	add	%g2, 24, %g2
.L3:
	stx	%i5, [%g1]
	call	guard_leave, 0
	 stx	%i5, [%g2]
	mov	0, %g1
.L2:
	return	%i7+8
	 sra	%g1, 0, %o0
.L5:
	sethi	%gdop_hix22(first), %g2
	xor	%g2, %gdop_lox10(first), %g2
	ba,pt	%xcc, .L3
	 ldx	[%l7 + %g2], %g2, %gdop(first)
	.size	pthread_atfork, .-pthread_atfork
	.section	.text.fork,"ax",@progbits
	.align 4
	.global fork
	.type	fork, #function
	.proc	04
fork:
	save	%sp, -208, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(last), %g1
	xor	%g1, %gdop_lox10(last), %g1
	ldx	[%l7 + %g1], %g1, %gdop(last)
	ldx	[%g1], %i5
	brz,pn	%i5, .L13
	 nop
	ldx	[%i5], %g1
.L51:
	brz,a,pn %g1, .L50
	 ldx	[%i5+32], %i5
	call	%g1, 0
	 nop
	ldx	[%i5+32], %i5
.L50:
	brnz,a,pt %i5, .L51
	 ldx	[%i5], %g1
.L13:
	call	guard_enter, 0
	 nop
	call	system_call, 0
	 mov	143, %o0
	stx	%o0, [%fp+2031]
	stx	%o1, [%fp+2039]
	mov	%o0, %i5
	brlz,pn	%o0, .L45
	 mov	%o1, %i4
	brnz,pt	%o1, .L46
	 sethi	%gdop_hix22(__threads_started), %g1
	call	guard_leave, 0
	 nop
	stx	%i5, [%fp+2015]
	stx	%g0, [%fp+2023]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %g1, %gdop(first)
	ldx	[%g1], %i5
	brz,pn	%i5, .L52
	 ldx	[%fp+2015], %o0
	mov	0, %i4
.L22:
	ldx	[%i5+8], %g1
.L54:
	ldx	[%i5+16], %g2
	cmp	%i4, 0
	movne	%icc, %g2, %g1
	brz,a,pn %g1, .L53
	 ldx	[%i5+24], %i5
	call	%g1, 0
	 nop
	ldx	[%i5+24], %i5
.L53:
	brnz,a,pt %i5, .L54
	 ldx	[%i5+8], %g1
	cmp	%i4, 0
	be,pn	%icc, .L19
	 mov	0, %o0
.L48:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L46:
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L47
	 nop
	call	guard_leave, 0
	 nop
	stx	%i5, [%fp+2015]
.L49:
	stx	%i4, [%fp+2023]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %l7, %gdop(first)
	ldx	[%l7], %i5
	brnz,pt	%i5, .L22
	 mov	1, %i4
	ba,pt	%xcc, .L48
	 mov	0, %o0
.L45:
	call	guard_leave, 0
	 nop
	stx	%i5, [%fp+2015]
	stx	%i4, [%fp+2023]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %g1, %gdop(first)
	ldx	[%g1], %i5
	brnz,pt	%i5, .L22
	 mov	0, %i4
.L19:
	ldx	[%fp+2015], %o0
.L52:
	call	call_value, 0
	 ldx	[%fp+2023], %o1
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L47:
	call	threads_after_fork, 0
	 nop
	call	streams_after_fork, 0
	 nop
	call	guard_leave, 0
	 nop
	ba,pt	%xcc, .L49
	 stx	%i5, [%fp+2015]
	.size	fork, .-fork
	.global fork1
	fork1 = fork
	.section	.text.forkall,"ax",@progbits
	.align 4
	.global forkall
	.type	forkall, #function
	.proc	04
forkall:
	save	%sp, -192, %sp
	call	guard_enter, 0
	 nop
	call	system_call, 0
	 mov	2, %o0
	stx	%o0, [%fp+2031]
	call	guard_leave, 0
	 stx	%o1, [%fp+2039]
	ldx	[%fp+2031], %g1
	brlz,pn	%g1, .L56
	 ldx	[%fp+2039], %g1
	brnz,pt	%g1, .L57
	 mov	0, %o0
.L56:
	ldx	[%fp+2031], %o0
	call	call_value, 0
	 ldx	[%fp+2039], %o1
.L57:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	forkall, .-forkall
	.local	last
	.common	last,8,8
	.local	first
	.common	first,8,8
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
