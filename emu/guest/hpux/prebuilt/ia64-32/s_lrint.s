// 128f8283cce0abcc9d1633417b915a5a newlib/libm/common/s_lrint.c
	.file	"s_lrint.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global lrint#
	.type	lrint#, @function
	.proc lrint#
lrint:
	.prologue
	.body
	.mii
	getf.d r8 = f8
	addl r17 = 2047, r0
	;;
	extr.u r16 = r8, 52, 11
	.mii
	nop 0
	shr.u r15 = r8, 63
	;;
	adds r16 = -1023, r16
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r16
	(p6) br.cond.dptk .L2
	;;
	.mlx
	cmp4.le p6, p7 = -1, r16
	movl r14 = @gprel(TWO52#)
	.mmb
	shladd r16 = r15, 3, r0
	addl r8 = 1048575, r0
	(p7) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	add r14 = r1, r14
	;;
	.mmi
	add r14 = r14, r16
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
	extr.u r16 = r14, 32, 31
	;;
	extr.u r14 = r14, 32, 32
	.mmb
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	extr r16 = r14, 20, 12
	and r8 = r8, r14
	;;
	.mmi
	and r16 = r17, r16
	;;
	adds r14 = -1023, r16
	addl r16 = 1048576, r0
	;;
	.mmi
	sub r14 = 20, r14
	nop 0
	or r8 = r16, r8
	;;
	.mii
	addp4 r14 = r14, r0
	sxt4 r8 = r8
	;;
	shr r8 = r8, r14
.L6:
	.mii
	cmp4.eq p6, p7 = 0, r15
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
	.mlx
	cmp4.lt p6, p7 = 30, r16
	movl r14 = @gprel(TWO52#)
	.mmb
	shladd r16 = r15, 3, r0
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	add r14 = r1, r14
	;;
	.mmi
	add r14 = r14, r16
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
	getf.d r16 = f6
	;;
	nop 0
	shr r14 = r16, 52
	;;
	.mii
	and r14 = r17, r14
	extr.u r8 = r16, 32, 20
	addl r17 = 1048576, r0
	;;
	.mmi
	or r8 = r17, r8
	adds r17 = -1043, r14
	adds r14 = -1023, r14
	;;
	.mii
	addp4 r17 = r17, r0
	sub r14 = 52, r14
	;;
	cmp4.ltu p6, p7 = 31, r14
	;;
	.mib
	nop 0
	shl r8 = r8, r17
	(p6) br.cond.dptk .L6
	.mmi
	addp4 r14 = r14, r0
	addp4 r16 = r16, r0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mii
	nop 0
	shr.u r16 = r16, r14
	;;
	or r8 = r8, r16
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
	.endp lrint#
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
