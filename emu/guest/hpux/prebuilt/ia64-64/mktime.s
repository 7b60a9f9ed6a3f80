// c18f9846ca58f6d78c25ca36a71acdbf newlib/libc/time/mktime.c
	.file	"mktime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc validate_structure#
validate_structure:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	ld4 r38 = [r32]
	adds r34 = 4, r32
	mov r37 = r1
	.body
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 59, r38
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld4 r38 = [r34]
	nop 0
	nop 0
	;;
.L3:
	.mib
	adds r33 = 8, r32
	cmp4.ltu p6, p7 = 59, r38
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 23, r38
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	(p7) adds r34 = 12, r32
	nop 0
	nop 0
.L9:
	.mmi
	adds r33 = 16, r32
	;;
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 11, r38
	(p6) br.cond.dpnt .L12
.L51:
	.mmi
	nop 0
	adds r32 = 20, r32
	nop 0
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	nop 0
	;;
.L13:
	.mmi
	and r15 = 3, r14
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r17 = 28, r0
	(p6) br.cond.dptk .L15
	;;
	.mlx
	shladd r16 = r14, 4, r0
	movl r17 = 85899344
	;;
	.mmi
	add r16 = r16, r14
	;;
	nop 0
	dep.z r15 = r16, 5, 27
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r16 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r15 = r16, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	mix4.r r16 = r15, r15
	.mlx
	nop 0
	movl r15 = 42949672
	;;
	.mii
	nop 0
	shr.u r16 = r16, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	(p7) br.cond.dptk .L46
	;;
	.mmi
	(p6) addl r17 = 29, r0
	nop 0
	nop 0
