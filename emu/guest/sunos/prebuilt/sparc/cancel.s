! 3ef94fd886824cfb80a987cc274a39f3 emu/guest/libc/sunos/cancel.c
	.file	"cancel.c"
	.section	".text"
	.section	.text.end,"ax",@progbits
	.align 4
	.type	end, #function
	.proc	020
end:
	save	%sp, -96, %sp
	mov	1, %g1
	st	%g0, [%i0+556]
	st	%g1, [%i0+564]
	ld	[%i0+568], %g1
	cmp	%g1, 0
	be	.L2
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
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	ld	[%o0+552], %g1
	cmp	%g1, 0
	be	.L16
	 nop
	ld	[%o0+544], %g1
	cmp	%g1, 0
	bne	.L16
	 nop
	ld	[%o0+560], %g1
	cmp	%g1, 0
	bne	.L16
	 nop
	ld	[%o0+564], %g1
	cmp	%g1, 0
	bne	.L16
	 nop
	ld	[%o0+548], %g1
	cmp	%g1, 0
	bne	.L9
	 nop
	ld	[%o0+556], %g1
	cmp	%g1, 0
	bne	.L9
	 nop
.L16:
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(__threads_started)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne	.L25
	 nop
.L26:
	jmp	%i7+8
	 restore
.L25:
	call	thread_self, 0
	 nop
	mov	1, %g2
	st	%g2, [%o0+556]
	ld	[%o0+552], %g2
	cmp	%g2, 0
	be	.L26
	 nop
	ld	[%o0+544], %g2
	cmp	%g2, 0
	bne	.L26
	 nop
	ld	[%o0+560], %g2
	cmp	%g2, 0
	bne	.L26
	 nop
	ld	[%o0+564], %g1
	cmp	%g1, 0
	bne	.L26
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
	save	%sp, -96, %sp
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(__threads_started)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne	.L32
	 nop
	jmp	%i7+8
	 restore
.L32:
	call	thread_self, 0
	 nop
	st	%g0, [%o0+556]
	jmp	%i7+8
	 restore
	.size	cancel_leave, .-cancel_leave
	.section	.text.pthread_testcancel,"ax",@progbits
	.align 4
	.global pthread_testcancel
	.type	pthread_testcancel, #function
	.proc	020
pthread_testcancel:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	ld	[%o0+548], %g2
	cmp	%g2, 0
	be	.L42
	 nop
	ld	[%o0+552], %g2
	cmp	%g2, 0
	be	.L42
	 nop
	ld	[%o0+544], %g2
	cmp	%g2, 0
	bne	.L42
	 nop
	ld	[%o0+560], %g2
	cmp	%g2, 0
	bne	.L42
	 nop
	ld	[%o0+564], %g1
	cmp	%g1, 0
	bne	.L42
	 nop
	call	end, 0
	 nop
.L42:
	jmp	%i7+8
	 restore
	.size	cancel_if_asynchronous, .-cancel_if_asynchronous
	.section	.text.pthread_cancel,"ax",@progbits
	.align 4
	.global pthread_cancel
	.type	pthread_cancel, #function
	.proc	04
pthread_cancel:
	save	%sp, -96, %sp
	mov	0, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(action.0), %o1
	mov	36, %o0
	xor	%o1, %gdop_lox10(action.0), %o1
	call	sigaction, 0
	 ld	[%l7 + %o1], %o1, %gdop(action.0)
	call	guard_enter, 0
	 nop
	call	thread_find, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be	.L44
	 nop
	ld	[%i5+4], %g1
	cmp	%g1, 0
	bne	.L55
	 mov	1, %g1
.L44:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
.L55:
	call	thread_self, 0
	 st	%g1, [%i5+552]
	cmp	%i5, %o0
	be	.L56
	 mov	36, %o1
	call	thread_signal, 0
	 mov	%i5, %o0
	call	guard_leave, 0
	 mov	%o0, %i0
	cmp	%i0, 0
	be	.L46
	 nop
	jmp	%i7+8
	 restore
