// e1f85bbd5c11ba3b74131d53393650ff guest-tests/signal/child-states.c
	.file	"child-states.c"
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
	.sbss
	.align 4
	.type	child#, @object
	.size	child#, 4
child:
	.skip	4
	.align 4
	.type	told#, @object
	.size	told#, 4
told:
	.skip	4
	.bss
	.align 8
	.type	last#, @object
	.size	last#, 128
last:
	.skip	128
	.text
	.align 16
	.proc on_child#
on_child:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
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
	adds r14 = -8, r37
	addl r41 = 128, r0
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(last#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	;;
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(told#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp on_child#
	.section	.rodata
	.align 8
.LC2:
	stringz	"?"
	.text
	.align 16
	.proc code_name#
code_name:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	cmp4.ltu p6, p7 = 6, r14
	(p6) br.cond.dptk .L13
	movl r15 = @gprel(names.1#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r2]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L15
	;;
.L13:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L15:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp code_name#
	.section	.rodata
	.align 8
.LC3:
	stringz	"0"
	.text
	.align 16
	.proc signal_name#
signal_name:
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
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	ld4 r37 = [r35]
	br.call.sptk.many b0 = sigabbrev_np#
	mov r1 = r36
	mov r14 = r8
	br .L19
	;;
.L17:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L19:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp signal_name#
	.section	.rodata
	.align 8
.LC4:
	stringz	"  told %d"
	.align 8
.LC5:
	stringz	""
	.align 8
.LC6:
	stringz	": %s %s, the child %d"
	.text
	.align 16
	.proc show_told#
show_told:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.vframe r37
	mov r37 = r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = code_name#
	mov r1 = r38
	mov r34 = r8
	;;
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4.acq r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = signal_name#
	mov r1 = r38
	mov r32 = r8
	br .L23
	;;
.L22:
	movl r32 = @gprel(.LC5)
	;;
	add r32 = r1, r32
.L23:
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld4.acq r15 = [r14]
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld4.acq r33 = [r14]
	br.call.sptk.many b0 = getuid#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L24
	addl r14 = 1, r0
	br .L25
	;;
.L24:
	mov r14 = r0
.L25:
	;;
	mov r42 = r14
	mov r41 = r32
	mov r40 = r34
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L21:
	;;
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	;;
	addl r14 = @gprel(told#), gp
	;;
	st4.rel [r14] = r0
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show_told#
	.section	.rodata
	.align 8
.LC7:
	stringz	"  %s:"
	.align 8
.LC8:
	stringz	" %s"
	.align 8
.LC9:
	stringz	"exited"
	.align 8
.LC10:
	stringz	"killed"
	.align 8
.LC11:
	stringz	"stopped"
	.align 8
.LC12:
	stringz	"continued"
	.align 8
.LC13:
	stringz	" %s%s%s%s %d"
	.text
	.align 16
	.proc show_waited#
show_waited:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 6, 0
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
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st4 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r14 = r8
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L29:
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L30
	;;
.L27:
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r15 = @gprel(.LC9)
	;;
	add r15 = r1, r15
	br .L32
	;;
.L31:
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
.L32:
	adds r17 = -32, r37
	;;
	ld4 r14 = [r17]
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
	(p6) br.cond.dptk .L33
	movl r16 = @gprel(.LC10)
	;;
	add r16 = r1, r16
	br .L34
	;;
.L33:
	movl r16 = @gprel(.LC5)
	;;
	add r16 = r1, r16
.L34:
	adds r18 = -32, r37
	;;
	ld4 r14 = [r18]
	addl r17 = 255, r0
	;;
	and r14 = r17, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L35
	movl r17 = @gprel(.LC11)
	;;
	add r17 = r1, r17
	br .L36
	;;
.L35:
	movl r17 = @gprel(.LC5)
	;;
	add r17 = r1, r17
.L36:
	adds r19 = -32, r37
	;;
	ld4 r14 = [r19]
	addl r18 = 65535, r0
	;;
	cmp4.ne p6, p7 = r18, r14
	(p6) br.cond.dptk .L37
	movl r18 = @gprel(.LC12)
	;;
	add r18 = r1, r18
	br .L38
	;;
.L37:
	movl r18 = @gprel(.LC5)
	;;
	add r18 = r1, r18
.L38:
	adds r19 = -32, r37
	;;
	ld4 r14 = [r19]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r19 = -32, r37
	;;
	ld4 r14 = [r19]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r19 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r19
	br .L40
	;;
.L39:
	adds r19 = -32, r37
	;;
	ld4 r14 = [r19]
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
	(p6) br.cond.dptk .L41
	adds r19 = -32, r37
	;;
	ld4 r14 = [r19]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L40
	;;
.L41:
	adds r19 = -32, r37
	;;
	ld4 r14 = [r19]
	addl r19 = 255, r0
	;;
	and r14 = r19, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L43
	adds r19 = -32, r37
	;;
	ld4 r14 = [r19]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r19 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r19
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L44
.L43:
	addl r14 = 1, r0
	br .L40
	;;
.L44:
	mov r14 = r0
.L40:
	;;
	mov r44 = r14
	mov r43 = r18
	mov r42 = r17
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L30:
	;;
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show_waited#
	.section	.rodata
	.align 8
.LC14:
	stringz	"  %s: %s\n"
	.align 8
.LC15:
	stringz	"  %s: nobody\n"
	.align 8
.LC16:
	stringz	"7"
	.align 8
.LC17:
	stringz	"  %s: %s %s, the child %d\n"
	.text
	.align 16
	.proc show_id#
show_id:
	.prologue 14, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 7, 5, 0
	.vframe r41
	mov r41 = r12
	adds r12 = -176, r12
	.save rp, r39
	mov r39 = b0
	mov r42 = r1
	.body
	;;
	adds r14 = -16, r41
	;;
	st8 [r14] = r32
	adds r14 = -8, r41
	;;
	st4 [r14] = r33
	adds r14 = -4, r41
	;;
	st4 [r14] = r34
	mov r14 = r41
	;;
	st4 [r14] = r35
	adds r14 = -152, r41
	addl r45 = 128, r0
	mov r44 = r0
	;;
	mov r43 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r42
	mov r16 = r41
	adds r17 = -152, r41
	adds r15 = -4, r41
	adds r14 = -8, r41
	;;
	ld4 r46 = [r16]
	mov r45 = r17
	ld4 r44 = [r15]
	ld4 r43 = [r14]
	br.call.sptk.many b0 = waitid#
	mov r1 = r42
	adds r14 = -160, r41
	;;
	st4 [r14] = r8
	adds r15 = -160, r41
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	mov r15 = r8
	adds r14 = -16, r41
	;;
	mov r45 = r15
	ld8 r44 = [r14]
	movl r43 = @gprel(.LC14)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	br .L56
	;;
.L47:
	adds r14 = -152, r41
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r14 = -16, r41
	;;
	ld8 r44 = [r14]
	movl r43 = @gprel(.LC15)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	br .L56
	;;
.L49:
	adds r14 = -152, r41
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = code_name#
	mov r1 = r42
	mov r38 = r8
	adds r14 = -152, r41
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L50
	adds r14 = -152, r41
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L51
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br .L53
	;;
.L51:
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br .L53
	;;
.L50:
	adds r14 = -152, r41
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = signal_name#
	mov r1 = r42
	mov r36 = r8
.L53:
	adds r14 = -152, r41
	;;
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L54
	adds r14 = -152, r41
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L54
	adds r14 = -152, r41
	;;
	adds r14 = 20, r14
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getuid#
	mov r1 = r42
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r37
	(p6) br.cond.dptk .L54
	addl r15 = 1, r0
	br .L55
	;;
.L54:
	mov r15 = r0
.L55:
	adds r14 = -16, r41
	;;
	mov r47 = r15
	mov r46 = r36
	mov r45 = r38
	ld8 r44 = [r14]
	movl r43 = @gprel(.LC17)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
.L56:
	nop 0
	;;
	mov ar.pfs = r40
	mov b0 = r39
	.restore sp
	mov r12 = r41
	br.ret.sptk.many b0
	;;
	.endp show_id#
	.section	.rodata
	.align 8
.LC18:
	stringz	"waitid"
	.text
	.align 16
	.proc settle#
settle:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	movl r15 = 16777216
	;;
	or r14 = r15, r14
	;;
	mov r40 = r14
	adds r39 = -128, r35
	mov r38 = r16
	addl r37 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC18)
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
	.endp settle#
	.section	.rodata
	.align 8
.LC19:
	stringz	" SA_NOCLDSTOP"
	.align 8
.LC20:
	stringz	"flags%s\n"
	.align 8
.LC21:
	stringz	"nothing yet"
	.align 8
.LC22:
	stringz	"exits"
	.align 8
.LC23:
	stringz	"continues"
	.align 8
.LC24:
	stringz	"no WUNTRACED"
	.align 8
.LC25:
	stringz	"stops, left"
	.align 8
.LC26:
	stringz	"stops"
	.align 8
.LC27:
	stringz	"stops again"
	.align 8
.LC28:
	stringz	"continued again"
	.align 8
.LC29:
	stringz	"still stopped"
	.align 8
.LC30:
	stringz	"  told %d\n"
	.align 8
.LC31:
	stringz	"killed, left"
	.align 8
.LC32:
	stringz	"yes"
	.align 8
.LC33:
	stringz	"NO"
	.align 8
.LC34:
	stringz	"use.ru_utime.tv_sec == 0 && use.ru_stime.tv_usec >= 0"
	.align 8
.LC35:
	stringz	"%-3s %s\n"
	.align 8
.LC36:
	stringz	"gone"
	.text
	.align 16
	.proc life#
life:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -320, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -304, r35
	addl r15 = 144, r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @ltoff(@fptr(on_child#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -304, r35
	;;
	st8 [r15] = r14
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	movl r15 = 268435460
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -296, r35
	;;
	st4 [r14] = r15
	adds r14 = -160, r35
	;;
	st4 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	movl r14 = @gprel(.LC19)
	;;
	add r14 = r1, r14
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L60:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	adds r38 = -304, r35
	;;
	addl r37 = 17, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(child#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	mov r38 = r0
	addl r37 = 15, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
.L62:
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	br .L62
	;;
.L61:
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(child#), gp
	;;
	ld4 r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -160, r35
	addl r39 = 11, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 15, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 19, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_told#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 5, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 9, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -160, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	movl r40 = 16777218
	;;
	mov r39 = r14
	addl r38 = 1, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 6, r0
	mov r39 = r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 3, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 18, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r37 = 8, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r36
	br .L63
	;;
.L65:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L63:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
.L64:
	br.call.sptk.many b0 = show_told#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	adds r15 = -160, r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 9, r0
	;;
	mov r39 = r14
	addl r38 = 2, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 19, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r36
	adds r14 = -160, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 15, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 5, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 18, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	br.call.sptk.many b0 = show_told#
	mov r1 = r36
	br .L67
	;;
.L66:
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(told#), gp
	;;
	st4.rel [r14] = r0
.L67:
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	movl r40 = 16777220
	;;
	mov r39 = r14
	addl r38 = 2, r0
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	adds r14 = -152, r35
	addl r39 = 144, r0
	addl r38 = 255, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r15 = -152, r35
	adds r14 = -160, r35
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = wait4#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
	adds r14 = -152, r35
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L69:
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -160, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp life#
	.align 16
	.proc run#
run:
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
	st4 [r35] = r32
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(child#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	ld4 r37 = [r35]
	br.call.sptk.many b0 = _exit#
	;;
.L72:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC37:
	stringz	"wait"
	.align 8
.LC38:
	stringz	"wait for any"
	.text
	.align 16
	.proc nobody_waits#
nobody_waits:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = puts#
	mov r1 = r37
	adds r14 = 8, r36
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	addl r38 = 17, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r37
	;;
	addl r38 = 7, r0
	br.call.sptk.many b0 = run#
	mov r1 = r37
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	adds r39 = -16, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r14 = r8
	adds r40 = -16, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	;;
	adds r38 = -16, r36
	br.call.sptk.many b0 = wait#
	mov r1 = r37
	mov r14 = r8
	adds r40 = -16, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	;;
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(told#), gp
	;;
	st4.rel [r14] = r15
	br.call.sptk.many b0 = show_told#
	mov r1 = r37
	mov r39 = r0
	addl r38 = 17, r0
	;;
	br.call.sptk.many b0 = signal#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp nobody_waits#
	.section	.rodata
	.align 8
.LC39:
	stringz	"own group"
	.align 8
.LC40:
	stringz	"no such child"
	.align 8
.LC41:
	stringz	"no such group"
	.align 8
.LC42:
	stringz	"no type"
	.align 8
.LC43:
	stringz	"no options"
	.align 8
.LC44:
	stringz	"only WNOHANG"
	.align 8
.LC45:
	stringz	"an unknown option"
	.align 8
.LC46:
	stringz	"process 0"
	.align 8
.LC47:
	stringz	"no descriptor"
	.align 8
.LC48:
	stringz	"__WCLONE"
	.align 8
.LC49:
	stringz	"unknown option"
	.align 8
.LC50:
	stringz	"group"
	.align 8
.LC51:
	stringz	"least number"
	.align 8
.LC52:
	stringz	"call(wait4, child, no_access(), 0, NULL)"
	.align 8
.LC53:
	stringz	"call(wait4, child, NULL, 0, NULL)"
	.align 8
.LC54:
	stringz	"call(waitid, P_PID, child, NULL, WEXITED, NULL)"
	.align 8
.LC55:
	stringz	"call(waitid, P_PID, child, no_access(), WEXITED, NULL)"
	.text
	.align 16
	.proc who#
who:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r0
	mov r38 = r0
	addl r37 = 17, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = run#
	mov r1 = r36
	movl r40 = 16777220
	mov r39 = r0
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 4, r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 4, r0
	addl r39 = 999999, r0
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 4, r0
	mov r39 = r0
	addl r38 = 77, r0
	;;
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 1, r0
	mov r39 = r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 260, r0
	mov r39 = r0
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 4, r0
	mov r39 = r0
	addl r38 = 1, r0
	;;
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	addl r40 = 4, r0
	addl r39 = 99, r0
	addl r38 = 3, r0
	;;
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_id#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	movl r39 = -2147483648
	mov r38 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	mov r39 = r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 256, r0
	mov r38 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	mov r39 = r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	movl r39 = 1073741824
	mov r38 = r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	mov r39 = r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r35
	;;
	movl r37 = -2147483648
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	mov r39 = r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1126, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
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
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1126, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 4, r0
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	addl r37 = 1270, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = run#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r42 = r0
	addl r41 = 4, r0
	;;
	mov r40 = r14
	mov r39 = r32
	addl r38 = 1, r0
	addl r37 = 1270, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
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
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 4, r0
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	addl r37 = 1270, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
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
	.endp who#
	.section	.rodata
	.align 8
.LC56:
	stringz	"SA_NOCLDWAIT, handled"
	.align 8
.LC57:
	stringz	"SA_NOCLDWAIT"
	.align 8
.LC58:
	stringz	"ignored"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -432, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r36 = r0
	;;
	br.call.sptk.many b0 = life#
	mov r1 = r35
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = life#
	mov r1 = r35
	adds r14 = -416, r34
	addl r15 = 144, r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	addl r14 = @ltoff(@fptr(on_child#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -416, r34
	;;
	st8 [r15] = r14
	adds r14 = -408, r34
	addl r15 = 6, r0
	;;
	st4 [r14] = r15
	adds r14 = -272, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -272, r34
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -128, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r37 = -416, r34
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = nobody_waits#
	mov r1 = r35
	adds r14 = -128, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = nobody_waits#
	mov r1 = r35
	adds r14 = -272, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = nobody_waits#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = who#
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
	.section	.rodata
	.align 8
.LC59:
	stringz	"none"
	.align 8
.LC60:
	stringz	"dumped"
	.align 8
.LC61:
	stringz	"trapped"
	.align 8
	.type	names.1#, @object
	.size	names.1#, 56
names.1:
	data8	.LC59
	data8	.LC9
	data8	.LC10
	data8	.LC60
	data8	.LC61
	data8	.LC11
	data8	.LC12
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
