! d5ad5e74941b17c51970525689786d05 emu/guest/libc/sunos/rwlocks.c
	.file	"rwlocks.c"
	.section	".text"
	.section	.text.lock,"ax",@progbits
	.align 4
	.type	lock, #function
	.proc	04
lock:
	save	%sp, -96, %sp
	add	%i0, 8, %i3
	mov	%i0, %i5
	call	mutex_lock, 0
	 mov	%i3, %o0
	orcc	%o0, 0, %i0
	be	.L39
	 nop
	jmp	%i7+8
	 restore
.L39:
	call	thread_self, 0
	 nop
	ld	[%o0+560], %g1
	add	%g1, 1, %g1
	st	%g1, [%o0+560]
	sethi	%hi(-2147483648), %g2
	ld	[%i5], %g1
	cmp	%g1, %g2
	be	.L40
	 nop
.L3:
	sethi	%hi(-2147483648), %l0
	add	%i5, 32, %l2
	add	%i5, 48, %l1
.L7:
	cmp	%g1, %l0
	be	.L12
	 cmp	%i1, 0
	be,a	.L13
	 ld	[%i5+56], %g2
	cmp	%g1, 0
	bne,a	.L41
	 ld	[%i5+56], %g1
	call	thread_self, 0
	 st	%l0, [%i5]
	ld	[%o0], %g1
	st	%g1, [%i5+40]
	lduh	[%i5+4], %g1
	cmp	%g1, 1
	be	.L17
	 mov	0, %o0
	st	%o0, [%i5+44]
.L19:
	call	thread_self, 0
	 nop
	mov	%o0, %g1
.L44:
	ld	[%g1+560], %g2
	add	%g2, -1, %g2
	mov	%i3, %o0
	call	mutex_unlock, 0
	 st	%g2, [%g1+560]
	jmp	%i7+8
	 restore
.L12:
	ld	[%i5+56], %g1
	add	%g1, %i1, %g1
	bne	.L15
	 st	%g1, [%i5+56]
	mov	%l2, %o0
.L45:
	mov	0, %i4
.L9:
	mov	%i2, %o2
	call	cond_wait_until, 0
	 mov	%i3, %o1
	ld	[%i5+56], %g1
	sub	%g1, %i4, %g1
	st	%g1, [%i5+56]
	cmp	%o0, 4
	be	.L10
	 mov	%o0, %i4
	cmp	%o0, 0
	bne	.L11
	 cmp	%i1, 0
.L10:
	b	.L7
	 ld	[%i5], %g1
.L41:
	add	%g1, 1, %g1
	st	%g1, [%i5+56]
.L15:
	mov	%l1, %o0
	b	.L9
	 mov	1, %i4
.L13:
	cmp	%g2, 0
	bne	.L42
	 nop
.L16:
	add	%g1, 1, %g1
	call	lwp_self, 0
	 st	%g1, [%i5]
	ld	[%o0+604], %g1
	add	%g1, 1, %g1
	b	.L19
	 st	%g1, [%o0+604]
.L42:
	call	lwp_self, 0
	 nop
	ld	[%o0+604], %g1
	cmp	%g1, 0
	be	.L45
	 mov	%l2, %o0
	b	.L16
	 ld	[%i5], %g1
.L17:
	call	getpid, 0
	 nop
	b	.L19
	 st	%o0, [%i5+44]
.L40:
	call	thread_self, 0
	 ld	[%i5+40], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	be,a	.L4
	 lduh	[%i5+4], %g2
	b	.L3
	 ld	[%i5], %g1
.L11:
	be	.L21
	 nop
	call	cond_broadcast, 0
	 add	%i5, 32, %o0
.L21:
	call	thread_self, 0
	 nop
	mov	%o0, %g1
	ld	[%g1+560], %g2
	add	%g2, -1, %g2
	mov	%i3, %o0
	call	mutex_unlock, 0
	 st	%g2, [%g1+560]
	cmp	%i4, 62
	bne	.L23
	 nop
	jmp	%i7+8
	 restore %g0, 145, %o0
.L4:
	ld	[%i5+44], %i4
	cmp	%g2, 1
	be	.L43
	 mov	0, %g1
