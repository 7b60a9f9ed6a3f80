// bf4db0aad0d6b9c3dbe7c930c7a5813f
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"unset"
	.align 8
.LC1:
	stringz	"missing"
	.align 8
.LC2:
	stringz	"exists"
	.align 8
.LC3:
	stringz	"PRECIS_ROOT"
	.align 8
.LC4:
	stringz	"variable %s\n"
	.align 8
.LC5:
	stringz	"exec"
	.align 8
.LC6:
	stringz	"%s %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 10, 3, 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	movl r44 = @gprel(.LC3)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = getenv#
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	;;
	(p7) mov r45 = r8
	;;
	(p6) movl r45 = @gprel(.LC0)
	;;
	(p6) add r45 = r1, r45
	movl r44 = @gprel(.LC4)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	cmp4.ge p6, p7 = 1, r32
	;;
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L1
	adds r36 = 8, r33
	addp4 r32 = r32, r0
	addl r35 = 1, r0
	addl r38 = @ltoffx(stdout#), r1
	;;
	ld8.mov r38 = [r38], stdout#
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	sub r32 = r32, r35, 1
	;;
	mov ar.lc = r32
.L6:
	ld8 r44 = [r38]
	br.call.sptk.many b0 = fflush#
	mov r1 = r42
	ld8 r34 = [r36], 8
	mov r45 = r37
	;;
	mov r44 = r34
	br.call.sptk.many b0 = strcmp#
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L11
	mov r45 = r0
	;;
	mov r44 = r34
	br.call.sptk.many b0 = access#
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) movl r46 = @gprel(.LC2)
	;;
	(p6) add r46 = r1, r46
	;;
	(p7) movl r46 = @gprel(.LC1)
	;;
	(p7) add r46 = r1, r46
	mov r45 = r34
	mov r44 = r39
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r35 = 1, r35
	br.cloop.sptk.few .L6
	mov r8 = r0
	br .L1
	;;
.L11:
	adds r35 = 1, r35
	;;
	shladd r35 = r35, 3, r0
	;;
	add r33 = r33, r35
	;;
	mov r45 = r33
	ld8 r44 = [r33]
	br.call.sptk.many b0 = execv#
	mov r1 = r42
.L1:
	;;
	mov ar.pfs = r41
	mov ar.lc = r43
	mov b0 = r40
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
