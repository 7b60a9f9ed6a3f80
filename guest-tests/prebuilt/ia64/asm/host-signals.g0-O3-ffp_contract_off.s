// 75a4408f008e6e4efe715d2b5e958e50 guest-tests/process/host-signals.c
	.file	"host-signals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mib
	nop 0
	nop 0
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
	stringz	"fork"
	.align 8
.LC2:
	stringz	"-c"
	.align 8
.LC3:
	stringz	"sh"
	.align 8
.LC4:
	stringz	"/bin/sh"
	.text
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	mov r14 = r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov b0 = r33
	(p6) br.cond.spnt .L11
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L11:
	.mlx
	mov r40 = r0
	movl r36 = @gprel(.LC4)
	.mlx
	mov r39 = r32
	movl r38 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	add r36 = r1, r36
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r35
	addl r36 = 127, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"wait4"
	.align 8
.LC6:
	stringz	"%s: status %d\n"
	.align 8
.LC7:
	stringz	"%s: TERM %d KILL %d PIPE %d SEGV %d USR1 %d, core %d\n"
	.text
	.align 16
	.align 64
	.proc ends#
ends:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 8, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mii
	mov r37 = r33
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mmi
	adds r40 = 16, r12
	nop 0
	mov r39 = r0
	.mmb
	adds r38 = 160, r12
	nop 0
	br.call.sptk.many b0 = wait4#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC5)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 160, r12
	;;
	ld4 r44 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 127, r44
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	extr.u r39 = r44, 8, 8
	nop 0
	.mlx
	mov r38 = r32
	movl r37 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
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
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L14:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = 10, r14
	cmp4.eq p8, p9 = 11, r14
	cmp4.eq p10, p11 = 13, r14
	.mmi
	cmp4.eq p12, p13 = 9, r14
	cmp4.eq p14, p15 = 15, r14
	mov r38 = r32
	;;
	.mib
	nop 0
	extr.u r44 = r44, 7, 1
	nop 0
	.mlx
	(p14) addl r39 = 1, r0
	movl r37 = @gprel(.LC7)
	;;
	.mmi
	add r37 = r1, r37
	(p15) mov r39 = r0
	(p12) addl r40 = 1, r0
	.mmi
	(p10) addl r41 = 1, r0
	(p8) addl r42 = 1, r0
	(p6) addl r43 = 1, r0
	;;
	.mmi
	(p13) mov r40 = r0
	(p11) mov r41 = r0
	nop 0
	.mmb
	(p9) mov r42 = r0
	(p7) mov r43 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp ends#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"yes"
	.align 8
.LC9:
	stringz	"NO"
	.align 8
.LC10:
	stringz	"exit 7"
	.align 8
.LC11:
	stringz	"exit"
	.align 8
.LC12:
	stringz	"kill -TERM $$"
	.align 8
.LC13:
	stringz	"own"
	.align 8
.LC14:
	stringz	"kill -SEGV $$"
	.align 8
.LC15:
	stringz	"fault"
	.align 8
.LC16:
	stringz	"exec /no/such/program 2>/dev/null"
	.align 8
.LC17:
	stringz	"missing"
	.align 8
.LC18:
	stringz	"exec sleep 60"
	.align 8
.LC19:
	stringz	"waitpid"
	.align 8
.LC20:
	stringz	"stopped %d %d\n"
	.align 8
.LC21:
	stringz	"continued %d\n"
	.align 8
.LC22:
	stringz	"killed"
	.align 8
.LC23:
	stringz	"trap 'exit 5' USR1; kill -STOP $$; while :; do :; done"
	.align 8
.LC24:
	stringz	"stopped itself %d\n"
	.align 8
.LC25:
	stringz	"trapped"
	.align 8
.LC26:
	stringz	"waitpid(pid, NULL, 0) < 0 && errno == EINTR"
	.align 8
.LC27:
	stringz	"%-3s %s\n"
	.align 8
.LC28:
	stringz	"after.tv_sec - before.tv_sec <= 2 && (after.tv_sec - before.tv_sec) * 10 + (after.tv_nsec - before.tv_nsec) / 100000000 >= 9"
	.align 8
.LC29:
	stringz	"alarm"
	.align 8
.LC30:
	stringz	"pipe"
	.align 8
.LC31:
	stringz	"poll(&p, 1, 100) == 0"
	.align 8
.LC32:
	stringz	"waitpid(pid, NULL, WNOHANG) == 0"
	.align 8
.LC33:
	stringz	"poll(&p, 1, 10000) == 1 && p.revents & POLLHUP"
	.align 8
