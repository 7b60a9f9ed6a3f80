! b69b778c2c5844bcd05bee82116ec40b emu/guest/libc/sunos/threads.c
	.file	"threads.c"
	.section	".text"
	.section	.text.leave_once,"ax",@progbits
	.align 4
	.type	leave_once, #function
	.proc	020
leave_once:
	save	%sp, -176, %sp
	call	mutex_unlock, 0
	 restore
	.size	leave_once, .-leave_once
	.section	.text.create,"ax",@progbits
	.align 4
	.type	create, #function
	.proc	04
create:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %l0
	xor	%l0, %gdop_lox10(__threads_started), %l0
	ldx	[%l7 + %l0], %l0, %gdop(__threads_started)
	lduw	[%l0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L62
	 sethi	%gdop_hix22(first_stack), %o0
	mov	1, %g1
.L74:
	sethi	%gdop_hix22(list), %l1
	st	%g1, [%l0]
	xor	%l1, %gdop_lox10(list), %l1
	ldx	[%l7 + %l1], %l1, %gdop(list)
.L15:
	call	guard_enter, 0
	 nop
	ldx	[%l1], %g1
	brz,pn	%g1, .L6
	 nop
	mov	%g1, %l0
	lduw	[%g1+8], %g2
.L77:
	cmp	%g2, 0
	be,a,pt	%icc, .L76
	 ldx	[%l0+1192], %l0
	lduw	[%l0+4], %g2
	cmp	%g2, 0
	be,pn	%icc, .L63
	 cmp	%g1, %l0
	ldx	[%l0+1192], %l0
.L76:
	brnz,a,pt %l0, .L77
	 lduw	[%l0+8], %g2
.L6:
	call	guard_leave, 0
	 nop
	call	malloc, 0
	 mov	1200, %o0
	brz,pn	%o0, .L18
	 mov	%o0, %l0
	call	library_new_tcb, 0
	 nop
	brz,pn	%o0, .L18
	 mov	%o0, %l2
	mov	1200, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	stx	%l2, [%l0+1144]
	call	getpagesize, 0
	 stx	%l0, [%l2+8]
	brz,pt	%i2, .L64
	 stx	%i1, [%l0+1120]
	brz,pn	%i1, .L65
	 stx	%i2, [%l0+1128]
.L22:
	add	%i1, %i2, %i1
.L21:
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(run), %o0
	add	%l0, 4, %o5
	xor	%o0, %gdop_lox10(run), %o0
	and	%i4, 128, %o4
	ldx	[%l0+1144], %o3
	mov	%i1, %o2
	mov	%l0, %o1
	call	lwp_create, 0
	 ldx	[%l7 + %o0], %o0, %gdop(run)
	cmp	%o0, 0
	bne,pn	%icc, .L66
	 sra	%o0, 0, %i0
	lduw	[%l0+4], %g2
	sethi	%gdop_hix22(running), %g1
	st	%g2, [%l0]
	xor	%g1, %gdop_lox10(running), %g1
	ldx	[%l1], %g3
	ldx	[%l7 + %g1], %l7, %gdop(running)
	lduw	[%l0+1160], %g4
	lduw	[%l7], %g1
	cmp	%g0, %g4
	stx	%g3, [%l0+1192]
	subx	%g1, -1, %g1
	stx	%l0, [%l1]
	brz,pn	%i5, .L61
	 st	%g1, [%l7]
	st	%g2, [%i5]
.L61:
	call	guard_leave, 0
	 nop
	return	%i7+8
	 nop
.L63:
	bne,a,pt %xcc, .L78
	 mov	%g1, %g2
	ba,pt	%xcc, .L67
	 mov	%l1, %g2
.L13:
	be,pn	%xcc, .L68
	 add	%g2, 1192, %g2
	mov	%g1, %g2
.L78:
	ldx	[%g1+1192], %g1
	brnz,pt	%g1, .L13
	 cmp	%g1, %l0
	call	guard_leave, 0
	 nop
.L14:
	mov	167, %o0
.L72:
	ldsw	[%l0], %o1
	call	system_call, 0
	 mov	0, %o2
	stx	%o1, [%fp+2039]
	cmp	%o0, -4
	be,pt	%xcc, .L14
	 stx	%o0, [%fp+2031]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %g1, %gdop(first)
	cmp	%l0, %g1
	be,pn	%xcc, .L15
	 nop
	ldx	[%l0+1136], %o1
	brnz,pn	%o1, .L69
	 nop
.L16:
	call	library_free_tcb, 0
	 ldx	[%l0+1144], %o0
	call	free, 0
	 mov	%l0, %o0
	ba,pt	%xcc, .L15
	 nop
.L68:
	ldx	[%l0+1192], %g1
.L73:
	call	guard_leave, 0
	 stx	%g1, [%g2]
	ba,pt	%xcc, .L72
	 mov	167, %o0
.L69:
	call	munmap, 0
	 ldx	[%l0+1120], %o0
	ba,pt	%xcc, .L16
	 nop
.L64:
	sethi	%hi(2097152), %g1
	brnz,pt	%i1, .L22
	 stx	%g1, [%l0+1128]
	ba,pt	%xcc, .L20
	 mov	%g1, %i2
.L67:
	ba,pt	%xcc, .L73
	 ldx	[%l0+1192], %g1
.L62:
	xor	%o0, %gdop_lox10(first_stack), %o0
	call	main_stack, 0
	 ldx	[%l7 + %o0], %o0, %gdop(first_stack)
	ba,pt	%xcc, .L74
	 mov	1, %g1
.L18:
	mov	12, %i0
	call	free, 0
	 mov	%l0, %o0
	return	%i7+8
	 nop
.L65:
	sethi	%hi(2147483648), %g1
	cmp	%i2, %g1
	bgeu,pn	%xcc, .L79
	 mov	12, %i0
.L20:
	sethi	%hi(2147483648), %g1
	cmp	%i3, %g1
	bgeu,pn	%xcc, .L24
	 sub	%g0, %o0, %g2
	add	%o0, -1, %g1
	add	%i3, -1, %i3
	add	%g1, %i2, %o1
	add	%i3, %o0, %i3
	and	%o1, %g2, %o1
	and	%i3, %g2, %i3
	mov	0, %o5
	add	%o1, %i3, %o1
	mov	-1, %o4
	stx	%o1, [%l0+1136]
	mov	3, %o2
	sethi	%hi(2147482624), %o3
	mov	0, %o0
	call	mmap, 0
	 xor	%o3, -766, %o3
	stx	%o0, [%l0+1120]
	cmp	%o0, -1
	be,pn	%xcc, .L24
	 mov	%o0, %i1
	brnz,pn	%i3, .L70
	 mov	0, %o2
.L25:
	ldx	[%l0+1136], %g1
	add	%i1, %g1, %i1
	brnz,pt	%i1, .L21
	 nop
.L24:
	mov	12, %i0
.L23:
.L79:
	call	library_free_tcb, 0
	 mov	%l2, %o0
	call	free, 0
	 mov	%l0, %o0
	return	%i7+8
	 nop
.L66:
	cmp	%o0, 14
	be,pn	%icc, .L71
	 nop
	call	guard_leave, 0
	 mov	11, %i0
	ldx	[%l0+1136], %o1
.L75:
	brz,pt	%o1, .L23
	 nop
	call	munmap, 0
	 ldx	[%l0+1120], %o0
	ba,pt	%xcc, .L23
	 nop
.L71:
	call	guard_leave, 0
	 nop
	ba,pt	%xcc, .L75
	 ldx	[%l0+1136], %o1
.L70:
	call	mprotect, 0
	 mov	%i3, %o1
	ba,pt	%xcc, .L25
	 ldx	[%l0+1120], %i1
	.size	create, .-create
	.section	.text.lwp_self,"ax",@progbits
	.align 4
	.global lwp_self
	.type	lwp_self, #function
	.proc	0110
lwp_self:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L81
	 sethi	%gdop_hix22(first), %i0
.L87:
	xor	%i0, %gdop_lox10(first), %i0
	ldx	[%l7 + %i0], %i0, %gdop(first)
	return	%i7+8
	 nop
.L81:
	call	thread_pointer, 0
	 nop
	ldx	[%o0+8], %i0
	brz,a,pn %i0, .L87
	 sethi	%gdop_hix22(first), %i0
	return	%i7+8
	 nop
	.size	lwp_self, .-lwp_self
	.section	.text.claim,"ax",@progbits
	.align 4
	.type	claim, #function
	.proc	04
claim:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %i5
	brnz,a,pt %i5, .L103
	 lduw	[%i5], %g1
	ba,pt	%xcc, .L102
	 mov	3, %i0
.L91:
	brz,a,pn %i5, .L90
	 mov	3, %i0
	lduw	[%i5], %g1
.L103:
	cmp	%g1, %i0
	bne,a,pt %icc, .L91
	 ldx	[%i5+1192], %i5
	stx	%i5, [%i1]
	ldx	[%i5+8], %g1
	brz,pn	%g1, .L94
	 mov	22, %i0
.L93:
	call	guard_leave, 0
	 nop
	return	%i7+8
	 nop
.L94:
	call	lwp_self, 0
	 mov	45, %i0
	cmp	%i5, %o0
	be,pn	%xcc, .L93
	 mov	1, %g1
	mov	0, %i0
	call	guard_leave, 0
	 st	%g1, [%i5+12]
	return	%i7+8
	 nop
.L90:
.L102:
	call	guard_leave, 0
	 stx	%g0, [%i1]
	return	%i7+8
	 nop
	.size	claim, .-claim
	.section	.text.call_for,"ax",@progbits
	.align 4
	.type	call_for, #function
	.proc	04
call_for:
	save	%sp, -208, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %i5
	brnz,a,pt %i5, .L119
	 lduw	[%i5], %g1
	ba,pt	%xcc, .L107
	 nop
.L108:
	brz,pn	%i5, .L107
	 nop
	lduw	[%i5], %g1
.L119:
	cmp	%g1, %i0
	bne,a,pt %icc, .L108
	 ldx	[%i5+1192], %i5
	call	lwp_self, 0
	 nop
	lduw	[%i5+4], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L114
	 cmp	%i5, %o0
.L106:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L114:
	be,pn	%xcc, .L111
	 mov	%i1, %o0
	mov	%i0, %o1
	call	system_call, 0
	 mov	%i2, %o2
	sub	%g0, %o0, %g1
	mov	0, %i0
	call	guard_leave, 0
	 movrlz	%o0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L111:
	call	guard_leave, 0
	 nop
	mov	%i1, %o0
	mov	%i0, %o1
	mov	%i2, %o2
	call	system_call, 0
	 mov	0, %i0
	sub	%g0, %o0, %g1
	movrlz	%o0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L107:
	call	lwp_self, 0
	 nop
	ba,pt	%xcc, .L106
	 nop
	.size	call_for, .-call_for
	.section	.text.thread_self,"ax",@progbits
	.align 4
	.global thread_self
	.type	thread_self, #function
	.proc	0110
thread_self:
	save	%sp, -176, %sp
	call	lwp_self, 0
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	thread_self, .-thread_self
	.section	.text.join,"ax",@progbits
	.align 4
	.type	join, #function
	.proc	0120
join:
	save	%sp, -192, %sp
	call	thread_self, 0
	 mov	%i0, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i4
	call	cancel_enter, 0
	 stx	%i0, [%o0+1104]
.L122:
	mov	167, %o0
	ldsw	[%i5], %o1
	call	system_call, 0
	 mov	0, %o2
	stx	%o1, [%fp+2039]
	cmp	%o0, -4
	be,pt	%xcc, .L122
	 stx	%o0, [%fp+2031]
	call	cancel_leave, 0
	 nop
	stx	%g0, [%i4+1104]
	call	guard_enter, 0
	 ldx	[%i5+40], %i0
	sethi	%gdop_hix22(list), %g2
	xor	%g2, %gdop_lox10(list), %g2
	ldx	[%l7 + %g2], %g2, %gdop(list)
	ldx	[%g2], %g1
	brz,pn	%g1, .L123
	 cmp	%i5, %g1
	bne,a,pt %xcc, .L142
	 mov	%g1, %g2
	ba,pt	%xcc, .L141
	 ldx	[%i5+1192], %g1
.L126:
	be,pn	%xcc, .L139
	 add	%g2, 1192, %g2
	mov	%g1, %g2
.L142:
	ldx	[%g1+1192], %g1
	brnz,pt	%g1, .L126
	 cmp	%i5, %g1
.L123:
	call	guard_leave, 0
	 nop
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %l7, %gdop(first)
	cmp	%i5, %l7
	be,pn	%xcc, .L143
	 nop
	ldx	[%i5+1136], %o1
	brnz,pn	%o1, .L140
	 nop
.L128:
	call	library_free_tcb, 0
	 ldx	[%i5+1144], %o0
	call	free, 0
	 mov	%i5, %o0
.L143:
	return	%i7+8
	 nop
.L139:
	ldx	[%i5+1192], %g1
.L141:
	ba,pt	%xcc, .L123
	 stx	%g1, [%g2]
.L140:
	call	munmap, 0
	 ldx	[%i5+1120], %o0
	ba,pt	%xcc, .L128
	 nop
	.size	join, .-join
	.section	.text.thr_self,"ax",@progbits
	.align 4
	.global thr_self
	.type	thr_self, #function
	.proc	016
thr_self:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	lduw	[%o0], %i0
	return	%i7+8
	 nop
	.size	thr_self, .-thr_self
	.global pthread_self
	pthread_self = thr_self
	.section	.text.thr_main,"ax",@progbits
	.align 4
	.global thr_main
	.type	thr_main, #function
	.proc	04
thr_main:
	save	%sp, -176, %sp
	call	lwp_self, 0
	 mov	0, %i0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %l7, %gdop(first)
	xor	%l7, %o0, %l7
	movre	%l7, 1, %i0
	return	%i7+8
	 nop
	.size	thr_main, .-thr_main
	.section	.text.pthread_equal,"ax",@progbits
	.align 4
	.global pthread_equal
	.type	pthread_equal, #function
	.proc	04
pthread_equal:
	save	%sp, -176, %sp
	xor	%i0, %i1, %i1
	cmp	%g0, %i1
	return	%i7+8
	 subx	%g0, -1, %o0
	.size	pthread_equal, .-pthread_equal
	.section	.text.___errno,"ax",@progbits
	.align 4
	.global ___errno
	.type	___errno, #function
	.proc	0104
___errno:
	save	%sp, -176, %sp
	call	lwp_self, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %g1, %gdop(first)
	cmp	%o0, %g1
	be,a,pn	%xcc, .L149
	 sethi	%gdop_hix22(errno), %o0
	jmp	%i7+8
	 restore %o0, 16, %o0
.L149:
	xor	%o0, %gdop_lox10(errno), %o0
	ldx	[%l7 + %o0], %i0, %gdop(errno)
	return	%i7+8
	 nop
	.size	___errno, .-___errno
	.global __errno
	__errno = ___errno
	.section	.text.thr_yield,"ax",@progbits
	.align 4
	.global thr_yield
	.type	thr_yield, #function
	.proc	020
thr_yield:
	save	%sp, -176, %sp
	call	system_call, 0
	 restore %g0, 146, %o0
	.size	thr_yield, .-thr_yield
	.section	.text.pthread_once,"ax",@progbits
	.align 4
	.global pthread_once
	.type	pthread_once, #function
	.proc	04
pthread_once:
	save	%sp, -208, %sp
	lduw	[%i0+28], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 1
	be,pn	%icc, .L152
	 nop
	call	mutex_lock, 0
	 mov	%i0, %o0
	lduw	[%i0+28], %g1
	cmp	%g1, 1
	bne,pn	%icc, .L160
	 mov	0, %o2
.L153:
	call	mutex_unlock, 0
	 mov	%i0, %o0
.L152:
	return	%i7+8
	 mov	0, %o0
.L160:
	mov	%i0, %o1
	add	%fp, 2015, %i5
	sethi	%gdop_hix22(leave_once), %o0
	mov	%i5, %o3
	xor	%o0, %gdop_lox10(leave_once), %o0
	call	__pthread_cleanup_push, 0
	 ldx	[%l7 + %o0], %o0, %gdop(leave_once)
	call	%i1, 0
	 nop
	mov	%i5, %o1
	call	__pthread_cleanup_pop, 0
	 mov	0, %o0
	mov	1, %g1
	st	%g1, [%i0+28]
	ba,pt	%xcc, .L153
	 nop
	.size	pthread_once, .-pthread_once
	.section	.text.pthread_key_create,"ax",@progbits
	.align 4
	.global pthread_key_create
	.type	pthread_key_create, #function
	.proc	04
pthread_key_create:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 mov	0, %i5
	sethi	%gdop_hix22(keys), %g1
	xor	%g1, %gdop_lox10(keys), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(keys)
	ba,pt	%xcc, .L162
	 mov	%l7, %g1
.L164:
	cmp	%i5, 128
	be,pn	%icc, .L163
	 add	%g1, 16, %g1
.L162:
	lduw	[%g1], %i4
	cmp	%i4, 0
	bne,a,pt %icc, .L164
	 add	%i5, 1, %i5
	mov	1, %g3
	srl	%i5, 0, %g1
	sllx	%g1, 4, %g1
	add	%l7, %g1, %g2
	st	%g3, [%l7+%g1]
	stx	%i1, [%g2+8]
	call	guard_leave, 0
	 add	%i5, 1, %i5
	st	%i5, [%i0]
	return	%i7+8
	 sra	%o4, 0, %o0
.L163:
	call	guard_leave, 0
	 mov	11, %i4
	return	%i7+8
	 sra	%o4, 0, %o0
	.size	pthread_key_create, .-pthread_key_create
	.global thr_keycreate
	thr_keycreate = pthread_key_create
	.section	.text.pthread_key_delete,"ax",@progbits
	.align 4
	.global pthread_key_delete
	.type	pthread_key_delete, #function
	.proc	04
pthread_key_delete:
	save	%sp, -176, %sp
	add	%i0, -1, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 127
	bgu,pt	%icc, .L178
	 mov	22, %i0
	sethi	%gdop_hix22(keys), %g2
	srl	%i5, 0, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	sllx	%i5, 4, %i3
	ldx	[%l7 + %g2], %i4, %gdop(keys)
	lduw	[%i4+%i3], %g1
	cmp	%g1, 0
	be,pt	%icc, .L178
	 nop
	call	guard_enter, 0
	 nop
	st	%g0, [%i4+%i3]
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brz,pn	%g1, .L168
	 add	%i5, 6, %g2
	sllx	%g2, 3, %g2
	stx	%g0, [%g1+%g2]
.L177:
	ldx	[%g1+1192], %g1
	brnz,a,pt %g1, .L177
	 stx	%g0, [%g1+%g2]
.L168:
	call	guard_leave, 0
	 mov	0, %i0
.L178:
	return	%i7+8
	 nop
	.size	pthread_key_delete, .-pthread_key_delete
	.section	.text.pthread_setspecific,"ax",@progbits
	.align 4
	.global pthread_setspecific
	.type	pthread_setspecific, #function
	.proc	04
pthread_setspecific:
	save	%sp, -176, %sp
	add	%i0, -1, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 127
	bgu,pt	%icc, .L184
	 mov	22, %i0
	sethi	%gdop_hix22(keys), %g2
	srl	%i5, 0, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	sllx	%i5, 4, %g1
	ldx	[%l7 + %g2], %l7, %gdop(keys)
	lduw	[%l7+%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L184
	 nop
	call	thread_self, 0
	 mov	0, %i0
	add	%i5, 6, %g1
	sllx	%g1, 3, %g1
	stx	%i1, [%o0+%g1]
.L184:
	return	%i7+8
	 nop
	.size	pthread_setspecific, .-pthread_setspecific
	.global thr_setspecific
	thr_setspecific = pthread_setspecific
	.section	.text.pthread_getspecific,"ax",@progbits
	.align 4
	.global pthread_getspecific
	.type	pthread_getspecific, #function
	.proc	0120
pthread_getspecific:
	save	%sp, -176, %sp
	add	%i0, -1, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 127
	bgu,pt	%icc, .L190
	 mov	0, %i0
	sethi	%gdop_hix22(keys), %g2
	srl	%i5, 0, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	sllx	%i5, 4, %g1
	ldx	[%l7 + %g2], %l7, %gdop(keys)
	lduw	[%l7+%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L190
	 nop
	call	thread_self, 0
	 nop
	add	%i5, 6, %g1
	sllx	%g1, 3, %g1
	ldx	[%o0+%g1], %i0
.L190:
	return	%i7+8
	 nop
	.size	pthread_getspecific, .-pthread_getspecific
	.section	.text.thr_getspecific,"ax",@progbits
	.align 4
	.global thr_getspecific
	.type	thr_getspecific, #function
	.proc	04
thr_getspecific:
	save	%sp, -176, %sp
	call	pthread_getspecific, 0
	 mov	%i0, %o0
	stx	%o0, [%i1]
	add	%i0, -1, %i0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 127
	bgu,pt	%icc, .L192
	 mov	22, %g2
	sethi	%gdop_hix22(keys), %g2
	xor	%g2, %gdop_lox10(keys), %g2
	srl	%i0, 0, %i0
	ldx	[%l7 + %g2], %l7, %gdop(keys)
	sllx	%i0, 4, %g1
	mov	0, %g2
	lduw	[%l7+%g1], %g1
	cmp	%g1, 0
	move	%icc, 22, %g2
.L192:
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	thr_getspecific, .-thr_getspecific
	.section	.text.pthread_exit,"ax",@progbits
	.align 4
	.global pthread_exit
	.type	pthread_exit, #function
	.proc	020
pthread_exit:
	save	%sp, -176, %sp
	call	lwp_self, 0
	 nop
	mov	1, %g1
	st	%g1, [%o0+1092]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%o0+1104], %g1
	brz,pn	%g1, .L196
	 mov	%o0, %l0
	st	%g0, [%g1+12]
.L196:
	mov	%l0, %o0
	sethi	%gdop_hix22(keys), %i1
	mov	4, %i2
	call	cancel_run_handlers, 0
	 xor	%i1, %gdop_lox10(keys), %i1
	ldx	[%l7 + %i1], %i1, %gdop(keys)
	add	%l0, 48, %l1
	add	%i1, 2048, %i3
	mov	%l1, %i4
.L225:
	mov	%i1, %i5
	mov	0, %g2
.L200:
	ldx	[%i4], %o0
	brz,pn	%o0, .L199
	 stx	%g0, [%i4]
	lduw	[%i5], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L223
	 add	%i5, 16, %i5
	ldx	[%i5+8], %g1
	brz,a,pn %g1, .L223
	 add	%i5, 16, %i5
	call	%g1, 0
	 nop
	mov	1, %g2
.L199:
	add	%i5, 16, %i5
.L223:
	cmp	%i5, %i3
	bne,pt	%xcc, .L200
	 add	%i4, 8, %i4
	cmp	%g2, 0
	be,a,pn	%icc, .L224
	 stx	%i0, [%l0+40]
	addcc	%i2, -1, %i2
	bne,a,pt %icc, .L225
	 mov	%l1, %i4
	stx	%i0, [%l0+40]
.L224:
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L221
	 nop
	call	guard_enter, 0
	 nop
	lduw	[%l0+1160], %g2
	sethi	%gdop_hix22(running), %g1
	cmp	%g0, %g2
	xor	%g1, %gdop_lox10(running), %g1
	ldx	[%l7 + %g1], %g1, %gdop(running)
	lduw	[%g1], %g2
	addx	%g2, -1, %g2
	cmp	%g2, 0
	be,pt	%icc, .L222
	 st	%g2, [%g1]
	sethi	%gdop_hix22(one_has_ended), %o0
	st	%g0, [%l0+4]
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	cond_broadcast, 0
	 ldx	[%l7 + %o0], %o0, %gdop(one_has_ended)
	call	guard_leave, 0
	 nop
.L204:
	call	system_call, 0
	 mov	160, %o0
	ba,pt	%xcc, .L204
	 nop
.L222:
	call	guard_leave, 0
	 nop
.L221:
	call	exit, 0
	 mov	0, %o0
	nop
	.size	pthread_exit, .-pthread_exit
	.global thr_exit
	thr_exit = pthread_exit
	.section	.text.run,"ax",@progbits
	.align 4
	.type	run, #function
	.proc	020
run:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	call	guard_leave, 0
	 nop
	ldx	[%i0+24], %g1
	call	%g1, 0
	 ldx	[%i0+32], %o0
	call	pthread_exit, 0
	 nop
	nop
	.size	run, .-run
	.section	.text.thr_min_stack,"ax",@progbits
	.align 4
	.global thr_min_stack
	.type	thr_min_stack, #function
	.proc	017
thr_min_stack:
	save	%sp, -176, %sp
	return	%i7+8
	 sethi	%hi(8192), %o0
	.size	thr_min_stack, .-thr_min_stack
	.section	.text.thr_create,"ax",@progbits
	.align 4
	.global thr_create
	.type	thr_create, #function
	.proc	04
thr_create:
	save	%sp, -1376, %sp
	add	%fp, 847, %l0
	mov	1200, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%l0, %o0
	and	%i4, 320, %g2
	mov	0, %g1
	movrne	%g2, 1, %g1
	st	%g1, [%fp+855]
	srlx	%i4, 8, %g1
	and	%g1, 1, %g1
	stx	%i2, [%fp+871]
	st	%g1, [%fp+2007]
	call	lwp_self, 0
	 stx	%i3, [%fp+879]
	lduw	[%o0+1172], %g1
	brz,pn	%i2, .L230
	 st	%g1, [%fp+2019]
	and	%i4, -452, %g1
	brnz,pn	%g1, .L229
	 mov	22, %o0
	add	%i1, -1, %g2
	mov	4095, %g1
	sllx	%g1, 1, %g1
	cmp	%g2, %g1
	bleu,pn	%xcc, .L229
	 mov	0, %g2
	mov	0, %g1
	movrne	%i0, 1, %g2
	movre	%i1, 1, %g1
	andcc	%g2, %g1, %g0
	bne,a,pn %icc, .L235
	 sra	%o0, 0, %i0
	call	getpagesize, 0
	 nop
	mov	%o0, %o3
	mov	%i5, %o5
	sra	%i4, 0, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	create, 0
	 mov	%l0, %o0
.L229:
	sra	%o0, 0, %i0
.L235:
	return	%i7+8
	 nop
.L230:
	mov	22, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	thr_create, .-thr_create
	.section	.text.pthread_create,"ax",@progbits
	.align 4
	.global pthread_create
	.type	pthread_create, #function
	.proc	04
pthread_create:
	save	%sp, -1376, %sp
	brz,pn	%i1, .L237
	 nop
	call	lwp_self, 0
	 ldx	[%i1], %i5
	brz,pn	%i5, .L242
	 mov	%o0, %i4
.L244:
	add	%fp, 847, %g2
	mov	1200, %o2
	mov	%g2, %o0
	call	memset, 0
	 mov	0, %o1
	stx	%i2, [%fp+871]
	lduw	[%i5], %g1
	stx	%i3, [%fp+879]
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	st	%g1, [%fp+855]
	lduw	[%i5+8], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L243
	 mov	%o0, %g2
	lduw	[%i5+12], %g1
	lduw	[%i5+16], %g3
	sllx	%g1, 32, %g1
	or	%g1, %g3, %g1
.L241:
	mov	%i0, %o5
	stx	%g1, [%fp+2015]
	mov	0, %o4
	ldx	[%i5+32], %o3
	ldx	[%i5+24], %o2
	ldx	[%i5+40], %o1
	call	create, 0
	 mov	%g2, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L243:
	ba,pt	%xcc, .L241
	 ldx	[%i4+1168], %g1
.L237:
	call	lwp_usual_attributes, 0
	 nop
	call	lwp_self, 0
	 mov	%o0, %i5
	brnz,pt	%i5, .L244
	 mov	%o0, %i4
.L242:
	mov	22, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	pthread_create, .-pthread_create
	.section	.text.thread_find,"ax",@progbits
	.align 4
	.global thread_find
	.type	thread_find, #function
	.proc	0110
thread_find:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brnz,a,pt %g1, .L254
	 lduw	[%g1], %g2
	return	%i7+8
	 mov	%g1, %o0
.L248:
	brz,a,pn %g1, .L253
	 mov	%g1, %i0
	lduw	[%g1], %g2
.L254:
	cmp	%g2, %i0
	bne,a,pt %icc, .L248
	 ldx	[%g1+1192], %g1
	mov	%g1, %i0
.L253:
	return	%i7+8
	 nop
	.size	thread_find, .-thread_find
	.section	.text.pthread_join,"ax",@progbits
	.align 4
	.global pthread_join
	.type	pthread_join, #function
	.proc	04
pthread_join:
	save	%sp, -192, %sp
	mov	%i0, %o0
	call	claim, 0
	 add	%fp, 2039, %o1
	cmp	%o0, 0
	bne,pt	%icc, .L260
	 mov	%o0, %i0
	call	join, 0
	 ldx	[%fp+2039], %o0
	brnz,a,pt %i1, .L260
	 stx	%o0, [%i1]
.L260:
	return	%i7+8
	 nop
	.size	pthread_join, .-pthread_join
	.section	.text.thr_join,"ax",@progbits
	.align 4
	.global thr_join
	.type	thr_join, #function
	.proc	04
thr_join:
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pt	%i0, .L262
	 mov	%i0, %o0
	call	claim, 0
	 add	%fp, 2039, %o1
	cmp	%o0, 0
	be,pn	%icc, .L291
	 sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L262:
	call	guard_enter, 0
	 sethi	%gdop_hix22(list), %i3
	xor	%i3, %gdop_lox10(list), %i3
	ldx	[%l7 + %i3], %i3, %gdop(list)
	ldx	[%i3], %i5
.L295:
	brz,pn	%i5, .L265
	 mov	0, %i4
	ldx	[%i5+8], %g1
.L296:
	brz,pn	%g1, .L292
	 nop
.L268:
	ldx	[%i5+1192], %i5
.L297:
	brnz,a,pt %i5, .L296
	 ldx	[%i5+8], %g1
	cmp	%i4, 0
	be,pn	%icc, .L265
	 stx	%g0, [%fp+2039]
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L293
	 sethi	%gdop_hix22(one_has_ended), %o0
.L265:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 nop
.L292:
	call	lwp_self, 0
	 nop
	cmp	%i5, %o0
	be,a,pn	%xcc, .L297
	 ldx	[%i5+1192], %i5
	lduw	[%i5+4], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L268
	 add	%i4, 1, %i4
	mov	1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+12]
	brz,pn	%i1, .L272
	 nop
.L294:
	lduw	[%i5], %g1
	st	%g1, [%i1]
.L272:
	call	join, 0
	 mov	%i5, %o0
	brnz,a,pt %i2, .L274
	 stx	%o0, [%i2]
.L274:
	return	%i7+8
	 mov	0, %o0
.L293:
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	guard_wait, 0
	 ldx	[%l7 + %o0], %o0, %gdop(one_has_ended)
	ba,pt	%xcc, .L295
	 ldx	[%i3], %i5
.L291:
	brnz,pt	%i1, .L294
	 ldx	[%fp+2039], %i5
	ba,pt	%xcc, .L272
	 nop
	.size	thr_join, .-thr_join
	.section	.text.pthread_detach,"ax",@progbits
	.align 4
	.global pthread_detach
	.type	pthread_detach, #function
	.proc	04
pthread_detach:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brnz,a,pt %g1, .L310
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L304
	 nop
.L301:
	brz,pn	%g1, .L304
	 nop
	lduw	[%g1], %g2
.L310:
	cmp	%g2, %i0
	bne,a,pt %icc, .L301
	 ldx	[%g1+1192], %g1
	ldx	[%g1+8], %g2
	brnz,pn	%g2, .L300
	 mov	22, %i0
	mov	1, %g2
	mov	0, %i0
	st	%g2, [%g1+8]
.L300:
	call	guard_leave, 0
	 nop
	return	%i7+8
	 nop
.L304:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 nop
	.size	pthread_detach, .-pthread_detach
	.section	.text.thread_signal,"ax",@progbits
	.align 4
	.global thread_signal
	.type	thread_signal, #function
	.proc	04
thread_signal:
	save	%sp, -192, %sp
	lduw	[%i0+4], %o1
	cmp	%o1, 0
	be,pt	%icc, .L312
	 mov	3, %i0
	mov	163, %o0
	mov	%i1, %o2
	sra	%o1, 0, %o1
	call	system_call, 0
	 mov	0, %i0
	sub	%g0, %o0, %g1
	movrlz	%o0, %g1, %i0
.L312:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	thread_signal, .-thread_signal
	.section	.text.pthread_kill,"ax",@progbits
	.align 4
	.global pthread_kill
	.type	pthread_kill, #function
	.proc	04
pthread_kill:
	save	%sp, -176, %sp
	mov	%i1, %i2
	call	call_for, 0
	 restore %g0, 163, %o1
	.size	pthread_kill, .-pthread_kill
	.global thr_kill
	thr_kill = pthread_kill
	.section	.text.raise,"ax",@progbits
	.align 4
	.global raise
	.type	raise, #function
	.proc	04
raise:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(__threads_started)
	lduw	[%l7], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L318
	 nop
.L320:
	call	raise_in_process, 0
	 restore
.L318:
	call	thr_self, 0
	 nop
	call	pthread_kill, 0
	 mov	%i0, %o1
	orcc	%o0, 0, %g1
	bne,pn	%icc, .L319
	 mov	%o0, %i5
	lduw	[%l7], %g2
	cmp	%g2, 0
	be,pn	%icc, .L320
	 nop
.L321:
	return	%i7+8
	 sra	%g1, 0, %o0
.L319:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	lduw	[%l7], %g1
	cmp	%g1, 0
	be,pn	%icc, .L320
	 mov	-1, %g1
	ba,pt	%xcc, .L321
	 nop
	.size	raise, .-raise
	.section	.text.thr_suspend,"ax",@progbits
	.align 4
	.global thr_suspend
	.type	thr_suspend, #function
	.proc	04
thr_suspend:
	save	%sp, -176, %sp
	mov	0, %i2
	call	call_for, 0
	 restore %g0, 161, %o1
	.size	thr_suspend, .-thr_suspend
	.section	.text.thr_continue,"ax",@progbits
	.align 4
	.global thr_continue
	.type	thr_continue, #function
	.proc	04
thr_continue:
	save	%sp, -176, %sp
	mov	0, %i2
	call	call_for, 0
	 restore %g0, 162, %o1
	.size	thr_continue, .-thr_continue
	.section	.text.thr_setprio,"ax",@progbits
	.align 4
	.global thr_setprio
	.type	thr_setprio, #function
	.proc	04
thr_setprio:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brnz,a,pt %g1, .L342
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L332
	 nop
.L333:
	brz,pn	%g1, .L332
	 nop
	lduw	[%g1], %g2
.L342:
	cmp	%g2, %i0
	bne,a,pt %icc, .L333
	 ldx	[%g1+1192], %g1
	st	%i1, [%g1+1172]
	call	guard_leave, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L332:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 nop
	.size	thr_setprio, .-thr_setprio
	.global pthread_setschedprio
	pthread_setschedprio = thr_setprio
	.section	.text.thr_getprio,"ax",@progbits
	.align 4
	.global thr_getprio
	.type	thr_getprio, #function
	.proc	04
thr_getprio:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brnz,a,pt %g1, .L357
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L345
	 nop
.L346:
	brz,pn	%g1, .L345
	 nop
	lduw	[%g1], %g2
.L357:
	cmp	%g2, %i0
	bne,a,pt %icc, .L346
	 ldx	[%g1+1192], %g1
	brz,pn	%i1, .L350
	 nop
	lduw	[%g1+1172], %g1
	st	%g1, [%i1]
.L350:
	call	guard_leave, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L345:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 nop
	.size	thr_getprio, .-thr_getprio
	.section	.text.pthread_setschedparam,"ax",@progbits
	.align 4
	.global pthread_setschedparam
	.type	pthread_setschedparam, #function
	.proc	04
pthread_setschedparam:
	save	%sp, -176, %sp
	cmp	%i1, 6
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bleu,pn	%icc, .L375
	 mov	22, %g1
.L359:
	return	%i7+8
	 sra	%g1, 0, %o0
.L375:
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brnz,a,pt %g1, .L377
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L361
	 nop
.L362:
	brz,pn	%g1, .L361
	 nop
	lduw	[%g1], %g2
.L377:
	cmp	%g2, %i0
	bne,a,pt %icc, .L362
	 ldx	[%g1+1192], %g1
	brz,a,pn %i2, .L364
	 lduw	[%g1+1172], %g2
	lduw	[%i2], %g2
.L364:
	srl	%g2, 0, %g2
	sllx	%i1, 32, %i1
	or	%i1, %g2, %i1
	call	guard_leave, 0
	 stx	%i1, [%g1+1168]
	mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L361:
	call	guard_leave, 0
	 nop
	ba,pt	%xcc, .L359
	 mov	3, %g1
	.size	pthread_setschedparam, .-pthread_setschedparam
	.section	.text.pthread_getschedparam,"ax",@progbits
	.align 4
	.global pthread_getschedparam
	.type	pthread_getschedparam, #function
	.proc	04
pthread_getschedparam:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brnz,a,pt %g1, .L396
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L380
	 nop
.L381:
	brz,pn	%g1, .L380
	 nop
	lduw	[%g1], %g2
.L396:
	cmp	%g2, %i0
	bne,a,pt %icc, .L381
	 ldx	[%g1+1192], %g1
	brz,pn	%i2, .L386
	 nop
	lduw	[%g1+1172], %g2
	st	%g2, [%i2]
.L386:
	brz,pn	%i1, .L384
	 nop
	lduw	[%g1+1168], %g1
	st	%g1, [%i1]
.L384:
	call	guard_leave, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L380:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 nop
	.size	pthread_getschedparam, .-pthread_getschedparam
	.section	.text.thr_setconcurrency,"ax",@progbits
	.align 4
	.global thr_setconcurrency
	.type	thr_setconcurrency, #function
	.proc	04
thr_setconcurrency:
	save	%sp, -176, %sp
	cmp	%i0, 0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bl,pn	%icc, .L398
	 mov	22, %g2
	sethi	%gdop_hix22(concurrency), %g1
	mov	0, %g2
	xor	%g1, %gdop_lox10(concurrency), %g1
	ldx	[%l7 + %g1], %l7, %gdop(concurrency)
	st	%i0, [%l7]
.L398:
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	thr_setconcurrency, .-thr_setconcurrency
	.global pthread_setconcurrency
	pthread_setconcurrency = thr_setconcurrency
	.section	.text.thr_getconcurrency,"ax",@progbits
	.align 4
	.global thr_getconcurrency
	.type	thr_getconcurrency, #function
	.proc	04
thr_getconcurrency:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(concurrency), %g1
	xor	%g1, %gdop_lox10(concurrency), %g1
	ldx	[%l7 + %g1], %l7, %gdop(concurrency)
	ldsw	[%l7], %i0
	return	%i7+8
	 nop
	.size	thr_getconcurrency, .-thr_getconcurrency
	.global pthread_getconcurrency
	pthread_getconcurrency = thr_getconcurrency
	.section	.text.thr_stksegment,"ax",@progbits
	.align 4
	.global thr_stksegment
	.type	thr_stksegment, #function
	.proc	04
thr_stksegment:
	save	%sp, -176, %sp
	call	thread_self, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%o0+1120], %g2
	brz,pn	%g2, .L408
	 sethi	%gdop_hix22(first_stack), %g3
	xor	%g3, %gdop_lox10(first_stack), %g3
	ldx	[%l7 + %g3], %l7, %gdop(first_stack)
	ldx	[%l7], %g3
	stx	%g3, [%i0]
	ldx	[%l7+8], %g3
	stx	%g3, [%i0+8]
	ldx	[%l7+16], %g3
	stx	%g3, [%i0+16]
	ldx	[%o0+1128], %g4
	ldx	[%o0+1136], %g3
	mov	%g4, %g5
	st	%g0, [%i0+16]
	movrne	%g3, %g3, %g5
	stx	%g4, [%i0+8]
	add	%g2, %g5, %g2
	stx	%g2, [%i0]
	return	%i7+8
	 mov	0, %o0