.L56:
	call	guard_leave, 0
	 nop
.L46:
	call	thread_self, 0
	 nop
	cmp	%i5, %o0
	be	.L57
	 nop
	mov	0, %i0
.L59:
	jmp	%i7+8
	 restore
.L57:
	call	cancel_if_asynchronous, 0
	 mov	0, %i0
	b,a	.L59
	.size	pthread_cancel, .-pthread_cancel
	.section	.text.pthread_setcancelstate,"ax",@progbits
	.align 4
	.global pthread_setcancelstate
	.type	pthread_setcancelstate, #function
	.proc	04
pthread_setcancelstate:
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	cmp	%i0, 1
	bgu	.L61
	 mov	22, %g1
	cmp	%i1, 0
	be	.L63
	 nop
	ld	[%o0+544], %g1
	st	%g1, [%i1]
.L63:
	call	cancel_if_asynchronous, 0
	 st	%i0, [%o0+544]
	mov	0, %g1
.L61:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	pthread_setcancelstate, .-pthread_setcancelstate
	.section	.text.pthread_setcanceltype,"ax",@progbits
	.align 4
	.global pthread_setcanceltype
	.type	pthread_setcanceltype, #function
	.proc	04
pthread_setcanceltype:
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	mov	%i0, %g1
	andcc	%i0, -3, %i0
	bne	.L71
	 cmp	%i1, 0
	be	.L70
	 nop
	ld	[%o0+548], %g2
	st	%g2, [%i1]
.L70:
	call	cancel_if_asynchronous, 0
	 st	%g1, [%o0+548]
	jmp	%i7+8
	 restore
.L71:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_setcanceltype, .-pthread_setcanceltype
	.section	.text.__pthread_cleanup_push,"ax",@progbits
	.align 4
	.global __pthread_cleanup_push
	.type	__pthread_cleanup_push, #function
	.proc	020
__pthread_cleanup_push:
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	ld	[%o0+576], %g1
	st	%i0, [%i3+4]
	st	%g1, [%i3]
	st	%i1, [%i3+8]
	st	%i2, [%i3+12]
	st	%i3, [%o0+576]
	jmp	%i7+8
	 restore
	.size	__pthread_cleanup_push, .-__pthread_cleanup_push
	.section	.text.__pthread_cleanup_pop,"ax",@progbits
	.align 4
	.global __pthread_cleanup_pop
	.type	__pthread_cleanup_pop, #function
	.proc	020
__pthread_cleanup_pop:
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	ld	[%i1], %g1
	cmp	%i0, 0
	be	.L81
	 st	%g1, [%o0+576]
	ld	[%i1+4], %g1
	call	%g1, 0
	 ld	[%i1+8], %o0
.L81:
	jmp	%i7+8
	 restore
	.size	__pthread_cleanup_pop, .-__pthread_cleanup_pop
	.section	.text.cancel_run_handlers,"ax",@progbits
	.align 4
	.global cancel_run_handlers
	.type	cancel_run_handlers, #function
	.proc	020
cancel_run_handlers:
	save	%sp, -96, %sp
	ld	[%i0+576], %g1
	cmp	%g1, 0
	be	.L90
	 nop
	ld	[%g1], %g3
.L89:
	ld	[%g1+4], %g2
	ld	[%g1+8], %o0
	call	%g2, 0
	 st	%g3, [%i0+576]
	ld	[%i0+576], %g1
	cmp	%g1, 0
	bne,a	.L89
	 ld	[%g1], %g3
.L90:
	jmp	%i7+8
	 restore
	.size	cancel_run_handlers, .-cancel_run_handlers
	.section	.text._getfp,"ax",@progbits
	.align 4
	.global _getfp
	.type	_getfp, #function
	.proc	0102
_getfp:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, %fp, %o0
	.size	_getfp, .-_getfp
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	action.0, #object
	.size	action.0, 32
action.0:
	.long	4
	.long	on_cancel
	.skip	24
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
