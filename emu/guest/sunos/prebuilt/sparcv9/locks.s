! efba2c163766449c3be819669cab561a emu/guest/libc/sunos/locks.c
	.file	"locks.c"
	.section	".text"
	.section	.text.take_free,"ax",@progbits
	.align 4
	.type	take_free, #function
	.proc	04
take_free:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	lduh	[%i0+4], %g1
	and	%g1, 72, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L7
	 mov	251, %o0
	ldub	[%i0+15], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L3
	 mov	16, %g1
	add	%i0, 15, %i0
#APP
! 66 "./libc/sunos/locks.c" 1
	ldstub [%i0],%i0
! 0 "" 2
#NO_APP
	and	%i0, 255, %i0
	cmp	%g0, %i0
	addx	%g0, 0, %g1
	sll	%g1, 4, %g1
.L3:
	return	%i7+8
	 sra	%g1, 0, %o0
.L7:
	call	system_call, 0
	 mov	%i0, %o1
	sub	%g0, %o0, %g2
	mov	0, %g1
	movrlz	%o0, %g2, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	take_free, .-take_free
	.section	.text.deadline_after,"ax",@progbits
	.align 4
	.global deadline_after
	.type	deadline_after, #function
	.proc	04
deadline_after:
	.register	%g3, #scratch
	save	%sp, -192, %sp
	ldx	[%i0+8], %g2
	sethi	%hi(999999488), %i5
	or	%i5, 511, %i4
	cmp	%g2, %i4
	bgu,pn	%xcc, .L9
	 mov	22, %g1
	ldx	[%i0], %g2
	brlz,pn	%g2, .L9
	 add	%fp, 2031, %o1
	call	clock_gettime, 0
	 mov	4, %o0
	ldx	[%fp+2031], %i3
	ldx	[%i0+8], %g1
	ldx	[%fp+2039], %g4
	add	%g4, %g1, %g4
	cmp	%g4, %i4
	ldx	[%i0], %g2
	mov	0, %g3
	mov	-1, %g1
	movg	%xcc, 1, %g3
	srlx	%g1, 1, %g1
	sub	%g1, %i3, %g5
	sub	%g5, %g3, %g5
	cmp	%g2, %g5
	add	%g2, %i3, %g2
	add	%g2, %g3, %g2
	movle	%xcc, %g2, %g1
	xor	%i5, -512, %i5
	mov	0, %g3
	mov	4, %g2
	cmp	%g4, %i4
	stx	%g1, [%i1+8]
	movg	%xcc, %i5, %g3
	st	%g2, [%i1]
	add	%g3, %g4, %g3
	mov	0, %g1
	stx	%g3, [%i1+16]
.L9:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	deadline_after, .-deadline_after
	.section	.text.deadline_left,"ax",@progbits
	.align 4
	.global deadline_left
	.type	deadline_left, #function
	.proc	04
deadline_left:
	save	%sp, -192, %sp
	ldx	[%i0+16], %g3
	sethi	%hi(999999488), %g1
	or	%g1, 511, %g1
	cmp	%g3, %g1
	bgu,pn	%xcc, .L15
	 mov	22, %g2
	add	%fp, 2031, %o1
	call	clock_gettime, 0
	 ldsw	[%i0], %o0
	ldx	[%fp+2031], %i5
	ldx	[%i0+16], %g5
	ldx	[%fp+2039], %g4
	cmp	%g5, %g4
	mov	0, %g3
	ldx	[%i0+8], %g1
	movl	%xcc, 1, %g3
	add	%g3, %i5, %i4
	cmp	%g1, %i4
	bl,pn	%xcc, .L15
	 mov	62, %g2
	cmp	%g5, %g4
	mov	0, %i3
	xor	%g1, %i5, %i2
	movle	%xcc, 1, %i3
	mov	0, %i4
	movre	%i2, 1, %i4
	andcc	%i3, %i4, %g0
	bne,pn	%icc, .L15
	 sub	%g1, %i5, %g1
	sub	%g1, %g3, %g1
	stx	%g1, [%i1]
	sethi	%hi(2000000000), %g1
	srlx	%g1, 1, %g1
	sub	%g5, %g4, %i5
	mov	0, %g3
	cmp	%g5, %g4
	mov	0, %g2
	movl	%xcc, %g1, %g3
	add	%i5, %g3, %g1
	stx	%g1, [%i1+8]
