// e324940d4d4807a674992a54f05d7f03
	.file	"epoll-nesting.c"
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pipe"
	.align 8
.LC4:
	stringz	"epoll_create1"
	.align 8
.LC5:
	stringz	"!any"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"any"
	.text
	.align 16
	.align 64
	.proc mesh#
mesh:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 704
	adds r12 = -704, r12
	mov r17 = ar.lc
	mov r44 = r1
	;;
	.mii
	adds r38 = 672, r12
	.save rp, r42
	mov r42 = b0
	mov r32 = r0
	;;
	.mmi
	mov r45 = r38
	;;
	.savesp ar.lc, 696
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
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
	(p7) movl r45 = @gprel(.LC3)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r14 = -3689348814741910323
	.mmi
	addl r15 = 159, r0
	;;
	setf.sig f2 = r14
	mov ar.lc = r15
	.align 32
.L4:
	.mib
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	addp4 r15 = r32, r0
	mov r1 = r44
	nop 0
	.mmb
	cmp4.ne p6, p7 = -1, r8
	adds r32 = 1, r32
	(p7) br.cond.spnt .L27
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
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
	shr.u r14 = r14, 5
	;;
	.mii
	shladd r16 = r14, 2, r0
	sxt4 r17 = r14
	;;
	add r16 = r16, r14
	.mmi
	shladd r14 = r17, 2, r0
	;;
	shladd r16 = r16, 3, r0
	add r14 = r14, r17
	;;
	.mii
	sub r15 = r15, r16
	shladd r14 = r14, 3, r0
	;;
	sxt4 r15 = r15
	;;
	.mii
	add r14 = r14, r15
	adds r15 = 16, r12
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.cloop.sptk.few .L4
	.mmi
	adds r33 = 496, r12
	adds r32 = 656, r12
	mov r37 = r0
	.mmi
	adds r34 = 660, r12
	adds r35 = 664, r12
	adds r36 = 668, r12
	;;
	.mmi
	nop 0
	addl r39 = 1, r0
	mov ar.lc = 39
	.align 32
.L7:
	.mmi
	st4 [r34] = r0
	ld4 r45 = [r33], 4
	mov r48 = r32
	.mmi
	st4 [r35] = r0
	ld4 r47 = [r38]
	addl r46 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r36] = r0
	nop 0
	.mmb
	st4 [r32] = r39
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L28
	br.cloop.sptk.few .L7
	;;
.L31:
	.mlx
	cmp4.eq p6, p7 = 0, r37
	movl r47 = @gprel(.LC5)
	.mlx
	mov r33 = r0
	movl r45 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r17 = -3689348814741910323
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	.mmi
	add r45 = r1, r45
	setf.sig f2 = r17
	addl r38 = 1, r0
	;;
	.mmi
	nop 0
	(p7) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	addl r14 = 1599, r0
	mov r1 = r44
	;;
	mov ar.lc = r14
	.align 32
.L10:
	.mmi
	addp4 r14 = r33, r0
	st4 [r34] = r0
	nop 0
	.mmi
	mov r48 = r32
	st4 [r35] = r0
	addl r46 = 1, r0
	;;
	.mmi
	setf.sig f6 = r14
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r32] = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	nop 0
	getf.sig r17 = f6
	nop 0
	;;
	.mii
	nop 0
	extr r16 = r17, 5, 32
	shr.u r17 = r17, 5
	;;
	.mii
	shladd r15 = r17, 2, r0
	shladd r16 = r16, 2, r0
	;;
	add r15 = r15, r17
	.mmi
	adds r17 = 16, r12
	;;
	shladd r15 = r15, 3, r0
	add r16 = r17, r16
	;;
	.mmi
	sub r14 = r14, r15
	ld4 r45 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	adds r14 = 40, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	nop 0
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L10
.L32:
	.mlx
	cmp4.eq p6, p7 = 0, r37
	movl r47 = @gprel(.LC5)
	.mlx
	addl r40 = 1, r0
	movl r45 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r14 = -3689348814741910323
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	.mii
	setf.sig f2 = r14
	add r45 = r1, r45
	;;
	(p7) add r46 = r1, r46
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r14 = 1, r0
	;;
