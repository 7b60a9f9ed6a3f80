// 7f835e4f3900f77c3afd47ce5a3d32d6 guest-tests/ipc/netlink-attributes.c
	.file	"netlink-attributes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"  %d, %u bytes:"
	.align 8
.LC1:
	stringz	" %x"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 4, 13, 3, 0
	.fframe 16
	adds r12 = -16, r12
	sxt4 r43 = r33
	.mlx
	mov r48 = r1
	movl r45 = @gprel(.LC0)
	;;
	.mmi
	addl r39 = 1, r0
	add r43 = r32, r43
	.save rp, r46
	mov r46 = b0
	.body
	.mlx
	add r45 = r1, r45
	movl r42 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	cmp.leu p6, p7 = r43, r32
	(p6) br.cond.dpnt .L1
	.align 32
.L4:
	.mmi
	mov r38 = r32
	nop 0
	nop 0
	;;
	.align 32
.L3:
	.mmi
	ld2 r37 = [r38]
	adds r14 = 2, r38
	mov r49 = r34
	;;
	.mmi
	cmp4.ltu p6, p7 = 3, r37
	nop 0
	mov r36 = r37
	.mmb
	adds r37 = -4, r37
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	ld2 r41 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r39, r41
	mov r50 = r41
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r41
	mov r49 = r35
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r48
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L5
.L6:
	.mmi
	mov r51 = r37
	mov r50 = r39
	mov r49 = r45
	.mmb
	adds r41 = 4, r38
	mov r36 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r37
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r39
	mov r49 = r34
	(p7) br.cond.dpnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r14 = r41
	nop 0
	mov r1 = r48
	.mmb
	mov r15 = r41
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L15
	;;
	.align 32
.L12:
	.mmi
	ld1 r16 = [r14], 1
	adds r15 = 17, r12
	adds r18 = 16, r12
	.mmi
	mov r49 = r42
	;;
	ld1 r17 = [r14], 1
	nop 0
	.mmi
	st1 [r18] = r16
	;;
	st1 [r15] = r17, 1
	nop 0
	.mmi
	ld1 r16 = [r14], 1
	;;
	st1 [r15] = r16, 1
	nop 0
	.mmi
	ld1 r14 = [r14]
	;;
	st1 [r15] = r14
	nop 0
	;;
	.mib
	ld4 r50 = [r18]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r39
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r48
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L10
.L23:
	.mmi
	adds r36 = 4, r36
	;;
	addp4 r14 = r36, r0
	cmp4.geu p6, p7 = r36, r37
	;;
	.mib
	nop 0
	(p7) add r14 = r41, r14
	(p7) br.cond.dptk .L12
.L11:
	.mib
	addl r49 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r48
	ld2 r36 = [r38]
	nop 0
	;;
.L5:
	.mmi
	adds r36 = 3, r36
	;;
	and r36 = -4, r36
	nop 0
	;;
	.mmi
	addp4 r36 = r36, r0
	;;
	add r38 = r38, r36
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r43
	(p7) br.cond.dptk .L3
.L13:
	.mmi
	nop 0
	adds r39 = 1, r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 64, r39
	(p6) br.cond.dptk .L4
.L1:
	.mii
	nop 0
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.mmi
	mov r36 = r0
	ld1 r50 = [r15]
	nop 0
	;;
	.align 32
.L24:
	.mib
	mov r49 = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r39
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r48
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L23
.L10:
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	addp4 r15 = r36, r0
	cmp4.leu p6, p7 = r37, r36
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	(p7) add r15 = r41, r15
	nop 0
	;;
	.mib
	ld1 r50 = [r15]
	nop 0
	br .L24
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"send"
	.align 8
.LC4:
	stringz	"link: family %d type %d flags %x multi %d\n"
	.align 8
.LC5:
	stringz	"address: prefix %d flags %x scope %d multi %d\n"
	.align 8
.LC6:
	stringz	"  lifetimes, %d bytes: %x %x\n"
	.align 8
.LC7:
	stringz	"done %d: %d\n"
	.text
	.align 16
	.align 64
	.proc ask#
