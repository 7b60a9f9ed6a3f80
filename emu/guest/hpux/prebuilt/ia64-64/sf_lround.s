// 2d3d3aa1781415213fc95f1646cf2e95 newlib/libm/common/sf_lround.c
	.file	"sf_lround.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global lroundf#
	.type	lroundf#, @function
	.proc lroundf#
lroundf:
	.prologue
	.body
	.mlx
	getf.s r16 = f8
	movl r17 = 8388607
	.mlx
	nop 0
	movl r18 = 8388608
	;;
	.mii
	mov r15 = r16
	cmp4.gt p6, p7 = r0, r16
	;;
	extr.u r14 = r15, 23, 8
	.mii
	and r15 = r17, r15
	(p7) addl r8 = 1, r0
	;;
	adds r17 = -127, r14
	.mmi
	(p6) addl r8 = -1, r0
	or r15 = r18, r15
	adds r14 = -150, r14
	;;
	.mmi
	cmp4.lt p6, p7 = 62, r17
	addp4 r18 = r17, r0
	sxt4 r14 = r14
	.mmb
	sub r16 = 23, r17
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	cmp4.le p6, p7 = r0, r17
	addp4 r16 = r16, r0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	cmp4.ge p6, p7 = 22, r17
	nop 0
	sxt4 r8 = r8
	;;
	.mlx
	nop 0
	(p6) movl r14 = 4194304
	.mmi
	setf.sig f7 = r8
	;;
	nop 0
	(p6) shr r14 = r14, r18
	;;
	.mii
	nop 0
	(p7) shl r14 = r15, r14
	;;
	(p6) add r14 = r14, r15
	;;
	.mmi
	(p6) addp4 r14 = r14, r0
	;;
	nop 0
	(p6) shr.u r14 = r14, r16
	;;
	.mmi
	(p6) addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mib
	getf.sig r8 = f7
	nop 0
	br.ret.sptk.many b0
.L3:
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f8
	;;
	.mib
	getf.sig r8 = f6
	nop 0
	br.ret.sptk.many b0
.L14:
	.mmi
	cmp4.eq p6, p7 = -1, r17
	;;
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r8 = r8
	br.ret.sptk.many b0
	.endp lroundf#
	.ident	"GCC: (GNU) 12.2.0"
