// 2681981b3d3828dc86ad13640cda30a5 newlib/libm/common/s_round.c
	.file	"s_round.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global round#
	.type	round#, @function
	.proc round#
round:
	.prologue
	.body
	.mii
	getf.d r14 = f8
	nop 0
	;;
	extr.u r19 = r14, 52, 11
	.mmi
	mov r16 = r14
	;;
	adds r15 = -1023, r19
	extr.u r18 = r14, 32, 32
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r15
	(p6) br.cond.dptk .L2
	;;
	.mib
	cmp4.le p6, p7 = r0, r15
	addl r17 = 1048575, r0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	addp4 r15 = r15, r0
	;;
	nop 0
	shr r17 = r17, r15
	;;
	.mmi
	and r19 = r18, r17
	;;
	or r16 = r19, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	addl r16 = 524288, r0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	andcm r14 = -1, r17
	nop 0
	mov r17 = r0
	;;
	.mii
	nop 0
	shl r17 = r17, 32
	;;
	shr r15 = r16, r15
	;;
	.mmi
	add r18 = r15, r18
	;;
	and r18 = r14, r18
	mov r14 = r0
	;;
	.mii
	nop 0
	mix4.r r14 = r18, r14
	;;
	mix4.l r14 = r14, r17
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L14:
	.mlx
	nop 0
	movl r14 = -2147483648
	.mmi
	cmp4.ne p6, p7 = -1, r15
	nop 0
	mov r17 = r0
	;;
	.mii
	and r14 = r14, r18
	shl r17 = r17, 32
	;;
	mov r18 = r14
	;;
	.mlx
	nop 0
	(p7) movl r18 = 1072693248
	;;
	.mmi
	(p7) or r18 = r18, r14
	nop 0
	mov r14 = r0
	;;
	.mii
	nop 0
	mix4.r r14 = r18, r14
	;;
	mix4.l r14 = r14, r17
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br .L1
.L2:
	.mib
	nop 0
	cmp4.ge p6, p7 = 51, r15
	(p6) br.cond.dptk .L6
	.mmi
	nop 0
	addl r16 = 1024, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r15
	(p7) br.cond.dpnt .L15
.L11:
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L6:
	.mmi
	adds r19 = -1043, r19
	addp4 r17 = 4294967295 - 0x100000000, r0
	sub r15 = 51, r15
	;;
	.mii
	addp4 r19 = r19, r0
	addp4 r15 = r15, r0
	;;
	shr.u r17 = r17, r19
	;;
	.mmi
	and r19 = r14, r17
	nop 0
	andcm r17 = -1, r17
	;;
	.mib
	cmp4.eq p6, p7 = 0, r19
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	addl r14 = 1, r0
	;;
	nop 0
	shl r14 = r14, r15
	;;
	.mmi
	add r14 = r14, r16
	;;
	cmp4.leu p6, p7 = r16, r14
	and r17 = r14, r17
	.mmi
	mov r14 = r0
	;;
	(p7) adds r18 = 1, r18
	shl r17 = r17, 32
	;;
	.mii
	nop 0
	mix4.r r14 = r18, r14
	;;
	mix4.l r14 = r14, r17
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br .L1
	;;
.L15:
	.mfb
	nop 0
	fadd.d f8 = f8, f8
	br.ret.sptk.many b0
	.endp round#
	.ident	"GCC: (GNU) 12.2.0"
