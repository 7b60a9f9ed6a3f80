! a9e354b087a361f374c9fb857ffb2bb3 newlib/libm/math/k_standard.c
	.file	"k_standard.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146435072
	.long	0
	.align 8
.LC1:
	.long	-1048576
	.long	0
	.align 8
.LC2:
	.long	0
	.long	0
	.align 8
.LC3:
	.long	1072693248
	.long	0
	.align 8
.LC4:
	.long	1071644672
	.long	0
	.section	.text.__kernel_standard,"ax",@progbits
	.align 4
	.global __kernel_standard
	.type	__kernel_standard, #function
	.proc	07
__kernel_standard:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	cmp	%i2, 142
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bgu,pn	%icc, .L2
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L4-.)), %g1
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L4-.)), %g1
	sllx	%i2, 2, %i2
	sub	%l7, %g1, %g2
	ldsw	[%g2+%i2], %g1
	jmp	%g2+%g1
	 nop
	.section	".rodata"
	.section	.text.__kernel_standard
.L36:
	call	__errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	return	%i7+8
	 ldd	[%g1], %f0
.L7:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L2:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	return	%i7+8
	 ldd	[%g1], %f0
.L16:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	fdivd	%f0, %f0, %f0
.L60:
	call	__errno, 0
	 std	%f0, [%fp+2039]
	mov	33, %g1
	ldd	[%fp+2039], %f0
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L40:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L45:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
.L42:
	call	__errno, 0
	 nop
	mov	33, %g1
	ba,pt	%xcc, .L2
	 st	%g1, [%o0]
.L5:
	call	__errno, 0
	 nop
	mov	33, %g1
	ba,pt	%xcc, .L45
	 st	%g1, [%o0]
.L54:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	return	%i7+8
	 ldd	[%g1], %f0
.L25:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fcmped	%fcc0, %f0, %f8
	fbl,pn	%fcc0, .L47
	 sethi	%gdop_hix22(.LC4), %g1
	sethi	%gdop_hix22(.LC0), %g1
.L62:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
.L59:
	call	__errno, 0
	 std	%f0, [%fp+2039]
	mov	34, %g1
	ldd	[%fp+2039], %f0
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L13:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	fmovd	%f0, %f2
	call	copysign, 0
	 ldd	[%g1], %f0
	ba,pt	%xcc, .L59
	 nop
.L14:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fcmped	%fcc3, %f0, %f8
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	ba,pt	%xcc, .L59
	 fmovdg	%fcc3, %f8, %f0
.L21:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fcmped	%fcc2, %f0, %f8
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	ba,pt	%xcc, .L59
	 fmovdg	%fcc2, %f8, %f0
.L15:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L60
	 fdivd	%f0, %f8, %f0
.L47:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fmuld	%f2, %f8, %f2
	fmovd	%f2, %f0
	call	rint, 0
	 std	%f2, [%fp+2039]
	ldd	[%fp+2039], %f2
	fcmpd	%fcc1, %f0, %f2
	fbe,pt	%fcc1, .L62
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L59
	 ldd	[%g1], %f0
	.align 4
	.subsection	-1
	.align 8
.L4:
	.word	.L2-.L4
	.word	.L42-.L4
	.word	.L42-.L4
	.word	.L42-.L4
	.word	.L40-.L4
	.word	.L40-.L4
	.word	.L40-.L4
	.word	.L7-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L40-.L4
	.word	.L5-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L54-.L4
	.word	.L25-.L4
	.word	.L7-.L4
	.word	.L36-.L4
	.word	.L16-.L4
	.word	.L21-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L15-.L4
	.word	.L14-.L4
	.word	.L13-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L40-.L4
	.word	.L5-.L4
	.word	.L54-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L2-.L4
	.word	.L42-.L4
	.word	.L42-.L4
	.word	.L42-.L4
	.word	.L40-.L4
	.word	.L40-.L4
	.word	.L40-.L4
	.word	.L7-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L40-.L4
	.word	.L5-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L36-.L4
	.word	.L54-.L4
	.word	.L25-.L4
	.word	.L7-.L4
	.word	.L36-.L4
	.word	.L16-.L4
	.word	.L21-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L16-.L4
	.word	.L15-.L4
	.word	.L14-.L4
	.word	.L13-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L7-.L4
	.word	.L40-.L4
	.word	.L5-.L4
	.word	.L54-.L4
	.previous
	.size	__kernel_standard, .-__kernel_standard
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
