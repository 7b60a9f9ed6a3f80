// 1a3550508796dda42e6732fda1e9a388
	.file	"stack-overflow-handler.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	on_alternate#, @object
	.size	on_alternate#, 4
on_alternate:
	.skip	4
	.bss
	.align 8
	.type	alternate#, @object
	.size	alternate#, 262144
alternate:
	.skip	262144
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	movl r14 = @gprel(alternate#)
	;;
	add r14 = r1, r14
	adds r15 = -16, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(alternate#+262144)
	;;
	add r14 = r1, r14
	adds r15 = -16, r35
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	addl r14 = 1, r0
	br .L3
	;;
.L2:
	mov r14 = r0
.L3:
	addl r15 = @gprel(on_alternate#), gp
	;;
	st4.rel [r15] = r14
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.align 16
	.proc down#
down:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -1040, r12
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
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -1024, r35
	;;
	st4.rel [r15] = r14
	adds r37 = -1024, r35
	br.call.sptk.many b0 = down#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -1024, r35
	;;
	ld4.acq r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp down#
	.align 16
	.proc deeper#
deeper:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 4, r14
	adds r14 = -28, r36
	;;
	ld4.acq r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 8, r14
	adds r14 = -24, r36
	;;
	ld4.acq r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 12, r14
	adds r14 = -20, r36
	;;
	ld4.acq r15 = [r15]
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = deeper#
	mov r1 = r37
	mov r15 = r8
	br .L8
	;;
.L7:
	mov r15 = r0
.L8:
	adds r14 = -16, r36
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r15, r14
	adds r14 = -24, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r15 = r16, r14
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp deeper#
	.align 16
	.proc more#
more:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
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
	movl r14 = @gprel(alternate#)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(alternate#+262144)
	;;
	add r14 = r1, r14
	adds r15 = -32, r35
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	addl r15 = 1, r0
	br .L12
	;;
.L11:
	mov r15 = r0
.L12:
	addl r14 = @gprel(on_alternate#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(on_alternate#), gp
	;;
	st4.rel [r15] = r14
	addl r14 = @gprel(on_alternate#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L13
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
.L13:
	adds r14 = -24, r35
	;;
	mov r38 = r14
	addl r37 = 3, r0
	br.call.sptk.many b0 = getrlimit#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r15 = 1048576, r2
	adds r14 = -24, r35
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	mov r38 = r14
	addl r37 = 3, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp more#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"overflow, on the alternate stack: %d\n"
	.align 8
.LC2:
	stringz	"overflow again"
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"on_alternate > 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.proc registers#
registers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -192, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r14 = 1, r0
	adds r15 = -176, r34
	;;
	st4 [r15] = r14
	adds r14 = -172, r34
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -168, r34
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -164, r34
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -160, r34
	adds r16 = -176, r34
	;;
	ld8 r15 = [r16]
	;;
	st8.rel [r14] = r15
	adds r14 = 8, r14
	adds r15 = -168, r34
	;;
	ld8 r15 = [r15]
	;;
	st8.rel [r14] = r15
	adds r14 = -144, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r37 = r14
	mov r36 = r0
	mov r35 = r15
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -144, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -144, r34
	;;
	adds r14 = 8, r14
	movl r15 = 134217728
	;;
	st4 [r14] = r15
	addl r36 = 1, r0
	movl r35 = @gprel(back#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -160, r34
	;;
	mov r36 = r14
	addl r35 = 1000000, r0
	br.call.sptk.many b0 = deeper#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC0)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	br .L17
	;;
.L16:
	addl r14 = @gprel(on_alternate#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC1)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
.L17:
	;;
	addl r14 = @gprel(on_alternate#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -144, r34
	addl r15 = @ltoff(@fptr(more#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -144, r34
	mov r37 = r0
	;;
	mov r36 = r14
	addl r35 = 11, r0
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	addl r36 = 1, r0
	;;
	movl r35 = @gprel(back#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -160, r34
	;;
	mov r36 = r14
	addl r35 = 60000, r0
	br.call.sptk.many b0 = deeper#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC0)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	br .L19
	;;
.L18:
	movl r35 = @gprel(.LC2)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = puts#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
.L19:
	;;
	addl r14 = @gprel(on_alternate#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L21:
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp registers#
	.section	.rodata
	.align 8
.LC7:
	stringz	"sigaltstack(&stack, NULL) == 0"
	.align 8
.LC8:
	stringz	"overflow %d, on the alternate stack: %d\n"
	.align 8
.LC9:
	stringz	"sigaltstack(NULL, &old) == 0 && old.ss_sp == alternate"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -240, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r14 = 1048576, r0
	adds r15 = -224, r34
	;;
	st8 [r15] = r14
	adds r14 = -216, r34
	movl r15 = 16777216
	;;
	st8 [r14] = r15
	adds r36 = -224, r34
	addl r35 = 3, r0
	br.call.sptk.many b0 = setrlimit#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -208, r34
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
	adds r14 = -208, r34
	movl r15 = @gprel(alternate#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -208, r34
	;;
	adds r14 = 16, r14
	addl r15 = 262144, r0
	;;
	st8 [r14] = r15
	adds r14 = -208, r34
	mov r36 = r0
	;;
	mov r35 = r14
	br.call.sptk.many b0 = sigaltstack#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L24:
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -184, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r37 = r14
	mov r36 = r0
	mov r35 = r15
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -184, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 8, r14
	movl r15 = 134217728
	;;
	st4 [r14] = r15
	adds r14 = -184, r34
	mov r37 = r0
	;;
	mov r36 = r14
	addl r35 = 11, r0
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	st4.rel [r14] = r0
	br .L25
	;;
.L29:
	addl r36 = 1, r0
	movl r35 = @gprel(back#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -12, r34
	;;
	st4.rel [r14] = r0
	adds r14 = -12, r34
	;;
	mov r35 = r14
	br.call.sptk.many b0 = down#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC0)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	br .L28
	;;
.L27:
	adds r14 = -16, r34
	;;
	ld4.acq r14 = [r14]
	addl r15 = @gprel(on_alternate#), gp
	;;
	ld4.acq r15 = [r15]
	;;
	mov r37 = r15
	mov r36 = r14
	movl r35 = @gprel(.LC8)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
.L28:
	adds r14 = -16, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -16, r34
	;;
	st4.rel [r14] = r15
.L25:
	adds r14 = -16, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = registers#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -40, r34
	;;
	mov r36 = r14
	mov r35 = r0
	br.call.sptk.many b0 = sigaltstack#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(alternate#)
	;;
	add r15 = r1, r15
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L31:
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
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
