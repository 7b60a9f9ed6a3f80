// 9acd1f60f56fd040e9f7875b4acc1018 newlib/libc/stdlib/strtod.c
	.file	"strtod.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc sulp#
sulp:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	setf.d f8 = r32
	extr.u r32 = r32, 52, 11
	.mmi
	mov r36 = r1
	;;
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	.mmb
	sub r32 = 107, r32
	nop 0
	br.call.sptk.many b0 = __ulp#
	;;
	.mmi
	cmp4.ge p8, p9 = 0, r32
	mov r1 = r36
	dep.z r14 = r32, 20, 12
	.mlx
	cmp4.eq p6, p7 = 0, r33
	movl r15 = 1072693248
	;;
	.mib
	add r14 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	shl r14 = r14, 32
	nop 0
	;;
	.mmi
	(p9) setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p9) fmpy.d f8 = f6, f8
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp sulp#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"nf"
	.align 8
.LC1:
	stringz	"inity"
	.align 8
.LC2:
	stringz	"an"
	.align 8
.LC3:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _strtod_l#
	.type	_strtod_l#, @function
	.proc _strtod_l#
_strtod_l:
	.prologue 12, 69
	.mmb
	.save ar.pfs, r70
	alloc r70 = ar.pfs, 4, 37, 7, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 128
	adds r12 = -128, r12
	mov r18 = ar.lc
	;;
	.mmb
	addl r14 = @ltoffx(_C_numeric_locale#), r1
	.save.f 0x1
	stf.spill [r17] = f2, 32
	nop 0
	.mmi
	adds r46 = 24, r12
	mov r71 = r1
	.save pr, r72
	mov r72 = pr
	;;
	.mmi
	ld8.mov r14 = [r14], _C_numeric_locale#
	.save.f 0x4
	stf.spill [r17] = f4, 32
	.save rp, r69
	mov r69 = b0
	.mmi
	st8 [r46] = r0
	mov r45 = r0
	adds r39 = 32, r12
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	;;
	ld8 r44 = [r14]
	nop 0
	;;
	.mmi
	mov r73 = r44
	;;
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mib
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r16 = r33
	;;
.L9:
	.mmi
	st8 [r39] = r16
	nop 0
	mov r40 = r16
	;;
	.mii
	ld1 r15 = [r16], 1
	nop 0
	;;
	sxt1 r14 = r15
	.mii
	nop 0
	zxt1 r15 = r15
	;;
	mov r38 = r14
	.mmb
	cmp4.ltu p6, p7 = 45, r15
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L179
	;;
	.mmi
	addl r15 = @ltoffx(.L12), r1
	;;
	ld8.mov r15 = [r15], .L12
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L12:
	data8 @pcrel(.L14)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L9)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L9)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L179)
	data8 @pcrel(.L180)
	data8 @pcrel(.L179)
	data8 @pcrel(.L11)
	.section	.text,	"ax",	"progbits"
.L179:
	.mmi
	mov r47 = r0
	nop 0
	nop 0
.L10:
	.mib
	nop 0
	cmp4.ne p6, p7 = 48, r38
	(p7) br.cond.dpnt .L285
	;;
	.mmi
	(p6) mov r48 = r0
	nop 0
	nop 0
.L15:
	.mmi
	adds r16 = -48, r38
	mov r37 = r0
	sxt4 r43 = r8
	.mmi
	mov r42 = r0
	mov r41 = r0
	adds r14 = 1, r40
	;;
	.mib
	cmp4.ltu p6, p7 = 9, r16
	mov r73 = r14
	(p6) br.cond.dpnt .L31
	;;
	.mmi
	cmp4.lt p6, p7 = 8, r37
	st8 [r39] = r14
	adds r37 = 1, r37
	;;
	.mmi
	(p7) shladd r15 = r41, 2, r0
	ld1 r36 = [r14], 1
	nop 0
	;;
	.mii
	(p6) shladd r15 = r42, 2, r0
	sxt1 r36 = r36
	;;
	(p7) add r15 = r15, r41
	;;
	.mmi
	(p6) add r15 = r15, r42
	;;
	(p7) shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p6) shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	(p7) add r41 = r16, r15
	(p6) add r42 = r16, r15
	adds r15 = -48, r36
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dpnt .L268
	;;
	.align 32
.L286:
	.mmi
	nop 0
	cmp4.lt p6, p7 = 8, r37
	mov r16 = r15
	.mmi
	st8 [r39] = r14
	mov r73 = r14
	adds r37 = 1, r37
	;;
	.mmi
	(p7) shladd r15 = r41, 2, r0
	ld1 r36 = [r14], 1
	nop 0
	;;
	.mii
	(p6) shladd r15 = r42, 2, r0
	sxt1 r36 = r36
	;;
	(p7) add r15 = r15, r41
	;;
	.mmi
	(p6) add r15 = r15, r42
	;;
	(p7) shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p6) shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	(p6) add r42 = r16, r15
	(p7) add r41 = r16, r15
	adds r15 = -48, r36
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L286
.L268:
	.mib
	mov r75 = r43
	mov r74 = r44
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r71
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L287
	.mmi
	ld8 r14 = [r39]
	mov r75 = r37
	mov r38 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	ld1.a r36 = [r14]
	st8 [r39] = r14
	nop 0
	;;
	.mii
	ld1.c.clr r36 = [r14]
	nop 0
	;;
	sxt1 r36 = r36
	;;
.L38:
	.mmi
	nop 0
	adds r15 = -48, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L271
	;;
[.L42:]
	.mmi
	nop 0
	ld8 r16 = [r39]
	mov r36 = r15
	.mmb
	adds r8 = 1, r8
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.spnt .L288
	;;
	.mmi
	adds r16 = 1, r16
	;;
	ld1.a r36 = [r16]
	nop 0
	.mmi
	st8 [r39] = r16
	;;
	ld1.c.clr r36 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r36 = r36
	br .L38
.L180:
	.mmi
	adds r40 = 1, r40
	nop 0
	mov r47 = r0
	;;
	.mmi
	ld1.a r14 = [r40]
	st8 [r39] = r40
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r40]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r38 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L10
	;;
	.align 32
.L14:
[.L50:]
	.mmi
	getf.d r36 = f0
	nop 0
	cmp.eq p6, p7 = 0, r34
	;;
	.mmi
	(p7) st8 [r34] = r33
	nop 0
	nop 0
.L8:
	.mmb
	setf.d f8 = r36
	adds r19 = 56, r12
	nop 0
	.mmi
	adds r20 = 64, r12
	nop 0
	mov pr = r72, -1
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov b0 = r69
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r70
	;;
	.mii
	nop 0
	mov ar.lc = r21
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L287:
	.body
	.copy_state 1
	.mmi
	and r14 = -33, r36
	mov r75 = r37
	nop 0
	.mmi
	mov r8 = r0
	mov r38 = r0
	mov r19 = r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 69, r14
	(p7) br.cond.dptk .L189
