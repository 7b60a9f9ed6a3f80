// 618900cc4e1243a778d5234cce51e83b
	.file	"shifts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 7, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r34 = @gprel(values.0#)
	;;
	.mlx
	add r34 = r1, r34
	movl r37 = @gprel(.LC0)
	.mlx
	adds r33 = 32, r12
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	adds r32 = 28, r12
	nop 0
	addl r35 = 65598, r0
	.mmi
	adds r38 = 20, r34
	add r37 = r1, r37
	add r36 = r1, r36
	.align 32
.L4:
	.mmi
	ld4 r14 = [r34], 4
	nop 0
	mov r44 = r0
	;;
	.mmi
	st4.rel [r33] = r14
	st4.rel [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 31, r14
	(p6) br.cond.dpnt .L2
	.align 32
.L3:
	.mmi
	nop 0
	ld4.acq r17 = [r33]
	dep.z r14 = r44, 5, 27
	.mmi
	nop 0
	ld4.acq r18 = [r32]
	nop 0
	;;
	.mmi
	addp4 r18 = r18, r0
	ld4.acq r15 = [r33]
	sub r44 = r14, r44
	.mmi
	ld4.acq r20 = [r32]
	;;
	addp4 r20 = r20, r0
	addp4 r15 = r15, r0
	.mmi
	ld4.acq r14 = [r33]
	ld4.acq r23 = [r32]
	nop 0
	;;
	.mmi
	ld4.acq r19 = [r33]
	addp4 r23 = r23, r0
	sxt4 r14 = r14
	.mii
	ld4.acq r21 = [r32]
	nop 0
	;;
	shl r17 = r17, r18
	.mmi
	ld4.acq r16 = [r33]
	ld4.acq r18 = [r32]
	addp4 r21 = r21, r0
	;;
	.mib
	nop 0
	shr.u r15 = r15, r20
	nop 0
	.mmi
	ld4.acq r20 = [r32]
	sub r18 = r0, r18
	addp4 r16 = r16, r0
	;;
	.mmi
	adds r20 = 1, r20
	and r18 = 31, r18
	shr r14 = r14, r23
	;;
	.mmi
	add r17 = r17, r44
	st4.rel [r32] = r20
	shl r19 = r19, r21
	;;
	.mii
	nop 0
	dep.z r20 = r17, 5, 27
	nop 0
	.mmi
	ld4.acq r21 = [r32]
	nop 0
	nop 0
	;;
	.mii
	sub r17 = r20, r17
	shr.u r16 = r16, r18
	cmp4.geu p6, p7 = 31, r21
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	dep.z r17 = r15, 5, 27
	;;
	.mii
	sub r15 = r17, r15
	or r16 = r19, r16
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	dep.z r44 = r14, 5, 27
	;;
	sub r44 = r44, r14
	;;
	.mib
	nop 0
	add r44 = r44, r16
	(p6) br.cond.dptk .L3
.L2:
	.mmi
	nop 0
	ld4.acq r43 = [r33]
	mov r42 = r37
	.mmi
	ld4.acq r15 = [r33]
	;;
	ld4.acq r45 = [r33]
	dep.z r15 = r15, 7, 25
	.mmi
	ld4.acq r46 = [r33]
	;;
	ld4.acq r47 = [r33]
	extr.u r45 = r45, 25, 7
	.mmi
	nop 0
	ld4.acq r48 = [r33]
	nop 0
	;;
	.mii
	nop 0
	mux1 r46 = r46, @rev
	or r45 = r15, r45
	;;
	.mii
	nop 0
	dep.z r16 = r48, 8, 24
	;;
	extr.u r48 = r48, 8, 8
	;;
	.mii
	or r48 = r16, r48
	extr r47 = r47, 13, 19
	;;
	extr.u r46 = r46, 32, 32
	.mib
	nop 0
	zxt2 r48 = r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r41
	.mmi
	mov r42 = r36
	ld4.acq r44 = [r33]
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	ld4.acq r45 = [r33]
	addp4 r44 = r44, r0
	.mmi
	nop 0
	ld4.acq r46 = [r33]
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	ld4.acq r14 = [r33]
	addp4 r46 = r46, r0
	.mii
	adds r15 = -1, r44
	addp4 r45 = r45, r0
	;;
	addp4 r47 = r14, r0
	.mii
	cmp4.eq p6, p7 = 0, r14
	andcm r44 = r15, r44
	;;
	adds r14 = -1, r47
	;;
	.mii
	xor r47 = r14, r47
	popcnt r46 = r46
	;;
	popcnt r45 = r45
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f6
	popcnt r44 = r44
	;;
	.mii
	nop 0
	popcnt r47 = r47
	and r46 = 1, r46
	;;
	.mmi
	(p6) mov r47 = r0
	;;
	getf.exp r43 = f6
	nop 0
	;;
	.mmi
	nop 0
	sub r43 = r35, r43
	nop 0
	;;
	.mib
	adds r43 = -32, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = r34, r38
	(p6) br.cond.dptk .L4
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = -9141386507638288913
	.mlx
	adds r32 = 24, r12
	movl r42 = @gprel(.LC2)
	;;
	.mlx
	st8.rel [r15] = r14
	movl r33 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	;;
	ld8.acq r43 = [r15]
	add r33 = r1, r33
	.mmi
	nop 0
	ld8.acq r16 = [r15]
	nop 0
	;;
	.mmi
	setf.sig f6 = r16
	ld8.acq r45 = [r15]
	nop 0
	.mmi
	ld8.acq r46 = [r15]
	;;
	adds r14 = -1, r45
	mux1 r43 = r43, @rev
	;;
	.mmi
	andcm r45 = r14, r45
	nop 0
	popcnt r46 = r46
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f6
	popcnt r45 = r45
	;;
	.mmi
	nop 0
	getf.exp r44 = f6
	nop 0
	;;
	.mib
	sub r44 = r35, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r41
	;;
	.mmi
	st4.rel [r32] = r14
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 63, r14
	(p6) br.cond.dpnt .L5
	.align 32
.L6:
	.mmi
	adds r14 = 16, r12
	adds r16 = 16, r12
	mov r42 = r33
	;;
	.mmi
	ld8.acq r15 = [r14]
	ld4.acq r17 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r43 = [r14]
	addp4 r17 = r17, r0
	.mmi
	ld4.acq r14 = [r32]
	;;
	sub r14 = 64, r14
	nop 0
	.mmi
	ld8.acq r44 = [r16]
	ld4.acq r16 = [r32]
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	sxt4 r16 = r16
	;;
	shl r15 = r15, r17
	.mii
	nop 0
	shr r44 = r44, r16
	;;
	shr.u r43 = r43, r14
	;;
	.mib
	or r43 = r15, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r32]
	mov r1 = r41
	;;
	adds r14 = 9, r14
	;;
	.mmi
	st4.rel [r32] = r14
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L6
.L5:
	.mmi
	adds r16 = 39, r12
	addl r17 = -100, r0
	adds r15 = 36, r12
	.mlx
	adds r14 = 38, r12
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	st1.rel [r16] = r17
	addl r17 = -30000, r0
	add r42 = r1, r42
	;;
	.mmi
	st2.rel [r15] = r17
	nop 0
	addl r17 = -56, r0
	;;
	.mmi
	st1.rel [r14] = r17
	;;
	ld1.acq r43 = [r16]
	nop 0
	.mmi
	ld2.acq r44 = [r15]
	;;
	ld1.acq r45 = [r14]
	extr r44 = r44, 5, 11
	.mmi
	ld1.acq r46 = [r16]
	;;
	ld2.acq r47 = [r15]
	extr r46 = r46, 0, 7
	.mii
	ld1.acq r48 = [r14]
	nop 0
	;;
	extr r47 = r47, 0, 15
	.mii
	shladd r46 = r46, 1, r0
	nop 0
	;;
	dep.z r48 = r48, 1, 7
	.mmi
	shladd r47 = r47, 1, r0
	;;
	nop 0
	extr.u r45 = r45, 1, 7
	;;
	.mib
	nop 0
	extr r43 = r43, 3, 5
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
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
