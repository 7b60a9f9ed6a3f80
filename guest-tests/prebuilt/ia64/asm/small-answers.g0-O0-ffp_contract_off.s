// a95eb967ed9507eff6baf3adbb09ec0f guest-tests/process/small-answers.c
	.file	"small-answers.c"
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
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.section	.rodata
	.align 8
.LC2:
	stringz	"call(getrandom, b, 40, 0)"
	.align 8
.LC3:
	stringz	"  %d\n"
	.align 8
.LC4:
	stringz	"call(getrandom, b, 0, 0)"
	.align 8
.LC5:
	stringz	"call(getrandom, b, 8, 1)"
	.align 8
.LC6:
	stringz	"call(getrandom, b, 8, 2)"
	.align 8
.LC7:
	stringz	"call(getrandom, b, 8, 4)"
	.align 8
.LC8:
	stringz	"call(getrandom, b, 8, 6)"
	.align 8
.LC9:
	stringz	"call(getrandom, b, 8, 8)"
	.align 8
.LC10:
	stringz	"call(getrandom, no_access(), 8, 0)"
	.text
	.align 16
	.proc randomness#
randomness:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -56, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r34
	mov r39 = r0
	addl r38 = 40, r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -60, r34
	;;
	st4 [r14] = r0
	br .L12
	;;
.L15:
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 39, r14
	(p6) br.cond.dptk .L13
	adds r14 = -56, r34
	adds r15 = -60, r34
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	br .L14
	;;
.L13:
	adds r14 = -56, r34
	adds r15 = -60, r34
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r15 = r16
	;;
	dep.z r15 = r15, 5, 27
	;;
	sub r15 = r15, r16
	;;
	dep.z r14 = r15, 6, 26
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	dep.z r14 = r14, 6, 26
	;;
	mov r15 = r14
.L14:
	adds r16 = -64, r34
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -64, r34
	;;
	st4 [r15] = r14
	adds r14 = -60, r34
	adds r15 = -60, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L15
	adds r16 = -64, r34
	;;
	ld4 r14 = [r16]
	addl r15 = 1000, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 9999, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	addl r14 = 1, r0
	br .L17
	;;
.L16:
	mov r14 = r0
.L17:
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r34
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r34
	addl r39 = 1, r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r34
	addl r39 = 2, r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r34
	addl r39 = 4, r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r34
	addl r39 = 6, r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r34
	addl r39 = 8, r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r39 = r0
	addl r38 = 8, r0
	;;
	mov r37 = r14
	addl r36 = 1339, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp randomness#
	.section	.rodata
	.align 8
.LC11:
	stringz	"getrusage(RUSAGE_SELF, &r)"
	.align 8
.LC12:
	stringz	"  %d %d %d, %ld %ld %ld %ld %ld %ld\n"
	.align 8
.LC13:
	stringz	"getrusage(RUSAGE_CHILDREN, &r)"
	.align 8
.LC14:
	stringz	"  %d %d\n"
	.align 8
.LC15:
	stringz	"getrusage(RUSAGE_THREAD, &r)"
	.align 8
.LC16:
	stringz	"call(getrusage, 2, &r)"
	.align 8
.LC17:
	stringz	"call(getrusage, -2, &r)"
	.align 8
.LC18:
	stringz	"call(getrusage, RUSAGE_SELF, no_access())"
	.text
	.align 16
	.proc usage#
