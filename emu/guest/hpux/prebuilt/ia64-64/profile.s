// fb22758a9981dbac9a7de51158161730 emu/guest/libc/hpux/profile.c
	.file	"profile.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc write_file#
write_file:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 3, 0
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	nop 0
	mov r43 = r32
	nop 0
	;;
	.mib
	addl r45 = 438, r0
	addl r44 = 769, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r42
	mov r39 = r8
	.mmb
	mov r45 = r34
	mov r44 = r33
	(p7) br.cond.dpnt .L4
	;;
	.mib
	mov r43 = r8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r34, r8
	(p7) br.cond.dpnt .L8
.L4:
	.mib
	nop 0
	mov r43 = r32
	br.call.sptk.many b0 = perror#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L3:
	.mib
	mov r43 = r39
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	;;
.L8:
	.mmi
	mov r45 = r36
	nop 0
	mov r44 = r35
	.mmb
	mov r43 = r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = r36, r8
	(p6) br.cond.dptk .L4
	.mmi
	mov r45 = r38
	nop 0
	mov r44 = r37
	.mmb
	mov r43 = r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = r38, r8
	nop 0
	mov r1 = r42
	.mmb
	mov r43 = r32
	nop 0
	(p7) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = perror#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L3
	.endp write_file#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"mon.out"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global monitor#
	.type	monitor#, @function
	.proc monitor#
