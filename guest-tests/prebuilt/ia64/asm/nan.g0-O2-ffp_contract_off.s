// 1b22995bed04c3b71254abba2f9073ab
	.file	"nan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"%d %d %d %d %d %d\n"
	.align 8
.LC3:
	stringz	"%d %d %d %d\n"
	.align 8
.LC4:
	stringz	"isnan(n + one)"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"isnan(n * zero)"
	.align 8
.LC7:
	stringz	"isnan(zero / zero)"
	.align 8
.LC8:
	stringz	"isnan(inf - inf)"
	.align 8
.LC9:
	stringz	"isnan(inf * zero)"
	.align 8
.LC10:
	stringz	"isnan(sqrt(-one))"
	.align 8
.LC11:
	stringz	"isnan(fmod(one, zero))"
	.align 8
.LC12:
	stringz	"isnan((float)n)"
	.align 8
.LC13:
	stringz	"isnan(-n)"
	.align 8
.LC14:
	stringz	"isnan(fabs(n))"
	.align 8
.LC15:
	stringz	"!isnan(inf)"
	.align 8
.LC16:
	stringz	"fmax(n, one) == 1 && fmin(one, n) == 1"
	.align 8
.LC17:
	stringz	"isnan(pow(n, one)) && pow(n, zero) == 1"
	.align 8
.LC18:
	stringz	"signbit(-zero) && !signbit(zero)"
	.align 8
.LC19:
	stringz	"one / -zero == -inf"
	.align 8
.LC20:
	stringz	"copysign(one, -zero) == -1"
	.align 8
.LC21:
	stringz	"%d%d%d%d%d "
	.align 8
.LC22:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 7, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 144
	adds r12 = -144, r12
	mov r18 = ar.lc
	;;
	.mlx
	adds r32 = 96, r12
	movl r14 = 0x7ff8000000000000
	.mmi
	getf.d r15 = f0
	adds r34 = 72, r12
	adds r36 = 88, r12
	;;
	.mmi
	st8.rel [r32] = r14
	.save.f 0x1
	stf.spill [r17] = f2
	adds r37 = 80, r12
	.mlx
	mov r41 = r1
	movl r17 = 0x7ff0000000000000
	;;
	.mmi
	nop 0
	getf.d r14 = f1
	.save rp, r39
	mov r39 = b0
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mmi
	add r42 = r1, r42
	;;
	st8.rel [r36] = r15
	nop 0
	.mmi
	st8.rel [r37] = r17
	;;
	st8.rel [r34] = r14
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r32]
	ld8.acq r17 = [r32]
	nop 0
	;;
	.mmi
	setf.d f9 = r15
	ld8.acq r14 = [r32]
	nop 0
	.mmi
	setf.d f8 = r17
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	setf.d f7 = r14
	setf.d f6 = r15
	nop 0
	.mmi
	ld8.acq r17 = [r32]
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r32]
	;;
	.savesp ar.lc, 120
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f9, f8
	.mmi
	setf.d f9 = r17
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	ld8.acq r17 = [r34]
	nop 0
	fcmp.neq p6, p7 = f7, f6
	.mmi
	setf.d f7 = r15
	ld8.acq r14 = [r32]
	nop 0
	;;
	.mmi
	setf.d f6 = r17
	ld8.acq r15 = [r32]
	(p8) addl r43 = 1, r0
	.mmi
	ld8.acq r17 = [r32]
	;;
	(p9) mov r43 = r0
	(p6) addl r44 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r44 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f9, f8
	.mmi
	setf.d f9 = r14
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f7, f6
	(p8) addl r45 = 1, r0
	.mmi
	setf.d f7 = r17
	setf.d f6 = r14
	nop 0
	;;
	.mmi
	(p9) mov r45 = r0
	;;
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r46 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p8, p9 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	(p8) addl r47 = 1, r0
	;;
	(p6) addl r48 = 1, r0
	(p9) mov r47 = r0
	;;
	.mib
	(p7) mov r48 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r32]
	nop 0
	addl r46 = 1, r0
	.mmi
	mov r1 = r41
	ld8.acq r17 = [r34]
	nop 0
	;;
	.mmi
	setf.d f9 = r15
	ld8.acq r14 = [r32]
	nop 0
	.mmi
	setf.d f8 = r17
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r32]
	setf.d f11 = r14
	nop 0
	.mmi
	setf.d f10 = r15
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	setf.d f13 = r17
	ld8.acq r15 = [r34]
	nop 0
	.mmi
	setf.d f12 = r14
	ld8.acq r17 = [r32]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f7, f6
	;;
	.mmi
	(p7) mov r46 = r0
	nop 0
	nop 0
	;;
