// 635f9c4908a5f189c5c65ebc619d8ab1 newlib/libm/math/sf_cos.c
	.file	"sf_cos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global cosf#
	.type	cosf#, @function
	.proc cosf#
cosf:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mlx
	getf.s r14 = f8
	movl r16 = 2147483647
	;;
	.mmi
	nop 0
	mov r15 = r14
	nop 0
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 1061752792
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r16 = 2139095039
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	cmp4.geu p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mfi
	nop 0
	fsub.s f8 = f8, f8
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = __ieee754_rem_pio2f#
	;;
	.mmi
	and r8 = 3, r8
	adds r14 = 16, r12
	mov r1 = r34
	.mmi
	addl r37 = 1, r0
	;;
	cmp4.eq p6, p7 = 1, r8
	nop 0
	.mmb
	ldfs f8 = [r14]
	adds r14 = 20, r12
	(p6) br.cond.dpnt .L5
	;;
	.mib
	cmp4.eq p6, p7 = 2, r8
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mib
	ldfs f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_sinf#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 2
	.mfb
	nop 0
	mov f9 = f0
	br.call.sptk.many b0 = __kernel_cosf#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 3
	.mmi
	adds r14 = 20, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mib
	ldfs f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_sinf#
	;;
	.mfi
	mov r1 = r34
	fneg f8 = f8
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 4
	.mmi
	nop 0
	adds r14 = 20, r12
	nop 0
	;;
	.mib
	ldfs f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_cosf#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 5
	.mmi
	nop 0
	adds r14 = 20, r12
	nop 0
	;;
	.mib
	ldfs f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_cosf#
	;;
	.mfi
	mov r1 = r34
	fneg f8 = f8
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp cosf#
	.global __kernel_cosf#
	.type	__kernel_cosf#, @function
	.global __kernel_sinf#
	.type	__kernel_sinf#, @function
	.global __ieee754_rem_pio2f#
	.type	__ieee754_rem_pio2f#, @function
	.ident	"GCC: (GNU) 12.2.0"
