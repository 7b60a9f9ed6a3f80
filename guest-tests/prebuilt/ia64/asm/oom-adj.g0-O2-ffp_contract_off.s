// cb021679757e2aea8e66f2e59499c121 guest-tests/process/oom-adj.c
	.file	"oom-adj.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/proc/self/%s"
	.align 8
.LC1:
	stringz	"\n"
	.align 8
.LC2:
	stringz	"  %s %ld '%s'\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 128
	adds r12 = -128, r12
	mov r38 = r1
	.mlx
	mov r41 = r32
	movl r40 = @gprel(.LC0)
	;;
	.mmi
	adds r14 = 120, r12
	adds r33 = 116, r12
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	adds r39 = 16, r12
	nop 0
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 124, r12
	.mmi
	st4 [r33] = r0
	;;
	st4 [r14] = r0
	adds r14 = 128, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 132, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r39 = 16, r12
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 19, r0
	mov r40 = r33
	.mmb
	mov r34 = r8
	mov r39 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r33
	nop 0
	.mmi
	add r33 = r33, r8
	mov r41 = r35
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	nop 0
	st1 [r33] = r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	movl r36 = @gprel(.LC3)
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
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	"setgid"
	.align 8
.LC6:
	stringz	"setuid"
	.align 8
.LC7:
	stringz	"PR_SET_DUMPABLE"
	.align 8
.LC8:
	stringz	"oom_adj"
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
	.prologue 12, 42
	.mii
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 14, 5, 0
	.save rp, r42
	mov r42 = b0
	mov r44 = r1
	;;
	.mib
	addl r46 = 65534, r0
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	br.call.sptk.many b0 = setgid#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC5)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r46 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC6)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r46 = 4, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC7)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r47 = 1, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r44
	cmp4.eq p6, p7 = -1, r8
	mov ar.lc = 9
	.mmb
	mov r36 = r8
	mov r48 = r0
	(p6) br.cond.spnt .L9
	;;
	.mlx
	nop 0
	movl r35 = @gprel(texts.0#)
	.mlx
	mov r46 = r36
	movl r40 = @gprel(.LC1)
	;;
	.mlx
	add r35 = r1, r35
	movl r41 = @gprel(.LC4)
	.mlx
	add r40 = r1, r40
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	ld8 r34 = [r35], 8
	movl r38 = @gprel(.LC8)
	.mlx
	add r41 = r1, r41
	movl r37 = @gprel(.LC12)
	;;
	.mmi
	add r39 = r1, r39
	add r38 = r1, r38
	nop 0
	.mmb
	add r37 = r1, r37
	mov r47 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r44
	mov r32 = r8
	nop 0
	.mmb
	mov r47 = r40
	mov r46 = r34
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	nop 0
	mov r1 = r44
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	(p6) mov r50 = r41
	nop 0
	nop 0
	.align 32
.L11:
	.mmi
	mov r49 = r32
	mov r48 = r34
	nop 0
	.mmb
	mov r47 = r33
	mov r46 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r47 = r0
	nop 0
	.mmb
	mov r1 = r44
	mov r46 = r36
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r44
	mov r46 = r38
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r44
	mov r46 = r37
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L14
.L19:
	.mii
	mov r8 = r0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mib
	nop 0
	mov ar.lc = r45
	br.ret.sptk.many b0
	;;
.L14:
	.mib
	ld8 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	ld8 r34 = [r35], 8
	nop 0
	mov r1 = r44
	.mmi
	mov r48 = r8
	nop 0
	mov r46 = r36
	;;
	.mib
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r44
	mov r32 = r8
	nop 0
	.mmb
	mov r47 = r40
	mov r46 = r34
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	mov r1 = r44
	mov r33 = r8
	;;
	.mib
	nop 0
	(p6) mov r50 = r41
	(p6) br.cond.dptk .L11
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r46 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r49 = r32
	mov r50 = r8
	mov r1 = r44
	.mmi
	mov r48 = r34
	mov r47 = r33
	mov r46 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	mov r47 = r0
	nop 0
	.mmb
	mov r1 = r44
	mov r46 = r36
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r44
	mov r46 = r38
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r44
	mov r46 = r37
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L14
	.mib
	nop 0
	nop 0
	br .L19
	;;
.L9:
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r46 = r1, r46
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
	data8	.LC4
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
