! 2992be76f81ba133e7cbc80fc19fc5be emu/guest/libc/sunos/attributes.c
	.file	"attributes.c"
	.section	".text"
	.section	.text.lwp_usual_attributes,"ax",@progbits
	.align 4
	.global lwp_usual_attributes
	.type	lwp_usual_attributes, #function
	.proc	0110
lwp_usual_attributes:
	save	%sp, -176, %sp
	call	getpagesize, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(usual.0), %g1
	xor	%g1, %gdop_lox10(usual.0), %g1
	ldx	[%l7 + %g1], %i0, %gdop(usual.0)
	stx	%o0, [%i0+32]
	return	%i7+8
	 nop
	.size	lwp_usual_attributes, .-lwp_usual_attributes
	.section	.text.pthread_attr_init,"ax",@progbits
	.align 4
	.global pthread_attr_init
	.type	pthread_attr_init, #function
	.proc	04
pthread_attr_init:
	save	%sp, -176, %sp
	call	malloc, 0
	 mov	48, %o0
	mov	12, %g1
	brz,pn	%o0, .L4
	 mov	%o0, %i5
	call	lwp_usual_attributes, 0
	 nop
	ldx	[%o0], %g1
	stx	%g1, [%i5]
	ldx	[%o0+8], %g1
	stx	%g1, [%i5+8]
	ldx	[%o0+16], %g1
	stx	%g1, [%i5+16]
	ldx	[%o0+24], %g1
	stx	%g1, [%i5+24]
	ldx	[%o0+32], %g1
	stx	%g1, [%i5+32]
	ldx	[%o0+40], %g1
	stx	%g1, [%i5+40]
	mov	0, %g1
	stx	%i5, [%i0]
.L4:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	pthread_attr_init, .-pthread_attr_init
	.section	.text.pthread_attr_destroy,"ax",@progbits
	.align 4
	.global pthread_attr_destroy
	.type	pthread_attr_destroy, #function
	.proc	04
pthread_attr_destroy:
	save	%sp, -176, %sp
	brz,pn	%i0, .L9
	 mov	22, %g1
	ldx	[%i0], %o0
	brz,pn	%o0, .L8
	 nop
	call	free, 0
	 nop
	stx	%g0, [%i0]
	mov	0, %g1
.L8:
	return	%i7+8
	 sra	%g1, 0, %o0
.L9:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	pthread_attr_destroy, .-pthread_attr_destroy
	.section	.text.pthread_attr_setdetachstate,"ax",@progbits
	.align 4
	.global pthread_attr_setdetachstate
	.type	pthread_attr_setdetachstate, #function
	.proc	04
pthread_attr_setdetachstate:
	save	%sp, -176, %sp
	brz,a,pn %i0, .L17
	 mov	22, %i0
	ldx	[%i0], %g1
	brz,pn	%g1, .L17
	 mov	22, %i0
	andcc	%i1, -65, %i0
	bne,a,pn %icc, .L16
	 mov	22, %i0
	st	%i1, [%g1]
	return	%i7+8
	 sra	%o0, 0, %o0
.L16:
.L17:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pthread_attr_setdetachstate, .-pthread_attr_setdetachstate
	.section	.text.pthread_attr_getdetachstate,"ax",@progbits
	.align 4
	.global pthread_attr_getdetachstate
	.type	pthread_attr_getdetachstate, #function
	.proc	04
pthread_attr_getdetachstate:
	save	%sp, -176, %sp
	brz,pn	%i0, .L21
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L21
	 nop
	lduw	[%g1], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L21:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getdetachstate, .-pthread_attr_getdetachstate
	.section	.text.pthread_attr_setstacksize,"ax",@progbits
	.align 4
	.global pthread_attr_setstacksize
	.type	pthread_attr_setstacksize, #function
	.proc	04
pthread_attr_setstacksize:
	save	%sp, -176, %sp
	brz,pn	%i0, .L25
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L25
	 nop
	call	thr_min_stack, 0
	 nop
	cmp	%o0, %i1
	bgu,pn	%xcc, .L25
	 nop
	ldx	[%i0], %g1
	stx	%i1, [%g1+24]
	return	%i7+8
	 mov	0, %o0
