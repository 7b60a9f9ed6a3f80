// 6912c5a1822eeea4e8d86b354eec2f1e emu/guest/libc/hpux/nlist.c
	.file	"nlist.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc string_at.isra.0#
string_at.isra.0:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 3, 0
	adds r14 = 8, r32
	.save rp, r37
	mov r37 = b0
	.mmb
	cmp.gtu p6, p7 = r34, r35
	add r36 = r35, r33
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	mov r39 = r1
	.body
	.mmi
	mov r41 = r0
	nop 0
	sub r42 = r34, r35
	;;
	.mib
	cmp.gtu p6, p7 = r33, r14
	sub r15 = r14, r33
	(p6) br.cond.dpnt .L4
	;;
	.mib
	cmp.gtu p6, p7 = r34, r15
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld8 r40 = [r32]
	nop 0
	;;
	.mib
	add r40 = r40, r36
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	mov r1 = r39
	cmp.eq p6, p7 = 0, r8
	mov b0 = r37
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	ld8 r8 = [r32]
	nop 0
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	add r8 = r8, r36
	br.ret.sptk.many b0
	;;
.L4:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp string_at.isra.0#
	.align 16
	.align 64
	.proc read_som_symbol#
read_som_symbol:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 7, 4, 0
	adds r37 = 8, r32
	nop 0
	.mii
	adds r18 = 16, r32
	.save ar.lc, r42
	mov r42 = ar.lc
	mov r41 = r1
	;;
	.mmi
	ld8 r17 = [r37]
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	mov r16 = r0
	nop 0
	mov r15 = r0
	;;
	.mmi
	sub r14 = r17, r34
	cmp.ltu p6, p7 = r17, r34
	mov ar.lc = 3
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	cmp.geu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	ld4 r14 = [r18]
	ld8 r18 = [r32]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	nop 0
	.align 32
.L13:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r16
	nop 0
	shl r15 = r15, 8
	;;
	.mii
	(p7) sub r14 = 3, r16
	adds r16 = 1, r16
	;;
	add r14 = r18, r14
	;;
	.mmi
	add r14 = r14, r34
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r15 = r15, r14
	br.cloop.sptk.few .L13
	;;
	.mmi
	adds r14 = 4, r34
	nop 0
	extr.u r38 = r15, 24, 6
	.mmi
	adds r18 = 16, r32
	nop 0
	mov r46 = r0
	;;
	.mii
	nop 0
	extr.u r36 = r15, 20, 4
	sub r16 = r17, r14
	.mmb
	mov r15 = r0
	cmp.ltu p6, p7 = r17, r14
	(p6) br.cond.dpnt .L27
	;;
	.mii
	nop 0
	mov ar.lc = 3
	nop 0
.L41:
	.mib
	cmp.geu p6, p7 = 3, r16
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	ld8 r16 = [r32]
	ld4 r17 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r17
	add r16 = r16, r14
	.align 32
.L16:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r15
	nop 0
	shl r46 = r46, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r16, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r46 = r46, r14
	br.cloop.sptk.few .L16
	.mmi
	adds r14 = 32, r33
	adds r33 = 24, r33
	mov r43 = r32
	;;
	.mmi
	nop 0
	ld8 r45 = [r14]
	nop 0
	.mmb
	ld8 r44 = [r33]
	nop 0
	br.call.sptk.many b0 = string_at.isra.0#
	;;
	.mmi
	ld8 r18 = [r37]
	adds r14 = 12, r34
	adds r19 = 16, r32
	.mmi
	mov r16 = r0
	mov r15 = r0
	mov r1 = r41
	;;
	.mib
	sub r17 = r18, r14
	cmp.ltu p6, p7 = r18, r14
	(p6) br.cond.dpnt .L30
	;;
.L42:
	.mib
	cmp.geu p6, p7 = 3, r17
	mov ar.lc = 3
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	ld8 r17 = [r32]
	ld4 r19 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r19
	add r17 = r17, r14
	.align 32
.L19:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r16
	nop 0
	shl r15 = r15, 8
	;;
	.mii
	(p7) sub r14 = 3, r16
	adds r16 = 1, r16
	;;
	add r14 = r17, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r15 = r15, r14
	br.cloop.sptk.few .L19
	;;
	.mmb
	adds r34 = 16, r34
	adds r19 = 16, r32
	nop 0
	.mmi
	mov r17 = r0
	mov r14 = r0
	mov ar.lc = 3
	;;
	.mib
	sub r16 = r18, r34
	cmp.ltu p6, p7 = r18, r34
	(p6) br.cond.dpnt .L33
	;;
.L43:
	.mib
	cmp.geu p6, p7 = 3, r16
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ld8 r18 = [r32]
	ld4 r16 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r16
	add r18 = r18, r34
	.align 32
.L22:
	.pred.rel.mutex p6, p7
	.mmi
	mov r16 = r17
	nop 0
	shl r14 = r14, 8
	;;
	.mii
	(p7) sub r16 = 3, r17
	adds r17 = 1, r17
	;;
	add r16 = r18, r16
	;;
	.mmi
	nop 0
	ld1 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	or r14 = r14, r16
	br.cloop.sptk.few .L22
	.mmb
	adds r18 = 12, r35
	adds r17 = 16, r35
	nop 0
	.mmi
	adds r16 = 24, r35
	st8 [r35] = r8, 8
	mov b0 = r39
	;;
	.mmi
	st4 [r35] = r38
	st4 [r18] = r36
	mov ar.pfs = r40
	;;
	.mmb
	nop 0
	st8 [r17] = r15
	nop 0
	.mib
	st8 [r16] = r14
	mov ar.lc = r42
	br.ret.sptk.many b0
