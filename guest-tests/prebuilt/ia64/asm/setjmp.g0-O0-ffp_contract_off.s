// d02532068fa36ee15517ce3058521352
	.file	"setjmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	outer#, @object
	.size	outer#, 704
outer:
	.skip	704
	.align 16
	.type	inner#, @object
	.size	inner#, 704
inner:
	.skip	704
	.sbss
	.align 4
	.type	calls#, @object
	.size	calls#, 4
calls:
	.skip	4
	.text
	.align 16
	.proc dive#
dive:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	addl r39 = 100, r0
	;;
	ld4 r38 = [r14]
	adds r37 = -112, r35
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	addl r38 = 42, r0
	movl r37 = @gprel(outer#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = longjmp#
	;;
.L2:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dive#
	mov r1 = r36
	adds r14 = -107, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(calls#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(calls#), gp
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp dive#
	.align 16
	.proc bail#
bail:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	addl r14 = @gprel(calls#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(calls#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(calls#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L4
	addl r39 = 7, r0
	movl r38 = @gprel(inner#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = longjmp#
	;;
.L4:
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp bail#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d %g %d\n"
	.align 8
.LC1:
	stringz	"zero becomes one"
	.align 8
.LC2:
	stringz	"out of qsort after %d\n"
	.align 8
.LC3:
	stringz	"%d rounds\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -104, r34
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -96, r34
	movl r15 = 0x3ff8000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	movl r35 = @gprel(outer#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	adds r15 = -112, r34
	;;
	st4 [r15] = r14
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -104, r34
	addl r15 = 2, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -96, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fadd.d f6 = f6, f6
	adds r14 = -96, r34
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	addl r35 = 50, r0
	br.call.sptk.many b0 = dive#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
.L8:
	adds r14 = -104, r34
	;;
	ld4.acq r15 = [r14]
	adds r14 = -96, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	addl r14 = @gprel(calls#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	getf.d r38 = f6
	mov r37 = r15
	adds r14 = -112, r34
	;;
	ld4 r36 = [r14]
	movl r35 = @gprel(.LC0)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	movl r35 = @gprel(outer#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r36 = r0
	movl r35 = @gprel(outer#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = longjmp#
	;;
.L9:
	movl r35 = @gprel(.LC1)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = puts#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -88, r34
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	movl r35 = @gprel(inner#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -88, r34
	addl r38 = @ltoff(@fptr(bail#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 4, r0
	addl r36 = 20, r0
	mov r35 = r14
	br.call.sptk.many b0 = qsort#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	br .L11
	;;
.L10:
	addl r14 = @gprel(calls#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC2)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
.L11:
	adds r14 = -8, r34
	;;
	st4.rel [r14] = r0
	movl r35 = @gprel(inner#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -108, r34
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -8, r34
	;;
	st4.rel [r14] = r15
	adds r14 = -108, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 199, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	adds r14 = -108, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r36 = r14
	movl r35 = @gprel(inner#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = longjmp#
	;;
.L12:
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC3)
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
