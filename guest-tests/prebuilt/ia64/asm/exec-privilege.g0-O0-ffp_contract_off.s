// fc6d9c92bfb876933e5b2fac38f53135 guest-tests/process/exec-privilege.c
	.file	"exec-privilege.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.align 16
	.proc raw_clone#
raw_clone:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r15 = 8, r36
	mov r14 = r36
	mov r43 = r0
	mov r42 = r0
	;;
	ld8 r41 = [r15]
	mov r40 = r0
	ld8 r39 = [r14]
	addl r38 = 1128, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -12, r36
	;;
	st4 [r14] = r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
.L5:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	br .L8
	;;
.L6:
	mov r14 = r0
.L8:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp raw_clone#
	.data
	.align 8
	.type	folder#, @object
	.size	folder#, 17
folder:
	stringz	"/tmp/exec-XXXXXX"
	.section	.rodata
	.align 8
.LC1:
	stringz	"setgroups"
	.align 8
.LC2:
	stringz	"setresgid"
	.align 8
.LC3:
	stringz	"setresuid"
	.text
	.align 16
	.proc user#
user:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = setgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 1001, r0
	;;
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 1001, r0
	;;
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user#
	.section	.rodata
	.align 8
.LC4:
	stringz	"/proc/self/environ"
	.align 8
.LC5:
	stringz	"root"
	.align 8
.LC6:
	stringz	"its user"
	.align 8
.LC7:
	stringz	"reads"
	.align 8
.LC8:
	stringz	"does not read"
	.align 8
.LC9:
	stringz	"uid %d euid %d egid %d fsuid %d dumpable %d, its environment is %s's, it %s it"
	.text
	.align 16
	.proc report#
report:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 8, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -176, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	mov r43 = r0
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = open#
	mov r1 = r41
	adds r14 = -144, r40
	;;
	st4 [r14] = r8
	adds r14 = -136, r40
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = stat#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r34 = r14
	br.call.sptk.many b0 = geteuid#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r35 = r14
	br.call.sptk.many b0 = getegid#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r36 = r14
	addl r43 = -1, r0
	addl r42 = 1142, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r37 = r14
	addl r42 = 3, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r41
	mov r33 = r8
	adds r14 = -136, r40
	;;
	adds r14 = 28, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r32 = @gprel(.LC5)
	;;
	add r32 = r1, r32
	br .L12
	;;
.L11:
	movl r32 = @gprel(.LC6)
	;;
	add r32 = r1, r32
.L12:
	adds r15 = -144, r40
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L13
	adds r14 = 8, r40
	addl r44 = 1, r0
	;;
	mov r43 = r14
	adds r14 = -144, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L13
	movl r15 = @gprel(.LC7)
	;;
	add r15 = r1, r15
	br .L14
	;;
.L13:
	movl r15 = @gprel(.LC8)
	;;
	add r15 = r1, r15
.L14:
	adds r14 = 16, r12
	;;
	st8 [r14] = r15
	mov r49 = r32
	mov r48 = r33
	mov r47 = r37
	mov r46 = r36
	mov r45 = r35
	mov r44 = r34
	movl r43 = @gprel(.LC9)
	;;
	add r43 = r1, r43
	addl r42 = 200, r0
	br.call.sptk.many b0 = dprintf#
	mov r1 = r41
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp report#
	.section	.rodata
	.align 8
.LC10:
	stringz	"%s/%s"
	.align 8
.LC11:
	stringz	"report"
	.align 8
.LC12:
	stringz	"%s"
	.text
	.align 16
	.proc execute#