.L408:
	sethi	%gdop_hix22(__threads_started), %g2
	xor	%g2, %gdop_lox10(__threads_started), %g2
	ldx	[%l7 + %g2], %g2, %gdop(__threads_started)
	lduw	[%g2], %g2
	cmp	%g2, 0
	be,pn	%icc, .L409
	 sethi	%gdop_hix22(first_stack), %g2
	xor	%g2, %gdop_lox10(first_stack), %g2
	ldx	[%l7 + %g2], %l7, %gdop(first_stack)
	ldx	[%l7], %g2
	stx	%g2, [%i0]
	ldx	[%l7+8], %g2
	stx	%g2, [%i0+8]
	ldx	[%l7+16], %g2
	stx	%g2, [%i0+16]
	return	%i7+8
	 mov	0, %o0
.L409:
	call	main_stack, 0
	 restore
	.size	thr_stksegment, .-thr_stksegment
	.section	.text.pthread_attr_get_np,"ax",@progbits
	.align 4
	.global pthread_attr_get_np
	.type	pthread_attr_get_np, #function
	.proc	04
pthread_attr_get_np:
	save	%sp, -208, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i1, .L422
	 mov	22, %i4
	ldx	[%i1], %i3
	brz,pn	%i3, .L411
	 nop
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %g1, %gdop(list)
	ldx	[%g1], %i5
	brnz,a,pt %i5, .L436
	 lduw	[%i5], %g1
	ba,pt	%xcc, .L424
	 nop
