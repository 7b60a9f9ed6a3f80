// e5de591ae8f6b10450bd386b8707410e emu/guest/libc/format.c
	.file	"format.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_in_buffer#
put_in_buffer:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	adds r35 = 8, r32
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	ld8 r39 = [r32]
	mov r40 = r33
	;;
	.mmi
	ld8 r14 = [r35]
	;;
	cmp.leu p6, p7 = r14, r34
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r34 = r14
	nop 0
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	add r14 = r14, r34
	nop 0
	mov ar.pfs = r37
	;;
	.mmi
	st8 [r32] = r14
	ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r34
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.ret.sptk.many b0
	.endp put_in_buffer#
	.align 16
	.align 64
	.proc read_number#
read_number:
	.prologue
	.body
	.mmi
	nop 0
	adds r18 = 8, r32
	mov r8 = r0
	.mlx
	nop 0
	movl r19 = 26843544
	;;
	.mmi
	ld8 r15 = [r18]
	nop 0
	cmp4.lt p8, p9 = r19, r8
	;;
	.mib
	cmp.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 42, r14
	shladd r14 = r8, 2, r0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	add r14 = r14, r8
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	adds r17 = -48, r16
	nop 0
	shladd r14 = r14, 1, r0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r17
	(p6) br.cond.dpnt .L3
	.align 32
.L18:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	adds r14 = -48, r14
	nop 0
	;;
	.mib
	nop 0
	(p9) add r8 = r14, r16
	(p9) br.cond.dptk .L13
	;;
	.mlx
	nop 0
	movl r8 = 268435456
	;;
.L13:
	.mmi
	adds r15 = 4, r15
	shladd r14 = r8, 2, r0
	cmp4.lt p8, p9 = r19, r8
	;;
	.mmi
	ld4.a r16 = [r15]
	st8 [r18] = r15
	add r14 = r14, r8
	;;
	.mmi
	nop 0
	adds r17 = -48, r16
	shladd r14 = r14, 1, r0
	.mmi
	nop 0
	chk.a.clr r16, .L20
.L21:
	.pred.rel.mutex p8, p9
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r17
	(p7) br.cond.dptk .L18
.L3:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L4:
	.mmi
	nop 0
	ld8 r15 = [r32]
	mov r8 = r0
	.mlx
	nop 0
	movl r19 = 26843544
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p6) br.cond.dpnt .L7
	.align 32
.L12:
	.mmi
	shladd r14 = r8, 2, r0
	ld1 r16 = [r15]
	adds r18 = 1, r15
	.mmi
	cmp4.lt p8, p9 = r19, r8
	;;
	add r14 = r14, r8
	mov r15 = r18
	.mii
	adds r17 = -48, r16
	nop 0
	;;
	shladd r14 = r14, 1, r0
	.mmb
	cmp4.geu p6, p7 = 9, r17
	(p9) mov r15 = r18
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	adds r14 = -48, r14
	(p9) st8 [r32] = r18
	nop 0
	;;
	.mib
	nop 0
	(p9) add r8 = r14, r16
	(p9) br.cond.dptk .L12
	;;
	.mlx
	st8 [r32] = r15
	movl r8 = 268435456
	.mmb
	nop 0
	nop 0
	br .L12
.L5:
	.mmi
	nop 0
	ld8.a r14 = [r33]
	adds r15 = 4, r15
	.mlx
	nop 0
	movl r16 = -268435456
	;;
	.mmi
	st8 [r18] = r15
	nop 0
	adds r17 = 8, r14
	.mmi
	chk.a.clr r14, .L22
.L23:
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4.a r8 = [r14]
	nop 0
	.mlx
	st8 [r33] = r17
	movl r15 = 268435456
	;;
	.mmi
	ld4.c.clr r8 = [r14]
	;;
	cmp4.le p6, p7 = r16, r8
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r16
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r15, r8
	nop 0
	;;
	(p6) mov r8 = r15
.L19:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L7:
	.mmi
	nop 0
	ld8.a r14 = [r33]
	adds r15 = 1, r15
	.mlx
	nop 0
	movl r16 = -268435456
	;;
	.mmi
	st8 [r32] = r15
	nop 0
	adds r17 = 8, r14
	.mmi
	chk.a.clr r14, .L24
.L25:
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	ld4.a r8 = [r14]
	nop 0
	.mlx
	st8 [r33] = r17
	movl r15 = 268435456
	;;
	.mmi
	ld4.c.clr r8 = [r14]
	;;
	cmp4.le p6, p7 = r16, r8
	nop 0
	;;
	.mmi
	(p7) mov r8 = r16
	;;
	cmp4.le p6, p7 = r15, r8
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r15
	br .L19
.L20:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ld4 r16 = [r15]
	nop 0
	;;
	.mib
	nop 0
	adds r17 = -48, r16
	br .L21
.L22:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	adds r17 = 8, r14
	br .L23
.L24:
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	adds r17 = 8, r14
	br .L25
	.endp read_number#
	.align 16
	.align 64
	.proc pad#
pad:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	adds r35 = -32, r34
	sxt1 r43 = r33
	;;
	.mmb
	addl r44 = 32, r0
	adds r42 = 16, r12
	nop 0
	.mib
	adds r37 = 8, r32
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = -1, r34
	nop 0
	mov r1 = r40
	.mmb
	cmp4.ge p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mii
	nop 0
	extr.u r14 = r14, 5, 27
	;;
	mov ar.lc = r14
	.align 32
.L28:
	.mmi
	ld8 r14 = [r32]
	cmp4.le p6, p7 = 32, r34
	adds r43 = 16, r12
	;;
	.mmi
	adds r15 = 16, r14
	(p7) mov r36 = r34
	mov r34 = r35
	.mmi
	adds r35 = -32, r35
	;;
	ld8 r14 = [r14]
	(p6) addl r36 = 32, r0
	.mmi
	ld8 r42 = [r15]
	;;
	nop 0
	sxt4 r44 = r36
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
	ld4 r14 = [r37]
	mov r1 = r40
	;;
	add r14 = r14, r36
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.cloop.sptk.few .L28
.L26:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp pad#
	.align 16
	.align 64
	.proc put_wide#
put_wide:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 3, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	mov r41 = r1
	ld8 r14 = [r32]
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	adds r15 = 16, r14
	adds r14 = 8, r14
	adds r37 = 12, r32
	.mmi
	adds r38 = 8, r32
	cmp.ne p8, p9 = 0, r34
	addl r36 = 255, r0
	;;
	.mmi
	ld8 r14 = [r14]
	mov r44 = r34
	mov r43 = r33
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	ld8 r42 = [r15]
	adds r32 = 8, r32
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
	ld4 r14 = [r32]
	mov r1 = r41
	;;
	add r14 = r14, r34
	.mmi
	nop 0
	;;
	st4 [r32] = r14
	nop 0
.L32:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mmi
	mov r15 = r33
	nop 0
	adds r16 = 16, r12
	.mmb
	mov r35 = r0
	nop 0
	(p9) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L32
	.align 32
.L40:
	.mmi
	nop 0
	ld4 r14 = [r15], 4
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r36, r14
	nop 0
	(p7) br.cond.dpnt .L50
	;;
	.mmi
	adds r35 = 1, r35
	st1 [r16] = r14, 1
	nop 0
	;;
	.mmi
	cmp.gtu p6, p7 = r34, r35
	nop 0
	cmp.geu p8, p9 = 63, r35
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
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L40
.L37:
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r44 = r35
	.mii
	adds r43 = 16, r12
	sub r34 = r34, r35
	;;
	adds r15 = 16, r14
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r42 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	ld4 r14 = [r38]
	shladd r15 = r35, 2, r0
	.mmi
	mov r1 = r41
	cmp.eq p6, p7 = 0, r34
	adds r16 = 16, r12
	;;
	.mmi
	add r14 = r14, r35
	add r33 = r33, r15
	mov r35 = r0
	;;
	.mib
	st4 [r38] = r14
	mov r15 = r33
	(p6) br.cond.spnt .L32
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L32
	br .L40
	;;
