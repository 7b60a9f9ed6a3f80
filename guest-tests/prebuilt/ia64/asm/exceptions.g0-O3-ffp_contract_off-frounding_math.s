// 64bc5187cd3d760dac75c2b216a26d3d
	.file	"exceptions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"V"
	.align 8
.LC1:
	stringz	"-"
	.align 8
.LC2:
	stringz	"Z"
	.align 8
.LC3:
	stringz	"O"
	.align 8
.LC4:
	stringz	"U"
	.align 8
.LC5:
	stringz	"I"
	.align 8
.LC6:
	stringz	"%-28s %s%s%s%s%s\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 63, r0
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mii
	mov r1 = r35
	tbit.nz p6, p7 = r8, 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	;;
	.mmi
	(p7) add r38 = r1, r38
	;;
	(p6) add r38 = r1, r38
	tbit.nz p6, p7 = r8, 2
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mmi
	(p7) add r39 = r1, r39
	;;
	(p6) add r39 = r1, r39
	tbit.nz p6, p7 = r8, 3
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r40 = r1, r40
	;;
	(p6) add r40 = r1, r40
	tbit.nz p6, p7 = r8, 4
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r41 = r1, r41
	;;
	(p6) add r41 = r1, r41
	tbit.z p6, p7 = r8, 5
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"double 1.0 + 2.0"
	.align 8
.LC8:
	stringz	"double 1.0 / 3.0"
	.align 8
.LC9:
	stringz	"double 1.0 / 0.0"
	.align 8
.LC10:
	stringz	"double 0.0 / 0.0"
	.align 8
.LC11:
	stringz	"double 1e308 * 10.0"
	.align 8
.LC12:
	stringz	"double 1e-308 * 1e-10"
	.align 8
.LC13:
	stringz	"double 4.9e-324 / 3.0"
	.align 8
.LC14:
	stringz	"double 4.9e-324 + 0.0"
	.align 8
.LC15:
	stringz	"double INFINITY - INFINITY"
	.align 8
.LC16:
	stringz	"double INFINITY * 0.0"
	.align 8
.LC17:
	stringz	"double NAN + 1.0"
	.align 8
.LC18:
	stringz	"float 1.0f / 3.0f"
	.align 8
.LC19:
	stringz	"float 1e38f * 10.0f"
	.align 8
.LC20:
	stringz	"float 1e-38f * 1e-10f"
	.align 8
.LC21:
	stringz	"float 1.0f / 0.0f"
	.align 8
.LC22:
	stringz	"sqrt -1"
	.align 8
.LC23:
	stringz	"1e300 to float"
	.align 8
.LC24:
	stringz	"1e-300 to float"
	.align 8
.LC25:
	stringz	"1.5 to int"
	.align 8
.LC26:
	stringz	"NaN < 1"
	.align 8
.LC27:
	stringz	"NaN == 1"
	.align 8
.LC28:
	stringz	"isless NaN 1"
	.align 8
.LC29:
	stringz	"%d\n"
	.align 8
