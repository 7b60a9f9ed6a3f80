// 96854b2fad977606a143ddd3431bdd09
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"?"
	.align 8
.LC2:
	stringz	"again: %s %ld\n"
	.align 8
.LC3:
	stringz	"%d\n"
	.align 8
.LC4:
	stringz	"%d %d\n"
	.align 8
.LC5:
	stringz	"through"
	.align 8
.LC6:
	stringz	"%ld %ld\n"
	.align 8
.LC7:
	stringz	"%ld\n"
	.align 8
.LC8:
	stringz	"socket"
	.align 8
.LC9:
	stringz	"fifo"
	.align 8
.LC10:
	stringz	"r"
	.align 8
.LC11:
	stringz	"/etc/hosts"
	.align 8
.LC12:
	stringz	"."
	.align 8
.LC13:
	stringz	"/tmp"
	.align 8
.LC14:
	stringz	"word"
	.align 8
.LC15:
	stringz	"A=B"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 10, 4, 0
	.fframe 496
	adds r12 = -496, r12
	.save rp, r41
	mov r41 = b0
	mov r43 = r1
	.body
	addl r14 = 1, r0
	;;
	adds r15 = 16, r12
	;;
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 115, r0
	;;
	st1 [r14] = r15
	adds r14 = 19, r12
	addl r15 = 111, r0
	;;
	st1 [r14] = r15
	adds r14 = 20, r12
	addl r15 = 99, r0
	;;
	st1 [r14] = r15
	adds r14 = 21, r12
	addl r15 = 107, r0
	;;
	st1 [r14] = r15
	adds r14 = 22, r12
	addl r15 = 101, r0
	;;
	st1 [r14] = r15
	adds r14 = 23, r12
	addl r15 = 116, r0
	;;
	st1 [r14] = r15
	adds r14 = 24, r12
	;;
	st1 [r14] = r0
	adds r14 = 25, r12
	;;
	st1 [r14] = r0
	adds r14 = 26, r12
	;;
	st1 [r14] = r0
	adds r14 = 27, r12
	;;
	st1 [r14] = r0
	adds r14 = 28, r12
	;;
	st1 [r14] = r0
	adds r14 = 29, r12
	;;
	st1 [r14] = r0
	adds r14 = 30, r12
	;;
	st1 [r14] = r0
	adds r14 = 31, r12
	;;
	st1 [r14] = r0
	adds r14 = 32, r12
	;;
	st1 [r14] = r0
	adds r14 = 33, r12
	;;
	st1 [r14] = r0
	adds r14 = 34, r12
	;;
	st1 [r14] = r0
	adds r14 = 35, r12
	;;
	st1 [r14] = r0
	adds r14 = 36, r12
	;;
	st1 [r14] = r0
	adds r14 = 37, r12
	;;
	st1 [r14] = r0
	adds r14 = 38, r12
	;;
	st1 [r14] = r0
	adds r14 = 39, r12
	;;
	st1 [r14] = r0
	adds r14 = 40, r12
	;;
	st1 [r14] = r0
	adds r14 = 41, r12
	;;
	st1 [r14] = r0
	adds r14 = 42, r12
	;;
	st1 [r14] = r0
	adds r14 = 43, r12
	;;
	st1 [r14] = r0
	adds r14 = 44, r12
	;;
	st1 [r14] = r0
	adds r14 = 45, r12
	;;
	st1 [r14] = r0
	adds r14 = 46, r12
	;;
	st1 [r14] = r0
	adds r14 = 47, r12
	;;
	st1 [r14] = r0
	adds r14 = 48, r12
	;;
	st1 [r14] = r0
	adds r14 = 49, r12
	;;
	st1 [r14] = r0
	adds r14 = 50, r12
	;;
	st1 [r14] = r0
	adds r14 = 51, r12
	;;
	st1 [r14] = r0
	adds r14 = 52, r12
	;;
	st1 [r14] = r0
	adds r14 = 53, r12
	;;
	st1 [r14] = r0
	adds r14 = 54, r12
	;;
	st1 [r14] = r0
	adds r14 = 55, r12
	;;
	st1 [r14] = r0
	adds r14 = 56, r12
	;;
	st1 [r14] = r0
	adds r14 = 57, r12
	;;
	st1 [r14] = r0
	adds r14 = 58, r12
	;;
	st1 [r14] = r0
	adds r14 = 59, r12
	;;
	st1 [r14] = r0
	adds r14 = 60, r12
	;;
	st1 [r14] = r0
	adds r14 = 61, r12
	;;
	st1 [r14] = r0
	adds r14 = 62, r12
	;;
	st1 [r14] = r0
	adds r14 = 63, r12
	;;
	st1 [r14] = r0
	adds r14 = 64, r12
	;;
	st1 [r14] = r0
	adds r14 = 65, r12
	;;
	st1 [r14] = r0
	adds r14 = 66, r12
	;;
	st1 [r14] = r0
	adds r14 = 67, r12
	;;
	st1 [r14] = r0
	adds r14 = 68, r12
	;;
	st1 [r14] = r0
	adds r14 = 69, r12
	;;
	st1 [r14] = r0
	adds r14 = 70, r12
	;;
	st1 [r14] = r0
	adds r14 = 71, r12
	;;
	st1 [r14] = r0
	adds r14 = 72, r12
	;;
	st1 [r14] = r0
	adds r14 = 73, r12
	;;
	st1 [r14] = r0
	adds r14 = 74, r12
	;;
	st1 [r14] = r0
	adds r14 = 75, r12
	;;
	st1 [r14] = r0
	adds r14 = 76, r12
	;;
	st1 [r14] = r0
	adds r14 = 77, r12
	;;
	st1 [r14] = r0
	adds r14 = 78, r12
	;;
	st1 [r14] = r0
	adds r14 = 79, r12
	;;
	st1 [r14] = r0
	adds r14 = 80, r12
	;;
	st1 [r14] = r0
	adds r14 = 81, r12
	;;
	st1 [r14] = r0
	adds r14 = 82, r12
	;;
	st1 [r14] = r0
	adds r14 = 83, r12
	;;
	st1 [r14] = r0
	adds r14 = 84, r12
	;;
	st1 [r14] = r0
	adds r14 = 85, r12
	;;
	st1 [r14] = r0
	adds r14 = 86, r12
	;;
	st1 [r14] = r0
	adds r14 = 87, r12
	;;
	st1 [r14] = r0
	adds r14 = 88, r12
	;;
	st1 [r14] = r0
	adds r14 = 89, r12
	;;
	st1 [r14] = r0
	adds r14 = 90, r12
	;;
	st1 [r14] = r0
	adds r14 = 91, r12
	;;
	st1 [r14] = r0
	adds r14 = 92, r12
	;;
	st1 [r14] = r0
	adds r14 = 93, r12
	;;
	st1 [r14] = r0
	adds r14 = 94, r12
	;;
	st1 [r14] = r0
	adds r14 = 95, r12
	;;
	st1 [r14] = r0
	adds r14 = 96, r12
	;;
	st1 [r14] = r0
	adds r14 = 97, r12
	;;
	st1 [r14] = r0
	adds r14 = 98, r12
	;;
	st1 [r14] = r0
	adds r14 = 99, r12
	;;
	st1 [r14] = r0
	adds r14 = 100, r12
	;;
	st1 [r14] = r0
	adds r14 = 101, r12
	;;
	st1 [r14] = r0
	adds r14 = 102, r12
	;;
	st1 [r14] = r0
	adds r14 = 103, r12
	;;
	st1 [r14] = r0
	adds r14 = 104, r12
	;;
	st1 [r14] = r0
	adds r14 = 105, r12
	;;
	st1 [r14] = r0
	adds r14 = 106, r12
	;;
	st1 [r14] = r0
	adds r14 = 107, r12
	;;
	st1 [r14] = r0
	adds r14 = 108, r12
	;;
	st1 [r14] = r0
	adds r14 = 109, r12
	;;
	st1 [r14] = r0
	adds r14 = 110, r12
	;;
	st1 [r14] = r0
	adds r14 = 111, r12
	;;
	st1 [r14] = r0
	adds r14 = 112, r12
	;;
	st1 [r14] = r0
	adds r14 = 113, r12
	;;
	st1 [r14] = r0
	adds r14 = 114, r12
	;;
	st1 [r14] = r0
	adds r14 = 115, r12
	;;
	st1 [r14] = r0
	adds r14 = 116, r12
	;;
	st1 [r14] = r0
	adds r14 = 117, r12
	;;
	st1 [r14] = r0
	adds r14 = 118, r12
	;;
	st1 [r14] = r0
	adds r14 = 119, r12
	;;
	st1 [r14] = r0
	adds r14 = 120, r12
	;;
	st1 [r14] = r0
	adds r14 = 121, r12
	;;
	st1 [r14] = r0
	adds r14 = 122, r12
	;;
	st1 [r14] = r0
	adds r14 = 123, r12
	;;
	st1 [r14] = r0
	adds r14 = 124, r12
	;;
	st1 [r14] = r0
	adds r14 = 125, r12
	;;
	st1 [r14] = r0
	adds r14 = 130, r12
	;;
	st2 [r14] = r0
	adds r14 = 136, r12
	;;
	st2 [r14] = r0
	adds r14 = 138, r12
	;;
	st2 [r14] = r0
	adds r14 = 140, r12
	;;
	st2 [r14] = r0
	adds r14 = 142, r12
	;;
	st2 [r14] = r0
	adds r14 = 128, r12
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = 132, r12
	movl r15 = 16777343
	;;
	st4 [r14] = r15
	adds r14 = 144, r12
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 152, r12
	;;
	st8 [r14] = r0
	mov r46 = r0
	addl r45 = 1, r0
	addl r44 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r43
	mov r34 = r8
	;;
	mov r46 = r0
	addl r45 = 1, r0
	addl r44 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r43
	mov r35 = r8
	;;
	mov r46 = r0
	addl r45 = 2, r0
	addl r44 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r43
	mov r37 = r8
	;;
	mov r46 = r0
	addl r45 = 1, r0
	addl r44 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r43
	mov r36 = r8
	cmp4.ge p6, p7 = 1, r32
	(p7) br.cond.dpnt .L12
	;;
	addl r46 = 110, r0
	adds r45 = 16, r12
	mov r44 = r34
	br.call.sptk.many b0 = bind#
	mov r1 = r43
	;;
	mov r45 = r8
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	;;
	mov r44 = r38
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	addl r45 = 3, r0
	;;
	mov r44 = r34
	br.call.sptk.many b0 = listen#
	mov r1 = r43
	mov r39 = r8
	addl r46 = 110, r0
	adds r45 = 16, r12
	;;
	mov r44 = r35
	br.call.sptk.many b0 = connect#
	mov r1 = r43
	mov r46 = r8
	mov r45 = r39
	;;
	movl r44 = @gprel(.LC4)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	mov r46 = r0
	mov r45 = r0
	;;
	mov r44 = r34
	br.call.sptk.many b0 = accept#
	mov r1 = r43
	mov r39 = r8
	addl r46 = 7, r0
	;;
	movl r45 = @gprel(.LC5)
	;;
	add r45 = r1, r45
	mov r44 = r35
	br.call.sptk.many b0 = write#
	mov r1 = r43
	mov r34 = r8
	addl r46 = 200, r0
	;;
	adds r45 = 160, r12
	mov r44 = r39
	br.call.sptk.many b0 = read#
	mov r1 = r43
	mov r46 = r8
	;;
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r45 = r34
	;;
	mov r44 = r40
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	addl r46 = 16, r0
	adds r45 = 128, r12
	;;
	mov r44 = r37
	br.call.sptk.many b0 = bind#
	mov r1 = r43
	mov r45 = r8
	;;
	mov r44 = r38
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	addl r46 = 16, r0
	adds r45 = 128, r12
	;;
	mov r44 = r36
	br.call.sptk.many b0 = bind#
	mov r1 = r43
	mov r45 = r8
	;;
	mov r44 = r38
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	;;
	mov r44 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r43
	mov r34 = r8
	adds r47 = 144, r12
	mov r46 = r0
	addl r45 = 1, r0
	;;
	mov r44 = r8
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r43
	adds r47 = 144, r12
	mov r46 = r39
	addl r45 = 1, r0
	;;
	mov r44 = r34
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r43
	addl r47 = 100, r0
	addl r46 = 1, r0
	adds r45 = 144, r12
	;;
	mov r44 = r34
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r43
	mov r45 = r8
	;;
	mov r44 = r38
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	addl r46 = 2048, r0
	addl r45 = 4, r0
	;;
	mov r44 = r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r43
	addl r46 = 2, r0
	adds r45 = 160, r12
	;;
	mov r44 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r43
	mov r45 = r8
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	;;
	mov r44 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	mov r46 = r0
	addl r45 = 4, r0
	;;
	mov r44 = r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r43
	;;
	movl r44 = @gprel(.LC8)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = unlink#
	mov r1 = r43
	;;
	movl r34 = @gprel(.LC9)
	;;
	add r34 = r1, r34
	addl r45 = 384, r0
	;;
	mov r44 = r34
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r43
	addl r45 = 2, r0
	;;
	mov r44 = r34
	br.call.sptk.many b0 = open#
	mov r1 = r43
	mov r35 = r8
	addl r46 = 4, r0
	mov r45 = r34
	;;
	mov r44 = r8
	br.call.sptk.many b0 = write#
	mov r1 = r43
	mov r36 = r8
	addl r46 = 9, r0
	adds r45 = 160, r12
	;;
	mov r44 = r35
	br.call.sptk.many b0 = read#
	mov r1 = r43
	mov r46 = r8
	mov r45 = r36
	;;
	mov r44 = r40
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	addl r45 = 2048, r0
	;;
	mov r44 = r34
	br.call.sptk.many b0 = open#
	mov r1 = r43
	;;
	mov r44 = r8
	addl r46 = 9, r0
	adds r45 = 160, r12
	br.call.sptk.many b0 = read#
	mov r1 = r43
	;;
	mov r45 = r8
	mov r44 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	;;
	movl r45 = @gprel(.LC10)
	;;
	add r45 = r1, r45
	movl r44 = @gprel(.LC11)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = fopen#
	mov r1 = r43
	mov r35 = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L5
	adds r34 = 160, r12
	;;
	addl r36 = @ltoffx(stdout#), r1
	;;
	ld8.mov r36 = [r36], stdout#
	br .L4
	;;
.L12:
	adds r33 = 8, r33
	;;
	ld8 r34 = [r33]
	addl r46 = 3, r0
	adds r45 = 160, r12
	mov r44 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r43
	;;
	mov r46 = r8
	mov r45 = r34
	movl r44 = @gprel(.LC2)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	addl r8 = 9, r0
	br .L1
	;;
.L6:
	ld1 r44 = [r34]
	;;
	sxt1 r44 = r44
	ld8 r45 = [r36]
	br.call.sptk.many b0 = putc#
	mov r1 = r43
.L4:
	mov r46 = r35
	;;
	addl r45 = 200, r0
	mov r44 = r34
	br.call.sptk.many b0 = fgets#
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L6
.L5:
	;;
	mov r44 = r0
	br.call.sptk.many b0 = getpwuid#
	mov r1 = r43
	cmp.eq p6, p7 = 0, r8
	;;
	(p7) ld8 r44 = [r8]
	;;
	(p6) movl r44 = @gprel(.LC1)
	;;
	(p6) add r44 = r1, r44
	br.call.sptk.many b0 = puts#
	mov r1 = r43
	adds r45 = 360, r12
	;;
	movl r44 = @gprel(.LC12)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = statvfs#
	mov r1 = r43
	mov r45 = r8
	;;
	movl r44 = @gprel(.LC3)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	addl r46 = 384, r0
	movl r45 = 4259842
	;;
	movl r44 = @gprel(.LC13)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = open#
	mov r1 = r43
	cmp4.gt p6, p7 = r0, r8
	;;
	(p6) mov r45 = r0
	(p7) br.cond.dpnt .L13
.L8:
	movl r44 = @gprel(.LC3)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	adds r34 = 472, r12
	ld8 r14 = [r33]
	;;
	st8 [r34] = r14
	adds r14 = 480, r12
	movl r15 = @gprel(.LC14)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 488, r12
	;;
	st8 [r14] = r0
	adds r35 = 496, r12
	movl r14 = @gprel(.LC15)
	;;
	add r14 = r1, r14
	;;
	st8 [r35] = r14
	adds r14 = 504, r12
	;;
	st8 [r14] = r0
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r44 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r43
	mov r46 = r35
	mov r45 = r34
	;;
	ld8 r44 = [r33]
	br.call.sptk.many b0 = execve#
	mov r1 = r43
	addl r8 = 1, r0
.L1:
	;;
	mov ar.pfs = r42
	mov b0 = r41
	.label_state 1
	.restore sp
	adds r12 = 496, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	addl r46 = 5, r0
	adds r45 = 160, r12
	mov r44 = r8
	br.call.sptk.many b0 = write#
	mov r1 = r43
	cmp.eq p6, p7 = 5, r8
	;;
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
	br .L8
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
