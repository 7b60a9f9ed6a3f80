// ed55ddba9c9121cb4fc4827f06e58ebf guest-tests/ipc/socket-options.c
	.file	"socket-options.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc get#
get:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	mov r38 = r32
	mov r39 = r33
	;;
	.mmi
	adds r41 = 20, r12
	addl r14 = -77, r0
	adds r42 = 16, r12
	.mmi
	mov r40 = r34
	;;
	st4 [r41] = r14
	addl r14 = 4, r0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	addl r8 = -1000000, r0
	mov r1 = r37
	;;
	.mii
	sub r8 = r8, r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2:
	.body
	.copy_state 1
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 4, r14
	;;
	(p7) addl r8 = -1000, r0
	(p6) adds r14 = 20, r12
	;;
	.mmi
	nop 0
	(p7) sub r8 = r8, r14
	nop 0
	;;
	.mii
	(p6) ld4 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp get#
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
	(p6) br.cond.dpnt .L10
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
	(p7) br.cond.dpnt .L17
.L10:
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
.L17:
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
	stringz	"  %s"
	.align 8
.LC4:
	stringz	" %s"
	.align 8
.LC5:
	stringz	" %d"
	.align 8
.LC6:
	stringz	", %s %s %d\n"
	.text
	.align 16
	.align 64
	.proc try#
try:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 5, 0
	.fframe 16
	adds r12 = -16, r12
	mov r42 = r1
	.mlx
	mov r45 = r33
	movl r44 = @gprel(.LC3)
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	add r44 = r1, r44
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r34
	nop 0
	.mmb
	mov r44 = r32
	mov r46 = r35
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r42
	addl r14 = -1000000, r0
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	.mmi
	nop 0
	mov r45 = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mmi
	nop 0
	cmp4.le p6, p7 = r14, r8
	nop 0
	;;
	.mib
	nop 0
	add r44 = r1, r44
	(p6) br.cond.dptk .L19
	;;
	.mib
	sub r44 = r14, r8
	addl r38 = -1000000, r0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 58, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(values.1#)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	add r36 = r1, r36
	nop 0
	add r37 = r1, r37
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 4
	.align 32
.L27:
	.mmi
	ld4 r14 = [r36], 4
	adds r47 = 16, r12
	addl r48 = 4, r0
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	.mib
	st4 [r47] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r44 = r14
	(p7) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r32
	nop 0
	.mmb
	mov r46 = r35
	mov r45 = r34
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r44 = r39
	.mmb
	nop 0
	cmp4.le p6, p7 = r38, r8
	(p6) br.cond.dptk .L25
	;;
.L42:
	.mib
	sub r44 = r38, r8
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L27
.L43:
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	addl r48 = 3, r0
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	.mib
	st4 [r47] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r48 = 16, r12
	addl r15 = 2, r0
	adds r14 = 20, r12
	.mmi
	mov r1 = r42
	ld4 r38 = [r8]
	mov r46 = r35
	;;
	.mmi
	st4 [r48] = r15
	addl r15 = -1, r0
	mov r36 = r8
	.mmi
	mov r47 = r14
	mov r45 = r34
	mov r44 = r32
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L41
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r38
	ld4 r37 = [r36]
	mov r44 = r38
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC2)
	.mmi
	nop 0
	sub r37 = r0, r37
	nop 0
	;;
	.mbb
	(p6) add r36 = r1, r36
	(p6) br.cond.dpnt .L32
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r36 = r8
.L32:
	.mmi
	cmp4.eq p6, p7 = 0, r37
	nop 0
	sub r44 = r0, r37
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC2)
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r46 = r8
	;;
.L31:
	.mlx
	adds r14 = 16, r12
	movl r44 = @gprel(.LC6)
	.mmi
	mov r45 = r36
	;;
	nop 0
	add r44 = r1, r44
	.mmb
	nop 0
	ld4 r47 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mmi
	nop 0
	mov r44 = r37
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r32
	nop 0
	.mmb
	mov r46 = r35
	mov r45 = r34
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r44 = r39
	mov r1 = r42
	.mmb
	nop 0
	cmp4.le p6, p7 = r38, r8
	(p7) br.cond.dptk .L42
.L25:
	.mib
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L27
	.mib
	nop 0
	nop 0
	br .L43
