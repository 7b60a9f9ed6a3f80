// 87267a1e8acc9788b6ff8794378d941e
	.file	"muldiv64.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global __udivdi3#
	.global __umoddi3#
	.global __moddi3#
	.global __divdi3#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%016llx\n"
	.align 8
.LC1:
	stringz	"%lld %lld %lld %lld\n"
	.align 8
.LC2:
	stringz	"%llu %llu %llu\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 17, 5, 0
	adds r16 = -136, r12
	nop 0
	.mmi
	adds r17 = -128, r12
	.fframe 176
	adds r12 = -176, r12
	mov r18 = ar.lc
	;;
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r14 = -8769763576025852407
	.mlx
	mov r48 = r1
	movl r15 = 5568828399610430677
	;;
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4, 32
	movl r41 = @gprel(.LC0)
	.mmi
	addl r32 = 99, r0
	mov r39 = r0
	mov r34 = r0
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	addp4 r43 = 4294967295 - 0x100000000, r0
	.save rp, r46
	mov r46 = b0
	.mlx
	add r41 = r1, r41
	movl r40 = -9223372036854775808
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	nop 0
	.mlx
	setf.sig f18 = r15
	movl r15 = 5270498306774157605
	;;
	.mmi
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20
	;;
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	.mlx
	setf.sig f5 = r15
	movl r15 = 2361183241434822607
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	setf.sig f3 = r15
	nop 0
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	.body
	nop 0
	.mlx
	setf.sig f19 = r14
	movl r14 = -8543223828751151131
	;;
	.mlx
	setf.sig f16 = r14
	movl r14 = 5675921253449092805
	.mlx
	nop 0
	movl r16 = -3689348814741910323
	;;
	.mmi
	setf.sig f4 = r14
	setf.sig f17 = r16
	nop 0
	.mii
	addl r16 = 5999, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L4:
	.mii
	nop 0
	sxt4 r36 = r39
	shl r45 = r34, 5
	;;
	.mmi
	setf.sig f7 = r36
	setf.sig f6 = r36
	dep.z r33 = r32, 13, 19
	.mii
	sub r45 = r45, r34
	shr r16 = r36, 63
	;;
	xor r33 = r32, r33
	;;
	.mii
	nop 0
	extr.u r14 = r33, 17, 15
	;;
	xor r33 = r14, r33
	;;
	.mii
	nop 0
	dep.z r14 = r33, 5, 27
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f19
	.mfi
	nop 0
	xmpy.h f6 = f6, f18
	xor r33 = r14, r33
	;;
	.mii
	nop 0
	dep.z r14 = r33, 13, 19
	nop 0
	;;
	.mii
	xor r14 = r14, r33
	shl r33 = r33, 32
	;;
	extr.u r19 = r14, 17, 15
	;;
	.mmi
	getf.sig r17 = f7
	nop 0
	xor r14 = r19, r14
	;;
	.mii
	getf.sig r18 = f6
	dep.z r19 = r14, 5, 27
	;;
	xor r14 = r19, r14
	;;
	.mii
	nop 0
	dep.z r19 = r14, 13, 19
	;;
	add r17 = r17, r36
	;;
	.mii
	nop 0
	shr r17 = r17, 5
	shr r18 = r18, 4
	;;
	.mii
	sub r17 = r17, r16
	sub r18 = r18, r16
	;;
	shladd r16 = r17, 4, r0
	.mmi
	shladd r15 = r18, 1, r0
	;;
	sub r16 = r16, r17
	add r15 = r15, r18
	;;
	.mii
	shladd r16 = r16, 2, r0
	shladd r15 = r15, 2, r0
	;;
	add r16 = r16, r17
	.mmi
	addp4 r17 = r14, r0
	xor r14 = r19, r14
	add r15 = r15, r18
	;;
	.mmi
	sub r16 = r36, r16
	or r33 = r17, r33
	extr.u r17 = r14, 17, 15
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	addp4 r16 = r16, r0
	xor r14 = r17, r14
	add r15 = r15, r18
	;;
	.mii
	nop 0
	dep.z r17 = r14, 5, 27
	sub r15 = r36, r15
	;;
	.mii
	xor r14 = r17, r14
	addp4 r15 = r15, r0
	;;
	shr.u r33 = r33, r16
	.mii
	nop 0
	shl r35 = r14, 32
	;;
	dep.z r32 = r14, 13, 19
	;;
	.mmi
	xor r32 = r32, r14
	nop 0
	shr.u r16 = r33, 32
	;;
	.mmi
	and r14 = r43, r33
	setf.sig f2 = r16
	mov r49 = r33
	;;
	.mii
	setf.sig f6 = r14
	extr.u r14 = r32, 17, 15
	;;
	xor r32 = r14, r32
	;;
	.mii
	nop 0
	dep.z r14 = r32, 5, 27
	;;
	xor r32 = r14, r32
	;;
	.mmi
	addp4 r14 = r32, r0
	;;
	or r35 = r14, r35
	nop 0
	;;
	.mii
	nop 0
	shr.u r35 = r35, r15
	;;
	cmp.ne p6, p7 = 0, r35
	;;
	.mmi
	(p7) addl r35 = 1, r0
	;;
	nop 0
	shr.u r15 = r35, 32
	.mmi
	and r14 = r43, r35
	nop 0
	mov r50 = r35
	;;
	.mmi
	setf.sig f20 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f6, f7
	nop 0
	.mfi
	nop 0
	xmpy.l f6 = f6, f20
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f2, f7
	;;
	.mmi
	getf.sig r44 = f8
	;;
	getf.sig r38 = f6
	nop 0
	;;
	.mii
	getf.sig r42 = f7
	nop 0
	;;
	shr.u r37 = r44, 32
	.mmi
	and r44 = r43, r44
	;;
	and r14 = r43, r38
	shr.u r38 = r38, 32
	;;
	.mmi
	add r37 = r37, r14
	and r14 = r43, r42
	shr.u r42 = r42, 32
	;;
	.mib
	add r37 = r37, r14
	add r38 = r38, r42
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	setf.sig f7 = r33
	setf.sig f8 = r8
	nop 0
	.mmi
	mov r1 = r48
	mov r50 = r35
	mov r49 = r33
	;;
	.mmi
	nop 0
	setf.sig f6 = r35
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r34 = f6
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	nop 0
	setf.sig f6 = r38
	shr.u r15 = r37, 32
	.mmi
	shladd r14 = r8, 1, r0
	cmp.eq p6, p7 = r40, r33
	shl r37 = r37, 32
	;;
	.mmi
	add r8 = r14, r8
	nop 0
	or r37 = r44, r37
	.mii
	mov r1 = r48
	cmp.eq.and.orcm p6, p7 = -1, r35
	;;
	add r8 = r34, r8
	;;
	.mfi
	nop 0
	xma.l f2 = f2, f20, f6
	add r8 = r8, r37
	;;
	.mmi
	getf.sig r16 = f2
	;;
	add r14 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	add r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r45
	(p6) br.cond.dptk .L2
	;;
	.mii
	nop 0
	shl r34 = r8, 5
	mov r50 = r35
	.mmb
	nop 0
	mov r49 = r33
	nop 0
	;;
	.mib
	sub r34 = r34, r8
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	mov r50 = r35
	nop 0
	shladd r35 = r8, 2, r0
	.mmi
	mov r1 = r48
	nop 0
	mov r49 = r33
	;;
	.mib
	add r35 = r35, r8
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	add r8 = r35, r8
	mov r1 = r48
	;;
	add r8 = r8, r34
