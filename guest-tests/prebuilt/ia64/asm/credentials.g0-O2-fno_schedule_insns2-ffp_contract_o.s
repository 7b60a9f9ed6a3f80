// f75702172297bad27265254c9747d4b0 guest-tests/ipc/credentials.c
	.file	"credentials.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"nobody"
	.align 8
.LC1:
	stringz	"the sender"
	.align 8
.LC2:
	stringz	"another"
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"%s%s: %ld"
	.align 8
.LC5:
	stringz	" (peek)"
	.align 8
.LC6:
	stringz	", %d of %s, user %d, group %d"
	.text
	.align 16
	.align 64
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
	adds r14 = 280, r12
	adds r16 = 356, r12
	adds r15 = 328, r12
	;;
	st8 [r14] = r0
	adds r39 = 272, r12
	adds r14 = 320, r12
	adds r43 = 304, r12
	adds r38 = 312, r12
	st4 [r16] = r0
	adds r17 = 360, r12
	;;
	st4 [r17] = r0
	addl r34 = 2, r0
	adds r35 = 344, r12
	addl r42 = @gprel(ends#+4), gp
	st8 [r15] = r16
	adds r16 = 336, r12
	addl r17 = 8, r0
	;;
	st8 [r16] = r17
	adds r36 = 352, r12
	addl r41 = 256, r0
	movl r44 = @gprel(.LC6)
	;;
	add r44 = r1, r44
	st8 [r39] = r0
	st8 [r14] = r0
	adds r14 = 288, r12
	;;
	st8 [r14] = r15
	adds r14 = 296, r12
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = 16, r12
	;;
	st8 [r43] = r14
	st8 [r38] = r41
	or r50 = 64, r34
	mov r49 = r39
	ld4 r48 = [r42]
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r47
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L4
.L2:
	ld8 r14 = [r38]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L4
	ld8 r16 = [r43]
	st8 [r35] = r0
	st4 [r36] = r0
	;;
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L3
	adds r37 = 12, r16
	;;
	ld4 r14 = [r37]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dpnt .L8
	mov r51 = r8
	;;
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L9
	movl r50 = @gprel(.LC3)
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC4)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	ld4 r14 = [r35]
	ld4 r49 = [r37]
	;;
	cmp4.ne p6, p7 = r14, r33
	(p7) br.cond.dpnt .L28
.L32:
	adds r40 = 348, r12
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) movl r50 = @gprel(.LC0)
	;;
	(p6) add r50 = r1, r50
	;;
	(p7) movl r50 = @gprel(.LC2)
	;;
	(p7) add r50 = r1, r50
.L15:
	ld4 r52 = [r36]
	ld4 r51 = [r40]
	mov r48 = r44
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L1
	mov r34 = r0
.L36:
	st8 [r38] = r41
	;;
	or r50 = 64, r34
	mov r49 = r39
	ld4 r48 = [r42]
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r47
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L2
.L4:
	st8 [r35] = r0
	st4 [r36] = r0
.L3:
	mov r51 = r8
	;;
	movl r50 = @gprel(.LC5)
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC4)
	;;
	add r48 = r1, r48
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dptk .L35
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	mov r34 = r0
	br .L36
	;;
.L35:
	movl r50 = @gprel(.LC3)
	;;
	add r50 = r1, r50
	movl r48 = @gprel(.LC4)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
