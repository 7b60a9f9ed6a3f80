// c7a3c45e729fccaf261296b32a6e638d
	.file	"connection-ends.c"
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
	stringz	" in"
	.align 8
.LC2:
	stringz	""
	.align 8
.LC3:
	stringz	" out"
	.align 8
.LC4:
	stringz	" rdhup"
	.align 8
.LC5:
	stringz	" hup"
	.align 8
.LC6:
	stringz	" err"
	.align 8
.LC7:
	stringz	"%s:%s%s%s%s%s\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 7, 0
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	addl r15 = 8197, r0
	;;
	st2 [r14] = r15
	adds r14 = -10, r36
	;;
	st2 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	adds r38 = -16, r36
	br.call.sptk.many b0 = poll#
	mov r1 = r37
	adds r14 = -10, r36
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	br .L6
	;;
.L5:
	movl r15 = @gprel(.LC2)
	;;
	add r15 = r1, r15
.L6:
	adds r14 = -10, r36
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r16 = @gprel(.LC3)
	;;
	add r16 = r1, r16
	br .L8
	;;
.L7:
	movl r16 = @gprel(.LC2)
	;;
	add r16 = r1, r16
.L8:
	adds r14 = -10, r36
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r17 = r14
	addl r14 = 8192, r0
	;;
	and r14 = r14, r17
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r17 = @gprel(.LC4)
	;;
	add r17 = r1, r17
	br .L10
	;;
.L9:
	movl r17 = @gprel(.LC2)
	;;
	add r17 = r1, r17
.L10:
	adds r14 = -10, r36
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r18 = @gprel(.LC5)
	;;
	add r18 = r1, r18
	br .L12
	;;
.L11:
	movl r18 = @gprel(.LC2)
	;;
	add r18 = r1, r18
.L12:
	adds r14 = -10, r36
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	movl r19 = @gprel(.LC6)
	;;
	add r19 = r1, r19
	br .L14
	;;
.L13:
	movl r19 = @gprel(.LC2)
	;;
	add r19 = r1, r19
.L14:
	mov r14 = r36
	;;
	mov r44 = r19
	mov r43 = r18
	mov r42 = r17
	mov r41 = r16
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC8:
	stringz	"%s: %ld %s\n"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L16
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L17:
	adds r15 = 8, r36
	;;
	mov r41 = r14
	ld8 r40 = [r15]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp result#
	.bss
	.align 4
	.type	address#, @object
	.size	address#, 16
address:
	.skip	16
	.section	.rodata
	.align 8
.LC9:
	stringz	"bind"
	.align 8
.LC10:
	stringz	"listen"
	.text
	.align 16
	.proc listener#
listener:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -12, r34
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r8
	movl r36 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r35
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
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = bind#
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
	addl r37 = 5, r0
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r34
	;;
	mov r38 = r14
	mov r37 = r15
	adds r15 = -16, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp listener#
	.section	.rodata
	.align 8
.LC11:
	stringz	"socketpair"
	.align 8
.LC12:
	stringz	"connect"
	.align 8
.LC13:
	stringz	"accept"
	.text
	.align 16
	.proc pair#
pair:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
	adds r14 = 8, r36
	;;
	ld8 r41 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	br .L20
	;;
.L21:
	br.call.sptk.many b0 = listener#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	addl r40 = 16, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
.L20:
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp pair#
	.section	.rodata
	.align 8
.LC14:
	stringz	"open"
	.align 8
.LC15:
	stringz	"peer's output is shut"
	.align 8
.LC16:
	stringz	"own output is shut"
	.align 8
.LC17:
	stringz	"x"
	.align 8
.LC18:
	stringz	"send"
	.align 8
.LC19:
	stringz	"recv"
	.align 8
.LC20:
	stringz	"both outputs are shut"
	.align 8
.LC21:
	stringz	"peer is closed"
	.text
	.align 16
	.proc halves#
halves:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	mov r14 = r35
	adds r38 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pair#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	mov r40 = r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r35
	mov r40 = r0
	addl r39 = 10, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	adds r38 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pair#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
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
	.endp halves#
	.section	.rodata
	.align 8
.LC22:
	stringz	"last words"
	.align 8
.LC23:
	stringz	"SO_LINGER"
	.align 8
.LC24:
	stringz	"reset"
	.align 8
.LC25:
	stringz	"recv again"
	.text
	.align 16
	.proc resets#
resets:
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
	adds r14 = 4, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r37 = -16, r34
	addl r36 = 2, r0
	br.call.sptk.many b0 = pair#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	mov r39 = r0
	addl r38 = 10, r0
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	adds r15 = 4, r34
	addl r40 = 8, r0
	;;
	mov r39 = r15
	addl r38 = 13, r0
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r34
	mov r39 = r0
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r37 = -16, r34
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = pair#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	adds r15 = 4, r34
	addl r40 = 8, r0
	;;
	mov r39 = r15
	addl r38 = 13, r0
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r34
	mov r39 = r0
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r34
	mov r39 = r0
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r34
	addl r39 = 16384, r0
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -12, r34
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
	.endp resets#
	.section	.rodata
	.align 8
.LC26:
	stringz	"yes"
	.align 8
.LC27:
	stringz	"NO"
	.align 8
.LC28:
	stringz	"getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &size) == 0"
	.align 8
.LC29:
	stringz	"%-3s %s\n"
	.align 8
.LC30:
	stringz	"%s: SO_ERROR: %s\n"
	.align 8
.LC31:
	stringz	"connect again"
	.align 8
.LC32:
	stringz	"and again"
	.align 8
.LC33:
	stringz	"send at once"
	.align 8
.LC34:
	stringz	"send again"
	.text
	.align 16
	.proc later#
later:
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	mov r40 = r0
	addl r39 = 2049, r0
	addl r38 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	addl r40 = 16, r0
	;;
	mov r39 = r14
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r15 = r14
	mov r14 = r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r37
	mov r14 = r36
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = show#
	mov r1 = r37
	adds r15 = -8, r36
	adds r14 = -12, r36
	;;
	mov r42 = r15
	mov r41 = r14
	addl r40 = 4, r0
	addl r39 = 1, r0
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC27)
	;;
	add r14 = r1, r14
.L27:
	movl r40 = @gprel(.LC28)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	addl r40 = 16, r0
	;;
	mov r39 = r14
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	addl r40 = 16, r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
.L28:
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	mov r40 = r0
	addl r39 = 2049, r0
	;;
	addl r38 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	addl r40 = 16, r0
	;;
	mov r39 = r14
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	addl r41 = 16384, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	addl r41 = 16384, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp later#
	.section	.rodata
	.align 8
.LC35:
	stringz	"Unix"
	.align 8
.LC36:
	stringz	"TCP"
	.align 8
.LC37:
	stringz	"somebody listens"
	.align 8
.LC38:
	stringz	"nobody listens"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = halves#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = halves#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = resets#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = listener#
	mov r1 = r35
	st4 [r34] = r8
	ld4 r37 = [r34]
	;;
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = later#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	addl r37 = -1, r0
	;;
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = later#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
