! efba2c163766449c3be819669cab561a emu/guest/libc/sunos/locks.c
	.file	"locks.c"
	.section	".text"
	.section	.text.take_free,"ax",@progbits
	.align 4
	.type	take_free, #function
	.proc	04
take_free:
	save	%sp, -104, %sp
	lduh	[%i0+4], %g1
	and	%g1, 72, %g1
	cmp	%g1, 0
	bne	.L7
	 mov	%i0, %o1
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L9
	 mov	16, %i0
	add	%o1, 15, %o1
#APP
! 66 "./libc/sunos/locks.c" 1
	ldstub [%o1],%o1
! 0 "" 2
#NO_APP
	and	%o1, 255, %o1
	cmp	%g0, %o1
	addx	%g0, 0, %i0
	sll	%i0, 4, %i0
.L9:
	jmp	%i7+8
	 restore
.L7:
	add	%fp, -8, %g1
	mov	251, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	sra	%i0, 31, %g1
	sub	%g0, %i0, %i0
	and	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	take_free, .-take_free
	.section	.text.deadline_after,"ax",@progbits
	.align 4
	.global deadline_after
	.type	deadline_after, #function
	.proc	04
deadline_after:
	save	%sp, -104, %sp
	sethi	%hi(999999488), %i5
	ld	[%i0+4], %g1
	mov	%i0, %i4
	or	%i5, 511, %i5
	cmp	%g1, %i5
	bgu	.L24
	 mov	22, %i0
	ld	[%i4], %g1
	cmp	%g1, 0
	bl	.L24
	 add	%fp, -8, %o1
	call	clock_gettime, 0
	 mov	4, %o0
	ld	[%i4+4], %g1
	ld	[%fp-4], %g2
	add	%g2, %g1, %g2
	cmp	%g2, %i5
	ble	.L19
	 mov	1, %i3
	mov	4, %g1
	st	%g1, [%i1]
	ld	[%i4], %g4
	ld	[%fp-8], %i5
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
	sub	%g1, %i5, %g3
	sub	%g3, %i3, %g3
	cmp	%g4, %g3
	bg,a	.L23
	 st	%g1, [%i1+4]
	add	%g4, %i5, %g4
.L22:
	add	%g4, %i3, %g1
	st	%g1, [%i1+4]
.L23:
	sethi	%hi(999999488), %g3
	or	%g3, 511, %g3
	cmp	%g2, %g3
	bg	.L20
	 mov	0, %g1
	add	%g1, %g2, %g1
	mov	0, %i0
	st	%g1, [%i1+8]
.L24:
	jmp	%i7+8
	 restore
