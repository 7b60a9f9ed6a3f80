// d1d47849293389044fe32b55d1e58806 guest-tests/thread/mutex.c
	.file	"mutex.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc try#
try:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r33 = r32
	;;
	.mib
	adds r38 = 16, r12
	mov r37 = r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mlx
	adds r16 = 24, r12
	movl r17 = 5000000
	.mlx
	mov r1 = r36
	movl r15 = -995000000
	;;
	.mlx
	ld8 r14 = [r16]
	movl r37 = @gprel(lock#)
	;;
	.mmi
	add r15 = r14, r15
	nop 0
	add r14 = r14, r17
	.mlx
	add r37 = r1, r37
	movl r17 = 999999999
	;;
	.mmi
	cmp.lt p6, p7 = r17, r14
	;;
	(p6) st8 [r16] = r15
	(p6) adds r15 = 16, r12
	.mmi
	(p7) st8 [r16] = r14
	;;
	(p6) ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	(p6) adds r14 = 1, r14
	nop 0
	;;
	.mib
	(p6) st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_trylock#
	;;
	.mmi
	nop 0
	mov r1 = r36
	adds r38 = 16, r12
	.mmi
	nop 0
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
	br.call.sptk.many b0 = pthread_mutex_timedlock#
	;;
	.mmi
	mov r1 = r36
	st4 [r33] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(recursive#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pthread_mutex_trylock#
	;;
	.mmi
	mov r1 = r36
	adds r14 = 8, r32
	adds r32 = 12, r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(checked#)
	.mmi
	nop 0
	st4 [r14] = r8
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r36
	mov r8 = r0
	;;
	.mii
	st4 [r32] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp try#
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 1, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	.body
	movl r34 = @gprel(lock#)
	;;
	.mmi
	addl r32 = 1000, r0
	nop 0
	addl r36 = @gprel(counter#), gp
	.mmi
	addl r35 = @gprel(spun#), gp
	add r34 = r1, r34
	addl r33 = @gprel(spin#), gp
	;;
	.align 32
.L8:
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	mov r1 = r39
	.mmi
	ld8 r15 = [r36]
	;;
	st4.rel [r14] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r14
	(p6) br.cond.dpnt .L6
	.align 32
.L7:
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
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L7
.L6:
	.mmi
	adds r15 = 1, r15
	mov r40 = r34
	adds r32 = -1, r32
	;;
	.mib
	st8 [r36] = r15
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = pthread_spin_lock#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r1 = r39
	mov r40 = r33
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = pthread_spin_unlock#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L8
	.mii
	mov r8 = r0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp work#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"%ld %ld\n"
	.align 8
.LC3:
	stringz	"pthread_mutex_lock(&recursive) == 0 && pthread_mutex_lock(&recursive) == 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"pthread_mutex_lock(&checked) == 0 && pthread_mutex_lock(&checked) == EDEADLK"
	.align 8
.LC6:
	stringz	"r[0] == EBUSY"
	.align 8
.LC7:
	stringz	"r[1] == ETIMEDOUT"
	.align 8
.LC8:
	stringz	"r[2] == EBUSY"
	.align 8
.LC9:
	stringz	"r[3] == EPERM"
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
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mmi
	mov r37 = r1
	addl r39 = @gprel(spin#), gp
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	mov r40 = r0
	adds r32 = 16, r12
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_spin_init#
	;;
	.mmi
	mov r1 = r37
	mov r33 = r32
	mov ar.lc = 19
	;;
	.mmi
	nop 0
	addl r34 = @ltoff(@fptr(work#)), gp
	nop 0
	;;
	.mmi
	ld8 r34 = [r34]
	nop 0
	nop 0
	;;
	.align 32
.L14:
	.mmi
	mov r39 = r32
	mov r42 = r0
	mov r41 = r34
	.mmb
	mov r40 = r0
	adds r32 = 8, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L14
	.mmi
	adds r14 = 176, r12
	;;
	sub r14 = r14, r33
	nop 0
	;;
	.mii
	adds r14 = -8, r14
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L15:
	.mib
	ld8 r39 = [r33], 8
	mov r40 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L15
	;;
	.mlx
	addl r14 = @gprel(spun#), gp
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	ld8 r41 = [r14]
	addl r14 = @gprel(counter#), gp
	add r39 = r1, r39
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	adds r39 = 192, r12
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 192, r12
	.mmb
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_settype#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 192, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(recursive#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 192, r12
	.mmb
	addl r40 = 2, r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_settype#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = 192, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(checked#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(lock#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(recursive#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L35
	;;
.L16:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mmi
	add r40 = r1, r40
	nop 0
	add r41 = r1, r41
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(checked#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L36
	;;
.L18:
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mlx
	adds r32 = 176, r12
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r32
	.mii
	adds r39 = 16, r12
	mov r40 = r0
	;;
	addl r41 = @ltoff(@fptr(try#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	mov r40 = r0
	mov r1 = r37
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = 16, r14
	movl r41 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	.mmi
	add r41 = r1, r41
	nop 0
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 180, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	ld4 r14 = [r14]
	movl r41 = @gprel(.LC7)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	cmp4.ne p6, p7 = 110, r14
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 184, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	ld4 r14 = [r14]
	movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	cmp4.ne p6, p7 = 16, r14
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 188, r12
	nop 0
	mov r1 = r37
	;;
	.mlx
	ld4 r14 = [r14]
	movl r41 = @gprel(.LC9)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	add r41 = r1, r41
	add r39 = r1, r39
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r40 = r1, r40
	nop 0
	;;
	.mib
	(p6) add r40 = r1, r40
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
	;;
	mov ar.lc = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
.L36:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(checked#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 35, r8
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC0)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L19
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br .L19
.L35:
	.mlx
	nop 0
	movl r39 = @gprel(recursive#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r41 = r1, r41
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(checked#)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L36
	.endp main#
	.sbss
	.align 8
	.type	spun#, @object
	.size	spun#, 8
spun:
	.skip	8
	.align 8
	.type	counter#, @object
	.size	counter#, 8
counter:
	.skip	8
	.align 4
	.type	spin#, @object
	.size	spin#, 4
spin:
	.skip	4
	.bss
	.align 8
	.type	checked#, @object
	.size	checked#, 40
checked:
	.skip	40
	.align 8
	.type	recursive#, @object
	.size	recursive#, 40
recursive:
	.skip	40
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
