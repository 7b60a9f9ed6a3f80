// f19cc4d02a8b9981f34732ebe6474e04 newlib/libm/math/s_ceil.c
	.file	"s_ceil.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ceil#
	.type	ceil#, @function
	.proc ceil#
ceil:
	.prologue
	.body
	.mii
	getf.d r14 = f8
	nop 0
	;;
	extr.u r17 = r14, 32, 32
	.mii
	mov r18 = r14
	nop 0
	;;
	extr.u r19 = r17, 20, 11
	.mmi
	mov r20 = r17
	;;
	adds r15 = -1023, r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r15
	(p6) br.cond.dptk .L2
	;;
	.mmi
	cmp4.le p6, p7 = r0, r15
	nop 0
	addl r19 = 1048575, r0
	.mmb
	addp4 r15 = r15, r0
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mii
	nop 0
	shr r19 = r19, r15
	nop 0
	;;
	.mii
	and r21 = r20, r19
	andcm r19 = -1, r19
	;;
	or r16 = r21, r14
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r16
	movl r16 = 0x7e37e43c8800759c
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mii
	cmp4.ge p6, p7 = 0, r17
	mov r18 = r0
	;;
	(p7) addl r14 = 1048576, r0
	;;
	.mii
	nop 0
	(p7) shr r14 = r14, r15
	nop 0
	;;
	.mii
	(p7) add r20 = r17, r14
	nop 0
	;;
	and r17 = r20, r19
.L4:
	.mmi
	mov r14 = r0
	nop 0
	shl r18 = r18, 32
	;;
	.mii
	nop 0
	mix4.r r14 = r17, r14
	;;
	mix4.l r14 = r14, r18
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
.L24:
	.mlx
	nop 0
	movl r15 = 0x7e37e43c8800759c
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r0, r17
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r17 = -2147483648
	.mmb
	(p6) mov r18 = r0
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	or r17 = r17, r14
	mov r14 = r0
	mov r18 = r0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r17
	nop 0
	shl r18 = r18, 32
	;;
	.mlx
	nop 0
	(p6) movl r17 = 1072693248
	;;
	.mii
	nop 0
	mix4.r r14 = r17, r14
	;;
	mix4.l r14 = r14, r18
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br .L1
.L2:
	.mib
	nop 0
	cmp4.ge p6, p7 = 51, r15
	(p6) br.cond.dptk .L9
	.mmi
	nop 0
	addl r16 = 1024, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r15
	(p7) br.cond.dpnt .L25
.L17:
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L9:
	.mii
	adds r19 = -1043, r19
	addp4 r20 = 4294967295 - 0x100000000, r0
	;;
	addp4 r19 = r19, r0
	;;
	.mii
	nop 0
	shr.u r20 = r20, r19
	;;
	and r19 = r20, r14
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r19
	movl r19 = 0x7e37e43c8800759c
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	setf.d f6 = r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mib
	cmp4.ge p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mib
	cmp4.ne p6, p7 = 20, r15
	sub r15 = 52, r15
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	addp4 r15 = r15, r0
	nop 0
	addl r18 = 1, r0
	;;
	.mii
	nop 0
	shl r18 = r18, r15
	;;
	add r18 = r18, r14
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r18, r14
	(p6) br.cond.dptk .L11
.L21:
	.mmi
	adds r17 = 1, r17
	nop 0
	nop 0
.L11:
	.mii
	mov r14 = r0
	andcm r20 = -1, r20
	;;
	and r18 = r18, r20
	;;
	.mii
	nop 0
	shl r18 = r18, 32
	;;
	mix4.r r14 = r17, r14
	;;
	.mii
	nop 0
	mix4.l r14 = r14, r18
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br .L1
	;;
.L25:
	.mfb
	nop 0
	fadd.d f8 = f8, f8
	br.ret.sptk.many b0
	.endp ceil#
	.ident	"GCC: (GNU) 12.2.0"
