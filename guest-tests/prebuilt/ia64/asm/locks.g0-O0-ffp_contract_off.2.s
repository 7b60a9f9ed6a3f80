// ec739b77bec2238690a8e3852018142f
	.file	"locks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.align 8
	.type	base#, @object
	.size	base#, 8
base:
	.skip	8
	.section	.rodata
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"/proc/self/status"
	.align 8
.LC2:
	stringz	"VmLck: %ld kB"
	.global __divdi3#
	.text
	.align 16
	.proc locked#
locked:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -272, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = 8, r34
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = fopen#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -256, r34
	;;
	st8 [r15] = r14
	br .L2
	;;
.L3:
	adds r15 = 8, r34
	adds r14 = -248, r34
	;;
	mov r38 = r15
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r35
.L2:
	adds r14 = -248, r34
	adds r15 = -256, r34
	;;
	ld8 r38 = [r15]
	addl r37 = 256, r0
	mov r36 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -256, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 10
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp locked#
	.align 16
	.proc map#
map:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r36]
	;;
	setf.sig f7 = r15
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 34, r14
	mov r43 = r0
	addl r42 = -1, r0
	;;
	mov r41 = r14
	addl r40 = 3, r0
	getf.sig r39 = f6
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
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
	.endp map#
	.section	.rodata
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"mlock(at + page, 2 * (size_t)page) == 0 && locked() == 2"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"mlock(at + 2 * page + 100, (size_t)page) == 0 && locked() == 3"
	.align 8
.LC8:
	stringz	"munlock(at + 2 * page, (size_t)page) == 0 && locked() == 2"
	.align 8
.LC9:
	stringz	"madvise(at + page, (size_t)page, MADV_DONTNEED) == -1 && errno == EINVAL"
	.align 8
.LC10:
	stringz	"madvise(at + 2 * page, (size_t)page, MADV_DONTNEED) == 0"
	.align 8
.LC11:
	stringz	"msync(at + page, (size_t)page, MS_SYNC | MS_INVALIDATE) == -1 && errno == EBUSY"
	.align 8
.LC12:
	stringz	"msync(at + page, (size_t)page, MS_SYNC) == 0 && msync(at, (size_t)page, MS_SYNC | MS_INVALIDATE) == 0"
	.align 8
.LC13:
	stringz	"waitpid(child, &status, 0) == child && status == 0"
	.align 8
.LC14:
	stringz	"munmap(at, 8 * (size_t)page) == 0 && locked() == 0"
	.align 8
.LC15:
	stringz	"locked() == 4"
	.text
	.align 16
	.proc ranges#
