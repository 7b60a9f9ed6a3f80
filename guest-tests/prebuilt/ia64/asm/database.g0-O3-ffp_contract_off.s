// ee05fda233eed6da5a4d4e01625046e0
	.file	"database.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc scan#
scan:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 6, 5, 0
	ld4 r17 = [r32]
	nop 0
	.mii
	adds r18 = 8, r32
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	;;
	.mmi
	mov r37 = r0
	nop 0
	mov r16 = r17
	;;
	.mib
	add r15 = r16, r37
	cmp4.lt p6, p7 = r37, r16
	(p7) br.cond.dpnt .L16
	;;
	.align 32
.L4:
	.mii
	nop 0
	extr r14 = r15, 1, 31
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r14 = r18, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = r14, r33
	;;
	(p6) mov r16 = r15
	(p7) adds r37 = 1, r15
	;;
	.mib
	add r15 = r16, r37
	cmp4.lt p6, p7 = r37, r16
	(p6) br.cond.dptk .L4
	;;
.L16:
	.mmi
	adds r38 = 1, r37
	nop 0
	adds r39 = 4, r32
	.mmb
	cmp4.gt p6, p7 = r37, r17
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	sxt4 r38 = r38
	nop 0
	;;
	.mii
	shladd r38 = r38, 3, r0
	nop 0
	;;
	add r38 = r32, r38
	.align 32
.L10:
	.mmi
	ld4 r14 = [r39]
	nop 0
	cmp4.ge p8, p9 = r37, r17
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L17
	(p8) br.cond.dptk .L7
	.mmi
	ld8 r14 = [r38]
	nop 0
	adds r15 = 256, r38
	.mmi
	mov r43 = r36
	nop 0
	cmp4.gt p8, p9 = r17, r37
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.dptk .L8
	.mmi
	ld8 r14 = [r35], 8
	ld8 r44 = [r15]
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r42
	ld4 r17 = [r32]
	nop 0
	;;
.L7:
	.mib
	cmp4.ge p6, p7 = r37, r17
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld8 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.spnt .L1
.L9:
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r38 = 8, r38
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r37
	(p6) br.cond.dptk .L10
.L1:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
.L8:
	.pred.rel.mutex p8, p9
	.mib
	adds r37 = 1, r37
	adds r38 = 8, r38
	(p8) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r37
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L1
.L17:
	.mmi
	adds r14 = 256, r38
	mov r47 = r36
	nop 0
	.mmi
	mov r46 = r35
	mov r45 = r34
	mov r44 = r33
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = scan#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r17 = [r32]
	nop 0
	br .L7
	.endp scan#
	.align 16
	.align 64
	.proc add_amount#
add_amount:
	.prologue
	.body
	.mmi
	adds r15 = 8, r33
	ld8 r14 = [r32]
	adds r33 = 12, r33
	;;
	.mii
	ld4 r15 = [r15]
	nop 0
	;;
	add r14 = r14, r15
	.mmi
	ld1.a r15 = [r33]
	;;
	st8 [r32] = r14, 8
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r33]
	ld4 r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 120, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp add_amount#
	.align 16
	.align 64
	.proc by_amount#
by_amount:
	.prologue
	.body
	.mmi
	ld8 r17 = [r32]
	ld8 r16 = [r33]
	nop 0
	;;
	.mmi
	adds r15 = 8, r17
	nop 0
	adds r14 = 8, r16
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.leu p8, p9 = r14, r15
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	;;
	.mii
	(p8) addl r8 = 1, r0
	nop 0
	;;
	(p9) addl r8 = -1, r0
.L20:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L21:
	.mmi
	nop 0
	ld4 r15 = [r17]
	addl r8 = -1, r0
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	cmp4.ltu p8, p9 = r14, r15
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	;;
	.mmi
	nop 0
	(p8) addl r8 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r8 = r0
	br.ret.sptk.many b0
	.endp by_amount#
	.align 16
	.align 64
	.proc join#
join:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	adds r14 = 16, r32
	nop 0
	.mii
	ld4 r19 = [r33]
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mii
	ld8 r16 = [r14]
	extr.u r19 = r19, 1, 31
	;;
	adds r14 = 4, r16
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L28
	.align 32
.L32:
	.mmi
	ld4 r18 = [r16]
	mov r14 = r0
	adds r16 = 8, r16
	;;
	.mib
	add r17 = r18, r14
	cmp4.lt p6, p7 = r14, r18
	(p7) br.cond.dpnt .L46
	;;
	.align 32
.L31:
	.mii
	nop 0
	extr r15 = r17, 1, 31
	nop 0
	;;
	.mii
	shladd r15 = r15, 3, r0
	extr r17 = r17, 1, 31
	;;
	add r15 = r16, r15
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = r15, r19
	;;
	(p6) mov r18 = r17
	(p7) adds r14 = 1, r17
	;;
	.mib
	add r17 = r18, r14
	cmp4.lt p6, p7 = r14, r18
	(p6) br.cond.dptk .L31
.L46:
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mmi
	ld8 r16 = [r16]
	;;
	adds r14 = 4, r16
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
.L28:
	.mmi
	ld4 r21 = [r16]
	mov r18 = r0
	adds r20 = 8, r16
	;;
	.mmi
	nop 0
	mov r17 = r21
	nop 0
	;;
	.mib
	add r15 = r17, r18
	cmp4.lt p6, p7 = r18, r17
	(p7) br.cond.dpnt .L47
	;;
	.align 32
