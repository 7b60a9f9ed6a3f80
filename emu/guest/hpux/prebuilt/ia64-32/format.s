// e5de591ae8f6b10450bd386b8707410e emu/guest/libc/format.c
	.file	"format.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc put_in_buffer#
put_in_buffer:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	addp4 r40 = 0,r33
	;;
	.mmi
	adds r35 = 4, r32
	ld4 r39 = [r32]
	nop 0
	;;
	.mmi
	ld4 r14 = [r35]
	;;
	cmp4.leu p6, p7 = r14, r34
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
	ld4 r14 = [r32]
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	add r14 = r14, r34
	nop 0
	mov ar.pfs = r37
	;;
	.mmi
	st4 [r32] = r14
	ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r34
	nop 0
	;;
	.mib
	st4 [r35] = r14
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
	addp4 r32 = 0,r32
	nop 0
	mov r8 = r0
	.mlx
	addp4 r33 = 0,r33
	movl r19 = 26843544
	;;
	.mmi
	adds r18 = 4, r32
	nop 0
	cmp4.lt p8, p9 = r19, r8
	;;
	.mmi
	ld4 r15 = [r18]
	;;
	addp4 r15 = 0,r15
	nop 0
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
	addp4 r15 = 0,r15
	nop 0
	add r14 = r14, r8
	;;
	.mmi
	ld4.a r16 = [r15]
	st4 [r18] = r15
	shladd r14 = r14, 1, r0
	;;
	.mmi
	adds r17 = -48, r16
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
	ld4 r15 = [r32]
	mov r8 = r0
	.mlx
	nop 0
	movl r20 = 26843544
	;;
	.mmi
	addp4 r16 = 0,r15
	;;
	ld1 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 42, r14
	(p6) br.cond.dpnt .L7
	.align 32
.L12:
	.mmi
	shladd r14 = r8, 2, r0
	addp4 r15 = 0,r15
	cmp4.lt p8, p9 = r20, r8
	;;
	.mmi
	add r14 = r14, r8
	ld1 r17 = [r15]
	adds r16 = 1, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r19 = -48, r17
	.mmi
	mov r18 = r16
	nop 0
	mov r15 = r16
	;;
	.mib
	adds r14 = -48, r14
	cmp4.geu p6, p7 = 9, r19
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	(p9) add r8 = r14, r17
	nop 0
	.mmb
	(p9) st4 [r32] = r16
	nop 0
	(p9) br.cond.dptk .L12
	;;
	.mlx
	st4 [r32] = r18
	movl r8 = 268435456
	.mmb
	nop 0
	mov r15 = r18
	br .L12
	;;
.L5:
	.mmi
	nop 0
	ld4.a r14 = [r33]
	adds r15 = 4, r15
	.mlx
	nop 0
	movl r16 = -268435456
	;;
	.mlx
	st4 [r18] = r15
	movl r15 = 268435456
	;;
	.mmi
	nop 0
	ld4.c.clr r14 = [r33]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r17 = 8, r14
	adds r14 = 4, r14
	;;
	.mmi
	ld4.a r8 = [r14]
	st4 [r33] = r17
	nop 0
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
	ld4.a r14 = [r33]
	adds r16 = 1, r16
	.mlx
	nop 0
	movl r15 = 268435456
	;;
	.mlx
	st4 [r32] = r16
	movl r16 = -268435456
	;;
	.mmi
	nop 0
	ld4.c.clr r14 = [r33]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r17 = 8, r14
	adds r14 = 4, r14
	;;
	.mmi
	ld4.a r8 = [r14]
	st4 [r33] = r17
	nop 0
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
	addp4 r32 = 0,r32
	sxt1 r43 = r33
	;;
	.mmb
	adds r14 = 16, r12
	addl r44 = 32, r0
	nop 0
	.mmi
	adds r37 = 4, r32
	adds r35 = -32, r34
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = -1, r34
	nop 0
	mov r1 = r40
	.mmb
	cmp4.ge p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mii
	nop 0
	extr.u r14 = r14, 5, 27
	;;
	mov ar.lc = r14
	.align 32
.L24:
	.mmi
	ld4 r14 = [r32]
	adds r15 = 16, r12
	cmp4.le p6, p7 = 32, r34
	;;
	.mmi
	addp4 r14 = 0,r14
	mov r43 = r15
	nop 0
	.mmi
	(p7) mov r36 = r34
	mov r34 = r35
	adds r35 = -32, r35
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	(p6) addl r36 = 32, r0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r42 = [r15]
	mov r44 = r36
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
	br.cloop.sptk.few .L24
.L22:
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
	addp4 r32 = 0,r32
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	ld4 r14 = [r32]
	addp4 r33 = 0,r33
	adds r37 = 8, r32
	.mmi
	adds r38 = 4, r32
	cmp4.ne p8, p9 = 0, r34
	addl r36 = 255, r0
	;;
	.mmi
	addp4 r14 = 0,r14
	mov r43 = r33
	mov r44 = r34
	;;
	.mmi
	adds r15 = 8, r14
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mmi
	nop 0
	ld4 r42 = [r15]
	adds r32 = 4, r32
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
.L28:
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
.L45:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mib
	mov r16 = r33
	mov r35 = r0
	(p9) br.cond.dpnt .L28
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	nop 0
	cmp4.ne p6, p7 = 0, r14
	.mmb
	nop 0
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	mov r15 = r14
	nop 0
	nop 0
	;;
	.align 32
.L36:
	.mmi
	addp4 r14 = 0,r16
	addp4 r17 = 0,r15
	adds r16 = 4, r16
	.mmi
	adds r15 = 1, r15
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r36, r14
	nop 0
	(p7) br.cond.dpnt .L46
	;;
	.mmi
	adds r35 = 1, r35
	st1 [r17] = r14
	nop 0
	;;
	.mmi
	cmp4.gtu p6, p7 = r34, r35
	nop 0
	cmp4.geu p8, p9 = 63, r35
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	(p8) addl r17 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r17 = r0
	;;
	and r14 = r17, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L36
.L33:
	.mmi
	ld4 r14 = [r32]
	adds r15 = 16, r12
	mov r44 = r35
	.mmi
	sub r34 = r34, r35
	;;
	addp4 r14 = 0,r14
	mov r43 = r15
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r42 = [r15]
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
	ld4 r14 = [r38]
	nop 0
	shladd r15 = r35, 2, r0
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmi
	add r14 = r14, r35
	add r33 = r15, r33
	mov r35 = r0
	;;
	.mib
	st4 [r38] = r14
	addp4 r33 = 0,r33
	(p6) br.cond.spnt .L28
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	mov r16 = r33
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 16, r12
	(p7) br.cond.spnt .L28
	;;
	.mib
	nop 0
	mov r15 = r14
	br .L36
.L46:
	.mib
	cmp4.ne p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 47, r0
	addp4 r8 = 0,r8
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
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 6, 3, 0
	addp4 r34 = 0,r34
	nop 0
	.mii
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	addp4 r35 = 0,r35
	;;
	.mmi
	mov r43 = r34
	nop 0
	addp4 r33 = 0,r33
	.mmb
	addp4 r32 = 0,r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r42
	mov r37 = r8
	nop 0
	.mmb
	mov r43 = r35
	adds r39 = 4, r32
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 4, r33
	ld4 r15 = [r33]
	nop 0
	.mmi
	add r16 = r37, r8
	mov r1 = r42
	mov r38 = r8
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
	(p7) br.cond.dpnt .L62
.L48:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L49
	.mmi
	ld4 r14 = [r32]
	mov r45 = r37
	mov r44 = r34
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r43 = [r15]
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
.L49:
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r45 = r38
	.mii
	mov r44 = r35
	cmp4.eq p6, p7 = 0, r38
	;;
	add r37 = r37, r14
	;;
	.mib
	st4 [r39] = r37
	nop 0
	(p6) br.cond.dptk .L50
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r43 = [r15]
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
	ld4 r37 = [r39]
	nop 0
	;;
