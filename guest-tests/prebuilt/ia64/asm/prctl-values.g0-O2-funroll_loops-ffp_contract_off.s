// 7163b5d83a0d311778500af0aebb7d40 guest-tests/process/prctl-values.c
	.file	"prctl-values.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.1#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.align 16
	.align 64
	.proc stay#
stay:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r35 = r1
	ld4 r36 = [r32]
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r38 = 1, r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp stay#
	.align 16
	.align 64
	.proc value#
value:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r37 = 16, r12
	addl r14 = -77, r0
	nop 0
	.mmi
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r35
	(p7) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	(p6) adds r2 = 16, r12
	nop 0
	;;
	.mii
	(p6) ld4 r8 = [r2]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r3 = [r8]
	addl r8 = -1000, r0
	mov r1 = r35
	;;
	.mii
	sub r8 = r8, r3
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp value#
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"no"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"pipe"
	.align 8
.LC5:
	stringz	"r"
	.align 8
.LC6:
	stringz	"write"
	.align 8
.LC7:
	stringz	"signal: %s, from its parent: %s\n"
	.align 8
.LC8:
	stringz	"read"
	.align 8
.LC9:
	stringz	"waitpid(middle, &status, 0) == middle && WEXITSTATUS(status) == 3"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.align 8
.LC11:
	stringz	"wait(&status) > 0 && WEXITSTATUS(status) == 5"
	.text
	.align 16
	.align 64
	.proc parent_dies#
parent_dies:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mib
	adds r36 = 272, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC4)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	.mib
	adds r36 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 12, r0
	.mmb
	adds r36 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r38 = r0
	mov r1 = r35
	nop 0
	.mmb
	adds r37 = 144, r12
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 12, r0
	.mmb
	addl r36 = 1, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r35
	adds r17 = 276, r12
	addl r38 = 1, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	.mmi
	nop 0
	ld4 r36 = [r17]
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC6)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r37 = 16, r12
	adds r36 = 144, r12
	br.call.sptk.many b0 = sigwaitinfo#
	;;
	.mmi
	adds r19 = 32, r12
	adds r21 = 16, r12
	mov r1 = r35
	;;
	.mlx
	ld4 r20 = [r19]
	movl r18 = @gprel(.LC7)
	.mmi
	nop 0
	ld4 r22 = [r21]
	nop 0
	;;
	.mmi
	cmp4.ne p8, p9 = 12, r22
	cmp4.eq p10, p11 = r32, r20
	add r36 = r1, r18
	;;
	.mlx
	nop 0
	(p9) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	(p11) movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p8) movl r37 = @gprel(.LC2)
	.mmi
	nop 0
	(p11) add r38 = r1, r38
	nop 0
	;;
	.mlx
	nop 0
	(p10) movl r38 = @gprel(.LC1)
	.mmi
	nop 0
	(p9) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p8) add r37 = r1, r37
	(p10) add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	;;
	addl r23 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r24 = [r23], stdout#
	nop 0
	;;
	.mib
	ld8 r36 = [r24]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mii
	cmp4.ne p12, p13 = r32, r8
	mov r1 = r35
	;;
	(p12) addl r36 = 5, r0
	;;
	.mib
	nop 0
	(p13) addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
.L19:
	.mmi
	adds r11 = 272, r12
	addl r38 = 1, r0
	adds r37 = 16, r12
	;;
	.mib
	ld4 r36 = [r11]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC8)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	addl r36 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L18:
	.mmi
	adds r37 = 16, r12
	nop 0
	mov r38 = r0
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p8, p9 = r32, r8
	(p9) br.cond.dpnt .L36
	;;
	.mlx
	nop 0
	(p8) movl r37 = @gprel(.LC3)
	;;
	.mmi
	(p8) add r37 = r1, r37
	nop 0
	nop 0
.L25:
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mlx
	nop 0
	movl r36 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	adds r36 = 16, r12
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r35
	cmp4.ge p12, p13 = 0, r8
	adds r16 = 16, r12
	;;
	.mlx
	nop 0
	(p12) movl r37 = @gprel(.LC3)
	;;
	.mib
	(p12) add r37 = r1, r37
	nop 0
	(p12) br.cond.dpnt .L26
	;;
	.mmi
	nop 0
	ld4 r3 = [r16]
	nop 0
	;;
	.mii
	nop 0
	extr.u r8 = r3, 8, 8
	;;
	cmp4.ne p14, p15 = 5, r8
	;;
	.mlx
	nop 0
	(p14) movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p15) movl r37 = @gprel(.LC1)
	;;
	.mii
	(p14) add r37 = r1, r37
	nop 0
	;;
	(p15) add r37 = r1, r37
