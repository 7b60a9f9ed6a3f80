// 4850daa308cd06d109c0054dc23dfc10 guest-tests/ipc/socket-options.c
	.file	"socket-options.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
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
	addl r14 = -77, r0
	;;
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	adds r42 = 20, r12
	addl r14 = 4, r0
	;;
	st4 [r42] = r14
	mov r41 = r15
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
.L1:
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
	adds r14 = 20, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 4, r14
	;;
	(p7) addl r8 = -1000, r0
	;;
	(p7) sub r8 = r8, r14
	(p6) adds r14 = 16, r12
	;;
	(p6) ld4 r8 = [r14]
	br .L1
	;;
	.endp get#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r8 = r32
	cmp.ne p6, p7 = -1, r32
	(p7) br.cond.spnt .L7
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L7:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r39 = r8
	mov r38 = r33
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"ok"
	.text
	.align 16
	.proc answer#
answer:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	;;
	(p6) movl r8 = @gprel(.LC1)
	;;
	(p6) add r8 = r1, r8
	(p7) br.cond.dpnt .L11
.L8:
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L11:
	sub r36 = r0, r32
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	br .L8
	;;
	.endp answer#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	" %s %s %d.%06d"
	.align 8
.LC3:
	stringz	" %s\n"
	.text
	.align 16
	.proc times#
