! 874e01d6cf1c30552b18863f29d40150 emu/guest/libc/sunos/signals.c
	.file	"signals.c"
	.section	".text"
	.section	.text.sigacthandler,"ax",@progbits
	.align 4
	.type	sigacthandler, #function
	.proc	020
sigacthandler:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(handlers), %g1
	sll	%i0, 2, %g2
	xor	%g1, %gdop_lox10(handlers), %g1
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i2, %o2
	mov	%i1, %o1
	ld	[%l7 + %g1], %l7, %gdop(handlers)
	ld	[%l7+%g2], %g1
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, -1, %g1
	cmp	%g1, 47
	bgu	.L16
	 sll	%i0, 2, %i3
	sethi	%gdop_hix22(handlers), %i5
	cmp	%i1, 0
	xor	%i5, %gdop_lox10(handlers), %i5
	ld	[%l7 + %i5], %i5, %gdop(handlers)
	be	.L6
	 ld	[%i5+%i3], %l0
	add	%fp, -64, %g2
	mov	32, %o2
	mov	%g2, %o0
	call	memcpy, 0
	 mov	%i1, %o1
	ld	[%i1+4], %g3
	cmp	%g3, 2
	bleu	.L7
	 mov	%o0, %g2
	sethi	%gdop_hix22(sigacthandler), %g1
	st	%g3, [%i5+%i3]
	xor	%g1, %gdop_lox10(sigacthandler), %g1
	ld	[%l7 + %g1], %g1, %gdop(sigacthandler)
	st	%g1, [%fp-60]
.L7:
	mov	%g2, %i1
.L6:
	add	%fp, -72, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	98, %o0
	st	%g1, [%sp+64]
	add	%fp, -32, %i4
	mov	%i4, %o3
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-72], %g2
	add	%fp, -80, %o0
	call	call_value, 0
	 std	%g2, [%fp-80]
	orcc	%o0, 0, %i0
	bne	.L17
	 cmp	%i2, 0
	be	.L21
	 mov	32, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(sigacthandler), %g1
	xor	%g1, %gdop_lox10(sigacthandler), %g1
	ld	[%l7 + %g1], %l7, %gdop(sigacthandler)
	ld	[%fp-28], %g1
	cmp	%g1, %l7
	be,a	.L21
	 st	%l0, [%i2+4]
.L21:
	jmp	%i7+8
	 restore
.L17:
	st	%l0, [%i5+%i3]
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L16:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sigaction, .-sigaction
	.section	.text.pthread_sigmask,"ax",@progbits
	.align 4
	.global pthread_sigmask
	.type	pthread_sigmask, #function
	.proc	04
pthread_sigmask:
	save	%sp, -120, %sp
	cmp	%i1, 0
	be	.L29
	 add	%fp, -24, %g1
	ld	[%i1], %g4
	ld	[%i1+4], %g1
	ld	[%i1+8], %g3
	ld	[%i1+12], %g2
	and	%g1, -9, %g1
	st	%g4, [%fp-16]
	st	%g3, [%fp-8]
	st	%g2, [%fp-4]
	st	%g1, [%fp-12]
	add	%fp, -16, %i1
	add	%fp, -24, %g1
.L29:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	%i2, %o3
	mov	%i1, %o2
	mov	95, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-24], %g1
	sra	%g1, 31, %i0
	sub	%g0, %g1, %g1
	and	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	pthread_sigmask, .-pthread_sigmask
	.global thr_sigsetmask
	thr_sigsetmask = pthread_sigmask
	.section	.text.sigprocmask,"ax",@progbits
	.align 4
	.global sigprocmask
	.type	sigprocmask, #function
	.proc	04
sigprocmask:
	save	%sp, -96, %sp
	mov	%i0, %o0
	mov	%i2, %o2
	call	pthread_sigmask, 0
	 mov	%i1, %o1
	orcc	%o0, 0, %i0
	bne	.L35
	 nop
	jmp	%i7+8
	 restore
.L35:
	call	___errno, 0
	 nop
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sigprocmask, .-sigprocmask
	.section	.text.sigpending,"ax",@progbits
	.align 4
	.global sigpending
	.type	sigpending, #function
	.proc	04
sigpending:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	1, %o1
	st	%g1, [%sp+64]
	mov	99, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sigpending, .-sigpending
	.section	.text.sigsuspend,"ax",@progbits
	.align 4
	.global sigsuspend
	.type	sigsuspend, #function
	.proc	04