.L26:
	.mlx
	nop 0
	movl r9 = @gprel(.LC11)
	.mlx
	nop 0
	movl r10 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r9
	add r36 = r1, r10
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 1
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	extr.u r2 = r14, 8, 8
	;;
	cmp4.ne p10, p11 = 3, r2
	;;
	.mlx
	nop 0
	(p10) movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p11) movl r37 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p10) add r37 = r1, r37
	nop 0
	;;
	.mib
	nop 0
	(p11) add r37 = r1, r37
	br .L25
	.endp parent_dies#
	.align 16
	.align 64
	.proc compared#
compared:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r8
	mov r44 = r35
	.mmi
	mov r43 = r34
	mov r42 = r33
	mov r41 = r32
	;;
	.mib
	addl r39 = 1345, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmb
	cmp.ne p8, p9 = 0, r8
	cmp.ne p6, p7 = -1, r8
	nop 0
	.mib
	mov r1 = r38
	mov b0 = r36
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	(p8) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	(p9) mov r8 = r0
	br.ret.sptk.many b0
	;;
.L42:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r8 = [r8]
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	sub r8 = r0, r8
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp compared#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"clone"
	.align 8
.LC13:
	stringz	"files %d fs %d memory %d handlers %d io %d semaphores %d file %d copy %d other %d\n"
	.align 8
.LC14:
	stringz	"x"
	.text
	.align 16
	.align 64
	.proc comparisons#
comparisons:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 1, 12, 8, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	nop 0
	mov r44 = r1
	.body
	nop 0
	;;
	.mib
	addl r45 = 1, r0
	adds r41 = 36, r12
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	adds r45 = 32, r12
	nop 0
	mov r1 = r44
	.mmb
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC4)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r45 = @ltoff(@fptr(stay#)), gp
	movl r46 = @gprel(stack.0#)
	.mmi
	adds r49 = 32, r12
	or r48 = 17, r32
	addl r47 = 65536, r0
	;;
	.mib
	ld8 r45 = [r45]
	add r46 = r1, r46
	br.call.sptk.many b0 = __clone2#
	;;
	.mmi
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC12)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r45 = r33
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r0
	addl r46 = 2, r0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r35 = r8
	.mmi
	mov r48 = r0
	mov r47 = r0
	addl r46 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r36 = r8
	.mmi
	mov r48 = r0
	mov r47 = r0
	addl r46 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r37 = r8
	.mmi
	mov r48 = r0
	mov r47 = r0
	addl r46 = 4, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r38 = r8
	.mmi
	mov r48 = r0
	mov r47 = r0
	addl r46 = 5, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r39 = r8
	.mmi
	mov r48 = r0
	mov r47 = r0
	addl r46 = 6, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r40 = r8
	.mmi
	addl r48 = 1, r0
	addl r47 = 1, r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	sxt4 r47 = r34
	.mmi
	mov r32 = r8
	addl r48 = 1, r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	adds r2 = 32, r12
	ld4 r14 = [r41]
	mov r1 = r44
	.mmi
	mov r45 = r33
	mov r34 = r8
	mov r46 = r0
	;;
	.mmi
	ld4 r3 = [r2]
	nop 0
	sxt4 r48 = r14
	;;
	.mib
	nop 0
	sxt4 r47 = r3
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	adds r15 = 24, r12
	mov r1 = r44
	adds r9 = 16, r12
	.mmi
	mov r52 = r32
	mov r51 = r40
	mov r50 = r39
	;;
	.mlx
	st4 [r15] = r8
	movl r8 = @gprel(.LC13)
	.mmi
	mov r49 = r38
	mov r48 = r37
	mov r47 = r36
	;;
	.mmi
	st4 [r9] = r34
	nop 0
	mov r46 = r35
	.mmb
	add r45 = r1, r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld4 r45 = [r41]
	addl r47 = 1, r0
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC14)
	;;
	.mib
	add r46 = r1, r10
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC6)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp comparisons#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r37
	(p9) br.cond.dpnt .L56
