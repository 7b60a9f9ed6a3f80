// 7c5fa64a86e2d73a8b2cf6fd8cc5a4a1
	.file	"kernel-answers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc barrier#
barrier:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	ld4 r39 = [r36]
	addl r38 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp barrier#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"all > 0 && (all & wanted) == wanted"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"barrier(MEMBARRIER_CMD_GLOBAL, 0) == 0 && barrier(MEMBARRIER_CMD_GLOBAL, 1) == -1 && errno == EINVAL"
	.align 8
.LC5:
	stringz	"barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == -1 && errno == EPERM"
	.align 8
.LC6:
	stringz	"barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) == 0"
	.align 8
.LC7:
	stringz	"barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) == 0"
	.align 8
.LC8:
	stringz	"barrier(3, 0) == -1 && errno == EINVAL"
	.align 8
.LC9:
	stringz	"barrier(1 << 30, 0) == -1 && errno == EINVAL"
	.text
	.align 16
	.proc barriers#
barriers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	st4 [r34] = r8
	adds r14 = 4, r34
	addl r15 = 24, r0
	;;
	st4 [r14] = r15
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	adds r14 = 4, r34
	ld4 r15 = [r34]
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L5:
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L7:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 8, r0
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 16, r0
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 8, r0
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 3, r0
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = 1073741824
	br.call.sptk.many b0 = barrier#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L17:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp barriers#
	.section	.rodata
	.align 8
.LC10:
	stringz	"adjtimex(&state) >= 0"
	.align 8
.LC11:
	stringz	"state.precision == 1 && state.tolerance == 500 << 16 && state.tick > 900 && state.time.tv_sec > 0"
	.align 8
.LC12:
	stringz	"adjtimex(&state) == -1 && errno == EINVAL"
	.align 8
.LC13:
	stringz	"adjtimex(&state) >= 0 && state.time.tv_usec < 1000000"
	.align 8
.LC14:
	stringz	"syscall(SYS_adjtimex, (void *)8) == -1 && errno == EFAULT"
	.text
	.align 16
	.proc clock_state#
clock_state:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -208, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -192, r34
	addl r15 = 208, r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	adds r36 = -192, r34
	br.call.sptk.many b0 = adjtimex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
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
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
	adds r14 = -128, r34
	;;
	ld8 r14 = [r14]
	movl r15 = 32768000
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 900, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	adds r14 = -120, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r14 = 32768, r0
	adds r15 = -192, r34
	;;
	st4 [r15] = r14
	adds r36 = -192, r34
	br.call.sptk.many b0 = adjtimex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r14 = 40961, r0
	adds r15 = -192, r34
	;;
	st4 [r15] = r14
	adds r36 = -192, r34
	br.call.sptk.many b0 = adjtimex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -112, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 999999, r0
	;;
	cmp.lt p6, p7 = r15, r14
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
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 8, r0
	;;
	addl r36 = 1131, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
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
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp clock_state#
	.section	.rodata
	.align 8
.LC15:
	stringz	"lease"
	.align 8
.LC16:
	stringz	"fd >= 0 && pipe(ends) == 0"
	.align 8
.LC17:
	stringz	"fcntl(fd, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN"
	.align 8
.LC18:
	stringz	"fcntl(fd, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN"
	.align 8
.LC19:
	stringz	"fcntl(fd, F_SETLEASE, 77) == -1 && errno == EINVAL"
	.align 8
.LC20:
	stringz	"fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL"
	.align 8
.LC21:
	stringz	"fcntl(fd, F_GETLEASE) == F_UNLCK"
	.text
	.align 16
	.proc leases#
leases:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 384, r0
	addl r37 = 578, r0
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	ld4 r14 = [r34]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L30
	adds r14 = 4, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 1024, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 2, r0
	addl r37 = 1024, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L34
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L35:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 77, r0
	addl r37 = 1024, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L37:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	addl r37 = 1024, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L38
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L39:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 1025, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L41:
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp leases#
	.section	.rodata
	.align 8
.LC22:
	stringz	"/proc/self/ns/%s"
	.align 8
.LC23:
	stringz	":[40265"
	.align 8
.LC24:
	stringz	"good == 7"
	.align 8
