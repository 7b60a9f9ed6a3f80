// 78af4b0179f98a05ecda6ffa72754be9 guest-tests/ipc/argument-edges.c
	.file	"argument-edges.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	addl r32 = @gprel(page.2#), gp
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
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
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
	stringz	"a link"
	.align 8
.LC2:
	stringz	"none"
	.align 8
.LC3:
	stringz	"other"
	.align 8
.LC4:
	stringz	"send"
	.text
	.align 16
	.align 64
	.proc attributes#
attributes:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 5, 5, 4, 0
	;;
	addl r17 = -8288, r0
	nop 0
	;;
	.mii
	.fframe 8288
	add r12 = r12, r17
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	.mmi
	adds r38 = 32, r35
	;;
	addl r14 = 8208, r0
	addl r15 = 8220, r0
	.mmi
	addl r44 = 84, r0
	nop 0
	mov r43 = r0
	;;
	.mib
	add r37 = r12, r14
	add r42 = r12, r15
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 8240, r0
	addl r15 = 8212, r0
	mov r1 = r41
	.mmi
	mov r44 = r35
	st4 [r37] = r38
	mov r43 = r34
	;;
	.mmi
	add r42 = r12, r14
	add r14 = r12, r15
	addl r15 = 65554, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r15 = 8216, r0
	;;
	.mmi
	add r14 = r12, r15
	nop 0
	addl r15 = 9, r0
	;;
	.mii
	st4 [r14] = r15
	addl r15 = 8228, r0
	;;
	add r14 = r12, r15
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r42 = r32
	mov r45 = r0
	addp4 r44 = r38, r0
	.mmb
	mov r43 = r37
	mov r1 = r41
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC4)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r44 = 8192, r0
	addl r45 = 64, r0
	nop 0
	.mmb
	adds r43 = 16, r12
	mov r42 = r32
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r41
	cmp.gt p6, p7 = r0, r8
	adds r14 = 20, r12
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC1)
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mmi
	nop 0
	mov r43 = r33
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	addl r19 = 8288, r0
	;;
	.mib
	nop 0
	.label_state 1
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 1
	.mmi
	adds r14 = 32, r12
	;;
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	sub r42 = r0, r42
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	addl r19 = 8288, r0
	;;
	.mib
	nop 0
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	.endp attributes#
	.section	.rodata.str1.8
	.align 8
.LC5:
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
	(p6) br.cond.dpnt .L18
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
	(p7) br.cond.dpnt .L25
.L18:
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
.L25:
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
	movl r37 = @gprel(.LC0)
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
.LC6:
	stringz	"semget(IPC_PRIVATE, 0, 0600)"
	.align 8
.LC7:
	stringz	"semget(IPC_PRIVATE, -1, 0600)"
	.align 8
.LC8:
	stringz	"semget(IPC_PRIVATE, 32001, 0600)"
	.align 8
.LC9:
	stringz	"semget(12345, 0, 0)"
	.align 8
.LC10:
	stringz	"semget"
	.align 8
.LC11:
	stringz	"semctl(s, 0, SETVAL, a)"
	.align 8
.LC12:
	stringz	"semop(s, o, 1)"
	.align 8
.LC13:
	stringz	"semctl(s, 1, SETVAL, a)"
	.align 8
.LC14:
	stringz	"semctl(s, 2, SETVAL, a)"
	.align 8
.LC15:
	stringz	"semctl(s, -1, SETVAL, a)"
	.align 8
.LC16:
	stringz	"semctl(s, 1, GETVAL)"
	.align 8
.LC17:
	stringz	"semctl(s, 2, GETVAL)"
	.align 8
.LC18:
	stringz	"semctl(s, 1, GETPID) == getpid()"
	.align 8
.LC19:
	stringz	"semctl(s, 1, GETNCNT)"
	.align 8
.LC20:
	stringz	"semctl(s, 2, GETNCNT)"
	.align 8
.LC21:
	stringz	"semctl(s, 1, GETZCNT)"
	.align 8
.LC22:
	stringz	"semctl(s, -1, GETZCNT)"
	.align 8
.LC23:
	stringz	"semctl(s, 0, SETALL, a)"
	.align 8
.LC24:
	stringz	"semctl(s, 0, GETALL, a)"
	.align 8
.LC25:
	stringz	"%d %d\n"
	.align 8
.LC26:
	stringz	"semctl(s, 0, 99, a)"
	.align 8
.LC27:
	stringz	"semop(s, o, 0)"
	.align 8
.LC28:
	stringz	"semop(s, o, 501)"
	.align 8
.LC29:
	stringz	"semop(s, no_access(), 1)"
	.align 8
.LC30:
	stringz	"semop(s, o, 2)"
	.align 8
.LC31:
	stringz	"semctl(s, 0, GETVAL)"
	.align 8
.LC32:
	stringz	"semtimedop(s, o, 1, &(struct timespec){0, 1000000000})"
	.align 8
.LC33:
	stringz	"semtimedop(s, o, 1, &(struct timespec){-1, 0})"
	.align 8
.LC34:
	stringz	"semtimedop(s, o, 1, &(struct timespec){0, 1})"
	.align 8
.LC35:
	stringz	"semctl(s, 0, IPC_RMID)"
	.text
	.align 16
	.align 64
	.proc semaphores#
