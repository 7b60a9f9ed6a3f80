// 701b24ad7448b559a8da51d1be666008 guest-tests/ipc/socket-options.c
	.file	"socket-options.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
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
	movl r37 = @gprel(.LC1)
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
	movl r37 = @gprel(.LC0)
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
.LC2:
	stringz	"ok"
	.align 8
.LC3:
	stringz	" %s %s %d.%06d"
	.align 8
.LC4:
	stringz	" %s\n"
	.text
	.align 16
	.align 64
	.proc times#
times:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 12, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r42
	mov r42 = b0
	.mlx
	mov r44 = r1
	movl r34 = @gprel(cases.2#)
	;;
	.mmi
	addl r14 = -1, r0
	adds r39 = 24, r12
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	.mmi
	adds r15 = 16, r12
	adds r40 = 36, r12
	add r34 = r1, r34
	;;
	.mmi
	st8 [r15] = r14
	st8 [r39] = r14
	mov ar.lc = 5
	.mlx
	addl r14 = 16, r0
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mii
	st4 [r40] = r14
	add r38 = r1, r38
	;;
	add r41 = r1, r41
	.align 32
.L17:
	.mmi
	addl r50 = 16, r0
	mov r49 = r34
	mov r48 = r33
	.mmb
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r44
	ld4 r36 = [r8]
	mov r35 = r8
	.mmi
	mov r50 = r40
	adds r49 = 16, r12
	mov r48 = r33
	;;
	.mib
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	cmp4.eq p10, p11 = 0, r36
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	(p10) cmp.eq.unc p8, p0 = r0, r0
	(p11) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	(p6) br.cond.dptk .L14
	.mbb
	mov r46 = r36
	(p10) br.cond.dpnt .L23
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC2)
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	nop 0
.L15:
	.mmi
	adds r14 = 16, r12
	ld4 r50 = [r39]
	nop 0
	.mmi
	mov r47 = r35
	mov r46 = r41
	adds r34 = 16, r34
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L17
.L30:
	.mmi
	adds r14 = 32, r12
	addl r15 = 1, r0
	addl r50 = 4, r0
	.mmi
	mov r48 = r33
	addl r47 = 1, r0
	mov r46 = r32
	;;
	.mmi
	nop 0
	mov r49 = r14
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r46 = r14
	(p7) br.cond.dpnt .L19
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mmi
	mov r48 = r33
	mov r50 = r40
	adds r49 = 16, r12
	.mmb
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r35 = r38
	.mmb
	mov r48 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r37 = [r8]
	mov r1 = r44
	;;
	sub r36 = r0, r37
	;;
.L16:
	.mib
	cmp4.eq p6, p7 = 0, r36
	mov r46 = r37
	(p6) br.cond.spnt .L25
	;;
	.mib
	adds r34 = 16, r34
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r44
	mov r48 = r8
	.mmi
	ld4 r50 = [r39]
	mov r47 = r35
	mov r46 = r41
	;;
	.mib
	ld4 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L17
	.mib
	nop 0
	nop 0
	br .L30
	;;
.L14:
	.pred.rel.mutex p8, p9
	.mlx
	ld4 r37 = [r35]
	(p8) movl r35 = @gprel(.LC2)
	.mmi
	mov r46 = r36
	;;
	(p8) add r35 = r1, r35
	sub r36 = r0, r37
	.bbb
	nop 0
	(p8) br.cond.dpnt .L16
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r44
	mov r35 = r8
	br .L16
	;;
.L23:
	.mlx
	adds r14 = 16, r12
	movl r35 = @gprel(.LC2)
	.mmi
	ld4 r50 = [r39]
	mov r46 = r41
	adds r34 = 16, r34
	;;
	.mmi
	add r35 = r1, r35
	ld4 r49 = [r14]
	nop 0
	;;
	.mib
	mov r48 = r35
	mov r47 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L17
	.mib
	nop 0
	nop 0
	br .L30
	;;
.L19:
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 2
	.mlx
	adds r14 = 16, r12
	movl r48 = @gprel(.LC2)
	.mmi
	ld4 r50 = [r39]
	mov r47 = r35
	mov r46 = r41
	;;
	.mmi
	add r48 = r1, r48
	ld4 r49 = [r14]
	adds r34 = 16, r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L17
	.mib
	nop 0
	nop 0
	br .L30
	.endp times#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"  %s"
	.align 8
.LC6:
	stringz	" %s"
	.align 8
.LC7:
	stringz	" %d"
	.align 8
.LC8:
	stringz	", %s %s %d\n"
	.text
	.align 16
	.align 64
	.proc try#
try:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 11, 5, 0
	.fframe 16
	adds r12 = -16, r12
	mov r45 = r1
	.mlx
	mov r48 = r33
	movl r47 = @gprel(.LC5)
	;;
	.mii
	nop 0
	.save rp, r43
	mov r43 = b0
	nop 0
	.mmb
	add r47 = r1, r47
	adds r36 = 20, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -77, r0
	adds r51 = 16, r12
	mov r1 = r45
	.mmi
	mov r50 = r36
	mov r49 = r35
	mov r48 = r34
	;;
	.mmb
	st4 [r36] = r14
	addl r14 = 4, r0
	nop 0
	.mmi
	mov r47 = r32
	nop 0
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	;;
	.mib
	st4 [r51] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r14 = -1000000, r0
	ld4 r15 = [r8]
	nop 0
	.mmi
	mov r1 = r45
	;;
	nop 0
	sub r14 = r14, r15
	;;
.L33:
	.mlx
	addl r15 = -1000000, r0
	movl r47 = @gprel(.LC7)
	.mmi
	nop 0
	mov r48 = r14
	nop 0
	;;
	.mib
	add r47 = r1, r47
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L35
	;;
	.mmi
	sub r47 = r15, r14
	addl r40 = -77, r0
	nop 0
	.mmb
	addl r42 = -1000, r0
	addl r38 = -1000000, r0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 58, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(values.1#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mmi
	add r37 = r1, r37
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 4
	.align 32
.L46:
	.mmi
	ld4 r14 = [r37], 4
	adds r50 = 16, r12
	addl r51 = 4, r0
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r47 = r32
	;;
	.mib
	st4 [r50] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r47 = r14
	(p7) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r8
	.mmb
	mov r47 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 16, r12
	addl r14 = 4, r0
	mov r1 = r45
	.mmi
	mov r50 = r36
	mov r49 = r35
	mov r48 = r34
	;;
	.mmi
	mov r47 = r32
	st4 [r36] = r40
	nop 0
	.mmb
	st4 [r51] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L41
.L60:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r48 = [r8]
	mov r1 = r45
	;;
	sub r48 = r38, r48
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r38, r48
	(p6) br.cond.dptk .L44
.L61:
	.mib
	sub r47 = r38, r48
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r8
	.mmb
	mov r47 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L46
.L62:
	.mmi
	adds r50 = 16, r12
	addl r14 = 1, r0
	addl r51 = 3, r0
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r47 = r32
	;;
	.mib
	st4 [r50] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r51 = 16, r12
	addl r14 = 2, r0
	mov r1 = r45
	.mmi
	mov r50 = r36
	mov r49 = r35
	mov r37 = r8
	;;
	.mmi
	st4 [r51] = r14
	nop 0
	addl r14 = -1, r0
	.mii
	mov r48 = r34
	mov r47 = r32
	;;
	nop 0
	.mmb
	st2 [r36] = r14
	ld4 r36 = [r8]
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L48
	;;
	.mib
	cmp4.ne p6, p7 = 0, r36
	mov r47 = r36
	(p7) br.cond.dpnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC2)
	;;
	.mmi
	add r49 = r1, r49
	nop 0
	nop 0
.L50:
	.mlx
	adds r14 = 16, r12
	movl r47 = @gprel(.LC8)
	.mmi
	mov r48 = r36
	;;
	nop 0
	add r47 = r1, r47
	.mmb
	nop 0
	ld4 r50 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L38:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r48 = @gprel(.LC2)
	.mmi
	nop 0
	mov r47 = r39
	nop 0
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 16, r12
	addl r14 = 4, r0
	mov r1 = r45
	.mmi
	mov r50 = r36
	mov r49 = r35
	mov r48 = r34
	;;
	.mmi
	mov r47 = r32
	st4 [r36] = r40
	nop 0
	.mmb
	st4 [r51] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L60
.L41:
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r48 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 4, r48
	;;
	(p7) sub r48 = r42, r48
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld4 r48 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r38, r48
	(p7) br.cond.dptk .L61
.L44:
	.mib
	mov r47 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L46
	.mib
	nop 0
	nop 0
	br .L62
.L47:
	.mmi
	adds r51 = 16, r12
	addl r14 = 2, r0
	mov r50 = r36
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r47 = r32
	;;
	.mmi
	st4 [r51] = r14
	nop 0
	addl r14 = -1, r0
	;;
	.mib
	st2 [r36] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L53
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r37 = [r8]
	mov r1 = r45
	;;
	sub r38 = r0, r37
	;;