.L2:
	.mmf
	nop 0
	nop 0
	fcmp.gt p10, p11 = f11, f10
	.mfi
	nop 0
	fcmp.lt p8, p9 = f9, f8
	xor r46 = 1, r46
	;;
	.mfi
	nop 0
	fcmp.unord p6, p7 = f13, f12
	and r46 = 1, r46
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p8) mov r43 = r0
	(p10) mov r44 = r0
	add r42 = r1, r42
	;;
	.mmi
	(p9) addl r43 = 1, r0
	(p11) addl r44 = 1, r0
	(p6) addl r45 = 1, r0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r32]
	mov r1 = r41
	.mmi
	nop 0
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mlx
	setf.d f7 = r15
	movl r44 = @gprel(.LC4)
	.mlx
	setf.d f6 = r14
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r17 = [r32]
	mov r1 = r41
	.mmi
	nop 0
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mlx
	setf.d f7 = r14
	movl r44 = @gprel(.LC6)
	.mlx
	setf.d f6 = r17
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r36]
	mov r1 = r41
	.mmi
	nop 0
	ld8.acq r17 = [r36]
	nop 0
	;;
	.mlx
	setf.d f9 = r17
	movl r44 = @gprel(.LC7)
	.mlx
	setf.d f8 = r15
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
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
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f7, f7
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r37]
	mov r1 = r41
	.mmi
	nop 0
	ld8.acq r15 = [r37]
	nop 0
	;;
	.mlx
	setf.d f7 = r15
	movl r44 = @gprel(.LC8)
	.mlx
	setf.d f6 = r14
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r17 = [r37]
	mov r1 = r41
	.mmi
	nop 0
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mlx
	setf.d f7 = r14
	movl r44 = @gprel(.LC9)
	.mlx
	setf.d f6 = r17
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r34]
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mfb
	nop 0
	fneg f8 = f8
	br.call.sptk.many b0 = sqrt#
	;;
	.mfi
	nop 0
	fcmp.ord p6, p7 = f8, f8
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r17 = [r34]
	mov r1 = r41
	.mmi
	ld8.acq r14 = [r36]
	;;
	setf.d f9 = r14
	nop 0
	.mmb
	setf.d f8 = r17
	nop 0
	br.call.sptk.many b0 = fmod#
	;;
	.mfi
	nop 0
	fcmp.ord p6, p7 = f8, f8
	mov r1 = r41
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mlx
	setf.d f6 = r15
	movl r44 = @gprel(.LC12)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r17 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mlx
	setf.d f6 = r17
	movl r44 = @gprel(.LC13)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mlx
	setf.d f6 = r14
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fabs f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mlx
	setf.d f6 = r15
	movl r44 = @gprel(.LC15)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f6
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r17 = [r32]
	mov r1 = r41
	.mmi
	ld8.acq r14 = [r34]
	;;
	setf.d f8 = r17
	nop 0
	.mmb
	setf.d f9 = r14
	nop 0
	br.call.sptk.many b0 = fmax#
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f8, f1
	mov r1 = r41
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L14
	.mmi
	ld8.acq r15 = [r34]
	ld8.acq r17 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	.mmb
	setf.d f9 = r17
	nop 0
	br.call.sptk.many b0 = fmin#
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f8, f1
	mov r1 = r41
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L14:
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r32]
	mov r1 = r41
	.mmi
	ld8.acq r15 = [r34]
	;;
	setf.d f8 = r14
	nop 0
	.mmb
	setf.d f9 = r15
	nop 0
	br.call.sptk.many b0 = pow#
	;;
	.mmf
	mov r1 = r41
	nop 0
	fcmp.ord p6, p7 = f8, f8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L50
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r36]
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 63
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L17
	.mmi
	nop 0
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 63
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L17:
	.mlx
	adds r35 = 16, r12
	movl r44 = @gprel(.LC18)
	.mlx
	mov r33 = r0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r17 = 0x7fefffffffffffff
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mib
	setf.d f2 = r17
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	mov r1 = r41
	.mmi
	nop 0
	ld8.acq r15 = [r36]
	nop 0
	;;
	.mmi
	setf.d f7 = r14
	setf.d f9 = r15
	nop 0
	.mlx
	ld8.acq r17 = [r37]
	movl r44 = @gprel(.LC19)
	;;
	.mlx
	setf.d f10 = r17
	movl r42 = @gprel(.LC5)
	.mlx
	add r44 = r1, r44
	movl r14 = 0x0010000000000000
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	.mmi
	add r42 = r1, r42
	setf.d f3 = r14
	nop 0
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fneg f10 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f10
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld8.acq r15 = [r34]
	movl r14 = 0xbff0000000000000
	.mmi
	mov r1 = r41
	ld8.acq r17 = [r36]
	nop 0
	;;
	.mlx
	setf.d f7 = r17
	movl r44 = @gprel(.LC20)
	.mlx
	setf.d f6 = r15
	movl r42 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mmf
	nop 0
	nop 0
	fneg f7 = f7
	;;
	.mfi
	nop 0
	fmerge.s f6 = f7, f6
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f7
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r36]
	mov r1 = r41
	mov ar.lc = 6
	.mmi
	nop 0
	ld8.acq r36 = [r36]
	nop 0
	;;
	.mmi
	setf.d f7 = r36
	ld8.acq r34 = [r34]
	nop 0
	.mlx
	st8 [r35] = r15
	movl r15 = 0x000012688b70e62b
	;;
	.mmi
	ld8.acq r17 = [r37]
	ld8.acq r37 = [r37]
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	setf.d f6 = r37
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 40, r12
	;;
	.mmf
	nop 0
	nop 0
	fneg f7 = f7
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 56, r12
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	stfd [r14] = f7
	adds r14 = 48, r12
	nop 0
	;;
	.mmi
	stfd [r14] = f6
	nop 0
	nop 0
	.align 32
