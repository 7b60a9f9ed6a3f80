// 0b61f5c4d48e0b30de711fb040898a81
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc interrupted#
interrupted:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	.body
	addl r36 = 1, r0
	movl r35 = @gprel(again#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp interrupted#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"\ninterrupted"
	.align 8
.LC1:
	stringz	"$ "
	.align 8
.LC2:
	stringz	"\n"
	.align 8
.LC3:
	stringz	"exit"
	.align 8
.LC4:
	stringz	"terminal"
	.align 8
.LC5:
	stringz	"%s %d %d %x\n"
	.align 8
.LC6:
	stringz	"flush"
	.align 8
.LC7:
	stringz	"flushes"
	.align 8
.LC8:
	stringz	"flushed %d %d %d\n"
	.align 8
.LC9:
	stringz	"spin"
	.align 8
.LC10:
	stringz	"spins"
	.align 8
.LC11:
	stringz	"fork "
	.align 8
.LC12:
	stringz	"child says %s\n"
	.align 8
.LC13:
	stringz	"status %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 57
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 0, 27, 5, 0
	adds r16 = 8, r12
	.fframe 304
	adds r12 = -304, r12
	.save rp, r57
	mov r57 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r60 = @ltoff(@fptr(interrupted#)), gp
	;;
	ld8 r60 = [r60]
	addl r59 = 2, r0
	br.call.sptk.many b0 = signal#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	addl r60 = 1, r0
	;;
	movl r59 = @gprel(again#)
	;;
	add r59 = r1, r59
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L19
.L4:
	;;
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	addl r33 = @ltoffx(stdout#), r1
	;;
	ld8.mov r33 = [r33], stdout#
	addl r35 = @ltoffx(stdin#), r1
	;;
	ld8.mov r35 = [r35], stdin#
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r42 = @gprel(.LC6)
	;;
	add r42 = r1, r42
	movl r44 = @gprel(.LC9)
	;;
	add r44 = r1, r44
	movl r47 = @gprel(.LC11)
	;;
	add r47 = r1, r47
	movl r54 = @gprel(.LC13)
	;;
	add r54 = r1, r54
	movl r56 = @gprel(.LC10)
	;;
	add r56 = r1, r56
	adds r32 = 292, r12
	addl r55 = 1, r0
	addl r34 = 1000000, r0
	adds r46 = 284, r12
	adds r45 = 288, r12
	addl r53 = 1, r0
	movl r52 = @gprel(.LC7)
	;;
	add r52 = r1, r52
	movl r51 = @gprel(.LC8)
	;;
	add r51 = r1, r51
	adds r43 = 276, r12
	adds r50 = 228, r12
	adds r49 = 278, r12
	movl r48 = @gprel(.LC5)
	;;
	add r48 = r1, r48
	br .L5
	;;
.L19:
	movl r59 = @gprel(.LC0)
	;;
	add r59 = r1, r59
	br.call.sptk.many b0 = puts#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	br .L4
	;;
.L20:
	adds r60 = 216, r12
	mov r59 = r0
	br.call.sptk.many b0 = tcgetattr#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r61 = r43
	addl r60 = 21523, r0
	mov r59 = r0
	br.call.sptk.many b0 = ioctl#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r59 = r0
	br.call.sptk.many b0 = ttyname#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r60 = r8
	ld2 r62 = [r49]
	ld2 r61 = [r43]
	ld4 r63 = [r50]
	mov r59 = r48
	br.call.sptk.many b0 = printf#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
.L5:
	mov r59 = r36
	br.call.sptk.many b0 = printf#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	ld8 r59 = [r33]
	br.call.sptk.many b0 = fflush#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	ld8 r61 = [r35]
	addl r60 = 200, r0
	adds r59 = 16, r12
	br.call.sptk.many b0 = fgets#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L16
	mov r60 = r38
	adds r59 = 16, r12
	br.call.sptk.many b0 = strcspn#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	adds r14 = 16, r12
	;;
	add r8 = r14, r8
	;;
	st1 [r8] = r0
	mov r60 = r37
	mov r59 = r14
	br.call.sptk.many b0 = strcmp#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L17
	mov r60 = r39
	adds r59 = 16, r12
	br.call.sptk.many b0 = strcmp#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L20
	mov r60 = r42
	adds r59 = 16, r12
	br.call.sptk.many b0 = strcmp#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L21
	mov r60 = r44
	adds r59 = 16, r12
	br.call.sptk.many b0 = strcmp#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L22
	addl r61 = 5, r0
	mov r60 = r47
	adds r59 = 16, r12
	br.call.sptk.many b0 = strncmp#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = fork#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L23
	mov r59 = r0
	br.call.sptk.many b0 = wait#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	br .L5
	;;
.L21:
	st4 [r46] = r0
	st4 [r45] = r0
	st2 [r45] = r53
	mov r59 = r52
	br.call.sptk.many b0 = puts#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	ld8 r59 = [r33]
	br.call.sptk.many b0 = fflush#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	addl r61 = -1, r0
	addl r60 = 1, r0
	mov r59 = r46
	br.call.sptk.many b0 = poll#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r60 = r0
	mov r59 = r0
	br.call.sptk.many b0 = tcflush#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r40 = r8
	addl r60 = 2, r0
	mov r59 = r0
	br.call.sptk.many b0 = tcflush#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r41 = r8
	addl r60 = 7, r0
	mov r59 = r0
	br.call.sptk.many b0 = tcflush#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r62 = r8
	mov r61 = r41
	mov r60 = r40
	mov r59 = r51
	br.call.sptk.many b0 = printf#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	br .L5
	;;
.L22:
	mov r59 = r56
	br.call.sptk.many b0 = puts#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	st4.rel [r32] = r55
	br .L12
	;;
.L13:
	ld4.acq r14 = [r32]
	;;
	adds r15 = 1, r14
	;;
	st4.rel [r32] = r15
	cmp4.ge p6, p7 = r34, r14
	;;
	(p7) st4.rel [r32] = r55
.L12:
	ld4.acq r14 = [r32]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	br .L5
	;;
.L23:
	adds r60 = 21, r12
	movl r59 = @gprel(.LC12)
	;;
	add r59 = r1, r59
	br.call.sptk.many b0 = printf#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r59 = r0
	br.call.sptk.many b0 = exit#
	;;
.L14:
	adds r59 = 16, r12
	br.call.sptk.many b0 = system#
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	mov r60 = r8
	mov r59 = r54
	br.call.sptk.many b0 = printf#
	;;
	adds r1 = 312, r12
	;;
	ld8 r1 = [r1]
	br .L5
	;;
.L16:
	addl r8 = 9, r0
.L2:
	mov ar.pfs = r58
	mov b0 = r57
	.label_state 1
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	addl r8 = 3, r0
	br .L2
	;;
	.endp main#
	.bss
	.align 16
	.type	again#, @object
	.size	again#, 704
again:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