.L5:
	cmp	%i4, %g1
	bne,a	.L3
	 ld	[%i5], %g1
	call	thread_self, 0
	 mov	45, %i0
	b	.L44
	 mov	%o0, %g1
.L43:
	call	getpid, 0
	 nop
	b	.L5
	 mov	%o0, %g1
.L23:
	jmp	%i7+8
	 restore %g0, %i4, %o0
	.size	lock, .-lock
	.section	.text.rwlock_init,"ax",@progbits
	.align 4
	.global rwlock_init
	.type	rwlock_init, #function
	.proc	04
rwlock_init:
	save	%sp, -96, %sp
	mov	%i0, %i5
	cmp	%i1, 1
	bgu	.L49
	 mov	22, %i0
	mov	64, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i5, %o0
	sethi	%hi(20480), %g2
	or	%g2, 599, %g2
	sethi	%hi(16384), %g1
	sth	%g2, [%i5+6]
	or	%g1, 854, %g1
	sethi	%hi(19456), %g2
	sth	%i1, [%i5+52]
	or	%g2, 344, %g2
	sth	%i1, [%i5+36]
	sth	%i1, [%i5+12]
	sth	%i1, [%i5+4]
	sth	%g2, [%i5+14]
	sth	%g1, [%i5+54]
	sth	%g1, [%i5+38]
	mov	0, %i0
.L49:
	jmp	%i7+8
	 restore
	.size	rwlock_init, .-rwlock_init
	.section	.text.rwlock_destroy,"ax",@progbits
	.align 4
	.global rwlock_destroy
	.type	rwlock_destroy, #function
	.proc	04
rwlock_destroy:
	save	%sp, -96, %sp
	sth	%g0, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	rwlock_destroy, .-rwlock_destroy
	.global pthread_rwlock_destroy
	pthread_rwlock_destroy = rwlock_destroy
	.section	.text.rw_rdlock,"ax",@progbits
	.align 4
	.global rw_rdlock
	.type	rw_rdlock, #function
	.proc	04
rw_rdlock:
	save	%sp, -96, %sp
	mov	0, %i2
	call	lock, 0
	 restore %g0, 0, %o1
	.size	rw_rdlock, .-rw_rdlock
	.global pthread_rwlock_rdlock
	pthread_rwlock_rdlock = rw_rdlock
	.section	.text.rw_wrlock,"ax",@progbits
	.align 4
	.global rw_wrlock
	.type	rw_wrlock, #function
	.proc	04
rw_wrlock:
	save	%sp, -96, %sp
	mov	0, %i2
	call	lock, 0
	 restore %g0, 1, %o1
	.size	rw_wrlock, .-rw_wrlock
	.global pthread_rwlock_wrlock
	pthread_rwlock_wrlock = rw_wrlock
	.section	.text.rw_tryrdlock,"ax",@progbits
	.align 4
	.global rw_tryrdlock
	.type	rw_tryrdlock, #function
	.proc	04
rw_tryrdlock:
	save	%sp, -96, %sp
	add	%i0, 8, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	ld	[%i0], %g1
	sethi	%hi(-2147483648), %g2
	cmp	%g1, %g2
	be	.L64
	 mov	%i5, %o0
	ld	[%i0+56], %g2
	cmp	%g2, 0
	bne	.L62
	 add	%g1, 1, %g1
	call	lwp_self, 0
	 st	%g1, [%i0]
	mov	%o0, %g1
	ld	[%g1+604], %g2
	add	%g2, 1, %g2
	mov	%i5, %o0
	st	%g2, [%g1+604]
	call	mutex_unlock, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L62:
	call	lwp_self, 0
	 nop
	ld	[%o0+604], %g1
	cmp	%g1, 0
	bne,a	.L63
	 ld	[%i0], %g1
	mov	%i5, %o0
.L64:
	call	mutex_unlock, 0
	 mov	16, %i0
	jmp	%i7+8
	 restore
.L63:
	add	%g1, 1, %g1
	call	lwp_self, 0
	 st	%g1, [%i0]
	mov	%o0, %g1
	ld	[%g1+604], %g2
	add	%g2, 1, %g2
	mov	%i5, %o0
	st	%g2, [%g1+604]
	call	mutex_unlock, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
	.size	rw_tryrdlock, .-rw_tryrdlock
	.global pthread_rwlock_tryrdlock
	pthread_rwlock_tryrdlock = rw_tryrdlock
	.section	.text.rw_trywrlock,"ax",@progbits
	.align 4
	.global rw_trywrlock
	.type	rw_trywrlock, #function
	.proc	04
