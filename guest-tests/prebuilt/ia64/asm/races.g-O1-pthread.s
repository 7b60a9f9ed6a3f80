// 4e14f99319f5ae96adfa3863ab78d5fa
	.file	"races.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "@SOURCE@/races.c"
	.align 16
	.proc add#
add:
[.LVL0:]
[.LFB25:]
	.file 2 "@SOURCE@/races.c"
	.loc 2 27 1 view -0
	.prologue
	.loc 2 27 1 is_stmt 0 view .LVU1
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI0:]
	.body
	mov r8 = r32
	.loc 2 28 5 is_stmt 1 view .LVU2
[.LBB2:]
	.loc 2 28 10 view .LVU3
[.LVL1:]
	.loc 2 28 23 view .LVU4
	.loc 2 29 23 is_stmt 0 view .LVU5
	addl r15 = @gprel(count#), gp
	mov ar.lc = 99
[.LVL2:]
.L2:
	.loc 2 29 9 is_stmt 1 discriminator 3 view .LVU6
	.loc 2 29 23 is_stmt 0 discriminator 3 view .LVU7
	;;
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	.loc 2 29 15 discriminator 3 view .LVU8
	;;
	st4.rel [r15] = r14
	.loc 2 28 31 is_stmt 1 discriminator 3 view .LVU9
	.loc 2 28 23 discriminator 3 view .LVU10
	br.cloop.sptk.few .L2
[.LBE2:]
	.loc 2 30 5 view .LVU11
	.loc 2 31 1 is_stmt 0 view .LVU12
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE25:
	.endp add#
	.align 16
	.proc finish#
finish:
[.LVL3:]
[.LFB35:]
	.loc 2 114 1 is_stmt 1 view -0
	.prologue
	.body
	.loc 2 114 1 is_stmt 0 view .LVU14
	mov r8 = r32
	.loc 2 115 5 is_stmt 1 view .LVU15
	.loc 2 115 11 is_stmt 0 view .LVU16
	addl r14 = @gprel(count#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	.loc 2 116 5 is_stmt 1 view .LVU17
	.loc 2 117 1 is_stmt 0 view .LVU18
	br.ret.sptk.many b0
	;;
.LFE35:
	.endp finish#
	.align 16
	.proc spin#
spin:
[.LVL4:]
[.LFB39:]
	.loc 2 143 1 is_stmt 1 view -0
	.prologue
	.body
	.loc 2 143 1 is_stmt 0 view .LVU20
	mov r8 = r32
	.loc 2 144 5 is_stmt 1 view .LVU21
	.loc 2 144 12 is_stmt 0 view .LVU22
	addl r15 = @gprel(count#), gp
.L6:
	.loc 2 144 12 is_stmt 1 discriminator 1 view .LVU23
	;;
	ld4.acq r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	.loc 2 146 5 view .LVU24
	.loc 2 147 1 is_stmt 0 view .LVU25
	br.ret.sptk.many b0
	;;
.LFE39:
	.endp spin#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"b"
	.text
	.align 16
	.proc say_b#
say_b:
[.LVL5:]
[.LFB51:]
	.loc 2 271 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 2 271 1 is_stmt 0 view .LVU27
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
[.LCFI1:]
	.save rp, r33
	mov r33 = b0
[.LCFI2:]
	mov r35 = r1
	.body
	.loc 2 272 5 is_stmt 1 view .LVU28
	.loc 2 272 21 is_stmt 0 view .LVU29
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L10
.L9:
	.loc 2 273 1 discriminator 4 view .LVU30
	mov r8 = r0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L10:
[.LVL6:]
[.LBB5:]
[.LBI5:]
	.loc 2 261 14 is_stmt 1 view .LVU31
[.LBB6:]
	.loc 2 263 5 view .LVU32
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
[.LVL7:]
	mov r1 = r35
	.loc 2 264 5 view .LVU33
[.LVL8:]
	.loc 2 264 5 is_stmt 0 view .LVU34
[.LBE6:]
[.LBE5:]
	br .L9
	;;
.LFE51:
	.endp say_b#
	.align 16
	.proc run#
run:
[.LVL9:]
[.LFB24:]
	.loc 2 18 1 is_stmt 1 view -0
	.prologue 12, 37
	.loc 2 18 1 is_stmt 0 view .LVU36
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 4, 0
[.LCFI3:]
	.fframe 64
	adds r12 = -64, r12
[.LCFI4:]
	.save ar.lc, r40
	mov r40 = ar.lc
[.LCFI5:]
	.save rp, r37
	mov r37 = b0
[.LCFI6:]
	mov r39 = r1
	.body
	.loc 2 19 5 is_stmt 1 view .LVU37
	.loc 2 20 5 view .LVU38
[.LBB7:]
	.loc 2 20 10 view .LVU39
[.LVL10:]
	.loc 2 20 23 view .LVU40
	cmp4.ge p6, p7 = 0, r32
	(p6) br.cond.dpnt .L11
	;;
	adds r36 = 16, r12
	sxt4 r32 = r32
	.loc 2 20 23 is_stmt 0 view .LVU41
	;;
	shladd r32 = r32, 3, r0
[.LVL11:]
	.loc 2 20 23 view .LVU42
	mov r35 = r36
	;;
	adds r14 = -8, r32
	;;
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
[.LVL12:]
.L13:
	.loc 2 21 9 is_stmt 1 discriminator 3 view .LVU43
	mov r44 = r34
	ld8 r43 = [r33], 8
[.LVL13:]
	.loc 2 21 9 is_stmt 0 discriminator 3 view .LVU44
	mov r42 = r0
	mov r41 = r35
	br.call.sptk.many b0 = pthread_create#
[.LVL14:]
	mov r1 = r39
	.loc 2 20 29 is_stmt 1 discriminator 3 view .LVU45
[.LVL15:]
	.loc 2 20 23 discriminator 3 view .LVU46
	adds r35 = 8, r35
	;;
	br.cloop.sptk.few .L13
[.LVL16:]
	.loc 2 20 23 is_stmt 0 discriminator 3 view .LVU47
[.LBE7:]
[.LBB8:]
	.loc 2 22 23 is_stmt 1 view .LVU48
	.loc 2 22 23 is_stmt 0 view .LVU49
	adds r32 = -8, r32
	;;
	shr.u r32 = r32, 3
	;;
	mov ar.lc = r32
[.LVL17:]
.L14:
	.loc 2 23 9 is_stmt 1 discriminator 3 view .LVU50
	mov r42 = r0
	ld8 r41 = [r36], 8
[.LVL18:]
	.loc 2 23 9 is_stmt 0 discriminator 3 view .LVU51
	br.call.sptk.many b0 = pthread_join#
[.LVL19:]
	mov r1 = r39
	.loc 2 22 29 is_stmt 1 discriminator 3 view .LVU52
[.LVL20:]
	.loc 2 22 23 discriminator 3 view .LVU53
	;;
	br.cloop.sptk.few .L14
[.LVL21:]
.L11:
	.loc 2 22 23 is_stmt 0 discriminator 3 view .LVU54
[.LBE8:]
	.loc 2 24 1 view .LVU55
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	mov b0 = r37
	.restore sp
	adds r12 = 64, r12
[.LCFI7:]
	br.ret.sptk.many b0
	;;
.LFE24:
	.endp run#
	.align 16
	.proc any_order#
any_order:
[.LFB52:]
	.loc 2 275 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
[.LCFI8:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI9:]
	.save rp, r32
	mov r32 = b0
[.LCFI10:]
	mov r34 = r1
	.body
	.loc 2 276 5 view .LVU57
	.loc 2 276 27 is_stmt 0 view .LVU58
	addl r14 = @ltoff(@fptr(say_a#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = @ltoff(@fptr(say_b#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	.loc 2 276 5 view .LVU59
	mov r37 = r0
	adds r36 = 16, r12
	addl r35 = 2, r0
	br.call.sptk.many b0 = run#
[.LVL22:]
	mov r1 = r34
	.loc 2 277 1 view .LVU60
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 16, r12
[.LCFI11:]
	br.ret.sptk.many b0
	;;
.LFE52:
	.endp any_order#
	.align 16
	.proc endless#
endless:
[.LFB40:]
	.loc 2 149 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
[.LCFI12:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI13:]
	.save rp, r32
	mov r32 = b0
[.LCFI14:]
	mov r34 = r1
	.body
	.loc 2 150 5 view .LVU62
	.loc 2 150 27 is_stmt 0 view .LVU63
	addl r14 = @ltoff(@fptr(spin#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	.loc 2 150 5 view .LVU64
	mov r37 = r0
	mov r36 = r15
	addl r35 = 1, r0
	br.call.sptk.many b0 = run#
[.LVL23:]
	mov r1 = r34
	.loc 2 151 1 view .LVU65
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 16, r12
[.LCFI15:]
	br.ret.sptk.many b0
	;;
.LFE40:
	.endp endless#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"passed"
	.text
	.align 16
	.proc deadlock#
deadlock:
[.LFB34:]
	.loc 2 108 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
[.LCFI16:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI17:]
	.save rp, r32
	mov r32 = b0
[.LCFI18:]
	mov r34 = r1
	.body
	.loc 2 109 5 view .LVU67
	.loc 2 109 27 is_stmt 0 view .LVU68
	addl r14 = @ltoff(@fptr(there#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = @ltoff(@fptr(back#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	.loc 2 109 5 view .LVU69
	mov r37 = r0
	adds r36 = 16, r12
	addl r35 = 2, r0
	br.call.sptk.many b0 = run#
[.LVL24:]
	mov r1 = r34
	.loc 2 110 5 is_stmt 1 view .LVU70
	;;
	movl r35 = @gprel(.LC1)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = puts#
[.LVL25:]
	mov r1 = r34
	.loc 2 111 1 is_stmt 0 view .LVU71
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 16, r12
[.LCFI19:]
	br.ret.sptk.many b0
	;;
.LFE34:
	.endp deadlock#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"used"
	.text
	.align 16
	.proc double_check#
double_check:
[.LFB28:]
	.loc 2 55 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
[.LCFI20:]
	.fframe 32
	adds r12 = -32, r12
[.LCFI21:]
	.save rp, r32
	mov r32 = b0
[.LCFI22:]
	mov r34 = r1
	.body
	.loc 2 56 5 view .LVU73
	.loc 2 56 27 is_stmt 0 view .LVU74
	addl r14 = @ltoff(@fptr(use#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r15 = 24, r12
	;;
	st8 [r15] = r14
	adds r15 = 32, r12
	;;
	st8 [r15] = r14
	adds r15 = 40, r12
	;;
	st8 [r15] = r14
	.loc 2 56 5 view .LVU75
	mov r37 = r0
	adds r36 = 16, r12
	addl r35 = 4, r0
	br.call.sptk.many b0 = run#
[.LVL26:]
	mov r1 = r34
	.loc 2 57 5 is_stmt 1 view .LVU76
	;;
	movl r35 = @gprel(.LC2)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = puts#
[.LVL27:]
	mov r1 = r34
	.loc 2 58 1 is_stmt 0 view .LVU77
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 32, r12
[.LCFI23:]
	br.ret.sptk.many b0
	;;
.LFE28:
	.endp double_check#
	.align 16
	.proc copy#
copy:
[.LFB48:]
	.loc 2 255 1 is_stmt 1 view -0
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
[.LCFI24:]
	.fframe 64
	adds r12 = -64, r12
[.LCFI25:]
	.save rp, r34
	mov r34 = b0
[.LCFI26:]
	mov r36 = r1
	.body
	.loc 2 256 5 view .LVU79
	.loc 2 257 5 view .LVU80
	.loc 2 257 12 is_stmt 0 view .LVU81
	addl r32 = @ltoffx(stdin#), r1
	;;
	ld8.mov r32 = [r32], stdin#
	.loc 2 258 9 view .LVU82
	addl r33 = @ltoffx(stdout#), r1
	;;
	ld8.mov r33 = [r33], stdout#
	.loc 2 257 11 view .LVU83
	br .L22
	;;
.L23:
	.loc 2 258 9 is_stmt 1 view .LVU84
	ld8 r38 = [r33]
	adds r37 = 16, r12
	br.call.sptk.many b0 = fputs#
[.LVL28:]
	mov r1 = r36
.L22:
	.loc 2 257 12 view .LVU85
	ld8 r39 = [r32]
	;;
	addl r38 = 64, r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = fgets#
[.LVL29:]
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
	.loc 2 259 1 is_stmt 0 view .LVU86
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 64, r12
[.LCFI27:]
	br.ret.sptk.many b0
	;;
.LFE48:
	.endp copy#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"bdac"
	.text
	.align 16
	.proc real_time#
real_time:
[.LFB47:]
	.loc 2 231 1 is_stmt 1 view -0
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 4, 0
[.LCFI28:]
	.fframe 112
	adds r12 = -112, r12
[.LCFI29:]
	.save ar.lc, r41
	mov r41 = ar.lc
[.LCFI30:]
	.save rp, r38
	mov r38 = b0
[.LCFI31:]
	mov r40 = r1
	.body
	.loc 2 232 5 view .LVU88
	.loc 2 233 5 view .LVU89
	.loc 2 234 5 view .LVU90
	.loc 2 234 24 is_stmt 0 view .LVU91
	addl r14 = 50, r0
	;;
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	.loc 2 235 5 is_stmt 1 view .LVU92
	.loc 2 236 5 view .LVU93
	.loc 2 236 9 is_stmt 0 view .LVU94
	mov r44 = r15
	addl r43 = 1, r0
	mov r42 = r0
	br.call.sptk.many b0 = sched_setscheduler#
[.LVL30:]
	mov r1 = r40
	.loc 2 236 8 view .LVU95
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L31
	;;
	movl r36 = @gprel(priorities.1#)
	;;
	add r36 = r1, r36
	movl r35 = @gprel(names.0#)
	;;
	add r35 = r1, r35
	adds r33 = 24, r12
	;;
	mov r32 = r33
[.LBB9:]
[.LBB10:]
	.loc 2 242 28 view .LVU96
	adds r34 = 112, r12
	.loc 2 247 9 view .LVU97
	addl r37 = @ltoff(@fptr(append#)), gp
	;;
	ld8 r37 = [r37]
	mov ar.lc = 3
.L27:
[.LVL31:]
	.loc 2 241 9 is_stmt 1 discriminator 3 view .LVU98
	.loc 2 242 9 discriminator 3 view .LVU99
	.loc 2 242 61 is_stmt 0 discriminator 3 view .LVU100
	ld4 r14 = [r36], 4
[.LVL32:]
	.loc 2 242 28 discriminator 3 view .LVU101
	;;
	st4 [r34] = r14
	.loc 2 243 9 is_stmt 1 discriminator 3 view .LVU102
	adds r42 = 56, r12
	br.call.sptk.many b0 = pthread_attr_init#
[.LVL33:]
	mov r1 = r40
	.loc 2 244 9 discriminator 3 view .LVU103
	addl r43 = 1, r0
	;;
	adds r42 = 56, r12
	br.call.sptk.many b0 = pthread_attr_setinheritsched#
[.LVL34:]
	mov r1 = r40
	.loc 2 245 9 discriminator 3 view .LVU104
	addl r43 = 1, r0
	;;
	adds r42 = 56, r12
	br.call.sptk.many b0 = pthread_attr_setschedpolicy#
[.LVL35:]
	mov r1 = r40
	.loc 2 246 9 discriminator 3 view .LVU105
	mov r43 = r34
	;;
	adds r42 = 56, r12
	br.call.sptk.many b0 = pthread_attr_setschedparam#
[.LVL36:]
	mov r1 = r40
	.loc 2 247 9 discriminator 3 view .LVU106
	ld8 r45 = [r35], 8
	mov r44 = r37
	adds r43 = 56, r12
	;;
	mov r42 = r32
	br.call.sptk.many b0 = pthread_create#
[.LVL37:]
	mov r1 = r40
[.LBE10:]
	.loc 2 240 29 discriminator 3 view .LVU107
[.LVL38:]
	.loc 2 240 23 discriminator 3 view .LVU108
	adds r32 = 8, r32
	br.cloop.sptk.few .L27
	;;
	mov ar.lc = 3
.L28:
[.LVL39:]
	.loc 2 240 23 is_stmt 0 discriminator 3 view .LVU109
[.LBE9:]
[.LBB11:]
	.loc 2 250 9 is_stmt 1 discriminator 3 view .LVU110
	mov r43 = r0
	ld8 r42 = [r33], 8
[.LVL40:]
	.loc 2 250 9 is_stmt 0 discriminator 3 view .LVU111
	br.call.sptk.many b0 = pthread_join#
[.LVL41:]
	mov r1 = r40
	.loc 2 249 29 is_stmt 1 discriminator 3 view .LVU112
[.LVL42:]
	.loc 2 249 23 discriminator 3 view .LVU113
	;;
	br.cloop.sptk.few .L28
[.LBE11:]
	.loc 2 251 5 view .LVU114
	movl r42 = @gprel(order#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = puts#
[.LVL43:]
	mov r1 = r40
[.LVL44:]
.L24:
	.loc 2 252 1 is_stmt 0 view .LVU115
	;;
	mov ar.pfs = r39
	mov ar.lc = r41
	mov b0 = r38
	.label_state 1
	.restore sp
	adds r12 = 112, r12
[.LCFI32:]
	br.ret.sptk.many b0
	;;
.L31:
[.LCFI33:]
	.body
	.copy_state 1
	.loc 2 237 9 is_stmt 1 view .LVU116
	movl r42 = @gprel(.LC3)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = puts#
[.LVL45:]
	mov r1 = r40
	.loc 2 238 9 view .LVU117
	br .L24
	;;
.LFE47:
	.endp real_time#
	.align 16
	.proc append#
append:
[.LVL46:]
[.LFB46:]
	.loc 2 224 1 view -0
	.prologue 12, 33
	.loc 2 224 1 is_stmt 0 view .LVU119
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
[.LCFI34:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI35:]
	.save rp, r33
	mov r33 = b0
[.LCFI36:]
	mov r35 = r1
	.body
	.loc 2 225 5 is_stmt 1 view .LVU120
[.LBB12:]
	.loc 2 225 10 view .LVU121
	.loc 2 225 23 is_stmt 0 view .LVU122
	;;
	adds r14 = 16, r12
	;;
	st4.rel [r14] = r0
	.loc 2 225 32 is_stmt 1 view .LVU123
	ld4.acq r15 = [r14]
	addl r14 = 19999, r0
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dpnt .L33
	addl r15 = 19999, r0
.L34:
	.loc 2 225 42 discriminator 3 view .LVU124
	adds r16 = 16, r12
	;;
	ld4.acq r14 = [r16]
	;;
	adds r14 = 1, r14
	;;
	st4.rel [r16] = r14
	.loc 2 225 32 discriminator 3 view .LVU125
	ld4.acq r14 = [r16]
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
.L33:
[.LBE12:]
	.loc 2 227 5 view .LVU126
	mov r37 = r32
	movl r36 = @gprel(order#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = strcat#
[.LVL47:]
	mov r1 = r35
	.loc 2 228 5 view .LVU127
	.loc 2 229 1 is_stmt 0 view .LVU128
	mov r8 = r32
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 16, r12
[.LCFI37:]
	br.ret.sptk.many b0
	;;
.LFE46:
	.endp append#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"%d\n"
	.text
	.align 16
	.proc lost_update#
lost_update:
[.LFB26:]
	.loc 2 33 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
[.LCFI38:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI39:]
	.save rp, r32
	mov r32 = b0
[.LCFI40:]
	mov r34 = r1
	.body
	.loc 2 34 5 view .LVU130
	.loc 2 34 27 is_stmt 0 view .LVU131
	addl r14 = @ltoff(@fptr(add#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r15 = 24, r12
	;;
	st8 [r15] = r14
	.loc 2 34 5 view .LVU132
	mov r37 = r0
	adds r36 = 16, r12
	addl r35 = 2, r0
	br.call.sptk.many b0 = run#
[.LVL48:]
	mov r1 = r34
	.loc 2 35 5 is_stmt 1 view .LVU133
	;;
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r36 = [r14]
	movl r35 = @gprel(.LC4)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
[.LVL49:]
	mov r1 = r34
	.loc 2 36 1 is_stmt 0 view .LVU134
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 16, r12
[.LCFI41:]
	br.ret.sptk.many b0
	;;
.LFE26:
	.endp lost_update#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"ab"
	.text
	.align 16
	.proc writers#
writers:
[.LFB31:]
	.loc 2 78 1 is_stmt 1 view -0
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
[.LCFI42:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI43:]
	.save rp, r33
	mov r33 = b0
[.LCFI44:]
	mov r35 = r1
	.body
	.loc 2 79 5 view .LVU136
	.loc 2 80 5 view .LVU137
	.loc 2 80 10 is_stmt 0 view .LVU138
	;;
	adds r14 = 24, r12
	;;
	st2 [r14] = r0
	adds r14 = 26, r12
	;;
	st1 [r14] = r0
	.loc 2 81 5 is_stmt 1 view .LVU139
	adds r36 = 16, r12
	br.call.sptk.many b0 = pipe#
[.LVL50:]
	mov r1 = r35
	.loc 2 82 5 view .LVU140
[.LBB13:]
	.loc 2 82 10 view .LVU141
[.LVL51:]
	.loc 2 82 32 view .LVU142
	.loc 2 82 22 is_stmt 0 view .LVU143
	;;
	movl r32 = @gprel(.LC5)
	;;
	add r32 = r1, r32
[.LVL52:]
.L39:
	.loc 2 83 9 is_stmt 1 view .LVU144
	.loc 2 83 14 is_stmt 0 view .LVU145
	br.call.sptk.many b0 = fork#
[.LVL53:]
	mov r1 = r35
	.loc 2 83 12 view .LVU146
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L43
	.loc 2 82 37 is_stmt 1 discriminator 2 view .LVU147
	;;
	adds r32 = 1, r32
[.LVL54:]
	.loc 2 82 32 discriminator 2 view .LVU148
	;;
	ld1 r14 = [r32]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
.L40:
[.LBE13:]
	.loc 2 85 23 discriminator 1 view .LVU149
	.loc 2 85 12 is_stmt 0 discriminator 1 view .LVU150
	mov r36 = r0
	br.call.sptk.many b0 = wait#
[.LVL55:]
	mov r1 = r35
	.loc 2 85 23 discriminator 1 view .LVU151
	;;
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	.loc 2 87 5 is_stmt 1 view .LVU152
	addl r38 = 2, r0
	adds r37 = 24, r12
	adds r14 = 16, r12
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = read#
[.LVL56:]
	mov r1 = r35
	.loc 2 88 5 view .LVU153
	;;
	adds r36 = 24, r12
	br.call.sptk.many b0 = puts#
[.LVL57:]
	mov r1 = r35
	.loc 2 89 1 is_stmt 0 view .LVU154
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 16, r12
[.LCFI45:]
	br.ret.sptk.many b0
	;;
.L43:
[.LCFI46:]
	.body
	.copy_state 1
[.LBB14:]
	.loc 2 84 13 is_stmt 1 view .LVU155
	.loc 2 84 19 is_stmt 0 view .LVU156
	addl r38 = 1, r0
	mov r37 = r32
	adds r14 = 20, r12
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = write#
[.LVL58:]
	mov r1 = r35
	.loc 2 84 13 view .LVU157
	cmp.ne p6, p7 = 1, r8
	;;
	(p6) addl r36 = 1, r0
	;;
	(p7) mov r36 = r0
	br.call.sptk.many b0 = _exit#
[.LVL59:]
	;;
	break.f 0
	;;
[.LBE14:]
.LFE31:
	.endp writers#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"early"
	.align 8
.LC7:
	stringz	"on time"
	.align 8
.LC8:
	stringz	"%d %d %d\n"
	.align 8
.LC9:
	stringz	"x"
	.align 8
.LC10:
	stringz	"%zd%c"
	.align 8
.LC11:
	stringz	"%d %s\n"
	.text
	.align 16
	.proc race_free#
race_free:
[.LFB45:]
	.loc 2 198 1 is_stmt 1 view -0
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
[.LCFI47:]
	.fframe 112
	adds r12 = -112, r12
[.LCFI48:]
	.save ar.lc, r38
	mov r38 = ar.lc
[.LCFI49:]
	.save rp, r35
	mov r35 = b0
[.LCFI50:]
	mov r37 = r1
	.body
	.loc 2 199 5 view .LVU159
	.loc 2 199 9 is_stmt 0 view .LVU160
	;;
	adds r14 = 16, r12
	;;
	st4 [r14] = r0
[.LVL60:]
	.loc 2 200 5 is_stmt 1 view .LVU161
	.loc 2 201 5 view .LVU162
	.loc 2 201 36 is_stmt 0 view .LVU163
	adds r14 = 72, r12
	;;
	st8 [r14] = r0
	adds r14 = 80, r12
	movl r15 = 3000000
	;;
	st8 [r14] = r15
	.loc 2 202 5 is_stmt 1 view .LVU164
	.loc 2 202 27 is_stmt 0 view .LVU165
	adds r40 = 88, r12
	addl r14 = @ltoff(@fptr(add_locked#)), gp
	;;
	ld8 r14 = [r14]
	;;
	st8 [r40] = r14
	adds r15 = 96, r12
	;;
	st8 [r15] = r14
	adds r14 = 104, r12
	addl r15 = @ltoff(@fptr(produce#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 112, r12
	addl r15 = @ltoff(@fptr(consume#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 120, r12
	addl r15 = @ltoff(@fptr(spin_politely#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	.loc 2 202 5 view .LVU166
	adds r41 = 16, r12
	addl r39 = 5, r0
	br.call.sptk.many b0 = run#
[.LVL61:]
	mov r1 = r37
	.loc 2 203 5 is_stmt 1 view .LVU167
[.LBB15:]
	.loc 2 203 10 view .LVU168
[.LVL62:]
	.loc 2 203 23 view .LVU169
	.loc 2 203 14 is_stmt 0 view .LVU170
	mov r15 = r0
[.LBE15:]
	.loc 2 199 38 view .LVU171
	mov r42 = r0
[.LBB16:]
	.loc 2 204 21 view .LVU172
	;;
	movl r16 = @gprel(table#)
	;;
	add r16 = r1, r16
	mov ar.lc = 19
[.LVL63:]
.L45:
	.loc 2 204 9 is_stmt 1 discriminator 3 view .LVU173
	.loc 2 204 21 is_stmt 0 discriminator 3 view .LVU174
	sxt4 r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4.acq r14 = [r14]
	.loc 2 204 13 discriminator 3 view .LVU175
	;;
	add r42 = r42, r14
[.LVL64:]
	.loc 2 203 30 is_stmt 1 discriminator 3 view .LVU176
	adds r15 = 1, r15
[.LVL65:]
	.loc 2 203 23 discriminator 3 view .LVU177
	br.cloop.sptk.few .L45
[.LBE16:]
	.loc 2 205 5 view .LVU178
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r40 = [r14]
	adds r14 = 16, r12
	;;
	ld4 r41 = [r14]
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
[.LVL66:]
	.loc 2 205 5 is_stmt 0 view .LVU179
	mov r1 = r37
	.loc 2 206 5 is_stmt 1 view .LVU180
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fflush#
[.LVL67:]
	mov r1 = r37
	.loc 2 207 5 view .LVU181
	;;
	adds r39 = 20, r12
	br.call.sptk.many b0 = pipe#
[.LVL68:]
	mov r1 = r37
	.loc 2 208 5 view .LVU182
[.LBB17:]
	.loc 2 208 10 view .LVU183
[.LVL69:]
	.loc 2 208 23 view .LVU184
	.loc 2 209 9 view .LVU185
	.loc 2 209 14 is_stmt 0 view .LVU186
	;;
	br.call.sptk.many b0 = fork#
[.LVL70:]
	mov r1 = r37
	mov r32 = r8
	.loc 2 209 12 view .LVU187
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L46
	.loc 2 208 29 is_stmt 1 view .LVU188
[.LVL71:]
	.loc 2 208 23 view .LVU189
	.loc 2 209 9 view .LVU190
	.loc 2 209 14 is_stmt 0 view .LVU191
	;;
	br.call.sptk.many b0 = fork#
[.LVL72:]
	mov r1 = r37
	.loc 2 209 12 view .LVU192
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.spnt .L53
	.loc 2 208 29 is_stmt 1 view .LVU193
[.LVL73:]
	.loc 2 208 23 view .LVU194
	.loc 2 209 9 view .LVU195
	.loc 2 209 14 is_stmt 0 view .LVU196
	;;
	br.call.sptk.many b0 = fork#
[.LVL74:]
	mov r1 = r37
	.loc 2 209 12 view .LVU197
	cmp4.ne p6, p7 = 0, r8
	.loc 2 208 29 view .LVU198
	;;
	(p7) addl r32 = 2, r0
	.loc 2 209 12 view .LVU199
	(p7) br.cond.spnt .L46
[.LBE17:]
[.LBB18:]
	.loc 2 211 14 view .LVU200
	;;
	mov r32 = r0
	.loc 2 212 9 view .LVU201
	adds r33 = 20, r12
	movl r34 = @gprel(.LC10)
	;;
	add r34 = r1, r34
	br .L47
	;;
[.LVL75:]
.L53:
	.loc 2 212 9 view .LVU202
[.LBE18:]
[.LBB19:]
	.loc 2 208 29 view .LVU203
	addl r32 = 1, r0
[.LVL76:]
.L46:
	.loc 2 210 13 is_stmt 1 view .LVU204
	.loc 2 210 19 is_stmt 0 view .LVU205
	addl r41 = 1, r0
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	adds r14 = 24, r12
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
[.LVL77:]
	mov r1 = r37
	.loc 2 210 13 view .LVU206
	;;
	add r39 = r32, r8
	br.call.sptk.many b0 = _exit#
[.LVL78:]
	;;
[.LVL79:]
.L59:
	.loc 2 210 13 view .LVU207
[.LBE19:]
[.LBB20:]
	.loc 2 212 9 discriminator 4 view .LVU208
	addl r41 = 32, r0
	mov r39 = r34
	br.call.sptk.many b0 = printf#
[.LVL80:]
	mov r1 = r37
	.loc 2 211 29 is_stmt 1 discriminator 4 view .LVU209
	adds r32 = 1, r32
[.LVL81:]
	.loc 2 211 23 discriminator 4 view .LVU210
	;;
	cmp4.ne p6, p7 = 3, r32
	(p7) br.cond.spnt .L52
[.LVL82:]
.L47:
	.loc 2 212 9 view .LVU211
	addl r41 = 1, r0
	adds r40 = 32, r12
	ld4 r39 = [r33]
	br.call.sptk.many b0 = read#
[.LVL83:]
	mov r1 = r37
	;;
	mov r40 = r8
	cmp4.eq p6, p7 = 2, r32
	(p7) br.cond.dptk .L59
	addl r41 = 10, r0
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
[.LVL84:]
	mov r1 = r37
	.loc 2 211 29 view .LVU212
[.LVL85:]
	.loc 2 211 23 view .LVU213
.L52:
	.loc 2 211 23 is_stmt 0 view .LVU214
[.LBE20:]
	.loc 2 213 14 view .LVU215
	mov r33 = r0
	.loc 2 213 19 view .LVU216
	adds r32 = 28, r12
	.loc 2 214 16 view .LVU217
	addl r34 = 255, r0
	br .L49
	;;
[.LVL86:]
.L50:
	.loc 2 214 9 is_stmt 1 view .LVU218
	.loc 2 214 16 is_stmt 0 view .LVU219
	ld4 r14 = [r32]
	;;
	extr r14 = r14, 8, 24
	;;
	and r14 = r34, r14
	.loc 2 214 13 view .LVU220
	;;
	add r33 = r33, r14
[.LVL87:]
.L49:
	.loc 2 213 33 is_stmt 1 discriminator 1 view .LVU221
	.loc 2 213 19 is_stmt 0 discriminator 1 view .LVU222
	mov r39 = r32
	br.call.sptk.many b0 = wait#
[.LVL88:]
	mov r1 = r37
	.loc 2 213 33 discriminator 1 view .LVU223
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L50
	.loc 2 215 5 is_stmt 1 view .LVU224
	adds r32 = 40, r12
	;;
	mov r40 = r32
	addl r39 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
[.LVL89:]
	mov r1 = r37
	.loc 2 216 5 view .LVU225
	;;
	mov r40 = r0
	adds r39 = 72, r12
	br.call.sptk.many b0 = nanosleep#
[.LVL90:]
	mov r1 = r37
	.loc 2 217 5 view .LVU226
	adds r34 = 56, r12
	;;
	mov r40 = r34
	addl r39 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
[.LVL91:]
	mov r1 = r37
	.loc 2 218 5 view .LVU227
[.LVL92:]
	.loc 2 219 5 view .LVU228
	.loc 2 218 29 is_stmt 0 view .LVU229
	ld8 r15 = [r34]
	ld8 r14 = [r32]
	;;
	sub r15 = r15, r14
	.loc 2 218 46 view .LVU230
	;;
	shl r16 = r15, 5
	;;
	sub r16 = r16, r15
	;;
	shl r14 = r16, 6
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	.loc 2 218 67 view .LVU231
	adds r15 = 64, r12
[.LVL93:]
	.loc 2 218 60 view .LVU232
	;;
	ld8 r15 = [r15]
[.LVL94:]
	.loc 2 218 60 view .LVU233
	;;
	add r14 = r14, r15
	.loc 2 218 84 view .LVU234
	adds r15 = 48, r12
[.LVL95:]
	.loc 2 218 10 view .LVU235
	;;
	ld8 r15 = [r15]
[.LVL96:]
	.loc 2 218 10 view .LVU236
	;;
	sub r14 = r14, r15
	.loc 2 219 5 view .LVU237
	movl r15 = 2999999
[.LVL97:]
	.loc 2 219 5 view .LVU238
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) movl r41 = @gprel(.LC7)
	;;
	(p6) add r41 = r1, r41
	;;
	(p7) movl r41 = @gprel(.LC6)
	;;
	(p7) add r41 = r1, r41
	mov r40 = r33
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
[.LVL98:]
	.loc 2 219 5 view .LVU239
	mov r1 = r37
	.loc 2 220 1 view .LVU240
	;;
	mov ar.pfs = r36
	mov ar.lc = r38
	mov b0 = r35
	.restore sp
	adds r12 = 112, r12
[.LCFI51:]
	br.ret.sptk.many b0
	;;
.LFE45:
	.endp race_free#
	.align 16
	.proc spin_politely#
spin_politely:
[.LVL99:]
[.LFB44:]
	.loc 2 192 1 is_stmt 1 view -0
	.prologue 12, 34
	.loc 2 192 1 is_stmt 0 view .LVU242
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 0, 0
[.LCFI52:]
	.save rp, r34
	mov r34 = b0
[.LCFI53:]
	mov r36 = r1
	.body
	.loc 2 193 5 is_stmt 1 view .LVU243
	.loc 2 193 22 view .LVU244
	.loc 2 193 17 is_stmt 0 view .LVU245
	movl r14 = @gprel(table#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 76, r14
	;;
	ld4.acq r14 = [r14]
	.loc 2 193 22 view .LVU246
	;;
	cmp4.eq p6, p7 = 20, r14
	(p6) br.cond.dpnt .L61
	.loc 2 193 17 view .LVU247
	movl r33 = @gprel(table#)
	;;
	add r33 = r1, r33
	;;
	adds r33 = 76, r33
.L62:
	.loc 2 194 9 is_stmt 1 view .LVU248
	br.call.sptk.many b0 = sched_yield#
[.LVL100:]
	mov r1 = r36
	.loc 2 193 22 view .LVU249
	.loc 2 193 17 is_stmt 0 view .LVU250
	;;
	ld4.acq r14 = [r33]
	.loc 2 193 22 view .LVU251
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L62
.L61:
	.loc 2 195 5 is_stmt 1 view .LVU252
	.loc 2 196 1 is_stmt 0 view .LVU253
	mov r8 = r32
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.LFE44:
	.endp spin_politely#
	.align 16
	.proc consume#
consume:
[.LVL101:]
[.LFB43:]
	.loc 2 178 1 is_stmt 1 view -0
	.prologue 12, 38
	.loc 2 178 1 is_stmt 0 view .LVU255
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 2, 0
[.LCFI54:]
	.save rp, r38
	mov r38 = b0
[.LCFI55:]
	mov r40 = r1
	.body
	.loc 2 179 5 is_stmt 1 view .LVU256
[.LBB21:]
	.loc 2 179 10 view .LVU257
[.LVL102:]
	.loc 2 179 23 view .LVU258
	.loc 2 179 14 is_stmt 0 view .LVU259
	mov r36 = r0
	.loc 2 180 9 view .LVU260
	movl r34 = @gprel(two#)
	;;
	add r34 = r1, r34
	.loc 2 181 16 view .LVU261
	addl r33 = @gprel(is_made#), gp
	.loc 2 182 13 view .LVU262
	movl r35 = @gprel(changed#)
	;;
	add r35 = r1, r35
	.loc 2 183 18 view .LVU263
	movl r37 = @gprel(table#)
	;;
	add r37 = r1, r37
	br .L67
	;;
[.LVL103:]
.L65:
	.loc 2 183 9 is_stmt 1 discriminator 2 view .LVU264
	.loc 2 183 18 is_stmt 0 discriminator 2 view .LVU265
	ld4.acq r15 = [r33]
	sxt4 r14 = r36
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r37, r14
	;;
	st4.rel [r14] = r15
	.loc 2 184 9 is_stmt 1 discriminator 2 view .LVU266
	.loc 2 184 17 is_stmt 0 discriminator 2 view .LVU267
	st4.rel [r33] = r0
	.loc 2 185 9 is_stmt 1 discriminator 2 view .LVU268
	mov r41 = r35
	br.call.sptk.many b0 = pthread_cond_broadcast#
[.LVL104:]
	mov r1 = r40
	.loc 2 186 9 discriminator 2 view .LVU269
	;;
	mov r41 = r34
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL105:]
	mov r1 = r40
	.loc 2 187 9 discriminator 2 view .LVU270
	;;
	br.call.sptk.many b0 = sched_yield#
[.LVL106:]
	mov r1 = r40
	.loc 2 179 30 discriminator 2 view .LVU271
	adds r36 = 1, r36
[.LVL107:]
	.loc 2 179 23 discriminator 2 view .LVU272
	;;
	cmp4.ne p6, p7 = 20, r36
	(p7) br.cond.dpnt .L70
[.LVL108:]
.L67:
	.loc 2 180 9 view .LVU273
	mov r41 = r34
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL109:]
	mov r1 = r40
	.loc 2 181 9 view .LVU274
	.loc 2 181 16 view .LVU275
	ld4.acq r14 = [r33]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L65
.L66:
	.loc 2 182 13 view .LVU276
	mov r42 = r34
	mov r41 = r35
	br.call.sptk.many b0 = pthread_cond_wait#
[.LVL110:]
	mov r1 = r40
	.loc 2 181 16 view .LVU277
	ld4.acq r14 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L66
	br .L65
	;;
.L70:
	.loc 2 181 16 is_stmt 0 view .LVU278
[.LBE21:]
	.loc 2 189 5 is_stmt 1 view .LVU279
	.loc 2 190 1 is_stmt 0 view .LVU280
	mov r8 = r32
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.LFE43:
	.endp consume#
	.align 16
	.proc produce#
produce:
[.LVL111:]
[.LFB42:]
	.loc 2 166 1 is_stmt 1 view -0
	.prologue 12, 37
	.loc 2 166 1 is_stmt 0 view .LVU282
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 2, 0
[.LCFI56:]
	.save rp, r37
	mov r37 = b0
[.LCFI57:]
	mov r39 = r1
	.body
	.loc 2 167 5 is_stmt 1 view .LVU283
[.LBB22:]
	.loc 2 167 10 view .LVU284
[.LVL112:]
	.loc 2 167 23 view .LVU285
	.loc 2 167 14 is_stmt 0 view .LVU286
	mov r36 = r0
	.loc 2 168 9 view .LVU287
	movl r34 = @gprel(two#)
	;;
	add r34 = r1, r34
	.loc 2 169 16 view .LVU288
	addl r33 = @gprel(is_made#), gp
	.loc 2 170 13 view .LVU289
	movl r35 = @gprel(changed#)
	;;
	add r35 = r1, r35
	br .L74
	;;
[.LVL113:]
.L72:
	.loc 2 171 9 is_stmt 1 discriminator 2 view .LVU290
	.loc 2 171 21 is_stmt 0 discriminator 2 view .LVU291
	adds r36 = 1, r36
[.LVL114:]
	.loc 2 171 17 discriminator 2 view .LVU292
	;;
	st4.rel [r33] = r36
	.loc 2 172 9 is_stmt 1 discriminator 2 view .LVU293
	mov r40 = r35
	br.call.sptk.many b0 = pthread_cond_broadcast#
[.LVL115:]
	mov r1 = r39
	.loc 2 173 9 discriminator 2 view .LVU294
	;;
	mov r40 = r34
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL116:]
	mov r1 = r39
	.loc 2 167 30 discriminator 2 view .LVU295
[.LVL117:]
	.loc 2 167 23 discriminator 2 view .LVU296
	cmp4.ne p6, p7 = 20, r36
	(p7) br.cond.dpnt .L77
[.LVL118:]
.L74:
	.loc 2 168 9 view .LVU297
	;;
	mov r40 = r34
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL119:]
	mov r1 = r39
	.loc 2 169 9 view .LVU298
	.loc 2 169 16 view .LVU299
	ld4.acq r14 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L72
.L73:
	.loc 2 170 13 view .LVU300
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = pthread_cond_wait#
[.LVL120:]
	mov r1 = r39
	.loc 2 169 16 view .LVU301
	ld4.acq r14 = [r33]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	br .L72
	;;
.L77:
	.loc 2 169 16 is_stmt 0 view .LVU302
[.LBE22:]
	.loc 2 175 5 is_stmt 1 view .LVU303
	.loc 2 176 1 is_stmt 0 view .LVU304
	mov r8 = r32
	mov ar.pfs = r38
	mov b0 = r37
	br.ret.sptk.many b0
	;;
.LFE42:
	.endp produce#
	.align 16
	.proc back#
back:
[.LVL121:]
[.LFB33:]
	.loc 2 100 1 is_stmt 1 view -0
	.prologue 12, 35
	.loc 2 100 1 is_stmt 0 view .LVU306
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
[.LCFI58:]
	.save rp, r35
	mov r35 = b0
[.LCFI59:]
	mov r37 = r1
	.body
	.loc 2 101 5 is_stmt 1 view .LVU307
	movl r33 = @gprel(two#)
	;;
	add r33 = r1, r33
	;;
	mov r38 = r33
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL122:]
	mov r1 = r37
	.loc 2 102 5 view .LVU308
	;;
	movl r34 = @gprel(one#)
	;;
	add r34 = r1, r34
	;;
	mov r38 = r34
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL123:]
	mov r1 = r37
	.loc 2 103 5 view .LVU309
	;;
	mov r38 = r34
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL124:]
	mov r1 = r37
	.loc 2 104 5 view .LVU310
	;;
	mov r38 = r33
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL125:]
	mov r1 = r37
	.loc 2 105 5 view .LVU311
	.loc 2 106 1 is_stmt 0 view .LVU312
	mov r8 = r32
	;;
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.LFE33:
	.endp back#
	.align 16
	.proc there#
there:
[.LVL126:]
[.LFB32:]
	.loc 2 92 1 is_stmt 1 view -0
	.prologue 12, 35
	.loc 2 92 1 is_stmt 0 view .LVU314
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
[.LCFI60:]
	.save rp, r35
	mov r35 = b0
[.LCFI61:]
	mov r37 = r1
	.body
	.loc 2 93 5 is_stmt 1 view .LVU315
	movl r33 = @gprel(one#)
	;;
	add r33 = r1, r33
	;;
	mov r38 = r33
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL127:]
	mov r1 = r37
	.loc 2 94 5 view .LVU316
	;;
	movl r34 = @gprel(two#)
	;;
	add r34 = r1, r34
	;;
	mov r38 = r34
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL128:]
	mov r1 = r37
	.loc 2 95 5 view .LVU317
	;;
	mov r38 = r34
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL129:]
	mov r1 = r37
	.loc 2 96 5 view .LVU318
	;;
	mov r38 = r33
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL130:]
	mov r1 = r37
	.loc 2 97 5 view .LVU319
	.loc 2 98 1 is_stmt 0 view .LVU320
	mov r8 = r32
	;;
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.LFE32:
	.endp there#
	.align 16
	.proc await#
await:
[.LVL131:]
[.LFB29:]
	.loc 2 61 1 is_stmt 1 view -0
	.prologue 12, 34
	.loc 2 61 1 is_stmt 0 view .LVU322
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
[.LCFI62:]
	.save rp, r34
	mov r34 = b0
[.LCFI63:]
	mov r36 = r1
	.body
	.loc 2 62 5 is_stmt 1 view .LVU323
	movl r33 = @gprel(one#)
	;;
	add r33 = r1, r33
	;;
	mov r37 = r33
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL132:]
	mov r1 = r36
	.loc 2 63 5 view .LVU324
	mov r38 = r33
	;;
	movl r37 = @gprel(changed#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_cond_wait#
[.LVL133:]
	mov r1 = r36
	.loc 2 64 5 view .LVU325
	;;
	mov r37 = r33
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL134:]
	mov r1 = r36
	.loc 2 65 5 view .LVU326
	.loc 2 66 1 is_stmt 0 view .LVU327
	mov r8 = r32
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.LFE29:
	.endp await#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"used early"
	.text
	.align 16
	.proc use#
use:
[.LVL135:]
[.LFB27:]
	.loc 2 39 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 2 39 1 is_stmt 0 view .LVU329
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
[.LCFI64:]
	.save ar.lc, r36
	mov r36 = ar.lc
[.LCFI65:]
	.save rp, r33
	mov r33 = b0
[.LCFI66:]
	mov r35 = r1
	.body
	.loc 2 40 5 is_stmt 1 view .LVU330
[.LVL136:]
	.loc 2 41 5 view .LVU331
	.loc 2 41 9 is_stmt 0 view .LVU332
	addl r14 = @gprel(is_made#), gp
	;;
	ld4.acq r14 = [r14]
	.loc 2 41 8 view .LVU333
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L89
.L82:
	.loc 2 48 5 is_stmt 1 view .LVU334
[.LBB23:]
	.loc 2 48 10 view .LVU335
[.LVL137:]
	.loc 2 48 23 view .LVU336
	.loc 2 48 14 is_stmt 0 view .LVU337
	mov r15 = r0
[.LBE23:]
	.loc 2 40 9 view .LVU338
	mov r16 = r0
[.LBB24:]
	.loc 2 49 21 view .LVU339
	movl r17 = @gprel(table#)
	;;
	add r17 = r1, r17
	mov ar.lc = 31
[.LVL138:]
.L85:
	.loc 2 49 9 is_stmt 1 discriminator 3 view .LVU340
	.loc 2 49 21 is_stmt 0 discriminator 3 view .LVU341
	sxt4 r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	ld4.acq r14 = [r14]
	.loc 2 49 13 discriminator 3 view .LVU342
	;;
	add r16 = r16, r14
[.LVL139:]
	.loc 2 48 30 is_stmt 1 discriminator 3 view .LVU343
	adds r15 = 1, r15
[.LVL140:]
	.loc 2 48 23 discriminator 3 view .LVU344
	br.cloop.sptk.few .L85
[.LBE24:]
	.loc 2 50 5 view .LVU345
	.loc 2 50 8 is_stmt 0 view .LVU346
	addl r14 = 496, r0
	;;
	cmp4.eq p6, p7 = r14, r16
	(p7) br.cond.dpnt .L90
[.LVL141:]
.L86:
	.loc 2 52 5 is_stmt 1 view .LVU347
	.loc 2 53 1 is_stmt 0 view .LVU348
	mov r8 = r32
	mov ar.pfs = r34
	mov ar.lc = r36
	mov b0 = r33
	br.ret.sptk.many b0
	;;
[.LVL142:]
.L89:
	.loc 2 42 9 is_stmt 1 view .LVU349
	movl r37 = @gprel(one#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL143:]
	mov r1 = r35
	.loc 2 43 9 view .LVU350
[.LBB25:]
	.loc 2 43 14 view .LVU351
[.LVL144:]
	.loc 2 43 36 view .LVU352
	.loc 2 43 33 is_stmt 0 view .LVU353
	;;
	addl r14 = @gprel(is_made#), gp
	;;
	ld4.acq r15 = [r14]
	;;
	adds r16 = 1, r15
	;;
	st4.rel [r14] = r16
	.loc 2 43 36 view .LVU354
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L83
[.LBB26:]
	.loc 2 45 26 view .LVU355
	movl r16 = @gprel(table#)
	;;
	add r16 = r1, r16
	mov ar.lc = 31
[.LVL145:]
.L84:
	.loc 2 45 17 is_stmt 1 discriminator 3 view .LVU356
	.loc 2 45 26 is_stmt 0 discriminator 3 view .LVU357
	sxt4 r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4.rel [r14] = r15
	.loc 2 44 38 is_stmt 1 discriminator 3 view .LVU358
	adds r15 = 1, r15
[.LVL146:]
	.loc 2 44 31 discriminator 3 view .LVU359
	br.cloop.sptk.few .L84
[.LBE26:]
	.loc 2 43 47 discriminator 2 view .LVU360
[.LVL147:]
	.loc 2 43 36 discriminator 2 view .LVU361
	.loc 2 43 33 is_stmt 0 discriminator 2 view .LVU362
	;;
	addl r15 = @gprel(is_made#), gp
[.LVL148:]
	.loc 2 43 33 discriminator 2 view .LVU363
	;;
	ld4.acq r14 = [r15]
[.LVL149:]
	.loc 2 43 33 discriminator 2 view .LVU364
	;;
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
[.LVL150:]
.L83:
	.loc 2 43 33 discriminator 2 view .LVU365
[.LBE25:]
	.loc 2 46 9 is_stmt 1 view .LVU366
	movl r37 = @gprel(one#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL151:]
	mov r1 = r35
	br .L82
	;;
[.LVL152:]
.L90:
	.loc 2 51 9 view .LVU367
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
[.LVL153:]
	.loc 2 51 9 is_stmt 0 view .LVU368
	mov r1 = r35
	br .L86
	;;
.LFE27:
	.endp use#
	.align 16
	.proc add_locked#
add_locked:
[.LVL154:]
[.LFB41:]
	.loc 2 156 1 is_stmt 1 view -0
	.prologue 12, 35
	.loc 2 156 1 is_stmt 0 view .LVU370
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 1, 0
[.LCFI67:]
	.save ar.lc, r38
	mov r38 = ar.lc
[.LCFI68:]
	.save rp, r35
	mov r35 = b0
[.LCFI69:]
	mov r37 = r1
	.body
	.loc 2 157 5 is_stmt 1 view .LVU371
[.LBB27:]
	.loc 2 157 10 view .LVU372
[.LVL155:]
	.loc 2 157 23 view .LVU373
	.loc 2 158 9 is_stmt 0 view .LVU374
	movl r34 = @gprel(one#)
	;;
	add r34 = r1, r34
	.loc 2 159 23 view .LVU375
	addl r33 = @gprel(count#), gp
	mov ar.lc = 99
[.LVL156:]
.L92:
	.loc 2 158 9 is_stmt 1 discriminator 3 view .LVU376
	;;
	mov r39 = r34
	br.call.sptk.many b0 = pthread_mutex_lock#
[.LVL157:]
	mov r1 = r37
	.loc 2 159 9 discriminator 3 view .LVU377
	.loc 2 159 23 is_stmt 0 discriminator 3 view .LVU378
	ld4.acq r14 = [r33]
	;;
	adds r14 = 1, r14
	.loc 2 159 15 discriminator 3 view .LVU379
	;;
	st4.rel [r33] = r14
	.loc 2 160 9 is_stmt 1 discriminator 3 view .LVU380
	mov r39 = r34
	br.call.sptk.many b0 = pthread_mutex_unlock#
[.LVL158:]
	mov r1 = r37
	.loc 2 161 9 discriminator 3 view .LVU381
	mf
	fetchadd4.acq r14 = [r32], 1
	.loc 2 157 31 discriminator 3 view .LVU382
	.loc 2 157 23 discriminator 3 view .LVU383
	br.cloop.sptk.few .L92
[.LBE27:]
	.loc 2 163 5 view .LVU384
	.loc 2 164 1 is_stmt 0 view .LVU385
	mov r8 = r32
	;;
	mov ar.pfs = r36
	mov ar.lc = r38
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.LFE41:
	.endp add_locked#
	.align 16
	.proc check_then_act#
check_then_act:
[.LFB38:]
	.loc 2 134 1 is_stmt 1 view -0
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
[.LCFI70:]
	.fframe 48
	adds r12 = -48, r12
[.LCFI71:]
	.save rp, r33
	mov r33 = b0
[.LCFI72:]
	mov r35 = r1
	.body
	.loc 2 135 5 view .LVU387
	.loc 2 135 10 is_stmt 0 view .LVU388
	;;
	adds r32 = 32, r12
	movl r14 = 7959382469406192687
	;;
	st8 [r32] = r14
	adds r14 = 40, r12
	movl r15 = 6365935209750736500
	;;
	st8 [r14] = r15
	adds r14 = 48, r12
	;;
	st8 [r14] = r0
	adds r14 = 56, r12
	;;
	st8 [r14] = r0
	.loc 2 136 5 is_stmt 1 view .LVU389
	mov r36 = r32
	br.call.sptk.many b0 = mkstemp#
[.LVL159:]
	mov r1 = r35
	;;
	mov r36 = r8
	br.call.sptk.many b0 = close#
[.LVL160:]
	mov r1 = r35
	.loc 2 137 5 view .LVU390
	;;
	mov r36 = r32
	br.call.sptk.many b0 = unlink#
[.LVL161:]
	mov r1 = r35
	.loc 2 138 5 view .LVU391
	.loc 2 138 27 is_stmt 0 view .LVU392
	;;
	addl r14 = @ltoff(@fptr(make#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r15 = 24, r12
	;;
	st8 [r15] = r14
	.loc 2 138 5 view .LVU393
	mov r38 = r32
	adds r37 = 16, r12
	addl r36 = 2, r0
	br.call.sptk.many b0 = run#
[.LVL162:]
	mov r1 = r35
	.loc 2 139 5 is_stmt 1 view .LVU394
	;;
	mov r36 = r32
	br.call.sptk.many b0 = unlink#
[.LVL163:]
	mov r1 = r35
	.loc 2 140 1 is_stmt 0 view .LVU395
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 48, r12
[.LCFI73:]
	br.ret.sptk.many b0
	;;
.LFE38:
	.endp check_then_act#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"made meanwhile"
	.text
	.align 16
	.proc make#
make:
[.LVL164:]
[.LFB37:]
	.loc 2 128 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 2 128 1 is_stmt 0 view .LVU397
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
[.LCFI74:]
	.save rp, r33
	mov r33 = b0
[.LCFI75:]
	mov r35 = r1
	.body
	.loc 2 129 5 is_stmt 1 view .LVU398
	.loc 2 129 9 is_stmt 0 view .LVU399
	mov r37 = r0
	mov r36 = r32
	;;
	br.call.sptk.many b0 = access#
[.LVL165:]
	mov r1 = r35
	.loc 2 129 8 view .LVU400
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L97
.L96:
	.loc 2 131 5 is_stmt 1 view .LVU401
	.loc 2 132 1 is_stmt 0 view .LVU402
	mov r8 = r0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L97:
	.loc 2 129 31 discriminator 1 view .LVU403
	addl r38 = 384, r0
	addl r37 = 193, r0
	mov r36 = r32
	br.call.sptk.many b0 = open#
[.LVL166:]
	mov r1 = r35
	.loc 2 129 28 discriminator 1 view .LVU404
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L96
	.loc 2 130 9 is_stmt 1 view .LVU405
	;;
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
[.LVL167:]
	mov r1 = r35
	br .L96
	;;
.LFE37:
	.endp make#
	.align 16
	.proc long_enough#
long_enough:
[.LFB36:]
	.loc 2 119 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
[.LCFI76:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI77:]
	.save rp, r32
	mov r32 = b0
[.LCFI78:]
	mov r34 = r1
	.body
	.loc 2 120 5 view .LVU407
	.loc 2 121 5 view .LVU408
	mov r38 = r0
	addl r37 = @ltoff(@fptr(finish#)), gp
	;;
	ld8 r37 = [r37]
	mov r36 = r0
	adds r35 = 16, r12
	br.call.sptk.many b0 = pthread_create#
[.LVL168:]
	mov r1 = r34
	.loc 2 122 5 view .LVU409
	;;
	addl r35 = 20000, r0
	br.call.sptk.many b0 = usleep#
[.LVL169:]
	mov r1 = r34
	.loc 2 123 5 view .LVU410
	;;
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r36 = [r14]
	movl r35 = @gprel(.LC4)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
[.LVL170:]
	mov r1 = r34
	.loc 2 124 5 view .LVU411
	mov r36 = r0
	adds r14 = 16, r12
	;;
	ld8 r35 = [r14]
	br.call.sptk.many b0 = pthread_join#
[.LVL171:]
	mov r1 = r34
	.loc 2 125 1 is_stmt 0 view .LVU412
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 16, r12
[.LCFI79:]
	br.ret.sptk.many b0
	;;
.LFE36:
	.endp long_enough#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"woken"
	.text
	.align 16
	.proc missed_wakeup#
missed_wakeup:
[.LFB30:]
	.loc 2 68 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
[.LCFI80:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI81:]
	.save rp, r32
	mov r32 = b0
[.LCFI82:]
	mov r34 = r1
	.body
	.loc 2 69 5 view .LVU414
	.loc 2 70 5 view .LVU415
	mov r38 = r0
	addl r37 = @ltoff(@fptr(await#)), gp
	;;
	ld8 r37 = [r37]
	mov r36 = r0
	adds r35 = 16, r12
	br.call.sptk.many b0 = pthread_create#
[.LVL172:]
	mov r1 = r34
	.loc 2 71 5 view .LVU416
	;;
	addl r35 = 2000, r0
	br.call.sptk.many b0 = usleep#
[.LVL173:]
	mov r1 = r34
	.loc 2 72 5 view .LVU417
	;;
	movl r35 = @gprel(changed#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = pthread_cond_signal#
[.LVL174:]
	mov r1 = r34
	.loc 2 73 5 view .LVU418
	mov r36 = r0
	adds r14 = 16, r12
	;;
	ld8 r35 = [r14]
	br.call.sptk.many b0 = pthread_join#
[.LVL175:]
	mov r1 = r34
	.loc 2 74 5 view .LVU419
	;;
	movl r35 = @gprel(.LC15)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = puts#
[.LVL176:]
	mov r1 = r34
	.loc 2 75 1 is_stmt 0 view .LVU420
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 16, r12
[.LCFI83:]
	br.ret.sptk.many b0
	;;
.LFE30:
	.endp missed_wakeup#
	.section	.rodata.str1.8
	.align 8
.LC16:
	stringz	"a"
	.text
	.align 16
	.proc say_a#
say_a:
[.LVL177:]
[.LFB50:]
	.loc 2 267 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 2 267 1 is_stmt 0 view .LVU422
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
[.LCFI84:]
	.save rp, r33
	mov r33 = b0
[.LCFI85:]
	mov r35 = r1
	.body
	.loc 2 268 5 is_stmt 1 view .LVU423
	.loc 2 268 21 is_stmt 0 view .LVU424
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L102
.L101:
	.loc 2 269 1 discriminator 4 view .LVU425
	mov r8 = r0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L102:
[.LVL178:]
[.LBB30:]
[.LBI30:]
	.loc 2 261 14 is_stmt 1 view .LVU426
[.LBB31:]
	.loc 2 263 5 view .LVU427
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
[.LVL179:]
	mov r1 = r35
	.loc 2 264 5 view .LVU428
[.LVL180:]
	.loc 2 264 5 is_stmt 0 view .LVU429
[.LBE31:]
[.LBE30:]
	br .L101
	;;
.LFE50:
	.endp say_a#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LVL181:]
[.LFB53:]
	.loc 2 280 1 is_stmt 1 view -0
	.prologue 12, 35
	.loc 2 280 1 is_stmt 0 view .LVU431
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
[.LCFI86:]
	.save ar.lc, r38
	mov r38 = ar.lc
[.LCFI87:]
	.save rp, r35
	mov r35 = b0
[.LCFI88:]
	mov r37 = r1
	.body
	.loc 2 281 5 is_stmt 1 view .LVU432
	.loc 2 289 5 view .LVU433
[.LBB32:]
	.loc 2 289 10 view .LVU434
[.LVL182:]
	.loc 2 289 33 view .LVU435
	cmp4.ge p6, p7 = 1, r32
	(p6) br.cond.dpnt .L104
	movl r34 = @gprel(subjects.2#)
	;;
	add r34 = r1, r34
	.loc 2 290 14 is_stmt 0 view .LVU436
	adds r33 = 8, r33
[.LVL183:]
	.loc 2 290 14 view .LVU437
	mov ar.lc = 11
	br .L106
	;;
[.LVL184:]
.L105:
	.loc 2 289 77 is_stmt 1 discriminator 2 view .LVU438
	.loc 2 289 33 discriminator 2 view .LVU439
	adds r34 = 16, r34
	br.cloop.sptk.few .L106
	br .L104
	;;
.L106:
	.loc 2 290 9 view .LVU440
	.loc 2 290 14 is_stmt 0 view .LVU441
	ld8 r40 = [r34]
	ld8 r39 = [r33]
	br.call.sptk.many b0 = strcmp#
[.LVL185:]
	mov r1 = r37
	.loc 2 290 12 view .LVU442
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L105
	.loc 2 291 13 is_stmt 1 view .LVU443
	.loc 2 291 24 is_stmt 0 view .LVU444
	adds r14 = 8, r34
	.loc 2 291 13 view .LVU445
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL186:]
	;;
	mov r1 = r37
	br .L105
	;;
[.LVL187:]
.L104:
	.loc 2 291 13 view .LVU446
[.LBE32:]
	.loc 2 292 5 is_stmt 1 view .LVU447
	.loc 2 293 1 is_stmt 0 view .LVU448
	mov r8 = r0
	mov ar.pfs = r36
	mov ar.lc = r38
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.LFE53:
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"c"
	.align 8
.LC18:
	stringz	"d"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 32
names.0:
	data8	.LC16
	data8	.LC0
	data8	.LC17
	data8	.LC18
	.align 4
	.type	priorities.1#, @object
	.size	priorities.1#, 16
priorities.1:
	data4	10
	data4	30
	data4	10
	data4	20
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"lost_update"
	.align 8
.LC20:
	stringz	"double_check"
	.align 8
.LC21:
	stringz	"missed_wakeup"
	.align 8
.LC22:
	stringz	"writers"
	.align 8
.LC23:
	stringz	"deadlock"
	.align 8
.LC24:
	stringz	"long_enough"
	.align 8
.LC25:
	stringz	"check_then_act"
	.align 8
.LC26:
	stringz	"endless"
	.align 8
.LC27:
	stringz	"race_free"
	.align 8
.LC28:
	stringz	"real_time"
	.align 8
.LC29:
	stringz	"copy"
	.align 8
.LC30:
	stringz	"any_order"
	.section	.rodata
	.align 8
	.type	subjects.2#, @object
	.size	subjects.2#, 192
subjects.2:
	data8	.LC19
	data8	@fptr(lost_update#)
	data8	.LC20
	data8	@fptr(double_check#)
	data8	.LC21
	data8	@fptr(missed_wakeup#)
	data8	.LC22
	data8	@fptr(writers#)
	data8	.LC23
	data8	@fptr(deadlock#)
	data8	.LC24
	data8	@fptr(long_enough#)
	data8	.LC25
	data8	@fptr(check_then_act#)
	data8	.LC26
	data8	@fptr(endless#)
	data8	.LC27
	data8	@fptr(race_free#)
	data8	.LC28
	data8	@fptr(real_time#)
	data8	.LC29
	data8	@fptr(copy#)
	data8	.LC30
	data8	@fptr(any_order#)
	.bss
	.align 8
	.type	order#, @object
	.size	order#, 16
order:
	.skip	16
	.align 4
	.type	table#, @object
	.size	table#, 128
table:
	.skip	128
	.sbss
	.align 4
	.type	is_made#, @object
	.size	is_made#, 4
is_made:
	.skip	4
	.align 4
	.type	count#, @object
	.size	count#, 4
count:
	.skip	4
	.bss
	.align 8
	.type	changed#, @object
	.size	changed#, 48
changed:
	.skip	48
	.align 8
	.type	two#, @object
	.size	two#, 40
two:
	.skip	40
	.align 8
	.type	one#, @object
	.size	one#, 40
one:
	.skip	40
	.text
.Letext0:
	.file 3 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types.h"
	.file 4 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/struct_timespec.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/struct_sched_param.h"
	.file 7 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/clockid_t.h"
	.file 8 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/atomic_wide_counter.h"
	.file 9 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/thread-shared-types.h"
	.file 10 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/struct_mutex.h"
	.file 11 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/pthreadtypes.h"
	.file 12 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include-fixed/pthread.h"
	.file 13 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/struct_FILE.h"
	.file 14 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/FILE.h"
	.file 15 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdio.h"
	.file 16 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/siginfo-consts.h"
	.file 17 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/unistd.h"
	.file 18 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/fcntl.h"
	.file 19 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdlib.h"
	.file 20 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/time.h"
	.file 21 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/wait.h"
	.file 22 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sched.h"
	.file 23 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/string.h"
	.file 24 "<built-in>"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x1f5c
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x29
	data4.ua	@secrel(.LASF213)
	data1	0x1d
	data4.ua	@secrel(.LASF214)
	data4.ua	@secrel(.LASF215)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0x13
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF0)
	.uleb128 0x13
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF1)
	.uleb128 0x13
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0x13
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0x13
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0x13
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x2a
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0xf
	data4.ua	0x58
	.uleb128 0x1f
	data4.ua	0x58
	.uleb128 0x13
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x9
	data4.ua	@secrel(.LASF7)
	data1	0x3
	data1	0x98
	data1	0x19
	data4.ua	0x69
	.uleb128 0x9
	data4.ua	@secrel(.LASF8)
	data1	0x3
	data1	0x99
	data1	0x1b
	data4.ua	0x69
	.uleb128 0x9
	data4.ua	@secrel(.LASF9)
	data1	0x3
	data1	0x9a
	data1	0x19
	data4.ua	0x58
	.uleb128 0xb
	data4.ua	0x58
	data4.ua	0xa4
	.uleb128 0xc
	data4.ua	0x43
	data1	0x1
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF10)
	data1	0x3
	data1	0xa0
	data1	0x1a
	data4.ua	0x69
	.uleb128 0x9
	data4.ua	@secrel(.LASF11)
	data1	0x3
	data1	0xa1
	data1	0x1e
	data4.ua	0x3c
	.uleb128 0x9
	data4.ua	@secrel(.LASF12)
	data1	0x3
	data1	0xa9
	data1	0x1d
	data4.ua	0x58
	.uleb128 0x2b
	data1	0x8
	.uleb128 0x14
	data4.ua	0xc8
	.uleb128 0x9
	data4.ua	@secrel(.LASF13)
	data1	0x3
	data1	0xc2
	data1	0x1b
	data4.ua	0x69
	.uleb128 0x9
	data4.ua	@secrel(.LASF14)
	data1	0x3
	data1	0xc5
	data1	0x21
	data4.ua	0x69
	.uleb128 0x7
	data4.ua	0xf6
	.uleb128 0x14
	data4.ua	0xe7
	.uleb128 0xf
	data4.ua	0xe7
	.uleb128 0x13
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF15)
	.uleb128 0xf
	data4.ua	0xf6
	.uleb128 0x9
	data4.ua	@secrel(.LASF16)
	data1	0x4
	data1	0xd6
	data1	0x17
	data4.ua	0x43
	.uleb128 0x19
	data4.ua	@secrel(.LASF19)
	data1	0x10
	data1	0x5
	data1	0xb
	data1	0x8
	data4.ua	0x136
	.uleb128 0x4
	data4.ua	@secrel(.LASF17)
	data1	0x5
	data1	0x10
	data1	0xc
	data4.ua	0xa4
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF18)
	data1	0x5
	data1	0x15
	data1	0x15
	data4.ua	0xdb
	data1	0x8
	data1	0
	.uleb128 0xf
	data4.ua	0x10e
	.uleb128 0x19
	data4.ua	@secrel(.LASF20)
	data1	0x4
	data1	0x6
	data1	0x17
	data1	0x8
	data4.ua	0x156
	.uleb128 0x4
	data4.ua	@secrel(.LASF21)
	data1	0x6
	data1	0x19
	data1	0x7
	data4.ua	0x58
	data1	0
	data1	0
	.uleb128 0xf
	data4.ua	0x13b
	.uleb128 0x7
	data4.ua	0xfd
	.uleb128 0x14
	data4.ua	0x15b
	.uleb128 0x9
	data4.ua	@secrel(.LASF22)
	data1	0x7
	data1	0x7
	data1	0x15
	data4.ua	0xbc
	.uleb128 0x2c
	data1	0x8
	data1	0x8
	data1	0x1c
	data1	0x3
	data4.ua	0x195
	.uleb128 0x4
	data4.ua	@secrel(.LASF23)
	data1	0x8
	data1	0x1e
	data1	0x12
	data4.ua	0x3c
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF24)
	data1	0x8
	data1	0x1f
	data1	0x12
	data4.ua	0x3c
	data1	0x4
	data1	0
	.uleb128 0x1d
	data1	0x8
	data1	0x8
	data1	0x19
	data4.ua	0x1b6
	.uleb128 0x15
	data4.ua	@secrel(.LASF25)
	data1	0x8
	data1	0x1b
	data1	0x28
	data4.ua	0x1b6
	.uleb128 0x15
	data4.ua	@secrel(.LASF26)
	data1	0x8
	data1	0x20
	data1	0x5
	data4.ua	0x171
	data1	0
	.uleb128 0x13
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF27)
	.uleb128 0x9
	data4.ua	@secrel(.LASF28)
	data1	0x8
	data1	0x21
	data1	0x3
	data4.ua	0x195
	.uleb128 0x19
	data4.ua	@secrel(.LASF29)
	data1	0x10
	data1	0x9
	data1	0x33
	data1	0x10
	data4.ua	0x1f1
	.uleb128 0x4
	data4.ua	@secrel(.LASF30)
	data1	0x9
	data1	0x35
	data1	0x23
	data4.ua	0x1f1
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF31)
	data1	0x9
	data1	0x36
	data1	0x23
	data4.ua	0x1f1
	data1	0x8
	data1	0
	.uleb128 0x7
	data4.ua	0x1c9
	.uleb128 0x9
	data4.ua	@secrel(.LASF32)
	data1	0x9
	data1	0x37
	data1	0x3
	data4.ua	0x1c9
	.uleb128 0x19
	data4.ua	@secrel(.LASF33)
	data1	0x28
	data1	0xa
	data1	0x1b
	data1	0x8
	data4.ua	0x26b
	.uleb128 0x4
	data4.ua	@secrel(.LASF34)
	data1	0xa
	data1	0x1d
	data1	0x7
	data4.ua	0x58
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF35)
	data1	0xa
	data1	0x1e
	data1	0x10
	data4.ua	0x3c
	data1	0x4
	.uleb128 0x4
	data4.ua	@secrel(.LASF36)
	data1	0xa
	data1	0x1f
	data1	0x7
	data4.ua	0x58
	data1	0x8
	.uleb128 0x4
	data4.ua	@secrel(.LASF37)
	data1	0xa
	data1	0x21
	data1	0x10
	data4.ua	0x3c
	data1	0xc
	.uleb128 0x4
	data4.ua	@secrel(.LASF38)
	data1	0xa
	data1	0x3a
	data1	0x7
	data4.ua	0x58
	data1	0x10
	.uleb128 0x4
	data4.ua	@secrel(.LASF39)
	data1	0xa
	data1	0x3f
	data1	0x7
	data4.ua	0x58
	data1	0x14
	.uleb128 0x4
	data4.ua	@secrel(.LASF40)
	data1	0xa
	data1	0x40
	data1	0x14
	data4.ua	0x1f6
	data1	0x18
	data1	0
	.uleb128 0x19
	data4.ua	@secrel(.LASF41)
	data1	0x30
	data1	0x9
	data1	0x5e
	data1	0x8
	data4.ua	0x2d4
	.uleb128 0x4
	data4.ua	@secrel(.LASF42)
	data1	0x9
	data1	0x60
	data1	0x19
	data4.ua	0x1bd
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF43)
	data1	0x9
	data1	0x61
	data1	0x19
	data4.ua	0x1bd
	data1	0x8
	.uleb128 0x4
	data4.ua	@secrel(.LASF44)
	data1	0x9
	data1	0x62
	data1	0x10
	data4.ua	0x2d4
	data1	0x10
	.uleb128 0x4
	data4.ua	@secrel(.LASF45)
	data1	0x9
	data1	0x63
	data1	0x10
	data4.ua	0x2d4
	data1	0x18
	.uleb128 0x4
	data4.ua	@secrel(.LASF46)
	data1	0x9
	data1	0x64
	data1	0x10
	data4.ua	0x3c
	data1	0x20
	.uleb128 0x4
	data4.ua	@secrel(.LASF47)
	data1	0x9
	data1	0x65
	data1	0x10
	data4.ua	0x3c
	data1	0x24
	.uleb128 0x4
	data4.ua	@secrel(.LASF48)
	data1	0x9
	data1	0x66
	data1	0x10
	data4.ua	0x2d4
	data1	0x28
	data1	0
	.uleb128 0xb
	data4.ua	0x3c
	data4.ua	0x2e4
	.uleb128 0xc
	data4.ua	0x43
	data1	0x1
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF49)
	data1	0xb
	data1	0x1b
	data1	0x1b
	data4.ua	0x43
	.uleb128 0x2d
	data4.ua	@secrel(.LASF52)
	data1	0x38
	data1	0xb
	data1	0x38
	data1	0x7
	data4.ua	0x316
	.uleb128 0x15
	data4.ua	@secrel(.LASF50)
	data1	0xb
	data1	0x3a
	data1	0x8
	data4.ua	0x316
	.uleb128 0x15
	data4.ua	@secrel(.LASF51)
	data1	0xb
	data1	0x3b
	data1	0xc
	data4.ua	0x69
	data1	0
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x326
	.uleb128 0xc
	data4.ua	0x43
	data1	0x37
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF52)
	data1	0xb
	data1	0x3e
	data1	0x1e
	data4.ua	0x2f0
	.uleb128 0xf
	data4.ua	0x326
	.uleb128 0x1d
	data1	0x28
	data1	0xb
	data1	0x43
	data4.ua	0x364
	.uleb128 0x15
	data4.ua	@secrel(.LASF53)
	data1	0xb
	data1	0x45
	data1	0x1c
	data4.ua	0x202
	.uleb128 0x15
	data4.ua	@secrel(.LASF50)
	data1	0xb
	data1	0x46
	data1	0x8
	data4.ua	0x364
	.uleb128 0x15
	data4.ua	@secrel(.LASF51)
	data1	0xb
	data1	0x47
	data1	0xc
	data4.ua	0x69
	data1	0
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x374
	.uleb128 0xc
	data4.ua	0x43
	data1	0x27
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF54)
	data1	0xb
	data1	0x48
	data1	0x3
	data4.ua	0x337
	.uleb128 0x1d
	data1	0x30
	data1	0xb
	data1	0x4b
	data4.ua	0x3ad
	.uleb128 0x15
	data4.ua	@secrel(.LASF53)
	data1	0xb
	data1	0x4d
	data1	0x1b
	data4.ua	0x26b
	.uleb128 0x15
	data4.ua	@secrel(.LASF50)
	data1	0xb
	data1	0x4e
	data1	0x8
	data4.ua	0x3ad
	.uleb128 0x15
	data4.ua	@secrel(.LASF51)
	data1	0xb
	data1	0x4f
	data1	0x1f
	data4.ua	0x3bd
	data1	0
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x3bd
	.uleb128 0xc
	data4.ua	0x43
	data1	0x2f
	data1	0
	.uleb128 0x13
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF55)
	.uleb128 0x9
	data4.ua	@secrel(.LASF56)
	data1	0xb
	data1	0x50
	data1	0x3
	data4.ua	0x380
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x3e0
	.uleb128 0xc
	data4.ua	0x43
	data1	0x1f
	data1	0
	.uleb128 0x1a
	data4.ua	0x3c
	data1	0xc
	data1	0x39
	data4.ua	0x422
	.uleb128 0x5
	data4.ua	@secrel(.LASF57)
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF58)
	data1	0x1
	.uleb128 0x5
	data4.ua	@secrel(.LASF59)
	data1	0x2
	.uleb128 0x5
	data4.ua	@secrel(.LASF60)
	data1	0x3
	.uleb128 0x5
	data4.ua	@secrel(.LASF61)
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF62)
	data1	0x1
	.uleb128 0x5
	data4.ua	@secrel(.LASF63)
	data1	0x2
	.uleb128 0x5
	data4.ua	@secrel(.LASF64)
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF65)
	data1	0
	data1	0
	.uleb128 0x1a
	data4.ua	0x3c
	data1	0xc
	data1	0x86
	data4.ua	0x43a
	.uleb128 0x5
	data4.ua	@secrel(.LASF66)
	data1	0
	.uleb128 0x5
	data4.ua	@secrel(.LASF67)
	data1	0x1
	data1	0
	.uleb128 0x19
	data4.ua	@secrel(.LASF68)
	data1	0xd8
	data1	0xd
	data1	0x31
	data1	0x8
	data4.ua	0x5c1
	.uleb128 0x4
	data4.ua	@secrel(.LASF69)
	data1	0xd
	data1	0x33
	data1	0x7
	data4.ua	0x58
	data1	0
	.uleb128 0x4
	data4.ua	@secrel(.LASF70)
	data1	0xd
	data1	0x36
	data1	0x9
	data4.ua	0xe7
	data1	0x8
	.uleb128 0x4
	data4.ua	@secrel(.LASF71)
	data1	0xd
	data1	0x37
	data1	0x9
	data4.ua	0xe7
	data1	0x10
	.uleb128 0x4
	data4.ua	@secrel(.LASF72)
	data1	0xd
	data1	0x38
	data1	0x9
	data4.ua	0xe7
	data1	0x18
	.uleb128 0x4
	data4.ua	@secrel(.LASF73)
	data1	0xd
	data1	0x39
	data1	0x9
	data4.ua	0xe7
	data1	0x20
	.uleb128 0x4
	data4.ua	@secrel(.LASF74)
	data1	0xd
	data1	0x3a
	data1	0x9
	data4.ua	0xe7
	data1	0x28
	.uleb128 0x4
	data4.ua	@secrel(.LASF75)
	data1	0xd
	data1	0x3b
	data1	0x9
	data4.ua	0xe7
	data1	0x30
	.uleb128 0x4
	data4.ua	@secrel(.LASF76)
	data1	0xd
	data1	0x3c
	data1	0x9
	data4.ua	0xe7
	data1	0x38
	.uleb128 0x4
	data4.ua	@secrel(.LASF77)
	data1	0xd
	data1	0x3d
	data1	0x9
	data4.ua	0xe7
	data1	0x40
	.uleb128 0x4
	data4.ua	@secrel(.LASF78)
	data1	0xd
	data1	0x40
	data1	0x9
	data4.ua	0xe7
	data1	0x48
	.uleb128 0x4
	data4.ua	@secrel(.LASF79)
	data1	0xd
	data1	0x41
	data1	0x9
	data4.ua	0xe7
	data1	0x50
	.uleb128 0x4
	data4.ua	@secrel(.LASF80)
	data1	0xd
	data1	0x42
	data1	0x9
	data4.ua	0xe7
	data1	0x58
	.uleb128 0x4
	data4.ua	@secrel(.LASF81)
	data1	0xd
	data1	0x44
	data1	0x16
	data4.ua	0x5da
	data1	0x60
	.uleb128 0x4
	data4.ua	@secrel(.LASF82)
	data1	0xd
	data1	0x46
	data1	0x14
	data4.ua	0x5df
	data1	0x68
	.uleb128 0x4
	data4.ua	@secrel(.LASF83)
	data1	0xd
	data1	0x48
	data1	0x7
	data4.ua	0x58
	data1	0x70
	.uleb128 0x4
	data4.ua	@secrel(.LASF84)
	data1	0xd
	data1	0x49
	data1	0x7
	data4.ua	0x58
	data1	0x74
	.uleb128 0x4
	data4.ua	@secrel(.LASF85)
	data1	0xd
	data1	0x4a
	data1	0xb
	data4.ua	0x70
	data1	0x78
	.uleb128 0x4
	data4.ua	@secrel(.LASF86)
	data1	0xd
	data1	0x4d
	data1	0x12
	data4.ua	0x35
	data1	0x80
	.uleb128 0x4
	data4.ua	@secrel(.LASF87)
	data1	0xd
	data1	0x4e
	data1	0xf
	data4.ua	0x4a
	data1	0x82
	.uleb128 0x4
	data4.ua	@secrel(.LASF88)
	data1	0xd
	data1	0x4f
	data1	0x8
	data4.ua	0x5e4
	data1	0x83
	.uleb128 0x4
	data4.ua	@secrel(.LASF89)
	data1	0xd
	data1	0x51
	data1	0xf
	data4.ua	0x5f4
	data1	0x88
	.uleb128 0x4
	data4.ua	@secrel(.LASF90)
	data1	0xd
	data1	0x59
	data1	0xd
	data4.ua	0x7c
	data1	0x90
	.uleb128 0x4
	data4.ua	@secrel(.LASF91)
	data1	0xd
	data1	0x5b
	data1	0x17
	data4.ua	0x5fe
	data1	0x98
	.uleb128 0x4
	data4.ua	@secrel(.LASF92)
	data1	0xd
	data1	0x5c
	data1	0x19
	data4.ua	0x608
	data1	0xa0
	.uleb128 0x4
	data4.ua	@secrel(.LASF93)
	data1	0xd
	data1	0x5d
	data1	0x14
	data4.ua	0x5df
	data1	0xa8
	.uleb128 0x4
	data4.ua	@secrel(.LASF94)
	data1	0xd
	data1	0x5e
	data1	0x9
	data4.ua	0xc8
	data1	0xb0
	.uleb128 0x4
	data4.ua	@secrel(.LASF95)
	data1	0xd
	data1	0x5f
	data1	0xa
	data4.ua	0x102
	data1	0xb8
	.uleb128 0x4
	data4.ua	@secrel(.LASF96)
	data1	0xd
	data1	0x60
	data1	0x7
	data4.ua	0x58
	data1	0xc0
	.uleb128 0x4
	data4.ua	@secrel(.LASF97)
	data1	0xd
	data1	0x62
	data1	0x8
	data4.ua	0x60d
	data1	0xc4
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF98)
	data1	0xe
	data1	0x7
	data1	0x19
	data4.ua	0x43a
	.uleb128 0x2e
	data4.ua	@secrel(.LASF216)
	data1	0xd
	data1	0x2b
	data1	0xe
	.uleb128 0x1e
	data4.ua	@secrel(.LASF99)
	.uleb128 0x7
	data4.ua	0x5d5
	.uleb128 0x7
	data4.ua	0x43a
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x5f4
	.uleb128 0xc
	data4.ua	0x43
	data1	0
	data1	0
	.uleb128 0x7
	data4.ua	0x5cd
	.uleb128 0x1e
	data4.ua	@secrel(.LASF100)
	.uleb128 0x7
	data4.ua	0x5f9
	.uleb128 0x1e
	data4.ua	@secrel(.LASF101)
	.uleb128 0x7
	data4.ua	0x603
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x61d
	.uleb128 0xc
	data4.ua	0x43
	data1	0x13
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF102)
	data1	0xf
	data1	0x4d
	data1	0x13
	data4.ua	0xcf
	.uleb128 0x20
	data4.ua	@secrel(.LASF103)
	data1	0x8f
	data4.ua	0x633
	.uleb128 0x7
	data4.ua	0x5c1
	.uleb128 0x14
	data4.ua	0x633
	.uleb128 0x20
	data4.ua	@secrel(.LASF104)
	data1	0x90
	data4.ua	0x633
	.uleb128 0x7
	data4.ua	0x64c
	.uleb128 0x2f
	.uleb128 0x1a
	data4.ua	0x3c
	data1	0x10
	data1	0x48
	data4.ua	0x68f
	.uleb128 0x5
	data4.ua	@secrel(.LASF105)
	data1	0x1
	.uleb128 0x5
	data4.ua	@secrel(.LASF106)
	data1	0x2
	.uleb128 0x5
	data4.ua	@secrel(.LASF107)
	data1	0x3
	.uleb128 0x5
	data4.ua	@secrel(.LASF108)
	data1	0x4
	.uleb128 0x5
	data4.ua	@secrel(.LASF109)
	data1	0x5
	.uleb128 0x5
	data4.ua	@secrel(.LASF110)
	data1	0x6
	.uleb128 0x5
	data4.ua	@secrel(.LASF111)
	data1	0x7
	.uleb128 0x5
	data4.ua	@secrel(.LASF112)
	data1	0x8
	.uleb128 0x5
	data4.ua	@secrel(.LASF113)
	data1	0x9
	data1	0
	.uleb128 0x1a
	data4.ua	0x3c
	data1	0x10
	data1	0x5f
	data4.ua	0x6d7
	.uleb128 0x5
	data4.ua	@secrel(.LASF114)
	data1	0x1
	.uleb128 0x5
	data4.ua	@secrel(.LASF115)
	data1	0x2
	.uleb128 0x5
	data4.ua	@secrel(.LASF116)
	data1	0x3
	.uleb128 0x5
	data4.ua	@secrel(.LASF117)
	data1	0x4
	.uleb128 0x5
	data4.ua	@secrel(.LASF118)
	data1	0x5
	.uleb128 0x5
	data4.ua	@secrel(.LASF119)
	data1	0x6
	.uleb128 0x5
	data4.ua	@secrel(.LASF120)
	data1	0x7
	.uleb128 0x5
	data4.ua	@secrel(.LASF121)
	data1	0x8
	.uleb128 0x5
	data4.ua	@secrel(.LASF122)
	data1	0xe
	.uleb128 0x5
	data4.ua	@secrel(.LASF123)
	data1	0xf
	data1	0
	.uleb128 0x1a
	data4.ua	0x3c
	data1	0x10
	data1	0x78
	data4.ua	0x719
	.uleb128 0x5
	data4.ua	@secrel(.LASF124)
	data1	0x1
	.uleb128 0x5
	data4.ua	@secrel(.LASF125)
	data1	0x2
	.uleb128 0x5
	data4.ua	@secrel(.LASF126)
	data1	0x3
	.uleb128 0x5
	data4.ua	@secrel(.LASF127)
	data1	0x4
	.uleb128 0x5
	data4.ua	@secrel(.LASF128)
	data1	0x5
	.uleb128 0x5
	data4.ua	@secrel(.LASF129)
	data1	0x6
	.uleb128 0x5
	data4.ua	@secrel(.LASF130)
	data1	0x7
	.uleb128 0x5
	data4.ua	@secrel(.LASF131)
	data1	0x8
	.uleb128 0x5
	data4.ua	@secrel(.LASF132)
	data1	0x9
	data1	0
	.uleb128 0x7
	data4.ua	0x326
	.uleb128 0x14
	data4.ua	0x719
	.uleb128 0x7
	data4.ua	0xe7
	.uleb128 0x9
	data4.ua	@secrel(.LASF133)
	data1	0x2
	data1	0xc
	data1	0xf
	data4.ua	0x734
	.uleb128 0x30
	data4.ua	0xc8
	data4.ua	0x743
	.uleb128 0x2
	data4.ua	0xc8
	data1	0
	.uleb128 0x10
	stringz	"one"
	data1	0xd
	data1	0x18
	data4.ua	0x374
	.uleb128 0x9
	data1	0x3
	data8.ua	one#
	.uleb128 0x10
	stringz	"two"
	data1	0xd
	data1	0x39
	data4.ua	0x374
	.uleb128 0x9
	data1	0x3
	data8.ua	two#
	.uleb128 0xd
	data4.ua	@secrel(.LASF134)
	data1	0xe
	data1	0x17
	data4.ua	0x3c4
	.uleb128 0x9
	data1	0x3
	data8.ua	changed#
	.uleb128 0xd
	data4.ua	@secrel(.LASF135)
	data1	0xf
	data1	0x15
	data4.ua	0x64
	.uleb128 0x9
	data1	0x3
	data8.ua	count#
	.uleb128 0xd
	data4.ua	@secrel(.LASF136)
	data1	0xf
	data1	0x1c
	data4.ua	0x64
	.uleb128 0x9
	data1	0x3
	data8.ua	is_made#
	.uleb128 0xb
	data4.ua	0x64
	data4.ua	0x7bc
	.uleb128 0xc
	data4.ua	0x43
	data1	0x1f
	data1	0
	.uleb128 0x1f
	data4.ua	0x7ac
	.uleb128 0xd
	data4.ua	@secrel(.LASF137)
	data1	0xf
	data1	0x25
	data4.ua	0x7bc
	.uleb128 0x9
	data1	0x3
	data8.ua	table#
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x7e6
	.uleb128 0xc
	data4.ua	0x43
	data1	0xf
	data1	0
	.uleb128 0xd
	data4.ua	@secrel(.LASF138)
	data1	0xde
	data1	0xd
	data4.ua	0x7d6
	.uleb128 0x9
	data1	0x3
	data8.ua	order#
	.uleb128 0x8
	data4.ua	@secrel(.LASF139)
	data1	0xc
	data2.ua	0x46a
	data1	0xc
	data4.ua	0x58
	data4.ua	0x812
	.uleb128 0x2
	data4.ua	0x812
	data1	0
	.uleb128 0x7
	data4.ua	0x3c4
	.uleb128 0x14
	data4.ua	0x812
	.uleb128 0x8
	data4.ua	@secrel(.LASF140)
	data1	0x11
	data2.ua	0x1e0
	data1	0xc
	data4.ua	0x58
	data4.ua	0x833
	.uleb128 0x2
	data4.ua	0xb0
	data1	0
	.uleb128 0x17
	data4.ua	@secrel(.LASF141)
	data1	0x12
	data1	0xb5
	data1	0xc
	data4.ua	0x58
	data4.ua	0x84f
	.uleb128 0x2
	data4.ua	0x15b
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x21
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF142)
	data1	0x11
	data2.ua	0x11f
	data1	0xc
	data4.ua	0x58
	data4.ua	0x86b
	.uleb128 0x2
	data4.ua	0x15b
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF143)
	data1	0x11
	data2.ua	0x35a
	data1	0xc
	data4.ua	0x58
	data4.ua	0x882
	.uleb128 0x2
	data4.ua	0x15b
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF144)
	data1	0x11
	data2.ua	0x166
	data1	0xc
	data4.ua	0x58
	data4.ua	0x899
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF145)
	data1	0x13
	data2.ua	0x2c4
	data1	0xc
	data4.ua	0x58
	data4.ua	0x8b0
	.uleb128 0x2
	data4.ua	0xe7
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF146)
	data1	0xc
	data2.ua	0x34c
	data1	0xc
	data4.ua	0x58
	data4.ua	0x8c7
	.uleb128 0x2
	data4.ua	0x8c7
	data1	0
	.uleb128 0x7
	data4.ua	0x374
	.uleb128 0x14
	data4.ua	0x8c7
	.uleb128 0x8
	data4.ua	@secrel(.LASF147)
	data1	0xc
	data2.ua	0x46e
	data1	0xc
	data4.ua	0x58
	data4.ua	0x8e8
	.uleb128 0x2
	data4.ua	0x812
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF148)
	data1	0xc
	data2.ua	0x476
	data1	0xc
	data4.ua	0x58
	data4.ua	0x904
	.uleb128 0x2
	data4.ua	0x817
	.uleb128 0x2
	data4.ua	0x8cc
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF149)
	data1	0xc
	data2.ua	0x323
	data1	0xc
	data4.ua	0x58
	data4.ua	0x91b
	.uleb128 0x2
	data4.ua	0x8c7
	data1	0
	.uleb128 0x31
	data4.ua	@secrel(.LASF156)
	data1	0x16
	data1	0x44
	data1	0xc
	data4.ua	0x58
	.uleb128 0x8
	data4.ua	@secrel(.LASF150)
	data1	0x14
	data2.ua	0x119
	data1	0xc
	data4.ua	0x58
	data4.ua	0x943
	.uleb128 0x2
	data4.ua	0x943
	.uleb128 0x2
	data4.ua	0x948
	data1	0
	.uleb128 0x7
	data4.ua	0x136
	.uleb128 0x7
	data4.ua	0x10e
	.uleb128 0x8
	data4.ua	@secrel(.LASF151)
	data1	0x14
	data2.ua	0x120
	data1	0xc
	data4.ua	0x58
	data4.ua	0x969
	.uleb128 0x2
	data4.ua	0x165
	.uleb128 0x2
	data4.ua	0x948
	data1	0
	.uleb128 0x17
	data4.ua	@secrel(.LASF152)
	data1	0x15
	data1	0x53
	data1	0x10
	data4.ua	0x88
	data4.ua	0x97f
	.uleb128 0x2
	data4.ua	0x97f
	data1	0
	.uleb128 0x7
	data4.ua	0x58
	.uleb128 0x8
	data4.ua	@secrel(.LASF153)
	data1	0x11
	data2.ua	0x173
	data1	0x10
	data4.ua	0x61d
	data4.ua	0x9a5
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0xc8
	.uleb128 0x2
	data4.ua	0x102
	data1	0
	.uleb128 0x32
	data4.ua	@secrel(.LASF154)
	data1	0x11
	data2.ua	0x270
	data1	0xd
	data4.ua	0x9b8
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF155)
	data1	0x11
	data2.ua	0x17a
	data1	0x10
	data4.ua	0x61d
	data4.ua	0x9d9
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x647
	.uleb128 0x2
	data4.ua	0x102
	data1	0
	.uleb128 0x33
	data4.ua	@secrel(.LASF157)
	data1	0x11
	data2.ua	0x30a
	data1	0x10
	data4.ua	0x88
	.uleb128 0x8
	data4.ua	@secrel(.LASF158)
	data1	0x11
	data2.ua	0x1b5
	data1	0xc
	data4.ua	0x58
	data4.ua	0x9fd
	.uleb128 0x2
	data4.ua	0x97f
	data1	0
	.uleb128 0x17
	data4.ua	@secrel(.LASF159)
	data1	0xf
	data1	0xe6
	data1	0xc
	data4.ua	0x58
	data4.ua	0xa13
	.uleb128 0x2
	data4.ua	0x633
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF160)
	data1	0xf
	data2.ua	0x164
	data1	0xc
	data4.ua	0x58
	data4.ua	0xa2b
	.uleb128 0x2
	data4.ua	0x15b
	.uleb128 0x21
	data1	0
	.uleb128 0x17
	data4.ua	@secrel(.LASF161)
	data1	0x17
	data1	0x95
	data1	0xe
	data4.ua	0xe7
	data4.ua	0xa46
	.uleb128 0x2
	data4.ua	0xe7
	.uleb128 0x2
	data4.ua	0x15b
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF162)
	data1	0xc
	data2.ua	0x148
	data1	0xc
	data4.ua	0x58
	data4.ua	0xa62
	.uleb128 0x2
	data4.ua	0x71e
	.uleb128 0x2
	data4.ua	0xa67
	data1	0
	.uleb128 0x7
	data4.ua	0x156
	.uleb128 0x14
	data4.ua	0xa62
	.uleb128 0x8
	data4.ua	@secrel(.LASF163)
	data1	0xc
	data2.ua	0x152
	data1	0xc
	data4.ua	0x58
	data4.ua	0xa88
	.uleb128 0x2
	data4.ua	0x719
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF164)
	data1	0xc
	data2.ua	0x15b
	data1	0xc
	data4.ua	0x58
	data4.ua	0xaa4
	.uleb128 0x2
	data4.ua	0x719
	.uleb128 0x2
	data4.ua	0x58
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF165)
	data1	0xc
	data2.ua	0x126
	data1	0xc
	data4.ua	0x58
	data4.ua	0xabb
	.uleb128 0x2
	data4.ua	0x719
	data1	0
	.uleb128 0x17
	data4.ua	@secrel(.LASF166)
	data1	0x16
	data1	0x3d
	data1	0xc
	data4.ua	0x58
	data4.ua	0xadb
	.uleb128 0x2
	data4.ua	0x88
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0xa62
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF167)
	data1	0xf
	data2.ua	0x250
	data1	0xe
	data4.ua	0xe7
	data4.ua	0xafc
	.uleb128 0x2
	data4.ua	0xec
	.uleb128 0x2
	data4.ua	0x58
	.uleb128 0x2
	data4.ua	0x638
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF168)
	data1	0xf
	data2.ua	0x28f
	data1	0xc
	data4.ua	0x58
	data4.ua	0xb18
	.uleb128 0x2
	data4.ua	0x160
	.uleb128 0x2
	data4.ua	0x638
	data1	0
	.uleb128 0x17
	data4.ua	@secrel(.LASF169)
	data1	0xc
	data1	0xe4
	data1	0xc
	data4.ua	0x58
	data4.ua	0xb33
	.uleb128 0x2
	data4.ua	0x2e4
	.uleb128 0x2
	data4.ua	0xb33
	data1	0
	.uleb128 0x7
	data4.ua	0xc8
	.uleb128 0x17
	data4.ua	@secrel(.LASF170)
	data1	0xc
	data1	0xd3
	data1	0xc
	data4.ua	0x58
	data4.ua	0xb5d
	.uleb128 0x2
	data4.ua	0xb62
	.uleb128 0x2
	data4.ua	0xb6c
	.uleb128 0x2
	data4.ua	0xb71
	.uleb128 0x2
	data4.ua	0xca
	data1	0
	.uleb128 0x7
	data4.ua	0x2e4
	.uleb128 0x14
	data4.ua	0xb5d
	.uleb128 0x7
	data4.ua	0x332
	.uleb128 0x14
	data4.ua	0xb67
	.uleb128 0x7
	data4.ua	0x734
	.uleb128 0x17
	data4.ua	@secrel(.LASF171)
	data1	0x17
	data1	0x9c
	data1	0xc
	data4.ua	0x58
	data4.ua	0xb91
	.uleb128 0x2
	data4.ua	0x15b
	.uleb128 0x2
	data4.ua	0x15b
	data1	0
	.uleb128 0x34
	data4.ua	@secrel(.LASF217)
	data1	0x2
	data2.ua	0x117
	data1	0x5
	data4.ua	0x58
	data8.ua	.LFB53
	data8.ua	.LFE53-.LFB53
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xc4d
	.uleb128 0x35
	data4.ua	@secrel(.LASF175)
	data1	0x2
	data2.ua	0x117
	data1	0xe
	data4.ua	0x58
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x36
	data4.ua	@secrel(.LASF211)
	data1	0x2
	data2.ua	0x117
	data1	0x1b
	data4.ua	0x723
	data4.ua	@secrel(.LLST41)
	data4.ua	@secrel(.LVUS41)
	.uleb128 0x37
	data1	0x10
	data1	0x2
	data2.ua	0x119
	data1	0x12
	data4.ua	0xbff
	.uleb128 0x22
	data4.ua	@secrel(.LASF172)
	data2.ua	0x11a
	data1	0x15
	data4.ua	0x15b
	data1	0
	.uleb128 0x22
	data4.ua	@secrel(.LASF173)
	data2.ua	0x11b
	data1	0x10
	data4.ua	0xc4e
	data1	0x8
	data1	0
	.uleb128 0xf
	data4.ua	0xbda
	.uleb128 0x23
	data4.ua	@secrel(.LASF174)
	data2.ua	0x11c
	data1	0x7
	data4.ua	0xc63
	.uleb128 0x9
	data1	0x3
	data8.ua	subjects.2#
	.uleb128 0x18
	data8.ua	.LBB32
	data8.ua	.LBE32-.LBB32
	.uleb128 0x38
	stringz	"i"
	data1	0x2
	data2.ua	0x121
	data1	0x11
	data4.ua	0x102
	data4.ua	@secrel(.LLST42)
	data4.ua	@secrel(.LVUS42)
	.uleb128 0x11
	data8.ua	.LVL185
	data4.ua	0xb76
	data1	0
	data1	0
	.uleb128 0x39
	.uleb128 0x7
	data4.ua	0xc4d
	.uleb128 0xb
	data4.ua	0xbff
	data4.ua	0xc63
	.uleb128 0xc
	data4.ua	0x43
	data1	0xb
	data1	0
	.uleb128 0xf
	data4.ua	0xc53
	.uleb128 0x3a
	data4.ua	@secrel(.LASF178)
	data1	0x2
	data2.ua	0x112
	data1	0xd
	data8.ua	.LFB52
	data8.ua	.LFE52-.LFB52
	data4.ua	@secrel(.LLST7)
	data4.ua	0xcab
	.uleb128 0x6
	data8.ua	.LVL22
	data4.ua	0x1e52
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x32
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x24
	data4.ua	@secrel(.LASF176)
	data2.ua	0x10e
	data4.ua	0xc8
	data8.ua	.LFB51
	data8.ua	.LFE51-.LFB51
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xd24
	.uleb128 0x25
	stringz	"p"
	data2.ua	0x10e
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x26
	data4.ua	0xd9d
	data8.ua	.LBI5
	data1	.LVU31
	data8.ua	.LBB5
	data8.ua	.LBE5-.LBB5
	data2.ua	0x110
	.uleb128 0x27
	data4.ua	0xdaf
	data4.ua	@secrel(.LLST1)
	data4.ua	@secrel(.LVUS1)
	.uleb128 0x6
	data8.ua	.LVL7
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC0
	data1	0
	data1	0
	data1	0
	.uleb128 0x24
	data4.ua	@secrel(.LASF177)
	data2.ua	0x10a
	data4.ua	0xc8
	data8.ua	.LFB50
	data8.ua	.LFE50-.LFB50
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xd9d
	.uleb128 0x25
	stringz	"p"
	data2.ua	0x10a
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x26
	data4.ua	0xd9d
	data8.ua	.LBI30
	data1	.LVU426
	data8.ua	.LBB30
	data8.ua	.LBE30-.LBB30
	data2.ua	0x10c
	.uleb128 0x27
	data4.ua	0xdaf
	data4.ua	@secrel(.LLST40)
	data4.ua	@secrel(.LVUS40)
	.uleb128 0x6
	data8.ua	.LVL179
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC16
	data1	0
	data1	0
	data1	0
	.uleb128 0x3b
	stringz	"say"
	data1	0x2
	data2.ua	0x105
	data1	0xe
	data4.ua	0xc8
	data1	0x1
	data4.ua	0xdbd
	.uleb128 0x3c
	data4.ua	@secrel(.LASF206)
	data1	0x2
	data2.ua	0x105
	data1	0x18
	data4.ua	0xc8
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF179)
	data1	0xfe
	data8.ua	.LFB48
	data8.ua	.LFE48-.LFB48
	data4.ua	@secrel(.LLST11)
	data4.ua	0xe20
	.uleb128 0x23
	data4.ua	@secrel(.LASF180)
	data2.ua	0x100
	data1	0xa
	data4.ua	0xe20
	.uleb128 0x2
	data1	0x91
	.sleb128 -48
	.uleb128 0x3
	data8.ua	.LVL28
	data4.ua	0xafc
	data4.ua	0xe03
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x2
	data1	0x91
	.sleb128 -48
	data1	0
	.uleb128 0x6
	data8.ua	.LVL29
	data4.ua	0xadb
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x2
	data1	0x91
	.sleb128 -48
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x2
	data1	0x8
	data1	0x40
	data1	0
	data1	0
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0xe30
	.uleb128 0xc
	data4.ua	0x43
	data1	0x3f
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF181)
	data1	0xe6
	data8.ua	.LFB47
	data8.ua	.LFE47-.LFB47
	data4.ua	@secrel(.LLST12)
	data4.ua	0x1025
	.uleb128 0xd
	data4.ua	@secrel(.LASF182)
	data1	0xe8
	data1	0x18
	data4.ua	0x1035
	.uleb128 0x9
	data1	0x3
	data8.ua	names.0#
	.uleb128 0xd
	data4.ua	@secrel(.LASF183)
	data1	0xe9
	data1	0x16
	data4.ua	0x104a
	.uleb128 0x9
	data1	0x3
	data8.ua	priorities.1#
	.uleb128 0xd
	data4.ua	@secrel(.LASF184)
	data1	0xea
	data1	0x18
	data4.ua	0x13b
	.uleb128 0x3
	data1	0x91
	.sleb128 -96
	.uleb128 0x10
	stringz	"t"
	data1	0xeb
	data1	0xf
	data4.ua	0x104f
	.uleb128 0x3
	data1	0x91
	.sleb128 -88
	.uleb128 0x1b
	data8.ua	.LBB9
	data8.ua	.LBE9-.LBB9
	data4.ua	0xf87
	.uleb128 0xa
	stringz	"i"
	data1	0xf0
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST13)
	data4.ua	@secrel(.LVUS13)
	.uleb128 0x18
	data8.ua	.LBB10
	data8.ua	.LBE10-.LBB10
	.uleb128 0x10
	stringz	"a"
	data1	0xf1
	data1	0x18
	data4.ua	0x326
	.uleb128 0x2
	data1	0x91
	.sleb128 -56
	.uleb128 0x10
	stringz	"p"
	data1	0xf2
	data1	0x1c
	data4.ua	0x13b
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x3
	data8.ua	.LVL33
	data4.ua	0xaa4
	data4.ua	0xefd
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 -56
	data1	0
	.uleb128 0x3
	data8.ua	.LVL34
	data4.ua	0xa88
	data4.ua	0xf1d
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 -56
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2b
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0x3
	data8.ua	.LVL35
	data4.ua	0xa6c
	data4.ua	0xf3d
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 -56
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2b
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0x3
	data8.ua	.LVL36
	data4.ua	0xa46
	data4.ua	0xf5f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 -56
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2b
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL37
	data4.ua	0xb38
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2b
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 -56
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2c
	.uleb128 0x3
	data1	0x92
	.uleb128 0x25
	.sleb128 0
	data1	0
	data1	0
	data1	0
	.uleb128 0x1b
	data8.ua	.LBB11
	data8.ua	.LBE11-.LBB11
	data4.ua	0xfc2
	.uleb128 0xa
	stringz	"i"
	data1	0xf9
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST14)
	data4.ua	@secrel(.LVUS14)
	.uleb128 0x6
	data8.ua	.LVL41
	data4.ua	0xb18
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2b
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL30
	data4.ua	0xabb
	data4.ua	0xfe8
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2b
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2c
	.uleb128 0x3
	data1	0x91
	.sleb128 -96
	data1	0
	.uleb128 0x3
	data8.ua	.LVL43
	data4.ua	0x1f54
	data4.ua	0x1008
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x9
	data1	0x3
	data8.ua	order#
	data1	0
	.uleb128 0x6
	data8.ua	.LVL45
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC3
	data1	0
	data1	0
	.uleb128 0xb
	data4.ua	0xf1
	data4.ua	0x1035
	.uleb128 0xc
	data4.ua	0x43
	data1	0x3
	data1	0
	.uleb128 0xf
	data4.ua	0x1025
	.uleb128 0xb
	data4.ua	0x5f
	data4.ua	0x104a
	.uleb128 0xc
	data4.ua	0x43
	data1	0x3
	data1	0
	.uleb128 0xf
	data4.ua	0x103a
	.uleb128 0xb
	data4.ua	0x2e4
	data4.ua	0x105f
	.uleb128 0xc
	data4.ua	0x43
	data1	0x3
	data1	0
	.uleb128 0x3d
	data4.ua	@secrel(.LASF185)
	data1	0x2
	data1	0xdf
	data1	0xe
	data4.ua	0xc8
	data8.ua	.LFB46
	data8.ua	.LFE46-.LFB46
	data4.ua	@secrel(.LLST15)
	data4.ua	0x10d6
	.uleb128 0xe
	stringz	"p"
	data1	0xdf
	data1	0x1b
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x1b
	data8.ua	.LBB12
	data8.ua	.LBE12-.LBB12
	data4.ua	0x10b1
	.uleb128 0x10
	stringz	"i"
	data1	0xe1
	data1	0x17
	data4.ua	0x64
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL47
	data4.ua	0xa2b
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x9
	data1	0x3
	data8.ua	order#
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF186)
	data1	0xc5
	data8.ua	.LFB45
	data8.ua	.LFE45-.LFB45
	data4.ua	@secrel(.LLST20)
	data4.ua	0x1398
	.uleb128 0xd
	data4.ua	@secrel(.LASF187)
	data1	0xc7
	data1	0x9
	data4.ua	0x58
	.uleb128 0x3
	data1	0x91
	.sleb128 -96
	.uleb128 0xd
	data4.ua	@secrel(.LASF188)
	data1	0xc7
	data1	0x15
	data4.ua	0x94
	.uleb128 0x3
	data1	0x91
	.sleb128 -92
	.uleb128 0xd
	data4.ua	@secrel(.LASF189)
	data1	0xc7
	data1	0x1e
	data4.ua	0x58
	.uleb128 0x3
	data1	0x91
	.sleb128 -84
	.uleb128 0xa
	stringz	"sum"
	data1	0xc7
	data1	0x26
	data4.ua	0x58
	data4.ua	@secrel(.LLST21)
	data4.ua	@secrel(.LVUS21)
	.uleb128 0x10
	stringz	"c"
	data1	0xc8
	data1	0xa
	data4.ua	0xf6
	.uleb128 0x3
	data1	0x91
	.sleb128 -80
	.uleb128 0xd
	data4.ua	@secrel(.LASF190)
	data1	0xc9
	data1	0x15
	data4.ua	0x10e
	.uleb128 0x3
	data1	0x91
	.sleb128 -72
	.uleb128 0xd
	data4.ua	@secrel(.LASF191)
	data1	0xc9
	data1	0x1d
	data4.ua	0x10e
	.uleb128 0x2
	data1	0x91
	.sleb128 -56
	.uleb128 0x10
	stringz	"nap"
	data1	0xc9
	data1	0x24
	data4.ua	0x10e
	.uleb128 0x2
	data1	0x91
	.sleb128 -40
	.uleb128 0xa
	stringz	"ns"
	data1	0xda
	data1	0xa
	data4.ua	0x69
	data4.ua	@secrel(.LLST22)
	data4.ua	@secrel(.LVUS22)
	.uleb128 0x1c
	data4.ua	@secrel(.LLRL23)
	data4.ua	0x1199
	.uleb128 0xa
	stringz	"i"
	data1	0xcb
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST24)
	data4.ua	@secrel(.LVUS24)
	data1	0
	.uleb128 0x1c
	data4.ua	@secrel(.LLRL25)
	data4.ua	0x120e
	.uleb128 0xa
	stringz	"i"
	data1	0xd0
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST26)
	data4.ua	@secrel(.LVUS26)
	.uleb128 0x11
	data8.ua	.LVL70
	data4.ua	0x9d9
	.uleb128 0x11
	data8.ua	.LVL72
	data4.ua	0x9d9
	.uleb128 0x11
	data8.ua	.LVL74
	data4.ua	0x9d9
	.uleb128 0x3
	data8.ua	.LVL77
	data4.ua	0x9b8
	data4.ua	0x1200
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC9
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0x11
	data8.ua	.LVL78
	data4.ua	0x9a5
	data1	0
	.uleb128 0x1c
	data4.ua	@secrel(.LLRL27)
	data4.ua	0x128c
	.uleb128 0xa
	stringz	"i"
	data1	0xd3
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST28)
	data4.ua	@secrel(.LVUS28)
	.uleb128 0x3
	data8.ua	.LVL80
	data4.ua	0xa13
	data4.ua	0x1249
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x2
	data1	0x8
	data1	0x20
	data1	0
	.uleb128 0x3
	data8.ua	.LVL83
	data4.ua	0x984
	data4.ua	0x1269
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x91
	.sleb128 -80
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0x6
	data8.ua	.LVL84
	data4.ua	0xa13
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC10
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x1
	data1	0x3a
	data1	0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL61
	data4.ua	0x1e52
	data4.ua	0x12b3
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x1
	data1	0x35
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x2
	data1	0x91
	.sleb128 -24
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x91
	.sleb128 -96
	data1	0
	.uleb128 0x3
	data8.ua	.LVL66
	data4.ua	0xa13
	data4.ua	0x12d3
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC8
	data1	0
	.uleb128 0x11
	data8.ua	.LVL67
	data4.ua	0x9fd
	.uleb128 0x3
	data8.ua	.LVL68
	data4.ua	0x9e6
	data4.ua	0x12fa
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0x91
	.sleb128 -92
	data1	0
	.uleb128 0x3
	data8.ua	.LVL88
	data4.ua	0x969
	data4.ua	0x1314
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL89
	data4.ua	0x94d
	data4.ua	0x1334
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL90
	data4.ua	0x927
	data4.ua	0x1353
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x2
	data1	0x91
	.sleb128 -40
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x3
	data8.ua	.LVL91
	data4.ua	0x94d
	data4.ua	0x1373
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL98
	data4.ua	0xa13
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC11
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF192)
	data1	0xbf
	data4.ua	0xc8
	data8.ua	.LFB44
	data8.ua	.LFE44-.LFB44
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x13d3
	.uleb128 0xe
	stringz	"p"
	data1	0xbf
	data1	0x22
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x11
	data8.ua	.LVL100
	data4.ua	0x91b
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF193)
	data1	0xb1
	data4.ua	0xc8
	data8.ua	.LFB43
	data8.ua	.LFE43-.LFB43
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x149d
	.uleb128 0xe
	stringz	"p"
	data1	0xb1
	data1	0x1c
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x18
	data8.ua	.LBB21
	data8.ua	.LBE21-.LBB21
	.uleb128 0xa
	stringz	"i"
	data1	0xb3
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST29)
	data4.ua	@secrel(.LVUS29)
	.uleb128 0x3
	data8.ua	.LVL104
	data4.ua	0x8d1
	data4.ua	0x143c
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL105
	data4.ua	0x8b0
	data4.ua	0x1456
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x11
	data8.ua	.LVL106
	data4.ua	0x91b
	.uleb128 0x3
	data8.ua	.LVL109
	data4.ua	0x904
	data4.ua	0x147d
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
	data8.ua	.LVL110
	data4.ua	0x8e8
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
	.uleb128 0x22
	.sleb128 0
	data1	0
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF194)
	data1	0xa5
	data4.ua	0xc8
	data8.ua	.LFB42
	data8.ua	.LFE42-.LFB42
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x155a
	.uleb128 0xe
	stringz	"p"
	data1	0xa5
	data1	0x1c
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x18
	data8.ua	.LBB22
	data8.ua	.LBE22-.LBB22
	.uleb128 0xa
	stringz	"i"
	data1	0xa7
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST30)
	data4.ua	@secrel(.LVUS30)
	.uleb128 0x3
	data8.ua	.LVL115
	data4.ua	0x8d1
	data4.ua	0x1506
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL116
	data4.ua	0x8b0
	data4.ua	0x1520
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL119
	data4.ua	0x904
	data4.ua	0x153a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL120
	data4.ua	0x8e8
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x3
	data1	0x92
	.uleb128 0x23
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x29
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF195)
	data1	0x9b
	data4.ua	0xc8
	data8.ua	.LFB41
	data8.ua	.LFE41-.LFB41
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x15db
	.uleb128 0xe
	stringz	"p"
	data1	0x9b
	data1	0x1f
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x18
	data8.ua	.LBB27
	data8.ua	.LBE27-.LBB27
	.uleb128 0xa
	stringz	"i"
	data1	0x9d
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST36)
	data4.ua	@secrel(.LVUS36)
	.uleb128 0x3
	data8.ua	.LVL157
	data4.ua	0x904
	data4.ua	0x15c3
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL158
	data4.ua	0x8b0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	data1	0
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF196)
	data1	0x94
	data8.ua	.LFB40
	data8.ua	.LFE40-.LFB40
	data4.ua	@secrel(.LLST8)
	data4.ua	0x161b
	.uleb128 0x6
	data8.ua	.LVL23
	data4.ua	0x1e52
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF197)
	data1	0x8e
	data4.ua	0xc8
	data8.ua	.LFB39
	data8.ua	.LFE39-.LFB39
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x1649
	.uleb128 0xe
	stringz	"p"
	data1	0x8e
	data1	0x19
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF198)
	data1	0x85
	data8.ua	.LFB38
	data8.ua	.LFE38-.LFB38
	data4.ua	@secrel(.LLST37)
	data4.ua	0x16f4
	.uleb128 0xd
	data4.ua	@secrel(.LASF172)
	data1	0x87
	data1	0xa
	data4.ua	0x3d0
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x3
	data8.ua	.LVL159
	data4.ua	0x899
	data4.ua	0x168f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0x11
	data8.ua	.LVL160
	data4.ua	0x882
	.uleb128 0x3
	data8.ua	.LVL161
	data4.ua	0x86b
	data4.ua	0x16b6
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL162
	data4.ua	0x1e52
	data4.ua	0x16dd
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x32
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x2
	data1	0x91
	.sleb128 -32
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL163
	data4.ua	0x86b
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF199)
	data1	0x7f
	data4.ua	0xc8
	data8.ua	.LFB37
	data8.ua	.LFE37-.LFB37
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x178a
	.uleb128 0x3e
	data4.ua	@secrel(.LASF172)
	data1	0x2
	data1	0x7f
	data1	0x19
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	data8.ua	.LVL165
	data4.ua	0x84f
	data4.ua	0x1744
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x3
	data8.ua	.LVL166
	data4.ua	0x833
	data4.ua	0x176d
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x2
	data1	0x8
	data1	0xc1
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0xa
	data2.ua	0x180
	data1	0
	.uleb128 0x6
	data8.ua	.LVL167
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC14
	data1	0
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF200)
	data1	0x76
	data8.ua	.LFB36
	data8.ua	.LFE36-.LFB36
	data4.ua	@secrel(.LLST38)
	data4.ua	0x1836
	.uleb128 0x10
	stringz	"t"
	data1	0x78
	data1	0xf
	data4.ua	0x2e4
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x3
	data8.ua	.LVL168
	data4.ua	0xb38
	data4.ua	0x17e7
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x2
	data1	0x91
	.sleb128 0
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
	.uleb128 0x9
	data1	0x3
	data8.ua	finish#
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x3
	data8.ua	.LVL169
	data4.ua	0x81c
	data4.ua	0x1801
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x3
	data1	0xa
	data2.ua	0x4e20
	data1	0
	.uleb128 0x3
	data8.ua	.LVL170
	data4.ua	0xa13
	data4.ua	0x1821
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC4
	data1	0
	.uleb128 0x6
	data8.ua	.LVL171
	data4.ua	0xb18
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF201)
	data1	0x71
	data4.ua	0xc8
	data8.ua	.LFB35
	data8.ua	.LFE35-.LFB35
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x1864
	.uleb128 0xe
	stringz	"p"
	data1	0x71
	data1	0x1b
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF202)
	data1	0x6b
	data8.ua	.LFB34
	data8.ua	.LFE34-.LFB34
	data4.ua	@secrel(.LLST9)
	data4.ua	0x18c4
	.uleb128 0x3
	data8.ua	.LVL24
	data4.ua	0x1e52
	data4.ua	0x18a7
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x32
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL25
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC1
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF203)
	data1	0x63
	data4.ua	0xc8
	data8.ua	.LFB33
	data8.ua	.LFE33-.LFB33
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x1956
	.uleb128 0xe
	stringz	"p"
	data1	0x63
	data1	0x19
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	data8.ua	.LVL122
	data4.ua	0x904
	data4.ua	0x190b
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL123
	data4.ua	0x904
	data4.ua	0x1925
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL124
	data4.ua	0x8b0
	data4.ua	0x193f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL125
	data4.ua	0x8b0
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
	.uleb128 0x16
	data4.ua	@secrel(.LASF204)
	data1	0x5b
	data4.ua	0xc8
	data8.ua	.LFB32
	data8.ua	.LFE32-.LFB32
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x19e8
	.uleb128 0xe
	stringz	"p"
	data1	0x5b
	data1	0x1a
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	data8.ua	.LVL127
	data4.ua	0x904
	data4.ua	0x199d
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL128
	data4.ua	0x904
	data4.ua	0x19b7
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL129
	data4.ua	0x8b0
	data4.ua	0x19d1
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL130
	data4.ua	0x8b0
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
	.uleb128 0x12
	data4.ua	@secrel(.LASF205)
	data1	0x4d
	data8.ua	.LFB31
	data8.ua	.LFE31-.LFB31
	data4.ua	@secrel(.LLST17)
	data4.ua	0x1add
	.uleb128 0xd
	data4.ua	@secrel(.LASF188)
	data1	0x4f
	data1	0x9
	data4.ua	0x94
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0xd
	data4.ua	@secrel(.LASF206)
	data1	0x50
	data1	0xa
	data4.ua	0x1add
	.uleb128 0x2
	data1	0x91
	.sleb128 8
	.uleb128 0x1c
	data4.ua	@secrel(.LLRL18)
	data4.ua	0x1a77
	.uleb128 0xa
	stringz	"s"
	data1	0x52
	data1	0x16
	data4.ua	0x15b
	data4.ua	@secrel(.LLST19)
	data4.ua	@secrel(.LVUS19)
	.uleb128 0x11
	data8.ua	.LVL53
	data4.ua	0x9d9
	.uleb128 0x3
	data8.ua	.LVL58
	data4.ua	0x9b8
	data4.ua	0x1a69
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0x11
	data8.ua	.LVL59
	data4.ua	0x9a5
	data1	0
	.uleb128 0x3
	data8.ua	.LVL50
	data4.ua	0x9e6
	data4.ua	0x1a90
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL55
	data4.ua	0x969
	data4.ua	0x1aa8
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x3
	data8.ua	.LVL56
	data4.ua	0x984
	data4.ua	0x1ac7
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x2
	data1	0x91
	.sleb128 8
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x32
	data1	0
	.uleb128 0x6
	data8.ua	.LVL57
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x91
	.sleb128 8
	data1	0
	data1	0
	.uleb128 0xb
	data4.ua	0xf6
	data4.ua	0x1aed
	.uleb128 0xc
	data4.ua	0x43
	data1	0x2
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF207)
	data1	0x43
	data8.ua	.LFB30
	data8.ua	.LFE30-.LFB30
	data4.ua	@secrel(.LLST39)
	data4.ua	0x1bb9
	.uleb128 0x10
	stringz	"t"
	data1	0x45
	data1	0xf
	data4.ua	0x2e4
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x3
	data8.ua	.LVL172
	data4.ua	0xb38
	data4.ua	0x1b4a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x2
	data1	0x91
	.sleb128 0
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
	.uleb128 0x9
	data1	0x3
	data8.ua	await#
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x3
	data8.ua	.LVL173
	data4.ua	0x81c
	data4.ua	0x1b64
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x3
	data1	0xa
	data2.ua	0x7d0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL174
	data4.ua	0x7fb
	data4.ua	0x1b84
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	changed#
	data1	0
	.uleb128 0x3
	data8.ua	.LVL175
	data4.ua	0xb18
	data4.ua	0x1b9c
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL176
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC15
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF208)
	data1	0x3c
	data4.ua	0xc8
	data8.ua	.LFB29
	data8.ua	.LFE29-.LFB29
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x1c3f
	.uleb128 0xe
	stringz	"p"
	data1	0x3c
	data1	0x1a
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x3
	data8.ua	.LVL132
	data4.ua	0x904
	data4.ua	0x1c00
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	.uleb128 0x3
	data8.ua	.LVL133
	data4.ua	0x8e8
	data4.ua	0x1c28
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x9
	data1	0x3
	data8.ua	changed#
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	.uleb128 0x6
	data8.ua	.LVL134
	data4.ua	0x8b0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x3
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF209)
	data1	0x36
	data8.ua	.LFB28
	data8.ua	.LFE28-.LFB28
	data4.ua	@secrel(.LLST10)
	data4.ua	0x1c9f
	.uleb128 0x3
	data8.ua	.LVL26
	data4.ua	0x1e52
	data4.ua	0x1c82
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x34
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL27
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC2
	data1	0
	data1	0
	.uleb128 0x28
	stringz	"use"
	data1	0x26
	data4.ua	0xc8
	data8.ua	.LFB27
	data8.ua	.LFE27-.LFB27
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x1da1
	.uleb128 0xe
	stringz	"p"
	data1	0x26
	data1	0x18
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0xa
	stringz	"sum"
	data1	0x28
	data1	0x9
	data4.ua	0x58
	data4.ua	@secrel(.LLST31)
	data4.ua	@secrel(.LVUS31)
	.uleb128 0x1b
	data8.ua	.LBB25
	data8.ua	.LBE25-.LBB25
	data4.ua	0x1d29
	.uleb128 0xa
	stringz	"i"
	data1	0x2b
	data1	0x12
	data4.ua	0x58
	data4.ua	@secrel(.LLST34)
	data4.ua	@secrel(.LVUS34)
	.uleb128 0x18
	data8.ua	.LBB26
	data8.ua	.LBE26-.LBB26
	.uleb128 0xa
	stringz	"k"
	data1	0x2c
	data1	0x16
	data4.ua	0x58
	data4.ua	@secrel(.LLST35)
	data4.ua	@secrel(.LVUS35)
	data1	0
	data1	0
	.uleb128 0x1c
	data4.ua	@secrel(.LLRL32)
	data4.ua	0x1d44
	.uleb128 0xa
	stringz	"k"
	data1	0x30
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST33)
	data4.ua	@secrel(.LVUS33)
	data1	0
	.uleb128 0x3
	data8.ua	.LVL143
	data4.ua	0x904
	data4.ua	0x1d64
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x9
	data1	0x3
	data8.ua	one#
	data1	0
	.uleb128 0x3
	data8.ua	.LVL151
	data4.ua	0x8b0
	data4.ua	0x1d84
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x9
	data1	0x3
	data8.ua	one#
	data1	0
	.uleb128 0x6
	data8.ua	.LVL153
	data4.ua	0x1f54
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC13
	data1	0
	data1	0
	.uleb128 0x12
	data4.ua	@secrel(.LASF210)
	data1	0x20
	data8.ua	.LFB26
	data8.ua	.LFE26-.LFB26
	data4.ua	@secrel(.LLST16)
	data4.ua	0x1e01
	.uleb128 0x3
	data8.ua	.LVL48
	data4.ua	0x1e52
	data4.ua	0x1de4
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x32
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x6
	data8.ua	.LVL49
	data4.ua	0xa13
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC4
	data1	0
	data1	0
	.uleb128 0x28
	stringz	"add"
	data1	0x1a
	data4.ua	0xc8
	data8.ua	.LFB25
	data8.ua	.LFE25-.LFB25
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x1e52
	.uleb128 0xe
	stringz	"p"
	data1	0x1a
	data1	0x18
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x18
	data8.ua	.LBB2
	data8.ua	.LBE2-.LBB2
	.uleb128 0xa
	stringz	"i"
	data1	0x1c
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST0)
	data4.ua	@secrel(.LVUS0)
	data1	0
	data1	0
	.uleb128 0x3f
	stringz	"run"
	data1	0x2
	data1	0x11
	data1	0xd
	data8.ua	.LFB24
	data8.ua	.LFE24-.LFB24
	data4.ua	@secrel(.LLST2)
	data4.ua	0x1f35
	.uleb128 0x40
	stringz	"n"
	data1	0x2
	data1	0x11
	data1	0x15
	data4.ua	0x58
	data4.ua	@secrel(.LLST3)
	data4.ua	@secrel(.LVUS3)
	.uleb128 0x41
	data4.ua	@secrel(.LASF212)
	data1	0x2
	data1	0x11
	data1	0x25
	data4.ua	0x1f35
	data4.ua	@secrel(.LLST4)
	data4.ua	@secrel(.LVUS4)
	.uleb128 0xe
	stringz	"arg"
	data1	0x11
	data1	0x31
	data4.ua	0xc8
	.uleb128 0x2
	data1	0x90
	.uleb128 0x22
	.uleb128 0x10
	stringz	"t"
	data1	0x13
	data1	0xf
	data4.ua	0x1f44
	.uleb128 0x2
	data1	0x91
	.sleb128 -48
	.uleb128 0x1b
	data8.ua	.LBB7
	data8.ua	.LBE7-.LBB7
	data4.ua	0x1efd
	.uleb128 0xa
	stringz	"i"
	data1	0x14
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST5)
	data4.ua	@secrel(.LVUS5)
	.uleb128 0x6
	data8.ua	.LVL14
	data4.ua	0xb38
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
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2c
	.uleb128 0x3
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0
	data1	0
	.uleb128 0x18
	data8.ua	.LBB8
	data8.ua	.LBE8-.LBB8
	.uleb128 0xa
	stringz	"i"
	data1	0x16
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST6)
	data4.ua	@secrel(.LVUS6)
	.uleb128 0x6
	data8.ua	.LVL19
	data4.ua	0xb18
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	data1	0
	.uleb128 0x7
	data4.ua	0x1f3f
	.uleb128 0x7
	data4.ua	0x728
	.uleb128 0xf
	data4.ua	0x1f3a
	.uleb128 0xb
	data4.ua	0x2e4
	data4.ua	0x1f54
	.uleb128 0xc
	data4.ua	0x43
	data1	0x7
	data1	0
	.uleb128 0x42
	data4.ua	@secrel(.LASF218)
	data4.ua	@secrel(.LASF219)
	data1	0x18
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
	.uleb128 0x4
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
	.uleb128 0x5
	.uleb128 0x28
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1c
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x6
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x7
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xc
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
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
	.uleb128 0xf
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x10
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
	.uleb128 0x11
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x12
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
	.sleb128 13
	.uleb128 0x27
	.uleb128 0x19
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
	.uleb128 0x13
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
	.uleb128 0x14
	.uleb128 0x37
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x15
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
	data1	0
	data1	0
	.uleb128 0x16
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
	.sleb128 14
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
	.uleb128 0x17
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
	.uleb128 0x18
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	data1	0
	data1	0
	.uleb128 0x19
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
	.uleb128 0x1a
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
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1b
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
	.uleb128 0x1c
	.uleb128 0xb
	data1	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0x17
	data1	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 9
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1e
	.uleb128 0x13
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x1f
	.uleb128 0x35
	data1	0
	.uleb128 0x49
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
	.sleb128 15
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 14
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x21
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x22
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x23
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x24
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 14
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
	.uleb128 0x25
	.uleb128 0x5
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 26
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x26
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
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x59
	.uleb128 0x5
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 23
	data1	0
	data1	0
	.uleb128 0x27
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
	.uleb128 0x28
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 14
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
	.uleb128 0x29
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
	.uleb128 0x2a
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
	.uleb128 0x2b
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
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
	.uleb128 0x2e
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
	.uleb128 0x2f
	.uleb128 0x26
	data1	0
	data1	0
	data1	0
	.uleb128 0x30
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
	.uleb128 0x31
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
	.uleb128 0x32
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
	.uleb128 0x33
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
	.uleb128 0x34
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
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x35
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
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x36
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x37
	.uleb128 0x13
	data1	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x38
	.uleb128 0x34
	data1	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0x5
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
	.uleb128 0x15
	data1	0
	.uleb128 0x27
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x3a
	.uleb128 0x2e
	data1	0x1
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
	.uleb128 0x3b
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0x8
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
	.uleb128 0x3c
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
	.uleb128 0x3d
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
	.uleb128 0x3e
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
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x3f
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3
	.uleb128 0x8
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
	.uleb128 0x17
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x40
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
	.uleb128 0x41
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x42
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
.LVUS41:
	.uleb128 0
	.uleb128 .LVU437
	.uleb128 .LVU437
	.uleb128 .LVU446
	.uleb128 .LVU446
	.uleb128 0