.L35:
	.mii
	nop 0
	extr r14 = r15, 1, 31
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r14 = r20, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = r14, r19
	;;
	(p6) mov r17 = r15
	(p7) adds r18 = 1, r15
	;;
	.mib
	add r15 = r17, r18
	cmp4.lt p6, p7 = r18, r17
	(p6) br.cond.dptk .L35
	;;
.L47:
	.mii
	nop 0
	sxt4 r14 = r18
	cmp4.ge p6, p7 = r18, r21
	.mmb
	addl r40 = 5, r0
	adds r39 = 12, r33
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r14
	;;
	adds r14 = 8, r16
	adds r16 = 264, r16
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r19
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mii
	ld8 r34 = [r16]
	nop 0
	;;
	cmp.eq p6, p7 = 0, r34
	.mmb
	adds r38 = 12, r34
	adds r34 = 8, r34
	(p6) br.cond.dpnt .L27
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r14 = r32
	mov r1 = r37
	;;
	.mmi
	(p7) ld8 r15 = [r32]
	(p7) ld4 r16 = [r34]
	nop 0
	;;
	.mmi
	(p7) add r15 = r15, r16
	;;
	(p7) st8 [r14] = r15, 8
	nop 0
	;;
	.mii
	(p7) ld4 r15 = [r14]
	nop 0
	;;
	(p7) adds r15 = 1, r15
	;;
	.mmi
	(p7) st4 [r14] = r15
	nop 0
	nop 0
.L27:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp join#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"no pages are left"
	.text
	.align 16
	.align 64
	.proc new_page.part.0#
new_page.part.0:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	movl r35 = @gprel(.LC0)
	.body
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r34
	addl r35 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp new_page.part.0#
	.align 16
	.align 64
	.proc scan.constprop.0#
scan.constprop.0:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 4, 0
	ld4 r38 = [r32]
	nop 0
	.mii
	adds r17 = 8, r32
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	;;
	.mmi
	mov r36 = r0
	nop 0
	mov r16 = r38
	;;
	.mib
	add r15 = r16, r36
	cmp4.lt p6, p7 = r36, r16
	(p7) br.cond.dpnt .L68
	;;
	.align 32
.L53:
	.mii
	nop 0
	extr r14 = r15, 1, 31
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r14 = r17, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r33, r14
	;;
	(p6) mov r16 = r15
	(p7) adds r36 = 1, r15
	;;
	.mib
	add r15 = r16, r36
	cmp4.lt p6, p7 = r36, r16
	(p6) br.cond.dptk .L53
	;;
.L68:
	.mmi
	adds r14 = 1, r36
	adds r15 = 4, r32
	nop 0
	.mmb
	cmp4.le p6, p7 = r36, r38
	adds r18 = 8, r35
	(p7) br.cond.dpnt .L50
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	shladd r14 = r14, 3, r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L55
	;;
	.mmi
	add r14 = r32, r14
	nop 0
	nop 0
	.align 32
.L58:
	.mib
	cmp4.ge p6, p7 = r36, r38
	adds r36 = 1, r36
	(p6) br.cond.dptk .L56
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r15 = 256, r14
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r16, r34
	(p6) br.cond.dptk .L50
	.mmi
	ld8 r15 = [r15]
	ld8 r17 = [r35]
	nop 0
	;;
	.mmi
	adds r19 = 8, r15
	ld4 r16 = [r18]
	adds r15 = 12, r15
	;;
	.mmi
	ld4 r19 = [r19]
	;;
	add r17 = r17, r19
	nop 0
	;;
	.mmi
	st8 [r35] = r17
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 120, r15
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	st4 [r18] = r15
	nop 0
	nop 0
.L56:
	.mib
	adds r14 = 8, r14
	cmp4.le p6, p7 = r36, r38
	(p6) br.cond.dptk .L58
.L50:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L55:
	.mmi
	adds r14 = 33, r36
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r32 = r32, r14
	;;
	.align 32
.L61:
	.mmi
	nop 0
	ld8 r42 = [r32], 8
	mov r45 = r35
	.mmb
	mov r44 = r34
	mov r43 = r33
	br.call.sptk.many b0 = scan.constprop.0#
	;;
	.mmi
	adds r14 = -264, r32
	cmp4.lt p6, p7 = r36, r38
	nop 0
	.mmb
	mov r1 = r41
	adds r36 = 1, r36
	(p7) br.cond.dpnt .L62
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r34
	(p6) br.cond.spnt .L50
	;;
.L62:
	.mib
	nop 0
	cmp4.le p6, p7 = r36, r38
	(p6) br.cond.dptk .L61
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	.endp scan.constprop.0#
	.align 16
	.align 64
	.proc insert#
insert:
	.prologue 12, 44
	.mmb
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 3, 12, 3, 0
	ld4 r16 = [r32]
	nop 0
	.mii
	mov r37 = r32
	.save rp, r44
	mov r44 = b0
	mov r46 = r1
	.body
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 32, r16
	(p7) br.cond.dpnt .L90
	.align 32
.L76:
	.mmi
	adds r14 = 4, r37
	;;
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dpnt .L87
	;;
