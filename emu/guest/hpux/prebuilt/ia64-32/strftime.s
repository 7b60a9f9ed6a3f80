// 97274758a6dcfba123af891c6af949d9 newlib/libc/time/strftime.c
	.file	"strftime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc iso_year_adjust#
iso_year_adjust:
	.prologue
	.body
	.mmi
	addp4 r32 = 0,r32
	;;
	adds r14 = 20, r32
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	and r15 = 3, r14
	;;
	.mmi
	(p6) addl r16 = 1900, r0
	;;
	(p7) addl r16 = -100, r0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	shladd r17 = r14, 4, r0
	(p6) br.cond.dptk .L3
	;;
	.mmi
	add r16 = r17, r14
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
	.mlx
	sub r15 = r16, r15
	movl r16 = 85899344
	;;
	.mmi
	add r15 = r15, r16
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
	(p7) br.cond.dptk .L3
	;;
	.mmi
	(p6) addl r16 = 1, r0
	nop 0
	nop 0
	.mmi
	adds r14 = 28, r32
	nop 0
	adds r32 = 24, r32
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r15 = [r32]
	nop 0
	;;
	.mii
	shladd r14 = r14, 4, r0
	shladd r15 = r15, 1, r0
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	add r14 = r14, r16
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
	.mmi
	add r17 = r17, r14
	;;
	nop 0
	dep.z r15 = r17, 5, 27
	;;
	.mmi
	sub r15 = r15, r17
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
	nop 0
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r15
	adds r14 = 28, r32
	adds r32 = 24, r32
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	(p6) addl r16 = 1, r0
	.mmi
	nop 0
	ld4 r15 = [r32]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	shladd r15 = r15, 1, r0
	(p7) mov r16 = r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r16
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
	.endp iso_year_adjust#
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
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 4, 16, 6, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r51
	mov r51 = ar.lc
	.mmi
	addl r39 = @ltoffx(.L29), r1
	mov r50 = r1
	addp4 r32 = 0,r32
	;;
	.mmi
	addp4 r34 = 0,r34
	addp4 r35 = 0,r35
	.save rp, r48
	mov r48 = b0
	.body
	.mmi
	mov r40 = r0
	mov r41 = r0
	adds r38 = -1, r33
	;;
	.mmi
	ld8.mov r39 = [r39], .L29
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
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	adds r14 = 1, r34
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mii
	cmp4.eq p6, p7 = 43, r14
	mov r37 = r14
	;;
	cmp4.eq.or.andcm p6, p7 = 48, r14
	;;
	.mmi
	(p6) adds r14 = 2, r34
	(p7) adds r34 = 1, r34
	(p7) mov r37 = r0
	;;
	.mmi
	(p6) ld1 r14 = [r14]
	nop 0
	(p6) adds r34 = 2, r34
	;;
	.mii
	nop 0
	(p6) sxt1 r14 = r14
	(p7) addp4 r34 = 0,r34
	;;
	.mii
	adds r15 = -49, r14
	(p6) addp4 r34 = 0,r34
	;;
	zxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 8, r15
	nop 0
	(p7) br.cond.dpnt .L239
	;;
	.mib
	(p6) mov r36 = r0
	cmp4.ne p6, p7 = 69, r14
	(p7) br.cond.dpnt .L198
	;;
.L26:
	.mib
	adds r15 = -37, r14
	cmp4.ne p6, p7 = 79, r14
	(p7) br.cond.dpnt .L198
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
.L240:
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r39
	nop 0
	;;
	.mmi
	nop 0
	ld4 r17 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r17
	;;
	add r15 = r15, r16
	;;
	.mib
	nop 0
	mov b6 = r15
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L29:
	data4 @pcrel(.L64)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L63)
	data4 @pcrel(.L62)
	data4 @pcrel(.L61)
	data4 @pcrel(.L60)
	data4 @pcrel(.L20)
	data4 @pcrel(.L59)
	data4 @pcrel(.L58)
	data4 @pcrel(.L41)
	data4 @pcrel(.L40)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L57)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L37)
	data4 @pcrel(.L20)
	data4 @pcrel(.L56)
	data4 @pcrel(.L55)
	data4 @pcrel(.L54)
	data4 @pcrel(.L53)
	data4 @pcrel(.L52)
	data4 @pcrel(.L51)
	data4 @pcrel(.L50)
	data4 @pcrel(.L49)
	data4 @pcrel(.L48)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L20)
	data4 @pcrel(.L47)
	data4 @pcrel(.L43)
	data4 @pcrel(.L46)
	data4 @pcrel(.L45)
	data4 @pcrel(.L45)
	data4 @pcrel(.L20)
	data4 @pcrel(.L44)
	data4 @pcrel(.L43)
	data4 @pcrel(.L20)
	data4 @pcrel(.L42)
	data4 @pcrel(.L41)
	data4 @pcrel(.L40)
	data4 @pcrel(.L39)
	data4 @pcrel(.L38)
	data4 @pcrel(.L20)
	data4 @pcrel(.L37)
	data4 @pcrel(.L20)
	data4 @pcrel(.L36)
	data4 @pcrel(.L35)
	data4 @pcrel(.L34)
	data4 @pcrel(.L33)
	data4 @pcrel(.L20)
	data4 @pcrel(.L32)
	data4 @pcrel(.L31)
	data4 @pcrel(.L30)
	data4 @pcrel(.L28)
	.section	.text,	"ax",	"progbits"
.L239:
	.mmi
	adds r14 = 16, r12
	mov r52 = r34
	addl r54 = 10, r0
	;;
	.mib
	mov r53 = r14
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r50
	mov r36 = r8
	;;
	.mmi
	ld4 r34 = [r15]
	;;
	addp4 r34 = 0,r34
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
	cmp4.ne p6, p7 = 69, r14
	(p6) br.cond.dptk .L26
	.align 32
.L198:
	.mmi
	adds r14 = 1, r34
	nop 0
	adds r34 = 1, r34
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r34 = 0,r34
	;;
	sxt1 r14 = r14
	;;
	.mmi
	adds r15 = -37, r14
	;;
	nop 0
	zxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 85, r15
	(p7) br.cond.dptk .L240
.L20:
	.mmi
	mov r41 = r0
	nop 0
	nop 0
	;;
.L17:
	.mii
	mov r8 = r41
	mov b0 = r48
	;;
	mov ar.pfs = r49
	;;
	.mii
	nop 0
	mov ar.lc = r51
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L21:
	.body
	.copy_state 1
	.mmi
	add r14 = r41, r32
	adds r34 = 1, r34
	nop 0
	.mmb
	cmp4.ltu p6, p7 = r41, r38
	adds r41 = 1, r41
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	addp4 r34 = 0,r34
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br .L18
.L55:
	.mmi
	ld4 r55 = [r35]
	nop 0
	nop 0