usage:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 8, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	addl r38 = 144, r0
	addl r37 = 238, r0
	;;
	adds r36 = -128, r34
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r37 = -128, r34
	mov r36 = r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r15 = -128, r34
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 99, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r21 = r14
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 999999, r0
	;;
	cmp.ge p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r22 = r14
	adds r14 = -96, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r23 = r14
	adds r14 = -88, r34
	;;
	ld8 r17 = [r14]
	adds r14 = -80, r34
	;;
	ld8 r18 = [r14]
	adds r14 = -72, r34
	;;
	ld8 r19 = [r14]
	adds r14 = -48, r34
	;;
	ld8 r20 = [r14]
	adds r14 = -24, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	ld8 r16 = [r14]
	adds r14 = 24, r12
	;;
	st8 [r14] = r16
	adds r14 = 16, r12
	;;
	st8 [r14] = r15
	mov r43 = r20
	mov r42 = r19
	mov r41 = r18
	mov r40 = r17
	mov r39 = r23
	mov r38 = r22
	mov r37 = r21
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 144, r0
	addl r37 = 238, r0
	;;
	adds r36 = -128, r34
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r37 = -128, r34
	addl r36 = -1, r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -96, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -128, r34
	;;
	ld8 r14 = [r16]
	;;
	cmp.ge p6, p7 = 99, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r37 = -128, r34
	addl r36 = 1, r0
	br.call.sptk.many b0 = getrusage#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r38 = -128, r34
	addl r37 = 2, r0
	addl r36 = 1086, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r38 = -128, r34
	addl r37 = -2, r0
	addl r36 = 1086, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1086, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp usage#
	.section	.rodata
	.align 8
.LC19:
	stringz	"call(eventfd2, 1, 4)"
	.align 8
.LC20:
	stringz	"fcntl(call(eventfd2, 1, EFD_CLOEXEC), F_GETFD)"
	.align 8
.LC21:
	stringz	"inotify_init1(4)"
	.align 8
.LC22:
	stringz	"none"
	.align 8
.LC23:
	stringz	"inotify_add_watch(n, \"none\", IN_CREATE)"
	.align 8
.LC24:
	stringz	"."
	.align 8
.LC25:
	stringz	"inotify_add_watch(n, \".\", 0)"
	.align 8
.LC26:
	stringz	"inotify_add_watch(n, (const char *)no_access(), IN_CREATE)"
	.align 8
.LC27:
	stringz	"inotify_add_watch(0, \".\", IN_CREATE)"
	.align 8
.LC28:
	stringz	"inotify_add_watch(-1, \".\", IN_CREATE)"
	.align 8
.LC29:
	stringz	"inotify_add_watch(n, \".\", IN_CREATE)"
	.align 8
.LC30:
	stringz	"inotify_rm_watch(n, 2)"
	.align 8
.LC31:
	stringz	"inotify_rm_watch(n, 1)"
	.align 8
.LC32:
	stringz	"inotify_rm_watch(0, 1)"
	.align 8
.LC33:
	stringz	"inotify_rm_watch(-1, 1)"
	.align 8
.LC34:
	stringz	"memfd_create(name, 0)"
	.align 8
.LC35:
	stringz	"memfd_create(name, 0) > 0"
	.align 8
.LC36:
	stringz	"m"
	.align 8
.LC37:
	stringz	"memfd_create(\"m\", 1u << 20)"
	.align 8
.LC38:
	stringz	"memfd_create((const char *)no_access(), 0)"
	.align 8
.LC39:
	stringz	"call(name_to_handle_at, AT_FDCWD, \".\", &h, &id, 0)"
	.align 8
.LC40:
	stringz	"call(name_to_handle_at, AT_FDCWD, \"none\", &h, &id, 0)"
	.align 8
.LC41:
	stringz	"call(name_to_handle_at, -1, \"none\", &h, &id, 0)"
	.align 8
.LC42:
	stringz	"call(name_to_handle_at, AT_FDCWD, \".\", &h, &id, 0x8000)"
	.align 8
.LC43:
	stringz	"call(name_to_handle_at, AT_FDCWD, \".\", no_access(), &id, 0)"
	.align 8
.LC44:
	stringz	"call(open_by_handle_at, AT_FDCWD, no_access(), O_RDONLY)"
	.align 8
.LC45:
	stringz	"call(open_by_handle_at, AT_FDCWD, &h, O_RDONLY)"
	.align 8
.LC46:
	stringz	"call(pidfd_open, -1, 0)"
	.align 8
.LC47:
	stringz	"call(pidfd_open, getpid(), 1)"
	.align 8
.LC48:
	stringz	"call(pidfd_open, 1 << 22, 0)"
	.align 8
.LC49:
	stringz	"call(msgget, 0x70726564, 0)"
	.align 8
.LC50:
	stringz	"msgget(0x70726564, IPC_CREAT | IPC_EXCL | 0600)"
	.align 8
