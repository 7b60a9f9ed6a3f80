// bde41b2fde5d9128276f5444872597ca
	.file	"show.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"wait"
	.align 8
.LC1:
	stringz	"memory"
	.align 8
.LC2:
	stringz	"[%s]"
	.align 8
.LC3:
	stringz	"A"
	.align 8
.LC4:
	stringz	" %02x%02x%02x%02x, time %ld, %ld ticks/s, A=%s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 10, 8, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r43
	mov r43 = ar.lc
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	cmp4.ge p6, p7 = 1, r32
	(p6) br.cond.dpnt .L2
	adds r14 = 8, r33
	;;
	ld8 r34 = [r14]
	movl r45 = @gprel(.LC0)
	;;
	add r45 = r1, r45
	mov r44 = r34
	br.call.sptk.many b0 = strcmp#
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
.L4:
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r42
	br .L4
	;;
.L3:
	movl r45 = @gprel(.LC1)
	;;
	add r45 = r1, r45
	mov r44 = r34
	br.call.sptk.many b0 = strcmp#
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L12
	mov r46 = r0
	;;
	addl r45 = 4, r0
	adds r44 = 16, r12
	br.call.sptk.many b0 = getrandom#
	mov r1 = r42
.L9:
	sxt4 r14 = r32
	;;
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	;;
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L8:
	ld8 r45 = [r33], 8
	mov r44 = r34
	br.call.sptk.many b0 = printf#
	mov r1 = r42
	;;
	br.cloop.sptk.few .L8
.L7:
	adds r14 = 16, r12
	;;
	ld1 r36 = [r14]
	adds r14 = 17, r12
	;;
	ld1 r37 = [r14]
	adds r14 = 18, r12
	;;
	ld1 r38 = [r14]
	adds r14 = 19, r12
	;;
	ld1 r39 = [r14]
	mov r44 = r0
	br.call.sptk.many b0 = time#
	mov r1 = r42
	mov r34 = r8
	;;
	addl r44 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r42
	mov r35 = r8
	;;
	movl r44 = @gprel(.LC3)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = getenv#
	mov r1 = r42
	mov r51 = r8
	mov r50 = r35
	mov r49 = r34
	mov r48 = r39
	mov r47 = r38
	mov r46 = r37
	mov r45 = r36
	;;
	movl r44 = @gprel(.LC4)
	;;
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	mov r1 = r42
.L11:
	mov r8 = r32
	;;
	mov ar.pfs = r41
	mov ar.lc = r43
	mov b0 = r40
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	movl r45 = 209715200
	addl r44 = 1, r0
	br.call.sptk.many b0 = calloc#
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r32 = 1, r0
	;;
	(p7) mov r32 = r0
	br .L11
	;;
.L2:
	mov r46 = r0
	addl r45 = 4, r0
	adds r44 = 16, r12
	br.call.sptk.many b0 = getrandom#
	mov r1 = r42
	cmp4.ge p6, p7 = 0, r32
	(p7) br.cond.dptk .L9
	br .L7
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
