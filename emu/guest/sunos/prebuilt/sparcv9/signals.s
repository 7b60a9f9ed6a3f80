! 874e01d6cf1c30552b18863f29d40150 emu/guest/libc/sunos/signals.c
	.file	"signals.c"
	.section	".text"
	.section	.text.sigacthandler,"ax",@progbits
	.align 4
	.type	sigacthandler, #function
	.proc	020
sigacthandler:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	sllx	%i0, 3, %g2
	sethi	%gdop_hix22(handlers), %g1
	xor	%g1, %gdop_lox10(handlers), %g1
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i2, %o2
	mov	%i1, %o1
	ldx	[%l7 + %g1], %l7, %gdop(handlers)
	ldx	[%l7+%g2], %g1
	call	%g1, 0
	 mov	%i2, %i0
	call	setcontext, 0
	 restore
	.size	sigacthandler, .-sigacthandler
	.section	.text.sigaction,"ax",@progbits
	.align 4
	.global sigaction
	.type	sigaction, #function
	.proc	04
sigaction:
	.register	%g3, #scratch
	save	%sp, -256, %sp
	add	%i0, -1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 47
	bgu,pn	%icc, .L17
	 nop
	sllx	%i0, 3, %i4
	sethi	%gdop_hix22(handlers), %i5
	xor	%i5, %gdop_lox10(handlers), %i5
	ldx	[%l7 + %i5], %i5, %gdop(handlers)
	brz,pn	%i1, .L6
	 ldx	[%i5+%i4], %i3
	ldx	[%i1+8], %g1
	ldx	[%i1], %g4
	ldx	[%i1+16], %g3
	ldx	[%i1+24], %g2
	stx	%g4, [%fp+1983]
	stx	%g1, [%fp+1991]
	stx	%g3, [%fp+1999]
	cmp	%g1, 2
	bleu,pt	%xcc, .L8
	 stx	%g2, [%fp+2007]
	sethi	%gdop_hix22(sigacthandler), %g2
	stx	%g1, [%i5+%i4]
	xor	%g2, %gdop_lox10(sigacthandler), %g2
	ldx	[%l7 + %g2], %g2, %gdop(sigacthandler)
	stx	%g2, [%fp+1991]
.L8:
	add	%fp, 1983, %i1
.L6:
	add	%fp, 2015, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	98, %o0
	call	call_value, 0
	 nop
	brnz,a,pn %o0, .L18
	 stx	%i3, [%i5+%i4]
	brz,pn	%i2, .L13
	 ldx	[%fp+2015], %g1
	stx	%g1, [%i2]
	ldx	[%fp+2031], %g1
	ldx	[%fp+2023], %g2
	stx	%g1, [%i2+16]
	stx	%g2, [%i2+8]
	ldx	[%fp+2039], %g1
	stx	%g1, [%i2+24]
	sethi	%gdop_hix22(sigacthandler), %g1
	xor	%g1, %gdop_lox10(sigacthandler), %g1
	ldx	[%l7 + %g1], %l7, %gdop(sigacthandler)
	cmp	%g2, %l7
	be,a,pn	%xcc, .L13
	 stx	%i3, [%i2+8]
.L13:
	mov	0, %g1
.L11:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L18:
	ba,pt	%xcc, .L11
	 mov	-1, %g1
.L17:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	ba,pt	%xcc, .L11
	 mov	-1, %g1
	.size	sigaction, .-sigaction
	.section	.text.pthread_sigmask,"ax",@progbits
	.align 4
	.global pthread_sigmask
	.type	pthread_sigmask, #function
	.proc	04
pthread_sigmask:
	save	%sp, -208, %sp
	brz,pn	%i1, .L27
	 mov	95, %o0
	lduw	[%i1], %g4
	lduw	[%i1+4], %g1
	lduw	[%i1+8], %g3
	lduw	[%i1+12], %g2
	and	%g1, -9, %g1
	st	%g4, [%fp+2031]
	st	%g3, [%fp+2039]
	st	%g2, [%fp+2043]
	st	%g1, [%fp+2035]
	add	%fp, 2031, %i1