semaphores:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 4, 0
	.fframe 3664
	adds r12 = -3664, r12
	nop 0
	.mmi
	mov r42 = r1
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mmi
	adds r43 = 16, r12
	addl r45 = 3006, r0
	mov r44 = r0
	.mmb
	adds r34 = 20, r12
	addl r36 = 2048, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 18, r12
	addl r15 = 1, r0
	mov r1 = r42
	.mmi
	st2 [r34] = r36
	adds r35 = 3024, r12
	adds r39 = 3026, r12
	;;
	.mib
	st2 [r14] = r15
	adds r38 = 24, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r42
	mov r32 = r8
	addl r45 = 384, r0
	.mmi
	mov r44 = r0
	st4 [r8] = r0
	mov r43 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 384, r0
	addl r44 = -1, r0
	.mmb
	mov r43 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 384, r0
	addl r44 = 32001, r0
	.mmb
	mov r43 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	mov r44 = r0
	.mmb
	addl r43 = 12345, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r42
	nop 0
	.mmb
	addl r45 = 384, r0
	addl r44 = 2, r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC10)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r46 = 32767, r0
	addl r45 = 16, r0
	mov r43 = r33
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	adds r44 = 16, r12
	.mmb
	mov r43 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 32768, r0
	addl r45 = 16, r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addp4 r46 = 4294967295 - 0x100000000, r0
	addl r45 = 16, r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 7, r0
	addl r45 = 16, r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	addl r44 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 7, r0
	addl r45 = 16, r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	addl r44 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 7, r0
	mov r1 = r42
	addl r45 = 16, r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	addl r44 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 12, r0
	mov r43 = r33
	.mmb
	addl r44 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 12, r0
	mov r43 = r33
	.mmb
	addl r44 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r44 = 1, r0
	addl r45 = 11, r0
	mov r43 = r33
	.mmb
	mov r1 = r42
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r42
	mov r37 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = r8, r37
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 14, r0
	mov r43 = r33
	.mmb
	addl r44 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 14, r0
	mov r43 = r33
	.mmb
	addl r44 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 15, r0
	mov r43 = r33
	.mmb
	addl r44 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 15, r0
	mov r43 = r33
	.mmb
	addl r44 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r46 = r35
	movl r14 = -2147483643
	.mmi
	mov r1 = r42
	addl r45 = 17, r0
	mov r43 = r33
	;;
	.mmi
	st4 [r35] = r14
	nop 0
	mov r44 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 6, r0
	mov r46 = r35
	mov r1 = r42
	.mmi
	addl r45 = 17, r0
	mov r43 = r33
	mov r44 = r0
	;;
	.mmi
	nop 0
	st2 [r39] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r35
	mov r1 = r42
	addl r45 = 13, r0
	.mmi
	mov r43 = r33
	st4 [r35] = r0
	mov r44 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmi
	ld2 r45 = [r39]
	ld2 r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	mov r35 = r8
	addl r45 = 13, r0
	.mmi
	mov r43 = r33
	mov r46 = r8
	mov r44 = r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC24)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r35
	mov r1 = r42
	addl r45 = 17, r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r35
	mov r1 = r42
	addl r45 = 99, r0
	.mmi
	mov r43 = r33
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	adds r44 = 16, r12
	.mmb
	mov r43 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r45 = 501, r0
	mov r1 = r42
	adds r44 = 16, r12
	.mmb
	mov r43 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	nop 0
	.mmb
	mov r43 = r33
	mov r44 = r8
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r44 = 16, r12
	addl r14 = 2, r0
	mov r1 = r42
	.mmi
	addl r45 = 1, r0
	st4 [r32] = r0
	mov r43 = r33
	;;
	.mib
	st2 [r44] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -393216, r0
	adds r44 = 16, r12
	mov r1 = r42
	.mmi
	addl r45 = 1, r0
	st2 [r34] = r36
	mov r43 = r33
	;;
	.mmi
	nop 0
	st4 [r44] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r44 = 16, r12
	mov r1 = r42
	addl r45 = 1, r0
	.mmi
	st2 [r34] = r36
	st4 [r32] = r0
	mov r43 = r33
	;;
	.mib
	st4 [r44] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r44 = 16, r12
	addl r14 = -327680, r0
	mov r1 = r42
	.mmi
	addl r45 = 2, r0
	st4 [r32] = r0
	mov r43 = r33
	;;
	.mmi
	st4 [r44] = r14
	nop 0
	addl r14 = 67584, r0
	;;
	.mlx
	st4 [r34] = r14
	movl r14 = 134250495
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 12, r0
	mov r43 = r33
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 22, r12
	mov r1 = r42
	addl r45 = 2, r0
	.mmi
	adds r44 = 16, r12
	st4 [r32] = r0
	mov r43 = r33
	;;
	.mlx
	st2 [r14] = r0
	movl r14 = 134217728
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 12, r0
	mov r43 = r33
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 3656, r12
	adds r44 = 16, r12
	addl r15 = 65536, r0
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	mov r43 = r33
	;;
	.mmi
	mov r46 = r14
	st4 [r44] = r15
	nop 0
	.mlx
	st8 [r14] = r0
	movl r15 = 1000000000
	;;
	.mmi
	nop 0
	adds r14 = 3664, r12
	nop 0
	.mmi
	st2 [r34] = r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 3640, r12
	addl r15 = -1, r0
	mov r1 = r42
	.mmi
	addl r45 = 1, r0
	adds r44 = 16, r12
	mov r43 = r33
	;;
	.mmi
	mov r46 = r14
	st8 [r14] = r15
	adds r14 = 3648, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 3624, r12
	adds r44 = 16, r12
	addl r15 = -589824, r0
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	mov r43 = r33
	;;
	.mmi
	mov r46 = r14
	st4 [r44] = r15
	nop 0
	.mmi
	st8 [r14] = r0
	addl r15 = 1, r0
	adds r14 = 3632, r12
	;;
	.mmi
	st8 [r14] = r15
	st2 [r34] = r0
	nop 0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = semtimedop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC34)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r0
	mov r43 = r33
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC35)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r33
	addl r45 = 12, r0
	.mmb
	mov r44 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 3664, r12
	br.ret.sptk.many b0
	.endp semaphores#
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"ok"
	.align 8
.LC37:
	stringz	"msgget"
	.align 8
.LC38:
	stringz	"msgsnd %ld: %s;"
	.align 8
.LC39:
	stringz	" %ld %s"
	.align 8
.LC40:
	stringz	"msgsnd"
	.align 8
.LC41:
	stringz	"type %ld: %ld %s, %ld\n"
	.align 8
.LC42:
	stringz	"msgsnd(q, &m, 1, 0)"
	.align 8
.LC43:
	stringz	"msgsnd(-1, &m, 1, 0)"
	.align 8
.LC44:
	stringz	"msgrcv(-1, &m, 1, 0, 0)"
	.align 8
.LC45:
	stringz	"msgget(12345, 0)"
	.align 8
.LC46:
	stringz	"msgctl(q, 99, NULL)"
	.align 8
.LC47:
	stringz	"msgctl(-1, IPC_STAT, NULL)"
	.align 8
.LC48:
	stringz	"msgctl(q, IPC_STAT, &d)"
	.align 8
.LC49:
	stringz	"%ld %ld %ld\n"
	.align 8
.LC50:
	stringz	"msgctl(q, IPC_RMID, NULL)"
	.align 8
.LC51:
	stringz	"shmget(IPC_PRIVATE, 0, 0600)"
	.align 8
.LC52:
	stringz	"shmget(12345, 1, 0)"
	.align 8
.LC53:
	stringz	"shmget"
	.align 8
.LC54:
	stringz	"shmat(s, at + 4, 0)"
	.align 8
.LC55:
	stringz	"shmat(s, NULL, SHM_REMAP)"
	.align 8
.LC56:
	stringz	"shmat(-1, NULL, 0)"
	.align 8
.LC57:
	stringz	"shmdt(at + 4)"
	.align 8
.LC58:
	stringz	"shmdt(at)"
	.align 8
.LC59:
	stringz	"shmctl(s, 99, NULL)"
	.align 8
.LC60:
	stringz	"shmctl(s, IPC_STAT, &d)"
	.align 8
.LC61:
	stringz	"%ld %d %o\n"
	.align 8
.LC62:
	stringz	"shmctl(s, SHM_LOCK, NULL)"
	.align 8
.LC63:
	stringz	"%o\n"
	.align 8
.LC64:
	stringz	"shmctl(s, SHM_UNLOCK, NULL)"
	.align 8
.LC65:
	stringz	"shmctl(s, IPC_RMID, NULL)"
	.align 8
.LC66:
	stringz	"/edges"
	.align 8
.LC67:
	stringz	"call(mq_open, \"/edges\", O_CREAT | O_RDWR, 0600, none) >= 0"
	.align 8
.LC68:
	stringz	"edges"
	.align 8
.LC69:
	stringz	"call(mq_unlink, \"edges\")"
	.align 8
.LC70:
	stringz	"call(mq_unlink, \"none\")"
	.align 8
.LC71:
	stringz	""
	.align 8
.LC72:
	stringz	"call(mq_unlink, \"\")"
	.align 8
.LC73:
	stringz	"call(mq_open, \"none\", O_RDWR, 0600, none)"
	.align 8
.LC74:
	stringz	"call(mq_open, \"\", O_CREAT | O_RDWR, 0600, none)"
	.align 8
.LC75:
	stringz	"a/b"
	.align 8
.LC76:
	stringz	"call(mq_open, \"a/b\", O_CREAT | O_RDWR, 0600, none)"
	.align 8
