// 05b1e9c6cd791f7facd38603ad21902c guest-tests/time/set-clocks.c
	.file	"set-clocks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"  %lld, %d\n"
	.text
	.align 16
	.align 64
	.proc show_time#
show_time:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	adds r36 = 16, r12
	mov r35 = r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	adds r14 = 24, r12
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	;;
	.mlx
	ld8 r37 = [r14]
	movl r14 = 6189700196426901375
	.mmi
	nop 0
	add r35 = r1, r35
	nop 0
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r37
	shr r37 = r37, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 25
	;;
	.mib
	sub r37 = r14, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show_time#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.align 8
.LC2:
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
	(p6) br.cond.dpnt .L4
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
	(p7) br.cond.dpnt .L11
.L4:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
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
.L11:
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
.LC3:
	stringz	"clock_settime(CLOCK_REALTIME, &(struct timespec){3000000, 700000000})"
	.align 8
.LC4:
	stringz	"%ld %ld: %lld %d\n"
	.align 8
.LC5:
	stringz	"call(settimeofday, &v, NULL)"
	.align 8
.LC6:
	stringz	"call(settimeofday, NULL, NULL)"
	.align 8
.LC7:
	stringz	"monotonic %d\n"
	.align 8
.LC8:
	stringz	"setresuid"
	.align 8
.LC9:
	stringz	"clock_settime(CLOCK_REALTIME, &(struct timespec){5, 7})"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 5, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mlx
	ld8.mov r14 = [r14], stdout#
	movl r15 = 500000000
	.mmi
	adds r33 = 96, r12
	adds r35 = 104, r12
	adds r36 = 112, r12
	;;
	.mmi
	addl r39 = 1000000, r0
	mov r47 = r0
	addl r46 = 1, r0
	.mmi
	mov r45 = r0
	adds r37 = 80, r12
	adds r34 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r44 = [r14]
	adds r14 = 120, r12
	.mmi
	st8 [r36] = r39
	adds r40 = 40, r12
	adds r38 = 64, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	addl r14 = 2000000, r0
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	addl r14 = 300000, r0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r45 = r37
	nop 0
	addl r44 = 1, r0
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mlx
	adds r14 = 48, r12
	movl r15 = 3000000
	.mmi
	mov r32 = r8
	mov r1 = r43
	mov r44 = r0
	;;
	.mmi
	mov r45 = r14
	st8 [r14] = r15
	adds r14 = 56, r12
	.mlx
	st4 [r8] = r0
	movl r15 = 700000000
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = show_time#
	;;
	.mmi
	mov r46 = r36
	mov r45 = r0
	nop 0
	.mmb
	addl r44 = 1253, r0
	mov r1 = r43
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = show_time#
	;;
	.mlx
	mov r1 = r43
	movl r14 = 4294967296
	.mmi
	mov r46 = r34
	mov r45 = r0
	addl r44 = 1253, r0
	;;
	.mlx
	st8 [r34] = r14
	movl r14 = 200000000
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r34
	mov r45 = r0
	.mmb
	addl r44 = 1254, r0
	mov r36 = r8
	br.call.sptk.many b0 = syscall#
	;;
	.mlx
	ld8 r48 = [r40]
	movl r14 = 6189700196426901375
	.mmi
	mov r1 = r43
	mov r46 = r8
	mov r45 = r36
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r48
	shr r48 = r48, 63
	.mlx
	ld8 r47 = [r34]
	movl r44 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 25
	;;
	.mib
	sub r48 = r14, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r43
	addl r44 = 1088, r0
	.mmb
	mov r45 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = show_time#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r43
	addl r44 = 1088, r0
	.mmb
	mov r45 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = show_time#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r43
	addl r44 = 1088, r0
	.mmi
	st8 [r35] = r39
	st4 [r32] = r0
	mov r45 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -1, r0
	mov r46 = r0
	mov r1 = r43
	.mmi
	addl r44 = 1088, r0
	st4 [r32] = r0
	mov r45 = r33
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = show_time#
	;;
	.mmi
	mov r45 = r38
	nop 0
	mov r1 = r43
	.mmb
	addl r44 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	ld8 r15 = [r37]
	mov r1 = r43
	.mmi
	nop 0
	ld8 r14 = [r38]
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r44 = @gprel(.LC7)
	;;
	.mii
	cmp.ge p6, p7 = 1, r14
	add r44 = r1, r44
	;;
	(p6) addl r45 = 1, r0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L13
	.mmi
	addl r46 = 1001, r0
	addl r45 = 1001, r0
	nop 0
	.mmb
	addl r44 = 1001, r0
	addl r34 = 5, r0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r43
	mov r46 = r0
	.mmb
	addl r44 = 1088, r0
	mov r45 = r33
	(p7) br.cond.spnt .L17
	;;
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	.mmb
	st8 [r35] = r34
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 24, r12
	addl r15 = 7, r0
	adds r45 = 16, r12
	.mmi
	mov r1 = r43
	st4 [r32] = r0
	mov r44 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	.mmb
	st8 [r45] = r34
	nop 0
	br.call.sptk.many b0 = clock_settime#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r43
	mov r44 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	.mib
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = show_time#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	.mib
	ld4 r44 = [r32]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	;;
	.mib
	add r44 = r1, r44
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	addl r44 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
