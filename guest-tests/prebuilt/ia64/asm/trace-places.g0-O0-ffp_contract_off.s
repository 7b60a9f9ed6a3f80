// 17f48202b5640828290b5fc28469a14b guest-tests/ia64/trace-places.c
	.file	"trace-places.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.section	.rodata
	.align 8
.LC1:
	stringz	"r1"
	.align 8
.LC2:
	stringz	"r2"
	.align 8
.LC3:
	stringz	"r3"
	.align 8
.LC4:
	stringz	"r4"
	.align 8
.LC5:
	stringz	"r5"
	.align 8
.LC6:
	stringz	"r6"
	.align 8
.LC7:
	stringz	"r7"
	.align 8
.LC8:
	stringz	"r8"
	.align 8
.LC9:
	stringz	"r9"
	.align 8
.LC10:
	stringz	"r10"
	.align 8
.LC11:
	stringz	"r11"
	.align 8
.LC12:
	stringz	"r12"
	.align 8
.LC13:
	stringz	"r13"
	.align 8
.LC14:
	stringz	"r14"
	.align 8
.LC15:
	stringz	"r15"
	.align 8
.LC16:
	stringz	"r16"
	.align 8
.LC17:
	stringz	"r17"
	.align 8
.LC18:
	stringz	"r18"
	.align 8
.LC19:
	stringz	"r19"
	.align 8
.LC20:
	stringz	"r20"
	.align 8
.LC21:
	stringz	"r21"
	.align 8
.LC22:
	stringz	"r22"
	.align 8
.LC23:
	stringz	"r23"
	.align 8
.LC24:
	stringz	"r24"
	.align 8
.LC25:
	stringz	"r25"
	.align 8
.LC26:
	stringz	"r26"
	.align 8
.LC27:
	stringz	"r27"
	.align 8
.LC28:
	stringz	"r28"
	.align 8
.LC29:
	stringz	"r29"
	.align 8
.LC30:
	stringz	"r30"
	.align 8
.LC31:
	stringz	"r31"
	.align 8
.LC32:
	stringz	"b0"
	.align 8
.LC33:
	stringz	"b1"
	.align 8
.LC34:
	stringz	"b2"
	.align 8
.LC35:
	stringz	"b3"
	.align 8
.LC36:
	stringz	"b4"
	.align 8
.LC37:
	stringz	"b5"
	.align 8
.LC38:
	stringz	"b6"
	.align 8
.LC39:
	stringz	"b7"
	.align 8
.LC40:
	stringz	"f2"
	.align 8
.LC41:
	stringz	"f3"
	.align 8
.LC42:
	stringz	"f4"
	.align 8
.LC43:
	stringz	"f5"
	.align 8
.LC44:
	stringz	"f6"
	.align 8
.LC45:
	stringz	"f7"
	.align 8
.LC46:
	stringz	"f8"
	.align 8
.LC47:
	stringz	"f9"
	.align 8
.LC48:
	stringz	"f10"
	.align 8
.LC49:
	stringz	"f11"
	.align 8
.LC50:
	stringz	"f12"
	.align 8
.LC51:
	stringz	"f13"
	.align 8
.LC52:
	stringz	"f14"
	.align 8
.LC53:
	stringz	"f15"
	.align 8
.LC54:
	stringz	"f16"
	.align 8
.LC55:
	stringz	"f17"
	.align 8
.LC56:
	stringz	"f31"
	.align 8
.LC57:
	stringz	"f32"
	.align 8
.LC58:
	stringz	"f33"
	.align 8
.LC59:
	stringz	"f64"
	.align 8
.LC60:
	stringz	"f100"
	.align 8
.LC61:
	stringz	"f126"
	.align 8
.LC62:
	stringz	"f127"
	.align 8
.LC63:
	stringz	"ar.rnat"
	.align 8
.LC64:
	stringz	"ar.ccv"
	.align 8
.LC65:
	stringz	"ar.unat"
	.align 8
.LC66:
	stringz	"ar.fpsr"
	.align 8
