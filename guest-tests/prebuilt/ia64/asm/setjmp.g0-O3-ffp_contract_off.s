// 0a81ac77d893832da8368aa581d073b0
	.file	"setjmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc bail#
bail:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r15 = @gprel(calls#), gp
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 5, r14
	st4 [r15] = r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(inner#)
	.mmi
	nop 0
	(p7) addl r36 = 7, r0
	nop 0
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = longjmp#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp bail#
	.align 16
	.align 64
	.proc dive#
dive:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 912
	adds r12 = -912, r12
	zxt1 r16 = r32
	.mmi
	cmp4.ne p6, p7 = 0, r32
	adds r33 = -1, r32
	mov r36 = r1
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	shl r15 = r16, 8
	.mmb
	adds r14 = 824, r12
	adds r37 = 716, r12
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	mov r38 = r33
	addl r39 = 100, r0
	;;
	.mii
	nop 0
	shl r16 = r15, 16
	;;
	add r15 = r15, r16
	;;
	.mii
	nop 0
	shl r16 = r15, 32
	;;
	add r15 = r15, r16
	.mmi
	adds r16 = 816, r12
	;;
	st8 [r14] = r15
	adds r14 = 832, r12
	.mmi
	st8 [r16] = r15
	;;
	st8 [r14] = r15
	adds r14 = 840, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 848, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 856, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 864, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 872, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 880, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 888, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 896, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 904, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 912, r12
	;;
	.mbb
	st4 [r14] = r15
	(p7) br.cond.spnt .L6
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = -2, r32
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r36
	.mmb
	adds r14 = 624, r12
	adds r33 = -3, r32
	(p6) br.cond.spnt .L6
	;;
	.mib
	nop 0
	zxt1 r16 = r15
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r15
	adds r37 = 516, r12
	mov r38 = r33
	;;
	.mii
	nop 0
	shl r15 = r16, 8
	addl r39 = 100, r0
	;;
	.mii
	add r15 = r15, r16
	nop 0
	;;
	shl r16 = r15, 16
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r16 = r15, 32
	;;
	.mmi
	add r15 = r15, r16
	nop 0
	adds r16 = 616, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 632, r12
	.mmi
	st8 [r16] = r15
	;;
	st8 [r14] = r15
	adds r14 = 640, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 648, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 656, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 664, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 672, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 680, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 688, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 696, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 704, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 712, r12
	;;
	.mbb
	st4 [r14] = r15
	(p6) br.cond.spnt .L6
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = -4, r32
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r36
	.mmb
	adds r14 = 424, r12
	adds r33 = -5, r32
	(p6) br.cond.spnt .L6
	;;
	.mib
	nop 0
	zxt1 r16 = r15
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r15
	adds r37 = 316, r12
	mov r38 = r33
	;;
	.mii
	nop 0
	shl r15 = r16, 8
	addl r39 = 100, r0
	;;
	.mii
	add r15 = r15, r16
	nop 0
	;;
	shl r16 = r15, 16
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r16 = r15, 32
	;;
	.mmi
	add r15 = r15, r16
	nop 0
	adds r16 = 416, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 432, r12
	.mmi
	st8 [r16] = r15
	;;
	st8 [r14] = r15
	adds r14 = 440, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 448, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 456, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 464, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 472, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 480, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 488, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 496, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 504, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 512, r12
	;;
	.mbb
	st4 [r14] = r15
	(p6) br.cond.spnt .L6
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = -6, r32
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r36
	.mmb
	adds r14 = 224, r12
	adds r33 = -7, r32
	(p6) br.cond.spnt .L6
	;;
	.mib
	nop 0
	zxt1 r16 = r15
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r15
	addl r39 = 100, r0
	adds r37 = 116, r12
	;;
	.mii
	nop 0
	shl r15 = r16, 8
	mov r38 = r33
	;;
	.mii
	add r15 = r15, r16
	nop 0
	;;
	shl r16 = r15, 16
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r16 = r15, 32
	;;
	.mmi
	add r15 = r15, r16
	nop 0
	adds r16 = 216, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	adds r14 = 232, r12
	.mmi
	st8 [r16] = r15
	;;
	st8 [r14] = r15
	adds r14 = 240, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 248, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 256, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 264, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 272, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 288, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 312, r12
	;;
	.mbb
	st4 [r14] = r15
	(p6) br.cond.spnt .L6
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = -8, r32
	cmp4.eq p6, p7 = 0, r33
	mov r1 = r36
	.mmb
	adds r14 = 24, r12
	adds r37 = -9, r32
	(p6) br.cond.spnt .L6
	;;
	.mii
	nop 0
	zxt1 r16 = r15
	cmp4.eq p6, p7 = 0, r15
	;;
	.mii
	nop 0
	shl r15 = r16, 8
	;;
	add r15 = r15, r16
	;;
	.mii
	nop 0
	shl r16 = r15, 16
	;;
	add r15 = r15, r16
	;;
	.mii
	nop 0
	shl r16 = r15, 32
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r14] = r15, 8
	st8 [r16] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mbb
	st4 [r14] = r15
	(p6) br.cond.spnt .L6
	br.call.sptk.many b0 = dive#
	;;
	.mmi
	adds r14 = 21, r12
	mov r1 = r36
	adds r15 = 121, r12
	;;
	.mmi
	addl r21 = @gprel(calls#), gp
	ld1 r17 = [r14]
	nop 0
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 221, r12
	;;
	.mii
	ld4 r14 = [r21]
	sxt1 r17 = r17
	sxt1 r16 = r16
	.mmb
	nop 0
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	adds r17 = 321, r12
	sxt1 r15 = r15
	;;
	.mmi
	ld1 r20 = [r17]
	nop 0
	add r14 = r14, r16
	.mmi
	adds r17 = 421, r12
	nop 0
	adds r16 = 521, r12
	;;
	.mii
	ld1 r19 = [r17]
	sxt1 r20 = r20
	add r14 = r14, r15
	.mmb
	adds r15 = 721, r12
	ld1 r18 = [r16]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r19 = r19
	nop 0
	.mmi
	adds r16 = 621, r12
	add r14 = r14, r20
	sxt1 r18 = r18
	;;
	.mmi
	ld1 r17 = [r16]
	nop 0
	add r14 = r14, r19
	.mii
	ld1 r16 = [r15]
	adds r15 = 821, r12
	;;
	sxt1 r17 = r17
	.mmi
	add r14 = r14, r18
	ld1 r15 = [r15]
	sxt1 r16 = r16
	;;
	.mii
	add r14 = r14, r17
	sxt1 r15 = r15
	;;
	add r14 = r14, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	st4 [r21] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 912, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(outer#)
	.mmi
	nop 0
	addl r38 = 42, r0
	nop 0
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = longjmp#
	;;
	break.f 0
	;;
	.endp dive#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %d %g %d\n"
	.align 8
.LC1:
	stringz	"zero becomes one"
	.align 8
.LC2:
	stringz	"out of qsort after %d\n"
	.align 8
.LC3:
	stringz	"%d rounds\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 3, 5, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 720
	adds r12 = -720, r12
	movl r35 = @gprel(outer#)
	;;
	.mmi
	adds r14 = 708, r12
	addl r15 = 1, r0
	.save rp, r33
	mov r33 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	st4.rel [r14] = r15
	adds r14 = 696, r12
	.mlx
	nop 0
	movl r15 = 0x3ff8000000000000
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = _setjmp#
	;;
	.mmi
	adds r1 = 728, r12
	mov r32 = r8
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L35
	.mmi
	addl r16 = 2, r0
	adds r15 = 708, r12
	adds r14 = 696, r12
	.mmi
	addl r37 = 100, r0
	addl r36 = 50, r0
	adds r35 = 516, r12
	;;
	.mmi
	st4.rel [r15] = r16
	;;
	ld8.acq r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f6
	;;
	.mmi
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mib
	st8.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	addl r37 = 100, r0
	.mmi
	addl r36 = 49, r0
	nop 0
	adds r35 = 416, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	addl r37 = 100, r0
	.mmi
	addl r36 = 48, r0
	nop 0
	adds r35 = 316, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	addl r37 = 100, r0
	.mmi
	addl r36 = 47, r0
	nop 0
	adds r35 = 216, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	addl r37 = 100, r0
	.mmi
	addl r36 = 46, r0
	nop 0
	adds r35 = 116, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	addl r37 = 100, r0
	.mmi
	addl r36 = 45, r0
	nop 0
	adds r35 = 16, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	addl r35 = 44, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = dive#
	;;
	.mmi
	adds r1 = 728, r12
	adds r14 = 21, r12
	adds r15 = 121, r12
	.mmi
	adds r17 = 221, r12
	;;
	ld8 r1 = [r1]
	nop 0
	.mmi
	ld1 r16 = [r14]
	;;
	addl r19 = @gprel(calls#), gp
	sxt1 r16 = r16
	.mmi
	ld1 r15 = [r15]
	ld1 r18 = [r17]
	nop 0
	;;
	.mii
	ld4 r14 = [r19]
	sxt1 r15 = r15
	sxt1 r18 = r18
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 321, r12
	;;
	.mmi
	ld1 r17 = [r16]
	add r14 = r14, r15
	adds r16 = 421, r12
	.mmi
	adds r15 = 521, r12
	;;
	ld1 r16 = [r16]
	sxt1 r17 = r17
	.mmi
	add r14 = r14, r18
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r16 = r16
	nop 0
	.mii
	add r14 = r14, r17
	sxt1 r15 = r15
	;;
	add r14 = r14, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	st4 [r19] = r14
	nop 0
	nop 0
.L35:
	.mlx
	adds r14 = 708, r12
	movl r35 = @gprel(.LC0)
	.mmi
	mov r36 = r32
	;;
	ld4.acq r37 = [r14]
	adds r14 = 696, r12
	.mmi
	add r35 = r1, r35
	;;
	ld8.acq r38 = [r14]
	addl r14 = @gprel(calls#), gp
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 728, r12
	;;
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(outer#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = _setjmp#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	(p7) mov r36 = r0
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(outer#)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = longjmp#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	adds r14 = 624, r12
	adds r1 = 728, r12
	adds r15 = 616, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 632, r12
	.mmi
	ld8 r1 = [r1]
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 640, r12
	.mlx
	nop 0
	movl r35 = @gprel(inner#)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 648, r12
	add r35 = r1, r35
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 656, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 664, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 672, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 680, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 688, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = _setjmp#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L37
	;;
	.mmi
	addl r38 = @ltoff(@fptr(bail#)), gp
	nop 0
	addl r37 = 4, r0
	.mmi
	addl r36 = 20, r0
	nop 0
	adds r35 = 616, r12
	;;
	.mib
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	nop 0
	adds r1 = 728, r12
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	;;
.L39:
	.mlx
	nop 0
	movl r35 = @gprel(inner#)
	.mmi
	adds r14 = 704, r12
	;;
	nop 0
	add r35 = r1, r35
	.mmb
	nop 0
	st4.rel [r14] = r0
	br.call.sptk.many b0 = _setjmp#
	;;
	.mmi
	adds r14 = 704, r12
	adds r1 = 728, r12
	addl r16 = 199, r0
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r14]
	cmp4.lt p6, p7 = r16, r8
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	adds r15 = 1, r15
	movl r35 = @gprel(.LC3)
	;;
	.mib
	st4.rel [r14] = r15
	add r35 = r1, r35
	(p7) br.cond.spnt .L44
	;;
	.mib
	ld4.acq r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 728, r12
	nop 0
	mov r8 = r0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 720, r12
	br.ret.sptk.many b0
.L37:
	.body
	.copy_state 1
	.mlx
	addl r14 = @gprel(calls#), gp
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	nop 0
	.mmb
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r1 = 728, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br .L39
	;;
.L44:
	.mlx
	nop 0
	movl r35 = @gprel(inner#)
	.mmi
	nop 0
	adds r36 = 1, r8
	nop 0
	;;
	.mib
	nop 0
	add r35 = r1, r35
	br.call.sptk.many b0 = longjmp#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	calls#, @object
	.size	calls#, 4
calls:
	.skip	4
	.bss
	.align 16
	.type	inner#, @object
	.size	inner#, 704
inner:
	.skip	704
	.align 16
	.type	outer#, @object
	.size	outer#, 704
outer:
	.skip	704
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
