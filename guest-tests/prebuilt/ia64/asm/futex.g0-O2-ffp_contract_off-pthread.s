// 3e80f6d69c8495e74902212b51b35db3 guest-tests/thread/futex.c
	.file	"futex.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc sleeper#
sleeper:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 7, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addl r32 = @gprel(word#), gp
	;;
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L6
	.align 32
.L3:
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	addl r38 = 128, r0
	mov r37 = r32
	;;
	.mib
	addl r36 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
.L6:
	.mmb
	addl r14 = @gprel(woken#), gp
	mov r8 = r0
	nop 0
	.mmi
	mf
	nop 0
	mov b0 = r33
	;;
	.mib
	fetchadd4.acq r15 = [r14], 1
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp sleeper#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"futex(&word, FUTEX_WAIT, 0, NULL, NULL, 0) == -1 && errno == EAGAIN"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"futex(&word, FUTEX_WAIT, 1, &soon, NULL, 0) == -1 && errno == ETIMEDOUT"
	.align 8
.LC5:
	stringz	"futex(&word, FUTEX_WAKE, 10, NULL, NULL, 0) == 0"
	.align 8
.LC6:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)2, &other, 0) == 3"
	.align 8
.LC7:
	stringz	"futex(&other, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2"
	.align 8
.LC8:
	stringz	"futex(&word, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2"
	.align 8
.LC9:
	stringz	"%d\n"
	.align 8
.LC10:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)1, &other, 7) == -1 && errno == EAGAIN"
	.align 8
.LC11:
	stringz	"futex((int *)((char *)&word + 1), FUTEX_WAKE, 1, NULL, NULL, 0) == -1 && errno == EINVAL"
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
	alloc r37 = ar.pfs, 0, 8, 7, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	addl r35 = @gprel(word#), gp
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	addl r14 = 1, r0
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r41 = r35
	;;
	.mmb
	st4 [r35] = r14
	mov r42 = r0
	nop 0
	.mib
	addl r40 = 1230, r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L34
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
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
	adds r14 = 56, r12
	mov r1 = r38
	mov r46 = r0
	.mlx
	mov r45 = r0
	movl r15 = 5000000
	;;
	.mmi
	mov r44 = r14
	st8 [r14] = r0
	adds r14 = 64, r12
	.mmi
	addl r41 = @gprel(word#), gp
	addl r43 = 1, r0
	mov r42 = r0
	;;
	.mmi
	nop 0
	addl r40 = 1230, r0
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L35
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L9:
	.mlx
	addl r34 = @ltoff(@fptr(sleeper#)), gp
	movl r42 = @gprel(.LC4)
	.mlx
	adds r33 = 16, r12
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	ld8 r34 = [r34]
	mov r32 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 10, r0
	addl r42 = 1, r0
	;;
	.mib
	addl r41 = @gprel(word#), gp
	addl r40 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	st4 [r35] = r0
	mov ar.lc = 4
	.align 32
.L11:
	.mmi
	mov r40 = r32
	mov r43 = r0
	mov r42 = r34
	.mmb
	mov r41 = r0
	adds r32 = 8, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L11
	.mib
	addl r40 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r38
	mov r46 = r0
	addl r44 = 2, r0
	.mmi
	addl r43 = 1, r0
	addl r42 = 132, r0
	addl r40 = 1230, r0
	;;
	.mib
	addl r41 = @gprel(word#), gp
	addl r45 = @gprel(other#), gp
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	(p7) add r41 = r1, r41
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	;;
	.mmi
	addl r14 = 1, r0
	;;
	st4.rel [r35] = r14
	nop 0
	;;
	.mmi
	nop 0
	mf
	nop 0
	;;
	;;
	.mib
	addl r40 = 10000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r38
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 10, r0
	addl r42 = 129, r0
	;;
	.mib
	addl r41 = @gprel(other#), gp
	addl r40 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 10, r0
	addl r42 = 129, r0
	;;
	.mib
	addl r41 = @gprel(word#), gp
	addl r40 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	adds r14 = 56, r12
	mov r1 = r38
	;;
	sub r14 = r14, r33
	;;
	.mii
	adds r14 = -8, r14
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L15:
	.mib
	ld8 r40 = [r33], 8
	mov r41 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L15
	;;
	.mlx
	addl r14 = @gprel(woken#), gp
	movl r40 = @gprel(.LC9)
	;;
	.mib
	ld4 r41 = [r14]
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r46 = 7, r0
	addl r44 = 1, r0
	.mmi
	addl r43 = 1, r0
	addl r42 = 132, r0
	addl r40 = 1230, r0
	;;
	.mib
	addl r45 = @gprel(other#), gp
	addl r41 = @gprel(word#), gp
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
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
	mov r1 = r38
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	addl r42 = 1, r0
	;;
	.mib
	addl r41 = @gprel(word#+1), gp
	addl r40 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L37
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
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
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L37:
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
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
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
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L36:
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
	cmp4.ne p6, p7 = 11, r14
	movl r42 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	addl r42 = 1, r0
	;;
	.mib
	addl r41 = @gprel(word#+1), gp
	addl r40 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L37
.L35:
	.mib
	adds r33 = 16, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r38
	mov r32 = r33
	;;
	.mlx
	cmp4.ne p6, p7 = 110, r14
	movl r42 = @gprel(.LC4)
	.mlx
	addl r34 = @ltoff(@fptr(sleeper#)), gp
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	ld8 r34 = [r34]
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 10, r0
	addl r42 = 1, r0
	;;
	.mib
	addl r41 = @gprel(word#), gp
	addl r40 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	(p7) add r41 = r1, r41
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	nop 0
	mov r1 = r38
	nop 0
	.mib
	st4 [r35] = r0
	mov ar.lc = 4
	br .L11
.L34:
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
	cmp4.ne p6, p7 = 11, r14
	movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 56, r12
	mov r1 = r38
	mov r46 = r0
	.mlx
	mov r45 = r0
	movl r15 = 5000000
	;;
	.mmi
	mov r44 = r14
	st8 [r14] = r0
	adds r14 = 64, r12
	.mmi
	addl r41 = @gprel(word#), gp
	addl r43 = 1, r0
	mov r42 = r0
	;;
	.mmi
	nop 0
	addl r40 = 1230, r0
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L35
	.endp main#
	.sbss
	.align 4
	.type	woken#, @object
	.size	woken#, 4
woken:
	.skip	4
	.align 4
	.type	other#, @object
	.size	other#, 4
other:
	.skip	4
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
