// 665594ed64e292f94b539eb6981aa104 guest-tests/thread/futex-operations.c
	.file	"futex-operations.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc sleepers#
sleepers:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r37 = r32
	mov r42 = r0
	mov r41 = r32
	movl r40 = 2147483647
	mov r39 = r0
	addl r38 = 4, r0
	addl r36 = 1230, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp sleepers#
	.align 16
	.proc wake#
wake:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 7, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r43 = r32
	mov r40 = r33
	mov r42 = r0
	mov r41 = r0
	addl r39 = 10, r0
	addl r38 = @gprel(gate#), gp
	addl r37 = 1230, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp wake#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %ld, %x\n"
	.text
	.align 16
	.proc wake_op#
wake_op:
	.prologue 12, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 6, 4, 7, 0
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	addl r38 = @gprel(second#), gp
	;;
	st4 [r38] = r37
	dep.z r34 = r34, 12, 12
	addl r14 = 4095, r0
	;;
	and r36 = r14, r36
	;;
	or r34 = r36, r34
	dep.z r33 = r33, 28, 4
	;;
	or r34 = r33, r34
	dep.z r48 = r35, 24, 4
	;;
	or r48 = r48, r34
	mov r47 = r38
	mov r46 = r0
	mov r45 = r0
	addl r44 = 5, r0
	addl r43 = @gprel(first#), gp
	addl r42 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	;;
	mov r44 = r8
	ld4 r45 = [r38]
	mov r43 = r32
	movl r42 = @gprel(.LC0)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	;;
	mov ar.pfs = r40
	mov b0 = r39
	br.ret.sptk.many b0
	;;
	.endp wake_op#
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
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L6
.L5:
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r8 = [r14]
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.L6:
	mov r40 = r0
	addl r39 = -1, r0
	addl r38 = 34, r0
	mov r37 = r0
	addl r36 = 65536, r0
	mov r35 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r34
	;;
	addl r14 = @gprel(page.1#), gp
	;;
	st8 [r14] = r8
	br .L5
	;;
	.endp no_access#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.align 8
.LC2:
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
	(p6) br.cond.dpnt .L8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L10
.L8:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L9:
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L10:
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
	br .L9
	;;
	.endp show_answer#
	.align 16
	.proc wait_for_bits#
wait_for_bits:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(awake#), gp
	mf
	;;
	fetchadd4.acq r15 = [r14], 1
	ld4 r42 = [r32]
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 9, r0
	addl r37 = @gprel(gate#), gp
	addl r36 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r8 = r0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp wait_for_bits#
	.section	.rodata.str1.8
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
	.align 8
.LC16:
	stringz	"pthread_create"
	.align 8
.LC17:
	stringz	"%d %d %d: %ld\n"
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
	.sdata
	.align 8
.LC15:
	data8	masks#+12
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 19, 7, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r50
	mov r50 = ar.lc
	.save rp, r47
	mov r47 = b0
	mov r49 = r1
	.body
	addl r56 = 5, r0
	addl r55 = 5, r0
	mov r54 = r0
	addl r53 = 18, r0
	mov r52 = r0
	movl r51 = @gprel(.LC3)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	addl r56 = -1, r0
	addl r55 = 5, r0
	addl r54 = 1, r0
	addl r53 = 18, r0
	addl r52 = 1, r0
	;;
	movl r51 = @gprel(.LC4)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	movl r56 = -1073741821
	addl r55 = 5, r0
	addl r54 = 2, r0
	addl r53 = 18, r0
	addl r52 = 2, r0
	;;
	movl r51 = @gprel(.LC5)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	addl r56 = 255, r0
	addl r55 = 5, r0
	addl r54 = 3, r0
	addl r53 = 18, r0
	addl r52 = 3, r0
	;;
	movl r51 = @gprel(.LC6)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	addl r56 = 255, r0
	addl r55 = 5, r0
	addl r54 = 4, r0
	addl r53 = 18, r0
	addl r52 = 4, r0
	;;
	movl r51 = @gprel(.LC7)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	addl r56 = 1, r0
	addl r55 = 5, r0
	addl r54 = 5, r0
	addl r53 = 31, r0
	addl r52 = 10, r0
	;;
	movl r51 = @gprel(.LC8)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	addl r56 = 1, r0
	addl r55 = 5, r0
	addl r54 = 5, r0
	addl r53 = 4095, r0
	addl r52 = 1, r0
	;;
	movl r51 = @gprel(.LC9)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	addl r56 = 1, r0
	addl r55 = 5, r0
	mov r54 = r0
	addl r53 = 1, r0
	addl r52 = 5, r0
	;;
	movl r51 = @gprel(.LC10)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	addl r56 = 1, r0
	addl r55 = 5, r0
	addl r54 = 6, r0
	addl r53 = 1, r0
	mov r52 = r0
	;;
	movl r51 = @gprel(.LC11)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = wake_op#
	mov r1 = r49
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r49
	mov r39 = r8
	st4 [r8] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r49
	mov r56 = r8
	;;
	addl r32 = @gprel(first#), gp
	mov r57 = r0
	mov r55 = r0
	mov r54 = r0
	addl r53 = 5, r0
	;;
	mov r52 = r32
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	;;
	mov r52 = r8
	movl r51 = @gprel(.LC12)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	;;
	addl r33 = @gprel(second#), gp
	mov r57 = r0
	;;
	mov r56 = r33
	mov r55 = r0
	mov r54 = r0
	addl r53 = 5, r0
	adds r52 = 2, r32
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	;;
	mov r52 = r8
	movl r51 = @gprel(.LC13)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	mov r57 = r0
	adds r56 = 1, r33
	mov r55 = r0
	mov r54 = r0
	addl r53 = 5, r0
	mov r52 = r32
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC14)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	;;
	movl r34 = @gprel(cases.0#)
	;;
	add r34 = r1, r34
	;;
	adds r46 = 168, r34
	addl r33 = @gprel(awake#), gp
	addl r32 = @gprel(gate#), gp
	addl r14 = @gprel(.LC15), gp
	;;
	ld8 r45 = [r14]
	addl r44 = @ltoff(@fptr(wait_for_bits#)), gp
	;;
	ld8 r44 = [r44]
	adds r38 = 48, r12
	movl r43 = 251658240
	addl r42 = 4095, r0
	addl r41 = @gprel(first#), gp
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br .L15
	;;
.L14:
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r49
.L13:
	ld4 r14 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L14
	mov r51 = r32
	br.call.sptk.many b0 = sleepers#
	mov r1 = r49
	;;
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L14
	adds r14 = 8, r34
	;;
	ld4 r37 = [r14]
	;;
	st4 [r32] = r37
	mov r14 = r34
	;;
	ld4 r35 = [r14], 4
	;;
	ld4 r36 = [r14]
	dep.z r14 = r35, 24, 8
	;;
	and r14 = r43, r14
	and r57 = r42, r36
	;;
	or r57 = r57, r14
	mov r56 = r32
	addl r55 = 1, r0
	addl r54 = 1, r0
	addl r53 = 5, r0
	mov r52 = r41
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	;;
	mov r55 = r8
	mov r54 = r37
	mov r53 = r36
	mov r52 = r35
	mov r51 = r40
	br.call.sptk.many b0 = printf#
	mov r1 = r49
	;;
	addl r52 = 1, r0
	addl r51 = -1, r0
	br.call.sptk.many b0 = wake#
	mov r1 = r49
	;;
	mov r52 = r0
	ld8 r51 = [r38]
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r49
	adds r34 = 12, r34
	;;
	cmp.ne p6, p7 = r46, r34
	(p7) br.cond.dpnt .L26
.L15:
	st4 [r33] = r0
	st4 [r32] = r0
	mov r54 = r45
	mov r53 = r44
	mov r52 = r0
	mov r51 = r38
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r49
	;;
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.sptk .L13
	ld4 r51 = [r39]
	br.call.sptk.many b0 = strerror#
	mov r1 = r49
	mov r53 = r8
	;;
	movl r52 = @gprel(.LC16)
	;;
	add r52 = r1, r52
	movl r51 = @gprel(.LC1)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	mov r1 = r49
	;;
	addl r51 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L26:
	addl r14 = @gprel(gate#), gp
	;;
	st4 [r14] = r0
	addl r14 = @gprel(awake#), gp
	;;
	st4 [r14] = r0
	adds r34 = 48, r12
	movl r33 = @gprel(masks#)
	;;
	add r33 = r1, r33
	mov r32 = r34
	addl r35 = @ltoff(@fptr(wait_for_bits#)), gp
	;;
	ld8 r35 = [r35]
	mov ar.lc = 3
.L17:
	mov r54 = r33
	;;
	mov r53 = r35
	mov r52 = r0
	mov r51 = r32
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r49
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.spnt .L27
	adds r32 = 8, r32
	adds r33 = 4, r33
	br.cloop.sptk.few .L17
	;;
	addl r32 = @gprel(awake#), gp
	addl r33 = @gprel(gate#), gp
	br .L18
	;;
.L27:
	ld4 r51 = [r39]
	br.call.sptk.many b0 = strerror#
	mov r1 = r49
	mov r53 = r8
	;;
	movl r52 = @gprel(.LC16)
	;;
	add r52 = r1, r52
	movl r51 = @gprel(.LC1)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	mov r1 = r49
	;;
	addl r51 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L19:
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r49
.L18:
	ld4 r14 = [r32]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dpnt .L19
	mov r51 = r33
	br.call.sptk.many b0 = sleepers#
	mov r1 = r49
	;;
	cmp.ne p6, p7 = 4, r8
	(p6) br.cond.dptk .L19
	st4 [r39] = r0
	addl r52 = 9, r0
	mov r51 = r0
	br.call.sptk.many b0 = wake#
	mov r1 = r49
	;;
	mov r52 = r8
	movl r51 = @gprel(.LC18)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	mov r52 = r0
	;;
	addl r51 = 8, r0
	br.call.sptk.many b0 = wake#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC19)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	addl r52 = 9, r0
	;;
	addl r51 = 8, r0
	br.call.sptk.many b0 = wake#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC20)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	;;
	addl r32 = @gprel(moved#), gp
	addl r33 = @gprel(gate#), gp
	addl r57 = 1, r0
	;;
	mov r56 = r32
	addl r55 = 2, r0
	mov r54 = r0
	addl r53 = 4, r0
	mov r52 = r33
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	;;
	mov r52 = r8
	movl r51 = @gprel(.LC21)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	mov r57 = r0
	mov r56 = r32
	addl r55 = 2, r0
	addl r54 = -1, r0
	addl r53 = 4, r0
	mov r52 = r33
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC22)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	mov r57 = r0
	mov r56 = r32
	addl r55 = -2, r0
	mov r54 = r0
	addl r53 = 4, r0
	mov r52 = r33
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC23)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	mov r57 = r0
	mov r56 = r32
	addl r55 = 1, r0
	addl r54 = 1, r0
	addl r53 = 4, r0
	mov r52 = r33
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC24)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	;;
	mov r51 = r33
	br.call.sptk.many b0 = sleepers#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC25)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	;;
	mov r51 = r32
	br.call.sptk.many b0 = sleepers#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC26)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	mov r57 = r0
	mov r56 = r32
	addl r55 = 9, r0
	mov r54 = r0
	addl r53 = 3, r0
	mov r52 = r33
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC27)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	addl r54 = 9, r0
	addl r53 = 1, r0
	mov r52 = r32
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC28)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	adds r14 = 80, r12
	;;
	sub r14 = r14, r34
	;;
	adds r14 = -8, r14
	;;
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L20:
	mov r52 = r0
	ld8 r51 = [r34], 8
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r49
	;;
	br.cloop.sptk.few .L20
	st4 [r39] = r0
	addl r32 = @gprel(gate#), gp
	mov r57 = r0
	mov r56 = r0
	mov r55 = r0
	mov r54 = r0
	addl r53 = 9, r0
	;;
	mov r52 = r32
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	;;
	mov r52 = r8
	movl r51 = @gprel(.LC29)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	addl r57 = 1, r0
	mov r56 = r0
	mov r55 = r0
	addl r54 = 1, r0
	addl r53 = 9, r0
	mov r52 = r32
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC30)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	mov r54 = r0
	addl r53 = 99, r0
	mov r52 = r32
	;;
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC31)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r49
	mov r52 = r8
	mov r55 = r0
	mov r54 = r0
	mov r53 = r0
	addl r51 = 1230, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC32)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r49
	mov r55 = r8
	mov r54 = r0
	mov r53 = r0
	mov r52 = r32
	addl r51 = 1230, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	mov r52 = r8
	;;
	movl r51 = @gprel(.LC33)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 24, r12
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r55 = 16, r12
	mov r54 = r0
	addl r53 = 128, r0
	mov r52 = r32
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	;;
	mov r52 = r8
	movl r51 = @gprel(.LC34)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	st4 [r39] = r0
	adds r55 = 32, r12
	;;
	st8 [r55] = r0
	adds r14 = 40, r12
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	mov r54 = r0
	addl r53 = 128, r0
	mov r52 = r32
	addl r51 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r49
	;;
	mov r52 = r8
	movl r51 = @gprel(.LC35)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer#
	mov r1 = r49
	mov r8 = r0
	;;
	mov ar.pfs = r48
	mov ar.lc = r50
	mov b0 = r47
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
	.endp main#
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
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.section	.rodata
	.align 4
	.type	masks#, @object
	.size	masks#, 16
masks:
	data4	1
	data4	2
	data4	6
	data4	-1
	.sbss
	.align 4
	.type	awake#, @object
	.size	awake#, 4
awake:
	.skip	4
	.align 4
	.type	moved#, @object
	.size	moved#, 4
moved:
	.skip	4
	.align 4
	.type	gate#, @object
	.size	gate#, 4
gate:
	.skip	4
	.align 4
	.type	second#, @object
	.size	second#, 4
second:
	.skip	4
	.align 4
	.type	first#, @object
	.size	first#, 4
first:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
