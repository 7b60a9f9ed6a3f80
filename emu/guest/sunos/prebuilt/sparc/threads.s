! b69b778c2c5844bcd05bee82116ec40b emu/guest/libc/sunos/threads.c
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
	sethi	%gdop_hix22(__threads_started), %l0
	xor	%l0, %gdop_lox10(__threads_started), %l0
	ld	[%l7 + %l0], %l0, %gdop(__threads_started)
	ld	[%l0], %g1
	cmp	%g1, 0
	be	.L62
	 sethi	%gdop_hix22(first_stack), %o0
	mov	1, %g1
.L74:
	sethi	%gdop_hix22(list), %l2
	st	%g1, [%l0]
	xor	%l2, %gdop_lox10(list), %l2
	add	%fp, -8, %l1
	ld	[%l7 + %l2], %l2, %gdop(list)
.L15:
	call	guard_enter, 0
	 nop
	ld	[%l2], %g1
	cmp	%g1, 0
	be	.L6
	 mov	%g1, %l0
	ld	[%l0+8], %g2
.L77:
	cmp	%g2, 0
	be,a	.L76
	 ld	[%l0+624], %l0
	ld	[%l0+4], %g2
	cmp	%g2, 0
	be	.L63
	 cmp	%g1, %l0
	ld	[%l0+624], %l0
.L76:
	cmp	%l0, 0
	bne,a	.L77
	 ld	[%l0+8], %g2
.L6:
	call	guard_leave, 0
	 nop
	call	malloc, 0
	 mov	628, %o0
	orcc	%o0, 0, %l0
	be,a	.L78
	 mov	12, %i0
	call	library_new_tcb, 0
	 nop
	orcc	%o0, 0, %l1
	be	.L18
	 mov	628, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	st	%l1, [%l0+592]
	call	getpagesize, 0
	 st	%l0, [%l1+4]
	cmp	%i2, 0
	be	.L64
	 st	%i1, [%l0+580]
	cmp	%i1, 0
	be	.L65
	 st	%i2, [%l0+584]
.L22:
	add	%i1, %i2, %i1
.L21:
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
	bne	.L66
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
	be	.L61
	 st	%g1, [%l7]
	st	%g2, [%i5]
.L61:
	call	guard_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L63:
	bne,a	.L79
	 mov	%g1, %g2
	b	.L67
	 mov	%l2, %g2
.L13:
	be	.L68
	 add	%g2, 624, %g2
	mov	%g1, %g2
.L79:
	ld	[%g1+624], %g1
	cmp	%g1, 0
	bne	.L13
	 cmp	%g1, %l0
	call	guard_leave, 0
	 nop
	st	%l1, [%sp+64]
.L72:
	mov	0, %o2
	ld	[%l0], %o1
	mov	167, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, -4
	be,a	.L72
	 st	%l1, [%sp+64]
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %g1, %gdop(first)
	cmp	%l0, %g1
	be	.L15
	 nop
	ld	[%l0+588], %o1
	cmp	%o1, 0
	bne	.L69
	 nop
.L16:
	call	library_free_tcb, 0
	 ld	[%l0+592], %o0
	call	free, 0
	 mov	%l0, %o0
	b,a	.L15
.L68:
	ld	[%l0+624], %g1
.L73:
	call	guard_leave, 0
	 st	%g1, [%g2]
	b	.L72
	 st	%l1, [%sp+64]
.L69:
	call	munmap, 0
	 ld	[%l0+580], %o0
	b,a	.L16
.L64:
	sethi	%hi(1048576), %g1
	cmp	%i1, 0
	bne	.L22
	 st	%g1, [%l0+584]
	b	.L20
	 mov	%g1, %i2
.L67:
	b	.L73
	 ld	[%l0+624], %g1
.L62:
	xor	%o0, %gdop_lox10(first_stack), %o0
	call	main_stack, 0
	 ld	[%l7 + %o0], %o0, %gdop(first_stack)
	b	.L74
	 mov	1, %g1
.L18:
	mov	12, %i0
.L78:
	call	free, 0
	 mov	%l0, %o0
	jmp	%i7+8
	 restore
.L65:
	cmp	%i2, 0
	bl	.L80
	 mov	12, %i0
