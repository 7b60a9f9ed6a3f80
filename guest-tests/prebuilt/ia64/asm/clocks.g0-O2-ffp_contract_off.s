// 90db16bbe833537d3ca67c580811971d guest-tests/time/clocks.c
	.file	"clocks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.text
	.align 16
	.align 64
	.proc proc_number#
proc_number:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 3, 0
	.fframe 256
	adds r12 = -256, r12
	.save pr, r41
	mov r41 = pr
	.mlx
	mov r40 = r1
	movl r43 = @gprel(.LC0)
	;;
	.mii
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	addl r36 = -1, r0
	.mmb
	add r43 = r1, r43
	mov r42 = r32
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	cmp.ne p16, p17 = 0, r8
	nop 0
	shr.u r14 = r36, 63
	.mii
	mov r1 = r40
	mov r35 = r8
	;;
	(p16) addl r37 = 1, r0
	;;
	.mmi
	(p17) mov r37 = r0
	;;
	and r14 = r14, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L11
	.align 32
.L3:
	.pred.rel.mutex p16, p17
	.mmi
	mov r44 = r35
	nop 0
	addl r43 = 256, r0
	.mmb
	adds r42 = 16, r12
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	.mmb
	mov r42 = r33
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r33
	adds r42 = 16, r12
	.mmb
	mov r34 = r8
	mov r44 = r8
	br.call.sptk.many b0 = strncmp#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
	.mmi
	adds r14 = 16, r12
	addl r44 = 10, r0
	mov r43 = r0
	;;
	.mib
	add r42 = r14, r34
	nop 0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r40
	;;
	.mii
	nop 0
	shr.u r14 = r36, 63
	;;
	and r14 = r14, r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
.L11:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p17) br.cond.spnt .L1
.L4:
	.mib
	nop 0
	mov r42 = r35
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L1:
	.mii
	mov r8 = r36
	mov pr = r41, -1
	;;
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	.endp proc_number#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"clock_gettime"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc now#
now:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mib
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r1 = r35
	nop 0
	(p7) br.cond.spnt .L16
	;;
	.mii
	ld8 r16 = [r14]
	adds r14 = 24, r12
	;;
	shl r15 = r16, 5
	.mmi
	ld8 r8 = [r14]
	;;
	sub r15 = r15, r16
	nop 0
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	nop 0
	;;
	.mii
	add r8 = r14, r8
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 1
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
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r36 = r1, r36
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp now#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"backwards == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"clock_getres(CLOCK_MONOTONIC, &r) == 0 && r.tv_sec == 0 && r.tv_nsec > 0"
	.align 8
.LC8:
	stringz	"slept >= 50000000 && slept < 5000000000LL"
	.align 8
.LC9:
	stringz	"used < 30000000"
	.align 8
.LC10:
	stringz	"now(CLOCK_PROCESS_CPUTIME_ID) - cpu > used"
	.align 8
.LC11:
	stringz	"now(CLOCK_THREAD_CPUTIME_ID) > thread"
	.align 8
.LC12:
	stringz	"clock() > 0"
	.align 8
.LC13:
	stringz	"t - v.tv_sec >= 0 && t - v.tv_sec <= 1"
	.align 8
.LC14:
	stringz	"now(CLOCK_REALTIME) / 1000000000 - t <= 1"
	.align 8
.LC15:
	stringz	"clock_gettime((clockid_t)99, &r) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"nanosleep(&r, NULL) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &r, NULL) == 0 && now(CLOCK_MONOTONIC) >= until"
	.align 8
.LC18:
	stringz	"now(CLOCK_MONOTONIC) - (until - 20000000) < until"
	.align 8
.LC19:
	stringz	"up >= 10"
	.align 8
.LC20:
	stringz	""
	.align 8
.LC21:
	stringz	"/proc/uptime"
	.align 8
.LC22:
	stringz	"uptime - booted >= 0 && uptime - booted <= 1"
	.align 8
.LC23:
	stringz	"btime "
	.align 8
.LC24:
	stringz	"/proc/stat"
	.align 8
.LC25:
	stringz	"boot_time >= -2 && boot_time <= 2"
	.align 8
