// e3402c35b72d704b31f002f30b0548e9 guest-tests/process/no-id.c
	.file	"no-id.c"
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
	.sbss
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"file"
	.align 8
.LC2:
	stringz	"syscall(SYS_setuid, -1) == -1 && errno == EINVAL"
	.align 8
.LC3:
	stringz	"line %d: %s, errno %d\n"
	.align 8
.LC4:
	stringz	"syscall(SYS_setgid, -1) == -1 && errno == EINVAL"
	.align 8
.LC5:
	stringz	"syscall(SYS_setreuid, -1, -1) == 0"
	.align 8
.LC6:
	stringz	"syscall(SYS_setregid, -1, -1) == 0"
	.align 8
.LC7:
	stringz	"syscall(SYS_setresuid, -1, -1, -1) == 0"
	.align 8
.LC8:
	stringz	"syscall(SYS_setresgid, -1, -1, -1) == 0"
	.align 8
.LC9:
	stringz	"setfsuid(-1) == (int)user"
	.align 8
.LC10:
	stringz	"setfsgid(-1) == (int)group"
	.align 8
.LC11:
	stringz	"getresuid(&r, &e, &s) == 0 && r == user && e == user && s == user"
	.align 8
.LC12:
	stringz	"getresgid(&rg, &eg, &sg) == 0 && rg == group && eg == group && sg == group"
	.align 8
.LC13:
	stringz	"fstat(fd, &before) == 0 && fchown(fd, -1, -1) == 0 && chown(\"file\", -1, -1) == 0 && lchown(\"file\", -1, -1) == 0"
	.align 8
.LC14:
	stringz	"fstat(fd, &after) == 0 && after.st_uid == before.st_uid && after.st_gid == before.st_gid"
	.align 8
.LC15:
	stringz	"(fd = open(\"file\", O_RDWR)) != -1"
	.align 8
.LC16:
	stringz	"unlink(\"file\") == 0"
	.align 8
.LC17:
	stringz	"getpriority(PRIO_USER, -1) == -1 && errno == ESRCH"
	.text
	.align 16
	.proc ids_stay#
ids_stay:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -336, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	addl r40 = 384, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r14 = -320, r36
	;;
	st4 [r14] = r8
	addl r39 = -1, r0
	addl r38 = 1045, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L6
.L5:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	addl r39 = 34, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	addl r39 = -1, r0
	;;
	addl r38 = 1061, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L8
.L7:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	addl r39 = 35, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L8:
	addl r40 = -1, r0
	addl r39 = -1, r0
	;;
	addl r38 = 1071, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	addl r39 = 36, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L9:
	addl r40 = -1, r0
	addl r39 = -1, r0
	;;
	addl r38 = 1072, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	addl r39 = 37, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L10:
	addl r41 = -1, r0
	addl r40 = -1, r0
	addl r39 = -1, r0
	;;
	addl r38 = 1074, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	addl r39 = 38, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L11:
	addl r41 = -1, r0
	addl r40 = -1, r0
	addl r39 = -1, r0
	;;
	addl r38 = 1076, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	addl r39 = 39, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L12:
	;;
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r37
	mov r15 = r8
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	addl r39 = 40, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L13:
	;;
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r37
	mov r15 = r8
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	addl r39 = 41, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L14:
	;;
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsgid#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	addl r39 = 42, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L15:
	;;
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsgid#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	addl r39 = 43, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L16:
	adds r16 = -308, r36
	adds r15 = -312, r36
	adds r14 = -316, r36
	;;
	mov r40 = r16
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = getresuid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -316, r36
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	adds r14 = -312, r36
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	adds r14 = -308, r36
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
.L17:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	addl r39 = 44, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L18:
	adds r16 = -296, r36
	adds r15 = -300, r36
	adds r14 = -304, r36
	;;
	mov r40 = r16
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = getresgid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = -304, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	adds r14 = -300, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	adds r14 = -296, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
.L19:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	addl r39 = 45, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L20:
	adds r14 = -288, r36
	;;
	mov r39 = r14
	adds r15 = -320, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = fstat#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r40 = -1, r0
	addl r39 = -1, r0
	adds r14 = -320, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fchown#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r40 = -1, r0
	addl r39 = -1, r0
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = chown#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r40 = -1, r0
	addl r39 = -1, r0
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = lchown#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
.L21:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	addl r39 = 46, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L22:
	adds r14 = -144, r36
	;;
	mov r39 = r14
	adds r15 = -320, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = fstat#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -144, r36
	;;
	adds r14 = 28, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -288, r36
	;;
	adds r14 = 28, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L23
	adds r14 = -144, r36
	;;
	adds r14 = 32, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -288, r36
	;;
	adds r14 = 32, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
