! b31274186b91f4acd038de554c1085b4 emu/guest/libc/sunos/threads.c
	.file	"threads.c"
	.section	".text"
	.section	.text.leave_once,"ax",@progbits
	.align 4
	.type	leave_once, #function
	.proc	020
leave_once:
	save	%sp, -96, %sp
	call	mutex_unlock, 0
	 restore
	.size	leave_once, .-leave_once
	.section	.text.create,"ax",@progbits
	.align 4
	.type	create, #function
	.proc	04
create:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	sethi	%gdop_hix22(list), %l2
	xor	%g1, %gdop_lox10(__threads_started), %g1
	xor	%l2, %gdop_lox10(list), %l2
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	mov	1, %g2
	ld	[%l7 + %l2], %l2, %gdop(list)
	st	%g2, [%g1]
	add	%fp, -8, %l1
.L14:
	call	guard_enter, 0
	 nop
	ld	[%l2], %g1
	cmp	%g1, 0
	be	.L5
	 mov	%g1, %l0
	ld	[%l0+8], %g2
.L74:
	cmp	%g2, 0
	be,a	.L73
	 ld	[%l0+624], %l0
	ld	[%l0+4], %g2
	cmp	%g2, 0
	be	.L61
	 cmp	%g1, %l0
	ld	[%l0+624], %l0
.L73:
	cmp	%l0, 0
	bne,a	.L74
	 ld	[%l0+8], %g2
.L5:
	call	guard_leave, 0
	 nop
	call	malloc, 0
	 mov	628, %o0
	orcc	%o0, 0, %l0
	be,a	.L75
	 mov	12, %i0
	call	library_new_tcb, 0
	 nop
	orcc	%o0, 0, %l1
	be	.L17
	 mov	628, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	st	%l1, [%l0+592]
	call	getpagesize, 0
	 st	%l0, [%l1+4]
	cmp	%i2, 0
	be	.L62
	 st	%i1, [%l0+580]
	cmp	%i1, 0
	be	.L63
	 st	%i2, [%l0+584]
.L21:
	add	%i1, %i2, %i1
.L20:
	call	guard_enter, 0
	 nop
	add	%l0, 4, %o5
	and	%i4, 128, %o4
	ld	[%l0+592], %o3
	mov	%i1, %o2
	mov	%l0, %o1
	sethi	%gdop_hix22(run), %o0
	xor	%o0, %gdop_lox10(run), %o0
	call	lwp_create, 0
	 ld	[%l7 + %o0], %o0, %gdop(run)
	orcc	%o0, 0, %i0
	bne	.L64
	 sethi	%gdop_hix22(running), %g1
	ld	[%l0+4], %g2
	st	%g2, [%l0]
	xor	%g1, %gdop_lox10(running), %g1
	ld	[%l2], %g3
	ld	[%l7 + %g1], %l7, %gdop(running)
	ld	[%l0+600], %g4
	ld	[%l7], %g1
	cmp	%g0, %g4
	st	%g3, [%l0+624]
	subx	%g1, -1, %g1
	st	%l0, [%l2]
	cmp	%i5, 0
	be	.L60
	 st	%g1, [%l7]
	st	%g2, [%i5]
.L60:
	call	guard_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L61:
	bne,a	.L76
	 mov	%g1, %g2
	b	.L65
	 mov	%l2, %g2
.L12:
	be	.L66
	 add	%g2, 624, %g2
	mov	%g1, %g2
.L76:
	ld	[%g1+624], %g1
	cmp	%g1, 0
	bne	.L12
	 cmp	%g1, %l0
	call	guard_leave, 0
	 nop
	st	%l1, [%sp+64]
.L70:
	mov	0, %o2
	ld	[%l0], %o1
	mov	167, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, -4
	be,a	.L70
	 st	%l1, [%sp+64]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %g1, %gdop(first)
	cmp	%l0, %g1
	be	.L14
	 nop
	ld	[%l0+588], %o1
	cmp	%o1, 0
	bne	.L67
	 nop
.L15:
	call	library_free_tcb, 0
	 ld	[%l0+592], %o0
	call	free, 0
	 mov	%l0, %o0
	b,a	.L14
.L66:
	ld	[%l0+624], %g1
.L71:
	call	guard_leave, 0
	 st	%g1, [%g2]
	b	.L70
	 st	%l1, [%sp+64]
.L67:
	call	munmap, 0
	 ld	[%l0+580], %o0
	b,a	.L15
.L62:
	sethi	%hi(1048576), %g1
	cmp	%i1, 0
	bne	.L21
	 st	%g1, [%l0+584]
	b	.L19
	 mov	%g1, %i2
.L65:
	b	.L71
	 ld	[%l0+624], %g1