.L92:
	.mib
	adds r17 = 8, r37
	cmp4.lt p6, p7 = r35, r16
	(p7) br.cond.dpnt .L91
	.align 32
.L75:
	.mmi
	add r15 = r16, r35
	;;
	nop 0
	extr r14 = r15, 1, 31
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r14 = r17, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = r14, r33
	;;
	(p6) mov r16 = r15
	(p7) adds r35 = 1, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r16
	(p6) br.cond.dptk .L75
.L91:
	.mii
	nop 0
	sxt4 r36 = r35
	;;
	shladd r36 = r36, 3, r0
	;;
	.mmi
	add r36 = r37, r36
	;;
	adds r14 = 264, r36
	nop 0
	;;
	.mmi
	ld8 r38 = [r14]
	;;
	ld4 r16 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 32, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r37 = r38
	(p6) br.cond.dptk .L76
	.mmi
	addl r18 = @gprel(pages_used#), gp
	addl r15 = @gprel(pages_room#), gp
	nop 0
	.mmi
	addl r20 = @gprel(pages#), gp
	adds r42 = 4, r38
	adds r16 = 8, r38
	;;
	.mmi
	ld4 r14 = [r18]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addp4 r17 = r14, r0
	cmp4.eq p6, p7 = r15, r14
	nop 0
	.mmb
	adds r15 = 1, r14
	ld4 r19 = [r42]
	(p6) br.cond.spnt .L72
	;;
	.mii
	nop 0
	shl r14 = r17, 5
	nop 0
	.mmi
	ld8 r40 = [r20]
	st4 [r18] = r15
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r40 = r40, r14
	;;
	adds r14 = 4, r40
	adds r47 = 8, r40
	;;
	.mmi
	st4 [r14] = r19
	;;
	ld4 r14 = [r42]
	nop 0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	sub r15 = 16, r14
	;;
	sxt4 r15 = r15
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	shladd r15 = r15, 3, r0
	;;
	.mmi
	sub r41 = 16, r14
	adds r14 = 17, r14
	add r15 = r16, r15
	;;
	.mmi
	shladd r39 = r14, 3, r0
	nop 0
	sxt4 r49 = r41
	.mmi
	ld8 r43 = [r15]
	st4 [r40] = r41
	nop 0
	;;
	.mib
	shladd r49 = r49, 3, r0
	add r48 = r38, r39
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	ld4 r14 = [r42]
	adds r48 = 256, r39
	.mmi
	mov r1 = r46
	adds r47 = 264, r40
	adds r39 = 2, r35
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	add r48 = r38, r48
	sxt4 r39 = r39
	;;
	.mii
	(p6) addl r49 = 1, r0
	shladd r39 = r39, 3, r0
	;;
	(p7) mov r49 = r0
	;;
	.mmi
	add r49 = r41, r49
	;;
	nop 0
	sxt4 r49 = r49
	;;
	.mib
	shladd r49 = r49, 3, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	addl r14 = 16, r0
	adds r48 = -8, r39
	add r47 = r37, r39
	.mmi
	mov r1 = r46
	;;
	st4 [r38] = r14
	add r48 = r37, r48
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	sub r14 = r14, r35
	nop 0
	;;
	.mii
	nop 0
	sxt4 r49 = r14
	nop 0
	;;
	.mib
	shladd r49 = r49, 3, r0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld4 r14 = [r37]
	adds r48 = 256, r39
	adds r47 = 264, r39
	.mmi
	mov r1 = r46
	;;
	sub r14 = r14, r35
	add r48 = r37, r48
	.mmi
	add r47 = r37, r47
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	shladd r49 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	adds r14 = 8, r36
	cmp.geu p6, p7 = r43, r33
	adds r36 = 272, r36
	.mmi
	mov r1 = r46
	;;
	st8 [r14] = r43
	nop 0
	.mmi
	st8 [r36] = r40
	;;
	ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r37] = r14
	(p6) mov r37 = r38
	;;
	.mii
	(p7) mov r37 = r40
	nop 0
	;;
	adds r14 = 4, r37
	.mmi
	ld4 r16 = [r37]
	;;
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L92
.L87:
	.mmi
	mov r35 = r0
	mov r17 = r16
	adds r18 = 8, r37
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r17
	(p7) br.cond.dpnt .L93
	.align 32
.L81:
	.mmi
	add r15 = r17, r35
	;;
	nop 0
	extr r14 = r15, 1, 31
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r14 = r18, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = r14, r33
	;;
	(p6) mov r17 = r15
	(p7) adds r35 = 1, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r17
	(p6) br.cond.dptk .L81
.L93:
	.mii
	adds r36 = 2, r35
	sub r16 = r16, r35
	;;
	sxt4 r36 = r36
	.mii
	nop 0
	sxt4 r49 = r16
	;;
	shladd r36 = r36, 3, r0
	.mmi
	shladd r49 = r49, 3, r0
	;;
	adds r48 = -8, r36
	add r47 = r37, r36
	;;
	.mib
	add r48 = r37, r48
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld4 r14 = [r37]
	adds r48 = 248, r36
	adds r47 = 256, r36
	.mmi
	mov r1 = r46
	;;
	sub r14 = r14, r35
	add r48 = r37, r48
	.mmi
	add r47 = r37, r47
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	shladd r49 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r46
	mov b0 = r44
	.mib
	nop 0
	sxt4 r14 = r35
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	mov ar.pfs = r45
	;;
	.mmi
	add r14 = r37, r14
	;;
	adds r15 = 8, r14
	adds r14 = 264, r14
	;;
	.mmi
	st8 [r14] = r34
	st8 [r15] = r33
	nop 0
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.ret.sptk.many b0
.L90:
	.mmi
	addl r18 = @gprel(pages_used#), gp
	addl r14 = @gprel(pages_room#), gp
	addl r19 = @gprel(pages#), gp
	.mmi
	adds r39 = 4, r32
	;;
	ld4 r15 = [r18]
	nop 0
	.mmi
	ld4 r17 = [r14]
	;;
	addp4 r16 = r15, r0
	cmp4.ne p6, p7 = r17, r15
	.mmb
	adds r14 = 1, r15
	adds r15 = 2, r15
	(p7) br.cond.spnt .L72
	;;
	.mib
	nop 0
	shl r36 = r16, 5
	nop 0
	.mmi
	ld8 r37 = [r19]
	st4 [r18] = r14
	cmp4.eq p6, p7 = r14, r17
	;;
	.mmi
	add r36 = r36, r16
	mov r16 = r0
	addp4 r14 = r14, r0
	.mii
	ld4.a r19 = [r39]
	adds r17 = 8, r32
	;;
	shladd r36 = r36, 4, r0
	;;
	.mmi
	nop 0
	add r36 = r37, r36
	nop 0
	;;
	.mmi
	st8 [r36] = r16
	adds r16 = 264, r36
	adds r40 = 8, r36
	.mmi
	adds r41 = 272, r36
	;;
	st8 [r16] = r32
	shl r16 = r14, 5
	.mmb
	ld4.c.clr r19 = [r39]
	nop 0
	(p6) br.cond.spnt .L72
	;;
	.mmi
	add r14 = r16, r14
	st4 [r18] = r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r37 = r37, r14
	;;
	adds r14 = 4, r37
	adds r47 = 8, r37
	;;
	.mmi
	st4 [r14] = r19
	;;
	ld4 r14 = [r39]
	nop 0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	sub r15 = 16, r14
	;;
	sxt4 r15 = r15
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	shladd r15 = r15, 3, r0
	;;
	.mmi
	sub r38 = 16, r14
	adds r14 = 17, r14
	add r15 = r17, r15
	;;
	.mmi
	shladd r35 = r14, 3, r0
	nop 0
	sxt4 r49 = r38
	.mmi
	ld8 r42 = [r15]
	st4 [r37] = r38
	nop 0
	;;
	.mib
	add r48 = r32, r35
	shladd r49 = r49, 3, r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r39]
	adds r48 = 256, r35
	mov r1 = r46
	.mmi
	adds r47 = 264, r37
	;;
	cmp4.eq p6, p7 = 0, r14
	add r48 = r32, r48
	;;
	.mmi
	(p6) addl r49 = 1, r0
	;;
	(p7) mov r49 = r0
	nop 0
	;;
	.mmi
	add r49 = r38, r49
	;;
	nop 0
	sxt4 r49 = r49
	;;
	.mib
	shladd r49 = r49, 3, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4.a r35 = [r36]
	addl r14 = 16, r0
	mov r1 = r46
	.mii
	mov r48 = r40
	adds r47 = 16, r36
	;;
	sxt4 r38 = r35
	.mmi
	st4 [r32] = r14
	nop 0
	mov r32 = r36
	;;
	.mmi
	chk.a.clr r35, .L94
.L95:
	nop 0
	shladd r38 = r38, 3, r0
	;;
	.mib
	mov r49 = r38
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r46
	mov r49 = r38
	nop 0
	.mmb
	mov r48 = r41
	adds r47 = 280, r36
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	adds r16 = 1, r35
	st8 [r41] = r37
	nop 0
	.mmi
	mov r1 = r46
	st8 [r40] = r42
	mov r37 = r32
	;;
	.mib
	st4 [r36] = r16
	nop 0
	br .L76
.L72:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = new_page.part.0#
.L94:
	.mmi
	nop 0
	ld4 r35 = [r36]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r38 = r35
	br .L95
	.endp insert#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%llu\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 67
	.mmb
	.save ar.pfs, r68
	alloc r68 = ar.pfs, 2, 36, 5, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 128
	adds r12 = -128, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	mov r69 = r1
	.save rp, r67
	mov r67 = b0
	.mmi
	addl r53 = @gprel(rows#), gp
	addl r55 = @gprel(pages_room#), gp
	addl r70 = 256000, r0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	;;
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	nop 0
	;;
	.mmi
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mib
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r69
	addl r14 = 3000, r0
	addl r70 = 1584000, r0
	.mmi
	st8 [r53] = r8
	;;
	nop 0
	addl r56 = @gprel(pages#), gp
	.mmb
	nop 0
	st4 [r55] = r14
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp4.ge p6, p7 = 1, r32
	nop 0
	mov r1 = r69
	.mmb
	st8 [r56] = r8
	nop 0
	(p7) br.cond.dpnt .L168
	;;
	.mmi
	(p6) addl r49 = 1, r0
	nop 0
	nop 0
.L97:
	.mlx
	addl r15 = 64000, r0
	movl r47 = @gprel(sorted.0#)
	.mmi
	addl r51 = @ltoff(@fptr(join#)), gp
	addl r50 = @ltoff(@fptr(add_amount#)), gp
	addl r57 = @ltoff(@fptr(by_amount#)), gp
	;;
	.mmi
	add r47 = r1, r47
	addl r14 = 3000, r0
	addl r61 = 1, r0
	.mmi
	addl r52 = @gprel(pages_used#), gp
	addl r60 = 2, r0
	adds r48 = 24, r12
	;;
	.mlx
	add r59 = r47, r15
	movl r15 = 4223091239536077
	.mlx
	adds r43 = 32, r12
	movl r54 = 4294967296
	;;
	.mlx
	setf.sig f16 = r15
	movl r15 = 5895351198814392785
	.mmi
	addl r46 = 110, r0
	addl r45 = 97, r0
	addl r44 = 109, r0
	;;
	.mlx
	setf.sig f5 = r15
	movl r15 = 3777893186295716171
	.mmi
	addl r42 = 101, r0
	addl r41 = 32, r0
	addl r40 = 12336, r0
	;;
	.mlx
	setf.sig f4 = r15
	movl r15 = -3689348814741910323
	.mmi
	addp4 r39 = 4294967295 - 0x100000000, r0
	addl r38 = 8001, r0
	addl r37 = 20000, r0
	;;
	.mlx
	setf.sig f2 = r15
	movl r15 = -6148914691236517205
	.mmi
	ld8 r51 = [r51]
	ld8 r50 = [r50]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f3 = r15
	addl r15 = 32000, r0
	.mii
	ld8 r57 = [r57]
	nop 0
	;;
	add r58 = r47, r15
.L137:
	.mmi
	cmp4.ne p6, p7 = 0, r14
	st4 [r52] = r0
	adds r15 = 16, r12
	.mmb
	mov r64 = r0
	addl r35 = 1, r0
	(p7) br.cond.spnt .L100
	;;
	.mmi
	ld8 r36 = [r56]
	cmp4.eq p6, p7 = 1, r14
	sub r14 = r59, r47
	.mlx
	st4 [r52] = r61
	movl r65 = @gprel(sorted.0#)
	;;
	.mmi
	adds r62 = 528, r36
	adds r14 = -8, r14
	add r65 = r1, r65
	;;
	.mib
	st8 [r36] = r54
	shr.u r14 = r14, 3
	(p6) br.cond.spnt .L100
	;;
	.mmb
	st4 [r52] = r60
	st8 [r15] = r0
	nop 0
	.mmi
	ld8 r34 = [r53]
	nop 0
	mov ar.lc = r14
	;;
	.mmi
	nop 0
	st8 [r62] = r54
	nop 0
	.mmi
	st4 [r48] = r0
	;;
	st8 [r43] = r0
	nop 0
.L101:
	.mmi
	add r16 = r35, r64
	mov r63 = r34
	dep.z r14 = r35, 13, 19
	.mmi
	adds r18 = 13, r34
	adds r29 = 17, r34
	adds r28 = 18, r34
	;;
	.mmi
	addp4 r16 = r16, r0
	xor r14 = r35, r14
	adds r27 = 19, r34
	.mmi
	st1 [r18] = r45
	adds r18 = 14, r34
	adds r31 = 8, r34
	;;
	.mmi
	setf.sig f6 = r16
	st1 [r18] = r44
	extr.u r15 = r14, 17, 15
	.mmi
	adds r18 = 15, r34
	adds r30 = 12, r34
	adds r26 = 20, r34
	;;
	.mmi
	xor r14 = r15, r14
	st1 [r18] = r42
	adds r18 = 16, r34
	.mmi
	adds r25 = 21, r34
	adds r24 = 22, r34
	adds r23 = 24, r34
	;;
	.mmi
	mov r72 = r34
	st1 [r18] = r41
	dep.z r15 = r14, 5, 27
	.mmi
	mov r70 = r36
	st1 [r30] = r46
	adds r64 = 7919, r64
	;;
	.mmi
	xor r14 = r15, r14
	st2 [r24] = r40
	nop 0
	.mmi
	st1 [r23] = r0
	;;
	addp4 r21 = r14, r0
	dep.z r15 = r14, 13, 19
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f16
	xor r14 = r15, r14
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r21
	nop 0
	;;
	.mmf
	sub r19 = r16, r17
	nop 0
	xmpy.hu f6 = f6, f5
	;;
	.mii
	nop 0
	shr.u r19 = r19, 1
	nop 0
	;;
	.mmi
	add r17 = r17, r19
	nop 0
	extr.u r19 = r14, 17, 15
	;;
	.mii
	xor r14 = r19, r14
	shr.u r17 = r17, 15
	;;
	dep.z r35 = r14, 5, 27
	.mii
	getf.sig r15 = f6
	shl r19 = r17, 12
	;;
	xor r35 = r35, r14
	.mmi
	sub r19 = r19, r17
	;;
	addp4 r22 = r35, r0
	shladd r14 = r19, 4, r0
	;;
	.mii
	setf.sig f6 = r22
	add r14 = r14, r17
	;;
	sub r16 = r16, r14
	;;
	.mmi
	nop 0
	sub r20 = r21, r15
	addp4 r17 = r16, r0
	.mii
	st4 [r63] = r16, 4
	nop 0
	;;
	shr.u r19 = r20, 1
	.mmi
	mov r71 = r17
	;;
	add r15 = r15, r19
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f4
	shr.u r15 = r15, 6
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r16 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 5
	nop 0
	;;
	.mmi
	getf.sig r20 = f6
	setf.sig f6 = r17
	add r15 = r16, r15
	;;
	.mmi
	sub r21 = r21, r15
	;;
	st4 [r63] = r21
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f2
	shr.u r20 = r20, 11
	;;
	.mii
	nop 0
	shl r14 = r20, 5
	;;
	sub r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	getf.sig r19 = f6
	add r14 = r14, r20
	;;
	.mmi
	shladd r21 = r14, 2, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mii
	sub r22 = r22, r14
	nop 0
	;;
	shr.u r19 = r19, 3
	.mmi
	st4 [r31] = r22
	;;
	addp4 r16 = r19, r0
	shladd r15 = r19, 2, r0
	;;
	.mii
	setf.sig f6 = r16
	add r15 = r15, r19
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	sub r17 = r17, r15
	;;
	adds r14 = 48, r17
	nop 0
	;;
	.mmi
	nop 0
	st1 [r29] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r20 = f6
	;;
	nop 0
	shr.u r20 = r20, 3
	;;
	.mmi
	addp4 r15 = r20, r0
	nop 0
	shladd r19 = r20, 2, r0
	;;
	.mii
	setf.sig f6 = r15
	add r19 = r19, r20
	;;
	shladd r19 = r19, 1, r0
	;;
	.mmi
	sub r16 = r16, r19
	;;
	adds r16 = 48, r16
	nop 0
	;;
	.mmi
	nop 0
	st1 [r28] = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r18 = r17, 3
	;;
	.mmi
	addp4 r14 = r18, r0
	nop 0
	shladd r17 = r18, 2, r0
	;;
	.mii
	setf.sig f6 = r14
	add r17 = r17, r18
	;;
	shladd r17 = r17, 1, r0
	;;
	.mmi
	sub r15 = r15, r17
	;;
	adds r15 = 48, r15
	nop 0
	;;
	.mmi
	nop 0
	st1 [r27] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mii
	shladd r15 = r16, 2, r0
	adds r17 = 48, r16
	;;
	add r15 = r15, r16
	.mmi
	st1 [r25] = r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r26] = r14
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	ld4 r14 = [r63]
	mov r1 = r69
	mov r72 = r34
	.mmi
	mov r70 = r62
	ld4 r71 = [r34]
	mov r36 = r8
	;;
	.mii
	nop 0
	shl r14 = r14, 32
	nop 0
	;;
	.mib
	or r71 = r71, r14
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	mov r1 = r69
	st8 [r65] = r34, 8
	mov r62 = r8
	.mmb
	nop 0
	adds r34 = 32, r34
	br.cloop.sptk.few .L101
	;;
	.mmi
	nop 0
	st8 [r43] = r36
	mov r34 = r0
	;;
.L105:
	.mii
	setf.sig f6 = r34
	shl r71 = r34, 32
	adds r74 = 16, r12
	;;
	.mmi
	nop 0
	or r72 = r39, r71
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f3
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
	.mib
	cmp.eq p6, p7 = r14, r34
	adds r34 = 1, r34
	(p6) br.cond.dptk .L102
	.mib
	mov r73 = r50
	mov r70 = r62
	br.call.sptk.many b0 = scan#
	;;
	.mib
	mov r1 = r69
	cmp.ne p6, p7 = 97, r34
	(p6) br.cond.dptk .L105
	.mmi
	nop 0
	mov r34 = r0
	mov ar.lc = 119
	;;
.L106:
	.mmi
	adds r72 = 900, r34
	mov r71 = r34
	adds r73 = 16, r12
	.mmb
	mov r70 = r36
	adds r34 = 500, r34
	br.call.sptk.many b0 = scan.constprop.0#
	;;
	.mib
	nop 0
	mov r1 = r69
	br.cloop.sptk.few .L106
	.mmi
	adds r66 = 4, r36
	ld8 r62 = [r53]
	mov r65 = r0
	.mmi
	nop 0
	mov r35 = r0
	nop 0
	;;
	.mii
	ld4 r14 = [r66]
	nop 0
	;;
	cmp4.ne p6, p7 = 0, r14
.L125:
	.pred.rel.mutex p6, p7
	.mib
	ld4 r18 = [r62]
	mov r14 = r36
	(p6) br.cond.dpnt .L107
	;;
	.align 32
.L111:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r16
	(p9) br.cond.dpnt .L169
	.align 32
.L110:
	.pred.rel.mutex p6, p7
	.mmi
	add r17 = r16, r15
	;;
	nop 0
	extr r19 = r17, 1, 31
	;;
	.mii
	shladd r19 = r19, 3, r0
	extr r17 = r17, 1, 31
	;;
	add r19 = r14, r19
	;;
	.mmi
	nop 0
	ld8 r19 = [r19]
	nop 0
	;;
	.mmi
	cmp.geu p8, p9 = r19, r18
	;;
	(p8) mov r16 = r17
	(p9) adds r15 = 1, r17
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r16
	(p8) br.cond.dptk .L110
.L169:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	adds r15 = 32, r15
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r15 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r15
	(p8) br.cond.dptk .L111
.L107:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r19 = [r14]
	mov r15 = r0
	adds r21 = 8, r14
	;;
	.mmi
	nop 0
	mov r20 = r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r20
	(p9) br.cond.dpnt .L170
	.align 32
.L114:
	.pred.rel.mutex p6, p7
	.mmi
	add r17 = r20, r15
	;;
	nop 0
	extr r16 = r17, 1, 31
	;;
	.mii
	shladd r16 = r16, 3, r0
	extr r17 = r17, 1, 31
	;;
	add r16 = r21, r16
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	cmp.geu p8, p9 = r16, r18
	;;
	(p8) mov r20 = r17
	(p9) adds r15 = 1, r17
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r20
	(p8) br.cond.dptk .L114
	;;
.L170:
	.pred.rel.mutex p6, p7
	.mib
	cmp4.ge p8, p9 = r15, r19
	sxt4 r15 = r15
	(p8) br.cond.spnt .L115
	;;
	.mmi
	nop 0
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	adds r15 = 8, r14
	adds r14 = 264, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p8, p9 = r15, r18
	nop 0
	(p8) br.cond.spnt .L115
	;;
	.mii
	ld8 r14 = [r14]
	tbit.z p8, p9 = r35, 0
	;;
	adds r14 = 8, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	add r15 = r15, r35
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p9) br.cond.dpnt .L171
.L116:
	.pred.rel.mutex p6, p7
	.mmi
	adds r35 = 3, r35
	nop 0
	adds r62 = 96, r62
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = r38, r35
	(p8) br.cond.dptk .L125
.L177:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld4 r22 = [r48]
	mov r18 = r0
.L135:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	mov r14 = r36
	(p6) br.cond.dpnt .L126
	;;
	.align 32
.L130:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r16
	(p9) br.cond.dpnt .L172
	.align 32
.L129:
	.pred.rel.mutex p6, p7
	.mmi
	add r17 = r16, r15
	;;
	nop 0
	extr r19 = r17, 1, 31
	;;
	.mii
	shladd r19 = r19, 3, r0
	extr r17 = r17, 1, 31
	;;
	add r19 = r14, r19
	;;
	.mmi
	nop 0
	ld8 r19 = [r19]
	nop 0
	;;
	.mmi
	cmp.leu p8, p9 = r18, r19
	;;
	(p8) mov r16 = r17
	(p9) adds r15 = 1, r17
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r16
	(p8) br.cond.dptk .L129
.L172:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	adds r15 = 32, r15
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r15 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r15
	(p8) br.cond.dptk .L130
.L126:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r19 = [r14]
	mov r15 = r0
	adds r21 = 8, r14
	;;
	.mmi
	nop 0
	mov r20 = r19
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r20
	(p9) br.cond.dpnt .L173
	.align 32
.L133:
	.pred.rel.mutex p6, p7
	.mmi
	add r17 = r20, r15
	;;
	nop 0
	extr r16 = r17, 1, 31
	;;
	.mii
	shladd r16 = r16, 3, r0
	extr r17 = r17, 1, 31
	;;
	add r16 = r21, r16
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	cmp.leu p8, p9 = r18, r16
	;;
	(p8) mov r20 = r17
	(p9) adds r15 = 1, r17
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r15, r20
	(p8) br.cond.dptk .L133
	;;
.L173:
	.pred.rel.mutex p6, p7
	.mib
	cmp4.ge p8, p9 = r15, r19
	sxt4 r15 = r15
	(p8) br.cond.dpnt .L134
	;;
	.mmi
	nop 0
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	adds r15 = 8, r14
	adds r14 = 264, r14
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p8, p9 = r18, r15
	nop 0
	(p8) br.cond.dpnt .L134
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ne p8, p9 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p8) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p9) mov r14 = r0
	nop 0
	;;
	add r22 = r22, r14
.L134:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	adds r18 = 1, r18
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p8, p9 = r37, r18
	(p8) br.cond.dptk .L135
	.mmi
	st4 [r48] = r22
	mov r73 = r57
	addl r72 = 8, r0
	.mmb
	addl r71 = 8000, r0
	mov r70 = r47
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	ld8 r14 = [r58]
	adds r15 = 16, r12
	adds r49 = -1, r49
	.mmi
	mov r1 = r69
	ld4 r17 = [r48]
	nop 0
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	cmp4.ne p6, p7 = 0, r49
	;;
	.mib
	ld4 r15 = [r14]
	nop 0
	(p7) br.cond.dpnt .L174
	;;
	.mib
	ld4 r14 = [r55]
	nop 0
	br .L137
.L102:
	.mib
	mov r73 = r51
	mov r70 = r62
	br.call.sptk.many b0 = scan#
	;;
	.mib
	mov r1 = r69
	cmp.eq p6, p7 = 97, r34
	(p7) br.cond.dptk .L105
	.mib
	mov r34 = r0
	mov ar.lc = 119
	br .L106
	;;
.L171:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	mov r34 = r36
	(p6) br.cond.dpnt .L117
	;;
	.align 32
.L121:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r16 = [r34]
	mov r14 = r0
	adds r34 = 8, r34
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r14, r16
	(p9) br.cond.dpnt .L175
	.align 32
.L120:
	.pred.rel.mutex p6, p7
	.mmi
	add r15 = r16, r14
	;;
	nop 0
	extr r17 = r15, 1, 31
	;;
	.mii
	shladd r17 = r17, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r17 = r34, r17
	;;
	.mmi
	nop 0
	ld8 r17 = [r17]
	nop 0
	;;
	.mmi
	cmp.geu p8, p9 = r17, r18
	;;
	(p8) mov r16 = r15
	(p9) adds r14 = 1, r15
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r14, r16
	(p8) br.cond.dptk .L120
.L175:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r34 = r34, r14
	nop 0
	;;
	.mmi
	ld8 r34 = [r34]
	;;
	adds r14 = 4, r34
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p8, p9 = 0, r14
	(p8) br.cond.dptk .L121
.L117:
	.pred.rel.mutex p6, p7
	.mmi
	ld4 r17 = [r34]
	mov r63 = r0
	adds r19 = 8, r34
	;;
	.mmi
	nop 0
	mov r16 = r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r63, r16
	(p9) br.cond.dpnt .L176
	.align 32
.L124:
	.pred.rel.mutex p6, p7
	.mmi
	add r15 = r16, r63
	;;
	nop 0
	extr r14 = r15, 1, 31
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r14 = r19, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.geu p8, p9 = r14, r18
	;;
	(p8) mov r16 = r15
	(p9) adds r63 = 1, r15
	;;
	.mib
	nop 0
	cmp4.lt p8, p9 = r63, r16
	(p8) br.cond.dptk .L124
	;;
.L176:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	sxt4 r15 = r63
	nop 0
	.mmb
	adds r14 = 8, r34
	cmp4.ge p8, p9 = r63, r17
	(p8) br.cond.dpnt .L116
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p8, p9 = r14, r18
	(p8) br.cond.dptk .L116
	.mmi
	adds r64 = 1, r63
	adds r17 = -1, r17
	nop 0
	.mmi
	adds r35 = 3, r35
	adds r65 = 1, r65
	adds r62 = 96, r62
	;;
	.mii
	nop 0
	sxt4 r64 = r64
	sub r72 = r17, r63
	.mmi
	st4 [r34] = r17
	;;
	shladd r64 = r64, 3, r0
	sxt4 r72 = r72
	;;
	.mmi
	adds r71 = 8, r64
	shladd r72 = r72, 3, r0
	add r70 = r34, r64
	;;
	.mib
	add r71 = r34, r71
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld4 r14 = [r34]
	adds r71 = 264, r64
	adds r70 = 256, r64
	.mmi
	mov r1 = r69
	;;
	sub r14 = r14, r63
	add r71 = r34, r71
	.mmi
	add r70 = r34, r70
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	shladd r72 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld4 r14 = [r66]
	mov r1 = r69
	cmp4.ne p8, p9 = r38, r35
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p8) br.cond.dptk .L125
	.mib
	nop 0
	nop 0
	br .L177
.L174:
	.mmi
	shladd r71 = r17, 3, r0
	addp4 r15 = r15, r0
	shl r14 = r16, 5
	.mlx
	nop 0
	movl r70 = @gprel(.LC1)
	;;
	.mmi
	sub r71 = r71, r17
	sub r14 = r14, r16
	sxt4 r65 = r65
	.mmi
	add r70 = r1, r70
	;;
	addp4 r71 = r71, r0
	nop 0
	;;
	.mmi
	add r71 = r71, r15
	;;
	add r71 = r71, r14
	nop 0
	;;
	.mib
	add r71 = r71, r65
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r69
	nop 0
	.mmi
	adds r19 = 56, r12
	adds r20 = 64, r12
	mov b0 = r67
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r68
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
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
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L168:
	.body
	.copy_state 1
	.mmi
	adds r34 = 8, r33
	addl r72 = 10, r0
	mov r71 = r0
	;;
	.mib
	ld8 r70 = [r34]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r69
	mov r49 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L97
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC1)
	.mmi
	nop 0
	mov r71 = r0
	nop 0
	;;
	.mib
	add r70 = r1, r70
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r69
	nop 0
	.mmi
	adds r19 = 56, r12
	adds r20 = 64, r12
	mov b0 = r67
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r68
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
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
.L100:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r70 = @gprel(.LC0)
	;;
	.mib
	add r70 = r1, r70
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r69
	addl r70 = 1, r0
	br.call.sptk.many b0 = exit#
.L115:
	.mmi
	addl r14 = 8, r0
	;;
	ld4.acq r14 = [r14]
	break 0
	.endp main#
	.bss
	.align 8
	.type	sorted.0#, @object
	.size	sorted.0#, 64000
sorted.0:
	.skip	64000
	.sbss
	.align 8
	.type	rows#, @object
	.size	rows#, 8
rows:
	.skip	8
	.align 4
	.type	pages_room#, @object
	.size	pages_room#, 4
pages_room:
	.skip	4
	.align 4
	.type	pages_used#, @object
	.size	pages_used#, 4
pages_used:
	.skip	4
	.align 8
	.type	pages#, @object
	.size	pages#, 8
pages:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
