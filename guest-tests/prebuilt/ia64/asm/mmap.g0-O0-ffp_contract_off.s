// 8709693ce2eaea7dc33e587fa4889b25
	.file	"mmap.c"
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"p != MAP_FAILED"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"%u\n"
	.align 8
.LC6:
	stringz	"munmap(p + PAGE, PAGE) == 0"
	.align 8
.LC7:
	stringz	"p[0] == 'x' && p[2 * PAGE] == 'x'"
	.align 8
.LC8:
	stringz	"q == p + PAGE && q[5] == 0"
	.align 8
.LC9:
	stringz	"munmap(p, 4 * PAGE) == 0"
	.align 8
.LC10:
	stringz	"map"
	.align 8
.LC11:
	stringz	"open"
	.align 8
.LC12:
	stringz	"%015d\n"
	.align 8
.LC13:
	stringz	"write"
	.align 8
.LC14:
	stringz	"file != MAP_FAILED && second != MAP_FAILED"
	.align 8
.LC15:
	stringz	"%.15s %.15s\n"
	.align 8
.LC16:
	stringz	"changed"
	.align 8
.LC17:
	stringz	"pread"
	.align 8
.LC18:
	stringz	"BY-FILE"
	.align 8
.LC19:
	stringz	"pwrite"
	.align 8
.LC20:
	stringz	"%.7s\n"
	.align 8
.LC21:
	stringz	"private"
	.align 8
.LC22:
	stringz	"%s %.7s\n"
	.align 8
.LC23:
	stringz	"msync(second, PAGE, MS_SYNC) == 0"
	.align 8
.LC24:
	stringz	"000000000000000\n"
	.align 8
.LC25:
	stringz	"memcmp(file, \"000000000000000\\n\", 16) == 0"
	.align 8
.LC26:
	stringz	"munmap(second, PAGE) == 0"
	.align 8
.LC27:
	stringz	"grow != MAP_FAILED && grow[PAGE - 1] == 'g' && grow[PAGE] == 0 && grow[5 * PAGE - 1] == 0"
	.align 8
.LC28:
	stringz	"grow[10] == 'g'"
	.align 8
.LC29:
	stringz	"madvise(grow, PAGE, MADV_DONTNEED) == 0 && grow[10] == 0"
	.align 8
.LC30:
	stringz	"mmap(NULL, 0, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED && errno == EINVAL"
	.align 8
.LC31:
	stringz	"mmap(NULL, PAGE, PROT_READ, MAP_PRIVATE, 99, 0) == MAP_FAILED && errno == EBADF"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -80, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	addl r38 = 262144, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -80, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	st4 [r14] = r0
	adds r14 = -92, r35
	;;
	st4 [r14] = r0
	br .L7
	;;
.L8:
	adds r14 = -92, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -80, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -96, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -96, r35
	;;
	st4 [r15] = r14
	adds r14 = -92, r35
	adds r15 = -92, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -92, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 262143, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	adds r16 = -96, r35
	;;
	ld4 r38 = [r16]
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	addl r39 = 262144, r0
	addl r38 = 120, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	(p6) br.cond.dptk .L11
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 131072, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L12:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	adds r32 = -72, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 50, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	adds r15 = -72, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 5, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	addl r38 = 262144, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 384, r0
	addl r38 = 578, r0
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	st4 [r14] = r15
	adds r14 = -88, r35
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	adds r14 = -88, r35
	adds r15 = -16, r35
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	addl r38 = 17, r0
	mov r37 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r15 = -16, r35
	adds r14 = -64, r35
	;;
	addl r39 = 16, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -88, r35
	adds r15 = -88, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -88, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 12287, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	adds r32 = -56, r35
	adds r14 = -64, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 1, r0
	addl r38 = 196608, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -48, r35
	adds r14 = -64, r35
	addl r42 = 65536, r0
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r15 = 65536, r2
	adds r14 = -48, r35
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	addl r39 = 7, r0
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r15 = -24, r35
	adds r14 = -64, r35
	addl r40 = 65536, r0
	addl r39 = 7, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	adds r14 = -64, r35
	addl r40 = 65552, r0
	addl r39 = 7, r0
	;;
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pwrite#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -40, r35
	adds r14 = -64, r35
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -40, r35
	;;
	addl r39 = 7, r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r15 = -24, r35
	adds r14 = -64, r35
	mov r40 = r0
	addl r39 = 7, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -40, r35
	adds r15 = -24, r35
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = msync#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -56, r35
	addl r39 = 16, r0
	;;
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	addl r38 = 65536, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -32, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -32, r35
	addl r39 = 65536, r0
	addl r38 = 103, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r32 = -32, r35
	adds r14 = -32, r35
	addl r40 = 1, r0
	addl r39 = 327680, r0
	addl r38 = 65536, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L27
	adds r14 = -32, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65535, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 103, r14
	(p6) br.cond.dptk .L27
	adds r14 = -32, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 65536, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -32, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 327679, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -32, r35
	adds r14 = -32, r35
	mov r40 = r0
	addl r39 = 65536, r0
	addl r38 = 327680, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 10, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 103, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	addl r39 = 4, r0
	addl r38 = 65536, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = madvise#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 10, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
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
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	addl r39 = 1, r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r42 = r0
	addl r41 = 99, r0
	addl r40 = 2, r0
	addl r39 = 1, r0
	addl r38 = 65536, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
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
