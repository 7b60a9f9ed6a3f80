// b52f0b4020815ac2adfc0c2c16371612 newlib/libm/common/s_llrint.c
	.file	"s_llrint.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global llrint#
	.type	llrint#, @function
	.proc llrint#
llrint:
	.prologue
	.body
	.mmi
	getf.d r8 = f8
	nop 0
	addl r19 = 2047, r0
	;;
	.mii
	nop 0
	extr.u r16 = r8, 52, 11
	shr.u r18 = r8, 63
	;;
	.mmi
	adds r15 = -1023, r16
	nop 0
	extr.u r17 = r8, 32, 32
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r15
	(p6) br.cond.dptk .L2
	;;
	.mlx
	cmp4.le p6, p7 = -1, r15
	movl r14 = @gprel(TWO52#)
	.mmb
	shladd r15 = r18, 3, r0
	addl r8 = 1048575, r0
	(p7) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r14 = r1, r14
	;;
	.mmi
	add r14 = r14, r15
	;;
	ldfd f7 = [r14]
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
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 31
	;;
	extr.u r14 = r14, 32, 32
	.mmb
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	extr r15 = r14, 20, 12
	and r8 = r8, r14
	;;
	.mmi
	and r15 = r19, r15
	;;
	adds r14 = -1023, r15
	addl r15 = 1048576, r0
	;;
	.mmi
	sub r14 = 20, r14
	nop 0
	or r8 = r15, r8
	;;
	.mii
	addp4 r14 = r14, r0
	sxt4 r8 = r8
	;;
	shr r8 = r8, r14
.L6:
	.mii
	cmp4.eq p6, p7 = 0, r18
	nop 0
	;;
	(p7) sub r8 = r0, r8
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L5:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
.L2:
	.mib
	cmp4.lt p6, p7 = 62, r15
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 51, r15
	(p7) br.cond.dptk .L15
	.mlx
	shladd r15 = r18, 3, r0
	movl r14 = @gprel(TWO52#)
	.mmi
	nop 0
	addl r16 = 1048576, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r14 = r1, r14
	;;
	.mmi
	add r14 = r14, r15
	;;
	ldfd f7 = [r14]
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
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r8 = r15, 32, 20
	shr r14 = r15, 52
	;;
	.mmi
	and r14 = r19, r14
	nop 0
	or r8 = r16, r8
	;;
	.mii
	adds r16 = -1043, r14
	adds r14 = -1023, r14
	;;
	sxt4 r16 = r16
	.mii
	sub r14 = 52, r14
	nop 0
	;;
	shl r8 = r8, r16
	.mmb
	nop 0
	cmp4.ltu p6, p7 = 31, r14
	(p6) br.cond.dptk .L6
	;;
	.mmi
	addp4 r14 = r14, r0
	addp4 r15 = r15, r0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mii
	nop 0
	shr.u r15 = r15, r14
	;;
	addp4 r15 = r15, r0
	;;
	.mmi
	nop 0
	or r8 = r15, r8
	nop 0
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L1
	;;
.L15:
	.mmi
	adds r19 = -1043, r16
	addl r15 = 1048575, r0
	nop 0
	.mmi
	addp4 r14 = r8, r0
	adds r16 = -1075, r16
	cmp4.eq p6, p7 = 0, r18
	;;
	.mmi
	and r15 = r15, r17
	nop 0
	sxt4 r17 = r19
	.mii
	addl r19 = 1048576, r0
	sxt4 r16 = r16
	;;
	or r15 = r19, r15
	;;
	.mii
	addp4 r15 = r15, r0
	shl r14 = r14, r16
	;;
	shl r15 = r15, r17
	;;
	.mmi
	nop 0
	or r8 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L1
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
	.endp llrint#
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
