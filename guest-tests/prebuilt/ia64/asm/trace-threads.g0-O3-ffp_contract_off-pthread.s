// 6f268e6e4ef932b5d240aa92cb3292d3
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
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L3
	;;
	.align 32
.L6:
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
	(p6) br.cond.dptk .L6
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
	mov r14 = r8
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L16
	;;
	.mlx
	addl r17 = @gprel(known#), gp
	movl r15 = @gprel(threads#)
	;;
	.mmi
	ld4 r8 = [r17]
	nop 0
	add r15 = r1, r15
	;;
	.mib
	cmp4.lt p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	ld4 r16 = [r15]
	;;
	cmp4.eq p6, p7 = r16, r14
	adds r16 = 4, r15
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mib
	cmp4.eq p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	cmp4.eq p6, p7 = r16, r14
	adds r16 = 8, r15
	;;
	.mib
	(p6) addl r8 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mib
	cmp4.eq p6, p7 = 2, r8
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	ld4 r16 = [r16]
	;;
	cmp4.ne p6, p7 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r8 = 2, r0
	(p7) br.cond.dpnt .L15
	;;
.L18:
	.mii
	nop 0
	sxt4 r16 = r8
	adds r18 = 1, r8
	;;
	.mmi
	shladd r16 = r16, 2, r0
	st4 [r17] = r18
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	st4 [r15] = r14
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
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
	.align 8
.LC9:
	stringz	"pipe"
	.align 8
.LC10:
	stringz	"%d events, %d stops, %d threads\n"
	.align 8
.LC11:
	stringz	"read(ready[0], &byte, 1) == 1 && read(ready[0], &byte, 1) == 1"
	.align 8
.LC12:
	stringz	"%-3s %s\n"
	.align 8
.LC13:
	stringz	"WSTOPSIG(status) == SIGSTOP"
	.align 8
.LC14:
	stringz	"State:"
	.align 8
.LC15:
	stringz	"t"
	.align 8
.LC16:
	stringz	"status_field(pid, threads[who], \"State:\", field) && !strcmp(field, \"t\")"
	.align 8
.LC17:
	stringz	"TracerPid:"
	.align 8
.LC18:
	stringz	"status_field(pid, threads[who], \"TracerPid:\", field) && atoi(field) == getpid()"
	.align 8
.LC19:
	stringz	"WSTOPSIG(status) == SIGSTOP && ptrace(PTRACE_GETSIGINFO, threads[who], 0, &info) == -1 && errno == EINVAL"
	.align 8
.LC20:
	stringz	"ptrace(PTRACE_CONT, threads[i], 0, 0) == 0"
	.align 8
.LC21:
	stringz	"wait_for_one(&status) == 2 && WSTOPSIG(status) == SIGURG"
	.align 8
.LC22:
	stringz	"go"
	.align 8
.LC23:
	stringz	"WIFEXITED(status)"
	.align 8
.LC24:
	stringz	"WEXITSTATUS(status) == 4 && ended == 2"
	.align 8
.LC25:
	stringz	"waitpid(-1, &status, __WALL) == -1 && errno == ECHILD"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 16, 4, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r45
	mov r45 = b0
	.mmi
	mov r47 = r1
	.body
	nop 0
	addl r48 = @gprel(ready#), gp
	;;
	.mmi
	mov r36 = r0
	adds r32 = 208, r12
	nop 0
	.mmb
	mov r38 = r0
	addl r43 = 255, r0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L33
	;;
	.mlx
	addl r48 = @gprel(gate#), gp
	movl r40 = 1073741824
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r47
	(p6) br.cond.spnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	mov r39 = r8
	.mib
	mov r48 = r32
	sxt4 r44 = r8
	(p7) br.cond.spnt .L128
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
	mov r1 = r47
	addl r51 = 8, r0
	mov r50 = r0
	.mmi
	mov r49 = r39
	addl r48 = 16896, r0
	adds r41 = 4, r35
	;;
	.mib
	addl r34 = @gprel(known#), gp
	adds r42 = 8, r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r47
	mov r51 = r0
	mov r50 = r0
	.mmb
	mov r49 = r39
	addl r48 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
	.align 32
.L48:
	.mmi
	mov r49 = r32
	mov r50 = r40
	nop 0
	.mmb
	addl r48 = -1, r0
	mov r33 = r35
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r49 = r8
	nop 0
	(p6) br.cond.spnt .L71
	;;
	.mmi
	ld4 r14 = [r34]
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	extr r17 = r15, 16, 16
	cmp4.lt p6, p7 = 0, r14
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L129
	;;
	.mmi
	nop 0
	ld4 r16 = [r35]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r8, r16
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	ld4 r16 = [r41]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r8
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmi
	nop 0
	ld4 r16 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r16, r8
	(p6) br.cond.dpnt .L130
	;;
.L39:
	.mii
	nop 0
	sxt4 r37 = r14
	nop 0
	.mii
	adds r14 = 1, r14
	cmp4.eq p6, p7 = 3, r17
	;;
	shladd r16 = r37, 2, r0
	.mmi
	st4 [r34] = r14
	;;
	add r16 = r35, r16
	nop 0
	;;
	.mib
	st4 [r16] = r49
	nop 0
	(p6) br.cond.dpnt .L43
.L45:
	.mii
	nop 0
	extr r15 = r15, 8, 24
	;;
	and r15 = r43, r15
	;;
	.mmi
	cmp4.eq p6, p7 = 19, r15
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r36 = r36, r14
.L47:
	.mmi
	mov r51 = r0
	nop 0
	mov r50 = r0
	.mmb
	addl r48 = 7, r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	add r14 = r38, r36
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L48
.L134:
	.mlx
	addl r35 = @gprel(ready#), gp
	movl r48 = @gprel(.LC10)
	.mmi
	ld4 r51 = [r34]
	mov r50 = r36
	mov r49 = r38
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	addl r50 = 1, r0
	nop 0
	.mmb
	adds r49 = 212, r12
	ld4 r48 = [r35]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r47
	cmp.eq p6, p7 = 1, r8
	(p6) br.cond.dpnt .L49
	;;
.L51:
	.mlx
	nop 0
	movl r49 = @gprel(.LC8)
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r49 = 19, r0
	nop 0
	mov r1 = r47
	.mmb
	mov r48 = r39
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r47
	mov r48 = r32
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r47
	sxt4 r35 = r8
	;;
	.mib
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	.mlx
	nop 0
	movl r50 = @gprel(.LC13)
	;;
	.mlx
	cmp4.ne p6, p7 = 19, r14
	movl r48 = @gprel(.LC12)
	.mmi
	nop 0
	add r50 = r1, r50
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	.mmi
	nop 0
	add r48 = r1, r48
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	shladd r14 = r35, 2, r0
	.mmi
	adds r51 = 144, r12
	nop 0
	mov r48 = r39
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	nop 0
	add r14 = r33, r14
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	add r50 = r1, r50
	br.call.sptk.many b0 = status_field#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L53
	;;
.L137:
	.mlx
	nop 0
	movl r49 = @gprel(.LC15)
	.mmi
	nop 0
	adds r48 = 144, r12
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	;;
	.mii
	(p6) add r49 = r1, r49
	nop 0
	;;
	(p7) add r49 = r1, r49
.L53:
	.mlx
	nop 0
	movl r50 = @gprel(.LC16)
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	shladd r14 = r35, 2, r0
	.mmi
	adds r51 = 144, r12
	nop 0
	mov r48 = r39
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC17)
	.mmi
	add r14 = r33, r14
	;;
	nop 0
	add r50 = r1, r50
	.mmb
	nop 0
	ld4 r49 = [r14]
	br.call.sptk.many b0 = status_field#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L54
	;;
.L56:
	.mlx
	addl r36 = 3, r0
	movl r49 = @gprel(.LC8)
	.mlx
	adds r42 = 4, r33
	movl r50 = @gprel(.LC18)
	;;
	.mlx
	adds r43 = 8, r33
	movl r48 = @gprel(.LC12)
	.mmi
	add r49 = r1, r49
	add r50 = r1, r50
	addl r38 = 255, r0
	;;
	.mlx
	add r48 = r1, r48
	movl r40 = 1073741824
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	shladd r14 = r35, 2, r0
	nop 0
	.mmi
	addl r51 = 19, r0
	mov r50 = r0
	addl r48 = 7, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	add r14 = r33, r14
	movl r37 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC12)
	.mmi
	add r41 = r1, r41
	ld4 r49 = [r14]
	add r37 = r1, r37
	;;
	.mib
	nop 0
	add r35 = r1, r35
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L65:
	.mmi
	mov r50 = r40
	nop 0
	mov r49 = r32
	.mmb
	addl r48 = -1, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r47
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L71
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mmi
	ld4 r15 = [r33]
	;;
	cmp4.eq p6, p7 = r8, r15
	nop 0
	;;
	.mib
	(p6) mov r14 = r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	ld4 r15 = [r42]
	;;
	cmp4.eq p6, p7 = r8, r15
	nop 0
	;;
	.mib
	(p6) addl r14 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	ld4 r15 = [r43]
	;;
	cmp4.ne p6, p7 = r15, r8
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r14 = 2, r0
	(p7) br.cond.dpnt .L61
	;;
.L59:
	.mii
	nop 0
	sxt4 r15 = r14
	adds r16 = 1, r14
	;;
	.mmi
	shladd r15 = r15, 2, r0
	st4 [r34] = r16
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r33, r15
	nop 0
	;;
	.mmi
	st4 [r15] = r8
	nop 0
	nop 0
.L61:
	.mmi
	nop 0
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 8, 24
	;;
	and r15 = r38, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 19, r15
	(p6) br.cond.dpnt .L62
.L64:
	.mmi
	adds r36 = -1, r36
	mov r49 = r41
	nop 0
	.mmb
	mov r50 = r37
	mov r48 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L65
	;;
.L135:
	.mlx
	nop 0
	movl r35 = @gprel(threads#)
	.mlx
	adds r38 = 12, r33
	movl r37 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	add r35 = r1, r35
	movl r36 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mmi
	add r37 = r1, r37
	add r41 = r1, r41
	add r36 = r1, r36
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L69:
	.mmi
	mov r50 = r0
	ld4 r49 = [r35], 4
	nop 0
	.mmb
	mov r51 = r0
	addl r48 = 7, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	nop 0
	mov r1 = r47
	mov r50 = r37
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L66
	.mib
	mov r49 = r40
	mov r48 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = r38, r35
	(p6) br.cond.dptk .L69
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r49 = r39
	.mmi
	addl r51 = 23, r0
	nop 0
	addl r48 = 1235, r0
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r47
	mov r48 = r32
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L131
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L70:
	.mlx
	adds r36 = 8, r33
	movl r50 = @gprel(.LC21)
	.mlx
	mov r35 = r0
	movl r48 = @gprel(.LC12)
	;;
	.mmi
	add r50 = r1, r50
	add r48 = r1, r48
	addl r42 = 255, r0
	.mmb
	adds r38 = 4, r33
	addl r39 = 4, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	addl r51 = 23, r0
	nop 0
	.mmi
	mov r50 = r0
	ld4 r49 = [r36]
	addl r48 = 7, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r37 = 1073741824
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r50 = 2, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mlx
	addl r14 = @gprel(gate#+4), gp
	movl r49 = @gprel(.LC22)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r49 = r1, r49
	.mmb
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L85:
	.mmi
	mov r49 = r32
	nop 0
	mov r50 = r37
	.mmb
	addl r48 = -1, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r47
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L71
	;;
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mmi
	ld4 r15 = [r33]
	;;
	cmp4.ne p6, p7 = r8, r15
	nop 0
	;;
	.mib
	(p7) ld4 r15 = [r32]
	nop 0
	(p7) br.cond.dpnt .L75
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r8, r15
	nop 0
	(p7) br.cond.dpnt .L80
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	sxt4 r14 = r14
	(p6) br.cond.dpnt .L79
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld4 r15 = [r36]
	nop 0
	;;
	.mib
	add r14 = r33, r14
	cmp4.eq p6, p7 = r8, r15
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	st4 [r34] = r39
	ld4 r15 = [r32]
	nop 0
	.mmi
	st4 [r14] = r8
	nop 0
	nop 0
	;;
.L78:
	.mmi
	and r15 = 127, r15
	mov r50 = r41
	mov r48 = r40
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
	.align 32
.L82:
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r35
	(p6) br.cond.dptk .L85
.L84:
	.mlx
	mov r49 = r32
	movl r50 = 1073741824
	.mmb
	addl r48 = -1, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L133
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L86:
	.mlx
	nop 0
	movl r50 = @gprel(.LC25)
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
.L129:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r33 = @gprel(threads#)
	.mmi
	adds r15 = 1, r14
	cmp4.ne p6, p7 = 3, r17
	sxt4 r37 = r14
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	shladd r14 = r37, 2, r0
	.mmi
	st4 [r34] = r15
	;;
	add r14 = r33, r14
	nop 0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	(p6) br.cond.dptk .L47
	.align 32
.L43:
	.mmi
	mov r49 = r39
	adds r51 = 16, r12
	mov r50 = r0
	.mmb
	addl r48 = 16897, r0
	shladd r37 = r37, 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r15 = 16, r12
	add r37 = r33, r37
	mov r1 = r47
	;;
	.mmi
	ld8 r14 = [r15]
	ld4 r49 = [r37]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r44, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r38 = r38, r14
.L136:
	.mmi
	mov r51 = r0
	nop 0
	mov r50 = r0
	.mmb
	addl r48 = 7, r0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	add r14 = r38, r36
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L134
.L62:
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	adds r51 = 16, r12
	mov r50 = r0
	addl r48 = 16898, r0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r33, r14
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L64
	.mlx
	nop 0
	movl r49 = @gprel(.LC7)
	.mmi
	adds r36 = -1, r36
	mov r50 = r37
	mov r48 = r35
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L65
	.mib
	nop 0
	nop 0
	br .L135
	;;
.L132:
	.mii
	nop 0
	sxt4 r16 = r14
	adds r17 = 1, r14
	.mmb
	cmp4.eq p6, p7 = 0, r14
	ld4 r15 = [r32]
	nop 0
	;;
	.mmi
	shladd r14 = r16, 2, r0
	st4 [r34] = r17
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r33, r14
	nop 0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	(p7) br.cond.spnt .L78
.L75:
	.mib
	nop 0
	extr r15 = r15, 8, 24
	nop 0
	.mlx
	cmp4.eq p6, p7 = 2, r35
	movl r50 = @gprel(.LC24)
	;;
	.mmi
	and r15 = r42, r15
	nop 0
	(p6) addl r16 = 1, r0
	.mlx
	add r50 = r1, r50
	movl r49 = @gprel(.LC7)
	;;
	.mmi
	(p7) mov r16 = r0
	nop 0
	cmp4.eq p6, p7 = 4, r15
	.mlx
	add r49 = r1, r49
	movl r48 = @gprel(.LC12)
	;;
	.mii
	(p6) addl r14 = 1, r0
	add r48 = r1, r48
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r16, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r32
	nop 0
	mov r1 = r47
	.mlx
	addl r48 = -1, r0
	movl r50 = 1073741824
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L86
	.mib
	nop 0
	nop 0
	br .L133
	;;
.L66:
	.mib
	mov r49 = r41
	mov r48 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp.eq p6, p7 = r38, r35
	(p7) br.cond.dptk .L69
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r49 = r39
	.mmi
	addl r51 = 23, r0
	nop 0
	addl r48 = 1235, r0
	;;
	.mib
	ld4 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r47
	mov r48 = r32
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L70
	.mib
	nop 0
	nop 0
	br .L131
.L80:
	.mmi
	ld4 r15 = [r32]
	mov r50 = r41
	mov r48 = r40
	;;
	.mmi
	and r15 = 127, r15
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L82
.L133:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r47
	;;
	.mlx
	cmp4.ne p6, p7 = 10, r14
	movl r50 = @gprel(.LC25)
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	.mmi
	add r50 = r1, r50
	nop 0
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	nop 0
	br.ret.sptk.many b0
.L131:
	.body
	.copy_state 2
	.mlx
	ld4 r14 = [r32]
	movl r50 = @gprel(.LC21)
	.mlx
	adds r36 = 8, r33
	movl r48 = @gprel(.LC12)
	;;
	.mmi
	mov r35 = r0
	add r50 = r1, r50
	extr.u r14 = r14, 8, 8
	.mlx
	add r48 = r1, r48
	movl r37 = 1073741824
	;;
	.mmi
	cmp4.ne p6, p7 = 23, r14
	nop 0
	addl r42 = 255, r0
	.mmi
	adds r38 = 4, r33
	nop 0
	addl r39 = 4, r0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r47
	addl r51 = 23, r0
	.mmi
	ld4 r49 = [r36]
	mov r50 = r0
	addl r48 = 7, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r50 = 2, r0
	;;
	.mlx
	addl r14 = @gprel(gate#+4), gp
	movl r40 = @gprel(.LC12)
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r49 = r1, r49
	.mmb
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L85
.L130:
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r17
	(p7) br.cond.dptk .L45
	.mmi
	mov r49 = r39
	adds r51 = 16, r12
	mov r50 = r0
	.mmb
	addl r48 = 16897, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r15 = 16, r12
	shladd r37 = r37, 2, r0
	mov r1 = r47
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	add r37 = r33, r37
	;;
	.mmi
	cmp.ne p6, p7 = r44, r14
	ld4 r49 = [r37]
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
	.mib
	nop 0
	add r38 = r38, r14
	br .L136
.L54:
	.mmi
	addl r50 = 10, r0
	nop 0
	mov r49 = r0
	.mmb
	adds r48 = 144, r12
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r47
	mov r36 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = r36, r8
	(p6) br.cond.dptk .L56
	;;
	.mlx
	addl r36 = 3, r0
	movl r49 = @gprel(.LC7)
	.mlx
	adds r42 = 4, r33
	movl r50 = @gprel(.LC18)
	;;
	.mlx
	adds r43 = 8, r33
	movl r48 = @gprel(.LC12)
	.mmi
	add r49 = r1, r49
	add r50 = r1, r50
	addl r38 = 255, r0
	;;
	.mlx
	add r48 = r1, r48
	movl r40 = 1073741824
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	shladd r14 = r35, 2, r0
	nop 0
	.mmi
	addl r51 = 19, r0
	mov r50 = r0
	addl r48 = 7, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	add r14 = r33, r14
	movl r37 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC12)
	.mmi
	add r41 = r1, r41
	ld4 r49 = [r14]
	add r37 = r1, r37
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L65
.L49:
	.mmi
	addl r50 = 1, r0
	nop 0
	adds r49 = 212, r12
	.mmb
	ld4 r48 = [r35]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r47
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L51
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC7)
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	.mmi
	add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r49 = 19, r0
	nop 0
	mov r1 = r47
	.mmb
	mov r48 = r39
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r47
	mov r48 = r32
	br.call.sptk.many b0 = wait_for_one#
	;;
	.mmi
	ld4 r14 = [r32]
	mov r1 = r47
	sxt4 r35 = r8
	;;
	.mib
	nop 0
	extr.u r14 = r14, 8, 8
	nop 0
	.mlx
	nop 0
	movl r50 = @gprel(.LC13)
	;;
	.mlx
	cmp4.ne p6, p7 = 19, r14
	movl r48 = @gprel(.LC12)
	.mmi
	nop 0
	add r50 = r1, r50
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	.mmi
	nop 0
	add r48 = r1, r48
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	shladd r14 = r35, 2, r0
	.mmi
	adds r51 = 144, r12
	nop 0
	mov r48 = r39
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	nop 0
	add r14 = r33, r14
	nop 0
	;;
	.mib
	ld4 r49 = [r14]
	add r50 = r1, r50
	br.call.sptk.many b0 = status_field#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L137
.L38:
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r17
	(p7) br.cond.dptk .L47
	;;
	.mmi
	mov r49 = r39
	adds r51 = 16, r12
	mov r50 = r0
	.mmb
	addl r48 = 16897, r0
	mov r37 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r15 = 16, r12
	shladd r37 = r37, 2, r0
	mov r1 = r47
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	add r37 = r33, r37
	;;
	.mmi
	cmp.ne p6, p7 = r44, r14
	ld4 r49 = [r37]
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
	.mib
	nop 0
	add r38 = r38, r14
	br .L136
.L83:
	.mlx
	nop 0
	movl r49 = @gprel(.LC8)
	.mlx
	adds r35 = 1, r35
	movl r48 = @gprel(.LC12)
	;;
	.mib
	add r49 = r1, r49
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 3, r35
	(p6) br.cond.dptk .L85
	.mib
	nop 0
	nop 0
	br .L84
	;;
.L40:
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r17
	(p7) br.cond.dptk .L45
	.mmi
	mov r49 = r39
	adds r51 = 16, r12
	mov r50 = r0
	.mmb
	addl r48 = 16897, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	adds r15 = 16, r12
	shladd r37 = r37, 2, r0
	mov r1 = r47
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	add r37 = r33, r37
	;;
	.mmi
	cmp.ne p6, p7 = r44, r14
	ld4 r49 = [r37]
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
	.mib
	nop 0
	add r38 = r38, r14
	br .L136
.L76:
	.mmi
	ld4 r15 = [r32]
	nop 0
	adds r14 = 4, r33
	.mmi
	mov r50 = r41
	nop 0
	mov r48 = r40
	;;
	.mmi
	and r15 = 127, r15
	st4 [r14] = r8
	addl r14 = 2, r0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	st4 [r34] = r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L82
.L79:
	.mmi
	ld4 r15 = [r32]
	nop 0
	adds r14 = 8, r33
	.mmi
	mov r50 = r41
	nop 0
	mov r48 = r40
	;;
	.mmi
	and r15 = 127, r15
	st4 [r14] = r8
	addl r14 = 3, r0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	st4 [r34] = r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L82
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	.mmb
	ld4 r48 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC3)
	.mlx
	nop 0
	movl r49 = @gprel(.LC4)
	;;
	.mib
	add r48 = r1, r48
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L33:
	.mlx
	nop 0
	movl r48 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r48 = r1, r48
	br.call.sptk.many b0 = must.part.0#
	;;
.L128:
	.mmi
	mov r51 = r0
	mov r50 = r0
	mov r49 = r0
	.mmb
	mov r48 = r0
	adds r32 = 24, r12
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r47
	addl r48 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r51 = r0
	.mii
	mov r49 = r0
	adds r48 = 16, r12
	;;
	addl r50 = @ltoff(@fptr(sleeps#)), gp
	;;
	.mib
	ld8 r50 = [r50]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r51 = r0
	.mii
	mov r49 = r0
	mov r48 = r32
	;;
	addl r50 = @ltoff(@fptr(sleeps#)), gp
	;;
	.mib
	ld8 r50 = [r50]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r47
	mov r49 = r0
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r47
	ld8 r48 = [r32]
	mov r49 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r47
	addl r48 = 4, r0
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
