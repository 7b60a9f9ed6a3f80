// 18da5564481d95c7980184b3a30d4a25
	.file	"script.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc slot_of#
slot_of:
	.prologue
	.mmi
	.fframe 32
	adds r12 = -32, r12
	.body
	cmp4.ne p8, p9 = 2, r33
	mov r15 = r33
	.mmi
	mov r14 = r34
	ld4 r23 = [r32]
	mov r17 = r33
	;;
	.mmi
	adds r22 = 8, r12
	st8 [r12] = r15
	adds r23 = -1, r23
	.mmi
	(p9) ld4 r14 = [r34]
	adds r18 = 32, r12
	adds r25 = 40, r12
	;;
	.mmi
	adds r27 = 16, r12
	nop 0
	adds r24 = 24, r12
	.mmi
	st8 [r22] = r34
	st8 [r18] = r33
	nop 0
	;;
	.mmi
	(p8) ld4 r15 = [r22]
	st8 [r25] = r34
	nop 0
	;;
	.mmi
	(p8) shladd r14 = r15, 2, r0
	;;
	(p8) add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	(p8) dep.z r14 = r14, 5, 27
	;;
	(p8) sub r14 = r14, r15
	;;
	.mii
	nop 0
	(p8) dep.z r16 = r14, 5, 27
	;;
	(p8) add r14 = r14, r16
	;;
	.mmi
	(p8) shladd r14 = r14, 2, r0
	;;
	(p8) sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	(p8) dep.z r16 = r14, 5, 27
	;;
	(p8) sub r16 = r16, r14
	;;
	.mii
	nop 0
	(p8) dep.z r14 = r16, 8, 24
	;;
	(p8) sub r14 = r14, r16
	;;
	.mmi
	nop 0
	(p8) shladd r14 = r14, 4, r0
	nop 0
	;;
	.mii
	(p8) add r14 = r14, r15
	adds r15 = 8, r32
	;;
	(p8) extr.u r14 = r14, 7, 25
	.mmi
	ld8 r26 = [r15]
	;;
	and r14 = r14, r23
	nop 0
	;;
	.mmi
	addp4 r8 = r14, r0
	;;
	nop 0
	shl r8 = r8, 5
	;;
	.mmi
	add r8 = r26, r8
	;;
	ld4 r16 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L4
	;;
	.align 32
.L6:
	.pred.rel.mutex p8, p9
	.mmi
	adds r14 = 1, r14
	mov r15 = r8
	cmp4.eq p6, p7 = r16, r17
	.mmi
	ld8 r19 = [r25]
	st4 [r18] = r17
	nop 0
	;;
	.mmi
	and r14 = r14, r23
	ld8 r21 = [r15], 8
	nop 0
	.mmi
	st8 [r22] = r19
	ld8 r20 = [r18]
	nop 0
	;;
	.mmi
	addp4 r16 = r14, r0
	ld8 r15 = [r15]
	nop 0
	.mmi
	st8 [r27] = r21
	st8 [r12] = r20
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 5
	nop 0
	.mmb
	st8 [r24] = r15
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	add r8 = r26, r16
	;;
	ld4 r16 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L6
.L4:
	.mmi
	adds r32 = 4, r32
	st4 [r18] = r17
	mov r15 = r8
	.mmi
	ld8 r16 = [r25]
	;;
	ld4 r14 = [r32]
	nop 0
	.mmi
	ld8 r17 = [r18]
	;;
	st8 [r15] = r17, 8
	adds r14 = 1, r14
	;;
	.mmi
	st8 [r15] = r16
	st4 [r32] = r14
	nop 0
.L10:
	.mib
	adds r8 = 16, r8
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L19
	;;
	.mmi
	ld4 r19 = [r24]
	ld4 r15 = [r22]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r19
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	add r8 = r26, r16
	;;
	ld4 r16 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L4
	;;
.L19:
	.pred.rel.mutex p8, p9
	.mib
	cmp.eq p6, p7 = r19, r15
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	add r8 = r26, r16
	;;
	ld4 r16 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L4
	.endp slot_of#
	.align 16
	.align 64
	.proc run_constant#
run_constant:
	.prologue
	.body
	.mii
	adds r14 = 32, r32
	adds r32 = 40, r32
	;;
	nop 0
	.mmb
	ld8 r8 = [r14]
	ld8 r9 = [r32]
	br.ret.sptk.many b0
	.endp run_constant#
	.align 16
	.align 64
	.proc run_variable#
run_variable:
	.prologue
	.body
	.mlx
	adds r32 = 48, r32
	movl r14 = @gprel(variables#)
	;;
	.mii
	ld4 r15 = [r32]
	add r14 = r1, r14
	;;
	sxt4 r15 = r15
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r8 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r9 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp run_variable#
	.align 16
	.align 64
	.proc run_assign#
run_assign:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 16
	adds r12 = -16, r12
	adds r14 = 48, r32
	.mlx
	adds r32 = 8, r32
	movl r33 = @gprel(variables#)
	;;
	.mmb
	ld8 r15 = [r32]
	add r33 = r1, r33
	nop 0
	.mmi
	mov r36 = r1
	ld4 r14 = [r14]
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	mov r37 = r15
	nop 0
	sxt4 r14 = r14
	;;
	.mii
	ld8 r15 = [r15]
	shladd r14 = r14, 4, r0
	;;
	add r33 = r33, r14
	;;
	.mmi
	ld8 r14 = [r15], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r15]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r14 = r33
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	st8 [r14] = r8, 8
	nop 0
	;;
	.mmi
	ld8 r8 = [r33]
	st8 [r14] = r9
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp run_assign#
	.align 16
	.align 64
	.proc run_sub#
run_sub:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mii
	ld8 r14 = [r14]
	adds r32 = 16, r32
	;;
	mov r37 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	adds r16 = 56, r12
	.mii
	adds r15 = 48, r12
	mov r33 = r9
	;;
	mov r37 = r14
	.mmi
	st8 [r16] = r9
	st8 [r15] = r8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r14 = 20, r12
	adds r15 = 24, r12
	sub r33 = r33, r9
	.mmi
	adds r17 = 16, r12
	addl r16 = 1, r0
	mov r1 = r36
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r17] = r16
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r15] = r33
	nop 0
	.mmi
	ld8 r8 = [r17]
	;;
	st4 [r14] = r0
	nop 0
	;;
	.mii
	ld8 r9 = [r15]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp run_sub#
	.align 16
	.align 64
	.proc run_mul#
