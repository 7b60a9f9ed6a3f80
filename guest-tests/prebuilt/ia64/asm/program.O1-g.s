// b60724cdf70d53395e30e5eeece8dfcd
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/program.c"
	.align 16
	.proc compare#
compare:
[.LVL0:]
[.LFB25:]
	.file 2 "@SOURCE@/program.c"
	.loc 2 25 1 view -0
	.prologue
	.body
	.loc 2 26 5 view .LVU1
	.loc 2 26 28 is_stmt 0 view .LVU2
	ld4 r8 = [r32]
	ld4 r14 = [r33]
	.loc 2 27 1 view .LVU3
	;;
	sub r8 = r8, r14
	br.ret.sptk.many b0
	;;
.LFE25:
	.endp compare#
	.align 16
	.global reals#
	.type	reals#, @function
	.proc reals#
reals:
[.LVL1:]
[.LFB22:]
	.loc 2 5 1 is_stmt 1 view -0
	.prologue
	.loc 2 5 1 is_stmt 0 view .LVU5
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
	.loc 2 6 5 is_stmt 1 view .LVU6
[.LVL2:]
	.loc 2 7 5 view .LVU7
[.LBB5:]
	.loc 2 7 10 view .LVU8
	.loc 2 7 23 view .LVU9
	cmp4.ge p6, p7 = 1, r32
[.LBE5:]
	.loc 2 6 12 is_stmt 0 view .LVU10
	;;
	(p6) mov f8 = f0
[.LBB6:]
	.loc 2 7 23 view .LVU11
	(p6) br.cond.dpnt .L2
	.loc 2 7 14 view .LVU12
	addl r14 = 1, r0
[.LBE6:]
	.loc 2 6 19 view .LVU13
	mov f12 = f1
	.loc 2 6 12 view .LVU14
	;;
	mov f8 = f0
[.LBB7:]
	.loc 2 9 11 view .LVU15
	movl r15 = 0x3ff00068db8bac71
	;;
	setf.d f13 = r15
	sub r32 = r14, r32
[.LVL3:]
	.loc 2 9 11 view .LVU16
	;;
	andcm r32 = -1, r32
	;;
	addp4 r32 = r32, r0
	;;
	mov ar.lc = r32
[.LVL4:]
.L4:
	.loc 2 8 9 is_stmt 1 discriminator 3 view .LVU17
	.loc 2 8 16 is_stmt 0 discriminator 3 view .LVU18
	sxt4 r15 = r14
	;;
	setf.sig f11 = r15
	;;
	fcvt.xf f11 = f11
	;;
	frcpa.s0 f7, p6 = f12, f11
	;;
	(p6) fnma.s1 f6 = f11, f7, f1
	;;
	(p6) fma.s1 f9 = f7, f6, f7
	(p6) fmpy.s1 f6 = f6, f6
	;;
	(p6) fma.s1 f9 = f9, f6, f9
	(p6) fmpy.s1 f6 = f6, f6
	;;
	(p6) fma.s1 f6 = f9, f6, f9
	;;
	(p6) fmpy.d.s1 f9 = f12, f6
	;;
	(p6) fnma.s1 f10 = f11, f9, f12
	;;
	(p6) fma.d.s0 f7 = f10, f6, f9
	.loc 2 8 11 discriminator 3 view .LVU19
	;;
	fadd.d f8 = f8, f7
[.LVL5:]
	.loc 2 9 9 is_stmt 1 discriminator 3 view .LVU20
	.loc 2 9 11 is_stmt 0 discriminator 3 view .LVU21
	fmpy.d f12 = f12, f13
[.LVL6:]
	.loc 2 7 29 is_stmt 1 discriminator 3 view .LVU22
	adds r14 = 1, r14
[.LVL7:]
	.loc 2 7 23 discriminator 3 view .LVU23
	br.cloop.sptk.few .L4
[.LVL8:]
.L2:
	.loc 2 7 23 is_stmt 0 discriminator 3 view .LVU24
[.LBE7:]
	.loc 2 12 1 view .LVU25
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE22:
	.endp reals#
	.align 16
	.global integers#
	.type	integers#, @function
	.proc integers#
