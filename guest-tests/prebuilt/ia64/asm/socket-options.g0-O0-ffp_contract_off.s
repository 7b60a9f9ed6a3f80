// f377c4e9066a878759cfe8de332f2115 guest-tests/ipc/socket-options.c
	.file	"socket-options.c"
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
	addl r14 = @gprel(page.0#), gp
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
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
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
	.align 16
	.proc get#
get:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st4 [r14] = r34
	addl r14 = -77, r0
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	adds r14 = -12, r37
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r17 = -12, r37
	adds r16 = 8, r37
	adds r15 = 4, r37
	mov r14 = r37
	;;
	mov r43 = r17
	adds r42 = -16, r37
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	addl r15 = -1000000, r0
	;;
	sub r14 = r15, r14
	br .L16
	;;
.L12:
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L14
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = -1000, r0
	;;
	sub r14 = r14, r15
	br .L16
	;;
.L14:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp get#
	.section	.rodata
	.align 8
.LC2:
	stringz	"ok"
	.text
	.align 16
	.proc answer#
answer:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	ld4 r14 = [r35]
	;;
	sub r14 = r0, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	br .L20
	;;
.L18:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L20:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp answer#
	.section	.rodata
	.align 8
.LC3:
	stringz	" %s"
	.align 8
.LC4:
	stringz	" %d"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	addl r15 = -1000000, r0
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L22
	addl r15 = -1000000, r0
	ld4 r14 = [r35]
	;;
	sub r14 = r15, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L24
	;;
.L22:
	ld4 r38 = [r35]
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L24:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show#
	.align 16
	.proc set_bytes#
set_bytes:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	adds r14 = 12, r38
	;;
	st4 [r14] = r35
	addl r14 = 1, r0
	adds r15 = -16, r38
	;;
	st4 [r15] = r14
	adds r14 = 12, r38
	;;
	ld4 r17 = [r14]
	adds r16 = 8, r38
	adds r15 = 4, r38
	mov r14 = r38
	;;
	mov r44 = r17
	adds r43 = -16, r38
	ld4 r42 = [r16]
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L28
	;;
.L26:
	mov r14 = r0
.L28:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp set_bytes#
	.align 16
	.proc set#
set:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	st4 [r38] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	adds r14 = 12, r38
	;;
	st4 [r14] = r35
	adds r16 = 12, r38
	adds r15 = 8, r38
	adds r14 = 4, r38
	addl r44 = 4, r0
	;;
	mov r43 = r16
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	ld4 r40 = [r38]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L32
	;;
.L30:
	mov r14 = r0
.L32:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp set#
	.section	.rodata
	.align 8
.LC5:
	stringz	"  %s"
	.align 8
.LC6:
	stringz	", %s %s %d\n"
	.text
	.align 16
	.proc try#
try:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -64, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st4 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	adds r14 = -12, r39
	;;
	st4 [r14] = r34
	mov r14 = r39
	;;
	st4 [r14] = r35
	adds r14 = -8, r39
	;;
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r16 = r39
	adds r15 = -12, r39
	adds r14 = -16, r39
	;;
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r41 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r40
	;;
	addl r41 = 58, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r40
	adds r14 = -48, r39
	;;
	st4 [r14] = r0
	br .L34
	;;
.L35:
	movl r15 = @gprel(values.3#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	adds r36 = -36, r39
	mov r16 = r39
	adds r15 = -12, r39
	adds r14 = -16, r39
	;;
	mov r44 = r17
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r40
	st4 [r36] = r8
	adds r14 = -36, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = answer#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC3)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r16 = r39
	adds r15 = -12, r39
	adds r14 = -16, r39
	;;
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r41 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r40
	adds r15 = -48, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r39
	;;
	st4 [r16] = r14
.L34:
	adds r15 = -48, r39
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L35
	adds r36 = -44, r39
	mov r16 = r39
	adds r15 = -12, r39
	adds r14 = -16, r39
	addl r44 = 3, r0
	;;
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = set_bytes#
	mov r1 = r40
	st4 [r36] = r8
	adds r14 = -32, r39
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -28, r39
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r18 = -32, r39
	adds r17 = -28, r39
	mov r16 = r39
	adds r15 = -12, r39
	adds r14 = -16, r39
	;;
	mov r45 = r18
	mov r44 = r17
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L37
	;;
.L36:
	mov r14 = r0
.L37:
	adds r15 = -40, r39
	;;
	st4 [r15] = r14
	adds r14 = -44, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = answer#
	mov r1 = r40
	mov r36 = r8
	adds r14 = -40, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = answer#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -32, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r44 = r14
	mov r43 = r15
	mov r42 = r36
	movl r41 = @gprel(.LC6)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp try#
	.section	.rodata
	.align 8
.LC7:
	stringz	"SO_BROADCAST"
	.align 8
.LC8:
	stringz	"SO_KEEPALIVE"
	.align 8
.LC9:
	stringz	"SO_DONTROUTE"
	.align 8
.LC10:
	stringz	"SO_OOBINLINE"
	.align 8
.LC11:
	stringz	"SO_REUSEADDR"
	.align 8
.LC12:
	stringz	"SO_DEBUG"
	.align 8
.LC13:
	stringz	"SO_NO_CHECK"
	.align 8
.LC14:
	stringz	"SO_PRIORITY"
	.align 8
.LC15:
	stringz	"SO_MARK"
	.align 8
.LC16:
	stringz	"  SO_RCVLOWAT %s %d\n"
	.align 8
.LC17:
	stringz	"SO_SNDLOWAT"
	.align 8
.LC18:
	stringz	"SO_ACCEPTCONN"
	.align 8
.LC19:
	stringz	"SO_DOMAIN"
	.align 8
.LC20:
	stringz	"SO_PROTOCOL"
	.align 8
.LC21:
	stringz	"SO_ERROR"
	.align 8
.LC22:
	stringz	"9999"
	.align 8
.LC23:
	stringz	"1"
	.text
	.align 16
	.proc general#
general:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	mov r14 = r36
	addl r41 = 6, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 9, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 5, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 10, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 2, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 1, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 11, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 12, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 36, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L39
	;;
.L40:
	adds r33 = -12, r36
	mov r14 = r36
	adds r15 = -16, r36
	;;
	ld4 r41 = [r15]
	addl r40 = 18, r0
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = set#
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -12, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = answer#
	mov r1 = r37
	mov r33 = r8
	mov r14 = r36
	addl r40 = 18, r0
	addl r39 = 1, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = get#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r33
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 500, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L39:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
	mov r14 = r36
	addl r41 = 19, r0
	addl r40 = 1, r0
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 30, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 39, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 38, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 4, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 9999, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 1, r0
	addl r40 = 9999, r0
	;;
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp general#
	.section	.rodata
	.align 8
.LC24:
	stringz	" %s %s %d.%06d"
	.align 8
.LC25:
	stringz	" %s\n"
	.text
	.align 16
	.proc times#
times:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = -32, r37
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r37
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r37
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -48, r37
	;;
	st4 [r14] = r0
	br .L42
	;;
.L47:
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	shladd r14 = r14, 4, r0
	movl r15 = @gprel(cases.2#)
	;;
	add r15 = r1, r15
	;;
	add r16 = r14, r15
	adds r15 = 4, r37
	mov r14 = r37
	addl r43 = 16, r0
	;;
	mov r42 = r16
	ld4 r41 = [r15]
	addl r40 = 1, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L44
	;;
.L43:
	mov r14 = r0
.L44:
	adds r15 = -44, r37
	;;
	st4 [r15] = r14
	adds r17 = -16, r37
	adds r16 = -32, r37
	adds r15 = 4, r37
	mov r14 = r37
	;;
	mov r43 = r17
	mov r42 = r16
	ld4 r41 = [r15]
	addl r40 = 1, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L46
	;;
.L45:
	mov r14 = r0
.L46:
	adds r15 = -40, r37
	;;
	st4 [r15] = r14
	adds r14 = -44, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r34 = r8
	adds r14 = -40, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -32, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r43 = r14
	mov r42 = r16
	mov r41 = r15
	mov r40 = r34
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r37
	;;
	st4 [r15] = r14
.L42:
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L47
	adds r15 = 4, r37
	mov r14 = r37
	addl r42 = 4, r0
	;;
	ld4 r41 = [r15]
	addl r40 = 1, r0
	ld4 r39 = [r14]
	br.call.sptk.many b0 = set_bytes#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = answer#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp times#
	.section	.rodata
	.align 8
.LC26:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l)"
	.align 8
.LC27:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l - 1)"
	.align 8
.LC28:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size)"
	.align 8