.LLST41:
	data1	0x4
	.uleb128 .LVL181-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL187-.Ltext0
	.uleb128 0x4
	data1	0x92
	.uleb128 0x21
	.sleb128 -8
	data1	0x9f
	data1	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LFE53-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x9f
	data1	0
.LVUS42:
	.uleb128 .LVU435
	.uleb128 .LVU438
.LLST42:
	data1	0x4
	.uleb128 .LVL182-.Ltext0
	.uleb128 .LVL184-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LLST7:
	data1	0x4
	.uleb128 .LFB52-.Ltext0
	.uleb128 .LCFI9-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI9-.Ltext0
	.uleb128 .LCFI11-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI11-.Ltext0
	.uleb128 .LFE52-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS1:
	.uleb128 .LVU31
	.uleb128 .LVU34
.LLST1:
	data1	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0xa
	data1	0x3
	data8.ua	.LC0
	data1	0x9f
	data1	0
.LVUS40:
	.uleb128 .LVU426
	.uleb128 .LVU429
.LLST40:
	data1	0x4
	.uleb128 .LVL178-.Ltext0
	.uleb128 .LVL180-.Ltext0
	.uleb128 0xa
	data1	0x3
	data8.ua	.LC16
	data1	0x9f
	data1	0
.LLST11:
	data1	0x4
	.uleb128 .LFB48-.Ltext0
	.uleb128 .LCFI25-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI25-.Ltext0
	.uleb128 .LCFI27-.Ltext0
	.uleb128 0x3
	data1	0x7c
	.sleb128 64
	data1	0x4
	.uleb128 .LCFI27-.Ltext0
	.uleb128 .LFE48-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST12:
	data1	0x4
	.uleb128 .LFB47-.Ltext0
	.uleb128 .LCFI29-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI29-.Ltext0
	.uleb128 .LCFI32-.Ltext0
	.uleb128 0x3
	data1	0x7c
	.sleb128 112
	data1	0x4
	.uleb128 .LCFI32-.Ltext0
	.uleb128 .LCFI33-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI33-.Ltext0
	.uleb128 .LFE47-.Ltext0
	.uleb128 0x3
	data1	0x7c
	.sleb128 112
	data1	0
