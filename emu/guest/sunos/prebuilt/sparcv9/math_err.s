! 29a448af8cf32df7b5aa3c25abc045be newlib/libm/common/math_err.c
	.file	"math_err.c"
	.section	".text"
	.section	.text.with_errno,"ax",@progbits
	.align 4
	.type	with_errno, #function
	.proc	07
with_errno:
	save	%sp, -192, %sp
	call	__errno, 0
	 std	%f0, [%fp+2039]
	st	%i1, [%o0]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
	.size	with_errno, .-with_errno
	.section	.text.xflow,"ax",@progbits
	.align 4
	.type	xflow, #function
	.proc	07
xflow:
	save	%sp, -192, %sp
	fnegd	%f2, %f10
	fmovd	%f2, %f8
	mov	34, %i1
	fmovrdne	%i0, %f10, %f8
	std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f0
	fmuld	%f2, %f0, %f0
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f2
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f2
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f2
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
	.align 8
.LC5:
	.long	0
	.long	0
	.section	.text.__math_divzero,"ax",@progbits
	.align 4
	.global __math_divzero
	.hidden	__math_divzero
	.type	__math_divzero, #function
	.proc	07
__math_divzero:
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fmovrde	%i0, %f10, %f8
	sethi	%gdop_hix22(.LC5), %g1
	std	%f8, [%fp+2039]
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldd	[%fp+2039], %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fdivd	%f0, %f8, %f0
	call	with_errno, 0
	 restore %g0, 34, %o1
	.size	__math_divzero, .-__math_divzero
	.section	.text.__math_invalid,"ax",@progbits
	.align 4
	.global __math_invalid
	.hidden	__math_invalid
	.type	__math_invalid, #function
	.proc	07
__math_invalid:
	save	%sp, -176, %sp
	fsubd	%f0, %f0, %f8
	fcmpd	%fcc0, %f0, %f0
	fbu,pn	%fcc0, .L14
	 fdivd	%f8, %f8, %f0
	call	with_errno, 0
	 restore %g0, 33, %o1
.L14:
	return	%i7+8
	 nop
	.size	__math_invalid, .-__math_invalid
	.section	.rodata.cst8
	.align 8
.LC6:
	.long	0
	.long	0
	.section	.text.__math_check_uflow,"ax",@progbits
	.align 4
	.global __math_check_uflow
	.hidden	__math_check_uflow
	.type	__math_check_uflow, #function
	.proc	07
__math_check_uflow:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	fcmpd	%fcc1, %f0, %f8
	fbe,pn	%fcc1, .L17
	 nop
	return	%i7+8
	 nop
.L17:
	call	with_errno, 0
	 restore %g0, 34, %o1
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
	save	%sp, -176, %sp
	fabsd	%f0, %f10
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	fcmpd	%fcc2, %f10, %f8
	fbg,pn	%fcc2, .L20
	 nop
	return	%i7+8
	 nop
.L20:
	call	with_errno, 0
	 restore %g0, 34, %o1
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
