// 47cacdf77b73ce4ac39a848d662ca552 guest-tests/process/no-id.c
	.file	"no-id.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"file"
	.align 8
.LC1:
	stringz	"syscall(SYS_setuid, -1) == -1 && errno == EINVAL"
	.align 8
.LC2:
	stringz	"line %d: %s, errno %d\n"
	.align 8
.LC3:
	stringz	"syscall(SYS_setgid, -1) == -1 && errno == EINVAL"
	.align 8
.LC4:
	stringz	"syscall(SYS_setreuid, -1, -1) == 0"
	.align 8
.LC5:
	stringz	"syscall(SYS_setregid, -1, -1) == 0"
	.align 8
.LC6:
	stringz	"syscall(SYS_setresuid, -1, -1, -1) == 0"
	.align 8
.LC7:
	stringz	"syscall(SYS_setresgid, -1, -1, -1) == 0"
	.align 8
.LC8:
	stringz	"setfsuid(-1) == (int)user"
	.align 8
.LC9:
	stringz	"setfsgid(-1) == (int)group"
	.align 8
.LC10:
	stringz	"getresuid(&r, &e, &s) == 0 && r == user && e == user && s == user"
	.align 8
.LC11:
	stringz	"getresgid(&rg, &eg, &sg) == 0 && rg == group && eg == group && sg == group"
	.align 8
.LC12:
	stringz	"fstat(fd, &before) == 0 && fchown(fd, -1, -1) == 0 && chown(\"file\", -1, -1) == 0 && lchown(\"file\", -1, -1) == 0"
	.align 8
.LC13:
	stringz	"fstat(fd, &after) == 0 && after.st_uid == before.st_uid && after.st_gid == before.st_gid"
	.align 8
.LC14:
	stringz	"(fd = open(\"file\", O_RDWR)) != -1"
	.align 8
.LC15:
	stringz	"unlink(\"file\") == 0"
	.align 8
.LC16:
	stringz	"getpriority(PRIO_USER, -1) == -1 && errno == ESRCH"
	.text
	.align 16
	.align 64
	.proc ids_stay#
ids_stay:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 320
	adds r12 = -320, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	addl r40 = 384, r0
	nop 0
	add r38 = r1, r38
	.mmb
	addl r39 = 66, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r34 = r8
	nop 0
	.mmb
	addl r39 = -1, r0
	addl r38 = 1045, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L2
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L3
.L2:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 34, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L3:
	.mib
	addl r39 = -1, r0
	addl r38 = 1061, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L4
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L5
.L4:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 35, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L5:
	.mmi
	addl r40 = -1, r0
	nop 0
	addl r39 = -1, r0
	.mmb
	addl r38 = 1071, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r37
	addl r40 = -1, r0
	.mmb
	addl r39 = -1, r0
	addl r38 = 1072, r0
	(p7) br.cond.dpnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L55
.L7:
	.mmi
	addl r41 = -1, r0
	addl r40 = -1, r0
	nop 0
	.mmb
	addl r39 = -1, r0
	addl r38 = 1074, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L56
.L8:
	.mmi
	addl r41 = -1, r0
	addl r40 = -1, r0
	nop 0
	.mmb
	addl r39 = -1, r0
	addl r38 = 1076, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L57
.L9:
	.mib
	addl r38 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r32, r8
	(p7) br.cond.dpnt .L58
.L10:
	.mib
	addl r38 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r8, r32
	(p7) br.cond.dpnt .L59
.L11:
	.mib
	addl r38 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r33, r8
	(p7) br.cond.dpnt .L60
.L12:
	.mib
	addl r38 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r8, r33
	(p7) br.cond.dpnt .L61
.L13:
	.mmi
	adds r40 = 316, r12
	nop 0
	adds r39 = 320, r12
	.mmb
	adds r38 = 324, r12
	nop 0
	br.call.sptk.many b0 = getresuid#
	;;
	.mmi
	adds r15 = 324, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p7) br.cond.dpnt .L62
.L14:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 44, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L15:
	.mmi
	adds r40 = 304, r12
	nop 0
	adds r39 = 308, r12
	.mmb
	adds r38 = 312, r12
	nop 0
	br.call.sptk.many b0 = getresgid#
	;;
	.mmi
	adds r15 = 312, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L63
