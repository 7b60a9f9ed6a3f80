// ac4415f69b3ff708b095a1b99b7ba3ff guest-tests/demo/histogram.c
	.file	"histogram.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/histogram.c"
	.align 16
	.align 64
	.proc integers#
integers:
[.LVL0:]
[.LFB17:]
	.file 2 "@SOURCE@/histogram.c"
	.loc 2 12 1 view -0
	.prologue
	.loc 2 13 5 view .LVU1
	.loc 2 14 5 view .LVU2
[.LBB19:]
	.loc 2 14 10 view .LVU3
	.loc 2 14 33 view .LVU4
[.LBE19:]
	.loc 2 13 14 is_stmt 0 view .LVU5
	.mmi
	addl r15 = 1, r0
[.LBB20:]
	.loc 2 14 24 view .LVU6
	mov r16 = r0
[.LBE20:]
	.loc 2 12 1 view .LVU7
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
[.LBB21:]
	.loc 2 14 37 view .LVU8
	.mii
	nop 0
	shl r14 = r32, 5
	;;
	sub r14 = r14, r32
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	shladd r17 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 6
	.loc 2 14 33 view .LVU9
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
[.LBE21:]
	.loc 2 13 14 view .LVU10
	nop 0
	adds r17 = -1, r14
	;;
	.mib
	(p6) addl r15 = 1, r0
	mov ar.lc = r17
[.LBB22:]
	.loc 2 14 33 view .LVU11
	(p6) br.cond.dpnt .L2
	;;
[.LVL1:]
	.align 32
.L3:
	.loc 2 15 9 is_stmt 1 discriminator 3 view .LVU12
	.loc 2 15 16 is_stmt 0 discriminator 3 view .LVU13
	.mii
	xor r15 = r15, r16
[.LVL2:]
	.loc 2 14 47 discriminator 3 view .LVU14
	adds r16 = 1, r16
[.LVL3:]
	.loc 2 15 11 discriminator 3 view .LVU15
	;;
	dep.z r14 = r15, 16, 16
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
	shladd r14 = r14, 3, r0
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
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r15 = r14, r15
[.LVL4:]
	.loc 2 14 47 is_stmt 1 discriminator 3 view .LVU16
	.loc 2 14 33 discriminator 3 view .LVU17
	br.cloop.sptk.few .L3
	;;
[.LVL5:]
.L2:
	.loc 2 14 33 is_stmt 0 discriminator 3 view .LVU18
