// 0c8e3f252f61a55b5f874acdf85e2c0e guest-tests/thread/signals.c
	.file	"signals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc spin#
spin:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addl r32 = @gprel(stop#), gp
	;;
	.mib
	adds r36 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 10, r0
	.mmb
	adds r36 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r0
	nop 0
	.mmb
	adds r37 = 16, r12
	addl r36 = 1, r0
	br.call.sptk.many b0 = pthread_sigmask#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L2
	.align 32
.L3:
	.mib
	addl r36 = 500, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
.L2:
	.mmi
	mov r2 = r13
	;;
	addl r14 = @tprel(hits#), r2
	nop 0
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	nop 0
	sxt4 r8 = r8
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp spin#
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r2 = r13
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	addl r15 = @tprel(hits#), r2
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mmi
	addl r14 = @gprel(receiver#), gp
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	st8.rel [r14] = r8
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc listen_for#
listen_for:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	;;
	.mmb
	adds r39 = 16, r12
	mov r33 = r0
	nop 0
	.mib
	adds r34 = 144, r12
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r40 = 12, r0
	.mmb
	adds r39 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov ar.lc = 4
	.align 32
.L11:
	.mib
	mov r40 = r34
	adds r39 = 16, r12
	br.call.sptk.many b0 = sigwait#
	;;
	.mii
	ld4 r14 = [r34]
	mov r1 = r37
	;;
	cmp4.eq p6, p7 = 12, r14
	.mmi
	mf
	fetchadd4.acq r14 = [r32], 1
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r33 = r33, r14
	br.cloop.sptk.few .L11
	;;
	.mii
	nop 0
	sxt4 r8 = r33
	;;
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp listen_for#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"%d\n"
	.align 8
.LC3:
	stringz	"pthread_equal(receiver, spinner)"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"%d %d\n"
	.align 8
.LC6:
	stringz	"sigismember(&pending, SIGUSR1)"
	.align 8
.LC7:
	stringz	"hits == 1"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 4, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mmi
	addl r39 = @ltoff(@fptr(handler#)), gp
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	ld8 r39 = [r39]
	addl r38 = 10, r0
	adds r33 = 296, r12
	.mmb
	adds r34 = 288, r12
	mov r32 = r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r37
	adds r38 = 144, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 10, r0
	.mmb
	adds r38 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 12, r0
	.mmb
	adds r38 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	adds r39 = 144, r12
	mov r38 = r0
	br.call.sptk.many b0 = pthread_sigmask#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r41 = r33
	.mmi
	st4.rel [r33] = r0
	mov r39 = r0
	mov r38 = r34
	;;
	.mii
	addl r40 = @ltoff(@fptr(listen_for#)), gp
	nop 0
	;;
	nop 0
	.mmb
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
	.align 32
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	.mmb
	addl r39 = 12, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dpnt .L16
	.align 32
.L17:
	.mib
	addl r38 = 500, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r32, r14
	(p6) br.cond.dptk .L17
.L16:
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 5, r32
	(p6) br.cond.dptk .L18
	.mmi
	mov r2 = r13
	nop 0
	adds r32 = 272, r12
	.mmi
	ld8 r38 = [r34]
	nop 0
	adds r33 = 280, r12
	;;
	.mib
	addl r34 = @tprel(hits#), r2
	mov r39 = r32
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r37
	ld4 r39 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r0
	.mii
	mov r39 = r0
	mov r38 = r33
	;;
	addl r40 = @ltoff(@fptr(spin#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r39 = 10, r0
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r37
	ld8 r14 = [r33]
	nop 0
	;;
	.mlx
	addl r15 = @gprel(receiver#), gp
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	ld8.acq r15 = [r15]
	add r40 = r1, r40
	add r38 = r1, r38
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 10, r0
	.mmb
	ld8 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = pthread_kill#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r15 = 1, r0
	.mii
	ld8 r38 = [r33]
	mov r39 = r32
	;;
	addl r14 = @gprel(stop#), gp
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmi
	ld4 r40 = [r34]
	ld4 r39 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 10, r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = pthread_kill#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = sigpending#
	;;
	.mmi
	addl r39 = 10, r0
	nop 0
	mov r1 = r37
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r39 = 144, r12
	mov r1 = r37
	nop 0
	.mmb
	mov r40 = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = pthread_sigmask#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r40 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	stop#, @object
	.size	stop#, 4
stop:
	.skip	4
	.align 8
	.type	receiver#, @object
	.size	receiver#, 8
receiver:
	.skip	8
	.section	.tbss,"awT",@nobits
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