.L134:
	.mlx
	nop 0
	movl r54 = @gprel(.LC5)
	.mii
	sub r53 = r33, r41
	add r52 = r41, r32
	;;
	add r54 = r1, r54
.L230:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L200:
	.mmi
	nop 0
	add r41 = r41, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
	(p6) br.cond.dpnt .L20
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
	(p7) br.cond.dptk .L143
	;;
.L22:
	.mii
	cmp4.eq p6, p7 = 0, r33
	mov r8 = r41
	;;
	(p7) add r14 = r41, r32
	;;
	.mmi
	(p7) addp4 r14 = 0,r14
	;;
	(p7) st1 [r14] = r0
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L41:
	.body
	.copy_state 2
	.mmi
	cmp4.ne p6, p7 = 107, r14
	nop 0
	add r15 = r41, r32
	.mmi
	adds r14 = 8, r35
	nop 0
	sub r53 = r33, r41
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC6)
	.mmi
	addp4 r52 = 0,r15
	ld4 r55 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r54 = @gprel(.LC5)
	;;
	.mii
	add r54 = r1, r54
	nop 0
	;;
	addp4 r54 = 0,r54
.L244:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L200
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
	(p7) br.cond.dpnt .L241
	.align 32
.L143:
	.mmi
	nop 0
	adds r34 = 1, r34
	nop 0
	;;
	.mib
	nop 0
	addp4 r34 = 0,r34
	br .L18
.L40:
	.mmi
	adds r15 = 8, r35
	nop 0
	sub r53 = r33, r41
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
	.mii
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	(p7) sxt4 r17 = r16
	.mmi
	(p6) addl r55 = 12, r0
	;;
	(p7) shladd r15 = r17, 2, r0
	(p7) extr r18 = r16, 31, 1
	;;
	.mmi
	(p7) add r15 = r15, r17
	;;
	nop 0
	(p7) shl r19 = r15, 5
	;;
	.mmi
	(p7) add r15 = r15, r19
	;;
	(p7) shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r15, r17
	;;
	nop 0
	(p7) shl r19 = r15, 5
	;;
	.mmi
	(p7) add r15 = r15, r19
	;;
	nop 0
	(p7) shl r55 = r15, 15
	;;
	.mmi
	(p7) sub r55 = r55, r15
	;;
	(p7) shladd r55 = r55, 1, r0
	nop 0
	;;
	.mmi
	(p7) add r55 = r55, r17
	;;
	nop 0
	(p7) shr r55 = r55, 33
	;;
	.mmi
	(p7) sub r55 = r55, r18
	;;
	(p7) shladd r15 = r55, 1, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r15, r55
	;;
	(p7) shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	(p7) sub r55 = r16, r15
	cmp4.ne p6, p7 = 73, r14
	add r15 = r41, r32
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC5)
	.mmi
	nop 0
	addp4 r52 = 0,r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r54 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r54 = r1, r54
	nop 0
	;;
	.mib
	addp4 r54 = 0,r54
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L200
	.mib
	nop 0
	nop 0
	br .L20
.L37:
	.mmi
	adds r14 = 8, r35
	nop 0
	add r37 = r41, r32
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 11, r14
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	.mmi
	(p6) addl r15 = 1, r0
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	adds r14 = 164, r14
	nop 0
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r14 = -1, r33
	mov r1 = r50
	.mmb
	adds r16 = 1, r41
	add r42 = r41, r8
	(p6) br.cond.dpnt .L67
	;;
	.mib
	cmp4.leu p6, p7 = r14, r41
	sub r15 = r14, r41, 1
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	addp4 r15 = r15, r0
	nop 0
	cmp4.ltu p6, p7 = r14, r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L119:
	.mmi
	addp4 r15 = 0,r36
	ld1 r14 = [r34]
	adds r36 = 1, r36
	;;
	.mii
	ld1 r52 = [r15]
	sxt1 r14 = r14
	;;
	sxt1 r8 = r52
	.mmb
	nop 0
	cmp4.ne p6, p7 = 80, r14
	(p7) br.cond.dpnt .L242
.L120:
	.mmi
	adds r41 = 1, r41
	addp4 r14 = 0,r37
	adds r37 = 1, r37
	;;
	.mmi
	nop 0
	st1 [r14] = r8
	cmp4.ne p6, p7 = r42, r41
	.bbb
	nop 0
	(p7) br.cond.dpnt .L67
	br.cloop.sptk.few .L119
	.mib
	nop 0
	mov r41 = r0
	br .L17
.L242:
	.mib
	nop 0
	zxt1 r52 = r52
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r50
	sxt1 r8 = r8
	br .L120
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
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r14 = r41, r8
	mov r1 = r50
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	add r16 = r41, r32
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	sub r14 = r14, r41, 1
	adds r18 = -1, r33
	addp4 r17 = 0,r16
	.mmi
	adds r16 = 1, r16
	;;
	addp4 r14 = r14, r0
	cmp4.leu p6, p7 = r18, r41
	.mmb
	adds r41 = 1, r41
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r14
	addp4 r14 = 0,r36
	.mmi
	adds r36 = 1, r36
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L75
.L243:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L75:
	.mmi
	addp4 r14 = 0,r36
	cmp4.leu p6, p7 = r18, r41
	addp4 r17 = 0,r16
	.mmb
	adds r41 = 1, r41
	adds r16 = 1, r16
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L75
	.mib
	nop 0
	nop 0
	br .L243
.L45:
	.mmi
	cmp4.ne p6, p7 = 100, r14
	nop 0
	add r15 = r41, r32
	.mmi
	adds r14 = 12, r35
	nop 0
	sub r53 = r33, r41
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC5)
	.mmi
	addp4 r52 = 0,r15
	ld4 r55 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r54 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r54 = r1, r54
	nop 0
	;;
	.mib
	nop 0
	addp4 r54 = 0,r54
	br .L244
	;;
.L57:
	.mlx
	nop 0
	movl r54 = @gprel(.LC5)
	.mmi
	adds r14 = 4, r35
	add r52 = r41, r32
	sub r53 = r33, r41
	;;
	.mmi
	nop 0
	add r54 = r1, r54
	nop 0
	.mmb
	ld4 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	add r41 = r41, r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L59:
	.mmi
	addl r14 = 37, r0
	adds r15 = 16, r12
	cmp4.eq p6, p7 = 0, r37
	;;
	.mib
	st1 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L86
	.mmi
	adds r14 = 17, r12
	nop 0
	cmp4.ltu p6, p7 = 5, r36
	;;
	.mib
	st1 [r14] = r37
	nop 0
	(p7) br.cond.dptk .L245
	.mmi
	mov r17 = r12
	nop 0
	adds r55 = -6, r36
	.mmb
	cmp4.eq p6, p7 = 6, r36
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mmi
	adds r36 = 18, r17
	nop 0
	nop 0
	;;