run_mul:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mii
	ld8 r14 = [r14]
	adds r32 = 16, r32
	;;
	mov r37 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	adds r16 = 56, r12
	.mii
	adds r15 = 48, r12
	mov r33 = r9
	;;
	mov r37 = r14
	.mmi
	st8 [r16] = r9
	st8 [r15] = r8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	setf.sig f6 = r33
	setf.sig f7 = r9
	adds r14 = 20, r12
	.mmi
	adds r15 = 24, r12
	adds r17 = 16, r12
	addl r16 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r17] = r16
	mov r1 = r36
	;;
	.mmi
	adds r14 = 4, r14
	ld8 r8 = [r17]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r33 = f6
	;;
	st4 [r15] = r33
	nop 0
	;;
	.mii
	ld8 r9 = [r15]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp run_mul#
	.global __umoddi3#
	.align 16
	.align 64
	.proc run_mod#
run_mod:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mii
	ld8 r14 = [r14]
	adds r32 = 16, r32
	;;
	mov r37 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	adds r16 = 56, r12
	.mii
	adds r15 = 48, r12
	mov r33 = r9
	;;
	mov r37 = r14
	.mmi
	st8 [r16] = r9
	st8 [r15] = r8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	nop 0
	addp4 r38 = r9, r0
	.mmb
	addp4 r37 = r33, r0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	adds r14 = 20, r12
	adds r15 = 24, r12
	nop 0
	.mmi
	adds r17 = 16, r12
	addl r16 = 1, r0
	mov r1 = r36
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r8
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 4, r14
	nop 0
	.mmi
	st4 [r17] = r16
	ld8.a r9 = [r15]
	nop 0
	;;
	.mmb
	st4 [r14] = r0
	ld8 r8 = [r17]
	nop 0
	.mii
	chk.a.clr r9, .L32
.L33:
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L32:
	.body
	.copy_state 1
	.mib
	ld8 r9 = [r15]
	nop 0
	br .L33
	.endp run_mod#
	.align 16
	.align 64
	.proc run_less#
run_less:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mii
	ld8 r14 = [r14]
	adds r32 = 16, r32
	;;
	mov r37 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	adds r16 = 56, r12
	.mii
	adds r15 = 48, r12
	mov r33 = r9
	;;
	mov r37 = r14
	.mmi
	st8 [r16] = r9
	st8 [r15] = r8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r14 = 20, r12
	addl r16 = 1, r0
	cmp4.gt p6, p7 = r9, r33
	.mmi
	adds r17 = 16, r12
	adds r15 = 24, r12
	mov r1 = r36
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r17] = r16
	(p6) addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r16 = r0
	adds r14 = 4, r14
	.mmi
	nop 0
	ld8 r8 = [r17]
	nop 0
	;;
	.mmi
	st4 [r15] = r16
	st4 [r14] = r0
	nop 0
	;;
	.mii
	ld8 r9 = [r15]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp run_less#
	.align 16
	.align 64
	.proc run_equal#
run_equal:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mii
	ld8 r14 = [r14]
	adds r32 = 16, r32
	;;
	mov r37 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	adds r16 = 72, r12
	.mii
	adds r15 = 64, r12
	mov r33 = r8
	;;
	mov r37 = r14
	.mmi
	st8 [r16] = r9
	st8 [r15] = r8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r17 = 72, r12
	adds r15 = 24, r12
	adds r14 = 40, r12
	.mmi
	mov r16 = r0
	cmp4.ne p6, p7 = r8, r33
	mov r1 = r36
	;;
	.mmi
	ld8 r17 = [r17]
	st8 [r15] = r9
	nop 0
	;;
	.mib
	st8 [r14] = r17
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	adds r14 = 20, r12
	adds r17 = 16, r12
	.mmi
	nop 0
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	ld8.a r9 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r17] = r14
	ld8.c.clr r9 = [r15]
	nop 0
	;;
	.mii
	ld8 r8 = [r17]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L42:
	.body
	.copy_state 1
	.mib
	cmp4.ne p6, p7 = 2, r33
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mmi
	nop 0
	ld4 r16 = [r14]
	adds r17 = 16, r12
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r16
	adds r14 = 20, r12
	;;
	.mii
	st4 [r14] = r0, 4
	(p6) addl r16 = 1, r0
	;;
	adds r14 = 4, r14
	.mmi
	(p7) mov r16 = r0
	;;
	st4 [r14] = r0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r17] = r14
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r17]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 2
	.mmi
	adds r14 = 20, r12
	cmp.eq p6, p7 = r9, r17
	adds r17 = 16, r12
	;;
	.mii
	st4 [r14] = r0, 4
	(p6) addl r16 = 1, r0
	;;
	adds r14 = 4, r14
	.mmi
	(p7) mov r16 = r0
	;;
	st4 [r14] = r0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r17] = r14
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r17]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp run_equal#
	.align 16
	.align 64
	.proc run_index#