ask:
	.prologue 12, 60
	.mmb
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 4, 27, 5, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	addl r47 = @gprel(s#), gp
	.save rp, r60
	mov r60 = b0
	mov r62 = r1
	.body
	;;
	.mmi
	adds r14 = 32, r12
	adds r16 = 28, r12
	mov r15 = r0
	.mmi
	mov r66 = r0
	addl r65 = 32, r0
	adds r44 = 56, r12
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 40, r12
	dep r15 = r32, r15, 0, 16
	.mmi
	st4 [r16] = r0
	or r16 = 1, r33
	addl r51 = 8, r0
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 44, r12
	dep r15 = r16, r15, 16, 16
	.mmi
	adds r16 = 16, r12
	ld4 r63 = [r47]
	adds r43 = 48, r12
	;;
	.mmi
	st4 [r14] = r0
	addl r14 = 32, r0
	mov r64 = r16
	.mmi
	addl r50 = 197121, r0
	adds r59 = 60, r12
	addl r58 = 31, r0
	;;
	.mmi
	st4 [r16] = r14
	adds r14 = 20, r12
	adds r56 = 52, r12
	.mlx
	addl r53 = 4368, r0
	movl r55 = 505089284
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 24, r12
	addl r15 = 3, r0
	.mlx
	adds r52 = 54, r12
	movl r54 = 33621507
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st1 [r14] = r34
	nop 0
	adds r14 = 36, r12
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r62
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b.0#)
	.mlx
	cmp4.eq p6, p7 = 0, r33
	movl r49 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mlx
	add r45 = r1, r45
	movl r57 = @gprel(.LC4)
	;;
	.mmi
	add r49 = r1, r49
	(p6) addl r48 = 1, r0
	add r46 = r1, r46
	.mmi
	add r57 = r1, r57
	;;
	nop 0
	(p7) mov r48 = r0
	.align 32
.L28:
	.mmi
	mov r66 = r0
	addl r65 = 65536, r0
	nop 0
	.mmb
	mov r64 = r45
	ld4 r63 = [r47]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	.mmb
	mov r37 = r8
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mib
	cmp4.geu p6, p7 = 15, r8
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	ld4 r14 = [r45]
	;;
	cmp4.geu p6, p7 = r8, r14
	cmp4.ltu p8, p9 = 15, r14
	;;
	.mib
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(b.0#)
	.mii
	(p6) mov r42 = r0
	nop 0
	;;
	(p6) add r36 = r1, r36
	;;
	.align 32
.L43:
	.mmi
	adds r15 = 4, r36
	;;
	ld2 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 16, r15
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mib
	cmp4.ne p6, p7 = 20, r15
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r15
	(p7) br.cond.dpnt .L58
.L30:
	.mmi
	adds r14 = 3, r14
	;;
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r37 = r37, r14
	add r36 = r36, r14
	;;
	.mib
	mov r15 = r37
	cmp4.geu p6, p7 = 15, r37
	(p6) br.cond.dpnt .L42
.L40:
	.mmi
	ld4 r14 = [r36]
	;;
	cmp4.geu p6, p7 = r15, r14
	cmp4.ltu p8, p9 = 15, r14
	;;
	.mib
	nop 0
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L43
.L42:
	.mmi
	nop 0
	or r42 = r42, r48
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r42
	(p7) br.cond.dptk .L28
.L27:
	.mii
	nop 0
	mov b0 = r60
	;;
	mov ar.pfs = r61
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L58:
	.body
	.copy_state 1
	.mmi
	cmp4.lt p6, p7 = 19, r14
	nop 0
	adds r14 = 16, r36
	.mmi
	mov r63 = r49
	nop 0
	addl r42 = 1, r0
	;;
	.mmi
	(p6) addl r64 = 1, r0
	ld4 r65 = [r14]
	nop 0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r62
	;;
	adds r14 = 3, r14
	;;
	.mmi
	nop 0
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r37 = r37, r14
	add r36 = r36, r14
	;;
	.mib
	cmp4.ltu p6, p7 = 15, r37
	mov r15 = r37
	(p7) br.cond.dpnt .L27
	;;
	.mmi
	ld4 r14 = [r36]
	;;
	cmp4.geu p6, p7 = r15, r14
	cmp4.ltu p8, p9 = 15, r14
	;;
	.mib
	nop 0
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L42
.L45:
	.mmi
	mov r42 = r0
	;;
	or r42 = r42, r48
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r42
	(p7) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L27
.L56:
	.mmi
	adds r38 = 20, r36
	nop 0
	adds r16 = 16, r36
	;;
	.mmi
	nop 0
	ld4 r15 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r15
	(p6) br.cond.dptk .L30
	.mmi
	adds r17 = 6, r36
	adds r15 = 18, r36
	nop 0
	.mmi
	adds r14 = 24, r36
	ld1 r64 = [r16]
	mov r63 = r57
	;;
	.mmi
	ld2 r67 = [r17]
	ld2 r65 = [r15]
	nop 0
	;;
	.mib
	ld4 r66 = [r14]
	and r67 = 2, r67
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	mov r1 = r62
	.mmi
	adds r63 = 32, r36
	mov r66 = r43
	mov r65 = r44
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p7) br.cond.spnt .L53
	;;
	.mmi
	ld4 r64 = [r36]
	st4 [r43] = r54
	nop 0
	.mmi
	st4 [r44] = r55
	;;
	st2 [r56] = r53
	adds r64 = -32, r64
	.mmi
	nop 0
	st2 [r59] = r58
	nop 0
	;;
	.mib
	st1 [r52] = r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r62
	;;
	adds r14 = 3, r14
	;;
	.mmi
	nop 0
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r37 = r37, r14
	add r36 = r36, r14
	;;
	.mib
	mov r15 = r37
	cmp4.geu p6, p7 = 15, r37
	(p7) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L42
.L57:
	.mmi
	adds r40 = 20, r36
	nop 0
	adds r41 = 16, r36
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r15
	(p6) br.cond.dptk .L30
	.mmi
	nop 0
	ld1 r15 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r15
	(p6) br.cond.dptk .L30
	.mmi
	adds r17 = 6, r36
	adds r16 = 19, r36
	adds r15 = 18, r36
	.mlx
	adds r14 = 17, r36
	movl r63 = @gprel(.LC5)
	;;
	.mmi
	ld2 r67 = [r17]
	add r63 = r1, r63
	adds r38 = 24, r36
	.mmi
	ld1 r64 = [r14]
	;;
	ld1 r66 = [r16]
	and r67 = 2, r67
	.mmb
	ld1 r65 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r40]
	mov r1 = r62
	mov r66 = r43
	.mii
	mov r65 = r44
	mov r63 = r38
	;;
	cmp4.eq p6, p7 = 1, r14
	.mmb
	ld4 r14 = [r36]
	nop 0
	(p7) br.cond.spnt .L30
	;;
	.mmi
	ld1 r15 = [r41]
	nop 0
	adds r64 = -24, r14
	;;
	.mib
	cmp4.ne p6, p7 = 2, r15
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	st2 [r44] = r51
	nop 0
	.mmb
	st4 [r43] = r50
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	ld4 r14 = [r36]
	mov r1 = r62
	.mmi
	nop 0
	ld4 r15 = [r40]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 1, r15
	adds r39 = -24, r14
	(p6) br.cond.spnt .L30
	;;
	.mmi
	ld1 r15 = [r41]
	nop 0
	cmp4.lt p6, p7 = 3, r39
	;;
	.mib
	nop 0
	cmp.eq.and.orcm p6, p7 = 2, r15
	(p7) br.cond.spnt .L30
	.align 32