.L27:
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	call	system_call, 0
	 mov	0, %i0
	sub	%g0, %o0, %g1
	movrlz	%o0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pthread_sigmask, .-pthread_sigmask
	.global thr_sigsetmask
	thr_sigsetmask = pthread_sigmask
	.section	.text.sigprocmask,"ax",@progbits
	.align 4
	.global sigprocmask
	.type	sigprocmask, #function
	.proc	04
sigprocmask:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	%i2, %o2
	call	pthread_sigmask, 0
	 mov	%i1, %o1
	mov	%o0, %i5
	cmp	%o0, 0
	be,pt	%icc, .L31
	 sra	%o0, 0, %i0
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
.L31:
	return	%i7+8
	 nop
	.size	sigprocmask, .-sigprocmask
	.section	.text.sigpending,"ax",@progbits
	.align 4
	.global sigpending
	.type	sigpending, #function
	.proc	04
sigpending:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	1, %o1
	call	system_call, 0
	 mov	99, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	sigpending, .-sigpending
	.section	.text.sigsuspend,"ax",@progbits
	.align 4
	.global sigsuspend
	.type	sigsuspend, #function
	.proc	04
sigsuspend:
	save	%sp, -208, %sp
	call	cancel_enter, 0
	 nop
	brz,pn	%i0, .L38
	 mov	%i0, %o1
	lduw	[%i0], %g4
	lduw	[%i0+4], %g1
	lduw	[%i0+8], %g3
	lduw	[%i0+12], %g2
	and	%g1, -9, %g1
	st	%g4, [%fp+2031]
	st	%g3, [%fp+2039]
	st	%g2, [%fp+2043]
	st	%g1, [%fp+2035]
	add	%fp, 2031, %i0
	mov	%i0, %o1
.L38:
	call	system_call, 0
	 mov	96, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	sigsuspend, .-sigsuspend
	.section	.text.sigaltstack,"ax",@progbits
	.align 4
	.global sigaltstack
	.type	sigaltstack, #function
	.proc	04
sigaltstack:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	97, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	sigaltstack, .-sigaltstack
	.section	.text.sigtimedwait,"ax",@progbits
	.align 4
	.global sigtimedwait
	.type	sigtimedwait, #function
	.proc	04
sigtimedwait:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	144, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	sigtimedwait, .-sigtimedwait
	.section	.text.sigwaitinfo,"ax",@progbits
	.align 4
	.global sigwaitinfo
	.type	sigwaitinfo, #function
	.proc	04
sigwaitinfo:
	save	%sp, -176, %sp
	call	sigtimedwait, 0
	 restore %g0, 0, %o2
	.size	sigwaitinfo, .-sigwaitinfo
	.section	.text.sigwait,"ax",@progbits
	.align 4
	.global sigwait
	.type	sigwait, #function
	.proc	04
sigwait:
	save	%sp, -176, %sp
	call	sigwaitinfo, 0
	 restore %g0, 0, %o1
	.size	sigwait, .-sigwait
	.section	.text.__posix_sigwait,"ax",@progbits
	.align 4
	.global __posix_sigwait
	.type	__posix_sigwait, #function
	.proc	04
__posix_sigwait:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	sigwaitinfo, 0
	 mov	0, %o1
	cmp	%o0, 0
	bl,pn	%icc, .L46
	 nop
	st	%o0, [%i1]
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L46:
	call	___errno, 0
	 nop
	lduw	[%o0], %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	__posix_sigwait, .-__posix_sigwait
	.section	.text.sigqueue,"ax",@progbits
	.align 4
	.global sigqueue
	.type	sigqueue, #function
	.proc	04
sigqueue:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	-2, %o4
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	190, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	sigqueue, .-sigqueue
	.section	.text.sigemptyset,"ax",@progbits
	.align 4
	.global sigemptyset
	.type	sigemptyset, #function
	.proc	04
sigemptyset:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	16, %o2
	mov	0, %i0
	call	memset, 0
	 mov	0, %o1
	return	%i7+8
	 nop
	.size	sigemptyset, .-sigemptyset
	.section	.text.sigfillset,"ax",@progbits
	.align 4
	.global sigfillset
	.type	sigfillset, #function
	.proc	04
