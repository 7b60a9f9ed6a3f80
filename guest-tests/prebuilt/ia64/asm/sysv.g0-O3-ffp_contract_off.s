// d83d831d78746abeeb46b4a72b186245
	.file	"sysv.c"
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
	stringz	"id != -1"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"shared != (void *)-1 && shared[1000] == 0"
	.align 8
.LC5:
	stringz	"s != -1"
	.align 8
.LC6:
	stringz	"semop"
	.align 8
.LC7:
	stringz	"%s: %s\n"
	.align 8
.LC8:
	stringz	"semop(s, &post, 1) == 0"
	.align 8
.LC9:
	stringz	"shared[1000] == 42"
	.align 8
.LC10:
	stringz	"shmdt(shared) == 0 && shmctl(id, IPC_RMID, NULL) == 0 && semctl(s, 0, IPC_RMID) == 0"
	.align 8
.LC11:
	stringz	"msgsnd(q, &m, 8, 0) == 0"
	.align 8
.LC12:
	stringz	"msgrcv(q, &m, 20, 7, 0) == 8 && m.type == 7"
	.align 8
.LC13:
	stringz	"msgrcv(q, &m, 20, 7, IPC_NOWAIT) == -1 && errno == ENOMSG"
	.align 8
.LC14:
	stringz	"msgctl(q, IPC_RMID, NULL) == 0"
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
	alloc r37 = ar.pfs, 0, 7, 5, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	addl r40 = 100000, r0
	.mmb
	addl r41 = 896, r0
	mov r39 = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
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
	mov r41 = r0
	mov r39 = r33
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmi
	adds r14 = 4000, r8
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L3:
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r40 = 2, r0
	mov r1 = r38
	nop 0
	.mmb
	addl r41 = 896, r0
	mov r39 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
	.mmi
	adds r14 = 16, r12
	addl r15 = -1, r0
	nop 0
	.mmi
	addl r41 = 1, r0
	mov r39 = r34
	adds r32 = 4000, r32
	;;
	.mmi
	mov r40 = r14
	st2 [r14] = r0
	adds r14 = 18, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 20, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r39 = r0
	nop 0
	(p7) br.cond.spnt .L30
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 5, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = _exit#
.L5:
	.mmi
	adds r14 = 48, r12
	adds r35 = 4000, r32
	nop 0
	.mmi
	addl r15 = 37, r0
	addl r41 = 1, r0
	mov r39 = r34
	;;
	.mmi
	mov r40 = r14
	st4 [r35] = r15
	nop 0
	.mmi
	st2 [r14] = r0
	addl r15 = 1, r0
	adds r14 = 50, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 52, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
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
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 42, r14
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = shmdt#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L31
	;;
.L9:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 896, r0
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	adds r16 = 16, r12
	addl r15 = 7, r0
	adds r14 = 24, r12
	.mmi
	mov r42 = r0
	mov r32 = r8
	mov r1 = r38
	;;
	.mlx
	st8 [r16] = r15
	movl r15 = 28542640894207341
	.mmi
	mov r40 = r16
	addl r41 = 8, r0
	mov r39 = r8
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
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
	adds r14 = 16, r12
	mov r1 = r38
	mov r43 = r0
	.mmi
	addl r42 = 7, r0
	addl r41 = 20, r0
	mov r39 = r32
	;;
	.mmi
	nop 0
	mov r40 = r14
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L32
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L13:
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r40 = 16, r12
	mov r1 = r38
	addl r43 = 2048, r0
	.mmi
	addl r42 = 7, r0
	addl r41 = 20, r0
	mov r39 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L33
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r40 = r1, r40
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
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
	mov r39 = r32
	mov r41 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p7) add r40 = r1, r40
	;;
	.mib
	(p6) add r40 = r1, r40
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
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L33:
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
	cmp4.ne p6, p7 = 42, r14
	movl r41 = @gprel(.LC13)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
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
	mov r1 = r38
	nop 0
	.mmb
	mov r39 = r32
	mov r41 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p7) add r40 = r1, r40
	;;
	.mib
	(p6) add r40 = r1, r40
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
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 2
	.mlx
	adds r15 = 16, r12
	movl r41 = @gprel(.LC12)
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	ld8 r14 = [r15]
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 7, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
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
	adds r40 = 16, r12
	mov r1 = r38
	addl r43 = 2048, r0
	.mmi
	addl r42 = 7, r0
	addl r41 = 20, r0
	mov r39 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L33
	;;
.L31:
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L9
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L9
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 896, r0
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	adds r16 = 16, r12
	addl r15 = 7, r0
	adds r14 = 24, r12
	.mmi
	mov r42 = r0
	mov r32 = r8
	mov r1 = r38
	;;
	.mlx
	st8 [r16] = r15
	movl r15 = 28542640894207341
	.mmi
	mov r40 = r16
	addl r41 = 8, r0
	mov r39 = r8
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	.mlx
	add r41 = r1, r41
	movl r39 = @gprel(.LC3)
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
	adds r14 = 16, r12
	mov r1 = r38
	mov r43 = r0
	.mmi
	addl r42 = 7, r0
	addl r41 = 20, r0
	mov r39 = r32
	;;
	.mmi
	nop 0
	mov r40 = r14
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 8, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r40 = r1, r40
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L32
.L30:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r39 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
