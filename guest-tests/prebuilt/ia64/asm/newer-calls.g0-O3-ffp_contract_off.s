// 3dcadcd604de4528d113a2163d1593c0 guest-tests/process/newer-calls.c
	.file	"newer-calls.c"
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
	addl r32 = @gprel(page.0#), gp
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
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
	movl r36 = @gprel(.LC2)
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
.LC3:
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
	(p6) br.cond.dpnt .L9
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
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L16
.L9:
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
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
.L16:
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
	movl r37 = @gprel(.LC2)
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"one"
	.align 8
.LC5:
	stringz	"second"
	.align 8
.LC6:
	stringz	"socketpair"
	.align 8
.LC7:
	stringz	"call(sendmmsg, s[0], m, 2, 0)"
	.align 8
.LC8:
	stringz	"  %u %u\n"
	.align 8
.LC9:
	stringz	"syscall(RECVMMSG, s[1], r, 2, 0, NULL)"
	.align 8
.LC10:
	stringz	"  %u '%s' %u '%s'\n"
	.align 8
.LC11:
	stringz	"call(sendmmsg, s[0], m, 1, 0)"
	.align 8
.LC12:
	stringz	"syscall(RECVMMSG, s[1], r, 2, MSG_WAITFORONE, NULL)"
	.align 8
.LC13:
	stringz	"syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, NULL)"
	.align 8
.LC14:
	stringz	"syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, &zero)"
	.align 8
.LC15:
	stringz	"syscall(RECVMMSG, s[1], r, 2, 0, &wrong)"
	.align 8
.LC16:
	stringz	"syscall(RECVMMSG, s[1], r, 2, 0, no_access())"
	.align 8
.LC17:
	stringz	"syscall(RECVMMSG, s[1], no_access(), 2, 0, NULL)"
	.align 8
.LC18:
	stringz	"syscall(RECVMMSG, -1, r, 2, 0, NULL)"
	.align 8
.LC19:
	stringz	"syscall(RECVMMSG, 0, r, 2, 0, NULL) == -1 && errno == ENOTSOCK"
	.align 8
.LC20:
	stringz	"call(sendmmsg, s[0], no_access(), 2, 0)"
	.align 8
.LC21:
	stringz	"call(sendmmsg, -1, m, 2, 0)"
	.align 8
.LC22:
	stringz	"call(sendmmsg, s[0], m, 0, 0)"
	.align 8
.LC23:
	stringz	"bind"
	.align 8
.LC24:
	stringz	"accept4(l, NULL, NULL, 0)"
	.align 8
.LC25:
	stringz	"listen(l, 2)"
	.align 8
.LC26:
	stringz	"connect(c, (struct sockaddr *)&name, sizeof name)"
	.align 8
.LC27:
	stringz	"fcntl(fd, F_GETFD)"
	.align 8
.LC28:
	stringz	"(fcntl(fd, F_GETFL) & O_NONBLOCK) != 0"
	.align 8
.LC29:
	stringz	"  %d\n"
	.align 8
.LC30:
	stringz	"accept4(l, NULL, NULL, 5)"
	.align 8
.LC31:
	stringz	"accept4(-1, NULL, NULL, 0)"
	.align 8
.LC32:
	stringz	"accept4(0, NULL, NULL, 0) == -1 && errno == ENOTSOCK"
	.text
	.align 16
	.align 64
	.proc messages#
messages:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 6, 0
	.fframe 496
	adds r12 = -496, r12
	nop 0
	.mmi
	mov r44 = r1
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	;;
	.mmi
	adds r35 = 480, r12
	adds r36 = 488, r12
	mov r15 = r0
	.mmi
	addl r14 = 8, r0
	adds r37 = 384, r12
	adds r33 = 400, r12
	;;
	.mmi
	st8 [r35] = r15
	st8 [r36] = r15
	adds r15 = 424, r12
	.mmi
	adds r39 = 416, r12
	adds r38 = 432, r12
	addl r47 = 128, r0
	;;
	.mmi
	st8 [r15] = r14
	adds r15 = 440, r12
	mov r46 = r0
	.mmi
	adds r45 = 144, r12
	st8 [r39] = r35
	addl r32 = 1, r0
	;;
	.mlx
	st8 [r15] = r14
	movl r14 = @gprel(.LC4)
	.mmi
	addl r15 = 3, r0
	st8 [r38] = r36
	adds r34 = 496, r12
	;;
	.mmi
	add r14 = r1, r14
	adds r41 = 464, r12
	adds r40 = 448, r12
	;;
	.mmi
	st8 [r37] = r14
	nop 0
	adds r14 = 392, r12
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = @gprel(.LC5)
	.mmi
	nop 0
	addl r15 = 6, r0
	nop 0
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r33] = r14
	adds r14 = 408, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 160, r12
	mov r1 = r44
	nop 0
	.mmi
	addl r47 = 128, r0
	mov r46 = r0
	adds r45 = 16, r12
	;;
	.mmi
	st8 [r14] = r39
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	st8 [r14] = r38
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r14 = 32, r12
	movl r15 = 1000000000
	.mmi
	addl r45 = 1, r0
	mov r48 = r34
	mov r47 = r0
	;;
	.mmi
	st8 [r14] = r37
	adds r14 = 40, r12
	addl r46 = 2, r0
	.mmi
	mov r1 = r44
	st8 [r41] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r32
	adds r14 = 96, r12
	.mmi
	st8 [r40] = r0
	;;
	st8 [r14] = r33
	adds r14 = 104, r12
	.mmi
	adds r33 = 500, r12
	;;
	st8 [r14] = r32
	adds r14 = 472, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 456, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
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
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r49 = r0
	mov r32 = r8
	addl r48 = 2, r0
	.mmi
	adds r47 = 16, r12
	ld4 r46 = [r34]
	mov r1 = r44
	;;
	.mmi
	nop 0
	addl r45 = 1331, r0
	nop 0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r14 = 136, r12
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	.mmi
	ld4 r47 = [r14]
	nop 0
	adds r14 = 72, r12
	;;
	.mib
	ld4 r46 = [r14]
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r50 = r0
	mov r49 = r0
	addl r48 = 2, r0
	.mmi
	adds r47 = 144, r12
	ld4 r46 = [r33]
	mov r1 = r44
	;;
	.mmi
	nop 0
	addl r45 = 1322, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	adds r14 = 264, r12
	nop 0
	.mmi
	mov r49 = r36
	mov r47 = r35
	adds r36 = 504, r12
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC10)
	.mmi
	ld4 r48 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mib
	ld4 r46 = [r14]
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	adds r47 = 16, r12
	.mmi
	ld4 r46 = [r34]
	mov r1 = r44
	addl r45 = 1331, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r0
	addl r49 = 65536, r0
	addl r48 = 2, r0
	.mmi
	adds r47 = 144, r12
	ld4 r46 = [r33]
	mov r1 = r44
	;;
	.mmi
	nop 0
	addl r45 = 1322, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC12)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r0
	addl r49 = 64, r0
	addl r48 = 2, r0
	.mmi
	adds r47 = 144, r12
	ld4 r46 = [r33]
	mov r1 = r44
	;;
	.mmi
	nop 0
	addl r45 = 1322, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r41
	addl r49 = 64, r0
	addl r48 = 2, r0
	.mmi
	adds r47 = 144, r12
	ld4 r46 = [r33]
	mov r1 = r44
	;;
	.mmi
	nop 0
	addl r45 = 1322, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	addl r48 = 2, r0
	adds r47 = 144, r12
	.mmi
	mov r50 = r40
	ld4 r46 = [r33]
	mov r1 = r44
	;;
	.mmi
	nop 0
	addl r45 = 1322, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r49 = r0
	mov r50 = r8
	addl r48 = 2, r0
	.mmi
	adds r47 = 144, r12
	mov r46 = r35
	mov r1 = r44
	;;
	.mib
	addl r45 = 1322, r0
	adds r35 = 272, r12
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r33 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r50 = r0
	mov r47 = r8
	mov r49 = r0
	.mmi
	addl r48 = 2, r0
	mov r46 = r33
	mov r1 = r44
	;;
	.mib
	addl r45 = 1322, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r0
	mov r49 = r0
	addl r48 = 2, r0
	.mmi
	adds r47 = 144, r12
	mov r1 = r44
	addl r45 = 1322, r0
	;;
	.mmi
	nop 0
	addl r46 = -1, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r0
	mov r49 = r0
	addl r48 = 2, r0
	.mmi
	adds r47 = 144, r12
	mov r46 = r0
	mov r1 = r44
	;;
	.mmi
	nop 0
	addl r45 = 1322, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L26
	;;
	.mlx
	(p6) mov r46 = r0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	sxt4 r46 = r46
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r33 = [r34]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r49 = r0
	mov r47 = r8
	addl r48 = 2, r0
	.mmi
	mov r46 = r33
	mov r1 = r44
	addl r45 = 1331, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	addl r48 = 2, r0
	adds r47 = 16, r12
	.mmi
	mov r1 = r44
	addl r45 = 1331, r0
	addl r46 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	adds r47 = 16, r12
	.mmi
	ld4 r46 = [r34]
	mov r1 = r44
	addl r45 = 1331, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	addl r15 = 28531, r0
	mov r1 = r44
	.mmi
	mov r47 = r0
	addl r46 = 1, r0
	addl r45 = 1, r0
	;;
	.mmi
	st2 [r35] = r14
	nop 0
	adds r14 = 274, r12
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 276, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 278, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 282, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 284, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 286, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 288, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 290, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 292, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 294, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 298, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 300, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 302, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 306, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 308, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 310, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 312, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 314, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 316, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 318, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 322, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 324, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 326, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 330, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 332, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 334, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 336, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 337, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 338, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 340, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 342, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 344, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 346, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 348, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 350, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 352, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 354, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 356, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 358, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 360, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 362, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 364, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 366, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 368, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 370, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 372, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 374, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 376, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 378, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 380, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r44
	mov r33 = r8
	mov r47 = r0
	.mmb
	addl r46 = 1, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r45 = r33
	addl r47 = 110, r0
	mov r46 = r35
	.mmb
	mov r34 = r8
	mov r1 = r44
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC23)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r48 = r0
	mov r47 = r0
	mov r46 = r0
	.mmb
	mov r45 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	addl r46 = 2, r0
	nop 0
	.mmb
	mov r45 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 110, r0
	mov r45 = r34
	mov r1 = r44
	.mmb
	mov r46 = r35
	st4 [r32] = r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 110, r0
	addl r48 = 526336, r0
	mov r47 = r36
	.mmi
	mov r1 = r44
	mov r46 = r35
	mov r45 = r33
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	addl r46 = 1, r0
	mov r34 = r8
	.mmb
	mov r45 = r8
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC27)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	addl r46 = 3, r0
	nop 0
	.mmb
	mov r45 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	extr.u r46 = r8, 11, 1
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC28)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r46 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC29)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r48 = 5, r0
	mov r47 = r0
	mov r1 = r44
	.mmi
	mov r46 = r0
	st4 [r32] = r0
	mov r45 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC30)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r48 = r0
	mov r47 = r0
	mov r1 = r44
	.mmi
	mov r46 = r0
	st4 [r32] = r0
	addl r45 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r44
	mov r48 = r0
	.mmi
	st4 [r32] = r0
	mov r47 = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r44
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mmi
	(p6) mov r46 = r0
	nop 0
	nop 0
	;;