.LC77:
	stringz	"call(mq_open, \"edges\", O_CREAT | O_RDWR, 0600, &a)"
	.align 8
.LC78:
	stringz	"mq_open"
	.align 8
.LC79:
	stringz	"call(mq_open, \"edges\", O_CREAT | O_EXCL | O_RDWR, 0600, &a)"
	.align 8
.LC80:
	stringz	"abcd"
	.align 8
.LC81:
	stringz	"mq_send(q, \"abcd\", 4, 32767)"
	.align 8
.LC82:
	stringz	"mq_send(q, \"abcd\", 4, 32768)"
	.align 8
.LC83:
	stringz	"abcde"
	.align 8
.LC84:
	stringz	"mq_send(q, \"abcde\", 5, 1)"
	.align 8
.LC85:
	stringz	"mq_send(q, \"\", 0, 1)"
	.align 8
.LC86:
	stringz	"x"
	.align 8
.LC87:
	stringz	"mq_send(q, \"x\", 1, 1)"
	.align 8
.LC88:
	stringz	"mq_receive(q, text, 3, &priority)"
	.align 8
.LC89:
	stringz	"mq_receive(q, text, 4, &priority)"
	.align 8
.LC90:
	stringz	"priority"
	.align 8
.LC91:
	stringz	"mq_receive(q, text, 10, &priority)"
	.align 8
.LC92:
	stringz	"mq_receive(q, text, 10, NULL)"
	.align 8
.LC93:
	stringz	"mq_send(0, \"x\", 1, 1)"
	.align 8
.LC94:
	stringz	"mq_receive(-1, text, 10, NULL)"
	.align 8
.LC95:
	stringz	"mq_timedreceive(q, text, 10, NULL, &(struct timespec){0, 1000000000})"
	.align 8
.LC96:
	stringz	"mq_timedsend(q, text, 1, 0, &(struct timespec){0, -1})"
	.align 8
.LC97:
	stringz	"call(mq_getsetattr, q, no_access(), NULL)"
	.align 8
.LC98:
	stringz	"call(mq_getsetattr, q, NULL, no_access())"
	.align 8
.LC99:
	stringz	"call(mq_getsetattr, q, &a, NULL)"
	.align 8
.LC100:
	stringz	"socket"
	.align 8
.LC101:
	stringz	"by index"
	.align 8
.LC102:
	stringz	"no such index"
	.align 8
.LC103:
	stringz	"by name"
	.align 8
.LC104:
	stringz	"no such name"
	.align 8
.LC105:
	stringz	"after another"
	.align 8
.LC106:
	stringz	"another alone"
	.align 8
.LC107:
	stringz	"longer than what follows"
	.align 8
.LC108:
	stringz	"shorter than its head"
	.align 8
.LC109:
	stringz	"  %s: %s %d;"
	.align 8
.LC110:
	stringz	" %s %d"
	.align 8
.LC111:
	stringz	" %s"
	.align 8
.LC112:
	stringz	" %s %s\n"
	.align 8
.LC113:
	stringz	"socket(-1, SOCK_STREAM, 0)"
	.align 8
.LC114:
	stringz	"socket(99, SOCK_STREAM, 0)"
	.align 8
.LC115:
	stringz	"socket(AF_INET, 0, 0)"
	.align 8
.LC116:
	stringz	"socket(AF_INET, 11, 0)"
	.align 8
.LC117:
	stringz	"socket(AF_INET, SOCK_STREAM, IPPROTO_UDP)"
	.align 8
.LC118:
	stringz	"socket(AF_INET, SOCK_DGRAM, IPPROTO_TCP)"
	.align 8
.LC119:
	stringz	"socket(AF_INET, SOCK_STREAM, -1)"
	.align 8
.LC120:
	stringz	"socket(AF_INET, SOCK_STREAM, 300)"
	.align 8
.LC121:
	stringz	"socket(AF_UNIX, SOCK_STREAM, 2)"
	.align 8
.LC122:
	stringz	"socketpair(AF_INET, SOCK_STREAM, 0, s)"
	.align 8
.LC123:
	stringz	"socketpair(AF_UNIX, SOCK_STREAM, 0, no_access())"
	.align 8
.LC124:
	stringz	"socketpair"
	.align 8
.LC125:
	stringz	"bind(t, (struct sockaddr *)&a, 15)"
	.align 8
.LC126:
	stringz	"bind(t, (struct sockaddr *)&a, 129)"
	.align 8
.LC127:
	stringz	"bind(t, (struct sockaddr *)&a, -1)"
	.align 8
.LC128:
	stringz	"bind(t, no_access(), 16)"
	.align 8
.LC129:
	stringz	"bind(t, (struct sockaddr *)&u, 16)"
	.align 8
.LC130:
	stringz	"connect(t, (struct sockaddr *)&a, 15)"
	.align 8
.LC131:
	stringz	"connect(t, (struct sockaddr *)&a, 1)"
	.align 8
.LC132:
	stringz	"connect(s[0], (struct sockaddr *)&a, 16)"
	.align 8
.LC133:
	stringz	"connect(d, (struct sockaddr *)&u, 16)"
	.align 8
.LC134:
	stringz	"bind(t, (struct sockaddr *)&a, 16)"
	.align 8
.LC135:
	stringz	"accept(t, NULL, NULL)"
	.align 8
.LC136:
	stringz	"listen(d, 1)"
	.align 8
.LC137:
	stringz	"listen(s[0], 1)"
	.align 8
.LC138:
	stringz	"listen(0, 1)"
	.align 8
.LC139:
	stringz	"listen(t, -1)"
	.align 8
.LC140:
	stringz	"accept4(t, NULL, NULL, 1)"
	.align 8
.LC141:
	stringz	"getsockname(t, (struct sockaddr *)&a, no_access())"
	.align 8
.LC142:
	stringz	"getsockname(t, (struct sockaddr *)&a, &size)"
	.align 8
.LC143:
	stringz	"size"
	.align 8
.LC144:
	stringz	"getpeername(t, (struct sockaddr *)&a, &size)"
	.align 8
.LC145:
	stringz	"getpeername(s[0], (struct sockaddr *)&u, &size)"
	.align 8
.LC146:
	stringz	"shutdown(s[0], 3)"
	.align 8
.LC147:
	stringz	"shutdown(s[0], -1)"
	.align 8
.LC148:
	stringz	"shutdown(t, 0)"
	.align 8
.LC149:
	stringz	"shutdown(d, 0)"
	.align 8
.LC150:
	stringz	"shutdown(0, 0)"
	.align 8
.LC151:
	stringz	"send(d, b, 1, 0)"
	.align 8
.LC152:
	stringz	"send(t, b, 1, MSG_NOSIGNAL)"
	.align 8
.LC153:
	stringz	"sendto(s[0], b, 1, 0, (struct sockaddr *)&u, 3)"
	.align 8
.LC154:
	stringz	"sendto(d, b, 1, 0, (struct sockaddr *)&a, 15)"
	.align 8
.LC155:
	stringz	"sendto(d, b, 1, 0, (struct sockaddr *)&a, 129)"
	.align 8
.LC156:
	stringz	"sendto(d, no_access(), 1, 0, (struct sockaddr *)&a, 16)"
	.align 8
.LC157:
	stringz	"recv(s[0], b, 1, MSG_DONTWAIT)"
	.align 8
.LC158:
	stringz	"recv(s[0], b, 1, MSG_OOB)"
	.align 8
.LC159:
	stringz	"recv(d, b, 1, MSG_DONTWAIT)"
	.align 8
