// b86be1027f2b253d9735fe9b37aaa21b
	.file	"sorting.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc insertion#
insertion:
	.prologue
	.body
	.mmi
	nop 0
	addl r20 = 1, r0
	adds r19 = 4, r32
	.mmb
	nop 0
	cmp4.lt p6, p7 = 1, r33
	(p7) br.cond.dpnt .L1
	;;
	.align 32
.L6:
	.mmi
	nop 0
	ld4 r18 = [r19]
	mov r14 = r19
	;;
	.align 32
.L3:
	.mmi
	adds r16 = -4, r14
	nop 0
	mov r17 = r14
	;;
	.mmi
	nop 0
	ld4 r15 = [r16]
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = r18, r15
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	cmp.eq p6, p7 = r16, r32
	.mmb
	nop 0
	mov r14 = r16
	(p7) br.cond.dptk .L3
	.mmi
	mov r17 = r32
	nop 0
	nop 0
	;;
.L4:
	.mmi
	adds r20 = 1, r20
	st4 [r17] = r18
	adds r19 = 4, r19
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r20, r33
	(p6) br.cond.dptk .L6
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp insertion#
	.align 16
	.align 64
	.proc heap#
heap:
	.prologue
	.body
	.mii
	nop 0
	extr.u r23 = r33, 31, 1
	cmp4.lt p6, p7 = 1, r33
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mii
	add r23 = r23, r33
	nop 0
	;;
	extr r23 = r23, 1, 31
	;;
.L13:
	.mii
	cmp4.ge p6, p7 = 0, r23
	sxt4 r15 = r23
	adds r24 = -1, r23
	;;
	.mii
	(p6) adds r33 = -1, r33
	(p7) sxt4 r15 = r24
	(p6) mov r24 = r23
	.mmi
	(p6) ld4 r16 = [r32]
	;;
	nop 0
	(p6) sxt4 r14 = r33
	.mmi
	(p7) shladd r15 = r15, 2, r0
	shladd r22 = r24, 1, r0
	mov r19 = r24
	;;
	.mmi
	(p6) shladd r14 = r14, 2, r0
	(p6) shladd r15 = r15, 2, r0
	adds r22 = 1, r22
	;;
	.mmi
	(p6) add r14 = r32, r14
	nop 0
	(p7) add r15 = r32, r15
	;;
	.mmi
	nop 0
	(p6) ld4 r21 = [r14]
	(p6) add r15 = r32, r15
	.mmi
	(p6) st4 [r14] = r16
	;;
	(p7) ld4 r21 = [r15]
	cmp4.ge p6, p7 = r22, r33
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	mov r16 = r22
	nop 0
	nop 0
	;;
	.align 32
.L18:
	.mii
	nop 0
	sxt4 r14 = r16
	adds r15 = 1, r19
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	shladd r15 = r15, 1, r0
	;;
	.mii
	add r14 = r32, r14
	cmp4.le p6, p7 = r33, r15
	;;
	adds r20 = 4, r14
	.mmb
	nop 0
	ld4 r18 = [r14]
	(p6) br.cond.dptk .L27
	;;
	.mii
	nop 0
	sxt4 r17 = r15
	nop 0
	.mmi
	ld4 r20 = [r20]
	nop 0
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = r18, r20
	shladd r17 = r17, 2, r0
	(p6) br.cond.dptk .L27
	;;
	.mmi
	nop 0
	(p7) add r14 = r32, r17
	nop 0
	;;
	.mmi
	(p7) ld4 r18 = [r14]
	nop 0
	nop 0
	;;
.L17:
	.mib
	nop 0
	sxt4 r16 = r19
	nop 0
	.mmi
	shladd r17 = r15, 1, r0
	mov r19 = r15
	cmp4.le p6, p7 = r18, r21
	;;
	.mmi
	shladd r15 = r16, 2, r0
	nop 0
	adds r16 = 1, r17
	;;
	.mib
	add r15 = r32, r15
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mib
	st4 [r15] = r18
	cmp4.lt p6, p7 = r16, r33
	(p6) br.cond.dptk .L18
	.mmi
	mov r15 = r14
	nop 0
	nop 0
	;;
