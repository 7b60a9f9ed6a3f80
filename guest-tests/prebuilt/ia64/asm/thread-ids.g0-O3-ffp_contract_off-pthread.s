// 05fcb656f8e823abde2c3df9d4187081 guest-tests/process/thread-ids.c
	.file	"thread-ids.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"  %s: %s\n"
	.text
	.align 16
	.align 64
	.proc show.part.0#
show.part.0:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
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
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp show.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"getpgid"
	.align 8
.LC2:
	stringz	"  %s: well\n"
	.align 8
.LC3:
	stringz	"getsid"
	.align 8
.LC4:
	stringz	"setpgid"
	.align 8
.LC5:
	stringz	"kill"
	.align 8
.LC6:
	stringz	"tkill"
	.align 8
.LC7:
	stringz	"rt_sigqueueinfo"
	.align 8
.LC8:
	stringz	"sched_getscheduler"
	.align 8
.LC9:
	stringz	"sched_setscheduler"
	.align 8
.LC10:
	stringz	"sched_getparam"
	.align 8
.LC11:
	stringz	"sched_setparam"
	.align 8
.LC12:
	stringz	"sched_rr_get_interval"
	.align 8
.LC13:
	stringz	"sched_getaffinity"
	.align 8
.LC14:
	stringz	"prlimit"
	.align 8
.LC15:
	stringz	"getpriority"
	.align 8
.LC16:
	stringz	"setpriority"
	.align 8
.LC17:
	stringz	"waitpid"
	.align 8
.LC18:
	stringz	"capget"
	.align 8
.LC19:
	stringz	"/proc/%d/stat"
	.align 8
.LC20:
	stringz	"/proc"
	.text
	.align 16
	.align 64
	.proc try_all#
try_all:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 544
	adds r12 = -544, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mlx
	adds r35 = 536, r12
	movl r14 = 537396514
	.mmi
	addl r41 = 128, r0
	mov r40 = r0
	adds r39 = 288, r12
	;;
	.mmi
	st4 [r35] = r14
	adds r14 = 540, r12
	adds r34 = 544, r12
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 296, r12
	addl r15 = -1, r0
	mov r1 = r38
	.mmi
	mov r39 = r32
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = getpgid#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L46
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L5:
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L47
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L7:
	.mib
	mov r40 = r0
	mov r39 = r33
	br.call.sptk.many b0 = setpgid#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L48
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L9:
	.mmi
	cmp4.eq p6, p7 = -1, r33
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r33
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L49
	;;
.L10:
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r33
	addl r39 = 1229, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L50
	;;
.L12:
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r42 = 288, r12
	mov r41 = r0
	.mmb
	mov r40 = r33
	addl r39 = 1180, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L51
	;;
.L14:
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L52
	;;
.L16:
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r34
	nop 0
	.mmb
	addl r40 = 3, r0
	mov r39 = r33
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L53
	;;
.L18:
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = sched_getparam#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L54
	;;
.L20:
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = sched_setparam#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L55
	;;
.L22:
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 520, r12
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L56
	;;
.L24:
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 160, r12
	nop 0
	.mmb
	addl r40 = 128, r0
	mov r39 = r33
	br.call.sptk.many b0 = sched_getaffinity#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L57
	;;
.L26:
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r42 = 504, r12
	mov r41 = r0
	.mmb
	addl r40 = 7, r0
	mov r39 = r33
	br.call.sptk.many b0 = prlimit#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L58
	;;
.L28:
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	mov r34 = r8
	mov r40 = r33
	.mmb
	mov r39 = r0
	st4 [r8] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L31
.L30:
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L32:
	.mmi
	addl r41 = 5, r0
	nop 0
	mov r40 = r33
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = setpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L59
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L34:
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L60
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 480, r12
	nop 0
	.mmb
	mov r40 = r35
	addl r39 = 1185, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L61
	;;
.L37:
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	adds r39 = 416, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	.mmb
	adds r39 = 416, r12
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L62
	;;
.L39:
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
.L49:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r33
	addl r39 = 1229, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L12
	;;
.L50:
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	adds r42 = 288, r12
	mov r41 = r0
	.mmb
	mov r40 = r33
	addl r39 = 1180, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L14
	;;
.L51:
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = sched_getscheduler#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L16
	;;
.L52:
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r34
	nop 0
	.mmb
	addl r40 = 3, r0
	mov r39 = r33
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L18
	;;
.L53:
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = sched_getparam#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L20
	;;
.L54:
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = sched_setparam#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L22
	;;
.L55:
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 520, r12
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = sched_rr_get_interval#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L24
	;;