.LC51:
	stringz	"msgget(0x70726564, 0) == id"
	.align 8
.LC52:
	stringz	"msgctl(id, IPC_RMID, NULL)"
	.align 8
.LC53:
	stringz	"/proc/self/exe"
	.align 8
.LC54:
	stringz	"call(faccessat2, AT_FDCWD, \"/proc/self/exe\", R_OK, 0)"
	.align 8
.LC55:
	stringz	"call(faccessat2, AT_FDCWD, \"/proc/self/exe\", R_OK | X_OK, AT_EACCESS)"
	.align 8
.LC56:
	stringz	"/proc/self/fd/0"
	.align 8
.LC57:
	stringz	"call(faccessat2, AT_FDCWD, \"/proc/self/fd/0\", F_OK, AT_SYMLINK_NOFOLLOW)"
	.align 8
.LC58:
	stringz	"call(faccessat2, AT_FDCWD, \"none\", F_OK, 0)"
	.align 8
.LC59:
	stringz	""
	.align 8
.LC60:
	stringz	"call(faccessat2, AT_FDCWD, \"\", F_OK, AT_EMPTY_PATH)"
	.align 8
.LC61:
	stringz	"call(faccessat2, AT_FDCWD, \"\", F_OK, 0)"
	.align 8
.LC62:
	stringz	"call(faccessat2, AT_FDCWD, \".\", 8, 0)"
	.align 8
.LC63:
	stringz	"call(faccessat2, AT_FDCWD, \".\", F_OK, 1)"
	.align 8
.LC64:
	stringz	"call(faccessat2, -1, \"none\", F_OK, 0)"
	.align 8
.LC65:
	stringz	"call(faccessat2, AT_FDCWD, no_access(), F_OK, 0)"
	.align 8
.LC66:
	stringz	"chroot(\"none\")"
	.align 8
.LC67:
	stringz	"chroot(\"/proc/self/exe\")"
	.align 8
.LC68:
	stringz	"chroot((const char *)no_access())"
	.align 8
.LC69:
	stringz	"tmpfs"
	.align 8
.LC70:
	stringz	"call(mount, \"none\", no_access(), \"tmpfs\", 0, NULL)"
	.align 8
.LC71:
	stringz	"/none"
	.align 8
.LC72:
	stringz	"call(mount, \"none\", \"/none\", \"tmpfs\", 0, NULL) == -1 && errno != ENOSYS"
	.align 8
.LC73:
	stringz	"call(umount2, no_access(), 0)"
	.align 8
.LC74:
	stringz	"/"
	.align 8
.LC75:
	stringz	"call(umount2, \"/\", 1 << 20)"
	.text
	.align 16
	.proc descriptors#