[.LBE22:]
	.loc 2 16 5 is_stmt 1 view .LVU19
	.loc 2 16 10 is_stmt 0 view .LVU20
	.mmi
	addl r14 = @gprel(sink#), gp
	.loc 2 17 1 view .LVU21
	nop 0
	mov ar.lc = r2
	.loc 2 16 10 view .LVU22
	;;
	.mib
	st4.rel [r14] = r15
	.loc 2 17 1 view .LVU23
	nop 0
	br.ret.sptk.many b0
.LFE17:
	.endp integers#
	.global __udivdi3#
	.global __umoddi3#
	.align 16
	.align 64
	.proc divisions#
divisions:
[.LVL6:]
[.LFB18:]
	.loc 2 20 1 is_stmt 1 view -0
	.prologue 12, 37
	.loc 2 20 1 is_stmt 0 view .LVU25
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 2, 0
[.LCFI1:]
	.loc 2 21 5 is_stmt 1 view .LVU26
[.LVL7:]
	.loc 2 22 5 view .LVU27
[.LBB23:]
	.loc 2 22 10 view .LVU28
	.loc 2 22 33 view .LVU29
[.LBE23:]
	.loc 2 20 1 is_stmt 0 view .LVU30
	mov r39 = r1
	.save ar.lc, r40
	mov r40 = ar.lc
[.LCFI2:]
[.LBB24:]
	.loc 2 22 37 view .LVU31
	.mib
	nop 0
	shl r14 = r32, 5
	nop 0
	;;
	.mmi
	sub r14 = r14, r32
[.LBE24:]
	.loc 2 21 14 view .LVU32
	addl r41 = 12345, r0
[.LBB25:]
	.loc 2 22 24 view .LVU33
	addl r34 = 1, r0
	.loc 2 23 31 view .LVU34
	.mlx
	addl r35 = 255, r0
	.loc 2 23 57 view .LVU35
	movl r36 = 1000000007
	.loc 2 22 37 view .LVU36
	;;
	.mii
	shladd r14 = r14, 2, r0
[.LBE25:]
	.loc 2 20 1 view .LVU37
	.save rp, r37
	mov r37 = b0
[.LCFI3:]
	.body
[.LBB26:]
	.loc 2 22 37 view .LVU38
	;;
	add r14 = r14, r32
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	.loc 2 22 33 view .LVU39
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = 1, r14
	.loc 2 23 57 view .LVU40
	nop 0
	adds r15 = -2, r14
[.LBE26:]
	.loc 2 21 14 view .LVU41
	;;
	.mib
	(p6) addl r41 = 12345, r0
[.LBB27:]
	.loc 2 23 57 view .LVU42
	mov ar.lc = r15
	.loc 2 22 33 view .LVU43
	(p6) br.cond.dpnt .L9
	;;
[.LVL8:]
	.align 32
.L10:
	.loc 2 23 9 is_stmt 1 discriminator 3 view .LVU44
	.loc 2 23 31 is_stmt 0 discriminator 3 view .LVU45
	.mii
	and r42 = r35, r34
	.loc 2 23 15 discriminator 3 view .LVU46
	addp4 r41 = r41, r0
	.loc 2 23 38 discriminator 3 view .LVU47
	;;
	or r42 = 1, r42
	.loc 2 23 15 discriminator 3 view .LVU48
	;;
	.mib
	nop 0
	zxt1 r42 = r42
	br.call.sptk.many b0 = __udivdi3#
[.LVL9:]
	.loc 2 23 72 discriminator 3 view .LVU49
	;;
	.mmi
	or r42 = 1, r34
	.loc 2 23 15 discriminator 3 view .LVU50
	mov r1 = r39
	.loc 2 23 57 discriminator 3 view .LVU51
	nop 0
	.mmi
	mov r41 = r36
	.loc 2 23 15 discriminator 3 view .LVU52
	mov r33 = r8
	.loc 2 23 57 discriminator 3 view .LVU53
	adds r34 = 1, r34
[.LVL10:]
	.loc 2 23 57 discriminator 3 view .LVU54
	;;
	.mib
	addp4 r42 = r42, r0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
[.LVL11:]
	;;
	.mib
	mov r1 = r39
	.loc 2 23 11 discriminator 3 view .LVU55
	add r41 = r33, r8
[.LVL12:]
	.loc 2 22 46 is_stmt 1 discriminator 3 view .LVU56
	.loc 2 22 33 discriminator 3 view .LVU57
	br.cloop.sptk.few .L10
	;;
[.LVL13:]
.L9:
	.loc 2 22 33 is_stmt 0 discriminator 3 view .LVU58
[.LBE27:]
	.loc 2 24 5 is_stmt 1 view .LVU59
	.loc 2 24 10 is_stmt 0 view .LVU60
	.mmi
	addl r14 = @gprel(sink#), gp
	.loc 2 25 1 view .LVU61
	nop 0
	mov b0 = r37
	.loc 2 24 10 view .LVU62
	;;
	.mmi
	st4.rel [r14] = r41
	.loc 2 25 1 view .LVU63
	nop 0
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
.LFE18:
	.endp divisions#
	.align 16
	.align 64
	.proc reals#
reals:
[.LVL14:]
[.LFB19:]
	.loc 2 28 1 is_stmt 1 view -0
	.prologue
	.loc 2 29 5 view .LVU65
	.loc 2 30 5 view .LVU66
[.LBB28:]
	.loc 2 30 10 view .LVU67
	.loc 2 30 33 view .LVU68
[.LBE28:]
	.loc 2 29 12 is_stmt 0 view .LVU69
	.mfi
	nop 0
	mov f10 = f1
	.loc 2 28 1 view .LVU70
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI4:]
	.body
[.LBB29:]
	.loc 2 30 24 view .LVU71
	.mlx
	addl r14 = 1, r0
	.loc 2 31 11 view .LVU72
	movl r15 = 0x3fe0000000000000
	;;
	.mii
	setf.d f12 = r15
	.loc 2 30 37 view .LVU73
	shl r15 = r32, 5
	;;
	sub r15 = r15, r32
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r32
	nop 0
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	.loc 2 30 33 view .LVU74
	nop 0
	;;
	.mmi
	cmp.geu p6, p7 = 1, r15
	.loc 2 31 11 view .LVU75
	nop 0
	adds r16 = -2, r15
[.LBE29:]
	.loc 2 29 12 view .LVU76
	;;
	.mfi
	nop 0
	(p6) mov f10 = f1
[.LBB30:]
	.loc 2 31 11 view .LVU77
	mov ar.lc = r16
	.loc 2 30 33 view .LVU78
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L16
[.LVL15:]
	.align 32
.L17:
	.loc 2 31 9 is_stmt 1 discriminator 3 view .LVU79
	.loc 2 31 27 is_stmt 0 discriminator 3 view .LVU80
	.mmi
	setf.sig f6 = r14
	nop 0
	adds r14 = 1, r14
[.LVL16:]
	.loc 2 31 27 discriminator 3 view .LVU81
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f8, f1
[.LVL17:]
	.loc 2 31 27 discriminator 3 view .LVU82
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	.loc 2 31 11 discriminator 3 view .LVU83
	;;
	.mfb
	nop 0
	fma.d f10 = f10, f12, f8
[.LVL18:]
	.loc 2 30 47 is_stmt 1 discriminator 3 view .LVU84
	.loc 2 30 33 discriminator 3 view .LVU85
	br.cloop.sptk.few .L17
	;;
[.LVL19:]
.L16:
	.loc 2 30 33 is_stmt 0 discriminator 3 view .LVU86
[.LBE30:]
	.loc 2 32 5 is_stmt 1 view .LVU87
	.loc 2 32 11 is_stmt 0 view .LVU88
	.mmi
	getf.d r15 = f10
	addl r14 = @gprel(fsink#), gp
	.loc 2 33 1 view .LVU89
	mov ar.lc = r2
	.loc 2 32 11 view .LVU90
	;;
	.mib
	st8.rel [r14] = r15
	.loc 2 33 1 view .LVU91
	nop 0
	br.ret.sptk.many b0
.LFE19:
	.endp reals#
	.align 16
	.align 64
	.proc library#
library:
[.LVL20:]
[.LFB20:]
	.loc 2 36 40 is_stmt 1 view -0
	.prologue
	.body
	.loc 2 36 42 view .LVU93
	.loc 2 36 47 is_stmt 0 view .LVU94
	.mmi
	nop 0
	addl r14 = @gprel(sink#), gp
	nop 0
	;;
	.mib
	st4.rel [r14] = r32
	.loc 2 36 62 view .LVU95
	nop 0
	br.ret.sptk.many b0
.LFE20:
	.endp library#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"elsewhere"
	.align 8
.LC1:
	stringz	"profil"
	.align 8
.LC3:
	stringz	"   text at  ticks"
	.align 8
.LC4:
	stringz	"########################################"
	.align 8
.LC5:
	stringz	"%10lx %6u %-*.*s %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB21:]
	.loc 2 39 1 is_stmt 1 view -0
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 15, 8, 0
[.LCFI5:]
	.loc 2 40 5 view .LVU97
	.loc 2 44 5 view .LVU98
[.LBB56:]
[.LBI56:]
	.file 3 "@WORK@/include/precis-profil.h"
	.loc 3 42 29 view .LVU99
[.LBB57:]
	.loc 3 44 5 view .LVU100
	.loc 3 51 5 view .LVU101
	.loc 3 51 12 is_stmt 0 view .LVU102
	addl r16 = @ltoff(@fptr(integers#)), gp
[.LBE57:]
[.LBE56:]
	.loc 2 39 1 view .LVU103
	.save ar.lc, r46
	mov r46 = ar.lc
[.LCFI6:]
	.mlx
	mov r45 = r1
[.LBB60:]
[.LBB61:]
[.LBB62:]
[.LBB63:]
	.loc 3 128 19 view .LVU104
	movl r47 = @gprel(counters#)
[.LBE63:]
[.LBE62:]
[.LBE61:]
[.LBE60:]
[.LBB89:]
[.LBB58:]
	.loc 3 51 12 view .LVU105
	;;
	.mmi
	ld8 r16 = [r16]
[.LBE58:]
[.LBE89:]
[.LBB90:]
[.LBB84:]
[.LBB78:]
[.LBB72:]
	.loc 3 125 19 view .LVU106
	addl r15 = 44, r0
[.LBE72:]
[.LBE78:]
[.LBE84:]
[.LBE90:]
	.loc 2 39 1 view .LVU107
	.save rp, r43
	mov r43 = b0
[.LCFI7:]
	.body
[.LBB91:]
[.LBB85:]
[.LBB79:]
[.LBB73:]
	.loc 3 128 19 view .LVU108
	.mmi
	add r47 = r1, r47
	.loc 3 129 19 view .LVU109
	addl r48 = 512, r0
	.loc 3 131 19 view .LVU110
	addl r50 = 8192, r0
[.LBE73:]
[.LBE79:]
[.LBE85:]
[.LBE91:]
[.LBB92:]
[.LBB59:]
	.loc 3 51 12 view .LVU111
	;;
	.mmi
	adds r18 = 6, r16
	nop 0
	adds r14 = 4, r16
	;;
	.mmi
	ld2 r17 = [r16], 2
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r16 = [r16]
	shl r14 = r14, 32
	.mmi
	nop 0
	ld2 r35 = [r18]
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 16
	shl r35 = r35, 48
	;;
	.mmi
	or r16 = r17, r16
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mmi
	or r35 = r14, r35
[.LVL21:]
	.loc 3 51 12 view .LVU112
[.LBE59:]
[.LBE92:]
	.loc 2 45 5 is_stmt 1 view .LVU113
[.LBB93:]
[.LBI60:]
	.loc 3 151 19 view .LVU114
[.LBB86:]
	.loc 3 153 5 view .LVU115
[.LBB80:]
[.LBI62:]
	.loc 3 122 20 view .LVU116
[.LBB74:]
	.loc 3 124 5 view .LVU117
	.loc 3 125 5 view .LVU118
	.loc 3 126 5 view .LVU119
	.loc 3 127 5 view .LVU120
	.loc 3 128 5 view .LVU121
	.loc 3 129 5 view .LVU122
	.loc 3 130 5 view .LVU123
	.loc 3 130 19 is_stmt 0 view .LVU124
	;;
	mov r49 = r35
	.loc 3 131 5 is_stmt 1 view .LVU125
	.loc 3 133 5 view .LVU126
	nop 0
	;;
#APP
// 133 "@WORK@/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
	.loc 3 140 5 view .LVU127
[.LVL22:]
#NO_APP
[.LBB64:]
[.LBB65:]
	.loc 3 81 8 is_stmt 0 view .LVU128
	;;
	.mmb
	cmp.eq p6, p7 = 0, r10
[.LBE65:]
[.LBE64:]
[.LBE74:]
[.LBE80:]
	.loc 3 153 12 view .LVU129
	mov r42 = r8
[.LBB81:]
[.LBB75:]
	.loc 3 140 12 view .LVU130
	nop 0
	.mib
	mov r32 = r8
[.LVL23:]
	.loc 3 141 5 is_stmt 1 view .LVU131
	.loc 3 142 5 view .LVU132
[.LBB69:]
[.LBI64:]
	.loc 3 79 20 view .LVU133
[.LBB66:]
	.loc 3 81 5 view .LVU134
	.loc 3 81 5 is_stmt 0 view .LVU135
[.LBE66:]
[.LBE69:]
[.LBE75:]
[.LBE81:]
[.LBE86:]
[.LBE93:]
	mov ar.lc = 39
[.LBB94:]
[.LBB87:]
[.LBB82:]
[.LBB76:]
[.LBB70:]
[.LBB67:]
	.loc 3 81 8 view .LVU136
	(p7) br.cond.dpnt .L47
[.LBE67:]
[.LBE70:]
[.LBE76:]
[.LBE82:]
[.LBE87:]
[.LBE94:]
	.loc 2 45 8 view .LVU137
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L26
[.LVL24:]
	.align 32
.L27:
[.LBB95:]
[.LBB96:]
	.loc 2 50 27 is_stmt 1 view .LVU138
	.loc 2 51 13 view .LVU139
	.mib
	addl r47 = 8, r0
	nop 0
	br.call.sptk.many b0 = integers#
[.LVL25:]
	;;
	.mib
	mov r1 = r45
	.loc 2 50 33 view .LVU140
[.LVL26:]
	.loc 2 50 27 view .LVU141
	.loc 2 51 13 view .LVU142
	addl r47 = 8, r0
	br.call.sptk.many b0 = divisions#
[.LVL27:]
	;;
	.mib
	mov r1 = r45
	.loc 2 50 33 view .LVU143
[.LVL28:]
	.loc 2 50 27 view .LVU144
	.loc 2 51 13 view .LVU145
	addl r47 = 8, r0
	br.call.sptk.many b0 = reals#
[.LVL29:]
	;;
	.mib
	nop 0
	mov r1 = r45
	.loc 2 50 33 view .LVU146
[.LVL30:]
	.loc 2 50 27 view .LVU147
[.LBE96:]
	.loc 2 49 30 view .LVU148
	.loc 2 49 23 view .LVU149
	br.cloop.sptk.few .L27
[.LBE95:]
	.loc 2 52 5 view .LVU150
[.LVL31:]
[.LBB97:]
[.LBI97:]
	.loc 3 151 19 view .LVU151
	.loc 3 153 5 view .LVU152
[.LBB98:]
[.LBI98:]
	.loc 3 122 20 view .LVU153
[.LBB99:]
	.loc 3 124 5 view .LVU154
	.loc 3 125 5 view .LVU155
	.loc 3 125 19 is_stmt 0 view .LVU156
	.mmi
	addl r15 = 44, r0
	.loc 3 126 5 is_stmt 1 view .LVU157
	.loc 3 127 5 view .LVU158
	.loc 3 128 5 view .LVU159
	.loc 3 128 19 is_stmt 0 view .LVU160
	mov r47 = r0
	.loc 3 129 5 is_stmt 1 view .LVU161
	.loc 3 129 19 is_stmt 0 view .LVU162
	nop 0
	.mmi
	mov r48 = r0
	.loc 3 130 5 is_stmt 1 view .LVU163
	.loc 3 130 19 is_stmt 0 view .LVU164
	mov r49 = r0
	.loc 3 131 5 is_stmt 1 view .LVU165
	.loc 3 131 19 is_stmt 0 view .LVU166
	mov r50 = r0
	.loc 3 133 5 is_stmt 1 view .LVU167
	;;
#APP
// 133 "@WORK@/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
	.loc 3 140 5 view .LVU168
#NO_APP
	;;
	.mib
	nop 0
	mov ar.lc = 63
	.loc 3 140 12 is_stmt 0 view .LVU169
	nop 0
	.mlx
	mov r32 = r8
[.LVL32:]
	.loc 3 141 5 is_stmt 1 view .LVU170
	.loc 3 142 5 view .LVU171
[.LBB100:]
[.LBI100:]
	.loc 3 79 20 view .LVU172
[.LBB101:]
	.loc 3 81 5 view .LVU173
	.loc 3 81 5 is_stmt 0 view .LVU174
[.LBE101:]
[.LBE100:]
[.LBE99:]
[.LBE98:]
[.LBE97:]
[.LBB110:]
	.loc 2 55 23 is_stmt 1 view .LVU175
[.LBE110:]
	movl r36 = @gprel(counters#)
	;;
	.mlx
	nop 0
	movl r17 = 4294967297
	.mlx
	add r36 = r1, r36
[.LBB111:]
	.loc 2 56 14 is_stmt 0 view .LVU176
	movl r18 = -9223372034707292160
[.LBE111:]
[.LBB112:]
[.LBB108:]
[.LBB106:]
[.LBB104:]
[.LBB102:]
	.loc 3 81 8 view .LVU177
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L48
[.LVL33:]
	.align 32
.L30:
	.loc 3 81 8 view .LVU178
[.LBE102:]
[.LBE104:]
[.LBE106:]
[.LBE108:]
[.LBE112:]
[.LBB113:]
	.loc 2 56 9 is_stmt 1 discriminator 3 view .LVU179
	.loc 2 56 24 is_stmt 0 discriminator 3 view .LVU180
	.mmi
	ld8 r16 = [r36], 8
	.loc 2 56 14 discriminator 3 view .LVU181
	nop 0
	psub4 r19 = r17, r18
	.loc 2 56 24 discriminator 3 view .LVU182
	;;
	.mii
	nop 0
	unpack2.l r14 = r0, r16
	unpack2.h r16 = r0, r16
	.loc 2 56 14 discriminator 3 view .LVU183
	;;
	.mii
	psub4 r15 = r14, r18
	psub4 r20 = r16, r18
	;;
	pcmp4.gt r15 = r15, r20
	;;
	.mii
	and r14 = r14, r15
	andcm r15 = r16, r15
	;;
	or r14 = r15, r14
	;;
	.mmi
	nop 0
	psub4 r15 = r14, r18
	nop 0
	;;
	.mmi
	pcmp4.gt r15 = r15, r19
	;;
	and r14 = r14, r15
	andcm r17 = r17, r15
	;;
	.mib
	nop 0
	or r17 = r17, r14
[.LVL34:]
	.loc 2 55 36 is_stmt 1 discriminator 3 view .LVU184
	.loc 2 55 23 discriminator 3 view .LVU185
	br.cloop.sptk.few .L30
	;;
	.mib
	nop 0
	shr.u r38 = r17, 32
	nop 0
	.mlx
	psub4 r16 = r17, r18
	movl r34 = @gprel(counters#)
	;;
	.mlx
	psub4 r14 = r38, r18
[.LBE113:]
[.LBB114:]
[.LBB115:]
	.loc 2 60 21 is_stmt 0 view .LVU186
	movl r41 = @gprel(.LC0)
	.mlx
	add r34 = r1, r34
	.loc 2 71 9 view .LVU187
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	.loc 2 60 21 view .LVU188
	.mlx
	add r41 = r1, r41
[.LBE115:]
[.LBE114:]
	.loc 2 57 5 view .LVU189
	movl r47 = @gprel(.LC3)
	;;
	.mmi
	pcmp4.gt r14 = r14, r16
[.LBB130:]
[.LBB124:]
	.loc 2 71 9 view .LVU190
	add r40 = r1, r40
	add r39 = r1, r39
[.LBE124:]
[.LBE130:]
	.loc 2 57 5 view .LVU191
	.mmi
	add r47 = r1, r47
	;;
	and r38 = r38, r14
	andcm r14 = r17, r14
	;;
	.mib
	or r38 = r14, r38
	.loc 2 57 5 is_stmt 1 view .LVU192
	nop 0
	br.call.sptk.many b0 = puts#
[.LVL35:]
	;;
	.mmi
	nop 0
	mov r1 = r45
	.loc 2 58 5 view .LVU193
[.LBB131:]
	.loc 2 58 10 view .LVU194
[.LVL36:]
	.loc 2 58 23 view .LVU195
[.LBB125:]
	.loc 2 71 85 is_stmt 0 view .LVU196
	addp4 r38 = r38, r0
[.LVL37:]
	.align 32
.L34:
	.loc 2 59 9 is_stmt 1 view .LVU197
	.loc 2 60 9 view .LVU198
	.loc 2 61 9 view .LVU199
	.loc 2 62 9 view .LVU200
[.LBE125:]
	.loc 2 58 36 view .LVU201
[.LBB126:]
	.loc 2 62 22 is_stmt 0 view .LVU202
	.mmi
	ld2 r33 = [r34], 2
[.LVL38:]
	.loc 2 62 22 view .LVU203
[.LBE126:]
	.loc 2 58 23 is_stmt 1 view .LVU204
	nop 0
	adds r32 = 16, r35
[.LBB127:]
	.loc 2 62 12 is_stmt 0 view .LVU205
	;;
	.mib
	cmp4.eq p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L49
[.LBE127:]
	.loc 2 58 23 discriminator 2 view .LVU206
	;;
	.mib
	mov r35 = r32
[.LVL39:]
	.loc 2 58 23 discriminator 2 view .LVU207
	cmp.ne p6, p7 = r34, r36
	(p6) br.cond.dptk .L34
[.LVL40:]
.L24:
	.loc 2 58 23 discriminator 2 view .LVU208
[.LBE131:]
	.loc 2 74 1 view .LVU209
	.mii
	mov r8 = r42
	mov b0 = r43
	;;
	mov ar.pfs = r44
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
	;;
[.LVL41:]
.L49:
[.LBB132:]
[.LBB128:]
	.loc 2 61 23 view .LVU210
	.mmi
	mov r18 = r0
	.loc 2 60 21 view .LVU211
	mov r37 = r41
	mov ar.lc = 3
	.mlx
	nop 0
	movl r15 = @gprel(functions.0#)
	;;
	.mmi
	add r15 = r1, r15
	nop 0
	nop 0
	;;
[.LVL42:]
.L33:
[.LBB116:]
[.LBB117:]
	.loc 2 65 13 is_stmt 1 view .LVU212
[.LBB118:]
[.LBI118:]
	.loc 3 42 29 view .LVU213
[.LBB119:]
	.loc 3 44 5 view .LVU214
	.loc 3 51 5 view .LVU215
[.LBE119:]
[.LBE118:]
	.loc 2 65 59 is_stmt 0 view .LVU216
	.mmi
	adds r14 = 8, r15
[.LVL43:]
[.LBB122:]
[.LBB120:]
	.loc 3 51 12 view .LVU217
	;;
	ld8 r14 = [r14]
[.LVL44:]
	.loc 3 51 12 view .LVU218
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
[.LVL45:]
	.loc 3 51 12 view .LVU219
[.LBE120:]
[.LBE122:]
	.loc 2 66 13 is_stmt 1 view .LVU220
	.loc 2 66 33 is_stmt 0 view .LVU221
	;;
	cmp.geu p8, p9 = r16, r18
	.loc 2 66 16 view .LVU222
	cmp.ltu p6, p7 = r16, r32
	.loc 2 66 33 view .LVU223
	;;
	.mmi
	(p8) addl r17 = 1, r0
	.loc 2 66 16 view .LVU224
	nop 0
	(p6) addl r14 = 1, r0
[.LVL46:]
	.loc 2 66 33 view .LVU225
	;;
	.mii
	(p9) mov r17 = r0
	.loc 2 66 16 view .LVU226
	(p7) mov r14 = r0
	.loc 2 66 33 view .LVU227
	;;
	and r14 = r17, r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	.loc 2 67 17 is_stmt 1 view .LVU228
[.LVL47:]
	.loc 2 68 17 view .LVU229
	.loc 2 68 22 is_stmt 0 view .LVU230
	;;
	(p7) ld8 r37 = [r15]
[.LVL48:]
[.LBB123:]
[.LBB121:]
	.loc 3 51 12 view .LVU231
	(p7) mov r18 = r16
[.LVL49:]
	.loc 3 51 12 view .LVU232
[.LBE121:]
[.LBE123:]
[.LBE117:]
	.loc 2 64 33 is_stmt 1 view .LVU233
	.loc 2 64 27 view .LVU234
	.mmb
	nop 0
	adds r15 = 16, r15
[.LVL50:]
	.loc 2 64 27 is_stmt 0 view .LVU235
	br.cloop.sptk.few .L33
[.LBE116:]
	.loc 2 71 9 is_stmt 1 view .LVU236
	.loc 2 71 80 is_stmt 0 view .LVU237
	.mii
	shladd r47 = r33, 2, r0
	.loc 2 71 85 view .LVU238
	mov r48 = r38
	.loc 2 71 80 view .LVU239
	;;
	add r47 = r47, r33
	;;
	.mmi
	nop 0
	shladd r47 = r47, 3, r0
	.loc 2 71 85 view .LVU240
	nop 0
	;;
	.mib
	addp4 r47 = r47, r0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
[.LVL51:]
	.loc 2 71 85 view .LVU241
	;;
	.mmi
	mov r1 = r45
	.loc 2 71 9 view .LVU242
	mov r48 = r35
	mov r53 = r37
	.mmi
	mov r52 = r40
	mov r51 = r8
	addl r50 = 40, r0
	;;
	.mmi
	mov r49 = r33
	nop 0
	mov r47 = r39
[.LBE128:]
	.loc 2 58 23 view .LVU243
	.mmb
	mov r35 = r32
[.LVL52:]
[.LBB129:]
	.loc 2 71 9 view .LVU244
	nop 0
	br.call.sptk.many b0 = printf#
[.LVL53:]
	.loc 2 71 9 view .LVU245
	;;
	.mib
	mov r1 = r45
[.LBE129:]
	.loc 2 58 36 is_stmt 1 view .LVU246
	.loc 2 58 23 view .LVU247
	cmp.ne p6, p7 = r34, r36
	(p6) br.cond.dptk .L34
	.loc 2 58 23 is_stmt 0 view .LVU248
	.mib
	nop 0
	nop 0
	br .L24
[.LVL54:]
.L47:
	.loc 2 58 23 view .LVU249
[.LBE132:]
[.LBB133:]
[.LBB88:]
[.LBB83:]
[.LBB77:]
[.LBB71:]
[.LBB68:]
	.loc 3 83 5 is_stmt 1 view .LVU250
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
[.LVL55:]
	.loc 3 83 5 is_stmt 0 view .LVU251
	;;
	.mmi
	mov r1 = r45
	.loc 3 83 13 view .LVU252
	st4 [r8] = r32
	nop 0
	.loc 3 84 5 is_stmt 1 view .LVU253
[.LVL56:]
	.loc 3 84 5 is_stmt 0 view .LVU254
	;;
.L26:
[.LBE68:]
[.LBE71:]
[.LBE77:]
[.LBE83:]
[.LBE88:]
[.LBE133:]
	.loc 2 46 9 is_stmt 1 view .LVU255
	.mlx
	nop 0
	movl r47 = @gprel(.LC1)
	.loc 2 47 16 is_stmt 0 view .LVU256
	.mmi
	nop 0
	addl r42 = 1, r0
	.loc 2 46 9 view .LVU257
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = perror#
[.LVL57:]
	.loc 2 74 1 view .LVU258
	;;
	.mmi
	mov r8 = r42
	.loc 2 46 9 view .LVU259
	mov r1 = r45
	.loc 2 47 9 is_stmt 1 view .LVU260
	.loc 2 74 1 is_stmt 0 view .LVU261
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r46
	br.ret.sptk.many b0
	;;
[.LVL58:]
.L48:
[.LBB134:]
[.LBB109:]
[.LBB107:]
[.LBB105:]
[.LBB103:]
	.loc 3 83 5 is_stmt 1 view .LVU262
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
[.LVL59:]
	;;
	.mmi
	mov r1 = r45
	.loc 3 83 13 is_stmt 0 view .LVU263
	st4 [r8] = r32
	.loc 3 84 5 is_stmt 1 view .LVU264
	.loc 3 84 5 is_stmt 0 view .LVU265
[.LBE103:]
[.LBE105:]
[.LBE107:]
[.LBE109:]
[.LBE134:]
[.LBB135:]
	.loc 2 55 23 is_stmt 1 view .LVU266
	mov ar.lc = 63
[.LBE135:]
	.mlx
	nop 0
	movl r17 = 4294967297
[.LBB136:]
	.loc 2 56 14 is_stmt 0 view .LVU267
	;;
	.mlx
	nop 0
	movl r18 = -9223372034707292160
	.mmb
	nop 0
	nop 0
	br .L30
[.LBE136:]
.LFE21:
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"integers"
	.align 8
.LC7:
	stringz	"divisions"
	.align 8
.LC8:
	stringz	"reals"
	.align 8
.LC9:
	stringz	"library"
	.section	.rodata
	.align 8
	.type	functions.0#, @object
	.size	functions.0#, 64
functions.0:
	data8	.LC6
	data8	@fptr(integers#)
	data8	.LC7
	data8	@fptr(divisions#)
	data8	.LC8
	data8	@fptr(reals#)
	data8	.LC9
	data8	@fptr(library#)
	.sbss
	.align 8
	.type	fsink#, @object
	.size	fsink#, 8
fsink:
	.skip	8
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.bss
	.align 8
	.type	counters#, @object
	.size	counters#, 512
counters:
	.skip	512
	.text
.Letext0:
	.file 4 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/errno.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.file 7 "<built-in>"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x906
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x22
	data4.ua	@secrel(.LASF40)
	data1	0x1d
	data4.ua	@secrel(.LASF41)
	data4.ua	@secrel(.LASF42)
	data4.ua	@secrel(.LLRL57)
	data8.ua	0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x23
	data4.ua	@secrel(.LASF43)
	data1	0x4
	data1	0xd6
	data1	0x17
	data4.ua	0x36
	.uleb128 0x3
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF0)
	.uleb128 0x3
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF1)
	.uleb128 0x3
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x3
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x18
	data4.ua	0x4b
	.uleb128 0x3
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x3
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x24
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x3
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x25
	data1	0x8
	.uleb128 0x3
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF7)
	.uleb128 0x12
	data4.ua	0x75
	.uleb128 0x3
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF8)
	.uleb128 0x3
	data1	0x10
	data1	0x4
	data4.ua	@secrel(.LASF9)
	.uleb128 0x26
	data1	0x7
	data1	0x4
	data4.ua	0x4b
	data1	0x2
	data1	0x5
	data1	0x6
	data4.ua	0xac
	.uleb128 0x19
	data4.ua	@secrel(.LASF10)
	data2.ua	0x100
	.uleb128 0x19
	data4.ua	@secrel(.LASF11)
	data2.ua	0x2000
	data1	0
	.uleb128 0x1a
	data4.ua	0x44
	data4.ua	0xbc
	.uleb128 0x1b
	data4.ua	0x36
	data1	0xff
	data1	0
	.uleb128 0xd
	data4.ua	@secrel(.LASF12)
	data1	0x6
	data1	0x17
	data4.ua	0xac
	.uleb128 0x9
	data1	0x3
	data8.ua	counters#
	.uleb128 0xd
	data4.ua	@secrel(.LASF13)
	data1	0x8
	data1	0x1a
	data4.ua	0x52
	.uleb128 0x9
	data1	0x3
	data8.ua	sink#
	.uleb128 0xd
	data4.ua	@secrel(.LASF14)
	data1	0x9
	data1	0x18
	data4.ua	0x102
	.uleb128 0x9
	data1	0x3
	data8.ua	fsink#
	.uleb128 0x3
	data1	0x8
	data1	0x4
	data4.ua	@secrel(.LASF15)
	.uleb128 0x18
	data4.ua	0xfb
	.uleb128 0x27
	data4.ua	@secrel(.LASF44)
	data1	0x5
	data1	0x25
	data1	0xd
	data4.ua	0x113
	.uleb128 0x13
	data4.ua	0x65
	.uleb128 0x28
	data4.ua	@secrel(.LASF45)
	data1	0x6
	data2.ua	0x164
	data1	0xc
	data4.ua	0x65
	data4.ua	0x130
	.uleb128 0x14
	data4.ua	0x130
	.uleb128 0x29
	data1	0
	.uleb128 0x13
	data4.ua	0x7c
	.uleb128 0x2a
	data4.ua	@secrel(.LASF46)
	data1	0x6
	data2.ua	0x324
	data1	0xd
	data4.ua	0x148
	.uleb128 0x14
	data4.ua	0x130
	data1	0
	.uleb128 0x2b
	data4.ua	@secrel(.LASF47)
	data1	0x2
	data1	0x26
	data1	0x5
	data4.ua	0x65
	data8.ua	.LFB21
	data8.ua	.LFE21-.LFB21
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x666
	.uleb128 0x2c
	data1	0x10
	data1	0x2
	data1	0x28
	data1	0x12
	data4.ua	0x18d
	.uleb128 0x1c
	data4.ua	@secrel(.LASF16)
	data1	0x29
	data1	0x15
	data4.ua	0x130
	data1	0
	.uleb128 0x1c
	data4.ua	@secrel(.LASF17)
	data1	0x2a
	data1	0x10
	data4.ua	0x671
	data1	0x8
	data1	0
	.uleb128 0x12
	data4.ua	0x16b
	.uleb128 0xd
	data4.ua	@secrel(.LASF18)
	data1	0x2b
	data1	0x7
	data4.ua	0x686
	.uleb128 0x9
	data1	0x3
	data8.ua	functions.0#
	.uleb128 0x9
	data4.ua	@secrel(.LASF19)
	data1	0x2c
	data1	0x13
	data4.ua	0x36
	data4.ua	@secrel(.LLST9)
	data4.ua	@secrel(.LVUS9)
	.uleb128 0x9
	data4.ua	@secrel(.LASF20)
	data1	0x36
	data1	0xe
	data4.ua	0x4b
	data4.ua	@secrel(.LLST10)
	data4.ua	@secrel(.LVUS10)
	.uleb128 0x1d
	data8.ua	.LBB95
	data8.ua	.LBE95-.LBB95
	data4.ua	0x254
	.uleb128 0x6
	stringz	"i"
	data1	0x2
	data1	0x31
	data1	0xe
	data4.ua	0x65
	.uleb128 0x1e
	data8.ua	.LBB96
	data8.ua	.LBE96-.LBB96
	.uleb128 0x4
	stringz	"f"
	data1	0x32
	data1	0x12
	data4.ua	0x65
	data4.ua	@secrel(.LLST28)
	data4.ua	@secrel(.LVUS28)
	.uleb128 0x15
	data8.ua	.LVL25
	data4.ua	0x773
	data4.ua	0x226
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x38
	data1	0
	.uleb128 0x15
	data8.ua	.LVL27
	data4.ua	0x707
	data4.ua	0x23e
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x38
	data1	0
	.uleb128 0x16
	data8.ua	.LVL29
	data4.ua	0x6b5
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x38
	data1	0
	data1	0
	data1	0
	.uleb128 0x1f
	data4.ua	@secrel(.LLRL44)
	data4.ua	0x26f
	.uleb128 0x4
	stringz	"i"
	data1	0x37
	data1	0xe
	data4.ua	0x65
	data4.ua	@secrel(.LLST45)
	data4.ua	@secrel(.LVUS45)
	data1	0
	.uleb128 0x1f
	data4.ua	@secrel(.LLRL46)
	data4.ua	0x394
	.uleb128 0x4
	stringz	"i"
	data1	0x3a
	data1	0xe
	data4.ua	0x65
	data4.ua	@secrel(.LLST47)
	data4.ua	@secrel(.LVUS47)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL48)
	.uleb128 0x4
	stringz	"at"
	data1	0x3b
	data1	0x17
	data4.ua	0x36
	data4.ua	@secrel(.LLST49)
	data4.ua	@secrel(.LVUS49)
	.uleb128 0x9
	data4.ua	@secrel(.LASF16)
	data1	0x3c
	data1	0x15
	data4.ua	0x130
	data4.ua	@secrel(.LLST50)
	data4.ua	@secrel(.LVUS50)
	.uleb128 0x9
	data4.ua	@secrel(.LASF21)
	data1	0x3d
	data1	0x17
	data4.ua	0x36
	data4.ua	@secrel(.LLST51)
	data4.ua	@secrel(.LVUS51)
	.uleb128 0x1d
	data8.ua	.LBB116
	data8.ua	.LBE116-.LBB116
	data4.ua	0x348
	.uleb128 0x4
	stringz	"f"
	data1	0x40
	data1	0x12
	data4.ua	0x65
	data4.ua	@secrel(.LLST52)
	data4.ua	@secrel(.LVUS52)
	.uleb128 0x1e
	data8.ua	.LBB117
	data8.ua	.LBE117-.LBB117
	.uleb128 0x9
	data4.ua	@secrel(.LASF22)
	data1	0x41
	data1	0x1b
	data4.ua	0x36
	data4.ua	@secrel(.LLST53)
	data4.ua	@secrel(.LVUS53)
	.uleb128 0xa
	data4.ua	0x8c7
	data8.ua	.LBI118
	data1	.LVU213
	data4.ua	@secrel(.LLRL54)
	data1	0x2
	data1	0x41
	data1	0x23
	.uleb128 0x1
	data4.ua	0x8d6
	data4.ua	@secrel(.LLST55)
	data4.ua	@secrel(.LVUS55)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL54)
	.uleb128 0xb
	data4.ua	0x8e1
	data4.ua	@secrel(.LLST56)
	data4.ua	@secrel(.LVUS56)
	data1	0
	data1	0
	data1	0
	data1	0
	.uleb128 0xc
	data8.ua	.LVL51
	data4.ua	0x8ec
	.uleb128 0x16
	data8.ua	.LVL53
	data4.ua	0x118
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x3
	data1	0x92
	.uleb128 0x27
	.sleb128 0
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x30
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 -16
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x31
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x32
	.uleb128 0x2
	data1	0x8
	data1	0x28
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x34
	.uleb128 0x3
	data1	0x92
	.uleb128 0x28
	.sleb128 0
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x35
	.uleb128 0x3
	data1	0x92
	.uleb128 0x25
	.sleb128 0
	data1	0
	data1	0
	data1	0
	.uleb128 0x17
	data4.ua	0x8c7
	data8.ua	.LBI56
	data1	.LVU99
	data4.ua	@secrel(.LLRL11)
	data1	0x2c
	data1	0x1b
	data4.ua	0x3bd
	.uleb128 0x2d
	data4.ua	0x8d6
	.uleb128 0x7
	data4.ua	@secrel(.LLRL11)
	.uleb128 0x2e
	data4.ua	0x8e1
	data1	0
	data1	0
	.uleb128 0x17
	data4.ua	0x7c5
	data8.ua	.LBI60
	data1	.LVU114
	data4.ua	@secrel(.LLRL12)
	data1	0x2d
	data1	0x9
	data4.ua	0x4f3
	.uleb128 0x1
	data4.ua	0x7f5
	data4.ua	@secrel(.LLST13)
	data4.ua	@secrel(.LVUS13)
	.uleb128 0x1
	data4.ua	0x7ea
	data4.ua	@secrel(.LLST14)
	data4.ua	@secrel(.LVUS14)
	.uleb128 0x1
	data4.ua	0x7df
	data4.ua	@secrel(.LLST15)
	data4.ua	@secrel(.LVUS15)
	.uleb128 0x1
	data4.ua	0x7d4
	data4.ua	@secrel(.LLST16)
	data4.ua	@secrel(.LVUS16)
	.uleb128 0xa
	data4.ua	0x801
	data8.ua	.LBI62
	data1	.LVU116
	data4.ua	@secrel(.LLRL17)
	data1	0x3
	data1	0x99
	data1	0x11
	.uleb128 0x1
	data4.ua	0x810
	data4.ua	@secrel(.LLST18)
	data4.ua	@secrel(.LVUS18)
	.uleb128 0x1
	data4.ua	0x833
	data4.ua	@secrel(.LLST19)
	data4.ua	@secrel(.LVUS19)
	.uleb128 0x1
	data4.ua	0x82b
	data4.ua	@secrel(.LLST20)
	data4.ua	@secrel(.LVUS20)
	.uleb128 0x1
	data4.ua	0x823
	data4.ua	@secrel(.LLST21)
	data4.ua	@secrel(.LVUS21)
	.uleb128 0x1
	data4.ua	0x81b
	data4.ua	@secrel(.LLST22)
	data4.ua	@secrel(.LVUS22)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL17)
	.uleb128 0xb
	data4.ua	0x83b
	data4.ua	@secrel(.LLST23)
	data4.ua	@secrel(.LVUS23)
	.uleb128 0xb
	data4.ua	0x846
	data4.ua	@secrel(.LLST24)
	data4.ua	@secrel(.LVUS24)
	.uleb128 0x2
	data4.ua	0x851
	.uleb128 0x1
	data1	0x5f
	.uleb128 0x2
	data4.ua	0x85d
	.uleb128 0x1
	data1	0x58
	.uleb128 0x2
	data4.ua	0x868
	.uleb128 0x1
	data1	0x5a
	.uleb128 0x2
	data4.ua	0x874
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x2
	data4.ua	0x87f
	.uleb128 0x2
	data1	0x90
	.uleb128 0x30
	.uleb128 0x2
	data4.ua	0x88a
	.uleb128 0x2
	data1	0x90
	.uleb128 0x31
	.uleb128 0x2
	data4.ua	0x895
	.uleb128 0x2
	data1	0x90
	.uleb128 0x32
	.uleb128 0xa
	data4.ua	0x8a1
	data8.ua	.LBI64
	data1	.LVU133
	data4.ua	@secrel(.LLRL25)
	data1	0x3
	data1	0x8e
	data1	0xc
	.uleb128 0x1
	data4.ua	0x8bb
	data4.ua	@secrel(.LLST26)
	data4.ua	@secrel(.LVUS26)
	.uleb128 0x1
	data4.ua	0x8b0
	data4.ua	@secrel(.LLST27)
	data4.ua	@secrel(.LVUS27)
	.uleb128 0xc
	data8.ua	.LVL55
	data4.ua	0x107
	data1	0
	data1	0
	data1	0
	data1	0
	.uleb128 0x17
	data4.ua	0x7c5
	data8.ua	.LBI97
	data1	.LVU151
	data4.ua	@secrel(.LLRL29)
	data1	0x34
	data1	0x5
	data4.ua	0x629
	.uleb128 0x1
	data4.ua	0x7f5
	data4.ua	@secrel(.LLST30)
	data4.ua	@secrel(.LVUS30)
	.uleb128 0x1
	data4.ua	0x7ea
	data4.ua	@secrel(.LLST30)
	data4.ua	@secrel(.LVUS30)
	.uleb128 0x1
	data4.ua	0x7df
	data4.ua	@secrel(.LLST30)
	data4.ua	@secrel(.LVUS30)
	.uleb128 0x1
	data4.ua	0x7d4
	data4.ua	@secrel(.LLST30)
	data4.ua	@secrel(.LVUS30)
	.uleb128 0xa
	data4.ua	0x801
	data8.ua	.LBI98
	data1	.LVU153
	data4.ua	@secrel(.LLRL29)
	data1	0x3
	data1	0x99
	data1	0x11
	.uleb128 0x1
	data4.ua	0x810
	data4.ua	@secrel(.LLST34)
	data4.ua	@secrel(.LVUS34)
	.uleb128 0x1
	data4.ua	0x833
	data4.ua	@secrel(.LLST35)
	data4.ua	@secrel(.LVUS35)
	.uleb128 0x1
	data4.ua	0x82b
	data4.ua	@secrel(.LLST35)
	data4.ua	@secrel(.LVUS35)
	.uleb128 0x1
	data4.ua	0x823
	data4.ua	@secrel(.LLST35)
	data4.ua	@secrel(.LVUS35)
	.uleb128 0x1
	data4.ua	0x81b
	data4.ua	@secrel(.LLST35)
	data4.ua	@secrel(.LVUS35)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL29)
	.uleb128 0xb
	data4.ua	0x83b
	data4.ua	@secrel(.LLST39)
	data4.ua	@secrel(.LVUS39)
	.uleb128 0xb
	data4.ua	0x846
	data4.ua	@secrel(.LLST40)
	data4.ua	@secrel(.LVUS40)
	.uleb128 0x2
	data4.ua	0x851
	.uleb128 0x1
	data1	0x5f
	.uleb128 0x2
	data4.ua	0x85d
	.uleb128 0x1
	data1	0x58
	.uleb128 0x2
	data4.ua	0x868
	.uleb128 0x1
	data1	0x5a
	.uleb128 0x2
	data4.ua	0x874
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x2
	data4.ua	0x87f
	.uleb128 0x2
	data1	0x90
	.uleb128 0x30
	.uleb128 0x2
	data4.ua	0x88a
	.uleb128 0x2
	data1	0x90
	.uleb128 0x31
	.uleb128 0x2
	data4.ua	0x895
	.uleb128 0x2
	data1	0x90
	.uleb128 0x32
	.uleb128 0xa
	data4.ua	0x8a1
	data8.ua	.LBI100
	data1	.LVU172
	data4.ua	@secrel(.LLRL41)
	data1	0x3
	data1	0x8e
	data1	0xc
	.uleb128 0x1
	data4.ua	0x8bb
	data4.ua	@secrel(.LLST42)
	data4.ua	@secrel(.LVUS42)
	.uleb128 0x1
	data4.ua	0x8b0
	data4.ua	@secrel(.LLST43)
	data4.ua	@secrel(.LVUS43)
	.uleb128 0xc
	data8.ua	.LVL59
	data4.ua	0x107
	data1	0
	data1	0
	data1	0
	data1	0
	.uleb128 0x15
	data8.ua	.LVL35
	data4.ua	0x8f5
	data4.ua	0x649
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC3
	data1	0
	.uleb128 0x16
	data8.ua	.LVL57
	data4.ua	0x135
	.uleb128 0x5
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC1
	data1	0
	data1	0
	.uleb128 0x2f
	data4.ua	0x671
	.uleb128 0x14
	data4.ua	0x36
	data1	0
	.uleb128 0x13
	data4.ua	0x666
	.uleb128 0x1a
	data4.ua	0x18d
	data4.ua	0x686
	.uleb128 0x1b
	data4.ua	0x36
	data1	0x3
	data1	0
	.uleb128 0x12
	data4.ua	0x676
	.uleb128 0xe
	data4.ua	@secrel(.LASF23)
	data1	0x24
	data8.ua	.LFB20
	data8.ua	.LFE20-.LFB20
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x6b5
	.uleb128 0xf
	stringz	"n"
	data1	0x24
	data1	0x25
	data4.ua	0x36
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
	.uleb128 0xe
	data4.ua	@secrel(.LASF24)
	data1	0x1b
	data8.ua	.LFB19
	data8.ua	.LFE19-.LFB19
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x707
	.uleb128 0xf
	stringz	"n"
	data1	0x1b
	data1	0x23
	data4.ua	0x36
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x4
	stringz	"x"
	data1	0x1d
	data1	0xc
	data4.ua	0xfb
	data4.ua	@secrel(.LLST6)
	data4.ua	@secrel(.LVUS6)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL7)
	.uleb128 0x4
	stringz	"i"
	data1	0x1e
	data1	0x18
	data4.ua	0x36
	data4.ua	@secrel(.LLST8)
	data4.ua	@secrel(.LVUS8)
	data1	0
	data1	0
	.uleb128 0xe
	data4.ua	@secrel(.LASF25)
	data1	0x13
	data8.ua	.LFB18
	data8.ua	.LFE18-.LFB18
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x773
	.uleb128 0xf
	stringz	"n"
	data1	0x13
	data1	0x27
	data4.ua	0x36
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x4
	stringz	"d"
	data1	0x15
	data1	0xe
	data4.ua	0x4b
	data4.ua	@secrel(.LLST3)
	data4.ua	@secrel(.LVUS3)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL4)
	.uleb128 0x4
	stringz	"i"
	data1	0x16
	data1	0x18
	data4.ua	0x36
	data4.ua	@secrel(.LLST5)
	data4.ua	@secrel(.LVUS5)
	.uleb128 0xc
	data8.ua	.LVL9
	data4.ua	0x8ec
	.uleb128 0xc
	data8.ua	.LVL11
	data4.ua	0x900
	data1	0
	data1	0
	.uleb128 0xe
	data4.ua	@secrel(.LASF26)
	data1	0xb
	data8.ua	.LFB17
	data8.ua	.LFE17-.LFB17
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x7c5
	.uleb128 0xf
	stringz	"n"
	data1	0xb
	data1	0x26
	data4.ua	0x36
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x4
	stringz	"h"
	data1	0xd
	data1	0xe
	data4.ua	0x4b
	data4.ua	@secrel(.LLST0)
	data4.ua	@secrel(.LVUS0)
	.uleb128 0x7
	data4.ua	@secrel(.LLRL1)
	.uleb128 0x4
	stringz	"i"
	data1	0xe
	data1	0x18
	data4.ua	0x36
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
	data1	0
	data1	0
	.uleb128 0x10
	data4.ua	@secrel(.LASF31)
	data1	0x97
	data1	0x13
	data4.ua	0x65
	data4.ua	0x801
	.uleb128 0x8
	data4.ua	@secrel(.LASF27)
	data1	0x97
	data1	0x27
	data4.ua	0x73
	.uleb128 0x8
	data4.ua	@secrel(.LASF28)
	data1	0x97
	data1	0x36
	data4.ua	0x2a
	.uleb128 0x8
	data4.ua	@secrel(.LASF29)
	data1	0x97
	data1	0x4a
	data4.ua	0x36
	.uleb128 0x8
	data4.ua	@secrel(.LASF30)
	data1	0x97
	data1	0x5b
	data4.ua	0x4b
	data1	0
	.uleb128 0x10
	data4.ua	@secrel(.LASF32)
	data1	0x7a
	data1	0x14
	data4.ua	0x6c
	data4.ua	0x8a1
	.uleb128 0x8
	data4.ua	@secrel(.LASF33)
	data1	0x7a
	data1	0x25
	data4.ua	0x6c
	.uleb128 0x11
	stringz	"a"
	data1	0x32
	data4.ua	0x6c
	.uleb128 0x11
	stringz	"b"
	data1	0x3a
	data4.ua	0x6c
	.uleb128 0x11
	stringz	"c"
	data1	0x42
	data4.ua	0x6c
	.uleb128 0x11
	stringz	"d"
	data1	0x4a
	data4.ua	0x6c
	.uleb128 0x20
	data4.ua	@secrel(.LASF34)
	data1	0x7c
	data1	0xa
	data4.ua	0x6c
	.uleb128 0x20
	data4.ua	@secrel(.LASF35)
	data1	0x7c
	data1	0x12
	data4.ua	0x6c
	.uleb128 0x6
	stringz	"r15"
	data1	0x3
	data1	0x7d
	data1	0x13
	data4.ua	0x6c
	.uleb128 0x6
	stringz	"r8"
	data1	0x3
	data1	0x7e
	data1	0x13
	data4.ua	0x6c
	.uleb128 0x6
	stringz	"r10"
	data1	0x3
	data1	0x7f
	data1	0x13
	data4.ua	0x6c
	.uleb128 0x6
	stringz	"o0"
	data1	0x3
	data1	0x80
	data1	0x13
	data4.ua	0x6c
	.uleb128 0x6
	stringz	"o1"
	data1	0x3
	data1	0x81
	data1	0x13
	data4.ua	0x6c
	.uleb128 0x6
	stringz	"o2"
	data1	0x3
	data1	0x82
	data1	0x13
	data4.ua	0x6c
	.uleb128 0x6
	stringz	"o3"
	data1	0x3
	data1	0x83
	data1	0x13
	data4.ua	0x6c
	data1	0
	.uleb128 0x10
	data4.ua	@secrel(.LASF36)
	data1	0x4f
	data1	0x14
	data4.ua	0x6c
	data4.ua	0x8c7
	.uleb128 0x8
	data4.ua	@secrel(.LASF35)
	data1	0x4f
	data1	0x27
	data4.ua	0x6c
	.uleb128 0x8
	data4.ua	@secrel(.LASF34)
	data1	0x4f
	data1	0x34
	data4.ua	0x6c
	data1	0
	.uleb128 0x10
	data4.ua	@secrel(.LASF37)
	data1	0x2a
	data1	0x1d
	data4.ua	0x36
	data4.ua	0x8ec
	.uleb128 0x8
	data4.ua	@secrel(.LASF17)
	data1	0x2a
	data1	0x30
	data4.ua	0x671
	.uleb128 0x6
	stringz	"p"
	data1	0x3
	data1	0x2c
	data1	0x13
	data4.ua	0x36
	data1	0
	.uleb128 0x21
	data4.ua	@secrel(.LASF38)
	data4.ua	@secrel(.LASF38)
	.uleb128 0x30
	data4.ua	@secrel(.LASF48)
	data4.ua	@secrel(.LASF49)
	data1	0x7
	data1	0
	.uleb128 0x21
	data4.ua	@secrel(.LASF39)
	data4.ua	@secrel(.LASF39)
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x2
	.uleb128 0x34
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x3
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
	.uleb128 0x4
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
	.uleb128 0x5
	.uleb128 0x49
	data1	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x6
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
	data1	0
	data1	0
	.uleb128 0x7
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x8
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
	.uleb128 0x9
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
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
	.uleb128 0xe
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 15
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
	.uleb128 0xf
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
	.uleb128 0x10
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
	.uleb128 0x11
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
	.uleb128 0x12
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x13
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x14
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x15
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
	.uleb128 0x16
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x17
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
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0x35
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x19
	.uleb128 0x28
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1c
	.uleb128 0x5
	data1	0
	data1	0
	.uleb128 0x1a
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1b
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x1d
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
	.uleb128 0x1e
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	data1	0
	data1	0
	.uleb128 0x1f
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x20
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
	.uleb128 0x21
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
	.uleb128 0x22
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
	.uleb128 0x23
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
	.uleb128 0x24
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
	.uleb128 0x25
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x26
	.uleb128 0x4
	data1	0x1
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x27
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
	.uleb128 0x28
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
	.uleb128 0x29
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x2a
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
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2b
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
	.uleb128 0x2c
	.uleb128 0x13
	data1	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2d
	.uleb128 0x5
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2e
	.uleb128 0x34
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2f
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x30
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
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
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
.LVUS9:
	.uleb128 .LVU112
	.uleb128 .LVU197
	.uleb128 .LVU249
	.uleb128 0
.LLST9:
	data1	0x6
	data8.ua	.LVL21
	data1	0x4
	.uleb128 .LVL21-.LVL21
	.uleb128 .LVL37-.LVL21
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0x4
	.uleb128 .LVL54-.LVL21
	.uleb128 .LFE21-.LVL21
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0
.LVUS10:
	.uleb128 .LVU174
	.uleb128 .LVU178
	.uleb128 .LVU262
	.uleb128 0
.LLST10:
	data1	0x6
	data8.ua	.LVL32
	data1	0x4
	.uleb128 .LVL32-.LVL32
	.uleb128 .LVL33-.LVL32
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL58-.LVL32
	.uleb128 .LFE21-.LVL32
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0
.LVUS28:
	.uleb128 .LVU138
	.uleb128 .LVU141
	.uleb128 .LVU141
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 .LVU147
	.uleb128 .LVU147
	.uleb128 .LVU249
	.uleb128 .LVU262
	.uleb128 0
.LLST28:
	data1	0x6
	data8.ua	.LVL24
	data1	0x4
	.uleb128 .LVL24-.LVL24
	.uleb128 .LVL26-.LVL24
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL26-.LVL24
	.uleb128 .LVL28-.LVL24
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL28-.LVL24
	.uleb128 .LVL30-.LVL24
	.uleb128 0x2
	data1	0x32
	data1	0x9f
	data1	0x4
	.uleb128 .LVL30-.LVL24
	.uleb128 .LVL54-.LVL24
	.uleb128 0x2
	data1	0x33
	data1	0x9f
	data1	0x4
	.uleb128 .LVL58-.LVL24
	.uleb128 .LFE21-.LVL24
	.uleb128 0x2
	data1	0x33
	data1	0x9f
	data1	0
.LVUS45:
	.uleb128 .LVU174
	.uleb128 .LVU178
	.uleb128 .LVU262
	.uleb128 0
.LLST45:
	data1	0x6
	data8.ua	.LVL32
	data1	0x4
	.uleb128 .LVL32-.LVL32
	.uleb128 .LVL33-.LVL32
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL58-.LVL32
	.uleb128 .LFE21-.LVL32
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS47:
	.uleb128 .LVU195
	.uleb128 .LVU197
	.uleb128 .LVU197
	.uleb128 .LVU203
	.uleb128 .LVU203
	.uleb128 .LVU208
	.uleb128 .LVU210
	.uleb128 .LVU249
.LLST47:
	data1	0x6
	data8.ua	.LVL36
	data1	0x4
	.uleb128 .LVL36-.LVL36
	.uleb128 .LVL37-.LVL36
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL37-.LVL36
	.uleb128 .LVL38-.LVL36
	.uleb128 0x10
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL38-.LVL36
	.uleb128 .LVL40-.LVL36
	.uleb128 0x12
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL41-.LVL36
	.uleb128 .LVL54-.LVL36
	.uleb128 0x12
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS49:
	.uleb128 .LVU198
	.uleb128 .LVU203
	.uleb128 .LVU203
	.uleb128 .LVU207
	.uleb128 .LVU207
	.uleb128 .LVU210
	.uleb128 .LVU210
	.uleb128 .LVU244
	.uleb128 .LVU244
	.uleb128 .LVU245
	.uleb128 .LVU245
	.uleb128 .LVU249
.LLST49:
	data1	0x6
	data8.ua	.LVL37
	data1	0x4
	.uleb128 .LVL37-.LVL37
	.uleb128 .LVL38-.LVL37
	.uleb128 0x1c
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x8
	data1	0x20
	data1	0x24
	data1	0x8
	data1	0x20
	data1	0x26
	data1	0x34
	data1	0x24
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL38-.LVL37
	.uleb128 .LVL39-.LVL37
	.uleb128 0x1c
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x8
	data1	0x20
	data1	0x24
	data1	0x8
	data1	0x20
	data1	0x26
	data1	0x34
	data1	0x24
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL39-.LVL37
	.uleb128 .LVL41-.LVL37
	.uleb128 0x1e
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x8
	data1	0x20
	data1	0x24
	data1	0x8
	data1	0x20
	data1	0x26
	data1	0x34
	data1	0x24
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x22
	data1	0x40
	data1	0x1c
	data1	0x9f
	data1	0x4
	.uleb128 .LVL41-.LVL37
	.uleb128 .LVL52-.LVL37
	.uleb128 0x1c
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x8
	data1	0x20
	data1	0x24
	data1	0x8
	data1	0x20
	data1	0x26
	data1	0x34
	data1	0x24
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL52-.LVL37
	.uleb128 .LVL53-1-.LVL37
	.uleb128 0x1c
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x8
	data1	0x20
	data1	0x24
	data1	0x8
	data1	0x20
	data1	0x26
	data1	0x34
	data1	0x24
	data1	0x92
	.uleb128 0x30
	.sleb128 0
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL53-1-.LVL37
	.uleb128 .LVL54-.LVL37
	.uleb128 0x1e
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x3
	data8.ua	counters#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x8
	data1	0x20
	data1	0x24
	data1	0x8
	data1	0x20
	data1	0x26
	data1	0x34
	data1	0x24
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x22
	data1	0x40
	data1	0x1c
	data1	0x9f
	data1	0
.LVUS50:
	.uleb128 .LVU199
	.uleb128 .LVU208
	.uleb128 .LVU210
	.uleb128 .LVU212
	.uleb128 .LVU231
	.uleb128 .LVU232
.LLST50:
	data1	0x6
	data8.ua	.LVL37
	data1	0x4
	.uleb128 .LVL37-.LVL37
	.uleb128 .LVL40-.LVL37
	.uleb128 0xa
	data1	0x3
	data8.ua	.LC0
	data1	0x9f
	data1	0x4
	.uleb128 .LVL41-.LVL37
	.uleb128 .LVL42-.LVL37
	.uleb128 0xa
	data1	0x3
	data8.ua	.LC0
	data1	0x9f
	data1	0x4
	.uleb128 .LVL48-.LVL37
	.uleb128 .LVL49-.LVL37
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	data1	0
.LVUS51:
	.uleb128 .LVU200
	.uleb128 .LVU208
	.uleb128 .LVU210
	.uleb128 .LVU212
	.uleb128 .LVU212
	.uleb128 .LVU229
	.uleb128 .LVU229
	.uleb128 .LVU232
	.uleb128 .LVU232
	.uleb128 .LVU241
.LLST51:
	data1	0x6
	data8.ua	.LVL37
	data1	0x4
	.uleb128 .LVL37-.LVL37
	.uleb128 .LVL40-.LVL37
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL41-.LVL37
	.uleb128 .LVL42-.LVL37
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL42-.LVL37
	.uleb128 .LVL47-.LVL37
	.uleb128 0x1
	data1	0x62
	data1	0x4
	.uleb128 .LVL47-.LVL37
	.uleb128 .LVL49-.LVL37
	.uleb128 0x1
	data1	0x60
	data1	0x4
	.uleb128 .LVL49-.LVL37
	.uleb128 .LVL51-1-.LVL37
	.uleb128 0x1
	data1	0x62
	data1	0
.LVUS52:
	.uleb128 .LVU212
	.uleb128 .LVU234
	.uleb128 .LVU234
	.uleb128 .LVU235
	.uleb128 .LVU235
	.uleb128 .LVU241
.LLST52:
	data1	0x6
	data8.ua	.LVL42
	data1	0x4
	.uleb128 .LVL42-.LVL42
	.uleb128 .LVL49-.LVL42
	.uleb128 0xf
	data1	0x7f
	.sleb128 0
	data1	0x3
	data8.ua	functions.0#
	data1	0x1c
	data1	0x34
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL49-.LVL42
	.uleb128 .LVL50-.LVL42
	.uleb128 0x11
	data1	0x7f
	.sleb128 0
	data1	0x3
	data8.ua	functions.0#
	data1	0x1c
	data1	0x34
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL50-.LVL42
	.uleb128 .LVL51-1-.LVL42
	.uleb128 0x11
	data1	0x7f
	.sleb128 0
	data1	0x3
	data8.ua	functions.0#+16
	data1	0x1c
	data1	0x34
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS53:
	.uleb128 .LVU219
	.uleb128 .LVU241
.LLST53:
	data1	0x8
	data8.ua	.LVL45
	.uleb128 .LVL51-1-.LVL45
	.uleb128 0x1
	data1	0x60
	data1	0
.LVUS55:
	.uleb128 .LVU213
	.uleb128 .LVU217
	.uleb128 .LVU217
	.uleb128 .LVU218
	.uleb128 .LVU218
	.uleb128 .LVU219
.LLST55:
	data1	0x6
	data8.ua	.LVL42
	data1	0x4
	.uleb128 .LVL42-.LVL42
	.uleb128 .LVL43-.LVL42
	.uleb128 0x2
	data1	0x7f
	.sleb128 8
	data1	0x4
	.uleb128 .LVL43-.LVL42
	.uleb128 .LVL44-.LVL42
	.uleb128 0x2
	data1	0x7e
	.sleb128 0
	data1	0x4
	.uleb128 .LVL44-.LVL42
	.uleb128 .LVL45-.LVL42
	.uleb128 0x1
	data1	0x5e
	data1	0
.LVUS56:
	.uleb128 .LVU215
	.uleb128 .LVU217
	.uleb128 .LVU217
	.uleb128 .LVU218
	.uleb128 .LVU218
	.uleb128 .LVU225
	.uleb128 .LVU225
	.uleb128 .LVU235
	.uleb128 .LVU235
	.uleb128 .LVU241
.LLST56:
	data1	0x6
	data8.ua	.LVL42
	data1	0x4
	.uleb128 .LVL42-.LVL42
	.uleb128 .LVL43-.LVL42
	.uleb128 0x2
	data1	0x7f
	.sleb128 8
	data1	0x4
	.uleb128 .LVL43-.LVL42
	.uleb128 .LVL44-.LVL42
	.uleb128 0x2
	data1	0x7e
	.sleb128 0
	data1	0x4
	.uleb128 .LVL44-.LVL42
	.uleb128 .LVL46-.LVL42
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL46-.LVL42
	.uleb128 .LVL50-.LVL42
	.uleb128 0x2
	data1	0x7f
	.sleb128 8
	data1	0x4
	.uleb128 .LVL50-.LVL42
	.uleb128 .LVL51-1-.LVL42
	.uleb128 0x2
	data1	0x7f
	.sleb128 -8
	data1	0
.LVUS13:
	.uleb128 .LVU114
	.uleb128 .LVU135
.LLST13:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL23-.LVL21
	.uleb128 0x4
	data1	0xa
	data2.ua	0x2000
	data1	0x9f
	data1	0
.LVUS14:
	.uleb128 .LVU114
	.uleb128 .LVU135
.LLST14:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL23-.LVL21
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0
.LVUS15:
	.uleb128 .LVU114
	.uleb128 .LVU135
.LLST15:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL23-.LVL21
	.uleb128 0x4
	data1	0xa
	data2.ua	0x200
	data1	0x9f
	data1	0
.LVUS16:
	.uleb128 .LVU114
	.uleb128 .LVU135
.LLST16:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL23-.LVL21
	.uleb128 0xa
	data1	0x3
	data8.ua	counters#
	data1	0x9f
	data1	0
.LVUS18:
	.uleb128 .LVU117
	.uleb128 .LVU128
.LLST18:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL22-.LVL21
	.uleb128 0x3
	data1	0x8
	data1	0x2c
	data1	0x9f
	data1	0
.LVUS19:
	.uleb128 .LVU116
	.uleb128 .LVU128
.LLST19:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL22-.LVL21
	.uleb128 0x4
	data1	0xa
	data2.ua	0x2000
	data1	0x9f
	data1	0
.LVUS20:
	.uleb128 .LVU116
	.uleb128 .LVU128
.LLST20:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL22-.LVL21
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0
.LVUS21:
	.uleb128 .LVU116
	.uleb128 .LVU128
.LLST21:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL22-.LVL21
	.uleb128 0x4
	data1	0xa
	data2.ua	0x200
	data1	0x9f
	data1	0
.LVUS22:
	.uleb128 .LVU116
	.uleb128 .LVU128
.LLST22:
	data1	0x8
	data8.ua	.LVL21
	.uleb128 .LVL22-.LVL21
	.uleb128 0xa
	data1	0x3
	data8.ua	counters#
	data1	0x9f
	data1	0
.LVUS23:
	.uleb128 .LVU131
	.uleb128 .LVU138
	.uleb128 .LVU138
	.uleb128 .LVU170
	.uleb128 .LVU249
	.uleb128 .LVU251
	.uleb128 .LVU251
	.uleb128 .LVU254
.LLST23:
	data1	0x6
	data8.ua	.LVL23
	data1	0x4
	.uleb128 .LVL23-.LVL23
	.uleb128 .LVL24-.LVL23
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL24-.LVL23
	.uleb128 .LVL32-.LVL23
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL54-.LVL23
	.uleb128 .LVL55-1-.LVL23
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL55-1-.LVL23
	.uleb128 .LVL56-.LVL23
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS24:
	.uleb128 .LVU132
	.uleb128 .LVU138
	.uleb128 .LVU249
	.uleb128 .LVU251
.LLST24:
	data1	0x6
	data8.ua	.LVL23
	data1	0x4
	.uleb128 .LVL23-.LVL23
	.uleb128 .LVL24-.LVL23
	.uleb128 0x1
	data1	0x5a
	data1	0x4
	.uleb128 .LVL54-.LVL23
	.uleb128 .LVL55-1-.LVL23
	.uleb128 0x1
	data1	0x5a
	data1	0
.LVUS26:
	.uleb128 .LVU133
	.uleb128 .LVU138
	.uleb128 .LVU138
	.uleb128 .LVU170
	.uleb128 .LVU249
	.uleb128 .LVU251
	.uleb128 .LVU251
	.uleb128 .LVU254
.LLST26:
	data1	0x6
	data8.ua	.LVL23
	data1	0x4
	.uleb128 .LVL23-.LVL23
	.uleb128 .LVL24-.LVL23
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL24-.LVL23
	.uleb128 .LVL32-.LVL23
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL54-.LVL23
	.uleb128 .LVL55-1-.LVL23
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL55-1-.LVL23
	.uleb128 .LVL56-.LVL23
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS27:
	.uleb128 .LVU133
	.uleb128 .LVU138
	.uleb128 .LVU249
	.uleb128 .LVU251
.LLST27:
	data1	0x6
	data8.ua	.LVL23
	data1	0x4
	.uleb128 .LVL23-.LVL23
	.uleb128 .LVL24-.LVL23
	.uleb128 0x1
	data1	0x5a
	data1	0x4
	.uleb128 .LVL54-.LVL23
	.uleb128 .LVL55-1-.LVL23
	.uleb128 0x1
	data1	0x5a
	data1	0
.LVUS30:
	.uleb128 .LVU151
	.uleb128 .LVU174
.LLST30:
	data1	0x8
	data8.ua	.LVL31
	.uleb128 .LVL32-.LVL31
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS34:
	.uleb128 .LVU154
	.uleb128 .LVU174
.LLST34:
	data1	0x8
	data8.ua	.LVL31
	.uleb128 .LVL32-.LVL31
	.uleb128 0x3
	data1	0x8
	data1	0x2c
	data1	0x9f
	data1	0
.LVUS35:
	.uleb128 .LVU153
	.uleb128 .LVU174
.LLST35:
	data1	0x8
	data8.ua	.LVL31
	.uleb128 .LVL32-.LVL31
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS39:
	.uleb128 .LVU170
	.uleb128 .LVU174
.LLST39:
	data1	0x8
	data8.ua	.LVL32
	.uleb128 .LVL32-.LVL32
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS40:
	.uleb128 .LVU171
	.uleb128 .LVU174
.LLST40:
	data1	0x8
	data8.ua	.LVL32
	.uleb128 .LVL32-.LVL32
	.uleb128 0x1
	data1	0x5a
	data1	0
.LVUS42:
	.uleb128 .LVU172
	.uleb128 .LVU174
.LLST42:
	data1	0x8
	data8.ua	.LVL32
	.uleb128 .LVL32-.LVL32
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS43:
	.uleb128 .LVU172
	.uleb128 .LVU174
.LLST43:
	data1	0x8
	data8.ua	.LVL32
	.uleb128 .LVL32-.LVL32
	.uleb128 0x1
	data1	0x5a
	data1	0
.LVUS6:
	.uleb128 .LVU66
	.uleb128 .LVU79
	.uleb128 .LVU79
	.uleb128 .LVU86
.LLST6:
	data1	0x6
	data8.ua	.LVL14
	data1	0x4
	.uleb128 .LVL14-.LVL14
	.uleb128 .LVL15-.LVL14
	.uleb128 0xa
	data1	0x9e
	.uleb128 0x8
	data4.ua	0
	data4.ua	0x3ff00000
	data1	0x4
	.uleb128 .LVL15-.LVL14
	.uleb128 .LVL19-.LVL14
	.uleb128 0x3
	data1	0x90
	.uleb128 0x8a
	data1	0
.LVUS8:
	.uleb128 .LVU68
	.uleb128 .LVU79
	.uleb128 .LVU79
	.uleb128 .LVU81
	.uleb128 .LVU81
	.uleb128 .LVU82
	.uleb128 .LVU82
	.uleb128 .LVU85
	.uleb128 .LVU85
	.uleb128 .LVU86
.LLST8:
	data1	0x6
	data8.ua	.LVL14
	data1	0x4
	.uleb128 .LVL14-.LVL14
	.uleb128 .LVL15-.LVL14
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL15-.LVL14
	.uleb128 .LVL16-.LVL14
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL16-.LVL14
	.uleb128 .LVL17-.LVL14
	.uleb128 0x3
	data1	0x90
	.uleb128 0x86
	data1	0x4
	.uleb128 .LVL17-.LVL14
	.uleb128 .LVL18-.LVL14
	.uleb128 0x3
	data1	0x7e
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL18-.LVL14
	.uleb128 .LVL19-.LVL14
	.uleb128 0x1
	data1	0x5e
	data1	0
.LVUS3:
	.uleb128 .LVU27
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU49
	.uleb128 .LVU56
	.uleb128 .LVU58
.LLST3:
	data1	0x6
	data8.ua	.LVL7
	data1	0x4
	.uleb128 .LVL7-.LVL7
	.uleb128 .LVL8-.LVL7
	.uleb128 0x4
	data1	0xa
	data2.ua	0x3039
	data1	0x9f
	data1	0x4
	.uleb128 .LVL8-.LVL7
	.uleb128 .LVL9-1-.LVL7
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	data1	0x4
	.uleb128 .LVL12-.LVL7
	.uleb128 .LVL13-.LVL7
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	data1	0
.LVUS5:
	.uleb128 .LVU29
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 .LVU58
.LLST5:
	data1	0x6
	data8.ua	.LVL7
	data1	0x4
	.uleb128 .LVL7-.LVL7
	.uleb128 .LVL8-.LVL7
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL8-.LVL7
	.uleb128 .LVL10-.LVL7
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	data1	0x4
	.uleb128 .LVL10-.LVL7
	.uleb128 .LVL12-.LVL7
	.uleb128 0x4
	data1	0x92
	.uleb128 0x22
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL12-.LVL7
	.uleb128 .LVL13-.LVL7
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	data1	0
.LVUS0:
	.uleb128 .LVU2
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU14
	.uleb128 .LVU16
	.uleb128 .LVU18
.LLST0:
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
	data1	0x5f
	data1	0x4
	.uleb128 .LVL4-.LVL0
	.uleb128 .LVL5-.LVL0
	.uleb128 0x1
	data1	0x5f
	data1	0
.LVUS2:
	.uleb128 .LVU4
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU18
.LLST2:
	data1	0x6
	data8.ua	.LVL0
	data1	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL3-.LVL0
	.uleb128 0x1
	data1	0x60
	data1	0x4
	.uleb128 .LVL3-.LVL0
	.uleb128 .LVL4-.LVL0
	.uleb128 0x3
	data1	0x80
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL4-.LVL0
	.uleb128 .LVL5-.LVL0
	.uleb128 0x1
	data1	0x60
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
	data8.ua	.LFB21
	data8.ua	.LFE21-.LFB21
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
	data8.ua	.LBB19
	data1	0x4
	.uleb128 .LBB19-.LBB19
	.uleb128 .LBE19-.LBB19
	data1	0x4
	.uleb128 .LBB20-.LBB19
	.uleb128 .LBE20-.LBB19
	data1	0x4
	.uleb128 .LBB21-.LBB19
	.uleb128 .LBE21-.LBB19
	data1	0x4
	.uleb128 .LBB22-.LBB19
	.uleb128 .LBE22-.LBB19
	data1	0
.LLRL4:
	data1	0x5
	data8.ua	.LBB23
	data1	0x4
	.uleb128 .LBB23-.LBB23
	.uleb128 .LBE23-.LBB23
	data1	0x4
	.uleb128 .LBB24-.LBB23
	.uleb128 .LBE24-.LBB23
	data1	0x4
	.uleb128 .LBB25-.LBB23
	.uleb128 .LBE25-.LBB23
	data1	0x4
	.uleb128 .LBB26-.LBB23
	.uleb128 .LBE26-.LBB23
	data1	0x4
	.uleb128 .LBB27-.LBB23
	.uleb128 .LBE27-.LBB23
	data1	0
.LLRL7:
	data1	0x5
	data8.ua	.LBB28
	data1	0x4
	.uleb128 .LBB28-.LBB28
	.uleb128 .LBE28-.LBB28
	data1	0x4
	.uleb128 .LBB29-.LBB28
	.uleb128 .LBE29-.LBB28
	data1	0x4
	.uleb128 .LBB30-.LBB28
	.uleb128 .LBE30-.LBB28
	data1	0
.LLRL11:
	data1	0x5
	data8.ua	.LBB56
	data1	0x4
	.uleb128 .LBB56-.LBB56
	.uleb128 .LBE56-.LBB56
	data1	0x4
	.uleb128 .LBB89-.LBB56
	.uleb128 .LBE89-.LBB56
	data1	0x4
	.uleb128 .LBB92-.LBB56
	.uleb128 .LBE92-.LBB56
	data1	0
.LLRL12:
	data1	0x5
	data8.ua	.LBB60
	data1	0x4
	.uleb128 .LBB60-.LBB60
	.uleb128 .LBE60-.LBB60
	data1	0x4
	.uleb128 .LBB90-.LBB60
	.uleb128 .LBE90-.LBB60
	data1	0x4
	.uleb128 .LBB91-.LBB60
	.uleb128 .LBE91-.LBB60
	data1	0x4
	.uleb128 .LBB93-.LBB60
	.uleb128 .LBE93-.LBB60
	data1	0x4
	.uleb128 .LBB94-.LBB60
	.uleb128 .LBE94-.LBB60
	data1	0x4
	.uleb128 .LBB133-.LBB60
	.uleb128 .LBE133-.LBB60
	data1	0
.LLRL17:
	data1	0x5
	data8.ua	.LBB62
	data1	0x4
	.uleb128 .LBB62-.LBB62
	.uleb128 .LBE62-.LBB62
	data1	0x4
	.uleb128 .LBB78-.LBB62
	.uleb128 .LBE78-.LBB62
	data1	0x4
	.uleb128 .LBB79-.LBB62
	.uleb128 .LBE79-.LBB62
	data1	0x4
	.uleb128 .LBB80-.LBB62
	.uleb128 .LBE80-.LBB62
	data1	0x4
	.uleb128 .LBB81-.LBB62
	.uleb128 .LBE81-.LBB62
	data1	0x4
	.uleb128 .LBB82-.LBB62
	.uleb128 .LBE82-.LBB62
	data1	0x4
	.uleb128 .LBB83-.LBB62
	.uleb128 .LBE83-.LBB62
	data1	0
.LLRL25:
	data1	0x5
	data8.ua	.LBB64
	data1	0x4
	.uleb128 .LBB64-.LBB64
	.uleb128 .LBE64-.LBB64
	data1	0x4
	.uleb128 .LBB69-.LBB64
	.uleb128 .LBE69-.LBB64
	data1	0x4
	.uleb128 .LBB70-.LBB64
	.uleb128 .LBE70-.LBB64
	data1	0x4
	.uleb128 .LBB71-.LBB64
	.uleb128 .LBE71-.LBB64
	data1	0
.LLRL29:
	data1	0x5
	data8.ua	.LBB97
	data1	0x4
	.uleb128 .LBB97-.LBB97
	.uleb128 .LBE97-.LBB97
	data1	0x4
	.uleb128 .LBB112-.LBB97
	.uleb128 .LBE112-.LBB97
	data1	0x4
	.uleb128 .LBB134-.LBB97
	.uleb128 .LBE134-.LBB97
	data1	0
.LLRL41:
	data1	0x5
	data8.ua	.LBB100
	data1	0x4
	.uleb128 .LBB100-.LBB100
	.uleb128 .LBE100-.LBB100
	data1	0x4
	.uleb128 .LBB104-.LBB100
	.uleb128 .LBE104-.LBB100
	data1	0x4
	.uleb128 .LBB105-.LBB100
	.uleb128 .LBE105-.LBB100
	data1	0
.LLRL44:
	data1	0x5
	data8.ua	.LBB110
	data1	0x4
	.uleb128 .LBB110-.LBB110
	.uleb128 .LBE110-.LBB110
	data1	0x4
	.uleb128 .LBB111-.LBB110
	.uleb128 .LBE111-.LBB110
	data1	0x4
	.uleb128 .LBB113-.LBB110
	.uleb128 .LBE113-.LBB110
	data1	0x4
	.uleb128 .LBB135-.LBB110
	.uleb128 .LBE135-.LBB110
	data1	0x4
	.uleb128 .LBB136-.LBB110
	.uleb128 .LBE136-.LBB110
	data1	0
.LLRL46:
	data1	0x5
	data8.ua	.LBB114
	data1	0x4
	.uleb128 .LBB114-.LBB114
	.uleb128 .LBE114-.LBB114
	data1	0x4
	.uleb128 .LBB130-.LBB114
	.uleb128 .LBE130-.LBB114
	data1	0x4
	.uleb128 .LBB131-.LBB114
	.uleb128 .LBE131-.LBB114
	data1	0x4
	.uleb128 .LBB132-.LBB114
	.uleb128 .LBE132-.LBB114
	data1	0
.LLRL48:
	data1	0x5
	data8.ua	.LBB115
	data1	0x4
	.uleb128 .LBB115-.LBB115
	.uleb128 .LBE115-.LBB115
	data1	0x4
	.uleb128 .LBB124-.LBB115
	.uleb128 .LBE124-.LBB115
	data1	0x4
	.uleb128 .LBB125-.LBB115
	.uleb128 .LBE125-.LBB115
	data1	0x4
	.uleb128 .LBB126-.LBB115
	.uleb128 .LBE126-.LBB115
	data1	0x4
	.uleb128 .LBB127-.LBB115
	.uleb128 .LBE127-.LBB115
	data1	0x4
	.uleb128 .LBB128-.LBB115
	.uleb128 .LBE128-.LBB115
	data1	0x4
	.uleb128 .LBB129-.LBB115
	.uleb128 .LBE129-.LBB115
	data1	0
.LLRL54:
	data1	0x5
	data8.ua	.LBB118
	data1	0x4
	.uleb128 .LBB118-.LBB118
	.uleb128 .LBE118-.LBB118
	data1	0x4
	.uleb128 .LBB122-.LBB118
	.uleb128 .LBE122-.LBB118
	data1	0x4
	.uleb128 .LBB123-.LBB118
	.uleb128 .LBE123-.LBB118
	data1	0
.LLRL57:
	data1	0x7
	data8.ua	.Ltext0
	.uleb128 .Letext0-.Ltext0
	data1	0x7
	data8.ua	.LFB21
	.uleb128 .LFE21-.LFB21
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF44:
	stringz	"__errno_location"
.LASF34:
	stringz	"result"
.LASF49:
	stringz	"__builtin_puts"
.LASF5:
	stringz	"short int"
.LASF43:
	stringz	"size_t"
.LASF42:
	stringz	"@WORK@"
.LASF47:
	stringz	"main"
.LASF35:
	stringz	"failed"
.LASF14:
	stringz	"fsink"
.LASF10:
	stringz	"ELEMENTS"
.LASF8:
	stringz	"long long int"
.LASF18:
	stringz	"functions"
.LASF6:
	stringz	"long int"
.LASF29:
	stringz	"offset"
.LASF1:
	stringz	"unsigned char"
.LASF46:
	stringz	"perror"
.LASF38:
	stringz	"__udivdi3"
.LASF26:
	stringz	"integers"
.LASF9:
	stringz	"long double"
.LASF22:
	stringz	"entry"
.LASF4:
	stringz	"signed char"
.LASF21:
	stringz	"nearest"
.LASF3:
	stringz	"unsigned int"
.LASF11:
	stringz	"SCALE"
.LASF48:
	stringz	"puts"
.LASF19:
	stringz	"start"
.LASF25:
	stringz	"divisions"
.LASF13:
	stringz	"sink"
.LASF37:
	stringz	"precis_text"
.LASF7:
	stringz	"char"
.LASF17:
	stringz	"function"
.LASF45:
	stringz	"printf"
.LASF2:
	stringz	"short unsigned int"
.LASF28:
	stringz	"size"
.LASF27:
	stringz	"buffer"
.LASF0:
	stringz	"long unsigned int"
.LASF24:
	stringz	"reals"
.LASF12:
	stringz	"counters"
.LASF39:
	stringz	"__umoddi3"
.LASF20:
	stringz	"most"
.LASF16:
	stringz	"name"
.LASF31:
	stringz	"precis_profil"
.LASF41:
	stringz	"@SOURCE@/histogram.c"
.LASF15:
	stringz	"double"
.LASF30:
	stringz	"scale"
.LASF33:
	stringz	"number"
.LASF40:
	stringz	"GNU C17 12.2.0 -g -O2"
.LASF32:
	stringz	"precis_call"
.LASF36:
	stringz	"precis_result"
.LASF23:
	stringz	"library"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