.L414:
	brz,pn	%i5, .L424
	 nop
	lduw	[%i5], %g1
.L436:
	cmp	%g1, %i0
	bne,a,pt %icc, .L414
	 ldx	[%i5+1192], %i5
	ldx	[%i5+1120], %g1
	brz,pn	%g1, .L434
	 sethi	%gdop_hix22(first_stack), %g2
	xor	%g2, %gdop_lox10(first_stack), %g2
	ldx	[%l7 + %g2], %l7, %gdop(first_stack)
	ldx	[%l7+16], %g2
	stx	%g2, [%fp+2039]
	ldx	[%i5+1136], %g3
	ldx	[%i5+1128], %g2
	mov	%g3, %g4
	stx	%g2, [%fp+2031]
	movre	%g3, %g2, %g4
	st	%g0, [%fp+2039]
	add	%g1, %g4, %g1
	stx	%g1, [%fp+2023]
.L417:
	lduw	[%i5+8], %g4
	lduw	[%i5+1168], %i4
	cmp	%g0, %g4
	lduw	[%i5+1172], %g5
	addx	%g0, 0, %g4
	brz,pt	%g3, .L419
	 sll	%g4, 6, %g4
	ldx	[%i5+1128], %i5
	sub	%g3, %i5, %g3
.L419:
	stx	%g0, [%i3]
	stx	%g0, [%i3+8]
	stx	%g0, [%i3+16]
	sub	%g1, %g2, %g1
	st	%i4, [%i3+12]
	st	%g4, [%i3]
	st	%g5, [%i3+16]
	stx	%g2, [%i3+24]
	stx	%g3, [%i3+32]
	stx	%g1, [%i3+40]
	mov	0, %i4
