// d6d3b31dec75812c57f1c8c2c263f8ce guest-tests/time/short-intervals.c
	.file	"short-intervals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	addl r15 = @gprel(hits#), gp
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	ld4.acq r14 = [r15]
	mov ar.pfs = r34
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	mov b0 = r33
	;;
	.mmi
	st4.rel [r15] = r14
	nop 0
	addl r15 = @gprel(wanted#), gp
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	addl r14 = @gprel(handled#), gp
	;;
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = timer_getoverrun#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r39 = r0
	.mmi
	mov r37 = r0
	nop 0
	mov r36 = r32
	;;
	.mlx
	addl r14 = @gprel(missed#), gp
	movl r38 = @gprel(off#)
	;;
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	.mmb
	st4.rel [r14] = r8
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"timer_create"
	.align 8
.LC2:
	stringz	"timer_settime"
	.text
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 5, 5, 4, 0
	.fframe 112
	adds r12 = -112, r12
	unpack4.l r34 = r33, r34
	.mmi
	cmp4.ne p6, p7 = 4, r33
	mov r41 = r1
	mov r42 = r32
	;;
	.mmi
	adds r14 = 32, r12
	adds r15 = 16, r12
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	adds r38 = 80, r12
	adds r37 = 112, r12
	adds r43 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 88, r12
	.mmi
	nop 0
	mov r44 = r37
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r36
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 104, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 24, r12
	;;
	.mbb
	st8 [r14] = r34
	(p7) br.cond.dpnt .L14
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC1)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	ld8 r42 = [r37]
	mov r45 = r0
	.mmb
	mov r44 = r38
	mov r43 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	ld8 r8 = [r37]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 1
	.mib
	addl r42 = 1105, r0
	adds r37 = 112, r12
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 32, r12
	mov r42 = r32
	nop 0
	.mmi
	adds r43 = 16, r12
	mov r44 = r37
	mov r1 = r41
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC1)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	ld8 r42 = [r37]
	mov r45 = r0
	.mmb
	mov r44 = r38
	mov r43 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	ld8 r8 = [r37]
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp start#
	.align 16
	.align 64
	.proc compute#
compute:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	nop 0
	;;
	.mmb
	adds r41 = 16, r12
	addl r40 = 1, r0
	nop 0
	.mib
	adds r35 = 24, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 16, r12
	ld8 r17 = [r35]
	nop 0
	.mmi
	mov r1 = r38
	adds r41 = 16, r12
	addl r40 = 1, r0
	;;
	.mmi
	nop 0
	ld8 r16 = [r14]
	addl r32 = @gprel(sink#), gp
	.mlx
	nop 0
	movl r33 = 1013904223
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	;;
	sub r15 = r15, r16
	;;
	.mii
	nop 0
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r34 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r34 = r14, r34
	movl r14 = 30000000
	;;
	.mii
	nop 0
	shl r34 = r34, 9
	;;
	add r34 = r34, r17
	;;
	.mib
	add r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmb
	adds r14 = 16, r12
	ld8 r17 = [r35]
	nop 0
	.mmi
	mov r1 = r38
	nop 0
	mov ar.lc = 99
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r34
	(p7) br.cond.dpnt .L22
	.align 32
.L17:
	.mmi
	ld4.acq r15 = [r32]
	;;
	nop 0
	dep.z r14 = r15, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.cloop.sptk.few .L17
	.mib
	adds r41 = 16, r12
	addl r40 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmb
	adds r14 = 16, r12
	ld8 r17 = [r35]
	nop 0
	.mmi
	mov r1 = r38
	nop 0
	mov ar.lc = 99
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	nop 0
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r34
	(p6) br.cond.dptk .L17
.L22:
	.mii
	nop 0
	mov b0 = r36
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp compute#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%s: %d\n"
	.text
	.align 16
	.align 64
	.proc all.constprop.0#
all.constprop.0:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 2, 14, 5, 0
	.fframe 224
	adds r12 = -224, r12
	.save ar.lc, r47
	mov r47 = ar.lc
	.mmi
	nop 0
	mov r46 = r1
	nop 0
	;;
	.mmi
	addl r14 = 1, r0
	adds r16 = 184, r12
	adds r15 = 208, r12
	.mmi
	adds r40 = 224, r12
	adds r42 = 176, r12
	adds r43 = 144, r12
	;;
	.mmb
	st8 [r16] = r14
	adds r16 = 192, r12
	nop 0
	.mmi
	mov r37 = r15
	adds r41 = 112, r12
	.save rp, r44
	mov r44 = b0
	.body
	;;
	.mmi
	st8 [r16] = r0
	nop 0
	adds r16 = 200, r12
	.mmi
	st8 [r42] = r0
	nop 0
	mov r38 = r0
	;;
	.mmi
	nop 0
	st8 [r16] = r14
	adds r16 = 152, r12
	.mmi
	nop 0
	st8 [r43] = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	adds r14 = 160, r12
	addl r16 = 5000, r0
	.mmi
	st8 [r41] = r0
	;;
	st8 [r14] = r0
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r14 = 216, r12
	.mlx
	nop 0
	movl r15 = 12884901890
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = 4294967296
	.mmi
	addl r15 = 4, r0
	;;
	st8 [r40] = r14
	adds r14 = 232, r12
	.mmi
	nop 0
	;;
	st4 [r14] = r15
	nop 0
.L24:
	.mmi
	mov r36 = r40
	addl r35 = 1, r0
	adds r39 = -1, r38
	;;
.L25:
	.mmi
	add r34 = r39, r35
	mov r51 = r35
	mov r52 = r33
	.mmi
	ld4 r49 = [r36], 4
	addl r50 = 10, r0
	adds r35 = 1, r35
	;;
	.mib
	ld4 r48 = [r37]
	addp4 r34 = r34, r0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	shladd r34 = r34, 3, r0
	nop 0
	adds r14 = 16, r12
	.mii
	mov r1 = r46
	cmp.ne p6, p7 = 4, r35
	;;
	add r34 = r14, r34
	;;
	.mib
	st8 [r34] = r8
	nop 0
	(p6) br.cond.dptk .L25
	.mmi
	adds r38 = 3, r38
	nop 0
	adds r37 = 4, r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 12, r38
	(p7) br.cond.dptk .L24
	.mmi
	mov r50 = r0
	mov r49 = r42
	nop 0
	.mmb
	mov r48 = r0
	adds r34 = 104, r12
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r0
	nop 0
	.mmb
	mov r49 = r42
	addl r48 = 1, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r50 = r0
	mov r49 = r43
	nop 0
	.mmb
	addl r48 = 2, r0
	mov r1 = r46
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r0
	nop 0
	.mmb
	mov r49 = r41
	mov r48 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r0
	nop 0
	.mmb
	mov r49 = r41
	addl r48 = 1, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r0
	nop 0
	.mmb
	mov r49 = r41
	addl r48 = 2, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov ar.lc = 11
	.align 32
.L27:
	.mib
	ld8 r48 = [r34], -8
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mib
	nop 0
	mov r1 = r46
	br.cloop.sptk.few .L27
	;;
	.mlx
	addl r14 = @gprel(hits#), gp
	movl r48 = @gprel(.LC3)
	.mmi
	mov r49 = r32
	;;
	nop 0
	add r48 = r1, r48
	.mmb
	nop 0
	ld4.acq r50 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r46
	mov b0 = r44
	;;
	mov ar.pfs = r45
	;;
	.mii
	nop 0
	mov ar.lc = r47
	nop 0
	.mmb
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	.endp all.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"ignored"
	.align 8
.LC7:
	stringz	"ignored, of a microsecond"
	.align 8
.LC8:
	stringz	"blocked"
	.align 8
.LC9:
	stringz	"blocked, of a microsecond"
	.align 8
.LC10:
	stringz	"fd >= 0 && timerfd_settime(fd, 0, &at, NULL) == 0"
	.align 8
.LC11:
	stringz	"%-3s %s\n"
	.align 8
.LC12:
	stringz	"read(fd, &count, 8) == 8 && count >= 30000000"
	.align 8
.LC13:
	stringz	"timerfd_gettime(fd, &left) == 0 && left.it_value.tv_nsec <= 1"
	.align 8
.LC14:
	stringz	"read(fd, &more, 8) == 8 && more >= 30000000"
	.align 8
.LC15:
	stringz	"timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 0 && left.it_value.tv_nsec == 0"
	.align 8
.LC16:
	stringz	"timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 3599 && timer_getoverrun(silent) == 0"
	.align 8
.LC17:
	stringz	"sigprocmask"
	.align 8
.LC18:
	stringz	"missed > 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 14, 5, 0
	.fframe 368
	adds r12 = -368, r12
	nop 0
	.mmi
	mov r44 = r1
	nop 0
	.save rp, r42
	mov r42 = b0
	;;
	.mlx
	adds r36 = 352, r12
	movl r14 = 111669149710
	.mlx
	addl r48 = 136, r0
	movl r15 = 42949672987
	;;
	.mmi
	st8 [r36] = r14
	adds r14 = 360, r12
	mov r47 = r0
	.mmi
	adds r46 = 24, r12
	mov r33 = r36
	adds r35 = 368, r12
	;;
	.mmi
	st8 [r14] = r15
	mov r34 = r36
	.save ar.lc, r45
	mov r45 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r44
	adds r15 = 16, r12
	adds r46 = 160, r12
	;;
	.mmi
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov ar.lc = 3
.L33:
	.mmi
	ld4 r32 = [r34], 4
	nop 0
	addl r47 = 1, r0
	;;
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r32
	.mmb
	adds r46 = 160, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L33
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mmi
	addl r47 = 1, r0
	nop 0
	mov r32 = r36
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r47 = 1000, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov ar.lc = 3
.L34:
	.mmi
	ld4 r46 = [r32], 4
	nop 0
	mov r48 = r0
	.mmb
	adds r47 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L34
	.mmi
	mov r48 = r0
	adds r47 = 160, r12
	mov r46 = r0
	.mmb
	adds r41 = 344, r12
	adds r37 = 320, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 1, r0
	adds r39 = 336, r12
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r47 = 1000, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = all.constprop.0#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 328, r12
	mov r1 = r44
	.mmi
	st8 [r37] = r0
	st8 [r39] = r0
	addl r47 = 2048, r0
	;;
	.mmi
	st8 [r15] = r14
	st8 [r41] = r14
	adds r14 = 376, r12
	.mmi
	addl r46 = 1, r0
	;;
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r34 = r8
	.mmb
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L72
	;;
.L35:
	.mlx
	nop 0
	movl r47 = @gprel(.LC5)
	.mlx
	nop 0
	movl r48 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	adds r47 = 376, r12
	mov r1 = r44
	nop 0
	.mmb
	addl r48 = 8, r0
	mov r46 = r34
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L73
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r48 = @gprel(.LC12)
	.mlx
	adds r38 = 288, r12
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r47 = r38
	nop 0
	mov r1 = r44
	.mmb
	mov r46 = r34
	nop 0
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) adds r40 = 312, r12
	nop 0
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L38
	.mmi
	adds r40 = 312, r12
	;;
	ld8 r14 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC4)
	;;
	.mii
	(p6) add r47 = r1, r47
	nop 0
	;;
	(p7) add r47 = r1, r47
.L38:
	.mlx
	nop 0
	movl r48 = @gprel(.LC13)
	.mlx
	mov r32 = r36
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r35
	mov r1 = r44
	nop 0
	.mmb
	addl r48 = 8, r0
	mov r46 = r34
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	.mlx
	nop 0
	movl r48 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r46 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov ar.lc = 3
	.align 32
.L40:
	.mib
	ld4 r46 = [r32], 4
	addl r47 = 1, r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L40
	.mmi
	sub r35 = r35, r36
	;;
	adds r35 = -4, r35
	nop 0
	;;
	.mii
	nop 0
	shr.u r35 = r35, 2
	;;
	mov ar.lc = r35
.L41:
	.mmi
	ld4 r46 = [r33], 4
	nop 0
	mov r48 = r0
	.mmb
	adds r47 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	nop 0
	mov r1 = r44
	br.cloop.sptk.few .L41
	.mmi
	mov r48 = r0
	nop 0
	adds r47 = 160, r12
	.mmb
	addl r46 = 1, r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mlx
	mov r50 = r0
	movl r49 = 5000000
	.mmi
	mov r48 = r0
	addl r47 = 1, r0
	addl r46 = 1, r0
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mib
	mov r1 = r44
	mov r32 = r8
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r47 = r37
	nop 0
	mov r1 = r44
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L42
	.mmi
	ld8 r14 = [r39]
	ld8 r15 = [r41]
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
	(p6) movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC4)
	;;
	.mii
	(p6) add r47 = r1, r47
	nop 0
	;;
	(p7) add r47 = r1, r47
.L42:
	.mlx
	nop 0
	movl r48 = @gprel(.LC15)
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 3600, r0
	mov r49 = r0
	mov r48 = r38
	.mmi
	mov r47 = r0
	mov r46 = r32
	mov r1 = r44
	;;
	.mmi
	st8 [r38] = r14
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r37
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L43
	.mmi
	ld8 r15 = [r39]
	nop 0
	addl r14 = 3599, r0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L44
.L43:
	.mlx
	nop 0
	movl r47 = @gprel(.LC5)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L45:
	.mlx
	nop 0
	movl r48 = @gprel(.LC16)
	.mlx
	addl r32 = @gprel(wanted#), gp
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	addl r14 = 200, r0
	nop 0
	.mmi
	mov r48 = r0
	adds r47 = 160, r12
	mov r46 = r0
	;;
	.mmi
	addl r33 = @gprel(hits#), gp
	st4.rel [r32] = r14
	nop 0
	;;
	.mib
	st4.rel [r33] = r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r44
	addl r50 = 1, r0
	.mmb
	addl r49 = 1, r0
	addl r48 = 10, r0
	(p7) br.cond.spnt .L47
	;;
	.mib
	mov r47 = r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r47 = 160, r12
	.mii
	mov r48 = r0
	addl r46 = 1, r0
	;;
	addl r14 = @gprel(handled#), gp
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L47
	;;
	.mmi
	ld4.acq r14 = [r33]
	ld4.acq r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dpnt .L48
	.align 32
.L49:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r33]
	mov r1 = r44
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L49
.L48:
	.mlx
	addl r14 = @gprel(missed#), gp
	movl r48 = @gprel(.LC18)
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mmi
	ld4.acq r14 = [r14]
	add r48 = r1, r48
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
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
	adds r12 = 368, r12
	br.ret.sptk.many b0
	;;
.L72:
	.body
	.copy_state 1
	.mmi
	mov r47 = r0
	mov r49 = r0
	nop 0
	.mmb
	mov r48 = r37
	mov r46 = r8
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
	.mlx
	nop 0
	movl r48 = @gprel(.LC10)
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = compute#
	;;
	.mmi
	adds r47 = 376, r12
	mov r1 = r44
	nop 0
	.mmb
	addl r48 = 8, r0
	mov r46 = r34
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.ne p6, p7 = 8, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L73
.L74:
	.mlx
	ld8 r15 = [r35]
	movl r14 = 29999999
	.mlx
	mov r32 = r36
	movl r48 = @gprel(.LC14)
	;;
	.mlx
	cmp.geu p6, p7 = r14, r15
	movl r46 = @gprel(.LC11)
	.mmi
	nop 0
	add r48 = r1, r48
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r46 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r44
	mov ar.lc = 3
	br .L40
.L73:
	.mmi
	nop 0
	adds r14 = 376, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 29999999
	;;
	.mmi
	nop 0
	cmp.geu p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p7) add r47 = r1, r47
	br .L37
.L44:
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = timer_getoverrun#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L43
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L45
.L47:
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.section	.rodata
	.align 8
	.type	off#, @object
	.size	off#, 32
off:
	.skip	32
	.sbss
	.align 8
	.type	handled#, @object
	.size	handled#, 8
handled:
	.skip	8
	.align 4
	.type	missed#, @object
	.size	missed#, 4
missed:
	.skip	4
	.align 4
	.type	wanted#, @object
	.size	wanted#, 4
wanted:
	.skip	4
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
