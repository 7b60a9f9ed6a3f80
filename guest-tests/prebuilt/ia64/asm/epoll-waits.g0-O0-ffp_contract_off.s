// c525626ed62ff4e5c083ff6cf166f29e guest-tests/ipc/epoll-waits.c
	.file	"epoll-waits.c"
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
	.type	ep#, @object
	.size	ep#, 4
ep:
	.skip	4
	.align 4
	.type	ready#, @object
	.size	ready#, 4
ready:
	.skip	4
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.bss
	.align 8
	.type	none#, @object
	.size	none#, 128
none:
	.skip	128
	.align 8
	.type	usr1#, @object
	.size	usr1#, 128
usr1:
	.skip	128
	.text
	.align 16
	.proc on_signal#
on_signal:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(caught#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(caught#), gp
	;;
	st4 [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_signal#
	.align 16
	.proc is_blocked#
is_blocked:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r38 = -112, r34
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	addl r37 = 10, r0
	adds r36 = -112, r34
	br.call.sptk.many b0 = sigismember#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp is_blocked#
	.section	.rodata
	.align 8
.LC2:
	stringz	"%s: %ld"
	.align 8
.LC3:
	stringz	" %s"
	.align 8
.LC4:
	stringz	" [%x %llx]"
	.align 8
.LC5:
	stringz	", caught %d, blocked %d\n"
	.text
	.align 16
	.proc show_events#
show_events:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	br .L16
	;;
.L15:
	mov r14 = r38
	;;
	ld8 r14 = [r14]
.L16:
	adds r15 = -16, r38
	;;
	mov r42 = r14
	ld8 r41 = [r15]
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
.L17:
	adds r14 = -32, r38
	;;
	st8 [r14] = r0
	br .L18
	;;
.L19:
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 4, r0
	adds r15 = -8, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	;;
	shladd r14 = r14, 4, r0
	adds r15 = -8, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r16
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r16 = -32, r38
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r38
	;;
	st8 [r15] = r14
.L18:
	mov r14 = r38
	adds r16 = -32, r38
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(caught#), gp
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = is_blocked#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r42 = r14
	mov r41 = r35
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @gprel(caught#), gp
	;;
	st4 [r14] = r0
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp show_events#
	.section	.rodata
	.align 8
.LC6:
	stringz	"pwait(e, 4, 0, NULL)"
	.align 8
.LC7:
	stringz	"pwait(e, 4, -1, &none)"
	.align 8
.LC8:
	stringz	"pwait(e, 4, 5, &none)"
	.align 8
.LC9:
	stringz	"pwait(e, 4, 5, &usr1)"
	.align 8
.LC10:
	stringz	"pwait(e, 4, -1, &usr1)"
	.align 8
.LC11:
	stringz	"pwait(e, 1, 0, &none)"
	.align 8
.LC12:
	stringz	"pwait(e, 0, 0, NULL)"
	.align 8
.LC13:
	stringz	"pwait(e, -1, 0, NULL)"
	.align 8
.LC14:
	stringz	"pwait(no_access(), 4, 0, NULL)"
	.align 8
.LC15:
	stringz	"pwait(e, 4, 0, no_access())"
	.align 8
.LC16:
	stringz	"call(epoll_pwait, ep, e, 4, 0, &none, 4)"
	.align 8
.LC17:
	stringz	"call(epoll_pwait, -1, e, 4, 0, &none, 8)"
	.align 8
.LC18:
	stringz	"call(epoll_pwait, 0, e, 4, 0, &none, 8)"
	.align 8
.LC19:
	stringz	"pwait(e, 1 << 28, 0, NULL)"
	.text
	.align 16
	.proc pwaits#
pwaits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	addl r41 = -1, r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	addl r41 = 5, r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	movl r42 = @gprel(usr1#)
	;;
	add r42 = r1, r42
	addl r41 = 5, r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = eventfd_write#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	movl r42 = @gprel(usr1#)
	;;
	add r42 = r1, r42
	addl r41 = -1, r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	addl r41 = -1, r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r0
	addl r40 = 1, r0
	adds r39 = -48, r35
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	adds r39 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = -1, r0
	adds r39 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r43 = 8, r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 4, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r43 = 8, r0
	;;
	mov r42 = r14
	mov r41 = r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r32
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 4, r0
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	addl r43 = 8, r0
	;;
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	addl r38 = -1, r0
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	addl r43 = 8, r0
	;;
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r0
	addl r40 = 4, r0
	adds r39 = -48, r35
	mov r38 = r0
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 64, r0
	mov r38 = r0
	adds r37 = -48, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r43 = 8, r0
	mov r42 = r0
	mov r41 = r0
	movl r40 = 268435456
	adds r39 = -48, r35
	;;
	mov r38 = r14
	addl r37 = 1305, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r38 = -48, r35
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp pwaits#
	.section	.rodata
	.align 8
.LC20:
	stringz	"pwait2(e, 4, &zero, NULL)"
	.align 8
.LC21:
	stringz	"pwait2(e, 4, NULL, NULL)"
	.align 8
.LC22:
	stringz	"pwait2(e, 4, &soon, NULL)"
	.align 8
.LC23:
	stringz	"pwait2(e, 4, &soon, &usr1)"
	.align 8
.LC24:
	stringz	"pwait2(e, 4, NULL, &none)"
	.align 8
.LC25:
	stringz	"pwait2(e, 4, &wrong, NULL)"
	.align 8
.LC26:
	stringz	"pwait2(e, 4, &negative, NULL)"
	.align 8
.LC27:
	stringz	"pwait2(e, 4, &less, NULL)"
	.align 8
.LC28:
	stringz	"pwait2(e, 4, no_access(), NULL)"
	.align 8
.LC29:
	stringz	"pwait2(e, 4, &zero, no_access())"
	.align 8
.LC30:
	stringz	"pwait2(e, 0, &zero, NULL)"
	.align 8
.LC31:
	stringz	"call(epoll_pwait2, ep, e, 4, &zero, &none, 9)"
	.align 8
.LC32:
	stringz	"call(epoll_pwait2, -1, e, 4, &zero, &none, 8)"
	.align 8
.LC33:
	stringz	"call(epoll_pwait2, 0, e, 4, &zero, &none, 8)"
	.align 8
.LC34:
	stringz	"waited %d\n"
	.text
	.align 16
	.proc pwaits2#
pwaits2:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -96, r35
	;;
	st8 [r14] = r0
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -80, r35
	;;
	st8 [r14] = r0
	adds r14 = -80, r35
	;;
	adds r14 = 8, r14
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	st8 [r14] = r0
	adds r14 = -64, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -48, r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -96, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 4, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -104, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = eventfd_read#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -96, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -80, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -80, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	movl r42 = @gprel(usr1#)
	;;
	add r42 = r1, r42
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r35
	addl r43 = 8, r0
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r0
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -64, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -48, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -32, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r15
	addl r40 = 4, r0
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r16 = r8
	adds r15 = -96, r35
	adds r14 = -168, r35
	addl r43 = 8, r0
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 4, r0
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -96, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	mov r40 = r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -96, r35
	adds r15 = -168, r35
	addl r43 = 9, r0
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r15 = -96, r35
	adds r14 = -168, r35
	addl r43 = 8, r0
	;;
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r15
	addl r40 = 4, r0
	mov r39 = r14
	addl r38 = -1, r0
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r15 = -96, r35
	adds r14 = -168, r35
	addl r43 = 8, r0
	;;
	movl r42 = @gprel(none#)
	;;
	add r42 = r1, r42
	mov r41 = r15
	addl r40 = 4, r0
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -168, r35
	addl r39 = 64, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -80, r35
	adds r15 = -168, r35
	addl r43 = 8, r0
	mov r42 = r0
	;;
	mov r41 = r16
	addl r40 = 4, r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1465, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	mov r14 = r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r16 = r15, r14
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	adds r15 = -176, r35
	;;
	st8 [r15] = r14
	adds r15 = -176, r35
	;;
	ld8 r14 = [r15]
	addl r15 = 1999999, r0
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
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
	.endp pwaits2#
	.section	.rodata
	.align 8
.LC35:
	stringz	"epoll_create1(0) > 0"
	.align 8
.LC36:
	stringz	"epoll_create1(1)"
	.align 8
.LC37:
	stringz	"epoll_create(0)"
	.align 8
.LC38:
	stringz	"epoll_create(-1)"
	.align 8
.LC39:
	stringz	"fcntl(epoll_create1(EPOLL_CLOEXEC), F_GETFD)"
	.align 8
.LC40:
	stringz	"fcntl(epoll_create(1), F_GETFD)"
	.align 8
.LC41:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, ready, &e)"
	.align 8
.LC42:
	stringz	"epoll_ctl(ep, EPOLL_CTL_MOD, other, &e)"
	.align 8
.LC43:
	stringz	"epoll_ctl(ep, EPOLL_CTL_DEL, other, &e)"
	.align 8
.LC44:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, ep, &e)"
	.align 8
.LC45:
	stringz	"epoll_ctl(ep, 4, ready, &e)"
	.align 8
.LC46:
	stringz	"epoll_ctl(ep, 0, ready, &e)"
	.align 8
.LC47:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, -1, &e)"
	.align 8
.LC48:
	stringz	"epoll_ctl(-1, EPOLL_CTL_ADD, ready, &e)"
	.align 8
.LC49:
	stringz	"epoll_ctl(ready, EPOLL_CTL_ADD, other, &e)"
	.align 8
.LC50:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, other, (struct epoll_event *)no_access())"
	.align 8
.LC51:
	stringz	"epoll_ctl(ep, EPOLL_CTL_DEL, ready, NULL)"
	.align 8
.LC52:
	stringz	"f"
	.align 8
.LC53:
	stringz	"epoll_ctl(ep, EPOLL_CTL_ADD, file, &e)"
	.align 8
.LC54:
	stringz	"epoll_ctl(ep, EPOLL_CTL_MOD, ready, &e)"
	.text
	.align 16
	.proc controls#
controls:
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
	mov r38 = r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r14 = -8, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1234605616436508552
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
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
	movl r37 = @gprel(.LC35)
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
	addl r37 = 1, r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC36)
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
	mov r37 = r0
	br.call.sptk.many b0 = epoll_create#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC37)
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
	addl r37 = -1, r0
	br.call.sptk.many b0 = epoll_create#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC38)
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
	addl r37 = 524288, r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
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
	addl r37 = 1, r0
	br.call.sptk.many b0 = epoll_create#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	adds r16 = -8, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	;;
	mov r40 = r15
	adds r15 = -16, r35
	;;
	ld4 r39 = [r15]
	addl r38 = 3, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	;;
	mov r40 = r15
	adds r15 = -16, r35
	;;
	ld4 r39 = [r15]
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ep#), gp
	;;
	ld4 r15 = [r15]
	adds r16 = -8, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	adds r16 = -8, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 4, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	adds r16 = -8, r35
	;;
	mov r40 = r16
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	;;
	mov r40 = r15
	addl r39 = -1, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
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
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	;;
	mov r40 = r15
	mov r39 = r14
	addl r38 = 1, r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
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
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	;;
	mov r40 = r15
	adds r15 = -16, r35
	;;
	ld4 r39 = [r15]
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	adds r14 = -16, r35
	;;
	ld4 r39 = [r14]
	addl r38 = 1, r0
	mov r37 = r32
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	mov r40 = r0
	;;
	mov r39 = r15
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r32 = -12, r35
	addl r39 = 384, r0
	addl r38 = 66, r0
	;;
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	adds r16 = -8, r35
	adds r14 = -12, r35
	;;
	mov r40 = r16
	ld4 r39 = [r14]
	addl r38 = 1, r0
	mov r37 = r15
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC53)
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
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	adds r16 = -8, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -8, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	adds r16 = -8, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 3, r0
	mov r37 = r14
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
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
	.endp controls#
	.section	.rodata
	.align 8
