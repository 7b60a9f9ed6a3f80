// 97274758a6dcfba123af891c6af949d9 newlib/libc/time/strftime.c
	.file	"strftime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc iso_year_adjust.isra.0#
iso_year_adjust.isra.0:
	.prologue
	.body
	.mii
	cmp4.gt p6, p7 = r0, r32
	and r15 = 3, r32
	;;
	(p6) addl r14 = 1900, r0
	;;
	.mii
	(p7) addl r14 = -100, r0
	cmp4.ne p6, p7 = 0, r15
	;;
	add r32 = r14, r32
	;;
	.mib
	nop 0
	shladd r16 = r32, 4, r0
	(p6) br.cond.dptk .L3
	;;
	.mmi
	add r15 = r16, r32
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
	add r14 = r14, r32
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r32
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
	sub r14 = r14, r32
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mmi
	add r14 = r14, r15
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
	(p7) br.cond.dptk .L3
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	nop 0
	.mii
	shladd r14 = r34, 4, r0
	shladd r33 = r33, 1, r0
	;;
	add r14 = r14, r33
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 33, r14
	(p7) br.cond.dptk .L16
.L5:
	.mmi
	nop 0
	adds r14 = -5794, r14
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = 53, r14
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mlx
	(p6) addp4 r14 = r14, r0
	(p6) movl r8 = 11822082166292481
	;;
	.mii
	nop 0
	(p6) shr.u r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) and r8 = 1, r8
	br.ret.sptk.many b0
.L3:
	.mii
	add r16 = r16, r32
	shladd r33 = r33, 1, r0
	;;
	dep.z r14 = r16, 5, 27
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	.mmi
	sub r14 = r14, r32
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
	sub r14 = r14, r32
	;;
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mmi
	add r14 = r14, r15
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
	cmp4.geu p6, p7 = r14, r15
	.mmi
	shladd r14 = r34, 4, r0
	;;
	(p6) addl r15 = 1, r0
	add r14 = r14, r33
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 33, r14
	(p6) br.cond.dptk .L5
	;;
.L16:
	.mib
	nop 0
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dpnt .L6
.L13:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	;;
.L6:
	.mlx
	addp4 r14 = r14, r0
	movl r8 = 13690420227
	;;
	.mii
	nop 0
	shr.u r8 = r8, r14
	;;
	and r8 = 1, r8
	;;
	.mib
	nop 0
	sub r8 = r0, r8
	br.ret.sptk.many b0
	.endp iso_year_adjust.isra.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	"%s%.*d"
	.align 8
.LC2:
	stringz	"%s%0.*d"
	.align 8
.LC3:
	stringz	"+"
	.align 8
.LC4:
	stringz	"-"
	.align 8
.LC5:
	stringz	"%.2d"
	.align 8
.LC6:
	stringz	"%2d"
	.align 8
.LC7:
	stringz	"%.2d/%.2d/%.2d"
	.align 8
.LC8:
	stringz	"%lu"
	.align 8
.LC9:
	stringz	"Y-%m-%d"
	.align 8
.LC10:
	stringz	".*u"
	.align 8
.LC11:
	stringz	"%.3d"
	.align 8
.LC12:
	stringz	"%.2d:%.2d"
	.align 8
.LC13:
	stringz	"%lld"
	.align 8
.LC14:
	stringz	"%.2d:%.2d:%.2d"
	.align 8
.LC15:
	stringz	"%+03ld%.2ld"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc __strftime.isra.0#
__strftime.isra.0:
	.prologue 12, 48
	.mmb
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 4, 15, 6, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 64
	adds r12 = -64, r12
	mov r17 = ar.lc
	addl r40 = @ltoffx(.L29), r1
	;;
	.mmi
	mov r50 = r1
	mov r41 = r0
	.save rp, r48
	mov r48 = b0
	.mmi
	mov r38 = r0
	ld8.mov r40 = [r40], .L29
	adds r39 = -1, r33
	;;
	.mmi
	nop 0
	.savesp ar.lc, 56
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	nop 0
	.align 32
.L18:
	.mmi
	nop 0
	ld1 r15 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r15
	;;
	cmp4.ne p6, p7 = 37, r14
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	;;
	.mib
	adds r16 = 1, r34
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	ld1 r15 = [r16]
	;;
	nop 0
	sxt1 r36 = r15
	;;
	.mmi
	cmp4.eq p6, p7 = 43, r36
	nop 0
	mov r14 = r36
	;;
	.mmi
	cmp4.eq.or.andcm p6, p7 = 48, r36
	;;
	(p6) adds r34 = 2, r34
	(p7) mov r36 = r0
	;;
	.mii
	(p6) ld1 r14 = [r34]
	(p7) mov r34 = r16
	;;
	(p6) sxt1 r14 = r14
	;;
	.mmi
	adds r15 = -49, r14
	;;
	nop 0
	zxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 8, r15
	nop 0
	(p7) br.cond.dpnt .L236
	;;
	.mib
	(p6) mov r37 = r0
	cmp4.ne p6, p7 = 69, r14
	(p7) br.cond.dpnt .L199
	;;
.L26:
	.mib
	adds r15 = -37, r14
	cmp4.ne p6, p7 = 79, r14
	(p7) br.cond.dpnt .L199
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 85, r15
	(p6) br.cond.dpnt .L20
.L237:
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r40
	nop 0
	;;
	.mmi
	ld8 r16 = [r15]
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r15
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L29:
	data8 @pcrel(.L64)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L63)
	data8 @pcrel(.L62)
	data8 @pcrel(.L61)
	data8 @pcrel(.L60)
	data8 @pcrel(.L20)
	data8 @pcrel(.L59)
	data8 @pcrel(.L58)
	data8 @pcrel(.L41)
	data8 @pcrel(.L40)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L57)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L37)
	data8 @pcrel(.L20)
	data8 @pcrel(.L56)
	data8 @pcrel(.L55)
	data8 @pcrel(.L54)
	data8 @pcrel(.L53)
	data8 @pcrel(.L52)
	data8 @pcrel(.L51)
	data8 @pcrel(.L50)
	data8 @pcrel(.L49)
	data8 @pcrel(.L48)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L20)
	data8 @pcrel(.L47)
	data8 @pcrel(.L43)
	data8 @pcrel(.L46)
	data8 @pcrel(.L45)
	data8 @pcrel(.L45)
	data8 @pcrel(.L20)
	data8 @pcrel(.L44)
	data8 @pcrel(.L43)
	data8 @pcrel(.L20)
	data8 @pcrel(.L42)
	data8 @pcrel(.L41)
	data8 @pcrel(.L40)
	data8 @pcrel(.L39)
	data8 @pcrel(.L38)
	data8 @pcrel(.L20)
	data8 @pcrel(.L37)
	data8 @pcrel(.L20)
	data8 @pcrel(.L36)
	data8 @pcrel(.L35)
	data8 @pcrel(.L34)
	data8 @pcrel(.L33)
	data8 @pcrel(.L20)
	data8 @pcrel(.L32)
	data8 @pcrel(.L31)
	data8 @pcrel(.L30)
	data8 @pcrel(.L28)
	.section	.text,	"ax",	"progbits"
.L236:
	.mmi
	mov r51 = r34
	nop 0
	addl r53 = 10, r0
	.mmb
	adds r52 = 16, r12
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r50
	mov r37 = r8
	;;
	.mmi
	ld8 r34 = [r14]
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 69, r14
	(p6) br.cond.dptk .L26
	.align 32
.L199:
	.mmi
	adds r34 = 1, r34
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	adds r15 = -37, r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 85, r15
	(p7) br.cond.dptk .L237
.L20:
	.mmi
	mov r38 = r0
	nop 0
	nop 0
	;;
