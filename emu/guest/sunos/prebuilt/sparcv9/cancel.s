! 3ef94fd886824cfb80a987cc274a39f3 emu/guest/libc/sunos/cancel.c
	.file	"cancel.c"
	.section	".text"
	.section	.text.end,"ax",@progbits
	.align 4
	.type	end, #function
	.proc	020
end:
	save	%sp, -176, %sp
	st	%g0, [%i0+1084]
	mov	1, %g1
	st	%g1, [%i0+1092]
	ldx	[%i0+1096], %g1
	brz,pn	%g1, .L2
	 nop
	call	lwp_self, 0
	 nop
	call	cond_wait_cancelled, 0
	 nop
.L2:
	call	pthread_exit, 0
	 mov	-19, %o0
	nop
	.size	end, .-end
	.section	.text.on_cancel,"ax",@progbits
	.align 4
	.type	on_cancel, #function
	.proc	020
on_cancel:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	lduw	[%o0+1080], %g1
	cmp	%g1, 0
	be,pt	%icc, .L16
	 nop
	lduw	[%o0+1072], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L16
	 nop
	ldx	[%o0+1088], %g1
	brnz,pt	%g1, .L16
	 nop
	lduw	[%o0+1076], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L9
	 nop
	lduw	[%o0+1084], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L9
	 nop
.L16:
	return	%i7+8
	 nop
.L9:
	call	end, 0
	 nop
	nop
	.size	on_cancel, .-on_cancel
	.section	.text.cancel_enter,"ax",@progbits
	.align 4
	.global cancel_enter
	.type	cancel_enter, #function
	.proc	020
cancel_enter:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(__threads_started)
	lduw	[%l7], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L25
	 nop
.L26:
	return	%i7+8
	 nop
.L25:
	call	thread_self, 0
	 nop
	mov	1, %g2
	st	%g2, [%o0+1084]
	lduw	[%o0+1080], %g2
	cmp	%g2, 0
	be,pt	%icc, .L26
	 nop
	lduw	[%o0+1072], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L26
	 nop
	ldx	[%o0+1088], %g1
	brnz,pt	%g1, .L26
	 nop
	call	end, 0
	 nop
	nop
	.size	cancel_enter, .-cancel_enter
	.section	.text.cancel_leave,"ax",@progbits
	.align 4
	.global cancel_leave
	.type	cancel_leave, #function
	.proc	020
cancel_leave:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(__threads_started)
	lduw	[%l7], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L32
	 nop
	return	%i7+8
	 nop
.L32:
	call	thread_self, 0
	 nop
	st	%g0, [%o0+1084]
	return	%i7+8
	 nop
	.size	cancel_leave, .-cancel_leave
	.section	.text.pthread_testcancel,"ax",@progbits
	.align 4
	.global pthread_testcancel
	.type	pthread_testcancel, #function
	.proc	020
pthread_testcancel:
	save	%sp, -176, %sp
	call	cancel_enter, 0
	 nop
	call	cancel_leave, 0
	 restore
	.size	pthread_testcancel, .-pthread_testcancel
	.section	.text.cancel_if_asynchronous,"ax",@progbits
	.align 4
	.global cancel_if_asynchronous
	.type	cancel_if_asynchronous, #function
	.proc	020
cancel_if_asynchronous:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	lduw	[%o0+1076], %g2
	cmp	%g2, 0
	be,pt	%icc, .L42
	 nop
	lduw	[%o0+1080], %g2
	cmp	%g2, 0
	be,pt	%icc, .L42
	 nop
	lduw	[%o0+1072], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L42
	 nop
	ldx	[%o0+1088], %g1
	brnz,pt	%g1, .L42
	 nop
	call	end, 0
	 nop
.L42:
	return	%i7+8
	 nop
	.size	cancel_if_asynchronous, .-cancel_if_asynchronous
	.section	.text.pthread_cancel,"ax",@progbits
	.align 4
	.global pthread_cancel
	.type	pthread_cancel, #function
	.proc	04
pthread_cancel:
	save	%sp, -176, %sp
	mov	0, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(action.0), %o1
	mov	36, %o0
	xor	%o1, %gdop_lox10(action.0), %o1
	call	sigaction, 0
	 ldx	[%l7 + %o1], %o1, %gdop(action.0)
	call	guard_enter, 0
	 nop
	call	thread_find, 0
	 sra	%i0, 0, %o0
	brz,pn	%o0, .L44
	 mov	%o0, %i5
	lduw	[%o0+4], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L55
	 mov	1, %g1