execute:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r41 = [r14]
	movl r40 = @gprel(folder#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	addl r38 = 80, r0
	adds r37 = -80, r35
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	adds r38 = -80, r35
	adds r37 = -80, r35
	br.call.sptk.many b0 = execl#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	addl r37 = 200, r0
	br.call.sptk.many b0 = dprintf#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp execute#
	.align 16
	.proc alone#
alone:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r37 = [r35]
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp alone#
	.align 16
	.proc without_new_privileges#
without_new_privileges:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp without_new_privileges#
	.section	.rodata
	.align 8
.LC13:
	stringz	"untraced "
	.text
	.align 16
	.proc traced_by_parent#
traced_by_parent:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	st8 [r14] = r32
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	addl r37 = 200, r0
	br.call.sptk.many b0 = dprintf#
	mov r1 = r36
.L21:
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	br .L22
	;;
.L24:
	mov r40 = r0
	mov r39 = r0
	adds r14 = -16, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
.L22:
	adds r14 = -12, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	(p6) br.cond.dptk .L24
.L23:
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp traced_by_parent#
	.section	.rodata
	.align 8
.LC14:
	stringz	"pipe"
	.align 8
.LC15:
	stringz	"read"
	.align 8
.LC16:
	stringz	"x"
	.align 8
.LC17:
	stringz	"write"
	.text
	.align 16
	.proc attached#
attached:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r38 = 1, r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = execute#
	mov r1 = r36
.L26:
	;;
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 16902, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	addl r37 = 200, r0
	br.call.sptk.many b0 = dprintf#
	mov r1 = r36
.L27:
	adds r14 = -24, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	br .L28
	;;
.L30:
	mov r40 = r0
	mov r39 = r0
	adds r15 = -32, r35
	;;
	ld4 r38 = [r15]
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
.L28:
	adds r14 = -28, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r16 = -32, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L29
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	(p6) br.cond.dptk .L30
.L29:
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp attached#
	.align 16
	.proc share_folder#
share_folder:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	addl r36 = 529, r0
	;;
	br.call.sptk.many b0 = raw_clone#
	mov r1 = r35
	st4 [r34] = r8
	br .L32
	;;
.L33:
	br.call.sptk.many b0 = pause#
	mov r1 = r35
.L32:
	ld4 r14 = [r34]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	ld4 r14 = [r34]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp share_folder#
	.section	.rodata
	.align 8
.LC18:
	stringz	"clone"
	.text
	.align 16
	.proc with_shared_folder#
with_shared_folder:
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
	st8 [r14] = r32
	br.call.sptk.many b0 = share_folder#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	addl r37 = 100000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	addl r38 = 9, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L36:
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp with_shared_folder#
	.align 16
	.proc after_change#
after_change:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r39 = -1, r0
	addl r38 = 1002, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = execute#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp after_change#
	.section	.rodata
	.align 8
.LC19:
	stringz	"user, alone"
	.align 8
.LC20:
	stringz	"user, no new privileges"
	.align 8
.LC21:
	stringz	"user, traced by its parent"
	.align 8
.LC22:
	stringz	"user, attached"
	.align 8
.LC23:
	stringz	"user, shared folder"
	.align 8
.LC24:
	stringz	"root, alone"
	.align 8
.LC25:
	stringz	"root, no new privileges"
	.align 8
.LC26:
	stringz	"root, traced by its parent"
	.align 8
.LC27:
	stringz	"root, attached"
	.align 8
.LC28:
	stringz	"root, shared folder"
	.align 8
.LC29:
	stringz	"root, other effective id"
	.align 8
	.type	onlookers#, @object
	.size	onlookers#, 264
onlookers:
	data8	.LC19
	data8	@fptr(alone#)
	data4	0
	.skip	4
	data8	.LC20
	data8	@fptr(without_new_privileges#)
	data4	0
	.skip	4
	data8	.LC21
	data8	@fptr(traced_by_parent#)
	data4	0
	.skip	4
	data8	.LC22
	data8	@fptr(attached#)
	data4	0
	.skip	4
	data8	.LC23
	data8	@fptr(with_shared_folder#)
	data4	0
	.skip	4
	data8	.LC24
	data8	@fptr(alone#)
	data4	1
	.skip	4
	data8	.LC25
	data8	@fptr(without_new_privileges#)
	data4	1
	.skip	4
	data8	.LC26
	data8	@fptr(traced_by_parent#)
	data4	1
	.skip	4
	data8	.LC27
	data8	@fptr(attached#)
	data4	1
	.skip	4
	data8	.LC28
	data8	@fptr(with_shared_folder#)
	data4	1
	.skip	4
	data8	.LC29
	data8	@fptr(after_change#)
	data4	1
	.skip	4
	.align 8
.LC30:
	stringz	"plain"
	.align 8
.LC31:
	stringz	"suid-root"
	.align 8
.LC32:
	stringz	"suid-other"
	.align 8
.LC33:
	stringz	"sgid-other"
	.align 8
.LC34:
	stringz	"unreadable"
	.align 8
	.type	programs#, @object
	.size	programs#, 120
programs:
	data8	.LC30
	data4	493
	data4	0
	data4	0
	.skip	4
	data8	.LC31
	data4	2541
	data4	0
	data4	0
	.skip	4
	data8	.LC32
	data4	2541
	data4	1002
	data4	1002
	.skip	4
	data8	.LC33
	data4	1517
	data4	0
	data4	1002
	.skip	4
	data8	.LC34
	data4	457
	data4	0
	data4	0
	.skip	4
	.align 8
.LC35:
	stringz	"fchown"
	.align 8
.LC36:
	stringz	"fchmod"
	.text
	.align 16
	.proc copy_program#
copy_program:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -112, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st4 [r14] = r33
	movl r16 = @gprel(programs#)
	;;
	add r16 = r1, r16
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -80, r37
	;;
	mov r43 = r15
	movl r42 = @gprel(folder#)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC10)
	;;
	add r41 = r1, r41
	addl r40 = 80, r0
	mov r39 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	mov r14 = r37
	;;
	mov r40 = r0
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -96, r37
	;;
	st4 [r14] = r8
	adds r34 = -92, r37
	adds r14 = -80, r37
	addl r41 = 384, r0
	addl r40 = 65, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r38
	st4 [r34] = r8
	br .L39
	;;
.L40:
	adds r14 = -88, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -92, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(bytes.0#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
.L39:
	adds r34 = -88, r37
	addl r41 = 65536, r0
	;;
	movl r40 = @gprel(bytes.0#)
	;;
	add r40 = r1, r40
	adds r14 = -96, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -88, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r15 = @gprel(programs#)
	;;
	add r15 = r1, r15
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 12, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r17 = r14
	movl r16 = @gprel(programs#)
	;;
	add r16 = r1, r16
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -92, r37
	;;
	mov r41 = r15
	mov r40 = r17
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fchown#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC35)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	movl r15 = @gprel(programs#)
	;;
	add r15 = r1, r15
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -92, r37
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = fchmod#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC36)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -96, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -92, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp copy_program#
	.section	.rodata
	.align 8
.LC37:
	stringz	"uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it"
	.align 8
.LC38:
	stringz	"uid 1001 euid 0 egid 1001 fsuid 0 dumpable 0, its environment is root's, it reads it"
	.align 8
.LC39:
	stringz	"uid 1001 euid 1002 egid 1001 fsuid 1002 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC40:
	stringz	"uid 1001 euid 1001 egid 1002 fsuid 1001 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC41:
	stringz	"uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC42:
	stringz	"uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it"
	.align 8
.LC43:
	stringz	"uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC44:
	stringz	"uid 0 euid 0 egid 1002 fsuid 0 dumpable 0, its environment is root's, it reads it"
	.align 8
.LC45:
	stringz	"uid 0 euid 0 egid 0 fsuid 0 dumpable 0, its environment is root's, it reads it"
	.align 8
.LC46:
	stringz	"uid 0 euid 1002 egid 1002 fsuid 1002 dumpable 0, its environment is root's, it does not read it"
	.align 8
	.type	expected#, @object
	.size	expected#, 440
expected:
	data8	.LC37
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC41
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC41
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC41
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC37
	data8	.LC41
	data8	.LC42
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC42
	data8	.LC42
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC42
	data8	.LC43
	data8	.LC45
	data8	.LC43
	data8	.LC46
	data8	.LC43
	.sbss
	.align 4
	.type	line#, @object
	.size	line#, 4
line:
	.skip	4
	.align 4
	.type	differences#, @object
	.size	differences#, 4
differences:
	.skip	4
	.section	.rodata
	.align 8
.LC47:
	stringz	"PRINT"
	.align 8
.LC48:
	stringz	"    \"%s\",\n"
	.align 8
.LC49:
	stringz	"%s: %s\n  is %s\n  not %s\n"
	.text
	.align 16
	.proc compare#
compare:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = getenv#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	mov r14 = r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L41
	;;
.L42:
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(expected#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(differences#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(expected#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	mov r43 = r16
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L44:
	;;
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(line#), gp
	;;
	st4 [r15] = r14
.L41:
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC50:
	stringz	"dup2"
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -448, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = -408, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 392, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -432, r37
	;;
	st8 [r14] = r0
	adds r14 = -416, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -416, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 200, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC50)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -416, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -416, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	;;
	movl r16 = @gprel(onlookers#)
	;;
	add r16 = r1, r16
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = user#
	mov r1 = r38
.L47:
	addl r40 = 1, r0
	addl r39 = 4, r0
	;;
	br.call.sptk.many b0 = prctl#
	mov r1 = r38
	;;
	movl r15 = @gprel(onlookers#)
	;;
	add r15 = r1, r15
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r17 = @gprel(programs#)
	;;
	add r17 = r1, r17
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
.L46:
	adds r14 = -416, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	br .L48
	;;
.L49:
	adds r14 = -424, r37
	;;
	ld8 r14 = [r14]
	adds r16 = -432, r37
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r17 = -432, r37
	;;
	st8 [r17] = r14
.L48:
	adds r14 = -416, r37
	;;
	ld4 r16 = [r14]
	adds r15 = -408, r37
	adds r18 = -432, r37
	;;
	ld8 r14 = [r18]
	;;
	add r15 = r15, r14
	addl r17 = 399, r0
	adds r18 = -432, r37
	;;
	ld8 r14 = [r18]
	;;
	sub r14 = r17, r14
	adds r34 = -424, r37
	;;
	mov r41 = r14
	mov r40 = r15
	mov r39 = r16
	br.call.sptk.many b0 = read#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -424, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r14 = -416, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	nop 0
.L50:
	;;
	mov r39 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	movl r16 = @gprel(onlookers#)
	;;
	add r16 = r1, r16
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r15 = [r14]
	movl r17 = @gprel(programs#)
	;;
	add r17 = r1, r17
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -408, r37
	;;
	mov r41 = r16
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = compare#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC51:
	stringz	"mkdtemp"
	.align 8
.LC52:
	stringz	"folder"
	.align 8
.LC53:
	stringz	"/proc/self/exe"
	.align 8
.LC54:
	stringz	"differences: %u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -224, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L52
	br.call.sptk.many b0 = report#
	mov r1 = r37
	mov r14 = r8
	br .L69
	;;
.L52:
	br.call.sptk.many b0 = geteuid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	movl r38 = @gprel(folder#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = mkdtemp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	mov r14 = r0
	br .L56
	;;
.L55:
	addl r14 = -1, r0
.L56:
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r39 = 493, r0
	movl r38 = @gprel(folder#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = chmod#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	adds r14 = -192, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(folder#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = statvfs#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
.L57:
	addl r14 = -1, r0
	br .L59
	;;
.L58:
	mov r14 = r0
.L59:
	movl r39 = @gprel(.LC52)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -208, r36
	;;
	st4 [r14] = r0
	br .L60
	;;
.L61:
	adds r15 = -208, r36
	;;
	ld4 r39 = [r15]
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = copy_program#
	mov r1 = r37
	adds r15 = -208, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -208, r36
	;;
	st4 [r15] = r14
.L60:
	adds r15 = -208, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L61
	adds r14 = -204, r36
	;;
	st4 [r14] = r0
	br .L62
	;;
.L66:
	adds r14 = -200, r36
	;;
	st4 [r14] = r0
	br .L63
	;;
.L64:
	adds r15 = -200, r36
	adds r14 = -204, r36
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = run#
	mov r1 = r37
	adds r14 = -200, r36
	adds r15 = -200, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L63:
	adds r14 = -200, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L64
	adds r14 = -204, r36
	adds r15 = -204, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L62:
	adds r14 = -204, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 10, r14
	(p6) br.cond.dptk .L65
	adds r14 = -192, r36
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
.L65:
	adds r14 = -196, r36
	;;
	st4 [r14] = r0
	br .L67
	;;
.L68:
	movl r16 = @gprel(programs#)
	;;
	add r16 = r1, r16
	adds r14 = -196, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -80, r36
	;;
	mov r42 = r15
	movl r41 = @gprel(folder#)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	addl r39 = 80, r0
	mov r38 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r14 = -80, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	adds r14 = -196, r36
	adds r15 = -196, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L67:
	adds r14 = -196, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L68
	movl r38 = @gprel(folder#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = rmdir#
	mov r1 = r37
.L54:
	;;
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC54)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
.L69:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	bytes.0#, @object
	.size	bytes.0#, 65536
bytes.0:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
