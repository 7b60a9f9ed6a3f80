// edc64bd1265f2e7ea17ddfa837685dcd
	.file	"capabilities.c"
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
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == -1 && errno == EPERM)"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"capget"
	.align 8
.LC6:
	stringz	"!root || (set(&s) == 0)"
	.align 8
.LC7:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == 0)"
	.align 8
.LC8:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 1)"
	.align 8
.LC9:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_CLEAR_ALL, 0L, 0L, 0L) == 0)"
	.align 8
.LC10:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 0)"
	.text
	.align 16
	.align 64
	.proc ambient#
ambient:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	addl r32 = @gprel(root#), gp
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L46
.L4:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	adds r33 = 44, r12
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	add r38 = r1, r38
	movl r34 = 537396514
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 40, r12
	addl r38 = 1185, r0
	mov r1 = r37
	.mmi
	adds r40 = 16, r12
	st4 [r33] = r0
	nop 0
	;;
	.mib
	st4 [r14] = r34
	mov r39 = r14
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC5)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r14 = [r32]
	adds r15 = 24, r12
	addl r16 = 32, r0
	;;
	.mib
	st4 [r15] = r16
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L47
.L7:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L8:
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	ld4 r14 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mmb
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L49
.L11:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L50
.L13:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	ld4 r14 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mmb
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L51
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 1
	.mmi
	addl r39 = 2, r0
	mov r42 = r0
	mov r41 = r0
	.mmb
	addl r40 = 5, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L52
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L53:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	adds r33 = 44, r12
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 40, r12
	movl r34 = 537396514
	.mmi
	addl r38 = 1185, r0
	mov r1 = r37
	adds r40 = 16, r12
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	mov r39 = r14
	.mmb
	st4 [r33] = r0
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
	(p7) movl r38 = @gprel(.LC5)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r14 = [r32]
	adds r15 = 24, r12
	addl r16 = 32, r0
	;;
	.mib
	st4 [r15] = r16
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L47:
	.mmi
	adds r14 = 40, r12
	adds r40 = 16, r12
	addl r38 = 1186, r0
	;;
	.mmi
	mov r39 = r14
	st4 [r14] = r34
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L8
	;;
.L51:
	.mmi
	addl r39 = 1, r0
	mov r42 = r0
	mov r41 = r0
	.mmb
	addl r40 = 5, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L16
	;;
.L50:
	.mmi
	addl r39 = 4, r0
	mov r42 = r0
	mov r41 = r0
	.mmb
	mov r40 = r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L14
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L14
	;;
.L49:
	.mmi
	addl r39 = 1, r0
	mov r42 = r0
	mov r41 = r0
	.mmb
	addl r40 = 5, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L11
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L50
.L48:
	.mmi
	addl r39 = 2, r0
	mov r42 = r0
	mov r41 = r0
	.mmb
	addl r40 = 5, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L10
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L10
.L52:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L53
	.endp ambient#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"syscall(SYS_capget, &h, NULL) == 0 && h.version == _LINUX_CAPABILITY_VERSION_3"
	.align 8
.LC12:
	stringz	"syscall(SYS_capget, &h, &s) == -1 && errno == EINVAL"
	.align 8
.LC13:
	stringz	"syscall(SYS_capset, &h, &s) == -1 && errno == EPERM"
	.text
	.align 16
	.align 64
	.proc errors#
errors:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	adds r32 = 48, r12
	adds r33 = 52, r12
	mov r39 = r0
	.mmi
	addl r37 = 1185, r0
	;;
	mov r38 = r32
	nop 0
	.mmb
	st4 [r32] = r0
	st4 [r33] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L55
	.mlx
	ld4 r15 = [r32]
	movl r14 = 537396514
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L55:
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r32
	mov r1 = r36
	adds r39 = 16, r12
	.mmb
	addl r37 = 1185, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L70
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r38 = r32
	movl r14 = 537396514
	.mmi
	mov r1 = r36
	adds r39 = 16, r12
	addl r37 = 1185, r0
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	addl r14 = -1, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L71
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L57:
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	adds r38 = 40, r12
	nop 0
	.mmi
	addl r37 = 1185, r0
	adds r39 = 16, r12
	mov r1 = r36
	;;
	.mlx
	st4 [r33] = r14
	movl r14 = 537396514
	;;
	.mmi
	st4 [r38] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC5)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r32
	nop 0
	adds r39 = 16, r12
	.mmb
	addl r37 = 1186, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L72
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L59:
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L71:
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
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	adds r38 = 40, r12
	nop 0
	.mmi
	addl r37 = 1185, r0
	adds r39 = 16, r12
	mov r1 = r36
	;;
	.mlx
	st4 [r33] = r14
	movl r14 = 537396514
	;;
	.mmi
	st4 [r38] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC5)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r32
	nop 0
	adds r39 = 16, r12
	.mmb
	addl r37 = 1186, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L59
	.mib
	nop 0
	nop 0
	br .L72
