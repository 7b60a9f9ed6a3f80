// 6054b225337359da52946a15d154ba06 guest-tests/file/leases.c
	.file	"leases.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
	.type	name#, @object
	.size	name#, 11
name:
	stringz	"leases.tmp"
	.sbss
	.align 4
	.type	asked#, @object
	.size	asked#, 4
asked:
	.skip	4
	.align 4
	.type	asked_fd#, @object
	.size	asked_fd#, 4
asked_fd:
	.skip	4
	.text
	.align 16
	.proc on_break#
on_break:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	addl r14 = @gprel(asked#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(asked#), gp
	;;
	st4.rel [r15] = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(asked_fd#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_break#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"both >= 0 && pipe(ends) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"fcntl(both, F_GETLEASE) == F_UNLCK"
	.align 8
.LC5:
	stringz	"fcntl(both, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN"
	.align 8
.LC6:
	stringz	"fcntl(both, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN"
	.align 8
.LC7:
	stringz	"fcntl(both, F_SETLEASE, 77) == -1 && errno == EINVAL"
	.align 8
.LC8:
	stringz	"fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL"
	.align 8
.LC9:
	stringz	"fcntl(both, F_SETLEASE, F_WRLCK) == 0 && fcntl(both, F_GETLEASE) == F_WRLCK"
	.align 8
.LC10:
	stringz	"fcntl(both, F_SETLEASE, F_UNLCK) == 0 && fcntl(both, F_GETLEASE) == F_UNLCK"
	.align 8
.LC11:
	stringz	"fcntl(reader, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN"
	.align 8
.LC12:
	stringz	"fcntl(both, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN"
	.align 8
.LC13:
	stringz	"fcntl(reader, F_SETLEASE, F_RDLCK) == 0 && fcntl(reader, F_GETLEASE) == F_RDLCK"
	.align 8
.LC14:
	stringz	"fcntl(other, F_SETLEASE, F_RDLCK) == 0"
	.align 8
.LC15:
	stringz	"fcntl(other, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN"
	.text
	.align 16
	.proc grants#
grants:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 578, r0
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L4
	;;
.L3:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L4:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1025, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 1024, r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 2, r0
	addl r38 = 1024, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L9
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 77, r0
	addl r38 = 1024, r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L12:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	addl r38 = 1024, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	addl r38 = 1024, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r38 = 1025, r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 2, r0
	addl r38 = 1024, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r38 = 1025, r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -12, r35
	mov r38 = r0
	;;
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -12, r35
	mov r39 = r0
	addl r38 = 1024, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 1, r0
	addl r38 = 1024, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -12, r35
	mov r39 = r0
	addl r38 = 1024, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -12, r35
	addl r38 = 1025, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -8, r35
	mov r38 = r0
	;;
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -8, r35
	mov r39 = r0
	addl r38 = 1024, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	addl r39 = 1, r0
	addl r38 = 1024, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp grants#
	.align 16
	.proc opener#
opener:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	mov r14 = r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L32
	;;
.L31:
	mov r14 = r0
.L32:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L30:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp opener#
	.align 16
	.proc result#
result:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	mov r39 = r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L35
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	br .L37
	;;
.L35:
	addl r14 = -1, r0
.L37:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC16:
	stringz	"fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_WRLCK) == 0"
	.align 8
.LC17:
	stringz	"result(reader) == EWOULDBLOCK"
	.align 8
.LC18:
	stringz	"asked == 1 && asked_fd == fd && fcntl(fd, F_GETLEASE) == F_RDLCK"
	.align 8
.LC19:
	stringz	"fcntl(fd, F_SETLEASE, F_UNLCK) == 0 && result(reader) == 0"
	.align 8
.LC20:
	stringz	"fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_RDLCK) == 0"
	.align 8
.LC21:
	stringz	"result(reader) == 0 && asked == 1"
	.align 8
.LC22:
	stringz	"asked == 2 && fcntl(fd, F_GETLEASE) == F_UNLCK && waitpid(writer, NULL, WNOHANG) == 0"
	.align 8
.LC23:
	stringz	"result(writer) == 0"
	.text
	.align 16
	.proc breaks#
breaks:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -416, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -384, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	addl r15 = @ltoff(@fptr(on_break#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -384, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -112, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -240, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -240, r35
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -240, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -384, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	addl r38 = 2, r0
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	st4 [r14] = r8
	addl r39 = 10, r0
	addl r38 = 10, r0
	adds r16 = -400, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	addl r39 = 1, r0
	addl r38 = 1024, r0
	adds r14 = -400, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L40:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -396, r35
	;;
	addl r37 = 2048, r0
	br.call.sptk.many b0 = opener#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -396, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigsuspend#
	mov r1 = r36
	;;
	addl r14 = @gprel(asked#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L43
	addl r14 = @gprel(asked_fd#), gp
	;;
	ld4.acq r14 = [r14]
	adds r16 = -400, r35
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L43
	addl r38 = 1025, r0
	adds r14 = -400, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -396, r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = opener#
	mov r1 = r36
	st4 [r32] = r8
	addl r39 = 2, r0
	addl r38 = 1024, r0
	adds r16 = -400, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -396, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r16 = -400, r35
	;;
	st4 [r16] = r8
	addl r39 = 10, r0
	addl r38 = 10, r0
	adds r14 = -400, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	mov r39 = r0
	addl r38 = 1024, r0
	adds r16 = -400, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -396, r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = opener#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -396, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	addl r14 = @gprel(asked#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L50:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -392, r35
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = opener#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -112, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigsuspend#
	mov r1 = r36
	;;
	addl r14 = @gprel(asked#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L51
	addl r38 = 1025, r0
	adds r14 = -400, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L51
	adds r14 = -392, r35
	addl r39 = 1, r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L52:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 2, r0
	addl r38 = 1024, r0
	adds r16 = -400, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L54:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp breaks#
	.section	.rodata
	.align 8
.LC24:
	stringz	"result(child) == 0"
	.align 8
.LC25:
	stringz	"to.tv_sec - from.tv_sec >= 44 && to.tv_sec - from.tv_sec <= 46"
	.align 8
.LC26:
	stringz	"fcntl(fd, F_GETLEASE) == F_UNLCK"
	.text
	.align 16
	.proc times_out#
times_out:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r38 = r0
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	addl r39 = 10, r0
	addl r38 = 10, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	mov r39 = r0
	addl r38 = 1024, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L57:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -28, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	addl r38 = 3, r0
	movl r37 = @gprel(name#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = truncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L58:
	adds r14 = -24, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L60:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.ge p6, p7 = 43, r14
	(p6) br.cond.dptk .L61
	adds r14 = -8, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.lt p6, p7 = 46, r14
	(p6) br.cond.dptk .L61
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L62:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1025, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L63
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L64
	;;
.L63:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L64:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp times_out#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = grants#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = breaks#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = times_out#
	mov r1 = r35
	;;
	movl r36 = @gprel(name#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
