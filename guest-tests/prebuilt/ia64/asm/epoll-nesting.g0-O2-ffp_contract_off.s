// e7d644cb05bcef2376914a83c4af96be
	.file	"epoll-nesting.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc refused#
refused:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r39 = r33
	;;
	.mmi
	adds r14 = 20, r12
	adds r40 = 16, r12
	addl r15 = 1, r0
	.mmi
	addl r38 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st4 [r40] = r15
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r36
	mov r8 = r0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r14
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mii
	cmp4.eq p6, p7 = 40, r14
	cmp4.eq p8, p9 = 22, r14
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r8 = r0
	;;
	.mii
	or r8 = r14, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp refused#
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
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 688
	adds r12 = -688, r12
	mov r17 = ar.lc
	mov r37 = r1
	;;
	.mii
	adds r34 = 656, r12
	.save rp, r35
	mov r35 = b0
	mov r32 = r0
	;;
	.mmi
	mov r38 = r34
	;;
	.savesp ar.lc, 680
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
	.mlx
	nop 0
	movl r14 = -3689348814741910323
	.mmi
	addl r15 = 159, r0
	;;
	setf.sig f2 = r14
	mov ar.lc = r15
	.align 32
.L10:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	addp4 r15 = r32, r0
	mov r1 = r37
	nop 0
	.mmb
	cmp4.ne p6, p7 = -1, r8
	adds r32 = 1, r32
	(p7) br.cond.spnt .L30
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
	br.cloop.sptk.few .L10
	;;
	.mmi
	adds r33 = 496, r12
	mov r32 = r0
	mov ar.lc = 39
	;;
	.align 32
.L12:
	.mmi
	nop 0
	ld4 r38 = [r33], 4
	nop 0
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = refused#
	;;
	.mmi
	or r8 = r32, r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	mov r32 = r8
	br.cloop.sptk.few .L12
	.mlx
	cmp4.eq p6, p7 = 0, r8
	movl r40 = @gprel(.LC5)
	.mlx
	mov r33 = r0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mlx
	add r40 = r1, r40
	movl r16 = -3689348814741910323
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r38 = r1, r38
	setf.sig f2 = r16
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	addl r17 = 1599, r0
	mov r1 = r37
	;;
	mov ar.lc = r17
	.align 32
.L14:
	.mmi
	addp4 r14 = r33, r0
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 5
	;;
	.mmi
	shladd r16 = r17, 2, r0
	nop 0
	sxt4 r15 = r17
	;;
	.mmi
	add r16 = r16, r17
	shladd r15 = r15, 2, r0
	adds r17 = 16, r12
	;;
	.mmi
	shladd r16 = r16, 3, r0
	nop 0
	add r15 = r17, r15
	;;
	.mmi
	sub r14 = r14, r16
	ld4 r38 = [r15]
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
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = refused#
	;;
	.mmi
	or r8 = r32, r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	mov r32 = r8
	br.cloop.sptk.few .L14
	.mlx
	cmp4.eq p6, p7 = 0, r8
	movl r40 = @gprel(.LC5)
	.mlx
	mov r33 = r0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC2)
	.mlx
	add r40 = r1, r40
	movl r14 = -3689348814741910323
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r38 = r1, r38
	setf.sig f2 = r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	addl r15 = 1599, r0
	mov r1 = r37
	;;
	mov ar.lc = r15
	.align 32
.L16:
	.mmi
	addp4 r14 = r33, r0
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 5
	;;
	.mmi
	shladd r16 = r17, 2, r0
	nop 0
	sxt4 r15 = r17
	;;
	.mii
	add r16 = r16, r17
	adds r15 = 40, r15
	;;
	shladd r16 = r16, 3, r0
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r16
	adds r16 = 16, r12
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r15 = r16, r15
	;;
	.mmi
	adds r14 = 80, r14
	ld4 r38 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = refused#
	;;
	.mib
	mov r1 = r37
	or r32 = r8, r32
	br.cloop.sptk.few .L16
	.mlx
	nop 0
	movl r17 = -3689348814741910323
	.mmi
	addl r14 = 1599, r0
	nop 0
	mov r33 = r0
	;;
	.mmi
	nop 0
	setf.sig f2 = r17
	mov ar.lc = r14
	.align 32