.L70:
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
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r38 = r32
	movl r14 = 537396514
	.mmi
	mov r1 = r36
	adds r39 = 16, r12
	addl r37 = 1185, r0
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	addl r14 = -1, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L71
.L72:
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
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r39 = @gprel(.LC13)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp errors#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"!root || (setresuid(USER, USER, USER) == -1 && errno == EPERM)"
	.align 8
.LC15:
	stringz	"!root || (set(&s) == 0 && setresuid(USER, USER, USER) == 0)"
	.text
	.align 16
	.align 64
	.proc set_user_by_capability#
set_user_by_capability:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	nop 0
	mov r37 = r1
	.body
	nop 0
	;;
	.mlx
	adds r14 = 40, r12
	movl r34 = 537396514
	.mmi
	adds r33 = 44, r12
	addl r38 = 1185, r0
	adds r40 = 16, r12
	;;
	.mmi
	mov r39 = r14
	st4 [r14] = r34
	nop 0
	.mmb
	st4 [r33] = r0
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
	(p7) movl r38 = @gprel(.LC5)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r32 = @gprel(root#), gp
	.mlx
	adds r16 = 16, r12
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	ld4 r14 = [r15]
	addl r15 = -129, r0
	add r39 = r1, r39
	;;
	.mmi
	and r14 = r15, r14
	ld4 r15 = [r32]
	nop 0
	;;
	.mib
	st4 [r16] = r14
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L99
.L76:
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L100
.L77:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	adds r15 = 16, r12
	addl r16 = 128, r0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	ld4 r15 = [r32]
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	adds r16 = 16, r12
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r16] = r14
	nop 0
	(p6) br.cond.dpnt .L79
.L82:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L80:
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L99:
	.body
	.copy_state 1
	.mmi
	adds r14 = 40, r12
	mov r40 = r16
	addl r38 = 1186, r0
	;;
	.mmi
	mov r39 = r14
	st4 [r14] = r34
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L76
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L76
	;;
.L79:
	.mlx
	adds r39 = 40, r12
	movl r14 = 537396514
	.mmi
	st4 [r33] = r0
	adds r40 = 16, r12
	addl r38 = 1186, r0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L101
	;;
.L81:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L100:
	.body
	.copy_state 2
	.mmi
	addl r39 = 65534, r0
	nop 0
	addl r40 = 65534, r0
	.mmb
	addl r38 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L102
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L103:
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	addl r16 = 128, r0
	mov r1 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	ld4 r15 = [r32]
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	adds r16 = 16, r12
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	st4 [r16] = r14
	nop 0
	(p7) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L79
.L102:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L77
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L103
	;;
.L101:
	.mmi
	addl r40 = 65534, r0
	nop 0
	addl r39 = 65534, r0
	.mmb
	addl r38 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L81
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L80
	.endp set_user_by_capability#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"fork"
	.align 8
.LC17:
	stringz	"waitpid"
	.text
	.align 16
	.align 64
	.proc apart#
apart:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC16)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L106
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
	.mib
	mov r1 = r35
	mov r36 = r0
	br.call.sptk.many b0 = exit#
	;;
.L106:
	.mmi
	mov r36 = r8
	nop 0
	mov r38 = r0
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC17)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp apart#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"!root || (prctl(PR_SET_SECUREBITS, (long)(SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED)) == 0)"
	.align 8
.LC19:
	stringz	"!root || (prctl(PR_GET_SECUREBITS) == (SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED))"
	.align 8
.LC20:
	stringz	"!root || (prctl(PR_SET_KEEPCAPS, 1L) == -1 && errno == EPERM)"
	.align 8
.LC21:
	stringz	"!root || (prctl(PR_SET_SECUREBITS, 0L) == -1 && errno == EPERM)"
	.align 8
.LC22:
	stringz	"!root || (setresuid(USER, USER, USER) == 0 && has(CAP_KILL))"
	.text
	.align 16
	.align 64
	.proc secure_bits#
