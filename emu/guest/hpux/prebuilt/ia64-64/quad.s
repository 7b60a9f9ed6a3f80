// eca975955211aa730f6ce54e9628aa16 emu/guest/hpux/ia64/quad.c
	.file	"quad.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc multiply#
multiply:
	.prologue
	.body
	.mmi
	addp4 r16 = 4294967295 - 0x100000000, r0
	setf.sig f10 = r33
	nop 0
	.mmi
	setf.sig f7 = r32
	;;
	and r14 = r16, r32
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	and r14 = r16, r33
	shr.u r33 = r33, 32
	;;
	.mmi
	setf.sig f8 = r14
	nop 0
	shr.u r14 = r32, 32
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f10 = f6, f8
	;;
	.mmi
	getf.sig r32 = f7
	setf.sig f7 = r33
	nop 0
	;;
	.mmi
	getf.sig r14 = f10
	;;
	addp4 r32 = r32, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 32
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f10 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f10 = f8, f9, f10
	;;
	.mmi
	getf.sig r14 = f10
	;;
	and r16 = r16, r14
	shr.u r15 = r14, 32
	;;
	.mmi
	setf.sig f8 = r16
	setf.sig f10 = r15
	nop 0
	;;
	.mfi
	nop 0
	xma.l f8 = f6, f7, f8
	nop 0
	.mfi
	nop 0
	xma.l f9 = f9, f7, f10
	nop 0
	;;
	.mmi
	getf.sig r14 = f8
	;;
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 32
	shl r14 = r14, 32
	;;
	.mii
	add r15 = r16, r15
	or r14 = r32, r14
	;;
	nop 0
	.mmb
	st8 [r34] = r15
	st8 [r35] = r14
	br.ret.sptk.many b0
	.endp multiply#
	.align 16
	.align 64
	.proc normalise#
normalise:
	.prologue
	.body
	.mmi
	adds r17 = 24, r32
	adds r20 = 16, r32
	adds r16 = 8, r32
	;;
	.mmi
	ld8 r14 = [r20]
	nop 0
	mov r21 = r17
	;;
	.mii
	nop 0
	shl r19 = r14, 63
	shr.u r18 = r14, 1
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L16
	.mmi
	nop 0
	ld8 r15 = [r17]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	adds r32 = 8, r32
	ld8 r17 = [r21]
	nop 0
	;;
	.mii
	ld4 r16 = [r32]
	nop 0
	;;
	adds r16 = -1, r16
	;;
	.align 32
.L10:
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	shr.u r15 = r17, 63
	.mmi
	mov r19 = r16
	shladd r17 = r17, 1, r0
	adds r16 = -1, r16
	;;
	.mii
	nop 0
	shr.u r18 = r14, 62
	or r14 = r15, r14
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L10
	.mmi
	st8 [r20] = r14
	st8 [r21] = r17
	nop 0
	;;
	.mmi
	st4 [r32] = r19
	nop 0
	nop 0
.L3:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L16:
	.mib
	cmp.gt p6, p7 = r0, r14
	nop 0
	(p7) br.cond.spnt .L18
	;;
	.mmi
	nop 0
	ld8 r15 = [r17]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 1
	and r15 = 1, r15
	;;
	.mmi
	or r14 = r19, r14
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mmi
	st8 [r17] = r14
	st8 [r20] = r18
	nop 0
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br.ret.sptk.many b0
.L18:
	.mii
	adds r21 = 24, r32
	shr.u r15 = r14, 62
	adds r32 = 8, r32
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.spnt .L3
	;;
	.mmi
	ld4 r16 = [r32]
	ld8 r17 = [r21]
	nop 0
	;;
	.mib
	nop 0
	adds r16 = -1, r16
	br .L10
.L17:
	.mib
	st4 [r32] = r0
	nop 0
	br.ret.sptk.many b0
	.endp normalise#
	.align 16
	.align 64
	.proc unpack#
unpack:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 1, 0
	.fframe 112
	adds r12 = -112, r12
	extr.u r2 = r32, 48, 15
	.mmi
	mov r40 = r1
	mov r16 = r33
	shr.u r15 = r32, 63
	;;
	.mmi
	adds r34 = 48, r12
	addl r17 = 1, r0
	cmp4.ne p6, p7 = 0, r2
	.mlx
	adds r37 = 56, r12
	movl r14 = 281474976710655
	;;
	.mmb
	st4 [r34] = r17
	adds r17 = 80, r12
	nop 0
	.mii
	addl r18 = -16383, r2
	.save ar.lc, r41
	mov r41 = ar.lc
	adds r36 = 64, r12
	;;
	.mmi
	st8 [r17] = r32
	adds r17 = 88, r12
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	adds r35 = 72, r12
	nop 0
	and r14 = r14, r32
	;;
	.mmi
	st8 [r17] = r33
	nop 0
	adds r17 = 52, r12
	;;
	.mmi
	st4 [r17] = r15
	nop 0
	(p7) addl r15 = -16382, r0
	;;
	.mib
	(p7) st4 [r37] = r15
	nop 0
	(p7) br.cond.dptk .L21
	.mmi
	or r15 = r14, r33
	nop 0
	addl r17 = 32767, r0
	.mmi
	st8 [r36] = r14
	st4 [r37] = r18
	nop 0
	;;
	.mmi
	cmp.ne p8, p9 = 0, r15
	st8 [r35] = r33
	cmp4.ne p6, p7 = r17, r2
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	nop 0
	(p8) addl r14 = 3, r0
	nop 0
	.mmi
	ld8 r15 = [r37]
	ld8 r16 = [r36]
	nop 0
	;;
	.mmi
	(p9) addl r14 = 2, r0
	;;
	st4 [r34] = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r35]
	nop 0
	.mmi
	ld8 r8 = [r34]
	;;
	st8 [r14] = r16, 8
	adds r16 = 24, r12
	.mmi
	mov r11 = r15
	;;
	st8 [r14] = r15
	adds r14 = 32, r12
	.mmi
	ld8 r9 = [r16]
	;;
	ld8 r10 = [r14]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 281474976710656
	;;
	.mmi
	or r14 = r15, r14
	nop 0
	nop 0
.L21:
	.mii
	nop 0
	mov ar.lc = 13
	nop 0
	;;
	.align 32
