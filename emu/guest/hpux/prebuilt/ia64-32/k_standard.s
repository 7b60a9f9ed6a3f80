// b3c3034416454c0cca6f2fd547098577 newlib/libm/math/k_standard.c
	.file	"k_standard.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_standard#
	.type	__kernel_standard#, @function
	.proc __kernel_standard#
__kernel_standard:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.mmi
	addl r14 = 142, r0
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	;;
	.mmi
	cmp4.ltu p6, p7 = r14, r34
	nop 0
	addl r14 = @ltoffx(.L4), r1
	.mmb
	addp4 r34 = r34, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	shladd r34 = r34, 2, r0
	ld8.mov r14 = [r14], .L4
	nop 0
	;;
	.mmi
	add r34 = r34, r14
	;;
	ld4 r15 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r15
	;;
	add r34 = r34, r14
	;;
	.mib
	nop 0
	mov b6 = r34
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L4:
	data4 @pcrel(.L2)
	data4 @pcrel(.L42)
	data4 @pcrel(.L42)
	data4 @pcrel(.L42)
	data4 @pcrel(.L40)
	data4 @pcrel(.L40)
	data4 @pcrel(.L40)
	data4 @pcrel(.L7)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L40)
	data4 @pcrel(.L5)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L54)
	data4 @pcrel(.L25)
	data4 @pcrel(.L7)
	data4 @pcrel(.L36)
	data4 @pcrel(.L16)
	data4 @pcrel(.L14)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L15)
	data4 @pcrel(.L14)
	data4 @pcrel(.L13)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L40)
	data4 @pcrel(.L5)
	data4 @pcrel(.L54)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L2)
	data4 @pcrel(.L42)
	data4 @pcrel(.L42)
	data4 @pcrel(.L42)
	data4 @pcrel(.L40)
	data4 @pcrel(.L40)
	data4 @pcrel(.L40)
	data4 @pcrel(.L7)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L40)
	data4 @pcrel(.L5)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L36)
	data4 @pcrel(.L54)
	data4 @pcrel(.L25)
	data4 @pcrel(.L7)
	data4 @pcrel(.L36)
	data4 @pcrel(.L16)
	data4 @pcrel(.L14)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L16)
	data4 @pcrel(.L15)
	data4 @pcrel(.L14)
	data4 @pcrel(.L13)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L7)
	data4 @pcrel(.L40)
	data4 @pcrel(.L5)
	data4 @pcrel(.L54)
	.section	.text,	"ax",	"progbits"
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	addl r14 = 33, r0
	movl r15 = 0xfff0000000000000
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r37
	adds r17 = 16, r12
	;;
	.mmi
	setf.d f2 = r15
	st4 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r37
	;;
	st4 [r8] = r14
	nop 0
.L2:
	.mfi
	nop 0
	mov f2 = f0
	nop 0
	;;
.L67:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 2
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f0, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f0, f0
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f2 = f8, f6, f7
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r37
	;;
	st4 [r8] = r14
	nop 0
.L70:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L40:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 0x7ff0000000000000
	.mmi
	nop 0
	;;
	setf.d f2 = r14
	nop 0
	;;
.L68:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L42:
	.body
	.copy_state 4
	.mfb
	nop 0
	mov f2 = f0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L67
.L14:
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x7ff0000000000000
	;;
	.mib
	(p6) setf.d f2 = r15
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r37
	;;
	st4 [r8] = r14
	nop 0
.L69:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L5:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 0x7ff0000000000000
	;;
	.mib
	setf.d f2 = r14
	nop 0
	br .L68
	;;
.L54:
	.mfi
	nop 0
	mov f2 = f1
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L25:
	.body
	.copy_state 6
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L49
	.mlx
	nop 0
	movl r15 = 0x3fe0000000000000
	;;
	.mmi
	nop 0
	setf.d f2 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f9, f2
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = rint#
	;;
	.mfi
	nop 0
	fcmp.eq p6, p7 = f8, f2
	mov r1 = r37
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L49
	.align 32
.L60:
	.mlx
	nop 0
	movl r14 = 0xfff0000000000000
	;;
	.mib
	setf.d f2 = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L69
.L15:
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f8, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f0, f8
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f2 = f8, f6, f7
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L70
.L13:
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	.mfb
	nop 0
	mov f8 = f0
	br.call.sptk.many b0 = copysign#
	;;
	.mmf
	mov r1 = r37
	nop 0
	mov f2 = f8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L69
.L49:
	.mlx
	nop 0
	movl r14 = 0x7ff0000000000000
	;;
	.mib
	setf.d f2 = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L69
	.endp __kernel_standard#
	.global copysign#
	.type	copysign#, @function
	.global rint#
	.type	rint#, @function
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