descriptors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -416, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -396, r34
	;;
	st4 [r14] = r0
	adds r15 = 4, r14
	;;
	st4 [r15] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 252, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	mov r15 = r14
	addl r14 = 136, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	addl r15 = 129, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 4, r0
	addl r37 = 1, r0
	addl r36 = 1314, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 524288, r0
	addl r37 = 1, r0
	addl r36 = 1314, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = inotify_init1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r36 = 2048, r0
	br.call.sptk.many b0 = inotify_init1#
	mov r1 = r35
	adds r14 = -400, r34
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 256, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	adds r14 = -400, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	adds r14 = -400, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 256, r0
	;;
	mov r37 = r14
	adds r14 = -400, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 256, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	mov r36 = r0
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 256, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	addl r36 = -1, r0
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 256, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	adds r14 = -400, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	adds r14 = -400, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	adds r14 = -400, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	adds r14 = -400, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	mov r36 = r0
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -396, r34
	addl r38 = 250, r0
	addl r37 = 109, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -396, r34
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -396, r34
	;;
	adds r14 = 249, r14
	;;
	st1 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -396, r34
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1048576, r0
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r34
	adds r14 = -136, r34
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1326, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r34
	adds r14 = -136, r34
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1326, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r34
	adds r14 = -136, r34
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1326, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r34
	adds r14 = -136, r34
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	addl r36 = 1326, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r34
	adds r14 = -136, r34
	addl r41 = 32768, r0
	;;
	mov r40 = r15
	mov r39 = r14
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1326, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	mov r14 = r34
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r15
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1326, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = -100, r0
	addl r36 = 1327, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	addl r15 = 200, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = -100, r0
	addl r36 = 1327, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -136, r34
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = -100, r0
	addl r36 = 1327, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = -1, r0
	addl r36 = 1458, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 1, r0
	;;
	mov r37 = r14
	addl r36 = 1458, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC47)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	movl r37 = 4194304
	addl r36 = 1458, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC48)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	movl r37 = 1886545252
	addl r36 = 1109, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC49)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	addl r37 = 896, r0
	;;
	movl r36 = 1886545252
	br.call.sptk.many b0 = msgget#
	mov r1 = r35
	mov r15 = r8
	mov r14 = r34
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1920, r0
	movl r36 = 1886545252
	br.call.sptk.many b0 = msgget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	movl r36 = 1886545252
	br.call.sptk.many b0 = msgget#
	mov r1 = r35
	mov r15 = r8
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC51)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 4, r0
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 512, r0
	addl r39 = 5, r0
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 256, r0
	mov r39 = r0
	movl r38 = @gprel(.LC56)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 4096, r0
	mov r39 = r0
	movl r38 = @gprel(.LC59)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC60)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC59)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC61)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC62)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r40 = 1, r0
	mov r39 = r0
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC63)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC64)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = -100, r0
	addl r36 = 1463, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC65)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chroot#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC66)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chroot#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC67)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = chroot#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC68)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC69)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	addl r36 = 1043, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC70)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	movl r39 = @gprel(.LC69)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC71)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	addl r36 = 1043, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 38, r14
	(p6) br.cond.dptk .L21
	addl r14 = 1, r0
	br .L22
	;;
.L21:
	mov r14 = r0
.L22:
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC72)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1044, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC73)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1048576, r0
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	addl r36 = 1044, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC75)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp descriptors#
	.section	.rodata
	.align 8
.LC76:
	stringz	"setitimer(ITIMER_VIRTUAL, &t, &old)"
	.align 8
.LC77:
	stringz	"getitimer(ITIMER_VIRTUAL, &old)"
	.align 8
.LC78:
	stringz	"  %d %d %d\n"
	.align 8
.LC79:
	stringz	"setitimer(ITIMER_REAL, &wrong, NULL)"
	.align 8
.LC80:
	stringz	"call(setitimer, 3, &t, NULL)"
	.align 8
.LC81:
	stringz	"call(getitimer, 3, &old)"
	.align 8
.LC82:
	stringz	"call(getitimer, ITIMER_REAL, no_access())"
	.align 8
.LC83:
	stringz	"call(setitimer, ITIMER_REAL, no_access(), NULL)"
	.align 8
.LC84:
	stringz	"syscall(ADJTIME64, CLOCK_REALTIME, timex) >= 0"
	.align 8
.LC85:
	stringz	"syscall(ADJTIME64, CLOCK_MONOTONIC, timex)"
	.align 8
.LC86:
	stringz	"syscall(ADJTIME64, CLOCK_REALTIME, no_access())"
	.text
	.align 16
	.proc timers#
timers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -608, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -592, r34
	;;
	st8 [r14] = r0
	adds r14 = -584, r34
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -576, r34
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -568, r34
	addl r15 = 500000, r0
	;;
	st8 [r14] = r15
	adds r14 = -560, r34
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -560, r34
	;;
	adds r14 = 8, r14
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -560, r34
	;;
	adds r14 = 16, r14
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -560, r34
	;;
	adds r14 = 24, r14
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -528, r34
	;;
	st8 [r14] = r0
	adds r14 = -528, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -528, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -528, r34
	;;
	adds r14 = 24, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -560, r34
	;;
	mov r38 = r14
	adds r37 = -592, r34
	addl r36 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC76)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -560, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -560, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -560, r34
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC77)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -560, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -560, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -560, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC78)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -528, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC79)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	adds r38 = -592, r34
	addl r37 = 3, r0
	addl r36 = 1118, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC80)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -560, r34
	;;
	mov r38 = r14
	addl r37 = 3, r0
	addl r36 = 1119, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC81)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1119, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC82)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1118, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC83)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -496, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 504, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -496, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1328, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	shr.u r14 = r14, 63
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC84)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -496, r34
	;;
	mov r38 = r14
	addl r37 = 1, r0
	addl r36 = 1328, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC85)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1328, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC86)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp timers#
	.section	.rodata
	.align 8
