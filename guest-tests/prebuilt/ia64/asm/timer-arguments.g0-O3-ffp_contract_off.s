// e359b8e791e3a962ee5465196e61d92f guest-tests/time/timer-arguments.c
	.file	"timer-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"syscall(SYS_gettimeofday, now, zone) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"now[0] != 0"
	.align 8
.LC5:
	stringz	"zone[0] == 0 && zone[1] == 0 && zone[2] == 77"
	.align 8
.LC6:
	stringz	"syscall(SYS_gettimeofday, NULL, zone) == 0 && zone[0] == 0"
	.align 8
.LC7:
	stringz	"fails(syscall(SYS_gettimeofday, bad, NULL), EFAULT)"
	.align 8
.LC8:
	stringz	"fails(syscall(SYS_gettimeofday, NULL, bad), EFAULT)"
	.align 8
.LC9:
	stringz	"fails(syscall(SYS_getitimer, -1, &old), EINVAL)"
	.align 8
.LC10:
	stringz	"fails(syscall(SYS_getitimer, 3, &old), EINVAL)"
	.align 8
.LC11:
	stringz	"syscall(SYS_getitimer, 2, &old) == 0"
	.align 8
.LC12:
	stringz	"fails(syscall(SYS_getitimer, 0, bad), EFAULT)"
	.align 8
.LC13:
	stringz	"fails(syscall(SYS_setitimer, -1, &v, NULL), EINVAL)"
	.align 8
.LC14:
	stringz	"fails(syscall(SYS_setitimer, 3, &v, NULL), EINVAL)"
	.align 8
.LC15:
	stringz	"fails(syscall(SYS_setitimer, 0, bad, NULL), EFAULT)"
	.align 8
.LC16:
	stringz	"fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL)"
	.align 8
.LC17:
	stringz	"getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_value.tv_usec == 0"
	.align 8
.LC18:
	stringz	"setitimer(ITIMER_REAL, &v, NULL) == 0"
	.align 8
.LC19:
	stringz	"fails(syscall(SYS_setitimer, 0, words, bad), EFAULT)"
	.align 8
.LC20:
	stringz	"getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec >= 999 && old.it_interval.tv_sec == 7"
	.align 8
.LC21:
	stringz	"setitimer(ITIMER_REAL, &v, &old) == 0 && old.it_value.tv_sec >= 999"
	.align 8
