// 59f471da48fdc5d89c0f6f2a1c44cf71 newlib/libm/common/math_errf.c
	.file	"math_errf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc with_errnof#
with_errnof:
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
	.endp with_errnof#
	.align 16
	.align 64
	.proc xflowf.constprop.0#
xflowf.constprop.0:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	nop 0
	cmp4.ne p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	movl r14 = 0xf0000000
	.mmi
	nop 0
	addl r33 = 34, r0
	nop 0
	;;
	.mlx
	setf.s f6 = r14
	(p7) movl r14 = 0x70000000
	;;
	.mlx
	(p7) setf.s f6 = r14
	movl r14 = 0x70000000
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f6, f8
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errnof#
	;;
	break.f 0
	;;
	.endp xflowf.constprop.0#
	.align 16
	.align 64
	.global __math_oflowf#
	.type	__math_oflowf#, @function
	.hidden	__math_oflowf#
	.proc __math_oflowf#
__math_oflowf:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many xflowf.constprop.0#
	;;
	break.f 0
	;;
	.endp __math_oflowf#
	.align 16
	.align 64
	.global __math_divzerof#
	.type	__math_divzerof#, @function
	.hidden	__math_divzerof#
	.proc __math_divzerof#
__math_divzerof:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mfi
	nop 0
	mov f6 = f1
	addl r33 = 34, r0
	.mlx
	nop 0
	(p7) movl r14 = 0xbf800000
	;;
	.mmi
	nop 0
	(p7) setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f0, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errnof#
	;;
	break.f 0
	;;
	.endp __math_divzerof#
	.align 16
	.align 64
	.global __math_invalidf#
	.type	__math_invalidf#, @function
	.hidden	__math_invalidf#
	.proc __math_invalidf#
__math_invalidf:
	.prologue
	.mfi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	fsub.s f6 = f8, f8
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
	frcpa.s0 f8, p6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	(p7) br.cond.dpnt .L13
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many with_errnof#
	;;
.L13:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp __math_invalidf#
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
