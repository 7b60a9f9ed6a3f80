! d5ad5e74941b17c51970525689786d05 emu/guest/libc/sunos/rwlocks.c
	.file	"rwlocks.c"
	.section	".text"
	.section	.text.lock,"ax",@progbits
	.align 4
	.type	lock, #function
	.proc	04
lock:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	add	%i0, 8, %i4
	call	mutex_lock, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %l0
	be,pn	%icc, .L37
	 nop
.L2:
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L37:
	call	thread_self, 0
	 nop
	lduw	[%o0+1088], %g1
	add	%g1, 1, %g1
	st	%g1, [%o0+1088]
	sethi	%hi(-2147483648), %g2
	lduw	[%i0], %g1
	cmp	%g1, %g2
	be,pn	%icc, .L38
	 nop
.L3:
	sethi	%hi(-2147483648), %i3
	add	%i0, 32, %l2
	add	%i0, 48, %l1
.L7:
	cmp	%g1, %i3
	be,a,pn	%icc, .L12
	 lduw	[%i0+56], %g1
	brz,a,pt %i1, .L13
	 lduw	[%i0+56], %g2
	cmp	%g1, 0
	bne,a,pn %icc, .L39
	 lduw	[%i0+56], %g1
	call	thread_self, 0
	 st	%i3, [%i0]
	lduw	[%o0], %g1
	st	%g1, [%i0+40]
	lduh	[%i0+4], %g1
	cmp	%g1, 1
	be,pn	%icc, .L40
	 mov	0, %o0
	st	%o0, [%i0+44]
.L19:
	call	thread_self, 0
	 nop
	mov	%o0, %g1
.L43:
	lduw	[%g1+1088], %g2
	add	%g2, -1, %g2
	mov	%i4, %o0
	st	%g2, [%g1+1088]
	call	mutex_unlock, 0
	 sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L40:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L19
	 st	%o0, [%i0+44]
.L12:
	add	%g1, %i1, %g1
	brnz,pn	%i1, .L15
	 st	%g1, [%i0+56]
	mov	%l2, %o0
.L44:
	mov	0, %i5
.L9:
	mov	%i2, %o2
	call	cond_wait_until, 0
	 mov	%i4, %o1
	cmp	%o0, 4
	lduw	[%i0+56], %g1
	sub	%g1, %i5, %g1
	st	%g1, [%i0+56]
	be,pn	%icc, .L10
	 mov	%o0, %i5
	cmp	%o0, 0
	bne,pn	%icc, .L11
	 nop
.L10:
	ba,pt	%xcc, .L7
	 lduw	[%i0], %g1
.L39:
	add	%g1, 1, %g1
	st	%g1, [%i0+56]
.L15:
	mov	%l1, %o0
	ba,pt	%xcc, .L9
	 mov	1, %i5
.L13:
	cmp	%g2, 0
	bne,pn	%icc, .L41
	 nop
.L16:
	add	%g1, 1, %g1
	call	lwp_self, 0
	 st	%g1, [%i0]
	lduw	[%o0+1164], %g1
	add	%g1, 1, %g1
	ba,pt	%xcc, .L19
	 st	%g1, [%o0+1164]
.L41:
	call	lwp_self, 0
	 nop
	lduw	[%o0+1164], %g1
	cmp	%g1, 0
	be,pn	%icc, .L44
	 mov	%l2, %o0
	ba,pt	%xcc, .L16
	 lduw	[%i0], %g1
.L38:
	call	thread_self, 0
	 lduw	[%i0+40], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	be,a,pn	%icc, .L4
	 lduh	[%i0+4], %g2
	ba,pt	%xcc, .L3
	 lduw	[%i0], %g1
.L11:
	brz,pt	%i1, .L21
	 nop
	call	cond_broadcast, 0
	 add	%i0, 32, %o0
.L21:
	call	thread_self, 0
	 mov	145, %l0
	mov	%o0, %g1
	lduw	[%g1+1088], %g2
	add	%g2, -1, %g2
	mov	%i4, %o0
	call	mutex_unlock, 0
	 st	%g2, [%g1+1088]
	cmp	%i5, 62
	ba,pt	%xcc, .L2
	 movne	%icc, %i5, %l0
.L4:
	lduw	[%i0+44], %i5
	cmp	%g2, 1
	be,pn	%icc, .L42
	 mov	0, %g1
.L5:
	cmp	%i5, %g1
	bne,a,pt %icc, .L3
	 lduw	[%i0], %g1
	call	thread_self, 0
	 mov	45, %l0
	ba,pt	%xcc, .L43
	 mov	%o0, %g1
.L42:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L5
	 mov	%o0, %g1
	.size	lock, .-lock
	.section	.text.rwlock_init,"ax",@progbits
	.align 4
	.global rwlock_init
	.type	rwlock_init, #function
	.proc	04
