// 3bbc2e9b41816cb5d7fe1278e668d4b4
	.file	"semaphores.c"
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
	addl r14 = @gprel(page.0#), gp
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
	addl r15 = @gprel(page.0#), gp
	;;
	st8 [r15] = r14
.L9:
	addl r14 = @gprel(page.0#), gp
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
	.proc control#
control:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	st4 [r14] = r34
	mov r14 = r38
	;;
	st8 [r14] = r35
	mov r16 = r38
	adds r15 = -8, r38
	adds r14 = -12, r38
	;;
	ld8 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	adds r14 = -16, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp control#
	.sbss
	.align 4
	.type	id#, @object
	.size	id#, 4
id:
	.skip	4
	.section	.rodata
	.align 8
.LC2:
	stringz	"  values %ld: %d %d %d\n"
	.text
	.align 16
	.proc show_values#
show_values:
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
	;;
	adds r14 = 8, r34
	addl r15 = 9, r0
	;;
	st2 [r14] = r15
	adds r14 = 8, r34
	;;
	adds r14 = 2, r14
	addl r15 = 9, r0
	;;
	st2 [r14] = r15
	adds r14 = 8, r34
	;;
	adds r14 = 4, r14
	addl r15 = 9, r0
	;;
	st2 [r14] = r15
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r34
	;;
	mov r39 = r15
	addl r38 = 13, r0
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r35
	st8 [r34] = r8
	adds r14 = 8, r34
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 8, r34
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	ld8 r37 = [r34]
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp show_values#
	.section	.rodata
	.align 8
.LC3:
	stringz	"control(id, 0, SETVAL, (union arg){.val = 3})"
	.align 8
.LC4:
	stringz	"control(id, 1, SETVAL, (union arg){.val = 32767})"
	.align 8
.LC5:
	stringz	"control(id, 2, SETVAL, (union arg){.val = 32768})"
	.align 8
.LC6:
	stringz	"control(id, 2, SETVAL, (union arg){.val = -1})"
	.align 8
.LC7:
	stringz	"control(id, 3, SETVAL, (union arg){.val = 1})"
	.align 8
.LC8:
	stringz	"control(id, -1, SETVAL, (union arg){.val = 1})"
	.align 8
.LC9:
	stringz	"GET(0, GETVAL)"
	.align 8
.LC10:
	stringz	"GET(1, GETVAL)"
	.align 8
.LC11:
	stringz	"GET(3, GETVAL)"
	.align 8
.LC12:
	stringz	"GET(0, GETPID) == getpid()"
	.align 8
.LC13:
	stringz	"GET(2, GETPID)"
	.align 8
.LC14:
	stringz	"GET(0, GETNCNT)"
	.align 8
.LC15:
	stringz	"GET(0, GETZCNT)"
	.align 8
.LC16:
	stringz	"GET(3, GETZCNT)"
	.align 8
.LC17:
	stringz	"control(id, 0, SETALL, (union arg){.array = v})"
	.align 8
.LC18:
	stringz	"control(id, 0, SETALL, (union arg){.array = (unsigned short *)no_access()})"
	.align 8
.LC19:
	stringz	"control(id, 0, GETALL, (union arg){.array = (unsigned short *)no_access()})"
	.align 8
.LC20:
	stringz	"control(id, 0, 99, (union arg){0})"
	.align 8
.LC21:
	stringz	"control(-1, 0, GETVAL, (union arg){0})"
	.text
	.align 16
	.proc values#
values:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r0
	addl r15 = 3, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r40 = r14
	addl r39 = 16, r0
	mov r38 = r0
	mov r37 = r16
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r0
	addl r15 = 32767, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r40 = r14
	addl r39 = 16, r0
	addl r38 = 1, r0
	mov r37 = r16
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r0
	addl r15 = 32768, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r40 = r14
	addl r39 = 16, r0
	addl r38 = 2, r0
	mov r37 = r16
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = -1, r14, 0, 32
	;;
	mov r40 = r14
	addl r39 = 16, r0
	addl r38 = 2, r0
	mov r37 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r0
	addl r15 = 1, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r40 = r14
	addl r39 = 16, r0
	addl r38 = 3, r0
	mov r37 = r16
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r16 = [r14]
	mov r14 = r0
	addl r15 = 1, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r40 = r14
	addl r39 = 16, r0
	addl r38 = -1, r0
	mov r37 = r16
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 12, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 12, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 12, r0
	addl r38 = 3, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 11, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 11, r0
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 14, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 15, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 15, r0
	addl r38 = 3, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	addl r14 = 1, r0
	;;
	st2 [r35] = r14
	adds r14 = 2, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = 4, r35
	addl r15 = -25536, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	;;
	mov r40 = r15
	addl r39 = 17, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	adds r14 = 4, r35
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	;;
	mov r40 = r15
	addl r39 = 17, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 17, r0
	mov r38 = r0
	mov r37 = r32
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 13, r0
	mov r38 = r0
	mov r37 = r32
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 99, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r14 = r0
	;;
	mov r40 = r14
	addl r39 = 12, r0
	mov r38 = r0
	addl r37 = -1, r0
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp values#
	.section	.rodata
	.align 8
.LC22:
	stringz	"semop(id, &one, 1)"
	.align 8
.LC23:
	stringz	"semop(id, &up, 1)"
	.align 8
.LC24:
	stringz	"semop(id, &now, 1)"
	.align 8
.LC25:
	stringz	"semop(id, &zero, 1)"
	.align 8
.LC26:
	stringz	"semop(id, &(struct sembuf){1, 0, IPC_NOWAIT}, 1)"
	.align 8
.LC27:
	stringz	"semop(id, all, 3)"
	.align 8
.LC28:
	stringz	"semop(id, fails, 3)"
	.align 8
.LC29:
	stringz	"semop(id, twice, 3)"
	.align 8
.LC30:
	stringz	"semop(id, &(struct sembuf){0, 32764, 0}, 1)"
	.align 8
.LC31:
	stringz	"semop(id, &(struct sembuf){0, 32763, 0}, 1)"
	.align 8
.LC32:
	stringz	"semop(id, &(struct sembuf){0, -32763, 0}, 1)"
	.align 8
.LC33:
	stringz	"semop(id, &(struct sembuf){3, 1, 0}, 1)"
	.align 8
.LC34:
	stringz	"semop(id, all, 0)"
	.align 8
.LC35:
	stringz	"semop(id, all, 501)"
	.align 8
.LC36:
	stringz	"semop(id, (struct sembuf *)no_access(), 1)"
	.align 8
.LC37:
	stringz	"semop(-1, all, 1)"
	.text
	.align 16
	.proc operations#
operations:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -96, r35
	;;
	st2 [r14] = r0
	adds r14 = -94, r35
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -92, r35
	;;
	st2 [r14] = r0
	adds r14 = -90, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -90, r35
	;;
	adds r14 = 2, r14
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -90, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -84, r35
	;;
	st2 [r14] = r0
	adds r14 = -84, r35
	;;
	adds r14 = 2, r14
	addl r15 = -100, r0
	;;
	st2 [r14] = r15
	adds r14 = -84, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	adds r14 = -78, r35
	;;
	st2 [r14] = r0
	adds r14 = -78, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -78, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	adds r38 = -96, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -90, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -84, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -78, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -72, r35
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -72, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -72, r35
	;;
	adds r14 = 4, r14
	addl r16 = 2048, r0
	;;
	st2 [r14] = r16
	adds r14 = -72, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -66, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -66, r35
	;;
	adds r14 = 2, r14
	addl r15 = -7, r0
	;;
	st2 [r14] = r15
	adds r14 = -66, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -66, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -66, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -66, r35
	;;
	adds r14 = 10, r14
	;;
	st2 [r14] = r0
	adds r14 = -66, r35
	;;
	adds r14 = 12, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -66, r35
	;;
	adds r14 = 14, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -66, r35
	;;
	adds r14 = 16, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -66, r35
	addl r39 = 3, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st2 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 2, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -48, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 6, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -48, r35
	;;
	adds r14 = 10, r14
	;;
	st2 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -48, r35
	;;
	adds r14 = 14, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -48, r35
	;;
	adds r14 = 16, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r35
	addl r39 = 3, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	adds r14 = -30, r35
	;;
	st2 [r14] = r0
	adds r14 = -30, r35
	;;
	adds r14 = 2, r14
	addl r15 = -4, r0
	;;
	st2 [r14] = r15
	adds r14 = -30, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -30, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -30, r35
	;;
	adds r14 = 8, r14
	;;
	st2 [r14] = r0
	adds r14 = -30, r35
	;;
	adds r14 = 10, r14
	;;
	st2 [r14] = r0
	adds r14 = -30, r35
	;;
	adds r14 = 12, r14
	;;
	st2 [r14] = r0
	adds r14 = -30, r35
	;;
	adds r14 = 14, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -30, r35
	;;
	adds r14 = 16, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -30, r35
	addl r39 = 3, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r35
	;;
	st2 [r14] = r0
	adds r14 = -12, r35
	;;
	adds r14 = 2, r14
	addl r16 = 32764, r0
	;;
	st2 [r14] = r16
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -12, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -6, r35
	;;
	st2 [r14] = r0
	adds r14 = -6, r35
	;;
	adds r14 = 2, r14
	addl r16 = 32763, r0
	;;
	st2 [r14] = r16
	adds r14 = -6, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -6, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	;;
	st2 [r14] = r0
	mov r14 = r35
	;;
	adds r14 = 2, r14
	addl r16 = -32763, r0
	;;
	st2 [r14] = r16
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	mov r14 = r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = 6, r35
	addl r16 = 3, r0
	;;
	st2 [r14] = r16
	adds r14 = 6, r35
	;;
	adds r14 = 2, r14
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = 6, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = 6, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -66, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -66, r35
	addl r39 = 501, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -66, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp operations#
	.section	.rodata
	.align 8
.LC38:
	stringz	"semtimedop(id, &wait_for, 1, &soon)"
	.align 8
.LC39:
	stringz	"semtimedop(id, &wait_for, 1, &zero)"
	.align 8
.LC40:
	stringz	"semtimedop(id, &now, 1, &soon)"
	.align 8
.LC41:
	stringz	"semtimedop(id, &wait_for, 1, &wrong)"
	.align 8
.LC42:
	stringz	"semtimedop(id, &wait_for, 1, &negative)"
	.align 8
.LC43:
	stringz	"semtimedop(id, &up, 1, &soon)"
	.align 8
.LC44:
	stringz	"semtimedop(id, &up, 1, NULL)"
	.align 8
.LC45:
	stringz	"semtimedop(id, &wait_for, 1, NULL)"
	.align 8
.LC46:
	stringz	"syscall(SEMTIMEDOP, id, &wait_for, 1, no_access())"
	.align 8
.LC47:
	stringz	"semtimedop(id, &wait_for, 0, &soon)"
	.align 8
.LC48:
	stringz	"semtimedop(-1, &wait_for, 1, &soon)"
	.text
	.align 16
	.proc time_limits#
time_limits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -80, r35
	;;
	st8 [r14] = r0
	adds r14 = -72, r35
	addl r15 = 2000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	st8 [r14] = r0
	adds r14 = -64, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 2, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -10, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -10, r35
	;;
	adds r14 = 2, r14
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	adds r14 = -10, r35
	;;
	adds r14 = 4, r14
	addl r15 = 2048, r0
	;;
	st2 [r14] = r15
	adds r14 = -4, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -4, r35
	;;
	adds r14 = 2, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	adds r40 = -80, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -64, r35
	adds r15 = -16, r35
	;;
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -10, r35
	adds r40 = -80, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -48, r35
	adds r15 = -16, r35
	;;
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -32, r35
	adds r15 = -16, r35
	;;
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r35
	adds r40 = -80, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	adds r40 = -80, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC45)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -16, r35
	;;
	mov r41 = r15
	addl r40 = 1, r0
	mov r39 = r14
	mov r38 = r32
	addl r37 = 1247, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC46)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	adds r40 = -80, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC47)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	adds r40 = -80, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = semtimedop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp time_limits#
	.align 16
	.proc on_alarm#
