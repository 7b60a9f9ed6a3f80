// 7d069f75f6d09bfb761cfa1551614ebb
	.file	"ended-and-init.c"
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
	.bss
	.align 8
	.type	bytes#, @object
	.size	bytes#, 65536
bytes:
	.skip	65536
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s/%s"
	.text
	.align 16
	.proc read_all#
read_all:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -560, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st4 [r14] = r33
	adds r34 = -536, r37
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = opendir#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	adds r14 = -544, r37
	;;
	st4 [r14] = r0
	br .L5
	;;
.L8:
	adds r14 = -528, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 19, r14
	mov r14 = r37
	adds r15 = -516, r37
	;;
	mov r43 = r16
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC1)
	;;
	add r41 = r1, r41
	addl r40 = 512, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r34 = -520, r37
	adds r14 = -516, r37
	;;
	addl r40 = 2048, r0
	mov r39 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -520, r37
	addl r41 = 65536, r0
	;;
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	adds r14 = -516, r37
	addl r41 = 65536, r0
	;;
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = readlink#
	mov r1 = r38
	adds r14 = -520, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -528, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 19, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 46, r14
	(p6) br.cond.dptk .L6
	adds r14 = -528, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 18, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L6
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -516, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = read_all#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -544, r37
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -544, r37
	;;
	st4 [r15] = r14
.L6:
	adds r16 = -544, r37
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -544, r37
	;;
	st4 [r15] = r14
.L5:
	adds r14 = -536, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r34 = -528, r37
	adds r14 = -536, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -528, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
.L7:
	adds r14 = -536, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -536, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = closedir#
	mov r1 = r38
.L9:
	adds r16 = -544, r37
	;;
	ld4 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp read_all#
	.section	.rodata
	.align 8
.LC2:
	stringz	"/proc/%d"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"read_all(name, 2) > 10"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.proc look_at#
