// 8f76f88e901cc9b90c18908d4f04d160 guest-tests/signal/altstack.c
	.file	"altstack.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 1
	.type	space#, @object
	.size	space#, 524288
space:
	.skip	524288
	.sbss
	.align 4
	.type	where#, @object
	.size	where#, 4
where:
	.skip	4
	.align 4
	.type	inside_flags#, @object
	.size	inside_flags#, 4
inside_flags:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
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
	movl r14 = @gprel(space#)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(space#+262144)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
.L2:
	movl r14 = @gprel(space#+262144)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(space#+524288)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L4
	addl r14 = 1, r0
	br .L6
	;;
.L4:
	addl r14 = -1, r0
	br .L6
	;;
.L3:
	mov r14 = r0
.L6:
	addl r15 = @gprel(where#), gp
	;;
	st4.rel [r15] = r14
	adds r14 = -24, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(inside_flags#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.sbss
	.align 4
	.type	depth#, @object
	.size	depth#, 4
depth:
	.skip	4
	.align 4
	.type	changes#, @object
	.size	changes#, 4
changes:
	.skip	4
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: stack %d, flags %x, %ld bytes\n"
	.text
	.align 16
	.proc tell#
tell:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
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
	st8 [r14] = r32
	adds r38 = -32, r35
	mov r37 = r0
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld8 r14 = [r15]
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	adds r15 = -32, r35
	;;
	ld8 r14 = [r15]
	movl r15 = @gprel(space#+262144)
	;;
	add r15 = r1, r15
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L9
	addl r14 = 1, r0
	br .L11
	;;
.L9:
	addl r14 = -1, r0
	br .L11
	;;
.L8:
	mov r14 = r0
.L11:
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	mov r16 = r15
	adds r15 = -16, r35
	;;
	ld8 r15 = [r15]
	;;
	mov r17 = r15
	mov r15 = r35
	;;
	mov r41 = r17
	mov r40 = r16
	mov r39 = r14
	ld8 r38 = [r15]
	movl r37 = @gprel(.LC0)
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
	.endp tell#
	.align 16
	.proc set#
set:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 18
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = 4, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	addl r15 = 262144, r0
	;;
	st8 [r14] = r15
	mov r39 = r0
	adds r38 = -32, r36
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L15
	;;
.L13:
	mov r14 = r0
.L15:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp set#
	.align 16
	.proc frame_stack#
frame_stack:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	adds r14 = 16, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp frame_stack#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%d: on %d, frame has %d, flags %x\n"
	.align 8
.LC2:
	stringz	"inside"
	.align 8
.LC3:
	stringz	"EPERM"
	.align 8
.LC4:
	stringz	"done"
	.align 8
.LC5:
	stringz	"change: %s\n"
	.text
	.align 16
	.proc nested#
nested:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = frame_stack#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	st8 [r14] = r8
	adds r14 = -20, r37
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	movl r15 = @gprel(space#+262144)
	;;
	add r15 = r1, r15
	adds r14 = -20, r37
	;;
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
.L19:
	adds r14 = -20, r37
	movl r15 = @gprel(space#+262144)
	;;
	add r15 = r1, r15
	;;
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	movl r15 = @gprel(space#+524288)
	;;
	add r15 = r1, r15
	adds r14 = -20, r37
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	addl r14 = 1, r0
	br .L23
	;;
.L21:
	addl r14 = -1, r0
	br .L23
	;;
.L20:
	mov r14 = r0
.L23:
	adds r15 = -24, r37
	;;
	st4 [r15] = r14
	addl r14 = @gprel(depth#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(depth#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(depth#), gp
	;;
	ld4 r16 = [r14]
	adds r15 = -32, r37
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	adds r17 = -32, r37
	;;
	ld8 r14 = [r17]
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(space#+262144)
	;;
	add r15 = r1, r15
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	addl r14 = 1, r0
	br .L27
	;;
.L25:
	addl r14 = -1, r0
	br .L27
	;;
.L24:
	mov r14 = r0
.L27:
	adds r17 = -32, r37
	;;
	ld8 r15 = [r17]
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r17 = r15
	adds r15 = -24, r37
	;;
	mov r43 = r17
	mov r42 = r14
	ld4 r41 = [r15]
	mov r40 = r16
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = tell#
	mov r1 = r38
	;;
	addl r14 = @gprel(depth#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	addl r14 = @gprel(changes#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	mov r40 = r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = set#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L30:
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L28:
	;;
	addl r14 = @gprel(depth#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L31
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L32
	addl r14 = 2, r0
	br .L33
	;;
.L32:
	addl r14 = 1, r0
.L33:
	;;
	mov r39 = r14
	br.call.sptk.many b0 = raise#
	mov r1 = r38
.L31:
	;;
	addl r14 = @gprel(depth#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(depth#), gp
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp nested#
	.section	.rodata
	.align 8
.LC6:
	stringz	"flags %x:\n"
	.align 8
.LC7:
	stringz	"after"
	.align 8
.LC8:
	stringz	"yes"
	.align 8
.LC9:
	stringz	"NO"
	.align 8
.LC10:
	stringz	"set(0, 4) == EINVAL && set(0, 1u << 30) == EINVAL"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.proc frees#
frees:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -136, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	addl r15 = @ltoff(@fptr(nested#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	;;
	adds r14 = 8, r14
	movl r15 = 134217732
	;;
	st4 [r14] = r15
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 2, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	addl r14 = @gprel(changes#), gp
	;;
	st4 [r14] = r0
	br .L35
	;;
.L40:
	adds r14 = -144, r34
	;;
	st4 [r14] = r0
	br .L36
	;;
.L39:
	movl r15 = @gprel(flags.0#)
	;;
	add r15 = r1, r15
	adds r16 = -144, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r15 = @gprel(flags.0#)
	;;
	add r15 = r1, r15
	adds r16 = -144, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = set#
	mov r1 = r35
	adds r14 = -140, r34
	;;
	st4 [r14] = r0
	br .L37
	;;
.L38:
	addl r36 = 1, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = tell#
	mov r1 = r35
	adds r14 = -140, r34
	adds r15 = -140, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -140, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L38
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -144, r34
	;;
	st4 [r16] = r14
.L36:
	adds r15 = -144, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L39
	addl r14 = @gprel(changes#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(changes#), gp
	;;
	st4 [r15] = r14
.L35:
	addl r14 = @gprel(changes#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L40
	addl r37 = 4, r0
	mov r36 = r0
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L41
	movl r37 = 1073741824
	mov r36 = r0
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L42:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC11)
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
	.endp frees#
	.section	.rodata
	.align 8
.LC12:
	stringz	"a thread"
	.text
	.align 16
	.proc in_thread#
in_thread:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = tell#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp in_thread#
	.section	.rodata
	.align 8
.LC13:
	stringz	"a child"
	.align 8
.LC14:
	stringz	"executed"
	.align 8
.LC15:
	stringz	"altstack"
	.align 8
.LC16:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.proc inherits#
inherits:
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
	movl r37 = -2147483648
	mov r36 = r0
	;;
	br.call.sptk.many b0 = set#
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
	(p6) br.cond.dptk .L46
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = tell#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = tell#
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
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L46:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	mov r39 = r0
	;;
	addl r38 = @ltoff(@fptr(in_thread#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r34
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	ld8 r14 = [r34]
	;;
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
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
	(p6) br.cond.dptk .L47
	mov r39 = r0
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = execl#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L47:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp inherits#
	.section	.rodata
	.align 8
.LC17:
	stringz	"a program that is executed"
	.align 8
.LC18:
	stringz	"where == -1 && inside_flags == SS_DISABLE"
	.align 8
.LC19:
	stringz	"sigaltstack(&s, &old) == 0"
	.align 8
.LC20:
	stringz	"where == i && inside_flags == SS_ONSTACK"
	.align 8
.LC21:
	stringz	"where == -1 && inside_flags == 0"
	.align 8
.LC22:
	stringz	"sigaltstack(&small, NULL) == -1 && errno == ENOMEM"
	.align 8
.LC23:
	stringz	"sigaltstack(&none, &now) == 0 && now.ss_sp == space[1] && now.ss_size == sizeof space[1]"
	.align 8
.LC24:
	stringz	"where == -1"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -432, r12
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
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L49
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = tell#
	mov r1 = r37
	mov r14 = r0
	br .L50
	;;
.L49:
	adds r14 = -408, r36
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -408, r36
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -408, r36
	;;
	adds r14 = 8, r14
	movl r15 = 134217728
	;;
	st4 [r14] = r15
	adds r14 = -264, r36
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -264, r36
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -408, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r37
	adds r14 = -264, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 12, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r37
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r37
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L51
	addl r14 = @gprel(inside_flags#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L52:
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -416, r36
	;;
	st4 [r14] = r0
	br .L53
	;;
.L60:
	adds r14 = -48, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	adds r15 = -416, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 18
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -48, r36
	;;
	st8 [r14] = r15
	adds r14 = -48, r36
	;;
	adds r14 = 16, r14
	addl r15 = 262144, r0
	;;
	st8 [r14] = r15
	adds r15 = -24, r36
	adds r14 = -48, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L55
	;;
.L54:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L55:
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r37
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	adds r16 = -416, r36
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L56
	addl r14 = @gprel(inside_flags#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L56
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L57
	;;
.L56:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L57:
	movl r40 = @gprel(.LC20)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 12, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r37
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L58
	addl r14 = @gprel(inside_flags#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L59
	;;
.L58:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L59:
	movl r40 = @gprel(.LC21)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -416, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -416, r36
	;;
	st4 [r16] = r14
.L53:
	adds r15 = -416, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L60
	adds r14 = -120, r36
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
	adds r14 = -120, r36
	movl r15 = @gprel(space#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -120, r36
	;;
	adds r14 = 16, r14
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r36
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
	adds r14 = -96, r36
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -120, r36
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L61
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L61
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L62:
	movl r40 = @gprel(.LC22)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -72, r36
	adds r14 = -96, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	adds r14 = -72, r36
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(space#+262144)
	;;
	add r15 = r1, r15
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L63
	adds r14 = -72, r36
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 262144, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L63
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L64
	;;
.L63:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L64:
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r37
	;;
	addl r14 = @gprel(where#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L65
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
	br .L66
	;;
.L65:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L66:
	movl r40 = @gprel(.LC24)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = frees#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = inherits#
	mov r1 = r37
	mov r14 = r0
.L50:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	flags.0#, @object
	.size	flags.0#, 24
flags.0:
	data4	0
	data4	1
	data4	-2147483648
	data4	-2147483647
	data4	2
	data4	-2147483646
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
