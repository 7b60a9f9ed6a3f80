// 585a08d33bfa2e53b8f10a9cd7ea5f2c
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "<stdin>"
	.align 16
	.proc work#
work:
[.LVL0:]
[.LFB24:]
	.loc 1 21 1 view -0
	.prologue
	.loc 1 21 1 is_stmt 0 view .LVU1
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
	.loc 1 22 5 is_stmt 1 view .LVU2
[.LVL1:]
	.loc 1 23 5 view .LVU3
[.LBB2:]
	.loc 1 23 10 view .LVU4
	.loc 1 23 23 view .LVU5
	.loc 1 23 14 is_stmt 0 view .LVU6
	mov r15 = r0
[.LBE2:]
	.loc 1 22 9 view .LVU7
	mov r8 = r0
[.LBB3:]
	.loc 1 24 14 view .LVU8
	movl r17 = @gprel(table#)
	;;
	add r17 = r1, r17
	.loc 1 25 28 view .LVU9
	addl r19 = 4095, r0
	.loc 1 23 23 view .LVU10
	addl r14 = 4095, r0
	;;
	mov ar.lc = r14
[.LVL2:]
.L2:
	.loc 1 24 9 is_stmt 1 discriminator 3 view .LVU11
	.loc 1 24 14 is_stmt 0 discriminator 3 view .LVU12
	sxt4 r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	ld4.acq r16 = [r14]
	.loc 1 24 23 discriminator 3 view .LVU13
	xor r18 = r15, r32
	.loc 1 24 18 discriminator 3 view .LVU14
	;;
	add r16 = r16, r18
	;;
	st4.rel [r14] = r16
	.loc 1 25 9 is_stmt 1 discriminator 3 view .LVU15
	.loc 1 25 28 is_stmt 0 discriminator 3 view .LVU16
	shladd r14 = r15, 3, r0
	;;
	sub r14 = r14, r15
	;;
	and r14 = r19, r14
	.loc 1 25 19 discriminator 3 view .LVU17
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	ld4.acq r14 = [r14]
	.loc 1 25 11 discriminator 3 view .LVU18
	;;
	add r8 = r8, r14
[.LVL3:]
	.loc 1 23 32 is_stmt 1 discriminator 3 view .LVU19
	adds r15 = 1, r15
[.LVL4:]
	.loc 1 23 23 discriminator 3 view .LVU20
	br.cloop.sptk.few .L2
[.LBE3:]
	.loc 1 27 5 view .LVU21
	.loc 1 28 1 is_stmt 0 view .LVU22
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE24:
	.endp work#
	.align 16
	.proc overflow#
overflow:
[.LVL5:]
[.LFB25:]
	.loc 1 31 1 is_stmt 1 view -0
	.prologue
	.loc 1 31 1 is_stmt 0 view .LVU24
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI1:]
	.body
	.loc 1 32 5 is_stmt 1 view .LVU25
[.LBB4:]
	.loc 1 32 10 view .LVU26
[.LVL6:]
	.loc 1 32 23 view .LVU27
	cmp4.gt p6, p7 = r0, r32
	(p6) br.cond.dpnt .L4
	.loc 1 32 14 is_stmt 0 view .LVU28
	mov r15 = r0
	.loc 1 33 24 view .LVU29
	movl r17 = @gprel(both#)
	;;
	add r17 = r1, r17
	addl r16 = 120, r0
	addp4 r32 = r32, r0
	.loc 1 33 24 view .LVU30
	;;
	mov ar.lc = r32
[.LVL7:]
.L6:
	.loc 1 33 9 is_stmt 1 discriminator 3 view .LVU31
	.loc 1 33 24 is_stmt 0 discriminator 3 view .LVU32
	sxt4 r14 = r15
	;;
	add r14 = r17, r14
	;;
	st1.rel [r14] = r16
	.loc 1 32 30 is_stmt 1 discriminator 3 view .LVU33
	adds r15 = 1, r15
[.LVL8:]
	.loc 1 32 23 discriminator 3 view .LVU34
	br.cloop.sptk.few .L6
[.LVL9:]
.L4:
	.loc 1 32 23 is_stmt 0 discriminator 3 view .LVU35
[.LBE4:]
	.loc 1 34 1 view .LVU36
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE25:
	.endp overflow#
	.align 16
	.proc thread#
thread:
[.LVL10:]
[.LFB26:]
	.loc 1 37 1 is_stmt 1 view -0
	.prologue 12, 34
	.loc 1 37 1 is_stmt 0 view .LVU38
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
[.LCFI2:]
	.save ar.lc, r37
	mov r37 = ar.lc
[.LCFI3:]
	.save rp, r34
	mov r34 = b0
[.LCFI4:]
	mov r36 = r1
	.body
	.loc 1 38 5 is_stmt 1 view .LVU39
[.LBB5:]
	.loc 1 38 10 view .LVU40
[.LVL11:]
	.loc 1 38 23 view .LVU41
	.loc 1 38 14 is_stmt 0 view .LVU42
	mov r33 = r0
	mov ar.lc = 39
[.LVL12:]
.L9:
	.loc 1 39 9 is_stmt 1 discriminator 3 view .LVU43
	.loc 1 39 22 is_stmt 0 discriminator 3 view .LVU44
	;;
	mov r38 = r33
	br.call.sptk.many b0 = work#
[.LVL13:]
	mov r1 = r36
	.loc 1 39 19 discriminator 3 view .LVU45
	ld4 r14 = [r32]
	;;
	add r14 = r14, r8
	;;
	st4 [r32] = r14
	.loc 1 38 30 is_stmt 1 discriminator 3 view .LVU46
	adds r33 = 1, r33
[.LVL14:]
	.loc 1 38 23 discriminator 3 view .LVU47
	br.cloop.sptk.few .L9
[.LBE5:]
	.loc 1 40 5 view .LVU48
	.loc 1 41 1 is_stmt 0 view .LVU49
	mov r8 = r32
	mov ar.pfs = r35
	;;
	mov ar.lc = r37
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.LFE26:
	.endp thread#
	.align 16
	.proc tick#
tick:
[.LVL15:]
[.LFB27:]
	.loc 1 44 1 is_stmt 1 view -0
	.prologue
	.body
	.loc 1 45 5 view .LVU51
	.loc 1 45 11 is_stmt 0 view .LVU52
	addl r15 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r15]
	.loc 1 45 18 view .LVU53
	cmp4.eq p6, p7 = 26, r32
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	.loc 1 45 11 view .LVU54
	;;
	add r14 = r14, r16
	;;
	st4.rel [r15] = r14
	.loc 1 46 1 view .LVU55
	br.ret.sptk.many b0
	;;
.LFE27:
	.endp tick#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"mapped"
	.align 8
.LC2:
	stringz	"a"
	.align 8
.LC3:
	stringz	"log"
	.align 8
.LC4:
	stringz	"%d %d\n"
	.align 8
.LC5:
	stringz	"echo from the host >> log"
	.align 8
.LC6:
	stringz	"%d %d %x %d %d\n"
	.sdata
	.align 8
.LC1:
	data8	table#+16000
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LFB29:]
	.loc 1 58 1 is_stmt 1 view -0
	.prologue 12, 42
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 6, 0
[.LCFI5:]
	adds r16 = -8, r12
	.fframe 96
	adds r12 = -96, r12
[.LCFI6:]
	mov r17 = ar.lc
	;;
	.savesp ar.lc, 88
	st8 [r16] = r17, 8
[.LCFI7:]
	.save rp, r42
	mov r42 = b0
[.LCFI8:]
	mov r44 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2
[.LCFI9:]
	.body
	.loc 1 59 5 view .LVU57
