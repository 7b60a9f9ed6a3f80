// 414440b8eb52103965628a2ccb87af70 guest-tests/ipc/socket-options.c
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
	adds r42 = 16, r12
	adds r41 = 20, r12
	addl r14 = -77, r0
	.mii
	addl r2 = 4, r0
	mov r40 = r34
	;;
	nop 0
	.mmb
	st4 [r41] = r14
	st4 [r42] = r2
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
	ld4 r9 = [r8]
	addl r8 = -1000000, r0
	mov r1 = r37
	;;
	.mii
	sub r8 = r8, r9
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
	ld4 r3 = [r15]
	nop 0
	;;
	.mmi
	cmp4.eq p8, p9 = 4, r3
	;;
	(p9) addl r8 = -1000, r0
	(p8) adds r3 = 20, r12
	;;
	.mmi
	nop 0
	(p9) sub r8 = r8, r3
	nop 0
	;;
	.mii
	(p8) ld4 r8 = [r3]
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
	cmp4.eq p8, p9 = 0, r37
	(p9) br.cond.dpnt .L17
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
	movl r2 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r2
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
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 8, 5, 0
	.fframe 16
	adds r12 = -16, r12
	mov r43 = r1
	.mlx
	mov r45 = r33
	movl r44 = @gprel(.LC3)
	;;
	.mii
	nop 0
	.save rp, r41
	mov r41 = b0
	.body
	add r44 = r1, r44
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r34
	nop 0
	.mmb
	mov r46 = r35
	mov r44 = r32
	br.call.sptk.many b0 = get#
	;;
	.mmi
	addl r2 = -1000000, r0
	mov r1 = r43
	mov r45 = r8
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r2, r8
	(p6) br.cond.dptk .L19
	.mib
	sub r44 = r2, r8
	addl r38 = -1000000, r0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r8 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r44 = 58, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r33 = r1, r37
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r43
	adds r47 = 16, r12
	addl r48 = 4, r0
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(values.1#)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mii
	add r9 = r1, r39
	add r39 = r1, r40
	;;
	mov r36 = r9
	.mmi
	adds r37 = 20, r9
	;;
	ld4 r14 = [r36], 4
	nop 0
	;;
	.mib
	st4 [r47] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p8, p9 = 0, r8
	(p9) br.cond.dptk .L46
.L38:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r44 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp4.ne p10, p11 = 0, r44
	nop 0
	(p11) br.cond.dpnt .L46
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r8
.L49:
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r34
	mov r1 = r43
	nop 0
	.mmb
	mov r46 = r35
	mov r44 = r32
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r45 = r8
	mov r1 = r43
	.mmb
	nop 0
	cmp4.le p12, p13 = r38, r8
	(p13) br.cond.dptk .L50
	.mib
	nop 0
	mov r44 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L27:
	.mmi
	ld4 r10 = [r36], 4
	adds r47 = 16, r12
	addl r48 = 4, r0
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	.mib
	st4 [r47] = r10
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p14, p15 = 0, r8
	(p15) br.cond.dptk .L22
.L60:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r11 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp4.ne p6, p7 = 0, r11
	mov r44 = r11
	(p7) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r34
	nop 0
	.mmb
	mov r46 = r35
	mov r44 = r32
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r8
	.mmb
	nop 0
	cmp4.le p8, p9 = r38, r8
	(p8) br.cond.dptk .L25
.L57:
	.mib
	sub r44 = r38, r8
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r16 = [r36], 4
	adds r47 = 16, r12
	mov r1 = r43
	.mmi
	addl r48 = 4, r0
	mov r46 = r35
	mov r45 = r34
	;;
	.mmi
	nop 0
	mov r44 = r32
	nop 0
	.mmb
	st4 [r47] = r16
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p10, p11 = 0, r8
	(p11) br.cond.dptk .L47
.L42:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r44 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mib
	cmp4.ne p12, p13 = 0, r44
	nop 0
	(p13) br.cond.dpnt .L47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r34
	mov r1 = r43
	nop 0
	.mmb
	mov r46 = r35
	mov r44 = r32
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r45 = r8
	mov r1 = r43
	.mmb
	nop 0
	cmp4.le p14, p15 = r38, r8
	(p15) br.cond.dptk .L52
.L58:
	.mib
	mov r44 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r37, r36
	(p6) br.cond.dptk .L27
.L59:
	.mmi
	adds r47 = 16, r12
	addl r18 = 1, r0
	addl r48 = 3, r0
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	.mib
	st4 [r47] = r18
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p8, p9 = 0, r8
	(p8) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r23 = 20, r12
	adds r48 = 16, r12
	addl r24 = 2, r0
	.mmi
	addl r25 = -1, r0
	mov r46 = r35
	mov r1 = r43
	;;
	.mmi
	mov r35 = r8
	mov r45 = r34
	mov r47 = r23
	.mmi
	ld4 r34 = [r8]
	st4 [r48] = r24
	mov r44 = r32
	;;
	.mib
	st2 [r23] = r25
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p12, p13 = 0, r8
	(p12) br.cond.dptk .L29
	.mib
	cmp4.ne p14, p15 = 0, r34
	mov r44 = r34
	(p15) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC2)
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r29 = @gprel(.LC6)
	.mii
	adds r28 = 16, r12
	mov r45 = r35
	;;
	add r44 = r1, r29
	.mmb
	ld4 r47 = [r28]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L19:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r3 = @gprel(.LC5)
	.mmi
	nop 0
	addl r38 = -1000000, r0
	nop 0
	;;
	.mib
	add r44 = r1, r3
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r44 = 58, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r33 = r1, r37
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r43
	adds r47 = 16, r12
	addl r48 = 4, r0
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(values.1#)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mii
	add r9 = r1, r39
	add r39 = r1, r40
	;;
	mov r36 = r9
	.mmi
	adds r37 = 20, r9
	;;
	ld4 r14 = [r36], 4
	nop 0
	;;
	.mib
	st4 [r47] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p8, p9 = 0, r8
	(p8) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L46
	;;
.L22:
	.mlx
	nop 0
	movl r15 = @gprel(.LC2)
	.mmi
	nop 0
	mov r44 = r33
	nop 0
	;;
	.mib
	add r45 = r1, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r34
	mov r1 = r43
	nop 0
	.mmb
	mov r46 = r35
	mov r44 = r32
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r45 = r8
	mov r1 = r43
	.mmb
	nop 0
	cmp4.le p8, p9 = r38, r8
	(p9) br.cond.dptk .L57
.L25:
	.mib
	mov r44 = r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r16 = [r36], 4
	adds r47 = 16, r12
	mov r1 = r43
	.mmi
	addl r48 = 4, r0
	mov r46 = r35
	mov r45 = r34
	;;
	.mmi
	nop 0
	mov r44 = r32
	nop 0
	.mmb
	st4 [r47] = r16
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p10, p11 = 0, r8
	(p10) br.cond.dptk .L42
	;;
.L47:
	.mlx
	nop 0
	movl r17 = @gprel(.LC2)
	.mmi
	nop 0
	mov r44 = r33
	nop 0
	;;
	.mib
	add r45 = r1, r17
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r34
	nop 0
	.mmb
	mov r46 = r35
	mov r44 = r32
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r8
	.mmb
	nop 0
	cmp4.le p14, p15 = r38, r8
	(p14) br.cond.dptk .L58
.L52:
	.mib
	sub r44 = r38, r8
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r37, r36
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L59
.L50:
	.mib
	sub r44 = r38, r8
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r8
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r10 = [r36], 4
	adds r47 = 16, r12
	mov r1 = r43
	.mmi
	addl r48 = 4, r0
	mov r46 = r35
	mov r45 = r34
	;;
	.mmi
	nop 0
	mov r44 = r32
	nop 0
	.mmb
	st4 [r47] = r10
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p14, p15 = 0, r8
	(p15) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L60
.L28:
	.mmi
	adds r47 = 20, r12
	adds r48 = 16, r12
	addl r19 = 2, r0
	.mmi
	addl r20 = -1, r0
	mov r46 = r35
	mov r45 = r34
	;;
	.mmi
	st4 [r48] = r19
	st2 [r47] = r20
	mov r44 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p10, p11 = 0, r8
	(p11) br.cond.dptk .L34
	;;
	.mlx
	nop 0
	movl r21 = @gprel(.LC2)
	;;
	.mib
	add r35 = r1, r21
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r22 = [r8]
	mov r1 = r43
	;;
	sub r32 = r0, r22
	;;
.L32:
	.mmi
	cmp4.eq p8, p9 = 0, r32
	nop 0
	sub r44 = r0, r32
	;;
	.mlx
	nop 0
	(p8) movl r46 = @gprel(.LC2)
	;;
	.mib
	(p8) add r46 = r1, r46
	nop 0
	(p8) br.cond.dpnt .L31
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r28 = 16, r12
	.mmi
	mov r46 = r8
	nop 0
	mov r45 = r35
	;;
	.mlx
	nop 0
	movl r29 = @gprel(.LC6)
	.mmi
	nop 0
	ld4 r47 = [r28]
	nop 0
	;;
	.mib
	add r44 = r1, r29
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 2
	.mmi
	cmp4.eq p6, p7 = 0, r34
	ld4 r27 = [r35]
	mov r44 = r34
	;;
	.mlx
	nop 0
	(p6) movl r35 = @gprel(.LC2)
	.mmi
	nop 0
	sub r32 = r0, r27
	nop 0
	;;
	.mbb
	(p6) add r35 = r1, r35
	(p6) br.cond.dpnt .L32
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r43
	mov r35 = r8
	br .L32
	;;
.L46:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L49
.L34:
	.mlx
	nop 0
	movl r26 = @gprel(.LC2)
	.mlx
	adds r28 = 16, r12
	movl r29 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r35 = r1, r26
	add r44 = r1, r29
	.mmi
	nop 0
	ld4 r47 = [r28]
	nop 0
	;;
	.mib
	mov r46 = r35
	mov r45 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp try#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	" %s %s %d.%06d"
	.align 8
.LC9:
	stringz	" %s\n"
	.text
	.align 16
	.align 64
	.proc times#
times:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 12, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r43
	mov r43 = b0
	.mlx
	mov r45 = r1
	.body
	movl r34 = @gprel(cases.2#)
	;;
	.mmi
	addl r14 = -1, r0
	adds r37 = 24, r12
	adds r36 = 36, r12
	.mmi
	add r34 = r1, r34
	adds r15 = 16, r12
	addl r2 = 16, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	st8 [r15] = r14
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	st8 [r37] = r14
	st4 [r36] = r2
	add r40 = r1, r40
	.mmi
	nop 0
	adds r42 = 96, r34
	add r39 = r1, r39
.L66:
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
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r45
	ld4 r41 = [r8]
	mov r35 = r8
	.mmi
	mov r50 = r36
	adds r49 = 16, r12
	mov r48 = r33
	;;
	.mib
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	cmp4.eq p10, p11 = 0, r41
	mov r1 = r45
	cmp4.ne p12, p13 = 0, r8
	;;
	.mib
	(p10) cmp.eq.unc p8, p0 = r0, r0
	(p11) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	(p12) br.cond.dptk .L63
	.mbb
	mov r46 = r41
	(p10) br.cond.dpnt .L72
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
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
.L64:
	.mmi
	adds r10 = 16, r12
	ld4 r50 = [r37]
	nop 0
	.mmi
	mov r47 = r35
	mov r46 = r39
	adds r34 = 16, r34
	;;
	.mib
	ld4 r49 = [r10]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r50 = 16, r0
	mov r49 = r34
	.mmi
	mov r48 = r33
	addl r47 = 1, r0
	mov r46 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p14, p15 = 0, r8
	(p14) br.cond.dptk .L76
.L94:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r33
	mov r35 = r8
	.mmi
	ld4 r41 = [r8]
	mov r50 = r36
	adds r49 = 16, r12
	;;
	.mib
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p8, p9 = 0, r8
	(p9) br.cond.dptk .L87
	.mmi
	cmp4.eq p10, p11 = 0, r41
	ld4 r17 = [r35]
	mov r46 = r41
	;;
	.mlx
	nop 0
	(p10) movl r35 = @gprel(.LC2)
	.mmi
	nop 0
	sub r38 = r0, r17
	nop 0
	;;
	.mbb
	(p10) add r35 = r1, r35
	(p10) br.cond.dpnt .L89
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r35 = r8
.L89:
	.mmi
	cmp4.eq p14, p15 = 0, r38
	nop 0
	sub r46 = r0, r38
	;;
	.mlx
	nop 0
	(p14) movl r48 = @gprel(.LC2)
	;;
	.mib
	(p14) add r48 = r1, r48
	nop 0
	(p14) br.cond.spnt .L85
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r48 = r8
.L85:
	.mmi
	nop 0
	adds r18 = 16, r12
	adds r34 = 16, r34
	.mmi
	ld4 r50 = [r37]
	mov r47 = r35
	mov r46 = r39
	;;
	.mib
	ld4 r49 = [r18]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = r34, r42
	(p6) br.cond.dptk .L66
.L95:
	.mmi
	adds r19 = 32, r12
	addl r20 = 1, r0
	addl r50 = 4, r0
	.mmi
	mov r48 = r33
	addl r47 = 1, r0
	mov r46 = r32
	;;
	.mmi
	nop 0
	mov r49 = r19
	nop 0
	.mmb
	st4 [r19] = r20
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p8, p9 = 0, r8
	(p9) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r21 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mib
	cmp4.ne p12, p13 = 0, r21
	mov r46 = r21
	(p13) br.cond.dpnt .L68
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L62:
	.body
	.copy_state 1
	.mmi
	mov r48 = r33
	mov r50 = r36
	adds r49 = 16, r12
	.mmb
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r35 = r40
	.mmb
	mov r48 = r40
	cmp4.ne p8, p9 = 0, r8
	(p9) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r38 = [r8]
	mov r1 = r45
	;;
	sub r41 = r0, r38
	;;
.L65:
	.mib
	cmp4.eq p10, p11 = 0, r41
	sub r46 = r0, r41
	(p10) br.cond.spnt .L74
	;;
	.mib
	adds r34 = 16, r34
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	adds r10 = 16, r12
	mov r1 = r45
	mov r48 = r8
	.mmi
	ld4 r50 = [r37]
	mov r47 = r35
	mov r46 = r39
	;;
	.mib
	ld4 r49 = [r10]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r50 = 16, r0
	mov r49 = r34
	.mmi
	mov r48 = r33
	addl r47 = 1, r0
	mov r46 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p14, p15 = 0, r8
	(p15) br.cond.dptk .L94
.L76:
	.mmi
	mov r48 = r33
	mov r50 = r36
	adds r49 = 16, r12
	.mmb
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r35 = r40
	;;
	.mib
	nop 0
	(p7) mov r48 = r40
	(p7) br.cond.dptk .L85
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r11 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	sub r38 = r0, r11
	br .L89
.L87:
	.mmi
	cmp4.eq p12, p13 = 0, r41
	nop 0
	mov r46 = r41
	;;
	.mlx
	nop 0
	(p12) movl r35 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p12) add r35 = r1, r35
	nop 0
	;;
	.mib
	(p12) mov r48 = r35
	nop 0
	(p12) br.cond.dpnt .L85
	;;
	.mib
	adds r34 = 16, r34
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r45
	mov r35 = r8
	nop 0
	.mmi
	adds r18 = 16, r12
	ld4 r50 = [r37]
	mov r46 = r39
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC2)
	.mmi
	ld4 r49 = [r18]
	nop 0
	mov r47 = r35
	;;
	.mib
	add r48 = r1, r16
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = r34, r42
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L95
	;;
