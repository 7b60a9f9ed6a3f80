// fc963b8fbce5d59a7d62857f2e087e3e guest-tests/bench/mixed.c
	.file	"mixed.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/mixed.c"
	.align 16
	.align 64
	.proc crc16#
crc16:
[.LVL0:]
[.LFB28:]
	.file 2 "@SOURCE@/mixed.c"
	.loc 2 15 1 view -0
	.prologue
	.loc 2 16 5 view .LVU1
[.LBB4:]
	.loc 2 16 10 view .LVU2
	.loc 2 17 13 is_stmt 0 view .LVU3
	.mmi
	addl r16 = 40961, r0
[.LBE4:]
	.loc 2 15 1 view .LVU4
	mov r8 = r33
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
[.LBB5:]
	.loc 2 17 13 view .LVU5
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = 15
	.loc 2 16 23 is_stmt 1 view .LVU6
[.LVL1:]
	.align 32
.L3:
	.loc 2 17 9 view .LVU7
	.loc 2 16 32 view .LVU8
	.loc 2 17 32 is_stmt 0 view .LVU9
	.mmi
	xor r15 = r8, r32
	.loc 2 17 19 view .LVU10
	nop 0
	extr.u r14 = r8, 1, 31
	;;
	.mmi
	mov r8 = r14
	.loc 2 17 54 view .LVU11
	nop 0
	tbit.z p6, p7 = r15, 0
	.loc 2 17 13 view .LVU12
	;;
	.mib
	(p7) xor r8 = r16, r14
	.loc 2 16 40 view .LVU13
	extr.u r32 = r32, 1, 31
[.LVL2:]
	.loc 2 16 23 is_stmt 1 view .LVU14
	br.cloop.sptk.few .L3
	;;
[.LBE5:]
	.loc 2 18 5 view .LVU15
	.loc 2 19 1 is_stmt 0 view .LVU16
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.LFE28:
	.endp crc16#
	.align 16
	.align 64
	.proc merge#
merge:
[.LVL3:]
[.LFB29:]
	.loc 2 22 1 is_stmt 1 view -0
	.prologue
	.loc 2 22 1 is_stmt 0 view .LVU18
	.mmi
	.fframe 16
	adds r12 = -16, r12
[.LCFI1:]
	.body
	.loc 2 23 5 is_stmt 1 view .LVU19
	.loc 2 24 14 is_stmt 0 view .LVU20
	cmp.ne p8, p9 = 0, r33
	.loc 2 24 12 view .LVU21
	nop 0
	.mmi
	cmp.ne p6, p7 = 0, r32
	mov r16 = r32
	.loc 2 24 14 view .LVU22
	mov r15 = r33
	.loc 2 23 17 view .LVU23
	;;
	.mmi
	adds r14 = 8, r12
	.loc 2 24 12 view .LVU24
	(p6) addl r17 = 1, r0
	.loc 2 22 1 view .LVU25
	adds r22 = 16, r12
	.mmi
	adds r19 = 24, r12
	.loc 2 23 17 view .LVU26
	st8 [r12] = r0
	.loc 2 23 30 view .LVU27
	mov r20 = r12
	.loc 2 23 17 view .LVU28
	;;
	.mmi
	st8 [r14] = r0
[.LVL4:]
	.loc 2 24 5 is_stmt 1 view .LVU29
	.loc 2 24 14 view .LVU30
	.loc 2 24 12 is_stmt 0 view .LVU31
	nop 0
	(p7) mov r17 = r0
	.loc 2 24 14 view .LVU32
	.mmi
	(p8) addl r14 = 1, r0
	.loc 2 22 1 view .LVU33
	st8 [r22] = r32
	.loc 2 24 14 view .LVU34
	nop 0
	;;
	.mmi
	(p9) mov r14 = r0
	.loc 2 22 1 view .LVU35
	st8 [r19] = r33
	.loc 2 24 14 view .LVU36
	nop 0
	;;
	.mmi
	and r14 = r17, r14
	;;
	cmp4.eq p8, p9 = 0, r14
	.loc 2 23 30 view .LVU37
	nop 0
	;;
	.mib
	nop 0
	(p8) mov r14 = r12
	.loc 2 24 14 view .LVU38
	(p8) br.cond.dpnt .L9
	;;
	.align 32
.L11:
[.LBB6:]
	.loc 2 25 9 is_stmt 1 view .LVU39
	.loc 2 25 32 is_stmt 0 view .LVU40
	.mmi
	adds r17 = 8, r16
	.loc 2 25 44 view .LVU41
	nop 0
	adds r21 = 8, r15
	.loc 2 25 57 view .LVU42
	.mmi
	mov r14 = r15
	nop 0
	mov r18 = r19
	;;
	.mmi
	ld2 r17 = [r17]
	ld2 r15 = [r21]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r17 = r17
	;;
	.mmi
	cmp4.lt p6, p7 = r15, r17
	;;
	(p7) mov r14 = r16
	(p7) mov r18 = r22
[.LVL5:]
	.loc 2 26 9 is_stmt 1 view .LVU43
[.LBE6:]
	.loc 2 24 12 is_stmt 0 view .LVU44
	.mmi
	ld8.a r16 = [r22]
[.LBB7:]
	.loc 2 27 16 view .LVU45
	;;
	ld8.a r15 = [r14]
	.loc 2 26 27 view .LVU46
	nop 0
	.mmi
	st8 [r20] = r14
[.LVL6:]
	.loc 2 27 9 is_stmt 1 view .LVU47
[.LBE7:]
	.loc 2 24 12 is_stmt 0 view .LVU48
	cmp.ne p6, p7 = 0, r16
	.loc 2 24 14 view .LVU49
	mov r20 = r14
[.LBB8:]
	.loc 2 27 16 view .LVU50
	;;
	.mmi
	ld8.c.clr r15 = [r14]
[.LBE8:]
	.loc 2 24 14 view .LVU51
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
[.LBB9:]
	.loc 2 27 16 view .LVU52
	;;
	.mmi
	nop 0
	st8 [r18] = r15
[.LVL7:]
	.loc 2 27 16 view .LVU53
[.LBE9:]
	.loc 2 24 14 is_stmt 1 view .LVU54
	nop 0
	;;
	.mmi
	ld8 r15 = [r19]
	.loc 2 24 12 is_stmt 0 view .LVU55
	chk.a.clr r16, .L18
.L19:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.loc 2 24 14 view .LVU56
	.pred.rel.mutex p8, p9
	nop 0
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r15
	(p8) br.cond.dptk .L11
[.LVL8:]
.L9:
	.loc 2 24 14 view .LVU57
	.pred.rel.mutex p6, p7
	.loc 2 29 5 is_stmt 1 view .LVU58
	.loc 2 29 16 is_stmt 0 view .LVU59
	.mmi
	(p6) st8 [r14] = r16
	(p7) st8 [r14] = r15
	.loc 2 30 5 is_stmt 1 view .LVU60
	.loc 2 31 1 is_stmt 0 view .LVU61
	nop 0
	;;
	.mib
	ld8 r8 = [r12]
	.label_state 1
	.restore sp
	adds r12 = 16, r12
[.LCFI2:]
	br.ret.sptk.many b0
[.LVL9:]
.L18:
[.LCFI3:]
	.body
	.copy_state 1
	.loc 2 31 1 view .LVU62
	.mmi
	ld8 r16 = [r22]
	;;
	cmp.ne p6, p7 = 0, r16
	nop 0
	;;
	.mib
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	br .L19
.LFE29:
	.endp merge#
	.align 16
	.align 64
	.proc sort#
sort:
[.LVL10:]
[.LFB30:]
	.loc 2 34 1 is_stmt 1 view -0
	.prologue 12, 35
	.loc 2 34 1 is_stmt 0 view .LVU64
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 1, 0
[.LCFI4:]
	.loc 2 35 5 is_stmt 1 view .LVU65
	.loc 2 35 8 is_stmt 0 view .LVU66
	cmp.eq p6, p7 = 0, r32
	.loc 2 34 1 view .LVU67
	.save rp, r35
	mov r35 = b0
[.LCFI5:]
	.mmb
	mov r37 = r1
	.body
	.loc 2 34 1 view .LVU68
	mov r38 = r32
	.loc 2 35 8 view .LVU69
	(p6) br.cond.dpnt .L25
	.loc 2 35 17 discriminator 1 view .LVU70
	;;
	.mmi
	ld8 r14 = [r32]
	nop 0
	mov r16 = r32
	.loc 2 35 12 discriminator 1 view .LVU71
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	(p7) mov r34 = r14
	nop 0
	nop 0
	.align 32
.L22:
	.loc 2 39 9 is_stmt 1 discriminator 1 view .LVU72
[.LVL11:]
	.loc 2 40 9 discriminator 1 view .LVU73
	.loc 2 38 24 is_stmt 0 discriminator 1 view .LVU74
	.mmi
	nop 0
	ld8 r14 = [r14]
[.LVL12:]
	.loc 2 38 17 discriminator 1 view .LVU75
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L23
	.loc 2 40 14 view .LVU76
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
[.LVL13:]
	.loc 2 38 17 is_stmt 1 view .LVU77
	mov r16 = r34
	.loc 2 42 18 is_stmt 0 view .LVU78
	.mmi
	nop 0
	ld8 r15 = [r34]
[.LVL14:]
	.loc 2 42 18 view .LVU79
	nop 0
	;;
	.mib
	mov r34 = r15
	.loc 2 38 17 view .LVU80
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L22
[.LVL15:]
.L23:
	.loc 2 42 5 is_stmt 1 view .LVU81
	.loc 2 43 5 view .LVU82
	.loc 2 43 16 is_stmt 0 view .LVU83
	.mib
	st8 [r16] = r0
	.loc 2 44 5 is_stmt 1 view .LVU84
	.loc 2 44 12 is_stmt 0 view .LVU85
	nop 0
	br.call.sptk.many b0 = sort#
[.LVL16:]
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	mov r32 = r8
[.LVL17:]
	.loc 2 44 12 view .LVU86
	nop 0
	br.call.sptk.many b0 = sort#
[.LVL18:]
	;;
	.mmi
	mov r1 = r37
	mov r33 = r8
	.loc 2 45 1 view .LVU87
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	.loc 2 44 12 view .LVU88
	nop 0
	br.sptk.many merge#
[.LVL19:]
.L30:
	.body
	.copy_state 1
	.loc 2 44 12 view .LVU89
	.mmi
	mov r8 = r32
	.loc 2 45 1 view .LVU90
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
[.LVL20:]
.L25:
	.loc 2 45 1 view .LVU91
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.LFE30:
	.endp sort#
	.sdata
	.align 8
.LC0:
	data8	pool#+1584
	.text
	.align 16
	.align 64
	.proc lists#
lists:
[.LVL21:]
[.LFB31:]
	.loc 2 48 1 is_stmt 1 view -0
	.prologue 12, 34
	.loc 2 48 1 is_stmt 0 view .LVU93
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
[.LCFI6:]
	.loc 2 49 5 is_stmt 1 view .LVU94
[.LVL22:]
	.loc 2 50 5 view .LVU95
[.LBB10:]
	.loc 2 50 10 view .LVU96
	.loc 2 50 10 is_stmt 0 view .LVU97
[.LBE10:]
	.loc 2 48 1 view .LVU98
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
[.LCFI7:]
	.mlx
	mov r2 = r32