times:
	.prologue 12, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 10, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r43
	mov r43 = ar.lc
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	addl r15 = -1, r0
	;;
	adds r14 = 24, r12
	;;
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	movl r36 = @gprel(cases.2#)
	;;
	add r36 = r1, r36
	adds r37 = 24, r12
	adds r39 = 32, r12
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov ar.lc = 5
	br .L15
	;;
.L14:
	mov r44 = r35
	br.call.sptk.many b0 = answer#
	mov r1 = r42
	mov r35 = r8
	;;
	mov r44 = r34
	br.call.sptk.many b0 = answer#
	mov r1 = r42
	mov r46 = r8
	ld4 r48 = [r39]
	ld4 r47 = [r37]
	mov r45 = r35
	;;
	mov r44 = r38
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	adds r36 = 16, r36
	br.cloop.sptk.few .L15
	br .L18
	;;
.L15:
	addl r48 = 16, r0
	mov r47 = r36
	mov r46 = r33
	addl r45 = 1, r0
	mov r44 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r42
	mov r35 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L13
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	ld4 r35 = [r8]
	;;
	sub r35 = r0, r35
.L13:
	adds r48 = 40, r12
	mov r47 = r37
	mov r46 = r33
	addl r45 = 1, r0
	mov r44 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r42
	mov r34 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L14
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	ld4 r34 = [r8]
	;;
	sub r34 = r0, r34
	br .L14
	;;
.L18:
	addl r14 = 1, r0
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	addl r48 = 4, r0
	mov r47 = r15
	mov r46 = r33
	addl r45 = 1, r0
	mov r44 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r42
	;;
	mov r44 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	;;
	ld4 r44 = [r8]
	;;
	sub r44 = r0, r44
.L16:
	br.call.sptk.many b0 = answer#
	mov r1 = r42
	mov r45 = r8
	;;
	movl r44 = @gprel(.LC3)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	;;
	mov ar.pfs = r41
	mov ar.lc = r43
	mov b0 = r40
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp times#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	" %s"
	.align 8
.LC5:
	stringz	" %d"
	.text
	.align 16
	.proc show#
show:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r37 = r32
	addl r14 = -1000000, r0
	;;
	cmp4.le p6, p7 = r14, r32
	(p6) br.cond.dptk .L20
	addl r36 = -1000000, r0
	;;
	sub r36 = r36, r32
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r37 = r8
	;;
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L19:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L20:
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	br .L19
	;;
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC6:
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
	(p6) br.cond.dpnt .L23
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r37 = [r8]
	;;
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L25
.L23:
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L24:
	mov r8 = r33
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L25:
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
	br .L24
	;;
	.endp show_answer#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"  %s"
	.align 8
.LC8:
	stringz	", %s %s %d\n"
	.text
	.align 16
	.proc try#
try:
	.prologue 12, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 7, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	mov r44 = r33
	movl r43 = @gprel(.LC7)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	mov r45 = r35
	mov r44 = r34
	;;
	mov r43 = r32
	br.call.sptk.many b0 = get#
	mov r1 = r41
	;;
	mov r43 = r8
	br.call.sptk.many b0 = show#
	mov r1 = r41
	;;
	addl r43 = 58, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r41
	;;
	movl r37 = @gprel(values.1#)
	;;
	add r37 = r1, r37
	adds r36 = 28, r12
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov ar.lc = 4
	br .L28
	;;
.L27:
	br.call.sptk.many b0 = answer#
	mov r1 = r41
	mov r44 = r8
	mov r43 = r38
	;;
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	mov r45 = r35
	mov r44 = r34
	mov r43 = r32
	;;
	br.call.sptk.many b0 = get#
	mov r1 = r41
	mov r43 = r8
	;;
	br.call.sptk.many b0 = show#
	mov r1 = r41
	br.cloop.sptk.few .L28
	br .L32
	;;
.L28:
	ld4 r14 = [r37], 4
	;;
	st4 [r36] = r14
	addl r47 = 4, r0
	mov r46 = r36
	mov r45 = r35
	mov r44 = r34
	mov r43 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r41
	;;
	mov r43 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	;;
	ld4 r43 = [r8]
	;;
	sub r43 = r0, r43
	br .L27
	;;
.L32:
	addl r14 = 1, r0
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	addl r47 = 3, r0
	mov r46 = r15
	mov r45 = r35
	mov r44 = r34
	mov r43 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r41
	mov r37 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L29
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	ld4 r37 = [r8]
	;;
	sub r37 = r0, r37
.L29:
	adds r47 = 20, r12
	addl r14 = 2, r0
	;;
	st4 [r47] = r14
	adds r46 = 24, r12
	addl r14 = -1, r0
	;;
	st2 [r46] = r14
	mov r45 = r35
	mov r44 = r34
	mov r43 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r41
	mov r36 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L30
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	ld4 r36 = [r8]
	;;
	sub r36 = r0, r36
.L30:
	mov r43 = r37
	br.call.sptk.many b0 = answer#
	mov r1 = r41
	mov r37 = r8
	;;
	mov r43 = r36
	br.call.sptk.many b0 = answer#
	mov r1 = r41
	mov r45 = r8
	adds r14 = 20, r12
	;;
	ld4 r46 = [r14]
	mov r44 = r37
	movl r43 = @gprel(.LC8)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	;;
	mov ar.pfs = r40
	mov ar.lc = r42
	mov b0 = r39
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp try#
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 81
	.save ar.pfs, r82
	alloc r82 = ar.pfs, 0, 52, 6, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r81
	mov r81 = b0
	mov r83 = r1
	.body
	movl r38 = @gprel(kinds.3#)
	;;
	add r38 = r1, r38
	;;
	adds r72 = 48, r38
	movl r71 = @gprel(.LC10)
	;;
	add r71 = r1, r71
	movl r70 = @gprel(.LC11)
	;;
	add r70 = r1, r70
	movl r69 = @gprel(.LC12)
	;;
	add r69 = r1, r69
	movl r68 = @gprel(.LC13)
	;;
	add r68 = r1, r68
	movl r67 = @gprel(.LC14)
	;;
	add r67 = r1, r67
	movl r66 = @gprel(.LC15)
	;;
	add r66 = r1, r66
	movl r65 = @gprel(.LC16)
	;;
	add r65 = r1, r65
	movl r64 = @gprel(.LC17)
	;;
	add r64 = r1, r64
	movl r63 = @gprel(.LC18)
	;;
	add r63 = r1, r63
	adds r36 = 44, r12
	movl r50 = @gprel(.LC19)
	;;
	add r50 = r1, r50
	addl r49 = 1000, r0
	movl r62 = @gprel(.LC20)
	;;
	add r62 = r1, r62
	movl r61 = @gprel(.LC21)
	;;
	add r61 = r1, r61
	movl r60 = @gprel(.LC22)
	;;
	add r60 = r1, r60
	movl r59 = @gprel(.LC23)
	;;
	add r59 = r1, r59
	movl r58 = @gprel(.LC24)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC25)
	;;
	add r57 = r1, r57
	movl r56 = @gprel(.LC26)
	;;
	add r56 = r1, r56
	adds r41 = 48, r12
	adds r40 = 64, r12
	addl r42 = 8, r0
	movl r80 = @gprel(.LC27)
	;;
	add r80 = r1, r80
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	movl r79 = @gprel(.LC28)
	;;
	add r79 = r1, r79
	movl r51 = @gprel(.LC29)
	;;
	add r51 = r1, r51
	movl r55 = @gprel(.LC30)
	;;
	add r55 = r1, r55
	adds r54 = 20, r12
	addl r53 = 99, r0
	movl r78 = @gprel(.LC31)
	;;
	add r78 = r1, r78
	movl r52 = @gprel(.LC32)
	;;
	add r52 = r1, r52
	addl r39 = @gprel(page.0#), gp
	adds r48 = 40, r12
	movl r77 = @gprel(.LC35)
	;;
	add r77 = r1, r77
	adds r47 = 36, r12
	movl r76 = @gprel(.LC36)
	;;
	add r76 = r1, r76
	adds r46 = 32, r12
	adds r45 = 28, r12
	addl r44 = -1, r0
	movl r75 = @gprel(.LC37)
	;;
	add r75 = r1, r75
	movl r74 = @gprel(.LC38)
	;;
	add r74 = r1, r74
	adds r43 = 24, r12
	movl r73 = @gprel(.LC39)
	;;
	add r73 = r1, r73
	br .L61
	;;
.L80:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r83
	ld4 r84 = [r8]
	;;
	br.call.sptk.many b0 = strerror#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC9)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	;;
	addl r84 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L35:
	br.call.sptk.many b0 = answer#
	mov r1 = r83
	mov r34 = r8
	addl r86 = 18, r0
	addl r85 = 1, r0
	mov r84 = r32
	;;
	br.call.sptk.many b0 = get#
	mov r1 = r83
	mov r86 = r8
	mov r85 = r34
	mov r84 = r50
	;;
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	adds r33 = 500, r33
	;;
	cmp4.ne p6, p7 = r49, r33
	(p7) br.cond.dpnt .L64
.L36:
	st4 [r36] = r33
	addl r88 = 4, r0
	mov r87 = r36
	addl r86 = 18, r0
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r83
	;;
	mov r84 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r83
	;;
	ld4 r84 = [r8]
	;;
	sub r84 = r0, r84
	br .L35
	;;
.L64:
	addl r87 = 19, r0
	addl r86 = 1, r0
	mov r85 = r62
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	;;
	addl r87 = 30, r0
	addl r86 = 1, r0
	mov r85 = r61
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	;;
	addl r87 = 39, r0
	addl r86 = 1, r0
	mov r85 = r60
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	;;
	addl r87 = 38, r0
	addl r86 = 1, r0
	mov r85 = r59
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	;;
	addl r87 = 4, r0
	addl r86 = 1, r0
	mov r85 = r58
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	;;
	addl r87 = 9999, r0
	addl r86 = 1, r0
	mov r85 = r57
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	;;
	addl r87 = 1, r0
	addl r86 = 9999, r0
	mov r85 = r56
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	;;
	addl r85 = 20, r0
	mov r84 = r32
	br.call.sptk.many b0 = times#
	mov r1 = r83
	;;
	addl r85 = 21, r0
	mov r84 = r32
	br.call.sptk.many b0 = times#
	mov r1 = r83
	addl r14 = 1, r0
	;;
	st4 [r36] = r14
	addl r14 = 10, r0
	;;
	st4 [r41] = r14
	st4 [r40] = r42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r83
	mov r33 = r8
	st4 [r8] = r0
	mov r88 = r42
	mov r87 = r36
	addl r86 = 13, r0
	addl r85 = 1, r0
	mov r84 = r32
	;;
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r83
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L37
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L65
.L37:
	mov r85 = r80
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L38:
	st4 [r33] = r0
	addl r88 = 7, r0
	mov r87 = r36
	addl r86 = 13, r0
	;;
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r83
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L39
	;;
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L66
.L39:
	mov r85 = r79
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L40:
	addl r14 = 5, r0
	;;
	st4 [r36] = r14
	st4 [r41] = r14
	st4 [r33] = r0
	mov r88 = r40
	mov r87 = r36
	addl r86 = 13, r0
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r83
	;;
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L41
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L67
.L41:
	mov r85 = r51
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L42:
	ld4 r87 = [r40]
	ld4 r86 = [r41]
	;;
	ld4 r85 = [r36]
	mov r84 = r55
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	st4 [r33] = r0
	adds r14 = 16, r12
	;;
	st4 [r14] = r0
	st4 [r54] = r53
	mov r88 = r42
	mov r87 = r14
	addl r86 = 13, r0
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r83
	;;
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L43
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L68
.L43:
	mov r85 = r78
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L44:
	st4 [r33] = r0
	mov r88 = r40
	mov r87 = r36
	addl r86 = 13, r0
	;;
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r83
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L45
	;;
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L69
.L45:
	mov r85 = r51
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L46:
	ld4 r86 = [r41]
	;;
	ld4 r85 = [r36]
	mov r84 = r52
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	cmp4.ne p6, p7 = 2, r35
	(p7) br.cond.dpnt .L70
.L47:
	st4 [r33] = r0
	ld8 r14 = [r39]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L71
.L48:
	addl r14 = 4, r0
	;;
	st4 [r48] = r14
	mov r88 = r48
	ld8 r87 = [r39]
	addl r86 = 3, r0
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r83
	;;
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L49
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L72
.L49:
	mov r85 = r77
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L50:
	st4 [r33] = r0
	st4 [r47] = r0
	ld8 r14 = [r39]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L73
.L51:
	ld8 r88 = [r39]
	mov r87 = r47
	addl r86 = 3, r0
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r83
	;;
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L52
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L74
.L52:
	mov r85 = r76
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L53:
	st4 [r33] = r0
	st4 [r46] = r0
	st4 [r45] = r44
	mov r88 = r45
	mov r87 = r46
	addl r86 = 3, r0
	;;
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r83
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L54
	;;
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L75
.L54:
	mov r85 = r75
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L55:
	st4 [r33] = r0
	ld8 r14 = [r39]
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L76
.L56:
	addl r88 = 4, r0
	ld8 r87 = [r39]
	addl r86 = 9, r0
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r83
	;;
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L57
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L77
.L57:
	mov r85 = r74
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L58:
	st4 [r33] = r0
	st4 [r43] = r0
	mov r88 = r44
	mov r87 = r43
	addl r86 = 9, r0
	;;
	addl r85 = 1, r0
	mov r84 = r32
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r83
	sxt4 r86 = r8
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L59
	;;
	ld4 r84 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r84
	(p7) br.cond.dpnt .L78
.L59:
	mov r85 = r73
	mov r84 = r37
	br.call.sptk.many b0 = printf#
	mov r1 = r83
.L60:
	;;
	mov r84 = r32
	br.call.sptk.many b0 = close#
	mov r1 = r83
	adds r38 = 16, r38
	;;
	cmp.ne p6, p7 = r38, r72
	(p7) br.cond.dpnt .L79
.L61:
	adds r14 = 8, r38
	;;
	ld4 r35 = [r14]
	adds r14 = 12, r38
	mov r86 = r0
	;;
	ld4 r85 = [r14]
	mov r84 = r35
	br.call.sptk.many b0 = socket#
	mov r1 = r83
	mov r32 = r8
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L80
	;;
	ld8 r84 = [r38]
	br.call.sptk.many b0 = puts#
	mov r1 = r83
	addl r87 = 6, r0
	addl r86 = 1, r0
	mov r85 = r71
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 9, r0
	addl r86 = 1, r0
	mov r85 = r70
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 5, r0
	addl r86 = 1, r0
	mov r85 = r69
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 10, r0
	addl r86 = 1, r0
	mov r85 = r68
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 2, r0
	addl r86 = 1, r0
	mov r85 = r67
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 1, r0
	addl r86 = 1, r0
	mov r85 = r66
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 11, r0
	addl r86 = 1, r0
	mov r85 = r65
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 12, r0
	addl r86 = 1, r0
	mov r85 = r64
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 36, r0
	addl r86 = 1, r0
	mov r85 = r63
	;;
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	mov r33 = r0
	br .L36
	;;
.L65:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC27)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L38
	;;
.L66:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC28)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L40
	;;
.L67:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC29)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L42
	;;
