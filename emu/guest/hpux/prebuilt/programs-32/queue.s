// 792acf8fcefedf01c022628edb4bdebf guest-tests/hpux/host/queue.c
	.file	"queue.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc on_value#
on_value:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	addl r34 = @gprel(count#), gp
	nop 0
	.mmi
	mov r37 = r1
	addp4 r39 = 0,r33
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	addl r40 = 128, r0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r38 = @gprel(caught#)
	.mmi
	ld4.acq r14 = [r34]
	;;
	add r38 = r1, r38
	dep.z r14 = r14, 7, 25
	;;
	.mib
	nop 0
	add r38 = r14, r38
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L2:
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov b0 = r35
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	st4.rel [r34] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_value#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"USR1"
	.align 8
.LC1:
	stringz	"other"
	.align 8
.LC2:
	stringz	"%s: %s queue %d message %d own %d uid %d value %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 44
	.mlx
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 1, 14, 8, 0
	movl r41 = @gprel(.LC1)
	.mlx
	addl r39 = @gprel(count#), gp
	movl r42 = @gprel(.LC0)
	;;
	.mlx
	mov r46 = r1
	movl r40 = @gprel(caught#)
	.mlx
	add r41 = r1, r41
	movl r35 = @gprel(caught#)
	;;
	.mmi
	add r42 = r1, r42
	add r40 = r1, r40
	mov r34 = r0
	.mlx
	ld4.acq r14 = [r39]
	movl r43 = @gprel(.LC2)
	;;
	.mmi
	addp4 r41 = 0,r41
	add r35 = r1, r35
	addp4 r42 = 0,r42
	.mmi
	adds r40 = 16, r40
	addp4 r32 = 0,r32
	add r43 = r1, r43
	;;
	.mii
	nop 0
	.save rp, r44
	mov r44 = b0
	.body
	nop 0
	.mmb
	cmp4.ge p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L6
	.align 32
.L8:
	.mmi
	addp4 r33 = 0,r35
	adds r34 = 1, r34
	adds r35 = 128, r35
	;;
	.mmi
	ld4 r16 = [r33]
	adds r15 = 8, r33
	adds r14 = 12, r33
	;;
	.mmi
	cmp4.ne p6, p7 = 16, r16
	addp4 r15 = 0,r15
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	(p6) mov r37 = r41
	nop 0
	.mmi
	ld4 r36 = [r15]
	ld4 r38 = [r14]
	nop 0
	;;
	.mib
	(p7) mov r37 = r42
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r14 = 16, r33
	cmp4.eq p6, p7 = -3, r36
	adds r33 = 20, r33
	.mmi
	ld4 r15 = [r40]
	cmp4.eq p8, p9 = -1, r36
	mov r1 = r46
	;;
	.mmi
	addp4 r14 = 0,r14
	(p6) addl r51 = 1, r0
	addp4 r33 = 0,r33
	.mmi
	(p8) addl r50 = 1, r0
	mov r49 = r37
	mov r48 = r32
	;;
	.mmi
	ld4 r14 = [r14]
	(p7) mov r51 = r0
	cmp4.eq p6, p7 = r8, r38
	.mmi
	(p9) mov r50 = r0
	ld4 r54 = [r33]
	mov r47 = r43
	;;
	.mmi
	(p6) addl r52 = 1, r0
	;;
	(p7) mov r52 = r0
	cmp4.eq p6, p7 = r15, r14
	;;
	.mmi
	nop 0
	(p6) addl r53 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r53 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r39]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r34, r14
	(p6) br.cond.dptk .L8
.L6:
	.mmi
	st4.rel [r39] = r0
	nop 0
	mov b0 = r44
	;;
	.mib
	nop 0
	mov ar.pfs = r45
	br.ret.sptk.many b0
	.endp show#
	.align 16
	.align 64
	.proc handle#
handle:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	addl r38 = 40, r0
	mov r37 = r0
	;;
	.mib
	mov r36 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	adds r15 = 16, r12
	mov r38 = r0
	.mmi
	mov r36 = r32
	;;
	addl r14 = @ltoff(@fptr(on_value#)), gp
	mov r37 = r15
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 52, r12
	addl r15 = 16, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp handle#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"?"
	.align 8
.LC5:
	stringz	"exited"
	.align 8
.LC6:
	stringz	"%s: %d"
	.align 8
.LC7:
	stringz	" child %d signal %d status %d: %s"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show_child#
show_child:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 5, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	adds r14 = 16, r12
	addl r43 = 128, r0
	mov r42 = r0
	;;
	.mib
	mov r41 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r16 = 16, r12
	mov r1 = r40
	nop 0
	.mmi
	mov r44 = r36
	mov r42 = r35
	mov r41 = r34
	;;
	.mib
	mov r43 = r16
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r37 = r8
	.mmi
	mov r42 = r32
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L16
	.mmi
	adds r14 = 28, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p8, p9 = r33, r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	adds r14 = 24, r12
	.mlx
	(p8) addl r42 = 1, r0
	movl r45 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	(p9) mov r42 = r0
	.mmi
	add r45 = r1, r45
	ld4 r15 = [r16]
	adds r16 = 36, r12
	;;
	.mmi
	cmp4.eq p8, p9 = 18, r15
	adds r15 = -2, r14
	nop 0
	.mmi
	cmp4.eq p6, p7 = 1, r14
	ld4 r44 = [r16]
	addp4 r45 = 0,r45
	;;
	.mii
	shladd r14 = r15, 2, r0
	(p8) addl r43 = 1, r0
	;;
	sxt4 r14 = r14
	.mmb
	(p9) mov r43 = r0
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 4, r15
	(p6) br.cond.dptk .L17
	.mlx
	nop 0
	movl r15 = @gprel(CSWTCH.21#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld4 r45 = [r14]
	nop 0
	;;
	addp4 r45 = 0,r45
.L17:
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L16:
	.mib
	addl r41 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L18:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	add r41 = r1, r41
	;;
	.mib
	addp4 r45 = 0,r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L16
	.endp show_child#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"send %d\n"
	.align 8
.LC9:
	stringz	"number"
	.align 8
.LC10:
	stringz	"pointer %d\n"
	.align 8
.LC11:
	stringz	"wait %d"
	.align 8
.LC12:
	stringz	" value %d\n"
	.align 8
.LC13:
	stringz	"queued"
	.align 8
.LC14:
	stringz	"exists %d\n"
	.align 8
.LC15:
	stringz	"no process %d"
	.align 8
.LC16:
	stringz	" %d"
	.align 8
.LC17:
	stringz	", no signal %d"
	.align 8
.LC18:
	stringz	" %d\n"
	.align 8
.LC20:
	stringz	"kept"
	.align 8
.LC21:
	stringz	"again"
	.align 8
.LC22:
	stringz	"none"
	.align 8
.LC23:
	stringz	"no child %d\n"
	.align 8
.LC24:
	stringz	"running"
	.align 8
.LC25:
	stringz	"killed"
	.align 8
.LC26:
	stringz	"nothing to wait for"
	.align 8
.LC27:
	stringz	"invalid %d\n"
	.align 8
.LC28:
	stringz	"stopped by SIGSTOP %d\n"
	.align 8
.LC29:
	stringz	"continued by SIGCONT %d\n"
	.align 8
.LC30:
	stringz	"ended by SIGTERM %d\n"
	.align 8
.LC31:
	stringz	"/precis-%d"
	.align 8
.LC32:
	stringz	"notify %d"
	.align 8
.LC33:
	stringz	" busy %d"
	.align 8
.LC34:
	stringz	"one"
	.align 8
.LC35:
	stringz	"two"
	.align 8
.LC36:
	stringz	"message"
	.align 8
.LC37:
	stringz	"three"
	.align 8
.LC38:
	stringz	"once only: %d\n"
	.align 8
.LC39:
	stringz	"silent %d"
	.align 8
.LC40:
	stringz	"four"
	.align 8
.LC41:
	stringz	", caught %d\n"
	.align 8
.LC42:
	stringz	"again %d"
	.align 8
.LC43:
	stringz	", none %d"
	.align 8
.LC44:
	stringz	"five"
	.align 8
.LC45:
	stringz	"bad event %d\n"
	.align 8
.LC46:
	stringz	"no queue %d"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC19:
	data4	__iob#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 5, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	addl r33 = @gprel(object.0#), gp
	addl r35 = @gprel(count#), gp
	;;
	.mmb
	addl r14 = 4711, r0
	adds r32 = 176, r12
	nop 0
	.mii
	addl r43 = 16, r0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	adds r34 = 144, r12
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = handle#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r45 = [r32]
	nop 0
	mov r1 = r41
	.mmi
	mov r43 = r8
	nop 0
	addl r44 = 16, r0
	;;
	.mib
	nop 0
	shl r45 = r45, 32
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st4 [r32] = r33
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r45 = [r32]
	nop 0
	addl r44 = 16, r0
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mib
	nop 0
	shl r45 = r45, 32
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r43 = @gprel(.LC10)
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mmi
	(p6) mov r44 = r0
	nop 0
	add r43 = r1, r43
	.mmb
	addl r33 = -1, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 37, r0
	.mmb
	st4.rel [r35] = r0
	nop 0
	br.call.sptk.many b0 = handle#
	;;
	.mib
	mov r1 = r41
	mov r43 = r34
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 37, r0
	.mmb
	mov r43 = r34
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r34
	mov r43 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov ar.lc = 3
	.align 32
.L27:
	.mmi
	addl r45 = 4, r0
	nop 0
	mov r44 = r0
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r33
	adds r33 = -1, r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r45 = [r32]
	nop 0
	mov r1 = r41
	.mmi
	mov r43 = r8
	nop 0
	addl r44 = 37, r0
	;;
	.mib
	nop 0
	shl r45 = r45, 32
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L27
	.mmi
	adds r14 = 16, r12
	mov r43 = r34
	adds r37 = 36, r12
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = sigwaitinfo#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 37, r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	ld4 r44 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r45 = r0
	mov r44 = r34
	nop 0
	.mmb
	mov r1 = r41
	addl r43 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r45 = [r32]
	nop 0
	mov r1 = r41
	.mmi
	mov r43 = r8
	nop 0
	mov r44 = r0
	;;
	.mib
	nop 0
	shl r45 = r45, 32
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r45 = [r32]
	nop 0
	mov r1 = r41
	.mmi
	addl r43 = 999999, r0
	nop 0
	addl r44 = 16, r0
	;;
	.mib
	nop 0
	shl r45 = r45, 32
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC16)
	;;
	.mii
	cmp4.eq p6, p7 = 3, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	ld4 r45 = [r32]
	nop 0
	mov r1 = r41
	.mmi
	mov r43 = r8
	nop 0
	addl r44 = 1000, r0
	;;
	.mib
	nop 0
	shl r45 = r45, 32
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC18)
	;;
	.mii
	cmp4.eq p6, p7 = 22, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	;;
	addl r14 = @gprel(.LC19), gp
	nop 0
	;;
	.mmi
	nop 0
	ld4 r36 = [r14]
	nop 0
	;;
	.mib
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r41
	mov r33 = r8
	;;
	.mib
	(p7) addl r43 = 42, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	.mmi
	mov r46 = r33
	mov r44 = r33
	addl r45 = 1, r0
	;;
	.mlx
	add r43 = r1, r43
	movl r47 = 16777220
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show_child#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmi
	addl r47 = 4, r0
	mov r46 = r0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_child#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmi
	mov r46 = r33
	addl r47 = 4, r0
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_child#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC23)
	;;
	.mii
	cmp4.eq p6, p7 = 10, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r33 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L29
.L30:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L30
	;;
.L42:
	.mlx
	nop 0
	movl r14 = @gprel(caught#)
	.mlx
	adds r34 = 144, r12
	movl r43 = @gprel(.LC10)
	;;
	.mii
	add r14 = r1, r14
	add r43 = r1, r43
	;;
	adds r14 = 20, r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r33, r14
	addl r33 = -1, r0
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 37, r0
	.mmb
	st4.rel [r35] = r0
	nop 0
	br.call.sptk.many b0 = handle#
	;;
	.mib
	mov r1 = r41
	mov r43 = r34
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r34
	.mmb
	addl r44 = 37, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r0
	nop 0
	.mmb
	mov r44 = r34
	mov r43 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r41
	mov ar.lc = 3
	br .L27
	;;
.L29:
	.mlx
	addl r47 = 5, r0
	movl r43 = @gprel(.LC24)
	.mmi
	mov r46 = r8
	addl r45 = 1, r0
	mov r44 = r8
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_child#
	;;
	.mmi
	mov r43 = r33
	nop 0
	mov r1 = r41
	.mmb
	addl r44 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmi
	addl r47 = 4, r0
	mov r46 = r0
	addl r45 = 2, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_child#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r33
	nop 0
	.mmi
	mov r47 = r0
	mov r46 = r0
	mov r45 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_child#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC27)
	;;
	.mii
	cmp4.eq p6, p7 = 22, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	mov r43 = r36
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r33 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L31
.L32:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L32
.L31:
	.mmi
	addl r44 = 24, r0
	mov r43 = r8
	nop 0
	.mmb
	addl r38 = 16, r0
	adds r36 = 196, r12
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r14 = 16, r12
	mov r44 = r33
	nop 0
	.mmi
	addl r46 = 2, r0
	mov r1 = r41
	addl r43 = 1, r0
	;;
	.mib
	mov r45 = r14
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.eq p6, p7 = 24, r14
	movl r43 = @gprel(.LC28)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	nop 0
	mov r1 = r41
	.mmb
	addl r44 = 26, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r14 = 16, r12
	mov r44 = r33
	nop 0
	.mmi
	addl r46 = 8, r0
	mov r1 = r41
	addl r43 = 1, r0
	;;
	.mib
	mov r45 = r14
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.eq p6, p7 = 26, r14
	movl r43 = @gprel(.LC29)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	nop 0
	mov r1 = r41
	.mmb
	addl r44 = 15, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r14 = 16, r12
	mov r44 = r33
	addl r46 = 4, r0
	.mmi
	mov r1 = r41
	addl r43 = 1, r0
	adds r33 = 212, r12
	;;
	.mib
	mov r45 = r14
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r14]
	movl r43 = @gprel(.LC30)
	;;
	.mib
	cmp4.ne p6, p7 = 2, r14
	add r43 = r1, r43
	(p7) br.cond.dpnt .L43
	;;
	.mib
	(p6) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	addl r45 = 16, r0
	nop 0
	.mmb
	mov r44 = r0
	mov r1 = r41
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r15 = 4, r0
	mov r1 = r41
	adds r14 = 216, r12
	;;
	.mlx
	st4 [r14] = r15
	movl r37 = @gprel(.LC35)
	.mmi
	adds r14 = 220, r12
	;;
	nop 0
	add r37 = r1, r37
	.mmb
	nop 0
	st4 [r14] = r38
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r46 = r8
	nop 0
	addl r44 = 40, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	.mmi
	nop 0
	mov r43 = r14
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r46 = r33
	nop 0
	.mmi
	addl r45 = 384, r0
	addl r44 = 258, r0
	mov r1 = r41
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	adds r14 = 16, r12
	mov r33 = r8
	mov r1 = r41
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r41
	addl r45 = 20, r0
	nop 0
	.mmb
	mov r44 = r0
	mov r43 = r32
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r45 = 20, r0
	mov r1 = r41
	nop 0
	.mmb
	mov r44 = r0
	mov r43 = r34
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1, r0
	addl r15 = 1234, r0
	mov r1 = r41
	.mmi
	mov r43 = r33
	st4 [r34] = r0
	mov r44 = r32
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	adds r14 = 180, r12
	;;
	.mmi
	st4 [r14] = r38
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r32
	.mmb
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC18)
	;;
	.mii
	cmp4.eq p6, p7 = 16, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r46 = r0
	.mmi
	addl r45 = 4, r0
	nop 0
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = 4, r0
	.mmb
	mov r43 = r33
	mov r44 = r37
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	.align 32
.L35:
	.mmi
	mov r46 = r0
	addl r45 = 16, r0
	nop 0
	.mmb
	mov r44 = r36
	mov r43 = r33
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r41
	nop 0
	.mmb
	mov r44 = r37
	mov r43 = r36
	(p6) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	;;
.L34:
	.mlx
	nop 0
	movl r44 = @gprel(.LC37)
	.mmi
	mov r46 = r0
	addl r45 = 6, r0
	mov r43 = r33
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r41
	ld4.acq r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC38)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	addl r45 = 16, r0
	mov r1 = r41
	.mmb
	mov r44 = r36
	mov r43 = r33
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r34
	.mmb
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC39)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r46 = r0
	.mmi
	addl r45 = 5, r0
	nop 0
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC40)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r41
	ld4.acq r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	addl r45 = 16, r0
	mov r1 = r41
	.mmb
	mov r44 = r36
	mov r43 = r33
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r32
	.mmb
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC42)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r33
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC43)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r46 = r0
	.mmi
	addl r45 = 5, r0
	nop 0
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC44)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r41
	ld4.acq r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 77, r0
	nop 0
	mov r1 = r41
	.mmi
	mov r43 = r33
	nop 0
	mov r44 = r32
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC45)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = -1, r0
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC46)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC18)
	;;
	.mii
	cmp4.eq p6, p7 = 9, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	mov r43 = r33
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r37]
	movl r43 = @gprel(.LC30)
	.mmi
	adds r33 = 212, r12
	addl r38 = 16, r0
	adds r36 = 196, r12
	;;
	.mii
	cmp4.eq p6, p7 = 15, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r33
	mov r1 = r41
	nop 0
	.mmb
	addl r45 = 16, r0
	mov r44 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r15 = 4, r0
	mov r1 = r41
	adds r14 = 216, r12
	;;
	.mlx
	st4 [r14] = r15
	movl r37 = @gprel(.LC35)
	.mmi
	adds r14 = 220, r12
	;;
	nop 0
	add r37 = r1, r37
	.mmb
	nop 0
	st4 [r14] = r38
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r46 = r8
	nop 0
	addl r44 = 40, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	.mmi
	nop 0
	mov r43 = r14
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r46 = r33
	nop 0
	.mmi
	mov r1 = r41
	addl r45 = 384, r0
	addl r44 = 258, r0
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	adds r14 = 16, r12
	mov r33 = r8
	mov r1 = r41
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r41
	mov r43 = r32
	nop 0
	.mmb
	addl r45 = 20, r0
	mov r44 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r45 = 20, r0
	mov r1 = r41
	nop 0
	.mmb
	mov r43 = r34
	mov r44 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1, r0
	addl r15 = 1234, r0
	mov r1 = r41
	.mmi
	mov r43 = r33
	st4 [r34] = r0
	mov r44 = r32
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	adds r14 = 180, r12
	;;
	.mmi
	st4 [r14] = r38
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r32
	.mmb
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC33)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC18)
	;;
	.mii
	cmp4.eq p6, p7 = 16, r14
	add r43 = r1, r43
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r33
	.mmi
	mov r46 = r0
	nop 0
	addl r45 = 4, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r0
	addl r45 = 4, r0
	.mmb
	mov r43 = r33
	mov r44 = r37
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L35
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC49:
	stringz	"stopped"
	.align 8
