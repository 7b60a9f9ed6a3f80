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
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i4, 142
	bgu	.L2
	 sll	%i4, 2, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L4-.)), %g1
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L4-.)), %g1
	sub	%l7, %g1, %g1
	ld	[%g1+%i4], %g2
	jmp	%g1+%g2
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
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L7:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L2:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L16:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f0
	fdivd	%f0, %f0, %f0
.L62:
	call	__errno, 0
	 std	%f0, [%fp-8]
	mov	33, %g1
	ldd	[%fp-8], %f0
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L40:
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L45:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L42:
	call	__errno, 0
	 nop
	mov	33, %g1
	b	.L2
	 st	%g1, [%o0]
.L14:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f8
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	fcmped	%f10, %f8
	nop
	fbule	.L60
	 nop
.L63:
	sethi	%gdop_hix22(.LC0), %g1
.L66:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
.L61:
	call	__errno, 0
	 std	%f0, [%fp-8]
	mov	34, %g1
	ldd	[%fp-8], %f0
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L5:
	call	__errno, 0
	 nop
	mov	33, %g1
	b	.L45
	 st	%g1, [%o0]
.L54:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L15:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f0
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	b	.L62
	 fdivd	%f8, %f0, %f0
.L13:
	mov	%i0, %o2
	mov	%i1, %o3
	mov	0, %o0
	call	copysign, 0
	 mov	0, %o1
	b,a	.L61
.L25:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f8
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	fcmped	%f10, %f8
	nop
	fbuge	.L63
	 nop
	std	%i2, [%fp-8]
	sethi	%gdop_hix22(.LC4), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-16]
	std	%f8, [%fp-8]
	call	rint, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	fcmpd	%f0, %f8
	nop
	fbe	.L66
	 sethi	%gdop_hix22(.LC0), %g1
.L60:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	b	.L61
	 ldd	[%g1], %f0
	.align 4
	.subsection	-1
	.align 4
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
	.word	.L14-.L4
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
	.word	.L14-.L4
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