.L25:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_setstacksize, .-pthread_attr_setstacksize
	.section	.text.pthread_attr_getstacksize,"ax",@progbits
	.align 4
	.global pthread_attr_getstacksize
	.type	pthread_attr_getstacksize, #function
	.proc	04
pthread_attr_getstacksize:
	save	%sp, -176, %sp
	brz,pn	%i0, .L32
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L32
	 nop
	ldx	[%g1+24], %g1
	stx	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L32:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getstacksize, .-pthread_attr_getstacksize
	.section	.text.pthread_attr_setstackaddr,"ax",@progbits
	.align 4
	.global pthread_attr_setstackaddr
	.type	pthread_attr_setstackaddr, #function
	.proc	04
pthread_attr_setstackaddr:
	save	%sp, -176, %sp
	brz,pn	%i0, .L36
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L36
	 nop
	stx	%i1, [%g1+40]
	return	%i7+8
	 mov	0, %o0
.L36:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_setstackaddr, .-pthread_attr_setstackaddr
	.section	.text.pthread_attr_getstackaddr,"ax",@progbits
	.align 4
	.global pthread_attr_getstackaddr
	.type	pthread_attr_getstackaddr, #function
	.proc	04
pthread_attr_getstackaddr:
	save	%sp, -176, %sp
	brz,pn	%i0, .L40
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L40
	 nop
	ldx	[%g1+40], %g1
	stx	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L40:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getstackaddr, .-pthread_attr_getstackaddr
	.section	.text.pthread_attr_setguardsize,"ax",@progbits
	.align 4
	.global pthread_attr_setguardsize
	.type	pthread_attr_setguardsize, #function
	.proc	04
pthread_attr_setguardsize:
	save	%sp, -176, %sp
	brz,pn	%i0, .L44
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L44
	 nop
	stx	%i1, [%g1+32]
	return	%i7+8
	 mov	0, %o0
.L44:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_setguardsize, .-pthread_attr_setguardsize
	.section	.text.pthread_attr_getguardsize,"ax",@progbits
	.align 4
	.global pthread_attr_getguardsize
	.type	pthread_attr_getguardsize, #function
	.proc	04
pthread_attr_getguardsize:
	save	%sp, -176, %sp
	brz,pn	%i0, .L48
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L48
	 nop
	ldx	[%g1+32], %g1
	stx	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L48:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getguardsize, .-pthread_attr_getguardsize
	.section	.text.pthread_attr_setscope,"ax",@progbits
	.align 4
	.global pthread_attr_setscope
	.type	pthread_attr_setscope, #function
	.proc	04
pthread_attr_setscope:
	save	%sp, -176, %sp
	brz,pn	%i0, .L51
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L54
	 mov	22, %i0
	cmp	%i1, 1
	bgu,pn	%icc, .L54
	 nop
	st	%i1, [%g1+4]
	return	%i7+8
	 mov	0, %o0
.L54:
	return	%i7+8
	 nop
.L51:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_setscope, .-pthread_attr_setscope
	.section	.text.pthread_attr_getscope,"ax",@progbits
	.align 4
	.global pthread_attr_getscope
	.type	pthread_attr_getscope, #function
	.proc	04
pthread_attr_getscope:
	save	%sp, -176, %sp
	brz,pn	%i0, .L58
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L58
	 nop
	lduw	[%g1+4], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L58:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getscope, .-pthread_attr_getscope
	.section	.text.pthread_attr_setinheritsched,"ax",@progbits
	.align 4
	.global pthread_attr_setinheritsched
	.type	pthread_attr_setinheritsched, #function
	.proc	04
pthread_attr_setinheritsched:
	save	%sp, -176, %sp
	brz,pn	%i0, .L61
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L64
	 mov	22, %i0
	cmp	%i1, 1
	bgu,pn	%icc, .L64
	 nop
	st	%i1, [%g1+8]
	return	%i7+8
	 mov	0, %o0
.L64:
	return	%i7+8
	 nop
.L61:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_setinheritsched, .-pthread_attr_setinheritsched
	.section	.text.pthread_attr_getinheritsched,"ax",@progbits
	.align 4
	.global pthread_attr_getinheritsched
	.type	pthread_attr_getinheritsched, #function
	.proc	04