.L68:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC31)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L44
	;;
.L69:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC29)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L46
	;;
.L70:
	addl r87 = 15, r0
	addl r86 = 1, r0
	movl r85 = @gprel(.LC33)
	;;
	add r85 = r1, r85
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	addl r87 = 1, r0
	addl r86 = 6, r0
	;;
	movl r85 = @gprel(.LC34)
	;;
	add r85 = r1, r85
	mov r84 = r32
	br.call.sptk.many b0 = try#
	mov r1 = r83
	br .L47
	;;
.L71:
	mov r89 = r0
	addl r88 = -1, r0
	addl r87 = 34, r0
	mov r86 = r0
	addl r85 = 65536, r0
	mov r84 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r83
	;;
	addl r14 = @gprel(page.0#), gp
	;;
	st8 [r14] = r8
	br .L48
	;;
.L72:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC35)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L50
	;;
.L73:
	mov r89 = r0
	addl r88 = -1, r0
	addl r87 = 34, r0
	mov r86 = r0
	addl r85 = 65536, r0
	mov r84 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r83
	;;
	addl r14 = @gprel(page.0#), gp
	;;
	st8 [r14] = r8
	br .L51
	;;
.L74:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC36)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L53
	;;
.L75:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC37)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L55
	;;
.L76:
	mov r89 = r0
	addl r88 = -1, r0
	addl r87 = 34, r0
	mov r86 = r0
	addl r85 = 65536, r0
	mov r84 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r83
	;;
	addl r14 = @gprel(page.0#), gp
	;;
	st8 [r14] = r8
	br .L56
	;;
.L77:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC38)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L58
	;;