.L21:
	.mlx
	nop 0
	movl r45 = @gprel(.LC32)
	.mib
	nop 0
	sxt4 r46 = r46
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	nop 0
	.mmb
	addl r47 = 2048, r0
	addl r46 = 4, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r48 = r0
	.mmi
	mov r47 = r0
	st4 [r32] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 496, r12
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r32]
	movl r45 = @gprel(.LC19)
	.mmi
	adds r35 = 272, r12
	nop 0
	adds r36 = 504, r12
	;;
	.mii
	cmp4.eq p6, p7 = 88, r14
	add r45 = r1, r45
	;;
	(p6) addl r46 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r46 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r46 = r46
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r33 = [r34]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r49 = r0
	mov r47 = r8
	addl r48 = 2, r0
	.mmi
	mov r46 = r33
	mov r1 = r44
	addl r45 = 1331, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	addl r48 = 2, r0
	adds r47 = 16, r12
	.mmi
	mov r1 = r44
	addl r45 = 1331, r0
	addl r46 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r49 = r0
	mov r48 = r0
	adds r47 = 16, r12
	.mmi
	ld4 r46 = [r34]
	mov r1 = r44
	addl r45 = 1331, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	addl r15 = 28531, r0
	mov r1 = r44
	.mmi
	mov r47 = r0
	addl r46 = 1, r0
	addl r45 = 1, r0
	;;
	.mmi
	st2 [r35] = r14
	nop 0
	adds r14 = 274, r12
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 276, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 278, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 282, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 284, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 286, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 288, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 290, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 292, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 294, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 298, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 300, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 302, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 306, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 308, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 310, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 312, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 314, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 316, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 318, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 322, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 324, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 326, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 330, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 332, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 334, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 336, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 337, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 338, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 340, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 342, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 344, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 346, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 348, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 350, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 352, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 354, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 356, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 358, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 360, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 362, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 364, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 366, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 368, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 370, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 372, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 374, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 376, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 378, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 380, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r44
	mov r33 = r8
	mov r47 = r0
	.mmb
	addl r46 = 1, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r45 = r33
	addl r47 = 110, r0
	mov r46 = r35
	.mmb
	mov r34 = r8
	mov r1 = r44
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC23)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r48 = r0
	mov r47 = r0
	mov r46 = r0
	.mmb
	mov r45 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	addl r46 = 2, r0
	nop 0
	.mmb
	mov r45 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r47 = 110, r0
	mov r45 = r34
	mov r1 = r44
	.mmb
	mov r46 = r35
	st4 [r32] = r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 110, r0
	addl r48 = 526336, r0
	mov r47 = r36
	.mmi
	mov r1 = r44
	mov r46 = r35
	mov r45 = r33
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	addl r46 = 1, r0
	mov r34 = r8
	.mmb
	mov r45 = r8
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC27)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	addl r46 = 3, r0
	nop 0
	.mmb
	mov r45 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	extr.u r46 = r8, 11, 1
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC28)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r46 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC29)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r48 = 5, r0
	mov r47 = r0
	mov r1 = r44
	.mmi
	mov r46 = r0
	st4 [r32] = r0
	mov r45 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC30)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r48 = r0
	mov r47 = r0
	mov r1 = r44
	.mmi
	mov r46 = r0
	st4 [r32] = r0
	addl r45 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r44
	mov r48 = r0
	.mmi
	st4 [r32] = r0
	mov r47 = r0
	mov r45 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	(p6) mov r46 = r0
	(p6) br.cond.dptk .L21