[.LVL16:]
	.loc 1 60 5 view .LVU58
	.loc 1 61 5 view .LVU59
	.loc 1 61 22 is_stmt 0 view .LVU60
	adds r32 = 40, r12
	;;
	st8 [r32] = r0
	addl r14 = 20000, r0
	adds r15 = 48, r12
	;;
	st8 [r15] = r14
	adds r15 = 56, r12
	;;
	st8 [r15] = r0
	adds r15 = 64, r12
	;;
	st8 [r15] = r14
	.loc 1 62 5 is_stmt 1 view .LVU61
	addl r46 = @ltoff(@fptr(tick#)), gp
	;;
	ld8 r46 = [r46]
	addl r45 = 26, r0
	br.call.sptk.many b0 = signal#
[.LVL17:]
	mov r1 = r44
	.loc 1 63 5 view .LVU62
	mov r47 = r0
	;;
	mov r46 = r32
	addl r45 = 1, r0
	br.call.sptk.many b0 = setitimer#
[.LVL18:]
	mov r1 = r44
	.loc 1 64 5 view .LVU63
	.loc 1 64 14 is_stmt 0 view .LVU64
	mov r50 = r0
	addl r49 = -1, r0
	addl r48 = 33, r0
	addl r47 = 3, r0
	;;
	addl r46 = 4096, r0
	mov r45 = r0
	br.call.sptk.many b0 = mmap#
[.LVL19:]
	mov r1 = r44
	.loc 1 64 12 view .LVU65
	;;
	addl r14 = @gprel(shared#), gp
	;;
	st8 [r14] = r8
	.loc 1 65 5 is_stmt 1 view .LVU66
	.loc 1 65 14 is_stmt 0 view .LVU67
	addl r47 = 384, r0
	addl r46 = 66, r0
	movl r45 = @gprel(.LC0)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = open#
[.LVL20:]
	mov r1 = r44
	mov r32 = r8
[.LVL21:]
	.loc 1 66 5 is_stmt 1 view .LVU68
	addl r46 = 8192, r0
	;;
	mov r45 = r8
	br.call.sptk.many b0 = ftruncate#
[.LVL22:]
	.loc 1 66 5 is_stmt 0 view .LVU69
	mov r1 = r44
	.loc 1 67 5 is_stmt 1 view .LVU70
	.loc 1 67 26 is_stmt 0 view .LVU71
	mov r50 = r0
	mov r49 = r32
	addl r48 = 1, r0
	addl r47 = 3, r0
	addl r46 = 8192, r0
	;;
	mov r45 = r0
	br.call.sptk.many b0 = mmap#
[.LVL23:]
	mov r1 = r44
	mov r35 = r8
[.LVL24:]
	.loc 1 68 5 is_stmt 1 view .LVU72
	;;
	adds r45 = 16, r12
	br.call.sptk.many b0 = pipe#
[.LVL25:]
	.loc 1 68 5 is_stmt 0 view .LVU73
	mov r1 = r44
	.loc 1 69 5 is_stmt 1 view .LVU74
	;;
	addl r14 = @gprel(.LC1), gp
	;;
	ld8 r48 = [r14]
	addl r47 = @ltoff(@fptr(thread#)), gp
	;;
	ld8 r47 = [r47]
	mov r46 = r0
	adds r45 = 32, r12
	br.call.sptk.many b0 = pthread_create#
[.LVL26:]
	mov r1 = r44
	.loc 1 70 5 view .LVU75
	.loc 1 70 10 is_stmt 0 view .LVU76
	;;
	br.call.sptk.many b0 = fork#
[.LVL27:]
	mov r1 = r44
	mov r32 = r8
[.LVL28:]
	.loc 1 70 8 view .LVU77
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L25
	.loc 1 72 5 is_stmt 1 view .LVU78
	adds r14 = 20, r12
	;;
	ld4 r45 = [r14]
	br.call.sptk.many b0 = close#
[.LVL29:]
	mov r1 = r44
	.loc 1 73 5 view .LVU79
[.LBB11:]
	.loc 1 73 10 view .LVU80
[.LVL30:]
	.loc 1 73 23 view .LVU81
	.loc 1 73 14 is_stmt 0 view .LVU82
	mov r32 = r0
[.LBE11:]
	.loc 1 59 9 view .LVU83
	mov r34 = r0
[.LBB17:]
[.LBB12:]
	.loc 1 76 19 view .LVU84
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	.loc 1 77 9 view .LVU85
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	.loc 1 79 15 view .LVU86
	movl r14 = 7378697629483820647
	;;
	setf.sig f2 = r14
	.loc 1 83 12 view .LVU87
	addl r39 = 150, r0
[.LBE12:]
	.loc 1 73 23 view .LVU88
	addl r40 = 200, r0
[.LBB13:]
	.loc 1 84 13 view .LVU89
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	br .L20
	;;
[.LVL31:]
.L25:
	.loc 1 84 13 view .LVU90
[.LBE13:]
[.LBE17:]
	.loc 1 71 9 is_stmt 1 view .LVU91
	adds r14 = 20, r12
	;;
	ld4 r35 = [r14]
[.LVL32:]
[.LBB18:]
[.LBI18:]
	.loc 1 48 13 view .LVU92
[.LBB19:]
	.loc 1 50 5 view .LVU93
[.LBB20:]
	.loc 1 50 10 view .LVU94
	.loc 1 50 23 view .LVU95
	.loc 1 51 15 is_stmt 0 view .LVU96
	addl r33 = @gprel(shared#), gp
	.loc 1 51 30 view .LVU97
	addl r34 = 255, r0
	mov ar.lc = 39
[.LVL33:]
.L14:
	.loc 1 51 9 is_stmt 1 view .LVU98
	.loc 1 51 22 is_stmt 0 view .LVU99
	mov r45 = r32
	br.call.sptk.many b0 = work#
[.LVL34:]
	mov r1 = r44
	.loc 1 51 15 view .LVU100
	;;
	ld8 r16 = [r33]
	;;
	ld4.acq r14 = [r16]
	.loc 1 51 30 view .LVU101
	and r8 = r34, r8
	.loc 1 51 19 view .LVU102
	;;
	add r14 = r14, r8
	;;
	st4.rel [r16] = r14
	.loc 1 52 9 is_stmt 1 view .LVU103
	addl r47 = 4, r0
	ld8 r46 = [r33]
	mov r45 = r35
	br.call.sptk.many b0 = write#
[.LVL35:]
	mov r1 = r44
	.loc 1 50 30 view .LVU104
	adds r32 = 1, r32
[.LVL36:]
	.loc 1 50 23 view .LVU105
	br.cloop.sptk.few .L14
[.LBE20:]
	.loc 1 54 5 view .LVU106
	;;
	addl r45 = 7, r0
	br.call.sptk.many b0 = _exit#
[.LVL37:]
	;;
[.LVL38:]
.L15:
	.loc 1 54 5 is_stmt 0 view .LVU107
[.LBE19:]
[.LBE18:]
[.LBB21:]
[.LBB14:]
	.loc 1 81 9 is_stmt 1 view .LVU108
	.loc 1 81 12 is_stmt 0 view .LVU109
	cmp4.ne p6, p7 = 100, r32
	(p7) br.cond.dpnt .L26
	.loc 1 83 9 is_stmt 1 view .LVU110
	.loc 1 83 12 is_stmt 0 view .LVU111
	;;
	cmp4.ne p6, p7 = r39, r32
	(p7) br.cond.dpnt .L27
[.LBE14:]
	.loc 1 73 31 is_stmt 1 discriminator 2 view .LVU112
	adds r32 = 1, r32
[.LVL39:]
	.loc 1 73 23 discriminator 2 view .LVU113
	;;
	cmp4.eq p6, p7 = r40, r32
	(p6) br.cond.dpnt .L28
[.LVL40:]
.L20:
[.LBB15:]
	.loc 1 74 9 view .LVU114
	.loc 1 74 14 is_stmt 0 view .LVU115
	mov r45 = r32
	br.call.sptk.many b0 = work#
[.LVL41:]
	mov r1 = r44
	.loc 1 74 11 view .LVU116
	add r34 = r34, r8
[.LVL42:]
	.loc 1 75 9 is_stmt 1 view .LVU117
	.loc 1 75 13 is_stmt 0 view .LVU118
	ld4.acq r14 = [r35]
	.loc 1 75 16 view .LVU119
	;;
	adds r14 = 1, r14
	;;
	st4.rel [r35] = r14
	.loc 1 76 9 is_stmt 1 view .LVU120
	.loc 1 76 19 is_stmt 0 view .LVU121
	mov r46 = r38
	mov r45 = r37
	br.call.sptk.many b0 = fopen#
[.LVL43:]
	mov r1 = r44
	mov r33 = r8
[.LVL44:]
	.loc 1 77 9 is_stmt 1 view .LVU122
	mov r48 = r34
	mov r47 = r32
	;;
	mov r46 = r36
	mov r45 = r8
	br.call.sptk.many b0 = fprintf#
[.LVL45:]
	.loc 1 77 9 is_stmt 0 view .LVU123
	mov r1 = r44
	.loc 1 78 9 is_stmt 1 view .LVU124
	;;
	mov r45 = r33
	br.call.sptk.many b0 = fclose#
[.LVL46:]
	mov r1 = r44
	.loc 1 79 9 view .LVU125
	.loc 1 79 15 is_stmt 0 view .LVU126
	sxt4 r15 = r32
	;;
	setf.sig f6 = r15
	;;
	xmpy.h f6 = f6, f2
	;;
	getf.sig r14 = f6
	;;
	shr r14 = r14, 1
	shr r16 = r15, 63
	;;
	sub r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	sub r15 = r15, r14
	.loc 1 79 12 view .LVU127
	;;
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L15
	.loc 1 79 27 discriminator 1 view .LVU128
	addl r47 = 4, r0
	adds r46 = 28, r12
	adds r14 = 16, r12
	;;
	ld4 r45 = [r14]
	br.call.sptk.many b0 = read#
[.LVL47:]
	mov r1 = r44
	.loc 1 79 24 discriminator 1 view .LVU129
	cmp.ne p6, p7 = 4, r8
	.loc 1 80 13 is_stmt 1 discriminator 1 view .LVU130
	.loc 1 80 15 is_stmt 0 discriminator 1 view .LVU131
	;;
	(p7) adds r15 = 28, r12
	;;
	(p7) ld4 r14 = [r15]
	;;
	(p7) add r34 = r34, r14
[.LVL48:]
	.loc 1 80 15 discriminator 1 view .LVU132
	br .L15
	;;
.L26:
	.loc 1 82 13 is_stmt 1 view .LVU133
	addl r45 = 8, r0
	br.call.sptk.many b0 = overflow#
[.LVL49:]
	mov r1 = r44
	.loc 1 83 9 view .LVU134
.L17:
	.loc 1 83 9 is_stmt 0 view .LVU135
[.LBE15:]
	.loc 1 73 31 is_stmt 1 view .LVU136
	adds r32 = 1, r32
[.LVL50:]
	.loc 1 73 23 view .LVU137
	.loc 1 73 23 is_stmt 0 view .LVU138
	br .L20
	;;
.L27:
[.LBB16:]
	.loc 1 84 13 is_stmt 1 view .LVU139
	mov r45 = r41
	br.call.sptk.many b0 = system#
[.LVL51:]
	mov r1 = r44
	br .L17
	;;
.L28:
	.loc 1 84 13 is_stmt 0 view .LVU140
[.LBE16:]
[.LBE21:]
	.loc 1 86 5 is_stmt 1 view .LVU141
	mov r46 = r0
	adds r14 = 32, r12
	;;
	ld8 r45 = [r14]
	br.call.sptk.many b0 = pthread_join#
[.LVL52:]
	mov r1 = r44
	.loc 1 87 5 view .LVU142
	adds r32 = 24, r12
[.LVL53:]
	.loc 1 87 5 is_stmt 0 view .LVU143
	;;
	mov r45 = r32
	br.call.sptk.many b0 = wait#
[.LVL54:]
	mov r1 = r44
	.loc 1 88 5 is_stmt 1 view .LVU144
	.loc 1 88 39 is_stmt 0 view .LVU145
	;;
	movl r14 = @gprel(both#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r47 = [r14]
	.loc 1 88 5 view .LVU146
	ld4.acq r49 = [r35]
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r50 = [r14]
	ld4 r48 = [r32]
	mov r46 = r34
	movl r45 = @gprel(.LC6)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
[.LVL55:]
	mov r1 = r44
	.loc 1 89 5 is_stmt 1 view .LVU147
	.loc 1 90 1 is_stmt 0 view .LVU148
	addl r8 = 3, r0
	adds r18 = 88, r12
	;;
	mov ar.pfs = r43
	ld8 r19 = [r18], 8
	;;
	mov ar.lc = r19
	mov b0 = r42
	ldf.fill f2 = [r18]
	.restore sp
	adds r12 = 96, r12
[.LCFI10:]
	br.ret.sptk.many b0
	;;
.LFE29:
	.endp main#
	.global shared#
	.section	.sbss,"aws",@nobits
	.align 8
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.global ticks#
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.global table#
	.bss
	.align 4
	.type	table#, @object
	.size	table#, 16384
table:
	.skip	16384
	.global both#
	.data
	.align 4
	.type	both#, @object
	.size	both#, 12
both:
	stringz	""
	.skip	7
	data4	1
	.text
.Letext0:
	.file 2 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types.h"
	.file 3 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 4 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/struct_timeval.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/pthreadtypes.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/siginfo-consts.h"
	.file 7 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/signal.h"
	.file 8 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/unistd.h"
	.file 9 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/struct_FILE.h"
	.file 10 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/FILE.h"
	.file 11 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/time.h"
	.file 12 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.file 13 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/wait.h"
	.file 14 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include-fixed/pthread.h"
	.file 15 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdlib.h"
	.file 16 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/fcntl.h"
	.file 17 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/mman.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0xd30
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x1f
	data4.ua	@secrel(.LASF126)
	data1	0x1d
	data4.ua	@secrel(.LASF127)
	data4.ua	@secrel(.LASF128)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x8
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF0)
	.uleb128 0x8
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF1)
	.uleb128 0x8
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x8
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x8
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x8
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x20
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0x11
	data4.ua	0x58
	.uleb128 0x8
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x7
	data4.ua	@secrel(.LASF7)
	data1	0x2
	data1	0x98
	data1	0x19
	data4.ua	0x64
	.uleb128 0x7
	data4.ua	@secrel(.LASF8)
	data1	0x2
	data1	0x99
	data1	0x1b
	data4.ua	0x64
	.uleb128 0x7
	data4.ua	@secrel(.LASF9)
	data1	0x2
	data1	0x9a
	data1	0x19
	data4.ua	0x58
	.uleb128 0xd
	data4.ua	0x58
	data4.ua	0x9f
	.uleb128 0xe
	data4.ua	0x43
	data1	0x1
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF10)
	data1	0x2
	data1	0xa0
	data1	0x1a
	data4.ua	0x64
	.uleb128 0x7
	data4.ua	@secrel(.LASF11)
	data1	0x2
	data1	0xa2
	data1	0x1f
	data4.ua	0x64
	.uleb128 0x21
	data1	0x8
	.uleb128 0xc
	data4.ua	0xb7
	.uleb128 0x7
	data4.ua	@secrel(.LASF12)
	data1	0x2
	data1	0xc2
	data1	0x1b
	data4.ua	0x64
	.uleb128 0x5
	data4.ua	0xcf
	.uleb128 0x8
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF13)
	.uleb128 0x12
	data4.ua	0xcf
	.uleb128 0x7
	data4.ua	@secrel(.LASF14)
	data1	0x3
	data1	0xd6
	data1	0x17
	data4.ua	0x43
	.uleb128 0x13
	data4.ua	@secrel(.LASF53)
	data1	0x10
	data1	0x4
	data1	0x8
	data4.ua	0x10e
	.uleb128 0x3
	data4.ua	@secrel(.LASF15)
	data1	0x4
	data1	0xe
	data1	0xc
	data4.ua	0x9f
	data1	0
	.uleb128 0x3
	data4.ua	@secrel(.LASF16)
	data1	0x4
	data1	0xf
	data1	0x11
	data4.ua	0xab
	data1	0x8
	data1	0
	.uleb128 0x5
	data4.ua	0xd6
	.uleb128 0xc
	data4.ua	0x10e
	.uleb128 0x8
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF17)
	.uleb128 0x7
	data4.ua	@secrel(.LASF18)
	data1	0x5
	data1	0x1b
	data1	0x1b
	data4.ua	0x43
	.uleb128 0x22
	data4.ua	@secrel(.LASF21)
	data1	0x38
	data1	0x5
	data1	0x38
	data1	0x7
	data4.ua	0x14f
	.uleb128 0x19
	data4.ua	@secrel(.LASF19)
	data1	0x3a
	data1	0x8
	data4.ua	0x14f
	.uleb128 0x19
	data4.ua	@secrel(.LASF20)
	data1	0x3b
	data1	0xc
	data4.ua	0x64
	data1	0
	.uleb128 0xd
	data4.ua	0xcf
	data4.ua	0x15f
	.uleb128 0xe
	data4.ua	0x43
	data1	0x37
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF21)
	data1	0x5
	data1	0x3e
	data1	0x1e
	data4.ua	0x12b
	.uleb128 0x12
	data4.ua	0x15f
	.uleb128 0x8
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF22)
	.uleb128 0xd
	data4.ua	0xcf
	data4.ua	0x187
	.uleb128 0xe
	data4.ua	0x43
	data1	0x7
	data1	0
	.uleb128 0x14
	data4.ua	0x3c
	data1	0x48
	data4.ua	0x1c8
	.uleb128 0x4
	data4.ua	@secrel(.LASF23)
	data1	0x1
	.uleb128 0x4
	data4.ua	@secrel(.LASF24)
	data1	0x2
	.uleb128 0x4
	data4.ua	@secrel(.LASF25)
	data1	0x3
	.uleb128 0x4
	data4.ua	@secrel(.LASF26)
	data1	0x4
	.uleb128 0x4
	data4.ua	@secrel(.LASF27)
	data1	0x5
	.uleb128 0x4
	data4.ua	@secrel(.LASF28)
	data1	0x6
	.uleb128 0x4
	data4.ua	@secrel(.LASF29)
	data1	0x7
	.uleb128 0x4
	data4.ua	@secrel(.LASF30)
	data1	0x8
	.uleb128 0x4
	data4.ua	@secrel(.LASF31)
	data1	0x9
	data1	0
	.uleb128 0x14
	data4.ua	0x3c
	data1	0x5f
	data4.ua	0x20f
	.uleb128 0x4
	data4.ua	@secrel(.LASF32)
	data1	0x1
	.uleb128 0x4
	data4.ua	@secrel(.LASF33)
	data1	0x2
	.uleb128 0x4
	data4.ua	@secrel(.LASF34)
	data1	0x3
	.uleb128 0x4
	data4.ua	@secrel(.LASF35)
	data1	0x4
	.uleb128 0x4
	data4.ua	@secrel(.LASF36)
	data1	0x5
	.uleb128 0x4
	data4.ua	@secrel(.LASF37)
	data1	0x6
	.uleb128 0x4
	data4.ua	@secrel(.LASF38)
	data1	0x7
	.uleb128 0x4
	data4.ua	@secrel(.LASF39)
	data1	0x8
	.uleb128 0x4
	data4.ua	@secrel(.LASF40)
	data1	0xe
	.uleb128 0x4
	data4.ua	@secrel(.LASF41)
	data1	0xf
	data1	0
	.uleb128 0x14
	data4.ua	0x3c
	data1	0x78
	data4.ua	0x250
	.uleb128 0x4
	data4.ua	@secrel(.LASF42)
	data1	0x1
	.uleb128 0x4
	data4.ua	@secrel(.LASF43)
	data1	0x2
	.uleb128 0x4
	data4.ua	@secrel(.LASF44)
	data1	0x3
	.uleb128 0x4
	data4.ua	@secrel(.LASF45)
	data1	0x4
	.uleb128 0x4
	data4.ua	@secrel(.LASF46)
	data1	0x5
	.uleb128 0x4
	data4.ua	@secrel(.LASF47)
	data1	0x6
	.uleb128 0x4
	data4.ua	@secrel(.LASF48)
	data1	0x7
	.uleb128 0x4
	data4.ua	@secrel(.LASF49)
	data1	0x8
	.uleb128 0x4
	data4.ua	@secrel(.LASF50)
	data1	0x9
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF51)
	data1	0x7
	data1	0x48
	data1	0x10
	data4.ua	0x25c
	.uleb128 0x5
	data4.ua	0x261
	.uleb128 0x23
	data4.ua	0x26c
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF52)
	data1	0x8
	data1	0xdc
	data1	0x13
	data4.ua	0xbe
	.uleb128 0x13
	data4.ua	@secrel(.LASF54)
	data1	0xd8
	data1	0x9
	data1	0x31
	data4.ua	0x3fe
	.uleb128 0x3
	data4.ua	@secrel(.LASF55)
	data1	0x9
	data1	0x33
	data1	0x7
	data4.ua	0x58
	data1	0
	.uleb128 0x3
	data4.ua	@secrel(.LASF56)
	data1	0x9
	data1	0x36
	data1	0x9
	data4.ua	0xca
	data1	0x8
	.uleb128 0x3
	data4.ua	@secrel(.LASF57)
	data1	0x9
	data1	0x37
	data1	0x9
	data4.ua	0xca
	data1	0x10
	.uleb128 0x3
	data4.ua	@secrel(.LASF58)
	data1	0x9
	data1	0x38
	data1	0x9
	data4.ua	0xca
	data1	0x18
	.uleb128 0x3
	data4.ua	@secrel(.LASF59)
	data1	0x9
	data1	0x39
	data1	0x9
	data4.ua	0xca
	data1	0x20
	.uleb128 0x3
	data4.ua	@secrel(.LASF60)
	data1	0x9
	data1	0x3a
	data1	0x9
	data4.ua	0xca
	data1	0x28
	.uleb128 0x3
	data4.ua	@secrel(.LASF61)
	data1	0x9
	data1	0x3b
	data1	0x9
	data4.ua	0xca
	data1	0x30
	.uleb128 0x3
	data4.ua	@secrel(.LASF62)
	data1	0x9
	data1	0x3c
	data1	0x9
	data4.ua	0xca
	data1	0x38
	.uleb128 0x3
	data4.ua	@secrel(.LASF63)
	data1	0x9
	data1	0x3d
	data1	0x9
	data4.ua	0xca
	data1	0x40
	.uleb128 0x3
	data4.ua	@secrel(.LASF64)
	data1	0x9
	data1	0x40
	data1	0x9
	data4.ua	0xca
	data1	0x48
	.uleb128 0x3
	data4.ua	@secrel(.LASF65)
	data1	0x9
	data1	0x41
	data1	0x9
	data4.ua	0xca
	data1	0x50
	.uleb128 0x3
	data4.ua	@secrel(.LASF66)
	data1	0x9
	data1	0x42
	data1	0x9
	data4.ua	0xca
	data1	0x58
	.uleb128 0x3
	data4.ua	@secrel(.LASF67)
	data1	0x9
	data1	0x44
	data1	0x16
	data4.ua	0x417
	data1	0x60
	.uleb128 0x3
	data4.ua	@secrel(.LASF68)
	data1	0x9
	data1	0x46
	data1	0x14
	data4.ua	0x41c
	data1	0x68
	.uleb128 0x3
	data4.ua	@secrel(.LASF69)
	data1	0x9
	data1	0x48
	data1	0x7
	data4.ua	0x58
	data1	0x70
	.uleb128 0x3
	data4.ua	@secrel(.LASF70)
	data1	0x9
	data1	0x49
	data1	0x7
	data4.ua	0x58
	data1	0x74
	.uleb128 0x3
	data4.ua	@secrel(.LASF71)
	data1	0x9
	data1	0x4a
	data1	0xb
	data4.ua	0x6b
	data1	0x78
	.uleb128 0x3
	data4.ua	@secrel(.LASF72)
	data1	0x9
	data1	0x4d
	data1	0x12
	data4.ua	0x35
	data1	0x80
	.uleb128 0x3
	data4.ua	@secrel(.LASF73)
	data1	0x9
	data1	0x4e
	data1	0xf
	data4.ua	0x4a
	data1	0x82
	.uleb128 0x3
	data4.ua	@secrel(.LASF74)
	data1	0x9
	data1	0x4f
	data1	0x8
	data4.ua	0x421
	data1	0x83
	.uleb128 0x3
	data4.ua	@secrel(.LASF75)
	data1	0x9
	data1	0x51
	data1	0xf
	data4.ua	0x431
	data1	0x88
	.uleb128 0x3
	data4.ua	@secrel(.LASF76)
	data1	0x9
	data1	0x59
	data1	0xd
	data4.ua	0x77
	data1	0x90
	.uleb128 0x3
	data4.ua	@secrel(.LASF77)
	data1	0x9
	data1	0x5b
	data1	0x17
	data4.ua	0x43b
	data1	0x98
	.uleb128 0x3
	data4.ua	@secrel(.LASF78)
	data1	0x9
	data1	0x5c
	data1	0x19
	data4.ua	0x445
	data1	0xa0
	.uleb128 0x3
	data4.ua	@secrel(.LASF79)
	data1	0x9
	data1	0x5d
	data1	0x14
	data4.ua	0x41c
	data1	0xa8
	.uleb128 0x3
	data4.ua	@secrel(.LASF80)
	data1	0x9
	data1	0x5e
	data1	0x9
	data4.ua	0xb7
	data1	0xb0
	.uleb128 0x3
	data4.ua	@secrel(.LASF81)
	data1	0x9
	data1	0x5f
	data1	0xa
	data4.ua	0xdb
	data1	0xb8
	.uleb128 0x3
	data4.ua	@secrel(.LASF82)
	data1	0x9
	data1	0x60
	data1	0x7
	data4.ua	0x58
	data1	0xc0
	.uleb128 0x3
	data4.ua	@secrel(.LASF83)
	data1	0x9
	data1	0x62
	data1	0x8
	data4.ua	0x44a
	data1	0xc4
	data1	0
	.uleb128 0x7
	data4.ua	@secrel(.LASF84)
	data1	0xa
	data1	0x7
	data1	0x19
	data4.ua	0x278
	.uleb128 0x24
	data4.ua	@secrel(.LASF129)
	data1	0x9
	data1	0x2b
	data1	0xe
	.uleb128 0x15
	data4.ua	@secrel(.LASF85)
	.uleb128 0x5
	data4.ua	0x412
	.uleb128 0x5
	data4.ua	0x278
	.uleb128 0xd
	data4.ua	0xcf
	data4.ua	0x431
	.uleb128 0xe
	data4.ua	0x43
	data1	0
	data1	0
	.uleb128 0x5
	data4.ua	0x40a
	.uleb128 0x15
	data4.ua	@secrel(.LASF86)
	.uleb128 0x5
	data4.ua	0x436
	.uleb128 0x15
	data4.ua	@secrel(.LASF87)
	.uleb128 0x5
	data4.ua	0x440
	.uleb128 0xd
	data4.ua	0xcf
	data4.ua	0x45a
	.uleb128 0xe
	data4.ua	0x43
	data1	0x13
	data1	0
	.uleb128 0x5
	data4.ua	0x3fe
	.uleb128 0xc
	data4.ua	0x45a
	.uleb128 0x5
	data4.ua	0x469
	.uleb128 0x25
	.uleb128 0x26
	data4.ua	@secrel(.LASF130)
	data1	0x7
	data1	0x4
	data4.ua	0x3c
	data1	0xb
	data1	0x72
	data1	0x6
	data4.ua	0x48f
	.uleb128 0x4
	data4.ua	@secrel(.LASF88)
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF89)
	data1	0x1
	.uleb128 0x4
	data4.ua	@secrel(.LASF90)
	data1	0x2
	data1	0
	.uleb128 0x13
	data4.ua	@secrel(.LASF91)
	data1	0x20
	data1	0xb
	data1	0x82
	data4.ua	0x4b6
	.uleb128 0x3
	data4.ua	@secrel(.LASF92)
	data1	0xb
	data1	0x85
	data1	0x14
	data4.ua	0xe7
	data1	0
	.uleb128 0x3
	data4.ua	@secrel(.LASF93)
	data1	0xb
	data1	0x87
	data1	0x14
	data4.ua	0xe7
	data1	0x10
	data1	0
	.uleb128 0x12
	data4.ua	0x48f
	.uleb128 0x7
	data4.ua	@secrel(.LASF94)
	data1	0xb
	data1	0x8d
	data1	0x1d
	data4.ua	0x46a
	.uleb128 0x27
	data1	0xc
	data1	0x1
	data1	0xe
	data1	0x1
	data4.ua	0x4eb
	.uleb128 0x3
	data4.ua	@secrel(.LASF95)
	data1	0x1
	data1	0xf
	data1	0xa
	data4.ua	0x177
	data1	0
	.uleb128 0x3
	data4.ua	@secrel(.LASF96)
	data1	0x1
	data1	0x10
	data1	0x9
	data4.ua	0x58
	data1	0x8
	data1	0
	.uleb128 0x11
	data4.ua	0x4c7
	.uleb128 0x10
	data4.ua	@secrel(.LASF97)
	data1	0x11
	data1	0xc
	data4.ua	0x4eb
	.uleb128 0x9
	data1	0x3
	data8.ua	both#
	.uleb128 0xd
	data4.ua	0x5f
	data4.ua	0x516
	.uleb128 0x28
	data4.ua	0x43
	data2.ua	0xfff
	data1	0
	.uleb128 0x11
	data4.ua	0x505
	.uleb128 0x10
	data4.ua	@secrel(.LASF98)
	data1	0x12
	data1	0xe
	data4.ua	0x516
	.uleb128 0x9
	data1	0x3
	data8.ua	table#
	.uleb128 0x10
	data4.ua	@secrel(.LASF99)
	data1	0x12
	data1	0x1b
	data4.ua	0x5f
	.uleb128 0x9
	data1	0x3
	data8.ua	ticks#
	.uleb128 0x10
	data4.ua	@secrel(.LASF100)
	data1	0x12
	data1	0x23
	data4.ua	0x55a
	.uleb128 0x9
	data1	0x3
	data8.ua	shared#
	.uleb128 0x5
	data4.ua	0x5f
	.uleb128 0x29
	data4.ua	@secrel(.LASF101)
	data1	0x8
	data2.ua	0x270
	data1	0xd
	data4.ua	0x572
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF102)
	data1	0x8
	data2.ua	0x17a
	data1	0x10
	data4.ua	0x26c
	data4.ua	0x593
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x464
	.uleb128 0x2
	data4.ua	0xdb
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF103)
	data1	0xc
	data2.ua	0x164
	data1	0xc
	data4.ua	0x58
	data4.ua	0x5ab
	.uleb128 0x2
	data4.ua	0x10e
	.uleb128 0x16
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF104)
	data1	0xd
	data1	0x53
	data1	0x10
	data4.ua	0x83
	data4.ua	0x5c1
	.uleb128 0x2
	data4.ua	0x5c1
	data1	0
	.uleb128 0x5
	data4.ua	0x58
	.uleb128 0xa
	data4.ua	@secrel(.LASF105)
	data1	0xe
	data1	0xe4
	data1	0xc
	data4.ua	0x58
	data4.ua	0x5e1
	.uleb128 0x2
	data4.ua	0x11f
	.uleb128 0x2
	data4.ua	0x5e1
	data1	0
	.uleb128 0x5
	data4.ua	0xb7
	.uleb128 0x9
	data4.ua	@secrel(.LASF106)
	data1	0xf
	data2.ua	0x324
	data1	0xc
	data4.ua	0x58
	data4.ua	0x5fd
	.uleb128 0x2
	data4.ua	0x10e
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF107)
	data1	0x8
	data2.ua	0x173
	data1	0x10
	data4.ua	0x26c
	data4.ua	0x61e
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0xb7
	.uleb128 0x2
	data4.ua	0xdb
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF108)
	data1	0xc
	data1	0xb2
	data1	0xc
	data4.ua	0x58
	data4.ua	0x634
	.uleb128 0x2
	data4.ua	0x45a
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF109)
	data1	0xc
	data2.ua	0x15e
	data1	0xc
	data4.ua	0x58
	data4.ua	0x651
	.uleb128 0x2
	data4.ua	0x45f
	.uleb128 0x2
	data4.ua	0x113
	.uleb128 0x16
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF110)
	data1	0xc
	data2.ua	0x102
	data1	0xe
	data4.ua	0x45a
	data4.ua	0x66d
	.uleb128 0x2
	data4.ua	0x113
	.uleb128 0x2
	data4.ua	0x113
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF111)
	data1	0x8
	data2.ua	0x166
	data1	0xc
	data4.ua	0x58
	data4.ua	0x684
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x2a
	data4.ua	@secrel(.LASF131)
	data1	0x8
	data2.ua	0x30a
	data1	0x10
	data4.ua	0x83
	.uleb128 0xa
	data4.ua	@secrel(.LASF112)
	data1	0xe
	data1	0xd3
	data1	0xc
	data4.ua	0x58
	data4.ua	0x6b6
	.uleb128 0x2
	data4.ua	0x6bb
	.uleb128 0x2
	data4.ua	0x6c5
	.uleb128 0x2
	data4.ua	0x6ca
	.uleb128 0x2
	data4.ua	0xb9
	data1	0
	.uleb128 0x5
	data4.ua	0x11f
	.uleb128 0xc
	data4.ua	0x6b6
	.uleb128 0x5
	data4.ua	0x16b
	.uleb128 0xc
	data4.ua	0x6c0
	.uleb128 0x5
	data4.ua	0x6cf
	.uleb128 0x2b
	data4.ua	0xb7
	data4.ua	0x6de
	.uleb128 0x2
	data4.ua	0xb7
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF113)
	data1	0x8
	data2.ua	0x1b5
	data1	0xc
	data4.ua	0x58
	data4.ua	0x6f5
	.uleb128 0x2
	data4.ua	0x5c1
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF114)
	data1	0x8
	data2.ua	0x419
	data1	0xc
	data4.ua	0x58
	data4.ua	0x711
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x6b
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF115)
	data1	0x10
	data1	0xb5
	data1	0xc
	data4.ua	0x58
	data4.ua	0x72d
	.uleb128 0x2
	data4.ua	0x10e
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x16
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF116)
	data1	0x11
	data1	0x39
	data1	0xe
	data4.ua	0xb7
	data4.ua	0x75c
	.uleb128 0x2
	data4.ua	0xb7
	.uleb128 0x2
	data4.ua	0xdb
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x6b
	data1	0
	.uleb128 0xa
	data4.ua	@secrel(.LASF117)
	data1	0xb
	data1	0x9b
	data1	0xc
	data4.ua	0x58
	data4.ua	0x77c
	.uleb128 0x2
	data4.ua	0x4bb
	.uleb128 0x2
	data4.ua	0x781
	.uleb128 0x2
	data4.ua	0x78b
	data1	0
	.uleb128 0x5
	data4.ua	0x4b6
	.uleb128 0xc
	data4.ua	0x77c
	.uleb128 0x5
	data4.ua	0x48f
	.uleb128 0xc
	data4.ua	0x786
	.uleb128 0xa
	data4.ua	@secrel(.LASF118)
	data1	0x7
	data1	0x58
	data1	0x17
	data4.ua	0x250
	data4.ua	0x7ab
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x250
	data1	0
	.uleb128 0x2c
	data4.ua	@secrel(.LASF132)
	data1	0x1
	data1	0x39
	data1	0x5
	data4.ua	0x58
	data8.ua	.LFB29
	data8.ua	.LFE29-.LFB29
	data4.ua	@secrel(.LLST6)
	data4.ua	0xbd0
	.uleb128 0xb
	stringz	"s"
	data1	0x3b
	data1	0x9
	data4.ua	0x58
	data4.ua	@secrel(.LLST7)
	data4.ua	@secrel(.LVUS7)
	.uleb128 0x17
	data4.ua	@secrel(.LASF119)
	data1	0x3b
	data1	0x10
	data4.ua	0x8f
	.uleb128 0x3
	data1	0x91
	.sleb128 -80
	.uleb128 0x17
	data4.ua	@secrel(.LASF120)
	data1	0x3b
	data1	0x19
	data4.ua	0x58
	.uleb128 0x3
	data1	0x91
	.sleb128 -72
	.uleb128 0x1a
	stringz	"got"
	data1	0x3b
	data1	0x21
	data4.ua	0x58
	.uleb128 0x3
	data1	0x91
	.sleb128 -68
	.uleb128 0x1a
	stringz	"t"
	data1	0x3c
	data1	0xf
	data4.ua	0x11f
	.uleb128 0x2
	data1	0x91
	.sleb128 -64
	.uleb128 0x17
	data4.ua	@secrel(.LASF121)
	data1	0x3d
	data1	0x16
	data4.ua	0x48f
	.uleb128 0x2
	data1	0x91
	.sleb128 -56
	.uleb128 0xb
	stringz	"fd"
	data1	0x41
	data1	0x9
	data4.ua	0x58
	data4.ua	@secrel(.LLST8)
	data4.ua	@secrel(.LVUS8)
	.uleb128 0x2d
	data4.ua	@secrel(.LASF122)
	data1	0x1
	data1	0x43
	data1	0x13
	data4.ua	0x55a
	data4.ua	@secrel(.LLST9)
	data4.ua	@secrel(.LVUS9)
	.uleb128 0x2e
	data4.ua	@secrel(.LLRL10)
	data4.ua	0x955
	.uleb128 0xb
	stringz	"k"
	data1	0x49
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST11)
	data4.ua	@secrel(.LVUS11)
	.uleb128 0x1b
	data4.ua	@secrel(.LLRL12)
	.uleb128 0xb
	stringz	"f"
	data1	0x4c
	data1	0xf
	data4.ua	0x45a
	data4.ua	@secrel(.LLST13)
	data4.ua	@secrel(.LVUS13)
	.uleb128 0x6
	data8.ua	.LVL41
	data4.ua	0xcdf
	data4.ua	0x897
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL43
	data4.ua	0x651
	data4.ua	0x8b9
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x25
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0x92
	.uleb128 0x26
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL45
	data4.ua	0x634
	data4.ua	0x8eb
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x30
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL46
	data4.ua	0x61e
	data4.ua	0x905
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL47
	data4.ua	0x5fd
	data4.ua	0x925
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0x91
	.sleb128 -68
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x34
	data1	0
	.uleb128 0x6
	data8.ua	.LVL49
	data4.ua	0xc8b
	data4.ua	0x93d
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x1
	data1	0x38
	data1	0
	.uleb128 0xf
	data8.ua	.LVL51
	data4.ua	0x5e6
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x29
	.sleb128 0
	data1	0
	data1	0
	data1	0
	.uleb128 0x2f
	data4.ua	0xbd0
	data8.ua	.LBI18
	data1	.LVU92
	data8.ua	.LBB18
	data8.ua	.LBE18-.LBB18
	data1	0x1
	data1	0x47
	data1	0x9
	data4.ua	0x9f9
	.uleb128 0x30
	data4.ua	0xbdd
	data4.ua	@secrel(.LLST14)
	data4.ua	@secrel(.LVUS14)
	.uleb128 0x31
	data4.ua	0xbe8
	data8.ua	.LBB20
	data8.ua	.LBE20-.LBB20
	data4.ua	0x9e4
	.uleb128 0x32
	data4.ua	0xbe9
	data4.ua	@secrel(.LLST15)
	data4.ua	@secrel(.LVUS15)
	.uleb128 0x6
	data8.ua	.LVL34
	data4.ua	0xcdf
	data4.ua	0x9c7
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0xf
	data8.ua	.LVL35
	data4.ua	0x572
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x34
	data1	0
	data1	0
	.uleb128 0xf
	data8.ua	.LVL37
	data4.ua	0x55f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x1
	data1	0x37
	data1	0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL17
	data4.ua	0x790
	data4.ua	0xa1f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x1
	data1	0x4a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x9
	data1	0x3
	data8.ua	tick#
	data1	0
	.uleb128 0x6
	data8.ua	.LVL18
	data4.ua	0x75c
	data4.ua	0xa45
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL19
	data4.ua	0x72d
	data4.ua	0xa7f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0xa
	data2.ua	0x1000
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x33
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x30
	.uleb128 0x2
	data1	0x8
	data1	0x21
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x31
	.uleb128 0x2
	data1	0x9
	data1	0xff
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x32
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL20
	data4.ua	0x711
	data4.ua	0xaae
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x2
	data1	0x8
	data1	0x42
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x3
	data1	0xa
	data2.ua	0x180
	data1	0
	.uleb128 0x6
	data8.ua	.LVL22
	data4.ua	0x6f5
	data4.ua	0xad0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0xa
	data2.ua	0x2000
	data1	0
	.uleb128 0x6
	data8.ua	.LVL23
	data4.ua	0x72d
	data4.ua	0xb0a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0xa
	data2.ua	0x2000
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x1
	data1	0x33
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x30
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x31
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x32
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL25
	data4.ua	0x6de
	data4.ua	0xb24
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x91
	.sleb128 -80
	data1	0
	.uleb128 0x6
	data8.ua	.LVL26
	data4.ua	0x691
	data4.ua	0xb5f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x2
	data1	0x91
	.sleb128 -64
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2f
	.uleb128 0x9
	data1	0x3
	data8.ua	thread#
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x30
	.uleb128 0x9
	data1	0x3
	data8.ua	table#+16000
	data1	0
	.uleb128 0x1c
	data8.ua	.LVL27
	data4.ua	0x684
	.uleb128 0x1c
	data8.ua	.LVL29
	data4.ua	0x66d
	.uleb128 0x6
	data8.ua	.LVL52
	data4.ua	0x5c6
	data4.ua	0xb91
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL54
	data4.ua	0x5ab
	data4.ua	0xbab
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0xf
	data8.ua	.LVL55
	data4.ua	0x593
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2d
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC6
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2e
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x33
	data4.ua	@secrel(.LASF133)
	data1	0x1
	data1	0x30
	data1	0xd
	data1	0x1
	data4.ua	0xbf5
	.uleb128 0x34
	stringz	"to"
	data1	0x1
	data1	0x30
	data1	0x17
	data4.ua	0x58
	.uleb128 0x35
	.uleb128 0x36
	stringz	"i"
	data1	0x1
	data1	0x32
	data1	0xe
	data4.ua	0x58
	data1	0
	data1	0
	.uleb128 0x1d
	data4.ua	@secrel(.LASF123)
	data1	0x2b
	data1	0xd
	data8.ua	.LFB27
	data8.ua	.LFE27-.LFB27
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xc22
	.uleb128 0x18
	stringz	"sig"
	data1	0x2b
	data1	0x16
	data4.ua	0x58
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
	.uleb128 0x37
	data4.ua	@secrel(.LASF134)
	data1	0x1
	data1	0x24
	data1	0xe
	data4.ua	0xb7
	data8.ua	.LFB26
	data8.ua	.LFE26-.LFB26
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xc8b
	.uleb128 0x18
	stringz	"p"
	data1	0x24
	data1	0x1b
	data4.ua	0xb7
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x1e
	data8.ua	.LBB5
	data8.ua	.LBE5-.LBB5
	.uleb128 0xb
	stringz	"i"
	data1	0x26
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST5)
	data4.ua	@secrel(.LVUS5)
	.uleb128 0xf
	data8.ua	.LVL13
	data4.ua	0xcdf
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	data1	0
	data1	0
	.uleb128 0x1d
	data4.ua	@secrel(.LASF124)
	data1	0x1e
	data1	0x27
	data8.ua	.LFB25
	data8.ua	.LFE25-.LFB25
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xcdf
	.uleb128 0x38
	stringz	"n"
	data1	0x1
	data1	0x1e
	data1	0x34
	data4.ua	0x58
	data4.ua	@secrel(.LLST3)
	data4.ua	@secrel(.LVUS3)
	.uleb128 0x1e
	data8.ua	.LBB4
	data8.ua	.LBE4-.LBB4
	.uleb128 0xb
	stringz	"i"
	data1	0x20
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST4)
	data4.ua	@secrel(.LVUS4)
	data1	0
	data1	0
	.uleb128 0x39
	data4.ua	@secrel(.LASF125)
	data1	0x1
	data1	0x14
	data1	0xc
	data4.ua	0x58
	data8.ua	.LFB24
	data8.ua	.LFE24-.LFB24
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	.uleb128 0x18
	stringz	"n"
	data1	0x14
	data1	0x15
	data4.ua	0x58
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0xb
	stringz	"s"
	data1	0x16
	data1	0x9
	data4.ua	0x58
	data4.ua	@secrel(.LLST0)
	data4.ua	@secrel(.LVUS0)
	.uleb128 0x1b
	data4.ua	@secrel(.LLRL1)
	.uleb128 0xb
	stringz	"i"
	data1	0x17
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
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
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x3
	.uleb128 0xd
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
	.uleb128 0x38
	.uleb128 0xb
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
	.uleb128 0x8
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
	.uleb128 0xb
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0xc
	.uleb128 0x37
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xd
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xe
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0xf
	.uleb128 0x48
	data1	0x1
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
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x11
	.uleb128 0x35
	data1	0
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
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x14
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
	.sleb128 6
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x15
	.uleb128 0x13
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x16
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x17
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x18
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x19
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 5
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1a
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x1b
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x1c
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x20
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
	.uleb128 0x21
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x22
	.uleb128 0x17
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
	.uleb128 0x23
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x24
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
	data1	0
	data1	0
	.uleb128 0x25
	.uleb128 0x26
	data1	0
	data1	0
	data1	0
	.uleb128 0x26
	.uleb128 0x4
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
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
	.uleb128 0x28
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0x5
	data1	0
	data1	0
	.uleb128 0x29
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
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2a
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
	.uleb128 0x2b
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
	.uleb128 0x2c
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
	.uleb128 0x2d
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x2e
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2f
	.uleb128 0x1d
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
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
	.uleb128 0x30
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
	.uleb128 0x31
	.uleb128 0xb
	data1	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x32
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
	.uleb128 0x33
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
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x34
	.uleb128 0x5
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
	.uleb128 0x35
	.uleb128 0xb
	data1	0x1
	data1	0
	data1	0
	.uleb128 0x36
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
	.uleb128 0x37
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
	.uleb128 0x38
	.uleb128 0x5
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x39
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
.LLST6:
	data1	0x4
	.uleb128 .LFB29-.Ltext0
	.uleb128 .LCFI6-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI6-.Ltext0
	.uleb128 .LCFI10-.Ltext0
	.uleb128 0x3
	data1	0x7c
	.sleb128 96
	data1	0x4
	.uleb128 .LCFI10-.Ltext0
	.uleb128 .LFE29-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS7:
	.uleb128 .LVU58
	.uleb128 .LVU107
	.uleb128 .LVU107
	.uleb128 0