.L50:
	.mmi
	ld4.a r14 = [r33]
	add r38 = r38, r37
	mov b0 = r40
	;;
	.mmi
	and r15 = 17, r14
	st4 [r39] = r38
	mov ar.pfs = r41
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 16, r15
	nop 0
	.mmb
	chk.a.clr r14, .L64
.L65:
	.pred.rel.mutex p6, p7
	nop 0
	(p7) br.cond.dpnt .L63
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
.L62:
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
	br .L48
.L63:
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
.L64:
	.mmi
	ld4 r14 = [r33]
	;;
	and r15 = 17, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 16, r15
	br .L65
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
	addp4 r34 = 0,r34
	.save ar.lc, r44
	mov r44 = ar.lc
	.mmi
	mov r43 = r1
	addp4 r32 = 0,r32
	addp4 r46 = 0,r33
	;;
	.mmb
	adds r39 = 8, r34
	mov r49 = r0
	nop 0
	.mmi
	adds r15 = 20, r34
	nop 0
	.save rp, r41
	mov r41 = b0
	.body
	;;
	.mmi
	ld4 r16 = [r39]
	;;
	shladd r14 = r16, 3, r0
	cmp4.ge p6, p7 = 0, r16
	;;
	.mib
	adds r14 = -8, r14
	(p6) mov r49 = r0
	(p6) br.cond.dpnt .L67
	;;
	.mii
	nop 0
	extr.u r14 = r14, 3, 29
	;;
	mov ar.lc = r14
	.align 32
.L68:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 8, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r49 = r49, r14
	br.cloop.sptk.few .L68
.L67:
	.mmi
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) ld4 r14 = [r46]
	nop 0
	;;
	.mmi
	(p7) and r14 = -17, r14
	;;
	(p7) st4 [r46] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r47 = 0,r47
	(p6) br.cond.dptk .L70
	.mmi
	ld4 r14 = [r46]
	;;
	nop 0
	tbit.nz p6, p7 = r14, 1
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r47 = 0,r47
	(p6) br.cond.dptk .L70
	.mii
	nop 0
	tbit.z p6, p7 = r14, 2
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mii
	add r47 = r1, r47
	nop 0
	;;
	addp4 r47 = 0,r47
.L70:
	.mmi
	adds r14 = 12, r34
	nop 0
	mov r45 = r32
	;;
	.mib
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	ld4 r14 = [r39]
	mov r1 = r43
	mov r40 = r8
	;;
	.mib
	cmp4.lt p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L76
	;;
	.mmi
	(p6) adds r36 = 16, r34
	(p6) mov r35 = r0
	(p6) adds r38 = 4, r32
	;;
	.align 32
.L75:
	.mmi
	addp4 r14 = 0,r36
	;;
	ld4 r46 = [r14]
	adds r14 = 4, r14
	;;
	.mmi
	addp4 r46 = 0,r46
	nop 0
	addp4 r14 = 0,r14
	;;
	.mib
	ld4 r37 = [r14]
	cmp.eq p6, p7 = 0, r46
	(p6) br.cond.dpnt .L72
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L73
	.mii
	ld4 r14 = [r32]
	mov r47 = r37
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r45 = [r15]
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
.L73:
	.mmi
	ld4 r14 = [r38]
	adds r35 = 1, r35
	adds r36 = 8, r36
	;;
	.mmi
	add r14 = r14, r37
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
	cmp4.lt p6, p7 = r35, r14
	(p6) br.cond.dptk .L75
.L76:
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
.L72:
	.mmi
	mov r47 = r37
	addl r46 = 48, r0
	mov r45 = r32
	.mmb
	adds r35 = 1, r35
	adds r36 = 8, r36
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	ld4 r14 = [r39]
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r35, r14
	(p6) br.cond.dptk .L75
	.mib
	nop 0
	nop 0
	br .L76
	.endp put_shown#
	.align 16
	.align 64
	.proc put_quad#
put_quad:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 6, 0
	.fframe 928
	adds r12 = -928, r12
	nop 0
	.mmi
	addp4 r33 = 0,r33
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	adds r16 = 928, r12
	adds r15 = 8, r33
	.mmi
	ld4 r44 = [r33]
	mov r40 = r34
	mov r41 = r35
	;;
	.mmb
	mov r39 = r14
	st8 [r16] = r34
	nop 0
	.mmi
	adds r14 = 16, r33
	adds r16 = 936, r12
	extr.u r44 = r44, 3, 1
	;;
	.mmi
	ld1 r42 = [r14]
	st8 [r16] = r35
	nop 0
	.mmb
	addp4 r32 = 0,r32
	ld4 r43 = [r15]
	br.call.sptk.many b0 = show_quad#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	nop 0
	.mmi
	mov r40 = r33
	mov r39 = r32
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	mov r41 = r14
	(p6) br.cond.dptk .L90
	.mib
	adds r32 = 8, r32
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	addp4 r8 = 0,r8
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
	adds r12 = 928, r12
	br.ret.sptk.many b0
	;;
.L90:
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
	adds r12 = 928, r12
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
	.fframe 912
	adds r12 = -912, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	addp4 r33 = 0,r33
	mov r36 = r1
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	adds r15 = 8, r33
	.mmi
	nop 0
	ld4 r41 = [r33]
	nop 0
	;;
	.mmi
	mov r37 = r14
	adds r14 = 16, r33
	extr.u r41 = r41, 3, 1
	.mmi
	nop 0
	ld4 r40 = [r15]
	nop 0
	;;
	.mib
	ld1 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = show_double#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	.mmi
	mov r38 = r33
	nop 0
	mov r37 = r32
	;;
	.mib
	mov r39 = r14
	nop 0
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
	adds r12 = 912, r12
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
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 5, 0
	addp4 r36 = 0,r34
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	addp4 r42 = 0,r33
	mov r39 = r1
	addp4 r32 = 0,r32
	;;
	.mmb
	cmp.ne p6, p7 = 0, r36
	adds r14 = 8, r42
	nop 0
	.mmi
	mov r35 = r0
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC4)
	.mmi
	nop 0
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	(p7) add r36 = r1, r36
	adds r14 = -1, r16
	;;
	(p7) addp4 r36 = 0,r36
	.mmb
	addp4 r14 = r14, r0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	nop 0
	mov r15 = r36
	mov ar.lc = r14
	;;
	.align 32
.L98:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L111
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L98
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	.mii
	mov r41 = r32
	mov r45 = r35
	;;
	add r44 = r1, r44
	;;
	.mib
	mov r43 = r44
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	addl r42 = 48, r0
	.mmb
	mov r41 = r32
	mov r34 = r8
	br.call.sptk.many b0 = pad#
	;;
.L105:
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r43 = r35
	.mii
	mov r42 = r36
	addl r33 = 32, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r41 = [r15]
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
	adds r15 = 4, r32
	mov r1 = r39
	mov b0 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	mov ar.pfs = r38
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	mov ar.lc = r40
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
.L111:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	.mmi
	mov r45 = r35
	mov r41 = r32
	addl r33 = 32, r0
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mib
	mov r43 = r44
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r39
	mov r34 = r8
	mov r43 = r0
	.mmb
	addl r42 = 48, r0
	mov r41 = r32
	br.call.sptk.many b0 = pad#
	;;
	.mmb
	adds r15 = 4, r32
	cmp4.ne p6, p7 = 0, r35
	nop 0
	.mib
	mov r1 = r39
	mov b0 = r37
	(p6) br.cond.dpnt .L105
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	mov ar.pfs = r38
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	mov ar.lc = r40
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
.L100:
	.body
	.copy_state 2
	.mlx
	mov r45 = r0
	movl r44 = @gprel(.LC3)
	.mmi
	mov r41 = r32
	mov r35 = r0
	addl r33 = 32, r0
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	;;
	.mib
	mov r43 = r44
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	addl r42 = 48, r0
	.mmb
	mov r41 = r32
	mov r34 = r8
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	adds r15 = 4, r32
	mov r1 = r39
	mov b0 = r37
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	mov ar.pfs = r38
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	mov ar.lc = r40
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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 7, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	addp4 r33 = 0,r33
	mov r42 = r1
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 16, r33
	nop 0
	addl r21 = 10, r0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 111, r14
	or r15 = 32, r14
	(p6) br.cond.dpnt .L138
	;;
	.mib
	cmp4.eq p6, p7 = 120, r15
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mib
	cmp4.eq p6, p7 = 112, r14
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 88, r14
	(p6) br.cond.spnt .L146
	;;
