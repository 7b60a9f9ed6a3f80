// a290210ba3287ad537e2d6f145eb41c9 newlib/libm/common/s_rint.c
	.file	"s_rint.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global rint#
	.type	rint#, @function
	.proc rint#
rint:
	.prologue
	.body
	.mii
	getf.d r15 = f8
	nop 0
	;;
	extr.u r17 = r15, 52, 11
	.mmi
	mov r14 = r15
	mov r20 = r15
	shr.u r18 = r15, 63
	;;
	.mmi
	adds r16 = -1023, r17
	nop 0
	extr.u r19 = r15, 32, 32
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r16
	(p6) br.cond.dptk .L2
	;;
	.mmi
	addl r17 = 1048575, r0
	nop 0
	addp4 r21 = r16, r0
	.mmb
	cmp4.le p6, p7 = r0, r16
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mii
	nop 0
	shr r17 = r17, r21
	nop 0
	;;
	.mii
	and r20 = r19, r17
	extr.u r17 = r17, 1, 31
	;;
	or r20 = r20, r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r20
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	and r15 = r19, r17
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mib
	mov r20 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	;;
	.mmi
	addl r14 = 262144, r0
	cmp4.eq p6, p7 = 19, r16
	andcm r17 = -1, r17
	;;
	.mii
	(p6) addl r20 = 1, r0
	and r19 = r19, r17
	;;
	(p7) mov r20 = r0
	;;
	.mii
	nop 0
	shr r14 = r14, r21
	nop 0
	;;
	.mii
	nop 0
	dep.z r20 = r20, 31, 1
	;;
	or r19 = r19, r14
.L5:
	.mmi
	nop 0
	mov r14 = r0
	sxt4 r18 = r18
	.mlx
	nop 0
	movl r15 = @gprel(TWO52#)
	;;
	.mii
	shladd r18 = r18, 3, r0
	shl r20 = r20, 32
	add r15 = r1, r15
	;;
	.mii
	add r15 = r15, r18
	nop 0
	;;
	mix4.r r14 = r19, r14
	.mmi
	ldfd f7 = [r15]
	;;
	nop 0
	mix4.l r14 = r14, r20
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f8
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r12] = r14
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r12]
	;;
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f7
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L13:
	.mlx
	nop 0
	movl r17 = 2147483647
	;;
	.mmi
	and r16 = r17, r19
	;;
	or r16 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L14
.L10:
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L2:
	.mib
	nop 0
	cmp4.ge p6, p7 = 51, r16
	(p6) br.cond.dptk .L6
	.mmi
	nop 0
	addl r14 = 1024, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L10
	.mfb
	nop 0
	fadd.d f8 = f8, f8
	br.ret.sptk.many b0
.L6:
	.mmi
	adds r17 = -1043, r17
	addp4 r16 = 4294967295 - 0x100000000, r0
	sxt4 r18 = r18
	;;
	.mii
	addp4 r17 = r17, r0
	shladd r18 = r18, 3, r0
	;;
	shr.u r16 = r16, r17
	;;
	.mmi
	and r21 = r16, r15
	nop 0
	extr.u r16 = r16, 1, 31
	;;
	.mib
	cmp4.eq p6, p7 = 0, r21
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	nop 0
	and r15 = r16, r15
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = @gprel(TWO52#)
	;;
	.mlx
	nop 0
	(p7) movl r20 = 1073741824
	.mii
	(p7) andcm r16 = -1, r16
	add r15 = r1, r15
	;;
	(p7) shr r20 = r20, r17
	.mmi
	(p7) and r14 = r16, r14
	nop 0
	add r15 = r15, r18
	;;
	.mmi
	ldfd f7 = [r15]
	;;
	(p7) or r20 = r14, r20
	mov r14 = r0
	;;
	.mii
	nop 0
	shl r20 = r20, 32
	;;
	mix4.r r14 = r19, r14
	;;
	.mii
	nop 0
	mix4.l r14 = r14, r20
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f8
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r12] = r14
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r12]
	;;
	setf.d f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f8 = f8, f7
	br .L1
.L14:
	.mmi
	nop 0
	addl r16 = 1048575, r0
	sxt4 r18 = r18
	.mlx
	nop 0
	movl r20 = -2147483648
	;;
	.mmi
	and r16 = r16, r19
	nop 0
	shladd r18 = r18, 3, r0
	;;
	.mlx
	or r14 = r16, r15
	movl r16 = @gprel(TWO52#)
	;;
	.mmi
	add r16 = r1, r16
	;;
	add r18 = r16, r18
	addl r16 = -131072, r0
	;;
	.mmi
	and r16 = r16, r19
	and r19 = r20, r19
	sub r20 = r0, r14
	.mii
	ldfd f7 = [r18]
	addl r18 = 524288, r0
	;;
	or r14 = r20, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 12, 20
	;;
	and r14 = r18, r14
	;;
	.mmi
	or r14 = r16, r14
	;;
	nop 0
	mix4.r r15 = r14, r15
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f8
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r12] = r14
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r12]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	nop 0
	extr.u r14 = r15, 32, 32
	;;
	.mmi
	and r14 = r17, r14
	;;
	or r19 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	mix4.r r15 = r19, r15
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
	.endp rint#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	TWO52#, @object
	.size	TWO52#, 16
TWO52:
	data4	1127219200
	data4	0
	data4	-1020264448
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