.L17:
	mov	12, %i0
.L75:
	call	free, 0
	 mov	%l0, %o0
	jmp	%i7+8
	 restore
.L63:
	cmp	%i2, 0
	bl	.L77
	 mov	12, %i0
.L19:
	cmp	%i3, 0
	bl	.L23
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
	st	%o1, [%l0+588]
	mov	3, %o2
	sethi	%hi(-2147483648), %o3
	mov	0, %o0
	call	mmap, 0
	 or	%o3, 258, %o3
	st	%o0, [%l0+580]
	cmp	%o0, -1
	be	.L23
	 mov	%o0, %g1
	cmp	%i3, 0
	bne	.L68
	 mov	0, %o2
.L24:
	ld	[%l0+588], %g2
	addcc	%g1, %g2, %i1
	bne	.L20
	 nop
.L23:
	mov	12, %i0
.L22:
.L77:
	call	library_free_tcb, 0
	 mov	%l1, %o0
	call	free, 0
	 mov	%l0, %o0
	jmp	%i7+8
	 restore
.L64:
	cmp	%i0, 14
	be	.L69
	 nop
	call	guard_leave, 0
	 mov	11, %i0
	ld	[%l0+588], %o1
.L72:
	cmp	%o1, 0
	be	.L22
	 nop
	call	munmap, 0
	 ld	[%l0+580], %o0
	b,a	.L22
.L68:
	call	mprotect, 0
	 mov	%i3, %o1
	b	.L24
	 ld	[%l0+580], %g1
.L69:
	call	guard_leave, 0
	 nop
	b	.L72
	 ld	[%l0+588], %o1
	.size	create, .-create
	.section	.text.lwp_self,"ax",@progbits
	.align 4
	.global lwp_self
	.type	lwp_self, #function
	.proc	0110
lwp_self:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L79
	 sethi	%gdop_hix22(first), %i0
.L85:
	xor	%i0, %gdop_lox10(first), %i0
	ld	[%l7 + %i0], %i0, %gdop(first)
	jmp	%i7+8
	 restore
.L79:
	call	thread_pointer, 0
	 nop
	ld	[%o0+4], %i0
	cmp	%i0, 0
	be,a	.L85
	 sethi	%gdop_hix22(first), %i0
	jmp	%i7+8
	 restore
	.size	lwp_self, .-lwp_self
	.section	.text.claim,"ax",@progbits
	.align 4
	.type	claim, #function
	.proc	04
claim:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne,a	.L104
	 ld	[%i5], %g1
	b	.L103
	 mov	3, %i0
.L89:
	cmp	%i5, 0
	be,a	.L88
	 mov	3, %i0
	ld	[%i5], %g1
.L104:
	cmp	%i0, %g1
	bne,a	.L89
	 ld	[%i5+624], %i5
	st	%i5, [%i1]
	ld	[%i5+8], %g1
	cmp	%g1, 0
	bne	.L91
	 mov	22, %i0
	ld	[%i5+12], %i0
	cmp	%i0, 0
	be	.L102
	 nop
	mov	22, %i0
.L91:
	call	guard_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L102:
	call	lwp_self, 0
	 nop
	cmp	%i5, %o0
	be	.L94
	 mov	1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+12]
	jmp	%i7+8
	 restore
.L88:
.L103:
	call	guard_leave, 0
	 st	%g0, [%i1]
	jmp	%i7+8
	 restore
.L94:
	b	.L91
	 mov	45, %i0
	.size	claim, .-claim
	.section	.text.call_for,"ax",@progbits
	.align 4
	.type	call_for, #function
	.proc	04
call_for:
	save	%sp, -112, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne,a	.L120
	 ld	[%i5], %g1
	b,a	.L108
.L109:
	cmp	%i5, 0
	be	.L108
	 nop
	ld	[%i5], %g1
.L120:
	cmp	%i0, %g1
	bne,a	.L109
	 ld	[%i5+624], %i5
	call	lwp_self, 0
	 nop
	ld	[%i5+4], %g1
	cmp	%g1, 0
	be	.L107
	 cmp	%i5, %o0
	be	.L112
	 add	%fp, -16, %g1
	mov	%i0, %o1
	mov	%i2, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-16], %i0
	cmp	%i0, 0
	bl	.L119
	 nop
	call	guard_leave, 0
	 nop
.L115:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L108:
	call	lwp_self, 0
	 nop
.L107:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
.L112:
	call	guard_leave, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	%i2, %o2
	mov	%i1, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	bge	.L115
	 sub	%g0, %g1, %i0
	jmp	%i7+8
	 restore
.L119:
	call	guard_leave, 0
	 sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
	.size	call_for, .-call_for
	.section	.text.thread_self,"ax",@progbits
	.align 4
	.global thread_self
	.type	thread_self, #function
	.proc	0110
