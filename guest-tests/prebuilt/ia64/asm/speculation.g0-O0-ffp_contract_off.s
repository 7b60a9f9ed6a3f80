// c90beed24031f3f304cd906d1eae99a4
	.file	"speculation.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.data
	.align 8
	.type	memory#, @object
	.size	memory#, 32
memory:
	data8	11
	data8	22
	data8	33
	data8	44
	.text
	.align 16
	.proc deferred#
deferred:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r16 = [r14]
	;;
#APP
// 15 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r14=[r16];;
	tnat.nz p6,p7=r14;;
	(p6) mov r15=1
	(p7) mov r15=0
// 0 "" 2
#NO_APP
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r15
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp deferred#
	.align 16
	.proc checked#
checked:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r15 = [r14]
	;;
#APP
// 23 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r14=[r15];;
	chk.s r14,1f;;
	br 2f;;
1:	mov r14=-1;;
2:
// 0 "" 2
#NO_APP
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp checked#
	.align 16
	.proc through_calls#
through_calls:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	ld8 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = through_calls#
	mov r1 = r36
	mov r15 = r8
	ld8 r14 = [r35]
	;;
	add r14 = r15, r14
	br .L8
	;;
.L6:
	mov r14 = r0
.L8:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp through_calls#
	.align 16
	.proc nat_survives#
nat_survives:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	mov r17 = ar.unat
	;;
	.savepsp ar.unat, 0
	st8 [r34] = r17
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.save.g 0x1
	.mem.offset -8, 0
	st8.spill [r16] = r4
	.body
#APP
// 34 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r4=[r0]
// 0 "" 2
#NO_APP
	addl r36 = 200, r0
	br.call.sptk.many b0 = through_calls#
	;;
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st8 [r14] = r8
#APP
// 37 "@TOP@/guest-tests/ia64/speculation.c" 1
	tnat.nz p6,p7=r4;;
	(p6) mov r15=1
	(p7) mov r15=0
	mov r4=r0
// 0 "" 2
#NO_APP
	adds r14 = -8, r34
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r15 = -16, r34
	;;
	ld8 r14 = [r15]
	addl r15 = 20100, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	addl r14 = 1, r0
	br .L12
	;;
.L10:
	mov r14 = r0
.L12:
	;;
	mov r8 = r14
	mov r18 = r34
	;;
	ld8 r19 = [r18], 8
	mov ar.pfs = r33
	mov b0 = r32
	;;
	.mem.offset -8, 0
	ld8.fill r4 = [r18]
	mov ar.unat = r19
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp nat_survives#
	.align 16
	.proc spill_fill#
spill_fill:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r19 = r2
	;;
#APP
// 45 "@TOP@/guest-tests/ia64/speculation.c" 1
	mov r16=ar.unat
	ld8.s r14=[r0]
	mov r15=5;;
	st8.spill [r19]=r14,8;;
	st8.spill [r19]=r15,-8;;
	mov r14=0
	mov r15=0;;
	ld8.fill r14=[r19],8;;
	ld8.fill r15=[r19];;
	mov ar.unat=r16
	tnat.nz p6,p7=r14;;
	(p6) mov r18=1
	(p7) mov r18=0;;
	mov r17=r15
// 0 "" 2
#NO_APP
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r18
	adds r14 = -12, r2
	;;
	st4 [r14] = r17
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L14
	addl r14 = 1, r0
	br .L16
	;;
.L14:
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp spill_fill#
	.align 16
	.proc advanced#
advanced:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r16 = [r14]
	mov r14 = r2
	;;
	ld8 r17 = [r14]
	;;
#APP
// 58 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.a r14=[r15];;
	st8 [r16]=r17;;
	ld8.c.clr r14=[r15];;
// 0 "" 2
#NO_APP
	adds r15 = -32, r2
	;;
	st8 [r15] = r14
	adds r15 = -32, r2
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp advanced#
	.align 16
	.proc recovered#
recovered:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	ld8 r16 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r17 = [r14]
	;;