.L49:
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r2 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"prctl(PR_GET_DUMPABLE)"
	.align 8
.LC17:
	stringz	"prctl(PR_SET_DUMPABLE, 2)"
	.align 8
.LC18:
	stringz	"prctl(PR_SET_DUMPABLE, 0)"
	.align 8
.LC19:
	stringz	"prctl(PR_SET_DUMPABLE, 1)"
	.align 8
.LC20:
	stringz	"value(PR_GET_PDEATHSIG)"
	.align 8
.LC21:
	stringz	"prctl(PR_SET_PDEATHSIG, 65)"
	.align 8
.LC22:
	stringz	"prctl(PR_SET_PDEATHSIG, -1)"
	.align 8
.LC23:
	stringz	"prctl(PR_SET_PDEATHSIG, SIGUSR1)"
	.align 8
.LC24:
	stringz	"value(PR_GET_PDEATHSIG) == SIGUSR1"
	.align 8
.LC25:
	stringz	"prctl(PR_GET_PDEATHSIG, no_access())"
	.align 8
.LC26:
	stringz	"value(PR_GET_CHILD_SUBREAPER)"
	.align 8
.LC27:
	stringz	"prctl(PR_SET_CHILD_SUBREAPER, 5)"
	.align 8
.LC28:
	stringz	"prctl(PR_GET_CHILD_SUBREAPER, no_access())"
	.align 8
.LC29:
	stringz	"prctl(PR_GET_TIMERSLACK)"
	.align 8
.LC30:
	stringz	"prctl(PR_SET_TIMERSLACK, 12345)"
	.align 8
.LC31:
	stringz	"prctl(PR_GET_KEEPCAPS)"
	.align 8
.LC32:
	stringz	"prctl(PR_SET_KEEPCAPS, 2)"
	.align 8
.LC33:
	stringz	"prctl(PR_SET_KEEPCAPS, 1)"
	.align 8
.LC34:
	stringz	"prctl(PR_GET_SECUREBITS) == 1 << SECURE_KEEP_CAPS"
	.align 8
.LC35:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC36:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.align 8
.LC37:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC38:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0)"
	.align 8
.LC39:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0)"
	.align 8
.LC40:
	stringz	"prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0)"
	.align 8
.LC41:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 1, 0)"
	.align 8
.LC42:
	stringz	"prctl(9999)"
	.align 8
.LC43:
	stringz	"a name of 16 characters and more"
	.align 8
.LC44:
	stringz	"prctl(PR_SET_NAME, \"a name of 16 characters and more\")"
	.align 8
.LC45:
	stringz	"prctl(PR_GET_NAME, name)"
	.align 8
.LC46:
	stringz	"prctl(PR_SET_NAME, no_access())"
	.align 8
.LC47:
	stringz	"prctl(PR_GET_NAME, no_access())"
	.align 8
.LC48:
	stringz	"prctl(PR_SET_TIMERSLACK, 777)"
	.align 8
.LC49:
	stringz	"prctl(PR_SET_TIMERSLACK, 0)"
	.align 8
.LC50:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.align 8
.LC51:
	stringz	"wait(&status) > 0 && status == 0"
	.align 8
.LC52:
	stringz	"compared(getpid(), KCMP_FILE, 0, 999)"
	.align 8
.LC53:
	stringz	"compared(getpid(), 99, 0, 0)"
	.align 8
.LC54:
	stringz	"compared(999999, KCMP_FILE, 0, 0)"
	.align 8
.LC55:
	stringz	"call(membarrier, MEMBARRIER_CMD_QUERY, 1)"
	.align 8
.LC56:
	stringz	"call(membarrier, MEMBARRIER_CMD_GLOBAL, 0)"
	.align 8
.LC57:
	stringz	"call(membarrier, MEMBARRIER_CMD_GLOBAL_EXPEDITED, 0)"
	.align 8
.LC58:
	stringz	"call(membarrier, MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED, 0)"
	.align 8
.LC59:
	stringz	"call(membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0)"
	.align 8
.LC60:
	stringz	"call(membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0)"
	.align 8