pthread_attr_getinheritsched:
	save	%sp, -176, %sp
	brz,pn	%i0, .L68
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L68
	 nop
	lduw	[%g1+8], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L68:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getinheritsched, .-pthread_attr_getinheritsched
	.section	.text.pthread_attr_setschedpolicy,"ax",@progbits
	.align 4
	.global pthread_attr_setschedpolicy
	.type	pthread_attr_setschedpolicy, #function
	.proc	04
pthread_attr_setschedpolicy:
	save	%sp, -176, %sp
	brz,pn	%i0, .L71
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L74
	 mov	22, %i0
	cmp	%i1, 6
	bgu,pn	%icc, .L74
	 nop
	st	%i1, [%g1+12]
	return	%i7+8
	 mov	0, %o0
.L74:
	return	%i7+8
	 nop
.L71:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_setschedpolicy, .-pthread_attr_setschedpolicy
	.section	.text.pthread_attr_getschedpolicy,"ax",@progbits
	.align 4
	.global pthread_attr_getschedpolicy
	.type	pthread_attr_getschedpolicy, #function
	.proc	04
pthread_attr_getschedpolicy:
	save	%sp, -176, %sp
	brz,pn	%i0, .L78
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L78
	 nop
	lduw	[%g1+12], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L78:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getschedpolicy, .-pthread_attr_getschedpolicy
	.section	.text.pthread_attr_setstack,"ax",@progbits
	.align 4
	.global pthread_attr_setstack
	.type	pthread_attr_setstack, #function
	.proc	04
pthread_attr_setstack:
	save	%sp, -176, %sp
	mov	%i2, %o1
	call	pthread_attr_setstacksize, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L81
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L81:
	call	pthread_attr_setstackaddr, 0
	 restore
	.size	pthread_attr_setstack, .-pthread_attr_setstack
	.section	.text.pthread_attr_getstack,"ax",@progbits
	.align 4
	.global pthread_attr_getstack
	.type	pthread_attr_getstack, #function
	.proc	04
pthread_attr_getstack:
	save	%sp, -176, %sp
	mov	%i2, %o1
	call	pthread_attr_getstacksize, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L84
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L84:
	call	pthread_attr_getstackaddr, 0
	 restore
	.size	pthread_attr_getstack, .-pthread_attr_getstack
	.section	.text.pthread_attr_setschedparam,"ax",@progbits
	.align 4
	.global pthread_attr_setschedparam
	.type	pthread_attr_setschedparam, #function
	.proc	04
pthread_attr_setschedparam:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	brz,a,pn %i0, .L90
	 mov	22, %i0
	ldx	[%i0], %g1
	brz,pn	%g1, .L90
	 mov	22, %i0
	lduw	[%i1], %g2
	cmp	%g2, 127
	bgu,pn	%icc, .L90
	 nop
	st	%g2, [%g1+16]
	return	%i7+8
	 mov	0, %o0
.L90:
	return	%i7+8
	 nop
	.size	pthread_attr_setschedparam, .-pthread_attr_setschedparam
	.section	.text.pthread_attr_getschedparam,"ax",@progbits
	.align 4
	.global pthread_attr_getschedparam
	.type	pthread_attr_getschedparam, #function
	.proc	04
pthread_attr_getschedparam:
	save	%sp, -176, %sp
	brz,pn	%i0, .L94
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L94
	 nop
	lduw	[%g1+16], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L94:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_attr_getschedparam, .-pthread_attr_getschedparam
	.section	.text.sched_get_priority_max,"ax",@progbits
	.align 4
	.global sched_get_priority_max
	.type	sched_get_priority_max, #function
	.proc	04
sched_get_priority_max:
	save	%sp, -176, %sp
	cmp	%i0, 6
	bgu,pn	%icc, .L96
	 nop
	mov	59, %g1
	movre	%i0, 127, %g1
.L97:
	return	%i7+8
	 sra	%g1, 0, %o0
.L96:
	call	___errno, 0
	 nop
	mov	22, %g2
	mov	-1, %g1
	ba,pt	%xcc, .L97
	 st	%g2, [%o0]
	.size	sched_get_priority_max, .-sched_get_priority_max
	.section	.text.sched_get_priority_min,"ax",@progbits
	.align 4
	.global sched_get_priority_min
	.type	sched_get_priority_min, #function
	.proc	04