.LC34:
	stringz	"poll"
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
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	adds r32 = 192, r12
	mov r43 = r0
	.mmi
	addl r42 = 2, r0
	mov r41 = r0
	addl r33 = 255, r0
	;;
	.mmi
	st8 [r32] = r0
	nop 0
	adds r35 = 176, r12
	;;
	.mmi
	ld8 r40 = [r14]
	nop 0
	adds r14 = 200, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r41 = r32
	nop 0
	mov r1 = r39
	.mmb
	addl r40 = 4, r0
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r39
	mov r32 = r8
	nop 0
	.mmb
	addl r41 = 19, r0
	mov r40 = r8
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	addl r42 = 2, r0
	adds r41 = 16, r12
	nop 0
	.mmb
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r39
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L20
	;;
	.mlx
	ld4 r14 = [r15]
	movl r40 = @gprel(.LC20)
	;;
	.mii
	nop 0
	extr.u r15 = r14, 8, 8
	and r14 = r33, r14
	.mmi
	add r40 = r1, r40
	;;
	cmp4.eq p8, p9 = 127, r14
	cmp4.eq p6, p7 = 19, r15
	;;
	.mmi
	(p8) addl r41 = 1, r0
	nop 0
	(p6) addl r42 = 1, r0
	;;
	.mib
	(p9) mov r41 = r0
	(p7) mov r42 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	nop 0
	mov r1 = r39
	.mmb
	addl r41 = 18, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	addl r42 = 8, r0
	adds r41 = 16, r12
	nop 0
	.mmb
	mov r40 = r32
	mov r1 = r39
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r39
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mmi
	nop 0
	ld4 r15 = [r14]
	addl r14 = 65535, r0
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mii
	cmp4.eq p6, p7 = r14, r15
	add r40 = r1, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	nop 0
	mov r1 = r39
	.mmb
	addl r41 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	addl r42 = 2, r0
	adds r41 = 224, r12
	mov r32 = r8
	.mmb
	mov r1 = r39
	mov r40 = r8
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 224, r12
	nop 0
	mov r1 = r39
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L20
	;;
	.mlx
	ld4 r14 = [r15]
	movl r40 = @gprel(.LC24)
	;;
	.mii
	and r14 = r33, r14
	add r40 = r1, r40
	;;
	cmp4.eq p6, p7 = 127, r14
	;;
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r40 = r32
	nop 0
	mov r1 = r39
	.mmb
	addl r41 = 18, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r40 = r32
	nop 0
	mov r1 = r39
	.mmb
	addl r41 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	addl r42 = 136, r0
	mov r41 = r0
	nop 0
	.mmb
	mov r1 = r39
	adds r40 = 24, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	adds r15 = 16, r12
	addl r40 = 1, r0
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
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r42 = r0
	adds r41 = 16, r12
	mov r34 = r8
	.mmb
	mov r1 = r39
	addl r40 = 14, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r41 = r35
	mov r32 = r8
	nop 0
	.mmb
	mov r1 = r39
	addl r40 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mib
	addl r40 = 1, r0
	mov r1 = r39
	br.call.sptk.many b0 = alarm#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r41 = r0
	mov r33 = r8
	mov r1 = r39
	.mmi
	mov r42 = r0
	st4 [r8] = r0
	mov r40 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r39
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L43
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	.mlx
	adds r33 = 160, r12
	movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
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
	mov r41 = r33
	nop 0
	mov r1 = r39
	.mmb
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r1 = r39
	.mmi
	ld8 r15 = [r35]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L22
.L45:
	.mmi
	adds r15 = 168, r12
	adds r17 = 184, r12
	shladd r16 = r14, 2, r0
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	add r16 = r16, r14
	.mlx
	ld8 r17 = [r17]
	movl r14 = 6189700196426901375
	;;
	.mmi
	sub r15 = r15, r17
	setf.sig f7 = r14
	shladd r16 = r16, 1, r0
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	shr r15 = r15, 63
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
	shr r14 = r14, 25
	;;
	.mmi
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = 8, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC8)
	;;
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L22:
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	.mlx
	adds r35 = 216, r12
	movl r40 = @gprel(.LC27)
	;;
	.mmi
	add r42 = r1, r42
	add r40 = r1, r40
	nop 0
	.mmb
	adds r36 = 220, r12
	adds r33 = 208, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r32
	.mmb
	addl r41 = 15, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC29)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mib
	mov r40 = r35
	mov r1 = r39
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC30)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r41 = 1, r0
	nop 0
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = start#
	;;
	.mmi
	mov r1 = r39
	mov r32 = r8
	nop 0
	.mmb
	addl r41 = 1, r0
	mov r40 = r34
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r14 = [r35]
	addl r15 = 1, r0
	addl r41 = 1, r0
	.mmi
	mov r1 = r39
	mov r40 = r33
	addl r42 = 100, r0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	adds r14 = 212, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC27)
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
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r32
	addl r42 = 1, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r42 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC27)
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
	mov r1 = r39
	nop 0
	mov r40 = r32
	.mmb
	addl r41 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	addl r41 = 1, r0
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r33
	addl r42 = 10000, r0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r42 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
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
	mov r1 = r39
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r33]
	movl r42 = @gprel(.LC26)
	.mlx
	adds r33 = 160, r12
	movl r40 = @gprel(.LC27)
	;;
	.mmi
	cmp4.ne p6, p7 = 4, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC8)
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
	mov r41 = r33
	nop 0
	mov r1 = r39
	.mmb
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	mov r1 = r39
	.mmi
	ld8 r15 = [r35]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L45
.L44:
	.mlx
	adds r14 = 214, r12
	movl r42 = @gprel(.LC33)
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mmi
	ld2 r14 = [r14]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 4
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC8)
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
	mov r1 = r39
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = ends#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L20:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
