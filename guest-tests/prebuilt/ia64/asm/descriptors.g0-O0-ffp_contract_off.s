// 986cfcbcb55f4f1995790e4dbeb8b159
	.file	"descriptors.c"
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
	.section	.rodata
	.align 8
.LC2:
	stringz	"  open:"
	.align 8
.LC3:
	stringz	" (closed by exec)"
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	" %d%s"
	.text
	.align 16
	.proc show_descriptors#
show_descriptors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r14 = 40, r0
	;;
	st4 [r35] = r14
	br .L12
	;;
.L16:
	adds r32 = 4, r35
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L13
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L15:
	;;
	mov r39 = r14
	ld4 r38 = [r35]
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L13:
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	;;
	st4 [r35] = r14
.L12:
	ld4 r14 = [r35]
	;;
	cmp4.ge p6, p7 = 49, r14
	(p6) br.cond.dptk .L16
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show_descriptors#
	.section	.rodata
	.align 8
.LC6:
	stringz	"dup2"
	.text
	.align 16
	.proc open_some#
open_some:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 40, r0
	;;
	st4 [r34] = r14
	br .L18
	;;
.L19:
	ld4 r37 = [r34]
	mov r36 = r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L18:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 49, r14
	(p6) br.cond.dptk .L19
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp open_some#
	.section	.rodata
	.align 8
.LC7:
	stringz	"call(close_range, 43, 45, 0)"
	.align 8
.LC8:
	stringz	"call(close_range, 41, 42, CLOSE_RANGE_CLOEXEC)"
	.align 8
.LC9:
	stringz	"call(close_range, 47, 47, 0)"
	.align 8
.LC10:
	stringz	"call(close_range, 46, 45, 0)"
	.align 8
.LC11:
	stringz	"call(close_range, 46, 46, 1)"
	.align 8
.LC12:
	stringz	"call(close_range, 46, 46, 8)"
	.align 8
.LC13:
	stringz	"call(close_range, 48, ~0u, CLOSE_RANGE_UNSHARE)"
	.align 8
.LC14:
	stringz	"call(close_range, 40, ~0u, CLOSE_RANGE_UNSHARE | CLOSE_RANGE_CLOEXEC)"
	.align 8
.LC15:
	stringz	"call(close_range, 40, 1u << 30, 0)"
	.text
	.align 16
	.proc ranges#
ranges:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = open_some#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 45, r0
	addl r37 = 43, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 4, r0
	addl r38 = 42, r0
	addl r37 = 41, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 47, r0
	addl r37 = 47, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 45, r0
	addl r37 = 43, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 45, r0
	addl r37 = 46, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1, r0
	addl r38 = 46, r0
	addl r37 = 46, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 8, r0
	addl r38 = 46, r0
	addl r37 = 46, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 2, r0
	addl r38 = -1, r0
	addl r37 = 48, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 6, r0
	addl r38 = -1, r0
	addl r37 = 40, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	movl r38 = 1073741824
	addl r37 = 40, r0
	addl r36 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp ranges#
	.align 16
	.proc unshares#
unshares:
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
	addl r40 = 2, r0
	addl r39 = 45, r0
	addl r38 = 40, r0
	addl r37 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	addl r38 = 1, r0
	addl r37 = 41, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	addl r38 = 1, r0
	addl r37 = 46, r0
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	addl r14 = 5, r0
	br .L23
	;;
.L22:
	addl r14 = 1, r0
.L23:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp unshares#
	.align 16
	.proc shares#
shares:
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
	addl r40 = 4, r0
	addl r39 = 45, r0
	addl r38 = 40, r0
	addl r37 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	mov r40 = r0
	addl r39 = 48, r0
	addl r38 = 46, r0
	addl r37 = 1460, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	addl r14 = 6, r0
	br .L26
	;;
.L25:
	addl r14 = 1, r0
.L26:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp shares#
	.section	.rodata
	.align 8
.LC16:
	stringz	"waitpid(pid, &status, 0) == pid"
	.align 8
.LC17:
	stringz	"  status %d\n"
	.text
	.align 16
	.proc shared_table#
