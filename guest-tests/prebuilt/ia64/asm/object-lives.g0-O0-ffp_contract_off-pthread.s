// c9a7bffc569f09d38bd4e87dfd6ae775
	.file	"object-lives.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC1:
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
	movl r38 = @gprel(.LC1)
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
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.text
	.align 16
	.proc count#
count:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(signals#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata
	.align 8
.LC2:
	stringz	" "
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"%s: %ld%s%s\n"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st8 [r37] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L6
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
	br .L7
	;;
.L6:
	movl r34 = @gprel(.LC3)
	;;
	add r34 = r1, r34
.L7:
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
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
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L9:
	adds r15 = 8, r37
	;;
	mov r43 = r14
	mov r42 = r34
	ld8 r41 = [r15]
	ld8 r40 = [r37]
	movl r39 = @gprel(.LC4)
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
	.endp result#
	.section	.rodata
	.align 8
.LC5:
	stringz	"F_SETOWN"
	.align 8
.LC6:
	stringz	"F_SETFL"
	.text
	.align 16
	.proc own#
own:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 8, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r39 = 10240, r0
	;;
	addl r38 = 4, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp own#
	.section	.rodata
	.align 8
.LC7:
	stringz	"socketpair"
	.align 8
.LC8:
	stringz	"no room"
	.align 8
.LC9:
	stringz	"told of room: %d\n"
	.align 8
.LC10:
	stringz	"shutdown"
	.align 8
.LC11:
	stringz	"x"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"told again: %d\n"
	.text
	.align 16
	.proc full_socket#
full_socket:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	adds r40 = -16, r35
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r39 = 2048, r0
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
.L12:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r39 = 5000, r0
	movl r38 = @gprel(b.0#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = own#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r39 = 5000, r0
	movl r38 = @gprel(b.0#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(signals#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 2048, r0
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	nop 0
.L13:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 5000, r0
	movl r38 = @gprel(b.0#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r14 = @gprel(signals#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r40 = 16384, r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
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
	.endp full_socket#
	.section	.rodata
	.align 8
.LC14:
	stringz	"x\n"
	.align 8
.LC15:
	stringz	"told of what came: %d\n"
	.align 8
.LC16:
	stringz	"read"
	.text
	.align 16
	.proc two_owners#
two_owners:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	mov r14 = r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = own#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = own#
	mov r1 = r37
	;;
	addl r14 = @gprel(signals#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = 4, r36
	addl r40 = 2, r0
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r38 = 5000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
	;;
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r36
	addl r40 = 1, r0
	adds r39 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	mov r14 = r36
	mov r40 = r0
	addl r39 = 4, r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r36
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
	.endp two_owners#
	.section	.rodata
	.align 8
.LC17:
	stringz	"pipe"
	.align 8
.LC18:
	stringz	"unlockpt"
	.align 8
.LC19:
	stringz	"slave"
	.text
	.align 16
	.proc owners#
owners:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 258, r0
	;;
	br.call.sptk.many b0 = posix_openpt#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	st4 [r14] = r8
	adds r14 = -128, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	addl r15 = @ltoff(@fptr(count#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -128, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 29, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = full_socket#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = full_socket#
	mov r1 = r36
	adds r14 = -140, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -140, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -140, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = two_owners#
	mov r1 = r36
	adds r15 = -144, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = grantpt#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -144, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = unlockpt#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -144, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = ptsname#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 258, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -144, r35
	;;
	ld4 r38 = [r15]
	mov r37 = r14
	br.call.sptk.many b0 = two_owners#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	addl r37 = 29, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp owners#
	.section	.rodata
	.align 8
.LC20:
	stringz	"unread"
	.align 8
.LC21:
	stringz	"disconnect"
	.align 8
.LC22:
	stringz	"write from it"
	.align 8
.LC23:
	stringz	"write to it"
	.align 8
.LC24:
	stringz	"y"
	.align 8
.LC25:
	stringz	"again"
	.align 8
.LC26:
	stringz	"z"
	.align 8
.LC27:
	stringz	"write to what is left"
	.text
	.align 16
	.proc half_a_pair#
half_a_pair:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -20, r34
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
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	adds r14 = -28, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -28, r34
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 6, r0
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r34
	addl r38 = 16, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r34
	addl r39 = 64, r0
	addl r38 = 10, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r15 = -28, r34
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	adds r15 = -28, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 16384, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	adds r15 = -28, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 16384, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	adds r15 = -28, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
.L17:
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L18
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp half_a_pair#
	.section	.rodata
	.align 8
.LC28:
	stringz	"bind"
	.text
	.align 16
	.proc bound#
bound:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -124, r37
	;;
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -124, r37
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -124, r37
	;;
	adds r14 = 2, r14
	;;
	adds r14 = 1, r14
	adds r15 = 8, r37
	;;
	ld8 r40 = [r15]
	mov r39 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r38
	mov r14 = r37
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	addl r39 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r38
	adds r14 = -128, r37
	;;
	st4 [r14] = r8
	adds r14 = -124, r37
	;;
	mov r34 = r14
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 3, r14
	;;
	mov r41 = r14
	mov r40 = r34
	adds r15 = -128, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = bind#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC28)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -128, r37
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp bound#
	.align 16
	.proc connect_to#
connect_to:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -112, r37
	addl r15 = 110, r0
	;;
	mov r41 = r15
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	addl r14 = 1, r0
	adds r15 = -112, r37
	;;
	st2 [r15] = r14
	adds r14 = -110, r37
	;;
	adds r14 = 1, r14
	adds r15 = 8, r37
	;;
	ld8 r40 = [r15]
	mov r39 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r38
	adds r34 = -112, r37
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r15 = 3, r14
	mov r14 = r37
	;;
	mov r41 = r15
	mov r40 = r34
	ld4 r39 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp connect_to#
	.section	.rodata
	.align 8
.LC29:
	stringz	"one"
	.align 8
.LC30:
	stringz	"connect"
	.align 8
.LC31:
	stringz	"write to what has gone"
	.align 8
.LC32:
	stringz	"connect to the next"
	.align 8
.LC33:
	stringz	"connect to itself"
	.align 8
.LC34:
	stringz	"others may not"
	.align 8
.LC35:
	stringz	"write to itself"
	.align 8
.LC36:
	stringz	"write after its end"
	.text
	.align 16
	.proc followers#
followers:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -12, r35
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L25:
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r16 = r8
	adds r15 = -8, r35
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r15 = -8, r35
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = connect_to#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r15 = -8, r35
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L24:
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L25
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r32 = -12, r35
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = connect_to#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect_to#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -12, r35
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
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
	.endp followers#
	.section	.rodata
	.align 8
.LC37:
	stringz	"two"
	.align 8
.LC38:
	stringz	"listen"
	.align 8
.LC39:
	stringz	"hi"
	.align 8
.LC40:
	stringz	"read from one that has gone"
	.align 8
.LC41:
	stringz	"and then"
	.text
	.align 16
	.proc listeners#
listeners:
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
	adds r32 = -12, r35
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -12, r35
	;;
	addl r38 = 5, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC38)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L27
	;;
.L28:
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r16 = r8
	mov r15 = r35
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	mov r15 = r35
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = connect_to#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r15 = r35
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 2, r0
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L27:
	adds r17 = -16, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r15 = r0
	adds r32 = -8, r35
	adds r14 = -12, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -4, r35
	adds r14 = -8, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r15 = -4, r35
	adds r14 = -8, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r35
	mov r40 = r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 16384, r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r37 = [r14]
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
	.endp listeners#
	.section	.rodata
	.align 8
.LC42:
	stringz	"p"
	.align 8
.LC43:
	stringz	"sendmsg"
	.text
	.align 16
	.proc pass#
pass:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -144, r12
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
	adds r14 = -120, r37
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
	adds r14 = -96, r37
	movl r15 = @gprel(.LC42)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -96, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
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
	adds r14 = -80, r37
	;;
	adds r14 = 16, r14
	adds r15 = -96, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 32, r14
	adds r15 = -120, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 40, r14
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L30
	adds r14 = -80, r37
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L31
	;;
.L30:
	mov r14 = r0
.L31:
	adds r15 = -128, r37
	;;
	st8 [r15] = r14
	adds r15 = -128, r37
	;;
	ld8 r14 = [r15]
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	adds r15 = -128, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -128, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -128, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r16 = 16, r14
	adds r14 = -8, r37
	adds r15 = 4, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r37
	;;
	adds r14 = 4, r14
	adds r15 = 8, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r37
	addl r41 = 8, r0
	;;
	mov r40 = r14
	mov r39 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	adds r15 = -80, r37
	mov r14 = r37
	mov r41 = r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC43)
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
	.endp pass#
	.section	.rodata
	.align 8
.LC44:
	stringz	"circles are gone"
	.text
	.align 16
	.proc in_flight#
in_flight:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
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
	br .L33
	;;
.L34:
	adds r14 = -12, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r34
	;;
	ld4 r16 = [r14]
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = pass#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r34
	;;
	ld4 r16 = [r14]
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = pass#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r34
	;;
	ld4 r16 = [r14]
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = pass#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
.L33:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L34
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp in_flight#
	.section	.rodata
	.align 8
.LC45:
	stringz	"the chain is gone"
	.text
	.align 16
	.proc chain#
chain:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
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
	adds r14 = -12, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = dup#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -4, r34
	;;
	st4 [r14] = r15
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = dup#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	br .L36
	;;
.L37:
	adds r14 = 4, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r34
	;;
	ld4 r16 = [r14]
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = pass#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r34
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
.L36:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 4999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L37
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp chain#
	.sbss
	.align 4
	.type	wait_on_this#, @object
	.size	wait_on_this#, 8
wait_on_this:
	.skip	8
	.section	.rodata
	.align 8
.LC46:
	stringz	"/dev/null"
	.align 8
.LC47:
	stringz	"its number is another's: %d\n"
	.align 8
.LC48:
	stringz	"still"
	.text
	.align 16
	.proc close_it#
close_it:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	addl r14 = @gprel(wait_on_this#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	mov r38 = r0
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	addl r14 = @gprel(wait_on_this#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L39:
	;;
	addl r14 = @gprel(wait_on_this#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 5, r0
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp close_it#
	.align 16
	.proc closed_while_waiting#
closed_while_waiting:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st1 [r14] = r32
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st2 [r14] = r0
	adds r14 = -16, r35
	adds r15 = -32, r35
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	addl r40 = @gprel(wait_on_this#), gp
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	adds r14 = -40, r35
	br .L43
	;;
.L42:
	mov r14 = r0
.L43:
	adds r15 = -40, r35
	;;
	mov r40 = r14
	addl r39 = @ltoff(@fptr(close_it#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	mov r14 = r35
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	addl r14 = @gprel(wait_on_this#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = readv#
	mov r1 = r36
	mov r14 = r8
	br .L45
	;;
.L44:
	addl r14 = @gprel(wait_on_this#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r35
	mov r40 = r0
	addl r39 = 10, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
.L45:
	adds r15 = -48, r35
	;;
	st8 [r15] = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -32, r35
	adds r15 = -48, r35
	;;
	ld8 r38 = [r15]
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r35
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	addl r14 = @gprel(wait_on_this#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L46:
	;;
	addl r14 = @gprel(wait_on_this#), gp
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
	.endp closed_while_waiting#
	.section	.rodata
	.align 8
.LC49:
	stringz	"object"
	.align 8
.LC50:
	stringz	"mkfifo"
	.align 8
.LC51:
	stringz	"fifo"
	.align 8
.LC52:
	stringz	"open"
	.align 2
.LC0:
	data2	1
	stringz	"object"
	.skip	101
	.text
	.align 16
	.proc changing_kinds#
changing_kinds:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -96, r35
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	st4 [r14] = r0
	br .L48
	;;
.L49:
	adds r32 = -108, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -104, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -96, r35
	;;
	mov r15 = r14
	adds r14 = -108, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	addl r38 = 384, r0
	;;
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC50)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -100, r35
	;;
	addl r38 = 2050, r0
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -100, r35
	addl r39 = 4, r0
	;;
	movl r38 = @gprel(.LC51)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	mov r15 = r14
	adds r14 = -104, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	mov r15 = r14
	adds r14 = -104, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -100, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	mov r15 = r14
	adds r14 = -108, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -108, r35
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = -108, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -104, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -112, r35
	;;
	st4 [r15] = r14
.L48:
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L49
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp changing_kinds#
	.section	.rodata
	.align 8
.LC53:
	stringz	"openpt"
	.align 8
.LC54:
	stringz	"locked"
	.align 8
.LC55:
	stringz	"unlink"
	.align 8
.LC56:
	stringz	"flock"
	.align 8
.LC57:
	stringz	"epoll"
	.text
	.align 16
	.proc left_at_the_end#
left_at_the_end:
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
	addl r37 = 258, r0
	;;
	br.call.sptk.many b0 = posix_openpt#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = grantpt#
	mov r1 = r36
	mov r32 = r8
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = unlockpt#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = pass#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r32 = [r14]
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ptsname#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 258, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r15 = -16, r35
	;;
	ld4 r38 = [r15]
	mov r37 = r32
	br.call.sptk.many b0 = pass#
	mov r1 = r36
	mov r14 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	ld4 r16 = [r14]
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = pass#
	mov r1 = r36
	;;
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC52)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -12, r35
	;;
	st4 [r14] = r15
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC55)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = flock#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC56)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r32 = [r14]
	mov r37 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC57)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -12, r35
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	mov r37 = r32
	br.call.sptk.many b0 = pass#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp left_at_the_end#
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
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1, r0
	addl r36 = 13, r0
	;;
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = owners#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = half_a_pair#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = followers#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = listeners#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = in_flight#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = chain#
	mov r1 = r35
	mov r36 = r0
	;;
	br.call.sptk.many b0 = closed_while_waiting#
	mov r1 = r35
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = closed_while_waiting#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = changing_kinds#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = left_at_the_end#
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
	.type	b.0#, @object
	.size	b.0#, 5000
b.0:
	.skip	5000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
