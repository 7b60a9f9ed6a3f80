// 434aa9e6d3d5296afa872b78b61957ec guest-tests/signal/longjmp-out.c
	.file	"longjmp-out.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.align 16
	.type	plain#, @object
	.size	plain#, 704
plain:
	.skip	704
	.text
	.align 16
	.proc out#
out:
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
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L2
	addl r14 = 1, r0
	br .L3
	;;
.L2:
	addl r14 = 2, r0
.L3:
	;;
	mov r38 = r14
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp out#
	.align 16
	.proc out_plain#
out_plain:
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
	addl r38 = 1, r0
	movl r37 = @gprel(plain#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = longjmp#
	;;
	break.f 0
	;;
	.endp out_plain#
	.align 16
	.proc blocked#
blocked:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r39 = -128, r35
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r38 = [r14]
	adds r37 = -128, r35
	br.call.sptk.many b0 = sigismember#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp blocked#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d %d\n"
	.align 8
.LC1:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 4, 0
	adds r16 = 8, r12
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r38 = @ltoff(@fptr(out#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 10, r0
	br.call.sptk.many b0 = signal#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	;;
	addl r38 = @ltoff(@fptr(out#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 12, r0
	br.call.sptk.many b0 = signal#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r36
	;;
	st4.rel [r14] = r0
	adds r14 = -12, r36
	;;
	st4.rel [r14] = r0
	adds r14 = -8, r36
	;;
	st4.rel [r14] = r0
	br .L8
	;;
.L16:
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L10
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	br .L11
	;;
.L12:
	adds r14 = -8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	addl r14 = 10, r0
	br .L15
	;;
.L14:
	addl r14 = 12, r0
.L15:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = raise#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	br .L11
	;;
.L13:
	adds r15 = -16, r36
	;;
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4.rel [r15] = r14
	br .L11
	;;
.L10:
	adds r14 = -12, r36
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -12, r36
	;;
	st4.rel [r14] = r15
	nop 0
.L11:
	adds r14 = -8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -8, r36
	;;
	st4.rel [r14] = r15
.L8:
	adds r14 = -8, r36
	;;
	ld4.acq r14 = [r14]
	addl r15 = 9999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	adds r14 = -16, r36
	;;
	ld4.acq r32 = [r14]
	adds r14 = -12, r36
	;;
	ld4.acq r33 = [r14]
	addl r37 = 10, r0
	br.call.sptk.many b0 = blocked#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r33
	mov r38 = r32
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	;;
	addl r38 = @ltoff(@fptr(out_plain#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 10, r0
	br.call.sptk.many b0 = signal#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	;;
	movl r37 = @gprel(plain#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
.L17:
	addl r37 = 10, r0
	br.call.sptk.many b0 = blocked#
	;;
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
