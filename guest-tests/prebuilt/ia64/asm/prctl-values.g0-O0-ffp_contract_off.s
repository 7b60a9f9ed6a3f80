// a5dd20bcf0b33cd9a57fee2f1fd5d62e guest-tests/process/prctl-values.c
	.file	"prctl-values.c"
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
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.align 16
	.proc no_access#
no_access:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(page.1#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp no_access#
	.align 16
	.proc value#
value:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
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
	adds r14 = -8, r35
	addl r15 = -77, r0
	;;
	st4 [r14] = r15
	adds r15 = -8, r35
	mov r14 = r35
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	addl r15 = -1000, r0
	;;
	sub r14 = r15, r14
	br .L14
	;;
.L12:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
.L14:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp value#
	.section	.rodata
	.align 8
.LC2:
	stringz	"prctl(PR_GET_DUMPABLE)"
	.align 8
.LC3:
	stringz	"prctl(PR_SET_DUMPABLE, 2)"
	.align 8
.LC4:
	stringz	"prctl(PR_SET_DUMPABLE, 0)"
	.align 8
.LC5:
	stringz	"prctl(PR_SET_DUMPABLE, 1)"
	.align 8
.LC6:
	stringz	"value(PR_GET_PDEATHSIG)"
	.align 8
.LC7:
	stringz	"prctl(PR_SET_PDEATHSIG, 65)"
	.align 8
.LC8:
	stringz	"prctl(PR_SET_PDEATHSIG, -1)"
	.align 8
.LC9:
	stringz	"prctl(PR_SET_PDEATHSIG, SIGUSR1)"
	.align 8
.LC10:
	stringz	"yes"
	.align 8
.LC11:
	stringz	"NO"
	.align 8
.LC12:
	stringz	"value(PR_GET_PDEATHSIG) == SIGUSR1"
	.align 8
.LC13:
	stringz	"%-3s %s\n"
	.align 8
.LC14:
	stringz	"prctl(PR_GET_PDEATHSIG, no_access())"
	.align 8
.LC15:
	stringz	"value(PR_GET_CHILD_SUBREAPER)"
	.align 8
.LC16:
	stringz	"prctl(PR_SET_CHILD_SUBREAPER, 5)"
	.align 8
.LC17:
	stringz	"prctl(PR_GET_CHILD_SUBREAPER, no_access())"
	.align 8
.LC18:
	stringz	"prctl(PR_GET_TIMERSLACK)"
	.align 8
.LC19:
	stringz	"prctl(PR_SET_TIMERSLACK, 12345)"
	.align 8
.LC20:
	stringz	"prctl(PR_GET_KEEPCAPS)"
	.align 8
.LC21:
	stringz	"prctl(PR_SET_KEEPCAPS, 2)"
	.align 8
.LC22:
	stringz	"prctl(PR_SET_KEEPCAPS, 1)"
	.align 8
.LC23:
	stringz	"prctl(PR_GET_SECUREBITS) == 1 << SECURE_KEEP_CAPS"
	.align 8
.LC24:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC25:
	stringz	"prctl(PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.align 8
.LC26:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0)"
	.align 8
.LC27:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0)"
	.align 8
.LC28:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0)"
	.align 8
.LC29:
	stringz	"prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0)"
	.align 8
.LC30:
	stringz	"prctl(PR_GET_THP_DISABLE, 0, 0, 1, 0)"
	.align 8
.LC31:
	stringz	"prctl(9999)"
	.align 8
.LC32:
	stringz	"a name of 16 characters and more"
	.align 8
.LC33:
	stringz	"prctl(PR_SET_NAME, \"a name of 16 characters and more\")"
	.align 8
.LC34:
	stringz	"prctl(PR_GET_NAME, name)"
	.align 8
.LC35:
	stringz	"prctl(PR_SET_NAME, no_access())"
	.align 8
.LC36:
	stringz	"prctl(PR_GET_NAME, no_access())"
	.text
	.align 16
	.proc settings#
settings:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 3, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 3, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 65, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = -1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 10, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L17:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	addl r36 = 2, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 37, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 5, r0
	addl r36 = 36, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 37, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	addl r36 = 37, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 12345, r0
	addl r36 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 2, r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 1, r0
	addl r36 = 8, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 27, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	addl r36 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 41, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 9999, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	;;
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	addl r36 = 15, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r37 = -16, r34
	addl r36 = 16, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	adds r36 = -16, r34
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	addl r36 = 15, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = no_access#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	addl r36 = 16, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC36)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp settings#
	.section	.rodata
	.align 8
.LC37:
	stringz	"prctl(PR_SET_TIMERSLACK, 777)"
	.align 8
.LC38:
	stringz	"prctl(PR_SET_TIMERSLACK, 0)"
	.align 8
.LC39:
	stringz	"prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)"
	.text
	.align 16
	.proc inherited#
