// ece23228a6d408c710af17226133b0d4
	.file	"speculation.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc through_calls#
through_calls:
	.prologue
	.mmb
	mov r8 = r0
	cmp.eq p6, p7 = 0, r32
	nop 0
	.mmi
	adds r14 = -1, r32
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mib
	(p6) mov r8 = r0
	mov ar.lc = r14
	(p6) br.cond.dpnt .L1
	;;
	.align 32
.L3:
	.mib
	add r8 = r8, r32
	adds r32 = -1, r32
	br.cloop.sptk.few .L3
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp through_calls#
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	shladd r14 = r32, 2, r0
	.save rp, r34
	mov r34 = b0
	.mlx
	adds r33 = 8, r33
	movl r37 = @gprel(back#)
	.body
	;;
	.mmi
	add r32 = r14, r32
	ld4 r14 = [r33]
	addl r38 = 1, r0
	.mmi
	add r37 = r1, r37
	;;
	shladd r15 = r32, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r32 = r32, r15
	nop 0
	;;
	.mmi
	shladd r32 = r32, 2, r0
	;;
	add r32 = r32, r14
	addl r14 = @gprel(code#), gp
	;;
	.mib
	st4.rel [r14] = r32
	nop 0
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_signal#
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 6, 3, 0
	adds r16 = -8, r12
	mov r17 = r12
	.mlx
	.fframe 176
	adds r12 = -176, r12
	movl r33 = @gprel(memory#)
	;;
	.mmi
	mov r18 = ar.unat
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r1
	nop 0
	add r33 = r1, r33
	;;
	.mmi
	.savesp ar.unat, 168
	st8 [r16] = r18, 16
	;;
	.save.g 0x1
	.mem.offset -8, 0
	st8.spill [r16] = r4
	.body
	nop 0
	;;
#APP
// 15 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r14=[r33];;
	tnat.nz p6,p7=r14;;
	(p6) mov r15=1
	(p7) mov r15=0
// 0 "" 2
#NO_APP
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r32 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mlx
	add r32 = r1, r32
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mmi
	mov r38 = r32
	;;
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	mov r16 = r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
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
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r40 = @gprel(.LC4)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r1 = 176, r12
	movl r16 = 6917529027641081857
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
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
	.mlx
	cmp4.eq p6, p7 = 0, r15
	movl r40 = @gprel(.LC5)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	addl r14 = @gprel(.LC6), gp
	;;
	ld8 r34 = [r14]
	nop 0
	;;
#APP
// 23 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r14=[r34];;
	chk.s r14,1f;;
	br 2f;;
1:	mov r14=-1;;
2:
// 0 "" 2
#NO_APP
	;;
	.mlx
	cmp.ne p6, p7 = 33, r14
	movl r40 = @gprel(.LC7)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	addl r15 = 8, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
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
	;;
	.mlx
	cmp.ne p6, p7 = -1, r14
	movl r40 = @gprel(.LC8)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
#APP
// 34 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r4=[r0]
// 0 "" 2
#NO_APP
	;;
	.mib
	addl r38 = 200, r0
	nop 0
	br.call.sptk.many b0 = through_calls#
	;;
	.mmi
	adds r1 = 176, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
#APP
// 37 "@TOP@/guest-tests/ia64/speculation.c" 1
	tnat.nz p6,p7=r4;;
	(p6) mov r14=1
	(p7) mov r14=0
	mov r4=r0
// 0 "" 2
#NO_APP
	;;
	.mmi
	addl r15 = 20100, r0
	nop 0
	cmp4.ne p6, p7 = 0, r14
	.mlx
	mov r38 = r32
	movl r40 = @gprel(.LC9)
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	add r40 = r1, r40
	;;
	.mii
	(p7) mov r14 = r0
	cmp.eq p6, p7 = r15, r8
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	adds r19 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
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
	.mmi
	cmp4.eq p6, p7 = 1, r18
	nop 0
	cmp4.eq p8, p9 = 5, r17
	.mlx
	mov r38 = r32
	movl r40 = @gprel(.LC10)
	;;
	.mmi
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	add r40 = r1, r40
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	addl r15 = 7, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(.LC11), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r35 = [r14]
	nop 0
	;;
#APP
// 58 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.a r14=[r33];;
	st8 [r35]=r15;;
	ld8.c.clr r14=[r33];;
// 0 "" 2
#NO_APP
	;;
	.mlx
	cmp.ne p6, p7 = 11, r14
	movl r40 = @gprel(.LC12)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	addl r15 = 9, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
#APP
// 58 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.a r14=[r33];;
	st8 [r33]=r15;;
	ld8.c.clr r14=[r33];;
// 0 "" 2
#NO_APP
	;;
	.mlx
	cmp.ne p6, p7 = 9, r14
	movl r40 = @gprel(.LC13)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
#APP
// 66 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.a r14=[r34]
	mov r15=0;;
	st1 [r35]=r0;;
	chk.a.clr r14,1f;;
	br 2f;;
1:	mov r15=1;;
2:
// 0 "" 2
#NO_APP
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r40 = @gprel(.LC14)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	addl r14 = @gprel(.LC15), gp
	;;
	ld8 r16 = [r14]
	nop 0
	;;
#APP
// 66 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.a r14=[r34]
	mov r15=0;;
	st1 [r16]=r0;;
	chk.a.clr r14,1f;;
	br 2f;;
1:	mov r15=1;;
2:
// 0 "" 2
#NO_APP
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r15
	movl r40 = @gprel(.LC16)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	adds r38 = 28, r12
	.mmi
	addl r40 = 132, r0
	nop 0
	mov r39 = r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 176, r12
	adds r39 = 16, r12
	nop 0
	.mmi
	addl r15 = 4, r0
	mov r40 = r0
	addl r38 = 4, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(on_signal#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r39] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	addl r39 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(back#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L23
	;;
	.mmi
	addl r14 = @gprel(.LC17), gp
	;;
	ld8 r15 = [r14]
	nop 0
	;;
#APP
// 99 "@TOP@/guest-tests/ia64/speculation.c" 1
	ld8.s r14=[r0];;
	st8 [r15]=r14;;
// 0 "" 2
#NO_APP
	;;
.L23:
	.mlx
	addl r14 = @gprel(code#), gp
	movl r32 = @gprel(.LC3)
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mmi
	ld4.acq r15 = [r14]
	addl r14 = 402, r0
	add r32 = r1, r32
	.mmi
	add r40 = r1, r40
	;;
	cmp4.ne p6, p7 = r14, r15
	mov r38 = r32
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	nop 0
	mov r38 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(memory#)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mii
	add r14 = r1, r14
	add r40 = r1, r40
	;;
	adds r14 = 24, r14
	;;
	.mmi
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = 44, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 176, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
#APP
// 102 "@TOP@/guest-tests/ia64/speculation.c" 1
	mov r14=r0
// 0 "" 2
#NO_APP
	;;
	.mmb
	mov r8 = r0
	adds r19 = 168, r12
	nop 0
	.mmi
	adds r20 = 184, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	nop 0
	ld8 r21 = [r19]
	mov ar.pfs = r37
	.mmi
	nop 0
	.mem.offset -8, 0
	ld8.fill r4 = [r20]
	nop 0
	;;
	.mib
	mov ar.unat = r21
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.data
	.align 8
	.type	memory#, @object
	.size	memory#, 32
memory:
	data8	11
	data8	22
	data8	33
	data8	44
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
