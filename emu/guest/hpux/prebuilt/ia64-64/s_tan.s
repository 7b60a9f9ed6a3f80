// 657e42f96d175e02e0cbb2f5727b0cbb newlib/libm/math/s_tan.c
	.file	"s_tan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global tan#
	.type	tan#, @function
	.proc tan#
tan:
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
	(p7) br.cond.dpnt .L7
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
	.mib
	adds r36 = 16, r12
	nop 0
	br.call.sptk.many b0 = __ieee754_rem_pio2#
	;;
	.mii
	adds r14 = 16, r12
	dep.z r37 = r8, 1, 1
	mov r1 = r34
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 24, r12
	sub r37 = 1, r37
	;;
	.mib
	ldfd f9 = [r14]
	nop 0
	br.call.sptk.many b0 = __kernel_tan#
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
.L7:
	.body
	.copy_state 2
	.mmf
	nop 0
	nop 0
	mov f9 = f0
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = __kernel_tan#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp tan#
	.global __kernel_tan#
	.type	__kernel_tan#, @function
	.global __ieee754_rem_pio2#
	.type	__ieee754_rem_pio2#, @function
	.ident	"GCC: (GNU) 12.2.0"