.L1:
	;;
	mov ar.pfs = r46
	mov b0 = r45
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	adds r14 = 17, r16
	adds r17 = 16, r16
	adds r15 = 345, r12
	adds r40 = 348, r12
	;;
	ld1 r18 = [r14]
	adds r14 = 18, r16
	ld1 r19 = [r17]
	;;
	ld1 r17 = [r14]
	adds r14 = 19, r16
	st1 [r35] = r19
	st1 [r15] = r18
	adds r15 = 346, r12
	;;
	ld1 r18 = [r14]
	adds r14 = 20, r16
	st1 [r15] = r17
	adds r15 = 347, r12
	;;
	ld1 r17 = [r14]
	adds r14 = 21, r16
	st1 [r15] = r18
	adds r15 = 349, r12
	;;
	ld1 r18 = [r14]
	adds r14 = 22, r16
	st1 [r40] = r17
	;;
	ld1 r17 = [r14]
	adds r14 = 23, r16
	st1 [r15] = r18
	adds r15 = 350, r12
	;;
	ld1 r18 = [r14]
	adds r14 = 24, r16
	st1 [r15] = r17
	adds r15 = 351, r12
	;;
	ld1 r17 = [r14]
	adds r14 = 25, r16
	st1 [r15] = r18
	adds r15 = 353, r12
	;;
	ld1 r18 = [r14]
	adds r14 = 26, r16
	st1 [r36] = r17
	;;
	ld1 r17 = [r14]
	st1 [r15] = r18
	adds r14 = 27, r16
	adds r15 = 354, r12
	;;
	st1 [r15] = r17
	ld1 r14 = [r14]
	adds r15 = 355, r12
	;;
	st1 [r15] = r14
	cmp4.ne p6, p7 = 0, r34
	;;
	(p6) mov r51 = r8
	(p6) movl r50 = @gprel(.LC5)
	(p7) br.cond.dptk .L37
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC4)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	ld4 r14 = [r35]
	ld4 r49 = [r37]
	;;
	cmp4.eq p6, p7 = r33, r14
	;;
	(p6) movl r50 = @gprel(.LC1)
	;;
	(p6) add r50 = r1, r50
	(p6) br.cond.dpnt .L15
.L38:
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) movl r50 = @gprel(.LC0)
	;;
	(p6) add r50 = r1, r50
	;;
	(p7) movl r50 = @gprel(.LC2)
	;;
	(p7) add r50 = r1, r50
	br .L15
	;;
.L9:
	movl r50 = @gprel(.LC5)
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC4)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	ld4 r14 = [r35]
	ld4 r49 = [r37]
	;;
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L32
	adds r40 = 348, r12
	ld4 r52 = [r36]
	movl r50 = @gprel(.LC1)
	;;
	add r50 = r1, r50
	ld4 r51 = [r40]
	movl r48 = @gprel(.LC6)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	;;
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	mov r34 = r0
	br .L36
	;;
.L37:
	mov r51 = r8
	movl r50 = @gprel(.LC3)
	;;
	add r50 = r1, r50
	mov r49 = r32
	movl r48 = @gprel(.LC4)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	ld4 r14 = [r35]
	ld4 r49 = [r37]
	;;
	cmp4.eq p6, p7 = r33, r14
	;;
	(p6) movl r50 = @gprel(.LC1)
	;;
	(p6) add r50 = r1, r50
	(p7) br.cond.dptk .L38
	br .L15
	;;
.L28:
	movl r48 = @gprel(.LC6)
	;;
	add r48 = r1, r48
	ld4 r52 = [r36]
	movl r50 = @gprel(.LC1)
	;;
	add r50 = r1, r50
	adds r14 = 348, r12
	;;
	ld4 r51 = [r14]
	br.call.sptk.many b0 = printf#
	mov r1 = r47
	addl r48 = 10, r0
	;;
	br.call.sptk.many b0 = putchar#
	mov r1 = r47
	;;
	mov ar.pfs = r46
	mov b0 = r45
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	;;
	.endp receive#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"%s: %d %d, %d, user %d, group %d\n"
	.text
	.align 16
	.align 64
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
	;;
	adds r35 = 28, r12
	adds r36 = 24, r12
	mov r40 = r33
	;;
	mov r44 = r35
	adds r43 = 16, r12
	addl r42 = 17, r0
	addl r41 = 1, r0
	;;
	st8 [r43] = r0
	st4 [r36] = r0
	addl r14 = 12, r0
	;;
	st4 [r35] = r14
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r39
	mov r42 = r8
	ld4 r46 = [r36]
	mov r41 = r32
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = r34, r14
	adds r14 = 20, r12
	;;
	ld4 r45 = [r14]
	ld4 r43 = [r35]
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
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
.LC8:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"setgroups"
	.align 8
.LC10:
	stringz	"setresgid"
	.align 8