.L19:
	.mib
	addl r38 = -1000000, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	addl r44 = 58, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(values.1#)
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mmi
	add r36 = r1, r36
	nop 0
	add r37 = r1, r37
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r42
	mov ar.lc = 4
	br .L27
.L28:
	.mmi
	adds r48 = 16, r12
	addl r14 = 2, r0
	adds r47 = 20, r12
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	.mmi
	st4 [r48] = r14
	nop 0
	addl r14 = -1, r0
	;;
	.mib
	st2 [r47] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L34
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
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	sub r37 = r0, r37
	br .L32
.L41:
	.mib
	cmp4.ne p6, p7 = 0, r38
	mov r44 = r38
	(p7) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	mov r36 = r8
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC2)
	.mlx
	ld4 r47 = [r14]
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	add r44 = r1, r44
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mlx
	adds r14 = 16, r12
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	add r44 = r1, r44
	.mmi
	nop 0
	ld4 r47 = [r14]
	nop 0
	;;
	.mib
	mov r46 = r36
	mov r45 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp try#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	" %s %s %d.%06d"
	.align 8
.LC8:
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
	movl r41 = @gprel(.LC7)
	.mii
	st4 [r40] = r14
	add r38 = r1, r38
	;;
	add r41 = r1, r41
	.align 32
.L49:
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
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r44
	ld4 r37 = [r8]
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
	cmp4.eq p10, p11 = 0, r37
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	(p10) cmp.eq.unc p8, p0 = r0, r0
	(p11) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	(p6) br.cond.dptk .L46
	.mbb
	mov r46 = r37
	(p10) br.cond.dpnt .L55
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
.L47:
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
	br.cloop.sptk.few .L49
.L62:
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
	(p7) br.cond.dptk .L51
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
	(p7) br.cond.dpnt .L51
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
	movl r46 = @gprel(.LC8)
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
.L45:
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
	(p7) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r36 = [r8]
	mov r1 = r44
	;;
	sub r36 = r0, r36
	;;
.L48:
	.mib
	cmp4.eq p6, p7 = 0, r36
	sub r46 = r0, r36
	(p6) br.cond.spnt .L57
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
	br.cloop.sptk.few .L49
	.mib
	nop 0
	nop 0
	br .L62
	;;
.L46:
	.pred.rel.mutex p8, p9
	.mlx
	ld4 r36 = [r35]
	(p8) movl r35 = @gprel(.LC2)
	.mmi
	mov r46 = r37
	;;
	(p8) add r35 = r1, r35
	sub r36 = r0, r36
	.bbb
	nop 0
	(p8) br.cond.dpnt .L48
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r44
	mov r35 = r8
	br .L48
	;;
.L55:
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
	br.cloop.sptk.few .L49
	.mib
	nop 0
	nop 0
	br .L62
	;;
