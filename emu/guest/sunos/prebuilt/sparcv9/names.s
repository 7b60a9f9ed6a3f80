! a357b6efd2df3ef9b017294cc7d9965d emu/guest/libc/sunos/names.c
	.file	"names.c"
	.section	".text"
	.section	.text.fseeko64,"ax",@progbits
	.align 4
	.global fseeko64
	.type	fseeko64, #function
	.proc	04
fseeko64:
	save	%sp, -176, %sp
	call	__fseeko64, 0
	 restore
	.size	fseeko64, .-fseeko64
	.section	.text.ftello64,"ax",@progbits
	.align 4
	.global ftello64
	.type	ftello64, #function
	.proc	05
ftello64:
	save	%sp, -176, %sp
	call	__ftello64, 0
	 restore
	.size	ftello64, .-ftello64
	.section	.text.fgetpos64,"ax",@progbits
	.align 4
	.global fgetpos64
	.type	fgetpos64, #function
	.proc	04
fgetpos64:
	save	%sp, -176, %sp
	call	__ftello64, 0
	 mov	%i0, %o0
	srax	%o0, 63, %g1
	stx	%o0, [%i1]
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	fgetpos64, .-fgetpos64
	.section	.text.fsetpos64,"ax",@progbits
	.align 4
	.global fsetpos64
	.type	fsetpos64, #function
	.proc	04
fsetpos64:
	save	%sp, -176, %sp
	ldx	[%i1], %i1
	call	__fseeko64, 0
	 restore %g0, 0, %o2
	.size	fsetpos64, .-fsetpos64
	.section	.text.freopen64,"ax",@progbits
	.align 4
	.global freopen64
	.type	freopen64, #function
	.proc	0110
freopen64:
	save	%sp, -176, %sp
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
	save	%sp, -208, %sp
	add	%fp, 2015, %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %i2
	mov	0, %i4
	xor	%i2, %gdop_lox10(.LC0), %i2
	ba,pt	%xcc, .L10
	 ldx	[%l7 + %i2], %i2, %gdop(.LC0)
.L8:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 17
	bne,pn	%icc, .L11
	 add	%i4, 1, %i4
.L10:
	call	getpid, 0
	 nop
	mov	%o0, %o3
	srl	%i4, 0, %o4
	mov	%i2, %o2
	mov	32, %o1
	call	snprintf, 0
	 mov	%i3, %o0
	mov	384, %o2
	mov	1282, %o1
	call	open, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bl,pt	%icc, .L8
	 mov	%o0, %i5
	call	unlink, 0
	 mov	%i3, %o0
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC1), %o1
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	fdopen, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L11:
	return	%i7+8
	 mov	0, %o0
	.size	tmpfile, .-tmpfile
	.global tmpfile64
	tmpfile64 = tmpfile
	.section	.text.__fpending,"ax",@progbits
	.align 4
	.global __fpending
	.type	__fpending, #function
	.proc	017
__fpending:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldub	[%i0+24], %g2
	andcc	%g2, 2, %g0
	be,pt	%xcc, .L12
	 mov	0, %g1
	ldx	[%i0+16], %g2
	brz,pn	%g2, .L12
	 nop
	ldx	[%i0+8], %g1
	sub	%g1, %g2, %g1
.L12:
	return	%i7+8
	 mov	%g1, %o0
	.size	__fpending, .-__fpending
	.section	.text.__freadable,"ax",@progbits
	.align 4
	.global __freadable
	.type	__freadable, #function
	.proc	04
__freadable:
	save	%sp, -176, %sp
	ldub	[%i0+24], %g1
	and	%g1, 129, %g1
	cmp	%g0, %g1
	return	%i7+8
	 addx	%g0, 0, %o0
	.size	__freadable, .-__freadable
	.section	.text.__fwritable,"ax",@progbits
	.align 4
	.global __fwritable
	.type	__fwritable, #function
	.proc	04
