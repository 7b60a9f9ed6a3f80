! a357b6efd2df3ef9b017294cc7d9965d emu/guest/libc/sunos/names.c
	.file	"names.c"
	.section	".text"
	.section	.text.fseeko64,"ax",@progbits
	.align 4
	.global fseeko64
	.type	fseeko64, #function
	.proc	04
fseeko64:
	save	%sp, -96, %sp
	call	__fseeko64, 0
	 restore
	.size	fseeko64, .-fseeko64
	.section	.text.ftello64,"ax",@progbits
	.align 4
	.global ftello64
	.type	ftello64, #function
	.proc	05
ftello64:
	save	%sp, -96, %sp
	call	__ftello64, 0
	 restore
	.size	ftello64, .-ftello64
	.section	.text.fgetpos64,"ax",@progbits
	.align 4
	.global fgetpos64
	.type	fgetpos64, #function
	.proc	04
fgetpos64:
	save	%sp, -96, %sp
	call	__ftello64, 0
	 mov	%i0, %o0
	std	%o0, [%i1]
	sra	%o0, 31, %i0
	jmp	%i7+8
	 restore
	.size	fgetpos64, .-fgetpos64
	.section	.text.fsetpos64,"ax",@progbits
	.align 4
	.global fsetpos64
	.type	fsetpos64, #function
	.proc	04
fsetpos64:
	save	%sp, -96, %sp
	ld	[%i1+4], %i2
	ld	[%i1], %i1
	call	__fseeko64, 0
	 restore %g0, 0, %o3
	.size	fsetpos64, .-fsetpos64
	.section	.text.freopen64,"ax",@progbits
	.align 4
	.global freopen64
	.type	freopen64, #function
	.proc	0110
freopen64:
	save	%sp, -96, %sp
	call	freopen, 0
	 restore
	.size	freopen64, .-freopen64
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"/tmp/tmp%d.%u"
	.align 8
.LC1:
	.asciz	"w+"
	.section	.text.tmpfile,"ax",@progbits
	.align 4
	.global tmpfile
	.type	tmpfile, #function
	.proc	0110
tmpfile:
	save	%sp, -128, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %i2
	mov	0, %i4
	xor	%i2, %gdop_lox10(.LC0), %i2
	add	%fp, -32, %i3
	b	.L10
	 ld	[%l7 + %i2], %i2, %gdop(.LC0)
.L8:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 17
	bne	.L11
	 add	%i4, 1, %i4
.L10:
	call	getpid, 0
	 nop
	mov	%i4, %o4
	mov	%o0, %o3
	mov	%i2, %o2
	mov	32, %o1
	call	snprintf, 0
	 mov	%i3, %o0
	mov	384, %o2
	mov	1282, %o1
	call	open, 0
	 mov	%i3, %o0
	orcc	%o0, 0, %i5
	bl	.L8
	 nop
	call	unlink, 0
	 mov	%i3, %o0
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC1), %o1
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	fdopen, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L11:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	tmpfile, .-tmpfile
	.global tmpfile64
	tmpfile64 = tmpfile
	.section	.text.__fpending,"ax",@progbits
	.align 4
	.global __fpending
	.type	__fpending, #function
	.proc	016
__fpending:
	save	%sp, -96, %sp
	ldub	[%i0+12], %g2
	andcc	%g2, 2, %g0
	be	.L12
	 mov	0, %g1
	ld	[%i0+8], %g2
	cmp	%g2, 0
	be	.L12
	 nop
	ld	[%i0+4], %g1
	sub	%g1, %g2, %g1
.L12:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	__fpending, .-__fpending
	.section	.text.__freadable,"ax",@progbits
	.align 4
	.global __freadable
	.type	__freadable, #function
	.proc	04
__freadable:
	save	%sp, -96, %sp
	ldub	[%i0+12], %g1
	and	%g1, 129, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	__freadable, .-__freadable
	.section	.text.__fwritable,"ax",@progbits
	.align 4
	.global __fwritable
	.type	__fwritable, #function
	.proc	04
__fwritable:
	save	%sp, -96, %sp
	ldub	[%i0+12], %g1
	and	%g1, 130, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	__fwritable, .-__fwritable
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"%s"
	.align 8
.LC3:
	.asciz	"Assertion failed: %s, file %s, line %d, function %s\n"
	.section	.text.__assert_c99,"ax",@progbits
	.align 4
	.global __assert_c99
	.type	__assert_c99, #function
	.proc	020