.LC87:
	stringz	"pipe"
	.align 8
.LC88:
	stringz	"ppoll %ld %x %x, %ld %ld %ld %s, %ld %s\n"
	.align 8
.LC89:
	stringz	"pselect6 %ld %d, %ld %ld %s\n"
	.align 8
.LC90:
	stringz	"poll((struct pollfd *)no_access(), 1, 0)"
	.align 8
.LC91:
	stringz	"poll(f, 1 << 24, 0)"
	.align 8
.LC92:
	stringz	"poll(f, 2, -1)"
	.text
	.align 16
	.proc polls#
polls:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 8, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -288, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -208, r40
	;;
	st8 [r14] = r0
	adds r14 = -208, r40
	;;
	adds r14 = 8, r14
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -192, r40
	;;
	st8 [r14] = r0
	adds r14 = -192, r40
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -176, r40
	;;
	st8 [r14] = r0
	adds r14 = -176, r40
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -216, r40
	;;
	mov r42 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r43 = @gprel(.LC87)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r41
	adds r14 = -216, r40
	;;
	ld4 r15 = [r14]
	adds r14 = -32, r40
	;;
	st4 [r14] = r15
	adds r14 = -32, r40
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r40
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -216, r40
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -32, r40
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -32, r40
	;;
	adds r14 = 12, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -32, r40
	;;
	adds r14 = 14, r14
	;;
	st2 [r14] = r0
	adds r32 = -248, r40
	adds r15 = -208, r40
	adds r14 = -32, r40
	addl r47 = 8, r0
	mov r46 = r0
	;;
	mov r45 = r15
	addl r44 = 2, r0
	mov r43 = r14
	addl r42 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	st8 [r32] = r8
	adds r15 = -192, r40
	adds r14 = -32, r40
	addl r47 = 8, r0
	mov r46 = r0
	;;
	mov r45 = r15
	addl r44 = 1, r0
	mov r43 = r14
	addl r42 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -16, r40
	;;
	st8 [r14] = r15
	adds r15 = -208, r40
	adds r14 = -32, r40
	addl r47 = 8, r0
	mov r46 = r0
	;;
	mov r45 = r15
	addl r44 = 1, r0
	mov r43 = r14
	addl r42 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -16, r40
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r15 = -176, r40
	adds r14 = -32, r40
	addl r47 = 8, r0
	mov r46 = r0
	;;
	mov r45 = r15
	addl r44 = 1, r0
	mov r43 = r14
	addl r42 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -16, r40
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -240, r40
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = no_access#
	mov r1 = r41
	mov r15 = r8
	adds r32 = -232, r40
	adds r14 = -192, r40
	addl r47 = 8, r0
	mov r46 = r0
	;;
	mov r45 = r14
	addl r44 = 1, r0
	mov r43 = r15
	addl r42 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -32, r40
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r36 = r14
	adds r14 = -32, r40
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r37 = r14
	adds r14 = -16, r40
	;;
	ld8 r32 = [r14]
	adds r14 = -16, r40
	;;
	adds r14 = 8, r14
	;;
	ld8 r33 = [r14]
	adds r14 = -16, r40
	;;
	adds r14 = 16, r14
	;;
	ld8 r34 = [r14]
	adds r14 = -240, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r35 = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r16 = r8
	adds r14 = -248, r40
	adds r15 = 24, r12
	;;
	st8 [r15] = r16
	adds r15 = -232, r40
	;;
	ld8 r16 = [r15]
	adds r15 = 16, r12
	;;
	st8 [r15] = r16
	mov r49 = r35
	mov r48 = r34
	mov r47 = r33
	mov r46 = r32
	mov r45 = r37
	mov r44 = r36
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC88)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	adds r14 = -224, r40
	adds r15 = -160, r40
	;;
	st8 [r14] = r15
	adds r14 = -256, r40
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	adds r14 = -224, r40
	;;
	ld8 r15 = [r14]
	adds r16 = -256, r40
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r15 = -256, r40
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -256, r40
	;;
	st4 [r16] = r14
