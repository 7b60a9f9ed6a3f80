// 90a9447f8fd2bc5ad65e2d327a019f19
	.file	"exec-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	list#, @object
	.size	list#, 16777216
list:
	.skip	16777216
	.align 8
	.type	text#, @object
	.size	text#, 131074
text:
	.skip	131074
	.sbss
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.text
	.align 16
	.proc run#
run:
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	addl r14 = @gprel(self#), gp
	;;
	ld8 r16 = [r14]
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	mov r38 = r16
	br.call.sptk.many b0 = execve#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 7, r14
	(p6) br.cond.dptk .L3
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L4
	addl r14 = 102, r0
	br .L6
	;;
.L4:
	addl r14 = 103, r0
	br .L6
	;;
.L3:
	addl r14 = 101, r0
.L6:
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L2:
	adds r14 = -12, r36
	mov r40 = r0
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	br .L9
	;;
.L7:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	sub r14 = r0, r14
.L9:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC0:
	stringz	"runs"
	.align 8
.LC1:
	stringz	"?"
	.align 8
.LC2:
	stringz	"EFAULT"
	.align 8
.LC3:
	stringz	"E2BIG"
	.align 8
.LC4:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc say#
say:
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
	st4 [r14] = r33
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 101, r14
	(p6) br.cond.dptk .L11
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 102, r14
	(p6) br.cond.dptk .L12
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 99, r14
	(p6) br.cond.dptk .L13
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L13:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L12:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L11:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L16:
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC4)
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
	.endp say#
	.section	.rodata
	.align 8
.LC5:
	stringz	"child"
	.text
	.align 16
	.proc repeated#
repeated:
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	addl r39 = 120, r0
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	;;
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	addl r14 = 1, r0
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	br .L18
	;;
.L19:
	movl r15 = @gprel(list#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st8 [r16] = r14
.L18:
	mov r14 = r36
	adds r16 = -16, r36
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(list#)
	;;
	add r14 = r1, r14
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r15 = @gprel(list#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r14 = -8, r36
	;;
	st8 [r14] = r0
	adds r14 = -8, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(list#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = run#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp repeated#
	.section	.rodata
	.align 8
.LC6:
	stringz	"yes"
	.align 8
.LC7:
	stringz	"NO"
	.align 8
.LC8:
	stringz	"setrlimit(RLIMIT_STACK, &r) == 0"
	.align 8
.LC9:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.proc limit#
limit:
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
	adds r38 = -16, r35
	addl r37 = 3, r0
	br.call.sptk.many b0 = getrlimit#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r38 = -16, r35
	addl r37 = 3, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC9)
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
	.endp limit#
	.section	.rodata
	.align 8
.LC10:
	stringz	"a string of 131071 bytes"
	.align 8
.LC11:
	stringz	"a string of 131072 bytes"
	.align 8
.LC12:
	stringz	"1.9 MiB"
	.align 8
.LC13:
	stringz	"2.1 MiB"
	.align 8
.LC14:
	stringz	"100000 short ones"
	.align 8
.LC15:
	stringz	"5.9 MiB"
	.align 8
.LC16:
	stringz	"6.1 MiB"
	.align 8
.LC17:
	stringz	"16000 times 128 KiB"
	.align 8
.LC18:
	stringz	"400000 short ones"
	.align 8
.LC19:
	stringz	"arguments and environment"
	.align 8
.LC20:
	stringz	"120 KiB"
	.align 8
.LC21:
	stringz	"132 KiB"
	.align 8
.LC22:
	stringz	"a bad pointer"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 2361183241434822607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 7
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	sxt4 r15 = r14
	movl r14 = -6640827866535438581
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r15, r14
	br .L27
	;;
.L25:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(self#), gp
	;;
	st8 [r15] = r14
	addl r39 = 131071, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 131072, r0
	;;
	addl r38 = 1, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 104857, r0
	;;
	addl r38 = 19, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 104857, r0
	;;
	addl r38 = 21, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 1, r0
	;;
	addl r38 = 100000, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	;;
	addl r38 = -1, r0
	br.call.sptk.many b0 = limit#
	mov r1 = r37
	addl r39 = 104857, r0
	;;
	addl r38 = 59, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 104857, r0
	;;
	addl r38 = 61, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 131071, r0
	;;
	addl r38 = 16000, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 3, r0
	;;
	addl r38 = 400000, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 104857, r0
	;;
	addl r38 = 31, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	;;
	movl r39 = @gprel(list#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(list#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = run#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	;;
	addl r38 = 262144, r0
	br.call.sptk.many b0 = limit#
	mov r1 = r37
	addl r39 = 1000, r0
	;;
	addl r38 = 120, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	addl r39 = 1030, r0
	;;
	addl r38 = 132, r0
	br.call.sptk.many b0 = repeated#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	;;
	movl r14 = @gprel(list#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	addl r15 = -4096, r0
	;;
	st8 [r14] = r15
	movl r14 = @gprel(list#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r39 = -16, r36
	movl r38 = @gprel(list#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = run#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = say#
	mov r1 = r37
	mov r14 = r0
.L27:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
