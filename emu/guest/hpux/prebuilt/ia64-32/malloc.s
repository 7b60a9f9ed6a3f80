// 26cedcabfb436d3e043ea8e8e691defa emu/guest/libc/malloc.c
	.file	"malloc.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global malloc#
	.type	malloc#, @function
	.proc malloc#
malloc:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 7, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.mmi
	mov r40 = r1
	nop 0
	cmp4.geu p6, p7 = 16, r32
	;;
	.mmi
	addl r34 = 5, r0
	addl r15 = 1, r0
	.save rp, r38
	mov r38 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = 25
	nop 0
	;;
	.align 32
.L4:
	.mib
	nop 0
	adds r34 = 1, r34
	br.cloop.sptk.few .L20
.L9:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 12, r0
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mmi
	nop 0
	st4 [r8] = r15
	mov r8 = r0
.L23:
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
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L20:
	.body
	.copy_state 1
	.mmi
	nop 0
	addp4 r33 = r34, r0
	nop 0
	;;
	.mii
	nop 0
	shl r33 = r15, r33
	;;
	adds r14 = -16, r33
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r32, r14
	(p6) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	nop 0
	shladd r15 = r34, 2, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(free_blocks#)
	.mii
	nop 0
	sxt4 r16 = r15
	;;
	add r14 = r1, r14
	;;
	.mmi
	add r16 = r14, r16
	;;
	ld4 r35 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r35
	(p7) br.cond.dpnt .L29
.L16:
	.mii
	nop 0
	sxt4 r15 = r15
	adds r16 = 4, r35
	;;
	.mmi
	add r14 = r14, r15
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	adds r8 = 16, r35
	mov r1 = r40
	.mii
	st4 [r35] = r34
	nop 0
	;;
	addp4 r8 = 0,r8
.L32:
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
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 2
	.mmi
	addl r14 = 1048575, r0
	mov r36 = r33
	addl r37 = @gprel(chunk_end#), gp
	;;
	.mib
	cmp4.geu p6, p7 = r14, r33
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mmi
	addl r33 = @gprel(chunk#), gp
	ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r35 = [r33]
	nop 0
	;;
	.mmi
	addp4 r35 = 0,r35
	;;
	sub r14 = r14, r35
	add r15 = r36, r35
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r14
	(p7) br.cond.dpnt .L31
	;;
	.mmi
	(p6) st4 [r33] = r15
	nop 0
	nop 0
.L10:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	adds r8 = 16, r35
	nop 0
	mov r1 = r40
	.mmb
	cmp.ne p6, p7 = 0, r35
	nop 0
	(p7) br.cond.spnt .L9
	;;
	.mmi
	nop 0
	addp4 r8 = 0,r8
	nop 0
	.mmb
	st4 [r35] = r34
	nop 0
	br .L32
.L31:
	.mmi
	mov r48 = r0
	addl r47 = -1, r0
	addl r46 = 18, r0
	.mmi
	addl r45 = 3, r0
	addl r44 = 1048576, r0
	mov r43 = r0
	;;
	.mib
	addl r42 = 71, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addp4 r35 = 0,r8
	.mmi
	mov r1 = r40
	;;
	st8 [r14] = r9
	addl r14 = -4095, r0
	.mmi
	st8 [r15] = r8
	addl r15 = 1048576, r0
	add r36 = r36, r35
	;;
	.mib
	cmp.gtu p6, p7 = r14, r8
	add r14 = r35, r15
	(p7) br.cond.dpnt .L33
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmb
	st4 [r33] = r35
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	st4 [r37] = r14
	nop 0
	.mmb
	st4 [r33] = r36
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	nop 0
	adds r8 = 16, r35
	mov r1 = r40
	.mmi
	nop 0
	st4 [r35] = r34
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L32
.L2:
	.mib
	addl r34 = 5, r0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r15 = 20, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(free_blocks#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r16 = 20, r14
	nop 0
	;;
	.mmi
	ld4 r35 = [r16]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L16
	.mmi
	addl r33 = @gprel(chunk#), gp
	addl r37 = @gprel(chunk_end#), gp
	addl r36 = 32, r0
	.mmi
	addl r34 = 5, r0
	;;
	ld4 r35 = [r33]
	nop 0
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mii
	sub r14 = r14, r35
	add r15 = r36, r35
	;;
	cmp4.leu p6, p7 = r36, r14
	;;
	.mib
	(p6) st4 [r33] = r15
	nop 0
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L31
.L30:
	.mmi
	mov r48 = r0
	addl r47 = -1, r0
	addl r46 = 18, r0
	.mmi
	addl r45 = 3, r0
	mov r44 = r33
	mov r43 = r0
	;;
	.mib
	addl r42 = 71, r0
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	mov r1 = r40
	;;
	.mmi
	st8 [r14] = r9
	nop 0
	adds r14 = 16, r12
	;;
	.mii
	st8 [r14] = r8
	addl r14 = -4095, r0
	;;
	cmp.gtu p6, p7 = r14, r8
	;;
	.mib
	nop 0
	(p6) addp4 r35 = 0,r8
	(p6) br.cond.dptk .L10
.L25:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 12, r0
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mib
	st4 [r8] = r15
	mov r8 = r0
	br .L23
.L33:
	.mib
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L34
	.endp malloc#
	.align 16
	.align 64
	.global free#
	.type	free#, @function
	.proc free#
free:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 0, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mii
	mov r36 = r1
	.body
	nop 0
	;;
	adds r14 = -16, r32
	.mmb
	cmp.eq p6, p7 = 0, r32
	adds r33 = -16, r32
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	ld4 r15 = [r14]
	addl r14 = 255, r0
	addp4 r33 = 0,r33
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) adds r32 = -12, r32
	nop 0
	;;
	.mmi
	nop 0
	(p6) ld4 r33 = [r32]
	nop 0
	;;
	.mib
	(p6) addp4 r33 = 0,r33
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r16 = r33
	nop 0
	mov r1 = r36
	;;
	.mlx
	ld4 r14 = [r16], 4
	movl r15 = @gprel(free_blocks#)
	;;
	.mii
	shladd r14 = r14, 2, r0
	add r15 = r1, r15
	;;
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	nop 0
	.mii
	st4 [r14] = r33
	nop 0
	;;
	nop 0
	.mmb
	st4 [r16] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L35:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp free#
	.align 16
	.align 64
	.global calloc#
	.type	calloc#, @function
	.proc calloc#
calloc:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	setf.sig f7 = r32
	addp4 r14 = r33, r0
	addp4 r32 = r32, r0
	;;
	.mmb
	setf.sig f6 = r33
	.save.f 0x1
	stf.spill [r16] = f2
	nop 0
	.mii
	cmp4.eq p6, p7 = 0, r33
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mfi
	nop 0
	xmpy.l f2 = f6, f7
	nop 0
	.mmb
	setf.sig f6 = r14
	setf.sig f7 = r32
	(p6) br.cond.dpnt .L45
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	addp4 r15 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r15, r14
	(p7) br.cond.spnt .L57
.L45:
	.mib
	getf.sig r37 = f2
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	.mmi
	getf.sig r39 = f2
	nop 0
	mov r38 = r0
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L47
	;;
	.mib
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmb
	mov r1 = r36
	addp4 r8 = 0,r8
	nop 0
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r34
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L57:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 12, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r36
	;;
	st4 [r8] = r15
	nop 0
.L47:
	.mmi
	mov r8 = r0
	adds r17 = 16, r12
	mov b0 = r34
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp calloc#
	.align 16
	.align 64
	.global realloc#
	.type	realloc#, @function
	.proc realloc#
realloc:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 3, 0
	addp4 r32 = 0,r32
	.save rp, r39
	mov r39 = b0
	.mmi
	nop 0
	mov r41 = r1
	.body
	nop 0
	;;
	.mmi
	adds r38 = -16, r32
	cmp.ne p6, p7 = 0, r32
	addl r14 = 255, r0
	.mmb
	adds r36 = -16, r32
	addl r34 = 1, r0
	(p7) br.cond.dpnt .L67
	;;
	.mii
	ld4 r15 = [r38]
	addp4 r36 = 0,r36
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	.mmi
	(p7) adds r14 = -12, r32
	;;
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	(p7) addp4 r14 = 0,r14
	;;
	(p6) mov r14 = r36
	nop 0
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	nop 0
	shl r34 = r34, r15
	;;
	.mmi
	add r34 = r34, r14
	;;
	sub r34 = r34, r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r33, r34
	(p7) br.cond.dpnt .L68
.L61:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L68:
	.mib
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	addp4 r37 = 0,r8
	mov r1 = r41
	mov r44 = r34
	;;
	.mmi
	cmp.eq p6, p7 = 0, r37
	nop 0
	mov r42 = r37
	;;
	.mib
	(p6) mov r32 = r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r15 = [r38]
	addl r14 = 255, r0
	mov r1 = r41
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	(p7) adds r32 = -12, r32
	;;
	(p7) ld4 r36 = [r32]
	mov r32 = r37
	;;
	.mib
	(p7) addp4 r36 = 0,r36
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r16 = r36
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r16], 4
	movl r15 = @gprel(free_blocks#)
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	add r15 = r1, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	ld4 r15 = [r14]
	st4 [r14] = r36
	nop 0
	;;
	.mib
	st4 [r16] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L67:
	.mii
	mov r32 = r33
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many malloc#
	;;
	break.f 0
	;;
	.endp realloc#
	.align 16
	.align 64
	.global memalign#
	.type	memalign#, @function
	.proc memalign#
memalign:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
	adds r14 = -1, r32
	.save rp, r35
	mov r35 = b0
	.mmb
	cmp4.eq p6, p7 = 0, r32
	mov r37 = r1
	.body
	(p6) br.cond.dpnt .L70
	;;
	.mmi
	and r14 = r32, r14
	nop 0
	sub r34 = r0, r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	sub r14 = -17, r32
	(p7) br.cond.dpnt .L70
	;;
	.mib
	cmp4.ltu p6, p7 = 16, r32
	nop 0
	(p7) br.cond.dpnt .L86
	;;
	.mib
	cmp4.leu p6, p7 = r33, r14
	adds r33 = 16, r33
	(p7) br.cond.dpnt .L87
	;;
	.mib
	add r38 = r33, r32
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmb
	addp4 r14 = 0,r8
	mov r1 = r37
	nop 0
	.mmi
	adds r8 = 15, r32
	addl r17 = 255, r0
	mov b0 = r35
	;;
	.mmb
	adds r15 = -16, r14
	cmp.eq p6, p7 = 0, r14
	nop 0
	.mib
	add r8 = r8, r14
	mov ar.pfs = r36
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	ld4 r16 = [r15]
	addl r15 = 255, r0
	and r8 = r34, r8
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r16
	nop 0
	addp4 r8 = 0,r8
	;;
	.mmi
	(p6) adds r14 = -12, r14
	adds r16 = -16, r8
	adds r15 = -12, r8
	;;
	.mmi
	(p6) ld4 r14 = [r14]
	st4 [r16] = r17
	nop 0
	;;
	.mmi
	(p7) adds r14 = -16, r14
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L70:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r37
	;;
	st4 [r8] = r14
	nop 0
.L72:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L88:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L87:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	addp4 r8 = 0,r8
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	mov r8 = r0
	br .L88
.L86:
	.mii
	mov r32 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many malloc#
	;;
	break.f 0
	;;
	.endp memalign#
	.align 16
	.align 64
	.global valloc#
	.type	valloc#, @function
	.proc valloc#
valloc:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r33 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpagesize#
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many memalign#
	;;
	break.f 0
	;;
	.endp valloc#
	.align 16
	.align 64
	.global brk#
	.type	brk#, @function
	.proc brk#
brk:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	mov r37 = r32
	addl r36 = 17, r0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r36 = r8
	.mmb
	mov r37 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	mov r1 = r35
	cmp4.gt p6, p7 = r0, r8
	mov r14 = r0
	;;
	.mmi
	(p7) addl r15 = @ltoffx(__break_now#), r1
	nop 0
	(p6) addl r14 = -1, r0
	;;
	.mmi
	(p7) ld8.mov r15 = [r15], __break_now#
	nop 0
	mov r8 = r14
	;;
	.mii
	(p7) st4 [r15] = r32
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp brk#
	.align 16
	.align 64
	.global sbrk#
	.type	sbrk#, @function
	.proc sbrk#
sbrk:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	addl r34 = @ltoffx(__break_now#), r1
	mov r37 = r1
	.body
	cmp4.ne p6, p7 = 0, r32
	;;
	.mmi
	ld8.mov r34 = [r34], __break_now#
	;;
	ld4 r33 = [r34]
	nop 0
	;;
	.mib
	addp4 r33 = 0,r33
	nop 0
	(p6) br.cond.dpnt .L102
	;;
	.mii
	mov r8 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L102:
	.body
	.copy_state 1
	.mii
	add r32 = r32, r33
	addl r38 = 17, r0
	;;
	addp4 r32 = 0,r32
	;;
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = hpux_call#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	mov r39 = r9
	nop 0
	br.call.sptk.many b0 = call_value#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	(p6) addp4 r33 = 4294967295 - 0x100000000, r0
	(p7) st4 [r34] = r32
	nop 0
	;;
	.mii
	mov r8 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp sbrk#
	.align 16
	.align 64
	.global posix_memalign#
	.type	posix_memalign#, @function
	.proc posix_memalign#
posix_memalign:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 2, 0
	adds r14 = -1, r33
	nop 0
	.mib
	cmp4.geu p6, p7 = 3, r33
	.save rp, r35
	mov r35 = b0
	(p6) br.cond.dpnt .L106
	;;
	.mmi
	and r14 = r33, r14
	mov r37 = r1
	.body
	nop 0
	.mmi
	mov r39 = r34
	mov r38 = r33
	addp4 r32 = 0,r32
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L106
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memalign#
	;;
	.mmb
	mov r14 = r8
	mov r1 = r37
	nop 0
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L110
	;;
	.mib
	(p7) st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L106:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L110:
	.mmi
	addl r8 = 12, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp posix_memalign#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	chunk_end#, @object
	.size	chunk_end#, 4
chunk_end:
	.skip	4
	.align 4
	.type	chunk#, @object
	.size	chunk#, 4
chunk:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	free_blocks#, @object
	.size	free_blocks#, 256
free_blocks:
	.skip	256
	.global call_value#
	.type	call_value#, @function
	.global getpagesize#
	.type	getpagesize#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global memset#
	.type	memset#, @function
	.global hpux_call#
	.type	hpux_call#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.global __errno#
	.type	__errno#, @function
	.ident	"GCC: (GNU) 12.2.0"