.L16:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 45, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L17:
	.mib
	adds r39 = 160, r12
	mov r38 = r34
	br.call.sptk.many b0 = fstat#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L20
	.mmi
	addl r40 = -1, r0
	nop 0
	addl r39 = -1, r0
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = fchown#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L64
	;;
.L20:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 46, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L19:
	.mib
	adds r39 = 16, r12
	mov r38 = r34
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	adds r14 = 44, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r14 = 188, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L65
.L21:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 47, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L22:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 2, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r34 = r8
	.mmb
	mov r1 = r37
	nop 0
	(p7) br.cond.dpnt .L66
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L67
.L24:
	.mib
	addl r39 = -1, r0
	addl r38 = 2, r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L25
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dpnt .L1
.L25:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 52, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
.L61:
	.body
	.copy_state 1
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 43, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L13
	;;
.L60:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 42, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r8, r33
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L61
	;;
.L59:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 41, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r33, r8
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L60
	;;
.L58:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 40, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r8, r32
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L59
	;;
.L57:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 39, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	addl r38 = -1, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r32, r8
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L58
	;;
.L56:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 38, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = -1, r0
	addl r40 = -1, r0
	.mmb
	addl r39 = -1, r0
	addl r38 = 1076, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L57
	;;
.L55:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 37, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r41 = -1, r0
	addl r40 = -1, r0
	.mmb
	addl r39 = -1, r0
	addl r38 = 1074, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	.mib
	nop 0
	nop 0
	br .L56
	;;
.L54:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 36, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	addl r40 = -1, r0
	nop 0
	.mmb
	addl r39 = -1, r0
	addl r38 = 1072, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L55
	;;
