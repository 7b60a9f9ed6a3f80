// 594d7bfda4ffb6760512fe016d8d6491
	.file	"unaligned.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 64
	.type	buffer#, @object
	.size	buffer#, 64
buffer:
	.skip	64
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.section	.rodata
	.align 8
.LC0:
	stringz	"SIGBUS"
	.align 8
.LC1:
	stringz	"?"
	.align 8
.LC2:
	stringz	"%s, code %d, at %ld\n"
	.text
	.align 16
	.proc on_bus#
on_bus:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
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
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L2
	movl r15 = @gprel(.LC0)
	;;
	add r15 = r1, r15
	br .L3
	;;
.L2:
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
.L3:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r17 = @gprel(buffer#)
	;;
	add r17 = r1, r17
	;;
	sub r14 = r14, r17
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(back#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_bus#
	.section	.rodata
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"*word == 0x12345678 && buffer[1] == 0x78"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"*number == 3.5"
	.align 8
.LC8:
	stringz	"*word == 7"
	.align 8
.LC11:
	stringz	"prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS) == 0"
	.align 8
.LC12:
	stringz	"prctl(PR_GET_UNALIGN, &value) == 0 && (value & PR_UNALIGN_SIGBUS)"
	.align 8
.LC13:
	stringz	"prctl(PR_SET_UNALIGN, PR_UNALIGN_NOPRINT) == 0"
	.sdata
	.align 8
.LC9:
	data8	buffer#+6
	.align 8
.LC10:
	data8	buffer#+8
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
	adds r12 = -192, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -152, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r37 = r14
	mov r36 = r0
	mov r35 = r15
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -152, r34
	;;
	addl r15 = @ltoff(@fptr(on_bus#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -152, r34
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	movl r14 = @gprel(buffer#)
	;;
	add r14 = r1, r14
	adds r15 = -176, r34
	;;
	st8 [r15] = r14
	adds r16 = -176, r34
	;;
	ld8 r14 = [r16]
	;;
	adds r15 = -176, r34
	;;
	st8 [r15] = r14
	adds r14 = -168, r34
	adds r16 = -176, r34
	;;
	ld8 r15 = [r16]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
	adds r14 = -160, r34
	adds r16 = -176, r34
	;;
	ld8 r15 = [r16]
	;;
	adds r15 = 5, r15
	;;
	st8 [r14] = r15
	adds r14 = -152, r34
	mov r37 = r0
	;;
	mov r36 = r14
	addl r35 = 7, r0
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	movl r15 = 305419896
	;;
	st4.rel [r14] = r15
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	movl r15 = 305419896
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(buffer#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L6:
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	movl r15 = 0x400c000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	movl r16 = 0x400c000000000000
	;;
	setf.d f6 = r16
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L8:
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	getf.d r15 = f0
	;;
	st8.rel [r14] = r15
#APP
// 33 "@TOP@/guest-tests/ia64/unaligned.c" 1
	sum 8;;
// 0 "" 2
#NO_APP
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 7, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L10:
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
#APP
// 36 "@TOP@/guest-tests/ia64/unaligned.c" 1
	rum 8;;
// 0 "" 2
#NO_APP
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
	(p6) br.cond.dptk .L12
	addl r14 = @gprel(.LC9), gp
	;;
	ld8 r14 = [r14]
	mf
	;;
	fetchadd4.acq r15 = [r14], 1
.L12:
	addl r36 = 1, r0
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
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(.LC10), gp
	;;
	ld8 r14 = [r14]
	;;
#APP
// 41 "@TOP@/guest-tests/ia64/unaligned.c" 1
	st16 [r14]=r0,ar.csd
// 0 "" 2
#NO_APP
.L13:
	addl r36 = 2, r0
	addl r35 = 6, r0
	br.call.sptk.many b0 = prctl#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L15:
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
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
	(p6) br.cond.dptk .L16
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 9, r0
	;;
	st4.rel [r14] = r15
.L16:
	adds r14 = -8, r34
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	mov r36 = r14
	addl r35 = 5, r0
	br.call.sptk.many b0 = prctl#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L18:
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	addl r36 = 1, r0
	addl r35 = 6, r0
	br.call.sptk.many b0 = prctl#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L20:
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L22:
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC6)
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