.L36:
	.mmi
	ld8 r33 = [r39]
	;;
	adds r14 = 1, r33
	nop 0
	;;
	.mmi
	ld1.a r36 = [r14]
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r36 = [r14]
	;;
	nop 0
	sxt1 r36 = r36
	;;
	.mib
	cmp4.eq p6, p7 = 43, r36
	nop 0
	(p6) br.cond.dpnt .L187
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 45, r36
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r21 = r0
	(p7) br.cond.dptk .L52
	;;
	.mmi
	adds r14 = 2, r33
	nop 0
	addl r21 = 1, r0
	;;
	.mmi
	ld1.a r36 = [r14]
	st8 [r39] = r14
	nop 0
	;;
	.mii
	ld1.c.clr r36 = [r14]
	nop 0
	;;
	sxt1 r36 = r36
	;;
.L52:
	.mmi
	adds r16 = -48, r36
	;;
	cmp4.ltu p6, p7 = 9, r16
	nop 0
	;;
	.mib
	(p6) st8 [r39] = r33
	(p6) mov r43 = r0
	(p6) br.cond.dptk .L37
	.mmi
	nop 0
	ld8 r15 = [r39]
	cmp4.ne p6, p7 = 48, r36
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	adds r16 = 1, r15
	nop 0
	nop 0
	;;
	.align 32
.L55:
	.mmi
	ld1.a r14 = [r16]
	st8 [r39] = r16
	mov r15 = r16
	;;
	.mii
	ld1.c.clr r14 = [r16]
	adds r16 = 1, r16
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.eq p6, p7 = 48, r14
	(p6) br.cond.dptk .L55
	.mmi
	nop 0
	adds r14 = -49, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 8, r14
	(p7) br.cond.dpnt .L289
	.align 32
.L189:
	.mmi
	mov r43 = r0
	nop 0
	nop 0
	;;
.L37:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L59
	.mmi
	nop 0
	or r8 = r8, r48
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mib
	cmp4.eq p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mib
	cmp4.eq p6, p7 = 105, r36
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mib
	cmp4.lt p6, p7 = 105, r36
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mib
	cmp4.eq p6, p7 = 73, r36
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 78, r36
	(p7) br.cond.spnt .L14
.L64:
	.mlx
	nop 0
	movl r74 = @gprel(.LC2)
	.mmi
	nop 0
	mov r73 = r39
	nop 0
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = __match#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L14
	.mmi
	ld8 r14 = [r39]
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 40, r14
	(p7) br.cond.dpnt .L290
.L70:
	.mlx
	nop 0
	movl r73 = @gprel(.LC3)
	;;
	.mib
	add r73 = r1, r73
	nop 0
	br.call.sptk.many b0 = nan#
	;;
	.mmi
	nop 0
	getf.d r36 = f8
	mov r1 = r71
	;;
	.align 32
.L28:
	.mmi
	setf.d f8 = r36
	cmp.eq p6, p7 = 0, r34
	adds r19 = 56, r12
	.mmi
	adds r20 = 64, r12
	;;
	(p7) ld8 r14 = [r39]
	nop 0
	;;
	.mib
	(p7) st8 [r34] = r14
	cmp4.eq p6, p7 = 0, r47
	(p6) br.cond.dpnt .L8
	;;
	.mmf
	nop 0
	nop 0
	fneg f8 = f8
	;;
	.mmi
	nop 0
	getf.d r36 = f8
	nop 0
	;;
	.mmi
	setf.d f8 = r36
	ldf.fill f2 = [r20], 32
	mov pr = r72, -1
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r69
	;;
	.mii
	nop 0
	mov ar.pfs = r70
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r20]
	.label_state 2
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L285:
	.body
	.copy_state 2
	.mmi
	adds r36 = 1, r40
	;;
	ld1 r14 = [r36]
	nop 0
	;;
	.mmi
	and r14 = -33, r14
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 88, r14
	(p7) br.cond.dpnt .L291
	.align 32
.L29:
	.mmi
	ld1.a r14 = [r36]
	st8 [r39] = r36
	mov r40 = r36
	;;
	.mii
	ld1.c.clr r14 = [r36]
	adds r36 = 1, r36
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r38 = r14
	cmp4.eq p6, p7 = 48, r14
	(p6) br.cond.dptk .L29
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r48 = 1, r0
	(p7) br.cond.dptk .L15
.L30:
	.mib
	getf.d r36 = f0
	nop 0
	br .L28
	;;
.L63:
	.mib
	nop 0
	cmp4.eq p6, p7 = 110, r36
	(p6) br.cond.dptk .L64
	;;
	.mmi
	cmp.eq p6, p7 = 0, r34
	getf.d r36 = f0
	nop 0
	;;
	.mib
	(p7) st8 [r34] = r33
	nop 0
	br .L8