.L15:
	.mmi
	ld4 r14 = [r34]
	;;
	cmp4.lt p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r22 = @gprel(DAYS_IN_MONTH#)
	.mlx
	(p6) addl r18 = 2, r0
	(p7) movl r21 = @gprel(DAYS_IN_MONTH#)
	;;
	.mmi
	nop 0
	(p6) add r22 = r1, r22
	(p7) add r21 = r1, r21
	.mlx
	nop 0
	(p7) movl r24 = 42949672
	;;
	.mlx
	nop 0
	(p7) movl r22 = 85899344
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L20
.L16:
	.mii
	nop 0
	sxt4 r15 = r38
	nop 0
	;;
	.mii
	shladd r15 = r15, 2, r0
	nop 0
	;;
	add r15 = r22, r15
	.align 32
.L23:
	.mib
	cmp4.eq p6, p7 = 1, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	cmp4.gt p6, p7 = r14, r16
	sub r14 = r14, r16
	(p7) br.cond.dpnt .L1
	;;
.L26:
	.mmi
	nop 0
	st4 [r34] = r14
	cmp4.eq p6, p7 = 12, r38
	.mmb
	nop 0
	st4 [r33] = r38
	(p7) br.cond.dptk .L23
	.mlx
	ld4 r21 = [r32]
	movl r23 = 85899344
	.mmi
	nop 0
	addl r17 = 28, r0
	nop 0
	;;
	.mmi
	adds r15 = 1, r21
	;;
	shladd r16 = r15, 4, r0
	and r19 = 3, r15
	.mmi
	st4 [r32] = r15
	st4 [r33] = r0
	nop 0
	;;
	.mib
	add r16 = r16, r15
	cmp4.ne p6, p7 = 0, r19
	(p6) br.cond.dptk .L24
	;;
	.mii
	nop 0
	dep.z r19 = r16, 5, 27
	adds r21 = 1901, r21
	.mmi
	addl r17 = 29, r0
	;;
	sub r19 = r19, r16
	shladd r20 = r21, 4, r0
	;;
	.mmi
	shladd r19 = r19, 4, r0
	nop 0
	add r20 = r20, r21
	;;
	.mmi
	add r19 = r19, r15
	nop 0
	dep.z r16 = r20, 5, 27
	;;
	.mii
	nop 0
	dep.z r19 = r19, 7, 25
	sub r16 = r16, r20
	;;
	.mii
	sub r19 = r19, r15
	shladd r16 = r16, 4, r0
	;;
	shladd r20 = r19, 2, r0
	.mmi
	add r16 = r16, r21
	;;
	sub r19 = r20, r19
	dep.z r16 = r16, 7, 25
	;;
	.mmi
	shladd r24 = r19, 3, r0
	nop 0
	sub r16 = r16, r21
	;;
	.mii
	add r19 = r19, r24
	shladd r20 = r16, 2, r0
	;;
	shladd r19 = r19, 4, r0
	.mmi
	sub r16 = r20, r16
	;;
	sub r15 = r19, r15
	shladd r20 = r16, 3, r0
	;;
	.mii
	shladd r19 = r15, 3, r0
	add r16 = r16, r20
	;;
	sub r19 = r19, r15
	.mmi
	shladd r16 = r16, 4, r0
	;;
	add r19 = r19, r23
	sub r21 = r16, r21
	;;
	.mmi
	shladd r15 = r21, 3, r0
	;;
	nop 0
	mix4.r r20 = r19, r19
	.mlx
	nop 0
	movl r19 = 42949672
	;;
	.mii
	nop 0
	shr.u r20 = r20, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r19, r20
	(p7) br.cond.dptk .L47
.L24:
	.mmi
	mov r38 = r0
	nop 0
	nop 0
	;;
.L52:
	.mii
	nop 0
	sxt4 r15 = r38
	;;
	shladd r15 = r15, 2, r0
	;;
	.mib
	nop 0
	add r15 = r22, r15
	br .L23
.L50:
	.mii
	ld4 r20 = [r32]
	addl r17 = 28, r0
	;;
	adds r15 = -1, r20
	;;
	.mmi
	nop 0
	shladd r16 = r15, 4, r0
	and r18 = 3, r15
	.mmi
	nop 0
	st4 [r32] = r15
	nop 0
	;;
	.mib
	add r16 = r16, r15
	cmp4.ne p6, p7 = 0, r18
	(p6) br.cond.dptk .L18
	;;
	.mii
	adds r20 = 1899, r20
	dep.z r18 = r16, 5, 27
	addl r17 = 29, r0
	;;
	.mmi
	shladd r19 = r20, 4, r0
	nop 0
	sub r18 = r18, r16
	;;
	.mii
	add r19 = r19, r20
	shladd r18 = r18, 4, r0
	;;
	dep.z r16 = r19, 5, 27
	.mmi
	add r18 = r18, r15
	;;
	sub r16 = r16, r19
	dep.z r18 = r18, 7, 25
	;;
	.mii
	sub r18 = r18, r15
	shladd r16 = r16, 4, r0
	;;
	add r16 = r16, r20
	.mmi
	shladd r19 = r18, 2, r0
	;;
	sub r18 = r19, r18
	dep.z r16 = r16, 7, 25
	;;
	.mii
	sub r16 = r16, r20
	shladd r23 = r18, 3, r0
	;;
	shladd r19 = r16, 2, r0
	.mmi
	add r18 = r18, r23
	;;
	sub r16 = r19, r16
	shladd r18 = r18, 4, r0
	;;
	.mii
	sub r15 = r18, r15
	shladd r19 = r16, 3, r0
	;;
	add r16 = r16, r19
	.mmi
	shladd r18 = r15, 3, r0
	;;
	shladd r16 = r16, 4, r0
	sub r18 = r18, r15
	;;
	.mii
	sub r20 = r16, r20
	add r16 = r18, r22
	;;
	mix4.r r18 = r16, r16
	.mmi
	shladd r16 = r20, 3, r0
	;;
	nop 0
	shr.u r18 = r18, 2
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r24, r18
	(p7) br.cond.dptk .L48
.L18:
	.mmi
	nop 0
	addl r15 = 31, r0
	addl r38 = 11, r0
	;;
.L19:
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p7) br.cond.dpnt .L49
.L20:
	.mmi
	adds r38 = -1, r38
	nop 0
	mov r15 = r17
	;;
	.mib
	cmp4.ne p6, p7 = -1, r38
	sxt4 r16 = r38
	(p7) br.cond.dpnt .L50
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r38
	;;
	(p7) shladd r16 = r16, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r16 = r21, r16
	;;
	(p7) ld4 r15 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L49
	;;
.L25:
	.mmi
	adds r15 = 4, r15
	cmp4.gt p6, p7 = r14, r17
	nop 0
	.mmb
	sub r14 = r14, r17
	addl r38 = 2, r0
	(p7) br.cond.dpnt .L1
	;;
	.mmi
	ld4.a r16 = [r15]
	st4 [r34] = r14
	nop 0
	.mmi
	st4 [r33] = r18
	nop 0
	adds r38 = 1, r38
	;;
	.mmi
	ld4.c.clr r16 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	cmp4.gt p6, p7 = r14, r16
	sub r14 = r14, r16
	(p6) br.cond.dptk .L26
.L1:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L49:
	.body
	.copy_state 1
	.mmi
	st4 [r34] = r14
	st4 [r33] = r38
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 2
	.mib
	adds r34 = 12, r32
	addl r39 = 24, r0
	br.call.sptk.many b0 = div#
	;;
	.mmi
	ld4 r14 = [r34]
	cmp4.gt p6, p7 = r0, r8
	extr.u r15 = r8, 32, 32
	.mmi
	mov r1 = r37
	;;
	add r14 = r14, r15
	(p6) adds r8 = 24, r8
	;;
	.mmi
	st4 [r34] = r14
	(p7) st4 [r33] = r8
	(p6) adds r14 = -1, r14
	;;
	.mmi
	nop 0
	(p6) st4 [r33] = r8
	adds r33 = 16, r32
	.mmi
	(p6) st4 [r34] = r14
	;;
	ld4 r38 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 11, r38
	(p7) br.cond.dptk .L51
.L12:
	.mib
	adds r32 = 20, r32
	addl r39 = 12, r0
	br.call.sptk.many b0 = div#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	extr.u r15 = r8, 32, 32
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r38 = r8
	mov r1 = r37
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	(p6) adds r38 = 12, r8
	;;
	.mmi
	nop 0
	st4 [r32] = r14
	(p6) adds r14 = -1, r14
	.mii
	(p6) st4 [r33] = r38
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r33] = r8
	(p6) st4 [r32] = r14
	br .L13