.L51:
	.mmi
	cmp4.eq p6, p7 = 0, r38
	nop 0
	mov r47 = r37
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC2)
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r49 = r8
	nop 0
	mov r48 = r36
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	.mmi
	nop 0
	ld4 r50 = [r14]
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 2
	.mmi
	addl r40 = -77, r0
	nop 0
	addl r42 = -1000, r0
	.mmb
	addl r38 = -1000000, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 58, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(values.1#)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mmi
	add r37 = r1, r37
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r45
	mov ar.lc = 4
	br .L46
.L32:
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 4, r15
	;;
	(p7) addl r14 = -1000, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) sub r14 = r14, r15
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r36]
	nop 0
	br .L33
.L48:
	.mmi
	cmp4.eq p6, p7 = 0, r36
	ld4 r37 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC2)
	.mmi
	nop 0
	sub r38 = r0, r37
	nop 0
	;;
	.mib
	(p6) add r36 = r1, r36
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mib
	mov r47 = r36
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r45
	mov r36 = r8
	br .L51
	;;
.L53:
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mlx
	adds r14 = 16, r12
	movl r47 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	add r47 = r1, r47
	.mmi
	nop 0
	ld4 r50 = [r14]
	nop 0
	;;
	.mib
	mov r49 = r36
	mov r48 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp try#
	.align 16
	.align 64
	.proc try.constprop.0#
try.constprop.0:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 3, 11, 5, 0
	.fframe 16
	adds r12 = -16, r12
	mov r44 = r1
	.mlx
	mov r47 = r33
	movl r46 = @gprel(.LC5)
	;;
	.mii
	nop 0
	.save rp, r42
	mov r42 = b0
	nop 0
	.mmb
	add r46 = r1, r46
	adds r35 = 20, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -77, r0
	adds r50 = 16, r12
	mov r1 = r44
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r46 = r32
	;;
	.mmb
	st4 [r35] = r14
	addl r14 = 4, r0
	nop 0
	.mmi
	addl r47 = 1, r0
	nop 0
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	;;
	.mib
	st4 [r50] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r14 = -1000000, r0
	ld4 r15 = [r8]
	nop 0
	.mmi
	mov r1 = r44
	;;
	nop 0
	sub r14 = r14, r15
	;;
.L65:
	.mlx
	addl r15 = -1000000, r0
	movl r46 = @gprel(.LC7)
	.mmi
	nop 0
	mov r47 = r14
	nop 0
	;;
	.mib
	add r46 = r1, r46
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L67
	;;
	.mmi
	sub r46 = r15, r14
	addl r39 = -77, r0
	nop 0
	.mmb
	addl r41 = -1000, r0
	addl r37 = -1000000, r0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r46 = 58, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(values.1#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mmi
	add r36 = r1, r36
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov ar.lc = 4
	.align 32
.L78:
	.mmi
	ld4 r14 = [r36], 4
	adds r49 = 16, r12
	addl r50 = 4, r0
	.mmi
	mov r48 = r34
	addl r47 = 1, r0
	mov r46 = r32
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L70
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r46 = r14
	(p7) br.cond.dpnt .L70
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	.mmb
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r50 = 16, r12
	addl r14 = 4, r0
	mov r1 = r44
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r46 = r32
	;;
	.mmi
	addl r47 = 1, r0
	st4 [r35] = r39
	nop 0
	.mmb
	st4 [r50] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L73
.L92:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r47 = [r8]
	mov r1 = r44
	;;
	sub r47 = r37, r47
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r37, r47
	(p6) br.cond.dptk .L76
.L93:
	.mib
	sub r46 = r37, r47
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	.mmb
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L78
.L94:
	.mmi
	adds r49 = 16, r12
	addl r14 = 1, r0
	addl r50 = 3, r0
	.mmi
	mov r48 = r34
	addl r47 = 1, r0
	mov r46 = r32
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r50 = 16, r12
	addl r14 = 2, r0
	mov r1 = r44
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r36 = r8
	;;
	.mmi
	st4 [r50] = r14
	nop 0
	addl r14 = -1, r0
	.mii
	addl r47 = 1, r0
	mov r46 = r32
	;;
	nop 0
	.mmb
	st2 [r35] = r14
	ld4 r35 = [r8]
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L80
	;;
	.mib
	cmp4.ne p6, p7 = 0, r35
	mov r46 = r35
	(p7) br.cond.dpnt .L85
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC2)
	;;
	.mmi
	add r48 = r1, r48
	nop 0
	nop 0
.L82:
	.mlx
	adds r14 = 16, r12
	movl r46 = @gprel(.LC8)
	.mmi
	mov r47 = r35
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld4 r49 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L70:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	.mmi
	nop 0
	mov r46 = r38
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r50 = 16, r12
	addl r14 = 4, r0
	mov r1 = r44
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r46 = r32
	;;
	.mmi
	addl r47 = 1, r0
	st4 [r35] = r39
	nop 0
	.mmb
	st4 [r50] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L92