.LVUS13:
	.uleb128 .LVU98
	.uleb128 .LVU101
	.uleb128 .LVU101
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 .LVU115
.LLST13:
	data1	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x10
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	data1	0x3
	data8.ua	priorities.1#
	data1	0x1c
	data1	0x32
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x10
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	data1	0x3
	data8.ua	priorities.1#+4
	data1	0x1c
	data1	0x32
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x12
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	data1	0x3
	data8.ua	priorities.1#+4
	data1	0x1c
	data1	0x32
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS14:
	.uleb128 .LVU109
	.uleb128 .LVU111
	.uleb128 .LVU111
	.uleb128 .LVU113
	.uleb128 .LVU113
	.uleb128 .LVU115
.LLST14:
	data1	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0xb
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x68
	data1	0x33
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0xb
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x60
	data1	0x33
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0xd
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x60
	data1	0x33
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LLST15:
	data1	0x4
	.uleb128 .LFB46-.Ltext0
	.uleb128 .LCFI35-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI35-.Ltext0
	.uleb128 .LCFI37-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI37-.Ltext0
	.uleb128 .LFE46-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST20:
	data1	0x4
	.uleb128 .LFB45-.Ltext0
	.uleb128 .LCFI48-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI48-.Ltext0
	.uleb128 .LCFI51-.Ltext0
	.uleb128 0x3
	data1	0x7c
	.sleb128 112
	data1	0x4
	.uleb128 .LCFI51-.Ltext0
	.uleb128 .LFE45-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS21:
	.uleb128 .LVU161
	.uleb128 .LVU173
	.uleb128 .LVU173
	.uleb128 .LVU179
	.uleb128 .LVU218
	.uleb128 0