.LC160:
	stringz	"recv(d, b, 1, MSG_OOB)"
	.align 8
.LC161:
	stringz	"recv(t, b, 1, MSG_DONTWAIT)"
	.align 8
.LC162:
	stringz	"send(s[0], b, 1, MSG_OOB)"
	.align 8
.LC163:
	stringz	"recvmmsg(d, NULL, 0, 0, NULL)"
	.align 8
.LC164:
	stringz	"recvmmsg(d, NULL, 1, MSG_DONTWAIT, &(struct timespec){0, 1000000000})"
	.align 8
.LC165:
	stringz	"sendmmsg(d, NULL, 0, 0)"
	.align 8
.LC166:
	stringz	"sendmsg(d, no_access(), 0)"
	.align 8
.LC167:
	stringz	"recvmsg(d, no_access(), 0)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 0, 26, 6, 0
	.fframe 208
	adds r12 = -208, r12
	.save ar.lc, r57
	mov r57 = ar.lc
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	mov r55 = r1
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r61 = r0
	.save pr, r56
	mov r56 = pr
	.mmi
	addl r60 = 1, r0
	mov r59 = r0
	addl r44 = 1, r0
	;;
	.mii
	nop 0
	.save rp, r53
	mov r53 = b0
	.body
	nop 0
	;;
	.mib
	ld8 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r58 = r0
	nop 0
	addl r59 = 384, r0
	.mmb
	mov r1 = r55
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r36 = r8
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC37)
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r41 = @gprel(lengths.4#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r55
	nop 0
	adds r43 = 40, r41
	.mmi
	mov r40 = r41
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(m#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC38)
	.mlx
	add r37 = r1, r37
	movl r38 = @gprel(.LC39)
	;;
	.mmi
	add r39 = r1, r39
	add r42 = r1, r42
	add r38 = r1, r38
	.align 32
.L38:
	.mmi
	ld8 r32 = [r40], 8
	st8 [r37] = r44
	addl r61 = 2048, r0
	.mmi
	mov r59 = r37
	mov r58 = r36
	mov r34 = r41
	;;
	.mmi
	mov r60 = r32
	st4 [r35] = r0
	mov r33 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r55
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r42
	(p7) br.cond.dpnt .L105
	;;
	.mib
	nop 0
	(p6) mov r60 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
	.align 32
.L37:
	.mmi
	cmp4.eq p6, p7 = 2, r33
	ld8 r60 = [r34], 8
	addl r62 = 2048, r0
	.mmb
	st4 [r35] = r0
	mov r61 = r0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	mov r59 = r37
	nop 0
	mov r58 = r36
	.mmb
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r32 = r8
	.mmb
	mov r60 = r39
	mov r59 = r8
	(p7) br.cond.dpnt .L106
	;;
	.mib
	mov r58 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 5, r33
	(p7) br.cond.dptk .L37
	.mib
	addl r58 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r55
	cmp.ne p6, p7 = r43, r40
	(p6) br.cond.dptk .L38
	;;
.L118:
	.mlx
	nop 0
	movl r33 = @gprel(m#)
	.mii
	addl r32 = 3, r0
	nop 0
	;;
	add r33 = r1, r33
	;;
.L40:
	.mmi
	st8 [r37] = r32
	mov r60 = r32
	mov r61 = r0
	.mmb
	mov r59 = r33
	mov r58 = r36
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	adds r32 = -1, r32
	.mmb
	mov r1 = r55
	nop 0
	(p7) br.cond.spnt .L64
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L40
	.mlx
	nop 0
	movl r34 = @gprel(types.3#)
	.mlx
	nop 0
	movl r38 = @gprel(m#)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	.mlx
	add r34 = r1, r34
	movl r39 = @gprel(.LC41)
	;;
	.mmb
	nop 0
	add r38 = r1, r38
	nop 0
	.mmi
	add r40 = r1, r40
	add r39 = r1, r39
	mov ar.lc = 6
	;;
	.align 32
.L42:
	.mmi
	nop 0
	ld8 r33 = [r34], 8
	addl r62 = 2048, r0
	.mmi
	addl r60 = 100, r0
	mov r59 = r38
	mov r58 = r36
	;;
	.mib
	mov r61 = r33
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r55
	mov r32 = r8
	.mmb
	mov r61 = r40
	mov r60 = r8
	(p7) br.cond.dpnt .L107
	;;
	.mmi
	mov r59 = r33
	ld8 r62 = [r37]
	mov r58 = r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r0
	mov r60 = r32
	.mmb
	mov r59 = r38
	mov r58 = r36
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	nop 0
	mov r1 = r55
	cmp4.eq p6, p7 = -1, r8
	.bbb
	nop 0
	(p6) br.cond.spnt .L64
	br.cloop.sptk.few .L42
	;;
.L119:
	.mlx
	mov r61 = r0
	movl r59 = @gprel(m#)
	.mmi
	addl r60 = 1, r0
	mov r58 = r36
	addl r39 = -1, r0
	;;
	.mmi
	st8 [r37] = r0
	add r59 = r1, r59
	adds r41 = 104, r12
	.mmb
	st4 [r35] = r0
	adds r40 = 36, r12
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r55
	adds r49 = 188, r12
	sxt4 r59 = r8
	.mmi
	adds r34 = 32, r12
	addl r38 = 2, r0
	adds r50 = 144, r12
	;;
	.mlx
	adds r52 = 168, r12
	movl r58 = @gprel(.LC42)
	.mmi
	addl r47 = -7, r0
	addl r46 = 1, r0
	addl r45 = 4, r0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	st8 [r37] = r39
	mov r61 = r0
	.mmi
	addl r60 = 1, r0
	mov r58 = r36
	addl r37 = 4, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(m#)
	.mmi
	nop 0
	st4 [r35] = r0
	nop 0
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC42)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r0
	addl r60 = 1, r0
	.mmi
	addl r58 = -1, r0
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(m#)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC43)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	mov r61 = r0
	.mmi
	addl r60 = 1, r0
	st4 [r35] = r0
	addl r58 = -1, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(m#)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC44)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r59 = r0
	nop 0
	.mmb
	addl r58 = 12345, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC45)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r58 = r36
	mov r1 = r55
	.mmb
	addl r59 = 99, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC46)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r1 = r55
	addl r59 = 2, r0
	.mmb
	addl r58 = -1, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC47)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 16, r12
	mov r58 = r36
	mov r1 = r55
	.mmb
	addl r59 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC48)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	adds r14 = 88, r12
	.mmi
	nop 0
	ld8 r61 = [r41]
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC49)
	.mmi
	ld8 r60 = [r14]
	nop 0
	adds r14 = 96, r12
	;;
	.mib
	ld8 r59 = [r14]
	add r58 = r1, r58
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	mov r58 = r36
	mov r1 = r55
	.mmb
	mov r59 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC50)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r58 = r36
	mov r1 = r55
	.mmb
	mov r59 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mii
	mov r1 = r55
	sxt4 r59 = r8
	adds r36 = 24, r12
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC50)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r55
	nop 0
	br.call.sptk.many b0 = semaphores#
	;;
	.mmi
	addl r60 = 384, r0
	mov r1 = r55
	mov r59 = r0
	.mmb
	mov r58 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC51)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r1 = r55
	addl r59 = 1, r0
	.mmb
	addl r58 = 12345, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC52)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r0
	addl r60 = 384, r0
	nop 0
	.mmb
	addl r59 = 1, r0
	mov r1 = r55
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC53)
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r58 = r32
	nop 0
	mov r60 = r0
	.mmb
	mov r59 = r0
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	adds r42 = 4, r8
	mov r33 = r8
	mov r60 = r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	mov r1 = r55
	;;
	.mib
	mov r59 = r42
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC54)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r60 = 16384, r0
	mov r58 = r32
	mov r1 = r55
	.mmb
	mov r59 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC55)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r1 = r55
	addl r58 = -1, r0
	.mmb
	mov r59 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC56)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r58 = r42
	mov r1 = r55
	.mmb
	st4 [r35] = r0
	addl r42 = 196615, r0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC57)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r58 = r33
	nop 0
	mov r1 = r55
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC58)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r58 = r33
	mov r1 = r55
	.mmb
	st4 [r35] = r0
	adds r33 = 140, r12
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC58)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r58 = r32
	mov r1 = r55
	.mmb
	addl r59 = 99, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC59)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 16, r12
	mov r58 = r32
	mov r1 = r55
	.mmb
	addl r59 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC60)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	adds r14 = 64, r12
	.mmi
	ld4 r61 = [r40]
	ld4 r60 = [r41]
	adds r41 = 148, r12
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC61)
	.mmi
	nop 0
	ld8 r59 = [r14]
	nop 0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	mov r58 = r32
	mov r1 = r55
	.mmb
	addl r59 = 11, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC62)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 16, r12
	mov r58 = r32
	mov r1 = r55
	.mmb
	addl r59 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC60)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r59 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC63)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	mov r58 = r32
	mov r1 = r55
	.mmb
	addl r59 = 12, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC64)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r58 = r32
	mov r1 = r55
	.mmb
	mov r59 = r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC65)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 16, r12
	mov r58 = r32
	mov r1 = r55
	.mmb
	addl r59 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC60)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 40, r12
	mov r1 = r55
	adds r15 = 16, r12
	.mmi
	mov r62 = r0
	addl r61 = 384, r0
	addl r60 = 66, r0
	;;
	.mlx
	st8 [r14] = r0, 8
	movl r59 = @gprel(.LC66)
	.mmi
	st8 [r15] = r0
	nop 0
	addl r58 = 1262, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	add r59 = r1, r59
	.mmi
	st8 [r36] = r38
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r34] = r37
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st4 [r49] = r0
	;;
	st8 [r14] = r0
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	andcm r59 = -1, r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC67)
	.mib
	nop 0
	shr.u r59 = r59, 63
	nop 0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r58 = 1263, r0
	.mmi
	nop 0
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC68)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC69)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r58 = 1263, r0
	.mmi
	nop 0
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC2)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC70)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r58 = 1263, r0
	.mmi
	nop 0
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC71)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC72)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	addl r61 = 384, r0
	.mmi
	addl r60 = 2, r0
	st4 [r35] = r0
	addl r58 = 1262, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC2)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC73)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	addl r61 = 384, r0
	.mmi
	addl r60 = 66, r0
	st4 [r35] = r0
	addl r58 = 1262, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC71)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC74)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	addl r61 = 384, r0
	.mmi
	addl r60 = 66, r0
	st4 [r35] = r0
	addl r58 = 1262, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC75)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC76)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	adds r62 = 16, r12
	addl r61 = 384, r0
	.mmi
	addl r60 = 66, r0
	st8 [r36] = r0
	addl r58 = 1262, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC68)
	.mmi
	nop 0
	st4 [r35] = r0
	nop 0
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC77)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	adds r62 = 16, r12
	addl r61 = 384, r0
	.mmi
	addl r60 = 66, r0
	st8 [r36] = r38
	addl r58 = 1262, r0
	;;
	.mlx
	st8 [r34] = r0
	movl r59 = @gprel(.LC68)
	.mmi
	st4 [r35] = r0
	adds r36 = 160, r12
	adds r38 = 152, r12
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC77)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r58 = 1262, r0
	adds r62 = 16, r12
	.mmi
	st8 [r34] = r37
	addl r61 = 384, r0
	addl r60 = 2242, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC68)
	.mlx
	nop 0
	movl r37 = 1684234849
	;;
	.mlx
	add r59 = r1, r59
	movl r34 = 6776421
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	cmp.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC78)
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r62 = 16, r12
	movl r59 = @gprel(.LC68)
	.mmi
	addl r61 = 384, r0
	addl r60 = 194, r0
	addl r58 = 1262, r0
	;;
	.mmi
	nop 0
	add r59 = r1, r59
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC79)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 32767, r0
	addl r60 = 4, r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC80)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC81)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 32768, r0
	addl r60 = 4, r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC80)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC82)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 1, r0
	addl r60 = 5, r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC83)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC84)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 1, r0
	mov r60 = r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC71)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC85)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 1, r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC86)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC87)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r49
	addl r60 = 3, r0
	mov r58 = r32
	.mmi
	mov r1 = r55
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC88)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r49
	addl r60 = 4, r0
	mov r58 = r32
	.mmi
	mov r1 = r55
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC89)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r59 = [r49]
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC90)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r49
	addl r60 = 10, r0
	mov r58 = r32
	.mmi
	mov r1 = r55
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC91)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r59 = [r49]
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC90)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r0
	addl r60 = 10, r0
	mov r58 = r32
	.mmi
	mov r1 = r55
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC92)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 1, r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r0
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC86)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC93)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r0
	addl r60 = 10, r0
	mov r1 = r55
	.mmi
	addl r58 = -1, r0
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC94)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	adds r62 = 136, r12
	movl r14 = 1000000000
	.mmi
	mov r61 = r0
	addl r60 = 10, r0
	mov r58 = r32
	;;
	.mmi
	st8 [r50] = r14
	st8 [r62] = r0
	mov r1 = r55
	.mmi
	nop 0
	adds r59 = 176, r12
	nop 0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = mq_timedreceive#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC95)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r36
	mov r61 = r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r32
	mov r1 = r55
	adds r59 = 176, r12
	;;
	.mmi
	st8 [r52] = r39
	st4 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r36] = r0
	nop 0
	br.call.sptk.many b0 = mq_timedsend#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC96)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r61 = r0
	mov r60 = r8
	mov r59 = r32
	.mmb
	mov r1 = r55
	addl r58 = 1267, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC97)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r60 = r0
	mov r61 = r8
	mov r59 = r32
	.mmb
	mov r1 = r55
	addl r58 = 1267, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC98)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r60 = 16, r12
	addl r14 = 1, r0
	mov r61 = r0
	.mmi
	mov r59 = r32
	mov r1 = r55
	addl r58 = 1267, r0
	;;
	.mmi
	nop 0
	st8 [r60] = r14
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC99)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r58 = 1263, r0
	.mmi
	nop 0
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC68)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC69)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 156, r12
	adds r16 = 136, r12
	mov r1 = r55
	.mmi
	st4 [r41] = r0
	mov r60 = r0
	addl r59 = 3, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 28524, r0
	.mmi
	st4 [r16] = r42
	nop 0
	addl r58 = 16, r0
	;;
	.mmi
	st4 [r33] = r14
	st4 [r38] = r0
	nop 0
	;;
	.mib
	st4 [r50] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	.mmb
	mov r58 = r8
	addl r62 = 1, r0
	(p7) br.cond.spnt .L46
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC101)
	.mmi
	mov r61 = r0
	nop 0
	adds r60 = 136, r12
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	mov r1 = r55
	addl r62 = 77, r0
	nop 0
	.mmi
	mov r61 = r0
	adds r60 = 136, r12
	mov r58 = r32
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC102)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	nop 0
	.mmi
	addl r61 = 8, r0
	adds r60 = 136, r12
	mov r58 = r32
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC103)
	.mlx
	nop 0
	movl r48 = @gprel(kinds.1#)
	;;
	.mib
	add r59 = r1, r59
	add r48 = r1, r48
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	mov r1 = r55
	addl r14 = 120, r0
	mov r62 = r0
	.mmi
	addl r61 = 8, r0
	adds r60 = 136, r12
	mov r58 = r32
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC104)
	.mmi
	addl r40 = @gprel(page.2#), gp
	st1 [r33] = r14
	adds r51 = 80, r48
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	mov r1 = r55
	adds r60 = 136, r12
	addl r14 = 262156, r0
	.mmi
	st4 [r41] = r42
	mov r62 = r0
	addl r61 = 20, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC105)
	.mlx
	st4 [r60] = r14
	movl r39 = @gprel(.LC36)
	;;
	.mlx
	addl r14 = 28524, r0
	movl r44 = @gprel(.LC109)
	.mlx
	add r59 = r1, r59
	movl r43 = @gprel(.LC110)
	;;
	.mmi
	st8 [r38] = r14
	mov r58 = r32
	add r39 = r1, r39
	.mmi
	add r44 = r1, r44
	st4 [r33] = r37
	add r43 = r1, r43
	;;
	.mib
	st4 [r50] = r34
	nop 0
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	nop 0
	.mmi
	addl r61 = 12, r0
	adds r60 = 136, r12
	mov r58 = r32
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC106)
	.mlx
	nop 0
	movl r41 = @gprel(.LC111)
	;;
	.mib
	add r59 = r1, r59
	add r41 = r1, r41
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	mov r1 = r55
	adds r60 = 136, r12
	addl r14 = 262165, r0
	.mmi
	mov r62 = r0
	addl r61 = 20, r0
	mov r58 = r32
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC107)
	.mlx
	st4 [r60] = r14
	movl r42 = @gprel(.LC112)
	;;
	.mmi
	nop 0
	add r59 = r1, r59
	add r42 = r1, r42
	.mmb
	st4 [r33] = r37
	st4 [r50] = r34
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	mov r1 = r55
	adds r60 = 136, r12
	addl r14 = 262147, r0
	.mmi
	mov r62 = r0
	addl r61 = 20, r0
	mov r58 = r32
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC108)
	.mmi
	st4 [r60] = r14
	st4 [r33] = r37
	nop 0
	;;
	.mmi
	nop 0
	add r59 = r1, r59
	nop 0
	.mmb
	st4 [r50] = r34
	nop 0
	br.call.sptk.many b0 = attributes#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r58 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
	.align 32
