! de5a0165a24dc838af991fa24aaf0525 newlib/libm/math/wf_log.c
	.file	"wf_log.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	.asciz	""
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.align 4
.LC1:
	.long	0
	.section	.text.logf,"ax",@progbits
	.align 4
	.global logf
	.type	logf, #function
	.proc	06
logf:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	mov	%i0, %o0
	call	__ieee754_logf, 0
	 st	%f8, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L7
	 ld	[%fp-4], %f8
	fcmps	%f8, %f8
	nop
	fbu	.L3
	 mov	1, %g1
	mov	0, %g1
.L3:
	andcc	%g1, 0xff, %g0
	bne	.L7
	 sethi	%gdop_hix22(.LC1), %g1
	ld	[%fp-4], %f9
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fcmpes	%f9, %f8
	nop
	fbg	.L6
	 nop
	fcmps	%f9, %f8
	nop
	fbne	.L4
	 nop
	call	__errno, 0
	 nop
	mov	34, %g2
	sethi	%gdop_hix22(.LC0), %g1
	st	%g2, [%o0]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f0
.L7:
	jmp	%i7+8
	 restore
.L6:
	jmp	%i7+8
	 restore
.L4:
	call	__errno, 0
	 sethi	%gdop_hix22(.LC2), %i0
	mov	33, %g1
	xor	%i0, %gdop_lox10(.LC2), %i0
	st	%g1, [%o0]
	ld	[%l7 + %i0], %i0, %gdop(.LC2)
	call	nanf, 0
	 restore
	.size	logf, .-logf
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