.L24:
	.mmi
	adds r14 = 4, r34
	mov r36 = r0
	mov r38 = r0
	.mmi
	adds r18 = 16, r32
	mov r15 = r0
	mov r46 = r0
	;;
	.mmb
	nop 0
	sub r16 = r17, r14
	nop 0
	.mib
	cmp.ltu p6, p7 = r17, r14
	mov ar.lc = 3
	(p7) br.cond.dptk .L41
.L27:
	.mmi
	adds r14 = 32, r33
	nop 0
	adds r33 = 24, r33
	.mii
	mov r46 = r0
	mov r43 = r32
	;;
	nop 0
	.mmb
	ld8 r45 = [r14]
	ld8 r44 = [r33]
	br.call.sptk.many b0 = string_at.isra.0#
	;;
	.mmi
	adds r14 = 12, r34
	ld8 r18 = [r37]
	mov r1 = r41
	.mmi
	adds r19 = 16, r32
	mov r16 = r0
	mov r15 = r0
	;;
	.mib
	sub r17 = r18, r14
	cmp.ltu p6, p7 = r18, r14
	(p7) br.cond.dptk .L42
	;;
.L30:
	.mmi
	adds r34 = 16, r34
	mov r15 = r0
	mov ar.lc = 3
	.mmi
	adds r19 = 16, r32
	mov r17 = r0
	mov r14 = r0
	;;
	.mib
	sub r16 = r18, r34
	cmp.ltu p6, p7 = r18, r34
	(p7) br.cond.dptk .L43
	;;
.L33:
	.mmi
	adds r18 = 12, r35
	adds r17 = 16, r35
	adds r16 = 24, r35
	.mmi
	mov r14 = r0
	st8 [r35] = r8, 8
	nop 0
	;;
	.mmi
	st4 [r35] = r38
	st4 [r18] = r36
	mov b0 = r39
	;;
	.mmi
	st8 [r17] = r15
	st8 [r16] = r14
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp read_som_symbol#
	.align 16
	.align 64
	.proc read_elf_symbol#
read_elf_symbol:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 8, 4, 0
	adds r39 = 44, r33
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r38 = 8, r32
	adds r17 = 16, r32
	mov r42 = r1
	;;
	.mmi
	ld4 r14 = [r39]
	mov r36 = r0
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	mov r37 = r0
	ld8 r16 = [r38]
	mov r47 = r0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	mov ar.lc = 3
	;;
	(p6) addl r15 = 4, r0
	;;
	.mmi
	(p7) addl r15 = 12, r0
	;;
	add r15 = r15, r34
	nop 0
	;;
	.mmi
	nop 0
	cmp.leu p6, p7 = r16, r15
	nop 0
	;;
	.mmi
	(p7) ld8 r14 = [r32]
	;;
	(p7) add r14 = r14, r15
	mov r15 = r0
	;;
	.mmi
	(p7) ld1 r36 = [r14]
	nop 0
	sub r14 = r16, r34
	;;
	.mmi
	(p7) and r37 = 15, r36
	nop 0
	(p7) shr.u r36 = r36, 4
	.mmb
	cmp.ltu p6, p7 = r16, r34
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mib
	cmp.geu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mmi
	ld4 r14 = [r17]
	ld8 r16 = [r32]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	nop 0
	.align 32
.L49:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r15
	nop 0
	shl r47 = r47, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r16, r14
	;;
	.mmi
	add r14 = r14, r34
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r47 = r47, r14
	br.cloop.sptk.few .L49
	.mmi
	adds r14 = 32, r33
	adds r33 = 24, r33
	mov r44 = r32
	;;
	.mmi
	nop 0
	ld8 r46 = [r14]
	nop 0
	.mmb
	ld8 r45 = [r33]
	nop 0
	br.call.sptk.many b0 = string_at.isra.0#
	;;
	.mmi
	ld4 r16 = [r39]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L50
.L89:
	.mmi
	ld8 r14 = [r38]
	nop 0
	adds r15 = 6, r34
	;;
	.mib
	cmp.ltu p6, p7 = r14, r15
	sub r17 = r14, r15
	(p6) br.cond.dpnt .L77
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 1, r17
	(p6) br.cond.dpnt .L77
.L62:
	.mmi
	nop 0
	adds r18 = 16, r32
	adds r19 = 1, r15
	.mmi
	ld8 r17 = [r32]
	;;
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r18
	;;
	(p7) add r15 = r17, r15
	(p6) add r18 = r17, r19
	;;
	.mmi
	(p6) mov r19 = r15
	(p7) ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	(p6) ld1 r15 = [r18]
	add r17 = r17, r19
	cmp4.eq p6, p7 = 0, r16
	;;
	.mii
	nop 0
	shl r15 = r15, 8
	nop 0
	.mmi
	ld1 r17 = [r17]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	or r17 = r15, r17
	(p6) br.cond.dptk .L51
	.mmi
	nop 0
	adds r34 = 4, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r34
	(p6) br.cond.dpnt .L74
.L90:
	.mmb
	sub r14 = r14, r34
	adds r15 = 16, r32
	nop 0
	.mmi
	mov r16 = r0
	nop 0
	mov ar.lc = 3
	;;
	.mib
	cmp.geu p6, p7 = 3, r14
	mov r14 = r0
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	ld8 r18 = [r32]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r18 = r18, r34
	cmp4.eq p6, p7 = 0, r15
	.align 32