monitor:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 5, 8, 7, 0
	cmp.ne p6, p7 = 0, r32
	sxt4 r39 = r36
	.mlx
	mov r43 = r1
	movl r37 = @gprel(profile#)
	;;
	.mii
	nop 0
	.save rp, r41
	mov r41 = b0
	sxt4 r35 = r35
	.mmb
	shladd r38 = r39, 4, r0
	add r37 = r1, r37
	nop 0
	;;
	.mmi
	shladd r47 = r35, 1, r0
	adds r38 = 24, r38
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mmb
	adds r14 = 8, r37
	adds r40 = 24, r37
	(p7) br.cond.dpnt .L30
	;;
	.mmi
	cmp.geu p6, p7 = r38, r47
	st8 [r14] = r47
	adds r14 = 16, r37
	.mmb
	mov r46 = r0
	mov r45 = r34
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	cmp.geu p6, p7 = 15, r32
	;;
	(p7) ld8 r32 = [r32]
	cmp.geu p6, p7 = 15, r33
	;;
	.mmi
	(p7) ld8 r33 = [r33]
	st8 [r14] = r32
	nop 0
	;;
	.mib
	st8 [r40] = r33
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 8, r37
	adds r17 = 16, r37
	add r45 = r34, r38
	.mmi
	ld8 r16 = [r40]
	adds r14 = 32, r37
	adds r19 = 48, r37
	;;
	.mmi
	ld8 r47 = [r17]
	st4 [r14] = r36
	mov r14 = r8
	.mmi
	adds r17 = 16, r8
	st8 [r37] = r8
	mov r1 = r43
	;;
	.mmi
	ld8 r46 = [r15]
	nop 0
	adds r15 = 40, r37
	.mmi
	st8 [r14] = r47, 8
	st8 [r17] = r39
	nop 0
	;;
	.mmi
	st8 [r15] = r45
	nop 0
	sub r15 = r16, r47
	.mmi
	sub r46 = r46, r38
	st8 [r14] = r16
	nop 0
	;;
	.mmi
	setf.sig f6 = r15
	and r18 = -2, r46
	shr.u r14 = r46, 1
	.mmi
	st8 [r19] = r46
	;;
	cmp.geu p6, p7 = r18, r15
	shl r14 = r14, 17
	;;
	.mib
	(p6) addl r48 = 65536, r0
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	cmp.eq p6, p7 = 0, r15
	;;
	(p6) break 1
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf f10 = f6
	nop 0
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f7, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f9, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f7 = f7
	;;
	.mmi
	getf.sig r48 = f7
	nop 0
	nop 0
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L9:
	.mii
	nop 0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L30:
	.mlx
	mov r47 = r0
	movl r37 = @gprel(profile#)
	.mmi
	mov r45 = r0
	mov r48 = r0
	mov r46 = r0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	ld8 r45 = [r37]
	adds r14 = 32, r37
	mov r1 = r43
	;;
	.mib
	cmp.eq p6, p7 = 0, r45
	adds r45 = 24, r45
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	ld4 r19 = [r14]
	nop 0
	mov r15 = r45
	;;
	.mmi
	addp4 r14 = r19, r0
	nop 0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mib
	shladd r14 = r14, 4, r0
	(p6) mov r47 = r0
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	adds r14 = -16, r14
	nop 0
	mov r47 = r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 4
	;;
	mov ar.lc = r14
	.align 32
.L14:
	.mmi
	adds r16 = 8, r15
	nop 0
	addp4 r14 = r47, r0
	;;
	.mmi
	ld8 r18 = [r16]
	nop 0
	shladd r14 = r14, 4, r0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r18
	nop 0
	add r14 = r45, r14
	;;
	.mmi
	(p7) ld8 r18 = [r15]
	(p7) adds r47 = 1, r47
	adds r15 = 16, r15
	;;
	.mmi
	(p7) st8 [r14] = r18, 8
	;;
	(p7) ld8 r16 = [r16]
	nop 0
	;;
	.mib
	(p7) st8 [r14] = r16
	nop 0
	br.cloop.sptk.few .L14
	.mii
	addp4 r14 = r47, r0
	sub r47 = r19, r47
	;;
	shladd r14 = r14, 4, r0
	.mmi
	addp4 r47 = r47, r0
	;;
	add r45 = r45, r14
	shladd r47 = r47, 4, r0
.L12:
	.mib
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r43
	adds r14 = 8, r37
	mov r51 = r0
	.mmi
	mov r50 = r0
	mov r49 = r0
	mov r48 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC0)
	.mmi
	ld8 r46 = [r37]
	ld8 r47 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = write_file#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L11:
	.mii
	st8 [r37] = r0
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
	.endp monitor#
	.align 16
	.align 64
	.global moncontrol#
	.type	moncontrol#, @function
	.proc moncontrol#
moncontrol:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	cmp4.eq p6, p7 = 0, r32
	movl r14 = @gprel(profile#)
	;;
	.mmi
	add r14 = r1, r14
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r0
	mov r37 = r0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	adds r15 = 16, r14
	adds r16 = 24, r14
	adds r17 = 48, r14
	.mmi
	adds r14 = 40, r14
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	ld8 r37 = [r17]
	ld8 r38 = [r15]
	nop 0
	;;
	.mii
	ld8 r14 = [r16]
	shr.u r15 = r37, 1
	and r16 = -2, r37
	;;
	.mmi
	sub r14 = r14, r38
	nop 0
	shl r15 = r15, 17
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f8 = r14
	cmp.geu p6, p7 = r16, r14
	.mmi
	nop 0
	cmp.eq p8, p9 = 0, r14
	nop 0
	;;
	.mib
	(p6) addl r39 = 65536, r0
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	(p8) break 1
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf f7 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xuf f6 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f8, p6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f8 = f8
	;;
	.mmi
	getf.sig r39 = f8
	nop 0
	nop 0
.L42:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = profil#
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
	;;
.L32:
	.mib
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = profil#
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
	.endp moncontrol#
	.align 16
	.align 64
	.global monstartup#
	.type	monstartup#, @function
	.proc monstartup#
monstartup:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	cmp.geu p6, p7 = 15, r32
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r34 = @gprel(profile#)
	;;
	.mmi
	(p7) ld8 r32 = [r32]
	nop 0
	cmp.geu p6, p7 = 15, r33
	.mmi
	add r34 = r1, r34
	nop 0
	addl r39 = 1, r0
	;;
	.mmi
	(p7) ld8 r33 = [r33]
	adds r16 = 16, r34
	and r32 = -4, r32
	.mmi
	adds r14 = 24, r34
	adds r15 = 48, r34
	adds r35 = 40, r34
	;;
	.mmi
	adds r33 = 3, r33
	st8 [r16] = r32
	adds r34 = 56, r34
	;;
	.mmi
	nop 0
	and r33 = -4, r33
	nop 0
	;;
	.mmi
	sub r32 = r33, r32
	st8 [r14] = r33
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r32, 1
	shladd r32 = r32, 1, r0
	;;
	.mib
	st8 [r15] = r14
	mov r40 = r14
	br.call.sptk.many b0 = calloc#
	;;
	.mlx
	mov r1 = r38
	movl r14 = 2951479051793528259
	.mmi
	addl r40 = 24, r0
	st8 [r35] = r8
	shr.u r39 = r32, 2
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r39 = f6
	;;
	nop 0
	shr.u r39 = r39, 2
	;;
	.mmi
	cmp4.leu p6, p7 = 50, r39
	;;
	(p7) addl r39 = 50, r0
	nop 0
	;;
	.mib
	st4 [r34] = r39
	addp4 r39 = r39, r0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	cmp.ne p6, p7 = 0, r14
	addl r15 = @gprel(arcs#), gp
	mov ar.pfs = r37
	;;
	.mmi
	(p6) addl r14 = 1, r0
	st8 [r15] = r8
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L51
	br.ret.sptk.many b0
.L51:
	.mii
	addl r32 = 1, r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many moncontrol#
	;;
	break.f 0
	;;
	.endp monstartup#
	.align 16
	.align 64
	.global count_call#
	.type	count_call#, @function
	.proc count_call#
count_call:
	.prologue
	.mib
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	nop 0
	.mlx
	nop 0
	movl r15 = @gprel(profile#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	ld8 r19 = [r15]
	adds r14 = 32, r15
	;;
	.mib
	cmp.eq p6, p7 = 0, r19
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r14
	(p9) br.cond.dpnt .L79
.L53:
	.mmi
	nop 0
	adds r18 = 16, r15
	shr.u r17 = r32, 2
	.mmi
	adds r21 = 56, r15
	adds r15 = 24, r15
	shr.u r14 = r33, 2
	;;
	.mii
	nop 0
	dep.z r16 = r17, 5, 27
	addl r20 = 65501, r0
	;;
	.mmi
	sub r16 = r16, r17
	nop 0
	addl r17 = @gprel(arcs#), gp
	;;
	.mmi
	ld8 r19 = [r17]
	nop 0
	add r16 = r16, r14
	;;
	.mib
	cmp.eq p6, p7 = 0, r19
	addp4 r14 = r16, r0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	nop 0
	ld8 r17 = [r18]
	nop 0
	.mmi
	setf.sig f6 = r14
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	sub r15 = r15, r17
	sub r18 = r32, r17
	addl r17 = 65501, r0
	;;
	.mib
	cmp.leu p6, p7 = r15, r18
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	ld4 r15 = [r21]
	setf.exp f9 = r17
	nop 0
	;;
	.mmi
	addp4 r14 = r15, r0
	nop 0
	cmp4.eq p8, p9 = 0, r15
	;;
	.mfi
	setf.sig f11 = r14
	fcvt.xuf f7 = f6
	nop 0
	.mmb
	sub r14 = r0, r15
	(p8) break 1
	(p8) br.cond.dpnt .L52
	;;
	.mii
	setf.sig f10 = r14
	andcm r14 = -1, r14
	;;
	addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f11
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	nop 0
	.mmi
	setf.sig f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f10, f6, f7
	;;
	.mmi
	getf.sig r14 = f7
	nop 0
	nop 0
	;;
	.align 32
.L60:
	.pred.rel.mutex p8, p9
	.mii
	adds r16 = 1, r14
	addp4 r14 = r14, r0
	;;
	addp4 r15 = r16, r0
	;;
	.mii
	setf.sig f7 = r15
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r19, r14
	nop 0
	;;
	.mmi
	adds r17 = 16, r14
	;;
	ld8 r15 = [r17]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L62
	;;
	.mmi
	nop 0
	ld8 r18 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r32, r18
	(p7) br.cond.dpnt .L80
.L59:
	.pred.rel.mutex p8, p9
	.mfi
	nop 0
	fcvt.xuf f7 = f7
	nop 0
	.mfi
	setf.exp f9 = r20
	fcvt.xuf f8 = f11
	(p8) break 1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	nop 0
	.mmi
	setf.sig f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f10, f6, f7
	;;
	.mib
	getf.sig r14 = f7
	nop 0
	br.cloop.sptk.few .L60
	;;
.L52:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L80:
	.pred.rel.mutex p8, p9
	.mmi
	adds r18 = 8, r14
	;;
	ld8 r21 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r21
	(p6) br.cond.dptk .L59
	.mmi
	adds r15 = 1, r15
	st8 [r14] = r32
	nop 0
	.mmi
	st8 [r18] = r33
	;;
	st8 [r17] = r15
	nop 0
.L82:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L79:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	addp4 r16 = r14, r0
	extr.u r17 = r33, 2, 32
	.mmi
	cmp.ne p6, p7 = r0, r0
	sub r14 = r0, r14
	addl r21 = 65501, r0
	;;
	.mmi
	setf.sig f11 = r16
	setf.sig f9 = r17
	(p6) break 1
	.mmi
	nop 0
	addl r16 = 65501, r0
	nop 0
	;;
	.mmi
	setf.exp f12 = r16
	setf.sig f10 = r14
	andcm r14 = -1, r14
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	mov ar.lc = r14
	;;
	.mfi
	nop 0
	fcvt.xuf f7 = f9
	nop 0
	.mfi
	nop 0
	fcvt.xuf f8 = f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f12 = f8, f8, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f12, f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	xma.l f9 = f10, f6, f9
	;;
	.mmi
	getf.sig r14 = f9
	nop 0
	nop 0
	;;
	.align 32
.L56:
	.pred.rel.mutex p8, p9
	.mmi
	adds r16 = 1, r14
	nop 0
	addp4 r14 = r14, r0
	;;
	.mmi
	addp4 r17 = r16, r0
	nop 0
	shladd r14 = r14, 4, r0
	;;
	.mii
	setf.sig f7 = r17
	adds r14 = 24, r14
	;;
	add r14 = r19, r14
	;;
	.mmi
	adds r18 = 8, r14
	;;
	ld8 r17 = [r18]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mmi
	nop 0
	ld8 r20 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r20, r33
	nop 0
	(p7) br.cond.dpnt .L81
	;;
	.mfi
	nop 0
	fcvt.xuf f7 = f7
	nop 0
	.mfi
	setf.exp f9 = r21
	fcvt.xuf f8 = f11
	(p8) break 1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	nop 0
	.mmi
	setf.sig f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f10, f6, f7
	;;
	.mib
	getf.sig r14 = f7
	nop 0
	br.cloop.sptk.few .L56
	.mib
	nop 0
	nop 0
	br .L53
	;;
.L62:
	.mmi
	nop 0
	addl r15 = 1, r0
	adds r18 = 8, r14
	.mii
	st8 [r14] = r32
	nop 0
	;;
	nop 0
	.mmb
	st8 [r18] = r33
	st8 [r17] = r15
	br .L82
.L61:
	.mmi
	addl r17 = 1, r0
	st8 [r14] = r33
	nop 0
	;;
	.mib
	st8 [r18] = r17
	nop 0
	br .L53
.L81:
	.mmi
	adds r17 = 1, r17
	st8 [r14] = r33
	nop 0
	;;
	.mib
	st8 [r18] = r17
	nop 0
	br .L53
	.endp count_call#
	.section	.rodata.str1.8
	.align 8
.LC20:
	stringz	"gmon.out"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _mcleanup#
	.type	_mcleanup#, @function
	.proc _mcleanup#
_mcleanup:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 7, 0
	.fframe 32
	adds r12 = -32, r12
	addl r33 = @gprel(arcs#), gp
	.mlx
	mov r37 = r1
	movl r32 = @gprel(profile#)
	;;
	.mmb
	add r32 = r1, r32
	adds r16 = 16, r12
	nop 0
	.mii
	adds r34 = 32, r12
	.save rp, r35
	mov r35 = b0
	.body
	mov r41 = r0
	;;
	.mmi
	adds r14 = 16, r32
	adds r15 = 24, r32
	mov r40 = r0
	.mmi
	st4 [r34] = r0
	mov r39 = r0
	mov r38 = r0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	ld8 r43 = [r33]
	nop 0
	adds r14 = 56, r32
	.mmi
	mov r1 = r37
	nop 0
	mov r18 = r0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	mov r15 = r43
	(p6) br.cond.dpnt .L83
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r16 = r14, r0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	shladd r20 = r16, 1, r0
	(p6) mov r44 = r0
	(p6) br.cond.dpnt .L85
	;;
	.mmi
	nop 0
	add r20 = r20, r16
	nop 0
	;;
	.mii
	shladd r20 = r20, 3, r0
	nop 0
	;;
	add r20 = r20, r43
	.align 32
.L87:
	.mmi
	addp4 r17 = r18, r0
	adds r19 = 16, r15
	mov r16 = r15
	.mmi
	adds r15 = 24, r15
	;;
	ld8 r19 = [r19]
	shladd r14 = r17, 1, r0
	.mmi
	cmp.ne p6, p7 = r15, r20
	;;
	cmp.eq p8, p9 = 0, r19
	add r14 = r14, r17
	;;
	.mmi
	(p9) shladd r14 = r14, 3, r0
	(p9) ld8 r17 = [r16], 8
	(p9) adds r18 = 1, r18
	;;
	.mmi
	(p9) add r14 = r43, r14
	;;
	(p9) st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	(p9) ld8 r17 = [r16], 8
	;;
	(p9) st8 [r14] = r17, 8
	nop 0
	;;
	.mmi
	nop 0
	(p9) ld8 r16 = [r16]
	nop 0
	;;
	.mib
	(p9) st8 [r14] = r16
	nop 0
	(p6) br.cond.dptk .L87
	.mmi
	addp4 r18 = r18, r0
	;;
	shladd r44 = r18, 1, r0
	nop 0
	;;
	.mii
	add r44 = r44, r18
	nop 0
	;;
	shladd r44 = r44, 3, r0
.L85:
	.mlx
	adds r14 = 48, r32
	movl r38 = @gprel(.LC20)
	.mmi
	adds r32 = 40, r32
	addl r40 = 24, r0
	adds r39 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r42 = [r14]
	add r38 = r1, r38
	.mmi
	ld8 r41 = [r32]
	;;
	adds r14 = 24, r42
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = write_file#
	;;
	.mmi
	mov r1 = r37
	st8 [r33] = r0
	nop 0
.L83:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp _mcleanup#
	.section	.sbss,	"asw",	"nobits"
	.align 8
	.type	arcs#, @object
	.size	arcs#, 8
arcs:
	.skip	8
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	profile#, @object
	.size	profile#, 64
profile:
	.skip	64
	.global calloc#
	.type	calloc#, @function
	.global profil#
	.type	profil#, @function
	.global memset#
	.type	memset#, @function
	.global close#
	.type	close#, @function
	.global perror#
	.type	perror#, @function
	.global write#
	.type	write#, @function
	.global open#
	.type	open#, @function
	.ident	"GCC: (GNU) 12.2.0"