.L15:
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	deadline_left, .-deadline_left
	.section	.text.take,"ax",@progbits
	.align 4
	.type	take, #function
	.proc	04
take:
	save	%sp, -208, %sp
	call	take_free, 0
	 mov	%i0, %o0
	cmp	%o0, 16
	be,pn	%icc, .L39
	 mov	%o0, %i5
	cmp	%g0, %o0
	xor	%o0, 58, %o0
	subx	%g0, -1, %g1
	cmp	%g0, %o0
	subx	%g0, -1, %g2
	or	%g1, %g2, %g1
.L28:
	andcc	%g1, 0xff, %g0
	bne,a,pn %icc, .L41
	 lduh	[%i0+4], %g1
	return	%i7+8
	 sra	%o5, 0, %o0
.L39:
	add	%fp, 2015, %i4
	mov	%i4, %i3
	movre	%i1, %g0, %i3
	mov	%i4, %o1
.L43:
	brz,pn	%i1, .L25
	 mov	%i1, %o0
	call	deadline_left, 0
	 nop
	orcc	%o0, 0, %i5
	bne,pt	%icc, .L42
	 cmp	%i5, 4
.L25:
	mov	210, %o0
	mov	%i0, %o1
	call	system_call, 0
	 mov	%i3, %o2
	stx	%o1, [%fp+2039]
	stx	%o0, [%fp+2031]
	brlz,pn	%o0, .L26
	 sub	%g0, %o0, %i5
	mov	0, %i5
	lduh	[%i0+4], %g1
.L41:
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L40
	 nop
.L30:
	call	thread_self, 0
	 nop
	lduw	[%o0], %g1
	stb	%g0, [%i0+2]
	st	%g1, [%i0+16]
	return	%i7+8
	 sra	%o5, 0, %o0
.L26:
	cmp	%i5, 4
.L42:
	be,pt	%icc, .L43
	 mov	%i4, %o1
	cmp	%g0, %i5
	xor	%i5, 58, %g2
	subx	%g0, -1, %g1
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	ba,pt	%xcc, .L28
	 or	%g1, %g2, %g1
.L40:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L30
	 st	%o0, [%i0+8]
	.size	take, .-take
	.section	.text.mutex_lock_until,"ax",@progbits
	.align 4
	.global mutex_lock_until
	.type	mutex_lock_until, #function
	.proc	04