.L12:
	.mmi
	adds r41 = 1, r14
	addl r15 = 1599, r0
	sxt4 r14 = r14
	.mmi
	nop 0
	mov r33 = r0
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r15
	sxt4 r15 = r41
	.mmi
	shladd r39 = r14, 2, r0
	;;
	shladd r38 = r15, 2, r0
	add r39 = r39, r14
	;;
	.mii
	add r38 = r38, r15
	shladd r39 = r39, 3, r0
	;;
	shladd r38 = r38, 3, r0
	.align 32
.L14:
	.mmi
	addp4 r14 = r33, r0
	st4 [r34] = r0
	nop 0
	.mmi
	mov r48 = r32
	st4 [r35] = r0
	addl r46 = 1, r0
	;;
	.mmi
	setf.sig f6 = r14
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r32] = r40
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mii
	getf.sig r17 = f6
	nop 0
	;;
	extr r15 = r17, 5, 32
	.mii
	nop 0
	shr.u r17 = r17, 5
	;;
	shladd r16 = r17, 2, r0
	.mmi
	add r15 = r39, r15
	;;
	add r16 = r16, r17
	shladd r15 = r15, 2, r0
	.mmi
	adds r17 = 16, r12
	;;
	shladd r16 = r16, 3, r0
	add r15 = r17, r15
	;;
	.mmi
	sub r14 = r14, r16
	ld4 r45 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r38, r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	nop 0
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L30
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L14
.L33:
	.mib
	addl r14 = 2, r0
	cmp4.eq p6, p7 = 3, r41
	(p7) br.cond.dptk .L12
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r37
	movl r47 = @gprel(.LC7)
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC1)
	.mmi
	add r47 = r1, r47
	nop 0
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p7) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	adds r18 = 696, r12
	mov b0 = r42
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r43
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 704, r12
	br.ret.sptk.many b0
	;;
.L28:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r44
	;;
	cmp4.eq p8, p9 = 22, r14
	.mmi
	cmp4.eq p6, p7 = 40, r14
	;;
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	;;
	.mib
	nop 0
	or r37 = r37, r14
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L31
.L29:
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r44
	;;
	cmp4.eq p8, p9 = 22, r14
	.mmi
	cmp4.eq p6, p7 = 40, r14
	;;
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	;;
	.mib
	nop 0
	or r37 = r37, r14
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br .L32
.L30:
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r44
	;;
	cmp4.eq p8, p9 = 22, r14
	.mmi
	cmp4.eq p6, p7 = 40, r14
	;;
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	;;
	.mib
	nop 0
	or r37 = r37, r14
	br.cloop.sptk.few .L14
	.mib
	nop 0
	nop 0
	br .L33
.L27:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp mesh#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"epoll_ctl"
	.align 8
.LC9:
	stringz	"x"
	.align 8
.LC10:
	stringz	"write"
	.align 8
.LC11:
	stringz	"epoll_wait(inner, &e, 1, 0) == 1"
	.align 8
.LC12:
	stringz	"epoll_ctl(sixth, EPOLL_CTL_ADD, inner, &e) == -1 && (errno == ELOOP || errno == EINVAL)"
	.align 8
.LC13:
	stringz	"any | refused(outer, fds[0])"
	.align 8
.LC14:
	stringz	"syscall(SYS_futex_waitv, NULL, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == EINVAL"
	.align 8
.LC15:
	stringz	"syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_BOOTTIME) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == ETIMEDOUT"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	nop 0
	;;
	.mmb
	adds r14 = 20, r12
	adds r15 = 16, r12
	nop 0
	.mmi
	adds r40 = 40, r12
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 1, r0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p7) br.cond.spnt .L43
	;;
	.mmi
	(p6) adds r14 = 40, r12
	nop 0
	(p6) mov ar.lc = 4
	;;
	.mmi
	(p6) ld4 r32 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L38:
	.mib
	mov r40 = r0
	mov r33 = r32
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	mov r32 = r8
	.mmb
	adds r43 = 16, r12
	mov r42 = r33
	(p7) br.cond.spnt .L41
	;;
	.mib
	addl r41 = 1, r0
	mov r40 = r8
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L79
	br.cloop.sptk.few .L38
	;;
	.mlx
	adds r14 = 44, r12
	movl r41 = @gprel(.LC9)
	.mmi
	nop 0
	addl r42 = 1, r0
	nop 0
	;;
	.mib
	ld4 r40 = [r14]
	add r41 = r1, r41
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC10)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r41 = 16, r12
	mov r43 = r0
	nop 0
	.mmb
	addl r42 = 1, r0
	mov r40 = r32
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r38
	mov r40 = r8
	.mmb
	addl r41 = 1, r0
	adds r43 = 16, r12
	(p6) br.cond.spnt .L41
	;;
	.mib
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L80
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L42:
	.mlx
	mov r35 = r0
	movl r42 = @gprel(.LC12)
	.mlx
	addl r34 = 1, r0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r40 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r32 = r8
	adds r40 = 56, r12
	(p6) br.cond.spnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmb
	nop 0
	mov r1 = r38
	nop 0
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov ar.lc = 9
	(p6) br.cond.spnt .L43
	.align 32
