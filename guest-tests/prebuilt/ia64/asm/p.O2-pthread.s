// 76b05c6d361b0a68e2195b6f363a24a3
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc alarm_handler#
alarm_handler:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(ticks#), gp
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
	.endp alarm_handler#
	.align 16
	.align 64
	.proc thread#
thread:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 10, 1, 0
	mov r41 = r1
	.save ar.lc, r42
	mov r42 = ar.lc
	.mlx
	addl r37 = @gprel(sum#), gp
	movl r36 = @gprel(lock#)
	;;
	.mmi
	mov r35 = r32
	add r36 = r1, r36
	.save rp, r39
	mov r39 = b0
	.body
	.mlx
	adds r38 = 120, r32
	movl r34 = 1013904223
	;;
	.align 32
.L6:
	.mii
	addl r14 = 899, r0
	mov r33 = r35
	;;
	mov ar.lc = r14
	.align 32
.L5:
	.mii
	nop 0
	dep.z r14 = r33, 6, 26
	;;
	add r14 = r14, r33
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r33
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r33
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
	add r33 = r14, r34
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r33, 7, 25
	;;
	tbit.z p6, p7 = r33, 6
	;;
	.mib
	nop 0
	(p7) xor r33 = r33, r14
	br.cloop.sptk.few .L5
	.mib
	mov r43 = r36
	adds r35 = 1, r35
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4.acq r14 = [r37]
	mov r1 = r41
	mov r43 = r36
	;;
	.mmi
	nop 0
	add r14 = r14, r33
	nop 0
	;;
	.mib
	st4.rel [r37] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = r35, r38
	(p6) br.cond.dptk .L6
	.mii
	mov r8 = r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp thread#
	.align 16
	.align 64
	.proc fib#
fib:
	.prologue 12, 62
	.mmi
	.save ar.pfs, r63
	alloc r63 = ar.pfs, 1, 33, 1, 0
	adds r15 = -1, r32
	.save ar.lc, r65
	mov r65 = ar.lc
	.mmi
	mov r8 = r32
	cmp4.eq p6, p7 = 1, r32
	mov r64 = r1
	;;
	.mmi
	and r56 = -2, r15
	adds r60 = -2, r8
	.save rp, r62
	mov r62 = b0
	.body
	.mmb
	mov r52 = r0
	mov r38 = r15
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	sub r56 = r32, r56
	nop 0
	mov r54 = r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r56, r8
	(p6) br.cond.dpnt .L13
.L54:
	.mii
	and r57 = -2, r60
	nop 0
	;;
	sub r57 = r15, r57
	;;
.L36:
	.mmi
	adds r15 = -1, r38
	cmp4.eq p6, p7 = r57, r38
	nop 0
	.mmb
	adds r38 = -2, r38
	mov r48 = r0
	(p6) br.cond.dpnt .L14
	;;
	.mii
	and r58 = -2, r38
	nop 0
	;;
	sub r58 = r15, r58
	;;
.L34:
	.mmi
	adds r61 = -2, r15
	adds r39 = -1, r15
	nop 0
	.mmb
	mov r49 = r0
	cmp4.eq p6, p7 = r58, r15
	(p6) br.cond.dpnt .L15
	;;
	.mii
	and r59 = -2, r61
	nop 0
	;;
	sub r59 = r39, r59
	;;
.L32:
	.mmi
	adds r15 = -1, r39
	cmp4.eq p6, p7 = r59, r39
	nop 0
	.mmb
	adds r39 = -2, r39
	mov r43 = r0
	(p6) br.cond.dpnt .L16
	;;
	.mii
	and r51 = -2, r39
	nop 0
	;;
	sub r51 = r15, r51
	;;
.L30:
	.mmi
	adds r44 = -2, r15
	adds r14 = -1, r15
	nop 0
	.mmb
	mov r36 = r0
	cmp4.eq p6, p7 = r15, r51
	(p6) br.cond.dpnt .L17
	;;
	.mii
	and r40 = -2, r44
	nop 0
	;;
	sub r40 = r14, r40
	;;
.L28:
	.mmi
	adds r46 = -2, r14
	adds r35 = -1, r14
	adds r50 = -3, r14
	.mmi
	adds r33 = -5, r14
	mov r37 = r0
	cmp4.eq p6, p7 = r14, r40
	;;
	.mib
	nop 0
	and r45 = -2, r46
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	sub r45 = r35, r45
	nop 0
	nop 0
	;;
.L26:
	.mmi
	adds r34 = -1, r35
	and r47 = -2, r50
	mov r42 = r33
	.mmb
	mov r41 = r0
	cmp4.eq p6, p7 = r35, r45
	(p6) br.cond.dpnt .L19
	;;
	.mmi
	sub r47 = r34, r47
	nop 0
	nop 0
	;;
.L24:
	.mmi
	adds r14 = -4, r34
	and r16 = -2, r42
	nop 0
	.mmb
	cmp4.eq p6, p7 = r47, r34
	mov r53 = r0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	sub r14 = r14, r16
	nop 0
	adds r34 = -2, r34
	;;
	.mii
	sub r14 = r34, r14
	mov r55 = r34
	;;
	adds r14 = -2, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	mov ar.lc = r14
.L21:
	.mib
	mov r66 = r55
	adds r55 = -2, r55
	br.call.sptk.many b0 = fib#
	;;
	.mib
	mov r1 = r64
	add r53 = r53, r8
	br.cloop.sptk.few .L21
	.mii
	nop 0
	extr.u r15 = r42, 1, 31
	cmp4.lt p6, p7 = 1, r34
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r15 = r42, r15
	adds r42 = -2, r42
	;;
	.mmi
	nop 0
	add r15 = r15, r53
	nop 0
	;;
	.mib
	nop 0
	add r41 = r41, r15
	(p6) br.cond.dptk .L24
	;;
	.mmi
	adds r35 = -2, r35
	nop 0
	add r34 = r34, r41
	.mmi
	adds r50 = -2, r50
	nop 0
	adds r33 = -2, r33
	;;
	.mib
	add r37 = r37, r34
	cmp4.lt p6, p7 = 1, r35
	(p6) br.cond.dptk .L26
	;;
.L25:
	.mmi
	add r35 = r35, r37
	mov r14 = r46
	cmp4.lt p6, p7 = 1, r46
	;;
	.mib
	nop 0
	add r36 = r36, r35
	(p6) br.cond.dptk .L28
	;;
.L27:
	.mmi
	add r14 = r14, r36
	mov r15 = r44
	cmp4.lt p6, p7 = 1, r44
	;;
	.mib
	nop 0
	add r43 = r43, r14
	(p6) br.cond.dptk .L30
	;;
.L29:
	.mmi
	add r15 = r15, r43
	nop 0
	cmp4.lt p6, p7 = 1, r39
	;;
	.mib
	nop 0
	add r49 = r49, r15
	(p6) br.cond.dptk .L32
	;;
.L31:
	.mmi
	add r49 = r49, r39
	mov r15 = r61
	cmp4.lt p6, p7 = 1, r61
	;;
	.mib
	nop 0
	add r48 = r48, r49
	(p6) br.cond.dptk .L34
	;;
.L33:
	.mmi
	add r48 = r48, r15
	nop 0
	cmp4.lt p6, p7 = 1, r38
	;;
	.mib
	nop 0
	add r52 = r52, r48
	(p6) br.cond.dptk .L36
	;;
.L35:
	.mmi
	add r14 = r38, r52
	mov r8 = r60
	cmp4.lt p6, p7 = 1, r60
	;;
	.mib
	nop 0
	add r54 = r54, r14
	(p7) br.cond.dpnt .L51
.L55:
	.mmi
	adds r15 = -1, r60
	nop 0
	mov r52 = r0
	.mmi
	adds r60 = -2, r8
	nop 0
	cmp4.eq p6, p7 = r56, r8
	;;
	.mib
	nop 0
	mov r38 = r15
	(p7) br.cond.dptk .L54
.L13:
	.mii
	adds r8 = -2, r8
	add r15 = r15, r54
	;;
	add r8 = r8, r15
.L12:
	.mii
	nop 0
	mov b0 = r62
	;;
	mov ar.pfs = r63
	;;
	.mib
	nop 0
	mov ar.lc = r65
	br.ret.sptk.many b0
.L18:
	.mmi
	adds r14 = -2, r14
	nop 0
	add r36 = r36, r35
	.mii
	mov r15 = r44
	cmp4.lt p6, p7 = 1, r44
	;;
	add r14 = r14, r36
	;;
	.mib
	nop 0
	add r43 = r43, r14
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L29
.L19:
	.mmi
	adds r35 = -2, r35
	nop 0
	add r37 = r37, r34
	.mii
	mov r14 = r46
	cmp4.lt p6, p7 = 1, r46
	;;
	add r35 = r35, r37
	;;
	.mib
	nop 0
	add r36 = r36, r35
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L27
.L20:
	.mmi
	adds r15 = -1, r34
	adds r34 = -2, r34
	nop 0
	.mmi
	adds r35 = -2, r35
	adds r50 = -2, r50
	adds r33 = -2, r33
	;;
	.mii
	add r41 = r41, r15
	cmp4.lt p6, p7 = 1, r35
	;;
	add r34 = r34, r41
	;;
	.mib
	nop 0
	add r37 = r37, r34
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L25
.L17:
	.mmi
	adds r15 = -2, r15
	add r43 = r43, r14
	cmp4.lt p6, p7 = 1, r39
	;;
	.mmi
	nop 0
	add r15 = r15, r43
	nop 0
	;;
	.mib
	nop 0
	add r49 = r49, r15
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L31
	;;
.L16:
	.mmi
	add r49 = r49, r15
	cmp4.lt p6, p7 = 1, r61
	mov r15 = r61
	;;
	.mmi
	nop 0
	add r49 = r49, r39
	nop 0
	;;
	.mib
	nop 0
	add r48 = r48, r49
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L33
	;;
.L15:
	.mmi
	adds r15 = -2, r15
	add r48 = r48, r39
	cmp4.lt p6, p7 = 1, r38
	;;
	.mmi
	nop 0
	add r48 = r48, r15
	nop 0
	;;
	.mib
	nop 0
	add r52 = r52, r48
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L35
	;;
.L14:
	.mmi
	add r52 = r52, r15
	mov r8 = r60
	cmp4.lt p6, p7 = 1, r60
	;;
	.mmi
	nop 0
	add r14 = r38, r52
	nop 0
	;;
	.mib
	nop 0
	add r54 = r54, r14
	(p6) br.cond.dptk .L55
	;;
.L51:
	.mii
	add r8 = r60, r54
	mov b0 = r62
	;;
	mov ar.pfs = r63
	;;
	.mib
	nop 0
	mov ar.lc = r65
	br.ret.sptk.many b0
	.endp fib#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u %u %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 4, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.mmi
	addl r41 = @ltoff(@fptr(alarm_handler#)), gp
	addl r34 = @ltoff(@fptr(thread#)), gp
	mov r38 = r1
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 3000, r0
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	addl r40 = 14, r0
	ld8 r41 = [r41]
	adds r35 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	adds r15 = 24, r12
	.mmi
	ld8 r34 = [r34]
	mov r33 = r35
	mov r32 = r0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 32, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 40, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r40 = r0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L57:
	.mmi
	adds r32 = 1, r32
	mov r40 = r33
	nop 0
	.mmi
	mov r42 = r34
	mov r41 = r0
	adds r33 = 8, r33
	;;
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L57
	.mmi
	ld8 r40 = [r35]
	nop 0
	mov r41 = r0
	.mmb
	adds r35 = 72, r12
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r14 = 56, r12
	mov r1 = r38
	mov r41 = r0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r14 = 64, r12
	mov r41 = r0
	mov r1 = r38
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r38
	addl r40 = 20000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r32 = r8
	mov r1 = r38
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L64
	;;
	.align 32
.L58:
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r35
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L58
	;;
	.mmi
	addl r33 = @gprel(sum#), gp
	nop 0
	addl r40 = 300000, r0
	.mmb
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmb
	nop 0
	mov r1 = r38
	nop 0
	.mmi
	mov r16 = r8
	mov r34 = r8
	mov ar.lc = 29
	;;
	.align 32
.L59:
	.mmi
	mov r41 = r32
	mov r40 = r16
	nop 0
	.mmb
	addl r42 = 300000, r0
	adds r32 = 1, r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld1 r15 = [r34], 7
	nop 0
	mov r1 = r38
	.mmi
	mov r16 = r8
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	add r14 = r14, r15
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.cloop.sptk.few .L59
	.mii
	addl r14 = @gprel(ticks#), gp
	addl r40 = 20, r0
	;;
	nop 0
	.mmb
	ld4.acq r32 = [r14]
	ld4.acq r33 = [r33]
	br.call.sptk.many b0 = fib#
	;;
	.mmi
	mov r1 = r38
	ld4 r43 = [r35]
	mov r42 = r33
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mmi
	nop 0
	add r43 = r8, r43
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L64:
	.body
	.copy_state 1
	.mib
	addl r40 = 18, r0
	nop 0
	br.call.sptk.many b0 = fib#
	;;
	.mmi
	mov r1 = r38
	;;
	addl r14 = @gprel(sum#), gp
	nop 0
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	add r15 = r8, r15
	nop 0
	;;
	.mmi
	st4.rel [r14] = r15
	;;
	ld4.acq r40 = [r14]
	nop 0
	;;
	.mib
	nop 0
	and r40 = 7, r40
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.sbss
	.align 4
	.type	sum#, @object
	.size	sum#, 4
sum:
	.skip	4
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
