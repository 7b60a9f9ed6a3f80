// 618a0793cfd10b26f79deaa8e034f44c newlib/libm/common/math_err.c
	.file	"math_err.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc with_errno#
with_errno:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 16
	adds r12 = -16, r12
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	;;
	.mfb
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	mov f2 = f8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r36
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	st4 [r8] = r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp with_errno#
	.align 16
	.align 64
	.proc xflow#
xflow:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mfi
	nop 0
	(p7) fneg f6 = f8
	addl r33 = 34, r0
	;;
	.mmf
	nop 0
	nop 0
	(p6) mov f6 = f8
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
	fmpy.d f8 = f8, f6
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errno#
	;;
	break.f 0
	;;
	.endp xflow#
	.align 16
	.align 64
	.global __math_uflow#
	.type	__math_uflow#, @function
	.hidden	__math_uflow#
	.proc __math_uflow#
__math_uflow:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x1000000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many xflow#
	;;
	break.f 0
	;;
	.endp __math_uflow#
	.align 16
	.align 64
	.global __math_may_uflow#
	.type	__math_may_uflow#, @function
	.hidden	__math_may_uflow#
	.proc __math_may_uflow#
__math_may_uflow:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x1e58000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many xflow#
	;;
	break.f 0
	;;
	.endp __math_may_uflow#
	.align 16
	.align 64
	.global __math_oflow#
	.type	__math_oflow#, @function
	.hidden	__math_oflow#
	.proc __math_oflow#
__math_oflow:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x7000000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many xflow#
	;;
	break.f 0
	;;
	.endp __math_oflow#
	.align 16
	.align 64
	.global __math_divzero#
	.type	__math_divzero#, @function
	.hidden	__math_divzero#
	.proc __math_divzero#
__math_divzero:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0xbff0000000000000
	.mfi
	nop 0
	mov f6 = f1
	addl r33 = 34, r0
	;;
	.mmi
	(p7) setf.d f6 = r14
	;;
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	st8.rel [r12] = r14
	;;
	ld8.acq r14 = [r12]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f0, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errno#
	;;
	break.f 0
	;;
	.endp __math_divzero#
	.align 16
	.align 64
	.global __math_invalid#
	.type	__math_invalid#, @function
	.hidden	__math_invalid#
	.proc __math_invalid#
__math_invalid:
	.prologue
	.mfi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	fsub.d f7 = f8, f8
	nop 0
	.mfi
	nop 0
	fcmp.unord p7, p8 = f8, f8
	nop 0
	;;
	.mmi
	nop 0
	addl r33 = 33, r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f7, f9, f7
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	(p7) br.cond.dpnt .L17
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errno#
	;;
.L17:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp __math_invalid#
	.align 16
	.align 64
	.global __math_check_uflow#
	.type	__math_check_uflow#, @function
	.hidden	__math_check_uflow#
	.proc __math_check_uflow#
__math_check_uflow:
	.prologue
	.mmf
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	nop 0
	fcmp.neq p6, p7 = f8, f0
	;;
	.mbb
	nop 0
	(p7) br.cond.dpnt .L25
	br.ret.sptk.many b0
.L25:
	.mmi
	nop 0
	addl r33 = 34, r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errno#
	;;
	break.f 0
	;;
	.endp __math_check_uflow#
	.align 16
	.align 64
	.global __math_check_oflow#
	.type	__math_check_oflow#, @function
	.hidden	__math_check_oflow#
	.proc __math_check_oflow#
__math_check_oflow:
	.prologue
	.mfi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	fabs f9 = f8
	nop 0
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 0x7fefffffffffffff
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f9, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.spnt .L27
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f9, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L30
.L27:
	.mfb
	nop 0
	mov f8 = f6
	br.ret.sptk.many b0
.L30:
	.mmi
	nop 0
	addl r33 = 34, r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errno#
	;;
	break.f 0
	;;
	.endp __math_check_oflow#
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