.LC29:
	stringz	"%d %d %d\n"
	.align 8
.LC30:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_LINGER, &(struct linger){0, 99}, sizeof l)"
	.align 8
.LC31:
	stringz	"%d %d\n"
	.text
	.align 16
	.proc linger#
linger:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r14 = 1, r0
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r14 = -28, r35
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	addl r15 = 8, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r41 = 8, r0
	adds r40 = -32, r35
	addl r39 = 13, r0
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r41 = 7, r0
	adds r40 = -32, r35
	addl r39 = 13, r0
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r14 = 5, r0
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r14 = -28, r35
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -24, r35
	mov r14 = r35
	;;
	mov r41 = r15
	adds r40 = -32, r35
	addl r39 = 13, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	adds r15 = -12, r35
	mov r14 = r35
	addl r41 = 8, r0
	;;
	mov r40 = r15
	addl r39 = 13, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -24, r35
	mov r14 = r35
	;;
	mov r41 = r15
	adds r40 = -32, r35
	addl r39 = 13, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp linger#
	.section	.rodata
	.align 8
.LC32:
	stringz	"socketpair"
	.align 8
.LC33:
	stringz	"read(s[1], b, 4)"
	.align 8
.LC34:
	stringz	"recv(s[1], b, 4, MSG_WAITALL)"
	.align 8
