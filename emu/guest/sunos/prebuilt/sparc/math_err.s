! 29a448af8cf32df7b5aa3c25abc045be newlib/libm/common/math_err.c
	.file	"math_err.c"
	.section	".text"
	.section	.text.with_errno,"ax",@progbits
	.align 4
	.type	with_errno, #function
	.proc	07
with_errno:
	save	%sp, -104, %sp
	call	__errno, 0
	 nop
	std	%i0, [%fp-8]
	st	%i2, [%o0]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
	.size	with_errno, .-with_errno
	.section	.text.xflow,"ax",@progbits
	.align 4
	.type	xflow, #function
	.proc	07
xflow:
	save	%sp, -112, %sp
	st	%i1, [%fp-16]
	st	%i2, [%fp-12]
	cmp	%i0, 0
	ldd	[%fp-16], %f8
	fmovs	%f8, %f10
	be	.L4
	 fmovs	%f9, %f11
	fnegs	%f8, %f10
.L4:
	std	%f10, [%fp-8]
	mov	34, %i2
	ldd	[%fp-8], %f10
	fmuld	%f8, %f10, %f8
	std	%f8, [%fp-16]
	ldd	[%fp-16], %i0
	call	with_errno, 0
	 restore
	.size	xflow, .-xflow
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	268435456
	.long	0
	.section	.text.__math_uflow,"ax",@progbits
	.align 4
	.global __math_uflow
	.hidden	__math_uflow
	.type	__math_uflow, #function
	.proc	07
__math_uflow:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f8
	std	%f8, [%fp-8]
	ld	[%fp-8], %i1
	ld	[%fp-4], %i2
	call	xflow, 0
	 restore
	.size	__math_uflow, .-__math_uflow
	.section	.rodata.cst8
	.align 8
.LC1:
	.long	509083648
	.long	0
	.section	.text.__math_may_uflow,"ax",@progbits
	.align 4
	.global __math_may_uflow
	.hidden	__math_may_uflow
	.type	__math_may_uflow, #function
	.proc	07
__math_may_uflow:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f8
	std	%f8, [%fp-8]
	ld	[%fp-8], %i1
	ld	[%fp-4], %i2
	call	xflow, 0
	 restore
	.size	__math_may_uflow, .-__math_may_uflow
	.section	.rodata.cst8
	.align 8
.LC2:
	.long	1879048192
	.long	0
	.section	.text.__math_oflow,"ax",@progbits
	.align 4
	.global __math_oflow
	.hidden	__math_oflow
	.type	__math_oflow, #function
	.proc	07
__math_oflow:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
	ldd	[%l7], %f8
	std	%f8, [%fp-8]
	ld	[%fp-8], %i1
	ld	[%fp-4], %i2
	call	xflow, 0
	 restore
	.size	__math_oflow, .-__math_oflow
	.section	.rodata.cst8
	.align 8
.LC3:
	.long	-1074790400
	.long	0
	.align 8
.LC4:
	.long	1072693248
	.long	0
	.section	.text.__math_divzero,"ax",@progbits
	.align 4
	.global __math_divzero
	.hidden	__math_divzero
	.type	__math_divzero, #function
	.proc	07
__math_divzero:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L12
	 st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	ldd	[%l7], %f8
	mov	34, %i2
	std	%f8, [%fp-8]
	ldd	[%fp-16], %f8
	ldd	[%fp-8], %f10
	fdivd	%f10, %f8, %f8
	std	%f8, [%fp-16]
	ldd	[%fp-16], %i0
	call	with_errno, 0
	 restore
.L12:
	st	%g0, [%fp-12]
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC4)
	ldd	[%l7], %f8
	mov	34, %i2
	std	%f8, [%fp-8]
	ldd	[%fp-16], %f8
	ldd	[%fp-8], %f10
	fdivd	%f10, %f8, %f8
	std	%f8, [%fp-16]
	ldd	[%fp-16], %i0
	call	with_errno, 0
	 restore
	.size	__math_divzero, .-__math_divzero
	.section	.text.__math_invalid,"ax",@progbits
	.align 4
	.global __math_invalid
	.hidden	__math_invalid
	.type	__math_invalid, #function
	.proc	07
__math_invalid:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fsubd	%f8, %f8, %f0
	fcmpd	%f8, %f8
	nop
	fbu	.L15
	 fdivd	%f0, %f0, %f0
	std	%f0, [%fp-8]
	ldd	[%fp-8], %i0
	call	with_errno, 0
	 restore %g0, 33, %o2
.L15:
	jmp	%i7+8
	 restore
	.size	__math_invalid, .-__math_invalid
	.section	.text.__math_check_uflow,"ax",@progbits
	.align 4
	.global __math_check_uflow
	.hidden	__math_check_uflow
	.type	__math_check_uflow, #function
	.proc	07
__math_check_uflow:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f8
	fcmpd	%f0, %f8
	nop
	fbe	.L18
	 nop
	jmp	%i7+8
	 restore
.L18:
	call	with_errno, 0
	 restore %g0, 34, %o2
	.size	__math_check_uflow, .-__math_check_uflow
	.section	.rodata.cst8
	.align 8
.LC7:
	.long	2146435071
	.long	-1
	.section	.text.__math_check_oflow,"ax",@progbits
	.align 4
	.global __math_check_oflow
	.hidden	__math_check_oflow
	.type	__math_check_oflow, #function
	.proc	07
__math_check_oflow:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldd	[%fp-8], %f0
	sethi	%gdop_hix22(.LC7), %g1
	fabss	%f0, %f10
	fmovs	%f1, %f11
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	fcmpd	%f10, %f8
	nop
	fbg	.L21
	 nop
	jmp	%i7+8
	 restore
.L21:
	call	with_errno, 0
	 restore %g0, 34, %o2
	.size	__math_check_oflow, .-__math_check_oflow
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
