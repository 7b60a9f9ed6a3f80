// af01738a96998dc10d6971851e91dc15 guest-tests/ipc/credentials.c
	.file	"credentials.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L2
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L4
.L2:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L3:
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L4:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L3
	;;
	.endp show_answer#
	.align 16
	.proc must#
must:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r8 = r32
	cmp.ne p6, p7 = -1, r32
	(p7) br.cond.spnt .L7
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L7:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r33
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"setgroups"
	.align 8
.LC3:
	stringz	"setresgid"
	.align 8
.LC4:
	stringz	"setresuid"
	.text
	.align 16
	.proc become#
become:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	adds r14 = 1, r33
	;;
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	adds r15 = 2, r33
	adds r14 = 20, r12
	;;
	st4 [r14] = r15
	adds r38 = 16, r12
	addl r37 = 2, r0
	br.call.sptk.many b0 = setgroups#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	sxt4 r37 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r39 = r33
	;;
	mov r38 = r33
	mov r37 = r33
	br.call.sptk.many b0 = setresgid#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	sxt4 r37 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r39 = r32
	;;
	mov r38 = r32
	mov r37 = r32
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	sxt4 r37 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp become#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"nobody"
	.align 8
.LC6:
	stringz	"another"
	.align 8
.LC7:
	stringz	", %d of %s, user %d, group %d"
	.align 8
.LC8:
	stringz	" (peek)"
	.align 8
.LC9:
	stringz	"%s%s: %ld"
	.align 8
.LC10:
	stringz	""
	.align 8
.LC11:
	stringz	"the sender"
	.text
	.align 16
	.proc receive#
receive:
	.prologue 12, 45
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 2, 14, 5, 0
	.fframe 352
	adds r12 = -352, r12
	.save rp, r45
	mov r45 = b0
	mov r47 = r1
	.body
	;;
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r15 = 280, r12
	;;
	st8 [r15] = r14
	adds r14 = 288, r12
	addl r16 = 8, r0
	;;
	st8 [r14] = r16
	adds r14 = 296, r12
	;;
	st8 [r14] = r0
	adds r14 = 304, r12
	;;
	st8 [r14] = r0
	adds r14 = 344, r12
	;;
	st8 [r14] = r0
	adds r14 = 312, r12
	;;
	st8 [r14] = r15
	adds r14 = 320, r12
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = 328, r12
	adds r15 = 24, r12
	;;
	st8 [r14] = r15
	addl r35 = 2, r0
	adds r36 = 336, r12
	addl r38 = 256, r0
	addl r37 = @gprel(ends#+4), gp
	movl r44 = @gprel(.LC8)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC9)
	;;
	add r43 = r1, r43
	mov r41 = r14
	adds r40 = 352, r12
	adds r39 = 360, r12
	mov r42 = r0
	br .L17
	;;
.L34:
	adds r14 = 16, r34
	;;
	ld1 r15 = [r14]
	adds r14 = 352, r12
	;;
	st1 [r14] = r15
	adds r14 = 353, r12
	adds r15 = 17, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 354, r12
	adds r15 = 18, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 355, r12
	adds r15 = 19, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 356, r12
	adds r15 = 20, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 357, r12
	adds r15 = 21, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 358, r12
	adds r15 = 22, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 359, r12
	adds r15 = 23, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 360, r12
	adds r15 = 24, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 361, r12
	adds r15 = 25, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 362, r12
	adds r15 = 26, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 363, r12
	adds r15 = 27, r34
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	br .L12
	;;
.L29:
	mov r34 = r0
.L13:
	mov r50 = r44
	mov r49 = r32
	mov r48 = r43
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L20
	adds r34 = 12, r34
	;;
	ld4 r49 = [r34]
	adds r14 = 352, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r33
	(p7) br.cond.dpnt .L33
.L24:
	;;
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 360, r12
	;;
	ld4 r52 = [r14]
	adds r14 = 356, r12
	;;
	ld4 r51 = [r14]
	(p6) movl r50 = @gprel(.LC5)
	;;
	(p6) add r50 = r1, r50
	;;
	(p7) movl r50 = @gprel(.LC6)
	;;
	(p7) add r50 = r1, r50
	movl r48 = @gprel(.LC7)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L9
.L18:
	mov r35 = r42
.L17:
	st8 [r36] = r38
	;;
	or r50 = 64, r35
	adds r49 = 296, r12
	ld4 r48 = [r37]
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r47
	mov r51 = r8
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L10
	ld8 r14 = [r36]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L10
	ld8 r34 = [r41]
	st8 [r40] = r0
	st4 [r39] = r0
	;;
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.spnt .L11
	adds r14 = 12, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L34
.L12:
	;;
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L13
.L14:
	movl r50 = @gprel(.LC10)
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC9)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.spnt .L22
	adds r34 = 12, r34
	;;
	ld4 r49 = [r34]
	adds r14 = 352, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L24
	adds r14 = 360, r12
	;;
	ld4 r52 = [r14]
	adds r14 = 356, r12
	;;
	ld4 r51 = [r14]
	movl r50 = @gprel(.LC11)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC7)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	br .L9
	;;