.LC35:
	stringz	"abcdef"
	.align 8
.LC36:
	stringz	"write"
	.align 8
.LC37:
	stringz	"recv(s[1], b, 16, MSG_WAITALL)"
	.text
	.align 16
	.proc effects#
effects:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	adds r39 = -32, r34
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r34
	addl r40 = 16, r0
	;;
	mov r39 = r15
	addl r38 = 20, r0
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r34
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
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
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r34
	addl r39 = 256, r0
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	addl r38 = 6, r0
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r34
	addl r39 = 256, r0
	addl r38 = 16, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
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
	.endp effects#
	.section	.rodata
	.align 8
.LC38:
	stringz	"socket"
	.align 8
.LC39:
	stringz	"SO_REUSEPORT"
	.align 8
.LC40:
	stringz	"TCP_NODELAY"
	.align 8
.LC41:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, no_access(), &(socklen_t){4})"
	.align 8
.LC42:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, no_access())"
	.align 8
.LC43:
	stringz	"getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, &(socklen_t){-1})"
	.align 8
.LC44:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, no_access(), 4)"
	.align 8
.LC45:
	stringz	"setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &(int){0}, -1)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L51
	;;
.L53:
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r34
	;;
	ld4 r14 = [r17]
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -12, r34
	;;
	st4 [r14] = r15
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = general#
	mov r1 = r35
	adds r14 = -12, r34
	addl r37 = 20, r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = times#
	mov r1 = r35
	adds r14 = -12, r34
	addl r37 = 21, r0
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = times#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = linger#
	mov r1 = r35
	;;
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r17 = -16, r34
	;;
	ld4 r14 = [r17]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L52
	adds r14 = -12, r34
	addl r39 = 15, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r35
	adds r14 = -12, r34
	addl r39 = 1, r0
	addl r38 = 6, r0
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r35
.L52:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r16 = r8
	adds r14 = -8, r34
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r15 = -8, r34
	adds r14 = -12, r34
	;;
	mov r40 = r15
	mov r39 = r16
	addl r38 = 3, r0
	addl r37 = 1, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC41)
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
	adds r14 = -4, r34
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -4, r34
	adds r14 = -12, r34
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 3, r0
	addl r37 = 1, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC42)
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
	mov r14 = r34
	;;
	st4 [r14] = r0
	adds r14 = 4, r34
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r16 = 4, r34
	mov r15 = r34
	adds r14 = -12, r34
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 3, r0
	addl r37 = 1, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
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
	mov r15 = r8
	adds r14 = -12, r34
	addl r40 = 4, r0
	;;
	mov r39 = r15
	addl r38 = 9, r0
	addl r37 = 1, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC44)
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
	adds r14 = 8, r34
	;;
	st4 [r14] = r0
	adds r15 = 8, r34
	adds r14 = -12, r34
	addl r40 = -1, r0
	;;
	mov r39 = r15
	addl r38 = 9, r0
	addl r37 = 1, r0
	ld4 r36 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r34
	;;
	st4 [r16] = r14
.L51:
	adds r17 = -16, r34
	;;
	ld4 r14 = [r17]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L53
	br.call.sptk.many b0 = effects#
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
	.section	.rodata
	.align 4
	.type	values.3#, @object
	.size	values.3#, 20
values.3:
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
	.align 8
.LC46:
	stringz	"tcp"
	.align 8
.LC47:
	stringz	"udp"
	.align 8
.LC48:
	stringz	"unix"
	.align 8
	.type	kinds.1#, @object
	.size	kinds.1#, 48
kinds.1:
	data8	.LC46
	data4	2
	data4	1
	data8	.LC47
	data4	2
	data4	2
	data8	.LC48
	data4	1
	data4	1
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
