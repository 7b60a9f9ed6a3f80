// 63050002bf190076b3b1437f6eaab46c guest-tests/process/oom-adj.c
	.file	"oom-adj.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"setgid"
	.align 8
.LC3:
	stringz	"setuid"
	.align 8
.LC4:
	stringz	"PR_SET_DUMPABLE"
	.align 8
.LC5:
	stringz	"oom_adj"
	.align 8
.LC6:
	stringz	"/proc/self/%s"
	.align 8
.LC7:
	stringz	"\n"
	.align 8
.LC8:
	stringz	"  %s %ld '%s'\n"
	.align 8
.LC9:
	stringz	"/proc/self/oom_adj"
	.align 8
.LC10:
	stringz	"open"
	.align 8
.LC11:
	stringz	"'%.*s': %ld %s\n"
	.align 8
.LC12:
	stringz	"oom_score_adj"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 23, 5, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r51
	mov r51 = b0
	.mmi
	nop 0
	mov r53 = r1
	nop 0
	;;
	.mmi
	addl r55 = 65534, r0
	adds r40 = 120, r12
	adds r39 = 124, r12
	.mmb
	adds r38 = 128, r12
	adds r41 = 132, r12
	br.call.sptk.many b0 = setgid#
	;;
	.mmi
	mov r1 = r53
	cmp4.ne p6, p7 = -1, r8
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	.mmi
	mov r47 = r40
	mov r45 = r39
	mov r43 = r38
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC2)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r55 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC3)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r55 = 4, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC4)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r14 = 116, r12
	movl r57 = @gprel(.LC5)
	.mlx
	adds r55 = 16, r12
	movl r56 = @gprel(.LC6)
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	add r57 = r1, r57
	.mmi
	add r56 = r1, r56
	st4 [r40] = r0
	nop 0
	;;
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
	nop 0
	;;
	.mib
	st4 [r41] = r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r56 = r0
	.mmb
	adds r55 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r57 = 19, r0
	mov r32 = r8
	mov r1 = r53
	.mmb
	adds r56 = 116, r12
	mov r55 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	mov r33 = r8
	adds r55 = 116, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC7)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r53
	adds r58 = 116, r12
	mov r57 = r33
	;;
	.mlx
	add r8 = r58, r8
	movl r56 = @gprel(.LC5)
	.mlx
	nop 0
	movl r55 = @gprel(.LC8)
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	.mmb
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r55 = r32
	mov r1 = r53
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r56 = 1, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC9)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r53
	cmp4.eq p6, p7 = -1, r8
	mov ar.lc = 9
	.mmb
	mov r37 = r8
	mov r57 = r0
	(p6) br.cond.spnt .L7
	;;
	.mlx
	nop 0
	movl r36 = @gprel(texts.0#)
	.mlx
	nop 0
	movl r35 = @gprel(.LC7)
	;;
	.mlx
	add r36 = r1, r36
	movl r50 = @gprel(.LC1)
	.mlx
	add r35 = r1, r35
	movl r49 = @gprel(.LC11)
	;;
	.mlx
	ld8 r34 = [r36], 8
	movl r48 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r46 = @gprel(.LC6)
	;;
	.mlx
	add r49 = r1, r49
	movl r44 = @gprel(.LC8)
	.mlx
	add r48 = r1, r48
	movl r42 = @gprel(.LC12)
	;;
	.mmi
	add r46 = r1, r46
	add r44 = r1, r44
	add r42 = r1, r42
	.mmb
	mov r55 = r37
	mov r56 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r53
	mov r32 = r8
	nop 0
	.mmb
	mov r56 = r35
	mov r55 = r34
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	nop 0
	mov r1 = r53
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mmi
	(p6) mov r59 = r50
	nop 0
	nop 0
	.align 32
.L9:
	.mmi
	mov r58 = r32
	mov r56 = r33
	nop 0
	.mmb
	mov r57 = r34
	mov r55 = r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	mov r57 = r0
	nop 0
	.mmb
	mov r56 = r0
	mov r55 = r37
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	adds r14 = 116, r12
	mov r57 = r48
	nop 0
	.mmi
	mov r1 = r53
	mov r56 = r46
	adds r55 = 16, r12
	;;
	.mmi
	st4 [r14] = r0
	st4 [r40] = r0
	mov r40 = r47
	;;
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
	mov r39 = r45
	.mmi
	nop 0
	mov r38 = r43
	nop 0
	;;
	.mib
	st4 [r41] = r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r56 = r0
	.mmb
	adds r55 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r57 = 19, r0
	mov r32 = r8
	mov r1 = r53
	.mmb
	adds r56 = 116, r12
	mov r55 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	mov r33 = r8
	nop 0
	.mmb
	mov r56 = r35
	adds r55 = 116, r12
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	adds r58 = 116, r12
	mov r57 = r33
	mov r56 = r48
	.mii
	mov r1 = r53
	mov r55 = r44
	;;
	add r8 = r58, r8
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r55 = r32
	mov r1 = r53
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 116, r12
	mov r57 = r42
	nop 0
	.mmi
	mov r1 = r53
	mov r56 = r46
	adds r55 = 16, r12
	;;
	.mmi
	st4 [r14] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r43] = r0
	nop 0
	;;
	.mib
	st4 [r41] = r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r56 = r0
	.mmb
	adds r55 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r57 = 19, r0
	mov r1 = r53
	adds r56 = 116, r12
	.mmb
	mov r32 = r8
	mov r55 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r35
	nop 0
	.mmb
	adds r55 = 116, r12
	mov r33 = r8
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	adds r58 = 116, r12
	mov r1 = r53
	mov r57 = r33
	.mii
	mov r56 = r42
	mov r55 = r44
	;;
	add r8 = r58, r8
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r53
	mov r55 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r53
	br.cloop.sptk.few .L12