.L59:
	.pred.rel.mutex p6, p7
	.mmi
	mov r15 = r16
	nop 0
	shl r14 = r14, 8
	;;
	.mii
	(p7) sub r15 = 3, r16
	adds r16 = 1, r16
	;;
	add r15 = r18, r15
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	or r14 = r14, r15
	br.cloop.sptk.few .L59
	.mmb
	adds r18 = 12, r35
	adds r16 = 16, r35
	nop 0
	.mmi
	adds r15 = 24, r35
	st8 [r35] = r8, 8
	mov b0 = r40
	;;
	.mmi
	st4 [r35] = r37
	st4 [r18] = r36
	mov ar.pfs = r41
	;;
	.mmb
	nop 0
	st8 [r16] = r17
	nop 0
	.mib
	st8 [r15] = r14
	mov ar.lc = r43
	br.ret.sptk.many b0
.L66:
	.mmi
	adds r14 = 32, r33
	nop 0
	adds r33 = 24, r33
	.mii
	mov r47 = r0
	mov r44 = r32
	;;
	nop 0
	.mmb
	ld8 r46 = [r14]
	ld8 r45 = [r33]
	br.call.sptk.many b0 = string_at.isra.0#
	;;
	.mmi
	ld4 r16 = [r39]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L89
.L50:
	.mmi
	ld8 r14 = [r38]
	nop 0
	adds r15 = 14, r34
	;;
	.mib
	cmp.ltu p6, p7 = r14, r15
	sub r17 = r14, r15
	(p6) br.cond.dpnt .L76
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 1, r17
	(p7) br.cond.dptk .L62
.L76:
	.mmi
	adds r34 = 4, r34
	nop 0
	mov r17 = r0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r34
	(p7) br.cond.dptk .L90
.L74:
	.mmi
	adds r18 = 12, r35
	adds r16 = 16, r35
	adds r15 = 24, r35
	.mmi
	mov r14 = r0
	st8 [r35] = r8, 8
	nop 0
	;;
	.mmi
	st4 [r35] = r37
	st4 [r18] = r36
	mov b0 = r40
	;;
	.mmi
	st8 [r16] = r17
	st8 [r15] = r14
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L77:
	.mmi
	mov r17 = r0
	nop 0
	nop 0
	;;
.L51:
	.mmb
	adds r34 = 8, r34
	adds r15 = 16, r32
	nop 0
	.mmi
	mov r16 = r0
	nop 0
	mov ar.lc = 7
	;;
	.mib
	cmp.ltu p6, p7 = r14, r34
	sub r14 = r14, r34
	(p6) br.cond.dpnt .L74
	;;
	.mib
	cmp.geu p6, p7 = 7, r14
	mov r14 = r0
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	ld8 r18 = [r32]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r18 = r18, r34
	cmp4.eq p6, p7 = 0, r15
	.align 32
.L61:
	.pred.rel.mutex p6, p7
	.mmi
	mov r15 = r16
	nop 0
	shl r14 = r14, 8
	;;
	.mii
	(p7) sub r15 = 7, r16
	adds r16 = 1, r16
	;;
	add r15 = r18, r15
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	or r14 = r14, r15
	br.cloop.sptk.few .L61
	.mmb
	adds r18 = 12, r35
	adds r16 = 16, r35
	nop 0
	.mmi
	adds r15 = 24, r35
	st8 [r35] = r8, 8
	mov b0 = r40
	;;
	.mmi
	st4 [r35] = r37
	st4 [r18] = r36
	mov ar.pfs = r41
	;;
	.mmb
	nop 0
	st8 [r16] = r17
	nop 0
	.mib
	st8 [r15] = r14
	mov ar.lc = r43
	br.ret.sptk.many b0
	.endp read_elf_symbol#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"\177ELF"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global nlist64#
	.type	nlist64#, @function
	.proc nlist64#
nlist64:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 2, 20, 4, 0
	.fframe 112
	adds r12 = -112, r12
	.save pr, r52
	mov r52 = pr
	.mmi
	mov r51 = r1
	nop 0
	mov r54 = r32
	;;
	.mmi
	adds r39 = 24, r12
	adds r45 = 104, r12
	adds r38 = 112, r12
	.mmi
	adds r15 = 96, r12
	adds r21 = 16, r12
	mov r55 = r0
	;;
	.mmi
	nop 0
	mov r14 = r39
	.save rp, r49
	mov r49 = b0
	.mmi
	st8 [r15] = r0
	st8 [r45] = r0
	mov r35 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r38] = r0
	.save ar.lc, r53
	mov r53 = ar.lc
	.body
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r21] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r14 = 96, r12
	mov r1 = r51
	nop 0
	.mmb
	mov r37 = r8
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	st8 [r45] = r0
	st8 [r14] = r0
	nop 0
.L93:
	.mmi
	ld8 r15 = [r33]
	nop 0
	mov r48 = r0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L273
.L95:
	.mmi
	adds r38 = 8, r33
	mov r43 = r0
	cmp.ne p16, p17 = r0, r0
	.mmi
	adds r40 = 32, r12
	adds r36 = 56, r12
	adds r37 = 64, r12
	;;
	.mmi
	adds r42 = 72, r12
	nop 0
	adds r44 = 76, r12
	.mmi
	adds r41 = 80, r12
	adds r47 = 88, r12
	adds r46 = 60, r12
	.align 32