sigfillset:
	save	%sp, -176, %sp
	st	%g0, [%i0+8]
	mov	-1, %g1
	st	%g0, [%i0+12]
	st	%g1, [%i0]
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	st	%g1, [%i0+4]
	return	%i7+8
	 mov	0, %o0
	.size	sigfillset, .-sigfillset
	.section	.text.sigaddset,"ax",@progbits
	.align 4
	.global sigaddset
	.type	sigaddset, #function
	.proc	04
sigaddset:
	save	%sp, -176, %sp
	add	%i1, -1, %i1
	cmp	%i1, 47
	bgu,pn	%icc, .L53
	 mov	1, %g2
	sra	%i1, 5, %g1
	sll	%g2, %i1, %g3
	sllx	%g1, 2, %g1
	mov	0, %g4
	lduw	[%i0+%g1], %g2
	cmp	%g0, %g4
	or	%g2, %g3, %g2
	st	%g2, [%i0+%g1]
	return	%i7+8
	 subx	%g0, 0, %o0
.L53:
	call	___errno, 0
	 nop
	mov	-1, %g4
	mov	22, %g1
	cmp	%g0, %g4
	st	%g1, [%o0]
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	sigaddset, .-sigaddset
	.section	.text.sigdelset,"ax",@progbits
	.align 4
	.global sigdelset
	.type	sigdelset, #function
	.proc	04
sigdelset:
	save	%sp, -176, %sp
	add	%i1, -1, %i1
	cmp	%i1, 47
	bgu,pn	%icc, .L57
	 sra	%i1, 5, %g2
	mov	0, %g3
	sllx	%g2, 2, %g2
	cmp	%g0, %g3
	lduw	[%i0+%g2], %g4
	mov	1, %g1
	sll	%g1, %i1, %g1
	andn	%g4, %g1, %g1
	st	%g1, [%i0+%g2]
	return	%i7+8
	 subx	%g0, 0, %o0
.L57:
	call	___errno, 0
	 nop
	mov	-1, %g3
	mov	22, %g1
	cmp	%g0, %g3
	st	%g1, [%o0]
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	sigdelset, .-sigdelset
	.section	.text.sigismember,"ax",@progbits
	.align 4
	.global sigismember
	.type	sigismember, #function
	.proc	04
sigismember:
	save	%sp, -176, %sp
	add	%i1, -1, %i1
	cmp	%i1, 47
	bgu,pn	%icc, .L61
	 sra	%i1, 5, %g1
	sllx	%g1, 2, %g1
	lduw	[%i0+%g1], %i0
	srl	%i0, %i1, %i0
	and	%i0, 1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L61:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	sigismember, .-sigismember
	.section	.text.signal,"ax",@progbits
	.align 4
	.global signal
	.type	signal, #function
	.proc	01120
signal:
	save	%sp, -240, %sp
	xor	%i0, 18, %g1
	xor	%i1, 1, %g3
	cmp	%g0, %g1
	mov	0, %g1
	subx	%g0, -1, %g2
	movre	%g3, 1, %g1
	andcc	%g2, %g1, %g0
	sethi	%hi(65536), %g2
	mov	18, %g1
	or	%g2, 18, %g2
	movne	%icc, %g2, %g1
	st	%g0, [%fp+1987]
	st	%g1, [%fp+1983]
	st	%g0, [%fp+1999]
	st	%g0, [%fp+2003]
	st	%g0, [%fp+2007]
	st	%g0, [%fp+2011]
	stx	%i1, [%fp+1991]
	add	%fp, 2015, %o2
	add	%fp, 1983, %o1
	call	sigaction, 0
	 mov	%i0, %o0
	mov	-1, %i0
	cmp	%o0, 0
	ldx	[%fp+2023], %g1
	return	%i7+8
	 move	%icc, %g1, %o0
	.size	signal, .-signal
	.section	.text.bsd_signal,"ax",@progbits
	.align 4
	.global bsd_signal
	.type	bsd_signal, #function
	.proc	01120
