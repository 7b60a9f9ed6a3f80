// 5a026143a93055ec2f4382c6c88e99c2
	.file	"trace-signals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
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
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
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
	br .L3
	;;
.L2:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L3:
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
	(p6) br.cond.dptk .L6
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
.L6:
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
	.section	.rodata
	.align 8
.LC2:
	stringz	"other"
	.align 8
.LC3:
	stringz	"none"
	.align 8
.LC4:
	stringz	"RT"
	.align 8
.LC5:
	stringz	"STOP"
	.align 8
.LC6:
	stringz	"USR2"
	.align 8
.LC7:
	stringz	"USR1"
	.text
	.align 16
	.proc signal_name#
signal_name:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
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
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dptk .L9
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 12, r14
	(p6) br.cond.dptk .L10
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r15 = r8
	ld4 r14 = [r35]
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L13:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L12:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L11:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L10:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L9:
	movl r14 = @gprel(.LC7)
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
.LC8:
	stringz	"mask %ld: USR1 %d USR2 %d RT+1 %d HUP %d\n"
	.text
	.align 16
	.proc show_mask#
show_mask:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -120, r37
	;;
	st8 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r37
	;;
	mov r42 = r15
	addl r41 = 8, r0
	mov r40 = r14
	addl r39 = 16906, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r38
	adds r14 = -128, r37
	;;
	st8 [r14] = r8
	adds r14 = -112, r37
	addl r41 = 128, r0
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -120, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -112, r37
	;;
	st8 [r14] = r15
	adds r14 = -112, r37
	addl r40 = 10, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r38
	mov r32 = r8
	adds r14 = -112, r37
	addl r40 = 12, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r38
	mov r33 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r15 = 1, r14
	adds r14 = -112, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r38
	mov r34 = r8
	adds r14 = -112, r37
	;;
	addl r40 = 1, r0
	mov r39 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r44 = r14
	mov r43 = r34
	mov r42 = r33
	mov r41 = r32
	adds r14 = -128, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC8)
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
	.endp show_mask#
	.section	.rodata
	.align 8
.LC9:
	stringz	""
	.align 8
.LC10:
	stringz	"peek %d %x %d: %ld %s:"
	.align 8
.LC11:
	stringz	"itself"
	.align 8
.LC12:
	stringz	"tracer"
	.align 8
.LC13:
	stringz	" [%s code %d value %d from %s]"
	.text
	.align 16
	.proc peek#
peek:
	.prologue 14, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 8, 6, 0
	.vframe r41
	mov r41 = r12
	adds r12 = -1072, r12
	.save rp, r39
	mov r39 = b0
	mov r42 = r1
	.body
	;;
	mov r14 = r41
	;;
	st8 [r14] = r32
	adds r14 = 8, r41
	;;
	st4 [r14] = r33
	adds r14 = 12, r41
	;;
	st4 [r14] = r34
	adds r14 = -1040, r41
	mov r15 = r41
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -1040, r41
	;;
	adds r14 = 8, r14
	adds r15 = 8, r41
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -1040, r41
	;;
	adds r14 = 12, r14
	adds r15 = 12, r41
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -1024, r41
	addl r45 = 1024, r0
	mov r44 = r0
	;;
	mov r43 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r42
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r35 = -1048, r41
	adds r16 = -1024, r41
	adds r15 = -1040, r41
	;;
	mov r46 = r16
	mov r45 = r15
	mov r44 = r14
	addl r43 = 16905, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r42
	st8 [r35] = r8
	mov r14 = r41
	;;
	ld8 r14 = [r14]
	;;
	mov r35 = r14
	adds r14 = -1048, r41
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	mov r14 = r8
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L23:
	adds r17 = -1048, r41
	adds r16 = 12, r41
	adds r15 = 8, r41
	;;
	mov r48 = r14
	ld8 r47 = [r17]
	ld4 r46 = [r16]
	ld4 r45 = [r15]
	mov r44 = r35
	movl r43 = @gprel(.LC10)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r14 = -1056, r41
	;;
	st8 [r14] = r0
	br .L24
	;;
