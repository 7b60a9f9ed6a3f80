// 9cfccbed74271f19ae958365e5664448 guest-tests/process/exec-damaged.c
	.file	"exec-damaged.c"
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
	.section	.sdata,"aws"
	.align 8
	.type	LAST#, @object
	.size	LAST#, 8
LAST:
	data8	-1
	.bss
	.align 8
	.type	file#, @object
	.size	file#, 65536
file:
	.skip	65536
	.align 8
	.type	own#, @object
	.size	own#, 64
own:
	.skip	64
	.sdata
	.align 8
.LC1:
	data8	file#+176
	.text
	.align 16
	.proc fresh#
fresh:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st4 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	addl r41 = 65536, r0
	mov r40 = r0
	movl r39 = @gprel(file#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	;;
	movl r15 = @gprel(file#)
	;;
	add r15 = r1, r15
	movl r14 = @gprel(own#)
	;;
	add r14 = r1, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	addl r15 = 2, r0
	br .L6
	;;
.L5:
	addl r15 = 3, r0
.L6:
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	st2 [r14] = r15
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	adds r15 = 2048, r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 60, r14
	;;
	st2 [r14] = r0
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 40, r14
	;;
	st8 [r14] = r0
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	addl r15 = 64, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 56, r14
	;;
	st2 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 64, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 80, r14
	adds r16 = -16, r37
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 112, r14
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 112, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 104, r14
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 104, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 96, r14
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 68, r14
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 120, r14
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 128, r14
	addl r15 = 176, r0
	;;
	st8 [r14] = r15
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r15 = 1, r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 152, r14
	;;
	st8 [r14] = r15
	mov r14 = r37
	addl r15 = @gprel(.LC1), gp
	;;
	ld8 r15 = [r15]
	ld8 r40 = [r14]
	;;
	mov r39 = r15
	br.call.sptk.many b0 = strcpy#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fresh#
	.section	.rodata
	.align 8
.LC2:
	stringz	"open"
	.align 8
.LC3:
	stringz	"write"
	.text
	.align 16
	.proc save#
save:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st4 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = unlink#
	mov r1 = r38
	adds r14 = -16, r37
	addl r41 = 493, r0
	addl r40 = 577, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	st4 [r14] = r8
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -8, r37
	;;
	ld8 r41 = [r14]
	movl r40 = @gprel(file#)
	;;
	add r40 = r1, r40
	adds r14 = -32, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -32, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = chmod#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp save#
	.section	.rodata
	.align 8
.LC4:
	stringz	"a0"
	.align 8
.LC5:
	stringz	"SIGBUS"
	.align 8
.LC6:
	stringz	"another signal"
	.align 8
.LC7:
	stringz	"SIGSEGV"
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
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
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
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
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -24, r36
	movl r15 = @gprel(.LC4)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	adds r16 = -24, r36
	adds r15 = 8, r36
	;;
	mov r40 = r14
	mov r39 = r16
	ld8 r38 = [r15]
	br.call.sptk.many b0 = execve#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	adds r14 = -28, r36
	mov r40 = r0
	;;
	mov r39 = r14
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -28, r36
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
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L16
	;;
.L10:
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L12
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L13:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L12:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L15:
	mov r15 = r36
	;;
	mov r40 = r14
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L16:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC8:
	stringz	""
	.align 8
.LC9:
	stringz	"e"
	.align 8
.LC10:
	stringz	"./e"
	.align 8
.LC11:
	stringz	"another machine"
	.align 8
.LC12:
	stringz	"an object file"
	.align 8
.LC13:
	stringz	"headers of another size"
	.align 8
.LC14:
	stringz	"no headers"
	.align 8
.LC15:
	stringz	"too many headers"
	.align 8
.LC16:
	stringz	"headers beyond the file"
	.align 8
.LC17:
	stringz	"headers at a negative offset"
	.align 8
.LC18:
	stringz	"another place of a page"
	.align 8
.LC19:
	stringz	"memory that ends beyond the kernel's start"
	.align 8
.LC20:
	stringz	"addresses of the kernel"
	.align 8
.LC21:
	stringz	"a dynamic program larger than what is free"
	.text
	.align 16
	.proc programs#
programs:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 18, r14
	addl r15 = 8, r0
	;;
	st2 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 54, r14
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 54, r14
	;;
	st2 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 56, r14
	;;
	st2 [r14] = r0
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 56, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	addl r15 = 65532, r0
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	addl r15 = -8, r0
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 72, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(file#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 96, r15
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r15, r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 96, r14
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	addl r15 = -1, r0
	movl r14 = -33554432
	;;
	add r15 = r15, r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 104, r14
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	addl r2 = -1, r0
	;;
	addl r14 = -131071, r2
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	mov r36 = r0
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	addl r2 = -1, r0
	;;
	addl r15 = -65536, r2
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 104, r14
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp programs#
	.align 16
	.proc truncated#
truncated:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	mov r14 = r39
	;;
	st4 [r14] = r34
	adds r14 = 4, r39
	;;
	st4 [r14] = r35
	adds r14 = 8, r39
	;;
	st4 [r14] = r36
	movl r43 = @gprel(.LC8)
	;;
	add r43 = r1, r43
	addl r42 = 1, r0
	movl r41 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r40
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	movl r15 = 33554432
	;;
	add r14 = r14, r15
	;;
	sxt4 r15 = r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 68, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r39
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 68, r14
	;;
	st4 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 96, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r39
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	sub r15 = r14, r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 96, r14
	;;
	st8 [r14] = r15
	adds r14 = -8, r39
	addl r43 = 493, r0
	;;
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC9)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = save#
	mov r1 = r40
	;;
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	adds r14 = -16, r39
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = run#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp truncated#
	.section	.rodata
	.align 8
.LC22:
	stringz	"loader"
	.align 8
.LC23:
	stringz	"./loader"
	.text
	.align 16
	.proc loader#
loader:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st4 [r14] = r34
	mov r15 = r37
	adds r14 = -8, r37
	;;
	ld4 r41 = [r15]
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = save#
	mov r1 = r38
	;;
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	addl r40 = 2, r0
	movl r39 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r38
	;;
	addl r41 = 493, r0
	addl r40 = 65536, r0
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = save#
	mov r1 = r38
	;;
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = run#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp loader#
	.section	.rodata
	.align 8
.LC24:
	stringz	"no dynamic loader"
	.align 8
.LC25:
	stringz	"mkfifo"
	.align 8
.LC26:
	stringz	"a FIFO"
	.align 8
.LC27:
	stringz	"mkdir"
	.align 8
.LC28:
	stringz	"a directory"
	.align 8
.LC29:
	stringz	"not executable"
	.align 8
.LC30:
	stringz	"text"
	.align 8
.LC31:
	stringz	"#!./e\n"
	.align 8
.LC32:
	stringz	"a script"
	.align 8
.LC33:
	stringz	"a loader of another machine"
	.align 8
.LC34:
	stringz	"larger than what is free"
	.align 8
.LC35:
	stringz	"a name of one byte"
	.align 8
.LC36:
	stringz	"a name of 5000 bytes"
	.align 8
.LC37:
	stringz	"a name without its NUL"
	.text
	.align 16
	.proc loaders#
loaders:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	addl r37 = 493, r0
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkfifo#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	addl r37 = 493, r0
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = mkdir#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = rmdir#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 420, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 65536, r0
	addl r37 = 120, r0
	movl r36 = @gprel(file#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	addl r38 = 493, r0
	addl r37 = 65536, r0
	;;
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 6, r0
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(file#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	addl r38 = 493, r0
	addl r37 = 65536, r0
	;;
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 18, r14
	addl r15 = 8, r0
	;;
	st2 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 56, r14
	;;
	st2 [r14] = r0
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 54, r14
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 54, r14
	;;
	st2 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 72, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(file#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 96, r15
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r15, r14
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 96, r14
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	addl r2 = -1, r0
	;;
	addl r14 = -131071, r2
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	mov r36 = r0
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	addl r2 = -1, r0
	;;
	addl r15 = -65536, r2
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 104, r14
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = loader#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 152, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 152, r14
	addl r15 = 5000, r0
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	movl r14 = @gprel(file#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 152, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp loaders#
	.section	.rodata
	.align 8
.LC38:
	stringz	"a loader open for writing"
	.align 8
.LC39:
	stringz	"a program open for writing"
	.text
	.align 16
	.proc busy#
busy:
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
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	addl r37 = 1, r0
	movl r36 = 16777216
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	;;
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	movl r36 = 33554432
	br.call.sptk.many b0 = fresh#
	mov r1 = r35
	;;
	addl r38 = 493, r0
	addl r37 = 65536, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = save#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = run#
	mov r1 = r35
	;;
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
	.endp busy#
	.section	.rodata
	.align 8
.LC40:
	stringz	"/proc/self/exe"
	.align 8
.LC41:
	stringz	"read"
	.align 8
.LC42:
	stringz	"an entry beyond the end of the file"
	.align 8
.LC43:
	stringz	"a file of headers"
	.align 8
.LC44:
	stringz	"zeros beyond the end of the file"
	.align 8
.LC45:
	stringz	"zeros that are not writable"
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
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	movl r36 = @gprel(.LC40)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	st4 [r34] = r8
	addl r38 = 64, r0
	;;
	movl r37 = @gprel(own#)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = programs#
	mov r1 = r35
	mov r40 = r0
	mov r39 = r0
	addl r38 = 32768, r0
	addl r37 = 16384, r0
	;;
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncated#
	mov r1 = r35
	mov r40 = r0
	addl r39 = 2, r0
	addl r38 = 32768, r0
	addl r37 = 120, r0
	;;
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncated#
	mov r1 = r35
	addl r40 = 8, r0
	addl r39 = 2, r0
	addl r38 = 32768, r0
	addl r37 = 16384, r0
	;;
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncated#
	mov r1 = r35
	addl r40 = 8, r0
	mov r39 = r0
	addl r38 = 32768, r0
	addl r37 = 16384, r0
	;;
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = truncated#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = loaders#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = busy#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
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