bsd_signal:
	save	%sp, -240, %sp
	xor	%i0, 18, %g1
	xor	%i1, 1, %g3
	cmp	%g0, %g1
	mov	0, %g1
	subx	%g0, -1, %g2
	movre	%g3, 1, %g1
	andcc	%g2, %g1, %g0
	sethi	%hi(65536), %g2
	mov	4, %g1
	or	%g2, 4, %g2
	movne	%icc, %g2, %g1
	st	%g0, [%fp+1987]
	st	%g1, [%fp+1983]
	st	%g0, [%fp+1999]
	st	%g0, [%fp+2003]
	st	%g0, [%fp+2007]
	st	%g0, [%fp+2011]
	stx	%i1, [%fp+1991]
	add	%fp, 2015, %o2
	add	%fp, 1983, %o1
	call	sigaction, 0
	 mov	%i0, %o0
	mov	-1, %i0
	cmp	%o0, 0
	ldx	[%fp+2023], %g1
	return	%i7+8
	 move	%icc, %g1, %o0
	.size	bsd_signal, .-bsd_signal
	.section	.text.sighold,"ax",@progbits
	.align 4
	.global sighold
	.type	sighold, #function
	.proc	04
sighold:
	save	%sp, -192, %sp
	add	%fp, 2031, %i5
	call	sigemptyset, 0
	 mov	%i5, %o0
	mov	%i0, %o1
	call	sigaddset, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L74
	 mov	0, %o2
	mov	%i5, %o1
	call	sigprocmask, 0
	 mov	1, %o0
.L73:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L74:
	ba,pt	%xcc, .L73
	 mov	-1, %o0
	.size	sighold, .-sighold
	.section	.text.sigrelse,"ax",@progbits
	.align 4
	.global sigrelse
	.type	sigrelse, #function
	.proc	04
sigrelse:
	save	%sp, -192, %sp
	add	%fp, 2031, %i5
	call	sigemptyset, 0
	 mov	%i5, %o0
	mov	%i0, %o1
	call	sigaddset, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L77
	 mov	0, %o2
	mov	%i5, %o1
	call	sigprocmask, 0
	 mov	2, %o0
.L76:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L77:
	ba,pt	%xcc, .L76
	 mov	-1, %o0
	.size	sigrelse, .-sigrelse
	.section	.text.sigignore,"ax",@progbits
	.align 4
	.global sigignore
	.type	sigignore, #function
	.proc	04
sigignore:
	save	%sp, -240, %sp
	xor	%i0, 18, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	sll	%g1, 16, %g1
	st	%g1, [%fp+1983]
	mov	1, %g1
	mov	%i0, %o0
	st	%g0, [%fp+1987]
	st	%g0, [%fp+1999]
	st	%g0, [%fp+2003]
	st	%g0, [%fp+2007]
	st	%g0, [%fp+2011]
	stx	%g1, [%fp+1991]
	add	%fp, 2015, %o2
	call	sigaction, 0
	 add	%fp, 1983, %o1
	cmp	%o0, 0
	be,pt	%icc, .L83
	 ldx	[%fp+2023], %g1
.L82:
	return	%i7+8
	 mov	-1, %o0
.L83:
	cmp	%g1, -1
	be,pn	%xcc, .L82
	 nop
	call	sigrelse, 0
	 restore
	.size	sigignore, .-sigignore
	.section	.text.sigpause,"ax",@progbits
	.align 4
	.global sigpause
	.type	sigpause, #function
	.proc	04
sigpause:
	save	%sp, -192, %sp
	add	%fp, 2031, %i5
	mov	0, %o1
	mov	%i5, %o2
	call	sigprocmask, 0
	 mov	1, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L87
	 mov	%i0, %o1
	call	sigdelset, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L86
	 mov	-1, %o0
	call	sigsuspend, 0
	 mov	%i5, %o0
.L86:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L87:
	ba,pt	%xcc, .L86
	 mov	-1, %o0
	.size	sigpause, .-sigpause
	.section	.text.sigset,"ax",@progbits
	.align 4
	.global sigset
	.type	sigset, #function
	.proc	01120
