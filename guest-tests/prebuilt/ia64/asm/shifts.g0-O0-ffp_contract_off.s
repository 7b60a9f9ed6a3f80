// cc48e2e1b085927a6ab666e31b838541
	.file	"shifts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%08x %08x %08x %08x %08x %04x\n"
	.align 8
.LC1:
	stringz	"%d %d %d %d %d\n"
	.align 8
.LC2:
	stringz	"%016llx %d %d %d\n"
	.align 8
.LC3:
	stringz	"%016llx %016llx\n"
	.align 8
.LC4:
	stringz	"%d %d %d %d %d %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L2
	;;
.L5:
	movl r15 = @gprel(values.0#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r34
	;;
	st4.rel [r14] = r15
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	;;
	st4.rel [r14] = r0
	br .L3
	;;
.L4:
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	adds r15 = -4, r34
	;;
	ld4.acq r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	shl r15 = r14, r15
	adds r14 = -28, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	adds r14 = -8, r34
	;;
	ld4.acq r17 = [r14]
	adds r14 = -4, r34
	;;
	ld4.acq r16 = [r14]
	addp4 r14 = r17, r0
	;;
	addp4 r16 = r16, r0
	;;
	shr.u r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = -4, r34
	;;
	ld4.acq r16 = [r14]
	sxt4 r14 = r17
	;;
	addp4 r16 = r16, r0
	;;
	shr r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	adds r16 = -4, r34
	;;
	ld4.acq r16 = [r16]
	;;
	addp4 r16 = r16, r0
	;;
	shl r16 = r14, r16
	adds r14 = -8, r34
	;;
	ld4.acq r17 = [r14]
	adds r14 = -4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sub r14 = 32, r14
	;;
	and r14 = 31, r14
	;;
	mov r18 = r14
	addp4 r14 = r17, r0
	;;
	addp4 r17 = r18, r0
	;;
	shr.u r14 = r14, r17
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -4, r34
	;;
	st4.rel [r14] = r15
.L3:
	adds r14 = -4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.geu p6, p7 = 31, r14
	(p6) br.cond.dptk .L4
	adds r14 = -8, r34
	;;
	ld4.acq r16 = [r14]
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	dep.z r14 = r14, 7, 25
	adds r15 = -8, r34
	;;
	ld4.acq r15 = [r15]
	;;
	extr.u r15 = r15, 25, 7
	;;
	or r14 = r15, r14
	;;
	mov r17 = r14
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	mov r18 = r14
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	extr r14 = r14, 13, 19
	;;
	mov r19 = r14
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	dep.z r15 = r14, 8, 24
	extr.u r14 = r14, 8, 24
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r34
	;;
	mov r42 = r15
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	ld4 r38 = [r14]
	mov r37 = r16
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	adds r14 = -32, r14
	;;
	mov r17 = r14
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r18 = r14
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	popcnt r14 = r14
	;;
	mov r19 = r14
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	popcnt r14 = r14
	;;
	and r14 = 1, r14
	;;
	mov r20 = r14
	adds r14 = -8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	cmp.eq p6, p7 = 0, r14
	adds r15 = -1, r14
	mov r16 = r0
	;;
	xor r14 = r15, r14
	;;
	popcnt r14 = r14
	;;
	(p6) mov r14 = r16
	;;
	mov r41 = r14
	mov r40 = r20
	mov r39 = r19
	mov r38 = r18
	mov r37 = r17
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r34
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L5
	adds r14 = -24, r34
	movl r15 = -9141386507638288913
	;;
	st8.rel [r14] = r15
	adds r14 = -24, r34
	;;
	ld8.acq r14 = [r14]
	;;
	mux1 r16 = r14, @rev
	adds r14 = -24, r34
	;;
	ld8.acq r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	mov r17 = r14
	adds r14 = -24, r34
	;;
	ld8.acq r14 = [r14]
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	adds r14 = -24, r34
	;;
	ld8.acq r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	mov r40 = r14
	mov r39 = r15
	mov r38 = r17
	mov r37 = r16
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r34
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	br .L6
	;;
.L7:
	adds r14 = -24, r34
	;;
	ld8.acq r14 = [r14]
	mov r15 = r34
	;;
	ld4.acq r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	shl r15 = r14, r15
	adds r14 = -24, r34
	;;
	ld8.acq r14 = [r14]
	mov r16 = r34
	;;
	ld4.acq r16 = [r16]
	;;
	sub r16 = 64, r16
	;;
	addp4 r16 = r16, r0
	;;
	shr.u r14 = r14, r16
	;;
	or r15 = r14, r15
	adds r14 = -24, r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r16 = r14
	mov r14 = r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shr r14 = r16, r14
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 9, r14
	mov r14 = r34
	;;
	st4.rel [r14] = r15
.L6:
	mov r14 = r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L7
	adds r14 = -16, r34
	addl r15 = -100, r0
	;;
	st1.rel [r14] = r15
	adds r14 = -14, r34
	addl r15 = -30000, r0
	;;
	st2.rel [r14] = r15
	adds r14 = -12, r34
	addl r15 = -56, r0
	;;
	st1.rel [r14] = r15
	adds r14 = -16, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 3, 29
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -14, r34
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 5, 27
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 1, 31
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -16, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -14, r34
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt2 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
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
	.section	.rodata
	.align 4
	.type	values.0#, @object
	.size	values.0#, 20
values.0:
	data4	305419896
	data4	-2147483647
	data4	-1
	data4	2147483647
	data4	-559038737
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
