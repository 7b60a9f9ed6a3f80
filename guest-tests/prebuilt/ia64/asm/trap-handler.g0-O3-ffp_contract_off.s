// 555a60ee0bf5f7b1d8f3c6fbf692a29b
	.file	"trap-handler.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmb
	mov r36 = r1
	cmp4.ne p6, p7 = 8, r32
	.body
	(p7) br.cond.dpnt .L7
.L4:
	.mmi
	addl r14 = @gprel(code#), gp
	addl r15 = -1, r0
	addl r37 = 63, r0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mib
	mov r1 = r36
	addl r37 = 63, r0
	br.call.sptk.many b0 = fedisableexcept#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 1, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(back#)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
.L7:
	.mmi
	adds r14 = 16, r33
	adds r33 = 8, r33
	addl r37 = 63, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	addl r14 = @gprel(code#), gp
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld4 r15 = [r33]
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mib
	mov r1 = r36
	addl r37 = 63, r0
	br.call.sptk.many b0 = fedisableexcept#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 1, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(back#)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"no trap"
	.align 8
.LC1:
	stringz	"other"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.sdata
	.align 8
.LC3:
	data8	tries.0#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 208
	adds r12 = -208, r12
	nop 0
	.save rp, r32
	mov r32 = b0
	;;
	.mmi
	nop 0
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r36 = 132, r0
	.mmb
	mov r35 = r0
	adds r34 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 216, r12
	adds r35 = 16, r12
	nop 0
	.mmi
	addl r15 = 4, r0
	mov r36 = r0
	addl r34 = 8, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r35] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r14 = 192, r12
	nop 0
	adds r1 = 216, r12
	;;
	.mmi
	st4.rel [r14] = r0
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 5, r14
	(p6) br.cond.dpnt .L9
	.align 32
.L15:
	.mlx
	addl r15 = @gprel(code#), gp
	movl r34 = @gprel(back#)
	.mmi
	nop 0
	addl r35 = 1, r0
	nop 0
	;;
	.mib
	st4.rel [r15] = r0
	add r34 = r1, r34
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 216, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dpnt .L21
	;;
.L11:
	.mlx
	adds r16 = 192, r12
	movl r36 = @gprel(.LC0)
	;;
	.mmi
	ld4.acq r15 = [r16]
	addl r16 = @gprel(code#), gp
	add r36 = r1, r36
	;;
	.mmi
	ld4.acq r14 = [r16]
	nop 0
	addp4 r15 = r15, r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	shladd r14 = r15, 2, r0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = @gprel(tries.0#)
	;;
	.mii
	shladd r14 = r14, 3, r0
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	(p6) br.cond.dptk .L14
	.mlx
	ld4.acq r14 = [r16]
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	adds r14 = -3, r14
	nop 0
	add r36 = r1, r36
	;;
	.mmi
	cmp4.ltu p6, p7 = 4, r14
	nop 0
	addp4 r15 = r14, r0
	;;
	.mlx
	nop 0
	(p7) movl r16 = @gprel(CSWTCH.23#)
	.mmi
	(p7) shladd r15 = r15, 3, r0
	;;
	(p7) add r16 = r1, r16
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r15 = r16, r15
	nop 0
	;;
	.mmi
	(p7) ld8 r36 = [r15]
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r34 = @gprel(.LC2)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 192, r12
	nop 0
	adds r1 = 216, r12
	;;
	.mmi
	ld4.acq r14 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L15
.L9:
	.mii
	mov r8 = r0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 1
	.mib
	addl r34 = 63, r0
	nop 0
	br.call.sptk.many b0 = feclearexcept#
	;;
	.mmi
	adds r16 = 192, r12
	nop 0
	adds r1 = 216, r12
	;;
	.mmi
	ld4.acq r15 = [r16]
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r15 = r15, r0
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	addl r15 = @gprel(.LC3), gp
	;;
	.mii
	ld8 r15 = [r15]
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = feenableexcept#
	;;
	.mmi
	adds r16 = 192, r12
	adds r1 = 216, r12
	addl r34 = 63, r0
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r16]
	adds r16 = 184, r12
	.mmi
	ld8 r1 = [r1]
	;;
	addp4 r15 = r15, r0
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = @gprel(tries.0#)
	;;
	.mii
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ldfd f6 = [r14]
	nop 0
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r16] = r14
	adds r16 = 192, r12
	;;
	.mii
	ld4.acq r15 = [r16]
	adds r16 = 176, r12
	;;
	addp4 r15 = r15, r0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	addl r15 = @gprel(.LC3), gp
	;;
	.mii
	ld8 r15 = [r15]
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ldfd f6 = [r14]
	nop 0
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r16] = r14
	adds r16 = 192, r12
	;;
	.mii
	ld4.acq r15 = [r16]
	adds r16 = 168, r12
	;;
	addp4 r15 = r15, r0
	;;
	.mmi
	nop 0
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = @gprel(tries.0#)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	shladd r14 = r14, 3, r0
	;;
	.mii
	add r14 = r15, r14
	adds r15 = 176, r12
	;;
	adds r14 = 32, r14
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 47, r14
	adds r14 = 184, r12
	(p7) br.cond.dpnt .L22
	;;
	.mmi
	ld8.acq r14 = [r14]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmi
	setf.d f7 = r15
	setf.d f6 = r14
	adds r15 = 168, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r16] = r14
	adds r16 = 160, r12
	;;
	.mmi
	ld8.acq r15 = [r15]
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f1
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r16] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fedisableexcept#
	;;
	.mmi
	nop 0
	adds r1 = 216, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br .L11
.L22:
	.mmi
	adds r16 = 184, r12
	nop 0
	adds r14 = 176, r12
	.mmi
	adds r15 = 168, r12
	nop 0
	addl r34 = 63, r0
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	setf.d f9 = r14
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
	nop 0
	getf.d r16 = f7
	nop 0
	;;
	.mmi
	st8.rel [r15] = r16
	adds r15 = 168, r12
	adds r16 = 160, r12
	;;
	.mmi
	ld8.acq r15 = [r15]
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f1
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r16] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fedisableexcept#
	;;
	.mmi
	nop 0
	adds r1 = 216, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br .L11
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"FLTDIV"
	.align 8
.LC5:
	stringz	"FLTOVF"
	.align 8
.LC6:
	stringz	"FLTUND"
	.align 8
.LC7:
	stringz	"FLTRES"
	.align 8
.LC8:
	stringz	"FLTINV"
	.section	.rodata
	.align 8
	.type	CSWTCH.23#, @object
	.size	CSWTCH.23#, 40
CSWTCH.23:
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"1/0"
	.align 8
.LC10:
	stringz	"0/0"
	.align 8
.LC11:
	stringz	"1e308*1e308"
	.align 8
.LC12:
	stringz	"1/3"
	.align 8
.LC13:
	stringz	"1e-200*1e-200"
	.align 8
.LC14:
	stringz	"1/4"
	.section	.rodata
	.align 8
	.type	tries.0#, @object
	.size	tries.0#, 240
tries.0:
	data8	.LC9
	data4	4
	.skip	4
	data4	0
	data4	1072693248
	data4	0
	data4	0
	data1	47
	.skip	7
	data8	.LC10
	data4	1
	.skip	4
	data4	0
	data4	0
	data4	0
	data4	0
	data1	47
	.skip	7
	data8	.LC11
	data4	8
	.skip	4
	data4	-2048145248
	data4	2145504499
	data4	-2048145248
	data4	2145504499
	data1	42
	.skip	7
	data8	.LC12
	data4	32
	.skip	4
	data4	0
	data4	1072693248
	data4	0
	data4	1074266112
	data1	47
	.skip	7
	data8	.LC13
	data4	16
	.skip	4
	data4	357496748
	data4	375946898
	data4	357496748
	data4	375946898
	data1	42
	.skip	7
	data8	.LC14
	data4	36
	.skip	4
	data4	0
	data4	1072693248
	data4	0
	data4	1074790400
	data1	47
	.skip	7
	.sbss
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
