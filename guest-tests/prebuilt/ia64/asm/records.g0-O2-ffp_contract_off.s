// 9a3635ee26d55f2ebd330503c2ed47ce
	.file	"records.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc pick#
pick:
	.prologue
	.body
	.mii
	nop 0
	sxt1 r14 = r32
	sxt1 r33 = r33
	.mmb
	nop 0
	mov r8 = r0
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r33, r14
	;;
	(p7) addl r14 = @gprel(letter1#), gp
	(p7) addl r8 = 1, r0
	;;
	.mib
	(p7) st1 [r14] = r32
	nop 0
	br.ret.sptk.many b0
	.endp pick#
	.align 16
	.align 64
	.proc turn#
turn:
	.prologue
	.body
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r32
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	(p6) st4 [r33] = r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r32
	nop 0
	;;
	.mmi
	(p7) st4 [r33] = r0
	nop 0
	nop 0
.L5:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L6:
	.mmi
	addl r14 = @gprel(global#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = 100, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp turn#
	.align 16
	.align 64
	.proc same#
same:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	adds r14 = 2, r32
	nop 0
	.mmi
	adds r15 = 3, r33
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	nop 0
	ld1 r39 = [r15]
	nop 0
	.mmb
	ld1 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = pick#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mii
	mov r39 = r33
	mov r38 = r32
	;;
	(p6) addl r34 = 2, r0
	;;
	.mib
	(p7) addl r34 = 3, r0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmb
	mov r14 = r0
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mmi
	mov r1 = r37
	adds r34 = 7, r34
	mov b0 = r35
	;;
	.mmi
	(p7) addl r14 = @gprel(global#), gp
	nop 0
	mov ar.pfs = r36
	;;
	.mmi
	(p7) st4 [r14] = r34
	nop 0
	(p7) addl r14 = 1, r0
	;;
	.mib
	nop 0
	mov r8 = r14
	br.ret.sptk.many b0
	.endp same#
	.align 16
	.align 64
	.proc chain.constprop.0#
chain.constprop.0:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 2, 0
	addl r14 = @gprel(shared#), gp
	adds r20 = 12, r32
	.mmi
	ld8 r33 = [r32]
	mov r16 = r32
	mov r38 = r1
	;;
	.mmi
	ld8 r35 = [r14]
	mov r14 = r33
	mov r40 = r33
	.mmi
	addl r19 = 5, r0
	ld8.a r18 = [r32]
	adds r34 = 12, r33
	;;
	.mmi
	mov r15 = r35
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	ld8 r17 = [r15], 8
	nop 0
	mov ar.pfs = r37
	;;
	.mmb
	st8 [r14] = r17, 8
	mov r17 = r18
	nop 0
	.mmi
	chk.a.clr r18, .L23
.L24:
	nop 0
	mov b0 = r36
	;;
	.mmi
	ld8 r21 = [r15], 8
	;;
	st8 [r14] = r21, 8
	nop 0
	;;
	.mmi
	ld8 r21 = [r15], 8
	;;
	st8 [r14] = r21, 8
	nop 0
	;;
	.mmi
	ld8 r21 = [r15], 8
	;;
	st8 [r14] = r21, 8
	nop 0
	;;
	.mmi
	ld8 r21 = [r15], 8
	;;
	st8 [r14] = r21, 8
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
	.mmi
	st4 [r20] = r19
	;;
	st8 [r40] = r18, 8
	nop 0
	.mmi
	st4 [r34] = r19
	;;
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mmi
	ld8 r14 = [r17], 8
	;;
	st8 [r16] = r14, 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r17], 8
	;;
	st8 [r16] = r14, 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r17], 8
	;;
	st8 [r16] = r14, 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r17], 8
	;;
	st8 [r16] = r14, 8
	nop 0
	;;
	.mmi
	ld8 r14 = [r17], 8
	;;
	st8 [r16] = r14, 8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r17]
	nop 0
	;;
	.mib
	st8 [r16] = r14
	nop 0
	br.ret.sptk.many b0
.L22:
	.mii
	addl r14 = 6, r0
	adds r32 = 8, r32
	;;
	nop 0
	.mmb
	st4 [r34] = r14
	ld4 r39 = [r32]
	br.call.sptk.many b0 = turn#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	st8 [r33] = r14
	addl r14 = 16, r0
	mov ar.pfs = r37
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.ret.sptk.many b0
.L23:
	.mmi
	nop 0
	ld8 r18 = [r32]
	nop 0
	;;
	.mib
	nop 0
	mov r17 = r18
	br .L24
	.endp chain.constprop.0#
	.align 16
	.align 64
	.proc fill.constprop.0#