.L48:
	.mlx
	sub r16 = r16, r20
	movl r15 = 10737418
	.mmi
	addl r38 = 11, r0
	;;
	add r16 = r16, r22
	nop 0
	;;
	.mii
	nop 0
	mix4.r r17 = r16, r16
	;;
	shr.u r17 = r17, 4
	;;
	.mii
	cmp4.ltu p6, p7 = r15, r17
	addl r15 = 31, r0
	;;
	(p6) addl r17 = 28, r0
	;;
	.mib
	nop 0
	(p7) addl r17 = 29, r0
	br .L19
.L46:
	.mmi
	adds r14 = 1900, r14
	;;
	shladd r16 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r14
	;;
	nop 0
	dep.z r15 = r16, 5, 27
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r16 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 10737418
	;;
	.mii
	nop 0
	shr.u r15 = r15, 4
	nop 0
	;;
	.mmi
	cmp4.ltu p6, p7 = r14, r15
	ld4 r14 = [r34]
	nop 0
	;;
	.mmi
	(p6) addl r17 = 28, r0
	;;
	(p7) addl r17 = 29, r0
	cmp4.lt p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p7) movl r21 = @gprel(DAYS_IN_MONTH#)
	.mlx
	(p6) addl r18 = 2, r0
	(p6) movl r22 = @gprel(DAYS_IN_MONTH#)
	;;
	.mlx
	(p7) add r21 = r1, r21
	(p7) movl r22 = 85899344
	.mlx
	nop 0
	(p7) movl r24 = 42949672
	;;
	.mib
	nop 0
	(p6) add r22 = r1, r22
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L20
.L5:
	.mib
	adds r33 = 8, r32
	addl r39 = 60, r0
	br.call.sptk.many b0 = div#
	;;
	.mii
	ld4 r38 = [r33]
	extr.u r14 = r8, 32, 32
	cmp4.gt p6, p7 = r0, r8
	.mmi
	mov r1 = r37
	;;
	add r38 = r38, r14
	(p6) adds r8 = 60, r8
	;;
	.mmi
	nop 0
	st4 [r33] = r38
	(p6) adds r38 = -1, r38
	.mmi
	nop 0
	(p7) st4 [r34] = r8
	nop 0
	;;
	.mmi
	(p6) st4 [r34] = r8
	(p6) st4 [r33] = r38
	cmp4.ltu p6, p7 = 23, r38
	;;
	.mib
	nop 0
	(p7) adds r34 = 12, r32
	(p7) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L45
	;;
.L2:
	.mib
	adds r34 = 4, r32
	addl r39 = 60, r0
	br.call.sptk.many b0 = div#
	;;
	.mii
	ld4 r38 = [r34]
	extr.u r14 = r8, 32, 32
	cmp4.gt p6, p7 = r0, r8
	.mmi
	mov r1 = r37
	;;
	add r38 = r38, r14
	(p6) adds r8 = 60, r8
	;;
	.mmi
	nop 0
	st4 [r34] = r38
	(p6) adds r38 = -1, r38
	.mii
	(p7) st4 [r32] = r8
	nop 0
	;;
	nop 0
	.mmb
	(p6) st4 [r32] = r8
	(p6) st4 [r34] = r38
	br .L3
.L47:
	.mmi
	sub r15 = r15, r21
	nop 0
	mov r38 = r0
	;;
	.mmi
	add r15 = r15, r23
	;;
	nop 0
	mix4.r r16 = r15, r15
	.mlx
	nop 0
	movl r15 = 10737418
	;;
	.mii
	nop 0
	shr.u r16 = r16, 4
	;;
	cmp4.ltu p6, p7 = r15, r16
	;;
	.mmi
	nop 0
	(p6) addl r17 = 28, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r17 = 29, r0
	br .L52
	.endp validate_structure#
	.align 16
	.align 64
	.global mktime#
	.type	mktime#, @function
	.proc mktime#
mktime:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 1, 16, 1, 0
	mov r47 = r1
	.save rp, r45
	mov r45 = b0
	.mmi
	adds r38 = 12, r32
	nop 0
	adds r39 = 20, r32
	;;
	.mib
	nop 0
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r36 = r8
	.mmb
	mov r49 = r32
	nop 0
	br.call.sptk.many b0 = validate_structure#
	;;
	.mmi
	adds r14 = 8, r32
	adds r15 = 4, r32
	adds r16 = 16, r32
	.mmi
	ld4 r17 = [r32]
	ld4 r33 = [r38]
	mov r1 = r47
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	sxt4 r18 = r17
	.mlx
	adds r33 = -1, r33
	movl r17 = @gprel(_DAYS_BEFORE_MONTH#)
	;;
	.mmi
	nop 0
	ld4 r16 = [r16]
	sxt4 r14 = r14
	.mmi
	add r17 = r1, r17
	ld4 r15 = [r15]
	sxt4 r33 = r33
	;;
	.mii
	cmp4.lt p6, p7 = 1, r16
	sxt4 r15 = r15
	sxt4 r19 = r16
	.mmb
	shladd r16 = r14, 4, r0
	ld4 r35 = [r39]
	nop 0
	;;
	.mmi
	sub r16 = r16, r14
	shladd r14 = r15, 4, r0
	shladd r19 = r19, 2, r0
	;;
	.mmi
	sub r14 = r14, r15
	shladd r15 = r16, 4, r0
	add r17 = r17, r19
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	sub r15 = r15, r16
	.mmi
	ld4 r17 = [r17]
	;;
	add r14 = r14, r18
	shladd r15 = r15, 4, r0
	.mii
	nop 0
	sxt4 r17 = r17
	;;
	add r20 = r14, r15
	.mmb
	and r14 = 3, r35
	add r33 = r33, r17
	(p7) br.cond.dpnt .L55
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L121
.L55:
	.mii
	addl r14 = 10000, r0
	adds r40 = 28, r32
	;;
	add r15 = r35, r14
	.mmi
	addl r14 = 20000, r0
	st4 [r40] = r33
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L84
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 70, r35
	(p7) br.cond.dptk .L122
	;;
	.mmi
	adds r15 = -69, r35
	nop 0
	cmp4.eq p6, p7 = 70, r35
	.mlx
	addl r14 = 69, r0
	movl r22 = 85899344
	;;
	.mlx
	andcm r15 = -1, r15
	movl r23 = 42949672
	.mlx
	nop 0
	movl r24 = 10737418
	;;
	.mib
	addp4 r15 = r15, r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	cmp4.eq p6, p7 = 69, r35
	mov ar.lc = r15
	(p6) br.cond.dpnt .L92
	.align 32
.L64:
	.mmi
	shladd r15 = r14, 4, r0
	and r16 = 3, r14
	addl r19 = 365, r0
	;;
	.mib
	add r15 = r15, r14
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L63
	;;
	.mii
	adds r18 = 1900, r14
	dep.z r16 = r15, 5, 27
	addl r19 = 366, r0
	;;
	.mmi
	sub r16 = r16, r15
	nop 0
	shladd r17 = r18, 4, r0
	;;
	.mii
	add r17 = r17, r18
	shladd r16 = r16, 4, r0
	;;
	dep.z r15 = r17, 5, 27
	.mmi
	add r16 = r16, r14
	;;
	sub r15 = r15, r17
	dep.z r16 = r16, 7, 25
	;;
	.mii
	sub r16 = r16, r14
	shladd r15 = r15, 4, r0
	;;
	shladd r17 = r16, 2, r0
	.mmi
	add r15 = r15, r18
	;;
	sub r16 = r17, r16
	dep.z r15 = r15, 7, 25
	;;
	.mii
	sub r15 = r15, r18
	shladd r21 = r16, 3, r0
	;;
	shladd r17 = r15, 2, r0
	.mmi
	add r16 = r16, r21
	;;
	sub r17 = r17, r15
	shladd r15 = r16, 4, r0
	;;
	.mii
	sub r15 = r15, r14
	shladd r16 = r17, 3, r0
	;;
	add r17 = r17, r16
	.mmi
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	shladd r17 = r17, 4, r0
	;;
	.mii
	add r15 = r15, r22
	sub r17 = r17, r18
	;;
	mix4.r r16 = r15, r15
	.mmi
	shladd r15 = r17, 3, r0
	;;
	nop 0
	shr.u r16 = r16, 2
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r23, r16
	(p6) br.cond.dptk .L63
	.mmi
	sub r15 = r15, r17
	;;
	add r15 = r15, r22
	nop 0
	;;
	.mii
	nop 0
	mix4.r r16 = r15, r15
	;;
	shr.u r16 = r16, 4
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r24, r16
	nop 0
	;;
	.mii
	(p6) addl r19 = 365, r0
	nop 0
	;;
	(p7) addl r19 = 366, r0
	;;
.L63:
	.mib
	sub r33 = r33, r19
	adds r14 = -1, r14
	br.cloop.sptk.few .L64
	;;
	.mmi
	shladd r14 = r35, 4, r0
	and r15 = 3, r35
	adds r17 = 1900, r35
	.mlx
	addl r18 = 366, r0
	movl r19 = 85899344
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	cmp4.ne p6, p7 = 0, r15
	.mmb
	shladd r16 = r17, 4, r0
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mii
	nop 0
	dep.z r15 = r14, 5, 27
	add r16 = r16, r17
	;;
	.mii
	sub r15 = r15, r14
	dep.z r14 = r16, 5, 27
	;;
	shladd r15 = r15, 4, r0
	.mmi
	sub r14 = r14, r16
	;;
	add r15 = r15, r35
	shladd r14 = r14, 4, r0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 7, 25
	add r14 = r14, r17
	;;
	.mii
	sub r15 = r15, r35
	dep.z r14 = r14, 7, 25
	;;
	shladd r16 = r15, 2, r0
	.mmi
	sub r14 = r14, r17
	;;
	sub r15 = r16, r15
	shladd r16 = r14, 2, r0
	;;
	.mii
	shladd r21 = r15, 3, r0
	sub r16 = r16, r14
	;;
	add r15 = r15, r21
	;;
	.mii
	shladd r14 = r15, 4, r0
	shladd r15 = r16, 3, r0
	;;
	sub r14 = r14, r35
	.mmi
	add r16 = r16, r15
	;;
	shladd r15 = r14, 3, r0
	shladd r16 = r16, 4, r0
	;;
	.mmi
	nop 0
	sub r15 = r15, r14
	sub r14 = r16, r17
	.mlx
	nop 0
	movl r16 = 42949672
	;;
	.mii
	add r15 = r15, r19
	nop 0
	;;
	mix4.r r17 = r15, r15
	.mmi
	shladd r15 = r14, 3, r0
	;;
	nop 0
	shr.u r17 = r17, 2
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r17
	(p6) br.cond.dptk .L62
	.mlx
	sub r15 = r15, r14
	movl r14 = 10737418
	;;
	.mmi
	add r15 = r15, r19
	;;
	nop 0
	mix4.r r16 = r15, r15
	;;
	.mii
	nop 0
	shr.u r16 = r16, 4
	;;
	cmp4.ltu p6, p7 = r14, r16
	;;
	.mii
	(p6) addl r18 = 365, r0
	nop 0
	;;
	(p7) addl r18 = 366, r0
	;;
.L62:
	.mmi
	sub r33 = r33, r18
	nop 0
	nop 0
	;;
.L61:
	.mii
	shladd r15 = r33, 1, r0
	adds r41 = 32, r32
	;;
	add r15 = r15, r33
	;;
	.mmi
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r34 = r14, 4, r0
	;;
	sub r34 = r34, r14
	nop 0
	;;
	.mii
	nop 0
	shl r34 = r34, 7
	nop 0
	;;
	.mib
	add r34 = r34, r20
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mmi
	mov r1 = r47
	;;
	addl r14 = @ltoffx(_daylight#), r1
	nop 0
	;;
	.mmi
	ld8.mov r14 = [r14], _daylight#
	;;
	ld4 r37 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L117
.L115:
	.mmi
	nop 0
	ld4 r42 = [r41]
	adds r14 = 4, r36
	.mmi
	ld4 r49 = [r39]
	;;
	cmp4.lt p8, p9 = 0, r42
	adds r49 = 1900, r49
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r49, r14
	(p8) addl r44 = 1, r0
	;;
	.mib
	nop 0
	(p9) mov r44 = r42
	(p7) br.cond.dptk .L69
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tzcalc_limits#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L70
.L69:
	.mmi
	adds r43 = 80, r36
	adds r14 = 72, r36
	adds r39 = 40, r36
	.mmi
	adds r15 = 32, r36
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	ld8 r16 = [r43]
	;;
	sub r19 = r14, r16
	nop 0
	.mmi
	ld8 r17 = [r39]
	ld8 r18 = [r15]
	nop 0
	;;
	.mii
	cmp.gt p6, p7 = r19, r34
	sub r14 = r14, r17
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.le p6, p7 = r14, r34
	;;
	(p6) addl r19 = 1, r0
	;;
	.mmi
	(p7) mov r19 = r0
	;;
	and r15 = r19, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L70
	;;
	.mmi
	nop 0
	sub r18 = r18, r16
	cmp.gt p6, p7 = r14, r34
	.mmi
	ld4 r14 = [r36]
	;;
	cmp.le p8, p9 = r18, r34
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p8) addl r37 = 1, r0
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p9) mov r37 = r0
	;;
	(p7) and r37 = r15, r37
	nop 0
	;;
	.mib
	(p6) or r37 = r15, r37
	cmp4.gt p6, p7 = r0, r42
	(p6) br.cond.dpnt .L68
	;;
	.mmi
	nop 0
	xor r44 = r44, r37
	nop 0
	;;
	.mib
	mov r42 = r44
	cmp4.ne p6, p7 = 1, r44
	(p7) br.cond.dpnt .L123
	;;
.L68:
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r37
	(p6) br.cond.dpnt .L117
	;;
	.mmi
	(p7) adds r43 = 80, r36
	nop 0
	nop 0
	;;
.L83:
	.mmi
	ld8 r14 = [r43]
	nop 0
	adds r33 = 4, r33
	.mmi
	addl r37 = 1, r0
	nop 0
	adds r32 = 24, r32
	;;
	.mib
	add r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mlx
	setf.sig f6 = r33
	movl r14 = 5270498306774157605
	.mmi
	st4 [r41] = r37
	mov r1 = r47
	shr r15 = r33, 63
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 1
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	sub r14 = r33, r14
	nop 0
	;;
	.mii
	mov r15 = r14
	cmp.gt p6, p7 = r0, r14
	;;
	(p6) adds r15 = 7, r14
	.mmi
	nop 0
	;;
	st4 [r32] = r15
	nop 0
.L53:
	.mii
	mov r8 = r34
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	nop 0
	mov ar.lc = r48
	br.ret.sptk.many b0
.L122:
	.mlx
	adds r15 = -71, r35
	movl r22 = 42949672
	.mlx
	addl r14 = 70, r0
	movl r23 = 10737418
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L60:
	.mmi
	shladd r15 = r14, 4, r0
	and r16 = 3, r14
	addl r19 = 365, r0
	;;
	.mib
	add r15 = r15, r14
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L59
	;;
	.mii
	adds r18 = 1900, r14
	dep.z r16 = r15, 5, 27
	addl r19 = 366, r0
	;;
	.mmi
	sub r16 = r16, r15
	nop 0
	shladd r17 = r18, 4, r0
	;;
	.mmi
	add r17 = r17, r18
	nop 0
	shladd r16 = r16, 4, r0
	;;
	.mii
	nop 0
	dep.z r15 = r17, 5, 27
	add r16 = r16, r14
	;;
	.mii
	sub r15 = r15, r17
	dep.z r16 = r16, 7, 25
	;;
	sub r16 = r16, r14
	.mmi
	shladd r15 = r15, 4, r0
	;;
	shladd r17 = r16, 2, r0
	add r15 = r15, r18
	;;
	.mii
	sub r16 = r17, r16
	dep.z r15 = r15, 7, 25
	;;
	sub r15 = r15, r18
	.mmi
	shladd r21 = r16, 3, r0
	;;
	shladd r17 = r15, 2, r0
	add r16 = r16, r21
	;;
	.mii
	sub r17 = r17, r15
	shladd r15 = r16, 4, r0
	;;
	sub r15 = r15, r14
	.mmi
	shladd r16 = r17, 3, r0
	;;
	add r17 = r17, r16
	shladd r16 = r15, 3, r0
	;;
	.mii
	sub r15 = r16, r15
	shladd r17 = r17, 4, r0
	;;
	sub r17 = r17, r18
	;;
	.mii
	nop 0
	mix4.r r16 = r15, r15
	;;
	shr.u r16 = r16, 2
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r22, r16
	(p6) br.cond.dptk .L59
	.mmi
	shladd r15 = r17, 3, r0
	;;
	sub r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	mix4.r r16 = r15, r15
	;;
	shr.u r16 = r16, 4
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r23, r16
	nop 0
	;;
	.mii
	(p6) addl r19 = 365, r0
	nop 0
	;;
	(p7) addl r19 = 366, r0
	;;
.L59:
	.mib
	add r33 = r33, r19
	adds r14 = 1, r14
	br.cloop.sptk.few .L60
	;;
	.mii
	shladd r15 = r33, 1, r0
	adds r41 = 32, r32
	;;
	add r15 = r15, r33
	;;
	.mmi
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r34 = r14, 4, r0
	;;
	sub r34 = r34, r14
	nop 0
	;;
	.mii
	nop 0
	shl r34 = r34, 7
	nop 0
	;;
	.mib
	add r34 = r34, r20
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mmi
	mov r1 = r47
	;;
	addl r14 = @ltoffx(_daylight#), r1
	nop 0
	;;
	.mmi
	ld8.mov r14 = [r14], _daylight#
	;;
	ld4 r37 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dptk .L115
.L117:
	.mmi
	adds r39 = 40, r36
	nop 0
	nop 0
	;;
.L65:
	.mmi
	ld8 r14 = [r39]
	adds r33 = 4, r33
	adds r32 = 24, r32
	;;
	.mib
	add r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mlx
	setf.sig f6 = r33
	movl r14 = 5270498306774157605
	.mmi
	st4 [r41] = r37
	mov r1 = r47
	shr r15 = r33, 63
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 1
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	sub r14 = r33, r14
	nop 0
	;;
	.mii
	mov r15 = r14
	cmp.gt p6, p7 = r0, r14
	;;
	(p6) adds r15 = 7, r14
	;;
	.mib
	st4 [r32] = r15
	nop 0
	br .L53
.L121:
	.mlx
	shladd r15 = r35, 4, r0
	movl r17 = 85899344
	;;
	.mmi
	add r15 = r15, r35
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 42949672
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r15
	(p7) br.cond.dptk .L124
	.mib
	nop 0
	adds r33 = 1, r33
	br .L55
.L70:
	.mmi
	mov r37 = r44
	;;
	cmp4.ne p6, p7 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r43 = 80, r36
	(p7) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br .L117
.L124:
	.mmi
	adds r16 = 1900, r35
	;;
	shladd r15 = r16, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 10737418
	;;
	.mii
	nop 0
	shr.u r15 = r15, 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	adds r33 = 1, r33
	br .L55
.L92:
	.mmi
	nop 0
	addl r18 = 365, r0
	nop 0
	;;
	.mib
	nop 0
	sub r33 = r33, r18
	br .L61
.L123:
	.mmi
	sub r17 = r17, r16
	ld4 r44 = [r38]
	cmp4.ne p6, p7 = 0, r37
	.mmb
	nop 0
	ld4 r14 = [r32]
	(p6) br.cond.dptk .L73
	;;
	.mmi
	sub r15 = r0, r17
	sub r14 = r14, r17
	mov r49 = r32
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	.mmi
	st4 [r32] = r14
	nop 0
	nop 0
	;;
	.mib
	add r34 = r34, r15
	nop 0
	br.call.sptk.many b0 = validate_structure#
	;;
	.mmi
	ld4 r15 = [r38]
	nop 0
	mov r1 = r47
	;;
	.mib
	sub r14 = r15, r44
	cmp4.eq p6, p7 = r44, r15
	(p6) br.cond.dptk .L65
	;;
	.mib
	cmp4.lt p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mmi
	nop 0
	(p6) addl r17 = -1, r0
	(p6) addl r42 = -1, r0
.L74:
	.mmi
	ld4 r14 = [r40]
	;;
	add r42 = r42, r14
	and r14 = 3, r35
	;;
	.mib
	cmp4.le p6, p7 = r0, r42
	nop 0
	(p7) br.cond.dpnt .L126
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 365, r0
	(p6) br.cond.dptk .L78
	;;
	.mlx
	shladd r14 = r35, 4, r0
	movl r16 = 85899344
	;;
	.mmi
	add r15 = r14, r35
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 42949672
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	.mib
	nop 0
	(p6) addl r14 = 366, r0
	(p6) br.cond.dptk .L78
	.mmi
	adds r35 = 1900, r35
	;;
	shladd r15 = r35, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r35
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 10737418
	;;
	.mii
	nop 0
	shr.u r15 = r15, 4
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	.mii
	(p6) addl r14 = 365, r0
	nop 0
	;;
	(p7) addl r14 = 366, r0
	;;
.L78:
	.mii
	cmp4.gt p6, p7 = r14, r42
	nop 0
	;;
	(p7) sub r42 = r42, r14
	;;
.L77:
	.mmi
	add r33 = r33, r17
	st4 [r40] = r42
	nop 0
.L127:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r43 = 80, r36
	(p7) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br .L117
.L125:
	.mmi
	nop 0
	cmp4.gt p6, p7 = -1, r14
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r17 = r14
	(p7) mov r42 = r14
	;;
	.mib
	nop 0
	(p6) addl r17 = 1, r0
	br .L74
	;;
.L73:
	.mii
	add r14 = r17, r14
	sxt4 r17 = r17
	mov r49 = r32
	;;
	.mib
	st4 [r32] = r14
	add r34 = r34, r17
	br.call.sptk.many b0 = validate_structure#
	;;
	.mmi
	ld4 r15 = [r38]
	nop 0
	mov r1 = r47
	;;
	.mib
	sub r14 = r15, r44
	cmp4.ne p6, p7 = r44, r15
	(p7) br.cond.dptk .L83
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = 1, r14
	nop 0
	;;
	.mib
	(p6) addl r17 = -1, r0
	(p6) addl r42 = -1, r0
	(p6) br.cond.dptk .L74
	.mib
	nop 0
	nop 0
	br .L125
.L84:
	.mmi
	addl r34 = -1, r0
	nop 0
	mov b0 = r45
	;;
	.mmi
	mov r8 = r34
	nop 0
	mov ar.pfs = r46
	;;
	.mib
	nop 0
	mov ar.lc = r48
	br.ret.sptk.many b0
.L126:
	.mmi
	adds r16 = -1, r35
	;;
	and r14 = 3, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r42 = 364, r0
	(p6) br.cond.dptk .L77
	.mlx
	shladd r15 = r16, 4, r0
	movl r18 = 85899344
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 42949672
	;;
	.mii
	nop 0
	shr.u r15 = r15, 2
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	.mib
	nop 0
	(p6) addl r42 = 365, r0
	(p6) br.cond.dptk .L77
	.mii
	adds r35 = 1899, r35
	add r33 = r33, r17
	;;
	shladd r15 = r35, 4, r0
	;;
	.mmi
	add r15 = r15, r35
	;;
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r35
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r35
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	nop 0
	mix4.r r15 = r14, r14
	.mlx
	nop 0
	movl r14 = 10737418
	;;
	.mii
	nop 0
	shr.u r15 = r15, 4
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	.mmi
	(p6) addl r42 = 364, r0
	;;
	(p7) addl r42 = 365, r0
	nop 0
	;;
	.mib
	st4 [r40] = r42
	nop 0
	br .L127
	.endp mktime#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	_DAYS_BEFORE_MONTH#, @object
	.size	_DAYS_BEFORE_MONTH#, 48
_DAYS_BEFORE_MONTH:
	data4	0
	data4	31
	data4	59
	data4	90
	data4	120
	data4	151
	data4	181
	data4	212
	data4	243
	data4	273
	data4	304
	data4	334
	.align 4
	.type	DAYS_IN_MONTH#, @object
	.size	DAYS_IN_MONTH#, 48
DAYS_IN_MONTH:
	data4	31
	data4	28
	data4	31
	data4	30
	data4	31
	data4	30
	data4	31
	data4	31
	data4	30
	data4	31
	data4	30
	data4	31
	.global __tz_unlock#
	.type	__tz_unlock#, @function
	.global __tzcalc_limits#
	.type	__tzcalc_limits#, @function
	.global _tzset_unlocked#
	.type	_tzset_unlocked#, @function
	.global __tz_lock#
	.type	__tz_lock#, @function
	.global __gettzinfo#
	.type	__gettzinfo#, @function
	.global div#
	.type	div#, @function
	.ident	"GCC: (GNU) 12.2.0"
