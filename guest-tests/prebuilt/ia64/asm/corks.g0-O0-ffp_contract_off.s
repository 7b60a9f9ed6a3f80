// 4cae940cf2eab59b9907c610502fcbd8
	.file	"corks.c"
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
	.sbss
	.align 4
	.type	from#, @object
	.size	from#, 4
from:
	.skip	4
	.align 4
	.type	to#, @object
	.size	to#, 4
to:
	.skip	4
	.bss
	.align 4
	.type	address#, @object
	.size	address#, 16
address:
	.skip	16
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s:"
	.align 8
.LC2:
	stringz	" %.*s"
	.align 8
.LC3:
	stringz	" end"
	.align 8
.LC4:
	stringz	""
	.text
	.align 16
	.proc received#
received:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -224, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L5
	;;
.L6:
	adds r15 = -208, r35
	;;
	ld8 r14 = [r15]
	;;
	mov r15 = r14
	adds r14 = -200, r35
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L5:
	;;
	addl r14 = @gprel(to#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -200, r35
	addl r40 = 64, r0
	addl r39 = 200, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	adds r14 = -208, r35
	;;
	st8 [r14] = r8
	adds r15 = -208, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r15 = -208, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L7:
	;;
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp received#
	.section	.rodata
	.align 8
.LC5:
	stringz	"send: %s\n"
	.text
	.align 16
	.proc put#
put:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
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
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st4 [r14] = r33
	addl r14 = @gprel(from#), gp
	;;
	ld4 r34 = [r14]
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r16 = r8
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld4 r42 = [r15]
	mov r41 = r16
	ld8 r40 = [r14]
	mov r39 = r34
	br.call.sptk.many b0 = send#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st8 [r14] = r8
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L10:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp put#
	.section	.rodata
	.align 8
.LC6:
	stringz	"setsockopt"
	.text
	.align 16
	.proc set#
set:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st4 [r37] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st4 [r14] = r34
	addl r14 = @gprel(from#), gp
	;;
	ld4 r15 = [r14]
	adds r16 = 8, r37
	adds r14 = 4, r37
	addl r43 = 4, r0
	;;
	mov r42 = r16
	ld4 r41 = [r14]
	ld4 r40 = [r37]
	mov r39 = r15
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp set#
	.section	.rodata
	.align 8
.LC7:
	stringz	"getsockopt"
	.text
	.align 16
	.proc get#
get:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
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
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	addl r14 = -1, r0
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(from#), gp
	;;
	ld4 r16 = [r14]
	adds r17 = -12, r36
	adds r15 = 4, r36
	mov r14 = r36
	;;
	mov r42 = r17
	adds r41 = -16, r36
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	mov r38 = r16
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp get#
	.section	.rodata
	.align 8
.LC8:
	stringz	"bind"
	.text
	.align 16
	.proc own_address#
own_address:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
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
	addl r14 = 16, r0
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	addl r16 = 2, r0
	;;
	st2 [r14] = r16
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	adds r39 = -32, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp own_address#
	.section	.rodata
	.align 8
.LC9:
	stringz	"connect"
	.align 8
.LC10:
	stringz	"one"
	.align 8
.LC11:
	stringz	"one is held"
	.align 8
.LC12:
	stringz	"two"
	.align 8
.LC13:
	stringz	"three"
	.align 8
.LC14:
	stringz	"all of it"
	.align 8
.LC15:
	stringz	"alone"
	.align 8
.LC16:
	stringz	"UDP_CORK: %d\n"
	.align 8
.LC17:
	stringz	"a"
	.align 8
.LC18:
	stringz	"b"
	.align 8
.LC19:
	stringz	"corked"
	.align 8
.LC20:
	stringz	"uncorked"
	.align 8
.LC21:
	stringz	"after nothing"
	.align 8
.LC22:
	stringz	"nothing, and more"
	.align 8
.LC23:
	stringz	"x"
	.align 8
.LC24:
	stringz	"sent"
	.align 8
.LC25:
	stringz	"too much: %s\n"
	.align 8
.LC26:
	stringz	"too much"
	.align 8
.LC27:
	stringz	"lost"
	.align 8
.LC28:
	stringz	"closed"
	.align 8
.LC29:
	stringz	"to "
	.align 8
.LC30:
	stringz	"sendto"
	.align 8
.LC31:
	stringz	"the first"
	.align 8
.LC32:
	stringz	"one destination"
	.align 8
.LC33:
	stringz	"p"
	.align 8
.LC34:
	stringz	"q"
	.align 8
.LC35:
	stringz	"sendmsg"
	.align 8
.LC36:
	stringz	"by sendmsg"
	.text
	.align 16
	.proc udp#
udp:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -112, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(to#), gp
	;;
	st4 [r15] = r14
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(from#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(to#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = own_address#
	mov r1 = r35
	;;
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	;;
	mov r15 = r14
	adds r14 = -96, r34
	;;
	ld4 r16 = [r15]
	;;
	st4 [r14] = r16
	adds r14 = 4, r14
	adds r15 = 4, r15
	;;
	ld4 r16 = [r15]
	;;
	st4 [r14] = r16
	adds r14 = 4, r14
	adds r15 = 4, r15
	;;
	ld4 r16 = [r15]
	;;
	st4 [r14] = r16
	adds r14 = 4, r14
	adds r15 = 4, r15
	;;
	ld4 r16 = [r15]
	;;
	st4 [r14] = r16
	adds r14 = 4, r14
	adds r15 = 4, r15
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	addl r38 = 16, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r37 = 32768, r0
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	addl r37 = 32768, r0
	;;
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	addl r36 = 17, r0
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	addl r36 = 17, r0
	br.call.sptk.many b0 = set#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	addl r36 = 17, r0
	br.call.sptk.many b0 = get#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 1, r0
	;;
	addl r36 = 17, r0
	br.call.sptk.many b0 = set#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	addl r37 = 32768, r0
	;;
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	addl r37 = 32768, r0
	;;
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 65507, r0
	movl r37 = @gprel(big.1#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r35
	mov r14 = r8
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC24)
	;;
	add r14 = r1, r14
.L17:
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	addl r37 = 32768, r0
	;;
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	mov r38 = r0
	addl r37 = 2, r0
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(from#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -96, r34
	addl r41 = 16, r0
	;;
	mov r40 = r15
	addl r39 = 32768, r0
	addl r38 = 3, r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = sendto#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = htons#
	mov r1 = r35
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -94, r34
	;;
	st2 [r14] = r15
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -96, r34
	addl r41 = 16, r0
	;;
	mov r40 = r15
	mov r39 = r0
	addl r38 = 9, r0
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = sendto#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	adds r14 = -80, r34
	;;
	movl r15 = @gprel(.LC33)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -80, r34
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r34
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC34)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -80, r34
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -48, r34
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 8, r14
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 16, r14
	adds r15 = -80, r34
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 24, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r34
	addl r38 = 32768, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -48, r34
	;;
	st8 [r14] = r0
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r34
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
	mov r1 = r35
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	addl r14 = @gprel(to#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp udp#
	.section	.rodata
	.align 8
.LC37:
	stringz	"listen"
	.align 8
.LC38:
	stringz	"accept"
	.text
	.align 16
	.proc connection#
connection:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	st4 [r34] = r8
	ld4 r36 = [r34]
	;;
	br.call.sptk.many b0 = own_address#
	mov r1 = r35
	addl r37 = 1, r0
	ld4 r36 = [r34]
	;;
	br.call.sptk.many b0 = listen#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r38 = r0
	;;
	addl r37 = 1, r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(from#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	addl r38 = 16, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = accept#
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
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(to#), gp
	;;
	st4 [r14] = r15
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp connection#
	.section	.rodata
	.align 8
.LC39:
	stringz	"within a second: %d\n"
	.align 8
.LC40:
	stringz	"after some time"
	.align 8
.LC41:
	stringz	"four"
	.align 8
.LC42:
	stringz	"TCP_NODELAY"
	.align 8
.LC43:
	stringz	"TCP_CORK: %d\n"
	.align 8
.LC44:
	stringz	"send"
	.align 8
.LC45:
	stringz	"!"
	.align 8
.LC46:
	stringz	"read"
	.align 8
.LC47:
	stringz	"last"
	.align 8
.LC48:
	stringz	"shut down"
	.text
	.align 16
	.proc tcp#
tcp:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = connection#
	mov r1 = r36
	addl r38 = 32768, r0
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	addl r38 = 32768, r0
	;;
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	addl r14 = @gprel(to#), gp
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	mov r14 = r35
	addl r39 = 1000, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	addl r38 = 32768, r0
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	addl r39 = 1, r0
	addl r38 = 1, r0
	;;
	addl r37 = 6, r0
	br.call.sptk.many b0 = set#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 6, r0
	br.call.sptk.many b0 = set#
	mov r1 = r36
	addl r39 = 1, r0
	addl r38 = 3, r0
	;;
	addl r37 = 6, r0
	br.call.sptk.many b0 = set#
	mov r1 = r36
	addl r38 = 3, r0
	;;
	addl r37 = 6, r0
	br.call.sptk.many b0 = get#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	mov r38 = r0
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 3, r0
	;;
	addl r37 = 6, r0
	br.call.sptk.many b0 = set#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	addl r40 = 32768, r0
	addl r39 = 70000, r0
	movl r38 = @gprel(big.0#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	mov r38 = r0
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	br .L20
	;;
.L21:
	addl r14 = @gprel(to#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 70000, r0
	movl r38 = @gprel(big.0#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	adds r32 = -8, r35
	;;
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -8, r35
	adds r16 = -16, r35
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
.L20:
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	addl r15 = 70000, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	addl r38 = 32768, r0
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	;;
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r14 = @gprel(to#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = connection#
	mov r1 = r36
	addl r38 = 32768, r0
	;;
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = put#
	mov r1 = r36
	;;
	addl r14 = @gprel(from#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = received#
	mov r1 = r36
	;;
	addl r14 = @gprel(to#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp tcp#
	.section	.rodata
	.align 8
.LC49:
	stringz	"socketpair"
	.align 8
.LC50:
	stringz	"AF_UNIX holds nothing back"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = udp#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = tcp#
	mov r1 = r35
	mov r39 = r34
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	addl r15 = @gprel(from#), gp
	;;
	st4 [r15] = r14
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(to#), gp
	;;
	st4 [r15] = r14
	addl r37 = 32768, r0
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = put#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC50)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = received#
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
	.bss
	.align 8
	.type	big.1#, @object
	.size	big.1#, 65507
big.1:
	.skip	65507
	.align 8
	.type	big.0#, @object
	.size	big.0#, 70000
big.0:
	.skip	70000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
