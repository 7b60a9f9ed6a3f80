// 285c21165f69b3b8289e56445e864e1b
	.file	"long-double.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"a / b * b == 1"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"(double)(a / b) == 1.0 / 3"
	.align 8
.LC6:
	stringz	"fabsl(sqrtl(2) * sqrtl(2) - 2) < 4 * LDBL_EPSILON"
	.align 8
.LC7:
	stringz	"%.15Lg"
	.align 8
.LC8:
	stringz	"0.25"
	.align 8
.LC10:
	stringz	"strtold(\"0.25\", NULL) == 0.25L"
	.align 8
.LC12:
	stringz	"(long long)(b * 1e15L) == 3000000000000000LL"
	.align 16
.LC0:
	data4	0
	data4	-1073741824
	data4	16384
	data4	0
	.align 16
.LC9:
	data4	0
	data4	-2147483648
	data4	16381
	data4	0
	.align 16
.LC11:
	data4	-1610612736
	data4	-480270031
	data4	16432
	data4	0
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -112, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -96, r34
	;;
	stfe [r14] = f1
	adds r14 = -80, r34
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	;;
	ldfe f6 = [r15]
	;;
	stfe [r14] = f6
	adds r14 = -96, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -80, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
	mov f8 = f6
	;;
	frcpa.s0 f6, p6 = f9, f8
	;;
	(p6) fnma.s1 f7 = f8, f6, f1
	(p6) fmpy.s1 f10 = f9, f6
	;;
	(p6) fma.s1 f12 = f7, f7, f7
	(p6) fmpy.s1 f11 = f7, f7
	;;
	(p6) fma.s1 f12 = f6, f12, f6
	(p6) fma.s1 f7 = f11, f11, f7
	;;
	(p6) fma.s1 f7 = f12, f7, f6
	(p6) fnma.s1 f12 = f8, f10, f9
	;;
	(p6) fnma.s1 f11 = f8, f7, f1
	(p6) fma.s1 f10 = f12, f7, f10
	;;
	(p6) fma.s1 f7 = f7, f11, f7
	(p6) fnma.s1 f8 = f8, f10, f9
	;;
	(p6) fma.s0 f6 = f8, f7, f10
	;;
	mov f7 = f6
	adds r14 = -80, r34
	;;
	ldfe f6 = [r14]
	;;
	fmpy f6 = f7, f6
	;;
	fcmp.neq p6, p7 = f6, f1
	;;
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L3:
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -80, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
	mov f8 = f6
	;;
	frcpa.s0 f6, p6 = f9, f8
	;;
	(p6) fnma.s1 f7 = f8, f6, f1
	(p6) fmpy.s1 f10 = f9, f6
	;;
	(p6) fma.s1 f12 = f7, f7, f7
	(p6) fmpy.s1 f11 = f7, f7
	;;
	(p6) fma.s1 f12 = f6, f12, f6
	(p6) fma.s1 f7 = f11, f11, f7
	;;
	(p6) fma.s1 f7 = f12, f7, f6
	(p6) fnma.s1 f12 = f8, f10, f9
	;;
	(p6) fnma.s1 f11 = f8, f7, f1
	(p6) fma.s1 f10 = f12, f7, f10
	;;
	(p6) fma.s1 f7 = f7, f11, f7
	(p6) fnma.s1 f8 = f8, f10, f9
	;;
	(p6) fma.s0 f6 = f8, f7, f10
	;;
	mov f6 = f6
	;;
	fnorm.d f7 = f6
	movl r14 = 0x3fd5555555555555
	;;
	setf.d f6 = r14
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L5:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -80, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
	mov f8 = f6
	;;
	frcpa.s0 f6, p6 = f9, f8
	;;
	(p6) fnma.s1 f7 = f8, f6, f1
	(p6) fmpy.s1 f10 = f9, f6
	;;
	(p6) fma.s1 f12 = f7, f7, f7
	(p6) fmpy.s1 f11 = f7, f7
	;;
	(p6) fma.s1 f12 = f6, f12, f6
	(p6) fma.s1 f7 = f11, f11, f7
	;;
	(p6) fma.s1 f7 = f12, f7, f6
	(p6) fnma.s1 f12 = f8, f10, f9
	;;
	(p6) fnma.s1 f11 = f8, f7, f1
	(p6) fma.s1 f10 = f12, f7, f10
	;;
	(p6) fma.s1 f7 = f7, f11, f7
	(p6) fnma.s1 f8 = f8, f10, f9
	;;
	(p6) fma.s0 f6 = f8, f7, f10
	;;
	mov f6 = f6
	adds r15 = -64, r34
	mov r14 = r34
	;;
	stfe [r14] = f6
	mov r14 = r34
	;;
	ld8 r40 = [r14]
	adds r14 = 8, r34
	;;
	ld8 r41 = [r14]
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = 64, r0
	mov r36 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = strtold#
	mov r1 = r35
	mov f7 = f8
	;;
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
	;;
	ldfe f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L7:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -80, r34
	;;
	ldfe f7 = [r14]
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	;;
	ldfe f6 = [r14]
	;;
	fmpy f6 = f7, f6
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r15 = f6
	movl r14 = 3000000000000000
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L9:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