.LC61:
	stringz	"call(membarrier, 1 << 30, 0)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addl r33 = @ltoffx(stdout#), r1
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	ld8.mov r33 = [r33], stdout#
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmb
	addl r37 = 3, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC16)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 2, r0
	nop 0
	.mmb
	addl r37 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r2 = @gprel(.LC17)
	;;
	.mib
	add r37 = r1, r2
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r3 = @gprel(.LC18)
	;;
	.mib
	add r37 = r1, r3
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 3, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r9 = @gprel(.LC16)
	;;
	.mib
	add r37 = r1, r9
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 1, r0
	nop 0
	.mmb
	addl r37 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC19)
	;;
	.mib
	add r37 = r1, r10
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 2, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = value#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r11 = @gprel(.LC20)
	;;
	.mib
	add r37 = r1, r11
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 65, r0
	nop 0
	.mmb
	addl r37 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC21)
	;;
	.mib
	add r37 = r1, r14
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = -1, r0
	nop 0
	.mmb
	addl r37 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC22)
	;;
	.mib
	add r37 = r1, r15
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 10, r0
	nop 0
	.mmb
	addl r37 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC23)
	;;
	.mib
	add r37 = r1, r16
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r36
	addl r37 = 2, r0
	br.call.sptk.many b0 = value#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r17 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r37 = r1, r17
	movl r39 = @gprel(.LC24)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
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
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	.mmb
	addl r37 = 2, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC25)
	;;
	.mib
	add r37 = r1, r18
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 37, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = value#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r19 = @gprel(.LC26)
	;;
	.mib
	add r37 = r1, r19
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 5, r0
	nop 0
	.mmb
	addl r37 = 36, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r20 = @gprel(.LC27)
	;;
	.mib
	add r37 = r1, r20
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 37, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = value#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r21 = @gprel(.LC26)
	;;
	.mib
	add r37 = r1, r21
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	.mmb
	addl r37 = 37, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r22 = @gprel(.LC28)
	;;
	.mib
	add r37 = r1, r22
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 30, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r23 = @gprel(.LC29)
	;;
	.mib
	add r37 = r1, r23
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 12345, r0
	nop 0
	.mmb
	addl r37 = 29, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC30)
	;;
	.mib
	add r37 = r1, r24
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 30, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r25 = @gprel(.LC29)
	;;
	.mib
	add r37 = r1, r25
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 7, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r26 = @gprel(.LC31)
	;;
	.mib
	add r37 = r1, r26
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 2, r0
	nop 0
	.mmb
	addl r37 = 8, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC32)
	;;
	.mib
	add r37 = r1, r27
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r38 = 1, r0
	nop 0
	.mmb
	addl r37 = 8, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r28 = @gprel(.LC33)
	;;
	.mib
	add r37 = r1, r28
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 7, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r29 = @gprel(.LC31)
	;;
	.mib
	add r37 = r1, r29
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 27, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.eq p8, p9 = 16, r8
	;;
	.mlx
	nop 0
	movl r30 = @gprel(.LC34)
	.mmi
	nop 0
	(p8) addl r38 = 1, r0
	nop 0
	;;
	.mib
	add r37 = r1, r30
	(p9) mov r38 = r0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmi
	mov r1 = r36
	mov r38 = r0
	addl r37 = 39, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r31 = @gprel(.LC35)
	;;
	.mib
	add r37 = r1, r31
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmi
	mov r1 = r36
	addl r38 = 1, r0
	addl r37 = 39, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r37 = r1, r38
	sxt4 r38 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	mov r39 = r0
	mov r1 = r36
	.mmi
	mov r40 = r0
	mov r38 = r0
	addl r37 = 38, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r37 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	mov r1 = r36
	.mmi
	mov r41 = r0
	addl r38 = 1, r0
	addl r37 = 38, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC38)
	;;
	.mib
	add r37 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmi
	mov r1 = r36
	mov r38 = r0
	addl r37 = 42, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC39)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmi
	mov r1 = r36
	addl r38 = 1, r0
	addl r37 = 41, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r2 = @gprel(.LC40)
	;;
	.mib
	add r37 = r1, r2
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmi
	mov r1 = r36
	mov r38 = r0
	addl r37 = 42, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r3 = @gprel(.LC39)
	;;
	.mib
	add r37 = r1, r3
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r0
	.mmi
	mov r1 = r36
	mov r38 = r0
	addl r37 = 42, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r9 = @gprel(.LC41)
	;;
	.mib
	add r37 = r1, r9
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r37 = 9999, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC42)
	;;
	.mib
	add r37 = r1, r10
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r8 = 24, r12
	adds r11 = 16, r12
	.mmi
	addl r37 = 15, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC43)
	.mmi
	st8 [r8] = r0, 8
	st8 [r11] = r0
	nop 0
	;;
	.mmi
	nop 0
	add r38 = r1, r14
	nop 0
	.mmb
	st1 [r8] = r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC44)
	;;
	.mib
	add r37 = r1, r15
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	adds r38 = 16, r12
	nop 0
	.mmb
	addl r37 = 16, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC45)
	;;
	.mib
	add r37 = r1, r16
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	adds r37 = 16, r12
	mov r1 = r36
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	.mmb
	addl r37 = 15, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC46)
	;;
	.mib
	add r37 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	.mmb
	addl r37 = 16, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC47)
	;;
	.mib
	add r37 = r1, r17
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	ld8 r37 = [r33]
	mov r1 = r36
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p10, p11 = 0, r8
	adds r38 = 16, r12
	addl r31 = -77, r0
	.mmb
	mov r1 = r36
	mov r40 = r0
	(p10) br.cond.dpnt .L59
	;;
	.mmi
	mov r39 = r0
	st4 [r38] = r31
	addl r37 = 2, r0
	.mmb
	st4 [r32] = r0
	mov r41 = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	(p7) addl r40 = -1000, r0
	(p7) ld4 r38 = [r32]
	nop 0
	;;
	.mmi
	(p6) adds r38 = 16, r12
	;;
	(p7) sub r40 = r40, r38
	nop 0
	;;
	.mmi
	(p6) ld4 r40 = [r38]
	;;
	nop 0
	sxt4 r39 = r40
	.mmb
	cmp4.ne p8, p9 = -1, r40
	nop 0
	(p8) br.cond.dpnt .L62
	;;
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r37
	(p11) br.cond.dpnt .L120