thread_self:
	save	%sp, -96, %sp
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
	save	%sp, -104, %sp
	call	thread_self, 0
	 mov	%i0, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i3
	add	%fp, -8, %i4
	call	cancel_enter, 0
	 st	%i0, [%o0+572]
	st	%i4, [%sp+64]
.L143:
	mov	0, %o2
	ld	[%i5], %o1
	mov	167, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, -4
	be,a	.L143
	 st	%i4, [%sp+64]
	call	cancel_leave, 0
	 nop
	st	%g0, [%i3+572]
	call	guard_enter, 0
	 ld	[%i5+28], %i0
	sethi	%gdop_hix22(list), %g2
	xor	%g2, %gdop_lox10(list), %g2
	ld	[%l7 + %g2], %g2, %gdop(list)
	ld	[%g2], %g1
	cmp	%g1, 0
	be	.L124
	 cmp	%i5, %g1
	bne,a	.L144
	 mov	%g1, %g2
	b	.L142
	 ld	[%i5+624], %g1
.L127:
	be	.L140
	 add	%g2, 624, %g2
	mov	%g1, %g2
.L144:
	ld	[%g1+624], %g1
	cmp	%g1, 0
	bne	.L127
	 cmp	%i5, %g1
.L124:
	call	guard_leave, 0
	 nop
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %l7, %gdop(first)
	cmp	%i5, %l7
	be	.L145
	 nop
	ld	[%i5+588], %o1
	cmp	%o1, 0
	bne	.L141
	 nop
.L129:
	call	library_free_tcb, 0
	 ld	[%i5+592], %o0
	call	free, 0
	 mov	%i5, %o0
.L145:
	jmp	%i7+8
	 restore
.L140:
	ld	[%i5+624], %g1
.L142:
	b	.L124
	 st	%g1, [%g2]
.L141:
	call	munmap, 0
	 ld	[%i5+580], %o0
	b,a	.L129
	.size	join, .-join
	.section	.text.thr_self,"ax",@progbits
	.align 4
	.global thr_self
	.type	thr_self, #function
	.proc	016
thr_self:
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	ld	[%o0], %i0
	jmp	%i7+8
	 restore
	.size	thr_self, .-thr_self
	.global pthread_self
	pthread_self = thr_self
	.section	.text.thr_main,"ax",@progbits
	.align 4
	.global thr_main
	.type	thr_main, #function
	.proc	04
thr_main:
	save	%sp, -96, %sp
	call	lwp_self, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %l7, %gdop(first)
	xor	%l7, %o0, %l7
	cmp	%g0, %l7
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
	.size	thr_main, .-thr_main
	.section	.text.pthread_equal,"ax",@progbits
	.align 4
	.global pthread_equal
	.type	pthread_equal, #function
	.proc	04
pthread_equal:
	save	%sp, -96, %sp
	xor	%i0, %i1, %i1
	cmp	%g0, %i1
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
	.size	pthread_equal, .-pthread_equal
	.section	.text.___errno,"ax",@progbits
	.align 4
	.global ___errno
	.type	___errno, #function
	.proc	0104
___errno:
	save	%sp, -96, %sp
	call	lwp_self, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %g1, %gdop(first)
	cmp	%o0, %g1
	be,a	.L151
	 sethi	%gdop_hix22(errno), %o0
	jmp	%i7+8
	 restore %o0, 16, %o0
.L151:
	xor	%o0, %gdop_lox10(errno), %o0
	ld	[%l7 + %o0], %i0, %gdop(errno)
	jmp	%i7+8
	 restore
	.size	___errno, .-___errno
	.global __errno
	__errno = ___errno
	.section	.text.thr_yield,"ax",@progbits
	.align 4
	.global thr_yield
	.type	thr_yield, #function
	.proc	020
thr_yield:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	146, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	jmp	%i7+8
	 restore
	.size	thr_yield, .-thr_yield
	.section	.text.pthread_once,"ax",@progbits
	.align 4
	.global pthread_once
	.type	pthread_once, #function
	.proc	04
pthread_once:
	save	%sp, -112, %sp
	ld	[%i0+28], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 1
	be	.L154
	 nop
	call	mutex_lock, 0
	 mov	%i0, %o0
	ld	[%i0+28], %g1
	cmp	%g1, 1
	bne	.L162
	 mov	0, %o2
.L155:
	call	mutex_unlock, 0
	 mov	%i0, %o0