.LLST7:
	data1	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE29-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	data1	0
.LVUS8:
	.uleb128 .LVU68
	.uleb128 .LVU69
	.uleb128 .LVU69
	.uleb128 .LVU77
.LLST8:
	data1	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL22-1-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL22-1-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS9:
	.uleb128 .LVU72
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 .LVU92
	.uleb128 .LVU107
	.uleb128 0
.LLST9:
	data1	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL25-1-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL25-1-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE29-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0
.LVUS11:
	.uleb128 .LVU81
	.uleb128 .LVU90
	.uleb128 .LVU107
	.uleb128 .LVU143
.LLST11:
	data1	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS13:
	.uleb128 .LVU107
	.uleb128 .LVU114
	.uleb128 .LVU122
	.uleb128 .LVU123
	.uleb128 .LVU123
	.uleb128 0
.LLST13:
	data1	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL45-1-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL45-1-.Ltext0
	.uleb128 .LFE29-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
.LVUS14:
	.uleb128 .LVU92
	.uleb128 .LVU107
.LLST14:
	data1	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	data1	0
.LVUS15:
	.uleb128 .LVU95
	.uleb128 .LVU98
	.uleb128 .LVU98
	.uleb128 .LVU107
.LLST15:
	data1	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LVUS5:
	.uleb128 .LVU41
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 0
.LLST5:
	data1	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE26-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU35
	.uleb128 .LVU35
	.uleb128 0