#APP
// 66 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.a r14=[r16]
	mov r15=0;;
	st1 [r17]=r0;;
	chk.a.clr r14,1f;;
	br 2f;;
1:	mov r15=1;;
2:
// 0 "" 2
#NO_APP
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r15
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp recovered#
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.text
	.align 16
	.proc on_signal#
on_signal:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
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
	adds r14 = -16, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(code#), gp
	;;
	st4.rel [r15] = r14
	addl r40 = 1, r0
	movl r39 = @gprel(back#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_signal#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"!deferred(memory)"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"deferred((void *)0)"
	.align 8
.LC5:
	stringz	"deferred((void *)0x6000000000000001)"
	.align 8
.LC7:
	stringz	"checked(&memory[2]) == 33"
	.align 8
.LC8:
	stringz	"checked((void *)8) == -1"
	.align 8
.LC9:
	stringz	"nat_survives()"
	.align 8
.LC10:
	stringz	"spill_fill()"
	.align 8
.LC12:
	stringz	"advanced(&memory[0], &memory[1], 7) == 11"
	.align 8
.LC13:
	stringz	"advanced(&memory[0], &memory[0], 9) == 9"
	.align 8
.LC14:
	stringz	"recovered(&memory[2], (char *)&memory[1]) == 0"
	.align 8
.LC16:
	stringz	"recovered(&memory[2], (char *)&memory[2] + 7) == 1"
	.align 8
.LC18:
	stringz	"code == SIGILL * 100 + ILL_ILLOPN"
	.align 8
.LC19:
	stringz	"memory[3] == 44"
	.sdata
	.align 8
.LC6:
	data8	memory#+16
	.align 8
.LC11:
	data8	memory#+8
	.align 8
.LC15:
	data8	memory#+23
	.align 8
.LC17:
	data8	memory#+24
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
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	movl r35 = @gprel(memory#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = deferred#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L24:
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r35 = r0
	br.call.sptk.many b0 = deferred#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L26:
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	movl r35 = 6917529027641081857
	br.call.sptk.many b0 = deferred#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L28:
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(.LC6), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r35 = r14
	br.call.sptk.many b0 = checked#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 33, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L30:
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	addl r35 = 8, r0
	br.call.sptk.many b0 = checked#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L32:
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	br.call.sptk.many b0 = nat_survives#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L34:
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	br.call.sptk.many b0 = spill_fill#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L36:
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(.LC11), gp
	;;
	ld8 r14 = [r14]
	addl r37 = 7, r0
	;;
	mov r36 = r14
	movl r35 = @gprel(memory#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = advanced#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L38:
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	addl r37 = 9, r0
	;;
	movl r36 = @gprel(memory#)
	;;
	add r36 = r1, r36
	movl r35 = @gprel(memory#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = advanced#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L40:
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(.LC11), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(.LC6), gp
	;;
	ld8 r14 = [r14]
	mov r36 = r15
	;;
	mov r35 = r14
	br.call.sptk.many b0 = recovered#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L42:
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(.LC15), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(.LC6), gp
	;;
	ld8 r14 = [r14]
	mov r36 = r15
	;;
	mov r35 = r14
	br.call.sptk.many b0 = recovered#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L44:
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -144, r34
	addl r15 = 144, r0
	;;
	mov r37 = r15
	mov r36 = r0
	mov r35 = r14
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(on_signal#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -144, r34
	;;
	st8 [r15] = r14
	adds r14 = -136, r34
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	mov r37 = r0
	adds r36 = -144, r34
	addl r35 = 4, r0
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
	(p6) br.cond.dptk .L46
	addl r14 = @gprel(.LC17), gp
	;;
	ld8 r15 = [r14]
	;;
#APP
// 99 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r14=[r0];;
	st8 [r15]=r14;;
// 0 "" 2
#NO_APP
.L46:
	;;
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	addl r15 = 402, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L48:
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	movl r14 = @gprel(memory#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = 44, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L50:
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
#APP
// 102 "@TOP@/guest-tests/ia64/speculation.c" 1
	mov r14=r0
// 0 "" 2
#NO_APP
	;;
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