shared_table:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -8, r35
	addl r15 = @ltoff(@fptr(unshares#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = @ltoff(@fptr(shares#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L28
	;;
.L29:
	adds r14 = 8, r35
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = open_some#
	mov r1 = r36
	adds r15 = -8, r35
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 16
	movl r16 = @gprel(stack.1#)
	;;
	add r16 = r1, r16
	;;
	add r14 = r14, r16
	adds r32 = -12, r35
	mov r41 = r0
	addl r40 = 1041, r0
	addl r39 = 65536, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = __clone2#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = 8, r35
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
	cmp4.eq p6, p7 = r15, r14
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
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 8, r35
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
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L28:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L29
	mov r39 = r0
	addl r38 = -1, r0
	addl r37 = 40, r0
	br.call.sptk.many b0 = close_range#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp shared_table#
	.section	.rodata
	.align 8
.LC18:
	stringz	"call(dup3, 0, 40, O_CLOEXEC)"
	.align 8
.LC19:
	stringz	"call(dup3, 0, 41, 0)"
	.align 8
.LC20:
	stringz	"call(dup3, 0, 0, 0)"
	.align 8
.LC21:
	stringz	"call(dup3, 0, 42, O_NONBLOCK)"
	.align 8
.LC22:
	stringz	"call(dup3, -1, 42, 0)"
	.align 8
.LC23:
	stringz	"call(dup3, 42, 43, 0)"
	.align 8
.LC24:
	stringz	"call(dup3, 0, -1, 0)"
	.align 8
.LC25:
	stringz	"call(dup3, 0, 1 << 28, 0)"
	.align 8
.LC26:
	stringz	"dup2(40, 40)"
	.align 8
.LC27:
	stringz	"dup2(43, 43)"
	.align 8
.LC28:
	stringz	"dup2(0, -1)"
	.align 8
.LC29:
	stringz	"dup2(0, 40)"
	.align 8
.LC30:
	stringz	"close(40)"
	.align 8
.LC31:
	stringz	"close(-1)"
	.align 8
.LC32:
	stringz	"close(41)"
	.align 8
.LC33:
	stringz	"dup(41)"
	.text
	.align 16
	.proc copies#
copies:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 524288, r0
	addl r38 = 40, r0
	mov r37 = r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 41, r0
	mov r37 = r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 2048, r0
	addl r38 = 42, r0
	mov r37 = r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 42, r0
	addl r37 = -1, r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 43, r0
	addl r37 = 42, r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = -1, r0
	mov r37 = r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	movl r38 = 268435456
	mov r37 = r0
	addl r36 = 1316, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 40, r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 43, r0
	addl r36 = 43, r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = -1, r0
	mov r36 = r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 40, r0
	mov r36 = r0
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_descriptors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 40, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 41, r0
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 41, r0
	br.call.sptk.many b0 = dup#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp copies#
	.align 16
	.proc openat_2#
openat_2:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 5, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -240, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -32, r40
	;;
	st4 [r14] = r32
	adds r14 = -24, r40
	;;
	st8 [r14] = r33
	adds r14 = -16, r40
	;;
	st8 [r14] = r34
	adds r14 = -8, r40
	;;
	st8 [r14] = r35
	mov r14 = r40
	;;
	st8 [r14] = r36
	adds r14 = -208, r40
	adds r15 = -16, r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -208, r40
	;;
	adds r14 = 8, r14
	adds r15 = -8, r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -208, r40
	;;
	adds r14 = 16, r14
	mov r15 = r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r37 = -216, r40
	adds r16 = -208, r40
	adds r15 = -24, r40
	adds r14 = -32, r40
	addl r46 = 24, r0
	;;
	mov r45 = r16
	ld8 r44 = [r15]
	ld4 r43 = [r14]
	addl r42 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	st8 [r37] = r8
	adds r14 = -216, r40
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L32
	adds r14 = -216, r40
	;;
	ld8 r14 = [r14]
	br .L35
	;;
.L32:
	adds r14 = -224, r40
	;;
	st4 [r14] = r0
	adds r14 = -216, r40
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -184, r40
	;;
	mov r43 = r14
	mov r42 = r15
	br.call.sptk.many b0 = fstat#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -184, r40
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 511, r0
	;;
	and r14 = r14, r15
	adds r15 = -224, r40
	;;
	st4 [r15] = r14
.L34:
	adds r14 = -216, r40
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r41
	adds r15 = -224, r40
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
.L35:
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp openat_2#
	.section	.rodata
	.align 8
.LC34:
	stringz	"sub"
	.align 8
.LC35:
	stringz	"mkdir"
	.align 8
.LC36:
	stringz	"link"
	.align 8
.LC37:
	stringz	"symlink"
	.align 8
.LC38:
	stringz	"up"
	.align 8
.LC39:
	stringz	".."
	.align 8
.LC40:
	stringz	"root"
	.align 8
.LC41:
	stringz	"/"
	.align 8
.LC42:
	stringz	"new"
	.align 8
.LC43:
	stringz	"openat_2(dir, \"new\", O_CREAT | O_RDWR, 0640, 0)"
	.align 8
.LC44:
	stringz	"openat_2(dir, \"new\", O_CREAT | O_EXCL | O_RDWR, 0640, 0)"
	.align 8
.LC45:
	stringz	"openat_2(dir, \"new\", O_RDWR, 0, 0)"
	.align 8
.LC46:
	stringz	"openat_2(dir, \"new\", O_RDWR, 0640, 0)"
	.align 8
.LC47:
	stringz	"other"
	.align 8
.LC48:
	stringz	"openat_2(dir, \"other\", O_CREAT | O_RDWR, 010000, 0)"
	.align 8
.LC49:
	stringz	"openat_2(dir, \"new\", 1ull << 40, 0, 0)"
	.align 8
.LC50:
	stringz	"openat_2(dir, \"new\", 1u << 31, 0, 0)"
	.align 8
.LC51:
	stringz	"openat_2(dir, \"new\", O_PATH | O_RDWR, 0, 0)"
	.align 8
.LC52:
	stringz	"openat_2(dir, \"new\", O_PATH | O_CLOEXEC, 0, 0)"
	.align 8
.LC53:
	stringz	"openat_2(dir, \"new\", O_PATH | O_TRUNC, 0, 0)"
	.align 8
.LC54:
	stringz	"openat_2(dir, \"new\", 0, 0, 1 << 6)"
	.align 8
.LC55:
	stringz	"missing"
	.align 8
.LC56:
	stringz	"openat_2(dir, \"missing\", 0, 0, 0)"
	.align 8
.LC57:
	stringz	"openat_2(dir, \"link\", 0, 0, RESOLVE_NO_SYMLINKS)"
	.align 8
.LC58:
	stringz	"openat_2(dir, \"link\", O_DIRECTORY, 0, RESOLVE_BENEATH)"
	.align 8
.LC59:
	stringz	"openat_2(dir, \"new\", 0, 0, RESOLVE_NO_SYMLINKS | RESOLVE_BENEATH)"
	.align 8
.LC60:
	stringz	"openat_2(dir, \"up\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC61:
	stringz	"openat_2(dir, \"..\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC62:
	stringz	"openat_2(dir, \"/\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC63:
	stringz	"openat_2(dir, \"root\", 0, 0, RESOLVE_BENEATH)"
	.align 8
.LC64:
	stringz	"root/new"
	.align 8
.LC65:
	stringz	"openat_2(dir, \"root/new\", 0, 0, RESOLVE_IN_ROOT)"
	.align 8
.LC66:
	stringz	"../../new"
	.align 8
.LC67:
	stringz	"openat_2(dir, \"../../new\", 0, 0, RESOLVE_IN_ROOT)"
	.align 8
.LC68:
	stringz	"/sub/../new"
	.align 8
.LC69:
	stringz	"openat_2(dir, \"/sub/../new\", 0, 0, RESOLVE_IN_ROOT)"
	.align 8
.LC70:
	stringz	"/new"
	.align 8
.LC71:
	stringz	"openat_2(dir, \"/new\", 0, 0, RESOLVE_IN_ROOT | RESOLVE_BENEATH)"
	.align 8
.LC72:
	stringz	"/proc/self/exe"
	.align 8
.LC73:
	stringz	"openat_2(AT_FDCWD, \"/proc/self/exe\", 0, 0, RESOLVE_NO_MAGICLINKS)"
	.align 8
.LC74:
	stringz	"openat_2(AT_FDCWD, \"/proc/self/exe\", 0, 0, RESOLVE_NO_XDEV)"
	.align 8
.LC75:
	stringz	"openat_2(dir, \"sub\", 0, 0, RESOLVE_NO_XDEV)"
	.align 8
.LC76:
	stringz	"openat_2(-1, \"new\", 0, 0, 0)"
	.align 8
.LC77:
	stringz	"openat_2(0, \"new\", 0, 0, 0)"
	.align 8
.LC78:
	stringz	"openat_2(dir, (const char *)no_access(), 0, 0, 0)"
	.text
	.align 16
	.proc opening#
opening:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r39 = 493, r0
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = mkdirat#
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
	;;
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = symlinkat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = symlinkat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = symlinkat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	addl r40 = 416, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	mov r41 = r0
	addl r40 = 416, r0
	addl r39 = 194, r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	mov r41 = r0
	mov r40 = r0
	addl r39 = 2, r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	mov r41 = r0
	addl r40 = 416, r0
	addl r39 = 2, r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	mov r41 = r0
	addl r40 = 4096, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	mov r41 = r0
	mov r40 = r0
	movl r39 = 1099511627776
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	mov r41 = r0
	mov r40 = r0
	movl r39 = 2147483648
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	mov r41 = r0
	mov r40 = r0
	movl r39 = 2097154
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
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
	mov r41 = r0
	mov r40 = r0
	movl r39 = 2621440
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	mov r41 = r0
	mov r40 = r0
	movl r39 = 2097664
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 64, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC55)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
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
	addl r41 = 4, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC57)
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
	addl r41 = 8, r0
	mov r40 = r0
	addl r39 = 65536, r0
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC58)
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
	addl r41 = 12, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r41 = 8, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC60)
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
	addl r41 = 8, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	addl r41 = 8, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	addl r41 = 8, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC40)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	addl r41 = 16, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC64)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	addl r41 = 16, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC66)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
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
	addl r41 = 16, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC68)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC69)
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
	addl r41 = 24, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC70)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC71)
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
	addl r41 = 2, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC72)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC73)
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
	addl r41 = 1, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC72)
	;;
	add r38 = r1, r38
	addl r37 = -100, r0
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC74)
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
	addl r41 = 1, r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC75)
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
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = openat_2#
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	mov r37 = r0
	br.call.sptk.many b0 = openat_2#
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
	mov r14 = r8
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	ld4 r37 = [r35]
	br.call.sptk.many b0 = openat_2#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
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
	.endp opening#
	.section	.rodata
	.align 8