.L169:
	.pred.rel.mutex p16, p17
	.mii
	ld1 r16 = [r15]
	adds r14 = 8, r33
	;;
	sxt1 r16 = r16
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L182
	;;
	.mmi
	ld8 r16 = [r38]
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r56 = [r39]
	;;
	st8 [r14] = r0, 8
	cmp.ne p6, p7 = 0, r56
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r33] = r15
	nop 0
	;;
	.mib
	st8 [r38] = r16
	nop 0
	(p7) br.cond.dptk .L266
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	ld8 r15 = [r45]
	nop 0
	;;
	.mib
	sub r16 = r15, r14
	cmp.gtu p6, p7 = r15, r14
	(p7) br.cond.dptk .L266
	;;
	.mmi
	setf.sig f6 = r16
	nop 0
	(p16) break 1
	.mmi
	cmp.geu p7, p8 = r16, r56
	ld8 r15 = [r40]
	nop 0
	;;
	.mib
	cmp.ne.and.orcm p7, p8 = 0, r15
	nop 0
	(p8) br.cond.spnt .L266
	;;
	.mmi
	nop 0
	(p7) mov r34 = r0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf f7 = f6
	nop 0
	.mmi
	setf.sig f6 = r56
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f10, f6
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
	(p6) fnma.s1 f7 = f8, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmi
	getf.sig r35 = f6
	nop 0
	nop 0
	.align 32
