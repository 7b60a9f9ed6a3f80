// 5bef0fd145fdf03029eed91dc9411d9e
	.file	"trap-handler.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L2
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	br .L3
	;;
.L2:
	addl r14 = -1, r0
.L3:
	addl r15 = @gprel(code#), gp
	;;
	st4.rel [r15] = r14
	addl r39 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r38
	;;
	addl r39 = 63, r0
	br.call.sptk.many b0 = fedisableexcept#
	mov r1 = r38
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(back#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"FLTINV"
	.align 8
.LC1:
	stringz	"other"
	.align 8
.LC2:
	stringz	"FLTRES"
	.align 8
.LC3:
	stringz	"FLTUND"
	.align 8
.LC4:
	stringz	"FLTOVF"
	.align 8
.LC5:
	stringz	"FLTDIV"
	.text
	.align 16
	.proc name#
name:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L5
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L6
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 5, r14
	(p6) br.cond.dptk .L7
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 6, r14
	(p6) br.cond.dptk .L8
	ld4 r14 = [r2]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L9:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L8:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L6:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L5:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L15:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp name#
	.section	.rodata
	.align 8
.LC6:
	stringz	"no trap"
	.align 8
.LC7:
	stringz	"%s: %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -208, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -192, r35
	addl r15 = 144, r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -192, r35
	;;
	st8 [r15] = r14
	adds r14 = -184, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	mov r38 = r0
	adds r37 = -192, r35
	addl r36 = 8, r0
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -48, r35
	;;
	st4.rel [r14] = r0
	br .L17
	;;
.L24:
	addl r14 = @gprel(code#), gp
	;;
	st4.rel [r14] = r0
	addl r37 = 1, r0
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	addl r36 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -48, r35
	;;
	ld4.acq r15 = [r14]
	movl r14 = @gprel(tries.0#)
	;;
	add r14 = r1, r14
	addp4 r16 = r15, r0
	;;
	adds r15 = 8, r14
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = feenableexcept#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -48, r35
	;;
	ld4.acq r14 = [r14]
	movl r16 = @gprel(tries.0#)
	;;
	add r16 = r1, r16
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 16, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -40, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -48, r35
	;;
	ld4.acq r15 = [r14]
	movl r14 = @gprel(tries.0#)
	;;
	add r14 = r1, r14
	addp4 r16 = r15, r0
	;;
	adds r15 = 8, r14
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -32, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -48, r35
	;;
	ld4.acq r14 = [r14]
	movl r16 = @gprel(tries.0#)
	;;
	add r16 = r1, r16
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 47, r14
	(p6) br.cond.dptk .L20
	adds r14 = -40, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -32, r35
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
	adds r14 = -24, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	br .L21
	;;
.L20:
	adds r14 = -40, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -32, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -24, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
.L21:
	adds r14 = -24, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fadd.d f6 = f6, f1
	adds r14 = -16, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -16, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	addl r36 = 63, r0
	br.call.sptk.many b0 = fedisableexcept#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L19:
	adds r14 = -48, r35
	;;
	ld4.acq r14 = [r14]
	movl r16 = @gprel(tries.0#)
	;;
	add r16 = r1, r16
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r32 = [r14]
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = name#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L23:
	;;
	mov r38 = r14
	mov r37 = r32
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -48, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -48, r35
	;;
	st4.rel [r14] = r15
.L17:
	adds r14 = -48, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L24
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
	.section	.rodata
	.align 8
.LC8:
	stringz	"1/0"
	.align 8
.LC9:
	stringz	"0/0"
	.align 8
.LC10:
	stringz	"1e308*1e308"
	.align 8
.LC11:
	stringz	"1/3"
	.align 8
.LC12:
	stringz	"1e-200*1e-200"
	.align 8
.LC13:
	stringz	"1/4"
	.align 8
	.type	tries.0#, @object
	.size	tries.0#, 240
tries.0:
	data8	.LC8
	data4	4
	.skip	4
	data4	0
	data4	1072693248
	data4	0
	data4	0
	data1	47
	.skip	7
	data8	.LC9
	data4	1
	.skip	4
	data4	0
	data4	0
	data4	0
	data4	0
	data1	47
	.skip	7
	data8	.LC10
	data4	8
	.skip	4
	data4	-2048145248
	data4	2145504499
	data4	-2048145248
	data4	2145504499
	data1	42
	.skip	7
	data8	.LC11
	data4	32
	.skip	4
	data4	0
	data4	1072693248
	data4	0
	data4	1074266112
	data1	47
	.skip	7
	data8	.LC12
	data4	16
	.skip	4
	data4	357496748
	data4	375946898
	data4	357496748
	data4	375946898
	data1	42
	.skip	7
	data8	.LC13
	data4	36
	.skip	4
	data4	0
	data4	1072693248
	data4	0
	data4	1074790400
	data1	47
	.skip	7
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