.L50:
	.mib
	cmp.ne p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 47, r0
	nop 0
	mov r1 = r41
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	addl r14 = 1, r0
	;;
	.mii
	st4 [r37] = r14
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp put_wide#
	.align 16
	.align 64
	.proc begin_field#
begin_field:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 6, 3, 0
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	mov r43 = r34
	nop 0
	adds r39 = 8, r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r38 = r8
	.mmb
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 4, r33
	ld4 r15 = [r33]
	nop 0
	.mmi
	add r16 = r38, r8
	mov r1 = r42
	mov r37 = r8
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	and r15 = 17, r15
	;;
	.mmi
	sub r14 = r14, r16
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	nop 0
	sub r36 = r14, r36
	(p7) br.cond.dpnt .L66
.L52:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dptk .L53
	.mmi
	ld8 r14 = [r32]
	mov r45 = r38
	mov r44 = r34
	;;
	.mmi
	nop 0
	adds r15 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r43 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L53:
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r45 = r37
	.mii
	mov r44 = r35
	cmp.eq p6, p7 = 0, r37
	;;
	add r14 = r14, r38
	;;
	.mib
	st4 [r39] = r14
	nop 0
	(p6) br.cond.dptk .L54
	.mmi
	ld8 r14 = [r32]
	;;
	adds r15 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r43 = [r15]
	nop 0
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
	.mmi
	mov r1 = r42
	ld4 r14 = [r39]
	nop 0
	;;
.L54:
	.mmi
	add r14 = r14, r37
	nop 0
	mov b0 = r40
	;;
	.mmi
	st4 [r39] = r14
	nop 0
	mov ar.pfs = r41
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	and r15 = 17, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 16, r15
	nop 0
	(p7) br.cond.dpnt .L67
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	;;
	(p7) mov r8 = r36
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	br.ret.sptk.many b0
	;;
.L66:
	.mmi
	mov r45 = r36
	nop 0
	addl r44 = 32, r0
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = pad#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L52
.L67:
	.mmi
	mov r45 = r36
	nop 0
	addl r44 = 48, r0
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	;;
	.mmi
	(p7) mov r8 = r36
	nop 0
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	br.ret.sptk.many b0
	.endp begin_field#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"-"
	.align 8
.LC1:
	stringz	" "
	.align 8
.LC2:
	stringz	"+"
	.align 8
.LC3:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_shown#
put_shown:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 3, 10, 5, 0
	adds r39 = 8, r34
	.save ar.lc, r44
	mov r44 = ar.lc
	.mmi
	adds r14 = 32, r34
	mov r43 = r1
	mov r46 = r33
	;;
	.mmi
	ld4 r16 = [r39]
	mov r49 = r0
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mii
	nop 0
	sxt4 r15 = r16
	cmp4.ge p6, p7 = 0, r16
	;;
	.mib
	shladd r15 = r15, 4, r0
	(p6) mov r49 = r0
	(p6) br.cond.dpnt .L69
	;;
	.mii
	adds r15 = -16, r15
	nop 0
	;;
	shr.u r15 = r15, 4
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.align 32
.L70:
	.mmi
	nop 0
	ld4 r15 = [r14], 16
	nop 0
	;;
	.mib
	nop 0
	add r49 = r49, r15
	br.cloop.sptk.few .L70
.L69:
	.mlx
	adds r14 = 4, r34
	movl r47 = @gprel(.LC0)
	;;
	.mii
	ld4 r14 = [r14]
	add r47 = r1, r47
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	(p7) ld4 r14 = [r46]
	;;
	(p7) and r14 = -17, r14
	nop 0
	;;
	.mmi
	(p7) st4 [r46] = r14
	;;
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	.mlx
	ld4 r14 = [r46]
	movl r47 = @gprel(.LC2)
	;;
	.mii
	nop 0
	tbit.z p8, p9 = r14, 2
	add r47 = r1, r47
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 1
	(p6) br.cond.dptk .L72
	.mlx
	nop 0
	(p8) movl r47 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p9) movl r47 = @gprel(.LC1)
	;;
	.mii
	(p8) add r47 = r1, r47
	nop 0
	;;
	(p9) add r47 = r1, r47
.L72:
	.mmi
	adds r14 = 16, r34
	mov r45 = r32
	nop 0
	.mmi
	adds r36 = 24, r34
	mov r37 = r0
	adds r38 = 8, r32
	;;
	.mib
	ld8 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	ld4 r14 = [r39]
	mov r1 = r43
	mov r40 = r8
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p7) br.cond.dpnt .L78
	.align 32
.L77:
	.mmi
	mov r14 = r36
	;;
	ld8 r46 = [r14], 8
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	cmp.eq p6, p7 = 0, r46
	(p6) br.cond.dpnt .L74
	;;
	.mii
	nop 0
	sxt4 r47 = r35
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dptk .L75
	.mmi
	ld8 r14 = [r32]
	;;
	adds r15 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r45 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L75:
	.mmi
	ld4 r14 = [r38]
	adds r37 = 1, r37
	adds r36 = 16, r36
	;;
	.mmi
	add r14 = r14, r35
	;;
	st4 [r38] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r37, r14
	(p6) br.cond.dptk .L77
.L78:
	.mmi
	mov r47 = r40
	nop 0
	addl r46 = 32, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = pad#
	;;
	.mib
	mov r1 = r43
	mov r45 = r34
	br.call.sptk.many b0 = forget_shown#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
	;;
.L74:
	.mmi
	mov r47 = r35
	addl r46 = 48, r0
	mov r45 = r32
	.mmb
	adds r37 = 1, r37
	adds r36 = 16, r36
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r37, r14
	(p6) br.cond.dptk .L77
	.mib
	nop 0
	nop 0
	br .L78
	.endp put_shown#
	.align 16
	.align 64
	.proc put_quad#
put_quad:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 992
	adds r12 = -992, r12
	adds r15 = 8, r33
	.mmi
	ld4 r44 = [r33]
	adds r14 = 16, r33
	mov r38 = r1
	;;
	.mib
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	nop 0
	.mmi
	mov r40 = r34
	mov r41 = r35
	adds r39 = 16, r12
	;;
	.mii
	nop 0
	extr.u r44 = r44, 3, 1
	nop 0
	.mmb
	ld4 r43 = [r15]
	ld1 r42 = [r14]
	br.call.sptk.many b0 = show_quad#
	;;
	.mmi
	mov r1 = r38
	adds r41 = 16, r12
	mov r40 = r33
	.mmb
	mov r39 = r32
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L92
	.mib
	adds r32 = 12, r32
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	nop 0
	mov r1 = r38
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	addl r14 = 1, r0
	;;
	.mii
	st4 [r32] = r14
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 992, r12
	br.ret.sptk.many b0
	;;
.L92:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_shown#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 992, r12
	br.ret.sptk.many b0
	.endp put_quad#
	.align 16
	.align 64
	.proc put_double#
put_double:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 5, 0
	.fframe 976
	adds r12 = -976, r12
	adds r15 = 8, r33
	.mmi
	adds r14 = 16, r33
	ld4 r41 = [r33]
	mov r36 = r1
	;;
	.mib
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	nop 0
	.mmi
	ld1 r39 = [r14]
	ld4 r40 = [r15]
	adds r37 = 16, r12
	;;
	.mib
	nop 0
	extr.u r41 = r41, 3, 1
	br.call.sptk.many b0 = show_double#
	;;
	.mmi
	mov r1 = r36
	adds r39 = 16, r12
	nop 0
	.mmb
	mov r38 = r33
	mov r37 = r32
	br.call.sptk.many b0 = put_shown#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 976, r12
	br.ret.sptk.many b0
	.endp put_double#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"(null)"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_string#
put_string:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 5, 0
	mov r37 = r34
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r34
	adds r14 = 8, r33
	.save ar.lc, r41
	mov r41 = ar.lc
	;;
	.mlx
	mov r35 = r0
	(p7) movl r37 = @gprel(.LC4)
	.mmi
	ld4 r36 = [r14]
	mov r40 = r1
	mov r43 = r33
	;;
	.mmb
	(p7) add r37 = r1, r37
	adds r14 = -1, r36
	nop 0
	.mib
	cmp4.eq p6, p7 = 0, r36
	.save rp, r38
	mov r38 = b0
	(p6) br.cond.dpnt .L111
	.body
	;;
	.mii
	(p7) addp4 r14 = r14, r0
	mov r15 = r37
	;;
	(p7) mov ar.lc = r14
	.align 32
