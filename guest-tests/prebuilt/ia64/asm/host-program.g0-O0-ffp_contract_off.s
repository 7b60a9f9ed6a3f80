// 4d7470db7f032461eb154bdefec319ae
	.file	"host-program.c"
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
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"a b"
	.align 8
.LC3:
	stringz	"write"
	.align 8
.LC4:
	stringz	"true"
	.align 8
.LC5:
	stringz	"true is false"
	.align 8
.LC6:
	stringz	"read"
	.align 8
.LC7:
	stringz	"left %s\n"
	.text
	.align 16
	.proc input_is_left#
input_is_left:
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
	adds r14 = -8, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r36 = -16, r34
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC3)
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
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = system#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
.L5:
	adds r14 = -8, r34
	addl r38 = 15, r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp input_is_left#
	.section	.rodata
	.align 8
.LC8:
	stringz	"echo hi; exit 3"
	.align 8
.LC9:
	stringz	"system %d\n"
	.align 8
.LC10:
	stringz	"w"
	.align 8
.LC11:
	stringz	"sort -r"
	.align 8
.LC12:
	stringz	"a\nb\nc\n"
	.align 8
.LC13:
	stringz	"pclose %d\n"
	.align 8
.LC14:
	stringz	"r"
	.align 8
.LC15:
	stringz	"echo one; echo two"
	.align 8
.LC16:
	stringz	"read %s"
	.align 8
.LC17:
	stringz	"executed"
	.align 8
.LC18:
	stringz	"echo"
	.align 8
.LC19:
	stringz	"/bin/echo"
	.align 8
.LC20:
	stringz	"status %x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	addl r39 = 2, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = popen#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -48, r35
	;;
	st8 [r15] = r14
	adds r14 = -48, r35
	;;
	ld8 r40 = [r14]
	addl r39 = 6, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = fwrite#
	mov r1 = r36
	adds r15 = -48, r35
	;;
	ld8 r37 = [r15]
	br.call.sptk.many b0 = pclose#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -40, r35
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = popen#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	br .L7
	;;
.L8:
	adds r14 = -32, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L7:
	adds r14 = -40, r35
	adds r15 = -32, r35
	;;
	ld8 r39 = [r14]
	addl r38 = 32, r0
	mov r37 = r15
	br.call.sptk.many b0 = fgets#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -40, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = pclose#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = input_is_left#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r40 = r0
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execl#
	mov r1 = r36
	;;
	addl r37 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	mov r14 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
