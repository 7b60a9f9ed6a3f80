// c1e83cffd1b36c4b3e79bd7bee281e80
	.file	"qsort.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc next_random#
next_random:
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
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 13, 19
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 17, 15
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 5, 27
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp next_random#
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
	(p6) br.cond.dptk .L4
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
	br .L6
	;;
.L4:
	addl r14 = 1, r0
.L6:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.bss
	.align 4
	.type	records#, @object
	.size	records#, 80000
records:
	.skip	80000
	.text
	.align 16
	.proc compare#
compare:
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
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	adds r15 = 8, r2
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L10
	;;
.L8:
	addl r14 = -1, r0
.L10:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
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
	adds r14 = -16, r37
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	adds r34 = -28, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L12
	;;
.L17:
	adds r14 = -24, r37
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r38
	mov r15 = r8
	;;
	movl r16 = @gprel(records#)
	;;
	add r16 = r1, r16
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	movl r15 = @gprel(records#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -24, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -24, r37
	adds r15 = -24, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 9999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	addl r42 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r42 = [r42]
	addl r41 = 8, r0
	addl r40 = 10000, r0
	movl r39 = @gprel(records#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = qsort#
	mov r1 = r38
	adds r14 = -20, r37
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	adds r14 = -32, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	movl r16 = @gprel(records#)
	;;
	add r16 = r1, r16
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	adds r16 = 4, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	adds r14 = -20, r37
	adds r15 = -20, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 9999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	adds r14 = -28, r37
	adds r15 = -28, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -32, r37
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC0)
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
