// cf0bd266b2c8a91e6aae83aebbd78cbf
	.file	"long-double.c"
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
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC2:
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 6, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	.body
	movl r14 = @gprel(.LC2)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	adds r32 = 80, r12
	.mlx
	adds r33 = 96, r12
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	ldfe f6 = [r14]
	stfe [r33] = f1
	add r39 = r1, r39
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	add r37 = r1, r37
	;;
	stfe [r32] = f6
	nop 0
	;;
	.mmi
	nop 0
	ldfe f8 = [r33]
	nop 0
	.mmi
	ldfe f9 = [r32]
	ldfe f13 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f9, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f10, f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f14 = f9, f11, f8
	;;
	.mfi
	nop 0
	(p6) fma.s1 f12 = f12, f12, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f14, f7, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f9, f7, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f6 = f8, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fmpy f6 = f6, f13
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f1
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ldfe f8 = [r33]
	movl r14 = 0x3fd5555555555555
	.mmi
	mov r1 = r36
	ldfe f9 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f9, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f10, f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f9, f11, f8
	;;
	.mfi
	nop 0
	(p6) fma.s1 f12 = f12, f12, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f13, f7, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f9, f7, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s0 f6 = f8, f7, f10
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f7
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfe f8 = [r33]
	mov r1 = r36
	adds r14 = 112, r12
	.mmi
	addl r38 = 64, r0
	ldfe f9 = [r32]
	adds r37 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f9, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f10, f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f9, f11, f8
	;;
	.mfi
	nop 0
	(p6) fma.s1 f12 = f12, f12, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f13, f7, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f9, f7, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f6 = f8, f7, f10
	;;
	.mmi
	stfe [r14] = f6
	;;
	ld8 r41 = [r14]
	adds r14 = 120, r12
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r36
	adds r37 = 16, r12
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = strtold#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mlx
	add r14 = r1, r14
	movl r37 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	;;
	ldfe f6 = [r14]
	add r37 = r1, r37
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f6
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	ldfe f6 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	add r14 = r1, r14
	movl r37 = @gprel(.LC4)
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mlx
	ldfe f7 = [r14]
	movl r14 = 3000000000000000
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	getf.sig r15 = f6
	;;
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