.L63:
	.pred.rel.mutex p8, p9
	.mlx
	ld4 r8 = [r35]
	(p8) movl r35 = @gprel(.LC2)
	.mmi
	mov r46 = r41
	;;
	(p8) add r35 = r1, r35
	sub r41 = r0, r8
	.bbb
	nop 0
	(p8) br.cond.dpnt .L65
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r45
	mov r35 = r8
	br .L65
	;;
.L72:
	.mlx
	nop 0
	movl r3 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r35 = r1, r3
	nop 0
	;;
	.mib
	nop 0
	mov r48 = r35
	br .L64
.L68:
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L74:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r9 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r48 = r1, r9
	br .L64
	.endp times#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"socket"
	.align 8
.LC12:
	stringz	"SO_BROADCAST"
	.align 8
.LC13:
	stringz	"SO_KEEPALIVE"
	.align 8
.LC14:
	stringz	"SO_DONTROUTE"
	.align 8
.LC15:
	stringz	"SO_OOBINLINE"
	.align 8
.LC16:
	stringz	"SO_REUSEADDR"
	.align 8
.LC17:
	stringz	"SO_DEBUG"
	.align 8
.LC18:
	stringz	"SO_NO_CHECK"
	.align 8
.LC19:
	stringz	"SO_PRIORITY"
	.align 8