.LLST21:
	data1	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LVL63-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL66-1-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x2a
	data1	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LFE45-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0
.LVUS22:
	.uleb128 .LVU228
	.uleb128 .LVU232
	.uleb128 .LVU232
	.uleb128 .LVU233
	.uleb128 .LVU233
	.uleb128 .LVU235
	.uleb128 .LVU235
	.uleb128 .LVU236
	.uleb128 .LVU236
	.uleb128 .LVU238
	.uleb128 .LVU238
	.uleb128 .LVU239
.LLST22:
	data1	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LVL93-.Ltext0
	.uleb128 0x18
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x6
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x6
	data1	0x1c
	data1	0xc
	data4.ua	0x3b9aca00
	data1	0x1e
	data1	0x91
	.sleb128 -64
	data1	0x6
	data1	0x1c
	data1	0x91
	.sleb128 -48
	data1	0x6
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL93-.Ltext0
	.uleb128 .LVL94-.Ltext0
	.uleb128 0x18
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x6
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x6
	data1	0x1c
	data1	0xc
	data4.ua	0x3b9aca00
	data1	0x1e
	data1	0x91
	.sleb128 -64
	data1	0x6
	data1	0x1c
	data1	0x7f
	.sleb128 0
	data1	0x6
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL95-.Ltext0
	.uleb128 0x17
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x6
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x6
	data1	0x1c
	data1	0xc
	data4.ua	0x3b9aca00
	data1	0x1e
	data1	0x91
	.sleb128 -64
	data1	0x6
	data1	0x1c
	data1	0x7f
	.sleb128 0
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL95-.Ltext0
	.uleb128 .LVL96-.Ltext0
	.uleb128 0x18
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x6
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x6
	data1	0x1c
	data1	0xc
	data4.ua	0x3b9aca00
	data1	0x1e
	data1	0x7f
	.sleb128 0
	data1	0x6
	data1	0x1c
	data1	0x91
	.sleb128 -48
	data1	0x6
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL96-.Ltext0
	.uleb128 .LVL97-.Ltext0
	.uleb128 0x17
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x6
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x6
	data1	0x1c
	data1	0xc
	data4.ua	0x3b9aca00
	data1	0x1e
	data1	0x7f
	.sleb128 0
	data1	0x1c
	data1	0x91
	.sleb128 -48
	data1	0x6
	data1	0x22
	data1	0x9f
	data1	0x4
	.uleb128 .LVL97-.Ltext0
	.uleb128 .LVL98-1-.Ltext0
	.uleb128 0x18
	data1	0x92
	.uleb128 0x22
	.sleb128 0
	data1	0x6
	data1	0x92
	.uleb128 0x20
	.sleb128 0
	data1	0x6
	data1	0x1c
	data1	0xc
	data4.ua	0x3b9aca00
	data1	0x1e
	data1	0x91
	.sleb128 -64
	data1	0x6
	data1	0x1c
	data1	0x91
	.sleb128 -48
	data1	0x6
	data1	0x22
	data1	0x9f
	data1	0