.L23:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC14)
	;;
	add r40 = r1, r40
	addl r39 = 47, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L24:
	adds r14 = -320, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	addl r39 = 2, r0
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	adds r15 = -320, r36
	;;
	st4 [r15] = r8
	adds r15 = -320, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	addl r39 = 49, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L25:
	adds r14 = -320, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	addl r39 = 51, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L26:
	addl r39 = -1, r0
	;;
	addl r38 = 2, r0
	br.call.sptk.many b0 = getpriority#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L29
.L27:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	addl r39 = 52, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L29:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp ids_stay#
	.section	.rodata
	.align 8
.LC18:
	stringz	"semctl(sem, 0, IPC_SET, (union { struct semid_ds *buf; }){&s}) == -1 && errno == EINVAL"
	.align 8
.LC19:
	stringz	"msgctl(msg, IPC_SET, &m) == -1 && errno == EINVAL"
	.align 8
.LC20:
	stringz	"shmctl(shm, IPC_SET, &h) == -1 && errno == EINVAL"
	.align 8
.LC21:
	stringz	"semctl(sem, 0, IPC_RMID) == 0"
	.align 8
.LC22:
	stringz	"msgctl(msg, IPC_RMID, NULL) == 0"
	.align 8
.LC23:
	stringz	"shmctl(shm, IPC_RMID, NULL) == 0"
	.text
	.align 16
	.proc owners_of_ipc#
owners_of_ipc:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -336, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	adds r14 = -320, r35
	;;
	st4 [r14] = r8
	adds r32 = -316, r35
	addl r38 = 384, r0
	mov r37 = r0
	br.call.sptk.many b0 = msgget#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -312, r35
	addl r39 = 384, r0
	addl r38 = 4096, r0
	mov r37 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -304, r35
	;;
	mov r40 = r14
	addl r39 = 2, r0
	mov r38 = r0
	adds r14 = -320, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	adds r15 = -216, r35
	adds r14 = -316, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	adds r15 = -96, r35
	adds r14 = -312, r35
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	adds r14 = 4, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -216, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -216, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -304, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -304, r35
	;;
	mov r40 = r14
	addl r39 = 1, r0
	mov r38 = r0
	adds r14 = -320, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L32
.L31:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	addl r38 = 66, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L32:
	adds r15 = -216, r35
	adds r14 = -316, r35
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L34
.L33:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	addl r38 = 67, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L34:
	adds r15 = -96, r35
	adds r14 = -312, r35
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L36
.L35:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	addl r38 = 68, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L36:
	mov r39 = r0
	mov r38 = r0
	adds r14 = -320, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	addl r38 = 69, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L37:
	adds r14 = -316, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	addl r38 = 70, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L38:
	adds r14 = -312, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	addl r38 = 71, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L40:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp owners_of_ipc#
	.section	.rodata
	.align 8
.LC24:
	stringz	"syscall(SYS_setgroups, 1, &none) == -1 && errno == EINVAL"
	.align 8
.LC25:
	stringz	"setfsuid(77) == 0 && setfsuid(-1) == 77 && setfsuid(0) == 77 && setfsuid(-1) == 0"
	.align 8
.LC26:
	stringz	"setfsgid(77) == (int)getegid() && setfsgid(-1) == 77 && setfsgid(getegid()) == 77 && setfsgid(-1) == (int)getegid()"
	.text
	.align 16
	.proc as_root#
as_root:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = -1, r0
	;;
	st4 [r35] = r14
	mov r39 = r35
	addl r38 = 1, r0
	addl r37 = 1078, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L43
.L42:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	addl r38 = 78, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L43:
	;;
	addl r37 = 77, r0
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	addl r37 = -1, r0
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 77, r14
	(p6) br.cond.dptk .L44
	mov r37 = r0
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 77, r14
	(p6) br.cond.dptk .L44
	addl r37 = -1, r0
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
.L44:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	addl r38 = 79, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L45:
	;;
	addl r37 = 77, r0
	br.call.sptk.many b0 = setfsgid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getegid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L46
	addl r37 = -1, r0
	br.call.sptk.many b0 = setfsgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 77, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = getegid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setfsgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 77, r14
	(p6) br.cond.dptk .L46
	addl r37 = -1, r0
	br.call.sptk.many b0 = setfsgid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getegid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	(p6) br.cond.dptk .L48