.L134:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 105, r14
	nop 0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 100, r14
	nop 0
	(p7) br.cond.dpnt .L165
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L141
	.mlx
	ld4 r14 = [r33]
	movl r17 = @gprel(.LC5)
	.mmi
	nop 0
	adds r15 = 8, r33
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 1
	add r17 = r1, r17
	;;
	.mlx
	nop 0
	(p6) movl r20 = @gprel(.LC2)
	.mmb
	addp4 r17 = 0,r17
	nop 0
	(p7) br.cond.dptk .L166
	;;
	.mii
	(p6) add r20 = r1, r20
	nop 0
	;;
	(p6) addp4 r20 = 0,r20
.L113:
	.mmi
	nop 0
	ld4 r37 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r37
	(p7) br.cond.dpnt .L167
	;;
.L121:
	.mii
	ld4 r14 = [r33]
	cmp.eq p6, p7 = 0, r34
	;;
	and r14 = -17, r14
	;;
	.mib
	st4 [r33] = r14
	nop 0
	(p6) br.cond.dpnt .L124
.L137:
	.mmi
	addp4 r18 = r21, r0
	nop 0
	nop 0
	;;
.L123:
	.mmi
	setf.sig f6 = r18
	mov r14 = r12
	addl r36 = 24, r0
	.mmi
	cmp.eq p7, p8 = 0, r18
	;;
	adds r15 = 39, r14
	sub r14 = r0, r18
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
.L125:
	.pred.rel.mutex p8, p9
	.mmi
	setf.sig f6 = r34
	(p7) break 1
	addp4 r16 = 0,r15
	.mmi
	cmp.geu p9, p10 = r34, r18
	mov r19 = r36
	adds r15 = -1, r15
	;;
	.mmi
	nop 0
	adds r36 = -1, r36
	nop 0
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
	add r14 = r17, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r16] = r14
	(p7) break 1
	(p9) br.cond.dptk .L125
	.mmi
	sub r38 = 24, r36
	cmp4.gt p6, p7 = r0, r37
	cmp4.eq p8, p9 = 8, r21
	.mlx
	mov r45 = r20
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	sub r37 = r37, r38
	mov r39 = r38
	add r46 = r1, r46
	.mmb
	mov r44 = r33
	mov r43 = r32
	(p6) br.cond.dpnt .L126
	;;
	.mib
	cmp4.le p6, p7 = r0, r37
	nop 0
	(p8) br.cond.dpnt .L127
	;;
	.mmi
	nop 0
	(p7) mov r37 = r0
	nop 0
	;;
	.mib
	add r47 = r38, r37
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r45 = r37
	mov r1 = r42
	addl r44 = 48, r0
	.mmb
	mov r43 = r32
	mov r37 = r8
	br.call.sptk.many b0 = pad#
	;;
.L135:
	.mmi
	ld4 r14 = [r32]
	adds r15 = 16, r12
	mov r45 = r39
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	add r44 = r36, r15
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r43 = [r15]
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
	adds r15 = 4, r32
	mov r1 = r42
	nop 0
	.mmi
	mov r45 = r37
	addl r44 = 32, r0
	mov r43 = r32
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
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L114:
	.body
	.copy_state 1
	.mib
	cmp4.eq p6, p7 = 88, r14
	nop 0
	(p7) br.cond.spnt .L168
	;;
	.mlx
	nop 0
	(p6) movl r17 = @gprel(.LC6)
	.mmi
	(p6) addl r18 = 1, r0
	nop 0
	(p6) addl r21 = 16, r0
	;;
	.mii
	(p6) add r17 = r1, r17
	nop 0
	;;
	(p6) addp4 r17 = 0,r17
.L115:
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
	and r16 = r18, r16
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.spnt .L159
	;;
	.mmi
	nop 0
	ld4 r15 = [r33]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 3
	(p6) br.cond.dptk .L118
	;;
	.mlx
	nop 0
	movl r20 = @gprel(.LC8)
	.mmb
	cmp4.eq p6, p7 = 88, r14
	nop 0
	(p6) br.cond.dpnt .L119
	;;
	.mii
	add r20 = r1, r20
	nop 0
	;;
	addp4 r20 = 0,r20
.L120:
	.mmi
	addl r18 = 16, r0
	cmp4.le p6, p7 = r0, r37
	nop 0
	.mmi
	mov r14 = r12
	and r15 = -17, r15
	addl r36 = 24, r0
	;;
	.mib
	setf.sig f6 = r18
	(p7) addl r21 = 16, r0
	(p7) br.cond.dpnt .L137
	;;
	.mmi
	nop 0
	st4 [r33] = r15
	adds r15 = 39, r14
	.mmi
	sub r14 = r0, r18
	addl r21 = 16, r0
	cmp.eq p7, p8 = 0, r18
	;;
	.mmi
	nop 0
	setf.sig f11 = r14
	nop 0
	;;
	.mfb
	nop 0
	fcvt.xuf f10 = f6
	br .L125
.L138:
	.mlx
	nop 0
	movl r17 = @gprel(.LC5)
	.mmi
	addl r21 = 8, r0
	nop 0
	adds r15 = 8, r33
	;;
	.mii
	add r17 = r1, r17
	nop 0
	;;
	addp4 r17 = 0,r17
.L159:
	.mlx
	nop 0
	movl r20 = @gprel(.LC3)
	;;
	.mii
	add r20 = r1, r20
	nop 0
	;;
	addp4 r20 = 0,r20
.L170:
	.mmi
	nop 0
	ld4 r37 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r37
	(p6) br.cond.dptk .L121
	;;
.L167:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p7) br.cond.dptk .L137
	;;
	.mmi
	mov r39 = r0
	addl r36 = 24, r0
	addl r37 = 1, r0
	.mmb
	mov r38 = r0
	cmp4.ne p6, p7 = 8, r21
	(p7) br.cond.dpnt .L127
	;;
	.align 32
.L129:
	.mlx
	cmp4.le p6, p7 = r0, r37
	movl r46 = @gprel(.LC3)
	.mmi
	mov r45 = r20
	mov r44 = r33
	mov r43 = r32
	;;
	.mmi
	(p7) mov r37 = r0
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r47 = r37, r38
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r37
	addl r44 = 48, r0
	.mmb
	mov r37 = r8
	mov r43 = r32
	br.call.sptk.many b0 = pad#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r38
	(p7) br.cond.dpnt .L135
.L163:
	.mmi
	adds r15 = 4, r32
	mov r45 = r37
	addl r44 = 32, r0
	.mmi
	mov r43 = r32
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
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L126:
	.body
	.copy_state 2
	.mib
	adds r37 = -24, r19
	cmp4.ne p6, p7 = 8, r21
	(p6) br.cond.dptk .L129
	.mib
	nop 0
	nop 0
	br .L127
	;;
.L124:
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r21
	(p7) br.cond.dptk .L158
	.mmi
	mov r39 = r0
	addl r36 = 24, r0
	mov r38 = r0
	.align 32
.L127:
	.mmi
	ld4 r14 = [r33]
	nop 0
	cmp4.lt p8, p9 = 0, r37
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p6) br.cond.dptk .L129
	.mlx
	(p9) addl r37 = 1, r0
	movl r46 = @gprel(.LC3)
	.mmi
	mov r45 = r20
	mov r44 = r33
	mov r43 = r32
	;;
	.mii
	cmp4.le p6, p7 = r0, r37
	add r46 = r1, r46
	;;
	(p7) mov r37 = r0
	;;
	.mib
	add r47 = r37, r38
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r37
	addl r44 = 48, r0
	.mmb
	mov r37 = r8
	mov r43 = r32
	br.call.sptk.many b0 = pad#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r38
	(p6) br.cond.dptk .L163
	.mib
	nop 0
	nop 0
	br .L135
	;;