.LC67:
	stringz	"ar.pfs"
	.align 8
.LC68:
	stringz	"ar.lc"
	.align 8
.LC69:
	stringz	"ar.ec"
	.align 8
.LC70:
	stringz	"ar.csd"
	.align 8
.LC71:
	stringz	"ar.ssd"
	.align 8
.LC72:
	stringz	"nat"
	.align 8
.LC73:
	stringz	"pr"
	.align 8
	.type	places#, @object
	.size	places#, 1752
places:
	data8	.LC1
	data4	2184
	data4	1
	data4	6
	.skip	4
	data8	.LC2
	data4	2192
	data4	2
	data4	7
	.skip	4
	data8	.LC3
	data4	2200
	data4	3
	data4	8
	.skip	4
	data8	.LC4
	data4	1968
	data4	4
	data4	9
	.skip	4
	data8	.LC5
	data4	1976
	data4	5
	data4	10
	.skip	4
	data8	.LC6
	data4	1984
	data4	6
	data4	11
	.skip	4
	data8	.LC7
	data4	1992
	data4	7
	data4	12
	.skip	4
	data8	.LC8
	data4	2240
	data4	8
	data4	13
	.skip	4
	data8	.LC9
	data4	2248
	data4	9
	data4	14
	.skip	4
	data8	.LC10
	data4	2256
	data4	10
	data4	15
	.skip	4
	data8	.LC11
	data4	2264
	data4	11
	data4	16
	.skip	4
	data8	.LC12
	data4	2208
	data4	12
	data4	17
	.skip	4
	data8	.LC13
	data4	2216
	data4	13
	data4	18
	.skip	4
	data8	.LC14
	data4	2224
	data4	14
	data4	19
	.skip	4
	data8	.LC15
	data4	2232
	data4	15
	data4	20
	.skip	4
	data8	.LC16
	data4	2272
	data4	16
	data4	21
	.skip	4
	data8	.LC17
	data4	2280
	data4	17
	data4	22
	.skip	4
	data8	.LC18
	data4	2288
	data4	18
	data4	23
	.skip	4
	data8	.LC19
	data4	2296
	data4	19
	data4	24
	.skip	4
	data8	.LC20
	data4	2304
	data4	20
	data4	25
	.skip	4
	data8	.LC21
	data4	2312
	data4	21
	data4	26
	.skip	4
	data8	.LC22
	data4	2320
	data4	22
	data4	27
	.skip	4
	data8	.LC23
	data4	2328
	data4	23
	data4	28
	.skip	4
	data8	.LC24
	data4	2336
	data4	24
	data4	29
	.skip	4
	data8	.LC25
	data4	2344
	data4	25
	data4	30
	.skip	4
	data8	.LC26
	data4	2352
	data4	26
	data4	31
	.skip	4
	data8	.LC27
	data4	2360
	data4	27
	data4	32
	.skip	4
	data8	.LC28
	data4	2368
	data4	28
	data4	33
	.skip	4
	data8	.LC29
	data4	2376
	data4	29
	data4	34
	.skip	4
	data8	.LC30
	data4	2384
	data4	30
	data4	35
	.skip	4
	data8	.LC31
	data4	2392
	data4	31
	data4	36
	.skip	4
	data8	.LC32
	data4	2416
	data4	34
	data4	37
	.skip	4
	data8	.LC33
	data4	2008
	data4	35
	data4	38
	.skip	4
	data8	.LC34
	data4	2016
	data4	36
	data4	39
	.skip	4
	data8	.LC35
	data4	2024
	data4	37
	data4	40
	.skip	4
	data8	.LC36
	data4	2032
	data4	38
	data4	41
	.skip	4
	data8	.LC37
	data4	2040
	data4	39
	data4	42
	.skip	4
	data8	.LC38
	data4	2168
	data4	40
	data4	43
	.skip	4
	data8	.LC39
	data4	2424
	data4	41
	data4	44
	.skip	4
	data8	.LC40
	data4	1552
	data4	-1
	data4	178
	.skip	4
	data8	.LC41
	data4	1568
	data4	-1
	data4	180
	.skip	4
	data8	.LC42
	data4	1584
	data4	-1
	data4	182
	.skip	4
	data8	.LC43
	data4	1600
	data4	-1
	data4	184
	.skip	4
	data8	.LC44
	data4	2432
	data4	-1
	data4	186
	.skip	4
	data8	.LC45
	data4	2448
	data4	-1
	data4	188
	.skip	4
	data8	.LC46
	data4	2464
	data4	-1
	data4	190
	.skip	4
	data8	.LC47
	data4	2480
	data4	-1
	data4	192
	.skip	4
	data8	.LC48
	data4	1616
	data4	-1
	data4	194
	.skip	4
	data8	.LC49
	data4	1632
	data4	-1
	data4	196
	.skip	4
	data8	.LC50
	data4	1648
	data4	-1
	data4	198
	.skip	4
	data8	.LC51
	data4	1664
	data4	-1
	data4	200
	.skip	4
	data8	.LC52
	data4	1680
	data4	-1
	data4	202
	.skip	4
	data8	.LC53
	data4	1696
	data4	-1
	data4	204
	.skip	4
	data8	.LC54
	data4	1712
	data4	-1
	data4	206
	.skip	4
	data8	.LC55
	data4	1728
	data4	-1
	data4	208
	.skip	4
	data8	.LC56
	data4	1952
	data4	-1
	data4	236
	.skip	4
	data8	.LC57
	data4	0
	data4	-1
	data4	238
	.skip	4
	data8	.LC58
	data4	16
	data4	-1
	data4	240
	.skip	4
	data8	.LC59
	data4	512
	data4	-1
	data4	302
	.skip	4
	data8	.LC60
	data4	1088
	data4	-1
	data4	374
	.skip	4
	data8	.LC61
	data4	1504
	data4	-1
	data4	426
	.skip	4
	data8	.LC62
	data4	1520
	data4	-1
	data4	428
	.skip	4
	data8	.LC63
	data4	2144
	data4	48
	data4	64
	.skip	4
	data8	.LC64
	data4	2400
	data4	49
	data4	77
	.skip	4
	data8	.LC65
	data4	2120
	data4	50
	data4	81
	.skip	4
	data8	.LC66
	data4	2408
	data4	51
	data4	85
	.skip	4
	data8	.LC67
	data4	2128
	data4	52
	data4	109
	.skip	4
	data8	.LC68
	data4	2056
	data4	53
	data4	110
	.skip	4
	data8	.LC69
	data4	2048
	data4	54
	data4	111
	.skip	4
	data8	.LC70
	data4	2496
	data4	55
	data4	70
	.skip	4
	data8	.LC71
	data4	2504
	data4	56
	data4	71
	.skip	4
	data8	.LC72
	data4	1536
	data4	32
	data4	0
	.skip	4
	data8	.LC73
	data4	2160
	data4	33
	data4	4
	.skip	4
	.text
	.align 16
	.proc wanted#