run_index:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mmi
	adds r14 = 8, r32
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	adds r14 = 80, r12
	adds r16 = 88, r12
	.mmi
	cmp4.ne p6, p7 = 3, r8
	adds r19 = 32, r12
	adds r18 = 40, r12
	;;
	.mlx
	nop 0
	movl r15 = @gprel(nothing#)
	.mmb
	st8 [r16] = r9
	st8 [r14] = r8
	(p7) br.cond.dpnt .L64
	;;
	.mmi
	add r15 = r1, r15
	;;
	ld8 r16 = [r15], 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	st8 [r19] = r16
	nop 0
	;;
	.mmi
	st8 [r18] = r14
	ld8 r8 = [r19]
	nop 0
	;;
	.mii
	ld8 r9 = [r18]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L64:
	.body
	.copy_state 1
	.mmi
	adds r32 = 16, r32
	nop 0
	mov r33 = r9
	;;
	.mmi
	ld8 r14 = [r32]
	;;
	mov r37 = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r16 = 16, r12
	cmp4.ne p8, p9 = 2, r8
	adds r23 = 24, r12
	.mmi
	adds r14 = 64, r12
	adds r15 = 72, r12
	adds r20 = 48, r12
	;;
	.mmi
	st8 [r16] = r8
	st8 [r14] = r8
	adds r25 = 56, r12
	.mmi
	mov r1 = r36
	adds r19 = 32, r12
	adds r18 = 40, r12
	;;
	.mmi
	st8 [r15] = r9
	st8 [r23] = r9
	mov r21 = r8
	.mmi
	(p9) ld4 r15 = [r9]
	;;
	(p8) ld4 r16 = [r23]
	nop 0
	.mmi
	st8 [r20] = r8
	st8 [r25] = r9
	nop 0
	;;
	.mmi
	(p8) shladd r14 = r16, 2, r0
	;;
	(p8) add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	(p8) dep.z r14 = r14, 5, 27
	;;
	(p8) sub r14 = r14, r16
	;;
	.mii
	nop 0
	(p8) dep.z r15 = r14, 5, 27
	;;
	(p8) add r14 = r14, r15
	;;
	.mmi
	(p8) shladd r14 = r14, 2, r0
	;;
	(p8) sub r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	(p8) dep.z r15 = r14, 5, 27
	;;
	(p8) sub r14 = r15, r14
	;;
	.mii
	nop 0
	(p8) dep.z r15 = r14, 8, 24
	;;
	(p8) sub r15 = r15, r14
	.mii
	ld4 r14 = [r33]
	nop 0
	;;
	(p8) shladd r15 = r15, 4, r0
	.mmb
	cmp4.eq p6, p7 = 0, r14
	adds r26 = -1, r14
	(p6) br.cond.dpnt .L48
	;;
	.mii
	(p8) add r15 = r15, r16
	adds r16 = 8, r33
	;;
	(p8) extr.u r15 = r15, 7, 25
	.mmi
	ld8 r27 = [r16]
	nop 0
	nop 0
	;;
	.align 32
.L50:
	.pred.rel.mutex p8, p9
	.mmi
	and r14 = r26, r15
	adds r28 = 16, r12
	adds r15 = 1, r15
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	add r14 = r27, r14
	;;
	ld4 r17 = [r14]
	mov r16 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	ld8 r24 = [r16], 8
	nop 0
	cmp4.eq p6, p7 = r21, r17
	.mmi
	st4 [r20] = r21
	ld8 r22 = [r25]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	.mmi
	st8 [r28] = r24
	ld8 r17 = [r20]
	nop 0
	;;
	.mmi
	st8 [r19] = r17
	st8 [r23] = r16
	nop 0
	;;
	.mib
	st8 [r18] = r22
	nop 0
	(p7) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L65
	;;
	.mmi
	ld4 r17 = [r23]
	ld4 r16 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r17
	(p6) br.cond.dptk .L50
	.mmi
	adds r15 = 16, r14
	adds r14 = 24, r14
	adds r16 = 16, r12
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r16] = r15
	st8 [r23] = r14
	nop 0
.L54:
	.mmi
	adds r16 = 16, r12
	ld8 r14 = [r23]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	;;
	.mmi
	st8 [r19] = r15
	st8 [r18] = r14
	nop 0
.L66:
	.mmi
	ld8 r8 = [r19]
	ld8 r9 = [r18]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L65:
	.body
	.copy_state 2
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	cmp.eq p6, p7 = r22, r16
	(p7) br.cond.dptk .L50
	;;
	.mmi
	adds r15 = 16, r14
	adds r14 = 24, r14
	adds r16 = 16, r12
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r15
	nop 0
	.mmb
	st8 [r23] = r14
	nop 0
	br .L54
.L48:
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r28 = 16, r12
	;;
	.mmi
	st8 [r28] = r0
	st8 [r23] = r0
	nop 0
	;;
	.mmi
	ld8 r14 = [r23]
	ld8 r15 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r19] = r15
	nop 0
	.mmb
	st8 [r18] = r14
	nop 0
	br .L66
	.endp run_index#
	.align 16
	.align 64
	.proc run_while#
run_while:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	adds r34 = 8, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mii
	ld8 r14 = [r34]
	adds r33 = 32, r12
	;;
	mov r38 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r16 = 8, r33
	adds r17 = 16, r32
	cmp4.eq p6, p7 = 0, r9
	.mmi
	mov r1 = r37
	st8 [r33] = r8
	cmp4.eq p8, p9 = 0, r8
	;;
	.mib
	st8 [r16] = r9
	nop 0
	(p8) br.cond.dptk .L68
.L75:
	.pred.rel.mutex p6, p7
	.mib
	cmp4.eq.and.orcm p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	ld8 r14 = [r17]
	;;
	mov r38 = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r34]
	;;
	mov r38 = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r16 = 8, r33
	mov r1 = r37
	adds r17 = 16, r32
	.mmi
	st8 [r33] = r8
	cmp4.eq p6, p7 = 0, r9
	cmp4.eq p8, p9 = 0, r8
	;;
	.mib
	st8 [r16] = r9
	nop 0
	(p9) br.cond.dptk .L75