.LC22:
	stringz	"getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_interval.tv_sec == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	adds r14 = 120, r12
	adds r37 = 80, r12
	addl r15 = 1000, r0
	.mmi
	adds r32 = 144, r12
	adds r38 = 152, r12
	adds r36 = 112, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 128, r12
	adds r35 = 56, r12
	.mmi
	adds r34 = 64, r12
	adds r33 = 72, r12
	mov r43 = r36
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 136, r12
	mov r44 = r32
	.mmi
	addl r42 = 1087, r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = 7, r0
	.mmi
	st8 [r35] = r0
	;;
	st8 [r37] = r14
	adds r14 = 88, r12
	.mmi
	st8 [r34] = r0
	;;
	st8 [r14] = r0
	adds r14 = 96, r12
	.mmi
	st8 [r33] = r0
	;;
	st8 [r14] = r15
	adds r14 = 104, r12
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 330712481869
	;;
	.mmi
	st8 [r32] = r14
	nop 0
	addl r14 = 77, r0
	;;
	.mmi
	st4 [r38] = r14
	nop 0
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp.eq p6, p7 = 0, r14
	movl r44 = @gprel(.LC4)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 148, r12
	ld4 r14 = [r32]
	mov r1 = r41
	;;
	.mmi
	ld4 r15 = [r15]
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
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L4
	.mmi
	ld4 r14 = [r38]
	;;
	cmp4.ne p6, p7 = 77, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L4:
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 77, r0
	mov r43 = r0
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r32
	addl r42 = 1087, r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L5
	.mmi
	ld4 r14 = [r32]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L5:
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 8, r0
	mov r1 = r41
	nop 0
	.mmb
	mov r44 = r0
	addl r42 = 1087, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L70
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 8, r0
	addl r42 = 1087, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L71
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mib
	add r42 = r1, r42
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = -1, r0
	mov r1 = r41
	nop 0
	.mmb
	adds r44 = 16, r12
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L72
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L8:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mib
	add r42 = r1, r42
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 3, r0
	mov r1 = r41
	nop 0
	.mmb
	adds r44 = 16, r12
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L73
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L9:
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mib
	add r42 = r1, r42
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 2, r0
	mov r1 = r41
	nop 0
	.mmb
	adds r44 = 16, r12
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 8, r0
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = -1, r0
	mov r1 = r41
	mov r45 = r0
	.mmb
	adds r44 = 48, r12
	addl r42 = 1118, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L75
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r44 = @gprel(.LC13)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 3, r0
	mov r1 = r41
	mov r45 = r0
	.mmb
	adds r44 = 48, r12
	addl r42 = 1118, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L76
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	mov r45 = r0
	.mmb
	addl r44 = 8, r0
	addl r42 = 1118, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r44 = @gprel(.LC15)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1000000, r0
	adds r43 = 48, r12
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L78
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	adds r43 = 48, r12
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L79
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 999999, r0
	adds r43 = 48, r12
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	addl r14 = 1000000, r0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L80
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	adds r43 = 48, r12
	mov r1 = r41
	.mmi
	st8 [r35] = r0
	mov r44 = r0
	mov r42 = r0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L81
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L19
	.mmi
	adds r14 = 32, r12
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L19:
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1000, r0
	adds r43 = 48, r12
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	addl r14 = 7, r0
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	addl r45 = 8, r0
	.mmb
	mov r44 = r37
	addl r42 = 1118, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L82
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L21:
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r43 = 16, r12
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L62
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 998, r0
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L62
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 7, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L22:
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 48, r12
	mov r1 = r41
	adds r44 = 16, r12
	.mmi
	st8 [r33] = r0
	st8 [r34] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L23
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 998, r0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L23:
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 16, r12
	nop 0
	mov r1 = r41
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L24
	.mmi
	adds r14 = 32, r12
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r16]
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L24:
	.mlx
	nop 0
	movl r44 = @gprel(.LC22)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
.L62:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br .L22
.L82:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r41
	;;
	cmp4.ne p6, p7 = 14, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	nop 0
	(p7) add r43 = r1, r43
	br .L21
.L81:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r41
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	nop 0
	(p7) add r43 = r1, r43
	br .L18
.L80:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	adds r43 = 48, r12
	mov r1 = r41
	.mmi
	st8 [r35] = r0
	mov r44 = r0
	mov r42 = r0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L81
.L79:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 999999, r0
	adds r43 = 48, r12
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	addl r14 = 1000000, r0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L80
.L78:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r44 = @gprel(.LC16)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	adds r43 = 48, r12
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L79
.L77:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r44 = @gprel(.LC15)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1000000, r0
	adds r43 = 48, r12
	nop 0
	.mmi
	mov r1 = r41
	mov r44 = r0
	mov r42 = r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L78
.L76:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	mov r45 = r0
	.mmb
	addl r44 = 8, r0
	addl r42 = 1118, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L77
.L75:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r44 = @gprel(.LC13)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 3, r0
	mov r1 = r41
	mov r45 = r0
	.mmb
	adds r44 = 48, r12
	addl r42 = 1118, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L13
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
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r44 = @gprel(.LC12)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = -1, r0
	mov r1 = r41
	mov r45 = r0
	.mmb
	adds r44 = 48, r12
	addl r42 = 1118, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L75
.L73:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 2, r0
	mov r1 = r41
	nop 0
	.mmb
	adds r44 = 16, r12
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 8, r0
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L74
.L72:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 3, r0
	mov r1 = r41
	nop 0
	.mmb
	adds r44 = 16, r12
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L73
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = -1, r0
	mov r1 = r41
	nop 0
	.mmb
	adds r44 = 16, r12
	addl r42 = 1119, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L8
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
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 14, r14
	movl r44 = @gprel(.LC7)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	nop 0
	.mmb
	addl r44 = 8, r0
	addl r42 = 1087, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L71
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
