// 0a081dd32efe7a42edc3771fb83d5cb8
	.file	"fork-storm.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc grow#
grow:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	cmp4.ne p6, p7 = 0, r32
	.save ar.lc, r41
	mov r41 = ar.lc
	mov r40 = r1
	;;
	.mmb
	(p6) adds r14 = -1, r32
	(p6) mov r35 = r32
	nop 0
	.mmi
	(p6) addl r37 = 399, r0
	(p6) adds r36 = 4, r33
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	(p6) addp4 r14 = r14, r0
	(p7) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r14
	nop 0
	.align 32
.L2:
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	adds r35 = -1, r35
	;;
	.mib
	cmp4.lt p6, p7 = r37, r14
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r36]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r1 = r40
	(p7) br.cond.dpnt .L20
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L21
	br.cloop.sptk.few .L2
.L3:
	.mmi
	addl r44 = 1, r0
	nop 0
	adds r43 = 20, r12
	.mmb
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L22
	.align 32
.L8:
	.mib
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	.mmb
	cmp4.lt p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.sptk .L8
	.mib
	nop 0
	addl r42 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L23:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L20:
	.body
	.copy_state 1
	.mib
	ld4.acq r35 = [r36]
	adds r33 = 8, r33
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r40
	addl r44 = 1, r0
	.mmi
	adds r43 = 20, r12
	ld4.a r15 = [r8]
	mov r42 = r34
	;;
	.mmi
	adds r14 = -11, r14
	;;
	cmp4.geu p6, p7 = 1, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	add r35 = r35, r14
	;;
	st4.rel [r36] = r35
	nop 0
	;;
	.mmi
	ld4.c.clr r15 = [r8]
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mmi
	adds r15 = -11, r15
	;;
	cmp4.ltu p6, p7 = 1, r15
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.sptk .L8
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L21:
	.mmi
	shladd r14 = r32, 2, r0
	mov r42 = r35
	mov r44 = r34
	.mlx
	ld4.acq r15 = [r33]
	movl r35 = @gprel(written#)
	;;
	.mmi
	add r14 = r14, r32
	add r35 = r1, r35
	adds r15 = 1, r15
	.mmi
	mov r43 = r33
	;;
	shladd r16 = r14, 2, r0
	nop 0
	.mmi
	st4.rel [r33] = r15
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r35 = r35, r14
	nop 0
	;;
	.mib
	st4 [r35] = r32
	nop 0
	br.call.sptk.many b0 = grow#
	;;
	.mii
	ld4 r14 = [r35]
	mov r1 = r40
	;;
	cmp4.ne p6, p7 = r32, r14
	;;
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r42 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L22:
	.mib
	nop 0
	addl r42 = 2, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp grow#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"?"
	.align 8
.LC3:
	stringz	"enough"
	.align 8
.LC4:
	stringz	"refused"
	.align 8
.LC5:
	stringz	"no"
	.align 8
.LC6:
	stringz	"pipe(go) == 0"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"waitpid(pid, &status, 0) == pid && status == 0"
	.align 8
.LC9:
	stringz	"%s, %d other errors\n"
	.align 8
.LC10:
	stringz	"as many again: %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addl r41 = @ltoffx(stdout#), r1
	mov r49 = r1
	.save rp, r47
	mov r47 = b0
	.body
	;;
	.mmi
	mov r55 = r0
	addl r54 = -1, r0
	addl r53 = 33, r0
	.mmi
	addl r52 = 3, r0
	addl r51 = 4096, r0
	mov r50 = r0
	;;
	.mmi
	ld8.mov r41 = [r41], stdout#
	adds r37 = 32, r12
	adds r39 = 20, r12
	.mmb
	adds r36 = 24, r12
	addl r33 = 399, r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r49
	mov r45 = r37
	nop 0
	.mmi
	mov r32 = r8
	adds r34 = 4, r8
	adds r43 = 8, r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r44 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mmi
	add r38 = r1, r38
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	nop 0
.L34:
	.mmi
	st4 [r37] = r0
	st4.rel [r34] = r0
	adds r50 = 16, r12
	;;
	.mib
	st4.rel [r32] = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	mov r52 = r40
	nop 0
	mov r50 = r38
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld8 r50 = [r41]
	mov r1 = r49
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r15 = 16, r12
	nop 0
	.mmb
	mov r1 = r49
	mov r35 = r8
	(p7) br.cond.dpnt .L47
	;;
	.mib
	ld4 r50 = [r15]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r33, r14
	(p7) br.cond.dpnt .L30
	.align 32
.L27:
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	addl r50 = 10000, r0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r33, r14
	(p7) br.cond.dptk .L27
.L30:
	.mib
	ld4 r50 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r51 = r37
	mov r1 = r49
	nop 0
	.mmb
	mov r52 = r0
	mov r50 = r35
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r35, r8
	mov r1 = r49
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	(p7) mov r51 = r46
	nop 0
	nop 0
.L29:
	.mib
	mov r52 = r44
	mov r50 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r32]
	mov r1 = r49
	;;
	cmp4.lt p6, p7 = r33, r14
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L32
	.mmi
	ld4.acq r14 = [r34]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L32
	.mmi
	ld4.acq r14 = [r32]
	;;
	cmp4.ge p6, p7 = 3, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC4)
	;;
	.mii
	(p6) add r51 = r1, r51
	nop 0
	;;
	(p7) add r51 = r1, r51
.L32:
	.mib
	ld4.acq r52 = [r43]
	mov r50 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r32]
	mov r1 = r49
	;;
	cmp4.lt p6, p7 = r33, r14
	;;
	.mmi
	(p7) ld4.acq r14 = [r32]
	;;
	(p6) addl r14 = 400, r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r36] = r14, 4
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r45, r36
	(p6) br.cond.dptk .L34
	.mlx
	adds r15 = 24, r12
	movl r50 = @gprel(.LC10)
	;;
	.mmi
	ld4 r14 = [r15]
	adds r15 = 28, r12
	add r50 = r1, r50
	;;
	.mmi
	adds r14 = -4, r14
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r37]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	nop 0
	(p7) add r51 = r1, r51
	br .L29
.L47:
	.mib
	ld4 r50 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r49
	.mmi
	addl r50 = 14, r0
	nop 0
	mov r51 = r32
	;;
	.mib
	ld4 r52 = [r14]
	nop 0
	br.call.sptk.many b0 = grow#
	;;
	.mib
	mov r1 = r49
	mov r50 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 4
	.type	written#, @object
	.size	written#, 16384
written:
	.skip	16384
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