[.LBB15:]
	.loc 2 50 23 is_stmt 1 view .LVU99
	movl r16 = @gprel(pool#)
	;;
	.mmb
	add r16 = r1, r16
	.loc 2 50 14 is_stmt 0 view .LVU100
	mov r19 = r0
[.LBE15:]
	.loc 2 49 18 view .LVU101
	nop 0
	.mmi
	mov r20 = r0
[.LBB16:]
[.LBB11:]
	.loc 2 51 39 view .LVU102
	addl r21 = 32767, r0
[.LBE11:]
[.LBE16:]
	.loc 2 48 1 view .LVU103
	.save ar.lc, r37
	mov r37 = ar.lc
[.LCFI8:]
	.body
[.LBB17:]
[.LBB12:]
	.loc 2 51 39 view .LVU104
	;;
	.mii
	nop 0
	mov ar.lc = 99
	nop 0
[.LVL23:]
	.align 32
.L32:
	.loc 2 51 9 is_stmt 1 discriminator 3 view .LVU105
	.loc 2 51 60 is_stmt 0 discriminator 3 view .LVU106
	.mmi
	shladd r14 = r2, 3, r0
	.loc 2 51 17 discriminator 3 view .LVU107
	mov r17 = r16
	mov r15 = r20
	.mmi
	mov r18 = r0
	mov r20 = r16
[.LVL24:]
	.loc 2 51 17 discriminator 3 view .LVU108
[.LBE12:]
	.loc 2 50 23 discriminator 3 view .LVU109
	adds r16 = 16, r16
[.LBB13:]
	.loc 2 51 60 discriminator 3 view .LVU110
	;;
	.mmi
	sub r14 = r14, r2
	.loc 2 51 17 discriminator 3 view .LVU111
	st8 [r17] = r15, 8
	.loc 2 51 60 discriminator 3 view .LVU112
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
[.LVL25:]
	.loc 2 51 60 discriminator 3 view .LVU113
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 5, 27
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r2
[.LVL26:]
	.loc 2 51 53 discriminator 3 view .LVU114
	nop 0
	;;
	.mmi
	addl r2 = 13849, r2
[.LVL27:]
	.loc 2 51 39 discriminator 3 view .LVU115
	;;
	and r14 = r21, r2
	.loc 2 51 17 discriminator 3 view .LVU116
	nop 0
	;;
	.mii
	nop 0
	dep r18 = r14, r18, 0, 16
[.LVL28:]
	.loc 2 51 17 discriminator 3 view .LVU117
	nop 0
	;;
	.mii
	nop 0
	dep r18 = r19, r18, 16, 16
[.LBE13:]
	.loc 2 50 33 discriminator 3 view .LVU118
	adds r19 = 1, r19
[.LBB14:]
	.loc 2 51 17 discriminator 3 view .LVU119
	;;
	.mib
	st4 [r17] = r18
	.loc 2 52 9 is_stmt 1 discriminator 3 view .LVU120
[.LVL29:]
	.loc 2 52 9 is_stmt 0 discriminator 3 view .LVU121
[.LBE14:]
	.loc 2 50 33 is_stmt 1 discriminator 3 view .LVU122
	.loc 2 50 23 discriminator 3 view .LVU123
	nop 0
	br.cloop.sptk.few .L32
[.LBE17:]
	.loc 2 54 5 view .LVU124
	.loc 2 54 12 is_stmt 0 view .LVU125
	.mmi
	nop 0
	addl r14 = @gprel(.LC0), gp
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = sort#
[.LVL30:]
	.loc 2 55 14 view .LVU126
	;;
	.mmi
	mov r39 = r0
[.LBB18:]
	.loc 2 56 33 view .LVU127
	nop 0
	cmp.eq p6, p7 = 0, r8
[.LBE18:]
	.loc 2 54 12 view .LVU128
	.mmi
	mov r33 = r8
[.LVL31:]
	.loc 2 55 5 is_stmt 1 view .LVU129
	.loc 2 56 5 view .LVU130
[.LBB19:]
	.loc 2 56 10 view .LVU131
	.loc 2 56 33 view .LVU132
[.LBE19:]
	.loc 2 54 12 is_stmt 0 view .LVU133
	nop 0
	mov r1 = r36
	.loc 2 55 14 view .LVU134
	;;
	.mib
	nop 0
	(p6) mov r39 = r0
[.LBB20:]
	.loc 2 56 33 view .LVU135
	(p6) br.cond.dpnt .L31
[.LVL32:]
	.align 32
.L34:
	.loc 2 57 9 is_stmt 1 discriminator 3 view .LVU136
	.loc 2 57 33 is_stmt 0 discriminator 3 view .LVU137
	.mmi
	adds r15 = 8, r33
	.loc 2 57 44 discriminator 3 view .LVU138
	nop 0
	adds r14 = 10, r33
	.loc 2 57 15 discriminator 3 view .LVU139
	;;
	.mmi
	ld2 r38 = [r15]
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	xor r38 = r14, r38
	nop 0
	;;
	.mib
	nop 0
	sxt2 r38 = r38
	br.call.sptk.many b0 = crc16#
[.LVL33:]
	.loc 2 56 38 discriminator 3 view .LVU140
	;;
	.mmi
	ld8 r33 = [r33]
[.LVL34:]
	.loc 2 57 15 discriminator 3 view .LVU141
	mov r1 = r36
	mov r39 = r8
[.LVL35:]
	.loc 2 56 38 is_stmt 1 discriminator 3 view .LVU142
	.loc 2 56 33 discriminator 3 view .LVU143
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L34
[.LVL36:]
.L31:
	.loc 2 56 33 is_stmt 0 discriminator 3 view .LVU144
[.LBE20:]
	.loc 2 59 1 view .LVU145
	.mii
	mov r8 = r39
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
.LFE31:
	.endp lists#
	.sdata
	.align 8
.LC1:
	data8	mb#+24
	.text
	.align 16
	.align 64
	.proc matrices#
matrices:
[.LVL37:]
[.LFB32:]
	.loc 2 62 1 is_stmt 1 view -0
	.prologue
	.loc 2 62 1 is_stmt 0 view .LVU147
	.mmi
	alloc r16 = ar.pfs, 1, 0, 3, 0
	.loc 2 63 5 is_stmt 1 view .LVU148
[.LBB21:]
	.loc 2 63 10 view .LVU149
[.LVL38:]
	.loc 2 63 23 view .LVU150
[.LBE21:]
	.loc 2 62 1 is_stmt 0 view .LVU151
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI9:]
	.body
	.mlx
	addl r14 = @gprel(.LC1), gp
	movl r31 = @gprel(ma#)
	;;
	.mmb
	add r31 = r1, r31
[.LBB25:]
[.LBB22:]
	.loc 2 65 41 view .LVU152
	mov r18 = r0
	nop 0
	.mii
	ld8 r24 = [r14]
	zxt2 r23 = r32
[.LBE22:]
	.loc 2 63 14 view .LVU153
	mov r25 = r0
[.LBB23:]
	.loc 2 65 41 view .LVU154
	;;
	.mlx
	mov r28 = r31
	movl r27 = 17179869188
	.mlx
	nop 0
	movl r26 = 8589934594
	;;
[.LVL39:]
.L41:
	.loc 2 64 27 is_stmt 1 view .LVU155
	.mmi
	mov r21 = r0
	adds r16 = -24, r24
	zxt2 r14 = r25
[.LBE23:]
[.LBE25:]
	.loc 2 62 1 is_stmt 0 view .LVU156
	.mlx
	mov r22 = r28
	movl r17 = 4294967296
	;;
	.mmi
	mov r20 = r21
	mov r19 = r21
	dep r21 = r18, r21, 0, 16
	;;
	.mii
	nop 0
	dep r20 = r23, r20, 0, 16
	;;
	dep r19 = r14, r19, 0, 16
	;;
	.mii
	nop 0
	dep r21 = r18, r21, 16, 16
	;;
	dep r20 = r23, r20, 16, 16
	;;
	.mii
	nop 0
	dep r19 = r14, r19, 16, 16
	;;
	dep r21 = r18, r21, 32, 16
	;;
	.mii
	nop 0
	dep r20 = r23, r20, 32, 16
	;;
	dep r19 = r14, r19, 32, 16
	;;
	.mii
	nop 0
	dep r21 = r18, r21, 48, 16
	nop 0
	;;
	.mii
	nop 0
	dep r20 = r23, r20, 48, 16
	;;
	dep r19 = r14, r19, 48, 16
[.LVL40:]
.L42:
	.loc 2 62 1 view .LVU157
	.mii
	mov r14 = r17
	padd4 r17 = r17, r27
[.LBB26:]
[.LBB24:]
	.loc 2 65 13 is_stmt 1 discriminator 3 view .LVU158
	.loc 2 65 41 is_stmt 0 discriminator 3 view .LVU159
	;;
	padd4 r15 = r14, r26
	;;
	.mii
	nop 0
	mix2.r r14 = r15, r14
	;;
	mux2 r14 = r14, 216
	.loc 2 66 41 discriminator 3 view .LVU160
	;;
	.mii
	nop 0
	pmpyshr2 r15 = r14, r20, 0
	.loc 2 65 41 discriminator 3 view .LVU161
	padd2 r14 = r14, r21
	.loc 2 66 41 discriminator 3 view .LVU162
	;;
	.mmi
	psub2 r15 = r15, r19
	.loc 2 65 22 discriminator 3 view .LVU163
	;;
	st8 [r22] = r14, 8
	.loc 2 66 13 is_stmt 1 discriminator 3 view .LVU164
	.loc 2 66 22 is_stmt 0 discriminator 3 view .LVU165
	nop 0
	;;
	.mmi
	nop 0
	st8 [r16] = r15, 8
	.loc 2 64 33 is_stmt 1 discriminator 3 view .LVU166
	.loc 2 64 27 discriminator 3 view .LVU167
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r24, r16
	(p6) br.cond.dptk .L42
[.LBE24:]
	.loc 2 63 29 discriminator 2 view .LVU168
	.mmi
	adds r25 = 1, r25
[.LVL41:]
	.loc 2 63 23 discriminator 2 view .LVU169
	add r18 = r23, r18
	adds r28 = 24, r28
	.mmi
	adds r24 = 24, r16
	;;
	nop 0
	zxt2 r18 = r18
	.mmb
	nop 0
	cmp4.eq p6, p7 = 12, r25
	(p7) br.cond.dptk .L41
	.mlx
	nop 0
	movl r34 = @gprel(mc#)
	.mlx
	nop 0
	movl r35 = @gprel(mb#)
	;;
	.mlx
	add r34 = r1, r34
	movl r28 = 35747867511423103
	.mlx
	add r35 = r1, r35
[.LBE26:]
[.LBB27:]
[.LBB28:]
[.LBB29:]
	.loc 2 72 55 is_stmt 0 view .LVU170
	movl r25 = 64424509455
[.LVL42:]
	.loc 2 72 55 view .LVU171
	;;
	.mmi
	adds r29 = 576, r34
[.LBE29:]
[.LBE28:]
[.LBE27:]
[.LBB35:]
	.loc 2 63 23 view .LVU172
	mov r14 = r34
	adds r35 = 288, r35
	;;
.L46:
[.LVL43:]
	.loc 2 63 23 view .LVU173
[.LBE35:]
[.LBB36:]
[.LBB32:]
	.loc 2 69 27 is_stmt 1 view .LVU174
[.LBE32:]
[.LBE36:]
[.LBB37:]
	.loc 2 63 14 is_stmt 0 view .LVU175
	.mmi
	mov r30 = r14
	mov r21 = r35
	adds r33 = 48, r14
	;;
[.LVL44:]
.L45:
	.loc 2 63 14 view .LVU176
	.mmb
	mov r22 = r0
	adds r21 = -288, r21
[.LBE37:]
[.LBB38:]
[.LBB33:]
	.loc 2 70 13 is_stmt 1 view .LVU177
	.loc 2 71 13 view .LVU178
[.LBB30:]
	.loc 2 71 18 view .LVU179
[.LVL45:]
	.loc 2 71 31 view .LVU180
[.LBE30:]
[.LBE33:]
[.LBE38:]
[.LBB39:]
	.loc 2 63 14 is_stmt 0 view .LVU181
	nop 0
	.mii
	mov r24 = r31
	mov ar.lc = 11
	;;
	mov r23 = r22
[.LVL46:]
	.align 32
.L44:
	.loc 2 63 14 view .LVU182
[.LBE39:]
[.LBB40:]
[.LBB34:]
[.LBB31:]
	.loc 2 72 17 is_stmt 1 discriminator 3 view .LVU183
	.loc 2 72 35 is_stmt 0 discriminator 3 view .LVU184
	.mmi
	nop 0
	ld2 r14 = [r24], 2
	.loc 2 72 35 discriminator 3 view .LVU185
	mov r15 = r0
	.loc 2 72 46 discriminator 3 view .LVU186
	.mmi
	ld8 r17 = [r21], 24
	.loc 2 72 35 discriminator 3 view .LVU187
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mii
	nop 0
	dep r15 = r14, r15, 0, 16
	;;
	dep r15 = r14, r15, 16, 16
	;;
	.mii
	nop 0
	dep r15 = r14, r15, 32, 16
	;;
	dep r15 = r14, r15, 48, 16
	.loc 2 72 50 discriminator 3 view .LVU188
	;;
	.mii
	nop 0
	pmpyshr2 r14 = r17, r15, 0
	.loc 2 72 78 discriminator 3 view .LVU189
	pshr2 r16 = r15, 5
	.loc 2 72 50 discriminator 3 view .LVU190
	;;
	.mii
	nop 0
	pmpyshr2 r17 = r17, r15, 16
	nop 0
	;;
	.mii
	nop 0
	unpack2.l r15 = r17, r14
	unpack2.h r14 = r17, r14
	.mmi
	and r16 = r28, r16
	;;
	nop 0
	pshr4 r15 = r15, 2
	.mii
	nop 0
	pshr4 r14 = r14, 2
	.loc 2 72 78 discriminator 3 view .LVU191
	;;
	pcmp2.gt r17 = r0, r16
	.loc 2 72 55 discriminator 3 view .LVU192
	;;
	.mmi
	and r15 = r25, r15
	and r14 = r25, r14
	.loc 2 72 78 discriminator 3 view .LVU193
	unpack2.l r19 = r17, r16
	.mii
	nop 0
	unpack2.h r16 = r17, r16
	.loc 2 72 61 discriminator 3 view .LVU194
	;;
	mux2 r18 = r15, 177
	.mii
	nop 0
	mux2 r17 = r14, 177
	;;
	pmpyshr2 r20 = r15, r19, 0
	;;
	.mii
	nop 0
	pmpyshr2 r18 = r18, r19, 0
	;;
	pmpyshr2 r17 = r17, r16, 0
	;;
	.mii
	nop 0
	pmpyshr2.u r15 = r15, r19, 16
	mix2.l r27 = r18, r0
	;;
	.mii
	nop 0
	pmpyshr2 r19 = r14, r16, 0
	mix2.l r26 = r17, r0
	;;
	.mii
	nop 0
	pmpyshr2.u r14 = r14, r16, 16
	mix2.r r15 = r15, r20
	;;
	.mii
	nop 0
	mix2.r r18 = r18, r0
	mix2.r r17 = r17, r0
	;;
	.mii
	nop 0
	mix2.r r14 = r14, r19
	padd4 r15 = r15, r27
	;;
	.mmi
	padd4 r14 = r14, r26
	nop 0
	padd4 r18 = r18, r15
	;;
	.mmi
	padd4 r17 = r17, r14
	.loc 2 72 26 discriminator 3 view .LVU195
	nop 0
	padd4 r23 = r23, r18
	;;
	.mib
	nop 0
	padd4 r22 = r22, r17
	.loc 2 71 37 is_stmt 1 discriminator 3 view .LVU196
	.loc 2 71 31 discriminator 3 view .LVU197
	br.cloop.sptk.few .L44
	.mmi
	mov r14 = r30
	adds r30 = 16, r30
	adds r21 = 8, r21
	;;
	.mmi
	st8 [r14] = r23, 8
	nop 0
	cmp.ne p6, p7 = r33, r30
	;;
	.mib
	st8 [r14] = r22
[.LBE31:]
	.loc 2 69 33 discriminator 2 view .LVU198
	.loc 2 69 27 discriminator 2 view .LVU199
	nop 0
	(p6) br.cond.dptk .L45
[.LBE34:]
	.loc 2 68 29 discriminator 2 view .LVU200
	.loc 2 68 23 discriminator 2 view .LVU201
[.LVL47:]
	.loc 2 68 23 is_stmt 0 discriminator 2 view .LVU202
	.mmi
	nop 0
	mov r14 = r30
	adds r31 = 24, r31
	.mmb
	nop 0
	cmp.ne p6, p7 = r29, r30
	(p6) br.cond.dptk .L46
	.mmi
	nop 0
	adds r19 = 624, r34
[.LBE40:]
	.loc 2 74 14 view .LVU203
	mov r8 = r0
.L47:
[.LVL48:]
[.LBB41:]
[.LBB42:]
	.loc 2 76 27 is_stmt 1 view .LVU204
	.mmi
	adds r29 = -576, r29
[.LVL49:]
	.loc 2 76 27 is_stmt 0 view .LVU205
[.LBE42:]
[.LBE41:]
	.loc 2 74 14 view .LVU206
	mov r15 = r34
	mov ar.lc = 11
	;;
[.LVL50:]
	.align 32
.L49:
[.LBB44:]
[.LBB43:]
	.loc 2 77 13 is_stmt 1 view .LVU207
	.loc 2 77 45 is_stmt 0 view .LVU208
	.mmi
	nop 0
	ld4 r17 = [r15], 4
	.loc 2 77 23 view .LVU209
	shladd r16 = r8, 2, r0
	.loc 2 77 29 view .LVU210
	.mmi
	ld4 r18 = [r29], 48
	;;
	cmp4.le p6, p7 = r17, r18
	.loc 2 77 23 view .LVU211
	add r8 = r16, r8
[.LVL51:]
	.loc 2 77 29 view .LVU212
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) addl r16 = 10, r0
	.loc 2 77 17 view .LVU213
	nop 0
	;;
	.mib
	nop 0
	add r8 = r16, r8
[.LVL52:]
	.loc 2 76 33 is_stmt 1 view .LVU214
	.loc 2 76 27 view .LVU215
	br.cloop.sptk.few .L49
[.LBE43:]
	.loc 2 75 29 view .LVU216
[.LVL53:]
	.loc 2 75 23 view .LVU217
	.mmi
	adds r29 = 4, r29
[.LVL54:]
	.loc 2 75 23 is_stmt 0 view .LVU218
	nop 0
	adds r34 = 48, r34
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r19, r29
	(p6) br.cond.dptk .L47
[.LBE44:]
	.loc 2 78 5 is_stmt 1 view .LVU219
	.loc 2 79 1 is_stmt 0 view .LVU220
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.LFE32:
	.endp matrices#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC4:
	stringz	"5012,1234,-874,+122,35.54400,.1234500,-110.700,+0.64400,5.500e3,-.123e-2,-87e,0.1.2,T0.3e-1F,hello,x9,1e-,,"
	.sdata
	.align 8
.LC5:
	data8	.LC4+1
	.text
	.align 16
	.align 64
	.proc states.constprop.0#
states.constprop.0:
[.LFB35:]
	.loc 2 81 43 is_stmt 1 view -0
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 2, 0
[.LCFI10:]
	.fframe 32
	adds r12 = -32, r12
[.LCFI11:]
[.LVL55:]
	.loc 2 83 5 view .LVU222
	.loc 2 84 5 view .LVU223
	.loc 2 81 43 is_stmt 0 view .LVU224
	.save ar.lc, r36
	mov r36 = ar.lc
[.LCFI12:]
	.mmi
	addl r17 = @gprel(.LC5), gp
[.LBB47:]
	.loc 2 93 9 view .LVU225
	addl r20 = @ltoffx(.L66), r1
[.LBE47:]
	.loc 2 81 43 view .LVU226
	mov r35 = r1
	.loc 2 84 14 view .LVU227
	;;
	.mmi
	adds r15 = 24, r12
	adds r14 = 16, r12
	.loc 2 81 43 view .LVU228
	.save rp, r33
	mov r33 = b0
[.LCFI13:]
	.body
	.mmi
	ld8 r17 = [r17]
[.LBB48:]
	.loc 2 93 9 view .LVU229
	ld8.mov r20 = [r20], .L66
[.LBE48:]
	.loc 2 85 12 view .LVU230
	addl r16 = 53, r0
	.loc 2 84 14 view .LVU231
	;;
	.mmi
	st8 [r15] = r0, 8
	st8 [r14] = r0
	.loc 2 83 73 view .LVU232
	mov r14 = r0
	.loc 2 84 14 view .LVU233
	;;
	.mmi
	nop 0
	st8 [r15] = r0, 8
	nop 0
	;;
	.mmi
	st4 [r15] = r0
	nop 0
	nop 0
	.loc 2 85 5 is_stmt 1 view .LVU234
	.loc 2 85 12 view .LVU235
[.LVL56:]
.L79:
[.LBB49:]
	.loc 2 86 9 view .LVU236
	.loc 2 87 12 is_stmt 0 view .LVU237
	.mmi
	cmp4.ne p6, p7 = 44, r16
	.loc 2 86 13 view .LVU238
	nop 0
	mov r18 = r16
[.LVL57:]
	.loc 2 87 9 is_stmt 1 view .LVU239
	.loc 2 92 9 view .LVU240
	.loc 2 92 30 is_stmt 0 view .LVU241
	.mmb
	adds r15 = -48, r16
[.LVL58:]
	.loc 2 93 9 is_stmt 1 view .LVU242
	.loc 2 87 12 is_stmt 0 view .LVU243
	nop 0
	(p7) br.cond.dpnt .L62
	.loc 2 93 9 view .LVU244
	;;
	.mib
	cmp4.ltu p6, p7 = 5, r14
	nop 0
	(p6) br.cond.spnt .L64
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 3
[.LVL59:]
	.loc 2 93 9 view .LVU245
	;;
	add r14 = r14, r20
	;;
	.mmi
	ld8 r19 = [r14]
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L66:
	data8 @pcrel(.L63)
	data8 @pcrel(.L70)
	data8 @pcrel(.L69)
	data8 @pcrel(.L68)
	data8 @pcrel(.L67)
	data8 @pcrel(.L75)
	.text
[.LVL60:]
.L73:
	.loc 2 93 9 view .LVU246
[.LBE49:]
	.loc 2 85 23 is_stmt 1 view .LVU247
	.loc 2 85 12 view .LVU248
[.LBB50:]
	.loc 2 86 9 view .LVU249
[.LBE50:]
	.loc 2 85 12 is_stmt 0 view .LVU250
	.mmi
	cmp4.eq p6, p7 = 0, r15
[.LBB51:]
	.loc 2 86 13 view .LVU251
	nop 0
	mov r18 = r15
[.LVL61:]
	.loc 2 87 9 is_stmt 1 view .LVU252
	.loc 2 94 45 is_stmt 0 view .LVU253
	.mmb
	addl r14 = 1, r0
[.LBE51:]
	.loc 2 85 12 view .LVU254
	nop 0
	(p6) br.cond.dpnt .L61
[.LBB52:]
	.loc 2 87 12 view .LVU255
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	.loc 2 92 30 view .LVU256
	;;
	.mmi
	(p7) adds r15 = -48, r15
[.LVL62:]
	.loc 2 92 30 view .LVU257
	nop 0
	nop 0
	;;
[.LVL63:]
	.align 32
.L70:
	.loc 2 95 20 is_stmt 1 view .LVU258
	.loc 2 95 44 is_stmt 0 view .LVU259
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L117
.L76:
[.LVL64:]
	.loc 2 95 44 view .LVU260
[.LBE52:]
	.loc 2 85 23 is_stmt 1 view .LVU261
	.loc 2 85 12 view .LVU262
	.mii
	ld1 r15 = [r17], 1
[.LVL65:]
[.LBB53:]
	.loc 2 86 9 view .LVU263
	.loc 2 94 45 is_stmt 0 view .LVU264
	addl r14 = 2, r0
[.LBE53:]
	.loc 2 85 12 view .LVU265
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
[.LBB54:]
	.loc 2 86 13 view .LVU266
	mov r18 = r15
[.LVL66:]
	.loc 2 87 9 is_stmt 1 view .LVU267
[.LBE54:]
	.loc 2 85 12 is_stmt 0 view .LVU268
	(p6) br.cond.dpnt .L61
[.LBB55:]
	.loc 2 87 12 view .LVU269
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	.loc 2 92 30 view .LVU270
	;;
	.mmi
	(p7) adds r15 = -48, r15
[.LVL67:]
	.loc 2 92 30 view .LVU271
	nop 0
	nop 0
	;;
[.LVL68:]
.L69:
	.loc 2 96 23 is_stmt 1 view .LVU272
	.loc 2 96 47 is_stmt 0 view .LVU273
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L81
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r18
	(p7) br.cond.dpnt .L77
	;;
.L113:
	.loc 2 97 49 view .LVU274
	.mib
	nop 0
	cmp4.ne p6, p7 = 101, r18
	(p7) br.cond.dpnt .L118
.L86:
	.loc 2 98 61 view .LVU275
	.mmi
	addl r14 = 6, r0
	nop 0
	nop 0
.L64:
[.LVL69:]
	.loc 2 98 61 view .LVU276
[.LBE55:]
	.loc 2 85 23 is_stmt 1 view .LVU277
	.loc 2 85 12 view .LVU278
	.mmi
	ld1 r15 = [r17], 1
[.LVL70:]
	.loc 2 85 12 is_stmt 0 view .LVU279
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L79
[.LVL71:]
.L61:
	.loc 2 85 12 view .LVU280
	.mmi
	adds r32 = 16, r12
	.loc 2 103 14 view .LVU281
	mov r38 = r0
	mov ar.lc = 6
	;;
	.align 32
.L80:
[.LVL72:]
[.LBB56:]
	.loc 2 105 9 is_stmt 1 view .LVU282
	.loc 2 105 15 is_stmt 0 view .LVU283
	.mib
	ld4 r37 = [r32], 4
[.LVL73:]
	.loc 2 105 15 view .LVU284
	nop 0
	br.call.sptk.many b0 = crc16#
[.LVL74:]
	.loc 2 105 15 view .LVU285
	;;
	.mib
	mov r1 = r35
	mov r38 = r8
[.LVL75:]
	.loc 2 104 33 is_stmt 1 view .LVU286
	.loc 2 104 23 view .LVU287
	br.cloop.sptk.few .L80
[.LBE56:]
	.loc 2 106 5 view .LVU288
	.loc 2 107 1 is_stmt 0 view .LVU289
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
[.LCFI14:]
	br.ret.sptk.many b0
[.LVL76:]
.L118:
[.LCFI15:]
	.body
	.copy_state 1
	.loc 2 85 23 is_stmt 1 view .LVU290
	.loc 2 85 12 view .LVU291
	.mii
	ld1 r15 = [r17], 1
[.LVL77:]
[.LBB57:]
	.loc 2 86 9 view .LVU292
	.loc 2 98 61 is_stmt 0 view .LVU293
	addl r14 = 4, r0
[.LBE57:]
	.loc 2 85 12 view .LVU294
	;;
	sxt1 r15 = r15
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
[.LBB58:]
	.loc 2 86 13 view .LVU295
	mov r18 = r15
[.LVL78:]
	.loc 2 87 9 is_stmt 1 view .LVU296
	.loc 2 92 9 view .LVU297
[.LBE58:]
	.loc 2 85 12 is_stmt 0 view .LVU298
	(p6) br.cond.dpnt .L61
[.LBB59:]
	.loc 2 87 12 view .LVU299
	;;
	.mib
	cmp4.eq p6, p7 = 44, r15
	.loc 2 92 30 view .LVU300
	adds r15 = -48, r15
[.LVL79:]
	.loc 2 87 12 view .LVU301
	(p6) br.cond.dpnt .L62
	;;
[.LVL80:]
	.loc 2 93 9 is_stmt 1 view .LVU302
	.align 32
.L67:
	.loc 2 98 24 view .LVU303
	.loc 2 92 30 is_stmt 0 view .LVU304
	.mmi
	cmp4.geu p6, p7 = 9, r15
[.LBE59:]
	.loc 2 85 12 view .LVU305
	ld1 r15 = [r17], 1
[.LBB60:]
	.loc 2 98 61 view .LVU306
	nop 0
	;;
	.mmi
	cmp4.eq.or.andcm p6, p7 = 45, r18
[.LBE60:]
	.loc 2 85 12 view .LVU307
	nop 0
	sxt1 r15 = r15
[.LBB61:]
	.loc 2 98 61 view .LVU308
	;;
	.mmi
	(p6) addl r14 = 4, r0
[.LBE61:]
	.loc 2 85 12 view .LVU309
	nop 0
	mov r16 = r15
[.LBB62:]
	.loc 2 98 61 view .LVU310
	;;
	.mib
	(p7) addl r14 = 6, r0
[.LVL81:]
	.loc 2 98 61 view .LVU311
[.LBE62:]
	.loc 2 85 23 is_stmt 1 view .LVU312
	.loc 2 85 12 view .LVU313
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L61
	;;
[.LVL82:]
.L117:
[.LBB63:]
	.loc 2 95 44 is_stmt 0 view .LVU314
	.mib
	nop 0
	cmp4.eq p6, p7 = 46, r18
	(p7) br.cond.dptk .L86
.L77:
[.LVL83:]
	.loc 2 95 44 view .LVU315
[.LBE63:]
	.loc 2 85 23 is_stmt 1 view .LVU316
	.loc 2 85 12 view .LVU317
	.mii
	ld1 r15 = [r17], 1
[.LVL84:]
	.loc 2 85 12 is_stmt 0 view .LVU318
	nop 0
	;;
	sxt1 r15 = r15
	;;
[.LVL85:]
.L111:
[.LBB64:]
	.loc 2 86 9 is_stmt 1 view .LVU319
[.LBE64:]
	.loc 2 85 12 is_stmt 0 view .LVU320
	.mmi
	cmp4.eq p6, p7 = 0, r15
[.LBB65:]
	.loc 2 86 13 view .LVU321
	nop 0
	mov r18 = r15
[.LVL86:]
	.loc 2 87 9 is_stmt 1 view .LVU322
	.loc 2 97 49 is_stmt 0 view .LVU323
	.mmb
	addl r14 = 3, r0
[.LBE65:]
	.loc 2 85 12 view .LVU324
	nop 0
	(p6) br.cond.dpnt .L61
[.LBB66:]
	.loc 2 87 12 view .LVU325
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	.loc 2 92 30 view .LVU326
	;;
	.mmi
	(p7) adds r15 = -48, r15
[.LVL87:]
	.loc 2 92 30 view .LVU327
	nop 0
	nop 0
	;;
[.LVL88:]
.L68:
	.loc 2 97 24 is_stmt 1 view .LVU328
	.loc 2 97 49 is_stmt 0 view .LVU329
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L113
[.LBE66:]
	.loc 2 85 12 view .LVU330
	.mii
	ld1 r15 = [r17], 1
[.LBB67:]
	.loc 2 97 49 view .LVU331
	addl r14 = 3, r0
[.LVL89:]
	.loc 2 97 49 view .LVU332
[.LBE67:]
	.loc 2 85 23 is_stmt 1 view .LVU333
	.loc 2 85 12 view .LVU334
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L61
[.LVL90:]
.L119:
	.loc 2 85 23 view .LVU335
	.loc 2 85 12 view .LVU336
	.mii
	ld1 r15 = [r17], 1
[.LVL91:]
	.loc 2 85 12 is_stmt 0 view .LVU337
	nop 0
	;;
	sxt1 r15 = r15
	;;
[.LVL92:]
.L102:
[.LBB68:]
	.loc 2 86 9 is_stmt 1 view .LVU338
	.loc 2 87 9 view .LVU339
[.LBE68:]
	.loc 2 85 12 is_stmt 0 view .LVU340
	.mib
	cmp4.eq p6, p7 = 0, r15
[.LBB69:]
	.loc 2 99 40 view .LVU341
	addl r14 = 5, r0
[.LBE69:]
	.loc 2 85 12 view .LVU342
	(p6) br.cond.dpnt .L61
[.LBB70:]
	.loc 2 87 12 view .LVU343
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 44, r15
	(p6) br.cond.dpnt .L62
	.loc 2 92 30 view .LVU344
	;;
	.mmi
	(p7) adds r15 = -48, r15
	nop 0
	nop 0
	;;
[.LVL93:]
.L75:
	.loc 2 99 20 is_stmt 1 view .LVU345
	.loc 2 99 40 is_stmt 0 view .LVU346
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dptk .L119
	.loc 2 98 61 view .LVU347
	.mib
	nop 0
	addl r14 = 6, r0
	br .L64
	;;
.L62:
	.loc 2 88 13 is_stmt 1 view .LVU348
	.loc 2 88 26 is_stmt 0 view .LVU349
	.mmi
	nop 0
	adds r16 = 16, r12
	dep.z r14 = r14, 2, 3
[.LBE70:]
	.loc 2 85 12 view .LVU350
	.mmi
	ld1 r15 = [r17], 1
[.LBB71:]
	.loc 2 88 26 view .LVU351
	;;
	add r14 = r16, r14
[.LBE71:]
	.loc 2 85 12 view .LVU352
	sxt1 r15 = r15
[.LBB72:]
	.loc 2 88 26 view .LVU353
	;;
	.mmi
	ld4 r18 = [r14]
[.LBE72:]
	.loc 2 85 12 view .LVU354
	cmp4.eq p6, p7 = 0, r15
	mov r16 = r15
[.LBB73:]
	.loc 2 88 26 view .LVU355
	;;
	.mmi
	adds r18 = 1, r18
	;;
	st4 [r14] = r18
	.loc 2 89 13 is_stmt 1 view .LVU356
[.LVL94:]
	.loc 2 90 13 view .LVU357
	.loc 2 90 13 is_stmt 0 view .LVU358
[.LBE73:]
	.loc 2 85 23 is_stmt 1 view .LVU359
	.loc 2 85 12 view .LVU360
[.LBB74:]
	.loc 2 86 9 view .LVU361
	.loc 2 86 13 is_stmt 0 view .LVU362
	mov r18 = r15
[.LVL95:]
	.loc 2 87 9 is_stmt 1 view .LVU363
	.loc 2 92 9 view .LVU364
	.loc 2 89 19 is_stmt 0 view .LVU365
	.mmb
	mov r14 = r0
[.LBE74:]
	.loc 2 85 12 view .LVU366
	nop 0
	(p6) br.cond.dpnt .L61
[.LBB75:]
	.loc 2 87 12 view .LVU367
	;;
	.mib
	cmp4.eq p6, p7 = 44, r15
	.loc 2 92 30 view .LVU368
	adds r15 = -48, r15
[.LVL96:]
	.loc 2 87 12 view .LVU369
	(p6) br.cond.dpnt .L62
	;;
[.LVL97:]
	.loc 2 93 9 is_stmt 1 view .LVU370
.L63:
	.loc 2 94 21 view .LVU371
	.loc 2 94 45 is_stmt 0 view .LVU372
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r15
	(p7) br.cond.dptk .L76
	.loc 2 94 49 view .LVU373
	.mmi
	adds r14 = -43, r16
[.LBE75:]
	.loc 2 85 12 view .LVU374
	ld1 r15 = [r17], 1
[.LBB76:]
	.loc 2 94 49 view .LVU375
	nop 0
	;;
	.mii
	and r14 = -3, r14
[.LBE76:]
	.loc 2 85 12 view .LVU376
	sxt1 r15 = r15
[.LBB77:]
	.loc 2 94 45 view .LVU377
	;;
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 46, r18
	(p6) br.cond.dptk .L102
	.mib
	nop 0
	nop 0
	br .L111
.L81:
[.LBE77:]
	.loc 2 85 12 view .LVU378
	.mii
	ld1 r15 = [r17], 1
[.LBB78:]
	.loc 2 94 45 view .LVU379
	addl r14 = 2, r0
[.LVL98:]
	.loc 2 94 45 view .LVU380
[.LBE78:]
	.loc 2 85 23 is_stmt 1 view .LVU381
	.loc 2 85 12 view .LVU382
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L79
	.mib
	nop 0
	nop 0
	br .L61
.LFE35:
	.endp states.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"%04x\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LVL99:]
[.LFB34:]
	.loc 2 110 1 view -0
	.prologue 12, 36
	.loc 2 110 1 is_stmt 0 view .LVU384
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
[.LCFI16:]
	.loc 2 111 5 is_stmt 1 view .LVU385
[.LVL100:]
	.loc 2 112 5 view .LVU386
[.LBB84:]
	.loc 2 112 10 view .LVU387
[.LBE84:]
	.loc 2 110 1 is_stmt 0 view .LVU388
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
[.LCFI17:]
	.mmi
	mov r38 = r1
[.LBB104:]
[.LBB85:]
[.LBB86:]
	.file 3 "@SOURCE@/bench.h"
	.loc 3 9 37 view .LVU389
	nop 0
	cmp4.ge p6, p7 = 1, r32
[.LBE86:]
[.LBE85:]
	.loc 2 112 14 view .LVU390
	;;
	.mii
	addl r34 = 40, r0
[.LBE104:]
	.loc 2 110 1 view .LVU391
	.save rp, r36
	mov r36 = b0
[.LCFI18:]
	.body
[.LBB105:]
[.LBB100:]
[.LBB95:]
[.LBB87:]
[.LBB88:]
	.file 4 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdlib.h"
	.loc 4 364 16 view .LVU392
	addl r42 = 10, r0
	.mmb
	mov r41 = r0
[.LVL101:]
	.loc 4 364 16 view .LVU393
[.LBE88:]
[.LBE87:]
[.LBE95:]
[.LBI85:]
	.loc 3 7 19 is_stmt 1 view .LVU394
[.LBB96:]
	.loc 3 9 5 view .LVU395
[.LBB92:]
[.LBI87:]
	.loc 4 362 1 view .LVU396
[.LBB89:]
	.loc 4 364 3 view .LVU397
	.loc 4 364 3 is_stmt 0 view .LVU398
[.LBE89:]
[.LBE92:]
[.LBE96:]
[.LBE100:]
[.LBE105:]
	.loc 2 111 14 view .LVU399
	mov r35 = r0
[.LBB106:]
[.LBB101:]
[.LBB97:]
	.loc 3 9 37 view .LVU400
	(p7) br.cond.dpnt .L129
[.LBE97:]
[.LBE101:]
[.LBE106:]
	.loc 2 111 14 view .LVU401
	;;
	.mmi
	nop 0
	adds r14 = -1, r34
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
[.LVL102:]
	.align 32
.L123:
[.LBB107:]
	.loc 2 113 9 is_stmt 1 discriminator 3 view .LVU402
	.loc 2 113 15 is_stmt 0 discriminator 3 view .LVU403
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = lists#
[.LVL103:]
	;;
	.mmi
	mov r41 = r35
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = crc16#
[.LVL104:]
	.loc 2 114 15 discriminator 3 view .LVU404
	;;
	.mmi
	mov r40 = r34
	.loc 2 113 15 discriminator 3 view .LVU405
	mov r35 = r8
[.LVL105:]
	.loc 2 114 9 is_stmt 1 discriminator 3 view .LVU406
	.loc 2 113 15 is_stmt 0 discriminator 3 view .LVU407
	nop 0
	.mmb
	mov r1 = r38
	.loc 2 112 51 discriminator 3 view .LVU408
	adds r34 = -1, r34
[.LVL106:]
	.loc 2 114 15 discriminator 3 view .LVU409
	br.call.sptk.many b0 = matrices#
[.LVL107:]
	.loc 2 114 15 discriminator 3 view .LVU410
	;;
	.mmi
	mov r41 = r35
	nop 0
	mov r40 = r8
	.mmb
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = crc16#
[.LVL108:]
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
[.LVL109:]
	.loc 2 115 9 is_stmt 1 discriminator 3 view .LVU411
	.loc 2 115 15 is_stmt 0 discriminator 3 view .LVU412
	br.call.sptk.many b0 = states.constprop.0#
[.LVL110:]
	.loc 2 115 15 discriminator 3 view .LVU413
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r35
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = crc16#
[.LVL111:]
	;;
	.mib
	mov r1 = r38
	mov r35 = r8
[.LVL112:]
	.loc 2 112 51 is_stmt 1 discriminator 3 view .LVU414
	.loc 2 112 45 discriminator 3 view .LVU415
	br.cloop.sptk.few .L123
	;;
[.LVL113:]
.L122:
	.loc 2 112 45 is_stmt 0 discriminator 3 view .LVU416
[.LBE107:]
	.loc 2 117 5 is_stmt 1 view .LVU417
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mmi
	nop 0
	mov r41 = r35
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
[.LVL114:]
	.loc 2 118 1 is_stmt 0 view .LVU418
	;;
	.mmi
	mov r8 = r0
	.loc 2 117 5 view .LVU419
	mov r1 = r38
	.loc 2 118 1 view .LVU420
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
[.LVL115:]
.L129:
[.LBB108:]
[.LBB102:]
[.LBB98:]
	.loc 3 9 23 view .LVU421
	.mmi
	nop 0
	adds r33 = 8, r33
[.LVL116:]
[.LBB93:]
[.LBB90:]
	.loc 4 364 16 view .LVU422
	nop 0
	;;
	.mib
	ld8 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
[.LVL117:]
	.loc 4 364 16 view .LVU423
[.LBE90:]
[.LBE93:]
[.LBE98:]
[.LBE102:]
	.loc 2 112 14 view .LVU424
	;;
	.mii
	shladd r34 = r8, 2, r0
[.LBB103:]
[.LBB99:]
[.LBB94:]
[.LBB91:]
	.loc 4 364 16 view .LVU425
	mov r1 = r38
[.LVL118:]
	.loc 4 364 16 view .LVU426
[.LBE91:]
[.LBE94:]
[.LBE99:]
[.LBE103:]
	.loc 2 112 14 view .LVU427
	;;
	add r34 = r34, r8
	;;
	.mmi
	shladd r34 = r34, 3, r0
[.LVL119:]
	.loc 2 112 45 is_stmt 1 view .LVU428
	.loc 2 112 45 is_stmt 0 view .LVU429
[.LBE108:]
	.loc 2 111 14 view .LVU430
	;;
	adds r14 = -1, r34
[.LBB109:]
	.loc 2 112 45 view .LVU431
	cmp4.ge p6, p7 = 0, r34
[.LBE109:]
	.loc 2 111 14 view .LVU432
	;;
	.mib
	addp4 r14 = r14, r0
	(p6) mov r35 = r0
[.LBB110:]
	.loc 2 112 45 view .LVU433
	(p6) br.cond.dpnt .L122
[.LBE110:]
	.loc 2 111 14 view .LVU434
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L123
.LFE34:
	.endp main#
	.bss
	.align 8
	.type	mc#, @object
	.size	mc#, 576
mc:
	.skip	576
	.align 8
	.type	mb#, @object
	.size	mb#, 288
mb:
	.skip	288
	.align 8
	.type	ma#, @object
	.size	ma#, 288
ma:
	.skip	288
	.align 8
	.type	pool#, @object
	.size	pool#, 1600
pool:
	.skip	1600
	.text
.Letext0:
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x805
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x20
	data4.ua	@secrel(.LASF46)
	data1	0x1d
	data4.ua	@secrel(.LASF47)
	data4.ua	@secrel(.LASF48)
	data4.ua	@secrel(.LLRL50)
	data8.ua	0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x3
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF0)
	.uleb128 0x8
	data4.ua	0x36
	.uleb128 0x3
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF1)
	.uleb128 0x21
	data4.ua	0x36
	.uleb128 0x22
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x3
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF2)
	.uleb128 0x3
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x3
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF4)
	.uleb128 0x3
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF5)
	.uleb128 0x3
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x3
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF7)
	.uleb128 0x8
	data4.ua	0x3d
	.uleb128 0x18
	data4.ua	0x73
	.uleb128 0x3
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF8)
	.uleb128 0x3
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF9)
	.uleb128 0x19
	data4.ua	0x57
	data1	0x5
	data1	0x6
	data4.ua	0xa1
	.uleb128 0x4
	data4.ua	@secrel(.LASF10)
	data1	0x64
	.uleb128 0x1a
	stringz	"N"
	data1	0xc
	data1	0
	.uleb128 0x23
	data4.ua	@secrel(.LASF49)
	data1	0x10
	data1	0x2
	data1	0x6
	data1	0x8
	data4.ua	0xd3
	.uleb128 0x12
	data4.ua	@secrel(.LASF11)
	data1	0x7
	data1	0x12
	data4.ua	0xd3
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF12)
	data1	0x8
	data1	0xb
	data4.ua	0x65
	data1	0x8
	.uleb128 0x12
	data4.ua	@secrel(.LASF13)
	data1	0x8
	data1	0x12
	data4.ua	0x65
	data1	0xa
	data1	0
	.uleb128 0x8
	data4.ua	0xa1
	.uleb128 0xc
	data4.ua	0xa1
	data4.ua	0xe8
	.uleb128 0x6
	data4.ua	0x2a
	data1	0x63
	data1	0
	.uleb128 0x1b
	data4.ua	@secrel(.LASF14)
	data1	0xa
	data1	0x14
	data4.ua	0xd8
	.uleb128 0x9
	data1	0x3
	data8.ua	pool#
	.uleb128 0xc
	data4.ua	0x65
	data4.ua	0x113
	.uleb128 0x6
	data4.ua	0x2a
	data1	0xb
	.uleb128 0x6
	data4.ua	0x2a
	data1	0xb
	data1	0
	.uleb128 0x13
	stringz	"ma"
	data1	0xb
	data1	0xe
	data4.ua	0xfd
	.uleb128 0x9
	data1	0x3
	data8.ua	ma#
	.uleb128 0x13
	stringz	"mb"
	data1	0xb
	data1	0x18
	data4.ua	0xfd
	.uleb128 0x9
	data1	0x3
	data8.ua	mb#
	.uleb128 0xc
	data4.ua	0x42
	data4.ua	0x151
	.uleb128 0x6
	data4.ua	0x2a
	data1	0xb
	.uleb128 0x6
	data4.ua	0x2a
	data1	0xb
	data1	0
	.uleb128 0x13
	stringz	"mc"
	data1	0xc
	data1	0xc
	data4.ua	0x13b
	.uleb128 0x9
	data1	0x3
	data8.ua	mc#
	.uleb128 0x24
	data4.ua	@secrel(.LASF15)
	data1	0x4
	data1	0xb1
	data1	0x11
	data4.ua	0x6c
	data4.ua	0x185
	.uleb128 0xd
	data4.ua	0x78
	.uleb128 0xd
	data4.ua	0x18a
	.uleb128 0xd
	data4.ua	0x42
	data1	0
	.uleb128 0x8
	data4.ua	0x31
	.uleb128 0x18
	data4.ua	0x185
	.uleb128 0x25
	data4.ua	@secrel(.LASF16)
	data1	0x5
	data2.ua	0x164
	data1	0xc
	data4.ua	0x42
	data4.ua	0x1a7
	.uleb128 0xd
	data4.ua	0x73
	.uleb128 0x26
	data1	0
	.uleb128 0x27
	data4.ua	@secrel(.LASF50)
	data1	0x2
	data1	0x6d
	data1	0x5
	data4.ua	0x42
	data8.ua	.LFB34
	data8.ua	.LFE34-.LFB34
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x341
	.uleb128 0x1c
	data4.ua	@secrel(.LASF27)
	data1	0x6d
	data1	0xe
	data4.ua	0x42
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x14
	data4.ua	@secrel(.LASF31)
	data1	0x6d
	data1	0x1b
	data4.ua	0x185
	data4.ua	@secrel(.LLST41)
	data4.ua	@secrel(.LVUS41)
	.uleb128 0x1
	stringz	"crc"
	data1	0x6f
	data1	0xe
	data4.ua	0x57
	data4.ua	@secrel(.LLST42)
	data4.ua	@secrel(.LVUS42)
	.uleb128 0x9
	data4.ua	@secrel(.LLRL43)
	data4.ua	0x31c
	.uleb128 0x1
	stringz	"i"
	data1	0x70
	data1	0xe
	data4.ua	0x42
	data4.ua	@secrel(.LLST44)
	data4.ua	@secrel(.LVUS44)
	.uleb128 0x28
	data4.ua	0x71d
	data8.ua	.LBI85
	data1	.LVU394
	data4.ua	@secrel(.LLRL45)
	data1	0x2
	data1	0x70
	data1	0x12
	data4.ua	0x27c
	.uleb128 0xe
	data4.ua	0x73a
	data4.ua	@secrel(.LLST46)
	data4.ua	@secrel(.LVUS46)
	.uleb128 0xe
	data4.ua	0x72e
	data4.ua	@secrel(.LLST47)
	data4.ua	@secrel(.LVUS47)
	.uleb128 0x29
	data4.ua	0x747
	data8.ua	.LBI87
	data1	.LVU396
	data4.ua	@secrel(.LLRL48)
	data1	0x3
	data1	0x9
	data1	0x17
	.uleb128 0xe
	data4.ua	0x759
	data4.ua	@secrel(.LLST49)
	data4.ua	@secrel(.LVUS49)
	.uleb128 0xf
	data8.ua	.LVL117
	data4.ua	0x165
	data1	0
	data1	0
	.uleb128 0x7
	data8.ua	.LVL103
	data4.ua	0x4de
	data4.ua	0x296
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x7
	data8.ua	.LVL104
	data4.ua	0x6bd
	data4.ua	0x2b0
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
	.uleb128 0x7
	data8.ua	.LVL107
	data4.ua	0x3f1
	data4.ua	0x2ca
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 1
	data1	0
	.uleb128 0x7
	data8.ua	.LVL108
	data4.ua	0x6bd
	data4.ua	0x2e4
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
	.uleb128 0x7
	data8.ua	.LVL110
	data4.ua	0x767
	data4.ua	0x305
	.uleb128 0x2a
	data4.ua	0x352
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC4
	data1	0
	.uleb128 0x15
	data8.ua	.LVL111
	data4.ua	0x6bd
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x15
	data8.ua	.LVL114
	data4.ua	0x18f
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC6
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x1d
	data4.ua	@secrel(.LASF41)
	data1	0x2
	data1	0x51
	data1	0x2b
	data4.ua	0x57
	data1	0x1
	data4.ua	0x3e1
	.uleb128 0x16
	data4.ua	@secrel(.LASF43)
	data1	0x2
	data1	0x51
	data1	0x3e
	data4.ua	0x73
	.uleb128 0x19
	data4.ua	0x57
	data1	0x53
	data1	0xa
	data4.ua	0x39a
	.uleb128 0x4
	data4.ua	@secrel(.LASF17)
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF18)
	data1	0x1
	.uleb128 0x4
	data4.ua	@secrel(.LASF19)
	data1	0x2
	.uleb128 0x4
	data4.ua	@secrel(.LASF20)
	data1	0x3
	.uleb128 0x4
	data4.ua	@secrel(.LASF21)
	data1	0x4
	.uleb128 0x4
	data4.ua	@secrel(.LASF22)
	data1	0x5
	.uleb128 0x1a
	stringz	"BAD"
	data1	0x6
	.uleb128 0x4
	data4.ua	@secrel(.LASF23)
	data1	0x7
	data1	0
	.uleb128 0x10
	data4.ua	@secrel(.LASF24)
	data1	0x53
	data1	0x49
	data4.ua	0x35e
	.uleb128 0x10
	data4.ua	@secrel(.LASF25)
	data1	0x54
	data1	0xe
	data4.ua	0x3e1
	.uleb128 0x17
	stringz	"crc"
	data1	0x67
	data1	0xe
	data4.ua	0x57
	.uleb128 0x2b
	data4.ua	0x3d5
	.uleb128 0x17
	stringz	"c"
	data1	0x56
	data1	0xd
	data4.ua	0x42
	.uleb128 0x10
	data4.ua	@secrel(.LASF26)
	data1	0x5c
	data1	0xd
	data4.ua	0x42
	data1	0
	.uleb128 0x2c
	.uleb128 0x17
	stringz	"i"
	data1	0x68
	data1	0xe
	data4.ua	0x42
	data1	0
	data1	0
	.uleb128 0xc
	data4.ua	0x57
	data4.ua	0x3f1
	.uleb128 0x6
	data4.ua	0x2a
	data1	0x6
	data1	0
	.uleb128 0x11
	data4.ua	@secrel(.LASF29)
	data1	0x3d
	data1	0x2b
	data4.ua	0x57
	data8.ua	.LFB32
	data8.ua	.LFE32-.LFB32
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x4de
	.uleb128 0x1c
	data4.ua	@secrel(.LASF28)
	data1	0x3d
	data1	0x38
	data4.ua	0x42
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x1
	stringz	"sum"
	data1	0x4a
	data1	0xe
	data4.ua	0x57
	data4.ua	@secrel(.LLST18)
	data4.ua	@secrel(.LVUS18)
	.uleb128 0x9
	data4.ua	@secrel(.LLRL19)
	data4.ua	0x466
	.uleb128 0x1
	stringz	"i"
	data1	0x3f
	data1	0xe
	data4.ua	0x42
	data4.ua	@secrel(.LLST20)
	data4.ua	@secrel(.LVUS20)
	.uleb128 0x5
	data4.ua	@secrel(.LLRL21)
	.uleb128 0x1
	stringz	"j"
	data1	0x40
	data1	0x12
	data4.ua	0x42
	data4.ua	@secrel(.LLST22)
	data4.ua	@secrel(.LVUS22)
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LLRL23)
	data4.ua	0x4af
	.uleb128 0x1
	stringz	"i"
	data1	0x44
	data1	0xe
	data4.ua	0x42
	data4.ua	@secrel(.LLST24)
	data4.ua	@secrel(.LVUS24)
	.uleb128 0x5
	data4.ua	@secrel(.LLRL25)
	.uleb128 0x1
	stringz	"j"
	data1	0x45
	data1	0x12
	data4.ua	0x42
	data4.ua	@secrel(.LLST26)
	data4.ua	@secrel(.LVUS26)
	.uleb128 0x5
	data4.ua	@secrel(.LLRL27)
	.uleb128 0x1
	stringz	"k"
	data1	0x47
	data1	0x16
	data4.ua	0x42
	data4.ua	@secrel(.LLST28)
	data4.ua	@secrel(.LVUS28)
	data1	0
	data1	0
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LLRL29)
	.uleb128 0x1
	stringz	"i"
	data1	0x4b
	data1	0xe
	data4.ua	0x42
	data4.ua	@secrel(.LLST30)
	data4.ua	@secrel(.LVUS30)
	.uleb128 0x5
	data4.ua	@secrel(.LLRL31)
	.uleb128 0x1
	stringz	"j"
	data1	0x4c
	data1	0x12
	data4.ua	0x42
	data4.ua	@secrel(.LLST32)
	data4.ua	@secrel(.LVUS32)
	data1	0
	data1	0
	data1	0
	.uleb128 0x11
	data4.ua	@secrel(.LASF30)
	data1	0x2f
	data1	0x2b
	data4.ua	0x57
	data8.ua	.LFB31
	data8.ua	.LFE31-.LFB31
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x599
	.uleb128 0x14
	data4.ua	@secrel(.LASF28)
	data1	0x2f
	data1	0x3a
	data4.ua	0x57
	data4.ua	@secrel(.LLST11)
	data4.ua	@secrel(.LVUS11)
	.uleb128 0xa
	data4.ua	@secrel(.LASF32)
	data1	0x31
	data1	0x12
	data4.ua	0xd3
	data4.ua	@secrel(.LLST12)
	data4.ua	@secrel(.LVUS12)
	.uleb128 0x1
	stringz	"crc"
	data1	0x37
	data1	0xe
	data4.ua	0x57
	data4.ua	@secrel(.LLST13)
	data4.ua	@secrel(.LVUS13)
	.uleb128 0x9
	data4.ua	@secrel(.LLRL14)
	data4.ua	0x554
	.uleb128 0x1
	stringz	"i"
	data1	0x32
	data1	0xe
	data4.ua	0x42
	data4.ua	@secrel(.LLST15)
	data4.ua	@secrel(.LVUS15)
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LLRL16)
	data4.ua	0x57c
	.uleb128 0x1
	stringz	"p"
	data1	0x38
	data1	0x17
	data4.ua	0xd3
	data4.ua	@secrel(.LLST17)
	data4.ua	@secrel(.LVUS17)
	.uleb128 0xf
	data8.ua	.LVL33
	data4.ua	0x6bd
	data1	0
	.uleb128 0x15
	data8.ua	.LVL30
	data4.ua	0x599
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x9
	data1	0x3
	data8.ua	pool#+1584
	data1	0
	data1	0
	.uleb128 0x11
	data4.ua	@secrel(.LASF33)
	data1	0x21
	data1	0x15
	data4.ua	0xd3
	data8.ua	.LFB30
	data8.ua	.LFE30-.LFB30
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x643
	.uleb128 0x1e
	stringz	"l"
	data1	0x21
	data1	0x27
	data4.ua	0xd3
	data4.ua	@secrel(.LLST8)
	data4.ua	@secrel(.LVUS8)
	.uleb128 0xa
	data4.ua	@secrel(.LASF34)
	data1	0x25
	data1	0x12
	data4.ua	0xd3
	data4.ua	@secrel(.LLST9)
	data4.ua	@secrel(.LVUS9)
	.uleb128 0xa
	data4.ua	@secrel(.LASF35)
	data1	0x25
	data1	0x1d
	data4.ua	0xd3
	data4.ua	@secrel(.LLST10)
	data4.ua	@secrel(.LVUS10)
	.uleb128 0x10
	data4.ua	@secrel(.LASF36)
	data1	0x2a
	data1	0x12
	data4.ua	0xd3
	.uleb128 0xf
	data8.ua	.LVL16
	data4.ua	0x599
	.uleb128 0x7
	data8.ua	.LVL18
	data4.ua	0x599
	data4.ua	0x624
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x2d
	data8.ua	.LVL19
	data4.ua	0x643
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x2
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x2e
	data4.ua	@secrel(.LASF37)
	data1	0x2
	data1	0x15
	data1	0x2f
	data4.ua	0xd3
	data8.ua	.LFB29
	data8.ua	.LFE29-.LFB29
	data4.ua	@secrel(.LLST4)
	data4.ua	0x6b8
	.uleb128 0x1f
	stringz	"a"
	data1	0x42
	data4.ua	0xd3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x1f
	stringz	"b"
	data1	0x52
	data4.ua	0xd3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	.uleb128 0x1b
	data4.ua	@secrel(.LASF32)
	data1	0x17
	data1	0x11
	data4.ua	0xa1
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0xa
	data4.ua	@secrel(.LASF38)
	data1	0x17
	data1	0x1e
	data4.ua	0xd3
	data4.ua	@secrel(.LLST5)
	data4.ua	@secrel(.LVUS5)
	.uleb128 0x5
	data4.ua	@secrel(.LLRL6)
	.uleb128 0xa
	data4.ua	@secrel(.LASF39)
	data1	0x19
	data1	0x17
	data4.ua	0x6b8
	data4.ua	@secrel(.LLST7)
	data4.ua	@secrel(.LVUS7)
	data1	0
	data1	0
	.uleb128 0x8
	data4.ua	0xd3
	.uleb128 0x11
	data4.ua	@secrel(.LASF40)
	data1	0xe
	data1	0x2b
	data4.ua	0x57
	data8.ua	.LFB28
	data8.ua	.LFE28-.LFB28
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x71d
	.uleb128 0x14
	data4.ua	@secrel(.LASF12)
	data1	0xe
	data1	0x3a
	data4.ua	0x57
	data4.ua	@secrel(.LLST0)
	data4.ua	@secrel(.LVUS0)
	.uleb128 0x1e
	stringz	"crc"
	data1	0xe
	data1	0x4a
	data4.ua	0x57
	data4.ua	@secrel(.LLST1)
	data4.ua	@secrel(.LVUS1)
	.uleb128 0x5
	data4.ua	@secrel(.LLRL2)
	.uleb128 0x1
	stringz	"i"
	data1	0x10
	data1	0xe
	data4.ua	0x42
	data4.ua	@secrel(.LLST3)
	data4.ua	@secrel(.LVUS3)
	data1	0
	data1	0
	.uleb128 0x1d
	data4.ua	@secrel(.LASF42)
	data1	0x3
	data1	0x7
	data1	0x13
	data4.ua	0x42
	data1	0x3
	data4.ua	0x747
	.uleb128 0x16
	data4.ua	@secrel(.LASF27)
	data1	0x3
	data1	0x7
	data1	0x1e
	data4.ua	0x42
	.uleb128 0x16
	data4.ua	@secrel(.LASF31)
	data1	0x3
	data1	0x7
	data1	0x2b
	data4.ua	0x185
	data1	0
	.uleb128 0x2f
	data4.ua	@secrel(.LASF44)
	data1	0x4
	data2.ua	0x16a
	data1	0x1
	data4.ua	0x42
	data1	0x3
	data4.ua	0x767
	.uleb128 0x30
	data4.ua	@secrel(.LASF45)
	data1	0x4
	data2.ua	0x16a
	data1	0x1
	data4.ua	0x73
	data1	0
	.uleb128 0x31
	data4.ua	0x341
	data8.ua	.LFB35
	data8.ua	.LFE35-.LFB35
	data4.ua	@secrel(.LLST33)
	.uleb128 0xb
	data4.ua	0x39a
	data4.ua	@secrel(.LLST34)
	data4.ua	@secrel(.LVUS34)
	.uleb128 0x32
	data4.ua	0x3a5
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0xb
	data4.ua	0x3b0
	data4.ua	@secrel(.LLST35)
	data4.ua	@secrel(.LVUS35)
	.uleb128 0xe
	data4.ua	0x352
	data4.ua	@secrel(.LLST36)
	data4.ua	@secrel(.LVUS36)
	.uleb128 0x33
	data4.ua	0x3bb
	data4.ua	@secrel(.LLRL37)
	data4.ua	0x7d7
	.uleb128 0xb
	data4.ua	0x3c0
	data4.ua	@secrel(.LLST38)
	data4.ua	@secrel(.LVUS38)
	.uleb128 0xb
	data4.ua	0x3c9
	data4.ua	@secrel(.LLST39)
	data4.ua	@secrel(.LVUS39)
	data1	0
	.uleb128 0x34
	data4.ua	0x3d5
	data8.ua	.LBB56
	data8.ua	.LBE56-.LBB56
	.uleb128 0xb
	data4.ua	0x3d6
	data4.ua	@secrel(.LLST40)
	data4.ua	@secrel(.LVUS40)
	.uleb128 0xf
	data8.ua	.LVL74
	data4.ua	0x6bd
	data1	0
	data1	0
	data1	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x2
	.uleb128 0x49
	data1	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
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
	.uleb128 0x28
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1c
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x5
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x6
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x7
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
	.uleb128 0x8
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x9
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xa
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
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xe
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
	.uleb128 0xf
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x10
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
	data1	0
	data1	0
	.uleb128 0x11
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
	.uleb128 0x12
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
	.uleb128 0x13
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
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x14
	.uleb128 0x5
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
	.uleb128 0x15
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x16
	.uleb128 0x5
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
	.uleb128 0x17
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
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0x37
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x19
	.uleb128 0x4
	data1	0x1
	.uleb128 0x3e
	.uleb128 0x21
	.sleb128 7
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 4
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1a
	.uleb128 0x28
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x1c
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x1b
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
	.uleb128 0x1c
	.uleb128 0x5
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
	.uleb128 0x1d
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
	.uleb128 0x1e
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x1f
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 21
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x20
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
	.uleb128 0x21
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x22
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
	.uleb128 0x23
	.uleb128 0x13
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
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
	.uleb128 0x24
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
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x25
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
	.uleb128 0x26
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x27
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
	.uleb128 0x28
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
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x29
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
	.uleb128 0x2a
	.uleb128 0x49
	data1	0
	.uleb128 0x80
	.uleb128 0x13
	.uleb128 0x7e
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x2b
	.uleb128 0xb
	data1	0x1
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2c
	.uleb128 0xb
	data1	0x1
	data1	0
	data1	0
	.uleb128 0x2d
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
	.uleb128 0x2e
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
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2f
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
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x30
	.uleb128 0x5
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
	.uleb128 0x31
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x32
	.uleb128 0x34
	data1	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x33
	.uleb128 0xb
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x34
	.uleb128 0xb
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
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
.LVUS41:
	.uleb128 0
	.uleb128 .LVU402
	.uleb128 .LVU402
	.uleb128 .LVU421
	.uleb128 .LVU421
	.uleb128 .LVU422
	.uleb128 .LVU422
	.uleb128 0
