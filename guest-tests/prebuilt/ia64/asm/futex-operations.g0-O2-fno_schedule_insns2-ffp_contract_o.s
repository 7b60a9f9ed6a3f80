// c12cd98cc1c83579a7d1699688901e5b guest-tests/thread/futex-operations.c
	.file	"futex-operations.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
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
	addl r37 = 1230, r0
	addl r38 = @gprel(gate#), gp
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp wake#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r32 = @gprel(page.1#), gp
	;;
	ld8 r8 = [r32]
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L7
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L7:
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	st8 [r32] = r8
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.align 16
	.align 64
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
	mov r41 = r0
	mov r40 = r0
	;;
	fetchadd4.acq r15 = [r14], 1
	mov r39 = r0
	ld4 r42 = [r32]
	addl r38 = 9, r0
	addl r36 = 1230, r0
	addl r37 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r8 = r0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp wait_for_bits#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"pthread_create"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0.constprop.0#
must.part.0.constprop.0:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r34
	ld4 r35 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r34
	mov r37 = r8
	;;
	movl r35 = @gprel(.LC1)
	;;
	add r35 = r1, r35
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r34
	addl r35 = 99, r0
	;;
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: %ld, %x\n"
	.text
	.align 16
	.align 64
	.proc wake_op.constprop.0#
wake_op.constprop.0:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 7, 0
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	addl r37 = @gprel(second#), gp
	dep.z r33 = r33, 28, 4
	mov r44 = r0
	addl r43 = 5, r0
	addl r41 = 1230, r0
	;;
	st4 [r37] = r36
	mov r46 = r37
	dep.z r34 = r34, 12, 20
	mov r45 = r0
	addl r42 = @gprel(first#), gp
	;;
	or r33 = r34, r33
	dep.z r35 = r35, 24, 8
	;;
	or r33 = r35, r33
	;;
	or r47 = 5, r33
	br.call.sptk.many b0 = syscall#
	mov r1 = r40
	mov r43 = r8
	ld4 r44 = [r37]
	mov r42 = r32
	;;
	movl r41 = @gprel(.LC2)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
	.endp wake_op.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L15
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L22
.L15:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L22:
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
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"set"
	.align 8
.LC5:
	stringz	"add"
	.align 8
.LC6:
	stringz	"or"
	.align 8
.LC7:
	stringz	"andn"
	.align 8
.LC8:
	stringz	"xor"
	.align 8
.LC9:
	stringz	"shifted"
	.align 8
.LC10:
	stringz	"negative"
	.align 8
.LC11:
	stringz	"no operation"
	.align 8
.LC12:
	stringz	"no comparison"
	.align 8
.LC13:
	stringz	"call(futex, &first, FUTEX_WAKE_OP, 0, 0L, no_access(), 0)"
	.align 8
.LC14:
	stringz	"call(futex, (char *)&first + 2, FUTEX_WAKE_OP, 0, 0L, &second, 0)"
	.align 8
.LC15:
	stringz	"call(futex, &first, FUTEX_WAKE_OP, 0, 0L, (char *)&second + 1, 0)"
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
.LC16:
	data8	masks#+12
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 48
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 0, 20, 7, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r51
	mov r51 = ar.lc
	.save rp, r48
	mov r48 = b0
	mov r50 = r1
	.body
	addl r56 = 5, r0
	mov r55 = r0
	addl r54 = 18, r0
	mov r53 = r0
	movl r52 = @gprel(.LC4)
	;;
	add r52 = r1, r52
	movl r35 = @gprel(cases.0#)
	;;
	add r35 = r1, r35
	adds r39 = 48, r12
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r56 = -1, r0
	addl r55 = 1, r0
	addl r54 = 18, r0
	addl r53 = 1, r0
	;;
	movl r52 = @gprel(.LC5)
	;;
	add r52 = r1, r52
	adds r47 = 168, r35
	addl r34 = @gprel(awake#), gp
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r55 = 2, r0
	movl r56 = -1073741821
	addl r54 = 18, r0
	addl r53 = 2, r0
	addl r46 = 4095, r0
	;;
	movl r52 = @gprel(.LC6)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r56 = 255, r0
	addl r55 = 3, r0
	addl r54 = 18, r0
	addl r53 = 3, r0
	;;
	movl r52 = @gprel(.LC7)
	;;
	add r52 = r1, r52
	addl r32 = @gprel(gate#), gp
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r56 = 255, r0
	addl r55 = 4, r0
	addl r54 = 18, r0
	addl r53 = 4, r0
	;;
	movl r52 = @gprel(.LC8)
	;;
	add r52 = r1, r52
	addl r45 = @ltoff(@fptr(wait_for_bits#)), gp
	;;
	ld8 r45 = [r45]
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r56 = 1, r0
	addl r55 = 5, r0
	addl r54 = 31, r0
	addl r53 = 10, r0
	;;
	movl r52 = @gprel(.LC9)
	;;
	add r52 = r1, r52
	movl r33 = 2147483647
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r56 = 1, r0
	addl r55 = 5, r0
	addl r54 = 4095, r0
	addl r53 = 1, r0
	;;
	movl r52 = @gprel(.LC10)
	;;
	add r52 = r1, r52
	movl r44 = 251658240
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r56 = 1, r0
	mov r55 = r0
	addl r54 = 1, r0
	addl r53 = 5, r0
	;;
	movl r52 = @gprel(.LC11)
	;;
	add r52 = r1, r52
	addl r43 = @gprel(first#), gp
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	addl r56 = 1, r0
	addl r55 = 6, r0
	addl r54 = 1, r0
	mov r53 = r0
	;;
	movl r52 = @gprel(.LC12)
	;;
	add r52 = r1, r52
	movl r42 = @gprel(.LC17)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = wake_op.constprop.0#
	mov r1 = r50
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r50
	mov r40 = r8
	st4 [r8] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r50
	mov r57 = r8
	mov r58 = r0
	mov r56 = r0
	mov r55 = r0
	addl r54 = 5, r0
	addl r52 = 1230, r0
	mov r53 = r43
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	mov r53 = r8
	;;
	movl r52 = @gprel(.LC13)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(second#), gp
	mov r56 = r0
	mov r55 = r0
	addl r54 = 5, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	adds r53 = 2, r43
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC14)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(second#+1), gp
	mov r56 = r0
	mov r55 = r0
	addl r54 = 5, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	mov r53 = r43
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC15)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	;;
	addl r14 = @gprel(.LC16), gp
	;;
	ld8 r41 = [r14]
	.align 32
.L26:
	st4 [r34] = r0
	st4 [r32] = r0
	;;
	mov r55 = r41
	mov r54 = r45
	mov r53 = r0
	mov r52 = r39
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r50
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.spnt .L27
	.align 32
.L24:
	ld4 r14 = [r34]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L25
	mov r58 = r0
	mov r57 = r32
	mov r56 = r33
	mov r55 = r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L44
.L25:
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r50
	br .L24
	;;
.L44:
	mov r14 = r35
	adds r15 = 8, r35
	mov r57 = r32
	addl r56 = 1, r0
	addl r55 = 1, r0
	addl r54 = 5, r0
	;;
	ld4 r36 = [r14], 4
	ld4 r38 = [r15]
	mov r53 = r43
	addl r52 = 1230, r0
	adds r35 = 12, r35
	;;
	ld4 r37 = [r14]
	dep.z r14 = r36, 24, 8
	st4 [r32] = r38
	;;
	and r14 = r44, r14
	and r58 = r46, r37
	;;
	or r58 = r58, r14
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	mov r56 = r8
	mov r55 = r38
	mov r54 = r37
	mov r53 = r36
	mov r52 = r42
	;;
	br.call.sptk.many b0 = printf#
	mov r1 = r50
	addl r58 = -1, r0
	mov r57 = r0
	mov r56 = r0
	addl r55 = 1, r0
	addl r54 = 10, r0
	mov r53 = r32
	addl r52 = 1230, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	mov r53 = r0
	ld8 r52 = [r39]
	;;
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r50
	cmp.ne p6, p7 = r47, r35
	(p6) br.cond.dptk .L26
	st4 [r32] = r0
	st4 [r34] = r0
	adds r35 = 16, r12
	;;
	mov r33 = r35
	movl r32 = @gprel(masks#)
	;;
	add r32 = r1, r32
	mov ar.lc = 3
	addl r36 = @ltoff(@fptr(wait_for_bits#)), gp
	;;
	ld8 r36 = [r36]
.L28:
	mov r55 = r32
	;;
	mov r54 = r36
	mov r53 = r0
	mov r52 = r33
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r50
	cmp4.eq p6, p7 = 1, r8
	(p6) br.cond.spnt .L27
	adds r33 = 8, r33
	adds r32 = 4, r32
	br.cloop.sptk.few .L28
	;;
	addl r33 = @gprel(gate#), gp
	movl r32 = 2147483647
	.align 32
.L29:
	ld4 r14 = [r34]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dpnt .L30
	mov r58 = r0
	mov r57 = r33
	mov r56 = r32
	mov r55 = r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L45
.L30:
	br.call.sptk.many b0 = sched_yield#
	mov r1 = r50
	br .L29
	;;
.L45:
	mov r52 = r0
	st4 [r40] = r0
	addl r53 = 9, r0
	br.call.sptk.many b0 = wake#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC18)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	;;
	addl r52 = 8, r0
	st4 [r40] = r0
	mov r53 = r0
	br.call.sptk.many b0 = wake#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC19)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	;;
	addl r52 = 8, r0
	st4 [r40] = r0
	addl r53 = 9, r0
	br.call.sptk.many b0 = wake#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC20)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	addl r58 = 1, r0
	;;
	addl r57 = @gprel(moved#), gp
	addl r56 = 2, r0
	mov r55 = r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC21)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(moved#), gp
	addl r56 = 2, r0
	addl r55 = -1, r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC22)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(moved#), gp
	addl r56 = -2, r0
	mov r55 = r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC23)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(moved#), gp
	addl r56 = 1, r0
	addl r55 = 1, r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC24)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(gate#), gp
	mov r55 = r0
	movl r56 = 2147483647
	addl r54 = 4, r0
	;;
	mov r53 = r57
	addl r52 = 1230, r0
	st4 [r40] = r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC25)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(moved#), gp
	mov r55 = r0
	movl r56 = 2147483647
	addl r54 = 4, r0
	;;
	mov r53 = r57
	addl r52 = 1230, r0
	st4 [r40] = r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC26)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r58 = r0
	;;
	addl r57 = @gprel(moved#), gp
	addl r56 = 9, r0
	mov r55 = r0
	addl r54 = 3, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC27)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	addl r55 = 9, r0
	addl r54 = 1, r0
	;;
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(moved#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC28)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	sub r14 = r39, r35
	;;
	adds r14 = -8, r14
	;;
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L31:
	mov r53 = r0
	ld8 r52 = [r35], 8
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r50
	;;
	br.cloop.sptk.few .L31
	mov r58 = r0
	mov r57 = r0
	mov r56 = r0
	mov r55 = r0
	addl r54 = 9, r0
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC29)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	addl r58 = 1, r0
	mov r57 = r0
	mov r56 = r0
	addl r55 = 1, r0
	addl r54 = 9, r0
	;;
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC30)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r55 = r0
	addl r54 = 99, r0
	;;
	addl r52 = 1230, r0
	st4 [r40] = r0
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC31)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	st4 [r40] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r50
	mov r53 = r8
	mov r55 = r0
	mov r54 = r0
	mov r56 = r0
	addl r52 = 1230, r0
	;;
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	mov r53 = r8
	;;
	movl r52 = @gprel(.LC32)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	st4 [r40] = r0
	;;
	br.call.sptk.many b0 = no_access#
	mov r1 = r50
	mov r56 = r8
	mov r55 = r0
	mov r54 = r0
	addl r52 = 1230, r0
	;;
	addl r53 = @gprel(gate#), gp
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	;;
	mov r53 = r8
	movl r52 = @gprel(.LC33)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r56 = r39
	mov r55 = r0
	addl r54 = 128, r0
	;;
	addl r52 = 1230, r0
	st4 [r40] = r0
	st8 [r39] = r0
	addl r53 = @gprel(gate#), gp
	adds r14 = 56, r12
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	mov r53 = r8
	;;
	movl r52 = @gprel(.LC34)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	adds r14 = 64, r12
	mov r55 = r0
	addl r54 = 128, r0
	;;
	addl r52 = 1230, r0
	mov r56 = r14
	st4 [r40] = r0
	st8 [r14] = r0
	addl r53 = @gprel(gate#), gp
	adds r14 = 72, r12
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = syscall#
	mov r1 = r50
	mov r53 = r8
	;;
	movl r52 = @gprel(.LC35)
	;;
	add r52 = r1, r52
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r50
	mov r8 = r0
	;;
	mov ar.pfs = r49
	mov ar.lc = r51
	mov b0 = r48
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	br.call.sptk.many b0 = must.part.0.constprop.0#
	;;
	break.f 0
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
