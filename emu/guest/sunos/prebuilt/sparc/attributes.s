! 2992be76f81ba133e7cbc80fc19fc5be emu/guest/libc/sunos/attributes.c
	.file	"attributes.c"
	.section	".text"
	.section	.text.lwp_usual_attributes,"ax",@progbits
	.align 4
	.global lwp_usual_attributes
	.type	lwp_usual_attributes, #function
	.proc	0110
lwp_usual_attributes:
	save	%sp, -96, %sp
	call	getpagesize, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(usual.0), %g1
	xor	%g1, %gdop_lox10(usual.0), %g1
	ld	[%l7 + %g1], %i0, %gdop(usual.0)
	st	%o0, [%i0+24]
	jmp	%i7+8
	 restore
	.size	lwp_usual_attributes, .-lwp_usual_attributes
	.section	.text.pthread_attr_init,"ax",@progbits
	.align 4
	.global pthread_attr_init
	.type	pthread_attr_init, #function
	.proc	04
pthread_attr_init:
	save	%sp, -96, %sp
	call	malloc, 0
	 mov	32, %o0
	orcc	%o0, 0, %i5
	be	.L5
	 nop
	call	lwp_usual_attributes, 0
	 nop
	mov	32, %o2
	mov	%o0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	st	%i5, [%i0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L5:
	jmp	%i7+8
	 restore %g0, 12, %o0
	.size	pthread_attr_init, .-pthread_attr_init
	.section	.text.pthread_attr_destroy,"ax",@progbits
	.align 4
	.global pthread_attr_destroy
	.type	pthread_attr_destroy, #function
	.proc	04
pthread_attr_destroy:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L9
	 nop
	ld	[%i0], %o0
	cmp	%o0, 0
	be	.L9
	 nop
	call	free, 0
	 nop
	st	%g0, [%i0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L9:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_destroy, .-pthread_attr_destroy
	.section	.text.pthread_attr_setdetachstate,"ax",@progbits
	.align 4
	.global pthread_attr_setdetachstate
	.type	pthread_attr_setdetachstate, #function
	.proc	04
pthread_attr_setdetachstate:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L14
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L14
	 nop
	andcc	%i1, -65, %i0
	bne	.L14
	 nop
	st	%i1, [%g1]
	jmp	%i7+8
	 restore
.L14:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_setdetachstate, .-pthread_attr_setdetachstate
	.section	.text.pthread_attr_getdetachstate,"ax",@progbits
	.align 4
	.global pthread_attr_getdetachstate
	.type	pthread_attr_getdetachstate, #function
	.proc	04
pthread_attr_getdetachstate:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L18
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L18
	 nop
	ld	[%g1], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L18:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getdetachstate, .-pthread_attr_getdetachstate
	.section	.text.pthread_attr_setstacksize,"ax",@progbits
	.align 4
	.global pthread_attr_setstacksize
	.type	pthread_attr_setstacksize, #function
	.proc	04
pthread_attr_setstacksize:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L22
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L22
	 nop
	call	thr_min_stack, 0
	 nop
	cmp	%o0, %i1
	bgu	.L22
	 nop
	ld	[%i0], %g1
	st	%i1, [%g1+20]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L22:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_setstacksize, .-pthread_attr_setstacksize
	.section	.text.pthread_attr_getstacksize,"ax",@progbits
	.align 4
	.global pthread_attr_getstacksize
	.type	pthread_attr_getstacksize, #function
	.proc	04
pthread_attr_getstacksize:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L29
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L29
	 nop
	ld	[%g1+20], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L29:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getstacksize, .-pthread_attr_getstacksize
	.section	.text.pthread_attr_setstackaddr,"ax",@progbits
	.align 4
	.global pthread_attr_setstackaddr
	.type	pthread_attr_setstackaddr, #function
	.proc	04
pthread_attr_setstackaddr:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L33
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L33
	 nop
	st	%i1, [%g1+28]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L33:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_setstackaddr, .-pthread_attr_setstackaddr
	.section	.text.pthread_attr_getstackaddr,"ax",@progbits
	.align 4
	.global pthread_attr_getstackaddr
	.type	pthread_attr_getstackaddr, #function
	.proc	04
pthread_attr_getstackaddr:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L37
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L37
	 nop
	ld	[%g1+28], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L37:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getstackaddr, .-pthread_attr_getstackaddr
	.section	.text.pthread_attr_setguardsize,"ax",@progbits
	.align 4
	.global pthread_attr_setguardsize
	.type	pthread_attr_setguardsize, #function
	.proc	04
pthread_attr_setguardsize:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L41
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L41
	 nop
	st	%i1, [%g1+24]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L41:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_setguardsize, .-pthread_attr_setguardsize
	.section	.text.pthread_attr_getguardsize,"ax",@progbits
	.align 4
	.global pthread_attr_getguardsize
	.type	pthread_attr_getguardsize, #function
	.proc	04
pthread_attr_getguardsize:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L45
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L45
	 nop
	ld	[%g1+24], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L45:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getguardsize, .-pthread_attr_getguardsize
	.section	.text.pthread_attr_setscope,"ax",@progbits
	.align 4
	.global pthread_attr_setscope
	.type	pthread_attr_setscope, #function
	.proc	04
pthread_attr_setscope:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L48
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L51
	 mov	22, %i0
	cmp	%i1, 1
	bgu	.L51
	 nop
	st	%i1, [%g1+4]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L51:
	jmp	%i7+8
	 restore
.L48:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_setscope, .-pthread_attr_setscope
	.section	.text.pthread_attr_getscope,"ax",@progbits
	.align 4
	.global pthread_attr_getscope
	.type	pthread_attr_getscope, #function
	.proc	04
pthread_attr_getscope:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L55
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L55
	 nop
	ld	[%g1+4], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L55:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getscope, .-pthread_attr_getscope
	.section	.text.pthread_attr_setinheritsched,"ax",@progbits
	.align 4
	.global pthread_attr_setinheritsched
	.type	pthread_attr_setinheritsched, #function
	.proc	04
pthread_attr_setinheritsched:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L58
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L61
	 mov	22, %i0
	cmp	%i1, 1
	bgu	.L61
	 nop
	st	%i1, [%g1+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L61:
	jmp	%i7+8
	 restore
.L58:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_setinheritsched, .-pthread_attr_setinheritsched
	.section	.text.pthread_attr_getinheritsched,"ax",@progbits
	.align 4
	.global pthread_attr_getinheritsched
	.type	pthread_attr_getinheritsched, #function
	.proc	04
pthread_attr_getinheritsched:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L65
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L65
	 nop
	ld	[%g1+8], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L65:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getinheritsched, .-pthread_attr_getinheritsched
	.section	.text.pthread_attr_setschedpolicy,"ax",@progbits
	.align 4
	.global pthread_attr_setschedpolicy
	.type	pthread_attr_setschedpolicy, #function
	.proc	04
pthread_attr_setschedpolicy:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L68
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L71
	 mov	22, %i0
	cmp	%i1, 6
	bgu	.L71
	 nop
	st	%i1, [%g1+12]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L71:
	jmp	%i7+8
	 restore
.L68:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_setschedpolicy, .-pthread_attr_setschedpolicy
	.section	.text.pthread_attr_getschedpolicy,"ax",@progbits
	.align 4
	.global pthread_attr_getschedpolicy
	.type	pthread_attr_getschedpolicy, #function
	.proc	04
pthread_attr_getschedpolicy:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L75
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L75
	 nop
	ld	[%g1+12], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L75:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getschedpolicy, .-pthread_attr_getschedpolicy
	.section	.text.pthread_attr_setstack,"ax",@progbits
	.align 4
	.global pthread_attr_setstack
	.type	pthread_attr_setstack, #function
	.proc	04
pthread_attr_setstack:
	save	%sp, -96, %sp
	mov	%i2, %o1
	call	pthread_attr_setstacksize, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L78
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L78:
	call	pthread_attr_setstackaddr, 0
	 restore
	.size	pthread_attr_setstack, .-pthread_attr_setstack
	.section	.text.pthread_attr_getstack,"ax",@progbits
	.align 4
	.global pthread_attr_getstack
	.type	pthread_attr_getstack, #function
	.proc	04
pthread_attr_getstack:
	save	%sp, -96, %sp
	mov	%i2, %o1
	call	pthread_attr_getstacksize, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L81
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L81:
	call	pthread_attr_getstackaddr, 0
	 restore
	.size	pthread_attr_getstack, .-pthread_attr_getstack
	.section	.text.pthread_attr_setschedparam,"ax",@progbits
	.align 4
	.global pthread_attr_setschedparam
	.type	pthread_attr_setschedparam, #function
	.proc	04
pthread_attr_setschedparam:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be,a	.L87
	 mov	22, %i0
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L87
	 mov	22, %i0
	ld	[%i1], %g2
	cmp	%g2, 127
	bgu	.L87
	 nop
	st	%g2, [%g1+16]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L87:
	jmp	%i7+8
	 restore
	.size	pthread_attr_setschedparam, .-pthread_attr_setschedparam
	.section	.text.pthread_attr_getschedparam,"ax",@progbits
	.align 4
	.global pthread_attr_getschedparam
	.type	pthread_attr_getschedparam, #function
	.proc	04
pthread_attr_getschedparam:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L91
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L91
	 nop
	ld	[%g1+16], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L91:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_attr_getschedparam, .-pthread_attr_getschedparam
	.section	.text.sched_get_priority_max,"ax",@progbits
	.align 4
	.global sched_get_priority_max
	.type	sched_get_priority_max, #function
	.proc	04
sched_get_priority_max:
	save	%sp, -96, %sp
	cmp	%i0, 6
	bgu	.L93
	 cmp	%g0, %i0
	addx	%g0, -1, %i0
	and	%i0, 68, %i0
	jmp	%i7+8
	 restore %i0, 59, %o0
.L93:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sched_get_priority_max, .-sched_get_priority_max
	.section	.text.sched_get_priority_min,"ax",@progbits
	.align 4
	.global sched_get_priority_min
	.type	sched_get_priority_min, #function
	.proc	04
sched_get_priority_min:
	save	%sp, -96, %sp
	call	sched_get_priority_max, 0
	 mov	%i0, %o0
	sra	%o0, 31, %i0
	jmp	%i7+8
	 restore
	.size	sched_get_priority_min, .-sched_get_priority_min
	.section	.text.init,"ax",@progbits
	.align 4
	.type	init, #function
	.proc	04
init:
	save	%sp, -96, %sp
	call	malloc, 0
	 mov	24, %o0
	cmp	%o0, 0
	be	.L99
	 mov	3, %g1
	st	%g0, [%o0]
	st	%g0, [%o0+4]
	st	%g0, [%o0+8]
	st	%g0, [%o0+12]
	st	%g0, [%o0+20]
	st	%g1, [%o0+16]
	st	%o0, [%i0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L99:
	jmp	%i7+8
	 restore %g0, 12, %o0
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
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L103
	 nop
	ld	[%i0], %o0
	cmp	%o0, 0
	be	.L103
	 nop
	call	free, 0
	 nop
	st	%g0, [%i0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L103:
	jmp	%i7+8
	 restore %g0, 22, %o0
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
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L106
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L109
	 mov	22, %i0
	cmp	%i1, 1
	bgu	.L109
	 nop
	st	%i1, [%g1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L109:
	jmp	%i7+8
	 restore
.L106:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_setpshared, .-pthread_mutexattr_setpshared
	.section	.text.pthread_mutexattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getpshared
	.type	pthread_mutexattr_getpshared, #function
	.proc	04
pthread_mutexattr_getpshared:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L113
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L113
	 nop
	ld	[%g1], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L113:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_getpshared, .-pthread_mutexattr_getpshared
	.section	.text.pthread_condattr_setpshared,"ax",@progbits
	.align 4
	.global pthread_condattr_setpshared
	.type	pthread_condattr_setpshared, #function
	.proc	04
pthread_condattr_setpshared:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L116
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L119
	 mov	22, %i0
	cmp	%i1, 1
	bgu	.L119
	 nop
	st	%i1, [%g1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L119:
	jmp	%i7+8
	 restore
.L116:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_condattr_setpshared, .-pthread_condattr_setpshared
	.section	.text.pthread_condattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_condattr_getpshared
	.type	pthread_condattr_getpshared, #function
	.proc	04
pthread_condattr_getpshared:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L123
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L123
	 nop
	ld	[%g1], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L123:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_condattr_getpshared, .-pthread_condattr_getpshared
	.section	.text.pthread_rwlockattr_setpshared,"ax",@progbits
	.align 4
	.global pthread_rwlockattr_setpshared
	.type	pthread_rwlockattr_setpshared, #function
	.proc	04
pthread_rwlockattr_setpshared:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L126
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L129
	 mov	22, %i0
	cmp	%i1, 1
	bgu	.L129
	 nop
	st	%i1, [%g1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L129:
	jmp	%i7+8
	 restore
.L126:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_rwlockattr_setpshared, .-pthread_rwlockattr_setpshared
	.section	.text.pthread_rwlockattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_rwlockattr_getpshared
	.type	pthread_rwlockattr_getpshared, #function
	.proc	04
pthread_rwlockattr_getpshared:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L133
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L133
	 nop
	ld	[%g1], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L133:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_rwlockattr_getpshared, .-pthread_rwlockattr_getpshared
	.section	.text.pthread_barrierattr_setpshared,"ax",@progbits
	.align 4
	.global pthread_barrierattr_setpshared
	.type	pthread_barrierattr_setpshared, #function
	.proc	04
pthread_barrierattr_setpshared:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L136
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L139
	 mov	22, %i0
	cmp	%i1, 1
	bgu	.L139
	 nop
	st	%i1, [%g1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L139:
	jmp	%i7+8
	 restore
.L136:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_barrierattr_setpshared, .-pthread_barrierattr_setpshared
	.section	.text.pthread_barrierattr_getpshared,"ax",@progbits
	.align 4
	.global pthread_barrierattr_getpshared
	.type	pthread_barrierattr_getpshared, #function
	.proc	04
pthread_barrierattr_getpshared:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L143
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L143
	 nop
	ld	[%g1], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L143:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_barrierattr_getpshared, .-pthread_barrierattr_getpshared
	.section	.text.pthread_mutexattr_settype,"ax",@progbits
	.align 4
	.global pthread_mutexattr_settype
	.type	pthread_mutexattr_settype, #function
	.proc	04
pthread_mutexattr_settype:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be,a	.L154
	 mov	22, %i0
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L148
	 andcc	%i1, -3, %g0
	be	.L150
	 cmp	%i1, 4
	bne	.L154
	 mov	22, %i0
.L150:
	st	%i1, [%g1+4]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L148:
	mov	22, %i0
.L154:
	jmp	%i7+8
	 restore
	.size	pthread_mutexattr_settype, .-pthread_mutexattr_settype
	.section	.text.pthread_mutexattr_gettype,"ax",@progbits
	.align 4
	.global pthread_mutexattr_gettype
	.type	pthread_mutexattr_gettype, #function
	.proc	04
pthread_mutexattr_gettype:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L158
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L158
	 nop
	ld	[%g1+4], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L158:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_gettype, .-pthread_mutexattr_gettype
	.section	.text.pthread_mutexattr_setprotocol,"ax",@progbits
	.align 4
	.global pthread_mutexattr_setprotocol
	.type	pthread_mutexattr_setprotocol, #function
	.proc	04
pthread_mutexattr_setprotocol:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be,a	.L169
	 mov	22, %i0
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L163
	 andcc	%i1, -17, %g0
	be	.L165
	 cmp	%i1, 32
	bne	.L169
	 mov	22, %i0
.L165:
	st	%i1, [%g1+8]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L163:
	mov	22, %i0
.L169:
	jmp	%i7+8
	 restore
	.size	pthread_mutexattr_setprotocol, .-pthread_mutexattr_setprotocol
	.section	.text.pthread_mutexattr_getprotocol,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getprotocol
	.type	pthread_mutexattr_getprotocol, #function
	.proc	04
pthread_mutexattr_getprotocol:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L173
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L173
	 nop
	ld	[%g1+8], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L173:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_getprotocol, .-pthread_mutexattr_getprotocol
	.section	.text.pthread_mutexattr_setprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutexattr_setprioceiling
	.type	pthread_mutexattr_setprioceiling, #function
	.proc	04
pthread_mutexattr_setprioceiling:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L176
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L179
	 mov	22, %i0
	cmp	%i1, 127
	bgu	.L179
	 nop
	st	%i1, [%g1+12]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L179:
	jmp	%i7+8
	 restore
.L176:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_setprioceiling, .-pthread_mutexattr_setprioceiling
	.section	.text.pthread_mutexattr_getprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getprioceiling
	.type	pthread_mutexattr_getprioceiling, #function
	.proc	04
pthread_mutexattr_getprioceiling:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L183
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L183
	 nop
	ld	[%g1+12], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L183:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_getprioceiling, .-pthread_mutexattr_getprioceiling
	.section	.text.pthread_mutexattr_setrobust,"ax",@progbits
	.align 4
	.global pthread_mutexattr_setrobust
	.type	pthread_mutexattr_setrobust, #function
	.proc	04
pthread_mutexattr_setrobust:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L188
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L188
	 nop
	andcc	%i1, -65, %i0
	bne	.L188
	 nop
	st	%i1, [%g1+20]
	jmp	%i7+8
	 restore
.L188:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_setrobust, .-pthread_mutexattr_setrobust
	.global pthread_mutexattr_setrobust_np
	pthread_mutexattr_setrobust_np = pthread_mutexattr_setrobust
	.section	.text.pthread_mutexattr_getrobust,"ax",@progbits
	.align 4
	.global pthread_mutexattr_getrobust
	.type	pthread_mutexattr_getrobust, #function
	.proc	04
pthread_mutexattr_getrobust:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L192
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L192
	 nop
	ld	[%g1+20], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L192:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_mutexattr_getrobust, .-pthread_mutexattr_getrobust
	.global pthread_mutexattr_getrobust_np
	pthread_mutexattr_getrobust_np = pthread_mutexattr_getrobust
	.section	.text.pthread_condattr_setclock,"ax",@progbits
	.align 4
	.global pthread_condattr_setclock
	.type	pthread_condattr_setclock, #function
	.proc	04
pthread_condattr_setclock:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be,a	.L198
	 mov	22, %i0
	ld	[%i0], %g2
	cmp	%g2, 0
	be	.L196
	 add	%i1, -3, %g1
	cmp	%g1, 1
	bgu	.L198
	 mov	22, %i0
	st	%i1, [%g2+16]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L196:
	mov	22, %i0
.L198:
	jmp	%i7+8
	 restore
	.size	pthread_condattr_setclock, .-pthread_condattr_setclock
	.section	.text.pthread_condattr_getclock,"ax",@progbits
	.align 4
	.global pthread_condattr_getclock
	.type	pthread_condattr_getclock, #function
	.proc	04
pthread_condattr_getclock:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L202
	 nop
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L202
	 nop
	ld	[%g1+16], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L202:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	pthread_condattr_getclock, .-pthread_condattr_getclock
	.section	.text.pthread_mutex_init,"ax",@progbits
	.align 4
	.global pthread_mutex_init
	.type	pthread_mutex_init, #function
	.proc	04
pthread_mutex_init:
	save	%sp, -104, %sp
	cmp	%i1, 0
	be,a	.L212
	 stb	%g0, [%fp-1]
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L204
	 add	%fp, -1, %o2
	ld	[%g1+12], %g2
	ld	[%g1+4], %g4
	ld	[%g1+8], %g3
	ld	[%g1], %o1
	ld	[%g1+20], %g1
	or	%o1, %g4, %o1
	stb	%g2, [%fp-1]
	or	%o1, %g3, %o1
	or	%o1, %g1, %o1
	call	mutex_init, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L204:
	stb	%g0, [%fp-1]
.L212:
	mov	0, %o1
	add	%fp, -1, %o2
	call	mutex_init, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	pthread_mutex_init, .-pthread_mutex_init
	.section	.text.pthread_mutex_getprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutex_getprioceiling
	.type	pthread_mutex_getprioceiling, #function
	.proc	04
pthread_mutex_getprioceiling:
	save	%sp, -96, %sp
	lduh	[%i0+4], %g2
	andcc	%g2, 32, %g0
	be	.L213
	 mov	22, %g1
	ldub	[%i0+3], %g2
	mov	0, %g1
	st	%g2, [%i1]
.L213:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	pthread_mutex_getprioceiling, .-pthread_mutex_getprioceiling
	.section	.text.pthread_mutex_setprioceiling,"ax",@progbits
	.align 4
	.global pthread_mutex_setprioceiling
	.type	pthread_mutex_setprioceiling, #function
	.proc	04
pthread_mutex_setprioceiling:
	save	%sp, -96, %sp
	lduh	[%i0+4], %g1
	andcc	%g1, 32, %g0
	be	.L217
	 mov	22, %o0
	cmp	%i1, 127
	bleu	.L225
	 nop
.L217:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L225:
	call	mutex_lock, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L217
	 cmp	%i2, 0
	be,a	.L226
	 stb	%i1, [%i0+3]
	ldub	[%i0+3], %g1
	st	%g1, [%i2]
	stb	%i1, [%i0+3]
.L226:
	call	mutex_unlock, 0
	 restore
	.size	pthread_mutex_setprioceiling, .-pthread_mutex_setprioceiling
	.section	.text.pthread_cond_init,"ax",@progbits
	.align 4
	.global pthread_cond_init
	.type	pthread_cond_init, #function
	.proc	04
pthread_cond_init:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L228
	 mov	%i0, %i5
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L229
	 mov	0, %o1
	ld	[%g1], %o1
.L229:
	mov	0, %o2
	call	cond_init, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %i0
	bne	.L235
	 nop
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L235
	 nop
	ld	[%g1+16], %g1
	stb	%g1, [%i5+1]
	jmp	%i7+8
	 restore
.L235:
	jmp	%i7+8
	 restore
.L228:
	call	cond_init, 0
	 restore %g0, 0, %o2
	.size	pthread_cond_init, .-pthread_cond_init
	.section	.text.pthread_rwlock_init,"ax",@progbits
	.align 4
	.global pthread_rwlock_init
	.type	pthread_rwlock_init, #function
	.proc	04
pthread_rwlock_init:
	save	%sp, -96, %sp
	mov	%i1, %g1
	cmp	%g1, 0
	be	.L238
	 mov	0, %i1
	ld	[%g1], %g1
	cmp	%g1, 0
	bne,a	.L238
	 ld	[%g1], %i1
.L238:
	call	rwlock_init, 0
	 restore %g0, 0, %o2
	.size	pthread_rwlock_init, .-pthread_rwlock_init
	.section	.text.pthread_barrier_init,"ax",@progbits
	.align 4
	.global pthread_barrier_init
	.type	pthread_barrier_init, #function
	.proc	04
pthread_barrier_init:
	save	%sp, -96, %sp
	mov	%i1, %g1
	cmp	%g1, 0
	be	.L244
	 mov	0, %i1
	ld	[%g1], %g1
	cmp	%g1, 0
	bne,a	.L244
	 ld	[%g1], %i1
.L244:
	call	lwp_barrier_init, 0
	 restore
	.size	pthread_barrier_init, .-pthread_barrier_init
	.local	usual.0
	.common	usual.0,32,4
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
