// 503bf49e9b954bfd7901c6d65ac16e43 newlib/libm/common/s_lround.c
	.file	"s_lround.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global lround#
	.type	lround#, @function
	.proc lround#
lround:
	.prologue
	.body
	.mii
	getf.d r17 = f8
	addl r14 = 1048575, r0
	;;
	extr.u r15 = r17, 32, 32
	.mmi
	mov r18 = r17
	;;
	cmp4.gt p6, p7 = r0, r15
	extr.u r19 = r15, 20, 11
	.mii
	and r14 = r14, r15
	addl r15 = 1048576, r0
	;;
	adds r16 = -1023, r19
	.mii
	or r14 = r15, r14
	(p6) addl r8 = -1, r0
	;;
	(p7) addl r8 = 1, r0
	.mmb
	mov r15 = r14
	cmp4.lt p6, p7 = 19, r16
	(p6) br.cond.dptk .L3
	;;
	.mmi
	addp4 r17 = r16, r0
	nop 0
	addl r15 = 524288, r0
	.mmb
	cmp4.le p6, p7 = r0, r16
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	sub r16 = 20, r16
	;;
	addp4 r16 = r16, r0
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, r17
	;;
	add r14 = r15, r14
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	shr.u r14 = r14, r16
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	nop 0
	;;
.L6:
	.mii
	nop 0
	sxt4 r8 = r8
	nop 0
	.mmi
	setf.sig f6 = r14
	;;
	setf.sig f7 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmi
	getf.sig r8 = f7
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L3:
	.mib
	cmp4.ltu p6, p7 = 62, r16
	adds r20 = -1043, r19
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 51, r16
	(p7) br.cond.dptk .L19
	.mlx
	addp4 r19 = r20, r0
	movl r17 = 2147483648
	.mii
	nop 0
	sxt4 r20 = r20
	;;
	shr.u r17 = r17, r19
	;;
	.mmi
	add r17 = r17, r18
	;;
	cmp4.leu p6, p7 = r18, r17
	addp4 r17 = r17, r0
	;;
	.mmi
	(p7) adds r15 = 1, r14
	nop 0
	cmp4.eq p6, p7 = 20, r16
	;;
	.mii
	addp4 r14 = r15, r0
	sub r15 = 52, r16
	;;
	addp4 r15 = r15, r0
	;;
	.mib
	nop 0
	shl r14 = r14, r20
	(p6) br.cond.dpnt .L6
	;;
	.mii
	nop 0
	shr.u r17 = r17, r15
	sxt4 r8 = r8
	;;
	.mmi
	setf.sig f7 = r8
	;;
	addp4 r17 = r17, r0
	nop 0
	;;
	.mmi
	or r14 = r17, r14
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
	br .L1
.L18:
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt4 r8 = r8
	(p7) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
.L7:
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f8
	;;
	.mib
	getf.sig r8 = f6
	nop 0
	br.ret.sptk.many b0
	;;
.L19:
	.mmi
	adds r19 = -1075, r19
	addp4 r14 = r14, r0
	sxt4 r20 = r20
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	addp4 r19 = r19, r0
	.mmi
	setf.sig f7 = r8
	;;
	nop 0
	shl r14 = r14, r20
	;;
	.mii
	nop 0
	shl r18 = r17, r19
	;;
	addp4 r18 = r18, r0
	;;
	.mmi
	or r14 = r14, r18
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
	br .L1
	.endp lround#
	.ident	"GCC: (GNU) 12.2.0"