.L100:
	.mii
	ld1 r14 = [r15], 1
	mov r36 = r35
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L112
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L100
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mmi
	adds r36 = 1, r36
	nop 0
	mov r42 = r32
	;;
	.mmi
	add r45 = r1, r45
	mov r46 = r36
	sxt4 r35 = r36
	;;
	.mib
	mov r44 = r45
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 48, r0
	.mmb
	mov r42 = r32
	mov r34 = r8
	br.call.sptk.many b0 = pad#
	;;
.L101:
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r44 = r35
	.mii
	mov r43 = r37
	addl r33 = 32, r0
	;;
	adds r15 = 16, r14
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r42 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r15 = 8, r32
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	add r14 = r14, r36
	nop 0
	mov ar.lc = r41
	;;
	.mmi
	nop 0
	st4 [r15] = r14
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many pad#
.L112:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mmi
	mov r46 = r35
	mov r42 = r32
	addl r33 = 32, r0
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	;;
	.mib
	mov r44 = r45
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r40
	mov r34 = r8
	mov r44 = r0
	.mmb
	addl r43 = 48, r0
	mov r42 = r32
	br.call.sptk.many b0 = pad#
	;;
	.mmb
	adds r15 = 8, r32
	cmp4.ne p6, p7 = 0, r35
	nop 0
	.mib
	mov r1 = r40
	mov b0 = r38
	(p6) br.cond.dpnt .L101
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	add r14 = r14, r36
	nop 0
	mov ar.lc = r41
	;;
	.mmi
	nop 0
	st4 [r15] = r14
	nop 0
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many pad#
.L111:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mmi
	mov r42 = r32
	mov r46 = r0
	addl r33 = 32, r0
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	;;
	.mib
	mov r44 = r45
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 48, r0
	.mmb
	mov r42 = r32
	mov r34 = r8
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	adds r15 = 8, r32
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	add r14 = r14, r36
	nop 0
	mov ar.lc = r41
	;;
	.mmi
	nop 0
	st4 [r15] = r14
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many pad#
	;;
	break.f 0
	;;
	.endp put_string#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"0123456789abcdef"
	.align 8
.LC6:
	stringz	"0123456789ABCDEF"
	.align 8
.LC7:
	stringz	"0X"
	.align 8
.LC8:
	stringz	"0x"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_integer#
put_integer:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	adds r14 = 16, r33
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	.body
	;;
	.mii
	ld1 r14 = [r14]
	addl r20 = 10, r0
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 111, r14
	or r15 = 32, r14
	(p6) br.cond.dpnt .L139
	;;
	.mib
	cmp4.eq p6, p7 = 120, r15
	nop 0
	(p6) br.cond.dpnt .L115
	;;
	.mib
	cmp4.eq p6, p7 = 112, r14
	nop 0
	(p6) br.cond.dpnt .L165
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 88, r14
	(p6) br.cond.spnt .L147
	;;
.L135:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 105, r14
	nop 0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 100, r14
	nop 0
	(p7) br.cond.dpnt .L166
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L142
	.mlx
	ld4 r14 = [r33]
	movl r18 = @gprel(.LC5)
	.mmi
	adds r15 = 8, r33
	;;
	nop 0
	tbit.nz p6, p7 = r14, 1
	.mmb
	add r18 = r1, r18
	nop 0
	(p7) br.cond.dptk .L167
	;;
	.mlx
	nop 0
	(p6) movl r21 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r21 = r1, r21
	nop 0
	nop 0
.L114:
	.mmi
	nop 0
	ld4 r37 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r37
	(p7) br.cond.dpnt .L168
	;;
.L122:
	.mii
	ld4 r14 = [r33]
	cmp.eq p6, p7 = 0, r34
	;;
	and r14 = -17, r14
	;;
	.mib
	st4 [r33] = r14
	nop 0
	(p6) br.cond.dpnt .L125
.L138:
	.mmi
	addp4 r17 = r20, r0
	nop 0
	nop 0
	;;
.L124:
	.mmi
	nop 0
	setf.sig f6 = r17
	sub r14 = r0, r17
	.mmi
	adds r16 = 39, r12
	addl r36 = 24, r0
	cmp.eq p7, p8 = 0, r17
	;;
	.mmi
	nop 0
	setf.sig f11 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf f10 = f6
	nop 0
	.align 32
.L126:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	setf.sig f6 = r34
	(p7) break 1
	.mmi
	cmp.geu p9, p10 = r34, r17
	mov r19 = r36
	adds r36 = -1, r36
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
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
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	nop 0
	.mmi
	setf.sig f7 = r34
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f11, f7
	nop 0
	.mmi
	getf.sig r34 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mmi
	add r14 = r18, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r16] = r14, -1
	(p7) break 1
	(p9) br.cond.dptk .L126
	.mmi
	sub r38 = 24, r36
	cmp4.gt p6, p7 = r0, r37
	sxt4 r36 = r36
	.mlx
	cmp4.eq p8, p9 = 8, r20
	movl r45 = @gprel(.LC3)
	;;
	.mmi
	sub r37 = r37, r38
	mov r44 = r21
	sxt4 r34 = r38
	.mmb
	add r45 = r1, r45
	mov r43 = r33
	(p6) br.cond.dpnt .L127
	;;
	.mib
	cmp4.le p6, p7 = r0, r37
	mov r42 = r32
	(p8) br.cond.dpnt .L128
	;;
	.mmi
	nop 0
	(p7) mov r37 = r0
	nop 0
	;;
	.mib
	add r46 = r38, r37
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r44 = r37
	mov r1 = r41
	addl r43 = 48, r0
	.mmb
	mov r42 = r32
	mov r37 = r8
	br.call.sptk.many b0 = pad#
	;;
.L136:
	.mmi
	ld8 r14 = [r32]
	adds r15 = 16, r12
	mov r44 = r34
	;;
	.mmi
	add r43 = r15, r36
	nop 0
	adds r15 = 16, r14
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r42 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r15 = 8, r32
	mov r1 = r41
	nop 0
	.mmi
	mov r44 = r37
	addl r43 = 32, r0
	mov r42 = r32
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pad#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L115:
	.body
	.copy_state 1
	.mib
	cmp4.eq p6, p7 = 88, r14
	nop 0
	(p7) br.cond.spnt .L169
	;;
	.mlx
	nop 0
	(p6) movl r18 = @gprel(.LC6)
	.mii
	(p6) addl r17 = 1, r0
	(p6) addl r20 = 16, r0
	;;
	(p6) add r18 = r1, r18
.L116:
	.mmi
	cmp.ne p6, p7 = 0, r34
	nop 0
	adds r15 = 8, r33
	;;
	.mmi
	(p6) addl r16 = 1, r0
	ld4 r37 = [r15]
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	and r16 = r17, r16
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.spnt .L161
	;;
	.mmi
	nop 0
	ld4 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 3
	(p6) br.cond.dptk .L119
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 88, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r21 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p7) movl r21 = @gprel(.LC8)
	;;
	.mmi
	(p6) add r21 = r1, r21
	;;
	(p7) add r21 = r1, r21
	cmp4.le p6, p7 = r0, r37
	;;
	.mmi
	(p6) and r15 = -17, r15
	(p6) addl r17 = 16, r0
	(p6) addl r20 = 16, r0
	;;
	.mib
	(p6) st4 [r33] = r15
	nop 0
	(p6) br.cond.dptk .L124
	.mmi
	nop 0
	addl r20 = 16, r0
	nop 0
	;;
	.mib
	nop 0
	addp4 r17 = r20, r0
	br .L124
.L127:
	.mib
	adds r37 = -24, r19
	cmp4.ne p6, p7 = 8, r20
	(p7) br.cond.dpnt .L128
	;;
.L130:
	.mlx
	cmp4.le p6, p7 = r0, r37
	movl r45 = @gprel(.LC3)
	.mmi
	mov r44 = r21
	mov r43 = r33
	mov r42 = r32
	;;
	.mmi
	(p7) mov r37 = r0
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r46 = r37, r38
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r37
	addl r43 = 48, r0
	.mmb
	mov r37 = r8
	mov r42 = r32
	br.call.sptk.many b0 = pad#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dpnt .L136