rw_trywrlock:
	save	%sp, -96, %sp
	add	%i0, 8, %i4
	call	mutex_lock, 0
	 mov	%i4, %o0
	mov	%i0, %i5
	sethi	%hi(-2147483648), %g1
	ld	[%i0], %i0
	cmp	%i0, %g1
	be	.L72
	 cmp	%i0, 0
	bne,a	.L74
	 mov	%i4, %o0
	call	thread_self, 0
	 st	%g1, [%i5]
	ld	[%o0], %g1
	st	%g1, [%i5+40]
	lduh	[%i5+4], %g1
	cmp	%g1, 1
	be	.L73
	 mov	0, %o0
	st	%o0, [%i5+44]
	call	mutex_unlock, 0
	 mov	%i4, %o0
	jmp	%i7+8
	 restore
.L72:
	mov	%i4, %o0
.L74:
	call	mutex_unlock, 0
	 mov	16, %i0
	jmp	%i7+8
	 restore
.L73:
	call	getpid, 0
	 nop
	st	%o0, [%i5+44]
	call	mutex_unlock, 0
	 mov	%i4, %o0
	jmp	%i7+8
	 restore
	.size	rw_trywrlock, .-rw_trywrlock
	.global pthread_rwlock_trywrlock
	pthread_rwlock_trywrlock = rw_trywrlock
	.section	.text.rw_unlock,"ax",@progbits
	.align 4
	.global rw_unlock
	.type	rw_unlock, #function
	.proc	04
rw_unlock:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g2
	ld	[%i0], %g1
	cmp	%g1, %g2
	be	.L92
	 cmp	%g1, 0
	bne	.L93
	 nop
.L80:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L93:
	call	lwp_self, 0
	 nop
	ld	[%o0+604], %g1
	cmp	%g1, 0
	be	.L80
	 add	%i0, 8, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	ld	[%i0], %g1
	add	%g1, -1, %g1
	call	lwp_self, 0
	 st	%g1, [%i0]
	ld	[%o0+604], %g1
	add	%g1, -1, %g1
	st	%g1, [%o0+604]
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L81
	 mov	%i5, %o0
.L95:
	call	mutex_unlock, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L92:
	call	thread_self, 0
	 ld	[%i0+40], %i5
	ld	[%o0], %g1
	cmp	%i5, %g1
	bne	.L80
	 nop
	lduh	[%i0+4], %g1
	ld	[%i0+44], %i5
	cmp	%g1, 1
	be	.L94
	 mov	0, %o0
	cmp	%i5, %o0
.L96:
	bne	.L80
	 add	%i0, 8, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	st	%g0, [%i0]
.L81:
	ld	[%i0+56], %g1
	cmp	%g1, 0
	be	.L83
	 nop
	call	cond_signal, 0
	 add	%i0, 48, %o0
	b	.L95
	 mov	%i5, %o0
.L83:
	call	cond_broadcast, 0
	 add	%i0, 32, %o0
	b	.L95
	 mov	%i5, %o0
.L94:
	call	getpid, 0
	 nop
	b	.L96
	 cmp	%i5, %o0
	.size	rw_unlock, .-rw_unlock
	.global pthread_rwlock_unlock
	pthread_rwlock_unlock = rw_unlock
	.section	.text.pthread_rwlock_timedrdlock,"ax",@progbits
	.align 4
	.global pthread_rwlock_timedrdlock
	.type	pthread_rwlock_timedrdlock, #function
	.proc	04
pthread_rwlock_timedrdlock:
	save	%sp, -112, %sp
	mov	3, %g3
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	st	%g3, [%fp-12]
	st	%g2, [%fp-8]
	st	%g1, [%fp-4]
	add	%fp, -12, %o2
	mov	0, %o1
	call	lock, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pthread_rwlock_timedrdlock, .-pthread_rwlock_timedrdlock
	.section	.text.pthread_rwlock_timedwrlock,"ax",@progbits
	.align 4
	.global pthread_rwlock_timedwrlock
	.type	pthread_rwlock_timedwrlock, #function
	.proc	04