.LVUS24:
	.uleb128 .LVU169
	.uleb128 .LVU173
	.uleb128 .LVU173
	.uleb128 .LVU179
.LLST24:
	data1	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL63-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL66-1-.Ltext0
	.uleb128 0x1
	data1	0x5f
	data1	0
.LVUS26:
	.uleb128 .LVU184
	.uleb128 .LVU189
	.uleb128 .LVU189
	.uleb128 .LVU194
	.uleb128 .LVU194
	.uleb128 .LVU202
	.uleb128 .LVU202
	.uleb128 .LVU204
.LLST26:
	data1	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0x4
	.uleb128 .LVL73-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x2
	data1	0x32
	data1	0x9f
	data1	0x4
	.uleb128 .LVL75-.Ltext0
	.uleb128 .LVL76-.Ltext0
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0
.LVUS28:
	.uleb128 .LVU207
	.uleb128 .LVU213
	.uleb128 .LVU213
	.uleb128 .LVU214
.LLST28:
	data1	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL85-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL85-.Ltext0
	.uleb128 0x2
	data1	0x33
	data1	0x9f
	data1	0
.LVUS29:
	.uleb128 .LVU258
	.uleb128 .LVU264
	.uleb128 .LVU264
	.uleb128 0
.LLST29:
	data1	0x4
	.uleb128 .LVL102-.Ltext0
	.uleb128 .LVL103-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL103-.Ltext0
	.uleb128 .LFE43-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	data1	0