.L164:
	.mmi
	adds r15 = 8, r32
	mov r44 = r37
	addl r43 = 32, r0
	.mmi
	mov r42 = r32
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r38
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pad#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L125:
	.body
	.copy_state 2
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r20
	(p7) br.cond.dptk .L160
	.mmi
	nop 0
	mov r38 = r0
	addl r36 = 24, r0
	.align 32
.L128:
	.mmi
	ld4 r14 = [r33]
	nop 0
	cmp4.lt p8, p9 = 0, r37
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p6) br.cond.dptk .L130
	.mlx
	(p9) addl r37 = 1, r0
	movl r45 = @gprel(.LC3)
	.mmi
	mov r44 = r21
	mov r43 = r33
	mov r42 = r32
	;;
	.mii
	cmp4.le p6, p7 = r0, r37
	add r45 = r1, r45
	;;
	(p7) mov r37 = r0
	;;
	.mib
	add r46 = r37, r38
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r37
	addl r43 = 48, r0
	.mmb
	mov r37 = r8
	mov r42 = r32
	br.call.sptk.many b0 = pad#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r38
	(p6) br.cond.dptk .L164
	.mib
	nop 0
	nop 0
	br .L136
	;;
.L139:
	.mlx
	adds r15 = 8, r33
	movl r18 = @gprel(.LC5)
	.mlx
	addl r20 = 8, r0
	movl r21 = @gprel(.LC3)
	;;
	.mmi
	ld4 r37 = [r15]
	add r18 = r1, r18
	add r21 = r1, r21
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r37
	(p6) br.cond.dptk .L122
	;;
.L168:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L138
	;;
	.mmi
	addl r36 = 24, r0
	nop 0
	addl r37 = 1, r0
	.mmb
	mov r38 = r0
	cmp4.ne p6, p7 = 8, r20
	(p6) br.cond.dptk .L130
	.mib
	nop 0
	nop 0
	br .L128
.L142:
	.mlx
	nop 0
	movl r18 = @gprel(.LC5)
	.mlx
	adds r15 = 8, r33
	movl r21 = @gprel(.LC0)
	;;
	.mib
	add r18 = r1, r18
	add r21 = r1, r21
	br .L114
.L119:
	.mmi
	cmp4.le p6, p7 = r0, r37
	nop 0
	and r15 = -17, r15
	;;
	.mlx
	nop 0
	(p7) movl r21 = @gprel(.LC3)
	.mmi
	(p7) addl r20 = 16, r0
	nop 0
	(p7) addl r17 = 16, r0
	;;
	.mib
	(p7) add r21 = r1, r21
	nop 0
	(p7) br.cond.dpnt .L124
	;;
	.mlx
	addl r20 = 16, r0
	movl r21 = @gprel(.LC3)
	.mmi
	nop 0
	st4 [r33] = r15
	nop 0
	;;
	.mib
	add r21 = r1, r21
	addp4 r17 = r20, r0
	br .L124
.L167:
	.mii
	nop 0
	tbit.z p6, p7 = r14, 2
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r21 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p7) add r21 = r1, r21
	(p7) br.cond.dptk .L114
	;;
.L161:
	.mlx
	nop 0
	movl r21 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r21 = r1, r21
	br .L114
.L165:
	.mlx
	nop 0
	movl r18 = @gprel(.LC5)
	.mmi
	addl r17 = 1, r0
	nop 0
	addl r20 = 16, r0
	;;
	.mib
	nop 0
	add r18 = r1, r18
	br .L116
.L160:
	.mlx
	mov r46 = r37
	movl r45 = @gprel(.LC3)
	.mmi
	mov r44 = r21
	mov r43 = r33
	mov r42 = r32
	;;
	.mib
	add r45 = r1, r45
	mov r38 = r0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r37
	mov r42 = r32
	.mmb
	mov r37 = r8
	addl r43 = 48, r0
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	adds r15 = 8, r32
	mov r1 = r41
	nop 0
	.mmi
	mov r44 = r37
	addl r43 = 32, r0
	mov r42 = r32
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	add r14 = r14, r38
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pad#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L166:
	.body
	.copy_state 3
	.mlx
	cmp4.eq p6, p7 = 16, r20
	movl r18 = @gprel(.LC5)
	;;
	.mmi
	add r18 = r1, r18
	nop 0
	(p6) addl r17 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r17 = r0
	br .L116
.L147:
	.mlx
	nop 0
	movl r18 = @gprel(.LC6)
	.mlx
	adds r15 = 8, r33
	movl r21 = @gprel(.LC3)
	;;
	.mib
	add r18 = r1, r18
	add r21 = r1, r21
	br .L114
.L169:
	.mib
	nop 0
	addl r20 = 16, r0
	br .L135
	.endp put_integer#
	.align 16
	.align 64
	.global format_text#
	.type	format_text#, @function
	.proc format_text#
format_text:
	.prologue 12, 56
	.mmi
	.save ar.pfs, r57
	alloc r57 = ar.pfs, 4, 25, 5, 0
	.fframe 96
	adds r12 = -96, r12
	.save ar.lc, r60
	mov r60 = ar.lc
	.mmi
	addl r48 = @ltoffx(.L194), r1
	addl r44 = @ltoffx(.L188), r1
	addl r53 = @ltoffx(.L213), r1
	;;
	.mmi
	adds r38 = 96, r12
	adds r39 = 104, r12
	adds r51 = 64, r12
	.mmi
	adds r14 = 56, r12
	adds r15 = 72, r12
	mov r58 = r1
	;;
	.mmi
	adds r46 = 68, r12
	st8 [r38] = r33
	.save pr, r59
	mov r59 = pr
	.mmi
	st8 [r39] = r34
	adds r40 = 20, r12
	adds r47 = 24, r12
	;;
	.mmi
	st8 [r14] = r32
	st8 [r51] = r0
	.save rp, r56
	mov r56 = b0
	.body
	.mmi
	addl r49 = -1, r0
	adds r41 = 28, r12
	adds r45 = 32, r12
	;;
	.mmi
	addl r43 = 1, r0
	st8 [r15] = r35
	addl r42 = @gprel(names.0#), gp
	.mmi
	addl r55 = 4, r0
	ld8.mov r48 = [r48], .L194
	addl r54 = 3, r0
	;;
	.mlx
	ld8.mov r44 = [r44], .L188
	movl r50 = 4294967409
	.mlx
	ld8.mov r53 = [r53], .L213
	movl r52 = 17180131332
.L171:
	.mmi
	ld8 r62 = [r39]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld8 r20 = [r38]
	nop 0
	;;
	.mmi
	mov r17 = r20
	mov r36 = r62
	cmp.eq p16, p17 = 0, r62
	.align 32
.L253:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	adds r37 = -1, r15
	(p16) br.cond.dpnt .L254
	;;
	.align 32
.L324:
	.pred.rel.mutex p16, p17
	.mii
	ld4 r14 = [r36]
	adds r15 = 1, r15
	;;
	cmp4.ne p8, p9 = 0, r14
	.mmi
	cmp4.ne p6, p7 = 37, r14
	;;
	(p6) addl r14 = 1, r0
	(p8) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r16 = r0
	;;
	and r14 = r16, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L323
	;;
	.mii
	adds r36 = 4, r36
	mov r18 = r14
	;;
	cmp.eq p16, p17 = 0, r36
.L325:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	adds r37 = -1, r15
	(p17) br.cond.dptk .L324
.L254:
	.pred.rel.mutex p16, p17
	.mii
	ld1 r14 = [r17]
	adds r15 = 1, r15
	;;
	cmp4.ne p8, p9 = 0, r14
	.mmi
	cmp4.ne p6, p7 = 37, r14
	;;
	(p8) addl r16 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r16 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r16, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L260
	;;
	.mib
	adds r17 = 1, r17
	mov r19 = r14
	br .L325
	;;
.L323:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.eq p6, p7 = 0, r19
	mov r63 = r37
	adds r61 = 56, r12
	;;
	.mmi
	(p7) st8 [r38] = r17
	nop 0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	(p7) st8 [r39] = r36
	cmp.ne p6, p7 = 0, r62
	(p7) br.cond.dpnt .L326
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L267:
	.mmi
	ld4 r14 = [r36]
	nop 0
	adds r36 = 4, r36
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L270
	;;
	.mmi
	ld4 r14 = [r46]
	st8 [r39] = r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L274
.L273:
	.mmi
	ld8 r36 = [r39]
	nop 0
	adds r16 = 16, r12
	.mmi
	st4 [r40] = r0
	st4 [r47] = r49
	nop 0
	;;
	.mmi
	st4 [r16] = r0
	st4 [r41] = r0
	cmp.eq p6, p7 = 0, r36
	;;
	.mib
	st1 [r45] = r0
	nop 0
	(p6) br.cond.dpnt .L172
.L178:
	.mmi
	ld4 r37 = [r36]
	;;
	adds r14 = -1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 126, r14
	(p7) br.cond.dpnt .L327
.L174:
	.mib
	adds r62 = 72, r12
	mov r61 = r38
	br.call.sptk.many b0 = read_number#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	ld8 r16 = [r39]
	mov r1 = r58
	.mmi
	st4 [r40] = r8
	mov r20 = r0
	mov r18 = r0
	;;
	.mmi
	(p7) adds r15 = 16, r12
	nop 0
	(p7) sub r8 = r0, r8
	;;
	.mmi
	(p7) ld4 r14 = [r15]
	(p7) st4 [r40] = r8
	nop 0
	;;
	.mmi
	nop 0
	(p7) or r14 = 1, r14
	nop 0
	;;
	.mib
	(p7) st4 [r15] = r14
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L180
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 46, r14
	(p6) br.cond.dpnt .L181
	;;
	.mmi
	ld8 r17 = [r38]
	nop 0
	nop 0
	.align 32
.L182:
	.mmi
	ld4 r15 = [r16]
	;;
	adds r14 = -76, r15
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r14
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L186
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r44
	nop 0
	;;
	.mmi
	ld8 r19 = [r14]
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L188:
	data8 @pcrel(.L192)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L191)
	data8 @pcrel(.L186)
	data8 @pcrel(.L189)
	data8 @pcrel(.L186)
	data8 @pcrel(.L190)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L189)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L187)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L186)
	data8 @pcrel(.L187)
	.section	.text,	"ax",	"progbits"