.L68:
	.mlx
	nop 0
	movl r14 = @gprel(nothing#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	ld8 r8 = [r14], 8
	nop 0
	;;
	.mii
	ld8 r9 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp run_while#
	.align 16
	.align 64
	.proc run_if#
run_if:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	adds r14 = 8, r32
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r17 = 24, r32
	adds r15 = 32, r12
	adds r16 = 40, r12
	.mmi
	adds r32 = 16, r32
	mov r14 = r8
	cmp4.eq p6, p7 = 1, r8
	;;
	.mmi
	mov r1 = r35
	st8 [r15] = r8
	nop 0
	.mmb
	st8 [r16] = r9
	cmp4.eq p8, p9 = 0, r8
	(p8) br.cond.dptk .L77
	.mib
	cmp4.eq.and.orcm p6, p7 = 0, r9
	nop 0
	(p6) br.cond.dpnt .L77
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r32]
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L79
.L86:
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r17 = 16, r12
	adds r14 = 24, r12
	adds r15 = 16, r12
	.mmi
	mov r1 = r35
	;;
	st8 [r17] = r8, 8
	nop 0
	;;
	.mmi
	st8 [r17] = r9, -8
	ld8 r8 = [r15]
	nop 0
	;;
	.mii
	ld8 r9 = [r14]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L77:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld8 r14 = [r17]
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L86
.L79:
	.mlx
	nop 0
	movl r15 = @gprel(nothing#)
	.mii
	adds r14 = 24, r12
	adds r17 = 16, r12
	;;
	add r15 = r1, r15
	;;
	.mmi
	ld8 r16 = [r15], 8
	;;
	ld8 r15 = [r15]
	nop 0
	.mmi
	st8 [r17] = r16
	;;
	st8 [r14] = r15
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r8 = [r15]
	ld8 r9 = [r14]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp run_if#
	.align 16
	.align 64
	.proc run_sequence#
run_sequence:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mii
	ld8 r14 = [r14]
	adds r32 = 16, r32
	;;
	mov r36 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	;;
	mov r36 = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp run_sequence#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"the pool is empty"
	.text
	.align 16
	.align 64
	.proc take#
take:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	addl r15 = @gprel(pool_used#), gp
	nop 0
	.mmi
	adds r38 = 7, r32
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8 r14 = [r15]
	nop 0
	and r38 = -8, r38
	.mlx
	mov r37 = r0
	movl r17 = 3145728
	;;
	.mmi
	nop 0
	add r16 = r14, r38
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r17, r16
	nop 0
	(p7) br.cond.spnt .L93
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r36 = [r15]
	nop 0
	;;
	.mib
	add r36 = r36, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L93:
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r35
	addl r36 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp take#
	.align 16
	.align 64
	.proc intern#
intern:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 4, 13, 3, 0
	addp4 r40 = r33, r0
	.save ar.lc, r48
	mov r48 = ar.lc
	.mmi
	mov r14 = r32
	mov r47 = r1
	cmp4.eq p6, p7 = 0, r33
	;;
	.mmi
	addl r37 = 5381, r0
	adds r15 = -1, r40
	.save rp, r45
	mov r45 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L96:
	.mii
	nop 0
	dep.z r16 = r37, 5, 27
	nop 0
	.mmi
	ld1 r15 = [r14], 1
	;;
	add r37 = r16, r37
	nop 0
	;;
	.mib
	nop 0
	xor r37 = r37, r15
	br.cloop.sptk.few .L96
.L95:
	.mmi
	addp4 r43 = r35, r0
	cmp4.eq p6, p7 = 0, r35
	mov r14 = r34
	;;
	.mib
	(p6) mov r43 = r0
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mmi
	nop 0
	add r15 = r34, r43
	nop 0
	;;
	.mii
	sub r15 = r15, r34, 1
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L98:
	.mii
	nop 0
	dep.z r16 = r37, 5, 27
	nop 0
	.mmi
	ld1 r15 = [r14], 1
	;;
	add r37 = r16, r37
	nop 0
	;;
	.mib
	nop 0
	xor r37 = r37, r15
	br.cloop.sptk.few .L98
.L97:
	.mlx
	addl r41 = 1023, r0
	movl r42 = @gprel(strings#)
	.mmi
	add r33 = r33, r35
	;;
	and r41 = r41, r37
	add r42 = r1, r42
	;;
	.mmi
	shladd r14 = r41, 3, r0
	;;
	add r14 = r42, r14
	unpack4.l r44 = r33, r37
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L99
	.align 32
.L102:
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r37, r14
	(p7) br.cond.dpnt .L118
.L100:
	.mmi
	adds r36 = 8, r36
	;;
	ld8 r36 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L102
.L99:
	.mmi
	adds r49 = 17, r43
	nop 0
	shladd r41 = r41, 3, r0
	;;
	.mib
	add r49 = r49, r40
	add r42 = r42, r41
	br.call.sptk.many b0 = take#
	;;
	.mmi
	adds r14 = 16, r8
	mov r36 = r8
	mov r1 = r47
	.mmi
	mov r51 = r40
	st8 [r8] = r44
	mov r50 = r32
	;;
	.mib
	mov r49 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r47
	mov r51 = r43
	nop 0
	.mmb
	mov r50 = r34
	add r49 = r8, r40
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r15 = [r42]
	adds r14 = 8, r36
	mov r1 = r47
	;;
	.mmi
	st8 [r14] = r15
	st8 [r42] = r36
	nop 0
.L94:
	.mii
	mov r8 = r36
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	nop 0
	mov ar.lc = r48
	br.ret.sptk.many b0
.L118:
	.mmi
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L100
	.mmi
	adds r39 = 16, r36
	mov r51 = r40
	mov r50 = r32
	;;
	.mib
	mov r49 = r39
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r51 = r43
	mov r50 = r34
	add r49 = r39, r40
	.mmb
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L100
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r47
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	adds r36 = 8, r36
	;;
	ld8 r36 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L102
	.mib
	nop 0
	nop 0
	br .L99
.L103:
	.mib
	addl r37 = 5381, r0
	mov r40 = r0
	br .L95
	.endp intern#
	.align 16
	.align 64
	.proc run_add#
run_add:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 4, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	ld8 r14 = [r14]
	adds r32 = 16, r32
	adds r36 = 96, r12
	.mmi
	adds r37 = 88, r12
	adds r35 = 40, r12
	adds r33 = 48, r12
	;;
	.mmi
	mov r41 = r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	st8 [r36] = r9
	nop 0
	.mii
	st8 [r37] = r8
	mov r34 = r8
	;;
	mov r41 = r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r34
	adds r26 = 80, r12
	adds r23 = 72, r12
	.mlx
	mov r1 = r40
	movl r16 = -3689348814741910323
	;;
	.mmi
	(p6) addl r15 = 1, r0
	adds r20 = 28, r12
	adds r22 = 104, r12
	.mmi
	st8 [r26] = r9
	st8 [r23] = r8
	adds r21 = 56, r12
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 1, r8
	.mmi
	setf.sig f6 = r16
	mov r25 = r0
	mov r24 = r8
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mmi
	(p6) ld8 r15 = [r37]
	(p6) ld8 r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p6) st8 [r35] = r15
	nop 0
	.mmb
	(p6) st8 [r33] = r14
	cmp4.ne p6, p7 = 2, r34
	(p7) br.cond.dpnt .L133
	;;
.L122:
	.mmi
	mov r17 = r0
	cmp4.ne p6, p7 = 1, r34
	nop 0
	.mmi
	adds r18 = -1, r20
	;;
	(p7) ld4 r17 = [r33]
	nop 0
	;;
	.align 32
.L125:
	.mmi
	addp4 r14 = r17, r0
	cmp4.ltu p6, p7 = 9, r17
	mov r19 = r18
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r16 = f7
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mii
	shladd r15 = r16, 2, r0
	mov r17 = r16
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r18] = r14, -1
	nop 0
	(p6) br.cond.dptk .L125
	.mmi
	st8 [r21] = r19
	sub r19 = r20, r19
	cmp4.eq p6, p7 = 1, r25
	;;
	.mib
	st4 [r22] = r19
	nop 0
	(p6) br.cond.dpnt .L126
.L134:
	.mmi
	mov r34 = r24
	ld8 r14 = [r26]
	adds r22 = 4, r22
	.mmi
	st4 [r23] = r24
	adds r21 = 8, r21
	adds r20 = 12, r20
	;;
	.mmi
	ld8 r15 = [r23]
	addl r25 = 1, r0
	cmp4.ne p6, p7 = 2, r34
	;;
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	.mmb
	st8 [r33] = r14
	nop 0
	(p6) br.cond.dptk .L122
.L133:
	.mmi
	ld8 r14 = [r33]
	nop 0
	cmp4.eq p6, p7 = 1, r25
	;;
	.mmi
	adds r15 = 16, r14
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	ld4 r19 = [r14]
	st8 [r21] = r15
	nop 0
	;;
	.mib
	st4 [r22] = r19
	nop 0
	(p7) br.cond.dptk .L134
.L126:
	.mmi
	adds r14 = 104, r12
	nop 0
	adds r15 = 56, r12
	;;
	.mmi
	nop 0
	ld4 r42 = [r14]
	adds r14 = 108, r12
	.mmi
	ld8 r41 = [r15]
	;;
	ld4 r44 = [r14]
	adds r14 = 64, r12
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = intern#
	;;
	.mmi
	addl r14 = 2, r0
	nop 0
	mov r1 = r40
	;;
	.mmi
	st4 [r35] = r14
	st8 [r33] = r8
	nop 0
	;;
	.mmi
	ld8 r8 = [r35]
	ld8 r9 = [r33]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L132:
	.body
	.copy_state 1
	.mmi
	adds r14 = 20, r12
	ld4 r17 = [r26]
	adds r16 = 24, r12
	.mmi
	ld4 r15 = [r36]
	;;
	st4 [r14] = r0, 4
	add r15 = r15, r17
	.mmi
	adds r17 = 16, r12
	st4 [r20] = r0
	nop 0
	;;
	.mmi
	addl r14 = 1, r0
	st4 [r16] = r15
	nop 0
	;;
	.mmi
	st4 [r17] = r14
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r17]
	nop 0
	;;
	.mmi
	st8 [r35] = r15
	st8 [r33] = r14
	nop 0
	;;
	.mmi
	ld8 r9 = [r33]
	ld8 r8 = [r35]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	.endp run_add#
	.align 16
	.align 64
	.proc run_store#