sigsuspend:
	save	%sp, -128, %sp
	call	cancel_enter, 0
	 nop
	cmp	%i0, 0
	be	.L42
	 add	%fp, -24, %g1
	ld	[%i0], %g4
	ld	[%i0+4], %g1
	ld	[%i0+8], %g3
	ld	[%i0+12], %g2
	and	%g1, -9, %g1
	st	%g4, [%fp-16]
	st	%g3, [%fp-8]
	st	%g2, [%fp-4]
	st	%g1, [%fp-12]
	add	%fp, -16, %i0
	add	%fp, -24, %g1
.L42:
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	96, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-24], %g2
	add	%fp, -32, %o0
	call	call_value, 0
	 std	%g2, [%fp-32]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	sigsuspend, .-sigsuspend
	.section	.text.sigaltstack,"ax",@progbits
	.align 4
	.global sigaltstack
	.type	sigaltstack, #function
	.proc	04
sigaltstack:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	97, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sigaltstack, .-sigaltstack
	.section	.text.sigtimedwait,"ax",@progbits
	.align 4
	.global sigtimedwait
	.type	sigtimedwait, #function
	.proc	04
sigtimedwait:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	mov	%i2, %o3
	st	%g1, [%sp+64]
	mov	144, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	sigtimedwait, .-sigtimedwait
	.section	.text.sigwaitinfo,"ax",@progbits
	.align 4
	.global sigwaitinfo
	.type	sigwaitinfo, #function
	.proc	04
sigwaitinfo:
	save	%sp, -96, %sp
	call	sigtimedwait, 0
	 restore %g0, 0, %o2
	.size	sigwaitinfo, .-sigwaitinfo
	.section	.text.sigwait,"ax",@progbits
	.align 4
	.global sigwait
	.type	sigwait, #function
	.proc	04
sigwait:
	save	%sp, -96, %sp
	call	sigwaitinfo, 0
	 restore %g0, 0, %o1
	.size	sigwait, .-sigwait
	.section	.text.__posix_sigwait,"ax",@progbits
	.align 4
	.global __posix_sigwait
	.type	__posix_sigwait, #function
	.proc	04
__posix_sigwait:
	save	%sp, -96, %sp
	mov	0, %o1
	call	sigwaitinfo, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl	.L50
	 nop
	st	%o0, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L50:
	call	___errno, 0
	 nop
	ld	[%o0], %i0
	jmp	%i7+8
	 restore
	.size	__posix_sigwait, .-__posix_sigwait
	.section	.text.sigqueue,"ax",@progbits
	.align 4
	.global sigqueue
	.type	sigqueue, #function
	.proc	04
sigqueue:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	-2, %o4
	ld	[%i2], %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	190, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sigqueue, .-sigqueue
	.section	.text.sigemptyset,"ax",@progbits
	.align 4
	.global sigemptyset
	.type	sigemptyset, #function
	.proc	04
sigemptyset:
	save	%sp, -96, %sp
	mov	16, %o2
	mov	%i0, %o0
	mov	0, %o1
	call	memset, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
	.size	sigemptyset, .-sigemptyset
	.section	.text.sigfillset,"ax",@progbits
	.align 4
	.global sigfillset
	.type	sigfillset, #function
	.proc	04
sigfillset:
	save	%sp, -96, %sp
	mov	-1, %g1
	st	%g0, [%i0+8]
	st	%g1, [%i0]
	st	%g0, [%i0+12]
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	st	%g1, [%i0+4]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	sigfillset, .-sigfillset
	.section	.text.sigaddset,"ax",@progbits
	.align 4
	.global sigaddset
	.type	sigaddset, #function
	.proc	04