.L90:
	.mmi
	addp4 r52 = 0,r36
	nop 0
	nop 0
.L88:
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r50
	nop 0
	.mii
	mov r55 = r35
	nop 0
	;;
	mov r54 = r15
.L234:
	.mib
	add r52 = r41, r32
	sub r53 = r33, r41
	br.call.sptk.many b0 = __strftime.isra.0#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ge p6, p7 = 0, r8
	.mmb
	add r41 = r41, r8
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L58:
	.mmi
	adds r45 = 20, r35
	addl r14 = -1900, r0
	mov r52 = r35
	;;
	.mmi
	ld4 r42 = [r45]
	;;
	cmp4.gt p6, p7 = r14, r42
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = iso_year_adjust#
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
	(p6) br.cond.dpnt .L97
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
	(p6) br.cond.dpnt .L98
	;;
.L99:
	.mmi
	nop 0
	add r44 = r44, r42
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r44
	nop 0
	(p7) br.cond.spnt .L153
	;;
	.mmi
	cmp4.ne p6, p7 = 100, r44
	;;
	(p7) adds r43 = 1, r43
	(p7) mov r44 = r0
	;;
.L107:
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
	(p7) br.cond.dpnt .L105
	;;
	.mmi
	cmp4.eq p6, p7 = 43, r37
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
	(p6) br.cond.dptk .L160
	;;
	.mmi
	addl r14 = 43, r0
	adds r15 = 16, r12
	mov r16 = r12
	.mmi
	cmp4.eq p6, p7 = 0, r36
	;;
	st1 [r15] = r14
	adds r14 = 17, r12
	.mmb
	addl r15 = 37, r0
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	adds r14 = 17, r16
	.mii
	adds r36 = -1, r36
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
.L112:
	.mmi
	adds r52 = 2, r14
	addl r15 = 48, r0
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r52 = 0,r52
	st1 [r14] = r15
	nop 0
.L113:
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r50
	mov r56 = r42
	.mmi
	mov r55 = r36
	;;
	nop 0
	mov r54 = r16
.L206:
	.mib
	add r52 = r41, r32
	sub r53 = r33, r41
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	add r41 = r41, r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	cmp4.ltu p6, p7 = r41, r33
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L44:
	.mib
	adds r37 = 20, r35
	mov r52 = r35
	br.call.sptk.many b0 = iso_year_adjust#
	;;
	.mmi
	ld4 r52 = [r37]
	mov r1 = r50
	mov r36 = r8
	;;
	.mii
	nop 0
	sxt4 r16 = r52
	cmp4.gt p6, p7 = r0, r52
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mii
	shladd r15 = r16, 2, r0
	extr r17 = r52, 31, 1
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
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	sub r14 = r52, r14
	;;
.L93:
	.mlx
	add r15 = r36, r14
	movl r54 = @gprel(.LC5)
	.mmi
	sub r53 = r33, r41
	nop 0
	add r52 = r41, r32
	;;
	.mii
	nop 0
	sxt4 r17 = r15
	add r54 = r1, r54
	;;
	.mii
	shladd r16 = r17, 2, r0
	extr r18 = r15, 31, 1
	;;
	add r16 = r16, r17
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
	shr r14 = r14, 37
	;;
	sub r14 = r14, r18
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mmi
	adds r15 = 100, r15
	;;
	addp4 r17 = r15, r0
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
	shladd r55 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r55 = r15, r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L265:
	.mmi
	nop 0
	add r41 = r41, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L39:
	.mlx
	adds r14 = 16, r35
	movl r54 = @gprel(.LC5)
	.mmi
	sub r53 = r33, r41
	nop 0
	add r52 = r41, r32
	;;
	.mii
	ld4 r55 = [r14]
	add r54 = r1, r54
	;;
	adds r55 = 1, r55
.L246:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L200
	.mib
	nop 0
	nop 0
	br .L20
.L38:
	.mii
	adds r14 = -1, r33
	addl r15 = 10, r0
	;;
	cmp4.leu p6, p7 = r14, r41
	.mmb
	add r14 = r41, r32
	adds r41 = 1, r41
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st1 [r14] = r15
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L42:
	.mlx
	adds r14 = 28, r35
	movl r54 = @gprel(.LC11)
	.mmi
	sub r53 = r33, r41
	nop 0
	add r52 = r41, r32
	;;
	.mmi
	ld4 r55 = [r14]
	nop 0
	add r54 = r1, r54
	;;
	.mib
	nop 0
	adds r55 = 1, r55
	br .L246
.L56:
	.mlx
	adds r15 = 4, r35
	movl r54 = @gprel(.LC12)
	.mmi
	adds r14 = 8, r35
	add r52 = r41, r32
	sub r53 = r33, r41
	;;
	.mmi
	add r54 = r1, r54
	ld4 r55 = [r14]
	nop 0
	.mmb
	ld4 r56 = [r15]
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	add r41 = r41, r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
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
	.mmi
	adds r14 = 24, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r14 = r41, r8
	mov r1 = r50
	nop 0
	.mmb
	cmp4.ne p6, p7 = 0, r8
	add r16 = r41, r32
	(p7) br.cond.dpnt .L67
	;;
	.mmi
	sub r14 = r14, r41, 1
	adds r18 = -1, r33
	addp4 r17 = 0,r16
	.mmi
	adds r16 = 1, r16
	;;
	addp4 r14 = r14, r0
	cmp4.leu p6, p7 = r18, r41
	.mmb
	adds r41 = 1, r41
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r14
	addp4 r14 = 0,r36
	.mmi
	adds r36 = 1, r36
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L70
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L70:
	.mmi
	addp4 r14 = 0,r36
	cmp4.leu p6, p7 = r18, r41
	addp4 r17 = 0,r16
	.mmb
	adds r41 = 1, r41
	adds r16 = 1, r16
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L70
	.mib
	nop 0
	nop 0
	br .L247
.L46:
[.L78:]
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mmi
	adds r14 = 160, r14
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
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
	(p7) mov r55 = r35
	(p7) mov r54 = r36
	(p7) br.cond.dpnt .L234
