// 1700f897fb9c8a3e9bacf0bff426bf95 emu/debug/travel-deaths.c
	.file	"travel-deaths.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
.Ltext0:
	.file 1 "emu/debug/travel-deaths.c"
	.align 16
	.proc null#
null:
[.LFB15:]
	.loc 1 48 1 view -0
	.prologue
	.body
	.loc 1 49 5 view .LVU1
	addl r14 = @gprel(pointer#), gp
	;;
	ld8.acq r14 = [r14]
	.loc 1 49 14 is_stmt 0 view .LVU2
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	.loc 1 50 1 view .LVU3
	br.ret.sptk.many b0
	;;
.LFE15:
	.endp null#
	.align 16
	.proc jump#
jump:
[.LFB16:]
	.loc 1 53 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
[.LCFI0:]
	.fframe 32
	adds r12 = -32, r12
[.LCFI1:]
	.save rp, r32
	mov r32 = b0
[.LCFI2:]
	mov r34 = r1
	.body
	.loc 1 54 5 view .LVU5
	.loc 1 55 5 view .LVU6
	.loc 1 55 20 is_stmt 0 view .LVU7
	;;
	adds r14 = 32, r12
	adds r15 = 16, r12
	;;
	st8.rel [r14] = r15
	.loc 1 56 5 is_stmt 1 view .LVU8
	.loc 1 56 6 is_stmt 0 view .LVU9
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL0:]
	;;
	mov r1 = r34
	.loc 1 57 1 view .LVU10
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 32, r12
[.LCFI3:]
	br.ret.sptk.many b0
	;;
.LFE16:
	.endp jump#
	.align 16
	.proc constant#