rwlock_init:
	save	%sp, -176, %sp
	cmp	%i1, 1
	bgu,pn	%icc, .L46
	 mov	22, %g1
	mov	64, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i0, %o0
	sethi	%hi(16384), %g1
	sethi	%hi(20480), %g2
	or	%g1, 854, %g1
	or	%g2, 599, %g2
	sth	%g1, [%i0+54]
	sth	%g2, [%i0+6]
	sth	%g1, [%i0+38]
	sethi	%hi(19456), %g2
	sth	%i1, [%i0+52]
	or	%g2, 344, %g2
	sth	%i1, [%i0+36]
	sth	%i1, [%i0+12]
	sth	%i1, [%i0+4]
	sth	%g2, [%i0+14]
	mov	0, %g1
.L46:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	rwlock_init, .-rwlock_init
	.section	.text.rwlock_destroy,"ax",@progbits
	.align 4
	.global rwlock_destroy
	.type	rwlock_destroy, #function
	.proc	04
rwlock_destroy:
	save	%sp, -176, %sp
	sth	%g0, [%i0+6]
	return	%i7+8
	 mov	0, %o0
	.size	rwlock_destroy, .-rwlock_destroy
	.global pthread_rwlock_destroy
	pthread_rwlock_destroy = rwlock_destroy
	.section	.text.rw_rdlock,"ax",@progbits
	.align 4
	.global rw_rdlock
	.type	rw_rdlock, #function
	.proc	04
rw_rdlock:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	add	%i0, 8, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	lduw	[%i0], %g1
	sethi	%hi(-2147483648), %g2
	cmp	%g1, %g2
	be,pn	%icc, .L62
	 mov	%i5, %o0
	lduw	[%i0+56], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L60
	 add	%g1, 1, %g1
	call	lwp_self, 0
	 st	%g1, [%i0]
	mov	%o0, %g1
	lduw	[%g1+1164], %g2
	add	%g2, 1, %g2
	mov	%i5, %o0
	st	%g2, [%g1+1164]
	call	mutex_unlock, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L60:
	call	lwp_self, 0
	 nop
	lduw	[%o0+1164], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L61
	 lduw	[%i0], %g1
	mov	%i5, %o0
.L62:
	call	mutex_unlock, 0
	 mov	16, %i0
	return	%i7+8
	 nop
.L61:
	add	%g1, 1, %g1
	call	lwp_self, 0
	 st	%g1, [%i0]
	mov	%o0, %g1
	lduw	[%g1+1164], %g2
	add	%g2, 1, %g2
	mov	%i5, %o0
	st	%g2, [%g1+1164]
	call	mutex_unlock, 0
	 mov	0, %i0
	return	%i7+8
	 nop
	.size	rw_tryrdlock, .-rw_tryrdlock
	.global pthread_rwlock_tryrdlock
	pthread_rwlock_tryrdlock = rw_tryrdlock
	.section	.text.rw_trywrlock,"ax",@progbits
	.align 4
	.global rw_trywrlock
	.type	rw_trywrlock, #function
	.proc	04
rw_trywrlock:
	save	%sp, -176, %sp
	add	%i0, 8, %i4
	call	mutex_lock, 0
	 mov	%i4, %o0
	sethi	%hi(-2147483648), %g1
	lduw	[%i0], %i5
	cmp	%i5, %g1
	be,pn	%icc, .L70
	 cmp	%i5, 0
	bne,a,pn %icc, .L73
	 mov	%i4, %o0
	call	thread_self, 0
	 st	%g1, [%i0]
	lduw	[%o0], %g1
	st	%g1, [%i0+40]
	lduh	[%i0+4], %g1
	cmp	%g1, 1
	be,pn	%icc, .L71
	 mov	0, %o0
	st	%o0, [%i0+44]
.L72:
	mov	%i4, %o0
	call	mutex_unlock, 0
	 sra	%i5, 0, %i0
	return	%i7+8
	 nop
.L70:
	mov	%i4, %o0
.L73:
	call	mutex_unlock, 0
	 mov	16, %i5
	return	%i7+8
	 sra	%o5, 0, %o0
.L71:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L72
	 st	%o0, [%i0+44]
	.size	rw_trywrlock, .-rw_trywrlock
	.global pthread_rwlock_trywrlock
	pthread_rwlock_trywrlock = rw_trywrlock
	.section	.text.rw_unlock,"ax",@progbits
	.align 4
	.global rw_unlock
	.type	rw_unlock, #function
	.proc	04
rw_unlock:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	sethi	%hi(-2147483648), %g2
	cmp	%g1, %g2
	be,pn	%icc, .L91
	 cmp	%g1, 0
	bne,pn	%icc, .L92
	 nop
