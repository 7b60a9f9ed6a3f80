// a55c13e4172bc493f15e463ff80d3da0
	.file	"conversions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	alloc r37 = ar.pfs, 0, 8, 8, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	movl r32 = @gprel(values.0#)
	;;
	.mib
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	nop 0
	.mlx
	add r32 = r1, r32
	movl r33 = @gprel(.LC0)
	;;
	.mmi
	adds r34 = 16, r12
	add r33 = r1, r33
	mov ar.lc = 20
	;;
	.align 32
.L2:
	.mmi
	adds r15 = 32, r12
	ld8 r14 = [r32], 8
	mov r40 = r33
	;;
	.mmi
	st8.rel [r15] = r14
	;;
	ld8.acq r41 = [r15]
	nop 0
	.mmi
	ld8.acq r42 = [r15]
	;;
	ld8.acq r43 = [r15]
	sxt1 r42 = r42
	.mmi
	nop 0
	ld8.acq r44 = [r15]
	nop 0
	;;
	.mii
	ld8.acq r45 = [r15]
	sxt2 r44 = r44
	zxt1 r43 = r43
	.mmi
	ld8.acq r46 = [r15]
	;;
	ld8.acq r47 = [r15]
	zxt2 r45 = r45
	.mmi
	nop 0
	ld8.acq r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L2
	.mmi
	adds r32 = 49, r12
	adds r33 = 48, r12
	adds r34 = 46, r12
	.mmi
	adds r35 = 44, r12
	addl r15 = -1, r0
	addl r14 = -1, r0
	;;
	.mmi
	st1.rel [r32] = r15
	nop 0
	adds r18 = 40, r12
	.mlx
	st1.rel [r33] = r15
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	st2.rel [r34] = r14
	st2.rel [r35] = r14
	addl r14 = 1, r0
	.mmi
	add r40 = r1, r40
	;;
	st4.rel [r18] = r14
	nop 0
	;;
	.mmi
	ld1.acq r20 = [r32]
	ld1.acq r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r20 = r20
	nop 0
	.mmi
	ld1.acq r19 = [r32]
	ld1.acq r14 = [r33]
	zxt1 r15 = r15
	;;
	.mmi
	nop 0
	ld2.acq r17 = [r34]
	sxt1 r19 = r19
	.mmi
	cmp4.eq p6, p7 = r15, r20
	ld2.acq r16 = [r35]
	zxt1 r14 = r14
	;;
	.mmi
	ld1.acq r15 = [r32]
	(p6) addl r41 = 1, r0
	sxt2 r17 = r17
	.mmi
	ld4.acq r20 = [r18]
	nop 0
	zxt2 r16 = r16
	;;
	.mmi
	(p7) mov r41 = r0
	cmp4.gt p6, p7 = r14, r19
	sxt1 r15 = r15
	.mmi
	ld1.acq r14 = [r32]
	ld4.acq r18 = [r18]
	nop 0
	;;
	.mmi
	(p6) addl r42 = 1, r0
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	(p7) mov r42 = r0
	cmp4.eq p6, p7 = r16, r17
	;;
	(p6) addl r43 = 1, r0
	;;
	.mii
	(p7) mov r43 = r0
	cmp4.gt p6, p7 = r20, r15
	;;
	(p6) addl r44 = 1, r0
	;;
	.mii
	(p7) mov r44 = r0
	cmp4.gtu p6, p7 = r18, r14
	;;
	(p6) addl r45 = 1, r0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmi
	ld1.acq r41 = [r33]
	ld2.acq r42 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mii
	ld1.acq r43 = [r32]
	zxt1 r41 = r41
	;;
	zxt2 r42 = r42
	.mmi
	add r40 = r1, r40
	adds r41 = 1, r41
	sxt1 r43 = r43
	;;
	.mib
	shladd r42 = r42, 1, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmi
	ld1.acq r41 = [r32]
	ld2.acq r42 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mib
	nop 0
	sxt2 r42 = r42
	nop 0
	;;
	.mib
	add r40 = r1, r40
	sxt1 r41 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
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
