// ab3725fad80d33b82de592262ad66aa0
	.file	"program.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/program.c"
	.align 16
	.align 64
	.global reals#
	.type	reals#, @function
	.proc reals#
reals:
[.LVL0:]
[.LFB6:]
	.file 2 "@SOURCE@/program.c"
	.loc 2 6 1 view -0
	.prologue
	.loc 2 7 5 view .LVU1
	.loc 2 8 5 view .LVU2
[.LBB2:]
	.loc 2 8 10 view .LVU3
	.loc 2 8 23 view .LVU4
	.mfi
	cmp4.ge p6, p7 = 1, r32
[.LBE2:]
	.loc 2 7 12 is_stmt 0 view .LVU5
	mov f8 = f0
	.loc 2 6 1 view .LVU6
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
[.LBB3:]
	.loc 2 8 14 view .LVU7
	.mlx
	addl r14 = 1, r0
	.loc 2 9 15 view .LVU8
	movl r15 = 0x3ff8000000000000
	;;
	.mmi
	setf.d f15 = r15
	nop 0
	sub r15 = 1, r32
[.LBE3:]
	.loc 2 7 12 view .LVU9
	.mfb
	nop 0
	(p6) mov f8 = f0
[.LBB4:]
	.loc 2 8 23 view .LVU10
	(p6) br.cond.dpnt .L1
	.loc 2 9 15 view .LVU11
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
[.LVL1:]
	.align 32
.L3:
	.loc 2 9 9 is_stmt 1 discriminator 3 view .LVU12
	.loc 2 9 35 is_stmt 0 discriminator 3 view .LVU13
	.mib
	nop 0
	sxt4 r15 = r14
	.loc 2 9 15 discriminator 3 view .LVU14
	nop 0
	.mfi
	nop 0
	fmpy.d f11 = f8, f15
	.loc 2 8 29 discriminator 3 view .LVU15
	adds r14 = 1, r14
[.LVL2:]
	.loc 2 9 35 discriminator 3 view .LVU16
	;;
	.mmf
	setf.sig f12 = r15
	.loc 2 9 24 discriminator 3 view .LVU17
	nop 0
	fadd.d f8 = f8, f1
[.LVL3:]
	.loc 2 9 19 discriminator 3 view .LVU18
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f11, f8
	.loc 2 9 35 discriminator 3 view .LVU19
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f12 = f12
	.loc 2 9 19 discriminator 3 view .LVU20
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f9, f1
	.loc 2 9 35 discriminator 3 view .LVU21
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p7 = f1, f12
	.loc 2 9 19 discriminator 3 view .LVU22
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f6, f9
	.loc 2 9 35 discriminator 3 view .LVU23
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f7 = f12, f10, f1
	.loc 2 9 19 discriminator 3 view .LVU24
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f13, f13
	.loc 2 9 35 discriminator 3 view .LVU25
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f7, f7
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f7 = f10, f7, f10
	.loc 2 9 19 discriminator 3 view .LVU26
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	.loc 2 9 35 discriminator 3 view .LVU27
	;;
	.mfi
	nop 0
	(p7) fma.s1 f7 = f7, f14, f7
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
	.loc 2 9 19 discriminator 3 view .LVU28
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f11, f6
	.loc 2 9 35 discriminator 3 view .LVU29
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f7 = f7, f14, f7
	.loc 2 9 19 discriminator 3 view .LVU30
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f8, f13, f11
	.loc 2 9 35 discriminator 3 view .LVU31
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f14 = f7, f1
	.loc 2 9 19 discriminator 3 view .LVU32
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f11, f6, f13
	.loc 2 9 35 discriminator 3 view .LVU33
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f12, f14, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f12, f7, f14
	.loc 2 9 11 discriminator 3 view .LVU34
	;;
	.mfb
	nop 0
	fadd.d f8 = f10, f9
[.LVL4:]
	.loc 2 8 29 is_stmt 1 discriminator 3 view .LVU35
	.loc 2 8 23 discriminator 3 view .LVU36
	br.cloop.sptk.few .L3
	;;
[.LVL5:]
.L1:
	.loc 2 8 23 is_stmt 0 discriminator 3 view .LVU37
[.LBE4:]
	.loc 2 11 1 view .LVU38
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.LFE6:
	.endp reals#
	.align 16
	.align 64
	.proc precis_text.constprop.0#
