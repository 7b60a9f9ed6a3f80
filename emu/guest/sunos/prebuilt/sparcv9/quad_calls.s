! e755e6accbcb68a29bf1a8e9ce4d2df5 emu/guest/sunos/sparcv9/quad_calls.c
	.file	"quad_calls.c"
	.section	".text"
	.section	.text._Qp_add,"ax",@progbits
	.align 4
	.global _Qp_add
	.type	_Qp_add, #function
	.proc	020
_Qp_add:
	save	%sp, -176, %sp
	ldx	[%i1], %o0
	ldx	[%i1+8], %o1
	ldx	[%i2], %o2
	call	_U_Qfadd, 0
	 ldx	[%i2+8], %o3
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_add, .-_Qp_add
	.section	.text._Qp_sub,"ax",@progbits
	.align 4
	.global _Qp_sub
	.type	_Qp_sub, #function
	.proc	020
_Qp_sub:
	save	%sp, -176, %sp
	ldx	[%i1], %o0
	ldx	[%i1+8], %o1
	ldx	[%i2], %o2
	call	_U_Qfsub, 0
	 ldx	[%i2+8], %o3
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_sub, .-_Qp_sub
	.section	.text._Qp_mul,"ax",@progbits
	.align 4
	.global _Qp_mul
	.type	_Qp_mul, #function
	.proc	020
_Qp_mul:
	save	%sp, -176, %sp
	ldx	[%i1], %o0
	ldx	[%i1+8], %o1
	ldx	[%i2], %o2
	call	_U_Qfmpy, 0
	 ldx	[%i2+8], %o3
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_mul, .-_Qp_mul
	.section	.text._Qp_div,"ax",@progbits
	.align 4
	.global _Qp_div
	.type	_Qp_div, #function
	.proc	020
_Qp_div:
	save	%sp, -176, %sp
	ldx	[%i1], %o0
	ldx	[%i1+8], %o1
	ldx	[%i2], %o2
	call	_U_Qfdiv, 0
	 ldx	[%i2+8], %o3
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_div, .-_Qp_div
	.section	.text._Qp_neg,"ax",@progbits
	.align 4
	.global _Qp_neg
	.type	_Qp_neg, #function
	.proc	020
_Qp_neg:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldx	[%i1+8], %g2
	ldx	[%i1], %g1
	stx	%g2, [%i0+8]
	mov	-1, %g2
	sllx	%g2, 63, %g2
	xor	%g1, %g2, %g1
	stx	%g1, [%i0]
	return	%i7+8
	 nop
	.size	_Qp_neg, .-_Qp_neg
	.section	.text._Qp_feq,"ax",@progbits
	.align 4
	.global _Qp_feq
	.type	_Qp_feq, #function
	.proc	04
_Qp_feq:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcmp, 0
	 restore %g0, 4, %o4
	.size	_Qp_feq, .-_Qp_feq
	.section	.text._Qp_fne,"ax",@progbits
	.align 4
	.global _Qp_fne
	.type	_Qp_fne, #function
	.proc	04
_Qp_fne:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcmp, 0
	 restore %g0, 26, %o4
	.size	_Qp_fne, .-_Qp_fne
	.section	.text._Qp_flt,"ax",@progbits
	.align 4
	.global _Qp_flt
	.type	_Qp_flt, #function
	.proc	04
_Qp_flt:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcmp, 0
	 restore %g0, 8, %o4
	.size	_Qp_flt, .-_Qp_flt
	.section	.text._Qp_fle,"ax",@progbits
	.align 4
	.global _Qp_fle
	.type	_Qp_fle, #function
	.proc	04
_Qp_fle:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcmp, 0
	 restore %g0, 12, %o4
	.size	_Qp_fle, .-_Qp_fle
	.section	.text._Qp_fgt,"ax",@progbits
	.align 4
	.global _Qp_fgt
	.type	_Qp_fgt, #function
	.proc	04
_Qp_fgt:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcmp, 0
	 restore %g0, 16, %o4
	.size	_Qp_fgt, .-_Qp_fgt
	.section	.text._Qp_fge,"ax",@progbits
	.align 4
	.global _Qp_fge
	.type	_Qp_fge, #function
	.proc	04
_Qp_fge:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcmp, 0
	 restore %g0, 20, %o4
	.size	_Qp_fge, .-_Qp_fge
	.section	.text._Qp_cmp,"ax",@progbits
	.align 4
	.global _Qp_cmp
	.type	_Qp_cmp, #function
	.proc	04
_Qp_cmp:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	_Qp_feq, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be,pn	%icc, .L18
	 mov	0, %g1
.L14:
	return	%i7+8
	 sra	%g1, 0, %o0
.L18:
	mov	%i1, %o1
	call	_Qp_flt, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L14
	 mov	1, %g1
	mov	%i1, %o1
	call	_Qp_fgt, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	add	%g1, 2, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	_Qp_cmp, .-_Qp_cmp
	.global _Qp_cmpe
	_Qp_cmpe = _Qp_cmp
	.section	.text._Qp_itoq,"ax",@progbits
	.align 4
	.global _Qp_itoq
	.type	_Qp_itoq, #function
	.proc	020
_Qp_itoq:
	save	%sp, -176, %sp
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 mov	%i1, %o0
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_itoq, .-_Qp_itoq
	.section	.text._Qp_uitoq,"ax",@progbits
	.align 4
	.global _Qp_uitoq
	.type	_Qp_uitoq, #function
	.proc	020
