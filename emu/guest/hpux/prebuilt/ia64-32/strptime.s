// b0d1654a1afb3fcbf5c27c92020b57b6 newlib/libc/time/strptime.c
	.file	"strptime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc match_string#
match_string:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 4, 0
	addp4 r33 = 0,r33
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	;;
	.mmi
	ld4 r41 = [r33]
	mov r37 = r0
	addp4 r36 = 0,r33
	;;
	.mmi
	nop 0
	addp4 r41 = 0,r41
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r41
	(p6) br.cond.dpnt .L2
	.align 32
.L5:
	.mib
	adds r33 = 4, r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	ld4 r42 = [r36]
	mov r1 = r40
	addp4 r36 = 0,r33
	.mmi
	mov r35 = r8
	mov r44 = r34
	mov r43 = r8
	;;
	.mib
	ld4 r41 = [r32]
	addp4 r42 = 0,r42
	br.call.sptk.many b0 = strncasecmp_l#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L12
	;;
	.mii
	ld4 r41 = [r36]
	adds r37 = 1, r37
	;;
	addp4 r41 = 0,r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r41
	(p6) br.cond.dptk .L5
.L2:
	.mmi
	addl r37 = -1, r0
	nop 0
	mov b0 = r38
	;;
	.mib
	mov r8 = r37
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L12:
	.mmi
	ld4 r14 = [r32]
	mov r8 = r37
	mov b0 = r38
	;;
	.mmi
	add r14 = r14, r35
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp match_string#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC3:
	stringz	"%m/%d/%y"
	.align 8
.LC4:
	stringz	"%Y-%m-%d"
	.align 8
.LC6:
	stringz	"%H:%M"
	.align 8
.LC7:
	stringz	"%H:%M:%S"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC0:
	data4	_C_time_locale#+124
	.align 4
.LC1:
	data4	_C_time_locale#+96
	.align 4
.LC2:
	data4	_C_time_locale#+48
	.align 4
.LC5:
	data4	_C_time_locale#+164
	.align 4
.LC8:
	data4	_DAYS_BEFORE_MONTH#+12
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strptime_l#
	.type	strptime_l#, @function
	.proc strptime_l#
strptime_l:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 10, 4, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addp4 r33 = 0,r33
	addl r39 = @ltoffx(.L25), r1
	.save ar.lc, r45
	mov r45 = ar.lc
	;;
	.mmi
	ld1 r14 = [r33]
	adds r37 = 32, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	mov r44 = r1
	.body
	addp4 r34 = 0,r34
	addp4 r35 = 0,r35
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	.mii
	st4 [r37] = r32
	mov r38 = r0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	mov r36 = r14
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	ld8.mov r39 = [r39], .L25
	nop 0
	nop 0
	.align 32
.L14:
	.mii
	nop 0
	zxt1 r46 = r36
	mov r47 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = isspace_l#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	(p7) ld4 r36 = [r37]
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 37, r36
	(p7) br.cond.dpnt .L153
.L20:
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r15
	(p6) br.cond.dpnt .L64
.L143:
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	nop 0
.L60:
	.mmi
	adds r14 = 1, r33
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
.L157:
	.mmi
	nop 0
	and r14 = 7, r38
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 7, r14
	and r14 = 20, r38
	(p7) br.cond.dpnt .L154
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 20, r14
	(p7) br.cond.dpnt .L155
.L90:
	.mmi
	nop 0
	and r38 = 28, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 20, r38
	(p7) br.cond.dpnt .L156
.L15:
	.mii
	ld4 r8 = [r37]
	nop 0
	;;
	addp4 r8 = 0,r8
.L84:
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
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 1
	.mmi
	addp4 r14 = 0,r36
	mov r47 = r35
	adds r36 = 1, r36
	;;
	.mib
	ld1 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = isspace_l#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L60
	;;
	.mib
	st4 [r37] = r36
	nop 0
	br .L17