__fwritable:
	save	%sp, -176, %sp
	ldub	[%i0+24], %g1
	and	%g1, 130, %g1
	cmp	%g0, %g1
	return	%i7+8
	 addx	%g0, 0, %o0
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
	save	%sp, -176, %sp
	mov	%i3, %o3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	0, %o1
	sethi	%gdop_hix22(.LC2), %o2
	mov	0, %o0
	xor	%o2, %gdop_lox10(.LC2), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC2)
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i3, %o5
	ldx	[%l7 + %g1], %o0, %gdop(__iob)
	mov	%i2, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	sethi	%gdop_hix22(.LC3), %o1
	add	%o0, 256, %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	call	fprintf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC3)
	call	abort, 0
	 restore
	.size	__assert_c99, .-__assert_c99
	.section	.text.__flt_rounds,"ax",@progbits
	.align 4
	.global __flt_rounds
	.type	__flt_rounds, #function
	.proc	04
__flt_rounds:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	1, %o0
	.size	__flt_rounds, .-__flt_rounds
	.section	.text.fpgetmask,"ax",@progbits
	.align 4
	.global fpgetmask
	.type	fpgetmask, #function
	.proc	04
fpgetmask:
	save	%sp, -176, %sp
	call	__get_fsr, 0
	 nop
	srl	%o0, 23, %i0
	return	%i7+8
	 and	%o0, 31, %o0
	.size	fpgetmask, .-fpgetmask
	.section	.text.fpsetmask,"ax",@progbits
	.align 4
	.global fpsetmask
	.type	fpsetmask, #function
	.proc	04
fpsetmask:
	save	%sp, -176, %sp
	call	__get_fsr, 0
	 nop
	sll	%i0, 23, %g1
	sethi	%hi(260046848), %g2
	and	%g1, %g2, %g1
	andn	%o0, %g2, %g2
	or	%g1, %g2, %g1
	mov	%o0, %i5
	srl	%g1, 0, %o0
	call	__set_fsr, 0
	 srl	%i5, 23, %i0
	return	%i7+8
	 and	%o0, 31, %o0
	.size	fpsetmask, .-fpsetmask
	.section	.text.fpgetsticky,"ax",@progbits
	.align 4
	.global fpgetsticky
	.type	fpgetsticky, #function
	.proc	04
fpgetsticky:
	save	%sp, -176, %sp
	call	__get_fsr, 0
	 nop
	srl	%o0, 5, %i0
	return	%i7+8
	 and	%o0, 31, %o0
	.size	fpgetsticky, .-fpgetsticky
	.section	.text.fpsetsticky,"ax",@progbits
	.align 4
	.global fpsetsticky
	.type	fpsetsticky, #function
	.proc	04
fpsetsticky:
	save	%sp, -176, %sp
	call	__get_fsr, 0
	 nop
	sll	%i0, 5, %g1
	and	%o0, -993, %g2
	and	%g1, 992, %g1
	or	%g1, %g2, %g1
	mov	%o0, %i5
	srl	%g1, 0, %o0
	call	__set_fsr, 0
	 srl	%i5, 5, %i0
	return	%i7+8
	 and	%o0, 31, %o0
	.size	fpsetsticky, .-fpsetsticky
	.section	.text.fpgetround,"ax",@progbits
	.align 4
	.global fpgetround
	.type	fpgetround, #function
	.proc	04
fpgetround:
	save	%sp, -176, %sp
	call	__get_fsr, 0
	 nop
	srlx	%o0, 30, %i0
	return	%i7+8
	 nop
	.size	fpgetround, .-fpgetround
	.section	.text.fpsetround,"ax",@progbits
	.align 4
	.global fpsetround
	.type	fpsetround, #function
	.proc	04
fpsetround:
	save	%sp, -176, %sp
	call	__get_fsr, 0
	 nop
	sll	%i0, 30, %g2
	sethi	%hi(-1073741824), %g1
	andn	%o0, %g1, %g1
	srlx	%o0, 30, %i0
	or	%g1, %g2, %o0
	call	__set_fsr, 0
	 srl	%o0, 0, %o0
	return	%i7+8
	 nop
	.size	fpsetround, .-fpsetround
	.section	.text.__udiv64,"ax",@progbits
	.align 4
	.global __udiv64
	.type	__udiv64, #function
	.proc	017
__udiv64:
	save	%sp, -176, %sp
	return	%i7+8
	 udivx	%o0, %o1, %o0
	.size	__udiv64, .-__udiv64
	.section	.text.__urem64,"ax",@progbits
	.align 4
	.global __urem64
	.type	__urem64, #function
	.proc	017