.L67:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 51, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L24
.L65:
	.mmi
	adds r14 = 48, r12
	;;
	ld4 r15 = [r14]
	adds r14 = 192, r12
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	addl r15 = @gprel(wrong#), gp
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 47, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L22
.L63:
	.mmi
	adds r15 = 308, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L16
	.mmi
	adds r15 = 304, r12
	;;
	ld4 r14 = [r15]
	addl r15 = @gprel(wrong#), gp
	;;
	.mib
	cmp4.eq p6, p7 = r33, r14
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 45, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L17
.L62:
	.mmi
	adds r15 = 320, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L14
	.mmi
	adds r15 = 316, r12
	;;
	ld4 r14 = [r15]
	addl r15 = @gprel(wrong#), gp
	;;
	.mib
	cmp4.eq p6, p7 = r32, r14
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 44, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L15
	;;
.L66:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 49, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L64:
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mmi
	addl r40 = -1, r0
	nop 0
	addl r39 = -1, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L20
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mmi
	addl r40 = -1, r0
	nop 0
	addl r39 = -1, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = lchown#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L19
	;;
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 46, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L19
	.endp ids_stay#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"semctl(sem, 0, IPC_SET, (union { struct semid_ds *buf; }){&s}) == -1 && errno == EINVAL"
	.align 8
.LC18:
	stringz	"msgctl(msg, IPC_SET, &m) == -1 && errno == EINVAL"
	.align 8
.LC19:
	stringz	"shmctl(shm, IPC_SET, &h) == -1 && errno == EINVAL"
	.align 8
.LC20:
	stringz	"semctl(sem, 0, IPC_RMID) == 0"
	.align 8
.LC21:
	stringz	"msgctl(msg, IPC_RMID, NULL) == 0"
	.align 8
.LC22:
	stringz	"shmctl(shm, IPC_RMID, NULL) == 0"
	.text
	.align 16
	.align 64
	.proc owners_of_ipc#
owners_of_ipc:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 320
	adds r12 = -320, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	addl r40 = 384, r0
	.mmb
	addl r39 = 1, r0
	mov r38 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r37
	mov r34 = r8
	nop 0
	.mmb
	addl r39 = 384, r0
	mov r38 = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r37
	mov r33 = r8
	addl r40 = 384, r0
	.mmb
	addl r39 = 4096, r0
	mov r38 = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	adds r41 = 248, r12
	mov r32 = r8
	mov r1 = r37
	.mmi
	mov r39 = r0
	mov r38 = r34
	addl r40 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r37
	adds r40 = 16, r12
	nop 0
	.mmb
	addl r39 = 2, r0
	mov r38 = r33
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r37
	adds r40 = 136, r12
	nop 0
	.mmb
	addl r39 = 2, r0
	mov r38 = r32
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	addl r14 = -1, r0
	adds r15 = 140, r12
	mov r1 = r37
	.mmi
	adds r41 = 248, r12
	addl r40 = 1, r0
	mov r39 = r0
	;;
	.mmi
	st4 [r15] = r14
	adds r15 = 20, r12
	mov r38 = r34
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r15 = 252, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L69
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L70
.L69:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 66, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L70:
	.mmi
	adds r40 = 16, r12
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L71
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L72
.L71:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 67, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L72:
	.mmi
	adds r40 = 136, r12
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L73
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L74
.L73:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 68, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r38 = r1, r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L74:
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r37
	mov r40 = r0
	.mmb
	mov r39 = r0
	mov r38 = r33
	(p7) br.cond.dpnt .L98
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L99
.L76:
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L100
.L68:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
.L100:
	.body
	.copy_state 1
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 71, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
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
	adds r12 = 320, r12
	br.ret.sptk.many b0
.L99:
	.body
	.copy_state 2
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 70, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r32
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L100
	;;
.L98:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r39 = 69, r0
	.mmi
	nop 0
	ld4 r41 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r33
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L76
	.mib
	nop 0
	nop 0
	br .L99
	.endp owners_of_ipc#
	.section	.rodata.str1.8
	.align 8
.LC23:
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
	movl r36 = @gprel(.LC23)
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
.LC24:
	stringz	"pipe"
	.align 8
.LC25:
	stringz	"read"
	.text
	.align 16
	.align 64
	.proc start_child#
start_child:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mib
	adds r36 = 24, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r35
	.mmb
	adds r36 = 16, r12
	nop 0
	(p7) br.cond.spnt .L105
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r35
	(p6) br.cond.spnt .L105
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 24, r12
	nop 0
	.mmb
	mov r1 = r35
	mov r32 = r8
	(p7) br.cond.spnt .L110
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r35
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	.mmi
	addl r38 = 1, r0
	nop 0
	adds r37 = 32, r12
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC25)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	mov r8 = r32
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L105:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r36 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = must.part.0#
	;;
.L110:
	.mib
	addl r37 = 1, r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	adds r14 = 28, r12
	nop 0
	mov r1 = r35
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r35
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	mov r1 = r35
	.mmi
	addl r38 = 1, r0
	nop 0
	adds r37 = 32, r12
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp start_child#
	.section	.rodata.str1.8
	.align 8
.LC26:
	stringz	"syscall(SYS_setgroups, 1, &none) == -1 && errno == EINVAL"
	.align 8
.LC27:
	stringz	"setfsuid(77) == 0 && setfsuid(-1) == 77 && setfsuid(0) == 77 && setfsuid(-1) == 0"
	.align 8
.LC28:
	stringz	"setfsgid(77) == (int)getegid() && setfsgid(-1) == 77 && setfsgid(getegid()) == 77 && setfsgid(-1) == (int)getegid()"
	.align 8
.LC29:
	stringz	"."
	.align 8
.LC30:
	stringz	"to be a user"
	.align 8
.LC31:
	stringz	"syscall(SYS_get_robust_list, 0, &head, &len) == 0"
	.align 8
.LC32:
	stringz	"syscall(SYS_get_robust_list, start_child(), &head, &len) == 0"
	.align 8
.LC33:
	stringz	"syscall(SYS_get_robust_list, roots, &head, &len) == -1 && errno == EPERM"
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
	.align 8
.LC39:
	stringz	"%d are wrong\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r36
	mov r32 = r8
	br.call.sptk.many b0 = getgid#
	;;
	.mmi
	mov r37 = r32
	nop 0
	mov r38 = r8
	.mmb
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = ids_stay#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = owners_of_ipc#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L172
.L112:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L173
	;;
	.mmi
	(p6) mov r33 = r0
	nop 0
	nop 0
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L122
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC29)
	.mmi
	nop 0
	addl r38 = 511, r0
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	nop 0
	.mmb
	mov r38 = r0
	mov r37 = r0
	(p7) br.cond.spnt .L124
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	addl r39 = 1000, r0
	.mmb
	addl r38 = 1000, r0
	addl r37 = 1000, r0
	(p6) br.cond.spnt .L124
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	addl r39 = 1000, r0
	.mmb
	addl r38 = 1000, r0
	addl r37 = 1000, r0
	(p6) br.cond.spnt .L124
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L124
.L122:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r36
	mov r32 = r8
	br.call.sptk.many b0 = getgid#
	;;
	.mmi
	mov r37 = r32
	nop 0
	mov r38 = r8
	.mmb
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = ids_stay#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = owners_of_ipc#
	;;
	.mmi
	adds r40 = 16, r12
	adds r39 = 24, r12
	mov r38 = r0
	.mmb
	addl r37 = 1299, r0
	mov r1 = r36
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mbb
	addl r32 = @gprel(wrong#), gp
	(p7) br.cond.dpnt .L166
	br.call.sptk.many b0 = start_child#
	;;
	.mmi
	mov r1 = r36
	mov r38 = r8
	adds r40 = 16, r12
	.mmb
	adds r39 = 24, r12
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L174
	;;
.L126:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dpnt .L175
.L128:
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = r8, r33
	(p6) br.cond.dpnt .L131
.L133:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 122, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L132:
	.mib
	mov r38 = r0
	addl r37 = 1045, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L134
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L135
.L134:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 123, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC35)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L135:
	.mmi
	mov r40 = r0
	addl r39 = -1, r0
	nop 0
	.mmb
	addl r38 = -1, r0
	addl r37 = 1074, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L136
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L137
.L136:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 124, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC36)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L137:
	.mmi
	addl r39 = -1, r0
	nop 0
	mov r38 = r0
	.mmb
	addl r37 = 1071, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L138
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L139
.L138:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 125, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC37)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L139:
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	.mmb
	addl r37 = 1078, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L140
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L141
.L140:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 126, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	;;
.L141:
	.mlx
	nop 0
	movl r37 = @gprel(.LC39)
	.mmi
	nop 0
	ld4 r38 = [r32]
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L131:
	.body
	.copy_state 1
	.mib
	addl r37 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = r8, r33
	(p7) br.cond.dpnt .L132
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 122, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L132
.L173:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = start_child#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br .L121
.L172:
	.mmi
	addl r14 = -1, r0
	nop 0
	adds r39 = 16, r12
	.mmi
	addl r38 = 1, r0
	nop 0
	addl r37 = 1078, r0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L113
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L114
.L113:
	.mmi
	addl r32 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 78, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L114:
	.mib
	addl r37 = 77, r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L115
	;;