.L413:
	call	guard_leave, 0
	 nop
.L411:
	return	%i7+8
	 sra	%o4, 0, %o0
.L424:
	call	guard_leave, 0
	 mov	3, %i4
	ba,pt	%xcc, .L411
	 nop
.L434:
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L435
	 sethi	%gdop_hix22(first_stack), %g1
	xor	%g1, %gdop_lox10(first_stack), %g1
	ldx	[%i5+1136], %g3
	ldx	[%l7 + %g1], %l7, %gdop(first_stack)
	ldx	[%l7], %g1
	ldx	[%l7+8], %g2
	ldx	[%l7+16], %g4
	stx	%g1, [%fp+2023]
	stx	%g2, [%fp+2031]
	ba,pt	%xcc, .L417
	 stx	%g4, [%fp+2039]
.L422:
	return	%i7+8
	 sra	%o4, 0, %o0
.L435:
	call	main_stack, 0
	 add	%fp, 2023, %o0
	orcc	%o0, 0, %i4
	bne,pt	%icc, .L413
	 ldx	[%fp+2031], %g2
	ldx	[%i5+1136], %g3
	ba,pt	%xcc, .L417
	 ldx	[%fp+2023], %g1
	.size	pthread_attr_get_np, .-pthread_attr_get_np
	.section	.text.threads_after_fork,"ax",@progbits
	.align 4
	.global threads_after_fork
	.type	threads_after_fork, #function
	.proc	020
