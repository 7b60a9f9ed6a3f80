// e9a548deccb3e30173c1e01e2157b48d
	.file	"database.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc find#
find:
	.prologue
	.body
	.mmi
	adds r14 = 4, r32
	nop 0
	mov r18 = r32
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2
	.align 32
.L6:
	.mmi
	ld4 r16 = [r18]
	mov r17 = r0
	adds r18 = 8, r18
	;;
	.mib
	add r15 = r16, r17
	cmp4.lt p6, p7 = r17, r16
	(p7) br.cond.dpnt .L19
	;;
	.align 32
.L5:
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
	(p7) adds r17 = 1, r15
	;;
	.mib
	add r15 = r16, r17
	cmp4.lt p6, p7 = r17, r16
	(p6) br.cond.dptk .L5
.L19:
	.mii
	nop 0
	sxt4 r14 = r17
	;;
	adds r14 = 32, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r18 = r18, r14
	nop 0
	;;
	.mmi
	ld8 r18 = [r18]
	;;
	adds r14 = 4, r18
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
	(p6) br.cond.dptk .L6
.L2:
	.mmi
	ld4 r20 = [r18]
	mov r17 = r0
	adds r19 = 8, r18
	;;
	.mmi
	nop 0
	mov r16 = r20
	nop 0
	;;
	.mib
	add r15 = r16, r17
	cmp4.lt p6, p7 = r17, r16
	(p7) br.cond.dpnt .L20
	;;
	.align 32
.L9:
	.mii
	nop 0
	extr r14 = r15, 1, 31
	nop 0
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
	cmp.geu p6, p7 = r14, r33
	;;
	(p6) mov r16 = r15
	(p7) adds r17 = 1, r15
	;;
	.mib
	add r15 = r16, r17
	cmp4.lt p6, p7 = r17, r16
	(p6) br.cond.dptk .L9
	;;
.L20:
	.mii
	nop 0
	sxt4 r14 = r17
	cmp4.ge p6, p7 = r17, r20
	;;
	.mib
	shladd r14 = r14, 3, r0
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	add r18 = r18, r14
	nop 0
	mov r8 = r0
	;;
	.mmi
	adds r14 = 8, r18
	nop 0
	adds r18 = 264, r18
	;;
	.mii
	ld8 r14 = [r14]
	nop 0
	;;
	cmp.ne p6, p7 = r33, r14
	;;
	.mmi
	(p7) ld8 r8 = [r18]
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp find#
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
	(p7) br.cond.dpnt .L36
	;;
	.align 32
.L24:
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
	(p6) br.cond.dptk .L24
	;;
.L36:
	.mmi
	adds r38 = 1, r37
	nop 0
	adds r39 = 4, r32
	.mmb
	cmp4.gt p6, p7 = r37, r17
	nop 0
	(p6) br.cond.dpnt .L21
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
.L30:
	.mmi
	ld4 r14 = [r39]
	nop 0
	cmp4.ge p8, p9 = r37, r17
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L37
	(p8) br.cond.dptk .L27
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
	(p6) br.cond.dptk .L28
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
.L27:
	.mib
	cmp4.ge p6, p7 = r37, r17
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mmi
	nop 0
	ld8 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r34, r14
	(p6) br.cond.spnt .L21
.L29:
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r38 = 8, r38
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r37
	(p6) br.cond.dptk .L30
.L21:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
.L28:
	.pred.rel.mutex p8, p9
	.mib
	adds r37 = 1, r37
	adds r38 = 8, r38
	(p8) br.cond.dpnt .L21
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r17, r37
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L21
.L37:
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
	br .L27
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
	(p6) br.cond.dptk .L41
	;;
	.mii
	(p8) addl r8 = 1, r0
	nop 0
	;;
	(p9) addl r8 = -1, r0