.L251:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L64:
	.mii
	adds r14 = -1, r33
	addl r15 = 37, r0
	;;
	cmp4.leu p6, p7 = r14, r41
	.mmb
	add r14 = r41, r32
	adds r41 = 1, r41
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st1 [r14] = r15
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
	(p7) br.cond.dptk .L143
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
	adds r14 = 28, r14
	adds r15 = 12, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r14 = r41, r8
	mov r1 = r50
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	add r16 = r41, r32
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	sub r14 = r14, r41, 1
	adds r18 = -1, r33
	addp4 r17 = 0,r16
	.mmi
	adds r16 = 1, r16
	;;
	addp4 r14 = r14, r0
	cmp4.leu p6, p7 = r18, r41
	.mmb
	adds r41 = 1, r41
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r14
	addp4 r14 = 0,r36
	.mmi
	adds r36 = 1, r36
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L73
.L248:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L73:
	.mmi
	addp4 r14 = 0,r36
	cmp4.leu p6, p7 = r18, r41
	addp4 r17 = 0,r16
	.mmb
	adds r41 = 1, r41
	adds r16 = 1, r16
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L73
	.mib
	nop 0
	nop 0
	br .L248
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
	.mmi
	adds r14 = 12, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mmi
	ld4 r36 = [r14]
	;;
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r14 = r41, r8
	mov r1 = r50
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r8
	add r16 = r41, r32
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	sub r14 = r14, r41, 1
	adds r18 = -1, r33
	addp4 r17 = 0,r16
	.mmi
	adds r16 = 1, r16
	;;
	addp4 r14 = r14, r0
	cmp4.leu p6, p7 = r18, r41
	.mmb
	adds r41 = 1, r41
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mii
	nop 0
	mov ar.lc = r14
	addp4 r14 = 0,r36
	.mmi
	adds r36 = 1, r36
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L77
.L249:
	.mmi
	ld1 r14 = [r34]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
	;;
.L77:
	.mmi
	addp4 r14 = 0,r36
	cmp4.leu p6, p7 = r18, r41
	addp4 r17 = 0,r16
	.mmb
	adds r41 = 1, r41
	adds r16 = 1, r16
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L77
	.mib
	nop 0
	nop 0
	br .L249
.L61:
	.mmi
	adds r15 = 20, r35
	add r14 = r41, r32
	cmp4.leu p6, p7 = 2, r36
	.mmi
	sub r44 = r33, r41
	;;
	ld4 r42 = [r15]
	addp4 r43 = 0,r14
	.mmi
	addl r14 = -1900, r0
	nop 0
	(p7) addl r36 = 2, r0
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
	cmp4.ne p6, p7 = 0, r37
	;;
	.mlx
	shladd r15 = r42, 2, r0
	(p7) movl r54 = @gprel(.LC1)
	;;
	.mmi
	add r15 = r15, r42
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r42
	;;
	nop 0
	shl r57 = r15, 10
	;;
	.mmi
	sub r57 = r57, r15
	;;
	nop 0
	shl r57 = r57, 5
	;;
	.mmi
	add r57 = r57, r42
	;;
	shladd r57 = r57, 2, r0
	nop 0
	;;
	.mmi
	add r57 = r57, r42
	;;
	shladd r57 = r57, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r57 = r57, r42
	nop 0
	;;
	.mii
	nop 0
	shl r57 = r57, 5
	;;
	sub r57 = r57, r42
	;;
	.mii
	nop 0
	shr r57 = r57, 37
	;;
	sub r57 = r57, r16
	;;
	.mib
	nop 0
	adds r57 = 19, r57
	(p7) br.cond.dptk .L227
	.mlx
	cmp4.eq p6, p7 = 43, r37
	movl r54 = @gprel(.LC2)
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.lt p6, p7 = 99, r57
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
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
	(p7) br.cond.dpnt .L250
.L227:
	.mlx
	nop 0
	movl r55 = @gprel(.LC0)
	.mmi
	nop 0
	add r54 = r1, r54
	nop 0
	;;
	.mii
	add r55 = r1, r55
	addp4 r54 = 0,r54
	;;
	addp4 r55 = 0,r55
.L81:
	.mmi
	sub r56 = r36, r45
	nop 0
	mov r53 = r44
	.mmb
	mov r52 = r43
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L262:
	.mmi
	nop 0
	add r41 = r41, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L60:
	.mmi
	adds r16 = 20, r35
	adds r15 = 12, r35
	nop 0
	.mmi
	add r14 = r41, r32
	adds r17 = 16, r35
	sub r42 = r33, r41
	;;
	.mmi
	ld4 r52 = [r16]
	addp4 r36 = 0,r14
	mov r53 = r42
	.mlx
	ld4 r43 = [r15]
	movl r54 = @gprel(.LC7)
	;;
	.mib
	nop 0
	sxt4 r15 = r52
	nop 0
	.mmi
	ld4 r37 = [r17]
	cmp4.gt p6, p7 = r0, r52
	add r54 = r1, r54
	;;
	.mmi
	nop 0
	shladd r14 = r15, 2, r0
	extr r16 = r52, 31, 1
	.mmb
	adds r37 = 1, r37
	mov r56 = r43
	(p6) br.cond.dpnt .L84
	;;
	.mii
	add r14 = r14, r15
	mov r55 = r37
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r57 = r14, 10
	;;
	.mmi
	sub r57 = r57, r14
	;;
	nop 0
	shl r57 = r57, 5
	;;
	.mmi
	add r57 = r57, r15
	;;
	shladd r57 = r57, 2, r0
	nop 0
	;;
	.mmi
	add r57 = r57, r15
	;;
	shladd r57 = r57, 3, r0
	nop 0
	;;
	.mmi
	add r57 = r57, r15
	;;
	nop 0
	shl r57 = r57, 5
	;;
	.mmi
	sub r57 = r57, r15
	;;
	nop 0
	shr r57 = r57, 37
	;;
	.mmi
	sub r57 = r57, r16
	;;
	shladd r14 = r57, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r57
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
	sub r57 = r52, r14
	mov r52 = r36
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L264:
	.mmi
	nop 0
	add r41 = r41, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
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
	adds r14 = 228, r14
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
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
	(p6) br.cond.dptk .L251
	;;
	.mmi
	nop 0
	(p7) mov r55 = r35
	(p7) mov r54 = r36
	.mib
	nop 0
	nop 0
	br .L234
	;;
.L35:
	.mmi
	adds r36 = 32, r35
	adds r16 = 28, r35
	adds r15 = 4, r35
	.mlx
	adds r17 = 8, r35
	movl r54 = @gprel(.LC13)
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	add r54 = r1, r54
	.mmi
	sub r53 = r33, r41
	nop 0
	add r52 = r41, r32
	;;
	.mib
	cmp4.gt p6, p7 = r0, r14
	adds r14 = 20, r35
	(p7) br.cond.dpnt .L252
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	(p6) mov r55 = r0
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
	sub r55 = r14, r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L257:
	.mmi
	nop 0
	add r41 = r41, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
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
	cmp4.leu p6, p7 = r14, r41
	.mmb
	add r14 = r41, r32
	adds r41 = 1, r41
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	st1 [r14] = r15
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L33:
	.mmi
	adds r14 = -1, r33
	nop 0
	add r15 = r41, r32
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r41
	adds r14 = 24, r35
	nop 0
	.mmb
	addp4 r15 = 0,r15
	adds r41 = 1, r41
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L51:
	.mmi
	adds r14 = 24, r35
	adds r15 = 28, r35
	sub r53 = r33, r41
	.mlx
	add r52 = r41, r32
	movl r54 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	add r54 = r1, r54
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
	.mmi
	nop 0
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	extr r55 = r15, 31, 1
	sxt4 r15 = r15
	;;
	.mmi
	shladd r14 = r15, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r14, 6
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r14, 15
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 34
	;;
	sub r55 = r14, r55
