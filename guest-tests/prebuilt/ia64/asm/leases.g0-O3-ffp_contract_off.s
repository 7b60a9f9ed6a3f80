// ad376926049608ec3e04b40e50d3a7a7 guest-tests/file/leases.c
	.file	"leases.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_break#
on_break:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(asked#), gp
	nop 0
	adds r33 = 24, r33
	;;
	.mmi
	ld4.acq r14 = [r15]
	ld4 r16 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	addl r14 = @gprel(asked_fd#), gp
	;;
	.mib
	st4.rel [r14] = r16
	nop 0
	br.ret.sptk.many b0
	.endp on_break#
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	mov r38 = r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp4.ne p6, p7 = r32, r8
	.mmb
	mov r1 = r35
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	and r14 = 127, r8
	extr.u r8 = r8, 8, 8
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 1
	.mii
	addl r8 = -1, r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp result#
	.align 16
	.align 64
	.proc opener.part.0#
opener.part.0:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r37 = r32
	movl r36 = @gprel(name#)
	.body
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r1 = r35
	(p7) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	(p6) mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L14:
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
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp opener.part.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_WRLCK) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"result(reader) == EWOULDBLOCK"
	.align 8
.LC5:
	stringz	"asked == 1 && asked_fd == fd && fcntl(fd, F_GETLEASE) == F_RDLCK"
	.align 8
.LC6:
	stringz	"fcntl(fd, F_SETLEASE, F_UNLCK) == 0 && result(reader) == 0"
	.align 8
.LC7:
	stringz	"fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_RDLCK) == 0"
	.align 8
.LC8:
	stringz	"result(reader) == 0 && asked == 1"
	.align 8
.LC9:
	stringz	"asked == 2 && fcntl(fd, F_GETLEASE) == F_UNLCK && waitpid(writer, NULL, WNOHANG) == 0"
	.align 8
.LC10:
	stringz	"result(writer) == 0"
	.text
	.align 16
	.align 64
	.proc breaks#
breaks:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 400
	adds r12 = -400, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	addl r40 = 132, r0
	.mmb
	mov r39 = r0
	adds r38 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r37
	adds r15 = 16, r12
	adds r38 = 160, r12
	;;
	.mmi
	addl r14 = @ltoff(@fptr(on_break#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = 4, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r37
	adds r38 = 288, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 10, r0
	.mmb
	adds r38 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	adds r39 = 288, r12
	mov r38 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r40 = r0
	mov r1 = r37
	nop 0
	.mmb
	adds r39 = 16, r12
	addl r38 = 10, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 2, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	addl r40 = 10, r0
	.mmb
	addl r39 = 10, r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L49
	;;
.L16:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r8
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	(p7) addl r38 = 2048, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = opener.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r34 = @gprel(asked#), gp
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 11, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	adds r38 = 160, r12
	br.call.sptk.many b0 = sigsuspend#
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L50
.L20:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	mov r33 = r8
	.mmb
	addl r40 = 2, r0
	addl r39 = 1024, r0
	(p7) br.cond.spnt .L28
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L51
	;;
.L24:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	addl r40 = 10, r0
	.mmb
	addl r39 = 10, r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L52
	;;
.L26:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L27:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r8
	nop 0
	(p6) br.cond.spnt .L28
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L29
	.mmi
	ld4.acq r14 = [r34]
	;;
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L29:
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r38 = r1, r38
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	mov r33 = r8
	;;
	.mib
	(p7) addl r38 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = opener.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r38 = 160, r12
	nop 0
	br.call.sptk.many b0 = sigsuspend#
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L53
.L31:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
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
	adds r12 = 400, r12
	br.ret.sptk.many b0
.L50:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(asked_fd#), gp
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r32, r14
	(p7) br.cond.dptk .L20
	.mib
	addl r39 = 1025, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L20
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L22
	;;
.L49:
	.mmi
	addl r39 = 1024, r0
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r37
	mov r38 = r8
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	(p7) addl r38 = 2048, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = opener.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r34 = @gprel(asked#), gp
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 11, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	adds r38 = 160, r12
	br.call.sptk.many b0 = sigsuspend#
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L50
.L52:
	.mmi
	addl r39 = 1024, r0
	nop 0
	mov r40 = r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L27
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L27
.L51:
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L24
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	addl r40 = 10, r0
	.mmb
	addl r39 = 10, r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L52
.L53:
	.mib
	addl r39 = 1025, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 2, r8
	(p7) br.cond.dptk .L31
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L31
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
	;;
.L28:
	.body
	.copy_state 2
	.mib
	nop 0
	mov r38 = r0
	br.call.sptk.many b0 = opener.part.0#
	;;
	break.f 0
	;;
	.endp breaks#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"both >= 0 && pipe(ends) == 0"
	.align 8
.LC12:
	stringz	"fcntl(both, F_GETLEASE) == F_UNLCK"
	.align 8
.LC13:
	stringz	"fcntl(both, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN"
	.align 8
.LC14:
	stringz	"fcntl(both, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN"
	.align 8
.LC15:
	stringz	"fcntl(both, F_SETLEASE, 77) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"fcntl(both, F_SETLEASE, F_WRLCK) == 0 && fcntl(both, F_GETLEASE) == F_WRLCK"
	.align 8
.LC18:
	stringz	"fcntl(both, F_SETLEASE, F_UNLCK) == 0 && fcntl(both, F_GETLEASE) == F_UNLCK"
	.align 8
.LC19:
	stringz	"fcntl(reader, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN"
	.align 8
.LC20:
	stringz	"fcntl(both, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN"
	.align 8
.LC21:
	stringz	"fcntl(reader, F_SETLEASE, F_RDLCK) == 0 && fcntl(reader, F_GETLEASE) == F_RDLCK"
	.align 8
.LC22:
	stringz	"fcntl(other, F_SETLEASE, F_RDLCK) == 0"
	.align 8
.LC23:
	stringz	"fcntl(other, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN"
	.align 8
.LC24:
	stringz	"result(child) == 0"
	.align 8
.LC25:
	stringz	"to.tv_sec - from.tv_sec >= 44 && to.tv_sec - from.tv_sec <= 46"
	.align 8
.LC26:
	stringz	"fcntl(fd, F_GETLEASE) == F_UNLCK"
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
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(name#)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	addl r40 = 384, r0
	.mmb
	addl r39 = 578, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r32 = r8
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L106
	;;
.L55:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1025, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L58:
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L108
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L59:
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 77, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L60:
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 1024, r0
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L61:
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	nop 0
	.mmb
	addl r39 = 1024, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L111
	;;
.L62:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L63:
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r39 = 1024, r0
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L112
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L65:
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r33 = r8
	mov r1 = r37
	.mmb
	mov r40 = r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L114
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L67:
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 1024, r0
	mov r38 = r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L115
	;;
.L68:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r32 = r8
	mov r1 = r37
	.mmb
	mov r40 = r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L116
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
.L71:
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r16]
	nop 0
	br.call.sptk.many b0 = close#
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
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = breaks#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	addl r40 = 10, r0
	.mmb
	addl r39 = 10, r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L117
	;;
.L72:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L73:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	adds r34 = 32, r12
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	mov r33 = r8
	.mmb
	mov r39 = r34
	addl r38 = 1, r0
	(p7) br.cond.spnt .L118
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r16 = 16, r12
	ld8 r15 = [r34]
	mov r1 = r37
	;;
	.mlx
	ld8 r14 = [r16]
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	sub r14 = r14, r15
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mmi
	adds r14 = -44, r14
	;;
	cmp.ltu p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
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
	addl r39 = 1025, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L106:
	.body
	.copy_state 1
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L55
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1025, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L58
	.mib
	nop 0
	nop 0
	br .L107
.L116:
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
	cmp4.ne p6, p7 = 11, r14
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r16]
	nop 0
	br.call.sptk.many b0 = close#
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
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = breaks#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r32 = r8
	addl r40 = 10, r0
	.mmb
	addl r39 = 10, r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L117
.L114:
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
	cmp4.ne p6, p7 = 11, r14
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	addl r39 = 1024, r0
	mov r38 = r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L115
.L113:
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
	cmp4.ne p6, p7 = 11, r14
	movl r40 = @gprel(.LC19)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L114
.L110:
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
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	nop 0
	.mmb
	addl r39 = 1024, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L111
.L109:
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
	movl r40 = @gprel(.LC15)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 1024, r0
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 1, r0
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L110
.L108:
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
	cmp4.ne p6, p7 = 11, r14
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 77, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L60
	.mib
	nop 0
	nop 0
	br .L109
.L107:
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
	cmp4.ne p6, p7 = 11, r14
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L108
	;;
.L115:
	.mib
	addl r39 = 1025, r0
	mov r38 = r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L68
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r32 = r8
	mov r1 = r37
	.mmb
	mov r40 = r0
	mov r38 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1024, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r40 = 1, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L116
	;;
.L117:
	.mmi
	addl r39 = 1024, r0
	nop 0
	mov r40 = r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L73
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L73
	;;
.L112:
	.mib
	addl r39 = 1025, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L65
	;;
.L111:
	.mib
	addl r39 = 1025, r0
	mov r38 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L63
	;;
.L118:
	.mlx
	nop 0
	movl r38 = @gprel(name#)
	.mmi
	nop 0
	addl r39 = 3, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	;;
	(p6) addl r38 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	asked_fd#, @object
	.size	asked_fd#, 4
asked_fd:
	.skip	4
	.align 4
	.type	asked#, @object
	.size	asked#, 4
asked:
	.skip	4
	.section	.rodata
	.align 8
	.type	name#, @object
	.size	name#, 11
name:
	stringz	"leases.tmp"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
