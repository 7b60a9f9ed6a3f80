// 237c51e61fea3f4dbcbe4f4e205c1c54 guest-tests/process/rarer-calls.c
	.file	"rarer-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"h"
	.align 8
.LC1:
	stringz	"c"
	.text
	.align 16
	.align 64
	.proc tell#
tell:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	cmp4.ne p6, p7 = 1, r32
	.save rp, r33
	mov r33 = b0
	.mmi
	addl r14 = @gprel(heard#+4), gp
	nop 0
	mov r35 = r1
	.body
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mmi
	addl r38 = 1, r0
	ld4 r36 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r37 = r1, r37
	nop 0
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = write#
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
	.endp tell#
	.align 16
	.align 64
	.proc contents#
contents:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	mov r14 = r0
	mov r33 = r8
	.mmi
	addl r40 = 8191, r0
	mov r38 = r8
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r34 = @gprel(text#)
	.mlx
	nop 0
	movl r39 = @gprel(text#)
	;;
	.mib
	add r34 = r1, r34
	add r39 = r1, r39
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	add r14 = r34, r14
	nop 0
	mov r38 = r33
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L10:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r14 = r8
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r38 = r33
	;;
	.mlx
	nop 0
	movl r34 = @gprel(text#)
	.mmi
	(p7) mov r14 = r0
	;;
	add r34 = r1, r34
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r8 = r34
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp contents#
	.align 16
	.align 64
	.proc store#
store:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	nop 0
	mov r40 = r32
	nop 0
	;;
	.mib
	addl r41 = 1, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r34 = r8
	nop 0
	.mmb
	mov r1 = r39
	mov r40 = r33
	(p6) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r41 = r33
	mov r42 = r8
	nop 0
	.mmb
	mov r40 = r34
	mov r1 = r39
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r39
	mov r35 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r40 = r34
	.mmb
	ld4 r36 = [r8]
	mov r34 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmb
	mov r8 = r35
	mov r1 = r39
	nop 0
	.mmi
	st4 [r34] = r36
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L13:
	.mib
	addl r35 = -1, r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r40 = r34
	.mmb
	ld4 r36 = [r8]
	mov r34 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmb
	mov r8 = r35
	mov r1 = r39
	nop 0
	.mmi
	st4 [r34] = r36
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	.endp store#
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.1#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L20
	br.ret.sptk.many b0
.L20:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8
	.align 8
.LC2:
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
	movl r36 = @gprel(.LC2)
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
.LC3:
	stringz	"pipe"
	.align 8
.LC4:
	stringz	"orphaned: %d %d\n"
	.text
	.align 16
	.align 64
	.proc orphaned#
orphaned:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r32 = @gprel(heard#), gp
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r37 = r32
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 18, r12
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r37 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L26
	.mib
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mii
	mov r1 = r36
	addl r37 = 1, r0
	;;
	addl r38 = @ltoff(@fptr(tell#)), gp
	;;
	.mib
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r36
	addl r37 = 18, r0
	;;
	addl r38 = @ltoff(@fptr(tell#)), gp
	;;
	.mib
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r36
	addl r37 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r36
	addl r37 = 1, r0
	br.call.sptk.many b0 = sleep#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L26:
	.mmi
	mov r37 = r8
	nop 0
	addl r39 = 2, r0
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L25:
	.mib
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 4, r32
	nop 0
	mov r1 = r36
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r36
	adds r38 = 16, r12
	.mmb
	ld4 r37 = [r32]
	addl r39 = 1, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	addl r39 = 1, r0
	mov r1 = r36
	nop 0
	.mmb
	adds r38 = 17, r12
	ld4 r37 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r37 = 16, r12
	.mmb
	addl r38 = 104, r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addl r38 = 99, r0
	mov r1 = r36
	nop 0
	.mmb
	adds r37 = 16, r12
	mov r33 = r8
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 0, r33
	;;
	.mlx
	(p6) addl r38 = 1, r0
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	(p7) mov r38 = r0
	cmp.ne p6, p7 = 0, r8
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp orphaned#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"timer_create"
	.align 8
.LC6:
	stringz	"x"
	.align 8
.LC7:
	stringz	"%s: errno %d code %d, pid %d, uid %u, fd %d, band %x, overrun %u, trap %u, status %d, value %d, pointer %d, addr %d, times %d\n"
	.text
	.align 16
	.align 64
	.proc signal_files#
signal_files:
	.prologue 12, 71
	.mmb
	.save ar.pfs, r72
	alloc r72 = ar.pfs, 0, 43, 8, 0
	.fframe 448
	adds r12 = -448, r12
	nop 0
	.mmi
	mov r73 = r1
	nop 0
	.save rp, r71
	mov r71 = b0
	;;
	.mmi
	addl r77 = 60, r0
	mov r76 = r0
	adds r75 = 340, r12
	.mmb
	adds r67 = 336, r12
	adds r68 = 400, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmb
	adds r14 = 408, r12
	mov r1 = r73
	nop 0
	.mii
	addl r15 = 14, r0
	.save ar.lc, r74
	mov r74 = ar.lc
	.body
	adds r75 = 208, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 416, r12
	addl r65 = @ltoffx(stdout#), r1
	.mmi
	st8 [r68] = r0
	mov r36 = r0
	adds r44 = 448, r12
	;;
	.mmi
	st8 [r14] = r0
	addl r14 = 77, r0
	adds r70 = 452, r12
	.mmi
	ld8.mov r65 = [r65], stdout#
	adds r32 = 432, r12
	adds r35 = 440, r12
	;;
	.mmi
	st4 [r67] = r14
	adds r14 = 344, r12
	addl r34 = 1000000, r0
	.mmi
	adds r64 = 84, r12
	adds r63 = 88, r12
	adds r42 = 92, r12
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 424, r12
	addl r15 = 1000, r0
	.mmi
	adds r62 = 96, r12
	adds r61 = 108, r12
	adds r60 = 112, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r59 = 116, r12
	adds r58 = 120, r12
	.mmb
	adds r57 = 124, r12
	adds r56 = 128, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r73
	addl r76 = 17, r0
	adds r75 = 208, r12
	.mmb
	adds r55 = 100, r12
	adds r54 = 152, r12
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r73
	addl r76 = 10, r0
	adds r75 = 208, r12
	.mmb
	adds r53 = 136, r12
	adds r66 = 144, r12
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r73
	addl r76 = 12, r0
	adds r75 = 208, r12
	.mmb
	adds r52 = 64, r12
	adds r51 = 56, r12
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r73
	addl r76 = 14, r0
	adds r75 = 208, r12
	.mmb
	adds r50 = 48, r12
	adds r49 = 40, r12
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r73
	addl r76 = 29, r0
	adds r75 = 208, r12
	.mmb
	adds r48 = 32, r12
	adds r47 = 24, r12
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r73
	mov r77 = r0
	adds r76 = 208, r12
	.mmb
	mov r75 = r0
	adds r46 = 16, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r73
	addl r77 = 2048, r0
	nop 0
	.mmb
	adds r76 = 208, r12
	addl r75 = -1, r0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r73
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC6)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	add r69 = r1, r69
	add r45 = r1, r45
	.align 32
.L51:
	.mmi
	ld8 r75 = [r65]
	nop 0
	mov r43 = r0
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	cmp4.lt p6, p7 = 1, r36
	nop 0
	mov r1 = r73
	.mmb
	mov r75 = r44
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mib
	cmp4.eq p6, p7 = 2, r36
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mib
	cmp4.eq p6, p7 = 3, r36
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mib
	cmp4.eq p6, p7 = 4, r36
	nop 0
	(p6) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r73
	(p7) br.cond.spnt .L61
	;;
	.mib
	ld4 r37 = [r44]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r73
	mov r77 = r8
	nop 0
	.mmb
	mov r75 = r37
	addl r76 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r73
	ld4 r75 = [r44]
	nop 0
	.mmb
	addl r77 = 29, r0
	addl r76 = 10, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r73
	ld4 r75 = [r44]
	nop 0
	.mmb
	addl r77 = 8192, r0
	addl r76 = 4, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r73
	addl r77 = 1, r0
	nop 0
	.mmb
	mov r76 = r69
	ld4 r75 = [r70]
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r73
	nop 0
	nop 0
.L32:
	.mmi
	addl r77 = 128, r0
	nop 0
	addl r76 = 238, r0
	.mmb
	adds r75 = 80, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mii
	addl r14 = 1999, r0
	mov r1 = r73
	;;
	mov ar.lc = r14
	.align 32
.L41:
	.mmi
	addl r77 = 128, r0
	nop 0
	adds r76 = 80, r12
	.mmb
	mov r75 = r33
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.gt p6, p7 = r0, r8
	mov r1 = r73
	nop 0
	.mmb
	mov r76 = r0
	mov r75 = r32
	(p7) br.cond.dpnt .L45
	;;
	.mmi
	nop 0
	st8 [r32] = r0
	nop 0
	.mmb
	st8 [r35] = r34
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	nop 0
	mov r1 = r73
	br.cloop.sptk.few .L41
	.align 32
.L45:
	.mmi
	nop 0
	adds r14 = 80, r12
	nop 0
	;;
	.mib
	ld4 r75 = [r14]
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	ld4 r39 = [r42]
	nop 0
	mov r1 = r73
	.mmi
	mov r37 = r8
	ld4 r40 = [r64]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r43, r39
	ld4 r41 = [r63]
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r79 = 1, r0
	(p7) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r39
	nop 0
	mov r1 = r73
	;;
	.mii
	(p7) ld4 r79 = [r42]
	nop 0
	;;
	(p6) addl r79 = 2, r0
.L43:
	.mmi
	cmp4.ne p6, p7 = 5, r36
	nop 0
	adds r15 = -3, r36
	.mmi
	ld4 r80 = [r62]
	ld4 r82 = [r61]
	nop 0
	;;
	.mmi
	ld4 r17 = [r60]
	ld4 r18 = [r59]
	nop 0
	;;
	.mmi
	ld4 r19 = [r58]
	ld4 r16 = [r57]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r56]
	nop 0
	.mmb
	ld4 r81 = [r55]
	nop 0
	(p7) br.cond.dpnt .L62
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r15
	(p7) br.cond.spnt .L63
.L48:
	.mmi
	ld8 r15 = [r53]
	ld8 r20 = [r54]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ltu p6, p7 = 99, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r15 = r0
	(p6) br.cond.dptk .L49
	;;
	.mmi
	ld8 r15 = [r66]
	;;
	cmp.geu p6, p7 = 99, r15
	nop 0
	;;
	.mii
	(p6) addl r15 = 1, r0
	nop 0
	;;
	(p7) mov r15 = r0
	;;
.L49:
	.mmi
	st4 [r52] = r15
	mov r78 = r41
	mov r77 = r40
	.mmi
	st4 [r51] = r20
	mov r76 = r37
	mov r75 = r45
	;;
	.mmi
	st4 [r50] = r14
	st4 [r49] = r16
	nop 0
	;;
	.mmi
	st4 [r48] = r19
	st4 [r47] = r18
	nop 0
	;;
	.mib
	st4 [r46] = r17
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r73
	cmp4.ge p6, p7 = 0, r38
	(p7) br.cond.dpnt .L64
	;;
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 6, r36
	(p6) br.cond.dptk .L51
.L65:
	.mmi
	nop 0
	adds r14 = 456, r12
	nop 0
	;;
	.mib
	ld8 r75 = [r14]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mib
	mov r1 = r73
	mov r75 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 448, r12
	nop 0
	mov r1 = r73
	;;
	.mib
	ld4 r75 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 452, r12
	nop 0
	mov r1 = r73
	;;
	.mib
	ld4 r75 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r73
	mov r77 = r0
	nop 0
	.mmb
	adds r76 = 208, r12
	addl r75 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mii
	mov r1 = r73
	mov b0 = r71
	;;
	mov ar.pfs = r72
	;;
	.mii
	nop 0
	mov ar.lc = r74
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 448, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L64:
	.body
	.copy_state 1
	.mmi
	adds r36 = 1, r36
	mov r77 = r0
	nop 0
	.mmb
	mov r76 = r0
	mov r75 = r38
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r73
	cmp4.ne p6, p7 = 6, r36
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L65
.L59:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r73
	mov r38 = r8
	.mmb
	mov r43 = r8
	addl r77 = 128, r0
	(p6) br.cond.spnt .L31
	;;
	.mib
	addl r76 = 238, r0
	adds r75 = 80, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1999, r0
	nop 0
	mov r1 = r73
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L41
.L62:
	.mmi
	ld4 r15 = [r44]
	;;
	cmp4.eq p6, p7 = r81, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r81 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r81 = r0
	br .L48
.L34:
	.mib
	mov r43 = r0
	mov r38 = r0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r73
	nop 0
	mov r75 = r8
	.mmb
	addl r76 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L32
.L60:
	.mmi
	adds r37 = 456, r12
	mov r76 = r67
	nop 0
	.mmi
	addl r75 = 1, r0
	mov r43 = r0
	mov r38 = r0
	;;
	.mib
	mov r77 = r37
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r73
	mov r78 = r0
	.mmb
	mov r77 = r68
	mov r76 = r0
	(p7) br.cond.spnt .L66
	;;
	.mib
	ld8 r75 = [r37]
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L32
.L35:
	.mib
	mov r43 = r0
	mov r38 = r0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r73
	mov r75 = r8
	nop 0
	.mmb
	addp4 r77 = 4294967287 - 0x100000000, r0
	addl r76 = 12, r0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	nop 0
	mov r1 = r73
	br .L32
	;;
.L61:
	.mlx
	nop 0
	movl r75 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r75 = r1, r75
	br.call.sptk.many b0 = must.part.0#
	;;
.L66:
	.mlx
	nop 0
	movl r75 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r75 = r1, r75
	br.call.sptk.many b0 = must.part.0#
	;;
.L31:
	.mib
	cmp4.ne p6, p7 = 1, r36
	addl r75 = 5, r0
	(p7) br.cond.dpnt .L67
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
.L63:
	.mmi
	cmp4.eq p6, p7 = r14, r16
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L48
.L67:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r73
	nop 0
	mov r75 = r8
	.mmb
	addl r76 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r73
	addl r75 = 5, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp signal_files#
	.align 16
	.align 64
	.proc apart#
apart:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	addl r33 = @ltoffx(stdout#), r1
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	ld8.mov r33 = [r33], stdout#
	nop 0
	;;
	.mib
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L69
	;;
	.mmi
	ld8 r14 = [r32], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r32], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld8 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L69:
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp apart#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L73
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L80
.L73:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L80:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"/rarer-calls"
	.align 8
.LC10:
	stringz	"fstat((int)q, &s)"
	.align 8
.LC11:
	stringz	"  mode %o, links %d, owner %d %d, size %d\n"
	.align 8
.LC12:
	stringz	"/proc/self/pagemap"
	.align 8
.LC13:
	stringz	"lseek(fd, 800, SEEK_SET)"
	.align 8
.LC14:
	stringz	"lseek(fd, -8, SEEK_CUR)"
	.align 8
.LC15:
	stringz	"lseek(fd, 0, SEEK_END)"
	.align 8
.LC16:
	stringz	"fstat(fd, &s)"
	.align 8
.LC17:
	stringz	"  mode %o, size %d\n"
	.align 8
.LC18:
	stringz	"mprotect((void *)at, page, PROT_READ | PROT_WRITE | own)"
	.align 8
.LC19:
	stringz	"mprotect((void *)at, page, PROT_READ | PROT_WRITE | other)"
	.align 8
.LC20:
	stringz	"mprotect((void *)at, page, PROT_READ | PROT_WRITE | own | other)"
	.align 8
.LC21:
	stringz	"mprotect(m, page, PROT_READ | own)"
	.align 8
.LC22:
	stringz	"madvise(m, page, 22)"
	.align 8
.LC23:
	stringz	"madvise(m, page, 23)"
	.align 8
.LC24:
	stringz	"madvise(no_access(), page, 22)"
	.text
	.align 16
	.align 64
	.proc small#
small:
	.prologue 14, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 6, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -208, r12
	.mlx
	mov r40 = r1
	movl r32 = @gprel(.LC9)
	;;
	.mmi
	adds r14 = -24, r39
	adds r15 = -40, r39
	addl r16 = 3, r0
	.mlx
	adds r33 = -48, r39
	movl r34 = @gprel(.LC22)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = -16, r39
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	st8 [r15] = r16
	adds r15 = -32, r39
	addl r16 = 16, r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = -8, r39
	add r32 = r1, r32
	.mmi
	st8 [r15] = r16
	add r34 = r1, r34
	mov r41 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 8, r39
	.mmi
	st8 [r33] = r0
	adds r36 = -144, r39
	adds r35 = -168, r39
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st8 [r39] = r0
	nop 0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r44 = r33
	addl r43 = 416, r0
	addl r42 = 66, r0
	.mmb
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r41 = r32
	nop 0
	mov r33 = r8
	.mmb
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r32 = r8
	adds r42 = -192, r39
	.mmb
	mov r41 = r33
	st4 [r8] = r0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = -160, r39
	nop 0
	mov r1 = r40
	.mmi
	ld4 r46 = [r36]
	ld4 r42 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	ld4 r45 = [r14]
	adds r14 = -164, r39
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mmi
	ld4 r44 = [r14]
	adds r14 = -176, r39
	add r41 = r1, r41
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	mov r33 = r8
	mov r43 = r0
	.mmi
	st4 [r32] = r0
	addl r42 = 800, r0
	mov r41 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 1, r0
	mov r41 = r33
	.mmb
	st4 [r32] = r0
	addl r42 = -8, r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	mov r41 = r33
	.mmb
	st4 [r32] = r0
	mov r42 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	adds r42 = -192, r39
	nop 0
	.mmb
	mov r41 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmi
	ld4 r43 = [r36]
	ld4 r42 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = -200000, r0
	addl r16 = 200015, r0
	mov r1 = r40
	.mlx
	addl r42 = 65536, r0
	movl r43 = 16777219
	;;
	.mmi
	nop 0
	add r12 = r12, r14
	addl r14 = 1, r0
	.mmi
	st4 [r32] = r0
	;;
	adds r2 = 16, r12
	add r15 = r12, r16
	;;
	.mmi
	st1.rel [r15] = r14
	nop 0
	addl r33 = 100000, r2
	.mii
	st1.rel [r2] = r14
	addl r14 = -65536, r0
	;;
	and r33 = r14, r33
	;;
	.mib
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r40
	movl r43 = 33554435
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	addl r42 = 65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r40
	movl r43 = 50331651
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	addl r42 = 65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	addl r45 = -1, r0
	addl r44 = 34, r0
	.mmi
	mov r1 = r40
	addl r43 = 1, r0
	addl r42 = 65536, r0
	;;
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	mov r33 = r8
	addl r42 = 65536, r0
	.mlx
	st4 [r32] = r0
	movl r43 = 16777217
	;;
	.mib
	mov r41 = r8
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 22, r0
	mov r41 = r33
	.mmb
	addl r42 = 65536, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mib
	nop 0
	sxt4 r42 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r43 = 23, r0
	mov r1 = r40
	mov r41 = r33
	.mmb
	addl r42 = 65536, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 22, r0
	mov r1 = r40
	nop 0
	.mmb
	mov r41 = r8
	addl r42 = 65536, r0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mmb
	addl r42 = 65536, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r40
	mov r41 = r33
	addl r43 = 22, r0
	.mmb
	addl r42 = 65536, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = madvise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mib
	nop 0
	sxt4 r42 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r40
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	.endp small#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"/proc/self/map_files/0%lx-%lx"
	.align 8
.LC26:
	stringz	"/proc/self/map_files/%lx-%lx"
	.align 8
.LC27:
	stringz	"mapped"
	.align 8
.LC28:
	stringz	"ftruncate"
	.align 8
.LC29:
	stringz	"map_files %d: %s"
	.align 8
.LC30:
	stringz	", mode %o, size %d"
	.align 8
.LC31:
	stringz	", a file of %d"
	.align 8
.LC32:
	stringz	"mprotect"
	.align 8
.LC33:
	stringz	"lstat(path, &s)"
	.align 8
.LC34:
	stringz	"  mode %o\n"
	.align 8
.LC35:
	stringz	"open(path, O_RDONLY) > 0"
	.text
	.align 16
	.align 64
	.proc map_files#
map_files:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 18, 6, 0
	.fframe 560
	adds r12 = -560, r12
	.save pr, r49
	mov r49 = pr
	.mlx
	mov r48 = r1
	movl r50 = @gprel(.LC27)
	;;
	.mii
	nop 0
	.save rp, r46
	mov r46 = b0
	.body
	addl r52 = 384, r0
	.mmb
	add r50 = r1, r50
	addl r51 = 66, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r51 = 196608, r0
	mov r50 = r8
	mov r1 = r48
	.mmb
	mov r37 = r8
	mov r32 = r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmi
	adds r38 = 368, r12
	nop 0
	adds r43 = 344, r12
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC28)
	;;
	.mib
	(p7) add r50 = r1, r50
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r55 = 65536, r0
	mov r54 = r37
	addl r53 = 1, r0
	.mmi
	addl r52 = 1, r0
	addl r51 = 131072, r0
	mov r50 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	mov r33 = r8
	addl r54 = -1, r0
	.mmi
	addl r53 = 34, r0
	addl r52 = 3, r0
	mov r55 = r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC29)
	.mmi
	addl r51 = 65536, r0
	nop 0
	mov r50 = r0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r48
	addl r14 = 131072, r0
	nop 0
	.mmi
	addl r15 = 65536, r0
	mov r53 = r33
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC26)
	.mlx
	add r34 = r33, r14
	movl r42 = @gprel(.LC30)
	;;
	.mlx
	add r52 = r1, r52
	movl r41 = @gprel(.LC31)
	.mlx
	add r45 = r33, r15
	movl r40 = @gprel(.LC25)
	;;
	.mmi
	mov r54 = r34
	mov r39 = r52
	add r42 = r1, r42
	.mmi
	add r41 = r1, r41
	add r44 = r8, r15
	add r40 = r1, r40
.L85:
	.mib
	addl r51 = 100, r0
	adds r50 = 464, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r52 = 299, r0
	mov r1 = r48
	nop 0
	.mmb
	adds r51 = 16, r12
	adds r50 = 464, r12
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	cmp.le p16, p17 = r0, r8
	nop 0
	adds r50 = 16, r12
	.mii
	mov r1 = r48
	addl r51 = 47, r0
	;;
	(p16) mov r14 = r8
	;;
	.mmi
	(p17) mov r14 = r0
	;;
	add r14 = r50, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mib
	mov r52 = r8
	mov r1 = r48
	(p17) br.cond.dpnt .L99
.L87:
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	adds r15 = 16, r12
	.mmi
	mov r51 = r32
	nop 0
	mov r50 = r36
	;;
	.mib
	(p6) mov r52 = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r51 = 320, r12
	.mmb
	adds r50 = 464, r12
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mib
	mov r1 = r48
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L100
.L89:
	.mib
	adds r51 = 320, r12
	adds r50 = 464, r12
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r48
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L101
.L90:
	.mib
	adds r32 = 1, r32
	addl r50 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r48
	cmp4.eq p6, p7 = 5, r32
	(p6) br.cond.dpnt .L91
	;;
.L102:
	.mmi
	cmp4.eq p6, p7 = 4, r32
	nop 0
	mov r54 = r34
	.mmb
	mov r53 = r33
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L93
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r32
	nop 0
	;;
	.mib
	(p7) addl r32 = 3, r0
	(p7) mov r52 = r40
	(p7) br.cond.dptk .L85
	;;
	.mmi
	mov r54 = r45
	mov r52 = r39
	nop 0
	.mmb
	addl r51 = 100, r0
	adds r50 = 464, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r52 = 299, r0
	mov r1 = r48
	nop 0
	.mmb
	adds r51 = 16, r12
	adds r50 = 464, r12
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	cmp.le p16, p17 = r0, r8
	nop 0
	adds r50 = 16, r12
	.mii
	mov r1 = r48
	addl r51 = 47, r0
	;;
	(p16) mov r14 = r8
	;;
	.mmi
	(p17) mov r14 = r0
	;;
	add r14 = r50, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mib
	mov r1 = r48
	mov r52 = r8
	(p16) br.cond.dptk .L87
.L99:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	ld4 r50 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r8
	nop 0
	.mmb
	mov r51 = r32
	mov r50 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r51 = 320, r12
	.mmb
	adds r50 = 464, r12
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mib
	mov r1 = r48
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L89
	.mib
	nop 0
	nop 0
	br .L100
.L101:
	.mmi
	ld4 r51 = [r38]
	nop 0
	mov r50 = r41
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r48
	addl r50 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r48
	cmp4.eq p6, p7 = 5, r32
	(p7) br.cond.dptk .L102
.L91:
	.mmi
	mov r50 = r33
	nop 0
	addl r52 = 2, r0
	.mmb
	addl r51 = 131072, r0
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC32)
	;;
	.mib
	(p7) add r50 = r1, r50
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	mov r54 = r34
	movl r52 = @gprel(.LC26)
	.mmi
	mov r53 = r33
	adds r50 = 464, r12
	addl r51 = 100, r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r48
	adds r51 = 320, r12
	adds r50 = 464, r12
	.mmb
	mov r32 = r8
	st4 [r8] = r0
	br.call.sptk.many b0 = lstat#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC33)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r14 = 344, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC34)
	.mmi
	nop 0
	ld4 r51 = [r14]
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r1 = r48
	nop 0
	.mmb
	adds r50 = 464, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC35)
	.mmi
	nop 0
	(p6) addl r51 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r51 = r0
	add r50 = r1, r50
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r33
	.mmb
	addl r51 = 131072, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 65536, r0
	.mmb
	mov r50 = r35
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r48
	mov r50 = r37
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r48
	mov pr = r49, -1
	;;
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L100:
	.body
	.copy_state 1
	.mmi
	ld4 r52 = [r38]
	nop 0
	mov r50 = r42
	.mmb
	ld4 r51 = [r43]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r51 = 320, r12
	.mmb
	adds r50 = 464, r12
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r48
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L101
.L92:
	.mmi
	nop 0
	mov r53 = r35
	mov r54 = r44
	.mmb
	nop 0
	mov r52 = r39
	br .L85
	;;
.L93:
	.mlx
	addl r14 = 65536, r0
	movl r52 = @gprel(.LC26)
	;;
	.mib
	add r53 = r33, r14
	add r52 = r1, r52
	br .L85
	.endp map_files#
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	" none\n"
	.align 8
.LC37:
	stringz	"/proc/self/autogroup"
	.align 8
.LC38:
	stringz	"store(name, values[i])"
	.align 8
.LC39:
	stringz	" nice "
	.align 8
.LC40:
	stringz	"/autogroup-"
	.align 8
.LC41:
	stringz	"  %d%s"
	.align 8
.LC42:
	stringz	"setuid"
	.align 8
.LC43:
	stringz	"-1"
	.align 8
.LC44:
	stringz	"store(name, \"-1\")"
	.text
	.align 16
	.align 64
	.proc autogroups#
autogroups:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 0, 17, 3, 0
	mov r47 = r1
	.save rp, r45
	mov r45 = b0
	.mlx
	nop 0
	movl r33 = @gprel(text#)
	;;
	.mmi
	add r33 = r1, r33
	addl r42 = 28789, r0
	.save ar.lc, r48
	mov r48 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r47
	mov r36 = r8
	mov ar.lc = 7
	.mlx
	adds r43 = 8, r33
	movl r38 = 8030594813947896111
	;;
	.mlx
	nop 0
	movl r35 = @gprel(values.2#)
	.mlx
	nop 0
	movl r34 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC38)
	.mlx
	add r35 = r1, r35
	movl r41 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	.mlx
	add r34 = r1, r34
	movl r39 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC41)
	.mmi
	add r40 = r1, r40
	add r41 = r1, r41
	add r44 = r1, r44
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.align 32
.L110:
	.mmi
	ld8 r50 = [r35], 8
	nop 0
	mov r49 = r34
	.mmb
	st4 [r36] = r0
	nop 0
	br.call.sptk.many b0 = store#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r51 = r8
	nop 0
	(p6) br.cond.dpnt .L104
	;;
	.mmi
	nop 0
	ld4 r49 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r49
	(p7) br.cond.dpnt .L124
.L104:
	.mib
	mov r50 = r40
	mov r49 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r0
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r1 = r47
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
	;;
.L106:
	.mmi
	add r14 = r33, r14
	nop 0
	mov r49 = r32
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r39
	.mmb
	mov r49 = r33
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r38, r14
	(p7) br.cond.dpnt .L126
.L107:
	.mmi
	addl r14 = 1, r0
	nop 0
	nop 0
	;;
.L108:
	.mmi
	cmp.ne p8, p9 = 0, r8
	cmp4.eq p6, p7 = 0, r14
	mov r49 = r37
	;;
	.mlx
	nop 0
	(p9) movl r51 = @gprel(.LC36)
	.mmi
	(p6) addl r50 = 1, r0
	;;
	(p9) add r51 = r1, r51
	(p7) mov r50 = r0
	;;
	.mib
	(p8) mov r51 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r47
	br.cloop.sptk.few .L110
	.mib
	addl r49 = 1234, r0
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC42)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC43)
	.mlx
	st4 [r36] = r0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	add r50 = r1, r50
	br.call.sptk.many b0 = store#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r51 = r8
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mmi
	nop 0
	ld4 r49 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r49
	(p7) br.cond.dpnt .L127
.L112:
	.mlx
	nop 0
	movl r50 = @gprel(.LC44)
	.mlx
	nop 0
	movl r49 = @gprel(.LC8)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r47
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	nop 0
	mov ar.lc = r48
	br.ret.sptk.many b0
	;;
.L125:
	.mmi
	addl r51 = 8191, r0
	nop 0
	mov r50 = r33
	.mmb
	mov r49 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r14 = r8
	.mii
	mov r1 = r47
	mov r49 = r32
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	add r14 = r33, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r39
	.mmb
	mov r49 = r33
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r47
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r38, r14
	(p6) br.cond.dptk .L107
.L126:
	.mmi
	nop 0
	ld2 r14 = [r43]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r42, r14
	(p6) br.cond.dptk .L107
	.mmi
	adds r14 = 10, r33
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 45, r14
	nop 0
	;;
	.mib
	(p7) mov r14 = r0
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mib
	nop 0
	addl r14 = 1, r0
	br .L108
.L124:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r47
	mov r51 = r8
	nop 0
	.mmb
	mov r50 = r40
	mov r49 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r50 = r0
	.mmb
	mov r49 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r47
	mov r32 = r8
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L106
	.mib
	nop 0
	nop 0
	br .L125
.L127:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r47
	nop 0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC44)
	.mlx
	nop 0
	movl r49 = @gprel(.LC2)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r47
	mov b0 = r45
	;;
	mov ar.pfs = r46
	;;
	.mib
	nop 0
	mov ar.lc = r48
	br.ret.sptk.many b0
	.endp autogroups#
	.section	.rodata.str1.8
	.align 8