.LC79:
	stringz	"call(openat2, dir, \"new\", how, 23)"
	.align 8
.LC80:
	stringz	"call(openat2, dir, \"new\", how, 0)"
	.align 8
.LC81:
	stringz	"call(openat2, dir, \"new\", how, 4096) > 2"
	.align 8
.LC82:
	stringz	"call(openat2, dir, \"new\", how, 30) > 2"
	.align 8
.LC83:
	stringz	"call(openat2, dir, \"new\", how, 31)"
	.align 8
.LC84:
	stringz	"call(openat2, dir, \"new\", no_access(), 24)"
	.text
	.align 16
	.proc opening_sizes#
opening_sizes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -4128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -4104, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 4092, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -4104, r35
	adds r15 = -4112, r35
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r41 = 23, r0
	adds r15 = -4112, r35
	;;
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1461, r0
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
	mov r14 = r35
	mov r41 = r0
	adds r15 = -4112, r35
	;;
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1461, r0
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
	mov r14 = r35
	addl r41 = 4096, r0
	adds r15 = -4112, r35
	;;
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 2, r14
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
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -4104, r35
	;;
	adds r14 = 30, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r41 = 30, r0
	adds r15 = -4112, r35
	;;
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 2, r14
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
	mov r14 = r35
	addl r41 = 31, r0
	adds r15 = -4112, r35
	;;
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	addl r41 = 24, r0
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	addl r37 = 1461, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC84)
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
	.endp opening_sizes#
	.section	.rodata
	.align 8