pthread_rwlock_timedwrlock:
	save	%sp, -112, %sp
	mov	3, %g3
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	st	%g3, [%fp-12]
	st	%g2, [%fp-8]
	st	%g1, [%fp-4]
	add	%fp, -12, %o2
	mov	1, %o1
	call	lock, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pthread_rwlock_timedwrlock, .-pthread_rwlock_timedwrlock
	.section	.text.pthread_rwlock_reltimedrdlock_np,"ax",@progbits
	.align 4
	.global pthread_rwlock_reltimedrdlock_np
	.type	pthread_rwlock_reltimedrdlock_np, #function
	.proc	04
pthread_rwlock_reltimedrdlock_np:
	save	%sp, -112, %sp
	add	%fp, -12, %i5
	mov	%i1, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	mov	%i0, %g1
	orcc	%o0, 0, %i0
	be	.L101
	 mov	%i5, %o2
	jmp	%i7+8
	 restore
.L101:
	mov	0, %o1
	call	lock, 0
	 mov	%g1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pthread_rwlock_reltimedrdlock_np, .-pthread_rwlock_reltimedrdlock_np
	.section	.text.pthread_rwlock_reltimedwrlock_np,"ax",@progbits
	.align 4
	.global pthread_rwlock_reltimedwrlock_np
	.type	pthread_rwlock_reltimedwrlock_np, #function
	.proc	04
pthread_rwlock_reltimedwrlock_np:
	save	%sp, -112, %sp
	add	%fp, -12, %i5
	mov	%i1, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	mov	%i0, %g1
	orcc	%o0, 0, %i0
	be	.L106
	 mov	%i5, %o2
	jmp	%i7+8
	 restore
.L106:
	mov	1, %o1
	call	lock, 0
	 mov	%g1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pthread_rwlock_reltimedwrlock_np, .-pthread_rwlock_reltimedwrlock_np
	.section	.text._rw_read_held,"ax",@progbits
	.align 4
	.global _rw_read_held
	.type	_rw_read_held, #function
	.proc	04
_rw_read_held:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	ble	.L113
	 mov	0, %i0
	call	lwp_self, 0
	 nop
	ld	[%o0+604], %g1
	sra	%g1, 31, %i0
	sub	%i0, %g1, %i0
	srl	%i0, 31, %i0
.L113:
	jmp	%i7+8
	 restore
	.size	_rw_read_held, .-_rw_read_held
	.section	.text._rw_write_held,"ax",@progbits
	.align 4
	.global _rw_write_held
	.type	_rw_write_held, #function
	.proc	04
_rw_write_held:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	ld	[%i0], %g2
	cmp	%g2, %g1
	be	.L115
	 nop
.L117:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L115:
	call	thread_self, 0
	 ld	[%i0+40], %i5
	ld	[%o0], %g1
	cmp	%i5, %g1
	bne	.L117
	 nop
	lduh	[%i0+4], %g1
	ld	[%i0+44], %i5
	cmp	%g1, 1
	be	.L120
	 mov	0, %o0
	xor	%i5, %o0, %i5
.L121:
	cmp	%g0, %i5
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
.L120:
	call	getpid, 0
	 nop
	b	.L121
	 xor	%i5, %o0, %i5
	.size	_rw_write_held, .-_rw_write_held
	.section	.text.lwp_barrier_init,"ax",@progbits
	.align 4
	.global lwp_barrier_init
	.type	lwp_barrier_init, #function
	.proc	04
lwp_barrier_init:
	save	%sp, -96, %sp
	mov	%i0, %i5
	cmp	%i2, 0
	be	.L126
	 mov	22, %i0
	mov	64, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i5, %o0
	sethi	%hi(19456), %g1
	or	%g1, 344, %g1
	st	%i2, [%i5]
	sth	%g1, [%i5+30]
	sth	%i1, [%i5+52]
	sethi	%hi(16384), %g1
	sth	%i1, [%i5+28]
	or	%g1, 854, %g1
	mov	0, %i0
	sth	%g1, [%i5+54]
