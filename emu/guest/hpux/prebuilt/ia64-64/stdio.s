// f87c4d2f2911997c38b348112e158349 emu/guest/libc/stdio.c
	.file	"stdio.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC0:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc give_buffer#
give_buffer:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 1, 0
	adds r33 = 24, r32
	.save rp, r37
	mov r37 = b0
	.mmi
	adds r35 = 16, r32
	nop 0
	mov r39 = r1
	.body
	;;
	.mmi
	nop 0
	ld2 r15 = [r33]
	mov ar.pfs = r38
	.mii
	ld8 r14 = [r35]
	nop 0
	;;
	tbit.z p8, p9 = r15, 2
	.mmi
	cmp.ne p6, p7 = 0, r14
	;;
	(p8) addl r36 = 8192, r0
	mov b0 = r37
	;;
	.mbb
	(p9) addl r36 = 1, r0
	(p7) br.cond.dpnt .L14
	br.ret.sptk.many b0
	;;
.L14:
	.mib
	adds r40 = 8, r36
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r39
	cmp.ne p6, p7 = 0, r8
	mov r34 = r8
	;;
	.mib
	(p7) addl r40 = 127, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r14 = @gprel(.LC0), gp
	movl r15 = @gprel(more#)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r15 = r1, r15
	;;
	.mib
	cmp.eq p6, p7 = r14, r32
	adds r14 = 8, r32
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	adds r34 = 8, r34
	ld2.a r16 = [r33]
	nop 0
	;;
	.mlx
	st8 [r14] = r34
	movl r14 = @gprel(__iob#)
	.mii
	st8 [r35] = r34
	nop 0
	;;
	add r14 = r1, r14
	.mmi
	ld2.c.clr r16 = [r33]
	;;
	sub r14 = r32, r14
	or r16 = 8, r16
	;;
	.mmi
	and r14 = -32, r14
	st2 [r33] = r16
	nop 0
	.mii
	st4 [r32] = r0
	nop 0
	;;
	add r14 = r15, r14
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	nop 0
.L16:
	.mii
	nop 0
	mov b0 = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L15:
	.mmi
	adds r14 = 26, r32
	nop 0
	adds r34 = 8, r34
	;;
	.mmi
	ld2 r40 = [r14]
	;;
	nop 0
	dep.z r15 = r40, 8, 24
	;;
	.mii
	nop 0
	extr.u r40 = r40, 8, 8
	;;
	or r40 = r15, r40
	;;
	.mib
	nop 0
	zxt2 r40 = r40
	br.call.sptk.many b0 = isatty#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	;;
	.mmi
	(p7) ld2 r14 = [r33]
	nop 0
	(p7) addl r15 = 128, r0
	;;
	.mlx
	(p7) or r14 = r15, r14
	movl r15 = @gprel(more#)
	;;
	.mmi
	(p7) st2 [r33] = r14
	adds r14 = 8, r32
	add r15 = r1, r15
	;;
	.mlx
	st8 [r14] = r34
	movl r14 = @gprel(__iob#)
	.mii
	st8 [r35] = r34
	nop 0
	;;
	add r14 = r1, r14
	.mmi
	ld2 r16 = [r33]
	;;
	sub r14 = r32, r14
	or r16 = 8, r16
	;;
	.mmi
	and r14 = -32, r14
	st2 [r33] = r16
	nop 0
	.mmi
	st4 [r32] = r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br .L16
	.endp give_buffer#
	.align 16
	.align 64
	.proc parse_mode#
parse_mode:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mib
	addl r38 = 43, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addl r14 = 256, r0
	nop 0
	mov r1 = r36
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L31
	;;
	.mmi
	st4 [r33] = r14
	;;
	ld1 r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p8, p9 = 114, r14
	nop 0
	(p8) br.cond.dpnt .L22
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 119, r14
	nop 0
	;;
	.mib
	(p6) addl r8 = 770, r0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 97, r14
	(p6) br.cond.dpnt .L32
.L23:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 22, r0
	mov r14 = r8
	mov r1 = r36
	.mmi
	addl r8 = -1, r0
	;;
	st4 [r14] = r15
	nop 0
.L17:
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L32:
	.mmi
	addl r8 = 266, r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L31:
	.pred.rel.mutex p6, p7
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p8, p9 = 114, r14
	;;
	(p8) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p9) addl r14 = 2, r0
	;;
	st4 [r33] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p8, p9 = 114, r14
	nop 0
	(p8) br.cond.dpnt .L22
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 119, r14
	nop 0
	;;
	.mib
	(p6) addl r8 = 769, r0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 97, r14
	(p7) br.cond.dptk .L23
	.mmi
	addl r8 = 265, r0
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L22:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov b0 = r34
	;;
	.mmi
	(p7) mov r8 = r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	shladd r8 = r8, 1, r0
	br.ret.sptk.many b0
	.endp parse_mode#
	.align 16
	.align 64
	.proc flush_output#
flush_output:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 3, 0
	adds r37 = 16, r32
	nop 0
	.mmi
	adds r36 = 8, r32
	adds r14 = 24, r32
	.save rp, r38
	mov r38 = b0
	;;
	.mmi
	ld8 r34 = [r37]
	nop 0
	mov r8 = r0
	.mii
	mov r40 = r1
	.body
	adds r35 = 26, r32
	;;
	cmp.eq p6, p7 = 0, r34
	;;
	.mmi
	nop 0
	(p6) adds r36 = 8, r32
	nop 0
	.mmb
	(p6) ld2 r15 = [r14]
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = r34, r14
	sub r33 = r14, r34
	;;
	.mmi
	nop 0
	(p7) adds r14 = 24, r32
	nop 0
	;;
	.mib
	(p7) ld2 r15 = [r14]
	nop 0
	(p7) br.cond.dpnt .L36
	.align 32
.L35:
	.mmi
	ld2 r41 = [r35]
	mov r43 = r33
	mov r42 = r34
	;;
	.mii
	nop 0
	dep.z r14 = r41, 8, 24
	;;
	extr.u r41 = r41, 8, 8
	;;
	.mmi
	nop 0
	or r41 = r14, r41
	nop 0
	;;
	.mib
	nop 0
	zxt2 r41 = r41
	br.call.sptk.many b0 = write#
	;;
	.mmi
	sub r33 = r33, r8
	cmp.lt p6, p7 = 0, r8
	nop 0
	.mmb
	mov r1 = r40
	add r34 = r34, r8
	(p7) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L35
	.mmi
	adds r14 = 24, r32
	ld8 r34 = [r37]
	nop 0
	.mmi
	mov r8 = r0
	;;
	ld2 r15 = [r14]
	nop 0
.L36:
	.mmi
	addl r16 = 132, r0
	st8 [r36] = r34
	mov b0 = r38
	.mlx
	nop 0
	movl r14 = @gprel(__iob#)
	;;
	.mmb
	and r15 = r15, r16
	add r14 = r1, r14
	nop 0
	.mmi
	mov r16 = r0
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	sub r14 = r32, r14
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(more#)
	.mmi
	and r14 = -32, r14
	;;
	(p7) add r15 = r1, r15
	nop 0
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld8 r16 = [r14]
	nop 0
	;;
	.mib
	st4 [r32] = r16
	nop 0
	br.ret.sptk.many b0
.L45:
	.mmb
	adds r14 = 24, r32
	addl r16 = 132, r0
	nop 0
	.mmi
	ld8.a r34 = [r37]
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mmi
	ld2 r15 = [r14]
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	or r15 = 32, r15
	;;
	st2 [r14] = r15
	and r15 = r15, r16
	.mlx
	mov r16 = r0
	movl r14 = @gprel(__iob#)
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	add r14 = r1, r14
	.mmi
	nop 0
	ld8.c.clr r34 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(more#)
	.mmi
	sub r14 = r32, r14
	st8 [r36] = r34
	nop 0
	;;
	.mii
	and r14 = -32, r14
	(p7) add r15 = r1, r15
	;;
	(p7) add r14 = r15, r14
	;;
	.mmi
	nop 0
	(p7) ld8 r16 = [r14]
	nop 0
	;;
	.mib
	st4 [r32] = r16
	nop 0
	br.ret.sptk.many b0
	.endp flush_output#
	.align 16
	.align 64
	.proc begin_reading#
begin_reading:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 1, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	adds r36 = 24, r32
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r34 = @gprel(more#)
	;;
	.mmi
	sub r14 = r32, r14
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	adds r35 = 16, r14
	nop 0
	shr r33 = r14, 5
	;;
	.mii
	add r35 = r35, r34
	shl r33 = r33, 5
	adds r34 = 12, r34
	;;
	.mib
	mov r40 = r35
	add r34 = r34, r33
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r39
	mov r40 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = -1, r0
	nop 0
	;;
	.mib
	(p7) st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	ld2 r14 = [r36]
	mov r1 = r39
	mov r40 = r32
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 8
	(p7) br.cond.dpnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	nop 0
	ld2 r14 = [r36]
	mov r1 = r39
	.mmi
	st4 [r32] = r0
	;;
	and r14 = -4, r14
	nop 0
	;;
	.mmi
	nop 0
	or r14 = 1, r14
	nop 0
	;;
	.mmi
	st2 [r36] = r14
	nop 0
	nop 0
.L48:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = give_buffer#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L53:
	.mmi
	nop 0
	or r14 = 32, r14
	nop 0
	;;
	.mib
	st2 [r36] = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 9, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r39
	addl r8 = -1, r0
	mov b0 = r37
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp begin_reading#
	.align 16
	.align 64
	.proc begin_writing#
begin_writing:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 3, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	adds r36 = 24, r32
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r34 = @gprel(more#)
	;;
	.mmi
	sub r14 = r32, r14
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	adds r35 = 16, r14
	nop 0
	shr r33 = r14, 5
	;;
	.mii
	add r35 = r35, r34
	shl r33 = r33, 5
	adds r34 = 12, r34
	;;
	.mib
	mov r40 = r35
	add r34 = r34, r33
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r39
	mov r40 = r35
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = -1, r0
	nop 0
	;;
	.mib
	(p7) st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	ld2 r15 = [r36]
	mov r1 = r39
	adds r17 = 26, r32
	.mmi
	addl r42 = 1, r0
	;;
	addp4 r16 = r15, r0
	tbit.nz p6, p7 = r15, 1
	.mmb
	mov r14 = r15
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r16, 8
	addp4 r14 = r14, r0
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L62
	;;
	.mmi
	ld4 r15 = [r32]
	and r14 = -20, r14
	adds r16 = 8, r32
	;;
	.mii
	nop 0
	sxt4 r41 = r15
	cmp4.ge p6, p7 = 0, r15
	.mmb
	adds r15 = 16, r32
	or r14 = 2, r14
	(p7) br.cond.dpnt .L63
	;;
	.mmi
	ld8 r15 = [r15]
	st4 [r32] = r0
	nop 0
	.mmi
	st2 [r36] = r14
	;;
	st8 [r16] = r15
	nop 0
.L56:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = give_buffer#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L63:
	.mii
	ld2 r40 = [r17]
	sub r41 = r0, r41
	;;
	dep.z r14 = r40, 8, 24
	;;
	.mii
	nop 0
	extr.u r40 = r40, 8, 8
	;;
	or r40 = r14, r40
	;;
	.mib
	nop 0
	zxt2 r40 = r40
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	ld2 r14 = [r36]
	adds r15 = 16, r32
	adds r16 = 8, r32
	.mii
	st4 [r32] = r0
	mov r1 = r39
	;;
	addp4 r14 = r14, r0
	.mii
	ld8 r15 = [r15]
	nop 0
	;;
	and r14 = -20, r14
	.mmi
	st8 [r16] = r15
	;;
	or r14 = 2, r14
	nop 0
	;;
	.mib
	st2 [r36] = r14
	nop 0
	br .L56
.L62:
	.mmi
	nop 0
	or r16 = 32, r16
	nop 0
	;;
	.mib
	st2 [r36] = r16
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	addl r15 = 9, r0
	mov r14 = r8
	nop 0
	.mmi
	mov r1 = r39
	addl r8 = -1, r0
	mov b0 = r37
	;;
	.mib
	st4 [r14] = r15
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp begin_writing#
	.align 16
	.align 64
	.global ftrylockfile#
	.type	ftrylockfile#, @function
	.proc ftrylockfile#
ftrylockfile:
	.prologue 12, 33
	.mlx
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	movl r14 = @gprel(__iob#)
	.mlx
	mov r35 = r1
	movl r36 = @gprel(more#)
	;;
	.mii
	add r14 = r1, r14
	.save rp, r33
	mov r33 = b0
	.body
	add r36 = r1, r36
	;;
	.mmi
	sub r32 = r32, r14
	;;
	adds r32 = 16, r32
	nop 0
	;;
	.mib
	add r36 = r36, r32
	nop 0
	br.call.sptk.many b0 = stream_lock_try#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp ftrylockfile#
	.align 16
	.align 64
	.global flockfile#
	.type	flockfile#, @function
	.proc flockfile#
flockfile:
	.prologue 12, 33
	.mlx
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	movl r14 = @gprel(__iob#)
	.mlx
	mov r35 = r1
	movl r36 = @gprel(more#)
	;;
	.mii
	add r14 = r1, r14
	.save rp, r33
	mov r33 = b0
	.body
	add r36 = r1, r36
	;;
	.mmi
	sub r32 = r32, r14
	;;
	adds r32 = 16, r32
	nop 0
	;;
	.mib
	add r36 = r36, r32
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp flockfile#
	.align 16
	.align 64
	.global funlockfile#
	.type	funlockfile#, @function
	.proc funlockfile#
funlockfile:
	.prologue 12, 33
	.mlx
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	movl r14 = @gprel(__iob#)
	.mlx
	mov r35 = r1
	movl r36 = @gprel(more#)
	;;
	.mii
	add r14 = r1, r14
	.save rp, r33
	mov r33 = b0
	.body
	add r36 = r1, r36
	;;
	.mmi
	sub r32 = r32, r14
	;;
	adds r32 = 16, r32
	nop 0
	;;
	.mib
	add r36 = r36, r32
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp funlockfile#
	.align 16
	.align 64
	.global streams_after_fork#
	.type	streams_after_fork#, @function
	.proc streams_after_fork#
streams_after_fork:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 0, 0
	movl r35 = @gprel(more#)
	.mlx
	mov r41 = r1
	movl r36 = @gprel(__iob#)
	;;
	.mmi
	add r35 = r1, r35
	add r36 = r1, r36
	.save rp, r39
	mov r39 = b0
	;;
	.mmb
	mov r33 = r36
	adds r38 = 4, r35
	nop 0
	.mii
	adds r37 = 8, r35
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	mov ar.lc = 59
	.align 32
.L72:
	.mii
	sub r32 = r33, r36
	adds r33 = 32, r33
	;;
	and r32 = -32, r32
	;;
	.mmi
	add r14 = r38, r32
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mib
	ld4 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	add r14 = r35, r32
	ld4 r15 = [r8]
	add r32 = r37, r32
	.mmi
	mov r1 = r41
	;;
	cmp4.eq p6, p7 = r15, r34
	adds r14 = 16, r14
	.mii
	adds r32 = 16, r32
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r14] = r0
	(p7) st4 [r32] = r0
	br.cloop.sptk.few .L72
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp streams_after_fork#
	.align 16
	.align 64
	.global fwide#
	.type	fwide#, @function
	.proc fwide#
fwide:
	.prologue 12, 37
	.mlx
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 1, 0
	movl r14 = @gprel(__iob#)
	.mlx
	mov r39 = r1
	movl r34 = @gprel(more#)
	;;
	.mmi
	add r14 = r1, r14
	add r34 = r1, r34
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	sub r32 = r32, r14
	;;
	adds r35 = 16, r32
	shr r32 = r32, 5
	;;
	.mmi
	add r35 = r34, r35
	nop 0
	shl r32 = r32, 5
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = 12, r34
	cmp4.lt p8, p9 = 0, r33
	mov r1 = r39
	;;
	.mmi
	add r14 = r14, r32
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L77
	;;
	.mib
	addl r36 = 1, r0
	cmp4.ne p6, p7 = 0, r33
	(p9) br.cond.dpnt .L82
	;;
	.mii
	adds r34 = 12, r34
	nop 0
	;;
	add r34 = r34, r32
	;;
	.mmi
	st4 [r34] = r36
	nop 0
	nop 0
.L77:
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r39
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
.L82:
	.pred.rel.mutex p6, p7
	.mmi
	(p6) addl r36 = 1, r0
	nop 0
	adds r34 = 12, r34
	;;
	.mii
	(p7) mov r36 = r0
	add r34 = r34, r32
	;;
	sub r36 = r0, r36
	;;
	.mib
	st4 [r34] = r36
	nop 0
	br .L77
	.endp fwide#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC9:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __filbuf#
	.type	__filbuf#, @function
	.proc __filbuf#
__filbuf:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 3, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mlx
	adds r37 = 16, r32
	movl r36 = @gprel(__iob#)
	;;
	.mlx
	add r36 = r1, r36
	movl r35 = @gprel(more#)
	;;
	.mmi
	sub r33 = r32, r36
	nop 0
	add r35 = r1, r35
	;;
	.mii
	adds r34 = 16, r33
	shr r33 = r33, 5
	;;
	add r34 = r35, r34
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = begin_reading#
	;;
	.mmi
	mov r1 = r40
	cmp.ne p8, p9 = r36, r32
	cmp4.ne p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L84
	(p9) br.cond.dpnt .L92
.L85:
	.mmi
	nop 0
	adds r14 = 26, r32
	shl r33 = r33, 5
	.mmi
	nop 0
	ld8 r42 = [r37]
	nop 0
	;;
	.mii
	ld2 r41 = [r14]
	add r35 = r35, r33
	;;
	dep.z r15 = r41, 8, 24
	.mmi
	nop 0
	ld8 r43 = [r35]
	nop 0
	;;
	.mii
	nop 0
	extr.u r41 = r41, 8, 8
	;;
	or r41 = r15, r41
	;;
	.mib
	nop 0
	zxt2 r41 = r41
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld8 r14 = [r37]
	cmp.lt p6, p7 = 0, r8
	adds r15 = 8, r32
	.mmi
	adds r17 = -1, r8
	st4 [r32] = r0
	mov r1 = r40
	;;
	.mmi
	adds r16 = 1, r14
	st8 [r15] = r14
	nop 0
	.mmb
	(p6) st4 [r32] = r17
	nop 0
	(p7) br.cond.spnt .L93
	;;
	.mmi
	nop 0
	(p6) st8 [r15] = r16
	nop 0
	;;
	.mmi
	(p6) ld1 r33 = [r14]
	nop 0
	nop 0
.L88:
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L92:
	.mmi
	adds r14 = 56, r32
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 7
	(p6) br.cond.dptk .L85
	.mmi
	addl r14 = @gprel(.LC9), gp
	nop 0
	shl r33 = r33, 5
	;;
	.mib
	ld8 r41 = [r14]
	add r35 = r35, r33
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	adds r14 = 26, r32
	nop 0
	mov r1 = r40
	.mmi
	ld8 r42 = [r37]
	ld8 r43 = [r35]
	nop 0
	;;
	.mmi
	ld2 r41 = [r14]
	;;
	nop 0
	dep.z r15 = r41, 8, 24
	;;
	.mii
	nop 0
	extr.u r41 = r41, 8, 8
	;;
	or r41 = r15, r41
	;;
	.mib
	nop 0
	zxt2 r41 = r41
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld8 r14 = [r37]
	cmp.lt p6, p7 = 0, r8
	adds r15 = 8, r32
	.mmi
	adds r17 = -1, r8
	st4 [r32] = r0
	mov r1 = r40
	;;
	.mmi
	adds r16 = 1, r14
	st8 [r15] = r14
	nop 0
	.mmi
	(p6) st4 [r32] = r17
	;;
	(p6) st8 [r15] = r16
	nop 0
	;;
	.mib
	(p6) ld1 r33 = [r14]
	nop 0
	(p6) br.cond.sptk .L88
.L93:
	.mmi
	adds r32 = 24, r32
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mii
	ld2 r14 = [r32]
	(p6) addl r15 = 16, r0
	;;
	(p7) addl r15 = 32, r0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mmi
	st2 [r32] = r14
	nop 0
	nop 0
.L84:
	.mib
	addl r33 = -1, r0
	mov r41 = r34
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp __filbuf#
	.align 16
	.align 64
	.global __flsbuf#
	.type	__flsbuf#, @function
	.proc __flsbuf#
__flsbuf:
	.prologue 12, 41
	.mlx
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 10, 1, 0
	movl r14 = @gprel(__iob#)
	.mlx
	mov r43 = r1
	movl r37 = @gprel(more#)
	;;
	.mmi
	add r14 = r1, r14
	add r37 = r1, r37
	.save rp, r41
	mov r41 = b0
	.body
	.mmi
	adds r38 = 8, r33
	adds r40 = 16, r33
	zxt1 r39 = r32
	;;
	.mmi
	sub r14 = r33, r14
	;;
	adds r36 = 16, r14
	shr r34 = r14, 5
	;;
	.mmi
	add r36 = r37, r36
	nop 0
	shl r34 = r34, 5
	;;
	.mib
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r43
	mov r44 = r33
	br.call.sptk.many b0 = begin_writing#
	;;
	.mmi
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	add r16 = r37, r34
	mov r35 = r8
	(p7) br.cond.dpnt .L98
	;;
	.mmi
	ld8 r14 = [r38]
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	sub r15 = r14, r15
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r16, r15
	(p6) br.cond.dptk .L97
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	nop 0
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L98
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	nop 0
	;;
.L97:
	.mmi
	adds r16 = 1, r14
	nop 0
	adds r15 = 24, r33
	;;
	.mmi
	st8 [r38] = r16
	st1 [r14] = r39
	nop 0
	;;
	.mmi
	ld2 r14 = [r15]
	nop 0
	addl r15 = 132, r0
	;;
	.mmi
	and r15 = r15, r14
	addp4 r16 = r14, r0
	extr.u r14 = r14, 7, 1
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) ld8 r15 = [r38]
	(p7) add r37 = r37, r34
	.mii
	(p7) ld8 r17 = [r40]
	nop 0
	;;
	(p7) sub r15 = r15, r17
	.mmi
	(p7) ld8 r35 = [r37]
	;;
	(p7) sub r35 = r35, r15
	tbit.nz p6, p7 = r16, 2
	;;
	.mib
	st4 [r33] = r35
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	cmp4.eq p6, p7 = 10, r39
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L100
.L101:
	.mii
	nop 0
	zxt1 r32 = r32
	mov r44 = r36
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r43
	mov b0 = r41
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
	;;
.L100:
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L101
.L98:
	.mib
	addl r32 = -1, r0
	mov r44 = r36
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r43
	mov b0 = r41
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
	.endp __flsbuf#
	.align 16
	.align 64
	.global getc#
	.type	getc#, @function
	.proc getc#
getc:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	movl r33 = @gprel(__iob#)
	.mlx
	mov r37 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r33 = r1, r33
	add r14 = r1, r14
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	sub r33 = r32, r33
	;;
	adds r33 = 16, r33
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	adds r15 = 8, r32
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r32] = r14
	nop 0
	(p7) br.cond.dpnt .L109
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	;;
	(p6) adds r16 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) st8 [r15] = r16
	nop 0
	;;
	.mib
	(p6) ld1 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L109:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp getc#
	.align 16
	.align 64
	.global putc#
	.type	putc#, @function
	.proc putc#
putc:
	.prologue 12, 36
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	movl r34 = @gprel(__iob#)
	.mlx
	mov r38 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r34 = r1, r34
	add r14 = r1, r14
	.save rp, r36
	mov r36 = b0
	.body
	.mii
	nop 0
	zxt1 r35 = r32
	;;
	sub r34 = r33, r34
	;;
	.mmi
	adds r34 = 16, r34
	;;
	add r34 = r34, r14
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	adds r15 = 8, r33
	.mii
	mov r1 = r38
	mov r39 = r34
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	(p7) br.cond.dpnt .L115
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	;;
	(p6) adds r16 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) st8 [r15] = r16
	nop 0
	.mmb
	(p6) st1 [r14] = r32
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L115:
	.mib
	mov r40 = r33
	mov r39 = r32
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp putc#
	.align 16
	.align 64
	.global fgetc#
	.type	fgetc#, @function
	.proc fgetc#
fgetc:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	movl r33 = @gprel(__iob#)
	.mlx
	mov r37 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r33 = r1, r33
	add r14 = r1, r14
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	sub r33 = r32, r33
	;;
	adds r33 = 16, r33
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	adds r15 = 8, r32
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r32] = r14
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	;;
	(p6) adds r16 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) st8 [r15] = r16
	nop 0
	;;
	.mib
	(p6) ld1 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L121:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp fgetc#
	.align 16
	.align 64
	.global fputc#
	.type	fputc#, @function
	.proc fputc#
fputc:
	.prologue 12, 36
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	movl r34 = @gprel(__iob#)
	.mlx
	mov r38 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r34 = r1, r34
	add r14 = r1, r14
	.save rp, r36
	mov r36 = b0
	.body
	.mii
	nop 0
	zxt1 r35 = r32
	;;
	sub r34 = r33, r34
	;;
	.mmi
	adds r34 = 16, r34
	;;
	add r34 = r34, r14
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	adds r15 = 8, r33
	.mii
	mov r1 = r38
	mov r39 = r34
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	(p7) br.cond.dpnt .L127
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	;;
	(p6) adds r16 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) st8 [r15] = r16
	nop 0
	.mmb
	(p6) st1 [r14] = r32
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L127:
	.mib
	mov r40 = r33
	mov r39 = r32
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp fputc#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC11:
	data8	more#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getchar#
	.type	getchar#, @function
	.proc getchar#
getchar:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 1, 0
	addl r33 = @gprel(.LC11), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(__iob#)
	;;
	.mmi
	add r37 = r1, r37
	;;
	ld4 r14 = [r37]
	adds r15 = 8, r37
	;;
	.mmi
	adds r14 = -1, r14
	;;
	nop 0
	cmp4.le p6, p7 = r0, r14
	.mmb
	nop 0
	st4 [r37] = r14
	(p7) br.cond.dpnt .L133
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	ld8 r37 = [r33]
	nop 0
	;;
	.mmi
	(p6) adds r16 = 1, r14
	;;
	(p6) st8 [r15] = r16
	nop 0
	;;
	.mib
	(p6) ld1 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L133:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r32 = r8
	.mmb
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp getchar#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC13:
	data8	more#+48
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global putchar#
	.type	putchar#, @function
	.proc putchar#
putchar:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r34 = @gprel(.LC13), gp
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	zxt1 r33 = r32
	;;
	.mib
	ld8 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(__iob#)
	;;
	.mmi
	add r39 = r1, r39
	;;
	adds r15 = 40, r39
	adds r39 = 32, r39
	;;
	.mmi
	ld4 r14 = [r39]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r39] = r14
	nop 0
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	ld8 r38 = [r34]
	nop 0
	;;
	.mmi
	(p6) adds r16 = 1, r14
	;;
	(p6) st8 [r15] = r16
	nop 0
	.mmb
	(p6) st1 [r14] = r32
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L139:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	ld8 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp putchar#
	.align 16
	.align 64
	.global ungetc#
	.type	ungetc#, @function
	.proc ungetc#
ungetc:
	.prologue 12, 36
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 1, 0
	movl r34 = @gprel(__iob#)
	.mlx
	mov r38 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r34 = r1, r34
	add r14 = r1, r14
	.save rp, r36
	mov r36 = b0
	.body
	.mii
	nop 0
	zxt1 r35 = r32
	;;
	sub r34 = r33, r34
	;;
	.mmi
	adds r34 = 16, r34
	;;
	add r34 = r34, r14
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r32
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r33
	nop 0
	(p7) br.cond.dpnt .L143
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = begin_reading#
	;;
	.mmi
	adds r14 = 16, r33
	mov r1 = r38
	adds r15 = 8, r33
	.mmb
	cmp4.ne p6, p7 = 0, r8
	adds r16 = 24, r33
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	mov r39 = r34
	.mmi
	ld8 r17 = [r15]
	;;
	adds r14 = -8, r14
	adds r18 = -1, r17
	;;
	.mib
	cmp.eq p6, p7 = r14, r17
	nop 0
	(p6) br.cond.spnt .L143
	;;
	.mmi
	ld4 r14 = [r33]
	st8 [r15] = r18
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r0, r14
	;;
	(p7) st4 [r33] = r0
	nop 0
	.mmi
	st1 [r18] = r32
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4 [r33] = r14
	nop 0
	.mmi
	ld2 r14 = [r16]
	;;
	and r14 = -17, r14
	nop 0
	;;
	.mib
	st2 [r16] = r14
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L143:
	.mib
	addl r35 = -1, r0
	mov r39 = r34
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp ungetc#
	.align 16
	.align 64
	.global fread#
	.type	fread#, @function
	.proc fread#
fread:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 4, 7, 3, 0
	setf.sig f7 = r34
	mov r42 = r1
	.mlx
	adds r38 = 8, r35
	movl r39 = @gprel(__iob#)
	;;
	.mmi
	setf.sig f6 = r33
	add r39 = r1, r39
	.save rp, r40
	mov r40 = b0
	.body
	.mlx
	nop 0
	movl r14 = @gprel(more#)
	;;
	.mii
	sub r39 = r35, r39
	add r14 = r1, r14
	;;
	adds r39 = 16, r39
	;;
	.mmi
	add r39 = r39, r14
	;;
	mov r43 = r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r34 = f6
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r42
	mov r43 = r35
	br.call.sptk.many b0 = begin_reading#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L155
	;;
	.mib
	mov r37 = r34
	cmp.eq p8, p9 = 0, r34
	(p8) br.cond.dpnt .L150
	.align 32
.L154:
	.mmi
	ld4 r14 = [r35]
	mov r43 = r32
	addl r36 = 1, r0
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	nop 0
	.mmb
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L151
	;;
	.mmi
	cmp.leu p6, p7 = r37, r15
	ld8 r44 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r36 = r37
	nop 0
	;;
	.mii
	(p7) mov r36 = r15
	nop 0
	;;
	mov r45 = r36
	.mmb
	sub r37 = r37, r36
	add r32 = r32, r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r14 = [r38]
	mov r1 = r42
	cmp.ne p6, p7 = 0, r37
	;;
	.mmi
	add r14 = r14, r36
	;;
	st8 [r38] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r35]
	;;
	sub r14 = r14, r36
	nop 0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	(p6) br.cond.dptk .L154
.L150:
	.mmi
	mov r37 = r0
	nop 0
	nop 0
	;;
.L153:
	.mmi
	nop 0
	sub r34 = r34, r37
	cmp.ne p8, p9 = r0, r0
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L155
	;;
	.mmi
	setf.sig f8 = r34
	mov r43 = r39
	(p8) break 1
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f8
	nop 0
	.mmi
	setf.sig f8 = r33
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
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
	(p6) fmpy.s1 f10 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f8 = f8
	;;
	.mib
	getf.sig r36 = f8
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov r8 = r36
	br.ret.sptk.many b0
	;;
.L151:
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.dpnt .L153
	;;
	.mmi
	sub r37 = r37, r36
	st1 [r32] = r8
	add r32 = r32, r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L154
	.mib
	nop 0
	nop 0
	br .L150
.L155:
	.mib
	mov r36 = r0
	mov r43 = r39
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r42
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	.endp fread#
	.align 16
	.align 64
	.global fwrite#
	.type	fwrite#, @function
	.proc fwrite#
fwrite:
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 4, 17, 3, 0
	mov r52 = r1
	.save rp, r50
	mov r50 = b0
	.body
	.mlx
	adds r49 = 24, r35
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r48 = @gprel(more#)
	;;
	.mmi
	sub r14 = r35, r14
	nop 0
	add r48 = r1, r48
	;;
	.mii
	adds r46 = 16, r14
	shr r43 = r14, 5
	;;
	add r46 = r48, r46
	;;
	.mib
	mov r53 = r46
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r52
	mov r53 = r35
	br.call.sptk.many b0 = begin_writing#
	;;
	.mmi
	nop 0
	mov r1 = r52
	mov r47 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L196
.L170:
	.mmi
	mov r34 = r0
	nop 0
	nop 0
.L176:
	.mib
	mov r53 = r46
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r52
	mov b0 = r50
	;;
	.mib
	nop 0
	mov ar.pfs = r51
	br.ret.sptk.many b0
.L196:
	.mmi
	setf.sig f6 = r33
	setf.sig f7 = r34
	addl r15 = 132, r0
	.mmi
	ld2 r14 = [r49]
	adds r39 = 8, r35
	adds r44 = 16, r35
	;;
	.mmi
	nop 0
	and r15 = r15, r14
	shl r42 = r43, 5
	.mmi
	mov r16 = r0
	addp4 r17 = r14, r0
	mov r40 = r32
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	add r42 = r48, r42
	;;
	.mmi
	(p7) ld8 r15 = [r39]
	nop 0
	adds r39 = 8, r35
	.mmi
	(p7) ld8 r18 = [r44]
	nop 0
	adds r44 = 16, r35
	;;
	.mmi
	(p7) ld8 r16 = [r42]
	(p7) sub r15 = r15, r18
	shl r42 = r43, 5
	;;
	.mfb
	nop 0
	xmpy.l f6 = f6, f7
	nop 0
	.mmi
	(p7) sub r16 = r16, r15
	add r42 = r48, r42
	tbit.nz p6, p7 = r17, 2
	;;
	.mmi
	nop 0
	st4 [r35] = r16
	nop 0
	;;
	.mib
	getf.sig r45 = f6
	nop 0
	(p6) br.cond.dpnt .L172
	;;
	.mmi
	nop 0
	getf.sig r36 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r45
	(p7) br.cond.dpnt .L174
	.align 32
.L173:
	.mmi
	ld8 r53 = [r39]
	mov r54 = r40
	mov r41 = r36
	.mii
	ld8 r14 = [r44]
	nop 0
	;;
	sub r14 = r53, r14
	.mmi
	ld8 r37 = [r42]
	;;
	sub r37 = r37, r14
	nop 0
	;;
	.mmi
	cmp.leu p6, p7 = r36, r37
	;;
	(p7) mov r38 = r37
	nop 0
	;;
	.mii
	(p6) mov r38 = r36
	nop 0
	;;
	mov r55 = r38
	.mmb
	sub r36 = r36, r38
	add r40 = r40, r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r14 = [r39]
	mov r1 = r52
	cmp.ltu p6, p7 = r41, r37
	;;
	.mmi
	nop 0
	add r14 = r14, r38
	nop 0
	;;
	.mib
	st8 [r39] = r14
	nop 0
	(p7) br.cond.dpnt .L197
.L179:
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L173
	.mmi
	ld2 r14 = [r49]
	nop 0
	nop 0
	;;
.L174:
	.mmb
	mov r55 = r45
	addl r54 = 10, r0
	nop 0
	.mmi
	mov r53 = r32
	addp4 r15 = r14, r0
	tbit.z p6, p7 = r14, 7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L180
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r52
	.mmb
	mov r53 = r35
	nop 0
	(p7) br.cond.dpnt .L193
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L170
.L193:
	.mmi
	ld2 r15 = [r49]
	nop 0
	nop 0
.L180:
	.mmb
	addl r14 = 132, r0
	adds r17 = 8, r35
	nop 0
	.mii
	adds r16 = 16, r35
	shl r43 = r43, 5
	mov r53 = r46
	;;
	.mii
	and r15 = r14, r15
	add r48 = r48, r43
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	(p7) ld8 r14 = [r17]
	(p7) ld8 r15 = [r16]
	nop 0
	;;
	.mii
	(p7) ld8 r47 = [r48]
	(p7) sub r14 = r14, r15
	;;
	(p7) sub r47 = r47, r14
	;;
	.mib
	st4 [r35] = r47
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r52
	mov b0 = r50
	;;
	.mib
	nop 0
	mov ar.pfs = r51
	br.ret.sptk.many b0
	;;
.L197:
	.mib
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L179
	;;
	.mmi
	setf.sig f6 = r33
	sub r38 = r38, r41
	cmp.eq p6, p7 = 0, r33
	.mmi
	mov r53 = r46
	;;
	add r38 = r38, r45
	(p6) break 1
	;;
	.mfi
	nop 0
	fcvt.xuf f10 = f6
	nop 0
	.mmi
	setf.sig f6 = r38
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f7, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f9, f7
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
	(p6) fmpy.s1 f9 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f7 = f7
	;;
	.mib
	getf.sig r34 = f7
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mii
	mov r1 = r52
	mov b0 = r50
	;;
	mov ar.pfs = r51
	;;
	.mib
	nop 0
	mov r8 = r34
	br.ret.sptk.many b0
.L172:
	.mib
	adds r35 = 26, r35
	cmp.ne p6, p7 = 0, r45
	(p7) br.cond.dpnt .L176
	;;
	.align 32
.L175:
	.mmi
	ld2 r53 = [r35]
	mov r55 = r45
	mov r54 = r32
	;;
	.mii
	nop 0
	dep.z r15 = r53, 8, 24
	;;
	extr.u r53 = r53, 8, 8
	;;
	.mmi
	nop 0
	or r53 = r15, r53
	nop 0
	;;
	.mib
	nop 0
	zxt2 r53 = r53
	br.call.sptk.many b0 = write#
	;;
	.mmi
	sub r45 = r45, r8
	cmp.lt p6, p7 = 0, r8
	nop 0
	.mmb
	mov r1 = r52
	add r32 = r32, r8
	(p7) br.cond.dpnt .L198
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r45
	(p6) br.cond.dptk .L175
	.mib
	mov r53 = r46
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r52
	mov b0 = r50
	;;
	.mib
	nop 0
	mov ar.pfs = r51
	br.ret.sptk.many b0
.L198:
	.mii
	ld2 r14 = [r49]
	mov r34 = r0
	;;
	or r14 = 32, r14
	;;
	.mib
	st2 [r49] = r14
	nop 0
	br .L176
	.endp fwrite#
	.align 16
	.align 64
	.proc put_in_stream#
put_in_stream:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	mov r14 = r33
	mov r35 = r32
	;;
	.mmi
	addl r33 = 1, r0
	nop 0
	mov r32 = r14
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many fwrite#
	;;
	break.f 0
	;;
	.endp put_in_stream#
	.align 16
	.align 64
	.global fputs#
	.type	fputs#, @function
	.proc fputs#
fputs:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r34 = r8
	mov r1 = r37
	mov r41 = r33
	.mmi
	addl r39 = 1, r0
	mov r38 = r32
	mov r40 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mmi
	cmp.ne p6, p7 = r34, r8
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	(p6) addl r8 = 1, r0
	mov ar.pfs = r36
	;;
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	sub r8 = r0, r8
	br.ret.sptk.many b0
	.endp fputs#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC16:
	data8	more#+48
	.align 8
.LC17:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global puts#
	.type	puts#, @function
	.proc puts#
puts:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 4, 0
	addl r36 = @gprel(.LC16), gp
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	ld8 r35 = [r36]
	nop 0
	mov r37 = r0
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	mov r34 = r8
	addl r42 = 1, r0
	.mii
	mov r43 = r8
	mov r41 = r32
	;;
	addl r14 = @gprel(.LC17), gp
	;;
	.mmi
	nop 0
	ld8 r33 = [r14]
	nop 0
	;;
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mmi
	cmp.ne p6, p7 = r8, r34
	nop 0
	mov r1 = r40
	.mmb
	mov r41 = r35
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	adds r15 = 8, r33
	.mii
	mov r1 = r40
	mov r41 = r35
	;;
	adds r14 = -1, r14
	;;
	.mib
	st4 [r33] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L209
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	addl r15 = 10, r0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld8 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L209:
	.mib
	mov r42 = r33
	addl r41 = 10, r0
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r33 = r8
	.mmb
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = -1, r33
	mov r1 = r40
	.mmi
	ld8 r41 = [r36]
	;;
	(p6) addl r37 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r37 = r0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	sub r37 = r0, r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	mov r8 = r37
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L206:
	.mmi
	nop 0
	addl r37 = -1, r0
	nop 0
	.mmb
	ld8 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp puts#
	.align 16
	.align 64
	.global fgets#
	.type	fgets#, @function
	.proc fgets#
fgets:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 8, 1, 0
	movl r37 = @gprel(__iob#)
	.mlx
	mov r41 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r37 = r1, r37
	add r14 = r1, r14
	.save rp, r39
	mov r39 = b0
	.mmi
	adds r38 = 8, r34
	nop 0
	mov r35 = r32
	;;
	.mii
	sub r37 = r34, r37
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	adds r37 = 16, r37
	;;
	.mmi
	nop 0
	add r37 = r37, r14
	nop 0
	;;
	.mib
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = -1, r33
	mov r1 = r41
	mov r43 = r37
	;;
	.mmi
	add r14 = r14, r32
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
	;;
	cmp4.gt p6, p7 = r0, r14
	addp4 r15 = r14, r0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L221
.L212:
	.mib
	st1 [r35] = r0
	mov r43 = r37
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	;;
.L221:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r41
	mov r43 = r37
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L228
	;;
	.mmi
	ld8 r14 = [r38]
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	st8 [r38] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld1 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L214:
	.mmi
	st1 [r35] = r36, 1
	cmp4.eq p6, p7 = 10, r36
	mov r43 = r37
	.bbb
	nop 0
	(p6) br.cond.dpnt .L212
	br.cloop.sptk.few .L221
	.mib
	nop 0
	nop 0
	br .L212
	;;
.L228:
	.mib
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r36 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r36
	(p6) br.cond.dptk .L214
	;;
	.mib
	adds r34 = 24, r34
	cmp.eq p6, p7 = r32, r35
	(p6) br.cond.dpnt .L220
	;;
	.mmi
	nop 0
	ld2 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 5
	(p7) br.cond.dptk .L212
.L220:
	.mib
	mov r32 = r0
	mov r43 = r37
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp fgets#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC19:
	data8	__iob#+1920
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fdopen#
	.type	fdopen#, @function
	.proc fdopen#
fdopen:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	movl r36 = @gprel(__iob#)
	;;
	.mmb
	add r36 = r1, r36
	mov r41 = r33
	nop 0
	.mib
	adds r42 = 16, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	br.call.sptk.many b0 = parse_mode#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r39
	.mmb
	mov r34 = r36
	nop 0
	(p7) br.cond.dpnt .L235
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = 59
	.align 32
.L232:
	.mmi
	adds r35 = 24, r34
	;;
	ld2 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L240
	;;
	.mib
	nop 0
	adds r34 = 32, r34
	br.cloop.sptk.few .L232
.L233:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 24, r0
	nop 0
	mov r1 = r39
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L235:
	.mmi
	mov r34 = r0
	;;
	mov r8 = r34
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L240:
	.body
	.copy_state 1
	.mmi
	addl r14 = @gprel(.LC19), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.leu p6, p7 = r14, r34
	addl r14 = 1024, r0
	(p6) br.cond.dpnt .L233
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	mov r1 = r39
	adds r17 = 8, r34
	nop 0
	.mmi
	sub r14 = r34, r36
	adds r16 = 16, r34
	dep.z r18 = r32, 8, 24
	;;
	.mlx
	st8 [r17] = r0
	movl r17 = @gprel(more#)
	.mmi
	and r14 = -32, r14
	st8 [r16] = r0
	adds r15 = 26, r34
	;;
	.mmi
	add r17 = r1, r17
	nop 0
	extr.u r32 = r32, 8, 8
	.mmi
	st4 [r34] = r0
	nop 0
	mov r8 = r34
	;;
	.mmi
	add r14 = r14, r17
	adds r17 = 16, r12
	or r32 = r18, r32
	;;
	.mmi
	ld4 r16 = [r17]
	nop 0
	adds r14 = 8, r14
	;;
	.mmi
	st2 [r35] = r16
	st2 [r15] = r32
	nop 0
	;;
	.mii
	st8 [r14] = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp fdopen#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC21:
	data8	__iob#+1920
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fopen#
	.type	fopen#, @function
	.proc fopen#
fopen:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 3, 0
	.fframe 16
	adds r12 = -16, r12
	mov r40 = r1
	.mlx
	mov r42 = r33
	movl r36 = @gprel(__iob#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	.save rp, r38
	mov r38 = b0
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = parse_mode#
	;;
	.mii
	mov r34 = r36
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	mov r1 = r40
	.mmb
	mov r37 = r8
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dpnt .L242
	;;
.L248:
	.mmi
	mov r34 = r0
	nop 0
	nop 0
	;;
.L250:
	.mii
	mov r8 = r34
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L242:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov ar.lc = 59
	.align 32
.L244:
	.mmi
	adds r35 = 24, r34
	;;
	ld2 r14 = [r35]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L253
	;;
	.mib
	nop 0
	adds r34 = 32, r34
	br.cloop.sptk.few .L244
	;;
.L245:
	.mib
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 24, r0
	nop 0
	mov r1 = r40
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L250
.L253:
	.mmi
	addl r14 = @gprel(.LC21), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.leu p6, p7 = r14, r34
	addl r14 = 1024, r0
	(p6) br.cond.dpnt .L245
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 438, r0
	nop 0
	.mmb
	mov r43 = r37
	mov r42 = r32
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	sub r14 = r34, r36
	cmp4.le p6, p7 = r0, r8
	.mmi
	adds r17 = 8, r34
	adds r15 = 16, r34
	adds r16 = 26, r34
	;;
	.mib
	nop 0
	dep.z r18 = r8, 8, 24
	nop 0
	.mlx
	and r14 = -32, r14
	movl r19 = @gprel(more#)
	;;
	.mmi
	add r19 = r1, r19
	nop 0
	extr.u r8 = r8, 8, 8
	.mmb
	(p7) st2 [r35] = r0
	nop 0
	(p7) br.cond.dpnt .L248
	;;
	.mmi
	st8 [r17] = r0
	adds r17 = 16, r12
	add r14 = r14, r19
	.mii
	st8 [r15] = r0
	or r8 = r18, r8
	;;
	adds r14 = 8, r14
	.mmi
	ld4 r15 = [r17]
	st4 [r34] = r0
	nop 0
	;;
	.mmi
	st2 [r35] = r15
	st2 [r16] = r8
	mov r8 = r34
	;;
	.mii
	st8 [r14] = r0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp fopen#
	.align 16
	.align 64
	.global __fopen64#
	.type	__fopen64#, @function
	.proc __fopen64#
__fopen64:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many fopen#
	;;
	break.f 0
	;;
	.endp __fopen64#
	.align 16
	.align 64
	.global fopen64#
	.type	fopen64#, @function
	.proc fopen64#
fopen64:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many fopen#
	;;
	break.f 0
	;;
	.endp fopen64#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC23:
	data8	__iob#+24
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fflush#
	.type	fflush#, @function
	.proc fflush#
fflush:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 10, 1, 0
	cmp.eq p6, p7 = 0, r32
	.save ar.lc, r42
	mov r42 = ar.lc
	.mlx
	mov r41 = r1
	movl r36 = @gprel(more#)
	;;
	.mmi
	nop 0
	(p6) addl r14 = @gprel(.LC23), gp
	.save rp, r39
	mov r39 = b0
	.body
	.mmb
	mov r38 = r0
	add r36 = r1, r36
	(p7) br.cond.dpnt .L269
	;;
	.mii
	(p6) ld8 r33 = [r14]
	mov ar.lc = 59
	;;
	(p6) adds r37 = -24, r33
	.align 32
.L264:
	.mmi
	nop 0
	ld2 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L270
	;;
	.mib
	nop 0
	adds r33 = 32, r33
	br.cloop.sptk.few .L264
.L258:
	.mii
	mov r8 = r38
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L270:
	.mmi
	adds r35 = -24, r33
	;;
	sub r34 = r35, r37
	nop 0
	;;
	.mmi
	adds r34 = 16, r34
	;;
	add r34 = r34, r36
	nop 0
	;;
	.mib
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld2 r14 = [r33]
	mov r1 = r41
	mov r43 = r34
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L271
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L272:
	.mib
	nop 0
	adds r33 = 32, r33
	br.cloop.sptk.few .L264
	.mib
	nop 0
	nop 0
	br .L258
.L271:
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	mov r1 = r41
	nop 0
	or r38 = r38, r8
	.mmb
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L272
	;;
.L269:
	.mlx
	nop 0
	movl r33 = @gprel(__iob#)
	;;
	.mmi
	add r33 = r1, r33
	;;
	sub r33 = r32, r33
	nop 0
	;;
	.mmi
	adds r33 = 16, r33
	;;
	add r33 = r33, r36
	nop 0
	;;
	.mib
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = 24, r32
	mov r1 = r41
	mov r43 = r33
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L273
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L274:
	.mii
	mov r8 = r38
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	;;
.L273:
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r38 = r8
	.mmb
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L274
	.endp fflush#
	.align 16
	.align 64
	.global fclose#
	.type	fclose#, @function
	.proc fclose#
fclose:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 3, 0
	movl r33 = @gprel(__iob#)
	.mlx
	mov r41 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r33 = r1, r33
	add r14 = r1, r14
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	adds r35 = 24, r32
	adds r36 = 16, r32
	adds r38 = 26, r32
	;;
	.mii
	sub r33 = r32, r33
	adds r37 = 8, r32
	;;
	adds r33 = 16, r33
	;;
	.mmi
	nop 0
	add r33 = r33, r14
	nop 0
	;;
	.mib
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r41
	mov r42 = r32
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	ld2 r14 = [r35]
	mov r1 = r41
	mov r34 = r8
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L282
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 0
	nop 0
	.mbb
	nop 0
	(p6) br.cond.dpnt .L278
	nop 0
	;;
	.mmi
	ld8 r42 = [r36]
	nop 0
	nop 0
	;;
.L279:
	.mib
	cmp.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L281
	;;
	.mmi
	nop 0
	ld2 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dpnt .L290
.L281:
	.mmi
	st8 [r37] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	ld2.a r42 = [r38]
	st4 [r32] = r0
	nop 0
	.mmi
	st2 [r35] = r0
	;;
	ld2.c.clr r42 = [r38]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r42, 8, 24
	;;
	extr.u r42 = r42, 8, 8
	;;
	.mmi
	nop 0
	or r42 = r14, r42
	nop 0
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L282
.L277:
	.mib
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L290:
	.mib
	adds r42 = -8, r42
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	st8 [r37] = r0
	nop 0
	.mmi
	st8 [r36] = r0
	;;
	ld2.a r42 = [r38]
	nop 0
	.mmi
	st4 [r32] = r0
	st2 [r35] = r0
	nop 0
	;;
	.mmi
	ld2.c.clr r42 = [r38]
	;;
	nop 0
	dep.z r14 = r42, 8, 24
	;;
	.mii
	nop 0
	extr.u r42 = r42, 8, 8
	;;
	or r42 = r14, r42
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L277
	.mib
	nop 0
	nop 0
	br .L282
.L278:
	.mmi
	ld4 r43 = [r32]
	nop 0
	adds r36 = 16, r32
	.mmi
	adds r38 = 26, r32
	nop 0
	adds r37 = 8, r32
	;;
	.mib
	cmp4.ge p6, p7 = 0, r43
	nop 0
	(p7) br.cond.dpnt .L287
	;;
	.mmi
	ld8 r42 = [r36]
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r37] = r42
	nop 0
	br .L279
.L287:
	.mmi
	nop 0
	ld2 r42 = [r38]
	sxt4 r43 = r43
	.mmi
	addl r44 = 1, r0
	adds r36 = 16, r32
	adds r37 = 8, r32
	;;
	.mii
	nop 0
	dep.z r15 = r42, 8, 24
	sub r43 = r0, r43
	;;
	.mii
	nop 0
	extr.u r42 = r42, 8, 8
	;;
	or r42 = r15, r42
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	nop 0
	ld8 r42 = [r36]
	mov r1 = r41
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r37] = r42
	nop 0
	br .L279
.L282:
	.mib
	addl r34 = -1, r0
	mov r42 = r33
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	.endp fclose#
	.align 16
	.align 64
	.global freopen#
	.type	freopen#, @function
	.proc freopen#
freopen:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	mov r39 = r33
	;;
	.mib
	adds r40 = 16, r12
	nop 0
	br.call.sptk.many b0 = parse_mode#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r35
	mov r1 = r38
	addl r41 = 438, r0
	.mmb
	mov r40 = r35
	mov r39 = r32
	(p7) br.cond.dpnt .L294
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmb
	mov r1 = r38
	adds r18 = 8, r34
	nop 0
	.mii
	adds r17 = 16, r34
	dep.z r19 = r8, 8, 24
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(__iob#)
	.mlx
	adds r16 = 24, r34
	movl r20 = @gprel(more#)
	;;
	.mmi
	add r14 = r1, r14
	add r20 = r1, r20
	extr.u r8 = r8, 8, 8
	.mmb
	adds r15 = 26, r34
	nop 0
	(p6) br.cond.dpnt .L294
	;;
	.mmi
	sub r14 = r34, r14
	st8 [r18] = r0
	adds r18 = 16, r12
	.mmi
	or r8 = r19, r8
	st8 [r17] = r0
	nop 0
	;;
	.mmi
	and r14 = -32, r14
	ld4 r17 = [r18]
	nop 0
	.mmi
	st2 [r15] = r8
	st4 [r34] = r0
	mov r8 = r34
	;;
	.mmi
	add r14 = r14, r20
	st2 [r16] = r17
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 8, r14
	nop 0
	;;
	.mii
	st8 [r14] = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L294:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp freopen#
	.align 16
	.align 64
	.global setvbuf#
	.type	setvbuf#, @function
	.proc setvbuf#
setvbuf:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 1, 0
	adds r37 = 16, r32
	.save rp, r39
	mov r39 = b0
	.mmi
	adds r38 = 24, r32
	cmp4.ne p8, p9 = 4, r34
	mov r41 = r1
	.body
	;;
	.mmi
	addl r14 = 128, r0
	nop 0
	(p8) addl r36 = 1, r0
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r34
	and r14 = -5, r34
	(p9) mov r36 = r0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L301
	;;
	.mmi
	ld8 r42 = [r37]
	ld2 r15 = [r38]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r42
	mov r14 = r15
	(p6) br.cond.dpnt .L299
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 3
	(p7) br.cond.dpnt .L307
	;;
.L299:
	.mmi
	cmp.ltu p6, p7 = 8, r35
	addl r18 = 65395, r0
	adds r16 = 8, r32
	.mmi
	mov r8 = r0
	;;
	(p6) addl r17 = 1, r0
	and r14 = r18, r14
	.mmi
	st8 [r16] = r0
	st8 [r37] = r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	cmp.ne p6, p7 = 0, r33
	or r14 = r34, r14
	.mii
	st4 [r32] = r0
	nop 0
	;;
	(p6) addl r15 = 1, r0
	.mmi
	st2 [r38] = r14
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	and r15 = r17, r15
	;;
	and r36 = r15, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p7) br.cond.dpnt .L308
.L297:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L308:
	.mmi
	adds r33 = 8, r33
	adds r35 = -8, r35
	mov b0 = r39
	.mlx
	nop 0
	movl r14 = @gprel(__iob#)
	;;
	.mmi
	add r14 = r1, r14
	st8 [r16] = r33
	mov ar.pfs = r40
	.mmi
	nop 0
	st8 [r37] = r33
	nop 0
	;;
	.mlx
	sub r32 = r32, r14
	movl r14 = @gprel(more#)
	;;
	.mii
	and r32 = -32, r32
	add r14 = r1, r14
	;;
	add r14 = r14, r32
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.ret.sptk.many b0
	;;
.L307:
	.mib
	adds r42 = -8, r42
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	cmp.ltu p6, p7 = 8, r35
	ld2 r14 = [r38]
	addl r18 = 65395, r0
	.mmi
	adds r16 = 8, r32
	mov r1 = r41
	mov r8 = r0
	;;
	.mmi
	(p6) addl r17 = 1, r0
	nop 0
	and r14 = r18, r14
	.mmi
	st8 [r16] = r0
	st8 [r37] = r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	cmp.ne p6, p7 = 0, r33
	or r14 = r34, r14
	.mii
	st4 [r32] = r0
	nop 0
	;;
	(p6) addl r15 = 1, r0
	.mmi
	st2 [r38] = r14
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	and r15 = r17, r15
	;;
	and r36 = r15, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r36
	(p6) br.cond.dptk .L297
	.mib
	nop 0
	nop 0
	br .L308
.L301:
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	.endp setvbuf#
	.align 16
	.align 64
	.global setbuf#
	.type	setbuf#, @function
	.proc setbuf#
setbuf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	nop 0
	cmp.eq p6, p7 = 0, r33
	;;
	.mii
	(p6) addl r34 = 1, r0
	addl r35 = 8192, r0
	;;
	(p7) mov r34 = r0
	;;
	.mmi
	nop 0
	shladd r34 = r34, 2, r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many setvbuf#
	;;
	break.f 0
	;;
	.endp setbuf#
	.align 16
	.align 64
	.global setlinebuf#
	.type	setlinebuf#, @function
	.proc setlinebuf#
setlinebuf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	adds r34 = 16, r32
	nop 0
	.mii
	adds r33 = 24, r32
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	ld8 r38 = [r34]
	ld2 r15 = [r33]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r38
	mov r14 = r15
	(p6) br.cond.dpnt .L312
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 3
	(p7) br.cond.dpnt .L318
.L312:
	.mmi
	adds r15 = 8, r32
	addl r16 = 65395, r0
	mov b0 = r35
	;;
	.mmb
	st8 [r15] = r0
	and r14 = r16, r14
	nop 0
	.mmi
	addl r15 = 128, r0
	st8 [r34] = r0
	mov ar.pfs = r36
	;;
	.mmi
	or r14 = r15, r14
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st2 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L318:
	.mib
	adds r38 = -8, r38
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmb
	ld2 r14 = [r33]
	adds r15 = 8, r32
	nop 0
	.mmi
	addl r16 = 65395, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mmb
	st8 [r15] = r0
	and r14 = r16, r14
	nop 0
	.mmi
	addl r15 = 128, r0
	st8 [r34] = r0
	mov ar.pfs = r36
	;;
	.mmi
	or r14 = r15, r14
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st2 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp setlinebuf#
	.align 16
	.align 64
	.global __fseeko64#
	.type	__fseeko64#, @function
	.proc __fseeko64#
__fseeko64:
	.prologue 12, 39
	.mlx
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 3, 0
	movl r35 = @gprel(__iob#)
	.mlx
	mov r41 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r35 = r1, r35
	add r14 = r1, r14
	.save rp, r39
	mov r39 = b0
	.body
	.mii
	adds r36 = 24, r32
	adds r38 = 16, r32
	;;
	sub r35 = r32, r35
	;;
	.mmi
	adds r35 = 16, r35
	;;
	add r35 = r35, r14
	nop 0
	;;
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld2 r15 = [r36]
	mov r1 = r41
	adds r16 = 8, r32
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 1
	mov r14 = r15
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L334
	;;
	.mmi
	ld8 r15 = [r38]
	;;
	cmp.eq p6, p7 = 0, r15
	nop 0
	;;
	.mib
	(p6) adds r37 = 26, r32
	nop 0
	(p6) br.cond.dpnt .L322
	;;
	.mmi
	ld4 r43 = [r32]
	nop 0
	adds r37 = 26, r32
	;;
	.mib
	cmp4.ge p6, p7 = 0, r43
	nop 0
	(p7) br.cond.dpnt .L331
	;;
	.mmi
	st4 [r32] = r0
	st8 [r16] = r15
	nop 0
.L322:
	.mmi
	nop 0
	ld2.a r42 = [r37]
	tbit.nz p6, p7 = r14, 8
	.mmi
	addp4 r15 = r14, r0
	mov r44 = r34
	mov r43 = r33
	;;
	.mii
	(p7) and r15 = -17, r15
	dep.z r14 = r42, 8, 24
	;;
	(p6) and r15 = -20, r15
	;;
	.mmi
	(p6) st2 [r36] = r15
	(p7) st2 [r36] = r15
	nop 0
	;;
	.mmi
	(p6) st4 [r32] = r0
	;;
	chk.a.clr r42, .L335
.L336:
	extr.u r42 = r42, 8, 8
	;;
	.mmi
	nop 0
	or r42 = r14, r42
	nop 0
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	nop 0
	mov r1 = r41
	shr r36 = r8, 63
.L321:
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
	;;
.L334:
	.mib
	mov r42 = r32
	adds r37 = 26, r32
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmb
	mov r44 = r34
	mov r43 = r33
	(p6) br.cond.dpnt .L326
	;;
	.mmi
	ld2 r14 = [r36]
	ld2.a r42 = [r37]
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 8
	addp4 r15 = r14, r0
	;;
	.mii
	(p7) and r15 = -17, r15
	dep.z r14 = r42, 8, 24
	;;
	(p6) and r15 = -20, r15
	;;
	.mmi
	(p6) st2 [r36] = r15
	(p7) st2 [r36] = r15
	nop 0
	;;
	.mmi
	nop 0
	chk.a.clr r42, .L337
.L338:
	.pred.rel.mutex p6, p7
	extr.u r42 = r42, 8, 8
	.mmi
	(p6) st4 [r32] = r0
	;;
	or r42 = r14, r42
	nop 0
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = __lseek64#
	;;
	.mib
	mov r1 = r41
	shr r36 = r8, 63
	br .L321
.L331:
	.mii
	ld2 r42 = [r37]
	sxt4 r43 = r43
	addl r44 = 1, r0
	;;
	.mii
	nop 0
	dep.z r15 = r42, 8, 24
	sub r43 = r0, r43
	;;
	.mii
	nop 0
	extr.u r42 = r42, 8, 8
	;;
	or r42 = r15, r42
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	ld8 r15 = [r38]
	adds r16 = 8, r32
	mov r1 = r41
	.mmi
	ld2 r14 = [r36]
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st8 [r16] = r15
	nop 0
	br .L322
.L326:
	.mib
	addl r36 = -1, r0
	mov r42 = r35
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r36
	mov r1 = r41
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L335:
	.mmi
	nop 0
	ld2 r42 = [r37]
	nop 0
	;;
	.mib
	nop 0
	dep.z r14 = r42, 8, 24
	br .L336
.L337:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld2 r42 = [r37]
	nop 0
	;;
	.mib
	nop 0
	dep.z r14 = r42, 8, 24
	br .L338
	.endp __fseeko64#
	.align 16
	.align 64
	.global fseek#
	.type	fseek#, @function
	.proc fseek#
fseek:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many __fseeko64#
	;;
	break.f 0
	;;
	.endp fseek#
	.align 16
	.align 64
	.global __ftello64#
	.type	__ftello64#, @function
	.proc __ftello64#
__ftello64:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	movl r33 = @gprel(__iob#)
	.mlx
	mov r37 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r33 = r1, r33
	add r14 = r1, r14
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	sub r33 = r32, r33
	;;
	adds r33 = 16, r33
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = 26, r32
	mov r1 = r37
	addl r40 = 1, r0
	.mmi
	mov r39 = r0
	;;
	ld2 r38 = [r14]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r38, 8, 24
	;;
	extr.u r38 = r38, 8, 8
	;;
	.mmi
	nop 0
	or r38 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	zxt2 r38 = r38
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	adds r14 = 16, r32
	mov r34 = r8
	mov r1 = r37
	.mmb
	cmp.gt p6, p7 = r0, r8
	adds r15 = 24, r32
	(p6) br.cond.dpnt .L342
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	adds r16 = 8, r32
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L342
	;;
	.mmi
	ld2 r15 = [r15]
	;;
	nop 0
	tbit.z p6, p7 = r15, 1
	;;
	.mmi
	(p7) ld8 r15 = [r16]
	;;
	(p7) sub r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) add r34 = r8, r14
	(p7) br.cond.dptk .L342
	.mmi
	ld4 r14 = [r32]
	;;
	cmp4.le p6, p7 = r0, r14
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	sxt4 r14 = r14
	;;
	.mmi
	sub r34 = r34, r14
	nop 0
	nop 0
.L342:
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp __ftello64#
	.align 16
	.align 64
	.global ftell#
	.type	ftell#, @function
	.proc ftell#
ftell:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many __ftello64#
	;;
	break.f 0
	;;
	.endp ftell#
	.align 16
	.align 64
	.global fseeko#
	.type	fseeko#, @function
	.proc fseeko#
fseeko:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many __fseeko64#
	;;
	break.f 0
	;;
	.endp fseeko#
	.align 16
	.align 64
	.global ftello#
	.type	ftello#, @function
	.proc ftello#
ftello:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many __ftello64#
	;;
	break.f 0
	;;
	.endp ftello#
	.align 16
	.align 64
	.global rewind#
	.type	rewind#, @function
	.proc rewind#
rewind:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	mov r36 = r32
	nop 0
	adds r32 = 24, r32
	;;
	.mib
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = __fseeko64#
	;;
	.mmi
	ld2 r14 = [r32]
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	and r14 = -33, r14
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	st2 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp rewind#
	.align 16
	.align 64
	.global feof#
	.type	feof#, @function
	.proc feof#
feof:
	.prologue
	.body
	.mmi
	adds r32 = 24, r32
	;;
	ld2 r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	and r8 = 16, r8
	br.ret.sptk.many b0
	.endp feof#
	.align 16
	.align 64
	.global ferror#
	.type	ferror#, @function
	.proc ferror#
ferror:
	.prologue
	.body
	.mmi
	adds r32 = 24, r32
	;;
	ld2 r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	and r8 = 32, r8
	br.ret.sptk.many b0
	.endp ferror#
	.align 16
	.align 64
	.global clearerr#
	.type	clearerr#, @function
	.proc clearerr#
clearerr:
	.prologue
	.body
	.mmi
	adds r32 = 24, r32
	;;
	ld2 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = -49, r14
	nop 0
	;;
	.mib
	st2 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp clearerr#
	.align 16
	.align 64
	.global fileno#
	.type	fileno#, @function
	.proc fileno#
fileno:
	.prologue
	.body
	.mmi
	adds r32 = 26, r32
	;;
	ld2 r8 = [r32]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r8, 8, 24
	;;
	extr.u r8 = r8, 8, 8
	;;
	.mmi
	nop 0
	or r8 = r14, r8
	nop 0
	;;
	.mib
	nop 0
	zxt2 r8 = r8
	br.ret.sptk.many b0
	.endp fileno#
	.align 16
	.align 64
	.global print_text#
	.type	print_text#, @function
	.proc print_text#
print_text:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 9, 4, 0
	.fframe 48
	adds r12 = -48, r12
	mov r44 = r1
	.mlx
	adds r37 = 24, r32
	movl r36 = @gprel(__iob#)
	;;
	.mlx
	add r36 = r1, r36
	movl r14 = @gprel(more#)
	.mmi
	adds r40 = 48, r12
	adds r38 = 56, r12
	adds r39 = 16, r32
	;;
	.mmi
	sub r36 = r32, r36
	add r14 = r1, r14
	.save rp, r42
	mov r42 = b0
	.body
	.mmi
	st8 [r40] = r33
	st8 [r38] = r34
	nop 0
	;;
	.mmi
	adds r36 = 16, r36
	;;
	add r36 = r36, r14
	nop 0
	;;
	.mib
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r44
	adds r16 = 16, r12
	.mmi
	ld2 r14 = [r37]
	;;
	addl r15 = @ltoff(@fptr(put_in_stream#)), gp
	tbit.nz p6, p7 = r14, 2
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	st8 [r16] = r15
	adds r15 = 24, r12
	addp4 r16 = r14, r0
	;;
	.mmi
	st8 [r15] = r0
	mov r15 = r14
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	(p7) br.cond.dpnt .L377
	;;
	.mmi
	nop 0
	ld8 r45 = [r39]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r45
	nop 0
	(p6) br.cond.dpnt .L368
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 3
	(p7) br.cond.dpnt .L378
.L368:
	.mmi
	and r15 = -13, r15
	adds r41 = 8, r32
	mov r48 = r35
	.mmi
	ld8 r47 = [r38]
	ld8 r46 = [r40]
	adds r45 = 16, r12
	;;
	.mmi
	st8 [r41] = r0
	st8 [r39] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	.mmb
	st2 [r37] = r15
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r32
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	ld8 r45 = [r39]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r45
	(p7) br.cond.dpnt .L374
.L369:
	.mmi
	nop 0
	ld2 r15 = [r37]
	nop 0
	;;
	.mib
	mov r14 = r15
	tbit.z p6, p7 = r15, 3
	(p7) br.cond.dpnt .L379
	;;
	.mmi
	addp4 r14 = r14, r0
	st8 [r41] = r0
	nop 0
	.mii
	st8 [r39] = r0
	nop 0
	;;
	and r14 = -9, r14
	.mii
	st4 [r32] = r0
	nop 0
	;;
	or r14 = 4, r14
	;;
	.mmi
	st2 [r37] = r14
	nop 0
	nop 0
.L367:
	.mib
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L379:
	.body
	.copy_state 1
	.mib
	nop 0
	adds r45 = -8, r45
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L374:
	.mmi
	nop 0
	ld2 r14 = [r37]
	nop 0
	.mmi
	st8 [r41] = r0
	st8 [r39] = r0
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	and r14 = -9, r14
	;;
	or r14 = 4, r14
	nop 0
	;;
	.mib
	st2 [r37] = r14
	nop 0
	br .L367
.L377:
	.mmi
	nop 0
	ld8 r47 = [r38]
	mov r48 = r35
	.mmb
	adds r45 = 16, r12
	ld8 r46 = [r40]
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r38 = r8
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r38
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L378:
	.body
	.copy_state 2
	.mib
	adds r45 = -8, r45
	adds r41 = 8, r32
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld2 r15 = [r37]
	mov r1 = r44
	mov r48 = r35
	.mmi
	st8 [r41] = r0
	st8 [r39] = r0
	adds r45 = 16, r12
	;;
	.mmi
	and r15 = -13, r15
	ld8 r47 = [r38]
	nop 0
	.mmi
	st4 [r32] = r0
	ld8 r46 = [r40]
	nop 0
	;;
	.mib
	st2 [r37] = r15
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r32
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	ld8 r45 = [r39]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r45
	(p6) br.cond.dptk .L369
	.mib
	nop 0
	nop 0
	br .L374
	.endp print_text#
	.align 16
	.align 64
	.global vfprintf#
	.type	vfprintf#, @function
	.proc vfprintf#
vfprintf:
	.prologue
	.mii
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	mov r35 = r34
	;;
	mov r34 = r0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many print_text#
	;;
	break.f 0
	;;
	.endp vfprintf#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC26:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global vprintf#
	.type	vprintf#, @function
	.proc vprintf#
vprintf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	nop 0
	addl r14 = @gprel(.LC26), gp
	.mmi
	mov r35 = r33
	nop 0
	mov r33 = r32
	;;
	.mmi
	mov r34 = r0
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many print_text#
	;;
	break.f 0
	;;
	.endp vprintf#
	.align 16
	.align 64
	.global fprintf#
	.type	fprintf#, @function
	.proc fprintf#
fprintf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	mov r42 = r1
	mov r44 = r32
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	adds r14 = 24, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r47 = 32, r12
	mov r46 = r0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	mov r45 = r33
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	st8 [r14] = r0
	adds r14 = 16, r12
	;;
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = print_text#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp fprintf#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC27:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global printf#
	.type	printf#, @function
	.proc printf#
printf:
	.prologue 12, 40
	.spill 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	mov r42 = r1
	mov r45 = r32
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	adds r14 = 24, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r47 = 40, r12
	mov r46 = r0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = @gprel(.LC27), gp
	.mmi
	nop 0
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	;;
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	ld8 r44 = [r14]
	adds r14 = 16, r12
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	;;
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	nop 0
	.mmb
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = print_text#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp printf#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC28:
	stringz	"%s: "
	.align 8
.LC30:
	stringz	"%s\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC29:
	data8	__iob#+64
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global perror#
	.type	perror#, @function
	.proc perror#
perror:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	nop 0
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	nop 0
	addl r35 = @gprel(.LC29), gp
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = 0, r32
	.mmb
	ld4 r36 = [r8]
	nop 0
	(p6) br.cond.dpnt .L389
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L397
.L389:
	.mlx
	nop 0
	movl r33 = @gprel(.LC30)
	.mmi
	nop 0
	mov r40 = r36
	nop 0
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmb
	mov r1 = r39
	mov r34 = r8
	nop 0
	.mii
	ld8 r32 = [r35]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many fprintf#
.L397:
	.body
	.copy_state 1
	.mlx
	addl r35 = @gprel(.LC29), gp
	movl r41 = @gprel(.LC28)
	.mmi
	mov r42 = r32
	;;
	nop 0
	add r41 = r1, r41
	.mmb
	nop 0
	ld8 r40 = [r35]
	br.call.sptk.many b0 = fprintf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r36
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC30)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmb
	mov r1 = r39
	mov r34 = r8
	nop 0
	.mii
	ld8 r32 = [r35]
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many fprintf#
	;;
	break.f 0
	;;
	.endp perror#
	.section	.rodata.str1.8
	.align 8
.LC31:
	stringz	"Assertion failed: %s, file %s, line %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC32:
	data8	__iob#+64
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __assert#
	.type	__assert#, @function
	.proc __assert#
__assert:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	addl r14 = @gprel(.LC32), gp
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r39 = @gprel(.LC31)
	.body
	;;
	.mmi
	ld8 r38 = [r14]
	mov r40 = r32
	mov r41 = r33
	.mmb
	mov r42 = r34
	add r39 = r1, r39
	br.call.sptk.many b0 = fprintf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	addl r39 = 6, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r37
	addl r38 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp __assert#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC33:
	data8	more#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global gets#
	.type	gets#, @function
	.proc gets#
gets:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 1, 0
	addl r14 = @gprel(.LC33), gp
	mov r40 = r1
	.mlx
	mov r36 = r32
	movl r34 = @gprel(__iob#)
	;;
	.mmi
	ld8 r35 = [r14]
	add r34 = r1, r34
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	mov r41 = r35
	adds r37 = 8, r34
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r41 = r35
	mov r1 = r40
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L410
	.align 32
.L402:
	.mmi
	ld8 r14 = [r37]
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	st8 [r37] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld1 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L403:
	.mmi
	mov r14 = r36
	nop 0
	cmp4.ne p6, p7 = 10, r33
	.mmb
	mov r41 = r35
	nop 0
	(p7) br.cond.dpnt .L405
	;;
	.mmi
	nop 0
	st1 [r14] = r33, 1
	nop 0
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r40
	mov r41 = r35
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L402
.L410:
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r33 = r8
	.mmb
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r33
	(p6) br.cond.dptk .L403
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r32, r36
	(p6) br.cond.dpnt .L411
.L405:
	.mmi
	mov r8 = r32
	st1 [r36] = r0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L411:
	.mmi
	mov r32 = r0
	nop 0
	mov b0 = r38
	;;
	.mib
	mov r8 = r32
	mov ar.pfs = r39
	br.ret.sptk.many b0
	.endp gets#
	.align 16
	.align 64
	.global getw#
	.type	getw#, @function
	.proc getw#
getw:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r39 = r32
	;;
	.mmi
	addl r38 = 1, r0
	nop 0
	addl r37 = 4, r0
	.mmb
	adds r36 = 16, r12
	nop 0
	br.call.sptk.many b0 = fread#
	;;
	.mmi
	cmp.ne p6, p7 = 1, r8
	nop 0
	mov r1 = r35
	;;
	.mmi
	(p7) adds r14 = 16, r12
	nop 0
	(p6) addl r8 = -1, r0
	;;
	.mii
	(p7) ld4 r8 = [r14]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp getw#
	.align 16
	.align 64
	.global putw#
	.type	putw#, @function
	.proc putw#
putw:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r40 = r33
	;;
	.mmi
	adds r14 = 16, r12
	addl r39 = 1, r0
	addl r38 = 4, r0
	;;
	.mib
	st4 [r14] = r32
	mov r37 = r14
	br.call.sptk.many b0 = fwrite#
	;;
	.mii
	cmp.ne p6, p7 = 1, r8
	mov r1 = r36
	;;
	(p6) addl r8 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mii
	sub r8 = r0, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp putw#
	.align 16
	.align 64
	.global fgetpos#
	.type	fgetpos#, @function
	.proc fgetpos#
fgetpos:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftello64#
	;;
	.mmi
	mov r1 = r36
	st8 [r33] = r8
	mov b0 = r34
	.mib
	nop 0
	shr r8 = r8, 63
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp fgetpos#
	.align 16
	.align 64
	.global fsetpos#
	.type	fsetpos#, @function
	.proc fsetpos#
fsetpos:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	ld8 r33 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many __fseeko64#
	;;
	break.f 0
	;;
	.endp fsetpos#
	.align 16
	.align 64
	.global setbuffer#
	.type	setbuffer#, @function
	.proc setbuffer#
setbuffer:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	cmp.eq p6, p7 = 0, r33
	mov r35 = r34
	;;
	.mii
	(p6) addl r34 = 1, r0
	nop 0
	;;
	(p7) mov r34 = r0
	;;
	.mmi
	nop 0
	shladd r34 = r34, 2, r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many setvbuf#
	;;
	break.f 0
	;;
	.endp setbuffer#
	.align 16
	.align 64
	.global getc_unlocked#
	.type	getc_unlocked#, @function
	.proc getc_unlocked#
getc_unlocked:
	.prologue 12, 35
	.mlx
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	movl r33 = @gprel(__iob#)
	.mlx
	mov r37 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r33 = r1, r33
	add r14 = r1, r14
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	sub r33 = r32, r33
	;;
	adds r33 = 16, r33
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r33, r14
	nop 0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	adds r15 = 8, r32
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r32] = r14
	nop 0
	(p7) br.cond.dpnt .L429
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	;;
	(p6) adds r16 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) st8 [r15] = r16
	nop 0
	;;
	.mib
	(p6) ld1 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L429:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r34 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp getc_unlocked#
	.align 16
	.align 64
	.global putc_unlocked#
	.type	putc_unlocked#, @function
	.proc putc_unlocked#
putc_unlocked:
	.prologue 12, 36
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 2, 0
	movl r34 = @gprel(__iob#)
	.mlx
	mov r38 = r1
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r34 = r1, r34
	add r14 = r1, r14
	.save rp, r36
	mov r36 = b0
	.body
	.mii
	nop 0
	zxt1 r35 = r32
	;;
	sub r34 = r33, r34
	;;
	.mmi
	adds r34 = 16, r34
	;;
	add r34 = r34, r14
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	adds r15 = 8, r33
	.mii
	mov r1 = r38
	mov r39 = r34
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	(p7) br.cond.dpnt .L435
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	;;
	(p6) adds r16 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) st8 [r15] = r16
	nop 0
	.mmb
	(p6) st1 [r14] = r32
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	;;
.L435:
	.mib
	mov r40 = r33
	mov r39 = r32
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r35
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp putc_unlocked#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC35:
	data8	more#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global getchar_unlocked#
	.type	getchar_unlocked#, @function
	.proc getchar_unlocked#
getchar_unlocked:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 1, 0
	addl r33 = @gprel(.LC35), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(__iob#)
	;;
	.mmi
	add r37 = r1, r37
	;;
	ld4 r14 = [r37]
	adds r15 = 8, r37
	;;
	.mmi
	adds r14 = -1, r14
	;;
	nop 0
	cmp4.le p6, p7 = r0, r14
	.mmb
	nop 0
	st4 [r37] = r14
	(p7) br.cond.dpnt .L441
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	ld8 r37 = [r33]
	nop 0
	;;
	.mmi
	(p6) adds r16 = 1, r14
	;;
	(p6) st8 [r15] = r16
	nop 0
	;;
	.mib
	(p6) ld1 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L441:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r32 = r8
	.mmb
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp getchar_unlocked#
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC37:
	data8	more#+48
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global putchar_unlocked#
	.type	putchar_unlocked#, @function
	.proc putchar_unlocked#
putchar_unlocked:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	addl r34 = @gprel(.LC37), gp
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	zxt1 r33 = r32
	;;
	.mib
	ld8 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(__iob#)
	;;
	.mmi
	add r39 = r1, r39
	;;
	adds r15 = 40, r39
	adds r39 = 32, r39
	;;
	.mmi
	ld4 r14 = [r39]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mmb
	st4 [r39] = r14
	nop 0
	(p7) br.cond.dpnt .L447
	;;
	.mmi
	(p6) ld8 r14 = [r15]
	ld8 r38 = [r34]
	nop 0
	;;
	.mmi
	(p6) adds r16 = 1, r14
	;;
	(p6) st8 [r15] = r16
	nop 0
	.mmb
	(p6) st1 [r14] = r32
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L447:
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	ld8 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp putchar_unlocked#
	.section	.rodata.str1.8
	.align 8
.LC42:
	stringz	"-c"
	.align 8
.LC43:
	stringz	"sh"
	.align 8
.LC44:
	stringz	"/bin/sh"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC40:
	data8	more#+8
	.align 8
.LC41:
	data8	__iob#+26
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global popen#
	.type	popen#, @function
	.proc popen#
popen:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	ld1 r34 = [r33]
	adds r14 = 1, r33
	mov r40 = r1
	;;
	.mii
	nop 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	sxt1 r34 = r34
	.mmi
	adds r42 = 16, r12
	;;
	cmp4.ne p6, p7 = 119, r34
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r35 = r0
	nop 0
	;;
	.mib
	(p6) addl r35 = 1, r0
	cmp4.ne.and.orcm p6, p7 = 114, r34
	(p6) br.cond.dpnt .L449
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L449
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r40
	(p7) br.cond.dpnt .L451
	;;
	.mmi
	cmp4.eq p6, p7 = 119, r34
	;;
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r36 = r0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmb
	adds r14 = 16, r12
	mov r34 = r8
	(p7) br.cond.spnt .L471
	;;
	.mmi
	shladd r35 = r35, 2, r0
	;;
	add r35 = r14, r35
	nop 0
	;;
	.mib
	ld4 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r34
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r33
	;;
	.mib
	nop 0
	(p6) sxt4 r36 = r36
	(p6) br.cond.dpnt .L459
	;;
	.mii
	shladd r14 = r36, 2, r0
	sxt4 r36 = r36
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = fdopen#
	;;
	.mib
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L459
	;;
	.mlx
	nop 0
	movl r15 = @gprel(__iob#)
	.mlx
	nop 0
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	add r14 = r1, r14
	;;
	.mii
	sub r15 = r8, r15
	adds r14 = 8, r14
	;;
	and r15 = -32, r15
	;;
	.mmi
	add r14 = r14, r15
	;;
	st4 [r14] = r34
	mov b0 = r38
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
	;;
.L449:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 22, r0
	nop 0
	mov r1 = r40
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L451:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L472:
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
	;;
.L459:
	.body
	.copy_state 2
	.mii
	adds r14 = 16, r12
	shladd r36 = r36, 2, r0
	;;
	add r36 = r14, r36
	;;
	.mib
	ld4 r42 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r40
	mov r8 = r0
	br .L472
	;;
.L471:
	.mmi
	addl r14 = @gprel(.LC40), gp
	nop 0
	mov ar.lc = 59
	;;
	.mmi
	ld8 r34 = [r14]
	addl r14 = @gprel(.LC41), gp
	nop 0
	;;
	.mmi
	ld8 r37 = [r14]
	nop 0
	nop 0
.L456:
	.mmi
	nop 0
	ld4 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L473
.L455:
	.mib
	adds r34 = 32, r34
	adds r37 = 32, r37
	br.cloop.sptk.few .L456
	;;
	.mii
	shladd r34 = r35, 2, r0
	adds r14 = 16, r12
	;;
	add r34 = r14, r34
	;;
	.mmi
	nop 0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r35, r42
	(p6) br.cond.dptk .L457
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L457:
	.mii
	shladd r14 = r36, 2, r0
	adds r15 = 16, r12
	;;
	add r14 = r15, r14
	;;
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r35, r42
	(p6) br.cond.dptk .L458
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L458:
	.mlx
	mov r46 = r0
	movl r42 = @gprel(.LC44)
	.mlx
	mov r45 = r32
	movl r44 = @gprel(.LC42)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	.mmi
	add r42 = r1, r42
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r40
	addl r42 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
.L473:
	.mmi
	ld2 r42 = [r37]
	;;
	nop 0
	dep.z r15 = r42, 8, 24
	;;
	.mii
	nop 0
	extr.u r42 = r42, 8, 8
	;;
	or r42 = r15, r42
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L455
	.endp popen#
	.align 16
	.align 64
	.global pclose#
	.type	pclose#, @function
	.proc pclose#
pclose:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	mov r36 = r1
	.mlx
	mov r37 = r32
	movl r15 = @gprel(__iob#)
	;;
	.mib
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	nop 0
	.mlx
	add r15 = r1, r15
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	sub r15 = r32, r15
	;;
	.mii
	and r15 = -32, r15
	adds r14 = 8, r14
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	ld4 r33 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L484
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	.align 32
.L477:
	.mmi
	mov r39 = r0
	nop 0
	adds r38 = 16, r12
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r36
	(p7) br.cond.dpnt .L485
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L477
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
.L474:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L485:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L484:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 10, r0
	nop 0
	mov r1 = r36
	;;
	.mib
	st4 [r8] = r14
	addl r8 = -1, r0
	br .L474
	.endp pclose#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	more#, @object
	.size	more#, 1920
more:
	.skip	1920
	.global __iob#
	.section	.data,	"aw",	"progbits"
	.align 8
	.type	__iob#, @object
	.size	__iob#, 1920
__iob:
	data4	0
	.skip	4
	data8	0
	data8	0
	data2	1
	data1	0
	data1	0
	.skip	4
	data4	0
	.skip	4
	data8	0
	data8	0
	data2	2
	data1	1
	data1	0
	.skip	4
	data4	0
	.skip	4
	data8	0
	data8	0
	data2	6
	data1	2
	data1	0
	.skip	4
	.skip	1824
	.global waitpid#
	.type	waitpid#, @function
	.global execl#
	.type	execl#, @function
	.global dup2#
	.type	dup2#, @function
	.global fork#
	.type	fork#, @function
	.global pipe#
	.type	pipe#, @function
	.global _exit#
	.type	_exit#, @function
	.global kill#
	.type	kill#, @function
	.global getpid#
	.type	getpid#, @function
	.global strerror#
	.type	strerror#, @function
	.global format_text#
	.type	format_text#, @function
	.global free#
	.type	free#, @function
	.global close#
	.type	close#, @function
	.global open#
	.type	open#, @function
	.global guard_leave#
	.type	guard_leave#, @function
	.global guard_enter#
	.type	guard_enter#, @function
	.global strlen#
	.type	strlen#, @function
	.global memchr#
	.type	memchr#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global read#
	.type	read#, @function
	.global thread_self#
	.type	thread_self#, @function
	.global stream_lock_try#
	.type	stream_lock_try#, @function
	.global __lseek64#
	.type	__lseek64#, @function
	.global stream_lock_drop#
	.type	stream_lock_drop#, @function
	.global stream_lock_take#
	.type	stream_lock_take#, @function
	.global write#
	.type	write#, @function
	.global __errno#
	.type	__errno#, @function
	.global strchr#
	.type	strchr#, @function
	.global isatty#
	.type	isatty#, @function
	.global exit#
	.type	exit#, @function
	.global malloc#
	.type	malloc#, @function
	.ident	"GCC: (GNU) 12.2.0"