__urem64:
	save	%sp, -176, %sp
	udivx	%i0, %i1, %g1
	mulx	%g1, %i1, %i1
	return	%i7+8
	 sub	%o0, %o1, %o0
	.size	__urem64, .-__urem64
	.section	.text.__div64,"ax",@progbits
	.align 4
	.global __div64
	.type	__div64, #function
	.proc	05
__div64:
	save	%sp, -176, %sp
	return	%i7+8
	 sdivx	%o0, %o1, %o0
	.size	__div64, .-__div64
	.section	.text.__rem64,"ax",@progbits
	.align 4
	.global __rem64
	.type	__rem64, #function
	.proc	05
__rem64:
	save	%sp, -176, %sp
	sdivx	%i0, %i1, %g1
	mulx	%g1, %i1, %i1
	return	%i7+8
	 sub	%o0, %o1, %o0
	.size	__rem64, .-__rem64
	.section	.text.__mul64,"ax",@progbits
	.align 4
	.global __mul64
	.type	__mul64, #function
	.proc	05
__mul64:
	save	%sp, -176, %sp
	return	%i7+8
	 mulx	%o0, %o1, %o0
	.size	__mul64, .-__mul64
	.global __umul64
	__umul64 = __mul64
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
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fcmped	%fcc0, %f0, %f8
	fbge,pn	%fcc0, .L35
	 sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fcmped	%fcc1, %f0, %f8
	fbl,pn	%fcc1, .L38
	 mov	-1, %i0
	fcmpd	%fcc2, %f0, %f0
	fbne,pn	%fcc2, .L37
	 nop
	fdtox	%f0, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
.L35:
	mov	-1, %i0
	return	%i7+8
	 srlx	%o0, 1, %o0
.L37:
.L38:
	return	%i7+8
	 sllx	%o0, 63, %o0
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
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	fcmped	%fcc3, %f0, %f8
	fbul,pt	%fcc3, .L44
	 nop
	fsubd	%f0, %f8, %f0
	mov	-1, %g1
	fdtox	%f0, %f0
	sllx	%g1, 63, %g1
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g2
	return	%i7+8
	 or	%g2, %g1, %o0
.L44:
	fdtox	%f0, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
	.size	__dtoull, .-__dtoull
	.section	.text.__ftoll,"ax",@progbits
	.align 4
	.global __ftoll
	.type	__ftoll, #function
	.proc	05
__ftoll:
	save	%sp, -176, %sp
	fstod	%f1, %f0
	call	__dtoll, 0
	 restore
	.size	__ftoll, .-__ftoll
	.section	.text.__ftoull,"ax",@progbits
	.align 4
	.global __ftoull
	.type	__ftoull, #function
	.proc	017
__ftoull:
	save	%sp, -176, %sp
	fstod	%f1, %f0
	call	__dtoull, 0
	 restore
	.size	__ftoull, .-__ftoull
	.section	.text.__register_frame_info,"ax",@progbits
	.align 4
	.global __register_frame_info
	.type	__register_frame_info, #function
	.proc	020
__register_frame_info:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	__register_frame_info, .-__register_frame_info
	.section	.text.__deregister_frame_info,"ax",@progbits
	.align 4
	.global __deregister_frame_info
	.type	__deregister_frame_info, #function
	.proc	0120
__deregister_frame_info:
	save	%sp, -176, %sp
	return	%i7+8
	 mov	0, %o0
	.size	__deregister_frame_info, .-__deregister_frame_info
	.section	.text._ex_register,"ax",@progbits
	.align 4
	.global _ex_register
	.type	_ex_register, #function
	.proc	020
_ex_register:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	_ex_register, .-_ex_register
	.section	.text._ex_deregister,"ax",@progbits
	.align 4
	.global _ex_deregister
	.type	_ex_deregister, #function
	.proc	020
_ex_deregister:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	_ex_deregister, .-_ex_deregister
	.global __more_streams
	.section	".bss"
	.align 8
	.type	__more_streams, #object
	.size	__more_streams, 30208
__more_streams:
	.skip	30208
	.global __break_now
	.align 8
	.type	__break_now, #object
	.size	__break_now, 8
__break_now:
	.skip	8
	.global _environ
	.align 8
	.type	_environ, #object
	.size	_environ, 8
_environ:
	.skip	8
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