.L56:
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 160, r12
	nop 0
	.mmb
	addl r40 = 128, r0
	mov r39 = r33
	br.call.sptk.many b0 = sched_getaffinity#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L26
	;;
.L57:
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	adds r42 = 504, r12
	mov r41 = r0
	.mmb
	addl r40 = 7, r0
	mov r39 = r33
	br.call.sptk.many b0 = prlimit#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L28
	;;
.L58:
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L29
	;;
.L48:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L9
	;;
.L60:
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 480, r12
	nop 0
	.mmb
	mov r40 = r35
	addl r39 = 1185, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L37
	;;
.L61:
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r33
	adds r39 = 416, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	.mmb
	adds r39 = 416, r12
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L39
	;;
.L62:
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
.L59:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L34
	;;
.L47:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L7
	;;
.L46:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L5
	;;
.L31:
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show.part.0#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L32
	.endp try_all#
	.section	.rodata.str1.8
	.align 8
.LC21:
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
	movl r36 = @gprel(.LC21)
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
.LC22:
	stringz	"read"
	.text
	.align 16
	.align 64
	.proc new_thread#
new_thread:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r37 = @ltoff(@fptr(sleeper#)), gp
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	nop 0
	mov r38 = r0
	adds r35 = 16, r12
	.mmb
	ld8 r37 = [r37]
	mov r36 = r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 4, r0
	adds r36 = 24, r12
	;;
	.mmi
	nop 0
	addl r14 = @gprel(report#), gp
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC22)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp new_thread#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc sleeper#
sleeper:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mib
	addl r35 = 1105, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 16, r12
	addl r37 = 4, r0
	;;
	.mmi
	addl r14 = @gprel(report#+4), gp
	st4 [r36] = r8
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r34
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L73
.L69:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r34
	br .L69
	;;
.L73:
	.mlx
	nop 0
	movl r35 = @gprel(.LC23)
	;;
	.mib
	nop 0
	add r35 = r1, r35
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp sleeper#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"NO"
	.align 8
.LC25:
	stringz	"yes"
	.align 8
.LC26:
	stringz	"setresuid"
	.align 8
.LC27:
	stringz	"pipe"
	.align 8
.LC28:
	stringz	"a thread"
	.align 8
.LC29:
	stringz	"nice of the first thread %d, of another %d, of the group %d\n"
	.align 8
.LC30:
	stringz	"nice(2) == 2 && getpriority(PRIO_PROCESS, getpid()) == 2 && getpriority(PRIO_PROCESS, tid) == 5"
	.align 8
.LC31:
	stringz	"%-3s %s\n"
	.align 8
.LC32:
	stringz	"setpriority(PRIO_PROCESS, tid, 4) == -1 && errno == EACCES"
	.align 8
.LC33:
	stringz	"setpriority(PRIO_PROCESS, getpid(), 1) == -1 && errno == EACCES"
	.align 8
.LC34:
	stringz	"nice(-1) == -1 && errno == EPERM"
	.align 8
.LC35:
	stringz	"getpriority(PRIO_PROCESS, other) == 2"
	.align 8
.LC36:
	stringz	"setpriority(PRIO_PGRP, 0, 7) == 0"
	.align 8
.LC37:
	stringz	"getpriority(PRIO_PROCESS, other) == 7 && getpriority(PRIO_PROCESS, tid) == 7 && getpriority(PRIO_PROCESS, 0) == 7"
	.align 8
.LC38:
	stringz	"setpriority(PRIO_PROCESS, tid, 1000) == 0 && getpriority(PRIO_PROCESS, tid) == 19"
	.align 8
.LC39:
	stringz	"setpriority(3, 0, 0) == -1 && errno == EINVAL"
	.align 8
.LC40:
	stringz	"getpriority(-1, 0) == -1 && errno == EINVAL"
	.align 8
.LC41:
	stringz	"a child's thread"
	.align 8
.LC42:
	stringz	"a child"
	.align 8
.LC43:
	stringz	"nice of what has ended %d\n"
	.align 8
.LC44:
	stringz	"what is gone"
	.align 8
.LC45:
	stringz	"-1"
	.align 8
.LC46:
	stringz	"kill(-2147483647 - 1, 0) == -1 && errno == ESRCH"
	.align 8
.LC47:
	stringz	"waitpid(-2147483647 - 1, NULL, 0) == -1 && errno == ESRCH"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	nop 0
	mov r42 = r0
	.mmi
	addl r41 = 2, r0
	nop 0
	mov r40 = r0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L75
	.mmi
	addl r41 = 1000, r0
	nop 0
	addl r40 = 1000, r0
	.mmb
	addl r39 = 1000, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L120
.L75:
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	adds r33 = 144, r12
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC4)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r39 = @gprel(report#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC27)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = new_thread#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r40 = r8
	.mmi
	nop 0
	st4 [r33] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	mov r1 = r38
	ld4 r34 = [r33]
	nop 0
	.mmb
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r34
	nop 0
	.mmb
	mov r39 = r0
	mov r32 = r8
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	addl r39 = 1, r0
	nop 0
	.mmb
	mov r40 = r0
	mov r35 = r8
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r8
	.mmi
	mov r41 = r35
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = 2, r0
	br.call.sptk.many b0 = nice#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L121
	;;
.L78:
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L79:
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r34
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 4, r0
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L122
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r8
	nop 0
	.mmb
	addl r41 = 1, r0
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L123
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L81:
	.mlx
	nop 0
	movl r41 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = -1, r0
	br.call.sptk.many b0 = nice#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L124
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L82:
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = new_thread#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r8
	nop 0
	.mmb
	mov r39 = r0
	mov r32 = r8
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC31)
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
	.mmi
	mov r40 = r0
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 7, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC31)
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
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 7, r8
	(p7) br.cond.dpnt .L125
	;;
.L85:
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L86:
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r34
	nop 0
	.mmb
	addl r41 = 1000, r0
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L126
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L88:
	.mlx
	nop 0
	movl r41 = @gprel(.LC38)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r0
	mov r1 = r38
	nop 0
	.mmb
	mov r41 = r0
	addl r39 = 3, r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L127
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
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
	mov r40 = r0
	nop 0
	mov r1 = r38
	.mmb
	addl r39 = -1, r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L128
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L90:
	.mlx
	nop 0
	movl r41 = @gprel(.LC40)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L129
	;;
.L91:
	.mmi
	addl r14 = @gprel(report#), gp
	addl r41 = 4, r0
	mov r40 = r33
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC22)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC41)
	.mmi
	nop 0
	ld4 r40 = [r33]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 9, r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mlx
	adds r41 = 16, r12
	movl r42 = 16777220
	.mmi
	mov r1 = r38
	addl r39 = 1, r0
	mov r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r38
	nop 0
	.mmb
	mov r39 = r32
	mov r40 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC44)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = -1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC45)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	nop 0
	mov r40 = r0
	mov r1 = r38
	.mlx
	nop 0
	movl r39 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L130
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mlx
	nop 0
	movl r41 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
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
	mov r40 = r0
	nop 0
	mov r1 = r38
	.mlx
	mov r41 = r0
	movl r39 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L95:
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
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
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L131:
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
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r41 = @gprel(.LC47)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
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
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L130:
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
	cmp4.ne p6, p7 = 3, r14
	movl r41 = @gprel(.LC46)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
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
	mov r40 = r0
	nop 0
	mov r1 = r38
	.mlx
	mov r41 = r0
	movl r39 = -2147483648
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L95
	.mib
	nop 0
	nop 0
	br .L131