.LC20:
	stringz	"SO_MARK"
	.align 8
.LC21:
	stringz	"  SO_RCVLOWAT %s %d\n"
	.align 8
.LC22:
	stringz	"SO_SNDLOWAT"
	.align 8
.LC23:
	stringz	"SO_ACCEPTCONN"
	.align 8
.LC24:
	stringz	"SO_DOMAIN"
	.align 8
.LC25:
	stringz	"SO_PROTOCOL"
	.align 8
.LC26:
	stringz	"SO_ERROR"
	.align 8
.LC27:
	stringz	"9999"
	.align 8
.LC28:
	stringz	"1"
	.align 8
.LC29:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l)"
	.align 8
.LC30:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l - 1)"
	.align 8
.LC31:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size)"
	.align 8
.LC32:
	stringz	"%d %d %d\n"
	.align 8
.LC33:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &(struct linger){0, 99}, sizeof l)"
	.align 8
.LC34:
	stringz	"%d %d\n"
	.align 8
.LC35:
	stringz	"SO_REUSEPORT"
	.align 8
.LC36:
	stringz	"TCP_NODELAY"
	.align 8
.LC37:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, no_access(), &(socklen_t){4})"
	.align 8
.LC38:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, no_access())"
	.align 8
.LC39:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, &(socklen_t){-1})"
	.align 8