sigset:
	save	%sp, -288, %sp
	add	%fp, 1935, %i5
	mov	0, %o1
	mov	%i5, %o2
	call	sigprocmask, 0
	 mov	1, %o0
	cmp	%o0, 0
	be,pn	%icc, .L89
	 add	%fp, 1951, %o2
.L95:
	return	%i7+8
	 mov	-1, %o0
.L89:
	mov	0, %o1
	call	sigaction, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L95
	 cmp	%i1, 2
	be,pn	%xcc, .L100
	 xor	%i0, 18, %g1
	stx	%i1, [%fp+1991]
	cmp	%g0, %g1
	xor	%i1, 1, %i1
	subx	%g0, -1, %g1
	mov	0, %g2
	movre	%i1, 1, %g2
	and	%g1, %g2, %g1
	sll	%g1, 16, %g1
	st	%g0, [%fp+1987]
	st	%g0, [%fp+1999]
	st	%g0, [%fp+2003]
	st	%g0, [%fp+2007]
	st	%g0, [%fp+2011]
	add	%fp, 2015, %o2
	add	%fp, 1983, %o1
	mov	%i0, %o0
	call	sigaction, 0
	 st	%g1, [%fp+1983]
	cmp	%o0, 0
	bne,pt	%icc, .L95
	 ldx	[%fp+2023], %g1
	cmp	%g1, -1
	be,pn	%xcc, .L95
	 nop
	call	sigrelse, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L95
	 mov	%i0, %o1
.L101:
	call	sigismember, 0
	 mov	%i5, %o0
	ldx	[%fp+1959], %i0
	cmp	%o0, 0
	return	%i7+8
	 movne	%icc, 2, %o0
.L100:
	call	sighold, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pt	%icc, .L101
	 mov	%i0, %o1
	ba,pt	%xcc, .L95
	 nop
	.size	sigset, .-sigset
	.section	.text.siginterrupt,"ax",@progbits
	.align 4
	.global siginterrupt
	.type	siginterrupt, #function
	.proc	04
siginterrupt:
	save	%sp, -208, %sp
	add	%fp, 2015, %i5
	mov	0, %o1
	mov	%i5, %o2
	call	sigaction, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L106
	 lduw	[%fp+2015], %g1
	and	%g1, -5, %g2
	or	%g1, 4, %g1
	movre	%i1, %g1, %g2
	mov	0, %o2
	mov	%i5, %o1
	mov	%i0, %o0
	call	sigaction, 0
	 st	%g2, [%fp+2015]
.L103:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L106:
	ba,pt	%xcc, .L103
	 mov	-1, %o0
	.size	siginterrupt, .-siginterrupt
	.section	.text.strsignal,"ax",@progbits
	.align 4
	.global strsignal
	.type	strsignal, #function
	.proc	0102
strsignal:
	save	%sp, -176, %sp
	mov	%i0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%g1, -1, %g2
	cmp	%g2, 36
	bgu,pn	%icc, .L110
	 mov	0, %i0
	sethi	%gdop_hix22(names), %g2
	sllx	%g1, 3, %g1
	xor	%g2, %gdop_lox10(names), %g2
	ldx	[%l7 + %g2], %l7, %gdop(names)
	ldx	[%l7+%g1], %i0
.L110:
	return	%i7+8
	 nop
	.size	strsignal, .-strsignal
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"UNKNOWN SIGNAL"
	.align 8
.LC1:
	.asciz	": "
	.align 8
.LC2:
	.asciz	"\n"
	.section	.text.psignal,"ax",@progbits
	.align 4
	.global psignal
	.type	psignal, #function
	.proc	020