.L254:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L200
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L50:
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	;;
	ld8.mov r14 = [r14], _C_time_locale#
	nop 0
	;;
	.mmi
	adds r14 = 152, r14
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
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
	(p6) br.cond.dptk .L251
	;;
	.mmi
	nop 0
	(p7) mov r55 = r35
	(p7) mov r54 = r36
	.mib
	nop 0
	nop 0
	br .L234
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
	(p6) br.cond.dptk .L135
	;;
	.mmi
	sub r42 = r15, r42
	addl r14 = 45, r0
	nop 0
	.mmi
	mov r15 = r12
	adds r17 = 16, r12
	cmp4.ne p6, p7 = 0, r36
	;;
	.mmi
	st1 [r17] = r14
	adds r14 = 17, r15
	(p6) adds r36 = -1, r36
	.mii
	addl r15 = 37, r0
	cmp4.ne p6, p7 = 0, r37
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	(p7) adds r14 = 1, r14
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L139
	;;
	.mmi
	(p7) addp4 r52 = 0,r14
	nop 0
	nop 0
.L140:
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r17 = 16, r12
	nop 0
	mov r1 = r50
	.mmi
	mov r56 = r42
	nop 0
	mov r55 = r36
	;;
	.mib
	nop 0
	mov r54 = r17
	br .L206
.L32:
	.mii
	adds r14 = -1, r33
	adds r15 = 24, r35
	;;
	cmp4.leu p6, p7 = r14, r41
	.mmb
	add r14 = r41, r32
	adds r41 = 1, r41
	(p6) br.cond.dpnt .L20
	;;
	.mii
	ld4 r15 = [r15]
	addp4 r14 = 0,r14
	;;
	adds r15 = 48, r15
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
	(p7) br.cond.dptk .L143
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
	adds r14 = 156, r14
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
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
	(p6) br.cond.dptk .L251
	;;
	.mmi
	nop 0
	(p7) mov r55 = r35
	(p7) mov r54 = r36
	.mib
	nop 0
	nop 0
	br .L234
	;;
.L30:
	.mlx
	adds r14 = 20, r35
	movl r54 = @gprel(.LC5)
	.mmi
	sub r53 = r33, r41
	;;
	ld4 r52 = [r14]
	add r54 = r1, r54
	;;
	.mii
	nop 0
	sxt4 r15 = r52
	cmp4.gt p6, p7 = r0, r52
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mii
	shladd r14 = r15, 2, r0
	extr r16 = r52, 31, 1
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
	shl r55 = r14, 10
	;;
	sub r55 = r55, r14
	;;
	.mii
	nop 0
	shl r55 = r55, 5
	;;
	add r55 = r55, r15
	;;
	.mmi
	shladd r55 = r55, 2, r0
	;;
	add r55 = r55, r15
	nop 0
	;;
	.mmi
	shladd r55 = r55, 3, r0
	;;
	add r55 = r55, r15
	nop 0
	;;
	.mii
	nop 0
	shl r55 = r55, 5
	;;
	sub r55 = r55, r15
	;;
	.mii
	nop 0
	shr r55 = r55, 37
	;;
	sub r55 = r55, r16
	;;
	.mmi
	shladd r14 = r55, 2, r0
	;;
	add r14 = r14, r55
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
	sub r55 = r52, r14
	add r52 = r41, r32
	br .L230
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
	(p6) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r40
	(p7) br.cond.dpnt .L253
.L144:
	.mib
	sub r40 = r33, r41
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	ld4 r14 = [r36]
	addp4 r15 = 0,r8
	mov r1 = r50
	;;
	.mii
	cmp4.lt p6, p7 = 0, r14
	adds r15 = 16, r15
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	shladd r14 = r16, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	sub r36 = r0, r36
	add r15 = r41, r32
	mov r1 = r50
	;;
	.mii
	nop 0
	extr r42 = r36, 31, 1
	sxt4 r36 = r36
	.mmi
	addp4 r37 = 0,r15
	;;
	shladd r14 = r36, 4, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	nop 0
	shl r15 = r14, 8
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r52 = r14, 16
	;;
	.mmi
	add r52 = r14, r52
	;;
	shladd r52 = r52, 3, r0
	nop 0
	;;
	.mmi
	add r52 = r52, r36
	;;
	nop 0
	shr r52 = r52, 37
	;;
	.mib
	sub r52 = r52, r42
	nop 0
	br.call.sptk.many b0 = labs#
	;;
	.mii
	mov r1 = r50
	shl r14 = r36, 5
	sxt4 r17 = r8
	.mmb
	mov r53 = r40
	mov r52 = r37
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	shladd r15 = r17, 4, r0
	extr r18 = r8, 31, 1
	.mlx
	addl r40 = 1, r0
	movl r54 = @gprel(.LC15)
	;;
	.mmi
	shladd r14 = r14, 3, r0
	add r15 = r15, r17
	add r54 = r1, r54
	;;
	.mmi
	sub r16 = r14, r36
	;;
	shladd r14 = r16, 3, r0
	nop 0
	;;
	.mii
	sub r14 = r14, r16
	shl r16 = r15, 8
	;;
	shladd r14 = r14, 3, r0
	.mmi
	add r15 = r15, r16
	;;
	add r14 = r14, r36
	shl r16 = r15, 16
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	add r15 = r15, r16
	;;
	.mii
	sub r14 = r14, r36
	shladd r15 = r15, 3, r0
	;;
	shladd r16 = r14, 3, r0
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r14, r16
	shr r15 = r15, 37
	;;
	.mmi
	shladd r16 = r14, 3, r0
	nop 0
	sub r15 = r15, r18
	;;
	.mii
	add r14 = r14, r16
	shladd r16 = r15, 4, r0
	;;
	shladd r14 = r14, 4, r0
	.mmi
	sub r15 = r16, r15
	;;
	add r14 = r14, r36
	shladd r15 = r15, 2, r0
	;;
	.mii
	shladd r14 = r14, 2, r0
	sub r56 = r8, r15
	;;
	add r14 = r14, r36
	;;
	.mii
	nop 0
	shr r14 = r14, 43
	nop 0
	;;
	.mib
	sub r55 = r14, r42
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	add r41 = r41, r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	cmp4.geu p6, p7 = r41, r33
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L53:
	.mmi
	adds r15 = 28, r35
	adds r14 = 24, r35
	sub r53 = r33, r41
	.mlx
	add r52 = r41, r32
	movl r54 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	add r54 = r1, r54
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
	extr r55 = r15, 31, 1
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
	nop 0
	sub r55 = r14, r55
	br .L254
