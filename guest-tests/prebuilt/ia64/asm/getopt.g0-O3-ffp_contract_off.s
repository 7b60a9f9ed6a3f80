// e0f2a71b7ad4a08f3360cbdacc0e3a74
	.file	"getopt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mlx
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 5, 0
	movl r36 = @gprel(options.1#)
	.mlx
	addl r37 = @ltoffx(optarg#), r1
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r36 = r1, r36
	add r35 = r1, r35
	mov r40 = r1
	.mlx
	mov r43 = r33
	movl r34 = @gprel(.LC1)
	;;
	.mmi
	add r34 = r1, r34
	mov r42 = r32
	.save rp, r38
	mov r38 = b0
	.mmi
	ld8.mov r37 = [r37], optarg#
	mov r46 = r0
	mov r45 = r36
	;;
	.mib
	mov r44 = r35
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	br.call.sptk.many b0 = getopt_long#
	;;
	.mmi
	mov r42 = r34
	mov r43 = r8
	cmp4.ne p8, p9 = 0, r8
	.mmb
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L13
	;;
	.align 32
.L5:
	.pred.rel.mutex p8, p9
	.mmi
	ld8 r45 = [r37]
	nop 0
	(p8) mov r44 = r43
	;;
	.mmi
	cmp.eq p6, p7 = 0, r45
	nop 0
	(p9) addl r44 = 45, r0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC0)
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r35
	mov r43 = r33
	.mmi
	mov r42 = r32
	mov r46 = r0
	mov r45 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getopt_long#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r34
	mov r43 = r8
	.mmb
	cmp4.ne p8, p9 = 0, r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L5
	;;
.L13:
	.mlx
	addl r14 = @gprel(flag.0#), gp
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r34 = @gprel(.LC4)
	;;
	.mmi
	add r42 = r1, r42
	ld4 r43 = [r14]
	add r34 = r1, r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @ltoffx(optind#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], optind#
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	sub r14 = r32, r15
	sxt4 r16 = r15
	.mmb
	cmp4.ge p6, p7 = r15, r32
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	shladd r15 = r16, 3, r0
	;;
	.mii
	add r14 = r14, r16
	add r33 = r33, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
	.align 32
.L7:
	.mib
	ld8 r43 = [r33], 8
	mov r42 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L7
.L6:
	.mib
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	flag.0#, @object
	.size	flag.0#, 4
flag.0:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"long"
	.align 8
.LC6:
	stringz	"flag"
	.section	.rodata
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
