// 30e2818aa39b0692443c4d33fb36c55a
	.file	"conversions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%lld: %d %u %d %u %d %u %llu\n"
	.align 8
.LC1:
	stringz	"%d %d %d %d %d\n"
	.align 8
.LC2:
	stringz	"%d %d %u\n"
	.align 8
.LC3:
	stringz	"%lld %llu\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 8, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	movl r15 = @gprel(values.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r34
	;;
	st8.rel [r14] = r15
	mov r14 = r34
	;;
	ld8.acq r15 = [r14]
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r19 = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r20 = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r21 = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r22 = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 16, r12
	;;
	st8 [r14] = r16
	mov r43 = r22
	mov r42 = r21
	mov r41 = r20
	mov r40 = r19
	mov r39 = r18
	mov r38 = r17
	mov r37 = r15
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r34
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 20, r14
	(p6) br.cond.dptk .L3
	adds r14 = -12, r34
	addl r15 = -1, r0
	;;
	st1.rel [r14] = r15
	adds r14 = -11, r34
	addl r15 = -1, r0
	;;
	st1.rel [r14] = r15
	adds r14 = -10, r34
	addl r15 = -1, r0
	;;
	st2.rel [r14] = r15
	adds r14 = -8, r34
	addl r15 = -1, r0
	;;
	st2.rel [r14] = r15
	adds r14 = -4, r34
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -11, r34
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -11, r34
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -10, r34
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r41 = r14
	mov r40 = r19
	mov r39 = r18
	mov r38 = r17
	mov r37 = r16
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -11, r34
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	adds r15 = 1, r14
	adds r14 = -8, r34
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	shladd r16 = r14, 1, r0
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r15 = r14
	adds r14 = -10, r34
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC3)
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
	.align 8
	.type	values.0#, @object
	.size	values.0#, 168
values.0:
	data8	0
	data8	-1
	data8	127
	data8	128
	data8	-128
	data8	-129
	data8	255
	data8	256
	data8	32767
	data8	32768
	data8	-32769
	data8	65535
	data8	65536
	data8	2147483647
	data8	2147483648
	data8	-2147483648
	data8	-2147483649
	data8	4294967295
	data8	4294967296
	data8	9223372036854775807
	data8	-9223372036854775808
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