.L52:
	.mib
	mov r52 = r35
	nop 0
	br.call.sptk.many b0 = iso_year_adjust#
	;;
	.mmi
	adds r14 = 24, r35
	adds r15 = 28, r35
	mov r1 = r50
	;;
	.mmi
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = -1, r14
	;;
	(p6) addl r14 = 6, r0
	cmp4.lt p6, p7 = 0, r8
	;;
	.mib
	nop 0
	(p6) addl r55 = 1, r0
	(p6) br.cond.dptk .L134
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L255
	.mmi
	adds r16 = 20, r35
	nop 0
	sub r14 = r14, r15
	;;
	.mmi
	ld4 r17 = [r16]
	;;
	cmp4.gt p6, p7 = r0, r17
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1899, r0
	;;
	(p7) addl r15 = -101, r0
	nop 0
	;;
	.mmi
	add r17 = r17, r15
	;;
	and r15 = 3, r17
	shladd r18 = r17, 4, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L130
	.mmi
	add r16 = r18, r17
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
	add r15 = r15, r17
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r17
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
	sub r15 = r15, r17
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mlx
	sub r15 = r16, r15
	movl r16 = 85899344
	;;
	.mmi
	add r15 = r15, r16
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
	(p7) br.cond.dptk .L130
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	cmp4.lt p6, p7 = 4, r14
	nop 0
	;;
	.mii
	(p6) addl r55 = 52, r0
	nop 0
	;;
	(p7) addl r55 = 53, r0
.L263:
	.mlx
	nop 0
	movl r54 = @gprel(.LC5)
	.mmi
	sub r53 = r33, r41
	nop 0
	add r52 = r41, r32
	;;
	.mib
	nop 0
	add r54 = r1, r54
	br .L230
	;;
.L54:
	.mlx
	adds r15 = 4, r35
	movl r54 = @gprel(.LC14)
	.mmi
	adds r14 = 8, r35
	add r52 = r41, r32
	sub r53 = r33, r41
	;;
	.mmi
	nop 0
	add r54 = r1, r54
	nop 0
	.mmi
	ld4 r55 = [r14]
	ld4 r57 = [r35]
	nop 0
	;;
	.mib
	ld4 r56 = [r15]
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	add r41 = r41, r8
	.mmb
	mov r1 = r50
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r41, r33
	(p7) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L20
.L252:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r40
	nop 0
	mov r1 = r50
	.mmb
	addl r40 = 1, r0
	nop 0
	(p7) br.cond.dpnt .L256
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	ld4 r14 = [r36]
	addp4 r15 = 0,r8
	mov r1 = r50
	;;
	.mii
	cmp4.lt p6, p7 = 0, r14
	adds r15 = 16, r15
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	shladd r14 = r16, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mii
	sub r36 = r0, r36
	mov r1 = r50
	;;
	sxt4 r55 = r36
.L261:
	.mmi
	adds r14 = 20, r35
	adds r16 = 28, r35
	adds r15 = 4, r35
	.mlx
	adds r17 = 8, r35
	movl r54 = @gprel(.LC13)
	;;
	.mmi
	ld4 r14 = [r14]
	add r54 = r1, r54
	add r52 = r41, r32
	.mmi
	sub r53 = r33, r41
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
	sub r55 = r14, r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L257
	.mib
	nop 0
	nop 0
	br .L20
.L98:
	.mmi
	ld4 r15 = [r45]
	nop 0
	addl r14 = -1899, r0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r14, r15
	(p7) br.cond.dptk .L258
	.mib
	addl r44 = 1, r0
	addl r47 = 1, r0
	br .L99
	;;
.L135:
	.mmi
	addl r15 = 9999, r0
	cmp4.eq p6, p7 = 43, r37
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
	(p6) br.cond.dptk .L171
	;;
	.mmi
	addl r14 = 43, r0
	adds r16 = 16, r12
	nop 0
	.mmi
	addl r15 = 37, r0
	mov r17 = r12
	cmp4.eq p6, p7 = 0, r36
	;;
	.mib
	st1 [r16] = r14
	adds r14 = 17, r12
	(p6) br.cond.dpnt .L138
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	adds r14 = 17, r17
	.mii
	adds r36 = -1, r36
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
.L139:
	.mmi
	adds r52 = 2, r14
	addl r15 = 48, r0
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r52 = 0,r52
	st1 [r14] = r15
	nop 0
.L266:
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r17 = 16, r12
	nop 0
	mov r1 = r50
	.mmi
	mov r56 = r42
	nop 0
	mov r55 = r36
	;;
	.mib
	nop 0
	mov r54 = r17
	br .L206
.L86:
	.mmi
	adds r14 = 17, r12
	addl r15 = 43, r0
	nop 0
	.mmi
	addl r55 = 4, r0
	;;
	st1 [r14] = r15
	nop 0
.L89:
	.mlx
	mov r14 = r12
	movl r54 = @gprel(.LC8)
	.mmi
	addl r53 = 30, r0
	;;
	adds r36 = 18, r14
	add r54 = r1, r54
	;;
	.mib
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	cmp4.ge p6, p7 = 0, r8
	.mmb
	add r52 = r36, r8
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC9)
	.mmi
	nop 0
	addp4 r52 = 0,r52
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r50
	mov r55 = r35
	;;
	.mib
	nop 0
	mov r54 = r15
	br .L234
.L97:
	.mib
	adds r52 = 1900, r42
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mmi
	mov r14 = r8
	ld4 r52 = [r45]
	mov r1 = r50
	;;
	.mii
	nop 0
	extr r16 = r14, 31, 1
	sxt4 r14 = r8
	.mmi
	cmp4.gt p6, p7 = r0, r52
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
	(p7) br.cond.spnt .L259
	;;
	.mib
	adds r52 = 1900, r52
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
.L101:
	.mib
	cmp4.le p6, p7 = r0, r44
	adds r15 = -1, r42
	(p7) br.cond.dpnt .L98
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
	(p6) br.cond.dpnt .L99
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
.L105:
	.mmi
	addl r14 = 45, r0
	adds r16 = 16, r12
	nop 0
	.mmi
	mov r17 = r12
	cmp4.ne p6, p7 = 0, r36
	addl r15 = 37, r0
	;;
	.mmi
	st1 [r16] = r14
	nop 0
	adds r14 = 17, r17
	.mii
	(p6) adds r36 = -1, r36
	cmp4.ne p6, p7 = 0, r37
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	(p7) adds r14 = 1, r14
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	(p7) addp4 r52 = 0,r14
	nop 0
	nop 0
.L238:
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r50
	.mmi
	mov r56 = r42
	nop 0
	mov r55 = r36
	;;
	.mib
	nop 0
	mov r54 = r16
	br .L206