.L45:
	.mib
	mov r40 = r0
	mov r33 = r32
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	adds r14 = 20, r12
	mov r1 = r38
	cmp4.eq p6, p7 = -1, r8
	.mmb
	adds r43 = 16, r12
	mov r32 = r8
	(p6) br.cond.spnt .L41
	;;
	.mmi
	st4 [r14] = r0, 4
	mov r42 = r8
	addl r41 = 1, r0
	.mmi
	mov r40 = r33
	st4 [r43] = r34
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L81
	br.cloop.sptk.few .L45
.L86:
	.mmi
	adds r14 = 20, r12
	adds r43 = 16, r12
	nop 0
	.mmi
	adds r15 = 56, r12
	addl r41 = 1, r0
	mov r40 = r32
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r42 = [r15]
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 1, r0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L82
	;;
.L46:
	.mlx
	cmp4.eq p6, p7 = 0, r35
	movl r42 = @gprel(.LC13)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = mesh#
	;;
	.mmi
	mov r1 = r38
	adds r14 = 16, r12
	adds r44 = 40, r12
	.mmi
	mov r41 = r0
	addl r45 = 1, r0
	mov r43 = r0
	;;
	.mmi
	addl r15 = @gprel(word.0#), gp
	st8 [r14] = r0
	adds r14 = 24, r12
	.mmi
	addl r42 = 1, r0
	st8 [r44] = r0
	addl r40 = 1473, r0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 2, r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L83
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L48:
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r38
	addl r45 = 7, r0
	.mmi
	adds r44 = 40, r12
	mov r43 = r0
	addl r42 = 1, r0
	;;
	.mib
	addl r40 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L84
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L49:
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r38
	addl r45 = 1, r0
	.mmi
	adds r44 = 40, r12
	mov r43 = r0
	addl r42 = 1, r0
	;;
	.mib
	addl r40 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L85
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L50:
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L81:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.eq p8, p9 = 22, r14
	.mmi
	cmp4.eq p6, p7 = 40, r14
	;;
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	or r14 = r15, r14
	;;
	.mib
	nop 0
	or r35 = r35, r14
	br.cloop.sptk.few .L45
	.mib
	nop 0
	nop 0
	br .L86
.L80:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.ne p6, p7 = 40, r14
	;;
	.mmi
	nop 0
	cmp4.ne.and.orcm p6, p7 = 22, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) add r41 = r1, r41
	br .L42
.L85:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 110, r14
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L84:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r38
	addl r45 = 1, r0
	.mmi
	adds r44 = 40, r12
	mov r43 = r0
	addl r42 = 1, r0
	;;
	.mib
	addl r40 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br .L85
.L83:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC14)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 16, r12
	mov r1 = r38
	addl r45 = 7, r0
	.mmi
	adds r44 = 40, r12
	mov r43 = r0
	addl r42 = 1, r0
	;;
	.mib
	addl r40 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L84
.L82:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 40, r14
	nop 0
	(p7) br.cond.dptk .L46
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = mesh#
	;;
	.mmi
	mov r1 = r38
	adds r14 = 16, r12
	adds r44 = 40, r12
	.mmi
	mov r41 = r0
	addl r45 = 1, r0
	mov r43 = r0
	;;
	.mmi
	addl r15 = @gprel(word.0#), gp
	st8 [r14] = r0
	adds r14 = 24, r12
	.mmi
	addl r42 = 1, r0
	st8 [r44] = r0
	addl r40 = 1473, r0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 2, r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L83
.L41:
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L79:
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L43:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	word.0#, @object
	.size	word.0#, 4
word.0:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
