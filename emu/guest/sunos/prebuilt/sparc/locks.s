! 66ffd1bae4213d83604f179704261740 emu/guest/libc/sunos/locks.c
	.file	"locks.c"
	.section	".text"
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
	bgu	.L16
	 mov	22, %i0
	ld	[%i4], %g1
	cmp	%g1, 0
	bl	.L16
	 add	%fp, -8, %o1
	call	clock_gettime, 0
	 mov	4, %o0
	ld	[%i4+4], %g1
	ld	[%fp-4], %g2
	add	%g2, %g1, %g2
	cmp	%g2, %i5
	ble	.L11
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
	bg,a	.L15
	 st	%g1, [%i1+4]
	add	%g4, %i5, %g4
.L14:
	add	%g4, %i3, %g1
	st	%g1, [%i1+4]
.L15:
	sethi	%hi(999999488), %g3
	or	%g3, 511, %g3
	cmp	%g2, %g3
	bg	.L12
	 mov	0, %g1
	add	%g1, %g2, %g1
	mov	0, %i0
	st	%g1, [%i1+8]
.L16:
	jmp	%i7+8
	 restore
.L12:
	sethi	%hi(-1000000512), %g1
	or	%g1, 512, %g1
	add	%g1, %g2, %g1
	st	%g1, [%i1+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L11:
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
	bg,a	.L15
	 st	%g1, [%i1+4]
	b	.L14
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
	bgu	.L37
	 mov	22, %i0
	add	%fp, -8, %o1
	call	clock_gettime, 0
	 ld	[%i5], %o0
	ld	[%i5+8], %g3
	ld	[%fp-4], %g2
	cmp	%g3, %g2
	bge	.L32
	 mov	1, %g4
.L19:
	ld	[%i5+4], %g1
	ld	[%fp-8], %i5
	add	%g4, %i5, %i4
	cmp	%g1, %i4
	bl	.L37
	 mov	62, %i0
	cmp	%g3, %g2
	bg	.L33
	 mov	1, %i4
	andcc	%i4, 0xff, %g0
	be,a	.L35
	 sub	%g1, %i5, %g1
	cmp	%g1, %i5
.L36:
	be	.L27
	 sub	%g1, %i5, %g1
.L35:
	sub	%g1, %g4, %g1
	st	%g1, [%i1]
	mov	0, %g4
	cmp	%g3, %g2
	bge	.L24
	 sub	%g3, %g2, %g1
	sethi	%hi(999999488), %g4
	or	%g4, 512, %g4
.L24:
	add	%g1, %g4, %g1
	st	%g1, [%i1+4]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L27:
	mov	62, %i0
.L37:
	jmp	%i7+8
	 restore
.L32:
	b	.L19
	 mov	0, %g4
.L33:
	mov	0, %i4
	andcc	%i4, 0xff, %g0
	bne	.L36
	 cmp	%g1, %i5
	b	.L35
	 sub	%g1, %i5, %g1
	.size	deadline_left, .-deadline_left
	.section	.text.take,"ax",@progbits
	.align 4
	.type	take, #function
	.proc	04
take:
	save	%sp, -112, %sp
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L43
	 add	%i0, 15, %g1
#APP
! 62 "./libc/sunos/locks.c" 1
	ldstub [%g1],%g1
! 0 "" 2
#NO_APP
	andcc	%g1, 0xff, %g0
	bne	.L60
	 cmp	%i1, 0
	lduh	[%i0+4], %g1
.L62:
	andcc	%g1, 1, %g0
	bne	.L59
	 nop
.L45:
	call	thread_self, 0
	 nop
	mov	%o0, %g1
	mov	0, %o0
	ld	[%g1], %g1
	stb	%g0, [%i0+2]
	st	%g1, [%i0+16]
.L38:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L43:
	cmp	%i1, 0
.L60:
	be	.L41
	 mov	0, %i4
	add	%fp, -16, %i4
.L41:
	add	%fp, -16, %i5
	add	%fp, -8, %i3
	orcc	%i1, 0, %o0
	be	.L49
	 mov	%i5, %o1
.L46:
	call	deadline_left, 0
	 nop
	cmp	%o0, 0
	be,a	.L61
	 mov	210, %o0
.L50:
	cmp	%o0, 4
	bne	.L38
	 nop
	orcc	%i1, 0, %o0
	bne	.L46
	 mov	%i5, %o1
.L49:
	mov	210, %o0
.L61:
	st	%i3, [%sp+64]
	mov	%i4, %o2
	mov	%i0, %o1
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %o0
	cmp	%o0, 0
	bge,a	.L62
	 lduh	[%i0+4], %g1
	b	.L50
	 sub	%g0, %o0, %o0
.L59:
	call	getpid, 0
	 nop
	b	.L45
	 st	%o0, [%i0+8]
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
	be	.L64
	 nop
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L79
	 nop
.L64:
	call	take, 0
	 restore
.L79:
	call	thread_self, 0
	 ld	[%i0+16], %i5
	ld	[%o0], %g1
	cmp	%i5, %g1
	bne	.L64
	 nop
	lduh	[%i0+4], %g1
	andcc	%g1, 1, %g0
	bne	.L80
	 nop
.L65:
	andcc	%g1, 4, %g0
	be	.L63
	 mov	45, %g2
	ldub	[%i0+2], %g1
	and	%g1, 0xff, %g2
	cmp	%g2, 255
	be	.L68
	 add	%g1, 1, %g1
	mov	0, %g2
	stb	%g1, [%i0+2]
.L63:
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L80:
	call	getpid, 0
	 ld	[%i0+8], %i5
	cmp	%i5, %o0
	bne	.L64
	 nop
	b	.L65
	 lduh	[%i0+4], %g1
.L68:
	b	.L63
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
	bne	.L103
	 nop
.L83:
	ldub	[%i0+15], %i5
	andcc	%i5, 0xff, %g0
	bne	.L87
	 add	%i0, 15, %g1
#APP
! 62 "./libc/sunos/locks.c" 1
	ldstub [%g1],%g1
! 0 "" 2
#NO_APP
	andcc	%g1, 0xff, %g0
	bne	.L87
	 nop
	lduh	[%i0+4], %g1
	andcc	%g1, 1, %g0
	bne	.L104
	 nop
.L88:
	call	thread_self, 0
	 nop
	ld	[%o0], %g1
	st	%g1, [%i0+16]
	stb	%i5, [%i0+2]
.L106:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L87:
	jmp	%i7+8
	 restore %g0, 16, %o0
.L103:
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	be	.L83
	 nop
	call	thread_self, 0
	 ld	[%i0+16], %i5
	ld	[%o0], %g1
	cmp	%i5, %g1
	bne	.L83
	 nop
	lduh	[%i0+4], %g1
	andcc	%g1, 1, %g0
	bne	.L105
	 nop
.L84:
	andcc	%g1, 4, %g0
	be	.L87
	 nop
	ldub	[%i0+2], %i5
	and	%i5, 0xff, %g1
	cmp	%g1, 255
	be	.L90
	 add	%i5, 1, %i5
	b	.L106
	 stb	%i5, [%i0+2]
.L104:
	call	getpid, 0
	 nop
	b	.L88
	 st	%o0, [%i0+8]
.L105:
	call	getpid, 0
	 ld	[%i0+8], %i5
	cmp	%i5, %o0
	bne	.L83
	 nop
	b	.L84
	 lduh	[%i0+4], %g1
.L90:
	jmp	%i7+8
	 restore %g0, 11, %o0
	.size	mutex_trylock, .-mutex_trylock
	.global pthread_mutex_trylock
	pthread_mutex_trylock = mutex_trylock
	.section	.text.mutex_unlock,"ax",@progbits
	.align 4
	.global mutex_unlock
	.type	mutex_unlock, #function
	.proc	04
mutex_unlock:
	save	%sp, -104, %sp
	lduh	[%i0+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	bne	.L108
	 nop
	ldub	[%i0+2], %g1
.L123:
	andcc	%g1, 0xff, %g0
	bne	.L122
	 add	%g1, -1, %g1
	st	%g0, [%i0+16]
	stb	%g0, [%i0+15]
	ldub	[%i0+14], %g1
	cmp	%g1, 0
	bne	.L116
	 add	%fp, -8, %g1
.L115:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L108:
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L111
	 nop
.L113:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L122:
	stb	%g1, [%i0+2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L116:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	168, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, 0
	bge	.L115
	 nop
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
.L111:
	call	thread_self, 0
	 ld	[%i0+16], %i5
	ld	[%o0], %g1
	cmp	%i5, %g1
	bne	.L113
	 nop
	lduh	[%i0+4], %g1
	andcc	%g1, 1, %g0
	be,a	.L123
	 ldub	[%i0+2], %g1
	call	getpid, 0
	 ld	[%i0+8], %i5
	cmp	%i5, %o0
	bne	.L113
	 nop
	b	.L123
	 ldub	[%i0+2], %g1
	.size	mutex_unlock, .-mutex_unlock
	.global pthread_mutex_unlock
	pthread_mutex_unlock = mutex_unlock
	.section	.text.mutex_init,"ax",@progbits
	.align 4
	.global mutex_init
	.type	mutex_init, #function
	.proc	04
mutex_init:
	save	%sp, -96, %sp
	mov	%i0, %g1
	andcc	%i1, -56, %i0
	bne	.L128
	 sethi	%hi(19456), %g2
	st	%g0, [%g1]
	or	%g2, 344, %g2
	st	%g0, [%g1+8]
	st	%g0, [%g1+12]
	st	%g0, [%g1+16]
	st	%g0, [%g1+20]
	sth	%i1, [%g1+4]
	andcc	%i1, 32, %g0
	be	.L130
	 sth	%g2, [%g1+6]
	ldub	[%i2], %g2
	stb	%g2, [%g1+3]
.L130:
	jmp	%i7+8
	 restore
.L128:
	mov	22, %i0
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
	.section	.text._mutex_held,"ax",@progbits
	.align 4
	.global _mutex_held
	.type	_mutex_held, #function
	.proc	04
_mutex_held:
	save	%sp, -96, %sp
	ldub	[%i0+15], %g1
	cmp	%g1, 0
	bne	.L133
	 mov	%i0, %i5
.L135:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L133:
	call	thread_self, 0
	 ld	[%i0+16], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	bne	.L135
	 nop
	lduh	[%i0+4], %g1
	andcc	%g1, 1, %g0
	be	.L139
	 mov	1, %i0
	call	getpid, 0
	 ld	[%i5+8], %i5
	xor	%o0, %i5, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %i0
.L139:
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
	be	.L142
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
.L142:
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
	be	.L147
	 mov	%i5, %o1
.L148:
	jmp	%i7+8
	 restore
.L147:
	call	mutex_lock_until, 0
	 mov	%g1, %o0
	cmp	%o0, 62
	bne	.L148
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
	be	.L150
	 mov	%i0, %i4
	add	%fp, -16, %i5
	mov	%i2, %o0
	call	deadline_left, 0
	 mov	%i5, %o1
	orcc	%o0, 0, %i0
	bne	.L178
	 mov	%i5, %i2
.L150:
	call	lwp_self, 0
	 nop
	lduh	[%i1+4], %g1
	and	%g1, 6, %g1
	cmp	%g1, 0
	be	.L157
	 mov	%o0, %i5
	ldub	[%i1+15], %g1
	cmp	%g1, 0
	bne	.L155
	 nop
.L156:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L155:
	call	thread_self, 0
	 ld	[%i1+16], %i3
	ld	[%o0], %g1
	cmp	%i3, %g1
	bne	.L156
	 nop
	lduh	[%i1+4], %g1
	andcc	%g1, 1, %g0
	be	.L157
	 nop
	call	getpid, 0
	 ld	[%i1+8], %i3
	cmp	%i3, %o0
	bne	.L156
	 nop
.L157:
	call	pthread_testcancel, 0
	 nop
	ld	[%i5+560], %g1
	add	%g1, 1, %g1
	st	%g1, [%i5+560]
	ldub	[%i1+2], %g1
	st	%i4, [%i5+616]
	stb	%g1, [%i5+620]
	lduh	[%i1+4], %g1
	andcc	%g1, 1, %g0
	bne	.L174
	 nop
.L154:
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
	mov	1, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i4, %o1
	mov	170, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ld	[%i5+560], %g1
	ld	[%fp-8], %i0
	add	%g1, 1, %g1
	sra	%i0, 31, %g2
	st	%g1, [%i5+560]
	sub	%g0, %i0, %i0
	call	cancel_leave, 0
	 and	%i0, %g2, %i0
	ldub	[%i1+15], %g1
	cmp	%g1, 85
	be	.L175
	 mov	0, %o1
.L177:
	call	take, 0
	 mov	%i1, %o0
	ldub	[%i5+620], %g1
.L176:
	stb	%g1, [%i1+2]
	ld	[%i5+560], %g1
	add	%g1, -1, %g1
	st	%g0, [%i5+568]
	call	cancel_if_asynchronous, 0
	 st	%g1, [%i5+560]
.L178:
	jmp	%i7+8
	 restore
.L175:
	ldub	[%i1+15], %g1
	cmp	%g1, 0
	be	.L177
	 mov	0, %o1
	call	thread_self, 0
	 ld	[%i1+16], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	bne	.L177
	 mov	0, %o1
	lduh	[%i1+4], %g1
	andcc	%g1, 1, %g0
	bne	.L160
	 mov	-1, %g1
	stb	%g1, [%i1+15]
	b	.L176
	 ldub	[%i5+620], %g1
.L174:
	call	getpid, 0
	 nop
	b	.L154
	 st	%o0, [%i1+8]
.L160:
	call	getpid, 0
	 ld	[%i1+8], %i4
	cmp	%i4, %o0
	bne	.L177
	 mov	0, %o1
	mov	-1, %g1
	stb	%g1, [%i1+15]
	b	.L176
	 ldub	[%i5+620], %g1
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
	.section	.text.cond_timedwait,"ax",@progbits
	.align 4
	.global cond_timedwait
	.type	cond_timedwait, #function
	.proc	04
cond_timedwait:
	save	%sp, -112, %sp
	ldub	[%i0+1], %g1
	cmp	%g1, 0
	be,a	.L181
	 mov	3, %g1
.L181:
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
	be	.L184
	 mov	%i5, %o2
	jmp	%i7+8
	 restore
.L184:
	mov	%i1, %o1
	call	cond_wait_until, 0
	 mov	%g1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	cond_reltimedwait, .-cond_reltimedwait
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
	be	.L189
	 mov	%o0, %i0
	cmp	%o0, 62
	be	.L190
	 nop
	jmp	%i7+8
	 restore
.L189:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L190:
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
	be,a	.L192
	 mov	3, %g1
.L192:
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
	be	.L194
	 mov	%o0, %i0
	cmp	%o0, 62
	be	.L195
	 nop
	jmp	%i7+8
	 restore
.L194:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L195:
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
	be	.L200
	 mov	%i5, %o2
.L197:
	cmp	%i0, 4
	be	.L199
	 cmp	%i0, 62
	be	.L201
	 nop
	jmp	%i7+8
	 restore
.L199:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L200:
	mov	%i1, %o1
	call	cond_wait_until, 0
	 mov	%g1, %o0
	b	.L197
	 mov	%o0, %i0
.L201:
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
	bne	.L203
	 add	%fp, -8, %g1
.L205:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L203:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	171, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, 0
	bge	.L205
	 nop
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
	.size	cond_signal, .-cond_signal
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
	be	.L215
	 mov	0, %o1
.L218:
	call	take, 0
	 mov	%i5, %o0
	ldub	[%i0+620], %g1
	stb	%g1, [%i5+2]
	st	%g0, [%i0+568]
	ld	[%i0+616], %i0
	call	cond_signal, 0
	 restore
.L215:
	ldub	[%i5+15], %g1
	cmp	%g1, 0
	be	.L218
	 mov	0, %o1
	call	thread_self, 0
	 ld	[%i5+16], %i4
	ld	[%o0], %g1
	cmp	%i4, %g1
	bne	.L218
	 mov	0, %o1
	lduh	[%i5+4], %g1
	andcc	%g1, 1, %g0
	bne	.L208
	 mov	-1, %g1
	stb	%g1, [%i5+15]
	ldub	[%i0+620], %g1
.L217:
	stb	%g1, [%i5+2]
	st	%g0, [%i0+568]
	ld	[%i0+616], %i0
	call	cond_signal, 0
	 restore
.L208:
	call	getpid, 0
	 ld	[%i5+8], %i4
	cmp	%i4, %o0
	bne	.L218
	 mov	0, %o1
	mov	-1, %g1
	stb	%g1, [%i5+15]
	b	.L217
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
	bne	.L220
	 add	%fp, -8, %g1
.L222:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L220:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	172, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %i0
	cmp	%i0, 0
	bge	.L222
	 nop
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
	.size	cond_broadcast, .-cond_broadcast
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
	bgu	.L226
	 mov	22, %i0
	sethi	%hi(16384), %g2
	st	%g0, [%g1]
	or	%g2, 854, %g2
	st	%g0, [%g1+8]
	st	%g0, [%g1+12]
	sth	%i1, [%g1+4]
	sth	%g2, [%g1+6]
	mov	0, %i0
.L226:
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
	bne	.L230
	 nop
	jmp	%i7+8
	 restore
.L230:
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
	be	.L237
	 sethi	%gdop_hix22(guard), %o0
	xor	%o0, %gdop_lox10(guard), %o0
	call	mutex_unlock, 0
	 ld	[%l7 + %o0], %o0, %gdop(guard)
	call	thread_self, 0
	 nop
	ld	[%o0+560], %g1
	add	%g1, -1, %g1
	st	%g1, [%o0+560]
.L237:
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
	bne	.L249
	 nop
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L249:
	call	guard_enter, 0
	 nop
	call	thread_self, 0
	 nop
	ld	[%i0], %g2
	cmp	%g2, 0
	bne	.L241
	 ld	[%o0], %g1
	st	%g1, [%i0+4]
	mov	1, %g1
	st	%g1, [%i0]
.L242:
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
.L252:
	jmp	%i7+8
	 restore
.L241:
	ld	[%i0+4], %g2
	cmp	%g1, %g2
	be	.L242
	 mov	1, %i5
	call	guard_leave, 0
	 mov	%i5, %i0
	b,a	.L252
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
	bne	.L258
	 nop
	jmp	%i7+8
	 restore
.L258:
	call	guard_enter, 0
	 mov	2, %i5
.L257:
	call	thread_self, 0
	 nop
	ld	[%i0], %g2
	cmp	%g2, 0
	bne	.L255
	 ld	[%o0], %g1
	st	%g1, [%i0+4]
	mov	1, %g1
	st	%g1, [%i0]
.L256:
	ld	[%i0+8], %g1
	add	%g1, 1, %g1
	call	thread_self, 0
	 st	%g1, [%i0+8]
	ld	[%o0+560], %g1
	add	%g1, 1, %g1
	st	%g1, [%o0+560]
	call	guard_leave, 0
	 restore
.L255:
	ld	[%i0+4], %g2
	cmp	%g1, %g2
	be	.L256
	 sethi	%gdop_hix22(stream_is_free), %o0
	st	%i5, [%i0]
	xor	%o0, %gdop_lox10(stream_is_free), %o0
	call	guard_wait, 0
	 ld	[%l7 + %o0], %o0, %gdop(stream_is_free)
	b,a	.L257
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
	be	.L271
	 nop
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L269
	 nop
.L271:
	jmp	%i7+8
	 restore
.L269:
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
	bne	.L261
	 st	%g1, [%i0+8]
	ld	[%i0], %g1
	cmp	%g1, 2
	be,a	.L270
	 sethi	%gdop_hix22(stream_is_free), %o0
	st	%g0, [%i0]
	st	%g0, [%i0+4]
.L261:
	call	guard_leave, 0
	 restore
.L270:
	xor	%o0, %gdop_lox10(stream_is_free), %o0
	call	cond_broadcast, 0
	 ld	[%l7 + %o0], %o0, %gdop(stream_is_free)
	st	%g0, [%i0]
	b	.L261
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