.LLST3:
	data1	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE25-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0
.LVUS4:
	.uleb128 .LVU27
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 .LVU35
.LLST4:
	data1	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	data1	0x5f
	data1	0
.LVUS0:
	.uleb128 .LVU3
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 0
.LLST0:
	data1	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE24-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS2:
	.uleb128 .LVU5
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 0
.LLST2:
	data1	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE24-.Ltext0
	.uleb128 0x1
	data1	0x5f
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
.LLRL1:
	data1	0x4
	.uleb128 .LBB2-.Ltext0
	.uleb128 .LBE2-.Ltext0
	data1	0x4
	.uleb128 .LBB3-.Ltext0
	.uleb128 .LBE3-.Ltext0
	data1	0
.LLRL10:
	data1	0x4
	.uleb128 .LBB11-.Ltext0
	.uleb128 .LBE11-.Ltext0
	data1	0x4
	.uleb128 .LBB17-.Ltext0
	.uleb128 .LBE17-.Ltext0
	data1	0x4
	.uleb128 .LBB21-.Ltext0
	.uleb128 .LBE21-.Ltext0
	data1	0
.LLRL12:
	data1	0x4
	.uleb128 .LBB12-.Ltext0
	.uleb128 .LBE12-.Ltext0
	data1	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	data1	0x4
	.uleb128 .LBB14-.Ltext0
	.uleb128 .LBE14-.Ltext0
	data1	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
	data1	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF103:
	stringz	"printf"