sigaddset:
	save	%sp, -96, %sp
	add	%i1, -1, %i1
	cmp	%i1, 47
	bgu	.L57
	 mov	%i0, %g4
	sra	%i1, 5, %g1
	mov	1, %g3
	sll	%g1, 2, %g1
	sll	%g3, %i1, %g3
	ld	[%i0+%g1], %g2
	or	%g2, %g3, %g2
	st	%g2, [%g4+%g1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L57:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sigaddset, .-sigaddset
	.section	.text.sigdelset,"ax",@progbits
	.align 4
	.global sigdelset
	.type	sigdelset, #function
	.proc	04
sigdelset:
	save	%sp, -96, %sp
	add	%i1, -1, %i1
	cmp	%i1, 47
	bgu	.L61
	 mov	%i0, %g3
	sra	%i1, 5, %g2
	mov	1, %g1
	sll	%g2, 2, %g2
	sll	%g1, %i1, %g1
	ld	[%i0+%g2], %g4
	andn	%g4, %g1, %g1
	st	%g1, [%g3+%g2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L61:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sigdelset, .-sigdelset
	.section	.text.sigismember,"ax",@progbits
	.align 4
	.global sigismember
	.type	sigismember, #function
	.proc	04
sigismember:
	save	%sp, -96, %sp
	add	%i1, -1, %i1
	cmp	%i1, 47
	bgu	.L65
	 sra	%i1, 5, %g1
	sll	%g1, 2, %g1
	ld	[%i0+%g1], %i0
	srl	%i0, %i1, %i0
	and	%i0, 1, %i0
	jmp	%i7+8
	 restore
.L65:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sigismember, .-sigismember
	.section	.text.signal,"ax",@progbits
	.align 4
	.global signal
	.type	signal, #function
	.proc	01120
signal:
	save	%sp, -160, %sp
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	cmp	%i0, 18
	bne	.L69
	 st	%i1, [%fp-60]
	cmp	%i1, 1
	bne	.L67
	 mov	18, %g1
	sethi	%hi(65536), %g1
	or	%g1, 18, %g1
.L67:
	mov	%i0, %o0
	st	%g1, [%fp-64]
	add	%fp, -32, %o2
	add	%fp, -64, %o1
	call	sigaction, 0
	 mov	-1, %i0
	cmp	%o0, 0
	be,a	.L77
	 ld	[%fp-28], %i0
.L77:
	jmp	%i7+8
	 restore
.L69:
	b	.L67
	 mov	18, %g1
	.size	signal, .-signal
	.section	.text.bsd_signal,"ax",@progbits
	.align 4
	.global bsd_signal
	.type	bsd_signal, #function
	.proc	01120
bsd_signal:
	save	%sp, -160, %sp
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	cmp	%i0, 18
	bne	.L81
	 st	%i1, [%fp-60]
	cmp	%i1, 1
	bne	.L79
	 mov	4, %g1
	sethi	%hi(65536), %g1
	or	%g1, 4, %g1
.L79:
	mov	%i0, %o0
	st	%g1, [%fp-64]
	add	%fp, -32, %o2
	add	%fp, -64, %o1
	call	sigaction, 0
	 mov	-1, %i0
	cmp	%o0, 0
	be,a	.L89
	 ld	[%fp-28], %i0
.L89:
	jmp	%i7+8
	 restore
.L81:
	b	.L79
	 mov	4, %g1
	.size	bsd_signal, .-bsd_signal
	.section	.text.sighold,"ax",@progbits
	.align 4
	.global sighold
	.type	sighold, #function
	.proc	04
sighold:
	save	%sp, -112, %sp
	add	%fp, -16, %i5
	call	sigemptyset, 0
	 mov	%i5, %o0
	mov	%i0, %o1
	call	sigaddset, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne	.L92
	 mov	0, %o2
	mov	%i5, %o1
	call	sigprocmask, 0
	 mov	1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L92:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sighold, .-sighold
	.section	.text.sigrelse,"ax",@progbits
	.align 4
	.global sigrelse
	.type	sigrelse, #function
	.proc	04
sigrelse:
	save	%sp, -112, %sp
	add	%fp, -16, %i5
	call	sigemptyset, 0
	 mov	%i5, %o0
	mov	%i0, %o1
	call	sigaddset, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne	.L95
	 mov	0, %o2
	mov	%i5, %o1
	call	sigprocmask, 0
	 mov	2, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L95:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sigrelse, .-sigrelse
	.section	.text.sigignore,"ax",@progbits
	.align 4
	.global sigignore
	.type	sigignore, #function
	.proc	04
sigignore:
	save	%sp, -160, %sp
	xor	%i0, 18, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	sll	%g1, 16, %g1
	st	%g1, [%fp-64]
	mov	1, %g1
	mov	%i0, %o0
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g1, [%fp-60]
	add	%fp, -32, %o2
	call	sigaction, 0
	 add	%fp, -64, %o1
	cmp	%o0, 0
	be	.L101
	 ld	[%fp-28], %g1
.L100:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L101:
	cmp	%g1, -1
	be	.L100
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
	save	%sp, -112, %sp
	mov	0, %o1
	add	%fp, -16, %i5
	mov	1, %o0
	call	sigprocmask, 0
	 mov	%i5, %o2
	cmp	%o0, 0
	bne	.L105
	 mov	%i0, %o1
	call	sigdelset, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne	.L105
	 nop
	call	sigsuspend, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L105:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sigpause, .-sigpause
	.section	.text.sigset,"ax",@progbits
	.align 4
	.global sigset
	.type	sigset, #function
	.proc	01120
sigset:
	save	%sp, -208, %sp
	mov	0, %o1
	add	%fp, -112, %i5
	mov	1, %o0
	call	sigprocmask, 0
	 mov	%i5, %o2
	cmp	%o0, 0
	be	.L107
	 add	%fp, -96, %o2
.L113:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L107:
	mov	0, %o1
	call	sigaction, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L113
	 cmp	%i1, 2
	be	.L119
	 xor	%i0, 18, %g1
	xor	%i1, 1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	and	%g1, %g2, %g1
	sll	%g1, 16, %g1
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%i1, [%fp-60]
	st	%g1, [%fp-64]
	add	%fp, -32, %o2
	add	%fp, -64, %o1
	call	sigaction, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L113
	 ld	[%fp-28], %g1
	cmp	%g1, -1
	be	.L113
	 nop
	call	sigrelse, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L113
	 mov	%i0, %o1
.L120:
	call	sigismember, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L121
	 ld	[%fp-92], %i0
	jmp	%i7+8
	 restore %g0, 2, %o0
.L121:
	jmp	%i7+8
	 restore
.L119:
	call	sighold, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L120
	 mov	%i0, %o1
	b,a	.L113
	.size	sigset, .-sigset
	.section	.text.siginterrupt,"ax",@progbits
	.align 4
	.global siginterrupt
	.type	siginterrupt, #function
	.proc	04
siginterrupt:
	save	%sp, -128, %sp
	mov	0, %o1
	add	%fp, -32, %i5
	mov	%i0, %o0
	call	sigaction, 0
	 mov	%i5, %o2
	cmp	%o0, 0
	bne	.L126
	 ld	[%fp-32], %g2
	cmp	%i1, 0
	be	.L125
	 or	%g2, 4, %g1
	and	%g2, -5, %g1
.L125:
	st	%g1, [%fp-32]
	mov	0, %o2
	mov	%i5, %o1
	call	sigaction, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L126:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	siginterrupt, .-siginterrupt
	.section	.text.strsignal,"ax",@progbits
	.align 4
	.global strsignal
	.type	strsignal, #function
	.proc	0102
strsignal:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %g1
	add	%g1, -1, %g2
	cmp	%g2, 36
	bgu	.L131
	 mov	0, %i0
	sethi	%gdop_hix22(names), %g2
	sll	%g1, 2, %g1
	xor	%g2, %gdop_lox10(names), %g2
	ld	[%l7 + %g2], %l7, %gdop(names)
	ld	[%l7+%g1], %i0
.L131:
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	call	strsignal, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i5
	ld	[%l7 + %g1], %o0, %gdop(__iob)
	call	fflush, 0
	 add	%o0, 32, %o0
	cmp	%i1, 0
	be	.L144
	 cmp	%i5, 0
	ldsb	[%i1], %g1
	cmp	%g1, 0
	bne	.L142
	 cmp	%i5, 0
.L144:
	be,a	.L145
	 sethi	%gdop_hix22(.LC0), %i5
.L134:
	call	strlen, 0
	 mov	%i5, %o0
	mov	%i5, %o1
	mov	%o0, %o2
	sethi	%gdop_hix22(.LC2), %i1
	mov	2, %o0
	xor	%i1, %gdop_lox10(.LC2), %i1
	call	write, 0
	 mov	1, %i2
	ld	[%l7 + %i1], %i1, %gdop(.LC2)
	call	write, 0
	 restore %g0, 2, %o0
.L142:
	call	strlen, 0
	 mov	%i1, %o0
	mov	%i1, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	mov	2, %o2
	sethi	%gdop_hix22(.LC1), %o1
	mov	2, %o0
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	write, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	cmp	%i5, 0
	bne	.L134
	 nop
	sethi	%gdop_hix22(.LC0), %i5
.L145:
	xor	%i5, %gdop_lox10(.LC0), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC0)
	call	strlen, 0
	 mov	%i5, %o0
	mov	%i5, %o1
	mov	%o0, %o2
	sethi	%gdop_hix22(.LC2), %i1
	mov	2, %o0
	xor	%i1, %gdop_lox10(.LC2), %i1
	call	write, 0
	 mov	1, %i2
	ld	[%l7 + %i1], %i1, %gdop(.LC2)
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 48
	bgu	.L154
	 cmp	%i0, 40
	ble	.L159
	 cmp	%i0, 41
	be	.L158
	 cmp	%i0, 48
	be	.L160
	 add	%i0, -40, %g1
	mov	48, %o3
	sub	%o3, %i0, %o3
	cmp	%g1, %o3
	ble	.L161
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %o2, %gdop(.LC6)
.L153:
	mov	32, %o1
	mov	%i1, %o0
	call	snprintf, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L159:
	sethi	%gdop_hix22(signal_names), %g1
	xor	%g1, %gdop_lox10(signal_names), %g1
	sll	%i0, 3, %i0
	ld	[%l7 + %g1], %o1, %gdop(signal_names)
	mov	%i1, %o0
	call	strcpy, 0
	 add	%o1, %i0, %o1
.L152:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L161:
	add	%i0, -41, %o3
	xor	%g1, %gdop_lox10(.LC5), %g1
	b	.L153
	 ld	[%l7 + %g1], %o2, %gdop(.LC5)
.L158:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %o1, %gdop(.LC3)
.L151:
	call	strcpy, 0
	 mov	%i1, %o0
	b,a	.L152
.L160:
	cmp	%i0, 41
	be	.L158
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	b	.L151
	 ld	[%l7 + %g1], %o1, %gdop(.LC4)
.L154:
	jmp	%i7+8
	 restore %g0, -1, %o0
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
	save	%sp, -136, %sp
	mov	10, %o2
	add	%fp, -36, %o1
	call	strtol, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC7), %o1
	mov	%o0, %i4
	xor	%o1, %gdop_lox10(.LC7), %o1
	mov	%i0, %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC7)
	call	strcmp, 0
	 mov	18, %i5
	cmp	%o0, 0
	bne	.L184
	 sethi	%gdop_hix22(.LC8), %o1
	st	%i5, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L184:
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC8), %o1
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC8)
	cmp	%o0, 0
	bne	.L164
	 mov	22, %g1
	mov	22, %i4
	st	%g1, [%i1]