.L44:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 nop
.L55:
	call	thread_self, 0
	 st	%g1, [%o0+1080]
	cmp	%i5, %o0
	be,pn	%xcc, .L56
	 mov	36, %o1
	call	thread_signal, 0
	 mov	%i5, %o0
	call	guard_leave, 0
	 mov	%o0, %i4
	cmp	%i4, 0
	be,pn	%icc, .L46
	 sra	%i4, 0, %i0
	return	%i7+8
	 nop
.L56:
	call	guard_leave, 0
	 nop
.L46:
	call	thread_self, 0
	 nop
	cmp	%i5, %o0
	be,pn	%xcc, .L57
	 nop
	mov	0, %i0
.L59:
	return	%i7+8
	 nop
.L57:
	call	cancel_if_asynchronous, 0
	 mov	0, %i0
	ba,pt	%xcc, .L59
	 nop
	.size	pthread_cancel, .-pthread_cancel
	.section	.text.pthread_setcancelstate,"ax",@progbits
	.align 4
	.global pthread_setcancelstate
	.type	pthread_setcancelstate, #function
	.proc	04
pthread_setcancelstate:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	cmp	%i0, 1
	bgu,pn	%icc, .L62
	 mov	22, %g1
	brz,pn	%i1, .L63
	 nop
	lduw	[%o0+1072], %g1
	st	%g1, [%i1]
.L63:
	call	cancel_if_asynchronous, 0
	 st	%i0, [%o0+1072]
	mov	0, %g1
.L62:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	pthread_setcancelstate, .-pthread_setcancelstate
	.section	.text.pthread_setcanceltype,"ax",@progbits
	.align 4
	.global pthread_setcanceltype
	.type	pthread_setcanceltype, #function
	.proc	04
pthread_setcanceltype:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	andcc	%i0, -3, %i5
	bne,a,pn %icc, .L71
	 mov	22, %i5
	brz,a,pn %i1, .L75
	 st	%i0, [%o0+1076]
	lduw	[%o0+1076], %g1
	st	%g1, [%i1]
	st	%i0, [%o0+1076]
.L75:
	call	cancel_if_asynchronous, 0
	 sra	%i5, 0, %i0
	return	%i7+8
	 nop
.L71:
	return	%i7+8
	 sra	%o5, 0, %o0
	.size	pthread_setcanceltype, .-pthread_setcanceltype
	.section	.text.__pthread_cleanup_push,"ax",@progbits
	.align 4
	.global __pthread_cleanup_push
	.type	__pthread_cleanup_push, #function
	.proc	020
__pthread_cleanup_push:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	ldx	[%o0+1112], %g1
	stx	%i0, [%i3+8]
	stx	%g1, [%i3]
	stx	%i1, [%i3+16]
	stx	%i2, [%i3+24]
	stx	%i3, [%o0+1112]
	return	%i7+8
	 nop
	.size	__pthread_cleanup_push, .-__pthread_cleanup_push
	.section	.text.__pthread_cleanup_pop,"ax",@progbits
	.align 4
	.global __pthread_cleanup_pop
	.type	__pthread_cleanup_pop, #function
	.proc	020
__pthread_cleanup_pop:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	ldx	[%i1], %g1
	brz,pt	%i0, .L82
	 stx	%g1, [%o0+1112]
	ldx	[%i1+8], %g1
	call	%g1, 0
	 ldx	[%i1+16], %o0
.L82:
	return	%i7+8
	 nop
	.size	__pthread_cleanup_pop, .-__pthread_cleanup_pop
	.section	.text.cancel_run_handlers,"ax",@progbits
	.align 4
	.global cancel_run_handlers
	.type	cancel_run_handlers, #function
	.proc	020
cancel_run_handlers:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i0+1112], %g1
	brz,pn	%g1, .L91
	 nop
	ldx	[%g1], %g3
.L90:
	ldx	[%g1+8], %g2
	ldx	[%g1+16], %o0
	call	%g2, 0
	 stx	%g3, [%i0+1112]
	ldx	[%i0+1112], %g1
	brnz,a,pt %g1, .L90
	 ldx	[%g1], %g3
.L91:
	return	%i7+8
	 nop
	.size	cancel_run_handlers, .-cancel_run_handlers
	.section	.text._getfp,"ax",@progbits
	.align 4
	.global _getfp
	.type	_getfp, #function
	.proc	0102
_getfp:
	save	%sp, -176, %sp
	return	%i7+8
	 add	%sp, 2047, %o0
	.size	_getfp, .-_getfp
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	action.0, #object
	.size	action.0, 32
action.0:
	.long	4
	.skip	4
	.xword	on_cancel
	.skip	16
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
