// 3400fcf1ca7a0488f452389723313b81
	.file	"signal-taken.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.align 4
	.type	taken#, @object
	.size	taken#, 4
taken:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(taken#), gp
	mf
	;;
	fetchadd4.acq r15 = [r14], 1
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc mask#
mask:
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
	adds r37 = -128, r35
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	addl r38 = 27, r0
	;;
	adds r37 = -128, r35
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	mov r14 = r35
	mov r39 = r0
	adds r38 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pthread_sigmask#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp mask#
	.align 16
	.proc waker#
waker:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	;;
	st4.rel [r15] = r14
	adds r14 = -12, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = pthread_self#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -12, r35
	;;
	mov r39 = r14
	addl r38 = 1, r0
	mov r37 = r15
	br.call.sptk.many b0 = pthread_setschedparam#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	st4.rel [r14] = r0
	br .L4
	;;
.L5:
	adds r14 = -8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -8, r35
	;;
	st4.rel [r14] = r15
.L4:
	adds r15 = -16, r35
	;;
	ld4.acq r14 = [r15]
	;;
	adds r15 = 1999, r14
	adds r14 = -8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L5
	addl r37 = 1, r0
	br.call.sptk.many b0 = mask#
	mov r1 = r36
	;;
	addl r14 = @gprel(word#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	mf
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 129, r0
	addl r38 = @gprel(word#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
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
	.endp waker#
	.align 16
	.proc waits#
waits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
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
	addl r14 = @gprel(word#), gp
	;;
	st4 [r14] = r0
	mov r37 = r0
	br.call.sptk.many b0 = mask#
	mov r1 = r36
	mov r14 = r35
	;;
	mov r40 = r14
	addl r39 = @ltoff(@fptr(waker#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	adds r37 = -16, r35
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	mov r14 = r0
	br .L12
	;;
.L8:
	addl r37 = 1, r0
	br.call.sptk.many b0 = mask#
	mov r1 = r36
	br .L10
	;;
.L11:
	mov r43 = r0
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = 128, r0
	addl r38 = @gprel(word#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
.L10:
	;;
	addl r14 = @gprel(word#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L12:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp waits#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"n == ROUNDS"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"taken > 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -192, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -168, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -168, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -168, r34
	;;
	adds r14 = 8, r14
	movl r15 = 268435456
	;;
	st4 [r14] = r15
	adds r14 = -24, r34
	;;
	st8 [r14] = r0
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r34
	;;
	adds r14 = 24, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -176, r34
	;;
	st4 [r14] = r0
	adds r14 = -168, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 27, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r14 = -24, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 2, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	adds r14 = -172, r34
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	adds r14 = -172, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waits#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -176, r34
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -176, r34
	;;
	st4 [r15] = r14
	adds r14 = -172, r34
	adds r15 = -172, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -172, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 1999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
	adds r16 = -176, r34
	;;
	ld4 r14 = [r16]
	addl r15 = 2000, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L17:
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(taken#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L19:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
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