psignal:
	save	%sp, -176, %sp
	call	strsignal, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%o0, %i5
	ldx	[%l7 + %g1], %o0, %gdop(__iob)
	call	fflush, 0
	 add	%o0, 256, %o0
	brz,pn	%i1, .L112
	 nop
	ldsb	[%i1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L121
	 nop
.L112:
	brz,a,pn %i5, .L123
	 sethi	%gdop_hix22(.LC0), %i5
.L113:
	call	strlen, 0
	 mov	%i5, %o0
	mov	%i5, %o1
	mov	%o0, %o2
	sethi	%gdop_hix22(.LC2), %i1
	mov	2, %o0
	xor	%i1, %gdop_lox10(.LC2), %i1
	call	write, 0
	 mov	1, %i2
	ldx	[%l7 + %i1], %i1, %gdop(.LC2)
	call	write, 0
	 restore %g0, 2, %o0
.L121:
	call	strlen, 0
	 mov	%i1, %o0
	mov	%i1, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	sethi	%gdop_hix22(.LC1), %o1
	mov	2, %o2
	xor	%o1, %gdop_lox10(.LC1), %o1
	mov	2, %o0
	call	write, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	brnz,pt	%i5, .L113
	 nop
	sethi	%gdop_hix22(.LC0), %i5
.L123:
	xor	%i5, %gdop_lox10(.LC0), %i5
	ldx	[%l7 + %i5], %i5, %gdop(.LC0)
	call	strlen, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(.LC2), %i1
	mov	%o0, %o2
	mov	%i5, %o1
	mov	2, %o0
	xor	%i1, %gdop_lox10(.LC2), %i1
	call	write, 0
	 mov	1, %i2
	ldx	[%l7 + %i1], %i1, %gdop(.LC2)
	call	write, 0
	 restore %g0, 2, %o0
	.size	psignal, .-psignal
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"RTMIN"
	.align 8
.LC4:
	.asciz	"RTMAX"
	.align 8
.LC5:
	.asciz	"RTMIN+%d"
	.align 8
.LC6:
	.asciz	"RTMAX-%d"
	.section	.text.sig2str,"ax",@progbits
	.align 4
	.global sig2str
	.type	sig2str, #function
	.proc	04
sig2str:
	save	%sp, -176, %sp
	cmp	%i0, 48
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bgu,pn	%icc, .L131
	 cmp	%i0, 40
	ble,pn	%icc, .L134
	 sethi	%gdop_hix22(signal_names), %g1
	xor	%i0, 41, %g1
	cmp	%g0, %g1
	xor	%i0, 48, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pt	%icc, .L127
	 add	%i0, -40, %g1
	cmp	%i0, 41
	be,pn	%icc, .L135
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %o1, %gdop(.LC4)
.L128:
	call	strcpy, 0
	 mov	%i1, %o0
	mov	0, %g1
.L125:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L127:
	mov	48, %o3
	sub	%o3, %i0, %o3
	cmp	%g1, %o3
	ble,a,pt %icc, .L136
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %o2, %gdop(.LC6)
.L130:
	sra	%o3, 0, %o3
	mov	32, %o1
	call	snprintf, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L125
	 mov	0, %g1
.L134:
	xor	%g1, %gdop_lox10(signal_names), %g1
	sllx	%i0, 3, %i0
	ldx	[%l7 + %g1], %o1, %gdop(signal_names)
	mov	%i1, %o0
	call	strcpy, 0
	 add	%o1, %i0, %o1
	ba,pt	%xcc, .L125
	 mov	0, %g1
.L136:
	add	%i0, -41, %o3
	xor	%g1, %gdop_lox10(.LC5), %g1
	ba,pt	%xcc, .L130
	 ldx	[%l7 + %g1], %o2, %gdop(.LC5)
.L135:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ba,pt	%xcc, .L128
	 ldx	[%l7 + %g1], %o1, %gdop(.LC3)
.L131:
	ba,pt	%xcc, .L125
	 mov	-1, %g1
	.size	sig2str, .-sig2str
	.section	.rodata.str1.8
	.align 8
.LC7:
	.asciz	"CHLD"
	.align 8
.LC8:
	.asciz	"IO"
	.align 8
.LC9:
	.asciz	"IOT"
	.section	.text.str2sig,"ax",@progbits
	.align 4
	.global str2sig
	.type	str2sig, #function
	.proc	04
str2sig:
	save	%sp, -224, %sp
	add	%fp, 2007, %o1
	mov	10, %o2
	call	strtol, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC7), %o1
	mov	%o0, %i4
	xor	%o1, %gdop_lox10(.LC7), %o1
	mov	%i0, %o0
	ldx	[%l7 + %o1], %o1, %gdop(.LC7)
	call	strcmp, 0
	 mov	18, %i5
	cmp	%o0, 0
	bne,pn	%icc, .L151
	 sethi	%gdop_hix22(.LC8), %o1
	st	%i5, [%i1]
