// e364411e94e67ee3c44309c505396b69
	.file	"strings.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"odd"
	.align 8
.LC1:
	stringz	"even"
	.align 8
.LC2:
	stringz	"record %d: name=%s value=%08x rest=%d"
	.align 8
.LC3:
	stringz	"value"
	.align 8
.LC4:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 2, 19, 7, 0
	.fframe 512
	adds r12 = -512, r12
	mov r51 = r1
	.mlx
	adds r33 = 8, r33
	movl r47 = @gprel(.LC2)
	;;
	.mlx
	addl r35 = 500, r0
	movl r48 = @gprel(.LC3)
	.mmi
	adds r14 = 16, r12
	add r47 = r1, r47
	addl r55 = 248, r0
	;;
	.mmi
	add r48 = r1, r48
	st8 [r14] = r0
	.save rp, r49
	mov r49 = b0
	.mmb
	mov r54 = r0
	adds r53 = 24, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	shladd r14 = r35, 2, r0
	adds r15 = -1, r35
	.save ar.lc, r52
	mov r52 = ar.lc
	.body
	.mmi
	mov r38 = r0
	adds r39 = 272, r12
	adds r46 = 66, r12
	;;
	.mmi
	add r14 = r14, r35
	addp4 r15 = r15, r0
	addl r44 = 35, r0
	.mlx
	mov r1 = r51
	movl r45 = 1640531535
	;;
	.mii
	nop 0
	dep.z r14 = r14, 5, 27
	addl r55 = 10, r0
	.mmb
	mov r54 = r0
	cmp4.ge p6, p7 = 1, r32
	(p7) br.cond.dpnt .L12
	;;
	.mii
	sub r14 = r14, r35
	mov ar.lc = r15
	;;
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r35
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	sub r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r43 = r14, 8, 24
	;;
	sub r43 = r43, r14
	;;
	.mii
	shladd r43 = r43, 4, r0
	nop 0
	;;
	add r43 = r43, r35
	;;
	.align 32
.L5:
	.mmi
	and r40 = 1, r35
	shladd r59 = r35, 4, r0
	mov r58 = r43
	.mmi
	mov r56 = r35
	mov r55 = r47
	addl r54 = 256, r0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r40
	add r59 = r59, r35
	nop 0
	.mmi
	mov r53 = r39
	adds r35 = -1, r35
	add r43 = r43, r45
	;;
	.mlx
	nop 0
	(p7) movl r57 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r57 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r57 = r1, r57
	nop 0
	;;
	.mib
	(p6) add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r39
	nop 0
	.mmb
	adds r53 = 16, r12
	mov r34 = r8
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	addl r54 = 61, r0
	nop 0
	mov r1 = r51
	.mmb
	adds r53 = 16, r12
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mii
	mov r1 = r51
	dep.z r14 = r38, 5, 27
	adds r53 = 16, r12
	.mmb
	mov r41 = r8
	st1 [r8] = r44
	nop 0
	;;
	.mib
	sub r38 = r14, r38
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r48
	nop 0
	.mmb
	mov r53 = r39
	mov r42 = r8
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r51
	adds r54 = 16, r12
	nop 0
	.mmb
	mov r53 = r39
	mov r37 = r8
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	sub r53 = 12, r40
	mov r1 = r51
	addl r55 = 16, r0
	.mmi
	mov r54 = r0
	mov r36 = r8
	sub r37 = r37, r39
	;;
	.mib
	add r53 = r41, r53
	extr.u r36 = r36, 31, 1
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	mov r1 = r51
	mov r40 = r8
	addl r55 = 100, r0
	.mmb
	adds r54 = 16, r12
	adds r53 = 19, r12
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld1 r15 = [r46]
	add r14 = r34, r42
	mov r1 = r51
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r40
	nop 0
	;;
	.mmi
	add r14 = r14, r37
	;;
	add r14 = r14, r36
	nop 0
	;;
	.mib
	nop 0
	add r38 = r14, r38
	br.cloop.sptk.few .L5
	;;
.L3:
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mmi
	nop 0
	mov r54 = r38
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mib
	ld8 r53 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mii
	nop 0
	dep.z r35 = r8, 5, 27
	mov r1 = r51
	;;
	.mii
	sub r35 = r35, r8
	nop 0
	;;
	shladd r35 = r35, 2, r0
	;;
	.mmi
	add r35 = r35, r8
	;;
	shladd r35 = r35, 2, r0
	nop 0
	;;
	.mmi
	shladd r14 = r35, 2, r0
	adds r15 = -1, r35
	cmp4.ge p6, p7 = 0, r35
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	addp4 r15 = r15, r0
	.mmb
	(p6) mov r38 = r0
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	dep.z r14 = r14, 5, 27
	nop 0
	;;
	.mii
	sub r14 = r14, r35
	mov ar.lc = r15
	;;
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	.mmi
	sub r14 = r15, r14
	;;
	nop 0
	dep.z r43 = r14, 8, 24
	;;
	.mmi
	sub r43 = r43, r14
	;;
	shladd r43 = r43, 4, r0
	nop 0
	;;
	.mib
	nop 0
	add r43 = r43, r35
	br .L5
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