precis_text.constprop.0:
[.LFB9:]
	.file 3 "@TOP@/guest-tests/include/precis-profil.h"
	.loc 3 42 29 is_stmt 1 view -0
	.prologue
	.body
	.loc 3 44 5 view .LVU40
	.loc 3 51 5 view .LVU41
	.loc 3 51 12 is_stmt 0 view .LVU42
	.mmi
	nop 0
	addl r15 = @ltoff(@fptr(reals#)), gp
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	adds r17 = 6, r15
	adds r14 = 4, r15
	;;
	.mmi
	ld2 r16 = [r15], 2
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r15 = [r15]
	shl r14 = r14, 32
	.mmi
	nop 0
	ld2 r8 = [r17]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 16
	shl r8 = r8, 48
	;;
	.mmi
	or r15 = r16, r15
	;;
	or r14 = r15, r14
	.loc 3 57 1 view .LVU43
	nop 0
	;;
	.mib
	nop 0
	or r8 = r14, r8
	br.ret.sptk.many b0
.LFE9:
	.endp precis_text.constprop.0#
	.align 16
	.align 64
	.proc precis_result.isra.0#
precis_result.isra.0:
[.LVL6:]
[.LFB10:]
	.loc 3 79 20 is_stmt 1 view -0
	.prologue 12, 34
	.loc 3 79 20 is_stmt 0 view .LVU45
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
[.LCFI1:]
	.loc 3 81 5 is_stmt 1 view .LVU46
	.loc 3 79 20 is_stmt 0 view .LVU47
	.save rp, r34
	mov r34 = b0
[.LCFI2:]
	nop 0
	.mmb
	mov r36 = r1
	.body
	.loc 3 81 8 view .LVU48
	cmp.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L17
	.loc 3 85 1 view .LVU49
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	nop 0
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L17:
	.loc 3 83 5 is_stmt 1 view .LVU50
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
[.LVL7:]
	;;
	.mmi
	mov r1 = r36
	.loc 3 83 13 is_stmt 0 view .LVU51
	st4 [r8] = r33
	.loc 3 84 5 is_stmt 1 view .LVU52
	.loc 3 85 1 is_stmt 0 view .LVU53
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.LFE10:
	.endp precis_result.isra.0#
	.align 16
	.align 64
	.proc precis_call.constprop.0.isra.0#
precis_call.constprop.0.isra.0:
[.LVL8:]
[.LFB12:]
	.loc 3 122 20 is_stmt 1 view -0
	.prologue
	.loc 3 122 20 is_stmt 0 view .LVU55
	.mmi
	alloc r16 = ar.pfs, 4, 0, 8, 0
	.body
[.LVL9:]
	.loc 3 124 5 is_stmt 1 view .LVU56
	.loc 3 125 5 view .LVU57
	.loc 3 122 20 is_stmt 0 view .LVU58
	mov r36 = r32
	mov r37 = r33
	.mii
	mov r38 = r34
	mov r39 = r35
	.loc 3 125 19 view .LVU59
	;;
	addl r15 = 44, r0
	.loc 3 126 5 is_stmt 1 view .LVU60
	.loc 3 127 5 view .LVU61
	.loc 3 128 5 view .LVU62
	.loc 3 129 5 view .LVU63
	.loc 3 130 5 view .LVU64
	.loc 3 131 5 view .LVU65
	.loc 3 133 5 view .LVU66
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
	.loc 3 140 5 view .LVU67
[.LVL10:]
	.loc 3 141 5 view .LVU68
	.loc 3 142 5 view .LVU69
	.loc 3 142 12 is_stmt 0 view .LVU70
#NO_APP
	;;
	.mmi
	mov r33 = r8
[.LVL11:]
	.loc 3 142 12 view .LVU71
	nop 0
	mov r32 = r10
[.LVL12:]
	.loc 3 143 1 view .LVU72
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	.loc 3 142 12 view .LVU73
	nop 0
	br.sptk.many precis_result.isra.0#
[.LVL13:]
	.loc 3 142 12 view .LVU74
	;;
	break.f 0
	;;
.LFE12:
	.endp precis_call.constprop.0.isra.0#
	.align 16
	.align 64
	.proc precis_profil.isra.0#
precis_profil.isra.0:
[.LVL14:]
[.LFB13:]
	.loc 3 151 19 is_stmt 1 view -0
	.prologue
	.body
	.loc 3 153 5 view .LVU76
	.loc 3 153 17 is_stmt 0 view .LVU77
	.mmi
	nop 0
	addp4 r35 = r35, r0
	.loc 3 154 1 view .LVU78
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	.loc 3 153 17 view .LVU79
	nop 0
	br.sptk.many precis_call.constprop.0.isra.0#
[.LVL15:]
	;;
	break.f 0
	;;
.LFE13:
	.endp precis_profil.isra.0#
	.global __divdi3#
	.align 16
	.align 64
	.global divisions#
	.type	divisions#, @function
	.proc divisions#
divisions:
[.LVL16:]
[.LFB7:]
	.loc 2 13 1 is_stmt 1 view -0
	.prologue 12, 36
	.loc 2 13 1 is_stmt 0 view .LVU81
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 2, 0
[.LCFI3:]
	.loc 2 14 5 is_stmt 1 view .LVU82
[.LVL17:]
	.loc 2 15 5 view .LVU83
[.LBB5:]
	.loc 2 15 10 view .LVU84
	.loc 2 15 23 view .LVU85
	sub r14 = 1, r32
[.LBE5:]
	.loc 2 13 1 is_stmt 0 view .LVU86
	.save ar.lc, r39
	mov r39 = ar.lc
[.LCFI4:]
[.LBB6:]
	.loc 2 15 23 view .LVU87
	.mmi
	cmp4.ge p6, p7 = 1, r32
[.LBE6:]
	.loc 2 13 1 view .LVU88
	mov r38 = r1
	sxt4 r35 = r32
	;;
	.mmb
	andcm r14 = -1, r14
	.loc 2 14 9 view .LVU89
	mov r34 = r0
[.LBB7:]
	.loc 2 15 14 view .LVU90
	nop 0
	.mii
	addl r33 = 1, r0
[.LBE7:]
	.loc 2 13 1 view .LVU91
	.save rp, r36
	mov r36 = b0
[.LCFI5:]
	.body
	;;
	addp4 r14 = r14, r0
	.loc 2 14 9 view .LVU92
	.mmb
	(p6) mov r34 = r0
[.LBB8:]
	.loc 2 15 23 view .LVU93
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
[.LVL18:]
	.align 32
.L24:
	.loc 2 16 9 is_stmt 1 discriminator 3 view .LVU94
	.loc 2 16 16 is_stmt 0 discriminator 3 view .LVU95
	.mii
	nop 0
	sxt4 r41 = r33
	nop 0
	.mmb
	mov r40 = r35
	.loc 2 15 29 discriminator 3 view .LVU96
	adds r33 = 1, r33
[.LVL19:]
	.loc 2 16 16 discriminator 3 view .LVU97
	br.call.sptk.many b0 = __divdi3#
[.LVL20:]
	;;
	.mib
	mov r1 = r38
	.loc 2 16 11 discriminator 3 view .LVU98
	add r34 = r34, r8
[.LVL21:]
	.loc 2 15 29 is_stmt 1 discriminator 3 view .LVU99
	.loc 2 15 23 discriminator 3 view .LVU100
	br.cloop.sptk.few .L24
	;;
[.LVL22:]
.L22:
	.loc 2 15 23 is_stmt 0 discriminator 3 view .LVU101
[.LBE8:]
	.loc 2 18 1 view .LVU102
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
.LFE7:
	.endp divisions#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%g %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB8:]
	.loc 2 20 1 is_stmt 1 view -0
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
[.LCFI6:]
	mov r16 = r12
	nop 0
	.mmi
	.fframe 16
	adds r12 = -16, r12
[.LCFI7:]
	.loc 2 21 5 view .LVU104
	.loc 2 22 5 view .LVU105
	.loc 2 20 1 is_stmt 0 view .LVU106
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
[.LCFI8:]
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
[.LCFI9:]
	.body
	.loc 2 22 46 view .LVU107
	nop 0
	br.call.sptk.many b0 = precis_text.constprop.0#
[.LVL23:]
	;;
	.mmi
	mov r1 = r34
	.loc 2 22 5 view .LVU108
	nop 0
	addl r37 = -256, r0
	.mmi
	addl r38 = 32768, r0
	nop 0
	addl r36 = 8192, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(counters#)
	.mmi
	nop 0
	and r37 = r37, r8
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = precis_profil.isra.0#
[.LVL24:]
	;;
	.mib
	mov r1 = r34
	.loc 2 23 5 is_stmt 1 view .LVU109
	.loc 2 23 11 is_stmt 0 view .LVU110
	addl r35 = 30000, r0
	br.call.sptk.many b0 = reals#
[.LVL25:]
	.loc 2 24 5 view .LVU111
	;;
	.mfi
	mov r38 = r0
	.loc 2 23 11 view .LVU112
	mov f2 = f8
[.LVL26:]
	.loc 2 24 5 is_stmt 1 view .LVU113
	.loc 2 23 11 is_stmt 0 view .LVU114
	mov r1 = r34
	.loc 2 24 5 view .LVU115
	.mmi
	mov r37 = r0
	mov r36 = r0
	mov r35 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = precis_profil.isra.0#
[.LVL27:]
	;;
	.mib
	mov r1 = r34
	.loc 2 25 5 is_stmt 1 view .LVU116
	addl r35 = 3000, r0
	br.call.sptk.many b0 = divisions#
[.LVL28:]
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	.mmi
	nop 0
	getf.d r36 = f2
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = printf#
[.LVL29:]
	.loc 2 27 1 is_stmt 0 view .LVU117
	;;
	.mmb
	mov r8 = r0
	.loc 2 25 5 view .LVU118
	mov r1 = r34
	.loc 2 26 5 is_stmt 1 view .LVU119
	.loc 2 27 1 is_stmt 0 view .LVU120
	nop 0
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
[.LVL30:]
	.loc 2 27 1 view .LVU121
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
[.LCFI10:]
	br.ret.sptk.many b0
.LFE8:
	.endp main#
	.bss
	.align 2
	.type	counters#, @object
	.size	counters#, 8192
counters:
	.skip	8192
	.text
.Letext0:
	.file 4 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/errno.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x567
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x16
	data4.ua	@secrel(.LASF27)
	data1	0x1d
	data4.ua	@secrel(.LASF28)
	data4.ua	@secrel(.LASF29)
	data4.ua	@secrel(.LLRL12)
	data8.ua	0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x2
	data1	0x8
	data1	0x4
	data4.ua	@secrel(.LASF0)
	.uleb128 0x17
	data4.ua	@secrel(.LASF30)
	data1	0x4
	data1	0xd6
	data1	0x17
	data4.ua	0x3d
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
	.uleb128 0x18
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x2
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF7)
	.uleb128 0x19
	data1	0x8
	.uleb128 0x2
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF8)
	.uleb128 0x1a
	data4.ua	0x77
	.uleb128 0x2
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF9)
	.uleb128 0x2
	data1	0x10
	data1	0x4
	data4.ua	@secrel(.LASF10)
	.uleb128 0x1b
	data4.ua	0x4b
	data4.ua	0xa2
	.uleb128 0x1c
	data4.ua	0x3d
	data2.ua	0xfff
	data1	0
	.uleb128 0x1d
	data4.ua	@secrel(.LASF14)
	data1	0x2
	data1	0x4
	data1	0x17
	data4.ua	0x91
	.uleb128 0x9
	data1	0x3
	data8.ua	counters#
	.uleb128 0x1e
	data4.ua	@secrel(.LASF31)
	data1	0x5
	data1	0x25
	data1	0xd
	data4.ua	0xc4
	.uleb128 0xc
	data4.ua	0x67
	.uleb128 0x1f
	data4.ua	@secrel(.LASF32)
	data1	0x6
	data2.ua	0x164
	data1	0xc
	data4.ua	0x67
	data4.ua	0xe1
	.uleb128 0xe
	data4.ua	0xe1
	.uleb128 0x20
	data1	0
	.uleb128 0xc
	data4.ua	0x7e
	.uleb128 0x21
	data4.ua	@secrel(.LASF11)
	data1	0x2
	data1	0x13
	data1	0x5
	data4.ua	0x67
	data8.ua	.LFB8
	data8.ua	.LFE8-.LFB8
	data4.ua	@secrel(.LLST10)
	data4.ua	0x1de
	.uleb128 0x7
	stringz	"sum"
	data1	0x15
	data1	0xc
	data4.ua	0x2a
	data4.ua	@secrel(.LLST11)
	data4.ua	@secrel(.LVUS11)
	.uleb128 0xd
	data8.ua	.LVL23
	data4.ua	0x3d3
	.uleb128 0x8
	data8.ua	.LVL24
	data4.ua	0x4ee
	data4.ua	0x15a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	counters#
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0xa
	data2.ua	0x2000
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0xa
	data2.ua	0x8000
	data1	0
	.uleb128 0x8
	data8.ua	.LVL25
	data4.ua	0x242
	data4.ua	0x174
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x3
	data1	0xa
	data2.ua	0x7530
	data1	0
	.uleb128 0x8
	data8.ua	.LVL27
	data4.ua	0x4ee
	data4.ua	0x19e
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x8
	data8.ua	.LVL28
	data4.ua	0x1de
	data4.ua	0x1b8
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x3
	data1	0xa
	data2.ua	0xbb8
	data1	0
	.uleb128 0x22
	data8.ua	.LVL29
	data4.ua	0xc9
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x4
	data1	0xa5
	.uleb128 0x82
	.uleb128 0x2a
	data1	0
	data1	0
	.uleb128 0xf
	data4.ua	@secrel(.LASF12)
	data1	0xc
	data1	0x5
	data4.ua	0x67
	data8.ua	.LFB7
	data8.ua	.LFE7-.LFB7
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x242
	.uleb128 0x10
	stringz	"n"
	data1	0xc
	data1	0x13
	data4.ua	0x67
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x7
	stringz	"s"
	data1	0xe
	data1	0x9
	data4.ua	0x67
	data4.ua	@secrel(.LLST7)
	data4.ua	@secrel(.LVUS7)
	.uleb128 0x11
	data4.ua	@secrel(.LLRL8)
	.uleb128 0x7
	stringz	"i"
	data1	0xf
	data1	0xe
	data4.ua	0x67
	data4.ua	@secrel(.LLST9)
	data4.ua	@secrel(.LVUS9)
	.uleb128 0xd
	data8.ua	.LVL20
	data4.ua	0x561
	data1	0
	data1	0
	.uleb128 0xf
	data4.ua	@secrel(.LASF13)
	data1	0x5
	data1	0x8
	data4.ua	0x2a
	data8.ua	.LFB6
	data8.ua	.LFE6-.LFB6
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x2ac
	.uleb128 0x10
	stringz	"n"
	data1	0x5
	data1	0x12
	data4.ua	0x67
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x7
	stringz	"s"
	data1	0x7
	data1	0xc
	data4.ua	0x2a
	data4.ua	@secrel(.LLST0)
	data4.ua	@secrel(.LVUS0)
	.uleb128 0x23
	stringz	"k"
	data1	0x2
	data1	0x7
	data1	0x13
	data4.ua	0x2a
	data1	0x8
	data4.ua	0
	data4.ua	0x3ff80000
	.uleb128 0x11
	data4.ua	@secrel(.LLRL1)
	.uleb128 0x7
	stringz	"i"
	data1	0x8
	data1	0xe
	data4.ua	0x67
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF19)
	data1	0x97
	data1	0x13
	data4.ua	0x67
	data4.ua	0x2e8
	.uleb128 0x3
	data4.ua	@secrel(.LASF15)
	data1	0x97
	data1	0x27
	data4.ua	0x75
	.uleb128 0x3
	data4.ua	@secrel(.LASF16)
	data1	0x97
	data1	0x36
	data4.ua	0x31
	.uleb128 0x3
	data4.ua	@secrel(.LASF17)
	data1	0x97
	data1	0x4a
	data4.ua	0x3d
	.uleb128 0x3
	data4.ua	@secrel(.LASF18)
	data1	0x97
	data1	0x5b
	data4.ua	0x52
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF20)
	data1	0x7a
	data1	0x14
	data4.ua	0x6e
	data4.ua	0x37a
	.uleb128 0x3
	data4.ua	@secrel(.LASF21)
	data1	0x7a
	data1	0x25
	data4.ua	0x6e
	.uleb128 0xa
	stringz	"a"
	data1	0x32
	data4.ua	0x6e
	.uleb128 0xa
	stringz	"b"
	data1	0x3a
	data4.ua	0x6e
	.uleb128 0xa
	stringz	"c"
	data1	0x42
	data4.ua	0x6e
	.uleb128 0xa
	stringz	"d"
	data1	0x4a
	data4.ua	0x6e
	.uleb128 0x12
	data4.ua	@secrel(.LASF22)
	data1	0x7c
	data1	0xa
	data4.ua	0x6e
	.uleb128 0x12
	data4.ua	@secrel(.LASF23)
	data1	0x7c
	data1	0x12
	data4.ua	0x6e
	.uleb128 0x4
	stringz	"r15"
	data1	0x7d
	data4.ua	0x6e
	.uleb128 0x4
	stringz	"r8"
	data1	0x7e
	data4.ua	0x6e
	.uleb128 0x4
	stringz	"r10"
	data1	0x7f
	data4.ua	0x6e
	.uleb128 0x4
	stringz	"o0"
	data1	0x80
	data4.ua	0x6e
	.uleb128 0x4
	stringz	"o1"
	data1	0x81
	data4.ua	0x6e
	.uleb128 0x4
	stringz	"o2"
	data1	0x82
	data4.ua	0x6e
	.uleb128 0x4
	stringz	"o3"
	data1	0x83
	data4.ua	0x6e
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF24)
	data1	0x4f
	data1	0x14
	data4.ua	0x6e
	data4.ua	0x3a0
	.uleb128 0x3
	data4.ua	@secrel(.LASF23)
	data1	0x4f
	data1	0x27
	data4.ua	0x6e
	.uleb128 0x3
	data4.ua	@secrel(.LASF22)
	data1	0x4f
	data1	0x34
	data4.ua	0x6e
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF25)
	data1	0x2a
	data1	0x1d
	data4.ua	0x3d
	data4.ua	0x3c3
	.uleb128 0x3
	data4.ua	@secrel(.LASF26)
	data1	0x2a
	data1	0x30
	data4.ua	0x3ce
	.uleb128 0x4
	stringz	"p"
	data1	0x2c
	data4.ua	0x3d
	data1	0
	.uleb128 0x24
	data4.ua	0x3ce
	.uleb128 0xe
	data4.ua	0x3d
	data1	0
	.uleb128 0xc
	data4.ua	0x3c3
	.uleb128 0xb
	data4.ua	0x3a0
	data8.ua	.LFB9
	data8.ua	.LFE9-.LFB9
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x3fa
	.uleb128 0x25
	data4.ua	0x3ba
	.uleb128 0x26
	data4.ua	0x3af
	data1	0
	.uleb128 0xb
	data4.ua	0x37a
	data8.ua	.LFB10
	data8.ua	.LFE10-.LFB10
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x434
	.uleb128 0x5
	data4.ua	0x389
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x5
	data4.ua	0x394
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	.uleb128 0xd
	data8.ua	.LVL7
	data4.ua	0xb8
	data1	0
	.uleb128 0xb
	data4.ua	0x2e8
	data8.ua	.LFB12
	data8.ua	.LFE12-.LFB12
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x4ee
	.uleb128 0x13
	data4.ua	0x302
	data4.ua	@secrel(.LLST3)
	data4.ua	@secrel(.LVUS3)
	.uleb128 0x13
	data4.ua	0x30a
	data4.ua	@secrel(.LLST4)
	data4.ua	@secrel(.LVUS4)
	.uleb128 0x5
	data4.ua	0x312
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	.uleb128 0x5
	data4.ua	0x31a
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x14
	data4.ua	0x322
	data4.ua	@secrel(.LLST5)
	data4.ua	@secrel(.LVUS5)
	.uleb128 0x14
	data4.ua	0x32d
	data4.ua	@secrel(.LLST6)
	data4.ua	@secrel(.LVUS6)
	.uleb128 0x6
	data4.ua	0x338
	.uleb128 0x1
	data1	0x5f
	.uleb128 0x6
	data4.ua	0x342
	.uleb128 0x1
	data1	0x58
	.uleb128 0x6
	data4.ua	0x34b
	.uleb128 0x1
	data1	0x5a
	.uleb128 0x6
	data4.ua	0x355
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x6
	data4.ua	0x35e
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x6
	data4.ua	0x367
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x6
	data4.ua	0x370
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x27
	data4.ua	0x2f7
	data1	0x2c
	.uleb128 0x15
	data8.ua	.LVL13
	data4.ua	0x3fa
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0xb
	data4.ua	0x2ac
	data8.ua	.LFB13
	data8.ua	.LFE13-.LFB13
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x561
	.uleb128 0x5
	data4.ua	0x2bb
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x5
	data4.ua	0x2c6
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	.uleb128 0x5
	data4.ua	0x2d1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	.uleb128 0x5
	data4.ua	0x2dc
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x15
	data8.ua	.LVL15
	data4.ua	0x434
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	.uleb128 0x28
	data4.ua	0x2f7
	.uleb128 0x2
	data1	0x8
	data1	0x2c
	data1	0
	data1	0
	.uleb128 0x29
	data4.ua	@secrel(.LASF33)
	data4.ua	@secrel(.LASF33)
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
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x4
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 19
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
	.uleb128 0x5
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x6
	.uleb128 0x34
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0x9
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x20
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xa
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 122
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xb
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x31
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
	.uleb128 0xc
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xe
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xf
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
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
	.uleb128 0x10
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
	.uleb128 0x11
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x12
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x13
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
	.uleb128 0x14
	.uleb128 0x34
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x15
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x82
	.uleb128 0x19
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x16
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
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x17
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
	.uleb128 0x18
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
	.uleb128 0x19
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x1a
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1b
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0x5
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0x34
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
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x1e
	.uleb128 0x2e
	data1	0
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
	.uleb128 0x3c
	.uleb128 0x19
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
	.uleb128 0x20
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x21
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
	.uleb128 0x22
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x23
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xa
	data1	0
	data1	0
	.uleb128 0x24
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x25
	.uleb128 0x34
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x26
	.uleb128 0x5
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x27
	.uleb128 0x5
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x28
	.uleb128 0x49
	data1	0
	.uleb128 0x80
	.uleb128 0x13
	.uleb128 0x7e
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x29
	.uleb128 0x2e
	data1	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x3
	.uleb128 0xe
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
.LLST10:
	data1	0x6
	data8.ua	.LFB8
	data1	0x4
	.uleb128 .LFB8-.LFB8
	.uleb128 .LCFI7-.LFB8
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI7-.LFB8
	.uleb128 .LCFI10-.LFB8
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI10-.LFB8
	.uleb128 .LFE8-.LFB8
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS11:
	.uleb128 .LVU113
	.uleb128 .LVU121