integers:
[.LVL9:]
[.LFB24:]
	.loc 2 18 1 is_stmt 1 view -0
	.prologue
	.loc 2 18 1 is_stmt 0 view .LVU27
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI1:]
	.body
	.loc 2 19 5 is_stmt 1 view .LVU28
[.LVL10:]
	.loc 2 20 5 view .LVU29
[.LBB8:]
	.loc 2 20 10 view .LVU30
	.loc 2 20 23 view .LVU31
	cmp4.ge p6, p7 = 0, r32
[.LBE8:]
	.loc 2 19 9 is_stmt 0 view .LVU32
	;;
	(p6) mov r8 = r0
[.LBB13:]
	.loc 2 20 23 view .LVU33
	(p6) br.cond.dpnt .L7
[.LBE13:]
	.loc 2 19 9 view .LVU34
	;;
	mov r8 = r0
[.LBB14:]
[.LBB9:]
[.LBB10:]
	.loc 2 15 14 view .LVU35
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r14
	mov r16 = r0
	adds r32 = -1, r32
[.LVL11:]
	.loc 2 15 14 view .LVU36
	;;
	addp4 r32 = r32, r0
	.loc 2 15 14 view .LVU37
	;;
	mov ar.lc = r32
[.LVL12:]
.L11:
	.loc 2 15 14 view .LVU38
[.LBE10:]
[.LBE9:]
	.loc 2 21 9 is_stmt 1 view .LVU39
[.LBB12:]
[.LBI9:]
	.loc 2 13 50 view .LVU40
[.LBB11:]
	.loc 2 15 5 view .LVU41
	.loc 2 15 14 is_stmt 0 view .LVU42
	sxt4 r14 = r16
	;;
	setf.sig f7 = r14
	;;
	xmpy.h f7 = f7, f6
	;;
	getf.sig r15 = f7
	shr r17 = r14, 63
	;;
	sub r15 = r15, r17
	;;
	shladd r17 = r15, 1, r0
	;;
	add r15 = r17, r15
	;;
	sub r14 = r14, r15
	.loc 2 15 26 view .LVU43
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) add r8 = r8, r16
[.LVL13:]
	.loc 2 15 26 view .LVU44
	;;
	(p6) xor r8 = r16, r8
[.LVL14:]
	.loc 2 15 26 view .LVU45
[.LBE11:]
[.LBE12:]
	.loc 2 20 29 is_stmt 1 view .LVU46
	adds r16 = 1, r16
[.LVL15:]
	.loc 2 20 23 view .LVU47
	br.cloop.sptk.few .L11
[.LVL16:]
.L7:
	.loc 2 20 23 is_stmt 0 view .LVU48
[.LBE14:]
	.loc 2 23 1 view .LVU49
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE24:
	.endp integers#
	.align 16
	.global library#
	.type	library#, @function
	.proc library#
library:
[.LVL17:]
[.LFB26:]
	.loc 2 29 1 is_stmt 1 view -0
	.prologue 12, 37
	.loc 2 29 1 is_stmt 0 view .LVU51
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 4, 0
[.LCFI2:]
	.save ar.lc, r40
	mov r40 = ar.lc
[.LCFI3:]
	.save rp, r37
	mov r37 = b0
[.LCFI4:]
	mov r39 = r1
	.body
	.loc 2 30 5 is_stmt 1 view .LVU52
	.loc 2 30 14 is_stmt 0 view .LVU53
	sxt4 r36 = r32
	;;
	shladd r34 = r36, 2, r0
	;;
	mov r41 = r34
	br.call.sptk.many b0 = malloc#
[.LVL18:]
	mov r1 = r39
	mov r35 = r8
[.LVL19:]
	.loc 2 31 5 is_stmt 1 view .LVU54
[.LBB15:]
	.loc 2 31 10 view .LVU55
	.loc 2 31 23 view .LVU56
	cmp4.ge p6, p7 = 0, r32
	(p6) br.cond.dpnt .L15
	mov r33 = r8
	adds r34 = -4, r34
	;;
	shr.u r34 = r34, 2
	;;
	mov ar.lc = r34