.L154:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L162:
	mov	%i0, %o1
	add	%fp, -16, %i5
	sethi	%gdop_hix22(leave_once), %o0
	mov	%i5, %o3
	xor	%o0, %gdop_lox10(leave_once), %o0
	call	__pthread_cleanup_push, 0
	 ld	[%l7 + %o0], %o0, %gdop(leave_once)
	call	%i1, 0
	 nop
	mov	%i5, %o1
	call	__pthread_cleanup_pop, 0
	 mov	0, %o0
	mov	1, %g1
	st	%g1, [%i0+28]
	b,a	.L155
	.size	pthread_once, .-pthread_once
	.section	.text.pthread_key_create,"ax",@progbits
	.align 4
	.global pthread_key_create
	.type	pthread_key_create, #function
	.proc	04
pthread_key_create:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 mov	0, %i5
	sethi	%gdop_hix22(keys), %g1
	xor	%g1, %gdop_lox10(keys), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(keys)
	b	.L164
	 mov	%l7, %g1
.L166:
	cmp	%i5, 128
	be	.L165
	 add	%g1, 8, %g1
.L164:
	ld	[%g1], %i4
	cmp	%i4, 0
	bne,a	.L166
	 add	%i5, 1, %i5
	sll	%i5, 3, %g1
	mov	1, %g3
	add	%l7, %g1, %g2
	st	%g3, [%l7+%g1]
	st	%i1, [%g2+4]
	call	guard_leave, 0
	 add	%i5, 1, %i5
	st	%i5, [%i0]
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L165:
	call	guard_leave, 0
	 mov	11, %i4
	jmp	%i7+8
	 restore %g0, %i4, %o0
	.size	pthread_key_create, .-pthread_key_create
	.global thr_keycreate
	thr_keycreate = pthread_key_create
	.section	.text.pthread_key_delete,"ax",@progbits
	.align 4
	.global pthread_key_delete
	.type	pthread_key_delete, #function
	.proc	04
pthread_key_delete:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, -1, %g1
	cmp	%g1, 127
	bgu	.L168
	 mov	22, %g3
	sethi	%gdop_hix22(keys), %g2
	sll	%g1, 3, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %i4, %gdop(keys)
	ld	[%i4+%i5], %g1
	cmp	%g1, 0
	be	.L168
	 nop
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	st	%g0, [%i4+%i5]
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	be	.L170
	 nop
	add	%i0, 7, %i0
	sll	%i0, 2, %i0
	st	%g0, [%g1+%i0]
.L179:
	ld	[%g1+624], %g1
	cmp	%g1, 0
	bne,a	.L179
	 st	%g0, [%g1+%i0]
.L170:
	call	guard_leave, 0
	 nop
	mov	0, %g3
.L168:
	jmp	%i7+8
	 restore %g0, %g3, %o0
	.size	pthread_key_delete, .-pthread_key_delete
	.section	.text.pthread_setspecific,"ax",@progbits
	.align 4
	.global pthread_setspecific
	.type	pthread_setspecific, #function
	.proc	04
pthread_setspecific:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, -1, %g1
	mov	%i0, %i5
	cmp	%g1, 127
	bgu	.L185
	 mov	22, %i0
	sethi	%gdop_hix22(keys), %g2
	sll	%g1, 3, %g1
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %l7, %gdop(keys)
	ld	[%l7+%g1], %g1
	cmp	%g1, 0
	be	.L185
	 nop
	call	thread_self, 0
	 add	%i5, 7, %i5
	mov	0, %i0
	sll	%i5, 2, %i5
	st	%i1, [%o0+%i5]
.L185:
	jmp	%i7+8
	 restore
	.size	pthread_setspecific, .-pthread_setspecific
	.global thr_setspecific
	thr_setspecific = pthread_setspecific
	.section	.text.pthread_getspecific,"ax",@progbits
	.align 4
	.global pthread_getspecific
	.type	pthread_getspecific, #function
	.proc	0120
pthread_getspecific:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	add	%i5, -1, %g1
	cmp	%g1, 127
	bgu	.L191
	 mov	0, %i0
	sethi	%gdop_hix22(keys), %g2
	sll	%g1, 3, %g1
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %l7, %gdop(keys)
	ld	[%l7+%g1], %g1
	cmp	%g1, 0
	be	.L191
	 nop
	call	thread_self, 0
	 add	%i5, 7, %i5
	sll	%i5, 2, %i5
	ld	[%o0+%i5], %i0
.L191:
	jmp	%i7+8
	 restore
	.size	pthread_getspecific, .-pthread_getspecific
	.section	.text.thr_getspecific,"ax",@progbits
	.align 4
	.global thr_getspecific
	.type	thr_getspecific, #function
	.proc	04