.L153:
	.mmi
	adds r14 = 1, r33
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 79, r14
	nop 0
	;;
	.mmi
	cmp4.eq.or.andcm p6, p7 = 69, r14
	;;
	(p6) adds r14 = 2, r33
	(p7) adds r33 = 1, r33
	;;
	.mmi
	(p6) ld1 r15 = [r14]
	nop 0
	(p6) adds r33 = 2, r33
	;;
	.mii
	nop 0
	(p6) sxt1 r15 = r15
	(p6) addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	zxt1 r14 = r15
	(p7) addp4 r33 = 0,r33
	;;
	.mib
	cmp4.ltu p6, p7 = 121, r14
	sxt4 r14 = r15
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r39
	nop 0
	;;
	.mmi
	nop 0
	ld4 r17 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r16 = r17
	;;
	add r14 = r14, r16
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L25:
	data4 @pcrel(.L58)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L57)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L56)
	data4 @pcrel(.L55)
	data4 @pcrel(.L54)
	data4 @pcrel(.L53)
	data4 @pcrel(.L23)
	data4 @pcrel(.L52)
	data4 @pcrel(.L23)
	data4 @pcrel(.L36)
	data4 @pcrel(.L35)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L51)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L50)
	data4 @pcrel(.L49)
	data4 @pcrel(.L48)
	data4 @pcrel(.L47)
	data4 @pcrel(.L46)
	data4 @pcrel(.L45)
	data4 @pcrel(.L44)
	data4 @pcrel(.L43)
	data4 @pcrel(.L60)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L41)
	data4 @pcrel(.L38)
	data4 @pcrel(.L40)
	data4 @pcrel(.L39)
	data4 @pcrel(.L39)
	data4 @pcrel(.L23)
	data4 @pcrel(.L23)
	data4 @pcrel(.L38)
	data4 @pcrel(.L23)
	data4 @pcrel(.L37)
	data4 @pcrel(.L36)
	data4 @pcrel(.L35)
	data4 @pcrel(.L34)
	data4 @pcrel(.L33)
	data4 @pcrel(.L23)
	data4 @pcrel(.L32)
	data4 @pcrel(.L23)
	data4 @pcrel(.L31)
	data4 @pcrel(.L30)
	data4 @pcrel(.L29)
	data4 @pcrel(.L28)
	data4 @pcrel(.L23)
	data4 @pcrel(.L27)
	data4 @pcrel(.L26)
	data4 @pcrel(.L24)
	.section	.text,	"ax",	"progbits"
.L58:
	.mii
	adds r33 = -1, r33
	nop 0
	;;
	addp4 r33 = 0,r33
.L57:
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 37, r15
	(p7) br.cond.dptk .L143
.L64:
	.mii
	mov r8 = r0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	;;
	.mii
	nop 0
	mov ar.lc = r45
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L23:
	.body
	.copy_state 2
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r16 = [r14]
	;;
	nop 0
	sxt1 r16 = r16
	;;
	.mib
	cmp4.eq p6, p7 = 37, r16
	adds r16 = 1, r14
	(p6) br.cond.dpnt .L143
	;;
	.mmi
	adds r14 = 1, r14
	ld1 r16 = [r16]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	sxt1 r16 = r16
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	adds r14 = 1, r14
	.mmb
	cmp4.ne p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br .L60
.L156:
	.mlx
	adds r15 = 20, r34
	movl r20 = 85899344
	.mlx
	addl r14 = 1969, r0
	movl r19 = 42949672
	;;
	.mlx
	ld4 r17 = [r15]
	movl r21 = 10737418
	;;
	.mmi
	adds r17 = 1899, r17
	;;
	cmp4.ge p6, p7 = r14, r17
	nop 0
	;;
	.mib
	(p6) addl r14 = 4, r0
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mii
	sub r15 = r14, r17
	addl r14 = 4, r0
	;;
	andcm r15 = -1, r15
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L104:
	.mmi
	and r15 = 3, r17
	nop 0
	adds r18 = 365, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L102
	.mmi
	shladd r16 = r17, 4, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r16, 5, 27
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	sub r15 = r15, r17
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r16 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r20
	;;
	nop 0
	mix4.r r16 = r15, r15
	;;
	.mii
	nop 0
	shr.u r16 = r16, 2
	;;
	cmp4.geu p6, p7 = r19, r16
	;;
	.mib
	nop 0
	(p7) adds r18 = 366, r14
	(p7) br.cond.dptk .L102
	.mii
	nop 0
	mix4.r r14 = r15, r15
	;;
	shr.u r14 = r14, 4
	;;
	.mmi
	cmp4.geu p6, p7 = r21, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r18 = r18, r14
	;;
.L102:
	.mii
	addp4 r15 = r18, r0
	adds r17 = -1, r17
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
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 32
	;;
	.mmi
	sub r15 = r18, r14
	;;
	nop 0
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	add r14 = r15, r14
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	sub r14 = r18, r14
	br.cloop.sptk.few .L104