.L62:
	.mmi
	adds r15 = 12, r48
	adds r14 = 8, r48
	mov r60 = r0
	;;
	.mmi
	nop 0
	ld4 r58 = [r14]
	nop 0
	.mmb
	ld4 r59 = [r15]
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r34 = r8
	nop 0
	(p6) br.cond.spnt .L46
	;;
	.mlx
	nop 0
	movl r38 = @gprel(options.0#)
	.mmi
	nop 0
	ld8 r58 = [r48]
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov ar.lc = 9
	.align 32
.L61:
	.mmi
	adds r15 = 8, r38
	adds r14 = 12, r38
	adds r62 = 16, r12
	.mmi
	adds r16 = 136, r12
	st4 [r36] = r47
	mov r61 = r36
	;;
	.mmi
	ld4 r32 = [r15]
	st4 [r16] = r46
	nop 0
	.mmi
	st4 [r62] = r45
	ld4 r33 = [r14]
	mov r58 = r34
	;;
	.mib
	mov r60 = r33
	mov r59 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r55
	;;
	.mib
	(p7) ld8 r59 = [r38]
	(p7) mov r60 = r39
	(p7) br.cond.dptk .L48
	;;
	.mmi
	ld4 r58 = [r35]
	ld8 r59 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r58
	(p7) br.cond.dpnt .L108
	;;
	.mmi
	(p6) mov r60 = r39
	nop 0
	nop 0
.L48:
	.mib
	ld4 r61 = [r36]
	mov r58 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r62 = 4, r0
	adds r61 = 136, r12
	.mmi
	mov r60 = r33
	mov r59 = r32
	mov r58 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L49
.L116:
	.mmi
	adds r62 = 16, r12
	mov r61 = r36
	mov r60 = r33
	.mmb
	mov r59 = r32
	mov r58 = r34
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L50:
	.mmi
	mov r59 = r39
	ld4 r60 = [r36]
	mov r58 = r43
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r61 = [r40]
	nop 0
	mov r1 = r55
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r61
	(p7) br.cond.dpnt .L109
.L53:
	.mmi
	addl r62 = 4, r0
	mov r60 = r33
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r34
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L71
	.mmi
	nop 0
	ld4 r58 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r58
	(p7) br.cond.dpnt .L110
.L71:
	.mmi
	mov r59 = r39
	nop 0
	nop 0
.L54:
	.mib
	mov r58 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	adds r61 = 136, r12
	.mmi
	mov r60 = r33
	mov r59 = r32
	mov r58 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L73
	.mmi
	nop 0
	ld4 r58 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r58
	(p7) br.cond.dpnt .L111
.L73:
	.mib
	mov r59 = r39
	mov r58 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r62 = -1, r0
	adds r61 = 136, r12
	.mmi
	mov r60 = r33
	mov r59 = r32
	mov r58 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r37 = r8
	nop 0
	cmp4.eq p16, p17 = 0, r8
	.mmi
	ld8 r62 = [r40]
	nop 0
	mov r1 = r55
	;;
	.mmi
	(p17) ld4 r37 = [r35]
	nop 0
	cmp.ne p6, p7 = 0, r62
	;;
	.mib
	nop 0
	(p17) cmp4.eq p16, p17 = 0, r37
	(p7) br.cond.dpnt .L112
.L57:
	.pred.rel.mutex p16, p17
	.mmi
	adds r61 = 136, r12
	mov r60 = r33
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r34
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L58
.L114:
	.pred.rel.mutex p16, p17
	.mib
	(p16) mov r32 = r39
	(p16) mov r60 = r39
	(p17) br.cond.dpnt .L113
	;;
.L59:
	.mmi
	mov r59 = r32
	nop 0
	mov r58 = r42
	.mmb
	adds r38 = 16, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br.cloop.sptk.few .L61
.L115:
	.mib
	adds r48 = 16, r48
	mov r58 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	cmp.ne p6, p7 = r51, r48
	(p6) br.cond.dptk .L62
	.mmi
	adds r14 = 170, r12
	st2 [r52] = r0
	adds r15 = 162, r12
	.mmi
	adds r58 = 18, r12
	addl r60 = 108, r0
	mov r59 = r0
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 172, r12
	.mlx
	st2 [r15] = r0
	movl r15 = 16777343
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 174, r12
	adds r34 = 196, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	addl r14 = 2, r0
	;;
	.mmi
	st2 [r36] = r14
	nop 0
	adds r14 = 164, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r16 = 16, r12
	addl r14 = 1, r0
	mov r1 = r55
	.mmi
	mov r60 = r0
	addl r59 = 1, r0
	addl r58 = -1, r0
	;;
	.mmi
	nop 0
	st2 [r16] = r14
	addl r14 = 16, r0
	.mmi
	nop 0
	st4 [r35] = r0
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC113)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r0
	addl r59 = 1, r0
	.mmb
	addl r58 = 99, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC114)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r0
	mov r59 = r0
	.mmb
	addl r58 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC115)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r0
	addl r59 = 11, r0
	.mmb
	addl r58 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC116)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 17, r0
	addl r59 = 1, r0
	.mmb
	addl r58 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC117)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 6, r0
	addl r59 = 2, r0
	.mmb
	addl r58 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC118)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = -1, r0
	addl r59 = 1, r0
	.mmb
	addl r58 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC119)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 300, r0
	addl r59 = 1, r0
	.mmb
	addl r58 = 2, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC120)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 2, r0
	addl r59 = 1, r0
	.mmb
	addl r58 = 1, r0
	st4 [r35] = r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC121)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r49
	mov r60 = r0
	mov r1 = r55
	.mmi
	addl r59 = 1, r0
	st4 [r35] = r0
	addl r58 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC122)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	mov r60 = r0
	.mmb
	addl r59 = 1, r0
	addl r58 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC123)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r49
	addl r58 = 1, r0
	mov r1 = r55
	.mmb
	mov r60 = r0
	addl r59 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC124)
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r60 = r0
	nop 0
	addl r59 = 1, r0
	.mmb
	addl r58 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r32 = r8
	mov r1 = r55
	.mmb
	mov r60 = r0
	addl r59 = 2, r0
	(p6) br.cond.spnt .L46
	;;
	.mib
	addl r58 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r33 = r8
	mov r1 = r55
	.mmb
	addl r60 = 15, r0
	mov r59 = r36
	(p6) br.cond.spnt .L46
	;;
	.mmi
	nop 0
	mov r58 = r32
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC125)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 129, r0
	mov r59 = r36
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC126)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r60 = -1, r0
	mov r1 = r55
	mov r59 = r36
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC127)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 16, r0
	nop 0
	.mmb
	mov r58 = r32
	mov r59 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC128)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 16, r0
	adds r59 = 16, r12
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC129)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 15, r0
	mov r59 = r36
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC130)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 1, r0
	mov r59 = r36
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC131)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 16, r0
	mov r59 = r36
	.mmb
	ld4 r58 = [r49]
	st4 [r35] = r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC132)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 16, r0
	adds r59 = 16, r12
	.mmb
	mov r58 = r33
	st4 [r35] = r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC133)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 16, r0
	mov r59 = r36
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC134)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r60 = 16, r0
	mov r59 = r36
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC134)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r0
	mov r1 = r55
	mov r58 = r32
	.mmb
	st4 [r35] = r0
	mov r59 = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC135)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r58 = r33
	.mmb
	st4 [r35] = r0
	addl r59 = 1, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC136)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r58 = [r49]
	nop 0
	.mmb
	st4 [r35] = r0
	addl r59 = 1, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC137)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	addl r59 = 1, r0
	.mmb
	st4 [r35] = r0
	mov r58 = r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC138)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r58 = r32
	.mmb
	st4 [r35] = r0
	addl r59 = -1, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC139)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r61 = 1, r0
	mov r60 = r0
	mov r1 = r55
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	mov r59 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = accept4#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC140)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r8
	nop 0
	.mmb
	mov r59 = r36
	mov r58 = r32
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC141)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -1, r0
	mov r60 = r34
	mov r1 = r55
	.mmi
	mov r59 = r36
	st4 [r35] = r0
	mov r58 = r32
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC142)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 4, r0
	mov r60 = r34
	mov r1 = r55
	.mmi
	mov r59 = r36
	st4 [r35] = r0
	mov r58 = r32
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC142)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r59 = [r34]
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC143)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r34
	mov r1 = r55
	mov r59 = r36
	.mmb
	mov r58 = r32
	st4 [r35] = r0
	br.call.sptk.many b0 = getpeername#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC144)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r60 = r34
	mov r1 = r55
	adds r59 = 16, r12
	.mmb
	ld4 r58 = [r49]
	st4 [r35] = r0
	br.call.sptk.many b0 = getpeername#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC145)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	ld4 r59 = [r34]
	st4 [r35] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC143)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r58 = [r49]
	nop 0
	.mmb
	st4 [r35] = r0
	addl r59 = 3, r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC146)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r58 = [r49]
	nop 0
	.mmb
	st4 [r35] = r0
	addl r59 = -1, r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC147)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r58 = r32
	.mmb
	st4 [r35] = r0
	mov r59 = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC148)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r58 = r33
	.mmb
	st4 [r35] = r0
	mov r59 = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC149)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r59 = r0
	.mmb
	st4 [r35] = r0
	mov r58 = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC150)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r33
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC151)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 16384, r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC152)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r62 = 16, r12
	mov r1 = r55
	addl r63 = 3, r0
	.mmi
	mov r61 = r0
	addl r60 = 1, r0
	adds r59 = 176, r12
	;;
	.mmi
	nop 0
	ld4 r58 = [r49]
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC153)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r36
	mov r1 = r55
	addl r63 = 15, r0
	.mmi
	mov r61 = r0
	addl r60 = 1, r0
	mov r58 = r33
	;;
	.mmi
	nop 0
	adds r59 = 176, r12
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC154)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r36
	addl r63 = 129, r0
	mov r61 = r0
	.mmi
	addl r60 = 1, r0
	mov r1 = r55
	mov r58 = r33
	;;
	.mmi
	nop 0
	adds r59 = 176, r12
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC155)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r63 = 16, r0
	mov r62 = r36
	mov r1 = r55
	.mmi
	mov r61 = r0
	addl r60 = 1, r0
	mov r58 = r33
	;;
	.mib
	mov r59 = r8
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC156)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 64, r0
	addl r60 = 1, r0
	.mmi
	ld4 r58 = [r49]
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC157)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 1, r0
	addl r60 = 1, r0
	.mmi
	ld4 r58 = [r49]
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC158)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 64, r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r33
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC159)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 1, r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r33
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC160)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 64, r0
	addl r60 = 1, r0
	.mmi
	mov r58 = r32
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC161)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r61 = 1, r0
	addl r60 = 1, r0
	.mmi
	ld4 r58 = [r49]
	st4 [r35] = r0
	adds r59 = 176, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC162)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r62 = r0
	mov r61 = r0
	.mmi
	mov r60 = r0
	mov r58 = r33
	mov r59 = r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = recvmmsg#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC163)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	adds r62 = 136, r12
	movl r14 = 1000000000
	.mmi
	mov r1 = r55
	addl r61 = 64, r0
	addl r60 = 1, r0
	;;
	.mmi
	st8 [r62] = r0
	nop 0
	mov r58 = r33
	.mmi
	st8 [r50] = r14
	nop 0
	mov r59 = r0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = recvmmsg#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC164)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r61 = r0
	mov r60 = r0
	mov r1 = r55
	.mmi
	mov r58 = r33
	st4 [r35] = r0
	mov r59 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sendmmsg#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC165)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r60 = r0
	mov r1 = r55
	nop 0
	.mmb
	mov r58 = r33
	mov r59 = r8
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC166)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r33
	nop 0
	.mmb
	mov r60 = r0
	mov r59 = r8
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC167)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r55
	mov pr = r56, -1
	;;
	.mii
	nop 0
	mov b0 = r53
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	;;
	mov ar.lc = r57
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L105:
	.body
	.copy_state 1
	.mmi
	ld4 r58 = [r35]
	nop 0
	mov r34 = r41
	.mmb
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r8
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L37
.L112:
	.pred.rel.mutex p16, p17
	.mmi
	mov r63 = r0
	addl r62 = -1, r0
	addl r61 = 34, r0
	.mmi
	mov r60 = r0
	addl r59 = 65536, r0
	mov r58 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r33
	mov r62 = r8
	.mmi
	st8 [r40] = r8
	adds r61 = 136, r12
	mov r59 = r32
	;;
	.mib
	mov r58 = r34
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L114
	.align 32