.L25:
	.mii
	nop 0
	shr.u r15 = r16, 63
	shladd r14 = r14, 1, r0
	.mmb
	nop 0
	shladd r16 = r16, 1, r0
	nop 0
	;;
	.mib
	nop 0
	or r14 = r15, r14
	br.cloop.sptk.few .L25
	;;
	.mmi
	st8 [r36] = r14
	st8 [r35] = r16
	mov r42 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmi
	adds r14 = 24, r12
	ld8 r15 = [r37]
	mov r1 = r40
	.mmi
	ld8 r16 = [r36]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r35]
	ld8 r8 = [r34]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	adds r16 = 24, r12
	mov r11 = r15
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 32, r12
	.mmi
	ld8 r9 = [r16]
	;;
	ld8 r10 = [r14]
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp unpack#
	.align 16
	.align 64
	.proc narrow#
narrow:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 2, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	mov r40 = r32
	mov r41 = r33
	;;
	.mib
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	adds r16 = 16, r12
	cmp4.eq p6, p7 = 0, r8
	addp4 r19 = r34, r0
	.mmi
	shladd r18 = r35, 1, r0
	adds r15 = 24, r12
	adds r21 = 16, r12
	;;
	.mmi
	st8 [r16] = r8
	(p7) addl r8 = 1, r0
	adds r14 = 1, r18
	.mmi
	st8 [r15] = r9
	mov r1 = r38
	mov r20 = r10
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	ld4 r15 = [r15]
	(p6) mov r8 = r0
	mov r16 = r11
	;;
	.mii
	nop 0
	shl r14 = r14, r19
	nop 0
	.mii
	ld4 r17 = [r21]
	add r35 = r15, r35
	;;
	(p7) shl r8 = r8, r19
	;;
	.mib
	(p7) add r8 = r8, r14
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r35, r18
	nop 0
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 1, r17
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	cmp4.eq p6, p7 = 3, r17
	nop 0
	adds r34 = -1, r34
	;;
	.mii
	(p6) addl r15 = 1, r0
	addp4 r34 = r34, r0
	;;
	(p7) mov r15 = r0
	;;
	.mii
	nop 0
	shl r15 = r15, r34
	nop 0
	;;
	.mii
	or r14 = r14, r15
	nop 0
	;;
	or r8 = r14, r8
.L30:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 1
	.mmi
	sub r15 = 61, r34
	addl r14 = 2, r0
	addl r17 = 1, r0
	.mii
	sub r34 = 62, r34
	cmp4.lt p6, p7 = 0, r35
	;;
	addp4 r15 = r15, r0
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	shl r17 = r17, r15
	;;
	.mib
	adds r14 = -1, r14
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mii
	addp4 r34 = r34, r0
	and r14 = r14, r10
	;;
	cmp.ltu p6, p7 = r17, r14
	;;
	.mib
	nop 0
	shr.u r10 = r10, r34
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	cmp.ne p6, p7 = r17, r14
	(p7) br.cond.dpnt .L54
.L39:
	.mmi
	adds r14 = -1, r35
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mii
	nop 0
	shl r14 = r14, r19
	;;
	add r14 = r14, r10
	;;
	.align 32
.L37:
	.mmi
	add r8 = r8, r14
	nop 0
	nop 0
.L55:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L53:
	.body
	.copy_state 2
	.mii
	sub r35 = 1, r35
	addl r15 = 130, r0
	;;
	cmp4.leu p6, p7 = r15, r35
	;;
	.mmi
	(p6) mov r35 = r15
	;;
	adds r35 = -1, r35
	nop 0
	;;
	.mii
	addp4 r35 = r35, r0
	nop 0
	;;
	mov ar.lc = r35
	.align 32
.L35:
	.mii
	nop 0
	shr.u r15 = r16, 1
	shl r18 = r20, 63
	.mmi
	and r16 = 1, r16
	;;
	or r15 = r18, r15
	shr.u r20 = r20, 1
	;;
	.mib
	nop 0
	or r16 = r16, r15
	br.cloop.sptk.few .L35
	.mmi
	addp4 r34 = r34, r0
	nop 0
	and r14 = r14, r20
	;;
	.mmi
	cmp.geu p6, p7 = r17, r14
	nop 0
	cmp.eq p8, p9 = r17, r14
	;;
	.mib
	nop 0
	shr.u r14 = r20, r34
	(p7) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L37
	;;
	.mmi
	cmp.eq p6, p7 = 0, r16
	nop 0
	and r15 = 1, r14
	;;
	.mib
	nop 0
	(p6) add r14 = r14, r15
	(p6) br.cond.dptk .L37
	;;
	.align 32
.L50:
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br .L55
.L54:
	.mmi
	cmp.eq p6, p7 = 0, r11
	;;
	(p6) and r14 = 1, r10
	nop 0
	;;
	.mib
	nop 0
	(p6) add r10 = r10, r14
	(p6) br.cond.dptk .L39
	;;
	.align 32
.L42:
	.mmi
	adds r14 = -1, r35
	nop 0
	adds r10 = 1, r10
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shl r14 = r14, r19
	;;
	.mib
	nop 0
	add r14 = r14, r10
	br .L37
	.endp narrow#
	.align 16
	.align 64
	.proc pack#
pack:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 1, 0
	.fframe 64
	adds r12 = -64, r12
	extr.u r14 = r32, 32, 32
	.mmi
	nop 0
	mov r42 = r1
	nop 0
	;;
	.mmi
	adds r36 = 32, r12
	adds r39 = 40, r12
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r37 = 56, r12
	adds r38 = 48, r12
	cmp4.ne p6, p7 = 1, r14
	;;
	.mii
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	nop 0
	.mmi
	st8 [r36] = r32
	st8 [r39] = r33
	nop 0
	;;
	.mmi
	nop 0
	st8 [r38] = r34
	nop 0
	.mmb
	st8 [r37] = r35
	nop 0
	(p7) br.cond.dpnt .L81
.L57:
	.mmi
	cmp4.eq p8, p9 = 3, r14
	nop 0
	adds r15 = 36, r12
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r9 = r0
	;;
	.mmi
	(p8) addl r14 = 1, r0
	ld4 r8 = [r15]
	nop 0
	;;
	.mii
	(p9) mov r14 = r0
	shl r8 = r8, 63
	;;
	shl r14 = r14, 47
	;;
	.mlx
	(p7) or r8 = r8, r14
	(p7) movl r14 = 9223090561878065152
	;;
	.mii
	(p7) or r8 = r14, r8
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
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L81:
	.body
	.copy_state 1
	.mib
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = normalise#
	;;
	.mmb
	ld4 r14 = [r36]
	mov r1 = r42
	nop 0
	.mmi
	addl r18 = 16383, r0
	nop 0
	mov ar.lc = 13
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p7) br.cond.spnt .L57
	;;
	.mmi
	ld8 r14 = [r37]
	ld4 r2 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	addl r2 = 16383, r2
	and r18 = r18, r14
	.mmi
	nop 0
	ld8 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r2
	(p7) br.cond.dpnt .L82
	.align 32