.LC30:
	stringz	"%d %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 3, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.mlx
	.fframe 464
	adds r12 = -464, r12
	movl r42 = @gprel(.LC7)
	;;
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3, 32
	.save.f 0x1
	stf.spill [r16] = f2, 32
	adds r15 = 328, r12
	.mmi
	adds r14 = 320, r12
	mov r41 = r1
	add r42 = r1, r42
	;;
	.mmb
	.save.f 0x8
	stf.spill [r17] = f5
	.save.f 0x4
	stf.spill [r16] = f4
	nop 0
	.mii
	adds r16 = 336, r12
	.save rp, r39
	mov r39 = b0
	.body
	adds r37 = 64, r12
	;;
	.mmi
	getf.d r17 = f1
	adds r32 = 40, r12
	adds r38 = 48, r12
	.mmi
	adds r34 = 360, r12
	adds r33 = 356, r12
	adds r36 = 352, r12
	;;
	.mmi
	nop 0
	adds r35 = 348, r12
	nop 0
	;;
	.mlx
	st8.rel [r16] = r17
	movl r17 = 0x4000000000000000
	;;
	.mlx
	st8.rel [r15] = r17
	movl r17 = 0x4008000000000000
	;;
	.mmi
	ld8.acq r16 = [r16]
	setf.d f5 = r17
	nop 0
	.mlx
	ld8.acq r15 = [r15]
	movl r17 = 0x0000000000000001
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r16
	nop 0
	;;
	.mlx
	setf.d f4 = r17
	movl r17 = 0x7ff0000000000000
	;;
	.mlx
	setf.d f2 = r17
	movl r17 = 0x7ff8000000000000
	;;
	.mmi
	nop 0
	setf.d f3 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f1
	adds r16 = 312, r12
	.mmi
	adds r15 = 304, r12
	adds r14 = 296, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st8.rel [r16] = r17
	nop 0
	;;
	.mmi
	getf.d r17 = f5
	;;
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f9 = r15
	setf.d f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mmi
	getf.d r15 = f7
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f1
	adds r16 = 288, r12
	.mmi
	adds r15 = 280, r12
	adds r14 = 272, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st8.rel [r16] = r17
	nop 0
	;;
	.mmi
	getf.d r17 = f0
	;;
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f9 = r15
	setf.d f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mmi
	getf.d r15 = f7
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f0
	adds r16 = 264, r12
	.mmi
	adds r15 = 256, r12
	adds r14 = 248, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mmi
	st8.rel [r16] = r17
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f9 = r15
	setf.d f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mmi
	getf.d r15 = f7
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	adds r16 = 240, r12
	movl r17 = 0x7fe1ccf385ebc8a0
	.mmi
	adds r15 = 232, r12
	adds r14 = 224, r12
	mov r1 = r41
	;;
	.mlx
	st8.rel [r16] = r17
	movl r17 = 0x4024000000000000
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mmi
	st8.rel [r15] = r17
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	adds r16 = 216, r12
	movl r17 = 0x000730d67819e8d2
	.mmi
	adds r15 = 208, r12
	adds r14 = 200, r12
	mov r1 = r41
	;;
	.mlx
	st8.rel [r16] = r17
	movl r17 = 0x3ddb7cdfd9d7bdbb
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mmi
	st8.rel [r15] = r17
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f4
	adds r16 = 192, r12
	.mmi
	adds r15 = 184, r12
	adds r14 = 176, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st8.rel [r16] = r17
	nop 0
	;;
	.mmi
	getf.d r17 = f5
	;;
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f9 = r15
	setf.d f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mmi
	getf.d r15 = f7
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f4
	adds r16 = 168, r12
	.mmi
	adds r15 = 160, r12
	adds r14 = 152, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st8.rel [r16] = r17
	nop 0
	;;
	.mmi
	getf.d r17 = f0
	;;
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f2
	adds r16 = 144, r12
	.mmi
	adds r15 = 136, r12
	adds r14 = 128, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mmi
	st8.rel [r16] = r17
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r16
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
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f2
	adds r16 = 120, r12
	.mmi
	adds r15 = 112, r12
	adds r14 = 104, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st8.rel [r16] = r17
	nop 0
	;;
	.mmi
	getf.d r17 = f0
	;;
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.d r17 = f3
	adds r16 = 96, r12
	.mmi
	adds r15 = 88, r12
	adds r14 = 80, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st8.rel [r16] = r17
	nop 0
	;;
	.mmi
	getf.d r17 = f1
	;;
	st8.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.s r17 = f1
	adds r16 = 408, r12
	.mmi
	adds r15 = 404, r12
	adds r14 = 400, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mlx
	st4.rel [r16] = r17
	movl r17 = 0x40400000
	;;
	.mmi
	nop 0
	st4.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r16]
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.s f8 = r15
	setf.s f7 = r16
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
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	adds r16 = 396, r12
	movl r17 = 0x7e967699
	.mmi
	adds r15 = 392, r12
	adds r14 = 388, r12
	mov r1 = r41
	;;
	.mlx
	st4.rel [r16] = r17
	movl r17 = 0x41200000
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	;;
	.mmi
	st4.rel [r15] = r17
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	ld4.acq r16 = [r16]
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.s f7 = r15
	setf.s f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f7
	;;
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	adds r16 = 384, r12
	movl r17 = 0x006ce3ee
	.mmi
	adds r15 = 380, r12
	adds r14 = 376, r12
	mov r1 = r41
	;;
	.mlx
	st4.rel [r16] = r17
	movl r17 = 0x2edbe6ff
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mmi
	st4.rel [r15] = r17
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	ld4.acq r16 = [r16]
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.s f7 = r15
	setf.s f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f7
	;;
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	getf.s r17 = f1
	adds r16 = 372, r12
	.mmi
	adds r15 = 368, r12
	adds r14 = 364, r12
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st4.rel [r16] = r17
	nop 0
	;;
	.mmi
	getf.s r17 = f0
	;;
	st4.rel [r15] = r17
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r16]
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.s f7 = r16
	setf.s f8 = r15
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
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	nop 0
	movl r17 = 0xbff0000000000000
	.mmi
	adds r14 = 72, r12
	nop 0
	mov r1 = r41
	;;
	.mmi
	st8.rel [r14] = r17
	;;
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = sqrt#
	;;
	.mmi
	getf.d r14 = f8
	nop 0
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mib
	st8.rel [r37] = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	adds r14 = 56, r12
	movl r15 = 0x7e37e43c8800759c
	.mlx
	mov r1 = r41
	movl r17 = 0x01a56e1fc2f8f359
	;;
	.mmi
	nop 0
	st8.rel [r14] = r15
	nop 0
	.mlx
	st8.rel [r38] = r17
	movl r42 = @gprel(.LC23)
	;;
	.mmi
	getf.d r15 = f3
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	st8.rel [r32] = r15
	;;
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmi
	nop 0
	getf.s r17 = f6
	nop 0
	;;
	.mib
	st4.rel [r34] = r17
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld8.acq r38 = [r38]
	nop 0
	mov r1 = r41
	;;
	.mlx
	setf.d f6 = r38
	movl r42 = @gprel(.LC24)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mib
	st4.rel [r34] = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld8.acq r15 = [r32]
	mov r1 = r41
	addl r42 = 63, r0
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mlx
	nop 0
	movl r17 = 0x3ff8000000000000
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r41
	;;
	.mlx
	st8.rel [r14] = r17
	movl r42 = @gprel(.LC25)
	;;
	.mmi
	ld8.acq r14 = [r14]
	nop 0
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld8.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mlx
	setf.d f6 = r14
	movl r42 = @gprel(.LC26)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f1
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st4.rel [r36] = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld8.acq r15 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mlx
	setf.d f6 = r15
	movl r42 = @gprel(.LC27)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f1
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st4.rel [r35] = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld8.acq r32 = [r32]
	addl r14 = 1, r0
	mov r1 = r41
	;;
	.mmi
	nop 0
	setf.d f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f6, f1
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	nop 0
	;;