.LC55:
	stringz	"syscall(PSELECT, ready + 1, &in, NULL, NULL, &zero, NULL)"
	.align 8
.LC56:
	stringz	"FD_ISSET(ready, &in)"
	.align 8
.LC57:
	stringz	"syscall(PSELECT, ready + 1, &in, NULL, NULL, &soon, &block)"
	.align 8
.LC58:
	stringz	"  left %d %d\n"
	.align 8
.LC59:
	stringz	"syscall(PSELECT, 0, NULL, NULL, NULL, NULL, &open_mask)"
	.align 8
.LC60:
	stringz	"  caught %d, blocked %d\n"
	.align 8
.LC61:
	stringz	"syscall(PSELECT, ready + 1, NULL, &in, NULL, NULL, &open_mask)"
	.align 8
.LC62:
	stringz	"syscall(PSELECT, -1, NULL, NULL, NULL, &zero, NULL)"
	.align 8
.LC63:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &wrong, NULL)"
	.align 8
.LC64:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, no_access(), NULL)"
	.align 8
.LC65:
	stringz	"syscall(PSELECT, 1, no_access(), NULL, NULL, &zero, NULL)"
	.align 8
.LC66:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_size)"
	.align 8
.LC67:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_mask)"
	.align 8
.LC68:
	stringz	"syscall(PSELECT, 1, NULL, NULL, NULL, &zero, no_access())"
	.align 8