.L63:
	.mii
	nop 0
	shl r16 = r15, 63
	shr.u r14 = r14, 1
	;;
	.mib
	or r14 = r16, r14
	shr.u r15 = r15, 1
	br.cloop.sptk.few .L63
	;;
	.mmi
	adds r19 = 1, r14
	addl r20 = 8192, r0
	adds r16 = -1, r2
	.mmi
	st8 [r37] = r14
	;;
	cmp.eq p8, p9 = 0, r19
	shl r16 = r16, 48
	.mmb
	nop 0
	cmp.ltu p6, p7 = r20, r18
	(p7) br.cond.dptk .L83
	;;
	.mmi
	(p8) addl r14 = 1, r0
	st8 [r37] = r19
	nop 0
	;;
	.mii
	(p9) mov r14 = r0
	nop 0
	;;
	add r15 = r15, r14
.L65:
	.mmi
	cmp4.eq p6, p7 = 0, r2
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	nop 0
	ld4 r8 = [r14]
	(p7) add r15 = r15, r16
	.mlx
	nop 0
	movl r14 = 9223090561878065151
	;;
	.mmi
	cmp.geu p6, p7 = r14, r15
	nop 0
	shl r8 = r8, 63
	;;
	.mlx
	nop 0
	(p7) movl r14 = 9223090561878065152
	.mmi
	(p7) mov r9 = r0
	nop 0
	(p6) or r8 = r8, r15
	;;
	.mmi
	(p7) or r8 = r14, r8
	(p6) ld8 r9 = [r37]
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
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L83:
	.body
	.copy_state 2
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	cmp.ne p6, p7 = r20, r18
	(p6) br.cond.dptk .L65
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L65
	.mmi
	(p8) addl r14 = 1, r0
	st8 [r37] = r19
	nop 0
	;;
	.mmi
	nop 0
	(p9) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r15 = r15, r14
	br .L65
.L82:
	.mii
	sub r17 = 1, r2
	addl r16 = 130, r0
	;;
	cmp4.leu p6, p7 = r16, r17
	;;
	.mmi
	(p6) mov r17 = r16
	;;
	adds r17 = -1, r17
	nop 0
	;;
	.mii
	addp4 r17 = r17, r0
	nop 0
	;;
	mov ar.lc = r17
	.align 32
.L62:
	.mii
	nop 0
	shr.u r16 = r14, 1
	shl r17 = r15, 63
	.mmi
	and r14 = 1, r14
	;;
	or r16 = r17, r16
	shr.u r15 = r15, 1
	;;
	.mib
	nop 0
	or r14 = r14, r16
	br.cloop.sptk.few .L62
	;;
	.mmi
	addl r18 = 16383, r0
	mov r2 = r0
	mov ar.lc = 13
	;;
	.mib
	nop 0
	and r18 = r18, r14
	br .L63
	.endp pack#
	.align 16
	.align 64
	.proc add#
add:
	.prologue
	.mmi
	.fframe 80
	adds r12 = -80, r12
	mov r14 = r35
	extr.u r23 = r32, 32, 32
	.mmi
	mov r15 = r34
	mov r22 = r38
	mov r20 = r39
	;;
	.mmi
	adds r18 = 16, r12
	adds r16 = 64, r12
	extr.u r17 = r36, 32, 32
	.mmi
	adds r24 = 24, r12
	adds r25 = 40, r12
	adds r26 = 56, r12
	;;
	.mmi
	st8 [r16] = r38
	adds r21 = 48, r12
	cmp4.eq p6, p7 = 3, r23
	.mmi
	adds r27 = 16, r18
	st8 [r18] = r32
	adds r16 = 72, r12
	;;
	.mmi
	st8 [r24] = r33
	st8 [r27] = r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	st8 [r25] = r35
	st8 [r21] = r36
	nop 0
	.mmi
	mov r21 = r36
	nop 0
	extr.u r28 = r33, 32, 32
	;;
	.mmi
	st8 [r26] = r37
	st8 [r16] = r39
	extr.u r19 = r37, 32, 32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mib
	cmp4.eq p6, p7 = 3, r17
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mib
	cmp4.ne p6, p7 = 2, r23
	nop 0
	(p7) br.cond.dpnt .L113
	;;
	.mib
	cmp4.ne p6, p7 = 0, r17
	nop 0
	(p7) br.cond.dpnt .L114
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r23
	;;
	cmp4.ne.and.orcm p6, p7 = 2, r17
	nop 0
	;;
	.mmi
	(p7) mov r32 = r36
	(p7) mov r33 = r37
	nop 0
	.mmb
	(p7) mov r34 = r38
	(p7) mov r35 = r39
	(p7) br.cond.dpnt .L110
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r28, r19
	(p6) br.cond.dptk .L91
	;;
	.mmi
	cmp4.ne p6, p7 = r28, r19
	sub r16 = r28, r19
	nop 0
	.mmb
	addl r25 = 130, r0
	mov r27 = r14
	(p7) br.cond.dpnt .L115
	;;
	.mmi
	cmp4.leu p6, p7 = r25, r16
	mov r26 = r15
	mov r21 = r32
	.mmi
	mov r14 = r39
	mov r15 = r38
	mov r17 = r23
	;;
	.mmi
	(p6) mov r16 = r25
	mov r19 = r28
	mov r32 = r36
	.mii
	mov r20 = r27
	mov r22 = r26
	;;
	adds r16 = -1, r16
	;;
	.mii
	addp4 r16 = r16, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L95:
	.mii
	nop 0
	shr.u r16 = r14, 1
	shl r23 = r15, 63
	.mmi
	and r14 = 1, r14
	;;
	or r16 = r23, r16
	shr.u r15 = r15, 1
	;;
	.mib
	nop 0
	or r14 = r14, r16
	br.cloop.sptk.few .L95
	;;
.L94:
	.mmi
	cmp.ltu p8, p9 = r20, r14
	sub r16 = r20, r14
	nop 0
	.mmb
	sub r34 = r22, r15
	cmp4.ne p6, p7 = r21, r32
	(p7) br.cond.dpnt .L116
	;;
	.mmi
	(p8) addl r14 = 1, r0
	mov r35 = r16
	adds r15 = 20, r12
	.mmi
	st4 [r18] = r17
	st4 [r24] = r19
	nop 0
	;;
	.mmi
	(p9) mov r14 = r0
	ld8 r33 = [r24]
	nop 0
	.mmi
	ld8.a r32 = [r18]
	;;
	sub r34 = r34, r14
	nop 0
	;;
	.mmi
	or r16 = r16, r34
	;;
	cmp.ne p6, p7 = 0, r16
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	and r14 = r21, r14
	;;
	st4 [r15] = r14
	nop 0
	.mmi
	nop 0
	;;
	ld8.c.clr r32 = [r18]
	nop 0
