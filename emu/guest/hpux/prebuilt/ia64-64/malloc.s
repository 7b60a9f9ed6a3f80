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
	cmp.geu p6, p7 = 16, r32
	;;
	.mmi
	addl r15 = 1, r0
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	.mmb
	addl r33 = 5, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = 35
	nop 0
	;;
	.align 32
.L4:
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L22
.L10:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	mov r8 = r0
.L25:
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
.L22:
	.body
	.copy_state 1
	.mmi
	nop 0
	addp4 r34 = r33, r0
	nop 0
	;;
	.mii
	nop 0
	shl r35 = r15, r34
	;;
	adds r14 = -16, r35
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r32, r14
	(p6) br.cond.dptk .L4
	.mib
	mov r37 = r34
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	shladd r15 = r34, 3, r0
	shladd r34 = r34, 3, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(free_blocks#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	add r15 = r14, r15
	add r14 = r14, r34
	;;
	.mmi
	nop 0
	ld8 r36 = [r15]
	nop 0
	;;
	.mib
	adds r15 = 8, r36
	cmp.ne p6, p7 = 0, r36
	(p7) br.cond.dpnt .L30
	;;
	.mii
	ld8 r15 = [r15]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L8:
	.mmi
	nop 0
	st8 [r36] = r37
	adds r8 = 16, r36
.L33:
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
.L30:
	.body
	.copy_state 2
	.mmi
	addl r14 = 1048575, r0
	nop 0
	mov r34 = r35
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r35
	(p7) br.cond.dpnt .L31
.L7:
	.mmi
	addl r35 = @gprel(chunk#), gp
	nop 0
	addl r37 = @gprel(chunk_end#), gp
	;;
	.mmi
	ld8 r36 = [r35]
	ld8 r14 = [r37]
	nop 0
	;;
	.mmi
	sub r14 = r14, r36
	nop 0
	add r15 = r36, r34
	;;
	.mib
	cmp.leu p6, p7 = r34, r14
	nop 0
	(p7) br.cond.dpnt .L32
	;;
	.mib
	(p6) st8 [r35] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 0, r36
	(p7) br.cond.spnt .L10
.L15:
	.mmi
	addp4 r37 = r33, r0
	nop 0
	nop 0
	;;
.L35:
	.mib
	st8 [r36] = r37
	adds r8 = 16, r36
	br .L33
.L32:
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
	mov r1 = r40
	;;
	.mmi
	nop 0
	st8 [r14] = r9
	addl r14 = -4095, r0
	.mmi
	nop 0
	st8 [r15] = r8
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r8
	(p7) br.cond.dptk .L34
	;;
	.mmi
	addl r15 = 1048576, r0
	add r34 = r8, r34
	cmp.ne p6, p7 = 0, r8
	.mmb
	st8 [r35] = r8
	mov r36 = r8
	(p7) br.cond.dpnt .L27
	;;
	.mmi
	add r14 = r8, r15
	st8 [r35] = r34
	nop 0
	;;
	.mib
	st8 [r37] = r14
	addp4 r37 = r33, r0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L35
.L2:
	.mib
	addl r34 = 5, r0
	addl r37 = 5, r0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(free_blocks#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r15 = 40, r14
	nop 0
	;;
	.mmi
	ld8 r36 = [r15]
	;;
	cmp.ne p6, p7 = 0, r36
	adds r15 = 8, r36
	;;
	.mib
	(p7) addl r34 = 32, r0
	(p7) addl r33 = 5, r0
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	shladd r34 = r34, 3, r0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r34
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L8
.L31:
	.mmi
	mov r48 = r0
	addl r47 = -1, r0
	addl r46 = 18, r0
	.mmi
	addl r45 = 3, r0
	mov r44 = r35
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
	.mmi
	st8 [r14] = r8
	nop 0
	addl r14 = -4095, r0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r8
	(p7) br.cond.dptk .L27
	.mib
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.sptk .L15
	.mib
	nop 0
	nop 0
	br .L10
.L34:
	.mmi
	st8 [r35] = r0
	nop 0
	nop 0
.L27:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	nop 0
	mov r1 = r40
	;;
	.mib
	st4 [r8] = r14
	mov r8 = r0
	br .L25
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
	adds r33 = -16, r32
	.save rp, r34
	mov r34 = b0
	.mmb
	cmp.eq p6, p7 = 0, r32
	mov r36 = r1
	.body
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	addl r14 = 255, r0
	ld8 r15 = [r33]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) adds r32 = -8, r32
	nop 0
	;;
	.mib
	(p6) ld8 r33 = [r32]
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r15 = r33
	;;
	.mlx
	ld8 r16 = [r15], 8
	movl r14 = @gprel(free_blocks#)
	;;
	.mii
	add r14 = r1, r14
	shladd r16 = r16, 3, r0
	;;
	add r14 = r14, r16
	;;
	.mmi
	ld8 r16 = [r14]
	st8 [r14] = r33
	nop 0
	;;
	.mbb
	st8 [r15] = r16
	br.call.sptk.many b0 = guard_leave#
	nop 0
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L36:
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
	setf.sig f6 = r32
	cmp.eq p6, p7 = 0, r33
	mov r36 = r1
	;;
	.mmi
	setf.sig f7 = r33
	.save.f 0x1
	stf.spill [r16] = f2
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f2 = f7, f6
	.mfb
	nop 0
	xmpy.hu f6 = f7, f6
	(p6) br.cond.dpnt .L46
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.spnt .L61
.L46:
	.mib
	getf.sig r37 = f2
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov r1 = r36
	.mmb
	getf.sig r39 = f2
	mov r38 = r0
	(p7) br.cond.dpnt .L49
	;;
	.mib
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	adds r17 = 16, r12
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
.L61:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	nop 0
	mov r1 = r36
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L49:
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
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	adds r35 = -16, r32
	.save rp, r38
	mov r38 = b0
	.mmb
	cmp.ne p6, p7 = 0, r32
	mov r40 = r1
	.body
	(p7) br.cond.dpnt .L71
	;;
	.mmi
	addl r14 = 255, r0
	ld8 r15 = [r35]
	mov r37 = r35
	;;
	.mmi
	cmp.ne p6, p7 = r14, r15
	;;
	(p7) adds r14 = -8, r32
	(p6) mov r43 = r35
	;;
	.mmi
	(p7) ld8 r43 = [r14]
	;;
	ld8 r14 = [r43]
	nop 0
	;;
	.mii
	addp4 r15 = r14, r0
	addl r14 = 1, r0
	;;
	shl r14 = r14, r15
	;;
	.mmi
	add r43 = r43, r14
	;;
	sub r34 = r43, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r33, r34
	(p7) br.cond.dpnt .L72
.L65:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L72:
	.mib
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r40
	nop 0
	.mmi
	mov r36 = r8
	mov r43 = r34
	mov r41 = r8
	;;
	.mib
	(p6) mov r32 = r0
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mib
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r15 = [r35]
	addl r14 = 255, r0
	mov r1 = r40
	;;
	.mmi
	cmp.ne p6, p7 = r14, r15
	;;
	(p7) adds r32 = -8, r32
	nop 0
	;;
	.mib
	(p7) ld8 r37 = [r32]
	mov r32 = r36
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r15 = r37
	;;
	.mlx
	ld8 r16 = [r15], 8
	movl r14 = @gprel(free_blocks#)
	;;
	.mii
	add r14 = r1, r14
	shladd r16 = r16, 3, r0
	;;
	add r14 = r14, r16
	;;
	.mmi
	ld8 r16 = [r14]
	st8 [r14] = r37
	nop 0
	;;
	.mib
	st8 [r15] = r16
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L71:
	.mii
	mov r32 = r33
	mov b0 = r38
	;;
	mov ar.pfs = r39
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
	cmp.eq p6, p7 = 0, r32
	mov r37 = r1
	.body
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	and r14 = r32, r14
	nop 0
	sub r34 = r0, r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	sub r14 = -17, r32
	(p7) br.cond.dpnt .L74
	;;
	.mib
	cmp.ltu p6, p7 = 16, r32
	nop 0
	(p7) br.cond.dpnt .L90
	;;
	.mib
	cmp.leu p6, p7 = r33, r14
	adds r33 = 16, r33
	(p7) br.cond.dpnt .L91
	;;
	.mib
	add r38 = r33, r32
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	adds r14 = 15, r32
	adds r16 = -16, r8
	mov b0 = r35
	.mmi
	mov r15 = r8
	cmp.eq p6, p7 = 0, r8
	mov r1 = r37
	;;
	.mib
	add r14 = r8, r14
	mov ar.pfs = r36
	(p6) br.cond.dpnt .L76
	;;
	.mmi
	and r8 = r34, r14
	ld8 r17 = [r16]
	addl r14 = 255, r0
	;;
	.mmi
	cmp.eq p6, p7 = r14, r17
	adds r14 = -8, r8
	addl r17 = 255, r0
	;;
	.mmi
	nop 0
	(p6) adds r15 = -8, r15
	nop 0
	;;
	.mii
	(p6) ld8 r16 = [r15]
	adds r15 = -16, r8
	;;
	nop 0
	.mmb
	st8 [r15] = r17
	st8 [r14] = r16
	br.ret.sptk.many b0
	;;
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	nop 0
	mov r1 = r37
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L76:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L92:
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
.L91:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 12, r0
	nop 0
	mov r1 = r37
	;;
	.mib
	st4 [r8] = r14
	mov r8 = r0
	br .L92
.L90:
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
	.mii
	mov r1 = r36
	mov b0 = r34
	sxt4 r32 = r8
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
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r37 = r32
	;;
	.mib
	addl r36 = 17, r0
	nop 0
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
	cmp.gt p6, p7 = r0, r8
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
	(p7) st8 [r15] = r32
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
	cmp.ne p6, p7 = 0, r32
	;;
	.mmi
	nop 0
	ld8.mov r34 = [r34], __break_now#
	nop 0
	;;
	.mib
	ld8 r33 = [r34]
	nop 0
	(p6) br.cond.dpnt .L106
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
.L106:
	.body
	.copy_state 1
	.mmi
	add r32 = r33, r32
	nop 0
	addl r38 = 17, r0
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
	cmp.gt p6, p7 = r0, r8
	nop 0
	mov r1 = r37
	;;
	.mmi
	(p6) addl r33 = -1, r0
	(p7) st8 [r34] = r32
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
	cmp.geu p6, p7 = 7, r33
	.save rp, r35
	mov r35 = b0
	(p6) br.cond.dpnt .L110
	;;
	.mmi
	and r14 = r33, r14
	nop 0
	mov r37 = r1
	.body
	.mmi
	mov r39 = r34
	nop 0
	mov r38 = r33
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L110
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
	.mib
	cmp.eq p6, p7 = 0, r14
	mov ar.pfs = r36
	(p6) br.cond.dpnt .L114
	;;
	.mib
	(p7) st8 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L110:
	.mmi
	addl r8 = 22, r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L114:
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
	.align 8
	.type	chunk_end#, @object
	.size	chunk_end#, 8
chunk_end:
	.skip	8
	.align 8
	.type	chunk#, @object
	.size	chunk#, 8
chunk:
	.skip	8
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	free_blocks#, @object
	.size	free_blocks#, 512
free_blocks:
	.skip	512
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
