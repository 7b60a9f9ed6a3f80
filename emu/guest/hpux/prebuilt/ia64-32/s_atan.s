// 00ca6bf8c529fa6188b23a0c921c41a3 newlib/libm/math/s_atan.c
	.file	"s_atan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global atan#
	.type	atan#, @function
	.proc atan#
atan:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mlx
	getf.d r14 = f8
	movl r16 = 1141899263
	;;
	.mii
	nop 0
	extr.u r32 = r14, 32, 31
	mov r15 = r14
	;;
	.mii
	nop 0
	extr.u r33 = r14, 32, 32
	nop 0
	.mmb
	cmp4.geu p6, p7 = r16, r32
	nop 0
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r16 = 2146435072
	.mmi
	nop 0
	cmp4.ne p8, p9 = 0, r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r16, r32
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	cmp4.eq p6, p7 = r16, r32
	nop 0
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p6) addl r15 = 1, r0
	(p9) mov r16 = r0
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	nop 0
	and r15 = r16, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L3
	;;
	.mib
	cmp4.ge p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x3ff921fb54442d18
	;;
	.mmi
	(p7) setf.d f8 = r14
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L3:
	.mii
	setf.d f6 = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mfb
	nop 0
	fadd.d f8 = f6, f6
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = 1071382527
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 1042284543
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r32
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r15 = 0x7e37e43c8800759c
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
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	(p6) setf.d f8 = r14
	nop 0
	(p6) br.cond.dpnt .L1
.L13:
	.mmi
	addl r15 = -1, r0
	nop 0
	nop 0
	;;
.L7:
	.mlx
	setf.d f6 = r14
	movl r16 = 0x3f90ad3ae322da11
	.mlx
	cmp4.ne p6, p7 = -1, r15
	movl r17 = @gprel(atanlo#)
	;;
	.mmi
	shladd r15 = r15, 3, r0
	add r17 = r1, r17
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	sxt4 r15 = r15
	;;
	.mmi
	nop 0
	add r17 = r17, r15
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f9 = f6, f6
	nop 0
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3fa97b4b24760deb
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0xbfa2b4442c6a6c2f
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f9, f9
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0xbfadde2d52defd9a
	;;
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fb10d66a0d03d51
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0xbfb3b0f2af749a6d
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fb745cdc54c206e
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0xbfbc71c6fe231671
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fc24924920083ff
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0xbfc999999998ebc4
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fd555555555550d
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = @gprel(atanhi#)
	;;
	.mmi
	add r16 = r1, r16
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f8, f10
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f7, f6
	;;
	.mfb
	nop 0
	(p7) fsub.d f8 = f7, f6
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ldfd f8 = [r17]
	cmp4.le p6, p7 = r0, r33
	.mmi
	nop 0
	ldfd f7 = [r15]
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f7, f6
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br.ret.sptk.many b0
.L19:
	.mib
	nop 0
	mov b0 = r34
	nop 0
	.mlx
	nop 0
	movl r14 = 0xbff921fb54442d18
	;;
	.mib
	setf.d f8 = r14
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 1072889855
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	(p6) br.cond.dptk .L8
	.mlx
	nop 0
	movl r14 = 1072037887
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x4000000000000000
	.mlx
	(p7) mov r15 = r0
	(p7) movl r16 = 0xbff0000000000000
	;;
	.mmi
	(p7) setf.d f6 = r14
	(p7) setf.d f9 = r16
	(p6) addl r15 = 1, r0
	;;
	.mfi
	nop 0
	(p6) fsub.d f9 = f8, f1
	nop 0
	.mfi
	nop 0
	(p6) fadd.d f8 = f8, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.d f9 = f8, f6, f9
	nop 0
	.mfi
	nop 0
	(p7) fadd.d f8 = f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	;;
	.mib
	getf.d r14 = f6
	nop 0
	br .L7
	;;
.L8:
	.mlx
	nop 0
	movl r14 = 1073971199
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x3ff8000000000000
	.mlx
	(p7) addl r15 = 2, r0
	(p6) movl r16 = 0xbff0000000000000
	;;
	.mmi
	(p7) setf.d f6 = r14
	(p6) setf.d f9 = r16
	(p6) addl r15 = 3, r0
	;;
	.mfi
	nop 0
	(p7) fsub.d f9 = f8, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.d f8 = f8, f6, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	;;
	.mib
	getf.d r14 = f6
	nop 0
	br .L7
	.endp atan#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	atanlo#, @object
	.size	atanlo#, 32
atanlo:
	data4	1014639487
	data4	573531618
	data4	1015129638
	data4	856972295
	data4	1013974920
	data4	2062601149
	data4	1016178214
	data4	856972295
	.align 8
	.type	atanhi#, @object
	.size	atanhi#, 32
atanhi:
	data4	1071492199
	data4	90291023
	data4	1072243195
	data4	1413754136
	data4	1072657163
	data4	-763234661
	data4	1073291771
	data4	1413754136
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