run_store:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 14, 3, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r43
	mov r43 = b0
	mov r45 = r1
	;;
	.mmi
	ld8 r14 = [r14]
	adds r33 = 96, r12
	adds r37 = 80, r12
	.mmi
	adds r34 = 64, r12
	adds r36 = 72, r12
	adds r35 = 24, r12
	;;
	.mmi
	mov r47 = r14
	nop 0
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r14 = 16, r32
	st8 [r33] = r8, 8
	adds r32 = 24, r32
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r33] = r9, -8
	nop 0
	;;
	.mmi
	mov r47 = r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r32]
	st8 [r37] = r8, 8
	nop 0
	;;
	.mmi
	mov r47 = r14
	st8 [r37] = r9, -8
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	st8 [r34] = r8, 8
	ld4 r14 = [r33]
	mov r1 = r45
	;;
	.mib
	st8 [r34] = r9, -8
	cmp4.ne p6, p7 = 3, r14
	(p7) br.cond.dpnt .L154
	;;
	.mmi
	ld8 r9 = [r36]
	ld8 r8 = [r34]
	nop 0
	;;
	.mii
	st8 [r35] = r9
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mii
	nop 0
	mov ar.lc = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L154:
	.body
	.copy_state 1
	.mmi
	adds r14 = 104, r12
	ld8 r18 = [r37]
	adds r40 = 56, r12
	.mmi
	adds r41 = 48, r12
	adds r39 = 32, r12
	adds r38 = 40, r12
	;;
	.mmi
	ld8 r37 = [r14]
	nop 0
	adds r14 = 88, r12
	.mmi
	st8 [r41] = r18
	ld8 r17 = [r34]
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	mov r15 = r37
	.mmi
	st8 [r39] = r17
	ld8 r16 = [r36]
	nop 0
	;;
	.mmi
	st8 [r40] = r14
	ld4 r14 = [r15], 4
	nop 0
	.mmi
	st8 [r38] = r16
	;;
	ld4 r15 = [r15]
	cmp4.eq p8, p9 = 0, r14
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L137
	.mmi
	shladd r14 = r14, 1, r0
	addl r47 = 256, r0
	adds r16 = 16, r12
	.mii
	adds r42 = 8, r37
	adds r35 = 24, r12
	;;
	(p8) addl r14 = 8, r0
	;;
	.mmi
	(p9) addp4 r47 = r14, r0
	st4 [r16] = r14
	adds r14 = 20, r12
	;;
	.mib
	st4 [r14] = r0
	(p9) shl r47 = r47, 5
	br.call.sptk.many b0 = take#
	;;
	.mmi
	nop 0
	ld4 r15 = [r37]
	mov r1 = r45
	.mmi
	nop 0
	st8 [r35] = r8
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	addp4 r14 = r15, r0
	(p7) br.cond.dpnt .L142
	;;
	.mii
	nop 0
	(p6) shl r14 = r14, 5
	nop 0
	.mmi
	(p6) ld8 r33 = [r42]
	;;
	(p6) adds r14 = -32, r14
	nop 0
	;;
	.mii
	nop 0
	(p6) shr.u r14 = r14, 5
	;;
	(p6) mov ar.lc = r14
	.align 32
.L141:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L155
	;;
	.mib
	nop 0
	adds r33 = 32, r33
	br.cloop.sptk.few .L141
