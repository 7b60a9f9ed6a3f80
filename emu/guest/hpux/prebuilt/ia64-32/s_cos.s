// 98e03b2a82fe982098018cd6b2610475 newlib/libm/math/s_cos.c
	.file	"s_cos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global cos#
	.type	cos#, @function
	.proc cos#
cos:
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
	getf.d r14 = f8
	movl r16 = 1072243195
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 31
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r16 = 2146435071
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
	fsub.d f8 = f8, f8
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
	br.call.sptk.many b0 = __ieee754_rem_pio2#
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
	ldfd f8 = [r14]
	adds r14 = 24, r12
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
	ldfd f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_sin#
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
	br.call.sptk.many b0 = __kernel_cos#
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
	adds r14 = 24, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mib
	ldfd f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_sin#
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
	adds r14 = 24, r12
	nop 0
	;;
	.mib
	ldfd f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_cos#
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
	adds r14 = 24, r12
	nop 0
	;;
	.mib
	ldfd f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_cos#
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
	.endp cos#
	.global __kernel_cos#
	.type	__kernel_cos#, @function
	.global __kernel_sin#
	.type	__kernel_sin#, @function
	.global __ieee754_rem_pio2#
	.type	__ieee754_rem_pio2#, @function
	.ident	"GCC: (GNU) 12.2.0"