ranges:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r38 = r0
	addl r37 = 8, r0
	;;
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r35] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r35]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	shladd r15 = r15, 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mlock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = locked#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L9:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	adds r14 = 100, r14
	ld8 r15 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = mlock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = locked#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	ld8 r14 = [r35]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = munlock#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = locked#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r35]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	ld8 r14 = [r35]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r35]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r39 = 6, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r35]
	;;
	add r14 = r14, r15
	addl r15 = @gprel(page#), gp
	;;
	ld8 r15 = [r15]
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 6, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	adds r32 = 8, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = 12, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = locked#
	mov r1 = r36
	mov r15 = r8
	;;
	addl r14 = @gprel(base#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	cmp.ne p6, p7 = r14, r15
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
.L22:
	adds r15 = 12, r35
	adds r14 = 8, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r14 = 12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = locked#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 8192, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = map#
	mov r1 = r36
	st8 [r35] = r8
	;;
	br.call.sptk.many b0 = locked#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r38 = r14
	ld8 r37 = [r35]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ranges#
	.section	.rodata
	.align 8
.LC16:
	stringz	"mlockall(0) == -1 && errno == EINVAL && mlockall(MCL_ONFAULT) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"mlockall(MCL_FUTURE) == 0 && locked() == 0"
	.align 8
.LC18:
	stringz	"locked() == 3"
	.align 8
.LC19:
	stringz	"munlockall() == 0 && locked() == 0"
	.align 8
.LC20:
	stringz	"locked() == 0 && mlockall(MCL_CURRENT) == 0 && locked() > 2"
	.text
	.align 16
	.proc all#
all:
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
	mov r36 = r0
	;;
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L30
	addl r36 = 4, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 3, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	st8 [r34] = r8
	;;
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L35:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = munlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L37:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	mov r37 = r14
	ld8 r36 = [r34]
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	;;
	mov r37 = r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	st8 [r34] = r8
	;;
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	addl r36 = 1, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L39:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = munlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L41:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r37 = r14
	ld8 r36 = [r34]
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp all#
	.section	.rodata
	.align 8
.LC21:
	stringz	"syscall(SYS_capset, &header, none) == 0 && setrlimit(RLIMIT_MEMLOCK, &limit) == 0"
	.align 8
.LC22:
	stringz	"mlock(at, 5 * (size_t)page) == -1 && errno == ENOMEM && locked() == 0"
	.align 8
.LC23:
	stringz	"mlock(at, 4 * (size_t)page) == 0 && mlock(at, 4 * (size_t)page) == 0 && locked() == 4"
	.align 8
.LC24:
	stringz	"map(1, MAP_LOCKED) == MAP_FAILED && errno == EAGAIN"
	.align 8
.LC25:
	stringz	"mlockall(MCL_CURRENT) == -1 && errno == ENOMEM"
	.align 8
.LC26:
	stringz	"setrlimit(RLIMIT_MEMLOCK, &limit) == 0 && mlock(at, 1) == -1 && errno == EPERM"
	.align 8
.LC27:
	stringz	"map(1, MAP_LOCKED) == MAP_FAILED && errno == EPERM && munlock(at, 8 * (size_t)page) == 0"
	.text
	.align 16
	.proc limits#
limits:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -40, r34
	movl r15 = 537396514
	;;
	st4 [r14] = r15
	adds r14 = -40, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -32, r34
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
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	adds r14 = -8, r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	mov r37 = r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	adds r14 = -48, r34
	;;
	st8 [r14] = r8
	adds r15 = -32, r34
	adds r14 = -40, r34
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1186, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -8, r34
	;;
	mov r37 = r14
	addl r36 = 8, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L44:
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	mov r37 = r14
	adds r14 = -48, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L45
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L45
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L46:
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r37 = r14
	adds r14 = -48, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r37 = r14
	adds r14 = -48, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L48:
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 8192, r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L49
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L50:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = mlockall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L51
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L52:
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	mov r37 = r14
	addl r36 = 8, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	addl r37 = 1, r0
	adds r14 = -48, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L53
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L54:
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 8192, r0
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = map#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L55
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r37 = r14
	adds r14 = -48, r34
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = munlock#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L56:
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
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
	.endp limits#
	.section	.rodata
	.align 8
.LC28:
	stringz	"sealed"
	.align 8
.LC29:
	stringz	"ftruncate(fd, page) == 0"
	.align 8
.LC30:
	stringz	"at != MAP_FAILED && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == -1 && errno == EBUSY"
	.align 8
.LC31:
	stringz	"munmap(at, (size_t)page) == 0 && fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE) == 0"
	.align 8
.LC32:
	stringz	"at != MAP_FAILED && mprotect(at, (size_t)page, PROT_READ | PROT_WRITE) == -1 && errno == EACCES"
	.align 8
.LC33:
	stringz	"mmap(NULL, 0, PROT_READ, MAP_SHARED, fd, 0) == MAP_FAILED && errno == EBADF"
	.align 8
.LC34:
	stringz	"checks"
	.align 8
.LC35:
	stringz	"mmap(NULL, (size_t)page, PROT_READ, MAP_SHARED_VALIDATE | (1 << 10), fd, 0) == MAP_FAILED && errno == EOPNOTSUPP"
	.text
	.align 16
	.proc checks#
checks:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 2, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r36
	st4 [r35] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	ld4 r37 = [r35]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L59:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r32 = 8, r35
	mov r42 = r0
	ld4 r41 = [r35]
	addl r40 = 1, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L60
	addl r39 = 8, r0
	addl r38 = 1033, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L60
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L60
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L61:
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = 8, r35
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	addl r39 = 8, r0
	addl r38 = 1033, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L63:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	adds r32 = 8, r35
	mov r42 = r0
	ld4 r41 = [r35]
	addl r40 = 1, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L64
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = 8, r35
	addl r39 = 3, r0
	;;
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L64
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 13, r14
	(p6) br.cond.dptk .L64
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L65
	;;
.L64:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L65:
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r42 = r0
	ld4 r41 = [r35]
	addl r40 = 1, r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L66
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L66
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L67
	;;
.L66:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L67:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 384, r0
	addl r38 = 578, r0
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r35] = r8
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	ld4 r41 = [r35]
	addl r40 = 1027, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L68
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L69:
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp checks#
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
	addl r36 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page#), gp
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = locked#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(base#), gp
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = ranges#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = all#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = checks#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = limits#
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