.LC85:
	stringz	"  %s: %d bytes, %s: %d bytes\n"
	.text
	.align 16
	.proc show_files#
show_files:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -320, r12
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
	adds r15 = -296, r37
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = stat#
	mov r1 = r38
	adds r14 = -304, r37
	;;
	st4 [r14] = r8
	adds r34 = -300, r37
	adds r15 = -152, r37
	adds r14 = 8, r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = stat#
	mov r1 = r38
	st4 [r34] = r8
	adds r15 = -304, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r14 = -296, r37
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	br .L40
	;;
.L39:
	addl r16 = -1, r0
.L40:
	adds r14 = -300, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	adds r14 = -152, r37
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r17 = r14
	br .L42
	;;
.L41:
	addl r17 = -1, r0
.L42:
	adds r15 = 8, r37
	mov r14 = r37
	;;
	mov r43 = r17
	ld8 r42 = [r15]
	mov r41 = r16
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC85)
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
	.endp show_files#
	.section	.rodata
	.align 8
.LC86:
	stringz	"open"
	.align 8
.LC87:
	stringz	"write"
	.text
	.align 16
	.proc make#
make:
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
	mov r14 = r36
	addl r40 = 420, r0
	addl r39 = 577, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC86)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC87)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp make#
	.section	.rodata
	.align 8
