// e7a2dd9c8159f7c2612a226a1e5a6351 guest-tests/hpux/host/math.c
	.file	"math.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"lgamma"
	.align 8
.LC1:
	stringz	"tgamma"
	.align 8
.LC2:
	stringz	"atanh"
	.align 8
.LC3:
	stringz	"logb"
	.align 8
.LC4:
	stringz	"remainder"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc is_left_out#
is_left_out:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r37 = r1
	addp4 r32 = 0,r32
	;;
	.mfi
	.save.f 0x1
	stf.spill [r16] = f2, 32
	mov f2 = f9
	.save rp, r35
	mov r35 = b0
	.mlx
	.save.f 0x2
	stf.spill [r17] = f3
	movl r14 = 0x001089ed476ecab0
	;;
	.mmf
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	setf.d f4 = r14
	mov f3 = f8
	.mfb
	nop 0
	mov f8 = f9
	br.call.sptk.many b0 = fabs#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f4
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mib
	(p6) addl r33 = 1, r0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r37
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mmi
	(p6) addl r34 = 1, r0
	nop 0
	nop 0
.L3:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
.L9:
	.mmi
	addl r8 = 1, r0
	nop 0
	nop 0
.L1:
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r36
	.mmi
	nop 0
	ldf.fill f3 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L6
	;;
.L10:
	.mib
	cmp4.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f3, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L9
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 0x4062c00000000000
	.mmi
	mov r1 = r37
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L9
.L8:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f2
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L1
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mii
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	(p6) addl r8 = 1, r0
	;;
	.mmi
	(p7) mov r8 = r0
	ldf.fill f2 = [r18], 32
	mov b0 = r35
	.mmi
	ldf.fill f3 = [r19]
	;;
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L23:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r37
	;;
	(p6) addl r34 = 1, r0
	;;
	.mmf
	(p7) mov r34 = r0
	nop 0
	fcmp.neq p6, p7 = f2, f0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L4
.L22:
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	mov r1 = r37
	fcmp.lt p6, p7 = f8, f4
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) addl r33 = 1, r0
	nop 0
	add r39 = r1, r39
	;;
	.mib
	(p7) mov r33 = r0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	(p6) addl r34 = 1, r0
	(p6) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br .L23
.L6:
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	nop 0
	fcmp.eq p6, p7 = f8, f1
	mov r1 = r37
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L10
	.mib
	nop 0
	addl r8 = 1, r0
	br .L1
	.endp is_left_out#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"\n"
	.align 8
.LC6:
	stringz	" EDOM\n"
	.align 8
.LC7:
	stringz	" ERANGE\n"
	.align 8
.LC8:
	stringz	"%s nan"
	.align 8
.LC9:
	stringz	"%s %.12g"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mfi
	addp4 r32 = 0,r32
	fcmp.eq p6, p7 = f8, f8
	mov r35 = r1
	;;
	.mmi
	getf.d r38 = f8
	.save.f 0x1
	stf.spill [r16] = f2
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	mov r37 = r32
	movl r36 = @gprel(.LC9)
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	add r36 = r1, r36
	nop 0
	(p6) br.cond.dptk .L25
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	ld4 r14 = [r8]
	;;
	nop 0
	add r36 = r1, r36
	.mmb
	nop 0
	cmp4.eq p6, p7 = 33, r14
	(p7) br.cond.dpnt .L34
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	nop 0
.L27:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r35
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r0
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	ld4 r14 = [r8]
	;;
	add r36 = r1, r36
	cmp4.eq p6, p7 = 33, r14
	;;
	.mib
	nop 0
	addp4 r36 = 0,r36
	(p6) br.cond.dptk .L27
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 34, r14
	(p7) br.cond.dpnt .L35
.L28:
	.mlx
	nop 0
	movl r36 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	;;
	.mib
	addp4 r36 = 0,r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r35
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r0
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 2
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 0x7e37e43c8800759c
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	setf.d f6 = r14
	movl r36 = @gprel(.LC7)
	;;
	.mmi
	add r36 = r1, r36
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r35
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r0
	ldf.fill f2 = [r17]
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"fmod"
	.align 8