.L110:
	.mii
	nop 0
	mov ar.lc = r2
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 8, 0
	nop 0
	br.sptk.many pack#
.L113:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r17
	(p7) br.cond.dpnt .L117
.L99:
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r18
	adds r16 = 20, r12
	.mmi
	ld8 r33 = [r24]
	ld8 r35 = [r25]
	nop 0
	;;
	.mmi
	and r14 = r32, r14
	ld8 r34 = [r15]
	nop 0
	;;
	.mmi
	st4 [r16] = r14
	nop 0
	nop 0
.L118:
	.mib
	ld8 r32 = [r18]
	nop 0
	br .L110
	;;
.L117:
	.mib
	nop 0
	cmp4.eq p6, p7 = r32, r36
	(p6) br.cond.dptk .L99
.L108:
	.mlx
	mov r9 = r0
	movl r8 = 9223231299366420480
	;;
	.mii
	nop 0
	mov ar.lc = r2
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L114:
	.body
	.copy_state 2
	.mmi
	or r23 = r21, r23
	adds r15 = 16, r18
	adds r16 = 20, r12
	.mmi
	ld8 r33 = [r24]
	ld8 r35 = [r25]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r23
	ld8 r34 = [r15]
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br .L118
.L91:
	.mmi
	sub r16 = r19, r28
	nop 0
	addl r23 = 130, r0
	.mii
	ld8 r25 = [r26]
	cmp4.eq p6, p7 = r28, r19
	;;
	cmp4.leu p8, p9 = r23, r16
	.mmb
	st8 [r24] = r25
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mmi
	(p8) mov r16 = r23
	;;
	adds r16 = -1, r16
	nop 0
	;;
	.mmi
	nop 0
	addp4 r16 = r16, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r16
	br .L95
.L115:
	.mib
	cmp.eq p6, p7 = r15, r38
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r38
	(p6) br.cond.dptk .L91
	.mmi
	mov r25 = r14
	mov r16 = r15
	mov r21 = r32
	.mmi
	mov r14 = r39
	mov r15 = r38
	mov r17 = r23
	;;
	.mmi
	nop 0
	mov r32 = r36
	mov r20 = r25
	.mmb
	nop 0
	mov r22 = r16
	br .L94
	;;
.L116:
	.mmi
	add r35 = r14, r20
	adds r16 = 20, r12
	add r15 = r15, r22
	.mmi
	st4 [r18] = r17
	st4 [r24] = r19
	nop 0
	;;
	.mmi
	cmp.gtu p6, p7 = r14, r35
	st4 [r16] = r32
	nop 0
	.mii
	ld8 r33 = [r24]
	nop 0
	;;
	(p6) addl r34 = 1, r0
	.mmi
	ld8 r32 = [r18]
	;;
	(p7) mov r34 = r0
	nop 0
	;;
	.mii
	add r34 = r34, r15
	mov ar.lc = r2
	.label_state 3
	.restore sp
	adds r12 = 80, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 8, 0
	nop 0
	br.sptk.many pack#
.L93:
	.body
	.copy_state 3
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r39
	(p7) br.cond.dptk .L91
	.mmi
	mov r16 = r14
	mov r21 = r32
	nop 0
	.mmi
	mov r14 = r39
	mov r17 = r23
	mov r32 = r36
	;;
	.mib
	nop 0
	mov r20 = r16
	br .L94
	.endp add#
	.align 16
	.align 64
	.global _U_Qfadd#
	.type	_U_Qfadd#, @function
	.proc _U_Qfadd#
_U_Qfadd:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 3, 2, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	mov r43 = r32
	mov r44 = r33
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	mov r1 = r42
	mov r43 = r34
	mov r44 = r35
	.mmi
	mov r32 = r8
	mov r33 = r9
	mov r34 = r10
	;;
	.mib
	mov r35 = r11
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	mov r1 = r42
	mov r36 = r8
	mov r37 = r9
	.mii
	mov r38 = r10
	mov r39 = r11
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	.restore sp
	adds r12 = 112, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 8, 0
	nop 0
	br.sptk.many add#
	;;
	break.f 0
	;;
	.endp _U_Qfadd#
	.align 16
	.align 64
	.global _U_Qfneg#
	.type	_U_Qfneg#, @function
	.proc _U_Qfneg#
_U_Qfneg:
	.prologue
	.mmi
	.fframe 32
	adds r12 = -32, r12
	.body
	nop 0
	mov r9 = r33
	;;
	.mlx
	nop 0
	movl r8 = -9223372036854775808
	;;
	.mib
	xor r8 = r8, r32
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp _U_Qfneg#
	.align 16
	.align 64
	.global _U_Qfsub#
	.type	_U_Qfsub#, @function
	.proc _U_Qfsub#
_U_Qfsub:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 3, 2, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	mov r43 = r32
	mov r44 = r33
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mlx
	mov r43 = r34
	movl r14 = -9223372036854775808
	.mmi
	mov r1 = r42
	mov r44 = r35
	mov r32 = r8
	;;
	.mmi
	mov r33 = r9
	mov r34 = r10
	nop 0
	.mmb
	mov r35 = r11
	xor r43 = r14, r43
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	mov r1 = r42
	mov r36 = r8
	mov r37 = r9
	.mii
	mov r38 = r10
	mov r39 = r11
	;;
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	.restore sp
	adds r12 = 128, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 8, 0
	nop 0
	br.sptk.many add#
	;;
	break.f 0
	;;
	.endp _U_Qfsub#
	.align 16
	.align 64
	.global _U_Qfmpy#
	.type	_U_Qfmpy#, @function
	.proc _U_Qfmpy#