.L35:
	.mmi
	ld2 r64 = [r38]
	nop 0
	adds r15 = 2, r38
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r64
	mov r14 = r64
	(p7) br.cond.dpnt .L53
	;;
	.mib
	cmp4.ge p6, p7 = r39, r64
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	ld2 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 6, r15
	(p7) br.cond.dpnt .L59
.L36:
	.mmi
	adds r14 = 3, r14
	ld4 r15 = [r40]
	nop 0
	;;
	.mib
	and r14 = -4, r14
	cmp4.eq p6, p7 = 1, r15
	(p7) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	sub r39 = r39, r14
	addp4 r15 = r14, r0
	.mmi
	ld1 r14 = [r41]
	;;
	cmp4.lt p6, p7 = 3, r39
	add r38 = r38, r15
	;;
	.mib
	nop 0
	cmp.eq.and.orcm p6, p7 = 2, r14
	(p6) br.cond.dptk .L35
.L53:
	.mmi
	ld4 r14 = [r36]
	;;
	adds r14 = 3, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	sub r37 = r37, r14
	add r36 = r36, r14
	;;
	.mib
	mov r15 = r37
	cmp4.geu p6, p7 = 15, r37
	(p7) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L42
	;;
.L59:
	.mmi
	adds r14 = 4, r38
	adds r15 = 8, r38
	mov r63 = r46
	;;
	.mmi
	nop 0
	ld4 r65 = [r14]
	nop 0
	.mmb
	ld4 r66 = [r15]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld2 r14 = [r38]
	nop 0
	br .L36
	;;
.L51:
	.mlx
	nop 0
	movl r63 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp ask#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"socket"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	addl r35 = 16, r0
	nop 0
	mov r37 = r0
	.mmb
	addl r36 = 3, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC8)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(s#), gp
	addl r38 = 1, r0
	nop 0
	.mmi
	mov r37 = r0
	mov r36 = r0
	addl r35 = 18, r0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r0
	mov r37 = r0
	.mmb
	addl r36 = 768, r0
	addl r35 = 18, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r1 = r34
	mov r38 = r0
	addl r37 = 2, r0
	.mmb
	addl r36 = 768, r0
	addl r35 = 22, r0
	br.call.sptk.many b0 = ask#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	b.0#, @object
	.size	b.0#, 65536
b.0:
	.skip	65536
	.sbss
	.align 4
	.type	s#, @object
	.size	s#, 4
s:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