inherited:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 2, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 37, r0
	br.call.sptk.many b0 = value#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r37 = 777, r0
	addl r36 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC37)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r37 = r0
	addl r36 = 29, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC38)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 30, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r36 = 7, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 42, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 38, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 39, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp inherited#
	.section	.rodata
	.align 8
.LC40:
	stringz	"wait(&status) > 0 && status == 0"
	.text
	.align 16
	.proc in_child#
in_child:
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L20:
	adds r37 = -16, r35
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC13)
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
	.endp in_child#
	.section	.rodata
	.align 8
.LC41:
	stringz	"pipe"
	.align 8
.LC42:
	stringz	"r"
	.align 8
.LC43:
	stringz	"write"
	.align 8
.LC44:
	stringz	"no"
	.align 8
.LC45:
	stringz	"signal: %s, from its parent: %s\n"
	.align 8
.LC46:
	stringz	"read"
	.align 8
.LC47:
	stringz	"waitpid(middle, &status, 0) == middle && WEXITSTATUS(status) == 3"
	.align 8
.LC48:
	stringz	"wait(&status) > 0 && WEXITSTATUS(status) == 5"
	.text
	.align 16
	.proc parent_dies#
parent_dies:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -288, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -264, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -272, r35
	;;
	st4 [r15] = r14
	adds r16 = -272, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r32 = -268, r35
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	;;
	st4 [r32] = r8
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -120, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -120, r35
	addl r38 = 12, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -120, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	;;
	addl r38 = 12, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r36
	adds r14 = -264, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -248, r35
	adds r14 = -120, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigwaitinfo#
	mov r1 = r36
	adds r14 = -248, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L26
	movl r16 = @gprel(.LC10)
	;;
	add r16 = r1, r16
	br .L27
	;;
.L26:
	movl r16 = @gprel(.LC44)
	;;
	add r16 = r1, r16
.L27:
	adds r14 = -248, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -268, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC44)
	;;
	add r14 = r1, r14
.L29:
	;;
	mov r39 = r14
	mov r38 = r16
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -268, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	addl r14 = 1, r0
	br .L31
	;;
.L30:
	addl r14 = 5, r0
.L31:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L25:
	adds r14 = -264, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -252, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC46)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L24:
	adds r14 = -256, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -272, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -272, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	adds r14 = -256, r35
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
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -256, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -256, r35
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
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC13)
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
	.endp parent_dies#
	.align 16
	.proc compared#
compared:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 6, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st4 [r14] = r32
	adds r14 = -12, r38
	;;
	st4 [r14] = r33
	adds r14 = -8, r38
	;;
	st8 [r14] = r34
	mov r14 = r38
	;;
	st8 [r14] = r35
	br.call.sptk.many b0 = getpid#
	mov r1 = r39
	mov r18 = r8
	mov r17 = r38
	adds r16 = -8, r38
	adds r15 = -12, r38
	adds r14 = -16, r38
	;;
	ld8 r45 = [r17]
	ld8 r44 = [r16]
	ld4 r43 = [r15]
	ld4 r42 = [r14]
	mov r41 = r18
	addl r40 = 1345, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r39
	adds r14 = -32, r38
	;;
	st8 [r14] = r8
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L39
	;;
.L37:
	adds r15 = -32, r38
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L39:
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp compared#
	.align 16
	.proc stay#
stay:
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
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	adds r38 = -16, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = read#
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
	.endp stay#
	.section	.rodata
	.align 8
.LC49:
	stringz	"clone"
	.align 8
.LC50:
	stringz	"files %d fs %d memory %d handlers %d io %d semaphores %d file %d copy %d other %d\n"
	.align 8
.LC51:
	stringz	"x"
	.text
	.align 16
	.proc comparisons#