_U_Qfmpy:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 4, 16, 4, 0
	.fframe 240
	adds r12 = -240, r12
	.save rp, r49
	mov r49 = b0
	.mmi
	mov r51 = r1
	.body
	mov r52 = r32
	mov r53 = r33
	;;
	.mmi
	adds r14 = 192, r12
	nop 0
	adds r43 = 24, r12
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	adds r14 = 80, r12
	mov r42 = r8
	extr.u r37 = r8, 32, 32
	.mmi
	mov r1 = r51
	mov r41 = r10
	mov r38 = r11
	;;
	.mmi
	st8 [r14] = r8
	adds r14 = 88, r12
	extr.u r36 = r9, 32, 32
	.mmi
	mov r52 = r34
	nop 0
	mov r53 = r35
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st8 [r14] = r10
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	st8 [r14] = r11
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	adds r15 = 48, r12
	cmp4.eq p6, p7 = 3, r37
	extr.u r14 = r9, 32, 32
	.mmi
	adds r16 = 16, r12
	mov r1 = r51
	mov r39 = r11
	;;
	.mmb
	add r36 = r36, r14
	adds r14 = 56, r12
	nop 0
	.mmi
	st8 [r15] = r8
	mov r15 = r8
	extr.u r8 = r8, 32, 32
	;;
	.mmi
	nop 0
	st8 [r14] = r9
	adds r14 = 64, r12
	.mmi
	cmp4.eq.or.andcm p6, p7 = 3, r8
	adds r36 = 2, r36
	xor r42 = r15, r42
	;;
	.mmi
	nop 0
	st8 [r14] = r10
	adds r14 = 72, r12
	.mmi
	st4 [r43] = r36
	;;
	st8 [r14] = r11
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r16] = r14
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	(p6) br.cond.dpnt .L126
	;;
	.mib
	cmp4.ne p6, p7 = 2, r37
	nop 0
	(p7) br.cond.dpnt .L142
	;;
	.mib
	cmp4.ne p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L126
.L130:
	.mii
	nop 0
	shl r42 = r42, 63
	adds r14 = 112, r12
	.mmb
	nop 0
	adds r15 = 120, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r42
	st8 [r15] = r0
	nop 0
.L131:
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L142:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L128
	;;
.L126:
	.mmi
	nop 0
	adds r14 = 112, r12
	adds r15 = 120, r12
	.mlx
	nop 0
	movl r16 = 9223231299366420480
	;;
	.mmi
	st8 [r14] = r16
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L129:
	.body
	.copy_state 2
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r8
	nop 0
	;;
	.mib
	cmp4.eq.and.orcm p6, p7 = 1, r37
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r8
	(p7) br.cond.dpnt .L130
.L128:
	.mlx
	nop 0
	movl r14 = 9223090561878065152
	.mii
	adds r15 = 120, r12
	shl r42 = r42, 63
	;;
	or r42 = r14, r42
	.mmi
	adds r14 = 112, r12
	st8 [r15] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r42
	nop 0
	br .L131
.L132:
	.mmi
	adds r14 = 240, r12
	adds r45 = 176, r12
	adds r36 = 184, r12
	.mmi
	mov r53 = r10
	mov r52 = r41
	adds r48 = 160, r12
	;;
	.mmi
	st8 [r14] = r10
	adds r46 = 168, r12
	mov r55 = r45
	.mmb
	mov r54 = r36
	adds r47 = 144, r12
	br.call.sptk.many b0 = multiply#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r48
	mov r54 = r46
	.mmb
	mov r53 = r39
	mov r52 = r41
	br.call.sptk.many b0 = multiply#
	;;
	.mmi
	adds r16 = 240, r12
	adds r44 = 152, r12
	adds r37 = 128, r12
	.mmi
	adds r41 = 136, r12
	mov r1 = r51
	mov r55 = r47
	;;
	.mmi
	ld8 r10 = [r16]
	mov r54 = r44
	mov r52 = r38
	;;
	.mib
	mov r53 = r10
	nop 0
	br.call.sptk.many b0 = multiply#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r37
	mov r54 = r41
	.mmb
	mov r53 = r39
	mov r52 = r38
	br.call.sptk.many b0 = multiply#
	;;
	.mmi
	ld8 r16 = [r48]
	nop 0
	adds r14 = 20, r12
	.mmi
	mov r1 = r51
	ld8 r15 = [r41]
	nop 0
	;;
	.mmi
	add r15 = r16, r15
	ld8 r18 = [r47]
	nop 0
	.mmi
	st4 [r14] = r42
	ld8 r17 = [r46]
	nop 0
	;;
	.mmi
	add r14 = r18, r15
	nop 0
	cmp.ltu p6, p7 = r15, r16
	.mmi
	ld8 r16 = [r45]
	ld8 r19 = [r44]
	nop 0
	;;
	.mmi
	(p6) addl r22 = 1, r0
	nop 0
	add r16 = r17, r16
	.mmi
	ld8 r21 = [r37]
	ld8 r20 = [r36]
	nop 0
	;;
	.mmi
	(p7) mov r22 = r0
	cmp.ltu p6, p7 = r14, r18
	add r18 = r16, r19
	.mmi
	or r21 = r21, r14
	ld8 r33 = [r43]
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	cmp.ne p8, p9 = 0, r21
	;;
	.mmi
	(p7) mov r15 = r0
	cmp.ltu p6, p7 = r16, r17
	adds r16 = 16, r12
	.mmi
	(p8) addl r35 = 1, r0
	;;
	add r15 = r15, r22
	(p6) addl r14 = 1, r0
	.mii
	ld8 r32 = [r16]
	(p9) mov r35 = r0
	;;
	add r17 = r18, r15
	.mii
	(p7) mov r14 = r0
	cmp.ltu p6, p7 = r18, r19
	;;
	(p6) addl r16 = 1, r0
	.mii
	add r14 = r14, r20
	or r35 = r17, r35
	;;
	(p7) mov r16 = r0
	.mmi
	cmp.gtu p6, p7 = r15, r17
	;;
	add r14 = r14, r16
	(p6) addl r34 = 1, r0
	;;
	.mmi
	(p7) mov r34 = r0
	;;
	add r34 = r14, r34
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	.restore sp
	adds r12 = 240, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many pack#
	;;
	break.f 0
	;;
	.endp _U_Qfmpy#
	.align 16
	.align 64
	.global _U_Qfdiv#
	.type	_U_Qfdiv#, @function
	.proc _U_Qfdiv#
