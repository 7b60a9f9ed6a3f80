// 6728852a150c7aa6a48a0e67de501175
	.file	"trace-threads.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.text
	.align 16
	.align 64
	.proc sleeps#
sleeps:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	addl r14 = @gprel(ready#+4), gp
	.mlx
	mov r35 = r1
	movl r37 = @gprel(.LC0)
	;;
	.mii
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	add r37 = r1, r37
	.mmb
	ld4 r36 = [r14]
	addl r38 = 1, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 1, r0
	adds r37 = 16, r12
	;;
	.mmi
	nop 0
	addl r14 = @gprel(gate#), gp
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp sleeps#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"/proc/%d/task/%d/status"
	.align 8
.LC2:
	stringz	"%63s"
	.text
	.align 16
	.align 64
	.proc status_field#
status_field:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 5, 0
	.fframe 320
	adds r12 = -320, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r44 = @gprel(.LC1)
	;;
	.mmi
	add r44 = r1, r44
	mov r45 = r32
	mov r46 = r33
	.mmb
	addl r43 = 64, r0
	adds r42 = 272, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	adds r42 = 272, r12
	mov r38 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r41
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L3
	;;
	.align 32
.L5:
	.mmi
	adds r42 = 16, r12
	nop 0
	mov r44 = r37
	.mmb
	addl r43 = 256, r0
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	nop 0
	mov r42 = r34
	mov r1 = r41
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L12
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r41
	mov r43 = r34
	adds r42 = 16, r12
	.mmb
	mov r36 = r8
	mov r44 = r8
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r44 = r35
	;;
	.mib
	add r43 = r1, r43
	add r42 = r14, r36
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r8
	mov r1 = r41
	adds r42 = 16, r12
	.mii
	mov r44 = r37
	addl r43 = 256, r0
	;;
	(p6) addl r38 = 1, r0
	;;
	.mib
	(p7) mov r38 = r0
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r42 = r34
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
	.align 32
.L12:
	.mib
	nop 0
	mov r42 = r37
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L3:
	.mii
	mov r8 = r38
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 320, r12
	br.ret.sptk.many b0
	.endp status_field#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	movl r36 = @gprel(.LC3)
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
.LC4:
	stringz	"wait"
	.text
	.align 16
	.align 64
	.proc wait_for_one#
wait_for_one:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r38 = 1073741824
	.mmb
	addl r36 = -1, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r16 = r8
	nop 0
	(p6) br.cond.spnt .L16
	;;
	.mlx
	addl r19 = @gprel(known#), gp
	movl r18 = @gprel(threads#)
	;;
	.mmi
	ld4 r17 = [r19]
	nop 0
	add r18 = r1, r18
	;;
	.mib
	cmp4.lt p6, p7 = 0, r17
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	(p6) mov r8 = r0
	(p6) mov r14 = r18
	;;
	.align 32
.L20:
	.mmi
	nop 0
	ld4 r15 = [r14], 4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	adds r8 = 1, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r8, r17
	(p6) br.cond.dptk .L20
.L18:
	.mii
	nop 0
	sxt4 r14 = r17
	nop 0
	.mii
	adds r15 = 1, r17
	mov r8 = r17
	;;
	shladd r14 = r14, 2, r0
	.mii
	st4 [r19] = r15
	nop 0
	;;
	add r18 = r18, r14
	;;
	.mmi
	st4 [r18] = r16
	nop 0
	nop 0
.L15:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L16:
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp wait_for_one#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"pipe"
	.align 8
.LC8:
	stringz	"%d events, %d stops, %d threads\n"
	.align 8
.LC9:
	stringz	"read(ready[0], &byte, 1) == 1 && read(ready[0], &byte, 1) == 1"
	.align 8
.LC10:
	stringz	"%-3s %s\n"
	.align 8
.LC11:
	stringz	"WSTOPSIG(status) == SIGSTOP"
	.align 8
.LC12:
	stringz	"State:"
	.align 8
.LC13:
	stringz	"t"
	.align 8
.LC14:
	stringz	"status_field(pid, threads[who], \"State:\", field) && !strcmp(field, \"t\")"
	.align 8
.LC15:
	stringz	"TracerPid:"
	.align 8
.LC16:
	stringz	"status_field(pid, threads[who], \"TracerPid:\", field) && atoi(field) == getpid()"
	.align 8
.LC17:
	stringz	"WSTOPSIG(status) == SIGSTOP && ptrace(PTRACE_GETSIGINFO, threads[who], 0, &info) == -1 && errno == EINVAL"
	.align 8
.LC18:
	stringz	"ptrace(PTRACE_CONT, threads[i], 0, 0) == 0"
	.align 8
.LC19:
	stringz	"wait_for_one(&status) == 2 && WSTOPSIG(status) == SIGURG"
	.align 8
.LC20:
	stringz	"go"
	.align 8
.LC21:
	stringz	"WIFEXITED(status)"
	.align 8
.LC22:
	stringz	"WEXITSTATUS(status) == 4 && ended == 2"
	.align 8
.LC23:
	stringz	"waitpid(-1, &status, __WALL) == -1 && errno == ECHILD"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 4, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	.body
	nop 0
	addl r44 = @gprel(ready#), gp
	;;
	.mmi
	mov r34 = r0
	adds r33 = 208, r12
	nop 0
	.mmb
	mov r36 = r0
	addl r38 = 255, r0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L26
	;;
	.mib
	addl r44 = @gprel(gate#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r43
	(p6) br.cond.spnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	mov r37 = r8
	.mib
	mov r44 = r33
	sxt4 r39 = r8
	(p7) br.cond.spnt .L72
	;;
	.mlx
	nop 0
	movl r35 = @gprel(threads#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 8, r0
	mov r46 = r0
	.mmb
	mov r45 = r37
	addl r44 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	mov r46 = r0
	.mmb
	mov r45 = r37
	addl r44 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L31:
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r43
	mov r32 = r8
	;;
	.mii
	nop 0
	extr r15 = r14, 16, 16
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 3, r15
	extr r14 = r14, 8, 24
	(p7) br.cond.dpnt .L73
	;;
	.mib
	cmp4.ge p6, p7 = 0, r8
	and r14 = r38, r14
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	cmp4.eq p6, p7 = 19, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r34 = r34, r14
.L29:
	.mib
	nop 0
	sxt4 r32 = r32
	nop 0
	.mmi
	mov r47 = r0
	mov r46 = r0
	addl r44 = 7, r0
	;;
	.mmi
	shladd r32 = r32, 2, r0
	;;
	add r32 = r35, r32
	nop 0
	;;
	.mib
	ld4 r45 = [r32]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	add r14 = r36, r34
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L31
.L77:
	.mlx
	addl r14 = @gprel(known#), gp
	movl r44 = @gprel(.LC8)
	.mmi
	addl r32 = @gprel(ready#), gp
	mov r46 = r34
	mov r45 = r36
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	.mmb
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 1, r0
	nop 0
	.mmb
	adds r45 = 212, r12
	ld4 r44 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = 1, r8
	(p6) br.cond.dpnt .L32
	;;
.L34:
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r45 = 19, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r44 = r37
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r43
	sxt4 r32 = r8
	;;
	.mib
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mlx
	cmp4.ne p6, p7 = 19, r14
	movl r44 = @gprel(.LC10)
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC5)
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	shladd r14 = r32, 2, r0
	.mmi
	adds r47 = 144, r12
	nop 0
	mov r44 = r37
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	.mmi
	nop 0
	add r14 = r35, r14
	nop 0
	;;
	.mib
	ld4 r45 = [r14]
	add r46 = r1, r46
	br.call.sptk.many b0 = status_field#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L36
	;;
.L78:
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	.mmi
	nop 0
	adds r44 = 144, r12
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC5)
	;;
	.mii
	(p6) add r45 = r1, r45
	nop 0
	;;
	(p7) add r45 = r1, r45
.L36:
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	shladd r14 = r32, 2, r0
	.mmi
	adds r47 = 144, r12
	nop 0
	mov r44 = r37
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	.mmi
	add r14 = r35, r14
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = status_field#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L37
	;;
.L39:
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	shladd r32 = r32, 2, r0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	addl r34 = 3, r0
	movl r44 = @gprel(.LC10)
	.mlx
	add r45 = r1, r45
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	add r46 = r1, r46
	add r44 = r1, r44
	add r40 = r1, r40
	.mmb
	add r32 = r35, r32
	addl r39 = 255, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 19, r0
	mov r46 = r0
	.mmi
	addl r44 = 7, r0
	ld4 r45 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r36 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	add r36 = r1, r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L43:
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r43
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	and r14 = r39, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dpnt .L40
.L42:
	.mmi
	adds r34 = -1, r34
	mov r45 = r40
	nop 0
	.mmb
	mov r46 = r38
	mov r44 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L43
	;;
.L76:
	.mlx
	nop 0
	movl r32 = @gprel(threads#)
	.mlx
	adds r38 = 12, r35
	movl r36 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC10)
	.mii
	add r32 = r1, r32
	add r36 = r1, r36
	;;
	add r34 = r1, r34
.L45:
	.mmi
	nop 0
	ld4 r45 = [r32], 4
	mov r47 = r0
	.mmb
	mov r46 = r0
	addl r44 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmi
	mov r46 = r36
	nop 0
	mov r44 = r34
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r32, r38
	(p6) br.cond.dptk .L45
	.mmi
	adds r14 = 8, r35
	mov r45 = r37
	addl r47 = 23, r0
	.mmi
	addl r44 = 1235, r0
	mov r32 = r0
	addl r36 = 255, r0
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	.mlx
	adds r35 = 8, r35
	movl r46 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	.mlx
	(p6) add r45 = r1, r45
	movl r37 = @gprel(.LC21)
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	add r44 = r1, r44
	.mmb
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 23, r0
	mov r46 = r0
	.mmi
	addl r44 = 7, r0
	ld4 r45 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC10)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 2, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	.mmi
	addl r14 = @gprel(gate#+4), gp
	;;
	add r45 = r1, r45
	nop 0
	.mmb
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L52:
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r14 = [r33]
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	;;
	.mmi
	and r14 = 127, r14
	nop 0
	adds r32 = 1, r32
	.mii
	mov r46 = r37
	mov r44 = r34
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L52
.L51:
	.mlx
	mov r45 = r33
	movl r46 = 1073741824
	.mmb
	addl r44 = -1, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L75
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L53:
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L40:
	.body
	.copy_state 1
	.mib
	nop 0
	sxt4 r14 = r8
	nop 0
	.mmi
	adds r47 = 16, r12
	mov r46 = r0
	addl r44 = 16898, r0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r35, r14
	nop 0
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L42
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mmi
	adds r34 = -1, r34
	mov r46 = r38
	mov r44 = r36
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L76
.L73:
	.mmi
	adds r47 = 16, r12
	mov r46 = r0
	mov r45 = r37
	.mib
	addl r44 = 16897, r0
	sxt4 r32 = r32
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r15 = 16, r12
	shladd r32 = r32, 2, r0
	mov r1 = r43
	.mmi
	mov r47 = r0
	mov r46 = r0
	addl r44 = 7, r0
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	add r32 = r35, r32
	;;
	.mmi
	cmp.ne p6, p7 = r39, r14
	ld4 r45 = [r32]
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r36 = r36, r14
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	add r14 = r36, r34
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L77
	;;
.L47:
	.mib
	nop 0
	extr r14 = r14, 8, 24
	nop 0
	.mlx
	cmp4.eq p6, p7 = 2, r32
	movl r46 = @gprel(.LC22)
	;;
	.mmi
	and r14 = r36, r14
	nop 0
	(p6) addl r15 = 1, r0
	.mlx
	add r46 = r1, r46
	movl r45 = @gprel(.LC5)
	;;
	.mmi
	(p7) mov r15 = r0
	nop 0
	cmp4.eq p6, p7 = 4, r14
	.mlx
	add r45 = r1, r45
	movl r44 = @gprel(.LC10)
	;;
	.mii
	(p6) addl r14 = 1, r0
	add r44 = r1, r44
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r33
	nop 0
	mov r1 = r43
	.mlx
	addl r44 = -1, r0
	movl r46 = 1073741824
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L53
.L75:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 10, r14
	movl r46 = @gprel(.LC23)
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	.mmi
	add r46 = r1, r46
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
.L74:
	.body
	.copy_state 2
	.mlx
	ld4 r14 = [r33]
	movl r46 = @gprel(.LC19)
	.mlx
	adds r35 = 8, r35
	movl r44 = @gprel(.LC10)
	;;
	.mmi
	mov r32 = r0
	nop 0
	extr.u r14 = r14, 8, 8
	.mlx
	add r46 = r1, r46
	movl r37 = @gprel(.LC21)
	;;
	.mmi
	cmp4.ne p6, p7 = 23, r14
	nop 0
	add r44 = r1, r44
	.mmi
	add r37 = r1, r37
	nop 0
	addl r36 = 255, r0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 23, r0
	.mmi
	ld4 r45 = [r35]
	mov r46 = r0
	addl r44 = 7, r0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC10)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 2, r0
	;;
	.mlx
	addl r14 = @gprel(gate#+4), gp
	movl r45 = @gprel(.LC20)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	.mmb
	ld4 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L52
.L37:
	.mmi
	addl r46 = 10, r0
	nop 0
	mov r45 = r0
	.mmb
	adds r44 = 144, r12
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r43
	mov r34 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = r34, r8
	(p6) br.cond.dptk .L39
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mlx
	shladd r32 = r32, 2, r0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	addl r34 = 3, r0
	movl r44 = @gprel(.LC10)
	.mlx
	add r45 = r1, r45
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	add r46 = r1, r46
	add r44 = r1, r44
	add r40 = r1, r40
	.mmb
	add r32 = r35, r32
	addl r39 = 255, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 19, r0
	mov r46 = r0
	.mmi
	addl r44 = 7, r0
	ld4 r45 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	.mlx
	nop 0
	movl r36 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L43
.L32:
	.mmi
	addl r46 = 1, r0
	nop 0
	adds r45 = 212, r12
	.mmb
	ld4 r44 = [r32]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L34
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC10)
	.mmi
	add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r45 = 19, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r44 = r37
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r43
	sxt4 r32 = r8
	;;
	.mib
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mlx
	cmp4.ne p6, p7 = 19, r14
	movl r44 = @gprel(.LC10)
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC5)
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	shladd r14 = r32, 2, r0
	.mmi
	adds r47 = 144, r12
	nop 0
	mov r44 = r37
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	.mmi
	nop 0
	add r14 = r35, r14
	nop 0
	;;
	.mib
	ld4 r45 = [r14]
	add r46 = r1, r46
	br.call.sptk.many b0 = status_field#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC6)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L78
	;;
.L50:
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	adds r32 = 1, r32
	movl r44 = @gprel(.LC10)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L51
	;;
.L26:
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
.L72:
	.mmi
	mov r47 = r0
	mov r46 = r0
	mov r45 = r0
	.mmb
	mov r44 = r0
	adds r32 = 24, r12
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r43
	addl r44 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mii
	mov r45 = r0
	adds r44 = 16, r12
	;;
	addl r46 = @ltoff(@fptr(sleeps#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mii
	mov r45 = r0
	mov r44 = r32
	;;
	addl r46 = @ltoff(@fptr(sleeps#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r43
	mov r45 = r0
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r43
	ld8 r44 = [r32]
	mov r45 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r43
	addl r44 = 4, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	known#, @object
	.size	known#, 4
known:
	.skip	4
	.bss
	.align 4
	.type	threads#, @object
	.size	threads#, 12
threads:
	.skip	12
	.sbss
	.align 4
	.type	gate#, @object
	.size	gate#, 8
gate:
	.skip	8
	.align 4
	.type	ready#, @object
	.size	ready#, 8
ready:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