.L2:
	.mmi
	setf.sig f7 = r33
	setf.sig f6 = r33
	shr r14 = r33, 63
	.mmi
	adds r39 = 1, r39
	nop 0
	shr r15 = r36, 63
	;;
	.mii
	setf.sig f8 = r36
	shl r22 = r8, 5
	;;
	sub r22 = r22, r8
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f4
	nop 0
	.mfi
	nop 0
	xmpy.hu f6 = f6, f16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f8 = f8, f3
	;;
	.mmi
	getf.sig r20 = f7
	setf.sig f7 = r33
	nop 0
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r33
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r19 = f8
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f5
	shr r20 = r20, 2
	;;
	.mii
	nop 0
	shr.u r17 = r17, 29
	sub r20 = r20, r14
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f17
	;;
	.mii
	nop 0
	shl r18 = r17, 5
	shr r19 = r19, 7
	;;
	.mmi
	sub r18 = r18, r17
	sub r19 = r19, r15
	shladd r15 = r20, 1, r0
	;;
	.mmi
	getf.sig r21 = f7
	shladd r18 = r18, 2, r0
	shl r16 = r19, 5
	.mii
	add r15 = r15, r20
	nop 0
	;;
	add r18 = r18, r17
	.mmi
	sub r16 = r16, r19
	getf.sig r34 = f6
	shladd r15 = r15, 2, r0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	nop 0
	add r15 = r15, r20
	;;
	.mii
	add r16 = r16, r19
	sub r15 = r33, r15
	;;
	shladd r16 = r16, 3, r0
	;;
	.mii
	nop 0
	shr r21 = r21, 1
	sub r36 = r36, r16
	;;
	.mii
	sub r21 = r21, r14
	shl r14 = r18, 5
	shr.u r34 = r34, 3
	.mmi
	cmp4.ne p6, p7 = 0, r36
	;;
	sub r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 7
	;;
	sub r14 = r14, r17
	;;
	.mii
	nop 0
	shl r16 = r14, 6
	;;
	sub r14 = r16, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r17
	nop 0
	;;
	.mmi
	sub r33 = r33, r14
	;;
	add r34 = r34, r33
	nop 0
	;;
	.mmi
	add r34 = r34, r21
	;;
	add r34 = r34, r15
	nop 0
	;;
	.mbb
	add r34 = r34, r22
	(p7) br.cond.dpnt .L8
	br.cloop.sptk.few .L4