_U_Qfdiv:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 2, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	mov r45 = r32
	mov r46 = r33
	;;
	.mmi
	adds r14 = 128, r12
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	;;
	.mmi
	st8 [r14] = r32
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	adds r14 = 80, r12
	mov r36 = r10
	extr.u r38 = r8, 32, 32
	.mmi
	mov r37 = r11
	mov r1 = r43
	mov r40 = r8
	;;
	.mmi
	st8 [r14] = r8
	adds r14 = 88, r12
	extr.u r39 = r9, 32, 32
	.mmi
	mov r45 = r34
	nop 0
	mov r46 = r35
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st8 [r14] = r10
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	st8 [r14] = r11
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	cmp4.eq p6, p7 = 3, r38
	adds r18 = 56, r12
	extr.u r15 = r8, 32, 32
	.mmi
	adds r16 = 48, r12
	adds r17 = 24, r12
	mov r1 = r43
	;;
	.mmb
	st8 [r18] = r9
	(p6) addl r14 = 1, r0
	nop 0
	.mmi
	adds r18 = 64, r12
	st8 [r16] = r8
	extr.u r16 = r9, 32, 32
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	cmp4.eq p6, p7 = 3, r15
	.mmi
	st8 [r18] = r10
	sub r39 = r39, r16
	adds r16 = 72, r12
	;;
	.mmi
	(p6) addl r18 = 1, r0
	st8 [r16] = r11
	addl r16 = 1, r0
	.mii
	st4 [r17] = r39
	xor r40 = r8, r40
	;;
	(p7) mov r18 = r0
	;;
	.mii
	or r14 = r18, r14
	adds r18 = 16, r12
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	st4 [r18] = r16
	mov r16 = r14
	(p6) br.cond.dpnt .L144
	;;
	.mib
	cmp4.ne p6, p7 = r38, r15
	nop 0
	(p7) br.cond.dpnt .L173
	;;
	.mib
	cmp4.ne p6, p7 = 1, r38
	nop 0
	(p7) br.cond.dpnt .L174
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 2, r38
	(p7) br.cond.dpnt .L149
.L151:
	.mlx
	nop 0
	movl r14 = 9223090561878065152
	.mmi
	adds r15 = 120, r12
	nop 0
	shl r40 = r40, 63
	;;
	.mmi
	nop 0
	or r40 = r14, r40
	adds r14 = 112, r12
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r40
	nop 0
.L147:
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L173:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r15
	(p6) br.cond.dptk .L163
	;;
.L144:
	.mmi
	nop 0
	adds r14 = 112, r12
	adds r15 = 120, r12
	.mlx
	nop 0
	movl r16 = 9223231299366420480
	;;
	.mmi
	st8 [r14] = r16
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	ld8 r9 = [r15]
	ld8 r8 = [r14]
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L174:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r15
	(p7) br.cond.dptk .L163
	;;
.L149:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L151
	;;
	.mii
	nop 0
	(p7) shl r40 = r40, 63
	nop 0
	.mii
	adds r14 = 112, r12
	adds r15 = 120, r12
	;;
	nop 0
	.mmb
	st8 [r14] = r40
	st8 [r15] = r0
	br .L147
.L163:
	.mmi
	mov r14 = r0
	mov r34 = r0
	mov ar.lc = 126
	;;
	.align 32
.L150:
	.mib
	nop 0
	shr.u r15 = r14, 63
	nop 0
	.mmi
	cmp.ne p6, p7 = r36, r10
	shladd r34 = r34, 1, r0
	cmp.ltu p8, p9 = r37, r11
	;;
	.mib
	or r34 = r15, r34
	shladd r14 = r14, 1, r0
	(p7) br.cond.dpnt .L175
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r36, r10
	(p6) br.cond.dptk .L153
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	sub r36 = r36, r10
	.mii
	sub r37 = r37, r11
	or r14 = 1, r14
	;;
	(p9) mov r15 = r0
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	sub r36 = r36, r15
	;;
.L153:
	.mii
	nop 0
	shr.u r15 = r37, 63
	shladd r36 = r36, 1, r0
	.mmb
	nop 0
	shladd r37 = r37, 1, r0
	nop 0
	;;
	.mib
	nop 0
	or r36 = r15, r36
	br.cloop.sptk.few .L150
	;;
	.mmi
	nop 0
	or r36 = r37, r36
	adds r15 = 20, r12
	.mmi
	ld8 r33 = [r17]
	;;
	cmp.ne p6, p7 = 0, r36
	nop 0
	.mii
	st4 [r15] = r40
	adds r15 = 16, r12
	;;
	(p6) addl r35 = 1, r0
	.mmi
	ld8 r32 = [r15]
	;;
	(p7) mov r35 = r0
	nop 0
	;;
	.mii
	or r35 = r14, r35
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	.label_state 3
	.restore sp
	adds r12 = 160, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many pack#
.L175:
	.body
	.copy_state 3
	.mib
	mov r15 = r16
	cmp.ltu p6, p7 = r37, r11
	(p6) br.cond.dptk .L153
	;;
	.mmi
	sub r36 = r36, r10
	nop 0
	addp4 r15 = r15, r0
	.mmi
	sub r37 = r37, r11
	nop 0
	or r14 = 1, r14
	;;
	.mib
	nop 0
	sub r36 = r36, r15
	br .L153
	.endp _U_Qfdiv#
	.align 16
	.align 64
	.global _U_Qfcmp#
	.type	_U_Qfcmp#, @function
	.proc _U_Qfcmp#
_U_Qfcmp:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 2, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	nop 0
	mov r1 = r40
	extr.u r37 = r8, 32, 32
	.mmb
	mov r41 = r34
	mov r42 = r35
	br.call.sptk.many b0 = unpack#
	;;
	.mii
	nop 0
	extr.u r8 = r8, 32, 32
	mov r1 = r40
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 3, r8
	nop 0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 3, r37
	nop 0
	(p7) br.cond.dpnt .L191
	;;
	.mmi
	(p6) addl r14 = 2, r0
	;;
	and r14 = r36, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L191:
	.body
	.copy_state 1
	.mii
	or r37 = r8, r37
	shr.u r14 = r32, 63
	shr.u r15 = r34, 63
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L185
	;;
	.mib
	cmp.eq p6, p7 = r32, r34
	nop 0
	(p6) br.cond.dpnt .L178
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L192
	;;
	.mmi
	cmp.le p6, p7 = r0, r32
	;;
	(p6) addl r14 = 16, r0
	nop 0
	;;
	.mmi
	(p7) addl r14 = 8, r0
	;;
	and r14 = r36, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L192:
	.body
	.copy_state 2
	.mmi
	cmp.ltu p6, p7 = r32, r34
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) addl r14 = 16, r0
	nop 0
	;;
	(p7) addl r14 = 8, r0
	;;
.L193:
	.mmi
	and r14 = r36, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L185:
	.body
	.copy_state 3
	.mmi
	addl r14 = 4, r0
	;;
	and r14 = r36, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L178:
	.body
	.copy_state 4
	.mib
	cmp.eq p6, p7 = r33, r35
	shr.u r14 = r34, 63
	(p6) br.cond.dpnt .L185
	;;
	.mmi
	cmp.ltu p6, p7 = r33, r35
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 16, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r14 = 8, r0
	br .L193
	.endp _U_Qfcmp#
	.align 16
	.align 64
	.global _U_Qfcnvxf_dbl_to_quad#
	.type	_U_Qfcnvxf_dbl_to_quad#, @function
	.proc _U_Qfcnvxf_dbl_to_quad#