.L101:
	.mmi
	adds r15 = 28, r34
	ld4 r8 = [r37]
	adds r34 = 24, r34
	;;
	.mii
	ld4 r15 = [r15]
	addp4 r8 = 0,r8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	sxt4 r16 = r14
	nop 0
	;;
	.mii
	shladd r15 = r16, 3, r0
	extr r17 = r14, 31, 1
	;;
	add r15 = r15, r16
	;;
	.mii
	nop 0
	shl r18 = r15, 6
	;;
	add r15 = r15, r18
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r18 = r15, 15
	;;
	add r15 = r15, r18
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 34
	;;
	sub r15 = r15, r17
	;;
	.mmi
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br .L84
.L154:
	.mib
	nop 0
	tbit.nz p6, p7 = r38, 4
	(p6) br.cond.dptk .L90
	.mmi
	adds r16 = 16, r34
	adds r15 = 12, r34
	adds r14 = 20, r34
	.mmi
	adds r18 = 28, r34
	;;
	ld4 r19 = [r16]
	nop 0
	.mlx
	ld4 r20 = [r15]
	movl r15 = @gprel(_DAYS_BEFORE_MONTH#)
	;;
	.mii
	shladd r16 = r19, 2, r0
	add r15 = r1, r15
	;;
	sxt4 r16 = r16
	;;
	.mmi
	add r15 = r15, r16
	ld4 r16 = [r14]
	nop 0
	;;
	.mmi
	ld4 r17 = [r15]
	and r14 = 3, r16
	adds r16 = 1900, r16
	;;
	.mmi
	add r17 = r17, r20
	nop 0
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	st4 [r18] = r17
	nop 0
	(p6) br.cond.dptk .L87
	.mmi
	shladd r15 = r16, 4, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 42949672
	;;
	.mii
	nop 0
	mix4.r r16 = r14, r14
	;;
	shr.u r16 = r16, 2
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	(p6) br.cond.dptk .L88
	.mib
	nop 0
	mix4.r r15 = r14, r14
	nop 0
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
	(p6) br.cond.dptk .L87
	;;
.L88:
	.mib
	nop 0
	cmp4.lt p6, p7 = 1, r19
	(p7) br.cond.dpnt .L87
	;;
	.mmi
	or r38 = 16, r38
	nop 0
	nop 0
	;;
.L158:
	.mmi
	nop 0
	and r38 = 28, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 20, r38
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L156
.L155:
	.mmi
	nop 0
	and r14 = 2, r38
	nop 0
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	.mmi
	adds r14 = 28, r34
	;;
	ld4 r18 = [r14]
	nop 0
	;;
	.mmi
	cmp4.lt p6, p7 = 30, r18
	;;
	(p7) adds r14 = 16, r34
	nop 0
	;;
	.mib
	(p7) st4 [r14] = r0
	nop 0
	(p7) br.cond.dptk .L91
	.mmi
	nop 0
	adds r14 = 20, r34
	nop 0
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	and r14 = 3, r16
	adds r16 = 1900, r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	.mmi
	shladd r15 = r16, 4, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 42949672
	;;
	.mii
	nop 0
	mix4.r r16 = r14, r14
	;;
	shr.u r16 = r16, 2
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r17 = 1, r0
	(p6) br.cond.dptk .L93
	.mib
	nop 0
	mix4.r r15 = r14, r14
	nop 0
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
	.mii
	(p6) addl r17 = 1, r0
	nop 0
	;;
	(p7) mov r17 = r0
.L93:
	.mmb
	addl r16 = @gprel(.LC8), gp
	addl r14 = 59, r0
	nop 0
	.mmi
	addl r15 = 2, r0
	nop 0
	mov ar.lc = 9
	;;
	.mmi
	ld4 r16 = [r16]
	nop 0
	nop 0
.L96:
	.mmi
	nop 0
	add r14 = r17, r14
	nop 0
	;;
	.mib
	cmp4.gt p6, p7 = r14, r18
	nop 0
	(p6) br.cond.dpnt .L94
	;;
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L132
	;;
	.mmi
	addl r15 = 11, r0
	nop 0
	adds r14 = 16, r34
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L91:
	.mib
	nop 0
	tbit.z p6, p7 = r38, 0
	(p7) br.cond.dptk .L90
	.mmi
	adds r16 = 16, r34
	adds r15 = 28, r34
	adds r14 = 20, r34
	.mmi
	adds r18 = 12, r34
	;;
	ld4 r19 = [r16]
	nop 0
	.mlx
	ld4 r17 = [r15]
	movl r15 = @gprel(_DAYS_BEFORE_MONTH#)
	;;
	.mii
	shladd r16 = r19, 2, r0
	add r15 = r1, r15
	;;
	sxt4 r16 = r16
	;;
	.mmi
	add r15 = r15, r16
	ld4 r16 = [r14]
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	and r14 = 3, r16
	adds r16 = 1900, r16
	;;
	.mmi
	sub r17 = r17, r15
	nop 0
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	st4 [r18] = r17
	nop 0
	(p6) br.cond.dptk .L98
	.mmi
	shladd r15 = r16, 4, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 7, 25
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r14, 3, r0
	nop 0
	;;
	.mlx
	sub r14 = r15, r14
	movl r15 = 85899344
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 42949672
	;;
	.mii
	nop 0
	mix4.r r16 = r14, r14
	;;
	shr.u r16 = r16, 2
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	(p6) br.cond.dptk .L99
	.mib
	nop 0
	mix4.r r15 = r14, r14
	nop 0
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
	(p6) br.cond.dptk .L98
	;;
.L99:
	.mib
	nop 0
	cmp4.lt p6, p7 = 1, r19
	(p6) br.cond.dptk .L90
.L98:
	.mmi
	adds r17 = 1, r17
	nop 0
	and r38 = 28, r38
	;;
	.mib
	st4 [r18] = r17
	cmp4.ne p6, p7 = 20, r38
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L156
.L39:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 1, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r14 = [r40]
	adds r15 = 12, r34
	mov r1 = r44
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r14
	st4 [r15] = r8
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L36:
	.mmi
	ld4 r36 = [r37]
	adds r40 = 20, r12
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	;;
	addp4 r36 = 0,r36
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r14 = [r40]
	adds r15 = 8, r34
	mov r1 = r44
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r14
	st4 [r15] = r8
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L35:
	.mmi
	ld4 r36 = [r37]
	adds r40 = 20, r12
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	;;
	addp4 r36 = 0,r36
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	mov r1 = r44
	.mmi
	adds r16 = 8, r34
	adds r14 = 1, r33
	adds r33 = 1, r33
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	cmp4.eq p6, p7 = r15, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	cmp4.ne p6, p7 = 12, r8
	st4 [r37] = r15
	nop 0
	;;
	.mmi
	(p6) st4 [r16] = r8
	(p7) st4 [r16] = r0
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L38:
	.mmi
	addl r47 = @ltoffx(_C_time_locale#), r1
	nop 0
	mov r48 = r35
	.mmi
	mov r46 = r37
	nop 0
	or r38 = 2, r38
	;;
	.mib
	ld8.mov r47 = [r47], _C_time_locale#
	nop 0
	br.call.sptk.many b0 = match_string#
	;;
	.mmi
	adds r15 = 16, r34
	nop 0
	mov r1 = r44
	.mmb
	cmp4.gt p6, p7 = r0, r8
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r15] = r8
	nop 0
	nop 0
.L160:
	.mmi
	adds r14 = 1, r33
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L87:
	.mmi
	adds r17 = -1, r17
	nop 0
	or r38 = 16, r38
	;;
	.mib
	st4 [r18] = r17
	nop 0
	br .L158
.L48:
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	.mmi
	mov r49 = r35
	ld4 r46 = [r37]
	mov r48 = r34
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L149:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strptime_l#
	;;
	.mmi
	adds r15 = 20, r12
	addp4 r8 = 0,r8
	nop 0
	.mmi
	adds r14 = 1, r33
	mov r1 = r44
	adds r33 = 1, r33
	;;
	.mmi
	st4 [r15] = r8
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	addp4 r33 = 0,r33
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	ld1 r14 = [r14]
	st4 [r37] = r8
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L24:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 4, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	nop 0
	ld4 r15 = [r40]
	mov r1 = r44
	.mmi
	adds r16 = 20, r34
	adds r14 = 1, r33
	adds r33 = 1, r33
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	addp4 r33 = 0,r33
	;;
	.mib
	cmp4.eq p6, p7 = r15, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	cmp4.lt p6, p7 = 69, r8
	st4 [r37] = r15
	nop 0
	;;
	.mmi
	(p7) adds r8 = 100, r8
	;;
	st4 [r16] = r8
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L47:
	.mmi
	ld4 r36 = [r37]
	adds r40 = 20, r12
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	;;
	addp4 r36 = 0,r36
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r21 = [r40]
	adds r15 = 20, r34
	mov r1 = r44
	.mlx
	addl r14 = 1969, r0
	movl r20 = 85899344
	;;
	.mlx
	addp4 r21 = 0,r21
	movl r19 = 42949672
	.mlx
	nop 0
	movl r23 = 10737418
	;;
	.mib
	cmp4.eq p6, p7 = r21, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	ld4 r16 = [r15]
	;;
	adds r16 = 1899, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r14, r16
	nop 0
	;;
	.mib
	(p6) addl r14 = 4, r0
	nop 0
	(p6) br.cond.dpnt .L66
	;;
	.mii
	sub r15 = r14, r16
	addl r14 = 4, r0
	;;
	andcm r15 = -1, r15
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L69:
	.mmi
	and r15 = 3, r16
	nop 0
	adds r18 = 365, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L67
	.mmi
	shladd r17 = r16, 4, r0
	;;
	add r17 = r17, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r17, 5, 27
	;;
	sub r15 = r15, r17
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r20
	;;
	nop 0
	mix4.r r17 = r15, r15
	;;
	.mii
	nop 0
	shr.u r17 = r17, 2
	;;
	cmp4.geu p6, p7 = r19, r17
	;;
	.mib
	nop 0
	(p7) adds r18 = 366, r14
	(p7) br.cond.dptk .L67
	.mii
	nop 0
	mix4.r r14 = r15, r15
	;;
	shr.u r14 = r14, 4
	;;
	.mmi
	cmp4.geu p6, p7 = r23, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r18 = r18, r14
	;;
.L67:
	.mii
	addp4 r15 = r18, r0
	adds r16 = -1, r16
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
	shl r17 = r14, 15
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 32
	;;
	.mmi
	sub r15 = r18, r14
	;;
	nop 0
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	add r14 = r15, r14
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	sub r14 = r18, r14
	br.cloop.sptk.few .L69
.L66:
	.mmi
	adds r17 = 24, r34
	shladd r15 = r8, 3, r0
	adds r16 = 28, r34
	;;
	.mii
	ld4 r18 = [r17]
	sub r15 = r15, r8
	;;
	add r15 = r15, r18
	;;
	.mmi
	nop 0
	sub r15 = r15, r14
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r0, r15
	st4 [r16] = r15
	nop 0
	;;
	.mmi
	(p7) st4 [r17] = r14
	(p7) st4 [r16] = r0
	nop 0
.L80:
	.mmi
	nop 0
	st4 [r37] = r21
	or r38 = 16, r38
.L159:
	.mmi
	adds r14 = 1, r33
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L46:
	.mmi
	ld4 r36 = [r37]
	adds r40 = 20, r12
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	;;
	addp4 r36 = 0,r36
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r22 = [r40]
	adds r15 = 20, r34
	mov r1 = r44
	.mlx
	addl r14 = 1969, r0
	movl r21 = 85899344
	;;
	.mlx
	addp4 r22 = 0,r22
	movl r20 = 42949672
	.mlx
	mov r19 = r8
	movl r23 = 10737418
	;;
	.mib
	cmp4.eq p6, p7 = r22, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	nop 0
	ld4 r16 = [r15]
	nop 0
	;;
	.mii
	adds r16 = 1899, r16
	nop 0
	;;
	sub r15 = r14, r16
	.mmb
	cmp4.ge p6, p7 = r14, r16
	addl r14 = 4, r0
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	nop 0
	andcm r15 = -1, r15
	nop 0
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L74:
	.mmi
	and r15 = 3, r16
	nop 0
	adds r18 = 365, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L72
	.mmi
	shladd r17 = r16, 4, r0
	;;
	add r17 = r17, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r17, 5, 27
	;;
	sub r15 = r15, r17
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r21
	;;
	nop 0
	mix4.r r17 = r15, r15
	;;
	.mii
	nop 0
	shr.u r17 = r17, 2
	;;
	cmp4.geu p6, p7 = r20, r17
	;;
	.mib
	nop 0
	(p7) adds r18 = 366, r14
	(p7) br.cond.dptk .L72
	.mii
	nop 0
	mix4.r r14 = r15, r15
	;;
	shr.u r14 = r14, 4
	;;
	.mmi
	cmp4.geu p6, p7 = r23, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r18 = r18, r14
	;;
.L72:
	.mii
	addp4 r15 = r18, r0
	adds r16 = -1, r16
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
	shl r17 = r14, 15
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 32
	;;
	.mmi
	sub r15 = r18, r14
	;;
	nop 0
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	add r14 = r15, r14
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	sub r14 = r18, r14
	br.cloop.sptk.few .L74
	;;
	.mmi
	adds r14 = 6, r14
	adds r19 = -1, r19
	adds r18 = 24, r34
	.mii
	st4 [r37] = r22
	or r38 = 16, r38
	;;
	addp4 r16 = r14, r0
	;;
	.mmi
	shladd r15 = r16, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r15, 6
	;;
	add r15 = r15, r17
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r17 = r15, 15
	nop 0
	;;
	.mii
	add r15 = r15, r17
	adds r17 = 28, r34
	;;
	shladd r15 = r15, 2, r0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	shr.u r15 = r15, 32
	;;
	.mmi
	sub r16 = r14, r15
	;;
	nop 0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r15 = r16, r15
	;;
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	.mii
	shladd r16 = r15, 3, r0
	nop 0
	;;
	sub r15 = r16, r15
	.mmi
	ld4 r16 = [r18]
	;;
	sub r15 = r14, r15
	shladd r14 = r19, 3, r0
	;;
	.mii
	cmp4.lt p6, p7 = 3, r15
	sub r14 = r14, r19
	;;
	(p6) mov r20 = r0
	;;
	.mmi
	(p7) addl r20 = 7, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	cmp4.le p6, p7 = r0, r14
	st4 [r17] = r14
	nop 0
	;;
	.mmi
	(p7) st4 [r18] = r15
	(p7) st4 [r17] = r0
	nop 0
.L162:
	.mmi
	adds r14 = 1, r33
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L30:
	.mib
	adds r40 = 20, r12
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mib
	ld4 r41 = [r8]
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r38 = [r37]
	addp4 r8 = 0,r8
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	mov r47 = r40
	mov r1 = r44
	;;
	.mmi
	addp4 r38 = 0,r38
	st4 [r8] = r0
	nop 0
	;;
	.mib
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = strtoll_l#
	;;
	.mmi
	ld4 r14 = [r40]
	mov r1 = r44
	mov r36 = r8
	;;
	.mmi
	cmp4.ne p6, p7 = r38, r14
	adds r14 = 16, r12
	addl r38 = 31, r0
	;;
	.mbb
	st4 [r14] = r8
	(p7) br.cond.dpnt .L64
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r1 = r44
	adds r17 = 16, r12
	mov r47 = r34
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r46 = r17
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	sxt4 r14 = r15
	;;
	.mib
	cmp.ne p6, p7 = r36, r14
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = localtime_r#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mib
	cmp4.ne p6, p7 = r34, r8
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	ld4.a r14 = [r40]
	mov r1 = r44
	;;
	.mmi
	st4 [r8] = r41
	;;
	ld4.c.clr r14 = [r40]
	nop 0
	;;
	.mmi
	st4 [r37] = r14
	adds r14 = 1, r33
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L29:
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	adds r14 = 1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 9, r15
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br .L60
.L28:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 8, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	adds r14 = -1, r8
	.mii
	adds r16 = 24, r34
	mov r1 = r44
	;;
	addp4 r15 = 0,r15
	;;
	.mib
	cmp4.eq p6, p7 = r15, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r15
	st4 [r16] = r14
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L27:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 8, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r14 = [r40]
	adds r15 = 24, r34
	mov r1 = r44
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r14
	st4 [r15] = r8
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L26:
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	nop 0
	mov r49 = r35
	.mmi
	ld4 r46 = [r37]
	nop 0
	mov r48 = r34
	;;
	.mmi
	ld8.mov r14 = [r14], _C_time_locale#
	;;
	adds r14 = 156, r14
	nop 0
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = strptime_l#
	;;
	.mmi
	adds r15 = 20, r12
	addp4 r8 = 0,r8
	mov r1 = r44
	;;
	.mib
	st4 [r15] = r8
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L64
.L146:
	.mmi
	nop 0
	st4 [r37] = r8
	or r38 = 7, r38
.L161:
	.mmi
	adds r14 = 1, r33
	nop 0
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L37:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 16, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	adds r14 = -1, r8
	.mii
	adds r16 = 28, r34
	mov r1 = r44
	;;
	addp4 r15 = 0,r15
	;;
	.mib
	cmp4.eq p6, p7 = r15, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r15
	st4 [r16] = r14
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L34:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 2, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	adds r14 = -1, r8
	.mii
	adds r16 = 16, r34
	mov r1 = r44
	;;
	addp4 r15 = 0,r15
	;;
	.mib
	cmp4.eq p6, p7 = r15, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r15
	st4 [r16] = r14
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L40:
	.mmi
	nop 0
	addl r14 = @ltoffx(_C_time_locale#), r1
	mov r49 = r35
	.mmi
	ld4 r46 = [r37]
	mov r48 = r34
	or r38 = 15, r38
	;;
	.mmi
	ld8.mov r14 = [r14], _C_time_locale#
	;;
	adds r14 = 160, r14
	nop 0
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = strptime_l#
	;;
	.mmi
	adds r15 = 20, r12
	addp4 r8 = 0,r8
	nop 0
	.mmi
	adds r14 = 1, r33
	mov r1 = r44
	adds r33 = 1, r33
	;;
	.mmi
	st4 [r15] = r8
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	addp4 r33 = 0,r33
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	ld1 r14 = [r14]
	st4 [r37] = r8
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L45:
	.mmi
	ld4 r36 = [r37]
	adds r40 = 20, r12
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	;;
	addp4 r36 = 0,r36
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r21 = [r40]
	adds r15 = 20, r34
	mov r1 = r44
	.mlx
	addl r14 = 1969, r0
	movl r20 = 85899344
	;;
	.mlx
	addp4 r21 = 0,r21
	movl r19 = 42949672
	.mlx
	nop 0
	movl r23 = 10737418
	;;
	.mib
	cmp4.eq p6, p7 = r21, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	ld4 r16 = [r15]
	;;
	adds r16 = 1899, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r14, r16
	nop 0
	;;
	.mib
	(p6) addl r15 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L76
	;;
	.mii
	sub r15 = r14, r16
	addl r14 = 4, r0
	;;
	andcm r15 = -1, r15
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L79:
	.mmi
	and r15 = 3, r16
	nop 0
	adds r18 = 365, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L77
	.mmi
	shladd r17 = r16, 4, r0
	;;
	add r17 = r17, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r17, 5, 27
	;;
	sub r15 = r15, r17
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	sub r15 = r15, r16
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r17 = r15, 3, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mmi
	add r15 = r15, r20
	;;
	nop 0
	mix4.r r17 = r15, r15
	;;
	.mii
	nop 0
	shr.u r17 = r17, 2
	;;
	cmp4.geu p6, p7 = r19, r17
	;;
	.mib
	nop 0
	(p7) adds r18 = 366, r14
	(p7) br.cond.dptk .L77
	.mii
	nop 0
	mix4.r r14 = r15, r15
	;;
	shr.u r14 = r14, 4
	;;
	.mmi
	cmp4.geu p6, p7 = r23, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	add r18 = r18, r14
	;;
.L77:
	.mii
	addp4 r15 = r18, r0
	adds r16 = -1, r16
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
	shl r17 = r14, 15
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r14 = r14, 32
	;;
	.mmi
	sub r15 = r18, r14
	;;
	nop 0
	extr.u r15 = r15, 1, 31
	;;
	.mmi
	add r14 = r15, r14
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	sub r14 = r18, r14
	br.cloop.sptk.few .L79
	;;
	.mmi
	adds r14 = 6, r14
	;;
	addp4 r17 = r14, r0
	nop 0
	;;
	.mmi
	shladd r15 = r17, 3, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r15, 6
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r15, 15
	;;
	add r16 = r15, r16
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r16, 32
	;;
	sub r15 = r14, r16
	;;
	.mii
	nop 0
	extr.u r15 = r15, 1, 31
	;;
	add r15 = r15, r16
	;;
	.mii
	nop 0
	extr.u r15 = r15, 2, 30
	;;
	shladd r16 = r15, 3, r0
	;;
	.mii
	sub r15 = r16, r15
	nop 0
	;;
	sub r15 = r14, r15
.L76:
	.mmi
	adds r20 = 24, r34
	shladd r18 = r8, 3, r0
	adds r19 = 28, r34
	;;
	.mii
	ld4 r16 = [r20]
	sub r18 = r18, r8
	;;
	adds r16 = 6, r16
	;;
	.mii
	nop 0
	sxt4 r17 = r16
	nop 0
	;;
	.mii
	shladd r14 = r17, 3, r0
	extr r22 = r16, 31, 1
	;;
	add r14 = r14, r17
	;;
	.mii
	nop 0
	shl r23 = r14, 6
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r23 = r14, 15
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 34
	;;
	sub r14 = r14, r22
	;;
	.mmi
	shladd r17 = r14, 3, r0
	;;
	sub r14 = r17, r14
	nop 0
	;;
	.mmi
	sub r14 = r16, r14
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r19] = r14
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L80
	.mmi
	adds r15 = 1, r15
	st4 [r37] = r21
	or r38 = 16, r38
	;;
	.mmi
	addp4 r16 = r15, r0
	;;
	shladd r14 = r16, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
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
	add r14 = r14, r16
	;;
	nop 0
	shl r17 = r14, 15
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	nop 0
	shr.u r14 = r14, 32
	;;
	.mmi
	sub r16 = r15, r14
	;;
	nop 0
	extr.u r16 = r16, 1, 31
	;;
	.mmi
	add r14 = r16, r14
	;;
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	.mmi
	shladd r16 = r14, 3, r0
	;;
	sub r14 = r16, r14
	nop 0
	;;
	.mii
	sub r15 = r15, r14
	nop 0
	;;
	nop 0
	.mmb
	st4 [r20] = r15
	st4 [r19] = r0
	br .L159
.L50:
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	.mmi
	mov r49 = r35
	ld4 r46 = [r37]
	mov r48 = r34
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L149
.L49:
	.mmi
	ld4 r36 = [r37]
	adds r40 = 20, r12
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	;;
	addp4 r36 = 0,r36
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mii
	ld4 r14 = [r40]
	mov r1 = r44
	;;
	addp4 r14 = 0,r14
	;;
	.mib
	cmp4.eq p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r34] = r8
	st4 [r37] = r14
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L51:
	.mmi
	ld4 r36 = [r37]
	adds r40 = 20, r12
	mov r49 = r35
	.mmi
	addl r48 = 10, r0
	;;
	addp4 r36 = 0,r36
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r14 = [r40]
	adds r15 = 4, r34
	mov r1 = r44
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r14
	st4 [r15] = r8
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L41:
	.mmi
	mov r48 = r35
	mov r46 = r37
	addl r14 = @gprel(.LC1), gp
	;;
.L147:
	.mib
	ld4 r47 = [r14]
	or r38 = 8, r38
	br.call.sptk.many b0 = match_string#
	;;
	.mmi
	adds r15 = 24, r34
	mov r1 = r44
	cmp4.gt p6, p7 = r0, r8
	.mmb
	adds r14 = 1, r33
	adds r33 = 1, r33
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r15] = r8
	nop 0
	addp4 r33 = 0,r33
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L54:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 4, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	shladd r14 = r8, 2, r0
	ld4 r16 = [r40]
	adds r17 = 20, r34
	.mmi
	mov r1 = r44
	;;
	add r14 = r14, r8
	addp4 r16 = 0,r16
	;;
	.mib
	shladd r15 = r14, 2, r0
	cmp4.eq p6, p7 = r16, r36
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	add r14 = r14, r15
	st4 [r37] = r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	adds r14 = -1900, r14
	nop 0
	;;
	.mmi
	st4 [r17] = r14
	adds r14 = 1, r33
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L53:
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	.mmi
	mov r49 = r35
	ld4 r46 = [r37]
	mov r48 = r34
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strptime_l#
	;;
	.mmi
	adds r15 = 20, r12
	addp4 r8 = 0,r8
	mov r1 = r44
	;;
	.mib
	st4 [r15] = r8
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L146
	.mib
	nop 0
	nop 0
	br .L64