.LASF7:
	stringz	"__off_t"
.LASF89:
	stringz	"ITIMER_VIRTUAL"
.LASF56:
	stringz	"_IO_read_ptr"
.LASF68:
	stringz	"_chain"
.LASF14:
	stringz	"size_t"
.LASF20:
	stringz	"__align"
.LASF74:
	stringz	"_shortbuf"
.LASF111:
	stringz	"close"
.LASF52:
	stringz	"ssize_t"
.LASF19:
	stringz	"__size"
.LASF38:
	stringz	"FPE_FLTINV"
.LASF62:
	stringz	"_IO_buf_base"
.LASF51:
	stringz	"__sighandler_t"
.LASF97:
	stringz	"both"
.LASF17:
	stringz	"long long unsigned int"
.LASF113:
	stringz	"pipe"
.LASF46:
	stringz	"SEGV_ACCADI"
.LASF77:
	stringz	"_codecvt"
.LASF21:
	stringz	"pthread_attr_t"
.LASF22:
	stringz	"long long int"
.LASF4:
	stringz	"signed char"
.LASF105:
	stringz	"pthread_join"
.LASF69:
	stringz	"_fileno"
.LASF57:
	stringz	"_IO_read_end"
.LASF129:
	stringz	"_IO_lock_t"
.LASF104:
	stringz	"wait"