.LVUS30:
	.uleb128 .LVU285
	.uleb128 .LVU290
	.uleb128 .LVU290
	.uleb128 .LVU292
	.uleb128 .LVU292
	.uleb128 .LVU296
	.uleb128 .LVU296
	.uleb128 0
.LLST30:
	data1	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL113-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL113-.Ltext0
	.uleb128 .LVL114-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	data1	0x4
	.uleb128 .LVL114-.Ltext0
	.uleb128 .LVL117-.Ltext0
	.uleb128 0x4
	data1	0x92
	.uleb128 0x24
	.sleb128 -1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL117-.Ltext0
	.uleb128 .LFE42-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	data1	0
.LVUS36:
	.uleb128 .LVU373
	.uleb128 .LVU376
.LLST36:
	data1	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL156-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LLST8:
	data1	0x4
	.uleb128 .LFB40-.Ltext0
	.uleb128 .LCFI13-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI13-.Ltext0
	.uleb128 .LCFI15-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI15-.Ltext0
	.uleb128 .LFE40-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST37:
	data1	0x4
	.uleb128 .LFB38-.Ltext0
	.uleb128 .LCFI71-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI71-.Ltext0
	.uleb128 .LCFI73-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 48
	data1	0x4
	.uleb128 .LCFI73-.Ltext0
	.uleb128 .LFE38-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST38:
	data1	0x4
	.uleb128 .LFB36-.Ltext0
	.uleb128 .LCFI77-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI77-.Ltext0
	.uleb128 .LCFI79-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI79-.Ltext0
	.uleb128 .LFE36-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST9:
	data1	0x4
	.uleb128 .LFB34-.Ltext0
	.uleb128 .LCFI17-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI17-.Ltext0
	.uleb128 .LCFI19-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI19-.Ltext0
	.uleb128 .LFE34-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST17:
	data1	0x4
	.uleb128 .LFB31-.Ltext0
	.uleb128 .LCFI43-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI43-.Ltext0
	.uleb128 .LCFI45-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI45-.Ltext0
	.uleb128 .LCFI46-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI46-.Ltext0
	.uleb128 .LFE31-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0
