! b31274186b91f4acd038de554c1085b4 emu/guest/libc/sunos/threads.c
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
	sethi	%gdop_hix22(__threads_started), %g1
	sethi	%gdop_hix22(list), %l1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	xor	%l1, %gdop_lox10(list), %l1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	mov	1, %g2
	ldx	[%l7 + %l1], %l1, %gdop(list)
	st	%g2, [%g1]
.L14:
	call	guard_enter, 0
	 nop
	ldx	[%l1], %g1
	brz,pn	%g1, .L5
	 nop
	mov	%g1, %l0
	lduw	[%g1+8], %g2
.L74:
	cmp	%g2, 0
	be,a,pt	%icc, .L73
	 ldx	[%l0+1192], %l0
	lduw	[%l0+4], %g2
	cmp	%g2, 0
	be,pn	%icc, .L61
	 cmp	%g1, %l0
	ldx	[%l0+1192], %l0
.L73:
	brnz,a,pt %l0, .L74
	 lduw	[%l0+8], %g2
.L5:
	call	guard_leave, 0
	 nop
	call	malloc, 0
	 mov	1200, %o0
	brz,pn	%o0, .L17
	 mov	%o0, %l0
	call	library_new_tcb, 0
	 nop
	brz,pn	%o0, .L17
	 mov	%o0, %l2
	mov	1200, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	stx	%l2, [%l0+1144]
	call	getpagesize, 0
	 stx	%l0, [%l2+8]
	brz,pt	%i2, .L62
	 stx	%i1, [%l0+1120]
	brz,pn	%i1, .L63
	 stx	%i2, [%l0+1128]
.L21:
	add	%i1, %i2, %i1
.L20:
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
	bne,pn	%icc, .L64
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
	brz,pn	%i5, .L60
	 st	%g1, [%l7]
	st	%g2, [%i5]
.L60:
	call	guard_leave, 0
	 nop
	return	%i7+8
	 nop
.L61:
	bne,a,pt %xcc, .L75
	 mov	%g1, %g2
	ba,pt	%xcc, .L65
	 mov	%l1, %g2
.L12:
	be,pn	%xcc, .L66
	 add	%g2, 1192, %g2
	mov	%g1, %g2
.L75:
	ldx	[%g1+1192], %g1
	brnz,pt	%g1, .L12
	 cmp	%g1, %l0
	call	guard_leave, 0
	 nop
.L13:
	mov	167, %o0
.L70:
	ldsw	[%l0], %o1
	call	system_call, 0
	 mov	0, %o2
	stx	%o1, [%fp+2039]
	cmp	%o0, -4
	be,pt	%xcc, .L13
	 stx	%o0, [%fp+2031]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %g1, %gdop(first)
	cmp	%l0, %g1
	be,pn	%xcc, .L14
	 nop
	ldx	[%l0+1136], %o1
	brnz,pn	%o1, .L67
	 nop
.L15:
	call	library_free_tcb, 0
	 ldx	[%l0+1144], %o0
	call	free, 0
	 mov	%l0, %o0
	ba,pt	%xcc, .L14
	 nop
.L66:
	ldx	[%l0+1192], %g1
.L71:
	call	guard_leave, 0
	 stx	%g1, [%g2]
	ba,pt	%xcc, .L70
	 mov	167, %o0
.L67:
	call	munmap, 0
	 ldx	[%l0+1120], %o0
	ba,pt	%xcc, .L15
	 nop
.L62:
	sethi	%hi(2097152), %g1
	brnz,pt	%i1, .L21
	 stx	%g1, [%l0+1128]
	ba,pt	%xcc, .L19
	 mov	%g1, %i2
.L65:
	ba,pt	%xcc, .L71
	 ldx	[%l0+1192], %g1
.L17:
	mov	12, %i0
	call	free, 0
	 mov	%l0, %o0
	return	%i7+8
	 nop
.L63:
	sethi	%hi(2147483648), %g1
	cmp	%i2, %g1
	bgeu,pn	%xcc, .L76
	 mov	12, %i0
.L19:
	sethi	%hi(2147483648), %g1
	cmp	%i3, %g1
	bgeu,pn	%xcc, .L23
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
	be,pn	%xcc, .L23
	 mov	%o0, %i1
	brnz,pn	%i3, .L68
	 mov	0, %o2
.L24:
	ldx	[%l0+1136], %g1
	add	%i1, %g1, %i1
	brnz,pt	%i1, .L20
	 nop
.L23:
	mov	12, %i0