.LC88:
	stringz	"a"
	.align 8
.LC89:
	stringz	"d/a"
	.align 8
.LC90:
	stringz	"bcd"
	.align 8
.LC91:
	stringz	"d/b"
	.align 8
.LC92:
	stringz	"b"
	.align 8
.LC93:
	stringz	"call(renameat2, dir, \"a\", dir, \"b\", RENAME_NOREPLACE)"
	.align 8
.LC94:
	stringz	"call(renameat2, dir, \"a\", dir, \"b\", RENAME_EXCHANGE)"
	.align 8
.LC95:
	stringz	"c"
	.align 8
.LC96:
	stringz	"call(renameat2, dir, \"a\", dir, \"c\", RENAME_NOREPLACE)"
	.align 8
.LC97:
	stringz	"d/c"
	.align 8
.LC98:
	stringz	"call(renameat2, dir, \"c\", AT_FDCWD, \"d/b\", 0)"
	.align 8
.LC99:
	stringz	"call(renameat2, dir, \"b\", dir, \"c\", RENAME_EXCHANGE)"
	.align 8
.LC100:
	stringz	"none"
	.align 8
.LC101:
	stringz	"call(renameat2, dir, \"none\", dir, \"b\", RENAME_EXCHANGE)"
	.align 8
.LC102:
	stringz	"call(renameat2, dir, \"b\", dir, \"sub\", RENAME_EXCHANGE)"
	.align 8
.LC103:
	stringz	"call(renameat2, dir, \"b\", dir, \"sub\", 0)"
	.align 8
.LC104:
	stringz	"call(renameat2, dir, \"b\", dir, \"b\", RENAME_NOREPLACE | RENAME_EXCHANGE)"
	.align 8
.LC105:
	stringz	"call(renameat2, dir, \"b\", dir, \"b\", RENAME_WHITEOUT | RENAME_EXCHANGE)"
	.align 8
.LC106:
	stringz	"call(renameat2, dir, \"b\", dir, \"b\", 8)"
	.align 8
.LC107:
	stringz	"call(renameat2, dir, \"sub\", dir, \"sub\", RENAME_NOREPLACE)"
	.align 8
.LC108:
	stringz	"sub/../b/x"
	.align 8
.LC109:
	stringz	"call(renameat2, dir, \"b\", dir, \"sub/../b/x\", RENAME_EXCHANGE)"
	.align 8
.LC110:
	stringz	"b/x"
	.align 8
.LC111:
	stringz	"call(renameat2, dir, \"b\", dir, \"b/x\", 0)"
	.align 8
.LC112:
	stringz	"call(renameat2, -1, \"b\", dir, \"c\", 0)"
	.align 8
.LC113:
	stringz	"call(renameat2, dir, \"b\", -1, \"c\", 0)"
	.align 8
.LC114:
	stringz	"call(renameat2, dir, no_access(), dir, \"c\", 0)"
	.align 8
.LC115:
	stringz	"call(renameat2, dir, \"b\", dir, no_access(), 0)"
	.align 8
.LC116:
	stringz	"moved"
	.align 8
.LC117:
	stringz	"renameat(dir, \"sub\", dir, \"moved\")"
	.align 8