.LVUS19:
	.uleb128 .LVU142
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 0
.LLST19:
	data1	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0xa
	data1	0x3
	data8.ua	.LC5
	data1	0x9f
	data1	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LFE31-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LLST39:
	data1	0x4
	.uleb128 .LFB30-.Ltext0
	.uleb128 .LCFI81-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI81-.Ltext0
	.uleb128 .LCFI83-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI83-.Ltext0
	.uleb128 .LFE30-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST10:
	data1	0x4
	.uleb128 .LFB28-.Ltext0
	.uleb128 .LCFI21-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI21-.Ltext0
	.uleb128 .LCFI23-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0x4
	.uleb128 .LCFI23-.Ltext0
	.uleb128 .LFE28-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS31:
	.uleb128 .LVU331
	.uleb128 .LVU340
	.uleb128 .LVU340
	.uleb128 .LVU347
	.uleb128 .LVU349
	.uleb128 .LVU367
	.uleb128 .LVU367
	.uleb128 .LVU368
.LLST31:
	data1	0x4
	.uleb128 .LVL136-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL138-.Ltext0
	.uleb128 .LVL141-.Ltext0
	.uleb128 0x1
	data1	0x60
	data1	0x4
	.uleb128 .LVL142-.Ltext0
	.uleb128 .LVL152-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL153-1-.Ltext0
	.uleb128 0x1
	data1	0x60
	data1	0