.L51:
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
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
.L57:
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
	br.cloop.sptk.few .L49
	.mib
	nop 0
	nop 0
	br .L62
	.endp times#
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
	.prologue 12, 80
	.mmi
	.save ar.pfs, r81
	alloc r81 = ar.pfs, 0, 51, 6, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mlx
	nop 0
	movl r39 = @gprel(kinds.3#)
	;;
	.mlx
	add r39 = r1, r39
	movl r70 = @gprel(.LC10)
	.mlx
	nop 0
	movl r68 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC12)
	.mlx
	nop 0
	movl r66 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC14)
	.mlx
	nop 0
	movl r64 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC16)
	.mlx
	nop 0
	movl r62 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC18)
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r79 = @gprel(.LC2)
	.mlx
	nop 0
	movl r60 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC21)
	.mlx
	nop 0
	movl r58 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC23)
	.mlx
	nop 0
	movl r56 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC25)
	.mlx
	nop 0
	movl r54 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r78 = @gprel(.LC27)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r77 = @gprel(.LC28)
	.mlx
	nop 0
	movl r46 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC30)
	.mlx
	nop 0
	movl r76 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC32)
	.mlx
	mov r82 = r1
	movl r75 = @gprel(.LC35)
	;;
	.mlx
	add r70 = r1, r70
	movl r74 = @gprel(.LC36)
	.mlx
	adds r69 = 48, r39
	movl r73 = @gprel(.LC37)
	;;
	.mlx
	add r68 = r1, r68
	movl r72 = @gprel(.LC38)
	.mlx
	add r67 = r1, r67
	movl r71 = @gprel(.LC39)
	;;
	.mmi
	add r66 = r1, r66
	add r65 = r1, r65
	.save rp, r80
	mov r80 = b0
	.body
	.mmi
	add r64 = r1, r64
	add r63 = r1, r63
	add r62 = r1, r62
	;;
	.mmi
	addl r45 = 500, r0
	add r61 = r1, r61
	add r44 = r1, r44
	.mmi
	add r79 = r1, r79
	add r60 = r1, r60
	add r59 = r1, r59
	;;
	.mmi
	add r58 = r1, r58
	add r57 = r1, r57
	adds r36 = 32, r12
	.mmi
	add r56 = r1, r56
	adds r38 = 48, r12
	add r55 = r1, r55
	;;
	.mmi
	add r54 = r1, r54
	addl r53 = 8, r0
	add r78 = r1, r78
	.mlx
	add r37 = r1, r37
	movl r52 = 42949672961
	;;
	.mmi
	add r77 = r1, r77
	adds r43 = 36, r12
	add r46 = r1, r46
	.mlx
	add r50 = r1, r50
	movl r51 = 21474836485
	;;
	.mlx
	adds r42 = 60, r12
	movl r49 = 425201762304
	.mmi
	add r76 = r1, r76
	adds r41 = 56, r12
	add r48 = r1, r48
	;;
	.mmi
	addl r47 = -1, r0
	addl r40 = @gprel(page.0#), gp
	add r75 = r1, r75
	.mmi
	add r74 = r1, r74
	add r73 = r1, r73
	add r72 = r1, r72
	;;
	.mmi
	add r71 = r1, r71
	nop 0
	nop 0
.L94:
	.mmi
	adds r15 = 8, r39
	nop 0
	adds r14 = 12, r39
	.mmi
	mov r85 = r0
	nop 0
	mov r33 = r0
	;;
	.mmi
	ld4 r35 = [r15]
	ld4 r84 = [r14]
	nop 0
	;;
	.mib
	mov r83 = r35
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r32 = r8
	.mmb
	mov r1 = r82
	nop 0
	(p7) br.cond.spnt .L131
	;;
	.mib
	ld8 r83 = [r39]
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 6, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r70
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 9, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r68
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 5, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r67
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 10, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r66
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 2, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r65
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 1, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r64
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 11, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r63
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 12, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r62
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 36, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r61
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r82
	addl r87 = 4, r0
	.mmi
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	;;
	.mib
	st4 [r14] = r33
	mov r86 = r14
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L66
.L133:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r83 = [r8]
	nop 0
	mov r1 = r82
	;;
	.mib
	cmp4.ne p6, p7 = 0, r83
	nop 0
	(p7) br.cond.dpnt .L66
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	mov r34 = r8
	addl r85 = 18, r0
	.mmb
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r82
	mov r85 = r8
	nop 0
	.mmb
	mov r84 = r34
	mov r83 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p6, p7 = r45, r33
	(p7) br.cond.dpnt .L132
.L97:
	.mmi
	adds r14 = 16, r12
	addl r33 = 500, r0
	addl r87 = 4, r0
	.mmi
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	;;
	.mib
	st4 [r14] = r33
	mov r86 = r14
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L133
.L66:
	.mmi
	addl r85 = 18, r0
	addl r84 = 1, r0
	nop 0
	.mmb
	mov r83 = r32
	mov r34 = r79
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r82
	mov r85 = r8
	nop 0
	.mmb
	mov r84 = r34
	mov r83 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p6, p7 = r45, r33
	(p6) br.cond.dptk .L97
.L132:
	.mmi
	addl r86 = 19, r0
	addl r85 = 1, r0
	nop 0
	.mmb
	mov r84 = r60
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 30, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r59
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 39, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r58
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 38, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r57
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 4, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r56
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	addl r86 = 9999, r0
	addl r85 = 1, r0
	.mmb
	mov r84 = r55
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	addl r86 = 1, r0
	addl r85 = 9999, r0
	mov r1 = r82
	.mmb
	mov r84 = r54
	mov r83 = r32
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	nop 0
	addl r84 = 20, r0
	.mmb
	mov r83 = r32
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	addl r84 = 21, r0
	nop 0
	mov r83 = r32
	.mmb
	mov r1 = r82
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r82
	st8 [r36] = r52
	nop 0
	.mmb
	st4 [r38] = r53
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r82
	mov r33 = r8
	addl r85 = 13, r0
	.mmi
	mov r83 = r32
	addl r87 = 8, r0
	mov r86 = r36
	;;
	.mmi
	nop 0
	addl r84 = 1, r0
	nop 0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L70
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L134
.L70:
	.mmi
	nop 0
	mov r84 = r78
	mov r83 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	nop 0
	nop 0
.L71:
	.mmi
	addl r85 = 13, r0
	mov r83 = r32
	addl r87 = 7, r0
	.mmi
	st4 [r33] = r0
	mov r86 = r36
	addl r84 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L135
.L72:
	.mmi
	nop 0
	mov r84 = r77
	mov r83 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	nop 0
	nop 0
.L73:
	.mmi
	addl r85 = 13, r0
	mov r83 = r32
	mov r87 = r38
	.mmi
	st8 [r36] = r51
	st4 [r33] = r0
	mov r86 = r36
	;;
	.mib
	addl r84 = 1, r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L136
.L74:
	.mmi
	nop 0
	mov r84 = r46
	mov r83 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	nop 0
	nop 0
.L75:
	.mmi
	nop 0
	ld4 r86 = [r38]
	mov r83 = r50
	.mmi
	nop 0
	ld4 r85 = [r43]
	nop 0
	;;
	.mib
	ld4 r84 = [r36]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r86 = 16, r12
	mov r1 = r82
	addl r85 = 13, r0
	.mmi
	mov r83 = r32
	addl r87 = 8, r0
	addl r84 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	.mmb
	st8 [r86] = r49
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L137
.L76:
	.mmi
	nop 0
	mov r84 = r76
	mov r83 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	nop 0
	nop 0
.L77:
	.mmi
	addl r85 = 13, r0
	mov r83 = r32
	mov r87 = r38
	.mmi
	st4 [r33] = r0
	mov r86 = r36
	addl r84 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L78
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L138
.L78:
	.mib
	mov r84 = r46
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	ld4 r85 = [r43]
	nop 0
	.mmb
	mov r83 = r48
	ld4 r84 = [r36]
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p6, p7 = 2, r35
	(p7) br.cond.dpnt .L139
.L80:
	.mmi
	ld8 r86 = [r40]
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r86
	(p7) br.cond.dpnt .L140
.L81:
	.mmi
	addl r14 = 4, r0
	addl r85 = 3, r0
	nop 0
	.mmi
	mov r83 = r32
	mov r87 = r42
	addl r84 = 1, r0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L141
.L82:
	.mib
	mov r84 = r75
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r87 = [r40]
	nop 0
	mov r1 = r82
	.mmi
	st4 [r33] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r87
	(p7) br.cond.dpnt .L142
.L84:
	.mmi
	addl r85 = 3, r0
	mov r83 = r32
	nop 0
	.mmb
	mov r86 = r41
	addl r84 = 1, r0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L85
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L143
.L85:
	.mmi
	nop 0
	mov r84 = r74
	mov r83 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	nop 0
	nop 0
.L86:
	.mmi
	addl r85 = 3, r0
	mov r83 = r32
	mov r87 = r36
	.mmi
	st4 [r33] = r0
	st4 [r38] = r0
	mov r86 = r38
	;;
	.mmi
	nop 0
	addl r84 = 1, r0
	nop 0
	.mmb
	st4 [r36] = r47
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L87
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L144
.L87:
	.mib
	mov r84 = r73
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r86 = [r40]
	mov r1 = r82
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r86
	(p7) br.cond.dpnt .L145
.L89:
	.mmi
	addl r85 = 9, r0
	mov r83 = r32
	nop 0
	.mmb
	addl r87 = 4, r0
	addl r84 = 1, r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L90
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L146
.L90:
	.mmi
	nop 0
	mov r84 = r72
	mov r83 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	nop 0
	nop 0
.L91:
	.mmi
	adds r14 = 16, r12
	addl r85 = 9, r0
	mov r83 = r32
	.mmi
	st4 [r33] = r0
	addl r87 = -1, r0
	addl r84 = 1, r0
	;;
	.mib
	st4 [r14] = r0
	mov r86 = r14
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r85 = r8
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L147
.L92:
	.mmi
	mov r84 = r71
	nop 0
	mov r83 = r37
	.mmb
	adds r39 = 16, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r82
	mov r83 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r82
	cmp.ne p6, p7 = r39, r69
	(p6) br.cond.dptk .L94
.L148:
	.mmi
	adds r14 = 40, r12
	addl r15 = 20000, r0
	addl r83 = 1, r0
	.mmi
	mov r86 = r38
	st8 [r36] = r0
	mov r85 = r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	addl r84 = 1, r0
	.mmb
	adds r32 = 52, r12
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r83 = @gprel(.LC40)
	;;
	.mib
	(p7) add r83 = r1, r83
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r87 = 16, r0
	mov r86 = r36
	.mmi
	ld4 r83 = [r32]
	addl r85 = 20, r0
	addl r84 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	nop 0
	mov r1 = r82
	addl r85 = 4, r0
	.mmi
	ld4 r83 = [r32]
	st4 [r33] = r0
	adds r84 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r84 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC41)
	;;
	.mib
	add r83 = r1, r83
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r86 = 256, r0
	mov r1 = r82
	addl r85 = 4, r0
	.mmi
	ld4 r83 = [r32]
	st4 [r33] = r0
	adds r84 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r84 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC42)
	;;
	.mib
	add r83 = r1, r83
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r82
	ld4 r83 = [r38]
	addl r85 = 6, r0
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC43)
	;;
	.mib
	add r84 = r1, r84
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r82
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r83 = @gprel(.LC44)
	;;
	.mib
	(p7) add r83 = r1, r83
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r86 = 256, r0
	addl r85 = 16, r0
	.mmi
	ld4 r83 = [r32]
	st4 [r33] = r0
	adds r84 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r84 = r8
	;;
	.mlx
	nop 0
	movl r83 = @gprel(.LC45)
	;;
	.mib
	add r83 = r1, r83
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r82
	mov b0 = r80
	;;
	.mii
	nop 0
	mov ar.pfs = r81
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L139:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r84 = @gprel(.LC33)
	.mmi
	addl r86 = 15, r0
	addl r85 = 1, r0
	mov r83 = r32
	;;
	.mib
	add r84 = r1, r84
	nop 0
	br.call.sptk.many b0 = try#
	;;
	.mmi
	mov r1 = r82
	nop 0
	addl r86 = 1, r0
	.mmi
	addl r85 = 6, r0
	nop 0
	mov r83 = r32
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC34)
	;;
	.mib
	add r84 = r1, r84
	nop 0
	br.call.sptk.many b0 = try#
	;;
	.mmi
	nop 0
	ld8 r86 = [r40]
	mov r1 = r82
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r86
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L140
.L145:
	.mmi
	mov r88 = r0
	addl r87 = -1, r0
	addl r86 = 34, r0
	.mmi
	mov r85 = r0
	addl r84 = 65536, r0
	mov r83 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r82
	mov r86 = r8
	.mmb
	nop 0
	st8 [r40] = r8
	br .L89
	;;
