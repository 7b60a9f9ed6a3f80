// 54121974651af754c0edd358e16d197e
	.file	"capabilities.c"
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
	.type	root#, @object
	.size	root#, 4
root:
	.skip	4
	.text
	.align 16
	.proc get#
get:
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
	movl r14 = 537396514
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld8 r39 = [r14]
	adds r38 = -16, r35
	addl r37 = 1185, r0
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
	.endp get#
	.align 16
	.proc set#
set:
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
	movl r14 = 537396514
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld8 r39 = [r14]
	adds r38 = -16, r35
	addl r37 = 1186, r0
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
	.endp set#
	.section	.rodata
	.align 8
.LC1:
	stringz	"capget"
	.text
	.align 16
	.proc has#
has:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r37 = -32, r35
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 27, 5
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 5, 27
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -32, r35
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	;;
	mov r16 = r14
	addp4 r14 = r15, r0
	;;
	addp4 r15 = r16, r0
	;;
	shr.u r14 = r14, r15
	;;
	and r14 = 1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp has#
	.section	.rodata
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"!root || (prctl(PR_SET_KEEPCAPS, 1L) == 0 && prctl(PR_GET_KEEPCAPS) == 1)"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"!root || (setresuid(USER, USER, USER) == 0 && !has(CAP_KILL))"
	.align 8
.LC7:
	stringz	"!root || (s.half[0].permitted & 1u << CAP_KILL)"
	.align 8
.LC8:
	stringz	"!root || (set(&s) == 0 && has(CAP_KILL) && !has(CAP_CHOWN))"
	.align 8
.LC9:
	stringz	"!root || (setuid(0) == -1 && errno == EPERM)"
	.text
	.align 16
	.proc keep_when_leaving_root#
keep_when_leaving_root:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	addl r37 = 1, r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r36 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L12
.L11:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	addl r38 = 65534, r0
	addl r37 = 65534, r0
	addl r36 = 65534, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r36 = 5, r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
.L14:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L16:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
.L17:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L19:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r14 = 32, r0
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r36 = -16, r34
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r36 = 5, r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	mov r36 = r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
.L20:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L22:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	mov r36 = r0
	br.call.sptk.many b0 = setuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
.L23:
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
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp keep_when_leaving_root#
	.section	.rodata
	.align 8
.LC10:
	stringz	"!root || (seteuid(USER) == 0 && !has(CAP_KILL))"
	.align 8
.LC11:
	stringz	"!root || (seteuid(0) == 0 && has(CAP_KILL))"
	.align 8
.LC12:
	stringz	"!root || (setresuid(USER, USER, USER) == 0)"
	.align 8
.LC13:
	stringz	"!root || (!s.half[0].permitted && !s.half[1].permitted)"
	.align 8
.LC14:
	stringz	"!root || (set(&s) == -1 && errno == EPERM)"
	.text
	.align 16
	.proc lose_when_leaving_root#
lose_when_leaving_root:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	addl r36 = 65534, r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	addl r36 = 5, r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
.L27:
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
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	mov r36 = r0
	br.call.sptk.many b0 = seteuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	addl r36 = 5, r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
.L30:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L32:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	addl r38 = 65534, r0
	addl r37 = 65534, r0
	addl r36 = 65534, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
.L33:
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
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
.L36:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L38:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -12, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r36 = -16, r34
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L40
.L39:
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
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp lose_when_leaving_root#
	.section	.rodata
	.align 8
.LC15:
	stringz	"!root || (set(&s) == 0)"
	.align 8
.LC16:
	stringz	"!root || (setresuid(USER, USER, USER) == -1 && errno == EPERM)"
	.align 8
.LC17:
	stringz	"!root || (set(&s) == 0 && setresuid(USER, USER, USER) == 0)"
	.text
	.align 16
	.proc set_user_by_capability#
set_user_by_capability:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r15 = -129, r0
	;;
	and r14 = r15, r14
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	adds r36 = -16, r34
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
.L43:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L45:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	addl r38 = 65534, r0
	addl r37 = 65534, r0
	addl r36 = 65534, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L47
.L46:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L48:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 128, r0
	;;
	or r14 = r15, r14
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r36 = -16, r34
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	addl r38 = 65534, r0
	addl r37 = 65534, r0
	addl r36 = 65534, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
.L49:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L51:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp set_user_by_capability#
	.section	.rodata
	.align 8
.LC18:
	stringz	"!root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 1 && prctl(PR_CAPBSET_DROP, (long)CAP_MKNOD) == 0)"
	.align 8
.LC19:
	stringz	"!root || (prctl(PR_CAPBSET_READ, (long)CAP_MKNOD) == 0 && has(CAP_MKNOD))"
	.align 8
.LC20:
	stringz	"!root || (prctl(PR_CAPBSET_READ, 64L) == -1 && errno == EINVAL)"
	.text
	.align 16
	.proc bounds#
bounds:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	addl r37 = 27, r0
	addl r36 = 23, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L54
	addl r37 = 27, r0
	addl r36 = 24, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
.L53:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L55:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
	addl r37 = 27, r0
	addl r36 = 23, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	addl r36 = 27, r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
.L56:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L58:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	addl r37 = 64, r0
	addl r36 = 23, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L60
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L60
.L59:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L61
	;;
.L60:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L61:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	movl r15 = 134217728
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	;;
	st4 [r14] = r15
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	adds r36 = -16, r34
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L63
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L63
.L62:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L64
	;;
