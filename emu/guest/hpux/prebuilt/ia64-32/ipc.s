// a65f968051cc38c40e73c2d4bc27171a emu/guest/libc/hpux/ipc.c
	.file	"ipc.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global semget#
	.type	semget#, @function
	.proc semget#
semget:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r40 = r33
	;;
	.mmi
	mov r41 = r34
	nop 0
	mov r39 = r32
	.mmb
	addl r38 = 156, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp semget#
	.align 16
	.align 64
	.global semop#
	.type	semop#, @function
	.proc semop#
semop:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r41 = r34
	;;
	.mmi
	mov r39 = r32
	nop 0
	addp4 r40 = 0,r33
	.mmb
	addl r38 = 158, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp semop#
	.align 16
	.align 64
	.global semctl#
	.type	semctl#, @function
	.proc semctl#
semctl:
	.prologue 12, 40
	.spill 24
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 5, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	cmp4.ne p6, p7 = 8, r34
	mov r42 = r1
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mii
	adds r15 = 56, r12
	.save rp, r40
	mov r40 = b0
	mov r46 = r33
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	addp4 r14 = 0,r15
	.mmi
	mov r45 = r32
	addl r44 = 312, r0
	mov r47 = r34
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mbb
	mov r48 = r14
	(p7) br.cond.dpnt .L10
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r42
	mov r44 = r8
	.mmi
	mov r45 = r9
	;;
	st8 [r14] = r8
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 1
	.mib
	addl r47 = 8, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r42
	mov r44 = r8
	.mmi
	mov r45 = r9
	;;
	st8 [r14] = r8
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp semctl#
	.align 16
	.align 64
	.global msgget#
	.type	msgget#, @function
	.proc msgget#
msgget:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r39 = r33
	mov r38 = r32
	;;
	.mib
	addl r37 = 159, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp msgget#
	.align 16
	.align 64
	.global msgsnd#
	.type	msgsnd#, @function
	.proc msgsnd#
msgsnd:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r44 = r35
	mov r43 = r34
	mov r42 = r33
	.mmi
	mov r1 = r39
	mov r41 = r32
	addl r40 = 161, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r8
	.mmb
	mov r41 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r39
	mov r36 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp msgsnd#
	.align 16
	.align 64
	.global msgrcv#
	.type	msgrcv#, @function
	.proc msgrcv#
msgrcv:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cancel_enter#
	;;
	.mmi
	mov r46 = r36
	mov r45 = r35
	mov r44 = r34
	.mmi
	mov r43 = r33
	mov r1 = r40
	mov r42 = r32
	;;
	.mib
	addl r41 = 162, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	mov r42 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mib
	mov r1 = r40
	mov r37 = r8
	br.call.sptk.many b0 = cancel_leave#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp msgrcv#
	.align 16
	.align 64
	.global msgctl#
	.type	msgctl#, @function
	.proc msgctl#
msgctl:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r40 = r33
	;;
	.mmi
	mov r39 = r32
	nop 0
	addp4 r41 = 0,r34
	.mmb
	addl r38 = 313, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp msgctl#
	.align 16
	.align 64
	.global shmget#
	.type	shmget#, @function
	.proc shmget#
shmget:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r40 = r33
	;;
	.mmi
	mov r41 = r34
	nop 0
	mov r39 = r32
	.mmb
	addl r38 = 163, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp shmget#
	.align 16
	.align 64
	.global shmat#
	.type	shmat#, @function
	.proc shmat#
shmat:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r41 = r34
	;;
	.mmi
	mov r39 = r32
	nop 0
	addp4 r40 = 0,r33
	.mmb
	addl r38 = 165, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp shmat#
	.align 16
	.align 64
	.global shmdt#
	.type	shmdt#, @function
	.proc shmdt#
shmdt:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	addp4 r37 = 0,r32
	;;
	.mib
	addl r36 = 166, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	mov r37 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp shmdt#
	.align 16
	.align 64
	.global shmctl#
	.type	shmctl#, @function
	.proc shmctl#
shmctl:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	mov r40 = r33
	;;
	.mmi
	mov r39 = r32
	nop 0
	addp4 r41 = 0,r34
	.mmb
	addl r38 = 314, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp shmctl#
	.align 16
	.align 64
	.global ftok#
	.type	ftok#, @function
	.proc ftok#
ftok:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r37 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	dep.z r33 = r33, 24, 8
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	;;
	(p7) adds r14 = 19, r12
	.mmi
	(p7) adds r15 = 22, r12
	(p7) adds r16 = 23, r12
	(p6) addl r8 = -1, r0
	;;
	.mmi
	(p7) ld1 r14 = [r14]
	(p7) ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r14, 16, 16
	nop 0
	.mmi
	(p7) ld1 r8 = [r16]
	;;
	nop 0
	(p7) dep.z r15 = r15, 8, 24
	;;
	.mmi
	(p7) or r14 = r15, r14
	;;
	(p7) or r8 = r14, r8
	nop 0
	;;
	.mii
	(p7) or r8 = r33, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	.endp ftok#
	.global stat#
	.type	stat#, @function
	.global cancel_leave#
	.type	cancel_leave#, @function
	.global cancel_enter#
	.type	cancel_enter#, @function
	.global call_value#
	.type	call_value#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.ident	"GCC: (GNU) 12.2.0"