.LLST11:
	data1	0x8
	data8.ua	.LVL26
	.uleb128 .LVL30-.LVL26
	.uleb128 0x3
	data1	0x90
	.uleb128 0x82
	data1	0
.LVUS7:
	.uleb128 .LVU83
	.uleb128 .LVU94
	.uleb128 .LVU94
	.uleb128 .LVU101
.LLST7:
	data1	0x6
	data8.ua	.LVL17
	data1	0x4
	.uleb128 .LVL17-.LVL17
	.uleb128 .LVL18-.LVL17
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL18-.LVL17
	.uleb128 .LVL22-.LVL17
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	data1	0
.LVUS9:
	.uleb128 .LVU85
	.uleb128 .LVU94
	.uleb128 .LVU94
	.uleb128 .LVU97
	.uleb128 .LVU97
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 .LVU101
.LLST9:
	data1	0x6
	data8.ua	.LVL17
	data1	0x4
	.uleb128 .LVL17-.LVL17
	.uleb128 .LVL18-.LVL17
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL18-.LVL17
	.uleb128 .LVL19-.LVL17
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL19-.LVL17
	.uleb128 .LVL21-.LVL17
	.uleb128 0x4
	data1	0x92
	.uleb128 0x21
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL21-.LVL17
	.uleb128 .LVL22-.LVL17
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
.LVUS0:
	.uleb128 .LVU2
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU18
	.uleb128 .LVU35
	.uleb128 .LVU37