.L27:
	.mlx
	ld4 r14 = [r32]
	movl r45 = @gprel(.LC32)
	;;
	.mii
	cmp4.eq p6, p7 = 88, r14
	add r45 = r1, r45
	;;
	(p6) addl r46 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r46 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r46 = r46
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	nop 0
	.mmb
	addl r47 = 2048, r0
	addl r46 = 4, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r33
	mov r48 = r0
	.mmi
	mov r47 = r0
	st4 [r32] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.restore sp
	adds r12 = 496, r12
	br.ret.sptk.many b0
	.endp messages#
	.section	.rodata.str1.8
	.align 8
.LC33:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), SIGRTMIN + 1, &i)"
	.align 8
.LC34:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, NULL, 8) == SIGRTMIN + 1"
	.align 8
.LC35:
	stringz	"  %d %d %d\n"
	.align 8
.LC36:
	stringz	"call(rt_sigqueueinfo, getpid(), SIGUSR1, &i)"
	.align 8
.LC37:
	stringz	"call(rt_sigpending, &mask, 8)"
	.align 8
.LC38:
	stringz	"  pending %d %d\n"
	.align 8
.LC39:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8) == SIGUSR1"
	.align 8
.LC40:
	stringz	"  %d %d\n"
	.align 8
.LC41:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8)"
	.align 8
.LC42:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &soon, 8)"
	.align 8
.LC43:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &wrong, 8)"
	.align 8
.LC44:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, &zero, 4)"
	.align 8
.LC45:
	stringz	"syscall(SIGTIMEDWAIT, no_access(), &got, &zero, 8)"
	.align 8
.LC46:
	stringz	"syscall(SIGTIMEDWAIT, &mask, &got, no_access(), 8)"
	.align 8
.LC47:
	stringz	"syscall(SIGTIMEDWAIT, &mask, no_access(), &zero, 8)"
	.align 8
.LC48:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), 65, &i)"
	.align 8
.LC49:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), 0, &i)"
	.align 8
.LC50:
	stringz	"call(rt_tgsigqueueinfo, getppid(), gettid(), SIGUSR1, &i)"
	.align 8
.LC51:
	stringz	"call(rt_tgsigqueueinfo, 0, gettid(), SIGUSR1, &i)"
	.align 8
.LC52:
	stringz	"call(rt_tgsigqueueinfo, getpid(), -1, SIGUSR1, &i)"
	.align 8
.LC53:
	stringz	"call(rt_tgsigqueueinfo, getpid(), gettid(), SIGUSR1, no_access())"
	.align 8
.LC54:
	stringz	"call(rt_sigqueueinfo, 1 << 22, SIGUSR1, &i)"
	.align 8
.LC55:
	stringz	"call(rt_sigqueueinfo, getpid(), -1, &i)"
	.align 8
.LC56:
	stringz	"call(rt_sigqueueinfo, getpid(), SIGUSR1, no_access())"
	.align 8
.LC57:
	stringz	"call(rt_sigqueueinfo, 1, 0, &i)"
	.align 8