.LC40:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, no_access(), 4)"
	.align 8
.LC41:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &(int){0}, -1)"
	.align 8
.LC42:
	stringz	"socketpair"
	.align 8
.LC43:
	stringz	"read(s[1], b, 4)"
	.align 8
.LC44:
	stringz	"recv(s[1], b, 4, MSG_WAITALL)"
	.align 8
.LC45:
	stringz	"abcdef"
	.align 8
.LC46:
	stringz	"write"
	.align 8
.LC47:
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
	movl r70 = @gprel(.LC12)
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
	movl r63 = @gprel(.LC18)
	.mlx
	nop 0
	movl r62 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC20)
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r79 = @gprel(.LC2)
	.mlx
	nop 0
	movl r60 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC23)
	.mlx
	nop 0
	movl r58 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC25)
	.mlx
	nop 0
	movl r56 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC27)
	.mlx
	nop 0
	movl r54 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r78 = @gprel(.LC29)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r77 = @gprel(.LC30)
	.mlx
	nop 0
	movl r46 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC32)
	.mlx
	nop 0
	movl r76 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC34)
	.mlx
	mov r82 = r1
	movl r75 = @gprel(.LC37)
	;;
	.mlx
	add r70 = r1, r70
	movl r74 = @gprel(.LC38)
	.mlx
	adds r69 = 48, r39
	movl r73 = @gprel(.LC39)
	;;
	.mlx
	add r68 = r1, r68
	movl r72 = @gprel(.LC40)
	.mlx
	add r67 = r1, r67
	movl r71 = @gprel(.LC41)
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
.L127:
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
	(p7) br.cond.spnt .L164
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
	adds r86 = 16, r12
	mov r1 = r82
	addl r87 = 4, r0
	.mmi
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	;;
	.mib
	st4 [r86] = r33
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p8, p9 = 0, r8
	(p9) br.cond.dptk .L99
