// 7bc39b0b90736441fcb25a43b65d4d9e newlib/libc/stdlib/div.c
	.file	"div.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global div#
	.type	div#, @function
	.proc div#
div:
	.prologue
	.mii
	.fframe 16
	adds r12 = -16, r12
	.body
	sxt4 r14 = r32
	cmp4.eq p7, p8 = 0, r33
	;;
	.mii
	setf.sig f6 = r14
	sxt4 r14 = r33
	addl r15 = 65501, r0
	.mmi
	(p7) break 1
	;;
	setf.sig f7 = r14
	sub r14 = r0, r33
	;;
	.mmi
	nop 0
	setf.exp f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f8, p6 = f6, f7
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f7, f8, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f7, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r32
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f6, f6
	nop 0
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc.s1 f8 = f8
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f8, f7
	nop 0
	.mmi
	getf.sig r15 = f8
	;;
	getf.sig r14 = f6
	nop 0
	;;
	.mmi
	st4 [r12] = r15
	adds r15 = 4, r12
	(p7) break 1
	.mmi
	ld8.a r8 = [r12]
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mib
	chk.a.clr r8, .L3
.L4:
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L3:
	.body
	.copy_state 1
	.mib
	ld8 r8 = [r12]
	nop 0
	br .L4
	.endp div#
	.ident	"GCC: (GNU) 12.2.0"