on_alarm:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_alarm#
	.section	.rodata
	.align 8
.LC49:
	stringz	"GET(1, GETZCNT)"
	.align 8
.LC50:
	stringz	"semop(id, &(struct sembuf){1, 1, 0}, 1)"
	.align 8
.LC51:
	stringz	"waitpid(a, &status, WNOHANG)"
	.align 8
.LC52:
	stringz	"waitpid(a, &status, 0) == a"
	.align 8
.LC53:
	stringz	"  status %d\n"
	.align 8
.LC54:
	stringz	"GET(1, GETPID) == a"
	.align 8
.LC55:
	stringz	"semop(id, &(struct sembuf){0, -4, 0}, 1)"
	.align 8
.LC56:
	stringz	"waitpid(b, &status, 0) == b"
	.align 8
.LC57:
	stringz	"semop(id, &none, 1)"
	.align 8
.LC58:
	stringz	"GET(2, GETNCNT)"
	.text
	.align 16
	.proc waits#
waits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -40, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 2, r14
	addl r15 = -2, r0
	;;
	st2 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -34, r35
	;;
	st2 [r14] = r0
	adds r14 = -34, r35
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r0
	adds r14 = -34, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -28, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 2, r14
	addl r15 = -10, r0
	;;
	st2 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -40, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L21
	;;