.L73:
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r47 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 4, r47
	;;
	(p7) sub r47 = r41, r47
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld4 r47 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r37, r47
	(p7) br.cond.dptk .L93
.L76:
	.mib
	mov r46 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L78
	.mib
	nop 0
	nop 0
	br .L94
.L79:
	.mmi
	adds r50 = 16, r12
	addl r14 = 2, r0
	mov r49 = r35
	.mmi
	mov r48 = r34
	addl r47 = 1, r0
	mov r46 = r32
	;;
	.mmi
	st4 [r50] = r14
	nop 0
	addl r14 = -1, r0
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L85
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r36 = [r8]
	mov r1 = r44
	;;
	sub r37 = r0, r36
	;;
.L83:
	.mmi
	cmp4.eq p6, p7 = 0, r37
	nop 0
	mov r46 = r36
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC2)
	;;
	.mib
	(p6) add r48 = r1, r48
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r48 = r8
	nop 0
	mov r47 = r35
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	.mmi
	nop 0
	ld4 r49 = [r14]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L67:
	.body
	.copy_state 2
	.mmi
	addl r39 = -77, r0
	nop 0
	addl r41 = -1000, r0
	.mmb
	addl r37 = -1000000, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r46 = 58, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(values.1#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	.mmi
	add r36 = r1, r36
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r44
	mov ar.lc = 4
	br .L78
.L64:
	.mmi
	adds r14 = 16, r12
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 4, r15
	;;
	(p7) addl r14 = -1000, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) sub r14 = r14, r15
	nop 0
	;;
	.mib
	(p6) ld4 r14 = [r35]
	nop 0
	br .L65
.L80:
	.mmi
	cmp4.eq p6, p7 = 0, r35
	ld4 r36 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC2)
	.mmi
	nop 0
	sub r37 = r0, r36
	nop 0
	;;
	.mib
	(p6) add r35 = r1, r35
	nop 0
	(p6) br.cond.dpnt .L83
	;;
	.mib
	mov r46 = r35
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r44
	mov r35 = r8
	br .L83
	;;
.L85:
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mlx
	adds r14 = 16, r12
	movl r46 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	add r46 = r1, r46
	.mmi
	nop 0
	ld4 r49 = [r14]
	nop 0
	;;
	.mib
	mov r48 = r35
	mov r47 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp try.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"socket"
	.align 8
.LC10:
	stringz	"SO_BROADCAST"
	.align 8
.LC11:
	stringz	"SO_KEEPALIVE"
	.align 8
.LC12:
	stringz	"SO_DONTROUTE"
	.align 8
.LC13:
	stringz	"SO_OOBINLINE"
	.align 8
.LC14:
	stringz	"SO_REUSEADDR"
	.align 8
.LC15:
	stringz	"SO_DEBUG"
	.align 8
.LC16:
	stringz	"SO_NO_CHECK"
	.align 8
.LC17:
	stringz	"SO_PRIORITY"
	.align 8
.LC18:
	stringz	"SO_MARK"
	.align 8
.LC19:
	stringz	"  SO_RCVLOWAT %s %d\n"
	.align 8
.LC20:
	stringz	"SO_SNDLOWAT"
	.align 8
.LC21:
	stringz	"SO_ACCEPTCONN"
	.align 8
.LC22:
	stringz	"SO_DOMAIN"
	.align 8
.LC23:
	stringz	"SO_PROTOCOL"
	.align 8
.LC24:
	stringz	"SO_ERROR"
	.align 8
.LC25:
	stringz	"9999"
	.align 8
.LC26:
	stringz	"1"
	.align 8
.LC27:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l)"
	.align 8
.LC28:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l - 1)"
	.align 8
.LC29:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size)"
	.align 8
.LC30:
	stringz	"%d %d %d\n"
	.align 8
.LC31:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &(struct linger){0, 99}, sizeof l)"
	.align 8
.LC32:
	stringz	"%d %d\n"
	.align 8
.LC33:
	stringz	"SO_REUSEPORT"
	.align 8
.LC34:
	stringz	"TCP_NODELAY"
	.align 8
.LC35:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, no_access(), &(socklen_t){4})"
	.align 8
.LC36:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, no_access())"
	.align 8
.LC37:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, &(socklen_t){-1})"
	.align 8
.LC38:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, no_access(), 4)"
	.align 8
.LC39:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &(int){0}, -1)"
	.align 8
.LC40:
	stringz	"socketpair"
	.align 8
.LC41:
	stringz	"read(s[1], b, 4)"
	.align 8
.LC42:
	stringz	"recv(s[1], b, 4, MSG_WAITALL)"
	.align 8
