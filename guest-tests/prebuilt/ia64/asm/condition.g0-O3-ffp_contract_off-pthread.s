// 75ec674e16424c889456c1bd9702d430
	.file	"condition.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc wait_go#
wait_go:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 2, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	addl r33 = @gprel(started#), gp
	movl r39 = @gprel(lock#)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mib
	mov r34 = r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r38
	ld4 r14 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(go#)
	.mmb
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	;;
	.align 32
.L3:
	.mib
	mov r40 = r34
	mov r39 = r35
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
.L2:
	.mlx
	ld4 r14 = [r32]
	movl r39 = @gprel(lock#)
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	add r39 = r1, r39
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp wait_go#
	.align 16
	.align 64
	.proc consume#
consume:
	.prologue 12, 42
	.mlx
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 2, 0
	movl r32 = @gprel(lock#)
	.mlx
	addl r33 = @gprel(used#), gp
	movl r35 = @gprel(not_empty#)
	;;
	.mlx
	add r32 = r1, r32
	movl r41 = @gprel(buffer#)
	.mlx
	addl r34 = @gprel(taken#), gp
	movl r40 = @gprel(not_full#)
	;;
	.mmi
	mov r44 = r1
	add r35 = r1, r35
	addl r39 = @gprel(sum#), gp
	.mmi
	add r41 = r1, r41
	add r40 = r1, r40
	mov r45 = r32
	;;
	.mii
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	nop 0
	.mmb
	addl r36 = 1999, r0
	addl r38 = 2000, r0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mii
	ld4 r37 = [r33]
	mov r1 = r44
	;;
	cmp4.eq p6, p7 = 0, r37
	;;
	.mib
	(p7) ld4 r14 = [r34]
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.align 32
.L9:
	.mmi
	ld4 r14 = [r34]
	mov r46 = r32
	mov r45 = r35
	;;
	.mib
	cmp4.ge p6, p7 = r36, r14
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mmi
	ld4 r15 = [r33]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L9
	.mmi
	nop 0
	ld4 r14 = [r34]
	mov r37 = r15
	;;
.L10:
	.mmi
	adds r37 = -1, r37
	adds r15 = 1, r14
	nop 0
	.mmb
	cmp4.ne p6, p7 = r38, r14
	mov r45 = r40
	(p7) br.cond.dpnt .L19
	;;
	.mib
	nop 0
	sxt4 r14 = r37
	nop 0
	.mmi
	ld8 r16 = [r39]
	st4 [r34] = r15
	cmp4.ne p6, p7 = r38, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st4 [r33] = r37
	nop 0
	;;
	.mmi
	add r14 = r41, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r14, r16
	;;
	.mbb
	st8 [r39] = r14
	(p7) br.cond.dpnt .L22
	br.call.sptk.many b0 = pthread_cond_signal#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r45 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L23:
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4 r37 = [r33]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p6) br.cond.dptk .L9
	;;
	.mmi
	(p7) ld4 r14 = [r34]
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L10
.L22:
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = pthread_cond_broadcast#
	;;
	.mib
	mov r1 = r44
	mov r45 = r40
	br.call.sptk.many b0 = pthread_cond_signal#
	;;
	.mib
	mov r1 = r44
	mov r45 = r32
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L23
	;;
.L19:
	.mlx
	nop 0
	movl r45 = @gprel(lock#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mib
	nop 0
	mov ar.pfs = r43
	br.ret.sptk.many b0
	.endp consume#
	.align 16
	.align 64
	.proc produce#
produce:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 2, 0
	nop 0
	dep.z r36 = r32, 5, 27
	.mlx
	mov r42 = r1
	movl r39 = @gprel(buffer#)
	;;
	.mmi
	sub r36 = r36, r32
	addl r34 = @gprel(used#), gp
	.save rp, r40
	mov r40 = b0
	.body
	.mlx
	add r39 = r1, r39
	movl r33 = @gprel(lock#)
	;;
	.mlx
	shladd r36 = r36, 2, r0
	movl r35 = @gprel(not_full#)
	.mlx
	add r33 = r1, r33
	movl r38 = @gprel(not_empty#)
	;;
	.mmi
	add r36 = r36, r32
	add r35 = r1, r35
	add r38 = r1, r38
	;;
	.mii
	shladd r36 = r36, 3, r0
	nop 0
	;;
	adds r37 = 500, r36
	.align 32
.L27:
	.mib
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dpnt .L25
	.align 32
.L26:
	.mib
	mov r44 = r33
	mov r43 = r35
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mmi
	ld4 r14 = [r34]
	nop 0
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r14
	(p6) br.cond.dptk .L26
.L25:
	.mii
	nop 0
	sxt4 r15 = r14
	nop 0
	.mii
	adds r14 = 1, r14
	mov r43 = r38
	;;
	shladd r15 = r15, 2, r0
	.mmi
	st4 [r34] = r14
	;;
	add r15 = r39, r15
	nop 0
	;;
	.mib
	st4 [r15] = r36
	adds r36 = 1, r36
	br.call.sptk.many b0 = pthread_cond_signal#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = r36, r37
	(p6) br.cond.dptk .L27
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	.endp produce#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"%d %ld\n"
	.align 8
.LC3:
	stringz	"%d\n"
	.align 8
.LC4:
	stringz	"pthread_cond_timedwait(&go, &lock, &when) == ETIMEDOUT"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"(after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000 >= 29"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 4, 0
	.fframe 128
	adds r12 = -128, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.mmi
	addl r36 = @ltoff(@fptr(produce#)), gp
	addl r35 = @ltoff(@fptr(consume#)), gp
	mov r39 = r1
	;;
	.mii
	adds r34 = 16, r12
	.save rp, r37
	mov r37 = b0
	.body
	mov r32 = r0
	.mmb
	ld8 r36 = [r36]
	ld8 r35 = [r35]
	nop 0
	;;
	.mmi
	mov r33 = r34
	nop 0
	nop 0
	;;
	.align 32
.L37:
	.mmi
	cmp.ge p6, p7 = 3, r32
	mov r44 = r32
	mov r41 = r33
	.mmb
	mov r43 = r35
	mov r42 = r0
	(p6) br.cond.dpnt .L34
	;;
	.mib
	adds r32 = 1, r32
	adds r33 = 8, r33
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 9, r32
	(p6) br.cond.dptk .L37
	.mmi
	nop 0
	mov r32 = r34
	mov ar.lc = 8
	;;
	.align 32
.L38:
	.mib
	ld8 r41 = [r32], 8
	mov r42 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L38
	;;
	.mlx
	addl r14 = @gprel(sum#), gp
	movl r41 = @gprel(.LC2)
	.mmi
	addl r35 = @ltoff(@fptr(wait_go#)), gp
	adds r33 = 48, r34
	mov r32 = r34
	;;
	.mmi
	ld8 r43 = [r14]
	nop 0
	addl r14 = @gprel(taken#), gp
	.mmi
	add r41 = r1, r41
	ld8 r35 = [r35]
	nop 0
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 136, r12
	mov r1 = r39
	mov ar.lc = 5
	.mmi
	nop 0
	;;
	st4 [r14] = r0
	nop 0
	.align 32
.L39:
	.mmi
	mov r41 = r32
	adds r44 = 136, r12
	mov r43 = r35
	.mmb
	mov r42 = r0
	adds r32 = 8, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L39
	;;
	.mlx
	nop 0
	movl r41 = @gprel(lock#)
	.mmi
	nop 0
	sub r33 = r33, r34
	nop 0
	;;
	.mib
	add r41 = r1, r41
	adds r33 = -8, r33
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r39
	addl r15 = 1, r0
	shr.u r33 = r33, 3
	;;
	.mlx
	addl r14 = @gprel(started#), gp
	movl r41 = @gprel(go#)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = pthread_cond_broadcast#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(lock#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = r33
	.align 32
.L40:
	.mib
	ld8 r41 = [r34], 8
	mov r42 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L40
	;;
	.mlx
	adds r14 = 136, r12
	movl r41 = @gprel(.LC3)
	.mmi
	adds r32 = 120, r12
	adds r35 = 128, r12
	adds r33 = 104, r12
	;;
	.mmi
	ld4 r42 = [r14]
	nop 0
	add r41 = r1, r41
	.mmb
	adds r34 = 88, r12
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r32
	nop 0
	mov r1 = r39
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mlx
	ld8 r16 = [r32]
	movl r17 = 30000000
	.mlx
	mov r1 = r39
	movl r15 = -970000000
	;;
	.mmi
	ld8 r14 = [r35]
	nop 0
	adds r18 = 1, r16
	.mlx
	st8 [r33] = r16
	movl r16 = 999999999
	;;
	.mmi
	add r15 = r14, r15
	nop 0
	add r14 = r14, r17
	.mlx
	adds r17 = 112, r12
	movl r41 = @gprel(lock#)
	;;
	.mmi
	cmp.lt p6, p7 = r16, r14
	nop 0
	add r41 = r1, r41
	;;
	.mmi
	(p7) st8 [r17] = r14
	(p6) st8 [r17] = r15
	nop 0
	;;
	.mib
	(p6) st8 [r33] = r18
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r42 = @gprel(lock#)
	.mlx
	nop 0
	movl r41 = @gprel(go#)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = pthread_cond_timedwait#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 110, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r34
	nop 0
	mov r1 = r39
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 96, r12
	ld8 r15 = [r35]
	mov r1 = r39
	.mmi
	nop 0
	ld8 r17 = [r34]
	nop 0
	;;
	.mlx
	ld8 r16 = [r14]
	movl r43 = @gprel(.LC6)
	.mlx
	ld8 r14 = [r32]
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	sub r16 = r16, r15
	movl r15 = 4835703278458516699
	.mmi
	sub r17 = r17, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r16
	shl r14 = r17, 5
	.mii
	nop 0
	shr r16 = r16, 63
	;;
	sub r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
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
	shr r15 = r15, 18
	;;
	.mmi
	sub r15 = r15, r16
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = 28, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mmi
	mov r41 = r33
	mov r43 = r36
	mov r42 = r0
	.mmb
	adds r32 = 1, r32
	adds r33 = 8, r33
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L37
	.endp main#
	.sbss
	.align 8
	.type	sum#, @object
	.size	sum#, 8
sum:
	.skip	8
	.align 4
	.type	started#, @object
	.size	started#, 4
started:
	.skip	4
	.align 4
	.type	taken#, @object
	.size	taken#, 4
taken:
	.skip	4
	.align 4
	.type	used#, @object
	.size	used#, 4
used:
	.skip	4
	.bss
	.align 4
	.type	buffer#, @object
	.size	buffer#, 32
buffer:
	.skip	32
	.align 8
	.type	go#, @object
	.size	go#, 48
go:
	.skip	48
	.align 8
	.type	not_empty#, @object
	.size	not_empty#, 48
not_empty:
	.skip	48
	.align 8
	.type	not_full#, @object
	.size	not_full#, 48
not_full:
	.skip	48
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