.L25:
	adds r15 = -256, r40
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L26
	adds r14 = -216, r40
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -160, r40
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -216, r40
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -160, r40
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r14 = -216, r40
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r32 = -248, r40
	adds r16 = -192, r40
	adds r15 = -160, r40
	mov r48 = r0
	;;
	mov r47 = r16
	mov r46 = r0
	mov r45 = r15
	mov r44 = r0
	mov r43 = r14
	addl r42 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	st8 [r32] = r8
	adds r14 = -208, r40
	mov r48 = r0
	;;
	mov r47 = r14
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	addl r42 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -16, r40
	;;
	st8 [r14] = r15
	adds r14 = -176, r40
	mov r48 = r0
	;;
	mov r47 = r14
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	addl r42 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -16, r40
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -240, r40
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -216, r40
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -160, r40
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -216, r40
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = -16, r40
	;;
	ld8 r32 = [r14]
	adds r14 = -16, r40
	;;
	adds r14 = 8, r14
	;;
	ld8 r33 = [r14]
	adds r14 = -240, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -248, r40
	;;
	mov r47 = r15
	mov r46 = r33
	mov r45 = r32
	mov r44 = r34
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC89)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r41
	mov r14 = r8
	mov r44 = r0
	addl r43 = 1, r0
	;;
	mov r42 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC90)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = show_answer#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r40
	mov r44 = r0
	movl r43 = 16777216
	;;
	mov r42 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC91)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = show_answer#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -32, r40
	addl r44 = -1, r0
	addl r43 = 2, r0
	;;
	mov r42 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r43 = r14
	movl r42 = @gprel(.LC92)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = show_answer#
	mov r1 = r41
	nop 0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp polls#
	.section	.rodata
	.align 8
.LC93:
	stringz	"call(set_robust_list, list, sizeof list - 1)"
	.align 8
.LC94:
	stringz	"call(set_robust_list, list, sizeof list)"
	.align 8
.LC95:
	stringz	"call(get_robust_list, 0, &head, &size)"
	.align 8
.LC96:
	stringz	"call(set_robust_list, NULL, sizeof list)"
	.align 8
.LC97:
	stringz	"call(set_tid_address, &head) == gettid()"
	.align 8
.LC98:
	stringz	"call(statx, AT_FDCWD, \".\", 0, 0x7ff, b)"
	.align 8
.LC99:
	stringz	"call(statx, AT_FDCWD, \"none\", 0, 0x7ff, b)"
	.align 8
.LC100:
	stringz	"call(statx, AT_FDCWD, \".\", 1, 0x7ff, b)"
	.align 8
.LC101:
	stringz	"call(statx, AT_FDCWD, \".\", 0, 0x80000000, b)"
	.align 8
.LC102:
	stringz	"call(statx, AT_FDCWD, \".\", 0, 0x7ff, no_access())"
	.align 8
.LC103:
	stringz	"call(sysinfo, no_access())"
	.align 8
.LC104:
	stringz	"call(timerfd_create, 99, 0)"
	.align 8
.LC105:
	stringz	"call(timerfd_create, CLOCK_MONOTONIC, 1)"
	.align 8
.LC106:
	stringz	"call(signalfd4, -1, b, 4, 0)"
	.align 8
.LC107:
	stringz	"call(signalfd4, -1, b, 8, 1)"
	.align 8
.LC108:
	stringz	"call(shmdt, no_access())"
	.align 8
.LC109:
	stringz	"call(shmat, -1, NULL, 0)"
	.align 8
.LC110:
	stringz	"call(socketpair, 1, 99, 0, p)"
	.align 8
.LC111:
	stringz	"call(socketpair, 99, 1, 0, p)"
	.align 8
.LC112:
	stringz	"call(socketpair, 1, 1, 99, p)"
	.align 8