.L10:
	adds r14 = 352, r12
	;;
	st8 [r14] = r0
	adds r14 = 360, r12
	;;
	st4 [r14] = r0
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L29
	movl r50 = @gprel(.LC10)
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC9)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
.L22:
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
.L9:
	;;
	mov ar.pfs = r46
	mov b0 = r45
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L33:
	.body
	.copy_state 1
	adds r14 = 360, r12
	;;
	ld4 r52 = [r14]
	adds r14 = 356, r12
	;;
	ld4 r51 = [r14]
	movl r50 = @gprel(.LC11)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC7)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	br .L18
	;;
.L11:
	cmp4.ne p6, p7 = 0, r35
	(p7) br.cond.dptk .L14
	movl r50 = @gprel(.LC8)
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC9)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
.L20:
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	br .L18
	;;
	.endp receive#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"%s: %d %d, %d, user %d, group %d\n"
	.text
	.align 16
	.proc show_peer#
show_peer:
	.prologue 12, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 7, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	mov r40 = r33
	;;
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r36 = 24, r12
	;;
	st4 [r36] = r0
	adds r35 = 28, r12
	addl r14 = 12, r0
	;;
	st4 [r35] = r14
	mov r44 = r35
	adds r43 = 16, r12
	addl r42 = 17, r0
	addl r41 = 1, r0
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r39
	;;
	mov r42 = r8
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = r34, r14
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	ld4 r46 = [r36]
	adds r14 = 20, r12
	;;
	ld4 r45 = [r14]
	ld4 r43 = [r35]
	mov r41 = r32
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp show_peer#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"type %d\n"
	.align 8
.LC14:
	stringz	"socketpair"
	.align 8
.LC15:
	stringz	"before"
	.align 8
.LC16:
	stringz	"write"
	.align 8
.LC17:
	stringz	"setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){1}, sizeof(int))"
	.align 8
.LC18:
	stringz	"root"
	.align 8
.LC19:
	stringz	"real"
	.align 8
.LC20:
	stringz	"user"
	.align 8
.LC21:
	stringz	"message"
	.align 8
.LC22:
	stringz	"setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){0}, sizeof(int))"
	.align 8
.LC23:
	stringz	"after"
	.align 8
.LC24:
	stringz	"pair"
	.text
	.align 16
	.proc messages#