.L142:
	.mmi
	adds r16 = 16, r12
	ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	nop 0
	;;
	.mmi
	st8 [r37] = r15
	st8 [r42] = r14
	nop 0
.L137:
	.mmi
	ld8 r48 = [r41]
	nop 0
	mov r47 = r37
	.mmb
	ld8 r49 = [r40]
	nop 0
	br.call.sptk.many b0 = slot_of#
	;;
	.mmi
	nop 0
	ld8 r15 = [r39]
	mov r1 = r45
	.mmi
	ld8 r9 = [r36]
	;;
	st8 [r8] = r15, 8
	nop 0
	.mmi
	ld8 r14 = [r38]
	st8 [r35] = r9
	nop 0
	;;
	.mmi
	st8 [r8] = r14
	ld8 r8 = [r34]
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L155:
	.body
	.copy_state 2
	.mmi
	mov r14 = r33
	nop 0
	adds r47 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r48 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r49 = [r14]
	nop 0
	br.call.sptk.many b0 = slot_of#
	;;
	.mmi
	adds r15 = 16, r33
	adds r14 = 24, r33
	mov r1 = r45
	.mmi
	adds r33 = 32, r33
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r8] = r15, 8
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r8] = r14
	nop 0
	br.cloop.sptk.few .L141
	.mib
	nop 0
	nop 0
	br .L142
	.endp run_store#
	.align 16
	.align 64
	.proc run_table#