.L173:
	.pred.rel.mutex p16, p17
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r56
	adds r55 = 16, r12
	.mmi
	ld4 r14 = [r36]
	mov r57 = r37
	adds r54 = 96, r12
	;;
	.mii
	setf.sig f8 = r34
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = @ltoff(@fptr(read_som_symbol#)), gp
	;;
	.mmi
	(p7) addl r14 = @ltoff(@fptr(read_elf_symbol#)), gp
	;;
	(p6) ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f8, f6
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	;;
	.mib
	getf.sig r56 = f7
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r55 = [r37]
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp.ne p6, p7 = 0, r55
	nop 0
	(p7) br.cond.dpnt .L179
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L178
	.mmi
	nop 0
	ld8 r14 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L179
.L180:
	.pred.rel.mutex p16, p17
	.mib
	ld8 r54 = [r33]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r51
	cmp4.ne p6, p7 = 0, r8
	adds r16 = 32, r33
	.mmb
	adds r20 = 16, r33
	adds r19 = 18, r33
	(p6) br.cond.dpnt .L179
	;;
	.mmi
	ld4 r14 = [r36]
	adds r18 = 24, r33
	adds r38 = 64, r38
	.mmi
	ld4 r15 = [r46]
	;;
	cmp4.ne p8, p9 = 0, r14
	cmp4.ne p6, p7 = 0, r15
	.mmi
	ld8 r21 = [r47]
	ld4 r24 = [r42]
	adds r15 = 40, r33
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	(p8) addl r17 = 1, r0
	.mmi
	st8 [r16] = r21
	ld1 r16 = [r15]
	adds r33 = 64, r33
	;;
	.mmi
	(p7) mov r14 = r0
	ld4 r23 = [r44]
	(p9) mov r17 = r0
	.mmi
	st2 [r20] = r24
	ld8 r22 = [r41]
	and r16 = 63, r16
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	nop 0
	.mmi
	st2 [r19] = r23
	st8 [r18] = r22
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r17, 7, 25
	;;
	or r14 = r17, r14
	;;
	.mmi
	nop 0
	or r14 = r16, r14
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L169
.L182:
	.mmi
	nop 0
	adds r14 = 96, r12
	nop 0
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r8 = r43
	nop 0
	mov r1 = r51
	.mmb
	cmp4.ne p6, p7 = 0, r48
	nop 0
	(p7) br.cond.spnt .L96
	;;
	.mii
	nop 0
	mov pr = r52, -1
	;;
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L178:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L179
	.mmi
	nop 0
	ld4 r14 = [r44]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L180
	.align 32
.L179:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r14 = [r40]
	adds r34 = 1, r34
	adds r21 = 16, r12
	;;
	.mmi
	cmp.leu p6, p7 = r14, r35
	;;
	(p7) mov r14 = r35
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r14, r34
	nop 0
	(p7) br.cond.dpnt .L266
	;;
	.mmi
	nop 0
	ld8 r14 = [r21]
	nop 0
	.mmb
	ld8 r56 = [r39]
	nop 0
	br .L173
.L266:
	.pred.rel.mutex p16, p17
	.mmi
	adds r33 = 64, r33
	adds r43 = 1, r43
	adds r38 = 64, r38
	;;
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L169
	.mib
	nop 0
	nop 0
	br .L182
.L92:
	.mmi
	addl r56 = 2, r0
	nop 0
	mov r55 = r0
	.mmb
	mov r54 = r8
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mlx
	adds r15 = -1, r8
	movl r14 = 1073741822
	.mmi
	mov r54 = r8
	mov r1 = r51
	mov r36 = r8
	;;
	.mib
	cmp.geu p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L274
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r51
	mov r35 = r8
	.mmb
	mov r56 = r0
	mov r55 = r0
	(p7) br.cond.dpnt .L275
	;;
	.mmi
	nop 0
	mov r54 = r37
	mov r34 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
	.align 32
.L99:
	.mmi
	sub r56 = r36, r34
	nop 0
	add r55 = r35, r34
	.mmb
	mov r54 = r37
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r51
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L100
	;;
	.mmi
	nop 0
	add r34 = r34, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r34, r36
	(p6) br.cond.dptk .L99
.L100:
	.mib
	mov r54 = r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r15 = 96, r12
	st8 [r45] = r34
	nop 0
	.mmi
	mov r1 = r51
	cmp.ge p6, p7 = 127, r34
	adds r14 = 3, r35
	;;
	.mib
	st8 [r15] = r35
	adds r15 = 2, r35
	(p6) br.cond.spnt .L93
	;;
	.mmi
	ld4 r17 = [r38]
	ld1 r16 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r17
	nop 0
	.mmi
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 8
	(p7) adds r16 = 1, r35
	;;
	.mmi
	or r14 = r15, r14
	(p7) ld1 r16 = [r16]
	(p7) mov r15 = r35
	;;
	.mmi
	(p6) adds r15 = 1, r35
	nop 0
	(p7) shl r16 = r16, 8
	;;
	.mii
	nop 0
	(p7) dep.z r17 = r14, 8, 24
	(p6) shl r16 = r16, 8
	.mmb
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r14 = r14, 8
	or r15 = r16, r15
	;;
	.mmi
	(p7) or r14 = r17, r14
	and r16 = -5, r15
	addl r17 = 528, r0
	;;
	.mii
	cmp4.ne p8, p9 = r16, r17
	(p7) zxt2 r14 = r14
	addl r16 = 523, r0
	;;
	.mib
	adds r14 = -260, r14
	cmp4.ne.and.orcm p8, p9 = r15, r16
	(p8) br.cond.dpnt .L104
	;;
	.mib
	nop 0
	cmp4.geu p8, p9 = 10, r14
	(p9) br.cond.dptk .L104
	.mmi
	mov r15 = r0
	mov r16 = r0
	mov ar.lc = 3
	;;
.L105:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r15
	nop 0
	shl r16 = r16, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r35, r14
	;;
	.mmi
	adds r14 = 92, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r16 = r16, r14
	br.cloop.sptk.few .L105
	;;
	.mmi
	mov r15 = r0
	mov r19 = r0
	mov ar.lc = 3
	;;
	.align 32
.L109:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r15
	nop 0
	shl r19 = r19, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r35, r14
	;;
	.mmi
	adds r14 = 96, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r19 = r19, r14
	br.cloop.sptk.few .L109
	;;
	.mmi
	mov r15 = r0
	mov r18 = r0
	mov ar.lc = 3
	;;
	.align 32
.L111:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r15
	nop 0
	shl r18 = r18, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r35, r14
	;;
	.mmi
	adds r14 = 108, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r18 = r18, r14
	br.cloop.sptk.few .L111
	;;
	.mmi
	mov r15 = r0
	mov r17 = r0
	mov ar.lc = 3
	;;
	.align 32
.L113:
	.pred.rel.mutex p6, p7
	.mmi
	mov r14 = r15
	nop 0
	shl r17 = r17, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r35, r14
	;;
	.mmi
	adds r14 = 112, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r17 = r17, r14
	br.cloop.sptk.few .L113
	.mmi
	adds r14 = 16, r12
	ld8 r15 = [r33]
	adds r20 = 56, r12
	.mmi
	addl r48 = 1, r0
	;;
	st8 [r14] = r16
	addl r14 = 20, r0
	.mmi
	cmp.ne p6, p7 = 0, r15
	;;
	st8 [r39] = r14
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r19
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	addl r14 = 1, r0
	;;
	.mib
	st8 [r20] = r14
	nop 0
	(p6) br.cond.dptk .L95
	.mmi
	nop 0
	mov r54 = r35
	mov r43 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L278:
	.mii
	mov r8 = r43
	mov pr = r52, -1
	;;
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L104:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r55 = @gprel(.LC0)
	.mmi
	addl r56 = 4, r0
	nop 0
	mov r54 = r35
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r48 = r8
	nop 0
	(p6) br.cond.dpnt .L106
	;;
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L276
.L190:
	.mmi
	mov r48 = r0
	nop 0
	nop 0
.L279:
	.mmi
	adds r38 = 8, r33
	mov r43 = r0
	cmp.ne p16, p17 = r0, r0
	.mmi
	adds r40 = 32, r12
	adds r36 = 56, r12
	adds r37 = 64, r12
	;;
	.mmi
	adds r42 = 72, r12
	adds r44 = 76, r12
	adds r41 = 80, r12
	.mmb
	adds r47 = 88, r12
	adds r46 = 60, r12
	br .L169
.L106:
	.mmb
	adds r15 = 96, r12
	ld8 r23 = [r45]
	nop 0
	.mmi
	mov r21 = r0
	nop 0
	mov ar.lc = 7
	;;
	.mmi
	ld8 r54 = [r15]
	;;
	adds r15 = 5, r54
	adds r14 = 4, r54
	;;
	.mmi
	ld1 r16 = [r15]
	ld1.a r17 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r16
	nop 0
	cmp4.ne p14, p15 = 1, r17
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp.geu p6, p7 = 47, r23
	;;
	.mmi
	st4 [r38] = r15
	nop 0
	mov r15 = r0
	;;
	.mmi
	nop 0
	chk.a.clr r17, .L282
.L283:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	nop 0
	.bbb
	nop 0
	(p15) br.cond.dpnt .L277
	(p6) br.cond.dpnt .L116
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r16
	nop 0
	nop 0
	.align 32
.L121:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.mmi
	mov r14 = r15
	nop 0
	shl r21 = r21, 8
	;;
	.mii
	(p7) sub r14 = 7, r15
	adds r15 = 1, r15
	;;
	add r14 = r54, r14
	;;
	.mmi
	adds r14 = 40, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r21 = r21, r14
	br.cloop.sptk.few .L121
	.mib
	cmp.geu p8, p9 = 59, r23
	nop 0
	(p8) br.cond.dpnt .L116
	;;
	.mmi
	nop 0
	(p9) addl r14 = 59, r0
	(p9) addl r15 = 58, r0
	;;
.L186:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.mmi
	cmp4.ne p8, p9 = 1, r16
	add r19 = r54, r14
	cmp4.eq p16, p17 = 1, r17
	.mmi
	add r18 = r54, r15
	adds r20 = -4, r23
	mov r24 = r0
	;;
	.mmi
	(p9) mov r14 = r15
	nop 0
	(p16) addl r15 = 48, r0
	.mii
	(p8) ld1 r16 = [r18]
	sub r20 = r20, r21
	;;
	(p17) addl r15 = 60, r0
	.mmi
	add r14 = r54, r14
	(p9) ld1 r16 = [r19]
	mov r19 = r0
	;;
	.mmi
	add r18 = r54, r15
	add r17 = r54, r15, 1
	cmp.gtu p10, p11 = r15, r23
	.mmb
	ld1 r22 = [r14]
	sub r14 = r23, r15
	(p10) br.cond.spnt .L116
	;;
	.mib
	cmp.geu p10, p11 = 1, r14
	shl r16 = r16, 8
	(p10) br.cond.dpnt .L116
	;;
	.mmi
	nop 0
	ld1 r14 = [r18]
	or r22 = r16, r22
	.mmi
	ld1 r15 = [r17]
	(p9) mov r17 = r18
	adds r18 = 4, r21
	;;
	.mii
	nop 0
	(p9) shl r14 = r15, 8
	nop 0
	.mmi
	ld1 r25 = [r17]
	;;
	nop 0
	(p8) shl r14 = r14, 8
	;;
	.mmi
	nop 0
	or r25 = r14, r25
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p8, p9 = 0, r25
	(p8) br.cond.spnt .L116
	;;
	.align 32
.L132:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	cmp.gtu p8, p9 = r18, r23
	mov r16 = r0
	mov ar.lc = 3
	.mmb
	mov r15 = r0
	add r17 = r54, r18
	(p8) br.cond.dpnt .L128
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 3, r20
	(p8) br.cond.dpnt .L128
	.align 32
.L130:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r16
	nop 0
	shl r15 = r15, 8
	;;
	.mii
	(p7) sub r14 = 3, r16
	adds r16 = 1, r16
	;;
	add r14 = r17, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r15 = r15, r14
	br.cloop.sptk.few .L130
	;;
	.mmi
	cmp.eq p12, p13 = 0, r24
	cmp4.eq p10, p11 = 11, r15
	nop 0
	.mmb
	cmp4.eq p8, p9 = 2, r15
	adds r14 = -4, r18
	(p8) br.cond.dpnt .L131
	;;
	.mmi
	(p12) addl r16 = 1, r0
	nop 0
	(p10) addl r15 = 1, r0
	;;
	.mii
	(p13) mov r16 = r0
	(p11) mov r15 = r0
	;;
	and r15 = r16, r15
	;;
	.mii
	cmp4.eq p8, p9 = 0, r15
	nop 0
	;;
	(p9) mov r24 = r14
.L128:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	adds r19 = 1, r19
	add r18 = r18, r22
	sub r20 = r20, r22
	;;
	.mib
	nop 0
	cmp.ne p8, p9 = r25, r19
	(p8) br.cond.dptk .L132
	.mmi
	mov r14 = r24
	nop 0
	nop 0
	;;
.L131:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 40, r14
	cmp.ne p8, p9 = 0, r14
	nop 0
	.mmb
	mov r17 = r0
	mov r16 = r0
	(p9) br.cond.dpnt .L116
	;;
	.mmi
	sub r18 = r23, r15
	nop 0
	cmp.gtu p8, p9 = r15, r23
	.bbb
	nop 0
	(p16) br.cond.dpnt .L134
	(p8) br.cond.dpnt .L135
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 3, r18
	(p8) br.cond.dpnt .L135
.L136:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	add r18 = r54, r15
	mov ar.lc = 3
	.align 32
.L140:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r17
	nop 0
	shl r16 = r16, 8
	;;
	.mii
	(p7) sub r15 = 3, r17
	adds r17 = 1, r17
	;;
	add r15 = r18, r15
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	or r16 = r16, r15
	br.cloop.sptk.few .L140
	.mmi
	setf.sig f8 = r21
	setf.sig f6 = r22
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r21 = f6
	nop 0
	(p15) br.cond.dpnt .L137
.L135:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmb
	adds r15 = 24, r14
	mov r16 = r0
	nop 0
	.mii
	mov r17 = r0
	mov ar.lc = 7
	;;
	cmp.gtu p8, p9 = r15, r23
	.mmb
	sub r19 = r23, r15
	add r18 = r54, r15
	(p8) br.cond.dpnt .L205
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 7, r19
	(p8) br.cond.dpnt .L205
	.align 32
.L147:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r16
	nop 0
	shl r17 = r17, 8
	;;
	.mii
	(p7) sub r15 = 7, r16
	adds r16 = 1, r16
	;;
	add r15 = r18, r15
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	or r17 = r17, r15
	br.cloop.sptk.few .L147
	.mib
	nop 0
	addl r22 = 24, r0
	(p15) br.cond.dpnt .L141
	;;
.L145:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmb
	adds r14 = 32, r14
	mov r16 = r0
	nop 0
	.mii
	mov r15 = r0
	mov ar.lc = 7
	;;
	cmp.gtu p8, p9 = r14, r23
	.mmb
	sub r19 = r23, r14
	add r18 = r54, r14
	(p8) br.cond.dpnt .L211
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 7, r19
	(p8) br.cond.dpnt .L211
	.align 32
.L154:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r16
	nop 0
	shl r15 = r15, 8
	;;
	.mii
	(p7) sub r14 = 7, r16
	adds r16 = 1, r16
	;;
	add r14 = r18, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r15 = r15, r14
	br.cloop.sptk.few .L154
	;;
	.mii
	setf.sig f7 = r15
	cmp.eq p8, p9 = 0, r22
	;;
	(p8) break 1
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r22
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f10 = f8, f7, f1
	;;
	.mfi
	nop 0
	(p8) fma.s1 f9 = f7, f10, f7
	nop 0
	.mfi
	nop 0
	(p8) fmpy.s1 f10 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f9 = f9, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s1 f10 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f6 = f8, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f7 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f7 = f7
	;;
	.mib
	getf.sig r19 = f7
	nop 0
	(p15) br.cond.dpnt .L148
.L152:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmb
	adds r14 = 24, r21
	mov r15 = r0
	nop 0
	.mii
	mov r16 = r0
	mov ar.lc = 7
	;;
	cmp.gtu p8, p9 = r14, r23
	.mmb
	sub r20 = r23, r14
	add r18 = r54, r14
	(p8) br.cond.dpnt .L217
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 7, r20
	(p8) br.cond.dpnt .L217
	.align 32
.L161:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r15
	nop 0
	shl r16 = r16, 8
	;;
	.mii
	(p7) sub r14 = 7, r15
	adds r15 = 1, r15
	;;
	add r14 = r18, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r16 = r16, r14
	br.cloop.sptk.few .L161
	.mib
	nop 0
	nop 0
	(p15) br.cond.dpnt .L155
	;;
.L159:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmb
	adds r21 = 32, r21
	mov r14 = r0
	nop 0
	.mii
	mov r18 = r0
	mov ar.lc = 7
	;;
	cmp.gtu p8, p9 = r21, r23
	.mmb
	sub r15 = r23, r21
	add r20 = r54, r21
	(p8) br.cond.dpnt .L223
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 7, r15
	(p8) br.cond.dpnt .L223
	.align 32
.L166:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r18
	nop 0
	shl r14 = r14, 8
	;;
	.mii
	(p7) sub r15 = 7, r18
	adds r18 = 1, r18
	;;
	add r15 = r20, r15
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	or r14 = r14, r15
	br.cloop.sptk.few .L166
.L162:
	.pred.rel.mutex p16, p17
	.mmi
	adds r21 = 16, r12
	adds r20 = 56, r12
	(p16) addl r18 = 1, r0
	.mmi
	ld8 r15 = [r33]
	st8 [r39] = r22
	addl r48 = 1, r0
	;;
	.mmi
	st8 [r21] = r17
	adds r17 = 32, r12
	(p17) mov r18 = r0
	.mmi
	cmp.ne p6, p7 = 0, r15
	;;
	st8 [r17] = r19
	adds r17 = 40, r12
	;;
	.mmi
	st8 [r17] = r16
	nop 0
	adds r16 = 48, r12
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r20] = r14
	nop 0
	adds r14 = 60, r12
	;;
	.mib
	st4 [r14] = r18
	nop 0
	(p6) br.cond.dptk .L95
	.mib
	mov r43 = r0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L278
.L275:
	.mib
	mov r54 = r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld8 r15 = [r33]
	nop 0
	adds r14 = 96, r12
	.mmi
	mov r1 = r51
	st8 [r45] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L190
.L98:
	.mib
	nop 0
	mov r54 = r0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L96:
	.mmi
	addl r43 = -1, r0
	nop 0
	nop 0
	;;
.L280:
	.mii
	mov r8 = r43
	mov pr = r52, -1
	;;
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L274:
	.body
	.copy_state 3
	.mib
	mov r54 = r37
	mov r48 = r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld8 r15 = [r33]
	adds r21 = 96, r12
	mov r1 = r51
	.mmi
	st8 [r45] = r0
	;;
	st8 [r21] = r0
	cmp.ne p6, p7 = 0, r15
	.bbb
	nop 0
	(p7) br.cond.dpnt .L98
	br .L279
	;;
.L277:
	.pred.rel.mutex p14, p15
	.mmb
	cmp.geu p6, p7 = 35, r23
	mov r15 = r0
	nop 0
	.mib
	mov r21 = r0
	mov ar.lc = 3
	(p6) br.cond.dpnt .L116
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r16
	nop 0
	nop 0
.L118:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.mmi
	mov r14 = r15
	nop 0
	shl r21 = r21, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r54, r14
	;;
	.mmi
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r21 = r21, r14
	br.cloop.sptk.few .L118
	.mmi
	cmp.geu p8, p9 = 45, r23
	adds r18 = -46, r23
	nop 0
	.mmb
	addl r14 = 47, r0
	addl r15 = 46, r0
	(p8) br.cond.dpnt .L116
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 1, r18
	(p9) br.cond.dptk .L186
.L116:
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L95
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L281:
	.mib
	nop 0
	addl r43 = -1, r0
	br .L280
.L134:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r15 = 24, r14
	nop 0
	;;
	.mib
	cmp.gtu p8, p9 = r15, r23
	sub r18 = r23, r15
	(p8) br.cond.dpnt .L137
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 3, r18
	(p9) br.cond.dptk .L136
.L137:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmb
	adds r15 = 16, r14
	mov r16 = r0
	nop 0
	.mii
	mov r17 = r0
	mov ar.lc = 3
	;;
	cmp.gtu p8, p9 = r15, r23
	.mmb
	sub r19 = r23, r15
	add r18 = r54, r15
	(p8) br.cond.dpnt .L202
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 3, r19
	(p9) br.cond.dptk .L143
.L202:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	mov r17 = r0
	addl r22 = 16, r0
.L141:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmb
	adds r14 = 20, r14
	mov r16 = r0
	nop 0
	.mii
	mov r15 = r0
	mov ar.lc = 3
	;;
	cmp.gtu p8, p9 = r14, r23
	.mmb
	sub r19 = r23, r14
	add r18 = r54, r14
	(p8) br.cond.dpnt .L208
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 3, r19
	(p9) br.cond.dptk .L150
.L208:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r19 = r0
	nop 0
	nop 0
.L148:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmb
	adds r14 = 16, r21
	mov r15 = r0
	nop 0
	.mii
	mov r16 = r0
	mov ar.lc = 3
	;;
	cmp.gtu p8, p9 = r14, r23
	.mmb
	sub r20 = r23, r14
	add r18 = r54, r14
	(p8) br.cond.dpnt .L214
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 3, r20
	(p9) br.cond.dptk .L157
.L214:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	mov r16 = r0
	nop 0
	nop 0
.L155:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmb
	adds r21 = 20, r21
	mov r14 = r0
	nop 0
	.mii
	mov r18 = r0
	mov ar.lc = 3
	;;
	cmp.gtu p8, p9 = r21, r23
	.mmb
	sub r15 = r23, r21
	add r20 = r54, r21
	(p8) br.cond.dpnt .L223
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 3, r15
	(p8) br.cond.dpnt .L223
.L164:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r18
	nop 0
	shl r14 = r14, 8
	;;
	.mii
	(p7) sub r15 = 3, r18
	adds r18 = 1, r18
	;;
	add r15 = r20, r15
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	or r14 = r14, r15
	br.cloop.sptk.few .L164
	.mib
	nop 0
	nop 0
	br .L162
	;;
.L157:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r15
	nop 0
	shl r16 = r16, 8
	;;
	.mii
	(p7) sub r14 = 3, r15
	adds r15 = 1, r15
	;;
	add r14 = r18, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r16 = r16, r14
	br.cloop.sptk.few .L157
	.mib
	nop 0
	nop 0
	(p14) br.cond.dptk .L159
	.mib
	nop 0
	nop 0
	br .L155
	;;
.L150:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r14 = r16
	nop 0
	shl r15 = r15, 8
	;;
	.mii
	(p7) sub r14 = 3, r16
	adds r16 = 1, r16
	;;
	add r14 = r18, r14
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	or r15 = r15, r14
	br.cloop.sptk.few .L150
	;;
	.mii
	setf.sig f7 = r15
	cmp.eq p8, p9 = 0, r22
	;;
	(p8) break 1
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r22
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p8 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f10 = f8, f7, f1
	;;
	.mfi
	nop 0
	(p8) fma.s1 f9 = f7, f10, f7
	nop 0
	.mfi
	nop 0
	(p8) fmpy.s1 f10 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f9 = f9, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s1 f10 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnma.s1 f6 = f8, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f7 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f7 = f7
	;;
	.mib
	getf.sig r19 = f7
	nop 0
	(p14) br.cond.dptk .L152
	.mib
	nop 0
	nop 0
	br .L148
.L143:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	mov r15 = r16
	nop 0
	shl r17 = r17, 8
	;;
	.mii
	(p7) sub r15 = 3, r16
	adds r16 = 1, r16
	;;
	add r15 = r18, r15
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	or r17 = r17, r15
	br.cloop.sptk.few .L143
	.mib
	nop 0
	addl r22 = 16, r0
	(p14) br.cond.dptk .L145
	.mib
	nop 0
	nop 0
	br .L141
.L223:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r14 = r0
	br .L162
.L217:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r16 = r0
	br .L159
.L211:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r19 = r0
	br .L152
	;;
.L205:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mib
	mov r17 = r0
	addl r22 = 24, r0
	br .L145
.L273:
	.mib
	mov r54 = r35
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L281
.L276:
	.mmi
	adds r21 = 96, r12
	nop 0
	addl r43 = -1, r0
	;;
	.mib
	ld8 r54 = [r21]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L280
.L282:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld1 r17 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p14, p15 = 1, r17
	br .L283
	.endp nlist64#
	.align 16
	.align 64
	.global nlist#
	.type	nlist#, @function
	.proc nlist#
nlist:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many nlist64#
	;;
	break.f 0
	;;
	.endp nlist#
	.global memcmp#
	.type	memcmp#, @function
	.global close#
	.type	close#, @function
	.global read#
	.type	read#, @function
	.global malloc#
	.type	malloc#, @function
	.global lseek#
	.type	lseek#, @function
	.global free#
	.type	free#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global open#
	.type	open#, @function
	.global memchr#
	.type	memchr#, @function
	.ident	"GCC: (GNU) 12.2.0"