fill.constprop.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = @gprel(array2#)
	.mlx
	addl r17 = 8, r0
	movl r15 = @gprel(array1#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r15 = r1, r15
	;;
	.mmi
	adds r18 = 1628, r14
	adds r19 = 32, r15
	adds r15 = 152, r15
	.mmi
	adds r21 = 1632, r14
	adds r20 = 1636, r14
	adds r14 = 5632, r14
	;;
	.mmi
	ld4 r16 = [r18]
	st4 [r15] = r17
	unpack4.l r15 = r32, r32
	.mii
	st4 [r14] = r32
	addl r14 = @gprel(global#), gp
	;;
	adds r16 = 1, r16
	.mmi
	st4 [r21] = r17
	st4 [r20] = r17
	nop 0
	;;
	.mii
	st4 [r18] = r16
	addl r16 = 5, r0
	;;
	nop 0
	.mmb
	st4 [r14] = r16
	st8 [r19] = r15
	br.ret.sptk.many b0
	.endp fill.constprop.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC7:
	stringz	"%08x %d %d %s\n"
	.section	.rodata
	.align 8
.LC6:
	stringz	"THE PROGRAM, 1'ST STRING"
	.skip	6
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 2, 23, 5, 0
	.fframe 80
	adds r12 = -80, r12
	.save pr, r56
	mov r56 = pr
	.mmi
	mov r55 = r1
	cmp4.ge p16, p17 = 1, r32
	adds r33 = 8, r33
	;;
	.mmi
	addl r58 = 48, r0
	addl r57 = 1, r0
	.save rp, r53
	mov r53 = b0
	.body
	.mmb
	addl r38 = 1, r0
	addl r50 = 65, r0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	mov r1 = r55
	mov r37 = r8
	mov r42 = r8
	.mmi
	adds r52 = 16, r8
	addl r58 = 48, r0
	addl r57 = 1, r0
	;;
	.mmi
	addl r14 = @gprel(shared#), gp
	addl r39 = @gprel(letter1#), gp
	addl r48 = @gprel(letter2#), gp
	.mlx
	addl r49 = 66, r0
	movl r43 = 5138416203945298004
	;;
	.mmi
	st8 [r14] = r8
	adds r40 = 80, r12
	addl r47 = 1, r0
	.mmb
	addl r36 = 1, r0
	mov r35 = r0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	mov r1 = r55
	st8 [r42] = r8, 8
	adds r14 = 24, r37
	.mmi
	adds r57 = 47, r12
	addl r59 = 25, r0
	mov r41 = r8
	;;
	.mlx
	addl r15 = @gprel(spare#), gp
	movl r58 = @gprel(.LC6)
	.mmi
	st8 [r52] = r43
	nop 0
	adds r46 = 12, r8
	;;
	.mlx
	st8 [r15] = r8
	movl r15 = 171798691840
	.mlx
	add r58 = r1, r58
	movl r45 = 5631524972813697362
	;;
	.mlx
	st8 [r42] = r15
	movl r15 = 5570762661727912274
	.mlx
	nop 0
	movl r44 = 5138124842827194436
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = 5138124842827194437
	.mmi
	adds r14 = 32, r37
	;;
	st8 [r14] = r15
	adds r14 = 40, r37
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 44, r37
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 46, r37
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r14 = 73, r12
	adds r15 = 72, r12
	mov r1 = r55
	.mmi
	mov r58 = r0
	(p17) ld8 r57 = [r33]
	addl r59 = 10, r0
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	adds r14 = 74, r12
	.mmi
	st1 [r15] = r0
	;;
	st1 [r14] = r0
	adds r14 = 75, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 76, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 77, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	addl r14 = 2000, r0
	;;
	.mib
	nop 0
	nop 0
	(p17) br.call.dpnt.many b0 = strtol#
	;;
	.mmi
	nop 0
	adds r15 = 24, r12
	(p17) dep.z r14 = r8, 5, 27
	.mmi
	adds r58 = 16, r12
	adds r57 = 47, r12
	(p17) mov r1 = r55
	;;
	.mmi
	(p17) sub r14 = r14, r8
	;;
	(p17) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p17) add r14 = r14, r8
	;;
	(p17) shladd r14 = r14, 4, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r38, r14
	(p7) br.cond.dpnt .L37
	.align 32
.L32:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	.mmi
	st1 [r39] = r50
	st1 [r48] = r49
	nop 0
	;;
	.mmi
	st8 [r14] = r43
	st8 [r15] = r45, 8
	nop 0
	;;
	.mmi
	st8 [r15] = r44, 8
	st4 [r40] = r47
	nop 0
	;;
	.mib
	st1 [r15] = r0
	nop 0
	br.call.sptk.many b0 = same#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r55
	addl r57 = 7, r0
	;;
	.mmi
	nop 0
	(p7) mov r34 = r0
	nop 0
	;;
	.mib
	(p6) addl r34 = 1, r0
	nop 0
	br.call.sptk.many b0 = fill.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r57 = r37
	.mmb
	st8 [r37] = r41
	st4 [r42] = r0
	br.call.sptk.many b0 = chain.constprop.0#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r58 = 67, r0
	.mmb
	addl r57 = 65, r0
	nop 0
	br.call.sptk.many b0 = pick#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r8
	mov r1 = r55
	nop 0
	.mmb
	addl r58 = 67, r0
	addl r57 = 66, r0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	adds r38 = 1, r38
	nop 0
	br.call.sptk.many b0 = pick#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = r8, r36
	(p7) br.cond.dpnt .L39
.L30:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 21, r34
	ld4 r16 = [r46]
	dep.z r17 = r35, 5, 27
	.mmi
	ld1 r15 = [r39]
	;;
	add r14 = r14, r36
	sxt1 r15 = r15
	.mmi
	sub r35 = r17, r35
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	add r35 = r14, r35
.L40:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r14 = 2000, r0
	mov r58 = r0
	.mmi
	(p17) ld8 r57 = [r33]
	addl r59 = 10, r0
	addl r36 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	(p17) br.call.dpnt.many b0 = strtol#
	;;
	.mmi
	nop 0
	(p17) mov r1 = r55
	(p17) dep.z r14 = r8, 5, 27
	.mmi
	adds r15 = 24, r12
	adds r58 = 16, r12
	adds r57 = 47, r12
	;;
	.mmi
	(p17) sub r14 = r14, r8
	;;
	(p17) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p17) add r14 = r14, r8
	;;
	(p17) shladd r14 = r14, 4, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r38, r14
	(p6) br.cond.dptk .L32
.L37:
	.mlx
	nop 0
	movl r14 = @gprel(array2#)
	.mlx
	addl r15 = @gprel(global#), gp
	movl r57 = @gprel(.LC7)
	;;
	.mmi
	add r14 = r1, r14
	add r57 = r1, r57
	mov r61 = r52
	.mmi
	mov r58 = r35
	ld4 r59 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1628, r14
	nop 0
	;;
	.mib
	ld1 r60 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r55
	mov pr = r56, -1
	;;
	.mii
	nop 0
	mov b0 = r53
	;;
	mov ar.pfs = r54
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L39:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mib
	mov r58 = r40
	mov r57 = r0
	br.call.sptk.many b0 = turn#
	;;
	.mmi
	adds r14 = 21, r34
	ld4 r36 = [r40]
	dep.z r17 = r35, 5, 27
	.mmi
	mov r1 = r55
	ld4 r16 = [r46]
	nop 0
	;;
	.mmi
	ld1 r15 = [r39]
	add r14 = r14, r36
	sub r35 = r17, r35
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	add r14 = r14, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r35 = r14, r35
	br .L40
.L38:
	.pred.rel.mutex p16, p17
	.mmi
	mov r58 = r40
	nop 0
	mov r57 = r0
	.mmb
	adds r38 = 1, r38
	nop 0
	br.call.sptk.many b0 = turn#
	;;
	.mmi
	mov r1 = r55
	ld4 r36 = [r40]
	nop 0
	.mmb
	addl r57 = 66, r0
	addl r58 = 67, r0
	br.call.sptk.many b0 = pick#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = r8, r36
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L39
	.endp main#
	.sbss
	.align 1
	.type	letter2#, @object
	.size	letter2#, 1
letter2:
	.skip	1
	.align 1
	.type	letter1#, @object
	.size	letter1#, 1
letter1:
	.skip	1
	.bss
	.align 4
	.type	array2#, @object
	.size	array2#, 10000
array2:
	.skip	10000
	.align 8
	.type	array1#, @object
	.size	array1#, 200
array1:
	.skip	200
	.sbss
	.align 4
	.type	global#, @object
	.size	global#, 4
global:
	.skip	4
	.align 8
	.type	spare#, @object
	.size	spare#, 8
spare:
	.skip	8
	.align 8
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