.LC13:
	stringz	"pow"
	.align 8
.LC14:
	stringz	"fmod %.17g\n"
	.align 8
.LC15:
	stringz	"sin"
	.align 8
.LC16:
	stringz	"cos"
	.align 8
.LC17:
	stringz	"exp"
	.align 8
.LC18:
	stringz	"log"
	.align 8
.LC19:
	stringz	"atan2"
	.align 8
.LC20:
	stringz	"sqrt"
	.align 8
.LC21:
	stringz	"cbrt"
	.align 8
.LC22:
	stringz	"j0"
	.align 8
.LC23:
	stringz	"y1"
	.align 8
.LC24:
	stringz	"jn"
	.align 8
.LC26:
	stringz	"%.17g %d %.17g %.17g %.17g\n"
	.align 8
.LC27:
	stringz	"%.17g\n"
	.align 8
.LC28:
	stringz	"%ld %ld %d\n"
	.align 8
.LC29:
	stringz	"%s %.5g\n"
	.align 8
.LC30:
	stringz	"%s nan\n"
	.align 8
.LC31:
	stringz	"%.5g %.5g %.6g\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC10:
	data4	one#+4
	.align 4
.LC11:
	data4	two#+4
	.align 4
.LC25:
	data4	values#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 6, 0
	adds r16 = -104, r12
	nop 0
	.mmi
	adds r17 = -96, r12
	.fframe 144
	adds r12 = -144, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r14 = @gprel(.LC10), gp
	.save rp, r47
	mov r47 = b0
	.mlx
	mov r49 = r1
	movl r40 = @gprel(values#)
	;;
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4, 32
	movl r34 = @gprel(one#)
	.mmi
	add r40 = r1, r40
	ld4 r35 = [r14]
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	add r34 = r1, r34
	mov r39 = r40
	.mmi
	mov r41 = r40
	;;
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	adds r42 = 256, r34
	;;
	.mmi
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17
	.body
	nop 0
	nop 0
.L37:
	.mmb
	adds r37 = 208, r40
	addp4 r38 = 0,r35
	nop 0
	.mmi
	mov r40 = r41
	addp4 r36 = 0,r34
	mov ar.lc = 25
	;;
	.mmi
	adds r33 = -208, r37
	nop 0
	nop 0
	.align 32
.L39:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r15 = 0,r33
	ld4 r14 = [r38]
	addp4 r8 = 0,r8
	.mmi
	adds r33 = 8, r33
	;;
	ldfd f3 = [r15]
	addp4 r14 = 0,r14
	.mmi
	nop 0
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	;;
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = b6
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmf
	ld4 r32 = [r36]
	mov r1 = r49
	mov f8 = f3
	;;
	.mmi
	addp4 r32 = 0,r32
	;;
	mov r50 = r32
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f2
	br.call.sptk.many b0 = is_left_out#
	;;
	.mmi
	nop 0
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L74
	br.cloop.sptk.few .L39
.L78:
	.mmi
	adds r34 = 8, r34
	nop 0
	adds r35 = 8, r35
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r42, r34
	(p6) br.cond.dptk .L37
	.mlx
	nop 0
	movl r16 = 0x40f86a0000000000
	.mlx
	addl r14 = @gprel(.LC11), gp
	movl r44 = @gprel(two#)
	;;
	.mmi
	setf.d f5 = r16
	nop 0
	add r44 = r1, r44
	.mlx
	ld4 r45 = [r14]
	movl r35 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	.mlx
	add r35 = r1, r35
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	.mmi
	adds r46 = 72, r44
	add r43 = r1, r43
	add r40 = r1, r40
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	nop 0
.L40:
	.mmi
	mov r33 = r39
	addp4 r42 = 0,r45
	addp4 r41 = 0,r44
	;;
	.align 32
.L50:
	.mmi
	mov r34 = r39
	addp4 r36 = 0,r33
	mov ar.lc = 25
	.align 32
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r15 = 0,r34
	ldfd f4 = [r36]
	addp4 r8 = 0,r8
	.mmi
	adds r34 = 8, r34
	ld4 r14 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	ldfd f2 = [r15]
	addp4 r14 = 0,r14
	.mmi
	nop 0
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f4
	;;
	.mfb
	nop 0
	mov f9 = f2
	br.call.sptk.many b0 = b6
	;;
	.mmf
	ld4 r32 = [r41]
	nop 0
	mov f3 = f8
	.mii
	mov r1 = r49
	mov r51 = r35
	;;
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	mov r50 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L41
	.mib
	mov r51 = r40
	mov r50 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L75
.L41:
	.mib
	mov r51 = r35
	mov r50 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f0
	.mii
	cmp4.eq p8, p9 = 0, r8
	mov r1 = r49
	;;
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p6) addl r14 = 1, r0
	(p9) mov r15 = r0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L76
	br.cloop.sptk.few .L47
.L79:
	.mmi
	nop 0
	adds r33 = 8, r33
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r37, r33
	(p7) br.cond.dptk .L50
	.mmi
	adds r44 = 8, r44
	nop 0
	adds r45 = 8, r45
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r46, r44
	(p7) br.cond.dptk .L40
	.mlx
	nop 0
	movl r16 = 0x3d20000000000000
	.mlx
	nop 0
	movl r15 = 0x40f86a0000000000
	;;
	.mlx
	setf.d f18 = r16
	movl r16 = 0x403e000000000000
	.mlx
	setf.d f16 = r15
	movl r15 = 0x3fe0000000000000
	;;
	.mlx
	setf.d f5 = r16
	movl r14 = 0x3cb0000000000000
	.mlx
	setf.d f4 = r15
	movl r43 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mlx
	setf.d f17 = r14
	movl r37 = @gprel(.LC20)
	;;
	.mlx
	addl r14 = 399, r0
	movl r36 = @gprel(.LC21)
	.mlx
	addl r32 = 7, r0
	movl r35 = @gprel(.LC22)
	;;
	.mlx
	add r43 = r1, r43
	movl r34 = @gprel(.LC23)
	.mlx
	add r42 = r1, r42
	movl r33 = @gprel(.LC24)
	;;
	.mmi
	add r41 = r1, r41
	add r40 = r1, r40
	add r39 = r1, r39
	.mmi
	add r38 = r1, r38
	add r37 = r1, r37
	add r36 = r1, r36
	;;
	.mmb
	nop 0
	add r35 = r1, r35
	nop 0
	.mmi
	add r34 = r1, r34
	add r33 = r1, r33
	mov ar.lc = r14
	.align 32
.L49:
	.mii
	nop 0
	shl r14 = r32, 13
	;;
	xor r14 = r32, r14
	;;
	.mii
	nop 0
	shr.u r15 = r14, 7
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shl r14 = r15, 17
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shl r15 = r14, 13
	shr.u r16 = r14, 11
	;;
	.mmi
	xor r15 = r14, r15
	setf.sig f3 = r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 7
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shl r32 = r14, 17
	nop 0
	;;
	.mii
	xor r32 = r14, r32
	nop 0
	;;
	shr.u r14 = r32, 11
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f3 = f3
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r49
	;;
	.mmi
	nop 0
	st4 [r8] = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f3 = f3, f18
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f2 = f2
	;;
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = sin#
	;;
	.mib
	mov r50 = r43
	mov r1 = r49
	br.call.sptk.many b0 = show#
	;;
	.mfi
	nop 0
	fmpy.d f2 = f2, f17
	mov r1 = r49
	;;
	.mfb
	nop 0
	fmpy.d f8 = f2, f16
	br.call.sptk.many b0 = cos#
	;;
	.mib
	mov r50 = r42
	mov r1 = r49
	br.call.sptk.many b0 = show#
	;;
	.mfb
	mov r1 = r49
	fmpy.d f8 = f2, f5
	br.call.sptk.many b0 = exp#
	;;
	.mib
	mov r50 = r41
	mov r1 = r49
	br.call.sptk.many b0 = show#
	;;
	.mfb
	mov r1 = r49
	mov f8 = f3
	br.call.sptk.many b0 = log#
	;;
	.mib
	mov r50 = r40
	mov r1 = r49
	br.call.sptk.many b0 = show#
	;;
	.mfi
	nop 0
	mov f9 = f2
	nop 0
	.mfb
	mov r1 = r49
	mov f8 = f3
	br.call.sptk.many b0 = pow#
	;;
	.mmi
	mov r50 = r39
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mfi
	nop 0
	mov f9 = f3
	nop 0
	.mfb
	mov r1 = r49
	mov f8 = f2
	br.call.sptk.many b0 = atan2#
	;;
	.mmi
	mov r50 = r38
	nop 0
	mov r1 = r49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mfb
	mov r1 = r49
	mov f8 = f3
	br.call.sptk.many b0 = sqrt#
	;;
	.mib
	mov r50 = r37
	mov r1 = r49
	br.call.sptk.many b0 = show#
	;;
	.mfb
	mov r1 = r49
	mov f8 = f3
	br.call.sptk.many b0 = cbrt#
	;;
	.mib
	mov r50 = r36
	mov r1 = r49
	br.call.sptk.many b0 = show#
	;;
	.mfb
	mov r1 = r49
	mov f8 = f2
	br.call.sptk.many b0 = j0#
	;;
	.mib
	mov r50 = r35
	mov r1 = r49
	br.call.sptk.many b0 = show#
	;;
	.mfb
	mov r1 = r49
	fadd.d f8 = f2, f4
	br.call.sptk.many b0 = y1#
	;;
	.mib
	mov r1 = r49
	mov r50 = r34
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r50 = 3, r0
	.mfb
	nop 0
	fadd.d f8 = f2, f1
	br.call.sptk.many b0 = jn#
	;;
	.mib
	mov r1 = r49
	mov r50 = r33
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L49
	;;
	.mfi
	nop 0
	mov f2 = f0
	adds r33 = 24, r12
	.mlx
	addl r14 = @gprel(.LC25), gp
	movl r16 = 0x41cdcd6500000000
	;;
	.mlx
	nop 0
	movl r15 = 0x4014000000000000
	.mlx
	setf.d f16 = r16
	movl r36 = @gprel(.LC26)
	;;
	.mlx
	ld4 r32 = [r14]
	movl r35 = @gprel(.LC27)
	.mlx
	setf.d f17 = r15
	movl r38 = @gprel(.LC28)
	;;
	.mib
	nop 0
	mov ar.lc = 25
	nop 0
	.mmi
	add r36 = r1, r36
	add r35 = r1, r35
	add r38 = r1, r38
	;;
	.mmf
	mov r51 = r33
	nop 0
	mov f8 = f2
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = frexp#
	;;
	.mmf
	adds r14 = 16, r12
	nop 0
	mov f3 = f8
	.mmf
	mov r1 = r49
	nop 0
	mov f8 = f2
	;;
	.mib
	mov r51 = r14
	nop 0
	br.call.sptk.many b0 = modf#
	;;
	.mfi
	adds r15 = 16, r12
	mov f4 = f8
	mov r1 = r49
	.mmf
	addl r51 = 3, r0
	ld4 r34 = [r33]
	mov f8 = f2
	;;
	.mib
	ldfd f5 = [r15]
	nop 0
	br.call.sptk.many b0 = ldexp#
	;;
	.mmi
	getf.d r51 = f3
	mov r52 = r34
	mov r50 = r36
	.mmi
	mov r1 = r49
	;;
	getf.d r55 = f8
	nop 0
	;;
	.mmi
	nop 0
	getf.d r53 = f4
	nop 0
	;;
	.mib
	getf.d r54 = f5
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f17
	.mmf
	mov r1 = r49
	nop 0
	mov f8 = f2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = nextafter#
	;;
	.mmi
	getf.d r51 = f8
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmf
	mov r1 = r49
	nop 0
	mov f8 = f2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f2, f0
	mov r1 = r49
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmf
	(p7) mov r14 = r0
	nop 0
	fcmp.lt p6, p7 = f8, f16
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L77
.L51:
	.mib
	nop 0
	addp4 r14 = 0,r32
	br.cloop.sptk.few .L52
.L80:
	.mlx
	addl r34 = @ltoff(@fptr(sinf#)), gp
	movl r16 = 0x3ebd70a4
	.mlx
	addl r32 = -20, r0
	movl r37 = @gprel(floats#)
	;;
	.mmi
	setf.s f2 = r16
	add r37 = r1, r37
	mov ar.lc = 59
	.mlx
	ld8 r34 = [r34]
	movl r35 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC29)
	.mmi
	adds r38 = 64, r37
	addp4 r34 = 0,r34
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	addp4 r33 = 0,r37
	.align 32
.L57:
	.mii
	nop 0
	sxt4 r14 = r32
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	ld8 r14 = [r34], 8
	nop 0
	;;
	.mmi
	ld8 r1 = [r34], -8
	nop 0
	mov b6 = r14
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f2
	br.call.sptk.many b0 = b6
	;;
	.mfi
	mov r50 = r36
	fcmp.neq p6, p7 = f8, f8
	mov r1 = r49
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L55
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	.mmi
	ld4 r51 = [r33]
	nop 0
	adds r32 = 1, r32
	;;
	.mib
	getf.d r52 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L57
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
.L81:
	.mmi
	adds r37 = 8, r37
	addl r32 = -20, r0
	mov ar.lc = 59
	;;
	.mmi
	adds r14 = 4, r37
	nop 0
	cmp4.eq p6, p7 = r38, r37
	.mmb
	addp4 r33 = 0,r37
	nop 0
	(p6) br.cond.dpnt .L58
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld4 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L57
.L74:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmb
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L39
	.mib
	nop 0
	nop 0
	br .L78
.L75:
	.mib
	mov r51 = r38
	mov r50 = r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmb
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f4, f0
	.mfi
	nop 0
	fcmp.lt p8, p9 = f8, f5
	mov r1 = r49
	;;
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L45
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L41
	.align 32
.L45:
	.mmf
	nop 0
	nop 0
	mov f9 = f3
	.mfi
	nop 0
	mov f8 = f2
	mov r50 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = is_left_out#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L41
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	.mmb
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L47
	.mib
	nop 0
	nop 0
	br .L79
.L76:
	.mib
	getf.d r51 = f3
	mov r50 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L47
	.mib
	nop 0
	nop 0
	br .L79
.L52:
	.mmi
	ldfd f2 = [r14]
	nop 0
	mov r51 = r33
	.mmi
	st4 [r33] = r0
	nop 0
	adds r32 = 8, r32
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = frexp#
	;;
	.mmf
	adds r14 = 16, r12
	nop 0
	mov f3 = f8
	.mmf
	mov r1 = r49
	nop 0
	mov f8 = f2
	;;
	.mib
	mov r51 = r14
	nop 0
	br.call.sptk.many b0 = modf#
	;;
	.mfi
	adds r15 = 16, r12
	mov f4 = f8
	mov r1 = r49
	.mmf
	addl r51 = 3, r0
	ld4 r34 = [r33]
	mov f8 = f2
	;;
	.mib
	ldfd f5 = [r15]
	nop 0
	br.call.sptk.many b0 = ldexp#
	;;
	.mmi
	getf.d r51 = f3
	mov r52 = r34
	mov r50 = r36
	.mmi
	mov r1 = r49
	;;
	getf.d r55 = f8
	nop 0
	;;
	.mmi
	nop 0
	getf.d r53 = f4
	nop 0
	;;
	.mib
	getf.d r54 = f5
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f17
	.mmf
	mov r1 = r49
	nop 0
	mov f8 = f2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = nextafter#
	;;
	.mmi
	getf.d r51 = f8
	nop 0
	mov r1 = r49
	.mmb
	mov r50 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmf
	mov r1 = r49
	nop 0
	mov f8 = f2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f2, f0
	mov r1 = r49
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmf
	(p7) mov r14 = r0
	nop 0
	fcmp.lt p6, p7 = f8, f16
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
.L77:
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = lrint#
	;;
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	.mmb
	mov r1 = r49
	mov r34 = r8
	br.call.sptk.many b0 = lround#
	;;
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	.mmb
	mov r1 = r49
	mov r37 = r8
	br.call.sptk.many b0 = ilogb#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r8
	nop 0
	.mmi
	mov r52 = r37
	mov r51 = r34
	mov r50 = r38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	addp4 r14 = 0,r32
	br.cloop.sptk.few .L52
	.mib
	nop 0
	nop 0
	br .L80
.L55:
	.mmi
	ld4 r51 = [r33]
	nop 0
	mov r50 = r35
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L57
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L81
.L58:
	.mlx
	nop 0
	movl r16 = 0x3fc00000
	.mlx
	nop 0
	movl r15 = 0x40e80000
	;;
	.mmi
	nop 0
	setf.s f9 = r15
	nop 0
	.mmb
	setf.s f8 = r16
	nop 0
	br.call.sptk.many b0 = powf#
	;;
	.mlx
	nop 0
	movl r15 = 0xbf800000
	.mlx
	mov r1 = r49
	movl r14 = 0x40400000
	;;
	.mmf
	setf.s f9 = r14
	nop 0
	mov f3 = f8
	.mmb
	setf.s f8 = r15
	nop 0
	br.call.sptk.many b0 = atan2f#
	;;
	.mfi
	nop 0
	mov f2 = f8
	mov r1 = r49
	.mlx
	nop 0
	movl r16 = 0x40400000
	;;
	.mlx
	nop 0
	movl r14 = 0x418c0000
	.mmi
	nop 0
	setf.s f9 = r16
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.call.sptk.many b0 = fmodf#
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f3 = f3
	.mfi
	nop 0
	fnorm.d f8 = f8
	mov r1 = r49
	;;
	.mfi
	nop 0
	fnorm.d f2 = f2
	nop 0
	.mlx
	nop 0
	movl r50 = @gprel(.LC31)
	;;
	.mmi
	add r50 = r1, r50
	;;
	getf.d r51 = f3
	nop 0
	;;
	.mmi
	nop 0
	getf.d r52 = f2
	nop 0
	;;
	.mib
	getf.d r53 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r49
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov b0 = r47
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r48
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
	ldf.fill f17 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f18 = [r20]
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	values#, @object
	.size	values#, 208
values:
	data4	0
	data4	0
	data4	-2147483648
	data4	0
	data4	1072693248
	data4	0
	data4	-1074790400
	data4	0
	data4	1071644672
	data4	0
	data4	-1075838976
	data4	0
	data4	1070805811
	data4	858993459
	data4	1073217536
	data4	0
	data4	1074003968
	data4	0
	data4	-1073479680
	data4	0
	data4	1074266112
	data4	0
	data4	1075642368
	data4	0
	data4	1076101120
	data4	0
	data4	-1071366144
	data4	0
	data4	1077978726
	data4	1717986918
	data4	1079585996
	data4	-858993459
	data4	-1064946688
	data4	0
	data4	1041313291
	data4	-400107883
	data4	1090397192
	data4	0
	data4	2146434963
	data4	1506574596
	data4	0
	data4	1
	data4	4712
	data4	-1955535317
	data4	2117592124
	data4	-2013235812
	data4	1107468383
	data4	536870912
	data4	-998182705
	data4	105764242
	data4	1074340347
	data4	1413754129
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"sinf"
	.align 8
.LC37:
	stringz	"cosf"
	.align 8
.LC38:
	stringz	"tanf"
	.align 8
.LC39:
	stringz	"expf"
	.align 8
.LC40:
	stringz	"logf"
	.align 8
.LC41:
	stringz	"sqrtf"
	.align 8
.LC42:
	stringz	"floorf"
	.align 8
.LC43:
	stringz	"ceilf"
	.section	.data.rel.ro,"aw"
	.align 4
	.type	floats#, @object
	.size	floats#, 64
floats:
	data4	.LC36
	data4	@fptr(sinf#)
	data4	.LC37
	data4	@fptr(cosf#)
	data4	.LC38
	data4	@fptr(tanf#)
	data4	.LC39
	data4	@fptr(expf#)
	data4	.LC40
	data4	@fptr(logf#)
	data4	.LC41
	data4	@fptr(sqrtf#)
	data4	.LC42
	data4	@fptr(floorf#)
	data4	.LC43
	data4	@fptr(ceilf#)
	.section	.rodata.str1.8
	.align 8
.LC44:
	stringz	"hypot"
	.align 8
.LC45:
	stringz	"copysign"
	.align 8
.LC46:
	stringz	"fmax"
	.align 8
.LC47:
	stringz	"fmin"
	.align 8
.LC48:
	stringz	"fdim"
	.section	.data.rel.ro
	.align 4
	.type	two#, @object
	.size	two#, 72
two:
	data4	.LC19
	data4	@fptr(atan2#)
	data4	.LC13
	data4	@fptr(pow#)
	data4	.LC44
	data4	@fptr(hypot#)
	data4	.LC12
	data4	@fptr(fmod#)
	data4	.LC4
	data4	@fptr(remainder#)
	data4	.LC45
	data4	@fptr(copysign#)
	data4	.LC46
	data4	@fptr(fmax#)
	data4	.LC47
	data4	@fptr(fmin#)
	data4	.LC48
	data4	@fptr(fdim#)
	.section	.rodata.str1.8
	.align 8
.LC49:
	stringz	"acos"
	.align 8
.LC50:
	stringz	"asin"
	.align 8
.LC51:
	stringz	"atan"
	.align 8
.LC52:
	stringz	"tan"
	.align 8
.LC53:
	stringz	"cosh"
	.align 8
.LC54:
	stringz	"sinh"
	.align 8
.LC55:
	stringz	"tanh"
	.align 8
.LC56:
	stringz	"acosh"
	.align 8
.LC57:
	stringz	"asinh"
	.align 8
.LC58:
	stringz	"exp2"
	.align 8
.LC59:
	stringz	"expm1"
	.align 8
.LC60:
	stringz	"log10"
	.align 8
.LC61:
	stringz	"log2"
	.align 8
.LC62:
	stringz	"log1p"
	.align 8
.LC63:
	stringz	"erf"
	.align 8
.LC64:
	stringz	"erfc"
	.align 8
.LC65:
	stringz	"ceil"
	.align 8
.LC66:
	stringz	"floor"
	.align 8
.LC67:
	stringz	"fabs"
	.align 8
.LC68:
	stringz	"rint"
	.align 8
.LC69:
	stringz	"round"
	.align 8
.LC70:
	stringz	"trunc"
	.section	.data.rel.ro
	.align 4
	.type	one#, @object
	.size	one#, 256
one:
	data4	.LC49
	data4	@fptr(acos#)
	data4	.LC50
	data4	@fptr(asin#)
	data4	.LC51
	data4	@fptr(atan#)
	data4	.LC16
	data4	@fptr(cos#)
	data4	.LC15
	data4	@fptr(sin#)
	data4	.LC52
	data4	@fptr(tan#)
	data4	.LC53
	data4	@fptr(cosh#)
	data4	.LC54
	data4	@fptr(sinh#)
	data4	.LC55
	data4	@fptr(tanh#)
	data4	.LC56
	data4	@fptr(acosh#)
	data4	.LC57
	data4	@fptr(asinh#)
	data4	.LC2
	data4	@fptr(atanh#)
	data4	.LC17
	data4	@fptr(exp#)
	data4	.LC58
	data4	@fptr(exp2#)
	data4	.LC59
	data4	@fptr(expm1#)
	data4	.LC18
	data4	@fptr(log#)
	data4	.LC60
	data4	@fptr(log10#)
	data4	.LC61
	data4	@fptr(log2#)
	data4	.LC62
	data4	@fptr(log1p#)
	data4	.LC3
	data4	@fptr(logb#)
	data4	.LC20
	data4	@fptr(sqrt#)
	data4	.LC21
	data4	@fptr(cbrt#)
	data4	.LC63
	data4	@fptr(erf#)
	data4	.LC64
	data4	@fptr(erfc#)
	data4	.LC0
	data4	@fptr(lgamma#)
	data4	.LC1
	data4	@fptr(tgamma#)
	data4	.LC65
	data4	@fptr(ceil#)
	data4	.LC66
	data4	@fptr(floor#)
	data4	.LC67
	data4	@fptr(fabs#)
	data4	.LC68
	data4	@fptr(rint#)
	data4	.LC69
	data4	@fptr(round#)
	data4	.LC70
	data4	@fptr(trunc#)
	.global trunc#
	.type	trunc#, @function
	.global round#
	.type	round#, @function
	.global rint#
	.type	rint#, @function
	.global floor#
	.type	floor#, @function
	.global ceil#
	.type	ceil#, @function
	.global tgamma#
	.type	tgamma#, @function
	.global lgamma#
	.type	lgamma#, @function
	.global erfc#
	.type	erfc#, @function
	.global erf#
	.type	erf#, @function
	.global logb#
	.type	logb#, @function
	.global log1p#
	.type	log1p#, @function
	.global log2#
	.type	log2#, @function
	.global log10#
	.type	log10#, @function
	.global expm1#
	.type	expm1#, @function
	.global exp2#
	.type	exp2#, @function
	.global atanh#
	.type	atanh#, @function
	.global asinh#
	.type	asinh#, @function
	.global acosh#
	.type	acosh#, @function
	.global tanh#
	.type	tanh#, @function
	.global sinh#
	.type	sinh#, @function
	.global cosh#
	.type	cosh#, @function
	.global tan#
	.type	tan#, @function
	.global atan#
	.type	atan#, @function
	.global asin#
	.type	asin#, @function
	.global acos#
	.type	acos#, @function
	.global fdim#
	.type	fdim#, @function
	.global fmin#
	.type	fmin#, @function
	.global fmax#
	.type	fmax#, @function
	.global copysign#
	.type	copysign#, @function
	.global remainder#
	.type	remainder#, @function
	.global fmod#
	.type	fmod#, @function
	.global hypot#
	.type	hypot#, @function
	.global ceilf#
	.type	ceilf#, @function
	.global floorf#
	.type	floorf#, @function
	.global sqrtf#
	.type	sqrtf#, @function
	.global logf#
	.type	logf#, @function
	.global expf#
	.type	expf#, @function
	.global tanf#
	.type	tanf#, @function
	.global cosf#
	.type	cosf#, @function
	.global fmodf#
	.type	fmodf#, @function
	.global atan2f#
	.type	atan2f#, @function
	.global powf#
	.type	powf#, @function
	.global ilogb#
	.type	ilogb#, @function
	.global lround#
	.type	lround#, @function
	.global lrint#
	.type	lrint#, @function
	.global sinf#
	.type	sinf#, @function
	.global nextafter#
	.type	nextafter#, @function
	.global ldexp#
	.type	ldexp#, @function
	.global modf#
	.type	modf#, @function
	.global frexp#
	.type	frexp#, @function
	.global jn#
	.type	jn#, @function
	.global y1#
	.type	y1#, @function
	.global j0#
	.type	j0#, @function
	.global cbrt#
	.type	cbrt#, @function
	.global sqrt#
	.type	sqrt#, @function
	.global atan2#
	.type	atan2#, @function
	.global pow#
	.type	pow#, @function
	.global log#
	.type	log#, @function
	.global exp#
	.type	exp#, @function
	.global cos#
	.type	cos#, @function
	.global sin#
	.type	sin#, @function
	.global __errno#
	.type	__errno#, @function
	.global printf#
	.type	printf#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