.L22:
.L76:
	call	library_free_tcb, 0
	 mov	%l2, %o0
	call	free, 0
	 mov	%l0, %o0
	return	%i7+8
	 nop
.L64:
	cmp	%o0, 14
	be,pn	%icc, .L69
	 nop
	call	guard_leave, 0
	 mov	11, %i0
	ldx	[%l0+1136], %o1
.L72:
	brz,pt	%o1, .L22
	 nop
	call	munmap, 0
	 ldx	[%l0+1120], %o0
	ba,pt	%xcc, .L22
	 nop
.L69:
	call	guard_leave, 0
	 nop
	ba,pt	%xcc, .L72
	 ldx	[%l0+1136], %o1
.L68:
	call	mprotect, 0
	 mov	%i3, %o1
	ba,pt	%xcc, .L24
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
	bne,pn	%icc, .L78
	 sethi	%gdop_hix22(first), %i0
.L84:
	xor	%i0, %gdop_lox10(first), %i0
	ldx	[%l7 + %i0], %i0, %gdop(first)
	return	%i7+8
	 nop
.L78:
	call	thread_pointer, 0
	 nop
	ldx	[%o0+8], %i0
	brz,a,pn %i0, .L84
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
	brnz,a,pt %i5, .L100
	 lduw	[%i5], %g1
	ba,pt	%xcc, .L99
	 mov	3, %i0
.L88:
	brz,a,pn %i5, .L87
	 mov	3, %i0
	lduw	[%i5], %g1
.L100:
	cmp	%g1, %i0
	bne,a,pt %icc, .L88
	 ldx	[%i5+1192], %i5
	stx	%i5, [%i1]
	ldx	[%i5+8], %g1
	brz,pn	%g1, .L91
	 mov	22, %i0
.L90:
	call	guard_leave, 0
	 nop
	return	%i7+8
	 nop
.L91:
	call	lwp_self, 0
	 mov	45, %i0
	cmp	%i5, %o0
	be,pn	%xcc, .L90
	 mov	1, %g1
	mov	0, %i0
	call	guard_leave, 0
	 st	%g1, [%i5+12]
	return	%i7+8
	 nop
.L87:
.L99:
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
	brnz,a,pt %i5, .L116
	 lduw	[%i5], %g1
	ba,pt	%xcc, .L104
	 nop
.L105:
	brz,pn	%i5, .L104
	 nop
	lduw	[%i5], %g1
.L116:
	cmp	%g1, %i0
	bne,a,pt %icc, .L105
	 ldx	[%i5+1192], %i5
	call	lwp_self, 0
	 nop
	lduw	[%i5+4], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L111
	 cmp	%i5, %o0
.L103:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L111:
	be,pn	%xcc, .L108
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
.L108:
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
.L104:
	call	lwp_self, 0
	 nop
	ba,pt	%xcc, .L103
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
.L119:
	mov	167, %o0
	ldsw	[%i5], %o1
	call	system_call, 0
	 mov	0, %o2
	stx	%o1, [%fp+2039]
	cmp	%o0, -4
	be,pt	%xcc, .L119
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
	brz,pn	%g1, .L120
	 cmp	%i5, %g1
	bne,a,pt %xcc, .L139
	 mov	%g1, %g2
	ba,pt	%xcc, .L138
	 ldx	[%i5+1192], %g1
.L123:
	be,pn	%xcc, .L136
	 add	%g2, 1192, %g2
	mov	%g1, %g2
.L139:
	ldx	[%g1+1192], %g1
	brnz,pt	%g1, .L123
	 cmp	%i5, %g1
.L120:
	call	guard_leave, 0
	 nop
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ldx	[%l7 + %g1], %l7, %gdop(first)
	cmp	%i5, %l7
	be,pn	%xcc, .L140
	 nop
	ldx	[%i5+1136], %o1
	brnz,pn	%o1, .L137
	 nop
.L125:
	call	library_free_tcb, 0
	 ldx	[%i5+1144], %o0
	call	free, 0
	 mov	%i5, %o0
.L140:
	return	%i7+8
	 nop
.L136:
	ldx	[%i5+1192], %g1
.L138:
	ba,pt	%xcc, .L120
	 stx	%g1, [%g2]
.L137:
	call	munmap, 0
	 ldx	[%i5+1120], %o0
	ba,pt	%xcc, .L125
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
	be,a,pn	%xcc, .L146
	 sethi	%gdop_hix22(errno), %o0
	jmp	%i7+8
	 restore %o0, 16, %o0
.L146:
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
	be,pn	%icc, .L149
	 nop
	call	mutex_lock, 0
	 mov	%i0, %o0
	lduw	[%i0+28], %g1
	cmp	%g1, 1
	bne,pn	%icc, .L157
	 mov	0, %o2