sched_get_priority_min:
	save	%sp, -176, %sp
	call	sched_get_priority_max, 0
	 mov	%i0, %o0
	sra	%o0, 31, %i0
	return	%i7+8
	 nop
	.size	sched_get_priority_min, .-sched_get_priority_min
	.section	.text.init,"ax",@progbits
	.align 4
	.type	init, #function
	.proc	04
init:
	save	%sp, -176, %sp
	call	malloc, 0
	 mov	24, %o0
	brz,pn	%o0, .L102
	 mov	3, %g1
	st	%g0, [%o0]
	st	%g0, [%o0+4]
	st	%g0, [%o0+8]
	st	%g0, [%o0+12]
	st	%g0, [%o0+20]
	st	%g1, [%o0+16]
	mov	0, %g1
	stx	%o0, [%i0]
	return	%i7+8
	 sra	%g1, 0, %o0
.L102:
	mov	12, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	init, .-init
	.global pthread_barrierattr_init
	pthread_barrierattr_init = init
	.global pthread_rwlockattr_init
	pthread_rwlockattr_init = init
	.global pthread_condattr_init
	pthread_condattr_init = init
	.global pthread_mutexattr_init
	pthread_mutexattr_init = init
	.section	.text.destroy,"ax",@progbits
	.align 4
	.type	destroy, #function
	.proc	04
destroy:
	save	%sp, -176, %sp
	brz,pn	%i0, .L105
	 mov	22, %g1
	ldx	[%i0], %o0
	brz,pn	%o0, .L104
	 nop
	call	free, 0
	 nop
	stx	%g0, [%i0]
	mov	0, %g1
.L104:
	return	%i7+8
	 sra	%g1, 0, %o0
.L105:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	destroy, .-destroy
	.global pthread_barrierattr_destroy
	pthread_barrierattr_destroy = destroy
	.global pthread_rwlockattr_destroy
	pthread_rwlockattr_destroy = destroy
	.global pthread_condattr_destroy
	pthread_condattr_destroy = destroy
	.global pthread_mutexattr_destroy
	pthread_mutexattr_destroy = destroy
	.section	.text.pthread_mutexattr_setpshared,"ax",@progbits
	.align 4
	.global pthread_mutexattr_setpshared
	.type	pthread_mutexattr_setpshared, #function
	.proc	04
pthread_mutexattr_setpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L110
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L113
	 mov	22, %i0
	cmp	%i1, 1
	bgu,pn	%icc, .L113
	 nop
	st	%i1, [%g1]
	return	%i7+8
	 mov	0, %o0
.L113:
	return	%i7+8
	 nop
.L110:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_mutexattr_setpshared, .-pthread_mutexattr_setpshared
	.section	.text.pthread_mutexattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getpshared
	.type	pthread_mutexattr_getpshared, #function
	.proc	04
pthread_mutexattr_getpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L117
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L117
	 nop
	lduw	[%g1], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L117:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_mutexattr_getpshared, .-pthread_mutexattr_getpshared
	.section	.text.pthread_condattr_setpshared,"ax",@progbits
	.align 4
	.global pthread_condattr_setpshared
	.type	pthread_condattr_setpshared, #function
	.proc	04
pthread_condattr_setpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L120
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L123
	 mov	22, %i0
	cmp	%i1, 1
	bgu,pn	%icc, .L123
	 nop
	st	%i1, [%g1]
	return	%i7+8
	 mov	0, %o0
.L123:
	return	%i7+8
	 nop
.L120:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_condattr_setpshared, .-pthread_condattr_setpshared
	.section	.text.pthread_condattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_condattr_getpshared
	.type	pthread_condattr_getpshared, #function
	.proc	04
pthread_condattr_getpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L127
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L127
	 nop
	lduw	[%g1], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L127:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_condattr_getpshared, .-pthread_condattr_getpshared
	.section	.text.pthread_rwlockattr_setpshared,"ax",@progbits
	.align 4
	.global pthread_rwlockattr_setpshared
	.type	pthread_rwlockattr_setpshared, #function
	.proc	04
pthread_rwlockattr_setpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L130
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L133
	 mov	22, %i0
	cmp	%i1, 1
	bgu,pn	%icc, .L133
	 nop
	st	%i1, [%g1]
	return	%i7+8
	 mov	0, %o0
