// f87c4d2f2911997c38b348112e158349 emu/guest/libc/stdio.c
	.file	"stdio.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC0:
	data4	__iob#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc give_buffer#
give_buffer:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 1, 0
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.mmi
	nop 0
	mov r40 = r1
	.body
	nop 0
	;;
	.mmi
	adds r34 = 12, r32
	adds r35 = 8, r32
	mov ar.pfs = r39
	;;
	.mmi
	nop 0
	ld2 r15 = [r34]
	mov b0 = r38
	.mii
	ld4 r14 = [r35]
	nop 0
	;;
	tbit.z p8, p9 = r15, 2
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p8) addl r36 = 8192, r0
	nop 0
	;;
	.mbb
	(p9) addl r36 = 1, r0
	(p7) br.cond.dpnt .L14
	br.ret.sptk.many b0
	;;
.L14:
	.mib
	adds r41 = 8, r36
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mii
	addp4 r33 = 0,r8
	mov r1 = r40
	;;
	cmp.ne p6, p7 = 0, r33
	;;
	.mib
	(p7) addl r41 = 127, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r14 = @gprel(.LC0), gp
	movl r15 = @gprel(__iob#)
	;;
	.mii
	ld4 r14 = [r14]
	add r15 = r1, r15
	;;
	cmp4.eq p6, p7 = r14, r32
	.mmb
	sub r15 = r32, r15
	adds r14 = 4, r32
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	adds r33 = 8, r33
	extr r15 = r15, 4, 28
	.mmi
	ld2.a r16 = [r34]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	shladd r14 = r15, 1, r0
	.mmi
	nop 0
	st4 [r35] = r33
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = @gprel(more#)
	.mmi
	ld2.c.clr r16 = [r34]
	;;
	shladd r14 = r14, 3, r0
	add r15 = r1, r15
	.mmi
	or r16 = 8, r16
	;;
	nop 0
	sxt4 r14 = r14
	.mmi
	st2 [r34] = r16
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r36
	nop 0
	nop 0
.L16:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L15:
	.mlx
	nop 0
	movl r37 = @gprel(__iob#)
	.mmi
	adds r33 = 8, r33
	;;
	add r37 = r1, r37
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r14 = 30, r37
	;;
	ld2 r41 = [r14]
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r41, 8, 24
	;;
	extr.u r41 = r41, 8, 8
	;;
	.mmi
	nop 0
	or r41 = r15, r41
	nop 0
	;;
	.mib
	nop 0
	zxt2 r41 = r41
	br.call.sptk.many b0 = isatty#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r40
	.mmi
	ld2.a r16 = [r34]
	;;
	(p7) adds r37 = 28, r37
	(p7) addl r15 = 128, r0
	;;
	.mmi
	nop 0
	(p7) ld2 r14 = [r37]
	nop 0
	;;
	.mlx
	(p7) or r14 = r15, r14
	movl r15 = @gprel(__iob#)
	;;
	.mmi
	add r15 = r1, r15
	(p7) st2 [r37] = r14
	adds r14 = 4, r32
	;;
	.mmi
	sub r15 = r32, r15
	st4 [r14] = r33
	nop 0
	.mii
	st4 [r35] = r33
	nop 0
	;;
	extr r15 = r15, 4, 28
	.mmi
	ld2.c.clr r16 = [r34]
	;;
	shladd r14 = r15, 1, r0
	or r16 = 8, r16
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = @gprel(more#)
	.mmi
	st2 [r34] = r16
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	add r15 = r1, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mib
	st4 [r14] = r36
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
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	addl r38 = 43, r0
	mov r37 = r32
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r8 = 0,r8
	addl r14 = 256, r0
	mov r1 = r36
	;;
	.mib
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
	cmp4.eq p6, p7 = 114, r14
	nop 0
	(p6) br.cond.dpnt .L22
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
	mov r14 = r8
	addl r15 = 22, r0
	mov r1 = r36
	.mmi
	addl r8 = -1, r0
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
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
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 114, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) addl r14 = 2, r0
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
	cmp4.eq p6, p7 = 114, r14
	nop 0
	(p6) br.cond.dpnt .L22
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
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov b0 = r34
	;;
	.mii
	(p6) addl r8 = 1, r0
	mov ar.pfs = r35
	;;
	(p7) mov r8 = r0
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
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 3, 0
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	;;
	adds r37 = 8, r32
	adds r36 = 4, r32
	.mmi
	adds r14 = 12, r32
	mov r8 = r0
	adds r35 = 14, r32
	;;
	.mmi
	ld4 r33 = [r37]
	;;
	addp4 r33 = 0,r33
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r33
	;;
	nop 0
	(p6) adds r36 = 4, r32
	.mmb
	nop 0
	(p6) ld2 r15 = [r14]
	(p6) br.cond.dpnt .L36
	;;
	.mmi
	ld4 r14 = [r36]
	;;
	cmp4.ne p6, p7 = r33, r14
	sub r34 = r14, r33
	;;
	.mmi
	nop 0
	(p7) adds r14 = 12, r32
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
	mov r43 = r34
	mov r42 = r33
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
	sub r34 = r34, r8
	cmp4.lt p6, p7 = 0, r8
	nop 0
	.mmb
	add r33 = r8, r33
	mov r1 = r40
	(p7) br.cond.dpnt .L45
	;;
	.mib
	addp4 r33 = 0,r33
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L35
	;;
	.mmi
	adds r14 = 12, r32
	ld4 r33 = [r37]
	mov r8 = r0
	;;
	.mmi
	nop 0
	ld2 r15 = [r14]
	addp4 r33 = 0,r33
	;;
.L36:
	.mmi
	addl r16 = 132, r0
	st4 [r36] = r33
	mov b0 = r38
	.mlx
	nop 0
	movl r14 = @gprel(__iob#)
	;;
	.mmb
	add r14 = r1, r14
	and r15 = r15, r16
	nop 0
	.mmi
	mov r16 = r0
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	sub r14 = r32, r14
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mii
	nop 0
	extr r14 = r14, 4, 28
	;;
	(p7) shladd r15 = r14, 1, r0
	;;
	.mlx
	(p7) add r14 = r15, r14
	(p7) movl r15 = @gprel(more#)
	;;
	.mii
	(p7) shladd r14 = r14, 3, r0
	(p7) add r15 = r1, r15
	;;
	(p7) sxt4 r14 = r14
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld4 r16 = [r14]
	nop 0
	;;
	.mib
	st4 [r32] = r16
	nop 0
	br.ret.sptk.many b0
.L45:
	.mmb
	adds r14 = 12, r32
	addl r16 = 132, r0
	nop 0
	.mmi
	ld4.a r33 = [r37]
	addl r8 = -1, r0
	mov b0 = r38
	;;
	.mii
	ld2 r15 = [r14]
	mov ar.pfs = r39
	;;
	or r15 = 32, r15
	;;
	.mlx
	st2 [r14] = r15
	movl r14 = @gprel(__iob#)
	.mii
	and r15 = r15, r16
	mov r16 = r0
	;;
	add r14 = r1, r14
	.mmi
	cmp4.ne p6, p7 = 0, r15
	ld4.c.clr r33 = [r37]
	nop 0
	;;
	.mii
	sub r14 = r32, r14
	addp4 r33 = 0,r33
	;;
	extr r14 = r14, 4, 28
	.mmi
	st4 [r36] = r33
	;;
	(p7) shladd r15 = r14, 1, r0
	nop 0
	;;
	.mlx
	(p7) add r14 = r15, r14
	(p7) movl r15 = @gprel(more#)
	;;
	.mii
	(p7) shladd r14 = r14, 3, r0
	(p7) add r15 = r1, r15
	;;
	(p7) sxt4 r14 = r14
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld4 r16 = [r14]
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
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r34 = @gprel(more#)
	.mmi
	adds r35 = 12, r32
	;;
	sub r14 = r32, r14
	add r34 = r1, r34
	;;
	.mii
	nop 0
	extr r14 = r14, 4, 28
	;;
	shladd r33 = r14, 1, r0
	;;
	.mmi
	add r33 = r33, r14
	;;
	shladd r33 = r33, 3, r0
	nop 0
	;;
	.mii
	adds r14 = 12, r33
	sxt4 r33 = r33
	;;
	addp4 r34 = r14, r34
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r33
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = -1, r0
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	ld2 r14 = [r35]
	mov r1 = r38
	mov r39 = r32
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
	ld2 r14 = [r35]
	mov r1 = r38
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
	st2 [r35] = r14
	nop 0
	nop 0
.L48:
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = give_buffer#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L53:
	.mmi
	nop 0
	or r14 = 32, r14
	nop 0
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 9, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp begin_reading#
	.align 16
	.align 64
	.proc begin_writing#
begin_writing:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	addp4 r32 = 0,r32
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r34 = @gprel(more#)
	.mmi
	adds r35 = 12, r32
	;;
	sub r14 = r32, r14
	add r34 = r1, r34
	;;
	.mii
	nop 0
	extr r14 = r14, 4, 28
	;;
	shladd r33 = r14, 1, r0
	;;
	.mmi
	add r33 = r33, r14
	;;
	shladd r33 = r33, 3, r0
	nop 0
	;;
	.mii
	adds r14 = 12, r33
	sxt4 r33 = r33
	;;
	addp4 r34 = r14, r34
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r34
	;;
	.mlx
	nop 0
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r33
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r15 = -1, r0
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	ld2 r15 = [r35]
	mov r1 = r38
	adds r17 = 14, r32
	.mmi
	addl r41 = 1, r0
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
	adds r16 = 8, r32
	and r14 = -20, r14
	;;
	.mii
	nop 0
	sxt4 r40 = r15
	cmp4.ge p6, p7 = 0, r15
	.mmb
	mov r15 = r32
	or r14 = 2, r14
	(p7) br.cond.dpnt .L63
	;;
	.mmi
	st4 [r15] = r0, 4
	ld4 r16 = [r16]
	nop 0
	.mmi
	st2 [r35] = r14
	;;
	st4 [r15] = r16
	nop 0
.L56:
	.mib
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = give_buffer#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L63:
	.mii
	ld2 r39 = [r17]
	sub r40 = r0, r40
	;;
	dep.z r14 = r39, 8, 24
	;;
	.mii
	nop 0
	extr.u r39 = r39, 8, 8
	;;
	or r39 = r14, r39
	;;
	.mib
	nop 0
	zxt2 r39 = r39
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	ld2 r14 = [r35]
	nop 0
	mov r15 = r32
	.mii
	adds r16 = 8, r32
	mov r1 = r38
	;;
	addp4 r14 = r14, r0
	.mmi
	st4 [r15] = r0, 4
	ld4 r16 = [r16]
	nop 0
	;;
	.mmi
	and r14 = -20, r14
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	nop 0
	or r14 = 2, r14
	nop 0
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br .L56
.L62:
	.mmi
	nop 0
	or r16 = 32, r16
	nop 0
	;;
	.mib
	st2 [r35] = r16
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 9, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp begin_writing#
	.align 16
	.align 64
	.global ftrylockfile#
	.type	ftrylockfile#, @function
	.proc ftrylockfile#
ftrylockfile:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r36 = @gprel(more#)
	;;
	.mii
	sub r32 = r32, r14
	add r36 = r1, r36
	;;
	extr r32 = r32, 4, 28
	;;
	.mmi
	shladd r14 = r32, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mib
	add r36 = r36, r14
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
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r36 = @gprel(more#)
	;;
	.mii
	sub r32 = r32, r14
	add r36 = r1, r36
	;;
	extr r32 = r32, 4, 28
	;;
	.mmi
	shladd r14 = r32, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mib
	add r36 = r36, r14
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
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r36 = @gprel(more#)
	;;
	.mii
	sub r32 = r32, r14
	add r36 = r1, r36
	;;
	extr r32 = r32, 4, 28
	;;
	.mmi
	shladd r14 = r32, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mib
	add r36 = r36, r14
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
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC6:
	data4	__iob#+960
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global streams_after_fork#
	.type	streams_after_fork#, @function
	.proc streams_after_fork#
streams_after_fork:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 0, 0
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.body
	.mlx
	addl r40 = @gprel(.LC6), gp
	movl r36 = @gprel(more#)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(__iob#)
	.mmi
	add r36 = r1, r36
	;;
	add r37 = r1, r37
	adds r39 = 16, r36
	.mii
	adds r38 = 12, r36
	adds r36 = 20, r36
	;;
	addp4 r33 = 0,r37
	;;
	.align 32
.L72:
	.mii
	sub r14 = r33, r37
	adds r33 = 16, r33
	;;
	extr r14 = r14, 4, 28
	.mmi
	addp4 r33 = 0,r33
	;;
	shladd r32 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	shladd r32 = r32, 3, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r32 = r32
	;;
	add r34 = r39, r32
	;;
	.mib
	ld4 r35 = [r34]
	nop 0
	br.call.sptk.many b0 = thread_self#
	;;
	.mmi
	nop 0
	addp4 r8 = 0,r8
	add r16 = r38, r32
	.mmi
	ld4 r15 = [r40]
	add r32 = r36, r32
	mov r1 = r43
	;;
	.mii
	ld4 r14 = [r8]
	cmp4.ne p6, p7 = r15, r33
	;;
	cmp4.eq p8, p9 = r14, r35
	;;
	.mmi
	(p9) st4 [r16] = r0
	(p9) st4 [r34] = r0
	nop 0
	;;
	.mib
	(p9) st4 [r32] = r0
	nop 0
	(p6) br.cond.dptk .L72
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r42
	br.ret.sptk.many b0
	.endp streams_after_fork#
	.align 16
	.align 64
	.global fwide#
	.type	fwide#, @function
	.proc fwide#
fwide:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 1, 0
	addp4 r32 = 0,r32
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	.body
	movl r14 = @gprel(__iob#)
	;;
	.mlx
	add r14 = r1, r14
	movl r36 = @gprel(more#)
	;;
	.mii
	sub r32 = r32, r14
	add r36 = r1, r36
	;;
	extr r32 = r32, 4, 28
	;;
	.mmi
	shladd r35 = r32, 1, r0
	;;
	add r34 = r35, r32
	nop 0
	;;
	.mmi
	nop 0
	shladd r34 = r34, 3, r0
	nop 0
	;;
	.mii
	adds r14 = 12, r34
	sxt4 r34 = r34
	;;
	addp4 r36 = r14, r36
	;;
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.lt p8, p9 = 0, r33
	;;
	.mlx
	nop 0
	movl r14 = @gprel(more#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r15 = 8, r14
	nop 0
	;;
	.mmi
	add r15 = r15, r34
	;;
	ld4 r34 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L77
	;;
	.mib
	addl r34 = 1, r0
	cmp4.ne p6, p7 = 0, r33
	(p9) br.cond.dpnt .L82
	;;
	.mii
	add r35 = r35, r32
	adds r14 = 8, r14
	;;
	shladd r35 = r35, 3, r0
	;;
	.mii
	nop 0
	sxt4 r35 = r35
	;;
	add r14 = r14, r35
	.mmi
	nop 0
	;;
	st4 [r14] = r34
	nop 0
.L77:
	.mib
	mov r40 = r36
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r34
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
	add r35 = r35, r32
	(p6) addl r34 = 1, r0
	adds r14 = 8, r14
	;;
	.mii
	shladd r35 = r35, 3, r0
	(p7) mov r34 = r0
	;;
	sxt4 r35 = r35
	.mmi
	sub r34 = r0, r34
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br .L77
	.endp fwide#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC11:
	data4	__iob#+16
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
	addp4 r32 = 0,r32
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	.body
	movl r36 = @gprel(__iob#)
	;;
	.mlx
	add r36 = r1, r36
	movl r35 = @gprel(more#)
	.mmi
	adds r37 = 8, r32
	;;
	sub r34 = r32, r36
	add r35 = r1, r35
	;;
	.mii
	nop 0
	extr r34 = r34, 4, 28
	;;
	shladd r33 = r34, 1, r0
	;;
	.mmi
	add r14 = r33, r34
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	adds r14 = 12, r14
	;;
	addp4 r35 = r14, r35
	nop 0
	;;
	.mib
	mov r41 = r35
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
	cmp4.ne p8, p9 = r36, r32
	cmp4.ne p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L84
	(p9) br.cond.dpnt .L92
.L85:
	.mmi
	nop 0
	adds r14 = 14, r32
	add r33 = r33, r34
	.mmi
	ld4 r42 = [r37]
	;;
	ld2 r41 = [r14]
	shladd r33 = r33, 3, r0
	.mlx
	nop 0
	movl r14 = @gprel(more#)
	;;
	.mib
	nop 0
	dep.z r15 = r41, 8, 24
	nop 0
	.mmi
	add r14 = r1, r14
	nop 0
	sxt4 r33 = r33
	;;
	.mii
	nop 0
	extr.u r41 = r41, 8, 8
	add r14 = r14, r33
	;;
	.mmi
	or r41 = r15, r41
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	nop 0
	zxt2 r41 = r41
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld4 r14 = [r37]
	cmp4.lt p6, p7 = 0, r8
	adds r15 = 4, r32
	.mmi
	adds r17 = -1, r8
	st4 [r32] = r0
	mov r1 = r40
	;;
	.mmi
	addp4 r14 = 0,r14
	(p6) st4 [r32] = r17
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	.mmb
	st4 [r15] = r14
	nop 0
	(p7) br.cond.spnt .L93
	;;
	.mmi
	nop 0
	(p6) st4 [r15] = r16
	nop 0
	;;
	.mmi
	(p6) ld1 r33 = [r14]
	nop 0
	nop 0
.L88:
	.mib
	mov r41 = r35
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
	.mlx
	nop 0
	movl r14 = @gprel(__iob#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	nop 0
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 7
	(p6) br.cond.dptk .L85
	.mmi
	addl r14 = @gprel(.LC11), gp
	nop 0
	add r33 = r33, r34
	;;
	.mib
	ld4 r41 = [r14]
	shladd r33 = r33, 3, r0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	mov r1 = r40
	adds r14 = 14, r32
	sxt4 r33 = r33
	.mmi
	nop 0
	ld4 r42 = [r37]
	nop 0
	;;
	.mlx
	ld2 r41 = [r14]
	movl r14 = @gprel(more#)
	;;
	.mii
	nop 0
	dep.z r15 = r41, 8, 24
	add r14 = r1, r14
	;;
	.mii
	nop 0
	extr.u r41 = r41, 8, 8
	add r14 = r14, r33
	;;
	.mmi
	or r41 = r15, r41
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	nop 0
	zxt2 r41 = r41
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld4 r14 = [r37]
	cmp4.lt p6, p7 = 0, r8
	adds r15 = 4, r32
	.mmi
	adds r17 = -1, r8
	st4 [r32] = r0
	mov r1 = r40
	;;
	.mmi
	addp4 r14 = 0,r14
	(p6) st4 [r32] = r17
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	st4 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) st4 [r15] = r16
	nop 0
	;;
	.mib
	(p6) ld1 r33 = [r14]
	nop 0
	(p6) br.cond.sptk .L88
.L93:
	.mmi
	adds r32 = 12, r32
	nop 0
	cmp4.eq p6, p7 = 0, r8
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
	mov r41 = r35
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
	.prologue 12, 43
	.mlx
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 12, 1, 0
	movl r35 = @gprel(__iob#)
	.mlx
	addp4 r33 = 0,r33
	movl r38 = @gprel(more#)
	;;
	.mmb
	add r35 = r1, r35
	add r38 = r1, r38
	nop 0
	.mii
	mov r45 = r1
	.save rp, r43
	mov r43 = b0
	.body
	adds r39 = 4, r33
	;;
	.mmi
	sub r35 = r33, r35
	adds r42 = 8, r33
	zxt1 r41 = r32
	;;
	.mii
	nop 0
	extr r35 = r35, 4, 28
	;;
	shladd r37 = r35, 1, r0
	;;
	.mmi
	add r34 = r37, r35
	;;
	shladd r34 = r34, 3, r0
	nop 0
	;;
	.mii
	adds r14 = 12, r34
	sxt4 r34 = r34
	;;
	addp4 r38 = r14, r38
	;;
	.mib
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mib
	mov r1 = r45
	mov r46 = r33
	br.call.sptk.many b0 = begin_writing#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r36 = r8
	nop 0
	(p7) br.cond.dpnt .L98
	;;
	.mlx
	nop 0
	movl r40 = @gprel(more#)
	.mmi
	ld4 r14 = [r39]
	ld4 r15 = [r42]
	nop 0
	;;
	.mii
	add r40 = r1, r40
	addp4 r14 = 0,r14
	;;
	add r34 = r40, r34
	.mmi
	sub r15 = r14, r15
	;;
	ld4 r16 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r16, r15
	(p6) br.cond.dptk .L97
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L98
	;;
	.mii
	ld4 r14 = [r39]
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
.L97:
	.mmi
	adds r16 = 1, r14
	nop 0
	adds r15 = 12, r33
	;;
	.mmi
	st4 [r39] = r16
	st1 [r14] = r41
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
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	(p7) add r37 = r37, r35
	(p7) ld4 r15 = [r39]
	nop 0
	.mmi
	(p7) ld4 r17 = [r42]
	;;
	(p7) shladd r37 = r37, 3, r0
	(p7) sub r15 = r15, r17
	;;
	.mii
	nop 0
	(p7) sxt4 r37 = r37
	;;
	(p7) add r40 = r40, r37
	;;
	.mmi
	(p7) ld4 r36 = [r40]
	;;
	(p7) sub r36 = r36, r15
	tbit.nz p6, p7 = r16, 2
	;;
	.mib
	st4 [r33] = r36
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mmi
	cmp4.eq p6, p7 = 10, r41
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
	mov r46 = r38
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r45
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	;;
.L100:
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L101
.L98:
	.mib
	addl r32 = -1, r0
	mov r46 = r38
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r45
	mov b0 = r43
	;;
	.mib
	nop 0
	mov ar.pfs = r44
	br.ret.sptk.many b0
	.endp __flsbuf#
	.align 16
	.align 64
	.global getc#
	.type	getc#, @function
	.proc getc#
getc:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r33 = @gprel(more#)
	;;
	.mii
	sub r15 = r32, r15
	add r33 = r1, r33
	;;
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r33 = r14, r33
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
	adds r15 = 4, r32
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	adds r14 = -1, r14
	;;
	.mib
	st4 [r32] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L109
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	ld1.a r34 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	nop 0
	;;
	.mib
	ld1.c.clr r34 = [r14]
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
	movl r15 = @gprel(__iob#)
	.mlx
	addp4 r33 = 0,r33
	movl r34 = @gprel(more#)
	;;
	.mmb
	add r15 = r1, r15
	add r34 = r1, r34
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	zxt1 r35 = r32
	;;
	.mmi
	sub r15 = r33, r15
	;;
	nop 0
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r34 = r14, r34
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
	adds r15 = 4, r33
	.mii
	mov r1 = r38
	mov r39 = r34
	;;
	adds r14 = -1, r14
	;;
	.mib
	st4 [r33] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L115
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	nop 0
	.mmb
	st1 [r14] = r32
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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r33 = @gprel(more#)
	;;
	.mii
	sub r15 = r32, r15
	add r33 = r1, r33
	;;
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r33 = r14, r33
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
	adds r15 = 4, r32
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	adds r14 = -1, r14
	;;
	.mib
	st4 [r32] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L121
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	ld1.a r34 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	nop 0
	;;
	.mib
	ld1.c.clr r34 = [r14]
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
	movl r15 = @gprel(__iob#)
	.mlx
	addp4 r33 = 0,r33
	movl r34 = @gprel(more#)
	;;
	.mmb
	add r15 = r1, r15
	add r34 = r1, r34
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	zxt1 r35 = r32
	;;
	.mmi
	sub r15 = r33, r15
	;;
	nop 0
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r34 = r14, r34
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
	adds r15 = 4, r33
	.mii
	mov r1 = r38
	mov r39 = r34
	;;
	adds r14 = -1, r14
	;;
	.mib
	st4 [r33] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L127
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	nop 0
	.mmb
	st1 [r14] = r32
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
	.align 4
.LC15:
	data4	more#+12
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
	addl r33 = @gprel(.LC15), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	ld4 r37 = [r33]
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
	movl r15 = @gprel(__iob#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	ld4 r14 = [r15]
	adds r16 = 4, r15
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L133
	;;
	.mmi
	ld4 r14 = [r16]
	ld4 r37 = [r33]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	adds r15 = 1, r14
	.mmi
	ld1.a r32 = [r14]
	;;
	st4 [r16] = r15
	nop 0
	;;
	.mib
	ld1.c.clr r32 = [r14]
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
.L133:
	.mlx
	nop 0
	movl r37 = @gprel(__iob#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r32 = r8
	.mmb
	ld4 r37 = [r33]
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
	.align 4
.LC17:
	data4	more#+36
	.align 4
.LC18:
	data4	__iob#+16
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
	addl r34 = @gprel(.LC17), gp
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	zxt1 r33 = r32
	;;
	.mib
	ld4 r38 = [r34]
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
	movl r14 = @gprel(__iob#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r16 = 20, r14
	adds r14 = 16, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	cmp4.le p6, p7 = r0, r15
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	ld4 r14 = [r16]
	ld4 r38 = [r34]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r16] = r15
	nop 0
	.mmb
	st1 [r14] = r32
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
.L139:
	.mmi
	addl r14 = @gprel(.LC18), gp
	nop 0
	mov r38 = r32
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	ld4 r38 = [r34]
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
	movl r15 = @gprel(__iob#)
	.mlx
	addp4 r33 = 0,r33
	movl r34 = @gprel(more#)
	;;
	.mmb
	add r15 = r1, r15
	add r34 = r1, r34
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	zxt1 r35 = r32
	;;
	.mmi
	sub r15 = r33, r15
	;;
	nop 0
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r34 = r14, r34
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
	adds r16 = 4, r33
	adds r15 = 8, r33
	mov r1 = r38
	.mmb
	cmp4.ne p6, p7 = 0, r8
	adds r17 = 12, r33
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	mov r39 = r34
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	adds r15 = -8, r15
	;;
	cmp4.eq p6, p7 = r14, r15
	.mmb
	adds r19 = -1, r14
	adds r18 = -1, r14
	(p6) br.cond.spnt .L143
	;;
	.mmi
	ld4 r14 = [r33]
	st4 [r16] = r19
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
	ld2 r14 = [r17]
	;;
	and r14 = -17, r14
	nop 0
	;;
	.mib
	st2 [r17] = r14
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
	addp4 r35 = 0,r35
	.mlx
	mov r42 = r1
	movl r15 = @gprel(__iob#)
	;;
	.mmi
	setf.sig f6 = r33
	add r15 = r1, r15
	.save rp, r40
	mov r40 = b0
	.body
	.mlx
	adds r38 = 4, r35
	movl r39 = @gprel(more#)
	;;
	.mmi
	sub r15 = r35, r15
	add r39 = r1, r39
	addp4 r32 = 0,r32
	;;
	.mii
	nop 0
	extr r15 = r15, 4, 28
	;;
	shladd r14 = r15, 1, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f7
	shladd r14 = r14, 3, r0
	;;
	.mmi
	adds r14 = 12, r14
	;;
	addp4 r39 = r14, r39
	nop 0
	;;
	.mmi
	mov r43 = r39
	;;
	getf.sig r34 = f6
	nop 0
	;;
	.mib
	getf.sig r37 = f6
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
	nop 0
	cmp4.eq p8, p9 = 0, r34
	(p8) br.cond.dpnt .L150
	.align 32
.L154:
	.mmi
	ld4 r14 = [r35]
	mov r43 = r32
	addl r36 = 1, r0
	;;
	.mib
	cmp4.leu p8, p9 = r37, r14
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L151
	;;
	.mmi
	(p9) mov r36 = r14
	ld4 r44 = [r38]
	nop 0
	;;
	.mii
	(p8) mov r36 = r37
	nop 0
	;;
	mov r45 = r36
	.mmb
	sub r37 = r37, r36
	add r32 = r36, r32
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r38]
	nop 0
	mov r1 = r42
	.mii
	addp4 r32 = 0,r32
	cmp4.ne p6, p7 = 0, r37
	;;
	add r14 = r14, r36
	;;
	.mmi
	st4 [r38] = r14
	;;
	ld4 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
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
	sub r34 = r34, r37
	nop 0
	addp4 r14 = r33, r0
	.mmb
	cmp.ne p8, p9 = r0, r0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L155
	;;
	.mmi
	addp4 r34 = r34, r0
	setf.sig f6 = r14
	nop 0
	.mmi
	addl r14 = 65501, r0
	mov r43 = r39
	(p8) break 1
	;;
	.mmi
	setf.sig f7 = r34
	;;
	setf.exp f9 = r14
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
	fcvt.xuf f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f7 = f7
	;;
	.mib
	getf.sig r36 = f7
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
	st1 [r32] = r8
	sub r37 = r37, r36
	add r32 = r36, r32
	;;
	.mib
	addp4 r32 = 0,r32
	cmp4.ne p6, p7 = 0, r37
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
	.mlx
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 4, 17, 3, 0
	movl r43 = @gprel(__iob#)
	.mlx
	addp4 r35 = 0,r35
	movl r46 = @gprel(more#)
	;;
	.mmi
	add r43 = r1, r43
	add r46 = r1, r46
	.save rp, r50
	mov r50 = b0
	.mmi
	mov r52 = r1
	.body
	adds r49 = 12, r35
	addp4 r32 = 0,r32
	;;
	.mmi
	sub r43 = r35, r43
	;;
	nop 0
	extr r43 = r43, 4, 28
	;;
	.mmi
	shladd r48 = r43, 1, r0
	;;
	add r36 = r48, r43
	nop 0
	;;
	.mmi
	shladd r36 = r36, 3, r0
	;;
	adds r14 = 12, r36
	nop 0
	;;
	.mmi
	nop 0
	addp4 r46 = r14, r46
	nop 0
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
	.mlx
	ld2 r14 = [r49]
	movl r42 = @gprel(more#)
	;;
	.mmi
	and r15 = r15, r14
	mov r16 = r0
	adds r40 = 4, r35
	.mmi
	adds r44 = 8, r35
	add r42 = r1, r42
	sxt4 r36 = r36
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	add r42 = r42, r36
	addp4 r17 = r14, r0
	.mmi
	mov r39 = r32
	;;
	(p7) ld4 r16 = [r44]
	adds r44 = 8, r35
	.mmi
	(p7) ld4 r15 = [r40]
	nop 0
	adds r40 = 4, r35
	;;
	.mmi
	nop 0
	(p7) sub r15 = r15, r16
	nop 0
	.mlx
	(p7) ld4 r16 = [r42]
	movl r42 = @gprel(more#)
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f7
	nop 0
	.mmi
	(p7) sub r16 = r16, r15
	add r15 = r48, r43
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	shladd r15 = r15, 3, r0
	tbit.nz p6, p7 = r17, 2
	.mmi
	nop 0
	st4 [r35] = r16
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	add r42 = r42, r15
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
	cmp4.ne p6, p7 = 0, r45
	(p7) br.cond.dpnt .L174
	.align 32
.L173:
	.mmi
	ld4 r53 = [r40]
	nop 0
	mov r54 = r39
	.mmi
	mov r41 = r36
	ld4 r14 = [r44]
	nop 0
	;;
	.mmi
	addp4 r53 = 0,r53
	ld4 r37 = [r42]
	nop 0
	;;
	.mmi
	sub r14 = r53, r14
	;;
	sub r37 = r37, r14
	nop 0
	;;
	.mmi
	cmp4.leu p6, p7 = r36, r37
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
	add r39 = r38, r39
	sub r36 = r36, r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld4 r14 = [r40]
	nop 0
	mov r1 = r52
	.mii
	cmp4.ltu p6, p7 = r41, r37
	addp4 r39 = 0,r39
	;;
	add r14 = r14, r38
	;;
	.mib
	st4 [r40] = r14
	nop 0
	(p7) br.cond.dpnt .L197
.L179:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
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
	addp4 r8 = 0,r8
	mov r1 = r52
	mov r53 = r35
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
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
	.mmi
	addl r14 = 132, r0
	add r48 = r48, r43
	adds r16 = 8, r35
	.mii
	adds r17 = 4, r35
	mov r53 = r46
	;;
	and r15 = r14, r15
	.mmi
	shladd r48 = r48, 3, r0
	;;
	cmp4.ne p6, p7 = 0, r15
	sxt4 r48 = r48
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(more#)
	.mmi
	(p7) ld4 r14 = [r17]
	(p7) ld4 r16 = [r16]
	nop 0
	;;
	.mii
	(p7) add r15 = r1, r15
	(p7) sub r14 = r14, r16
	;;
	(p7) add r15 = r15, r48
	;;
	.mmi
	(p7) ld4 r47 = [r15]
	;;
	(p7) sub r47 = r47, r14
	nop 0
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
	sub r38 = r38, r41
	addp4 r14 = r33, r0
	cmp4.eq p6, p7 = 0, r33
	.mmi
	mov r53 = r46
	;;
	add r38 = r38, r45
	nop 0
	.mmi
	setf.sig f8 = r14
	(p6) break 1
	addl r14 = 65501, r0
	;;
	.mmi
	addp4 r38 = r38, r0
	setf.exp f9 = r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f7 = f7
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
	adds r35 = 14, r35
	cmp4.ne p6, p7 = 0, r45
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
	cmp4.lt p6, p7 = 0, r8
	nop 0
	.mmb
	add r32 = r8, r32
	mov r1 = r52
	(p7) br.cond.dpnt .L198
	;;
	.mib
	addp4 r32 = 0,r32
	cmp4.ne p6, p7 = 0, r45
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
	addp4 r14 = 0,r33
	addp4 r35 = 0,r32
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
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mib
	mov r38 = r32
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
	cmp4.ne p6, p7 = r34, r8
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
	.align 4
.LC21:
	data4	more#+36
	.align 4
.LC22:
	data4	__iob#+16
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
	addl r35 = @gprel(.LC21), gp
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	ld4 r34 = [r35]
	nop 0
	mov r36 = r0
	;;
	.mib
	mov r41 = r34
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
	mov r33 = r8
	addl r42 = 1, r0
	.mii
	mov r43 = r8
	mov r41 = r32
	;;
	addl r14 = @gprel(.LC22), gp
	;;
	.mmi
	nop 0
	ld4 r37 = [r14]
	nop 0
	;;
	.mib
	mov r44 = r37
	nop 0
	br.call.sptk.many b0 = fwrite#
	;;
	.mmi
	cmp4.ne p6, p7 = r8, r33
	nop 0
	mov r1 = r40
	.mmb
	mov r41 = r34
	nop 0
	(p6) br.cond.dpnt .L206
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	;;
	.mlx
	nop 0
	movl r14 = @gprel(__iob#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r16 = 20, r14
	adds r14 = 16, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	cmp4.le p6, p7 = r0, r15
	(p7) br.cond.dpnt .L209
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 1, r14
	;;
	st4 [r16] = r15
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
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r36
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
	mov r42 = r37
	addl r41 = 10, r0
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r33 = r8
	.mmb
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = -1, r33
	mov r1 = r40
	.mmi
	ld4 r41 = [r35]
	;;
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r36 = r0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	sub r36 = r0, r36
	mov r1 = r40
	mov b0 = r38
	;;
	.mib
	mov r8 = r36
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L206:
	.mmi
	nop 0
	addl r36 = -1, r0
	nop 0
	.mmb
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r36
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
	.prologue 12, 40
	.mlx
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 1, 0
	movl r15 = @gprel(__iob#)
	.mlx
	addp4 r34 = 0,r34
	movl r37 = @gprel(more#)
	;;
	.mmb
	add r15 = r1, r15
	add r37 = r1, r37
	nop 0
	.mmi
	mov r42 = r1
	addp4 r32 = 0,r32
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mmi
	sub r15 = r34, r15
	adds r33 = -1, r33
	adds r39 = 4, r34
	.mmi
	mov r35 = r32
	;;
	nop 0
	extr r15 = r15, 4, 28
	.mmi
	add r33 = r33, r32
	;;
	shladd r14 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	adds r14 = 12, r14
	;;
	addp4 r37 = r14, r37
	nop 0
	;;
	.mib
	nop 0
	mov r43 = r37
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	.align 32
.L211:
	.mmi
	sub r14 = r33, r35
	nop 0
	mov r43 = r37
	;;
	.mib
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L212
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r42
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
	(p7) br.cond.dpnt .L226
	;;
	.mmi
	ld4 r14 = [r39]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 1, r14
	ld1.a r36 = [r14]
	nop 0
	;;
	.mii
	st4 [r39] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld1.c.clr r36 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L214:
	.mmi
	adds r14 = 1, r35
	st1 [r35] = r36
	cmp4.eq p6, p7 = 10, r36
	;;
	.mib
	nop 0
	addp4 r35 = 0,r14
	(p7) br.cond.dptk .L211
	;;
.L212:
	.mib
	st1 [r35] = r0
	mov r43 = r37
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r42
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	;;
.L226:
	.mib
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r36 = r8
	.mmb
	mov r43 = r37
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r36
	(p6) br.cond.dptk .L214
	;;
	.mib
	adds r34 = 12, r34
	cmp4.eq p6, p7 = r32, r35
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
	mov r1 = r42
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	.endp fgets#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC25:
	data4	__iob#+960
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
	alloc r38 = ar.pfs, 2, 6, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	.body
	movl r35 = @gprel(__iob#)
	;;
	.mmi
	adds r14 = 16, r12
	add r35 = r1, r35
	addp4 r40 = 0,r33
	;;
	.mib
	mov r41 = r14
	addp4 r34 = 0,r35
	br.call.sptk.many b0 = parse_mode#
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r1 = r39
	(p7) br.cond.dpnt .L233
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	mov r1 = r39
	nop 0
	;;
	addl r16 = @gprel(.LC25), gp
	.align 32
.L230:
	.mii
	adds r14 = 12, r34
	adds r15 = 16, r34
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L237
	;;
	.mmi
	addp4 r34 = 0,r15
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r34
	(p7) br.cond.dptk .L230
.L231:
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
	addp4 r8 = 0,r8
	nop 0
	.mmi
	mov r1 = r39
	;;
	st4 [r8] = r14
	nop 0
.L233:
	.mmi
	nop 0
	mov r34 = r0
	nop 0
	;;
	.mii
	mov r8 = r34
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L237:
	.body
	.copy_state 1
	.mmi
	ld4 r14 = [r16]
	sub r35 = r34, r35
	adds r36 = 12, r34
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r34
	addl r14 = 1024, r0
	extr r35 = r35, 4, 28
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L231
	;;
	.mib
	st2 [r36] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmb
	mov r1 = r39
	shladd r14 = r35, 1, r0
	nop 0
	.mmi
	mov r19 = r34
	adds r18 = 8, r34
	dep.z r20 = r32, 8, 24
	;;
	.mlx
	adds r17 = 14, r34
	movl r15 = @gprel(more#)
	.mmi
	add r14 = r14, r35
	st4 [r19] = r0, 4
	mov r8 = r34
	;;
	.mmb
	add r15 = r1, r15
	shladd r14 = r14, 3, r0
	nop 0
	.mii
	st4 [r19] = r0
	extr.u r32 = r32, 8, 8
	adds r19 = 16, r12
	;;
	.mmi
	nop 0
	adds r16 = 4, r15
	sxt4 r14 = r14
	.mmi
	adds r15 = 8, r15
	st4 [r18] = r0
	or r32 = r20, r32
	;;
	.mmi
	add r16 = r16, r14
	ld4 r18 = [r19]
	add r14 = r15, r14
	.mmi
	nop 0
	st2 [r17] = r32
	nop 0
	;;
	.mmi
	st2 [r36] = r18
	st4 [r16] = r0
	nop 0
	;;
	.mii
	st4 [r14] = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp fdopen#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC28:
	data4	__iob#+960
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
	alloc r39 = ar.pfs, 2, 7, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	addp4 r41 = 0,r33
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = parse_mode#
	;;
	.mmi
	mov r1 = r40
	mov r35 = r8
	cmp4.le p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(__iob#)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r36
	(p6) br.cond.dpnt .L239
	;;
.L245:
	.mmi
	mov r34 = r0
	nop 0
	nop 0
	;;
.L246:
	.mii
	mov r8 = r34
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L239:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = guard_enter#
	;;
	.mii
	mov r1 = r40
	nop 0
	;;
	addl r16 = @gprel(.LC28), gp
	.align 32
.L241:
	.mii
	adds r14 = 12, r34
	adds r15 = 16, r34
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L249
	;;
	.mmi
	addp4 r34 = 0,r15
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r34
	(p7) br.cond.dptk .L241
.L242:
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
	addp4 r8 = 0,r8
	mov r1 = r40
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L246
.L249:
	.mmi
	ld4 r14 = [r16]
	adds r37 = 12, r34
	sub r36 = r34, r36
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r34
	addl r14 = 1024, r0
	extr r36 = r36, 4, 28
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L242
	;;
	.mib
	st2 [r37] = r14
	nop 0
	br.call.sptk.many b0 = guard_leave#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 438, r0
	nop 0
	.mmb
	mov r42 = r35
	mov r41 = r32
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	shladd r14 = r36, 1, r0
	mov r17 = r34
	.mmi
	cmp4.le p6, p7 = r0, r8
	adds r19 = 8, r34
	adds r18 = 14, r34
	;;
	.mmi
	add r14 = r14, r36
	nop 0
	dep.z r20 = r8, 8, 24
	.mlx
	(p7) st2 [r37] = r0
	movl r15 = @gprel(more#)
	;;
	.mmi
	shladd r14 = r14, 3, r0
	add r15 = r1, r15
	extr.u r8 = r8, 8, 8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L245
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	st4 [r17] = r0, 4
	st4 [r19] = r0
	adds r19 = 16, r12
	;;
	.mmi
	adds r16 = 4, r15
	adds r15 = 8, r15
	or r8 = r20, r8
	.mmi
	st4 [r17] = r0
	ld4 r17 = [r19]
	nop 0
	;;
	.mmi
	nop 0
	add r16 = r16, r14
	add r14 = r15, r14
	.mmi
	st2 [r18] = r8
	st2 [r37] = r17
	mov r8 = r34
	;;
	.mmi
	st4 [r16] = r0
	st4 [r14] = r0
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
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
	.mmi
	addp4 r33 = 0,r33
	nop 0
	addp4 r32 = 0,r32
	;;
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
	.mmi
	addp4 r33 = 0,r33
	nop 0
	addp4 r32 = 0,r32
	;;
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
	.align 4
.LC31:
	data4	__iob#+12
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fflush#
	.type	fflush#, @function
	.proc fflush#
fflush:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 11, 1, 0
	addp4 r32 = 0,r32
	addl r14 = @gprel(.LC31), gp
	.mlx
	mov r42 = r1
	movl r37 = @gprel(more#)
	;;
	.mib
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	nop 0
	.mmi
	mov r39 = r0
	add r37 = r1, r37
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	(p7) br.cond.dpnt .L265
	;;
	.mii
	ld4 r34 = [r14]
	mov ar.lc = 59
	;;
	adds r38 = -12, r34
	.align 32
.L260:
	.mmi
	addp4 r35 = 0,r34
	;;
	ld2 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L266
	;;
	.mib
	nop 0
	adds r34 = 16, r34
	br.cloop.sptk.few .L260
.L254:
	.mii
	mov r8 = r39
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L266:
	.mmi
	adds r36 = -12, r34
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mmi
	sub r14 = r36, r38
	;;
	nop 0
	extr r14 = r14, 4, 28
	;;
	.mmi
	shladd r33 = r14, 1, r0
	;;
	add r33 = r33, r14
	nop 0
	;;
	.mmi
	shladd r33 = r33, 3, r0
	;;
	adds r33 = 12, r33
	nop 0
	;;
	.mmi
	nop 0
	addp4 r33 = r33, r37
	nop 0
	;;
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld2 r14 = [r35]
	mov r1 = r42
	mov r44 = r33
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L267
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L268:
	.mib
	nop 0
	adds r34 = 16, r34
	br.cloop.sptk.few .L260
	.mib
	nop 0
	nop 0
	br .L254
.L267:
	.mib
	mov r44 = r36
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	mov r1 = r42
	nop 0
	or r39 = r39, r8
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L268
	;;
.L265:
	.mlx
	nop 0
	movl r15 = @gprel(__iob#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	sub r15 = r32, r15
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 4, 28
	;;
	shladd r14 = r15, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	adds r14 = 12, r14
	;;
	addp4 r33 = r14, r37
	nop 0
	;;
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = 12, r32
	mov r1 = r42
	mov r44 = r33
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L269
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L270:
	.mii
	mov r8 = r39
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
	;;
.L269:
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r39 = r8
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L270
	.endp fflush#
	.align 16
	.align 64
	.global fclose#
	.type	fclose#, @function
	.proc fclose#
fclose:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 3, 0
	addp4 r32 = 0,r32
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r33 = @gprel(more#)
	.mmi
	adds r35 = 12, r32
	adds r36 = 8, r32
	adds r38 = 14, r32
	;;
	.mmi
	sub r15 = r32, r15
	add r33 = r1, r33
	adds r37 = 4, r32
	;;
	.mii
	nop 0
	extr r15 = r15, 4, 28
	;;
	shladd r14 = r15, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	adds r14 = 12, r14
	;;
	addp4 r33 = r14, r33
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
	(p7) br.cond.dpnt .L278
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dpnt .L274
	;;
	.mii
	ld4 r42 = [r36]
	nop 0
	;;
	addp4 r42 = 0,r42
	;;
.L275:
	.mib
	cmp.eq p6, p7 = 0, r42
	nop 0
	(p6) br.cond.dpnt .L277
	;;
	.mmi
	nop 0
	ld2 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 3
	(p7) br.cond.dpnt .L286
.L277:
	.mmi
	st4 [r37] = r0
	st4 [r36] = r0
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
	dep.z r15 = r42, 8, 24
	;;
	extr.u r42 = r42, 8, 8
	;;
	.mmi
	nop 0
	or r42 = r15, r42
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
	(p6) br.cond.dpnt .L278
.L273:
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
.L286:
	.mib
	adds r42 = -8, r42
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r41
	st4 [r37] = r0
	nop 0
	.mmi
	st4 [r36] = r0
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
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L273
	.mib
	nop 0
	nop 0
	br .L278
.L274:
	.mmi
	ld4 r43 = [r32]
	nop 0
	adds r36 = 8, r32
	.mmi
	adds r38 = 14, r32
	nop 0
	adds r37 = 4, r32
	;;
	.mib
	cmp4.ge p6, p7 = 0, r43
	nop 0
	(p7) br.cond.dpnt .L283
	;;
	.mmi
	ld4 r42 = [r36]
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	st4 [r37] = r42
	nop 0
	br .L275
.L283:
	.mmi
	nop 0
	ld2 r42 = [r38]
	sxt4 r43 = r43
	.mmi
	addl r44 = 1, r0
	adds r36 = 8, r32
	adds r37 = 4, r32
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
	ld4 r42 = [r36]
	mov r1 = r41
	.mmi
	st4 [r32] = r0
	;;
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	st4 [r37] = r42
	nop 0
	br .L275
.L278:
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
	addp4 r34 = 0,r34
	addp4 r39 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addp4 r32 = 0,r32
	;;
	.mib
	mov r40 = r14
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
	(p7) br.cond.dpnt .L290
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r18 = r34
	cmp4.gt p6, p7 = r0, r8
	.mmb
	adds r21 = 8, r34
	adds r20 = 12, r34
	(p6) br.cond.dpnt .L290
	;;
	.mib
	nop 0
	dep.z r22 = r8, 8, 24
	nop 0
	.mlx
	st4 [r18] = r0, 4
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r16 = @gprel(more#)
	.mmi
	st4 [r18] = r0
	adds r18 = 16, r12
	adds r19 = 14, r34
	;;
	.mmi
	sub r15 = r34, r15
	add r16 = r1, r16
	extr.u r8 = r8, 8, 8
	.mii
	st4 [r21] = r0
	nop 0
	;;
	extr r15 = r15, 4, 28
	.mmi
	adds r17 = 4, r16
	adds r16 = 8, r16
	or r8 = r22, r8
	;;
	.mmi
	shladd r14 = r15, 1, r0
	st2 [r19] = r8
	mov r8 = r34
	;;
	.mmi
	add r14 = r14, r15
	ld4 r15 = [r18]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	st2 [r20] = r15
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	add r17 = r17, r14
	nop 0
	add r14 = r16, r14
	;;
	.mmi
	st4 [r17] = r0
	st4 [r14] = r0
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L290:
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
	addp4 r32 = 0,r32
	.save rp, r39
	mov r39 = b0
	.mmi
	cmp4.ne p8, p9 = 4, r34
	addp4 r33 = 0,r33
	mov r41 = r1
	.body
	;;
	.mmi
	addl r14 = 128, r0
	nop 0
	adds r37 = 8, r32
	.mmi
	adds r38 = 12, r32
	nop 0
	(p9) mov r36 = r0
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r34
	and r14 = -5, r34
	(p8) addl r36 = 1, r0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L297
	;;
	.mmi
	ld4 r42 = [r37]
	ld2 r15 = [r38]
	nop 0
	;;
	.mmi
	addp4 r42 = 0,r42
	mov r14 = r15
	tbit.z p8, p9 = r15, 3
	;;
	.mbb
	cmp.eq p6, p7 = 0, r42
	(p6) br.cond.dpnt .L295
	(p9) br.cond.dpnt .L303
	;;
.L295:
	.mmi
	cmp4.ltu p6, p7 = 8, r35
	addl r18 = 65395, r0
	adds r16 = 4, r32
	.mmi
	mov r8 = r0
	;;
	(p6) addl r17 = 1, r0
	and r14 = r18, r14
	.mmi
	st4 [r16] = r0
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	cmp4.ne p6, p7 = 0, r33
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
	(p7) br.cond.dpnt .L304
.L293:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L304:
	.mlx
	adds r33 = 8, r33
	movl r14 = @gprel(__iob#)
	.mlx
	adds r35 = -8, r35
	movl r15 = @gprel(more#)
	;;
	.mmb
	add r14 = r1, r14
	add r15 = r1, r15
	nop 0
	.mmi
	addp4 r33 = 0,r33
	nop 0
	mov b0 = r39
	;;
	.mmi
	sub r32 = r32, r14
	st4 [r16] = r33
	mov ar.pfs = r40
	.mmi
	st4 [r37] = r33
	;;
	nop 0
	extr r32 = r32, 4, 28
	;;
	.mmi
	shladd r14 = r32, 1, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.ret.sptk.many b0
	;;
.L303:
	.mib
	adds r42 = -8, r42
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	cmp4.ltu p6, p7 = 8, r35
	ld2 r14 = [r38]
	addl r18 = 65395, r0
	.mmi
	adds r16 = 4, r32
	mov r1 = r41
	mov r8 = r0
	;;
	.mmi
	(p6) addl r17 = 1, r0
	nop 0
	and r14 = r18, r14
	.mmi
	st4 [r16] = r0
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	(p7) mov r17 = r0
	cmp4.ne p6, p7 = 0, r33
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
	(p6) br.cond.dptk .L293
	.mib
	nop 0
	nop 0
	br .L304
.L297:
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
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	.mii
	cmp4.eq p6, p7 = 0, r33
	addl r35 = 8192, r0
	;;
	(p6) addl r34 = 1, r0
	;;
	.mmi
	(p7) mov r34 = r0
	;;
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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	adds r34 = 8, r32
	adds r33 = 12, r32
	;;
	.mmi
	ld4 r38 = [r34]
	ld2 r15 = [r33]
	nop 0
	;;
	.mmi
	addp4 r38 = 0,r38
	mov r14 = r15
	tbit.z p8, p9 = r15, 3
	;;
	.mbb
	cmp.eq p6, p7 = 0, r38
	(p6) br.cond.dpnt .L308
	(p9) br.cond.dpnt .L314
.L308:
	.mmi
	adds r15 = 4, r32
	addl r16 = 65395, r0
	mov b0 = r35
	;;
	.mmb
	st4 [r15] = r0
	and r14 = r16, r14
	nop 0
	.mmi
	addl r15 = 128, r0
	st4 [r34] = r0
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
.L314:
	.mib
	adds r38 = -8, r38
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmb
	ld2 r14 = [r33]
	adds r15 = 4, r32
	nop 0
	.mmi
	addl r16 = 65395, r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mmb
	st4 [r15] = r0
	and r14 = r16, r14
	nop 0
	.mmi
	addl r15 = 128, r0
	st4 [r34] = r0
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
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 3, 7, 3, 0
	addp4 r32 = 0,r32
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r35 = @gprel(more#)
	.mmi
	adds r36 = 12, r32
	nop 0
	adds r38 = 8, r32
	;;
	.mii
	sub r15 = r32, r15
	add r35 = r1, r35
	;;
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r35 = r14, r35
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
	mov r16 = r32
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 1
	mov r14 = r15
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L330
	;;
	.mmi
	ld4 r15 = [r38]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r15
	nop 0
	;;
	.mib
	(p6) adds r37 = 14, r32
	nop 0
	(p6) br.cond.dpnt .L318
	;;
	.mmi
	ld4 r43 = [r32]
	nop 0
	adds r37 = 14, r32
	;;
	.mib
	cmp4.ge p6, p7 = 0, r43
	nop 0
	(p7) br.cond.dpnt .L327
	;;
	.mmi
	nop 0
	st4 [r16] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r16] = r15
	nop 0
	nop 0
.L318:
	.mmi
	nop 0
	addp4 r15 = r14, r0
	tbit.nz p6, p7 = r14, 8
	.mmi
	ld2.a r42 = [r37]
	mov r44 = r34
	mov r43 = r33
	;;
	.mmi
	(p7) and r15 = -17, r15
	;;
	(p6) and r15 = -20, r15
	nop 0
	;;
	.mmi
	(p6) st2 [r36] = r15
	(p7) st2 [r36] = r15
	dep.z r15 = r42, 8, 24
	;;
	.mmi
	(p6) st4 [r32] = r0
	;;
	chk.a.clr r42, .L331
.L332:
	extr.u r42 = r42, 8, 8
	;;
	.mmi
	nop 0
	or r42 = r15, r42
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
.L317:
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
.L330:
	.mib
	mov r42 = r32
	adds r37 = 14, r32
	br.call.sptk.many b0 = flush_output#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmb
	mov r44 = r34
	mov r43 = r33
	(p6) br.cond.dpnt .L322
	;;
	.mmi
	ld2 r14 = [r36]
	ld2.a r42 = [r37]
	nop 0
	;;
	.mii
	addp4 r15 = r14, r0
	tbit.nz p6, p7 = r14, 8
	;;
	(p7) and r15 = -17, r15
	;;
	.mmi
	nop 0
	(p6) and r15 = -20, r15
	nop 0
	;;
	.mmi
	(p6) st2 [r36] = r15
	(p7) st2 [r36] = r15
	dep.z r15 = r42, 8, 24
	.mii
	chk.a.clr r42, .L333
.L334:
	.pred.rel.mutex p6, p7
	nop 0
	;;
	extr.u r42 = r42, 8, 8
	.mmi
	(p6) st4 [r32] = r0
	;;
	or r42 = r15, r42
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
	br .L317
.L327:
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
	ld4 r15 = [r38]
	nop 0
	mov r16 = r32
	.mmi
	mov r1 = r41
	ld2 r14 = [r36]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	st4 [r16] = r0, 4
	nop 0
	;;
	.mib
	st4 [r16] = r15
	nop 0
	br .L318
.L322:
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
.L331:
	.mmi
	nop 0
	ld2 r42 = [r37]
	nop 0
	;;
	.mib
	nop 0
	dep.z r15 = r42, 8, 24
	br .L332
.L333:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld2 r42 = [r37]
	nop 0
	;;
	.mib
	nop 0
	dep.z r15 = r42, 8, 24
	br .L334
	.endp __fseeko64#
	.align 16
	.align 64
	.global fseek#
	.type	fseek#, @function
	.proc fseek#
fseek:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	sxt4 r33 = r33
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
	.endp fseek#
	.align 16
	.align 64
	.global __ftello64#
	.type	__ftello64#, @function
	.proc __ftello64#
__ftello64:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r34 = @gprel(more#)
	;;
	.mii
	sub r15 = r32, r15
	add r34 = r1, r34
	;;
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r34 = r14, r34
	nop 0
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	adds r14 = 14, r32
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
	dep.z r15 = r38, 8, 24
	;;
	extr.u r38 = r38, 8, 8
	;;
	.mmi
	nop 0
	or r38 = r15, r38
	nop 0
	;;
	.mib
	nop 0
	zxt2 r38 = r38
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	adds r14 = 8, r32
	mov r1 = r37
	mov r33 = r8
	.mmb
	cmp.gt p6, p7 = r0, r8
	adds r15 = 12, r32
	(p6) br.cond.dpnt .L338
	;;
	.mii
	ld4 r14 = [r14]
	adds r16 = 4, r32
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L338
	;;
	.mmi
	nop 0
	ld2 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 1
	(p6) br.cond.dptk .L339
	.mmi
	ld4 r15 = [r16]
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r33 = r8, r14
.L338:
	.mib
	mov r38 = r34
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
.L339:
	.mii
	ld4 r14 = [r32]
	mov r38 = r34
	;;
	cmp4.le p6, p7 = r0, r14
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mib
	sub r33 = r8, r14
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
	.endp __ftello64#
	.align 16
	.align 64
	.global ftell#
	.type	ftell#, @function
	.proc ftell#
ftell:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r36 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftello64#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	sxt4 r15 = r8
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r8, r15
	mov ar.pfs = r34
	.bbb
	nop 0
	(p7) br.cond.dpnt .L349
	br.ret.sptk.many b0
	;;
.L349:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 72, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp ftell#
	.align 16
	.align 64
	.global fseeko#
	.type	fseeko#, @function
	.proc fseeko#
fseeko:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	nop 0
	sxt4 r33 = r33
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
	.endp fseeko#
	.align 16
	.align 64
	.global ftello#
	.type	ftello#, @function
	.proc ftello#
ftello:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r36 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftello64#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	sxt4 r15 = r8
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r15, r8
	mov ar.pfs = r34
	.bbb
	nop 0
	(p7) br.cond.dpnt .L356
	br.ret.sptk.many b0
	;;
.L356:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r8
	addl r15 = 72, r0
	nop 0
	.mmi
	addl r8 = -1, r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp ftello#
	.align 16
	.align 64
	.global rewind#
	.type	rewind#, @function
	.proc rewind#
rewind:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	mov r36 = r32
	mov r38 = r0
	nop 0
	.mmb
	adds r32 = 12, r32
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
	addp4 r32 = 0,r32
	;;
	adds r32 = 12, r32
	nop 0
	;;
	.mmi
	nop 0
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
	addp4 r32 = 0,r32
	;;
	adds r32 = 12, r32
	nop 0
	;;
	.mmi
	nop 0
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
	addp4 r32 = 0,r32
	;;
	adds r32 = 12, r32
	nop 0
	;;
	.mmi
	ld2 r14 = [r32]
	;;
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
	addp4 r32 = 0,r32
	;;
	adds r32 = 14, r32
	nop 0
	;;
	.mmi
	ld2 r8 = [r32]
	;;
	nop 0
	dep.z r14 = r8, 8, 24
	;;
	.mii
	nop 0
	extr.u r8 = r8, 8, 8
	;;
	or r8 = r14, r8
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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 3, 0
	.fframe 32
	adds r12 = -32, r12
	addp4 r32 = 0,r32
	.mlx
	mov r42 = r1
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r35 = @gprel(more#)
	.mmi
	adds r37 = 32, r12
	adds r36 = 12, r32
	adds r38 = 8, r32
	;;
	.mmi
	sub r15 = r32, r15
	add r35 = r1, r35
	.save rp, r40
	mov r40 = b0
	.body
	.mii
	st8 [r37] = r33
	addp4 r34 = 0,r34
	;;
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r35 = r14, r35
	nop 0
	;;
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	nop 0
	mov r1 = r42
	adds r16 = 16, r12
	.mmi
	ld2 r14 = [r36]
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
	st4 [r16] = r15
	adds r15 = 20, r12
	addp4 r16 = r14, r0
	;;
	.mmi
	st4 [r15] = r0
	mov r15 = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r32
	nop 0
	(p7) br.cond.dpnt .L379
	;;
	.mmi
	ld4 r43 = [r38]
	;;
	addp4 r43 = 0,r43
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r43
	nop 0
	(p6) br.cond.dpnt .L370
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 3
	(p7) br.cond.dpnt .L380
.L370:
	.mmi
	and r15 = -13, r15
	adds r16 = 16, r12
	adds r39 = 4, r32
	.mii
	ld8 r44 = [r37]
	mov r45 = r34
	;;
	mov r43 = r16
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	.mmb
	st2 [r36] = r15
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r32
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mii
	ld4 r43 = [r38]
	mov r1 = r42
	;;
	addp4 r43 = 0,r43
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r43
	(p7) br.cond.dpnt .L376
.L371:
	.mmi
	nop 0
	ld2 r15 = [r36]
	nop 0
	;;
	.mib
	mov r14 = r15
	tbit.z p6, p7 = r15, 3
	(p7) br.cond.dpnt .L381
	;;
	.mmi
	addp4 r14 = r14, r0
	st4 [r39] = r0
	nop 0
	.mii
	st4 [r38] = r0
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
	st2 [r36] = r14
	nop 0
	nop 0
.L369:
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L381:
	.body
	.copy_state 1
	.mib
	nop 0
	adds r43 = -8, r43
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L376:
	.mmi
	nop 0
	ld2 r14 = [r36]
	nop 0
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
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
	st2 [r36] = r14
	nop 0
	br .L369
.L379:
	.mmi
	adds r14 = 16, r12
	ld8 r44 = [r37]
	mov r45 = r34
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r37 = r8
	.mmb
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r8 = r37
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L380:
	.body
	.copy_state 2
	.mib
	adds r43 = -8, r43
	adds r39 = 4, r32
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld2 r15 = [r36]
	adds r16 = 16, r12
	mov r1 = r42
	.mmi
	st4 [r39] = r0
	st4 [r38] = r0
	mov r45 = r34
	;;
	.mmi
	and r15 = -13, r15
	ld8 r44 = [r37]
	mov r43 = r16
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st2 [r36] = r15
	nop 0
	br.call.sptk.many b0 = format_text#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r32
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = flush_output#
	;;
	.mii
	ld4 r43 = [r38]
	mov r1 = r42
	;;
	addp4 r43 = 0,r43
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r43
	(p6) br.cond.dptk .L371
	.mib
	nop 0
	nop 0
	br .L376
	.endp print_text#
	.align 16
	.align 64
	.global vfprintf#
	.type	vfprintf#, @function
	.proc vfprintf#
vfprintf:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	adds r14 = 4, r12
	addp4 r34 = 0,r34
	.mmi
	addp4 r32 = 0,r32
	;;
	st4 [r12] = r33
	nop 0
	.mmi
	st4 [r14] = r0
	;;
	ld8 r33 = [r12]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many print_text#
	;;
	break.f 0
	;;
	.endp vfprintf#
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC35:
	data4	__iob#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global vprintf#
	.type	vprintf#, @function
	.proc vprintf#
vprintf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 3, 0, 0, 0
	.body
	adds r14 = 4, r12
	addp4 r32 = 0,r32
	.mmi
	addp4 r34 = 0,r33
	;;
	st4 [r14] = r0
	addl r14 = @gprel(.LC35), gp
	.mmi
	nop 0
	st4 [r12] = r32
	nop 0
	;;
	.mmi
	ld8 r33 = [r12]
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
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
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	addp4 r33 = 0,r33
	mov r42 = r1
	;;
	.mmb
	adds r14 = 32, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	nop 0
	.mii
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	addp4 r44 = 0,r32
	;;
	.mmi
	addp4 r46 = 0,r14
	nop 0
	adds r14 = 16, r12
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	adds r14 = 20, r12
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	;;
	st4 [r14] = r0
	adds r14 = 16, r12
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	;;
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	.mmb
	ld8 r45 = [r14]
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
	.align 4
.LC36:
	data4	__iob#+16
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
	alloc r41 = ar.pfs, 8, 4, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	addp4 r32 = 0,r32
	mov r42 = r1
	;;
	.mmb
	adds r14 = 40, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	nop 0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.save rp, r40
	mov r40 = b0
	;;
	.mmi
	addp4 r46 = 0,r14
	nop 0
	adds r14 = 16, r12
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r32
	adds r14 = 20, r12
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	;;
	st4 [r14] = r0
	addl r14 = @gprel(.LC36), gp
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	;;
	ld4 r44 = [r14]
	adds r14 = 16, r12
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	nop 0
	;;
	.mib
	ld8 r45 = [r14]
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
.LC37:
	stringz	"%s: "
	.align 8
.LC39:
	stringz	"%s\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC38:
	data4	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global perror#
	.type	perror#, @function
	.proc perror#
perror:
	.prologue 12, 37
	.mib
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 3, 0
	.save rp, r37
	mov r37 = b0
	nop 0
	.mmi
	mov r39 = r1
	addp4 r32 = 0,r32
	addl r35 = @gprel(.LC38), gp
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r39
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	ld4 r36 = [r8]
	nop 0
	(p6) br.cond.dpnt .L391
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
	(p7) br.cond.dpnt .L399
.L391:
	.mlx
	nop 0
	movl r33 = @gprel(.LC39)
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
	ld4 r32 = [r35]
	nop 0
	.mii
	addp4 r34 = 0,r8
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
.L399:
	.body
	.copy_state 1
	.mlx
	addl r35 = @gprel(.LC38), gp
	movl r41 = @gprel(.LC37)
	.mmi
	mov r42 = r32
	;;
	nop 0
	add r41 = r1, r41
	.mmb
	nop 0
	ld4 r40 = [r35]
	br.call.sptk.many b0 = fprintf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r36
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC39)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmb
	mov r1 = r39
	ld4 r32 = [r35]
	nop 0
	.mii
	addp4 r34 = 0,r8
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
.LC40:
	stringz	"Assertion failed: %s, file %s, line %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC41:
	data4	__iob#+32
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
	addl r14 = @gprel(.LC41), gp
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r39 = @gprel(.LC40)
	.body
	;;
	.mmi
	ld4 r38 = [r14]
	mov r42 = r34
	addp4 r41 = 0,r33
	.mmb
	addp4 r40 = 0,r32
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
	.align 4
.LC42:
	data4	more#+12
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global gets#
	.type	gets#, @function
	.proc gets#
gets:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 1, 0
	addl r14 = @gprel(.LC42), gp
	mov r41 = r1
	.mlx
	addp4 r32 = 0,r32
	movl r36 = @gprel(__iob#)
	;;
	.mmi
	ld4 r35 = [r14]
	add r36 = r1, r36
	.save rp, r39
	mov r39 = b0
	.body
	.mlx
	mov r34 = r32
	movl r38 = @gprel(__iob#)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	mov r42 = r35
	.mmb
	adds r37 = 4, r36
	nop 0
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r42 = r35
	mov r1 = r41
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r36] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L412
	.align 32
.L404:
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 1, r14
	ld1.a r33 = [r14]
	nop 0
	;;
	.mii
	st4 [r37] = r15
	nop 0
	;;
	nop 0
	.mmb
	ld1.c.clr r33 = [r14]
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L405:
	.mmi
	adds r14 = 1, r34
	nop 0
	cmp4.ne p6, p7 = 10, r33
	.mmb
	mov r42 = r35
	nop 0
	(p7) br.cond.dpnt .L407
	;;
	.mib
	st1 [r34] = r33
	addp4 r34 = 0,r14
	br.call.sptk.many b0 = stream_lock_take#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r1 = r41
	mov r42 = r35
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r36] = r14
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L404
.L412:
	.mib
	mov r42 = r38
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r33 = r8
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = stream_lock_drop#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r33
	(p6) br.cond.dptk .L405
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r32, r34
	(p6) br.cond.dpnt .L413
.L407:
	.mmi
	mov r8 = r32
	st1 [r34] = r0
	mov b0 = r39
	;;
	.mib
	nop 0
	mov ar.pfs = r40
	br.ret.sptk.many b0
.L413:
	.mmi
	mov r32 = r0
	nop 0
	mov b0 = r39
	;;
	.mib
	mov r8 = r32
	mov ar.pfs = r40
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
	addp4 r39 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	addl r38 = 1, r0
	addl r37 = 4, r0
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = fread#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r8
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
	addp4 r40 = 0,r33
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
	cmp4.ne p6, p7 = 1, r8
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
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	addp4 r37 = 0,r32
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftello64#
	;;
	.mii
	mov r14 = r8
	extr.u r8 = r8, 31, 1
	mov r1 = r36
	;;
	.mii
	nop 0
	mov b0 = r34
	sxt4 r16 = r14
	.mmb
	mov r15 = r14
	sub r8 = r0, r8
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r16, r14
	mov ar.pfs = r35
	(p7) br.cond.dpnt .L425
	;;
	.mib
	st4 [r33] = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L425:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r14 = r8
	addl r15 = -1, r0
	mov b0 = r34
	.mmi
	addl r16 = 72, r0
	addl r8 = -1, r0
	mov r1 = r36
	;;
	.mii
	addp4 r14 = 0,r14
	mov ar.pfs = r35
	;;
	nop 0
	.mmb
	st4 [r14] = r16
	st4 [r33] = r15
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
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	.mii
	ld4 r33 = [r33]
	mov r34 = r0
	;;
	sxt4 r33 = r33
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
	nop 0
	addp4 r33 = 0,r33
	.mii
	mov r35 = r34
	addp4 r32 = 0,r32
	;;
	cmp4.eq p6, p7 = 0, r33
	;;
	.mmi
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	nop 0
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
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r15 = @gprel(__iob#)
	;;
	.mlx
	add r15 = r1, r15
	movl r33 = @gprel(more#)
	;;
	.mii
	sub r15 = r32, r15
	add r33 = r1, r33
	;;
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r33 = r14, r33
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
	adds r15 = 4, r32
	.mii
	mov r1 = r37
	mov r38 = r33
	;;
	adds r14 = -1, r14
	;;
	.mib
	st4 [r32] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L435
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	ld1.a r34 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	nop 0
	;;
	.mib
	ld1.c.clr r34 = [r14]
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
.L435:
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
	movl r15 = @gprel(__iob#)
	.mlx
	addp4 r33 = 0,r33
	movl r34 = @gprel(more#)
	;;
	.mmb
	add r15 = r1, r15
	add r34 = r1, r34
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	zxt1 r35 = r32
	;;
	.mmi
	sub r15 = r33, r15
	;;
	nop 0
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r34 = r14, r34
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
	adds r15 = 4, r33
	.mii
	mov r1 = r38
	mov r39 = r34
	;;
	adds r14 = -1, r14
	;;
	.mib
	st4 [r33] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L441
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	nop 0
	.mmb
	st1 [r14] = r32
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
.L441:
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
	.align 4
.LC44:
	data4	more#+12
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
	addl r33 = @gprel(.LC44), gp
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	ld4 r37 = [r33]
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
	movl r15 = @gprel(__iob#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	ld4 r14 = [r15]
	adds r16 = 4, r15
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dpnt .L447
	;;
	.mmi
	ld4 r14 = [r16]
	ld4 r37 = [r33]
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	adds r15 = 1, r14
	.mmi
	ld1.a r32 = [r14]
	;;
	st4 [r16] = r15
	nop 0
	;;
	.mib
	ld1.c.clr r32 = [r14]
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
.L447:
	.mlx
	nop 0
	movl r37 = @gprel(__iob#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __filbuf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r32 = r8
	.mmb
	ld4 r37 = [r33]
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
	.align 4
.LC46:
	data4	more#+36
	.align 4
.LC47:
	data4	__iob#+16
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
	addl r34 = @gprel(.LC46), gp
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	zxt1 r33 = r32
	;;
	.mib
	ld4 r38 = [r34]
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
	movl r14 = @gprel(__iob#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r16 = 20, r14
	adds r14 = 16, r14
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	cmp4.le p6, p7 = r0, r15
	(p7) br.cond.dpnt .L453
	;;
	.mmi
	ld4 r14 = [r16]
	ld4 r38 = [r34]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mmi
	nop 0
	st4 [r16] = r15
	nop 0
	.mmb
	st1 [r14] = r32
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
.L453:
	.mmi
	addl r14 = @gprel(.LC47), gp
	nop 0
	mov r38 = r32
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = __flsbuf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	ld4 r38 = [r34]
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
.LC52:
	stringz	"-c"
	.align 8
.LC53:
	stringz	"sh"
	.align 8
.LC54:
	stringz	"/bin/sh"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC50:
	data4	more#+4
	.align 4
.LC51:
	data4	__iob#+14
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
	addp4 r33 = 0,r33
	mov r40 = r1
	addp4 r32 = 0,r32
	;;
	.mmi
	ld1 r34 = [r33]
	adds r14 = 1, r33
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mii
	nop 0
	sxt1 r34 = r34
	;;
	cmp4.ne p6, p7 = 119, r34
	;;
	.mmi
	nop 0
	(p7) mov r35 = r0
	nop 0
	;;
	.mib
	(p6) addl r35 = 1, r0
	cmp4.ne.and.orcm p6, p7 = 114, r34
	(p6) br.cond.dpnt .L455
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 16, r12
	(p7) br.cond.dpnt .L455
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r40
	(p7) br.cond.dpnt .L457
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
	(p7) br.cond.spnt .L477
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
	(p6) shladd r36 = r36, 2, r0
	nop 0
	(p6) br.cond.dpnt .L465
	;;
	.mii
	shladd r14 = r36, 2, r0
	shladd r36 = r36, 2, r0
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = fdopen#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addp4 r8 = 0,r8
	;;
	.mlx
	nop 0
	movl r15 = @gprel(__iob#)
	.mlx
	cmp.eq p6, p7 = 0, r8
	movl r16 = @gprel(more#)
	;;
	.mib
	add r15 = r1, r15
	add r16 = r1, r16
	(p6) br.cond.dpnt .L465
	;;
	.mii
	sub r15 = r8, r15
	adds r16 = 4, r16
	;;
	extr r15 = r15, 4, 28
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r16, r14
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
.L455:
	.body
	.copy_state 1
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
	mov r1 = r40
	;;
	st4 [r8] = r14
	nop 0
.L457:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L478:
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
.L465:
	.body
	.copy_state 2
	.mii
	adds r14 = 16, r12
	sxt4 r36 = r36
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
	br .L478
	;;
.L477:
	.mmi
	addl r14 = @gprel(.LC50), gp
	nop 0
	mov ar.lc = 59
	;;
	.mmi
	ld4 r34 = [r14]
	addl r14 = @gprel(.LC51), gp
	nop 0
	;;
	.mmi
	ld4 r37 = [r14]
	nop 0
	nop 0
.L462:
	.mmi
	addp4 r14 = 0,r34
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L479
.L461:
	.mib
	adds r34 = 24, r34
	adds r37 = 16, r37
	br.cloop.sptk.few .L462
	;;
	.mii
	shladd r34 = r35, 2, r0
	adds r15 = 16, r12
	;;
	add r34 = r15, r34
	;;
	.mmi
	nop 0
	ld4 r42 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r35, r42
	(p6) br.cond.dptk .L463
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
.L463:
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
	(p6) br.cond.dptk .L464
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
.L464:
	.mlx
	mov r46 = r0
	movl r42 = @gprel(.LC54)
	.mlx
	mov r45 = r32
	movl r44 = @gprel(.LC52)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC53)
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
.L479:
	.mmi
	addp4 r14 = 0,r37
	;;
	ld2 r42 = [r14]
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r42, 8, 24
	;;
	extr.u r42 = r42, 8, 8
	;;
	.mmi
	nop 0
	or r42 = r15, r42
	nop 0
	;;
	.mib
	nop 0
	zxt2 r42 = r42
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L461
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
	addp4 r37 = 0,r32
	.mlx
	mov r36 = r1
	movl r15 = @gprel(__iob#)
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	nop 0
	movl r16 = @gprel(more#)
	;;
	.mmi
	sub r15 = r37, r15
	nop 0
	add r16 = r1, r16
	;;
	.mii
	nop 0
	extr r15 = r15, 4, 28
	adds r16 = 4, r16
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r16 = r16, r14
	;;
	ld4 r33 = [r16]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L490
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
.L483:
	.mmi
	adds r14 = 16, r12
	mov r39 = r0
	mov r37 = r33
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r36
	(p7) br.cond.dpnt .L491
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L483
	.mmi
	addl r8 = -1, r0
	nop 0
	nop 0
.L480:
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
.L491:
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
.L490:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r15 = 10, r0
	addp4 r8 = 0,r8
	mov r1 = r36
	;;
	.mib
	st4 [r8] = r15
	addl r8 = -1, r0
	br .L480
	.endp pclose#
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	more#, @object
	.size	more#, 1440
more:
	.skip	1440
	.global __iob#
	.section	.data,	"aw",	"progbits"
	.align 4
	.type	__iob#, @object
	.size	__iob#, 960
__iob:
	data4	0
	data4	0
	data4	0
	data2	1
	data1	0
	data1	0
	data4	0
	data4	0
	data4	0
	data2	2
	data1	1
	data1	0
	data4	0
	data4	0
	data4	0
	data2	6
	data1	2
	data1	0
	.skip	912
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
