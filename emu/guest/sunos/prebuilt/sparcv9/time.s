! 50547bbc542ab3fa9be65715fa0c43e5 emu/guest/libc/time.c
	.file	"time.c"
	.section	".text"
	.section	.text.time,"ax",@progbits
	.align 4
	.global time
	.type	time, #function
	.proc	05
time:
	save	%sp, -192, %sp
	mov	0, %o1
	call	system_call, 0
	 mov	13, %o0
	call	call_value, 0
	 nop
	brnz,a,pt %i0, .L1
	 stx	%o0, [%i0]
.L1:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	time, .-time
	.section	.text.gettimeofday,"ax",@progbits
	.align 4
	.global gettimeofday
	.type	gettimeofday, #function
	.proc	04
gettimeofday:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	156, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	gettimeofday, .-gettimeofday
	.section	.text.clock_gettime,"ax",@progbits
	.align 4
	.global clock_gettime
	.type	clock_gettime, #function
	.proc	04
clock_gettime:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	191, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	clock_gettime, .-clock_gettime
	.section	.text.times,"ax",@progbits
	.align 4
	.global times
	.type	times, #function
	.proc	05
times:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	43, %o0
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
	.size	times, .-times
	.section	.text.clock,"ax",@progbits
	.align 4
	.global clock
	.type	clock, #function
	.proc	05
clock:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	add	%fp, 2031, %o1
	call	clock_gettime, 0
	 mov	1, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L12
	 ldx	[%fp+2039], %g1
	ldx	[%fp+2031], %i0
	sdivx	%g1, 1000, %g1
	sethi	%hi(16000000), %g2
	srlx	%g2, 4, %g2
	mulx	%i0, %g2, %i0
	return	%i7+8
	 add	%o0, %g1, %o0
.L12:
	return	%i7+8
	 mov	-1, %o0
	.size	clock, .-clock
	.section	.text.clock_getres,"ax",@progbits
	.align 4
	.global clock_getres
	.type	clock_getres, #function
	.proc	04
clock_getres:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	193, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	clock_getres, .-clock_getres
	.section	.text.gethrtime,"ax",@progbits
	.align 4
	.global gethrtime
	.type	gethrtime, #function
	.proc	05
gethrtime:
	save	%sp, -192, %sp
	add	%fp, 2031, %o1
	call	clock_gettime, 0
	 mov	4, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L16
	 sethi	%hi(2000000000), %g1
	srlx	%g1, 1, %g1
	ldx	[%fp+2031], %i0
	mulx	%i0, %g1, %i0
	ldx	[%fp+2039], %g1
	return	%i7+8
	 add	%o0, %g1, %o0
.L16:
	return	%i7+8
	 mov	-1, %o0
	.size	gethrtime, .-gethrtime
	.section	.text.ftime,"ax",@progbits
	.align 4
	.global ftime
	.type	ftime, #function
	.proc	04
ftime:
	.register	%g3, #scratch
	save	%sp, -192, %sp
	add	%fp, 2031, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	gettimeofday, 0
	 mov	0, %o1
	orcc	%o0, 0, %g4
	bne,pn	%icc, .L19
	 ldx	[%fp+2039], %g2
	sethi	%gdop_hix22(daylight), %g3
	sdivx	%g2, 1000, %g2
	xor	%g3, %gdop_lox10(daylight), %g3
	sethi	%gdop_hix22(timezone), %g1
	sth	%g2, [%i0+8]
	xor	%g1, %gdop_lox10(timezone), %g1
	ldx	[%fp+2031], %g2
	ldx	[%l7 + %g1], %g1, %gdop(timezone)
	ldx	[%l7 + %g3], %l7, %gdop(daylight)
	ldx	[%g1], %g1
	lduw	[%l7], %g3
	sdivx	%g1, 60, %g1
	stx	%g2, [%i0]
	sth	%g1, [%i0+10]
	sth	%g3, [%i0+12]
.L18:
	return	%i7+8
	 sra	%g4, 0, %o0
.L19:
	ba,pt	%xcc, .L18
	 mov	-1, %g4
	.size	ftime, .-ftime
	.global daylight
	.section	".bss"
	.align 4
	.type	daylight, #object
	.size	daylight, 4
daylight:
	.skip	4
	.global _daylight
	_daylight = daylight
	.global timezone
	.align 8
	.type	timezone, #object
	.size	timezone, 8
timezone:
	.skip	8
	.global _timezone
	_timezone = timezone
	.global tzname
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"UTC"
	.section	.data.rel.local,"aw"
	.align 8
	.type	tzname, #object
	.size	tzname, 16
tzname:
	.xword	.LC0
	.xword	.LC0
	.global _tzname
	_tzname = tzname
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