.L23:
	.mmi
	ld8 r14 = [r35], 8
	cmp4.ge p6, p7 = 4, r33
	addl r43 = 1, r0
	.mmi
	addl r46 = 1, r0
	addl r44 = 1, r0
	mov r42 = r38
	;;
	.mmi
	setf.d f7 = r14
	(p6) addl r47 = 1, r0
	shr.u r14 = r14, 63
	.mmi
	adds r33 = 1, r33
	;;
	(p7) mov r47 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r47 = r14, r47
	nop 0
	;;
	.mfi
	nop 0
	fabs f6 = f7
	nop 0
	.mfi
	nop 0
	fcmp.unord p6, p7 = f7, f7
	nop 0
	;;
	.mmi
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.unord p10, p11 = f6, f2
	nop 0
	.mfi
	nop 0
	fcmp.unord p8, p9 = f6, f3
	nop 0
	;;
	.mib
	(p10) cmp.eq.unc p6, p0 = r0, r0
	(p11) cmp.eq.unc p7, p0 = r0, r0
	.pred.rel.mutex p6, p7
	(p10) br.cond.dpnt .L20
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p10, p11 = f6, f2
	;;
	.mmi
	(p11) mov r43 = r0
	nop 0
	nop 0
	;;
.L20:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	zxt1 r43 = r43
	(p8) br.cond.dpnt .L21
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f6, f3
	;;
	.mmi
	(p9) mov r46 = r0
	nop 0
	nop 0
	;;
.L21:
	.pred.rel.mutex p6, p7
	.mmi
	or r46 = r46, r43
	nop 0
	addp4 r43 = r43, r0
	;;
	.mib
	andcm r46 = 1, r46
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f6, f2
	;;
	.mmi
	(p7) mov r44 = r0
	nop 0
	nop 0
	;;
.L22:
	.mmi
	xor r44 = 1, r44
	nop 0
	xor r43 = 1, r43
	;;
	.mib
	and r44 = 1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L23
	.mib
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	ld8.acq r32 = [r32]
	adds r15 = 104, r12
	.mmi
	adds r16 = 108, r12
	mov r43 = r0
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
	fnorm.s f6 = f6
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mmi
	st4.rel [r16] = r14
	st4.rel [r15] = r0
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	cmp4.lt p6, p7 = 9, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r43 = r0
	(p6) br.cond.dpnt .L24
	.align 32
.L26:
	.mmi
	ld4.acq r14 = [r15]
	ld4.acq r17 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	setf.s f7 = r17
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L25
	.mmi
	ld4.acq r14 = [r15]
	ld4.acq r17 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	setf.s f7 = r17
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f6, f7
	;;
	.mmi
	(p7) adds r43 = 1, r43
	nop 0
	nop 0
.L25:
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L26
.L24:
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r41
	nop 0
	.mmi
	adds r19 = 120, r12
	adds r20 = 128, r12
	mov b0 = r39
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r40
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L50:
	.body
	.copy_state 1
	.mmi
	ld8.acq r17 = [r32]
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r17
	nop 0
	.mmb
	setf.d f9 = r14
	nop 0
	br.call.sptk.many b0 = pow#
	;;
	.mfi
	nop 0
	fcmp.eq p6, p7 = f8, f1
	mov r1 = r41
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br .L16
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