.L128:
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
	movl r41 = @gprel(.LC40)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L91
	.mib
	nop 0
	nop 0
	br .L129
.L127:
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
	movl r41 = @gprel(.LC39)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
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
	mov r40 = r0
	nop 0
	mov r1 = r38
	.mmb
	addl r39 = -1, r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L128
.L124:
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
	cmp4.ne p6, p7 = 1, r14
	movl r41 = @gprel(.LC34)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = new_thread#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r8
	nop 0
	.mmb
	mov r39 = r0
	mov r32 = r8
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC31)
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
	.mmi
	mov r40 = r0
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 7, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC31)
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
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 7, r8
	(p6) br.cond.dptk .L85
	.mib
	nop 0
	nop 0
	br .L125
.L123:
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
	cmp4.ne p6, p7 = 13, r14
	movl r41 = @gprel(.LC33)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
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
	.mib
	mov r1 = r38
	addl r39 = -1, r0
	br.call.sptk.many b0 = nice#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L82
	.mib
	nop 0
	nop 0
	br .L124
.L122:
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
	cmp4.ne p6, p7 = 13, r14
	movl r41 = @gprel(.LC32)
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC25)
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r38
	mov r40 = r8
	nop 0
	.mmb
	addl r41 = 1, r0
	mov r39 = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L123
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = new_thread#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L91
.L92:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L92
.L126:
	.mib
	mov r40 = r34
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 19, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC25)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L88
	;;
.L125:
	.mib
	mov r40 = r34
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 7, r8
	(p6) br.cond.dptk .L85
	.mib
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 7, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC25)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L86
.L121:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L78
	.mib
	mov r40 = r34
	mov r39 = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.eq p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC25)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L79
.L120:
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
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
	.type	report#, @object
	.size	report#, 8
report:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