.L166:
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
	cmp4.ne p10, p11 = 0, r83
	nop 0
	(p11) br.cond.dpnt .L99
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
	cmp4.ne p12, p13 = r45, r33
	(p13) br.cond.dpnt .L165
.L130:
	.mmi
	addl r33 = 500, r0
	adds r86 = 16, r12
	addl r87 = 4, r0
	.mmi
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	;;
	.mib
	st4 [r86] = r33
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r82
	cmp4.ne p8, p9 = 0, r8
	(p8) br.cond.dptk .L166
.L99:
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
	cmp4.ne p12, p13 = r45, r33
	(p12) br.cond.dptk .L130
.L165:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p14, p15 = -1, r8
	nop 0
	(p14) br.cond.dpnt .L103
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L167
.L103:
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
.L104:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p8, p9 = -1, r8
	nop 0
	(p8) br.cond.dpnt .L105
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r83
	(p11) br.cond.dpnt .L168
.L105:
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
.L106:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p12, p13 = -1, r8
	nop 0
	(p12) br.cond.dpnt .L107
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p14, p15 = 0, r83
	(p15) br.cond.dpnt .L169
.L107:
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
.L108:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r83
	(p9) br.cond.dpnt .L170
.L109:
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
.L110:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p10, p11 = -1, r8
	nop 0
	(p10) br.cond.dpnt .L111
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p12, p13 = 0, r83
	(p13) br.cond.dpnt .L171