.L58:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r33 = [r35]
	nop 0
	(p17) mov r58 = r37
	.mmb
	(p16) mov r32 = r39
	nop 0
	(p17) br.call.dpnt.many b0 = strerrorname_np#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p17) mov r1 = r55
	.mmi
	(p17) mov r32 = r8
	nop 0
	mov r58 = r33
	;;
	.mib
	(p6) mov r60 = r39
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mib
	adds r38 = 16, r38
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r8
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br.cloop.sptk.few .L61
	.mib
	nop 0
	nop 0
	br .L115
.L109:
	.mmi
	mov r63 = r0
	addl r62 = -1, r0
	addl r61 = 34, r0
	.mmi
	mov r60 = r0
	addl r59 = 65536, r0
	mov r58 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r61 = r8
	.mmb
	nop 0
	st8 [r40] = r8
	br .L53
.L113:
	.mib
	mov r58 = r37
	adds r38 = 16, r38
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r55
	.mmi
	mov r60 = r39
	nop 0
	mov r58 = r42
	;;
	.mib
	mov r59 = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br.cloop.sptk.few .L61
	.mib
	nop 0
	nop 0
	br .L115
.L110:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r55
	mov r59 = r8
	br .L54
.L111:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r59 = r8
	.mmb
	mov r58 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r62 = -1, r0
	adds r61 = 136, r12
	.mmi
	mov r60 = r33
	mov r59 = r32
	mov r58 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r37 = r8
	nop 0
	cmp4.eq p16, p17 = 0, r8
	.mmi
	ld8 r62 = [r40]
	nop 0
	mov r1 = r55
	;;
	.mmi
	(p17) ld4 r37 = [r35]
	nop 0
	cmp.ne p6, p7 = 0, r62
	;;
	.mib
	nop 0
	(p17) cmp4.eq p16, p17 = 0, r37
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L112
.L108:
	.mmi
	nop 0
	adds r14 = 208, r12
	nop 0
	;;
	.mib
	st8 [r14] = r59
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	adds r15 = 208, r12
	mov r1 = r55
	nop 0
	.mmi
	mov r60 = r8
	ld4 r61 = [r36]
	mov r58 = r44
	;;
	.mib
	ld8 r59 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r62 = 4, r0
	adds r61 = 136, r12
	.mmi
	mov r60 = r33
	mov r59 = r32
	mov r58 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L116
	.align 32
