// 878dcac3d9c3f193ec37f0d7a30bc192
	.file	"histogram.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc integers#
integers:
	.prologue
	.mmi
	addl r15 = 1, r0
	mov r16 = r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mii
	nop 0
	shl r14 = r32, 5
	;;
	sub r14 = r14, r32
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r17 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 6
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	nop 0
	adds r17 = -1, r14
	;;
	.mib
	(p6) addl r15 = 1, r0
	mov ar.lc = r17
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L3:
	.mii
	xor r15 = r15, r16
	adds r16 = 1, r16
	;;
	dep.z r14 = r15, 16, 16
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
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
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r15 = r14, r15
	br.cloop.sptk.few .L3
	;;
.L2:
	.mmi
	addl r14 = @gprel(sink#), gp
	nop 0
	mov ar.lc = r2
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp integers#
	.global __udivdi3#
	.global __umoddi3#
	.align 16
	.align 64
	.proc divisions#
divisions:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 2, 0
	mov r39 = r1
	.save ar.lc, r40
	mov r40 = ar.lc
	.mib
	nop 0
	shl r14 = r32, 5
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
	addl r41 = 12345, r0
	addl r34 = 1, r0
	.mlx
	addl r35 = 255, r0
	movl r36 = 1000000007
	;;
	.mii
	shladd r14 = r14, 2, r0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	add r14 = r14, r32
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = 1, r14
	nop 0
	adds r15 = -2, r14
	;;
	.mib
	(p6) addl r41 = 12345, r0
	mov ar.lc = r15
	(p6) br.cond.dpnt .L9
	;;
	.align 32
.L10:
	.mii
	and r42 = r35, r34
	addp4 r41 = r41, r0
	;;
	or r42 = 1, r42
	;;
	.mib
	nop 0
	zxt1 r42 = r42
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	or r42 = 1, r34
	mov r1 = r39
	nop 0
	.mmi
	mov r41 = r36
	mov r33 = r8
	adds r34 = 1, r34
	;;
	.mib
	addp4 r42 = r42, r0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	mov r1 = r39
	add r41 = r33, r8
	br.cloop.sptk.few .L10
	;;
.L9:
	.mmi
	addl r14 = @gprel(sink#), gp
	nop 0
	mov b0 = r37
	;;
	.mmi
	st4.rel [r14] = r41
	nop 0
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp divisions#
	.align 16
	.align 64
	.proc reals#
reals:
	.prologue
	.mfi
	nop 0
	mov f10 = f1
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mlx
	addl r14 = 1, r0
	movl r15 = 0x3fe0000000000000
	;;
	.mii
	setf.d f12 = r15
	shl r15 = r32, 5
	;;
	sub r15 = r15, r32
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r32
	nop 0
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = 1, r15
	nop 0
	adds r16 = -2, r15
	;;
	.mfi
	nop 0
	(p6) mov f10 = f1
	mov ar.lc = r16
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L16
	.align 32
.L17:
	.mmi
	setf.sig f6 = r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
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
	(p6) fmpy.d.s1 f9 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	;;
	.mfb
	nop 0
	fma.d f10 = f10, f12, f8
	br.cloop.sptk.few .L17
	;;
.L16:
	.mmi
	getf.d r15 = f10
	addl r14 = @gprel(fsink#), gp
	mov ar.lc = r2
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp reals#
	.align 16
	.align 64
	.proc library#
library:
	.prologue
	.body
	.mmi
	nop 0
	addl r14 = @gprel(sink#), gp
	nop 0
	;;
	.mib
	st4.rel [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp library#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"elsewhere"
	.align 8
.LC1:
	stringz	"profil"
	.align 8
.LC3:
	stringz	"   text at  ticks"
	.align 8
.LC4:
	stringz	"########################################"
	.align 8
.LC5:
	stringz	"%10lx %6u %-*.*s %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 15, 8, 0
	addl r16 = @ltoff(@fptr(integers#)), gp
	.save ar.lc, r46
	mov r46 = ar.lc
	.mlx
	mov r45 = r1
	movl r47 = @gprel(counters#)
	;;
	.mmi
	ld8 r16 = [r16]
	addl r15 = 44, r0
	.save rp, r43
	mov r43 = b0
	.body
	.mmi
	add r47 = r1, r47
	addl r48 = 512, r0
	addl r50 = 8192, r0
	;;
	.mmi
	adds r18 = 6, r16
	nop 0
	adds r14 = 4, r16
	;;
	.mmi
	ld2 r17 = [r16], 2
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r16 = [r16]
	shl r14 = r14, 32
	.mmi
	nop 0
	ld2 r35 = [r18]
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 16
	shl r35 = r35, 48
	;;
	.mmi
	or r16 = r17, r16
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mmi
	or r35 = r14, r35
	;;
	mov r49 = r35
	nop 0
	;;
#APP
// 133 "include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mmb
	cmp.eq p6, p7 = 0, r10
	mov r42 = r8
	nop 0
	.mib
	mov r32 = r8
	mov ar.lc = 39
	(p7) br.cond.dpnt .L47
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L26
	.align 32
.L27:
	.mib
	addl r47 = 8, r0
	nop 0
	br.call.sptk.many b0 = integers#
	;;
	.mib
	mov r1 = r45
	addl r47 = 8, r0
	br.call.sptk.many b0 = divisions#
	;;
	.mib
	mov r1 = r45
	addl r47 = 8, r0
	br.call.sptk.many b0 = reals#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L27
	.mmi
	addl r15 = 44, r0
	mov r47 = r0
	nop 0
	.mmi
	mov r48 = r0
	mov r49 = r0
	mov r50 = r0
	;;
#APP
// 133 "include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	.mib
	nop 0
	mov ar.lc = 63
	nop 0
	.mlx
	mov r32 = r8
	movl r36 = @gprel(counters#)
	;;
	.mlx
	nop 0
	movl r17 = 4294967297
	.mlx
	add r36 = r1, r36
	movl r18 = -9223372034707292160
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L48
	.align 32
.L30:
	.mmi
	ld8 r16 = [r36], 8
	nop 0
	psub4 r19 = r17, r18
	;;
	.mii
	nop 0
	unpack2.l r14 = r0, r16
	unpack2.h r16 = r0, r16
	;;
	.mii
	psub4 r15 = r14, r18
	psub4 r20 = r16, r18
	;;
	pcmp4.gt r15 = r15, r20
	;;
	.mii
	and r14 = r14, r15
	andcm r15 = r16, r15
	;;
	or r14 = r15, r14
	;;
	.mmi
	nop 0
	psub4 r15 = r14, r18
	nop 0
	;;
	.mmi
	pcmp4.gt r15 = r15, r19
	;;
	and r14 = r14, r15
	andcm r17 = r17, r15
	;;
	.mib
	nop 0
	or r17 = r17, r14
	br.cloop.sptk.few .L30
	;;
	.mib
	nop 0
	shr.u r38 = r17, 32
	nop 0
	.mlx
	psub4 r16 = r17, r18
	movl r34 = @gprel(counters#)
	;;
	.mlx
	psub4 r14 = r38, r18
	movl r41 = @gprel(.LC0)
	.mlx
	add r34 = r1, r34
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.mlx
	add r41 = r1, r41
	movl r47 = @gprel(.LC3)
	;;
	.mmi
	pcmp4.gt r14 = r14, r16
	add r40 = r1, r40
	add r39 = r1, r39
	.mmi
	add r47 = r1, r47
	;;
	and r38 = r38, r14
	andcm r14 = r17, r14
	;;
	.mib
	or r38 = r14, r38
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addp4 r38 = r38, r0
	.align 32
.L34:
	.mmi
	ld2 r33 = [r34], 2
	nop 0
	adds r32 = 16, r35
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L49
	;;
	.mib
	mov r35 = r32
	cmp.ne p6, p7 = r34, r36
	(p6) br.cond.dptk .L34
.L24:
	.mii
	mov r8 = r42
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
	;;
.L49:
	.mmi
	mov r18 = r0
	mov r37 = r41
	mov ar.lc = 3
	.mlx
	nop 0
	movl r15 = @gprel(functions.0#)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	nop 0
	;;
.L33:
	.mmi
	adds r14 = 8, r15
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	cmp.geu p8, p9 = r16, r18
	cmp.ltu p6, p7 = r16, r32
	;;
	.mmi
	(p8) addl r17 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r17 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r17, r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) ld8 r37 = [r15]
	(p7) mov r18 = r16
	.mmb
	nop 0
	adds r15 = 16, r15
	br.cloop.sptk.few .L33
	.mii
	shladd r47 = r33, 2, r0
	mov r48 = r38
	;;
	add r47 = r47, r33
	;;
	.mmi
	nop 0
	shladd r47 = r47, 3, r0
	nop 0
	;;
	.mib
	addp4 r47 = r47, r0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r35
	mov r53 = r37
	.mmi
	mov r52 = r40
	mov r51 = r8
	addl r50 = 40, r0
	;;
	.mmi
	mov r49 = r33
	nop 0
	mov r47 = r39
	.mmb
	mov r35 = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = r34, r36
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L24
.L47:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r45
	st4 [r8] = r32
	nop 0
	;;
.L26:
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.mmi
	nop 0
	addl r42 = 1, r0
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = perror#
	;;
	.mmi
	mov r8 = r42
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
	;;
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r45
	st4 [r8] = r32
	mov ar.lc = 63
	.mlx
	nop 0
	movl r17 = 4294967297
	;;
	.mlx
	nop 0
	movl r18 = -9223372034707292160
	.mmb
	nop 0
	nop 0
	br .L30
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"integers"
	.align 8
.LC7:
	stringz	"divisions"
	.align 8
.LC8:
	stringz	"reals"
	.align 8
.LC9:
	stringz	"library"
	.section	.rodata
	.align 8
	.type	functions.0#, @object
	.size	functions.0#, 64
functions.0:
	data8	.LC6
	data8	@fptr(integers#)
	data8	.LC7
	data8	@fptr(divisions#)
	data8	.LC8
	data8	@fptr(reals#)
	data8	.LC9
	data8	@fptr(library#)
	.sbss
	.align 8
	.type	fsink#, @object
	.size	fsink#, 8
fsink:
	.skip	8
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.bss
	.align 8
	.type	counters#, @object
	.size	counters#, 512
counters:
	.skip	512
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
