// fb22758a9981dbac9a7de51158161730 emu/guest/libc/hpux/profile.c
	.file	"profile.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc write_file#
write_file:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 4, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	addl r45 = 438, r0
	addl r44 = 769, r0
	mov r43 = r32
	.mmb
	addp4 r35 = 0,r35
	addp4 r37 = 0,r37
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
	cmp4.ne p6, p7 = r34, r8
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
	cmp4.ne p6, p7 = r36, r8
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
	cmp4.ne p6, p7 = r38, r8
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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 7, 7, 0
	addp4 r32 = 0,r32
	shladd r38 = r36, 3, r0
	.mlx
	shladd r46 = r35, 1, r0
	movl r37 = @gprel(profile#)
	;;
	.mmb
	cmp.ne p6, p7 = 0, r32
	add r37 = r1, r37
	nop 0
	.mii
	adds r38 = 12, r38
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	;;
	.mmi
	addp4 r33 = 0,r33
	adds r14 = 4, r37
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	.mmb
	mov r15 = r32
	addp4 r34 = 0,r34
	(p7) br.cond.dpnt .L32
	;;
	.mmi
	cmp4.geu p6, p7 = r38, r46
	st4 [r14] = r46
	mov r14 = r33
	.mmb
	adds r16 = 8, r37
	adds r39 = 12, r37
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	cmp4.geu p6, p7 = 15, r32
	mov r44 = r34
	mov r45 = r0
	.mmi
	add r34 = r38, r34
	;;
	(p7) ld8 r15 = [r32]
	cmp4.geu p6, p7 = 15, r33
	;;
	.mmi
	(p7) ld8 r14 = [r33]
	st4 [r16] = r15
	nop 0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r17 = 4, r37
	addp4 r8 = 0,r8
	adds r14 = 8, r37
	.mmi
	ld4 r16 = [r39]
	adds r15 = 16, r37
	addp4 r44 = 0,r34
	;;
	.mmi
	ld4 r46 = [r14]
	mov r14 = r8
	adds r20 = 20, r37
	.mmi
	st4 [r15] = r36
	adds r19 = 24, r37
	mov r1 = r42
	;;
	.mmi
	ld4 r45 = [r17]
	st4 [r14] = r46, 4
	sub r15 = r16, r46
	.mmi
	adds r17 = 8, r8
	st4 [r37] = r8
	nop 0
	;;
	.mmi
	sub r45 = r45, r38
	st4 [r14] = r16
	nop 0
	.mmi
	st4 [r20] = r44
	;;
	and r18 = -2, r45
	extr.u r14 = r45, 1, 31
	.mmi
	st4 [r19] = r45
	st4 [r17] = r36
	nop 0
	;;
	.mii
	cmp4.geu p6, p7 = r18, r15
	shl r14 = r14, 17
	addp4 r15 = r15, r0
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	(p6) addl r47 = 65536, r0
	.mmb
	nop 0
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
	fcvt.xuf f10 = f7
	nop 0
	.mfi
	nop 0
	fcvt.xuf f6 = f6
	nop 0
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
	getf.sig r47 = f7
	nop 0
	nop 0
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L9:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L32:
	.mlx
	mov r46 = r0
	movl r37 = @gprel(profile#)
	.mmi
	mov r44 = r0
	mov r47 = r0
	mov r45 = r0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	ld4 r15 = [r37]
	nop 0
	adds r14 = 16, r37
	.mii
	mov r1 = r42
	mov r18 = r0
	;;
	addp4 r15 = 0,r15
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	adds r44 = 12, r15
	(p6) br.cond.dpnt .L11
	;;
	.mii
	ld4 r46 = [r14]
	addp4 r44 = 0,r44
	;;
	shladd r14 = r46, 3, r0
	.mmb
	mov r16 = r44
	cmp4.eq p6, p7 = 0, r46
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	add r14 = r14, r15
	;;
	sub r14 = r14, r44
	nop 0
	;;
	.mii
	adds r14 = 4, r14
	nop 0
	;;
	extr.u r14 = r14, 3, 29
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L14:
	.mmi
	addp4 r14 = 0,r16
	shladd r15 = r18, 3, r0
	adds r16 = 8, r16
	;;
	.mmi
	mov r17 = r14
	adds r14 = 4, r14
	add r15 = r15, r44
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r15 = 0,r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) ld4 r14 = [r17], 4
	(p7) adds r18 = 1, r18
	;;
	.mmi
	(p7) st4 [r15] = r14, 4
	;;
	(p7) ld4 r14 = [r17]
	nop 0
	;;
	.mib
	(p7) st4 [r15] = r14
	nop 0
	br.cloop.sptk.few .L14
	.mmi
	shladd r14 = r18, 3, r0
	nop 0
	sub r46 = r46, r18
	;;
	.mii
	add r44 = r14, r44
	shladd r46 = r46, 3, r0
	;;
	addp4 r44 = 0,r44
.L12:
	.mib
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	adds r14 = 4, r37
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	.mmi
	ld4 r45 = [r37]
	ld4 r46 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = write_file#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L11:
	.mii
	st4 [r37] = r0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
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
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	adds r15 = 20, r14
	adds r17 = 24, r14
	adds r16 = 8, r14
	.mmi
	adds r14 = 12, r14
	;;
	ld4 r36 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mmi
	ld4 r37 = [r17]
	ld4 r38 = [r16]
	nop 0
	;;
	.mib
	nop 0
	extr.u r15 = r37, 1, 31
	nop 0
	.mmi
	ld4 r14 = [r14]
	nop 0
	and r17 = -2, r37
	;;
	.mii
	nop 0
	shl r15 = r15, 17
	sub r14 = r14, r38
	;;
	.mmi
	setf.sig f7 = r15
	cmp4.geu p6, p7 = r17, r14
	addp4 r16 = r14, r0
	;;
	.mib
	(p6) addl r39 = 65536, r0
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mmi
	cmp.eq p6, p7 = 0, r16
	;;
	(p6) break 1
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f10 = f7
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
	getf.sig r39 = f7
	nop 0
	nop 0
.L44:
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
.L34:
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
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	.mlx
	mov r38 = r1
	movl r35 = @gprel(profile#)
	;;
	.mmi
	mov r34 = r32
	cmp4.geu p6, p7 = 15, r32
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	mov r14 = r33
	add r35 = r1, r35
	addl r39 = 1, r0
	;;
	.mmi
	nop 0
	(p7) ld8 r34 = [r32]
	cmp4.geu p6, p7 = 15, r33
	.mmi
	adds r17 = 8, r35
	adds r16 = 12, r35
	adds r15 = 24, r35
	;;
	.mii
	(p7) ld8 r14 = [r33]
	and r34 = -4, r34
	;;
	adds r14 = 3, r14
	.mmi
	st4 [r17] = r34
	;;
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	sub r34 = r14, r34
	st4 [r16] = r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r34, 1, 31
	shladd r34 = r34, 1, r0
	;;
	.mii
	adds r14 = 1, r14
	nop 0
	;;
	and r14 = -2, r14
	;;
	.mib
	st4 [r15] = r14
	mov r40 = r14
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	addl r16 = 4999, r0
	addp4 r15 = r34, r0
	adds r17 = 20, r35
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r38
	addl r14 = 50, r0
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r16, r34
	shladd r16 = r15, 2, r0
	.mmb
	nop 0
	st4 [r17] = r8
	(p6) br.cond.dptk .L50
	;;
	.mmi
	add r16 = r16, r15
	;;
	shladd r16 = r16, 3, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r15
	;;
	nop 0
	shl r14 = r16, 10
	;;
	.mmi
	sub r14 = r14, r16
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mii
	sub r14 = r14, r15
	nop 0
	;;
	shr.u r14 = r14, 37
	;;
.L50:
	.mmi
	adds r15 = 28, r35
	nop 0
	mov r39 = r14
	.mmi
	addl r40 = 12, r0
	nop 0
	adds r35 = 20, r35
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmb
	mov r1 = r38
	addp4 r8 = 0,r8
	nop 0
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov b0 = r36
	;;
	.mmb
	cmp4.ne p6, p7 = 0, r14
	cmp4.ne p8, p9 = 0, r8
	nop 0
	.mmi
	addl r14 = @gprel(arcs#), gp
	nop 0
	mov ar.pfs = r37
	;;
	.mmi
	st4 [r14] = r8
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L55
	br.ret.sptk.many b0
.L55:
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
	ld4 r17 = [r15]
	adds r14 = 16, r15
	;;
	.mmi
	nop 0
	addp4 r17 = 0,r17
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r14
	(p9) br.cond.dpnt .L83
.L57:
	.mmi
	nop 0
	addl r17 = @gprel(arcs#), gp
	extr.u r14 = r32, 2, 30
	.mmi
	adds r18 = 8, r15
	adds r21 = 28, r15
	adds r15 = 12, r15
	;;
	.mii
	ld4 r19 = [r17]
	dep.z r16 = r14, 5, 27
	addl r20 = 65501, r0
	;;
	.mmi
	addp4 r19 = 0,r19
	sub r16 = r16, r14
	extr.u r14 = r33, 2, 30
	;;
	.mib
	cmp.eq p6, p7 = 0, r19
	add r16 = r16, r14
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	nop 0
	ld4 r17 = [r18]
	addp4 r14 = r16, r0
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	sub r18 = r32, r17
	.mmi
	sub r15 = r15, r17
	setf.sig f6 = r14
	addl r17 = 65501, r0
	;;
	.mib
	cmp4.leu p6, p7 = r15, r18
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	ld4 r15 = [r21]
	setf.exp f9 = r17
	nop 0
	;;
	.mmi
	addp4 r14 = r15, r0
	sub r18 = r0, r15
	cmp4.eq p8, p9 = 0, r15
	;;
	.mmi
	setf.sig f11 = r14
	setf.sig f10 = r18
	nop 0
	.mib
	andcm r14 = -1, r18
	(p8) break 1
	(p8) br.cond.dpnt .L56
	;;
	.mfi
	nop 0
	fcvt.xuf f7 = f6
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
.L64:
	.pred.rel.mutex p8, p9
	.mmi
	shladd r15 = r14, 1, r0
	nop 0
	adds r16 = 1, r14
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	addp4 r17 = r16, r0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	setf.sig f7 = r17
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r17 = 8, r14
	;;
	ld4 r15 = [r17]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mmi
	nop 0
	ld4 r18 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r18
	(p7) br.cond.dpnt .L84
.L63:
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
	br.cloop.sptk.few .L64
	;;
.L56:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L84:
	.pred.rel.mutex p8, p9
	.mmi
	adds r18 = 4, r14
	;;
	ld4 r21 = [r18]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r21
	(p6) br.cond.dptk .L63
	.mmi
	adds r15 = 1, r15
	st4 [r14] = r32
	nop 0
	.mmi
	st4 [r18] = r33
	;;
	st4 [r17] = r15
	nop 0
.L86:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L83:
	.pred.rel.mutex p8, p9
	.mmi
	addp4 r16 = r14, r0
	cmp.ne p6, p7 = r0, r0
	nop 0
	.mmi
	addl r18 = 65501, r0
	sub r14 = r0, r14
	addl r21 = 65501, r0
	;;
	.mii
	setf.sig f11 = r16
	extr.u r16 = r33, 2, 30
	(p6) break 1
	.mmb
	setf.sig f10 = r14
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	setf.exp f9 = r18
	setf.sig f6 = r16
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
	fcvt.xuf f7 = f6
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
	.mmi
	adds r16 = 1, r14
	nop 0
	shladd r14 = r14, 3, r0
	;;
	.mmi
	addp4 r18 = r16, r0
	nop 0
	adds r14 = 12, r14
	;;
	.mii
	setf.sig f7 = r18
	add r14 = r14, r17
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r19 = 4, r14
	;;
	ld4 r18 = [r19]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r18
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	nop 0
	ld4 r20 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r20, r33
	nop 0
	(p7) br.cond.dpnt .L85
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
	br.cloop.sptk.few .L60
	.mib
	nop 0
	nop 0
	br .L57
	;;
.L66:
	.mmi
	nop 0
	addl r15 = 1, r0
	adds r18 = 4, r14
	.mii
	st4 [r14] = r32
	nop 0
	;;
	nop 0
	.mmb
	st4 [r18] = r33
	st4 [r17] = r15
	br .L86
.L65:
	.mmi
	addl r18 = 1, r0
	st4 [r14] = r33
	nop 0
	;;
	.mib
	st4 [r19] = r18
	nop 0
	br .L57
.L85:
	.mmi
	adds r18 = 1, r18
	st4 [r14] = r33
	nop 0
	;;
	.mib
	st4 [r19] = r18
	nop 0
	br .L57
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
	.fframe 16
	adds r12 = -16, r12
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
	adds r34 = 24, r12
	.save rp, r35
	mov r35 = b0
	.body
	mov r41 = r0
	;;
	.mmi
	adds r14 = 8, r32
	adds r15 = 12, r32
	mov r40 = r0
	.mmi
	st4 [r34] = r0
	mov r39 = r0
	mov r38 = r0
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	st4 [r16] = r14
	nop 0
	adds r14 = 20, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = profil#
	;;
	.mmi
	ld4 r43 = [r33]
	nop 0
	adds r14 = 28, r32
	.mii
	mov r1 = r37
	mov r18 = r0
	;;
	addp4 r43 = 0,r43
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	mov r16 = r43
	(p6) br.cond.dpnt .L87
	;;
	.mmi
	nop 0
	ld4 r44 = [r14]
	nop 0
	;;
	.mib
	shladd r19 = r44, 1, r0
	cmp4.eq p6, p7 = 0, r44
	(p6) br.cond.dpnt .L89
	;;
	.mmi
	nop 0
	add r19 = r19, r44
	nop 0
	;;
	.mii
	shladd r19 = r19, 2, r0
	nop 0
	;;
	add r19 = r19, r43
	.align 32
.L91:
	.mmi
	addp4 r15 = 0,r16
	shladd r14 = r18, 1, r0
	adds r16 = 12, r16
	;;
	.mmi
	mov r17 = r15
	adds r15 = 8, r15
	add r14 = r14, r18
	.mmi
	cmp4.ne p6, p7 = r19, r16
	;;
	addp4 r15 = 0,r15
	shladd r14 = r14, 2, r0
	;;
	.mii
	ld4 r15 = [r15]
	add r14 = r14, r43
	;;
	cmp4.eq p8, p9 = 0, r15
	.mmi
	addp4 r14 = 0,r14
	;;
	(p9) ld4 r15 = [r17], 4
	(p9) adds r18 = 1, r18
	;;
	.mmi
	(p9) st4 [r14] = r15, 4
	;;
	(p9) ld4 r15 = [r17], 4
	nop 0
	;;
	.mmi
	(p9) st4 [r14] = r15, 4
	;;
	(p9) ld4 r15 = [r17]
	nop 0
	;;
	.mib
	(p9) st4 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L91
	.mmi
	nop 0
	shladd r44 = r18, 1, r0
	nop 0
	;;
	.mii
	add r44 = r44, r18
	nop 0
	;;
	shladd r44 = r44, 2, r0
.L89:
	.mlx
	adds r14 = 24, r32
	movl r38 = @gprel(.LC20)
	.mmi
	adds r15 = 16, r12
	adds r32 = 20, r32
	addl r40 = 12, r0
	;;
	.mmi
	ld4 r42 = [r14]
	add r38 = r1, r38
	mov r39 = r15
	.mmi
	ld4 r41 = [r32]
	;;
	adds r14 = 12, r42
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = write_file#
	;;
	.mmi
	mov r1 = r37
	st4 [r33] = r0
	nop 0
.L87:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _mcleanup#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	arcs#, @object
	.size	arcs#, 4
arcs:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	profile#, @object
	.size	profile#, 32
profile:
	.skip	32
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