.LC47:
	stringz	"setresuid"
	.align 8
.LC48:
	stringz	"setrlimit"
	.align 8
.LC49:
	stringz	"first > 0"
	.align 8
.LC50:
	stringz	"fork()"
	.text
	.align 16
	.align 64
	.proc few_processes#
few_processes:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	addl r14 = 2, r0
	adds r15 = 16, r12
	.mmi
	addl r39 = 4321, r0
	addl r37 = 4321, r0
	addl r38 = 4321, r0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 24, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC47)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r38 = 16, r12
	addl r37 = 6, r0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC48)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	adds r37 = 32, r12
	mov r1 = r36
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC3)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L132
	.mmi
	nop 0
	adds r14 = 36, r12
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r36
	.mmi
	addl r39 = 1, r0
	nop 0
	adds r38 = 40, r12
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L132:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.lt p6, p7 = 0, r32
	.mmi
	mov r33 = r8
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC49)
	.mlx
	(p6) addl r39 = 1, r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) mov r39 = r0
	.mmb
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	st4 [r33] = r0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r39 = r8
	(p6) br.cond.dpnt .L133
	;;
	.mmi
	nop 0
	ld4 r37 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L141
.L133:
	.mlx
	nop 0
	movl r38 = @gprel(.LC50)
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 36, r12
	nop 0
	mov r1 = r36
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r39 = r0
	mov r37 = r32
	nop 0
	.mmb
	mov r38 = r0
	mov r1 = r36
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov r32 = r8
	;;
	.mib
	(p7) mov r37 = r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	cmp4.lt p6, p7 = 0, r32
	movl r38 = @gprel(.LC49)
	.mlx
	st4 [r33] = r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	(p6) addl r39 = 1, r0
	add r38 = r1, r38
	add r37 = r1, r37
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r0
	mov r37 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L141:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC50)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 36, r12
	nop 0
	mov r1 = r36
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r39 = r0
	mov r37 = r32
	nop 0
	.mmb
	mov r38 = r0
	mov r1 = r36
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov r32 = r8
	;;
	.mib
	(p7) mov r37 = r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	cmp4.lt p6, p7 = 0, r32
	movl r38 = @gprel(.LC49)
	.mlx
	st4 [r33] = r0
	movl r37 = @gprel(.LC8)
	;;
	.mmi
	(p6) addl r39 = 1, r0
	add r38 = r1, r38
	add r37 = r1, r37
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	mov r38 = r0
	mov r37 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp few_processes#
	.section	.rodata.str1.8
	.align 8