.L141:
	.mlx
	nop 0
	movl r17 = @gprel(.LC5)
	.mlx
	adds r15 = 8, r33
	movl r20 = @gprel(.LC0)
	;;
	.mmi
	add r17 = r1, r17
	nop 0
	add r20 = r1, r20
	;;
	.mib
	addp4 r17 = 0,r17
	addp4 r20 = 0,r20
	br .L113
	;;
.L118:
	.mlx
	nop 0
	movl r20 = @gprel(.LC3)
	.mmi
	and r15 = -17, r15
	addl r21 = 16, r0
	cmp4.le p6, p7 = r0, r37
	;;
	.mib
	add r20 = r1, r20
	addp4 r18 = r21, r0
	(p7) br.cond.dpnt .L169
	;;
	.mmi
	nop 0
	addp4 r20 = 0,r20
	nop 0
	.mmb
	st4 [r33] = r15
	nop 0
	br .L123
.L166:
	.mii
	nop 0
	tbit.z p6, p7 = r14, 2
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r20 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r20 = r1, r20
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r20 = 0,r20
	(p7) br.cond.dptk .L113
	;;
	.mlx
	nop 0
	movl r20 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r20 = r1, r20
	nop 0
	;;
	.mib
	nop 0
	addp4 r20 = 0,r20
	br .L170
.L164:
	.mlx
	nop 0
	movl r17 = @gprel(.LC5)
	.mii
	addl r18 = 1, r0
	addl r21 = 16, r0
	;;
	add r17 = r1, r17
	;;
	.mib
	nop 0
	addp4 r17 = 0,r17
	br .L115
.L169:
	.mmi
	addl r18 = 16, r0
	mov r14 = r12
	addl r21 = 16, r0
	.mlx
	addl r36 = 24, r0
	movl r20 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	setf.sig f6 = r18
	add r20 = r1, r20
	.mmi
	adds r15 = 39, r14
	sub r14 = r0, r18
	cmp.eq p7, p8 = 0, r18
	;;
	.mmi
	setf.sig f11 = r14
	nop 0
	addp4 r20 = 0,r20
	;;
	.mfb
	nop 0
	fcvt.xuf f10 = f6
	br .L125
.L158:
	.mlx
	mov r47 = r37
	movl r46 = @gprel(.LC3)
	.mmi
	mov r45 = r20
	mov r44 = r33
	mov r43 = r32
	;;
	.mib
	add r46 = r1, r46
	mov r38 = r0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r42
	mov r45 = r37
	mov r43 = r32
	.mmb
	mov r37 = r8
	addl r44 = 48, r0
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	adds r15 = 4, r32
	mov r1 = r42
	nop 0
	.mmi
	mov r45 = r37
	addl r44 = 32, r0
	mov r43 = r32
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
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L119:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r20 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	add r20 = r1, r20
	nop 0
	;;
	.mib
	nop 0
	addp4 r20 = 0,r20
	br .L120
.L165:
	.mlx
	nop 0
	movl r17 = @gprel(.LC5)
	.mmi
	cmp4.eq p6, p7 = 16, r21
	;;
	add r17 = r1, r17
	(p6) addl r18 = 1, r0
	;;
	.mib
	(p7) mov r18 = r0
	addp4 r17 = 0,r17
	br .L115
	;;
.L146:
	.mlx
	nop 0
	movl r17 = @gprel(.LC6)
	.mmi
	adds r15 = 8, r33
	;;
	add r17 = r1, r17
	nop 0
	;;
	.mib
	nop 0
	addp4 r17 = 0,r17
	br .L159
.L168:
	.mib
	nop 0
	addl r21 = 16, r0
	br .L134
	.endp put_integer#
	.align 16
	.align 64
	.global format_text#
	.type	format_text#, @function
	.proc format_text#
format_text:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 3, 30, 5, 0
	.fframe 80
	adds r12 = -80, r12
	.save ar.lc, r64
	mov r64 = ar.lc
	.mmi
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	addl r49 = @ltoffx(.L195), r1
	;;
	.mmi
	adds r37 = 80, r12
	adds r46 = 56, r12
	adds r53 = 60, r12
	.mmi
	adds r47 = 64, r12
	adds r39 = 72, r12
	addl r44 = @ltoffx(.L189), r1
	;;
	.mmi
	mov r14 = r12
	addl r55 = @ltoffx(.L214), r1
	.save pr, r63
	mov r63 = pr
	.mmi
	mov r62 = r1
	st8 [r37] = r33
	adds r38 = 84, r12
	;;
	.mmi
	st4 [r46] = r32
	adds r40 = 20, r12
	.save rp, r60
	mov r60 = b0
	.body
	.mmi
	adds r48 = 24, r12
	st4 [r53] = r0
	addl r50 = -1, r0
	;;
	.mmi
	st4 [r47] = r0
	adds r41 = 28, r12
	adds r45 = 32, r12
	.mmi
	addl r43 = 1, r0
	st4 [r39] = r34
	addl r42 = @gprel(names.0#), gp
	;;
	.mmi
	addl r57 = 4, r0
	ld8.mov r49 = [r49], .L195
	addl r56 = 3, r0
	.mmi
	adds r58 = 32, r14
	ld8.mov r44 = [r44], .L189
	addl r52 = 1, r0
	;;
	.mlx
	ld8.mov r55 = [r55], .L214
	movl r51 = 4294967409
	.mlx
	nop 0
	movl r54 = 17180131332
.L172:
	.mmi
	ld4 r20 = [r37]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld4 r66 = [r38]
	nop 0
	;;
	.mmi
	addp4 r66 = 0,r66
	nop 0
	addp4 r20 = 0,r20
	;;
	.mmi
	mov r16 = r20
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	.align 32
.L253:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	adds r36 = -1, r15
	(p16) br.cond.dpnt .L254
	;;
	.align 32
.L328:
	.pred.rel.mutex p16, p17
	.mii
	ld4 r14 = [r35]
	adds r15 = 1, r15
	;;
	cmp4.ne p8, p9 = 0, r14
	.mmi
	cmp4.ne p6, p7 = 37, r14
	;;
	(p6) addl r14 = 1, r0
	(p8) addl r17 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r17 = r0
	;;
	and r14 = r17, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L327
	;;
	.mmi
	adds r35 = 4, r35
	nop 0
	mov r18 = r14
	;;
	.mii
	addp4 r35 = 0,r35
	nop 0
	;;
	cmp.eq p16, p17 = 0, r35
.L329:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	adds r36 = -1, r15
	(p17) br.cond.dptk .L328
.L254:
	.pred.rel.mutex p16, p17
	.mii
	ld1 r14 = [r16]
	adds r15 = 1, r15
	;;
	cmp4.ne p8, p9 = 0, r14
	.mmi
	cmp4.ne p6, p7 = 37, r14
	;;
	(p8) addl r17 = 1, r0
	(p6) addl r14 = 1, r0
	;;
	.mii
	(p9) mov r17 = r0
	(p7) mov r14 = r0
	;;
	and r14 = r17, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L260
	;;
	.mmi
	adds r16 = 1, r16
	nop 0
	mov r19 = r14
	;;
	.mib
	nop 0
	addp4 r16 = 0,r16
	br .L329
.L327:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.eq p6, p7 = 0, r19
	mov r67 = r36
	mov r65 = r46
	;;
	.mmi
	(p7) st4 [r37] = r16
	nop 0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	(p7) st4 [r38] = r35
	cmp.ne p6, p7 = 0, r66
	(p7) br.cond.dpnt .L330
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L267:
	.mmi
	ld4 r14 = [r35]
	nop 0
	adds r35 = 4, r35
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L270
	;;
	.mmi
	ld4 r59 = [r47]
	st4 [r38] = r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r59
	(p7) br.cond.dpnt .L274
.L273:
	.mmi
	ld4 r35 = [r38]
	nop 0
	adds r15 = 16, r12
	.mmi
	st4 [r40] = r0
	st4 [r48] = r50
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	st4 [r15] = r0
	nop 0
	.mmi
	st4 [r41] = r0
	;;
	st1 [r45] = r0
	cmp.eq p6, p7 = 0, r35
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L173
	;;
	.mmi
	ld4 r36 = [r35]
	nop 0
	nop 0
	;;
	.align 32
.L174:
	.mmi
	nop 0
	adds r14 = -1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 126, r14
	(p7) br.cond.dpnt .L331
.L175:
	.mib
	mov r66 = r39
	mov r65 = r37
	br.call.sptk.many b0 = read_number#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	st4 [r40] = r8
	mov r1 = r62
	;;
	.mmi
	(p7) adds r17 = 16, r12
	nop 0
	(p7) sub r8 = r0, r8
	;;
	.mmi
	(p7) ld4 r14 = [r17]
	(p7) st4 [r40] = r8
	nop 0
	;;
	.mmi
	(p7) or r14 = 1, r14
	;;
	(p7) st4 [r17] = r14
	nop 0
	.mmi
	ld4 r14 = [r38]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L181
.L335:
	.mmi
	ld4 r15 = [r14]
	mov r19 = r0
	mov r20 = r0
	;;
	.mib
	cmp4.eq p6, p7 = 46, r15
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mii
	ld4 r17 = [r37]
	nop 0
	;;
	addp4 r17 = 0,r17
	.align 32
.L183:
	.mmi
	ld4 r16 = [r14]
	;;
	adds r15 = -76, r16
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r15
	addp4 r15 = r15, r0
	(p6) br.cond.dpnt .L187
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r44
	nop 0
	;;
	.mmi
	nop 0
	ld4 r21 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r18 = r21
	;;
	add r15 = r15, r18
	;;
	.mib
	nop 0
	mov b6 = r15
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L189:
	data4 @pcrel(.L193)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L192)
	data4 @pcrel(.L187)
	data4 @pcrel(.L190)
	data4 @pcrel(.L187)
	data4 @pcrel(.L191)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L190)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L188)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L187)
	data4 @pcrel(.L188)
	.section	.text,	"ax",	"progbits"