.LC11:
	stringz	"setresuid"
	.text
	.align 16
	.align 64
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
	;;
	adds r38 = 16, r12
	addl r37 = 2, r0
	unpack4.l r14 = r33, r33
	movl r15 = 8589934593
	;;
	padd4 r14 = r14, r15
	;;
	st8 [r38] = r14
	br.call.sptk.many b0 = setgroups#
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r37 = @gprel(.LC9)
	;;
	(p7) add r37 = r1, r37
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	mov r39 = r33
	mov r38 = r33
	;;
	mov r37 = r33
	br.call.sptk.many b0 = setresgid#
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r37 = @gprel(.LC10)
	;;
	(p7) add r37 = r1, r37
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	mov r39 = r32
	mov r38 = r32
	;;
	mov r37 = r32
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r37 = @gprel(.LC11)
	;;
	(p7) add r37 = r1, r37
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
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
.LC12:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L49
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L56
.L49:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L56:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp show_answer.isra.0#
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
	.align 64
	.proc messages#
messages:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	addl r33 = @gprel(ends#), gp
	mov r42 = r32
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	mov r44 = r33
	mov r43 = r0
	mov r42 = r32
	addl r41 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r41 = @gprel(.LC14)
	;;
	(p7) add r41 = r1, r41
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	addl r43 = 6, r0
	movl r42 = @gprel(.LC15)
	;;
	add r42 = r1, r42
	ld4 r41 = [r33]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L61
	adds r36 = 4, r33
	;;
	addl r37 = @ltoffx(stdout#), r1
	;;
	ld8.mov r37 = [r37], stdout#
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	adds r14 = 20, r12
	addl r45 = 4, r0
	addl r43 = 16, r0
	addl r42 = 1, r0
	mov r35 = r8
	;;
	mov r44 = r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	st4 [r8] = r0
	ld4 r41 = [r36]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC17)
	;;
	add r41 = r1, r41
	sxt4 r42 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r40
	;;
	mov r42 = r0
	movl r41 = @gprel(.LC15)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = receive#
	mov r1 = r40
	;;
	ld8 r41 = [r37]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r40
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L60
	addl r43 = 4, r0
	;;
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	ld4 r41 = [r33]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L61
	addl r43 = -1, r0
	;;
	addl r42 = -1, r0
	addl r41 = 30, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r41 = @gprel(.LC11)
	;;
	(p7) add r41 = r1, r41
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	addl r43 = -1, r0
	addl r42 = -1, r0
	;;
	addl r41 = 35, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r41 = @gprel(.LC10)
	;;
	(p7) add r41 = r1, r41
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	addl r43 = 4, r0
	movl r42 = @gprel(.LC19)
	;;
	add r42 = r1, r42
	ld4 r41 = [r33]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L61
	;;
	addl r42 = 40, r0
	addl r41 = 30, r0
	br.call.sptk.many b0 = become#
	mov r1 = r40
	addl r43 = 4, r0
	;;
	movl r42 = @gprel(.LC20)
	;;
	add r42 = r1, r42
	ld4 r41 = [r33]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L61
	;;
	ld8 r41 = [r37]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	mov r41 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L60:
	mov r43 = r0
	mov r41 = r8
	mov r42 = r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r40
	;;
	mov r42 = r34
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = receive#
	mov r1 = r40
	mov r42 = r34
	;;
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = receive#
	mov r1 = r40
	mov r42 = r34
	;;
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = receive#
	mov r1 = r40
	st4 [r35] = r0
	addl r45 = 4, r0
	adds r44 = 16, r12
	addl r43 = 16, r0
	;;
	st4 [r44] = r0
	addl r42 = 1, r0
	ld4 r41 = [r36]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r40
	;;
	movl r41 = @gprel(.LC22)
	;;
	add r41 = r1, r41
	sxt4 r42 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r40
	addl r43 = 5, r0
	;;
	movl r42 = @gprel(.LC23)
	;;
	add r42 = r1, r42
	ld4 r41 = [r33]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L61
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r40
	mov r42 = r8
	;;
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = receive#
	mov r1 = r40
	ld4 r34 = [r33]
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r40
	mov r43 = r8
	mov r42 = r34
	;;
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = show_peer#
	mov r1 = r40
	;;
	ld4 r41 = [r33]
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	ld4 r41 = [r36]
	br.call.sptk.many b0 = close#
	mov r1 = r40
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 1
	movl r41 = @gprel(.LC16)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 3, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	addl r40 = 1, r0
	;;
	adds r34 = 144, r12
	adds r33 = 176, r12
	br.call.sptk.many b0 = messages#
	mov r1 = r39
	addl r40 = 2, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r39
	addl r40 = 5, r0
	;;
	br.call.sptk.many b0 = messages#
	mov r1 = r39
	adds r14 = 148, r12
	adds r40 = 168, r12
	adds r15 = 146, r12
	;;
	st2 [r15] = r0
	st2 [r14] = r0
	adds r14 = 150, r12
	;;
	st2 [r14] = r0
	adds r14 = 152, r12
	addl r15 = 1, r0
	;;
	st2 [r34] = r15
	st2 [r14] = r0
	adds r14 = 154, r12
	addl r15 = 2, r0
	;;
	st4 [r33] = r15
	st2 [r14] = r0
	adds r14 = 156, r12
	;;
	st2 [r14] = r0
	adds r14 = 158, r12
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = pipe#
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L80
	adds r40 = 160, r12
	;;
	br.call.sptk.many b0 = pipe#
	mov r1 = r39
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L80
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	;;
	br.call.sptk.many b0 = socket#
	mov r1 = r39
	mov r32 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L86
	ld4 r42 = [r33]
	mov r41 = r34
	mov r40 = r8
	;;
	br.call.sptk.many b0 = bind#
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r40 = @gprel(.LC27)
	;;
	(p7) add r40 = r1, r40
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	mov r42 = r0
	mov r41 = r32
	;;
	movl r40 = @gprel(.LC28)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_peer#
	mov r1 = r39
	addl r41 = 3, r0
	;;
	mov r40 = r32
	br.call.sptk.many b0 = listen#
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r40 = @gprel(.LC29)
	;;
	(p7) add r40 = r1, r40
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	mov r42 = r33
	adds r41 = 16, r12
	;;
	mov r40 = r32
	addl r14 = 128, r0
	;;
	st4 [r33] = r14
	br.call.sptk.many b0 = getsockname#
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r40 = @gprel(.LC30)
	;;
	(p7) add r40 = r1, r40
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	addl r36 = @ltoffx(stdout#), r1
	;;
	ld8.mov r36 = [r36], stdout#
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r42 = r8
	mov r41 = r32
	;;
	movl r40 = @gprel(.LC31)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_peer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	ld8 r40 = [r36]
	mov r35 = r8
	;;
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L108
	addl r42 = 1, r0
	adds r41 = 180, r12
	adds r14 = 168, r12
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	;;
	(p7) movl r40 = @gprel(.LC35)
	;;
	(p7) add r40 = r1, r40
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	mov r42 = r0
	mov r41 = r0
	;;
	mov r40 = r32
	br.call.sptk.many b0 = accept#
	mov r1 = r39
	mov r32 = r8
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r40 = @gprel(.LC36)
	;;
	(p7) add r40 = r1, r40
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	addl r40 = 70, r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L92
	mov r42 = r34
	mov r41 = r32
	;;
	movl r40 = @gprel(.LC38)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_peer#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r39
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L92
	addl r42 = 1, r0
	;;
	movl r41 = @gprel(.LC39)
	;;
	add r41 = r1, r41
	adds r14 = 164, r12
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r39
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L93
	;;
	mov r40 = r34
	mov r42 = r0
	mov r41 = r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r39
	;;
	mov r42 = r34
	mov r41 = r32
	movl r40 = @gprel(.LC40)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_peer#
	mov r1 = r39
	mov r8 = r0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L108:
	.body
	.copy_state 1
	addl r41 = 60, r0
	addl r40 = 50, r0
	br.call.sptk.many b0 = become#
	mov r1 = r39
	mov r42 = r0
	;;
	addl r41 = 1, r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r39
	mov r32 = r8
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L86
	ld4 r42 = [r33]
	;;
	adds r41 = 16, r12
	mov r40 = r8
	br.call.sptk.many b0 = connect#
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r40 = @gprel(.LC32)
	;;
	(p7) add r40 = r1, r40
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	mov r42 = r35
	mov r41 = r32
	;;
	movl r40 = @gprel(.LC33)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show_peer#
	mov r1 = r39
	;;
	ld8 r40 = [r36]
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	addl r42 = 1, r0
	;;
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	adds r14 = 172, r12
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L93
	adds r14 = 160, r12
	;;
	ld4 r40 = [r14]
	addl r42 = 1, r0
	adds r41 = 180, r12
	br.call.sptk.many b0 = read#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L80:
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L86:
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L92:
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L93:
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
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