.LC51:
	stringz	"f"
	.align 8
.LC52:
	stringz	"ioctl(p[0], FIOCLEX)"
	.align 8
.LC53:
	stringz	"fcntl(p[0], F_GETFD)"
	.align 8
.LC54:
	stringz	"fcntl(p[1], F_GETFD)"
	.align 8
.LC55:
	stringz	"ioctl(p[0], FIONCLEX)"
	.align 8
.LC56:
	stringz	"ioctl(p[0], FIONBIO, &on)"
	.align 8
.LC57:
	stringz	"fcntl(p[0], F_GETFL) == O_NONBLOCK"
	.align 8
.LC58:
	stringz	"ioctl(p[0], FIOASYNC, &on)"
	.align 8
.LC59:
	stringz	"fcntl(p[0], F_GETFL) == (O_NONBLOCK | O_ASYNC)"
	.align 8
.LC60:
	stringz	"ioctl(p[0], FIONBIO, &off)"
	.align 8
.LC61:
	stringz	"fcntl(p[0], F_GETFL) == O_ASYNC"
	.align 8
.LC62:
	stringz	"ioctl(p[0], FIOASYNC, &off)"
	.align 8
.LC63:
	stringz	"fcntl(p[0], F_GETFL)"
	.align 8
.LC64:
	stringz	"ioctl(p[0], FIONBIO, no_access())"
	.align 8
