// 3bb2e9e8f01f074f8bd0f06a396cbebe
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
	(p8) br.cond.dptk .L45
.L52:
	.pred.rel.mutex p6, p7
	.mib
	cmp4.eq.and.orcm p6, p7 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L45
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
	(p9) br.cond.dptk .L52
.L45:
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
	.align 16
	.align 64
	.proc run_index#
run_index:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.fframe 96
	adds r12 = -96, r12
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
	adds r16 = 96, r12
	adds r18 = 104, r12
	.mmi
	cmp4.ne p6, p7 = 3, r8
	adds r15 = 80, r12
	adds r14 = 88, r12
	;;
	.mlx
	nop 0
	movl r17 = @gprel(nothing#)
	.mmb
	st8 [r18] = r9
	st8 [r16] = r8
	(p7) br.cond.dpnt .L75
	;;
	.mmi
	add r17 = r1, r17
	;;
	ld8 r18 = [r17], 8
	nop 0
	;;
	.mmi
	ld8 r16 = [r17]
	adds r17 = 16, r12
	mov r8 = r18
	.mmi
	st8 [r15] = r18
	;;
	st8 [r17] = r18
	adds r17 = 24, r12
	.mmi
	mov r9 = r16
	st8 [r14] = r16
	nop 0
	;;
	.mii
	st8 [r17] = r16
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L75:
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
	adds r23 = 24, r12
	cmp4.ne p8, p9 = 2, r8
	adds r14 = 64, r12
	.mmi
	adds r15 = 72, r12
	adds r18 = 48, r12
	adds r25 = 56, r12
	;;
	.mmi
	st8 [r14] = r8
	st8 [r15] = r9
	adds r17 = 16, r12
	.mmi
	mov r1 = r36
	adds r24 = 32, r12
	adds r22 = 40, r12
	;;
	.mmi
	st8 [r23] = r9
	st8 [r18] = r8
	mov r19 = r8
	.mmi
	(p9) ld4 r15 = [r9]
	;;
	(p8) ld4 r16 = [r23]
	nop 0
	.mmi
	st8 [r25] = r9
	st8 [r17] = r8
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
	(p6) br.cond.dpnt .L59
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
.L61:
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
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	ld8 r21 = [r16], 8
	nop 0
	cmp4.eq p6, p7 = r19, r17
	.mmi
	st4 [r18] = r19
	ld8 r20 = [r25]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	.mmi
	st8 [r28] = r21
	ld8 r17 = [r18]
	nop 0
	;;
	.mmi
	st8 [r24] = r17
	st8 [r23] = r16
	nop 0
	;;
	.mib
	st8 [r22] = r20
	nop 0
	(p7) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	(p9) br.cond.dpnt .L76
	;;
	.mmi
	ld4 r17 = [r23]
	ld4 r16 = [r22]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r17
	(p6) br.cond.dptk .L61
	.mmi
	adds r15 = 16, r14
	nop 0
	adds r14 = 24, r14
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8 [r24] = r15
	st8 [r22] = r14
	nop 0
.L65:
	.mmi
	ld8 r17 = [r24]
	adds r15 = 80, r12
	adds r14 = 88, r12
	.mmi
	ld8 r16 = [r22]
	;;
	st8 [r15] = r17
	nop 0
	.mmi
	st8 [r14] = r16
	mov r8 = r17
	mov r9 = r16
.L77:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L76:
	.body
	.copy_state 2
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	cmp.eq p6, p7 = r20, r16
	(p7) br.cond.dptk .L61
	.mmi
	adds r15 = 16, r14
	nop 0
	adds r14 = 24, r14
	;;
	.mmi
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r24] = r15
	nop 0
	.mmb
	st8 [r22] = r14
	nop 0
	br .L65
.L59:
	.mmi
	adds r15 = 80, r12
	nop 0
	adds r14 = 88, r12
	.mmi
	st8 [r24] = r0
	st8 [r22] = r0
	nop 0
	;;
	.mmi
	ld8 r16 = [r22]
	ld8 r17 = [r24]
	nop 0
	;;
	.mmi
	st8 [r15] = r17
	st8 [r14] = r16
	mov r8 = r17
	.mmb
	nop 0
	mov r9 = r16
	br .L77
	.endp run_index#
	.align 16
	.align 64
	.proc run_if#
