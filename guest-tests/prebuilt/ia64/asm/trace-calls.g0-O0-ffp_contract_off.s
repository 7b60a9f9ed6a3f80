// a61f7f7707c22d889f806f948718833e
	.file	"trace-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.bss
	.align 4
	.type	children#, @object
	.size	children#, 16
children:
	.skip	16
	.sbss
	.align 4
	.type	child_count#, @object
	.size	child_count#, 4
child_count:
	.skip	4
	.text
	.align 16
	.proc name_of#
name_of:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L2
	;;
.L5:
	movl r15 = @gprel(children#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r2
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 65, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	br .L4
	;;
.L3:
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L2:
	addl r14 = @gprel(child_count#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L5
	addl r14 = @gprel(child_count#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(children#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	mov r15 = r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(child_count#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(child_count#), gp
	;;
	st4 [r16] = r15
	zxt1 r14 = r14
	;;
	adds r14 = 65, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
.L4:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp name_of#
	.section	.rodata
	.align 8
.LC0:
	stringz	"getppid"
	.align 8
.LC1:
	stringz	"kill"
	.align 8
.LC2:
	stringz	"exit_group"
	.align 8
.LC3:
	stringz	"execve"
	.align 8
.LC4:
	stringz	"close"
	.text
	.align 16
	.proc call_name#
call_name:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	addl r15 = 1236, r0
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	ld8 r14 = [r2]
	addl r15 = 1236, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	ld8 r14 = [r2]
	addl r15 = 1053, r0
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L9
	ld8 r14 = [r2]
	addl r15 = 1053, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	ld8 r14 = [r2]
	addl r15 = 1042, r0
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	ld8 r14 = [r2]
	addl r15 = 1042, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	ld8 r14 = [r2]
	addl r15 = 1029, r0
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	ld8 r14 = [r2]
	addl r15 = 1033, r0
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	br .L8
	;;
.L10:
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L9:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L7:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L11:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L8:
	mov r14 = r0
.L13:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp call_name#
	.section	.rodata
	.align 8
.LC5:
	stringz	"no info: %s\n"
	.align 8
.LC6:
	stringz	"%c: %s(%d"
	.align 8
.LC7:
	stringz	"done"
	.align 8
.LC8:
	stringz	") %s\n"
	.align 8
.LC9:
	stringz	")"
	.text
	.align 16
	.proc report_call#
report_call:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -128, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = name_of#
	mov r1 = r37
	adds r14 = -112, r36
	;;
	st1 [r14] = r8
	adds r15 = -96, r36
	mov r14 = r36
	;;
	mov r41 = r15
	addl r40 = 88, r0
	ld4 r39 = [r14]
	addl r38 = 16910, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L16
	;;
.L15:
	adds r14 = -96, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	adds r14 = -96, r36
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -112, r36
	;;
	ld1 r14 = [r16]
	;;
	sxt1 r14 = r14
	;;
	adds r33 = -65, r14
	mov r38 = r15
	br.call.sptk.many b0 = call_name#
	mov r1 = r37
	mov r15 = r8
	;;
	movl r16 = @gprel(last.2#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r33
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
.L16:
	adds r15 = -112, r36
	;;
	ld1 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	adds r15 = -65, r14
	adds r14 = -104, r36
	movl r16 = @gprel(last.2#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -96, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L17
	adds r16 = -112, r36
	;;
	ld1 r14 = [r16]
	;;
	sxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -104, r36
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -96, r36
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	br .L19
	;;
.L18:
	mov r15 = r0
.L19:
	adds r14 = -104, r36
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	mov r39 = r33
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L17:
	adds r14 = -104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -96, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L20
	adds r14 = -96, r36
	;;
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -96, r36
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L22:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L20:
	adds r14 = -104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -104, r36
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = puts#
	mov r1 = r37
.L23:
	adds r14 = -96, r36
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L25
	adds r15 = -112, r36
	;;
	ld1 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -65, r14
	movl r15 = @gprel(last.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
.L25:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp report_call#
	.section	.rodata
	.align 8
.LC10:
	stringz	"stop"
	.align 8
.LC11:
	stringz	"%c: event %s, code %x"
	.align 8
.LC12:
	stringz	", status %lx"
	.text
	.align 16
	.proc report_event#
report_event:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r14 = r36
	adds r41 = -144, r36
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	addl r38 = 16897, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	adds r15 = -136, r36
	mov r14 = r36
	;;
	mov r41 = r15
	mov r40 = r0
	ld4 r39 = [r14]
	addl r38 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = name_of#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 6, r14
	(p6) br.cond.dptk .L27
	movl r15 = @gprel(names.1#)
	;;
	add r15 = r1, r15
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
.L28:
	adds r15 = -136, r36
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r41 = r15
	mov r40 = r14
	mov r39 = r16
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L29
	adds r15 = -144, r36
	;;
	ld8 r14 = [r15]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L29:
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp report_event#
	.section	.rodata
	.align 8
.LC13:
	stringz	"%c: signal %s, from itself %d\n"
	.text
	.align 16
	.proc report_stop#
report_stop:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -160, r12
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
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	adds r15 = -144, r37
	;;
	st4 [r15] = r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 16, 16
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 16, 16
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = report_event#
	mov r1 = r38
	mov r14 = r0
	br .L37
	;;
.L31:
	adds r15 = -144, r37
	;;
	ld4 r14 = [r15]
	addl r15 = 133, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	mov r14 = r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = report_call#
	mov r1 = r38
	mov r14 = r0
	br .L37
	;;
.L33:
	adds r34 = -140, r37
	mov r14 = r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = name_of#
	mov r1 = r38
	st1 [r34] = r8
	adds r14 = -140, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 65, r14
	(p6) br.cond.dptk .L34
	adds r15 = -144, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L34
	mov r14 = r0
	br .L37
	;;
.L34:
	adds r15 = -136, r37
	mov r14 = r37
	;;
	mov r42 = r15
	mov r41 = r0
	ld4 r40 = [r14]
	addl r39 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	adds r14 = -140, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = -144, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = strsignal#
	mov r1 = r38
	mov r16 = r8
	adds r14 = -136, r37
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r37
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r34
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -144, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dptk .L35
	adds r15 = -144, r37
	;;
	ld4 r14 = [r15]
	br .L37
	;;
.L35:
	mov r14 = r0
.L37:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp report_stop#
	.section	.rodata
	.align 8
.LC14:
	stringz	"%c: exited %d\n"
	.align 8
.LC15:
	stringz	"%c: killed by %s\n"
	.text
	.align 16
	.proc follow#
follow:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
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
	adds r14 = 4, r37
	;;
	ld4 r15 = [r14]
	mov r14 = r37
	mov r42 = r0
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	br .L39
	;;
.L45:
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -12, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = name_of#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r37
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
	mov r41 = r14
	mov r40 = r16
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L41
	;;
.L40:
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	adds r14 = -12, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = name_of#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strsignal#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r34
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L41
	;;
.L42:
	adds r14 = -8, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r37
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = report_stop#
	mov r1 = r38
	adds r16 = -16, r37
	;;
	st4 [r16] = r8
.L41:
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L43
	adds r14 = 4, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r37
	adds r16 = -16, r37
	;;
	ld4 r42 = [r16]
	mov r41 = r0
	ld4 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
.L43:
	adds r15 = -12, r37
	mov r14 = r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L39
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	(p7) br.cond.dptk .L46
.L39:
	adds r34 = -12, r37
	adds r14 = -8, r37
	movl r41 = 1073741824
	;;
	mov r40 = r14
	addl r39 = -1, r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	br .L44
	;;
.L46:
	nop 0
.L44:
	addl r14 = @gprel(child_count#), gp
	;;
	st4 [r14] = r0
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp follow#
	.section	.rodata
	.align 8
.LC16:
	stringz	"%d %c\n"
	.align 8
.LC17:
	stringz	"%d %ld\n"
	.text
	.align 16
	.proc start#
start:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
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
	st8 [r14] = r33
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	;;
	addl r39 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r38
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	addl r39 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
.L48:
	adds r14 = -12, r37
	mov r41 = r0
	;;
	mov r40 = r14
	adds r16 = -16, r37
	;;
	ld4 r39 = [r16]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = name_of#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r41 = r14
	mov r40 = r34
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 4991, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = 8, r37
	;;
	ld8 r42 = [r14]
	mov r41 = r0
	adds r15 = -16, r37
	;;
	ld4 r40 = [r15]
	addl r39 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r34
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r16 = -16, r37
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
	.endp start#
	.sbss
	.align 4
	.type	handled#, @object
	.size	handled#, 4
handled:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r15 = @gprel(handled#), gp
	ld4 r14 = [r2]
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc calls#
calls:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r35
	addl r36 = 77, r0
	;;
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	;;
	addl r14 = @gprel(handled#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L52
	addl r14 = 3, r0
	br .L53
	;;
.L52:
	addl r14 = 4, r0
.L53:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp calls#
	.section	.rodata
	.align 8
.LC18:
	stringz	"quiet"
	.text
	.align 16
	.proc forks#
forks:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	st4 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	addl r36 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
.L55:
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	;;
	addl r14 = @gprel(self#), gp
	;;
	ld8 r16 = [r14]
	addl r14 = @gprel(self#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC18)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	addl r14 = @ltoffx(environ#), r1
	;;
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r17 = [r14]
	adds r15 = -8, r34
	adds r14 = -12, r34
	;;
	mov r41 = r17
	mov r40 = r15
	mov r39 = r0
	mov r38 = r0
	mov r37 = r16
	mov r36 = r14
	br.call.sptk.many b0 = posix_spawn#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	adds r37 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp forks#
	.align 16
	.proc executes#
executes:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(self#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(self#), gp
	;;
	ld8 r15 = [r15]
	mov r39 = r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = execl#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp executes#
	.align 16
	.proc killed#
killed:
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	addl r37 = 15, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp killed#
	.section	.rodata
	.align 8
.LC19:
	stringz	"%ld %d\n"
	.align 8
.LC20:
	stringz	"%ld\n"
	.align 8
.LC21:
	stringz	"yes"
	.align 8
.LC22:
	stringz	"NO"
	.align 8
.LC23:
	stringz	"ptrace(PTRACE_PEEKDATA, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC24:
	stringz	"%-3s %s\n"
	.align 8
.LC25:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 100) == -1 && errno == EIO"
	.align 8
.LC26:
	stringz	"ptrace(PTRACE_LISTEN, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC27:
	stringz	"ptrace(PTRACE_INTERRUPT, pid, 0, 0) == -1 && errno == EIO"
	.align 8
.LC28:
	stringz	"ptrace(PTRACE_SETOPTIONS, pid, 0, -1L) == -1 && errno == EINVAL"
	.align 8
.LC29:
	stringz	"ptrace(PTRACE_ATTACH, pid, 0, 0) == -1 && errno == EPERM"
	.align 8
.LC30:
	stringz	"ptrace(PTRACE_ATTACH, getpid(), 0, 0) == -1 && errno == EPERM"
	.align 8
.LC31:
	stringz	"ptrace(PTRACE_CONT, getppid(), 0, 0) == -1 && errno == ESRCH"
	.align 8
.LC32:
	stringz	"ptrace(PTRACE_DETACH, pid, 0, 0) == 0"
	.align 8
.LC33:
	stringz	"waitpid(pid, &status, 0) == pid && WEXITSTATUS(status) == 8"
	.text
	.align 16
	.proc peeks#
peeks:
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
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	;;
	addl r37 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	addl r14 = @gprel(value.0#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = 42, r14
	(p6) br.cond.dptk .L60
	addl r14 = 8, r0
	br .L61
	;;
.L60:
	addl r14 = 9, r0
.L61:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L59:
	adds r14 = 4, r35
	mov r39 = r0
	;;
	mov r38 = r14
	ld4 r37 = [r35]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = @gprel(value.0#), gp
	ld4 r38 = [r35]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = 42, r0
	;;
	addl r39 = @gprel(value.0#), gp
	ld4 r38 = [r35]
	addl r37 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L62
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L62
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L63
	;;
.L62:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L63:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = 100, r0
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L64
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L64
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L65
	;;
.L64:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L65:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	addl r37 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L66
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L66
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L67
	;;
.L66:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L67:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	addl r37 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L68
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L69:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = -1, r0
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	addl r37 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L70
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L70
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L71
	;;
.L70:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L71:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	addl r37 = 16, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L72
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L72
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L73
	;;
.L72:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L73:
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 16, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L74
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L74
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L75
	;;
.L74:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L75:
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L76
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L76
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L77
	;;
.L76:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L77:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	ld4 r38 = [r35]
	;;
	addl r37 = 17, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L79
	;;
.L78:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L79:
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 4, r35
	mov r39 = r0
	;;
	mov r38 = r14
	ld4 r37 = [r35]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L80
	adds r14 = 4, r35
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
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L81:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
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
	.endp peeks#
	.section	.rodata
	.align 8
.LC34:
	stringz	"ptrace(PTRACE_SEIZE, pid, 0, PTRACE_O_TRACESYSGOOD) == 0"
	.align 8
.LC35:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 0) == -1 && errno == ESRCH"
	.align 8
.LC36:
	stringz	"ptrace(PTRACE_INTERRUPT, pid, 0, 0) == 0"
	.align 8
.LC37:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == (SIGTRAP | PTRACE_EVENT_STOP << 8)"
	.align 8
.LC38:
	stringz	"ptrace(PTRACE_CONT, pid, 0, 0) == 0"
	.align 8
.LC39:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == SIGSTOP"
	.align 8
.LC40:
	stringz	"ptrace(PTRACE_CONT, pid, 0, SIGSTOP) == 0"
	.align 8
.LC41:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == (SIGSTOP | PTRACE_EVENT_STOP << 8)"
	.align 8
.LC42:
	stringz	"ptrace(PTRACE_LISTEN, pid, 0, 0) == 0"
	.align 8
.LC43:
	stringz	"waitpid(pid, &status, WNOHANG) == 0"
	.align 8
.LC44:
	stringz	"waitpid(pid, &status, 0) == pid && status >> 8 == SIGCONT"
	.align 8
.LC45:
	stringz	"ptrace(PTRACE_KILL, pid, 0, 0) == 0"
	.align 8
.LC46:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGKILL"
	.text
	.align 16
	.proc seizes#
seizes:
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
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
.L84:
	br.call.sptk.many b0 = pause#
	mov r1 = r35
	br .L84
	;;
.L83:
	addl r39 = 1, r0
	mov r38 = r0
	ld4 r37 = [r34]
	addl r36 = 16902, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L86
	;;
.L85:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L86:
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L87
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L87
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L88
	;;
.L87:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L88:
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 16903, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L89
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L90
	;;
.L89:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L90:
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L91
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 32773, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L91
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L92
	;;
.L91:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L92:
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L94
	;;
.L93:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L94:
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 19, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L95
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L95
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L96
	;;
.L95:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L96:
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r39 = 19, r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L97
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L98
	;;
.L97:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L98:
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L99
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 32787, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L99
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L100
	;;
.L99:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L100:
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 16904, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L102
	;;
.L101:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L102:
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	addl r38 = 1, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L103
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L104
	;;
.L103:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L104:
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 18, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L105
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 32773, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L105
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L106
	;;
.L105:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L106:
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L108
	;;
.L107:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L108:
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L109
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	cmp4.ne p6, p7 = 18, r14
	(p6) br.cond.dptk .L109
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L110
	;;
.L109:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L110:
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 8, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L111
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L112
	;;
.L111:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L112:
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L113
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L113
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L114
	;;
.L113:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L114:
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC24)
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
	.endp seizes#
	.section	.rodata
	.align 8
.LC47:
	stringz	"pipe(pipes) == 0"
	.align 8
.LC48:
	stringz	"read(pipes[0], &done, 1) == 1 && done == 5"
	.align 8
.LC49:
	stringz	"waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 6"
	.align 8
.LC50:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGTERM"
	.text
	.align 16
	.proc traces_sibling#
traces_sibling:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -144, r35
	;;
	st4 [r15] = r14
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L116
.L117:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L117
	;;
.L116:
	adds r14 = -132, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L118
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L119
	;;
.L118:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L119:
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -140, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -140, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L120
	mov r40 = r0
	mov r39 = r0
	adds r14 = -144, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 16, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L121
	adds r14 = -136, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -144, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L121
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 4991, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L121
	addl r14 = 1, r0
	br .L122
	;;
.L121:
	mov r14 = r0
.L122:
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	st1 [r14] = r15
	mov r40 = r0
	mov r39 = r0
	adds r14 = -144, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	st1 [r14] = r15
	addl r38 = 15, r0
	adds r15 = -144, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r14 = -136, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r16 = -144, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L123
	adds r14 = -136, r35
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
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L123
	addl r14 = 1, r0
	br .L124
	;;
.L123:
	mov r14 = r0
.L124:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	st1 [r14] = r15
	addl r40 = 15, r0
	mov r39 = r0
	adds r14 = -144, r35
	;;
	ld4 r38 = [r14]
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	st1 [r14] = r15
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	adds r15 = -120, r35
	movl r40 = 16777220
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L125
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L125
	adds r14 = -120, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L125
	addl r14 = 1, r0
	br .L126
	;;
.L125:
	mov r14 = r0
.L126:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	st1 [r14] = r15
	adds r14 = -132, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -123, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	;;
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -136, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r16 = -144, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L127
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L127
	addl r14 = 1, r0
	br .L128
	;;
.L127:
	mov r14 = r0
.L128:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -123, r35
	;;
	st1 [r14] = r15
	adds r14 = -123, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L120:
	adds r14 = -132, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -124, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L129
	adds r14 = -124, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L129
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L130
	;;
.L129:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L130:
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -144, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L131
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L132
	;;
.L131:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L132:
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -136, r35
	adds r14 = -140, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -140, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L133
	adds r14 = -136, r35
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
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L133
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L134
	;;
.L133:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L134:
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -144, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L135
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L135
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L136
	;;
.L135:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L136:
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC24)
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
	.endp traces_sibling#
	.section	.rodata
	.align 8
.LC51:
	stringz	"waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 4"
	.align 8
.LC52:
	stringz	"waitpid(pid, &status, 0) == pid && WTERMSIG(status) == (waits ? SIGINT : SIGTERM)"
	.text
	.align 16
	.proc changes_info#
changes_info:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -160, r12
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
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -144, r37
	;;
	st4 [r15] = r14
	adds r16 = -144, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L138
.L139:
	br.call.sptk.many b0 = pause#
	mov r1 = r38
	br .L139
	;;
.L138:
	adds r34 = -140, r37
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r14 = -140, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L140
	mov r42 = r0
	mov r41 = r0
	adds r14 = -144, r37
	;;
	ld4 r40 = [r14]
	addl r39 = 16, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L141
	adds r14 = -132, r37
	mov r41 = r0
	;;
	mov r40 = r14
	adds r15 = -144, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -144, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L141
	mov r42 = r0
	mov r41 = r0
	adds r14 = -144, r37
	;;
	ld4 r40 = [r14]
	addl r39 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L141
	addl r15 = 1, r0
	br .L142
	;;
.L141:
	mov r15 = r0
.L142:
	adds r14 = -136, r37
	;;
	st4 [r14] = r15
	addl r40 = 15, r0
	adds r15 = -144, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = kill#
	mov r1 = r38
	adds r16 = -144, r37
	;;
	ld4 r15 = [r16]
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L143
	addl r16 = 2, r0
	br .L144
	;;
.L143:
	movl r16 = 16777218
.L144:
	adds r14 = -128, r37
	;;
	mov r42 = r16
	mov r41 = r14
	mov r40 = r15
	addl r39 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L145
	adds r14 = -128, r37
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 15, r14
	(p6) br.cond.dptk .L145
	addl r16 = 1, r0
	br .L146
	;;
.L145:
	mov r16 = r0
.L146:
	adds r14 = -136, r37
	adds r15 = -136, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -128, r37
	;;
	mov r42 = r14
	mov r41 = r0
	adds r14 = -144, r37
	;;
	ld4 r40 = [r14]
	addl r39 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -136, r37
	adds r15 = -136, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -128, r37
	mov r15 = r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -128, r37
	;;
	mov r42 = r14
	mov r41 = r0
	adds r15 = -144, r37
	;;
	ld4 r40 = [r15]
	addl r39 = 16899, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -136, r37
	adds r15 = -136, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -136, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = _exit#
	;;
.L140:
	adds r15 = -132, r37
	adds r14 = -140, r37
	mov r41 = r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -140, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L147
	adds r14 = -132, r37
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
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L147
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L148
	;;
.L147:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L148:
	movl r41 = @gprel(.LC51)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L149
	addl r40 = 2, r0
	adds r16 = -144, r37
	;;
	ld4 r39 = [r16]
	br.call.sptk.many b0 = kill#
	mov r1 = r38
.L149:
	adds r14 = -132, r37
	mov r41 = r0
	;;
	mov r40 = r14
	adds r14 = -144, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -144, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L150
	adds r14 = -132, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	mov r15 = r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L151
	addl r14 = 2, r0
	br .L152
	;;
.L151:
	addl r14 = 15, r0
.L152:
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L150
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L153
	;;
.L150:
	movl r14 = @gprel(.LC22)
	;;
	add r14 = r1, r14
.L153:
	movl r41 = @gprel(.LC52)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp changes_info#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L155
	addl r14 = 2, r0
	br .L156
	;;
.L155:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(self#), gp
	;;
	st8 [r15] = r14
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r41 = r0
	addl r40 = 2, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r37
	addl r39 = 1, r0
	;;
	addl r38 = @ltoff(@fptr(calls#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = start#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 24, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = follow#
	mov r1 = r37
	addl r39 = 86, r0
	;;
	addl r38 = @ltoff(@fptr(forks#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = start#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 7, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = follow#
	mov r1 = r37
	addl r39 = 16, r0
	;;
	addl r38 = @ltoff(@fptr(executes#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = start#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 7, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = follow#
	mov r1 = r37
	mov r39 = r0
	;;
	addl r38 = @ltoff(@fptr(executes#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = start#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 7, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = follow#
	mov r1 = r37
	addl r39 = 64, r0
	;;
	addl r38 = @ltoff(@fptr(killed#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = start#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 7, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = follow#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = peeks#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = seizes#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = traces_sibling#
	mov r1 = r37
	mov r39 = r0
	movl r38 = 1000000000
	;;
	br.call.sptk.many b0 = changes_info#
	mov r1 = r37
	addl r39 = 1, r0
	movl r38 = -1000000000
	;;
	br.call.sptk.many b0 = changes_info#
	mov r1 = r37
	mov r14 = r0
.L156:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 8
	.type	last.2#, @object
	.size	last.2#, 32
last.2:
	.skip	32
	.section	.rodata
	.align 8
.LC53:
	stringz	""
	.align 8
.LC54:
	stringz	"fork"
	.align 8
.LC55:
	stringz	"vfork"
	.align 8
.LC56:
	stringz	"clone"
	.align 8
.LC57:
	stringz	"exec"
	.align 8
.LC58:
	stringz	"vfork done"
	.align 8
.LC59:
	stringz	"exit"
	.align 8
	.type	names.1#, @object
	.size	names.1#, 56
names.1:
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	.section	.sdata,"aws"
	.align 8
	.type	value.0#, @object
	.size	value.0#, 8
value.0:
	data8	4711
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