.LLST41:
	data1	0x6
	data8.ua	.LVL99
	data1	0x4
	.uleb128 .LVL99-.LVL99
	.uleb128 .LVL102-.LVL99
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL102-.LVL99
	.uleb128 .LVL115-.LVL99
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x9f
	data1	0x4
	.uleb128 .LVL115-.LVL99
	.uleb128 .LVL116-.LVL99
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL116-.LVL99
	.uleb128 .LFE34-.LVL99
	.uleb128 0x4
	data1	0x92
	.uleb128 0x21
	.sleb128 -8
	data1	0x9f
	data1	0
.LVUS42:
	.uleb128 .LVU386
	.uleb128 .LVU398
	.uleb128 .LVU402
	.uleb128 .LVU406
	.uleb128 .LVU406
	.uleb128 .LVU410
	.uleb128 .LVU410
	.uleb128 .LVU411
	.uleb128 .LVU411
	.uleb128 .LVU413
	.uleb128 .LVU413
	.uleb128 .LVU414
	.uleb128 .LVU414
	.uleb128 .LVU416
	.uleb128 .LVU428
	.uleb128 .LVU429
.LLST42:
	data1	0x6
	data8.ua	.LVL100
	data1	0x4
	.uleb128 .LVL100-.LVL100
	.uleb128 .LVL101-.LVL100
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL102-.LVL100
	.uleb128 .LVL105-.LVL100
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0x4
	.uleb128 .LVL105-.LVL100
	.uleb128 .LVL107-1-.LVL100
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL107-1-.LVL100
	.uleb128 .LVL109-.LVL100
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0x4
	.uleb128 .LVL109-.LVL100
	.uleb128 .LVL110-1-.LVL100
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL110-1-.LVL100
	.uleb128 .LVL112-.LVL100
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0x4
	.uleb128 .LVL112-.LVL100
	.uleb128 .LVL113-.LVL100
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL119-.LVL100
	.uleb128 .LVL119-.LVL100
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS44:
	.uleb128 .LVU402
	.uleb128 .LVU409
	.uleb128 .LVU409
	.uleb128 .LVU410
	.uleb128 .LVU410
	.uleb128 .LVU415
	.uleb128 .LVU415
	.uleb128 .LVU416
	.uleb128 .LVU428
	.uleb128 .LVU429