.LC25:
	stringz	"/proc/self/ns"
	.align 8
.LC26:
	stringz	"pid"
	.align 8
.LC27:
	stringz	"uts"
	.align 8
.LC28:
	stringz	"listed == 2"
	.align 8
.LC29:
	stringz	"unshare(-1) == -1 && errno == EINVAL"
	.align 8
.LC30:
	stringz	"unshare(CLONE_VM | CLONE_SIGHAND | CLONE_THREAD) == 0"
	.text
	.align 16
	.proc namespaces#
namespaces:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -160, r35
	;;
	st4 [r14] = r0
	adds r14 = -156, r35
	;;
	st4 [r14] = r0
	adds r14 = -152, r35
	;;
	st4 [r14] = r0
	br .L43
	;;
.L46:
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -120, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	addl r38 = 64, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r32 = -128, r35
	adds r15 = -56, r35
	adds r14 = -120, r35
	;;
	addl r39 = 63, r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = readlink#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -128, r35
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	adds r14 = -56, r35
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -56, r35
	;;
	mov r39 = r15
	mov r38 = r32
	mov r37 = r14
	br.call.sptk.many b0 = strncmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -56, r35
	;;
	add r14 = r14, r15
	addl r39 = 7, r0
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strncmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	addl r15 = 1, r0
	br .L45
	;;
.L44:
	mov r15 = r0
.L45:
	adds r16 = -160, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -160, r35
	;;
	st4 [r15] = r14
	adds r14 = -152, r35
	adds r15 = -152, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L43:
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L46
	adds r16 = -160, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 7, r14
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
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -144, r35
	;;
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = opendir#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	br .L49
	;;
.L54:
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
.L50:
	addl r16 = 1, r0
	br .L52
	;;
.L51:
	mov r16 = r0
.L52:
	adds r14 = -156, r35
	adds r15 = -156, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L49:
	adds r14 = -144, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	adds r32 = -136, r35
	adds r14 = -144, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
.L53:
	adds r14 = -156, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L56:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = unshare#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L58:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 67840, r0
	br.call.sptk.many b0 = unshare#
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
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp namespaces#
	.section	.rodata
	.align 8
.LC31:
	stringz	"r"
	.align 8
.LC32:
	stringz	"key"
	.text
	.align 16
	.proc column#
column:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -512, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	adds r14 = 8, r38
	;;
	st4 [r14] = r33
	adds r14 = 12, r38
	;;
	st4 [r14] = r34
	addl r14 = -1, r0
	adds r15 = -496, r38
	;;
	st8 [r15] = r14
	adds r35 = -480, r38
	mov r14 = r38
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	ld8 r40 = [r14]
	br.call.sptk.many b0 = fopen#
	mov r1 = r39
	mov r14 = r8
	;;
	st8 [r35] = r14
	br .L62
	;;
.L70:
	adds r14 = -72, r38
	adds r15 = -472, r38
	;;
	st8 [r14] = r15
	adds r14 = -64, r38
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -488, r38
	;;
	st4 [r14] = r0
	br .L63
	;;
.L66:
	adds r14 = -488, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L64
	adds r14 = -72, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -72, r38
	addl r42 = 8, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = strtol#
	mov r1 = r39
	mov r14 = r8
	br .L65
	;;
.L64:
	adds r14 = -72, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -72, r38
	addl r42 = 10, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = strtol#
	mov r1 = r39
	mov r14 = r8
.L65:
	adds r16 = -64, r38
	adds r15 = -488, r38
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	st8 [r15] = r14
	adds r14 = -488, r38
	adds r15 = -488, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L63:
	adds r14 = -488, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L66
	adds r14 = -64, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r38
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L67
	adds r14 = -472, r38
	movl r41 = @gprel(.LC32)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	adds r15 = -64, r38
	adds r14 = 12, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L68
	;;
.L67:
	adds r15 = -496, r38
	;;
	ld8 r14 = [r15]
.L68:
	adds r15 = -496, r38
	;;
	st8 [r15] = r14
.L62:
	adds r14 = -480, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	adds r14 = -480, r38
	adds r15 = -472, r38
	;;
	ld8 r42 = [r14]
	addl r41 = 400, r0
	mov r40 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
