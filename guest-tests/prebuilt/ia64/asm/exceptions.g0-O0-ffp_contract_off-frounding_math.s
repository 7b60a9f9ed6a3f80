// df39bc42aa7591170176150a87166f61
	.file	"exceptions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
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
	.proc show#
show:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	addl r37 = 63, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	br .L3
	;;
.L2:
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
.L3:
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r16 = @gprel(.LC2)
	;;
	add r16 = r1, r16
	br .L5
	;;
.L4:
	movl r16 = @gprel(.LC1)
	;;
	add r16 = r1, r16
.L5:
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	movl r17 = @gprel(.LC3)
	;;
	add r17 = r1, r17
	br .L7
	;;
.L6:
	movl r17 = @gprel(.LC1)
	;;
	add r17 = r1, r17
.L7:
	adds r18 = -16, r35
	;;
	ld4 r14 = [r18]
	;;
	and r14 = 16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	movl r18 = @gprel(.LC4)
	;;
	add r18 = r1, r18
	br .L9
	;;
.L8:
	movl r18 = @gprel(.LC1)
	;;
	add r18 = r1, r18
.L9:
	adds r19 = -16, r35
	;;
	ld4 r14 = [r19]
	;;
	and r14 = 32, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r19 = @gprel(.LC5)
	;;
	add r19 = r1, r19
	br .L11
	;;
.L10:
	movl r19 = @gprel(.LC1)
	;;
	add r19 = r1, r19
.L11:
	mov r14 = r35
	;;
	mov r43 = r19
	mov r42 = r18
	mov r41 = r17
	mov r40 = r16
	mov r39 = r15
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -400, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -296, r35
	getf.d r15 = f1
	;;
	st8.rel [r14] = r15
	adds r14 = -288, r35
	movl r15 = 0x4000000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -296, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -288, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fadd.d f6 = f7, f6
	adds r14 = -280, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -280, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -272, r35
	getf.d r15 = f1
	;;
	st8.rel [r14] = r15
	adds r14 = -264, r35
	movl r15 = 0x4008000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -272, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -264, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -256, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -256, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -248, r35
	getf.d r15 = f1
	;;
	st8.rel [r14] = r15
	adds r14 = -240, r35
	getf.d r15 = f0
	;;
	st8.rel [r14] = r15
	adds r14 = -248, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -240, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -232, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -232, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -224, r35
	getf.d r15 = f0
	;;
	st8.rel [r14] = r15
	adds r14 = -216, r35
	getf.d r15 = f0
	;;
	st8.rel [r14] = r15
	adds r14 = -224, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -216, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -208, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -208, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -200, r35
	movl r15 = 0x7fe1ccf385ebc8a0
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -192, r35
	movl r15 = 0x4024000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -200, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -192, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -184, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -184, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -176, r35
	movl r15 = 0x000730d67819e8d2
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -168, r35
	movl r15 = 0x3ddb7cdfd9d7bdbb
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -176, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -168, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -160, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -160, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -152, r35
	movl r15 = 0x0000000000000001
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -144, r35
	movl r15 = 0x4008000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -152, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -144, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -136, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -136, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -128, r35
	movl r15 = 0x0000000000000001
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -120, r35
	getf.d r15 = f0
	;;
	st8.rel [r14] = r15
	adds r14 = -128, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -120, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fadd.d f6 = f7, f6
	adds r14 = -112, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -112, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -104, r35
	movl r15 = 0x7ff0000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -96, r35
	movl r15 = 0x7ff0000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -104, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -96, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fsub.d f6 = f7, f6
	adds r14 = -88, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -88, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -80, r35
	movl r15 = 0x7ff0000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -72, r35
	getf.d r15 = f0
	;;
	st8.rel [r14] = r15
	adds r14 = -80, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -72, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -64, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -64, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -56, r35
	movl r15 = 0x7ff8000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -48, r35
	getf.d r15 = f1
	;;
	st8.rel [r14] = r15
	adds r14 = -56, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -48, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fadd.d f6 = f7, f6
	adds r14 = -40, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -40, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -32, r35
	getf.s r15 = f1
	;;
	st4.rel [r14] = r15
	adds r14 = -28, r35
	movl r15 = 0x40400000
	;;
	setf.s f6 = r15
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -32, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -28, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -24, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -24, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -20, r35
	movl r15 = 0x7e967699
	;;
	setf.s f6 = r15
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -16, r35
	movl r15 = 0x41200000
	;;
	setf.s f6 = r15
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -20, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -16, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fmpy.s f6 = f7, f6
	adds r14 = -12, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -12, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -8, r35
	movl r15 = 0x006ce3ee
	;;
	setf.s f6 = r15
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -4, r35
	movl r15 = 0x2edbe6ff
	;;
	setf.s f6 = r15
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -8, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -4, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fmpy.s f6 = f7, f6
	mov r14 = r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	mov r14 = r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = 4, r35
	getf.s r15 = f1
	;;
	st4.rel [r14] = r15
	adds r14 = 8, r35
	getf.s r15 = f0
	;;
	st4.rel [r14] = r15
	adds r14 = 4, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = 8, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = 12, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = 12, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	movl r14 = 0xbff0000000000000
	;;
	setf.d f6 = r14
	;;
	getf.d r14 = f6
	adds r15 = -384, r35
	;;
	st8.rel [r15] = r14
	adds r15 = -384, r35
	;;
	ld8.acq r15 = [r15]
	;;
	setf.d f6 = r15
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrt#
	mov r1 = r36
	;;
	mov f6 = f8
	adds r14 = -376, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -368, r35
	movl r15 = 0x7e37e43c8800759c
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -360, r35
	movl r15 = 0x01a56e1fc2f8f359
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -352, r35
	movl r15 = 0x7ff8000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -368, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm.s f6 = f6
	adds r14 = -344, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -360, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm.s f6 = f6
	adds r14 = -344, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -352, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = -340, r35
	;;
	st4.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r14 = -336, r35
	movl r15 = 0x3ff8000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -336, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = -340, r35
	;;
	st4.rel [r14] = r15
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -352, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f6, f1
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -328, r35
	;;
	st4.rel [r14] = r15
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -352, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcmp.eq p6, p7 = f6, f1
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -324, r35
	;;
	st4.rel [r14] = r15
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -352, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	addl r14 = 1, r0
	;;
	fcmp.unord p6, p7 = f6, f1
	;;
	(p6) br.cond.dptk .L13
	fcmp.ge p6, p7 = f6, f1
	;;
	(p6) br.cond.dptk .L13
	mov r14 = r0
.L13:
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -320, r35
	;;
	st4.rel [r14] = r15
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -376, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -344, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	adds r14 = -340, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = -328, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = -324, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = -320, r35
	;;
	ld4.acq r14 = [r14]
	addl r37 = 9, r0
	br.call.sptk.many b0 = feraiseexcept#
	mov r1 = r36
	;;
	adds r14 = -312, r35
	addl r38 = 63, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fegetexceptflag#
	mov r1 = r36
	;;
	addl r37 = 5, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -304, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = feholdexcept#
	mov r1 = r36
	;;
	addl r37 = 63, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = feraiseexcept#
	mov r1 = r36
	adds r14 = -304, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = feupdateenv#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