.L31:
	adds r15 = -1024, r41
	adds r16 = -1056, r41
	;;
	ld8 r14 = [r16]
	;;
	shl r14 = r14, 7
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = signal_name#
	mov r1 = r42
	mov r38 = r8
	adds r15 = -1024, r41
	adds r16 = -1056, r41
	;;
	ld8 r14 = [r16]
	adds r15 = 8, r15
	;;
	shl r14 = r14, 7
	;;
	add r14 = r15, r14
	;;
	ld4 r37 = [r14]
	adds r15 = -1024, r41
	adds r16 = -1056, r41
	;;
	ld8 r14 = [r16]
	adds r15 = 8, r15
	;;
	shl r14 = r14, 7
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	adds r15 = -1024, r41
	adds r16 = -1056, r41
	;;
	ld8 r14 = [r16]
	adds r15 = 8, r15
	;;
	shl r14 = r14, 7
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r36 = [r14]
	br .L26
	;;
.L25:
	mov r36 = r0
.L26:
	adds r15 = -1024, r41
	adds r16 = -1056, r41
	;;
	ld8 r14 = [r16]
	;;
	shl r14 = r14, 7
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r42
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r35
	(p6) br.cond.dptk .L27
	adds r15 = -1024, r41
	adds r16 = -1056, r41
	;;
	ld8 r14 = [r16]
	;;
	shl r14 = r14, 7
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L28:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L27:
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
.L30:
	;;
	mov r47 = r14
	mov r46 = r36
	mov r45 = r37
	mov r44 = r38
	movl r43 = @gprel(.LC13)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r15 = -1056, r41
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -1056, r41
	;;
	st8 [r16] = r14
.L24:
	adds r14 = -1048, r41
	adds r16 = -1056, r41
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L31
	addl r43 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r42
	nop 0
	;;
	mov ar.pfs = r40
	mov b0 = r39
	.restore sp
	mov r12 = r41
	br.ret.sptk.many b0
	;;
	.endp peek#
	.align 16
	.proc child_body#
child_body:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r36 = -112, r34
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	addl r37 = 10, r0
	;;
	adds r36 = -112, r34
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r35
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r37 = r14
	adds r36 = -112, r34
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	mov r38 = r0
	;;
	adds r37 = -112, r34
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp child_body#
	.section	.rodata
	.align 8
.LC14:
	stringz	"ptrace((enum __ptrace_request)0x4209, child, no_access(), NULL)"
	.align 8
.LC15:
	stringz	"ptrace((enum __ptrace_request)0x4209, child, &p, no_access())"
	.text
	.align 16
	.proc queue#
queue:
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
	addl r39 = 8, r0
	mov r38 = r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = 8, r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L34
	;;
.L35:
	addl r14 = @gprel(child#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r16 = 1, r14
	mov r14 = r0
	adds r17 = -16, r35
	;;
	ld4 r15 = [r17]
	;;
	adds r15 = 10, r15
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r32
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -16, r35
	;;
	st4 [r17] = r14
.L34:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L35
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	addl r39 = 8, r0
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = 8, r0
	addl r38 = 1, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = 2, r0
	addl r38 = 1, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = 8, r0
	addl r38 = 1, r0
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = 8, r0
	addl r38 = 1, r0
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = 8, r0
	addl r38 = 1, r0
	;;
	movl r37 = 1099511627776
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = -1, r0
	addl r38 = 1, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = peek#
	mov r1 = r36
	addl r39 = 8, r0
	addl r38 = 2, r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = peek#
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
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 16905, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
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
	mov r15 = r8
	adds r14 = -8, r35
	;;
	mov r40 = r15
	mov r39 = r14
	mov r38 = r32
	addl r37 = 16905, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
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
	.endp queue#
	.section	.rodata
	.align 8
.LC16:
	stringz	"ptrace((enum __ptrace_request)0x420b, child, (void *)8, &mask)"
	.align 8
.LC17:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)8, &mask)"
	.align 8
.LC18:
	stringz	"  KILL %d STOP %d\n"
	.align 8
.LC19:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)4, &mask)"
	.align 8