.LC65:
	stringz	"ioctl(p[0], FIOASYNC, no_access())"
	.align 8
.LC66:
	stringz	"ioctl(fd, FIOASYNC, &on)"
	.align 8
.LC67:
	stringz	"ioctl(fd, FIGETBSZ, &n)"
	.align 8
.LC68:
	stringz	"n"
	.align 8
.LC69:
	stringz	"ioctl(fd, FIGETBSZ, no_access())"
	.align 8
.LC70:
	stringz	"ioctl(fd, FIONREAD, &n)"
	.align 8
.LC71:
	stringz	"ioctl(fd, 0x12345678, &n)"
	.align 8
.LC72:
	stringz	"ioctl(s, FIOGETOWN, &n)"
	.align 8
.LC73:
	stringz	"ioctl(s, FIOSETOWN, &owner)"
	.align 8
.LC74:
	stringz	"ioctl(s, SIOCGPGRP, &n)"
	.align 8
.LC75:
	stringz	"n == owner"
	.align 8
.LC76:
	stringz	"fcntl(s, F_GETOWN) == owner"
	.align 8
.LC77:
	stringz	"ioctl(s, SIOCSPGRP, &group)"
	.align 8
.LC78:
	stringz	"n == group"
	.align 8
.LC79:
	stringz	"ioctl(s, SIOCSPGRP, &none)"
	.align 8