.L133:
	return	%i7+8
	 nop
.L130:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_rwlockattr_setpshared, .-pthread_rwlockattr_setpshared
	.section	.text.pthread_rwlockattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_rwlockattr_getpshared
	.type	pthread_rwlockattr_getpshared, #function
	.proc	04
pthread_rwlockattr_getpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L137
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L137
	 nop
	lduw	[%g1], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L137:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_rwlockattr_getpshared, .-pthread_rwlockattr_getpshared
	.section	.text.pthread_barrierattr_setpshared,"ax",@progbits
	.align 4
	.global pthread_barrierattr_setpshared
	.type	pthread_barrierattr_setpshared, #function
	.proc	04
pthread_barrierattr_setpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L140
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L143
	 mov	22, %i0
	cmp	%i1, 1
	bgu,pn	%icc, .L143
	 nop
	st	%i1, [%g1]
	return	%i7+8
	 mov	0, %o0
.L143:
	return	%i7+8
	 nop
.L140:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_barrierattr_setpshared, .-pthread_barrierattr_setpshared
	.section	.text.pthread_barrierattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_barrierattr_getpshared
	.type	pthread_barrierattr_getpshared, #function
	.proc	04
pthread_barrierattr_getpshared:
	save	%sp, -176, %sp
	brz,pn	%i0, .L147
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L147
	 nop
	lduw	[%g1], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L147:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_barrierattr_getpshared, .-pthread_barrierattr_getpshared
	.section	.text.pthread_mutexattr_settype,"ax",@progbits
	.align 4
	.global pthread_mutexattr_settype
	.type	pthread_mutexattr_settype, #function
	.proc	04
pthread_mutexattr_settype:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,a,pn %i0, .L153
	 mov	22, %i0
	ldx	[%i0], %g2
	brz,pn	%g2, .L151
	 and	%i1, -3, %g1
	cmp	%g0, %g1
	xor	%i1, 4, %g1
	addx	%g0, 0, %g3
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L153
	 mov	22, %i0
	st	%i1, [%g2+4]
	return	%i7+8
	 mov	0, %o0
.L151:
	mov	22, %i0
.L153:
	return	%i7+8
	 nop
	.size	pthread_mutexattr_settype, .-pthread_mutexattr_settype
	.section	.text.pthread_mutexattr_gettype,"ax",@progbits
	.align 4
	.global pthread_mutexattr_gettype
	.type	pthread_mutexattr_gettype, #function
	.proc	04
pthread_mutexattr_gettype:
	save	%sp, -176, %sp
	brz,pn	%i0, .L157
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L157
	 nop
	lduw	[%g1+4], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L157:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_mutexattr_gettype, .-pthread_mutexattr_gettype
	.section	.text.pthread_mutexattr_setprotocol,"ax",@progbits
	.align 4
	.global pthread_mutexattr_setprotocol
	.type	pthread_mutexattr_setprotocol, #function
	.proc	04
pthread_mutexattr_setprotocol:
	save	%sp, -176, %sp
	brz,a,pn %i0, .L163
	 mov	22, %i0
	ldx	[%i0], %g2
	brz,pn	%g2, .L161
	 and	%i1, -17, %g1
	cmp	%g0, %g1
	xor	%i1, 32, %g1
	addx	%g0, 0, %g3
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L163
	 mov	22, %i0
	st	%i1, [%g2+8]
	return	%i7+8
	 mov	0, %o0
.L161:
	mov	22, %i0
.L163:
	return	%i7+8
	 nop
	.size	pthread_mutexattr_setprotocol, .-pthread_mutexattr_setprotocol
	.section	.text.pthread_mutexattr_getprotocol,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getprotocol
	.type	pthread_mutexattr_getprotocol, #function
	.proc	04
pthread_mutexattr_getprotocol:
	save	%sp, -176, %sp
	brz,pn	%i0, .L167
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L167
	 nop
	lduw	[%g1+8], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L167:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_mutexattr_getprotocol, .-pthread_mutexattr_getprotocol
	.section	.text.pthread_mutexattr_setprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutexattr_setprioceiling
	.type	pthread_mutexattr_setprioceiling, #function
	.proc	04