.LC69:
	stringz	"dup2"
	.align 8
.LC70:
	stringz	"syscall(PSELECT, 100, &in, NULL, NULL, &zero, NULL)"
	.text
	.align 16
	.proc selecting#
selecting:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -104, r35
	;;
	st8 [r14] = r0
	adds r14 = -104, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -88, r35
	;;
	st8 [r14] = r0
	adds r14 = -88, r35
	;;
	adds r14 = 8, r14
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	st8 [r14] = r0
	adds r14 = -72, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	movl r15 = @gprel(usr1#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = 8, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	adds r15 = -232, r35
	;;
	st8 [r14] = r15
	adds r14 = -256, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L25:
	adds r14 = -248, r35
	;;
	ld8 r15 = [r14]
	adds r16 = -256, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -256, r35
	;;
	st4 [r16] = r14
.L24:
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L25
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -232, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -232, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r16 = -104, r35
	adds r15 = -232, r35
	mov r43 = r0
	;;
	mov r42 = r16
	mov r41 = r0
	mov r40 = r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1294, r0
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
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -232, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -232, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -232, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r17 = -40, r35
	adds r16 = -88, r35
	adds r15 = -232, r35
	;;
	mov r43 = r17
	mov r42 = r16
	mov r41 = r0
	mov r40 = r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -88, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC58)
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
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -232, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r37 = @gprel(.LC56)
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
	adds r14 = -56, r35
	;;
	mov r43 = r14
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC59)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @gprel(caught#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = is_blocked#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC60)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -232, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -232, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r16 = -56, r35
	adds r15 = -232, r35
	;;
	mov r43 = r16
	mov r42 = r0
	mov r41 = r0
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC61)
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
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -232, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r37 = @gprel(.LC56)
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
	adds r14 = -104, r35
	mov r43 = r0
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = -1, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC62)
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
	adds r14 = -72, r35
	mov r43 = r0
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC63)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	mov r43 = r0
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC64)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -104, r35
	mov r43 = r0
	;;
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r15
	addl r38 = 1, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC65)
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
	adds r15 = -24, r35
	adds r14 = -104, r35
	;;
	mov r43 = r15
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC66)
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
	adds r15 = -8, r35
	adds r14 = -104, r35
	;;
	mov r43 = r15
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC67)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -104, r35
	;;
	mov r43 = r15
	mov r42 = r14
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC68)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 100, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC69)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -240, r35
	adds r15 = -232, r35
	;;
	st8 [r14] = r15
	adds r14 = -252, r35
	;;
	st4 [r14] = r0
	br .L26
	;;