.L20:
	cmp	%i3, 0
	bl	.L24
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
	be	.L24
	 mov	%o0, %g1
	cmp	%i3, 0
	bne	.L70
	 mov	0, %o2
.L25:
	ld	[%l0+588], %g2
	addcc	%g1, %g2, %i1
	bne	.L21
	 nop
.L24:
	mov	12, %i0
.L23:
.L80:
	call	library_free_tcb, 0
	 mov	%l1, %o0
	call	free, 0
	 mov	%l0, %o0
	jmp	%i7+8
	 restore
.L66:
	cmp	%i0, 14
	be	.L71
	 nop
	call	guard_leave, 0
	 mov	11, %i0
	ld	[%l0+588], %o1
.L75:
	cmp	%o1, 0
	be	.L23
	 nop
	call	munmap, 0
	 ld	[%l0+580], %o0
	b,a	.L23
.L70:
	call	mprotect, 0
	 mov	%i3, %o1
	b	.L25
	 ld	[%l0+580], %g1
.L71:
	call	guard_leave, 0
	 nop
	b	.L75
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
	bne	.L82
	 sethi	%gdop_hix22(first), %i0
.L88:
	xor	%i0, %gdop_lox10(first), %i0
	ld	[%l7 + %i0], %i0, %gdop(first)
	jmp	%i7+8
	 restore
.L82:
	call	thread_pointer, 0
	 nop
	ld	[%o0+4], %i0
	cmp	%i0, 0
	be,a	.L88
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
	bne,a	.L107
	 ld	[%i5], %g1
	b	.L106
	 mov	3, %i0
.L92:
	cmp	%i5, 0
	be,a	.L91
	 mov	3, %i0
	ld	[%i5], %g1
.L107:
	cmp	%i0, %g1
	bne,a	.L92
	 ld	[%i5+624], %i5
	st	%i5, [%i1]
	ld	[%i5+8], %g1
	cmp	%g1, 0
	bne	.L94
	 mov	22, %i0
	ld	[%i5+12], %i0
	cmp	%i0, 0
	be	.L105
	 nop
	mov	22, %i0
.L94:
	call	guard_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L105:
	call	lwp_self, 0
	 nop
	cmp	%i5, %o0
	be	.L97
	 mov	1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+12]
	jmp	%i7+8
	 restore
.L91:
.L106:
	call	guard_leave, 0
	 st	%g0, [%i1]
	jmp	%i7+8
	 restore
.L97:
	b	.L94
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
	bne,a	.L123
	 ld	[%i5], %g1
	b,a	.L111
.L112:
	cmp	%i5, 0
	be	.L111
	 nop
	ld	[%i5], %g1
.L123:
	cmp	%i0, %g1
	bne,a	.L112
	 ld	[%i5+624], %i5
	call	lwp_self, 0
	 nop
	ld	[%i5+4], %g1
	cmp	%g1, 0
	be	.L110
	 cmp	%i5, %o0
	be	.L115
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
	bl	.L122
	 nop
	call	guard_leave, 0
	 nop
.L118:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L111:
	call	lwp_self, 0
	 nop
.L110:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
.L115:
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
	bge	.L118
	 sub	%g0, %g1, %i0
	jmp	%i7+8
	 restore
.L122:
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
.L146:
	mov	0, %o2
	ld	[%i5], %o1
	mov	167, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, -4
	be,a	.L146
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
	be	.L127
	 cmp	%i5, %g1
	bne,a	.L147
	 mov	%g1, %g2
	b	.L145
	 ld	[%i5+624], %g1
.L130:
	be	.L143
	 add	%g2, 624, %g2
	mov	%g1, %g2
.L147:
	ld	[%g1+624], %g1
	cmp	%g1, 0
	bne	.L130
	 cmp	%i5, %g1
.L127:
	call	guard_leave, 0
	 nop
	sethi	%gdop_hix22(first), %g1
	xor	%g1, %gdop_lox10(first), %g1
	ld	[%l7 + %g1], %l7, %gdop(first)
	cmp	%i5, %l7
	be	.L148
	 nop
	ld	[%i5+588], %o1
	cmp	%o1, 0
	bne	.L144
	 nop
