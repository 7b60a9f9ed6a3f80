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
	.mmi
	getf.d r17 = f8
	addl r14 = 1048575, r0
	addl r16 = 1048576, r0
	;;
	.mii
	nop 0
	extr.u r15 = r17, 32, 32
	mov r19 = r17
	;;
	.mii
	nop 0
	extr.u r18 = r15, 20, 11
	and r14 = r14, r15
	.mmi
	cmp4.gt p6, p7 = r0, r15
	;;
	or r14 = r16, r14
	adds r15 = -1023, r18
	.mmi
	(p6) addl r8 = -1, r0
	;;
	(p7) addl r8 = 1, r0
	mov r16 = r14
	.mmb
	nop 0
	cmp4.lt p6, p7 = 19, r15
	(p6) br.cond.dptk .L3
	;;
	.mmi
	addp4 r17 = r15, r0
	nop 0
	addl r16 = 524288, r0
	.mmb
	cmp4.le p6, p7 = r0, r15
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	sub r15 = 20, r15
	;;
	addp4 r15 = r15, r0
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, r17
	;;
	add r14 = r16, r14
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	shr.u r18 = r14, r15
	;;
.L6:
	.mmi
	setf.sig f7 = r8
	setf.sig f6 = r18
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
	;;
.L3:
	.mlx
	adds r18 = -1043, r18
	movl r17 = 2147483648
	.mmb
	cmp4.ltu p6, p7 = 30, r15
	setf.sig f7 = r8
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	addp4 r18 = r18, r0
	;;
	nop 0
	shr.u r17 = r17, r18
	;;
	.mmi
	add r17 = r17, r19
	;;
	cmp4.leu p6, p7 = r19, r17
	addp4 r17 = r17, r0
	;;
	.mii
	(p7) adds r16 = 1, r14
	cmp4.eq p6, p7 = 20, r15
	;;
	shl r18 = r16, r18
	.mmb
	sub r16 = 52, r15
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	addp4 r16 = r16, r0
	;;
	nop 0
	shr.u r17 = r17, r16
	;;
	.mmi
	or r18 = r18, r17
	;;
	setf.sig f6 = r18
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
	cmp4.eq p6, p7 = -1, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
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
	.endp lround#
	.ident	"GCC: (GNU) 12.2.0"