.L17:
	.mii
	mov r8 = r0
	mov b0 = r51
	;;
	mov ar.pfs = r52
	;;
	.mii
	nop 0
	mov ar.lc = r54
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mib
	ld8 r55 = [r36]
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	ld8 r34 = [r36], 8
	nop 0
	mov r1 = r53
	.mmi
	mov r57 = r8
	nop 0
	mov r55 = r37
	;;
	.mib
	mov r56 = r34
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r53
	mov r32 = r8
	nop 0
	.mmb
	mov r56 = r35
	mov r55 = r34
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	mov r1 = r53
	mov r33 = r8
	;;
	.mib
	nop 0
	(p6) mov r59 = r50
	(p6) br.cond.dptk .L9
.L16:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r58 = r32
	mov r59 = r8
	mov r56 = r33
	.mmi
	mov r1 = r53
	mov r57 = r34
	mov r55 = r49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	mov r57 = r0
	nop 0
	.mmb
	mov r56 = r0
	mov r55 = r37
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	adds r14 = 116, r12
	mov r57 = r48
	nop 0
	.mmi
	mov r1 = r53
	mov r56 = r46
	adds r55 = 16, r12
	;;
	.mmi
	st4 [r14] = r0
	st4 [r40] = r0
	mov r40 = r47
	;;
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
	mov r39 = r45
	.mmi
	nop 0
	mov r38 = r43
	nop 0
	;;
	.mib
	st4 [r41] = r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r56 = r0
	.mmb
	adds r55 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r57 = 19, r0
	mov r32 = r8
	mov r1 = r53
	.mmb
	adds r56 = 116, r12
	mov r55 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	mov r33 = r8
	nop 0
	.mmb
	mov r56 = r35
	adds r55 = 116, r12
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	adds r58 = 116, r12
	mov r57 = r33
	mov r56 = r48
	.mii
	mov r1 = r53
	mov r55 = r44
	;;
	add r8 = r58, r8
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r55 = r32
	mov r1 = r53
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 116, r12
	mov r57 = r42
	nop 0
	.mmi
	mov r1 = r53
	mov r56 = r46
	adds r55 = 16, r12
	;;
	.mmi
	st4 [r14] = r0
	st4 [r47] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r43] = r0
	nop 0
	;;
	.mib
	st4 [r41] = r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r56 = r0
	.mmb
	adds r55 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r57 = 19, r0
	mov r1 = r53
	adds r56 = 116, r12
	.mmb
	mov r32 = r8
	mov r55 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r35
	nop 0
	.mmb
	adds r55 = 116, r12
	mov r33 = r8
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	adds r58 = 116, r12
	mov r1 = r53
	mov r57 = r33
	.mii
	mov r56 = r42
	mov r55 = r44
	;;
	add r8 = r58, r8
	;;
	.mib
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r53
	mov r55 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r53
	br.cloop.sptk.few .L12
	.mib
	nop 0
	nop 0
	br .L17
	;;
.L7:
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"0\n"
	.align 8
.LC14:
	stringz	"x\n"
	.align 8
.LC15:
	stringz	"1"
	.align 8
.LC16:
	stringz	"5 "
	.align 8
.LC17:
	stringz	"-1"
	.align 8
.LC18:
	stringz	"allow\n"
	.align 8
.LC19:
	stringz	"deny"
	.align 8
.LC20:
	stringz	"allowed"
	.align 8
.LC21:
	stringz	"0 0 1"
	.section	.rodata
	.align 8
	.type	texts.0#, @object
	.size	texts.0#, 80
texts.0:
	data8	.LC1
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
