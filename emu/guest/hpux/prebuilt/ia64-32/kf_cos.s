// c2e87aa85e5c41019f86f4d2b85fb15b newlib/libm/math/kf_cos.c
	.file	"kf_cos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_cosf#
	.type	__kernel_cosf#, @function
	.proc __kernel_cosf#
__kernel_cosf:
	.prologue
	.body
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
	movl r16 = 838860799
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L2
	.mfi
	nop 0
	fcvt.fx.trunc f6 = f8
	nop 0
	.mlx
	nop 0
	movl r16 = 0x310f74f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 0xad47d74e
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mfi
	setf.s f6 = r15
	fmpy.s f7 = f8, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r15 = 0xb493f27c
	;;
	.mlx
	nop 0
	movl r16 = 0x37d00d01
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mlx
	setf.s f8 = r15
	movl r15 = 0xbab60b61
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3d2aaaab
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f6 = f7, f6
	nop 0
.L7:
	.mlx
	setf.s f8 = r14
	movl r14 = 0x3f000000
	;;
	.mfi
	nop 0
	fmpy.s f9 = f8, f9
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f6 = f7, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fms.s f8 = f7, f8, f6
	;;
	.mfb
	nop 0
	fsub.s f8 = f1, f8
	br.ret.sptk.many b0
	;;
.L2:
	.mlx
	nop 0
	movl r16 = 0xad47d74e
	.mmf
	setf.s f10 = r14
	nop 0
	fmpy.s f7 = f8, f8
	;;
	.mlx
	setf.s f6 = r16
	movl r16 = 0x310f74f6
	;;
	.mlx
	setf.s f8 = r16
	movl r16 = 1050253721
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r16 = 0xb493f27c
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x37d00d01
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0xbab60b61
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3d2aaaab
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 1061683200
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f7, f8
	;;
	.mfb
	nop 0
	fmpy.s f6 = f6, f7
	(p7) br.cond.dpnt .L7
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r14 = 0x3f000000
	.mmf
	nop 0
	nop 0
	fmpy.s f9 = f10, f9
	;;
	.mlx
	nop 0
	(p7) movl r16 = -16777216
	.mlx
	setf.s f10 = r14
	(p6) movl r15 = 0x3f380000
	;;
	.mlx
	(p7) add r15 = r16, r15
	(p6) movl r16 = 0x3e900000
	;;
	.mmi
	(p7) setf.s f11 = r15
	(p6) setf.s f8 = r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) setf.s f11 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.s f8 = f1, f11
	;;
	.mfi
	nop 0
	fms.s f10 = f7, f10, f11
	nop 0
	.mfi
	nop 0
	fms.s f7 = f7, f6, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f10, f7
	;;
	.mfb
	nop 0
	fsub.s f8 = f8, f7
	br.ret.sptk.many b0
	;;
.L13:
	.mfb
	nop 0
	mov f8 = f1
	br.ret.sptk.many b0
	.endp __kernel_cosf#
	.ident	"GCC: (GNU) 12.2.0"