.LC43:
	stringz	"abcdef"
	.align 8
.LC44:
	stringz	"write"
	.align 8
.LC45:
	stringz	"recv(s[1], b, 16, MSG_WAITALL)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 83
	.mmi
	.save ar.pfs, r84
	alloc r84 = ar.pfs, 0, 54, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mlx
	nop 0
	movl r39 = @gprel(kinds.3#)
	;;
	.mlx
	add r39 = r1, r39
	movl r72 = @gprel(.LC10)
	.mlx
	nop 0
	movl r70 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC12)
	.mlx
	nop 0
	movl r68 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC14)
	.mlx
	nop 0
	movl r66 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC16)
	.mlx
	nop 0
	movl r64 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC18)
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC2)
	.mlx
	nop 0
	movl r61 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC21)
	.mlx
	nop 0
	movl r59 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC23)
	.mlx
	nop 0
	movl r57 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC25)
	.mlx
	nop 0
	movl r55 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r80 = @gprel(.LC27)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r79 = @gprel(.LC28)
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC30)
	.mlx
	nop 0
	movl r78 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC32)
	.mlx
	mov r85 = r1
	movl r77 = @gprel(.LC35)
	;;
	.mlx
	add r72 = r1, r72
	movl r76 = @gprel(.LC36)
	.mlx
	adds r71 = 48, r39
	movl r75 = @gprel(.LC37)
	;;
	.mlx
	add r70 = r1, r70
	movl r74 = @gprel(.LC38)
	.mlx
	add r69 = r1, r69
	movl r73 = @gprel(.LC39)
	;;
	.mmi
	add r68 = r1, r68
	add r67 = r1, r67
	.save rp, r83
	mov r83 = b0
	.body
	.mmi
	add r66 = r1, r66
	adds r36 = 32, r12
	add r65 = r1, r65
	;;
	.mmi
	addl r46 = -77, r0
	add r64 = r1, r64
	addl r63 = -1000000, r0
	.mmi
	add r62 = r1, r62
	add r45 = r1, r45
	addl r44 = 500, r0
	;;
	.mmi
	add r82 = r1, r82
	addl r81 = -1000, r0
	add r61 = r1, r61
	.mmi
	add r60 = r1, r60
	add r59 = r1, r59
	add r58 = r1, r58
	;;
	.mmi
	add r57 = r1, r57
	adds r38 = 48, r12
	add r56 = r1, r56
	.mmi
	add r55 = r1, r55
	addl r54 = 8, r0
	add r80 = r1, r80
	;;
	.mlx
	add r37 = r1, r37
	movl r53 = 42949672961
	.mmi
	add r79 = r1, r79
	adds r43 = 36, r12
	add r47 = r1, r47
	;;
	.mlx
	add r51 = r1, r51
	movl r52 = 21474836485
	.mlx
	adds r42 = 60, r12
	movl r50 = 425201762304
	;;
	.mmi
	add r78 = r1, r78
	adds r41 = 56, r12
	add r49 = r1, r49
	.mmi
	addl r48 = -1, r0
	addl r40 = @gprel(page.0#), gp
	add r77 = r1, r77
	;;
	.mmi
	nop 0
	add r76 = r1, r76
	add r75 = r1, r75
	.mmi
	nop 0
	add r74 = r1, r74
	add r73 = r1, r73
.L129:
	.mmi
	adds r15 = 8, r39
	nop 0
	adds r14 = 12, r39
	.mmi
	mov r88 = r0
	nop 0
	mov r33 = r0
	;;
	.mmi
	ld4 r35 = [r15]
	ld4 r87 = [r14]
	nop 0
	;;
	.mib
	mov r86 = r35
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r32 = r8
	.mmb
	mov r1 = r85
	nop 0
	(p7) br.cond.spnt .L166
	;;
	.mib
	ld8 r86 = [r39]
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 6, r0
	nop 0
	.mmb
	mov r87 = r72
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 9, r0
	nop 0
	.mmb
	mov r87 = r70
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 5, r0
	nop 0
	.mmb
	mov r87 = r69
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 10, r0
	nop 0
	.mmb
	mov r87 = r68
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 2, r0
	nop 0
	.mmb
	mov r87 = r67
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 1, r0
	nop 0
	.mmb
	mov r87 = r66
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 11, r0
	nop 0
	.mmb
	mov r87 = r65
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 12, r0
	nop 0
	.mmb
	mov r87 = r64
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 36, r0
	nop 0
	.mmb
	mov r87 = r62
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r85
	addl r90 = 4, r0
	.mmi
	addl r88 = 18, r0
	addl r87 = 1, r0
	mov r86 = r32
	;;
	.mib
	st4 [r14] = r33
	mov r89 = r14
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r85
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L98
.L168:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r86 = [r8]
	nop 0
	mov r1 = r85
	;;
	.mib
	cmp4.ne p6, p7 = 0, r86
	nop 0
	(p7) br.cond.dpnt .L98
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	adds r90 = 16, r12
	addl r14 = 4, r0
	mov r1 = r85
	.mmi
	mov r34 = r8
	st4 [r36] = r46
	mov r89 = r36
	;;
	.mmi
	nop 0
	addl r88 = 18, r0
	addl r87 = 1, r0
	.mmb
	st4 [r90] = r14
	mov r86 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r85
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L101
.L169:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r88 = [r8]
	nop 0
	mov r1 = r85
	.mmi
	mov r87 = r34
	nop 0
	mov r86 = r45
	;;
	.mib
	sub r88 = r63, r88
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r85
	cmp4.ne p6, p7 = r44, r33
	(p7) br.cond.dpnt .L167
.L132:
	.mmi
	adds r14 = 16, r12
	addl r33 = 500, r0
	addl r90 = 4, r0
	.mmi
	addl r88 = 18, r0
	addl r87 = 1, r0
	mov r86 = r32
	;;
	.mib
	st4 [r14] = r33
	mov r89 = r14
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r85
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L168
.L98:
	.mmi
	adds r90 = 16, r12
	addl r14 = 4, r0
	mov r89 = r36
	.mmi
	st4 [r36] = r46
	addl r88 = 18, r0
	addl r87 = 1, r0
	;;
	.mmi
	st4 [r90] = r14
	nop 0
	mov r86 = r32
	.mmb
	mov r34 = r82
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r85
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L169
.L101:
	.mmi
	adds r15 = 16, r12
	mov r87 = r34
	mov r86 = r45
	;;
	.mmi
	ld4 r88 = [r15]
	;;
	cmp4.eq p6, p7 = 4, r88
	nop 0
	;;
	.mmi
	nop 0
	(p7) sub r88 = r81, r88
	nop 0
	;;
	.mib
	(p6) ld4 r88 = [r36]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r85
	cmp4.ne p6, p7 = r44, r33
	(p6) br.cond.dptk .L132
.L167:
	.mmi
	addl r88 = 19, r0
	nop 0
	mov r87 = r61
	.mmb
	mov r86 = r32
	nop 0
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 30, r0
	nop 0
	.mmb
	mov r87 = r60
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 39, r0
	nop 0
	.mmb
	mov r87 = r59
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 38, r0
	nop 0
	.mmb
	mov r87 = r58
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 4, r0
	nop 0
	.mmb
	mov r87 = r57
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	addl r88 = 9999, r0
	nop 0
	.mmb
	mov r87 = r56
	mov r86 = r32
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	addl r89 = 1, r0
	addl r88 = 9999, r0
	mov r1 = r85
	.mmb
	mov r87 = r55
	mov r86 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r85
	nop 0
	addl r87 = 20, r0
	.mmb
	mov r86 = r32
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	addl r87 = 21, r0
	nop 0
	mov r86 = r32
	.mmb
	mov r1 = r85
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r85
	st8 [r36] = r53
	nop 0
	.mmb
	st4 [r38] = r54
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r85
	mov r33 = r8
	addl r88 = 13, r0
	.mmi
	mov r86 = r32
	addl r90 = 8, r0
	mov r89 = r36
	;;
	.mmi
	nop 0
	addl r87 = 1, r0
	nop 0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L105
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L170
.L105:
	.mmi
	nop 0
	mov r87 = r80
	mov r86 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	nop 0
	nop 0
.L106:
	.mmi
	addl r88 = 13, r0
	mov r86 = r32
	addl r90 = 7, r0
	.mmi
	st4 [r33] = r0
	mov r89 = r36
	addl r87 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L171
.L107:
	.mmi
	nop 0
	mov r87 = r79
	mov r86 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	nop 0
	nop 0
.L108:
	.mmi
	addl r88 = 13, r0
	mov r86 = r32
	mov r90 = r38
	.mmi
	st8 [r36] = r52
	st4 [r33] = r0
	mov r89 = r36
	;;
	.mib
	addl r87 = 1, r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L172
.L109:
	.mmi
	nop 0
	mov r87 = r47
	mov r86 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	nop 0
	nop 0
.L110:
	.mmi
	nop 0
	ld4 r89 = [r38]
	mov r86 = r51
	.mmi
	nop 0
	ld4 r88 = [r43]
	nop 0
	;;
	.mib
	ld4 r87 = [r36]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r89 = 16, r12
	mov r1 = r85
	addl r88 = 13, r0
	.mmi
	mov r86 = r32
	addl r90 = 8, r0
	addl r87 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	.mmb
	st8 [r89] = r50
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L111
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L173
.L111:
	.mmi
	nop 0
	mov r87 = r78
	mov r86 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	nop 0
	nop 0
.L112:
	.mmi
	addl r88 = 13, r0
	mov r86 = r32
	mov r90 = r38
	.mmi
	st4 [r33] = r0
	mov r89 = r36
	addl r87 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L113
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L174
.L113:
	.mib
	mov r87 = r47
	mov r86 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	ld4 r88 = [r43]
	nop 0
	.mmb
	mov r86 = r49
	ld4 r87 = [r36]
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r85
	cmp4.ne p6, p7 = 2, r35
	(p7) br.cond.dpnt .L175
.L115:
	.mmi
	ld8 r89 = [r40]
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r89
	(p7) br.cond.dpnt .L176
.L116:
	.mmi
	addl r14 = 4, r0
	addl r88 = 3, r0
	nop 0
	.mmi
	mov r86 = r32
	mov r90 = r42
	addl r87 = 1, r0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L117
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L177
.L117:
	.mib
	mov r87 = r77
	mov r86 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r90 = [r40]
	nop 0
	mov r1 = r85
	.mmi
	st4 [r33] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r90
	(p7) br.cond.dpnt .L178
.L119:
	.mmi
	addl r88 = 3, r0
	mov r86 = r32
	nop 0
	.mmb
	mov r89 = r41
	addl r87 = 1, r0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L120
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L179
.L120:
	.mmi
	nop 0
	mov r87 = r76
	mov r86 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	nop 0
	nop 0
.L121:
	.mmi
	addl r88 = 3, r0
	mov r86 = r32
	mov r90 = r36
	.mmi
	st4 [r33] = r0
	st4 [r38] = r0
	mov r89 = r38
	;;
	.mmi
	nop 0
	addl r87 = 1, r0
	nop 0
	.mmb
	st4 [r36] = r48
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L122
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L180
.L122:
	.mib
	mov r87 = r75
	mov r86 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r40]
	mov r1 = r85
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r89
	(p7) br.cond.dpnt .L181