.LC26:
	stringz	"times(&used) - first >= 9"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 96
	adds r12 = -96, r12
	mov r17 = ar.lc
	mov r39 = r1
	;;
	.mib
	nop 0
	.save rp, r37
	mov r37 = b0
	nop 0
	.mmi
	addl r40 = 1, r0
	mov r32 = r0
	adds r34 = 24, r12
	;;
	.mmi
	nop 0
	.savesp ar.lc, 88
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	addl r14 = 999, r0
	mov r1 = r39
	nop 0
	.mii
	mov r33 = r8
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L19:
	.mib
	adds r41 = 16, r12
	addl r40 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r39
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L64
	;;
	.mmi
	ld8 r16 = [r15]
	ld8 r17 = [r34]
	nop 0
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mmi
	cmp.lt p6, p7 = r14, r33
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r15
	br.cloop.sptk.few .L40
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r32
	movl r42 = @gprel(.LC5)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r41 = 64, r12
	.mmb
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_getres#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L43
	.mmi
	adds r15 = 64, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	.mlx
	adds r36 = 72, r12
	movl r42 = @gprel(.LC7)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	ld8 r14 = [r36]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 2, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 3, r0
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 50000, r0
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 2, r0
	.mmb
	sub r33 = r8, r33
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r14 = -50000000
	.mmi
	mov r1 = r39
	sub r32 = r8, r32
	mov r34 = r8
	;;
	.mlx
	add r33 = r33, r14
	movl r14 = 4949999999
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	cmp.ltu p6, p7 = r14, r33
	movl r40 = @gprel(.LC6)
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 29999999
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	cmp.lt p6, p7 = r14, r32
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r14 = 1999999, r0
	.mlx
	nop 0
	movl r17 = 1013904223
	;;
	.mmi
	nop 0
	addl r16 = @gprel(sink#), gp
	mov ar.lc = r14
	;;
	.align 32
.L24:
	.mmi
	ld4.acq r15 = [r16]
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
	add r14 = r14, r17
	nop 0
	;;
	.mib
	st4.rel [r16] = r14
	nop 0
	br.cloop.sptk.few .L24
	.mib
	addl r40 = 2, r0
	adds r32 = 48, r12
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.le p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 3, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ge p6, p7 = r35, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = clock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ge p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r32
	.mmb
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = gettimeofday#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = time#
	;;
	.mmi
	ld8 r14 = [r32]
	mov r1 = r39
	mov r32 = r8
	;;
	.mlx
	sub r14 = r8, r14
	movl r42 = @gprel(.LC13)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	cmp.ltu p6, p7 = 1, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r14 = 1237940039285380275
	.mmi
	setf.sig f6 = r8
	mov r1 = r39
	shr r8 = r8, 63
	;;
	.mlx
	setf.sig f7 = r14
	movl r42 = @gprel(.LC14)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr r14 = r14, 26
	;;
	.mmi
	sub r14 = r14, r8
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r41 = 64, r12
	nop 0
	mov r1 = r39
	.mmb
	addl r40 = 99, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 64, r12
	mov r41 = r0
	mov r1 = r39
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	mov r40 = r14
	.mlx
	nop 0
	movl r14 = 1000000000
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L66
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L31:
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r40 = 1, r0
	.mlx
	nop 0
	movl r32 = 20000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	add r32 = r8, r32
	movl r15 = 1237940039285380275
	.mmi
	adds r42 = 64, r12
	mov r1 = r39
	mov r33 = r8
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r32
	shr r14 = r32, 63
	.mmi
	mov r43 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr r15 = r15, 26
	;;
	.mii
	sub r15 = r15, r14
	nop 0
	;;
	shl r16 = r15, 5
	.mmi
	st8 [r42] = r15
	;;
	sub r16 = r16, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r16, 6
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
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
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r14 = r32, r14
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L32
	;;
.L34:
	.mlx
	nop 0
	movl r14 = 1237940039285380275
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	.mlx
	add r41 = r1, r41
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	setf.sig f2 = r14
	nop 0
	add r42 = r1, r42
	.mmb
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	sub r8 = r8, r33
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp.le p6, p7 = r32, r8
	movl r42 = @gprel(.LC18)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r32 = r8
	.mmb
	addl r40 = 7, r0
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	setf.sig f6 = r8
	movl r14 = 9999999999
	.mmi
	mov r1 = r39
	nop 0
	shr r8 = r8, 63
	;;
	.mlx
	cmp.ge p6, p7 = r14, r32
	movl r42 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	(p6) add r41 = r1, r41
	;;
	.mmi
	getf.sig r33 = f6
	;;
	nop 0
	shr r33 = r33, 26
	;;
	.mib
	sub r33 = r33, r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = proc_number#
	;;
	.mmi
	sub r8 = r8, r33
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp.ltu p6, p7 = 1, r8
	movl r42 = @gprel(.LC22)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = now#
	;;
	.mii
	setf.sig f7 = r8
	shr r8 = r8, 63
	mov r1 = r39
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f2
	;;
	.mmi
	getf.sig r32 = f7
	;;
	nop 0
	shr r32 = r32, 26
	;;
	.mib
	sub r32 = r32, r8
	nop 0
	br.call.sptk.many b0 = proc_number#
	;;
	.mmi
	sub r32 = r32, r33
	nop 0
	mov r1 = r39
	;;
	.mlx
	sub r14 = r32, r8
	movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	adds r14 = 2, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = 4, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	adds r40 = 16, r12
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r32 = r8
	.mmb
	addl r40 = 100000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r39
	adds r40 = 16, r12
	br.call.sptk.many b0 = times#
	;;
	.mmi
	sub r8 = r8, r32
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp.ge p6, p7 = 8, r8
	movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r39
	nop 0
	.mmi
	adds r18 = 88, r12
	nop 0
	mov b0 = r37
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r38
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L40:
	.body
	.copy_state 1
	.mib
	nop 0
	mov r33 = r14
	br .L19
	;;
.L43:
	.mlx
	nop 0
	movl r41 = @gprel(.LC4)
	.mlx
	adds r36 = 72, r12
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 2, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 3, r0
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 50000, r0
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r40 = 2, r0
	.mmb
	sub r33 = r8, r33
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	nop 0
	movl r14 = -50000000
	.mmi
	mov r1 = r39
	sub r32 = r8, r32
	mov r34 = r8
	;;
	.mlx
	add r33 = r33, r14
	movl r14 = 4949999999
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	cmp.ltu p6, p7 = r14, r33
	movl r40 = @gprel(.LC6)
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 29999999
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	cmp.lt p6, p7 = r14, r32
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r14 = 1999999, r0
	.mlx
	nop 0
	movl r17 = 1013904223
	;;
	.mib
	addl r16 = @gprel(sink#), gp
	mov ar.lc = r14
	br .L24
.L66:
	.mlx
	nop 0
	movl r32 = 20000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	add r32 = r8, r32
	movl r15 = 1237940039285380275
	.mmi
	adds r42 = 64, r12
	mov r1 = r39
	mov r33 = r8
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r32
	shr r14 = r32, 63
	.mmi
	mov r43 = r0
	addl r41 = 1, r0
	addl r40 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr r15 = r15, 26
	;;
	.mii
	sub r15 = r15, r14
	nop 0
	;;
	shl r16 = r15, 5
	.mmi
	st8 [r42] = r15
	;;
	sub r16 = r16, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r16, 6
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
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
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r14 = r32, r14
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L32
.L65:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 64, r12
	mov r41 = r0
	mov r1 = r39
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	mov r40 = r14
	.mlx
	nop 0
	movl r14 = 1000000000
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L66
.L32:
	.mib
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mib
	mov r1 = r39
	cmp.gt p6, p7 = r32, r8
	(p6) br.cond.dptk .L34
	;;
	.mlx
	nop 0
	movl r14 = 1237940039285380275
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	.mlx
	add r41 = r1, r41
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	setf.sig f2 = r14
	nop 0
	add r42 = r1, r42
	.mmb
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	sub r8 = r8, r33
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp.le p6, p7 = r32, r8
	movl r42 = @gprel(.LC18)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = now#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r32 = r8
	.mmb
	addl r40 = 7, r0
	nop 0
	br.call.sptk.many b0 = now#
	;;
	.mlx
	setf.sig f6 = r8
	movl r14 = 9999999999
	.mmi
	mov r1 = r39
	nop 0
	shr r8 = r8, 63
	;;
	.mlx
	cmp.ge p6, p7 = r14, r32
	movl r42 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	(p6) add r41 = r1, r41
	;;
	.mmi
	getf.sig r33 = f6
	;;
	nop 0
	shr r33 = r33, 26
	;;
	.mib
	sub r33 = r33, r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = proc_number#
	;;
	.mmi
	sub r8 = r8, r33
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp.ltu p6, p7 = 1, r8
	movl r42 = @gprel(.LC22)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = now#
	;;
	.mii
	setf.sig f7 = r8
	shr r8 = r8, 63
	mov r1 = r39
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f2
	;;
	.mmi
	getf.sig r32 = f7
	;;
	nop 0
	shr r32 = r32, 26
	;;
	.mib
	sub r32 = r32, r8
	nop 0
	br.call.sptk.many b0 = proc_number#
	;;
	.mmi
	sub r32 = r32, r33
	nop 0
	mov r1 = r39
	;;
	.mlx
	sub r14 = r32, r8
	movl r42 = @gprel(.LC25)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mmi
	adds r14 = 2, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = 4, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	adds r40 = 16, r12
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r32 = r8
	.mmb
	addl r40 = 100000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r39
	adds r40 = 16, r12
	br.call.sptk.many b0 = times#
	;;
	.mmi
	sub r8 = r8, r32
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp.ge p6, p7 = 8, r8
	movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r39
	nop 0
	.mmi
	adds r18 = 88, r12
	nop 0
	mov b0 = r37
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r38
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L64:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r40 = 99, r0
	br.call.sptk.many b0 = exit#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
