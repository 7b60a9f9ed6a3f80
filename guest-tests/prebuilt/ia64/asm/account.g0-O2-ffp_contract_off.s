// ea4a0b8ba9c2bd1c17da24665c08e6db guest-tests/ipc/account.c
	.file	"account.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc filters#
filters:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	movl r14 = @gprel(code.1#)
	;;
	.mmi
	addl r15 = 1000, r0
	adds r16 = 16, r12
	add r14 = r1, r14
	.mlx
	addl r18 = 6, r0
	movl r17 = 2147418112
	;;
	.mmi
	st2 [r16] = r15
	adds r15 = 24, r12
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	;;
	.mii
	st8 [r15] = r14
	addl r15 = 999, r0
	;;
	mov ar.lc = r15
	.align 32
.L2:
	.mmi
	mov r16 = r14
	adds r15 = 4, r14
	adds r14 = 8, r14
	;;
	.mmi
	st2 [r16] = r18, 2
	st4 [r15] = r17
	nop 0
	;;
	.mib
	st2 [r16] = r0
	nop 0
	br.cloop.sptk.few .L2
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmb
	addl r38 = 1, r0
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mii
	nop 0
	extr.u r15 = r32, 31, 1
	mov r1 = r35
	;;
	.mii
	add r14 = r32, r15
	nop 0
	;;
	and r14 = 1, r14
	;;
	.mmi
	sub r14 = r14, r15
	;;
	adds r15 = 9, r14
	adds r14 = 10, r14
	;;
	.mii
	addp4 r15 = r15, r0
	cmp4.ge p6, p7 = 0, r14
	;;
	mov ar.lc = r15
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L3:
	.mmi
	adds r39 = 16, r12
	nop 0
	addl r38 = 2, r0
	.mmb
	addl r37 = 22, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.cloop.sptk.few .L3
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp filters#
	.align 16
	.align 64
	.proc signals#
signals:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 10, 3, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	;;
	.mmi
	adds r14 = 152, r12
	addl r17 = 1, r0
	adds r16 = 156, r12
	.mmi
	addl r15 = 100, r0
	adds r37 = 144, r12
	adds r38 = 208, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 160, r12
	adds r43 = 16, r12
	.mmi
	st4 [r16] = r17
	adds r16 = 216, r12
	mov r33 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 168, r12
	.mmi
	st8 [r16] = r0
	adds r16 = 224, r12
	adds r36 = 256, r12
	;;
	.mmb
	st8 [r14] = r0
	adds r14 = 176, r12
	nop 0
	.mmi
	st8 [r38] = r15
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 184, r12
	.mmi
	st8 [r16] = r15
	;;
	st8 [r14] = r0
	adds r14 = 192, r12
	.mmi
	st8 [r37] = r0
	;;
	st8 [r14] = r0
	adds r14 = 200, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sigfillset#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r0
	nop 0
	.mmb
	adds r44 = 16, r12
	mov r43 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov ar.lc = 99
	.align 32
.L10:
	.mib
	nop 0
	dep r35 = 0, r35, 32, 32
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r41
	mov r34 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	nop 0
	and r44 = 3, r33
	shl r15 = r33, 32
	.mmi
	mov r1 = r41
	st4 [r36] = r0
	mov r43 = r34
	;;
	.mii
	nop 0
	mix4.l r35 = r35, r15
	add r44 = r8, r44
	.mmb
	nop 0
	adds r33 = 1, r33
	nop 0
	;;
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L10
	.mmi
	nop 0
	adds r33 = 240, r12
	tbit.z p6, p7 = r32, 0
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mii
	nop 0
	mov ar.lc = 19
	nop 0
	.align 32
.L12:
	.mmi
	mov r45 = r33
	nop 0
	mov r44 = r37
	.mmb
	addl r43 = 1, r0
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L12
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r38
	mov r43 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	.mmb
	addl r44 = 1, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r41
	mov ar.lc = 19
	br .L12
	.endp signals#
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
	stringz	"socketpair"
	.section	.rodata
	.align 8
.LC0:
	data8	1
	stringz	""
	.skip	7999
	.text
	.align 16
	.align 64
	.proc waiting#
waiting:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 4, 0
	.fframe 8032
	adds r12 = -8032, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	nop 0
	mov r39 = r1
	nop 0
	;;
	.mmb
	addl r42 = 384, r0
	mov r41 = r0
	nop 0
	.mib
	adds r33 = 8024, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 384, r0
	addl r42 = 2, r0
	.mmb
	mov r41 = r0
	mov r35 = r8
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 8008, r0
	.mmi
	adds r41 = 16, r12
	nop 0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addl r41 = 1, r0
	mov r1 = r39
	mov r44 = r33
	.mmb
	mov r43 = r0
	addl r42 = 2, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	mov ar.lc = 10
	nop 0
	.mlx
	nop 0
	movl r34 = @gprel(block#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	;;
	.align 32
.L21:
	.mmi
	addl r44 = 64, r0
	addl r43 = 10, r0
	nop 0
	.mmb
	mov r42 = r34
	ld4 r41 = [r33]
	br.call.sptk.many b0 = send#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L21
	.mmi
	mov r44 = r0
	addl r43 = 8000, r0
	nop 0
	.mmb
	adds r42 = 16, r12
	mov r41 = r35
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r0
	addl r43 = 8000, r0
	.mmb
	adds r42 = 16, r12
	mov r41 = r35
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	adds r14 = 8034, r12
	addl r15 = -1, r0
	mov r1 = r39
	.mmb
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	st2 [r14] = r15
	addl r14 = 999, r0
	adds r34 = 8032, r12
	.mlx
	addl r17 = 4096, r0
	movl r15 = @gprel(fds.2#)
	;;
	.mii
	nop 0
	mov ar.lc = r14
	adds r14 = 8036, r12
	.mmb
	addl r16 = -1, r0
	st2 [r34] = r0
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	st2 [r14] = r17
	nop 0
	;;
	.align 32
.L23:
	.mmi
	mov r14 = r15
	nop 0
	adds r15 = 8, r15
	;;
	.mmi
	nop 0
	st4 [r14] = r16, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.cloop.sptk.few .L23
	.mii
	nop 0
	extr r15 = r32, 31, 1
	and r14 = 3, r32
	;;
	.mii
	nop 0
	shr.u r15 = r15, 62
	cmp4.ne p6, p7 = 0, r14
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	add r14 = r32, r15
	;;
	and r14 = 3, r14
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L33
	;;
.L25:
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r42 = @gprel(block#)
	.mmb
	addl r43 = 1, r0
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r39
	mov r41 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	.mlx
	nop 0
	movl r41 = @gprel(fds.2#)
	.mmi
	addl r43 = -1, r0
	nop 0
	addl r42 = 1000, r0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	nop 0
	extr r15 = r32, 31, 1
	mov r1 = r39
	;;
	.mii
	nop 0
	shr.u r15 = r15, 62
	;;
	add r14 = r32, r15
	;;
	.mmi
	and r14 = 3, r14
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L25
.L33:
	.mmi
	mov r44 = r0
	addl r43 = 8000, r0
	nop 0
	.mmb
	adds r42 = 16, r12
	mov r41 = r35
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r39
	ld4 r41 = [r33]
	addl r43 = 1, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(block#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r39
	mov r41 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L22:
	.mib
	addl r41 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r34
	.mmb
	addl r42 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r34
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r35
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r43 = r0
	mov r42 = r0
	nop 0
	.mmb
	mov r1 = r39
	mov r41 = r36
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 8028, r12
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 8032, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mmi
	addl r43 = 1, r0
	nop 0
	mov r42 = r34
	.mmb
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r39
	ld4 r41 = [r33]
	addl r43 = 1, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(block#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r39
	mov r41 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp waiting#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"mkstemp"
	.text
	.align 16
	.align 64
	.proc locks#
locks:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 12, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	nop 0
	mov r43 = r1
	nop 0
	;;
	.mlx
	adds r14 = 56, r12
	movl r15 = 6365935025538364783
	.mmi
	adds r33 = 48, r12
	adds r35 = 24, r12
	mov r34 = r0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = 7161674688826799151
	.mmi
	adds r14 = 64, r12
	mov r45 = r33
	adds r40 = 32, r12
	;;
	.mmi
	st8 [r33] = r15
	mov r36 = r35
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mlx
	addl r39 = 1, r0
	movl r15 = 5789784
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r37 = r8
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
	.mib
	mov r45 = r33
	addl r33 = -1, r0
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r32, 0
	mov r1 = r43
	;;
	.mii
	(p6) addl r38 = 6, r0
	mov ar.lc = 49
	;;
	(p7) addl r38 = 37, r0
	;;
	.align 32
.L39:
	.mmi
	mov r14 = r35
	and r15 = 1, r33
	adds r47 = 16, r12
	.mmi
	mov r46 = r38
	mov r45 = r37
	mov r35 = r36
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r47] = r0
	adds r33 = -1, r33
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r36] = r34
	adds r34 = 3, r34
	;;
	.mmi
	st2 [r47] = r15
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st8 [r40] = r39
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L39
	.mib
	mov r45 = r37
	addl r46 = 2, r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 1, r0
	nop 0
	.mmb
	addl r46 = 1024, r0
	mov r45 = r37
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r43
	tbit.z p6, p7 = r32, 1
	(p7) br.cond.dpnt .L44
	;;
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L44:
	.body
	.copy_state 1
	.mib
	mov r45 = r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp locks#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"epoll"
	.align 8
.LC6:
	stringz	"/proc/self/fd"
	.align 8
.LC7:
	stringz	"/proc/self/maps"
	.align 8
.LC8:
	stringz	"/"
	.text
	.align 16
	.align 64
	.proc descriptors#
descriptors:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 4, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	nop 0
	mov r41 = r1
	nop 0
	;;
	.mmb
	mov r43 = r0
	adds r35 = 144, r12
	nop 0
	.mib
	adds r33 = 176, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC5)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r44 = r0
	addl r43 = 1, r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	nop 0
	.mmb
	mov r1 = r41
	mov r34 = r8
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mib
	mov r1 = r41
	mov r36 = r8
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	adds r16 = 180, r12
	addl r15 = 1000, r0
	adds r14 = 184, r12
	.mmi
	mov r1 = r41
	mov r38 = r8
	adds r43 = 16, r12
	;;
	.mmi
	st4 [r16] = r0
	nop 0
	adds r16 = 152, r12
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 188, r12
	;;
	.mmi
	st8 [r16] = r15
	nop 0
	adds r16 = 160, r12
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r16] = r0
	adds r16 = 168, r12
	.mmi
	st4 [r33] = r14
	;;
	st8 [r16] = r15
	nop 0
	.mmb
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 10, r0
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r45 = r0
	mov r1 = r41
	nop 0
	.mmb
	adds r44 = 16, r12
	addl r43 = -1, r0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 65536, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r45 = r35
	mov r1 = r41
	mov r46 = r0
	.mmi
	mov r44 = r0
	mov r43 = r36
	mov r35 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mmi
	mov r1 = r41
	addl r45 = 256, r0
	mov r43 = r38
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov ar.lc = 29
	.align 32
.L47:
	.mib
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r8
	mov r46 = r33
	.mmb
	addl r44 = 1, r0
	mov r43 = r32
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L47
	.mmi
	mov r46 = r33
	mov r45 = r36
	nop 0
	.mmb
	mov r43 = r32
	addl r44 = 1, r0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r41
	mov r43 = r35
	addl r45 = 4096, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(block#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r46 = 4096, r0
	.mmi
	mov r44 = r37
	nop 0
	addl r43 = 1214, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(block#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	.mmb
	addl r44 = 500, r0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = -1, r0
	.mmb
	addl r44 = 3, r0
	addl r43 = 1460, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	.endp descriptors#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"msgget"
	.align 8
.LC10:
	stringz	"semget"
	.align 8
.LC11:
	stringz	"/account"
	.section	.rodata
	.align 8
.LC1:
	data8	1
	stringz	""
	.skip	7999
	.text
	.align 16
	.align 64
	.proc queues#
queues:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 5, 0
	.fframe 8096
	adds r12 = -8096, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	;;
	mov r41 = r0
	addl r42 = 384, r0
	.mmb
	adds r34 = 8024, r12
	adds r35 = 8088, r12
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC9)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r41 = r0
	nop 0
	addl r43 = 384, r0
	.mmb
	addl r42 = 1000, r0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	mov r37 = r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC10)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 8048, r12
	adds r15 = 8032, r12
	addl r16 = 10, r0
	.mlx
	addl r43 = 8008, r0
	movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 8056, r12
	.mmi
	st8 [r15] = r16
	adds r15 = 8040, r12
	addl r16 = 8192, r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 8064, r12
	add r42 = r1, r42
	.mmi
	adds r41 = 16, r12
	st8 [r34] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 8072, r12
	.mmi
	st8 [r15] = r16
	;;
	st8 [r14] = r0
	adds r14 = 8080, r12
	.mmi
	st8 [r35] = r0
	;;
	st8 [r14] = r0
	adds r14 = 8096, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r34
	.mmi
	addl r43 = 384, r0
	nop 0
	addl r42 = 66, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.align 32
.L54:
	.mmi
	addl r44 = 2048, r0
	addl r43 = 8000, r0
	nop 0
	.mmb
	adds r42 = 16, r12
	mov r41 = r33
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	;;
	.mlx
	nop 0
	movl r36 = @gprel(block#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	nop 0
	;;
	.align 32
.L55:
	.mmi
	mov r45 = r35
	mov r44 = r0
	addl r43 = 8192, r0
	.mmb
	mov r42 = r36
	mov r41 = r34
	br.call.sptk.many b0 = mq_timedsend#
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L55
	.mmi
	adds r15 = 8104, r12
	nop 0
	addl r14 = 1, r0
	.mmi
	addl r43 = 1, r0
	nop 0
	mov r41 = r37
	;;
	.mmi
	mov r42 = r15
	st2 [r15] = r14
	adds r15 = 8106, r12
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 8108, r12
	addl r15 = 4096, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mii
	mov r1 = r40
	tbit.z p6, p7 = r32, 0
	mov r41 = r33
	.mmb
	mov r43 = r0
	mov r42 = r0
	(p7) br.cond.dpnt .L63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r37
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r40
	mov r41 = r34
	br.call.sptk.many b0 = mq_close#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 8096, r12
	br.ret.sptk.many b0
	;;
.L63:
	.body
	.copy_state 1
	.mmi
	addl r45 = 2048, r0
	mov r44 = r0
	adds r42 = 16, r12
	.mmb
	mov r41 = r33
	addl r43 = 8000, r0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r40
	mov r41 = r33
	nop 0
	.mmb
	mov r43 = r0
	mov r42 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r41 = r37
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r40
	mov r41 = r34
	br.call.sptk.many b0 = mq_close#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 8096, r12
	br.ret.sptk.many b0
	.endp queues#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"file"
	.align 8
.LC13:
	stringz	"memfd_create"
	.align 8
.LC14:
	stringz	"/dev/shm/account"
	.align 8
.LC15:
	stringz	"open"
	.align 8
.LC16:
	stringz	"user.%d"
	.align 8
.LC17:
	stringz	"user.3"
	.align 8
.LC18:
	stringz	"/dev/shm/account-2"
	.text
	.align 16
	.align 64
	.proc attributes#
attributes:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 11, 5, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 64
	adds r12 = -64, r12
	mov r17 = ar.lc
	mov r42 = r1
	;;
	.mmi
	mov r45 = r0
	addl r34 = 60000, r0
	.save pr, r43
	mov r43 = pr
	.mlx
	mov r33 = r0
	movl r44 = @gprel(.LC12)
	;;
	.mii
	add r44 = r1, r44
	.save rp, r40
	mov r40 = b0
	;;
	tbit.nz p16, p17 = r32, 0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 56
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r8
	mov r38 = r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC13)
	.mmi
	nop 0
	(p17) mov r37 = r38
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	.mmi
	addl r46 = 384, r0
	nop 0
	addl r45 = 66, r0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC15)
	.mmi
	nop 0
	(p16) mov r37 = r39
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r14 = -8608480567731124087
	.mlx
	nop 0
	movl r36 = @gprel(.LC16)
	;;
	.mmi
	setf.sig f2 = r14
	add r36 = r1, r36
	mov ar.lc = 19
	.mlx
	nop 0
	movl r35 = @gprel(block#)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	.align 32
.L69:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r46 = r33, r0
	mov r45 = r36
	adds r44 = 16, r12
	.mmi
	adds r33 = 1, r33
	;;
	setf.sig f6 = r46
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r14 = r14, 3
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	sub r46 = r46, r14
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r34
	mov r48 = r0
	.mmi
	mov r46 = r35
	adds r45 = 16, r12
	mov r44 = r37
	;;
	.mib
	adds r34 = -1000, r34
	nop 0
	br.call.sptk.many b0 = fsetxattr#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L69
	.mib
	nop 0
	tbit.z p6, p7 = r32, 1
	(p7) br.cond.dptk .L84
	;;
	.mib
	and r33 = 8, r32
	tbit.nz p6, p7 = r32, 2
	(p6) br.cond.dpnt .L72
	;;
.L85:
	.mlx
	cmp4.ne p6, p7 = 0, r33
	movl r44 = @gprel(.LC14)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r44 = r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L76:
	.mib
	mov r44 = r38
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	adds r18 = 56, r12
	mov pr = r43, -1
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov b0 = r40
	;;
	.mii
	ldf.fill f2 = [r18]
	mov ar.pfs = r41
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L84:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	.mmi
	(p16) mov r44 = r39
	nop 0
	and r33 = 8, r32
	;;
	.mib
	add r45 = r1, r45
	(p17) mov r44 = r38
	br.call.sptk.many b0 = fremovexattr#
	;;
	.mib
	mov r1 = r42
	tbit.nz p6, p7 = r32, 2
	(p7) br.cond.dptk .L85
.L72:
	.mib
	mov r44 = r39
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dpnt .L75
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L86:
	.mib
	mov r44 = r38
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	adds r18 = 56, r12
	mov pr = r43, -1
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov b0 = r40
	;;
	.mii
	ldf.fill f2 = [r18]
	mov ar.pfs = r41
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L73:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r42
	mov r44 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L76
	;;
.L75:
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L86
	.endp attributes#
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"sendmsg"
	.text
	.align 16
	.align 64
	.proc send_files#
send_files:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	adds r34 = 2, r34
	mov r37 = r1
	.body
	mov r39 = r33
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 88, r12
	sxt4 r40 = r34
	.mmi
	adds r19 = 120, r12
	adds r20 = 136, r12
	addl r18 = 1, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 96, r12
	.mmi
	shladd r40 = r40, 2, r0
	adds r17 = 72, r12
	adds r38 = 88, r12
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	adds r15 = 104, r12
	.mmi
	adds r16 = -1, r40
	st8 [r19] = r20
	adds r21 = 8, r40
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	adds r15 = 112, r12
	.mmi
	and r16 = -8, r16
	st8 [r17] = r21
	adds r40 = -8, r40
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	addl r15 = 120, r0
	.mmi
	nop 0
	adds r16 = 16, r16
	nop 0
	;;
	.mmi
	adds r14 = 8, r14
	st1 [r20] = r15
	adds r15 = 128, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	.mmi
	st8 [r15] = r18
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r14] = r19
	nop 0
	adds r14 = 40, r12
	.mlx
	st8 [r15] = r0
	movl r15 = 4294967297
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 80, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r38 = r32
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 64, r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC19)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp send_files#
	.section	.rodata.str1.8
	.align 8
.LC20:
	stringz	"write to a file"
	.text
	.align 16
	.align 64
	.proc memory_files#
memory_files:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC12)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	mov r39 = r0
	.mmb
	adds r33 = 24, r12
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC13)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	and r41 = 1, r32
	mov r43 = r0
	mov r42 = r8
	.mmi
	addl r40 = 3, r0
	st4 [r33] = r8
	mov r38 = r0
	;;
	.mlx
	sub r41 = 2, r41
	movl r39 = 2097152
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmi
	addl r40 = 1048576, r0
	ld4 r38 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(block#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmb
	addl r40 = 1048576, r0
	nop 0
	(p6) br.cond.spnt .L92
	;;
	.mlx
	nop 0
	movl r39 = @gprel(block#)
	.mmi
	nop 0
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r37
	nop 0
	.mmb
	addl r39 = 1, r0
	mov r38 = r34
	(p6) br.cond.spnt .L92
	;;
	.mlx
	nop 0
	movl r40 = 2097152
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	sxt4 r15 = r32
	nop 0
	.mlx
	mov r1 = r37
	movl r14 = 6148914691236517206
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	shr r16 = r15, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	sub r15 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mib
	cmp4.ne p6, p7 = 1, r15
	nop 0
	(p7) br.cond.dpnt .L109
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r32, 1
	(p7) br.cond.dpnt .L110
	;;
.L96:
	.mib
	nop 0
	tbit.z p6, p7 = r32, 2
	(p6) br.cond.dptk .L97
.L111:
	.mmi
	adds r41 = 16, r12
	addl r38 = 1, r0
	nop 0
	.mmb
	mov r40 = r0
	addl r39 = 2, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC3)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	addl r40 = 1, r0
	mov r39 = r33
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	adds r14 = 16, r12
	mov r1 = r37
	;;
	nop 0
	.mmb
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L97:
	.mib
	ld4 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mlx
	mov r1 = r37
	movl r39 = 2097152
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L110:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(page#), gp
	;;
	ld8 r39 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	shladd r39 = r39, 3, r0
	nop 0
	;;
	.mib
	add r38 = r34, r39
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r37
	tbit.z p6, p7 = r32, 2
	(p6) br.cond.dptk .L97
	.mib
	nop 0
	nop 0
	br .L111
.L109:
	.mmi
	addl r41 = 1048576, r0
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 3, r0
	ld4 r38 = [r33]
	br.call.sptk.many b0 = fallocate#
	;;
	.mib
	mov r1 = r37
	tbit.z p6, p7 = r32, 1
	(p6) br.cond.dptk .L96
	.mib
	nop 0
	nop 0
	br .L110
.L108:
	.mmi
	nop 0
	addl r39 = 1048576, r0
	nop 0
	.mmb
	ld4 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r37
	tbit.z p6, p7 = r32, 1
	(p6) br.cond.dptk .L96
	.mib
	nop 0
	nop 0
	br .L110
	;;
.L92:
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp memory_files#
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"shmget"
	.align 8
.LC22:
	stringz	"IPC_RMID"
	.align 8
.LC23:
	stringz	"IPC_STAT"
	.align 8
.LC24:
	stringz	"%d attached\n"
	.align 8
.LC25:
	stringz	"shmdt: %s\n"
	.align 8
.LC26:
	stringz	"segment %d remains\n"
	.text
	.align 16
	.align 64
	.proc segments#
segments:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 6, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	;;
	mov r39 = r0
	addl r41 = 896, r0
	.mlx
	nop 0
	movl r40 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC21)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r38
	mov r34 = r8
	addl r40 = 1, r0
	.mlx
	mov r39 = r8
	movl r41 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r44 = r0
	sxt4 r14 = r32
	.mlx
	addl r42 = 34, r0
	movl r15 = 6148914691236517206
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	shr r16 = r14, 63
	.mmi
	mov r41 = r0
	addl r40 = 1048576, r0
	mov r39 = r0
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r32, 0
	addl r43 = -1, r0
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L161
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L116
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L117
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L130
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r42 = 3, r0
	mov r43 = r8
	mov r1 = r38
	.mmi
	addl r41 = 1048576, r0
	addl r40 = 1048576, r0
	mov r39 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	mov r39 = r33
	mov r1 = r38
	mov r35 = r8
	.mmb
	adds r41 = 16, r12
	addl r40 = 2, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 5, r32
	(p7) br.cond.dpnt .L162
.L132:
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L133
.L138:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L134
	;;
	.mlx
	cmp4.lt p6, p7 = 5, r32
	movl r40 = 2097152
	.mmb
	mov r39 = r34
	nop 0
	(p7) br.cond.dpnt .L129
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L134:
	.mmi
	cmp.eq p6, p7 = 0, r35
	nop 0
	addl r40 = 1048576, r0
	.mmb
	mov r39 = r35
	nop 0
	(p6) br.cond.dpnt .L127
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L127:
	.mmi
	adds r41 = 16, r12
	nop 0
	addl r40 = 2, r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.dptk .L112
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L112:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L116:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(page#), gp
	nop 0
	mov r39 = r34
	;;
	.mmi
	nop 0
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	shladd r40 = r40, 2, r0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L130:
	.mmi
	mov r35 = r0
	nop 0
	nop 0
	.align 32
.L165:
	.mmi
	mov r39 = r33
	nop 0
	adds r41 = 16, r12
	.mmb
	addl r40 = 2, r0
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC23)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 5, r32
	(p6) br.cond.dptk .L132
	.mib
	nop 0
	nop 0
	br .L162
.L161:
	.mmi
	mov r39 = r33
	nop 0
	mov r41 = r0
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	sxt4 r14 = r32
	.mlx
	mov r44 = r0
	movl r15 = 6148914691236517206
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	shr r16 = r14, 63
	.mmb
	addl r42 = 34, r0
	mov r41 = r0
	(p7) br.cond.spnt .L133
	;;
	.mmi
	addl r40 = 1048576, r0
	mov r39 = r0
	addl r43 = -1, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L124
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r38
	mov r43 = r8
	addl r42 = 3, r0
	.mmi
	addl r41 = 1048576, r0
	addl r40 = 1048576, r0
	mov r39 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
	br .L138
	;;
.L163:
	.mmi
	addl r14 = @gprel(page#), gp
	nop 0
	mov r39 = r34
	;;
	.mmi
	nop 0
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	shladd r40 = r40, 2, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = shmdt#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L127
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 5, r32
	(p7) br.cond.dpnt .L122
.L157:
	.mlx
	nop 0
	movl r40 = 2097152
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L127
	;;
.L162:
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	.mmi
	adds r14 = 104, r12
	;;
	nop 0
	add r39 = r1, r39
	.mmb
	nop 0
	ld4 r40 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r0
	mov r39 = r33
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L138
	.mib
	nop 0
	nop 0
	br .L133
	;;
.L124:
	.mmi
	addl r14 = @gprel(page#), gp
	nop 0
	addl r41 = 1, r0
	;;
	.mmi
	ld8 r40 = [r14]
	;;
	shladd r40 = r40, 2, r0
	nop 0
	;;
	.mib
	add r39 = r34, r40
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	mov r1 = r38
	mov r39 = r34
	br.call.sptk.many b0 = shmdt#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L127
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 5, r32
	(p7) br.cond.dptk .L157
.L122:
	.mmi
	mov r35 = r0
	nop 0
	nop 0
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r40 = 2097152
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L134
	;;
.L117:
	.mmi
	addl r14 = @gprel(page#), gp
	addl r41 = 1, r0
	mov r35 = r0
	;;
	.mmi
	ld8 r40 = [r14]
	;;
	shladd r40 = r40, 2, r0
	nop 0
	;;
	.mib
	add r39 = r34, r40
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L165
	;;
.L133:
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
.L164:
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L127
	.mib
	nop 0
	mov r35 = r0
	br .L129
	.endp segments#
	.section	.rodata.str1.8
	.align 8
.LC27:
	stringz	"pipe"
	.align 8
.LC28:
	stringz	"F_SETPIPE_SZ"
	.align 8
.LC29:
	stringz	"write to a pipe"
	.text
	.align 16
	.align 64
	.proc pipes#
pipes:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 32
	adds r12 = -32, r12
	dep.z r40 = r32, 19, 1
	.mmi
	nop 0
	mov r38 = r1
	nop 0
	;;
	.mmi
	addl r14 = 2048, r0
	adds r33 = 40, r12
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	nop 0
	adds r34 = 44, r12
	nop 0
	;;
	.mib
	mov r39 = r33
	or r40 = r14, r40
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC27)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r39 = [r33]
	nop 0
	addl r41 = 1048576, r0
	.mmb
	addl r40 = 1031, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	and r14 = 3, r32
	.mmb
	mov r1 = r38
	nop 0
	(p7) br.cond.spnt .L171
	;;
	.mib
	ld4 r39 = [r34]
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L169
	.mlx
	nop 0
	movl r40 = @gprel(block#)
	.mmi
	nop 0
	addl r41 = 100, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmb
	addl r40 = 1031, r0
	nop 0
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	addl r14 = @gprel(page#), gp
	ld4 r39 = [r34]
	nop 0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L171
.L177:
	.mii
	nop 0
	extr r14 = r32, 31, 1
	;;
	shr.u r14 = r14, 62
	;;
	.mmi
	add r32 = r32, r14
	;;
	and r32 = 3, r32
	nop 0
	;;
	.mmi
	nop 0
	sub r32 = r32, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r32
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mib
	cmp4.ne p6, p7 = 2, r32
	nop 0
	(p7) br.cond.dpnt .L193
	;;
	.mib
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L169:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(block#)
	.mmi
	nop 0
	addl r41 = 1048576, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L177
	;;
	.align 32
.L175:
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
.L193:
	.mmi
	nop 0
	ld4 r40 = [r34]
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L192:
	.body
	.copy_state 2
	.mmi
	adds r35 = 32, r12
	nop 0
	addl r39 = 1, r0
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r40 = 16, r12
	ld8 r39 = [r35]
	addl r41 = 4, r0
	.mmi
	ld8 r14 = [r33]
	;;
	nop 0
	shrp r15 = r39, r39, 32
	.mmi
	st8 [r40] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 36, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L171:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp pipes#
	.section	.rodata.str1.8
	.align 8
.LC30:
	stringz	"fork"
	.align 8
.LC31:
	stringz	"nothing"
	.text
	.align 16
	.align 64
	.proc in_child#
in_child:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC30)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r38 = r33
	(p6) br.cond.dpnt .L196
	;;
	.mmi
	ld8 r14 = [r32], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r32], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r34
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r0
	nop 0
	(p7) br.cond.dpnt .L201
	;;
	.mib
	cmp4.ne p6, p7 = 2, r34
	nop 0
	(p7) br.cond.dpnt .L202
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L196:
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L202:
	.mib
	addl r38 = 9, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L201:
	.mlx
	addl r14 = @gprel(self#), gp
	movl r40 = @gprel(.LC31)
	.mmi
	mov r41 = r0
	;;
	ld8 r39 = [r14]
	add r40 = r1, r40
	;;
	.mib
	mov r38 = r39
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp in_child#
	.align 16
	.align 64
	.proc rounds#
rounds:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 3, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	adds r34 = -1, r34
	;;
	.mlx
	nop 0
	movl r14 = -6148914691236517205
	.mmi
	addp4 r34 = r34, r0
	mov r39 = r1
	zxt1 r35 = r35
	;;
	.mii
	nop 0
	.save rp, r37
	mov r37 = b0
	mov r36 = r0
	;;
	.mii
	nop 0
	.save pr, r40
	mov r40 = pr
	cmp.eq p16, p17 = 0, r35
	;;
	.mii
	nop 0
	mov ar.lc = r34
	nop 0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	nop 0
	.align 32
.L206:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	(p17) addp4 r43 = r36, r0
	(p17) mov r42 = r36
	(p17) mov r41 = r33
	;;
	.mmi
	nop 0
	(p17) setf.sig f6 = r43
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p17) xmpy.hu f6 = f6, f2
	;;
	.mii
	(p17) getf.sig r14 = f6
	nop 0
	;;
	(p17) shr.u r15 = r14, 1
	.mmi
	(p17) and r14 = -2, r14
	;;
	(p17) add r14 = r14, r15
	nop 0
	;;
	.mib
	(p17) sub r43 = r43, r14
	nop 0
	(p17) br.call.dpnt.many b0 = in_child#
	;;
	.mmi
	(p16) ld8 r14 = [r33], 8
	(p16) mov r41 = r36
	adds r36 = 1, r36
	;;
	.mib
	(p16) ld8 r1 = [r33], -8
	(p16) mov b6 = r14
	(p16) br.call.dptk.many b0 = b6
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L206
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r39
	adds r18 = 24, r12
	mov pr = r40, -1
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov b0 = r37
	;;
	.mii
	ldf.fill f2 = [r18]
	mov ar.pfs = r38
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp rounds#
	.section	.rodata.str1.8
	.align 8
.LC32:
	stringz	"bind"
	.align 8
.LC33:
	stringz	"listen"
	.align 8
.LC34:
	stringz	"getsockname"
	.align 8
.LC35:
	stringz	"socket"
	.text
	.align 16
	.align 64
	.proc sockets#
sockets:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 5, 0
	.fframe 32
	adds r12 = -32, r12
	extr r15 = r32, 31, 1
	.mmi
	nop 0
	mov r39 = r1
	nop 0
	;;
	.mmi
	addl r14 = 1, r0
	adds r35 = 44, r12
	shr.u r15 = r15, 62
	.mmi
	adds r33 = 32, r12
	addl r41 = 1, r0
	mov r43 = r0
	;;
	.mmi
	st4 [r35] = r14
	add r14 = r32, r15
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r44 = r33
	;;
	and r14 = 3, r14
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(types.0#)
	;;
	.mmi
	cmp4.eq p6, p7 = 3, r14
	nop 0
	sxt4 r14 = r14
	.mmb
	add r15 = r1, r15
	nop 0
	(p6) br.cond.dpnt .L211
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r42 = [r14]
	addl r14 = 2048, r0
	;;
	.mib
	or r42 = r14, r42
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	mov ar.lc = 19
	nop 0
	.mlx
	nop 0
	movl r34 = @gprel(block#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	;;
	.align 32
.L212:
	.mmi
	mov r44 = r0
	addl r43 = 20000, r0
	nop 0
	.mmb
	mov r42 = r34
	ld4 r41 = [r33]
	br.call.sptk.many b0 = send#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L212
	.mib
	nop 0
	tbit.z p6, p7 = r32, 2
	(p7) br.cond.dpnt .L222
	;;
	.mii
	nop 0
	dep.z r14 = r32, 2, 1
	and r32 = 1, r32
	;;
	.mii
	xor r32 = 1, r32
	add r14 = r33, r14
	;;
	shladd r32 = r32, 2, r0
	.mmb
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	add r33 = r33, r32
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L222:
	.body
	.copy_state 1
	.mmi
	adds r14 = 36, r12
	nop 0
	mov r42 = r0
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mii
	nop 0
	dep.z r14 = r32, 2, 1
	and r32 = 1, r32
	.mmi
	mov r1 = r39
	;;
	xor r32 = 1, r32
	add r14 = r33, r14
	;;
	.mmi
	nop 0
	shladd r32 = r32, 2, r0
	nop 0
	.mmb
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	add r33 = r33, r32
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L211:
	.body
	.copy_state 2
	.mmi
	adds r14 = 18, r12
	adds r16 = 16, r12
	addl r15 = 2, r0
	.mmi
	adds r36 = 40, r12
	mov r43 = r0
	addl r42 = 1, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r16] = r15
	adds r15 = 20, r12
	.mlx
	addl r41 = 2, r0
	movl r16 = 16777343
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r15] = r16
	addl r15 = 16, r0
	.mmi
	nop 0
	adds r33 = 32, r12
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r36] = r15
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	ld4 r43 = [r36]
	mov r34 = r8
	mov r41 = r8
	.mmb
	adds r42 = 16, r12
	mov r1 = r39
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC32)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r41 = r34
	addl r42 = 4, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC33)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r41 = r34
	nop 0
	mov r43 = r36
	.mmb
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC34)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r41 = 2, r0
	nop 0
	mov r43 = r0
	.mmb
	addl r42 = 2049, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC35)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	ld4 r43 = [r36]
	adds r42 = 16, r12
	.mmb
	mov r41 = r8
	st4 [r33] = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	adds r14 = 36, r12
	addl r45 = 4, r0
	mov r1 = r39
	.mmi
	mov r44 = r35
	ld4 r41 = [r33]
	addl r43 = 3, r0
	;;
	.mib
	st4 [r14] = r34
	addl r42 = 6, r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r39
	ld4 r41 = [r33]
	mov r44 = r0
	.mmi
	nop 0
	addl r43 = 100000, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(block#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r44 = 32768, r0
	.mmi
	addl r43 = 100, r0
	ld4 r41 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(block#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mii
	nop 0
	dep.z r14 = r32, 2, 1
	and r32 = 1, r32
	.mmi
	mov r1 = r39
	;;
	xor r32 = 1, r32
	add r14 = r33, r14
	;;
	.mmi
	nop 0
	shladd r32 = r32, 2, r0
	nop 0
	.mmb
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	add r33 = r33, r32
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp sockets#
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"inherited segment %d remains\n"
	.text
	.align 16
	.align 64
	.proc inherited_segments#
inherited_segments:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	sxt4 r33 = r32
	;;
	.mmi
	nop 0
	mov r39 = r0
	addl r41 = 896, r0
	.mlx
	nop 0
	movl r40 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC21)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r14 = 6148914691236517206
	.mmi
	setf.sig f6 = r33
	nop 0
	shr r16 = r33, 63
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	sub r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC30)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r0
	mov r39 = r34
	(p6) br.cond.dpnt .L226
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r8
	.mlx
	addl r40 = 1, r0
	movl r41 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r33
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r0
	nop 0
	(p7) br.cond.dpnt .L236
	;;
	.mib
	cmp4.ne p6, p7 = 2, r33
	nop 0
	(p7) br.cond.dpnt .L237
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L226:
	.mib
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r34
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r39 = r34
	mov r41 = r0
	mov r35 = r8
	.mmb
	mov r1 = r38
	mov r40 = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC22)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r14 = @gprel(page#), gp
	movl r40 = 2097152
	.mmi
	mov r39 = r35
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	sub r40 = r40, r14
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	addl r40 = 1, r0
	;;
	.mmi
	nop 0
	addl r39 = @ltoff(@fptr(usleep#)), gp
	nop 0
	;;
	.mib
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mib
	mov r1 = r38
	mov r39 = r35
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r1 = r38
	addl r40 = 2, r0
	mov r39 = r34
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov r41 = r15
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.dpnt .L238
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L238:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC36)
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L237:
	.body
	.copy_state 2
	.mib
	addl r39 = 9, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L236:
	.mlx
	addl r14 = @gprel(self#), gp
	movl r41 = @gprel(.LC31)
	.mmi
	mov r42 = r0
	;;
	ld8 r40 = [r14]
	add r41 = r1, r41
	;;
	.mib
	mov r39 = r40
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp inherited_segments#
	.align 16
	.align 64
	.proc anonymous#
anonymous:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 6, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	and r41 = 1, r32
	.mmb
	mov r43 = r0
	addl r42 = -1, r0
	(p7) br.cond.spnt .L242
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	sub r41 = 34, r41
	nop 0
	.mmb
	addl r40 = 3, r0
	mov r38 = r0
	(p6) br.cond.dpnt .L241
	;;
	.mlx
	nop 0
	movl r39 = 2097152
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mlx
	addl r39 = 1, r0
	movl r40 = 2097152
	.mmi
	mov r38 = r8
	mov r1 = r37
	mov r33 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 1, r0
	nop 0
	(p6) br.cond.spnt .L242
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L243
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L249:
	.mib
	addl r38 = 9, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
.L243:
	.mmi
	addl r16 = 1048576, r0
	nop 0
	sxt4 r32 = r32
	.mlx
	mov r40 = r0
	movl r14 = 6148914691236517206
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r32
	shr r15 = r32, 63
	.mmi
	add r34 = r33, r16
	mov r39 = r0
	mov r38 = r8
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	sub r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r38 = r33
	nop 0
	mov r1 = r37
	.mmb
	addl r39 = 1048576, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	.mii
	mov r40 = r0
	mov r38 = r34
	;;
	addl r14 = @gprel(page#), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = remap_file_pages#
	;;
	.mmi
	mov r1 = r37
	addl r41 = 1, r0
	shladd r40 = r33, 2, r0
	.mmb
	mov r39 = r33
	mov r38 = r34
	br.call.sptk.many b0 = mremap#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r32
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r0
	nop 0
	(p7) br.cond.dpnt .L253
	;;
	.mib
	cmp4.ne p6, p7 = 2, r32
	nop 0
	(p7) br.cond.dpnt .L249
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L241:
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L253:
	.mlx
	addl r14 = @gprel(self#), gp
	movl r40 = @gprel(.LC31)
	.mmi
	mov r41 = r0
	;;
	ld8 r39 = [r14]
	add r40 = r1, r40
	;;
	.mib
	mov r38 = r39
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L242:
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp anonymous#
	.section	.rodata.str1.8
	.align 8
.LC37:
	stringz	"pipes"
	.align 8
.LC38:
	stringz	"pipes of children"
	.align 8
.LC39:
	stringz	"sockets"
	.align 8
.LC40:
	stringz	"sockets of children"
	.align 8
.LC41:
	stringz	"segments"
	.align 8
.LC42:
	stringz	"segments of children"
	.align 8
.LC43:
	stringz	"files in memory"
	.align 8
.LC44:
	stringz	"files in memory of children"
	.align 8
.LC45:
	stringz	"attributes"
	.align 8
.LC46:
	stringz	"attributes of children"
	.align 8
.LC47:
	stringz	"anonymous memory"
	.align 8
.LC48:
	stringz	"queues"
	.align 8
.LC49:
	stringz	"queues of children"
	.align 8
.LC50:
	stringz	"descriptors"
	.align 8
.LC51:
	stringz	"descriptors of children"
	.align 8
.LC52:
	stringz	"locks"
	.align 8
.LC53:
	stringz	"signals"
	.align 8
.LC54:
	stringz	"filters"
	.align 8
.LC55:
	stringz	"waiting calls"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmb
	mov r36 = r1
	.body
	cmp4.lt p6, p7 = 1, r32
	(p7) br.cond.dpnt .L258
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov b0 = r34
	br.ret.sptk.many b0
.L258:
	.mmi
	ld8 r15 = [r33]
	addl r14 = @gprel(self#), gp
	addl r37 = 30, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 60, r0
	;;
	.mmi
	nop 0
	addl r14 = @gprel(page#), gp
	addl r38 = @ltoff(@fptr(pipes#)), gp
	.mlx
	nop 0
	movl r37 = @gprel(.LC37)
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	add r37 = r1, r37
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(pipes#)), gp
	movl r37 = @gprel(.LC38)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 300, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(sockets#)), gp
	movl r37 = @gprel(.LC39)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 24, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(sockets#)), gp
	movl r37 = @gprel(.LC40)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 24, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(segments#)), gp
	movl r37 = @gprel(.LC41)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 18, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(inherited_segments#)), gp
	movl r37 = @gprel(.LC42)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 24, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(memory_files#)), gp
	movl r37 = @gprel(.LC43)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 24, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(memory_files#)), gp
	movl r37 = @gprel(.LC44)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 200, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(attributes#)), gp
	movl r37 = @gprel(.LC45)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(attributes#)), gp
	movl r37 = @gprel(.LC46)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 24, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(anonymous#)), gp
	movl r37 = @gprel(.LC47)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 300, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(queues#)), gp
	movl r37 = @gprel(.LC48)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(queues#)), gp
	movl r37 = @gprel(.LC49)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 24, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(descriptors#)), gp
	movl r37 = @gprel(.LC50)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(descriptors#)), gp
	movl r37 = @gprel(.LC51)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(locks#)), gp
	movl r37 = @gprel(.LC52)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(signals#)), gp
	movl r37 = @gprel(.LC53)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(filters#)), gp
	movl r37 = @gprel(.LC54)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 12, r0
	;;
	.mlx
	addl r38 = @ltoff(@fptr(waiting#)), gp
	movl r37 = @gprel(.LC55)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	.mmb
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = rounds#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 4
	.type	types.0#, @object
	.size	types.0#, 12
types.0:
	data4	1
	data4	2
	data4	5
	.bss
	.align 4
	.type	code.1#, @object
	.size	code.1#, 8000
code.1:
	.skip	8000
	.align 4
	.type	fds.2#, @object
	.size	fds.2#, 8000
fds.2:
	.skip	8000
	.align 8
	.type	block#, @object
	.size	block#, 1048576
block:
	.skip	1048576
	.sbss
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
