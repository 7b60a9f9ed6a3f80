// cefd1c8d9bb0d39d7d14699a54803e73
	.file	"caller.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"status %x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 4, 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	mov r43 = r0
	addl r42 = 2, r0
	mov r41 = r0
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r38
	cmp4.ge p6, p7 = 1, r32
	(p6) br.cond.dpnt .L2
	adds r34 = 8, r33
	adds r14 = -2, r32
	;;
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	adds r33 = 16, r33
	;;
	add r14 = r14, r33
	movl r35 = @gprel(.LC0)
	;;
	add r35 = r1, r35
	sub r14 = r14, r34
	;;
	adds r14 = -8, r14
	;;
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L3:
	ld8 r40 = [r34], 8
	br.call.sptk.many b0 = system#
	mov r1 = r38
	mov r41 = r8
	;;
	mov r40 = r35
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br.cloop.sptk.few .L3
.L2:
	mov r8 = r0
	;;
	mov ar.pfs = r37
	mov ar.lc = r39
	mov b0 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