.L69:
	adds r14 = -480, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L71
	adds r14 = -480, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r39
.L71:
	adds r15 = -496, r38
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp column#
	.section	.rodata
	.align 8
.LC33:
	stringz	"msgsnd(queue, &letter, sizeof letter.text, 0) == 0"
	.align 8
.LC34:
	stringz	"/proc/sysvipc/msg"
	.align 8
.LC35:
	stringz	"column(\"/proc/sysvipc/msg\", queue, 2) == 0640 && column(\"/proc/sysvipc/msg\", queue, 3) == 6"
	.align 8
.LC36:
	stringz	"column(\"/proc/sysvipc/msg\", queue, 4) == 1 && column(\"/proc/sysvipc/msg\", queue, 5) == getpid()"
	.align 8
.LC37:
	stringz	"/proc/sysvipc/sem"
	.align 8
.LC38:
	stringz	"column(\"/proc/sysvipc/sem\", set, 2) == 0600 && column(\"/proc/sysvipc/sem\", set, 3) == 5"
	.align 8
.LC39:
	stringz	"/proc/sysvipc/shm"
	.align 8
.LC40:
	stringz	"column(\"/proc/sysvipc/shm\", segment, 2) == 0604 && column(\"/proc/sysvipc/shm\", segment, 3) == 40000"
	.align 8
.LC41:
	stringz	"column(\"/proc/sysvipc/shm\", segment, 4) == getpid() && column(\"/proc/sysvipc/shm\", segment, 6) == 1"
	.align 8
.LC42:
	stringz	"shmdt(at) == 0 && column(\"/proc/sysvipc/shm\", segment, 6) == 0"
	.align 8
.LC43:
	stringz	"column(\"/proc/sysvipc/msg\", queue, 1) == -1 && column(\"/proc/sysvipc/sem\", set, 1) == -1"
	.align 8
.LC44:
	stringz	"column(\"/proc/sysvipc/shm\", segment, 1) == -1"
	.text
	.align 16
	.proc objects#
objects:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 416, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = msgget#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	adds r32 = -28, r35
	addl r39 = 384, r0
	addl r38 = 5, r0
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -24, r35
	addl r39 = 388, r0
	addl r38 = 40000, r0
	mov r37 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -8, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1819043176
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	addl r15 = 111, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r35
	mov r40 = r0
	addl r39 = 6, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L75
	;;
.L74:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L75:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 2, r0
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 416, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L76
	addl r39 = 3, r0
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L76
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L77
	;;
.L76:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L77:
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 4, r0
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L78
	addl r39 = 5, r0
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	cmp.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L78
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L79
	;;
.L78:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L79:
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	addl r39 = 2, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 384, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L80
	adds r14 = -28, r35
	addl r39 = 3, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L81:
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -16, r35
	adds r14 = -24, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmat#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -24, r35
	addl r39 = 2, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 388, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L82
	adds r14 = -24, r35
	addl r39 = 3, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 40000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L82
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L83
	;;
.L82:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L83:
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	addl r39 = 4, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	cmp.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L84
	adds r14 = -24, r35
	addl r39 = 6, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L84
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L85
	;;
.L84:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L85:
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = shmdt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L86
	adds r14 = -24, r35
	addl r39 = 6, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L86
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L87
	;;
.L86:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L87:
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	adds r14 = -28, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	adds r14 = -24, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	addl r39 = 1, r0
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L88
	adds r14 = -28, r35
	addl r39 = 1, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L88
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L89
	;;
.L88:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L89:
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	addl r39 = 1, r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = column#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L90
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L91
	;;
.L90:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L91:
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp objects#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = barriers#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = clock_state#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = leases#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = namespaces#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = objects#
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
	.section	.rodata
	.align 8
.LC45:
	stringz	"cgroup"
	.align 8
.LC46:
	stringz	"ipc"
	.align 8
.LC47:
	stringz	"mnt"
	.align 8
.LC48:
	stringz	"net"
	.align 8
.LC49:
	stringz	"user"
	.align 8
	.type	names.0#, @object
	.size	names.0#, 56
names.0:
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC48
	data8	.LC26
	data8	.LC49
	data8	.LC27
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