.LC58:
	stringz	"call(rt_sigpending, &mask, 16)"
	.align 8
.LC59:
	stringz	"call(rt_sigpending, no_access(), 8)"
	.align 8
.LC60:
	stringz	"call(rt_sigprocmask, 9, &mask, NULL, 8)"
	.align 8
.LC61:
	stringz	"call(rt_sigprocmask, SIG_BLOCK, &mask, NULL, 4)"
	.align 8
.LC62:
	stringz	"call(rt_sigprocmask, SIG_BLOCK, no_access(), NULL, 8)"
	.align 8
.LC63:
	stringz	"call(rt_sigprocmask, SIG_BLOCK, NULL, no_access(), 8)"
	.align 8
.LC64:
	stringz	"call(rt_sigsuspend, &mask, 4)"
	.align 8
.LC65:
	stringz	"call(rt_sigsuspend, no_access(), 8)"
	.align 8
.LC66:
	stringz	"call(tgkill, getpid(), gettid(), 0)"
	.align 8
.LC67:
	stringz	"call(tgkill, getpid(), 0, 0)"
	.align 8
.LC68:
	stringz	"call(tgkill, -1, gettid(), 0)"
	.align 8
.LC69:
	stringz	"call(tgkill, getpid(), gettid(), 65)"
	.align 8
.LC70:
	stringz	"call(tgkill, getppid(), gettid(), 0)"
	.align 8
.LC71:
	stringz	"call(tkill, gettid(), 0)"
	.align 8
.LC72:
	stringz	"call(tkill, 0, 0)"
	.align 8
.LC73:
	stringz	"call(tkill, 1 << 22, 0)"
	.align 8
.LC74:
	stringz	"call(kill, 1 << 22, 0)"
	.align 8
.LC75:
	stringz	"call(kill, getpid(), 65)"
	.align 8
.LC76:
	stringz	"sigaltstack(&s, NULL)"
	.align 8
.LC77:
	stringz	"sigaltstack((stack_t *)no_access(), NULL)"
	.align 8
.LC78:
	stringz	"sigaltstack(NULL, (stack_t *)no_access())"
	.align 8
.LC79:
	stringz	"sigaltstack(NULL, &old)"
	.text
	.align 16
	.align 64
	.proc signals#
