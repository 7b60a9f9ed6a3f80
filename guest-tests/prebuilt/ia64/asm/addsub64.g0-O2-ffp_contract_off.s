// cc119292b9de3c2f2e2db7f411379e4b
	.file	"addsub64.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"%016llx %016llx %016llx %016llx\n"
	.sdata
	.align 8
.LC0:
	data8	corners#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 5, 0
	.fframe 16
	adds r12 = -16, r12
	addl r14 = @gprel(.LC0), gp
	.mlx
	mov r39 = r1
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	ld8 r33 = [r14]
	mov r42 = r0
	.save rp, r37
	mov r37 = b0
	.mmi
	adds r32 = 24, r12
	add r36 = r1, r36
	mov r43 = r0
	;;
	.mmi
	adds r35 = -8, r33
	adds r34 = 96, r33
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r20 = r35
	mov ar.lc = 12
	;;
	.align 32
.L6:
	.mmi
	adds r16 = 16, r12
	ld8 r15 = [r20], 8
	shl r14 = r43, 5
	;;
	.mmi
	st8.rel [r16] = r15
	sub r43 = r14, r43
	adds r14 = 16, r12
	;;
	.mmi
	ld8.acq r15 = [r16]
	ld8.acq r17 = [r16]
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r16]
	add r17 = r17, r42
	cmp.le p6, p7 = r15, r42
	.mmi
	ld8.acq r19 = [r14]
	;;
	sub r16 = r42, r16
	cmp.ltu p8, p9 = r42, r19
	.mmi
	shladd r14 = r17, 1, r0
	;;
	shladd r19 = r16, 2, r0
	add r14 = r14, r17
	.mmi
	(p8) addl r21 = 1, r0
	;;
	add r16 = r19, r16
	(p9) mov r21 = r0
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	add r14 = r14, r21
	ld8.acq r17 = [r16]
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r43
	(p6) br.cond.dptk .L2
	;;
	.mmi
	adds r16 = 2, r14
	cmp.eq p6, p7 = r17, r42
	sub r15 = r0, r15
	;;
	.mii
	(p6) adds r16 = 6, r14
	cmp.eq p6, p7 = r42, r15
	;;
	(p6) addl r43 = 1, r0
	;;
	.mmi
	(p7) mov r43 = r0
	;;
	shladd r43 = r43, 4, r0
	nop 0
	;;
	.mib
	nop 0
	add r43 = r43, r16
	br.cloop.sptk.few .L6
.L16:
	.mmi
	st4.rel [r32] = r0
	nop 0
	mov r44 = r0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 63, r14
	(p6) br.cond.dpnt .L7
	.align 32
.L8:
	.mmi
	nop 0
	ld4.acq r15 = [r32]
	shladd r18 = r44, 3, r0
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mmi
	addp4 r15 = r15, r0
	ld4.acq r16 = [r32]
	addp4 r14 = r14, r0
	.mmi
	sub r44 = r18, r44
	ld4.acq r17 = [r32]
	nop 0
	;;
	.mmi
	adds r17 = 1, r17
	nop 0
	sxt4 r16 = r16
	;;
	.mmi
	st4.rel [r32] = r17
	nop 0
	shr r16 = r42, r16
	;;
	.mii
	nop 0
	shr.u r15 = r42, r15
	shl r17 = r42, r14
	.mmi
	ld4.acq r14 = [r32]
	;;
	cmp4.ge p6, p7 = 63, r14
	nop 0
	;;
	.mmi
	shladd r18 = r16, 2, r0
	;;
	shladd r14 = r15, 1, r0
	add r16 = r18, r16
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	add r44 = r14, r44
	(p6) br.cond.dptk .L8
.L7:
	.mib
	sub r45 = r0, r42
	mov r41 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.eq p6, p7 = r33, r34
	mov r1 = r39
	mov ar.lc = 12
	.mmb
	mov r20 = r35
	mov r43 = r0
	(p6) br.cond.dpnt .L9
	;;
	.mib
	ld8 r42 = [r33], 8
	nop 0
	br .L6
	;;
.L2:
	.mmi
	adds r16 = 8, r14
	cmp.eq p6, p7 = r17, r42
	sub r15 = r0, r15
	;;
	.mii
	(p6) adds r16 = 12, r14
	cmp.eq p6, p7 = r42, r15
	;;
	(p6) addl r43 = 1, r0
	;;
	.mmi
	(p7) mov r43 = r0
	;;
	shladd r43 = r43, 4, r0
	nop 0
	;;
	.mib
	nop 0
	add r43 = r43, r16
	br.cloop.sptk.few .L6
	.mib
	nop 0
	nop 0
	br .L16
.L9:
	.mii
	mov r8 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