.LVUS34:
	.uleb128 .LVU352
	.uleb128 .LVU356
	.uleb128 .LVU361
	.uleb128 .LVU365
.LLST34:
	data1	0x4
	.uleb128 .LVL144-.Ltext0
	.uleb128 .LVL145-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL147-.Ltext0
	.uleb128 .LVL150-.Ltext0
	.uleb128 0x2
	data1	0x31
	data1	0x9f
	data1	0
.LVUS35:
	.uleb128 .LVU356
	.uleb128 .LVU363
	.uleb128 .LVU363
	.uleb128 .LVU364
.LLST35:
	data1	0x4
	.uleb128 .LVL145-.Ltext0
	.uleb128 .LVL148-.Ltext0
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL148-.Ltext0
	.uleb128 .LVL149-.Ltext0
	.uleb128 0x7
	data1	0x7e
	.sleb128 0
	data1	0x94
	data1	0x4
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS33:
	.uleb128 .LVU336
	.uleb128 .LVU340
	.uleb128 .LVU340
	.uleb128 .LVU347
	.uleb128 .LVU367
	.uleb128 .LVU368
.LLST33:
	data1	0x4
	.uleb128 .LVL137-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL138-.Ltext0
	.uleb128 .LVL141-.Ltext0
	.uleb128 0x1
	data1	0x5f
	data1	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL153-1-.Ltext0
	.uleb128 0x1
	data1	0x5f
	data1	0
.LLST16:
	data1	0x4
	.uleb128 .LFB26-.Ltext0
	.uleb128 .LCFI39-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI39-.Ltext0
	.uleb128 .LCFI41-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI41-.Ltext0
	.uleb128 .LFE26-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS0:
	.uleb128 .LVU4
	.uleb128 .LVU6
.LLST0:
	data1	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LLST2:
	data1	0x4
	.uleb128 .LFB24-.Ltext0
	.uleb128 .LCFI4-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI4-.Ltext0
	.uleb128 .LCFI7-.Ltext0
	.uleb128 0x3
	data1	0x7c
	.sleb128 64
	data1	0x4
	.uleb128 .LCFI7-.Ltext0
	.uleb128 .LFE24-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 0
.LLST3:
	data1	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LFE24-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 0
.LLST4:
	data1	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE24-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x9f
	data1	0
.LVUS5:
	.uleb128 .LVU40
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU54
.LLST5:
	data1	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0xb
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x1c
	data1	0x33
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0xd
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x1c
	data1	0x38
	data1	0x1c
	data1	0x33
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0xf
	data1	0x92
	.uleb128 0x21
	.sleb128 0
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x1c
	data1	0x38
	data1	0x1c
	data1	0x33
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
	data1	0
.LVUS6:
	.uleb128 .LVU47
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 .LVU51
	.uleb128 .LVU51
	.uleb128 .LVU53
	.uleb128 .LVU53
	.uleb128 .LVU54
.LLST6:
	data1	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0xb
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x40
	data1	0x33
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0xb
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x38
	data1	0x33
	data1	0x25
	data1	0x9f
	data1	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0xd
	data1	0x92
	.uleb128 0x24
	.sleb128 0
	data1	0x91
	.sleb128 16
	data1	0x1c
	data1	0x23
	.uleb128 0x38
	data1	0x33
	data1	0x25
	data1	0x23
	.uleb128 0x1
	data1	0x9f
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
.LLRL18:
	data1	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	data1	0x4
	.uleb128 .LBB14-.Ltext0
	.uleb128 .LBE14-.Ltext0
	data1	0
.LLRL23:
	data1	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
	data1	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	data1	0
.LLRL25:
	data1	0x4
	.uleb128 .LBB17-.Ltext0
	.uleb128 .LBE17-.Ltext0
	data1	0x4
	.uleb128 .LBB19-.Ltext0
	.uleb128 .LBE19-.Ltext0
	data1	0
.LLRL27:
	data1	0x4
	.uleb128 .LBB18-.Ltext0
	.uleb128 .LBE18-.Ltext0
	data1	0x4
	.uleb128 .LBB20-.Ltext0
	.uleb128 .LBE20-.Ltext0
	data1	0
.LLRL32:
	data1	0x4
	.uleb128 .LBB23-.Ltext0
	.uleb128 .LBE23-.Ltext0
	data1	0x4
	.uleb128 .LBB24-.Ltext0
	.uleb128 .LBE24-.Ltext0
	data1	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF164:
	stringz	"pthread_attr_setinheritsched"
.LASF7:
	stringz	"__off_t"
.LASF50:
	stringz	"__size"
.LASF70:
	stringz	"_IO_read_ptr"
.LASF82:
	stringz	"_chain"
.LASF142:
	stringz	"access"
.LASF165:
	stringz	"pthread_attr_init"
.LASF16:
	stringz	"size_t"
.LASF178:
	stringz	"any_order"
.LASF30:
	stringz	"__prev"
.LASF51:
	stringz	"__align"
.LASF88:
	stringz	"_shortbuf"
.LASF214:
	stringz	"@SOURCE@/races.c"
.LASF144:
	stringz	"close"
.LASF148:
	stringz	"pthread_cond_wait"
.LASF102:
	stringz	"ssize_t"
.LASF43:
	stringz	"__g1_start"
.LASF120:
	stringz	"FPE_FLTINV"
.LASF42:
	stringz	"__wseq"
.LASF76:
	stringz	"_IO_buf_base"
.LASF160:
	stringz	"printf"
.LASF193:
	stringz	"consume"
.LASF27:
	stringz	"long long unsigned int"
.LASF150:
	stringz	"nanosleep"
.LASF158:
	stringz	"pipe"
.LASF31:
	stringz	"__next"
.LASF156:
	stringz	"sched_yield"
.LASF104:
	stringz	"stdout"
.LASF128:
	stringz	"SEGV_ACCADI"
.LASF139:
	stringz	"pthread_cond_signal"
.LASF210:
	stringz	"lost_update"
.LASF111:
	stringz	"ILL_COPROC"
.LASF149:
	stringz	"pthread_mutex_lock"
.LASF52:
	stringz	"pthread_attr_t"
.LASF55:
	stringz	"long long int"
.LASF4:
	stringz	"signed char"
.LASF169:
	stringz	"pthread_join"
.LASF204:
	stringz	"there"
.LASF205:
	stringz	"writers"
.LASF173:
	stringz	"function"
.LASF162:
	stringz	"pthread_attr_setschedparam"
.LASF177:
	stringz	"say_a"
.LASF176:
	stringz	"say_b"
.LASF44:
	stringz	"__g_refs"
.LASF133:
	stringz	"body"
.LASF140:
	stringz	"usleep"
.LASF83:
	stringz	"_fileno"
.LASF194:
	stringz	"produce"
.LASF6:
	stringz	"long int"
.LASF129:
	stringz	"SEGV_ADIDERR"
.LASF69:
	stringz	"_flags"
.LASF13:
	stringz	"__ssize_t"
.LASF199:
	stringz	"make"
.LASF86:
	stringz	"_cur_column"
.LASF100:
	stringz	"_IO_codecvt"
.LASF34:
	stringz	"__lock"
.LASF74:
	stringz	"_IO_write_ptr"
.LASF114:
	stringz	"FPE_INTDIV"
.LASF85:
	stringz	"_old_offset"
.LASF90:
	stringz	"_offset"
.LASF32:
	stringz	"__pthread_list_t"
.LASF119:
	stringz	"FPE_FLTRES"
.LASF28:
	stringz	"__atomic_wide_counter"
.LASF157:
	stringz	"fork"
.LASF125:
	stringz	"SEGV_ACCERR"
.LASF135:
	stringz	"count"
.LASF33:
	stringz	"__pthread_mutex_s"
.LASF202:
	stringz	"deadlock"
.LASF180:
	stringz	"line"
.LASF174:
	stringz	"subjects"
.LASF161:
	stringz	"strcat"
.LASF116:
	stringz	"FPE_FLTDIV"
.LASF99:
	stringz	"_IO_marker"
.LASF103:
	stringz	"stdin"
.LASF63:
	stringz	"PTHREAD_MUTEX_ERRORCHECK"
.LASF2:
	stringz	"unsigned int"
.LASF66:
	stringz	"PTHREAD_INHERIT_SCHED"
.LASF94:
	stringz	"_freeres_buf"
.LASF107:
	stringz	"ILL_ILLADR"
.LASF3:
	stringz	"long unsigned int"
.LASF105:
	stringz	"ILL_ILLOPC"
.LASF38:
	stringz	"__kind"
.LASF53:
	stringz	"__data"
.LASF151:
	stringz	"clock_gettime"
.LASF172:
	stringz	"name"
.LASF106:
	stringz	"ILL_ILLOPN"
.LASF112:
	stringz	"ILL_BADSTK"
.LASF203:
	stringz	"back"
.LASF60:
	stringz	"PTHREAD_MUTEX_ADAPTIVE_NP"
.LASF154:
	stringz	"_exit"
.LASF147:
	stringz	"pthread_cond_broadcast"
.LASF136:
	stringz	"is_made"
.LASF78:
	stringz	"_IO_save_base"
.LASF130:
	stringz	"SEGV_ADIPERR"
.LASF197:
	stringz	"spin"
.LASF48:
	stringz	"__g_signals"
.LASF21:
	stringz	"sched_priority"
.LASF166:
	stringz	"sched_setscheduler"
.LASF89:
	stringz	"_lock"
.LASF201:
	stringz	"finish"
.LASF84:
	stringz	"_flags2"
.LASF96:
	stringz	"_mode"
.LASF167:
	stringz	"fgets"
.LASF219:
	stringz	"__builtin_puts"
.LASF179:
	stringz	"copy"
.LASF41:
	stringz	"__pthread_cond_s"
.LASF212:
	stringz	"what"
.LASF200:
	stringz	"long_enough"
.LASF171:
	stringz	"strcmp"
.LASF185:
	stringz	"append"
.LASF192:
	stringz	"spin_politely"
.LASF36:
	stringz	"__owner"
.LASF92:
	stringz	"_wide_data"
.LASF155:
	stringz	"write"
.LASF91:
	stringz	"_codecvt"
.LASF218:
	stringz	"puts"
.LASF109:
	stringz	"ILL_PRVOPC"
.LASF71:
	stringz	"_IO_read_end"
.LASF143:
	stringz	"unlink"
.LASF61:
	stringz	"PTHREAD_MUTEX_NORMAL"
.LASF131:
	stringz	"SEGV_MTEAERR"
.LASF18:
	stringz	"tv_nsec"
.LASF110:
	stringz	"ILL_PRVREG"
.LASF141:
	stringz	"open"
.LASF132:
	stringz	"SEGV_MTESERR"
.LASF17:
	stringz	"tv_sec"
.LASF14:
	stringz	"__syscall_slong_t"
.LASF75:
	stringz	"_IO_write_end"
.LASF8:
	stringz	"__off64_t"
.LASF216:
	stringz	"_IO_lock_t"
.LASF68:
	stringz	"_IO_FILE"
.LASF26:
	stringz	"__value32"
.LASF168:
	stringz	"fputs"
.LASF46:
	stringz	"__g1_orig_size"
.LASF58:
	stringz	"PTHREAD_MUTEX_RECURSIVE_NP"
.LASF163:
	stringz	"pthread_attr_setschedpolicy"
.LASF29:
	stringz	"__pthread_internal_list"
.LASF207:
	stringz	"missed_wakeup"
.LASF186:
	stringz	"race_free"
.LASF65:
	stringz	"PTHREAD_MUTEX_FAST_NP"
.LASF159:
	stringz	"fflush"
.LASF81:
	stringz	"_markers"
.LASF213:
	stringz	"GNU C17 12.2.0 -g -O1"
.LASF12:
	stringz	"__clockid_t"
.LASF59:
	stringz	"PTHREAD_MUTEX_ERRORCHECK_NP"
.LASF49:
	stringz	"pthread_t"
.LASF0:
	stringz	"unsigned char"
.LASF127:
	stringz	"SEGV_PKUERR"
.LASF77:
	stringz	"_IO_buf_end"
.LASF9:
	stringz	"__pid_t"
.LASF196:
	stringz	"endless"
.LASF181:
	stringz	"real_time"
.LASF137:
	stringz	"table"
.LASF124:
	stringz	"SEGV_MAPERR"
.LASF19:
	stringz	"timespec"
.LASF87:
	stringz	"_vtable_offset"
.LASF182:
	stringz	"names"
.LASF191:
	stringz	"after"
.LASF35:
	stringz	"__count"
.LASF56:
	stringz	"pthread_cond_t"
.LASF113:
	stringz	"ILL_BADIADDR"
.LASF108:
	stringz	"ILL_ILLTRP"
.LASF184:
	stringz	"first"
.LASF15:
	stringz	"char"
.LASF211:
	stringz	"argv"
.LASF206:
	stringz	"text"
.LASF67:
	stringz	"PTHREAD_EXPLICIT_SCHED"
.LASF24:
	stringz	"__high"
.LASF5:
	stringz	"short int"
.LASF215:
	stringz	"@TOP@"
.LASF152:
	stringz	"wait"
.LASF190:
	stringz	"before"
.LASF47:
	stringz	"__wrefs"
.LASF188:
	stringz	"ends"
.LASF72:
	stringz	"_IO_read_base"
.LASF80:
	stringz	"_IO_save_end"
.LASF208:
	stringz	"await"
.LASF1:
	stringz	"short unsigned int"
.LASF209:
	stringz	"double_check"
.LASF64:
	stringz	"PTHREAD_MUTEX_DEFAULT"
.LASF54:
	stringz	"pthread_mutex_t"
.LASF39:
	stringz	"__spins"
.LASF95:
	stringz	"__pad5"
.LASF10:
	stringz	"__time_t"
.LASF11:
	stringz	"__useconds_t"
.LASF97:
	stringz	"_unused2"
.LASF118:
	stringz	"FPE_FLTUND"
.LASF183:
	stringz	"priorities"
.LASF145:
	stringz	"mkstemp"
.LASF189:
	stringz	"status"
.LASF198:
	stringz	"check_then_act"
.LASF170:
	stringz	"pthread_create"
.LASF126:
	stringz	"SEGV_BNDERR"
.LASF62:
	stringz	"PTHREAD_MUTEX_RECURSIVE"
.LASF121:
	stringz	"FPE_FLTSUB"
.LASF37:
	stringz	"__nusers"
.LASF79:
	stringz	"_IO_backup_base"
.LASF57:
	stringz	"PTHREAD_MUTEX_TIMED_NP"
.LASF195:
	stringz	"add_locked"
.LASF45:
	stringz	"__g_size"
.LASF138:
	stringz	"order"
.LASF153:
	stringz	"read"
.LASF115:
	stringz	"FPE_INTOVF"
.LASF175:
	stringz	"argc"
.LASF93:
	stringz	"_freeres_list"
.LASF40:
	stringz	"__list"
.LASF101:
	stringz	"_IO_wide_data"
.LASF98:
	stringz	"FILE"
.LASF123:
	stringz	"FPE_CONDTRAP"
.LASF146:
	stringz	"pthread_mutex_unlock"
.LASF134:
	stringz	"changed"
.LASF20:
	stringz	"sched_param"
.LASF25:
	stringz	"__value64"
.LASF22:
	stringz	"clockid_t"
.LASF117:
	stringz	"FPE_FLTOVF"
.LASF217:
	stringz	"main"
.LASF73:
	stringz	"_IO_write_base"
.LASF187:
	stringz	"atomic"
.LASF23:
	stringz	"__low"
.LASF122:
	stringz	"FPE_FLTUNK"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