.L40:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L41:
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
	(p6) br.cond.dptk .L40
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
	ld4 r39 = [r33]
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mib
	ld8 r38 = [r14]
	extr.u r39 = r39, 1, 31
	br.call.sptk.many b0 = find#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r34 = r8
	mov r1 = r37
	.mmb
	addl r40 = 5, r0
	adds r39 = 12, r33
	(p6) br.cond.dpnt .L47
	;;
	.mib
	adds r38 = 12, r8
	adds r34 = 8, r34
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
.L47:
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
	.align 16
	.align 64
	.proc insert_at#
insert_at:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 3, 0
	adds r40 = 2, r33
	.save rp, r37
	mov r37 = b0
	.mmi
	ld4 r42 = [r32]
	mov r39 = r1
	.body
	add r36 = r33, r36
	;;
	.mii
	nop 0
	sxt4 r40 = r40
	sub r42 = r42, r33
	;;
	.mmi
	shladd r40 = r40, 3, r0
	nop 0
	sxt4 r42 = r42
	;;
	.mmi
	adds r41 = -8, r40
	shladd r42 = r42, 3, r0
	add r40 = r32, r40
	;;
	.mib
	add r41 = r32, r41
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmb
	ld4 r42 = [r32]
	adds r41 = 33, r36
	nop 0
	.mii
	adds r40 = 34, r36
	sxt4 r36 = r36
	mov r1 = r39
	;;
	.mii
	sub r42 = r42, r33
	sxt4 r41 = r41
	sxt4 r40 = r40
	.mmi
	adds r36 = 32, r36
	;;
	nop 0
	sxt4 r42 = r42
	.mmi
	shladd r41 = r41, 3, r0
	shladd r40 = r40, 3, r0
	sxt4 r33 = r33
	;;
	.mmi
	shladd r42 = r42, 3, r0
	add r41 = r32, r41
	add r40 = r32, r40
	.mmb
	shladd r36 = r36, 3, r0
	shladd r33 = r33, 3, r0
	br.call.sptk.many b0 = memmove#
	;;
	.mmb
	ld4 r15 = [r32]
	adds r14 = 8, r32
	nop 0
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mmb
	add r33 = r14, r33
	adds r15 = 1, r15
	nop 0
	.mmi
	add r14 = r14, r36
	nop 0
	mov ar.pfs = r38
	;;
	.mmi
	st8 [r33] = r34
	st8 [r14] = r35
	nop 0
	;;
	.mib
	st4 [r32] = r15
	nop 0
	br.ret.sptk.many b0
	.endp insert_at#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"no pages are left"
	.text
	.align 16
	.align 64
	.proc split#
split:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	addl r17 = @gprel(pages_used#), gp
	nop 0
	.mmi
	addl r15 = @gprel(pages_room#), gp
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	ld4 r14 = [r17]
	addl r20 = @gprel(pages#), gp
	adds r37 = 4, r32
	.mmi
	adds r16 = 8, r32
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addp4 r18 = r14, r0
	cmp4.ne p6, p7 = r15, r14
	nop 0
	.mmb
	adds r14 = 1, r14
	ld4 r19 = [r37]
	(p7) br.cond.spnt .L60
	;;
	.mii
	nop 0
	shl r15 = r18, 5
	nop 0
	.mmi
	st4 [r17] = r14
	ld8 r35 = [r20]
	nop 0
	;;
	.mmi
	add r14 = r15, r18
	ld4.a r15 = [r37]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	add r35 = r35, r14
	;;
	adds r14 = 4, r35
	adds r41 = 8, r35
	;;
	.mmi
	st4 [r14] = r19
	nop 0
	sub r14 = 16, r15
	;;
	.mii
	chk.a.clr r15, .L61
.L62:
	.pred.rel.mutex p6, p7
	sxt4 r14 = r14
	(p6) addl r34 = 1, r0
	;;
	.mmi
	(p7) mov r34 = r0
	nop 0
	shladd r14 = r14, 3, r0
	;;
	.mmi
	sub r36 = 16, r34
	add r14 = r16, r14
	adds r34 = 17, r34
	;;
	.mmi
	ld8 r14 = [r14]
	shladd r34 = r34, 3, r0
	sxt4 r43 = r36
	;;
	.mmi
	shladd r43 = r43, 3, r0
	st8 [r33] = r14
	nop 0
	.mmb
	add r42 = r32, r34
	st4 [r35] = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r37]
	adds r42 = 256, r34
	mov r1 = r40
	.mmi
	adds r41 = 264, r35
	;;
	cmp4.eq p6, p7 = 0, r14
	add r42 = r32, r42
	;;
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	nop 0
	;;
	.mmi
	add r43 = r36, r43
	;;
	nop 0
	sxt4 r43 = r43
	;;
	.mib
	shladd r43 = r43, 3, r0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	addl r14 = 16, r0
	mov r8 = r35
	nop 0
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mib
	st4 [r32] = r14
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L60:
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r40
	addl r41 = 1, r0
	br.call.sptk.many b0 = exit#
.L61:
	.mmi
	nop 0
	ld4 r15 = [r37]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	sub r14 = 16, r15
	br .L62
	.endp split#
	.align 16
	.align 64
	.proc insert#
insert:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 9, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	ld4 r16 = [r32]
	mov r36 = r32
	mov r43 = r1
	.body
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 32, r16
	(p7) br.cond.dpnt .L83
	.align 32
.L69:
	.mmi
	adds r14 = 4, r36
	;;
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dpnt .L80
	;;
.L85:
	.mib
	adds r17 = 8, r36
	cmp4.lt p6, p7 = r35, r16
	(p7) br.cond.dpnt .L84
	.align 32
.L68:
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
	(p6) br.cond.dptk .L68
.L84:
	.mii
	nop 0
	sxt4 r14 = r35
	;;
	adds r14 = 32, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r17 = r17, r14
	nop 0
	;;
	.mmi
	ld8 r37 = [r17]
	;;
	ld4 r16 = [r37]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 32, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r36 = r37
	(p6) br.cond.dptk .L69
	.mib
	adds r45 = 16, r12
	mov r44 = r37
	br.call.sptk.many b0 = split#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r43
	mov r44 = r36
	.mmi
	mov r45 = r35
	mov r36 = r8
	addl r48 = 1, r0
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	mov r47 = r8
	;;
	.mib
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = insert_at#
	;;
	.mii
	cmp.leu p6, p7 = r33, r38
	mov r1 = r43
	;;
	(p6) mov r36 = r37
	;;
	.mmi
	adds r14 = 4, r36
	ld4 r16 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L85
.L80:
	.mmi
	mov r45 = r0
	nop 0
	adds r17 = 8, r36
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r45, r16
	(p7) br.cond.dpnt .L86
	.align 32
.L74:
	.mmi
	add r15 = r16, r45
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
	(p7) adds r45 = 1, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r45, r16
	(p6) br.cond.dptk .L74
.L86:
	.mmi
	mov r48 = r0
	mov r47 = r34
	nop 0
	.mmb
	mov r46 = r33
	mov r44 = r36
	br.call.sptk.many b0 = insert_at#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L83:
	.body
	.copy_state 1
	.mmi
	addl r17 = @gprel(pages_used#), gp
	addl r15 = @gprel(pages_room#), gp
	nop 0
	.mmi
	addl r18 = @gprel(pages#), gp
	mov r44 = r32
	adds r45 = 16, r12
	;;
	.mmi
	ld4 r14 = [r17]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	addp4 r16 = r14, r0
	nop 0
	cmp4.ne p6, p7 = r15, r14
	.mmb
	adds r15 = 1, r14
	nop 0
	(p7) br.cond.spnt .L87
	;;
	.mib
	nop 0
	shl r14 = r16, 5
	nop 0
	.mmi
	ld8 r36 = [r18]
	st4 [r17] = r15
	mov r15 = r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mii
	add r36 = r36, r14
	nop 0
	;;
	adds r14 = 264, r36
	.mmi
	st8 [r36] = r15
	adds r39 = 8, r36
	adds r40 = 272, r36
	;;
	.mib
	st8 [r14] = r32
	mov r32 = r36
	br.call.sptk.many b0 = split#
	;;
	.mmi
	nop 0
	ld4 r35 = [r36]
	mov r1 = r43
	.mmi
	mov r45 = r39
	adds r44 = 16, r36
	mov r38 = r8
	;;
	.mii
	nop 0
	sxt4 r37 = r35
	;;
	shladd r37 = r37, 3, r0
	;;
	.mib
	mov r46 = r37
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r43
	adds r44 = 280, r36
	nop 0
	.mmb
	mov r46 = r37
	mov r45 = r40
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	adds r16 = 1, r35
	.mmi
	mov r1 = r43
	st8 [r40] = r38
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	st4 [r36] = r16
	mov r36 = r32
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br .L69
.L87:
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r43
	addl r44 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
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
	.prologue 12, 64
	.mmb
	.save ar.pfs, r65
	alloc r65 = ar.pfs, 2, 33, 5, 0
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
	mov r66 = r1
	.save rp, r64
	mov r64 = b0
	.mmi
	addl r54 = @gprel(rows#), gp
	addl r56 = @gprel(pages_room#), gp
	addl r67 = 256000, r0
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
	mov r1 = r66
	addl r14 = 3000, r0
	addl r67 = 1584000, r0
	.mmi
	st8 [r54] = r8
	;;
	nop 0
	addl r57 = @gprel(pages#), gp
	.mmb
	nop 0
	st4 [r56] = r14
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp4.ge p6, p7 = 1, r32
	nop 0
	mov r1 = r66
	.mmb
	st8 [r57] = r8
	nop 0
	(p7) br.cond.dpnt .L130
	;;
	.mmi
	(p6) addl r51 = 1, r0
	nop 0
	nop 0
.L89:
	.mlx
	addl r15 = 64000, r0
	movl r52 = @gprel(sorted.0#)
	.mmi
	addl r41 = @ltoff(@fptr(add_amount#)), gp
	addl r58 = @ltoff(@fptr(by_amount#)), gp
	addl r14 = 3000, r0
	;;
	.mmi
	add r52 = r1, r52
	addl r61 = 1, r0
	addl r53 = @gprel(pages_used#), gp
	.mlx
	addl r60 = 2, r0
	movl r55 = 4294967296
	;;
	.mlx
	add r50 = r52, r15
	movl r15 = 4223091239536077
	.mmi
	adds r40 = 24, r12
	adds r44 = 32, r12
	addl r49 = 110, r0
	;;
	.mlx
	setf.sig f16 = r15
	movl r15 = 5895351198814392785
	.mmi
	addl r48 = 97, r0
	addl r47 = 109, r0
	addl r46 = 101, r0
	;;
	.mlx
	setf.sig f5 = r15
	movl r15 = 3777893186295716171
	.mmi
	addl r45 = 32, r0
	addp4 r43 = 4294967295 - 0x100000000, r0
	addl r42 = 8001, r0
	;;
	.mlx
	setf.sig f4 = r15
	movl r15 = -3689348814741910323
	.mmi
	ld8 r41 = [r41]
	ld8 r58 = [r58]
	nop 0
	;;
	.mmi
	setf.sig f2 = r15
	nop 0
	addl r15 = 32000, r0
	;;
	.mlx
	add r59 = r52, r15
	movl r15 = -6148914691236517205
	.mmi
	nop 0
	;;
	setf.sig f3 = r15
	nop 0
.L110:
	.mmi
	nop 0
	st4 [r53] = r0
	cmp4.ne p6, p7 = 0, r14
	.mmb
	mov r62 = r0
	addl r35 = 1, r0
	(p7) br.cond.spnt .L92
	;;
	.mmi
	ld8 r36 = [r57]
	st4 [r53] = r61
	cmp4.eq p6, p7 = 1, r14
	.mlx
	adds r14 = 16, r12
	movl r63 = @gprel(sorted.0#)
	;;
	.mmi
	adds r38 = 528, r36
	nop 0
	add r63 = r1, r63
	;;
	.mib
	st8 [r36] = r55
	nop 0
	(p6) br.cond.spnt .L92
	;;
	.mmi
	nop 0
	ld8 r34 = [r54]
	nop 0
	.mmi
	st4 [r53] = r60
	st8 [r14] = r0
	nop 0
	;;
	.mmi
	st8 [r38] = r55
	st4 [r40] = r0
	nop 0
	.mmi
	adds r15 = 24, r34
	;;
	st8 [r44] = r0
	nop 0
	.align 32
.L94:
	.mmi
	add r68 = r62, r35
	adds r37 = 17, r34
	dep.z r14 = r35, 13, 19
	.mmi
	adds r17 = 13, r34
	mov r39 = r34
	adds r22 = 8, r34
	;;
	.mmi
	addp4 r68 = r68, r0
	xor r14 = r35, r14
	sub r15 = r15, r37, 1
	.mmi
	st1 [r17] = r48
	adds r17 = 14, r34
	adds r21 = 12, r34
	;;
	.mmi
	setf.sig f6 = r68
	nop 0
	extr.u r18 = r14, 17, 15
	.mmi
	st1 [r17] = r47
	nop 0
	adds r17 = 15, r34
	;;
	.mmi
	nop 0
	xor r14 = r18, r14
	mov ar.lc = r15
	.mmi
	st1 [r17] = r46
	st1 [r21] = r49
	adds r17 = 16, r34
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	nop 0
	.mmi
	st1 [r17] = r45
	nop 0
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	addp4 r19 = r14, r0
	dep.z r15 = r14, 13, 19
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f16
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	extr.u r20 = r14, 17, 15
	;;
	xor r14 = r20, r14
	;;
	.mii
	nop 0
	dep.z r35 = r14, 5, 27
	nop 0
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r19
	xor r35 = r35, r14
	;;
	.mmi
	nop 0
	addp4 r20 = r35, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f5
	sub r18 = r68, r16
	;;
	.mii
	nop 0
	shr.u r18 = r18, 1
	;;
	add r16 = r16, r18
	;;
	.mii
	nop 0
	shr.u r16 = r16, 15
	nop 0
	;;
	.mmi
	getf.sig r15 = f6
	setf.sig f6 = r20
	shl r18 = r16, 12
	;;
	.mmi
	sub r14 = r18, r16
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	sub r68 = r68, r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f4
	sub r23 = r19, r15
	.mmi
	st4 [r39] = r68, 4
	;;
	nop 0
	shr.u r23 = r23, 1
	;;
	.mii
	add r15 = r15, r23
	mov r23 = r68
	;;
	shr.u r15 = r15, 6
	;;
	.mii
	getf.sig r18 = f6
	shladd r16 = r15, 1, r0
	;;
	add r16 = r16, r15
	;;
	.mii
	nop 0
	shl r16 = r16, 5
	;;
	add r15 = r16, r15
	;;
	.mii
	sub r19 = r19, r15
	nop 0
	;;
	shr.u r18 = r18, 11
	.mmi
	st4 [r39] = r19
	;;
	nop 0
	shl r14 = r18, 5
	;;
	.mmi
	sub r14 = r14, r18
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r20 = r20, r14
	nop 0
	;;
	.mmi
	st4 [r22] = r20
	nop 0
	nop 0
	.align 32
.L93:
	.mmi
	addp4 r14 = r23, r0
	;;
	setf.sig f6 = r14
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
	mov r23 = r16
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 48, r14
	nop 0
	;;
	.mib
	st1 [r37] = r14, 1
	nop 0
	br.cloop.sptk.few .L93
	;;
	.mmi
	mov r69 = r34
	mov r67 = r36
	addp4 r68 = r68, r0
	.mmb
	st1 [r37] = r0
	adds r62 = 7919, r62
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	ld4 r14 = [r39]
	mov r1 = r66
	mov r69 = r34
	.mmi
	mov r67 = r38
	ld4 r68 = [r34]
	mov r36 = r8
	;;
	.mii
	nop 0
	shl r14 = r14, 32
	nop 0
	;;
	.mib
	or r68 = r68, r14
	nop 0
	br.call.sptk.many b0 = insert#
	;;
	.mmi
	nop 0
	st8 [r63] = r34, 8
	mov r1 = r66
	.mmi
	adds r15 = 32, r37
	adds r34 = 32, r34
	mov r38 = r8
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r63, r50
	(p6) br.cond.dptk .L94
	.mmi
	st8 [r44] = r36
	mov r34 = r0
	mov ar.lc = 96
	;;
	.align 32
.L96:
	.mmi
	setf.sig f6 = r34
	nop 0
	shl r68 = r34, 32
	.mii
	adds r71 = 16, r12
	mov r67 = r38
	;;
	or r69 = r43, r68
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
	.mii
	cmp.eq p6, p7 = r14, r34
	adds r34 = 1, r34
	;;
	(p7) addl r70 = @ltoff(@fptr(add_amount#)), gp
	;;
	.mmi
	(p6) addl r70 = @ltoff(@fptr(join#)), gp
	;;
	(p7) ld8 r70 = [r70]
	nop 0
	;;
	.mib
	(p6) ld8 r70 = [r70]
	nop 0
	br.call.sptk.many b0 = scan#
	;;
	.mib
	nop 0
	mov r1 = r66
	br.cloop.sptk.few .L96
	;;
	.mmi
	nop 0
	mov r34 = r0
	mov ar.lc = 119
	;;
	.align 32
.L97:
	.mmi
	adds r69 = 900, r34
	mov r68 = r34
	adds r71 = 16, r12
	.mmb
	mov r70 = r41
	mov r67 = r36
	br.call.sptk.many b0 = scan#
	;;
	.mib
	adds r34 = 500, r34
	mov r1 = r66
	br.cloop.sptk.few .L97
	.mmi
	nop 0
	ld8 r38 = [r54]
	mov r63 = r0
	.mmi
	nop 0
	mov r35 = r0
	adds r62 = 4, r36
	;;
	.align 32
.L107:
	.mmi
	ld4 r37 = [r38]
	nop 0
	mov r67 = r36
	;;
	.mib
	mov r68 = r37
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	adds r8 = 8, r8
	mov r1 = r66
	tbit.z p6, p7 = r35, 0
	;;
	.mmi
	ld4 r14 = [r8]
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mib
	st4 [r8] = r14
	nop 0
	(p7) br.cond.dpnt .L131
.L98:
	.mmi
	adds r35 = 3, r35
	nop 0
	adds r38 = 96, r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r42, r35
	(p6) br.cond.dptk .L107
.L135:
	.mmi
	addl r14 = 19999, r0
	ld4 r35 = [r40]
	nop 0
	.mmi
	mov r34 = r0
	;;
	nop 0
	mov ar.lc = r14
	.align 32
.L108:
	.mmi
	mov r68 = r34
	nop 0
	mov r67 = r36
	.mmb
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mii
	cmp.ne p6, p7 = 0, r8
	mov r1 = r66
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r35 = r35, r14
	nop 0
	;;
	.mib
	st4 [r40] = r35
	nop 0
	br.cloop.sptk.few .L108
	.mmi
	mov r70 = r58
	addl r69 = 8, r0
	addl r68 = 8000, r0
	.mmb
	mov r67 = r52
	adds r51 = -1, r51
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	ld8 r14 = [r59]
	adds r15 = 16, r12
	mov r1 = r66
	.mmi
	cmp4.ne p6, p7 = 0, r51
	ld4 r17 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r15]
	nop 0
	;;
	.mib
	ld4 r15 = [r14]
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mib
	ld4 r14 = [r56]
	nop 0
	br .L110
	;;
.L131:
	.mmi
	ld4 r14 = [r62]
	nop 0
	mov r34 = r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L99
	.align 32
.L103:
	.mmi
	ld4 r17 = [r34]
	mov r14 = r0
	adds r34 = 8, r34
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r17
	(p7) br.cond.dpnt .L133
	.align 32
.L102:
	.mmi
	add r15 = r17, r14
	;;
	nop 0
	extr r16 = r15, 1, 31
	;;
	.mii
	shladd r16 = r16, 3, r0
	extr r15 = r15, 1, 31
	;;
	add r16 = r34, r16
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = r16, r37
	;;
	(p6) mov r17 = r15
	(p7) adds r14 = 1, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r14, r17
	(p6) br.cond.dptk .L102
.L133:
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
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L103
.L99:
	.mmi
	ld4 r18 = [r34]
	mov r39 = r0
	adds r17 = 8, r34
	;;
	.mmi
	nop 0
	mov r16 = r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r39, r16
	(p7) br.cond.dpnt .L134
	.align 32
.L106:
	.mmi
	add r15 = r16, r39
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
	cmp.geu p6, p7 = r14, r37
	;;
	(p6) mov r16 = r15
	(p7) adds r39 = 1, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r39, r16
	(p6) br.cond.dptk .L106
	;;
.L134:
	.mii
	nop 0
	sxt4 r15 = r39
	nop 0
	.mmb
	adds r14 = 8, r34
	cmp4.ge p6, p7 = r39, r18
	(p6) br.cond.dpnt .L98
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
	cmp.ne p6, p7 = r14, r37
	(p6) br.cond.dptk .L98
	.mmi
	adds r37 = 1, r39
	adds r18 = -1, r18
	nop 0
	.mmi
	adds r35 = 3, r35
	adds r63 = 1, r63
	adds r38 = 96, r38
	;;
	.mii
	nop 0
	sxt4 r37 = r37
	sub r69 = r18, r39
	.mmi
	st4 [r34] = r18
	;;
	shladd r37 = r37, 3, r0
	sxt4 r69 = r69
	;;
	.mmi
	adds r68 = 8, r37
	shladd r69 = r69, 3, r0
	add r67 = r34, r37
	;;
	.mib
	add r68 = r34, r68
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	ld4 r14 = [r34]
	adds r68 = 264, r37
	adds r67 = 256, r37
	.mmi
	mov r1 = r66
	;;
	sub r14 = r14, r39
	add r68 = r34, r68
	.mmi
	add r67 = r34, r67
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	shladd r69 = r14, 3, r0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = r42, r35
	(p6) br.cond.dptk .L107
	.mib
	nop 0
	nop 0
	br .L135
	;;
.L132:
	.mmi
	shladd r68 = r17, 3, r0
	addp4 r15 = r15, r0
	shl r14 = r16, 5
	.mlx
	nop 0
	movl r67 = @gprel(.LC1)
	;;
	.mmi
	sub r68 = r68, r17
	sub r14 = r14, r16
	sxt4 r63 = r63
	.mmi
	add r67 = r1, r67
	;;
	addp4 r68 = r68, r0
	nop 0
	;;
	.mmi
	add r68 = r68, r15
	;;
	add r68 = r68, r14
	nop 0
	;;
	.mib
	add r68 = r68, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r66
	nop 0
	.mmi
	adds r19 = 56, r12
	adds r20 = 64, r12
	mov b0 = r64
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r65
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
.L130:
	.body
	.copy_state 1
	.mmi
	adds r34 = 8, r33
	addl r69 = 10, r0
	mov r68 = r0
	;;
	.mib
	ld8 r67 = [r34]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r66
	mov r51 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L89
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC1)
	.mmi
	nop 0
	mov r68 = r0
	nop 0
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r66
	nop 0
	.mmi
	adds r19 = 56, r12
	adds r20 = 64, r12
	mov b0 = r64
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r65
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
.L92:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r67 = @gprel(.LC0)
	;;
	.mib
	add r67 = r1, r67
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r66
	addl r67 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
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