.LASF6:
	stringz	"long int"
.LASF47:
	stringz	"SEGV_ADIDERR"
.LASF117:
	stringz	"setitimer"
.LASF55:
	stringz	"_flags"
.LASF12:
	stringz	"__ssize_t"
.LASF63:
	stringz	"_IO_buf_end"
.LASF72:
	stringz	"_cur_column"
.LASF86:
	stringz	"_IO_codecvt"
.LASF123:
	stringz	"tick"
.LASF32:
	stringz	"FPE_INTDIV"
.LASF71:
	stringz	"_old_offset"
.LASF76:
	stringz	"_offset"
.LASF37:
	stringz	"FPE_FLTRES"
.LASF131:
	stringz	"fork"
.LASF43:
	stringz	"SEGV_ACCERR"
.LASF130:
	stringz	"__itimer_which"
.LASF34:
	stringz	"FPE_FLTDIV"
.LASF85:
	stringz	"_IO_marker"
.LASF127:
	stringz	"<stdin>"
.LASF2:
	stringz	"unsigned int"
.LASF80:
	stringz	"_freeres_buf"
.LASF109:
	stringz	"fprintf"
.LASF3:
	stringz	"long unsigned int"
.LASF23:
	stringz	"ILL_ILLOPC"
.LASF11:
	stringz	"__suseconds_t"