.L59:
	.mmi
	addp4 r14 = r41, r0
	cmp4.le p6, p7 = 16, r37
	cmp4.ne p8, p9 = 0, r75
	.mmi
	sub r36 = r43, r38
	;;
	setf.sig f6 = r14
	(p7) mov r15 = r37
	.mmi
	(p9) mov r75 = r37
	;;
	(p6) addl r15 = 16, r0
	cmp4.lt p6, p7 = 9, r37
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mib
	nop 0
	mov r45 = r14
	(p7) br.cond.dptk .L77
	.mmi
	addp4 r42 = r42, r0
	adds r16 = -9, r15
	nop 0
	.mmi
	addl r17 = @ltoffx(__mprec_tens#), r1
	setf.d f8 = r14
	cmp4.ge p6, p7 = 15, r37
	;;
	.mmi
	nop 0
	setf.sig f7 = r42
	sxt4 r16 = r16
	.mmi
	ld8.mov r17 = [r17], __mprec_tens#
	;;
	shladd r16 = r16, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r16 = r17, r16
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f6 = f7
	nop 0
	.mmi
	ldfd f7 = [r16]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f7, f6
	;;
	.mib
	getf.d r45 = f8
	nop 0
	(p7) br.cond.dptk .L78
.L77:
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L275
	;;
	.mib
	cmp4.ge p6, p7 = 0, r36
	sub r14 = 37, r37
	(p6) br.cond.dpnt .L79
	;;
	.mib
	cmp4.lt p6, p7 = 22, r36
	nop 0
	(p7) br.cond.dpnt .L292
	;;
	.mib
	cmp4.le p6, p7 = r36, r14
	nop 0
	(p6) br.cond.dpnt .L293
	;;
	.mii
	(p7) sub r14 = r37, r15
	nop 0
	;;
	(p7) add r14 = r14, r36
	;;
.L82:
	.mii
	and r15 = 15, r14
	and r14 = -16, r14
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	(p7) addl r16 = @ltoffx(__mprec_tens#), r1
	(p7) shladd r15 = r15, 3, r0
	.mmi
	(p7) setf.d f7 = r45
	;;
	(p7) ld8.mov r16 = [r16], __mprec_tens#
	nop 0
	;;
	.mmi
	(p7) add r15 = r16, r15
	;;
	(p7) ldfd f6 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f6 = f6, f7
	;;
	.mib
	(p7) getf.d r45 = f6
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	.mmi
	nop 0
	addl r15 = 308, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r14
	(p7) br.cond.dptk .L93
	;;
	.mmi
	addl r19 = @ltoffx(__mprec_bigtens#), r1
	cmp4.ge p6, p7 = 16, r14
	extr r15 = r14, 4, 28
	.mmb
	mov r17 = r45
	mov r18 = r0
	(p6) br.cond.dpnt .L191
	;;
	.mii
	ld8.mov r19 = [r19], __mprec_bigtens#
	mov r14 = r0
	;;
	mov r16 = r19
	.align 32
.L91:
	.mii
	nop 0
	tbit.z p6, p7 = r15, 0
	adds r14 = 1, r14
	;;
	.mmi
	(p7) ldfd f6 = [r16]
	(p7) setf.d f8 = r17
	extr r15 = r15, 1, 31
	.mmi
	(p7) addl r18 = 1, r0
	nop 0
	adds r16 = 8, r16
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f8 = f8, f6
	;;
	.mib
	(p7) getf.d r17 = f8
	cmp4.ne p6, p7 = 1, r15
	(p6) br.cond.dptk .L91
	;;
	.mii
	cmp4.eq p6, p7 = 0, r18
	nop 0
	;;
	(p7) mov r45 = r17
.L89:
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r16 = 2090860544
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	extr.u r15 = r45, 32, 32
	;;
	.mlx
	add r19 = r19, r14
	movl r14 = -55574528
	;;
	.mmi
	add r14 = r15, r14
	ldfd f6 = [r19]
	nop 0
	;;
	.mib
	nop 0
	mix4.r r45 = r14, r45
	nop 0
	.mlx
	nop 0
	movl r14 = 2146435072
	;;
	.mmi
	nop 0
	setf.d f7 = r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.d r45 = f6
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r45, 32, 32
	;;
	and r14 = r14, r15
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r14
	movl r16 = 2089811968
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r16, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 55574528
	.mlx
	nop 0
	(p7) movl r45 = 9218868437227405311
	;;
	.mii
	(p6) add r15 = r15, r14
	nop 0
	;;
	(p6) mix4.r r45 = r15, r45
[.L109:]
	.align 32
.L95:
	.mmi
	mov r49 = r0
	nop 0
	nop 0
.L108:
	.mmi
	mov r76 = r37
	mov r77 = r41
	mov r74 = r40
	.mfb
	mov r73 = r32
	mov f5 = f1
	br.call.sptk.many b0 = __s2b#
	;;
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r14 = 0x4000000000000000
	.mlx
	mov r1 = r71
	movl r15 = 0x3fe0000000000000
	;;
	.mlx
	mov r53 = r8
	movl r16 = 0x41dfffffffc00000
	.mmb
	setf.d f3 = r14
	setf.d f4 = r15
	(p6) br.cond.dpnt .L93
	;;
	.mmi
	setf.d f16 = r16
	cmp4.le p6, p7 = r0, r36
	mov r44 = r0
	.mmi
	mov r37 = r0
	adds r57 = 8, r8
	adds r59 = 20, r8
	;;
	.mmi
	(p7) sub r42 = r38, r43
	(p6) mov r56 = r36
	adds r58 = 16, r8
	.mmi
	adds r51 = 40, r12
	addl r52 = -1022, r0
	addl r65 = -1054, r0
	;;
	.mmi
	(p6) mov r42 = r0
	(p7) mov r56 = r0
	cmp4.ne p6, p7 = 0, r49
	.mlx
	cmp4.lt p20, p21 = 0, r36
	movl r66 = 4503599627370495
	;;
	.mlx
	(p6) addl r63 = 1, r0
	movl r43 = 2146435072
	.mlx
	cmp4.ge p18, p19 = 0, r42
	movl r60 = 2145386496
	;;
	.mlx
	(p7) mov r63 = r0
	movl r62 = 111149056
	.mlx
	cmp4.eq p6, p7 = 0, r49
	movl r64 = 112197632
	;;
	.mlx
	(p6) addl r61 = 1, r0
	movl r68 = -55574528
	.mlx
	nop 0
	movl r67 = 2090860543
	;;
	.mmi
	(p7) mov r61 = r0
	nop 0
	nop 0
	.align 32
.L171:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	ld4 r74 = [r57]
	nop 0
	mov r73 = r32
	.mmb
	mov r50 = r45
	nop 0
	br.call.sptk.many b0 = _Balloc#
	;;
	.mmi
	mov r1 = r71
	mov r38 = r8
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r74 = r58
	adds r73 = 16, r8
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	ld4 r14 = [r59]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r75 = r14
	;;
	adds r75 = 2, r75
	;;
	.mib
	shladd r75 = r75, 2, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	setf.d f8 = r45
	mov r1 = r71
	adds r76 = 16, r12
	.mmb
	mov r75 = r51
	mov r73 = r32
	br.call.sptk.many b0 = __d2b#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	mov r1 = r71
	.mmb
	st8 [r46] = r8
	addl r74 = 1, r0
	(p6) br.cond.dpnt .L88
	;;
	.mmi
	nop 0
	mov r73 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __i2b#
	;;
	.mmi
	mov r1 = r71
	mov r37 = r8
	nop 0
	.mmb
	cmp.ne p6, p7 = 0, r8
	adds r16 = 16, r12
	(p7) br.cond.dpnt .L112
	;;
	.mmi
	ld4 r14 = [r51]
	ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r14
	;;
	(p6) sub r36 = r56, r14
	(p7) add r40 = r14, r42
	.mmi
	sub r14 = r14, r49
	;;
	add r14 = r14, r15
	(p6) mov r40 = r42
	.mii
	(p7) mov r36 = r56
	sub r15 = 54, r15
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r52, r14
	nop 0
	;;
	.mib
	(p6) mov r55 = r0
	(p6) addl r54 = 1, r0
	(p6) br.cond.dptk .L116
	.mmi
	nop 0
	sub r16 = r52, r14
	nop 0
	;;
	.mii
	cmp4.lt p6, p7 = 31, r16
	sub r15 = r15, r16
	;;
	(p6) sub r14 = r65, r14
	.mmi
	(p7) addp4 r16 = r16, r0
	(p7) addl r54 = 1, r0
	(p6) addl r55 = 1, r0
	;;
	.mmi
	(p6) addp4 r14 = r14, r0
	(p7) mov r55 = r0
	(p6) addl r54 = 1, r0
	;;
	.mii
	nop 0
	(p7) shl r54 = r54, r16
	;;
	(p6) shl r55 = r55, r14
.L116:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	add r41 = r40, r15
	nop 0
	add r36 = r36, r15
	;;
	.mii
	cmp4.le p6, p7 = r41, r40
	add r36 = r49, r36
	;;
	(p7) mov r14 = r40
	;;
	.mmi
	(p6) mov r14 = r41
	;;
	cmp4.le p6, p7 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r14 = r36
	nop 0
	;;
	.mii
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	(p7) sub r41 = r41, r14
	.mmb
	(p7) sub r36 = r36, r14
	(p7) sub r40 = r40, r14
	(p19) br.cond.dpnt .L294
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r41
	(p6) br.cond.dpnt .L122
	;;
.L125:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mbb
	cmp4.ge p6, p7 = 0, r36
	(p20) br.cond.dpnt .L295
	(p7) br.cond.dpnt .L296
	;;
.L126:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	cmp4.ge p6, p7 = 0, r40
	mov r74 = r37
	nop 0
	.mmb
	mov r75 = r40
	mov r73 = r32
	(p6) br.cond.dpnt .L127
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r37 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L112
.L127:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	mov r75 = r38
	ld8 r74 = [r46]
	mov r73 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __mdiff#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	adds r14 = 16, r8
	mov r44 = r8
	.mmb
	mov r1 = r71
	mov r74 = r37
	(p7) br.cond.dpnt .L112
	;;
	.mmi
	mov r73 = r8
	ld4 r36 = [r14]
	nop 0
	.mmb
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = __mcmp#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r71
	nop 0
	.mmb
	mov r74 = r37
	mov r73 = r44
	(p7) br.cond.dpnt .L297
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L298
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ratio#
	;;
	.mfi
	nop 0
	fcmp.le p6, p7 = f8, f3
	mov r1 = r71
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L270
	.mib
	nop 0
	cmp4.ne p16, p17 = 0, r36
	(p16) br.cond.dptk .L195
	.mmi
	and r15 = r66, r50
	nop 0
	mov r14 = r50
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L156
	;;
	.mfi
	nop 0
	mov f2 = f1
	cmp.eq p6, p7 = 1, r50
	.mlx
	nop 0
	movl r41 = 0xbff0000000000000
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L152
	.align 32
.L155:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	nop 0
	extr.u r14 = r45, 32, 32
	mov r40 = r41
	;;
	.mmi
	nop 0
	and r36 = r43, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r60, r36
	nop 0
	(p7) br.cond.dpnt .L299
	;;
	.mmi
	cmp4.geu p6, p7 = r62, r36
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r14, r63
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L164
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f2, f16
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L165
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f2 = f2
	;;
	.mmi
	getf.sig r14 = f2
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 1, r0
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f2 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f2 = f2
	;;
	.mfi
	nop 0
	(p17) fneg f7 = f2
	nop 0
	.mmi
	(p16) getf.d r40 = f2
	;;
	(p17) getf.d r40 = f7
	nop 0
	;;
.L165:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	nop 0
	extr.u r14 = r40, 32, 32
	;;
	add r14 = r14, r64
	;;
	.mii
	sub r14 = r14, r36
	nop 0
	;;
	mix4.r r40 = r14, r40
.L164:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	setf.d f8 = r50
	nop 0
	br.call.sptk.many b0 = __ulp#
	;;
	.mmi
	setf.d f7 = r50
	setf.d f6 = r40
	mov r1 = r71
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f8, f6, f7
	;;
	.mmi
	getf.d r45 = f7
	;;
	nop 0
	extr.u r14 = r45, 32, 32
	;;
	.mmi
	and r14 = r43, r14
	;;
	cmp4.eq p6, p7 = r14, r36
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
	and r14 = r61, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L300
.L162:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	ld8 r74 = [r46]
	mov r73 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L171
.L78:
	.mmi
	sub r14 = r37, r15
	;;
	add r14 = r14, r36
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	.mmi
	sub r14 = r0, r14
	;;
	and r15 = 15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L96
	.mmi
	setf.d f6 = r45
	addl r16 = @ltoffx(__mprec_tens#), r1
	shladd r15 = r15, 3, r0
	;;
	.mmi
	ld8.mov r16 = [r16], __mprec_tens#
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mmi
	getf.d r45 = f7
	nop 0
	nop 0
.L96:
	.mii
	nop 0
	extr r14 = r14, 4, 28
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	;;
	.mmi
	cmp4.ge p6, p7 = 31, r14
	and r14 = 16, r14
	nop 0
	.mmb
	mov r17 = r45
	mov r18 = r0
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	movl r16 = @gprel(tinytens#)
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	add r16 = r1, r16
	(p6) mov r49 = r14
	;;
	(p7) addl r49 = 106, r0
.L100:
	.mii
	nop 0
	tbit.z p6, p7 = r15, 0
	nop 0
	;;
	.mmi
	(p7) ldfd f8 = [r16]
	(p7) setf.d f7 = r17
	extr r15 = r15, 1, 31
	.mmi
	(p7) addl r18 = 1, r0
	nop 0
	adds r16 = 8, r16
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f7 = f7, f8
	;;
	.mib
	(p7) getf.d r17 = f7
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L100
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r18
	nop 0
	;;
	.mib
	(p7) mov r45 = r17
	cmp4.eq p6, p7 = 0, r49
	(p6) br.cond.dptk .L102
	;;
	.mii
	nop 0
	extr.u r15 = r45, 52, 11
	nop 0
	;;
	.mmi
	sub r14 = 107, r15
	nop 0
	extr.u r16 = r45, 32, 32
	;;
	.mib
	cmp4.lt p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L106
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 31, r14
	(p6) br.cond.dptk .L104
	;;
	.mmi
	cmp4.ge p6, p7 = 52, r14
	nop 0
	dep r45 = 0, r45, 0, 32
	;;
	.mii
	(p6) sub r14 = 75, r15
	(p6) addl r15 = -1, r0
	;;
	(p6) addp4 r14 = r14, r0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 57671680
	;;
	.mii
	nop 0
	(p6) shl r14 = r15, r14
	nop 0
	;;
	.mii
	(p6) and r14 = r16, r14
	nop 0
	;;
	mix4.r r45 = r14, r45
.L106:
	.mmi
	addl r49 = 106, r0
	nop 0
	nop 0
	;;
.L102:
	.mmi
	nop 0
	setf.d f6 = r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L108
.L107:
	.mmi
	addl r14 = 34, r0
	getf.d r36 = f0
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L28
.L184:
	.mmi
	nop 0
	mov r38 = r0
	mov r37 = r0
	.mmi
	nop 0
	mov r42 = r0
	mov r41 = r0
.L271:
	.mmi
	addl r19 = 1, r0
	nop 0
	nop 0
.L40:
	.mmi
	nop 0
	and r14 = -33, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 69, r14
	(p6) br.cond.dptk .L189
	.mmi
	or r14 = r8, r37
	getf.d r36 = f0
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r48, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r34
	nop 0
	;;
	.mib
	(p7) st8 [r34] = r33
	nop 0
	br .L8
.L79:
	.mib
	nop 0
	cmp4.gt p6, p7 = -22, r36
	(p6) br.cond.dptk .L78
	.mmi
	sub r14 = r38, r43
	setf.d f6 = r45
	addl r15 = @ltoffx(__mprec_tens#), r1
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	ld8.mov r15 = [r15], __mprec_tens#
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ldfd f9 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f10
	;;
	.mib
	getf.d r36 = f6
	nop 0
	br .L28
.L11:
	.mmi
	adds r40 = 1, r40
	nop 0
	addl r47 = 1, r0
	;;
	.mmi
	ld1.a r14 = [r40]
	st8 [r39] = r40
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r40]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r38 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L10
.L289:
	.mmi
	adds r16 = -48, r36
	nop 0
	nop 0
.L54:
	.mmi
	adds r14 = 1, r15
	nop 0
	adds r17 = 2, r15
	;;
	.mmi
	ld1.a r36 = [r14]
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r36 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r36 = r36
	;;
	adds r14 = -48, r36
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dpnt .L56
	.align 32
.L57:
	.mmi
	shladd r14 = r16, 2, r0
	st8 [r39] = r17
	mov r20 = r17
	;;
	.mmi
	add r14 = r14, r16
	ld1 r16 = [r17], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r36
	adds r18 = -48, r16
	mov r36 = r16
	;;
	.mib
	cmp4.geu p6, p7 = 9, r18
	adds r16 = -48, r14
	(p6) br.cond.dptk .L57
	.mmi
	nop 0
	sub r20 = r20, r15
	nop 0
	;;
	.mib
	cmp.lt p6, p7 = 8, r20
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mmi
	(p6) addl r43 = 19999, r0
	nop 0
	cmp4.eq p6, p7 = 0, r21
	;;
	.mib
	nop 0
	(p7) sub r43 = r0, r43
	br .L37
.L62:
	.mlx
	nop 0
	movl r74 = @gprel(.LC0)
	.mmi
	nop 0
	mov r73 = r39
	nop 0
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = __match#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L14
	;;
	.mlx
	ld8 r14 = [r39]
	movl r74 = @gprel(.LC1)
	.mlx
	mov r73 = r39
	movl r36 = 0x7ff0000000000000
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	add r74 = r1, r74
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = __match#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r71
	;;
	.mmi
	(p7) ld8 r14 = [r39]
	;;
	(p7) adds r14 = 1, r14
	nop 0
	;;
	.mib
	(p7) st8 [r39] = r14
	nop 0
	br .L28
.L291:
	.mlx
	mov r79 = r35
	movl r75 = @gprel(fpi.1#)
	.mmi
	mov r78 = r47
	mov r77 = r46
	adds r76 = 40, r12
	;;
	.mmi
	add r75 = r1, r75
	nop 0
	mov r74 = r39
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = __gethex#
	;;
	.mii
	mov r38 = r8
	mov r1 = r71
	;;
	and r37 = 7, r38
	;;
	.mib
	cmp4.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 6, r37
	(p6) br.cond.dptk .L18
	;;
	.mmi
	cmp.eq p6, p7 = 0, r34
	adds r19 = 56, r12
	adds r20 = 64, r12
	;;
	.mmi
	(p7) st8 [r34] = r36
	;;
	getf.d r36 = f0
	nop 0
	;;
	.mmi
	setf.d f8 = r36
	ldf.fill f2 = [r20], 32
	mov pr = r72, -1
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r69
	;;
	.mii
	nop 0
	mov ar.pfs = r70
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r20]
	.label_state 3
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L56:
	.body
	.copy_state 3
	.mmi
	nop 0
	addl r43 = 19999, r0
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r43, r16
	;;
	(p7) mov r43 = r16
	cmp4.eq p6, p7 = 0, r21
	;;
	.mib
	nop 0
	(p7) sub r43 = r0, r43
	br .L37
.L293:
	.mmi
	nop 0
	sub r37 = 15, r37
	addl r16 = @ltoffx(__mprec_tens#), r1
	.mmi
	setf.d f8 = r45
	;;
	nop 0
	sxt4 r15 = r37
	.mmi
	ld8.mov r16 = [r16], __mprec_tens#
	nop 0
	sub r14 = r36, r37
	;;
	.mii
	shladd r15 = r15, 3, r0
	sxt4 r14 = r14
	;;
	add r15 = r16, r15
	.mmi
	shladd r14 = r14, 3, r0
	;;
	ldfd f6 = [r15]
	add r16 = r16, r14
	;;
	.mmi
	nop 0
	ldfd f7 = [r16]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f6, f7
	;;
	.mib
	getf.d r36 = f7
	nop 0
	br .L28
.L294:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	mov r74 = r37
	nop 0
	mov r75 = r42
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r37 = r8
	mov r1 = r71
	.mmb
	mov r74 = r8
	mov r73 = r32
	(p7) br.cond.dpnt .L112
	;;
	.mib
	ld8 r75 = [r46]
	nop 0
	br.call.sptk.many b0 = __multiply#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r71
	nop 0
	.mmb
	mov r48 = r8
	mov r73 = r32
	(p7) br.cond.dpnt .L112
	;;
	.mib
	ld8 r74 = [r46]
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	st8 [r46] = r48
	cmp4.lt p6, p7 = 0, r41
	(p7) br.cond.dptk .L125
.L122:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	mov r75 = r41
	ld8 r74 = [r46]
	mov r73 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	nop 0
	mov r1 = r71
	nop 0
	.mmb
	st8 [r46] = r8
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L125
.L88:
	.mlx
	addl r14 = 34, r0
	movl r36 = 0x7ff0000000000000
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	nop 0
.L87:
	.mib
	mov r74 = r8
	mov r73 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r53
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L28
.L296:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	mov r74 = r38
	nop 0
	mov r75 = r36
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r38 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L126
.L112:
	.mmi
	nop 0
	addl r14 = 34, r0
	nop 0
	.mlx
	ld8 r8 = [r46]
	movl r36 = 0x7ff0000000000000
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L87
.L295:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	mov r74 = r38
	nop 0
	mov r75 = r56
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = __pow5mult#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r71
	.mmb
	mov r38 = r8
	nop 0
	(p7) br.cond.dpnt .L112
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r36
	(p6) br.cond.dptk .L126
	.mib
	nop 0
	nop 0
	br .L296
.L300:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f2
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
	.mfb
	nop 0
	fsub.d f2 = f2, f6
	(p16) br.cond.dptk .L168
	.mii
	nop 0
	extr.u r14 = r45, 0, 52
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L168
	.mlx
	nop 0
	movl r16 = 0x3fcfffff94a03595
	;;
	.mmi
	nop 0
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L162
.L170:
	.mmi
	mov r36 = r45
	nop 0
	nop 0
.L178:
	.mmi
	ld8 r8 = [r46]
	nop 0
	mov r73 = r32
	;;
	.mib
	mov r74 = r8
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r53
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L28
	;;
.L290:
	.mlx
	nop 0
	movl r74 = @gprel(fpinan.0#)
	.mmi
	adds r75 = 16, r12
	nop 0
	mov r73 = r39
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = __hexnan#
	;;
	.mib
	mov r1 = r71
	cmp4.ne p6, p7 = 5, r8
	(p6) br.cond.dptk .L70
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r15 = 20, r12
	;;
	.mlx
	ld4 r14 = [r16]
	movl r16 = 2146435072
	.mmi
	ld4 r15 = [r15]
	;;
	or r15 = r16, r15
	shl r14 = r14, 32
	;;
	.mii
	nop 0
	mix4.r r45 = r15, r45
	;;
	mix4.l r45 = r45, r14
	;;
	.mib
	nop 0
	mov r36 = r45
	br .L28
	;;
.L270:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mfi
	nop 0
	fmpy.d f2 = f8, f4
	cmp4.ne p16, p17 = 0, r36
	;;
	.mfi
	nop 0
	(p17) fneg f6 = f2
	nop 0
	.mmi
	(p16) getf.d r41 = f2
	nop 0
	nop 0
	;;
	.mib
	(p17) getf.d r41 = f6
	nop 0
	br .L155
	;;
.L195:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mfb
	getf.d r41 = f5
	mov f2 = f5
	br .L155
.L24:
	.mlx
	nop 0
	movl r45 = 9223372036854775807
.L21:
	.mii
	nop 0
	tbit.nz p6, p7 = r38, 3
	nop 0
	;;
	.mib
	nop 0
	(p6) extr.u r14 = r45, 32, 32
	nop 0
	.mlx
	nop 0
	(p6) movl r15 = -2147483648
	;;
	.mii
	(p6) or r14 = r15, r14
	nop 0
	;;
	(p6) mix4.r r45 = r14, r45
	;;
	.align 32
.L275:
	.mib
	nop 0
	mov r36 = r45
	br .L28
.L31:
	.mmi
	mov r75 = r43
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r40
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	mov r1 = r71
	mov r75 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L177
	;;
	.mmi
	mov r36 = r38
	mov r75 = r0
	mov r42 = r0
	.mmi
	mov r41 = r0
	mov r8 = r0
	mov r38 = r0
	;;
	.mib
	mov r37 = r0
	mov r19 = r0
	br .L40
.L177:
	.mmi
	ld8 r14 = [r39]
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	ld1.a r15 = [r14]
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.eq p6, p7 = 48, r15
	nop 0
	mov r36 = r15
	;;
	.mib
	(p7) mov r8 = r0
	nop 0
	(p7) br.cond.dpnt .L176
	;;
	.mii
	adds r15 = 1, r14
	nop 0
	;;
	mov r16 = r15
	;;
	.align 32
.L39:
	.mmi
	mov r8 = r16
	st8 [r39] = r16
	adds r16 = 1, r16
	;;
	.mmi
	ld1 r14 = [r8]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.eq p6, p7 = 48, r14
	(p6) br.cond.dptk .L39
	.mii
	sub r15 = 1, r15
	nop 0
	;;
	add r8 = r15, r8
.L176:
	.mmi
	nop 0
	adds r14 = -49, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 8, r14
	(p6) br.cond.dptk .L184
	.mmi
	mov r41 = r0
	ld8 r16 = [r39]
	adds r36 = -48, r36
	.mmi
	adds r38 = 1, r8
	addl r37 = 1, r0
	mov r42 = r0
	;;
	.mmi
	shladd r14 = r41, 2, r0
	mov r40 = r16
	mov r8 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r41
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	nop 0
	;;
	add r41 = r36, r14
.L301:
	.mmi
	adds r16 = 1, r16
	;;
	ld1.a r36 = [r16]
	nop 0
	.mmi
	st8 [r39] = r16
	;;
	ld1.c.clr r36 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r36 = r36
	br .L38
.L299:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	add r14 = r14, r68
	;;
	nop 0
	mix4.r r45 = r14, r45
	;;
	.mib
	setf.d f8 = r45
	nop 0
	br.call.sptk.many b0 = __ulp#
	;;
	.mmi
	setf.d f6 = r45
	setf.d f7 = r41
	mov r1 = r71
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f8, f7, f6
	;;
	.mmi
	nop 0
	getf.d r45 = f7
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r45, 32, 32
	;;
	and r15 = r43, r14
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r67, r15
	(p6) br.cond.dptk .L160
	.mlx
	nop 0
	movl r45 = 9218868437227405311
	.mmi
	nop 0
	mov r73 = r32
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r45, r50
	nop 0
	(p7) br.cond.dpnt .L112
	;;
	.mib
	ld8 r74 = [r46]
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L171
.L187:
	.mmi
	adds r14 = 2, r33
	nop 0
	mov r21 = r0
	;;
	.mmi
	ld1.a r36 = [r14]
	st8 [r39] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r36 = r36
	br .L52
.L156:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f1
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x3fe0000000000000
	.mlx
	nop 0
	(p6) movl r41 = 0xbfe0000000000000
	;;
	.mlx
	(p7) setf.d f2 = r14
	(p6) movl r14 = 0x3fe0000000000000
	;;
	.mmi
	nop 0
	(p6) setf.d f2 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f2 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f2
	;;
	.mib
	(p7) getf.d r41 = f6
	nop 0
	br .L155
.L168:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mlx
	nop 0
	movl r14 = 0x3fdfffff94a03595
	.mlx
	mov r73 = r32
	movl r15 = 0x3fe0000035afe535
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f2, f6
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L170
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L170
	;;
	.mib
	ld8 r74 = [r46]
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L171
.L93:
	.mlx
	addl r14 = 34, r0
	movl r36 = 0x7ff0000000000000
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L28
.L288:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r8
	nop 0
	;;
	.mib
	(p7) adds r14 = 1, r37
	nop 0
	(p7) br.cond.spnt .L45
	;;
	.mii
	sub r14 = 1, r8
	add r17 = r8, r37
	;;
	andcm r14 = -1, r14
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L48:
	.mmi
	cmp4.ltu p6, p7 = 8, r37
	mov r14 = r37
	adds r37 = 1, r37
	;;
	.mmi
	(p7) shladd r14 = r41, 2, r0
	;;
	(p7) add r41 = r14, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) shladd r41 = r41, 1, r0
	(p7) br.cond.dptk .L47
	.mmi
	cmp4.lt p6, p7 = 16, r37
	;;
	(p7) shladd r14 = r42, 2, r0
	nop 0
	;;
	.mii
	(p7) add r42 = r14, r42
	nop 0
	;;
	(p7) shladd r42 = r42, 1, r0
.L47:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L48
	.mmi
	mov r14 = r17
	nop 0
	nop 0
.L45:
	.mib
	add r38 = r38, r8
	cmp4.lt p6, p7 = 8, r37
	(p6) br.cond.dptk .L49
	;;
	.mmi
	mov r37 = r14
	shladd r14 = r41, 2, r0
	mov r8 = r0
	;;
	.mmi
	add r14 = r14, r41
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r41 = r36, r14
	br .L301
.L160:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mlx
	nop 0
	movl r15 = 55574528
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	mix4.r r45 = r14, r45
	and r14 = r43, r14
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r36
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r61, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L162
	.mib
	nop 0
	nop 0
	br .L300
.L292:
	.mii
	nop 0
	sxt4 r14 = r36
	addl r15 = @ltoffx(__mprec_tens#), r1
	.mmi
	setf.d f7 = r45
	;;
	ld8.mov r15 = [r15], __mprec_tens#
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mib
	getf.d r36 = f6
	nop 0
	br .L28
.L49:
	.mmi
	cmp4.lt p6, p7 = 16, r14
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	(p7) shladd r17 = r42, 2, r0
	(p7) mov r37 = r14
	(p7) mov r8 = r0
	.mmi
	ld1.a r36 = [r16]
	st8 [r39] = r16
	nop 0
	;;
	.mmi
	(p7) add r14 = r17, r42
	ld1.c.clr r36 = [r16]
	(p6) mov r8 = r0
	;;
	.mmi
	(p7) shladd r14 = r14, 1, r0
	nop 0
	sxt1 r36 = r36
	;;
	.mib
	(p7) add r42 = r15, r14
	(p6) mov r37 = r14
	br .L38
.L18:
	.mmi
	ld8 r75 = [r46]
	addl r74 = 53, r0
	adds r73 = 16, r12
	;;
	.mib
	cmp.eq p6, p7 = 0, r75
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __copybits#
	;;
	.mmi
	mov r1 = r71
	ld8 r74 = [r46]
	mov r73 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	nop 0
	;;
.L20:
	.mmi
	adds r14 = 40, r12
	addl r16 = @ltoffx(.L23), r1
	cmp4.ltu p6, p7 = 5, r37
	;;
	.mib
	ld4 r15 = [r14]
	nop 0
	(p6) br.cond.spnt .L21
	;;
	.mii
	ld8.mov r16 = [r16], .L23
	shladd r14 = r37, 3, r0
	;;
	add r14 = r14, r16
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L23:
	data8 @pcrel(.L21)
	data8 @pcrel(.L22)
	data8 @pcrel(.L26)
	data8 @pcrel(.L25)
	data8 @pcrel(.L24)
	data8 @pcrel(.L22)
	.section	.text,	"ax",	"progbits"
.L22:
	.mmb
	adds r14 = 1075, r15
	adds r15 = 16, r12
	nop 0
	.mmi
	addl r17 = -1048577, r0
	nop 0
	tbit.nz p6, p7 = r38, 3
	;;
	.mmi
	ld4 r16 = [r15]
	adds r15 = 20, r12
	dep.z r14 = r14, 20, 12
	;;
	.mmi
	ld4 r15 = [r15]
	nop 0
	shl r16 = r16, 32
	;;
	.mmi
	and r15 = r17, r15
	nop 0
	mix4.l r45 = r45, r16
	;;
	.mlx
	or r14 = r14, r15
	(p6) movl r15 = -2147483648
	;;
	.mii
	nop 0
	mix4.r r45 = r14, r45
	;;
	(p6) extr.u r14 = r45, 32, 32
	;;
	.mmi
	nop 0
	(p6) or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mix4.r r45 = r14, r45
	br .L275
.L25:
	.mib
	nop 0
	tbit.nz p6, p7 = r38, 3
	nop 0
	.mlx
	nop 0
	movl r14 = 2146435072
	;;
	.mib
	nop 0
	mix4.r r45 = r14, r45
	nop 0
	.mlx
	nop 0
	(p6) movl r15 = -2147483648
	;;
	.mii
	nop 0
	(p6) extr.u r14 = r45, 32, 32
	;;
	(p6) or r14 = r15, r14
	;;
	.mib
	nop 0
	(p6) mix4.r r45 = r14, r45
	br .L275
.L26:
	.mmi
	adds r15 = 16, r12
	nop 0
	tbit.nz p6, p7 = r38, 3
	;;
	.mii
	ld4 r14 = [r15]
	adds r15 = 20, r12
	;;
	shl r14 = r14, 32
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	mix4.l r45 = r45, r14
	;;
	.mib
	nop 0
	mix4.r r45 = r15, r45
	nop 0
	.mlx
	nop 0
	(p6) movl r15 = -2147483648
	;;
	.mii
	nop 0
	(p6) extr.u r14 = r45, 32, 32
	;;
	(p6) or r14 = r15, r14
	;;
	.mib
	nop 0
	(p6) mix4.r r45 = r14, r45
	br .L275
.L297:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dptk .L131
	.mii
	nop 0
	extr.u r50 = r50, 0, 52
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r50
	(p6) br.cond.dptk .L131
	.mib
	nop 0
	extr.u r14 = r45, 32, 32
	nop 0
	.mlx
	nop 0
	movl r15 = 2146435072
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 112197632
	;;
	.mib
	mov r36 = r14
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L131
	.mmi
	adds r14 = 24, r44
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 20, r44
	(p6) br.cond.dpnt .L133
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dpnt .L131
.L133:
	.mmi
	mov r74 = r44
	nop 0
	addl r75 = 1, r0
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = __lshift#
	;;
	.mmi
	mov r1 = r71
	mov r44 = r8
	nop 0
	.mmb
	mov r74 = r37
	mov r73 = r8
	br.call.sptk.many b0 = __mcmp#
	;;
	.mib
	mov r1 = r71
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dpnt .L302
	;;
.L131:
	.mib
	mov r36 = r45
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L178
.L146:
	.mlx
	nop 0
	movl r14 = 0x3950000000000000
	.mmi
	setf.d f7 = r45
	ld8 r8 = [r46]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f7, f6
	;;
	.mmi
	getf.d r36 = f6
	;;
	mov r14 = r36
	cmp.eq p6, p7 = 0, r36
	;;
	.mmi
	nop 0
	(p6) addl r14 = 34, r0
	nop 0
	;;
	.mmi
	(p6) st4 [r32] = r14
	nop 0
	nop 0
.L305:
	.mib
	mov r74 = r8
	mov r73 = r32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r53
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L28
.L298:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.dptk .L136
	.mii
	nop 0
	extr.u r14 = r45, 32, 32
	addl r15 = 1048575, r0
	;;
	.mmi
	nop 0
	and r16 = r15, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L303
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r55
	(p7) br.cond.dptk .L273
	.mmi
	nop 0
	and r54 = r54, r45
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r54
	(p6) br.cond.dptk .L131
.L148:
	.mib
	mov r73 = r45
	mov r74 = r49
	br.call.sptk.many b0 = sulp#
	;;
	.mmi
	setf.d f6 = r50
	mov r1 = r71
	cmp4.ne p6, p7 = 0, r49
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mbb
	getf.d r45 = f6
	(p6) br.cond.dptk .L146
	nop 0
	;;
	.mmi
	mov r36 = r45
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L178
.L136:
	.mii
	nop 0
	extr.u r14 = r50, 0, 52
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L142
	;;
[.L143:]
	.mii
	nop 0
	extr.u r14 = r45, 32, 32
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r49
	nop 0
	(p6) br.cond.dptk .L144
	.mlx
	nop 0
	movl r15 = 2146435072
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 112197632
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r14
	movl r15 = 57671680
	.mmb
	mov r36 = r14
	nop 0
	(p6) br.cond.dpnt .L145
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L146
.L152:
	.mmi
	ld8 r8 = [r46]
	addl r14 = 34, r0
	mov r73 = r32
	.mmi
	getf.d r36 = f0
	;;
	nop 0
	mov r74 = r8
	.mmb
	nop 0
	st4 [r32] = r14
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r53
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r44
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L28
.L273:
	.mmi
	nop 0
	and r14 = r55, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L148
	;;
	.mib
	mov r36 = r45
	cmp4.ne p6, p7 = 0, r49
	(p6) br.cond.dptk .L146
	.mib
	nop 0
	nop 0
	br .L178
	;;
.L142:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r55
	(p6) br.cond.dptk .L149
	.mii
	nop 0
	extr.u r14 = r45, 32, 32
	;;
	and r14 = r55, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L131
.L150:
	.mib
	mov r73 = r45
	mov r74 = r49
	br.call.sptk.many b0 = sulp#
	;;
	.mmi
	setf.d f7 = r50
	nop 0
	mov r1 = r71
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mfi
	getf.d r14 = f7
	fcmp.eq p6, p7 = f7, f0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L152
	;;
	.mmi
	nop 0
	(p7) mov r45 = r14
	cmp4.ne p6, p7 = 0, r49
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L146
	;;
	.mmi
	mov r36 = r45
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L178
.L191:
	.mmi
	addl r19 = @ltoffx(__mprec_bigtens#), r1
	nop 0
	mov r14 = r0
	;;
	.mib
	ld8.mov r19 = [r19], __mprec_bigtens#
	nop 0
	br .L89
.L104:
	.mmi
	addp4 r15 = r14, r0
	addl r14 = -1, r0
	addl r49 = 106, r0
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	;;
	and r14 = r14, r45
	;;
	.mii
	nop 0
	shl r14 = r14, 32
	nop 0
	;;
	.mib
	nop 0
	mix4.l r45 = r45, r14
	br .L102
.L302:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r49
	(p6) br.cond.dptk .L145
	;;
.L144:
	.mmi
	ld8 r8 = [r46]
	nop 0
	extr.u r14 = r45, 32, 32
	.mlx
	mov r73 = r32
	movl r15 = 2146435072
	;;
	.mmi
	and r14 = r15, r14
	addl r15 = -1048576, r0
	mov r74 = r8
	;;
	.mii
	add r14 = r14, r15
	addl r15 = 1048575, r0
	;;
	or r14 = r15, r14
	;;
	.mib
	nop 0
	mix4.r r45 = r14, r45
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r38
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	nop 0
	mov r74 = r37
	.mmb
	mov r73 = r32
	nop 0
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmb
	mov r1 = r71
	mov r74 = r53
	nop 0
	.mib
	mov r73 = r32
	dep r45 = -1, r45, 0, 32
	br.call.sptk.many b0 = _Bfree#
	;;
	.mmi
	mov r1 = r71
	mov r74 = r44
	nop 0
	.mmb
	mov r73 = r32
	mov r36 = r45
	br.call.sptk.many b0 = _Bfree#
	;;
	.mib
	nop 0
	mov r1 = r71
	br .L28
.L303:
	.mib
	mov r17 = r45
	cmp4.eq p6, p7 = 0, r49
	(p6) br.cond.dptk .L194
	.mlx
	nop 0
	movl r15 = 2146435072
	.mlx
	nop 0
	movl r16 = 111149056
	;;
	.mmi
	nop 0
	and r15 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L194
	.mii
	nop 0
	shr.u r15 = r15, 20
	addl r16 = -1, r0
	;;
	.mmi
	nop 0
	sub r15 = 107, r15
	nop 0
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	shl r15 = r16, r15
	;;
.L138:
	.mib
	cmp4.ne p6, p7 = r15, r17
	nop 0
	(p7) br.cond.dpnt .L304
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r55
	(p7) br.cond.dptk .L273
	.mmi
	nop 0
	and r17 = r54, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L148
	;;
	.mib
	mov r36 = r45
	cmp4.ne p6, p7 = 0, r49
	(p6) br.cond.dptk .L146
	.mib
	nop 0
	nop 0
	br .L178
.L194:
	.mib
	nop 0
	addl r15 = -1, r0
	br .L138
.L149:
	.mmi
	nop 0
	and r54 = r54, r45
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r54
	(p7) br.cond.dptk .L150
	;;
	.mib
	mov r36 = r45
	cmp4.ne p6, p7 = 0, r49
	(p6) br.cond.dptk .L146
	.mib
	nop 0
	nop 0
	br .L178
.L145:
	.mmi
	nop 0
	addl r16 = -1048576, r0
	addl r15 = 1048575, r0
	.mmi
	ld8 r8 = [r46]
	;;
	add r14 = r36, r16
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	nop 0
	mix4.r r45 = r14, r45
	.mlx
	nop 0
	movl r14 = 0x3950000000000000
	;;
	.mmi
	setf.d f6 = r14
	;;
	nop 0
	dep r45 = -1, r45, 0, 32
	;;
	.mmi
	nop 0
	setf.d f7 = r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f7, f6
	;;
	.mmi
	getf.d r36 = f6
	;;
	mov r14 = r36
	cmp.eq p6, p7 = 0, r36
	;;
	.mmi
	nop 0
	(p6) addl r14 = 34, r0
	nop 0
	;;
	.mib
	(p6) st4 [r32] = r14
	nop 0
	br .L305
.L304:
	.mlx
	nop 0
	movl r15 = 9218868437227405311
	;;
	.mlx
	cmp.eq p6, p7 = r15, r50
	movl r15 = 2146435072
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	and r14 = r15, r14
	addl r15 = 1048576, r0
	cmp4.ne p6, p7 = 0, r49
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	mix4.r r45 = r14, r45
	;;
	dep r45 = 0, r45, 0, 32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L146
	;;
	.mmi
	mov r36 = r45
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L178
	.endp _strtod_l#
	.align 16
	.align 64
	.global _strtod_r#
	.type	_strtod_r#, @function
	.proc _strtod_r#
_strtod_r:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	nop 0
	addl r35 = @ltoffx(__global_locale#), r1
	;;
	.mmi
	nop 0
	ld8.mov r35 = [r35], __global_locale#
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many _strtod_l#
	;;
	break.f 0
	;;
	.endp _strtod_r#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	fpinan.0#, @object
	.size	fpinan.0#, 20
fpinan.0:
	data4	52
	data4	-1074
	data4	971
	data4	1
	data4	0
	.align 4
	.type	fpi.1#, @object
	.size	fpi.1#, 20
fpi.1:
	data4	53
	data4	-1074
	data4	971
	data4	1
	data4	0
	.align 8
	.type	tinytens#, @object
	.size	tinytens#, 40
tinytens:
	data4	1016910514
	data4	-1747416644
	data4	961148451
	data4	-710367437
	data4	849678333
	data4	1156884285
	data4	626768392
	data4	-812869731
	data4	292029992
	data4	1689022275
	.global __copybits#
	.type	__copybits#, @function
	.global __hexnan#
	.type	__hexnan#, @function
	.global __multiply#
	.type	__multiply#, @function
	.global __pow5mult#
	.type	__pow5mult#, @function
	.global __gethex#
	.type	__gethex#, @function
	.global _Bfree#
	.type	_Bfree#, @function
	.global __ratio#
	.type	__ratio#, @function
	.global __mcmp#
	.type	__mcmp#, @function
	.global __mdiff#
	.type	__mdiff#, @function
	.global __lshift#
	.type	__lshift#, @function
	.global __i2b#
	.type	__i2b#, @function
	.global __d2b#
	.type	__d2b#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global _Balloc#
	.type	_Balloc#, @function
	.global __s2b#
	.type	__s2b#, @function
	.global nan#
	.type	nan#, @function
	.global __match#
	.type	__match#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global strlen#
	.type	strlen#, @function
	.global __ulp#
	.type	__ulp#, @function
	.ident	"GCC: (GNU) 12.2.0"
