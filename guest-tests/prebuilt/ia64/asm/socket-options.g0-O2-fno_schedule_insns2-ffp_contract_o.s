// f7fc74bbff8b578ba98837f49d6ee1d9 guest-tests/ipc/socket-options.c
	.file	"socket-options.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc get#
get:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	mov r38 = r32
	mov r39 = r33
	mov r40 = r34
	;;
	adds r42 = 16, r12
	adds r41 = 20, r12
	addl r14 = -77, r0
	;;
	st4 [r41] = r14
	addl r14 = 4, r0
	;;
	st4 [r42] = r14
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L2
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	ld4 r14 = [r8]
	addl r8 = -1000000, r0
	;;
	sub r8 = r8, r14
	mov ar.pfs = r36
	mov b0 = r35
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L2:
	.body
	.copy_state 1
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 4, r14
	;;
	(p7) addl r8 = -1000, r0
	;;
	(p7) sub r8 = r8, r14
	(p6) adds r14 = 20, r12
	;;
	(p6) ld4 r8 = [r14]
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
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
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r36 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
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
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp.ne p6, p7 = -1, r33
	(p6) br.cond.dpnt .L10
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L17
.L10:
	mov r39 = r33
	mov r38 = r32
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
.L17:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	movl r37 = @gprel(.LC0)
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
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r43
	mov r43 = ar.lc
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	mov r45 = r33
	movl r44 = @gprel(.LC3)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	mov r46 = r35
	mov r45 = r34
	;;
	mov r44 = r32
	br.call.sptk.many b0 = get#
	mov r1 = r42
	addl r14 = -1000000, r0
	;;
	movl r44 = @gprel(.LC5)
	;;
	add r44 = r1, r44
	mov r45 = r8
	cmp4.le p6, p7 = r14, r8
	(p6) br.cond.dptk .L19
	;;
	sub r44 = r14, r8
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	mov r45 = r8
	;;
	movl r44 = @gprel(.LC4)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	addl r38 = -1000000, r0
	;;
	movl r36 = @gprel(values.1#)
	;;
	add r36 = r1, r36
	addl r44 = 58, r0
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = putchar#
	mov r1 = r42
	mov ar.lc = 4
	.align 32
.L27:
	ld4 r14 = [r36], 4
	addl r48 = 4, r0
	adds r47 = 16, r12
	mov r46 = r35
	mov r45 = r34
	mov r44 = r32
	;;
	st4 [r47] = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L22
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	ld4 r14 = [r8]
	;;
	mov r44 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L22
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	mov r45 = r8
	;;
	mov r44 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	mov r46 = r35
	mov r45 = r34
	;;
	mov r44 = r32
	br.call.sptk.many b0 = get#
	mov r1 = r42
	;;
	mov r44 = r39
	cmp4.le p6, p7 = r38, r8
	(p6) br.cond.dptk .L25
.L42:
	;;
	sub r44 = r38, r8
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	mov r45 = r8
	;;
	mov r44 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	br.cloop.sptk.few .L27
.L43:
	addl r48 = 3, r0
	adds r47 = 16, r12
	mov r46 = r35
	mov r45 = r34
	;;
	mov r44 = r32
	addl r14 = 1, r0
	;;
	st4 [r47] = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	adds r14 = 20, r12
	adds r48 = 16, r12
	mov r46 = r35
	mov r36 = r8
	addl r15 = 2, r0
	;;
	st4 [r48] = r15
	mov r47 = r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	mov r45 = r34
	mov r44 = r32
	ld4 r38 = [r8]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L41
	ld4 r37 = [r36]
	;;
	sub r37 = r0, r37
	cmp4.eq p6, p7 = 0, r38
	;;
	(p6) movl r36 = @gprel(.LC2)
	;;
	(p6) add r36 = r1, r36
	(p6) br.cond.dpnt .L32
	mov r44 = r38
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	;;
	mov r36 = r8
.L32:
	cmp4.eq p6, p7 = 0, r37
	;;
	(p6) movl r46 = @gprel(.LC2)
	;;
	(p6) add r46 = r1, r46
	(p6) br.cond.dpnt .L31
	sub r44 = r0, r37
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	;;
	mov r46 = r8
.L31:
	adds r14 = 16, r12
	;;
	ld4 r47 = [r14]
	mov r45 = r36
	movl r44 = @gprel(.LC6)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	;;
	mov ar.pfs = r41
	mov ar.lc = r43
	mov b0 = r40
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	movl r45 = @gprel(.LC2)
	;;
	add r45 = r1, r45
	mov r44 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	mov r46 = r35
	;;
	mov r45 = r34
	mov r44 = r32
	br.call.sptk.many b0 = get#
	mov r1 = r42
	;;
	mov r44 = r39
	cmp4.le p6, p7 = r38, r8
	(p7) br.cond.dptk .L42
.L25:
	mov r45 = r8
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	br.cloop.sptk.few .L27
	br .L43
	;;
.L19:
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	addl r38 = -1000000, r0
	;;
	movl r36 = @gprel(values.1#)
	;;
	add r36 = r1, r36
	addl r44 = 58, r0
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = putchar#
	mov r1 = r42
	mov ar.lc = 4
	br .L27
	;;
.L28:
	adds r47 = 20, r12
	adds r48 = 16, r12
	mov r46 = r35
	mov r45 = r34
	addl r14 = 2, r0
	;;
	st4 [r48] = r14
	addl r14 = -1, r0
	;;
	st2 [r47] = r14
	mov r44 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L34
	;;
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	ld4 r37 = [r8]
	;;
	sub r37 = r0, r37
	br .L32
	;;
.L41:
	cmp4.ne p6, p7 = 0, r38
	(p7) br.cond.dpnt .L34
	mov r44 = r38
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	;;
	movl r46 = @gprel(.LC2)
	;;
	add r46 = r1, r46
	mov r36 = r8
	adds r14 = 16, r12
	;;
	ld4 r47 = [r14]
	mov r45 = r36
	movl r44 = @gprel(.LC6)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	;;
	mov ar.pfs = r41
	mov ar.lc = r43
	mov b0 = r40
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 2
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	;;
	mov r46 = r36
	adds r14 = 16, r12
	;;
	ld4 r47 = [r14]
	mov r45 = r36
	movl r44 = @gprel(.LC6)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	;;
	mov ar.pfs = r41
	mov ar.lc = r43
	mov b0 = r40
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
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
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 12, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r45
	mov r45 = ar.lc
	.save rp, r42
	mov r42 = b0
	mov r44 = r1
	.body
	addl r14 = -1, r0
	;;
	adds r39 = 24, r12
	adds r40 = 36, r12
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	st8 [r39] = r14
	mov ar.lc = 5
	addl r14 = 16, r0
	;;
	st4 [r40] = r14
	movl r34 = @gprel(cases.2#)
	;;
	add r34 = r1, r34
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	.align 32
.L49:
	addl r50 = 16, r0
	mov r49 = r34
	mov r48 = r33
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r44
	mov r50 = r40
	adds r49 = 16, r12
	mov r48 = r33
	addl r47 = 1, r0
	mov r46 = r32
	mov r35 = r8
	ld4 r37 = [r8]
	;;
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r44
	cmp4.eq p10, p11 = 0, r37
	;;
	(p10) cmp.eq.unc p8, p0 = r0, r0
	(p11) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L46
	mov r46 = r37
	(p10) br.cond.dpnt .L55
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r44
	;;
	movl r48 = @gprel(.LC2)
	;;
	add r48 = r1, r48
	mov r35 = r8
.L47:
	ld4 r50 = [r39]
	adds r14 = 16, r12
	;;
	ld4 r49 = [r14]
	mov r47 = r35
	mov r46 = r41
	adds r34 = 16, r34
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	br.cloop.sptk.few .L49
.L62:
	adds r14 = 32, r12
	addl r50 = 4, r0
	mov r48 = r33
	;;
	addl r47 = 1, r0
	mov r46 = r32
	mov r49 = r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L51
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r44
	ld4 r14 = [r8]
	;;
	mov r46 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L51
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r44
	mov r47 = r8
	;;
	movl r46 = @gprel(.LC8)
	;;
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	;;
	mov ar.pfs = r43
	mov ar.lc = r45
	mov b0 = r42
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 1
	mov r50 = r40
	adds r49 = 16, r12
	mov r48 = r33
	addl r47 = 1, r0
	mov r46 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r44
	mov r35 = r38
	;;
	mov r48 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L47
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r44
	ld4 r36 = [r8]
	;;
	sub r36 = r0, r36
.L48:
	;;
	sub r46 = r0, r36
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.spnt .L57
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r44
	mov r48 = r8
	ld4 r50 = [r39]
	adds r14 = 16, r12
	;;
	ld4 r49 = [r14]
	mov r47 = r35
	mov r46 = r41
	adds r34 = 16, r34
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	br.cloop.sptk.few .L49
	br .L62
	;;
.L46:
	.pred.rel.mutex p8, p9
	ld4 r36 = [r35]
	mov r46 = r37
	;;
	sub r36 = r0, r36
	(p8) movl r35 = @gprel(.LC2)
	;;
	(p8) add r35 = r1, r35
	(p8) br.cond.dpnt .L48
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r44
	;;
	mov r35 = r8
	br .L48
	;;
.L55:
	movl r35 = @gprel(.LC2)
	;;
	add r35 = r1, r35
	;;
	mov r48 = r35
	ld4 r50 = [r39]
	adds r14 = 16, r12
	;;
	ld4 r49 = [r14]
	mov r47 = r35
	mov r46 = r41
	adds r34 = 16, r34
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	br.cloop.sptk.few .L49
	br .L62
	;;
.L51:
	movl r47 = @gprel(.LC2)
	;;
	add r47 = r1, r47
	movl r46 = @gprel(.LC8)
	;;
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	;;
	mov ar.pfs = r43
	mov ar.lc = r45
	mov b0 = r42
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L57:
	.body
	.copy_state 2
	movl r48 = @gprel(.LC2)
	;;
	add r48 = r1, r48
	ld4 r50 = [r39]
	adds r14 = 16, r12
	;;
	ld4 r49 = [r14]
	mov r47 = r35
	mov r46 = r41
	adds r34 = 16, r34
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	br.cloop.sptk.few .L49
	br .L62
	;;
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
	.save ar.pfs, r81
	alloc r81 = ar.pfs, 0, 51, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r80
	mov r80 = b0
	mov r82 = r1
	.body
	movl r39 = @gprel(kinds.3#)
	;;
	add r39 = r1, r39
	movl r70 = @gprel(.LC10)
	;;
	add r70 = r1, r70
	adds r69 = 48, r39
	movl r68 = @gprel(.LC11)
	;;
	add r68 = r1, r68
	movl r67 = @gprel(.LC12)
	;;
	add r67 = r1, r67
	movl r66 = @gprel(.LC13)
	;;
	add r66 = r1, r66
	movl r65 = @gprel(.LC14)
	;;
	add r65 = r1, r65
	movl r64 = @gprel(.LC15)
	;;
	add r64 = r1, r64
	movl r63 = @gprel(.LC16)
	;;
	add r63 = r1, r63
	movl r62 = @gprel(.LC17)
	;;
	add r62 = r1, r62
	addl r45 = 500, r0
	movl r61 = @gprel(.LC18)
	;;
	add r61 = r1, r61
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	movl r79 = @gprel(.LC2)
	;;
	add r79 = r1, r79
	movl r60 = @gprel(.LC20)
	;;
	add r60 = r1, r60
	movl r59 = @gprel(.LC21)
	;;
	add r59 = r1, r59
	movl r58 = @gprel(.LC22)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC23)
	;;
	add r57 = r1, r57
	adds r36 = 32, r12
	movl r56 = @gprel(.LC24)
	;;
	add r56 = r1, r56
	adds r38 = 48, r12
	movl r55 = @gprel(.LC25)
	;;
	add r55 = r1, r55
	movl r54 = @gprel(.LC26)
	;;
	add r54 = r1, r54
	addl r53 = 8, r0
	movl r52 = 42949672961
	movl r78 = @gprel(.LC27)
	;;
	add r78 = r1, r78
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	movl r77 = @gprel(.LC28)
	;;
	add r77 = r1, r77
	adds r43 = 36, r12
	movl r51 = 21474836485
	movl r46 = @gprel(.LC29)
	;;
	add r46 = r1, r46
	movl r50 = @gprel(.LC30)
	;;
	add r50 = r1, r50
	movl r49 = 425201762304
	adds r42 = 60, r12
	movl r76 = @gprel(.LC31)
	;;
	add r76 = r1, r76
	adds r41 = 56, r12
	movl r48 = @gprel(.LC32)
	;;
	add r48 = r1, r48
	addl r47 = -1, r0
	addl r40 = @gprel(page.0#), gp
	movl r75 = @gprel(.LC35)
	;;
	add r75 = r1, r75
	movl r74 = @gprel(.LC36)
	;;
	add r74 = r1, r74
	movl r73 = @gprel(.LC37)
	;;
	add r73 = r1, r73
	movl r72 = @gprel(.LC38)
	;;
	add r72 = r1, r72
	movl r71 = @gprel(.LC39)
	;;
	add r71 = r1, r71
.L94:
	adds r15 = 8, r39
	adds r14 = 12, r39
	mov r85 = r0
	;;
	ld4 r35 = [r15]
	ld4 r84 = [r14]
	;;
	mov r83 = r35
	br.call.sptk.many b0 = socket#
	mov r1 = r82
	mov r32 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L131
	;;
	ld8 r83 = [r39]
	mov r33 = r0
	br.call.sptk.many b0 = puts#
	mov r1 = r82
	addl r86 = 6, r0
	addl r85 = 1, r0
	mov r84 = r70
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 9, r0
	addl r85 = 1, r0
	mov r84 = r68
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 5, r0
	addl r85 = 1, r0
	mov r84 = r67
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 10, r0
	addl r85 = 1, r0
	mov r84 = r66
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 2, r0
	addl r85 = 1, r0
	mov r84 = r65
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 1, r0
	addl r85 = 1, r0
	mov r84 = r64
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 11, r0
	addl r85 = 1, r0
	mov r84 = r63
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 12, r0
	addl r85 = 1, r0
	mov r84 = r62
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 36, r0
	addl r85 = 1, r0
	mov r84 = r61
	;;
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	adds r14 = 16, r12
	;;
	st4 [r14] = r33
	addl r87 = 4, r0
	mov r86 = r14
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L66
.L133:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r82
	ld4 r83 = [r8]
	;;
	cmp4.ne p6, p7 = 0, r83
	(p7) br.cond.dpnt .L66
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r34 = r8
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	;;
	br.call.sptk.many b0 = get#
	mov r1 = r82
	mov r85 = r8
	mov r84 = r34
	mov r83 = r44
	;;
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	cmp4.ne p6, p7 = r45, r33
	(p7) br.cond.dpnt .L132
.L97:
	addl r33 = 500, r0
	adds r14 = 16, r12
	;;
	st4 [r14] = r33
	addl r87 = 4, r0
	mov r86 = r14
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L133
.L66:
	mov r34 = r79
	;;
	addl r85 = 18, r0
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = get#
	mov r1 = r82
	;;
	mov r85 = r8
	mov r84 = r34
	mov r83 = r44
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	cmp4.ne p6, p7 = r45, r33
	(p6) br.cond.dptk .L97
.L132:
	addl r86 = 19, r0
	;;
	addl r85 = 1, r0
	mov r84 = r60
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 30, r0
	;;
	addl r85 = 1, r0
	mov r84 = r59
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 39, r0
	;;
	addl r85 = 1, r0
	mov r84 = r58
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 38, r0
	;;
	addl r85 = 1, r0
	mov r84 = r57
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 4, r0
	;;
	addl r85 = 1, r0
	mov r84 = r56
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 9999, r0
	;;
	addl r85 = 1, r0
	mov r84 = r55
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 1, r0
	;;
	addl r85 = 9999, r0
	mov r84 = r54
	mov r83 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r82
	;;
	addl r84 = 20, r0
	mov r83 = r32
	br.call.sptk.many b0 = times#
	mov r1 = r82
	;;
	addl r84 = 21, r0
	mov r83 = r32
	br.call.sptk.many b0 = times#
	mov r1 = r82
	st8 [r36] = r52
	st4 [r38] = r53
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r82
	addl r87 = 8, r0
	mov r86 = r36
	addl r85 = 13, r0
	addl r84 = 1, r0
	mov r83 = r32
	mov r33 = r8
	st4 [r8] = r0
	;;
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L70
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L134
.L70:
	mov r84 = r78
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
.L71:
	st4 [r33] = r0
	addl r87 = 7, r0
	mov r86 = r36
	addl r85 = 13, r0
	;;
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L72
	;;
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L135
.L72:
	mov r84 = r77
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
.L73:
	st8 [r36] = r51
	st4 [r33] = r0
	mov r87 = r38
	mov r86 = r36
	addl r85 = 13, r0
	;;
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r82
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L74
	;;
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L136
.L74:
	mov r84 = r46
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
.L75:
	ld4 r86 = [r38]
	ld4 r85 = [r43]
	;;
	mov r83 = r50
	ld4 r84 = [r36]
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	addl r87 = 8, r0
	st4 [r33] = r0
	adds r86 = 16, r12
	;;
	st8 [r86] = r49
	addl r85 = 13, r0
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	;;
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L76
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L137
.L76:
	mov r84 = r76
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
.L77:
	st4 [r33] = r0
	mov r87 = r38
	mov r86 = r36
	addl r85 = 13, r0
	;;
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r82
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L78
	;;
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L138
.L78:
	mov r84 = r46
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	ld4 r85 = [r43]
	;;
	ld4 r84 = [r36]
	mov r83 = r48
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	cmp4.ne p6, p7 = 2, r35
	(p7) br.cond.dpnt .L139
.L80:
	ld8 r86 = [r40]
	st4 [r33] = r0
	;;
	cmp.ne p6, p7 = 0, r86
	(p7) br.cond.dpnt .L140
.L81:
	mov r87 = r42
	addl r85 = 3, r0
	addl r84 = 1, r0
	mov r83 = r32
	addl r14 = 4, r0
	;;
	st4 [r42] = r14
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r82
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L82
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L141
.L82:
	mov r84 = r75
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	ld8 r87 = [r40]
	st4 [r33] = r0
	st4 [r41] = r0
	;;
	cmp.ne p6, p7 = 0, r87
	(p7) br.cond.dpnt .L142
.L84:
	mov r86 = r41
	addl r85 = 3, r0
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r82
	;;
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L85
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L143
.L85:
	mov r84 = r74
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
.L86:
	st4 [r33] = r0
	st4 [r38] = r0
	mov r87 = r36
	mov r86 = r38
	addl r85 = 3, r0
	;;
	addl r84 = 1, r0
	st4 [r36] = r47
	mov r83 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r82
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L87
	;;
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L144
.L87:
	mov r84 = r73
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	ld8 r86 = [r40]
	st4 [r33] = r0
	;;
	cmp.ne p6, p7 = 0, r86
	(p7) br.cond.dpnt .L145
.L89:
	addl r87 = 4, r0
	addl r85 = 9, r0
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	;;
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L90
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L146
.L90:
	mov r84 = r72
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
.L91:
	st4 [r33] = r0
	adds r14 = 16, r12
	;;
	st4 [r14] = r0
	addl r87 = -1, r0
	mov r86 = r14
	addl r85 = 9, r0
	addl r84 = 1, r0
	mov r83 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	;;
	sxt4 r85 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L92
	ld4 r83 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r83
	(p7) br.cond.dpnt .L147
.L92:
	mov r84 = r71
	mov r83 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	adds r39 = 16, r39
	;;
	mov r83 = r32
	br.call.sptk.many b0 = close#
	mov r1 = r82
	cmp.ne p6, p7 = r39, r69
	(p6) br.cond.dptk .L94
.L148:
	mov r86 = r38
	st8 [r36] = r0
	mov r85 = r0
	addl r84 = 1, r0
	adds r14 = 40, r12
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	addl r83 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r82
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) movl r83 = @gprel(.LC40)
	;;
	(p7) add r83 = r1, r83
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	adds r32 = 52, r12
	addl r87 = 16, r0
	mov r86 = r36
	addl r85 = 20, r0
	addl r84 = 1, r0
	;;
	ld4 r83 = [r32]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r82
	addl r85 = 4, r0
	;;
	ld4 r83 = [r32]
	st4 [r33] = r0
	adds r84 = 16, r12
	br.call.sptk.many b0 = read#
	mov r1 = r82
	;;
	mov r84 = r8
	movl r83 = @gprel(.LC41)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r82
	addl r86 = 256, r0
	addl r85 = 4, r0
	;;
	ld4 r83 = [r32]
	st4 [r33] = r0
	adds r84 = 16, r12
	br.call.sptk.many b0 = recv#
	mov r1 = r82
	;;
	mov r84 = r8
	movl r83 = @gprel(.LC42)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r82
	addl r85 = 6, r0
	;;
	movl r84 = @gprel(.LC43)
	;;
	add r84 = r1, r84
	ld4 r83 = [r38]
	br.call.sptk.many b0 = write#
	mov r1 = r82
	cmp.ne p6, p7 = -1, r8
	;;
	(p7) movl r83 = @gprel(.LC44)
	;;
	(p7) add r83 = r1, r83
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	addl r86 = 256, r0
	addl r85 = 16, r0
	;;
	ld4 r83 = [r32]
	st4 [r33] = r0
	adds r84 = 16, r12
	br.call.sptk.many b0 = recv#
	mov r1 = r82
	;;
	mov r84 = r8
	movl r83 = @gprel(.LC45)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = show_answer.isra.0#
	mov r1 = r82
	mov r8 = r0
	;;
	mov ar.pfs = r81
	mov b0 = r80
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L139:
	.body
	.copy_state 1
	addl r86 = 15, r0
	addl r85 = 1, r0
	mov r83 = r32
	movl r84 = @gprel(.LC33)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = try#
	mov r1 = r82
	addl r86 = 1, r0
	addl r85 = 6, r0
	mov r83 = r32
	;;
	movl r84 = @gprel(.LC34)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = try#
	mov r1 = r82
	ld8 r86 = [r40]
	st4 [r33] = r0
	;;
	cmp.ne p6, p7 = 0, r86
	(p6) br.cond.dptk .L81
	br .L140
	;;
.L145:
	mov r88 = r0
	addl r87 = -1, r0
	addl r86 = 34, r0
	mov r85 = r0
	addl r84 = 65536, r0
	mov r83 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r82
	;;
	mov r86 = r8
	st8 [r40] = r8
	br .L89
	;;
.L142:
	mov r88 = r0
	addl r87 = -1, r0
	addl r86 = 34, r0
	mov r85 = r0
	addl r84 = 65536, r0
	mov r83 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r82
	;;
	mov r87 = r8
	st8 [r40] = r8
	br .L84
	;;
.L140:
	mov r88 = r0
	addl r87 = -1, r0
	addl r86 = 34, r0
	mov r85 = r0
	addl r84 = 65536, r0
	mov r83 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r82
	;;
	mov r86 = r8
	st8 [r40] = r8
	br .L81
	;;
.L138:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC29)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	ld4 r85 = [r43]
	ld4 r84 = [r36]
	;;
	mov r83 = r48
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	cmp4.ne p6, p7 = 2, r35
	(p6) br.cond.dptk .L80
	br .L139
	;;
.L144:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC37)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	ld8 r86 = [r40]
	st4 [r33] = r0
	;;
	cmp.ne p6, p7 = 0, r86
	(p6) br.cond.dptk .L89
	br .L145
	;;
.L143:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC36)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	br .L86
	;;
.L141:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC35)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	ld8 r87 = [r40]
	st4 [r33] = r0
	st4 [r41] = r0
	;;
	cmp.ne p6, p7 = 0, r87
	(p6) br.cond.dptk .L84
	br .L142
	;;
.L146:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC38)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	br .L91
	;;
.L147:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC39)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	adds r39 = 16, r39
	;;
	mov r83 = r32
	br.call.sptk.many b0 = close#
	mov r1 = r82
	cmp.ne p6, p7 = r39, r69
	(p6) br.cond.dptk .L94
	br .L148
	;;
.L134:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC27)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	br .L71
	;;
.L135:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC28)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	br .L73
	;;
.L136:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC29)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	br .L75
	;;
.L137:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r82
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC31)
	;;
	add r84 = r1, r84
	movl r83 = @gprel(.LC0)
	;;
	add r83 = r1, r83
	br.call.sptk.many b0 = printf#
	mov r1 = r82
	br .L77
	;;
.L131:
	movl r83 = @gprel(.LC9)
	;;
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