_U_Qfcnvxf_dbl_to_quad:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.fframe 32
	adds r12 = -32, r12
	.body
	cmp.le p6, p7 = r0, r32
	;;
	.mmi
	adds r14 = 8, r12
	nop 0
	(p7) sub r35 = r0, r32
	.mmi
	addl r15 = 126, r0
	nop 0
	mov r34 = r0
	;;
	.mmi
	(p6) mov r35 = r32
	st4 [r14] = r15
	shr.u r15 = r32, 63
	;;
	.mmi
	cmp.ne p6, p7 = 0, r35
	ld8 r33 = [r14]
	adds r14 = 4, r12
	;;
	.mii
	st4 [r14] = r15
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	st4 [r12] = r14
	;;
	ld8 r32 = [r12]
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many pack#
	;;
	break.f 0
	;;
	.endp _U_Qfcnvxf_dbl_to_quad#
	.align 16
	.align 64
	.global _U_Qfcnvxuf_dbl_to_quad#
	.type	_U_Qfcnvxuf_dbl_to_quad#, @function
	.proc _U_Qfcnvxuf_dbl_to_quad#
_U_Qfcnvxuf_dbl_to_quad:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.fframe 32
	adds r12 = -32, r12
	.body
	cmp.ne p6, p7 = 0, r32
	.mmi
	mov r35 = r32
	;;
	adds r15 = 4, r12
	adds r14 = 8, r12
	.mmi
	mov r34 = r0
	;;
	st4 [r15] = r0
	addl r15 = 126, r0
	;;
	.mmi
	st4 [r14] = r15
	;;
	ld8 r33 = [r14]
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	st4 [r12] = r14
	;;
	ld8 r32 = [r12]
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many pack#
	;;
	break.f 0
	;;
	.endp _U_Qfcnvxuf_dbl_to_quad#
	.align 16
	.align 64
	.global _U_Qfcnvxf_sgl_to_quad#
	.type	_U_Qfcnvxf_sgl_to_quad#, @function
	.proc _U_Qfcnvxf_sgl_to_quad#
_U_Qfcnvxf_sgl_to_quad:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	sxt4 r39 = r32
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	cmp.le p6, p7 = r0, r39
	.mmi
	addl r15 = 126, r0
	nop 0
	mov r38 = r0
	;;
	.mii
	st4 [r14] = r15
	shr.u r15 = r39, 63
	(p7) sub r39 = r0, r39
	;;
	.mmi
	cmp.ne p6, p7 = 0, r39
	ld8 r37 = [r14]
	adds r14 = 20, r12
	;;
	.mmi
	st4 [r14] = r15
	adds r15 = 16, r12
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	st4 [r15] = r14
	nop 0
	;;
	.mib
	ld8 r36 = [r15]
	nop 0
	br.call.sptk.many b0 = pack#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp _U_Qfcnvxf_sgl_to_quad#
	.align 16
	.align 64
	.global _U_Qfcnvxuf_sgl_to_quad#
	.type	_U_Qfcnvxuf_sgl_to_quad#, @function
	.proc _U_Qfcnvxuf_sgl_to_quad#
_U_Qfcnvxuf_sgl_to_quad:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.fframe 32
	adds r12 = -32, r12
	.body
	cmp4.ne p6, p7 = 0, r32
	.mmi
	addp4 r35 = r32, r0
	;;
	adds r15 = 4, r12
	adds r14 = 8, r12
	.mmi
	mov r34 = r0
	;;
	st4 [r15] = r0
	addl r15 = 126, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	ld8 r33 = [r14]
	nop 0
	;;
	.mmi
	st4 [r12] = r15
	;;
	ld8 r32 = [r12]
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many pack#
	;;
	break.f 0
	;;
	.endp _U_Qfcnvxuf_sgl_to_quad#
	.align 16
	.align 64
	.global _U_Qfcnvfxt_quad_to_dbl#
	.type	_U_Qfcnvfxt_quad_to_dbl#, @function
	.proc _U_Qfcnvfxt_quad_to_dbl#
_U_Qfcnvfxt_quad_to_dbl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 32
	adds r15 = 16, r12
	.mmb
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	st8 [r15] = r8
	extr.u r9 = r9, 32, 32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L211
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L215
.L212:
	.mlx
	nop 0
	movl r8 = -9223372036854775808
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L215:
	.body
	.copy_state 1
	.mib
	cmp4.gt p6, p7 = r0, r9
	adds r14 = 20, r12
	(p6) br.cond.dpnt .L211
	;;
	.mib
	cmp4.lt p6, p7 = 63, r9
	nop 0
	(p6) br.cond.dpnt .L212
	;;
	.mmi
	cmp4.eq p6, p7 = 63, r9
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	(p7) sub r9 = 62, r9
	(p6) shr.u r8 = r11, 63
	(p6) shladd r10 = r10, 1, r0
	;;
	.mmi
	(p7) addp4 r9 = r9, r0
	nop 0
	(p6) or r8 = r10, r8
	;;
	.mii
	nop 0
	(p7) shr.u r8 = r10, r9
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L211:
	.body
	.copy_state 2
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp _U_Qfcnvfxt_quad_to_dbl#
	.align 16
	.align 64
	.global _U_Qfcnvfxut_quad_to_dbl#
	.type	_U_Qfcnvfxut_quad_to_dbl#, @function
	.proc _U_Qfcnvfxut_quad_to_dbl#
_U_Qfcnvfxut_quad_to_dbl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 32
	adds r15 = 16, r12
	.mmb
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	st8 [r15] = r8
	extr.u r9 = r9, 32, 32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L222
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L229
.L223:
	.mlx
	nop 0
	movl r8 = -9223372036854775808
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L229:
	.body
	.copy_state 1
	.mib
	cmp4.gt p6, p7 = r0, r9
	adds r14 = 20, r12
	(p6) br.cond.dpnt .L222
	;;
	.mib
	cmp4.lt p6, p7 = 63, r9
	nop 0
	(p6) br.cond.dpnt .L223
	;;
	.mmi
	cmp4.eq p6, p7 = 63, r9
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	(p7) sub r9 = 62, r9
	(p6) shr.u r11 = r11, 63
	(p6) shladd r10 = r10, 1, r0
	;;
	.mmi
	(p7) addp4 r9 = r9, r0
	nop 0
	(p6) or r8 = r10, r11
	;;
	.mii
	nop 0
	(p7) shr.u r8 = r10, r9
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	(p7) sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L222:
	.body
	.copy_state 2
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp _U_Qfcnvfxut_quad_to_dbl#
	.align 16
	.align 64
	.global _U_Qfcnvfxt_quad_to_sgl#
	.type	_U_Qfcnvfxt_quad_to_sgl#, @function
	.proc _U_Qfcnvfxt_quad_to_sgl#
