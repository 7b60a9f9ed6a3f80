// 46714110b43c490fe4b0ee653b0a8ced newlib/libm/common/s_modf.c
	.file	"s_modf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global modf#
	.type	modf#, @function
	.proc modf#
modf:
	.prologue
	.body
	.mmi
	getf.d r14 = f8
	;;
	nop 0
	extr.u r18 = r14, 52, 11
	;;
	.mmi
	adds r16 = -1023, r18
	nop 0
	extr.u r17 = r14, 32, 32
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r16
	(p6) br.cond.dptk .L2
	;;
	.mmi
	cmp4.le p6, p7 = r0, r16
	nop 0
	addl r18 = 1048575, r0
	.mmb
	addp4 r16 = r16, r0
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mii
	nop 0
	shr r18 = r18, r16
	;;
	and r16 = r17, r18
	;;
	.mmi
	nop 0
	or r15 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L5
.L8:
	.mlx
	st8 [r33] = r14
	movl r14 = -2147483648
	;;
	.mmi
	and r14 = r14, r17
	;;
	nop 0
	shl r14 = r14, 32
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mmi
	adds r18 = -1043, r18
	nop 0
	cmp4.ge p6, p7 = 51, r16
	.mmb
	addp4 r16 = 4294967295 - 0x100000000, r0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	addp4 r18 = r18, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, r18
	;;
	and r18 = r14, r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p7) br.cond.dptk .L8
	.mii
	mov r18 = r0
	andcm r16 = -1, r16
	;;
	and r15 = r16, r14
	;;
	.mii
	nop 0
	shl r15 = r15, 32
	;;
	mix4.r r18 = r17, r18
	;;
	.mii
	nop 0
	mix4.l r18 = r18, r15
	nop 0
	;;
	.mmi
	setf.d f6 = r18
	;;
	st8 [r33] = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L5:
	.mii
	andcm r18 = -1, r18
	mov r15 = r0
	;;
	and r18 = r17, r18
	;;
	.mii
	nop 0
	mix4.r r15 = r18, r15
	;;
	dep r15 = 0, r15, 0, 32
	;;
	.mmi
	setf.d f6 = r15
	st8 [r33] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f8, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f7
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L11:
	.mlx
	nop 0
	movl r16 = -2147483648
	.mmi
	mov r15 = r0
	setf.d f8 = r14
	nop 0
	;;
	.mmi
	nop 0
	and r17 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	mix4.r r15 = r17, r15
	;;
	dep r15 = 0, r15, 0, 32
	;;
	.mib
	st8 [r33] = r15
	nop 0
	br.ret.sptk.many b0
	.endp modf#
	.ident	"GCC: (GNU) 12.2.0"