.L132:
	call	library_free_tcb, 0
	 ld	[%i5+592], %o0
	call	free, 0
	 mov	%i5, %o0
.L148:
	jmp	%i7+8
	 restore
.L143:
	ld	[%i5+624], %g1
.L145:
	b	.L127
	 st	%g1, [%g2]
.L144:
	call	munmap, 0
	 ld	[%i5+580], %o0
	b,a	.L132
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
	be,a	.L154
	 sethi	%gdop_hix22(errno), %o0
	jmp	%i7+8
	 restore %o0, 16, %o0
.L154:
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
	be	.L157
	 nop
	call	mutex_lock, 0
	 mov	%i0, %o0
	ld	[%i0+28], %g1
	cmp	%g1, 1
	bne	.L165
	 mov	0, %o2
.L158:
	call	mutex_unlock, 0
	 mov	%i0, %o0
.L157:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L165:
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
	b,a	.L158
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
	b	.L167
	 mov	%l7, %g1
.L169:
	cmp	%i5, 128
	be	.L168
	 add	%g1, 8, %g1
.L167:
	ld	[%g1], %i4
	cmp	%i4, 0
	bne,a	.L169
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
.L168:
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
	bgu	.L171
	 mov	22, %g3
	sethi	%gdop_hix22(keys), %g2
	sll	%g1, 3, %i5
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %i4, %gdop(keys)
	ld	[%i4+%i5], %g1
	cmp	%g1, 0
	be	.L171
	 nop
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	st	%g0, [%i4+%i5]
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	be	.L173
	 nop
	add	%i0, 7, %i0
	sll	%i0, 2, %i0
	st	%g0, [%g1+%i0]
.L182:
	ld	[%g1+624], %g1
	cmp	%g1, 0
	bne,a	.L182
	 st	%g0, [%g1+%i0]
.L173:
	call	guard_leave, 0
	 nop
	mov	0, %g3
.L171:
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
	bgu	.L188
	 mov	22, %i0
	sethi	%gdop_hix22(keys), %g2
	sll	%g1, 3, %g1
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %l7, %gdop(keys)
	ld	[%l7+%g1], %g1
	cmp	%g1, 0
	be	.L188
	 nop
	call	thread_self, 0
	 add	%i5, 7, %i5
	mov	0, %i0
	sll	%i5, 2, %i5
	st	%i1, [%o0+%i5]
.L188:
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
	bgu	.L194
	 mov	0, %i0
	sethi	%gdop_hix22(keys), %g2
	sll	%g1, 3, %g1
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %l7, %gdop(keys)
	ld	[%l7+%g1], %g1
	cmp	%g1, 0
	be	.L194
	 nop
	call	thread_self, 0
	 add	%i5, 7, %i5
	sll	%i5, 2, %i5
	ld	[%o0+%i5], %i0
.L194:
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
	bgu	.L199
	 mov	22, %i0
	sll	%g1, 3, %i0
	sethi	%gdop_hix22(keys), %g2
	xor	%g2, %gdop_lox10(keys), %g2
	ld	[%l7 + %g2], %l7, %gdop(keys)
	ld	[%l7+%i0], %g1
	cmp	%g0, %g1
	addx	%g0, -1, %i0
	and	%i0, 22, %i0
.L199:
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
	be	.L201
	 mov	%o0, %l0
	st	%g0, [%g1+12]
.L201:
	mov	%l0, %o0
	sethi	%gdop_hix22(keys), %i1
	mov	4, %i2
	call	cancel_run_handlers, 0
	 xor	%i1, %gdop_lox10(keys), %i1
	ld	[%l7 + %i1], %i1, %gdop(keys)
	add	%l0, 32, %l1
	add	%i1, 1024, %i3
	mov	%l1, %i4
.L231:
	mov	%i1, %i5
	mov	0, %g2
.L205:
	ld	[%i4], %o0
	cmp	%o0, 0
	be	.L204
	 st	%g0, [%i4]
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L229
	 add	%i5, 8, %i5
	ld	[%i5+4], %g1
	cmp	%g1, 0
	be,a	.L229
	 add	%i5, 8, %i5
	call	%g1, 0
	 nop
	mov	1, %g2
