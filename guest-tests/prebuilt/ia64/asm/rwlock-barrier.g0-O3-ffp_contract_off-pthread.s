// bf2c63011b63396dbedbe5a97aeaabfe
	.file	"rwlock-barrier.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 1, 14, 1, 0
	mov r16 = r12
	.fframe 32
	adds r12 = -32, r12
	.mmi
	addl r35 = @gprel(shared#), gp
	mov r46 = r1
	sxt4 r38 = r32
	;;
	.mlx
	mov r33 = r0
	movl r14 = -3689348814741910323
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	setf.sig f6 = r38
	shr r15 = r38, 63
	;;
	.mlx
	setf.sig f2 = r14
	movl r14 = 7378697629483820647
	.mlx
	adds r36 = 4, r35
	movl r34 = @gprel(lock#)
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	.save rp, r44
	mov r44 = b0
	.body
	.mmi
	addl r39 = 300, r0
	add r34 = r1, r34
	addl r37 = @gprel(inconsistent#), gp
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
	shr r14 = r14, 1
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mii
	add r14 = r15, r14
	nop 0
	;;
	sub r38 = r38, r14
	.align 32
.L7:
	.mmi
	addp4 r15 = r33, r0
	nop 0
	mov r47 = r34
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r14, 2
	and r14 = -4, r14
	;;
	.mmi
	add r14 = r14, r16
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r15, r38
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_rdlock#
	;;
	.mmi
	ld4 r14 = [r36]
	mov r1 = r46
	mov r47 = r34
	.mmi
	ld4 r15 = [r35]
	;;
	cmp4.eq p6, p7 = r14, r15
	nop 0
	;;
	.mmi
	(p7) ld4 r14 = [r37]
	;;
	(p7) adds r14 = 1, r14
	nop 0
	;;
	.mib
	(p7) st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = r39, r33
	(p6) br.cond.dptk .L7
	;;
.L28:
	.mlx
	addl r33 = 1, r0
	movl r36 = @gprel(phase#)
	.mmi
	addl r38 = @gprel(serial#), gp
	addl r37 = @gprel(late#), gp
	sxt4 r35 = r32
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	shladd r35 = r35, 2, r0
	.mlx
	nop 0
	movl r34 = @gprel(barrier#)
	;;
	.mmi
	add r34 = r1, r34
	adds r43 = 4, r36
	add r35 = r36, r35
	.mmi
	adds r42 = 8, r36
	adds r41 = 12, r36
	adds r40 = 16, r36
	;;
	.mmi
	adds r39 = 20, r36
	nop 0
	nop 0
	.align 32
.L11:
	.mib
	st4 [r35] = r33
	mov r47 = r34
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r34
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r46
	cmp4.eq p6, p7 = 11, r33
	(p7) br.cond.dptk .L11
	;;
	.mlx
	nop 0
	movl r36 = @gprel(slots#)
	.mlx
	addl r35 = 50, r0
	movl r33 = @gprel(mutex#)
	;;
	.mmi
	nop 0
	addl r34 = @gprel(inside#), gp
	addl r37 = @gprel(most#), gp
	.mmi
	nop 0
	add r36 = r1, r36
	add r33 = r1, r33
	;;
	.align 32
.L15:
	.mib
	mov r47 = r36
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mib
	mov r1 = r46
	mov r47 = r33
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r46
	mov r47 = r33
	.mmi
	ld4 r15 = [r37]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	.mib
	st4 [r37] = r14
	adds r35 = -1, r35
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mib
	mov r1 = r46
	mov r47 = r33
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r46
	mov r47 = r33
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r46
	mov r47 = r36
	br.call.sptk.many b0 = sem_post#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L15
	.mmi
	mov r8 = r0
	adds r17 = 32, r12
	mov b0 = r44
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r45
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mib
	adds r35 = -1, r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r46
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mib
	mov r1 = r46
	mov r47 = r33
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4 r14 = [r34]
	mov r1 = r46
	mov r47 = r33
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r46
	mov r47 = r36
	br.call.sptk.many b0 = sem_post#
	;;
	.mib
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r35
	(p7) br.cond.dptk .L15
	.mmi
	mov r8 = r0
	adds r17 = 32, r12
	mov b0 = r44
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r45
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_wrlock#
	;;
	.mmi
	adds r15 = 16, r12
	ld4 r14 = [r35]
	mov r1 = r46
	;;
	.mmi
	st4.rel [r15] = r0
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld4.acq r15 = [r15]
	st4 [r35] = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 29, r15
	(p6) br.cond.dpnt .L3
	.align 32
.L4:
	.mmi
	adds r16 = 16, r12
	;;
	ld4.acq r14 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r16] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L4
.L3:
	.mmi
	ld4 r14 = [r36]
	adds r33 = 1, r33
	mov r47 = r34
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = pthread_rwlock_unlock#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = r39, r33
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L28
.L27:
	.mmi
	ld4 r14 = [r36]
	ld4 r15 = [r43]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r33, r14
	nop 0
	cmp4.ne p8, p9 = r33, r15
	.mmi
	ld4 r14 = [r37]
	ld4 r17 = [r42]
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	(p8) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	(p9) mov r16 = r0
	cmp4.ne p6, p7 = r33, r17
	.mmi
	ld4 r17 = [r41]
	;;
	add r14 = r14, r15
	(p6) addl r19 = 1, r0
	.mmi
	nop 0
	ld4 r15 = [r40]
	nop 0
	;;
	.mmi
	(p7) mov r19 = r0
	add r14 = r14, r16
	cmp4.ne p6, p7 = r33, r17
	.mmi
	cmp4.ne p8, p9 = r33, r15
	ld4 r16 = [r39]
	nop 0
	;;
	.mmi
	(p6) addl r18 = 1, r0
	add r14 = r14, r19
	(p8) addl r17 = 1, r0
	.mmi
	ld4 r15 = [r38]
	;;
	(p7) mov r18 = r0
	(p9) mov r17 = r0
	.mmi
	cmp4.ne p6, p7 = r33, r16
	adds r15 = 1, r15
	adds r33 = 1, r33
	;;
	.mmi
	nop 0
	add r14 = r14, r18
	(p6) addl r16 = 1, r0
	.mmi
	st4 [r38] = r15
	;;
	(p7) mov r16 = r0
	add r14 = r14, r17
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r46
	cmp4.ne p6, p7 = 11, r33
	(p6) br.cond.dptk .L11
	;;
	.mlx
	nop 0
	movl r36 = @gprel(slots#)
	.mlx
	addl r35 = 50, r0
	movl r33 = @gprel(mutex#)
	;;
	.mmi
	addl r34 = @gprel(inside#), gp
	nop 0
	addl r37 = @gprel(most#), gp
	.mmb
	add r36 = r1, r36
	add r33 = r1, r33
	br .L15
	.endp work#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC5:
	stringz	"%d %d %d %d %d %d\n"
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
	alloc r37 = ar.pfs, 0, 8, 7, 0
	.fframe 64
	adds r12 = -64, r12
	addl r35 = @ltoff(@fptr(work#)), gp
	.mlx
	mov r38 = r1
	movl r40 = @gprel(barrier#)
	;;
	.mmi
	add r40 = r1, r40
	addl r42 = 6, r0
	.save rp, r36
	mov r36 = b0
	.mmb
	mov r41 = r0
	ld8 r35 = [r35]
	br.call.sptk.many b0 = pthread_barrier_init#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 2, r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmi
	mov r41 = r0
	adds r34 = 16, r12
	mov r33 = r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(slots#)
	.mmi
	nop 0
	mov r32 = r34
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sem_init#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 5
	.align 32
.L30:
	.mmi
	mov r43 = r33
	mov r40 = r32
	mov r42 = r35
	.mmb
	mov r41 = r0
	adds r33 = 1, r33
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	adds r32 = 8, r32
	mov r1 = r38
	br.cloop.sptk.few .L30
	;;
	.mii
	nop 0
	mov ar.lc = 5
	nop 0
	.align 32
.L31:
	.mib
	ld8 r40 = [r34], 8
	mov r41 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L31
	;;
	.mlx
	adds r32 = 64, r12
	movl r40 = @gprel(slots#)
	;;
	.mib
	add r40 = r1, r40
	mov r41 = r32
	br.call.sptk.many b0 = sem_getvalue#
	;;
	.mmi
	mov r1 = r38
	ld4 r46 = [r32]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(most#), gp
	movl r40 = @gprel(.LC5)
	;;
	.mii
	ld4 r14 = [r14]
	add r40 = r1, r40
	;;
	cmp4.ge p6, p7 = 2, r14
	.mmi
	addl r14 = @gprel(late#), gp
	;;
	ld4 r44 = [r14]
	addl r14 = @gprel(serial#), gp
	.mmi
	(p6) addl r45 = 1, r0
	;;
	ld4 r43 = [r14]
	addl r14 = @gprel(inconsistent#), gp
	.mmi
	(p7) mov r45 = r0
	;;
	ld4 r42 = [r14]
	addl r14 = @gprel(shared#), gp
	;;
	.mib
	ld4 r41 = [r14]
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
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	mutex#, @object
	.size	mutex#, 40
mutex:
	.skip	40
	.sbss
	.align 4
	.type	most#, @object
	.size	most#, 4
most:
	.skip	4
	.align 4
	.type	inside#, @object
	.size	inside#, 4
inside:
	.skip	4
	.align 4
	.type	late#, @object
	.size	late#, 4
late:
	.skip	4
	.bss
	.align 4
	.type	phase#, @object
	.size	phase#, 24
phase:
	.skip	24
	.sbss
	.align 4
	.type	serial#, @object
	.size	serial#, 4
serial:
	.skip	4
	.align 4
	.type	inconsistent#, @object
	.size	inconsistent#, 4
inconsistent:
	.skip	4
	.align 4
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.bss
	.align 8
	.type	slots#, @object
	.size	slots#, 32
slots:
	.skip	32
	.align 8
	.type	barrier#, @object
	.size	barrier#, 32
barrier:
	.skip	32
	.align 8
	.type	lock#, @object
	.size	lock#, 56
lock:
	.skip	56
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