signals:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 17, 5, 0
	.fframe 496
	adds r12 = -496, r12
	nop 0
	.mmi
	mov r48 = r1
	nop 0
	.save rp, r46
	mov r46 = b0
	.body
	;;
	.mmi
	adds r14 = 488, r12
	addl r15 = 2000000, r0
	adds r33 = 480, r12
	.mmi
	adds r42 = 464, r12
	adds r41 = 448, r12
	addl r51 = 128, r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 472, r12
	mov r50 = r0
	.mmi
	adds r49 = 144, r12
	st8 [r33] = r0
	adds r40 = 152, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 456, r12
	adds r44 = 24, r12
	.mlx
	st8 [r42] = r0
	movl r15 = 1000000000
	;;
	.mmi
	st8 [r14] = r15
	st8 [r41] = r0
	adds r43 = 40, r12
	.mmb
	adds r34 = 424, r12
	adds r38 = 432, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r48
	addl r14 = -1, r0
	nop 0
	.mmi
	addl r15 = 77, r0
	adds r49 = 272, r12
	adds r39 = 440, r12
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC76)
	.mmi
	st4 [r40] = r14
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	st4 [r14] = r15
	add r37 = r1, r37
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	adds r49 = 272, r12
	nop 0
	mov r1 = r48
	.mmb
	addl r50 = 10, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r49 = 272, r12
	.mmb
	adds r50 = 1, r8
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	adds r50 = 272, r12
	mov r51 = r0
	nop 0
	.mmb
	mov r49 = r0
	mov r1 = r48
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r15 = 272, r12
	nop 0
	mov r1 = r48
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	adds r15 = 496, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r32 = r8
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r48
	mov r35 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mib
	mov r1 = r48
	mov r36 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	adds r53 = 144, r12
	mov r51 = r36
	mov r1 = r48
	.mmi
	mov r50 = r35
	adds r52 = 1, r8
	addl r49 = 1321, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC33)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r53 = 8, r0
	mov r52 = r0
	adds r50 = 496, r12
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	addl r49 = 1183, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r48
	mov r35 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	adds r14 = 1, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mii
	cmp.eq p6, p7 = r35, r14
	add r49 = r1, r49
	;;
	(p6) addl r50 = 1, r0
	;;
	.mib
	(p7) mov r50 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	ld4 r36 = [r44]
	ld4 r45 = [r43]
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r8 = 1, r8
	.mmi
	mov r51 = r45
	nop 0
	mov r50 = r36
	;;
	.mlx
	cmp4.eq p6, p7 = r35, r8
	movl r49 = @gprel(.LC35)
	;;
	.mmi
	(p6) addl r52 = 1, r0
	nop 0
	add r49 = r1, r49
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r52 = 144, r12
	mov r1 = r48
	addl r51 = 10, r0
	.mmb
	mov r50 = r8
	addl r49 = 1180, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC36)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r51 = 8, r0
	mov r1 = r48
	adds r50 = 496, r12
	.mmb
	addl r49 = 1178, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 496, r12
	adds r49 = 272, r12
	mov r1 = r48
	.mmi
	addl r50 = 10, r0
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r49] = r14
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mib
	mov r1 = r48
	mov r35 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r49 = 272, r12
	.mmb
	adds r50 = 1, r8
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r35
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC38)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r52 = r33
	adds r50 = 496, r12
	addl r53 = 8, r0
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	addl r49 = 1183, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.eq p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC39)
	.mmi
	nop 0
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r50 = r0
	add r49 = r1, r49
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmi
	ld4 r50 = [r44]
	ld4 r51 = [r43]
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC40)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	adds r51 = 272, r12
	nop 0
	.mmb
	mov r50 = r0
	mov r49 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r15 = 272, r12
	adds r50 = 496, r12
	mov r52 = r33
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	addl r53 = 8, r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	addl r49 = 1183, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r50] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC41)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r42
	adds r51 = 16, r12
	mov r1 = r48
	.mmi
	addl r53 = 8, r0
	adds r50 = 496, r12
	addl r49 = 1183, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC42)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r41
	adds r51 = 16, r12
	mov r1 = r48
	.mmi
	addl r53 = 8, r0
	adds r50 = 496, r12
	addl r49 = 1183, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC43)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r33
	adds r51 = 16, r12
	addl r53 = 4, r0
	.mmi
	mov r1 = r48
	adds r50 = 496, r12
	addl r49 = 1183, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC44)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r52 = r33
	adds r51 = 16, r12
	addl r53 = 8, r0
	.mmi
	mov r1 = r48
	mov r50 = r8
	addl r49 = 1183, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC45)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r51 = 16, r12
	mov r52 = r8
	addl r53 = 8, r0
	.mmi
	mov r1 = r48
	adds r50 = 496, r12
	addl r49 = 1183, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC46)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r49 = r8
	.mmb
	addl r50 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r52 = r33
	mov r51 = r8
	addl r53 = 8, r0
	.mmi
	mov r1 = r48
	adds r50 = 496, r12
	addl r49 = 1183, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC47)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	adds r53 = 144, r12
	mov r51 = r8
	addl r52 = 65, r0
	.mmi
	mov r1 = r48
	mov r50 = r33
	addl r49 = 1321, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC48)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	adds r53 = 144, r12
	mov r51 = r8
	mov r52 = r0
	.mmi
	mov r1 = r48
	mov r50 = r33
	addl r49 = 1321, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC49)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	adds r53 = 144, r12
	mov r51 = r8
	addl r52 = 10, r0
	.mmi
	mov r1 = r48
	mov r50 = r33
	addl r49 = 1321, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC50)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	adds r53 = 144, r12
	mov r51 = r8
	addl r52 = 10, r0
	.mmi
	mov r1 = r48
	addl r49 = 1321, r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC51)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r53 = 144, r12
	addl r52 = 10, r0
	addl r51 = -1, r0
	.mmi
	mov r1 = r48
	mov r50 = r8
	addl r49 = 1321, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC52)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mib
	mov r1 = r48
	mov r35 = r8
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r51 = r35
	mov r53 = r8
	mov r1 = r48
	.mmi
	addl r52 = 10, r0
	mov r50 = r33
	addl r49 = 1321, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC53)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r52 = 144, r12
	addl r51 = 10, r0
	mov r1 = r48
	.mmi
	addl r49 = 1180, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = 4194304
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC54)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r52 = 144, r12
	addl r51 = -1, r0
	mov r1 = r48
	.mmb
	mov r50 = r8
	addl r49 = 1180, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC55)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r8
	addl r51 = 10, r0
	.mmb
	mov r50 = r33
	addl r49 = 1180, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC56)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1, r0
	adds r52 = 144, r12
	mov r1 = r48
	.mmi
	mov r51 = r0
	addl r49 = 1180, r0
	addl r50 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r40] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC57)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r51 = 16, r0
	mov r1 = r48
	adds r50 = 496, r12
	.mmb
	addl r49 = 1178, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC58)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 8, r0
	nop 0
	.mmb
	mov r50 = r8
	addl r49 = 1178, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC59)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r51 = 496, r12
	mov r1 = r48
	addl r53 = 8, r0
	.mmi
	mov r52 = r0
	addl r49 = 1179, r0
	addl r50 = 9, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC60)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r51 = 496, r12
	addl r53 = 4, r0
	mov r52 = r0
	.mmi
	mov r1 = r48
	addl r49 = 1179, r0
	mov r50 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC61)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r53 = 8, r0
	mov r51 = r8
	mov r52 = r0
	.mmi
	mov r1 = r48
	addl r49 = 1179, r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC62)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r53 = 8, r0
	mov r52 = r8
	mov r1 = r48
	.mmi
	mov r51 = r0
	addl r49 = 1179, r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC63)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r51 = 4, r0
	mov r1 = r48
	adds r50 = 496, r12
	.mmb
	addl r49 = 1182, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC64)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r51 = 8, r0
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r8
	addl r49 = 1182, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r52 = r0
	mov r51 = r8
	mov r1 = r48
	.mmb
	mov r50 = r33
	addl r49 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC66)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r52 = r0
	mov r51 = r0
	mov r1 = r48
	.mmb
	mov r50 = r8
	addl r49 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC67)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r52 = r0
	mov r51 = r8
	mov r1 = r48
	.mmb
	addl r49 = 1235, r0
	addl r50 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC68)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	addl r52 = 65, r0
	mov r51 = r8
	mov r1 = r48
	.mmb
	mov r50 = r33
	addl r49 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC69)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r48
	mov r33 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r52 = r0
	mov r51 = r8
	mov r1 = r48
	.mmb
	mov r50 = r33
	addl r49 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC70)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	nop 0
	.mmb
	mov r50 = r8
	addl r49 = 1229, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC71)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	addl r49 = 1229, r0
	.mmb
	st4 [r32] = r0
	mov r50 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC72)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	addl r49 = 1229, r0
	.mlx
	st4 [r32] = r0
	movl r50 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC73)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r48
	addl r49 = 1053, r0
	.mlx
	st4 [r32] = r0
	movl r50 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC74)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r51 = 65, r0
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r8
	addl r49 = 1053, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC75)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 272, r12
	mov r1 = r48
	mov r49 = r34
	.mmi
	st8 [r38] = r0
	st4 [r32] = r0
	mov r50 = r0
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	addl r14 = 100, r0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r49 = r37
	.mib
	nop 0
	sxt4 r50 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 1048576, r0
	mov r1 = r48
	mov r49 = r34
	.mmi
	mov r50 = r0
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r14
	nop 0
	addl r14 = 4, r0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r49 = r37
	nop 0
	mov r1 = r48
	.mib
	nop 0
	sxt4 r50 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r49 = r8
	.mmb
	mov r50 = r0
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	.mmb
	mov r49 = r0
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC78)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	adds r50 = 400, r12
	nop 0
	.mmb
	mov r49 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC79)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 408, r12
	nop 0
	mov r1 = r48
	;;
	.mlx
	ld4 r14 = [r14]
	movl r49 = @gprel(.LC29)
	;;
	.mii
	cmp4.eq p6, p7 = 2, r14
	add r49 = r1, r49
	;;
	(p6) addl r50 = 1, r0
	;;
	.mib
	(p7) mov r50 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r48
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.restore sp
	adds r12 = 496, r12
	br.ret.sptk.many b0
	.endp signals#
	.section	.rodata.str1.8
	.align 8
