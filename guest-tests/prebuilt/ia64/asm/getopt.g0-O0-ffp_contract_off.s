// 896c76238c787c43fb724c4748862f4c
	.file	"getopt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"-"
	.align 8
.LC1:
	stringz	"%d %c %s\n"
	.align 8
.LC2:
	stringz	"ab:"
	.align 8
.LC3:
	stringz	"%d:"
	.align 8
.LC4:
	stringz	" %s"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	br .L2
	;;
.L7:
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	br .L4
	;;
.L3:
	addl r14 = 45, r0
.L4:
	addl r15 = @ltoffx(optarg#), r1
	;;
	ld8.mov r15 = [r15], optarg#
	;;
	ld8 r15 = [r15]
	;;
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L5
	addl r15 = @ltoffx(optarg#), r1
	;;
	ld8.mov r15 = [r15], optarg#
	;;
	ld8 r15 = [r15]
	br .L6
	;;
.L5:
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
.L6:
	adds r16 = -12, r37
	;;
	mov r42 = r15
	mov r41 = r14
	ld4 r40 = [r16]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L2:
	adds r34 = -12, r37
	adds r15 = 8, r37
	mov r14 = r37
	mov r43 = r0
	;;
	movl r42 = @gprel(options.1#)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC2)
	;;
	add r41 = r1, r41
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = getopt_long#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L7
	addl r14 = @gprel(flag.0#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @ltoffx(optind#), r1
	;;
	ld8.mov r14 = [r14], optind#
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	br .L8
	;;
.L9:
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r37
	;;
	st4 [r16] = r14
.L8:
	mov r14 = r37
	adds r16 = -16, r37
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
.LC5:
	stringz	"long"
	.align 8
.LC6:
	stringz	"flag"
	.align 8
	.type	options.1#, @object
	.size	options.1#, 96
options.1:
	data8	.LC5
	data4	1
	.skip	4
	data8	0
	data4	108
	.skip	4
	data8	.LC6
	data4	0
	.skip	4
	data8	flag.0#
	data4	3
	.skip	4
	data8	0
	data4	0
	.skip	4
	data8	0
	data4	0
	.skip	4
	.sbss
	.align 4
	.type	flag.0#, @object
	.size	flag.0#, 4
flag.0:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
