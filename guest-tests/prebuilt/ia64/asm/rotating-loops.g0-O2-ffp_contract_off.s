// da48c5f6ab81a6c21d08c0a4e2b6bf68
	.file	"rotating-loops.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_tick#
on_tick:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_tick#
	.align 16
	.align 64
	.proc on_fault#
on_fault:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addl r15 = @gprel(faults#), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	addl r16 = @gprel(page#), gp
	adds r33 = 16, r33
	mov r36 = r1
	.body
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	addl r39 = 3, r0
	.mmi
	ld8 r38 = [r16]
	;;
	adds r14 = 1, r14
	sub r16 = r0, r38
	.mmi
	nop 0
	ld8 r37 = [r33]
	nop 0
	;;
	.mib
	st4 [r15] = r14
	and r37 = r16, r37
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp on_fault#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"at != MAP_FAILED && sizeof expected >= (size_t)(PAGES * page)"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"wrong == 0"
	.align 8
.LC5:
	stringz	"memcmp(at, expected, (size_t)(PAGES * page)) == 0"
	.align 8
.LC6:
	stringz	"faults > 300"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 17, 6, 0
	adds r16 = -40, r12
	nop 0
	.mmi
	adds r17 = -32, r12
	.fframe 400
	adds r12 = -400, r12
	mov r18 = ar.lc
	;;
	.mmi
	addl r14 = @ltoff(@fptr(memmove#)), gp
	adds r44 = 344, r12
	adds r45 = 336, r12
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	mov r48 = r1
	addl r43 = @gprel(page#), gp
	;;
	.mmi
	ld8 r14 = [r14]
	.save.f 0x4
	stf.spill [r17] = f4
	.save rp, r46
	mov r46 = b0
	.mmi
	adds r49 = 172, r12
	addl r51 = 132, r0
	mov r50 = r0
	;;
	.mmi
	st8.rel [r44] = r14
	addl r14 = @ltoff(@fptr(memcpy#)), gp
	adds r33 = 160, r12
	.mmi
	adds r32 = 304, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st8.rel [r45] = r14
	;;
	.savesp ar.lc, 360
	st8 [r16] = r18, 24
	nop 0
	;;
	.mib
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r48
	addl r15 = 4, r0
	addl r51 = 132, r0
	.mii
	mov r50 = r0
	adds r49 = 28, r12
	;;
	addl r14 = @ltoff(@fptr(on_fault#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r33] = r14
	adds r14 = 168, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r48
	adds r16 = 16, r12
	addl r14 = 4000, r0
	.mmi
	addl r49 = 30, r0
	st8 [r32] = r0
	nop 0
	;;
	.mlx
	addl r15 = @ltoff(@fptr(on_tick#)), gp
	movl r40 = @gprel(expected.0#)
	.mmi
	addl r42 = @gprel(state#), gp
	;;
	ld8 r15 = [r15]
	add r40 = r1, r40
	;;
	.mlx
	st8 [r16] = r15
	movl r16 = 268435456
	.mmi
	adds r15 = 24, r12
	;;
	st4 [r15] = r16
	adds r15 = 312, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 320, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 328, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	shladd r34 = r8, 3, r0
	mov r54 = r0
	addl r53 = -1, r0
	.mmi
	addl r52 = 34, r0
	mov r1 = r48
	addl r51 = 3, r0
	;;
	.mmi
	mov r50 = r34
	nop 0
	mov r49 = r0
	.mmb
	st8 [r43] = r8
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r14 = 262144, r0
	mov r1 = r48
	mov r37 = r8
	;;
	.mlx
	cmp.geu p6, p7 = r14, r34
	movl r51 = @gprel(.LC2)
	.mlx
	nop 0
	movl r49 = @gprel(.LC3)
	;;
	.mmi
	(p6) addl r15 = 1, r0
	add r51 = r1, r51
	add r49 = r1, r49
	;;
	.mii
	(p7) mov r15 = r0
	cmp.ne p6, p7 = -1, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r33
	nop 0
	.mmb
	mov r51 = r0
	addl r49 = 11, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r48
	adds r50 = 16, r12
	nop 0
	.mmb
	mov r51 = r0
	addl r49 = 27, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	nop 0
	.mmb
	mov r50 = r32
	addl r49 = 2, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mlx
	ld8 r35 = [r43]
	movl r18 = 6364136223846793005
	.mmi
	mov r1 = r48
	mov r16 = r40
	mov r15 = r37
	;;
	.mmi
	shladd r17 = r35, 3, r0
	setf.sig f7 = r18
	cmp.lt p6, p7 = 0, r35
	.mlx
	nop 0
	movl r18 = -9223372036854775808
	;;
	.mmi
	(p7) ldf8 f6 = [r42]
	nop 0
	cmp.eq p8, p9 = r18, r17
	.mlx
	adds r14 = -1, r17
	movl r18 = 1442695040888963407
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mmb
	setf.sig f8 = r18
	ldf8 f6 = [r42]
	nop 0
	.mib
	cmp.ge p6, p7 = 0, r17
	mov ar.lc = r14
	(p6) br.cond.spnt .L43
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.spnt .L43
.L9:
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r18 = f6
	;;
	nop 0
	extr.u r14 = r18, 33, 8
	;;
	.mmi
	nop 0
	st1 [r16] = r14, 1
	nop 0
	.mmb
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L9
	;;
.L53:
	.mii
	mov r15 = r0
	cmp.ge p6, p7 = 0, r17
	;;
	(p7) adds r15 = -1, r17
	;;
	.mmi
	nop 0
	add r15 = r37, r15
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	nop 0
.L8:
	.mlx
	addl r39 = 1023, r0
	movl r14 = 6364136223846793005
	.mlx
	shladd r17 = r35, 1, r0
	movl r15 = 1442695040888963407
	;;
	.mmi
	setf.sig f3 = r14
	setf.sig f2 = r15
	addl r38 = 1200, r0
	.mlx
	mov r41 = r0
	movl r16 = -6148914691236517205
	;;
	.mmi
	nop 0
	setf.sig f4 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f3, f2
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f3, f2
	nop 0
	.mmi
	getf.sig r18 = f6
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	xma.l f6 = f7, f3, f2
	nop 0
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r34 = r18, 33
	;;
	.mmi
	nop 0
	and r34 = r39, r34
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f3, f2
	nop 0
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r14 = r15, 33
	;;
	.mmi
	and r14 = r39, r14
	;;
	sub r33 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r18 = f7
	nop 0
	;;
	.mii
	nop 0
	extr.u r32 = r16, 33, 6
	;;
	shr.u r36 = r18, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f4
	;;
	.mii
	getf.sig r14 = f6
	nop 0
	;;
	shr.u r15 = r14, 1
	.mmi
	and r14 = -2, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	sub r36 = r36, r14
	;;
	cmp4.ne p6, p7 = 0, r36
	nop 0
	;;
	.mib
	nop 0
	(p7) add r32 = r33, r32
	(p7) br.cond.dptk .L13
	.align 32
.L52:
	.mmf
	nop 0
	nop 0
	xma.l f6 = f7, f3, f2
	.mmi
	cmp4.ne p6, p7 = 1, r36
	nop 0
	shladd r15 = r35, 2, r0
	;;
	.mib
	(p7) sub r32 = r33, r32
	add r15 = r15, r35
	(p7) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	add r15 = r15, r32
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f3, f2
	nop 0
	.mmi
	getf.sig r16 = f6
	;;
	getf.sig r18 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 33
	;;
	and r14 = r39, r14
	;;
	.mmi
	nop 0
	sub r32 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r18, 33
	(p6) br.cond.dptk .L13
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f3, f2
	.mmi
	setf.sig f8 = r35
	nop 0
	mov r50 = r35
	;;
	.mfi
	getf.sig r14 = f7
	xma.l f6 = f7, f3, f2
	nop 0
	;;
	.mii
	nop 0
	extr.u r49 = r14, 33, 1
	nop 0
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r37
	nop 0
	;;
	.mmi
	nop 0
	adds r49 = 4, r49
	nop 0
	;;
	.mii
	setf.sig f7 = r49
	nop 0
	;;
	shr.u r51 = r14, 33
	.mmi
	st8 [r42] = r14
	;;
	andcm r51 = 1, r51
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f8, f6
	;;
	.mib
	getf.sig r49 = f7
	nop 0
	br.call.sptk.many b0 = mprotect#
.L15:
	.mmi
	ld8.acq r14 = [r45]
	add r35 = r37, r32
	add r50 = r37, r33
	.mii
	mov r51 = r34
	add r33 = r40, r33
	;;
	mov r49 = r35
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
	.mii
	add r50 = r40, r32
	mov r1 = r48
	;;
	cmp.gtu p6, p7 = r33, r50
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r34
	(p7) br.cond.dpnt .L50
	;;
.L30:
	.mmi
	cmp.eq p6, p7 = 0, r34
	adds r15 = -1, r34
	mov r14 = r0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L18:
	.mmi
	add r16 = r33, r14
	add r15 = r50, r14
	adds r14 = 1, r14
	;;
	.mmi
	ld1.acq r16 = [r16]
	;;
	nop 0
	zxt1 r16 = r16
	;;
	.mib
	st1.rel [r15] = r16
	nop 0
	br.cloop.sptk.few .L18
.L20:
	.mmi
	mov r49 = r35
	nop 0
	mov r51 = r34
	.mmb
	adds r38 = -1, r38
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r8
	nop 0
	mov r1 = r48
	.mii
	ld8 r35 = [r43]
	cmp4.ne p6, p7 = 0, r38
	;;
	(p8) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p9) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r41 = r41, r14
	(p7) br.cond.dpnt .L51
.L21:
	.mmi
	ldf8 f6 = [r42]
	nop 0
	shladd r17 = r35, 1, r0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f3, f2
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f3, f2
	nop 0
	.mmi
	getf.sig r18 = f6
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	xma.l f6 = f7, f3, f2
	nop 0
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r34 = r18, 33
	;;
	.mmi
	nop 0
	and r34 = r39, r34
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f3, f2
	nop 0
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r14 = r15, 33
	;;
	.mmi
	and r14 = r39, r14
	;;
	sub r33 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r18 = f7
	nop 0
	;;
	.mii
	nop 0
	extr.u r32 = r16, 33, 6
	;;
	shr.u r36 = r18, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f4
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 1
	and r14 = -2, r14
	;;
	.mmi
	add r14 = r14, r15
	;;
	sub r36 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L52
	;;
	.mmi
	(p7) add r32 = r33, r32
	nop 0
	nop 0
.L13:
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f3, f2
	.mmi
	setf.sig f6 = r35
	nop 0
	mov r50 = r35
	;;
	.mfi
	getf.sig r15 = f7
	xma.l f8 = f7, f3, f2
	nop 0
	;;
	.mmi
	getf.sig r14 = f8
	stf8 [r42] = f8
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 33, 1
	nop 0
	;;
	.mmi
	setf.sig f7 = r15
	;;
	nop 0
	shr.u r51 = r14, 33
	;;
	.mmi
	nop 0
	andcm r51 = 1, r51
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f7, f6, f6
	;;
	.mmi
	nop 0
	getf.sig r35 = f6
	nop 0
	;;
	.mib
	add r49 = r37, r35
	add r35 = r37, r32
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r36
	add r50 = r37, r33
	nop 0
	.mmb
	mov r51 = r34
	mov r49 = r35
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	(p6) ld8.acq r14 = [r44]
	nop 0
	add r33 = r40, r33
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
	.mii
	add r50 = r40, r32
	mov r1 = r48
	;;
	cmp.gtu p6, p7 = r33, r50
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r34
	(p6) br.cond.dptk .L30
	;;
.L50:
	.mib
	cmp.ltu p6, p7 = r33, r50
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L20
	.mii
	adds r14 = -1, r34
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L23:
	.mmi
	add r16 = r33, r14
	add r15 = r50, r14
	adds r14 = -1, r14
	;;
	.mmi
	ld1.acq r16 = [r16]
	;;
	nop 0
	zxt1 r16 = r16
	;;
	.mib
	st1.rel [r15] = r16
	nop 0
	br.cloop.sptk.few .L23
	.mmi
	mov r49 = r35
	nop 0
	mov r51 = r34
	.mmb
	adds r38 = -1, r38
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r8
	nop 0
	mov r1 = r48
	.mii
	ld8 r35 = [r43]
	cmp4.ne p6, p7 = 0, r38
	;;
	(p8) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p9) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r41 = r41, r14
	(p6) br.cond.dptk .L21
.L51:
	.mmi
	nop 0
	mov r32 = r37
	mov ar.lc = 7
	;;
.L25:
	.mmi
	mov r49 = r32
	addl r51 = 3, r0
	nop 0
	.mmb
	mov r50 = r35
	add r32 = r32, r35
	br.call.sptk.many b0 = mprotect#
	;;
	.mib
	nop 0
	mov r1 = r48
	br.cloop.sptk.few .L25
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r41
	movl r51 = @gprel(.LC4)
	.mlx
	nop 0
	movl r49 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC0)
	.mmi
	add r51 = r1, r51
	nop 0
	add r49 = r1, r49
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	ld8 r51 = [r43]
	mov r49 = r37
	;;
	.mlx
	nop 0
	movl r50 = @gprel(expected.0#)
	.mmi
	nop 0
	shladd r51 = r51, 3, r0
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC0)
	.mlx
	nop 0
	movl r51 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC1)
	.mlx
	add r51 = r1, r51
	movl r49 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r50 = r1, r50
	nop 0
	add r49 = r1, r49
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	addl r14 = @gprel(faults#), gp
	movl r51 = @gprel(.LC6)
	.mlx
	nop 0
	movl r49 = @gprel(.LC3)
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	addl r14 = 300, r0
	.mii
	add r51 = r1, r51
	add r49 = r1, r49
	;;
	cmp4.geu p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r48
	nop 0
	.mmi
	adds r19 = 360, r12
	adds r20 = 368, r12
	mov b0 = r46
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r47
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	;;
	.mib
	ldf.fill f4 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	br.ret.sptk.many b0
.L43:
	.body
	.copy_state 1
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	mov ar.lc = 0
	;;
	.mmi
	getf.sig r18 = f6
	;;
	nop 0
	extr.u r14 = r18, 33, 8
	;;
	.mmi
	nop 0
	st1 [r16] = r14, 1
	nop 0
	.mmb
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L9
	.mib
	nop 0
	nop 0
	br .L53
	.endp main#
	.bss
	.align 8
	.type	expected.0#, @object
	.size	expected.0#, 262144
expected.0:
	.skip	262144
	.section	.sdata,"aws"
	.align 8
	.type	state#, @object
	.size	state#, 8
state:
	data8	1
	.sbss
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.align 4
	.type	faults#, @object
	.size	faults#, 4
faults:
	.skip	4
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
