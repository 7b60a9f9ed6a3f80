// 70462e8b92acb196312d2aa8199090e3
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"%zd\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	adds r35 = 116, r12
	;;
	st4 [r35] = r0
	adds r14 = 120, r12
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = 122, r12
	;;
	st2 [r14] = r0
	addl r37 = -1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = poll#
	mov r1 = r34
	;;
	mov r36 = r8
	movl r35 = @gprel(.LC0)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	mov r1 = r34
	addl r37 = 100, r0
	adds r36 = 16, r12
	;;
	mov r35 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r34
	mov r36 = r8
	;;
	movl r35 = @gprel(.LC1)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	mov r1 = r34
	mov r8 = r0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