.L27:
	adds r14 = -240, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -252, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r14 = -252, r35
	adds r15 = -252, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L26:
	adds r14 = -252, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L27
	adds r14 = -232, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 34359738368
	;;
	or r15 = r15, r14
	adds r14 = -232, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -104, r35
	adds r14 = -232, r35
	mov r43 = r0
	;;
	mov r42 = r15
	mov r41 = r0
	mov r40 = r0
	mov r39 = r14
	addl r38 = 100, r0
	addl r37 = 1294, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC70)
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
	.endp selecting#
	.section	.rodata
	.align 8
.LC71:
	stringz	"syscall(PPOLL, p, 1, &zero, NULL, 8)"
	.align 8
.LC72:
	stringz	"  %x\n"
	.align 8
.LC73:
	stringz	"syscall(PPOLL, p, 3, NULL, NULL, 8)"
	.align 8
.LC74:
	stringz	"  %x %x %x\n"
	.align 8
.LC75:
	stringz	"syscall(PPOLL, p, 2, &soon, &usr1, 8)"
	.align 8
.LC76:
	stringz	"syscall(PPOLL, p, 2, NULL, &none, 8)"
	.align 8
.LC77:
	stringz	"syscall(PPOLL, p, 2, &wrong, NULL, 8)"
	.align 8