messages:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	mov r40 = r32
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r33 = @gprel(ends#), gp
	;;
	mov r42 = r33
	mov r41 = r0
	mov r40 = r32
	addl r39 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	sxt4 r39 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	movl r35 = @gprel(.LC15)
	;;
	add r35 = r1, r35
	addl r41 = 6, r0
	;;
	mov r40 = r35
	ld4 r39 = [r33], 4
	br.call.sptk.many b0 = write#
	mov r1 = r38
	;;
	mov r39 = r8
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r34 = r8
	st4 [r8] = r0
	adds r42 = 20, r12
	addl r14 = 1, r0
	;;
	st4 [r42] = r14
	addl r43 = 4, r0
	addl r41 = 16, r0
	addl r40 = 1, r0
	ld4 r39 = [r33]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r38
	;;
	sxt4 r40 = r8
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	mov r40 = r0
	;;
	mov r39 = r35
	br.call.sptk.many b0 = receive#
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r33 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L37
	;;
	addl r34 = @gprel(ends#), gp
	addl r41 = 4, r0
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	;;
	mov r39 = r8
	movl r33 = @gprel(.LC16)
	;;
	add r33 = r1, r33
	;;
	mov r40 = r33
	br.call.sptk.many b0 = must#
	mov r1 = r38
	addl r41 = -1, r0
	;;
	addl r40 = -1, r0
	addl r39 = 30, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	sxt4 r39 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r38
	addl r41 = -1, r0
	;;
	addl r40 = -1, r0
	addl r39 = 35, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	sxt4 r39 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r38
	addl r41 = 4, r0
	;;
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	;;
	mov r39 = r8
	mov r40 = r33
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	addl r40 = 40, r0
	addl r39 = 30, r0
	br.call.sptk.many b0 = become#
	mov r1 = r38
	addl r41 = 4, r0
	;;
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	ld4 r39 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	;;
	mov r39 = r8
	mov r40 = r33
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	;;
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L37:
	mov r41 = r0
	mov r40 = r0
	mov r39 = r8
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	;;
	movl r35 = @gprel(.LC21)
	;;
	add r35 = r1, r35
	mov r40 = r33
	;;
	mov r39 = r35
	br.call.sptk.many b0 = receive#
	mov r1 = r38
	mov r40 = r33
	;;
	mov r39 = r35
	br.call.sptk.many b0 = receive#
	mov r1 = r38
	mov r40 = r33
	;;
	mov r39 = r35
	br.call.sptk.many b0 = receive#
	mov r1 = r38
	st4 [r34] = r0
	;;
	addl r33 = @gprel(ends#), gp
	;;
	adds r34 = 4, r33
	adds r14 = 16, r12
	;;
	st4 [r14] = r0
	addl r43 = 4, r0
	mov r42 = r14
	addl r41 = 16, r0
	addl r40 = 1, r0
	ld4 r39 = [r34]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r38
	;;
	sxt4 r40 = r8
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	movl r35 = @gprel(.LC23)
	;;
	add r35 = r1, r35
	addl r41 = 5, r0
	;;
	mov r40 = r35
	ld4 r39 = [r33]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	;;
	mov r39 = r8
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r40 = r8
	mov r39 = r35
	;;
	br.call.sptk.many b0 = receive#
	mov r1 = r38
	ld4 r35 = [r33]
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r38
	mov r41 = r8
	mov r40 = r35
	;;
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_peer#
	mov r1 = r38
	;;
	ld4 r39 = [r33]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	;;
	ld4 r39 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp messages#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"pipe"
	.align 8
.LC26:
	stringz	"socket"
	.align 8
.LC27:
	stringz	"bind"
	.align 8
.LC28:
	stringz	"bound"
	.align 8
.LC29:
	stringz	"listen"
	.align 8
.LC30:
	stringz	"getsockname"
	.align 8
.LC31:
	stringz	"listener"
	.align 8
.LC32:
	stringz	"connect"
	.align 8
.LC33:
	stringz	"client's"
	.align 8
.LC34:
	stringz	"r"
	.align 8
.LC35:
	stringz	"read"
	.align 8
.LC36:
	stringz	"accept"
	.align 8
.LC37:
	stringz	"seteuid"
	.align 8
.LC38:
	stringz	"server's"
	.align 8
.LC39:
	stringz	"d"
	.align 8
.LC40:
	stringz	"after its end"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	addl r38 = 1, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r37
	addl r38 = 2, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r37
	addl r38 = 5, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r37
	adds r34 = 144, r12
	adds r14 = 146, r12
	;;
	st2 [r14] = r0
	adds r14 = 148, r12
	;;
	st2 [r14] = r0
	adds r14 = 150, r12
	;;
	st2 [r14] = r0
	adds r14 = 152, r12
	;;
	st2 [r14] = r0
	adds r14 = 154, r12
	;;
	st2 [r14] = r0
	adds r14 = 156, r12
	;;
	st2 [r14] = r0
	adds r14 = 158, r12
	;;
	st2 [r14] = r0
	addl r14 = 1, r0
	;;
	st2 [r34] = r14
	adds r33 = 176, r12
	addl r14 = 2, r0
	;;
	st4 [r33] = r14
	adds r38 = 168, r12
	br.call.sptk.many b0 = pipe#
	mov r1 = r37
	;;
	movl r32 = @gprel(.LC25)
	;;
	add r32 = r1, r32
	;;
	mov r39 = r32
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	adds r38 = 160, r12
	br.call.sptk.many b0 = pipe#
	mov r1 = r37
	mov r39 = r32
	;;
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r40 = r0
	addl r39 = 1, r0
	;;
	addl r38 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r32 = r8
	ld4 r40 = [r33]
	;;
	mov r39 = r34
	mov r38 = r8
	br.call.sptk.many b0 = bind#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r40 = r0
	;;
	mov r39 = r32
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_peer#
	mov r1 = r37
	addl r39 = 3, r0
	;;
	mov r38 = r32
	br.call.sptk.many b0 = listen#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r14 = 128, r0
	;;
	st4 [r33] = r14
	mov r40 = r33
	adds r39 = 16, r12
	mov r38 = r32
	br.call.sptk.many b0 = getsockname#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r40 = r8
	mov r39 = r32
	;;
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_peer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r34 = r8
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r33 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
	addl r39 = 60, r0
	addl r38 = 50, r0
	;;
	br.call.sptk.many b0 = become#
	mov r1 = r37
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	;;
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r32 = r8
	adds r14 = 176, r12
	;;
	ld4 r40 = [r14]
	adds r39 = 16, r12
	mov r38 = r8
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r40 = r34
	;;
	mov r39 = r32
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_peer#
	mov r1 = r37
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	adds r14 = 172, r12
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	;;
	mov r38 = r8
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = 1, r0
	;;
	adds r39 = 180, r12
	adds r14 = 160, r12
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L39:
	addl r40 = 1, r0
	adds r39 = 180, r12
	adds r14 = 168, r12
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	;;
	mov r38 = r8
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r40 = r0
	;;
	mov r39 = r0
	mov r38 = r32
	br.call.sptk.many b0 = accept#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r32 = r8
	;;
	addl r38 = 70, r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r37
	;;
	movl r34 = @gprel(.LC37)
	;;
	add r34 = r1, r34
	;;
	mov r39 = r34
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r40 = r33
	;;
	mov r39 = r32
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_peer#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r37
	mov r39 = r34
	;;
	sxt4 r38 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	adds r14 = 164, r12
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	;;
	mov r38 = r8
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r40 = r0
	;;
	mov r39 = r0
	mov r38 = r33
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r40 = r33
	;;
	mov r39 = r32
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_peer#
	mov r1 = r37
	mov r8 = r0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 4
	.type	ends#, @object
	.size	ends#, 8
ends:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