.L204:
	add	%i5, 8, %i5
.L229:
	cmp	%i5, %i3
	bne	.L205
	 add	%i4, 4, %i4
	cmp	%g2, 0
	be,a	.L230
	 st	%i0, [%l0+28]
	addcc	%i2, -1, %i2
	bne,a	.L231
	 mov	%l1, %i4
	st	%i0, [%l0+28]
.L230:
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L226
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
	be	.L227
	 st	%g2, [%g1]
	st	%g0, [%l0+4]
	sethi	%gdop_hix22(one_has_ended), %o0
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	cond_broadcast, 0
	 ld	[%l7 + %o0], %o0, %gdop(one_has_ended)
	call	guard_leave, 0
	 add	%fp, -8, %i5
	st	%i5, [%sp+64]
.L228:
	mov	160, %o0
	call	system_call, 0
	 nop
	unimp	8
	b	.L228
	 st	%i5, [%sp+64]
.L227:
	call	guard_leave, 0
	 nop
.L226:
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
	be	.L234
	 mov	22, %o0
	andcc	%i4, -452, %g0
	bne	.L234
	 add	%i1, -1, %g1
	cmp	%g1, 4094
	bleu	.L234
	 cmp	%i0, 0
	be	.L241
	 cmp	%i1, 0
	bne	.L241
	 nop
.L234:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L241:
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
	be	.L246
	 nop
	call	lwp_self, 0
	 ld	[%i1], %i5
	cmp	%i5, 0
	be	.L251
	 mov	%o0, %i4
.L253:
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
	bne	.L252
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
.L252:
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
.L246:
	call	lwp_usual_attributes, 0
	 nop
	call	lwp_self, 0
	 mov	%o0, %i5
	cmp	%i5, 0
	bne	.L253
	 mov	%o0, %i4
.L251:
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
	bne,a	.L263
	 ld	[%g1], %g2
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L257:
	cmp	%g1, 0
	be,a	.L262
	 mov	%g1, %i0
	ld	[%g1], %g2
.L263:
	cmp	%i0, %g2
	bne,a	.L257
	 ld	[%g1+624], %g1
	mov	%g1, %i0
.L262:
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
	be	.L268
	 nop
.L270:
	jmp	%i7+8
	 restore
.L268:
	call	join, 0
	 ld	[%fp-4], %o0
	cmp	%i1, 0
	bne,a	.L270
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
	be	.L272
	 mov	%i0, %o0
	call	claim, 0
	 add	%fp, -4, %o1
	orcc	%o0, 0, %i0
	be	.L285
	 ld	[%fp-4], %i5
	jmp	%i7+8
	 restore
.L272:
	call	guard_enter, 0
	 sethi	%gdop_hix22(list), %i3
	xor	%i3, %gdop_lox10(list), %i3
	ld	[%l7 + %i3], %i3, %gdop(list)
	ld	[%i3], %i5
.L303:
	cmp	%i5, 0
	be	.L275
	 mov	0, %i4
	b	.L305
	 ld	[%i5+8], %g1
.L278:
	ld	[%i5+624], %i5
.L304:
	cmp	%i5, 0
	be	.L301
	 cmp	%i4, 0
	ld	[%i5+8], %g1
.L305:
	cmp	%g1, 0
	bne,a	.L304
	 ld	[%i5+624], %i5
	ld	[%i5+12], %g1
	cmp	%g1, 0
	bne,a	.L304
	 ld	[%i5+624], %i5
	call	lwp_self, 0
	 nop
	cmp	%i5, %o0
	be,a	.L304
	 ld	[%i5+624], %i5
	ld	[%i5+4], %g1
	cmp	%g1, 0
	bne	.L278
	 add	%i4, 1, %i4
	mov	1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+12]
.L285:
	cmp	%i1, 0
	be	.L282
	 nop
	ld	[%i5], %g1
	st	%g1, [%i1]
.L282:
	call	join, 0
	 mov	%i5, %o0
	cmp	%i2, 0
	bne,a	.L284
	 st	%o0, [%i2]
.L284:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L301:
	be	.L275
	 st	%g0, [%fp-4]
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L302
	 sethi	%gdop_hix22(one_has_ended), %o0
