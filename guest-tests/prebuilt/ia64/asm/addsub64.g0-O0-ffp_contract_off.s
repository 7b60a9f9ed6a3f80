// 73511c91e2d1ab9c2b7dedae9bb56833
	.file	"addsub64.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
	.type	corners#, @object
	.size	corners#, 104
corners:
	data8	0
	data8	1
	data8	2147483647
	data8	2147483648
	data8	4294967295
	data8	4294967296
	data8	8589934591
	data8	9223372036854775807
	data8	-9223372036854775808
	data8	-4294967296
	data8	-2
	data8	-1
	data8	1311768467463790320
	.align 8
.LC0:
	stringz	"%016llx %016llx %016llx %016llx\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	br .L2
	;;
.L15:
	adds r14 = -32, r34
	movl r16 = @gprel(corners#)
	;;
	add r16 = r1, r16
	adds r17 = -64, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	;;
	st8 [r14] = r0
	adds r14 = -48, r34
	;;
	st4 [r14] = r0
	br .L3
	;;
.L12:
	movl r15 = @gprel(corners#)
	;;
	add r15 = r1, r15
	adds r14 = -48, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	st8.rel [r14] = r15
	adds r14 = -24, r34
	adds r15 = -32, r34
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8.acq r15 = [r14]
	adds r14 = -16, r34
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = -8, r34
	;;
	ld8.acq r15 = [r14]
	adds r14 = -32, r34
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	adds r15 = -32, r34
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	add r15 = r16, r14
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	adds r16 = -32, r34
	;;
	ld8 r16 = [r16]
	;;
	cmp.gtu p6, p7 = r14, r16
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	adds r16 = -24, r34
	adds r15 = -16, r34
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	cmp.le p6, p7 = r15, r16
	(p6) br.cond.dptk .L4
	addl r15 = 2, r0
	br .L5
	;;
.L4:
	mov r15 = r0
.L5:
	;;
	add r14 = r15, r14
	adds r15 = -8, r34
	;;
	ld8.acq r15 = [r15]
	adds r16 = -32, r34
	;;
	ld8 r16 = [r16]
	;;
	cmp.ne p6, p7 = r15, r16
	(p6) br.cond.dptk .L6
	addl r15 = 4, r0
	br .L7
	;;
.L6:
	mov r15 = r0
.L7:
	;;
	add r14 = r15, r14
	adds r16 = -24, r34
	adds r15 = -16, r34
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	cmp.gt p6, p7 = r15, r16
	(p6) br.cond.dptk .L8
	addl r15 = 8, r0
	br .L9
	;;
.L8:
	mov r15 = r0
.L9:
	;;
	add r15 = r15, r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	adds r16 = -24, r34
	;;
	ld8 r16 = [r16]
	;;
	cmp.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L10
	addl r16 = 16, r0
	br .L11
	;;
.L10:
	mov r16 = r0
.L11:
	adds r14 = -56, r34
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	adds r15 = -48, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L3:
	adds r14 = -48, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 12, r14
	(p6) br.cond.dptk .L12
	adds r14 = -40, r34
	;;
	st8 [r14] = r0
	mov r14 = r34
	;;
	st4.rel [r14] = r0
	br .L13
	;;
.L14:
	adds r14 = -40, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	mov r14 = r34
	;;
	ld4.acq r15 = [r14]
	adds r14 = -32, r34
	;;
	addp4 r15 = r15, r0
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, r15
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r15 = r16, r14
	mov r14 = r34
	;;
	ld4.acq r16 = [r14]
	adds r14 = -32, r34
	;;
	addp4 r16 = r16, r0
	ld8 r14 = [r14]
	;;
	shl r14 = r14, r16
	;;
	add r16 = r15, r14
	adds r14 = -32, r34
	;;
	ld8 r14 = [r14]
	mov r15 = r34
	;;
	ld4.acq r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shr r14 = r14, r15
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r14, r15
	adds r14 = -40, r34
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	mov r14 = r34
	;;
	st4.rel [r14] = r15
.L13:
	mov r14 = r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L14
	adds r14 = -32, r34
	;;
	ld8 r14 = [r14]
	;;
	sub r17 = r0, r14
	adds r16 = -40, r34
	adds r15 = -56, r34
	adds r14 = -32, r34
	;;
	mov r40 = r17
	ld8 r39 = [r16]
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -64, r34
	;;
	st4 [r17] = r14
.L2:
	adds r15 = -64, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 12, r14
	(p6) br.cond.dptk .L15
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
