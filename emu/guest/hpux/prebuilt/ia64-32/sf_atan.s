// 33e7ad0867821011bae391b49240f4aa newlib/libm/math/sf_atan.c
	.file	"sf_atan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global atanf#
	.type	atanf#, @function
	.proc atanf#
atanf:
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
	getf.s r14 = f8
	movl r32 = 2147483647
	.mlx
	nop 0
	movl r15 = 1350565887
	;;
	.mmi
	mov r33 = r14
	;;
	and r32 = r32, r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r32
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r15 = 2139095040
	;;
	.mib
	cmp4.geu p6, p7 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x3fc90fdb
	;;
	.mmi
	(p7) setf.s f8 = r14
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
.L2:
	.mlx
	nop 0
	movl r15 = 1054867455
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 822083583
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r32
	(p6) br.cond.dptk .L12
	.mlx
	nop 0
	movl r15 = 0x7149f2ca
	;;
	.mmi
	nop 0
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	(p6) setf.s f8 = r14
	nop 0
	(p6) br.cond.dpnt .L1
.L12:
	.mmi
	addl r15 = -1, r0
	nop 0
	nop 0
	;;
.L6:
	.mlx
	setf.s f6 = r14
	movl r16 = 0x3c8569d7
	.mlx
	cmp4.ne p6, p7 = -1, r15
	movl r17 = @gprel(atanlo#)
	;;
	.mmi
	shladd r15 = r15, 2, r0
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
	fmpy.s f9 = f6, f6
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0x3d4bda59
	;;
	.mlx
	setf.s f7 = r16
	movl r16 = 0xbd15a221
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f9, f9
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f7
	nop 0
	.mlx
	setf.s f7 = r16
	movl r16 = 0xbd6ef16b
	;;
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3d886b35
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0xbd9d8795
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3dba2e6e
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0xbde38e38
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3e124925
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0xbe4ccccd
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3eaaaaab
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
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
	fmpy.s f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f8, f10
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f7
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f7, f6
	;;
	.mfb
	nop 0
	(p7) fsub.s f8 = f7, f6
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ldfs f8 = [r17]
	cmp4.le p6, p7 = r0, r33
	.mmi
	nop 0
	ldfs f7 = [r15]
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f6 = f6, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f7, f6
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br.ret.sptk.many b0
	;;
.L18:
	.mfi
	nop 0
	fadd.s f8 = f8, f8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L19:
	.mib
	nop 0
	mov b0 = r34
	nop 0
	.mlx
	nop 0
	movl r14 = 0xbfc90fdb
	;;
	.mib
	setf.s f8 = r14
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L5:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r14 = 1066926079
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	(p6) br.cond.dptk .L7
	.mlx
	nop 0
	movl r14 = 1060110335
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x40000000
	.mlx
	(p7) mov r15 = r0
	(p7) movl r16 = 0xbf800000
	;;
	.mmi
	(p7) setf.s f6 = r14
	(p7) setf.s f7 = r16
	(p6) addl r15 = 1, r0
	;;
	.mfi
	nop 0
	(p6) fsub.s f7 = f8, f1
	nop 0
	.mfi
	nop 0
	(p6) fadd.s f8 = f8, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s f7 = f8, f6, f7
	nop 0
	.mfi
	nop 0
	(p7) fadd.s f8 = f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	.mib
	getf.s r14 = f6
	nop 0
	br .L6
	;;
.L7:
	.mlx
	nop 0
	movl r14 = 1075576831
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x3fc00000
	.mlx
	(p7) addl r15 = 2, r0
	(p6) movl r16 = 0xbf800000
	;;
	.mmi
	(p7) setf.s f6 = r14
	(p6) setf.s f7 = r16
	(p6) addl r15 = 3, r0
	;;
	.mfi
	nop 0
	(p7) fsub.s f7 = f8, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.s f8 = f8, f6, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	.mib
	getf.s r14 = f6
	nop 0
	br .L6
	.endp atanf#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	atanlo#, @object
	.size	atanlo#, 16
atanlo:
	data4	833369961
	data4	857874792
	data4	856952756
	data4	866263400
	.align 4
	.type	atanhi#, @object
	.size	atanhi#, 16
atanhi:
	data4	1055744824
	data4	1061752794
	data4	1065064542
	data4	1070141402
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
