// 433d33c4e70d53c04b14f80e2a152db0
	.file	"semaphores.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp on_alarm#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.0#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L7
	br.ret.sptk.many b0
.L7:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"  values %ld: %d %d %d\n"
	.text
	.align 16
	.align 64
	.proc show_values#
show_values:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 5, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(id#), gp
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	adds r39 = 16, r12
	ld4 r36 = [r14]
	addl r14 = 589833, r0
	.mmi
	adds r32 = 20, r12
	addl r38 = 13, r0
	mov r37 = r0
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	addl r14 = 9, r0
	;;
	.mib
	st2 [r32] = r14
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r14 = 16, r12
	.mmi
	ld2 r40 = [r32]
	nop 0
	sxt4 r37 = r8
	;;
	.mlx
	ld2 r38 = [r14]
	movl r36 = @gprel(.LC0)
	.mmi
	adds r14 = 18, r12
	;;
	nop 0
	add r36 = r1, r36
	.mmb
	nop 0
	ld2 r39 = [r14]
	br.call.sptk.many b0 = printf#
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
	.endp show_values#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.align 8
.LC2:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L18
.L11:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"semget"
	.align 8
.LC4:
	stringz	"control(id, 0, SETVAL, (union arg){.val = 3})"
	.align 8
.LC5:
	stringz	"control(id, 1, SETVAL, (union arg){.val = 32767})"
	.align 8
.LC6:
	stringz	"control(id, 2, SETVAL, (union arg){.val = 32768})"
	.align 8
.LC7:
	stringz	"control(id, 2, SETVAL, (union arg){.val = -1})"
	.align 8
.LC8:
	stringz	"control(id, 3, SETVAL, (union arg){.val = 1})"
	.align 8
.LC9:
	stringz	"control(id, -1, SETVAL, (union arg){.val = 1})"
	.align 8
.LC10:
	stringz	"GET(0, GETVAL)"
	.align 8
.LC11:
	stringz	"GET(1, GETVAL)"
	.align 8
.LC12:
	stringz	"GET(3, GETVAL)"
	.align 8
.LC13:
	stringz	"GET(0, GETPID) == getpid()"
	.align 8
.LC14:
	stringz	"GET(2, GETPID)"
	.align 8
.LC15:
	stringz	"GET(0, GETNCNT)"
	.align 8
.LC16:
	stringz	"GET(0, GETZCNT)"
	.align 8
.LC17:
	stringz	"GET(3, GETZCNT)"
	.align 8
.LC18:
	stringz	"control(id, 0, SETALL, (union arg){.array = v})"
	.align 8
.LC19:
	stringz	"control(id, 0, SETALL, (union arg){.array = (unsigned short *)no_access()})"
	.align 8
.LC20:
	stringz	"control(id, 0, GETALL, (union arg){.array = (unsigned short *)no_access()})"
	.align 8
.LC21:
	stringz	"control(id, 0, 99, (union arg){0})"
	.align 8
.LC22:
	stringz	"control(-1, 0, GETVAL, (union arg){0})"
	.align 8
.LC23:
	stringz	"semop(id, &one, 1)"
	.align 8
.LC24:
	stringz	"semop(id, &up, 1)"
	.align 8
.LC25:
	stringz	"semop(id, &now, 1)"
	.align 8
.LC26:
	stringz	"semop(id, &zero, 1)"
	.align 8
.LC27:
	stringz	"semop(id, &(struct sembuf){1, 0, IPC_NOWAIT}, 1)"
	.align 8
.LC28:
	stringz	"semop(id, all, 3)"
	.align 8
.LC29:
	stringz	"semop(id, fails, 3)"
	.align 8
.LC30:
	stringz	"semop(id, twice, 3)"
	.align 8
.LC31:
	stringz	"semop(id, &(struct sembuf){0, 32764, 0}, 1)"
	.align 8
.LC32:
	stringz	"semop(id, &(struct sembuf){0, 32763, 0}, 1)"
	.align 8
.LC33:
	stringz	"semop(id, &(struct sembuf){0, -32763, 0}, 1)"
	.align 8
.LC34:
	stringz	"semop(id, &(struct sembuf){3, 1, 0}, 1)"
	.align 8
.LC35:
	stringz	"semop(id, all, 0)"
	.align 8
.LC36:
	stringz	"semop(id, all, 501)"
	.align 8
.LC37:
	stringz	"semop(id, (struct sembuf *)no_access(), 1)"
	.align 8
.LC38:
	stringz	"semop(-1, all, 1)"
	.align 8
.LC39:
	stringz	"semtimedop(id, &wait_for, 1, &soon)"
	.align 8
.LC40:
	stringz	"semtimedop(id, &wait_for, 1, &zero)"
	.align 8
.LC41:
	stringz	"semtimedop(id, &now, 1, &soon)"
	.align 8
.LC42:
	stringz	"semtimedop(id, &wait_for, 1, &wrong)"
	.align 8
.LC43:
	stringz	"semtimedop(id, &wait_for, 1, &negative)"
	.align 8
.LC44:
	stringz	"semtimedop(id, &up, 1, &soon)"
	.align 8
.LC45:
	stringz	"semtimedop(id, &up, 1, NULL)"
	.align 8
.LC46:
	stringz	"semtimedop(id, &wait_for, 1, NULL)"
	.align 8
.LC47:
	stringz	"syscall(SEMTIMEDOP, id, &wait_for, 1, no_access())"
	.align 8
.LC48:
	stringz	"semtimedop(id, &wait_for, 0, &soon)"
	.align 8
.LC49:
	stringz	"semtimedop(-1, &wait_for, 1, &soon)"
	.align 8
.LC50:
	stringz	"GET(1, GETZCNT)"
	.align 8
.LC51:
	stringz	"semop(id, &(struct sembuf){1, 1, 0}, 1)"
	.align 8
.LC52:
	stringz	"waitpid(a, &status, WNOHANG)"
	.align 8
.LC53:
	stringz	"waitpid(a, &status, 0) == a"
	.align 8
.LC54:
	stringz	"  status %d\n"
	.align 8
.LC55:
	stringz	"GET(1, GETPID) == a"
	.align 8
.LC56:
	stringz	"semop(id, &(struct sembuf){0, -4, 0}, 1)"
	.align 8
.LC57:
	stringz	"waitpid(b, &status, 0) == b"
	.align 8
.LC58:
	stringz	"semop(id, &none, 1)"
	.align 8
.LC59:
	stringz	"GET(2, GETNCNT)"
	.align 8
.LC60:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC61:
	stringz	"control(id, 0, IPC_STAT, (union arg){.buf = &d})"
	.align 8
.LC62:
	stringz	"  mode %o, %d semaphores, uid %d, times %d %d\n"
	.align 8
.LC63:
	stringz	"control(id, 0, IPC_SET, (union arg){.buf = &d})"
	.align 8
.LC64:
	stringz	"  mode %o\n"
	.align 8
.LC65:
	stringz	"call(semctl, id, 0, IPC_STAT, no_access())"
	.align 8
.LC66:
	stringz	"call(semctl, id, 0, IPC_SET, no_access())"
	.align 8
.LC67:
	stringz	"GET(0, IPC_RMID)"
	.align 8
.LC68:
	stringz	"wait(&status) > 0"
	.align 8
.LC69:
	stringz	"  status %s\n"
	.align 8
.LC70:
	stringz	"semop(id, &(struct sembuf){0, 1, 0}, 1)"
	.align 8
.LC71:
	stringz	"first != -1"
	.align 8
.LC72:
	stringz	"semget(key, 2, 0) == first"
	.align 8
.LC73:
	stringz	"semget(key, 0, 0) == first"
	.align 8
.LC74:
	stringz	"semget(key, 2, IPC_CREAT | 0600) == first"
	.align 8
.LC75:
	stringz	"semget(key, 2, IPC_CREAT | IPC_EXCL | 0600)"
	.align 8
.LC76:
	stringz	"semget(key, 3, 0)"
	.align 8
.LC77:
	stringz	"semget(key + 1, 1, 0)"
	.align 8
.LC78:
	stringz	"semget(key + 1, 0, IPC_CREAT | 0600)"
	.align 8
.LC79:
	stringz	"semget(key + 1, -1, IPC_CREAT | 0600)"
	.align 8
.LC80:
	stringz	"semget(IPC_PRIVATE, 32001, 0600)"
	.align 8
.LC81:
	stringz	"semctl(first, 0, IPC_RMID)"
	.align 8
.LC82:
	stringz	"semget(key, 2, 0)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 58
	.mmb
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 0, 29, 6, 0
	.fframe 208
	adds r12 = -208, r12
	nop 0
	.mmi
	addl r57 = @ltoffx(stdout#), r1
	mov r60 = r1
	.save rp, r58
	mov r58 = b0
	.body
	;;
	.mmi
	ld8.mov r57 = [r57], stdout#
	mov r64 = r0
	addl r63 = 1, r0
	.mmi
	mov r62 = r0
	adds r39 = 20, r12
	addl r37 = 2048, r0
	;;
	.mmi
	addl r34 = 1, r0
	adds r56 = 204, r12
	adds r55 = 198, r12
	.mmi
	adds r54 = 192, r12
	adds r49 = 154, r12
	adds r48 = 156, r12
	;;
	.mmi
	ld8 r61 = [r57]
	adds r53 = 136, r12
	adds r47 = 132, r12
	.mmb
	adds r36 = 104, r12
	adds r45 = 108, r12
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	addl r63 = 896, r0
	addl r62 = 3, r0
	mov r61 = r0
	.mmb
	mov r1 = r60
	adds r52 = 112, r12
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	.mmb
	adds r46 = 24, r12
	adds r41 = 170, r12
	(p7) br.cond.spnt .L40
	;;
	.mmi
	addl r32 = @gprel(id#), gp
	adds r40 = 172, r12
	adds r38 = 174, r12
	.mmi
	adds r42 = 176, r12
	adds r43 = 178, r12
	adds r51 = 182, r12
	;;
	.mib
	st4 [r32] = r8
	adds r50 = 184, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r64 = 3, r0
	mov r33 = r8
	addl r63 = 16, r0
	.mmi
	mov r61 = r35
	mov r1 = r60
	mov r62 = r0
	;;
	.mib
	st4 [r8] = r0
	adds r35 = 168, r12
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC4)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 32767, r0
	addl r63 = 16, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC5)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 32768, r0
	addl r63 = 16, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC6)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addp4 r64 = 4294967295 - 0x100000000, r0
	addl r63 = 16, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC7)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 1, r0
	addl r63 = 16, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC8)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 1, r0
	addl r63 = 16, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC9)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 12, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC10)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 12, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC11)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 12, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC12)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r0
	mov r64 = r0
	addl r63 = 11, r0
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r1 = r60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r60
	mov r44 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r44
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC13)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 11, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC14)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 14, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC15)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 15, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC16)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 15, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC17)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	addl r14 = 131073, r0
	addl r63 = 17, r0
	.mmi
	mov r1 = r60
	ld4 r61 = [r32]
	mov r62 = r0
	;;
	.mmi
	nop 0
	st4 [r64] = r14
	addl r14 = -25536, r0
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	st2 [r39] = r14
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC18)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	addl r63 = 17, r0
	adds r64 = 16, r12
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st2 [r39] = r0
	mov r62 = r0
	;;
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC18)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	mov r1 = r60
	ld4 r44 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r63 = 17, r0
	mov r64 = r8
	mov r61 = r44
	.mmb
	mov r1 = r60
	mov r62 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC19)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	ld4 r44 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r63 = 13, r0
	mov r64 = r8
	mov r61 = r44
	.mmb
	mov r1 = r60
	mov r62 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC20)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 99, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC21)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 12, r0
	mov r1 = r60
	.mmi
	mov r62 = r0
	st4 [r33] = r0
	addl r61 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC22)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 210, r12
	addl r15 = -1, r0
	addl r63 = 1, r0
	.mmi
	ld4 r61 = [r32]
	st2 [r56] = r34
	mov r1 = r60
	;;
	.mmi
	mov r62 = r14
	st2 [r14] = r0
	adds r14 = 212, r12
	.mmi
	st2 [r55] = r0
	;;
	st2 [r14] = r15
	adds r14 = 214, r12
	.mmi
	addl r15 = 5, r0
	st2 [r54] = r0
	nop 0
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 206, r12
	.mmi
	st4 [r33] = r0
	;;
	st2 [r14] = r15
	adds r14 = 208, r12
	.mmi
	addl r15 = -100, r0
	;;
	st2 [r14] = r0
	adds r14 = 200, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 202, r12
	;;
	.mmi
	st2 [r14] = r37
	nop 0
	adds r14 = 194, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 196, r12
	;;
	.mib
	st2 [r14] = r37
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC23)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1, r0
	mov r1 = r60
	mov r62 = r56
	.mmb
	ld4 r61 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC24)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	addl r63 = 1, r0
	mov r1 = r60
	mov r62 = r55
	.mmb
	ld4 r61 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC25)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1, r0
	mov r1 = r60
	mov r62 = r54
	.mmb
	ld4 r61 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC26)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r62 = 152, r12
	ld4 r61 = [r32]
	addl r63 = 1, r0
	.mmi
	st2 [r48] = r37
	st4 [r33] = r0
	mov r1 = r60
	;;
	.mmi
	nop 0
	st2 [r62] = r34
	nop 0
	.mmb
	st2 [r49] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC27)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r62 = 128, r12
	addl r14 = -458751, r0
	addl r15 = 65538, r0
	.mmi
	addl r63 = 3, r0
	ld4 r61 = [r32]
	mov r1 = r60
	;;
	.mmi
	nop 0
	st4 [r62] = r14
	addl r14 = 4, r0
	.mmi
	st4 [r47] = r0
	;;
	st4 [r53] = r14
	adds r14 = 140, r12
	.mmi
	st4 [r33] = r0
	;;
	st4 [r14] = r15
	adds r14 = 144, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC28)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	addl r14 = -65536, r0
	addl r15 = -65535, r0
	addl r63 = 3, r0
	.mmi
	mov r1 = r60
	ld4 r61 = [r32]
	mov r62 = r36
	;;
	.mmi
	nop 0
	st4 [r36] = r14
	addl r14 = 131072, r0
	.mmi
	st4 [r33] = r0
	;;
	st4 [r45] = r14
	addl r14 = 3, r0
	;;
	.mmi
	st4 [r52] = r14
	nop 0
	adds r14 = 116, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	st2 [r14] = r37
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC29)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	adds r62 = 16, r12
	addl r14 = -262144, r0
	addl r15 = 262144, r0
	.mmi
	addl r63 = 3, r0
	ld4 r61 = [r32]
	mov r1 = r60
	;;
	.mmi
	nop 0
	st4 [r62] = r14
	adds r14 = 28, r12
	.mmi
	st4 [r39] = r0
	;;
	st4 [r14] = r15
	adds r14 = 32, r12
	.mmi
	st4 [r46] = r0
	;;
	st2 [r14] = r0
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC30)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	addl r14 = 32764, r0
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r35
	;;
	.mmi
	st2 [r41] = r14
	st2 [r35] = r0
	nop 0
	;;
	.mib
	st2 [r40] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC31)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 32763, r0
	addl r63 = 1, r0
	mov r62 = r38
	.mmi
	ld4 r61 = [r32]
	st2 [r38] = r0
	mov r1 = r60
	;;
	.mmi
	st2 [r42] = r14
	st4 [r33] = r0
	nop 0
	;;
	.mib
	st2 [r43] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC32)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 180, r12
	ld4 r61 = [r32]
	addl r63 = 1, r0
	.mmi
	st4 [r33] = r0
	st2 [r50] = r0
	mov r1 = r60
	;;
	.mmi
	mov r62 = r14
	st2 [r14] = r0
	addl r14 = -32763, r0
	;;
	.mib
	st2 [r51] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC33)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r15 = 3, r0
	adds r14 = 186, r12
	addl r63 = 1, r0
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r1 = r60
	;;
	.mmi
	st2 [r14] = r15
	mov r62 = r14
	adds r14 = 188, r12
	;;
	.mmi
	st2 [r14] = r34
	nop 0
	adds r14 = 190, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC34)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r63 = r0
	mov r1 = r60
	adds r62 = 128, r12
	.mmb
	ld4 r61 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC35)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 501, r0
	mov r1 = r60
	adds r62 = 128, r12
	.mmb
	ld4 r61 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC36)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	ld4 r44 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r63 = 1, r0
	mov r1 = r60
	nop 0
	.mmb
	mov r62 = r8
	mov r61 = r44
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC37)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1, r0
	mov r1 = r60
	adds r62 = 128, r12
	.mmb
	addl r61 = -1, r0
	st4 [r33] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC38)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	addl r16 = 2000000, r0
	adds r15 = 160, r12
	addl r14 = -1, r0
	.mmi
	adds r64 = 152, r12
	adds r62 = 180, r12
	addl r63 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	adds r15 = 128, r12
	.mmi
	st8 [r36] = r0
	ld4 r61 = [r32]
	mov r1 = r60
	;;
	.mlx
	st8 [r15] = r0
	movl r15 = 1000000000
	.mmi
	st2 [r62] = r34
	;;
	st8 [r52] = r15
	adds r15 = 16, r12
	.mmi
	st2 [r51] = r14
	;;
	st8 [r15] = r14
	nop 0
	.mmi
	st2 [r38] = r34
	;;
	st8 [r64] = r0
	nop 0
	.mmi
	st2 [r42] = r14
	;;
	st2 [r35] = r34
	nop 0
	.mmi
	st2 [r43] = r37
	;;
	st2 [r41] = r34
	nop 0
	.mmi
	st8 [r53] = r0
	;;
	st8 [r46] = r0
	nop 0
	.mmi
	st2 [r50] = r0
	;;
	st2 [r40] = r0
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC39)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 128, r12
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	adds r62 = 180, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC40)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 152, r12
	addl r63 = 1, r0
	mov r62 = r38
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r1 = r60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC41)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r36
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	adds r62 = 180, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC42)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	adds r62 = 180, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC43)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 152, r12
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC44)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 152, r12
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	adds r62 = 180, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC39)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC45)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	adds r62 = 180, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC46)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	ld4 r37 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r64 = 1, r0
	mov r65 = r8
	adds r63 = 180, r12
	.mmi
	mov r62 = r37
	mov r1 = r60
	addl r61 = 1247, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC47)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 152, r12
	mov r63 = r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	adds r62 = 180, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC48)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 152, r12
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	adds r62 = 180, r12
	st4 [r33] = r0
	addl r61 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC49)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	addl r14 = -2, r0
	st2 [r38] = r34
	nop 0
	.mmi
	adds r15 = 152, r12
	st2 [r43] = r0
	mov r1 = r60
	;;
	.mmi
	nop 0
	st2 [r42] = r14
	addl r14 = 2, r0
	.mmi
	st2 [r35] = r0
	;;
	st2 [r15] = r14
	addl r14 = -10, r0
	.mmi
	nop 0
	st2 [r41] = r0
	nop 0
	;;
	.mmi
	st2 [r49] = r14
	st2 [r40] = r0
	nop 0
	;;
	.mib
	st2 [r48] = r0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r60
	.mmb
	mov r37 = r8
	nop 0
	(p7) br.cond.spnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r38 = r8
	mov r1 = r60
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L42
	.align 32