.LC113:
	stringz	"call(socketpair, 1, 1, 0, no_access())"
	.align 8
.LC114:
	stringz	"call(sched_get_priority_max, 99)"
	.align 8
.LC115:
	stringz	"call(sched_get_priority_min, 99)"
	.align 8
.LC116:
	stringz	"call(sched_get_priority_max, 1)"
	.align 8
.LC117:
	stringz	"call(setsid) > 0"
	.align 8
.LC118:
	stringz	"call(setsid)"
	.text
	.align 16
	.proc more_errors#
more_errors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -304, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -288, r35
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	;;
	st8 [r14] = r0
	adds r14 = -272, r35
	;;
	st8 [r14] = r0
	adds r14 = -264, r35
	;;
	st8 [r14] = r0
	adds r14 = -256, r35
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 23, r0
	adds r38 = -288, r35
	addl r37 = 1298, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC93)
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
	addl r39 = 24, r0
	adds r38 = -288, r35
	addl r37 = 1298, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
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
	adds r15 = -256, r35
	adds r14 = -264, r35
	;;
	mov r40 = r15
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1299, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC95)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r15 = -288, r35
	adds r14 = -264, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -256, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 24, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC14)
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
	addl r39 = 24, r0
	mov r38 = r0
	addl r37 = 1298, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC96)
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
	adds r14 = -264, r35
	;;
	mov r38 = r14
	addl r37 = 1233, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = gettid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC97)
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
	adds r14 = -248, r35
	;;
	mov r42 = r14
	addl r41 = 2047, r0
	mov r40 = r0
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1350, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC98)
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
	adds r14 = -248, r35
	;;
	mov r42 = r14
	addl r41 = 2047, r0
	mov r40 = r0
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1350, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC99)
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
	adds r14 = -248, r35
	;;
	mov r42 = r14
	addl r41 = 2047, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1350, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC100)
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
	adds r14 = -248, r35
	;;
	mov r42 = r14
	movl r41 = -2147483648
	mov r40 = r0
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1350, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r42 = r14
	addl r41 = 2047, r0
	mov r40 = r0
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	addl r38 = -100, r0
	addl r37 = 1350, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC102)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 1127, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC103)
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
	mov r39 = r0
	addl r38 = 99, r0
	addl r37 = 1310, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC104)
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
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 1310, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC105)
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
	adds r14 = -248, r35
	mov r41 = r0
	addl r40 = 4, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1313, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC106)
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
	adds r14 = -248, r35
	addl r41 = 1, r0
	addl r40 = 8, r0
	;;
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1313, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC107)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 1115, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC108)
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
	mov r40 = r0
	mov r39 = r0
	addl r38 = -1, r0
	addl r37 = 1114, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC109)
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
	adds r14 = 8, r35
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 99, r0
	addl r38 = 1, r0
	addl r37 = 1197, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC110)
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
	adds r14 = 8, r35
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 99, r0
	addl r37 = 1197, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC111)
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
	adds r14 = 8, r35
	;;
	mov r41 = r14
	addl r40 = 99, r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 1197, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC112)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 1197, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC113)
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
	addl r38 = 99, r0
	addl r37 = 1165, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC114)
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
	addl r38 = 99, r0
	addl r37 = 1166, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC115)
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
	addl r38 = 1, r0
	addl r37 = 1165, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC116)
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
	addl r37 = 1081, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC117)
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
	addl r37 = 1081, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC118)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp more_errors#
	.section	.rodata
	.align 8
.LC119:
	stringz	"setresgid"
	.align 8
.LC120:
	stringz	"setresuid"
	.align 8
.LC121:
	stringz	"getuid()"
	.align 8
.LC122:
	stringz	"geteuid()"
	.align 8
.LC123:
	stringz	"getgid()"
	.align 8
.LC124:
	stringz	"getegid()"
	.align 8
.LC125:
	stringz	"getresuid(&u[0], &u[1], &u[2])"
	.align 8
.LC126:
	stringz	"  %u %u %u\n"
	.align 8
.LC127:
	stringz	"getresgid(&u[0], &u[1], &u[2])"
	.align 8