.L111:
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
	cmp4.ne p14, p15 = 2, r35
	(p15) br.cond.dpnt .L172
.L113:
	.mmi
	ld8 r86 = [r40]
	st4 [r33] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r86
	(p7) br.cond.dpnt .L173
.L114:
	.mmi
	addl r20 = 4, r0
	addl r85 = 3, r0
	nop 0
	.mmi
	mov r83 = r32
	mov r87 = r42
	addl r84 = 1, r0
	;;
	.mib
	st4 [r42] = r20
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	sxt4 r85 = r8
	.mmb
	cmp4.ne p8, p9 = -1, r8
	nop 0
	(p8) br.cond.dpnt .L115
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r83
	(p11) br.cond.dpnt .L174
.L115:
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
	cmp.ne p12, p13 = 0, r87
	(p13) br.cond.dpnt .L175
.L117:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p14, p15 = -1, r8
	nop 0
	(p14) br.cond.dpnt .L118
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L176
.L118:
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
.L119:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p8, p9 = -1, r8
	nop 0
	(p8) br.cond.dpnt .L120
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r83
	(p11) br.cond.dpnt .L177
.L120:
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
	cmp.ne p12, p13 = 0, r86
	(p13) br.cond.dpnt .L178
.L122:
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
	sxt4 r85 = r8
	.mmb
	cmp4.ne p14, p15 = -1, r8
	nop 0
	(p14) br.cond.dpnt .L123
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L179
.L123:
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
.L124:
	.mmi
	adds r86 = 16, r12
	addl r85 = 9, r0
	mov r83 = r32
	.mmi
	st4 [r33] = r0
	addl r87 = -1, r0
	addl r84 = 1, r0
	;;
	.mib
	st4 [r86] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r82
	nop 0
	sxt4 r85 = r8
	.mmb
	cmp4.ne p8, p9 = -1, r8
	nop 0
	(p8) br.cond.dpnt .L125
	;;
	.mmi
	nop 0
	ld4 r83 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p10, p11 = 0, r83
	(p11) br.cond.dpnt .L180
.L125:
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
	cmp.ne p12, p13 = r39, r69
	(p12) br.cond.dptk .L127
