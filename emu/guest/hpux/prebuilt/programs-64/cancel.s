// cefc9244cfd94765b176cd573800ced5 guest-tests/hpux/cancel.c
	.file	"cancel.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc clean#
clean:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(cleaned#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r32
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp clean#
	.align 16
	.align 64
	.proc prepare#
prepare:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(order#), gp
	;;
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp prepare#
	.align 16
	.align 64
	.proc parent#
parent:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(order#), gp
	;;
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r14 = 2, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp parent#
	.align 16
	.align 64
	.proc child#
child:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(order#), gp
	;;
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r14 = 3, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp child#
	.align 16
	.align 64
	.proc nothing#
nothing:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r32
	br.ret.sptk.many b0
	.endp nothing#
	.align 16
	.align 64
	.proc in_join#
in_join:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	nop 0
	movl r36 = @gprel(begun#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r0
	.mmb
	ld4 r36 = [r32]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp in_join#
	.align 16
	.align 64
	.proc consume#
consume:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 1, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	mov r40 = r1
	;;
	.mmi
	addl r14 = 299, r0
	addl r34 = @gprel(sum#), gp
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r33 = r0
	movl r37 = @gprel(slots#)
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mlx
	add r37 = r1, r37
	movl r14 = -6148914691236517205
	;;
	.mlx
	nop 0
	movl r36 = @gprel(full#)
	.mlx
	nop 0
	movl r35 = @gprel(empty#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	nop 0
	.align 32
.L14:
	.mib
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mmi
	addp4 r14 = r33, r0
	ld4 r16 = [r34]
	nop 0
	.mmi
	mov r1 = r40
	mov r41 = r35
	adds r33 = 1, r33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mii
	getf.sig r15 = f6
	nop 0
	;;
	shr.u r17 = r15, 1
	.mmi
	and r15 = -2, r15
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r37, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L14
	.mmi
	mov r8 = r32
	adds r18 = 24, r12
	mov b0 = r38
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r39
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp consume#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %d %d, cancelled %d, handlers %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc cancel_one#
cancel_one:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 6, 0
	.fframe 16
	adds r12 = -16, r12
	addl r37 = @gprel(cleaned#), gp
	.mlx
	mov r40 = r1
	movl r35 = @gprel(begun#)
	;;
	.mmb
	adds r14 = 16, r12
	adds r36 = 24, r12
	nop 0
	.mii
	add r35 = r1, r35
	.save rp, r38
	mov r38 = b0
	.body
	mov r43 = r33
	;;
	.mmi
	mov r44 = r34
	st8 [r14] = r0
	nop 0
	.mmi
	st4.rel [r37] = r0
	mov r42 = r0
	mov r41 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	.align 32
.L19:
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	.mib
	addl r41 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = pthread_cancel#
	;;
	.mmi
	nop 0
	mov r1 = r40
	adds r42 = 16, r12
	.mmb
	ld4 r41 = [r36]
	mov r35 = r8
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r40
	mov r44 = r8
	.mmi
	ld4.acq r46 = [r37]
	mov r43 = r35
	mov r42 = r32
	;;
	.mlx
	ld8 r14 = [r15]
	movl r41 = @gprel(.LC0)
	;;
	.mii
	cmp.eq p6, p7 = -1, r14
	add r41 = r1, r41
	;;
	(p6) addl r45 = 1, r0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp cancel_one#
	.align 16
	.align 64
	.proc at_a_point#
at_a_point:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	nop 0
	;;
	.mmi
	adds r37 = 16, r12
	addl r36 = 1, r0
	.save ar.lc, r35
	mov r35 = ar.lc
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_setcancelstate#
	;;
	.body
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(begun#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r14 = 49999, r0
	;;
	.mmi
	nop 0
	addl r15 = @gprel(spins#), gp
	mov ar.lc = r14
	;;
	.align 32
.L24:
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.cloop.sptk.few .L24
	.mib
	addl r36 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r34
	adds r14 = 16, r12
	mov r37 = r0
	;;
	.mmi
	addl r15 = @gprel(cleaned#), gp
	ld4 r36 = [r14]
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1000, r14
	nop 0
	;;
	.mbb
	st4.rel [r15] = r14
	br.call.sptk.many b0 = pthread_setcancelstate#
	nop 0
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
.L25:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_testcancel#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = pthread_testcancel#
	;;
	.mib
	nop 0
	mov r1 = r34
	br .L25
	.endp at_a_point#
	.align 16
	.align 64
	.proc in_loop#
in_loop:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	mov r36 = r0
	addl r35 = 1, r0
	br.call.sptk.many b0 = pthread_setcanceltype#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(begun#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mii
	mov r1 = r34
	nop 0
	;;
	addl r15 = @gprel(spins#), gp
	;;
.L30:
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
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
	br .L30
	.endp in_loop#
	.align 16
	.align 64
	.proc in_wait#
in_wait:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r37 = @gprel(mutex#)
	.body
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r37 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(mutex#)
	.mmi
	nop 0
	addl r38 = @ltoff(@fptr(unlock#)), gp
	nop 0
	;;
	.mmi
	add r39 = r1, r39
	ld8 r38 = [r38]
	nop 0
	;;
	.mib
	mov r33 = r39
	nop 0
	br.call.sptk.many b0 = __pthread_cleanup_push#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r32 = @gprel(never#)
	.mlx
	nop 0
	movl r37 = @gprel(begun#)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L34:
	.mib
	mov r38 = r33
	mov r37 = r32
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r33
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L34
	.endp in_wait#
	.align 16
	.align 64
	.proc unlock#
unlock:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_trylock#
	;;
	.mmi
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	mov r36 = r32
	;;
	.mmi
	addl r15 = @gprel(cleaned#), gp
	nop 0
	(p7) addl r8 = 100, r0
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
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
	.endp unlock#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"read something\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc in_read#
in_read:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	addl r37 = @ltoff(@fptr(clean#)), gp
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	adds r36 = 40, r12
	nop 0
	addl r38 = 1, r0
	.mmb
	ld8 r37 = [r37]
	nop 0
	br.call.sptk.many b0 = __pthread_cleanup_push#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 10, r0
	adds r36 = 16, r12
	;;
	.mmi
	nop 0
	addl r37 = @ltoff(@fptr(clean#)), gp
	nop 0
	;;
	.mib
	ld8 r37 = [r37]
	nop 0
	br.call.sptk.many b0 = __pthread_cleanup_push#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(begun#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mmi
	mov r1 = r35
	addl r38 = 1, r0
	adds r37 = 64, r12
	;;
	.mmi
	nop 0
	addl r14 = @gprel(ends#), gp
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r35
	nop 0
	.mmb
	adds r36 = 16, r12
	mov r37 = r0
	(p7) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __pthread_cleanup_pop#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r0
	.mmb
	adds r36 = 40, r12
	nop 0
	br.call.sptk.many b0 = __pthread_cleanup_pop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L49:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r36 = 16, r12
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = __pthread_cleanup_pop#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r0
	.mmb
	adds r36 = 40, r12
	nop 0
	br.call.sptk.many b0 = __pthread_cleanup_pop#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp in_read#
	.align 16
	.align 64
	.proc reader#
reader:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 1, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	mov r42 = r1
	;;
	.mlx
	addl r14 = 299, r0
	movl r35 = @gprel(lock#)
	.mmi
	addl r33 = @gprel(inside#), gp
	mov r34 = r0
	addl r37 = @gprel(most_inside#), gp
	;;
	.mib
	nop 0
	mov ar.lc = r14
	nop 0
	.mlx
	addl r39 = @gprel(first_half#), gp
	movl r14 = -6640827866535438581
	;;
	.mib
	nop 0
	.save rp, r40
	mov r40 = b0
	nop 0
	.mmi
	addl r38 = @gprel(second_half#), gp
	addl r36 = @gprel(torn#), gp
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	nop 0
	.align 32
.L53:
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_rdlock#
	;;
	.mib
	nop 0
	sxt4 r16 = r34
	nop 0
	.mmi
	ld4.acq r14 = [r33]
	mov r1 = r42
	adds r34 = 1, r34
	;;
	.mmi
	setf.sig f6 = r16
	adds r14 = 1, r14
	shr r18 = r16, 63
	.mmi
	mov r43 = r35
	;;
	st4.rel [r33] = r14
	nop 0
	;;
	.mmi
	ld4.acq r17 = [r37]
	;;
	cmp4.ge p6, p7 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld4.acq r14 = [r33]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f6 = f6, f2
	nop 0
	.mmi
	(p7) st4.rel [r37] = r14
	;;
	ld4.acq r17 = [r39]
	nop 0
	.mii
	ld4.acq r14 = [r38]
	nop 0
	;;
	cmp4.ne p6, p7 = r14, r17
	.mmi
	ld4.acq r17 = [r36]
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	getf.sig r15 = f6
	(p7) mov r14 = r0
	;;
	add r17 = r17, r14
	;;
	.mmi
	st4.rel [r36] = r17
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 5
	;;
	sub r15 = r15, r18
	;;
	.mmi
	shladd r14 = r15, 2, r0
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
	shladd r14 = r14, 1, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	ld4.acq r14 = [r33]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L53
.L58:
	.mmi
	mov r8 = r32
	adds r18 = 24, r12
	mov b0 = r40
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r41
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L57:
	.body
	.copy_state 1
	.mib
	addl r43 = 100, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r33]
	mov r1 = r42
	mov r43 = r35
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mib
	nop 0
	mov r1 = r42
	br.cloop.sptk.few .L53
	.mib
	nop 0
	nop 0
	br .L58
	.endp reader#
	.align 16
	.align 64
	.proc writer#
writer:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 1, 0
	mov r40 = r1
	.save ar.lc, r41
	mov r41 = ar.lc
	.mlx
	addl r37 = @gprel(first_half#), gp
	movl r35 = @gprel(lock#)
	;;
	.mib
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	nop 0
	.mmi
	addl r34 = 300, r0
	addl r33 = @gprel(spins#), gp
	addl r36 = @gprel(second_half#), gp
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	;;
	.align 32
.L61:
	.mib
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_wrlock#
	;;
	.mmb
	ld4.acq r15 = [r37]
	mov r1 = r40
	nop 0
	.mii
	mov r14 = r0
	mov ar.lc = 19
	;;
	adds r15 = 1, r15
	.mmi
	nop 0
	;;
	st4.rel [r37] = r15
	nop 0
	.align 32
.L60:
	.mib
	st4.rel [r33] = r14
	adds r14 = 1, r14
	br.cloop.sptk.few .L60
	;;
	.mmi
	ld4.acq r14 = [r36]
	adds r34 = -1, r34
	mov r42 = r35
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r36] = r14
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L61
	.mii
	mov r8 = r32
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
	.endp writer#
	.align 16
	.align 64
	.proc try_locks#
try_locks:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	mov r33 = r32
	movl r37 = @gprel(lock#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_tryrdlock#
	;;
	.mmi
	mov r1 = r36
	st4 [r33] = r8, 4
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(lock#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_trywrlock#
	;;
	.mmb
	ld4 r14 = [r32]
	st4 [r33] = r8
	nop 0
	.mmi
	mov r1 = r36
	mov r8 = r32
	mov b0 = r34
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	mov ar.pfs = r35
	.bbb
	nop 0
	(p7) br.cond.dpnt .L70
	br.ret.sptk.many b0
.L70:
	.mlx
	nop 0
	movl r37 = @gprel(lock#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp try_locks#
	.align 16
	.align 64
	.proc meet#
meet:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 10, 1, 0
	mov r41 = r1
	.save ar.lc, r42
	mov r42 = ar.lc
	.mlx
	addl r37 = @gprel(serial#), gp
	movl r35 = @gprel(rounds#)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(barrier#)
	.mmi
	add r35 = r1, r35
	mov r34 = r0
	sxt4 r36 = r32
	;;
	.mii
	shladd r36 = r36, 2, r0
	.save rp, r39
	mov r39 = b0
	.body
	addl r33 = @gprel(torn#), gp
	.mmi
	add r38 = r1, r38
	;;
	nop 0
	add r36 = r35, r36
	;;
	.align 32
.L73:
	.mii
	ld4.acq r14 = [r36]
	mov r43 = r38
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4.rel [r36] = r14
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmb
	cmp4.eq p6, p7 = -1, r8
	ld4.acq r14 = [r37]
	nop 0
	.mmi
	mov r1 = r41
	mov r15 = r0
	mov ar.lc = 3
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	st4.rel [r37] = r14
	nop 0
	nop 0
.L72:
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r35, r14
	;;
	.mmi
	ld4.acq r16 = [r14]
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mmi
	cmp4.ge p6, p7 = r34, r16
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.cloop.sptk.few .L72
	.mmi
	nop 0
	adds r34 = 1, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 20, r34
	(p6) br.cond.dptk .L73
	.mii
	mov r8 = r32
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
	.endp meet#
	.align 16
	.align 64
	.proc wait_for_signal#
wait_for_signal:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(begun#)
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	add r36 = r1, r36
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r37 = 16, r12
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = sigwait#
	;;
	.mmi
	nop 0
	mov r1 = r35
	addl r14 = -1, r0
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L79
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 16, r14
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L79:
	.mii
	mov r8 = r14
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp wait_for_signal#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"read"
	.align 8
.LC3:
	stringz	"condition"
	.align 8
.LC4:
	stringz	"loop"
	.align 8
.LC5:
	stringz	"disabled"
	.align 8
.LC6:
	stringz	"join"
	.align 8
.LC7:
	stringz	"still joinable %d\n"
	.align 8
.LC8:
	stringz	"torn %d, written %d\n"
	.align 8
.LC9:
	stringz	"while read %d %d, while written %d %d\n"
	.align 8
.LC10:
	stringz	"timed %d, unlock %d, destroy %d\n"
	.align 8
.LC11:
	stringz	"sum %d, value %d, none left %d\n"
	.align 8
.LC12:
	stringz	"barrier: serial %d, early %d\n"
	.align 8
.LC13:
	stringz	"/precis-cancel"
	.align 8
.LC14:
	stringz	"no semaphore %d\n"
	.align 8
.LC16:
	stringz	"named %d %d, same %d, exists %d\n"
	.align 8
.LC17:
	stringz	"unlink %d, gone %d\n"
	.align 8
.LC18:
	stringz	"fork handlers %d, child's %d\n"
	.align 8
.LC19:
	stringz	"detached %d, scope %d %d, policy %d %d\n"
	.align 8
.LC20:
	stringz	"sigwait %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC15:
	data8	__iob#+32
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 6, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 128
	adds r12 = -128, r12
	mov r17 = ar.lc
	mov r45 = r1
	;;
	.mlx
	mov r48 = r0
	movl r46 = @gprel(begun#)
	.mmi
	mov r47 = r0
	adds r34 = 28, r12
	adds r33 = 16, r12
	;;
	.mii
	nop 0
	.save rp, r43
	mov r43 = b0
	add r46 = r1, r46
	.mmi
	mov r32 = r33
	;;
	.savesp ar.lc, 120
	st8 [r16] = r17, 8
	nop 0
	;;
	.mib
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	br.call.sptk.many b0 = sem_init#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mib
	addl r46 = @gprel(ends#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	addl r14 = 1, r0
	.mmb
	mov r49 = r0
	mov r47 = r0
	(p7) br.cond.dpnt .L109
	;;
	.mmi
	(p6) adds r36 = 48, r12
	addl r48 = @ltoff(@fptr(writer#)), gp
	addl r35 = @ltoff(@fptr(reader#)), gp
	.mmi
	mov r46 = r34
	;;
	st8 [r36] = r14
	adds r14 = 56, r12
	.mmi
	ld8 r48 = [r48]
	ld8 r35 = [r35]
	nop 0
	;;
	.mbb
	st8 [r14] = r0
	br.call.sptk.many b0 = pthread_create#
	nop 0
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L86:
	.mmi
	mov r46 = r32
	mov r49 = r0
	adds r32 = 4, r32
	.mmb
	mov r48 = r35
	mov r47 = r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = r34, r32
	(p6) br.cond.dptk .L86
	.mii
	nop 0
	mov ar.lc = 3
	nop 0
	.align 32
.L87:
	.mib
	ld4 r46 = [r33], 4
	mov r47 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L87
	;;
	.mmi
	addl r14 = @gprel(first_half#), gp
	addl r42 = @gprel(torn#), gp
	adds r37 = 96, r12
	.mlx
	adds r38 = 88, r12
	movl r46 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(slots#)
	.mmi
	ld4.acq r47 = [r42]
	add r46 = r1, r46
	adds r39 = 80, r12
	;;
	.mmi
	ld4.acq r48 = [r14]
	nop 0
	add r35 = r1, r35
	.mmb
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(lock#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_rdlock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r38
	.mii
	mov r47 = r0
	mov r46 = r37
	;;
	addl r48 = @ltoff(@fptr(try_locks#)), gp
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r45
	ld4 r46 = [r37]
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(empty#)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r36
	;;
	.mlx
	nop 0
	movl r46 = @gprel(lock#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_timedwrlock#
	;;
	.mlx
	mov r1 = r45
	movl r14 = -6148914691236517205
	.mmi
	nop 0
	mov r40 = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(lock#)
	.mlx
	setf.sig f2 = r14
	movl r33 = @gprel(full#)
	;;
	.mib
	add r46 = r1, r46
	add r33 = r1, r33
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(lock#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_wrlock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r39
	.mii
	mov r47 = r0
	mov r46 = r37
	;;
	addl r48 = @ltoff(@fptr(try_locks#)), gp
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r0
	.mmb
	ld4 r46 = [r37]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r14 = 84, r12
	ld4 r16 = [r39]
	mov r1 = r45
	.mmi
	ld4 r47 = [r38]
	;;
	ld4 r15 = [r14]
	adds r14 = 92, r12
	.mlx
	cmp4.eq p6, p7 = 16, r16
	movl r46 = @gprel(.LC9)
	;;
	.mmi
	ld4 r14 = [r14]
	(p6) addl r49 = 1, r0
	add r46 = r1, r46
	;;
	.mmi
	cmp4.eq p8, p9 = 16, r14
	(p7) mov r49 = r0
	cmp4.eq p6, p7 = 16, r15
	;;
	.mmi
	(p8) addl r48 = 1, r0
	nop 0
	(p6) addl r50 = 1, r0
	;;
	.mib
	(p9) mov r48 = r0
	(p7) mov r50 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(lock#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(lock#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_destroy#
	;;
	.mmi
	addl r15 = 238, r0
	cmp4.eq p6, p7 = 45, r40
	nop 0
	.mmi
	mov r1 = r45
	mov r49 = r8
	mov r48 = r41
	;;
	.mlx
	(p6) addl r14 = 1, r0
	movl r46 = @gprel(.LC10)
	;;
	.mmi
	(p7) mov r14 = r0
	cmp4.eq p6, p7 = r15, r40
	add r46 = r1, r46
	;;
	.mmi
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	nop 0
	;;
	.mib
	or r47 = r14, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	mov r1 = r45
	nop 0
	.mmi
	mov r48 = r0
	mov r47 = r0
	mov r46 = r33
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = sem_init#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 3, r0
	nop 0
	.mmb
	mov r47 = r0
	mov r46 = r34
	br.call.sptk.many b0 = sem_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mii
	mov r47 = r0
	adds r46 = 16, r12
	;;
	addl r48 = @ltoff(@fptr(consume#)), gp
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mii
	addl r14 = 299, r0
	mov r1 = r45
	;;
	mov ar.lc = r14
	.align 32
.L88:
	.mib
	mov r46 = r34
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mmi
	addp4 r14 = r32, r0
	mov r1 = r45
	mov r46 = r33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mii
	getf.sig r15 = f6
	nop 0
	;;
	shr.u r16 = r15, 1
	.mmi
	and r15 = -2, r15
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r35, r14
	nop 0
	;;
	.mib
	st4 [r14] = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = sem_post#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L88
	.mmi
	adds r14 = 16, r12
	mov r47 = r0
	adds r34 = 16, r12
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r36
	;;
	.mlx
	nop 0
	movl r46 = @gprel(empty#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sem_getvalue#
	;;
	.mmi
	mov r1 = r45
	ld4 r33 = [r36]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(sum#), gp
	movl r46 = @gprel(full#)
	;;
	.mib
	ld4 r32 = [r14]
	add r46 = r1, r46
	br.call.sptk.many b0 = sem_trywait#
	;;
	.mmi
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	mov r48 = r33
	mov r47 = r32
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	.mmi
	addl r35 = @ltoff(@fptr(meet#)), gp
	(p6) mov r49 = r0
	mov r33 = r0
	;;
	.mmi
	add r46 = r1, r46
	ld8 r35 = [r35]
	mov r32 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 4, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(barrier#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_barrier_init#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 3
	.align 32
.L90:
	.mmi
	mov r49 = r33
	mov r46 = r32
	mov r48 = r35
	.mmb
	mov r47 = r0
	adds r33 = 1, r33
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	adds r32 = 4, r32
	mov r1 = r45
	br.cloop.sptk.few .L90
	;;
	.mii
	nop 0
	mov ar.lc = 3
	nop 0
.L91:
	.mib
	ld4 r46 = [r34], 4
	mov r47 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L91
	;;
	.mlx
	addl r14 = @gprel(serial#), gp
	movl r46 = @gprel(.LC12)
	;;
	.mmi
	ld4.acq r47 = [r14]
	nop 0
	add r46 = r1, r46
	.mmb
	ld4.acq r48 = [r42]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sem_unlink#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 384, r0
	nop 0
	addl r47 = 1280, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sem_open#
	;;
	.mmi
	mov r1 = r45
	mov r47 = r0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sem_open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r14 = 16, r12
	.mii
	cmp.ne p6, p7 = -1, r32
	mov r34 = r8
	;;
	addl r40 = @gprel(.LC15), gp
	.mmb
	st4 [r14] = r0
	nop 0
	(p7) br.cond.dpnt .L111
	;;
	.mib
	ld8 r46 = [r40]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	nop 0
	.mmb
	mov r35 = r8
	mov r46 = r32
	(p7) br.cond.spnt .L112
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mmi
	mov r46 = r32
	nop 0
	mov r1 = r45
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mmi
	mov r46 = r35
	mov r1 = r45
	mov r48 = r0
	.mmb
	adds r47 = 16, r12
	add r33 = r33, r8
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r45
	adds r14 = 16, r12
	nop 0
	.mmi
	mov r49 = r0
	addl r48 = 384, r0
	addl r47 = 1280, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	.mmi
	nop 0
	ld4 r35 = [r14]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	extr r35 = r35, 8, 24
	br.call.sptk.many b0 = sem_open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = r34, r32
	.mmi
	mov r48 = r35
	nop 0
	mov r47 = r33
	;;
	.mlx
	(p6) addl r49 = 1, r0
	movl r46 = @gprel(.LC16)
	;;
	.mmi
	(p7) mov r49 = r0
	cmp.eq p6, p7 = -1, r8
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r50 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sem_unlink#
	;;
	.mmi
	mov r1 = r45
	mov r32 = r8
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sem_open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r47 = r32
	nop 0
	(p7) br.cond.dpnt .L113
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	.mmi
	nop 0
	(p6) mov r48 = r0
	nop 0
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	;;
.L93:
	.mmi
	addl r48 = @ltoff(@fptr(child#)), gp
	addl r47 = @ltoff(@fptr(parent#)), gp
	nop 0
	.mmi
	addl r46 = @ltoff(@fptr(prepare#)), gp
	st4 [r36] = r0
	adds r34 = 100, r12
	;;
	.mmi
	ld8 r48 = [r48]
	ld8 r47 = [r47]
	nop 0
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = pthread_atfork#
	;;
	.mib
	ld8 r46 = [r40]
	mov r1 = r45
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r46 = r8
	.mmb
	mov r47 = r36
	mov r48 = r0
	(p7) br.cond.spnt .L114
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r45
	ld4 r48 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	addl r14 = @gprel(order#), gp
	extr r48 = r48, 8, 24
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	ld4 r47 = [r14]
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	mov r1 = r45
	adds r46 = 104, r12
	;;
	.mmi
	nop 0
	st4 [r37] = r14
	nop 0
	.mmb
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = pthread_attr_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 104, r12
	.mmb
	addl r47 = 222, r0
	nop 0
	br.call.sptk.many b0 = pthread_attr_setdetachstate#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r37
	.mmb
	adds r46 = 104, r12
	nop 0
	br.call.sptk.many b0 = pthread_attr_getdetachstate#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 104, r12
	.mmb
	addl r47 = 1, r0
	nop 0
	br.call.sptk.many b0 = pthread_attr_setscope#
	;;
	.mmi
	addl r47 = 77, r0
	mov r1 = r45
	nop 0
	.mmb
	adds r46 = 104, r12
	mov r32 = r8
	br.call.sptk.many b0 = pthread_attr_setscope#
	;;
	.mmi
	adds r46 = 104, r12
	nop 0
	mov r1 = r45
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = pthread_attr_destroy#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	mov r47 = r38
	mov r1 = r45
	nop 0
	.mmb
	mov r48 = r36
	mov r46 = r8
	br.call.sptk.many b0 = pthread_getschedparam#
	;;
	.mmi
	ld4 r14 = [r38]
	cmp4.eq p6, p7 = 22, r33
	mov r1 = r45
	.mmi
	mov r48 = r32
	ld4 r15 = [r37]
	nop 0
	;;
	.mlx
	(p6) addl r49 = 1, r0
	movl r46 = @gprel(.LC19)
	.mmi
	ld4 r51 = [r36]
	;;
	(p7) mov r49 = r0
	cmp4.eq p6, p7 = 2, r14
	.mii
	addl r14 = 222, r0
	add r46 = r1, r46
	;;
	cmp4.eq p8, p9 = r14, r15
	.mmi
	(p6) addl r50 = 1, r0
	;;
	(p8) addl r47 = 1, r0
	(p7) mov r50 = r0
	;;
	.mib
	(p9) mov r47 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	adds r46 = 16, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 16, r12
	.mmb
	addl r47 = 16, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r45
	adds r47 = 16, r12
	nop 0
	.mmb
	mov r48 = r0
	mov r46 = r0
	br.call.sptk.many b0 = pthread_sigmask#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r49 = 16, r12
	.mii
	mov r47 = r0
	mov r46 = r34
	;;
	addl r48 = @ltoff(@fptr(wait_for_signal#)), gp
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(begun#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r8
	.mmb
	addl r47 = 16, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r39
	.mmb
	ld4 r46 = [r34]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	ld8 r47 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r45
	nop 0
	.mmi
	adds r18 = 120, r12
	nop 0
	mov b0 = r43
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r44
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L109:
	.body
	.copy_state 1
	.mlx
	addl r47 = @ltoff(@fptr(in_read#)), gp
	movl r46 = @gprel(.LC2)
	.mlx
	mov r48 = r0
	movl r32 = @gprel(begun#)
	;;
	.mmi
	add r46 = r1, r46
	ld8 r47 = [r47]
	nop 0
	.mmb
	add r32 = r1, r32
	adds r36 = 48, r12
	br.call.sptk.many b0 = cancel_one#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	;;
	.mlx
	addl r47 = @ltoff(@fptr(in_wait#)), gp
	movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	.mmb
	ld8 r47 = [r47]
	nop 0
	br.call.sptk.many b0 = cancel_one#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	;;
	.mlx
	addl r47 = @ltoff(@fptr(in_loop#)), gp
	movl r46 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	.mmb
	ld8 r47 = [r47]
	nop 0
	br.call.sptk.many b0 = cancel_one#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	;;
	.mlx
	addl r47 = @ltoff(@fptr(at_a_point#)), gp
	movl r46 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	.mmb
	ld8 r47 = [r47]
	nop 0
	br.call.sptk.many b0 = cancel_one#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mii
	mov r47 = r0
	mov r46 = r36
	;;
	addl r48 = @ltoff(@fptr(in_read#)), gp
	;;
	.mbb
	ld8 r48 = [r48]
	br.call.sptk.many b0 = pthread_create#
	nop 0
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
	.align 32
.L85:
	.mib
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L85
	;;
	.mlx
	addl r47 = @ltoff(@fptr(in_join#)), gp
	movl r46 = @gprel(.LC6)
	.mmi
	mov r48 = r36
	adds r34 = 28, r12
	adds r33 = 16, r12
	;;
	.mmi
	ld8 r47 = [r47]
	nop 0
	add r46 = r1, r46
	.mmb
	mov r32 = r33
	nop 0
	br.call.sptk.many b0 = cancel_one#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = pthread_cancel#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r47 = 16, r12
	.mmb
	ld4 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r14 = 1, r0
	nop 0
	.mmi
	mov r49 = r0
	mov r47 = r0
	mov r46 = r34
	;;
	.mmi
	st8 [r36] = r14
	addl r48 = @ltoff(@fptr(writer#)), gp
	adds r14 = 56, r12
	.mmi
	addl r35 = @ltoff(@fptr(reader#)), gp
	;;
	ld8 r48 = [r48]
	nop 0
	.mmb
	st8 [r14] = r0
	ld8 r35 = [r35]
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L86
.L110:
	.mib
	adds r34 = 16, r12
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r45
	ld4 r14 = [r8]
	mov r48 = r33
	.mmi
	mov r47 = r32
	mov r33 = r0
	mov r32 = r34
	;;
	.mlx
	cmp4.eq p6, p7 = 11, r14
	movl r46 = @gprel(.LC11)
	.mmi
	addl r35 = @ltoff(@fptr(meet#)), gp
	;;
	(p6) addl r49 = 1, r0
	add r46 = r1, r46
	.mmi
	nop 0
	ld8 r35 = [r35]
	nop 0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 4, r0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(barrier#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_barrier_init#
	;;
	.mib
	mov r1 = r45
	mov ar.lc = 3
	br .L90
.L113:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r45
	ld4 r14 = [r8]
	mov r47 = r32
	;;
	.mlx
	cmp4.eq p6, p7 = 2, r14
	movl r46 = @gprel(.LC17)
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	(p6) addl r48 = 1, r0
	;;
	.mib
	(p7) mov r48 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L93
.L111:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r45
	ld4 r47 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L93
	;;
.L114:
	.mmi
	addl r48 = @ltoff(@fptr(nothing#)), gp
	nop 0
	mov r49 = r0
	.mmi
	mov r47 = r0
	nop 0
	adds r46 = 16, r12
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r45
	mov r47 = r0
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	;;
	addl r14 = @gprel(order#), gp
	nop 0
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L112:
	.mib
	mov r46 = r34
	nop 0
	br.call.sptk.many b0 = sem_post#
	;;
	.mib
	mov r1 = r45
	mov r46 = r34
	br.call.sptk.many b0 = sem_post#
	;;
	.mib
	mov r1 = r45
	addl r46 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	order#, @object
	.size	order#, 4
order:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	rounds#, @object
	.size	rounds#, 16
rounds:
	.skip	16
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	serial#, @object
	.size	serial#, 4
serial:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	barrier#, @object
	.size	barrier#, 64
barrier:
	.skip	64
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	sum#, @object
	.size	sum#, 4
sum:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	slots#, @object
	.size	slots#, 12
slots:
	.skip	12
	.align 4
	.type	empty#, @object
	.size	empty#, 32
empty:
	.skip	32
	.align 4
	.type	full#, @object
	.size	full#, 32
full:
	.skip	32
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	most_inside#, @object
	.size	most_inside#, 4
most_inside:
	.skip	4
	.align 4
	.type	inside#, @object
	.size	inside#, 4
inside:
	.skip	4
	.align 4
	.type	torn#, @object
	.size	torn#, 4
torn:
	.skip	4
	.align 4
	.type	second_half#, @object
	.size	second_half#, 4
second_half:
	.skip	4
	.align 4
	.type	first_half#, @object
	.size	first_half#, 4
first_half:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	lock#, @object
	.size	lock#, 64
lock:
	.skip	64
	.align 4
	.type	never#, @object
	.size	never#, 64
never:
	.skip	64
	.align 4
	.type	mutex#, @object
	.size	mutex#, 64
mutex:
	.skip	64
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	cleaned#, @object
	.size	cleaned#, 4
cleaned:
	.skip	4
	.align 4
	.type	spins#, @object
	.size	spins#, 4
spins:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	begun#, @object
	.size	begun#, 32
begun:
	.skip	32
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	ends#, @object
	.size	ends#, 8
ends:
	.skip	8
	.global _exit#
	.type	_exit#, @function
	.global __errno#
	.type	__errno#, @function
	.global kill#
	.type	kill#, @function
	.global getpid#
	.type	getpid#, @function
	.global pthread_sigmask#
	.type	pthread_sigmask#, @function
	.global sigaddset#
	.type	sigaddset#, @function
	.global sigemptyset#
	.type	sigemptyset#, @function
	.global pthread_getschedparam#
	.type	pthread_getschedparam#, @function
	.global pthread_self#
	.type	pthread_self#, @function
	.global pthread_attr_destroy#
	.type	pthread_attr_destroy#, @function
	.global pthread_attr_setscope#
	.type	pthread_attr_setscope#, @function
	.global pthread_attr_getdetachstate#
	.type	pthread_attr_getdetachstate#, @function
	.global pthread_attr_setdetachstate#
	.type	pthread_attr_setdetachstate#, @function
	.global pthread_attr_init#
	.type	pthread_attr_init#, @function
	.global pthread_atfork#
	.type	pthread_atfork#, @function
	.global waitpid#
	.type	waitpid#, @function
	.global fork#
	.type	fork#, @function
	.global fflush#
	.type	fflush#, @function
	.global sem_open#
	.type	sem_open#, @function
	.global sem_unlink#
	.type	sem_unlink#, @function
	.global pthread_barrier_init#
	.type	pthread_barrier_init#, @function
	.global sem_trywait#
	.type	sem_trywait#, @function
	.global sem_getvalue#
	.type	sem_getvalue#, @function
	.global pthread_rwlock_destroy#
	.type	pthread_rwlock_destroy#, @function
	.global pthread_rwlock_timedwrlock#
	.type	pthread_rwlock_timedwrlock#, @function
	.global pipe#
	.type	pipe#, @function
	.global sem_init#
	.type	sem_init#, @function
	.global sigwait#
	.type	sigwait#, @function
	.global pthread_barrier_wait#
	.type	pthread_barrier_wait#, @function
	.global pthread_rwlock_trywrlock#
	.type	pthread_rwlock_trywrlock#, @function
	.global pthread_rwlock_tryrdlock#
	.type	pthread_rwlock_tryrdlock#, @function
	.global pthread_rwlock_wrlock#
	.type	pthread_rwlock_wrlock#, @function
	.global pthread_rwlock_unlock#
	.type	pthread_rwlock_unlock#, @function
	.global pthread_rwlock_rdlock#
	.type	pthread_rwlock_rdlock#, @function
	.global __pthread_cleanup_pop#
	.type	__pthread_cleanup_pop#, @function
	.global read#
	.type	read#, @function
	.global pthread_mutex_unlock#
	.type	pthread_mutex_unlock#, @function
	.global pthread_mutex_trylock#
	.type	pthread_mutex_trylock#, @function
	.global pthread_cond_wait#
	.type	pthread_cond_wait#, @function
	.global __pthread_cleanup_push#
	.type	__pthread_cleanup_push#, @function
	.global pthread_mutex_lock#
	.type	pthread_mutex_lock#, @function
	.global pthread_setcanceltype#
	.type	pthread_setcanceltype#, @function
	.global pthread_testcancel#
	.type	pthread_testcancel#, @function
	.global pthread_setcancelstate#
	.type	pthread_setcancelstate#, @function
	.global printf#
	.type	printf#, @function
	.global pthread_cancel#
	.type	pthread_cancel#, @function
	.global usleep#
	.type	usleep#, @function
	.global pthread_create#
	.type	pthread_create#, @function
	.global sem_wait#
	.type	sem_wait#, @function
	.global pthread_join#
	.type	pthread_join#, @function
	.global sem_post#
	.type	sem_post#, @function
	.ident	"GCC: (GNU) 12.2.0"
