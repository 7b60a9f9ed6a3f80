// 531c99a0840f2036362b520ec62d2c0d newlib/libm/math/s_floor.c
	.file	"s_floor.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global floor#
	.type	floor#, @function
	.proc floor#
floor:
	.prologue
	.body
	.mmi
	getf.d r14 = f8
	;;
	nop 0
	extr.u r17 = r14, 32, 32
	.mii
	mov r15 = r14
	mov r18 = r14
	;;
	extr.u r19 = r17, 20, 11
	.mmi
	mov r20 = r17
	;;
	adds r16 = -1023, r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r16
	(p6) br.cond.dptk .L2
	;;
	.mmi
	cmp4.le p6, p7 = r0, r16
	nop 0
	addl r19 = 1048575, r0
	.mmb
	addp4 r16 = r16, r0
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mii
	nop 0
	shr r19 = r19, r16
	nop 0
	;;
	.mii
	and r21 = r20, r19
	andcm r19 = -1, r19
	;;
	or r15 = r21, r14
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 0x7e37e43c8800759c
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L17
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
	.mii
	cmp4.le p6, p7 = r0, r17
	mov r18 = r0
	;;
	(p7) addl r14 = 1048576, r0
	;;
	.mii
	nop 0
	(p7) shr r14 = r14, r16
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
	movl r16 = 0x7e37e43c8800759c
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
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r17
	nop 0
	;;
	.mib
	(p6) mov r18 = r0
	(p6) mov r17 = r0
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r14 = 2147483647
	;;
	.mii
	and r17 = r14, r17
	mov r14 = r0
	;;
	or r15 = r17, r15
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r17 = -1074790400
	.mmi
	nop 0
	(p7) mov r18 = r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r17 = -2147483648
	.mii
	(p6) mov r18 = r0
	nop 0
	;;
	mix4.r r14 = r17, r14
	.mii
	nop 0
	shl r18 = r18, 32
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
	cmp4.ge p6, p7 = 51, r16
	(p6) br.cond.dptk .L9
	.mmi
	nop 0
	addl r15 = 1024, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r16
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
	and r19 = r14, r20
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
	nop 0
	cmp4.le p6, p7 = r0, r17
	(p7) br.cond.dpnt .L26
.L11:
	.mii
	andcm r20 = -1, r20
	nop 0
	;;
	and r18 = r18, r20
	;;
.L27:
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
.L26:
	.mib
	cmp4.ne p6, p7 = 20, r16
	sub r16 = 52, r16
	(p7) br.cond.dpnt .L21
	;;
	.mmi
	addp4 r16 = r16, r0
	nop 0
	addl r18 = 1, r0
	;;
	.mii
	nop 0
	shl r18 = r18, r16
	;;
	add r18 = r18, r14
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r14, r18
	(p6) br.cond.dptk .L11
.L21:
	.mmi
	andcm r20 = -1, r20
	nop 0
	adds r17 = 1, r17
	;;
	.mib
	nop 0
	and r18 = r18, r20
	br .L27
	.endp floor#
	.ident	"GCC: (GNU) 12.2.0"