.L142:
	.mmi
	mov r88 = r0
	addl r87 = -1, r0
	addl r86 = 34, r0
	.mmi
	mov r85 = r0
	addl r84 = 65536, r0
	mov r83 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r82
	mov r87 = r8
	.mmb
	nop 0
	st8 [r40] = r8
	br .L84
	;;
.L140:
	.mmi
	mov r88 = r0
	addl r87 = -1, r0
	addl r86 = 34, r0
	.mmi
	mov r85 = r0
	addl r84 = 65536, r0
	mov r83 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r82
	mov r86 = r8
	.mmb
	nop 0
	st8 [r40] = r8
	br .L81
.L138:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC29)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r82
	ld4 r85 = [r43]
	nop 0
	.mmb
	mov r83 = r48
	ld4 r84 = [r36]
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p6, p7 = 2, r35
	(p6) br.cond.dptk .L80
	.mib
	nop 0
	nop 0
	br .L139
.L144:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC37)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld8 r86 = [r40]
	mov r1 = r82
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r86
	(p6) br.cond.dptk .L89
	.mib
	nop 0
	nop 0
	br .L145
.L143:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC36)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L86
.L141:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC35)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r87 = [r40]
	nop 0
	mov r1 = r82
	.mmi
	st4 [r33] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r87
	(p6) br.cond.dptk .L84
	.mib
	nop 0
	nop 0
	br .L142
.L146:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC38)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L91
.L147:
	.mib
	adds r39 = 16, r39
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC39)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r82
	mov r83 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r82
	cmp.ne p6, p7 = r39, r69
	(p6) br.cond.dptk .L94
	.mib
	nop 0
	nop 0
	br .L148
.L134:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC27)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L71
.L135:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC28)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L73
.L136:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC29)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L75
.L137:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r82
	nop 0
	mov r85 = r8
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC31)
	.mlx
	nop 0
	movl r83 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r84
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L77
	;;
.L131:
	.mlx
	nop 0
	movl r83 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r83 = r1, r83
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
