// 70e807578abf473a8f382df76e7d86e8
	.file	"alloca.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc fill#
fill:
	.prologue
	.mmb
	adds r14 = -1, r33
	mov r15 = r0
	nop 0
	.mii
	mov r16 = r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	sxt1 r17 = r33
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L2:
	.mmi
	xor r14 = r15, r17
	nop 0
	adds r15 = 1, r15
	;;
	.mib
	st1 [r16] = r14, 1
	nop 0
	br.cloop.sptk.few .L2
	.mib
	nop 0
	sxt4 r33 = r33
	nop 0
	.mlx
	nop 0
	movl r8 = -2128831035
	;;
	.mmi
	nop 0
	add r33 = r32, r33
	nop 0
	;;
	.mii
	sub r33 = r33, r32, 1
	nop 0
	;;
	mov ar.lc = r33
	.align 32
.L3:
	.mii
	ld1 r14 = [r32]
	adds r32 = 1, r32
	;;
	xor r8 = r8, r14
	;;
	.mii
	nop 0
	dep.z r14 = r8, 16, 16
	;;
	add r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r8 = r14, r8
	br.cloop.sptk.few .L3
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp fill#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%08x\n"
	.align 8
.LC1:
	stringz	"%08x %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 10, 3, 0
	.vframe r39
	mov r39 = r12
	nop 0
	.mii
	adds r12 = -176, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	;;
	.mmb
	adds r35 = -152, r39
	mov r34 = r39
	nop 0
	.mmi
	addl r33 = 13, r0
	mov r8 = r0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r36 = r35
	mov ar.lc = 18
	.align 32
.L9:
	.mii
	adds r14 = 15, r33
	dep.z r32 = r8, 5, 27
	mov r43 = r33
	.mmi
	adds r33 = 13, r33
	;;
	and r14 = -16, r14
	sub r32 = r32, r8
	;;
	.mmi
	sub r12 = r12, r14
	;;
	adds r42 = 16, r12
	nop 0
	;;
	.mib
	st8 [r36] = r42, 8
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mib
	mov r1 = r40
	add r8 = r32, r8
	br.cloop.sptk.few .L9
	.mlx
	addl r17 = 13, r0
	movl r19 = -2128831035
	;;
	.align 32
.L11:
	.mib
	nop 0
	dep.z r18 = r8, 5, 27
	nop 0
	.mmi
	adds r14 = -1, r17
	ld8 r16 = [r35], 8
	mov r15 = r19
	;;
	.mmi
	nop 0
	sub r8 = r18, r8
	mov ar.lc = r14
	.align 32
.L10:
	.mii
	ld1 r14 = [r16]
	adds r16 = 1, r16
	;;
	xor r15 = r15, r14
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r15 = r14, r15
	br.cloop.sptk.few .L10
	;;
	.mmi
	nop 0
	add r8 = r8, r15
	adds r17 = 13, r17
	.mmb
	nop 0
	cmp.ne p6, p7 = r35, r34
	(p6) br.cond.dptk .L11
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mmi
	nop 0
	mov r43 = r8
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r14 = 1, r0
	;;
	.mlx
	st4.rel [r34] = r14
	movl r32 = @gprel(.LC0)
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	add r32 = r1, r32
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 29, r14
	(p6) br.cond.dpnt .L12
	.align 32
.L21:
	.mmi
	ld4.acq r23 = [r34]
	mov r24 = r12
	mov r21 = r0
	.mmi
	ld4.acq r20 = [r34]
	;;
	sub r20 = 31, r20
	sxt4 r14 = r23
	.mii
	cmp4.ge p10, p11 = 0, r23
	nop 0
	;;
	sxt4 r16 = r20
	.mmi
	setf.sig f7 = r14
	sub r18 = r0, r20
	cmp4.lt p8, p9 = 0, r20
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	shladd r16 = r16, 2, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	adds r14 = 15, r14
	;;
	and r14 = -16, r14
	nop 0
	;;
	.mmi
	nop 0
	sub r12 = r12, r14
	nop 0
	;;
	.mib
	nop 0
	adds r17 = 16, r12
	(p10) br.cond.dpnt .L13
	;;
	.mmi
	mov r22 = r17
	nop 0
	nop 0
	;;
	.align 32
.L14:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	add r19 = r20, r18
	(p8) mov r15 = r22
	(p9) br.cond.dpnt .L17
	;;
	.mmi
	(p8) sub r18 = r19, r18, 1
	nop 0
	(p8) mov r14 = r19
	;;
	.mii
	(p8) addp4 r18 = r18, r0
	nop 0
	;;
	(p8) mov ar.lc = r18
	;;
	.align 32
.L15:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	st4 [r15] = r14, 4
	adds r14 = -1, r14
	br.cloop.sptk.few .L15
.L17:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	adds r21 = 1, r21
	add r22 = r22, r16
	mov r18 = r19
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r21, r23
	(p7) br.cond.dptk .L14
	;;
.L13:
	.pred.rel.mutex p10, p11
	.mii
	nop 0
	shr.u r16 = r16, 2
	cmp4.ge p6, p7 = 0, r20
	.mmb
	nop 0
	mov r18 = r0
	nop 0
	;;
	.mib
	setf.sig f6 = r16
	(p6) mov r43 = r0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	mov r43 = r0
	(p10) br.cond.dpnt .L18
	.align 32
.L20:
	.mii
	nop 0
	sxt4 r16 = r18
	adds r14 = -1, r23
	.mmb
	nop 0
	mov r15 = r0
	nop 0
	;;
	.mii
	setf.sig f7 = r16
	addp4 r14 = r14, r0
	;;
	mov ar.lc = r14
	.align 32
.L19:
	.mii
	nop 0
	dep.z r16 = r43, 5, 27
	sxt4 r14 = r15
	.mmi
	adds r15 = 1, r15
	;;
	setf.sig f8 = r14
	sub r43 = r16, r43
	;;
	.mmf
	nop 0
	nop 0
	xma.l f8 = f8, f6, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r17, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r43 = r43, r14
	br.cloop.sptk.few .L19
	.mmi
	nop 0
	adds r18 = 1, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r20, r18
	(p6) br.cond.dptk .L20
.L18:
	.mmi
	setf.sig f6 = r20
	setf.sig f7 = r23
	mov r42 = r32
	.mmi
	nop 0
	mov r12 = r24
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	add r43 = r14, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r34]
	mov r1 = r40
	;;
	adds r14 = 7, r14
	;;
	.mmi
	st4.rel [r34] = r14
	;;
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L21
.L12:
	.mii
	addl r14 = -100000, r0
	addl r43 = 100000, r0
	;;
	add r12 = r12, r14
	;;
	.mib
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = fill#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