.LC128:
	stringz	"getresuid((uid_t *)no_access(), &u[1], &u[2])"
	.align 8
.LC129:
	stringz	"getresuid(&u[0], (uid_t *)no_access(), &u[2])"
	.align 8
.LC130:
	stringz	"getresuid(&u[0], &u[1], (uid_t *)no_access())"
	.align 8
.LC131:
	stringz	"getresgid((gid_t *)no_access(), &u[1], &u[2])"
	.align 8
.LC132:
	stringz	"getresgid(&u[0], (gid_t *)no_access(), &u[2])"
	.align 8
.LC133:
	stringz	"getresgid(&u[0], &u[1], (gid_t *)no_access())"
	.align 8
.LC134:
	stringz	"call(setresgid, 7, -1, -1)"
	.align 8
.LC135:
	stringz	"call(setresuid, -1, 7, -1)"
	.align 8
.LC136:
	stringz	"call(setregid, 7, -1)"
	.align 8
.LC137:
	stringz	"call(setregid, -1, 2003)"
	.align 8
.LC138:
	stringz	"call(setfsgid, -1)"
	.align 8
.LC139:
	stringz	"call(setfsuid, -1)"
	.align 8
.LC140:
	stringz	"chroot(\"/\")"
	.align 8
.LC141:
	stringz	"call(mount, \"none\", \"/\", \"tmpfs\", 0, NULL)"
	.text
	.align 16
	.proc numbers#
numbers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r38 = 2003, r0
	addl r37 = 2002, r0
	addl r36 = 2001, r0
	;;
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC119)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 1003, r0
	;;
	addl r37 = 1002, r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC120)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getuid#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC121)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = geteuid#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC122)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getgid#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC123)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getegid#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC124)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	st4 [r34] = r0
	adds r14 = 4, r34
	;;
	st4 [r14] = r0
	adds r14 = 8, r34
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = 8, r34
	adds r14 = 4, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r34
	br.call.sptk.many b0 = getresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC125)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	ld4 r15 = [r34]
	adds r14 = 4, r34
	;;
	ld4 r16 = [r14]
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC126)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = 8, r34
	adds r14 = 4, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r34
	br.call.sptk.many b0 = getresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC127)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	ld4 r15 = [r34]
	adds r14 = 4, r34
	;;
	ld4 r16 = [r14]
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC126)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r16 = r8
	adds r15 = 8, r34
	adds r14 = 4, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = getresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC128)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 8, r34
	;;
	mov r38 = r14
	mov r37 = r15
	mov r36 = r34
	br.call.sptk.many b0 = getresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC129)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r34
	br.call.sptk.many b0 = getresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC130)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r16 = r8
	adds r15 = 8, r34
	adds r14 = 4, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = getresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC131)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 8, r34
	;;
	mov r38 = r14
	mov r37 = r15
	mov r36 = r34
	br.call.sptk.many b0 = getresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC132)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r34
	br.call.sptk.many b0 = getresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC133)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = -1, r0
	addl r38 = -1, r0
	addl r37 = 7, r0
	addl r36 = 1076, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC134)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = -1, r0
	addl r38 = 7, r0
	addl r37 = -1, r0
	addl r36 = 1074, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC135)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = -1, r0
	addl r37 = 7, r0
	addl r36 = 1072, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC136)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 2003, r0
	addl r37 = -1, r0
	addl r36 = 1072, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC137)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = -1, r0
	addl r36 = 1143, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC138)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = -1, r0
	addl r36 = 1142, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC139)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r36 = @gprel(.LC74)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chroot#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC140)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	movl r39 = @gprel(.LC69)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC74)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	addl r36 = 1043, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC141)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp numbers#
	.section	.rodata
	.align 8
.LC142:
	stringz	"status %x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = randomness#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = usage#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = timers#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = polls#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = more_errors#
	mov r1 = r35
	mov r36 = r0
	;;
	br.call.sptk.many b0 = _exit#
	;;
.L30:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = numbers#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	addl r37 = 309, r0
	addl r36 = 1236, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
.L31:
	;;
	mov r36 = r34
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC142)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
