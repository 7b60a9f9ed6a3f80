! 0a0ec3ac33f03af682ff28ae280aaaae emu/guest/libc/sunos/single.c
	.file	"single.c"
	.section	".text"
	.section	.text.guard_enter,"ax",@progbits
	.align 4
	.global guard_enter
	.type	guard_enter, #function
	.proc	020
guard_enter:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	guard_enter, .-guard_enter
	.section	.text.guard_leave,"ax",@progbits
	.align 4
	.global guard_leave
	.type	guard_leave, #function
	.proc	020
guard_leave:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	guard_leave, .-guard_leave
	.section	.text.stream_lock_take,"ax",@progbits
	.align 4
	.global stream_lock_take
	.type	stream_lock_take, #function
	.proc	020
stream_lock_take:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_try,"ax",@progbits
	.align 4
	.global stream_lock_try
	.type	stream_lock_try, #function
	.proc	04
stream_lock_try:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_drop,"ax",@progbits
	.align 4
	.global stream_lock_drop
	.type	stream_lock_drop, #function
	.proc	020
stream_lock_drop:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	stream_lock_drop, .-stream_lock_drop
	.section	.text.cancel_enter,"ax",@progbits
	.align 4
	.global cancel_enter
	.type	cancel_enter, #function
	.proc	020
cancel_enter:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	cancel_enter, .-cancel_enter
	.section	.text.cancel_leave,"ax",@progbits
	.align 4
	.global cancel_leave
	.type	cancel_leave, #function
	.proc	020
cancel_leave:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	cancel_leave, .-cancel_leave
	.section	.text.thread_self,"ax",@progbits
	.align 4
	.global thread_self
	.type	thread_self, #function
	.proc	0110
thread_self:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(only), %i0
	xor	%i0, %gdop_lox10(only), %i0
	ld	[%l7 + %i0], %i0, %gdop(only)
	jmp	%i7+8
	 restore
	.size	thread_self, .-thread_self
	.section	.text.thr_self,"ax",@progbits
	.align 4
	.global thr_self
	.type	thr_self, #function
	.proc	016
thr_self:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	thr_self, .-thr_self
	.global pthread_self
	pthread_self = thr_self
	.section	.text.mutex_init,"ax",@progbits
	.align 4
	.global mutex_init
	.type	mutex_init, #function
	.proc	04
mutex_init:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	mutex_init, .-mutex_init
	.section	.text.mutex_destroy,"ax",@progbits
	.align 4
	.global mutex_destroy
	.type	mutex_destroy, #function
	.proc	04
mutex_destroy:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	mutex_destroy, .-mutex_destroy
	.section	.text.mutex_lock,"ax",@progbits
	.align 4
	.global mutex_lock
	.type	mutex_lock, #function
	.proc	04
mutex_lock:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	mutex_lock, .-mutex_lock
	.section	.text.mutex_trylock,"ax",@progbits
	.align 4
	.global mutex_trylock
	.type	mutex_trylock, #function
	.proc	04
mutex_trylock:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	mutex_trylock, .-mutex_trylock
	.section	.text.mutex_unlock,"ax",@progbits
	.align 4
	.global mutex_unlock
	.type	mutex_unlock, #function
	.proc	04
mutex_unlock:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	mutex_unlock, .-mutex_unlock
	.section	.text.pthread_mutex_init,"ax",@progbits
	.align 4
	.global pthread_mutex_init
	.type	pthread_mutex_init, #function
	.proc	04
pthread_mutex_init:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_mutex_init, .-pthread_mutex_init
	.section	.text.pthread_mutex_destroy,"ax",@progbits
	.align 4
	.global pthread_mutex_destroy
	.type	pthread_mutex_destroy, #function
	.proc	04
pthread_mutex_destroy:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_mutex_destroy, .-pthread_mutex_destroy
	.section	.text.pthread_mutex_lock,"ax",@progbits
	.align 4
	.global pthread_mutex_lock
	.type	pthread_mutex_lock, #function
	.proc	04
pthread_mutex_lock:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_mutex_lock, .-pthread_mutex_lock
	.section	.text.pthread_mutex_trylock,"ax",@progbits
	.align 4
	.global pthread_mutex_trylock
	.type	pthread_mutex_trylock, #function
	.proc	04
pthread_mutex_trylock:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_mutex_trylock, .-pthread_mutex_trylock
	.section	.text.pthread_mutex_unlock,"ax",@progbits
	.align 4
	.global pthread_mutex_unlock
	.type	pthread_mutex_unlock, #function
	.proc	04
pthread_mutex_unlock:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_mutex_unlock, .-pthread_mutex_unlock
	.section	.text.pthread_attr_init,"ax",@progbits
	.align 4
	.global pthread_attr_init
	.type	pthread_attr_init, #function
	.proc	04
pthread_attr_init:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_attr_init, .-pthread_attr_init
	.section	.text.pthread_attr_destroy,"ax",@progbits
	.align 4
	.global pthread_attr_destroy
	.type	pthread_attr_destroy, #function
	.proc	04