.L327:
	.mib
	addl r61 = @gprel(names.0#), gp
	mov r62 = r37
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	sub r14 = r8, r42
	adds r18 = 16, r12
	nop 0
	.mmb
	mov r1 = r58
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L175
	;;
	.mmi
	addp4 r14 = r14, r0
	ld4 r15 = [r18]
	cmp.eq p6, p7 = 0, r36
	;;
	.mmi
	(p7) adds r36 = 4, r36
	;;
	(p7) st8 [r39] = r36
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r43, r14
	;;
	or r14 = r15, r14
	;;
	.mmi
	nop 0
	st4 [r18] = r14
	nop 0
	.mmb
	(p6) ld8 r14 = [r38]
	nop 0
	(p7) br.cond.dptk .L178
	;;
	.mmi
	nop 0
	(p6) adds r14 = 1, r14
	nop 0
	;;
	.mmi
	(p6) st8 [r38] = r14
	nop 0
	nop 0
.L172:
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r36 = r0
	;;
	.mmi
	ld1 r37 = [r14]
	;;
	adds r14 = -1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 126, r14
	(p6) br.cond.dptk .L174
	.mib
	nop 0
	nop 0
	br .L327
.L276:
	.mmi
	mov r16 = r0
	nop 0
	nop 0
	;;
.L186:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r20
	nop 0
	;;
	.mmi
	(p7) st8 [r38] = r17
	cmp4.eq p6, p7 = 0, r18
	sxt1 r17 = r15
	;;
	.mib
	(p7) st8 [r39] = r16
	cmp.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L204
	;;
	.mmi
	ld4.a r14 = [r16]
	st1 [r45] = r17
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r16]
	nop 0
	adds r16 = 4, r16
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L252
	;;
	.mmi
	st8 [r39] = r16
	nop 0
	nop 0
.L208:
	.mib
	cmp4.lt p6, p7 = 99, r17
	adds r14 = -100, r17
	(p7) br.cond.dpnt .L328
	;;
	.mii
	adds r15 = -100, r15
	zxt1 r14 = r14
	;;
	zxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 20, r15
	nop 0
	(p6) br.cond.dpnt .L211
	;;
	.mib
	cmp4.ltu p6, p7 = 20, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L211
	;;
	.mmi
	add r14 = r14, r53
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L213:
	data8 @pcrel(.L217)
	data8 @pcrel(.L218)
	data8 @pcrel(.L218)
	data8 @pcrel(.L218)
	data8 @pcrel(.L211)
	data8 @pcrel(.L217)
	data8 @pcrel(.L211)
	data8 @pcrel(.L211)
	data8 @pcrel(.L211)
	data8 @pcrel(.L211)
	data8 @pcrel(.L216)
	data8 @pcrel(.L212)
	data8 @pcrel(.L215)
	data8 @pcrel(.L211)
	data8 @pcrel(.L211)
	data8 @pcrel(.L214)
	data8 @pcrel(.L211)
	data8 @pcrel(.L212)
	data8 @pcrel(.L211)
	data8 @pcrel(.L211)
	data8 @pcrel(.L212)
	.section	.text,	"ax",	"progbits"
.L328:
	.mib
	nop 0
	cmp4.lt p6, p7 = 64, r17
	(p7) br.cond.dptk .L211
	.mii
	nop 0
	zxt1 r15 = r15
	addl r14 = 1, r0
	;;
	.mii
	adds r16 = -65, r15
	nop 0
	;;
	zxt1 r16 = r16
	;;
	.mii
	nop 0
	shl r14 = r14, r16
	nop 0
	;;
	.mmi
	and r16 = r50, r14
	nop 0
	and r14 = r52, r14
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L218
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L214
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 88, r15
	(p6) br.cond.dpnt .L212
.L211:
	.mmi
	adds r15 = 56, r12
	mov r62 = r45
	addl r63 = 1, r0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	adds r15 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r61 = [r15]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmb
	ld8 r1 = [r14]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld4 r14 = [r51]
	mov r1 = r58
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld8 r62 = [r39]
	mov r18 = r0
	;;
	.mmi
	adds r14 = 1, r14
	ld8 r20 = [r38]
	mov r36 = r62
	.mmi
	nop 0
	cmp.eq p16, p17 = 0, r62
	nop 0
	;;
	.mib
	st4 [r51] = r14
	mov r17 = r20
	br .L253
.L187:
	.mmi
	st4 [r41] = r54
	nop 0
	nop 0
	.align 32
.L201:
	.mib
	adds r16 = 4, r16
	addl r18 = 1, r0
	br .L182
	;;
.L189:
	.mmi
	nop 0
	st4 [r41] = r55
	adds r16 = 4, r16
	.mmb
	nop 0
	addl r18 = 1, r0
	br .L182
	;;
.L212:
	.mmi
	ld4 r14 = [r41]
	nop 0
	adds r16 = 72, r12
	;;
	.mmi
	ld8 r15 = [r16]
	nop 0
	cmp4.eq p6, p7 = 3, r14
	;;
	.mib
	adds r16 = 8, r15
	nop 0
	(p6) br.cond.dpnt .L229
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L230
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L231
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p7) br.cond.spnt .L233
	;;
	.mmi
	(p6) adds r15 = 4, r15
	nop 0
	(p6) adds r14 = 72, r12
	;;
	.mmi
	nop 0
	(p6) st8 [r14] = r16
	nop 0
	;;
	.mii
	(p6) ld4 r63 = [r15]
	nop 0
	;;
	(p6) zxt2 r63 = r63
.L235:
	.mmi
	mov r64 = r0
	nop 0
	adds r62 = 16, r12
	.mmb
	adds r61 = 56, r12
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L333:
	.mmi
	ld8 r62 = [r39]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld8 r20 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
