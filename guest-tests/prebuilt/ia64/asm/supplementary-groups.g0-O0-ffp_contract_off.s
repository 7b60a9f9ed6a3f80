// 18d3cfe21fb752b310dad5e6864bd23b
	.file	"supplementary-groups.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 4
	.type	some#, @object
	.size	some#, 262148
some:
	.skip	262148
	.align 4
	.type	got#, @object
	.size	got#, 262144
got:
	.skip	262144
	.sbss
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.text
	.align 16
	.proc set_groups#
set_groups:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	movl r39 = @gprel(some#)
	;;
	add r39 = r1, r39
	ld8 r38 = [r35]
	addl r37 = 1078, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp set_groups#
	.section	.rodata
	.align 8
.LC0:
	stringz	"set_groups(MOST + 1) == -1 && errno == EINVAL"
	.align 8
.LC1:
	stringz	"line %d: %s, errno %d\n"
	.align 8
.LC2:
	stringz	"set_groups(-1) == -1 && errno == EINVAL"
	.align 8
.LC3:
	stringz	"set_groups(MOST) == 0"
	.align 8
.LC4:
	stringz	"getgroups(0, NULL) == MOST"
	.align 8
.LC5:
	stringz	"getgroups(MOST - 1, got) == -1 && errno == EINVAL"
	.align 8
.LC6:
	stringz	"getgroups(MOST, got) == MOST"
	.align 8
.LC7:
	stringz	"set_groups(100) == -1 && errno == EINVAL"
	.align 8
.LC8:
	stringz	"syscall(SETGROUPS, 100, NULL) == -1 && errno == EFAULT"
	.text
	.align 16
	.proc numbers#
numbers:
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
	;;
	st4 [r34] = r0
	br .L4
	;;
.L5:
	addl r15 = 100000, r0
	ld4 r14 = [r34]
	;;
	sub r14 = r15, r14
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r16 = r14
	movl r15 = @gprel(some#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L4:
	ld4 r14 = [r34]
	addl r15 = 65536, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	addl r36 = 65537, r0
	br.call.sptk.many b0 = set_groups#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L7
.L6:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	addl r37 = 39, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L7:
	;;
	addl r36 = -1, r0
	br.call.sptk.many b0 = set_groups#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L9
.L8:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	addl r37 = 40, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L9:
	;;
	addl r36 = 65536, r0
	br.call.sptk.many b0 = set_groups#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	addl r37 = 41, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L10:
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 65536, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r37 = 42, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L11:
	;;
	movl r37 = @gprel(got#)
	;;
	add r37 = r1, r37
	addl r36 = 65535, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L13
.L12:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	addl r37 = 43, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L13:
	;;
	movl r37 = @gprel(got#)
	;;
	add r37 = r1, r37
	addl r36 = 65536, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 65536, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	addl r37 = 44, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L14:
	adds r14 = 4, r34
	;;
	st4 [r14] = r0
	br .L15
	;;
.L17:
	movl r15 = @gprel(got#)
	;;
	add r15 = r1, r15
	adds r14 = 4, r34
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
	adds r14 = 4, r34
	addl r16 = 65535, r0
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r16, r14
	movl r16 = @gprel(some#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
.L16:
	adds r14 = 4, r34
	adds r15 = 4, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 65535, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(some#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 280, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r36 = 100, r0
	br.call.sptk.many b0 = set_groups#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L19
.L18:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	addl r37 = 49, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L19:
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 65536, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r37 = 50, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L20:
	mov r38 = r0
	addl r37 = 100, r0
	;;
	addl r36 = 1078, r0
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
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dptk .L22
.L21:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 51, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L22:
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r35
	mov r14 = r8
	addl r15 = 65536, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	addl r37 = 52, r0
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L24:
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
.LC9:
	stringz	"getgroups(0, NULL) == 40"
	.align 8
.LC10:
	stringz	"set_groups(1) == 0"
	.align 8
.LC11:
	stringz	"getgroups(MOST, got) == 1 && got[0] == 77"
	.text
	.align 16
	.proc of_a_thread#
of_a_thread:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 40, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	addl r38 = 57, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L26:
	;;
	movl r14 = @gprel(some#)
	;;
	add r14 = r1, r14
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	addl r37 = 1, r0
	br.call.sptk.many b0 = set_groups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	addl r38 = 59, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L27:
	;;
	movl r38 = @gprel(got#)
	;;
	add r38 = r1, r38
	addl r37 = 65536, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 77, r14
	(p6) br.cond.dptk .L29
.L28:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	addl r38 = 60, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L29:
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp of_a_thread#
	.section	.rodata
	.align 8
.LC12:
	stringz	"set_groups(40) == 0"
	.align 8
.LC13:
	stringz	"!pthread_create(&thread, NULL, of_a_thread, NULL)"
	.align 8
.LC14:
	stringz	"getgroups(MOST, got) == 40 && got[0] == 4961 && got[39] == 5000"
	.align 8
.LC15:
	stringz	"getgroups(MOST, got) == 40 && got[39] == 5000"
	.align 8
.LC16:
	stringz	"set_groups(0) == 0"
	.align 8
.LC17:
	stringz	"getgroups(MOST, got) == 0"
	.align 8
.LC18:
	stringz	"waitpid(child, &status, 0) == child && status == 0"
	.text
	.align 16
	.proc inherited#
inherited:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L32
	;;
.L33:
	addl r15 = 5000, r0
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sub r14 = r15, r14
	;;
	mov r16 = r14
	movl r15 = @gprel(some#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r35
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
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L32:
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L33
	addl r37 = 40, r0
	br.call.sptk.many b0 = set_groups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	addl r38 = 71, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L34:
	adds r14 = -8, r35
	mov r40 = r0
	;;
	addl r39 = @ltoff(@fptr(of_a_thread#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	addl r38 = 72, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L35:
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	;;
	movl r38 = @gprel(got#)
	;;
	add r38 = r1, r38
	addl r37 = 65536, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 4961, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 156, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 5000, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L37
.L36:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	addl r38 = 74, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L37:
	adds r32 = -12, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r38 = @gprel(got#)
	;;
	add r38 = r1, r38
	addl r37 = 65536, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 156, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 5000, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
.L39:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	addl r38 = 77, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L40:
	;;
	mov r37 = r0
	br.call.sptk.many b0 = set_groups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	addl r38 = 78, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L41:
	;;
	movl r38 = @gprel(got#)
	;;
	add r38 = r1, r38
	addl r37 = 65536, r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	addl r38 = 79, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L42:
	;;
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L38:
	mov r15 = r35
	adds r14 = -12, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L43
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
.L43:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	addl r38 = 82, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L44:
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = getgroups#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 40, r14
	(p6) br.cond.dptk .L46
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	addl r38 = 83, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L46:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp inherited#
	.section	.rodata
	.align 8
.LC19:
	stringz	"r"
	.align 8
.LC20:
	stringz	"/proc/self/status"
	.align 8
.LC21:
	stringz	"Groups:"
	.align 8
.LC22:
	stringz	"gid == 4961 + n"
	.align 8
.LC23:
	stringz	"n == 40"
	.text
	.align 16
	.proc listed#
listed:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -4128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -4104, r35
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = fopen#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -4112, r35
	;;
	st4 [r14] = r0
	nop 0
.L49:
	adds r14 = -4104, r35
	adds r15 = -4088, r35
	;;
	ld8 r39 = [r14]
	addl r38 = 4096, r0
	mov r37 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -4088, r35
	addl r39 = 7, r0
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strncmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
.L48:
	adds r14 = -4088, r35
	;;
	adds r14 = 7, r14
	adds r15 = 8, r35
	;;
	st8 [r15] = r14
	br .L50
	;;
.L52:
	adds r15 = -4112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 4961, r14
	;;
	sxt4 r15 = r14
	adds r14 = -4096, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L51
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	addl r38 = 97, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L51:
	adds r15 = -4112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -4112, r35
	;;
	st4 [r15] = r14
.L50:
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	adds r32 = -4096, r35
	adds r15 = 8, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = strtol#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -4096, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	adds r15 = -4112, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 40, r14
	(p6) br.cond.dptk .L53
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	addl r38 = 98, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L53:
	adds r14 = -4104, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp listed#
	.section	.rodata
	.align 8
.LC24:
	stringz	"file"
	.align 8
.LC25:
	stringz	"."
	.align 8
.LC26:
	stringz	"fd >= 0 && chmod(\".\", 0755) == 0 && fchown(fd, 0, 5000) == 0"
	.align 8
.LC27:
	stringz	"syscall(SETRESGID, 1000, 1000, 1000) == 0 && syscall(SETRESUID, 1000, 1000, 1000) == 0"
	.align 8
.LC28:
	stringz	"(fd = open(\"file\", O_RDONLY)) >= 0"
	.align 8
.LC29:
	stringz	"open(\"file\", O_RDWR) == -1 && errno == EACCES"
	.align 8
.LC30:
	stringz	"chown(\"file\", 0, 5001) == 0"
	.align 8
.LC31:
	stringz	"open(\"file\", O_RDONLY) == -1 && errno == EACCES"
	.text
	.align 16
	.proc looked_up#
looked_up:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 416, r0
	addl r38 = 578, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r35] = r8
	ld4 r14 = [r35]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L55
	addl r38 = 493, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chmod#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	addl r39 = 5000, r0
	mov r38 = r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fchown#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
.L55:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	addl r38 = 107, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L56:
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r32 = 4, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	addl r40 = 1000, r0
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	addl r37 = 1076, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	addl r40 = 1000, r0
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	addl r37 = 1074, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
.L58:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	addl r38 = 111, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L59:
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r35] = r8
	ld4 r14 = [r35]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L60
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	addl r38 = 112, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L60:
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L61
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dptk .L62
.L61:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	addl r38 = 114, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L62:
	;;
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L57:
	adds r15 = 8, r35
	adds r14 = 4, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L63
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
.L63:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	addl r38 = 117, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L64:
	addl r39 = 5001, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chown#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	addl r38 = 118, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L65:
	adds r32 = 4, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	addl r40 = 1000, r0
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	addl r37 = 1076, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	addl r40 = 1000, r0
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	addl r37 = 1074, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
.L67:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	addl r38 = 121, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L68:
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L69
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dptk .L70
.L69:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	addl r38 = 122, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L70:
	;;
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L66:
	adds r15 = 8, r35
	adds r14 = 4, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L71
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
.L71:
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(wrong#), gp
	;;
	st4 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	addl r38 = 125, r0
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L73:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp looked_up#
	.section	.rodata
	.align 8
.LC32:
	stringz	"%d are wrong\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L75
	br.call.sptk.many b0 = numbers#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = inherited#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = listed#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = looked_up#
	mov r1 = r35
.L75:
	;;
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