.L62:
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r41
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 16, r12
	addl r9 = -77, r0
	mov r1 = r36
	.mmi
	mov r39 = r0
	st4 [r32] = r0
	mov r41 = r0
	;;
	.mmi
	mov r40 = r0
	st4 [r38] = r9
	addl r37 = 37, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	cmp4.ne p12, p13 = -1, r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	(p13) addl r8 = -1000, r0
	(p13) ld4 r10 = [r32]
	nop 0
	;;
	.mmi
	(p12) adds r10 = 16, r12
	;;
	(p13) sub r8 = r8, r10
	nop 0
	;;
	.mii
	(p12) ld4 r8 = [r10]
	nop 0
	;;
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p14, p15 = -1, r8
	(p14) br.cond.dpnt .L66
.L130:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L121
.L66:
	.mlx
	nop 0
	movl r11 = @gprel(.LC26)
	.mlx
	nop 0
	movl r14 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r14
	add r38 = r1, r11
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	addl r37 = 30, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p8, p9 = -1, r8
	(p8) br.cond.dpnt .L68
.L131:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r37
	(p11) br.cond.dpnt .L122
.L68:
	.mlx
	nop 0
	movl r17 = @gprel(.LC29)
	.mlx
	nop 0
	movl r18 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r17
	add r37 = r1, r18
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	nop 0
	.mmb
	addl r38 = 777, r0
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p12, p13 = -1, r8
	(p12) br.cond.dpnt .L70
.L132:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p14, p15 = 0, r37
	(p15) br.cond.dpnt .L123
.L70:
	.mlx
	nop 0
	movl r21 = @gprel(.LC48)
	.mlx
	nop 0
	movl r22 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r21
	add r37 = r1, r22
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	nop 0
	.mmb
	mov r38 = r0
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L72
.L133:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r37
	(p9) br.cond.dpnt .L124
.L72:
	.mlx
	nop 0
	movl r25 = @gprel(.LC49)
	.mlx
	nop 0
	movl r26 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r26
	add r38 = r1, r25
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	addl r37 = 30, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p10, p11 = -1, r8
	(p10) br.cond.dpnt .L74
.L134:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p12, p13 = 0, r37
	(p13) br.cond.dpnt .L125
.L74:
	.mlx
	nop 0
	movl r29 = @gprel(.LC29)
	.mlx
	nop 0
	movl r30 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r30
	add r38 = r1, r29
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	addl r37 = 7, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p14, p15 = -1, r8
	(p14) br.cond.dpnt .L76