.L79:
	return	%i7+8
	 mov	1, %o0
.L92:
	call	lwp_self, 0
	 nop
	lduw	[%o0+1164], %g1
	cmp	%g1, 0
	be,pn	%icc, .L79
	 add	%i0, 8, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	lduw	[%i0], %g1
	add	%g1, -1, %g1
	call	lwp_self, 0
	 st	%g1, [%i0]
	lduw	[%o0+1164], %g1
	add	%g1, -1, %g1
	st	%g1, [%o0+1164]
	lduw	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L80
	 mov	%i5, %o0
.L94:
	call	mutex_unlock, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L91:
	call	thread_self, 0
	 lduw	[%i0+40], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	bne,pt	%icc, .L79
	 nop
	lduh	[%i0+4], %g1
	lduw	[%i0+44], %i5
	cmp	%g1, 1
	be,pn	%icc, .L93
	 mov	0, %o0
	cmp	%i5, %o0
.L95:
	bne,pt	%icc, .L79
	 add	%i0, 8, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	st	%g0, [%i0]
.L80:
	lduw	[%i0+56], %g1
	cmp	%g1, 0
	be,pt	%icc, .L82
	 nop
	call	cond_signal, 0
	 add	%i0, 48, %o0
	ba,pt	%xcc, .L94
	 mov	%i5, %o0
.L82:
	call	cond_broadcast, 0
	 add	%i0, 32, %o0
	ba,pt	%xcc, .L94
	 mov	%i5, %o0
.L93:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L95
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
	.register	%g3, #scratch
	save	%sp, -208, %sp
	ldx	[%i1], %g2
	ldx	[%i1+8], %g1
	mov	3, %g3
	stx	%g2, [%fp+2031]
	st	%g3, [%fp+2023]
	stx	%g1, [%fp+2039]
	add	%fp, 2023, %o2
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
	save	%sp, -208, %sp
	ldx	[%i1], %g2
	ldx	[%i1+8], %g1
	mov	3, %g3
	stx	%g2, [%fp+2031]
	st	%g3, [%fp+2023]
	stx	%g1, [%fp+2039]
	add	%fp, 2023, %o2
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
	save	%sp, -208, %sp
	add	%fp, 2023, %i5
	mov	%i1, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %o0
	be,pn	%icc, .L100
	 mov	%i5, %o2
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L100:
	mov	0, %o1
	call	lock, 0
	 mov	%i0, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	pthread_rwlock_reltimedrdlock_np, .-pthread_rwlock_reltimedrdlock_np
	.section	.text.pthread_rwlock_reltimedwrlock_np,"ax",@progbits
	.align 4
	.global pthread_rwlock_reltimedwrlock_np
	.type	pthread_rwlock_reltimedwrlock_np, #function
	.proc	04
pthread_rwlock_reltimedwrlock_np:
	save	%sp, -208, %sp
	add	%fp, 2023, %i5
	mov	%i1, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %o0
	be,pn	%icc, .L103
	 mov	%i5, %o2
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L103:
	mov	1, %o1
	call	lock, 0
	 mov	%i0, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	pthread_rwlock_reltimedwrlock_np, .-pthread_rwlock_reltimedwrlock_np
	.section	.text._rw_read_held,"ax",@progbits
	.align 4
	.global _rw_read_held
	.type	_rw_read_held, #function
	.proc	04
_rw_read_held:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	cmp	%g1, 0
	ble,pt	%icc, .L105
	 mov	0, %i0
	call	lwp_self, 0
	 mov	0, %i0
	ldsw	[%o0+1164], %g1
	movrgz	%g1, 1, %i0
.L105:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	_rw_read_held, .-_rw_read_held
	.section	.text._rw_write_held,"ax",@progbits
	.align 4
	.global _rw_write_held
	.type	_rw_write_held, #function
	.proc	04
_rw_write_held:
	save	%sp, -176, %sp
	lduw	[%i0], %g2
	sethi	%hi(-2147483648), %g1
	cmp	%g2, %g1
	be,pn	%icc, .L108
	 nop
	mov	0, %i0
.L109:
.L115:
	return	%i7+8
	 sra	%o0, 0, %o0
.L108:
	call	thread_self, 0
	 lduw	[%i0+40], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	bne,a,pt %icc, .L115
	 mov	0, %i0
	lduh	[%i0+4], %g1
	lduw	[%i0+44], %i5
	cmp	%g1, 1
	be,pn	%icc, .L113
	 mov	0, %o0
	xor	%i5, %o0, %i5
.L114:
	cmp	%g0, %i5
	ba,pt	%xcc, .L109
	 subx	%g0, -1, %i0