.L17:
	.mmi
	mov r8 = r38
	adds r18 = 56, r12
	mov b0 = r48
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r49
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L21:
	.body
	.copy_state 1
	.mmi
	add r14 = r32, r38
	cmp.ltu p6, p7 = r38, r39
	nop 0
	.mmb
	adds r34 = 1, r34
	adds r38 = 1, r38
	(p7) br.cond.dpnt .L20
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L18
.L55:
	.mmi
	ld4 r54 = [r35]
	nop 0
	nop 0
.L133:
	.mlx
	nop 0
	movl r53 = @gprel(.LC5)
	.mmi
	sub r52 = r33, r38
	nop 0
	add r51 = r32, r38
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L201:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p6) br.cond.dpnt .L20
	.align 32
.L67:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	;;
.L22:
	.mmi
	cmp.eq p6, p7 = 0, r33
	mov r8 = r38
	adds r18 = 56, r12
	;;
	.mmi
	nop 0
	(p7) add r32 = r32, r38
	nop 0
	;;
	.mmi
	(p7) st1 [r32] = r0
	ld8 r19 = [r18], 8
	mov b0 = r48
	;;
	.mii
	ldf.fill f2 = [r18]
	mov ar.pfs = r49
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L41:
	.body
	.copy_state 2
	.mmi
	cmp4.ne p6, p7 = 107, r14
	nop 0
	sub r52 = r33, r38
	.mmi
	adds r14 = 8, r35
	nop 0
	add r51 = r32, r38
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC5)
	;;
	.mii
	(p7) add r53 = r1, r53
	nop 0
	;;
	(p6) add r53 = r1, r53
.L214:
	.mib
	ld4 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L241:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L48:
	.mmi
	adds r36 = 32, r35
	;;
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p7) br.cond.dpnt .L238
	.align 32
.L142:
	.mib
	nop 0
	adds r34 = 1, r34
	br .L18
.L40:
	.mmi
	adds r15 = 8, r35
	sub r52 = r33, r38
	add r51 = r32, r38
	;;
	.mmi
	ld4 r16 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r16
	cmp4.ne p8, p9 = 12, r16
	;;
	.mmi
	(p8) addl r17 = 1, r0
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p9) mov r17 = r0
	(p7) mov r15 = r0
	;;
	and r15 = r17, r15
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt4 r17 = r16
	(p6) addl r54 = 12, r0
	;;
	.mii
	(p7) shladd r15 = r17, 2, r0
	(p7) extr r18 = r16, 31, 1
	;;
	(p7) add r15 = r15, r17
	;;
	.mii
	nop 0
	(p7) shl r19 = r15, 5
	;;
	(p7) add r15 = r15, r19
	;;
	.mmi
	(p7) shladd r15 = r15, 1, r0
	;;
	(p7) add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r19 = r15, 5
	;;
	(p7) add r15 = r15, r19
	;;
	.mii
	nop 0
	(p7) shl r54 = r15, 15
	;;
	(p7) sub r54 = r54, r15
	;;
	.mmi
	(p7) shladd r54 = r54, 1, r0
	;;
	(p7) add r54 = r54, r17
	nop 0
	;;
	.mii
	nop 0
	(p7) shr r54 = r54, 33
	;;
	(p7) sub r54 = r54, r18
	;;
	.mmi
	(p7) shladd r15 = r54, 1, r0
	;;
	(p7) add r15 = r15, r54
	nop 0
	;;
	.mmi
	(p7) shladd r15 = r15, 2, r0
	;;
	(p7) sub r54 = r16, r15
	cmp4.ne p6, p7 = 73, r14
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p7) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p6) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	sxt4 r8 = r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	add r38 = r38, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L37:
	.mmi
	adds r14 = 8, r35
	;;
	ld4 r15 = [r14]
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	.mmi
	cmp4.lt p6, p7 = 11, r15
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mii
	(p6) addl r15 = 1, r0
	adds r14 = 8, r14
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	adds r15 = 40, r15
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r14 = -1, r33
	mov r1 = r50
	.mmb
	adds r15 = 1, r38
	add r42 = r38, r8
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	cmp.leu p6, p7 = r14, r38
	nop 0
	sub r16 = r14, r38, 1
	.mmb
	add r37 = r32, r38
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	cmp.ltu p6, p7 = r14, r15
	nop 0
	;;
	(p7) mov ar.lc = r16
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L118:
	.mmi
	ld1 r51 = [r36], 1
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r8 = r51
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 80, r14
	(p7) br.cond.dpnt .L239
.L119:
	.mmi
	adds r38 = 1, r38
	st1 [r37] = r8, 1
	nop 0
	;;
	.mbb
	cmp.ne p6, p7 = r42, r38
	(p7) br.cond.dpnt .L67
	br.cloop.sptk.few .L118
	.mib
	nop 0
	mov r38 = r0
	br .L17
.L239:
	.mib
	nop 0
	zxt1 r51 = r51
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r50
	sxt1 r8 = r8
	br .L119
	;;