.L135:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L126
.L76:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r38 = @gprel(.LC31)
	;;
	.mib
	add r37 = r1, r41
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r41 = r0
	.mmi
	st4 [r32] = r0
	mov r40 = r0
	mov r38 = r0
	;;
	.mib
	addl r37 = 42, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p8, p9 = -1, r8
	(p8) br.cond.dpnt .L78
.L136:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r37
	(p11) br.cond.dpnt .L127
.L78:
	.mlx
	nop 0
	movl r3 = @gprel(.LC39)
	.mlx
	nop 0
	movl r9 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r3
	add r37 = r1, r9
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r41 = r0
	.mmi
	st4 [r32] = r0
	mov r40 = r0
	addl r38 = 1, r0
	;;
	.mib
	addl r37 = 38, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p12, p13 = -1, r8
	(p12) br.cond.dpnt .L80
.L137:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p14, p15 = 0, r37
	(p15) br.cond.dpnt .L128
.L80:
	.mlx
	nop 0
	movl r11 = @gprel(.LC50)
	.mlx
	nop 0
	movl r14 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r11
	add r37 = r1, r14
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r41 = r0
	.mmi
	st4 [r32] = r0
	mov r40 = r0
	mov r38 = r0
	;;
	.mib
	addl r37 = 39, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L82
.L138:
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r37
	(p9) br.cond.dpnt .L129
.L82:
	.mlx
	nop 0
	movl r17 = @gprel(.LC15)
	.mlx
	nop 0
	movl r32 = @gprel(.LC35)
	;;
	.mib
	add r37 = r1, r17
	add r38 = r1, r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L59:
	.mib
	adds r37 = 16, r12
	adds r33 = 16, r12
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ge p12, p13 = 0, r8
	;;
	.mlx
	nop 0
	(p12) movl r38 = @gprel(.LC3)
	;;
	.mib
	(p12) add r38 = r1, r38
	nop 0
	(p12) br.cond.dpnt .L84
	;;
	.mmi
	ld4 r18 = [r33]
	;;
	cmp4.ne p14, p15 = 0, r18
	nop 0
	;;
	.mlx
	nop 0
	(p14) movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p15) movl r38 = @gprel(.LC1)
	;;
	.mii
	(p14) add r38 = r1, r38
	nop 0
	;;
	(p15) add r38 = r1, r38
.L84:
	.mlx
	nop 0
	movl r19 = @gprel(.LC51)
	.mlx
	nop 0
	movl r20 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r19
	add r37 = r1, r20
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = parent_dies#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = comparisons#
	;;
	.mib
	mov r1 = r36
	addl r37 = 1024, r0
	br.call.sptk.many b0 = comparisons#
	;;
	.mlx
	mov r1 = r36
	movl r37 = -2147483136
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = comparisons#
	;;
	.mib
	mov r1 = r36
	addl r37 = 264448, r0
	br.call.sptk.many b0 = comparisons#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r40 = 999, r0
	mov r39 = r0
	mov r1 = r36
	.mmb
	mov r37 = r8
	mov r38 = r0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r21 = @gprel(.LC52)
	;;
	.mib
	add r37 = r1, r21
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	.mmb
	mov r37 = r8
	addl r38 = 99, r0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r22 = @gprel(.LC53)
	;;
	.mib
	add r37 = r1, r22
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r40 = r0
	mov r1 = r36
	mov r39 = r0
	.mmi
	mov r38 = r0
	st4 [r32] = r0
	addl r37 = 999999, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compared#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r23 = @gprel(.LC54)
	;;
	.mib
	add r37 = r1, r23
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 1, r0
	addl r37 = 1344, r0
	.mmb
	st4 [r32] = r0
	mov r38 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC55)
	;;
	.mib
	add r37 = r1, r24
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1344, r0
	.mmb
	st4 [r32] = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r25 = @gprel(.LC56)
	;;
	.mib
	add r37 = r1, r25
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1344, r0
	.mmb
	st4 [r32] = r0
	addl r38 = 2, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r26 = @gprel(.LC57)
	;;
	.mib
	add r37 = r1, r26
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1344, r0
	.mmb
	st4 [r32] = r0
	addl r38 = 4, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC58)
	;;
	.mib
	add r37 = r1, r27
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1344, r0
	.mmb
	st4 [r32] = r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r28 = @gprel(.LC59)
	;;
	.mib
	add r37 = r1, r28
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1344, r0
	.mmb
	st4 [r32] = r0
	addl r38 = 16, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r29 = @gprel(.LC60)
	;;
	.mib
	add r37 = r1, r29
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1344, r0
	.mmb
	st4 [r32] = r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r30 = @gprel(.LC59)
	;;
	.mib
	add r37 = r1, r30
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1344, r0
	.mlx
	st4 [r32] = r0
	movl r38 = 1073741824
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC61)
	;;
	.mib
	add r37 = r1, r32
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
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
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L120:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r2 = @gprel(.LC20)
	.mlx
	nop 0
	movl r3 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r2
	add r37 = r1, r3
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r38 = 16, r12
	addl r9 = -77, r0
	mov r1 = r36
	.mmi
	mov r39 = r0
	st4 [r32] = r0
	mov r41 = r0
	;;
	.mmi
	mov r40 = r0
	st4 [r38] = r9
	addl r37 = 37, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	cmp4.ne p12, p13 = -1, r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	(p13) addl r8 = -1000, r0
	(p13) ld4 r10 = [r32]
	nop 0
	;;
	.mmi
	(p12) adds r10 = 16, r12
	;;
	(p13) sub r8 = r8, r10
	nop 0
	;;
	.mii
	(p12) ld4 r8 = [r10]
	nop 0
	;;
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p14, p15 = -1, r8
	(p15) br.cond.dptk .L130
	.mib
	nop 0
	nop 0
	br .L66
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC26)
	.mlx
	nop 0
	movl r16 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r16
	add r38 = r1, r15
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	addl r37 = 30, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p8, p9 = -1, r8
	(p9) br.cond.dptk .L131
	.mib
	nop 0
	nop 0
	br .L68