[.LVL20:]
.L16:
	.loc 2 32 9 discriminator 3 view .LVU57
	.loc 2 32 16 is_stmt 0 discriminator 3 view .LVU58
	br.call.sptk.many b0 = rand#
[.LVL21:]
	mov r1 = r39
	.loc 2 32 14 discriminator 3 view .LVU59
	st4 [r33] = r8, 4
	.loc 2 31 29 is_stmt 1 discriminator 3 view .LVU60
[.LVL22:]
	.loc 2 31 23 discriminator 3 view .LVU61
	;;
	br.cloop.sptk.few .L16
[.LVL23:]
.L15:
	.loc 2 31 23 is_stmt 0 discriminator 3 view .LVU62
[.LBE15:]
	.loc 2 33 5 is_stmt 1 view .LVU63
	addl r44 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r44 = [r44]
	addl r43 = 4, r0
	mov r42 = r36
	mov r41 = r35
	br.call.sptk.many b0 = qsort#
[.LVL24:]
	mov r1 = r39
	.loc 2 34 5 view .LVU64
	;;
	mov r41 = r35
	br.call.sptk.many b0 = free#
[.LVL25:]
	mov r1 = r39
	.loc 2 35 1 is_stmt 0 view .LVU65
	;;
	mov ar.pfs = r38
	mov ar.lc = r40
	mov b0 = r37
	br.ret.sptk.many b0
	;;
.LFE26:
	.endp library#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%g %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB27:]
	.loc 2 37 1 is_stmt 1 view -0
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
[.LCFI5:]
	adds r16 = -24, r12
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
[.LCFI6:]
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
[.LCFI7:]
	.save rp, r33
	mov r33 = b0
[.LCFI8:]
	mov r35 = r1
	.save.f 0x1
	stf.spill [r17] = f2
[.LCFI9:]
	;;
	.save.f 0x2
	stf.spill [r16] = f3
[.LCFI10:]
	.body
	.loc 2 38 5 view .LVU67
[.LVL26:]
	.loc 2 39 5 view .LVU68
	.loc 2 40 5 view .LVU69
[.LBB16:]
	.loc 2 40 10 view .LVU70
	.loc 2 40 23 view .LVU71
	.loc 2 41 14 is_stmt 0 view .LVU72
	addl r36 = 20000, r0
	br.call.sptk.many b0 = reals#
[.LVL27:]
	mov r1 = r35
	mov f3 = f8
	.loc 2 42 14 view .LVU73
	;;
	addl r36 = 30000, r0
	br.call.sptk.many b0 = integers#
[.LVL28:]
	mov r1 = r35
	mov r32 = r8
[.LBE16:]
	.loc 2 38 12 view .LVU74
	mov f2 = f0
	mov ar.lc = 5
[.LVL29:]
.L19:
[.LBB17:]
	.loc 2 41 9 is_stmt 1 discriminator 3 view .LVU75
	.loc 2 41 11 is_stmt 0 discriminator 3 view .LVU76
	;;
	fadd.d f2 = f2, f3
[.LVL30:]
	.loc 2 42 9 is_stmt 1 discriminator 3 view .LVU77
	.loc 2 43 9 discriminator 3 view .LVU78
	addl r36 = 2000, r0
	br.call.sptk.many b0 = library#
[.LVL31:]
	mov r1 = r35
	.loc 2 40 29 discriminator 3 view .LVU79
	.loc 2 40 23 discriminator 3 view .LVU80
	br.cloop.sptk.few .L19
[.LBE17:]
	.loc 2 45 5 view .LVU81
[.LBB18:]
	.loc 2 42 11 is_stmt 0 view .LVU82
	shladd r38 = r32, 1, r0
	;;
	add r38 = r38, r32
[.LBE18:]
	.loc 2 45 5 view .LVU83
	;;
	shladd r38 = r38, 1, r0
	getf.d r37 = f2
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
[.LVL32:]
	mov r1 = r35
	.loc 2 46 5 is_stmt 1 view .LVU84
	.loc 2 47 1 is_stmt 0 view .LVU85
	mov r8 = r0
	adds r19 = 24, r12
	adds r20 = 32, r12
	;;
	mov ar.pfs = r34
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r33
	ldf.fill f2 = [r20]
