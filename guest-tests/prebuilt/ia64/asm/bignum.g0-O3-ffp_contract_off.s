// 12e30d34781cf9b5eaf50cc1f9d441b4
	.file	"bignum.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u"
	.align 8
.LC1:
	stringz	"%09u"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	mov r15 = r32
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	ld4 r14 = [r15], 4
	add r38 = r1, r38
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	.mlx
	nop 0
	movl r33 = @gprel(.LC1)
	;;
	.mii
	adds r14 = -1, r14
	add r33 = r1, r33
	;;
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mib
	ld4 r39 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r17 = [r32]
	adds r14 = -8, r32
	mov r1 = r36
	;;
	.mii
	nop 0
	sxt4 r16 = r17
	nop 0
	.mmb
	adds r15 = -2, r17
	cmp4.ge p6, p7 = 1, r17
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	shladd r16 = r16, 2, r0
	nop 0
	addp4 r15 = r15, r0
	;;
	.mmi
	adds r17 = -4, r16
	add r14 = r14, r16
	shladd r15 = r15, 2, r0
	;;
	.mii
	add r32 = r32, r17
	sub r14 = r14, r15
	;;
	sub r14 = r32, r14
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L3:
	.mib
	ld4 r39 = [r32], -4
	mov r38 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L3
.L2:
	.mib
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp show#
	.global __udivdi3#
	.global __divdi3#
	.global __umoddi3#
	.global __moddi3#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"remainder at %u\n"
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
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 3, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 1248
	adds r12 = -1248, r12
	mov r17 = ar.lc
	mov r43 = r1
	;;
	.mmi
	addl r14 = 2, r0
	addl r46 = 1204, r0
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r45 = r0
	adds r44 = 16, r12
	addl r39 = 1, r0
	;;
	.mmi
	adds r37 = 20, r12
	;;
	.savesp ar.lc, 1240
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	.mmb
	setf.sig f2 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	addl r14 = 1, r0
	movl r15 = 19342813113834067
	.mmi
	adds r16 = 16, r12
	mov r1 = r43
	sxt4 r21 = r39
	;;
	.mmi
	setf.sig f6 = r15
	st4 [r16] = r14
	mov r23 = r0
	.mlx
	addl r24 = 150, r0
	movl r22 = 999999999
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	shladd r14 = r21, 2, r0
	.mii
	mov r18 = r37
	mov r19 = r0
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L8:
	.mmi
	ld4 r16 = [r18], 4
	setf.sig f8 = r19
	nop 0
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	adds r20 = -4, r18
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f2, f8
	;;
	.mmi
	getf.sig r16 = f7
	;;
	nop 0
	shr.u r15 = r16, 9
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r15 = r15, 11
	;;
	.mii
	nop 0
	shl r17 = r15, 5
	mov r19 = r15
	;;
	.mmi
	sub r17 = r17, r15
	;;
	nop 0
	shl r14 = r17, 6
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r14 = r16, r14
	;;
	.mib
	st4 [r20] = r14
	nop 0
	br.cloop.sptk.few .L8
	.mmi
	getf.sig r14 = f2
	nop 0
	cmp.ltu p6, p7 = r22, r16
	.mmi
	shladd r21 = r21, 2, r0
	nop 0
	mov r18 = r37
	;;
	.mmi
	(p6) add r21 = r37, r21
	(p6) adds r39 = 1, r39
	(p6) addl r23 = 1, r0
	;;
	.mii
	(p6) st4 [r21] = r19
	sxt4 r21 = r39
	mov r19 = r0
	;;
	.mib
	cmp.eq p6, p7 = r24, r14
	adds r14 = 1, r14
	(p6) br.cond.dpnt .L10
	;;
	.mii
	setf.sig f2 = r14
	shladd r14 = r21, 2, r0
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L8
.L10:
	.mlx
	cmp4.eq p6, p7 = 0, r23
	movl r40 = @gprel(.LC2)
	.mmi
	adds r44 = 16, r12
	;;
	(p7) adds r15 = 16, r12
	add r40 = r1, r40
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r15] = r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L22:
	.mii
	adds r33 = -1, r39
	sxt4 r34 = r39
	adds r16 = 12, r12
	.mmb
	mov r8 = r0
	cmp4.ge p6, p7 = 0, r39
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	shladd r34 = r34, 2, r0
	nop 0
	addp4 r15 = r33, r0
	;;
	.mmi
	add r14 = r16, r34
	shladd r15 = r15, 2, r0
	adds r16 = 16, r12
	;;
	.mmi
	add r34 = r16, r34
	nop 0
	sub r14 = r14, r15
	;;
	.mii
	sub r14 = r34, r14
	mov r35 = r34
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L14:
	.mii
	nop 0
	shl r15 = r8, 5
	nop 0
	.mmi
	ld4 r32 = [r35], -4
	getf.sig r45 = f2
	nop 0
	;;
	.mii
	sub r15 = r15, r8
	adds r36 = 4, r35
	;;
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r32 = r32, r14
	;;
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r43
	getf.sig r45 = f2
	nop 0
	.mmb
	mov r44 = r32
	st4 [r36] = r8
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L14
	.mib
	cmp4.ne p6, p7 = 1, r39
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	(p6) adds r14 = -1, r33
	nop 0
	(p6) mov r15 = r0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.mmi
	nop 0
	ld4 r14 = [r34], -4
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L57
	.align 32