secure_bits:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	addl r32 = @gprel(root#), gp
	.mlx
	mov r35 = r1
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	ld4 r14 = [r32]
	add r37 = r1, r37
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L148
.L112:
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L149
.L113:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L150
.L115:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L151
.L117:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L119
.L123:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L120:
	.mlx
	nop 0
	movl r38 = @gprel(.LC22)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L119:
	.body
	.copy_state 1
	.mmi
	addl r38 = 65534, r0
	nop 0
	addl r37 = 65534, r0
	.mmb
	addl r36 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L152
	;;
.L121:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L151:
	.body
	.copy_state 2
	.mib
	mov r37 = r0
	addl r36 = 28, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L153
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L156:
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L123
	.mib
	nop 0
	nop 0
	br .L119
.L149:
	.mib
	addl r36 = 27, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 36, r8
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L115
.L150:
	.mib
	addl r37 = 1, r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L154
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
.L155:
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L117
	.mib
	nop 0
	nop 0
	br .L151
.L148:
	.mib
	addl r37 = 36, r0
	addl r36 = 28, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L112
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L112
.L154:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r35
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L115
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L155
.L153:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r35
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L117
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L156
	;;
.L152:
	.mlx
	adds r37 = 40, r12
	movl r14 = 537396514
	.mmi
	addl r36 = 1185, r0
	nop 0
	adds r38 = 16, r12
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC5)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 5
	(p7) br.cond.dptk .L121
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L120
	.endp secure_bits#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"!root || (seteuid(USER) == 0 && !has(CAP_KILL))"
	.align 8
.LC24:
	stringz	"!root || (seteuid(0) == 0 && has(CAP_KILL))"
	.align 8
.LC25:
	stringz	"!root || (setresuid(USER, USER, USER) == 0)"
	.align 8
.LC26:
	stringz	"!root || (!s.half[0].permitted && !s.half[1].permitted)"
	.align 8
.LC27:
	stringz	"!root || (set(&s) == -1 && errno == EPERM)"
	.text
	.align 16
	.align 64
	.proc lose_when_leaving_root#