.L124:
	.mmi
	addl r88 = 9, r0
	mov r86 = r32
	nop 0
	.mmb
	addl r90 = 4, r0
	addl r87 = 1, r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L125
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L182
.L125:
	.mmi
	nop 0
	mov r87 = r74
	mov r86 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	nop 0
	nop 0
.L126:
	.mmi
	adds r14 = 16, r12
	addl r88 = 9, r0
	mov r86 = r32
	.mmi
	st4 [r33] = r0
	addl r90 = -1, r0
	addl r87 = 1, r0
	;;
	.mib
	st4 [r14] = r0
	mov r89 = r14
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r88 = r8
	(p6) br.cond.dpnt .L127
	;;
	.mmi
	nop 0
	ld4 r86 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r86
	(p7) br.cond.dpnt .L183
.L127:
	.mmi
	mov r87 = r73
	nop 0
	mov r86 = r37
	.mmb
	adds r39 = 16, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r85
	mov r86 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r85
	cmp.ne p6, p7 = r39, r71
	(p6) br.cond.dptk .L129
.L184:
	.mmi
	adds r14 = 40, r12
	addl r15 = 20000, r0
	addl r86 = 1, r0
	.mmi
	mov r89 = r38
	st8 [r36] = r0
	mov r88 = r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	addl r87 = 1, r0
	.mmb
	adds r32 = 52, r12
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r86 = @gprel(.LC40)
	;;
	.mib
	(p7) add r86 = r1, r86
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r90 = 16, r0
	mov r89 = r36
	.mmi
	ld4 r86 = [r32]
	addl r88 = 20, r0
	addl r87 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r85
	addl r88 = 4, r0
	.mmi
	ld4 r86 = [r32]
	st4 [r33] = r0
	adds r87 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r87 = r8
	;;
	.mlx
	nop 0
	movl r86 = @gprel(.LC41)
	;;
	.mib
	add r86 = r1, r86
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r89 = 256, r0
	mov r1 = r85
	addl r88 = 4, r0
	.mmi
	ld4 r86 = [r32]
	st4 [r33] = r0
	adds r87 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r87 = r8
	;;
	.mlx
	nop 0
	movl r86 = @gprel(.LC42)
	;;
	.mib
	add r86 = r1, r86
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r85
	ld4 r86 = [r38]
	addl r88 = 6, r0
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC43)
	;;
	.mib
	add r87 = r1, r87
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r85
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r86 = @gprel(.LC44)
	;;
	.mib
	(p7) add r86 = r1, r86
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r89 = 256, r0
	addl r88 = 16, r0
	.mmi
	ld4 r86 = [r32]
	st4 [r33] = r0
	adds r87 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r87 = r8
	;;
	.mlx
	nop 0
	movl r86 = @gprel(.LC45)
	;;
	.mib
	add r86 = r1, r86
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r85
	mov b0 = r83
	;;
	.mii
	nop 0
	mov ar.pfs = r84
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L175:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r87 = @gprel(.LC33)
	.mmi
	addl r88 = 15, r0
	nop 0
	mov r86 = r32
	;;
	.mib
	add r87 = r1, r87
	nop 0
	br.call.sptk.many b0 = try.constprop.0#
	;;
	.mmi
	mov r1 = r85
	nop 0
	addl r89 = 1, r0
	.mmi
	addl r88 = 6, r0
	nop 0
	mov r86 = r32
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC34)
	;;
	.mib
	add r87 = r1, r87
	nop 0
	br.call.sptk.many b0 = try#
	;;
	.mmi
	nop 0
	ld8 r89 = [r40]
	mov r1 = r85
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r89
	(p6) br.cond.dptk .L116
	.mib
	nop 0
	nop 0
	br .L176
