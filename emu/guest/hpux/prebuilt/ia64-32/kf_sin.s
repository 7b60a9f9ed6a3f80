// 3ca7faeb03bd00f8dcdf51a862907f81 newlib/libm/math/kf_sin.c
	.file	"kf_sin.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_sinf#
	.type	__kernel_sinf#, @function
	.proc __kernel_sinf#
__kernel_sinf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r16 = 2147483647
	.mmi
	cmp4.ne p8, p9 = 0, r34
	;;
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
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f8
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L1
.L2:
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	movl r15 = 0x2f2ec9d3
	.mmf
	setf.s f10 = r14
	nop 0
	fmpy.s f7 = f8, f8
	;;
	.mlx
	setf.s f6 = r15
	movl r15 = 0xb2d72f34
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x3638ef1b
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mfi
	nop 0
	fmpy.s f8 = f10, f7
	nop 0
	;;
	.mlx
	setf.s f10 = r15
	movl r15 = 0xb9500d01
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f10
	nop 0
	.mlx
	setf.s f10 = r15
	movl r15 = 0x3c088889
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f10
	nop 0
	.mlx
	setf.s f10 = r15
	(p8) movl r15 = 0x3f000000
	;;
	.mlx
	nop 0
	(p9) movl r15 = 0xbe2aaaab
	;;
	.mmi
	nop 0
	(p9) setf.s f9 = r15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f10
	nop 0
	.mlx
	(p8) setf.s f10 = r15
	(p8) movl r15 = 0x3e2aaaab
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s f6 = f8, f6
	;;
	.mfi
	nop 0
	(p9) fma.s f7 = f7, f6, f9
	nop 0
	.mmi
	(p9) setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fms.s f6 = f9, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p9) fma.s f8 = f7, f8, f6
	;;
	.mfi
	nop 0
	(p8) fms.s f6 = f6, f7, f9
	nop 0
	.mmi
	(p8) setf.s f7 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s f8 = f8, f7, f6
	nop 0
	.mmi
	(p8) setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p8) fsub.s f8 = f6, f8
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp __kernel_sinf#
	.ident	"GCC: (GNU) 12.2.0"