thr_getspecific:
	save	%sp, -96, %sp
	call	pthread_getspecific, 0
	 mov	%i0, %o0
	st	%o0, [%i1]
	add	%i0, -1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 127
	bgu	.L196
	 mov	22, %i0
	sll	%g1, 3, %i0
	sethi	%gdop_hix22(keys), %g2
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %l7, %gdop(keys)
	ld	[%l7+%i0], %g1
	cmp	%g0, %g1
	addx	%g0, -1, %i0
	and	%i0, 22, %i0
.L196:
	jmp	%i7+8
	 restore
	.size	thr_getspecific, .-thr_getspecific
	.section	.text.pthread_exit,"ax",@progbits
	.align 4
	.global pthread_exit
	.type	pthread_exit, #function
	.proc	020
pthread_exit:
	save	%sp, -104, %sp
	call	lwp_self, 0
	 nop
	mov	1, %g1
	st	%g1, [%o0+564]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%o0+572], %g1
	cmp	%g1, 0
	be	.L198
	 mov	%o0, %l0
	st	%g0, [%g1+12]
.L198:
	mov	%l0, %o0
	sethi	%gdop_hix22(keys), %i1
	mov	4, %i2
	call	cancel_run_handlers, 0
	 xor	%i1, %gdop_lox10(keys), %i1
	ld	[%l7 + %i1], %i1, %gdop(keys)
	add	%l0, 32, %l1
	add	%i1, 1024, %i3
	mov	%l1, %i4
.L228:
	mov	%i1, %i5
	mov	0, %g2
.L202:
	ld	[%i4], %o0
	cmp	%o0, 0
	be	.L201
	 st	%g0, [%i4]
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L226
	 add	%i5, 8, %i5
	ld	[%i5+4], %g1
	cmp	%g1, 0
	be,a	.L226
	 add	%i5, 8, %i5
	call	%g1, 0
	 nop
	mov	1, %g2
.L201:
	add	%i5, 8, %i5
.L226:
	cmp	%i5, %i3
	bne	.L202
	 add	%i4, 4, %i4
	cmp	%g2, 0
	be,a	.L227
	 st	%i0, [%l0+28]
	addcc	%i2, -1, %i2
	bne,a	.L228
	 mov	%l1, %i4
	st	%i0, [%l0+28]
.L227:
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L223
	 nop
	call	guard_enter, 0
	 nop
	ld	[%l0+600], %g2
	sethi	%gdop_hix22(running), %g1
	cmp	%g0, %g2
	xor	%g1, %gdop_lox10(running), %g1
	ld	[%l7 + %g1], %g1, %gdop(running)
	ld	[%g1], %g2
	addx	%g2, -1, %g2
	cmp	%g2, 0
	be	.L224
	 st	%g2, [%g1]
	st	%g0, [%l0+4]
	sethi	%gdop_hix22(one_has_ended), %o0
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	cond_broadcast, 0
	 ld	[%l7 + %o0], %o0, %gdop(one_has_ended)
	call	guard_leave, 0
	 add	%fp, -8, %i5
	st	%i5, [%sp+64]
.L225:
	mov	160, %o0
	call	system_call, 0
	 nop
	unimp	8
	b	.L225
	 st	%i5, [%sp+64]
.L224:
	call	guard_leave, 0
	 nop
.L223:
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
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	call	guard_leave, 0
	 nop
	ld	[%i0+20], %g1
	call	%g1, 0
	 ld	[%i0+24], %o0
	call	pthread_exit, 0
	 nop
	nop
	.size	run, .-run
	.section	.text.thr_min_stack,"ax",@progbits
	.align 4
	.global thr_min_stack
	.type	thr_min_stack, #function
	.proc	016
thr_min_stack:
	save	%sp, -96, %sp
	sethi	%hi(4096), %i0
	jmp	%i7+8
	 restore
	.size	thr_min_stack, .-thr_min_stack
	.section	.text.thr_create,"ax",@progbits
	.align 4
	.global thr_create
	.type	thr_create, #function
	.proc	04
thr_create:
	save	%sp, -728, %sp
	mov	628, %o2
	mov	0, %o1
	add	%fp, -628, %l0
	call	memset, 0
	 mov	%l0, %o0
	and	%i4, 320, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	st	%g1, [%fp-620]
	srl	%i4, 8, %g1
	and	%g1, 1, %g1
	st	%i2, [%fp-608]
	st	%g1, [%fp-28]
	call	lwp_self, 0
	 st	%i3, [%fp-604]
	ld	[%o0+612], %g1
	st	%g1, [%fp-16]
	cmp	%i2, 0
	be	.L231
	 mov	22, %o0
	andcc	%i4, -452, %g0
	bne	.L231
	 add	%i1, -1, %g1
	cmp	%g1, 4094
	bleu	.L231
	 cmp	%i0, 0
	be	.L238
	 cmp	%i1, 0
	bne	.L238
	 nop