.L275:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
.L302:
	xor	%o0, %gdop_lox10(one_has_ended), %o0
	call	guard_wait, 0
	 ld	[%l7 + %o0], %o0, %gdop(one_has_ended)
	b	.L303
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
	bne,a	.L319
	 ld	[%g1], %g2
	b,a	.L312
.L309:
	cmp	%g1, 0
	be	.L312
	 nop
	ld	[%g1], %g2
.L319:
	cmp	%i0, %g2
	bne,a	.L309
	 ld	[%g1+624], %g1
	ld	[%g1+8], %g2
	cmp	%g2, 0
	bne	.L308
	 mov	22, %i0
	ld	[%g1+12], %i0
	cmp	%i0, 0
	bne	.L313
	 mov	1, %g2
	st	%g2, [%g1+8]
.L308:
	call	guard_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L312:
	call	guard_leave, 0
	 mov	3, %i0
	jmp	%i7+8
	 restore
.L313:
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
	be	.L326
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
.L326:
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
	bne	.L329
	 nop
.L331:
	call	raise_in_process, 0
	 restore
.L329:
	call	thr_self, 0
	 nop
	call	pthread_kill, 0
	 mov	%i0, %o1
	orcc	%o0, 0, %i5
	bne	.L330
	 nop
	ld	[%l7], %g1
	cmp	%g1, 0
	be	.L331
	 nop
.L328:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L330:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	ld	[%l7], %g1
	cmp	%g1, 0
	be	.L331
	 mov	-1, %i5
	b,a	.L328
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
	bne,a	.L352
	 ld	[%g1], %g2
	b,a	.L343
.L344:
	cmp	%g1, 0
	be	.L343
	 nop
	ld	[%g1], %g2
.L352:
	cmp	%i0, %g2
	bne,a	.L344
	 ld	[%g1+624], %g1
	st	%i1, [%g1+612]
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L343:
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
	bne,a	.L366
	 ld	[%g1], %g2
	b,a	.L355
.L356:
	cmp	%g1, 0
	be	.L355
	 nop
	ld	[%g1], %g2
.L366:
	cmp	%i0, %g2
	bne,a	.L356
	 ld	[%g1+624], %g1
	cmp	%i1, 0
	be	.L360
	 nop
	ld	[%g1+612], %g1
	st	%g1, [%i1]
.L360:
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L355:
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
	bgu	.L387
	 mov	22, %i0
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %l7, %gdop(list)
	ld	[%l7], %g1
	cmp	%g1, 0
	bne,a	.L385
	 ld	[%g1], %g2
	b,a	.L370
.L371:
	cmp	%g1, 0
	be	.L370
	 nop
	ld	[%g1], %g2
.L385:
	cmp	%i5, %g2
	bne,a	.L371
	 ld	[%g1+624], %g1
	cmp	%i2, 0
	be,a	.L384
	 ld	[%g1+612], %g2
	ld	[%i2], %g2
	mov	0, %i0
	st	%g2, [%g1+612]
	call	guard_leave, 0
	 st	%i1, [%g1+608]
.L387:
	jmp	%i7+8
	 restore
.L384:
	st	%i1, [%g1+608]
	st	%g2, [%g1+612]
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L370:
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
	bne,a	.L405
	 ld	[%g1], %g2
	b,a	.L390
.L391:
	cmp	%g1, 0
	be	.L390
	 nop
	ld	[%g1], %g2
.L405:
	cmp	%i0, %g2
	bne,a	.L391
	 ld	[%g1+624], %g1
	cmp	%i2, 0
	be	.L406
	 cmp	%i1, 0
	ld	[%g1+612], %g2
	st	%g2, [%i2]
.L406:
	be	.L394
	 nop
	ld	[%g1+608], %g1
	st	%g1, [%i1]
.L394:
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L390:
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
	bl	.L409
	 sethi	%gdop_hix22(concurrency), %g1
	xor	%g1, %gdop_lox10(concurrency), %g1
	ld	[%l7 + %g1], %l7, %gdop(concurrency)
	st	%g2, [%l7]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L409:
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
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%o0+580], %g1
	cmp	%g1, 0
	be	.L418
	 mov	%i0, %g2
	ld	[%o0+588], %g3
	cmp	%g3, 0
	be	.L416
	 ld	[%o0+584], %g4
