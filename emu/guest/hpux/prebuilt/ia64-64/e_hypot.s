// a11a8bd22961bf6cb111e439c3f08af9 newlib/libm/math/e_hypot.c
	.file	"e_hypot.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_hypot#
	.type	__ieee754_hypot#, @function
	.proc __ieee754_hypot#
__ieee754_hypot:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	getf.d r14 = f8
	;;
	getf.d r16 = f9
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 31
	;;
	extr.u r17 = r16, 32, 31
	.mmi
	mov r20 = r15
	nop 0
	mov r2 = r15
	;;
	.mmi
	cmp4.le p6, p7 = r17, r15
	mov r19 = r17
	mov r18 = r17
	;;
	.mmi
	(p7) setf.d f6 = r14
	(p7) mov r14 = r16
	(p7) mov r20 = r17
	.mmi
	(p7) mov r19 = r15
	(p7) mov r18 = r15
	(p7) mov r2 = r17
	;;
	.mmi
	nop 0
	mov r15 = r14
	sub r17 = r2, r18
	.mlx
	nop 0
	movl r14 = 62914560
	;;
	.mii
	nop 0
	mix4.r r15 = r20, r15
	nop 0
	;;
	.mii
	(p7) getf.d r16 = f6
	cmp4.ge p6, p7 = r14, r17
	;;
	mov r17 = r15
	;;
	.mib
	nop 0
	mix4.r r16 = r19, r16
	(p7) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	movl r15 = 1596981248
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r15, r2
	nop 0
	;;
	.mib
	nop 0
	mov r14 = r16
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r15 = 2146435071
	.mmi
	nop 0
	addl r32 = 600, r0
	nop 0
	;;
	.mlx
	cmp4.ge p6, p7 = r15, r2
	movl r15 = -629145600
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mmi
	add r2 = r2, r15
	nop 0
	add r18 = r18, r15
	;;
	.mii
	nop 0
	mix4.r r17 = r2, r17
	mix4.r r14 = r18, r14
.L5:
	.mlx
	nop 0
	movl r15 = 548405247
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r15, r18
	(p6) br.cond.dptk .L8
	.mmi
	nop 0
	addl r15 = 1048575, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r15, r18
	(p6) br.cond.dptk .L9
	.mmi
	or r15 = r18, r14
	setf.d f7 = r14
	nop 0
	.mmi
	setf.d f8 = r17
	nop 0
	adds r32 = -1022, r32
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 0x7fd0000000000000
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f6
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f8, f6
	nop 0
	;;
	.mmi
	nop 0
	getf.d r14 = f7
	nop 0
	;;
	.mmi
	getf.d r17 = f8
	nop 0
	nop 0
	;;
	.align 32
.L8:
	.mmi
	setf.d f10 = r14
	setf.d f9 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f10, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L19
	.mmi
	mov r15 = r0
	;;
	nop 0
	mix4.r r15 = r2, r15
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f9, f6
	nop 0
	.mfi
	nop 0
	fsub.d f6 = f9, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f7, f6
	nop 0
	.mmi
	setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f8 = f10, f10, f6
	;;
	.mfb
	nop 0
	fms.d f8 = f7, f7, f8
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	mov r1 = r35
.L12:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L1
	;;
	.mib
	nop 0
	dep.z r32 = r32, 20, 12
	nop 0
	.mlx
	setf.d f7 = r14
	movl r15 = 1072693248
	;;
	.mmi
	add r32 = r32, r15
	;;
	nop 0
	shl r32 = r32, 32
	;;
	.mmi
	nop 0
	setf.d f6 = r32
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f7
	nop 0
	;;
	.mmi
	getf.d r14 = f7
	nop 0
	nop 0
	;;
.L1:
	.mmi
	setf.d f8 = r14
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L13:
	.mib
	nop 0
	mov r32 = r0
	br .L5
.L22:
	.mmi
	setf.d f6 = r16
	setf.d f7 = r15
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L19:
	.mmi
	addl r2 = 1048576, r2
	nop 0
	mov r15 = r0
	.mmi
	mov r16 = r0
	setf.d f7 = r17
	nop 0
	;;
	.mii
	nop 0
	mix4.r r15 = r2, r15
	mix4.r r16 = r18, r16
	;;
	.mlx
	nop 0
	movl r18 = 0x4000000000000000
	;;
	.mmi
	setf.d f9 = r15
	setf.d f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	fms.d f6 = f7, f6, f9
	nop 0
	.mmi
	setf.d f9 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f10, f6
	;;
	.mfi
	nop 0
	fsub.d f7 = f10, f9
	nop 0
	.mmi
	setf.d f10 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f7, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f8 = f8, f8, f6
	;;
	.mfb
	nop 0
	fms.d f8 = f10, f9, f8
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	getf.d r14 = f8
	nop 0
	br .L12
.L9:
	.mlx
	nop 0
	movl r15 = 629145600
	.mmi
	nop 0
	adds r32 = -600, r32
	nop 0
	;;
	.mii
	add r2 = r2, r15
	add r18 = r18, r15
	;;
	mix4.r r17 = r2, r17
	.mib
	nop 0
	mix4.r r14 = r18, r14
	br .L8
.L23:
	.mmi
	nop 0
	addl r16 = 1048575, r0
	nop 0
	;;
	.mlx
	and r2 = r16, r2
	movl r16 = 2146435072
	;;
	.mmi
	or r2 = r17, r2
	nop 0
	xor r18 = r16, r18
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r2
	nop 0
	or r18 = r14, r18
	;;
	.mmi
	(p7) setf.d f8 = r17
	(p7) setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fadd.d f8 = f8, f9
	;;
	.mib
	(p7) getf.d r17 = f8
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L1
	;;
.L14:
	.mmi
	mov r14 = r17
	nop 0
	mov b0 = r33
	;;
	.mib
	setf.d f8 = r14
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp __ieee754_hypot#
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.ident	"GCC: (GNU) 12.2.0"