wanted:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st4 [r37] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	ld4 r14 = [r37]
	;;
	sxt4 r16 = r14
	movl r14 = 323627089012448274
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 1, r14
	;;
	sxt4 r34 = r14
	movl r16 = @gprel(places#)
	;;
	add r16 = r1, r16
	ld4 r14 = [r37]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	movl r40 = @gprel(.LC69)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r34 = r34, r14
	movl r16 = @gprel(places#)
	;;
	add r16 = r1, r16
	ld4 r14 = [r37]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	movl r40 = @gprel(.LC73)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	or r14 = r14, r34
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp wanted#
	.bss
	.align 8
	.type	set#, @object
	.size	set#, 1024
set:
	.skip	1024
	.align 16
	.type	all#, @object
	.size	all#, 3440
all:
	.skip	3440
	.section	.rodata
	.align 8
.LC74:
	stringz	"GETREGSET"
	.align 8
.LC75:
	stringz	"GETREGS"
	.align 8
.LC76:
	stringz	"%s: %s is %lx, %lx, %lx, not %lx\n"
	.align 8
.LC77:
	stringz	"%s: %d words, %d wrong\n"
	.text
	.align 16
	.proc compare#
compare:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 7, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -80, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	adds r14 = 4, r38
	;;
	st4 [r14] = r34
	adds r14 = -24, r38
	movl r15 = @gprel(set#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r38
	;;
	adds r14 = 8, r14
	addl r15 = 1024, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r38
	;;
	st4 [r14] = r0
	adds r15 = -24, r38
	mov r14 = r38
	;;
	mov r43 = r15
	addl r42 = 1, r0
	ld4 r41 = [r14]
	addl r40 = 16900, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC74)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	mov r14 = r38
	;;
	movl r43 = @gprel(all#)
	;;
	add r43 = r1, r43
	mov r42 = r0
	ld4 r41 = [r14]
	addl r40 = 18, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r39
	mov r14 = r8
	;;
	movl r41 = @gprel(.LC75)
	;;
	add r41 = r1, r41
	mov r40 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r39
	adds r14 = -60, r38
	;;
	st4 [r14] = r0
	br .L7
	;;
.L12:
	movl r15 = @gprel(places#)
	;;
	add r15 = r1, r15
	adds r14 = -60, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r38
	mov r43 = r0
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	addl r40 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -56, r38
	;;
	st8 [r14] = r15
	movl r15 = @gprel(places#)
	;;
	add r15 = r1, r15
	adds r14 = -60, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 12, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
	movl r15 = @gprel(places#)
	;;
	add r15 = r1, r15
	adds r14 = -60, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 12, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(set#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L9
	;;
.L8:
	adds r14 = -56, r38
	;;
	ld8 r14 = [r14]
.L9:
	adds r15 = -48, r38
	;;
	st8 [r15] = r14
	movl r16 = @gprel(places#)
	;;
	add r16 = r1, r16
	adds r14 = -60, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(all#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -40, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r35 = -32, r38
	adds r15 = 4, r38
	adds r14 = -60, r38
	;;
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	br.call.sptk.many b0 = wanted#
	mov r1 = r39
	st8 [r35] = r8
	adds r15 = -56, r38
	adds r14 = -32, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r15 = -48, r38
	adds r14 = -32, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r15 = -40, r38
	adds r14 = -32, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
.L10:
	movl r16 = @gprel(places#)
	;;
	add r16 = r1, r16
	adds r14 = -60, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r19 = [r14]
	adds r18 = -32, r38
	adds r17 = -40, r38
	adds r16 = -48, r38
	adds r15 = -56, r38
	adds r14 = 8, r38
	;;
	ld8 r46 = [r18]
	ld8 r45 = [r17]
	ld8 r44 = [r16]
	ld8 r43 = [r15]
	mov r42 = r19
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC76)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r15 = -64, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r38
	;;
	st4 [r15] = r14
.L11:
	adds r14 = -60, r38
	adds r15 = -60, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -60, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 72, r14
	(p6) br.cond.dptk .L12
	adds r14 = 8, r38
	adds r15 = -64, r38
	;;
	ld4 r43 = [r15]
	addl r42 = 73, r0
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC77)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC78:
	stringz	"by word"
	.align 8
.LC79:
	stringz	"SETREGS"
	.align 8
.LC80:
	stringz	"by all"
	.align 8
.LC81:
	stringz	"SETREGSET"
	.align 8
.LC82:
	stringz	"by set"
	.align 8
.LC83:
	stringz	"yes"
	.align 8
.LC84:
	stringz	"NO"
	.align 8
.LC85:
	stringz	"set[42] == all.iip && set[43] == all.cfm && set[44] == all.ipsr && set[45] == all.ar[16] && set[46] == all.ar[17] && set[47] == all.ar[18]"
	.align 8
.LC86:
	stringz	"%-3s %s\n"
	.align 8
.LC87:
	string	"ptrace(PTRACE_PEEKUSER, pid, PT_CR_IIP, 0) == (long)all.iip "
	string	"&& ptrace(PTRACE_PEEKUSER, pid, PT_CFM, 0) == (long)all.cfm "
	string	"&& ptrace(P"
	stringz	"TRACE_PEEKUSER, pid, PT_CR_IPSR, 0) == (long)all.ipsr && ptrace(PTRACE_PEEKUSER, pid, PT_AR_RSC, 0) == (long)all.ar[16] && ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSP, 0) == (long)all.ar[17] && ptrace(PTRACE_PEEKUSER, pid, PT_AR_BSPSTORE, 0) == (long)all.ar[18]"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -20, r35
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	;;
	addl r37 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L14:
	adds r15 = -16, r35
	adds r14 = -20, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L15
	;;
.L17:
	movl r15 = @gprel(places#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	mov r38 = r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = wanted#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -20, r35
	;;
	mov r40 = r15
	mov r39 = r32
	ld4 r38 = [r14]
	addl r37 = 6, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r16 = @gprel(places#)
	;;
	add r16 = r1, r16
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r32 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L16:
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L15:
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 72, r14
	(p6) br.cond.dptk .L17
	adds r14 = -20, r35
	mov r39 = r0
	movl r38 = @gprel(.LC78)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = compare#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	movl r16 = @gprel(places#)
	;;
	add r16 = r1, r16
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(all#)
	;;
	add r15 = r1, r15
	;;
	add r32 = r14, r15
	adds r14 = -28, r35
	addl r38 = 7, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = wanted#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r14 = -28, r35
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 72, r14
	(p6) br.cond.dptk .L19
	adds r14 = -20, r35
	movl r40 = @gprel(all#)
	;;
	add r40 = r1, r40
	mov r39 = r0
	ld4 r38 = [r14]
	addl r37 = 19, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC79)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -20, r35
	addl r39 = 7, r0
	;;
	movl r38 = @gprel(.LC80)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = compare#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	st4 [r14] = r0
	br .L20
	;;
.L23:
	movl r15 = @gprel(places#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 12, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L21
	movl r15 = @gprel(places#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 12, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	adds r14 = -24, r35
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = wanted#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r16 = @gprel(set#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r32
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br .L22
	;;
.L21:
	movl r15 = @gprel(places#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = 8, r15
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	adds r14 = -24, r35
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = wanted#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -20, r35
	;;
	mov r40 = r15
	mov r39 = r32
	ld4 r38 = [r14]
	addl r37 = 6, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
.L22:
	adds r14 = -24, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 72, r14
	(p6) br.cond.dptk .L23
	adds r14 = -8, r35
	movl r15 = @gprel(set#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = 456, r0
	;;
	st8 [r14] = r15
	adds r15 = -8, r35
	adds r14 = -20, r35
	;;
	mov r40 = r15
	addl r39 = 1, r0
	ld4 r38 = [r14]
	addl r37 = 16901, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC81)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -20, r35
	mov r39 = r0
	;;
	movl r38 = @gprel(.LC82)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = compare#
	mov r1 = r36
	;;
	movl r14 = @gprel(set#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 336, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(set#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 344, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(set#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 352, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(set#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 360, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 488, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(set#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 368, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 496, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(set#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 376, r14
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 504, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC83)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC84)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC85)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -20, r35
	mov r40 = r0
	addl r39 = 2104, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -20, r35
	mov r40 = r0
	addl r39 = 2112, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -20, r35
	mov r40 = r0
	addl r39 = 2096, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -20, r35
	mov r40 = r0
	addl r39 = 2136, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 488, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -20, r35
	mov r40 = r0
	addl r39 = 2176, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 496, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -20, r35
	mov r40 = r0
	addl r39 = 2152, r0
	;;
	ld4 r38 = [r14]
	addl r37 = 3, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(all#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 504, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC83)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC84)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC87)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC86)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -20, r35
	addl r38 = 9, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