.L331:
	.mib
	addl r65 = @gprel(names.0#), gp
	mov r66 = r36
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r16 = 16, r12
	mov r1 = r62
	;;
	.mib
	sub r14 = r8, r42
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L176
	;;
	.mmi
	addp4 r14 = r14, r0
	ld4 r15 = [r16]
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r43, r14
	;;
	or r14 = r15, r14
	.mmi
	nop 0
	;;
	st4 [r16] = r14
	nop 0
.L177:
	.mib
	cmp.eq p6, p7 = 0, r35
	adds r35 = 4, r35
	(p6) br.cond.dpnt .L178
	;;
	.mii
	addp4 r35 = 0,r35
	nop 0
	;;
	nop 0
	.mmb
	st4 [r38] = r35
	ld4 r36 = [r35]
	br .L174
.L276:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
.L187:
	.mmi
	cmp4.eq p6, p7 = 0, r20
	nop 0
	sxt1 r15 = r16
	;;
	.mmi
	(p7) st4 [r37] = r17
	nop 0
	cmp4.eq p6, p7 = 0, r19
	;;
	.mib
	(p7) st4 [r38] = r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L205
	;;
	.mmi
	ld4.a r17 = [r14]
	st1 [r45] = r15
	nop 0
	;;
	.mmi
	ld4.c.clr r17 = [r14]
	nop 0
	adds r14 = 4, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dpnt .L252
	;;
	.mmi
	st4 [r38] = r14
	nop 0
	nop 0
.L209:
	.mib
	cmp4.lt p6, p7 = 99, r15
	adds r14 = -100, r15
	(p7) br.cond.dpnt .L332
	;;
	.mii
	adds r16 = -100, r16
	zxt1 r14 = r14
	;;
	zxt1 r16 = r16
	;;
	.mib
	cmp4.ltu p6, p7 = 20, r16
	nop 0
	(p6) br.cond.dpnt .L212
	;;
	.mib
	cmp4.ltu p6, p7 = 20, r14
	shladd r14 = r14, 2, r0
	(p6) br.cond.dpnt .L212
	;;
	.mmi
	add r14 = r14, r55
	;;
	ld4 r17 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r17
	;;
	add r14 = r14, r16
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L214:
	data4 @pcrel(.L218)
	data4 @pcrel(.L219)
	data4 @pcrel(.L219)
	data4 @pcrel(.L219)
	data4 @pcrel(.L212)
	data4 @pcrel(.L218)
	data4 @pcrel(.L212)
	data4 @pcrel(.L212)
	data4 @pcrel(.L212)
	data4 @pcrel(.L212)
	data4 @pcrel(.L217)
	data4 @pcrel(.L213)
	data4 @pcrel(.L216)
	data4 @pcrel(.L212)
	data4 @pcrel(.L212)
	data4 @pcrel(.L215)
	data4 @pcrel(.L212)
	data4 @pcrel(.L213)
	data4 @pcrel(.L212)
	data4 @pcrel(.L212)
	data4 @pcrel(.L213)
	.section	.text,	"ax",	"progbits"
.L178:
	.mii
	ld4 r14 = [r37]
	nop 0
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	nop 0
.L173:
	.mii
	ld4 r14 = [r37]
	mov r35 = r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	ld1 r36 = [r14]
	;;
	adds r14 = -1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 126, r14
	(p6) br.cond.dptk .L175
	.mib
	nop 0
	nop 0
	br .L331
	;;
.L332:
	.mib
	nop 0
	cmp4.lt p6, p7 = 64, r15
	(p7) br.cond.dptk .L212
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	adds r14 = -65, r16
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	shl r14 = r52, r14
	;;
	.mmi
	and r17 = r51, r14
	nop 0
	and r14 = r54, r14
	;;
	.mib
	cmp.ne p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L219
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L215
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 88, r16
	(p6) br.cond.dpnt .L213
.L212:
	.mmi
	ld4 r14 = [r46]
	mov r66 = r58
	addl r67 = 1, r0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r65 = [r15]
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
	ld4 r14 = [r53]
	mov r1 = r62
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld4 r20 = [r37]
	mov r18 = r0
	;;
	.mmi
	ld4 r66 = [r38]
	adds r14 = 1, r14
	addp4 r20 = 0,r20
	;;
	.mmi
	addp4 r66 = 0,r66
	st4 [r53] = r14
	mov r16 = r20
	;;
	.mib
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
.L188:
	.mmi
	st4 [r41] = r56
	nop 0
	nop 0
	.align 32
.L202:
	.mmi
	adds r14 = 4, r14
	nop 0
	addl r19 = 1, r0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	br .L183
	;;
.L190:
	.mmi
	adds r14 = 4, r14
	st4 [r41] = r57
	addl r19 = 1, r0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	br .L183
	;;
.L219:
	.mmi
	ld4 r14 = [r39]
	adds r18 = 16, r12
	mov r65 = r46
	.mii
	ld4 r15 = [r41]
	nop 0
	;;
	addp4 r14 = 0,r14
	.mmb
	cmp4.ne p6, p7 = 5, r15
	mov r66 = r18
	(p7) br.cond.dpnt .L333
	;;
	.mmi
	adds r15 = 8, r14
	ldfd f8 = [r14]
	nop 0
	;;
	.mib
	st4 [r39] = r15
	nop 0
	br.call.sptk.many b0 = put_double#
	;;
	.mmi
	ld4 r20 = [r37]
	mov r1 = r62
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld4 r66 = [r38]
	mov r18 = r0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
.L213:
	.mmi
	ld4 r15 = [r39]
	ld4 r14 = [r41]
	nop 0
	;;
	.mii
	addp4 r15 = 0,r15
	cmp4.eq p6, p7 = 3, r14
	;;
	adds r16 = 8, r15
	;;
	.mib
	addp4 r16 = 0,r16
	nop 0
	(p6) br.cond.dpnt .L234
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L231
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L232
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p7) br.cond.spnt .L234
	;;
	.mmi
	(p6) adds r15 = 4, r15
	(p6) st4 [r39] = r16
	nop 0
	;;
	.mii
	(p6) ld4 r67 = [r15]
	nop 0
	;;
	(p6) zxt2 r67 = r67
