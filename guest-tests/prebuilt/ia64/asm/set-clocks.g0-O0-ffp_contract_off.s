// 5db7cf9221e548bb9e151683f7af0871 guest-tests/time/set-clocks.c
	.file	"set-clocks.c"
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
	stringz	"  %lld, %d\n"
	.text
	.align 16
	.proc show_time#
show_time:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r37 = r34
	mov r36 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r35
	ld8 r16 = [r34]
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	movl r15 = 6189700196426901375
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 25
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r38 = r14
	mov r37 = r16
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp show_time#
	.section	.rodata
	.align 8
.LC3:
	stringz	"clock_settime(CLOCK_REALTIME, &(struct timespec){3000000, 700000000})"
	.align 8
.LC4:
	stringz	"%ld %ld: %lld %d\n"
	.align 8
.LC5:
	stringz	"call(settimeofday, &v, NULL)"
	.align 8
.LC6:
	stringz	"call(settimeofday, NULL, NULL)"
	.align 8
.LC7:
	stringz	"monotonic %d\n"
	.align 8
.LC8:
	stringz	"setresuid"
	.align 8
.LC9:
	stringz	"clock_settime(CLOCK_REALTIME, &(struct timespec){5, 7})"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -96, r35
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	movl r15 = 500000000
	;;
	st8 [r14] = r15
	adds r14 = -80, r35
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r35
	;;
	adds r14 = 8, r14
	addl r15 = 300000, r0
	;;
	st8 [r14] = r15
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	movl r15 = 3000000
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	movl r15 = 700000000
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = clock_settime#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_time#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1253, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_time#
	mov r1 = r36
	adds r14 = -16, r35
	movl r15 = 4294967296
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	movl r15 = 200000000
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1253, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	st8 [r14] = r8
	adds r32 = -104, r35
	adds r14 = -16, r35
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1254, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -16, r35
	;;
	ld8 r16 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 6189700196426901375
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 25
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -104, r35
	;;
	mov r41 = r15
	mov r40 = r16
	ld8 r39 = [r14]
	adds r14 = -112, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -80, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1088, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_time#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1088, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_time#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -80, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1088, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -80, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1088, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_time#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.ge p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	adds r14 = 8, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -80, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1088, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 8, r14
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = clock_settime#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L10:
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_time#
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
