// 5d86f8c46de5d31efa22b20c8239a1a8 guest-tests/thread/futex-operations.c
	.file	"futex-operations.c"
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
	addl r14 = @gprel(page.1#), gp
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
	addl r15 = @gprel(page.1#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.1#), gp
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
	.type	first#, @object
	.size	first#, 4
first:
	.skip	4
	.align 4
	.type	second#, @object
	.size	second#, 4
second:
	.skip	4
	.section	.rodata
	.align 8
.LC2:
	stringz	"%s: %ld, %x\n"
	.text
	.align 16
	.proc wake_op#
wake_op:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 4, 7, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -48, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -16, r40
	;;
	st8 [r14] = r32
	adds r14 = -8, r40
	;;
	st4 [r14] = r33
	adds r14 = -4, r40
	;;
	st4 [r14] = r34
	mov r14 = r40
	;;
	st4 [r14] = r35
	adds r14 = 4, r40
	;;
	st4 [r14] = r36
	adds r14 = 8, r40
	;;
	st4 [r14] = r37
	addl r15 = @gprel(second#), gp
	adds r14 = 8, r40
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 28, 4
	mov r15 = r40
	;;
	ld4 r15 = [r15]
	;;
	dep.z r15 = r15, 24, 8
	movl r16 = 251658240
	;;
	and r15 = r16, r15
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = -4, r40
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 12, 20
	movl r15 = 16773120
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = 4, r40
	;;
	ld4 r14 = [r14]
	addl r15 = 4095, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r48 = r14
	addl r47 = @gprel(second#), gp
	mov r46 = r0
	mov r45 = r0
	addl r44 = 5, r0
	addl r43 = @gprel(first#), gp
	addl r42 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	adds r14 = -32, r40
	;;
	st8 [r14] = r8
	addl r14 = @gprel(second#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r40
	;;
	mov r45 = r15
	adds r15 = -32, r40
	;;
	ld8 r44 = [r15]
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC2)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	nop 0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp wake_op#
	.sbss
	.align 4
	.type	gate#, @object
	.size	gate#, 4
gate:
	.skip	4
	.align 4
	.type	moved#, @object
	.size	moved#, 4
moved:
	.skip	4
	.align 4
	.type	awake#, @object
	.size	awake#, 4
awake:
	.skip	4
	.section	.rodata
	.align 4
	.type	masks#, @object
	.size	masks#, 16
masks:
	data4	1
	data4	2
	data4	6
	data4	-1
	.text
	.align 16
	.proc wait_for_bits#
wait_for_bits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(awake#), gp
	mf
	;;
	fetchadd4.acq r15 = [r14], 1
	ld8 r14 = [r35]
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 9, r0
	addl r38 = @gprel(gate#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
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
	.endp wait_for_bits#
	.align 16
	.proc sleepers#
sleepers:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	mov r43 = r0
	ld8 r42 = [r35]
	movl r41 = 2147483647
	mov r40 = r0
	addl r39 = 4, r0
	ld8 r38 = [r35]
	addl r37 = 1230, r0
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
	.endp sleepers#
	.align 16
	.proc wake#
wake:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 7, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	ld4 r44 = [r36]
	mov r43 = r0
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	addl r40 = 10, r0
	addl r39 = @gprel(gate#), gp
	addl r38 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp wake#
	.section	.rodata
	.align 8
.LC3:
	stringz	"set"
	.align 8
.LC4:
	stringz	"add"
	.align 8
.LC5:
	stringz	"or"
	.align 8
.LC6:
	stringz	"andn"
	.align 8
.LC7:
	stringz	"xor"
	.align 8
.LC8:
	stringz	"shifted"
	.align 8
.LC9:
	stringz	"negative"
	.align 8
.LC10:
	stringz	"no operation"
	.align 8
.LC11:
	stringz	"no comparison"
	.align 8
.LC12:
	stringz	"call(futex, &first, FUTEX_WAKE_OP, 0, 0L, no_access(), 0)"
	.align 8
.LC13:
	stringz	"call(futex, (char *)&first + 2, FUTEX_WAKE_OP, 0, 0L, &second, 0)"
	.align 8
.LC14:
	stringz	"call(futex, &first, FUTEX_WAKE_OP, 0, 0L, (char *)&second + 1, 0)"
	.text
	.align 16
	.proc operations#
operations:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r41 = 5, r0
	addl r40 = 5, r0
	mov r39 = r0
	addl r38 = 18, r0
	mov r37 = r0
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	addl r41 = -1, r0
	addl r40 = 5, r0
	addl r39 = 1, r0
	addl r38 = 18, r0
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	movl r41 = -1073741821
	addl r40 = 5, r0
	addl r39 = 2, r0
	addl r38 = 18, r0
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	addl r41 = 255, r0
	addl r40 = 5, r0
	addl r39 = 3, r0
	addl r38 = 18, r0
	addl r37 = 3, r0
	;;
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	addl r41 = 255, r0
	addl r40 = 5, r0
	addl r39 = 4, r0
	addl r38 = 18, r0
	addl r37 = 4, r0
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	addl r41 = 1, r0
	addl r40 = 5, r0
	addl r39 = 5, r0
	addl r38 = 31, r0
	addl r37 = 10, r0
	;;
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	addl r41 = 1, r0
	addl r40 = 5, r0
	addl r39 = 5, r0
	addl r38 = 4095, r0
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	addl r41 = 1, r0
	addl r40 = 5, r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 5, r0
	;;
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	addl r41 = 1, r0
	addl r40 = 5, r0
	addl r39 = 6, r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = wake_op#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = @gprel(first#), gp
	addl r36 = 1230, r0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(first#+2), gp
	mov r42 = r0
	addl r41 = @gprel(second#), gp
	mov r40 = r0
	mov r39 = r0
	addl r38 = 5, r0
	;;
	mov r37 = r14
	addl r36 = 1230, r0
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(second#+1), gp
	mov r42 = r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = @gprel(first#), gp
	addl r36 = 1230, r0
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
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp operations#
	.section	.rodata
	.align 8
.LC16:
	stringz	"pthread_create"
	.align 8
.LC17:
	stringz	"%d %d %d: %ld\n"
	.sdata
	.align 8
.LC15:
	data8	masks#+12
	.text
	.align 16
	.proc comparisons#
comparisons:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
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
	br .L20
	;;
.L23:
	addl r14 = @gprel(awake#), gp
	;;
	st4 [r14] = r0
	addl r14 = @gprel(gate#), gp
	;;
	st4 [r14] = r0
	addl r14 = @gprel(.LC15), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	mov r40 = r15
	addl r39 = @ltoff(@fptr(wait_for_bits#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	mov r14 = r8
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	br .L21
	;;
.L22:
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r36
.L21:
	;;
	addl r14 = @gprel(awake#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	addl r37 = @gprel(gate#), gp
	br.call.sptk.many b0 = sleepers#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(cases.0#)
	;;
	add r14 = r1, r14
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	adds r16 = 8, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(gate#), gp
	;;
	st4 [r15] = r14
	movl r16 = @gprel(cases.0#)
	;;
	add r16 = r1, r16
	adds r14 = -16, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 24, 8
	movl r15 = 251658240
	;;
	and r14 = r15, r14
	;;
	mov r17 = r14
	movl r14 = @gprel(cases.0#)
	;;
	add r14 = r1, r14
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	adds r16 = 4, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 4095, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r17
	adds r32 = -8, r35
	;;
	mov r43 = r14
	addl r42 = @gprel(gate#), gp
	addl r41 = 1, r0
	addl r40 = 1, r0
	addl r39 = 5, r0
	addl r38 = @gprel(first#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	st8 [r32] = r8
	;;
	movl r16 = @gprel(cases.0#)
	;;
	add r16 = r1, r16
	adds r14 = -16, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r17 = [r14]
	movl r14 = @gprel(cases.0#)
	;;
	add r14 = r1, r14
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	adds r16 = 4, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r18 = [r14]
	movl r14 = @gprel(cases.0#)
	;;
	add r14 = r1, r14
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	adds r16 = 8, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r35
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	mov r39 = r18
	mov r38 = r17
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = wake#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L20:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 13, r14
	(p6) br.cond.dptk .L23
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp comparisons#
	.section	.rodata
	.align 8
.LC18:
	stringz	"wake(0, 9)"
	.align 8
.LC19:
	stringz	"wake(8, 0)"
	.align 8
.LC20:
	stringz	"wake(8, 9)"
	.align 8
.LC21:
	stringz	"call(futex, &gate, FUTEX_CMP_REQUEUE, 0, 2L, &moved, 1)"
	.align 8
.LC22:
	stringz	"call(futex, &gate, FUTEX_CMP_REQUEUE, -1, 2L, &moved, 0)"
	.align 8
.LC23:
	stringz	"call(futex, &gate, FUTEX_CMP_REQUEUE, 0, -2L, &moved, 0)"
	.align 8
.LC24:
	stringz	"call(futex, &gate, FUTEX_CMP_REQUEUE, 1, 1L, &moved, 0)"
	.align 8
.LC25:
	stringz	"sleepers(&gate)"
	.align 8
.LC26:
	stringz	"sleepers(&moved)"
	.align 8
.LC27:
	stringz	"call(futex, &gate, FUTEX_REQUEUE, 0, 9L, &moved, 0)"
	.align 8
.LC28:
	stringz	"call(futex, &moved, FUTEX_WAKE, 9)"
	.align 8
.LC29:
	stringz	"call(futex, &gate, FUTEX_WAIT_BITSET, 0, NULL, NULL, 0)"
	.align 8
.LC30:
	stringz	"call(futex, &gate, FUTEX_WAIT_BITSET, 1, NULL, NULL, 1)"
	.align 8
.LC31:
	stringz	"call(futex, &gate, 99, 0)"
	.align 8
.LC32:
	stringz	"call(futex, no_access(), FUTEX_WAIT, 0, NULL)"
	.align 8
.LC33:
	stringz	"call(futex, &gate, FUTEX_WAIT, 0, no_access())"
	.align 8
.LC34:
	stringz	"call(futex, &gate, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 0, &((struct timespec){0, 1000000000}))"
	.align 8
.LC35:
	stringz	"call(futex, &gate, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, 0, &((struct timespec){0, 1000}))"
	.text
	.align 16
	.proc bits#
bits:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(gate#), gp
	;;
	st4 [r14] = r0
	addl r14 = @gprel(gate#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(awake#), gp
	;;
	st4 [r15] = r14
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	adds r15 = -56, r34
	adds r16 = -64, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	adds r16 = -64, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	movl r16 = @gprel(masks#)
	;;
	add r16 = r1, r16
	;;
	add r14 = r14, r16
	;;
	mov r39 = r14
	addl r38 = @ltoff(@fptr(wait_for_bits#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	mov r14 = r8
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r34
	;;
	st4 [r16] = r14
.L25:
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L26
	br .L27
	;;
.L28:
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r35
.L27:
	;;
	addl r14 = @gprel(awake#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L28
	addl r36 = @gprel(gate#), gp
	br.call.sptk.many b0 = sleepers#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 9, r0
	mov r36 = r0
	br.call.sptk.many b0 = wake#
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
	mov r37 = r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = wake#
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
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 9, r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = wake#
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
	addl r42 = 1, r0
	addl r41 = @gprel(moved#), gp
	addl r40 = 2, r0
	mov r39 = r0
	addl r38 = 4, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
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
	mov r42 = r0
	addl r41 = @gprel(moved#), gp
	addl r40 = 2, r0
	addl r39 = -1, r0
	addl r38 = 4, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
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
	mov r42 = r0
	addl r41 = @gprel(moved#), gp
	addl r40 = -2, r0
	mov r39 = r0
	addl r38 = 4, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
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
	mov r42 = r0
	addl r41 = @gprel(moved#), gp
	addl r40 = 1, r0
	addl r39 = 1, r0
	addl r38 = 4, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
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
	addl r36 = @gprel(gate#), gp
	br.call.sptk.many b0 = sleepers#
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
	addl r36 = @gprel(moved#), gp
	br.call.sptk.many b0 = sleepers#
	mov r1 = r35
	mov r14 = r8
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
	mov r42 = r0
	addl r41 = @gprel(moved#), gp
	addl r40 = 9, r0
	mov r39 = r0
	addl r38 = 3, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	addl r39 = 9, r0
	addl r38 = 1, r0
	addl r37 = @gprel(moved#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -60, r34
	;;
	st4 [r14] = r0
	br .L29
	;;
.L30:
	adds r15 = -56, r34
	adds r14 = -60, r34
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
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -60, r34
	adds r15 = -60, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L29:
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 9, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
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
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 9, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	mov r39 = r0
	addl r38 = 99, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
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
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r0
	mov r38 = r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
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
	adds r14 = -24, r34
	;;
	st8 [r14] = r0
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 128, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
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
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 128, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
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
	.endp bits#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = operations#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = bits#
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
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.section	.rodata
	.align 4
	.type	cases.0#, @object
	.size	cases.0#, 168
cases.0:
	data4	0
	data4	7
	data4	7
	data4	0
	data4	7
	data4	6
	data4	1
	data4	7
	data4	7
	data4	1
	data4	7
	data4	6
	data4	2
	data4	7
	data4	7
	data4	2
	data4	7
	data4	6
	data4	2
	data4	7
	data4	-1
	data4	3
	data4	7
	data4	8
	data4	3
	data4	7
	data4	7
	data4	4
	data4	7
	data4	7
	data4	4
	data4	7
	data4	8
	data4	5
	data4	7
	data4	6
	data4	5
	data4	7
	data4	7
	data4	5
	data4	4095
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