.LLST0:
	data1	0x6
	data8.ua	.LVL0
	data1	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0xa
	data1	0x9e
	.uleb128 0x8
	data4.ua	0
	data4.ua	0
	data1	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL3-.LVL0
	.uleb128 0x3
	data1	0x90
	.uleb128 0x88
	data1	0x4
	.uleb128 .LVL4-.LVL0
	.uleb128 .LVL5-.LVL0
	.uleb128 0x3
	data1	0x90
	.uleb128 0x88
	data1	0
.LVUS2:
	.uleb128 .LVU4
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU37
.LLST2:
	data1	0x6
	data8.ua	.LVL0
	data1	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LVL4-.LVL0
	.uleb128 0x3
	data1	0x7e
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL4-.LVL0
	.uleb128 .LVL5-.LVL0
	.uleb128 0x1
	data1	0x5e
	data1	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU72
	.uleb128 .LVU72
	.uleb128 0
.LLST3:
	data1	0x6
	data8.ua	.LVL8
	data1	0x4
	.uleb128 .LVL8-.LVL8
	.uleb128 .LVL12-.LVL8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL12-.LVL8
	.uleb128 .LFE12-.LVL8
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU71
	.uleb128 .LVU71
	.uleb128 0
.LLST4:
	data1	0x6
	data8.ua	.LVL8
	data1	0x4
	.uleb128 .LVL8-.LVL8
	.uleb128 .LVL11-.LVL8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL11-.LVL8
	.uleb128 .LFE12-.LVL8
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x9f
	data1	0