.LC118:
	stringz	"renameat(dir, \"moved\", -1, \"moved\")"
	.align 8
.LC119:
	stringz	"renameat(-1, \"moved\", dir, \"moved\")"
	.align 8
.LC120:
	stringz	"d/moved"
	.align 8
.LC121:
	stringz	"rename(\"d/moved\", \"d/b\")"
	.align 8
.LC122:
	stringz	"d/missing"
	.align 8
.LC123:
	stringz	"rename(\"d/missing\", \"d/b\")"
	.align 8
.LC124:
	stringz	"rename((const char *)no_access(), \"d/b\")"
	.align 8
.LC125:
	stringz	"d/sub"
	.text
	.align 16
	.proc renames#
renames:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	movl r38 = @gprel(.LC88)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = make#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC90)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = make#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 1, r0
	movl r41 = @gprel(.LC92)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC88)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC93)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_files#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 2, r0
	movl r41 = @gprel(.LC92)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC88)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC94)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_files#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 1, r0
	movl r41 = @gprel(.LC95)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC88)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC96)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC97)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC89)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_files#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	movl r41 = @gprel(.LC91)
	;;
	add r41 = r1, r41
	addl r40 = -100, r0
	movl r39 = @gprel(.LC95)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC98)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC97)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_files#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r42 = 2, r0
	movl r41 = @gprel(.LC95)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC99)
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
	addl r42 = 2, r0
	movl r41 = @gprel(.LC92)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC100)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC101)
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
	addl r42 = 2, r0
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC102)
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
	mov r42 = r0
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC103)
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
	addl r42 = 3, r0
	movl r41 = @gprel(.LC92)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC104)
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
	addl r42 = 6, r0
	movl r41 = @gprel(.LC92)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC105)
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
	addl r42 = 8, r0
	movl r41 = @gprel(.LC92)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC106)
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
	addl r42 = 1, r0
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC107)
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
	addl r42 = 2, r0
	movl r41 = @gprel(.LC108)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC109)
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
	mov r42 = r0
	movl r41 = @gprel(.LC110)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC111)
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
	mov r42 = r0
	movl r41 = @gprel(.LC95)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC112)
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
	mov r42 = r0
	movl r41 = @gprel(.LC95)
	;;
	add r41 = r1, r41
	addl r40 = -1, r0
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC113)
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
	mov r42 = r0
	;;
	movl r41 = @gprel(.LC95)
	;;
	add r41 = r1, r41
	ld4 r40 = [r35]
	mov r39 = r14
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC114)
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
	mov r42 = r0
	;;
	mov r41 = r14
	ld4 r40 = [r35]
	movl r39 = @gprel(.LC92)
	;;
	add r39 = r1, r39
	ld4 r38 = [r35]
	addl r37 = 1338, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC115)
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
	movl r40 = @gprel(.LC116)
	;;
	add r40 = r1, r40
	ld4 r39 = [r35]
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = renameat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC117)
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
	movl r40 = @gprel(.LC116)
	;;
	add r40 = r1, r40
	addl r39 = -1, r0
	movl r38 = @gprel(.LC116)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = renameat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC118)
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
	movl r40 = @gprel(.LC116)
	;;
	add r40 = r1, r40
	ld4 r39 = [r35]
	movl r38 = @gprel(.LC116)
	;;
	add r38 = r1, r38
	addl r37 = -1, r0
	br.call.sptk.many b0 = renameat#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC119)
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
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC120)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC121)
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
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC122)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC123)
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
	;;
	movl r38 = @gprel(.LC91)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = rename#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC124)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC125)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC91)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_files#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp renames#
	.section	.rodata
	.align 8
.LC126:
	stringz	"d"
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
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 18, r0
	;;
	br.call.sptk.many b0 = umask#
	mov r1 = r35
	addl r37 = 493, r0
	;;
	movl r36 = @gprel(.LC126)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = ranges#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = shared_table#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = copies#
	mov r1 = r35
	addl r37 = 65536, r0
	;;
	movl r36 = @gprel(.LC126)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
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
	st4 [r34] = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = opening#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = opening_sizes#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = renames#
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
	.bss
	.align 16
	.type	stack.1#, @object
	.size	stack.1#, 131072
stack.1:
	.skip	131072
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