.LLST44:
	data1	0x6
	data8.ua	.LVL102
	data1	0x4
	.uleb128 .LVL102-.LVL102
	.uleb128 .LVL106-.LVL102
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	data1	0x4
	.uleb128 .LVL106-.LVL102
	.uleb128 .LVL107-1-.LVL102
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	data1	0x4
	.uleb128 .LVL107-1-.LVL102
	.uleb128 .LVL112-.LVL102
	.uleb128 0x4
	data1	0x92
	.uleb128 0x22
	.sleb128 1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL112-.LVL102
	.uleb128 .LVL113-.LVL102
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	data1	0x4
	.uleb128 .LVL119-.LVL102
	.uleb128 .LVL119-.LVL102
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	data1	0
.LVUS46:
	.uleb128 .LVU393
	.uleb128 .LVU398
.LLST46:
	data1	0x8
	data8.ua	.LVL101
	.uleb128 .LVL101-.LVL101
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
.LVUS47:
	.uleb128 .LVU393
	.uleb128 .LVU398
.LLST47:
	data1	0x8
	data8.ua	.LVL101
	.uleb128 .LVL101-.LVL101
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS49:
	.uleb128 .LVU396
	.uleb128 .LVU402
	.uleb128 .LVU421
	.uleb128 .LVU422
	.uleb128 .LVU422
	.uleb128 .LVU423