.L236:
	.mmi
	adds r15 = 16, r12
	mov r68 = r0
	mov r65 = r46
	;;
	.mib
	nop 0
	mov r66 = r15
	br.call.sptk.many b0 = put_integer#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L336:
	.mmi
	ld4 r20 = [r37]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld4 r66 = [r38]
	nop 0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
.L192:
	.mmi
	ld4 r15 = [r41]
	;;
	cmp4.ne p6, p7 = 2, r15
	nop 0
	;;
	.mmi
	(p6) addl r15 = 2, r0
	;;
	(p7) addl r15 = 1, r0
	cmp.eq p6, p7 = 0, r14
	;;
	.mib
	st4 [r41] = r15
	nop 0
	(p7) br.cond.dptk .L202
.L198:
	.mii
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
	addp4 r17 = 0,r17
	;;
.L185:
	.mmi
	ld1 r16 = [r17]
	nop 0
	mov r14 = r0
	;;
	.mii
	adds r15 = -76, r16
	zxt1 r16 = r16
	;;
	zxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r15
	shladd r15 = r15, 2, r0
	(p6) br.cond.dpnt .L276
	;;
	.mmi
	add r15 = r15, r49
	;;
	ld4 r21 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r18 = r21
	;;
	add r15 = r15, r18
	;;
	.mib
	nop 0
	mov b6 = r15
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L195:
	data4 @pcrel(.L197)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L192)
	data4 @pcrel(.L276)
	data4 @pcrel(.L196)
	data4 @pcrel(.L276)
	data4 @pcrel(.L277)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L196)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L194)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L276)
	data4 @pcrel(.L194)
	.section	.text,	"ax",	"progbits"
.L277:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
.L191:
	.mmi
	ld4 r15 = [r41]
	;;
	cmp4.ne p6, p7 = 3, r15
	nop 0
	;;
	.mmi
	(p6) addl r15 = 3, r0
	;;
	(p7) addl r15 = 4, r0
	cmp.eq p6, p7 = 0, r14
	;;
	.mib
	st4 [r41] = r15
	nop 0
	(p7) br.cond.dptk .L202
	.mib
	nop 0
	nop 0
	br .L198
.L218:
	.mmi
	ld4 r15 = [r39]
	ld4 r14 = [r41]
	nop 0
	;;
	.mii
	addp4 r15 = 0,r15
	cmp4.eq p6, p7 = 3, r14
	;;
	adds r16 = 8, r15
	;;
	.mib
	addp4 r16 = 0,r16
	nop 0
	(p6) br.cond.dpnt .L225
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L222
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L223
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p7) br.cond.spnt .L225
	;;
	.mmi
	(p6) adds r15 = 4, r15
	(p6) st4 [r39] = r16
	nop 0
	;;
	.mii
	(p6) ld4 r67 = [r15]
	nop 0
	;;
	(p6) sxt2 r67 = r67
	;;
.L227:
	.mmi
	cmp.le p6, p7 = r0, r67
	adds r14 = 16, r12
	extr.u r68 = r67, 63, 1
	.mmi
	mov r65 = r46
	;;
	nop 0
	mov r66 = r14
	.mmb
	nop 0
	(p7) sub r67 = r0, r67
	br.call.sptk.many b0 = put_integer#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L337:
	.mmi
	ld4 r20 = [r37]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld4 r66 = [r38]
	nop 0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
.L193:
	.mmi
	addl r15 = 5, r0
	adds r14 = 4, r14
	addl r19 = 1, r0
	;;
	.mib
	st4 [r41] = r15
	addp4 r14 = 0,r14
	br .L183
	;;
.L194:
	.mmi
	addl r14 = 3, r0
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	addp4 r17 = 0,r17
	br .L185
	;;
.L196:
	.mmi
	addl r14 = 4, r0
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	addp4 r17 = 0,r17
	br .L185
	;;
.L215:
	.mmi
	ld4 r14 = [r39]
	and r17 = -17, r15
	adds r21 = 16, r12
	.mmi
	or r15 = 32, r15
	ld4 r18 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	cmp4.eq p6, p7 = 67, r17
	.mii
	ld4 r16 = [r21]
	nop 0
	;;
	adds r17 = 4, r14
	.mmi
	cmp4.eq.or.andcm p6, p7 = 3, r18
	adds r14 = 8, r14
	and r16 = -17, r16
	;;
	.mmi
	ld4 r35 = [r17]
	addp4 r14 = 0,r14
	adds r17 = 16, r12
	;;
	.mib
	addp4 r35 = 0,r35
	nop 0
	(p7) br.cond.dpnt .L334
	;;
	.mmi
	cmp4.ne p6, p7 = 99, r15
	st4 [r17] = r16
	mov r15 = r35
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L240
	;;
	.mib
	st4 [r39] = r14
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dpnt .L242
	;;
	.mmi
	nop 0
	ld4 r14 = [r48]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L280
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L244:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L321
	;;
	.mib
	nop 0
	adds r59 = 1, r59
	br.cloop.sptk.few .L244
	;;
.L321:
	.mlx
	adds r14 = 16, r12
	movl r68 = @gprel(.LC3)
	.mmi
	mov r65 = r46
	mov r36 = r59
	mov r69 = r59
	;;
	.mmi
	add r68 = r1, r68
	nop 0
	mov r66 = r14
	;;
	.mib
	mov r67 = r68
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r66 = r35
	.mmi
	nop 0
	mov r65 = r46
	mov r67 = r36
.L322:
	.mib
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r35
	nop 0
	.mmb
	addl r66 = 32, r0
	mov r65 = r46
	br.call.sptk.many b0 = pad#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L338:
	.mmi
	ld4 r20 = [r37]
	addl r15 = 1, r0
	mov r19 = r0
	.mmi
	mov r18 = r0
	ld4 r66 = [r38]
	nop 0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
	;;
.L216:
	.mmi
	ld4 r14 = [r39]
	adds r16 = 16, r12
	mov r68 = r0
	.mmi
	mov r65 = r46
	;;
	addp4 r14 = 0,r14
	mov r66 = r16
	;;
	.mii
	adds r15 = 8, r14
	adds r14 = 4, r14
	;;
	nop 0
	.mmb
	st4 [r39] = r15
	ld4 r67 = [r14]
	br.call.sptk.many b0 = put_integer#
	;;
	.mmi
	ld4 r20 = [r37]
	mov r1 = r62
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld4 r66 = [r38]
	mov r18 = r0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
.L217:
	.mmi
	ld4 r14 = [r39]
	ld4 r15 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	cmp4.eq p6, p7 = 3, r15
	.mmi
	ld4 r17 = [r53]
	;;
	adds r16 = 4, r14
	adds r14 = 8, r14
	;;
	.mmi
	ld4 r16 = [r16]
	st4 [r39] = r14
	nop 0
	;;
	.mib
	addp4 r16 = 0,r16
	nop 0
	(p6) br.cond.dpnt .L250
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r15
	nop 0
	(p6) br.cond.dpnt .L247
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r15
	nop 0
	;;
	.mib
	(p6) st1 [r16] = r17
	nop 0
	(p6) br.cond.dpnt .L172
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r15
	nop 0
	;;
	.mib
	(p6) st2 [r16] = r17
	nop 0
	(p6) br.cond.sptk .L172
.L250:
	.mmi
	ld4.a r20 = [r37]
	st4 [r16] = r17
	nop 0
	.mmi
	addl r15 = 1, r0
	mov r19 = r0
	mov r18 = r0
	;;
	.mmi
	ld4 r66 = [r38]
	ld4.c.clr r20 = [r37]
	nop 0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