.LC80:
	stringz	"ioctl(s, SIOCSPGRP, no_access())"
	.align 8
.LC81:
	stringz	"ioctl(s, SIOCGPGRP, no_access())"
	.align 8
.LC82:
	stringz	"ioctl(s, SIOCOUTQ, &n)"
	.align 8
.LC83:
	stringz	"listen"
	.align 8
.LC84:
	stringz	"ioctl(s, SIOCATMARK, &n)"
	.align 8
.LC85:
	stringz	"setsockopt(s, SOL_SOCKET, SO_SNDBUFFORCE, &v, sizeof v)"
	.align 8
.LC86:
	stringz	"getsockopt(s, SOL_SOCKET, SO_SNDBUF, &v, &size)"
	.align 8
.LC87:
	stringz	"v"
	.align 8
.LC88:
	stringz	"setsockopt(s, SOL_SOCKET, SO_RCVBUFFORCE, &v, sizeof v)"
	.align 8
.LC89:
	stringz	"getsockopt(s, SOL_SOCKET, SO_RCVBUF, &v, &size)"
	.align 8
.LC90:
	stringz	"getsockopt(s, IPPROTO_IP, IP_TTL, &v, &size)"
	.align 8
.LC91:
	stringz	"setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v)"
	.align 8
.LC92:
	stringz	"timeouts: %d %d %d %d, %d bytes"
	.align 8
.LC93:
	stringz	"; %d %s"
	.align 8
.LC94:
	stringz	"; %d %d %d\n"
	.align 8
.LC95:
	stringz	"seteuid"
	.align 8
.LC96:
	stringz	"setsockopt(s, SOL_SOCKET, SO_PRIORITY, &v, sizeof v)"
	.align 8
.LC97:
	stringz	"setsockopt(s, SOL_SOCKET, SO_DEBUG, &v, sizeof v)"
	.align 8
.LC98:
	stringz	"%d"
	.align 8
.LC99:
	stringz	"store(names[i], value) > 0"
	.align 8
.LC100:
	stringz	"atoi(contents(names[i])) == wanted[i]"
	.align 8
.LC101:
	stringz	"id == wanted[i]"
	.align 8
.LC102:
	stringz	"atoi(contents(names[i]))"
	.align 8
.LC103:
	stringz	"i == 0 ? msgctl(id, IPC_RMID, NULL) : i == 1 ? semctl(id, 0, IPC_RMID) : shmctl(id, IPC_RMID, NULL)"
	.align 8
.LC104:
	stringz	"-2"
	.align 8
.LC105:
	stringz	"store(names[i], \"-2\")"
	.align 8
.LC106:
	stringz	"store(names[i], \"x\")"
	.align 8
.LC107:
	stringz	"/proc/self/timers"
	.align 8
.LC108:
	stringz	"\n"
	.align 8
.LC109:
	stringz	"strlen(contents(\"/proc/self/timers\"))"
	.align 8
.LC110:
	stringz	"call(timer_create, CLOCK_REALTIME, NULL, &number)"
	.align 8
.LC111:
	stringz	"number"
	.align 8
.LC112:
	stringz	"call(timer_delete, number)"
	.align 8
.LC113:
	stringz	"call(timer_delete, 0)"
	.align 8
.LC114:
	stringz	"lease"
	.align 8
.LC115:
	stringz	"fcntl(fd, F_SETLEASE, F_WRLCK)"
	.align 8
.LC116:
	stringz	"fcntl(fd, F_GETLEASE) == F_WRLCK"
	.align 8
.LC117:
	stringz	"fcntl(fd, F_SETLEASE, F_RDLCK)"
	.align 8
.LC118:
	stringz	"fcntl(fd, F_GETLEASE) == F_RDLCK"
	.align 8
.LC119:
	stringz	"open(\"lease\", O_RDONLY | O_NONBLOCK)"
	.align 8
.LC120:
	stringz	"other > 0"
	.align 8
.LC121:
	stringz	"fcntl(fd, F_SETLEASE, F_UNLCK)"
	.align 8
.LC122:
	stringz	"fcntl(fd, F_GETLEASE) == F_UNLCK"
	.align 8
.LC123:
	stringz	"%.*s.itself\n"
	.align 8