.LLST49:
	data1	0x6
	data8.ua	.LVL101
	data1	0x4
	.uleb128 .LVL101-.LVL101
	.uleb128 .LVL102-.LVL101
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 8
	data1	0x4
	.uleb128 .LVL115-.LVL101
	.uleb128 .LVL116-.LVL101
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 8
	data1	0x4
	.uleb128 .LVL116-.LVL101
	.uleb128 .LVL117-1-.LVL101
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
.LVUS18:
	.uleb128 .LVU204
	.uleb128 .LVU212
	.uleb128 .LVU214
	.uleb128 0
.LLST18:
	data1	0x6
	data8.ua	.LVL48
	data1	0x4
	.uleb128 .LVL48-.LVL48
	.uleb128 .LVL51-.LVL48
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL52-.LVL48
	.uleb128 .LFE32-.LVL48
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS20:
	.uleb128 .LVU150
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 .LVU171
.LLST20:
	data1	0x6
	data8.ua	.LVL38
	data1	0x4
	.uleb128 .LVL38-.LVL38
	.uleb128 .LVL39-.LVL38
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL39-.LVL38
	.uleb128 .LVL42-.LVL38
	.uleb128 0x1
	data1	0x69
	data1	0
.LVUS22:
	.uleb128 .LVU155
	.uleb128 .LVU157