.LASF60:
	stringz	"_IO_write_ptr"
.LASF24:
	stringz	"ILL_ILLOPN"
.LASF91:
	stringz	"itimerval"
.LASF101:
	stringz	"_exit"
.LASF92:
	stringz	"it_interval"
.LASF64:
	stringz	"_IO_save_base"
.LASF48:
	stringz	"SEGV_ADIPERR"
.LASF40:
	stringz	"FPE_FLTUNK"
.LASF75:
	stringz	"_lock"
.LASF70:
	stringz	"_flags2"
.LASF53:
	stringz	"timeval"
.LASF42:
	stringz	"SEGV_MAPERR"
.LASF78:
	stringz	"_wide_data"
.LASF102:
	stringz	"write"
.LASF27:
	stringz	"ILL_PRVOPC"
.LASF44:
	stringz	"SEGV_BNDERR"
.LASF49:
	stringz	"SEGV_MTEAERR"
.LASF28:
	stringz	"ILL_PRVREG"
.LASF99:
	stringz	"ticks"
.LASF115:
	stringz	"open"
.LASF50:
	stringz	"SEGV_MTESERR"
.LASF15:
	stringz	"tv_sec"
.LASF61:
	stringz	"_IO_write_end"
.LASF125:
	stringz	"work"
.LASF100:
	stringz	"shared"