.L20:
	addl r14 = 100, r0
.L21:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	adds r32 = -44, r35
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -34, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L24
	;;
.L23:
	addl r14 = 101, r0
.L24:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L26:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L25:
	;;
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 14, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 15, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 15, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC49)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 14, r0
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -16, r35
	;;
	adds r14 = 2, r14
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -16, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -20, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -48, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC51)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -10, r35
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -10, r35
	;;
	adds r14 = 2, r14
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -10, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -10, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -20, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r15 = -48, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC52)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -20, r35
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
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 11, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	adds r16 = -48, r35
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	cmp.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC54)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r35
	;;
	st2 [r14] = r0
	adds r14 = -4, r35
	;;
	adds r14 = 2, r14
	addl r16 = -4, r0
	;;
	st2 [r14] = r16
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -4, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC55)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -20, r35
	adds r14 = -44, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC56)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = -20, r35
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
	movl r37 = @gprel(.LC53)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(on_alarm#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	mov r38 = r0
	addl r37 = 5000, r0
	br.call.sptk.many b0 = ualarm#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -28, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 14, r0
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC58)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
	adds r16 = -48, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -28, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	br .L29
	;;
.L28:
	addl r14 = 102, r0
.L29:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L31:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L30:
	;;
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r40 = r15
	addl r39 = 14, r0
	addl r38 = 2, r0
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L31
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp waits#
	.section	.rodata
	.align 8