.L16:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r33
	nop 0
	.mmb
	st4 [r15] = r21
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mib
	cmp4.lt p6, p7 = 0, r23
	mov r23 = r24
	(p6) br.cond.dptk .L13
	.mii
	nop 0
	sxt4 r14 = r33
	sxt4 r15 = r24
	;;
	.mmi
	adds r23 = -1, r14
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	shladd r23 = r23, 2, r0
	add r25 = r32, r15
	;;
	add r23 = r32, r23
	;;
	.align 32
.L24:
	.mmi
	ld4 r21 = [r23], -4
	adds r33 = -1, r33
	mov r16 = r22
	.mmi
	mov r19 = r24
	ld4 r15 = [r32]
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r33, r22
	nop 0
	adds r14 = 4, r23
	;;
	.mib
	st4 [r14] = r15
	(p6) mov r15 = r25
	(p6) br.cond.dpnt .L21
	;;
	.align 32
.L23:
	.mii
	nop 0
	sxt4 r14 = r16
	adds r15 = 1, r19
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	shladd r15 = r15, 1, r0
	;;
	.mii
	add r14 = r32, r14
	cmp4.le p6, p7 = r33, r15
	;;
	adds r20 = 4, r14
	.mmb
	nop 0
	ld4 r18 = [r14]
	(p6) br.cond.dptk .L32
	;;
	.mii
	nop 0
	sxt4 r17 = r15
	nop 0
	.mmi
	ld4 r20 = [r20]
	nop 0
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = r18, r20
	shladd r17 = r17, 2, r0
	(p6) br.cond.dptk .L32
	;;
	.mmi
	nop 0
	(p7) add r14 = r32, r17
	nop 0
	;;
	.mmi
	(p7) ld4 r18 = [r14]
	nop 0
	nop 0
	;;
.L22:
	.mib
	nop 0
	sxt4 r16 = r19
	nop 0
	.mmi
	shladd r17 = r15, 1, r0
	mov r19 = r15
	cmp4.ge p6, p7 = r21, r18
	;;
	.mmi
	shladd r15 = r16, 2, r0
	nop 0
	adds r16 = 1, r17
	;;
	.mib
	add r15 = r32, r15
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mib
	st4 [r15] = r18
	cmp4.gt p6, p7 = r33, r16
	(p6) br.cond.dptk .L23
	.mmi
	mov r15 = r14
	nop 0
	nop 0
	;;
.L21:
	.mib
	st4 [r15] = r21
	cmp4.ne p6, p7 = 1, r33
	(p6) br.cond.dptk .L24
.L12:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L27:
	.mib
	nop 0
	mov r15 = r16
	br .L17
	;;
.L32:
	.mib
	nop 0
	mov r15 = r16
	br .L22
	.endp heap#
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue
	.body
	.mmi
	ld4 r14 = [r33]
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	cmp4.lt p6, p7 = r14, r15
	cmp4.gt p8, p9 = r14, r15
	;;
	(p8) addl r14 = 1, r0
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p9) mov r14 = r0
	(p7) mov r8 = r0
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br.ret.sptk.many b0
	.endp compare#
	.align 16
	.align 64
	.proc library#
library:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	addl r40 = @ltoff(@fptr(compare#)), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	sxt4 r38 = r33
	;;
	.mmi
	nop 0
	addl r39 = 4, r0
	nop 0
	.mmb
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp library#
	.align 16
	.align 64
	.proc merge.part.0#
merge.part.0:
	.prologue 12, 36
	.mii
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	extr r34 = r33, 1, 31
	mov r38 = r1
	.mmi
	mov r40 = r32
	;;
	cmp4.eq p6, p7 = 1, r34
	.save rp, r36
	mov r36 = b0
	.mii
	mov r41 = r34
	nop 0
	;;
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.bbb
	nop 0
	(p6) br.cond.dpnt .L43
	br.call.sptk.many b0 = merge.part.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L43:
	.mlx
	sub r14 = r33, r34
	movl r40 = @gprel(scratch#)
	.mii
	mov r41 = r32
	sxt4 r35 = r34
	;;
	add r40 = r1, r40
	.mmb
	shladd r35 = r35, 2, r0
	cmp4.lt p6, p7 = 1, r14
	(p7) br.cond.dpnt .L70
	;;
	.mib
	mov r41 = r14
	add r40 = r32, r35
	br.call.sptk.many b0 = merge.part.0#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r35
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(scratch#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	mov r20 = r32
	mov r19 = r34
	.mmi
	mov r16 = r0
	mov r15 = r0
	mov r21 = r0
	;;
	.mlx
	nop 0
	movl r18 = @gprel(scratch#)
	.mii
	cmp4.ge p8, p9 = r34, r33
	nop 0
	;;
	add r18 = r1, r18
	.align 32
.L51:
	.pred.rel.mutex p8, p9
	.mii
	nop 0
	sxt4 r14 = r19
	shladd r17 = r21, 2, r0
	;;
	.mii
	shladd r14 = r14, 2, r0
	add r17 = r18, r17
	;;
	add r14 = r32, r14
	.mmb
	nop 0
	ld4 r17 = [r17]
	(p9) br.cond.dptk .L71
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	adds r16 = 1, r16
	.mmi
	nop 0
	st4 [r20] = r17
	nop 0
	;;
	.mii
	nop 0
	sxt4 r21 = r15
	sxt4 r20 = r16
	.mmb
	sub r19 = r34, r15, 1
	cmp4.lt p6, p7 = r15, r34
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	shladd r22 = r21, 2, r0
	nop 0
	shladd r14 = r20, 2, r0
	.mmi
	cmp4.geu p6, p7 = 8, r19
	nop 0
	sub r24 = r34, r15
	;;
	.mmb
	add r14 = r32, r14
	add r19 = r18, r22
	nop 0
	.mii
	adds r22 = 4, r22
	(p6) sxt4 r20 = r16
	(p6) sxt4 r21 = r15
	;;
	.mmi
	add r22 = r18, r22
	or r23 = r19, r14
	extr.u r17 = r24, 1, 31
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mmi
	and r23 = 7, r23
	cmp.ne p6, p7 = r22, r14
	shladd r17 = r17, 3, r0
	;;
	.mmi
	(p6) addl r25 = 1, r0
	nop 0
	adds r17 = -8, r17
	;;
	.mmi
	(p7) mov r25 = r0
	cmp.eq p6, p7 = 0, r23
	shr.u r17 = r17, 3
	;;
	.mii
	(p6) addl r22 = 1, r0
	mov ar.lc = r17
	;;
	(p7) mov r22 = r0
	;;
	.mmi
	nop 0
	and r22 = r25, r22
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r22
	(p7) br.cond.dpnt .L55
.L52:
	.mmi
	sub r14 = r34, r15, 1
	nop 0
	adds r15 = 1, r15
	.mmi
	shladd r21 = r21, 2, r0
	nop 0
	shladd r20 = r20, 2, r0
	;;
	.mmi
	cmp4.lt p8, p9 = r34, r15
	addp4 r14 = r14, r0
	add r18 = r18, r21
	.mlx
	add r32 = r32, r20
	movl r15 = -2147483648
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r15, r34
	mov ar.lc = r14
	.bbb
	nop 0
	(p8) br.cond.spnt .L65
	(p6) br.cond.spnt .L65
.L57:
	.mmi
	nop 0
	ld4 r14 = [r18], 4
	nop 0
	;;
	.mib
	st4 [r32] = r14, 4
	nop 0
	br.cloop.sptk.few .L57
.L42:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.L71:
	.pred.rel.mutex p8, p9
	.mmi
	ld4 r14 = [r14]
	nop 0
	cmp4.lt p10, p11 = r15, r34
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r17, r14
	(p7) br.cond.dptk .L72
	.mmi
	adds r15 = 1, r15
	st4 [r20] = r17, 4
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r15, r34
	sxt4 r21 = r15
	.bbb
	nop 0
	(p6) br.cond.dpnt .L42
	br .L51
.L72:
	.pred.rel.mutex p10, p11
	.mmi
	adds r19 = 1, r19
	st4 [r20] = r14, 4
	adds r16 = 1, r16
	.mmb
	nop 0
	nop 0
	(p11) br.cond.dpnt .L42
	;;
	.mib
	nop 0
	cmp4.ge p8, p9 = r19, r33
	br .L51
.L55:
	.mmi
	nop 0
	ld8 r17 = [r19], 8
	nop 0
	;;
	.mib
	st8 [r14] = r17, 8
	nop 0
	br.cloop.sptk.few .L55
	;;
	.mib
	and r14 = -2, r24
	tbit.z p6, p7 = r24, 0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	add r15 = r15, r14
	add r16 = r16, r14
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	sxt4 r15 = r15
	;;
	.mii
	shladd r15 = r15, 2, r0
	mov ar.lc = r39
	sxt4 r16 = r16
	;;
	.mmi
	shladd r16 = r16, 2, r0
	nop 0
	add r18 = r18, r15
	;;
	.mmi
	add r32 = r32, r16
	ld4 r14 = [r18]
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L65:
	.mmi
	ld4 r14 = [r18], 4
	nop 0
	mov ar.lc = 0
	;;
	.mib
	st4 [r32] = r14, 4
	nop 0
	br.cloop.sptk.few .L57
	.mib
	nop 0
	nop 0
	br .L42
.L70:
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	mov r20 = r32
	mov r19 = r34
	.mmi
	mov r16 = r0
	mov r15 = r0
	mov r21 = r0
	;;
	.mlx
	nop 0
	movl r18 = @gprel(scratch#)
	.mmi
	nop 0
	cmp4.ge p8, p9 = r34, r33
	nop 0
	;;
	.mib
	nop 0
	add r18 = r1, r18
	br .L51
	.endp merge.part.0#
	.align 16
	.align 64
	.proc merge#
merge:
	.prologue
	.body
	.mib
	cmp4.ge p6, p7 = 1, r33
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many merge.part.0#
	;;
.L73:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp merge#
	.align 16
	.align 64
	.proc quick#
quick:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	mov r39 = r32
	extr r14 = r33, 1, 31
	.mmi
	adds r16 = -1, r33
	cmp4.lt p6, p7 = 7, r33
	mov r37 = r1
	;;
	.mmi
	nop 0
	shladd r15 = r14, 2, r0
	.save ar.lc, r38
	mov r38 = ar.lc
	.mmi
	mov r19 = r39
	mov r40 = r0
	sxt4 r14 = r16
	;;
	.mmi
	nop 0
	add r15 = r39, r15
	.save rp, r35
	mov r35 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L114
	;;
	.mmi
	ld4 r18 = [r15]
	nop 0
	nop 0
	.align 32
.L85:
	.mmi
	nop 0
	shladd r15 = r14, 2, r0
	mov r34 = r19
	.mmi
	ld4 r20 = [r19], 4
	;;
	nop 0
	add r15 = r39, r15
	.mmb
	nop 0
	cmp4.gt p6, p7 = r18, r20
	(p6) br.cond.dptk .L86
	;;
	.mmi
	ld4 r17 = [r15]
	nop 0
	nop 0
	;;
	.mib
	adds r14 = -1, r14
	cmp4.le p6, p7 = r17, r18
	(p6) br.cond.dpnt .L87
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r39, r14
	;;
	.align 32
.L88:
	.mmi
	mov r15 = r14
	ld4 r17 = [r14], -4
	adds r16 = -1, r16
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r18, r17
	(p6) br.cond.dptk .L88
	;;
.L87:
	.mmi
	adds r14 = -4, r19
	nop 0
	cmp4.le p6, p7 = r16, r40
	.mmb
	adds r16 = -1, r16
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mmi
	st4 [r14] = r17
	nop 0
	sxt4 r14 = r16
	.mmi
	st4 [r15] = r20
	nop 0
	nop 0
.L86:
	.mib
	nop 0
	adds r40 = 1, r40
	br .L85
	;;
.L89:
	.mib
	sub r33 = r33, r40
	nop 0
	br.call.sptk.many b0 = quick#
	;;
	.mmi
	mov r39 = r34
	adds r16 = -1, r33
	extr r14 = r33, 1, 31
	.mmb
	mov r1 = r37
	cmp4.ge p6, p7 = 7, r33
	(p6) br.cond.dpnt .L90
	;;
	.mmi
	shladd r15 = r14, 2, r0
	nop 0
	mov r19 = r39
	.mii
	mov r40 = r0
	sxt4 r14 = r16
	;;
	add r15 = r39, r15
	;;
	.mib
	ld4 r18 = [r15]
	nop 0
	br .L85
.L114:
	.mmi
	mov r34 = r32
	nop 0
	nop 0
	;;
.L90:
	.mmi
	sub r14 = 1, r33
	mov r20 = r34
	adds r24 = -20, r34
	.mmi
	adds r16 = -4, r34
	adds r21 = -8, r34
	adds r18 = -12, r34
	;;
	.mmi
	andcm r14 = -1, r14
	adds r23 = -16, r34
	adds r19 = 4, r34
	.mmb
	mov r15 = r0
	cmp4.lt p6, p7 = 1, r33
	(p7) br.cond.dpnt .L77
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L83:
	.mmi
	mov r17 = r19
	nop 0
	mov r26 = r20
	.mmi
	ld4 r14 = [r19], 4
	ld4 r22 = [r20], 4
	nop 0
	;;
	.mib
	cmp4.le p6, p7 = r22, r14
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	adds r17 = -4, r19
	nop 0
	cmp4.eq p6, p7 = 0, r15
	;;
	.mmi
	st4 [r17] = r22
	nop 0
	mov r17 = r16
	.mmb
	adds r22 = -4, r20
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	ld4 r25 = [r16]
	;;
	cmp4.le p6, p7 = r25, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r26
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	st4 [r22] = r25
	cmp4.eq p6, p7 = 1, r15
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	nop 0
	ld4 r22 = [r21]
	nop 0
	;;
	.mib
	cmp4.le p6, p7 = r22, r14
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	st4 [r16] = r22
	nop 0
	cmp4.eq p6, p7 = 2, r15
	.mmb
	mov r17 = r18
	nop 0
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	ld4 r22 = [r18]
	;;
	cmp4.le p6, p7 = r22, r14
	nop 0
	;;
	.mib
	(p6) mov r17 = r21
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	st4 [r21] = r22
	cmp4.eq p6, p7 = 3, r15
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	nop 0
	ld4 r22 = [r23]
	nop 0
	;;
	.mib
	cmp4.le p6, p7 = r22, r14
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mib
	st4 [r18] = r22
	cmp4.eq p6, p7 = 4, r15
	(p6) br.cond.dpnt .L81
	;;
	.mmi
	ld4 r17 = [r24]
	;;
	cmp4.le p6, p7 = r17, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r17 = r23
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	st4 [r23] = r17
	nop 0
	nop 0
.L81:
	.mmi
	mov r17 = r34
	nop 0
	nop 0
	;;
.L82:
	.mmi
	st4 [r17] = r14
	adds r15 = 1, r15
	adds r24 = 4, r24
	.mmi
	adds r16 = 4, r16
	adds r21 = 4, r21
	adds r18 = 4, r18
	;;
	.mib
	nop 0
	adds r23 = 4, r23
	br.cloop.sptk.few .L83
.L77:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp quick#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %d %d %d %lld\n"
	.align 8
.LC1:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 6, 0
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.mlx
	mov r43 = r1
	movl r18 = @gprel(work#)
	;;
	.mii
	addl r14 = 2999, r0
	.save rp, r41
	mov r41 = b0
	.body
	addl r15 = 7, r0
	.mmi
	add r18 = r1, r18
	;;
	nop 0
	mov ar.lc = r14
	.mlx
	nop 0
	movl r14 = 3777893186295716171
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L116:
	.mii
	nop 0
	dep.z r14 = r15, 13, 19
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	extr.u r15 = r14, 17, 15
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	;;
	xor r15 = r15, r14
	;;
	.mmi
	addp4 r16 = r15, r0
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	;;
	.mmi
	getf.sig r17 = f7
	;;
	nop 0
	shr.u r17 = r17, 10
	;;
	.mii
	nop 0
	shl r14 = r17, 5
	;;
	sub r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r17 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = -2500, r16
	nop 0
	;;
	.mib
	st4 [r18] = r16, 4
	nop 0
	br.cloop.sptk.few .L116
	.mlx
	addl r14 = 11996, r0
	movl r33 = @gprel(copy#)
	.mlx
	addl r34 = 3000, r0
	movl r35 = @gprel(ways.0#)
	;;
	.mlx
	add r33 = r1, r33
	movl r39 = @gprel(work#)
	.mlx
	add r35 = r1, r35
	movl r36 = @gprel(.LC0)
	;;
	.mmi
	adds r40 = 40, r35
	nop 0
	add r39 = r1, r39
	.mmi
	add r38 = r33, r14
	adds r37 = 6000, r33
	add r36 = r1, r36
	;;
.L120:
	.mmi
	addl r47 = 12000, r0
	mov r46 = r39
	nop 0
	.mmb
	mov r45 = r33
	mov r32 = r0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r14 = [r35], 8
	addl r46 = 3000, r0
	mov r45 = r33
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
	mov r14 = r33
	setf.sig f6 = r0
	nop 0
	.mmi
	mov r1 = r43
	mov r46 = r0
	cmp.eq p6, p7 = 0, r32
	;;
	.mib
	adds r16 = -4, r14
	adds r15 = 4, r14
	(p6) br.cond.dpnt .L128
	;;
	.align 32
.L135:
	.mmi
	ld4 r16 = [r16]
	setf.sig f8 = r32
	adds r32 = 1, r32
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = r14, r16
	sxt4 r14 = r14
	;;
	.mmi
	setf.sig f7 = r14
	(p6) addl r16 = 1, r0
	mov r14 = r15
	;;
	.mii
	(p7) mov r16 = r0
	cmp.eq p6, p7 = r34, r32
	;;
	add r46 = r46, r16
	;;
	.mfb
	nop 0
	xma.l f6 = f7, f8, f6
	(p6) br.cond.dpnt .L134
.L136:
	.mmi
	nop 0
	adds r16 = -4, r14
	adds r15 = 4, r14
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r32
	(p7) br.cond.dptk .L135
	;;
.L128:
	.mib
	addl r32 = 1, r0
	mov r14 = r15
	br .L136
.L134:
	.mmi
	getf.sig r50 = f6
	ld4 r49 = [r38]
	mov r45 = r36
	.mmi
	nop 0
	ld4 r48 = [r37]
	nop 0
	;;
	.mib
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r35, r40
	(p6) br.cond.dptk .L120
	.mmi
	addl r18 = -2500, r0
	mov r46 = r0
	addl r20 = 2500, r0
	.align 32
.L121:
	.mmi
	nop 0
	mov r17 = r32
	mov r16 = r0
	;;
	.align 32
.L122:
	.mib
	add r14 = r17, r16
	cmp.ltu p6, p7 = r16, r17
	(p7) br.cond.dpnt .L124
	;;
.L125:
	.mii
	nop 0
	shr.u r14 = r14, 1
	;;
	shladd r15 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r15 = r33, r15
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.lt p8, p9 = r18, r15
	cmp4.gt p6, p7 = r18, r15
	;;
	.mmi
	(p8) addl r19 = 1, r0
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p9) mov r19 = r0
	(p7) mov r15 = r0
	;;
	sub r15 = r15, r19
	;;
	.mib
	cmp4.eq p6, p7 = -1, r15
	nop 0
	(p6) br.cond.dpnt .L129
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	adds r16 = 1, r14
	(p7) br.cond.dpnt .L137
	;;
	.mib
	add r14 = r17, r16
	cmp.ltu p6, p7 = r16, r17
	(p6) br.cond.dptk .L125
.L124:
	.mmi
	nop 0
	adds r18 = 1, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r20, r18
	(p7) br.cond.dptk .L121
.L126:
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
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
.L129:
	.mib
	nop 0
	mov r17 = r14
	br .L122
.L137:
	.mmi
	adds r18 = 1, r18
	nop 0
	adds r46 = 1, r46
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r20, r18
	(p7) br.cond.dptk .L121
	.mib
	nop 0
	nop 0
	br .L126
	.endp main#
	.section	.rodata
	.align 8
	.type	ways.0#, @object
	.size	ways.0#, 40
ways.0:
	data8	@fptr(insertion#)
	data8	@fptr(quick#)
	data8	@fptr(merge#)
	data8	@fptr(heap#)
	data8	@fptr(library#)
	.bss
	.align 4
	.type	scratch#, @object
	.size	scratch#, 12000
scratch:
	.skip	12000
	.align 4
	.type	copy#, @object
	.size	copy#, 12000
copy:
	.skip	12000
	.align 4
	.type	work#, @object
	.size	work#, 12000
work:
	.skip	12000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
