// 212f9e812c43b1ef9865b5d165186f1d
	.file	"ambient.c"
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
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.section	.rodata
	.align 8
.LC2:
	stringz	"call(capset, &h, &s)"
	.text
	.align 16
	.proc set#
set:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st4 [r14] = r34
	movl r14 = 537396514
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	adds r14 = -28, r37
	;;
	st4 [r14] = r0
	adds r14 = -24, r37
	mov r15 = r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -24, r37
	;;
	adds r14 = 4, r14
	adds r15 = 4, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -24, r37
	;;
	adds r14 = 8, r14
	adds r15 = 8, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -24, r37
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r0
	adds r14 = -24, r37
	;;
	adds r14 = 16, r14
	;;
	st4 [r14] = r0
	adds r14 = -24, r37
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r37
	;;
	mov r41 = r14
	adds r40 = -32, r37
	addl r39 = 1186, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp set#
	.section	.rodata
	.align 8
.LC3:
	stringz	"r"
	.align 8
.LC4:
	stringz	"/proc/self/status"
	.align 8
.LC5:
	stringz	"%s:"
	.align 8
.LC6:
	stringz	"Cap"
	.align 8
.LC7:
	stringz	"CapBnd"
	.align 8
.LC8:
	stringz	" %.3s %.8s"
	.text
	.align 16
	.proc show_status#
show_status:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -224, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fopen#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -208, r36
	;;
	st8 [r15] = r14
	mov r14 = r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L10
	;;
.L11:
	adds r14 = -200, r36
	addl r40 = 3, r0
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strncmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -200, r36
	addl r40 = 6, r0
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strncmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r33 = -200, r36
	;;
	adds r33 = 3, r33
	adds r14 = -200, r36
	addl r39 = 9, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 9, r14
	;;
	mov r40 = r14
	mov r39 = r33
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L10:
	adds r14 = -200, r36
	adds r15 = -208, r36
	;;
	ld8 r40 = [r15]
	addl r39 = 200, r0
	mov r38 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	adds r14 = -208, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_status#
	.section	.rodata
	.align 8
.LC9:
	stringz	"ambient"
	.align 8
.LC10:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.proc execute#
execute:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	mov r14 = r35
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execl#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	mov r39 = r0
	mov r38 = r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp execute#
	.section	.rodata
	.align 8
.LC11:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, CAP_NET_RAW)"
	.align 8
.LC12:
	stringz	"PR_SET_KEEPCAPS"
	.align 8
.LC13:
	stringz	"setresgid"
	.align 8
.LC14:
	stringz	"setresuid"
	.align 8
.LC15:
	stringz	"begin"
	.align 8
.LC16:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_KILL)"
	.align 8
.LC17:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_NET_RAW)"
	.align 8
.LC18:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_CHOWN)"
	.align 8
.LC19:
	stringz	"ambient(PR_CAP_AMBIENT_RAISE, CAP_SYS_ADMIN)"
	.align 8
.LC20:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, CAP_KILL)"
	.align 8
.LC21:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, CAP_CHOWN)"
	.align 8
.LC22:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, 63)"
	.align 8
.LC23:
	stringz	"ambient(PR_CAP_AMBIENT_IS_SET, -1)"
	.align 8
.LC24:
	stringz	"ambient(PR_CAP_AMBIENT_CLEAR_ALL, 1)"
	.align 8
.LC25:
	stringz	"ambient(5, CAP_KILL)"
	.align 8
.LC26:
	stringz	"ambient(0, CAP_KILL)"
	.align 8
.LC27:
	stringz	"prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 1L, 0L)"
	.align 8
.LC28:
	stringz	"prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 1L)"
	.align 8
.LC29:
	stringz	"raised"
	.align 8
.LC30:
	stringz	"executed with both"
	.align 8
.LC31:
	stringz	"ambient(PR_CAP_AMBIENT_LOWER, CAP_KILL)"
	.align 8
.LC32:
	stringz	"executed with one"
	.align 8
.LC33:
	stringz	"dropped"
	.align 8
.LC34:
	stringz	"executed with the rest"
	.align 8
.LC35:
	stringz	"ambient(PR_CAP_AMBIENT_CLEAR_ALL, 0)"
	.align 8
.LC36:
	stringz	"executed without"
	.align 8
.LC37:
	stringz	"not inherited"
	.align 8
.LC38:
	stringz	"prctl(PR_SET_SECUREBITS, 0x40L)"
	.align 8
.LC39:
	stringz	"prctl(PR_CAPBSET_DROP, (long)CAP_NET_RAW)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r41 = r0
	addl r40 = 1, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = show_status#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 13, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r14 = r0
	br .L16
	;;
.L15:
	addl r14 = 32, r0
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	addl r15 = 8192, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r39 = 1, r0
	addl r38 = 8, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = 1001, r0
	;;
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = 1001, r0
	;;
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -12, r36
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r36
	adds r17 = -16, r36
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = set#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_status#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -12, r36
	adds r18 = -16, r36
	;;
	ld4 r15 = [r18]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r36
	adds r17 = -16, r36
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	;;
	mov r17 = r14
	adds r14 = -12, r36
	adds r18 = -16, r36
	;;
	ld4 r15 = [r18]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	br.call.sptk.many b0 = set#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 13, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 21, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 63, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 4, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 5, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	mov r39 = r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	addl r41 = 1, r0
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 1, r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_status#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = execute#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 3, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 3, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = execute#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -12, r36
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -12, r36
	adds r17 = -16, r36
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	ld4 r40 = [r14]
	mov r39 = r15
	mov r38 = r16
	br.call.sptk.many b0 = set#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r15 = [r14]
	adds r18 = -16, r36
	;;
	ld4 r14 = [r18]
	;;
	or r14 = r14, r15
	;;
	mov r16 = r14
	adds r15 = -12, r36
	adds r14 = -12, r36
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 13, r0
	addl r39 = 1, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_status#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = execute#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 4, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = execute#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 13, r0
	addl r39 = 2, r0
	addl r38 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r15 = -12, r36
	adds r14 = -12, r36
	mov r40 = r0
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_status#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	addl r38 = 28, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 13, r0
	addl r38 = 24, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