__assert_c99:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i3, %o3
	mov	0, %o1
	sethi	%gdop_hix22(.LC2), %o2
	mov	0, %o0
	xor	%o2, %gdop_lox10(.LC2), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC2)
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i3, %o5
	ld	[%l7 + %g1], %o0, %gdop(__iob)
	mov	%i2, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	sethi	%gdop_hix22(.LC3), %o1
	add	%o0, 32, %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	call	fprintf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC3)
	call	abort, 0
	 restore
	.size	__assert_c99, .-__assert_c99
	.section	.text.__flt_rounds,"ax",@progbits
	.align 4
	.global __flt_rounds
	.type	__flt_rounds, #function
	.proc	04
__flt_rounds:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	__flt_rounds, .-__flt_rounds
	.section	.text.fpgetmask,"ax",@progbits
	.align 4
	.global fpgetmask
	.type	fpgetmask, #function
	.proc	04
fpgetmask:
	save	%sp, -96, %sp
	call	__get_fsr, 0
	 nop
	srl	%o0, 23, %i0
	and	%i0, 31, %i0
	jmp	%i7+8
	 restore
	.size	fpgetmask, .-fpgetmask
	.section	.text.fpsetmask,"ax",@progbits
	.align 4
	.global fpsetmask
	.type	fpsetmask, #function
	.proc	04
fpsetmask:
	save	%sp, -96, %sp
	call	__get_fsr, 0
	 sll	%i0, 23, %i0
	sethi	%hi(260046848), %g1
	and	%i0, %g1, %i0
	mov	%o0, %i5
	andn	%o0, %g1, %o0
	or	%i0, %o0, %o0
	call	__set_fsr, 0
	 srl	%i5, 23, %i0
	and	%i0, 31, %i0
	jmp	%i7+8
	 restore
	.size	fpsetmask, .-fpsetmask
	.section	.text.fpgetsticky,"ax",@progbits
	.align 4
	.global fpgetsticky
	.type	fpgetsticky, #function
	.proc	04
fpgetsticky:
	save	%sp, -96, %sp
	call	__get_fsr, 0
	 nop
	srl	%o0, 5, %i0
	and	%i0, 31, %i0
	jmp	%i7+8
	 restore
	.size	fpgetsticky, .-fpgetsticky
	.section	.text.fpsetsticky,"ax",@progbits
	.align 4
	.global fpsetsticky
	.type	fpsetsticky, #function
	.proc	04
fpsetsticky:
	save	%sp, -96, %sp
	sll	%i0, 5, %i0
	call	__get_fsr, 0
	 and	%i0, 992, %i0
	mov	%o0, %i5
	and	%o0, -993, %o0
	or	%i0, %o0, %o0
	call	__set_fsr, 0
	 srl	%i5, 5, %i0
	and	%i0, 31, %i0
	jmp	%i7+8
	 restore
	.size	fpsetsticky, .-fpsetsticky
	.section	.text.fpgetround,"ax",@progbits
	.align 4
	.global fpgetround
	.type	fpgetround, #function
	.proc	04
fpgetround:
	save	%sp, -96, %sp
	call	__get_fsr, 0
	 nop
	srl	%o0, 30, %i0
	jmp	%i7+8
	 restore
	.size	fpgetround, .-fpgetround
	.section	.text.fpsetround,"ax",@progbits
	.align 4
	.global fpsetround
	.type	fpsetround, #function
	.proc	04
fpsetround:
	save	%sp, -96, %sp
	call	__get_fsr, 0
	 nop
	sll	%i0, 30, %g1
	sethi	%hi(-1073741824), %g2
	andn	%o0, %g2, %g2
	srl	%o0, 30, %i0
	call	__set_fsr, 0
	 or	%g2, %g1, %o0
	jmp	%i7+8
	 restore
	.size	fpsetround, .-fpsetround
	.global __udivdi3
	.section	.text.__udiv64,"ax",@progbits
	.align 4
	.global __udiv64
	.type	__udiv64, #function
	.proc	017
__udiv64:
	save	%sp, -96, %sp
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	__udivdi3, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
	.size	__udiv64, .-__udiv64
	.global __umoddi3
	.section	.text.__urem64,"ax",@progbits
	.align 4
	.global __urem64
	.type	__urem64, #function
	.proc	017
__urem64:
	save	%sp, -96, %sp
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	__umoddi3, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
	.size	__urem64, .-__urem64
	.global __divdi3
	.section	.text.__div64,"ax",@progbits
	.align 4
	.global __div64
	.type	__div64, #function
	.proc	05
__div64:
	save	%sp, -96, %sp
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	__divdi3, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
	.size	__div64, .-__div64
	.global __moddi3
	.section	.text.__rem64,"ax",@progbits
	.align 4
	.global __rem64
	.type	__rem64, #function
	.proc	05
