// c7d94960c030ab8fdd82ec99d1cbc1cb guest-tests/hpux/shared.c
	.file	"shared.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc shared_mutex#
shared_mutex:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r32 = 0,r32
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r38 = r33
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_settype#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	addl r38 = 1, r0
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setpshared#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r36
	mov r37 = r32
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mib
	mov r37 = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_destroy#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp shared_mutex#
	.align 16
	.align 64
	.proc spinner#
spinner:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 1, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.mmi
	addp4 r32 = 0,r32
	addl r35 = @gprel(spun#), gp
	addl r34 = @gprel(spin#), gp
	;;
	.mii
	addl r14 = 299, r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	mov ar.lc = r14
	.align 32
.L4:
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = pthread_spin_lock#
	;;
	.mib
	ld4.acq r33 = [r35]
	mov r1 = r38
	br.call.sptk.many b0 = sched_yield#
	;;
	.mmi
	adds r33 = 1, r33
	mov r1 = r38
	mov r40 = r34
	;;
	.mib
	st4.rel [r35] = r33
	nop 0
	br.call.sptk.many b0 = pthread_spin_unlock#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L4
	.mii
	mov r8 = r32
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	.endp spinner#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"turn of %d\n"
	.align 8
.LC3:
	stringz	"%d %d\n"
	.align 8
.LC4:
	stringz	"%d"
	.align 8
.LC5:
	stringz	" %d"
	.align 8
.LC6:
	stringz	" %d %d\n"
	.align 8
.LC7:
	stringz	" %d\n"
	.align 8
.LC8:
	stringz	" %d %d"
	.align 8
.LC9:
	stringz	" %d %d %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 4
.LC1:
	data4	__iob#+16
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 6, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	addl r32 = @gprel(area#), gp
	;;
	.mmi
	mov r47 = r0
	addl r46 = -1, r0
	addl r45 = 17, r0
	.mmi
	addl r44 = 3, r0
	addl r43 = 280, r0
	mov r42 = r0
	;;
	.mib
	nop 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r40
	addp4 r42 = 0,r8
	mov r43 = r0
	;;
	.mmi
	nop 0
	addl r34 = @gprel(.LC1), gp
	nop 0
	.mmb
	st4 [r32] = r42
	nop 0
	br.call.sptk.many b0 = shared_mutex#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = pthread_condattr_init#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r40
	addl r43 = 1, r0
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = pthread_condattr_setpshared#
	;;
	.mmi
	adds r14 = 16, r12
	ld4 r42 = [r32]
	mov r1 = r40
	;;
	.mib
	mov r43 = r14
	adds r42 = 128, r42
	br.call.sptk.many b0 = pthread_cond_init#
	;;
	.mmi
	adds r14 = 16, r12
	ld4 r42 = [r32]
	mov r1 = r40
	;;
	.mib
	mov r43 = r14
	adds r42 = 192, r42
	br.call.sptk.many b0 = pthread_cond_init#
	;;
	.mmi
	ld4 r42 = [r32]
	addl r43 = 1, r0
	mov r1 = r40
	;;
	.mib
	adds r42 = 256, r42
	nop 0
	br.call.sptk.many b0 = pthread_spin_init#
	;;
	.mib
	ld4 r42 = [r34]
	mov r1 = r40
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r33 = r8
	.mmb
	mov r1 = r40
	nop 0
	(p6) br.cond.spnt .L9
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r40
	(p6) br.cond.spnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p7) addl r33 = 2, r0
	nop 0
	(p7) br.cond.spnt .L9
	;;
	.mib
	ld4 r42 = [r32]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mii
	ld4 r42 = [r32]
	mov r1 = r40
	;;
	addp4 r42 = 0,r42
	;;
	.mmi
	adds r14 = 268, r42
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dpnt .L16
	.align 32
.L17:
	.mib
	mov r43 = r42
	adds r42 = 192, r42
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mii
	ld4 r42 = [r32]
	mov r1 = r40
	;;
	addp4 r42 = 0,r42
	;;
	.mmi
	adds r14 = 268, r42
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
.L16:
	.mmi
	adds r14 = 272, r42
	addl r15 = 1, r0
	adds r42 = 128, r42
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = pthread_cond_broadcast#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r32]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	.align 32
.L18:
	.mib
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r40
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	;;
	.mlx
	ld4 r14 = [r32]
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	add r42 = r1, r42
	;;
	.mii
	adds r15 = 260, r14
	adds r14 = 264, r14
	;;
	nop 0
	.mmb
	ld4.acq r43 = [r15]
	ld4.acq r44 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r32 = [r32]
	addl r43 = 2, r0
	mov r1 = r40
	;;
	.mmi
	nop 0
	addp4 r32 = 64, r32
	nop 0
	;;
	.mib
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = shared_mutex#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r42 = r32
	nop 0
	mov r33 = r8
	.mmb
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pthread_mutex_trylock#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r8
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld4 r42 = [r34]
	mov r1 = r40
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 16, r12
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.spnt .L32
	;;
	.mmi
	mov r42 = r14
	addl r35 = @ltoff(@fptr(spinner#)), gp
	mov r14 = r12
	;;
	.mmi
	nop 0
	adds r34 = 28, r14
	nop 0
	.mmb
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mlx
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC4)
	;;
	.mii
	nop 0
	extr r43 = r43, 8, 24
	add r42 = r1, r42
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_destroy#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 16, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r42 = r32
	nop 0
	mov r1 = r40
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = pthread_mutex_destroy#
	;;
	.mmi
	mov r1 = r40
	cmp4.eq p6, p7 = 1, r33
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 1, r0
	nop 0
	mov r42 = r32
	.mmb
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = shared_mutex#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 45, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r42 = r32
	mov r1 = r40
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r0
	;;
	.mib
	addl r42 = @gprel(spin#), gp
	nop 0
	br.call.sptk.many b0 = pthread_spin_init#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mib
	addl r42 = @gprel(spin#), gp
	nop 0
	br.call.sptk.many b0 = pthread_spin_trylock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mib
	addl r42 = @gprel(spin#), gp
	nop 0
	br.call.sptk.many b0 = pthread_spin_trylock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 16, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mib
	addl r42 = @gprel(spin#), gp
	nop 0
	br.call.sptk.many b0 = pthread_spin_destroy#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 16, r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mib
	addl r42 = @gprel(spin#), gp
	nop 0
	br.call.sptk.many b0 = pthread_spin_unlock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	adds r14 = 16, r12
	mov r1 = r40
	;;
	mov r32 = r14
	;;
.L21:
	.mmi
	mov r42 = r32
	mov r45 = r0
	adds r32 = 4, r32
	.mmb
	mov r44 = r35
	mov r43 = r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r34, r32
	(p6) br.cond.dptk .L21
	.mmi
	adds r14 = 16, r12
	mov r43 = r0
	adds r32 = 24, r12
	.mmi
	adds r33 = 148, r12
	adds r34 = 152, r12
	adds r36 = 144, r12
	;;
	.mib
	ld4 r42 = [r14]
	adds r35 = 80, r12
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r14 = 20, r12
	mov r1 = r40
	mov r43 = r0
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	ld4 r42 = [r32]
	nop 0
	mov r1 = r40
	.mmb
	mov r43 = r0
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @gprel(spun#), gp
	addl r42 = @gprel(spin#), gp
	;;
	.mib
	ld4.acq r37 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_spin_destroy#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r8
	mov r43 = r37
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	st8 [r32] = r0, 8
	addl r15 = -1, r0
	.mmi
	adds r14 = 16, r12
	mov r1 = r40
	mov r42 = r34
	;;
	.mmi
	st8 [r32] = r0, 8
	st4 [r33] = r15
	nop 0
	;;
	.mmi
	st8 [r32] = r0, 8
	st4 [r36] = r15
	nop 0
	;;
	.mmi
	st8 [r32] = r0, 8
	st8 [r14] = r0
	nop 0
	;;
	.mmi
	st8 [r32] = r0, 8
	;;
	st8 [r32] = r0, 8
	nop 0
	;;
	.mib
	st8 [r32] = r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r34
	.mmb
	addl r43 = 512, r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setprotocol#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r34
	.mmb
	addl r43 = 5, r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setprioceiling#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r34
	nop 0
	.mmb
	mov r32 = r8
	addl r43 = 1000, r0
	br.call.sptk.many b0 = pthread_mutexattr_setprioceiling#
	;;
	.mmi
	mov r1 = r40
	cmp4.eq p6, p7 = 22, r8
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_getprioceiling#
	;;
	.mmi
	mov r1 = r40
	ld4 r43 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r34
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_getprioceiling#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	ld4 r32 = [r33]
	mov r42 = r35
	.mmb
	mov r44 = r36
	addl r43 = 7, r0
	br.call.sptk.many b0 = pthread_mutex_setprioceiling#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r8
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r33
	.mmb
	mov r42 = r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_getprioceiling#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r40
	mov r43 = r33
	.mmi
	ld4 r32 = [r36]
	ld4 r33 = [r33]
	nop 0
	;;
	.mib
	mov r42 = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_getprioceiling#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = 22, r8
	.mmi
	mov r44 = r33
	nop 0
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	(p7) mov r45 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 1
	.mmi
	addl r33 = 1, r0
	nop 0
	nop 0
	;;
.L9:
	.mib
	ld4 r42 = [r32]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4 r42 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mmi
	addp4 r42 = 0,r42
	;;
	adds r15 = 268, r42
	adds r42 = 192, r42
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mbb
	st4.rel [r15] = r14
	br.call.sptk.many b0 = pthread_cond_signal#
	nop 0
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L11:
	.mmi
	nop 0
	ld4 r42 = [r32]
	nop 0
	;;
	.mmi
	addp4 r42 = 0,r42
	;;
	adds r14 = 272, r42
	mov r43 = r42
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mib
	adds r42 = 128, r42
	nop 0
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L11
.L33:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mii
	addl r14 = 299, r0
	mov r1 = r40
	;;
	mov ar.lc = r14
.L13:
	.mib
	ld4 r42 = [r32]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mii
	ld4 r14 = [r32]
	mov r1 = r40
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	adds r35 = 260, r14
	nop 0
	;;
	.mib
	ld4.acq r36 = [r35]
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mmi
	nop 0
	adds r36 = 1, r36
	mov r1 = r40
	.mmi
	nop 0
	ld4 r42 = [r32]
	nop 0
	;;
	.mib
	st4.rel [r35] = r36
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	ld4 r42 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mib
	adds r42 = 256, r42
	nop 0
	br.call.sptk.many b0 = pthread_spin_lock#
	;;
	.mii
	ld4 r14 = [r32]
	mov r1 = r40
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	nop 0
	adds r35 = 264, r14
	nop 0
	;;
	.mib
	ld4.acq r36 = [r35]
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mmi
	ld4 r42 = [r32]
	adds r36 = 1, r36
	mov r1 = r40
	;;
	.mib
	st4.rel [r35] = r36
	adds r42 = 256, r42
	br.call.sptk.many b0 = pthread_spin_unlock#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L13
	.mbb
	ld4 r42 = [r32]
	br.call.sptk.many b0 = pthread_mutex_lock#
	nop 0
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L14:
	.mmi
	ld4 r42 = [r32]
	;;
	addp4 r42 = 0,r42
	nop 0
	;;
	.mmi
	adds r14 = 276, r42
	mov r43 = r42
	adds r42 = 192, r42
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L14
	;;
.L34:
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mmi
	nop 0
	mov r43 = r33
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	ld4 r42 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mmi
	addp4 r42 = 0,r42
	;;
	adds r15 = 276, r42
	adds r42 = 192, r42
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = pthread_cond_broadcast#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r32]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r40
	mov r42 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	.mib
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = pthread_mutex_trylock#
	;;
	.mmi
	cmp4.eq p6, p7 = 16, r8
	mov r42 = r32
	mov r1 = r40
	;;
	.mmi
	nop 0
	(p6) addl r32 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r32 = r0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mii
	cmp4.ne p6, p7 = 1, r8
	mov r1 = r40
	;;
	(p6) mov r42 = r0
	;;
	.mmi
	nop 0
	(p7) addl r42 = 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r42 = r42, r32
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	spun#, @object
	.size	spun#, 4
spun:
	.skip	4
	.align 4
	.type	spin#, @object
	.size	spin#, 4
spin:
	.skip	4
	.align 4
	.type	area#, @object
	.size	area#, 4
area:
	.skip	4
	.global _exit#
	.type	_exit#, @function
	.global pthread_cond_signal#
	.type	pthread_cond_signal#, @function
	.global pthread_mutex_setprioceiling#
	.type	pthread_mutex_setprioceiling#, @function
	.global pthread_mutex_getprioceiling#
	.type	pthread_mutex_getprioceiling#, @function
	.global pthread_mutexattr_getprioceiling#
	.type	pthread_mutexattr_getprioceiling#, @function
	.global pthread_mutexattr_setprioceiling#
	.type	pthread_mutexattr_setprioceiling#, @function
	.global pthread_mutexattr_setprotocol#
	.type	pthread_mutexattr_setprotocol#, @function
	.global pthread_join#
	.type	pthread_join#, @function
	.global pthread_create#
	.type	pthread_create#, @function
	.global pthread_spin_destroy#
	.type	pthread_spin_destroy#, @function
	.global pthread_spin_trylock#
	.type	pthread_spin_trylock#, @function
	.global pthread_mutex_destroy#
	.type	pthread_mutex_destroy#, @function
	.global pthread_mutex_trylock#
	.type	pthread_mutex_trylock#, @function
	.global wait#
	.type	wait#, @function
	.global pthread_mutex_unlock#
	.type	pthread_mutex_unlock#, @function
	.global pthread_cond_broadcast#
	.type	pthread_cond_broadcast#, @function
	.global pthread_cond_wait#
	.type	pthread_cond_wait#, @function
	.global pthread_mutex_lock#
	.type	pthread_mutex_lock#, @function
	.global fork#
	.type	fork#, @function
	.global fflush#
	.type	fflush#, @function
	.global pthread_spin_init#
	.type	pthread_spin_init#, @function
	.global pthread_cond_init#
	.type	pthread_cond_init#, @function
	.global pthread_condattr_setpshared#
	.type	pthread_condattr_setpshared#, @function
	.global pthread_condattr_init#
	.type	pthread_condattr_init#, @function
	.global mmap#
	.type	mmap#, @function
	.global pthread_spin_unlock#
	.type	pthread_spin_unlock#, @function
	.global sched_yield#
	.type	sched_yield#, @function
	.global pthread_spin_lock#
	.type	pthread_spin_lock#, @function
	.global pthread_mutexattr_destroy#
	.type	pthread_mutexattr_destroy#, @function
	.global pthread_mutex_init#
	.type	pthread_mutex_init#, @function
	.global printf#
	.type	printf#, @function
	.global pthread_mutexattr_setpshared#
	.type	pthread_mutexattr_setpshared#, @function
	.global pthread_mutexattr_settype#
	.type	pthread_mutexattr_settype#, @function
	.global pthread_mutexattr_init#
	.type	pthread_mutexattr_init#, @function
	.ident	"GCC: (GNU) 12.2.0"