.L181:
	.mmi
	mov r91 = r0
	addl r90 = -1, r0
	addl r89 = 34, r0
	.mmi
	mov r88 = r0
	addl r87 = 65536, r0
	mov r86 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r85
	mov r89 = r8
	.mmb
	nop 0
	st8 [r40] = r8
	br .L124
	;;
.L178:
	.mmi
	mov r91 = r0
	addl r90 = -1, r0
	addl r89 = 34, r0
	.mmi
	mov r88 = r0
	addl r87 = 65536, r0
	mov r86 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r85
	mov r90 = r8
	.mmb
	nop 0
	st8 [r40] = r8
	br .L119
	;;
.L176:
	.mmi
	mov r91 = r0
	addl r90 = -1, r0
	addl r89 = 34, r0
	.mmi
	mov r88 = r0
	addl r87 = 65536, r0
	mov r86 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r85
	mov r89 = r8
	.mmb
	nop 0
	st8 [r40] = r8
	br .L116
.L174:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC29)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r85
	ld4 r88 = [r43]
	nop 0
	.mmb
	mov r86 = r49
	ld4 r87 = [r36]
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r85
	cmp4.ne p6, p7 = 2, r35
	(p6) br.cond.dptk .L115
	.mib
	nop 0
	nop 0
	br .L175