.LC50:
	stringz	"continued"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	CSWTCH.21#, @object
	.size	CSWTCH.21#, 20
CSWTCH.21:
	data4	.LC25
	data4	.LC4
	data4	.LC4
	data4	.LC49
	data4	.LC50
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	object.0#, @object
	.size	object.0#, 4
object.0:
	.skip	4
	.align 4
	.type	count#, @object
	.size	count#, 4
count:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	caught#, @object
	.size	caught#, 1024
caught:
	.skip	1024
	.global mq_close#
	.type	mq_close#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global mq_receive#
	.type	mq_receive#, @function
	.global mq_send#
	.type	mq_send#, @function
	.global mq_notify#
	.type	mq_notify#, @function
	.global mq_unlink#
	.type	mq_unlink#, @function
	.global mq_open#
	.type	mq_open#, @function
	.global snprintf#
	.type	snprintf#, @function
	.global memset#
	.type	memset#, @function
	.global kill#
	.type	kill#, @function
	.global pause#
	.type	pause#, @function
	.global _exit#
	.type	_exit#, @function
	.global fork#
	.type	fork#, @function
	.global fflush#
	.type	fflush#, @function
	.global __errno#
	.type	__errno#, @function
	.global sigwaitinfo#
	.type	sigwaitinfo#, @function
	.global sigprocmask#
	.type	sigprocmask#, @function
	.global sigaddset#
	.type	sigaddset#, @function
	.global sigemptyset#
	.type	sigemptyset#, @function
	.global sigqueue#
	.type	sigqueue#, @function
	.global putchar#
	.type	putchar#, @function
	.global waitid#
	.type	waitid#, @function
	.global sigaction#
	.type	sigaction#, @function
	.global memset#
	.type	memset#, @function
	.global printf#
	.type	printf#, @function
	.global getpid#
	.type	getpid#, @function
	.global memcpy#
	.type	memcpy#, @function
	.ident	"GCC: (GNU) 12.2.0"
