// dda6595e7c7eac35e88dd67fa49fe932 guest-tests/process/peak-memory.c
	.file	"peak-memory.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc touch#
touch:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
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
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 20
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L2:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 20
	;;
	mov r39 = r14
	addl r38 = 1, r0
	adds r14 = -16, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 20
	;;
	mov r38 = r14
	adds r15 = -16, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp touch#
	.align 16
	.proc usage_of#
usage_of:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -160, r12
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
	mov r14 = r36
	adds r39 = -144, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getrusage#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	addl r14 = -1, r0
	br .L7
	;;
.L4:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -80, r36
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
.L6:
	adds r14 = -112, r36
	;;
	ld8 r14 = [r14]
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp usage_of#
	.section	.rodata
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	"/proc/self/status"
	.text
	.align 16
	.proc status_line#
status_line:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -240, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	addl r14 = -1, r0
	adds r15 = -224, r36
	;;
	st8 [r15] = r14
	adds r33 = -216, r36
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = fopen#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r33] = r14
	br .L9
	;;
.L11:
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r16 = r8
	mov r14 = r36
	adds r15 = -208, r36
	;;
	mov r40 = r16
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = strncmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 1, r14
	adds r15 = -208, r36
	;;
	add r14 = r15, r14
	addl r40 = 10, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strtol#
	mov r1 = r37
	adds r14 = -224, r36
	;;
	st8 [r14] = r8
.L9:
	adds r14 = -216, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -216, r36
	adds r15 = -208, r36
	;;
	ld8 r40 = [r14]
	addl r39 = 200, r0
	mov r38 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
.L10:
	adds r14 = -216, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -216, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r37
.L12:
	adds r15 = -224, r36
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp status_line#
	.align 16
	.proc child#
child:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -320, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	mov r34 = r8
	;;
	adds r14 = -144, r37
	;;
	st8 [r14] = r32
	adds r14 = -136, r37
	;;
	st4 [r14] = r33
	adds r14 = -296, r37
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -304, r37
	;;
	st4 [r15] = r14
	adds r15 = -304, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -136, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	adds r14 = -136, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -144, r37
	adds r16 = -128, r37
	;;
	mov r8 = r16
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = child#
	mov r1 = r38
	br .L17
	;;
.L16:
	adds r14 = -144, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = touch#
	mov r1 = r38
.L17:
	;;
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L15:
	adds r14 = -296, r37
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	adds r14 = -304, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = wait4#
	mov r1 = r38
	adds r14 = -296, r37
	mov r15 = r34
	;;
	mov r16 = r14
	addl r14 = 144, r0
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	mov r8 = r34
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp child#
	.section	.rodata
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"usage_of(RUSAGE_CHILDREN, &before) == 0 && before == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"usage_of(RUSAGE_SELF, &before) < 12 << 10"
	.align 8
.LC7:
	stringz	"usage_of(RUSAGE_SELF, &after) >= 16 << 10 && usage_of(RUSAGE_SELF, NULL) < 28 << 10"
	.global __divdi3#
	.align 8
.LC8:
	stringz	"after - before >= 16 * MIB / sysconf(_SC_PAGESIZE)"
	.align 8
.LC9:
	stringz	"VmHWM:"
	.align 8
.LC10:
	stringz	"VmRSS:"
	.align 8
.LC11:
	stringz	"status_line(\"VmHWM:\") >= 16 << 10 && status_line(\"VmRSS:\") < 12 << 10"
	.align 8
.LC12:
	stringz	"VmPeak:"
	.align 8
.LC13:
	stringz	"VmSize:"
	.align 8
.LC14:
	stringz	"status_line(\"VmPeak:\") - status_line(\"VmSize:\") >= 15 << 10"
	.align 8
.LC15:
	stringz	"u.ru_maxrss >= 24 << 10 && u.ru_maxrss < 40 << 10 && u.ru_minflt >= 24 * MIB / sysconf(_SC_PAGESIZE)"
	.align 8
.LC16:
	stringz	"usage_of(RUSAGE_CHILDREN, NULL) >= 24 << 10"
	.align 8
.LC17:
	stringz	"u.ru_maxrss >= 32 << 10 && usage_of(RUSAGE_CHILDREN, &after) >= 32 << 10"
	.align 8
.LC18:
	stringz	"after >= 56 * MIB / sysconf(_SC_PAGESIZE)"
	.align 8
.LC19:
	stringz	"usage_of(RUSAGE_SELF, NULL) < 28 << 10"
	.align 8
.LC20:
	stringz	"usage_of(RUSAGE_CHILDREN, NULL) < 48 << 10"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -304, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r38 = -288, r35
	addl r37 = -1, r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r15 = -288, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r38 = -288, r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 12287, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 16, r0
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -280, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 16383, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 28671, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -280, r35
	;;
	ld8 r15 = [r14]
	adds r16 = -288, r35
	;;
	ld8 r14 = [r16]
	;;
	sub r32 = r15, r14
	addl r37 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = 16777216
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.gt p6, p7 = r14, r32
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = status_line#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 16383, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L28
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = status_line#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 12287, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = status_line#
	mov r1 = r36
	mov r32 = r8
	;;
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = status_line#
	mov r1 = r36
	mov r14 = r8
	;;
	sub r14 = r32, r14
	addl r15 = 15359, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -272, r35
	;;
	mov r8 = r14
	addl r38 = 1, r0
	addl r37 = 24, r0
	br.call.sptk.many b0 = child#
	mov r1 = r36
	adds r14 = -272, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 24575, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	adds r14 = -272, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 40959, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	adds r14 = -272, r35
	;;
	adds r14 = 64, r14
	;;
	ld8 r32 = [r14]
	addl r37 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = 25165824
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.gt p6, p7 = r14, r32
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 24575, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -272, r35
	adds r14 = -128, r35
	;;
	mov r8 = r14
	addl r38 = 2, r0
	addl r37 = 32, r0
	br.call.sptk.many b0 = child#
	mov r1 = r36
	adds r14 = -128, r35
	mov r15 = r32
	;;
	mov r16 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -272, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 32767, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L36
	adds r14 = -280, r35
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 32767, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = 58720256
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -280, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 28671, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = 17, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	mov r8 = r14
	addl r38 = 1, r0
	addl r37 = 48, r0
	br.call.sptk.many b0 = child#
	mov r1 = r36
	;;
	mov r38 = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = usage_of#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 49151, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
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
