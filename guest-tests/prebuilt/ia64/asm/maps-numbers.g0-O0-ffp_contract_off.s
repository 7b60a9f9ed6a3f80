// 43e5284f81c82bebdc50d77e737a0f95 guest-tests/memory/maps-numbers.c
	.file	"maps-numbers.c"
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
	.type	files#, @object
	.size	files#, 4
files:
	.skip	4
	.align 4
	.type	right#, @object
	.size	right#, 4
right:
	.skip	4
	.align 4
	.type	anonymous_wrong#, @object
	.size	anonymous_wrong#, 4
anonymous_wrong:
	.skip	4
	.section	.rodata
	.align 8
.LC1:
	stringz	"%*x-%*x %*s %*x %x:%x %llu %399[^\n]"
	.text
	.align 16
	.proc look#
look:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -576, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -544, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 392, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r17 = -544, r35
	adds r16 = -552, r35
	adds r15 = -556, r35
	mov r14 = r35
	;;
	mov r42 = r17
	mov r41 = r16
	mov r40 = r15
	adds r39 = -560, r35
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 2, r14
	(p7) br.cond.dptk .L14
	adds r14 = -544, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 47, r14
	(p6) br.cond.dptk .L7
	adds r15 = -560, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -556, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -552, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
.L8:
	addl r15 = 1, r0
	br .L10
	;;
.L9:
	mov r15 = r0
.L10:
	addl r14 = @gprel(anonymous_wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(anonymous_wrong#), gp
	;;
	st4 [r15] = r14
	br .L4
	;;
.L7:
	addl r14 = @gprel(files#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(files#), gp
	;;
	st4 [r15] = r14
	adds r15 = -144, r35
	adds r14 = -544, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = stat64
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -144, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = gnu_dev_major#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -560, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	adds r14 = -144, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = gnu_dev_minor#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -556, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	adds r14 = -144, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -552, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	addl r15 = 1, r0
	br .L12
	;;
.L11:
	mov r15 = r0
.L12:
	addl r14 = @gprel(right#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(right#), gp
	;;
	st4 [r15] = r14
	br .L4
	;;
.L14:
	nop 0
.L4:
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp look#
	.section	.rodata
	.align 8
.LC2:
	stringz	"r"
	.text
	.align 16
	.proc all_right#
all_right:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -624, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fopen64
	mov r1 = r36
	mov r14 = r8
	adds r15 = -608, r35
	;;
	st8 [r15] = r14
	addl r14 = @gprel(right#), gp
	;;
	st4 [r14] = r0
	addl r14 = @gprel(right#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(files#), gp
	;;
	st4 [r15] = r14
	br .L16
	;;
.L17:
	adds r14 = -600, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = look#
	mov r1 = r36
.L16:
	adds r14 = -600, r35
	adds r15 = -608, r35
	;;
	ld8 r39 = [r15]
	addl r38 = 600, r0
	mov r37 = r14
	br.call.sptk.many b0 = fgets#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -608, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r36
	;;
	addl r14 = @gprel(files#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	addl r14 = @gprel(files#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(right#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	addl r14 = 1, r0
	br .L20
	;;
.L18:
	mov r14 = r0
.L20:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp all_right#
	.section	.rodata
	.align 8
.LC3:
	stringz	"ftruncate"
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"p != MAP_FAILED"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"/proc/self/maps"
	.align 8
.LC9:
	stringz	"all_right(\"/proc/self/maps\")"
	.align 8
.LC10:
	stringz	"/proc/self/smaps"
	.align 8
.LC11:
	stringz	"all_right(\"/proc/self/smaps\")"
	.align 8
.LC12:
	stringz	"anonymous_wrong == 0"
	.align 8
.LC13:
	stringz	"/proc/self/task/%d/maps"
	.align 8
.LC14:
	stringz	"all_right(path)"
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
	adds r12 = -336, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -304, r35
	movl r15 = 7234312004413763374
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 1482184792
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	addl r15 = 22616, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -304, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkstemp64
	mov r1 = r36
	adds r14 = -320, r35
	;;
	st4 [r14] = r8
	addl r38 = 65536, r0
	adds r14 = -320, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate64
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -312, r35
	mov r42 = r0
	adds r14 = -320, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap64
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -312, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = all_right#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = all_right#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(anonymous_wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -289, r35
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	addl r38 = 300, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -289, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = all_right#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -304, r35
	;;
	mov r37 = r14
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