.LC59:
	stringz	"waitpid(child, &status, 0) == child"
	.text
	.align 16
	.proc undo#
undo:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r14 = -8, r34
	;;
	st2 [r14] = r0
	adds r14 = -8, r34
	;;
	adds r14 = 2, r14
	addl r15 = 7, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	addl r15 = 4096, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 6, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 10, r14
	addl r15 = 4096, r0
	;;
	st2 [r14] = r15
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r34
	addl r38 = 2, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = semop#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r35
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L33:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -12, r34
	mov r38 = r0
	;;
	mov r37 = r14
	adds r14 = -16, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = r15, r14
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
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = show_answer#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = show_values#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp undo#
	.section	.rodata
	.align 8
.LC60:
	stringz	"control(id, 0, IPC_STAT, (union arg){.buf = &d})"
	.align 8
.LC61:
	stringz	"  mode %o, %d semaphores, uid %d, times %d %d\n"
	.align 8
.LC62:
	stringz	"control(id, 0, IPC_SET, (union arg){.buf = &d})"
	.align 8
.LC63:
	stringz	"  mode %o\n"
	.align 8
.LC64:
	stringz	"call(semctl, id, 0, IPC_STAT, no_access())"
	.align 8
.LC65:
	stringz	"call(semctl, id, 0, IPC_SET, no_access())"
	.align 8
.LC66:
	stringz	"GET(0, IPC_RMID)"
	.align 8
