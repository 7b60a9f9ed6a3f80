// 917d767150c132ad65759daf05f9e089
	.file	"strings.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc rounds#
rounds:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L2
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r14 = r8
	br .L4
	;;
.L2:
	addl r14 = 1, r0
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.section	.rodata
	.align 8
.LC0:
	stringz	"odd"
	.align 8
.LC1:
	stringz	"even"
	.align 8
.LC2:
	stringz	"record %d: name=%s value=%08x rest=%d"
	.align 8
.LC3:
	stringz	"value"
	.align 8
.LC4:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 7, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -560, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -264, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 248, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -544, r37
	;;
	st4 [r14] = r0
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -540, r37
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	st4 [r16] = r14
	br .L6
	;;
.L11:
	adds r14 = -540, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r17 = @gprel(.LC0)
	;;
	add r17 = r1, r17
	br .L8
	;;
.L7:
	movl r17 = @gprel(.LC1)
	;;
	add r17 = r1, r17
.L8:
	adds r14 = -540, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r16 = r14, r15
	adds r14 = -540, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r18 = r14, r15
	adds r34 = -536, r37
	adds r14 = -540, r37
	adds r15 = -520, r37
	;;
	mov r45 = r18
	mov r44 = r16
	mov r43 = r17
	ld4 r42 = [r14]
	movl r41 = @gprel(.LC2)
	;;
	add r41 = r1, r41
	addl r40 = 256, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	st4 [r34] = r8
	adds r15 = -520, r37
	adds r14 = -264, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = strcpy#
	mov r1 = r38
	adds r34 = -528, r37
	adds r14 = -264, r37
	;;
	addl r40 = 61, r0
	mov r39 = r14
	br.call.sptk.many b0 = strchr#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -528, r37
	;;
	ld8 r14 = [r14]
	addl r15 = 35, r0
	;;
	st1 [r14] = r15
	adds r16 = -544, r37
	;;
	ld4 r15 = [r16]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	adds r14 = -536, r37
	;;
	ld4 r14 = [r14]
	;;
	add r34 = r15, r14
	adds r14 = -264, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r14 = r8
	;;
	add r34 = r34, r14
	adds r14 = -520, r37
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -520, r37
	;;
	sub r14 = r15, r14
	;;
	add r34 = r34, r14
	adds r15 = -264, r37
	adds r14 = -520, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	extr.u r14 = r14, 31, 1
	;;
	zxt1 r14 = r14
	;;
	add r34 = r34, r14
	adds r14 = -540, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	addl r14 = 11, r0
	br .L10
	;;
.L9:
	addl r14 = 12, r0
.L10:
	adds r15 = -528, r37
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	addl r41 = 16, r0
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strtoull#
	mov r1 = r38
	mov r14 = r8
	;;
	add r14 = r34, r14
	adds r15 = -544, r37
	;;
	st4 [r15] = r14
	adds r14 = -264, r37
	;;
	adds r14 = 3, r14
	adds r15 = -264, r37
	addl r41 = 100, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = memmove#
	mov r1 = r38
	adds r14 = -264, r37
	;;
	adds r14 = 50, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -544, r37
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -544, r37
	;;
	st4 [r15] = r14
	adds r14 = -540, r37
	adds r15 = -540, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -540, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r16 = -544, r37
	;;
	ld4 r40 = [r16]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