.L20:
	sethi	%hi(-1000000512), %g1
	or	%g1, 512, %g1
	add	%g1, %g2, %g1
	st	%g1, [%i1+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L19:
	mov	4, %g1
	st	%g1, [%i1]
	mov	0, %i3
	ld	[%i4], %g4
	ld	[%fp-8], %i5
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
	sub	%g1, %i5, %g3
	sub	%g3, %i3, %g3
	cmp	%g4, %g3
	bg,a	.L23
	 st	%g1, [%i1+4]
	b	.L22
	 add	%g4, %i5, %g4
	.size	deadline_after, .-deadline_after
	.section	.text.deadline_left,"ax",@progbits
	.align 4
	.global deadline_left
	.type	deadline_left, #function
	.proc	04
deadline_left:
	save	%sp, -104, %sp
	sethi	%hi(999999488), %g1
	ld	[%i0+8], %g2
	mov	%i0, %i5
	or	%g1, 511, %g1
	cmp	%g2, %g1
	bgu	.L45
	 mov	22, %i0
	add	%fp, -8, %o1
	call	clock_gettime, 0
	 ld	[%i5], %o0
	ld	[%i5+8], %g3
	ld	[%fp-4], %g2
	cmp	%g3, %g2
	bge	.L40
	 mov	1, %g4
.L27:
	ld	[%i5+4], %g1
	ld	[%fp-8], %i5
	add	%g4, %i5, %i4
	cmp	%g1, %i4
	bl	.L45
	 mov	62, %i0
	cmp	%g3, %g2
	bg	.L41
	 mov	1, %i4
	andcc	%i4, 0xff, %g0
	be,a	.L43
	 sub	%g1, %i5, %g1
	cmp	%g1, %i5
.L44:
	be	.L35
	 sub	%g1, %i5, %g1
.L43:
	sub	%g1, %g4, %g1
	st	%g1, [%i1]
	mov	0, %g4
	cmp	%g3, %g2
	bge	.L32
	 sub	%g3, %g2, %g1
	sethi	%hi(999999488), %g4
	or	%g4, 512, %g4
.L32:
	add	%g1, %g4, %g1
	st	%g1, [%i1+4]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L35:
	mov	62, %i0
.L45:
	jmp	%i7+8
	 restore
.L40:
	b	.L27
	 mov	0, %g4
.L41:
	mov	0, %i4
	andcc	%i4, 0xff, %g0
	bne	.L44
	 cmp	%g1, %i5
	b	.L43
	 sub	%g1, %i5, %g1
	.size	deadline_left, .-deadline_left
	.section	.text.take,"ax",@progbits
	.align 4
	.type	take, #function
	.proc	04
take:
	save	%sp, -112, %sp
	mov	%i0, %o0
	call	take_free, 0
	 mov	%i0, %i5
	cmp	%o0, 16
	be	.L71
	 mov	%o0, %i0
	cmp	%g0, %o0
	xor	%o0, 58, %g2
	subx	%g0, -1, %g1
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	or	%g1, %g2, %g1
.L56:
	andcc	%g1, 0xff, %g0
	bne,a	.L73
	 lduh	[%i5+4], %g1
	jmp	%i7+8
	 restore
.L71:
	cmp	%i1, 0
	be	.L49
	 mov	0, %i3
	add	%fp, -16, %i3
.L49:
	add	%fp, -16, %i4
	add	%fp, -8, %i2
	orcc	%i1, 0, %o0
.L75:
	be	.L53
	 mov	%i4, %o1
	call	deadline_left, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L74
	 mov	210, %o0
.L54:
	cmp	%i0, 4
	be	.L75
	 orcc	%i1, 0, %o0
	xor	%i0, 58, %g1
	cmp	%g0, %g1
	b	.L56
	 subx	%g0, -1, %g1
.L53:
	mov	210, %o0
.L74:
	st	%i2, [%sp+64]
	mov	%i3, %o2
	mov	%i5, %o1
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %o0
	cmp	%o0, 0
	bl	.L54
	 sub	%g0, %o0, %i0
	mov	0, %i0
	lduh	[%i5+4], %g1
.L73:
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne	.L72
	 nop
.L58:
	call	thread_self, 0
	 nop
	ld	[%o0], %g1
	stb	%g0, [%i5+2]
	st	%g1, [%i5+16]
	jmp	%i7+8
	 restore
.L72:
	call	getpid, 0
	 nop
	b	.L58
	 st	%o0, [%i5+8]
	.size	take, .-take
	.section	.text.mutex_lock_until,"ax",@progbits
	.align 4
	.global mutex_lock_until
	.type	mutex_lock_until, #function
	.proc	04
mutex_lock_until:
	save	%sp, -96, %sp
	lduh	[%i0+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	be	.L77
	 nop
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L92
	 nop
.L77:
	call	take, 0
	 restore
.L92:
	call	thread_self, 0
	 ld	[%i0+16], %i5
	ld	[%o0], %g1
	cmp	%i5, %g1
	bne	.L77
	 nop
	lduh	[%i0+4], %g1
	and	%g1, 73, %g2
	cmp	%g2, 0
	bne	.L93
	 nop
.L78:
	andcc	%g1, 4, %g0
	be	.L76
	 mov	45, %g2
	ldub	[%i0+2], %g1
	and	%g1, 0xff, %g2
	cmp	%g2, 255
	be	.L81
	 add	%g1, 1, %g1
	mov	0, %g2
	stb	%g1, [%i0+2]
.L76:
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L93:
	call	getpid, 0
	 ld	[%i0+8], %i5
	cmp	%i5, %o0
	bne	.L77
	 nop
	b	.L78
	 lduh	[%i0+4], %g1
.L81:
	b	.L76
	 mov	11, %g2
	.size	mutex_lock_until, .-mutex_lock_until
	.section	.text.mutex_lock,"ax",@progbits
	.align 4
	.global mutex_lock
	.type	mutex_lock, #function
	.proc	04
mutex_lock:
	save	%sp, -96, %sp
	call	mutex_lock_until, 0
	 restore %g0, 0, %o1
	.size	mutex_lock, .-mutex_lock
	.global _lwp_mutex_lock
	_lwp_mutex_lock = mutex_lock
	.global pthread_mutex_lock
	pthread_mutex_lock = mutex_lock
	.section	.text.mutex_trylock,"ax",@progbits
	.align 4
	.global mutex_trylock
	.type	mutex_trylock, #function
	.proc	04
mutex_trylock:
	save	%sp, -96, %sp
	lduh	[%i0+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	be	.L96
	 mov	%i0, %i5
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L117
	 nop
.L96:
	call	take_free, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %i0
	be	.L99
	 cmp	%i0, 58
	be,a	.L120
	 lduh	[%i5+4], %g1
.L122:
	jmp	%i7+8
	 restore
.L99:
	lduh	[%i5+4], %g1
.L120:
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne	.L118
	 nop
.L100:
	call	thread_self, 0
	 nop
	ld	[%o0], %g1
	stb	%g0, [%i5+2]
	st	%g1, [%i5+16]
	jmp	%i7+8
	 restore
.L117:
	call	thread_self, 0
	 ld	[%i0+16], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	bne	.L96
	 nop
	lduh	[%i0+4], %g1
	and	%g1, 73, %g2
	cmp	%g2, 0
	bne	.L119
	 nop
.L97:
	andcc	%g1, 4, %g0
	be	.L122
	 mov	16, %i0
	ldub	[%i5+2], %g1
	and	%g1, 0xff, %g2
	cmp	%g2, 255
	be	.L103
	 add	%g1, 1, %g1
	stb	%g1, [%i5+2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L118:
	call	getpid, 0
	 nop
	b	.L100
	 st	%o0, [%i5+8]
.L119:
	call	getpid, 0
	 ld	[%i0+8], %i4
	cmp	%i4, %o0
	bne	.L96
	 nop
	b	.L97
	 lduh	[%i0+4], %g1
.L103:
	jmp	%i7+8
	 restore %g0, 11, %o0
	.size	mutex_trylock, .-mutex_trylock
	.global _lwp_mutex_trylock
	_lwp_mutex_trylock = mutex_trylock
	.global pthread_mutex_trylock
	pthread_mutex_trylock = mutex_trylock
	.section	.text.mutex_unlock,"ax",@progbits
	.align 4
	.global mutex_unlock
	.type	mutex_unlock, #function
	.proc	04
mutex_unlock:
	save	%sp, -112, %sp
	lduh	[%i0+4], %g1
	and	%g1, 78, %g1
	cmp	%g1, 0
	bne	.L124
	 nop
	ldub	[%i0+2], %g1
.L145:
	andcc	%g1, 0xff, %g0
	bne	.L142
	 add	%g1, -1, %g1
	st	%g0, [%i0+16]
	lduh	[%i0+4], %g1
	and	%g1, 72, %g1
	cmp	%g1, 0
	bne	.L143
	 add	%fp, -16, %g1
	stb	%g0, [%i0+15]
	ldub	[%i0+14], %g1
	cmp	%g1, 0
	bne	.L144
	 add	%fp, -8, %g1
.L133:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L124:
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L127
	 nop
.L129:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L142:
	stb	%g1, [%i0+2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L143:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	250, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-16], %g1
	cmp	%g1, 0
	bge	.L133
	 sub	%g0, %g1, %i0
	jmp	%i7+8
	 restore
.L144:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	168, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, 0
	bge	.L133
	 nop
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
.L127:
	call	thread_self, 0
	 ld	[%i0+16], %i5
	ld	[%o0], %g1
	cmp	%i5, %g1
	bne	.L129
	 nop
	lduh	[%i0+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	be,a	.L145
	 ldub	[%i0+2], %g1
	call	getpid, 0
	 ld	[%i0+8], %i5
	cmp	%i5, %o0
	bne	.L129
	 nop
	b	.L145
	 ldub	[%i0+2], %g1
	.size	mutex_unlock, .-mutex_unlock
	.global _lwp_mutex_unlock
	_lwp_mutex_unlock = mutex_unlock
	.global pthread_mutex_unlock
	pthread_mutex_unlock = mutex_unlock
	.section	.text.mutex_init,"ax",@progbits
	.align 4
	.global mutex_init
	.type	mutex_init, #function
	.proc	04
mutex_init:
	save	%sp, -104, %sp
	mov	%i0, %o1
	cmp	%i1, 127
	bgu	.L165
	 mov	22, %i0
	andcc	%i1, 72, %g0
	bne,a	.L163
	 lduh	[%o1+6], %g3
	mov	0, %g2
.L148:
	st	%g0, [%o1]
.L164:
	sethi	%hi(19456), %g1
	st	%g0, [%o1+8]
	or	%g1, 344, %g1
	st	%g0, [%o1+12]
	st	%g0, [%o1+16]
	st	%g0, [%o1+20]
	sth	%g2, [%o1]
	sth	%i1, [%o1+4]
	andcc	%i1, 32, %g0
	be	.L151
	 sth	%g1, [%o1+6]
	ldub	[%i2], %g1
	stb	%g1, [%o1+3]
.L151:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L163:
	sethi	%hi(19456), %g1
	or	%g1, 344, %g1
	cmp	%g3, %g1
	bne	.L148
	 mov	4, %g2
	lduh	[%o1+4], %g1
	cmp	%g1, %i1
	bne,a	.L164
	 st	%g0, [%o1]
	lduh	[%o1], %g3
	andcc	%g3, 4, %g0
	be,a	.L164
	 st	%g0, [%o1]
	andcc	%g1, 8, %g0
	be	.L165
	 mov	16, %i0
	add	%fp, -8, %g1
	mov	8, %o2
	st	%g1, [%sp+64]
	mov	252, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	bge	.L151
	 sub	%g0, %g1, %i0
.L165:
	jmp	%i7+8
	 restore
	.size	mutex_init, .-mutex_init
	.section	.text.mutex_destroy,"ax",@progbits
	.align 4
	.global mutex_destroy
	.type	mutex_destroy, #function
	.proc	04
mutex_destroy:
	save	%sp, -96, %sp
	sth	%g0, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	mutex_destroy, .-mutex_destroy
	.global pthread_mutex_destroy
	pthread_mutex_destroy = mutex_destroy
	.section	.text.pthread_mutex_consistent,"ax",@progbits
	.align 4
	.global pthread_mutex_consistent
	.type	pthread_mutex_consistent, #function
	.proc	04
pthread_mutex_consistent:
	save	%sp, -96, %sp
	lduh	[%i0+4], %g1
	and	%g1, 72, %g1
	cmp	%g1, 0
	be	.L170
	 mov	%i0, %i5
	lduh	[%i0], %g1
	andcc	%g1, 1, %g0
	be	.L170
	 nop
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L179
	 nop
.L170:
	jmp	%i7+8
	 restore %g0, 22, %o0
.L179:
	call	thread_self, 0
	 ld	[%i0+16], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	bne	.L170
	 nop
	lduh	[%i0+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne	.L171
	 nop
	lduh	[%i5], %g1
.L180:
	and	%g1, -2, %g1
	sth	%g1, [%i5]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L171:
	call	getpid, 0
	 ld	[%i0+8], %i4
	cmp	%i4, %o0
	bne	.L170
	 nop
	b	.L180
	 lduh	[%i5], %g1
	.size	pthread_mutex_consistent, .-pthread_mutex_consistent
	.global pthread_mutex_consistent_np
	pthread_mutex_consistent_np = pthread_mutex_consistent
	.section	.text._mutex_held,"ax",@progbits
	.align 4
	.global _mutex_held
	.type	_mutex_held, #function
	.proc	04
_mutex_held:
	save	%sp, -96, %sp
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L182
	 mov	%i0, %i5
.L184:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L182:
	call	thread_self, 0
	 ld	[%i0+16], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	bne	.L184
	 nop
	lduh	[%i0+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	be	.L188
	 mov	1, %i0
	call	getpid, 0
	 ld	[%i5+8], %i5
	xor	%o0, %i5, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %i0
.L188:
	jmp	%i7+8
	 restore
	.size	_mutex_held, .-_mutex_held
	.section	.text.pthread_mutex_timedlock,"ax",@progbits
	.align 4
	.global pthread_mutex_timedlock
	.type	pthread_mutex_timedlock, #function
	.proc	04
pthread_mutex_timedlock:
	save	%sp, -112, %sp
	mov	3, %g3
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	mov	%i0, %o0
	st	%g3, [%fp-12]
	st	%g2, [%fp-8]
	st	%g1, [%fp-4]
	call	mutex_lock_until, 0
	 add	%fp, -12, %o1
	cmp	%o0, 62
	be	.L191
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
.L191:
	jmp	%i7+8
	 restore %g0, 145, %o0
	.size	pthread_mutex_timedlock, .-pthread_mutex_timedlock
	.section	.text.pthread_mutex_reltimedlock_np,"ax",@progbits
	.align 4
	.global pthread_mutex_reltimedlock_np
	.type	pthread_mutex_reltimedlock_np, #function
	.proc	04
pthread_mutex_reltimedlock_np:
	save	%sp, -112, %sp
	add	%fp, -12, %i5
	mov	%i1, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	mov	%i0, %g1
	orcc	%o0, 0, %i0
	be	.L196
	 mov	%i5, %o1
.L197:
	jmp	%i7+8
	 restore
.L196:
	call	mutex_lock_until, 0
	 mov	%g1, %o0
	cmp	%o0, 62
	bne	.L197
	 mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, 145, %o0
	.size	pthread_mutex_reltimedlock_np, .-pthread_mutex_reltimedlock_np
	.section	.text.cond_wait_until,"ax",@progbits
	.align 4
	.global cond_wait_until
	.type	cond_wait_until, #function
	.proc	04
cond_wait_until:
	save	%sp, -112, %sp
	cmp	%i2, 0
	be	.L199
	 mov	%i0, %i4
	add	%fp, -16, %i5
	mov	%i2, %o0
	call	deadline_left, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %i0
	bne	.L229
	 mov	%i5, %i2
.L199:
	call	lwp_self, 0
	 nop
	lduh	[%i1+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	be	.L206
	 mov	%o0, %i5
	ldub	[%i1+15], %g1
	cmp	%g1, 0
	bne	.L204
	 nop
.L205:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L204:
	call	thread_self, 0
	 ld	[%i1+16], %i3
	ld	[%o0], %g1
	cmp	%i3, %g1
	bne	.L205
	 nop
	lduh	[%i1+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	be	.L206
	 nop
	call	getpid, 0
	 ld	[%i1+8], %i3
	cmp	%i3, %o0
	bne	.L205
	 nop
.L206:
	call	pthread_testcancel, 0
	 nop
	ld	[%i5+560], %g1
	add	%g1, 1, %g1
	st	%g1, [%i5+560]
	ldub	[%i1+2], %g1
	st	%i4, [%i5+616]
	stb	%g1, [%i5+620]
	lduh	[%i1+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne	.L225
	 nop
.L203:
	call	thread_self, 0
	 nop
	ld	[%o0], %g1
	st	%g1, [%i1+16]
	mov	85, %g1
	stb	%g0, [%i1+2]
	stb	%g1, [%i1+15]
	ld	[%i5+560], %g1
	add	%g1, -1, %g1
	st	%i1, [%i5+568]
	call	cancel_enter, 0
	 st	%g1, [%i5+560]
	add	%fp, -8, %g1
	mov	%i4, %o1
	mov	1, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	170, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	ld	[%i5+560], %g2
	sra	%g1, 31, %g3
	add	%g2, 1, %g2
	sub	%g0, %g1, %g1
	st	%g2, [%i5+560]
	call	cancel_leave, 0
	 and	%g1, %g3, %i4
	ldub	[%i1+15], %g1
	cmp	%g1, 85
	be	.L208
	 mov	0, %o1
.L228:
	call	take, 0
	 mov	%i1, %o0
	ldub	[%i5+620], %g1
	stb	%g1, [%i1+2]
	ld	[%i5+560], %g1
	add	%g1, -1, %g1
	mov	%o0, %i0
	st	%g0, [%i5+568]
	call	cancel_if_asynchronous, 0
	 st	%g1, [%i5+560]
	cmp	%i0, 0
	be	.L211
	 nop
.L229:
	jmp	%i7+8
	 restore
.L208:
	ldub	[%i1+15], %g1
	cmp	%g1, 0
	be	.L228
	 mov	0, %o1
	call	thread_self, 0
	 ld	[%i1+16], %i3
	ld	[%o0], %g1
	cmp	%i3, %g1
	bne	.L228
	 mov	0, %o1
	lduh	[%i1+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne	.L226
	 mov	-1, %g1
.L227:
	stb	%g1, [%i1+15]
	ldub	[%i5+620], %g1
	stb	%g1, [%i1+2]
	ld	[%i5+560], %g1
	add	%g1, -1, %g1
	st	%g0, [%i5+568]
	call	cancel_if_asynchronous, 0
	 st	%g1, [%i5+560]
.L211:
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L225:
	call	getpid, 0
	 nop
	b	.L203
	 st	%o0, [%i1+8]
.L226:
	call	getpid, 0
	 ld	[%i1+8], %i3
	cmp	%i3, %o0
	bne	.L228
	 mov	0, %o1
	b	.L227
	 mov	-1, %g1
	.size	cond_wait_until, .-cond_wait_until
	.section	.text.cond_wait,"ax",@progbits
	.align 4
	.global cond_wait
	.type	cond_wait, #function
	.proc	04
cond_wait:
	save	%sp, -96, %sp
	call	cond_wait_until, 0
	 restore %g0, 0, %o2
	.size	cond_wait, .-cond_wait
	.global _lwp_cond_wait
	_lwp_cond_wait = cond_wait
	.section	.text.cond_timedwait,"ax",@progbits
	.align 4
	.global cond_timedwait
	.type	cond_timedwait, #function
	.proc	04
cond_timedwait:
	save	%sp, -112, %sp
	ldub	[%i0+1], %g1
	cmp	%g1, 0
	be,a	.L232
	 mov	3, %g1
.L232:
	ld	[%i2], %g3
	ld	[%i2+4], %g2
	st	%g1, [%fp-12]
	st	%g3, [%fp-8]
	st	%g2, [%fp-4]
	add	%fp, -12, %o2
	mov	%i1, %o1
	call	cond_wait_until, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	cond_timedwait, .-cond_timedwait
	.global _lwp_cond_timedwait
	_lwp_cond_timedwait = cond_timedwait
	.section	.text.cond_reltimedwait,"ax",@progbits
	.align 4
	.global cond_reltimedwait
	.type	cond_reltimedwait, #function
	.proc	04
cond_reltimedwait:
	save	%sp, -112, %sp
	add	%fp, -12, %i5
	mov	%i2, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	mov	%i0, %g1
	orcc	%o0, 0, %i0
	be	.L235
	 mov	%i5, %o2
	jmp	%i7+8
	 restore
.L235:
	mov	%i1, %o1
	call	cond_wait_until, 0
	 mov	%g1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	cond_reltimedwait, .-cond_reltimedwait
	.global _lwp_cond_reltimedwait
	_lwp_cond_reltimedwait = cond_reltimedwait
	.section	.text.pthread_cond_wait,"ax",@progbits
	.align 4
	.global pthread_cond_wait
	.type	pthread_cond_wait, #function
	.proc	04
pthread_cond_wait:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	cond_wait, 0
	 mov	%i1, %o1
	cmp	%o0, 4
	be	.L240
	 mov	%o0, %i0
	cmp	%o0, 62
	be	.L241
	 nop
	jmp	%i7+8
	 restore
.L240:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L241:
	jmp	%i7+8
	 restore %g0, 145, %o0
	.size	pthread_cond_wait, .-pthread_cond_wait
	.section	.text.pthread_cond_timedwait,"ax",@progbits
	.align 4
	.global pthread_cond_timedwait
	.type	pthread_cond_timedwait, #function
	.proc	04
pthread_cond_timedwait:
	save	%sp, -112, %sp
	ldub	[%i0+1], %g1
	cmp	%g1, 0
	be,a	.L243
	 mov	3, %g1
.L243:
	ld	[%i2], %g3
	ld	[%i2+4], %g2
	mov	%i0, %o0
	st	%g1, [%fp-12]
	st	%g3, [%fp-8]
	st	%g2, [%fp-4]
	add	%fp, -12, %o2
	call	cond_wait_until, 0
	 mov	%i1, %o1
	cmp	%o0, 4
	be	.L245
	 mov	%o0, %i0
	cmp	%o0, 62
	be	.L246
	 nop
	jmp	%i7+8
	 restore
.L245:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L246:
	jmp	%i7+8
	 restore %g0, 145, %o0
	.size	pthread_cond_timedwait, .-pthread_cond_timedwait
	.section	.text.pthread_cond_reltimedwait_np,"ax",@progbits
	.align 4
	.global pthread_cond_reltimedwait_np
	.type	pthread_cond_reltimedwait_np, #function
	.proc	04
pthread_cond_reltimedwait_np:
	save	%sp, -112, %sp
	add	%fp, -12, %i5
	mov	%i2, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	mov	%i0, %g1
	orcc	%o0, 0, %i0
	be	.L251
	 mov	%i5, %o2
.L248:
	cmp	%i0, 4
	be	.L250
	 cmp	%i0, 62
	be	.L252
	 nop
	jmp	%i7+8
	 restore
.L250:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L251:
	mov	%i1, %o1
	call	cond_wait_until, 0
	 mov	%g1, %o0
	b	.L248
	 mov	%o0, %i0
.L252:
	jmp	%i7+8
	 restore %g0, 145, %o0
	.size	pthread_cond_reltimedwait_np, .-pthread_cond_reltimedwait_np
	.section	.text.cond_signal,"ax",@progbits
	.align 4
	.global cond_signal
	.type	cond_signal, #function
	.proc	04
cond_signal:
	save	%sp, -104, %sp
	ldub	[%i0+3], %g1
	cmp	%g1, 0
	bne	.L254
	 add	%fp, -8, %g1
.L256:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L254:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	171, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, 0
	bge	.L256
	 nop
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
	.size	cond_signal, .-cond_signal
	.global _lwp_cond_signal
	_lwp_cond_signal = cond_signal
	.global pthread_cond_signal
	pthread_cond_signal = cond_signal
	.section	.text.cond_wait_cancelled,"ax",@progbits
	.align 4
	.global cond_wait_cancelled
	.type	cond_wait_cancelled, #function
	.proc	020
cond_wait_cancelled:
	save	%sp, -96, %sp
	ld	[%i0+568], %i5
	ldub	[%i5+15], %g1
	cmp	%g1, 85
	bne	.L272
	 mov	0, %o1
	ldub	[%i5+15], %g1
	cmp	%g1, 0
	bne	.L268
	 nop
.L272:
	call	take, 0
	 mov	%i5, %o0
	ldub	[%i0+620], %g1
	stb	%g1, [%i5+2]
	st	%g0, [%i0+568]
	ld	[%i0+616], %i0
	call	cond_signal, 0
	 restore
.L268:
	call	thread_self, 0
	 ld	[%i5+16], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	bne	.L272
	 mov	0, %o1
	lduh	[%i5+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne	.L269
	 mov	-1, %g1
	stb	%g1, [%i5+15]
	ldub	[%i0+620], %g1
.L271:
	stb	%g1, [%i5+2]
	st	%g0, [%i0+568]
	ld	[%i0+616], %i0
	call	cond_signal, 0
	 restore
.L269:
	call	getpid, 0
	 ld	[%i5+8], %i4
	cmp	%i4, %o0
	bne	.L272
	 mov	0, %o1
	mov	-1, %g1
	stb	%g1, [%i5+15]
	b	.L271
	 ldub	[%i0+620], %g1
	.size	cond_wait_cancelled, .-cond_wait_cancelled
	.section	.text.cond_broadcast,"ax",@progbits
	.align 4
	.global cond_broadcast
	.type	cond_broadcast, #function
	.proc	04
cond_broadcast:
	save	%sp, -104, %sp
	ldub	[%i0+3], %g1
	cmp	%g1, 0
	bne	.L274
	 add	%fp, -8, %g1
.L276:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L274:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	172, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, 0
	bge	.L276
	 nop
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
	.size	cond_broadcast, .-cond_broadcast
	.global _lwp_cond_broadcast
	_lwp_cond_broadcast = cond_broadcast
	.global pthread_cond_broadcast
	pthread_cond_broadcast = cond_broadcast
	.section	.text.cond_init,"ax",@progbits
	.align 4
	.global cond_init
	.type	cond_init, #function
	.proc	04
cond_init:
	save	%sp, -96, %sp
	mov	%i0, %g1
	cmp	%i1, 1
	bgu	.L280
	 mov	22, %i0
	sethi	%hi(16384), %g2
	st	%g0, [%g1]
	or	%g2, 854, %g2
	st	%g0, [%g1+8]
	st	%g0, [%g1+12]
	sth	%i1, [%g1+4]
	sth	%g2, [%g1+6]
	mov	0, %i0
.L280:
	jmp	%i7+8
	 restore
	.size	cond_init, .-cond_init
	.section	.text.cond_destroy,"ax",@progbits
	.align 4
	.global cond_destroy
	.type	cond_destroy, #function
	.proc	04
cond_destroy:
	save	%sp, -96, %sp
	sth	%g0, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	cond_destroy, .-cond_destroy
	.global pthread_cond_destroy
	pthread_cond_destroy = cond_destroy
	.section	.text.guard_enter,"ax",@progbits
	.align 4
	.global guard_enter
	.type	guard_enter, #function
	.proc	020
guard_enter:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L284
	 nop
	jmp	%i7+8
	 restore
.L284:
	call	thread_self, 0
	 sethi	%gdop_hix22(guard), %i0
	ld	[%o0+560], %g1
	xor	%i0, %gdop_lox10(guard), %i0
	add	%g1, 1, %g1
	ld	[%l7 + %i0], %i0, %gdop(guard)
	st	%g1, [%o0+560]
	call	take, 0
	 restore %g0, 0, %o1
	.size	guard_enter, .-guard_enter
	.section	.text.guard_leave,"ax",@progbits
	.align 4
	.global guard_leave
	.type	guard_leave, #function
	.proc	020
guard_leave:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L291
	 sethi	%gdop_hix22(guard), %o0
	xor	%o0, %gdop_lox10(guard), %o0
	call	mutex_unlock, 0
	 ld	[%l7 + %o0], %o0, %gdop(guard)
	call	thread_self, 0
	 nop
	ld	[%o0+560], %g1
	add	%g1, -1, %g1
	st	%g1, [%o0+560]
.L291:
	jmp	%i7+8
	 restore
	.size	guard_leave, .-guard_leave
	.section	.text.guard_wait,"ax",@progbits
	.align 4
	.global guard_wait
	.type	guard_wait, #function
	.proc	020
guard_wait:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(guard), %i1
	xor	%i1, %gdop_lox10(guard), %i1
	ld	[%l7 + %i1], %i1, %gdop(guard)
	call	cond_wait, 0
	 restore
	.size	guard_wait, .-guard_wait
	.section	.text.stream_lock_try,"ax",@progbits
	.align 4
	.global stream_lock_try
	.type	stream_lock_try, #function
	.proc	04
stream_lock_try:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %l7, %gdop(__threads_started)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne	.L303
	 nop
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L303:
	call	guard_enter, 0
	 nop
	call	thread_self, 0
	 nop
	ld	[%i0], %g2
	cmp	%g2, 0
	bne	.L295
	 ld	[%o0], %g1
	st	%g1, [%i0+4]
	mov	1, %g1
	st	%g1, [%i0]
.L296:
	ld	[%i0+8], %g1
	add	%g1, 1, %g1
	call	thread_self, 0
	 st	%g1, [%i0+8]
	ld	[%o0+560], %g1
	add	%g1, 1, %g1
	mov	0, %i5
	call	guard_leave, 0
	 st	%g1, [%o0+560]
	mov	%i5, %i0
.L306:
	jmp	%i7+8
	 restore
.L295:
	ld	[%i0+4], %g2
	cmp	%g1, %g2
	be	.L296
	 mov	1, %i5
	call	guard_leave, 0
	 mov	%i5, %i0
	b,a	.L306
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_take,"ax",@progbits
	.align 4
	.global stream_lock_take
	.type	stream_lock_take, #function
	.proc	020
stream_lock_take:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	bne	.L312
	 nop
	jmp	%i7+8
	 restore
.L312:
	call	guard_enter, 0
	 mov	2, %i5
.L311:
	call	thread_self, 0
	 nop
	ld	[%i0], %g2
	cmp	%g2, 0
	bne	.L309
	 ld	[%o0], %g1
	st	%g1, [%i0+4]
	mov	1, %g1
	st	%g1, [%i0]
.L310:
	ld	[%i0+8], %g1
	add	%g1, 1, %g1
	call	thread_self, 0
	 st	%g1, [%i0+8]
	ld	[%o0+560], %g1
	add	%g1, 1, %g1
	st	%g1, [%o0+560]
	call	guard_leave, 0
	 restore
.L309:
	ld	[%i0+4], %g2
	cmp	%g1, %g2
	be	.L310
	 sethi	%gdop_hix22(stream_is_free), %o0
	st	%i5, [%i0]
	xor	%o0, %gdop_lox10(stream_is_free), %o0
	call	guard_wait, 0
	 ld	[%l7 + %o0], %o0, %gdop(stream_is_free)
	b,a	.L311
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_drop,"ax",@progbits
	.align 4
	.global stream_lock_drop
	.type	stream_lock_drop, #function
	.proc	020
stream_lock_drop:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ld	[%l7 + %g1], %g1, %gdop(__threads_started)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L325
	 nop
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L323
	 nop
.L325:
	jmp	%i7+8
	 restore
.L323:
	call	guard_enter, 0
	 nop
	call	thread_self, 0
	 nop
	ld	[%o0+560], %g1
	add	%g1, -1, %g1
	st	%g1, [%o0+560]
	ld	[%i0+8], %g1
	add	%g1, -1, %g1
	cmp	%g1, 0
	bne	.L315
	 st	%g1, [%i0+8]
	ld	[%i0], %g1
	cmp	%g1, 2
	be,a	.L324
	 sethi	%gdop_hix22(stream_is_free), %o0
	st	%g0, [%i0]
	st	%g0, [%i0+4]
.L315:
	call	guard_leave, 0
	 restore
.L324:
	xor	%o0, %gdop_lox10(stream_is_free), %o0
	call	cond_broadcast, 0
	 ld	[%l7 + %o0], %o0, %gdop(stream_is_free)
	st	%g0, [%i0]
	b	.L315
	 st	%g0, [%i0+4]
	.size	stream_lock_drop, .-stream_lock_drop
	.section	".data"
	.align 8
	.type	stream_is_free, #object
	.size	stream_is_free, 16
stream_is_free:
	.skip	6
	.half	17238
	.skip	8
	.align 8
	.type	guard, #object
	.size	guard, 24
guard:
	.skip	6
	.half	19800
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