.LC67:
	stringz	"wait(&status) > 0"
	.align 8
.LC68:
	stringz	"  status %s\n"
	.align 8
.LC69:
	stringz	"semop(id, &(struct sembuf){0, 1, 0}, 1)"
	.text
	.align 16
	.proc status_and_removal#
status_and_removal:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -112, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	addl r41 = 88, r0
	addl r40 = 238, r0
	;;
	adds r39 = -96, r37
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -96, r37
	;;
	mov r42 = r15
	addl r41 = 2, r0
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC60)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -76, r37
	;;
	ld4 r33 = [r14]
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r34 = r14
	adds r14 = -92, r37
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = geteuid#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r44 = r14
	mov r43 = r16
	mov r42 = r15
	mov r41 = r34
	mov r40 = r33
	movl r39 = @gprel(.LC61)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -76, r37
	addl r15 = 420, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -96, r37
	;;
	mov r42 = r15
	addl r41 = 1, r0
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC62)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -96, r37
	;;
	mov r42 = r15
	addl r41 = 2, r0
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC60)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC63)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r43 = r14
	addl r42 = 2, r0
	mov r41 = r0
	mov r40 = r32
	addl r39 = 1108, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC64)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = no_access#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r43 = r14
	addl r42 = 1, r0
	mov r41 = r0
	mov r40 = r32
	addl r39 = 1108, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC65)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r42 = r15
	mov r41 = r0
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC66)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC67)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	adds r14 = -8, r37
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
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC68)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r42 = r15
	addl r41 = 12, r0
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r14 = [r14]
	mov r15 = r0
	;;
	mov r42 = r15
	mov r41 = r0
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC66)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(id#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r37
	;;
	st2 [r14] = r0
	adds r14 = -4, r37
	;;
	adds r14 = 2, r14
	addl r16 = 1, r0
	;;
	st2 [r14] = r16
	adds r14 = -4, r37
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = -4, r37
	addl r41 = 1, r0
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = semop#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC69)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp status_and_removal#
	.section	.rodata
	.align 8
.LC70:
	stringz	"first != -1"
	.align 8
.LC71:
	stringz	"semget(key, 2, 0) == first"
	.align 8
.LC72:
	stringz	"semget(key, 0, 0) == first"
	.align 8
.LC73:
	stringz	"semget(key, 2, IPC_CREAT | 0600) == first"
	.align 8
.LC74:
	stringz	"semget(key, 2, IPC_CREAT | IPC_EXCL | 0600)"
	.align 8
.LC75:
	stringz	"semget(key, 3, 0)"
	.align 8
.LC76:
	stringz	"semget(key + 1, 1, 0)"
	.align 8
.LC77:
	stringz	"semget(key + 1, 0, IPC_CREAT | 0600)"
	.align 8
.LC78:
	stringz	"semget(key + 1, -1, IPC_CREAT | 0600)"
	.align 8
.LC79:
	stringz	"semget(IPC_PRIVATE, 32001, 0600)"
	.align 8
.LC80:
	stringz	"semctl(first, 0, IPC_RMID)"
	.align 8
.LC81:
	stringz	"semget(key, 2, 0)"
	.text
	.align 16
	.proc keys#
keys:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r14 = 1886545251
	;;
	st4 [r35] = r14
	adds r32 = 4, r35
	addl r39 = 1920, r0
	addl r38 = 2, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	;;
	st4 [r32] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC70)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 2, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC71)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC72)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 896, r0
	addl r38 = 2, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC73)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 1920, r0
	addl r38 = 2, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC74)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 3, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC75)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC76)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	addl r39 = 896, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC77)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	addl r39 = 896, r0
	addl r38 = -1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC78)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 384, r0
	addl r38 = 32001, r0
	mov r37 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC79)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 4, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = semctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC80)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 2, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = semget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC81)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp keys#
	.section	.rodata
	.align 8
.LC82:
	stringz	"semget"
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
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
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
	addl r38 = 896, r0
	addl r37 = 3, r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC82)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(id#), gp
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = values#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = operations#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = time_limits#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = waits#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = undo#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = status_and_removal#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = keys#
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
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
