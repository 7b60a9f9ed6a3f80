// e083d27fbf8cedd56a7ac52013b657d7 emu/guest/hpux/tests/histogram.c
	.file	"histogram.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 512
	.global integers#
	.type	integers#, @function
	.proc integers#
integers:
	.prologue
	.mmb
	adds r14 = -1, r32
	mov r16 = r0
	nop 0
	.mii
	addl r17 = @gprel(sink#), gp
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	cmp4.eq p6, p7 = 0, r32
	;;
	.mib
	nop 0
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L3:
	.mmi
	ld4.acq r15 = [r17]
	;;
	nop 0
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
	.mmi
	add r14 = r14, r15
	;;
	xor r14 = r16, r14
	adds r16 = 1, r16
	;;
	.mib
	st4.rel [r17] = r14
	nop 0
	br.cloop.sptk.few .L3
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp integers#
	.align 512
	.global reals#
	.type	reals#, @function
	.proc reals#
reals:
	.prologue
	.mmi
	addl r16 = @gprel(fsink#), gp
	addl r15 = 1, r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mlx
	cmp4.geu p6, p7 = 1, r32
	movl r14 = 0x3fe0000000000000
	;;
	.mib
	setf.d f8 = r14
	sub r14 = 1, r32
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	nop 0
	andcm r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L12:
	.mmi
	addp4 r14 = r15, r0
	ld8.acq r17 = [r16]
	adds r15 = 1, r15
	;;
	.mmi
	setf.sig f9 = r14
	setf.d f7 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f9
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f7, f8, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mib
	st8.rel [r16] = r14
	nop 0
	br.cloop.sptk.few .L12
	;;
.L10:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp reals#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s\n"
	.align 8
.LC1:
	stringz	"############################################################"
	.align 8
.LC2:
	stringz	"  +0x%02x %5u %.*s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc draw.isra.0#
draw.isra.0:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 5, 0
	movl r41 = @gprel(.LC0)
	.mlx
	mov r39 = r1
	movl r36 = @gprel(.LC1)
	;;
	.mlx
	mov r42 = r32
	movl r35 = @gprel(.LC2)
	.mmi
	add r41 = r1, r41
	add r36 = r1, r36
	sub r34 = -2, r33
	;;
	.mib
	add r35 = r1, r35
	.save rp, r37
	mov r37 = b0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 255, r0
	mov r1 = r39
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = r14
	.align 32
.L18:
	.mmi
	nop 0
	ld2 r44 = [r33], 2
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r44
	(p7) br.cond.dpnt .L22
	br.cloop.sptk.few .L18
.L23:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
.L22:
	.mmi
	cmp4.leu p6, p7 = 60, r44
	mov r43 = r44
	nop 0
	.mmi
	mov r45 = r36
	add r42 = r34, r33
	mov r41 = r35
	;;
	.mib
	(p6) addl r44 = 60, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L18
	.mib
	nop 0
	nop 0
	br .L23
	.endp draw.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"sprofil failed\n"
	.align 8
.LC4:
	stringz	"a tick every %ld us; counters by distance from the function's start\n"
	.align 8
.LC5:
	stringz	"integers()"
	.align 8
.LC6:
	stringz	"reals()"
	.align 8
.LC7:
	stringz	"elsewhere %u\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 11, 4, 0
	.fframe 112
	adds r12 = -112, r12
	addl r14 = @ltoff(@fptr(reals#)), gp
	.mmi
	addl r15 = @ltoff(@fptr(integers#)), gp
	addl r35 = @gprel(elsewhere#), gp
	mov r40 = r1
	;;
	.mmi
	ld8 r14 = [r14]
	addl r22 = 512, r0
	addl r21 = 65536, r0
	.mmi
	adds r34 = 48, r12
	addl r20 = 2, r0
	adds r43 = 16, r12
	;;
	.mmi
	adds r23 = 6, r14
	adds r25 = 4, r14
	adds r36 = 64, r12
	.mlx
	ld8 r15 = [r15]
	movl r37 = @gprel(integers_counters#)
	;;
	.mmb
	ld2 r18 = [r14], 2
	adds r24 = 6, r15
	nop 0
	.mmi
	adds r26 = 4, r15
	add r37 = r1, r37
	.save pr, r41
	mov r41 = pr
	;;
	.mmi
	ld2 r16 = [r14]
	mov r44 = r34
	.save rp, r38
	mov r38 = b0
	.mmi
	addl r45 = 32, r0
	ld2 r14 = [r25]
	shl r18 = r18, 48
	;;
	.mii
	ld2 r33 = [r23]
	shl r16 = r16, 32
	shl r14 = r14, 16
	.mmb
	nop 0
	ld2 r19 = [r15], 2
	nop 0
	;;
	.mmi
	or r16 = r18, r16
	ld2 r17 = [r15]
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	.mmi
	ld2 r15 = [r26]
	nop 0
	shl r19 = r19, 48
	;;
	.mmi
	or r14 = r16, r14
	ld2 r32 = [r24]
	shl r17 = r17, 32
	.mmi
	st8 [r43] = r37
	nop 0
	shl r15 = r15, 16
	;;
	.mmi
	or r33 = r14, r33
	adds r14 = 24, r12
	or r17 = r19, r17
	;;
	.mmi
	st4 [r14] = r22
	nop 0
	adds r14 = 40, r12
	.mmi
	or r15 = r17, r15
	st8 [r36] = r33
	nop 0
	;;
	.mlx
	st4 [r14] = r21
	movl r14 = @gprel(reals_counters#)
	.mmi
	or r32 = r15, r32
	;;
	add r14 = r1, r14
	cmp.geu p16, p17 = r33, r32
	;;
	.mmi
	st8 [r34] = r14
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st4 [r14] = r22
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st4 [r14] = r21
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st4 [r14] = r20
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	st4 [r14] = r20
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	(p17) br.call.dptk.many b0 = memcpy#
	;;
	.mmi
	(p17) mov r1 = r40
	(p17) st8 [r34] = r37
	addl r46 = 1, r0
	.mmi
	(p17) st8 [r36] = r32
	adds r45 = 112, r12
	addl r44 = 3, r0
	;;
	.mib
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = sprofil#
	;;
	.mmi
	addl r14 = 1199, r0
	mov r34 = r8
	nop 0
	.mmb
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L32
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L26:
	.pred.rel.mutex p16, p17
	.mib
	addl r43 = 20000, r0
	nop 0
	br.call.sptk.many b0 = integers#
	;;
	.mib
	mov r1 = r40
	addl r43 = 20000, r0
	br.call.sptk.many b0 = reals#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L26
	.mmi
	mov r46 = r0
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r0
	mov r43 = r0
	br.call.sptk.many b0 = sprofil#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 120, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	.mmi
	nop 0
	ld8 r44 = [r14]
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.ltu p6, p7 = r33, r32
	mov r1 = r40
	adds r15 = 16, r12
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	add r43 = r1, r43
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = draw.isra.0#
	;;
	.mmi
	(p16) addl r14 = 1, r0
	mov r1 = r40
	adds r15 = 16, r12
	;;
	.mlx
	(p17) mov r14 = r0
	movl r43 = @gprel(.LC6)
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = draw.isra.0#
	;;
	.mmi
	mov r1 = r40
	ld2 r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r40
	mov pr = r41, -1
	;;
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L32:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	.mmi
	nop 0
	addl r34 = 1, r0
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r40
	mov pr = r41, -1
	;;
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.sbss,	"asw",	"nobits"
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
	.align 2
	.type	elsewhere#, @object
	.size	elsewhere#, 2
elsewhere:
	.skip	2
	.section	.bss,	"aw",	"nobits"
	.align 2
	.type	reals_counters#, @object
	.size	reals_counters#, 512
reals_counters:
	.skip	512
	.align 2
	.type	integers_counters#, @object
	.size	integers_counters#, 512
integers_counters:
	.skip	512
	.global sprofil#
	.type	sprofil#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global printf#
	.type	printf#, @function
	.ident	"GCC: (GNU) 12.2.0"