pthread_mutexattr_setprioceiling:
	save	%sp, -176, %sp
	brz,pn	%i0, .L170
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L173
	 mov	22, %i0
	cmp	%i1, 127
	bgu,pn	%icc, .L173
	 nop
	st	%i1, [%g1+12]
	return	%i7+8
	 mov	0, %o0
.L173:
	return	%i7+8
	 nop
.L170:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_mutexattr_setprioceiling, .-pthread_mutexattr_setprioceiling
	.section	.text.pthread_mutexattr_getprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getprioceiling
	.type	pthread_mutexattr_getprioceiling, #function
	.proc	04
pthread_mutexattr_getprioceiling:
	save	%sp, -176, %sp
	brz,pn	%i0, .L177
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L177
	 nop
	lduw	[%g1+12], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L177:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_mutexattr_getprioceiling, .-pthread_mutexattr_getprioceiling
	.section	.text.pthread_mutexattr_setrobust,"ax",@progbits
	.align 4
	.global pthread_mutexattr_setrobust
	.type	pthread_mutexattr_setrobust, #function
	.proc	04
pthread_mutexattr_setrobust:
	save	%sp, -176, %sp
	brz,a,pn %i0, .L183
	 mov	22, %i0
	ldx	[%i0], %g1
	brz,pn	%g1, .L183
	 mov	22, %i0
	andcc	%i1, -65, %i0
	bne,a,pn %icc, .L182
	 mov	22, %i0
	st	%i1, [%g1+20]
	return	%i7+8
	 sra	%o0, 0, %o0
.L182:
.L183:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pthread_mutexattr_setrobust, .-pthread_mutexattr_setrobust
	.global pthread_mutexattr_setrobust_np
	pthread_mutexattr_setrobust_np = pthread_mutexattr_setrobust
	.section	.text.pthread_mutexattr_getrobust,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getrobust
	.type	pthread_mutexattr_getrobust, #function
	.proc	04
pthread_mutexattr_getrobust:
	save	%sp, -176, %sp
	brz,pn	%i0, .L187
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L187
	 nop
	lduw	[%g1+20], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L187:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_mutexattr_getrobust, .-pthread_mutexattr_getrobust
	.global pthread_mutexattr_getrobust_np
	pthread_mutexattr_getrobust_np = pthread_mutexattr_getrobust
	.section	.text.pthread_condattr_setclock,"ax",@progbits
	.align 4
	.global pthread_condattr_setclock
	.type	pthread_condattr_setclock, #function
	.proc	04
pthread_condattr_setclock:
	save	%sp, -176, %sp
	brz,a,pn %i0, .L193
	 mov	22, %i0
	ldx	[%i0], %g2
	brz,pn	%g2, .L191
	 add	%i1, -3, %g1
	cmp	%g1, 1
	bgu,pn	%icc, .L193
	 mov	22, %i0
	st	%i1, [%g2+16]
	return	%i7+8
	 mov	0, %o0
.L191:
	mov	22, %i0
.L193:
	return	%i7+8
	 nop
	.size	pthread_condattr_setclock, .-pthread_condattr_setclock
	.section	.text.pthread_condattr_getclock,"ax",@progbits
	.align 4
	.global pthread_condattr_getclock
	.type	pthread_condattr_getclock, #function
	.proc	04
pthread_condattr_getclock:
	save	%sp, -176, %sp
	brz,pn	%i0, .L197
	 nop
	ldx	[%i0], %g1
	brz,pn	%g1, .L197
	 nop
	lduw	[%g1+16], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
.L197:
	return	%i7+8
	 mov	22, %o0
	.size	pthread_condattr_getclock, .-pthread_condattr_getclock
	.section	.text.pthread_mutex_init,"ax",@progbits
	.align 4
	.global pthread_mutex_init
	.type	pthread_mutex_init, #function
	.proc	04
pthread_mutex_init:
	save	%sp, -192, %sp
	brz,a,pn %i1, .L207
	 stb	%g0, [%fp+2046]
	ldx	[%i1], %g1
	brz,pn	%g1, .L199
	 add	%fp, 2046, %o2
	lduw	[%g1+12], %g2
	lduw	[%g1+4], %g4
	lduw	[%g1+8], %g3
	lduw	[%g1], %o1
	lduw	[%g1+20], %g1
	or	%o1, %g4, %o1
	stb	%g2, [%fp+2046]
	or	%o1, %g3, %o1
	or	%o1, %g1, %o1
	mov	%i0, %o0
	call	mutex_init, 0
	 sra	%o1, 0, %o1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L199:
	stb	%g0, [%fp+2046]