.LLST22:
	data1	0x8
	data8.ua	.LVL39
	.uleb128 .LVL40-.LVL39
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS24:
	.uleb128 .LVU202
	.uleb128 0
.LLST24:
	data1	0x8
	data8.ua	.LVL47
	.uleb128 .LFE32-.LVL47
	.uleb128 0x18
	data1	0x8e
	.sleb128 0
	data1	0x3
	data8.ua	mc#
	data1	0x1c
	data1	0xa8
	.uleb128 0x2a
	data1	0x8
	data1	0x30
	data1	0xa8
	.uleb128 0x2a
	data1	0x1b
	data1	0xa8
	.uleb128 0
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS26:
	.uleb128 .LVU173
	.uleb128 .LVU176
.LLST26:
	data1	0x8
	data8.ua	.LVL43
	.uleb128 .LVL44-.LVL43
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS28:
	.uleb128 .LVU180
	.uleb128 .LVU182
	.uleb128 .LVU202
	.uleb128 0
.LLST28:
	data1	0x6
	data8.ua	.LVL45
	data1	0x4
	.uleb128 .LVL45-.LVL45
	.uleb128 .LVL46-.LVL45
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL47-.LVL45
	.uleb128 .LFE32-.LVL45
	.uleb128 0x2f
	data1	0x88
	.sleb128 0
	data1	0x8e
	.sleb128 0
	data1	0x3
	data8.ua	mc#
	data1	0x1c
	data1	0xa8
	.uleb128 0x2a
	data1	0x8
	data1	0x30
	data1	0xa8
	.uleb128 0x2a
	data1	0x1b
	data1	0xa8
	.uleb128 0
	data1	0x8
	data1	0x20
	data1	0x24
	data1	0x8
	data1	0x20
	data1	0x26
	data1	0x48
	data1	0x1e
	data1	0x1c
	data1	0x3
	data8.ua	ma#+2
	data1	0x1c
	data1	0x31
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS30:
	.uleb128 .LVU204
	.uleb128 .LVU205
	.uleb128 .LVU205
	.uleb128 .LVU207
	.uleb128 .LVU217
	.uleb128 .LVU218
	.uleb128 .LVU218
	.uleb128 0
.LLST30:
	data1	0x6
	data8.ua	.LVL48
	data1	0x4
	.uleb128 .LVL48-.LVL48
	.uleb128 .LVL49-.LVL48
	.uleb128 0xf
	data1	0x8d
	.sleb128 0
	data1	0x3
	data8.ua	mc#+576
	data1	0x1c
	data1	0x32
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL49-.LVL48
	.uleb128 .LVL50-.LVL48
	.uleb128 0xf
	data1	0x8d
	.sleb128 0
	data1	0x3
	data8.ua	mc#
	data1	0x1c
	data1	0x32
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL53-.LVL48
	.uleb128 .LVL54-.LVL48
	.uleb128 0x11
	data1	0x8d
	.sleb128 0
	data1	0x3
	data8.ua	mc#+576
	data1	0x1c
	data1	0x32
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL54-.LVL48
	.uleb128 .LFE32-.LVL48
	.uleb128 0x11
	data1	0x8d
	.sleb128 0
	data1	0x3
	data8.ua	mc#+580
	data1	0x1c
	data1	0x32
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS32:
	.uleb128 .LVU204
	.uleb128 .LVU207
.LLST32:
	data1	0x8
	data8.ua	.LVL48
	.uleb128 .LVL50-.LVL48
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LVUS11:
	.uleb128 0
	.uleb128 .LVU105
	.uleb128 .LVU105
	.uleb128 .LVU114
	.uleb128 .LVU115
	.uleb128 .LVU126
.LLST11:
	data1	0x6
	data8.ua	.LVL21
	data1	0x4
	.uleb128 .LVL21-.LVL21
	.uleb128 .LVL23-.LVL21
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL23-.LVL21
	.uleb128 .LVL26-.LVL21
	.uleb128 0x1
	data1	0x52
	data1	0x4
	.uleb128 .LVL27-.LVL21
	.uleb128 .LVL30-1-.LVL21
	.uleb128 0x1
	data1	0x52
	data1	0
.LVUS12:
	.uleb128 .LVU95
	.uleb128 .LVU105
	.uleb128 .LVU105
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 .LVU113
	.uleb128 .LVU113
	.uleb128 .LVU121
	.uleb128 .LVU129
	.uleb128 .LVU136
.LLST12:
	data1	0x6
	data8.ua	.LVL22
	data1	0x4
	.uleb128 .LVL22-.LVL22
	.uleb128 .LVL23-.LVL22
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL23-.LVL22
	.uleb128 .LVL24-.LVL22
	.uleb128 0x1
	data1	0x64
	data1	0x4
	.uleb128 .LVL24-.LVL22
	.uleb128 .LVL25-.LVL22
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL25-.LVL22
	.uleb128 .LVL29-.LVL22
	.uleb128 0x2
	data1	0x84
	.sleb128 0
	data1	0x4
	.uleb128 .LVL31-.LVL22
	.uleb128 .LVL32-.LVL22
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS13:
	.uleb128 .LVU130
	.uleb128 .LVU136
	.uleb128 .LVU136
	.uleb128 .LVU140
	.uleb128 .LVU142
	.uleb128 .LVU144
.LLST13:
	data1	0x6
	data8.ua	.LVL31
	data1	0x4
	.uleb128 .LVL31-.LVL31
	.uleb128 .LVL32-.LVL31
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL32-.LVL31
	.uleb128 .LVL33-1-.LVL31
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	data1	0x4
	.uleb128 .LVL35-.LVL31
	.uleb128 .LVL36-.LVL31
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS15:
	.uleb128 .LVU97
	.uleb128 .LVU105
	.uleb128 .LVU105
	.uleb128 .LVU117
	.uleb128 .LVU123
	.uleb128 .LVU126