.L218:
	.mmi
	adds r18 = 72, r12
	ld4 r15 = [r41]
	nop 0
	.mmi
	adds r16 = 72, r12
	adds r62 = 16, r12
	adds r61 = 56, r12
	;;
	.mib
	ld8 r14 = [r18]
	cmp4.ne p6, p7 = 5, r15
	(p7) br.cond.dpnt .L329
	;;
	.mmi
	adds r15 = 8, r14
	ldfd.a f8 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r15
	nop 0
	;;
	.mib
	ldfd.c.clr f8 = [r14]
	nop 0
	br.call.sptk.many b0 = put_double#
	;;
	.mmi
	ld8 r62 = [r39]
	mov r1 = r58
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld8 r20 = [r38]
	mov r18 = r0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
.L277:
	.mmi
	mov r16 = r0
	nop 0
	nop 0
.L190:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.ne p6, p7 = 3, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 3, r0
	;;
	(p7) addl r14 = 4, r0
	cmp.eq p6, p7 = 0, r16
	;;
	.mib
	st4 [r41] = r14
	nop 0
	(p7) br.cond.dptk .L201
.L197:
	.mmi
	nop 0
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
.L184:
	.mmi
	ld1 r15 = [r17]
	nop 0
	mov r16 = r0
	;;
	.mii
	adds r14 = -76, r15
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L276
	;;
	.mmi
	add r14 = r14, r48
	;;
	ld8 r19 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r19
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L194:
	data8 @pcrel(.L196)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L191)
	data8 @pcrel(.L276)
	data8 @pcrel(.L195)
	data8 @pcrel(.L276)
	data8 @pcrel(.L277)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L195)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L193)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L276)
	data8 @pcrel(.L193)
	.section	.text,	"ax",	"progbits"
.L191:
	.mmi
	ld4 r14 = [r41]
	;;
	cmp4.ne p6, p7 = 2, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 2, r0
	;;
	(p7) addl r14 = 1, r0
	cmp.eq p6, p7 = 0, r16
	;;
	.mib
	st4 [r41] = r14
	nop 0
	(p7) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L197
.L217:
	.mmi
	ld4 r14 = [r41]
	nop 0
	adds r16 = 72, r12
	;;
	.mmi
	ld8 r15 = [r16]
	nop 0
	cmp4.eq p6, p7 = 3, r14
	;;
	.mib
	adds r16 = 8, r15
	nop 0
	(p6) br.cond.dpnt .L220
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L221
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L222
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p7) br.cond.spnt .L224
	;;
	.mmi
	(p6) adds r15 = 4, r15
	nop 0
	(p6) adds r14 = 72, r12
	;;
	.mmi
	nop 0
	(p6) st8 [r14] = r16
	nop 0
	;;
	.mii
	(p6) ld4 r63 = [r15]
	nop 0
	;;
	(p6) sxt2 r63 = r63
	;;
.L226:
	.mmi
	cmp.le p6, p7 = r0, r63
	nop 0
	extr.u r64 = r63, 63, 1
	.mmi
	adds r62 = 16, r12
	nop 0
	adds r61 = 56, r12
	;;
	.mib
	nop 0
	(p7) sub r63 = r0, r63
	br.call.sptk.many b0 = put_integer#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L332:
	.mmi
	ld8 r62 = [r39]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld8 r20 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
.L192:
	.mmi
	addl r14 = 5, r0
	adds r16 = 4, r16
	addl r18 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br .L182
.L193:
	.mmi
	addl r14 = 3, r0
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br .L184
.L195:
	.mmi
	addl r14 = 4, r0
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br .L184
.L216:
	.mmi
	adds r16 = 72, r12
	ld4 r14 = [r41]
	adds r18 = 72, r12
	;;
	.mmi
	nop 0
	ld8 r15 = [r16]
	cmp4.eq p6, p7 = 3, r14
	.mmi
	ld4 r16 = [r51]
	;;
	adds r17 = 8, r15
	nop 0
	;;
	.mmi
	nop 0
	st8 [r18] = r17
	nop 0
	;;
	.mib
	ld8 r15 = [r15]
	nop 0
	(p6) br.cond.dpnt .L251
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L247
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r14
	nop 0
	;;
	.mib
	(p6) st1 [r15] = r16
	nop 0
	(p6) br.cond.dpnt .L171
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r14
	nop 0
	;;
	.mib
	(p6) st2 [r15] = r16
	nop 0
	(p6) br.cond.sptk .L171
.L250:
	.mmi
	ld8 r62 = [r39]
	st4 [r15] = r16
	mov r19 = r0
	.mmi
	addl r15 = 1, r0
	ld8 r20 = [r38]
	mov r18 = r0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
	;;
.L214:
	.mmi
	and r18 = -17, r17
	adds r14 = 72, r12
	adds r16 = 16, r12
	.mmi
	or r17 = 32, r17
	;;
	ld8 r15 = [r14]
	cmp4.eq p6, p7 = 67, r18
	.mmi
	ld4 r14 = [r16]
	;;
	ld4 r16 = [r41]
	and r14 = -17, r14
	.mmi
	adds r18 = 8, r15
	;;
	cmp4.eq.or.andcm p6, p7 = 3, r16
	adds r16 = 16, r12
	;;
	.mib
	st4 [r16] = r14
	adds r16 = 72, r12
	(p7) br.cond.dpnt .L330
	;;
	.mib
	cmp4.ne p6, p7 = 99, r17
	nop 0
	(p7) br.cond.dpnt .L331
	;;
	.mmi
	ld8.a r37 = [r15]
	st8 [r16] = r18
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r37
	chk.a.clr r37, .L335
.L336:
	.pred.rel.mutex p6, p7
	mov r14 = r37
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L241
	;;
	.mmi
	ld4 r65 = [r47]
	;;
	cmp4.ne p6, p7 = 0, r65
	adds r15 = -1, r65
	;;
	.mib
	(p7) mov r36 = r0
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L243
	;;
	.mmi
	nop 0
	mov r36 = r0
	mov ar.lc = r15
	;;
	.align 32
.L244:
	.mmi
	ld4 r15 = [r14], 4
	nop 0
	mov r65 = r36
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L243
	;;
	.mib
	nop 0
	adds r36 = 1, r36
	br.cloop.sptk.few .L244
	.mii
	adds r65 = 1, r65
	nop 0
	;;
	sxt4 r36 = r65
.L243:
	.mlx
	nop 0
	movl r64 = @gprel(.LC3)
	.mii
	adds r62 = 16, r12
	adds r61 = 56, r12
	;;
	add r64 = r1, r64
	;;
	.mib
	mov r63 = r64
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r63 = r36
	mov r1 = r58
	mov r36 = r8
	.mmb
	mov r62 = r37
	adds r61 = 56, r12
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r58
	mov r63 = r36
	nop 0
	.mmb
	addl r62 = 32, r0
	adds r61 = 56, r12
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L334:
	.mmi
	ld8 r62 = [r39]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld8 r20 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
.L215:
	.mmi
	adds r15 = 72, r12
	adds r16 = 72, r12
	nop 0
	.mmi
	adds r62 = 16, r12
	mov r64 = r0
	adds r61 = 56, r12
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	adds r15 = 8, r14
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r15
	nop 0
	;;
	.mib
	ld8 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mmi
	ld8 r62 = [r39]
	mov r1 = r58
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld8 r20 = [r38]
	mov r18 = r0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
.L175:
	.mib
	cmp4.ne p6, p7 = 39, r37
	nop 0
	(p6) br.cond.dpnt .L174
	;;
	.mmi
	cmp.eq p6, p7 = 0, r36
	;;
	(p6) ld8 r14 = [r38]
	(p7) adds r36 = 4, r36
	;;
	.mmi
	nop 0
	(p6) adds r14 = 1, r14
	nop 0
	.mmb
	(p7) st8 [r39] = r36
	nop 0
	(p7) br.cond.dptk .L178
	;;
	.mmi
	(p6) st8 [r38] = r14
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L172
.L180:
	.mmi
	ld8 r17 = [r38]
	;;
	ld1 r14 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 46, r14
	;;
	.mib
	(p7) mov r20 = r0
	(p7) mov r18 = r0
	(p7) br.cond.dptk .L184
	.mmi
	adds r17 = 1, r17
	adds r62 = 72, r12
	mov r61 = r38
	;;
	.mib
	st8 [r38] = r17
	nop 0
	br.call.sptk.many b0 = read_number#
	;;
	.mmi
	cmp4.le p8, p9 = -1, r8
	ld8 r16 = [r39]
	mov r1 = r58
	.mmi
	mov r20 = r0
	ld8 r17 = [r38]
	mov r18 = r0
	;;
	.mmi
	(p9) addl r8 = -1, r0
	nop 0
	cmp.eq p6, p7 = 0, r16
	;;
	.mib
	st4 [r47] = r8
	nop 0
	(p7) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L184