constant:
[.LFB17:]
	.loc 1 60 1 is_stmt 1 view -0
	.prologue
	.body
	.loc 1 61 5 view .LVU12
	.loc 1 61 33 is_stmt 0 view .LVU13
	addl r14 = @gprel(sum#), gp
	;;
	ld4.acq r15 = [r14]
	.loc 1 61 38 view .LVU14
	;;
	dep.z r15 = r15, 2, 1
	movl r14 = @gprel(fixed#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	.loc 1 62 1 view .LVU15
	br.ret.sptk.many b0
	;;
.LFE17:
	.endp constant#
	.align 16
	.proc in_thread#
in_thread:
[.LVL1:]
[.LFB38:]
	.loc 1 202 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 1 202 1 is_stmt 0 view .LVU17
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
[.LCFI4:]
	.fframe 32
	adds r12 = -32, r12
[.LCFI5:]
	.save rp, r33
	mov r33 = b0
[.LCFI6:]
	mov r35 = r1
	.body
	;;
	adds r39 = 32, r12
	;;
	st8 [r39] = r32
	.loc 1 203 5 is_stmt 1 view .LVU18
	.loc 1 204 5 view .LVU19
	addl r38 = @ltoff(@fptr(thread#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	adds r36 = 16, r12
	br.call.sptk.many b0 = pthread_create#
[.LVL2:]
	.loc 1 204 5 is_stmt 0 view .LVU20
	mov r1 = r35
	.loc 1 205 5 is_stmt 1 view .LVU21
	;;
	mov r37 = r0
	adds r14 = 16, r12
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = pthread_join#
[.LVL3:]
	mov r1 = r35
	.loc 1 206 1 is_stmt 0 view .LVU22
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 32, r12
[.LCFI7:]
	br.ret.sptk.many b0
	;;
.LFE38:
	.endp in_thread#
	.align 16
	.proc thread_leave#
thread_leave:
[.LFB40:]
	.loc 1 214 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI8:]
	.save rp, r32
	mov r32 = b0
[.LCFI9:]
	mov r34 = r1
	.body
	.loc 1 215 5 view .LVU24
	addl r35 = @ltoff(@fptr(leave#)), gp
	;;
	ld8 r35 = [r35]
	br.call.sptk.many b0 = in_thread#
[.LVL4:]
	mov r1 = r34
	.loc 1 216 1 is_stmt 0 view .LVU25
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE40:
	.endp thread_leave#
	.align 16
	.proc thread_null#
thread_null:
[.LFB39:]
	.loc 1 209 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI10:]
	.save rp, r32
	mov r32 = b0
[.LCFI11:]
	mov r34 = r1
	.body
	.loc 1 210 5 view .LVU27
	addl r35 = @ltoff(@fptr(null#)), gp
	;;
	ld8 r35 = [r35]
	br.call.sptk.many b0 = in_thread#
[.LVL5:]
	mov r1 = r34
	.loc 1 211 1 is_stmt 0 view .LVU28
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE39:
	.endp thread_null#
	.align 16
	.proc leave#
leave:
[.LFB36:]
	.loc 1 190 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI12:]
	.save rp, r32
	mov r32 = b0
[.LCFI13:]
	.body
	.loc 1 191 5 view .LVU30
	addl r35 = 9, r0
	;;
	br.call.sptk.many b0 = exit#
[.LVL6:]
	;;
	break.f 0
	;;
.LFE36:
	.endp leave#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"null"
	.text
	.align 16
	.proc next_program#
next_program:
[.LFB34:]
	.loc 1 175 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
[.LCFI14:]
	.save rp, r32
	mov r32 = b0
[.LCFI15:]
	mov r34 = r1
	.body
	.loc 1 176 5 view .LVU32
	addl r14 = @gprel(self#), gp
	;;
	ld8 r35 = [r14]
	mov r38 = r0
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	mov r36 = r35
	br.call.sptk.many b0 = execl#
[.LVL7:]
	mov r1 = r34
	.loc 1 177 1 is_stmt 0 view .LVU33
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE34:
	.endp next_program#
	.align 16
	.proc trap#
trap:
[.LFB23:]
	.loc 1 100 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI16:]
	.save rp, r32
	mov r32 = b0
[.LCFI17:]
	mov r34 = r1
	.body
	.loc 1 101 5 view .LVU35
	addl r35 = 5, r0
	;;
	br.call.sptk.many b0 = raise#
[.LVL8:]
	mov r1 = r34
	.loc 1 102 1 is_stmt 0 view .LVU36
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE23:
	.endp trap#
	.align 16
	.proc divide#
divide:
[.LFB22:]
	.loc 1 95 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI18:]
	.save rp, r32
	mov r32 = b0
[.LCFI19:]
	mov r34 = r1
	.body
	.loc 1 96 5 view .LVU38
	addl r35 = 8, r0
	;;
	br.call.sptk.many b0 = raise#
[.LVL9:]
	mov r1 = r34
	.loc 1 97 1 is_stmt 0 view .LVU39
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE22:
	.endp divide#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"x"
	.text
	.align 16
	.proc broken_pipe#
broken_pipe:
[.LFB31:]
	.loc 1 154 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
[.LCFI20:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI21:]
	.save rp, r32
	mov r32 = b0
[.LCFI22:]
	mov r34 = r1
	.body
	.loc 1 155 5 view .LVU41
	.loc 1 156 5 view .LVU42
	.loc 1 156 10 is_stmt 0 view .LVU43
	;;
	adds r35 = 16, r12
	br.call.sptk.many b0 = pipe#
[.LVL10:]
	mov r1 = r34
	.loc 1 156 8 view .LVU44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L13
.L11:
	.loc 1 158 1 view .LVU45
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.label_state 1
	.restore sp
	adds r12 = 16, r12
[.LCFI23:]
	br.ret.sptk.many b0
	;;
.L13:
[.LCFI24:]
	.body
	.copy_state 1
	.loc 1 156 25 discriminator 1 view .LVU46
	adds r14 = 16, r12
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = close#
[.LVL11:]
	mov r1 = r34
	.loc 1 156 21 discriminator 1 view .LVU47
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
	.loc 1 156 43 discriminator 2 view .LVU48
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	adds r14 = 20, r12
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = write#
[.LVL12:]
	mov r1 = r34
	.loc 1 156 40 discriminator 2 view .LVU49
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.sptk .L11
	.loc 1 157 9 is_stmt 1 view .LVU50
	;;
	addl r35 = 1, r0
	br.call.sptk.many b0 = _exit#
[.LVL13:]
	;;
	break.f 0
	;;
.LFE31:
	.endp broken_pipe#
	.align 16
	.proc strict#
strict:
[.LFB30:]
	.loc 1 148 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
[.LCFI25:]
	.save rp, r32
	mov r32 = b0
[.LCFI26:]
	mov r34 = r1
	.body
	.loc 1 149 5 view .LVU52
	addl r36 = 1, r0
	addl r35 = 22, r0
	;;
	br.call.sptk.many b0 = prctl#
[.LVL14:]
	mov r1 = r34
	.loc 1 150 5 view .LVU53
	addl r35 = 1042, r0
	;;
	br.call.sptk.many b0 = syscall#
[.LVL15:]
	mov r1 = r34
	.loc 1 151 1 is_stmt 0 view .LVU54
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE30:
	.endp strict#
	.align 16
	.proc filtered#
filtered:
[.LFB29:]
	.loc 1 138 1 is_stmt 1 view -0
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 5, 0
[.LCFI27:]
	.fframe 48
	adds r12 = -48, r12
[.LCFI28:]
	.save rp, r33
	mov r33 = b0
[.LCFI29:]
	mov r35 = r1
	.body
	.loc 1 139 5 view .LVU56
	.loc 1 139 24 is_stmt 0 view .LVU57
	;;
	adds r32 = 32, r12
	addl r14 = 32, r0
	;;
	st2 [r32] = r14
	adds r14 = 34, r12
	;;
	st1 [r14] = r0
	adds r14 = 35, r12
	;;
	st1 [r14] = r0
	adds r14 = 36, r12
	;;
	st4 [r14] = r0
	adds r14 = 40, r12
	addl r15 = 21, r0
	;;
	st2 [r14] = r15
	adds r14 = 42, r12
	;;
	st1 [r14] = r0
	adds r14 = 43, r12
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = 44, r12
	addl r15 = 1042, r0
	;;
	st4 [r14] = r15
	adds r15 = 48, r12
	addl r14 = 6, r0
	;;
	st2 [r15] = r14
	adds r15 = 50, r12
	;;
	st1 [r15] = r0
	adds r15 = 51, r12
	;;
	st1 [r15] = r0
	adds r15 = 52, r12
	movl r16 = -2147483648
	;;
	st4 [r15] = r16
	adds r15 = 56, r12
	;;
	st2 [r15] = r14
	adds r14 = 58, r12
	;;
	st1 [r14] = r0
	adds r14 = 59, r12
	;;
	st1 [r14] = r0
	adds r14 = 60, r12
	movl r15 = 2147418112
	;;
	st4 [r14] = r15
	.loc 1 142 5 is_stmt 1 view .LVU58
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 38, r0
	br.call.sptk.many b0 = prctl#
[.LVL16:]
	mov r1 = r35
	.loc 1 143 5 view .LVU59
	.loc 1 143 68 is_stmt 0 view .LVU60
	addl r14 = 4, r0
	adds r15 = 16, r12
	;;
	st2 [r15] = r14
	adds r14 = 24, r12
	;;
	st8 [r14] = r32
	.loc 1 143 5 view .LVU61
	mov r38 = r15
	addl r37 = 2, r0
	addl r36 = 22, r0
	br.call.sptk.many b0 = prctl#
[.LVL17:]
	mov r1 = r35
	.loc 1 144 5 is_stmt 1 view .LVU62
	;;
	addl r36 = 1042, r0
	br.call.sptk.many b0 = syscall#
[.LVL18:]
	mov r1 = r35
	.loc 1 145 1 is_stmt 0 view .LVU63
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 48, r12
[.LCFI30:]
	br.ret.sptk.many b0
	;;
.LFE29:
	.endp filtered#
	.align 16
	.proc kill_self#
kill_self:
[.LFB24:]
	.loc 1 105 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
[.LCFI31:]
	.save rp, r32
	mov r32 = b0
[.LCFI32:]
	mov r34 = r1
	.body
	.loc 1 106 5 view .LVU65
	;;
	br.call.sptk.many b0 = getpid#
[.LVL19:]
	mov r1 = r34
	mov r35 = r8
	addl r36 = 9, r0
	;;
	br.call.sptk.many b0 = kill#
[.LVL20:]
	mov r1 = r34
	.loc 1 107 1 is_stmt 0 view .LVU66
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE24:
	.endp kill_self#
	.align 16
	.proc illegal#
illegal:
[.LFB21:]
	.loc 1 83 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
[.LCFI33:]
	.fframe 32
	adds r12 = -32, r12
[.LCFI34:]
	.save rp, r32
	mov r32 = b0
[.LCFI35:]
	mov r34 = r1
	.body
	.loc 1 84 5 view .LVU68
	.loc 1 84 18 is_stmt 0 view .LVU69
	mov r40 = r0
	addl r39 = -1, r0
	addl r38 = 34, r0
	addl r37 = 7, r0
	addl r36 = 65536, r0
	mov r35 = r0
	;;
	br.call.sptk.many b0 = mmap#
[.LVL21:]
	mov r1 = r34
	mov r35 = r8
[.LVL22:]
	.loc 1 84 109 view .LVU70
	adds r14 = 16, r12
	;;
	st8 [r14] = r8
	adds r14 = 24, r12
	;;
	st8 [r14] = r0
	.loc 1 88 5 is_stmt 1 view .LVU71
	addl r37 = 64, r0
	addl r36 = 252, r0
	br.call.sptk.many b0 = memset#
[.LVL23:]
	.loc 1 90 5 view .LVU72
	.loc 1 90 20 is_stmt 0 view .LVU73
	adds r14 = 32, r12
	adds r15 = 16, r12
	;;
	st8.rel [r14] = r15
	.loc 1 91 5 is_stmt 1 view .LVU74
	.loc 1 91 6 is_stmt 0 view .LVU75
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL24:]
	;;
	mov r1 = r34
	.loc 1 92 1 view .LVU76
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 32, r12
[.LCFI36:]
	br.ret.sptk.many b0
	;;
.LFE21:
	.endp illegal#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"empty"
	.text
	.align 16
	.proc bus#
bus:
[.LFB20:]
	.loc 1 77 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
[.LCFI37:]
	.save rp, r32
	mov r32 = b0
[.LCFI38:]
	mov r34 = r1
	.body
	.loc 1 78 5 view .LVU78
	.loc 1 78 24 is_stmt 0 view .LVU79
	mov r36 = r0
	movl r35 = @gprel(.LC2)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = memfd_create#
[.LVL25:]
	mov r1 = r34
	mov r39 = r8
	mov r40 = r0
	addl r38 = 1, r0
	addl r37 = 3, r0
	addl r36 = 65536, r0
	;;
	mov r35 = r0
	br.call.sptk.many b0 = mmap#
[.LVL26:]
	mov r1 = r34
[.LVL27:]
	.loc 1 79 5 is_stmt 1 view .LVU80
	.loc 1 79 8 is_stmt 0 view .LVU81
	addl r14 = 1, r0
	;;
	st1.rel [r8] = r14
	.loc 1 80 1 view .LVU82
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE20:
	.endp bus#
	.align 16
	.global corrupt#
	.type	corrupt#, @function
	.proc corrupt#
corrupt:
[.LFB12:]
	.loc 1 29 1 is_stmt 1 view -0
	.prologue
	.body
	.loc 1 30 5 view .LVU84
	.loc 1 30 12 is_stmt 0 view .LVU85
	addl r14 = @gprel(victim#), gp
	addl r15 = 77, r0
	;;
	st4.rel [r14] = r15
	.loc 1 31 5 is_stmt 1 view .LVU86
	.loc 1 31 13 is_stmt 0 view .LVU87
	addl r14 = @gprel(pointer#), gp
	;;
	st8.rel [r14] = r0
	.loc 1 32 1 view .LVU88
	br.ret.sptk.many b0
	;;
.LFE12:
	.endp corrupt#
	.align 16
	.global work#
	.type	work#, @function
	.proc work#
work:
[.LVL28:]
[.LFB13:]
	.loc 1 35 1 is_stmt 1 view -0
	.prologue
	.loc 1 35 1 is_stmt 0 view .LVU90
	.save ar.lc, r2
	mov r2 = ar.lc
[.LCFI39:]
	.body
	.loc 1 36 5 is_stmt 1 view .LVU91
[.LBB2:]
	.loc 1 36 10 view .LVU92
[.LVL29:]
	.loc 1 36 23 view .LVU93
	cmp4.ge p6, p7 = 0, r32
	(p6) br.cond.dpnt .L21
	.loc 1 37 18 is_stmt 0 view .LVU94
	addl r18 = @gprel(victim#), gp
	.loc 1 37 13 view .LVU95
	addl r17 = @gprel(sum#), gp
	mov r16 = r0
	adds r32 = -1, r32
[.LVL30:]
	.loc 1 37 13 view .LVU96
	;;
	addp4 r32 = r32, r0
	.loc 1 37 13 view .LVU97
	;;
	mov ar.lc = r32
[.LVL31:]
.L22:
	.loc 1 37 9 is_stmt 1 discriminator 3 view .LVU98
	.loc 1 37 18 is_stmt 0 discriminator 3 view .LVU99
	ld4.acq r15 = [r18]
	.loc 1 37 13 discriminator 3 view .LVU100
	ld4.acq r14 = [r17]
	.loc 1 37 18 discriminator 3 view .LVU101
	;;
	xor r15 = r16, r15
	.loc 1 37 13 discriminator 3 view .LVU102
	;;
	add r14 = r14, r15
	;;
	st4.rel [r17] = r14
	.loc 1 36 29 is_stmt 1 discriminator 3 view .LVU103
	adds r16 = 1, r16
[.LVL32:]
	.loc 1 36 23 discriminator 3 view .LVU104
	br.cloop.sptk.few .L22
[.LVL33:]
.L21:
	.loc 1 36 23 is_stmt 0 discriminator 3 view .LVU105
[.LBE2:]
	.loc 1 38 5 is_stmt 1 view .LVU106
	.loc 1 38 12 is_stmt 0 view .LVU107
	addl r14 = @gprel(sum#), gp
	;;
	ld4.acq r8 = [r14]
	.loc 1 39 1 view .LVU108
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.LFE13:
	.endp work#
	.align 16
	.proc thread#
thread:
[.LVL34:]
[.LFB37:]
	.loc 1 195 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 1 195 1 is_stmt 0 view .LVU110
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
[.LCFI40:]
	.save rp, r33
	mov r33 = b0
[.LCFI41:]
	mov r35 = r1
	.body
	.loc 1 196 5 is_stmt 1 view .LVU111
	addl r36 = 500, r0
	;;
	br.call.sptk.many b0 = work#
[.LVL35:]
	.loc 1 197 5 view .LVU112
	.loc 1 197 6 is_stmt 0 view .LVU113
	ld8 r14 = [r32]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL36:]
	;;
	mov r1 = r35
	.loc 1 198 5 is_stmt 1 view .LVU114
	.loc 1 199 1 is_stmt 0 view .LVU115
	mov r8 = r0
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.LFE37:
	.endp thread#
	.align 16
	.proc forever#
forever:
[.LFB14:]
	.loc 1 42 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI42:]
	.save rp, r32
	mov r32 = b0
[.LCFI43:]
	mov r34 = r1
	.body
.L26:
	.loc 1 43 5 discriminator 1 view .LVU117
	.loc 1 44 9 discriminator 1 view .LVU118
	addl r35 = 100, r0
	;;
	br.call.sptk.many b0 = work#
[.LVL37:]
	mov r1 = r34
	.loc 1 43 5 discriminator 1 view .LVU119
	br .L26
	;;
.LFE14:
	.endp forever#
	.align 16
	.proc soft_limit#
soft_limit:
[.LFB27:]
	.loc 1 126 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
[.LCFI44:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI45:]
	.save rp, r32
	mov r32 = b0
[.LCFI46:]
	mov r34 = r1
	.body
	.loc 1 127 5 view .LVU121
	.loc 1 127 43 is_stmt 0 view .LVU122
	addl r14 = 1, r0
	;;
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	.loc 1 127 5 view .LVU123
	adds r36 = 16, r12
	mov r35 = r0
	br.call.sptk.many b0 = setrlimit#
[.LVL38:]
	mov r1 = r34
	.loc 1 128 5 is_stmt 1 view .LVU124
	;;
	br.call.sptk.many b0 = forever#
[.LVL39:]
	;;
	break.f 0
	;;
.LFE27:
	.endp soft_limit#
	.align 16
	.proc hard_limit#
hard_limit:
[.LFB28:]
	.loc 1 132 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
[.LCFI47:]
	.save rp, r32
	mov r32 = b0
[.LCFI48:]
	mov r34 = r1
	.body
	.loc 1 133 5 view .LVU126
	addl r36 = 1, r0
	addl r35 = 24, r0
	;;
	br.call.sptk.many b0 = signal#
[.LVL40:]
	mov r1 = r34
	.loc 1 134 5 view .LVU127
	;;
	br.call.sptk.many b0 = soft_limit#
[.LVL41:]
	;;
	break.f 0
	;;
.LFE28:
	.endp hard_limit#
	.align 16
	.proc alarm_clock#
alarm_clock:
[.LFB26:]
	.loc 1 120 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
[.LCFI49:]
	.fframe 32
	adds r12 = -32, r12
[.LCFI50:]
	.save rp, r32
	mov r32 = b0
[.LCFI51:]
	mov r34 = r1
	.body
	.loc 1 121 5 view .LVU129
	.loc 1 121 47 is_stmt 0 view .LVU130
	;;
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	;;
	st8 [r14] = r0
	adds r14 = 40, r12
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	.loc 1 121 5 view .LVU131
	mov r37 = r0
	adds r36 = 16, r12
	mov r35 = r0
	br.call.sptk.many b0 = setitimer#
[.LVL42:]
	mov r1 = r34
	.loc 1 122 5 is_stmt 1 view .LVU132
	;;
	br.call.sptk.many b0 = forever#
[.LVL43:]
	;;
	break.f 0
	;;
.LFE26:
	.endp alarm_clock#
	.align 16
	.proc after_child#
after_child:
[.LFB35:]
	.loc 1 180 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI52:]
	.fframe 16
	adds r12 = -16, r12
[.LCFI53:]
	.save rp, r32
	mov r32 = b0
[.LCFI54:]
	mov r34 = r1
	.body
	.loc 1 181 5 view .LVU134
	.loc 1 182 5 view .LVU135
	.loc 1 182 10 is_stmt 0 view .LVU136
	;;
	br.call.sptk.many b0 = fork#
[.LVL44:]
	mov r1 = r34
	.loc 1 182 8 view .LVU137
	cmp4.ne p6, p7 = 0, r8
	.loc 1 183 9 is_stmt 1 view .LVU138
	;;
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = abort#
[.LVL45:]
	.pred.safe_across_calls p1-p5,p16-p63
	.loc 1 184 5 view .LVU139
	adds r35 = 16, r12
	;;
	br.call.sptk.many b0 = wait#
[.LVL46:]
	mov r1 = r34
	.loc 1 185 5 view .LVU140
	addl r35 = 100, r0
	;;
	br.call.sptk.many b0 = work#
[.LVL47:]
	mov r1 = r34
	.loc 1 186 5 view .LVU141
	;;
	br.call.sptk.many b0 = abort#
[.LVL48:]
	;;
	break.f 0
	;;
.LFE35:
	.endp after_child#
	.align 16
	.proc after_handler#
after_handler:
[.LFB33:]
	.loc 1 167 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
[.LCFI55:]
	.save rp, r32
	mov r32 = b0
[.LCFI56:]
	mov r34 = r1
	.body
	.loc 1 168 5 view .LVU143
	addl r36 = @ltoff(@fptr(handle#)), gp
	;;
	ld8 r36 = [r36]
	addl r35 = 10, r0
	br.call.sptk.many b0 = signal#
[.LVL49:]
	mov r1 = r34
	.loc 1 169 5 view .LVU144
	;;
	addl r35 = 10, r0
	br.call.sptk.many b0 = raise#
[.LVL50:]
	mov r1 = r34
	.loc 1 170 5 view .LVU145
	;;
	addl r35 = 100, r0
	br.call.sptk.many b0 = work#
[.LVL51:]
	mov r1 = r34
	.loc 1 171 5 view .LVU146
	;;
	br.call.sptk.many b0 = null#
[.LVL52:]
	mov r1 = r34
	.loc 1 172 1 is_stmt 0 view .LVU147
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE33:
	.endp after_handler#
	.align 16
	.proc handle#
handle:
[.LVL53:]
[.LFB32:]
	.loc 1 161 1 is_stmt 1 view -0
	.prologue 12, 33
	.loc 1 161 1 is_stmt 0 view .LVU149
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
[.LCFI57:]
	.save rp, r33
	mov r33 = b0
[.LCFI58:]
	mov r35 = r1
	.body
	.loc 1 162 5 is_stmt 1 view .LVU150
	.loc 1 162 9 is_stmt 0 view .LVU151
	addl r15 = @gprel(sum#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	add r14 = r14, r32
	;;
	st4.rel [r15] = r14
	.loc 1 163 5 is_stmt 1 view .LVU152
	addl r36 = 50, r0
	br.call.sptk.many b0 = work#
[.LVL54:]
	mov r1 = r35
	.loc 1 164 1 is_stmt 0 view .LVU153
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.LFE32:
	.endp handle#
	.align 16
	.proc by_child#
by_child:
[.LFB25:]
	.loc 1 110 1 is_stmt 1 view -0
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
[.LCFI59:]
	.save rp, r33
	mov r33 = b0
[.LCFI60:]
	mov r35 = r1
	.body
	.loc 1 111 5 view .LVU155
	.loc 1 111 18 is_stmt 0 view .LVU156
	;;
	br.call.sptk.many b0 = getpid#
[.LVL55:]
	mov r1 = r35
	mov r32 = r8
[.LVL56:]
	.loc 1 112 5 is_stmt 1 view .LVU157
	.loc 1 112 9 is_stmt 0 view .LVU158
	;;
	br.call.sptk.many b0 = fork#
[.LVL57:]
	.loc 1 112 9 view .LVU159
	mov r1 = r35
	.loc 1 112 8 view .LVU160
	cmp4.eq p6, p7 = 0, r8
	.loc 1 113 9 is_stmt 1 view .LVU161
	;;
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = forever#
[.LVL58:]
	.pred.safe_across_calls p1-p5,p16-p63
	.loc 1 114 5 view .LVU162
	addl r36 = 500, r0
	;;
	br.call.sptk.many b0 = work#
[.LVL59:]
	mov r1 = r35
	.loc 1 115 5 view .LVU163
	addl r37 = 9, r0
	mov r36 = r32
	;;
	br.call.sptk.many b0 = kill#
[.LVL60:]
	mov r1 = r35
	.loc 1 116 5 view .LVU164
	mov r36 = r0
	;;
	br.call.sptk.many b0 = _exit#
[.LVL61:]
	;;
	break.f 0
	;;
.LFE25:
	.endp by_child#
	.align 16
	.global deep#
	.type	deep#, @function
	.proc deep#
deep:
[.LVL62:]
[.LFB18:]
	.loc 1 65 1 view -0
	.prologue 12, 33
	.loc 1 65 1 is_stmt 0 view .LVU166
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
[.LCFI61:]
	addl r17 = -20000, r0
	;;
	.fframe 20000
	add r12 = r12, r17
[.LCFI62:]
	.save rp, r33
	mov r33 = b0
[.LCFI63:]
	mov r35 = r1
	.body
	.loc 1 66 5 is_stmt 1 view .LVU167
	.loc 1 67 5 view .LVU168
	.loc 1 67 16 is_stmt 0 view .LVU169
	sxt1 r14 = r32
	.loc 1 67 14 view .LVU170
	;;
	adds r15 = 16, r12
	;;
	st1.rel [r15] = r14
	.loc 1 68 5 is_stmt 1 view .LVU171
	.loc 1 68 12 is_stmt 0 view .LVU172
	adds r36 = 1, r32
	br.call.sptk.many b0 = deep#
[.LVL63:]
	mov r1 = r35
	.loc 1 68 31 view .LVU173
	adds r15 = 16, r12
	;;
	ld1.acq r14 = [r15]
	;;
	sxt1 r14 = r14
	.loc 1 69 1 view .LVU174
	;;
	add r8 = r8, r14
	mov ar.pfs = r34
	mov b0 = r33
	addl r19 = 20000, r0
	;;
	.restore sp
	add r12 = r12, r19
[.LCFI64:]
	br.ret.sptk.many b0
	;;
.LFE18:
	.endp deep#
	.align 16
	.proc stack#
stack:
[.LFB19:]
	.loc 1 72 1 is_stmt 1 view -0
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
[.LCFI65:]
	.save rp, r32
	mov r32 = b0
[.LCFI66:]
	mov r34 = r1
	.body
	.loc 1 73 5 view .LVU176
	addl r35 = 1, r0
	;;
	br.call.sptk.many b0 = deep#
[.LVL64:]
	mov r1 = r34
	.loc 1 74 1 is_stmt 0 view .LVU177
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.LFE19:
	.endp stack#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
[.LVL65:]
[.LFB41:]
	.loc 1 247 1 is_stmt 1 view -0
	.prologue 12, 35
	.loc 1 247 1 is_stmt 0 view .LVU179
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
[.LCFI67:]
	.save ar.lc, r38
	mov r38 = ar.lc
[.LCFI68:]
	.save rp, r35
	mov r35 = b0
[.LCFI69:]
	mov r37 = r1
	.body
	.loc 1 248 5 is_stmt 1 view .LVU180
	.loc 1 248 10 is_stmt 0 view .LVU181
	ld8 r15 = [r33]
	addl r14 = @gprel(self#), gp
	;;
	st8 [r14] = r15
	.loc 1 249 5 is_stmt 1 view .LVU182
	addl r39 = 3000, r0
	br.call.sptk.many b0 = work#
[.LVL66:]
	mov r1 = r37
	.loc 1 250 5 view .LVU183
	;;
	br.call.sptk.many b0 = corrupt#
[.LVL67:]
	mov r1 = r37
	.loc 1 251 5 view .LVU184
	addl r39 = 3000, r0
	;;
	br.call.sptk.many b0 = work#
[.LVL68:]
	mov r1 = r37
	.loc 1 252 5 view .LVU185
[.LBB3:]
	.loc 1 252 10 view .LVU186
[.LVL69:]
	.loc 1 252 33 view .LVU187
	cmp4.ge p6, p7 = 1, r32
	(p6) br.cond.dpnt .L39
	;;
	movl r34 = @gprel(ends#)
	;;
	add r34 = r1, r34
	.loc 1 253 14 is_stmt 0 view .LVU188
	adds r33 = 8, r33
[.LVL70:]
	.loc 1 253 14 view .LVU189
	mov ar.lc = 23
	br .L41
	;;
[.LVL71:]
.L40:
	.loc 1 252 69 is_stmt 1 discriminator 2 view .LVU190
	.loc 1 252 33 discriminator 2 view .LVU191
	adds r34 = 16, r34
	br.cloop.sptk.few .L41
	br .L39
	;;
.L41:
	.loc 1 253 9 view .LVU192
	.loc 1 253 14 is_stmt 0 view .LVU193
	ld8 r40 = [r34]
	ld8 r39 = [r33]
	br.call.sptk.many b0 = strcmp#
[.LVL72:]
	mov r1 = r37
	.loc 1 253 12 view .LVU194
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	.loc 1 254 13 is_stmt 1 view .LVU195
	.loc 1 254 20 is_stmt 0 view .LVU196
	adds r14 = 8, r34
	.loc 1 254 13 view .LVU197
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
[.LVL73:]
	;;
	mov r1 = r37
	br .L40
	;;
[.LVL74:]
.L39:
	.loc 1 254 13 view .LVU198
[.LBE3:]
	.loc 1 255 5 is_stmt 1 view .LVU199
	.loc 1 256 1 is_stmt 0 view .LVU200
	addl r8 = 3, r0
	mov ar.pfs = r36
	mov ar.lc = r38
	mov b0 = r35
	br.ret.sptk.many b0
	;;
.LFE41:
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"jump"
	.align 8
.LC4:
	stringz	"constant"
	.align 8
.LC5:
	stringz	"stack"
	.align 8
.LC6:
	stringz	"bus"
	.align 8
.LC7:
	stringz	"illegal"
	.align 8
.LC8:
	stringz	"divide"
	.align 8
.LC9:
	stringz	"trap"
	.align 8
.LC10:
	stringz	"abort"
	.align 8
.LC11:
	stringz	"kill"
	.align 8
.LC12:
	stringz	"by-child"
	.align 8
.LC13:
	stringz	"alarm"
	.align 8
.LC14:
	stringz	"soft-limit"
	.align 8
.LC15:
	stringz	"hard-limit"
	.align 8
.LC16:
	stringz	"filtered"
	.align 8
.LC17:
	stringz	"strict"
	.align 8
.LC18:
	stringz	"pipe"
	.align 8
.LC19:
	stringz	"after-handler"
	.align 8
.LC20:
	stringz	"exec"
	.align 8
.LC21:
	stringz	"after-child"
	.align 8
.LC22:
	stringz	"forever"
	.align 8
.LC23:
	stringz	"exit"
	.align 8
.LC24:
	stringz	"thread-null"
	.align 8
.LC25:
	stringz	"thread-exit"
	.section	.data.rel.ro,"aw"
	.align 8
	.type	ends#, @object
	.size	ends#, 384
ends:
	data8	.LC0
	data8	@fptr(null#)
	data8	.LC3
	data8	@fptr(jump#)
	data8	.LC4
	data8	@fptr(constant#)
	data8	.LC5
	data8	@fptr(stack#)
	data8	.LC6
	data8	@fptr(bus#)
	data8	.LC7
	data8	@fptr(illegal#)
	data8	.LC8
	data8	@fptr(divide#)
	data8	.LC9
	data8	@fptr(trap#)
	data8	.LC10
	data8	@fptr(abort#)
	data8	.LC11
	data8	@fptr(kill_self#)
	data8	.LC12
	data8	@fptr(by_child#)
	data8	.LC13
	data8	@fptr(alarm_clock#)
	data8	.LC14
	data8	@fptr(soft_limit#)
	data8	.LC15
	data8	@fptr(hard_limit#)
	data8	.LC16
	data8	@fptr(filtered#)
	data8	.LC17
	data8	@fptr(strict#)
	data8	.LC18
	data8	@fptr(broken_pipe#)
	data8	.LC19
	data8	@fptr(after_handler#)
	data8	.LC20
	data8	@fptr(next_program#)
	data8	.LC21
	data8	@fptr(after_child#)
	data8	.LC22
	data8	@fptr(forever#)
	data8	.LC23
	data8	@fptr(leave#)
	data8	.LC24
	data8	@fptr(thread_null#)
	data8	.LC25
	data8	@fptr(thread_leave#)
	.sbss
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.section	.rodata
	.align 4
	.type	fixed#, @object
	.size	fixed#, 4000
fixed:
	.skip	4000
	.global pointer#
	.section	.sdata,"aws"
	.align 8
	.type	pointer#, @object
	.size	pointer#, 8
pointer:
	data8	sum#
	.global sum#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	sum#, @object
	.size	sum#, 4
sum:
	.skip	4
	.global victim#
	.section	.sdata
	.align 4
	.type	victim#, @object
	.size	victim#, 4
victim:
	data4	1
	.text
.Letext0:
	.file 2 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types.h"
	.file 3 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include/stddef.h"
	.file 4 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/asm-generic/int-l64.h"
	.file 5 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/linux/filter.h"
	.file 6 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/types/struct_timeval.h"
	.file 7 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/pthreadtypes.h"
	.file 8 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/siginfo-consts.h"
	.file 9 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/signal.h"
	.file 10 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/unistd.h"
	.file 11 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/resource.h"
	.file 12 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/resource.h"
	.file 13 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/time.h"
	.file 14 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/bits/mman-shared.h"
	.file 15 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/string.h"
	.file 16 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/mman.h"
	.file 17 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/prctl.h"
	.file 18 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/sys/wait.h"
	.file 19 "@TOOLCHAIN@/ia64-linux-gnu/sysroot/usr/include/stdlib.h"
	.file 20 "@TOOLCHAIN@/lib/gcc/ia64-linux-gnu/12.2.0/include-fixed/pthread.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	data4.ua	0x11ef
	data2.ua	0x5
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.Ldebug_abbrev0)
	.uleb128 0x26
	data4.ua	@secrel(.LASF158)
	data1	0x1d
	data4.ua	@secrel(.LASF159)
	data4.ua	@secrel(.LASF160)
	data8.ua	.Ltext0
	data8.ua	.Letext0-.Ltext0
	data4.ua	@secrel(.Ldebug_line0)
	.uleb128 0xb
	data1	0x1
	data1	0x8
	data4.ua	@secrel(.LASF0)
	.uleb128 0xb
	data1	0x2
	data1	0x7
	data4.ua	@secrel(.LASF1)
	.uleb128 0xb
	data1	0x4
	data1	0x7
	data4.ua	@secrel(.LASF2)
	.uleb128 0xb
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF3)
	.uleb128 0xb
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF4)
	.uleb128 0xb
	data1	0x2
	data1	0x5
	data4.ua	@secrel(.LASF5)
	.uleb128 0x27
	data1	0x4
	data1	0x5
	stringz	"int"
	.uleb128 0xe
	data4.ua	0x58
	.uleb128 0x10
	data4.ua	0x58
	.uleb128 0xb
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF6)
	.uleb128 0x6
	data4.ua	@secrel(.LASF7)
	data1	0x2
	data1	0x98
	data1	0x19
	data4.ua	0x69
	.uleb128 0x6
	data4.ua	@secrel(.LASF8)
	data1	0x2
	data1	0x9a
	data1	0x19
	data4.ua	0x58
	.uleb128 0xf
	data4.ua	0x58
	data4.ua	0x98
	.uleb128 0x11
	data4.ua	0x43
	data1	0x1
	data1	0
	.uleb128 0x6
	data4.ua	@secrel(.LASF9)
	data1	0x2
	data1	0x9d
	data1	0x1a
	data4.ua	0x43
	.uleb128 0x6
	data4.ua	@secrel(.LASF10)
	data1	0x2
	data1	0xa0
	data1	0x1a
	data4.ua	0x69
	.uleb128 0x6
	data4.ua	@secrel(.LASF11)
	data1	0x2
	data1	0xa2
	data1	0x1f
	data4.ua	0x69
	.uleb128 0x28
	data1	0x8
	.uleb128 0x12
	data4.ua	0xbc
	.uleb128 0x10
	data4.ua	0xbc
	.uleb128 0x6
	data4.ua	@secrel(.LASF12)
	data1	0x2
	data1	0xc2
	data1	0x1b
	data4.ua	0x69
	.uleb128 0x7
	data4.ua	0xd9
	.uleb128 0xb
	data1	0x1
	data1	0x6
	data4.ua	@secrel(.LASF13)
	.uleb128 0xe
	data4.ua	0xd9
	.uleb128 0x10
	data4.ua	0xd9
	.uleb128 0x6
	data4.ua	@secrel(.LASF14)
	data1	0x3
	data1	0xd6
	data1	0x17
	data4.ua	0x43
	.uleb128 0x6
	data4.ua	@secrel(.LASF15)
	data1	0x4
	data1	0x15
	data1	0x17
	data4.ua	0x2e
	.uleb128 0x6
	data4.ua	@secrel(.LASF16)
	data1	0x4
	data1	0x18
	data1	0x18
	data4.ua	0x35
	.uleb128 0x6
	data4.ua	@secrel(.LASF17)
	data1	0x4
	data1	0x1b
	data1	0x16
	data4.ua	0x3c
	.uleb128 0x7
	data4.ua	0x11f
	.uleb128 0x29
	data4.ua	0x12a
	.uleb128 0x3
	data4.ua	0x58
	data1	0
	.uleb128 0xb
	data1	0x8
	data1	0x5
	data4.ua	@secrel(.LASF18)
	.uleb128 0x13
	data4.ua	@secrel(.LASF20)
	data1	0x8
	data1	0x5
	data1	0x18
	data4.ua	0x16e
	.uleb128 0xc
	data4.ua	@secrel(.LASF19)
	data1	0x5
	data1	0x19
	data1	0x8
	data4.ua	0x102
	data1	0
	.uleb128 0x14
	stringz	"jt"
	data1	0x5
	data1	0x1a
	data1	0x7
	data4.ua	0xf6
	data1	0x2
	.uleb128 0x14
	stringz	"jf"
	data1	0x5
	data1	0x1b
	data1	0x7
	data4.ua	0xf6
	data1	0x3
	.uleb128 0x14
	stringz	"k"
	data1	0x5
	data1	0x1c
	data1	0x8
	data4.ua	0x10e
	data1	0x4
	data1	0
	.uleb128 0x13
	data4.ua	@secrel(.LASF21)
	data1	0x10
	data1	0x5
	data1	0x1f
	data4.ua	0x195
	.uleb128 0x14
	stringz	"len"
	data1	0x5
	data1	0x20
	data1	0x12
	data4.ua	0x35
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF22)
	data1	0x5
	data1	0x21
	data1	0x16
	data4.ua	0x195
	data1	0x8
	data1	0
	.uleb128 0x7
	data4.ua	0x131
	.uleb128 0x13
	data4.ua	@secrel(.LASF23)
	data1	0x10
	data1	0x6
	data1	0x8
	data4.ua	0x1c1
	.uleb128 0xc
	data4.ua	@secrel(.LASF24)
	data1	0x6
	data1	0xe
	data1	0xc
	data4.ua	0xa4
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF25)
	data1	0x6
	data1	0xf
	data1	0x11
	data4.ua	0xb0
	data1	0x8
	data1	0
	.uleb128 0x7
	data4.ua	0xe0
	.uleb128 0xb
	data1	0x8
	data1	0x7
	data4.ua	@secrel(.LASF26)
	.uleb128 0x6
	data4.ua	@secrel(.LASF27)
	data1	0x7
	data1	0x1b
	data1	0x1b
	data4.ua	0x43
	.uleb128 0x2a
	data4.ua	@secrel(.LASF30)
	data1	0x38
	data1	0x7
	data1	0x38
	data1	0x7
	data4.ua	0x1fd
	.uleb128 0x1d
	data4.ua	@secrel(.LASF28)
	data1	0x3a
	data1	0x8
	data4.ua	0x1fd
	.uleb128 0x1d
	data4.ua	@secrel(.LASF29)
	data1	0x3b
	data1	0xc
	data4.ua	0x69
	data1	0
	.uleb128 0xf
	data4.ua	0xd9
	data4.ua	0x20d
	.uleb128 0x11
	data4.ua	0x43
	data1	0x37
	data1	0
	.uleb128 0x6
	data4.ua	@secrel(.LASF30)
	data1	0x7
	data1	0x3e
	data1	0x1e
	data4.ua	0x1d9
	.uleb128 0xe
	data4.ua	0x20d
	.uleb128 0x17
	data4.ua	0x3c
	data1	0x8
	data1	0x48
	data1	0x1
	data4.ua	0x261
	.uleb128 0x2
	data4.ua	@secrel(.LASF31)
	data1	0x1
	.uleb128 0x2
	data4.ua	@secrel(.LASF32)
	data1	0x2
	.uleb128 0x2
	data4.ua	@secrel(.LASF33)
	data1	0x3
	.uleb128 0x2
	data4.ua	@secrel(.LASF34)
	data1	0x4
	.uleb128 0x2
	data4.ua	@secrel(.LASF35)
	data1	0x5
	.uleb128 0x2
	data4.ua	@secrel(.LASF36)
	data1	0x6
	.uleb128 0x2
	data4.ua	@secrel(.LASF37)
	data1	0x7
	.uleb128 0x2
	data4.ua	@secrel(.LASF38)
	data1	0x8
	.uleb128 0x2
	data4.ua	@secrel(.LASF39)
	data1	0x9
	data1	0
	.uleb128 0x17
	data4.ua	0x3c
	data1	0x8
	data1	0x5f
	data1	0x1
	data4.ua	0x2aa
	.uleb128 0x2
	data4.ua	@secrel(.LASF40)
	data1	0x1
	.uleb128 0x2
	data4.ua	@secrel(.LASF41)
	data1	0x2
	.uleb128 0x2
	data4.ua	@secrel(.LASF42)
	data1	0x3
	.uleb128 0x2
	data4.ua	@secrel(.LASF43)
	data1	0x4
	.uleb128 0x2
	data4.ua	@secrel(.LASF44)
	data1	0x5
	.uleb128 0x2
	data4.ua	@secrel(.LASF45)
	data1	0x6
	.uleb128 0x2
	data4.ua	@secrel(.LASF46)
	data1	0x7
	.uleb128 0x2
	data4.ua	@secrel(.LASF47)
	data1	0x8
	.uleb128 0x2
	data4.ua	@secrel(.LASF48)
	data1	0xe
	.uleb128 0x2
	data4.ua	@secrel(.LASF49)
	data1	0xf
	data1	0
	.uleb128 0x17
	data4.ua	0x3c
	data1	0x8
	data1	0x78
	data1	0x1
	data4.ua	0x2ed
	.uleb128 0x2
	data4.ua	@secrel(.LASF50)
	data1	0x1
	.uleb128 0x2
	data4.ua	@secrel(.LASF51)
	data1	0x2
	.uleb128 0x2
	data4.ua	@secrel(.LASF52)
	data1	0x3
	.uleb128 0x2
	data4.ua	@secrel(.LASF53)
	data1	0x4
	.uleb128 0x2
	data4.ua	@secrel(.LASF54)
	data1	0x5
	.uleb128 0x2
	data4.ua	@secrel(.LASF55)
	data1	0x6
	.uleb128 0x2
	data4.ua	@secrel(.LASF56)
	data1	0x7
	.uleb128 0x2
	data4.ua	@secrel(.LASF57)
	data1	0x8
	.uleb128 0x2
	data4.ua	@secrel(.LASF58)
	data1	0x9
	data1	0
	.uleb128 0x6
	data4.ua	@secrel(.LASF59)
	data1	0x9
	data1	0x48
	data1	0x10
	data4.ua	0x11a
	.uleb128 0x6
	data4.ua	@secrel(.LASF60)
	data1	0xa
	data1	0xdc
	data1	0x13
	data4.ua	0xc8
	.uleb128 0x7
	data4.ua	0xd4
	.uleb128 0xb
	data1	0x10
	data1	0x4
	data4.ua	@secrel(.LASF61)
	.uleb128 0x7
	data4.ua	0x316
	.uleb128 0x2b
	.uleb128 0x1e
	data4.ua	@secrel(.LASF86)
	data4.ua	0x3c
	data1	0xb
	data1	0x1f
	data4.ua	0x399
	.uleb128 0x2
	data4.ua	@secrel(.LASF62)
	data1	0
	.uleb128 0x2
	data4.ua	@secrel(.LASF63)
	data1	0x1
	.uleb128 0x2
	data4.ua	@secrel(.LASF64)
	data1	0x2
	.uleb128 0x2
	data4.ua	@secrel(.LASF65)
	data1	0x3
	.uleb128 0x2
	data4.ua	@secrel(.LASF66)
	data1	0x4
	.uleb128 0x2
	data4.ua	@secrel(.LASF67)
	data1	0x5
	.uleb128 0x2
	data4.ua	@secrel(.LASF68)
	data1	0x7
	.uleb128 0x2
	data4.ua	@secrel(.LASF69)
	data1	0x7
	.uleb128 0x2
	data4.ua	@secrel(.LASF70)
	data1	0x9
	.uleb128 0x2
	data4.ua	@secrel(.LASF71)
	data1	0x6
	.uleb128 0x2
	data4.ua	@secrel(.LASF72)
	data1	0x8
	.uleb128 0x2
	data4.ua	@secrel(.LASF73)
	data1	0xa
	.uleb128 0x2
	data4.ua	@secrel(.LASF74)
	data1	0xb
	.uleb128 0x2
	data4.ua	@secrel(.LASF75)
	data1	0xc
	.uleb128 0x2
	data4.ua	@secrel(.LASF76)
	data1	0xd
	.uleb128 0x2
	data4.ua	@secrel(.LASF77)
	data1	0xe
	.uleb128 0x2
	data4.ua	@secrel(.LASF78)
	data1	0xf
	.uleb128 0x2
	data4.ua	@secrel(.LASF79)
	data1	0x10
	.uleb128 0x2
	data4.ua	@secrel(.LASF80)
	data1	0x10
	data1	0
	.uleb128 0x6
	data4.ua	@secrel(.LASF81)
	data1	0xb
	data1	0x83
	data1	0x12
	data4.ua	0x98
	.uleb128 0x13
	data4.ua	@secrel(.LASF82)
	data1	0x10
	data1	0xb
	data1	0x8b
	data4.ua	0x3cc
	.uleb128 0xc
	data4.ua	@secrel(.LASF83)
	data1	0xb
	data1	0x8e
	data1	0xc
	data4.ua	0x399
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF84)
	data1	0xb
	data1	0x90
	data1	0xc
	data4.ua	0x399
	data1	0x8
	data1	0
	.uleb128 0xe
	data4.ua	0x3a5
	.uleb128 0x6
	data4.ua	@secrel(.LASF85)
	data1	0xc
	data1	0x26
	data1	0x20
	data4.ua	0x317
	.uleb128 0x1e
	data4.ua	@secrel(.LASF87)
	data4.ua	0x3c
	data1	0xd
	data1	0x72
	data4.ua	0x3ff
	.uleb128 0x2
	data4.ua	@secrel(.LASF88)
	data1	0
	.uleb128 0x2
	data4.ua	@secrel(.LASF89)
	data1	0x1
	.uleb128 0x2
	data4.ua	@secrel(.LASF90)
	data1	0x2
	data1	0
	.uleb128 0x13
	data4.ua	@secrel(.LASF91)
	data1	0x20
	data1	0xd
	data1	0x82
	data4.ua	0x426
	.uleb128 0xc
	data4.ua	@secrel(.LASF92)
	data1	0xd
	data1	0x85
	data1	0x14
	data4.ua	0x19a
	data1	0
	.uleb128 0xc
	data4.ua	@secrel(.LASF93)
	data1	0xd
	data1	0x87
	data1	0x14
	data4.ua	0x19a
	data1	0x10
	data1	0
	.uleb128 0xe
	data4.ua	0x3ff
	.uleb128 0x6
	data4.ua	@secrel(.LASF94)
	data1	0xd
	data1	0x8d
	data1	0x1d
	data4.ua	0x3dd
	.uleb128 0x17
	data4.ua	0x3c
	data1	0x1
	data1	0x15
	data1	0x6
	data4.ua	0x44d
	.uleb128 0x2c
	data4.ua	@secrel(.LASF95)
	data4.ua	0x10000
	data1	0
	.uleb128 0x1f
	data4.ua	@secrel(.LASF96)
	data1	0x17
	data1	0xe
	data4.ua	0x64
	.uleb128 0x9
	data1	0x3
	data8.ua	victim#
	.uleb128 0x2d
	stringz	"sum"
	data1	0x1
	data1	0x17
	data1	0x1a
	data4.ua	0x64
	.uleb128 0x9
	data1	0x3
	data8.ua	sum#
	.uleb128 0x1f
	data4.ua	@secrel(.LASF97)
	data1	0x18
	data1	0xf
	data4.ua	0x492
	.uleb128 0x9
	data1	0x3
	data8.ua	pointer#
	.uleb128 0x7
	data4.ua	0x58
	.uleb128 0x10
	data4.ua	0x48d
	.uleb128 0xf
	data4.ua	0x5f
	data4.ua	0x4a8
	.uleb128 0x20
	data4.ua	0x43
	data2.ua	0x3e7
	data1	0
	.uleb128 0xe
	data4.ua	0x497
	.uleb128 0xd
	data4.ua	@secrel(.LASF98)
	data1	0x19
	data1	0x12
	data4.ua	0x4a8
	.uleb128 0x9
	data1	0x3
	data8.ua	fixed#
	.uleb128 0xd
	data4.ua	@secrel(.LASF99)
	data1	0x1a
	data1	0xe
	data4.ua	0xd4
	.uleb128 0x9
	data1	0x3
	data8.ua	self#
	.uleb128 0x2e
	data1	0x10
	data1	0x1
	data1	0xda
	data1	0xe
	data4.ua	0x4fb
	.uleb128 0xc
	data4.ua	@secrel(.LASF100)
	data1	0x1
	data1	0xdb
	data1	0x11
	data4.ua	0x1c1
	data1	0
	.uleb128 0x14
	stringz	"end"
	data1	0x1
	data1	0xdc
	data1	0xc
	data4.ua	0x501
	data1	0x8
	data1	0
	.uleb128 0xe
	data4.ua	0x4d7
	.uleb128 0x2f
	.uleb128 0x7
	data4.ua	0x500
	.uleb128 0xf
	data4.ua	0x4fb
	data4.ua	0x516
	.uleb128 0x11
	data4.ua	0x43
	data1	0x17
	data1	0
	.uleb128 0xe
	data4.ua	0x506
	.uleb128 0xd
	data4.ua	@secrel(.LASF101)
	data1	0xdd
	data1	0x3
	data4.ua	0x516
	.uleb128 0x9
	data1	0x3
	data8.ua	ends#
	.uleb128 0x8
	data4.ua	@secrel(.LASF102)
	data1	0xe
	data1	0x33
	data1	0x5
	data4.ua	0x58
	data4.ua	0x54b
	.uleb128 0x3
	data4.ua	0x1c1
	.uleb128 0x3
	data4.ua	0x3c
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF103)
	data1	0xf
	data1	0x3d
	data1	0xe
	data4.ua	0xbc
	data4.ua	0x56b
	.uleb128 0x3
	data4.ua	0xbc
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x3
	data4.ua	0xea
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF104)
	data1	0x10
	data1	0x39
	data1	0xe
	data4.ua	0xbc
	data4.ua	0x59a
	.uleb128 0x3
	data4.ua	0xbc
	.uleb128 0x3
	data4.ua	0xea
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x3
	data4.ua	0x70
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF105)
	data1	0x9
	data1	0x70
	data1	0xc
	data4.ua	0x58
	data4.ua	0x5b5
	.uleb128 0x3
	data4.ua	0x7c
	.uleb128 0x3
	data4.ua	0x58
	data1	0
	.uleb128 0x21
	data4.ua	@secrel(.LASF118)
	data2.ua	0x28a
	data4.ua	0x7c
	.uleb128 0x8
	data4.ua	@secrel(.LASF106)
	data1	0xd
	data1	0x9b
	data1	0xc
	data4.ua	0x58
	data4.ua	0x5e0
	.uleb128 0x3
	data4.ua	0x42b
	.uleb128 0x3
	data4.ua	0x5e5
	.uleb128 0x3
	data4.ua	0x5ef
	data1	0
	.uleb128 0x7
	data4.ua	0x426
	.uleb128 0x12
	data4.ua	0x5e0
	.uleb128 0x7
	data4.ua	0x3ff
	.uleb128 0x12
	data4.ua	0x5ea
	.uleb128 0x8
	data4.ua	@secrel(.LASF107)
	data1	0xc
	data1	0x46
	data1	0xc
	data4.ua	0x58
	data4.ua	0x60f
	.uleb128 0x3
	data4.ua	0x3d1
	.uleb128 0x3
	data4.ua	0x60f
	data1	0
	.uleb128 0x7
	data4.ua	0x3cc
	.uleb128 0x15
	data4.ua	@secrel(.LASF108)
	data2.ua	0x443
	data1	0x11
	data4.ua	0x69
	data4.ua	0x62b
	.uleb128 0x3
	data4.ua	0x69
	.uleb128 0x18
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF109)
	data1	0x11
	data1	0x2a
	data1	0xc
	data4.ua	0x58
	data4.ua	0x642
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x18
	data1	0
	.uleb128 0x22
	data4.ua	@secrel(.LASF110)
	data1	0xa
	data2.ua	0x270
	data4.ua	0x654
	.uleb128 0x3
	data4.ua	0x58
	data1	0
	.uleb128 0x15
	data4.ua	@secrel(.LASF111)
	data2.ua	0x17a
	data1	0x10
	data4.ua	0x2f9
	data4.ua	0x674
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x3
	data4.ua	0x311
	.uleb128 0x3
	data4.ua	0xea
	data1	0
	.uleb128 0x15
	data4.ua	@secrel(.LASF112)
	data2.ua	0x166
	data1	0xc
	data4.ua	0x58
	data4.ua	0x68a
	.uleb128 0x3
	data4.ua	0x58
	data1	0
	.uleb128 0x15
	data4.ua	@secrel(.LASF113)
	data2.ua	0x1b5
	data1	0xc
	data4.ua	0x58
	data4.ua	0x6a0
	.uleb128 0x3
	data4.ua	0x48d
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF114)
	data1	0x9
	data1	0x7b
	data1	0xc
	data4.ua	0x58
	data4.ua	0x6b6
	.uleb128 0x3
	data4.ua	0x58
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF115)
	data1	0x9
	data1	0x58
	data1	0x17
	data4.ua	0x2ed
	data4.ua	0x6d1
	.uleb128 0x3
	data4.ua	0x58
	.uleb128 0x3
	data4.ua	0x2ed
	data1	0
	.uleb128 0x15
	data4.ua	@secrel(.LASF116)
	data2.ua	0x252
	data1	0xc
	data4.ua	0x58
	data4.ua	0x6ed
	.uleb128 0x3
	data4.ua	0x1c1
	.uleb128 0x3
	data4.ua	0x1c1
	.uleb128 0x18
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF117)
	data1	0x12
	data1	0x53
	data1	0x10
	data4.ua	0x7c
	data4.ua	0x703
	.uleb128 0x3
	data4.ua	0x48d
	data1	0
	.uleb128 0x21
	data4.ua	@secrel(.LASF119)
	data2.ua	0x30a
	data4.ua	0x7c
	.uleb128 0x22
	data4.ua	@secrel(.LASF120)
	data1	0x13
	data2.ua	0x27d
	data4.ua	0x720
	.uleb128 0x3
	data4.ua	0x58
	data1	0
	.uleb128 0x8
	data4.ua	@secrel(.LASF121)
	data1	0x14
	data1	0xe4
	data1	0xc
	data4.ua	0x58
	data4.ua	0x73b
	.uleb128 0x3
	data4.ua	0x1cd
	.uleb128 0x3
	data4.ua	0x73b
	data1	0
	.uleb128 0x7
	data4.ua	0xbc
	.uleb128 0x8
	data4.ua	@secrel(.LASF122)
	data1	0x14
	data1	0xd3
	data1	0xc
	data4.ua	0x58
	data4.ua	0x765
	.uleb128 0x3
	data4.ua	0x76a
	.uleb128 0x3
	data4.ua	0x774
	.uleb128 0x3
	data4.ua	0x779
	.uleb128 0x3
	data4.ua	0xbe
	data1	0
	.uleb128 0x7
	data4.ua	0x1cd
	.uleb128 0x12
	data4.ua	0x765
	.uleb128 0x7
	data4.ua	0x219
	.uleb128 0x12
	data4.ua	0x76f
	.uleb128 0x7
	data4.ua	0x77e
	.uleb128 0x30
	data4.ua	0xbc
	data4.ua	0x78d
	.uleb128 0x3
	data4.ua	0xbc
	data1	0
	.uleb128 0x31
	data4.ua	@secrel(.LASF123)
	data1	0x13
	data2.ua	0x263
	data1	0xd
	.uleb128 0x8
	data4.ua	@secrel(.LASF124)
	data1	0xf
	data1	0x9c
	data1	0xc
	data4.ua	0x58
	data4.ua	0x7b1
	.uleb128 0x3
	data4.ua	0x1c1
	.uleb128 0x3
	data4.ua	0x1c1
	data1	0
	.uleb128 0x32
	data4.ua	@secrel(.LASF150)
	data1	0x1
	data1	0xf6
	data1	0x5
	data4.ua	0x58
	data8.ua	.LFB41
	data8.ua	.LFE41-.LFB41
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x869
	.uleb128 0x33
	data4.ua	@secrel(.LASF129)
	data1	0x1
	data1	0xf6
	data1	0xe
	data4.ua	0x58
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x34
	data4.ua	@secrel(.LASF128)
	data1	0x1
	data1	0xf6
	data1	0x1b
	data4.ua	0x305
	data4.ua	@secrel(.LLST15)
	data4.ua	@secrel(.LVUS15)
	.uleb128 0x35
	data8.ua	.LBB3
	data8.ua	.LBE3-.LBB3
	data4.ua	0x82b
	.uleb128 0x19
	stringz	"i"
	data1	0xfc
	data1	0x11
	data4.ua	0xea
	data4.ua	@secrel(.LLST16)
	data4.ua	@secrel(.LVUS16)
	.uleb128 0xa
	data8.ua	.LVL72
	data4.ua	0x796
	data1	0
	.uleb128 0x5
	data8.ua	.LVL66
	data4.ua	0x117f
	data4.ua	0x845
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0xa
	data2.ua	0xbb8
	data1	0
	.uleb128 0xa
	data8.ua	.LVL67
	data4.ua	0x11d7
	.uleb128 0x4
	data8.ua	.LVL68
	data4.ua	0x117f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x3
	data1	0xa
	data2.ua	0xbb8
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF125)
	data1	0xd5
	data8.ua	.LFB40
	data8.ua	.LFE40-.LFB40
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x8a3
	.uleb128 0x4
	data8.ua	.LVL4
	data4.ua	0x8dd
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	leave#
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF126)
	data1	0xd0
	data8.ua	.LFB39
	data8.ua	.LFE39-.LFB39
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x8dd
	.uleb128 0x4
	data8.ua	.LVL5
	data4.ua	0x8dd
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	null#
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF127)
	data1	0xc9
	data8.ua	.LFB38
	data8.ua	.LFE38-.LFB38
	data4.ua	@secrel(.LLST1)
	data4.ua	0x963
	.uleb128 0x23
	stringz	"end"
	data1	0xc9
	data1	0x1e
	data4.ua	0x501
	data4.ua	@secrel(.LLST2)
	data4.ua	@secrel(.LVUS2)
	.uleb128 0x1a
	stringz	"t"
	data1	0xcb
	data1	0xf
	data4.ua	0x1cd
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x5
	data8.ua	.LVL2
	data4.ua	0x740
	data4.ua	0x94e
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
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x9
	data1	0x3
	data8.ua	thread#
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x4
	data8.ua	.LVL3
	data4.ua	0x720
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x36
	data4.ua	@secrel(.LASF161)
	data1	0x1
	data1	0xc2
	data1	0xe
	data4.ua	0xbc
	data8.ua	.LFB37
	data8.ua	.LFE37-.LFB37
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x9ab
	.uleb128 0x1b
	stringz	"end"
	data1	0xc2
	data1	0x1b
	data4.ua	0xbc
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x4
	data8.ua	.LVL35
	data4.ua	0x117f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0xa
	data2.ua	0x1f4
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF130)
	data1	0xbd
	data8.ua	.LFB36
	data8.ua	.LFE36-.LFB36
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x9dd
	.uleb128 0x4
	data8.ua	.LVL6
	data4.ua	0x70e
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x39
	data1	0
	data1	0
	.uleb128 0x1c
	data4.ua	@secrel(.LASF131)
	data1	0xb3
	data8.ua	.LFB35
	data8.ua	.LFE35-.LFB35
	data4.ua	@secrel(.LLST12)
	data4.ua	0xa56
	.uleb128 0xd
	data4.ua	@secrel(.LASF132)
	data1	0xb5
	data1	0x9
	data4.ua	0x58
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0xa
	data8.ua	.LVL44
	data4.ua	0x703
	.uleb128 0x5
	data8.ua	.LVL46
	data4.ua	0x6ed
	data4.ua	0xa2f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x5
	data8.ua	.LVL47
	data4.ua	0x117f
	data4.ua	0xa48
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x2
	data1	0x8
	data1	0x64
	data1	0
	.uleb128 0xa
	data8.ua	.LVL48
	data4.ua	0x78d
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF133)
	data1	0xae
	data8.ua	.LFB34
	data8.ua	.LFE34-.LFB34
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xa96
	.uleb128 0x4
	data8.ua	.LVL7
	data4.ua	0x6d1
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF134)
	data1	0xa6
	data8.ua	.LFB33
	data8.ua	.LFE33-.LFB33
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xb18
	.uleb128 0x5
	data8.ua	.LVL49
	data4.ua	0x6b6
	data4.ua	0xad9
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x3a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x9
	data1	0x3
	data8.ua	handle#
	data1	0
	.uleb128 0x5
	data8.ua	.LVL50
	data4.ua	0x6a0
	data4.ua	0xaf1
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x3a
	data1	0
	.uleb128 0x5
	data8.ua	.LVL51
	data4.ua	0x117f
	data4.ua	0xb0a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x2
	data1	0x8
	data1	0x64
	data1	0
	.uleb128 0xa
	data8.ua	.LVL52
	data4.ua	0x1133
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF135)
	data1	0xa0
	data8.ua	.LFB32
	data8.ua	.LFE32-.LFB32
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xb59
	.uleb128 0x1b
	stringz	"sig"
	data1	0xa0
	data1	0x18
	data4.ua	0x58
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0x4
	data8.ua	.LVL54
	data4.ua	0x117f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x8
	data1	0x32
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF136)
	data1	0x99
	data8.ua	.LFB31
	data8.ua	.LFE31-.LFB31
	data4.ua	@secrel(.LLST3)
	data4.ua	0xbe6
	.uleb128 0xd
	data4.ua	@secrel(.LASF101)
	data1	0x9b
	data1	0x9
	data4.ua	0x88
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x5
	data8.ua	.LVL10
	data4.ua	0x68a
	data4.ua	0xb9e
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0xa
	data8.ua	.LVL11
	data4.ua	0x674
	.uleb128 0x5
	data8.ua	.LVL12
	data4.ua	0x654
	data4.ua	0xbd1
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC1
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0x4
	data8.ua	.LVL13
	data4.ua	0x642
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x31
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF137)
	data1	0x93
	data8.ua	.LFB30
	data8.ua	.LFE30-.LFB30
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xc38
	.uleb128 0x5
	data8.ua	.LVL14
	data4.ua	0x62b
	data4.ua	0xc21
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x46
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0x4
	data8.ua	.LVL15
	data4.ua	0x614
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x3
	data1	0xa
	data2.ua	0x412
	data1	0
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF138)
	data1	0x89
	data8.ua	.LFB29
	data8.ua	.LFE29-.LFB29
	data4.ua	@secrel(.LLST4)
	data4.ua	0xcd1
	.uleb128 0xd
	data4.ua	@secrel(.LASF19)
	data1	0x8b
	data1	0x18
	data4.ua	0xcd1
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x5
	data8.ua	.LVL16
	data4.ua	0x62b
	data4.ua	0xc95
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x8
	data1	0x26
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x1
	data1	0x30
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x5
	data8.ua	.LVL17
	data4.ua	0x62b
	data4.ua	0xcba
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x46
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x32
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x2
	data1	0x91
	.sleb128 -32
	data1	0
	.uleb128 0x4
	data8.ua	.LVL18
	data4.ua	0x614
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0xa
	data2.ua	0x412
	data1	0
	data1	0
	.uleb128 0xf
	data4.ua	0x131
	data4.ua	0xce1
	.uleb128 0x11
	data4.ua	0x43
	data1	0x3
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF139)
	data1	0x83
	data8.ua	.LFB28
	data8.ua	.LFE28-.LFB28
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xd2a
	.uleb128 0x5
	data8.ua	.LVL40
	data4.ua	0x6b6
	data4.ua	0xd1c
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x48
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x31
	data1	0
	.uleb128 0xa
	data8.ua	.LVL41
	data4.ua	0xd2a
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF140)
	data1	0x7d
	data8.ua	.LFB27
	data8.ua	.LFE27-.LFB27
	data4.ua	@secrel(.LLST10)
	data4.ua	0xd75
	.uleb128 0x5
	data8.ua	.LVL38
	data4.ua	0x5f4
	data4.ua	0xd67
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
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0xa
	data8.ua	.LVL39
	data4.ua	0x114c
	data1	0
	.uleb128 0x16
	data4.ua	@secrel(.LASF141)
	data1	0x77
	data8.ua	.LFB26
	data8.ua	.LFE26-.LFB26
	data4.ua	@secrel(.LLST11)
	data4.ua	0xdc6
	.uleb128 0x5
	data8.ua	.LVL42
	data4.ua	0x5c0
	data4.ua	0xdb8
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
	.uleb128 0xa
	data8.ua	.LVL43
	data4.ua	0x114c
	data1	0
	.uleb128 0x37
	data4.ua	@secrel(.LASF142)
	data1	0x1
	data1	0x6d
	data1	0xd
	data8.ua	.LFB25
	data8.ua	.LFE25-.LFB25
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xe61
	.uleb128 0x24
	data4.ua	@secrel(.LASF143)
	data1	0x6f
	data1	0x9
	data4.ua	0x58
	data4.ua	@secrel(.LLST13)
	data4.ua	@secrel(.LVUS13)
	.uleb128 0xa
	data8.ua	.LVL55
	data4.ua	0x5b5
	.uleb128 0xa
	data8.ua	.LVL57
	data4.ua	0x703
	.uleb128 0x5
	data8.ua	.LVL59
	data4.ua	0x117f
	data4.ua	0xe2c
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0xa
	data2.ua	0x1f4
	data1	0
	.uleb128 0x5
	data8.ua	.LVL60
	data4.ua	0x59a
	data4.ua	0xe4c
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
	data1	0x39
	data1	0
	.uleb128 0x4
	data8.ua	.LVL61
	data4.ua	0x642
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF144)
	data1	0x68
	data8.ua	.LFB24
	data8.ua	.LFE24-.LFB24
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xea0
	.uleb128 0xa
	data8.ua	.LVL19
	data4.ua	0x5b5
	.uleb128 0x4
	data8.ua	.LVL20
	data4.ua	0x59a
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x39
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF145)
	data1	0x63
	data8.ua	.LFB23
	data8.ua	.LFE23-.LFB23
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xed2
	.uleb128 0x4
	data8.ua	.LVL8
	data4.ua	0x6a0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x35
	data1	0
	data1	0
	.uleb128 0x9
	data4.ua	@secrel(.LASF146)
	data1	0x5e
	data8.ua	.LFB22
	data8.ua	.LFE22-.LFB22
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0xf04
	.uleb128 0x4
	data8.ua	.LVL9
	data4.ua	0x6a0
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x38
	data1	0
	data1	0
	.uleb128 0x1c
	data4.ua	@secrel(.LASF147)
	data1	0x52
	data8.ua	.LFB21
	data8.ua	.LFE21-.LFB21
	data4.ua	@secrel(.LLST5)
	data4.ua	0xfa7
	.uleb128 0x24
	data4.ua	@secrel(.LASF19)
	data1	0x54
	data1	0xb
	data4.ua	0xbc
	data4.ua	@secrel(.LLST6)
	data4.ua	@secrel(.LVUS6)
	.uleb128 0xd
	data4.ua	@secrel(.LASF148)
	data1	0x54
	data1	0x6d
	data4.ua	0xfa7
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x1a
	stringz	"to"
	data1	0x5a
	data1	0x14
	data4.ua	0xc3
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	.uleb128 0x5
	data8.ua	.LVL21
	data4.ua	0x56b
	data4.ua	0xf8a
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
	.uleb128 0x3
	data1	0x40
	data1	0x3c
	data1	0x24
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x37
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x2
	data1	0x8
	data1	0x22
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x27
	.uleb128 0x2
	data1	0x9
	data1	0xff
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x4
	data8.ua	.LVL23
	data4.ua	0x54b
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x2
	data1	0x8
	data1	0xfc
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x2
	data1	0x8
	data1	0x40
	data1	0
	data1	0
	.uleb128 0xf
	data4.ua	0xbc
	data4.ua	0xfb7
	.uleb128 0x11
	data4.ua	0x43
	data1	0x1
	data1	0
	.uleb128 0x38
	stringz	"bus"
	data1	0x1
	data1	0x4c
	data1	0xd
	data8.ua	.LFB20
	data8.ua	.LFE20-.LFB20
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x103c
	.uleb128 0x19
	stringz	"p"
	data1	0x4e
	data1	0x14
	data4.ua	0x103c
	data4.ua	@secrel(.LLST7)
	data4.ua	@secrel(.LVUS7)
	.uleb128 0x5
	data8.ua	.LVL25
	data4.ua	0x530
	data4.ua	0x100d
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x9
	data1	0x3
	data8.ua	.LC2
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x1
	data1	0x30
	data1	0
	.uleb128 0x4
	data8.ua	.LVL26
	data4.ua	0x56b
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
	.uleb128 0x3
	data1	0x40
	data1	0x3c
	data1	0x24
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x25
	.uleb128 0x1
	data1	0x33
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x26
	.uleb128 0x1
	data1	0x31
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x28
	.uleb128 0x1
	data1	0x30
	data1	0
	data1	0
	.uleb128 0x7
	data4.ua	0xe5
	.uleb128 0x9
	data4.ua	@secrel(.LASF149)
	data1	0x47
	data8.ua	.LFB19
	data8.ua	.LFE19-.LFB19
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x1073
	.uleb128 0x4
	data8.ua	.LVL64
	data4.ua	0x1073
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x1
	data1	0x31
	data1	0
	data1	0
	.uleb128 0x39
	data4.ua	@secrel(.LASF151)
	data1	0x1
	data1	0x40
	data1	0xb
	data4.ua	0x58
	data8.ua	.LFB18
	data8.ua	.LFE18-.LFB18
	data4.ua	@secrel(.LLST14)
	data4.ua	0x10ca
	.uleb128 0x1b
	stringz	"n"
	data1	0x40
	data1	0x14
	data4.ua	0x58
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	.uleb128 0xd
	data4.ua	@secrel(.LASF152)
	data1	0x42
	data1	0x13
	data4.ua	0x10db
	.uleb128 0x4
	data1	0x91
	.sleb128 -19984
	.uleb128 0x4
	data8.ua	.LVL63
	data4.ua	0x1073
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x24
	.uleb128 0x3
	data1	0x92
	.uleb128 0x20
	.sleb128 1
	data1	0
	data1	0
	.uleb128 0xf
	data4.ua	0xe5
	data4.ua	0x10db
	.uleb128 0x20
	data4.ua	0x43
	data2.ua	0x4e1f
	data1	0
	.uleb128 0x10
	data4.ua	0x10ca
	.uleb128 0x25
	data4.ua	@secrel(.LASF154)
	data1	0x3b
	data8.ua	.LFB17
	data8.ua	.LFE17-.LFB17
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	.uleb128 0x1c
	data4.ua	@secrel(.LASF153)
	data1	0x34
	data8.ua	.LFB16
	data8.ua	.LFE16-.LFB16
	data4.ua	@secrel(.LLST0)
	data4.ua	0x1133
	.uleb128 0xd
	data4.ua	@secrel(.LASF148)
	data1	0x36
	data1	0xb
	data4.ua	0xfa7
	.uleb128 0x2
	data1	0x91
	.sleb128 -16
	.uleb128 0x1a
	stringz	"to"
	data1	0x37
	data1	0x14
	data4.ua	0xc3
	.uleb128 0x2
	data1	0x91
	.sleb128 0
	data1	0
	.uleb128 0x25
	data4.ua	@secrel(.LASF155)
	data1	0x2f
	data8.ua	.LFB15
	data8.ua	.LFE15-.LFB15
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	.uleb128 0x9
	data4.ua	@secrel(.LASF156)
	data1	0x29
	data8.ua	.LFB14
	data8.ua	.LFE14-.LFB14
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x117f
	.uleb128 0x4
	data8.ua	.LVL37
	data4.ua	0x117f
	.uleb128 0x1
	.uleb128 0x2
	data1	0x90
	.uleb128 0x23
	.uleb128 0x2
	data1	0x8
	data1	0x64
	data1	0
	data1	0
	.uleb128 0x3a
	data4.ua	@secrel(.LASF157)
	data1	0x1
	data1	0x22
	data1	0xb
	data4.ua	0x58
	data8.ua	.LFB13
	data8.ua	.LFE13-.LFB13
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data4.ua	0x11d7
	.uleb128 0x23
	stringz	"n"
	data1	0x22
	data1	0x14
	data4.ua	0x58
	data4.ua	@secrel(.LLST8)
	data4.ua	@secrel(.LVUS8)
	.uleb128 0x3b
	data8.ua	.LBB2
	data8.ua	.LBE2-.LBB2
	.uleb128 0x19
	stringz	"i"
	data1	0x24
	data1	0xe
	data4.ua	0x58
	data4.ua	@secrel(.LLST9)
	data4.ua	@secrel(.LVUS9)
	data1	0
	data1	0
	.uleb128 0x3c
	data4.ua	@secrel(.LASF162)
	data1	0x1
	data1	0x1c
	data1	0xc
	data8.ua	.LFB12
	data8.ua	.LFE12-.LFB12
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
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
	.uleb128 0x28
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1c
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x3
	.uleb128 0x5
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x4
	.uleb128 0x48
	data1	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x9
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
	.uleb128 0x21
	.sleb128 13
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
	.uleb128 0xa
	.uleb128 0x48
	data1	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0xe
	.uleb128 0x26
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0xf
	.uleb128 0x1
	data1	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x10
	.uleb128 0x35
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x11
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x12
	.uleb128 0x37
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
	.uleb128 0xd
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
	.uleb128 0x38
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x15
	.uleb128 0x2e
	data1	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 10
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
	.uleb128 0x16
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
	.uleb128 0x17
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
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x18
	.uleb128 0x18
	data1	0
	data1	0
	data1	0
	.uleb128 0x19
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
	.uleb128 0x1c
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
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1d
	.uleb128 0xd
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 7
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1e
	.uleb128 0x4
	data1	0x1
	.uleb128 0x3
	.uleb128 0xe
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
	.sleb128 6
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x1f
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
	.uleb128 0x20
	.uleb128 0x21
	data1	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0x5
	data1	0
	data1	0
	.uleb128 0x21
	.uleb128 0x2e
	data1	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 10
	.uleb128 0x3b
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 16
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
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
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 13
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
	.uleb128 0x23
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x24
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	data1	0
	data1	0
	.uleb128 0x25
	.uleb128 0x2e
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
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
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	data1	0
	data1	0
	.uleb128 0x26
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
	.uleb128 0x27
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
	.uleb128 0x28
	.uleb128 0xf
	data1	0
	.uleb128 0xb
	.uleb128 0xb
	data1	0
	data1	0
	.uleb128 0x29
	.uleb128 0x15
	data1	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x2a
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
	.uleb128 0x2b
	.uleb128 0x26
	data1	0
	data1	0
	data1	0
	.uleb128 0x2c
	.uleb128 0x28
	data1	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x1c
	.uleb128 0x6
	data1	0
	data1	0
	.uleb128 0x2d
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
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	data1	0
	data1	0
	.uleb128 0x2e
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
	.uleb128 0x2f
	.uleb128 0x15
	data1	0
	.uleb128 0x27
	.uleb128 0x19
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
	.uleb128 0x5
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x87
	.uleb128 0x19
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
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x33
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
	.uleb128 0x34
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
	.uleb128 0x35
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
	.uleb128 0x36
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
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
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
	.uleb128 0x38
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
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	data1	0
	data1	0
	.uleb128 0x39
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
	.uleb128 0x3a
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
	.uleb128 0x3b
	.uleb128 0xb
	data1	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	data1	0
	data1	0
	.uleb128 0x3c
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
.LVUS15:
	.uleb128 0
	.uleb128 .LVU189
	.uleb128 .LVU189
	.uleb128 .LVU198
	.uleb128 .LVU198
	.uleb128 0
.LLST15:
	data1	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x4
	data1	0x92
	.uleb128 0x21
	.sleb128 -8
	data1	0x9f
	data1	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LFE41-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x21
	data1	0x9f
	data1	0
.LVUS16:
	.uleb128 .LVU187
	.uleb128 .LVU190
.LLST16:
	data1	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0
.LLST1:
	data1	0x4
	.uleb128 .LFB38-.Ltext0
	.uleb128 .LCFI5-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI5-.Ltext0
	.uleb128 .LCFI7-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0x4
	.uleb128 .LCFI7-.Ltext0
	.uleb128 .LFE38-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU20
.LLST2:
	data1	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-1-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LLST12:
	data1	0x4
	.uleb128 .LFB35-.Ltext0
	.uleb128 .LCFI53-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI53-.Ltext0
	.uleb128 .LFE35-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0
.LLST3:
	data1	0x4
	.uleb128 .LFB31-.Ltext0
	.uleb128 .LCFI21-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI21-.Ltext0
	.uleb128 .LCFI23-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0x4
	.uleb128 .LCFI23-.Ltext0
	.uleb128 .LCFI24-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI24-.Ltext0
	.uleb128 .LFE31-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0
.LLST4:
	data1	0x4
	.uleb128 .LFB29-.Ltext0
	.uleb128 .LCFI28-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI28-.Ltext0
	.uleb128 .LCFI30-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 48
	data1	0x4
	.uleb128 .LCFI30-.Ltext0
	.uleb128 .LFE29-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST10:
	data1	0x4
	.uleb128 .LFB27-.Ltext0
	.uleb128 .LCFI45-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI45-.Ltext0
	.uleb128 .LFE27-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 16
	data1	0
.LLST11:
	data1	0x4
	.uleb128 .LFB26-.Ltext0
	.uleb128 .LCFI50-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI50-.Ltext0
	.uleb128 .LFE26-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0
.LVUS13:
	.uleb128 .LVU157
	.uleb128 .LVU159
	.uleb128 .LVU159
	.uleb128 0
.LLST13:
	data1	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-1-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0x4
	.uleb128 .LVL57-1-.Ltext0
	.uleb128 .LFE25-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0
.LLST5:
	data1	0x4
	.uleb128 .LFB21-.Ltext0
	.uleb128 .LCFI34-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI34-.Ltext0
	.uleb128 .LCFI36-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0x4
	.uleb128 .LCFI36-.Ltext0
	.uleb128 .LFE21-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS6:
	.uleb128 .LVU70
	.uleb128 .LVU72
.LLST6:
	data1	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-1-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.LVUS7:
	.uleb128 .LVU80
	.uleb128 0
.LLST7:
	data1	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LFE20-.Ltext0
	.uleb128 0x1
	data1	0x58
	data1	0
.LLST14:
	data1	0x4
	.uleb128 .LFB18-.Ltext0
	.uleb128 .LCFI62-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI62-.Ltext0
	.uleb128 .LCFI64-.Ltext0
	.uleb128 0x4
	data1	0x7c
	.sleb128 20000
	data1	0x4
	.uleb128 .LCFI64-.Ltext0
	.uleb128 .LFE18-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LLST0:
	data1	0x4
	.uleb128 .LFB16-.Ltext0
	.uleb128 .LCFI1-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0x4
	.uleb128 .LCFI1-.Ltext0
	.uleb128 .LCFI3-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 32
	data1	0x4
	.uleb128 .LCFI3-.Ltext0
	.uleb128 .LFE16-.Ltext0
	.uleb128 0x2
	data1	0x7c
	.sleb128 0
	data1	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU96
	.uleb128 .LVU96
	.uleb128 .LVU105
	.uleb128 .LVU105
	.uleb128 0
.LLST8:
	data1	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x4
	data1	0x92
	.uleb128 0x20
	.sleb128 1
	data1	0x9f
	data1	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LFE13-.Ltext0
	.uleb128 0x5
	data1	0xa3
	.uleb128 0x2
	data1	0x90
	.uleb128 0x20
	data1	0x9f
	data1	0
.LVUS9:
	.uleb128 .LVU93
	.uleb128 .LVU98
	.uleb128 .LVU98
	.uleb128 .LVU105
.LLST9:
	data1	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x2
	data1	0x30
	data1	0x9f
	data1	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	data1	0x60
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
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF7:
	stringz	"__off_t"
.LASF67:
	stringz	"__RLIMIT_RSS"
.LASF91:
	stringz	"itimerval"
.LASF124:
	stringz	"strcmp"
.LASF14:
	stringz	"size_t"
.LASF146:
	stringz	"divide"
.LASF29:
	stringz	"__align"
.LASF112:
	stringz	"close"
.LASF60:
	stringz	"ssize_t"
.LASF28:
	stringz	"__size"
.LASF46:
	stringz	"FPE_FLTINV"
.LASF114:
	stringz	"raise"
.LASF93:
	stringz	"it_value"
.LASF59:
	stringz	"__sighandler_t"
.LASF26:
	stringz	"long long unsigned int"
.LASF16:
	stringz	"__u16"
.LASF152:
	stringz	"frame"
.LASF86:
	stringz	"__rlimit_resource"
.LASF77:
	stringz	"__RLIMIT_RTPRIO"
.LASF97:
	stringz	"pointer"
.LASF54:
	stringz	"SEGV_ACCADI"
.LASF105:
	stringz	"kill"
.LASF30:
	stringz	"pthread_attr_t"
.LASF18:
	stringz	"long long int"
.LASF4:
	stringz	"signed char"
.LASF121:
	stringz	"pthread_join"
.LASF134:
	stringz	"after_handler"
.LASF117:
	stringz	"wait"
.LASF143:
	stringz	"parent"
.LASF6:
	stringz	"long int"
.LASF55:
	stringz	"SEGV_ADIDERR"
.LASF106:
	stringz	"setitimer"
.LASF64:
	stringz	"RLIMIT_DATA"
.LASF12:
	stringz	"__ssize_t"
.LASF153:
	stringz	"jump"
.LASF79:
	stringz	"__RLIMIT_NLIMITS"
.LASF147:
	stringz	"illegal"
.LASF40:
	stringz	"FPE_INTDIV"
.LASF50:
	stringz	"SEGV_MAPERR"
.LASF45:
	stringz	"FPE_FLTRES"
.LASF119:
	stringz	"fork"
.LASF51:
	stringz	"SEGV_ACCERR"
.LASF74:
	stringz	"__RLIMIT_SIGPENDING"
.LASF99:
	stringz	"self"
.LASF62:
	stringz	"RLIMIT_CPU"
.LASF87:
	stringz	"__itimer_which"
.LASF78:
	stringz	"__RLIMIT_RTTIME"
.LASF125:
	stringz	"thread_leave"
.LASF81:
	stringz	"rlim_t"
.LASF42:
	stringz	"FPE_FLTDIV"
.LASF2:
	stringz	"unsigned int"
.LASF69:
	stringz	"__RLIMIT_OFILE"
.LASF84:
	stringz	"rlim_max"
.LASF15:
	stringz	"__u8"
.LASF3:
	stringz	"long unsigned int"
.LASF17:
	stringz	"__u32"
.LASF95:
	stringz	"PAGE"
.LASF31:
	stringz	"ILL_ILLOPC"
.LASF11:
	stringz	"__suseconds_t"
.LASF154:
	stringz	"constant"
.LASF100:
	stringz	"name"
.LASF71:
	stringz	"__RLIMIT_NPROC"
.LASF32:
	stringz	"ILL_ILLOPN"
.LASF145:
	stringz	"trap"
.LASF144:
	stringz	"kill_self"
.LASF110:
	stringz	"_exit"
.LASF63:
	stringz	"RLIMIT_FSIZE"
.LASF92:
	stringz	"it_interval"
.LASF44:
	stringz	"FPE_FLTUND"
.LASF56:
	stringz	"SEGV_ADIPERR"
.LASF48:
	stringz	"FPE_FLTUNK"
.LASF73:
	stringz	"__RLIMIT_LOCKS"
.LASF23:
	stringz	"timeval"
.LASF111:
	stringz	"write"
.LASF35:
	stringz	"ILL_PRVOPC"
.LASF76:
	stringz	"__RLIMIT_NICE"
.LASF9:
	stringz	"__rlim_t"
.LASF126:
	stringz	"thread_null"
.LASF57:
	stringz	"SEGV_MTEAERR"
.LASF36:
	stringz	"ILL_PRVREG"
.LASF131:
	stringz	"after_child"
.LASF61:
	stringz	"long double"
.LASF58:
	stringz	"SEGV_MTESERR"
.LASF24:
	stringz	"tv_sec"
.LASF66:
	stringz	"RLIMIT_CORE"
.LASF72:
	stringz	"__RLIMIT_MEMLOCK"
.LASF82:
	stringz	"rlimit"
.LASF160:
	stringz	"@TOP@"
.LASF156:
	stringz	"forever"
.LASF107:
	stringz	"setrlimit"
.LASF85:
	stringz	"__rlimit_resource_t"
.LASF80:
	stringz	"__RLIM_NLIMITS"
.LASF130:
	stringz	"leave"
.LASF109:
	stringz	"prctl"
.LASF162:
	stringz	"corrupt"
.LASF137:
	stringz	"strict"
.LASF108:
	stringz	"syscall"
.LASF27:
	stringz	"pthread_t"
.LASF155:
	stringz	"null"
.LASF0:
	stringz	"unsigned char"
.LASF53:
	stringz	"SEGV_PKUERR"
.LASF90:
	stringz	"ITIMER_PROF"
.LASF102:
	stringz	"memfd_create"
.LASF8:
	stringz	"__pid_t"
.LASF5:
	stringz	"short int"
.LASF140:
	stringz	"soft_limit"
.LASF22:
	stringz	"filter"
.LASF116:
	stringz	"execl"
.LASF120:
	stringz	"exit"
.LASF151:
	stringz	"deep"
.LASF25:
	stringz	"tv_usec"
.LASF39:
	stringz	"ILL_BADIADDR"
.LASF115:
	stringz	"signal"
.LASF34:
	stringz	"ILL_ILLTRP"
.LASF148:
	stringz	"descriptor"
.LASF104:
	stringz	"mmap"
.LASF13:
	stringz	"char"
.LASF70:
	stringz	"RLIMIT_AS"
.LASF83:
	stringz	"rlim_cur"
.LASF65:
	stringz	"RLIMIT_STACK"
.LASF49:
	stringz	"FPE_CONDTRAP"
.LASF113:
	stringz	"pipe"
.LASF127:
	stringz	"in_thread"
.LASF123:
	stringz	"abort"
.LASF133:
	stringz	"next_program"
.LASF98:
	stringz	"fixed"
.LASF37:
	stringz	"ILL_COPROC"
.LASF141:
	stringz	"alarm_clock"
.LASF118:
	stringz	"getpid"
.LASF161:
	stringz	"thread"
.LASF138:
	stringz	"filtered"
.LASF96:
	stringz	"victim"
.LASF157:
	stringz	"work"
.LASF1:
	stringz	"short unsigned int"
.LASF89:
	stringz	"ITIMER_VIRTUAL"
.LASF101:
	stringz	"ends"
.LASF10:
	stringz	"__time_t"
.LASF19:
	stringz	"code"
.LASF128:
	stringz	"argv"
.LASF103:
	stringz	"memset"
.LASF68:
	stringz	"RLIMIT_NOFILE"
.LASF132:
	stringz	"status"
.LASF122:
	stringz	"pthread_create"
.LASF20:
	stringz	"sock_filter"
.LASF47:
	stringz	"FPE_FLTSUB"
.LASF33:
	stringz	"ILL_ILLADR"
.LASF136:
	stringz	"broken_pipe"
.LASF41:
	stringz	"FPE_INTOVF"
.LASF129:
	stringz	"argc"
.LASF135:
	stringz	"handle"
.LASF88:
	stringz	"ITIMER_REAL"
.LASF159:
	stringz	"emu/debug/travel-deaths.c"
.LASF38:
	stringz	"ILL_BADSTK"
.LASF52:
	stringz	"SEGV_BNDERR"
.LASF149:
	stringz	"stack"
.LASF158:
	stringz	"GNU C17 12.2.0 -g -O1"
.LASF43:
	stringz	"FPE_FLTOVF"
.LASF150:
	stringz	"main"
.LASF21:
	stringz	"sock_fprog"
.LASF139:
	stringz	"hard_limit"
.LASF94:
	stringz	"__itimer_which_t"
.LASF142:
	stringz	"by_child"
.LASF75:
	stringz	"__RLIMIT_MSGQUEUE"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
