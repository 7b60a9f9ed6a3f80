! c33c10623d096d9cde2b11b93afe8bd9 newlib/libm/math/w_fmod.c
	.file	"w_fmod.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.fmod,"ax",@progbits
	.align 4
	.global fmod
	.type	fmod, #function
	.proc	07
fmod:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f2, [%fp+2031]
	call	__ieee754_fmod, 0
	 std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldd	[%fp+2039], %f10
	ldd	[%fp+2031], %f8
	sethi	%gdop_hix22(__fdlib_version), %g1
	fcmpd	%fcc0, %f10, %f8
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	mov	0, %g2
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	movu	%fcc0, 1, %g2
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	sethi	%gdop_hix22(.LC0), %g3
	subx	%g0, -1, %g1
	xor	%g3, %gdop_lox10(.LC0), %g3
	or	%g1, %g2, %g1
	ldx	[%l7 + %g3], %g3, %gdop(.LC0)
	mov	0, %g2
	ldd	[%g3], %f10
	xor	%g1, 1, %g1
	fcmpd	%fcc1, %f8, %f10
	move	%fcc1, 1, %g2
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L7
	 nop
	return	%i7+8
	 nop
.L7:
	call	__errno, 0
	 std	%f10, [%fp+2039]
	ldd	[%fp+2039], %f10
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fdivd	%f10, %f10, %f0
	.size	fmod, .-fmod
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
