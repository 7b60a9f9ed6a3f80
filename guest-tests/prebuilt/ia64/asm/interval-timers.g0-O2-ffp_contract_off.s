// b67336de231aef10ad05e68410baeb55 guest-tests/time/interval-timers.c
	.file	"interval-timers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	cmp4.eq p6, p7 = 14, r32
	nop 0
	cmp4.ne p8, p9 = 26, r32
	;;
	.mib
	(p6) mov r14 = r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	(p8) addl r14 = 2, r0
	nop 0
	;;
	(p9) addl r14 = 1, r0
	;;
.L2:
	.mlx
	nop 0
	movl r15 = @gprel(count#)
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mii
	add r15 = r1, r15
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_alarm#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"setitimer"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0.constprop.0#
must.part.0.constprop.0:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC1)
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r34
	addl r35 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"ticks"
	.align 8
.LC3:
	stringz	"NO ticks"
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"%d: %s, interval %ld\n"
	.align 8
.LC7:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec == 0 && now.it_value.tv_usec == 0"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"count[1] <= 2"
	.align 8
.LC10:
	stringz	"alarm(100) == 0"
	.align 8
.LC11:
	stringz	"rest == 100 || rest == 99"
	.align 8
.LC12:
	stringz	"alarms == 1"
	.align 8
.LC13:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec >= 4"
	.align 8
.LC14:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec == 0 && now.it_interval.tv_usec == 50000"
	.align 8
.LC15:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec > 0"
	.align 8