.LC80:
	stringz	"%s %s %s\n"
	.align 8
.LC81:
	stringz	"/proc/self/exe"
	.align 8
.LC82:
	stringz	"executed: %d\n"
	.align 8
.LC83:
	stringz	""
	.align 8
.LC84:
	stringz	"call(execveat, self, \"\", argv, env, 0)"
	.align 8
.LC85:
	stringz	"x"
	.align 8
.LC86:
	stringz	"call(execveat, AT_FDCWD, \"x\", argv, env, 1)"
	.align 8
.LC87:
	stringz	"call(execveat, -1, \"x\", argv, env, 0)"
	.align 8
.LC88:
	stringz	"call(execveat, -1, \"\", argv, env, AT_EMPTY_PATH)"
	.align 8
.LC89:
	stringz	"call(execveat, AT_FDCWD, \"/proc/self/exe\", argv, env, AT_SYMLINK_NOFOLLOW)"
	.align 8
.LC90:
	stringz	"call(execveat, AT_FDCWD, no_access(), argv, env, 0)"
	.align 8
.LC91:
	stringz	"call(execve, \"/proc/self/exe\", no_access(), env)"
	.align 8
.LC92:
	stringz	"call(execve, \"/proc/self/exe\", argv, no_access())"
	.align 8
.LC93:
	stringz	"call(execve, no_access(), argv, env)"
	.align 8
.LC94:
	stringz	"/"
	.align 8
.LC95:
	stringz	"call(execve, \"/\", argv, env)"
	.align 8
.LC96:
	stringz	"none"
	.align 8
.LC97:
	stringz	"call(execve, \"none\", argv, env)"
	.align 8
.LC98:
	stringz	"syscall(SYS_futex_waitv, v, 2, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC99:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_REALTIME)"
	.align 8
.LC100:
	stringz	"syscall(SYS_futex_waitv, v, 0, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC101:
	stringz	"syscall(SYS_futex_waitv, v, 129, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC102:
	stringz	"syscall(SYS_futex_waitv, v, 1, 1, &past, CLOCK_MONOTONIC)"
	.align 8
.LC103:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_BOOTTIME)"
	.align 8
.LC104:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, no_access(), CLOCK_MONOTONIC)"
	.align 8
.LC105:
	stringz	"syscall(SYS_futex_waitv, no_access(), 1, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC106:
	stringz	"syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC)"
	.align 8
.LC107:
	stringz	"syscall(FUTEX, shared, 1, 1, NULL, NULL, 0)"
	.align 8
.LC108:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC109:
	stringz	"  status %d\n"
	.align 8
.LC110:
	stringz	"mlock2(p, 65536, 0)"
	.align 8
.LC111:
	stringz	"mlock2(p, 65536, MLOCK_ONFAULT)"
	.align 8
.LC112:
	stringz	"mlock2(p, 65536, 2)"
	.align 8
.LC113:
	stringz	"munlock(p, 65536)"
	.align 8
.LC114:
	stringz	"raw_semop(id, &up, 1)"
	.align 8
.LC115:
	stringz	"semctl(id, 0, GETVAL)"
	.align 8
.LC116:
	stringz	"raw_semop(id, &down, 1)"
	.align 8
.LC117:
	stringz	"raw_semop(id, no_access(), 1)"
	.align 8
.LC118:
	stringz	"raw_semop(id, &up, 0)"
	.align 8