.LC124:
	stringz	"signal %d, value %lx of %d digits\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 57
	.mmb
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 0, 30, 6, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r59 = r1
	.save pr, r60
	mov r60 = pr
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r65 = r0
	.save rp, r57
	mov r57 = b0
	.mmi
	addl r64 = 1, r0
	mov r63 = r0
	adds r37 = 80, r12
	;;
	.mmi
	adds r40 = 104, r12
	addl r35 = -1, r0
	.save ar.lc, r61
	mov r61 = ar.lc
	.body
	.mmi
	adds r34 = 20, r12
	adds r56 = 24, r12
	adds r45 = 32, r12
	;;
	.mib
	ld8 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r59
	adds r15 = 120, r12
	addl r14 = 1, r0
	.mmi
	addl r64 = 384, r0
	st4 [r37] = r35
	addl r63 = 66, r0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC51)
	.mmi
	st4 [r15] = r14
	st4 [r40] = r0
	nop 0
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r62 = 16, r12
	nop 0
	mov r33 = r8
	.mmb
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC3)
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r16 = 16, r12
	mov r32 = r8
	mov r1 = r59
	.mmi
	addl r63 = 21585, r0
	st4 [r8] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r16]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC52)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r59
	.mmi
	addl r63 = 1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC53)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld4 r62 = [r34]
	mov r1 = r59
	.mmb
	addl r63 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC54)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r59
	.mmi
	addl r63 = 21584, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r15]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC55)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r59
	.mmi
	addl r63 = 1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r16]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC53)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	adds r64 = 120, r12
	mov r1 = r59
	.mmi
	addl r63 = 21537, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC56)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r63 = 3, r0
	.mmi
	mov r1 = r59
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r15]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	addl r14 = 2048, r0
	nop 0
	mov r1 = r59
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r8
	movl r62 = @gprel(.LC57)
	;;
	.mmi
	(p6) addl r63 = 1, r0
	nop 0
	add r62 = r1, r62
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 16, r12
	adds r64 = 120, r12
	mov r1 = r59
	.mmi
	addl r63 = 21586, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r16]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC58)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r63 = 3, r0
	.mmi
	mov r1 = r59
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	addl r14 = 10240, r0
	nop 0
	mov r1 = r59
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r8
	movl r62 = @gprel(.LC59)
	;;
	.mmi
	(p6) addl r63 = 1, r0
	nop 0
	add r62 = r1, r62
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	mov r64 = r40
	mov r1 = r59
	.mmi
	addl r63 = 21537, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r15]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC60)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	addl r63 = 3, r0
	.mmi
	mov r1 = r59
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r16]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	addl r14 = 8192, r0
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r8
	movl r62 = @gprel(.LC61)
	;;
	.mmi
	(p6) addl r63 = 1, r0
	nop 0
	add r62 = r1, r62
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	mov r64 = r40
	mov r1 = r59
	.mmi
	addl r63 = 21586, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r14]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC62)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r59
	.mmi
	addl r63 = 3, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r62 = [r15]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC63)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r16 = 16, r12
	mov r1 = r59
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r36 = [r16]
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r62 = r36
	mov r64 = r8
	nop 0
	.mmb
	mov r1 = r59
	addl r63 = 21537, r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC64)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r59
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r62 = r36
	mov r64 = r8
	nop 0
	.mmb
	mov r1 = r59
	addl r63 = 21586, r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC65)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 120, r12
	mov r62 = r33
	mov r1 = r59
	.mmb
	addl r63 = 21586, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC66)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r37
	mov r62 = r33
	mov r1 = r59
	.mmb
	addl r63 = 2, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC67)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmi
	ld4 r15 = [r37]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC68)
	.mib
	nop 0
	sxt4 r63 = r15
	nop 0
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r62 = r33
	mov r64 = r8
	nop 0
	.mmb
	mov r1 = r59
	addl r63 = 2, r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC69)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r37
	mov r62 = r33
	mov r1 = r59
	.mmb
	addl r63 = 21531, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC70)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r37
	mov r62 = r33
	mov r1 = r59
	.mlx
	st4 [r32] = r0
	movl r63 = 305419896
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC71)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r33
	nop 0
	mov r1 = r59
	.mmb
	adds r33 = 124, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r59
	;;
	.mib
	ld4 r62 = [r16]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r62 = [r34]
	mov r1 = r59
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r64 = r0
	addl r63 = 1, r0
	nop 0
	.mmb
	addl r62 = 2, r0
	mov r1 = r59
	br.call.sptk.many b0 = socket#
	;;
	.mib
	mov r1 = r59
	mov r34 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r14 = 120, r12
	nop 0
	mov r1 = r59
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = getpgrp#
	;;
	.mlx
	adds r64 = 16, r12
	movl r14 = 2147483647
	.mmi
	sub r8 = r0, r8
	mov r62 = r34
	mov r1 = r59
	;;
	.mmi
	st4 [r37] = r14
	st4 [r64] = r35
	addl r63 = 35075, r0
	.mmi
	adds r35 = 16, r12
	;;
	st4 [r40] = r8
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC72)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	adds r15 = 16, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	ld4 r15 = [r15]
	movl r62 = @gprel(.LC68)
	;;
	.mii
	nop 0
	sxt4 r63 = r15
	add r62 = r1, r62
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 120, r12
	mov r62 = r34
	mov r1 = r59
	.mmb
	addl r63 = 35073, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC73)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	mov r62 = r34
	mov r1 = r59
	.mmb
	addl r63 = 35076, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC74)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r16 = 120, r12
	mov r1 = r59
	.mmi
	st4 [r32] = r0
	;;
	ld4 r14 = [r16]
	adds r16 = 16, r12
	.mlx
	nop 0
	movl r62 = @gprel(.LC75)
	;;
	.mii
	ld4 r15 = [r16]
	add r62 = r1, r62
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 9, r0
	mov r62 = r34
	nop 0
	.mmb
	mov r1 = r59
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	adds r15 = 120, r12
	nop 0
	mov r1 = r59
	;;
	.mlx
	ld4 r14 = [r15]
	movl r62 = @gprel(.LC76)
	;;
	.mii
	cmp4.eq p6, p7 = r8, r14
	add r62 = r1, r62
	;;
	(p6) addl r63 = 1, r0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r40
	mov r62 = r34
	mov r1 = r59
	.mmb
	addl r63 = 35074, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC77)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	mov r62 = r34
	mov r1 = r59
	.mmb
	addl r63 = 35075, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC72)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 16, r12
	ld4 r14 = [r40]
	mov r1 = r59
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	ld4 r15 = [r16]
	movl r62 = @gprel(.LC78)
	;;
	.mii
	cmp4.eq p6, p7 = r14, r15
	add r62 = r1, r62
	;;
	(p6) addl r63 = 1, r0
	;;
	.mib
	(p7) mov r63 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r37
	mov r62 = r34
	mov r1 = r59
	.mmb
	addl r63 = 35074, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC79)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r62 = r34
	mov r64 = r8
	nop 0
	.mmb
	mov r1 = r59
	addl r63 = 35074, r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC80)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r62 = r34
	mov r64 = r8
	nop 0
	.mmb
	mov r1 = r59
	addl r63 = 35076, r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC81)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	mov r62 = r34
	mov r1 = r59
	.mmb
	addl r63 = 21521, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC82)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r62 = r34
	nop 0
	addl r63 = 1, r0
	.mmb
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC83)
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r64 = 16, r12
	mov r62 = r34
	nop 0
	.mmb
	addl r63 = 21521, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC82)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r64 = 16, r12
	mov r62 = r34
	mov r1 = r59
	.mmb
	addl r63 = 35077, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC84)
	.mlx
	nop 0
	movl r39 = @gprel(.LC91)
	;;
	.mib
	add r62 = r1, r62
	add r39 = r1, r39
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r34
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC8)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r59
	mov r64 = r0
	nop 0
	.mmb
	addl r63 = 2, r0
	addl r62 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r14 = 5000, r0
	adds r15 = 16, r12
	mov r1 = r59
	.mmi
	adds r16 = 120, r12
	mov r34 = r8
	addl r66 = 4, r0
	;;
	.mlx
	st4 [r33] = r14
	movl r14 = 1095216660481
	.mlx
	mov r65 = r33
	movl r41 = @gprel(.LC2)
	;;
	.mlx
	st8 [r15] = r14
	movl r14 = 4294967295
	.mlx
	addl r64 = 32, r0
	movl r38 = @gprel(.LC87)
	;;
	.mlx
	st8 [r56] = r14
	movl r14 = -8589934336
	.mmi
	add r38 = r1, r38
	addl r63 = 1, r0
	mov r62 = r8
	;;
	.mmi
	st8 [r45] = r14
	nop 0
	addl r14 = 4, r0
	.mmi
	add r41 = r1, r41
	st4 [r32] = r0
	nop 0
	;;
	.mib
	st4 [r16] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC85)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r66 = 120, r12
	mov r65 = r33
	addl r64 = 7, r0
	.mmi
	mov r1 = r59
	addl r63 = 1, r0
	mov r62 = r34
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC86)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r59
	.mmi
	mov r62 = r38
	st4 [r32] = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r63 = r14
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 6000, r0
	addl r66 = 4, r0
	mov r65 = r33
	.mmi
	addl r64 = 33, r0
	mov r1 = r59
	addl r63 = 1, r0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	mov r62 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC88)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r66 = 120, r12
	mov r65 = r33
	addl r64 = 8, r0
	.mmi
	mov r1 = r59
	addl r63 = 1, r0
	mov r62 = r34
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC89)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r15 = [r33]
	nop 0
	mov r1 = r59
	.mmi
	mov r62 = r38
	st4 [r32] = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r63 = r15
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r66 = 120, r12
	mov r65 = r33
	addl r64 = 2, r0
	.mmi
	mov r1 = r59
	mov r63 = r0
	mov r62 = r34
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC90)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	ld4 r16 = [r33]
	nop 0
	mov r1 = r59
	.mmi
	st4 [r32] = r0
	nop 0
	mov r62 = r38
	;;
	.mib
	nop 0
	sxt4 r63 = r16
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov ar.lc = 5
	.align 32
.L147:
	.mmi
	addl r64 = 2, r0
	mov r62 = r34
	addl r66 = 4, r0
	.mmi
	st4 [r32] = r0
	mov r65 = r35
	mov r63 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r64 = r8
	(p6) br.cond.dpnt .L145
	;;
	.mmi
	nop 0
	ld4 r62 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r62
	(p7) br.cond.dpnt .L210