.L23:
	.mmi
	ld4 r34 = [r32]
	nop 0
	mov r64 = r0
	.mmi
	addl r63 = 14, r0
	nop 0
	addl r62 = 1, r0
	;;
	.mib
	mov r61 = r34
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r8
	mov r1 = r60
	mov r64 = r0
	.mmb
	addl r63 = 15, r0
	mov r62 = r0
	(p6) br.cond.dpnt .L25
	;;
	.mib
	mov r61 = r34
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	nop 0
	mov r1 = r60
	mov r35 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L43
.L25:
	.mib
	addl r61 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	nop 0
	mov r1 = r60
	br .L23
.L43:
	.mmi
	mov r64 = r0
	addl r63 = 15, r0
	mov r61 = r34
	.mmb
	addl r62 = 1, r0
	st4 [r33] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mii
	mov r1 = r60
	sxt4 r62 = r8
	adds r40 = 106, r12
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC50)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 14, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC15)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	addl r63 = 1, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	nop 0
	;;
	.mmi
	st2 [r14] = r35
	mov r62 = r14
	adds r14 = 18, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r35
	nop 0
	.mmb
	st2 [r39] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC51)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1, r0
	mov r1 = r60
	adds r62 = 180, r12
	.mmb
	mov r61 = r37
	st4 [r33] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC52)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1, r0
	st2 [r36] = r35
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st2 [r40] = r35
	mov r62 = r36
	;;
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	.mmb
	st2 [r45] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC51)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r62 = 180, r12
	mov r63 = r0
	mov r1 = r60
	.mmb
	mov r61 = r37
	st4 [r33] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r37
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC53)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 180, r12
	nop 0
	mov r1 = r60
	;;
	.mlx
	ld4 r62 = [r15]
	movl r61 = @gprel(.LC54)
	;;
	.mib
	add r61 = r1, r61
	extr.u r62 = r62, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r64 = r0
	addl r62 = 1, r0
	addl r63 = 11, r0
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r1 = r60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r37
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC55)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r15 = -4, r0
	adds r14 = 130, r12
	adds r62 = 128, r12
	.mmi
	addl r63 = 1, r0
	ld4 r61 = [r32]
	mov r1 = r60
	;;
	.mmi
	st2 [r14] = r15
	st2 [r62] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	.mmb
	st2 [r47] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC56)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r63 = r0
	adds r62 = 180, r12
	mov r1 = r60
	.mmb
	mov r61 = r38
	st4 [r33] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r38
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC57)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 180, r12
	nop 0
	mov r1 = r60
	;;
	.mlx
	ld4 r62 = [r14]
	movl r61 = @gprel(.LC54)
	;;
	.mib
	add r61 = r1, r61
	extr.u r62 = r62, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r60
	addl r61 = 14, r0
	;;
	addl r62 = @ltoff(@fptr(on_alarm#)), gp
	;;
	.mib
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r0
	.mmb
	addl r61 = 5000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	addl r63 = 1, r0
	mov r1 = r60
	adds r62 = 152, r12
	.mmb
	ld4 r61 = [r32]
	st4 [r33] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC58)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 14, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	addl r62 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC59)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r60
	mov r64 = r0
	.mmb
	addl r63 = 14, r0
	addl r62 = 2, r0
	(p7) br.cond.spnt .L44
	;;
	.mib
	ld4 r61 = [r32]
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	nop 0
	mov r1 = r60
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L45
	.align 32