.LC119:
	stringz	"raw_semop(-1, &up, 1)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 12, 7, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	addl r34 = @ltoffx(stdout#), r1
	mov r45 = r1
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mmi
	ld8.mov r34 = [r34], stdout#
	mov r49 = r0
	addl r48 = 1, r0
	.mmi
	mov r47 = r0
	addl r40 = 255, r0
	adds r42 = 88, r12
	;;
	.mmi
	adds r35 = 112, r12
	adds r36 = 72, r12
	nop 0
	.mmi
	adds r37 = 80, r12
	addl r41 = 1, r0
	addl r39 = 2, r0
	;;
	.mib
	ld8 r46 = [r34]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ge p6, p7 = 1, r32
	.mmb
	mov r47 = r0
	nop 0
	(p7) br.cond.dpnt .L39
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC81)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	ld8 r46 = [r34]
	nop 0
	mov r1 = r45
	.mmb
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	.mmb
	adds r46 = 16, r12
	nop 0
	(p6) br.cond.spnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mlx
	ld4 r47 = [r14]
	movl r46 = @gprel(.LC82)
	;;
	.mib
	add r46 = r1, r46
	extr.u r47 = r47, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	.mmb
	adds r46 = 16, r12
	nop 0
	(p7) br.cond.spnt .L40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mlx
	ld4 r47 = [r15]
	movl r46 = @gprel(.LC82)
	.mmi
	nop 0
	addl r38 = @gprel(w.1#), gp
	nop 0
	;;
	.mii
	nop 0
	extr r47 = r47, 8, 24
	add r46 = r1, r46
	;;
	.mib
	and r47 = r40, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r45
	mov r51 = r0
	mov r47 = r34
	.mmi
	addl r46 = 1342, r0
	st4 [r8] = r0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(env.2#)
	.mlx
	nop 0
	movl r49 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC83)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC84)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	addl r51 = 1, r0
	nop 0
	.mmi
	addl r46 = 1342, r0
	st4 [r34] = r0
	addl r47 = -100, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(env.2#)
	.mlx
	nop 0
	movl r49 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC85)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC86)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	mov r51 = r0
	nop 0
	.mmi
	addl r46 = 1342, r0
	st4 [r34] = r0
	addl r47 = -1, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(env.2#)
	.mlx
	nop 0
	movl r49 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC85)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC87)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	addl r51 = 4096, r0
	nop 0
	.mmi
	addl r46 = 1342, r0
	st4 [r34] = r0
	addl r47 = -1, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(env.2#)
	.mlx
	nop 0
	movl r49 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC83)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC88)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	addl r51 = 256, r0
	nop 0
	.mmi
	addl r46 = 1342, r0
	st4 [r34] = r0
	addl r47 = -100, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(env.2#)
	.mlx
	nop 0
	movl r49 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC81)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC89)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r45
	mov r51 = r0
	nop 0
	.mmi
	mov r48 = r8
	addl r46 = 1342, r0
	addl r47 = -100, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(env.2#)
	.mlx
	nop 0
	movl r49 = @gprel(argv.3#)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC90)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	addl r46 = 1033, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(env.2#)
	.mlx
	nop 0
	movl r47 = @gprel(.LC81)
	;;
	.mib
	add r49 = r1, r49
	add r47 = r1, r47
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC91)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r8
	addl r46 = 1033, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(argv.3#)
	.mlx
	nop 0
	movl r47 = @gprel(.LC81)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC92)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r45
	mov r47 = r8
	addl r46 = 1033, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(env.2#)
	.mlx
	nop 0
	movl r48 = @gprel(argv.3#)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC93)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r46 = 1033, r0
	.mmi
	nop 0
	st4 [r34] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(env.2#)
	.mlx
	nop 0
	movl r48 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC94)
	.mmi
	add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC95)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r46 = 1033, r0
	.mmi
	nop 0
	st4 [r34] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(env.2#)
	.mlx
	nop 0
	movl r48 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC96)
	.mmi
	add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC97)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = signals#
	;;
	.mmi
	adds r15 = 120, r12
	adds r47 = 64, r12
	adds r16 = 4, r38
	.mmi
	addl r14 = 130, r0
	mov r50 = r35
	mov r1 = r45
	;;
	.mmi
	st8 [r15] = r0
	addl r15 = 5, r0
	addl r51 = 1, r0
	.mmi
	st8 [r37] = r14
	mov r49 = r0
	addl r48 = 2, r0
	;;
	.mmi
	st8 [r47] = r15
	nop 0
	addl r15 = 6, r0
	.mmi
	st8 [r36] = r38
	nop 0
	addl r46 = 1473, r0
	;;
	.mmi
	nop 0
	st8 [r42] = r15
	adds r15 = 96, r12
	.mmi
	st8 [r35] = r0
	;;
	st8 [r15] = r16
	adds r15 = 104, r12
	.mmi
	nop 0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC98)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 7, r0
	mov r50 = r35
	mov r1 = r45
	.mmi
	addl r51 = 1, r0
	mov r49 = r0
	addl r48 = 2, r0
	;;
	.mmi
	nop 0
	st8 [r42] = r14
	adds r47 = 64, r12
	.mmb
	addl r46 = 1473, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC98)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r35
	mov r1 = r45
	mov r51 = r0
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	adds r47 = 64, r12
	;;
	.mmi
	nop 0
	addl r46 = 1473, r0
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC99)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r35
	mov r1 = r45
	addl r51 = 1, r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	adds r47 = 64, r12
	;;
	.mmi
	nop 0
	addl r46 = 1473, r0
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC100)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r35
	mov r1 = r45
	addl r51 = 1, r0
	.mmi
	mov r49 = r0
	addl r48 = 129, r0
	adds r47 = 64, r12
	;;
	.mmi
	nop 0
	addl r46 = 1473, r0
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC101)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r35
	mov r1 = r45
	addl r51 = 1, r0
	.mmi
	addl r49 = 1, r0
	addl r48 = 1, r0
	adds r47 = 64, r12
	;;
	.mmi
	nop 0
	addl r46 = 1473, r0
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC102)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r50 = r35
	addl r51 = 7, r0
	mov r49 = r0
	.mmi
	addl r48 = 1, r0
	mov r1 = r45
	adds r47 = 64, r12
	;;
	.mmi
	nop 0
	addl r46 = 1473, r0
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC103)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r51 = 1, r0
	mov r50 = r8
	mov r49 = r0
	.mmi
	addl r48 = 1, r0
	mov r1 = r45
	adds r47 = 64, r12
	;;
	.mib
	addl r46 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC104)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r50 = r35
	mov r1 = r45
	addl r51 = 1, r0
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	mov r47 = r8
	;;
	.mib
	addl r46 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC105)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 84, r12
	mov r50 = r35
	mov r1 = r45
	.mmi
	addl r51 = 1, r0
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r41
	adds r47 = 64, r12
	.mmb
	addl r46 = 1473, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC106)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 128, r0
	mov r50 = r35
	mov r1 = r45
	.mmi
	addl r51 = 1, r0
	mov r49 = r0
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r37] = r14
	adds r47 = 64, r12
	.mmb
	addl r46 = 1473, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC106)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld8 r14 = [r36]
	mov r50 = r35
	addl r51 = 1, r0
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	mov r1 = r45
	;;
	.mmi
	adds r14 = 1, r14
	adds r47 = 64, r12
	addl r46 = 1473, r0
	.mmi
	st4 [r37] = r39
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC106)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r50 = r35
	mov r1 = r45
	addl r51 = 1, r0
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	adds r47 = 64, r12
	;;
	.mmi
	addl r46 = 1473, r0
	st8 [r36] = r8
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC106)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r51 = r0
	addl r50 = -1, r0
	addl r49 = 33, r0
	.mmi
	addl r48 = 3, r0
	addl r47 = 65536, r0
	mov r1 = r45
	;;
	.mib
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r45
	mov r36 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	nop 0
	.mmb
	mov r35 = r8
	addl r46 = 10000, r0
	(p7) br.cond.spnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r52 = r0
	mov r51 = r0
	mov r50 = r0
	.mmi
	addl r49 = 1, r0
	mov r1 = r45
	addl r48 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r36] = r41
	mov r47 = r36
	.mmb
	addl r46 = 1230, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC107)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r47 = 16, r12
	mov r48 = r0
	mov r1 = r45
	.mmb
	mov r46 = r35
	st4 [r34] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC108)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mlx
	ld4 r47 = [r14]
	movl r46 = @gprel(.LC109)
	;;
	.mii
	nop 0
	extr r47 = r47, 8, 24
	add r46 = r1, r46
	;;
	.mib
	and r47 = r40, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = messages#
	;;
	.mmi
	mov r51 = r0
	addl r50 = -1, r0
	addl r49 = 34, r0
	.mmi
	mov r1 = r45
	addl r48 = 3, r0
	addl r47 = 65536, r0
	;;
	.mib
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r45
	mov r35 = r8
	mov r48 = r0
	.mmi
	addl r47 = 65536, r0
	st4 [r34] = r0
	mov r46 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mlock2#
	;;
	.mmi
	mov r1 = r45
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC110)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 1, r0
	mov r46 = r35
	.mmb
	addl r47 = 65536, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = mlock2#
	;;
	.mmi
	mov r1 = r45
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC111)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r48 = 2, r0
	mov r1 = r45
	mov r46 = r35
	.mmb
	addl r47 = 65536, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = mlock2#
	;;
	.mmi
	mov r1 = r45
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC112)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r35
	nop 0
	.mmb
	addl r47 = 65536, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = munlock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC113)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r35
	.mmb
	addl r47 = 65536, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r48 = r0
	mov r1 = r45
	mov r46 = r35
	.mmb
	addl r47 = 65536, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = mlock2#
	;;
	.mmi
	mov r1 = r45
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC110)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r35
	nop 0
	.mmb
	addl r47 = 65536, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = munlock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC113)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 384, r0
	nop 0
	.mmb
	addl r47 = 1, r0
	mov r46 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	adds r14 = 66, r12
	adds r15 = 16, r12
	adds r48 = 64, r12
	.mmi
	mov r35 = r8
	addl r49 = 1, r0
	mov r1 = r45
	;;
	.mmi
	nop 0
	st2 [r14] = r39
	adds r14 = 68, r12
	.mmi
	st2 [r15] = r0
	addl r15 = -3, r0
	addl r46 = 1107, r0
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 18, r12
	.mmi
	st2 [r48] = r0
	nop 0
	mov r47 = r8
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 20, r12
	.mmi
	addl r15 = 2048, r0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC114)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 12, r0
	mov r46 = r35
	.mmb
	mov r47 = r0
	st4 [r34] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r45
	nop 0
	sxt4 r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC115)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r48 = 16, r12
	addl r49 = 1, r0
	mov r1 = r45
	.mmi
	mov r47 = r35
	st4 [r34] = r0
	addl r46 = 1107, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC116)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	addl r49 = 1, r0
	.mmb
	mov r47 = r35
	addl r46 = 1107, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC117)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r48 = 64, r12
	mov r1 = r45
	mov r49 = r0
	.mmi
	mov r47 = r35
	st4 [r34] = r0
	addl r46 = 1107, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC118)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r49 = 1, r0
	adds r48 = 64, r12
	mov r1 = r45
	.mmi
	addl r46 = 1107, r0
	st4 [r34] = r0
	addl r47 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC119)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	mov r47 = r0
	mov r46 = r35
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
.L39:
	.body
	.copy_state 1
	.mmi
	addl r14 = @ltoffx(environ#), r1
	nop 0
	adds r15 = 8, r33
	.mlx
	ld8 r47 = [r33]
	movl r46 = @gprel(.LC80)
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], environ#
	add r46 = r1, r46
	.mmi
	ld8 r48 = [r15]
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r8 = 34, r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L41:
	.body
	.copy_state 2
	.mmi
	adds r15 = 24, r12
	addl r14 = 2, r0
	adds r17 = 16, r12
	.mmi
	addl r46 = 1473, r0
	addl r51 = 1, r0
	mov r50 = r0
	;;
	.mmi
	st8 [r15] = r38
	adds r15 = 32, r12
	mov r49 = r0
	.mmi
	st8 [r17] = r0
	addl r48 = 2, r0
	mov r47 = r17
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r15 = 40, r12
	.mmi
	st4 [r38] = r0
	;;
	st8 [r15] = r0
	adds r15 = 48, r12
	;;
	.mmi
	st8 [r15] = r36
	nop 0
	adds r15 = 56, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r45
	adds r46 = 40, r8
	br.call.sptk.many b0 = _exit#
	;;