.L46:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	addl r38 = 80, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L48:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp as_root#
	.section	.rodata
	.align 8
.LC27:
	stringz	"pipe"
	.align 8
.LC28:
	stringz	"read"
	.text
	.align 16
	.proc start_child#
start_child:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -12, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -4, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
.L50:
	addl r14 = -1, r0
	br .L52
	;;
.L51:
	mov r14 = r0
.L52:
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	addl r37 = 1, r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L53:
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp start_child#
	.section	.rodata
	.align 8
.LC29:
	stringz	"syscall(SYS_get_robust_list, 0, &head, &len) == 0"
	.align 8
.LC30:
	stringz	"syscall(SYS_get_robust_list, start_child(), &head, &len) == 0"
	.align 8
.LC31:
	stringz	"syscall(SYS_get_robust_list, roots, &head, &len) == -1 && errno == EPERM"
	.text
	.align 16
	.proc robust_lists#
robust_lists:
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
	st4 [r14] = r32
	adds r14 = -8, r35
	;;
	mov r40 = r14
	adds r39 = -16, r35
	mov r38 = r0
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	addl r38 = 107, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L56:
	;;
	br.call.sptk.many b0 = start_child#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	mov r40 = r14
	adds r39 = -16, r35
	mov r38 = r15
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	addl r38 = 108, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L57:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L60
	adds r15 = -8, r35
	mov r14 = r35
	;;
	mov r40 = r15
	adds r39 = -16, r35
	ld4 r38 = [r14]
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L59
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L60
.L59:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	addl r38 = 110, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L60:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp robust_lists#
	.section	.rodata
	.align 8
.LC32:
	stringz	"."
	.align 8
.LC33:
	stringz	"to be a user"
	.align 8
.LC34:
	stringz	"setfsuid(0) == (int)getuid() && setfsuid(-1) == (int)getuid()"
	.align 8
.LC35:
	stringz	"syscall(SYS_setuid, 0) == -1 && errno == EPERM"
	.align 8
.LC36:
	stringz	"syscall(SYS_setresuid, -1, -1, 0) == -1 && errno == EPERM"
	.align 8
.LC37:
	stringz	"syscall(SYS_setreuid, 0, -1) == -1 && errno == EPERM"
	.align 8
.LC38:
	stringz	"syscall(SYS_setgroups, 0, NULL) == -1 && errno == EPERM"
	.text
	.align 16
	.proc as_user#
as_user:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	br.call.sptk.many b0 = start_child#
	mov r1 = r36
	mov r14 = r8
	br .L63
	;;
.L62:
	mov r14 = r0
.L63:
	;;
	st4 [r35] = r14
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	addl r38 = 511, r0
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chmod#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = setgroups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	addl r37 = 1000, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	addl r37 = 1000, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
.L65:
	addl r14 = -1, r0
	br .L67
	;;
.L66:
	mov r14 = r0
.L67:
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L64:
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getgid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = ids_stay#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = owners_of_ipc#
	mov r1 = r36
	ld4 r37 = [r35]
	;;
	br.call.sptk.many b0 = robust_lists#
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L68
	addl r37 = -1, r0
	br.call.sptk.many b0 = setfsuid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	(p6) br.cond.dptk .L69
.L68:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	addl r38 = 122, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L69:
	mov r38 = r0
	;;
	addl r37 = 1045, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L70
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L71
.L70:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	addl r38 = 123, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L71:
	mov r40 = r0
	addl r39 = -1, r0
	addl r38 = -1, r0
	;;
	addl r37 = 1074, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L72
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L73
.L72:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	addl r38 = 124, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L73:
	addl r39 = -1, r0
	mov r38 = r0
	;;
	addl r37 = 1071, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L74
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L75
.L74:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	addl r38 = 125, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L75:
	mov r39 = r0
	mov r38 = r0
	;;
	addl r37 = 1078, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L76
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L78
.L76:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	addl r38 = 126, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L78:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp as_user#
	.section	.rodata
	.align 8
.LC39:
	stringz	"%d are wrong\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 2, 0
	.vframe r35
	mov r35 = r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getgid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = ids_stay#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = owners_of_ipc#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	br.call.sptk.many b0 = as_root#
	mov r1 = r36
.L80:
	;;
	br.call.sptk.many b0 = as_user#
	mov r1 = r36
	;;
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
