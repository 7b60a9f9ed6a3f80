// f564047ed3c6f73d59f0b968e621492e guest-tests/memory/remap-arguments.c
	.file	"remap-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r37 = r32
	movl r36 = @gprel(back#)
	.body
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 2, 2, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	sxt4 r2 = r33
	;;
	.mii
	adds r14 = 16, r12
	.save rp, r34
	mov r34 = b0
	shl r2 = r2, 16
	.mmi
	cmp4.ge p6, p7 = 0, r33
	;;
	st8 [r14] = r32
	addl r14 = -65536, r2
	;;
	.mii
	nop 0
	shr.u r14 = r14, 16
	;;
	mov ar.lc = r14
	;;
	.mmi
	nop 0
	.savesp ar.lc, 32
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	(p6) br.cond.dpnt .L3
	.align 32
.L7:
	.mlx
	nop 0
	movl r36 = @gprel(back#)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mii
	cmp4.eq p6, p7 = 7, r8
	adds r1 = 40, r12
	;;
	(p6) addl r36 = 33, r0
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r36 = 45, r0
	(p6) br.cond.dptk .L6
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r36 = 48, r0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	(p7) ld1.acq r36 = [r15]
	nop 0
	;;
	(p7) sxt1 r36 = r36
.L6:
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	adds r2 = 16, r12
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	ld8 r2 = [r2]
	nop 0
	;;
	.mmi
	ld8 r37 = [r14]
	addl r14 = 65536, r2
	adds r2 = 16, r12
	;;
	.mib
	st8 [r2] = r14
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.cloop.sptk.few .L7
.L3:
	.mmi
	adds r18 = 32, r12
	nop 0
	mov b0 = r34
	;;
	.mii
	ld8 r19 = [r18]
	mov ar.pfs = r35
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp show#
	.align 16
	.align 64
	.proc map.part.0#
map.part.0:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	addl r35 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp map.part.0#
clear.part.0# = map.part.0#
	.align 16
	.align 64
	.proc show.constprop.0#
show.constprop.0:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 2, 2, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	nop 0
	mov r17 = ar.lc
	;;
	.mmi
	adds r2 = 16, r12
	nop 0
	.save rp, r33
	mov r33 = b0
	;;
	.mii
	st8 [r2] = r32
	mov ar.lc = 15
	;;
	nop 0
	.mmi
	.savesp ar.lc, 32
	st8 [r16] = r17, 8
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	.align 32
.L19:
	.mlx
	nop 0
	movl r35 = @gprel(back#)
	.mmi
	nop 0
	addl r36 = 1, r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mii
	cmp4.eq p6, p7 = 7, r8
	adds r1 = 40, r12
	;;
	(p6) addl r35 = 33, r0
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r35 = 45, r0
	(p6) br.cond.dptk .L18
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r35 = 48, r0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mii
	(p7) ld1.acq r35 = [r15]
	nop 0
	;;
	(p7) sxt1 r35 = r35
.L18:
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	adds r2 = 16, r12
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	ld8 r2 = [r2]
	nop 0
	;;
	.mmi
	ld8 r36 = [r14]
	addl r14 = 65536, r2
	adds r2 = 16, r12
	;;
	.mib
	st8 [r2] = r14
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	adds r1 = 40, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.cloop.sptk.few .L19
	.mmi
	adds r18 = 32, r12
	nop 0
	mov b0 = r33
	;;
	.mii
	ld8 r19 = [r18]
	mov ar.pfs = r34
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp show.constprop.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: "
	.align 8
.LC1:
	stringz	"%s, "
	.align 8
.LC2:
	stringz	"unit %d, "
	.align 8
.LC3:
	stringz	"elsewhere "
	.align 8
.LC4:
	stringz	", "
	.text
	.align 16
	.align 64
	.proc remap#
remap:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 6, 8, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r44 = r1
	nop 0
	.save rp, r42
	mov r42 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r44
	mov r51 = r37
	mov r50 = r36
	.mmi
	mov r49 = r35
	mov r48 = r34
	mov r47 = r33
	;;
	.mmi
	mov r39 = r8
	nop 0
	addl r46 = 1156, r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r44
	mov r38 = r8
	mov r47 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC0)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = -1, r38
	(p7) br.cond.dpnt .L36
	;;
	.mmi
	addl r41 = @gprel(base#), gp
	;;
	ld8 r2 = [r41]
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r38, r2
	addl r14 = 1048576, r2
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r38
	(p7) br.cond.dpnt .L37
.L29:
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 65535, r0
	mov r46 = r38
	mov r1 = r44
	;;
	.mmi
	nop 0
	add r47 = r35, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r47 = r47, 16
	;;
	cmp4.le p6, p7 = 6, r47
	;;
	.mib
	(p6) addl r47 = 6, r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r35
	mov r46 = r38
	nop 0
	.mmb
	mov r1 = r44
	adds r38 = 16, r12
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r44
	ld8 r46 = [r41]
	nop 0
	;;
	.mib
	addl r40 = @gprel(fd#), gp
	nop 0
	br.call.sptk.many b0 = show.constprop.0#
	;;
	.mib
	mov r1 = r44
	addl r46 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 2021095029
	.mmi
	mov r1 = r44
	ld8 r46 = [r41]
	addl r47 = 1048576, r0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 20, r12
	addl r15 = 31353, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov ar.lc = 5
	.align 32
.L31:
	.mmi
	mov r49 = r39
	mov r47 = r38
	addl r48 = 1, r0
	.mmb
	ld4 r46 = [r40]
	adds r38 = 1, r38
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r1 = r44
	.mmb
	cmp.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.spnt .L38
	;;
	.mib
	nop 0
	add r39 = r39, r14
	br.cloop.sptk.few .L31
	.mmi
	nop 0
	addl r47 = 393216, r0
	nop 0
	.mmb
	ld4 r46 = [r40]
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = clear.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r45
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 1
	.mmi
	addl r41 = @gprel(base#), gp
	ld4 r46 = [r39]
	nop 0
	.mmb
	adds r38 = 16, r12
	mov r39 = r0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC1)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld8 r46 = [r41]
	nop 0
	;;
	.mib
	addl r40 = @gprel(fd#), gp
	nop 0
	br.call.sptk.many b0 = show.constprop.0#
	;;
	.mib
	mov r1 = r44
	addl r46 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 2021095029
	.mmi
	mov r1 = r44
	ld8 r46 = [r41]
	addl r47 = 1048576, r0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 20, r12
	addl r15 = 31353, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r44
	mov ar.lc = 5
	br .L31
	;;
.L37:
	.mlx
	sub r47 = r38, r2
	movl r46 = @gprel(.LC2)
	.mii
	mov r39 = r0
	adds r38 = 16, r12
	;;
	extr.u r47 = r47, 16, 32
	.mmb
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld8 r46 = [r41]
	nop 0
	;;
	.mib
	addl r40 = @gprel(fd#), gp
	nop 0
	br.call.sptk.many b0 = show.constprop.0#
	;;
	.mib
	mov r1 = r44
	addl r46 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 2021095029
	.mmi
	mov r1 = r44
	ld8 r46 = [r41]
	addl r47 = 1048576, r0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 20, r12
	addl r15 = 31353, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r44
	mov ar.lc = 5
	br .L31
.L38:
	.mib
	nop 0
	addl r46 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp remap#
	.align 16
	.align 64
	.proc remap.constprop.0#
remap.constprop.0:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 5, 8, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r43 = r1
	nop 0
	.save rp, r41
	mov r41 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r43
	mov r50 = r0
	mov r49 = r36
	.mmi
	mov r48 = r35
	mov r47 = r34
	mov r46 = r33
	;;
	.mmi
	mov r38 = r8
	nop 0
	addl r45 = 1156, r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r43
	mov r37 = r8
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC0)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r37
	(p7) br.cond.dpnt .L49
	;;
	.mmi
	addl r40 = @gprel(base#), gp
	;;
	ld8 r2 = [r40]
	nop 0
	;;
	.mib
	cmp.gtu p6, p7 = r2, r37
	addl r14 = 1048576, r2
	(p6) br.cond.dpnt .L42
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r37
	(p7) br.cond.dpnt .L50
.L42:
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mmi
	nop 0
	mov r38 = r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 65535, r0
	mov r45 = r37
	mov r1 = r43
	;;
	.mmi
	nop 0
	add r46 = r35, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r46 = r46, 16
	;;
	cmp4.le p6, p7 = 6, r46
	;;
	.mib
	(p6) addl r46 = 6, r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r35
	mov r45 = r37
	nop 0
	.mmb
	mov r1 = r43
	adds r37 = 16, r12
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r43
	ld8 r45 = [r40]
	nop 0
	;;
	.mib
	addl r39 = @gprel(fd#), gp
	nop 0
	br.call.sptk.many b0 = show.constprop.0#
	;;
	.mib
	mov r1 = r43
	addl r45 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 2021095029
	.mmi
	mov r1 = r43
	ld8 r45 = [r40]
	addl r46 = 1048576, r0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 20, r12
	addl r15 = 31353, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov ar.lc = 5
	.align 32
.L44:
	.mmi
	mov r48 = r38
	mov r46 = r37
	addl r47 = 1, r0
	.mmb
	ld4 r45 = [r39]
	adds r37 = 1, r37
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r1 = r43
	.mmb
	cmp.eq p6, p7 = 1, r8
	nop 0
	(p7) br.cond.spnt .L51
	;;
	.mib
	nop 0
	add r38 = r38, r14
	br.cloop.sptk.few .L44
	.mmi
	nop 0
	addl r46 = 393216, r0
	nop 0
	.mmb
	ld4 r45 = [r39]
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = clear.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 1
	.mmi
	addl r40 = @gprel(base#), gp
	ld4 r45 = [r38]
	nop 0
	.mmb
	adds r37 = 16, r12
	mov r38 = r0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r45 = [r40]
	nop 0
	;;
	.mib
	addl r39 = @gprel(fd#), gp
	nop 0
	br.call.sptk.many b0 = show.constprop.0#
	;;
	.mib
	mov r1 = r43
	addl r45 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 2021095029
	.mmi
	mov r1 = r43
	ld8 r45 = [r40]
	addl r46 = 1048576, r0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 20, r12
	addl r15 = 31353, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r43
	mov ar.lc = 5
	br .L44
	;;
.L50:
	.mlx
	sub r46 = r37, r2
	movl r45 = @gprel(.LC2)
	.mii
	mov r38 = r0
	adds r37 = 16, r12
	;;
	extr.u r46 = r46, 16, 32
	.mmb
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	ld8 r45 = [r40]
	nop 0
	;;
	.mib
	addl r39 = @gprel(fd#), gp
	nop 0
	br.call.sptk.many b0 = show.constprop.0#
	;;
	.mib
	mov r1 = r43
	addl r45 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mlx
	adds r15 = 16, r12
	movl r14 = 2021095029
	.mmi
	mov r1 = r43
	ld8 r45 = [r40]
	addl r46 = 1048576, r0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 20, r12
	addl r15 = 31353, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r43
	mov ar.lc = 5
	br .L44
.L51:
	.mib
	nop 0
	addl r45 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp remap.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"abcd"
	.align 8
.LC7:
	stringz	"private, old 0"
	.align 8
.LC8:
	stringz	"private, old 0, fixed"
	.align 8
.LC9:
	stringz	"old 0, to itself"
	.align 8
.LC10:
	stringz	"shared, old 0"
	.align 8
.LC11:
	stringz	"shared, old 0, fixed"
	.align 8
.LC12:
	stringz	"shared, old 0, beyond"
	.align 8
.LC13:
	stringz	"shared, old 0, to itself"
	.align 8
.LC14:
	stringz	"shared, old 0, over itself"
	.align 8
.LC15:
	stringz	"shared, old 0, over its rest"
	.align 8
.LC16:
	stringz	"shared, old 0, in place"
	.align 8
.LC17:
	stringz	"file, old 0"
	.align 8
.LC18:
	stringz	"file, old 0, fixed, beyond"
	.align 8
.LC19:
	stringz	"file, old 0, to itself"
	.align 8
.LC20:
	stringz	"ab"
	.align 8
.LC22:
	stringz	"private file, old 0"
	.align 8
.LC23:
	stringz	"new 0"
	.align 8
.LC24:
	stringz	"both 0"
	.align 8
.LC25:
	stringz	"old 1"
	.align 8
.LC26:
	stringz	"equal"
	.align 8
.LC27:
	stringz	"shrinks"
	.align 8
.LC28:
	stringz	"shrinks by a byte"
	.align 8
.LC29:
	stringz	"ef"
	.align 8
.LC31:
	stringz	"shrinks over others"
	.align 8
.LC32:
	stringz	"shrinks in the middle"
	.align 8
.LC33:
	stringz	"old all"
	.align 8
.LC34:
	stringz	"old nearly all"
	.align 8
.LC35:
	stringz	"old half"
	.align 8
.LC36:
	stringz	"new all"
	.align 8
.LC37:
	stringz	"new nearly all"
	.align 8
.LC38:
	stringz	"file, new nearly all"
	.align 8
.LC39:
	stringz	"grows in place"
	.align 8
.LC40:
	stringz	"part grows in place"
	.align 8
.LC41:
	stringz	"middle"
	.align 8
.LC42:
	stringz	"middle moves"
	.align 8
.LC43:
	stringz	"too long"
	.align 8
.LC44:
	stringz	"shared"
	.align 8
.LC45:
	stringz	"file"
	.align 8
.LC46:
	stringz	"private file"
	.align 8
.LC47:
	stringz	"private file moves"
	.align 8
.LC48:
	stringz	"nothing"
	.align 8
.LC49:
	stringz	"not aligned"
	.align 8
.LC50:
	stringz	"to the same"
	.align 8
.LC51:
	stringz	"up by one"
	.align 8
.LC52:
	stringz	"down by one"
	.align 8
.LC53:
	stringz	"next to it"
	.align 8
.LC54:
	stringz	"grows over others"
	.align 8
.LC55:
	stringz	"longer, over the rest"
	.align 8
.LC56:
	stringz	"efgh"
	.align 8
.LC58:
	stringz	"over another"
	.align 8
.LC59:
	stringz	"shorter"
	.align 8
.LC60:
	stringz	"shorter in the middle"
	.align 8
.LC61:
	stringz	"longer than it is"
	.align 8
.LC62:
	stringz	"fixed alone"
	.align 8
.LC63:
	stringz	"unknown flag"
	.align 8
.LC64:
	stringz	"target not aligned"
	.align 8
.LC65:
	stringz	"target at the end"
	.align 8
.LC66:
	stringz	"old wraps"
	.align 8
.LC67:
	stringz	"new wraps"
	.align 8
.LC68:
	stringz	"cd"
	.align 8
.LC70:
	stringz	"two, longer"
	.align 8
.LC71:
	stringz	"kept"
	.align 8
.LC72:
	stringz	"kept, fixed"
	.align 8
.LC73:
	stringz	"kept, hint"
	.align 8
.LC74:
	stringz	"kept, shared"
	.align 8
.LC75:
	stringz	"kept, file"
	.align 8
.LC76:
	stringz	"kept, private file"
	.align 8
.LC77:
	stringz	"kept, to itself"
	.align 8
.LC78:
	stringz	"kept, overlaps"
	.align 8
.LC79:
	stringz	"kept, longer"
	.align 8
.LC80:
	stringz	"kept, shorter"
	.align 8
.LC81:
	stringz	"kept, 0"
	.align 8
.LC82:
	stringz	"kept, in place"
	.align 8
.LC83:
	stringz	"kept, too long"
	.align 8
.LC84:
	stringz	"nothing there"
	.align 8
.LC85:
	stringz	"moves"
	.align 8
.LC86:
	stringz	"has no room"
	.sdata
	.align 8
.LC6:
	data8	.LC5+1
	.align 8
.LC21:
	data8	.LC20+1
	.align 8
.LC30:
	data8	.LC29+1
	.align 8
.LC57:
	data8	.LC56+1
	.align 8
.LC69:
	data8	.LC68+1
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 8, 119
	.mmb
	alloc r16 = ar.pfs, 8, 80, 6, 0
	adds r17 = -8, r12
	nop 0
	.mmi
	mov r18 = r12
	.fframe 80
	adds r12 = -80, r12
	mov r19 = ar.lc
	;;
	.mlx
	adds r14 = 24, r12
	movl r15 = 7887324063363592289
	.mmi
	.savesp ar.pfs, 72
	st8 [r17] = r16, 16
	adds r16 = 16, r12
	addl r121 = @ltoff(@fptr(handler#)), gp
	;;
	.mlx
	st8 [r14] = r15, 8
	movl r15 = 6365935025521978981
	.mmi
	.mem.offset -8, 0
	st8.spill [r17] = r1
	addl r42 = @gprel(fd#), gp
	addl r120 = 11, r0
	;;
	.mmi
	st8 [r14] = r15, 8
	nop 0
	.save rp, r119
	mov r119 = b0
	.mlx
	ld8 r121 = [r121]
	movl r15 = 7882832270857172015
	;;
	.mlx
	st8 [r16] = r15
	movl r15 = 5789784
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	nop 0
	;;
	.mib
	.savesp ar.lc, 80
	st8 [r18] = r19
	.body
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	addl r120 = 7, r0
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	addl r121 = @ltoff(@fptr(handler#)), gp
	nop 0
	;;
	.mib
	ld8 r121 = [r121]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	adds r120 = 16, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = mkstemp#
	;;
	.mmi
	adds r1 = 88, r12
	mov r41 = r8
	adds r120 = 16, r12
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	.mmb
	st4 [r42] = r8
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	adds r1 = 88, r12
	mov r125 = r0
	addl r124 = -1, r0
	.mmi
	addl r123 = 34, r0
	mov r122 = r0
	addl r121 = 65536, r0
	;;
	.mib
	ld8 r1 = [r1]
	mov r120 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r40 = r8
	mov r120 = r0
	.mmi
	mov r125 = r0
	addl r124 = -1, r0
	addl r123 = 34, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	mov r122 = r0
	.mmb
	addl r121 = 65536, r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r41
	adds r1 = 88, r12
	nop 0
	.mmi
	addl r15 = -65536, r0
	adds r14 = 44, r12
	addl r121 = 1048576, r0
	;;
	.mib
	ld8 r1 = [r1]
	mov r43 = r14
	(p6) br.cond.dpnt .L139
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	addl r41 = @gprel(base#), gp
	;;
	.mib
	cmp.eq.or.andcm p6, p7 = -1, r40
	nop 0
	(p6) br.cond.dpnt .L139
	;;
	.mmi
	nop 0
	cmp.gtu p6, p7 = r8, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r120 = 67108864
	;;
	.mlx
	nop 0
	(p7) movl r120 = -67108864
	;;
	.mmi
	add r120 = r40, r120
	nop 0
	mov r40 = r0
	;;
	.mlx
	and r120 = r15, r120
	movl r15 = 2021095029
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 48, r12
	.mmi
	addl r15 = 31353, r0
	st8 [r41] = r120
	nop 0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov ar.lc = 5
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	.align 32
.L56:
	.mmi
	mov r123 = r40
	mov r121 = r43
	addl r122 = 1, r0
	.mmb
	ld4 r120 = [r42]
	adds r43 = 1, r43
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	adds r1 = 88, r12
	addl r14 = 65536, r0
	cmp.eq p6, p7 = 1, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	add r40 = r40, r14
	.bbb
	nop 0
	(p7) br.cond.spnt .L453
	br.cloop.sptk.few .L56
	.mmi
	addl r121 = 393216, r0
	ld4 r120 = [r42]
	nop 0
	.mmb
	addl r44 = 101, r0
	addl r61 = 97, r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r43 = r8
	.mlx
	cmp4.eq p6, p7 = 0, r8
	movl r73 = -9223372036854775808
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = clear.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC7)
	.mlx
	nop 0
	movl r49 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC9)
	.mlx
	nop 0
	movl r96 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r95 = @gprel(.LC11)
	.mlx
	nop 0
	movl r94 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	movl r93 = @gprel(.LC13)
	.mlx
	nop 0
	movl r92 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r91 = @gprel(.LC15)
	.mlx
	nop 0
	movl r90 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r89 = @gprel(.LC17)
	.mlx
	nop 0
	movl r88 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r87 = @gprel(.LC19)
	.mlx
	nop 0
	movl r85 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r84 = @gprel(.LC23)
	.mlx
	nop 0
	movl r83 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r82 = @gprel(.LC25)
	.mlx
	nop 0
	movl r81 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r80 = @gprel(.LC27)
	.mlx
	nop 0
	movl r79 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r77 = @gprel(.LC31)
	.mlx
	nop 0
	movl r76 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r75 = @gprel(.LC33)
	.mlx
	nop 0
	movl r74 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	movl r72 = @gprel(.LC35)
	.mlx
	nop 0
	movl r71 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC37)
	.mlx
	nop 0
	movl r69 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC39)
	.mlx
	nop 0
	movl r67 = @gprel(.LC86)
	;;
	.mlx
	nop 0
	movl r66 = @gprel(.LC85)
	.mlx
	nop 0
	movl r65 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC41)
	.mlx
	nop 0
	movl r63 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC43)
	.mlx
	nop 0
	movl r47 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC45)
	.mlx
	nop 0
	movl r45 = @gprel(.LC46)
	;;
	.mlx
	nop 0
	movl r60 = @gprel(.LC47)
	.mlx
	nop 0
	movl r59 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC84)
	.mlx
	nop 0
	movl r57 = @gprel(.LC49)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC50)
	.mlx
	nop 0
	movl r55 = @gprel(.LC51)
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC52)
	.mlx
	nop 0
	movl r53 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC54)
	.mlx
	nop 0
	movl r39 = @gprel(.LC55)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC58)
	.mlx
	nop 0
	movl r36 = @gprel(.LC59)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC60)
	.mlx
	nop 0
	movl r34 = @gprel(.LC61)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC62)
	.mlx
	nop 0
	movl r32 = @gprel(.LC63)
	;;
	.mlx
	nop 0
	movl r116 = @gprel(.LC64)
	.mlx
	nop 0
	movl r115 = @gprel(.LC65)
	;;
	.mlx
	nop 0
	movl r114 = @gprel(.LC66)
	.mlx
	nop 0
	movl r113 = @gprel(.LC67)
	;;
	.mlx
	nop 0
	movl r111 = @gprel(.LC70)
	.mlx
	nop 0
	movl r110 = @gprel(.LC71)
	;;
	.mlx
	nop 0
	movl r109 = @gprel(.LC72)
	.mlx
	nop 0
	movl r108 = @gprel(.LC73)
	;;
	.mlx
	nop 0
	movl r107 = @gprel(.LC74)
	.mlx
	nop 0
	movl r106 = @gprel(.LC75)
	;;
	.mlx
	nop 0
	movl r105 = @gprel(.LC76)
	.mlx
	nop 0
	movl r104 = @gprel(.LC77)
	;;
	.mlx
	nop 0
	movl r103 = @gprel(.LC78)
	.mlx
	addl r97 = @ltoffx(stdout#), r1
	movl r102 = @gprel(.LC79)
	;;
	.mlx
	addl r51 = @gprel(.LC6), gp
	movl r101 = @gprel(.LC80)
	.mlx
	add r50 = r1, r50
	movl r100 = @gprel(.LC81)
	;;
	.mlx
	add r49 = r1, r49
	movl r99 = @gprel(.LC82)
	.mlx
	add r48 = r1, r48
	movl r98 = @gprel(.LC83)
	;;
	.mmi
	add r96 = r1, r96
	add r95 = r1, r95
	add r94 = r1, r94
	.mmi
	add r93 = r1, r93
	add r92 = r1, r92
	add r91 = r1, r91
	;;
	.mmi
	add r90 = r1, r90
	add r89 = r1, r89
	add r88 = r1, r88
	.mmi
	add r87 = r1, r87
	addl r86 = @gprel(.LC21), gp
	add r85 = r1, r85
	;;
	.mmi
	add r84 = r1, r84
	add r83 = r1, r83
	add r82 = r1, r82
	.mmi
	add r81 = r1, r81
	add r80 = r1, r80
	add r79 = r1, r79
	;;
	.mmi
	addl r78 = @gprel(.LC30), gp
	add r77 = r1, r77
	add r76 = r1, r76
	.mmi
	add r75 = r1, r75
	add r74 = r1, r74
	add r72 = r1, r72
	;;
	.mmi
	add r71 = r1, r71
	add r70 = r1, r70
	add r69 = r1, r69
	.mmi
	add r68 = r1, r68
	add r67 = r1, r67
	add r66 = r1, r66
	;;
	.mmi
	add r65 = r1, r65
	add r64 = r1, r64
	add r63 = r1, r63
	.mmi
	add r62 = r1, r62
	add r47 = r1, r47
	add r46 = r1, r46
	;;
	.mmi
	add r45 = r1, r45
	add r60 = r1, r60
	add r59 = r1, r59
	.mmi
	add r58 = r1, r58
	add r57 = r1, r57
	add r56 = r1, r56
	;;
	.mmi
	add r55 = r1, r55
	add r54 = r1, r54
	add r53 = r1, r53
	.mmi
	add r52 = r1, r52
	add r39 = r1, r39
	addl r38 = @gprel(.LC57), gp
	;;
	.mmi
	add r37 = r1, r37
	add r36 = r1, r36
	add r35 = r1, r35
	.mmi
	add r34 = r1, r34
	add r33 = r1, r33
	add r32 = r1, r32
	;;
	.mmi
	add r116 = r1, r116
	add r115 = r1, r115
	add r114 = r1, r114
	.mmi
	add r113 = r1, r113
	addl r112 = @gprel(.LC69), gp
	add r111 = r1, r111
	;;
	.mmi
	add r110 = r1, r110
	add r109 = r1, r109
	add r108 = r1, r108
	.mmi
	add r107 = r1, r107
	add r106 = r1, r106
	add r105 = r1, r105
	;;
	.mmi
	add r104 = r1, r104
	add r103 = r1, r103
	add r102 = r1, r102
	.mmi
	add r101 = r1, r101
	add r100 = r1, r100
	add r99 = r1, r99
	;;
	.mmi
	add r98 = r1, r98
	ld8.mov r97 = [r97], stdout#
	nop 0
.L58:
	.mmi
	ld8 r117 = [r41]
	mov r125 = r0
	addl r124 = -1, r0
	.mmi
	addl r123 = 50, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmi
	mov r2 = r8
	nop 0
	addl r16 = 97, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L61
	;;
	.mii
	ld8 r40 = [r51]
	nop 0
	;;
	mov r15 = r40
	;;
	.align 32
.L60:
	.mmi
	ld1 r14 = [r15], 1
	st1 [r2] = r16
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L60
	.mmi
	mov r121 = r117
	addl r124 = 1, r0
	addl r123 = 65536, r0
	.mmb
	mov r122 = r0
	mov r120 = r50
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L62:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L62
	.mmi
	addl r16 = 524288, r0
	mov r121 = r117
	addl r124 = 3, r0
	.mmi
	addl r123 = 65536, r0
	mov r122 = r0
	mov r120 = r49
	;;
	.mib
	add r125 = r117, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L63:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	.mmi
	mov r125 = r117
	mov r121 = r117
	addl r124 = 3, r0
	.mmi
	addl r123 = 65536, r0
	mov r122 = r0
	mov r120 = r48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L64:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	.mmi
	addl r14 = 65536, r0
	addl r124 = 1, r0
	nop 0
	.mmi
	addl r123 = 131072, r0
	mov r122 = r0
	mov r120 = r96
	;;
	.mib
	add r121 = r117, r14
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L65:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 3, r0
	.mmi
	addl r123 = 196608, r0
	mov r122 = r0
	mov r120 = r95
	;;
	.mib
	add r125 = r117, r16
	add r121 = r117, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L66:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 3, r0
	.mmi
	addl r123 = 327680, r0
	mov r122 = r0
	mov r120 = r94
	;;
	.mib
	add r125 = r117, r16
	add r121 = r117, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L67:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	.mmi
	mov r125 = r117
	mov r121 = r117
	addl r124 = 3, r0
	.mmi
	addl r123 = 131072, r0
	mov r122 = r0
	mov r120 = r93
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L68:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
	.mmi
	addl r16 = 131072, r0
	mov r125 = r117
	addl r124 = 3, r0
	.mmi
	addl r123 = 196608, r0
	mov r122 = r0
	mov r120 = r92
	;;
	.mib
	add r121 = r117, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L69:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	.mmi
	addl r14 = 131072, r0
	mov r121 = r117
	addl r124 = 3, r0
	.mmi
	addl r123 = 196608, r0
	mov r122 = r0
	mov r120 = r91
	;;
	.mib
	add r125 = r117, r14
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L70:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
	.mmi
	mov r121 = r117
	mov r124 = r0
	addl r123 = 131072, r0
	.mmb
	mov r122 = r0
	mov r120 = r90
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	mov r120 = r117
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	addl r16 = 65536, r0
	.mmi
	addl r124 = 1, r0
	addl r123 = 131072, r0
	mov r122 = r0
	;;
	.mmi
	ld8 r1 = [r1]
	add r121 = r117, r16
	mov r120 = r89
	.bbb
	nop 0
	(p6) br.cond.spnt .L61
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	mov r120 = r117
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	addl r16 = 196608, r0
	.mmi
	addl r14 = 524288, r0
	addl r124 = 3, r0
	addl r123 = 327680, r0
	;;
	.mmi
	ld8 r1 = [r1]
	add r121 = r117, r16
	add r125 = r117, r14
	.mmb
	mov r122 = r0
	mov r120 = r88
	(p6) br.cond.spnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	mov r120 = r117
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	mov r125 = r117
	.mmi
	mov r121 = r117
	addl r124 = 3, r0
	addl r123 = 65536, r0
	;;
	.mmi
	ld8 r1 = [r1]
	mov r122 = r0
	mov r120 = r87
	.bbb
	nop 0
	(p6) br.cond.spnt .L61
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 18, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	mov r120 = r118
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmi
	mov r2 = r8
	nop 0
	addl r16 = 97, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	;;
	.mii
	ld8 r117 = [r86]
	nop 0
	;;
	mov r15 = r117
	;;
	.align 32
.L71:
	.mmi
	ld1 r14 = [r15], 1
	st1 [r2] = r16
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L71
	.mmi
	mov r121 = r118
	addl r124 = 1, r0
	addl r123 = 131072, r0
	.mmb
	mov r122 = r0
	mov r120 = r85
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L72:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	.mmi
	mov r121 = r118
	addl r124 = 1, r0
	mov r123 = r0
	.mmb
	addl r122 = 65536, r0
	mov r120 = r84
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L73:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	.mmi
	mov r121 = r118
	addl r124 = 1, r0
	mov r123 = r0
	.mmb
	mov r122 = r0
	mov r120 = r83
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L74:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	.mmi
	addl r14 = 196608, r0
	addl r124 = 1, r0
	nop 0
	.mmi
	addl r123 = 2, r0
	addl r122 = 1, r0
	mov r120 = r82
	;;
	.mib
	add r121 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L75:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L75
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 131072, r0
	.mmb
	addl r122 = 131072, r0
	mov r120 = r81
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L76:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L76
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 65536, r0
	.mmb
	addl r122 = 262144, r0
	mov r120 = r80
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L77:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L77
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 262143, r0
	.mmb
	addl r122 = 262144, r0
	mov r120 = r79
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L78:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	.mmi
	addl r16 = 327680, r0
	mov r125 = r0
	addl r124 = -1, r0
	.mmi
	addl r123 = 50, r0
	addl r122 = 3, r0
	addl r121 = 131072, r0
	;;
	.mib
	add r120 = r118, r16
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mii
	mov r2 = r8
	addl r15 = 101, r0
	;;
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	;;
	.mmi
	ld8 r16 = [r78]
	nop 0
	nop 0
	;;
	.align 32
.L79:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L79
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 65536, r0
	.mmb
	addl r122 = 524288, r0
	mov r120 = r77
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L80:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	.mmi
	addl r123 = 65536, r0
	nop 0
	mov r124 = r0
	.mmi
	addl r122 = 131072, r0
	nop 0
	mov r120 = r76
	;;
	.mib
	add r121 = r118, r123
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L81:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 65536, r0
	.mmb
	addl r122 = -1, r0
	mov r120 = r75
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L82:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 65536, r0
	.mmb
	addl r122 = -65536, r0
	mov r120 = r74
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L83:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
	.mmi
	mov r121 = r118
	addl r124 = 1, r0
	addl r123 = 65536, r0
	.mmb
	mov r122 = r73
	mov r120 = r72
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L84:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L84
	.mmi
	mov r121 = r118
	addl r124 = 1, r0
	addl r123 = -1, r0
	.mmb
	addl r122 = 65536, r0
	mov r120 = r71
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L85:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	.mmi
	mov r121 = r118
	addl r124 = 1, r0
	addl r123 = -65536, r0
	.mmb
	addl r122 = 262144, r0
	mov r120 = r70
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	mov r120 = r118
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	addl r14 = 196608, r0
	.mmi
	addl r124 = 1, r0
	addl r123 = -65536, r0
	addl r122 = 65536, r0
	;;
	.mmi
	ld8 r1 = [r1]
	add r121 = r118, r14
	mov r120 = r69
	.bbb
	nop 0
	(p6) br.cond.spnt .L61
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L86:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L86
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 393216, r0
	.mmb
	addl r122 = 262144, r0
	mov r120 = r68
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L87:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L87
	.mmi
	addl r16 = 327680, r0
	mov r125 = r0
	addl r124 = -1, r0
	.mmi
	addl r123 = 50, r0
	addl r122 = 3, r0
	addl r121 = 65536, r0
	;;
	.mib
	add r120 = r118, r16
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	mov r121 = r118
	.mmi
	mov r124 = r0
	addl r123 = 393216, r0
	addl r122 = 262144, r0
	;;
	.mib
	ld8 r1 = [r1]
	mov r120 = r67
	(p6) br.cond.spnt .L61
	;;
	.mib
	st1 [r8] = r44
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L89:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L89
	.mmi
	addl r14 = 327680, r0
	mov r125 = r0
	addl r124 = -1, r0
	.mmi
	addl r123 = 50, r0
	addl r122 = 3, r0
	addl r121 = 65536, r0
	;;
	.mib
	add r120 = r118, r14
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	mov r121 = r118
	.mmi
	addl r124 = 1, r0
	addl r123 = 393216, r0
	addl r122 = 262144, r0
	;;
	.mib
	ld8 r1 = [r1]
	mov r120 = r66
	(p6) br.cond.spnt .L61
	;;
	.mib
	st1 [r8] = r44
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L91:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	.mmi
	addl r122 = 131072, r0
	nop 0
	mov r124 = r0
	.mmi
	addl r123 = 262144, r0
	nop 0
	mov r120 = r65
	;;
	.mib
	add r121 = r118, r122
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L92:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L92
	.mmi
	addl r16 = 65536, r0
	mov r124 = r0
	nop 0
	.mmi
	addl r123 = 262144, r0
	addl r122 = 131072, r0
	mov r120 = r64
	;;
	.mib
	add r121 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L93:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	.mmi
	addl r14 = 65536, r0
	addl r124 = 1, r0
	nop 0
	.mmi
	addl r123 = 262144, r0
	addl r122 = 131072, r0
	mov r120 = r63
	;;
	.mib
	add r121 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L94:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L94
	.mmi
	addl r16 = 131072, r0
	addl r124 = 1, r0
	nop 0
	.mmi
	addl r123 = 262144, r0
	addl r122 = 196608, r0
	mov r120 = r62
	;;
	.mib
	add r121 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 131072, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r117
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L95:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	.mmi
	mov r121 = r118
	mov r124 = r0
	addl r123 = 262144, r0
	.mmb
	addl r122 = 131072, r0
	mov r120 = r47
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	mov r120 = r118
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	addl r122 = 131072, r0
	.mmi
	mov r124 = r0
	addl r123 = 327680, r0
	mov r120 = r46
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	add r121 = r118, r122
	.bbb
	nop 0
	(p6) br.cond.spnt .L61
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 18, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	mov r120 = r118
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L96:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L96
	.mmi
	addl r122 = 131072, r0
	nop 0
	mov r124 = r0
	.mmi
	addl r123 = 327680, r0
	nop 0
	mov r120 = r45
	;;
	.mib
	add r121 = r118, r122
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 18, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	mov r120 = r118
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L97:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L97
	.mmi
	addl r14 = 65536, r0
	addl r124 = 1, r0
	nop 0
	.mmi
	addl r123 = 327680, r0
	addl r122 = 131072, r0
	mov r120 = r60
	;;
	.mib
	add r121 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	ld8 r2 = [r41]
	adds r1 = 88, r12
	addl r124 = 1, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 65536, r0
	mov r120 = r59
	;;
	.mmi
	nop 0
	addl r121 = 65536, r2
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	mov r120 = r118
	ld8 r1 = [r1]
	addl r121 = 65536, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	addl r122 = 65536, r0
	.mmi
	addl r124 = 1, r0
	addl r123 = 131072, r0
	mov r120 = r58
	;;
	.mib
	ld8 r1 = [r1]
	add r121 = r118, r122
	(p6) br.cond.spnt .L61
	;;
	.mib
	st1 [r8] = r61
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L99:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	.mmi
	addl r16 = 65537, r0
	addl r124 = 1, r0
	nop 0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 65536, r0
	mov r120 = r57
	;;
	.mib
	add r121 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L100:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
	.mmi
	mov r125 = r118
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 262144, r0
	addl r122 = 262144, r0
	mov r120 = r56
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L101:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	.mmi
	addl r14 = 65536, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 262144, r0
	addl r122 = 262144, r0
	mov r120 = r55
	;;
	.mib
	add r125 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L102:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L102
	.mmi
	addl r16 = 65536, r0
	mov r125 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r54
	;;
	.mib
	add r121 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L103:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L103
	.mmi
	addl r14 = 131072, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r53
	;;
	.mib
	add r125 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L104:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L104
	.mmi
	addl r16 = 65536, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 196608, r0
	addl r122 = 65536, r0
	mov r120 = r52
	;;
	.mib
	add r125 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L105:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L105
	.mmi
	addl r14 = 131072, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 196608, r0
	addl r122 = 65536, r0
	mov r120 = r39
	;;
	.mib
	add r125 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L106:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L106
	.mmi
	addl r16 = 524288, r0
	mov r125 = r0
	addl r124 = -1, r0
	.mmi
	addl r123 = 49, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mib
	add r120 = r118, r16
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mii
	mov r2 = r8
	addl r15 = 101, r0
	;;
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	;;
	.mmi
	ld8 r16 = [r38]
	nop 0
	nop 0
	;;
	.align 32
.L107:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	.mmi
	addl r14 = 589824, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 196608, r0
	addl r122 = 131072, r0
	mov r120 = r37
	;;
	.mib
	add r125 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L108:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L108
	.mmi
	addl r16 = 524288, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 262144, r0
	mov r120 = r36
	;;
	.mib
	add r125 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L109:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L109
	.mmi
	addl r14 = 524288, r0
	addl r123 = 65536, r0
	nop 0
	.mmi
	addl r124 = 3, r0
	addl r122 = 131072, r0
	mov r120 = r35
	;;
	.mib
	add r125 = r118, r14
	add r121 = r118, r123
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L110:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L110
	.mmi
	addl r16 = 524288, r0
	addl r14 = 131072, r0
	addl r124 = 3, r0
	.mmi
	addl r123 = 262144, r0
	addl r122 = 196608, r0
	mov r120 = r34
	;;
	.mib
	add r125 = r118, r16
	add r121 = r118, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L111:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L111
	.mmi
	addl r16 = 524288, r0
	mov r121 = r118
	addl r124 = 2, r0
	.mmi
	addl r123 = 65536, r0
	addl r122 = 65536, r0
	mov r120 = r33
	;;
	.mib
	add r125 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L112:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L112
	.mmi
	mov r121 = r118
	addl r124 = 9, r0
	addl r123 = 65536, r0
	.mmb
	addl r122 = 65536, r0
	mov r120 = r32
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L113:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L113
	.mmi
	addl r14 = 524289, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 65536, r0
	addl r122 = 65536, r0
	mov r120 = r116
	;;
	.mib
	add r125 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L114:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L114
	.mmi
	mov r121 = r118
	addl r125 = -65536, r0
	addl r124 = 3, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 65536, r0
	mov r120 = r115
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L115:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L115
	.mmi
	addl r16 = 524288, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = 65536, r0
	addl r122 = -65536, r0
	mov r120 = r114
	;;
	.mib
	add r125 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L116:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L116
	.mmi
	addl r14 = 524288, r0
	mov r121 = r118
	addl r124 = 3, r0
	.mmi
	addl r123 = -65536, r0
	addl r122 = 65536, r0
	mov r120 = r113
	;;
	.mib
	add r125 = r118, r14
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	mov r120 = r118
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	addl r16 = 524288, r0
	.mmi
	addl r14 = 65536, r0
	addl r124 = 3, r0
	addl r123 = 327680, r0
	;;
	.mmi
	ld8 r1 = [r1]
	add r125 = r118, r16
	add r121 = r118, r14
	.mmb
	addl r122 = 131072, r0
	mov r120 = r46
	(p6) br.cond.spnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 18, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	mov r120 = r118
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L117:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L117
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 3, r0
	.mmi
	addl r123 = 393216, r0
	addl r122 = 131072, r0
	mov r120 = r45
	;;
	.mib
	add r125 = r118, r16
	add r121 = r118, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L118:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L118
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 3, r0
	.mmi
	addl r123 = 327680, r0
	addl r122 = 131072, r0
	mov r120 = r47
	;;
	.mib
	add r125 = r118, r16
	add r121 = r118, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r118 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 131072, r0
	.mmb
	mov r120 = r118
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r2 = r8
	.mmi
	addl r15 = 97, r0
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L119:
	.mmi
	ld1 r14 = [r117], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L119
	.mmi
	addl r121 = 131072, r0
	mov r125 = r0
	nop 0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mib
	add r120 = r118, r121
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mii
	mov r2 = r8
	addl r15 = 99, r0
	;;
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	;;
	.mmi
	ld8 r16 = [r112]
	nop 0
	nop 0
	;;
	.align 32
.L120:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L120
	.mmi
	addl r16 = 524288, r0
	addl r124 = 3, r0
	addl r123 = 393216, r0
	.mmi
	addl r122 = 262144, r0
	mov r121 = r118
	mov r120 = r111
	;;
	.mib
	add r125 = r118, r16
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L121:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L121
	.mmi
	addl r14 = 65536, r0
	addl r124 = 5, r0
	nop 0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r110
	;;
	.mib
	add r121 = r117, r14
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L122:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L122
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 7, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r109
	;;
	.mib
	add r125 = r117, r16
	add r121 = r117, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L123:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L123
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 5, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r108
	;;
	.mib
	add r125 = r117, r16
	add r121 = r117, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 49, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L124:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L124
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 7, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r107
	;;
	.mib
	add r125 = r117, r16
	add r121 = r117, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 17, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	mov r120 = r117
	ld8 r1 = [r1]
	nop 0
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	cmp.eq p6, p7 = -1, r8
	addl r16 = 524288, r0
	.mmi
	addl r14 = 65536, r0
	addl r124 = 7, r0
	addl r123 = 131072, r0
	;;
	.mmi
	ld8 r1 = [r1]
	add r125 = r117, r16
	add r121 = r117, r14
	.mmb
	addl r122 = 131072, r0
	mov r120 = r106
	(p6) br.cond.spnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r123 = 18, r0
	addl r122 = 3, r0
	addl r121 = 262144, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	mov r120 = r117
	.mmb
	ld4 r124 = [r42]
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L125:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L125
	.mmi
	addl r16 = 524288, r0
	addl r14 = 65536, r0
	addl r124 = 7, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r105
	;;
	.mib
	add r125 = r117, r16
	add r121 = r117, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L126:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L126
	.mmi
	addl r16 = 65536, r0
	addl r124 = 7, r0
	addl r123 = 131072, r0
	.mii
	addl r122 = 131072, r0
	mov r120 = r104
	;;
	add r125 = r117, r16
	;;
	.mib
	mov r121 = r125
	nop 0
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L127:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L127
	.mmi
	addl r16 = 65536, r0
	addl r14 = 131072, r0
	addl r124 = 7, r0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r103
	;;
	.mib
	add r121 = r117, r16
	add r125 = r117, r14
	br.call.sptk.many b0 = remap#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L128:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L128
	.mmi
	addl r14 = 65536, r0
	addl r124 = 5, r0
	nop 0
	.mmi
	addl r123 = 196608, r0
	addl r122 = 131072, r0
	mov r120 = r102
	;;
	.mib
	add r121 = r117, r14
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L129:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L129
	.mmi
	addl r123 = 65536, r0
	nop 0
	addl r124 = 5, r0
	.mmi
	addl r122 = 131072, r0
	nop 0
	mov r120 = r101
	;;
	.mib
	add r121 = r117, r123
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L130:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L130
	.mmi
	addl r16 = 65536, r0
	addl r124 = 5, r0
	nop 0
	.mmi
	mov r123 = r0
	mov r122 = r0
	mov r120 = r100
	;;
	.mib
	add r121 = r117, r16
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	mov r2 = r8
	nop 0
	.mmi
	mov r16 = r40
	addl r15 = 97, r0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L131:
	.mmi
	ld1 r14 = [r16], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L131
	.mmi
	addl r122 = 65536, r0
	nop 0
	addl r124 = 4, r0
	.mmi
	addl r123 = 65536, r0
	nop 0
	mov r120 = r99
	;;
	.mib
	add r121 = r117, r122
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r117 = [r41]
	mov r125 = r0
	.mmi
	addl r124 = -1, r0
	addl r123 = 50, r0
	addl r122 = 3, r0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	addl r121 = 262144, r0
	.mmb
	mov r120 = r117
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r2 = r8
	.mmi
	addl r15 = 97, r0
	nop 0
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.spnt .L61
	.align 32
.L132:
	.mmi
	ld1 r14 = [r40], 1
	st1 [r2] = r15
	addl r2 = 65536, r2
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L132
	.mmi
	addl r14 = 196608, r0
	addl r124 = 5, r0
	nop 0
	.mmi
	addl r123 = 131072, r0
	addl r122 = 131072, r0
	mov r120 = r98
	;;
	.mib
	add r121 = r117, r14
	nop 0
	br.call.sptk.many b0 = remap.constprop.0#
	;;
	.mmi
	adds r1 = 88, r12
	ld8 r120 = [r97]
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r43
	nop 0
	adds r1 = 88, r12
	;;
	.mbb
	ld8 r1 = [r1]
	(p6) br.cond.dpnt .L133
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L134
	;;
	.mib
	nop 0
	addl r43 = 1, r0
	br .L58
	;;
.L139:
	.mmi
	addl r43 = 1, r0
	adds r20 = 72, r12
	adds r21 = 80, r12
	;;
	.mmi
	mov r8 = r43
	ld8 r22 = [r20]
	mov b0 = r119
	.mmi
	ld8 r23 = [r21]
	;;
	nop 0
	mov ar.pfs = r22
	;;
	.mii
	nop 0
	mov ar.lc = r23
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L133:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r120 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L134:
	.mib
	mov r120 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r1 = 88, r12
	mov r8 = r43
	adds r20 = 72, r12
	.mmi
	adds r21 = 80, r12
	;;
	ld8 r1 = [r1]
	mov b0 = r119
	.mmi
	nop 0
	ld8 r22 = [r20]
	nop 0
	;;
	.mii
	ld8 r23 = [r21]
	mov ar.pfs = r22
	;;
	mov ar.lc = r23
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = map.part.0#
	;;
.L453:
	.mib
	nop 0
	addl r120 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.align 8
	.type	base#, @object
	.size	base#, 8
base:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
