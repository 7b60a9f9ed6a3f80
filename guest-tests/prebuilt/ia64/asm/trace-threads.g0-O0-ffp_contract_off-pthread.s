// 3e01d46b6b1f39c5c96b75a8c4bb2936
	.file	"trace-threads.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.sbss
	.align 4
	.type	ready#, @object
	.size	ready#, 8
ready:
	.skip	8
	.align 4
	.type	gate#, @object
	.size	gate#, 8
gate:
	.skip	8
	.section	.rodata
	.align 8
.LC1:
	stringz	"r"
	.text
	.align 16
	.proc sleeps#
sleeps:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	addl r14 = @gprel(ready#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	;;
	addl r14 = @gprel(gate#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	adds r38 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp sleeps#
	.align 16
	.proc tracee#
tracee:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	addl r36 = 19, r0
	;;
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L7
	;;
.L8:
	adds r15 = -8, r34
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	mov r39 = r0
	addl r38 = @ltoff(@fptr(sleeps#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r34
	;;
	st4 [r16] = r14
.L7:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L8
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	br .L9
	;;
.L10:
	adds r15 = -8, r34
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L9:
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L10
	addl r14 = 4, r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp tracee#
	.bss
	.align 4
	.type	threads#, @object
	.size	threads#, 12
threads:
	.skip	12
	.sbss
	.align 4
	.type	known#, @object
	.size	known#, 4
known:
	.skip	4
	.section	.rodata
	.align 8
.LC2:
	stringz	"wait"
	.text
	.align 16
	.proc wait_for_one#
wait_for_one:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	movl r39 = 1073741824
	;;
	ld8 r38 = [r14]
	addl r37 = -1, r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -12, r35
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L13
	;;
.L16:
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	br .L15
	;;
.L14:
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L13:
	addl r14 = @gprel(known#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	addl r14 = @gprel(known#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(known#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(known#), gp
	;;
	st4 [r16] = r15
.L15:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp wait_for_one#
	.section	.rodata
	.align 8
.LC3:
	stringz	"/proc/%d/task/%d/status"
	.align 8
.LC4:
	stringz	"%63s"
	.text
	.align 16
	.proc status_field#
status_field:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -368, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st4 [r14] = r32
	adds r14 = -12, r39
	;;
	st4 [r14] = r33
	adds r14 = -8, r39
	;;
	st8 [r14] = r34
	mov r14 = r39
	;;
	st8 [r14] = r35
	adds r14 = -352, r39
	;;
	st4 [r14] = r0
	adds r15 = -12, r39
	adds r14 = -16, r39
	adds r16 = -336, r39
	;;
	ld4 r45 = [r15]
	ld4 r44 = [r14]
	movl r43 = @gprel(.LC3)
	;;
	add r43 = r1, r43
	addl r42 = 64, r0
	mov r41 = r16
	br.call.sptk.many b0 = snprintf#
	mov r1 = r40
	adds r36 = -344, r39
	adds r14 = -336, r39
	;;
	movl r42 = @gprel(.LC1)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = fopen#
	mov r1 = r40
	mov r14 = r8
	;;
	st8 [r36] = r14
	br .L18
	;;
.L20:
	adds r14 = -8, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r16 = r8
	adds r14 = -8, r39
	adds r15 = -272, r39
	;;
	mov r43 = r16
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = strncmp#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -8, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -272, r39
	;;
	add r15 = r14, r15
	mov r14 = r39
	;;
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	mov r41 = r15
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	adds r15 = -352, r39
	;;
	st4 [r15] = r14
.L18:
	adds r14 = -344, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = -344, r39
	adds r15 = -272, r39
	;;
	ld8 r43 = [r14]
	addl r42 = 256, r0
	mov r41 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
.L19:
	adds r14 = -344, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -344, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r40
.L21:
	adds r15 = -352, r39
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp status_field#
	.section	.rodata
	.align 8
.LC5:
	stringz	"pipe"
	.align 8
.LC6:
	stringz	"%d events, %d stops, %d threads\n"
	.align 8
.LC7:
	stringz	"yes"
	.align 8
.LC8:
	stringz	"NO"
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -240, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -224, r35
	;;
	st4 [r14] = r0
	adds r14 = -220, r35
	;;
	st4 [r14] = r0
	adds r14 = -216, r35
	;;
	st4 [r14] = r0
	addl r37 = @gprel(ready#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r37 = @gprel(gate#), gp
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -204, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -204, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = tracee#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = exit#
	;;
.L24:
	adds r14 = -196, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait_for_one#
	mov r1 = r36
	adds r14 = -204, r35
	addl r40 = 8, r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r14 = -204, r35
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	br .L25
	;;
.L30:
	adds r32 = -200, r35
	adds r14 = -196, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait_for_one#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 16, 16
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L26
	adds r15 = -120, r35
	adds r14 = -204, r35
	;;
	mov r40 = r15
	mov r39 = r0
	ld4 r38 = [r14]
	addl r37 = 16897, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -120, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -224, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -224, r35
	;;
	st4 [r15] = r14
	br .L27
	;;
.L26:
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L28
	addl r16 = 1, r0
	br .L29
	;;
.L28:
	mov r16 = r0
.L29:
	adds r14 = -220, r35
	adds r15 = -220, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L27:
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
.L25:
	adds r14 = -220, r35
	adds r16 = -224, r35
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L30
	addl r14 = @gprel(known#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -220, r35
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	adds r14 = -224, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -192, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L31
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -192, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -204, r35
	addl r38 = 19, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r32 = -200, r35
	adds r14 = -196, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait_for_one#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -191, r35
	adds r14 = -204, r35
	;;
	mov r40 = r16
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = status_field#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -191, r35
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -191, r35
	adds r14 = -204, r35
	;;
	mov r40 = r16
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = status_field#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	adds r14 = -191, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 19, r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r14 = -212, r35
	;;
	st4 [r14] = r0
	br .L39
	;;
.L42:
	adds r32 = -200, r35
	adds r14 = -196, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait_for_one#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L40
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -112, r35
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	addl r37 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -212, r35
	adds r15 = -212, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -212, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L42
	adds r14 = -208, r35
	;;
	st4 [r14] = r0
	br .L43
	;;
.L46:
	movl r15 = @gprel(threads#)
	;;
	add r15 = r1, r15
	adds r14 = -208, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -208, r35
	adds r15 = -208, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L43:
	adds r14 = -208, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(threads#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -204, r35
	addl r40 = 23, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1235, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	adds r14 = -196, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait_for_one#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L47
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 23, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r14 = @gprel(threads#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 23, r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	;;
	addl r14 = @gprel(gate#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 2, r0
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	br .L49
	;;
.L56:
	adds r32 = -200, r35
	adds r14 = -196, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait_for_one#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L52:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L53
	;;
.L50:
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L54
	adds r14 = -216, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L55:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L53:
	adds r14 = -216, r35
	adds r15 = -216, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L49:
	adds r14 = -216, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L56
	adds r14 = -196, r35
	movl r39 = 1073741824
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L58:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