.L150:
	call	mutex_unlock, 0
	 mov	%i0, %o0
.L149:
	return	%i7+8
	 mov	0, %o0
.L157:
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
	ba,pt	%xcc, .L150
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
	ba,pt	%xcc, .L159
	 mov	%l7, %g1
.L161:
	cmp	%i5, 128
	be,pn	%icc, .L160
	 add	%g1, 16, %g1
.L159:
	lduw	[%g1], %i4
	cmp	%i4, 0
	bne,a,pt %icc, .L161
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
.L160:
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
	bgu,pt	%icc, .L175
	 mov	22, %i0
	sethi	%gdop_hix22(keys), %g2
	srl	%i5, 0, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	sllx	%i5, 4, %i3
	ldx	[%l7 + %g2], %i4, %gdop(keys)
	lduw	[%i4+%i3], %g1
	cmp	%g1, 0
	be,pt	%icc, .L175
	 nop
	call	guard_enter, 0
	 nop
	st	%g0, [%i4+%i3]
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brz,pn	%g1, .L165
	 add	%i5, 6, %g2
	sllx	%g2, 3, %g2
	stx	%g0, [%g1+%g2]
.L174:
	ldx	[%g1+1192], %g1
	brnz,a,pt %g1, .L174
	 stx	%g0, [%g1+%g2]
.L165:
	call	guard_leave, 0
	 mov	0, %i0