.L43:
	.mmi
	adds r14 = 16, r35
	nop 0
	addl r15 = @ltoffx(_C_time_locale#), r1
	;;
	.mmi
	ld4 r14 = [r14]
	ld8.mov r15 = [r15], _C_time_locale#
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r15 = r38, r8
	cmp.eq p6, p7 = 0, r8
	adds r16 = -1, r33
	.mmb
	mov r1 = r50
	add r14 = r32, r38
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	sub r15 = r15, r38, 1
	nop 0
	cmp.leu p6, p7 = r16, r38
	.mmb
	adds r38 = 1, r38
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmi
	ld1 r15 = [r36], 1
	nop 0
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L75
	;;
.L240:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L75:
	.mib
	cmp.leu p6, p7 = r16, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld1 r15 = [r36], 1
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L75
	.mib
	nop 0
	nop 0
	br .L240
	;;
.L45:
	.mmi
	cmp4.ne p6, p7 = 100, r14
	nop 0
	sub r52 = r33, r38
	.mmi
	adds r14 = 12, r35
	nop 0
	add r51 = r32, r38
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	(p7) add r53 = r1, r53
	nop 0
	;;
	.mib
	nop 0
	(p6) add r53 = r1, r53
	br .L214
	;;
.L57:
	.mlx
	nop 0
	movl r53 = @gprel(.LC5)
	.mmi
	adds r14 = 4, r35
	sub r52 = r33, r38
	add r51 = r32, r38
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	.mmb
	ld4 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L241
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L59:
	.mmi
	addl r14 = 37, r0
	adds r15 = 16, r12
	cmp4.eq p6, p7 = 0, r36
	;;
	.mib
	st1 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L86
	.mmi
	adds r14 = 17, r12
	nop 0
	cmp.ltu p6, p7 = 5, r37
	;;
	.mib
	st1 [r14] = r36
	nop 0
	(p6) br.cond.dptk .L87
	.mmi
	adds r36 = 18, r12
	nop 0
	nop 0
	;;
.L90:
	.mlx
	nop 0
	movl r52 = @gprel(.LC9)
	.mmi
	nop 0
	mov r51 = r36
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r50
	mov r54 = r35
	adds r53 = 16, r12
.L229:
	.mib
	sub r52 = r33, r38
	add r51 = r32, r38
	br.call.sptk.many b0 = __strftime.isra.0#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ge p6, p7 = 0, r8
	.mib
	nop 0
	sxt4 r8 = r8
	(p6) br.cond.dpnt .L20
	;;
	.mii
	ld1 r14 = [r34]
	add r38 = r38, r8
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L58:
	.mmi
	adds r45 = 20, r35
	adds r15 = 28, r35
	adds r14 = 24, r35
	;;
	.mmi
	ld4 r42 = [r45]
	ld4 r53 = [r15]
	addl r15 = -1900, r0
	;;
	.mmi
	cmp4.gt p6, p7 = r15, r42
	ld4 r52 = [r14]
	mov r51 = r42
	;;
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = iso_year_adjust.isra.0#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r42
	mov r47 = r46
	extr r17 = r42, 31, 1
	.mmi
	mov r1 = r50
	mov r44 = r8
	sxt4 r16 = r42
	;;
	.mib
	shladd r15 = r16, 2, r0
	nop 0
	(p6) br.cond.dpnt .L96
	;;
	.mii
	add r15 = r15, r16
	cmp4.gt p6, p7 = r0, r8
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 10
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	sub r14 = r14, r16
	;;
	nop 0
	shr r14 = r14, 37
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r15 = r14, 2, r0
	adds r43 = 19, r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	nop 0
	sub r42 = r42, r14
	(p6) br.cond.dpnt .L97
	;;
.L98:
	.mmi
	nop 0
	add r44 = r44, r42
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r44
	nop 0
	(p7) br.cond.spnt .L152
	;;
	.mmi
	cmp4.ne p6, p7 = 100, r44
	;;
	(p7) adds r43 = 1, r43
	(p7) mov r44 = r0
	;;
.L106:
	.mmi
	shladd r14 = r43, 2, r0
	cmp4.eq p6, p7 = 0, r47
	addl r15 = 9999, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r42 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r42 = r14, r42
	;;
	shladd r42 = r42, 2, r0
	nop 0
	;;
	.mib
	add r42 = r42, r44
	nop 0
	(p7) br.cond.dpnt .L104
	;;
	.mmi
	cmp4.eq p6, p7 = 43, r36
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	cmp4.ltu p6, p7 = r15, r42
	;;
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L169
	;;
	.mmi
	addl r14 = 43, r0
	nop 0
	adds r15 = 16, r12
	.mmi
	adds r51 = 17, r12
	nop 0
	cmp.eq p6, p7 = 0, r37
	;;
	.mib
	st1 [r15] = r14
	nop 0
	(p6) br.cond.dpnt .L137
.L231:
	.mmi
	addl r14 = 37, r0
	addl r15 = 48, r0
	adds r37 = -1, r37
	;;
	.mmi
	nop 0
	st1 [r51] = r14
	adds r14 = 1, r51
	.mmi
	adds r51 = 2, r51
	;;
	st1 [r14] = r15
	nop 0
	.align 32
.L139:
	.mlx
	nop 0
	movl r52 = @gprel(.LC10)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r50
	mov r54 = r37
	adds r53 = 16, r12
	.mmi
	sub r52 = r33, r38
	add r51 = r32, r38
	mov r55 = r42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	sxt4 r8 = r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	add r38 = r38, r8
	nop 0
	;;
	.mib
	cmp.ltu p6, p7 = r38, r33
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L44:
	.mmi
	adds r45 = 20, r35
	adds r15 = 28, r35
	adds r14 = 24, r35
	;;
	.mmi
	ld4 r37 = [r45]
	ld4 r53 = [r15]
	nop 0
	;;
	.mib
	ld4 r52 = [r14]
	mov r51 = r37
	br.call.sptk.many b0 = iso_year_adjust.isra.0#
	;;
	.mii
	mov r1 = r50
	extr r17 = r37, 31, 1
	sxt4 r16 = r37
	.mmb
	cmp4.gt p6, p7 = r0, r37
	mov r36 = r8
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	shladd r15 = r16, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r15, 10
	;;
	sub r14 = r14, r15
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	shr r14 = r14, 37
	;;
	sub r14 = r14, r17
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	sub r14 = r37, r14
.L93:
	.mib
	cmp4.le p6, p7 = r0, r36
	addl r15 = -1900, r0
	(p7) br.cond.dpnt .L242
	;;
	.mib
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mmi
	nop 0
	ld4 r16 = [r45]
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r15, r16
	nop 0
	;;
	(p7) addl r36 = -1, r0
	;;
.L95:
	.mlx
	add r36 = r36, r14
	movl r53 = @gprel(.LC5)
	.mmi
	sub r52 = r33, r38
	nop 0
	add r51 = r32, r38
	;;
	.mii
	nop 0
	sxt4 r16 = r36
	add r53 = r1, r53
	;;
	.mii
	shladd r15 = r16, 2, r0
	extr r17 = r36, 31, 1
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r15, 10
	;;
	sub r14 = r14, r15
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	shr r14 = r14, 37
	;;
	sub r14 = r14, r17
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r36 = r36, r14
	nop 0
	;;
	.mmi
	adds r36 = 100, r36
	;;
	addp4 r17 = r36, r0
	nop 0
	;;
	.mmi
	shladd r16 = r17, 2, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r16, 10
	;;
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r17
	;;
	.mii
	nop 0
	shr.u r14 = r14, 37
	;;
	shladd r16 = r14, 2, r0
	;;
	.mmi
	add r14 = r16, r14
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r54 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r54 = r36, r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L258:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L39:
	.mlx
	adds r14 = 16, r35
	movl r53 = @gprel(.LC5)
	.mmi
	sub r52 = r33, r38
	nop 0
	add r51 = r32, r38
	;;
	.mmi
	ld4 r54 = [r14]
	nop 0
	add r53 = r1, r53
	;;
	.mib
	adds r54 = 1, r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L243:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L38:
	.mii
	adds r14 = -1, r33
	addl r15 = 10, r0
	;;
	cmp.leu p6, p7 = r14, r38
	.mmb
	add r14 = r32, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L42:
	.mlx
	adds r14 = 28, r35
	movl r53 = @gprel(.LC11)
	.mmi
	sub r52 = r33, r38
	nop 0
	add r51 = r32, r38
	;;
	.mmi
	ld4 r54 = [r14]
	nop 0
	add r53 = r1, r53
	;;
	.mib
	adds r54 = 1, r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L243
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L56:
	.mlx
	adds r15 = 4, r35
	movl r53 = @gprel(.LC12)
	.mmi
	adds r14 = 8, r35
	sub r52 = r33, r38
	add r51 = r32, r38
	;;
	.mmi
	add r53 = r1, r53
	ld4 r54 = [r14]
	nop 0
	.mmb
	ld4 r55 = [r15]
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	sxt4 r8 = r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	add r38 = r38, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L47:
	.mmi
	adds r14 = 24, r35
	nop 0
	addl r15 = @ltoffx(_C_time_locale#), r1
	;;
	.mmi
	ld4 r14 = [r14]
	ld8.mov r15 = [r15], _C_time_locale#
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	adds r14 = 24, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r15 = r38, r8
	cmp.ne p6, p7 = 0, r8
	adds r16 = -1, r33
	.mmb
	mov r1 = r50
	add r14 = r32, r38
	(p7) br.cond.dpnt .L67
	;;
	.mmi
	sub r15 = r15, r38, 1
	nop 0
	cmp.leu p6, p7 = r16, r38
	.mmb
	adds r38 = 1, r38
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmi
	ld1 r15 = [r36], 1
	nop 0
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L70
	;;
.L244:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L70:
	.mib
	cmp.leu p6, p7 = r16, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld1 r15 = [r36], 1
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L70
	.mib
	nop 0
	nop 0
	br .L244
	;;
.L46:
[.L78:]
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mmi
	adds r14 = 320, r14
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	ld1 r14 = [r36]
	nop 0
	mov r1 = r50
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	(p7) mov r54 = r35
	(p7) mov r53 = r36
	(p7) br.cond.dpnt .L229
.L247:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L64:
	.mii
	adds r14 = -1, r33
	addl r15 = 37, r0
	;;
	cmp.leu p6, p7 = r14, r38
	.mmb
	add r14 = r32, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L63:
	.mmi
	adds r14 = 24, r35
	nop 0
	addl r15 = @ltoffx(_C_time_locale#), r1
	;;
	.mmi
	ld4 r14 = [r14]
	ld8.mov r15 = [r15], _C_time_locale#
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	.mmi
	adds r14 = 30, r14
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r15 = r38, r8
	cmp.eq p6, p7 = 0, r8
	adds r16 = -1, r33
	.mmb
	mov r1 = r50
	add r14 = r32, r38
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	sub r15 = r15, r38, 1
	nop 0
	cmp.leu p6, p7 = r16, r38
	.mmb
	adds r38 = 1, r38
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmi
	ld1 r15 = [r36], 1
	nop 0
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L73
	;;
.L245:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L73:
	.mib
	cmp.leu p6, p7 = r16, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld1 r15 = [r36], 1
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L73
	.mib
	nop 0
	nop 0
	br .L245
	;;
.L62:
	.mmi
	adds r14 = 16, r35
	nop 0
	addl r15 = @ltoffx(_C_time_locale#), r1
	;;
	.mmi
	ld4 r14 = [r14]
	ld8.mov r15 = [r15], _C_time_locale#
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	adds r14 = 12, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r15 = r38, r8
	cmp.eq p6, p7 = 0, r8
	adds r16 = -1, r33
	.mmb
	mov r1 = r50
	add r14 = r32, r38
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	sub r15 = r15, r38, 1
	nop 0
	cmp.leu p6, p7 = r16, r38
	.mmb
	adds r38 = 1, r38
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	.mmi
	ld1 r15 = [r36], 1
	nop 0
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L77
	;;
.L246:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L77:
	.mib
	cmp.leu p6, p7 = r16, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld1 r15 = [r36], 1
	nop 0
	;;
	.mib
	st1 [r14] = r15, 1
	nop 0
	br.cloop.sptk.few .L77
	.mib
	nop 0
	nop 0
	br .L246
	;;
.L61:
	.mmi
	adds r14 = 20, r35
	nop 0
	cmp.leu p6, p7 = 2, r37
	.mmi
	add r43 = r32, r38
	nop 0
	sub r44 = r33, r38
	;;
	.mmi
	ld4 r42 = [r14]
	addl r14 = -1900, r0
	(p7) addl r37 = 2, r0
	;;
	.mmi
	cmp4.gt p8, p9 = r14, r42
	cmp4.gt p6, p7 = r0, r42
	extr r16 = r42, 31, 1
	;;
	.mmi
	nop 0
	(p8) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p9) mov r45 = r0
	nop 0
	(p6) br.cond.dpnt .L79
	;;
	.mii
	nop 0
	sxt4 r42 = r42
	cmp4.ne p6, p7 = 0, r36
	;;
	.mii
	shladd r15 = r42, 2, r0
	nop 0
	;;
	add r15 = r15, r42
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r42
	nop 0
	;;
	.mii
	nop 0
	shl r56 = r15, 10
	;;
	sub r56 = r56, r15
	;;
	.mii
	nop 0
	shl r56 = r56, 5
	;;
	add r56 = r56, r42
	;;
	.mmi
	shladd r56 = r56, 2, r0
	;;
	add r56 = r56, r42
	nop 0
	;;
	.mmi
	shladd r56 = r56, 3, r0
	;;
	add r56 = r56, r42
	nop 0
	;;
	.mii
	nop 0
	shl r56 = r56, 5
	;;
	sub r56 = r56, r42
	;;
	.mii
	nop 0
	shr r56 = r56, 37
	;;
	sub r56 = r56, r16
	;;
	.mib
	nop 0
	adds r56 = 19, r56
	(p6) br.cond.dptk .L80
	.mlx
	nop 0
	movl r53 = @gprel(.LC1)
	.mlx
	sub r55 = r37, r45
	movl r54 = @gprel(.LC0)
	;;
	.mmi
	add r53 = r1, r53
	add r54 = r1, r54
	nop 0
	.mmb
	mov r52 = r44
	mov r51 = r43
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L259:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L60:
	.mmi
	adds r15 = 20, r35
	adds r14 = 12, r35
	nop 0
	.mmi
	adds r16 = 16, r35
	add r37 = r32, r38
	sub r42 = r33, r38
	;;
	.mlx
	ld4 r51 = [r15]
	movl r53 = @gprel(.LC7)
	.mmi
	mov r52 = r42
	ld4 r43 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r15 = r51
	nop 0
	.mmi
	ld4 r36 = [r16]
	cmp4.gt p6, p7 = r0, r51
	add r53 = r1, r53
	;;
	.mmi
	nop 0
	shladd r14 = r15, 2, r0
	extr r16 = r51, 31, 1
	.mmb
	adds r36 = 1, r36
	mov r55 = r43
	(p6) br.cond.dpnt .L84
	;;
	.mii
	add r14 = r14, r15
	mov r54 = r36
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r56 = r14, 10
	;;
	.mmi
	sub r56 = r56, r14
	;;
	nop 0
	shl r56 = r56, 5
	;;
	.mmi
	add r56 = r56, r15
	;;
	shladd r56 = r56, 2, r0
	nop 0
	;;
	.mmi
	add r56 = r56, r15
	;;
	shladd r56 = r56, 3, r0
	nop 0
	;;
	.mmi
	add r56 = r56, r15
	;;
	nop 0
	shl r56 = r56, 5
	;;
	.mmi
	sub r56 = r56, r15
	;;
	nop 0
	shr r56 = r56, 37
	;;
	.mmi
	sub r56 = r56, r16
	;;
	shladd r14 = r56, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r56
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r56 = r51, r14
	mov r51 = r37
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L263:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L36:
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mmi
	adds r14 = 456, r14
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r50
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L247
	;;
	.mmi
	nop 0
	(p7) mov r54 = r35
	(p7) mov r53 = r36
	.mib
	nop 0
	nop 0
	br .L229
	;;
.L35:
	.mmi
	adds r36 = 32, r35
	adds r16 = 28, r35
	adds r15 = 4, r35
	.mlx
	adds r17 = 8, r35
	movl r53 = @gprel(.LC13)
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	add r53 = r1, r53
	.mmi
	sub r52 = r33, r38
	nop 0
	add r51 = r32, r38
	;;
	.mib
	cmp4.gt p6, p7 = r0, r14
	adds r14 = 20, r35
	(p7) br.cond.dpnt .L248
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	(p6) mov r36 = r0
	.mmi
	nop 0
	ld4 r27 = [r16]
	nop 0
	;;
	.mmi
	adds r23 = -1, r14
	ld4 r16 = [r35]
	nop 0
	.mmi
	adds r28 = -70, r14
	ld4 r25 = [r15]
	sxt4 r27 = r27
	;;
	.mii
	nop 0
	sxt4 r21 = r23
	sxt4 r24 = r16
	.mmb
	adds r16 = 299, r14
	ld4 r26 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	sxt4 r20 = r16
	.mmb
	shladd r19 = r21, 2, r0
	shladd r17 = r28, 3, r0
	nop 0
	;;
	.mmi
	adds r14 = -69, r14
	shladd r18 = r20, 2, r0
	extr r22 = r16, 31, 1
	.mmi
	add r19 = r19, r21
	add r17 = r17, r28
	sxt4 r26 = r26
	;;
	.mib
	nop 0
	shr r15 = r14, 63
	nop 0
	.mmi
	add r18 = r18, r20
	shladd r19 = r19, 3, r0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	and r15 = 3, r15
	add r19 = r19, r21
	extr r23 = r23, 31, 1
	.mmi
	shladd r18 = r18, 3, r0
	add r17 = r17, r28
	sxt4 r25 = r25
	;;
	.mmi
	add r15 = r15, r14
	add r18 = r18, r20
	shladd r28 = r17, 2, r0
	;;
	.mii
	nop 0
	shr r16 = r15, 2
	shl r15 = r19, 10
	.mmi
	add r17 = r17, r28
	;;
	nop 0
	shl r14 = r18, 10
	.mmi
	sub r15 = r15, r19
	nop 0
	sxt4 r17 = r17
	;;
	.mmi
	sub r14 = r14, r18
	nop 0
	shl r15 = r15, 5
	;;
	.mii
	add r15 = r15, r21
	shl r14 = r14, 5
	;;
	add r14 = r14, r20
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r21
	shladd r14 = r14, 2, r0
	;;
	.mii
	add r14 = r14, r20
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r21
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	shl r15 = r15, 5
	;;
	.mmi
	sub r15 = r15, r21
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	sub r14 = r14, r20
	nop 0
	shr r15 = r15, 37
	;;
	.mmi
	sub r15 = r15, r23
	nop 0
	shr r14 = r14, 39
	;;
	.mmi
	sub r14 = r14, r22
	nop 0
	sxt4 r15 = r15
	;;
	.mii
	sub r15 = r16, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r26
	nop 0
	;;
	.mmi
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mib
	sub r54 = r14, r36
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L253:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L34:
	.mii
	adds r14 = -1, r33
	addl r15 = 9, r0
	;;
	cmp.leu p6, p7 = r14, r38
	.mmb
	add r14 = r32, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L33:
	.mii
	adds r14 = -1, r33
	add r15 = r32, r38
	;;
	cmp.leu p6, p7 = r14, r38
	.mmb
	adds r14 = 24, r35
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) adds r14 = 48, r14
	;;
	nop 0
	(p6) sxt1 r14 = r14
	;;
	.mmi
	(p7) addl r14 = 55, r0
	;;
	st1 [r15] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L51:
	.mmi
	adds r14 = 24, r35
	adds r15 = 28, r35
	sub r52 = r33, r38
	.mlx
	add r51 = r32, r38
	movl r53 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	add r53 = r1, r53
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	adds r15 = 7, r15
	;;
	.mmi
	(p7) adds r14 = -1, r14
	;;
	(p6) addl r14 = 6, r0
	nop 0
	;;
	.mii
	sub r15 = r15, r14
	nop 0
	;;
	extr r54 = r15, 31, 1
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	shladd r14 = r15, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r16 = r14, 6
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r16 = r14, 15
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr r14 = r14, 34
	;;
	.mib
	sub r54 = r14, r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L250:
	.mii
	nop 0
	sxt4 r8 = r8
	;;
	add r38 = r38, r8
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L50:
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mmi
	adds r14 = 304, r14
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r50
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L247
	;;
	.mmi
	nop 0
	(p7) mov r54 = r35
	(p7) mov r53 = r36
	.mib
	nop 0
	nop 0
	br .L229
.L49:
	.mmi
	adds r14 = 20, r35
	nop 0
	addl r15 = -1900, r0
	;;
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r15, r42
	(p6) br.cond.dptk .L134
	;;
	.mmi
	sub r42 = r15, r42
	nop 0
	addl r14 = 45, r0
	.mii
	adds r15 = 16, r12
	cmp.ne p6, p7 = 0, r37
	;;
	nop 0
	.mmb
	st1 [r15] = r14
	nop 0
	(p7) br.cond.dpnt .L225
	;;
	.mmi
	adds r37 = -1, r37
	nop 0
	nop 0
.L225:
	.mmi
	adds r51 = 17, r12
	cmp4.ne p6, p7 = 0, r36
	addl r14 = 37, r0
	;;
	.mib
	st1 [r51] = r14
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L139
	;;
.L256:
	.mmi
	adds r14 = 1, r51
	addl r15 = 48, r0
	adds r51 = 2, r51
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L139
.L32:
	.mii
	adds r14 = -1, r33
	adds r15 = 24, r35
	;;
	cmp.leu p6, p7 = r14, r38
	.mmb
	add r14 = r32, r38
	adds r38 = 1, r38
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	adds r15 = 48, r15
	nop 0
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L31:
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mmi
	adds r14 = 312, r14
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r50
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dptk .L247
	;;
	.mmi
	nop 0
	(p7) mov r54 = r35
	(p7) mov r53 = r36
	.mib
	nop 0
	nop 0
	br .L229
	;;
.L30:
	.mlx
	adds r14 = 20, r35
	movl r53 = @gprel(.LC5)
	.mmi
	sub r52 = r33, r38
	;;
	ld4 r51 = [r14]
	add r53 = r1, r53
	;;
	.mii
	nop 0
	sxt4 r15 = r51
	cmp4.gt p6, p7 = r0, r51
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mii
	shladd r14 = r15, 2, r0
	extr r16 = r51, 31, 1
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r54 = r14, 10
	;;
	sub r54 = r54, r14
	;;
	.mii
	nop 0
	shl r54 = r54, 5
	;;
	add r54 = r54, r15
	;;
	.mmi
	shladd r54 = r54, 2, r0
	;;
	add r54 = r54, r15
	nop 0
	;;
	.mmi
	shladd r54 = r54, 3, r0
	;;
	add r54 = r54, r15
	nop 0
	;;
	.mii
	nop 0
	shl r54 = r54, 5
	;;
	sub r54 = r54, r15
	;;
	.mii
	nop 0
	shr r54 = r54, 37
	;;
	sub r54 = r54, r16
	;;
	.mmi
	shladd r14 = r54, 2, r0
	;;
	add r14 = r14, r54
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r54 = r51, r14
	add r51 = r32, r38
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L20
.L28:
	.mmi
	adds r36 = 32, r35
	;;
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L249
.L143:
	.mlx
	nop 0
	movl r14 = -8608480567731124087
	.mmi
	add r37 = r32, r38
	nop 0
	sub r41 = r33, r38
	;;
	.mib
	setf.sig f2 = r14
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r50
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 40, r14
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	sub r36 = r0, r36
	nop 0
	mov r1 = r50
	;;
	.mmi
	setf.sig f6 = r36
	nop 0
	shr r42 = r36, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r14 = f6
	;;
	add r14 = r14, r36
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 5
	nop 0
	;;
	.mib
	sub r51 = r14, r42
	nop 0
	br.call.sptk.many b0 = labs#
	;;
	.mlx
	setf.sig f7 = r36
	movl r14 = 5247073869855161349
	.mmi
	mov r1 = r50
	mov r52 = r41
	shr r15 = r8, 63
	;;
	.mlx
	setf.sig f6 = r14
	movl r53 = @gprel(.LC15)
	.mii
	mov r51 = r37
	addl r41 = 1, r0
	;;
	add r53 = r1, r53
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r36 = f7
	setf.sig f7 = r8
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f7 = f7, f2
	shr r36 = r36, 10
	;;
	.mmi
	sub r54 = r36, r42
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	nop 0
	shr r14 = r14, 5
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r55 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r55 = r55, r14
	;;
	shladd r55 = r55, 2, r0
	nop 0
	;;
	.mib
	sub r55 = r8, r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	sxt4 r8 = r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	add r38 = r38, r8
	nop 0
	;;
	.mib
	cmp.geu p6, p7 = r38, r33
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L53:
	.mmi
	adds r15 = 28, r35
	adds r14 = 24, r35
	sub r52 = r33, r38
	.mlx
	add r51 = r32, r38
	movl r53 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	add r53 = r1, r53
	.mmi
	ld4 r14 = [r14]
	;;
	adds r15 = 7, r15
	nop 0
	;;
	.mii
	sub r15 = r15, r14
	nop 0
	;;
	extr r54 = r15, 31, 1
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	shladd r14 = r15, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r16 = r14, 6
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r16 = r14, 15
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr r14 = r14, 34
	;;
	.mib
	sub r54 = r14, r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L250
	.mib
	nop 0
	nop 0
	br .L20
.L52:
	.mmi
	adds r15 = 20, r35
	adds r16 = 24, r35
	adds r14 = 28, r35
	;;
	.mmi
	ld4 r36 = [r16]
	ld4 r37 = [r14]
	nop 0
	;;
	.mmi
	ld4 r42 = [r15]
	mov r52 = r36
	mov r53 = r37
	;;
	.mib
	mov r51 = r42
	nop 0
	br.call.sptk.many b0 = iso_year_adjust.isra.0#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r36
	nop 0
	mov r1 = r50
	;;
	.mmi
	(p7) adds r36 = -1, r36
	;;
	(p6) addl r36 = 6, r0
	cmp4.lt p6, p7 = 0, r8
	;;
	.mib
	nop 0
	(p6) addl r54 = 1, r0
	(p6) br.cond.dptk .L133
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L251
	;;
	.mii
	cmp4.gt p6, p7 = r0, r42
	sub r36 = r36, r37
	;;
	(p6) addl r16 = 1899, r0
	;;
	.mmi
	nop 0
	(p7) addl r16 = -101, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r42
	;;
	and r14 = 3, r16
	shladd r17 = r16, 4, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L129
	.mmi
	add r15 = r17, r16
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
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mmi
	add r14 = r14, r15
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
	(p7) br.cond.dptk .L129
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	nop 0
	;;
	.mmi
	sub r14 = r36, r14
	;;
	cmp4.lt p6, p7 = 4, r14
	nop 0
	;;
	.mii
	(p6) addl r54 = 52, r0
	nop 0
	;;
	(p7) addl r54 = 53, r0
.L262:
	.mlx
	nop 0
	movl r53 = @gprel(.LC5)
	.mmi
	sub r52 = r33, r38
	nop 0
	add r51 = r32, r38
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L54:
	.mlx
	adds r15 = 4, r35
	movl r53 = @gprel(.LC14)
	.mmi
	adds r14 = 8, r35
	sub r52 = r33, r38
	add r51 = r32, r38
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	.mmi
	ld4 r54 = [r14]
	ld4 r56 = [r35]
	nop 0
	;;
	.mib
	ld4 r55 = [r15]
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	sxt4 r8 = r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	add r38 = r38, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L248:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r41
	nop 0
	mov r1 = r50
	.mmb
	addl r41 = 1, r0
	nop 0
	(p7) br.cond.dpnt .L252
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r50
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 40, r14
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	nop 0
	sub r36 = r0, r36
	mov r1 = r50
	;;
.L261:
	.mmi
	adds r14 = 20, r35
	adds r16 = 28, r35
	adds r15 = 4, r35
	.mlx
	adds r17 = 8, r35
	movl r53 = @gprel(.LC13)
	;;
	.mmi
	ld4 r14 = [r14]
	add r53 = r1, r53
	sub r52 = r33, r38
	.mmi
	add r51 = r32, r38
	ld4 r27 = [r16]
	nop 0
	;;
	.mmi
	adds r23 = -1, r14
	ld4 r16 = [r35]
	nop 0
	.mmi
	adds r28 = -70, r14
	ld4 r25 = [r15]
	sxt4 r27 = r27
	;;
	.mii
	nop 0
	sxt4 r21 = r23
	sxt4 r24 = r16
	.mmb
	adds r16 = 299, r14
	ld4 r26 = [r17]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	sxt4 r20 = r16
	.mmb
	shladd r19 = r21, 2, r0
	shladd r17 = r28, 3, r0
	nop 0
	;;
	.mmi
	adds r14 = -69, r14
	shladd r18 = r20, 2, r0
	extr r22 = r16, 31, 1
	.mmi
	add r19 = r19, r21
	add r17 = r17, r28
	sxt4 r26 = r26
	;;
	.mib
	nop 0
	shr r15 = r14, 63
	nop 0
	.mmi
	add r18 = r18, r20
	shladd r19 = r19, 3, r0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	and r15 = 3, r15
	add r19 = r19, r21
	extr r23 = r23, 31, 1
	.mmi
	shladd r18 = r18, 3, r0
	add r17 = r17, r28
	sxt4 r25 = r25
	;;
	.mmi
	add r15 = r15, r14
	add r18 = r18, r20
	shladd r28 = r17, 2, r0
	;;
	.mii
	nop 0
	shr r16 = r15, 2
	shl r15 = r19, 10
	.mmi
	add r17 = r17, r28
	;;
	nop 0
	shl r14 = r18, 10
	.mmi
	sub r15 = r15, r19
	nop 0
	sxt4 r17 = r17
	;;
	.mmi
	sub r14 = r14, r18
	nop 0
	shl r15 = r15, 5
	;;
	.mii
	add r15 = r15, r21
	shl r14 = r14, 5
	;;
	add r14 = r14, r20
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r21
	shladd r14 = r14, 2, r0
	;;
	.mii
	add r14 = r14, r20
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r21
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	shl r15 = r15, 5
	;;
	.mmi
	sub r15 = r15, r21
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	sub r14 = r14, r20
	nop 0
	shr r15 = r15, 37
	;;
	.mmi
	sub r15 = r15, r23
	nop 0
	shr r14 = r14, 39
	;;
	.mmi
	sub r14 = r14, r22
	nop 0
	sxt4 r15 = r15
	;;
	.mii
	sub r15 = r16, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r26
	nop 0
	;;
	.mmi
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mib
	sub r54 = r14, r36
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L253
	.mib
	nop 0
	nop 0
	br .L20
.L97:
	.mmi
	ld4 r15 = [r45]
	nop 0
	addl r14 = -1899, r0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r14, r15
	(p7) br.cond.dptk .L254
	.mib
	addl r44 = 1, r0
	addl r47 = 1, r0
	br .L98
	;;
.L134:
	.mmi
	addl r15 = 9999, r0
	cmp4.eq p6, p7 = 43, r36
	adds r42 = 1900, r42
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ltu p6, p7 = r15, r42
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L255
	;;
.L169:
	.mmi
	adds r51 = 16, r12
	cmp4.ne p6, p7 = 0, r36
	addl r14 = 37, r0
	;;
	.mib
	st1 [r51] = r14
	(p7) adds r51 = 1, r51
	(p7) br.cond.dptk .L139
	.mib
	nop 0
	nop 0
	br .L256
.L86:
	.mmi
	adds r14 = 17, r12
	addl r15 = 43, r0
	nop 0
	.mmi
	addl r54 = 4, r0
	;;
	st1 [r14] = r15
	nop 0
.L89:
	.mlx
	adds r36 = 18, r12
	movl r53 = @gprel(.LC8)
	.mmi
	nop 0
	addl r52 = 30, r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	mov r51 = r36
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ge p6, p7 = 0, r8
	.mib
	nop 0
	sxt4 r8 = r8
	(p6) br.cond.dpnt .L90
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC9)
	.mmi
	nop 0
	add r51 = r36, r8
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r54 = r35
	.mmb
	nop 0
	adds r53 = 16, r12
	br .L229
.L96:
	.mib
	adds r51 = 1900, r42
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mmi
	mov r14 = r8
	ld4 r51 = [r45]
	mov r1 = r50
	;;
	.mii
	nop 0
	extr r16 = r14, 31, 1
	sxt4 r14 = r8
	.mmi
	cmp4.gt p6, p7 = r0, r51
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	nop 0
	shl r43 = r15, 10
	;;
	.mmi
	sub r43 = r43, r15
	;;
	nop 0
	shl r43 = r43, 5
	;;
	.mmi
	add r43 = r43, r14
	;;
	shladd r43 = r43, 2, r0
	nop 0
	;;
	.mmi
	add r43 = r43, r14
	;;
	shladd r43 = r43, 3, r0
	nop 0
	;;
	.mmi
	add r43 = r43, r14
	;;
	nop 0
	shl r43 = r43, 5
	;;
	.mmi
	sub r43 = r43, r14
	;;
	nop 0
	shr r43 = r43, 37
	;;
	.mib
	sub r43 = r43, r16
	nop 0
	(p7) br.cond.spnt .L257
	;;
	.mib
	adds r51 = 1900, r51
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mii
	nop 0
	extr r16 = r8, 31, 1
	sxt4 r15 = r8
	.mmi
	mov r1 = r50
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r42 = r14, 10
	;;
	.mmi
	sub r42 = r42, r14
	;;
	nop 0
	shl r42 = r42, 5
	;;
	.mmi
	add r42 = r42, r15
	;;
	shladd r42 = r42, 2, r0
	nop 0
	;;
	.mmi
	add r42 = r42, r15
	;;
	shladd r42 = r42, 3, r0
	nop 0
	;;
	.mmi
	add r42 = r42, r15
	;;
	nop 0
	shl r42 = r42, 5
	;;
	.mmi
	sub r42 = r42, r15
	;;
	nop 0
	shr r42 = r42, 37
	;;
	.mmi
	sub r42 = r42, r16
	;;
	shladd r14 = r42, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r42
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	sub r42 = r8, r14
	;;
.L100:
	.mib
	cmp4.le p6, p7 = r0, r44
	adds r15 = -1, r42
	(p7) br.cond.dpnt .L97
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r44
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r46 = r14, r46
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r46
	nop 0
	(p6) br.cond.dpnt .L98
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r42
	;;
	(p6) adds r43 = -1, r43
	nop 0
	;;
	.mmi
	(p7) shladd r14 = r43, 2, r0
	;;
	(p6) shladd r14 = r43, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r14, r43
	;;
	(p6) add r14 = r14, r43
	nop 0
	;;
	.mmi
	(p7) shladd r42 = r14, 2, r0
	;;
	(p6) shladd r42 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r42 = r14, r42
	;;
	(p6) add r42 = r14, r42
	nop 0
	;;
	.mmi
	(p7) shladd r42 = r42, 2, r0
	;;
	(p6) shladd r42 = r42, 2, r0
	nop 0
	;;
	.mii
	(p7) add r42 = r42, r15
	nop 0
	;;
	(p6) adds r42 = 99, r42
.L104:
	.mmi
	addl r14 = 45, r0
	adds r16 = 16, r12
	cmp.ne p6, p7 = 0, r37
	;;
	.mib
	st1 [r16] = r14
	nop 0
	(p7) br.cond.dpnt .L225
	;;
	.mib
	nop 0
	adds r37 = -1, r37
	br .L225
.L242:
	.mmi
	ld4 r16 = [r45]
	addl r15 = -1899, r0
	sub r52 = r33, r38
	.mlx
	add r51 = r32, r38
	movl r53 = @gprel(.LC5)
	;;
	.mii
	cmp4.le p6, p7 = r15, r16
	add r53 = r1, r53
	;;
	(p7) addl r36 = 1, r0
	;;
	.mmi
	add r36 = r36, r14
	;;
	nop 0
	sxt4 r16 = r36
	;;
	.mii
	shladd r15 = r16, 2, r0
	extr r17 = r36, 31, 1
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r15, 10
	;;
	sub r14 = r14, r15
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	shr r14 = r14, 37
	;;
	sub r14 = r14, r17
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r36 = r36, r14
	nop 0
	;;
	.mmi
	adds r36 = 100, r36
	;;
	addp4 r17 = r36, r0
	nop 0
	;;
	.mmi
	shladd r16 = r17, 2, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r16, 10
	;;
	sub r14 = r14, r16
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r17
	;;
	.mii
	nop 0
	shr.u r14 = r14, 37
	;;
	shladd r16 = r14, 2, r0
	;;
	.mmi
	add r14 = r16, r14
	;;
	shladd r16 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r54 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r54 = r36, r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L258
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L80:
	.mlx
	cmp4.eq p6, p7 = 43, r36
	movl r53 = @gprel(.LC2)
	.mmi
	sub r55 = r37, r45
	mov r52 = r44
	mov r51 = r43
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	add r53 = r1, r53
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.lt p6, p7 = 99, r56
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r54 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p7) add r54 = r1, r54
	nop 0
	;;
	.mib
	(p6) add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L259
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L87:
	.mmi
	adds r54 = -6, r37
	cmp.eq p6, p7 = 6, r37
	adds r36 = 18, r12
	.bbb
	nop 0
	(p7) br.cond.dpnt .L89
	br .L90
	;;