_U_Qfcnvfxt_quad_to_sgl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mii
	nop 0
	extr.u r14 = r8, 32, 32
	adds r15 = 16, r12
	.mmb
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	st8 [r15] = r8
	extr.u r9 = r9, 32, 32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L235
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L239
.L236:
	.mlx
	nop 0
	movl r8 = -2147483648
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L239:
	.body
	.copy_state 1
	.mib
	cmp4.gt p6, p7 = r0, r9
	adds r14 = 20, r12
	(p6) br.cond.dpnt .L235
	;;
	.mib
	cmp4.lt p6, p7 = 31, r9
	sub r9 = 62, r9
	(p6) br.cond.dpnt .L236
	;;
	.mmi
	addp4 r9 = r9, r0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	nop 0
	shr.u r8 = r10, r9
	;;
	.mii
	(p6) sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L235:
	.body
	.copy_state 2
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp _U_Qfcnvfxt_quad_to_sgl#
	.align 16
	.align 64
	.global _U_Qfcnvfxut_quad_to_sgl#
	.type	_U_Qfcnvfxut_quad_to_sgl#, @function
	.proc _U_Qfcnvfxut_quad_to_sgl#
_U_Qfcnvfxut_quad_to_sgl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unpack#
	;;
	.mmi
	mov r14 = r8
	nop 0
	extr.u r8 = r8, 32, 32
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	st8 [r15] = r14
	extr.u r9 = r9, 32, 32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L240
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L251
.L245:
	.mlx
	nop 0
	movl r8 = -2147483648
.L240:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L251:
	.body
	.copy_state 1
	.mmi
	cmp4.gt p6, p7 = r0, r9
	nop 0
	adds r14 = 20, r12
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L240
	;;
	.mib
	cmp4.lt p6, p7 = 31, r9
	sub r9 = 62, r9
	(p6) br.cond.dpnt .L245
	;;
	.mmi
	addp4 r9 = r9, r0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	nop 0
	shr.u r8 = r10, r9
	;;
	.mii
	(p6) sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp _U_Qfcnvfxut_quad_to_sgl#
	.align 16
	.align 64
	.global _U_Qfcnvff_dbl_to_quad#
	.type	_U_Qfcnvff_dbl_to_quad#, @function
	.proc _U_Qfcnvff_dbl_to_quad#
_U_Qfcnvff_dbl_to_quad:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	nop 0
	.fframe 48
	adds r12 = -48, r12
	.body
	;;
	.mmi
	getf.d r14 = f8
	nop 0
	addl r17 = 2047, r0
	.mlx
	mov r35 = r0
	movl r34 = 4503599627370495
	;;
	.mib
	nop 0
	shr.u r15 = r14, 52
	nop 0
	.mmi
	and r34 = r34, r14
	mov r16 = r14
	shr.u r14 = r14, 63
	;;
	.mmi
	and r15 = r17, r15
	nop 0
	cmp.eq p8, p9 = 0, r34
	;;
	.mib
	cmp4.ne p6, p7 = r17, r15
	(p8) addl r18 = 1, r0
	(p7) br.cond.dpnt .L262
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p9) mov r18 = r0
	;;
	.mmi
	(p6) addl r17 = 1, r0
	nop 0
	(p7) adds r15 = -1023, r15
	;;
	.mii
	(p7) mov r17 = r0
	(p6) addl r15 = -1022, r0
	;;
	and r17 = r18, r17
	;;
	.mib
	cmp4.eq p8, p9 = 0, r17
	nop 0
	(p9) br.cond.dpnt .L263
	;;
	.mmi
	addl r16 = 1, r0
	;;
	st4 [r12] = r16
	adds r16 = 4, r12
	;;
	.mlx
	st4 [r16] = r14
	(p7) movl r14 = 4503599627370496
	;;
	.mmi
	nop 0
	(p7) or r34 = r14, r34
	adds r14 = 8, r12
	.mmi
	ld8 r32 = [r12]
	;;
	st4 [r14] = r15
	shl r34 = r34, 10
	;;
	.mmi
	ld8 r33 = [r14]
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many pack#
.L263:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r17 = -9223372036854775808
	.mmi
	adds r14 = 32, r12
	nop 0
	adds r15 = 40, r12
	;;
	.mmi
	and r16 = r17, r16
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	ld8 r9 = [r15]
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L262:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmi
	cmp.ne p6, p7 = 0, r34
	nop 0
	adds r15 = 40, r12
	;;
	.mlx
	and r16 = r14, r16
	(p7) movl r14 = 9223090561878065152
	.mmi
	nop 0
	st8 [r15] = r0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 9223231299366420480
	.mmi
	ld8 r9 = [r15]
	;;
	or r16 = r14, r16
	adds r14 = 32, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp _U_Qfcnvff_dbl_to_quad#
	.align 16
	.align 64
	.global _U_Qfcnvff_quad_to_dbl#
	.type	_U_Qfcnvff_quad_to_dbl#, @function
	.proc _U_Qfcnvff_quad_to_dbl#
_U_Qfcnvff_quad_to_dbl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	addl r40 = 1023, r0
	addl r39 = 52, r0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r36
	setf.d f8 = r8
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
	.endp _U_Qfcnvff_quad_to_dbl#
	.align 16
	.align 64
	.global _U_Qfcnvff_sgl_to_quad#
	.type	_U_Qfcnvff_sgl_to_quad#, @function
	.proc _U_Qfcnvff_sgl_to_quad#
_U_Qfcnvff_sgl_to_quad:
	.prologue
	.body
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.sptk.many _U_Qfcnvff_dbl_to_quad#
	;;
	break.f 0
	;;
	.endp _U_Qfcnvff_sgl_to_quad#
	.align 16
	.align 64
	.global _U_Qfcnvff_quad_to_sgl#
	.type	_U_Qfcnvff_quad_to_sgl#, @function
	.proc _U_Qfcnvff_quad_to_sgl#
_U_Qfcnvff_quad_to_sgl:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	addl r40 = 127, r0
	addl r39 = 23, r0
	br.call.sptk.many b0 = narrow#
	;;
	.mmi
	mov r1 = r36
	setf.s f8 = r8
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
	.endp _U_Qfcnvff_quad_to_sgl#
	.ident	"GCC: (GNU) 12.2.0"