.LVUS5:
	.uleb128 .LVU68
	.uleb128 .LVU74
	.uleb128 .LVU74
	.uleb128 0
.LLST5:
	data1	0x6
	data8.ua	.LVL10
	data1	0x4
	.uleb128 .LVL10-.LVL10
	.uleb128 .LVL13-1-.LVL10
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL13-1-.LVL10
	.uleb128 .LFE12-.LVL10
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
.LVUS6:
	.uleb128 .LVU69
	.uleb128 .LVU74
	.uleb128 .LVU74
	.uleb128 0
.LLST6:
	data1	0x6
	data8.ua	.LVL10
	data1	0x4
	.uleb128 .LVL10-.LVL10
	.uleb128 .LVL13-1-.LVL10
	.uleb128 0x1
	data1	0x5a
	data1	0x4
	.uleb128 .LVL13-1-.LVL10
	.uleb128 .LFE12-.LVL10
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	data4.ua	0x3c
	data2.ua	0x2
	data4.ua	@secrel(.Ldebug_info0)
	data1	0x8
	data1	0
	data2.ua	0
	data2.ua	0
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data8.ua	.LFB8
	data8.ua	.LFE8-.LFB8
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
.LLRL1:
	data1	0x5
	data8.ua	.LBB2
	data1	0x4
	.uleb128 .LBB2-.LBB2
	.uleb128 .LBE2-.LBB2
	data1	0x4
	.uleb128 .LBB3-.LBB2
	.uleb128 .LBE3-.LBB2
	data1	0x4
	.uleb128 .LBB4-.LBB2
	.uleb128 .LBE4-.LBB2
	data1	0
