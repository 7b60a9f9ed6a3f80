// 725913f728c2d6da396ebe5e1a50c3ef
	.file	"cancel.c"
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
	.sbss
	.align 4
	.type	cleaned#, @object
	.size	cleaned#, 4
cleaned:
	.skip	4
	.align 4
	.type	p#, @object
	.size	p#, 8
p:
	.skip	8
	.align 4
	.type	ready#, @object
	.size	ready#, 4
ready:
	.skip	4
	.text
	.align 16
	.proc clean#
clean:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	mov r15 = r14
	addl r14 = @gprel(cleaned#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(cleaned#), gp
	;;
	st4 [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp clean#
	.align 16
	.proc blocked#
blocked:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -1296, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -16, r35
	;;
	st8 [r14] = r32
	adds r14 = -1264, r35
	addl r15 = @ltoff(@fptr(clean#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -1256, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -624, r35
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __sigsetjmp
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -1248, r35
	;;
	st4 [r14] = r15
	adds r14 = -1248, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r15 = -1256, r35
	adds r14 = -1264, r35
	;;
	ld8 r14 = [r14]
	ld8 r36 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -624, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_unwind_next#
	;;
.L7:
	adds r14 = -624, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_register_cancel#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(clean#)), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -1280, r35
	;;
	st8 [r16] = r14
	adds r14 = -1272, r35
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -1232, r35
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __sigsetjmp
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -1244, r35
	;;
	st4 [r14] = r15
	adds r14 = -1244, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r15 = -1272, r35
	adds r16 = -1280, r35
	;;
	ld8 r14 = [r16]
	ld8 r36 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -1232, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_unwind_next#
	;;
.L8:
	adds r14 = -1232, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_register_cancel#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(ready#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	addl r14 = @gprel(p#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -1240, r35
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -1232, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_unregister_cancel#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -624, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_unregister_cancel#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp blocked#
	.align 16
	.proc computing#
computing:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -672, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -16, r35
	;;
	st8 [r14] = r32
	mov r37 = r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = pthread_setcanceltype#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(clean#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -656, r35
	;;
	st8 [r15] = r14
	adds r14 = -648, r35
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -624, r35
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __sigsetjmp
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -640, r35
	;;
	st4 [r14] = r15
	adds r14 = -640, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r15 = -648, r35
	adds r16 = -656, r35
	;;
	ld8 r14 = [r16]
	ld8 r36 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -624, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_unwind_next#
	;;
.L12:
	adds r14 = -624, r35
	;;
	mov r36 = r14
	br.call.sptk.many b0 = __pthread_register_cancel#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(ready#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -636, r35
	;;
	st4.rel [r14] = r0
.L13:
	adds r14 = -636, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -636, r35
	;;
	st4.rel [r14] = r15
	br .L13
	;;
	.endp computing#
	.align 16
	.proc stubborn#
stubborn:
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
	st8 [r35] = r32
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = pthread_setcancelstate#
	mov r1 = r36
	;;
	addl r14 = @gprel(ready#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	addl r14 = @gprel(cleaned#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1000, r14
	addl r15 = @gprel(cleaned#), gp
	;;
	st4 [r15] = r14
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = pthread_setcancelstate#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = pthread_testcancel#
	mov r1 = r36
	;;
	addl r14 = @gprel(cleaned#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 5000, r14
	addl r15 = @gprel(cleaned#), gp
	;;
	st4 [r15] = r14
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp stubborn#
	.section	.rodata
	.align 8
.LC1:
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"pthread_cancel(t) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED"
	.align 8
.LC7:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	addl r36 = @gprel(p#), gp
	;;
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
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L17
	;;
.L24:
	addl r14 = @gprel(ready#), gp
	;;
	st4.rel [r14] = r0
	movl r15 = @gprel(bodies.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	br .L18
	;;
.L19:
	addl r36 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
.L18:
	;;
	addl r14 = @gprel(ready#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	addl r36 = 2000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_cancel#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L21:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	mov r15 = r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	mov r14 = r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L23:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(cleaned#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r34
	;;
	st4 [r16] = r14
.L17:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L24
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
	.section	.rodata
	.align 8
	.type	bodies.0#, @object
	.size	bodies.0#, 24
bodies.0:
	data8	@fptr(blocked#)
	data8	@fptr(computing#)
	data8	@fptr(stubborn#)
	.weak	__pthread_unwind_next#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
