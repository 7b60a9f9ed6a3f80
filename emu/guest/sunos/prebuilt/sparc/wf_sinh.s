! 485607e6cce3d5be3e8af316339d40f7 newlib/libm/math/wf_sinh.c
	.file	"wf_sinh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	0
	.section	.text.sinhf,"ax",@progbits
	.align 4
	.global sinhf
	.type	sinhf, #function
	.proc	06
sinhf:
	save	%sp, -104, %sp
	call	__ieee754_sinhf, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L14
	 nop
	st	%f0, [%fp-4]
	st	%f0, [%fp-8]
	call	finitef, 0
	 ld	[%fp-4], %o0
	cmp	%o0, 0
	bne	.L15
	 ld	[%fp-8], %f0
	st	%f0, [%fp-4]
	call	finitef, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L15
	 ld	[%fp-4], %f0
	call	__errno, 0
	 nop
	mov	34, %g1
	st	%i0, [%fp-4]
	st	%g1, [%o0]
	ld	[%fp-4], %f9
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	fcmpes	%f9, %f8
	nop
	fbule	.L11
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f0
.L15:
	jmp	%i7+8
	 restore
.L11:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f0
.L14:
	jmp	%i7+8
	 restore
	.size	sinhf, .-sinhf
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