.LC16:
	stringz	"setitimer(77, &t, NULL) == -1 && errno == EINVAL"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 16, 4, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mmi
	addl r49 = @ltoff(@fptr(handler#)), gp
	mov r47 = r1
	.save rp, r45
	mov r45 = b0
	.body
	;;
	.mmi
	addl r48 = 14, r0
	ld8 r49 = [r49]
	adds r44 = 216, r12
	.mmb
	adds r42 = 232, r12
	adds r43 = 224, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r47
	addl r48 = 26, r0
	adds r39 = 176, r12
	.mmi
	mov r35 = r0
	adds r32 = 240, r12
	adds r40 = 152, r12
	;;
	.mlx
	addl r49 = @ltoff(@fptr(handler#)), gp
	movl r33 = 399999999
	;;
	.mib
	ld8 r49 = [r49]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r47
	addl r48 = 27, r0
	;;
	addl r49 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r49 = [r49]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r14 = 10000, r0
	mov r1 = r47
	adds r15 = 208, r12
	.mmi
	st8 [r43] = r0
	st8 [r39] = r0
	nop 0
	;;
	.mlx
	st8 [r44] = r14
	movl r38 = @gprel(kinds.0#)
	.mmi
	st8 [r42] = r14
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 192, r12
	add r38 = r1, r38
	.mlx
	st8 [r15] = r0
	movl r36 = @gprel(count#)
	;;
	.mlx
	st8 [r14] = r0
	movl r41 = @gprel(.LC6)
	.mmi
	adds r14 = 200, r12
	nop 0
	add r36 = r1, r36
	;;
	.mmi
	add r41 = r1, r41
	st8 [r14] = r0
	nop 0
.L19:
	.mmi
	ld4 r37 = [r38], 4
	nop 0
	mov r50 = r0
	.mmi
	adds r49 = 208, r12
	nop 0
	sxt4 r34 = r35
	;;
	.mib
	mov r48 = r37
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	shladd r15 = r34, 2, r0
	nop 0
	mov r1 = r47
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L14
	;;
	.mmi
	add r15 = r36, r15
	st4.rel [r32] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p7) br.cond.dpnt .L16
	.align 32
.L13:
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mmi
	ld4.acq r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r32] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p7) br.cond.dptk .L13
.L16:
	.mmi
	shladd r34 = r34, 2, r0
	adds r50 = 144, r12
	nop 0
	.mmb
	mov r49 = r39
	mov r48 = r37
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	add r34 = r36, r34
	mov r1 = r47
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r49 = r35
	mov r48 = r41
	(p6) br.cond.spnt .L14
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r34]
	adds r35 = 1, r35
	.mmi
	ld8 r51 = [r40]
	;;
	cmp4.ge p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 3, r35
	(p6) br.cond.dptk .L19
	.mib
	adds r49 = 144, r12
	mov r48 = r0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L20
	.mmi
	adds r14 = 160, r12
	nop 0
	adds r15 = 168, r12
	;;
	.mmi
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mii
	(p6) add r49 = r1, r49
	nop 0
	;;
	(p7) add r49 = r1, r49
.L20:
	.mlx
	nop 0
	movl r50 = @gprel(.LC7)
	.mlx
	adds r36 = 4, r36
	movl r48 = @gprel(.LC8)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r49 = 208, r12
	mov r50 = r0
	mov r1 = r47
	.mmb
	addl r48 = 1, r0
	st4.rel [r36] = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r47
	addl r48 = 100000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r36]
	nop 0
	mov r1 = r47
	;;
	.mlx
	cmp4.lt p6, p7 = 2, r14
	movl r50 = @gprel(.LC9)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mmi
	add r50 = r1, r50
	nop 0
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r50 = r0
	mov r1 = r47
	nop 0
	.mmb
	mov r49 = r39
	addl r48 = 1, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mii
	mov r1 = r47
	addl r48 = 14, r0
	;;
	addl r49 = @ltoff(@fptr(on_alarm#)), gp
	;;
	.mib
	ld8 r49 = [r49]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r47
	addl r48 = 100, r0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mlx
	nop 0
	movl r50 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mlx
	add r50 = r1, r50
	movl r48 = @gprel(.LC8)
	;;
	.mmi
	(p7) add r49 = r1, r49
	nop 0
	add r48 = r1, r48
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 1, r0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	adds r8 = -99, r8
	nop 0
	mov r1 = r47
	;;
	.mlx
	cmp4.ltu p6, p7 = 1, r8
	movl r50 = @gprel(.LC11)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	.mmi
	add r50 = r1, r50
	nop 0
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mmi
	nop 0
	mov r1 = r47
	nop 0
	;;
	.mlx
	addl r14 = @gprel(alarms#), gp
	movl r50 = @gprel(.LC12)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r50 = r1, r50
	add r48 = r1, r48
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 208, r12
	mov r1 = r47
	mov r50 = r0
	.mmi
	st8 [r44] = r0
	st8 [r42] = r0
	mov r48 = r0
	;;
	.mmi
	mov r49 = r14
	st8 [r14] = r0
	addl r14 = 5, r0
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	adds r49 = 144, r12
	nop 0
	mov r1 = r47
	.mmb
	mov r48 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L25
	.mmi
	adds r14 = 160, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = 3, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mii
	(p6) add r49 = r1, r49
	nop 0
	;;
	(p7) add r49 = r1, r49
.L25:
	.mlx
	nop 0
	movl r50 = @gprel(.LC13)
	.mlx
	addl r32 = 50000, r0
	movl r48 = @gprel(.LC8)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	adds r48 = 16, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r47
	nop 0
	addl r49 = 14, r0
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r47
	mov r50 = r0
	nop 0
	.mmb
	adds r49 = 16, r12
	mov r48 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r49 = 208, r12
	addl r14 = 5000, r0
	mov r50 = r0
	.mmi
	mov r1 = r47
	st8 [r44] = r32
	mov r48 = r0
	;;
	.mmi
	st8 [r49] = r0
	st8 [r42] = r14
	nop 0
	;;
	.mib
	st8 [r43] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r47
	addl r48 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r47
	nop 0
	adds r49 = 144, r12
	.mmb
	mov r48 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L40
	.mmi
	adds r14 = 168, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	.mlx
	ld8 r14 = [r40]
	movl r50 = @gprel(.LC14)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mmi
	cmp.ne p6, p7 = r32, r14
	add r50 = r1, r50
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	mov r50 = r0
	nop 0
	.mmb
	addl r48 = 1, r0
	adds r49 = 16, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r49 = 144, r12
	nop 0
	mov r1 = r47
	.mmb
	mov r48 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L27
.L58:
	.mmi
	adds r14 = 168, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mii
	(p6) add r49 = r1, r49
	nop 0
	;;
	(p7) add r49 = r1, r49
.L27:
	.mlx
	nop 0
	movl r50 = @gprel(.LC15)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r49 = 1, r0
	nop 0
	mov r1 = r47
	.mmb
	addl r48 = 14, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r47
	addl r48 = 80000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r47
	nop 0
	adds r49 = 144, r12
	.mmb
	mov r48 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
	.mmi
	adds r14 = 168, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	.mlx
	ld8 r15 = [r40]
	movl r50 = @gprel(.LC14)
	.mlx
	addl r14 = 50000, r0
	movl r48 = @gprel(.LC8)
	;;
	.mmi
	cmp.ne p6, p7 = r14, r15
	add r50 = r1, r50
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r49 = 208, r12
	mov r1 = r47
	nop 0
	.mmb
	mov r50 = r0
	addl r48 = 77, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L57
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r49 = r1, r49
	nop 0
	nop 0
.L29:
	.mlx
	nop 0
	movl r50 = @gprel(.LC16)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mib
	add r50 = r1, r50
	add r48 = r1, r48
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
.L40:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	.mmi
	add r49 = r1, r49
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	mov r50 = r0
	nop 0
	.mmb
	addl r48 = 1, r0
	adds r49 = 16, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r49 = 144, r12
	nop 0
	mov r1 = r47
	.mmb
	mov r48 = r0
	nop 0
	br.call.sptk.many b0 = getitimer#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L27
	.mib
	nop 0
	nop 0
	br .L58
	;;
.L45:
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	.mmi
	add r49 = r1, r49
	nop 0
	add r50 = r1, r50
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r49 = 208, r12
	mov r1 = r47
	nop 0
	.mmb
	mov r50 = r0
	addl r48 = 77, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r49 = r1, r49
	(p6) br.cond.dptk .L29
.L57:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r47
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r50 = @gprel(.LC16)
	.mlx
	nop 0
	movl r48 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC5)
	.mmi
	add r50 = r1, r50
	nop 0
	add r48 = r1, r48
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r47
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 240, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = must.part.0.constprop.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	kinds.0#, @object
	.size	kinds.0#, 12
kinds.0:
	data4	0
	data4	1
	data4	2
	.sbss
	.align 4
	.type	alarms#, @object
	.size	alarms#, 4
alarms:
	.skip	4
	.bss
	.align 4
	.type	count#, @object
	.size	count#, 12
count:
	.skip	12
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