.L78:
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r83
	mov r86 = r8
	;;
	movl r85 = @gprel(.LC39)
	;;
	add r85 = r1, r85
	movl r84 = @gprel(.LC0)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = printf#
	mov r1 = r83
	br .L60
	;;
.L79:
	adds r35 = 64, r12
	;;
	st8 [r35] = r0
	adds r14 = 72, r12
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	adds r34 = 80, r12
	;;
	mov r87 = r34
	mov r86 = r0
	addl r85 = 1, r0
	addl r84 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r83
	;;
	movl r85 = @gprel(.LC40)
	;;
	add r85 = r1, r85
	sxt4 r84 = r8
	br.call.sptk.many b0 = must#
	mov r1 = r83
	adds r32 = 84, r12
	addl r88 = 16, r0
	mov r87 = r35
	addl r86 = 20, r0
	;;
	addl r85 = 1, r0
	ld4 r84 = [r32]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r83
	st4 [r33] = r0
	addl r86 = 4, r0
	;;
	adds r85 = 44, r12
	ld4 r84 = [r32]
	br.call.sptk.many b0 = read#
	mov r1 = r83
	;;
	mov r85 = r8
	movl r84 = @gprel(.LC41)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = show_answer#
	mov r1 = r83
	st4 [r33] = r0
	addl r87 = 256, r0
	addl r86 = 4, r0
	adds r85 = 44, r12
	;;
	ld4 r84 = [r32]
	br.call.sptk.many b0 = recv#
	mov r1 = r83
	mov r85 = r8
	;;
	movl r84 = @gprel(.LC42)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = show_answer#
	mov r1 = r83
	addl r86 = 6, r0
	;;
	movl r85 = @gprel(.LC43)
	;;
	add r85 = r1, r85
	ld4 r84 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r83
	;;
	mov r84 = r8
	movl r85 = @gprel(.LC44)
	;;
	add r85 = r1, r85
	br.call.sptk.many b0 = must#
	mov r1 = r83
	st4 [r33] = r0
	addl r87 = 256, r0
	addl r86 = 16, r0
	;;
	adds r85 = 44, r12
	ld4 r84 = [r32]
	br.call.sptk.many b0 = recv#
	mov r1 = r83
	;;
	mov r85 = r8
	movl r84 = @gprel(.LC45)
	;;
	add r84 = r1, r84
	br.call.sptk.many b0 = show_answer#
	mov r1 = r83
	mov r8 = r0
	;;
	mov ar.pfs = r82
	mov b0 = r81
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
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