.LC78:
	stringz	"syscall(PPOLL, p, 2, no_access(), NULL, 8)"
	.align 8
.LC79:
	stringz	"syscall(PPOLL, no_access(), 2, &zero, NULL, 8)"
	.align 8
.LC80:
	stringz	"syscall(PPOLL, p, 2, &zero, no_access(), 8)"
	.align 8
.LC81:
	stringz	"syscall(PPOLL, p, 2, &zero, &none, 7)"
	.align 8
.LC82:
	stringz	"syscall(PPOLL, p, 1 << 24, &zero, NULL, 8)"
	.align 8
.LC83:
	stringz	"poll(p, 2, 1)"
	.align 8
.LC84:
	stringz	"poll(NULL, 0, 0)"
	.align 8
.LC85:
	stringz	"poll(p + 2, 1, -1)"
	.text
	.align 16
	.proc polling#
polling:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -64, r35
	;;
	st8 [r14] = r0
	adds r14 = -56, r35
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 14, r14
	addl r15 = 7, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 16, r14
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 20, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 22, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	addl r42 = 8, r0
	mov r41 = r0
	adds r40 = -64, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC71)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC72)
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
	adds r14 = -16, r35
	addl r42 = 8, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r35
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -16, r35
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -48, r35
	adds r14 = -16, r35
	addl r42 = 8, r0
	movl r41 = @gprel(usr1#)
	;;
	add r41 = r1, r41
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC58)
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
	adds r14 = -16, r35
	addl r42 = 8, r0
	movl r41 = @gprel(none#)
	;;
	add r41 = r1, r41
	mov r40 = r0
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC76)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	addl r14 = @gprel(caught#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = is_blocked#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC60)
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
	adds r15 = -32, r35
	adds r14 = -16, r35
	addl r42 = 8, r0
	mov r41 = r0
	;;
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -16, r35
	addl r42 = 8, r0
	mov r41 = r0
	;;
	mov r40 = r15
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r42 = 8, r0
	mov r41 = r0
	adds r40 = -64, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC79)
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -16, r35
	addl r42 = 8, r0
	;;
	mov r41 = r15
	adds r40 = -64, r35
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
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
	adds r14 = -16, r35
	addl r42 = 7, r0
	movl r41 = @gprel(none#)
	;;
	add r41 = r1, r41
	adds r40 = -64, r35
	addl r39 = 2, r0
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC81)
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
	adds r14 = -16, r35
	addl r42 = 8, r0
	mov r41 = r0
	adds r40 = -64, r35
	movl r39 = 16777216
	;;
	mov r38 = r14
	addl r37 = 1295, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC82)
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
	adds r14 = -16, r35
	addl r39 = 1, r0
	addl r38 = 2, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC83)
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
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
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
	adds r14 = -16, r35
	;;
	adds r14 = 16, r14
	addl r39 = -1, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC85)
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
	.endp polling#
	.section	.rodata
	.align 8
.LC86:
	stringz	"eventfd"
	.align 8
.LC87:
	stringz	"epoll_create1"
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
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = @ltoff(@fptr(on_signal#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	movl r36 = @gprel(none#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	;;
	movl r36 = @gprel(usr1#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	addl r37 = 10, r0
	;;
	movl r36 = @gprel(usr1#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	mov r38 = r0
	;;
	movl r37 = @gprel(usr1#)
	;;
	add r37 = r1, r37
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	addl r37 = 2048, r0
	mov r36 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(ready#), gp
	;;
	st4 [r14] = r15
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC87)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(ep#), gp
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = controls#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = pwaits#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = pwaits2#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = selecting#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = polling#
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
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
