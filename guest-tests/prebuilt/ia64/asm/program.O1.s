// 9bd0db4d43a9f500cda77f53167eaf9c
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
	stringz	"spin"
	.align 8
.LC7:
	stringz	"spins"
	.align 8
.LC8:
	stringz	"fork "
	.align 8
.LC9:
	stringz	"child says %s\n"
	.align 8
.LC10:
	stringz	"status %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 19, 5, 0
	adds r16 = 8, r12
	.fframe 288
	adds r12 = -288, r12
	.save rp, r49
	mov r49 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r52 = @ltoff(@fptr(interrupted#)), gp
	;;
	ld8 r52 = [r52]
	addl r51 = 2, r0
	br.call.sptk.many b0 = signal#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	addl r52 = 1, r0
	;;
	movl r51 = @gprel(again#)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L18
.L4:
	;;
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	addl r35 = @ltoffx(stdout#), r1
	;;
	ld8.mov r35 = [r35], stdout#
	addl r34 = @ltoffx(stdin#), r1
	;;
	ld8.mov r34 = [r34], stdin#
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	movl r42 = @gprel(.LC8)
	;;
	add r42 = r1, r42
	movl r46 = @gprel(.LC10)
	;;
	add r46 = r1, r46
	movl r48 = @gprel(.LC7)
	;;
	add r48 = r1, r48
	adds r32 = 284, r12
	addl r47 = 1, r0
	addl r33 = 1000000, r0
	adds r41 = 276, r12
	adds r45 = 228, r12
	adds r44 = 278, r12
	movl r43 = @gprel(.LC5)
	;;
	add r43 = r1, r43
	br .L5
	;;
.L18:
	movl r51 = @gprel(.LC0)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = puts#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	br .L4
	;;
.L19:
	adds r52 = 216, r12
	mov r51 = r0
	br.call.sptk.many b0 = tcgetattr#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	mov r53 = r41
	addl r52 = 21523, r0
	mov r51 = r0
	br.call.sptk.many b0 = ioctl#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	mov r51 = r0
	br.call.sptk.many b0 = ttyname#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	mov r52 = r8
	ld2 r54 = [r44]
	ld2 r53 = [r41]
	ld4 r55 = [r45]
	mov r51 = r43
	br.call.sptk.many b0 = printf#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
.L5:
	mov r51 = r36
	br.call.sptk.many b0 = printf#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	ld8 r51 = [r35]
	br.call.sptk.many b0 = fflush#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	ld8 r53 = [r34]
	addl r52 = 200, r0
	adds r51 = 16, r12
	br.call.sptk.many b0 = fgets#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L15
	mov r52 = r38
	adds r51 = 16, r12
	br.call.sptk.many b0 = strcspn#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	adds r14 = 16, r12
	;;
	add r8 = r14, r8
	;;
	st1 [r8] = r0
	mov r52 = r37
	mov r51 = r14
	br.call.sptk.many b0 = strcmp#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L16
	mov r52 = r39
	adds r51 = 16, r12
	br.call.sptk.many b0 = strcmp#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L19
	mov r52 = r40
	adds r51 = 16, r12
	br.call.sptk.many b0 = strcmp#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L20
	addl r53 = 5, r0
	mov r52 = r42
	adds r51 = 16, r12
	br.call.sptk.many b0 = strncmp#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = fork#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L21
	mov r51 = r0
	br.call.sptk.many b0 = wait#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	br .L5
	;;
.L20:
	mov r51 = r48
	br.call.sptk.many b0 = puts#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	st4.rel [r32] = r47
	br .L11
	;;
.L12:
	ld4.acq r14 = [r32]
	;;
	adds r15 = 1, r14
	;;
	st4.rel [r32] = r15
	cmp4.ge p6, p7 = r33, r14
	;;
	(p7) st4.rel [r32] = r47
.L11:
	ld4.acq r14 = [r32]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	br .L5
	;;
.L21:
	adds r52 = 21, r12
	movl r51 = @gprel(.LC9)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = printf#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	mov r51 = r0
	br.call.sptk.many b0 = exit#
	;;
.L13:
	adds r51 = 16, r12
	br.call.sptk.many b0 = system#
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	mov r52 = r8
	mov r51 = r46
	br.call.sptk.many b0 = printf#
	;;
	adds r1 = 296, r12
	;;
	ld8 r1 = [r1]
	br .L5
	;;
.L15:
	addl r8 = 9, r0
.L2:
	mov ar.pfs = r50
	mov b0 = r49
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	;;
.L16:
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
