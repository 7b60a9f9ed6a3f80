// 7fde32c18f052104746b5cfa961a4428 guest-tests/hpux/host/contexts.c
	.file	"contexts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(caught#), gp
	nop 0
	cmp4.eq p6, p7 = 14, r32
	;;
	.mii
	ld4.acq r14 = [r15]
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_signal#
	.align 16
	.align 64
	.proc walk#
walk:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	shladd r34 = r32, 2, r0
	mov r37 = r1
	sxt4 r14 = r33
	;;
	.mmb
	.save.f 0x1
	stf.spill [r16] = f2
	setf.sig f2 = r14
	nop 0
	.mii
	add r34 = r34, r32
	.save rp, r35
	mov r35 = b0
	.body
	cmp4.ne p6, p7 = 40, r33
	;;
	.mmi
	shladd r34 = r34, 1, r0
	;;
	add r34 = r34, r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	;;
	.mfb
	nop 0
	fmpy.d f2 = f2, f8
	(p6) br.cond.dpnt .L9
.L5:
	.mmi
	addl r14 = @gprel(sum#), gp
	mov r8 = r34
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	ldfd f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f6, f2
	;;
	.mmi
	stfd [r14] = f2
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L9:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mmi
	adds r39 = 1, r33
	nop 0
	mov r38 = r32
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f8 = f8, f6
	br.call.sptk.many b0 = walk#
	;;
	.mib
	nop 0
	dep.z r38 = r32, 5, 27
	nop 0
	.mlx
	mov r1 = r37
	movl r14 = -2147483641
	;;
	.mmi
	add r38 = r38, r32
	nop 0
	and r33 = r14, r33
	.mlx
	addl r14 = @gprel(value#), gp
	movl r39 = @gprel(main_context#)
	;;
	.mmi
	shladd r38 = r38, 1, r0
	nop 0
	cmp4.ne p6, p7 = 3, r33
	.mmb
	add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	add r38 = r38, r32
	nop 0
	.mlx
	st4 [r14] = r34
	movl r14 = @gprel(generators#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	shladd r38 = r38, 4, r0
	;;
	.mib
	add r38 = r14, r38
	nop 0
	br.call.sptk.many b0 = swapcontext#
	;;
	.mmi
	mov r1 = r37
	mov r8 = r34
	adds r17 = 16, r12
	;;
	.mmi
	addl r14 = @gprel(sum#), gp
	;;
	ldfd f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f6, f2
	;;
	.mmi
	stfd [r14] = f2
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp walk#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"sum %.1f\n"
	.align 8
.LC1:
	stringz	"step %d: %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc take_turns#
take_turns:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 9, 8, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	adds r17 = -8, r12
	.fframe 144
	adds r12 = -144, r12
	mov r18 = ar.lc
	;;
	.mmi
	adds r2 = 64, r12
	adds r23 = 80, r12
	adds r14 = 72, r12
	.mlx
	.mem.offset 8, 0
	st8.spill [r17] = r1
	movl r15 = @gprel(stacks.3#)
	;;
	.mmi
	st4 [r2] = r0
	adds r2 = 52, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	add r15 = r1, r15
	movl r22 = @gprel(generators#)
	;;
	.mmi
	st8 [r23] = r2
	add r22 = r1, r22
	mov ar.lc = 5
	.mmi
	adds r23 = 104, r12
	st4 [r14] = r15
	adds r2 = 28, r12
	;;
	.mmi
	adds r15 = 44, r12
	nop 0
	adds r14 = 88, r12
	.mmi
	st8 [r23] = r2
	nop 0
	adds r23 = 68, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r15 = 20, r12
	adds r14 = 112, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	;;
	.mmi
	.savesp ar.lc, 128
	st8 [r16] = r18, 16
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	adds r16 = 68, r12
	;;
	.mmi
	st4 [r16] = r22
	adds r22 = 36, r12
	adds r16 = 96, r12
	;;
	.mmi
	ld4 r23 = [r23]
	st8 [r16] = r22
	nop 0
	;;
	.mib
	nop 0
	addp4 r41 = 0,r23
	br.cloop.sptk.few .L13
.L27:
	.mlx
	nop 0
	movl r2 = 7378697629483820647
	.mlx
	addl r34 = @gprel(finished#), gp
	movl r36 = @gprel(generators#)
	;;
	.mlx
	setf.sig f2 = r2
	movl r35 = @gprel(main_context#)
	.mlx
	ld4 r32 = [r34]
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	addl r33 = @gprel(steps#), gp
	add r36 = r1, r36
	add r35 = r1, r35
	.mmi
	addl r38 = @gprel(value#), gp
	add r37 = r1, r37
	cmp4.ge p6, p7 = 4, r32
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L16
	.align 32
.L14:
	.mii
	ld4 r16 = [r33]
	mov r41 = r35
	;;
	sxt4 r14 = r16
	.mmi
	adds r16 = 1, r16
	;;
	setf.sig f6 = r14
	shr r17 = r14, 63
	.mmb
	cmp4.lt p6, p7 = 100, r16
	st4 [r33] = r16
	(p6) br.cond.dpnt .L16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr r15 = r15, 1
	;;
	.mmi
	sub r15 = r15, r17
	;;
	shladd r17 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r17, r15
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r32, r14
	adds r17 = 25, r14
	dep.z r42 = r14, 5, 27
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r16
	(p7) br.cond.dpnt .L23
.L17:
	.mmi
	add r42 = r42, r14
	;;
	shladd r42 = r42, 1, r0
	nop 0
	;;
	.mmi
	add r42 = r42, r14
	;;
	shladd r42 = r42, 4, r0
	nop 0
	;;
	.mib
	add r42 = r36, r42
	nop 0
	br.call.sptk.many b0 = swapcontext#
	;;
	.mii
	ld4 r14 = [r34]
	adds r1 = 136, r12
	;;
	cmp4.ne p6, p7 = r32, r14
	.mmb
	mov r32 = r14
	ld8 r1 = [r1]
	(p7) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 4, r32
	(p6) br.cond.dptk .L14
.L16:
	.mlx
	addl r14 = @gprel(sum#), gp
	movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	.mmb
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 136, r12
	adds r19 = 128, r12
	adds r20 = 144, r12
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	mov b0 = r39
	.mmi
	ld8 r21 = [r19]
	ldf.fill f2 = [r20]
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getcontext#
	;;
	.mmi
	adds r22 = 64, r12
	adds r2 = 68, r12
	adds r16 = 68, r12
	.mmi
	adds r1 = 136, r12
	adds r23 = 64, r12
	addl r43 = 10, r0
	;;
	.mmi
	ld4 r22 = [r22]
	ld4 r2 = [r2]
	nop 0
	;;
	.mmi
	ld4 r16 = [r16]
	adds r45 = 1, r22
	sub r21 = r0, r22
	.mmi
	adds r20 = 8, r22
	adds r19 = 7, r22
	adds r18 = 6, r22
	;;
	.mmi
	adds r17 = 5, r22
	adds r48 = 4, r22
	adds r47 = 3, r22
	.mmi
	adds r46 = 2, r22
	mov r44 = r22
	adds r22 = 1072, r2
	;;
	.mmi
	adds r2 = 68, r12
	nop 0
	addp4 r14 = 0,r16
	.mmi
	ld8 r1 = [r1]
	st4 [r23] = r45
	nop 0
	;;
	.mmi
	st4 [r2] = r22
	adds r22 = 72, r12
	adds r16 = 36, r14
	.mlx
	adds r15 = 40, r14
	movl r23 = @gprel(main_context#)
	;;
	.mmi
	ld4 r22 = [r22]
	addp4 r16 = 0,r16
	add r23 = r1, r23
	.mmi
	addp4 r15 = 0,r15
	mov r41 = r14
	addl r42 = @ltoff(@fptr(generate#)), gp
	;;
	.mmi
	mov r2 = r22
	st4 [r16] = r22
	addl r22 = 262144, r0
	.mmi
	ld8 r42 = [r42]
	;;
	addl r16 = 262144, r2
	adds r2 = 72, r12
	.mmi
	st4 [r15] = r22
	st4 [r14] = r23
	adds r14 = 88, r12
	;;
	.mmi
	nop 0
	st4 [r2] = r16
	adds r2 = 80, r12
	.mmi
	adds r15 = 96, r12
	adds r16 = 104, r12
	adds r22 = 112, r12
	;;
	.mmi
	ld8 r2 = [r2]
	;;
	st4 [r2] = r21
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st4 [r14] = r20
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st4 [r15] = r19
	nop 0
	;;
	.mmi
	ld8 r16 = [r16]
	;;
	st4 [r16] = r18
	nop 0
	;;
	.mmi
	nop 0
	ld8 r22 = [r22]
	nop 0
	;;
	.mib
	st4 [r22] = r17
	nop 0
	br.call.sptk.many b0 = makecontext#
	;;
	.mmi
	adds r23 = 68, r12
	nop 0
	adds r1 = 136, r12
	;;
	.mmi
	ld4 r23 = [r23]
	ld8 r1 = [r1]
	nop 0
	;;
	.mib
	nop 0
	addp4 r41 = 0,r23
	br.cloop.sptk.few .L13
	.mib
	nop 0
	nop 0
	br .L27
	;;
.L26:
	.mmi
	ld4 r43 = [r38]
	nop 0
	mov r41 = r37
	.mmb
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 136, r12
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L23:
	.mmi
	nop 0
	ld4 r32 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 4, r32
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L16
	.endp take_turns#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"not 0\n"
	.align 8
.LC3:
	stringz	"count %d, kept %.1f\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc loop_by_setcontext#
loop_by_setcontext:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mii
	.fframe 1120
	adds r12 = -1120, r12
	.save rp, r32
	mov r32 = b0
	;;
	adds r14 = 16, r12
	.mii
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r15 = 1088, r12
	;;
	mov r34 = r14
	.mmi
	addl r14 = @gprel(steps#), gp
	st4.rel [r15] = r0
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = 0x4004000000000000
	;;
	.mmi
	setf.d f7 = r14
	nop 0
	adds r14 = 1104, r12
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f6, f7
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.call.sptk.many b0 = getcontext#
	;;
	.mmi
	adds r1 = 1128, r12
	adds r14 = 1088, r12
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	adds r16 = 1, r15
	cmp4.ge p6, p7 = 4, r15
	;;
	.mib
	st4.rel [r14] = r16
	nop 0
	(p6) br.cond.dpnt .L38
.L32:
	.mlx
	adds r14 = 1104, r12
	movl r34 = @gprel(.LC3)
	;;
	.mmi
	ld8 r36 = [r14]
	adds r14 = 1088, r12
	add r34 = r1, r34
	;;
	.mib
	ld4.acq r35 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 1128, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1120, r12
	br.ret.sptk.many b0
.L30:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r34 = @gprel(.LC2)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 1088, r12
	nop 0
	adds r1 = 1128, r12
	;;
	.mmi
	ld4.acq r15 = [r14]
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	cmp4.ge p6, p7 = 4, r15
	;;
	.mib
	st4.rel [r14] = r16
	nop 0
	(p7) br.cond.dptk .L32
.L38:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r34 = r14
	nop 0
	br.call.sptk.many b0 = setcontext#
	;;
	.mmi
	adds r1 = 1128, r12
	nop 0
	adds r14 = 1104, r12
	;;
	.mmi
	ld8 r1 = [r1]
	ld8 r36 = [r14]
	adds r14 = 1088, r12
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC3)
	.mmi
	nop 0
	ld4.acq r35 = [r14]
	nop 0
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 1128, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 1120, r12
	br.ret.sptk.many b0
	.endp loop_by_setcontext#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"the last context\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC5:
	data4	__iob#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc end#
end:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @gprel(.LC5), gp
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp end#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"caught %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc interrupted#
interrupted:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r36 = @ltoff(@fptr(on_signal#)), gp
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	ld8 r36 = [r36]
	addl r35 = 14, r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	addl r36 = 14, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mlx
	addl r14 = @gprel(caught#), gp
	movl r35 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	nop 0
	.mmb
	ld4.acq r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp interrupted#
	.align 16
	.align 64
	.proc is_blocked#
is_blocked:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	mov r37 = r0
	mov r36 = r0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r35
	mov r37 = r32
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp is_blocked#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"outside: USR1 %d USR2 %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC7:
	data4	other.2#+4
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc masks#
masks:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 6, 3, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 48
	adds r12 = -48, r12
	movl r38 = @gprel(other.2#)
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	nop 0
	.mmb
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	add r38 = r1, r38
	br.call.sptk.many b0 = getcontext#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	addl r39 = 16, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(other.2#)
	.mlx
	addl r17 = @gprel(.LC7), gp
	movl r34 = @gprel(back.0#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r34 = r1, r34
	.mlx
	ld4 r38 = [r17]
	movl r33 = @gprel(.LC8)
	;;
	.mmi
	adds r15 = 36, r14
	adds r16 = 40, r14
	addl r17 = 262144, r0
	.mlx
	st4 [r14] = r34
	movl r14 = @gprel(stack.1#)
	;;
	.mmi
	add r14 = r1, r14
	st4 [r16] = r17
	add r33 = r1, r33
	.mmi
	nop 0
	adds r35 = -4, r38
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	adds r1 = 56, r12
	mov r40 = r0
	mov r38 = r35
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r39 = @ltoff(@fptr(with_mask#)), gp
	nop 0
	;;
	.mib
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = makecontext#
	;;
	.mii
	adds r14 = 16, r12
	adds r1 = 56, r12
	;;
	mov r38 = r14
	.mmb
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	adds r14 = 16, r12
	adds r1 = 56, r12
	addl r39 = 17, r0
	;;
	.mmi
	nop 0
	mov r38 = r14
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r1 = 56, r12
	.mii
	mov r40 = r0
	mov r38 = r0
	;;
	mov r39 = r14
	.mmb
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	addl r38 = 16, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	adds r1 = 56, r12
	mov r32 = r8
	addl r38 = 17, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r40 = r8
	.mmi
	mov r39 = r32
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 56, r12
	mov r39 = r35
	mov r38 = r34
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = swapcontext#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	addl r38 = 16, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	adds r1 = 56, r12
	mov r32 = r8
	addl r38 = 17, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = is_blocked#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r40 = r8
	.mmi
	mov r39 = r32
	nop 0
	mov r38 = r33
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp masks#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"in context: USR1 %d USR2 %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc with_mask#
with_mask:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	mov r37 = r0
	mov r36 = r0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r35
	addl r37 = 16, r0
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r35
	nop 0
	.mmi
	mov r32 = r8
	mov r37 = r0
	mov r36 = r0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r35
	addl r37 = 17, r0
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC12)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp with_mask#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"generator %d begins: %d %d %d %d %d %d %d %d %d\n"
	.align 8
.LC14:
	stringz	"generator %d ends with %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc generate#
generate:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 8, 5, 8, 0
	adds r16 = -96, r12
	adds r17 = -80, r12
	.mlx
	.fframe 144
	adds r12 = -144, r12
	movl r45 = @gprel(.LC13)
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3, 32
	adds r14 = 164, r12
	.mmi
	adds r15 = 28, r12
	mov r44 = r1
	mov r47 = r33
	;;
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4, 32
	.save.f 0x8
	stf.spill [r17] = f5, 32
	.save rp, r42
	mov r42 = b0
	.mmi
	mov r48 = r34
	mov r49 = r35
	mov r50 = r36
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r16] = f16, 32
	.save.gf 0x0, 0x20
	stf.spill [r17] = f17
	adds r17 = 36, r12
	.mmi
	mov r51 = r37
	mov r52 = r38
	mov r46 = r32
	;;
	.mmi
	.save.gf 0x0, 0x40
	stf.spill [r16] = f18
	.body
	ld4 r16 = [r14]
	nop 0
	.mmi
	adds r14 = 172, r12
	add r45 = r1, r45
	shladd r40 = r32, 2, r0
	;;
	.mmi
	ld4 r18 = [r14]
	nop 0
	adds r14 = 20, r12
	.mmi
	st4 [r15] = r16
	nop 0
	add r40 = r40, r32
	;;
	.mmi
	st4 [r17] = r18
	st4 [r14] = r39
	shladd r40 = r40, 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r44
	movl r14 = 0x3fe0000000000000
	.mmi
	mov r45 = r32
	addl r46 = 7, r0
	sxt4 r15 = r32
	;;
	.mmi
	setf.sig f2 = r15
	setf.d f8 = r14
	addl r41 = @gprel(sum#), gp
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f2, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f4 = f3, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f5 = f4, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f16 = f5, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f17 = f16, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f18 = f17, f8
	;;
	.mfb
	nop 0
	fadd.d f8 = f18, f8
	br.call.sptk.many b0 = walk#
	;;
	.mmb
	mov r1 = r44
	adds r16 = 3, r40
	nop 0
	.mmi
	ldfd f7 = [r41]
	nop 0
	dep.z r14 = r32, 5, 27
	;;
	.mlx
	addl r15 = @gprel(value#), gp
	movl r45 = @gprel(generators#)
	.mlx
	add r14 = r14, r32
	movl r46 = @gprel(main_context#)
	;;
	.mlx
	st4 [r15] = r16
	movl r15 = 0x4018000000000000
	.mmi
	shladd r14 = r14, 1, r0
	add r45 = r1, r45
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	add r14 = r14, r32
	.mlx
	nop 0
	movl r15 = 0x4010000000000000
	;;
	.mmi
	nop 0
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mlx
	add r45 = r45, r14
	movl r14 = 0x4014000000000000
	;;
	.mfi
	nop 0
	fma.d f18 = f18, f6, f7
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f17 = f17, f6, f18
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f16 = f16, f6, f17
	;;
	.mib
	stfd [r41] = f16
	nop 0
	br.call.sptk.many b0 = swapcontext#
	;;
	.mlx
	ldfd f7 = [r41]
	movl r14 = 0x4008000000000000
	.mmi
	mov r1 = r44
	mov r47 = r40
	mov r46 = r32
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0x4000000000000000
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	;;
	.mfi
	nop 0
	fma.d f5 = f5, f6, f7
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f4 = f4, f6, f5
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f3, f4
	;;
	.mmf
	nop 0
	nop 0
	fma.d f2 = f2, f0, f3
	;;
	.mib
	stfd [r41] = f2
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	adds r18 = 48, r12
	adds r19 = 64, r12
	;;
	.mmi
	addl r15 = @gprel(finished#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	ldf.fill f2 = [r18], 32
	mov b0 = r42
	.mmi
	ldf.fill f3 = [r19], 32
	;;
	nop 0
	mov ar.pfs = r43
	;;
	.mmi
	ldf.fill f4 = [r18], 32
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r18], 32
	ldf.fill f17 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f18 = [r18]
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp generate#
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 4, 3, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.save rp, r34
	mov r34 = b0
	;;
	.mib
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	br.call.sptk.many b0 = take_turns#
	;;
	.mmi
	nop 0
	adds r1 = 24, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = loop_by_setcontext#
	;;
	.mmi
	nop 0
	adds r1 = 24, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = masks#
	;;
	.mmi
	adds r1 = 24, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(last#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = getcontext#
	;;
	.mmi
	adds r1 = 24, r12
	addl r17 = 262144, r0
	mov r38 = r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(last#)
	.mlx
	addl r37 = @ltoff(@fptr(interrupted#)), gp
	movl r33 = @gprel(main_context#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r33 = r1, r33
	.mlx
	ld8 r37 = [r37]
	movl r32 = @gprel(last#)
	;;
	.mmi
	adds r15 = 36, r14
	nop 0
	adds r16 = 40, r14
	.mlx
	st4 [r14] = r33
	movl r14 = @gprel(stack.4#)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	add r14 = r1, r14
	.mmi
	st4 [r16] = r17
	;;
	nop 0
	mov r36 = r32
	.mmb
	nop 0
	st4 [r15] = r14
	br.call.sptk.many b0 = makecontext#
	;;
	.mmi
	adds r1 = 24, r12
	mov r36 = r33
	mov r37 = r32
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = swapcontext#
	;;
	.mmi
	adds r1 = 24, r12
	nop 0
	mov r36 = r32
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = getcontext#
	;;
	.mmi
	adds r1 = 24, r12
	mov r38 = r0
	mov r36 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(last#)
	.mii
	addl r37 = @ltoff(@fptr(end#)), gp
	nop 0
	;;
	add r14 = r1, r14
	.mii
	ld8 r37 = [r37]
	nop 0
	;;
	adds r15 = 36, r14
	.mmi
	adds r16 = 40, r14
	st4 [r14] = r0
	addl r14 = 262144, r0
	;;
	.mlx
	st4 [r16] = r14
	movl r14 = @gprel(stack.4#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = makecontext#
	;;
	.mmi
	adds r1 = 24, r12
	nop 0
	mov r36 = r32
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = setcontext#
	;;
	.mmi
	adds r1 = 24, r12
	nop 0
	addl r8 = 1, r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	back.0#, @object
	.size	back.0#, 1072
back.0:
	.skip	1072
	.align 8
	.type	stack.1#, @object
	.size	stack.1#, 262144
stack.1:
	.skip	262144
	.align 8
	.type	other.2#, @object
	.size	other.2#, 1072
other.2:
	.skip	1072
	.align 1
	.type	stacks.3#, @object
	.size	stacks.3#, 1310720
stacks.3:
	.skip	1310720
	.align 8
	.type	stack.4#, @object
	.size	stack.4#, 262144
stack.4:
	.skip	262144
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.align 8
	.type	sum#, @object
	.size	sum#, 8
sum:
	.skip	8
	.align 4
	.type	steps#, @object
	.size	steps#, 4
steps:
	.skip	4
	.align 4
	.type	finished#, @object
	.size	finished#, 4
finished:
	.skip	4
	.align 4
	.type	value#, @object
	.size	value#, 4
value:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	last#, @object
	.size	last#, 1072
last:
	.skip	1072
	.align 8
	.type	generators#, @object
	.size	generators#, 5360
generators:
	.skip	5360
	.align 8
	.type	main_context#, @object
	.size	main_context#, 1072
main_context:
	.skip	1072
	.global sigemptyset#
	.type	sigemptyset#, @function
	.global sigaddset#
	.type	sigaddset#, @function
	.global sigismember#
	.type	sigismember#, @function
	.global sigprocmask#
	.type	sigprocmask#, @function
	.global kill#
	.type	kill#, @function
	.global getpid#
	.type	getpid#, @function
	.global signal#
	.type	signal#, @function
	.global fflush#
	.type	fflush#, @function
	.global setcontext#
	.type	setcontext#, @function
	.global makecontext#
	.type	makecontext#, @function
	.global getcontext#
	.type	getcontext#, @function
	.global printf#
	.type	printf#, @function
	.global swapcontext#
	.type	swapcontext#, @function
	.ident	"GCC: (GNU) 12.2.0"