.L117:
	.mmi
	addl r32 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 79, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L116:
	.mib
	addl r37 = 77, r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r36
	mov r32 = r8
	br.call.sptk.many b0 = getegid#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = r8, r32
	(p6) br.cond.dpnt .L118
	;;
.L120:
	.mmi
	addl r32 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 80, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L176:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	(p6) mov r33 = r0
	(p6) br.cond.dptk .L121
	.mib
	nop 0
	nop 0
	br .L173
	;;
.L175:
	.mmi
	adds r40 = 16, r12
	adds r39 = 24, r12
	nop 0
	.mmb
	mov r38 = r33
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r36
	(p6) br.cond.dpnt .L129
	;;
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L128
.L129:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 110, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC33)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = r8, r33
	(p7) br.cond.dptk .L133
	.mib
	nop 0
	nop 0
	br .L131
.L174:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 108, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r33
	(p7) br.cond.dptk .L128
	.mib
	nop 0
	nop 0
	br .L175
.L166:
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 107, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = start_child#
	;;
	.mmi
	mov r1 = r36
	mov r38 = r8
	adds r40 = 16, r12
	.mmb
	adds r39 = 24, r12
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L126
	.mib
	nop 0
	nop 0
	br .L174
.L115:
	.mib
	addl r37 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 77, r8
	(p6) br.cond.dptk .L117
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 77, r8
	(p6) br.cond.dptk .L117
	.mib
	addl r37 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L116
	;;
	.mmi
	addl r32 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 79, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L116
.L118:
	.mib
	addl r37 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 77, r8
	(p6) br.cond.dptk .L120
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getegid#
	;;
	.mib
	mov r1 = r36
	mov r37 = r8
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 77, r8
	(p6) br.cond.dptk .L120
	.mib
	addl r37 = -1, r0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r36
	mov r32 = r8
	br.call.sptk.many b0 = getegid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = r8, r32
	(p7) br.cond.dpnt .L112
	;;
	.mmi
	addl r32 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 80, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L176
	;;
.L124:
	.mlx
	nop 0
	movl r37 = @gprel(.LC30)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