.L270:
	.mmi
	nop 0
	ld4 r14 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L274
	;;
.L252:
	.mii
	ld4 r8 = [r51]
	mov pr = r59, -1
	;;
	mov b0 = r56
	;;
	.mii
	nop 0
	mov ar.pfs = r57
	;;
	mov ar.lc = r60
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L260:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = 0, r19
	mov r63 = r37
	adds r61 = 56, r12
	;;
	.mmi
	(p7) st8 [r38] = r17
	nop 0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	(p7) st8 [r39] = r0
	cmp.eq p6, p7 = 0, r62
	(p6) br.cond.dpnt .L264
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r58
	nop 0
	nop 0
.L265:
	.mmi
	ld8 r14 = [r38]
	;;
	ld1 r15 = [r14]
	adds r14 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L270
	;;
	.mmi
	st8 [r38] = r14
	ld4 r14 = [r46]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L273
	;;
.L274:
	.mii
	addl r8 = -1, r0
	mov pr = r59, -1
	;;
	mov b0 = r56
	;;
	.mii
	nop 0
	mov ar.pfs = r57
	;;
	mov ar.lc = r60
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L204:
	.body
	.copy_state 2
	.mmi
	ld8 r14 = [r38]
	st1 [r45] = r17
	nop 0
	;;
	.mii
	ld1 r16 = [r14]
	adds r14 = 1, r14
	;;
	sxt1 r16 = r16
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L252
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br .L208
.L181:
	.mmi
	adds r16 = 4, r16
	adds r62 = 72, r12
	mov r61 = r38
	;;
	.mib
	st8 [r39] = r16
	nop 0
	br.call.sptk.many b0 = read_number#
	;;
	.mmi
	cmp4.le p8, p9 = -1, r8
	ld8 r16 = [r39]
	mov r1 = r58
	.mmi
	mov r20 = r0
	ld8 r17 = [r38]
	mov r18 = r0
	;;
	.mmi
	(p9) addl r8 = -1, r0
	nop 0
	cmp.eq p6, p7 = 0, r16
	;;
	.mib
	st4 [r47] = r8
	nop 0
	(p7) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L184
.L326:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p7) br.cond.dptk .L267
	.mmi
	adds r16 = 56, r12
	mov r63 = r37
	mov r62 = r20
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	adds r15 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r61 = [r15]
	nop 0
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
	ld4 r14 = [r51]
	mov r1 = r58
	;;
	add r14 = r14, r37
	;;
	.mib
	st4 [r51] = r14
	nop 0
	(p16) br.cond.dptk .L265
	.mib
	nop 0
	nop 0
	br .L267
.L221:
	.mmi
	adds r14 = -4, r14
	;;
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 72, r12
	;;
	(p7) st8 [r14] = r16
	nop 0
	;;
	.mib
	(p7) ld8 r63 = [r15]
	nop 0
	(p7) br.cond.dptk .L226
.L224:
	.mmi
	adds r15 = 4, r15
	nop 0
	adds r18 = 72, r12
	.mmi
	adds r62 = 16, r12
	nop 0
	adds r61 = 56, r12
	;;
	.mmi
	ld4.a r63 = [r15]
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	ld4.c.clr r63 = [r15]
	;;
	nop 0
	sxt4 r63 = r63
	;;
	.mmi
	cmp.le p6, p7 = r0, r63
	nop 0
	extr.u r64 = r63, 63, 1
	;;
	.mib
	(p7) sub r63 = r0, r63
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L332
.L247:
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p7) br.cond.dpnt .L250
.L251:
	.mii
	ld8.a r62 = [r39]
	sxt4 r16 = r16
	mov r19 = r0
	.mmb
	mov r18 = r0
	ld8.a r20 = [r38]
	nop 0
	;;
	.mmi
	st8 [r15] = r16
	addl r15 = 1, r0
	mov r17 = r20
	.mmi
	chk.a.clr r20, .L337
.L338:
	mov r36 = r62
	cmp.eq p16, p17 = 0, r62
	;;
	.mib
	chk.a.clr r62, .L339
.L340:
	.pred.rel.mutex p16, p17
	nop 0
	br .L253
.L230:
	.mmi
	adds r14 = -4, r14
	;;
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 72, r12
	;;
	(p7) st8 [r14] = r16
	nop 0
	;;
	.mib
	(p7) ld8 r63 = [r15]
	nop 0
	(p7) br.cond.dptk .L235
.L233:
	.mmi
	adds r18 = 72, r12
	adds r15 = 4, r15
	nop 0
	.mmi
	mov r64 = r0
	adds r62 = 16, r12
	adds r61 = 56, r12
	;;
	.mmi
	nop 0
	st8 [r18] = r16
	nop 0
	;;
	.mib
	ld4 r63 = [r15]
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L333
.L264:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p7) br.cond.dptk .L265
	.mmi
	adds r16 = 56, r12
	mov r63 = r37
	nop 0
	.mmi
	mov r62 = r20
	mov r36 = r0
	cmp.eq p16, p17 = r0, r0
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	adds r15 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r61 = [r15]
	nop 0
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
	ld4 r14 = [r51]
	mov r1 = r58
	;;
	add r14 = r14, r37
	;;
	.mib
	st4 [r51] = r14
	nop 0
	(p16) br.cond.dptk .L265
	.mib
	nop 0
	nop 0
	br .L267
.L196:
	.mmi
	addl r14 = 5, r0
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	nop 0
	br .L184
.L329:
	.mmi
	adds r14 = 15, r14
	nop 0
	adds r15 = 48, r12
	.mii
	adds r62 = 16, r12
	adds r61 = 56, r12
	;;
	and r14 = -16, r14
	;;
	.mmi
	ld8 r16 = [r14], 8
	;;
	ld8 r17 = [r14], -8
	mov r63 = r16
	;;
	.mmi
	adds r14 = 16, r14
	st8 [r15] = r17
	adds r15 = 40, r12
	.mmi
	mov r64 = r17
	;;
	st8 [r15] = r16
	nop 0
	.mmb
	st8 [r18] = r14
	nop 0
	br.call.sptk.many b0 = put_quad#
	;;
	.mmi
	ld8 r62 = [r39]
	mov r1 = r58
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld8 r20 = [r38]
	mov r18 = r0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
	;;
.L330:
	.mmi
	cmp4.ne p6, p7 = 99, r17
	adds r14 = 72, r12
	adds r62 = 16, r12
	.mmi
	adds r61 = 56, r12
	;;
	st8 [r14] = r18
	(p7) adds r15 = 4, r15
	;;
	.mmi
	nop 0
	(p7) ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	(p7) zxt1 r14 = r14
	(p7) br.cond.dpnt .L239
	;;
	.mib
	ld8 r63 = [r15]
	nop 0
	br.call.sptk.many b0 = put_string#
	;;
	.mmi
	ld8 r62 = [r39]
	mov r1 = r58
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld8 r20 = [r38]
	mov r18 = r0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
.L331:
	.mii
	adds r14 = 72, r12
	adds r15 = 4, r15
	;;
	nop 0
	.mmi
	st8 [r14] = r18
	;;
	ld4 r14 = [r15]
	nop 0