.L44:
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	nop 0
	mov r49 = r35
	.mmi
	ld4 r46 = [r37]
	nop 0
	mov r48 = r34
	;;
	.mmi
	ld8.mov r14 = [r14], _C_time_locale#
	;;
	adds r14 = 152, r14
	nop 0
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br .L149
.L43:
	.mmi
	nop 0
	ld4 r36 = [r37]
	adds r40 = 20, r12
	.mmi
	mov r49 = r35
	addl r48 = 10, r0
	or r38 = 4, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	mov r47 = r40
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strtol_l#
	;;
	.mmi
	ld4 r15 = [r40]
	nop 0
	adds r14 = -1900, r8
	.mii
	adds r16 = 20, r34
	mov r1 = r44
	;;
	addp4 r15 = 0,r15
	;;
	.mib
	cmp4.eq p6, p7 = r15, r36
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	st4 [r37] = r15
	st4 [r16] = r14
	adds r14 = 1, r33
	.mmi
	adds r33 = 1, r33
	;;
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L56:
	.mmi
	nop 0
	mov r48 = r35
	mov r46 = r37
	.mmb
	nop 0
	addl r14 = @gprel(.LC0), gp
	br .L147
	;;
.L55:
	.mmi
	addl r14 = @gprel(.LC2), gp
	nop 0
	mov r48 = r35
	.mmi
	mov r46 = r37
	nop 0
	or r38 = 2, r38
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = match_string#
	;;
	.mmi
	adds r15 = 16, r34
	nop 0
	mov r1 = r44
	.mmb
	cmp4.gt p6, p7 = r0, r8
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	st4 [r15] = r8
	nop 0
	br .L160