threads_after_fork:
	save	%sp, -176, %sp
	call	lwp_self, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %g1, %gdop(list)
	sethi	%gdop_hix22(running), %g2
	stx	%o0, [%g1]
	xor	%g2, %gdop_lox10(running), %g2
	mov	1, %g1
	ldx	[%l7 + %g2], %l7, %gdop(running)
	stx	%g0, [%o0+1192]
	st	%g0, [%o0+1160]
	st	%g1, [%l7]
	return	%i7+8
	 nop
	.size	threads_after_fork, .-threads_after_fork
	.local	concurrency
	.common	concurrency,4,4
	.section	".data"
	.align 8
	.type	one_has_ended, #object
	.size	one_has_ended, 16
one_has_ended:
	.skip	6
	.half	17238
	.skip	8
	.local	keys
	.common	keys,2048,8
	.local	first_stack
	.common	first_stack,24,8
	.align 4
	.type	running, #object
	.size	running, 4
running:
	.long	1
	.section	.data.rel.local,"aw"
	.align 8
	.type	list, #object
	.size	list, 8
list:
	.xword	first
	.section	".data"
	.align 8
	.type	first, #object
	.size	first, 1200
first:
	.long	1
	.long	1
	.skip	1152
	.skip	40
	.hidden	__threads_started
	.global __threads_started
	.section	".bss"
	.align 4
	.type	__threads_started, #object
	.size	__threads_started, 4
__threads_started:
	.skip	4
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