.L152:
	mov	0, %g1
.L146:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L151:
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC8), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC8)
	cmp	%o0, 0
	bne,pn	%icc, .L139
	 mov	22, %g2
	mov	22, %g1
	st	%g2, [%i1]
.L140:
	cmp	%g1, 48
.L154:
	mov	0, %g1
	movgu	%icc, 1, %g1
	ba,pt	%xcc, .L146
	 sub	%g0, %g1, %g1
.L139:
	sethi	%gdop_hix22(.LC9), %o1
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC9), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC9)
	cmp	%o0, 0
	bne,a,pt %icc, .L141
	 ldx	[%fp+2007], %g1
	mov	6, %g2
	mov	6, %g1
	ba,pt	%xcc, .L140
	 st	%g2, [%i1]
.L141:
	cmp	%g1, %i0
	bleu,a,pt %xcc, .L153
	 mov	-1, %g1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L150
	 mov	-1, %g1
	orcc	%i4, 0, %g1
	bge,pn	%icc, .L140
	 st	%i4, [%i1]
.L143:
	mov	0, %i5
	ba,pt	%xcc, .L147
	 add	%fp, 2015, %i4
.L145:
.L155:
	xor	%i5, 49, %g1
	cmp	%g0, %g1
	lduw	[%i1], %g1
	addx	%g0, 0, %g2
	srl	%g1, 31, %g3
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L154
	 cmp	%g1, 48
.L147:
	mov	%i4, %o1
	call	sig2str, 0
	 sra	%i5, 0, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L155
	 add	%i5, 1, %i5
	mov	%i0, %o1
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L145
	 add	%i5, 1, %i5
	ba,pt	%xcc, .L152
	 st	%i5, [%i1]
.L150:
.L153:
	ba,pt	%xcc, .L143
	 st	%g1, [%i1]
	.size	str2sig, .-str2sig
	.section	".rodata"
	.type	signal_names, #object
	.size	signal_names, 328
signal_names:
	.asciz	"EXIT"
	.skip	3
	.asciz	"HUP"
	.skip	4
	.asciz	"INT"
	.skip	4
	.asciz	"QUIT"
	.skip	3
	.asciz	"ILL"
	.skip	4
	.asciz	"TRAP"
	.skip	3
	.asciz	"ABRT"
	.skip	3
	.asciz	"EMT"
	.skip	4
	.asciz	"FPE"
	.skip	4
	.asciz	"KILL"
	.skip	3
	.asciz	"BUS"
	.skip	4
	.asciz	"SEGV"
	.skip	3
	.asciz	"SYS"
	.skip	4
	.asciz	"PIPE"
	.skip	3
	.asciz	"ALRM"
	.skip	3
	.asciz	"TERM"
	.skip	3
	.asciz	"USR1"
	.skip	3
	.asciz	"USR2"
	.skip	3
	.asciz	"CLD"
	.skip	4
	.asciz	"PWR"
	.skip	4
	.asciz	"WINCH"
	.skip	2
	.asciz	"URG"
	.skip	4
	.asciz	"POLL"
	.skip	3
	.asciz	"STOP"
	.skip	3
	.asciz	"TSTP"
	.skip	3
	.asciz	"CONT"
	.skip	3
	.asciz	"TTIN"
	.skip	3
	.asciz	"TTOU"
	.skip	3
	.asciz	"VTALRM"
	.skip	1
	.asciz	"PROF"
	.skip	3
	.asciz	"XCPU"
	.skip	3
	.asciz	"XFSZ"
	.skip	3
	.asciz	"WAITING"
	.asciz	"LWP"
	.skip	4
	.asciz	"FREEZE"
	.skip	1
	.asciz	"THAW"
	.skip	3
	.asciz	"CANCEL"
	.skip	1
	.asciz	"LOST"
	.skip	3
	.asciz	"XRES"
	.skip	3
	.asciz	"JVM1"
	.skip	3
	.asciz	"JVM2"
	.skip	3
	.section	.rodata.str1.8
	.align 8