.LC20:
	stringz	"ptrace((enum __ptrace_request)0x420b, child, (void *)16, &mask)"
	.align 8
.LC21:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)8, no_access())"
	.align 8
.LC22:
	stringz	"ptrace((enum __ptrace_request)0x420b, child, (void *)8, no_access())"
	.align 8
.LC23:
	stringz	"ptrace((enum __ptrace_request)0x420a, getppid(), (void *)8, &mask)"
	.text
	.align 16
	.proc masks#
masks:
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
	;;
	br.call.sptk.many b0 = show_mask#
	mov r1 = r36
	adds r37 = -128, r35
	;;
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	addl r38 = 12, r0
	adds r37 = -128, r35
	;;
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	addl r38 = 9, r0
	adds r37 = -128, r35
	;;
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	addl r38 = 19, r0
	adds r37 = -128, r35
	;;
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	;;
	mov r40 = r15
	addl r39 = 8, r0
	mov r38 = r14
	addl r37 = 16907, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_mask#
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
	mov r15 = r35
	;;
	mov r40 = r15
	addl r39 = 8, r0
	mov r38 = r14
	addl r37 = 16906, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r39 = 128, r0
	mov r38 = r0
	;;
	adds r37 = -128, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r35
	;;
	st8 [r15] = r14
	addl r38 = 9, r0
	adds r37 = -128, r35
	br.call.sptk.many b0 = sigismember#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r38 = 19, r0
	adds r37 = -128, r35
	br.call.sptk.many b0 = sigismember#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC18)
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
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	;;
	mov r40 = r15
	addl r39 = 4, r0
	mov r38 = r14
	addl r37 = 16906, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
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
	mov r15 = r35
	;;
	mov r40 = r15
	addl r39 = 16, r0
	mov r38 = r14
	addl r37 = 16907, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
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
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 8, r0
	mov r38 = r32
	addl r37 = 16906, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
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
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 8, r0
	mov r38 = r32
	addl r37 = 16907, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
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
	br.call.sptk.many b0 = getppid#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	mov r40 = r14
	addl r39 = 8, r0
	mov r38 = r15
	addl r37 = 16906, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_mask#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp masks#
	.section	.rodata
	.align 8
.LC24:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC25:
	stringz	"  stopped %d by %s\n"
	.align 8
.LC26:
	stringz	"ptrace(PTRACE_GETSIGINFO, child, NULL, &info)"
	.align 8
.LC27:
	stringz	"  %s code %d from %d\n"
	.align 8
.LC28:
	stringz	"ptrace(PTRACE_CONT, child, NULL, NULL)"
	.align 8
.LC29:
	stringz	"ptrace(PTRACE_SETSIGINFO, child, NULL, &info)"
	.align 8
.LC30:
	stringz	"ptrace(PTRACE_CONT, child, NULL, (void *)SIGKILL)"
	.align 8
.LC31:
	stringz	"  killed %d\n"
	.align 8
.LC32:
	stringz	"ptrace((enum __ptrace_request)0x420a, child, (void *)8, &info)"
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
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
	(p6) br.cond.dptk .L38
	br.call.sptk.many b0 = child_body#
	mov r1 = r36
.L38:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	adds r38 = -128, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r37 = r14
	br.call.sptk.many b0 = signal_name#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
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
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	addl r37 = 16898, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = signal_name#
	mov r1 = r36
	mov r17 = r8
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -120, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r17
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = queue#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = masks#
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
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
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
	mov r39 = r0
	adds r38 = -128, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 127, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r37 = r14
	br.call.sptk.many b0 = signal_name#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -120, r35
	addl r15 = 12, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	addl r37 = 16899, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
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
	addl r40 = 9, r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
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
	mov r39 = r0
	adds r38 = -128, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	;;
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
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
	(p6) br.cond.dptk .L39
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L39
	addl r14 = 1, r0
	br .L40
	;;
.L39:
	mov r14 = r0
.L40:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
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
	addl r14 = @gprel(child#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r35
	;;
	mov r40 = r15
	addl r39 = 8, r0
	mov r38 = r14
	addl r37 = 16906, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
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
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