.L49:
	.mmi
	mov r61 = r36
	ld4 r37 = [r35]
	adds r62 = 16, r12
	.mmi
	mov r60 = r33
	mov r59 = r32
	mov r58 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r37
	nop 0
	mov r1 = r55
	.mmb
	mov r58 = r37
	nop 0
	(p7) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r59 = r8
	.mmb
	ld4 r60 = [r36]
	mov r58 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r61 = [r40]
	nop 0
	mov r1 = r55
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r61
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L109
.L32:
	.mmi
	addl r62 = 6144, r0
	mov r61 = r0
	mov r59 = r37
	.mmb
	mov r58 = r36
	addl r33 = 3, r0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r32 = r8
	cmp.gt p6, p7 = r0, r8
	mov r1 = r55
	.mmb
	mov r60 = r39
	mov r58 = r38
	(p6) br.cond.dpnt .L117
	;;
	.mib
	mov r59 = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L37
.L106:
	.mib
	ld4 r58 = [r35]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r8
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 5, r33
	(p6) br.cond.dptk .L37
	.mib
	addl r58 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r55
	cmp.ne p6, p7 = r43, r40
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L118
.L107:
	.mib
	ld4 r58 = [r35]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	mov r61 = r8
	mov r60 = r32
	.mmi
	ld8 r62 = [r37]
	mov r59 = r33
	mov r58 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br.cloop.sptk.few .L42
	.mib
	nop 0
	nop 0
	br .L119