.LC10:
	.asciz	"Hangup"
	.align 8
.LC11:
	.asciz	"Interrupt"
	.align 8
.LC12:
	.asciz	"Quit"
	.align 8
.LC13:
	.asciz	"Illegal Instruction"
	.align 8
.LC14:
	.asciz	"Trace/Breakpoint Trap"
	.align 8
.LC15:
	.asciz	"Abort"
	.align 8
.LC16:
	.asciz	"Emulation Trap"
	.align 8
.LC17:
	.asciz	"Arithmetic Exception"
	.align 8
.LC18:
	.asciz	"Killed"
	.align 8
.LC19:
	.asciz	"Bus Error"
	.align 8
.LC20:
	.asciz	"Segmentation Fault"
	.align 8
.LC21:
	.asciz	"Bad System Call"
	.align 8
.LC22:
	.asciz	"Broken Pipe"
	.align 8
.LC23:
	.asciz	"Alarm Clock"
	.align 8
.LC24:
	.asciz	"Terminated"
	.align 8
.LC25:
	.asciz	"User Signal 1"
	.align 8
.LC26:
	.asciz	"User Signal 2"
	.align 8
.LC27:
	.asciz	"Child Status Changed"
	.align 8
.LC28:
	.asciz	"Power-Fail/Restart"
	.align 8
.LC29:
	.asciz	"Window Size Change"
	.align 8
.LC30:
	.asciz	"Urgent Socket Condition"
	.align 8
.LC31:
	.asciz	"Pollable Event"
	.align 8
.LC32:
	.asciz	"Stopped (signal)"
	.align 8
.LC33:
	.asciz	"Stopped (user)"
	.align 8
.LC34:
	.asciz	"Continued"
	.align 8
.LC35:
	.asciz	"Stopped (tty input)"
	.align 8
.LC36:
	.asciz	"Stopped (tty output)"
	.align 8
.LC37:
	.asciz	"Virtual Timer Expired"
	.align 8
.LC38:
	.asciz	"Profiling Timer Expired"
	.align 8
.LC39:
	.asciz	"Cpu Limit Exceeded"
	.align 8
.LC40:
	.asciz	"File Size Limit Exceeded"
	.align 8
.LC41:
	.asciz	"No runnable lwp"
	.align 8
.LC42:
	.asciz	"Inter-lwp signal"
	.align 8
.LC43:
	.asciz	"Checkpoint Freeze"
	.align 8
.LC44:
	.asciz	"Checkpoint Thaw"
	.align 8
.LC45:
	.asciz	"Thread Cancellation"
	.align 8
.LC46:
	.asciz	"Resource Lost"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	names, #object
	.size	names, 304
names:
	.xword	.LC0
	.xword	.LC10
	.xword	.LC11
	.xword	.LC12
	.xword	.LC13
	.xword	.LC14
	.xword	.LC15
	.xword	.LC16
	.xword	.LC17
	.xword	.LC18
	.xword	.LC19
	.xword	.LC20
	.xword	.LC21
	.xword	.LC22
	.xword	.LC23
	.xword	.LC24
	.xword	.LC25
	.xword	.LC26
	.xword	.LC27
	.xword	.LC28
	.xword	.LC29
	.xword	.LC30
	.xword	.LC31
	.xword	.LC32
	.xword	.LC33
	.xword	.LC34
	.xword	.LC35
	.xword	.LC36
	.xword	.LC37
	.xword	.LC38
	.xword	.LC39
	.xword	.LC40
	.xword	.LC41
	.xword	.LC42
	.xword	.LC43
	.xword	.LC44
	.xword	.LC45
	.xword	.LC46
	.local	handlers
	.common	handlers,392,8
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