.L17:
	.mmi
	addp4 r14 = r33, r0
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r17 = r17, 5
	;;
	.mmi
	shladd r16 = r17, 2, r0
	nop 0
	sxt4 r15 = r17
	;;
	.mii
	add r16 = r16, r17
	adds r15 = 80, r15
	;;
	shladd r16 = r16, 3, r0
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r16
	adds r16 = 16, r12
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	add r15 = r16, r15
	;;
	.mmi
	adds r14 = 120, r14
	ld4 r38 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = refused#
	;;
	.mmi
	or r8 = r32, r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	mov r32 = r8
	br.cloop.sptk.few .L17
	.mlx
	cmp4.eq p6, p7 = 0, r8
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	adds r18 = 680, r12
	mov b0 = r35
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 688, r12
	br.ret.sptk.many b0
.L30:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r38 = r1, r38
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
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	nop 0
	mov r37 = r1
	nop 0
	;;
	.mmb
	adds r14 = 20, r12
	adds r15 = 16, r12
	nop 0
	.mmi
	adds r39 = 40, r12
	nop 0
	.save ar.lc, r38
	mov r38 = ar.lc
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
	mov r1 = r37
	(p7) br.cond.spnt .L40
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
.L35:
	.mib
	mov r39 = r0
	mov r33 = r32
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	mov r32 = r8
	.mmb
	adds r42 = 16, r12
	mov r41 = r33
	(p7) br.cond.spnt .L38
	;;
	.mib
	addl r40 = 1, r0
	mov r39 = r8
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L72
	br.cloop.sptk.few .L35
	;;
	.mlx
	adds r14 = 44, r12
	movl r40 = @gprel(.LC9)
	.mmi
	nop 0
	addl r41 = 1, r0
	nop 0
	;;
	.mib
	ld4 r39 = [r14]
	add r40 = r1, r40
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC10)
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
	mov r42 = r0
	nop 0
	.mmb
	addl r41 = 1, r0
	mov r39 = r32
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r37
	mov r39 = r8
	.mmb
	addl r40 = 1, r0
	adds r42 = 16, r12
	(p6) br.cond.spnt .L38
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L73
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	mov r34 = r0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r39 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r37
	nop 0
	.mmb
	mov r32 = r8
	adds r39 = 56, r12
	(p6) br.cond.spnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmb
	nop 0
	mov r1 = r37
	nop 0
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov ar.lc = 9
	(p6) br.cond.spnt .L40
	.align 32
.L41:
	.mib
	mov r33 = r32
	mov r39 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r37
	mov r32 = r8
	.mmb
	mov r39 = r33
	mov r40 = r8
	(p6) br.cond.spnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = refused#
	;;
	.mmi
	or r33 = r34, r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	mov r34 = r33
	br.cloop.sptk.few .L41
	.mmi
	adds r15 = 56, r12
	nop 0
	mov r39 = r32
	;;
	.mib
	ld4 r40 = [r15]
	nop 0
	br.call.sptk.many b0 = refused#
	;;
	.mmi
	or r33 = r8, r33
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r33
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = mesh#
	;;
	.mmi
	mov r1 = r37
	adds r14 = 16, r12
	adds r43 = 40, r12
	.mmi
	mov r40 = r0
	addl r44 = 1, r0
	mov r42 = r0
	;;
	.mmi
	addl r15 = @gprel(word.0#), gp
	st8 [r14] = r0
	adds r14 = 24, r12
	.mmi
	st8 [r43] = r0
	addl r41 = 1, r0
	addl r39 = 1473, r0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = 2, r0
	adds r14 = 32, r12
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
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r37
	addl r44 = 7, r0
	.mmi
	adds r43 = 40, r12
	mov r42 = r0
	addl r41 = 1, r0
	;;
	.mib
	addl r39 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L75
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L44:
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r37
	addl r44 = 1, r0
	.mmi
	adds r43 = 40, r12
	mov r42 = r0
	addl r41 = 1, r0
	;;
	.mib
	addl r39 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L76
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L45:
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L73:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
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
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	nop 0
	(p7) add r40 = r1, r40
	br .L39
.L76:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 110, r14
	movl r41 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L75:
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
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r41 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r37
	addl r44 = 1, r0
	.mmi
	adds r43 = 40, r12
	mov r42 = r0
	addl r41 = 1, r0
	;;
	.mib
	addl r39 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L76
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r41 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r37
	addl r44 = 7, r0
	.mmi
	adds r43 = 40, r12
	mov r42 = r0
	addl r41 = 1, r0
	;;
	.mib
	addl r39 = 1473, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L75
.L38:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
.L72:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
.L40:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r39 = r1, r39
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