.L19:
	.mib
	nop 0
	addl r15 = 1, r0
	br.cloop.sptk.few .L35
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	nop 0
.L18:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L58
.L16:
	.mmi
	getf.sig r16 = f2
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	ld4 r39 = [r14]
	;;
	adds r16 = -1, r16
	nop 0
	;;
	.mib
	setf.sig f2 = r16
	cmp.ne p6, p7 = 1, r16
	(p6) br.cond.dptk .L22
.L59:
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	mov r22 = r39
	movl r15 = 19342813113834067
	.mmi
	mov r24 = r0
	mov r23 = r0
	addl r26 = 500, r0
	;;
	.mlx
	setf.sig f6 = r15
	movl r25 = 999999999
	.mmb
	mov r1 = r43
	cmp4.ge p6, p7 = 0, r39
	(p6) br.cond.dpnt .L38
	.align 32
.L28:
	.mii
	nop 0
	sxt4 r18 = r22
	mov r20 = r37
	.mmi
	mov r19 = r0
	;;
	shladd r14 = r18, 2, r0
	nop 0
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L24:
	.mmi
	ld4 r16 = [r20], 4
	;;
	shladd r16 = r16, 1, r0
	adds r21 = -4, r20
	;;
	.mmi
	add r16 = r16, r19
	;;
	nop 0
	shr.u r15 = r16, 9
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r15 = r15, 11
	;;
	.mii
	nop 0
	shl r17 = r15, 5
	mov r19 = r15
	;;
	.mmi
	sub r17 = r17, r15
	;;
	nop 0
	shl r14 = r17, 6
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r14 = r16, r14
	;;
	.mib
	st4 [r21] = r14
	nop 0
	br.cloop.sptk.few .L24
	.mmi
	cmp.ltu p6, p7 = r25, r16
	shladd r14 = r18, 2, r0
	adds r24 = 1, r24
	;;
	.mmi
	(p6) adds r32 = 1, r22
	(p6) add r14 = r37, r14
	(p6) addl r23 = 1, r0
	;;
	.mmi
	(p7) mov r32 = r22
	(p6) st4 [r14] = r19
	cmp4.ne p6, p7 = r26, r24
	;;
	.mib
	nop 0
	mov r22 = r32
	(p6) br.cond.dptk .L28
	.mib
	cmp4.eq p6, p7 = 0, r23
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	nop 0
	(p7) adds r14 = 16, r12
	nop 0
	;;
	.mmi
	(p7) st4 [r14] = r32
	nop 0
	nop 0
.L29:
	.mib
	adds r44 = 16, r12
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r15 = -1, r32
	nop 0
	sxt4 r17 = r32
	.mlx
	mov r45 = r0
	movl r16 = 5895351198814392785
	;;
	.mmi
	shladd r17 = r17, 2, r0
	setf.sig f6 = r16
	addp4 r15 = r15, r0
	.mmi
	adds r16 = 12, r12
	cmp4.ge p6, p7 = 0, r32
	mov r1 = r43
	;;
	.mmi
	add r14 = r16, r17
	shladd r15 = r15, 2, r0
	nop 0
	.mmb
	adds r16 = 16, r12
	(p6) mov r45 = r0
	(p6) br.cond.dpnt .L30
	;;
	.mii
	add r17 = r16, r17
	sub r14 = r14, r15
	;;
	sub r14 = r17, r14
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
.L31:
	.mii
	nop 0
	shl r16 = r45, 5
	nop 0
	.mmi
	ld4 r15 = [r17], -4
	;;
	sub r16 = r16, r45
	adds r18 = 4, r17
	;;
	.mii
	nop 0
	shl r14 = r16, 6
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r45
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r15 = r15, r14
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r14 = f7
	;;
	sub r16 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	shr.u r14 = r14, 6
	;;
	shladd r45 = r14, 1, r0
	.mmi
	st4 [r18] = r14
	;;
	add r45 = r45, r14
	nop 0
	;;
	.mii
	nop 0
	shl r45 = r45, 5
	;;
	add r45 = r45, r14
	;;
	.mib
	nop 0
	sub r45 = r15, r45
	br.cloop.sptk.few .L31
.L30:
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r43
	nop 0
	.mmi
	adds r18 = 1240, r12
	nop 0
	mov b0 = r41
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r42
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1248, r12
	br.ret.sptk.many b0
.L35:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r34], -4
	mov r38 = r33
	adds r33 = -1, r33
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	;;
.L57:
	.mmi
	cmp4.eq p6, p7 = 0, r15
	;;
	(p7) adds r15 = 16, r12
	nop 0
	;;
	.mib
	(p7) st4 [r15] = r38
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
.L58:
	.mib
	getf.sig r45 = f2
	mov r44 = r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	getf.sig r16 = f2
	adds r14 = 16, r12
	mov r1 = r43
	;;
	.mmi
	ld4 r39 = [r14]
	;;
	adds r16 = -1, r16
	nop 0
	;;
	.mib
	setf.sig f2 = r16
	cmp.ne p6, p7 = 1, r16
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L59
.L38:
	.mib
	nop 0
	mov r32 = r39
	br .L29
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