.L9:
	.mlx
	adds r14 = 24, r12
	movl r15 = -9223372036854775808
	.mlx
	nop 0
	movl r51 = 6148914691236517206
	;;
	.mlx
	st8.rel [r14] = r15
	movl r15 = 4611686018427387905
	.mlx
	setf.sig f6 = r51
	movl r49 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	ld8.acq r18 = [r14]
	add r49 = r1, r49
	.mmi
	nop 0
	ld8.acq r17 = [r14]
	nop 0
	;;
	.mmi
	setf.sig f8 = r17
	ld8.acq r52 = [r14]
	shr.u r50 = r18, 63
	.mlx
	ld8.acq r16 = [r14]
	movl r14 = 7378697629483820647
	;;
	.mii
	setf.sig f7 = r52
	shr r19 = r52, 63
	shr r17 = r17, 63
	.mmi
	add r50 = r50, r18
	;;
	nop 0
	shr r50 = r50, 1
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f8 = f8, f6
	.mmi
	setf.sig f6 = r16
	nop 0
	shr r16 = r16, 63
	;;
	.mmi
	getf.sig r51 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f8
	sub r51 = r51, r17
	;;
	.mmi
	getf.sig r14 = f7
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f7
	shr r14 = r14, 2
	;;
	.mmi
	sub r14 = r14, r19
	;;
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 61
	nop 0
	;;
	.mii
	sub r53 = r15, r16
	shladd r15 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	sub r52 = r52, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = -1, r0
	mov r1 = r48
	;;
	.mlx
	st8.rel [r15] = r14
	movl r14 = -9223372034707292159
	.mlx
	nop 0
	movl r49 = @gprel(.LC2)
	;;
	.mmi
	ld8.acq r50 = [r15]
	setf.sig f7 = r14
	add r49 = r1, r49
	.mlx
	ld8.acq r51 = [r15]
	movl r14 = -3689348814741910323
	;;
	.mmi
	nop 0
	setf.sig f6 = r51
	nop 0
	.mmi
	setf.sig f8 = r50
	ld8.acq r52 = [r15]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r52
	;;
	getf.sig r51 = f6
	nop 0
	.mlx
	setf.sig f6 = r14
	movl r14 = -4294967295
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r51 = r51, 31
	;;
	.mmi
	getf.sig r50 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f7 = f7, f8
	shr.u r50 = r50, 3
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r14 = r14, 32
	;;
	.mii
	nop 0
	shl r15 = r14, 32
	;;
	add r14 = r15, r14
	;;
	.mib
	sub r52 = r52, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r34
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC0)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r48
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov b0 = r46
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r47
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f20 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	.mib
	mov r50 = r34
	mov r49 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r48
	br.cloop.sptk.few .L4
	.mib
	nop 0
	nop 0
	br .L9
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