[.LVL33:]
	.loc 2 47 1 view .LVU86
	ldf.fill f3 = [r19]
	.restore sp
	adds r12 = 48, r12
[.LCFI11:]
	br.ret.sptk.many b0
	;;
.LFE27:
	.endp main#
.Letext0:
	.file 3 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 4 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdlib.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x440
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0xf
	data4.ua	@secrel(.LASF21)
	data1	0x1d
	data4.ua	@secrel(.LASF22)
	data4.ua	@secrel(.LASF23)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x2
	data1	0x8
	data1	0x4
	data4.ua	@secrel(.LASF0)
	.uleb128 0x10
	data4.ua	@secrel(.LASF11)
	data1	0x3
	data1	0xd6
	data1	0x17
	data4.ua	0x41
	.uleb128 0x2
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF1)
	.uleb128 0x2
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF2)
	.uleb128 0x2
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x2
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF4)
	.uleb128 0x2
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF5)
	.uleb128 0x2
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x11
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x2
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF7)
	.uleb128 0x12
	data1	0x8
	.uleb128 0x2
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF8)
	.uleb128 0x13
	data4.ua	0x7b
	.uleb128 0x2
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF9)
	.uleb128 0x2
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF10)
	.uleb128 0x14
	data4.ua	@secrel(.LASF12)
	data1	0x4
	data2.ua	0x33d
	data1	0xf
	data4.ua	0xa2
	.uleb128 0x5
	data4.ua	0xa7
	.uleb128 0x15
	data4.ua	0x6b
	data4.ua	0xbb
	.uleb128 0x4
	data4.ua	0xbb
	.uleb128 0x4
	data4.ua	0xbb
	data1	0
	.uleb128 0x5
	data4.ua	0xc0
	.uleb128 0x16
	.uleb128 0x9
	data4.ua	@secrel(.LASF15)
	data1	0x5
	data2.ua	0x164
	data1	0xc
	data4.ua	0x6b
	data4.ua	0xd9
	.uleb128 0x4
	data4.ua	0xd9
	.uleb128 0x17
	data1	0
	.uleb128 0x5
	data4.ua	0x82
	.uleb128 0xa
	data4.ua	@secrel(.LASF13)
	data2.ua	0x238
	data4.ua	0xef
	.uleb128 0x4
	data4.ua	0x79
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF14)
	data2.ua	0x353
	data4.ua	0x10f
	.uleb128 0x4
	data4.ua	0x79
	.uleb128 0x4
	data4.ua	0x35
	.uleb128 0x4
	data4.ua	0x35
	.uleb128 0x4
	data4.ua	0x95
	data1	0
	.uleb128 0x18
	data4.ua	@secrel(.LASF24)
	data1	0x4
	data2.ua	0x1c6
	data1	0xc
	data4.ua	0x6b
	.uleb128 0x9
	data4.ua	@secrel(.LASF16)
	data1	0x4
	data2.ua	0x229
	data1	0xe
	data4.ua	0x79
	data4.ua	0x133
	.uleb128 0x4
	data4.ua	0x35
	data1	0
	.uleb128 0x19
	data4.ua	@secrel(.LASF17)
	data1	0x2
	data1	0x24
	data1	0x5
	data4.ua	0x6b
	data8.ua	.LFB27
	data8.ua	.LFE27-.LFB27
	data4.ua	@secrel(.LLST14)
	data4.ua	0x214
	.uleb128 0x3
	stringz	"d"
	data1	0x26
	data1	0xc
	data4.ua	0x2e
	data4.ua	@secrel(.LLST15)
	data4.ua	@secrel(.LVUS15)
	.uleb128 0x3
	stringz	"k"
	data1	0x27
	data1	0x9
	data4.ua	0x6b
	data4.ua	@secrel(.LLST16)
	data4.ua	@secrel(.LVUS16)
	.uleb128 0x1a
	data4.ua	@secrel(.LLRL17)
	data4.ua	0x1de
	.uleb128 0x3
	stringz	"i"
	data1	0x28
	data1	0xe
	data4.ua	0x6b
	data4.ua	@secrel(.LLST18)
	data4.ua	@secrel(.LVUS18)
	.uleb128 0x6
	data8.ua	.LVL27
	data4.ua	0x3da
	data4.ua	0x1ad
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0xa
	data2.ua	0x4e20
	data1	0
	.uleb128 0x6
	data8.ua	.LVL28
	data4.ua	0x32c
	data4.ua	0x1c7
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0xa
	data2.ua	0x7530
	data1	0
	.uleb128 0x7
	data8.ua	.LVL31
	data4.ua	0x214
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0xa
	data2.ua	0x7d0
	data1	0
	data1	0
	.uleb128 0x7
	data8.ua	.LVL32
	data4.ua	0xc1
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x4
	data1	0xa5
	.uleb128 0x82
	.uleb128 0x2e
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0xb
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x31
	data1	0x24
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x22
	data1	0x31
	data1	0x24
	data1	0
	data1	0
	.uleb128 0x1b
	data4.ua	@secrel(.LASF19)
	data1	0x2
	data1	0x1c
	data1	0x20
	data8.ua	.LFB26
	data8.ua	.LFE26-.LFB26
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x2eb
	.uleb128 0x8
	stringz	"n"
	data1	0x1c
	data1	0x2c
	data4.ua	0x6b
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	stringz	"v"
	data1	0x1e
	data1	0xa
	data4.ua	0x2eb
	data4.ua	@secrel(.LLST12)
	data4.ua	@secrel(.LVUS12)
	.uleb128 0x1c
	data8.ua	.LBB15
	data8.ua	.LBE15-.LBB15
	data4.ua	0x284
	.uleb128 0x3
	stringz	"i"
	data1	0x1f
	data1	0xe
	data4.ua	0x6b
	data4.ua	@secrel(.LLST13)
	data4.ua	@secrel(.LVUS13)
	.uleb128 0x1d
	data8.ua	.LVL21
	data4.ua	0x10f
	data1	0
	.uleb128 0x6
	data8.ua	.LVL18
	data4.ua	0x11c
	data4.ua	0x29e
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL24
	data4.ua	0xef
	data4.ua	0x2d4
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x3
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2b
	.uleb128 0x1
	data1	0x34
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2c
	.uleb128 0x9
	data1	0x3
	data8.ua	compare#
	data1	0
	.uleb128 0x7
	data8.ua	.LVL25
	data4.ua	0xde
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x5
	data4.ua	0x6b
	.uleb128 0x1e
	data4.ua	@secrel(.LASF25)
	data1	0x2
	data1	0x18
	data1	0xc
	data4.ua	0x6b
	data8.ua	.LFB25
	data8.ua	.LFE25-.LFB25
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x32c
	.uleb128 0x8
	stringz	"a"
	data1	0x18
	data1	0x20
	data4.ua	0xbb
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x8
	stringz	"b"
	data1	0x18
	data1	0x2f
	data4.ua	0xbb
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
	.uleb128 0x1f
	data4.ua	@secrel(.LASF18)
	data1	0x2
	data1	0x11
	data1	0x1f
	data4.ua	0x6b
	data8.ua	.LFB24
	data8.ua	.LFE24-.LFB24
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x3b8
	.uleb128 0xb
	stringz	"n"
	data1	0x11
	data4.ua	0x6b
	data4.ua	@secrel(.LLST5)
	data4.ua	@secrel(.LVUS5)
	.uleb128 0x3
	stringz	"s"
	data1	0x13
	data1	0x9
	data4.ua	0x6b
	data4.ua	@secrel(.LLST6)
	data4.ua	@secrel(.LVUS6)
	.uleb128 0xc
	data4.ua	@secrel(.LLRL7)
	.uleb128 0x3
	stringz	"i"
	data1	0x14
	data1	0xe
	data4.ua	0x6b
	data4.ua	@secrel(.LLST8)
	data4.ua	@secrel(.LVUS8)
	.uleb128 0x20
	data4.ua	0x3b8
	data8.ua	.LBI9
	data1	.LVU40
	data4.ua	@secrel(.LLRL9)
	data1	0x2
	data1	0x15
	data1	0xd
	.uleb128 0xd
	data4.ua	0x3d1
	data4.ua	@secrel(.LLST10)
	data4.ua	@secrel(.LVUS10)
	.uleb128 0xd
	data4.ua	0x3c9
	data4.ua	@secrel(.LLST11)
	data4.ua	@secrel(.LVUS11)
	data1	0
	data1	0
	data1	0
	.uleb128 0x21
	data4.ua	@secrel(.LASF26)
	data1	0x2
	data1	0xd
	data1	0x32
	data4.ua	0x6b
	data1	0x3
	data4.ua	0x3da
	.uleb128 0xe
	stringz	"s"
	data1	0x3c
	data4.ua	0x6b
	.uleb128 0xe
	stringz	"i"
	data1	0x43
	data4.ua	0x6b
	data1	0
	.uleb128 0x22
	data4.ua	@secrel(.LASF20)
	data1	0x2
	data1	0x4
	data1	0x22
	data4.ua	0x2e
	data8.ua	.LFB22
	data8.ua	.LFE22-.LFB22
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	.uleb128 0xb
	stringz	"n"
	data1	0x4
	data4.ua	0x6b
	data4.ua	@secrel(.LLST0)
	data4.ua	@secrel(.LVUS0)
	.uleb128 0x3
	stringz	"s"
	data1	0x6
	data1	0xc
	data4.ua	0x2e
	data4.ua	@secrel(.LLST1)
	data4.ua	@secrel(.LVUS1)
	.uleb128 0x3
	stringz	"x"
	data1	0x6
	data1	0x13
	data4.ua	0x2e
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
	.uleb128 0xc
	data4.ua	@secrel(.LLRL3)
	.uleb128 0x3
	stringz	"i"
	data1	0x7
	data1	0xe
	data4.ua	0x6b
	data4.ua	@secrel(.LLST4)
	data4.ua	@secrel(.LVUS4)
	data1	0
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x49
	data1	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x2
	.uleb128 0x24
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	data1	0
	data1	0
	.uleb128 0x3
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x4
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x6
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x7
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x8
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x9
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xa
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 4
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 13
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xb
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 44
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0xc
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x5
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0xe
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 13
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xf
	.uleb128 0x11
	data1	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1b
	.uleb128 0xe
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x10
	.uleb128 0x16
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x11
	.uleb128 0x24
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
	data1	0
	data1	0
	.uleb128 0x12
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x13
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x14
	.uleb128 0x16
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x15
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x16
	.uleb128 0x26
	data1	0
	data1	0
	data1	0
	.uleb128 0x17
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0x2e
	data1	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x19
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1a
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1b
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1e
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1f
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x20
	.uleb128 0x1d
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x21
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x22
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	data1	0
	data1	0
	data1	0
	.section	.debug_loclists,"",@progbits
	data4.ua	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.Ldebug_loc0:
.LLST14:
	data1	0x4
	.uleb128 .LFB27-.Ltext0
	.uleb128 .LCFI6-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI6-.Ltext0
	.uleb128 .LCFI11-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 48
	data1	0x4
	.uleb128 .LCFI11-.Ltext0
	.uleb128 .LFE27-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS15:
	.uleb128 .LVU68
	.uleb128 .LVU75
	.uleb128 .LVU75
	.uleb128 .LVU86
.LLST15:
	data1	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0xa
	data1	0x9e
	.uleb128 0x8
	data4.ua	0
	data4.ua	0
	data1	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x3
	data1	0x90
	.uleb128 0x82
	data1	0
.LVUS16:
	.uleb128 .LVU69
	.uleb128 .LVU75
.LLST16:
	data1	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS18:
	.uleb128 .LVU71
	.uleb128 .LVU75
.LLST18:
	data1	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS12:
	.uleb128 .LVU54
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 0
.LLST12:
	data1	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LFE26-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0
.LVUS13:
	.uleb128 .LVU56
	.uleb128 .LVU57
.LLST13:
	data1	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS5:
	.uleb128 0
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU48
	.uleb128 .LVU48
	.uleb128 0
.LLST5:
	data1	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x4
	data1	0x92
	.uleb128 0x20
	.sleb128 1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE24-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0