_Qp_uitoq:
	save	%sp, -176, %sp
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 mov	%i1, %o0
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_uitoq, .-_Qp_uitoq
	.section	.text._Qp_xtoq,"ax",@progbits
	.align 4
	.global _Qp_xtoq
	.type	_Qp_xtoq, #function
	.proc	020
_Qp_xtoq:
	save	%sp, -176, %sp
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 mov	%i1, %o0
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_xtoq, .-_Qp_xtoq
	.section	.text._Qp_stoq,"ax",@progbits
	.align 4
	.global _Qp_stoq
	.type	_Qp_stoq, #function
	.proc	020
_Qp_stoq:
	save	%sp, -176, %sp
	call	_U_Qfcnvff_sgl_to_quad, 0
	 fmovs	%f3, %f1
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_stoq, .-_Qp_stoq
	.section	.text._Qp_dtoq,"ax",@progbits
	.align 4
	.global _Qp_dtoq
	.type	_Qp_dtoq, #function
	.proc	020
_Qp_dtoq:
	save	%sp, -176, %sp
	call	_U_Qfcnvff_dbl_to_quad, 0
	 fmovd	%f2, %f0
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
	return	%i7+8
	 nop
	.size	_Qp_dtoq, .-_Qp_dtoq
	.section	.text._Qp_uxtoq,"ax",@progbits
	.align 4
	.global _Qp_uxtoq
	.type	_Qp_uxtoq, #function
	.proc	020
_Qp_uxtoq:
	save	%sp, -176, %sp
	mov	-1, %o0
	srlx	%o0, 1, %o0
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 and	%i1, %o0, %o0
	stx	%o0, [%i0]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brgez,pt %i1, .L27
	 stx	%o1, [%i0+8]
	sethi	%gdop_hix22(HALF_RANGE), %g1
	xor	%g1, %gdop_lox10(HALF_RANGE), %g1
	ldx	[%l7 + %g1], %l7, %gdop(HALF_RANGE)
	ldx	[%l7], %o2
	call	_U_Qfadd, 0
	 ldx	[%l7+8], %o3
	stx	%o0, [%i0]
	stx	%o1, [%i0+8]
.L27:
	return	%i7+8
	 nop
	.size	_Qp_uxtoq, .-_Qp_uxtoq
	.section	.text._Qp_qtoux,"ax",@progbits
	.align 4
	.global _Qp_qtoux
	.type	_Qp_qtoux, #function
	.proc	017
_Qp_qtoux:
	save	%sp, -192, %sp
	mov	%i0, %o0
	sethi	%gdop_hix22(HALF_RANGE), %g1
	xor	%g1, %gdop_lox10(HALF_RANGE), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	ldx	[%l7 + %g1], %l7, %gdop(HALF_RANGE)
	call	_Qp_fge, 0
	 mov	%l7, %o1
	cmp	%o0, 0
	be,a,pn	%icc, .L30
	 ldx	[%i0], %i0
	ldx	[%l7], %o2
	ldx	[%l7+8], %o3
	ldx	[%i0+8], %o1
	call	_U_Qfsub, 0
	 ldx	[%i0], %o0
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 nop
	mov	-1, %g1
	sllx	%g1, 63, %g1
	or	%o0, %g1, %i0
	return	%i7+8
	 nop
.L30:
	ldx	[%i5+8], %i1
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 restore
	.size	_Qp_qtoux, .-_Qp_qtoux
	.section	.text._Qp_qtoi,"ax",@progbits
	.align 4
	.global _Qp_qtoi
	.type	_Qp_qtoi, #function
	.proc	04
_Qp_qtoi:
	save	%sp, -176, %sp
	ldx	[%i0+8], %o1
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 ldx	[%i0], %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	_Qp_qtoi, .-_Qp_qtoi
	.section	.text._Qp_qtoui,"ax",@progbits
	.align 4
	.global _Qp_qtoui
	.type	_Qp_qtoui, #function
	.proc	016
_Qp_qtoui:
	save	%sp, -176, %sp
	ldx	[%i0+8], %o1
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 ldx	[%i0], %o0
	srl	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	_Qp_qtoui, .-_Qp_qtoui
	.section	.text._Qp_qtox,"ax",@progbits
	.align 4
	.global _Qp_qtox
	.type	_Qp_qtox, #function
	.proc	05
_Qp_qtox:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 restore
	.size	_Qp_qtox, .-_Qp_qtox
	.section	.text._Qp_qtos,"ax",@progbits
	.align 4
	.global _Qp_qtos
	.type	_Qp_qtos, #function
	.proc	06
_Qp_qtos:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcnvff_quad_to_sgl, 0
	 restore
	.size	_Qp_qtos, .-_Qp_qtos
	.section	.text._Qp_qtod,"ax",@progbits
	.align 4
	.global _Qp_qtod
	.type	_Qp_qtod, #function
	.proc	07
_Qp_qtod:
	save	%sp, -176, %sp
	mov	%i0, %g1
	ldx	[%i0], %i0
	ldx	[%g1+8], %i1
	call	_U_Qfcnvff_quad_to_dbl, 0
	 restore
	.size	_Qp_qtod, .-_Qp_qtod
	.section	".rodata"
	.align 8
	.type	HALF_RANGE, #object
	.size	HALF_RANGE, 16
HALF_RANGE:
	.byte	64
	.byte	62
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
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