.L171:
	.mmi
	adds r16 = 16, r12
	cmp4.ne p6, p7 = 0, r37
	addl r15 = 37, r0
	;;
	.mmi
	addp4 r14 = 0,r16
	;;
	st1 [r14] = r15
	(p7) adds r14 = 1, r14
	;;
	.mib
	nop 0
	(p7) addp4 r52 = 0,r14
	(p7) br.cond.dptk .L140
	.mib
	nop 0
	nop 0
	br .L139
.L160:
	.mii
	adds r15 = 16, r12
	cmp4.ne p6, p7 = 0, r37
	;;
	addp4 r14 = 0,r15
	.mmi
	addl r15 = 37, r0
	;;
	st1 [r14] = r15
	(p7) adds r14 = 1, r14
	;;
	.mib
	nop 0
	(p7) addp4 r52 = 0,r14
	(p7) br.cond.dptk .L238
	.mib
	nop 0
	nop 0
	br .L112
.L245:
	.mmi
	mov r16 = r12
	;;
	adds r36 = 18, r16
	nop 0
	;;
	.mib
	nop 0
	addp4 r52 = 0,r36
	br .L88
.L241:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __tz_lock#
	;;
	.mib
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r40
	(p7) br.cond.dpnt .L260
.L145:
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
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r36 = 0,r36
	nop 0
	;;
	.mib
	mov r52 = r36
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r19 = r8
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmi
	mov r1 = r50
	adds r18 = -1, r33
	add r16 = r41, r32
	;;
	.mib
	(p7) mov r19 = r41
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mib
	add r19 = r41, r19
	cmp4.leu p6, p7 = r18, r41
	(p6) br.cond.dpnt .L148
	;;
	.mmi
	nop 0
	sub r14 = r19, r41, 1
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L150:
	.mmi
	addp4 r14 = 0,r36
	addp4 r17 = 0,r16
	nop 0
	.mmi
	adds r41 = 1, r41
	adds r16 = 1, r16
	adds r36 = 1, r36
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	st1 [r17] = r14
	nop 0
	br.cloop.sptk.few .L149
.L147:
	.mib
	mov r41 = r19
	addl r40 = 1, r0
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
	(p7) br.cond.dptk .L143
	.mib
	nop 0
	nop 0
	br .L22
.L258:
	.mmi
	nop 0
	add r44 = r44, r42
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = -1, r44
	(p7) br.cond.spnt .L107
.L153:
	.mib
	adds r43 = -1, r43
	addl r44 = 99, r0
	br .L107
.L255:
	.mlx
	adds r15 = 10, r15
	movl r54 = @gprel(.LC5)
	.mmi
	sub r53 = r33, r41
	nop 0
	add r52 = r41, r32
	;;
	.mii
	sub r15 = r15, r14
	add r54 = r1, r54
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
	shl r55 = r14, 15
	;;
	.mmi
	add r55 = r14, r55
	;;
	shladd r55 = r55, 3, r0
	nop 0
	;;
	.mmi
	add r55 = r55, r15
	;;
	shladd r55 = r55, 1, r0
	nop 0
	;;
	.mmi
	add r55 = r55, r15
	;;
	nop 0
	shr r55 = r55, 34
	;;
	.mib
	nop 0
	sub r55 = r55, r16
	br .L230
.L149:
	.mib
	nop 0
	cmp4.leu p6, p7 = r18, r41
	(p7) br.cond.dptk .L150
.L148:
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L17
.L256:
	.mib
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = __gettzinfo#
	;;
	.mmi
	ld4 r14 = [r36]
	addp4 r15 = 0,r8
	mov r1 = r50
	;;
	.mii
	cmp4.lt p6, p7 = 0, r14
	adds r15 = 16, r15
	;;
	(p6) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	shladd r14 = r16, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = __tz_unlock#
	;;
	.mmi
	sub r36 = r0, r36
	nop 0
	mov r1 = r50
	;;
	.mib
	nop 0
	sxt4 r55 = r36
	br .L261
.L253:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L144
	;;
.L250:
	.mlx
	add r54 = r1, r54
	movl r55 = @gprel(.LC3)
	.mmi
	mov r52 = r43
	sub r56 = r36, r45
	mov r53 = r44
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	addp4 r54 = 0,r54
	;;
	.mib
	addp4 r55 = 0,r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L262
	.mib
	nop 0
	nop 0
	br .L20
.L260:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _tzset_unlocked#
	;;
	.mib
	nop 0
	mov r1 = r50
	br .L145
.L130:
	.mmi
	add r18 = r18, r17
	;;
	nop 0
	dep.z r15 = r18, 5, 27
	;;
	.mmi
	sub r15 = r15, r18
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r17
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
	sub r15 = r15, r17
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mlx
	sub r15 = r16, r15
	movl r16 = 85899344
	;;
	.mmi
	add r15 = r15, r16
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
	cmp4.geu p6, p7 = r15, r16
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	cmp4.lt p6, p7 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r55 = 52, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r55 = 53, r0
	br .L263
.L133:
	.mib
	adds r52 = 1900, r52
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mii
	mov r1 = r50
	extr r16 = r8, 31, 1
	sxt4 r15 = r8
	.mmb
	sub r53 = r33, r41
	add r52 = r41, r32
	nop 0
	;;
	.mlx
	shladd r14 = r15, 2, r0
	movl r54 = @gprel(.LC5)
	;;
	.mii
	add r14 = r14, r15
	add r54 = r1, r54
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r55 = r14, 10
	;;
	.mmi
	sub r55 = r55, r14
	;;
	nop 0
	shl r55 = r55, 5
	;;
	.mmi
	add r55 = r55, r15
	;;
	shladd r55 = r55, 2, r0
	nop 0
	;;
	.mmi
	add r55 = r55, r15
	;;
	shladd r55 = r55, 3, r0
	nop 0
	;;
	.mmi
	add r55 = r55, r15
	;;
	nop 0
	shl r55 = r55, 5
	;;
	.mmi
	sub r55 = r55, r15
	;;
	nop 0
	shr r55 = r55, 37
	;;
	.mmi
	sub r55 = r55, r16
	;;
	shladd r14 = r55, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
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
	sub r55 = r8, r14
	br .L230
.L84:
	.mib
	adds r52 = 1900, r52
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mmi
	mov r1 = r50
	mov r55 = r37
	sxt4 r15 = r8
	.mmi
	mov r52 = r36
	mov r56 = r43
	mov r53 = r42
	;;
	.mmi
	nop 0
	shladd r14 = r15, 2, r0
	extr r16 = r8, 31, 1
	.mlx
	nop 0
	movl r54 = @gprel(.LC7)
	;;
	.mii
	add r14 = r14, r15
	add r54 = r1, r54
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shl r57 = r14, 10
	;;
	.mmi
	sub r57 = r57, r14
	;;
	nop 0
	shl r57 = r57, 5
	;;
	.mmi
	add r57 = r57, r15
	;;
	shladd r57 = r57, 2, r0
	nop 0
	;;
	.mmi
	add r57 = r57, r15
	;;
	shladd r57 = r57, 3, r0
	nop 0
	;;
	.mmi
	add r57 = r57, r15
	;;
	nop 0
	shl r57 = r57, 5
	;;
	.mmi
	sub r57 = r57, r15
	;;
	nop 0
	shr r57 = r57, 37
	;;
	.mmi
	sub r57 = r57, r16
	;;
	shladd r14 = r57, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r57
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
	sub r57 = r8, r14
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L264
	.mib
	nop 0
	nop 0
	br .L20