.L255:
	.mmi
	addl r14 = 43, r0
	nop 0
	adds r16 = 16, r12
	.mmi
	adds r51 = 17, r12
	nop 0
	cmp.eq p6, p7 = 0, r37
	;;
	.mib
	st1 [r16] = r14
	nop 0
	(p7) br.cond.dptk .L231
.L137:
	.mmi
	addl r14 = 37, r0
	nop 0
	addl r15 = 48, r0
	;;
	.mmi
	st1 [r51] = r14
	adds r14 = 1, r51
	adds r51 = 2, r51
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L139
.L238:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r41
	(p7) br.cond.dpnt .L260
.L144:
	.mmi
	ld4 r14 = [r36]
	;;
	cmp4.lt p6, p7 = 0, r14
	addl r14 = @ltoffx(_tzname#), r1
	;;
	.mmi
	(p6) addl r15 = 1, r0
	ld8.mov r14 = [r14], _tzname#
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	mov r51 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r18 = r8
	cmp.ne p6, p7 = 0, r8
	nop 0
	.mmi
	mov r1 = r50
	adds r17 = -1, r33
	add r15 = r32, r38
	;;
	.mib
	(p7) mov r18 = r38
	nop 0
	(p7) br.cond.dpnt .L146
	;;
	.mib
	add r18 = r38, r18
	cmp.leu p6, p7 = r17, r38
	(p6) br.cond.dpnt .L147
	;;
	.mii
	sub r16 = r18, r38, 1
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L149:
	.mmi
	ld1 r16 = [r36], 1
	nop 0
	adds r38 = 1, r38
	;;
	.mib
	st1 [r15] = r16, 1
	nop 0
	br.cloop.sptk.few .L148
.L146:
	.mib
	mov r38 = r18
	addl r41 = 1, r0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mii
	ld1 r14 = [r34]
	mov r1 = r50
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L142
	.mib
	nop 0
	nop 0
	br .L22
.L254:
	.mmi
	nop 0
	add r44 = r44, r42
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = -1, r44
	(p7) br.cond.spnt .L106
.L152:
	.mib
	adds r43 = -1, r43
	addl r44 = 99, r0
	br .L106
.L251:
	.mlx
	adds r15 = 10, r37
	movl r53 = @gprel(.LC5)
	.mmi
	sub r52 = r33, r38
	nop 0
	add r51 = r32, r38
	;;
	.mii
	sub r15 = r15, r36
	add r53 = r1, r53
	;;
	extr r16 = r15, 31, 1
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	shladd r14 = r15, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r17 = r14, 6
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r54 = r14, 15
	;;
	.mmi
	add r54 = r14, r54
	;;
	shladd r54 = r54, 3, r0
	nop 0
	;;
	.mmi
	add r54 = r54, r15
	;;
	shladd r54 = r54, 1, r0
	nop 0
	;;
	.mmi
	add r54 = r54, r15
	;;
	nop 0
	shr r54 = r54, 34
	;;
	.mib
	sub r54 = r54, r16
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L148:
	.mib
	nop 0
	cmp.leu p6, p7 = r17, r38
	(p7) br.cond.dptk .L149
.L147:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L17
.L249:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L143
.L252:
	.mib
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mii
	ld4 r14 = [r36]
	mov r1 = r50
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 40, r14
	nop 0
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mib
	sub r36 = r0, r36
	mov r1 = r50
	br .L261
.L260:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L144
.L129:
	.mmi
	add r17 = r17, r16
	;;
	nop 0
	dep.z r14 = r17, 5, 27
	;;
	.mmi
	sub r14 = r14, r17
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
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mmi
	add r14 = r14, r15
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
	cmp4.geu p6, p7 = r14, r15
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	sub r14 = r36, r14
	;;
	cmp4.lt p6, p7 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r54 = 52, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r54 = 53, r0
	br .L262
.L132:
	.mib
	adds r51 = 1900, r51
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mii
	mov r1 = r50
	extr r16 = r8, 31, 1
	sxt4 r15 = r8
	.mmb
	sub r52 = r33, r38
	add r51 = r32, r38
	nop 0
	;;
	.mlx
	shladd r14 = r15, 2, r0
	movl r53 = @gprel(.LC5)
	;;
	.mii
	add r14 = r14, r15
	add r53 = r1, r53
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r54 = r14, 10
	;;
	.mmi
	sub r54 = r54, r14
	;;
	nop 0
	shl r54 = r54, 5
	;;
	.mmi
	add r54 = r54, r15
	;;
	shladd r54 = r54, 2, r0
	nop 0
	;;
	.mmi
	add r54 = r54, r15
	;;
	shladd r54 = r54, 3, r0
	nop 0
	;;
	.mmi
	add r54 = r54, r15
	;;
	nop 0
	shl r54 = r54, 5
	;;
	.mmi
	sub r54 = r54, r15
	;;
	nop 0
	shr r54 = r54, 37
	;;
	.mmi
	sub r54 = r54, r16
	;;
	shladd r14 = r54, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r54
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r54 = r8, r14
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L201
	.mib
	nop 0
	nop 0
	br .L20
.L79:
	.mib
	adds r51 = 1900, r42
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mii
	nop 0
	extr r16 = r8, 31, 1
	sxt4 r15 = r8
	.mmb
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r36
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r56 = r14, 10
	;;
	sub r56 = r56, r14
	;;
	.mii
	nop 0
	shl r56 = r56, 5
	;;
	add r56 = r56, r15
	;;
	.mmi
	shladd r56 = r56, 2, r0
	;;
	add r56 = r56, r15
	nop 0
	;;
	.mmi
	shladd r56 = r56, 3, r0
	;;
	add r56 = r56, r15
	nop 0
	;;
	.mii
	nop 0
	shl r56 = r56, 5
	;;
	sub r56 = r56, r15
	;;
	.mii
	nop 0
	shr r56 = r56, 37
	nop 0
	;;
	.mib
	nop 0
	sub r56 = r56, r16
	(p6) br.cond.dptk .L154
	.mlx
	addl r14 = 9999, r0
	movl r53 = @gprel(.LC2)
	;;
	.mmi
	cmp4.lt p6, p7 = r14, r8
	addl r14 = -1900, r0
	add r53 = r1, r53
	;;
	.mmi
	nop 0
	cmp4.eq.and.orcm p6, p7 = 43, r36
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r54 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r54 = r1, r54
	;;
	(p6) add r54 = r1, r54
	cmp4.le p6, p7 = r14, r42
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r54 = r1, r54
	nop 0
	nop 0
.L264:
	.mmi
	sub r55 = r37, r45
	nop 0
	mov r52 = r44
	.mmb
	mov r51 = r43
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L259
	.mib
	nop 0
	nop 0
	br .L20
.L92:
	.mib
	adds r51 = 1900, r37
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mii
	nop 0
	extr r17 = r8, 31, 1
	sxt4 r16 = r8
	.mmi
	mov r1 = r50
	;;
	shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 10
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shl r14 = r14, 5
	;;
	.mmi
	sub r14 = r14, r16
	;;
	nop 0
	shr r14 = r14, 37
	;;
	.mmi
	sub r14 = r14, r17
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	nop 0
	sub r14 = r8, r14
	br .L93
.L84:
	.mib
	adds r51 = 1900, r51
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mmi
	mov r1 = r50
	mov r54 = r36
	sxt4 r15 = r8
	.mmi
	mov r55 = r43
	mov r52 = r42
	mov r51 = r37
	;;
	.mmi
	nop 0
	shladd r14 = r15, 2, r0
	extr r16 = r8, 31, 1
	.mlx
	nop 0
	movl r53 = @gprel(.LC7)
	;;
	.mii
	add r14 = r14, r15
	add r53 = r1, r53
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r56 = r14, 10
	;;
	.mmi
	sub r56 = r56, r14
	;;
	nop 0
	shl r56 = r56, 5
	;;
	.mmi
	add r56 = r56, r15
	;;
	shladd r56 = r56, 2, r0
	nop 0
	;;
	.mmi
	add r56 = r56, r15
	;;
	shladd r56 = r56, 3, r0
	nop 0
	;;
	.mmi
	add r56 = r56, r15
	;;
	nop 0
	shl r56 = r56, 5
	;;
	.mmi
	sub r56 = r56, r15
	;;
	nop 0
	shr r56 = r56, 37
	;;
	.mmi
	sub r56 = r56, r16
	;;
	shladd r14 = r56, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r56
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r56 = r8, r14
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L263
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L154:
	.mlx
	nop 0
	movl r54 = @gprel(.LC0)
	.mlx
	addl r14 = -1900, r0
	movl r53 = @gprel(.LC1)
	;;
	.mmi
	add r54 = r1, r54
	cmp4.le p6, p7 = r14, r42
	add r53 = r1, r53
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p7) add r54 = r1, r54
	br .L264