.L40:
	.mlx
	nop 0
	movl r49 = @gprel(env.2#)
	.mlx
	addl r46 = 1033, r0
	movl r48 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC81)
	.mmi
	add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r46 = [r8]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L33:
	.mlx
	nop 0
	movl r50 = @gprel(env.2#)
	.mlx
	addl r51 = 4096, r0
	movl r49 = @gprel(argv.3#)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC83)
	.mmi
	add r50 = r1, r50
	add r49 = r1, r49
	mov r47 = r34
	;;
	.mib
	add r48 = r1, r48
	addl r46 = 1342, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r46 = [r8]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.section	.sdata,"aws"
	.align 4
	.type	w.1#, @object
	.size	w.1#, 8
w.1:
	data4	5
	data4	6
	.section	.rodata.str1.8
	.align 8
.LC120:
	stringz	"A=b"
	.section	.rodata
	.align 8
	.type	env.2#, @object
	.size	env.2#, 16
env.2:
	data8	.LC120
	data8	0
	.section	.rodata.str1.8
	.align 8
.LC121:
	stringz	"newer-calls"
	.align 8
.LC122:
	stringz	"executed"
	.section	.rodata
	.align 8
	.type	argv.3#, @object
	.size	argv.3#, 24
argv.3:
	data8	.LC121
	data8	.LC122
	data8	0
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