.L52:
	.mlx
	ld4 r36 = [r37]
	movl r47 = @gprel(.LC4)
	.mmi
	mov r49 = r35
	mov r48 = r34
	or r38 = 7, r38
	;;
	.mmi
	addp4 r36 = 0,r36
	nop 0
	add r47 = r1, r47
	;;
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = strptime_l#
	;;
	.mmi
	addp4 r8 = 0,r8
	adds r15 = 20, r12
	mov r1 = r44
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r36
	st4 [r15] = r8
	nop 0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	st4 [r37] = r8
	nop 0
	br .L161
.L33:
	.mmi
	ld4 r14 = [r37]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mii
	ld1 r15 = [r14]
	adds r14 = 1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 10, r15
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br .L60
.L32:
	.mmi
	addl r14 = @gprel(.LC5), gp
	mov r48 = r35
	mov r46 = r37
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = match_string#
	;;
	.mmi
	adds r16 = 8, r34
	nop 0
	mov r1 = r44
	.mmb
	cmp4.gt p6, p7 = r0, r8
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) adds r14 = 12, r14
	nop 0
	;;
	.mib
	(p6) st4 [r16] = r14
	nop 0
	(p6) br.cond.dptk .L60
	.mmi
	cmp4.ne p6, p7 = 1, r8
	;;
	(p7) addl r14 = 12, r0
	nop 0
	;;
	.mmi
	(p7) st4 [r16] = r14
	adds r14 = 1, r33
	adds r33 = 1, r33
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r33 = 0,r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	mov r36 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L157
.L31:
	.mmi
	addl r14 = @ltoffx(_C_time_locale#), r1
	nop 0
	mov r49 = r35
	.mmi
	ld4 r46 = [r37]
	nop 0
	mov r48 = r34
	;;
	.mmi
	ld8.mov r14 = [r14], _C_time_locale#
	;;
	adds r14 = 228, r14
	nop 0
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br .L149
.L132:
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = 4, r16
	;;
	.mib
	ld4 r14 = [r14]
	nop 0
	br .L96
.L107:
	.mmi
	adds r19 = -1, r19
	adds r18 = 24, r34
	addl r20 = 7, r0
	.mmi
	addl r15 = 3, r0
	adds r17 = 28, r34
	or r38 = 16, r38
	;;
	.mmi
	shladd r14 = r19, 3, r0
	ld4 r16 = [r18]
	nop 0
	.mmi
	st4 [r37] = r22
	;;
	sub r14 = r14, r19
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	sub r14 = r14, r15
	nop 0
	;;
	cmp4.le p6, p7 = r0, r14
	.mii
	st4 [r17] = r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st4 [r18] = r15
	(p7) st4 [r17] = r0
	br .L162
.L94:
	.mmi
	adds r15 = -1, r15
	nop 0
	adds r14 = 16, r34
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L91
	.endp strptime_l#
	.align 16
	.align 64
	.global strptime#
	.type	strptime#, @function
	.proc strptime#
strptime:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 4, 0, 0, 0
	.body
	addl r35 = @ltoffx(__global_locale#), r1
	nop 0
	.mmi
	addp4 r34 = 0,r34
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	ld8.mov r35 = [r35], __global_locale#
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many strptime_l#
	;;
	break.f 0
	;;
	.endp strptime#
	.global tm_year_base#
	.section	.sdata,"aws"
	.align 4
	.type	tm_year_base#, @object
	.size	tm_year_base#, 4
tm_year_base:
	data4	1900
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
	.global localtime_r#
	.type	localtime_r#, @function
	.global strtoll_l#
	.type	strtoll_l#, @function
	.global __errno#
	.type	__errno#, @function
	.global strtol_l#
	.type	strtol_l#, @function
	.global isspace_l#
	.type	isspace_l#, @function
	.global strncasecmp_l#
	.type	strncasecmp_l#, @function
	.global strlen#
	.type	strlen#, @function
	.ident	"GCC: (GNU) 12.2.0"