.L231:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L238:
	call	getpagesize, 0
	 nop
	mov	%i0, %o1
	mov	%o0, %o3
	mov	%i5, %o5
	mov	%i4, %o4
	mov	%i1, %o2
	call	create, 0
	 mov	%l0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	thr_create, .-thr_create
	.section	.text.pthread_create,"ax",@progbits
	.align 4
	.global pthread_create
	.type	pthread_create, #function
	.proc	04
pthread_create:
	save	%sp, -728, %sp
	cmp	%i1, 0
	be	.L243
	 nop
	call	lwp_self, 0
	 ld	[%i1], %i5
	cmp	%i5, 0
	be	.L248
	 mov	%o0, %i4
.L250:
	add	%fp, -628, %g1
	mov	628, %o2
	mov	%g1, %o0
	call	memset, 0
	 mov	0, %o1
	ld	[%i5], %g2
	st	%i2, [%fp-608]
	cmp	%g0, %g2
	st	%i3, [%fp-604]
	addx	%g0, 0, %g2
	st	%g2, [%fp-620]
	ld	[%i5+8], %g2
	cmp	%g2, 0
	bne	.L249
	 mov	%o0, %g1
	ld	[%i5+12], %g3
	ld	[%i5+16], %g2
	mov	%i0, %o5
	st	%g3, [%fp-20]
	st	%g2, [%fp-16]
	mov	0, %o4
	ld	[%i5+24], %o3
	ld	[%i5+20], %o2
	ld	[%i5+28], %o1
	call	create, 0
	 mov	%g1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L249:
	ld	[%i4+608], %g3
	ld	[%i4+612], %g2
	mov	%i0, %o5
	st	%g3, [%fp-20]
	st	%g2, [%fp-16]
	mov	0, %o4
	ld	[%i5+24], %o3
	ld	[%i5+20], %o2
	ld	[%i5+28], %o1
	call	create, 0
	 mov	%g1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L243:
	call	lwp_usual_attributes, 0
	 nop
	call	lwp_self, 0
	 mov	%o0, %i5
	cmp	%i5, 0
	bne	.L250
	 mov	%o0, %i4
.L248:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_create, .-pthread_create
	.section	.text.thread_find,"ax",@progbits
	.align 4
	.global thread_find
	.type	thread_find, #function
	.proc	0110
thread_find:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L260
	 ld	[%g1], %g2
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L254:
	cmp	%g1, 0
	be,a	.L259
	 mov	%g1, %i0
	ld	[%g1], %g2
.L260:
	cmp	%i0, %g2
	bne,a	.L254
	 ld	[%g1+624], %g1
	mov	%g1, %i0
.L259:
	jmp	%i7+8
	 restore
	.size	thread_find, .-thread_find
	.section	.text.pthread_join,"ax",@progbits
	.align 4
	.global pthread_join
	.type	pthread_join, #function
	.proc	04
pthread_join:
	save	%sp, -104, %sp
	mov	%i0, %o0
	call	claim, 0
	 add	%fp, -4, %o1
	orcc	%o0, 0, %i0
	be	.L265
	 nop
.L267:
	jmp	%i7+8
	 restore
.L265:
	call	join, 0
	 ld	[%fp-4], %o0
	cmp	%i1, 0
	bne,a	.L267
	 st	%o0, [%i1]
	jmp	%i7+8
	 restore
	.size	pthread_join, .-pthread_join
	.section	.text.thr_join,"ax",@progbits
	.align 4
	.global thr_join
	.type	thr_join, #function
	.proc	04
thr_join:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L269
	 mov	%i0, %o0
	call	claim, 0
	 add	%fp, -4, %o1
	orcc	%o0, 0, %i0
	be	.L282
	 ld	[%fp-4], %i5
	jmp	%i7+8
	 restore
.L269:
	call	guard_enter, 0
	 sethi	%gdop_hix22(list), %i3
	xor	%i3, %gdop_lox10(list), %i3
	ld	[%l7 + %i3], %i3, %gdop(list)
	ld	[%i3], %i5
.L300:
	cmp	%i5, 0
	be	.L272
	 mov	0, %i4
	b	.L302
	 ld	[%i5+8], %g1
.L275:
	ld	[%i5+624], %i5
.L301:
	cmp	%i5, 0
	be	.L298
	 cmp	%i4, 0
	ld	[%i5+8], %g1
.L302:
	cmp	%g1, 0
	bne,a	.L301
	 ld	[%i5+624], %i5
	ld	[%i5+12], %g1
	cmp	%g1, 0
	bne,a	.L301
	 ld	[%i5+624], %i5
	call	lwp_self, 0
	 nop
	cmp	%i5, %o0
	be,a	.L301
	 ld	[%i5+624], %i5
	ld	[%i5+4], %g1
	cmp	%g1, 0
	bne	.L275
	 add	%i4, 1, %i4
	mov	1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+12]