.LVUS6:
	.uleb128 .LVU29
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU48
.LLST6:
	data1	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS8:
	.uleb128 .LVU31
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU48
.LLST8:
	data1	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	data1	0x60
	data1	0
.LVUS10:
	.uleb128 .LVU40
	.uleb128 .LVU45
.LLST10:
	data1	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	data1	0x60
	data1	0
.LVUS11:
	.uleb128 .LVU40
	.uleb128 .LVU45
.LLST11:
	data1	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 0
.LLST0:
	data1	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE22-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0
.LVUS1:
	.uleb128 .LVU7
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU24
.LLST1:
	data1	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0xa
	data1	0x9e
	.uleb128 0x8
	data4.ua	0
	data4.ua	0
	data1	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x3
	data1	0x90
	.uleb128 0x88
	data1	0
.LVUS2:
	.uleb128 .LVU7
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU24
.LLST2:
	data1	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0xa
	data1	0x9e
	.uleb128 0x8
	data4.ua	0
	data4.ua	0x3ff00000
	data1	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x3
	data1	0x90
	.uleb128 0x8c
	data1	0
.LVUS4:
	.uleb128 .LVU9
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU24
.LLST4:
	data1	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	data1	0x5e
	data1	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	data4.ua	0x2c
	data2.ua	0x2
	data4.ua	@secrel(.Ldebug_info0)
	data1	0x8
	data1	0
	data2.ua	0
	data2.ua	0
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data8.ua	0
	data8.ua	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	data4.ua	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	data2.ua	0x5
	data1	0x8
	data1	0
	data4.ua	0