.LLST15:
	data1	0x6
	data8.ua	.LVL22
	data1	0x4
	.uleb128 .LVL22-.LVL22
	.uleb128 .LVL23-.LVL22
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL23-.LVL22
	.uleb128 .LVL28-.LVL22
	.uleb128 0x1
	data1	0x63
	data1	0x4
	.uleb128 .LVL29-.LVL22
	.uleb128 .LVL30-1-.LVL22
	.uleb128 0x1
	data1	0x63
	data1	0
.LVUS17:
	.uleb128 .LVU132
	.uleb128 .LVU136
	.uleb128 .LVU136
	.uleb128 .LVU141
	.uleb128 .LVU143
	.uleb128 .LVU144
.LLST17:
	data1	0x6
	data8.ua	.LVL31
	data1	0x4
	.uleb128 .LVL31-.LVL31
	.uleb128 .LVL32-.LVL31
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL32-.LVL31
	.uleb128 .LVL34-.LVL31
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL35-.LVL31
	.uleb128 .LVL36-.LVL31
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 .LVU91
	.uleb128 .LVU91
	.uleb128 0
.LLST8:
	data1	0x6
	data8.ua	.LVL10
	data1	0x4
	.uleb128 .LVL10-.LVL10
	.uleb128 .LVL17-.LVL10
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL17-.LVL10
	.uleb128 .LVL19-.LVL10
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0x4
	.uleb128 .LVL19-.LVL10
	.uleb128 .LVL20-.LVL10
	.uleb128 0x1
	data1	0x60
	data1	0x4
	.uleb128 .LVL20-.LVL10
	.uleb128 .LFE30-.LVL10
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS9:
	.uleb128 .LVU79
	.uleb128 .LVU81
.LLST9:
	data1	0x8
	data8.ua	.LVL14
	.uleb128 .LVL15-.LVL14
	.uleb128 0x2
	data1	0x7f
	.sleb128 0
	data1	0
.LVUS10:
	.uleb128 .LVU74
	.uleb128 .LVU75
	.uleb128 .LVU77
	.uleb128 .LVU81
.LLST10:
	data1	0x6
	data8.ua	.LVL11
	data1	0x4
	.uleb128 .LVL11-.LVL11
	.uleb128 .LVL12-.LVL11
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL13-.LVL11
	.uleb128 .LVL15-.LVL11
	.uleb128 0x1
	data1	0x5e
	data1	0
.LLST4:
	data1	0x6
	data8.ua	.LFB29
	data1	0x4
	.uleb128 .LFB29-.LFB29
	.uleb128 .LCFI1-.LFB29
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI1-.LFB29
	.uleb128 .LCFI2-.LFB29
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI2-.LFB29
	.uleb128 .LCFI3-.LFB29
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI3-.LFB29
	.uleb128 .LFE29-.LFB29
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0
.LVUS5:
	.uleb128 .LVU29
	.uleb128 .LVU47
	.uleb128 .LVU47
	.uleb128 .LVU53
	.uleb128 .LVU53
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 0
.LLST5:
	data1	0x6
	data8.ua	.LVL4
	data1	0x4
	.uleb128 .LVL4-.LVL4
	.uleb128 .LVL6-.LVL4
	.uleb128 0x1
	data1	0x64
	data1	0x4
	.uleb128 .LVL6-.LVL4
	.uleb128 .LVL7-.LVL4
	.uleb128 0x2
	data1	0x82
	.sleb128 0
	data1	0x4
	.uleb128 .LVL7-.LVL4
	.uleb128 .LVL8-.LVL4
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL8-.LVL4
	.uleb128 .LVL9-.LVL4
	.uleb128 0x1
	data1	0x64
	data1	0x4
	.uleb128 .LVL9-.LVL4
	.uleb128 .LFE29-.LVL4
	.uleb128 0x1
	data1	0x5e
	data1	0
.LVUS7:
	.uleb128 .LVU43
	.uleb128 .LVU57
	.uleb128 .LVU62
	.uleb128 0
.LLST7:
	data1	0x6
	data8.ua	.LVL5
	data1	0x4
	.uleb128 .LVL5-.LVL5
	.uleb128 .LVL8-.LVL5
	.uleb128 0x1
	data1	0x62
	data1	0x4
	.uleb128 .LVL9-.LVL5
	.uleb128 .LFE29-.LVL5
	.uleb128 0x1
	data1	0x62
	data1	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 0
.LLST0:
	data1	0x6
	data8.ua	.LVL0
	data1	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LFE28-.LVL0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU3
	.uleb128 .LVU7
	.uleb128 .LVU8
.LLST1:
	data1	0x8
	data8.ua	.LVL0
	.uleb128 .LVL0-.LVL0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x8
	data8.ua	.LVL1
	.uleb128 .LVL1-.LVL1
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS3:
	.uleb128 .LVU3
	.uleb128 .LVU7
.LLST3:
	data1	0x8
	data8.ua	.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LLST33:
	data1	0x6
	data8.ua	.LFB35
	data1	0x4
	.uleb128 .LFB35-.LFB35
	.uleb128 .LCFI11-.LFB35
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI11-.LFB35
	.uleb128 .LCFI14-.LFB35
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0x4
	.uleb128 .LCFI14-.LFB35
	.uleb128 .LCFI15-.LFB35
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI15-.LFB35
	.uleb128 .LFE35-.LFB35
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0
.LVUS34:
	.uleb128 .LVU223
	.uleb128 .LVU236
	.uleb128 .LVU236
	.uleb128 .LVU245
	.uleb128 .LVU246
	.uleb128 .LVU258
	.uleb128 .LVU260
	.uleb128 .LVU272
	.uleb128 .LVU276
	.uleb128 .LVU280
	.uleb128 .LVU290
	.uleb128 .LVU303
	.uleb128 .LVU311
	.uleb128 .LVU314
	.uleb128 .LVU315
	.uleb128 .LVU328
	.uleb128 .LVU332
	.uleb128 .LVU335
	.uleb128 .LVU335
	.uleb128 .LVU345
	.uleb128 .LVU357
	.uleb128 .LVU371
	.uleb128 .LVU380
	.uleb128 0
.LLST34:
	data1	0x6
	data8.ua	.LVL55
	data1	0x4
	.uleb128 .LVL55-.LVL55
	.uleb128 .LVL56-.LVL55
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL56-.LVL55
	.uleb128 .LVL59-.LVL55
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL60-.LVL55
	.uleb128 .LVL63-.LVL55
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL64-.LVL55
	.uleb128 .LVL68-.LVL55
	.uleb128 0x2
	data1	0x32
	data1	0x9f
	data1	0x4
	.uleb128 .LVL69-.LVL55
	.uleb128 .LVL71-.LVL55
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL76-.LVL55
	.uleb128 .LVL80-.LVL55
	.uleb128 0x2
	data1	0x34
	data1	0x9f
	data1	0x4
	.uleb128 .LVL81-.LVL55
	.uleb128 .LVL82-.LVL55
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL83-.LVL55
	.uleb128 .LVL88-.LVL55
	.uleb128 0x2
	data1	0x33
	data1	0x9f
	data1	0x4
	.uleb128 .LVL89-.LVL55
	.uleb128 .LVL90-.LVL55
	.uleb128 0x1
	data1	0x5e
	data1	0x4
	.uleb128 .LVL90-.LVL55
	.uleb128 .LVL93-.LVL55
	.uleb128 0x2
	data1	0x35
	data1	0x9f
	data1	0x4
	.uleb128 .LVL94-.LVL55
	.uleb128 .LVL97-.LVL55
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL98-.LVL55
	.uleb128 .LFE35-.LVL55
	.uleb128 0x1
	data1	0x5e
	data1	0
.LVUS35:
	.uleb128 .LVU282
	.uleb128 .LVU285
	.uleb128 .LVU286
	.uleb128 .LVU290
.LLST35:
	data1	0x6
	data8.ua	.LVL72
	data1	0x4
	.uleb128 .LVL72-.LVL72
	.uleb128 .LVL74-1-.LVL72
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	data1	0x4
	.uleb128 .LVL75-.LVL72
	.uleb128 .LVL76-.LVL72
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS36:
	.uleb128 .LVU222
	.uleb128 .LVU236
	.uleb128 .LVU236
	.uleb128 .LVU246
	.uleb128 .LVU248
	.uleb128 .LVU249
	.uleb128 .LVU249
	.uleb128 .LVU258
	.uleb128 .LVU262
	.uleb128 .LVU263
	.uleb128 .LVU263
	.uleb128 .LVU272
	.uleb128 .LVU278
	.uleb128 .LVU279
	.uleb128 .LVU279
	.uleb128 .LVU280
	.uleb128 .LVU291
	.uleb128 .LVU292
	.uleb128 .LVU292
	.uleb128 .LVU303
	.uleb128 .LVU317
	.uleb128 .LVU318
	.uleb128 .LVU318
	.uleb128 .LVU328
	.uleb128 .LVU336
	.uleb128 .LVU337
	.uleb128 .LVU337
	.uleb128 .LVU345
	.uleb128 .LVU361
	.uleb128 .LVU371
.LLST36:
	data1	0x6
	data8.ua	.LVL55
	data1	0x4
	.uleb128 .LVL55-.LVL55
	.uleb128 .LVL56-.LVL55
	.uleb128 0xa
	data1	0x3
	data8.ua	.LC4
	data1	0x9f
	data1	0x4
	.uleb128 .LVL56-.LVL55
	.uleb128 .LVL60-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL60-.LVL55
	.uleb128 .LVL60-.LVL55
	.uleb128 0x1
	data1	0x61
	data1	0x4
	.uleb128 .LVL60-.LVL55
	.uleb128 .LVL63-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL64-.LVL55
	.uleb128 .LVL65-.LVL55
	.uleb128 0x1
	data1	0x61
	data1	0x4
	.uleb128 .LVL65-.LVL55
	.uleb128 .LVL68-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL69-.LVL55
	.uleb128 .LVL70-.LVL55
	.uleb128 0x1
	data1	0x61
	data1	0x4
	.uleb128 .LVL70-.LVL55
	.uleb128 .LVL71-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL76-.LVL55
	.uleb128 .LVL77-.LVL55
	.uleb128 0x1
	data1	0x61
	data1	0x4
	.uleb128 .LVL77-.LVL55
	.uleb128 .LVL80-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL83-.LVL55
	.uleb128 .LVL84-.LVL55
	.uleb128 0x1
	data1	0x61
	data1	0x4
	.uleb128 .LVL84-.LVL55
	.uleb128 .LVL88-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL90-.LVL55
	.uleb128 .LVL91-.LVL55
	.uleb128 0x1
	data1	0x61
	data1	0x4
	.uleb128 .LVL91-.LVL55
	.uleb128 .LVL93-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL94-.LVL55
	.uleb128 .LVL97-.LVL55
	.uleb128 0x3
	data1	0x81
	.sleb128 -1
	data1	0x9f
	data1	0
.LVUS38:
	.uleb128 .LVU239
	.uleb128 .LVU246
	.uleb128 .LVU252
	.uleb128 .LVU257
	.uleb128 .LVU257
	.uleb128 .LVU258
	.uleb128 .LVU267
	.uleb128 .LVU271
	.uleb128 .LVU271
	.uleb128 .LVU272
	.uleb128 .LVU296
	.uleb128 .LVU301
	.uleb128 .LVU301
	.uleb128 .LVU303
	.uleb128 .LVU322
	.uleb128 .LVU327
	.uleb128 .LVU363
	.uleb128 .LVU369
	.uleb128 .LVU369
	.uleb128 .LVU371
.LLST38:
	data1	0x6
	data8.ua	.LVL57
	data1	0x4
	.uleb128 .LVL57-.LVL57
	.uleb128 .LVL60-.LVL57
	.uleb128 0x1
	data1	0x60
	data1	0x4
	.uleb128 .LVL61-.LVL57
	.uleb128 .LVL62-.LVL57
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL62-.LVL57
	.uleb128 .LVL63-.LVL57
	.uleb128 0xb
	data1	0x81
	.sleb128 -1
	data1	0x94
	data1	0x1
	data1	0x8
	data1	0x38
	data1	0x24
	data1	0x8
	data1	0x38
	data1	0x26
	data1	0x9f
	data1	0x4
	.uleb128 .LVL66-.LVL57
	.uleb128 .LVL67-.LVL57
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL67-.LVL57
	.uleb128 .LVL68-.LVL57
	.uleb128 0xb
	data1	0x81
	.sleb128 -1
	data1	0x94
	data1	0x1
	data1	0x8
	data1	0x38
	data1	0x24
	data1	0x8
	data1	0x38
	data1	0x26
	data1	0x9f
	data1	0x4
	.uleb128 .LVL78-.LVL57
	.uleb128 .LVL79-.LVL57
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL79-.LVL57
	.uleb128 .LVL80-.LVL57
	.uleb128 0xb
	data1	0x81
	.sleb128 -1
	data1	0x94
	data1	0x1
	data1	0x8
	data1	0x38
	data1	0x24
	data1	0x8
	data1	0x38
	data1	0x26
	data1	0x9f
	data1	0x4
	.uleb128 .LVL86-.LVL57
	.uleb128 .LVL87-.LVL57
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL95-.LVL57
	.uleb128 .LVL96-.LVL57
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL96-.LVL57
	.uleb128 .LVL97-.LVL57
	.uleb128 0xb
	data1	0x81
	.sleb128 -1
	data1	0x94
	data1	0x1
	data1	0x8
	data1	0x38
	data1	0x24
	data1	0x8
	data1	0x38
	data1	0x26
	data1	0x9f
	data1	0
.LVUS39:
	.uleb128 .LVU242
	.uleb128 .LVU246
	.uleb128 .LVU302
	.uleb128 .LVU303
	.uleb128 .LVU370
	.uleb128 .LVU371
.LLST39:
	data1	0x8
	data8.ua	.LVL58
	.uleb128 .LVL60-.LVL58
	.uleb128 0xe
	data1	0x7f
	.sleb128 0
	data1	0xc
	data4.ua	0xffffffff
	data1	0x1a
	data1	0x39
	data1	0x2c
	data1	0x8
	data1	0xff
	data1	0x1a
	data1	0x9f
	data1	0x8
	data8.ua	.LVL80
	.uleb128 .LVL80-.LVL80
	.uleb128 0xe
	data1	0x7f
	.sleb128 0
	data1	0xc
	data4.ua	0xffffffff
	data1	0x1a
	data1	0x39
	data1	0x2c
	data1	0x8
	data1	0xff
	data1	0x1a
	data1	0x9f
	data1	0x8
	data8.ua	.LVL97
	.uleb128 .LVL97-.LVL97
	.uleb128 0xe
	data1	0x7f
	.sleb128 0
	data1	0xc
	data4.ua	0xffffffff
	data1	0x1a
	data1	0x39
	data1	0x2c
	data1	0x8
	data1	0xff
	data1	0x1a
	data1	0x9f
	data1	0