.L175:
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
	bgu,pt	%icc, .L181
	 mov	22, %i0
	sethi	%gdop_hix22(keys), %g2
	srl	%i5, 0, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	sllx	%i5, 4, %g1
	ldx	[%l7 + %g2], %l7, %gdop(keys)
	lduw	[%l7+%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L181
	 nop
	call	thread_self, 0
	 mov	0, %i0
	add	%i5, 6, %g1
	sllx	%g1, 3, %g1
	stx	%i1, [%o0+%g1]
.L181:
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
	bgu,pt	%icc, .L187
	 mov	0, %i0
	sethi	%gdop_hix22(keys), %g2
	srl	%i5, 0, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	sllx	%i5, 4, %g1
	ldx	[%l7 + %g2], %l7, %gdop(keys)
	lduw	[%l7+%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L187
	 nop
	call	thread_self, 0
	 nop
	add	%i5, 6, %g1
	sllx	%g1, 3, %g1
	ldx	[%o0+%g1], %i0
.L187:
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
	bgu,pt	%icc, .L189
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
.L189:
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
	brz,pn	%g1, .L193
	 mov	%o0, %l0
	st	%g0, [%g1+12]
.L193:
	mov	%l0, %o0
	sethi	%gdop_hix22(keys), %i1
	mov	4, %i2
	call	cancel_run_handlers, 0
	 xor	%i1, %gdop_lox10(keys), %i1
	ldx	[%l7 + %i1], %i1, %gdop(keys)
	add	%l0, 48, %l1
	add	%i1, 2048, %i3
	mov	%l1, %i4
.L222:
	mov	%i1, %i5
	mov	0, %g2
.L197:
	ldx	[%i4], %o0
	brz,pn	%o0, .L196
	 stx	%g0, [%i4]
	lduw	[%i5], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L220
	 add	%i5, 16, %i5
	ldx	[%i5+8], %g1
	brz,a,pn %g1, .L220
	 add	%i5, 16, %i5
	call	%g1, 0
	 nop
	mov	1, %g2
.L196:
	add	%i5, 16, %i5
.L220:
	cmp	%i5, %i3
	bne,pt	%xcc, .L197
	 add	%i4, 8, %i4
	cmp	%g2, 0
	be,a,pn	%icc, .L221
	 stx	%i0, [%l0+40]
	addcc	%i2, -1, %i2
	bne,a,pt %icc, .L222
	 mov	%l1, %i4
	stx	%i0, [%l0+40]
.L221:
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L218
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
	be,pt	%icc, .L219
	 st	%g2, [%g1]
	sethi	%gdop_hix22(one_has_ended), %o0
	st	%g0, [%l0+4]
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	cond_broadcast, 0
	 ldx	[%l7 + %o0], %o0, %gdop(one_has_ended)
	call	guard_leave, 0
	 nop
.L201:
	call	system_call, 0
	 mov	160, %o0
	ba,pt	%xcc, .L201
	 nop
.L219:
	call	guard_leave, 0
	 nop
.L218:
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
	brz,pn	%i2, .L227
	 st	%g1, [%fp+2019]
	and	%i4, -452, %g1
	brnz,pn	%g1, .L226
	 mov	22, %o0
	add	%i1, -1, %g2
	mov	4095, %g1
	sllx	%g1, 1, %g1
	cmp	%g2, %g1
	bleu,pn	%xcc, .L226
	 mov	0, %g2
	mov	0, %g1
	movrne	%i0, 1, %g2
	movre	%i1, 1, %g1
	andcc	%g2, %g1, %g0
	bne,a,pn %icc, .L232
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
.L226:
	sra	%o0, 0, %i0
.L232:
	return	%i7+8
	 nop
.L227:
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
	brz,pn	%i1, .L234
	 nop
	call	lwp_self, 0
	 ldx	[%i1], %i5
	brz,pn	%i5, .L239
	 mov	%o0, %i4
.L241:
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
	bne,pt	%icc, .L240
	 mov	%o0, %g2
	lduw	[%i5+12], %g1
	lduw	[%i5+16], %g3
	sllx	%g1, 32, %g1
	or	%g1, %g3, %g1
.L238:
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
.L240:
	ba,pt	%xcc, .L238
	 ldx	[%i4+1168], %g1
.L234:
	call	lwp_usual_attributes, 0
	 nop
	call	lwp_self, 0
	 mov	%o0, %i5
	brnz,pt	%i5, .L241
	 mov	%o0, %i4
.L239:
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
	brnz,a,pt %g1, .L251
	 lduw	[%g1], %g2
	return	%i7+8
	 mov	%g1, %o0
.L245:
	brz,a,pn %g1, .L250
	 mov	%g1, %i0
	lduw	[%g1], %g2
.L251:
	cmp	%g2, %i0
	bne,a,pt %icc, .L245
	 ldx	[%g1+1192], %g1
	mov	%g1, %i0
.L250:
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
	bne,pt	%icc, .L257
	 mov	%o0, %i0
	call	join, 0
	 ldx	[%fp+2039], %o0
	brnz,a,pt %i1, .L257
	 stx	%o0, [%i1]
.L257:
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
	brz,pt	%i0, .L259
	 mov	%i0, %o0
	call	claim, 0
	 add	%fp, 2039, %o1
	cmp	%o0, 0
	be,pn	%icc, .L288
	 sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L259:
	call	guard_enter, 0
	 sethi	%gdop_hix22(list), %i3
	xor	%i3, %gdop_lox10(list), %i3
	ldx	[%l7 + %i3], %i3, %gdop(list)
	ldx	[%i3], %i5
.L292:
	brz,pn	%i5, .L262
	 mov	0, %i4
	ldx	[%i5+8], %g1
.L293:
	brz,pn	%g1, .L289
	 nop
.L265:
	ldx	[%i5+1192], %i5
.L294:
	brnz,a,pt %i5, .L293
	 ldx	[%i5+8], %g1
	cmp	%i4, 0
	be,pn	%icc, .L262
	 stx	%g0, [%fp+2039]
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L290
	 sethi	%gdop_hix22(one_has_ended), %o0
.L262:
	call	guard_leave, 0
	 mov	3, %i0
	return	%i7+8
	 nop
.L289:
	call	lwp_self, 0
	 nop
	cmp	%i5, %o0
	be,a,pn	%xcc, .L294
	 ldx	[%i5+1192], %i5
	lduw	[%i5+4], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L265
	 add	%i4, 1, %i4
	mov	1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+12]
	brz,pn	%i1, .L269
	 nop
.L291:
	lduw	[%i5], %g1
	st	%g1, [%i1]
.L269:
	call	join, 0
	 mov	%i5, %o0
	brnz,a,pt %i2, .L271
	 stx	%o0, [%i2]
.L271:
	return	%i7+8
	 mov	0, %o0
.L290:
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	guard_wait, 0
	 ldx	[%l7 + %o0], %o0, %gdop(one_has_ended)
	ba,pt	%xcc, .L292
	 ldx	[%i3], %i5
.L288:
	brnz,pt	%i1, .L291
	 ldx	[%fp+2039], %i5
	ba,pt	%xcc, .L269
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
	brnz,a,pt %g1, .L307
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L301
	 nop
.L298:
	brz,pn	%g1, .L301
	 nop
	lduw	[%g1], %g2
.L307:
	cmp	%g2, %i0
	bne,a,pt %icc, .L298
	 ldx	[%g1+1192], %g1
	ldx	[%g1+8], %g2
	brnz,pn	%g2, .L297
	 mov	22, %i0
	mov	1, %g2
	mov	0, %i0
	st	%g2, [%g1+8]
.L297:
	call	guard_leave, 0
	 nop
	return	%i7+8
	 nop
.L301:
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
	be,pt	%icc, .L309
	 mov	3, %i0
	mov	163, %o0
	mov	%i1, %o2
	sra	%o1, 0, %o1
	call	system_call, 0
	 mov	0, %i0
	sub	%g0, %o0, %g1
	movrlz	%o0, %g1, %i0
.L309:
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
	bne,pn	%icc, .L315
	 nop
.L317:
	call	raise_in_process, 0
	 restore
.L315:
	call	thr_self, 0
	 nop
	call	pthread_kill, 0
	 mov	%i0, %o1
	orcc	%o0, 0, %g1
	bne,pn	%icc, .L316
	 mov	%o0, %i5
	lduw	[%l7], %g2
	cmp	%g2, 0
	be,pn	%icc, .L317
	 nop
.L318:
	return	%i7+8
	 sra	%g1, 0, %o0
.L316:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	lduw	[%l7], %g1
	cmp	%g1, 0
	be,pn	%icc, .L317
	 mov	-1, %g1
	ba,pt	%xcc, .L318
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
	brnz,a,pt %g1, .L339
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L329
	 nop
.L330:
	brz,pn	%g1, .L329
	 nop
	lduw	[%g1], %g2
.L339:
	cmp	%g2, %i0
	bne,a,pt %icc, .L330
	 ldx	[%g1+1192], %g1
	st	%i1, [%g1+1172]
	call	guard_leave, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L329:
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
	brnz,a,pt %g1, .L354
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L342
	 nop
.L343:
	brz,pn	%g1, .L342
	 nop
	lduw	[%g1], %g2
.L354:
	cmp	%g2, %i0
	bne,a,pt %icc, .L343
	 ldx	[%g1+1192], %g1
	brz,pn	%i1, .L347
	 nop
	lduw	[%g1+1172], %g1
	st	%g1, [%i1]
.L347:
	call	guard_leave, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L342:
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
	bleu,pn	%icc, .L372
	 mov	22, %g1
.L356:
	return	%i7+8
	 sra	%g1, 0, %o0
.L372:
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ldx	[%l7 + %g1], %l7, %gdop(list)
	ldx	[%l7], %g1
	brnz,a,pt %g1, .L374
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L358
	 nop
.L359:
	brz,pn	%g1, .L358
	 nop
	lduw	[%g1], %g2
.L374:
	cmp	%g2, %i0
	bne,a,pt %icc, .L359
	 ldx	[%g1+1192], %g1
	brz,a,pn %i2, .L361
	 lduw	[%g1+1172], %g2
	lduw	[%i2], %g2
.L361:
	srl	%g2, 0, %g2
	sllx	%i1, 32, %i1
	or	%i1, %g2, %i1
	call	guard_leave, 0
	 stx	%i1, [%g1+1168]
	mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L358:
	call	guard_leave, 0
	 nop
	ba,pt	%xcc, .L356
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
	brnz,a,pt %g1, .L393
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L377
	 nop
.L378:
	brz,pn	%g1, .L377
	 nop
	lduw	[%g1], %g2
.L393:
	cmp	%g2, %i0
	bne,a,pt %icc, .L378
	 ldx	[%g1+1192], %g1
	brz,pn	%i2, .L383
	 nop
	lduw	[%g1+1172], %g2
	st	%g2, [%i2]
.L383:
	brz,pn	%i1, .L381
	 nop
	lduw	[%g1+1168], %g1
	st	%g1, [%i1]
.L381:
	call	guard_leave, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L377:
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
	bl,pn	%icc, .L395
	 mov	22, %g2
	sethi	%gdop_hix22(concurrency), %g1
	mov	0, %g2
	xor	%g1, %gdop_lox10(concurrency), %g1
	ldx	[%l7 + %g1], %l7, %gdop(concurrency)
	st	%i0, [%l7]
.L395:
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
	ldx	[%o0+1120], %g1
	brz,pn	%g1, .L402
	 mov	%i0, %g3
	ldx	[%o0+1136], %g2
	ldx	[%o0+1128], %g4
	mov	%g4, %g5
	stx	%g4, [%g3+8]
	movrne	%g2, %g2, %g5
	st	%g0, [%g3+16]
	add	%g1, %g5, %g1
	stx	%g1, [%g3]
	return	%i7+8
	 mov	0, %o0
.L402:
	call	main_stack, 0
	 restore
	.size	thr_stksegment, .-thr_stksegment
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