.L181:
	.mmi
	adds r31 = 40, r12
	addl r32 = 20000, r0
	addl r83 = 1, r0
	.mmi
	mov r86 = r38
	st8 [r36] = r0
	mov r85 = r0
	;;
	.mmi
	st8 [r31] = r32
	nop 0
	addl r84 = 1, r0
	.mmb
	adds r35 = 52, r12
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
	(p7) movl r83 = @gprel(.LC42)
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
	ld4 r83 = [r35]
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
	ld4 r83 = [r35]
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
	movl r36 = @gprel(.LC43)
	;;
	.mib
	add r83 = r1, r36
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r86 = 256, r0
	mov r1 = r82
	addl r85 = 4, r0
	.mmi
	ld4 r83 = [r35]
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
	movl r40 = @gprel(.LC44)
	;;
	.mib
	add r83 = r1, r40
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
	movl r41 = @gprel(.LC45)
	;;
	.mib
	add r84 = r1, r41
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
	(p7) movl r83 = @gprel(.LC46)
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
	ld4 r83 = [r35]
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
	movl r38 = @gprel(.LC47)
	;;
	.mib
	add r83 = r1, r38
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
.L172:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r18 = @gprel(.LC35)
	.mmi
	addl r86 = 15, r0
	addl r85 = 1, r0
	mov r83 = r32
	;;
	.mib
	add r84 = r1, r18
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
	movl r19 = @gprel(.LC36)
	;;
	.mib
	add r84 = r1, r19
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
	(p6) br.cond.dptk .L114
	.mib
	nop 0
	nop 0
	br .L173
.L178:
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
	br .L122
	;;
.L175:
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
	br .L117
	;;
.L173:
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
	br .L114
.L171:
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
	movl r16 = @gprel(.LC31)
	.mlx
	nop 0
	movl r17 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r16
	add r83 = r1, r17
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
	cmp4.ne p14, p15 = 2, r35
	(p14) br.cond.dptk .L113
	.mib
	nop 0
	nop 0
	br .L172
.L177:
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
	movl r25 = @gprel(.LC39)
	.mlx
	nop 0
	movl r26 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r25
	add r83 = r1, r26
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
	cmp.ne p12, p13 = 0, r86
	(p12) br.cond.dptk .L122
	.mib
	nop 0
	nop 0
	br .L178
.L176:
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
	movl r23 = @gprel(.LC38)
	.mlx
	nop 0
	movl r24 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r23
	add r83 = r1, r24
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L119
.L174:
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
	movl r21 = @gprel(.LC37)
	.mlx
	nop 0
	movl r22 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r21
	add r83 = r1, r22
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
	cmp.ne p12, p13 = 0, r87
	(p12) br.cond.dptk .L117
	.mib
	nop 0
	nop 0
	br .L175
.L179:
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
	movl r27 = @gprel(.LC40)
	.mlx
	nop 0
	movl r28 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r27
	add r83 = r1, r28
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L124
.L180:
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
	movl r29 = @gprel(.LC41)
	.mlx
	nop 0
	movl r30 = @gprel(.LC0)
	;;
	.mib
	add r83 = r1, r30
	add r84 = r1, r29
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r82
	mov r83 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r82
	cmp.ne p12, p13 = r39, r69
	(p12) br.cond.dptk .L127
	.mib
	nop 0
	nop 0
	br .L181
.L167:
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
	br .L104
.L168:
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
	movl r2 = @gprel(.LC30)
	.mlx
	nop 0
	movl r3 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r2
	add r83 = r1, r3
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L106
.L169:
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
	movl r9 = @gprel(.LC0)
	.mlx
	nop 0
	movl r8 = @gprel(.LC31)
	;;
	.mib
	add r84 = r1, r8
	add r83 = r1, r9
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L108
.L170:
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
	movl r10 = @gprel(.LC33)
	.mlx
	nop 0
	movl r11 = @gprel(.LC0)
	;;
	.mib
	add r84 = r1, r10
	add r83 = r1, r11
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r82
	br .L110
	;;
.L164:
	.mlx
	nop 0
	movl r85 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r83 = r1, r85
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
.LC49:
	stringz	"tcp"
	.align 8
.LC50:
	stringz	"udp"
	.align 8
.LC51:
	stringz	"unix"
	.section	.rodata
	.align 8
	.type	kinds.3#, @object
	.size	kinds.3#, 48
kinds.3:
	data8	.LC49
	data4	2
	data4	1
	data8	.LC50
	data4	2
	data4	2
	data8	.LC51
	data4	1
	data4	1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
