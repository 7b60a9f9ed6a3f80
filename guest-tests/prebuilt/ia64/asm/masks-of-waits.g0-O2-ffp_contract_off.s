// c249d59abd804caa16af59e4e76fc877 guest-tests/signal/masks-of-waits.c
	.file	"masks-of-waits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mmi
	addl r15 = @gprel(caught#), gp
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld4.acq r14 = [r15]
	nop 0
	adds r39 = 16, r12
	.mii
	mov r38 = r0
	mov r37 = r0
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r37 = 16, r12
	.mmb
	addl r38 = 14, r0
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r36
	adds r37 = 16, r12
	nop 0
	.mmb
	mov r33 = r8
	addl r38 = 10, r0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r32 = r8
	mov r1 = r36
	nop 0
	.mmb
	addl r38 = 12, r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	shladd r32 = r32, 1, r0
	shladd r8 = r8, 2, r0
	mov r1 = r36
	;;
	.mii
	or r32 = r8, r32
	addl r14 = @gprel(blocked_inside#), gp
	;;
	or r32 = r33, r32
	;;
	.mii
	st4.rel [r14] = r32
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp on_signal#
	.align 16
	.align 64
	.proc mask_now#
mask_now:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	adds r39 = 16, r12
	.mmb
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r37 = 16, r12
	.mmb
	addl r38 = 14, r0
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r36
	adds r37 = 16, r12
	nop 0
	.mmb
	mov r33 = r8
	addl r38 = 10, r0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r32 = r8
	mov r1 = r36
	nop 0
	.mmb
	addl r38 = 12, r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	shladd r32 = r32, 1, r0
	shladd r8 = r8, 2, r0
	mov r1 = r36
	;;
	.mmi
	nop 0
	or r8 = r8, r32
	nop 0
	;;
	.mii
	or r8 = r33, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp mask_now#
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
	.align 16
	.align 64
	.proc wait_by.constprop.0#
wait_by.constprop.0:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 6, 0
	.fframe 176
	adds r12 = -176, r12
	nop 0
	.mmi
	addl r14 = @gprel(ends#), gp
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	.mmi
	ld4 r34 = [r14]
	addl r15 = 1, r0
	adds r14 = 180, r12
	.mmi
	adds r35 = 160, r12
	adds r36 = 176, r12
	adds r40 = 16, r12
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 168, r12
	addl r42 = 128, r0
	.mlx
	mov r41 = r0
	movl r15 = 30000000
	;;
	.mmi
	st8 [r14] = r15
	st4 [r36] = r34
	nop 0
	;;
	.mib
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	and r16 = 63, r34
	addl r15 = 1, r0
	extr r14 = r34, 31, 1
	.mmi
	mov r1 = r39
	cmp4.eq p8, p9 = 0, r32
	cmp4.eq p6, p7 = 1, r32
	;;
	.mmi
	mov r45 = r33
	mov r44 = r35
	shr.u r14 = r14, 58
	.mmi
	mov r43 = r0
	mov r42 = r0
	adds r40 = 1, r34
	;;
	.mmi
	nop 0
	add r14 = r14, r34
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	adds r16 = 16, r12
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	mov r41 = r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mbb
	st8 [r14] = r15
	(p8) br.cond.dpnt .L8
	(p6) br.cond.dptk .L9
	.mmi
	addl r14 = @gprel(epoll#), gp
	mov r44 = r33
	nop 0
	.mmi
	addl r43 = 30, r0
	addl r42 = 1, r0
	adds r41 = 144, r12
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = epoll_pwait#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	.mmi
	mov r43 = r33
	mov r42 = r35
	nop 0
	.mmb
	addl r41 = 1, r0
	mov r40 = r36
	br.call.sptk.many b0 = ppoll#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L9:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pselect#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	.endp wait_by.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"early"
	.align 8
.LC2:
	stringz	"late"
	.align 8
.LC3:
	stringz	", blocked"
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	" "
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"epoll_create1"
	.align 8
.LC8:
	stringz	"epoll_ctl"
	.align 8
.LC9:
	stringz	"%s, %s, %s%s: %d%s%s, caught %d, inside %d, mask %d"
	.align 8
.LC10:
	stringz	", then %d\n"
	.align 8
.LC11:
	stringz	"x"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"ready %d, caught %d, mask %d"
	.align 8
.LC14:
	stringz	"read"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 70
	.mmi
	.save ar.pfs, r71
	alloc r71 = ar.pfs, 0, 42, 8, 0
	.fframe 512
	adds r12 = -512, r12
	.save rp, r70
	mov r70 = b0
	.mmi
	nop 0
	mov r72 = r1
	nop 0
	;;
	.mmi
	addl r76 = 136, r0
	mov r75 = r0
	adds r74 = 56, r12
	.mmb
	adds r32 = 512, r12
	mov r62 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r72
	adds r14 = 520, r12
	adds r15 = 516, r12
	.mmi
	adds r16 = 48, r12
	addl r75 = 10, r0
	adds r74 = 64, r12
	;;
	.mmi
	st4 [r15] = r0
	st4 [r14] = r0
	addl r15 = @ltoff(@fptr(on_signal#)), gp
	.mmi
	adds r14 = 524, r12
	addl r65 = @gprel(ends#), gp
	adds r41 = 480, r12
	;;
	.mmi
	ld8 r15 = [r15]
	st4 [r14] = r0
	addl r14 = 1, r0
	.mmi
	adds r55 = 488, r12
	adds r54 = 496, r12
	adds r53 = 504, r12
	;;
	.mmi
	st4 [r32] = r14
	st8 [r16] = r15
	adds r36 = 448, r12
	.mmb
	adds r52 = 456, r12
	adds r51 = 464, r12
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r76 = r0
	adds r75 = 48, r12
	mov r1 = r72
	.mmb
	addl r74 = 14, r0
	adds r50 = 472, r12
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r74 = r65
	mov r1 = r72
	adds r61 = 32, r12
	.mmb
	adds r60 = 24, r12
	adds r59 = 16, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r72
	cmp4.ne p6, p7 = -1, r8
	.save ar.lc, r73
	mov r73 = ar.lc
	.body
	.mmi
	adds r69 = 4, r65
	addl r49 = 10000, r0
	addl r48 = -1, r0
	;;
	.mlx
	nop 0
	(p7) movl r74 = @gprel(.LC6)
	;;
	.mib
	(p7) add r74 = r1, r74
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r74 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r72
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r74 = @gprel(.LC7)
	;;
	.mib
	(p7) add r74 = r1, r74
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r14 = @gprel(epoll#), gp
	mov r77 = r32
	.mmi
	ld4 r76 = [r65]
	addl r75 = 1, r0
	mov r74 = r8
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r72
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L18
	;;
	.mlx
	nop 0
	movl r64 = @gprel(ways.1#)
	.mlx
	nop 0
	movl r63 = @gprel(.LC4)
	;;
	.mlx
	addl r32 = @gprel(caught#), gp
	movl r66 = @gprel(.LC5)
	.mlx
	add r64 = r1, r64
	movl r58 = @gprel(.LC9)
	;;
	.mlx
	addl r37 = @gprel(blocked_inside#), gp
	movl r57 = @gprel(.LC10)
	.mlx
	add r63 = r1, r63
	movl r68 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r67 = @gprel(.LC13)
	.mmi
	add r66 = r1, r66
	add r58 = r1, r58
	add r57 = r1, r57
	;;
	.mmi
	nop 0
	add r68 = r1, r68
	add r67 = r1, r67
.L19:
	.mmi
	nop 0
	mov r35 = r0
	mov ar.lc = 3
	.mlx
	nop 0
	movl r56 = @gprel(masks.0#)
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	nop 0
.L40:
	.mmi
	st8 [r36] = r0
	st8 [r41] = r0
	nop 0
	.mmi
	adds r74 = 320, r12
	mov r38 = r0
	mov r34 = r0
	;;
	.mmi
	st8 [r55] = r0
	st8 [r52] = r0
	nop 0
	;;
	.mmi
	st4.rel [r32] = r0
	st8 [r54] = r0
	nop 0
	;;
	.mmi
	st8 [r51] = r0
	st8 [r53] = r49
	nop 0
	;;
	.mmi
	nop 0
	st8 [r50] = r0
	nop 0
	.mmb
	st4.rel [r37] = r48
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r75 = 12, r0
	.mmb
	adds r74 = 320, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r76 = r0
	adds r75 = 320, r12
	nop 0
	.mmb
	mov r1 = r72
	addl r74 = 2, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r35
	nop 0
	mov r1 = r72
	.mmb
	adds r74 = 192, r12
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	cmp4.eq p6, p7 = 3, r35
	mov r1 = r72
	mov r76 = r0
	.mmb
	mov r75 = r41
	mov r74 = r0
	(p6) br.cond.dpnt .L42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L27:
	.mib
	mov r75 = r0
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dpnt .L25
.L29:
	.mib
	mov r74 = r62
	nop 0
	br.call.sptk.many b0 = wait_by.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r34
	.mmi
	ld4.acq r42 = [r32]
	ld8 r43 = [r64]
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC4)
	.mmi
	nop 0
	ld8 r44 = [r56]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r46 = r1, r46
	;;
	(p6) add r46 = r1, r46
	cmp4.eq p6, p7 = 0, r38
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L60
	;;
	.mmi
	nop 0
	(p6) mov r47 = r63
	(p6) mov r40 = r63
.L32:
	.mib
	ld4.acq r39 = [r37]
	nop 0
	br.call.sptk.many b0 = mask_now#
	;;
	.mmi
	mov r81 = r40
	mov r80 = r47
	mov r79 = r33
	.mmi
	mov r78 = r46
	mov r77 = r45
	mov r76 = r44
	;;
	.mmi
	mov r75 = r43
	st4 [r61] = r8
	nop 0
	.mmi
	mov r1 = r72
	st4 [r60] = r39
	mov r74 = r58
	;;
	.mib
	st4 [r59] = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r72
	adds r74 = 320, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r76 = r0
	mov r1 = r72
	nop 0
	.mmb
	adds r75 = 320, r12
	addl r74 = 2, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r72
	ld4.acq r75 = [r32]
	mov r74 = r57
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r72
	mov r76 = r0
	nop 0
	.mmb
	mov r75 = r36
	mov r74 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 1, r34
	(p6) br.cond.dpnt .L47
	;;
.L64:
	.mib
	cmp4.ne p6, p7 = 1, r38
	adds r74 = 320, r12
	(p7) br.cond.dpnt .L61
	;;
	.mmi
	st8 [r36] = r0
	st8 [r41] = r0
	nop 0
	;;
	.mmi
	st8 [r52] = r0
	st8 [r55] = r0
	nop 0
	;;
	.mmi
	st4.rel [r32] = r0
	st8 [r54] = r0
	nop 0
	;;
	.mmi
	st8 [r51] = r0
	st8 [r53] = r49
	nop 0
	;;
	.mmi
	nop 0
	st8 [r50] = r0
	nop 0
	.mmb
	st4.rel [r37] = r48
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r75 = 12, r0
	.mmb
	adds r74 = 320, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r75 = 14, r0
	.mmb
	adds r74 = 320, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r72
	addl r74 = 2, r0
	nop 0
	.mmb
	mov r76 = r0
	adds r75 = 320, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	nop 0
	mov r1 = r72
	adds r74 = 192, r12
	.mmb
	nop 0
	cmp4.ne p6, p7 = 2, r35
	(p6) br.cond.dpnt .L20
.L65:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = sigfillset#
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r34, 0
	nop 0
	.mmb
	mov r1 = r72
	addl r74 = 14, r0
	(p6) br.cond.spnt .L21
	;;
	.mib
	nop 0
	addl r34 = 1, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L25:
	.mmi
	adds r75 = 192, r12
	nop 0
	nop 0
	.align 32
.L66:
	.mib
	mov r74 = r62
	nop 0
	br.call.sptk.many b0 = wait_by.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r34
	.mmi
	ld4.acq r42 = [r32]
	ld8 r43 = [r64]
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC3)
	.mmi
	nop 0
	ld8 r44 = [r56]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	;;
	(p7) add r46 = r1, r46
	cmp4.eq p6, p7 = 0, r38
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	;;
	(p7) add r45 = r1, r45
	cmp4.le p6, p7 = r0, r8
	;;
	.mib
	(p6) mov r47 = r63
	(p6) mov r40 = r63
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L60
.L61:
	.mib
	adds r35 = 1, r35
	adds r56 = 8, r56
	br.cloop.sptk.few .L40
	.mib
	adds r74 = 320, r12
	adds r64 = 8, r64
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r72
	adds r74 = 192, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r75 = 14, r0
	.mmb
	adds r74 = 320, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r72
	mov r76 = r0
	nop 0
	.mmb
	adds r75 = 320, r12
	addl r74 = 2, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	addl r76 = 1, r0
	mov r75 = r68
	mov r1 = r72
	.mmb
	ld4 r74 = [r69]
	st4.rel [r32] = r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r72
	.mmb
	addl r74 = 14, r0
	nop 0
	(p7) br.cond.spnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r74 = r62
	adds r75 = 192, r12
	nop 0
	.mmb
	mov r1 = r72
	adds r62 = 1, r62
	br.call.sptk.many b0 = wait_by.constprop.0#
	;;
	.mmi
	mov r1 = r72
	ld4.acq r34 = [r32]
	mov r33 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mask_now#
	;;
	.mmi
	mov r1 = r72
	mov r77 = r8
	mov r76 = r34
	.mmb
	mov r75 = r33
	mov r74 = r67
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r76 = r0
	mov r1 = r72
	nop 0
	.mmb
	adds r75 = 192, r12
	addl r74 = 2, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r72
	ld4.acq r75 = [r32]
	mov r74 = r57
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r72
	addl r76 = 1, r0
	nop 0
	.mmb
	mov r75 = r36
	ld4 r74 = [r65]
	br.call.sptk.many b0 = read#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r72
	(p7) br.cond.spnt .L63
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r62
	(p7) br.cond.dptk .L19
	.mii
	mov r8 = r0
	mov b0 = r70
	;;
	mov ar.pfs = r71
	;;
	.mii
	nop 0
	mov ar.lc = r73
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 512, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 1
	.mib
	mov r47 = r66
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld4 r74 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r72
	nop 0
	mov r40 = r8
	.mmb
	ld4.acq r39 = [r37]
	nop 0
	br.call.sptk.many b0 = mask_now#
	;;
	.mmi
	mov r81 = r40
	mov r80 = r47
	mov r79 = r33
	.mmi
	mov r78 = r46
	mov r77 = r45
	mov r76 = r44
	;;
	.mmi
	mov r75 = r43
	st4 [r61] = r8
	nop 0
	.mmi
	mov r1 = r72
	st4 [r60] = r39
	mov r74 = r58
	;;
	.mib
	st4 [r59] = r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r72
	adds r74 = 320, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r76 = r0
	mov r1 = r72
	nop 0
	.mmb
	adds r75 = 320, r12
	addl r74 = 2, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r72
	ld4.acq r75 = [r32]
	mov r74 = r57
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r72
	mov r76 = r0
	nop 0
	.mmb
	mov r75 = r36
	mov r74 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 1, r34
	(p7) br.cond.dptk .L64
	.align 32
.L47:
	.mmi
	st8 [r36] = r0
	st8 [r41] = r0
	adds r74 = 320, r12
	.mmi
	mov r34 = r38
	;;
	st8 [r55] = r0
	nop 0
	.mmi
	st8 [r52] = r0
	;;
	st4.rel [r32] = r0
	nop 0
	.mmi
	st8 [r54] = r0
	;;
	st8 [r51] = r0
	nop 0
	.mmi
	st8 [r53] = r49
	;;
	st8 [r50] = r0
	nop 0
	.mmb
	st4.rel [r37] = r48
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r75 = 12, r0
	.mmb
	adds r74 = 320, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r72
	nop 0
	addl r75 = 14, r0
	.mmb
	adds r74 = 320, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r72
	addl r74 = 2, r0
	nop 0
	.mmb
	mov r76 = r0
	adds r75 = 320, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	nop 0
	mov r1 = r72
	adds r74 = 192, r12
	.mmb
	nop 0
	cmp4.ne p6, p7 = 2, r35
	(p7) br.cond.dptk .L65
.L20:
	.mib
	and r33 = 1, r34
	mov r38 = r34
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r35
	mov r1 = r72
	nop 0
	.mmb
	addl r75 = 10, r0
	adds r74 = 192, r12
	(p6) br.cond.spnt .L23
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	mov r1 = r72
	.mmb
	addl r74 = 14, r0
	nop 0
	(p6) br.cond.spnt .L21
	;;
	.mib
	addl r34 = 1, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r72
	adds r75 = 192, r12
	br .L66
.L59:
	.mmi
	adds r74 = 192, r12
	nop 0
	mov r38 = r0
	.mmb
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = sigfillset#
	;;
	.mmi
	mov r1 = r72
	mov r76 = r0
	nop 0
	.mmb
	mov r75 = r41
	mov r74 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L67:
	.mib
	nop 0
	adds r75 = 192, r12
	br .L66
	;;
.L42:
	.mmi
	adds r74 = 192, r12
	addl r75 = 10, r0
	nop 0
	.mmb
	mov r38 = r0
	mov r34 = r0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r72
	mov r76 = r0
	nop 0
	.mmb
	mov r75 = r41
	mov r74 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	nop 0
	mov r1 = r72
	br .L67
.L23:
	.mmi
	cmp4.eq p6, p7 = 0, r33
	nop 0
	addl r74 = 14, r0
	.mmb
	mov r38 = r34
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mib
	addl r34 = 1, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	nop 0
	mov r1 = r72
	mov r75 = r0
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L25
	;;
.L43:
	.mmi
	mov r76 = r0
	mov r75 = r41
	mov r74 = r0
	.mmb
	mov r38 = r34
	addl r34 = 1, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	nop 0
	mov r1 = r72
	br .L27
	;;
.L18:
	.mlx
	nop 0
	movl r74 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r74 = r1, r74
	br.call.sptk.many b0 = must.part.0#
	;;
.L63:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld4 r74 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r72
	nop 0
	mov r76 = r8
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC0)
	.mlx
	nop 0
	movl r75 = @gprel(.LC14)
	;;
	.mib
	add r74 = r1, r74
	add r75 = r1, r75
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r72
	addl r74 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L62:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld4 r74 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r72
	nop 0
	mov r76 = r8
	;;
	.mlx
	nop 0
	movl r74 = @gprel(.LC0)
	.mlx
	nop 0
	movl r75 = @gprel(.LC12)
	;;
	.mib
	add r74 = r1, r74
	add r75 = r1, r75
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r72
	addl r74 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L21:
	.mmi
	mov r76 = r0
	mov r75 = r41
	mov r74 = r0
	.mmb
	mov r38 = r34
	addl r34 = 1, r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	nop 0
	mov r1 = r72
	br .L25
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"no mask"
	.align 8
.LC16:
	stringz	"empty"
	.align 8
.LC17:
	stringz	"full"
	.align 8
.LC18:
	stringz	"others"
	.section	.rodata
	.align 8
	.type	masks.0#, @object
	.size	masks.0#, 32
masks.0:
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"ppoll"
	.align 8
.LC20:
	stringz	"pselect"
	.align 8
.LC21:
	stringz	"epoll_pwait"
	.section	.rodata
	.align 8
	.type	ways.1#, @object
	.size	ways.1#, 24
ways.1:
	data8	.LC19
	data8	.LC20
	data8	.LC21
	.sbss
	.align 4
	.type	epoll#, @object
	.size	epoll#, 4
epoll:
	.skip	4
	.align 4
	.type	ends#, @object
	.size	ends#, 8
ends:
	.skip	8
	.align 4
	.type	blocked_inside#, @object
	.size	blocked_inside#, 4
blocked_inside:
	.skip	4
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