.L126:
	jmp	%i7+8
	 restore
	.size	lwp_barrier_init, .-lwp_barrier_init
	.section	.text.pthread_barrier_destroy,"ax",@progbits
	.align 4
	.global pthread_barrier_destroy
	.type	pthread_barrier_destroy, #function
	.proc	04
pthread_barrier_destroy:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i0
	sll	%i0, 4, %i0
	jmp	%i7+8
	 restore
	.size	pthread_barrier_destroy, .-pthread_barrier_destroy
	.section	.text.pthread_barrier_wait,"ax",@progbits
	.align 4
	.global pthread_barrier_wait
	.type	pthread_barrier_wait, #function
	.proc	04
pthread_barrier_wait:
	save	%sp, -96, %sp
	add	%i0, 24, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	call	thread_self, 0
	 add	%i0, 48, %i4
	ld	[%o0+560], %g1
	add	%g1, 1, %g1
	st	%g1, [%o0+560]
	ld	[%i0+4], %g1
	add	%g1, 1, %g1
	st	%g1, [%i0+4]
	ld	[%i0], %g2
	cmp	%g1, %g2
	be,a	.L134
	 ldd	[%i0+8], %i2
	ld	[%i0+8], %i3
	ld	[%i0+12], %i2
	mov	%i5, %o1
.L135:
	call	cond_wait, 0
	 mov	%i4, %o0
	ld	[%i0+8], %g1
	cmp	%g1, %i3
	bne,a	.L130
	 mov	0, %i0
	ld	[%i0+12], %g1
	cmp	%g1, %i2
	be	.L135
	 mov	%i5, %o1
	mov	0, %i0
.L130:
	call	thread_self, 0
	 nop
	mov	%o0, %g1
	ld	[%g1+560], %g2
	add	%g2, -1, %g2
	mov	%i5, %o0
	call	mutex_unlock, 0
	 st	%g2, [%g1+560]
	jmp	%i7+8
	 restore
.L134:
	addcc	%i3, 1, %g3
	addx	%i2, 0, %g2
	st	%g0, [%i0+4]
	std	%g2, [%i0+8]
	mov	%i4, %o0
	call	cond_broadcast, 0
	 mov	-2, %i0
	b,a	.L130
	.size	pthread_barrier_wait, .-pthread_barrier_wait
	.section	.text.pthread_spin_init,"ax",@progbits
	.align 4
	.global pthread_spin_init
	.type	pthread_spin_init, #function
	.proc	04
pthread_spin_init:
	save	%sp, -96, %sp
	cmp	%g0, %i1
	addx	%g0, 0, %i1
	call	mutex_init, 0
	 restore %g0, 0, %o2
	.size	pthread_spin_init, .-pthread_spin_init
	.section	.text.pthread_spin_destroy,"ax",@progbits
	.align 4
	.global pthread_spin_destroy
	.type	pthread_spin_destroy, #function
	.proc	04
pthread_spin_destroy:
	save	%sp, -96, %sp
	sth	%g0, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_spin_destroy, .-pthread_spin_destroy
	.section	.text.pthread_spin_trylock,"ax",@progbits
	.align 4
	.global pthread_spin_trylock
	.type	pthread_spin_trylock, #function
	.proc	04
pthread_spin_trylock:
	save	%sp, -96, %sp
	call	mutex_trylock, 0
	 restore
	.size	pthread_spin_trylock, .-pthread_spin_trylock
	.section	.text.pthread_spin_lock,"ax",@progbits
	.align 4
	.global pthread_spin_lock
	.type	pthread_spin_lock, #function
	.proc	04
pthread_spin_lock:
	save	%sp, -104, %sp
	b	.L140
	 add	%fp, -8, %i5
.L141:
	mov	146, %o0
	call	system_call, 0
	 nop
	unimp	8
.L140:
	call	mutex_trylock, 0
	 mov	%i0, %o0
	cmp	%o0, 16
	be,a	.L141
	 st	%i5, [%sp+64]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	pthread_spin_lock, .-pthread_spin_lock
	.section	.text.pthread_spin_unlock,"ax",@progbits
	.align 4
	.global pthread_spin_unlock
	.type	pthread_spin_unlock, #function
	.proc	04
pthread_spin_unlock:
	save	%sp, -96, %sp
	call	mutex_unlock, 0
	 restore
	.size	pthread_spin_unlock, .-pthread_spin_unlock
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