.L145:
	.mmi
	mov r63 = r39
	nop 0
	mov r62 = r36
	.mmb
	adds r35 = 4, r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	adds r66 = 120, r12
	mov r65 = r33
	.mmi
	addl r64 = 2, r0
	mov r63 = r0
	mov r62 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	mov r1 = r59
	.mmi
	st4 [r32] = r0
	mov r63 = r38
	mov r62 = r36
	;;
	.mib
	nop 0
	sxt4 r64 = r14
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L147
.L222:
	.mmi
	addl r15 = 3, r0
	adds r42 = 88, r12
	addl r14 = -1, r0
	.mmi
	adds r36 = 112, r12
	addl r66 = 16, r0
	mov r65 = r40
	;;
	.mmi
	st8 [r40] = r15
	addl r15 = 250000, r0
	addl r64 = 66, r0
	.mmi
	st8 [r37] = r14
	addl r63 = 1, r0
	mov r62 = r34
	;;
	.mmi
	st8 [r36] = r15
	st8 [r42] = r14
	nop 0
	.mmi
	adds r15 = 120, r12
	addl r14 = 16, r0
	mov r43 = r37
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	adds r66 = 120, r12
	mov r35 = r8
	mov r1 = r59
	.mmi
	mov r65 = r37
	addl r64 = 66, r0
	addl r63 = 1, r0
	;;
	.mib
	mov r62 = r34
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	ld8 r2 = [r42]
	mov r1 = r59
	addl r14 = 9999, r0
	.mmi
	adds r16 = 120, r12
	mov r63 = r35
	mov r64 = r8
	;;
	.mlx
	addl r2 = -250000, r2
	movl r62 = @gprel(.LC92)
	.mmi
	ld4 r67 = [r16]
	ld4 r65 = [r37]
	nop 0
	;;
	.mii
	cmp.geu p6, p7 = r14, r2
	add r62 = r1, r62
	;;
	(p6) addl r66 = 1, r0
	;;
	.mib
	(p7) mov r66 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1000000, r0
	addl r66 = 16, r0
	mov r65 = r40
	.mmi
	addl r64 = 67, r0
	addl r63 = 1, r0
	mov r1 = r59
	;;
	.mib
	st8 [r36] = r14
	mov r62 = r34
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r35 = r8
	.mmb
	ld4 r62 = [r32]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r35
	.mmi
	mov r64 = r8
	nop 0
	mov r35 = r0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC93)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r66 = 120, r12
	mov r1 = r59
	mov r65 = r37
	.mmi
	addl r64 = 67, r0
	addl r63 = 1, r0
	mov r62 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r8
	.mmi
	ld4 r65 = [r42]
	ld4 r64 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC94)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r59
	addl r62 = 1234, r0
	br.call.sptk.many b0 = seteuid#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	addl r14 = 7, r0
	mov r1 = r59
	.mmb
	mov r65 = r33
	addl r66 = 4, r0
	(p7) br.cond.spnt .L149
	;;
	.mmi
	addl r64 = 32, r0
	st4 [r33] = r14
	addl r63 = 1, r0
	.mmb
	mov r62 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC85)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r65 = r33
	addl r66 = 4, r0
	addl r64 = 12, r0
	.mmi
	mov r1 = r59
	addl r63 = 1, r0
	mov r62 = r34
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC96)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 6, r0
	mov r65 = r33
	addl r66 = 4, r0
	.mmi
	addl r64 = 12, r0
	mov r1 = r59
	addl r63 = 1, r0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	mov r62 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC96)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r65 = r33
	addl r66 = 4, r0
	addl r64 = 1, r0
	.mmi
	mov r1 = r59
	addl r63 = 1, r0
	mov r62 = r34
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC97)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r65 = r33
	addl r66 = 4, r0
	addl r64 = 1, r0
	.mmi
	mov r1 = r59
	addl r63 = 1, r0
	mov r62 = r34
	;;
	.mmi
	nop 0
	st4 [r33] = r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC97)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r59
	mov r62 = r0
	br.call.sptk.many b0 = seteuid#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r62 = r34
	nop 0
	(p6) br.cond.spnt .L149
	;;
	.mlx
	nop 0
	movl r44 = @gprel(names.0#)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mlx
	mov r1 = r59
	movl r14 = 1126209144782919
	;;
	.mlx
	st8 [r37] = r14
	movl r38 = @gprel(text#)
	.mlx
	addl r14 = 229449, r0
	movl r51 = @gprel(.LC98)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC99)
	.mlx
	nop 0
	movl r33 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC100)
	.mlx
	nop 0
	movl r48 = @gprel(.LC101)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC102)
	.mlx
	add r38 = r1, r38
	movl r54 = @gprel(.LC103)
	;;
	.mlx
	add r51 = r1, r51
	movl r47 = @gprel(.LC104)
	.mlx
	st4 [r42] = r14
	movl r53 = @gprel(.LC105)
	;;
	.mlx
	add r50 = r1, r50
	movl r46 = @gprel(.LC6)
	.mlx
	add r33 = r1, r33
	movl r52 = @gprel(.LC106)
	;;
	.mmi
	add r49 = r1, r49
	add r48 = r1, r48
	add r55 = r1, r55
	.mmi
	add r54 = r1, r54
	add r47 = r1, r47
	add r53 = r1, r53
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	add r52 = r1, r52
.L166:
	.mmi
	ld4 r41 = [r43], 4
	nop 0
	mov r63 = r51
	.mmi
	adds r62 = 16, r12
	nop 0
	cmp4.ne p16, p17 = 0, r35
	;;
	.mib
	mov r64 = r41
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	ld8 r34 = [r44], 8
	nop 0
	mov r1 = r59
	.mmi
	adds r63 = 16, r12
	st4 [r32] = r0
	nop 0
	;;
	.mib
	mov r62 = r34
	nop 0
	br.call.sptk.many b0 = store#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r8
	nop 0
	mov r1 = r59
	.mii
	mov r63 = r50
	mov r62 = r33
	;;
	(p6) addl r64 = 1, r0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r63 = r0
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r36 = r8
	.mmb
	mov r1 = r59
	nop 0
	(p7) br.cond.dpnt .L211
	;;
	.mii
	(p6) mov r14 = r0
	mov r62 = r36
	;;
	add r14 = r38, r14
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r64 = 10, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r63 = r0
	mov r62 = r38
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r41
	nop 0
	mov r1 = r59
	.mii
	mov r63 = r49
	mov r62 = r33
	;;
	(p6) addl r64 = 1, r0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	(p17) br.cond.dpnt .L212
.L151:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 1, r35
	addl r64 = 384, r0
	nop 0
	.mmb
	addl r63 = 4096, r0
	mov r62 = r0
	(p7) br.cond.dpnt .L213
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r39 = r8
	mov r1 = r59
	mov r63 = r48
	.mmi
	mov r62 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r39, r41
	;;
	(p6) addl r64 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov r63 = r0
	.mmb
	st4 [r32] = r0
	mov r62 = r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r1 = r59
	.mmb
	mov r36 = r8
	nop 0
	(p7) br.cond.dpnt .L214
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
	;;
.L154:
	.pred.rel.mutex p16, p17
	.mmi
	add r14 = r38, r14
	nop 0
	mov r62 = r36
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r59
	addl r64 = 10, r0
	nop 0
	.mmb
	mov r62 = r38
	mov r63 = r0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mib
	nop 0
	sxt4 r64 = r8
	(p6) br.cond.dpnt .L155
	;;
	.mmi
	nop 0
	ld4 r62 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r62
	(p7) br.cond.dpnt .L215
.L155:
	.pred.rel.mutex p16, p17
	.mib
	mov r63 = r55
	mov r62 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	(p17) br.cond.dpnt .L216
.L157:
	.mmi
	cmp4.ne p6, p7 = 1, r35
	mov r64 = r0
	nop 0
	.mmb
	mov r63 = r0
	mov r62 = r39
	(p7) br.cond.dpnt .L217
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	nop 0
	mov r1 = r59
	sxt4 r64 = r8
	;;
.L158:
	.mib
	cmp.ne p6, p7 = -1, r64
	nop 0
	(p6) br.cond.dpnt .L160
	;;
	.mmi
	nop 0
	ld4 r62 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r62
	(p7) br.cond.dpnt .L218
.L160:
	.mmi
	nop 0
	mov r63 = r54
	mov r62 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	nop 0
	nop 0
.L161:
	.mmi
	mov r62 = r34
	st4 [r32] = r0
	mov r63 = r47
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = store#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r64 = r8
	nop 0
	(p6) br.cond.dpnt .L162
	;;
	.mmi
	nop 0
	ld4 r62 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r62
	(p7) br.cond.dpnt .L219
.L162:
	.mmi
	nop 0
	mov r63 = r53
	mov r62 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	nop 0
	nop 0
.L163:
	.mmi
	mov r62 = r34
	st4 [r32] = r0
	mov r63 = r46
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = store#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r64 = r8
	nop 0
	(p6) br.cond.dpnt .L164
	;;
	.mmi
	nop 0
	ld4 r62 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r62
	(p7) br.cond.dpnt .L220
.L164:
	.mmi
	adds r35 = 1, r35
	nop 0
	mov r63 = r52
	.mmb
	mov r62 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = 3, r35
	(p6) br.cond.dptk .L166
.L223:
	.mib
	adds r33 = 28, r12
	adds r41 = 96, r12
	br.call.sptk.many b0 = map_files#
	;;
	.mmi
	adds r14 = 36, r12
	st4 [r33] = r0
	adds r63 = 16, r12
	.mmi
	st4 [r45] = r0
	mov r1 = r59
	mov r64 = r37
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 40, r12
	addl r62 = 1, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 76, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 4660, r0
	;;
	.mmi
	st8 [r63] = r14
	nop 0
	addl r14 = 10, r0
	;;
	.mib
	st4 [r56] = r14
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	addl r14 = 1, r0
	mov r1 = r59
	.mmb
	mov r64 = r42
	adds r63 = 16, r12
	(p7) br.cond.spnt .L168
	;;
	.mmi
	nop 0
	mov r62 = r0
	nop 0
	.mmb
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	addl r14 = 4, r0
	.mmb
	mov r1 = r59
	nop 0
	(p6) br.cond.spnt .L168
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r64 = r41
	adds r63 = 16, r12
	mov r1 = r59
	.mmb
	addl r62 = 7, r0
	st4 [r45] = r8
	br.call.sptk.many b0 = timer_create#
	;;
	.mib
	mov r1 = r59
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L168
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC107)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC108)
	.mlx
	nop 0
	movl r62 = @gprel(text#)
	;;
	.mib
	add r63 = r1, r63
	add r62 = r1, r62
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r33 = r8
	.mmb
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L173
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC124)
	.mlx
	nop 0
	movl r38 = @gprel(.LC108)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r38 = r1, r38
	.align 32
.L169:
	.mib
	addl r63 = 46, r0
	mov r62 = r33
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r59
	mov r35 = r8
	nop 0
	.mmb
	addl r63 = 47, r0
	mov r62 = r33
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r35
	mov r1 = r59
	mov r34 = r8
	.mmb
	addl r64 = 10, r0
	mov r63 = r0
	(p6) br.cond.dpnt .L170
	;;
	.mib
	adds r62 = 1, r35
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r59
	mov r36 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = r36, r8
	(p7) br.cond.dpnt .L221
	;;