.L414:
	add	%g1, %g3, %g1
	st	%g4, [%g2+4]
	st	%g1, [%g2]
	st	%g0, [%g2+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L416:
	b	.L414
	 mov	%g4, %g3
.L418:
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L419
	 sethi	%gdop_hix22(first_stack), %g1
	xor	%g1, %gdop_lox10(first_stack), %g1
	ld	[%l7 + %g1], %l7, %gdop(first_stack)
	ld	[%l7], %g1
	st	%g1, [%i0]
	ld	[%l7+4], %g1
	st	%g1, [%i0+4]
	ld	[%l7+8], %g1
	st	%g1, [%i0+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L419:
	call	main_stack, 0
	 restore
	.size	thr_stksegment, .-thr_stksegment
	.section	.text.pthread_attr_get_np,"ax",@progbits
	.align 4
	.global pthread_attr_get_np
	.type	pthread_attr_get_np, #function
	.proc	04
pthread_attr_get_np:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 0
	be	.L433
	 nop
	ld	[%i1], %i4
	cmp	%i4, 0
	be	.L433
	 nop
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(list), %g1
	xor	%g1, %gdop_lox10(list), %g1
	ld	[%l7 + %g1], %g1, %gdop(list)
	ld	[%g1], %i5
	cmp	%i5, 0
	bne,a	.L446
	 ld	[%i5], %g1
	b	.L423
	 mov	3, %i0
.L424:
	cmp	%i5, 0
	be,a	.L434
	 mov	3, %i0
	ld	[%i5], %g1
.L446:
	cmp	%i0, %g1
	bne,a	.L424
	 ld	[%i5+624], %i5
	ld	[%i5+580], %g1
	cmp	%g1, 0
	be,a	.L443
	 sethi	%gdop_hix22(__threads_started), %g1
	ld	[%i5+588], %g3
	ld	[%i5+584], %g2
	cmp	%g3, 0
	bne	.L444
	 mov	%g2, %g4
.L428:
	add	%g1, %g4, %g1
	st	%g2, [%fp-8]
	st	%g1, [%fp-12]
	st	%g0, [%fp-4]
.L427:
	ld	[%i5+8], %g4
	cmp	%g0, %g4
	ld	[%i5+608], %i2
	addx	%g0, 0, %g4
	ld	[%i5+612], %i3
	cmp	%g3, 0
	be	.L429
	 sll	%g4, 6, %g4
	ld	[%i5+584], %i5
	sub	%g3, %i5, %g3
.L429:
	sub	%g1, %g2, %g1
	mov	0, %i0
	st	%g0, [%i4+4]
	st	%g0, [%i4+8]
	st	%g4, [%i4]
	st	%i2, [%i4+12]
	st	%i3, [%i4+16]
	st	%g2, [%i4+20]
	st	%g3, [%i4+24]
	call	guard_leave, 0
	 st	%g1, [%i4+28]
	jmp	%i7+8
	 restore
.L434:
.L423:
	call	guard_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L433:
	jmp	%i7+8
	 restore %g0, 22, %o0
.L444:
	b	.L428
	 mov	%g3, %g4
.L443:
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L445
	 sethi	%gdop_hix22(first_stack), %g1
	xor	%g1, %gdop_lox10(first_stack), %g1
	ld	[%i5+588], %g3
	ld	[%l7 + %g1], %g4, %gdop(first_stack)
	ld	[%g4], %g1
	ld	[%g4+4], %g2
	st	%g1, [%fp-12]
	ld	[%g4+8], %g4
	st	%g2, [%fp-8]
	b	.L427
	 st	%g4, [%fp-4]
.L445:
	call	main_stack, 0
	 add	%fp, -12, %o0
	orcc	%o0, 0, %i0
	bne	.L423
	 ld	[%fp-8], %g2
	ld	[%i5+588], %g3
	b	.L427
	 ld	[%fp-12], %g1
	.size	pthread_attr_get_np, .-pthread_attr_get_np
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
	.local	first_stack
	.common	first_stack,12,4
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