.L176:
	.mib
	nop 0
	cmp4.ne p6, p7 = 39, r36
	(p7) br.cond.dptk .L177
	.mib
	mov r66 = r39
	mov r65 = r37
	br.call.sptk.many b0 = read_number#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	st4 [r40] = r8
	mov r1 = r62
	;;
	.mmi
	(p7) adds r17 = 16, r12
	nop 0
	(p7) sub r8 = r0, r8
	;;
	.mmi
	(p7) ld4 r14 = [r17]
	(p7) st4 [r40] = r8
	nop 0
	;;
	.mmi
	(p7) or r14 = 1, r14
	;;
	(p7) st4 [r17] = r14
	nop 0
	.mmi
	ld4 r14 = [r38]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L335
	.align 32
.L181:
	.mmi
	ld4 r17 = [r37]
	;;
	addp4 r17 = 0,r17
	nop 0
	;;
	.mmi
	nop 0
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
	(p7) mov r19 = r0
	(p7) mov r20 = r0
	(p7) br.cond.dptk .L185
	.mmi
	adds r17 = 1, r17
	mov r66 = r39
	mov r65 = r37
	;;
	.mib
	st4 [r37] = r17
	nop 0
	br.call.sptk.many b0 = read_number#
	;;
	.mmi
	ld4 r14 = [r38]
	cmp4.le p8, p9 = -1, r8
	mov r1 = r62
	.mmi
	mov r19 = r0
	ld4 r17 = [r37]
	mov r20 = r0
	;;
	.mmi
	addp4 r14 = 0,r14
	(p9) addl r8 = -1, r0
	addp4 r17 = 0,r17
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	st4 [r48] = r8
	nop 0
	(p7) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L185
.L270:
	.mmi
	nop 0
	ld4 r14 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L274
	;;
.L252:
	.mii
	ld4 r8 = [r53]
	mov pr = r63, -1
	;;
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	;;
	mov ar.lc = r64
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L260:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = 0, r19
	mov r67 = r36
	mov r65 = r46
	;;
	.mmi
	(p7) st4 [r37] = r16
	nop 0
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	(p7) st4 [r38] = r0
	cmp.eq p6, p7 = 0, r66
	(p6) br.cond.dpnt .L264
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L265:
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	adds r14 = 1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L270
	;;
	.mmi
	ld4 r59 = [r47]
	st4 [r37] = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r59
	(p6) br.cond.dptk .L273
	;;
.L274:
	.mii
	addl r8 = -1, r0
	mov pr = r63, -1
	;;
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	;;
	mov ar.lc = r64
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L205:
	.body
	.copy_state 2
	.mmi
	ld4 r14 = [r37]
	st1 [r45] = r15
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r17 = [r14]
	adds r14 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r17 = r17
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L252
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br .L209
.L182:
	.mmi
	adds r14 = 4, r14
	mov r66 = r39
	mov r65 = r37
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = read_number#
	;;
	.mmi
	ld4 r14 = [r38]
	cmp4.le p8, p9 = -1, r8
	mov r1 = r62
	.mmi
	mov r19 = r0
	ld4 r17 = [r37]
	mov r20 = r0
	;;
	.mmi
	addp4 r14 = 0,r14
	(p9) addl r8 = -1, r0
	addp4 r17 = 0,r17
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mmb
	st4 [r48] = r8
	nop 0
	(p7) br.cond.dptk .L183
	.mib
	nop 0
	nop 0
	br .L185
	;;
.L330:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p7) br.cond.dptk .L267
	.mmi
	ld4 r14 = [r46]
	mov r67 = r36
	mov r66 = r20
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	adds r15 = 8, r14
	.mii
	ld4 r14 = [r14]
	nop 0
	;;
	addp4 r14 = 0,r14
	.mmi
	ld4 r65 = [r15]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r14 = [r53]
	mov r1 = r62
	;;
	add r14 = r14, r36
	;;
	.mib
	st4 [r53] = r14
	nop 0
	(p16) br.cond.dptk .L265
	.mib
	nop 0
	nop 0
	br .L267
.L247:
	.mmi
	cmp4.eq p6, p7 = 4, r15
	mov r19 = r0
	nop 0
	.mmb
	addl r15 = 1, r0
	mov r18 = r0
	(p7) br.cond.dpnt .L250
	;;
	.mmi
	nop 0
	ld4 r20 = [r37]
	(p6) sxt4 r17 = r17
	.mmi
	ld4 r66 = [r38]
	;;
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	.mmi
	(p6) st8 [r16] = r17
	;;
	mov r35 = r66
	mov r16 = r20
	.mmb
	nop 0
	cmp.eq p16, p17 = 0, r66
	br .L253
.L231:
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r39] = r16
	(p7) ld8 r67 = [r15]
	(p7) br.cond.dptk .L236
.L234:
	.mmi
	adds r15 = 4, r15
	st4 [r39] = r16
	mov r68 = r0
	.mmi
	mov r65 = r46
	;;
	ld4 r67 = [r15]
	adds r15 = 16, r12
	;;
	.mib
	mov r66 = r15
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L336
.L222:
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mii
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r39] = r16
	(p7) ld8 r67 = [r15]
	(p7) br.cond.dptk .L227
.L225:
	.mmi
	adds r15 = 4, r15
	nop 0
	adds r14 = 16, r12
	.mmi
	st4 [r39] = r16
	nop 0
	mov r65 = r46
	;;
	.mii
	ld4 r67 = [r15]
	mov r66 = r14
	;;
	sxt4 r67 = r67
	;;
	.mmi
	cmp.le p6, p7 = r0, r67
	nop 0
	extr.u r68 = r67, 63, 1
	;;
	.mib
	(p7) sub r67 = r0, r67
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L337
.L264:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p7) br.cond.dptk .L265
	.mmi
	ld4 r14 = [r46]
	mov r67 = r36
	mov r66 = r20
	.mii
	mov r35 = r0
	cmp.eq p16, p17 = r0, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	adds r15 = 8, r14
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	ld4 r65 = [r15]
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
	ld4 r14 = [r53]
	mov r1 = r62
	;;
	add r14 = r14, r36
	;;
	.mib
	st4 [r53] = r14
	nop 0
	(p16) br.cond.dptk .L265
	.mib
	nop 0
	nop 0
	br .L267
.L197:
	.mmi
	addl r14 = 5, r0
	adds r17 = 1, r17
	addl r20 = 1, r0
	;;
	.mib
	st4 [r41] = r14
	addp4 r17 = 0,r17
	br .L185
.L240:
	.mlx
	adds r18 = 16, r12
	movl r68 = @gprel(.LC3)
	.mmi
	adds r36 = 68, r12
	addl r69 = 1, r0
	mov r65 = r46
	;;
	.mmi
	add r68 = r1, r68
	nop 0
	mov r66 = r18
	.mmi
	st4 [r39] = r14
	st4 [r36] = r35
	nop 0
	;;
	.mib
	mov r67 = r68
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r62
	mov r35 = r8
	mov r66 = r36
	.mmb
	mov r65 = r46
	addl r67 = 1, r0
	br.call.sptk.many b0 = put_wide#
	;;
	.mmi
	mov r1 = r62
	mov r67 = r35
	nop 0
	.mmb
	addl r66 = 32, r0
	mov r65 = r46
	br.call.sptk.many b0 = pad#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L338
.L333:
	.mmi
	adds r14 = 15, r14
	adds r15 = 40, r12
	adds r17 = 16, r12
	.mmi
	mov r65 = r46
	;;
	and r14 = -16, r14
	mov r66 = r17
	;;
	.mmi
	adds r14 = 15, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	and r14 = -16, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld8 r16 = [r14], 8
	;;
	st8 [r15] = r16, 8
	nop 0
	.mmi
	ld8 r17 = [r14], -8
	;;
	st8 [r15] = r17, -8
	adds r14 = 16, r14
	;;
	.mmi
	nop 0
	ld8 r67 = [r15]
	adds r15 = 48, r12
	.mmi
	nop 0
	st4 [r39] = r14
	nop 0
	;;
	.mib
	ld8 r68 = [r15]
	nop 0
	br.call.sptk.many b0 = put_quad#
	;;
	.mmi
	ld4 r20 = [r37]
	mov r1 = r62
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld4 r66 = [r38]
	mov r18 = r0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
	;;