__rem64:
	save	%sp, -96, %sp
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	__moddi3, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
	.size	__rem64, .-__rem64
	.section	.text.__mul64,"ax",@progbits
	.align 4
	.global __mul64
	.type	__mul64, #function
	.proc	05
__mul64:
	save	%sp, -96, %sp
	smul	%i2, %i1, %i2
	smul	%i0, %i3, %g1
	umul	%i1, %i3, %i1
	rd	%y, %i0
	add	%g1, %i2, %g1
	jmp	%i7+8
	 restore %g1, %i0, %o0
	.size	__mul64, .-__mul64
	.global __umul64
	__umul64 = __mul64
	.global __fixdfdi
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC4:
	.long	1138753536
	.long	0
	.align 8
.LC5:
	.long	-1008730112
	.long	0
	.section	.text.__dtoll,"ax",@progbits
	.align 4
	.global __dtoll
	.type	__dtoll, #function
	.proc	05
__dtoll:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldd	[%fp-8], %f8
	sethi	%hi(2147482624), %i0
	sethi	%gdop_hix22(.LC4), %g1
	mov	-1, %i1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	fcmped	%f8, %f10
	nop
	fbge	.L39
	 or	%i0, 1023, %i0
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	fcmped	%f8, %f10
	nop
	fbl	.L38
	 sethi	%hi(-2147483648), %i0
	fcmpd	%f8, %f8
	nop
	fbne,a	.L39
	 mov	0, %i1
	call	__fixdfdi, 0
	 ldd	[%fp-8], %o0
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
.L38:
	mov	0, %i1
.L39:
	jmp	%i7+8
	 restore
	.size	__dtoll, .-__dtoll
	.section	.rodata.cst8
	.align 8
.LC6:
	.long	1138753536
	.long	0
	.section	.text.__dtoull,"ax",@progbits
	.align 4
	.global __dtoull
	.type	__dtoull, #function
	.proc	017
__dtoull:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC6), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC6)
	ldd	[%l7], %f8
	fcmped	%f10, %f8
	nop
	fbul	.L45
	 nop
	fsubd	%f10, %f8, %f8
	std	%f8, [%fp-8]
	call	__fixdfdi, 0
	 ldd	[%fp-8], %o0
	sethi	%hi(-2147483648), %g1
	or	%o0, %g1, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
.L45:
	mov	%i0, %o0
	call	__fixdfdi, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
	.size	__dtoull, .-__dtoull
	.section	.text.__ftoll,"ax",@progbits
	.align 4
	.global __ftoll
	.type	__ftoll, #function
	.proc	05
__ftoll:
	save	%sp, -104, %sp
	st	%i0, [%fp-8]
	ld	[%fp-8], %f8
	fstod	%f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	call	__dtoll, 0
	 restore
	.size	__ftoll, .-__ftoll
	.section	.text.__ftoull,"ax",@progbits
	.align 4
	.global __ftoull
	.type	__ftoull, #function
	.proc	017
__ftoull:
	save	%sp, -104, %sp
	st	%i0, [%fp-8]
	ld	[%fp-8], %f8
	fstod	%f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	call	__dtoull, 0
	 restore
	.size	__ftoull, .-__ftoull
	.section	.text.__register_frame_info,"ax",@progbits
	.align 4
	.global __register_frame_info
	.type	__register_frame_info, #function
	.proc	020
__register_frame_info:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	__register_frame_info, .-__register_frame_info
	.section	.text.__deregister_frame_info,"ax",@progbits
	.align 4
	.global __deregister_frame_info
	.type	__deregister_frame_info, #function
	.proc	0120
__deregister_frame_info:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	__deregister_frame_info, .-__deregister_frame_info
	.section	.text._ex_register,"ax",@progbits
	.align 4
	.global _ex_register
	.type	_ex_register, #function
	.proc	020
_ex_register:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	_ex_register, .-_ex_register
	.section	.text._ex_deregister,"ax",@progbits
	.align 4
	.global _ex_deregister
	.type	_ex_deregister, #function
	.proc	020
_ex_deregister:
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
	.size	_ex_deregister, .-_ex_deregister
	.global __more_streams
	.section	".bss"
	.align 4
	.type	__more_streams, #object
	.size	__more_streams, 3776
__more_streams:
	.skip	3776
	.global __break_now
	.align 4
	.type	__break_now, #object
	.size	__break_now, 4
__break_now:
	.skip	4
	.global _environ
	.align 4
	.type	_environ, #object
	.size	_environ, 4
_environ:
	.skip	4
	.global environ
	environ = _environ
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
