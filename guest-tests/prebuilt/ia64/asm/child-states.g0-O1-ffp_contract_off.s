// 9a81fa7b46290da5860319fc22940859 guest-tests/signal/child-states.c
	.file	"child-states.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc on_child#
on_child:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r38 = r33
	addl r39 = 128, r0
	movl r37 = @gprel(last#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	addl r15 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp on_child#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"waitid"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc settle#
settle:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	movl r39 = 16777216
	;;
	or r39 = r32, r39
	adds r38 = 16, r12
	addl r14 = @gprel(child#), gp
	;;
	ld4 r37 = [r14]
	addl r36 = 1, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L4
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r38 = r8
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp settle#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"?"
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"0"
	.align 8
.LC5:
	stringz	"  told %d"
	.align 8
.LC6:
	stringz	": %s %s, the child %d"
	.text
	.align 16
	.proc show_told#
show_told:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	addl r32 = @gprel(told#), gp
	;;
	ld4.acq r39 = [r32]
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	ld4.acq r14 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 6, r14
	;;
	(p7) sxt4 r14 = r14
	;;
	(p7) shladd r14 = r14, 3, r0
	(p7) movl r15 = @gprel(names.1#)
	;;
	(p7) add r15 = r1, r15
	;;
	(p7) add r14 = r15, r14
	;;
	(p7) ld8 r33 = [r14]
	;;
	(p6) movl r33 = @gprel(.LC2)
	;;
	(p6) add r33 = r1, r33
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) movl r32 = @gprel(.LC3)
	;;
	(p6) add r32 = r1, r32
	(p7) br.cond.dpnt .L14
.L8:
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
	;;
	(p6) mov r41 = r0
	(p7) br.cond.dpnt .L15
.L9:
	mov r40 = r32
	mov r39 = r33
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	;;
	addl r14 = @gprel(told#), gp
	;;
	st4.rel [r14] = r0
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.L14:
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4.acq r38 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r38
	;;
	(p6) movl r32 = @gprel(.LC4)
	;;
	(p6) add r32 = r1, r32
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = sigabbrev_np#
	mov r1 = r37
	;;
	mov r32 = r8
	br .L8
	;;
.L15:
	movl r14 = @gprel(last#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld4.acq r34 = [r14]
	br.call.sptk.many b0 = getuid#
	mov r1 = r37
	;;
	cmp4.eq p6, p7 = r8, r34
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	br .L9
	;;
	.endp show_told#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"exited"
	.align 8
.LC12:
	stringz	"killed"
	.align 8
.LC13:
	stringz	"stopped"
	.align 8
.LC14:
	stringz	"continued"
	.align 8
.LC15:
	stringz	"  %s:"
	.align 8
.LC16:
	stringz	" %s"
	.align 8
.LC17:
	stringz	" %s%s%s%s %d"
	.text
	.align 16
	.proc show_waited#
show_waited:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 6, 0
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	mov r40 = r32
	ld4 r35 = [r34]
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	cmp4.lt p6, p7 = 0, r33
	(p7) br.cond.dpnt .L35
	and r15 = 127, r35
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	(p6) movl r40 = @gprel(.LC3)
	;;
	(p6) add r40 = r1, r40
	;;
	(p7) movl r40 = @gprel(.LC11)
	;;
	(p7) add r40 = r1, r40
	adds r14 = 1, r15
	;;
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	(p6) movl r41 = @gprel(.LC3)
	;;
	(p6) add r41 = r1, r41
	;;
	(p7) movl r41 = @gprel(.LC12)
	;;
	(p7) add r41 = r1, r41
	zxt1 r16 = r35
	;;
	cmp4.ne p6, p7 = 127, r16
	;;
	(p6) movl r42 = @gprel(.LC3)
	;;
	(p6) add r42 = r1, r42
	;;
	(p7) movl r42 = @gprel(.LC13)
	;;
	(p7) add r42 = r1, r42
	addl r17 = 65535, r0
	;;
	cmp4.eq p6, p7 = r17, r35
	(p6) br.cond.dpnt .L23
	;;
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L24
	extr.u r44 = r35, 8, 8
	movl r43 = @gprel(.LC3)
	;;
	add r43 = r1, r43
.L25:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L19:
	;;
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	;;
	mov ar.pfs = r37
	mov b0 = r36
	br.ret.sptk.many b0
	;;
.L35:
	cmp4.eq p6, p7 = 0, r33
	;;
	(p6) movl r40 = @gprel(.LC4)
	;;
	(p6) add r40 = r1, r40
	(p7) br.cond.dpnt .L36
.L18:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L19
	;;
.L36:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	ld4 r39 = [r8]
	;;
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r40 = r8
	br .L18
	;;
.L24:
	cmp4.ge p6, p7 = 0, r14
	;;
	(p7) movl r43 = @gprel(.LC3)
	;;
	(p7) add r43 = r1, r43
	(p7) br.cond.dptk .L27
	cmp4.ne p6, p7 = 127, r16
	(p6) br.cond.spnt .L32
	extr.u r35 = r35, 8, 8
	;;
	cmp4.eq p6, p7 = 19, r35
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	movl r43 = @gprel(.LC3)
	;;
	add r43 = r1, r43
	br .L25
	;;
.L32:
	movl r43 = @gprel(.LC3)
	;;
	add r43 = r1, r43
	addl r44 = 1, r0
	br .L25
	;;
.L23:
	cmp4.lt p6, p7 = 0, r14
	;;
	(p7) movl r43 = @gprel(.LC14)
	;;
	(p7) add r43 = r1, r43
	(p7) addl r44 = 1, r0
	(p7) br.cond.dpnt .L25
	;;
	movl r43 = @gprel(.LC14)
	;;
	add r43 = r1, r43
.L27:
	cmp4.eq p6, p7 = 15, r15
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	br .L25
	;;
	.endp show_waited#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L40
.L38:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L39:
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L40:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L39
	;;
	.endp show_answer#
	.align 16
	.proc run#
run:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	;;
	addl r14 = @gprel(child#), gp
	;;
	st4 [r14] = r8
	cmp4.ne p6, p7 = 0, r8
	;;
	(p7) mov r36 = r32
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"wait"
	.align 8
.LC20:
	stringz	"wait for any"
	.text
	.align 16
	.proc nobody_waits#
nobody_waits:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r37 = r32
	;;
	adds r14 = 16, r12
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r33
	addl r37 = 17, r0
	;;
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	addl r37 = 7, r0
	;;
	br.call.sptk.many b0 = run#
	mov r1 = r36
	mov r39 = r0
	adds r38 = 16, r12
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r38 = r8
	adds r39 = 16, r12
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	adds r37 = 16, r12
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r38 = r8
	adds r39 = 16, r12
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_waited#
	mov r1 = r36
	;;
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r15 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st4.rel [r14] = r15
	br.call.sptk.many b0 = show_told#
	mov r1 = r36
	mov r38 = r0
	addl r37 = 17, r0
	;;
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp nobody_waits#
	.align 16
	.proc no_access#
no_access:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L46
.L45:
	addl r14 = @gprel(page.0#), gp
	;;
	ld8 r8 = [r14]
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.L46:
	mov r40 = r0
	addl r39 = -1, r0
	addl r38 = 34, r0
	mov r37 = r0
	addl r36 = 65536, r0
	mov r35 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r34
	;;
	addl r14 = @gprel(page.0#), gp
	;;
	st8 [r14] = r8
	br .L45
	;;
	.endp no_access#
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"7"
	.align 8
.LC22:
	stringz	"  %s: %s\n"
	.align 8
.LC23:
	stringz	"  %s: nobody\n"
	.align 8
.LC24:
	stringz	"  %s: %s %s, the child %d\n"
	.text
	.align 16
	.proc show_id#
show_id:
	.prologue 12, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 5, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	addl r44 = 128, r0
	mov r43 = r0
	;;
	adds r42 = 16, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r41
	mov r45 = r35
	adds r44 = 16, r12
	mov r43 = r34
	;;
	mov r42 = r33
	br.call.sptk.many b0 = waitid#
	mov r1 = r41
	mov r36 = r8
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L58
	adds r14 = 32, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L59
	adds r14 = 24, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 6, r14
	;;
	(p7) sxt4 r16 = r14
	;;
	(p7) shladd r16 = r16, 3, r0
	(p7) movl r15 = @gprel(names.1#)
	;;
	(p7) add r15 = r1, r15
	;;
	(p7) add r15 = r15, r16
	;;
	(p7) ld8 r38 = [r15]
	;;
	(p6) movl r38 = @gprel(.LC2)
	;;
	(p6) add r38 = r1, r38
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dpnt .L52
	adds r14 = 40, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
	;;
	(p6) movl r37 = @gprel(.LC2)
	;;
	(p6) add r37 = r1, r37
	;;
	(p7) movl r37 = @gprel(.LC21)
	;;
	(p7) add r37 = r1, r37
.L53:
	adds r14 = 32, r12
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L60
.L54:
	mov r46 = r36
	mov r45 = r37
	mov r44 = r38
	mov r43 = r32
	movl r42 = @gprel(.LC24)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
.L47:
	;;
	mov ar.pfs = r40
	mov b0 = r39
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L58:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	ld4 r42 = [r8]
	;;
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r41
	mov r44 = r8
	mov r43 = r32
	;;
	movl r42 = @gprel(.LC22)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	br .L47
	;;
.L59:
	mov r43 = r32
	movl r42 = @gprel(.LC23)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	br .L47
	;;
.L52:
	adds r14 = 40, r12
	;;
	ld4 r42 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r42
	;;
	(p6) movl r37 = @gprel(.LC4)
	;;
	(p6) add r37 = r1, r37
	(p6) br.cond.dptk .L53
	br.call.sptk.many b0 = sigabbrev_np#
	mov r1 = r41
	;;
	mov r37 = r8
	br .L53
	;;
.L60:
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L54
	adds r14 = 36, r12
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getuid#
	mov r1 = r41
	;;
	cmp4.eq p6, p7 = r8, r36
	;;
	(p6) addl r36 = 1, r0
	;;
	(p7) mov r36 = r0
	br .L54
	;;
	.endp show_id#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	" SA_NOCLDSTOP"
	.align 8
.LC26:
	stringz	"yes"
	.align 8
.LC27:
	stringz	"NO"
	.align 8
.LC28:
	stringz	"flags%s\n"
	.align 8
.LC29:
	stringz	"nothing yet"
	.align 8
.LC30:
	stringz	"exits"
	.align 8
.LC31:
	stringz	"continues"
	.align 8
.LC32:
	stringz	"no WUNTRACED"
	.align 8
.LC33:
	stringz	"stops, left"
	.align 8
.LC34:
	stringz	"stops"
	.align 8
.LC35:
	stringz	"stops again"
	.align 8
.LC36:
	stringz	"continued again"
	.align 8
.LC37:
	stringz	"still stopped"
	.align 8
.LC38:
	stringz	"killed, left"
	.align 8
.LC39:
	stringz	"use.ru_utime.tv_sec == 0 && use.ru_stime.tv_usec >= 0"
	.align 8
.LC40:
	stringz	"%-3s %s\n"
	.align 8
.LC41:
	stringz	"gone"
	.text
	.align 16
	.proc life#
life:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	addl r40 = 132, r0
	mov r39 = r0
	;;
	adds r38 = 28, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	;;
	addl r14 = @ltoff(@fptr(on_child#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	movl r14 = 268435460
	;;
	or r14 = r14, r32
	adds r15 = 24, r12
	;;
	st4 [r15] = r14
	adds r14 = 160, r12
	;;
	st4 [r14] = r0
	cmp4.eq p6, p7 = 0, r32
	;;
	(p6) movl r39 = @gprel(.LC3)
	;;
	(p6) add r39 = r1, r39
	;;
	(p7) movl r39 = @gprel(.LC25)
	;;
	(p7) add r39 = r1, r39
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r40 = r0
	adds r39 = 16, r12
	;;
	addl r38 = 17, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r33 = r8
	;;
	addl r14 = @gprel(child#), gp
	;;
	st4 [r14] = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L63
	mov r39 = r0
	addl r38 = 15, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r37
.L64:
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r37
	br .L64
	;;
.L63:
	mov r39 = r8
	mov r38 = r8
	br.call.sptk.many b0 = setpgid#
	mov r1 = r37
	addl r40 = 11, r0
	;;
	adds r39 = 160, r12
	mov r38 = r33
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	;;
	mov r39 = r8
	movl r34 = @gprel(.LC29)
	;;
	add r34 = r1, r34
	adds r40 = 160, r12
	;;
	mov r38 = r34
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	;;
	addl r33 = @gprel(child#), gp
	addl r41 = 15, r0
	;;
	ld4 r40 = [r33]
	addl r39 = 1, r0
	mov r38 = r34
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	;;
	addl r39 = 19, r0
	ld4 r38 = [r33]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	;;
	addl r38 = 2, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = show_told#
	mov r1 = r37
	addl r41 = 5, r0
	ld4 r40 = [r33]
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	addl r41 = 9, r0
	ld4 r40 = [r33]
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	addl r40 = 1, r0
	adds r39 = 160, r12
	;;
	ld4 r38 = [r33]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r39 = r8
	adds r40 = 160, r12
	;;
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	movl r41 = 16777218
	ld4 r40 = [r33]
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	addl r41 = 6, r0
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	addl r41 = 3, r0
	ld4 r40 = [r33]
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	addl r39 = 18, r0
	;;
	ld4 r38 = [r33]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	;;
	addl r38 = 8, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r32
	;;
	(p6) addl r33 = @gprel(told#), gp
	(p6) br.cond.dptk .L65
	br .L66
	;;
.L67:
	addl r38 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
.L65:
	ld4.acq r14 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
.L66:
	br.call.sptk.many b0 = show_told#
	mov r1 = r37
	;;
	addl r33 = @gprel(child#), gp
	;;
	ld4 r38 = [r33]
	addl r40 = 8, r0
	adds r39 = 160, r12
	;;
	sub r38 = r0, r38
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r39 = r8
	adds r40 = 160, r12
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	addl r41 = 9, r0
	ld4 r40 = [r33]
	addl r39 = 2, r0
	;;
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	addl r39 = 19, r0
	;;
	ld4 r38 = [r33]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	;;
	addl r38 = 2, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r37
	addl r40 = 2, r0
	adds r39 = 160, r12
	;;
	addl r38 = -1, r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r39 = r8
	adds r40 = 160, r12
	;;
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	ld4 r34 = [r33]
	addl r39 = 15, r0
	;;
	mov r38 = r34
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	addl r41 = 5, r0
	mov r40 = r34
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	addl r39 = 18, r0
	;;
	ld4 r38 = [r33]
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	;;
	addl r38 = 4, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r37
	;;
	addl r14 = @gprel(told#), gp
	;;
	ld4.acq r15 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st4.rel [r14] = r15
	br.call.sptk.many b0 = show_told#
	mov r1 = r37
	movl r41 = 16777220
	ld4 r40 = [r33]
	addl r39 = 2, r0
	;;
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_id#
	mov r1 = r37
	adds r33 = 168, r12
	addl r40 = 144, r0
	addl r39 = 255, r0
	;;
	mov r38 = r33
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	mov r41 = r33
	mov r40 = r0
	adds r39 = 160, r12
	;;
	addl r38 = -1, r0
	br.call.sptk.many b0 = wait4#
	mov r1 = r37
	mov r39 = r8
	adds r40 = 160, r12
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	ld8 r14 = [r33]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) movl r39 = @gprel(.LC27)
	;;
	(p6) add r39 = r1, r39
	(p6) br.cond.dptk .L68
	adds r14 = 192, r12
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	;;
	(p6) movl r39 = @gprel(.LC26)
	;;
	(p6) add r39 = r1, r39
	;;
	(p7) movl r39 = @gprel(.LC27)
	;;
	(p7) add r39 = r1, r39
.L68:
	movl r40 = @gprel(.LC39)
	;;
	add r40 = r1, r40
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r40 = r0
	adds r39 = 160, r12
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r39 = r8
	adds r40 = 160, r12
	;;
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_waited#
	mov r1 = r37
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
	.endp life#
	.section	.rodata.str1.8
	.align 8
.LC42:
	stringz	"SA_NOCLDWAIT, handled"
	.align 8
.LC43:
	stringz	"SA_NOCLDWAIT"
	.align 8
.LC44:
	stringz	"ignored"
	.align 8
.LC45:
	stringz	"own group"
	.align 8
.LC46:
	stringz	"no such child"
	.align 8
.LC47:
	stringz	"no such group"
	.align 8
.LC48:
	stringz	"no type"
	.align 8
.LC49:
	stringz	"no options"
	.align 8
.LC50:
	stringz	"only WNOHANG"
	.align 8
.LC51:
	stringz	"an unknown option"
	.align 8
.LC52:
	stringz	"process 0"
	.align 8
.LC53:
	stringz	"no descriptor"
	.align 8
.LC54:
	stringz	"__WCLONE"
	.align 8
.LC55:
	stringz	"unknown option"
	.align 8
.LC56:
	stringz	"group"
	.align 8
.LC57:
	stringz	"least number"
	.align 8
.LC58:
	stringz	"call(wait4, child, no_access(), 0, NULL)"
	.align 8
.LC59:
	stringz	"call(wait4, child, NULL, 0, NULL)"
	.align 8
.LC60:
	stringz	"call(waitid, P_PID, child, NULL, WEXITED, NULL)"
	.align 8
.LC61:
	stringz	"call(waitid, P_PID, child, no_access(), WEXITED, NULL)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 448
	adds r12 = -448, r12
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	mov r39 = r0
	;;
	br.call.sptk.many b0 = life#
	mov r1 = r38
	addl r39 = 1, r0
	;;
	br.call.sptk.many b0 = life#
	mov r1 = r38
	addl r41 = 132, r0
	mov r40 = r0
	adds r39 = 28, r12
	;;
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	;;
	addl r14 = @ltoff(@fptr(on_child#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = 6, r0
	;;
	st4 [r14] = r15
	adds r32 = 160, r12
	addl r41 = 136, r0
	mov r40 = r0
	adds r39 = 168, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	addl r14 = 1, r0
	;;
	st8 [r32] = r14
	addl r41 = 144, r0
	mov r40 = r0
	adds r39 = 304, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = 312, r12
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r40 = 16, r12
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = nobody_waits#
	mov r1 = r38
	adds r40 = 304, r12
	;;
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = nobody_waits#
	mov r1 = r38
	mov r40 = r32
	;;
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = nobody_waits#
	mov r1 = r38
	adds r32 = 448, r12
	;;
	st4 [r32] = r0
	mov r40 = r0
	addl r39 = 17, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r38
	;;
	addl r39 = 7, r0
	br.call.sptk.many b0 = run#
	mov r1 = r38
	movl r42 = 16777220
	mov r41 = r0
	addl r40 = 2, r0
	;;
	movl r39 = @gprel(.LC45)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	addl r42 = 4, r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	addl r42 = 4, r0
	addl r41 = 999999, r0
	addl r40 = 2, r0
	;;
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	addl r42 = 4, r0
	mov r41 = r0
	addl r40 = 77, r0
	;;
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC50)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	addl r42 = 260, r0
	mov r41 = r0
	mov r40 = r0
	;;
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	addl r42 = 4, r0
	mov r41 = r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC52)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	addl r42 = 4, r0
	addl r41 = 99, r0
	addl r40 = 3, r0
	;;
	movl r39 = @gprel(.LC53)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_id#
	mov r1 = r38
	;;
	addl r33 = @gprel(child#), gp
	movl r41 = -2147483648
	mov r40 = r32
	;;
	ld4 r39 = [r33]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r40 = r8
	mov r41 = r32
	;;
	movl r39 = @gprel(.LC54)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_waited#
	mov r1 = r38
	addl r41 = 256, r0
	mov r40 = r32
	;;
	ld4 r39 = [r33]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r40 = r8
	mov r41 = r32
	;;
	movl r39 = @gprel(.LC55)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_waited#
	mov r1 = r38
	movl r41 = 1073741824
	mov r40 = r32
	;;
	mov r39 = r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r40 = r8
	mov r41 = r32
	;;
	movl r39 = @gprel(.LC56)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_waited#
	mov r1 = r38
	mov r41 = r0
	mov r40 = r32
	;;
	movl r39 = -2147483648
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	mov r40 = r8
	mov r41 = r32
	;;
	movl r39 = @gprel(.LC57)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_waited#
	mov r1 = r38
	;;
	addl r39 = 3, r0
	br.call.sptk.many b0 = run#
	mov r1 = r38
	;;
	addl r39 = 4, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r32 = r8
	st4 [r8] = r0
	ld4 r34 = [r33]
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r41 = r8
	mov r43 = r0
	mov r42 = r0
	mov r40 = r34
	addl r39 = 1126, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r40 = r8
	;;
	movl r39 = @gprel(.LC58)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	st4 [r32] = r0
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	ld4 r40 = [r33]
	;;
	addl r39 = 1126, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r40 = r8
	;;
	movl r39 = @gprel(.LC59)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	addl r39 = 3, r0
	br.call.sptk.many b0 = run#
	mov r1 = r38
	st4 [r32] = r0
	mov r44 = r0
	addl r43 = 4, r0
	mov r42 = r0
	ld4 r41 = [r33]
	addl r40 = 1, r0
	;;
	addl r39 = 1270, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r40 = r8
	;;
	movl r34 = @gprel(.LC60)
	;;
	add r34 = r1, r34
	;;
	mov r39 = r34
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	addl r39 = 3, r0
	br.call.sptk.many b0 = run#
	mov r1 = r38
	;;
	addl r39 = 4, r0
	br.call.sptk.many b0 = settle#
	mov r1 = r38
	st4 [r32] = r0
	ld4 r35 = [r33]
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r42 = r8
	mov r44 = r0
	addl r43 = 4, r0
	mov r41 = r35
	addl r40 = 1, r0
	addl r39 = 1270, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r40 = r8
	;;
	movl r39 = @gprel(.LC61)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	st4 [r32] = r0
	mov r44 = r0
	addl r43 = 4, r0
	mov r42 = r0
	ld4 r41 = [r33]
	addl r40 = 1, r0
	;;
	addl r39 = 1270, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r40 = r8
	;;
	mov r39 = r34
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	mov r8 = r0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	adds r12 = 448, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.section	.rodata.str1.8
	.align 8
.LC62:
	stringz	"none"
	.align 8
.LC63:
	stringz	"dumped"
	.align 8
.LC64:
	stringz	"trapped"
	.section	.rodata
	.align 8
	.type	names.1#, @object
	.size	names.1#, 56
names.1:
	data8	.LC62
	data8	.LC11
	data8	.LC12
	data8	.LC63
	data8	.LC64
	data8	.LC13
	data8	.LC14
	.bss
	.align 8
	.type	last#, @object
	.size	last#, 128
last:
	.skip	128
	.sbss
	.align 4
	.type	told#, @object
	.size	told#, 4
told:
	.skip	4
	.align 4
	.type	child#, @object
	.size	child#, 4
child:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