mutex_lock_until:
	save	%sp, -176, %sp
	lduh	[%i0+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	be,pt	%icc, .L45
	 nop
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L60
	 nop
.L45:
	call	take, 0
	 restore
.L60:
	call	thread_self, 0
	 lduw	[%i0+16], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	bne,pt	%icc, .L45
	 nop
	lduh	[%i0+4], %g1
	and	%g1, 73, %g2
	cmp	%g2, 0
	bne,pn	%icc, .L61
	 nop
.L46:
	andcc	%g1, 4, %g0
	be,pn	%xcc, .L47
	 mov	45, %g2
	ldub	[%i0+2], %g1
	and	%g1, 0xff, %g2
	cmp	%g2, 255
	be,pn	%icc, .L49
	 add	%g1, 1, %g1
	mov	0, %g2
	stb	%g1, [%i0+2]
.L47:
	return	%i7+8
	 sra	%g2, 0, %o0
.L61:
	call	getpid, 0
	 lduw	[%i0+8], %i5
	cmp	%i5, %o0
	bne,pt	%icc, .L45
	 nop
	ba,pt	%xcc, .L46
	 lduh	[%i0+4], %g1
.L49:
	ba,pt	%xcc, .L47
	 mov	11, %g2
	.size	mutex_lock_until, .-mutex_lock_until
	.section	.text.mutex_lock,"ax",@progbits
	.align 4
	.global mutex_lock
	.type	mutex_lock, #function
	.proc	04
mutex_lock:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	lduh	[%i0+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	be,pt	%icc, .L64
	 nop
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L85
	 nop
.L64:
	call	take_free, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	xor	%o0, 58, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L86
	 mov	%o0, %i5
.L66:
	return	%i7+8
	 sra	%o5, 0, %o0
.L86:
	lduh	[%i0+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L87
	 nop
.L68:
	call	thread_self, 0
	 nop
	lduw	[%o0], %g1
	stb	%g0, [%i0+2]
	st	%g1, [%i0+16]
	return	%i7+8
	 sra	%o5, 0, %o0
.L85:
	call	thread_self, 0
	 lduw	[%i0+16], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	bne,pt	%icc, .L64
	 nop
	lduh	[%i0+4], %g1
	and	%g1, 73, %g2
	cmp	%g2, 0
	bne,pn	%icc, .L88
	 nop
.L65:
	andcc	%g1, 4, %g0
	be,pn	%xcc, .L66
	 mov	16, %i5
	ldub	[%i0+2], %g1
	and	%g1, 0xff, %g2
	cmp	%g2, 255
	be,pn	%icc, .L71
	 add	%g1, 1, %g1
	mov	0, %i5
	ba,pt	%xcc, .L66
	 stb	%g1, [%i0+2]
.L87:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L68
	 st	%o0, [%i0+8]
.L88:
	call	getpid, 0
	 lduw	[%i0+8], %i5
	cmp	%i5, %o0
	bne,pt	%icc, .L64
	 nop
	ba,pt	%xcc, .L65
	 lduh	[%i0+4], %g1
.L71:
	ba,pt	%xcc, .L66
	 mov	11, %i5
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
	save	%sp, -208, %sp
	lduh	[%i0+4], %g1
	and	%g1, 78, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L90
	 nop
	ldub	[%i0+2], %g1
.L115:
	andcc	%g1, 0xff, %g0
	bne,pn	%icc, .L109
	 add	%g1, -1, %g1
	st	%g0, [%i0+16]
	lduh	[%i0+4], %g1
	and	%g1, 72, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L110
	 mov	%i0, %o1
	stb	%g0, [%i0+15]
	ldub	[%i0+14], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L111
	 mov	168, %o0
.L99:
	mov	0, %i0
.L94:
.L113:
	return	%i7+8
	 sra	%o0, 0, %o0
.L90:
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L93
	 nop
	mov	1, %i0
.L112:
.L114:
	return	%i7+8
	 sra	%o0, 0, %o0
.L109:
	ba,pt	%xcc, .L99
	 stb	%g1, [%i0+2]
.L111:
	call	system_call, 0
	 mov	%i0, %o1
	brgez,a,pt %o0, .L113
	 mov	0, %i0
	ba,pt	%xcc, .L94
	 sub	%g0, %o0, %i0
.L110:
	call	system_call, 0
	 mov	250, %o0
	brgez,pt %o0, .L99
	 sub	%g0, %o0, %i0
	ba,pt	%xcc, .L94
	 nop
.L93:
	call	thread_self, 0
	 lduw	[%i0+16], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	bne,a,pt %icc, .L114
	 mov	1, %i0
	lduh	[%i0+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L115
	 ldub	[%i0+2], %g1
	call	getpid, 0
	 lduw	[%i0+8], %i5
	cmp	%i5, %o0
	be,a,pn	%icc, .L115
	 ldub	[%i0+2], %g1
	ba,pt	%xcc, .L112
	 mov	1, %i0
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
	save	%sp, -192, %sp
	cmp	%i1, 127
	bgu,pn	%icc, .L117
	 mov	22, %g1
	andcc	%i1, 72, %g0
	bne,a,pt %xcc, .L133
	 lduh	[%i0+6], %g3
	mov	0, %g2
.L118:
	stx	%g0, [%i0]
.L134:
	sethi	%hi(19456), %g1
	stx	%g0, [%i0+8]
	or	%g1, 344, %g1
	stx	%g0, [%i0+16]
	sth	%g2, [%i0]
	sth	%i1, [%i0+4]
	andcc	%i1, 32, %g0
	be,pt	%xcc, .L121
	 sth	%g1, [%i0+6]
	ldub	[%i2], %g1
	stb	%g1, [%i0+3]
.L121:
	mov	0, %g1
.L117:
	return	%i7+8
	 sra	%g1, 0, %o0
.L133:
	sethi	%hi(19456), %g1
	or	%g1, 344, %g1
	cmp	%g3, %g1
	bne,pt	%icc, .L118
	 mov	4, %g2
	lduh	[%i0+4], %g1
	cmp	%g1, %i1
	bne,a,pt %icc, .L134
	 stx	%g0, [%i0]
	lduh	[%i0], %g1
	andcc	%g1, 4, %g0
	be,a,pt	%xcc, .L134
	 stx	%g0, [%i0]
	andcc	%i1, 8, %g0
	be,pt	%xcc, .L117
	 mov	16, %g1
	mov	252, %o0
	mov	8, %o2
	call	system_call, 0
	 mov	%i0, %o1
	brlz,pn	%o0, .L117
	 sub	%g0, %o0, %g1
	ba,pt	%xcc, .L117
	 mov	0, %g1
	.size	mutex_init, .-mutex_init
	.section	.text.mutex_destroy,"ax",@progbits
	.align 4
	.global mutex_destroy
	.type	mutex_destroy, #function
	.proc	04
mutex_destroy:
	save	%sp, -176, %sp
	sth	%g0, [%i0+6]
	return	%i7+8
	 mov	0, %o0
	.size	mutex_destroy, .-mutex_destroy
	.global pthread_mutex_destroy
	pthread_mutex_destroy = mutex_destroy
	.section	.text.pthread_mutex_consistent,"ax",@progbits
	.align 4
	.global pthread_mutex_consistent
	.type	pthread_mutex_consistent, #function
	.proc	04
pthread_mutex_consistent:
	save	%sp, -176, %sp
	lduh	[%i0+4], %g1
	and	%g1, 72, %g1
	cmp	%g1, 0
	be,pn	%icc, .L150
	 mov	22, %g1
	lduh	[%i0], %g1
	andcc	%g1, 1, %g0
	be,pn	%xcc, .L150
	 mov	22, %g1
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L148
	 mov	22, %g1
.L150:
	return	%i7+8
	 sra	%g1, 0, %o0
.L148:
	call	thread_self, 0
	 lduw	[%i0+16], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	bne,pt	%icc, .L150
	 mov	22, %g1
	lduh	[%i0+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L140
	 nop
	lduh	[%i0], %g2
.L149:
	mov	0, %g1
	and	%g2, -2, %g2
	sth	%g2, [%i0]
	return	%i7+8
	 sra	%g1, 0, %o0
.L140:
	call	getpid, 0
	 lduw	[%i0+8], %i5
	cmp	%i5, %o0
	bne,pt	%icc, .L150
	 mov	22, %g1
	ba,pt	%xcc, .L149
	 lduh	[%i0], %g2
	.size	pthread_mutex_consistent, .-pthread_mutex_consistent
	.global pthread_mutex_consistent_np
	pthread_mutex_consistent_np = pthread_mutex_consistent
	.section	.text._mutex_held,"ax",@progbits
	.align 4
	.global _mutex_held
	.type	_mutex_held, #function
	.proc	04
_mutex_held:
	save	%sp, -176, %sp
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L152
	 mov	0, %g1
.L153:
.L157:
	return	%i7+8
	 sra	%g1, 0, %o0
.L152:
	call	thread_self, 0
	 lduw	[%i0+16], %i5
	lduw	[%o0], %g1
	cmp	%i5, %g1
	bne,pt	%icc, .L157
	 mov	0, %g1
	lduh	[%i0+4], %g2
	and	%g2, 73, %g2
	cmp	%g2, 0
	be,pt	%icc, .L153
	 mov	1, %g1
	call	getpid, 0
	 lduw	[%i0+8], %i5
	xor	%i5, %o0, %i5
	cmp	%g0, %i5
	ba,pt	%xcc, .L153
	 subx	%g0, -1, %g1
	.size	_mutex_held, .-_mutex_held
	.section	.text.pthread_mutex_timedlock,"ax",@progbits
	.align 4
	.global pthread_mutex_timedlock
	.type	pthread_mutex_timedlock, #function
	.proc	04
pthread_mutex_timedlock:
	save	%sp, -208, %sp
	ldx	[%i1], %g2
	ldx	[%i1+8], %g1
	stx	%g2, [%fp+2031]
	mov	3, %g2
	mov	%i0, %o0
	st	%g2, [%fp+2023]
	stx	%g1, [%fp+2039]
	add	%fp, 2023, %o1
	call	mutex_lock_until, 0
	 mov	145, %i0
	cmp	%o0, 62
	movne	%icc, %o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pthread_mutex_timedlock, .-pthread_mutex_timedlock
	.section	.text.pthread_mutex_reltimedlock_np,"ax",@progbits
	.align 4
	.global pthread_mutex_reltimedlock_np
	.type	pthread_mutex_reltimedlock_np, #function
	.proc	04
pthread_mutex_reltimedlock_np:
	save	%sp, -208, %sp
	add	%fp, 2023, %i5
	mov	%i1, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %g2
	be,pn	%icc, .L162
	 mov	%i5, %o1
	return	%i7+8
	 sra	%g2, 0, %o0
.L162:
	call	mutex_lock_until, 0
	 mov	%i0, %o0
	cmp	%o0, 62
	mov	145, %g2
	movne	%icc, %o0, %g2
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	pthread_mutex_reltimedlock_np, .-pthread_mutex_reltimedlock_np
	.section	.text.cond_wait_until,"ax",@progbits
	.align 4
	.global cond_wait_until
	.type	cond_wait_until, #function
	.proc	04
cond_wait_until:
	save	%sp, -208, %sp
	brz,pn	%i2, .L164
	 mov	%i2, %o0
	add	%fp, 2015, %i5
	call	deadline_left, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %g1
	bne,pt	%icc, .L165
	 mov	%i5, %i2
.L164:
	call	lwp_self, 0
	 nop
	lduh	[%i1+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	be,pt	%icc, .L171
	 mov	%o0, %i5
	ldub	[%i1+15], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L169
	 mov	1, %g1
.L165:
.L193:
	return	%i7+8
	 sra	%g1, 0, %o0
.L169:
	call	thread_self, 0
	 lduw	[%i1+16], %i4
	lduw	[%o0], %g1
	cmp	%i4, %g1
	bne,pt	%icc, .L193
	 mov	1, %g1
	lduh	[%i1+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	be,pt	%icc, .L171
	 nop
	call	getpid, 0
	 lduw	[%i1+8], %i4
	cmp	%i4, %o0
	bne,pt	%icc, .L193
	 mov	1, %g1
.L171:
	call	pthread_testcancel, 0
	 nop
	lduw	[%i5+1088], %g1
	add	%g1, 1, %g1
	st	%g1, [%i5+1088]
	ldub	[%i1+2], %g1
	stx	%i0, [%i5+1176]
	stb	%g1, [%i5+1184]
	lduh	[%i1+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L190
	 nop
.L168:
	call	thread_self, 0
	 nop
	lduw	[%o0], %g1
	st	%g1, [%i1+16]
	mov	85, %g1
	stb	%g0, [%i1+2]
	stb	%g1, [%i1+15]
	lduw	[%i5+1088], %g1
	add	%g1, -1, %g1
	stx	%i1, [%i5+1096]
	call	cancel_enter, 0
	 st	%g1, [%i5+1088]
	mov	170, %o0
	mov	%i0, %o1
	mov	1, %o4
	mov	%i2, %o3
	call	system_call, 0
	 mov	%i1, %o2
	lduw	[%i5+1088], %g1
	add	%g1, 1, %g1
	sub	%g0, %o0, %g2
	st	%g1, [%i5+1088]
	mov	0, %g1
	movrlz	%o0, %g2, %g1
	stx	%o0, [%fp+2031]
	mov	%g1, %i3
	call	cancel_leave, 0
	 stx	%o1, [%fp+2039]
	ldub	[%i1+15], %g1
	cmp	%g1, 85
	be,pt	%icc, .L173
	 mov	0, %o1
.L194:
	call	take, 0
	 mov	%i1, %o0
	mov	%o0, %i4
	ldub	[%i5+1184], %g1
	stb	%g1, [%i1+2]
	lduw	[%i5+1088], %g1
	add	%g1, -1, %g1
	stx	%g0, [%i5+1096]
	call	cancel_if_asynchronous, 0
	 st	%g1, [%i5+1088]
	orcc	%i4, 0, %g1
	be,a,pn	%icc, .L165
	 mov	%i3, %g1
	ba,pt	%xcc, .L165
	 nop
.L173:
	ldub	[%i1+15], %g1
	cmp	%g1, 0
	be,pt	%icc, .L194
	 mov	0, %o1
	call	thread_self, 0
	 lduw	[%i1+16], %i4
	lduw	[%o0], %g1
	cmp	%i4, %g1
	bne,pt	%icc, .L194
	 mov	0, %o1
	lduh	[%i1+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L191
	 mov	-1, %g1
.L192:
	stb	%g1, [%i1+15]
	ldub	[%i5+1184], %g1
	stb	%g1, [%i1+2]
	lduw	[%i5+1088], %g1
	add	%g1, -1, %g1
	stx	%g0, [%i5+1096]
	call	cancel_if_asynchronous, 0
	 st	%g1, [%i5+1088]
	ba,pt	%xcc, .L165
	 mov	%i3, %g1
.L190:
	call	getpid, 0
	 nop
	ba,pt	%xcc, .L168
	 st	%o0, [%i1+8]
.L191:
	call	getpid, 0
	 lduw	[%i1+8], %i4
	cmp	%i4, %o0
	bne,pt	%icc, .L194
	 mov	0, %o1
	ba,pt	%xcc, .L192
	 mov	-1, %g1
	.size	cond_wait_until, .-cond_wait_until
	.section	.text.cond_wait,"ax",@progbits
	.align 4
	.global cond_wait
	.type	cond_wait, #function
	.proc	04
cond_wait:
	save	%sp, -176, %sp
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
	save	%sp, -208, %sp
	ldub	[%i0+1], %g1
	ldx	[%i2], %g3
	cmp	%g1, 0
	ldx	[%i2+8], %g2
	move	%icc, 3, %g1
	stx	%g3, [%fp+2031]
	st	%g1, [%fp+2023]
	stx	%g2, [%fp+2039]
	add	%fp, 2023, %o2
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
	save	%sp, -208, %sp
	add	%fp, 2023, %i5
	mov	%i2, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %o0
	be,pn	%icc, .L200
	 mov	%i5, %o2
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L200:
	mov	%i1, %o1
	call	cond_wait_until, 0
	 mov	%i0, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	cond_reltimedwait, .-cond_reltimedwait
	.global _lwp_cond_reltimedwait
	_lwp_cond_reltimedwait = cond_reltimedwait
	.section	.text.pthread_cond_wait,"ax",@progbits
	.align 4
	.global pthread_cond_wait
	.type	pthread_cond_wait, #function
	.proc	04
pthread_cond_wait:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	cond_wait, 0
	 mov	%i1, %o1
	cmp	%o0, 4
	be,pn	%icc, .L203
	 mov	%o0, %i0
	cmp	%o0, 62
	move	%icc, 145, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L203:
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pthread_cond_wait, .-pthread_cond_wait
	.section	.text.pthread_cond_timedwait,"ax",@progbits
	.align 4
	.global pthread_cond_timedwait
	.type	pthread_cond_timedwait, #function
	.proc	04
pthread_cond_timedwait:
	save	%sp, -208, %sp
	ldub	[%i0+1], %g1
	ldx	[%i2], %g3
	cmp	%g1, 0
	ldx	[%i2+8], %g2
	move	%icc, 3, %g1
	mov	%i0, %o0
	st	%g1, [%fp+2023]
	stx	%g3, [%fp+2031]
	stx	%g2, [%fp+2039]
	add	%fp, 2023, %o2
	call	cond_wait_until, 0
	 mov	%i1, %o1
	cmp	%o0, 4
	be,pn	%icc, .L207
	 mov	%o0, %i0
	cmp	%o0, 62
	move	%icc, 145, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L207:
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pthread_cond_timedwait, .-pthread_cond_timedwait
	.section	.text.pthread_cond_reltimedwait_np,"ax",@progbits
	.align 4
	.global pthread_cond_reltimedwait_np
	.type	pthread_cond_reltimedwait_np, #function
	.proc	04
pthread_cond_reltimedwait_np:
	save	%sp, -208, %sp
	add	%fp, 2023, %i5
	mov	%i2, %o0
	call	deadline_after, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %o0
	be,pn	%icc, .L212
	 cmp	%o0, 4
	be,a,pn	%icc, .L214
	 mov	0, %o0
	cmp	%o0, 62
.L215:
	move	%icc, 145, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L212:
	mov	%i5, %o2
	mov	%i1, %o1
	call	cond_wait_until, 0
	 mov	%i0, %o0
	cmp	%o0, 4
	bne,pt	%icc, .L215
	 cmp	%o0, 62
	mov	0, %o0
.L214:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	pthread_cond_reltimedwait_np, .-pthread_cond_reltimedwait_np
	.section	.text.cond_signal,"ax",@progbits
	.align 4
	.global cond_signal
	.type	cond_signal, #function
	.proc	04
cond_signal:
	save	%sp, -192, %sp
	ldub	[%i0+3], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L217
	 mov	171, %o0
	mov	0, %i0
.L220:
	return	%i7+8
	 sra	%o0, 0, %o0
.L217:
	call	system_call, 0
	 mov	%i0, %o1
	brgez,a,pt %o0, .L220
	 mov	0, %i0
	sub	%g0, %o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
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
	save	%sp, -176, %sp
	ldx	[%i0+1096], %i5
	ldub	[%i5+15], %g1
	cmp	%g1, 85
	bne,pt	%icc, .L236
	 mov	0, %o1
	ldub	[%i5+15], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L232
	 nop
.L236:
	call	take, 0
	 mov	%i5, %o0
	ldub	[%i0+1184], %g1
	stb	%g1, [%i5+2]
	stx	%g0, [%i0+1096]
	ldx	[%i0+1176], %i0
	call	cond_signal, 0
	 restore
.L232:
	call	thread_self, 0
	 lduw	[%i5+16], %i4
	lduw	[%o0], %g1
	cmp	%i4, %g1
	bne,pt	%icc, .L236
	 mov	0, %o1
	lduh	[%i5+4], %g1
	and	%g1, 73, %g1
	cmp	%g1, 0
	bne,pn	%icc, .L233
	 mov	-1, %g1
	stb	%g1, [%i5+15]
	ldub	[%i0+1184], %g1
.L235:
	stb	%g1, [%i5+2]
	stx	%g0, [%i0+1096]
	ldx	[%i0+1176], %i0
	call	cond_signal, 0
	 restore
.L233:
	call	getpid, 0
	 lduw	[%i5+8], %i4
	cmp	%i4, %o0
	bne,pt	%icc, .L236
	 mov	0, %o1
	mov	-1, %g1
	stb	%g1, [%i5+15]
	ba,pt	%xcc, .L235
	 ldub	[%i0+1184], %g1
	.size	cond_wait_cancelled, .-cond_wait_cancelled
	.section	.text.cond_broadcast,"ax",@progbits
	.align 4
	.global cond_broadcast
	.type	cond_broadcast, #function
	.proc	04
cond_broadcast:
	save	%sp, -192, %sp
	ldub	[%i0+3], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L238
	 mov	172, %o0
	mov	0, %i0
.L241:
	return	%i7+8
	 sra	%o0, 0, %o0
.L238:
	call	system_call, 0
	 mov	%i0, %o1
	brgez,a,pt %o0, .L241
	 mov	0, %i0
	sub	%g0, %o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
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
	save	%sp, -176, %sp
	cmp	%i1, 1
	bgu,pn	%icc, .L243
	 mov	22, %g1
	stx	%g0, [%i0]
	sethi	%hi(16384), %g1
	or	%g1, 854, %g1
	stx	%g0, [%i0+8]
	sth	%g1, [%i0+6]
	sth	%i1, [%i0+4]
	mov	0, %g1
.L243:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	cond_init, .-cond_init
	.section	.text.cond_destroy,"ax",@progbits
	.align 4
	.global cond_destroy
	.type	cond_destroy, #function
	.proc	04
cond_destroy:
	save	%sp, -176, %sp
	sth	%g0, [%i0+6]
	return	%i7+8
	 mov	0, %o0
	.size	cond_destroy, .-cond_destroy
	.global pthread_cond_destroy
	pthread_cond_destroy = cond_destroy
	.section	.text.guard_enter,"ax",@progbits
	.align 4
	.global guard_enter
	.type	guard_enter, #function
	.proc	020
guard_enter:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L248
	 nop
	return	%i7+8
	 nop
.L248:
	call	thread_self, 0
	 sethi	%gdop_hix22(guard), %i0
	lduw	[%o0+1088], %g1
	xor	%i0, %gdop_lox10(guard), %i0
	add	%g1, 1, %g1
	ldx	[%l7 + %i0], %i0, %gdop(guard)
	st	%g1, [%o0+1088]
	call	take, 0
	 restore %g0, 0, %o1
	.size	guard_enter, .-guard_enter
	.section	.text.guard_leave,"ax",@progbits
	.align 4
	.global guard_leave
	.type	guard_leave, #function
	.proc	020
guard_leave:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L255
	 sethi	%gdop_hix22(guard), %o0
	xor	%o0, %gdop_lox10(guard), %o0
	call	mutex_unlock, 0
	 ldx	[%l7 + %o0], %o0, %gdop(guard)
	call	thread_self, 0
	 nop
	lduw	[%o0+1088], %g1
	add	%g1, -1, %g1
	st	%g1, [%o0+1088]
.L255:
	return	%i7+8
	 nop
	.size	guard_leave, .-guard_leave
	.section	.text.guard_wait,"ax",@progbits
	.align 4
	.global guard_wait
	.type	guard_wait, #function
	.proc	020
guard_wait:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(guard), %i1
	xor	%i1, %gdop_lox10(guard), %i1
	ldx	[%l7 + %i1], %i1, %gdop(guard)
	call	cond_wait, 0
	 restore
	.size	guard_wait, .-guard_wait
	.section	.text.stream_lock_try,"ax",@progbits
	.align 4
	.global stream_lock_try
	.type	stream_lock_try, #function
	.proc	04
stream_lock_try:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %l7, %gdop(__threads_started)
	lduw	[%l7], %i5
	cmp	%i5, 0
	bne,pn	%icc, .L267
	 nop
	return	%i7+8
	 sra	%o5, 0, %o0
.L267:
	call	guard_enter, 0
	 nop
	call	thread_self, 0
	 nop
	lduw	[%i0], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L259
	 lduw	[%o0], %g1
	st	%g1, [%i0+4]
	mov	1, %g1
	st	%g1, [%i0]
.L260:
	lduw	[%i0+8], %g1
	add	%g1, 1, %g1
	call	thread_self, 0
	 st	%g1, [%i0+8]
	lduw	[%o0+1088], %g1
	add	%g1, 1, %g1
	mov	0, %i5
	call	guard_leave, 0
	 st	%g1, [%o0+1088]
	sra	%i5, 0, %i0
.L270:
	return	%i7+8
	 nop
.L259:
	lduw	[%i0+4], %g2
	cmp	%g1, %g2
	be,pn	%icc, .L260
	 mov	1, %i5
	call	guard_leave, 0
	 sra	%i5, 0, %i0
	ba,pt	%xcc, .L270
	 nop
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_take,"ax",@progbits
	.align 4
	.global stream_lock_take
	.type	stream_lock_take, #function
	.proc	020
stream_lock_take:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L276
	 nop
	return	%i7+8
	 nop
.L276:
	call	guard_enter, 0
	 mov	2, %i5
.L275:
	call	thread_self, 0
	 nop
	lduw	[%i0], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L273
	 lduw	[%o0], %g1
	st	%g1, [%i0+4]
	mov	1, %g1
	st	%g1, [%i0]
.L274:
	lduw	[%i0+8], %g1
	add	%g1, 1, %g1
	call	thread_self, 0
	 st	%g1, [%i0+8]
	lduw	[%o0+1088], %g1
	add	%g1, 1, %g1
	st	%g1, [%o0+1088]
	call	guard_leave, 0
	 restore
.L273:
	lduw	[%i0+4], %g2
	cmp	%g1, %g2
	be,pn	%icc, .L274
	 sethi	%gdop_hix22(stream_is_free), %o0
	st	%i5, [%i0]
	xor	%o0, %gdop_lox10(stream_is_free), %o0
	call	guard_wait, 0
	 ldx	[%l7 + %o0], %o0, %gdop(stream_is_free)
	ba,pt	%xcc, .L275
	 nop
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_drop,"ax",@progbits
	.align 4
	.global stream_lock_drop
	.type	stream_lock_drop, #function
	.proc	020
stream_lock_drop:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__threads_started), %g1
	xor	%g1, %gdop_lox10(__threads_started), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__threads_started)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L289
	 nop
	lduw	[%i0+8], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L287
	 nop
.L289:
	return	%i7+8
	 nop
.L287:
	call	guard_enter, 0
	 nop
	call	thread_self, 0
	 nop
	lduw	[%o0+1088], %g1
	add	%g1, -1, %g1
	st	%g1, [%o0+1088]
	lduw	[%i0+8], %g1
	add	%g1, -1, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L279
	 st	%g1, [%i0+8]
	lduw	[%i0], %g1
	cmp	%g1, 2
	be,a,pn	%icc, .L288
	 sethi	%gdop_hix22(stream_is_free), %o0
	st	%g0, [%i0]
	st	%g0, [%i0+4]
.L279:
	call	guard_leave, 0
	 restore
.L288:
	xor	%o0, %gdop_lox10(stream_is_free), %o0
	call	cond_broadcast, 0
	 ldx	[%l7 + %o0], %o0, %gdop(stream_is_free)
	st	%g0, [%i0]
	ba,pt	%xcc, .L279
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
