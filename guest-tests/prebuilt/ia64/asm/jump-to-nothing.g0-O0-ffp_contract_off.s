// 1f29b85e72e2d1b21cddf31935fa87e6
	.file	"jump-to-nothing.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc jump#
jump:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
#APP
// 16 "@TOP@/guest-tests/memory/jump-to-nothing.c" 1
	mov b6=r14;;
	br.few b6;;
// 0 "" 2
#NO_APP
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp jump#
	.sbss
	.align 8
	.type	wanted#, @object
	.size	wanted#, 8
wanted:
	.skip	8
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 1, 0
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
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L3
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(wanted#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	cmp.ltu p6, p7 = 15, r14
	(p6) br.cond.dptk .L3
	addl r14 = 7, r0
	br .L4
	;;
.L3:
	addl r14 = 8, r0
.L4:
	;;
	mov r39 = r14
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s: status %d\n"
	.text
	.align 16
	.proc attempt#
attempt:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -192, r12
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	;;
	addl r15 = @gprel(wanted#), gp
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	st8.rel [r15] = r14
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	adds r15 = -176, r37
	;;
	st4 [r15] = r14
	adds r15 = -176, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -168, r37
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -168, r37
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -168, r37
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -168, r37
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 11, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r38
.L7:
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = jump#
	mov r1 = r38
	;;
	addl r39 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L6:
	adds r14 = -172, r37
	mov r41 = r0
	;;
	mov r40 = r14
	adds r14 = -176, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	adds r14 = -172, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -172, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strsignal#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -16, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L10
	;;
.L8:
	adds r14 = -172, r37
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
	mov r15 = r14
	adds r14 = -16, r37
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC1)
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
	.endp attempt#
	.section	.rodata
	.align 8
.LC2:
	stringz	"nothing"
	.align 8
.LC3:
	stringz	"nothing, handled"
	.align 8
.LC4:
	stringz	"data"
	.align 8
.LC5:
	stringz	"data, handled"
	.align 8
.LC6:
	stringz	"gone"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	st8 [r34] = r8
	mov r38 = r0
	addl r37 = 32768, r0
	;;
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = attempt#
	mov r1 = r35
	addl r38 = 1, r0
	addl r37 = 32768, r0
	;;
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = attempt#
	mov r1 = r35
	ld8 r14 = [r34]
	mov r38 = r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = attempt#
	mov r1 = r35
	ld8 r14 = [r34]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = attempt#
	mov r1 = r35
	addl r37 = 65536, r0
	;;
	ld8 r36 = [r34]
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	ld8 r14 = [r34]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = attempt#
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