run_if:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.fframe 48
	adds r12 = -48, r12
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
	adds r15 = 48, r12
	adds r16 = 56, r12
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
	(p8) br.cond.dptk .L79
	.mib
	cmp4.eq.and.orcm p6, p7 = 0, r9
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r32]
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L81
.L88:
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
	adds r14 = 32, r12
	adds r15 = 40, r12
	mov r1 = r35
	;;
	.mmi
	st8 [r14] = r8, 8
	;;
	st8 [r14] = r9, -8
	nop 0
	;;
	.mmi
	ld8 r8 = [r14]
	ld8 r9 = [r15]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
.L79:
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
	(p7) br.cond.dptk .L88
.L81:
	.mlx
	nop 0
	movl r16 = @gprel(nothing#)
	.mmi
	adds r14 = 32, r12
	adds r18 = 16, r12
	adds r15 = 40, r12
	;;
	.mmi
	nop 0
	add r16 = r1, r16
	nop 0
	;;
	.mmi
	ld8 r17 = [r16], 8
	;;
	ld8 r16 = [r16]
	nop 0
	.mmi
	st8 [r14] = r17
	st8 [r18] = r17
	adds r17 = 24, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	nop 0
	.mmi
	ld8 r8 = [r14]
	st8 [r17] = r16
	nop 0
	;;
	.mii
	ld8 r9 = [r15]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp run_if#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"the pool is empty"
	.text
	.align 16
	.align 64
	.proc take.part.0#
take.part.0:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	movl r35 = @gprel(.LC0)
	.body
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
	.endp take.part.0#
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
	;;
	.mmi
	nop 0
	adds r16 = 16, r14
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r17, r16
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = take.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	st8 [r15] = r16
	addl r15 = @gprel(pool#), gp
	addl r37 = 16, r0
	.mmi
	mov r36 = r0
	;;
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
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp run_table#
	.align 16
	.align 64
	.proc run_add#
run_add:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 1, 18, 3, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mii
	adds r14 = 8, r32
	.save rp, r47
	mov r47 = b0
	mov r49 = r1
	;;
	.mmb
	ld8 r14 = [r14]
	adds r32 = 16, r32
	nop 0
	.mmi
	adds r34 = 96, r12
	adds r35 = 88, r12
	.save ar.lc, r50
	mov r50 = ar.lc
	.body
	;;
	.mmi
	mov r51 = r14
	adds r37 = 48, r12
	adds r41 = 40, r12
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
	st8 [r34] = r9
	nop 0
	.mii
	st8 [r35] = r8
	mov r33 = r8
	;;
	mov r51 = r14
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
	cmp4.eq p6, p7 = 1, r33
	adds r26 = 80, r12
	adds r23 = 72, r12
	.mmi
	mov r1 = r49
	adds r28 = 104, r12
	adds r27 = 56, r12
	;;
	.mmi
	(p6) addl r15 = 1, r0
	st8 [r26] = r9
	mov r24 = r8
	.mmi
	st8 [r23] = r8
	adds r20 = 28, r12
	mov r21 = r28
	;;
	.mmi
	(p7) mov r15 = r0
	nop 0
	cmp4.eq p6, p7 = 1, r8
	.mii
	mov r22 = r27
	mov r25 = r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L129
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	cmp4.ne p6, p7 = 2, r33
	.mmi
	nop 0
	ld8 r15 = [r35]
	nop 0
	;;
	.mlx
	st8 [r37] = r14
	movl r14 = -3689348814741910323
	.mmi
	nop 0
	st8 [r41] = r15
	nop 0
	;;
	.mib
	setf.sig f6 = r14
	nop 0
	(p7) br.cond.dpnt .L130
.L97:
	.mmi
	cmp4.ne p6, p7 = 1, r33
	nop 0
	adds r18 = -1, r20
	;;
	.mii
	(p7) ld4 r17 = [r37]
	nop 0
	;;
	(p6) mov r17 = r0
	;;
	.align 32
.L100:
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
	(p6) br.cond.dptk .L100
	.mmi
	st8 [r22] = r19
	sub r19 = r20, r19
	cmp4.eq p6, p7 = 1, r25
	;;
	.mib
	st4 [r21] = r19
	nop 0
	(p6) br.cond.dpnt .L101
.L131:
	.mmi
	mov r33 = r24
	ld8 r14 = [r26]
	adds r21 = 4, r21
	.mmi
	st4 [r23] = r24
	adds r22 = 8, r22
	adds r20 = 12, r20
	;;
	.mmi
	ld8 r15 = [r23]
	addl r25 = 1, r0
	cmp4.ne p6, p7 = 2, r33
	;;
	.mmi
	nop 0
	st8 [r41] = r15
	nop 0
	.mmb
	st8 [r37] = r14
	nop 0
	(p6) br.cond.dptk .L97
.L130:
	.mmi
	ld8 r14 = [r37]
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
	st8 [r22] = r15
	nop 0
	;;
	.mib
	st4 [r21] = r19
	nop 0
	(p7) br.cond.dptk .L131
.L101:
	.mmi
	ld4 r38 = [r28]
	nop 0
	adds r14 = 64, r12
	.mmi
	addl r34 = 5381, r0
	ld8 r44 = [r27]
	nop 0
	;;
	.mmi
	ld8 r42 = [r14]
	adds r14 = 108, r12
	addp4 r35 = r38, r0
	.mmi
	cmp4.eq p6, p7 = 0, r38
	;;
	ld4 r43 = [r14]
	adds r15 = -1, r35
	.mmb
	mov r14 = r44
	nop 0
	(p6) br.cond.dpnt .L113
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L104:
	.mii
	nop 0
	dep.z r16 = r34, 5, 27
	nop 0
	.mmi
	ld1 r15 = [r14], 1
	;;
	add r34 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	xor r34 = r34, r15
	br.cloop.sptk.few .L104
.L103:
	.mmi
	cmp4.eq p6, p7 = 0, r43
	nop 0
	mov r14 = r42
	;;
	.mib
	(p6) mov r45 = r0
	nop 0
	(p6) br.cond.dpnt .L105
	;;
	.mmi
	addp4 r45 = r43, r0
	;;
	add r15 = r42, r45
	nop 0
	;;
	.mii
	sub r15 = r15, r42, 1
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L106:
	.mii
	nop 0
	dep.z r16 = r34, 5, 27
	nop 0
	.mmi
	ld1 r15 = [r14], 1
	;;
	add r34 = r16, r34
	nop 0
	;;
	.mib
	nop 0
	xor r34 = r34, r15
	br.cloop.sptk.few .L106
.L105:
	.mlx
	addl r36 = 1023, r0
	movl r40 = @gprel(strings#)
	.mmi
	add r39 = r38, r43
	;;
	and r36 = r36, r34
	add r40 = r1, r40
	;;
	.mmi
	shladd r14 = r36, 3, r0
	;;
	add r14 = r40, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dpnt .L107
	.align 32
.L110:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r14
	(p7) br.cond.dpnt .L132
.L108:
	.mmi
	adds r33 = 8, r33
	;;
	ld8 r33 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L110
.L107:
	.mmi
	add r53 = r35, r45
	addl r15 = @gprel(pool_used#), gp
	add r38 = r38, r43
	.mlx
	shladd r36 = r36, 3, r0
	movl r17 = 3145728
	;;
	.mmi
	adds r53 = 24, r53
	ld8 r14 = [r15]
	add r40 = r40, r36
	;;
	.mmi
	and r53 = -8, r53
	;;
	add r16 = r53, r14
	unpack4.l r34 = r38, r34
	;;
	.mib
	cmp.geu p6, p7 = r17, r16
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = take.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	st8 [r15] = r16
	addl r15 = @gprel(pool#), gp
	mov r52 = r0
	;;
	.mmi
	nop 0
	ld8 r51 = [r15]
	nop 0
	;;
	.mib
	add r51 = r51, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r8
	mov r33 = r8
	mov r1 = r49
	.mmi
	mov r53 = r35
	st8 [r8] = r34
	mov r52 = r44
	;;
	.mib
	mov r51 = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r45
	nop 0
	.mmb
	mov r52 = r42
	add r51 = r8, r35
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r15 = [r40]
	adds r14 = 8, r33
	mov r1 = r49
	;;
	.mmi
	st8 [r14] = r15
	st8 [r40] = r33
	nop 0
.L109:
	.mmi
	nop 0
	addl r14 = 2, r0
	nop 0
	;;
	.mmi
	st4 [r41] = r14
	st8 [r37] = r33
	nop 0
	;;
	.mmi
	ld8 r9 = [r37]
	ld8 r8 = [r41]
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	;;
	mov ar.lc = r50
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L132:
	.body
	.copy_state 1
	.mmi
	adds r14 = 4, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r39, r14
	(p6) br.cond.dptk .L108
	.mmi
	adds r46 = 16, r33
	mov r52 = r44
	mov r53 = r35
	;;
	.mib
	mov r51 = r46
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L108
	.mmi
	mov r52 = r42
	nop 0
	add r51 = r46, r35
	.mmb
	mov r53 = r45
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L109
	;;
	.mmi
	adds r33 = 8, r33
	;;
	ld8 r33 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L110
	.mib
	nop 0
	nop 0
	br .L107
.L113:
	.mib
	addl r34 = 5381, r0
	mov r35 = r0
	br .L103
	;;
.L129:
	.mmi
	adds r14 = 20, r12
	ld4 r17 = [r26]
	adds r16 = 24, r12
	.mmi
	adds r41 = 40, r12
	ld4 r15 = [r34]
	adds r37 = 48, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	add r15 = r15, r17
	adds r17 = 16, r12
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r16] = r15
	nop 0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r17] = r14
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	ld8 r15 = [r17]
	st8 [r37] = r14
	nop 0
	;;
	.mmi
	st8 [r41] = r15
	ld8 r9 = [r37]
	nop 0
	;;
	.mii
	ld8 r8 = [r41]
	mov b0 = r47
	;;
	mov ar.pfs = r48
	;;
	.mii
	nop 0
	mov ar.lc = r50
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
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	.mmi
	adds r35 = 80, r12
	adds r34 = 64, r12
	adds r36 = 72, r12
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
	st8 [r35] = r8, 8
	nop 0
	;;
	.mmi
	mov r47 = r14
	st8 [r35] = r9, -8
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
	ld4 r14 = [r33]
	st8 [r34] = r8, 8
	mov r1 = r45
	;;
	.mib
	st8 [r34] = r9, -8
	cmp4.ne p6, p7 = 3, r14
	(p7) br.cond.dpnt .L153
	;;
	.mmi
	(p6) adds r35 = 24, r12
	ld8 r9 = [r36]
	nop 0
	.mmi
	ld8 r8 = [r34]
	;;
	st8 [r35] = r9
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L153:
	.body
	.copy_state 1
	.mmi
	adds r15 = 104, r12
	ld8 r14 = [r35]
	adds r41 = 48, r12
	.mmi
	adds r40 = 56, r12
	adds r39 = 32, r12
	adds r38 = 40, r12
	;;
	.mmi
	ld8 r37 = [r15]
	nop 0
	adds r15 = 88, r12
	.mmi
	st8 [r41] = r14
	ld8 r17 = [r34]
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	mov r14 = r37
	.mmi
	st8 [r39] = r17
	ld8 r16 = [r36]
	nop 0
	;;
	.mmi
	st8 [r40] = r15
	ld4 r15 = [r14], 4
	nop 0
	.mmi
	st8 [r38] = r16
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	cmp4.gtu p6, p7 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) adds r35 = 24, r12
	(p6) br.cond.dptk .L135
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	addl r16 = @gprel(pool_used#), gp
	adds r14 = 16, r12
	.mlx
	adds r35 = 24, r12
	movl r17 = 3145728
	;;
	.mmi
	(p7) shladd r15 = r15, 1, r0
	(p6) addl r49 = 256, r0
	adds r42 = 8, r37
	;;
	.mii
	(p7) addp4 r49 = r15, r0
	(p6) addl r15 = 8, r0
	;;
	(p7) shl r49 = r49, 5
	.mmi
	st4 [r14] = r15
	ld8 r14 = [r16]
	adds r15 = 20, r12
	;;
	.mmi
	st4 [r15] = r0
	nop 0
	add r15 = r14, r49
	;;
	.mib
	cmp.geu p6, p7 = r17, r15
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = take.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	st8 [r16] = r15
	addl r15 = @gprel(pool#), gp
	mov r48 = r0
	;;
	.mmi
	nop 0
	ld8 r47 = [r15]
	nop 0
	;;
	.mib
	add r47 = r47, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	mov r1 = r45
	.mmi
	nop 0
	st8 [r35] = r8
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	addp4 r14 = r14, r0
	(p7) br.cond.dpnt .L154
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	nop 0
	.mmi
	ld8 r33 = [r42]
	;;
	adds r14 = -32, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 5
	;;
	mov ar.lc = r14
	.align 32
.L140:
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
	br.cloop.sptk.few .L140
.L141:
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
.L135:
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
	br.cloop.sptk.few .L140
	.mib
	nop 0
	nop 0
	br .L141
.L154:
	.mmi
	nop 0
	adds r16 = 16, r12
	adds r42 = 8, r37
	.mmi
	nop 0
	ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	ld8 r15 = [r16]
	st8 [r42] = r14
	nop 0
	;;
	.mib
	st8 [r37] = r15
	nop 0
	br .L135
	.endp run_store#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"what is %c?\n"
	.text
	.align 16
	.align 64
	.proc parse#
parse:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 3, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mii
	addl r35 = @gprel(at#), gp
	.save ar.lc, r43
	mov r43 = ar.lc
	mov r42 = r1
	;;
	.mii
	ld8 r33 = [r35]
	.save rp, r40
	mov r40 = b0
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
	(p6) br.cond.dpnt .L157
	.align 32
.L158:
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
	(p6) br.cond.dptk .L158
	;;
.L157:
	.mii
	nop 0
	zxt1 r14 = r32
	nop 0
	.mii
	adds r36 = 1, r33
	cmp4.ne p6, p7 = 123, r32
	;;
	adds r15 = -48, r14
	.mmb
	st8 [r35] = r36
	adds r14 = -97, r14
	(p7) br.cond.dpnt .L205
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 9, r15
	nop 0
	(p7) br.cond.dpnt .L206
	;;
	.mib
	cmp4.ne p6, p7 = 34, r32
	nop 0
	(p7) br.cond.dpnt .L207
	;;
	.mib
	cmp4.ltu p6, p7 = 25, r14
	nop 0
	(p7) br.cond.dpnt .L208
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 43, r32
	(p7) br.cond.dpnt .L209
	;;
	.mmi
	(p6) mov r32 = r0
	nop 0
	nop 0
	;;
.L177:
	.mmi
	addp4 r32 = r32, r0
	adds r14 = 16, r12
	adds r36 = 24, r12
	.mlx
	adds r35 = 32, r12
	movl r33 = @gprel(forms.0#)
	;;
	.mmi
	st8 [r14] = r0
	shladd r14 = r32, 1, r0
	add r33 = r1, r33
	.mmi
	adds r34 = 16, r12
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
	(p6) br.cond.dpnt .L193
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
.L179:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = parse#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	st8 [r34] = r8, 8
	nop 0
	br.cloop.sptk.few .L179
	.mmi
	adds r14 = 16, r12
	ld8 r36 = [r36]
	nop 0
	.mmi
	ld8 r35 = [r35]
	;;
	ld8 r37 = [r14]
	nop 0
.L178:
	.mmi
	shladd r14 = r32, 1, r0
	addl r16 = @gprel(pool_used#), gp
	adds r33 = 8, r33
	.mii
	addl r46 = 56, r0
	mov r45 = r0
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
	(p6) br.cond.spnt .L173
	;;
	.mmi
	ld8 r44 = [r14]
	st8 [r16] = r17
	nop 0
	;;
	.mib
	add r44 = r44, r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 24, r8
	mov r15 = r8
	adds r17 = 16, r8
	.mii
	mov r1 = r42
	mov r34 = r8
	;;
	mov r16 = r14
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
	nop 0
	.mmi
	st8 [r15] = r32, 8
	;;
	st8 [r15] = r37
	nop 0
	.mmi
	st8 [r17] = r36
	;;
	st8 [r16] = r35
	nop 0
.L156:
	.mii
	mov r8 = r34
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L206:
	.body
	.copy_state 1
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
	(p6) br.cond.dpnt .L161
	.align 32
.L162:
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
	(p6) br.cond.dptk .L162
	.mmi
	st8 [r35] = r18
	nop 0
	nop 0
.L161:
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
	addl r46 = 56, r0
	mov r45 = r0
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
	(p7) br.cond.spnt .L173
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r44 = [r15]
	nop 0
	;;
	.mib
	add r44 = r44, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 8, r8
	mov r1 = r42
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
	nop 0
	st8 [r17] = r18
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r16
	nop 0
	;;
	.mmi
	st8 [r8] = r14
	mov r8 = r34
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L209:
	.body
	.copy_state 2
	.mmi
	nop 0
	cmp4.eq p6, p7 = 45, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 1, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 42, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 2, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 37, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 3, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 60, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 4, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 61, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 5, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 64, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 6, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 35, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 7, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 87, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 8, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 73, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 9, r0
	(p6) br.cond.dptk .L177
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 84, r32
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r32 = 10, r0
	(p6) br.cond.dptk .L177
	;;
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
	.mib
	mov r1 = r42
	addl r44 = 1, r0
	br.call.sptk.many b0 = exit#
.L207:
	.mmi
	mov r15 = r36
	nop 0
	nop 0
	;;
	.align 32
.L166:
	.mmi
	mov r16 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r16]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 34, r14
	(p6) br.cond.dptk .L166
	.mmi
	sub r16 = r16, r36
	adds r33 = 2, r33
	mov r17 = r36
	.mmi
	addl r34 = 5381, r0
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	adds r14 = -1, r16
	nop 0
	mov r37 = r16
	.mmb
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L180
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r36, r14
	nop 0
	;;
	.mii
	andcm r14 = -1, r14
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L168:
	.mii
	nop 0
	dep.z r15 = r34, 5, 27
	nop 0
	.mmi
	ld1 r14 = [r17], 1
	nop 0
	nop 0
	;;
	.mii
	add r15 = r15, r34
	nop 0
	;;
	xor r14 = r15, r14
	;;
	.mib
	nop 0
	mov r34 = r14
	br.cloop.sptk.few .L168
	;;
	.mlx
	addl r15 = 1023, r0
	movl r38 = @gprel(strings#)
	.mmi
	addp4 r39 = r16, r0
	nop 0
	unpack4.l r35 = r16, r34
	;;
	.mii
	and r14 = r15, r14
	add r38 = r1, r38
	;;
	addp4 r33 = r14, r0
	;;
	.mmi
	shladd r14 = r33, 3, r0
	;;
	add r14 = r38, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L169
	.align 32
.L172:
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r14
	(p7) br.cond.dpnt .L210
.L170:
	.mmi
	adds r32 = 8, r32
	;;
	ld8 r32 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L172
.L169:
	.mmi
	addl r37 = @gprel(pool_used#), gp
	adds r46 = 24, r39
	mov r45 = r0
	.mlx
	shladd r33 = r33, 3, r0
	movl r15 = 3145728
	;;
	.mmi
	ld8 r14 = [r37]
	and r46 = -8, r46
	add r38 = r38, r33
	;;
	.mmi
	nop 0
	add r34 = r46, r14
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r34
	addl r15 = @gprel(pool#), gp
	(p6) br.cond.spnt .L173
	;;
	.mmi
	ld8 r44 = [r15]
	st8 [r37] = r34
	nop 0
	;;
	.mib
	add r44 = r44, r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	mov r32 = r8
	mov r46 = r39
	.mmi
	mov r45 = r36
	st8 [r8] = r35
	adds r44 = 16, r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r15 = [r38]
	adds r14 = 8, r32
	mov r1 = r42
	;;
	.mmi
	st8 [r14] = r15
	st8 [r38] = r32
	nop 0
.L171:
	.mlx
	adds r14 = 56, r34
	movl r15 = 3145728
	.mmi
	addl r46 = 56, r0
	nop 0
	mov r45 = r0
	;;
	.mib
	cmp.ltu p6, p7 = r15, r14
	nop 0
	(p6) br.cond.spnt .L173
	;;
	.mmi
	st8 [r37] = r14
	nop 0
	addl r14 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r44 = [r14]
	nop 0
	;;
	.mib
	add r44 = r44, r34
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 8, r8
	mov r1 = r42
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
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L210:
	.body
	.copy_state 3
	.mmi
	adds r14 = 4, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r37
	(p6) br.cond.dptk .L170
	.mmi
	mov r46 = r39
	nop 0
	mov r45 = r36
	.mmb
	adds r44 = 16, r32
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L170
	;;
	.mmi
	nop 0
	addl r37 = @gprel(pool_used#), gp
	nop 0
	;;
	.mib
	ld8 r34 = [r37]
	nop 0
	br .L171
.L193:
	.mmi
	nop 0
	mov r35 = r0
	mov r36 = r0
	.mmb
	nop 0
	mov r37 = r0
	br .L178
	;;
.L208:
	.mmi
	ld1 r14 = [r36]
	addl r16 = @gprel(pool_used#), gp
	addl r46 = 56, r0
	.mlx
	mov r45 = r0
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
	(p6) br.cond.spnt .L173
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	addl r14 = @gprel(pool#), gp
	;;
	.mmi
	nop 0
	ld8 r44 = [r14]
	nop 0
	;;
	.mib
	add r44 = r44, r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r37 = 8, r8
	nop 0
	adds r15 = 48, r8
	.mii
	mov r1 = r42
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
	(p6) br.cond.dptk .L156
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
	mov r1 = r42
	st8 [r37] = r8
	nop 0
	.mii
	mov r8 = r34
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
.L205:
	.body
	.copy_state 4
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 80, r12
	br.sptk.many block#
.L180:
	.body
	.copy_state 5
	.mlx
	addl r14 = 261, r0
	movl r38 = @gprel(strings#)
	.mmi
	addl r34 = 5381, r0
	nop 0
	addp4 r39 = r16, r0
	;;
	.mmi
	addp4 r33 = r14, r0
	nop 0
	add r38 = r1, r38
	;;
	.mmi
	shladd r14 = r33, 3, r0
	;;
	add r14 = r38, r14
	unpack4.l r35 = r16, r34
	;;
	.mmi
	nop 0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p7) br.cond.dptk .L172
	.mib
	nop 0
	nop 0
	br .L169
.L173:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = take.part.0#
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
	cmp4.ne p6, p7 = 10, r14
	nop 0
	mov r17 = r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 32, r14
	(p6) br.cond.dpnt .L212
	.align 32
.L213:
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
	(p6) br.cond.dptk .L213
	.mmi
	st8 [r18] = r16
	nop 0
	nop 0
	;;
.L212:
	.mmi
	cmp4.ne p6, p7 = 125, r17
	;;
	(p7) adds r16 = 1, r16
	(p7) mov r8 = r32
	;;
	.mbb
	(p7) st8 [r18] = r16
	(p7) br.cond.dpnt .L211
	br.call.sptk.many b0 = block#
	;;
	.mlx
	mov r1 = r36
	movl r17 = 3145728
	.mmi
	mov r33 = r8
	;;
	addl r15 = @gprel(pool_used#), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	adds r16 = 56, r14
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r17, r16
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = take.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	st8 [r15] = r16
	addl r15 = @gprel(pool#), gp
	addl r39 = 56, r0
	.mmi
	mov r38 = r0
	;;
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
.L211:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp block#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	(p7) br.cond.dpnt .L230
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
.L222:
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
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
.L230:
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
	(p6) br.cond.dpnt .L222
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L223:
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
	br.cloop.sptk.few .L223
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
	br .L222
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