.LLRL8:
	data1	0x5
	data8.ua	.LBB5
	data1	0x4
	.uleb128 .LBB5-.LBB5
	.uleb128 .LBE5-.LBB5
	data1	0x4
	.uleb128 .LBB6-.LBB5
	.uleb128 .LBE6-.LBB5
	data1	0x4
	.uleb128 .LBB7-.LBB5
	.uleb128 .LBE7-.LBB5
	data1	0x4
	.uleb128 .LBB8-.LBB5
	.uleb128 .LBE8-.LBB5
	data1	0
.LLRL12:
	data1	0x7
	data8.ua	.Ltext0
	.uleb128 .Letext0-.Ltext0
	data1	0x7
	data8.ua	.LFB8
	.uleb128 .LFE8-.LFB8
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF12:
	stringz	"divisions"
.LASF3:
	stringz	"short unsigned int"
.LASF32:
	stringz	"printf"
.LASF18:
	stringz	"scale"
.LASF5:
	stringz	"signed char"
.LASF16:
	stringz	"size"
.LASF1:
	stringz	"long unsigned int"
.LASF28:
	stringz	"@SOURCE@/program.c"
.LASF30:
	stringz	"size_t"
.LASF33:
	stringz	"__divdi3"
.LASF2:
	stringz	"unsigned char"
.LASF0:
	stringz	"double"
.LASF14:
	stringz	"counters"
.LASF11:
	stringz	"main"
.LASF13:
	stringz	"reals"
.LASF4:
	stringz	"unsigned int"
.LASF8:
	stringz	"char"
.LASF22:
	stringz	"result"
.LASF20:
	stringz	"precis_call"
.LASF21:
	stringz	"number"
.LASF27:
	stringz	"GNU C17 12.2.0 -g -O2 -fno-inline"
.LASF9:
	stringz	"long long int"
.LASF17:
	stringz	"offset"
.LASF6:
	stringz	"short int"
.LASF15:
	stringz	"buffer"
.LASF23:
	stringz	"failed"
.LASF7:
	stringz	"long int"
.LASF19:
	stringz	"precis_profil"
.LASF10:
	stringz	"long double"
.LASF29:
	stringz	"@WORK@"
.LASF31:
	stringz	"__errno_location"
.LASF25:
	stringz	"precis_text"
.LASF26:
	stringz	"function"
.LASF24:
	stringz	"precis_result"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