pthread_attr_destroy:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_attr_destroy, .-pthread_attr_destroy
	.section	.text.sema_init,"ax",@progbits
	.align 4
	.global sema_init
	.type	sema_init, #function
	.proc	04
sema_init:
	save	%sp, -96, %sp
	cmp	%i1, 0
	bl	.L25
	 sethi	%hi(20480), %g1
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	st	%g0, [%i0+16]
	st	%g0, [%i0+20]
	st	%i1, [%i0]
	sth	%i2, [%i0+4]
	or	%g1, 845, %g1
	sth	%g1, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L25:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	sema_init, .-sema_init
	.section	.text.sema_destroy,"ax",@progbits
	.align 4
	.global sema_destroy
	.type	sema_destroy, #function
	.proc	04
sema_destroy:
	save	%sp, -96, %sp
	sth	%g0, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	sema_destroy, .-sema_destroy
	.section	.text.sema_wait,"ax",@progbits
	.align 4
	.global sema_wait
	.type	sema_wait, #function
	.proc	04
sema_wait:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	147, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	sra	%g1, 31, %i0
	sub	%g0, %g1, %g1
	and	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	sema_wait, .-sema_wait
	.section	.text.sema_trywait,"ax",@progbits
	.align 4
	.global sema_trywait
	.type	sema_trywait, #function
	.proc	04
sema_trywait:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	149, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	sra	%g1, 31, %i0
	sub	%g0, %g1, %g1
	and	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	sema_trywait, .-sema_trywait
	.section	.text.sema_post,"ax",@progbits
	.align 4
	.global sema_post
	.type	sema_post, #function
	.proc	04
sema_post:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	148, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	sra	%g1, 31, %i0
	sub	%g0, %g1, %g1
	and	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	sema_post, .-sema_post
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
	.section	.text.pthread_key_create,"ax",@progbits
	.align 4
	.global pthread_key_create
	.type	pthread_key_create, #function
	.proc	04
pthread_key_create:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(keys_made), %g1
	xor	%g1, %gdop_lox10(keys_made), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(keys_made)
	ld	[%l7], %g1
	cmp	%g1, 128
	be	.L39
	 add	%g1, 1, %g2
	st	%g1, [%i0]
	st	%g2, [%l7]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L39:
	jmp	%i7+8
	 restore %g0, 11, %o0
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
	sethi	%gdop_hix22(keys_made), %g1
	xor	%g1, %gdop_lox10(keys_made), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(keys_made)
	ld	[%l7], %g1
	cmp	%i0, %g1
	addx	%g0, -1, %i0
	and	%i0, 22, %i0
	jmp	%i7+8
	 restore
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
	mov	%i0, %g2
	sethi	%gdop_hix22(keys_made), %g1
	xor	%g1, %gdop_lox10(keys_made), %g1
	ld	[%l7 + %g1], %g1, %gdop(keys_made)
	ld	[%g1], %g1
	cmp	%g1, %g2
	bleu	.L46
	 mov	22, %i0
	sethi	%gdop_hix22(values), %g1
	sll	%g2, 2, %g2
	xor	%g1, %gdop_lox10(values), %g1
	mov	0, %i0
	ld	[%l7 + %g1], %l7, %gdop(values)
	st	%i1, [%l7+%g2]
.L46:
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
	mov	%i0, %g2
	sethi	%gdop_hix22(keys_made), %g1
	xor	%g1, %gdop_lox10(keys_made), %g1
	ld	[%l7 + %g1], %g1, %gdop(keys_made)
	ld	[%g1], %g1
	cmp	%g1, %g2
	bleu	.L50
	 mov	0, %i0
	sethi	%gdop_hix22(values), %g1
	sll	%g2, 2, %g2
	xor	%g1, %gdop_lox10(values), %g1
	ld	[%l7 + %g1], %l7, %gdop(values)
	ld	[%l7+%g2], %i0
.L50:
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
	sethi	%gdop_hix22(keys_made), %g1
	xor	%g1, %gdop_lox10(keys_made), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	st	%o0, [%i1]
	ld	[%l7 + %g1], %l7, %gdop(keys_made)
	ld	[%l7], %g1
	cmp	%i0, %g1
	addx	%g0, -1, %i0
	and	%i0, 22, %i0
	jmp	%i7+8
	 restore
	.size	thr_getspecific, .-thr_getspecific
	.section	.text.pthread_once,"ax",@progbits
	.align 4
	.global pthread_once
	.type	pthread_once, #function
	.proc	04
pthread_once:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	bne	.L55
	 mov	1, %g1
	call	%i1, 0
	 st	%g1, [%i0]
.L55:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_once, .-pthread_once
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
	.local	keys_made
	.common	keys_made,4,4
	.local	values
	.common	values,512,4
	.section	".data"
	.align 4
	.type	only, #object
	.size	only, 600
only:
	.long	1
	.skip	596
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