.L257:
	.mii
	nop 0
	extr r16 = r51, 31, 1
	sxt4 r15 = r51
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r42 = r14, 10
	;;
	sub r42 = r42, r14
	;;
	.mii
	nop 0
	shl r42 = r42, 5
	;;
	add r42 = r42, r15
	;;
	.mmi
	shladd r42 = r42, 2, r0
	;;
	add r42 = r42, r15
	nop 0
	;;
	.mmi
	shladd r42 = r42, 3, r0
	;;
	add r42 = r42, r15
	nop 0
	;;
	.mii
	nop 0
	shl r42 = r42, 5
	;;
	sub r42 = r42, r15
	;;
	.mii
	nop 0
	shr r42 = r42, 37
	;;
	sub r42 = r42, r16
	;;
	.mmi
	shladd r14 = r42, 2, r0
	;;
	add r14 = r14, r42
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	nop 0
	sub r42 = r51, r14
	br .L100
	.endp __strftime.isra.0#
	.align 16
	.align 64
	.global strftime#
	.type	strftime#, @function
	.proc strftime#
strftime:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many __strftime.isra.0#
	;;
	break.f 0
	;;
	.endp strftime#
	.align 16
	.align 64
	.global strftime_l#
	.type	strftime_l#, @function
	.proc strftime_l#
strftime_l:
	.prologue
	.body
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many __strftime.isra.0#
	;;
	break.f 0
	;;
	.endp strftime_l#
	.global _tzset_unlocked#
	.type	_tzset_unlocked#, @function
	.global abs#
	.type	abs#, @function
	.global labs#
	.type	labs#, @function
	.global __tz_unlock#
	.type	__tz_unlock#, @function
	.global __gettzinfo#
	.type	__gettzinfo#, @function
	.global __tz_lock#
	.type	__tz_lock#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global tolower#
	.type	tolower#, @function
	.global strlen#
	.type	strlen#, @function
	.global sniprintf#
	.type	sniprintf#, @function
	.global strtoul#
	.type	strtoul#, @function
	.ident	"GCC: (GNU) 12.2.0"