.L79:
	.mib
	adds r52 = 1900, r42
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mii
	nop 0
	extr r16 = r8, 31, 1
	sxt4 r15 = r8
	.mmb
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r37
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
	shl r57 = r14, 10
	;;
	sub r57 = r57, r14
	;;
	.mii
	nop 0
	shl r57 = r57, 5
	;;
	add r57 = r57, r15
	;;
	.mmi
	shladd r57 = r57, 2, r0
	;;
	add r57 = r57, r15
	nop 0
	;;
	.mmi
	shladd r57 = r57, 3, r0
	;;
	add r57 = r57, r15
	nop 0
	;;
	.mii
	nop 0
	shl r57 = r57, 5
	;;
	sub r57 = r57, r15
	;;
	.mii
	nop 0
	shr r57 = r57, 37
	nop 0
	;;
	.mib
	nop 0
	sub r57 = r57, r16
	(p6) br.cond.dptk .L155
	.mmi
	addl r14 = 9999, r0
	;;
	cmp4.lt p6, p7 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq.and.orcm p6, p7 = 43, r37
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC0)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L226
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC3)
	;;
.L226:
	.mlx
	nop 0
	movl r54 = @gprel(.LC2)
	.mmi
	nop 0
	add r55 = r1, r55
	nop 0
	;;
	.mii
	add r54 = r1, r54
	addp4 r55 = 0,r55
	;;
	addp4 r54 = 0,r54
.L82:
	.mmi
	addl r14 = -1900, r0
	nop 0
	mov r52 = r43
	.mmi
	sub r56 = r36, r45
	nop 0
	mov r53 = r44
	;;
	.mib
	cmp4.le p6, p7 = r14, r42
	nop 0
	(p6) br.cond.spnt .L81
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r55 = r1, r55
	nop 0
	;;
	.mib
	addp4 r55 = 0,r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L262
	.mib
	nop 0
	nop 0
	br .L20
.L92:
	.mib
	adds r52 = 1900, r52
	nop 0
	br.call.sptk.many b0 = abs#
	;;
	.mmi
	mov r1 = r50
	cmp4.le p6, p7 = r0, r36
	extr r17 = r8, 31, 1
	.mmi
	add r52 = r41, r32
	sub r53 = r33, r41
	sxt4 r16 = r8
	;;
	.mlx
	shladd r15 = r16, 2, r0
	movl r54 = @gprel(.LC5)
	;;
	.mii
	add r15 = r15, r16
	add r54 = r1, r54
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
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mii
	add r14 = r14, r15
	addl r15 = -1899, r0
	;;
	shladd r14 = r14, 2, r0
	;;
	.mib
	sub r14 = r8, r14
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mmi
	ld4 r16 = [r37]
	;;
	cmp4.gt p6, p7 = r15, r16
	nop 0
	;;
	.mmi
	(p6) addl r36 = 1, r0
	;;
	add r15 = r36, r14
	nop 0
	;;
	.mii
	nop 0
	sxt4 r17 = r15
	nop 0
	;;
	.mii
	shladd r16 = r17, 2, r0
	extr r18 = r15, 31, 1
	;;
	add r16 = r16, r17
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
	shr r14 = r14, 37
	;;
	sub r14 = r14, r18
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mmi
	adds r15 = 100, r15
	;;
	addp4 r17 = r15, r0
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
	shladd r55 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r55 = r15, r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L265
	.mib
	nop 0
	nop 0
	br .L20
	;;
.L155:
	.mlx
	nop 0
	movl r55 = @gprel(.LC0)
	.mlx
	nop 0
	movl r54 = @gprel(.LC1)
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	addp4 r55 = 0,r55
	addp4 r54 = 0,r54
	br .L82
.L138:
	.mmi
	adds r14 = 17, r12
	addl r15 = 37, r0
	mov r16 = r12
	;;
	.mmi
	st1 [r14] = r15
	adds r14 = 17, r16
	addl r15 = 48, r0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	adds r52 = 2, r14
	adds r14 = 1, r14
	;;
	addp4 r52 = 0,r52
	.mmb
	nop 0
	st1 [r14] = r15
	br .L266
.L111:
	.mmi
	adds r14 = 17, r12
	nop 0
	addl r15 = 37, r0
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	mov r15 = r12
	;;
	.mii
	adds r14 = 17, r15
	addl r15 = 48, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mii
	adds r52 = 2, r14
	adds r14 = 1, r14
	;;
	addp4 r52 = 0,r52
	.mmb
	nop 0
	st1 [r14] = r15
	br .L113
	;;
.L95:
	.mmi
	addl r15 = -1900, r0
	cmp4.ne p6, p7 = 0, r36
	nop 0
	.mmb
	add r52 = r41, r32
	sub r53 = r33, r41
	(p7) br.cond.spnt .L93
	;;
	.mlx
	ld4 r16 = [r37]
	movl r54 = @gprel(.LC5)
	;;
	.mii
	cmp4.le p6, p7 = r15, r16
	add r54 = r1, r54
	;;
	(p7) addl r36 = -1, r0
	;;
	.mmi
	add r15 = r36, r14
	;;
	nop 0
	sxt4 r17 = r15
	;;
	.mii
	shladd r16 = r17, 2, r0
	extr r18 = r15, 31, 1
	;;
	add r16 = r16, r17
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
	shr r14 = r14, 37
	;;
	sub r14 = r14, r18
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mmi
	adds r15 = 100, r15
	;;
	addp4 r17 = r15, r0
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
	shladd r55 = r14, 2, r0
	nop 0
	;;
	.mib
	sub r55 = r15, r55
	nop 0
	br.call.sptk.many b0 = sniprintf#
	;;
	.mib
	mov r1 = r50
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L265
	.mib
	nop 0
	nop 0
	br .L20
.L259:
	.mii
	nop 0
	extr r16 = r52, 31, 1
	sxt4 r15 = r52
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
	sub r42 = r52, r14
	br .L101
	.endp __strftime.isra.0#
	.align 16
	.align 64
	.global strftime#
	.type	strftime#, @function
	.proc strftime#
strftime:
	.prologue
	.body
	.mmi
	addp4 r35 = 0,r35
	addp4 r34 = 0,r34
	addp4 r32 = 0,r32
	;;
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
	.mmi
	addp4 r35 = 0,r35
	addp4 r34 = 0,r34
	addp4 r32 = 0,r32
	;;
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