.L14:
	.mmi
	nop 0
	xor r14 = 1, r14
	adds r32 = 344, r12
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	add r42 = r1, r42
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld8.acq r37 = [r37]
	mov r1 = r41
	addl r42 = 9, r0
	.mmi
	ld4.acq r34 = [r34]
	;;
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r36]
	;;
	ld4.acq r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = feraiseexcept#
	;;
	.mmi
	addl r43 = 63, r0
	nop 0
	mov r1 = r41
	.mmb
	adds r42 = 24, r12
	nop 0
	br.call.sptk.many b0 = fegetexceptflag#
	;;
	.mib
	mov r1 = r41
	addl r42 = 5, r0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	adds r42 = 16, r12
	br.call.sptk.many b0 = feholdexcept#
	;;
	.mib
	mov r1 = r41
	addl r42 = 63, r0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r42 = 4, r0
	br.call.sptk.many b0 = feraiseexcept#
	;;
	.mib
	mov r1 = r41
	adds r42 = 16, r12
	br.call.sptk.many b0 = feupdateenv#
	;;
	.mib
	mov r1 = r41
	addl r42 = 4, r0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r32 = r8
	.mmb
	addl r42 = 1, r0
	nop 0
	br.call.sptk.many b0 = fetestexcept#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC30)
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	add r42 = r1, r42
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r41
	nop 0
	.mmi
	adds r18 = 416, r12
	adds r19 = 432, r12
	mov b0 = r39
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r40
	.mmi
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.restore sp
	adds r12 = 464, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