lose_when_leaving_root:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 80
	adds r12 = -80, r12
	addl r32 = @gprel(root#), gp
	.mlx
	mov r37 = r1
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	ld4 r14 = [r32]
	add r39 = r1, r39
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L158
.L159:
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L163
.L167:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L164:
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L195
.L168:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L169:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	adds r34 = 20, r12
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r39 = 16, r12
	movl r14 = 537396514
	.mmi
	mov r1 = r37
	adds r40 = 64, r12
	addl r38 = 1185, r0
	;;
	.mmi
	nop 0
	st4 [r39] = r14
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L166
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L196
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mii
	(p6) adds r33 = 68, r12
	nop 0
	;;
	(p6) add r39 = r1, r39
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	addl r15 = 1, r0
	mov r1 = r37
	;;
	.mib
	st4 [r33] = r15
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L197
.L171:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L196:
	.body
	.copy_state 1
	.mlx
	adds r33 = 68, r12
	movl r40 = @gprel(.LC26)
	.mlx
	adds r15 = 80, r12
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	ld4 r15 = [r15]
	add r40 = r1, r40
	add r38 = r1, r38
	.mmi
	ld4 r14 = [r33]
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
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
	ld4 r14 = [r32]
	addl r15 = 1, r0
	mov r1 = r37
	;;
	.mib
	st4 [r33] = r15
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L171
	.mib
	nop 0
	nop 0
	br .L197
.L195:
	.mmi
	addl r39 = 65534, r0
	nop 0
	addl r40 = 65534, r0
	.mmb
	addl r38 = 65534, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L169
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L169
.L163:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = seteuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L198
	;;
.L165:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L168
	.mib
	nop 0
	nop 0
	br .L195
.L158:
	.mib
	addl r38 = 65534, r0
	nop 0
	br.call.sptk.many b0 = seteuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L199
	;;
.L160:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L167
	.mib
	nop 0
	nop 0
	br .L163
.L197:
	.mlx
	adds r39 = 16, r12
	movl r14 = 537396514
	.mmi
	st4 [r34] = r0
	adds r40 = 64, r12
	addl r38 = 1186, r0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L200
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L201:
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L200:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L171
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L201
	;;
.L199:
	.mlx
	adds r39 = 16, r12
	movl r14 = 537396514
	.mmi
	adds r33 = 40, r12
	nop 0
	addl r38 = 1185, r0
	;;
	.mmi
	st4 [r39] = r14
	adds r14 = 20, r12
	mov r40 = r33
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L166
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 5
	(p7) br.cond.dptk .L160
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L159
	;;
.L198:
	.mlx
	adds r39 = 40, r12
	movl r14 = 537396514
	.mmi
	adds r40 = 16, r12
	nop 0
	addl r38 = 1185, r0
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L166
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 5
	(p7) br.cond.dptk .L165
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L164
.L166:
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp lose_when_leaving_root#
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"!root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 1 && prctl(PR_CAPBSET_DROP, (long)CAP_MKNOD) == 0)"
	.align 8
.LC29:
	stringz	"!root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 0 && has(CAP_MKNOD))"
	.align 8
.LC30:
	stringz	"!root || (prctl(PR_CAPBSET_READ, 64L) == -1 && errno == EINVAL)"
	.text
	.align 16
	.align 64
	.proc bounds#
bounds:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 3, 0
	.fframe 48
	adds r12 = -48, r12
	addl r32 = @gprel(root#), gp
	.mlx
	mov r39 = r1
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	ld4 r14 = [r32]
	add r41 = r1, r41
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L203
.L204:
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L207
.L254:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mii
	adds r33 = 40, r12
	nop 0
	;;
	add r41 = r1, r41
.L208:
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L249
.L212:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L213:
	.mlx
	adds r35 = 20, r12
	movl r42 = @gprel(.LC30)
	.mlx
	adds r34 = 48, r12
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 16, r12
	movl r36 = 537396514
	.mmi
	mov r1 = r39
	mov r42 = r33
	addl r40 = 1185, r0
	;;
	.mmi
	st4 [r14] = r36
	nop 0
	mov r41 = r14
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L214
	;;
	.mmi
	ld4 r15 = [r32]
	ld4 r14 = [r34]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r15 = 134217728
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	(p7) br.cond.dpnt .L250
.L215:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 44, r12
	ld4 r14 = [r33]
	mov r1 = r39
	.mmi
	ld4 r16 = [r32]
	;;
	ld4 r15 = [r15]
	or r14 = 1, r14
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	and r15 = -2, r15
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r14 = r15, r14
	;;
	nop 0
	.mmb
	st8 [r33] = r14
	st4 [r34] = r0
	(p7) br.cond.dpnt .L251
.L217:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L249:
	.body
	.copy_state 1
	.mib
	addl r41 = 64, r0
	addl r40 = 23, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L252
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L213
	;;
.L203:
	.mib
	addl r41 = 27, r0
	addl r40 = 23, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L253
	;;
.L205:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L254
.L207:
	.mmi
	addl r41 = 27, r0
	nop 0
	addl r40 = 23, r0
	.mmb
	adds r33 = 40, r12
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L241
	;;
.L209:
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	.mib
	nop 0
	nop 0
	br .L249
.L250:
	.mmi
	adds r15 = 16, r12
	mov r42 = r33
	addl r40 = 1186, r0
	;;
	.mmi
	st4 [r15] = r36
	nop 0
	mov r41 = r15
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L255
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L258:
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 44, r12
	ld4 r14 = [r33]
	mov r1 = r39
	.mmi
	ld4 r16 = [r32]
	;;
	ld4 r15 = [r15]
	or r14 = 1, r14
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	and r15 = -2, r15
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r14 = r15, r14
	;;
	nop 0
	.mmb
	st8 [r33] = r14
	st4 [r34] = r0
	(p6) br.cond.dptk .L217
.L251:
	.mlx
	adds r41 = 16, r12
	movl r14 = 537396514
	.mmi
	st4 [r35] = r0
	mov r42 = r33
	addl r40 = 1186, r0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L256
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L257:
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L256:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L217
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L257
.L255:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L215
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L258
.L252:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 22, r14
	nop 0
	(p7) br.cond.dpnt .L212
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L213
	;;
.L241:
	.mlx
	nop 0
	movl r14 = 537396514
	.mmi
	adds r42 = 16, r12
	addl r40 = 1185, r0
	mov r41 = r33
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r39
	.mmb
	cmp.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L214
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 27
	(p7) br.cond.dptk .L209
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L208
	;;
.L253:
	.mib
	addl r41 = 27, r0
	addl r40 = 24, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L205
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L204
.L214:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp bounds#
	.section	.rodata.str1.8
	.align 8
.LC31:
	stringz	"!root || (prctl(PR_SET_KEEPCAPS, 1L) == 0 && prctl(PR_GET_KEEPCAPS) == 1)"
	.align 8
.LC32:
	stringz	"!root || (setresuid(USER, USER, USER) == 0 && !has(CAP_KILL))"
	.align 8
.LC33:
	stringz	"!root || (s.half[0].permitted & 1u << CAP_KILL)"
	.align 8
.LC34:
	stringz	"!root || (set(&s) == 0 && has(CAP_KILL) && !has(CAP_CHOWN))"
	.align 8
.LC35:
	stringz	"!root || (setuid(0) == -1 && errno == EPERM)"
	.text
	.align 16
	.align 64
	.proc keep_when_leaving_root#
keep_when_leaving_root:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	addl r32 = @gprel(root#), gp
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L260
.L263:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L264
.L307:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mii
	adds r33 = 20, r12
	nop 0
	;;
	add r39 = r1, r39
.L265:
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r39 = 16, r12
	movl r14 = 537396514
	.mmi
	mov r1 = r37
	adds r40 = 88, r12
	addl r38 = 1185, r0
	;;
	.mmi
	nop 0
	st4 [r39] = r14
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L269
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L304
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	addl r15 = 32, r0
	.mmi
	adds r16 = 88, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	st4 [r16] = r15
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L271
.L275:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L272:
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L305
.L276:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L304:
	.body
	.copy_state 1
	.mlx
	adds r14 = 92, r12
	movl r40 = @gprel(.LC33)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	ld4 r14 = [r14]
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 5
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
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
	ld4 r14 = [r32]
	nop 0
	addl r15 = 32, r0
	.mmi
	adds r16 = 88, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	st4 [r16] = r15
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L275
	.mib
	nop 0
	nop 0
	br .L271
.L260:
	.mib
	addl r39 = 1, r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L306
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L311:
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L307
.L264:
	.mmi
	addl r40 = 65534, r0
	addl r39 = 65534, r0
	nop 0
	.mmb
	addl r38 = 65534, r0
	adds r33 = 20, r12
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L298
	;;
.L266:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L265
	;;
.L271:
	.mlx
	nop 0
	movl r34 = 537396514
	.mmi
	adds r39 = 16, r12
	adds r40 = 88, r12
	addl r38 = 1186, r0
	;;
	.mmi
	nop 0
	st4 [r39] = r34
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L308
	;;
.L273:
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L276
.L305:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L309
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	nop 0
.L310:
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
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
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L309:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r37
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L276
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L310
.L308:
	.mmi
	adds r14 = 16, r12
	addl r38 = 1185, r0
	adds r40 = 40, r12
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	mov r39 = r14
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r15 = 40, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L269
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 5
	(p7) br.cond.dptk .L273
	.mmi
	adds r16 = 40, r12
	adds r14 = 44, r12
	adds r40 = 16, r12
	.mmi
	addl r38 = 1185, r0
	;;
	st4 [r14] = r0
	nop 0
	.mmb
	st4 [r16] = r34
	mov r39 = r16
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r37
	.mmb
	cmp.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L269
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dptk .L273
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L272
.L306:
	.mib
	addl r38 = 7, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 1, r8
	(p6) br.cond.dpnt .L263
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L311
	;;
.L298:
	.mlx
	nop 0
	movl r14 = 537396514
	.mmi
	adds r34 = 64, r12
	adds r39 = 16, r12
	addl r38 = 1185, r0
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	mov r40 = r34
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L269
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 5
	(p7) br.cond.dptk .L266
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br .L265
.L269:
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp keep_when_leaving_root#
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	addl r35 = @ltoff(@fptr(errors#)), gp
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mlx
	adds r36 = 40, r12
	movl r14 = 537396514
	.mmi
	adds r37 = 16, r12
	addl r35 = 1185, r0
	mov r1 = r34
	;;
	.mmi
	st4 [r36] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC5)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r35 = @ltoff(@fptr(keep_when_leaving_root#)), gp
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	addl r15 = @gprel(root#), gp
	.mmi
	ld8 r35 = [r35]
	;;
	nop 0
	extr.u r14 = r14, 7, 1
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r35 = @ltoff(@fptr(lose_when_leaving_root#)), gp
	nop 0
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r35 = @ltoff(@fptr(set_user_by_capability#)), gp
	nop 0
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r35 = @ltoff(@fptr(bounds#)), gp
	nop 0
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r35 = @ltoff(@fptr(secure_bits#)), gp
	nop 0
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r35 = @ltoff(@fptr(ambient#)), gp
	nop 0
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	root#, @object
	.size	root#, 4
root:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