.L170:
	.mmi
	cmp.eq p6, p7 = 0, r34
	adds r62 = 8, r33
	adds r34 = 1, r34
	.mmb
	addl r64 = 10, r0
	mov r63 = r0
	(p6) br.cond.dpnt .L172
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r63 = r0
	addl r64 = 16, r0
	mov r1 = r59
	.mmb
	mov r62 = r34
	mov r35 = r8
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r33 = r8
	.mmb
	mov r62 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 10, r35
	extr r65 = r8, 31, 1
	.mmi
	mov r64 = r33
	mov r1 = r59
	mov r62 = r39
	;;
	.mii
	nop 0
	shr.u r65 = r65, 61
	(p6) addl r63 = 1, r0
	;;
	.mmi
	add r65 = r65, r8
	nop 0
	(p7) mov r63 = r0
	;;
	.mib
	nop 0
	extr r65 = r65, 3, 29
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r38
	.mmb
	mov r62 = r0
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov r33 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L169
.L173:
	.mib
	ld8 r62 = [r37]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r62 = [r42]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld8 r62 = [r41]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r59
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC107)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mib
	mov r1 = r59
	mov r62 = r8
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC109)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = -1, r0
	mov r65 = r40
	mov r64 = r0
	.mmi
	mov r1 = r59
	st4 [r32] = r0
	addl r62 = 1248, r0
	;;
	.mib
	st4 [r40] = r14
	mov r63 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC110)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmi
	ld4 r14 = [r40]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC111)
	.mib
	nop 0
	sxt4 r63 = r14
	nop 0
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	ld4 r63 = [r40]
	nop 0
	.mmb
	st4 [r32] = r0
	addl r62 = 1252, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC112)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	addl r62 = 1252, r0
	.mmb
	st4 [r32] = r0
	mov r63 = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC113)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	addl r64 = 384, r0
	addl r63 = 66, r0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC114)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r59
	mov r62 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC114)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r64 = 1, r0
	mov r33 = r8
	mov r1 = r59
	.mmi
	st4 [r32] = r0
	addl r63 = 1024, r0
	mov r62 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC115)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1025, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC116)
	.mmi
	nop 0
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	add r62 = r1, r62
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	mov r1 = r59
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	addl r63 = 1024, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC117)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1025, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC118)
	.mmi
	nop 0
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	add r62 = r1, r62
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 1, r0
	mov r1 = r59
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	addl r63 = 1024, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC115)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	nop 0
	addl r63 = 1, r0
	.mmb
	addl r62 = 29, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	nop 0
	mov r1 = r59
	addl r63 = 2048, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC114)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC119)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1025, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC118)
	.mmi
	nop 0
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	add r62 = r1, r62
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r64 = r0
	mov r1 = r59
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	addl r63 = 1024, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC117)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	nop 0
	addl r63 = 2048, r0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC114)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.lt p6, p7 = 0, r8
	.mmi
	mov r34 = r8
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC120)
	.mmi
	nop 0
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	add r62 = r1, r62
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	addl r64 = 1, r0
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	addl r63 = 1024, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC115)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 2, r0
	mov r1 = r59
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	addl r63 = 1024, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC121)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = 1025, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.eq p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC122)
	.mmi
	nop 0
	(p6) addl r63 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r63 = r0
	add r62 = r1, r62
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r64 = 2, r0
	mov r1 = r59
	mov r62 = r33
	.mmb
	st4 [r32] = r0
	addl r63 = 1024, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC121)
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r59
	mov r62 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r59
	mov r62 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r59
	;;
	addl r62 = @ltoff(@fptr(autogroups#)), gp
	nop 0
	;;
	.mib
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r1 = r59
	;;
	addl r62 = @ltoff(@fptr(few_processes#)), gp
	nop 0
	;;
	.mib
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mmi
	mov r1 = r59
	;;
	addl r62 = @ltoff(@fptr(orphaned#)), gp
	nop 0
	;;
	.mib
	ld8 r62 = [r62]
	nop 0
	br.call.sptk.many b0 = apart#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = signal_files#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = small#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r59
	mov pr = r60, -1
	;;
	.mii
	nop 0
	mov b0 = r57
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	;;
	mov ar.lc = r61
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L210:
	.body
	.copy_state 1
	.mib
	adds r35 = 4, r35
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	mov r64 = r8
	nop 0
	.mmb
	mov r63 = r39
	mov r62 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	adds r66 = 120, r12
	mov r65 = r33
	.mmi
	addl r64 = 2, r0
	mov r63 = r0
	mov r62 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	mov r1 = r59
	.mmi
	st4 [r32] = r0
	mov r63 = r38
	mov r62 = r36
	;;
	.mib
	nop 0
	sxt4 r64 = r14
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L147
	.mib
	nop 0
	nop 0
	br .L222
.L214:
	.pred.rel.mutex p16, p17
	.mmi
	addl r64 = 8191, r0
	nop 0
	mov r63 = r38
	.mmb
	mov r62 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r14 = r8
	cmp.le p6, p7 = r0, r8
	mov r1 = r59
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L154
.L211:
	.mmi
	addl r64 = 8191, r0
	mov r63 = r38
	nop 0
	.mmb
	mov r62 = r8
	cmp4.ne p16, p17 = 0, r35
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r14 = r8
	.mii
	mov r1 = r59
	mov r62 = r36
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	add r14 = r38, r14
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r64 = 10, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r63 = r0
	mov r62 = r38
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r41
	nop 0
	mov r1 = r59
	.mii
	mov r63 = r49
	mov r62 = r33
	;;
	(p6) addl r64 = 1, r0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	(p16) br.cond.dptk .L151
.L212:
	.pred.rel.mutex p16, p17
	.mib
	addl r63 = 384, r0
	mov r62 = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r39 = r8
	mov r1 = r59
	mov r63 = r48
	.mmi
	mov r62 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r39, r41
	;;
	(p6) addl r64 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov r63 = r0
	.mmb
	st4 [r32] = r0
	mov r62 = r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r59
	mov r36 = r8
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L154
	.mib
	nop 0
	nop 0
	br .L214
.L221:
	.mlx
	nop 0
	movl r62 = @gprel(.LC123)
	.mmi
	mov r64 = r33
	nop 0
	sub r63 = r35, r33
	;;
	.mib
	add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r38
	.mmb
	mov r62 = r0
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov r33 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L169
	.mib
	nop 0
	nop 0
	br .L173
.L215:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC102)
	.mlx
	nop 0
	movl r62 = @gprel(.LC2)
	;;
	.mib
	add r63 = r1, r63
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	(p16) br.cond.dptk .L157
.L216:
	.mmi
	mov r64 = r0
	nop 0
	mov r63 = r0
	.mmb
	mov r62 = r39
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	mov r1 = r59
	sxt4 r64 = r8
	br .L158
.L218:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC103)
	.mlx
	nop 0
	movl r62 = @gprel(.LC2)
	;;
	.mib
	add r63 = r1, r63
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br .L161
.L219:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC105)
	.mlx
	nop 0
	movl r62 = @gprel(.LC2)
	;;
	.mib
	add r63 = r1, r63
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br .L163
.L220:
	.mib
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC106)
	.mlx
	nop 0
	movl r62 = @gprel(.LC2)
	;;
	.mib
	add r63 = r1, r63
	add r62 = r1, r62
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r59
	cmp4.ne p6, p7 = 3, r35
	(p6) br.cond.dptk .L166
	.mib
	nop 0
	nop 0
	br .L223
.L172:
	.mib
	mov r62 = r33
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r38
	.mmb
	mov r62 = r0
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov r33 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L169
	.mib
	nop 0
	nop 0
	br .L173
.L217:
	.mmi
	mov r64 = r0
	nop 0
	mov r63 = r0
	.mmb
	mov r62 = r39
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r59
	sxt4 r64 = r8
	br .L158
.L213:
	.pred.rel.mutex p16, p17
	.mib
	addl r63 = 1, r0
	mov r62 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r39 = r8
	mov r1 = r59
	mov r63 = r48
	.mmi
	mov r62 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r39, r41
	;;
	(p6) addl r64 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov r63 = r0
	.mmb
	st4 [r32] = r0
	mov r62 = r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	mov r1 = r59
	mov r36 = r8
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L154
	.mib
	nop 0
	nop 0
	br .L214
.L149:
	.mlx
	nop 0
	movl r62 = @gprel(.LC95)
	;;
	.mib
	nop 0
	add r62 = r1, r62
	br.call.sptk.many b0 = must.part.0#
	;;
.L168:
	.mlx
	nop 0
	movl r62 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r62 = r1, r62
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC125:
	stringz	"/proc/sys/kernel/msg_next_id"
	.align 8
.LC126:
	stringz	"/proc/sys/kernel/sem_next_id"
	.align 8
.LC127:
	stringz	"/proc/sys/kernel/shm_next_id"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 24
names.0:
	data8	.LC125
	data8	.LC126
	data8	.LC127
	.sbss
	.align 8
	.type	page.1#, @object
	.size	page.1#, 8
page.1:
	.skip	8
	.section	.rodata.str1.8
	.align 8
.LC128:
	stringz	"5"
	.align 8
.LC129:
	stringz	"19"
	.align 8
.LC130:
	stringz	"20"
	.align 8
.LC131:
	stringz	"-20"
	.align 8
.LC132:
	stringz	"-21"
	.align 8
.LC133:
	stringz	""
	.align 8
.LC134:
	stringz	"0"
	.section	.rodata
	.align 8
	.type	values.2#, @object
	.size	values.2#, 64
values.2:
	data8	.LC128
	data8	.LC129
	data8	.LC130
	data8	.LC131
	data8	.LC132
	data8	.LC6
	data8	.LC133
	data8	.LC134
	.sbss
	.align 4
	.type	heard#, @object
	.size	heard#, 8
heard:
	.skip	8
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 8192
text:
	.skip	8192
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