.L282:
	cmp	%i1, 0
	be	.L279
	 nop
	ld	[%i5], %g1
	st	%g1, [%i1]
.L279:
	call	join, 0
	 mov	%i5, %o0
	cmp	%i2, 0
	bne,a	.L281
	 st	%o0, [%i2]
.L281:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L298:
	be	.L272
	 st	%g0, [%fp-4]
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L299
	 sethi	%gdop_hix22(one_has_ended), %o0
.L272:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
.L299:
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	guard_wait, 0
	 ld	[%l7 + %o0], %o0, %gdop(one_has_ended)
	b	.L300
	 ld	[%i3], %i5
	.size	thr_join, .-thr_join
	.section	.text.pthread_detach,"ax",@progbits
	.align 4
	.global pthread_detach
	.type	pthread_detach, #function
	.proc	04
pthread_detach:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L316
	 ld	[%g1], %g2
	b,a	.L309
.L306:
	cmp	%g1, 0
	be	.L309
	 nop
	ld	[%g1], %g2
.L316:
	cmp	%i0, %g2
	bne,a	.L306
	 ld	[%g1+624], %g1
	ld	[%g1+8], %g2
	cmp	%g2, 0
	bne	.L305
	 mov	22, %i0
	ld	[%g1+12], %i0
	cmp	%i0, 0
	bne	.L310
	 mov	1, %g2
	st	%g2, [%g1+8]
.L305:
	call	guard_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L309:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
.L310:
	call	guard_leave, 0
	 mov	22, %i0
	jmp	%i7+8
	 restore
	.size	pthread_detach, .-pthread_detach
	.section	.text.thread_signal,"ax",@progbits
	.align 4
	.global thread_signal
	.type	thread_signal, #function
	.proc	04
thread_signal:
	save	%sp, -104, %sp
	ld	[%i0+4], %o1
	cmp	%o1, 0
	be	.L323
	 mov	3, %i0
	add	%fp, -8, %g1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	163, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	sra	%i0, 31, %g1
	sub	%g0, %i0, %i0
	and	%i0, %g1, %i0
.L323:
	jmp	%i7+8
	 restore
	.size	thread_signal, .-thread_signal
	.section	.text.pthread_kill,"ax",@progbits
	.align 4
	.global pthread_kill
	.type	pthread_kill, #function
	.proc	04
pthread_kill:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(__threads_started)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne	.L326
	 nop
.L328:
	call	raise_in_process, 0
	 restore
.L326:
	call	thr_self, 0
	 nop
	call	pthread_kill, 0
	 mov	%i0, %o1
	orcc	%o0, 0, %i5
	bne	.L327
	 nop
	ld	[%l7], %g1
	cmp	%g1, 0
	be	.L328
	 nop
.L325:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L327:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	ld	[%l7], %g1
	cmp	%g1, 0
	be	.L328
	 mov	-1, %i5
	b,a	.L325
	.size	raise, .-raise
	.section	.text.thr_suspend,"ax",@progbits
	.align 4
	.global thr_suspend
	.type	thr_suspend, #function
	.proc	04
thr_suspend:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L349
	 ld	[%g1], %g2
	b,a	.L340
.L341:
	cmp	%g1, 0
	be	.L340
	 nop
	ld	[%g1], %g2
.L349:
	cmp	%i0, %g2
	bne,a	.L341
	 ld	[%g1+624], %g1
	st	%i1, [%g1+612]
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L340:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
	.size	thr_setprio, .-thr_setprio
	.global pthread_setschedprio
	pthread_setschedprio = thr_setprio
	.section	.text.thr_getprio,"ax",@progbits
	.align 4
	.global thr_getprio
	.type	thr_getprio, #function
	.proc	04
thr_getprio:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L363
	 ld	[%g1], %g2
	b,a	.L352
.L353:
	cmp	%g1, 0
	be	.L352
	 nop
	ld	[%g1], %g2
.L363:
	cmp	%i0, %g2
	bne,a	.L353
	 ld	[%g1+624], %g1
	cmp	%i1, 0
	be	.L357
	 nop
	ld	[%g1+612], %g1
	st	%g1, [%i1]
.L357:
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L352:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
	.size	thr_getprio, .-thr_getprio
	.section	.text.pthread_setschedparam,"ax",@progbits
	.align 4
	.global pthread_setschedparam
	.type	pthread_setschedparam, #function
	.proc	04
pthread_setschedparam:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	cmp	%i1, 6
	bgu	.L384
	 mov	22, %i0
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L382
	 ld	[%g1], %g2
	b,a	.L367