.L207:
	add	%fp, 2046, %o2
	mov	%i0, %o0
	mov	0, %o1
	call	mutex_init, 0
	 sra	%o1, 0, %o1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pthread_mutex_init, .-pthread_mutex_init
	.section	.text.pthread_mutex_getprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutex_getprioceiling
	.type	pthread_mutex_getprioceiling, #function
	.proc	04
pthread_mutex_getprioceiling:
	save	%sp, -176, %sp
	lduh	[%i0+4], %g2
	andcc	%g2, 32, %g0
	be,pn	%xcc, .L209
	 mov	22, %g1
	ldub	[%i0+3], %g2
	mov	0, %g1
	st	%g2, [%i1]
.L209:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	pthread_mutex_getprioceiling, .-pthread_mutex_getprioceiling
	.section	.text.pthread_mutex_setprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutex_setprioceiling
	.type	pthread_mutex_setprioceiling, #function
	.proc	04
pthread_mutex_setprioceiling:
	save	%sp, -176, %sp
	lduh	[%i0+4], %g1
	andcc	%g1, 32, %g0
	be,pn	%xcc, .L213
	 mov	22, %g1
	cmp	%i1, 127
	bleu,pn	%icc, .L220
	 nop
.L213:
	return	%i7+8
	 sra	%g1, 0, %o0
.L220:
	call	mutex_lock, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %g1
	bne,pn	%icc, .L213
	 nop
	brz,a,pn %i2, .L221
	 stb	%i1, [%i0+3]
	ldub	[%i0+3], %g1
	st	%g1, [%i2]
	stb	%i1, [%i0+3]
.L221:
	call	mutex_unlock, 0
	 restore
	.size	pthread_mutex_setprioceiling, .-pthread_mutex_setprioceiling
	.section	.text.pthread_cond_init,"ax",@progbits
	.align 4
	.global pthread_cond_init
	.type	pthread_cond_init, #function
	.proc	04
pthread_cond_init:
	save	%sp, -176, %sp
	brz,pn	%i1, .L223
	 mov	%i0, %i5
	ldx	[%i1], %g1
	brz,pn	%g1, .L224
	 mov	0, %o1
	lduw	[%g1], %o1
.L224:
	mov	0, %o2
	sra	%o1, 0, %o1
	call	cond_init, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L232
	 mov	%o0, %i0
	ldx	[%i1], %g1
	brz,pn	%g1, .L231
	 nop
	lduw	[%g1+16], %g1
	stb	%g1, [%i5+1]
.L232:
	return	%i7+8
	 nop
.L231:
	return	%i7+8
	 nop
.L223:
	call	cond_init, 0
	 restore %g0, 0, %o2
	.size	pthread_cond_init, .-pthread_cond_init
	.section	.text.pthread_rwlock_init,"ax",@progbits
	.align 4
	.global pthread_rwlock_init
	.type	pthread_rwlock_init, #function
	.proc	04
pthread_rwlock_init:
	save	%sp, -176, %sp
	brz,pn	%i1, .L234
	 mov	0, %g1
	ldx	[%i1], %g2
	brnz,a,pt %g2, .L234
	 lduw	[%g2], %g1
.L234:
	sra	%g1, 0, %i1
	call	rwlock_init, 0
	 restore %g0, 0, %o2
	.size	pthread_rwlock_init, .-pthread_rwlock_init
	.section	.text.pthread_barrier_init,"ax",@progbits
	.align 4
	.global pthread_barrier_init
	.type	pthread_barrier_init, #function
	.proc	04
pthread_barrier_init:
	save	%sp, -176, %sp
	brz,pn	%i1, .L240
	 mov	0, %g1
	ldx	[%i1], %g2
	brnz,a,pt %g2, .L240
	 lduw	[%g2], %g1
.L240:
	sra	%g1, 0, %i1
	call	lwp_barrier_init, 0
	 restore
	.size	pthread_barrier_init, .-pthread_barrier_init
	.local	usual.0
	.common	usual.0,48,8
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