comparisons:
	.prologue 14, 41
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 12, 8, 0
	.vframe r43
	mov r43 = r12
	adds r12 = -48, r12
	.save rp, r41
	mov r41 = b0
	mov r44 = r1
	.body
	;;
	mov r14 = r43
	;;
	st4 [r14] = r32
	addl r45 = 1, r0
	br.call.sptk.many b0 = dup#
	mov r1 = r44
	adds r14 = -16, r43
	;;
	st4 [r14] = r8
	adds r14 = -8, r43
	;;
	mov r45 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r44
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r46 = @gprel(.LC41)
	;;
	add r46 = r1, r46
	mov r45 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r44
	mov r14 = r43
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 17, r14
	;;
	mov r15 = r14
	adds r33 = -12, r43
	adds r14 = -8, r43
	;;
	mov r49 = r14
	mov r48 = r15
	addl r47 = 65536, r0
	movl r46 = @gprel(stack.0#)
	;;
	add r46 = r1, r46
	addl r45 = @ltoff(@fptr(stay#)), gp
	;;
	ld8 r45 = [r45]
	br.call.sptk.many b0 = __clone2#
	mov r1 = r44
	st4 [r33] = r8
	adds r14 = -12, r43
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r46 = @gprel(.LC49)
	;;
	add r46 = r1, r46
	mov r45 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r44
	adds r14 = -12, r43
	mov r48 = r0
	mov r47 = r0
	;;
	addl r46 = 2, r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r34 = r8
	adds r14 = -12, r43
	mov r48 = r0
	mov r47 = r0
	;;
	addl r46 = 3, r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r35 = r8
	adds r14 = -12, r43
	mov r48 = r0
	mov r47 = r0
	;;
	addl r46 = 1, r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r36 = r8
	adds r14 = -12, r43
	mov r48 = r0
	mov r47 = r0
	;;
	addl r46 = 4, r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r37 = r8
	adds r14 = -12, r43
	mov r48 = r0
	mov r47 = r0
	;;
	addl r46 = 5, r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r38 = r8
	adds r14 = -12, r43
	mov r48 = r0
	mov r47 = r0
	;;
	addl r46 = 6, r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r39 = r8
	adds r14 = -12, r43
	addl r48 = 1, r0
	addl r47 = 1, r0
	;;
	mov r46 = r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r40 = r8
	adds r15 = -16, r43
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	adds r14 = -12, r43
	addl r48 = 1, r0
	;;
	mov r47 = r15
	mov r46 = r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r33 = r8
	adds r14 = -8, r43
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -8, r43
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -12, r43
	;;
	mov r48 = r16
	mov r47 = r15
	mov r46 = r0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = compared#
	mov r1 = r44
	mov r15 = r8
	adds r14 = 24, r12
	;;
	st4 [r14] = r15
	adds r14 = 16, r12
	;;
	st4 [r14] = r33
	mov r52 = r40
	mov r51 = r39
	mov r50 = r38
	mov r49 = r37
	mov r48 = r36
	mov r47 = r35
	mov r46 = r34
	movl r45 = @gprel(.LC50)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r44
	adds r14 = -8, r43
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r47 = 1, r0
	movl r46 = @gprel(.LC51)
	;;
	add r46 = r1, r46
	mov r45 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r44
	mov r14 = r8
	;;
	movl r46 = @gprel(.LC43)
	;;
	add r46 = r1, r46
	mov r45 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r44
	;;
	mov r45 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r44
	nop 0
	;;
	mov ar.pfs = r42
	mov b0 = r41
	.restore sp
	mov r12 = r43
	br.ret.sptk.many b0
	;;
	.endp comparisons#
	.section	.rodata
	.align 8
.LC52:
	stringz	"compared(getpid(), KCMP_FILE, 0, 999)"
	.align 8
.LC53:
	stringz	"compared(getpid(), 99, 0, 0)"
	.align 8
.LC54:
	stringz	"compared(999999, KCMP_FILE, 0, 0)"
	.text
	.align 16
	.proc kcmp_errors#
kcmp_errors:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	addl r39 = 999, r0
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = compared#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	mov r39 = r0
	mov r38 = r0
	addl r37 = 99, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = compared#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC53)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 999999, r0
	br.call.sptk.many b0 = compared#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp kcmp_errors#
	.section	.rodata
	.align 8
.LC55:
	stringz	"call(membarrier, MEMBARRIER_CMD_QUERY, 1)"
	.align 8
.LC56:
	stringz	"call(membarrier, MEMBARRIER_CMD_GLOBAL, 0)"
	.align 8
.LC57:
	stringz	"call(membarrier, MEMBARRIER_CMD_GLOBAL_EXPEDITED, 0)"
	.align 8
.LC58:
	stringz	"call(membarrier, MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED, 0)"
	.align 8
.LC59:
	stringz	"call(membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0)"
	.align 8
.LC60:
	stringz	"call(membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0)"
	.align 8
.LC61:
	stringz	"call(membarrier, 1 << 30, 0)"
	.text
	.align 16
	.proc barriers#
barriers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	mov r37 = r0
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC55)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC57)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 4, r0
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC58)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 8, r0
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 16, r0
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC60)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	addl r37 = 8, r0
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r38 = r0
	movl r37 = 1073741824
	addl r36 = 1344, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC61)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp barriers#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = settings#
	mov r1 = r35
	;;
	addl r36 = @ltoff(@fptr(inherited#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = in_child#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = parent_dies#
	mov r1 = r35
	mov r36 = r0
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r35
	addl r36 = 1024, r0
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r35
	movl r36 = -2147483136
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r35
	addl r36 = 264448, r0
	;;
	br.call.sptk.many b0 = comparisons#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = kcmp_errors#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = barriers#
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
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.bss
	.align 64
	.type	stack.0#, @object
	.size	stack.0#, 65536
stack.0:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