.L117:
	.mib
	ld4 r58 = [r35]
	addl r33 = 3, r0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r8
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L37
	;;
.L46:
	.mlx
	nop 0
	movl r58 = @gprel(.LC100)
	;;
	.mib
	nop 0
	add r58 = r1, r58
	br.call.sptk.many b0 = must.part.0#
	;;
.L64:
	.mlx
	nop 0
	movl r58 = @gprel(.LC40)
	;;
	.mib
	nop 0
	add r58 = r1, r58
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC170:
	stringz	"IP 0"
	.align 8
.LC171:
	stringz	"TCP_NODELAY"
	.align 8
.LC172:
	stringz	"TCP_CORK"
	.align 8
.LC173:
	stringz	"TCP 0"
	.align 8
.LC174:
	stringz	"TCP 90"
	.align 8
.LC175:
	stringz	"UDP_CORK"
	.align 8
.LC176:
	stringz	"UDP 90"
	.align 8
.LC177:
	stringz	"IPV6_V6ONLY"
	.align 8
.LC178:
	stringz	"IPV6 0"
	.align 8
.LC179:
	stringz	"IPV6_ADDRFORM"
	.section	.rodata
	.align 8
	.type	options.0#, @object
	.size	options.0#, 160
options.0:
	data8	.LC170
	data4	0
	data4	0
	data8	.LC171
	data4	6
	data4	1
	data8	.LC172
	data4	6
	data4	3
	data8	.LC173
	data4	6
	data4	0
	data8	.LC174
	data4	6
	data4	90
	data8	.LC175
	data4	17
	data4	1
	data8	.LC176
	data4	17
	data4	90
	data8	.LC177
	data4	41
	data4	26
	data8	.LC178
	data4	41
	data4	0
	data8	.LC179
	data4	41
	data4	1
	.section	.rodata.str1.8
	.align 8
.LC180:
	stringz	"tcp"
	.align 8
.LC181:
	stringz	"udp"
	.align 8
.LC182:
	stringz	"tcp6"
	.align 8
.LC183:
	stringz	"udp6"
	.align 8
.LC184:
	stringz	"unix"
	.section	.rodata
	.align 8
	.type	kinds.1#, @object
	.size	kinds.1#, 80
kinds.1:
	data8	.LC180
	data4	2
	data4	1
	data8	.LC181
	data4	2
	data4	2
	data8	.LC182
	data4	10
	data4	1
	data8	.LC183
	data4	10
	data4	2
	data8	.LC184
	data4	1
	data4	1
	.sbss
	.align 8
	.type	page.2#, @object
	.size	page.2#, 8
page.2:
	.skip	8
	.section	.rodata
	.align 8
	.type	types.3#, @object
	.size	types.3#, 56
types.3:
	data8	0
	data8	-1
	data8	2
	data8	-2
	data8	3
	data8	-3
	data8	-5
	.align 8
	.type	lengths.4#, @object
	.size	lengths.4#, 40
lengths.4:
	data8	-1
	data8	0
	data8	1
	data8	8192
	data8	8193
	.bss
	.align 8
	.type	m#, @object
	.size	m#, 9008
m:
	.skip	9008
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
