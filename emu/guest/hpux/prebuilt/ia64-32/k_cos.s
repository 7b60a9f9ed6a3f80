// e0890bacd73897272d2487d9c6e2b98c newlib/libm/math/k_cos.c
	.file	"k_cos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_cos#
	.type	__kernel_cos#, @function
	.proc __kernel_cos#
__kernel_cos:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r15 = 1044381695
	;;
	.mii
	nop 0
	extr.u r2 = r14, 32, 31
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r2
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
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 0xbda8fae9be8838d4
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0x3e21ee9ebdb4b1c4
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f8, f8
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbe927e4f809c52ad
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3efa01a019cb1590
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbf56c16c16c15177
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3fa555555555554c
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f7, f6
	nop 0
.L7:
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3fe0000000000000
	;;
	.mfi
	nop 0
	fmpy.d f9 = f8, f9
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f6 = f7, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fms.d f8 = f7, f8, f6
	;;
	.mfb
	nop 0
	fsub.d f8 = f1, f8
	br.ret.sptk.many b0
	;;
.L2:
	.mlx
	nop 0
	movl r15 = 0xbda8fae9be8838d4
	.mmf
	setf.d f10 = r14
	nop 0
	fmpy.d f7 = f8, f8
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0x3e21ee9ebdb4b1c4
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 1070805810
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r2
	movl r15 = 0xbe927e4f809c52ad
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3efa01a019cb1590
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbf56c16c16c15177
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3fa555555555554c
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 1072234496
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f7, f8
	;;
	.mfb
	nop 0
	fmpy.d f6 = f6, f7
	(p7) br.cond.dpnt .L7
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r2
	movl r14 = 0x3fe0000000000000
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f10, f9
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	(p7) addl r2 = -2097152, r2
	.mmi
	nop 0
	setf.d f10 = r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x3fe7000000000000
	;;
	.mlx
	(p6) setf.d f8 = r15
	(p6) movl r15 = 0x3fd2000000000000
	;;
	.mii
	nop 0
	(p7) mix4.r r15 = r2, r15
	nop 0
	;;
	.mmi
	(p6) setf.d f11 = r15
	;;
	nop 0
	(p7) dep r15 = 0, r15, 0, 32
	;;
	.mmi
	nop 0
	(p7) setf.d f11 = r15
	nop 0
	;;
	.mfi
	nop 0
	fms.d f10 = f7, f10, f11
	nop 0
	.mfi
	nop 0
	fms.d f7 = f7, f6, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f8 = f1, f11
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f10, f7
	;;
	.mfb
	nop 0
	fsub.d f8 = f8, f7
	br.ret.sptk.many b0
	;;
.L13:
	.mfb
	nop 0
	mov f8 = f1
	br.ret.sptk.many b0
	.endp __kernel_cos#
	.ident	"GCC: (GNU) 12.2.0"
