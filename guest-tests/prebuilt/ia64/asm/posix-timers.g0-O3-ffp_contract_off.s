// f34e334b7b5aa6a095b76c4ca1b54a0e guest-tests/time/posix-timers.c
	.file	"posix-timers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(hits#), gp
	adds r16 = 24, r33
	adds r33 = 8, r33
	;;
	.mmi
	ld4.acq r14 = [r15]
	ld4 r17 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	ld4 r16 = [r33]
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	nop 0
	addl r14 = @gprel(value#), gp
	;;
	.mmi
	st4.rel [r14] = r17
	nop 0
	addl r14 = @gprel(code#), gp
	;;
	.mib
	st4.rel [r14] = r16
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.proc count#
count:
	.prologue
	.body
	.mlx
	adds r14 = 24, r33
	movl r16 = @gprel(of#)
	.mlx
	adds r33 = 20, r33
	movl r15 = @gprel(missed#)
	;;
	.mmi
	ld4 r14 = [r14]
	add r16 = r1, r16
	add r15 = r1, r15
	.mmi
	ld4 r17 = [r33]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r16 = r16, r14
	add r14 = r15, r14
	;;
	.mmi
	ld4.acq r15 = [r16]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mmi
	st4.rel [r16] = r15
	;;
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r17
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp count#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"timer_create(CLOCK_MONOTONIC, &event, &timer) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"timer_settime(timer, 0, &once, NULL) == 0"
	.align 8
.LC5:
	stringz	"hits == 1 && value == 555 && code == SI_TIMER"
	.align 8
.LC6:
	stringz	"fires_at_a_time(timer)"
	.align 8
.LC7:
	stringz	"timer_settime(timer, 0, &every, NULL) == 0"
	.align 8
.LC8:
	stringz	"timer_gettime(timer, &now) == 0 && now.it_interval.tv_nsec == 5000000"
	.align 8
.LC9:
	stringz	"timer_settime(timer, 0, &none, NULL) == 0"
	.align 8
.LC10:
	stringz	"sigwaitinfo(&set, &info) == SIGRTMIN + 1 && info.si_overrun >= 5"
	.align 8
.LC11:
	stringz	"timer_delete(timer) == 0"
	.align 8
.LC12:
	stringz	"timer_gettime(timer, &now) == -1 && errno == EINVAL"
	.align 8
.LC13:
	stringz	"of[0] == 1 && of[1] == 1 && of[2] == 1 && missed[1] >= 3 && missed[2] >= 3"
	.align 8
.LC14:
	stringz	"timer_delete(timer[1]) == 0 && timer_delete(timer[2]) == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 4, 0
	.fframe 992
	adds r12 = -992, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	addl r44 = 132, r0
	mov r43 = r0
	adds r42 = 172, r12
	.mmb
	adds r32 = 160, r12
	adds r33 = 752, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	mov r1 = r41
	movl r15 = 268435460
	.mmi
	adds r34 = 1000, r12
	adds r35 = 912, r12
	adds r36 = 880, r12
	;;
	.mmi
	nop 0
	addl r14 = @ltoff(@fptr(handler#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r32] = r14
	adds r14 = 168, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r32
	.mmi
	mov r44 = r0
	nop 0
	adds r42 = 1, r8
	;;
	.mib
	addl r32 = @gprel(hits#), gp
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	addl r44 = 60, r0
	mov r43 = r0
	nop 0
	.mmb
	adds r42 = 756, r12
	mov r1 = r41
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 555, r0
	nop 0
	mov r1 = r41
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	adds r14 = 760, r12
	adds r8 = 1, r8
	mov r43 = r33
	.mmi
	mov r1 = r41
	mov r44 = r34
	addl r42 = 1, r0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r15 = 944, r12
	movl r16 = 10000000
	.mlx
	mov r43 = r0
	movl r14 = 5000000
	;;
	.mmi
	mov r44 = r15
	st8 [r15] = r0
	adds r15 = 952, r12
	.mmi
	mov r1 = r41
	ld8 r42 = [r34]
	mov r45 = r0
	;;
	.mmi
	nop 0
	st8 [r15] = r0
	adds r15 = 960, r12
	.mmi
	st8 [r35] = r0
	;;
	st8 [r15] = r0
	adds r15 = 968, r12
	.mmi
	st8 [r36] = r0
	;;
	st8 [r15] = r16
	adds r15 = 920, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 928, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 936, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r14 = 888, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 896, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 904, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L8
	.align 32
.L9:
	.mib
	addl r42 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
.L8:
	.mlx
	ld4.acq r14 = [r32]
	movl r43 = @gprel(.LC1)
	;;
	.mib
	add r43 = r1, r43
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L60
.L10:
	.mlx
	adds r37 = 312, r12
	movl r44 = @gprel(.LC5)
	.mlx
	adds r38 = 24, r12
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	ld8 r33 = [r34]
	nop 0
	.mmb
	adds r43 = 304, r12
	addl r42 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 304, r12
	mov r42 = r33
	mov r1 = r41
	.mmi
	ld8 r17 = [r37]
	st8 [r38] = r0
	mov r45 = r0
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 16, r12
	.mii
	st4.rel [r32] = r0
	addl r43 = 1, r0
	;;
	shl r15 = r16, 5
	.mii
	st8 [r14] = r0
	mov r44 = r14
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
	nop 0
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 1237940039285380275
	;;
	.mmi
	shladd r33 = r14, 2, r0
	setf.sig f7 = r15
	nop 0
	;;
	.mlx
	add r33 = r14, r33
	movl r14 = 50000000
	;;
	.mii
	nop 0
	shl r33 = r33, 9
	;;
	add r33 = r33, r17
	;;
	.mmi
	add r33 = r33, r14
	;;
	setf.sig f6 = r33
	shr r14 = r33, 63
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
	adds r14 = 32, r12
	;;
	shl r16 = r15, 5
	.mmi
	st8 [r14] = r15
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
	adds r15 = 40, r12
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r14 = r33, r14
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L11
	.align 32
.L12:
	.mib
	addl r42 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
.L11:
	.mib
	adds r43 = 304, r12
	addl r42 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 304, r12
	ld8 r17 = [r37]
	mov r1 = r41
	;;
	.mlx
	ld8 r16 = [r14]
	movl r44 = @gprel(.LC6)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mii
	nop 0
	shl r15 = r16, 5
	add r44 = r1, r44
	.mmi
	add r42 = r1, r42
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
	nop 0
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 4999999999
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	add r14 = r14, r17
	;;
	.mmi
	sub r14 = r14, r33
	;;
	cmp.ltu p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r41
	mov r45 = r0
	.mmb
	mov r44 = r35
	ld8 r42 = [r34]
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 4, r14
	(p6) br.cond.dpnt .L15
	.align 32
.L16:
	.mib
	addl r42 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L16
.L15:
	.mmi
	nop 0
	adds r43 = 848, r12
	nop 0
	.mmb
	ld8 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L17
	.mmi
	nop 0
	adds r14 = 856, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 5000000
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mii
	(p6) add r43 = r1, r43
	nop 0
	;;
	(p7) add r43 = r1, r43
.L17:
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r45 = r0
	mov r1 = r41
	.mmb
	mov r44 = r36
	ld8 r42 = [r34]
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	adds r42 = 560, r12
	mov r1 = r41
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r42 = 560, r12
	.mmb
	adds r43 = 1, r8
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	adds r43 = 560, r12
	mov r42 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r45 = r0
	mov r44 = r35
	mov r43 = r0
	.mmb
	mov r1 = r41
	ld8 r42 = [r34]
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	mov r1 = r41
	addl r42 = 60000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	adds r43 = 432, r12
	nop 0
	adds r42 = 560, r12
	.mmb
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = sigwaitinfo#
	;;
	.mib
	mov r1 = r41
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	adds r8 = 1, r8
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = r8, r32
	movl r44 = @gprel(.LC10)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmb
	add r44 = r1, r44
	add r42 = r1, r42
	(p7) br.cond.dpnt .L61
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld8 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 848, r12
	nop 0
	mov r1 = r41
	.mmb
	ld8 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L62
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	nop 0
.L21:
	.mlx
	adds r34 = 816, r12
	movl r44 = @gprel(.LC12)
	.mlx
	adds r33 = 688, r12
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	add r44 = r1, r44
	add r42 = r1, r42
	adds r37 = 984, r12
	.mmb
	adds r35 = 696, r12
	addl r36 = 10, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 132, r0
	nop 0
	.mmb
	mov r43 = r0
	adds r42 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 16, r12
	mov r44 = r0
	.mlx
	addl r42 = 10, r0
	movl r14 = 10000000
	;;
	.mlx
	addl r15 = @ltoff(@fptr(count#)), gp
	movl r32 = @gprel(of#)
	.mmi
	st8 [r34] = r0
	;;
	ld8 r15 = [r15]
	add r32 = r1, r32
	;;
	.mlx
	st8 [r43] = r15
	movl r15 = 268435460
	;;
	.mmi
	st4 [r38] = r15
	nop 0
	adds r15 = 824, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 832, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 840, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r41
	adds r42 = 304, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 10, r0
	.mmb
	adds r42 = 304, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	adds r43 = 304, r12
	mov r42 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 60, r0
	nop 0
	.mmb
	mov r43 = r0
	adds r42 = 692, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r41
	mov r44 = r37
	.mmi
	mov r43 = r33
	st4 [r35] = r36
	addl r42 = 1, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r45 = r0
	mov r1 = r41
	mov r44 = r34
	.mmb
	mov r43 = r0
	ld8 r42 = [r37]
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 60, r0
	nop 0
	.mmb
	mov r43 = r0
	adds r42 = 692, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r41
	adds r44 = 992, r12
	.mmi
	mov r43 = r33
	st4 [r35] = r36
	addl r42 = 1, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	adds r16 = 992, r12
	mov r45 = r0
	nop 0
	.mmi
	mov r44 = r34
	mov r43 = r0
	mov r1 = r41
	;;
	.mib
	ld8 r42 = [r16]
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r44 = r0
	addl r43 = 10, r0
	nop 0
	.mmb
	mov r1 = r41
	mov r42 = r8
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	mov r1 = r41
	addl r42 = 45000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 304, r12
	nop 0
	.mmb
	mov r44 = r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L63
.L49:
	.mlx
	adds r34 = 4, r32
	movl r43 = @gprel(.LC1)
	.mlx
	adds r36 = 8, r32
	movl r44 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	.align 32
.L23:
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	addl r42 = 1000, r0
	;;
	.mib
	cmp4.ge p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p7) br.cond.dpnt .L64
.L24:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L23
.L64:
	.mmi
	addl r43 = 1, r0
	addl r42 = 10, r0
	nop 0
	.mmb
	adds r33 = 4, r32
	adds r35 = 8, r32
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r41
	addl r42 = 30000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r41
	st4.rel [r36] = r0
	mov r44 = r0
	.mmi
	adds r43 = 16, r12
	st4.rel [r34] = r0
	addl r42 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	.align 32
.L25:
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	addl r42 = 1000, r0
	;;
	.mib
	cmp4.ge p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p7) br.cond.dpnt .L65
.L26:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L25
.L65:
	.mmi
	mov r44 = r0
	adds r43 = 304, r12
	mov r42 = r0
	.mmb
	adds r34 = 4, r32
	adds r32 = 8, r32
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r41
	addl r42 = 30000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 1, r0
	.mmb
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r44 = r0
	.mmi
	st4.rel [r35] = r0
	adds r43 = 16, r12
	addl r42 = 10, r0
	;;
	.mib
	st4.rel [r33] = r0
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	adds r43 = 304, r12
	addl r42 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
	.align 32
.L27:
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	addl r42 = 1000, r0
	;;
	.mib
	cmp4.ge p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p7) br.cond.dpnt .L66
.L28:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L27
.L66:
	.mib
	ld8 r42 = [r37]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L67
	;;
.L29:
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 992, r12
	nop 0
	br.ret.sptk.many b0
.L63:
	.body
	.copy_state 1
	.mmi
	adds r14 = 4, r32
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L49
	.mmi
	adds r14 = 8, r32
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L49
	.mlx
	nop 0
	movl r14 = @gprel(missed#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	adds r15 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r15 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r15
	(p6) br.cond.dptk .L49
	.mlx
	adds r14 = 8, r14
	movl r44 = @gprel(.LC13)
	.mlx
	adds r34 = 4, r32
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r14]
	nop 0
	add r44 = r1, r44
	.mii
	add r42 = r1, r42
	adds r36 = 8, r32
	;;
	cmp4.ge p6, p7 = 2, r14
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L23
.L62:
	.mmi
	adds r34 = 816, r12
	adds r33 = 688, r12
	adds r37 = 984, r12
	.mmb
	adds r35 = 696, r12
	addl r36 = 10, r0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r44 = @gprel(.LC12)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 132, r0
	nop 0
	.mmb
	mov r43 = r0
	adds r42 = 28, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 16, r12
	mov r44 = r0
	.mlx
	addl r42 = 10, r0
	movl r14 = 10000000
	;;
	.mlx
	addl r15 = @ltoff(@fptr(count#)), gp
	movl r32 = @gprel(of#)
	.mmi
	st8 [r34] = r0
	;;
	ld8 r15 = [r15]
	add r32 = r1, r32
	;;
	.mlx
	st8 [r43] = r15
	movl r15 = 268435460
	;;
	.mmi
	st4 [r38] = r15
	nop 0
	adds r15 = 824, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 832, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 840, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r41
	adds r42 = 304, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 10, r0
	.mmb
	adds r42 = 304, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	adds r43 = 304, r12
	mov r42 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 60, r0
	nop 0
	.mmb
	mov r43 = r0
	adds r42 = 692, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r41
	mov r44 = r37
	.mmi
	mov r43 = r33
	st4 [r35] = r36
	addl r42 = 1, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r45 = r0
	mov r1 = r41
	mov r44 = r34
	.mmb
	mov r43 = r0
	ld8 r42 = [r37]
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 60, r0
	nop 0
	.mmb
	mov r43 = r0
	adds r42 = 692, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r41
	adds r44 = 992, r12
	.mmi
	mov r43 = r33
	st4 [r35] = r36
	addl r42 = 1, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	adds r16 = 992, r12
	mov r45 = r0
	nop 0
	.mmi
	mov r44 = r34
	mov r43 = r0
	mov r1 = r41
	;;
	.mib
	ld8 r42 = [r16]
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r44 = r0
	addl r43 = 10, r0
	nop 0
	.mmb
	mov r1 = r41
	mov r42 = r8
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	mov r1 = r41
	addl r42 = 45000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r0
	nop 0
	.mmb
	adds r43 = 304, r12
	addl r42 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L63
.L61:
	.mlx
	adds r14 = 452, r12
	movl r44 = @gprel(.LC10)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r14]
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 4, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld8 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 848, r12
	nop 0
	mov r1 = r41
	.mmb
	ld8 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r43 = r1, r43
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L62
.L60:
	.mmi
	addl r14 = @gprel(value#), gp
	;;
	ld4.acq r15 = [r14]
	addl r14 = 555, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	.mlx
	addl r14 = @gprel(code#), gp
	movl r44 = @gprel(.LC5)
	.mlx
	adds r37 = 312, r12
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld4.acq r14 = [r14]
	nop 0
	add r44 = r1, r44
	.mii
	add r42 = r1, r42
	adds r38 = 24, r12
	;;
	cmp4.ne p6, p7 = -2, r14
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	ld8 r33 = [r34]
	nop 0
	.mmb
	adds r43 = 304, r12
	addl r42 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 304, r12
	mov r42 = r33
	mov r1 = r41
	.mmi
	ld8 r17 = [r37]
	st8 [r38] = r0
	mov r45 = r0
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	adds r14 = 16, r12
	.mii
	st4.rel [r32] = r0
	addl r43 = 1, r0
	;;
	shl r15 = r16, 5
	.mii
	st8 [r14] = r0
	mov r44 = r14
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
	nop 0
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 1237940039285380275
	;;
	.mmi
	shladd r33 = r14, 2, r0
	setf.sig f7 = r15
	nop 0
	;;
	.mlx
	add r33 = r14, r33
	movl r14 = 50000000
	;;
	.mii
	nop 0
	shl r33 = r33, 9
	;;
	add r33 = r33, r17
	;;
	.mmi
	add r33 = r33, r14
	;;
	setf.sig f6 = r33
	shr r14 = r33, 63
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
	adds r14 = 32, r12
	;;
	shl r16 = r15, 5
	.mmi
	st8 [r14] = r15
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
	adds r15 = 40, r12
	;;
	.mii
	nop 0
	shl r14 = r14, 9
	;;
	sub r14 = r33, r14
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L11
.L67:
	.mmi
	nop 0
	adds r14 = 992, r12
	nop 0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L29
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	;;
	.mmi
	add r43 = r1, r43
	nop 0
	nop 0
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.restore sp
	adds r12 = 992, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 4
	.type	missed#, @object
	.size	missed#, 12
missed:
	.skip	12
	.align 4
	.type	of#, @object
	.size	of#, 12
of:
	.skip	12
	.sbss
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.align 4
	.type	value#, @object
	.size	value#, 4
value:
	.skip	4
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