.L180:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC37)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r89 = [r40]
	mov r1 = r85
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r89
	(p6) br.cond.dptk .L124
	.mib
	nop 0
	nop 0
	br .L181
.L179:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC36)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r85
	br .L121
.L177:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC35)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r90 = [r40]
	nop 0
	mov r1 = r85
	.mmi
	st4 [r33] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r90
	(p6) br.cond.dptk .L119
	.mib
	nop 0
	nop 0
	br .L178
.L182:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC38)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r85
	br .L126
.L183:
	.mib
	adds r39 = 16, r39
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC39)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r85
	mov r86 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r85
	cmp.ne p6, p7 = r39, r71
	(p6) br.cond.dptk .L129
	.mib
	nop 0
	nop 0
	br .L184
.L170:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC27)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r85
	br .L106
.L171:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC28)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r85
	br .L108
.L172:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC29)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r85
	br .L110
.L173:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r85
	nop 0
	mov r88 = r8
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC31)
	.mlx
	nop 0
	movl r86 = @gprel(.LC0)
	;;
	.mib
	add r87 = r1, r87
	add r86 = r1, r86
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r85
	br .L112
	;;
.L166:
	.mlx
	nop 0
	movl r86 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r86 = r1, r86
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.section	.rodata
	.align 4
	.type	values.1#, @object
	.size	values.1#, 20
values.1:
	data4	1
	data4	0
	data4	5
	data4	-1
	data4	100000
	.align 8
	.type	cases.2#, @object
	.size	cases.2#, 96
cases.2:
	data8	1
	data8	500000
	data8	0
	data8	0
	data8	0
	data8	1000000
	data8	0
	data8	-1
	data8	-1
	data8	0
	data8	7
	data8	40000
	.section	.rodata.str1.8
	.align 8
.LC47:
	stringz	"tcp"
	.align 8
.LC48:
	stringz	"udp"
	.align 8
.LC49:
	stringz	"unix"
	.section	.rodata
	.align 8
	.type	kinds.3#, @object
	.size	kinds.3#, 48
kinds.3:
	data8	.LC47
	data4	2
	data4	1
	data8	.LC48
	data4	2
	data4	2
	data8	.LC49
	data4	1
	data4	1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