look_at:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -208, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -144, r35
	movl r15 = @gprel(bytes#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -144, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	andcm r14 = -1, r14
	;;
	shladd r15 = r14, 3, r0
	adds r14 = -184, r35
	;;
	or r15 = 2, r15
	;;
	st4 [r14] = r15
	adds r14 = -192, r35
	;;
	st4 [r14] = r0
	br .L12
	;;
.L14:
	adds r14 = -192, r35
	;;
	ld4 r15 = [r14]
	adds r16 = -176, r35
	mov r14 = r35
	;;
	mov r40 = r16
	mov r39 = r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = prlimit#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -192, r35
	;;
	ld4 r15 = [r14]
	adds r16 = -176, r35
	mov r14 = r35
	mov r40 = r0
	;;
	mov r39 = r16
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = prlimit#
	mov r1 = r36
.L13:
	adds r15 = -192, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -192, r35
	;;
	st4 [r15] = r14
.L12:
	adds r15 = -192, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L14
	adds r15 = -160, r35
	adds r14 = -184, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	st8 [r14] = r0
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r15 = -56, r35
	adds r14 = -184, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r36
	adds r15 = -128, r35
	adds r14 = -184, r35
	;;
	mov r39 = r15
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = timer_create#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -128, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 24, r14
	addl r16 = 1, r0
	;;
	st8 [r14] = r16
	adds r14 = -32, r35
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
.L15:
	mov r14 = r35
	;;
	mov r39 = r0
	ld4 r38 = [r14]
	addl r37 = 1458, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -180, r35
	;;
	st4 [r14] = r15
	adds r14 = -180, r35
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 1462, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	adds r14 = -180, r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 1448, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	adds r14 = -40, r35
	adds r15 = -180, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -40, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r39 = [r14]
	addl r38 = 8, r0
	mov r37 = r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	addl r38 = 9, r0
	mov r37 = r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	adds r16 = -144, r35
	adds r15 = -144, r35
	mov r14 = r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = process_vm_readv#
	mov r1 = r36
	mov r14 = r35
	;;
	addl r38 = 23, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	addl r38 = 23, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r14 = -188, r35
	;;
	st4 [r14] = r0
	br .L16
	;;
.L17:
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r16 = r8
	adds r15 = -188, r35
	mov r14 = r35
	mov r42 = r0
	mov r41 = r0
	;;
	ld4 r40 = [r15]
	mov r39 = r16
	ld4 r38 = [r14]
	addl r37 = 1345, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	adds r14 = -188, r35
	adds r15 = -188, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L17
	mov r14 = r35
	adds r15 = -120, r35
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r15
	br.call.sptk.many b0 = sprintf#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = read_all#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.geu p6, p7 = 10, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp look_at#
	.section	.rodata
	.align 8
.LC7:
	stringz	"pipe"
	.align 8
.LC8:
	stringz	"/proc/%d/%s"
	.align 8
.LC9:
	stringz	""
	.align 8
.LC10:
	stringz	"write"
	.align 8
.LC11:
	stringz	"0"
	.text
	.align 16
	.proc files_that_outlive_it#
files_that_outlive_it:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -224, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -192, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -196, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -196, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -192, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(bytes#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L21:
	adds r14 = -208, r35
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	movl r15 = @gprel(files.0#)
	;;
	add r15 = r1, r15
	adds r16 = -208, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	adds r14 = -196, r35
	adds r15 = -112, r35
	;;
	mov r40 = r16
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r15
	br.call.sptk.many b0 = sprintf#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r16 = r8
	adds r15 = -184, r35
	adds r17 = -208, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r15 = -208, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -208, r35
	;;
	st4 [r16] = r14
.L22:
	adds r17 = -208, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 16, r14
	(p6) br.cond.dptk .L23
	adds r14 = -192, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L29:
	adds r14 = -196, r35
	;;
	ld4 r32 = [r14]
	adds r14 = -112, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -204, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	addl r15 = 4, r0
	br .L26
	;;
.L25:
	movl r15 = 16777220
.L26:
	adds r14 = -112, r35
	;;
	mov r40 = r15
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	adds r14 = -200, r35
	;;
	st4 [r14] = r0
	br .L27
	;;
.L28:
	adds r15 = -184, r35
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
	addl r39 = 65536, r0
	movl r38 = @gprel(bytes#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	adds r15 = -184, r35
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
	addl r40 = 65536, r0
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	adds r15 = -184, r35
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
	mov r39 = r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = openat#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -184, r35
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
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	adds r14 = -200, r35
	adds r15 = -200, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L27:
	adds r14 = -200, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 16, r14
	(p6) br.cond.dptk .L28
	adds r14 = -204, r35
	adds r15 = -204, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -204, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L29
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp files_that_outlive_it#
	.align 16
	.proc caught#
caught:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp caught#
	.section	.rodata
	.align 8
.LC12:
	stringz	"waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3"
	.align 8
.LC13:
	stringz	"kill(child, 0) == -1 && errno == ESRCH"
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
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = @ltoff(@fptr(caught#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = look_at#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -128, r35
	;;
	st4 [r15] = r14
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	addl r37 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	adds r14 = -128, r35
	;;
	ld4 r32 = [r14]
	adds r14 = -120, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -120, r35
	movl r40 = 16777220
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = look_at#
	mov r1 = r36
	adds r14 = 8, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r16 = -128, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -128, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	adds r14 = 8, r35
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
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = files_that_outlive_it#
	mov r1 = r36
	mov r38 = r0
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC6)
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
	.section	.rodata
	.align 8
.LC14:
	stringz	"maps"
	.align 8
.LC15:
	stringz	"smaps"
	.align 8
.LC16:
	stringz	"status"
	.align 8
.LC17:
	stringz	"stat"
	.align 8
.LC18:
	stringz	"fd"
	.align 8
.LC19:
	stringz	"task"
	.align 8
.LC20:
	stringz	"cmdline"
	.align 8
.LC21:
	stringz	"environ"
	.align 8
.LC22:
	stringz	"mem"
	.align 8
.LC23:
	stringz	"exe"
	.align 8
.LC24:
	stringz	"cwd"
	.align 8
.LC25:
	stringz	"root"
	.align 8
.LC26:
	stringz	"limits"
	.align 8
.LC27:
	stringz	"auxv"
	.align 8
.LC28:
	stringz	"comm"
	.align 8
.LC29:
	stringz	"fdinfo"
	.align 8
	.type	files.0#, @object
	.size	files.0#, 136
files.0:
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC9
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