.L368:
	cmp	%g1, 0
	be	.L367
	 nop
	ld	[%g1], %g2
.L382:
	cmp	%i5, %g2
	bne,a	.L368
	 ld	[%g1+624], %g1
	cmp	%i2, 0
	be,a	.L381
	 ld	[%g1+612], %g2
	ld	[%i2], %g2
	mov	0, %i0
	st	%g2, [%g1+612]
	call	guard_leave, 0
	 st	%i1, [%g1+608]
.L384:
	jmp	%i7+8
	 restore
.L381:
	st	%i1, [%g1+608]
	st	%g2, [%g1+612]
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L367:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
	.size	pthread_setschedparam, .-pthread_setschedparam
	.section	.text.pthread_getschedparam,"ax",@progbits
	.align 4
	.global pthread_getschedparam
	.type	pthread_getschedparam, #function
	.proc	04
pthread_getschedparam:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L402
	 ld	[%g1], %g2
	b,a	.L387
.L388:
	cmp	%g1, 0
	be	.L387
	 nop
	ld	[%g1], %g2
.L402:
	cmp	%i0, %g2
	bne,a	.L388
	 ld	[%g1+624], %g1
	cmp	%i2, 0
	be	.L403
	 cmp	%i1, 0
	ld	[%g1+612], %g2
	st	%g2, [%i2]
.L403:
	be	.L391
	 nop
	ld	[%g1+608], %g1
	st	%g1, [%i1]
.L391:
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L387:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
	.size	pthread_getschedparam, .-pthread_getschedparam
	.section	.text.thr_setconcurrency,"ax",@progbits
	.align 4
	.global thr_setconcurrency
	.type	thr_setconcurrency, #function
	.proc	04
thr_setconcurrency:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	orcc	%i0, 0, %g2
	bl	.L406
	 sethi	%gdop_hix22(concurrency), %g1
	xor	%g1, %gdop_lox10(concurrency), %g1
	ld	[%l7 + %g1], %l7, %gdop(concurrency)
	st	%g2, [%l7]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L406:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	thr_setconcurrency, .-thr_setconcurrency
	.global pthread_setconcurrency
	pthread_setconcurrency = thr_setconcurrency
	.section	.text.thr_getconcurrency,"ax",@progbits
	.align 4
	.global thr_getconcurrency
	.type	thr_getconcurrency, #function
	.proc	04
thr_getconcurrency:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(concurrency), %g1
	xor	%g1, %gdop_lox10(concurrency), %g1
	ld	[%l7 + %g1], %l7, %gdop(concurrency)
	ld	[%l7], %i0
	jmp	%i7+8
	 restore
	.size	thr_getconcurrency, .-thr_getconcurrency
	.global pthread_getconcurrency
	pthread_getconcurrency = thr_getconcurrency
	.section	.text.thr_stksegment,"ax",@progbits
	.align 4
	.global thr_stksegment
	.type	thr_stksegment, #function
	.proc	04
thr_stksegment:
	save	%sp, -96, %sp
	call	thread_self, 0
	 nop
	ld	[%o0+580], %g1
	cmp	%g1, 0
	be	.L412
	 nop
	ld	[%o0+588], %g2
	cmp	%g2, 0
	be	.L413
	 ld	[%o0+584], %g3
	add	%g1, %g2, %g1
	st	%g3, [%i0+4]
	st	%g1, [%i0]
	st	%g0, [%i0+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L413:
	mov	%g3, %g2
	st	%g3, [%i0+4]
	add	%g1, %g2, %g1
	st	%g0, [%i0+8]
	st	%g1, [%i0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L412:
	call	main_stack, 0
	 restore
	.size	thr_stksegment, .-thr_stksegment
	.section	.text.threads_after_fork,"ax",@progbits
	.align 4
	.global threads_after_fork
	.type	threads_after_fork, #function
	.proc	020
threads_after_fork:
	save	%sp, -96, %sp
	call	lwp_self, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %g1, %gdop(list)
	sethi	%gdop_hix22(running), %g2
	st	%o0, [%g1]
	xor	%g2, %gdop_lox10(running), %g2
	mov	1, %g1
	ld	[%l7 + %g2], %l7, %gdop(running)
	st	%g0, [%o0+624]
	st	%g0, [%o0+600]
	st	%g1, [%l7]
	jmp	%i7+8
	 restore
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
	.common	keys,1024,4
	.align 4
	.type	running, #object
	.size	running, 4
running:
	.long	1
	.section	.data.rel.local,"aw"
	.align 4
	.type	list, #object
	.size	list, 4
list:
	.long	first
	.section	".data"
	.align 4
	.type	first, #object
	.size	first, 628
first:
	.long	1
	.long	1
	.skip	592
	.skip	28
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
