! 50547bbc542ab3fa9be65715fa0c43e5 emu/guest/libc/time.c
	.file	"time.c"
	.section	".text"
	.section	.text.time,"ax",@progbits
	.align 4
	.global time
	.type	time, #function
	.proc	04
time:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	0, %o1
	mov	13, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%i0, 0
	bne,a	.L1
	 st	%o0, [%i0]
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
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	156, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	gettimeofday, .-gettimeofday
	.section	.text.clock_gettime,"ax",@progbits
	.align 4
	.global clock_gettime
	.type	clock_gettime, #function
	.proc	04
clock_gettime:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	191, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	clock_gettime, .-clock_gettime
	.section	.text.times,"ax",@progbits
	.align 4
	.global times
	.type	times, #function
	.proc	04
times:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	43, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	times, .-times
	.section	.text.clock,"ax",@progbits
	.align 4
	.global clock
	.type	clock, #function
	.proc	04
clock:
	save	%sp, -104, %sp
	mov	1, %o0
	call	clock_gettime, 0
	 add	%fp, -8, %o1
	cmp	%o0, 0
	bne	.L12
	 ld	[%fp-4], %g1
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 1000, %g1
	ld	[%fp-8], %i0
	sethi	%hi(999424), %g2
	or	%g2, 576, %g2
	smul	%i0, %g2, %i0
	jmp	%i7+8
	 restore %i0, %g1, %o0
.L12:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	clock, .-clock
	.section	.text.clock_getres,"ax",@progbits
	.align 4
	.global clock_getres
	.type	clock_getres, #function
	.proc	04
clock_getres:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	193, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	clock_getres, .-clock_getres
	.section	.text.gethrtime,"ax",@progbits
	.align 4
	.global gethrtime
	.type	gethrtime, #function
	.proc	05
gethrtime:
	save	%sp, -104, %sp
	mov	4, %o0
	call	clock_gettime, 0
	 add	%fp, -8, %o1
	cmp	%o0, 0
	bne	.L16
	 ld	[%fp-4], %g4
	ld	[%fp-8], %i4
	sra	%g4, 31, %g2
	sethi	%hi(999999488), %g1
	or	%g1, 512, %g1
	smul	%i4, %g1, %i5
	rd	%y, %i4
	addcc	%i5, %g4, %i1
	addx	%i4, %g2, %i0
	jmp	%i7+8
	 restore
.L16:
	mov	-1, %i0
	jmp	%i7+8
	 restore %g0, -1, %o1
	.size	gethrtime, .-gethrtime
	.section	.text.ftime,"ax",@progbits
	.align 4
	.global ftime
	.type	ftime, #function
	.proc	04
ftime:
	save	%sp, -104, %sp
	mov	0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	gettimeofday, 0
	 add	%fp, -8, %o0
	cmp	%o0, 0
	bne	.L19
	 ld	[%fp-4], %g2
	sra	%g2, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 1000, %g2
	sethi	%gdop_hix22(daylight), %g3
	xor	%g3, %gdop_lox10(daylight), %g3
	sethi	%gdop_hix22(timezone), %g1
	xor	%g1, %gdop_lox10(timezone), %g1
	ld	[%l7 + %g1], %g1, %gdop(timezone)
	ld	[%l7 + %g3], %l7, %gdop(daylight)
	ld	[%g1], %g1
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 60, %g1
	ld	[%l7], %g3
	sth	%g2, [%i0+4]
	sth	%g1, [%i0+6]
	ld	[%fp-8], %g2
	sth	%g3, [%i0+8]
	st	%g2, [%i0]
.L17:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L19:
	b	.L17
	 mov	-1, %o0
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
	.align 4
	.type	timezone, #object
	.size	timezone, 4
timezone:
	.skip	4
	.global _timezone
	_timezone = timezone
	.global tzname
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"UTC"
	.section	.data.rel.local,"aw"
	.align 4
	.type	tzname, #object
	.size	tzname, 8
tzname:
	.long	.LC0
	.long	.LC0
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