.LVUS40:
	.uleb128 .LVU282
	.uleb128 .LVU284
	.uleb128 .LVU284
	.uleb128 .LVU287
	.uleb128 .LVU287
	.uleb128 .LVU290
.LLST40:
	data1	0x6
	data8.ua	.LVL72
	data1	0x4
	.uleb128 .LVL72-.LVL72
	.uleb128 .LVL73-.LVL72
	.uleb128 0xb
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x20
	data1	0x32
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL73-.LVL72
	.uleb128 .LVL75-.LVL72
	.uleb128 0xb
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x1c
	data1	0x32
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL75-.LVL72
	.uleb128 .LVL76-.LVL72
	.uleb128 0xd
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x1c
	data1	0x32
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
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
	data8.ua	.LFB34
	data8.ua	.LFE34-.LFB34
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
.LLRL2:
	data1	0x5
	data8.ua	.LBB4
	data1	0x4
	.uleb128 .LBB4-.LBB4
	.uleb128 .LBE4-.LBB4
	data1	0x4
	.uleb128 .LBB5-.LBB4
	.uleb128 .LBE5-.LBB4
	data1	0
.LLRL6:
	data1	0x5
	data8.ua	.LBB6
	data1	0x4
	.uleb128 .LBB6-.LBB6
	.uleb128 .LBE6-.LBB6
	data1	0x4
	.uleb128 .LBB7-.LBB6
	.uleb128 .LBE7-.LBB6
	data1	0x4
	.uleb128 .LBB8-.LBB6
	.uleb128 .LBE8-.LBB6
	data1	0x4
	.uleb128 .LBB9-.LBB6
	.uleb128 .LBE9-.LBB6
	data1	0
.LLRL14:
	data1	0x5
	data8.ua	.LBB10
	data1	0x4
	.uleb128 .LBB10-.LBB10
	.uleb128 .LBE10-.LBB10
	data1	0x4
	.uleb128 .LBB15-.LBB10
	.uleb128 .LBE15-.LBB10
	data1	0x4
	.uleb128 .LBB16-.LBB10
	.uleb128 .LBE16-.LBB10
	data1	0x4
	.uleb128 .LBB17-.LBB10
	.uleb128 .LBE17-.LBB10
	data1	0
.LLRL16:
	data1	0x5
	data8.ua	.LBB18
	data1	0x4
	.uleb128 .LBB18-.LBB18
	.uleb128 .LBE18-.LBB18
	data1	0x4
	.uleb128 .LBB19-.LBB18
	.uleb128 .LBE19-.LBB18
	data1	0x4
	.uleb128 .LBB20-.LBB18
	.uleb128 .LBE20-.LBB18
	data1	0
.LLRL19:
	data1	0x5
	data8.ua	.LBB21
	data1	0x4
	.uleb128 .LBB21-.LBB21
	.uleb128 .LBE21-.LBB21
	data1	0x4
	.uleb128 .LBB25-.LBB21
	.uleb128 .LBE25-.LBB21
	data1	0x4
	.uleb128 .LBB26-.LBB21
	.uleb128 .LBE26-.LBB21
	data1	0x4
	.uleb128 .LBB35-.LBB21
	.uleb128 .LBE35-.LBB21
	data1	0x4
	.uleb128 .LBB37-.LBB21
	.uleb128 .LBE37-.LBB21
	data1	0x4
	.uleb128 .LBB39-.LBB21
	.uleb128 .LBE39-.LBB21
	data1	0
.LLRL21:
	data1	0x5
	data8.ua	.LBB22
	data1	0x4
	.uleb128 .LBB22-.LBB22
	.uleb128 .LBE22-.LBB22
	data1	0x4
	.uleb128 .LBB23-.LBB22
	.uleb128 .LBE23-.LBB22
	data1	0x4
	.uleb128 .LBB24-.LBB22
	.uleb128 .LBE24-.LBB22
	data1	0
.LLRL23:
	data1	0x5
	data8.ua	.LBB27
	data1	0x4
	.uleb128 .LBB27-.LBB27
	.uleb128 .LBE27-.LBB27
	data1	0x4
	.uleb128 .LBB36-.LBB27
	.uleb128 .LBE36-.LBB27
	data1	0x4
	.uleb128 .LBB38-.LBB27
	.uleb128 .LBE38-.LBB27
	data1	0x4
	.uleb128 .LBB40-.LBB27
	.uleb128 .LBE40-.LBB27
	data1	0
.LLRL25:
	data1	0x5
	data8.ua	.LBB28
	data1	0x4
	.uleb128 .LBB28-.LBB28
	.uleb128 .LBE28-.LBB28
	data1	0x4
	.uleb128 .LBB32-.LBB28
	.uleb128 .LBE32-.LBB28
	data1	0x4
	.uleb128 .LBB33-.LBB28
	.uleb128 .LBE33-.LBB28
	data1	0x4
	.uleb128 .LBB34-.LBB28
	.uleb128 .LBE34-.LBB28
	data1	0
.LLRL27:
	data1	0x5
	data8.ua	.LBB29
	data1	0x4
	.uleb128 .LBB29-.LBB29
	.uleb128 .LBE29-.LBB29
	data1	0x4
	.uleb128 .LBB30-.LBB29
	.uleb128 .LBE30-.LBB29
	data1	0x4
	.uleb128 .LBB31-.LBB29
	.uleb128 .LBE31-.LBB29
	data1	0
.LLRL29:
	data1	0x5
	data8.ua	.LBB41
	data1	0x4
	.uleb128 .LBB41-.LBB41
	.uleb128 .LBE41-.LBB41
	data1	0x4
	.uleb128 .LBB44-.LBB41
	.uleb128 .LBE44-.LBB41
	data1	0
.LLRL31:
	data1	0x5
	data8.ua	.LBB42
	data1	0x4
	.uleb128 .LBB42-.LBB42
	.uleb128 .LBE42-.LBB42
	data1	0x4
	.uleb128 .LBB43-.LBB42
	.uleb128 .LBE43-.LBB42
	data1	0
.LLRL37:
	data1	0x5
	data8.ua	.LBB47
	data1	0x4
	.uleb128 .LBB47-.LBB47
	.uleb128 .LBE47-.LBB47
	data1	0x4
	.uleb128 .LBB48-.LBB47
	.uleb128 .LBE48-.LBB47
	data1	0x4
	.uleb128 .LBB49-.LBB47
	.uleb128 .LBE49-.LBB47
	data1	0x4
	.uleb128 .LBB50-.LBB47
	.uleb128 .LBE50-.LBB47
	data1	0x4
	.uleb128 .LBB51-.LBB47
	.uleb128 .LBE51-.LBB47
	data1	0x4
	.uleb128 .LBB52-.LBB47
	.uleb128 .LBE52-.LBB47
	data1	0x4
	.uleb128 .LBB53-.LBB47
	.uleb128 .LBE53-.LBB47
	data1	0x4
	.uleb128 .LBB54-.LBB47
	.uleb128 .LBE54-.LBB47
	data1	0x4
	.uleb128 .LBB55-.LBB47
	.uleb128 .LBE55-.LBB47
	data1	0x4
	.uleb128 .LBB57-.LBB47
	.uleb128 .LBE57-.LBB47
	data1	0x4
	.uleb128 .LBB58-.LBB47
	.uleb128 .LBE58-.LBB47
	data1	0x4
	.uleb128 .LBB59-.LBB47
	.uleb128 .LBE59-.LBB47
	data1	0x4
	.uleb128 .LBB60-.LBB47
	.uleb128 .LBE60-.LBB47
	data1	0x4
	.uleb128 .LBB61-.LBB47
	.uleb128 .LBE61-.LBB47
	data1	0x4
	.uleb128 .LBB62-.LBB47
	.uleb128 .LBE62-.LBB47
	data1	0x4
	.uleb128 .LBB63-.LBB47
	.uleb128 .LBE63-.LBB47
	data1	0x4
	.uleb128 .LBB64-.LBB47
	.uleb128 .LBE64-.LBB47
	data1	0x4
	.uleb128 .LBB65-.LBB47
	.uleb128 .LBE65-.LBB47
	data1	0x4
	.uleb128 .LBB66-.LBB47
	.uleb128 .LBE66-.LBB47
	data1	0x4
	.uleb128 .LBB67-.LBB47
	.uleb128 .LBE67-.LBB47
	data1	0x4
	.uleb128 .LBB68-.LBB47
	.uleb128 .LBE68-.LBB47
	data1	0x4
	.uleb128 .LBB69-.LBB47
	.uleb128 .LBE69-.LBB47
	data1	0x4
	.uleb128 .LBB70-.LBB47
	.uleb128 .LBE70-.LBB47
	data1	0x4
	.uleb128 .LBB71-.LBB47
	.uleb128 .LBE71-.LBB47
	data1	0x4
	.uleb128 .LBB72-.LBB47
	.uleb128 .LBE72-.LBB47
	data1	0x4
	.uleb128 .LBB73-.LBB47
	.uleb128 .LBE73-.LBB47
	data1	0x4
	.uleb128 .LBB74-.LBB47
	.uleb128 .LBE74-.LBB47
	data1	0x4
	.uleb128 .LBB75-.LBB47
	.uleb128 .LBE75-.LBB47
	data1	0x4
	.uleb128 .LBB76-.LBB47
	.uleb128 .LBE76-.LBB47
	data1	0x4
	.uleb128 .LBB77-.LBB47
	.uleb128 .LBE77-.LBB47
	data1	0x4
	.uleb128 .LBB78-.LBB47
	.uleb128 .LBE78-.LBB47
	data1	0
.LLRL43:
	data1	0x5
	data8.ua	.LBB84
	data1	0x4
	.uleb128 .LBB84-.LBB84
	.uleb128 .LBE84-.LBB84
	data1	0x4
	.uleb128 .LBB104-.LBB84
	.uleb128 .LBE104-.LBB84
	data1	0x4
	.uleb128 .LBB105-.LBB84
	.uleb128 .LBE105-.LBB84
	data1	0x4
	.uleb128 .LBB106-.LBB84
	.uleb128 .LBE106-.LBB84
	data1	0x4
	.uleb128 .LBB107-.LBB84
	.uleb128 .LBE107-.LBB84
	data1	0x4
	.uleb128 .LBB108-.LBB84
	.uleb128 .LBE108-.LBB84
	data1	0x4
	.uleb128 .LBB109-.LBB84
	.uleb128 .LBE109-.LBB84
	data1	0x4
	.uleb128 .LBB110-.LBB84
	.uleb128 .LBE110-.LBB84
	data1	0
.LLRL45:
	data1	0x5
	data8.ua	.LBB85
	data1	0x4
	.uleb128 .LBB85-.LBB85
	.uleb128 .LBE85-.LBB85
	data1	0x4
	.uleb128 .LBB100-.LBB85
	.uleb128 .LBE100-.LBB85
	data1	0x4
	.uleb128 .LBB101-.LBB85
	.uleb128 .LBE101-.LBB85
	data1	0x4
	.uleb128 .LBB102-.LBB85
	.uleb128 .LBE102-.LBB85
	data1	0x4
	.uleb128 .LBB103-.LBB85
	.uleb128 .LBE103-.LBB85
	data1	0
.LLRL48:
	data1	0x5
	data8.ua	.LBB87
	data1	0x4
	.uleb128 .LBB87-.LBB87
	.uleb128 .LBE87-.LBB87
	data1	0x4
	.uleb128 .LBB92-.LBB87
	.uleb128 .LBE92-.LBB87
	data1	0x4
	.uleb128 .LBB93-.LBB87
	.uleb128 .LBE93-.LBB87
	data1	0x4
	.uleb128 .LBB94-.LBB87
	.uleb128 .LBE94-.LBB87
	data1	0
.LLRL50:
	data1	0x7
	data8.ua	.Ltext0
	.uleb128 .Letext0-.Ltext0
	data1	0x7
	data8.ua	.LFB34
	.uleb128 .LFE34-.LFB34
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF16:
	stringz	"printf"
.LASF25:
	stringz	"counts"
.LASF39:
	stringz	"least"
.LASF35:
	stringz	"fast"
.LASF48:
	stringz	"@WORK@"
.LASF11:
	stringz	"next"
.LASF8:
	stringz	"long long int"
.LASF5:
	stringz	"signed char"
.LASF9:
	stringz	"long long unsigned int"
.LASF26:
	stringz	"digit"
.LASF24:
	stringz	"state"
.LASF7:
	stringz	"long int"
.LASF15:
	stringz	"strtol"
.LASF19:
	stringz	"INTEGER"
.LASF33:
	stringz	"sort"
.LASF12:
	stringz	"value"
.LASF20:
	stringz	"FRACTION"
.LASF4:
	stringz	"unsigned int"
.LASF28:
	stringz	"seed"
.LASF0:
	stringz	"long unsigned int"
.LASF3:
	stringz	"short unsigned int"
.LASF34:
	stringz	"slow"
.LASF49:
	stringz	"item"
.LASF30:
	stringz	"lists"
.LASF38:
	stringz	"tail"
.LASF29:
	stringz	"matrices"
.LASF22:
	stringz	"WORD"
.LASF23:
	stringz	"KINDS"
.LASF17:
	stringz	"START"
.LASF14:
	stringz	"pool"
.LASF45:
	stringz	"__nptr"
.LASF18:
	stringz	"SIGN"
.LASF44:
	stringz	"atoi"
.LASF2:
	stringz	"unsigned char"
.LASF46:
	stringz	"GNU C17 12.2.0 -g -O2"
.LASF6:
	stringz	"short int"
.LASF32:
	stringz	"head"
.LASF21:
	stringz	"EXPONENT"
.LASF1:
	stringz	"char"
.LASF43:
	stringz	"text"
.LASF41:
	stringz	"states"
.LASF40:
	stringz	"crc16"
.LASF13:
	stringz	"index"
.LASF31:
	stringz	"argv"
.LASF10:
	stringz	"ITEMS"
.LASF36:
	stringz	"half"
.LASF42:
	stringz	"rounds"
.LASF27:
	stringz	"argc"
.LASF47:
	stringz	"@SOURCE@/mixed.c"
.LASF50:
	stringz	"main"
.LASF37:
	stringz	"merge"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