.LLRL3:
	data1	0x4
	.uleb128 .LBB5-.Ltext0
	.uleb128 .LBE5-.Ltext0
	data1	0x4
	.uleb128 .LBB6-.Ltext0
	.uleb128 .LBE6-.Ltext0
	data1	0x4
	.uleb128 .LBB7-.Ltext0
	.uleb128 .LBE7-.Ltext0
	data1	0
.LLRL7:
	data1	0x4
	.uleb128 .LBB8-.Ltext0
	.uleb128 .LBE8-.Ltext0
	data1	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	data1	0x4
	.uleb128 .LBB14-.Ltext0
	.uleb128 .LBE14-.Ltext0
	data1	0
.LLRL9:
	data1	0x4
	.uleb128 .LBB9-.Ltext0
	.uleb128 .LBE9-.Ltext0
	data1	0x4
	.uleb128 .LBB12-.Ltext0
	.uleb128 .LBE12-.Ltext0
	data1	0
.LLRL17:
	data1	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	data1	0x4
	.uleb128 .LBB17-.Ltext0
	.uleb128 .LBE17-.Ltext0
	data1	0x4
	.uleb128 .LBB18-.Ltext0
	.uleb128 .LBE18-.Ltext0
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF21:
	stringz	"GNU C17 12.2.0 -g -O1"
.LASF3:
	stringz	"short unsigned int"
.LASF14:
	stringz	"qsort"
.LASF2:
	stringz	"unsigned char"
.LASF1:
	stringz	"long unsigned int"
.LASF22:
	stringz	"@SOURCE@/program.c"
.LASF11:
	stringz	"size_t"
.LASF26:
	stringz	"mixed"
.LASF0:
	stringz	"double"
.LASF17:
	stringz	"main"
.LASF20:
	stringz	"reals"
.LASF4:
	stringz	"unsigned int"
.LASF10:
	stringz	"long long unsigned int"
.LASF18:
	stringz	"integers"
.LASF19:
	stringz	"library"
.LASF13:
	stringz	"free"
.LASF9:
	stringz	"long long int"
.LASF12:
	stringz	"__compar_fn_t"
.LASF8:
	stringz	"char"
.LASF15:
	stringz	"printf"
.LASF6:
	stringz	"short int"
.LASF7:
	stringz	"long int"
.LASF23:
	stringz	"@WORK@"
.LASF5:
	stringz	"signed char"
.LASF25:
	stringz	"compare"
.LASF16:
	stringz	"malloc"
.LASF24:
	stringz	"rand"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