.L165:
	cmp	%i4, 48
	bgu	.L175
	 mov	1, %i0
.L183:
	b	.L175
	 mov	0, %i0
.L164:
	sethi	%gdop_hix22(.LC9), %o1
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC9), %o1
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC9)
	cmp	%o0, 0
	bne	.L166
	 ld	[%fp-36], %g1
	mov	6, %g1
	mov	6, %i4
	b	.L165
	 st	%g1, [%i1]
.L166:
	cmp	%g1, %i0
	bleu,a	.L185
	 mov	-1, %g1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	bne	.L169
	 mov	-1, %g1
	cmp	%i4, 0
	bge	.L165
	 st	%i4, [%i1]
.L168:
	mov	0, %i5
	b	.L172
	 add	%fp, -32, %i4
.L170:
.L187:
	cmp	%i5, 49
	be	.L177
	 ld	[%i1], %g1
	cmp	%g1, 0
	bge	.L186
	 cmp	%g1, 48
.L172:
	mov	%i4, %o1
	call	sig2str, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,a	.L187
	 add	%i5, 1, %i5
	mov	%i0, %o1
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L170
	 add	%i5, 1, %i5
	st	%i5, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L169:
.L185:
	b	.L168
	 st	%g1, [%i1]
.L177:
	cmp	%g1, 48
.L186:
	bleu	.L183
	 mov	1, %i0
.L175:
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
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
	.align 4
	.type	names, #object
	.size	names, 152
names:
	.long	.LC0
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.long	.LC22
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.long	.LC27
	.long	.LC28
	.long	.LC29
	.long	.LC30
	.long	.LC31
	.long	.LC32
	.long	.LC33
	.long	.LC34
	.long	.LC35
	.long	.LC36
	.long	.LC37
	.long	.LC38
	.long	.LC39
	.long	.LC40
	.long	.LC41
	.long	.LC42
	.long	.LC43
	.long	.LC44
	.long	.LC45
	.long	.LC46
	.local	handlers
	.common	handlers,196,4
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
