// 1e504eaa7a6f50fb2752ce313f1dad06 guest-tests/thread/futex.c
	.file	"futex.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.align 4
	.type	other#, @object
	.size	other#, 4
other:
	.skip	4
	.align 4
	.type	woken#, @object
	.size	woken#, 4
woken:
	.skip	4
	.text
	.align 16
	.proc futex#
futex:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 4, 7, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -48, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -32, r40
	;;
	st8 [r14] = r32
	adds r14 = -24, r40
	;;
	st4 [r14] = r33
	adds r14 = -20, r40
	;;
	st4 [r14] = r34
	adds r14 = -16, r40
	;;
	st8 [r14] = r35
	adds r14 = -8, r40
	;;
	st8 [r14] = r36
	mov r14 = r40
	;;
	st4 [r14] = r37
	mov r18 = r40
	adds r17 = -8, r40
	adds r16 = -16, r40
	adds r15 = -20, r40
	adds r14 = -24, r40
	;;
	ld4 r48 = [r18]
	ld8 r47 = [r17]
	ld8 r46 = [r16]
	ld4 r45 = [r15]
	ld4 r44 = [r14]
	adds r14 = -32, r40
	;;
	ld8 r43 = [r14]
	addl r42 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp futex#
	.align 16
	.proc sleeper#
sleeper:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	br .L4
	;;
.L5:
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 128, r0
	addl r37 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r36
.L4:
	;;
	addl r14 = @gprel(word#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	addl r14 = @gprel(woken#), gp
	mf
	;;
	fetchadd4.acq r15 = [r14], 1
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp sleeper#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"futex(&word, FUTEX_WAIT, 0, NULL, NULL, 0) == -1 && errno == EAGAIN"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"futex(&word, FUTEX_WAIT, 1, &soon, NULL, 0) == -1 && errno == ETIMEDOUT"
	.align 8
.LC5:
	stringz	"futex(&word, FUTEX_WAKE, 10, NULL, NULL, 0) == 0"
	.align 8
.LC6:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)2, &other, 0) == 3"
	.align 8
.LC7:
	stringz	"futex(&other, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2"
	.align 8
.LC8:
	stringz	"futex(&word, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2"
	.align 8
.LC9:
	stringz	"%d\n"
	.align 8
.LC10:
	stringz	"futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)1, &other, 7) == -1 && errno == EAGAIN"
	.align 8
.LC11:
	stringz	"futex((int *)((char *)&word + 1), FUTEX_WAKE, 1, NULL, NULL, 0) == -1 && errno == EINVAL"
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
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(word#), gp
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -40, r34
	;;
	st8 [r14] = r0
	adds r14 = -40, r34
	;;
	adds r14 = 8, r14
	movl r15 = 5000000
	;;
	st8 [r14] = r15
	adds r14 = -40, r34
	mov r41 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	mov r37 = r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 110, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 10, r0
	addl r37 = 1, r0
	;;
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(word#), gp
	;;
	st4 [r14] = r0
	adds r14 = -48, r34
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	adds r15 = -24, r34
	adds r16 = -48, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	mov r39 = r0
	addl r38 = @ltoff(@fptr(sleeper#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r34
	;;
	st4 [r16] = r14
.L14:
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L15
	addl r36 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	mov r41 = r0
	;;
	addl r40 = @gprel(other#), gp
	addl r39 = 2, r0
	addl r38 = 1, r0
	addl r37 = 132, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
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
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(word#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	mf
	addl r36 = 10000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 10, r0
	addl r37 = 129, r0
	;;
	addl r36 = @gprel(other#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
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
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 10, r0
	addl r37 = 129, r0
	;;
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L21:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -44, r34
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	adds r15 = -24, r34
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = -44, r34
	adds r15 = -44, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L23
	addl r14 = @gprel(woken#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r41 = 7, r0
	;;
	addl r40 = @gprel(other#), gp
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 132, r0
	addl r36 = @gprel(word#), gp
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L25:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(word#+1), gp
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = futex#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L27:
	movl r38 = @gprel(.LC11)
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