.L28:
	.mib
	addl r61 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r60
	mov r64 = r0
	addl r63 = 14, r0
	.mmb
	addl r62 = 2, r0
	ld4 r61 = [r32]
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r60
	.mmb
	nop 0
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L28
.L45:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r60
	mov r35 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L29
	.mmi
	adds r62 = 16, r12
	addl r14 = 458752, r0
	addl r63 = 2, r0
	.mmi
	ld4 r61 = [r32]
	;;
	st4 [r62] = r14
	addl r14 = 135168, r0
	;;
	.mlx
	st4 [r39] = r14
	movl r14 = 268435458
	;;
	.mib
	st4 [r46] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	ld8 r61 = [r57]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	nop 0
	mov r1 = r60
	mov r61 = r0
.L35:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L29:
	.mmi
	adds r62 = 16, r12
	mov r63 = r0
	mov r61 = r8
	.mmb
	st4 [r33] = r0
	adds r37 = 36, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC60)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r60
	nop 0
	br.call.sptk.many b0 = show_values#
	;;
	.mmi
	mov r1 = r60
	adds r61 = 16, r12
	nop 0
	.mmb
	addl r63 = 88, r0
	addl r62 = 238, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r64 = 16, r12
	addl r63 = 2, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC61)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 80, r12
	ld4 r35 = [r39]
	mov r1 = r60
	.mmi
	nop 0
	ld4 r38 = [r37]
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	adds r14 = 72, r12
	mov r1 = r60
	nop 0
	.mmi
	cmp4.eq p6, p7 = r8, r35
	mov r63 = r39
	mov r62 = r38
	;;
	.mmi
	ld8 r15 = [r14]
	nop 0
	adds r14 = 64, r12
	.mlx
	(p6) addl r64 = 1, r0
	movl r61 = @gprel(.LC62)
	;;
	.mmi
	ld8 r14 = [r14]
	(p7) mov r64 = r0
	cmp.ne p6, p7 = 0, r15
	.mmi
	add r61 = r1, r61
	;;
	cmp.ne p8, p9 = 0, r14
	(p6) addl r66 = 1, r0
	;;
	.mmi
	(p8) addl r65 = 1, r0
	nop 0
	(p7) mov r66 = r0
	;;
	.mib
	(p9) mov r65 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 420, r0
	adds r64 = 16, r12
	mov r1 = r60
	.mmi
	addl r63 = 1, r0
	ld4 r61 = [r32]
	mov r62 = r0
	;;
	.mmi
	nop 0
	st4 [r37] = r14
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC63)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	addl r63 = 2, r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC61)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	ld4 r62 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC64)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r60
	ld4 r35 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r64 = 2, r0
	mov r65 = r8
	mov r63 = r0
	.mmi
	mov r1 = r60
	mov r62 = r35
	addl r61 = 1108, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC65)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	ld4 r35 = [r32]
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r60
	mov r65 = r8
	addl r64 = 1, r0
	.mmi
	mov r63 = r0
	mov r62 = r35
	addl r61 = 1108, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC66)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	mov r63 = r0
	mov r1 = r60
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC67)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	nop 0
	adds r61 = 128, r12
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC68)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 128, r12
	nop 0
	mov r1 = r60
	;;
	.mmi
	nop 0
	ld4 r61 = [r15]
	nop 0
	;;
	.mib
	nop 0
	extr.u r61 = r61, 8, 8
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC69)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r60
	mov r64 = r0
	addl r63 = 12, r0
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC10)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	mov r1 = r60
	mov r63 = r0
	.mmi
	ld4 r61 = [r32]
	st4 [r33] = r0
	mov r62 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC67)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	st2 [r36] = r0
	addl r63 = 1, r0
	.mmi
	ld4 r61 = [r32]
	st2 [r40] = r34
	mov r62 = r36
	;;
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	.mmb
	st2 [r45] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC70)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r62 = 2, r0
	nop 0
	mov r1 = r60
	.mlx
	addl r63 = 1920, r0
	movl r61 = 1886545251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmi
	mov r32 = r8
	st4 [r33] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC71)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r62 = 2, r0
	mov r1 = r60
	mov r63 = r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC72)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r0
	mov r1 = r60
	mov r63 = r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC73)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r62 = 2, r0
	mov r1 = r60
	addl r63 = 896, r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	cmp4.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC74)
	.mmi
	nop 0
	(p6) addl r62 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r62 = r0
	add r61 = r1, r61
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 1920, r0
	addl r62 = 2, r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC75)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r0
	addl r62 = 3, r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC76)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r0
	addl r62 = 1, r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545252
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC77)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 896, r0
	mov r62 = r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545252
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC78)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 896, r0
	addl r62 = -1, r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545252
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC79)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	addl r63 = 384, r0
	addl r62 = 32001, r0
	.mmb
	mov r61 = r0
	st4 [r33] = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC80)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r0
	mov r61 = r32
	.mmb
	mov r62 = r0
	st4 [r33] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC81)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r60
	mov r63 = r0
	addl r62 = 2, r0
	.mlx
	st4 [r33] = r0
	movl r61 = 1886545251
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r60
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC82)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r60
	mov b0 = r58
	;;
	.mii
	nop 0
	mov ar.pfs = r59
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L44:
	.body
	.copy_state 1
	.mmi
	ld4 r61 = [r32]
	nop 0
	addl r63 = 1, r0
	.mmb
	adds r62 = 152, r12
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r60
	;;
	.mib
	nop 0
	(p6) addl r61 = 102, r0
	(p6) br.cond.dptk .L35
	;;
	.mmi
	ld4 r61 = [r33]
	nop 0
	nop 0
.L46:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L42:
	.mmi
	ld4 r61 = [r32]
	nop 0
	addl r63 = 1, r0
	.mmb
	mov r62 = r35
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r60
	;;
	.mib
	nop 0
	(p6) addl r61 = 101, r0
	(p6) br.cond.dptk .L35
	;;
	.mib
	ld4 r61 = [r33]
	nop 0
	br .L46
	;;
.L41:
	.mmi
	ld4 r61 = [r32]
	nop 0
	addl r63 = 1, r0
	.mmb
	mov r62 = r38
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r60
	;;
	.mib
	nop 0
	(p6) addl r61 = 100, r0
	(p6) br.cond.dptk .L35
	;;
	.mib
	ld4 r61 = [r33]
	nop 0
	br .L46
.L40:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r60
	nop 0
	.mmb
	ld4 r61 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r60
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC1)
	.mlx
	nop 0
	movl r62 = @gprel(.LC3)
	;;
	.mib
	add r61 = r1, r61
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r60
	addl r61 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.align 4
	.type	id#, @object
	.size	id#, 4
id:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