.L63:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L64:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	or r14 = 1, r14
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = -2, r14
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	st4 [r14] = r0
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	adds r36 = -16, r34
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L66
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L66
.L65:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L67
	;;
.L66:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L67:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp bounds#
	.section	.rodata
	.align 8
.LC21:
	stringz	"!root || (prctl(PR_SET_SECUREBITS, (long)(SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED)) == 0)"
	.align 8
.LC22:
	stringz	"!root || (prctl(PR_GET_SECUREBITS) == (SECBIT_NO_SETUID_FIXUP | SECBIT_KEEP_CAPS_LOCKED))"
	.align 8
.LC23:
	stringz	"!root || (prctl(PR_SET_KEEPCAPS, 1L) == -1 && errno == EPERM)"
	.align 8
.LC24:
	stringz	"!root || (prctl(PR_SET_SECUREBITS, 0L) == -1 && errno == EPERM)"
	.align 8
.LC25:
	stringz	"!root || (setresuid(USER, USER, USER) == 0 && has(CAP_KILL))"
	.text
	.align 16
	.proc secure_bits#
secure_bits:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	addl r37 = 36, r0
	addl r36 = 28, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
.L69:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L71
	;;
.L70:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L71:
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	addl r36 = 27, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 36, r14
	(p6) br.cond.dptk .L73
.L72:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L74
	;;
.L73:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L74:
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L75
	addl r37 = 1, r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L76
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L76
.L75:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L77
	;;
.L76:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L77:
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	mov r37 = r0
	addl r36 = 28, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L79
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L79
.L78:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L80
	;;
.L79:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L80:
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	addl r38 = 65534, r0
	addl r37 = 65534, r0
	addl r36 = 65534, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	addl r36 = 5, r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
.L81:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L83
	;;
.L82:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L83:
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp secure_bits#
	.section	.rodata
	.align 8
.LC26:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == -1 && errno == EPERM)"
	.align 8
.LC27:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_RAISE, (long)CAP_KILL, 0L, 0L) == 0)"
	.align 8
.LC28:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 1)"
	.align 8
.LC29:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_CLEAR_ALL, 0L, 0L, 0L) == 0)"
	.align 8
.LC30:
	stringz	"!root || (prctl(PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_IS_SET, (long)CAP_KILL, 0L, 0L) == 0)"
	.text
	.align 16
	.proc ambient#
ambient:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	mov r40 = r0
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 2, r0
	addl r36 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L86
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L86
.L85:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L87
	;;
.L86:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L87:
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -8, r34
	addl r15 = 32, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	adds r36 = -16, r34
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L89
.L88:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L90
	;;
.L89:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L90:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	mov r40 = r0
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 2, r0
	addl r36 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L92
.L91:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L93
	;;
.L92:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L93:
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L94
	mov r40 = r0
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 1, r0
	addl r36 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L95
.L94:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L96
	;;
.L95:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L96:
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L97
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 4, r0
	addl r36 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L98
.L97:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L99
	;;
.L98:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L99:
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(root#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
	mov r40 = r0
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 1, r0
	addl r36 = 47, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
.L100:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L102
	;;
.L101:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L102:
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp ambient#
	.section	.rodata
	.align 8
.LC31:
	stringz	"syscall(SYS_capget, &h, NULL) == 0 && h.version == _LINUX_CAPABILITY_VERSION_3"
	.align 8
.LC32:
	stringz	"syscall(SYS_capget, &h, &s) == -1 && errno == EINVAL"
	.align 8
.LC33:
	stringz	"syscall(SYS_capset, &h, &s) == -1 && errno == EPERM"
	.text
	.align 16
	.proc errors#
errors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	mov r38 = r0
	adds r37 = -32, r34
	addl r36 = 1185, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L104
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	movl r15 = 537396514
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L104
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L105
	;;
.L104:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L105:
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	adds r14 = -24, r34
	;;
	mov r38 = r14
	adds r37 = -32, r34
	addl r36 = 1185, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L106
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L106
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L107
	;;
.L106:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L107:
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	movl r14 = 537396514
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -24, r34
	;;
	mov r38 = r14
	adds r37 = -32, r34
	addl r36 = 1185, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L108
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L108
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L109
	;;
.L108:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L109:
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -28, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -24, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r38 = r14
	adds r37 = -32, r34
	addl r36 = 1186, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L110
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L110
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L111
	;;
.L110:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L111:
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
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
	.endp errors#
	.section	.rodata
	.align 8
.LC34:
	stringz	"fork"
	.align 8
.LC35:
	stringz	"waitpid"
	.text
	.align 16
	.proc apart#
apart:
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
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
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
	(p6) br.cond.dptk .L113
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = exit#
	;;
.L113:
	mov r39 = r0
	mov r38 = r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp apart#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = @ltoff(@fptr(errors#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = apart#
	mov r1 = r35
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = has#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(root#), gp
	;;
	st4 [r15] = r14
	addl r36 = @ltoff(@fptr(keep_when_leaving_root#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = apart#
	mov r1 = r35
	;;
	addl r36 = @ltoff(@fptr(lose_when_leaving_root#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = apart#
	mov r1 = r35
	;;
	addl r36 = @ltoff(@fptr(set_user_by_capability#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = apart#
	mov r1 = r35
	;;
	addl r36 = @ltoff(@fptr(bounds#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = apart#
	mov r1 = r35
	;;
	addl r36 = @ltoff(@fptr(secure_bits#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = apart#
	mov r1 = r35
	;;
	addl r36 = @ltoff(@fptr(ambient#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = apart#
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