.L113:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L114
	 xor	%i5, %o0, %i5
	.size	_rw_write_held, .-_rw_write_held
	.section	.text.lwp_barrier_init,"ax",@progbits
	.align 4
	.global lwp_barrier_init
	.type	lwp_barrier_init, #function
	.proc	04
lwp_barrier_init:
	save	%sp, -176, %sp
	brz,pn	%i2, .L117
	 mov	22, %g1
	mov	64, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i0, %o0
	sethi	%hi(19456), %g1
	or	%g1, 344, %g1
	sth	%g1, [%i0+30]
	sethi	%hi(16384), %g1
	or	%g1, 854, %g1
	st	%i2, [%i0]
	sth	%g1, [%i0+54]
	sth	%i1, [%i0+52]
	sth	%i1, [%i0+28]
	mov	0, %g1
.L117:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	lwp_barrier_init, .-lwp_barrier_init
	.section	.text.pthread_barrier_destroy,"ax",@progbits
	.align 4
	.global pthread_barrier_destroy
	.type	pthread_barrier_destroy, #function
	.proc	04
pthread_barrier_destroy:
	save	%sp, -176, %sp
	lduw	[%i0+4], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i0
	return	%i7+8
	 sllx	%o0, 4, %o0
	.size	pthread_barrier_destroy, .-pthread_barrier_destroy
	.section	.text.pthread_barrier_wait,"ax",@progbits
	.align 4
	.global pthread_barrier_wait
	.type	pthread_barrier_wait, #function
	.proc	04
pthread_barrier_wait:
	save	%sp, -176, %sp
	add	%i0, 24, %i5
	call	mutex_lock, 0
	 mov	%i5, %o0
	call	thread_self, 0
	 add	%i0, 48, %i4
	lduw	[%o0+1088], %g1
	add	%g1, 1, %g1
	st	%g1, [%o0+1088]
	lduw	[%i0+4], %g1
	add	%g1, 1, %g1
	st	%g1, [%i0+4]
	lduw	[%i0], %g2
	cmp	%g1, %g2
	be,a,pn	%icc, .L126
	 ldx	[%i0+8], %g1
	ldx	[%i0+8], %i3
	mov	%i5, %o1
.L127:
	call	cond_wait, 0
	 mov	%i4, %o0
	ldx	[%i0+8], %g1
	cmp	%g1, %i3
	be,pt	%xcc, .L127
	 mov	%i5, %o1
	mov	0, %i0
.L123:
	call	thread_self, 0
	 nop
	mov	%o0, %g1
	lduw	[%g1+1088], %g2
	add	%g2, -1, %g2
	mov	%i5, %o0
	call	mutex_unlock, 0
	 st	%g2, [%g1+1088]
	return	%i7+8
	 nop
.L126:
	add	%g1, 1, %g1
	st	%g0, [%i0+4]
	stx	%g1, [%i0+8]
	mov	%i4, %o0
	call	cond_broadcast, 0
	 mov	-2, %i0
	ba,pt	%xcc, .L123
	 nop
	.size	pthread_barrier_wait, .-pthread_barrier_wait
	.section	.text.pthread_spin_init,"ax",@progbits
	.align 4
	.global pthread_spin_init
	.type	pthread_spin_init, #function
	.proc	04
pthread_spin_init:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	sth	%g0, [%i0+6]
	return	%i7+8
	 mov	0, %o0
	.size	pthread_spin_destroy, .-pthread_spin_destroy
	.section	.text.pthread_spin_trylock,"ax",@progbits
	.align 4
	.global pthread_spin_trylock
	.type	pthread_spin_trylock, #function
	.proc	04
pthread_spin_trylock:
	save	%sp, -176, %sp
	call	mutex_trylock, 0
	 restore
	.size	pthread_spin_trylock, .-pthread_spin_trylock
	.section	.text.pthread_spin_lock,"ax",@progbits
	.align 4
	.global pthread_spin_lock
	.type	pthread_spin_lock, #function
	.proc	04
pthread_spin_lock:
	save	%sp, -176, %sp
	ba,pt	%xcc, .L132
	 nop
.L133:
	call	system_call, 0
	 mov	146, %o0
.L132:
	call	mutex_trylock, 0
	 mov	%i0, %o0
	cmp	%o0, 16
	be,pt	%icc, .L133
	 nop
	return	%i7+8
	 mov	0, %o0
	.size	pthread_spin_lock, .-pthread_spin_lock
	.section	.text.pthread_spin_unlock,"ax",@progbits
	.align 4
	.global pthread_spin_unlock
	.type	pthread_spin_unlock, #function
	.proc	04
pthread_spin_unlock:
	save	%sp, -176, %sp
	call	mutex_unlock, 0
	 restore
	.size	pthread_spin_unlock, .-pthread_spin_unlock
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