.LASF54:
	stringz	"_IO_FILE"
.LASF82:
	stringz	"_mode"
.LASF110:
	stringz	"fopen"
.LASF67:
	stringz	"_markers"
.LASF18:
	stringz	"pthread_t"
.LASF0:
	stringz	"unsigned char"
.LASF133:
	stringz	"child"
.LASF45:
	stringz	"SEGV_PKUERR"
.LASF90:
	stringz	"ITIMER_PROF"
.LASF9:
	stringz	"__pid_t"
.LASF5:
	stringz	"short int"
.LASF122:
	stringz	"file"
.LASF98:
	stringz	"table"
.LASF73:
	stringz	"_vtable_offset"
.LASF84:
	stringz	"FILE"
.LASF114:
	stringz	"ftruncate"
.LASF128:
	stringz	"@SOURCE@"
.LASF16:
	stringz	"tv_usec"
.LASF31:
	stringz	"ILL_BADIADDR"
.LASF118:
	stringz	"signal"
.LASF26:
	stringz	"ILL_ILLTRP"
.LASF116:
	stringz	"mmap"
.LASF13:
	stringz	"char"
.LASF41:
	stringz	"FPE_CONDTRAP"
.LASF29:
	stringz	"ILL_COPROC"
.LASF95:
	stringz	"buffer"
.LASF108:
	stringz	"fclose"
.LASF134:
	stringz	"thread"
.LASF8:
	stringz	"__off64_t"
.LASF58:
	stringz	"_IO_read_base"
.LASF96:
	stringz	"victim"
.LASF66:
	stringz	"_IO_save_end"
.LASF1:
	stringz	"short unsigned int"
.LASF81:
	stringz	"__pad5"
.LASF119:
	stringz	"ends"
.LASF10:
	stringz	"__time_t"
.LASF83:
	stringz	"_unused2"
.LASF36:
	stringz	"FPE_FLTUND"
.LASF120:
	stringz	"status"
.LASF112:
	stringz	"pthread_create"
.LASF39:
	stringz	"FPE_FLTSUB"
.LASF65:
	stringz	"_IO_backup_base"
.LASF121:
	stringz	"timer"
.LASF25:
	stringz	"ILL_ILLADR"
.LASF106:
	stringz	"system"
.LASF107:
	stringz	"read"
.LASF33:
	stringz	"FPE_INTOVF"
.LASF79:
	stringz	"_freeres_list"
.LASF87:
	stringz	"_IO_wide_data"
.LASF88:
	stringz	"ITIMER_REAL"
.LASF30:
	stringz	"ILL_BADSTK"
.LASF93:
	stringz	"it_value"
.LASF126:
	stringz	"GNU C17 12.2.0 -g -O1"
.LASF35:
	stringz	"FPE_FLTOVF"
.LASF132:
	stringz	"main"
.LASF59:
	stringz	"_IO_write_base"
.LASF94:
	stringz	"__itimer_which_t"
.LASF124:
	stringz	"overflow"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
