// 40dc6180f466282e92ef2317f2e5082c
	.file	"addsub32.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x %08x: %08x %08x %03x\n"
	.align 8
.LC1:
	stringz	"%08x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 6, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 64
	adds r12 = -64, r12
	mov r18 = ar.lc
	;;
	.mlx
	nop 0
	movl r14 = -3689348814741910323
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2
	movl r15 = 3074457345618258603
	;;
	.mlx
	setf.sig f2 = r15
	movl r39 = @gprel(corners#)
	.mlx
	mov r42 = r1
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	add r39 = r1, r39
	mov r37 = r0
	.save pr, r43
	mov r43 = pr
	.mmi
	mov r32 = r0
	adds r35 = 20, r12
	add r38 = r1, r38
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	mov r36 = r39
	;;
	.mmi
	nop 0
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	setf.sig f3 = r14
	nop 0
	.align 32
.L2:
	.mmb
	addp4 r15 = r37, r0
	mov r34 = r39
	nop 0
	.mmi
	mov r33 = r0
	nop 0
	mov ar.lc = 17
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f3
	;;
	.mii
	getf.sig r14 = f6
	nop 0
	;;
	shr.u r16 = r14, 2
	.mmi
	and r14 = -4, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	sub r15 = r15, r14
	nop 0
	;;
	cmp4.ne p16, p17 = 1, r15
	.align 32
.L10:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r15 = [r36]
	ld4 r14 = [r34], 4
	nop 0
	;;
	.mmi
	st4.rel [r35] = r15
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	nop 0
	st4.rel [r15] = r14
	nop 0
	;;
	.mmi
	ld4.acq r45 = [r35]
	ld4.acq r46 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r46
	sxt4 r14 = r45
	.mmb
	cmp4.gtu p8, p9 = r46, r45
	cmp4.ltu p6, p7 = r46, r45
	nop 0
	;;
	.mmi
	add r15 = r14, r16
	sub r14 = r14, r16
	(p8) addl r18 = 1, r0
	;;
	.mii
	nop 0
	sxt4 r17 = r15
	sxt4 r16 = r14
	.mmi
	(p9) mov r18 = r0
	;;
	cmp.eq p10, p11 = r16, r14
	cmp.eq p8, p9 = r17, r15
	.mmi
	mov r19 = r18
	;;
	(p10) mov r16 = r0
	(p8) mov r17 = r0
	;;
	.mib
	(p11) addl r16 = 1, r0
	(p9) addl r17 = 1, r0
	(p6) br.cond.dptk .L5
	.mmi
	cmp4.eq p8, p9 = r46, r45
	;;
	(p8) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	or r18 = r14, r18
	nop 0
	;;
	or r19 = 2, r18
.L5:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.le p8, p9 = r46, r45
	nop 0
	addl r24 = 32, r0
	;;
	.mib
	nop 0
	(p9) or r19 = 8, r19
	(p9) br.cond.dptk .L7
	.mmi
	add r47 = r45, r46
	cmp4.ne p8, p9 = r46, r45
	and r18 = r46, r45
	.mmb
	xor r14 = r46, r45
	andcm r15 = -1, r46
	(p9) br.cond.dpnt .L7
	;;
	.mmi
	(p6) addl r21 = 1, r0
	cmp4.gtu p8, p9 = r45, r47
	dep.z r17 = r17, 7, 25
	.mmi
	cmp4.eq p10, p11 = -1, r14
	and r15 = r45, r15
	sub r48 = r45, r46
	;;
	.mmi
	(p7) mov r21 = r0
	cmp4.ne p6, p7 = 0, r18
	(p8) addl r23 = 1, r0
	.mmi
	(p10) addl r20 = 1, r0
	shladd r14 = r15, 3, r0
	shladd r18 = r47, 1, r0
	;;
	.mmi
	(p9) mov r23 = r0
	(p6) addl r49 = 1, r0
	dep.z r21 = r21, 6, 26
	.mmi
	(p11) mov r20 = r0
	sub r14 = r14, r15
	shladd r22 = r48, 2, r0
	;;
	.mii
	(p7) mov r49 = r0
	dep.z r23 = r23, 9, 23
	add r18 = r18, r47
	.mmi
	add r22 = r22, r48
	;;
	nop 0
	dep.z r49 = r49, 10, 22
	.mmi
	add r18 = r18, r22
	;;
	or r49 = r23, r49
	dep.z r20 = r20, 11, 21
	.mmi
	add r14 = r14, r18
	;;
	or r49 = r21, r49
	dep.z r15 = r16, 8, 24
	;;
	.mmi
	or r49 = r20, r49
	nop 0
	dep.z r16 = r32, 5, 27
	;;
	.mii
	or r49 = r17, r49
	sub r32 = r16, r32
	;;
	or r49 = r15, r49
	;;
	.mmi
	or r49 = r24, r49
	;;
	or r49 = r19, r49
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r49
	nop 0
	;;
	.mib
	nop 0
	add r32 = r14, r32
	(p17) br.cond.dpnt .L16
.L9:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L10
.L17:
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r36 = 4, r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 18, r37
	(p7) br.cond.dptk .L2
	.mlx
	nop 0
	movl r44 = @gprel(.LC1)
	.mmi
	nop 0
	mov r45 = r32
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r42
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov pr = r43, -1
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r40
	.mmi
	nop 0
	ldf.fill f2 = [r20]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r41
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	sxt4 r14 = r33
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	shr r15 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	sub r16 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L9
	.mib
	mov r44 = r38
	adds r33 = 1, r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br .L17
.L7:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	add r47 = r45, r46
	and r18 = r46, r45
	(p6) addl r21 = 1, r0
	.mmi
	xor r14 = r46, r45
	andcm r15 = -1, r46
	sub r48 = r45, r46
	;;
	.mmi
	(p7) mov r21 = r0
	cmp4.gtu p8, p9 = r45, r47
	cmp4.ne p6, p7 = 0, r18
	.mmi
	cmp4.eq p10, p11 = -1, r14
	and r15 = r45, r15
	shladd r18 = r47, 1, r0
	;;
	.mmi
	(p8) addl r23 = 1, r0
	(p6) addl r49 = 1, r0
	dep.z r21 = r21, 6, 26
	.mmi
	(p10) addl r20 = 1, r0
	shladd r14 = r15, 3, r0
	shladd r22 = r48, 2, r0
	;;
	.mmb
	(p9) mov r23 = r0
	(p7) mov r49 = r0
	nop 0
	.mii
	(p11) mov r20 = r0
	dep.z r17 = r17, 7, 25
	sub r14 = r14, r15
	;;
	.mmi
	nop 0
	mov r24 = r0
	dep.z r23 = r23, 9, 23
	.mmi
	add r18 = r18, r47
	add r22 = r22, r48
	or r19 = 16, r19
	;;
	.mii
	nop 0
	dep.z r49 = r49, 10, 22
	add r18 = r18, r22
	;;
	.mii
	or r49 = r23, r49
	dep.z r20 = r20, 11, 21
	add r14 = r14, r18
	;;
	.mmi
	or r49 = r21, r49
	nop 0
	dep.z r15 = r16, 8, 24
	;;
	.mmi
	or r49 = r20, r49
	nop 0
	dep.z r16 = r32, 5, 27
	;;
	.mii
	or r49 = r17, r49
	sub r32 = r16, r32
	;;
	or r49 = r15, r49
	;;
	.mmi
	or r49 = r24, r49
	;;
	or r49 = r19, r49
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r49
	nop 0
	;;
	.mib
	nop 0
	add r32 = r14, r32
	(p16) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L16
	.endp main#
	.section	.rodata
	.align 4
	.type	corners#, @object
	.size	corners#, 72
corners:
	data4	0
	data4	1
	data4	2
	data4	127
	data4	128
	data4	255
	data4	32767
	data4	32768
	data4	65535
	data4	65536
	data4	2147483646
	data4	2147483647
	data4	-2147483648
	data4	-2147483647
	data4	-2
	data4	-1
	data4	1431655765
	data4	-1431655766
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