.L239:
	.mlx
	adds r36 = 80, r12
	movl r64 = @gprel(.LC3)
	.mmi
	addl r65 = 1, r0
	adds r62 = 16, r12
	adds r61 = 56, r12
	;;
	.mmi
	add r64 = r1, r64
	st4 [r36] = r14
	nop 0
	;;
	.mib
	mov r63 = r64
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r58
	mov r62 = r36
	adds r61 = 56, r12
	.mmb
	mov r36 = r8
	addl r63 = 1, r0
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r58
	mov r63 = r36
	nop 0
	.mmb
	addl r62 = 32, r0
	adds r61 = 56, r12
	br.call.sptk.many b0 = pad#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L334
.L231:
	.mmi
	adds r15 = 4, r15
	adds r18 = 72, r12
	nop 0
	.mmi
	mov r64 = r0
	adds r62 = 16, r12
	adds r61 = 56, r12
	;;
	.mmi
	ld4.a r63 = [r15]
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld4.c.clr r63 = [r15]
	nop 0
	;;
	.mib
	nop 0
	zxt1 r63 = r63
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L333
.L222:
	.mmi
	adds r15 = 4, r15
	nop 0
	adds r18 = 72, r12
	.mmi
	adds r62 = 16, r12
	nop 0
	adds r61 = 56, r12
	;;
	.mmi
	ld4.a r63 = [r15]
	st8 [r18] = r16
	nop 0
	;;
	.mmi
	ld4.c.clr r63 = [r15]
	;;
	nop 0
	sxt1 r63 = r63
	;;
	.mmi
	cmp.le p6, p7 = r0, r63
	nop 0
	extr.u r64 = r63, 63, 1
	;;
	.mib
	(p7) sub r63 = r0, r63
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L332
.L220:
	.mmi
	ld8.a r63 = [r15]
	nop 0
	adds r18 = 72, r12
	.mmi
	adds r62 = 16, r12
	nop 0
	adds r61 = 56, r12
	;;
	.mmb
	st8 [r18] = r16
	cmp.le p6, p7 = r0, r63
	nop 0
	.mmi
	chk.a.clr r63, .L341
.L342:
	.pred.rel.mutex p6, p7
	nop 0
	extr.u r64 = r63, 63, 1
	;;
	.mib
	(p7) sub r63 = r0, r63
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L332
.L229:
	.mmi
	adds r18 = 72, r12
	mov r64 = r0
	adds r62 = 16, r12
	.mmi
	adds r61 = 56, r12
	ld8.a r63 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r18] = r16
	nop 0
	;;
	.mib
	ld8.c.clr r63 = [r15]
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r58
	br .L333
.L241:
	.mmi
	adds r62 = 16, r12
	nop 0
	mov r63 = r0
	.mmb
	adds r61 = 56, r12
	nop 0
	br.call.sptk.many b0 = put_string#
	;;
	.mmi
	ld8 r62 = [r39]
	mov r1 = r58
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld8 r20 = [r38]
	mov r18 = r0
	;;
	.mmi
	nop 0
	mov r17 = r20
	mov r36 = r62
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r62
	br .L253
.L335:
	.mmi
	nop 0
	ld8 r37 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	br .L336
.L337:
	.mmi
	nop 0
	ld8 r20 = [r38]
	nop 0
	;;
	.mib
	nop 0
	mov r17 = r20
	br .L338
.L339:
	.mmi
	nop 0
	ld8 r62 = [r39]
	nop 0
	;;
	.mib
	mov r36 = r62
	cmp.eq p16, p17 = 0, r62
	br .L340
.L341:
	.mmi
	nop 0
	ld8 r63 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.le p6, p7 = r0, r63
	br .L342
	.endp format_text#
	.align 16
	.align 64
	.global vsnprintf#
	.type	vsnprintf#, @function
	.proc vsnprintf#
vsnprintf:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 4, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	adds r14 = -1, r33
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	adds r36 = 56, r12
	mov r42 = r0
	adds r40 = 16, r12
	.mmi
	mov r41 = r34
	mov r43 = r35
	cmp.eq p6, p7 = 0, r33
	;;
	.mib
	st8 [r36] = r32
	nop 0
	(p6) br.cond.dptk .L344
	.mmi
	adds r15 = 64, r12
	;;
	st8 [r15] = r14
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r40] = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	ld8 r14 = [r36]
	nop 0
	mov r1 = r39
	;;
	.mii
	st1 [r14] = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L344:
	.body
	.copy_state 1
	.mmi
	adds r14 = 64, r12
	adds r15 = 16, r12
	mov r42 = r0
	;;
	.mmi
	st8 [r14] = r0
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	mov r40 = r15
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp vsnprintf#
	.align 16
	.align 64
	.global snprintf#
	.type	snprintf#, @function
	.proc snprintf#
snprintf:
	.prologue 12, 41
	.spill 24
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 112
	adds r12 = -112, r12
	adds r14 = -1, r33
	mov r43 = r1
	;;
	.mmi
	.save ar.unat, r44
	mov r44 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r40 = 56, r12
	.mmi
	adds r48 = 88, r12
	mov r47 = r0
	adds r45 = 16, r12
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.save rp, r41
	mov r41 = b0
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r33
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	nop 0
	;;
	.mib
	st8 [r40] = r32
	nop 0
	(p6) br.cond.dptk .L349
	.mmi
	adds r15 = 64, r12
	nop 0
	mov r46 = r34
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r45] = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r40
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	ld8 r14 = [r40]
	nop 0
	mov r1 = r43
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	mov b0 = r41
	;;
	.mmi
	nop 0
	mov ar.unat = r44
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L349:
	.body
	.copy_state 1
	.mmi
	adds r14 = 64, r12
	adds r15 = 16, r12
	nop 0
	.mmi
	adds r48 = 88, r12
	mov r46 = r34
	mov r47 = r0
	;;
	.mmi
	st8 [r14] = r0
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	mov r45 = r15
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r40
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	adds r14 = 48, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r43
	mov ar.unat = r44
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	.endp snprintf#
	.align 16
	.align 64
	.global vsprintf#
	.type	vsprintf#, @function
	.proc vsprintf#
vsprintf:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 4, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r40 = r33
	mov r42 = r34
	;;
	.mlx
	adds r14 = 64, r12
	movl r15 = 9223372036854775806
	.mmi
	adds r35 = 56, r12
	nop 0
	mov r41 = r0
	;;
	.mmi
	st8 [r14] = r15
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	adds r15 = 16, r12
	.mmi
	st8 [r35] = r32
	;;
	ld8 r14 = [r14]
	mov r39 = r15
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	ld8 r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mii
	st1 [r14] = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp vsprintf#
	.align 16
	.align 64
	.global sprintf#
	.type	sprintf#, @function
	.proc sprintf#
sprintf:
	.prologue 12, 41
	.spill 32
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 112
	adds r12 = -112, r12
	mov r43 = r1
	mov r46 = r33
	;;
	.mlx
	adds r14 = 64, r12
	movl r15 = 9223372036854775806
	.mmi
	adds r40 = 56, r12
	.save ar.unat, r44
	mov r44 = ar.unat
	adds r48 = 80, r12
	;;
	.mmi
	st8 [r14] = r15
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	.save rp, r41
	mov r41 = b0
	.mmi
	adds r15 = 16, r12
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r47 = r0
	;;
	.mmi
	ld8 r14 = [r14]
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	nop 0
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	mov r45 = r15
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r14 = 24, r12
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	;;
	st8 [r14] = r40
	adds r14 = 40, r12
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	;;
	st8 [r14] = r33
	adds r14 = 48, r12
	.mmi
	nop 0
	st8 [r40] = r32
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	ld8 r14 = [r40]
	nop 0
	mov r1 = r43
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	mov b0 = r41
	;;
	.mmi
	nop 0
	mov ar.unat = r44
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp sprintf#
	.section	.sdata,"aws"
	.align 8
	.type	names.0#, @object
	.size	names.0#, 6
names.0:
	stringz	"-+ #0"
	.global strchr#
	.type	strchr#, @function
	.global show_double#
	.type	show_double#, @function
	.global show_quad#
	.type	show_quad#, @function
	.global forget_shown#
	.type	forget_shown#, @function
	.global strlen#
	.type	strlen#, @function
	.global __errno#
	.type	__errno#, @function
	.global memset#
	.type	memset#, @function
	.global memcpy#
	.type	memcpy#, @function
	.ident	"GCC: (GNU) 12.2.0"
