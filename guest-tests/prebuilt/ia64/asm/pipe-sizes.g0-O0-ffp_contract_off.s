// 0df3a065d3973332734554e416d9a725 guest-tests/ipc/pipe-sizes.c
	.file	"pipe-sizes.c"
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
	.bss
	.align 8
	.type	bytes#, @object
	.size	bytes#, 2097152
bytes:
	.skip	2097152
	.text
	.align 16
	.proc fill#
fill:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
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
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st8 [r14] = r0
	br .L9
	;;
.L10:
	adds r14 = -8, r37
	adds r16 = -16, r37
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
.L9:
	adds r34 = -8, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r41 = [r15]
	movl r40 = @gprel(bytes#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fill#
	.align 16
	.proc ready#
ready:
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
	st2 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	adds r15 = 4, r36
	;;
	ld2 r15 = [r15]
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
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp ready#
	.section	.rodata
	.align 8
.LC2:
	stringz	"pipe2"
	.align 8
.LC3:
	stringz	"fcntl(p[0], F_GETPIPE_SZ)"
	.align 8
.LC4:
	stringz	"fill(p[1], 1000)"
	.align 8
.LC5:
	stringz	"fill(p[1], 1)"
	.align 8
.LC6:
	stringz	""
	.align 8
.LC7:
	stringz	"%ld: %ld %s, now %d"
	.align 8
.LC8:
	stringz	", holds %ld, then %d"
	.align 8
.LC9:
	stringz	", there are %d"
	.align 8
.LC10:
	stringz	", read %ld\n"
	.align 8
.LC11:
	stringz	"write"
	.align 8
.LC12:
	stringz	"with %d pages: %d"
	.align 8
.LC13:
	stringz	"ok"
	.align 8
.LC14:
	stringz	" %s"
	.align 8
.LC15:
	stringz	"read(p[0], bytes, 1)"
	.align 8
.LC16:
	stringz	"%d\n"
	.align 8
.LC17:
	stringz	"read(p[0], bytes, 4095)"
	.align 8
.LC18:
	stringz	"write(p[1], bytes, 4097)"
	.align 8
.LC19:
	stringz	"write(p[1], bytes, 1)"
	.align 8
.LC20:
	stringz	"write(p[1], bytes, 4096)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -80, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -8, r36
	addl r39 = 2048, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pipe2#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	addl r39 = 1032, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1000, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fill#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fill#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	nop 0
.L15:
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	movl r40 = 2097152
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -64, r36
	;;
	st4 [r14] = r0
	br .L16
	;;
.L21:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(sizes.0#)
	;;
	add r16 = r1, r16
	adds r17 = -64, r36
	;;
	ld4 r14 = [r17]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	addl r39 = 1031, r0
	mov r38 = r15
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -32, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	movl r15 = @gprel(sizes.0#)
	;;
	add r15 = r1, r15
	adds r16 = -64, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r33 = [r14]
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r32 = r8
	br .L18
	;;
.L17:
	movl r32 = @gprel(.LC6)
	;;
	add r32 = r1, r32
.L18:
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	addl r39 = 1032, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -32, r36
	;;
	mov r42 = r15
	mov r41 = r32
	ld8 r40 = [r14]
	mov r39 = r33
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r32 = -24, r36
	addl r39 = 4096, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fill#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = ready#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 4, r14
	;;
	mov r15 = r14
	adds r14 = -24, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	;;
	mov r40 = r15
	addl r39 = 21531, r0
	mov r38 = r14
	br.call.sptk.many b0 = ioctl#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -56, r36
	;;
	st8 [r14] = r0
	br .L19
	;;
.L20:
	adds r14 = -56, r36
	adds r16 = -56, r36
	adds r15 = -16, r36
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L19:
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	adds r32 = -16, r36
	movl r40 = 2097152
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -56, r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r17 = -64, r36
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r36
	;;
	st4 [r15] = r14
.L16:
	adds r16 = -64, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.geu p6, p7 = 14, r14
	(p6) br.cond.dptk .L21
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 16384, r0
	addl r39 = 1031, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	adds r14 = -48, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L22
	;;
.L27:
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 4096, r0
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = ready#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 4, r14
	;;
	mov r15 = r14
	adds r14 = -48, r36
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -40, r36
	addl r15 = 4096, r0
	;;
	st8 [r14] = r15
	br .L23
	;;
.L26:
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -40, r36
	;;
	ld8 r40 = [r14]
	addl r39 = 1031, r0
	mov r38 = r15
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L24
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
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
.L25:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -40, r36
	adds r15 = -40, r36
	;;
	ld8 r15 = [r15]
	;;
	shladd r15 = r15, 1, r0
	;;
	st8 [r14] = r15
.L23:
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	addl r15 = 16384, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 16384, r0
	addl r39 = 1031, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	adds r14 = -48, r36
	adds r15 = -48, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -48, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = ready#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 4, r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 4095, r0
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = ready#
	mov r1 = r37
	mov r14 = r8
	;;
	and r14 = 4, r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 4097, r0
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 4096, r0
	movl r39 = @gprel(bytes#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = show_answer#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	sizes.0#, @object
	.size	sizes.0#, 120
sizes.0:
	data8	0
	data8	1
	data8	4095
	data8	4096
	data8	4097
	data8	8191
	data8	8192
	data8	8193
	data8	12288
	data8	65535
	data8	65536
	data8	65537
	data8	1048575
	data8	1048576
	data8	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
