// 2fe9f4e1434c5c08f212e4f5fbffd8c1 guest-tests/process/pidfd-clone.c
	.file	"pidfd-clone.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc raw_clone#
raw_clone:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r15 = 8, r36
	mov r14 = r36
	mov r43 = r0
	mov r42 = r0
	;;
	ld8 r41 = [r15]
	mov r40 = r0
	ld8 r39 = [r14]
	addl r38 = 1128, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -12, r36
	;;
	st4 [r14] = r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L3
.L2:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	br .L5
	;;
.L3:
	mov r14 = r0
.L5:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp raw_clone#
	.sbss
	.align 4
	.type	pidfd#, @object
	.size	pidfd#, 4
pidfd:
	.skip	4
	.text
	.align 16
	.proc clone_with#
clone_with:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	mov r14 = r36
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = raw_clone#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
	addl r14 = 41, r0
	br .L9
	;;
.L8:
	addl r14 = 40, r0
.L9:
	addl r15 = @gprel(pidfd#), gp
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = -1, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	zxt1 r15 = r15
	;;
	add r14 = r14, r15
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L7:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp clone_with#
	.section	.rodata
	.align 8
.LC0:
	stringz	"well"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc result#
result:
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
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L12
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
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
.L13:
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC2:
	stringz	"clone"
	.align 8
.LC3:
	stringz	"descriptor %d, close on exec: %d\n"
	.align 8
.LC4:
	stringz	"poll: %d\n"
	.align 8
.LC5:
	stringz	"waitid"
	.align 8
.LC6:
	stringz	"its status: %d, itself: %d\n"
	.align 8
.LC7:
	stringz	"signal to what is gone"
	.align 8
.LC8:
	stringz	"with CLONE_FILES: %d\n"
	.align 8
.LC9:
	stringz	"with CLONE_PARENT_SETTID"
	.align 8
.LC10:
	stringz	"with CLONE_DETACHED"
	.align 8
.LC11:
	stringz	"no memory there"
	.align 8
.LC12:
	stringz	"descriptor %d, no child: %d\n"
	.align 8
.LC13:
	stringz	"no descriptor left"
	.align 8
.LC14:
	stringz	"no child: %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
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
	addl r14 = @gprel(pidfd#), gp
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r38 = @gprel(pidfd#), gp
	addl r37 = 4113, r0
	br.call.sptk.many b0 = clone_with#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st8 [r14] = r8
	adds r15 = -128, r35
	;;
	ld8 r38 = [r15]
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r32 = [r14]
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r35
	;;
	st4 [r14] = r15
	adds r14 = 8, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = 8, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = 8, r35
	addl r39 = 1000, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -120, r35
	addl r40 = 4, r0
	;;
	mov r39 = r14
	mov r38 = r15
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -120, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r17 = -128, r35
	;;
	ld8 r14 = [r17]
	;;
	cmp.eq p6, p7 = r16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1448, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r38 = @gprel(pidfd#), gp
	addl r37 = 5137, r0
	br.call.sptk.many b0 = clone_with#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st8 [r14] = r8
	adds r15 = -128, r35
	;;
	ld8 r14 = [r15]
	;;
	mov r15 = r14
	adds r14 = -120, r35
	;;
	adds r14 = 24, r14
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	addl r38 = @gprel(pidfd#), gp
	addl r37 = 1052689, r0
	br.call.sptk.many b0 = clone_with#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r38 = @gprel(pidfd#), gp
	movl r37 = 4198417
	br.call.sptk.many b0 = clone_with#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 8, r0
	;;
	addl r37 = 4113, r0
	br.call.sptk.many b0 = clone_with#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(pidfd#), gp
	;;
	ld4 r32 = [r14]
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L15
	addl r14 = 1, r0
	br .L16
	;;
.L15:
	mov r14 = r0
.L16:
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
.L17:
	;;
	mov r37 = r0
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L17
	addl r38 = @gprel(pidfd#), gp
	addl r37 = 4113, r0
	br.call.sptk.many b0 = clone_with#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L18
	addl r14 = 1, r0
	br .L19
	;;
.L18:
	mov r14 = r0
.L19:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
