// 648f043aa7a109ef7db3749fd70a1ad7 newlib/libm/math/ef_log10.c
	.file	"ef_log10.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_log10f#
	.type	__ieee754_log10f#, @function
	.proc __ieee754_log10f#
__ieee754_log10f:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r17 = 2139095039
	;;
	.mmi
	mov r15 = r14
	;;
	nop 0
	extr.u r16 = r15, 0, 31
	.mlx
	nop 0
	movl r15 = 8388607
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	mov r16 = r14
	(p7) br.cond.dpnt .L10
	;;
	.mib
	cmp4.le p6, p7 = r0, r14
	nop 0
	(p7) br.cond.dpnt .L11
	;;
	.mlx
	cmp4.ge p6, p7 = r17, r14
	movl r17 = 8388607
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r16 = 0x4c000000
	.mmi
	(p7) setf.s f7 = r14
	nop 0
	(p7) addl r15 = -25, r0
	;;
	.mmi
	(p7) setf.s f6 = r16
	nop 0
	(p6) mov r15 = r0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s f7 = f7, f6
	;;
	.mii
	(p7) getf.s r16 = f7
	nop 0
	;;
	extr r14 = r16, 23, 9
	.mmi
	and r16 = r17, r16
	;;
	adds r14 = -127, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	extr.u r15 = r14, 31, 1
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	sub r15 = 127, r15
	;;
	.mii
	nop 0
	dep.z r15 = r15, 23, 9
	sxt4 r14 = r14
	;;
	.mmi
	or r16 = r15, r16
	setf.sig f2 = r14
	nop 0
	;;
	.mib
	setf.s f8 = r16
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	mov r1 = r34
	movl r14 = 0x3ede5bd9
	.mlx
	adds r17 = 16, r12
	movl r16 = 0x355427db
	;;
	.mlx
	setf.s f6 = r14
	movl r14 = 0x3e9a2080
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mfi
	nop 0
	fmpy.s f8 = f8, f6
	nop 0
	.mmi
	setf.s f6 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f2, f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f2, f7, f8
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 0xcc000000
	.mmi
	adds r17 = 16, r12
	;;
	setf.s f6 = r14
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
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 2
	.mfi
	nop 0
	fsub.s f6 = f8, f8
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f7, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f0, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f7
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 3
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f8
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __ieee754_log10f#
	.global __ieee754_logf#
	.type	__ieee754_logf#, @function
	.ident	"GCC: (GNU) 12.2.0"