.L334:
	.mmi
	cmp4.ne p6, p7 = 99, r15
	adds r15 = 16, r12
	mov r65 = r46
	.mmi
	st4 [r21] = r16
	;;
	nop 0
	(p7) zxt1 r35 = r35
	.mmb
	mov r66 = r15
	nop 0
	(p7) br.cond.dpnt .L240
	;;
	.mmi
	nop 0
	mov r67 = r35
	nop 0
	.mmb
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = put_string#
	;;
	.mmi
	ld4 r20 = [r37]
	mov r1 = r62
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld4 r66 = [r38]
	mov r18 = r0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
	;;
.L223:
	.mmi
	adds r15 = 4, r15
	nop 0
	adds r14 = 16, r12
	.mmi
	st4 [r39] = r16
	nop 0
	mov r65 = r46
	;;
	.mii
	ld4 r67 = [r15]
	mov r66 = r14
	;;
	sxt1 r67 = r67
	;;
	.mmi
	cmp.le p6, p7 = r0, r67
	nop 0
	extr.u r68 = r67, 63, 1
	;;
	.mib
	(p7) sub r67 = r0, r67
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L337
.L232:
	.mmi
	adds r15 = 4, r15
	st4 [r39] = r16
	mov r68 = r0
	.mmi
	mov r65 = r46
	;;
	ld4 r67 = [r15]
	adds r15 = 16, r12
	;;
	.mii
	nop 0
	zxt1 r67 = r67
	mov r66 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = put_integer#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L336
.L242:
	.mmi
	adds r21 = 16, r12
	mov r67 = r0
	mov r65 = r46
	;;
	.mib
	mov r66 = r21
	nop 0
	br.call.sptk.many b0 = put_string#
	;;
	.mmi
	ld4 r20 = [r37]
	mov r1 = r62
	addl r15 = 1, r0
	.mmi
	mov r19 = r0
	ld4 r66 = [r38]
	mov r18 = r0
	;;
	.mii
	addp4 r66 = 0,r66
	addp4 r20 = 0,r20
	;;
	mov r16 = r20
	.mmb
	mov r35 = r66
	cmp.eq p16, p17 = 0, r66
	br .L253
.L280:
	.mlx
	adds r14 = 16, r12
	movl r68 = @gprel(.LC3)
	.mmi
	mov r59 = r0
	mov r65 = r46
	mov r36 = r0
	;;
	.mmi
	add r68 = r1, r68
	mov r66 = r14
	mov r69 = r59
	;;
	.mib
	mov r67 = r68
	nop 0
	br.call.sptk.many b0 = begin_field#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r66 = r35
	.mmb
	mov r65 = r46
	mov r67 = r36
	br .L322
	.endp format_text#
	.align 16
	.align 64
	.global vsnprintf#
	.type	vsnprintf#, @function
	.proc vsnprintf#
vsnprintf:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	addp4 r34 = 0,r34
	.mmi
	addp4 r32 = 0,r32
	addp4 r35 = 0,r35
	mov r39 = r1
	;;
	.mmi
	adds r14 = 16, r12
	adds r36 = 36, r12
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	mov r42 = r35
	cmp4.eq p6, p7 = 0, r33
	shl r41 = r34, 32
	;;
	.mmi
	nop 0
	mov r40 = r14
	adds r14 = -1, r33
	.mmb
	nop 0
	st4 [r36] = r32
	(p6) br.cond.dptk .L340
	.mmi
	nop 0
	adds r15 = 40, r12
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	adds r15 = 16, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = 20, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r39
	;;
	addp4 r14 = 0,r14
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
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L340:
	.body
	.copy_state 1
	.mmi
	adds r14 = 40, r12
	adds r15 = 16, r12
	shl r41 = r34, 32
	;;
	.mmi
	st4 [r14] = r0
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	mov r40 = r15
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = 20, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r36
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
	adds r12 = 32, r12
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
	alloc r42 = ar.pfs, 8, 5, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	addp4 r34 = 0,r34
	addp4 r32 = 0,r32
	;;
	.mmi
	.save ar.unat, r44
	mov r44 = ar.unat
	adds r14 = 16, r12
	adds r15 = 56, r12
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r40 = 36, r12
	shl r46 = r34, 32
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r45 = r14
	addp4 r14 = 0,r15
	adds r15 = -1, r33
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	.mmi
	mov r43 = r1
	.body
	mov r47 = r14
	cmp4.eq p6, p7 = 0, r33
	;;
	.mib
	st4 [r40] = r32
	nop 0
	(p6) br.cond.dptk .L345
	.mmi
	adds r14 = 40, r12
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st4 [r16] = r14
	adds r14 = 20, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st4 [r14] = r40
	nop 0
	adds r14 = 28, r12
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	ld4 r14 = [r40]
	nop 0
	mov r1 = r43
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st1 [r14] = r0
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
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L345:
	.body
	.copy_state 1
	.mmi
	adds r14 = 20, r12
	nop 0
	adds r15 = 40, r12
	.mmi
	adds r16 = 16, r12
	nop 0
	shl r46 = r34, 32
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 24, r12
	.mmi
	st4 [r15] = r0
	addl r15 = @ltoff(@fptr(put_in_buffer#)), gp
	mov r45 = r16
	;;
	.mmi
	nop 0
	st4 [r14] = r40
	adds r14 = 28, r12
	.mmi
	ld8 r15 = [r15]
	;;
	st4 [r14] = r34
	adds r14 = 32, r12
	.mmi
	nop 0
	st4 [r16] = r15
	nop 0
	;;
	.mib
	st4 [r14] = r0
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
	adds r12 = 80, r12
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
	alloc r37 = ar.pfs, 3, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	addp4 r32 = 0,r32
	.mmi
	addp4 r40 = 0,r33
	mov r38 = r1
	addp4 r41 = 0,r34
	;;
	.mlx
	adds r14 = 40, r12
	movl r15 = 2147483646
	.mmi
	adds r35 = 36, r12
	nop 0
	shl r40 = r40, 32
	;;
	.mmb
	st4 [r14] = r15
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	nop 0
	.mmi
	adds r15 = 16, r12
	st4 [r35] = r32
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	mov r39 = r15
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	adds r14 = 20, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mii
	ld4 r14 = [r35]
	mov r1 = r38
	;;
	addp4 r14 = 0,r14
	;;
	.mii
	st1 [r14] = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
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
	alloc r42 = ar.pfs, 8, 5, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	.mlx
	adds r14 = 40, r12
	movl r15 = 2147483646
	.mmi
	adds r40 = 36, r12
	.save ar.unat, r44
	mov r44 = ar.unat
	mov r43 = r1
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 48, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	adds r15 = 16, r12
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	shl r46 = r33, 32
	;;
	.mmi
	nop 0
	addp4 r47 = 0,r14
	addl r14 = @ltoff(@fptr(put_in_buffer#)), gp
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	mov r45 = r15
	;;
	.mmi
	ld8 r14 = [r14]
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	;;
	st4 [r15] = r14
	adds r14 = 20, r12
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	;;
	st4 [r14] = r0
	adds r14 = 24, r12
	.mmi
	st4 [r40] = r32
	;;
	st4 [r14] = r40
	adds r14 = 28, r12
	;;
	.mmi
	st4 [r14] = r33
	nop 0
	adds r14 = 32, r12
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	ld4 r14 = [r40]
	nop 0
	mov r1 = r43
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st1 [r14] = r0
	mov b0 = r41
	;;
	.mmi
	nop 0
	mov ar.unat = r44
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
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