run_table:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r15 = @gprel(pool_used#), gp
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mlx
	ld8 r14 = [r15]
	movl r17 = 3145728
	.mii
	addl r37 = 16, r0
	mov r36 = r0
	;;
	adds r16 = 16, r14
	;;
	.mib
	cmp.geu p6, p7 = r17, r16
	nop 0
	(p7) br.cond.spnt .L160
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r35 = [r15]
	nop 0
	;;
	.mib
	add r35 = r35, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 3, r0
	mov r9 = r8
	.mmi
	mov r1 = r34
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mii
	ld8 r8 = [r15]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L160:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r34
	addl r35 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp run_table#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"what is %c?\n"
	.text
	.align 16
	.align 64
	.proc parse#
parse:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 4, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	addl r35 = @gprel(at#), gp
	.save ar.lc, r42
	mov r42 = ar.lc
	mov r41 = r1
	;;
	.mii
	ld8 r33 = [r35]
	.save rp, r39
	mov r39 = b0
	.body
	;;
	adds r15 = 1, r33
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 32, r14
	nop 0
	mov r32 = r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 10, r14
	(p6) br.cond.dpnt .L162
	.align 32
.L163:
	.mmi
	mov r33 = r15
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 10, r14
	nop 0
	mov r32 = r14
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L163
	;;
.L162:
	.mmi
	adds r36 = 1, r33
	cmp4.ne p6, p7 = 123, r32
	mov ar.lc = 10
	.mii
	nop 0
	zxt1 r14 = r32
	;;
	adds r15 = -48, r14
	.mmb
	st8 [r35] = r36
	adds r14 = -97, r14
	(p7) br.cond.dpnt .L191
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 9, r15
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mib
	cmp4.ne p6, p7 = 34, r32
	nop 0
	(p7) br.cond.dpnt .L193
	;;
	.mib
	cmp4.ltu p6, p7 = 25, r14
	mov r14 = r0
	(p7) br.cond.dpnt .L194
	;;
	.mlx
	nop 0
	movl r33 = @gprel(forms.0#)
	;;
	.mii
	add r33 = r1, r33
	nop 0
	;;
	mov r16 = r33
	;;
.L177:
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r32, r15
	(p6) br.cond.dptk .L176
	.mib
	adds r14 = 1, r14
	adds r16 = 24, r16
	br.cloop.sptk.few .L177
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mmi
	nop 0
	mov r44 = r32
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r43 = 1, r0
	br.call.sptk.many b0 = exit#
.L192:
	.mmi
	ld1 r17 = [r36]
	adds r32 = -48, r32
	adds r33 = 2, r33
	;;
	.mii
	nop 0
	sxt1 r17 = r17
	sxt1 r32 = r32
	;;
	.mmi
	adds r14 = -48, r17
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dpnt .L166
	.align 32
.L167:
	.mmi
	nop 0
	shladd r14 = r32, 2, r0
	mov r18 = r33
	.mmi
	ld1 r15 = [r33], 1
	;;
	add r14 = r14, r32
	sxt1 r15 = r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r16 = -48, r15
	;;
	.mii
	add r14 = r14, r17
	zxt1 r16 = r16
	mov r17 = r15
	;;
	.mib
	adds r32 = -48, r14
	cmp4.geu p6, p7 = 9, r16
	(p6) br.cond.dptk .L167
	.mmi
	st8 [r35] = r18
	nop 0
	nop 0
.L166:
	.mmi
	adds r14 = 60, r12
	addl r15 = @gprel(pool_used#), gp
	adds r17 = 56, r12
	.mmi
	adds r16 = 64, r12
	adds r33 = 48, r12
	adds r34 = 40, r12
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 68, r12
	.mmi
	st4 [r16] = r32
	addl r45 = 56, r0
	mov r44 = r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r17] = r14
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	ld8 r18 = [r17]
	ld8 r17 = [r16]
	adds r16 = 56, r14
	;;
	.mlx
	st8 [r33] = r17
	movl r17 = 3145728
	.mmi
	nop 0
	st8 [r34] = r18
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r17, r16
	nop 0
	(p7) br.cond.spnt .L172
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r43 = [r15]
	nop 0
	;;
	.mib
	add r43 = r43, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 8, r8
	mov r1 = r41
	adds r17 = 32, r8
	.mmi
	ld8 r18 = [r34]
	adds r15 = 40, r8
	mov r34 = r8
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r16 = [r33]
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = @ltoff(@fptr(run_constant#)), gp
	.mmi
	st8 [r17] = r18
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r15] = r16
	;;
	st8 [r8] = r14
	nop 0
.L161:
	.mii
	mov r8 = r34
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L176:
	.body
	.copy_state 1
	.mmi
	addp4 r32 = r14, r0
	adds r14 = 16, r12
	nop 0
	.mmi
	adds r36 = 24, r12
	adds r35 = 32, r12
	adds r34 = 16, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	shladd r14 = r32, 1, r0
	.mmi
	nop 0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r33, r14
	nop 0
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	sxt4 r14 = r14
	(p6) br.cond.dpnt .L182
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = -8, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L180:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st8 [r34] = r8, 8
	nop 0
	br.cloop.sptk.few .L180
	.mmi
	adds r14 = 16, r12
	ld8 r36 = [r36]
	nop 0
	.mmi
	ld8 r35 = [r35]
	;;
	ld8 r37 = [r14]
	nop 0
.L179:
	.mmi
	shladd r14 = r32, 1, r0
	addl r16 = @gprel(pool_used#), gp
	adds r33 = 8, r33
	.mii
	addl r45 = 56, r0
	mov r44 = r0
	;;
	add r14 = r14, r32
	.mmi
	ld8 r15 = [r16]
	;;
	shladd r14 = r14, 3, r0
	adds r17 = 56, r15
	;;
	.mlx
	add r33 = r33, r14
	movl r14 = 3145728
	;;
	.mmi
	cmp.ltu p6, p7 = r14, r17
	nop 0
	addl r14 = @gprel(pool#), gp
	.mmb
	ld8 r32 = [r33]
	nop 0
	(p6) br.cond.spnt .L172
	;;
	.mmi
	ld8 r43 = [r14]
	st8 [r16] = r17
	nop 0
	;;
	.mib
	add r43 = r43, r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 24, r8
	mov r15 = r8
	nop 0
	.mmi
	adds r17 = 16, r8
	mov r34 = r8
	mov r1 = r41
	;;
	.mmi
	mov r16 = r14
	st8 [r14] = r0, 8
	mov r8 = r34
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r15] = r32, 8
	nop 0
	;;
	.mmi
	st8 [r15] = r37
	st8 [r17] = r36
	nop 0
	;;
	.mii
	st8 [r16] = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L193:
	.body
	.copy_state 2
	.mmi
	mov r15 = r36
	nop 0
	nop 0
	;;
	.align 32
.L171:
	.mmi
	mov r44 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r44]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 34, r14
	(p6) br.cond.dptk .L171
	.mlx
	st8 [r35] = r15
	movl r45 = @gprel(.LC1)
	.mmi
	mov r46 = r0
	sub r44 = r44, r36
	mov r43 = r36
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = intern#
	;;
	.mlx
	mov r1 = r41
	movl r17 = 3145728
	.mmi
	mov r32 = r8
	addl r45 = 56, r0
	mov r44 = r0
	;;
	.mmi
	addl r15 = @gprel(pool_used#), gp
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = 56, r14
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r17, r16
	nop 0
	(p6) br.cond.spnt .L172
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r43 = [r15]
	nop 0
	;;
	.mib
	add r43 = r43, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 8, r8
	mov r1 = r41
	nop 0
	.mmi
	adds r16 = 32, r8
	adds r15 = 40, r8
	mov r34 = r8
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	addl r14 = @ltoff(@fptr(run_constant#)), gp
	.mmi
	st8 [r15] = r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r8] = r14
	addl r14 = 2, r0
	mov r8 = r34
	;;
	.mii
	st4 [r16] = r14
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L182:
	.body
	.copy_state 3
	.mmi
	nop 0
	mov r35 = r0
	mov r36 = r0
	.mmb
	nop 0
	mov r37 = r0
	br .L179
	;;
.L194:
	.mmi
	ld1 r14 = [r36]
	addl r16 = @gprel(pool_used#), gp
	addl r45 = 56, r0
	.mlx
	mov r44 = r0
	movl r17 = 3145728
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	.mii
	ld8 r15 = [r16]
	adds r32 = -97, r32
	;;
	cmp4.ne p6, p7 = 58, r14
	.mii
	adds r14 = 56, r15
	sxt1 r32 = r32
	;;
	(p6) addl r38 = @ltoff(@fptr(run_variable#)), gp
	;;
	.mmi
	(p7) addl r38 = @ltoff(@fptr(run_assign#)), gp
	;;
	(p6) ld8 r38 = [r38]
	nop 0
	;;
	.mib
	(p7) ld8 r38 = [r38]
	cmp.ltu p6, p7 = r17, r14
	(p6) br.cond.spnt .L172
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	addl r14 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r43 = [r14]
	nop 0
	;;
	.mib
	add r43 = r43, r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r37 = 8, r8
	nop 0
	adds r15 = 48, r8
	.mii
	mov r1 = r41
	mov r34 = r8
	;;
	mov r14 = r37
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r8] = r38
	nop 0
	;;
	.mmi
	ld1.a r14 = [r36]
	st4 [r15] = r32
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r36]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 58, r14
	(p6) br.cond.dptk .L161
	.mmi
	nop 0
	adds r33 = 2, r33
	nop 0
	;;
	.mib
	st8 [r35] = r33
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmb
	mov r1 = r41
	st8 [r37] = r8
	nop 0
	.mii
	mov r8 = r34
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L191:
	.body
	.copy_state 4
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 80, r12
	br.sptk.many block#
.L172:
	.body
	.copy_state 5
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r41
	addl r43 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp parse#
	.align 16
	.align 64
	.proc block#
block:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mii
	mov r1 = r36
	mov r32 = r8
	;;
	addl r18 = @gprel(at#), gp
	;;
	.mmi
	ld8 r16 = [r18]
	;;
	adds r15 = 1, r16
	nop 0
	;;
	.mmi
	ld1 r14 = [r16]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 32, r14
	nop 0
	mov r17 = r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 10, r14
	(p6) br.cond.dpnt .L196
	.align 32
.L197:
	.mmi
	ld1 r14 = [r15]
	mov r16 = r15
	adds r15 = 1, r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 10, r14
	nop 0
	mov r17 = r14
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 32, r14
	(p6) br.cond.dptk .L197
	.mmi
	st8 [r18] = r16
	nop 0
	nop 0
	;;
.L196:
	.mmi
	cmp4.ne p6, p7 = 125, r17
	;;
	(p7) adds r16 = 1, r16
	(p7) mov r8 = r32
	;;
	.mbb
	(p7) st8 [r18] = r16
	(p7) br.cond.dpnt .L195
	br.call.sptk.many b0 = block#
	;;
	.mlx
	mov r1 = r36
	movl r17 = 3145728
	.mmi
	mov r33 = r8
	addl r39 = 56, r0
	mov r38 = r0
	;;
	.mmi
	addl r15 = @gprel(pool_used#), gp
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = 56, r14
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r17, r16
	nop 0
	(p7) br.cond.spnt .L204
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r37 = [r15]
	nop 0
	;;
	.mib
	add r37 = r37, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 24, r8
	mov r1 = r36
	mov r15 = r8
	.mmi
	adds r16 = 16, r8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = @ltoff(@fptr(run_sequence#)), gp
	.mmi
	st8 [r16] = r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r14, 8
	nop 0
	;;
	.mmi
	st8 [r15] = r32
	nop 0
	nop 0
.L195:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L204:
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r36
	addl r37 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp block#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"%u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 11, 3, 0
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.mlx
	adds r33 = 8, r33
	movl r34 = @gprel(variables#)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mlx
	nop 0
	movl r45 = 3145728
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ge p6, p7 = 1, r32
	.mmi
	addl r47 = 8192, r0
	nop 0
	mov r46 = r0
	;;
	.mlx
	addl r14 = @gprel(pool#), gp
	movl r45 = @gprel(strings#)
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	add r45 = r1, r45
	.bbb
	nop 0
	(p7) br.cond.dpnt .L215
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r34
	nop 0
	.mmb
	addl r47 = 416, r0
	mov r1 = r43
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	addl r14 = @gprel(pool_used#), gp
	movl r15 = @gprel(program#)
	;;
	.mmi
	add r15 = r1, r15
	st8 [r14] = r0
	addl r14 = @gprel(at#), gp
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r45 = r8
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r14 = 248, r34
	adds r34 = 24, r34
	mov r1 = r43
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r15 = [r34]
	nop 0
	;;
	.mii
	nop 0
	dep.z r46 = r14, 5, 27
	;;
	sub r46 = r46, r14
	;;
	.mmi
	shladd r46 = r46, 2, r0
	;;
	add r46 = r46, r14
	nop 0
	;;
	.mii
	shladd r46 = r46, 3, r0
	nop 0
	;;
	add r46 = r46, r15
.L207:
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
	;;
.L215:
	.mmi
	nop 0
	mov r46 = r0
	addl r47 = 10, r0
	.mmb
	ld8 r45 = [r33]
	adds r35 = 248, r34
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r43
	nop 0
	adds r14 = -1, r8
	.mmi
	cmp4.ge p6, p7 = 0, r8
	nop 0
	adds r36 = 24, r34
	;;
	.mlx
	nop 0
	movl r38 = @gprel(program#)
	.mlx
	addl r37 = @gprel(pool_used#), gp
	movl r40 = @gprel(strings#)
	;;
	.mmi
	addl r39 = @gprel(at#), gp
	add r38 = r1, r38
	add r40 = r1, r40
	.mmb
	addp4 r14 = r14, r0
	(p6) mov r46 = r0
	(p6) br.cond.dpnt .L207
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L208:
	.mmi
	addl r47 = 8192, r0
	nop 0
	mov r46 = r0
	.mmb
	mov r45 = r40
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r47 = 416, r0
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r34
	mov r1 = r43
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r43
	st8 [r37] = r0
	nop 0
	.mmb
	st8 [r39] = r38
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	ld8 r14 = [r8]
	nop 0
	mov r45 = r8
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	mov r1 = r43
	.mmb
	nop 0
	ld4 r15 = [r36]
	br.cloop.sptk.few .L208
	;;
	.mii
	nop 0
	dep.z r46 = r14, 5, 27
	;;
	sub r46 = r46, r14
	;;
	.mmi
	shladd r46 = r46, 2, r0
	;;
	add r46 = r46, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r46 = r46, 3, r0
	nop 0
	;;
	.mib
	nop 0
	add r46 = r46, r15
	br .L207
	.endp main#
	.section	.rodata
	.align 8
	.type	forms.0#, @object
	.size	forms.0#, 264
forms.0:
	data1	43
	.skip	7
	data8	@fptr(run_add#)
	data4	2
	.skip	4
	data1	45
	.skip	7
	data8	@fptr(run_sub#)
	data4	2
	.skip	4
	data1	42
	.skip	7
	data8	@fptr(run_mul#)
	data4	2
	.skip	4
	data1	37
	.skip	7
	data8	@fptr(run_mod#)
	data4	2
	.skip	4
	data1	60
	.skip	7
	data8	@fptr(run_less#)
	data4	2
	.skip	4
	data1	61
	.skip	7
	data8	@fptr(run_equal#)
	data4	2
	.skip	4
	data1	64
	.skip	7
	data8	@fptr(run_index#)
	data4	2
	.skip	4
	data1	35
	.skip	7
	data8	@fptr(run_store#)
	data4	3
	.skip	4
	data1	87
	.skip	7
	data8	@fptr(run_while#)
	data4	2
	.skip	4
	data1	73
	.skip	7
	data8	@fptr(run_if#)
	data4	3
	.skip	4
	data1	84
	.skip	7
	data8	@fptr(run_table#)
	data4	0
	.skip	4
	.align 8
	.type	program#, @object
	.size	program#, 275
program:
	string	"{ t:T n:2 p:0 W < "
	stringz	"n 3000 { I = @ t n 1 0 { p:+ p 1 m:* n n W < m 3000 { # t m 1 m:+ m n } } n:+ n 1 }  w:T i:0 s:1 W < i 6000 { s:% + * s 1103 12345 32749 k:+ \"word\" % s 200 # w k + 1 I @ w k @ w k 0 i:+ i 1 }  i:0 b:0 W < i 200 { c: @ w + \"word\" i I < b c b:c 0 i:+ i 1 } }"
	.sbss
	.align 8
	.type	at#, @object
	.size	at#, 8
at:
	.skip	8
	.section	.rodata
	.align 8
	.type	nothing#, @object
	.size	nothing#, 16
nothing:
	.skip	16
	.bss
	.align 8
	.type	variables#, @object
	.size	variables#, 416
variables:
	.skip	416
	.align 8
	.type	strings#, @object
	.size	strings#, 8192
strings:
	.skip	8192
	.sbss
	.align 8
	.type	pool_used#, @object
	.size	pool_used#, 8
pool_used:
	.skip	8
	.align 8
	.type	pool#, @object
	.size	pool#, 8
pool:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
