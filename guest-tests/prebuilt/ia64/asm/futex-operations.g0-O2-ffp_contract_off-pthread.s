// 6838802b6ac7fea679393e8042d16534 guest-tests/thread/futex-operations.c
	.file	"futex-operations.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc wake#
wake:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 7, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	addl r38 = @gprel(gate#), gp
	mov r43 = r32
	mov r40 = r33
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	nop 0
	.mmb
	addl r39 = 10, r0
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp wake#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.1#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L7
	br.ret.sptk.many b0
.L7:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.align 16
	.align 64
	.proc wait_for_bits#
wait_for_bits:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 7, 0
	addl r14 = @gprel(awake#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mf
	mov r35 = r1
	.body
	addl r37 = @gprel(gate#), gp
	;;
	.mmi
	fetchadd4.acq r15 = [r14], 1
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	ld4 r42 = [r32]
	addl r38 = 9, r0
	;;
	.mib
	addl r36 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
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
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r34
	addl r35 = 99, r0
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
	.mib
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 7, 0
	dep.z r34 = r34, 12, 20
	nop 0
	.mmi
	addl r37 = @gprel(second#), gp
	mov r40 = r1
	addl r42 = @gprel(first#), gp
	;;
	.mmi
	mov r45 = r0
	mov r46 = r37
	dep.z r33 = r33, 28, 4
	.mmi
	mov r44 = r0
	addl r43 = 5, r0
	addl r41 = 1230, r0
	;;
	.mmi
	nop 0
	or r33 = r34, r33
	dep.z r35 = r35, 24, 8
	.mmi
	st4 [r37] = r36
	;;
	or r33 = r35, r33
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	or r47 = 5, r33
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	.mmi
	ld4 r44 = [r37]
	nop 0
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L22
.L15:
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L22:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
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
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 0, 20, 7, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r48
	mov r48 = b0
	.mlx
	mov r50 = r1
	movl r52 = @gprel(.LC4)
	;;
	.mlx
	addl r56 = 5, r0
	movl r35 = @gprel(cases.0#)
	.mmi
	add r52 = r1, r52
	mov r55 = r0
	addl r54 = 18, r0
	;;
	.mmi
	add r35 = r1, r35
	mov r53 = r0
	.save ar.lc, r51
	mov r51 = ar.lc
	.body
	.mmb
	adds r39 = 48, r12
	addl r46 = 4095, r0
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r56 = -1, r0
	addl r55 = 1, r0
	.mmi
	addl r54 = 18, r0
	addl r53 = 1, r0
	adds r47 = 168, r35
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC5)
	.mlx
	addl r34 = @gprel(awake#), gp
	movl r33 = 2147483647
	;;
	.mlx
	add r52 = r1, r52
	movl r44 = 251658240
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r55 = 2, r0
	addl r54 = 18, r0
	.mlx
	addl r53 = 2, r0
	movl r56 = -1073741821
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r56 = 255, r0
	nop 0
	.mmi
	addl r55 = 3, r0
	addl r54 = 18, r0
	addl r53 = 3, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	.mmi
	nop 0
	addl r32 = @gprel(gate#), gp
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r56 = 255, r0
	nop 0
	.mmi
	addl r55 = 4, r0
	addl r54 = 18, r0
	addl r53 = 4, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	.mmi
	addl r45 = @ltoff(@fptr(wait_for_bits#)), gp
	;;
	nop 0
	add r52 = r1, r52
	.mmb
	nop 0
	ld8 r45 = [r45]
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r56 = 1, r0
	nop 0
	.mmi
	addl r55 = 5, r0
	addl r54 = 31, r0
	addl r53 = 10, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC9)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r56 = 1, r0
	nop 0
	.mmi
	addl r55 = 5, r0
	addl r54 = 4095, r0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC10)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r56 = 1, r0
	nop 0
	.mmi
	mov r55 = r0
	addl r54 = 1, r0
	addl r53 = 5, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC11)
	.mmi
	nop 0
	addl r43 = @gprel(first#), gp
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mmi
	mov r1 = r50
	addl r56 = 1, r0
	nop 0
	.mmi
	addl r55 = 6, r0
	addl r54 = 1, r0
	mov r53 = r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC12)
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mib
	add r52 = r1, r52
	add r42 = r1, r42
	br.call.sptk.many b0 = wake_op.constprop.0#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r40 = r8
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r58 = r0
	mov r57 = r8
	mov r56 = r0
	.mmi
	mov r55 = r0
	addl r54 = 5, r0
	mov r1 = r50
	;;
	.mib
	addl r52 = 1230, r0
	mov r53 = r43
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC13)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	mov r56 = r0
	.mmi
	mov r55 = r0
	addl r54 = 5, r0
	addl r52 = 1230, r0
	;;
	.mmi
	addl r57 = @gprel(second#), gp
	nop 0
	adds r53 = 2, r43
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	mov r56 = r0
	.mmi
	mov r55 = r0
	addl r54 = 5, r0
	addl r52 = 1230, r0
	;;
	.mmi
	addl r57 = @gprel(second#+1), gp
	nop 0
	mov r53 = r43
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC15)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r50
	nop 0
	;;
	addl r14 = @gprel(.LC16), gp
	;;
	.mmi
	ld8 r41 = [r14]
	nop 0
	nop 0
	;;
	.align 32
.L26:
	.mmi
	st4 [r34] = r0
	st4 [r32] = r0
	mov r55 = r41
	.mmi
	mov r54 = r45
	mov r53 = r0
	mov r52 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.spnt .L27
	;;
	.align 32
.L24:
	.mmi
	ld4 r14 = [r34]
	addl r53 = @gprel(gate#), gp
	mov r58 = r0
	.mmi
	mov r57 = r32
	mov r56 = r33
	mov r55 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	addl r54 = 4, r0
	.mmb
	addl r52 = 1230, r0
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L44
.L25:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L24
.L44:
	.mmi
	mov r14 = r35
	adds r15 = 8, r35
	mov r57 = r32
	.mmi
	addl r56 = 1, r0
	addl r55 = 1, r0
	addl r54 = 5, r0
	;;
	.mmi
	ld4 r36 = [r14], 4
	mov r53 = r43
	addl r52 = 1230, r0
	.mmi
	adds r35 = 12, r35
	ld4 r38 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r37 = [r14]
	dep.z r14 = r36, 24, 8
	.mmi
	st4 [r32] = r38
	;;
	and r14 = r44, r14
	and r58 = r46, r37
	;;
	.mib
	or r58 = r58, r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r8
	mov r55 = r38
	.mmi
	mov r54 = r37
	mov r53 = r36
	mov r52 = r42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	addl r58 = -1, r0
	mov r57 = r0
	.mmi
	mov r56 = r0
	addl r55 = 1, r0
	addl r54 = 10, r0
	;;
	.mib
	mov r53 = r32
	addl r52 = 1230, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r0
	.mmb
	ld8 r52 = [r39]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = r47, r35
	(p6) br.cond.dptk .L26
	;;
	.mmi
	st4 [r32] = r0
	adds r35 = 16, r12
	addl r36 = @ltoff(@fptr(wait_for_bits#)), gp
	.mlx
	st4 [r34] = r0
	movl r32 = @gprel(masks#)
	;;
	.mmb
	nop 0
	mov r33 = r35
	nop 0
	.mmi
	add r32 = r1, r32
	ld8 r36 = [r36]
	mov ar.lc = 3
	;;
.L28:
	.mmi
	mov r55 = r32
	mov r52 = r33
	mov r54 = r36
	.mmb
	mov r53 = r0
	adds r33 = 8, r33
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r50
	cmp4.eq p6, p7 = 1, r8
	adds r32 = 4, r32
	.bbb
	nop 0
	(p6) br.cond.spnt .L27
	br.cloop.sptk.few .L28
	;;
	.mlx
	addl r33 = @gprel(gate#), gp
	movl r32 = 2147483647
	;;
	.align 32
.L29:
	.mmi
	ld4 r14 = [r34]
	addl r53 = @gprel(gate#), gp
	mov r58 = r0
	.mmi
	mov r57 = r33
	mov r56 = r32
	mov r55 = r0
	;;
	.mmi
	cmp4.geu p6, p7 = 3, r14
	nop 0
	addl r54 = 4, r0
	.mmb
	addl r52 = 1230, r0
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r50
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L45
.L30:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L29
.L45:
	.mmi
	mov r52 = r0
	nop 0
	addl r53 = 9, r0
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = wake#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	addl r52 = 8, r0
	nop 0
	.mmb
	mov r53 = r0
	st4 [r40] = r0
	br.call.sptk.many b0 = wake#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC19)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	addl r52 = 8, r0
	nop 0
	.mmb
	addl r53 = 9, r0
	st4 [r40] = r0
	br.call.sptk.many b0 = wake#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC20)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	addl r58 = 1, r0
	addl r56 = 2, r0
	.mmi
	mov r55 = r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	;;
	.mmi
	addl r57 = @gprel(moved#), gp
	nop 0
	addl r53 = @gprel(gate#), gp
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC21)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	addl r56 = 2, r0
	.mmi
	addl r55 = -1, r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	;;
	.mmi
	addl r57 = @gprel(moved#), gp
	nop 0
	addl r53 = @gprel(gate#), gp
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC22)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	addl r56 = -2, r0
	.mmi
	mov r55 = r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	;;
	.mmi
	addl r57 = @gprel(moved#), gp
	nop 0
	addl r53 = @gprel(gate#), gp
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	addl r56 = 1, r0
	.mmi
	addl r55 = 1, r0
	addl r54 = 4, r0
	addl r52 = 1230, r0
	;;
	.mmi
	addl r57 = @gprel(moved#), gp
	nop 0
	addl r53 = @gprel(gate#), gp
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC24)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	mov r55 = r0
	.mlx
	addl r54 = 4, r0
	movl r56 = 2147483647
	;;
	.mmi
	nop 0
	addl r57 = @gprel(gate#), gp
	addl r52 = 1230, r0
	.mmi
	nop 0
	st4 [r40] = r0
	nop 0
	;;
	.mib
	mov r53 = r57
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC25)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	mov r55 = r0
	.mlx
	addl r54 = 4, r0
	movl r56 = 2147483647
	;;
	.mmi
	nop 0
	addl r57 = @gprel(moved#), gp
	addl r52 = 1230, r0
	.mmi
	nop 0
	st4 [r40] = r0
	nop 0
	;;
	.mib
	mov r53 = r57
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC26)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r58 = r0
	addl r56 = 9, r0
	.mmi
	mov r55 = r0
	addl r54 = 3, r0
	addl r52 = 1230, r0
	;;
	.mmi
	addl r57 = @gprel(moved#), gp
	nop 0
	addl r53 = @gprel(gate#), gp
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC27)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	addl r55 = 9, r0
	addl r54 = 1, r0
	.mmi
	addl r52 = 1230, r0
	st4 [r40] = r0
	nop 0
	;;
	.mib
	addl r53 = @gprel(moved#), gp
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC28)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	sub r14 = r39, r35
	mov r1 = r50
	;;
	adds r14 = -8, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L31:
	.mib
	ld8 r52 = [r35], 8
	mov r53 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L31
	;;
	.mmi
	mov r58 = r0
	mov r57 = r0
	mov r56 = r0
	.mmi
	mov r55 = r0
	addl r54 = 9, r0
	addl r53 = @gprel(gate#), gp
	;;
	.mmi
	nop 0
	addl r52 = 1230, r0
	nop 0
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC29)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	addl r58 = 1, r0
	mov r57 = r0
	.mmi
	mov r56 = r0
	addl r55 = 1, r0
	addl r54 = 9, r0
	;;
	.mmi
	addl r53 = @gprel(gate#), gp
	nop 0
	addl r52 = 1230, r0
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC30)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	mov r55 = r0
	addl r54 = 99, r0
	.mmi
	addl r52 = 1230, r0
	st4 [r40] = r0
	nop 0
	;;
	.mib
	addl r53 = @gprel(gate#), gp
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC31)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r55 = r0
	mov r54 = r0
	mov r56 = r0
	.mmi
	mov r1 = r50
	mov r53 = r8
	addl r52 = 1230, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC32)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r8
	nop 0
	.mmi
	mov r55 = r0
	mov r54 = r0
	addl r52 = 1230, r0
	;;
	.mib
	addl r53 = @gprel(gate#), gp
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC33)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 56, r12
	mov r1 = r50
	mov r56 = r39
	.mlx
	mov r55 = r0
	movl r15 = 1000000000
	;;
	.mmi
	addl r54 = 128, r0
	st8 [r39] = r0
	nop 0
	.mmi
	addl r53 = @gprel(gate#), gp
	st8 [r14] = r15
	addl r52 = 1230, r0
	;;
	.mib
	st4 [r40] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC34)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r50
	addl r15 = 1000, r0
	.mmi
	mov r55 = r0
	addl r54 = 128, r0
	addl r52 = 1230, r0
	;;
	.mmi
	mov r56 = r14
	st8 [r14] = r0
	adds r14 = 72, r12
	.mmi
	addl r53 = @gprel(gate#), gp
	st4 [r40] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC35)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r50
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
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