.L122:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r19 = @gprel(.LC29)
	.mlx
	nop 0
	movl r20 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r19
	add r37 = r1, r20
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	nop 0
	.mmb
	addl r38 = 777, r0
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p12, p13 = -1, r8
	(p13) br.cond.dptk .L132
	.mib
	nop 0
	nop 0
	br .L70
.L123:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r23 = @gprel(.LC48)
	.mlx
	nop 0
	movl r24 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r23
	add r37 = r1, r24
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	nop 0
	.mmb
	mov r38 = r0
	addl r37 = 29, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L133
	.mib
	nop 0
	nop 0
	br .L72
.L124:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r27 = @gprel(.LC49)
	.mlx
	nop 0
	movl r28 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r28
	add r38 = r1, r27
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	addl r37 = 30, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p10, p11 = -1, r8
	(p11) br.cond.dptk .L134
	.mib
	nop 0
	nop 0
	br .L74
.L125:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r31 = @gprel(.LC29)
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r40
	add r38 = r1, r31
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r0
	addl r37 = 7, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p14, p15 = -1, r8
	(p15) br.cond.dptk .L135
	.mib
	nop 0
	nop 0
	br .L76
.L126:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC31)
	.mlx
	nop 0
	movl r2 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r37
	add r37 = r1, r2
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r41 = r0
	.mmi
	st4 [r32] = r0
	mov r40 = r0
	mov r38 = r0
	;;
	.mib
	addl r37 = 42, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p8, p9 = -1, r8
	(p9) br.cond.dptk .L136
	.mib
	nop 0
	nop 0
	br .L78
.L127:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC39)
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r10
	add r37 = r1, r8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r41 = r0
	.mmi
	st4 [r32] = r0
	mov r40 = r0
	addl r38 = 1, r0
	;;
	.mib
	addl r37 = 38, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p12, p13 = -1, r8
	(p13) br.cond.dptk .L137
	.mib
	nop 0
	nop 0
	br .L80
.L128:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC50)
	.mlx
	nop 0
	movl r16 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r15
	add r37 = r1, r16
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	mov r41 = r0
	.mmi
	st4 [r32] = r0
	mov r40 = r0
	mov r38 = r0
	;;
	.mib
	addl r37 = 39, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r39 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L138
	.mib
	nop 0
	nop 0
	br .L82
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC35)
	.mlx
	nop 0
	movl r19 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r19
	add r38 = r1, r18
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 64
	.type	stack.0#, @object
	.size	stack.0#, 65536
stack.0:
	.skip	65536
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
