// 45f0d809c2c8bd061afd2ebbc04922e8 guest-tests/hpux/threads.c
	.file	"threads.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc begin_once#
begin_once:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(begun#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp begin_once#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"main's result %s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc last#
last:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(main_id#), gp
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	adds r37 = 16, r12
	nop 0
	.mmb
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
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
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp last#
	.align 16
	.align 64
	.proc count_up#
count_up:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 1, 0
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.mlx
	mov r39 = r1
	movl r35 = @gprel(counter_mutex#)
	;;
	.mib
	nop 0
	.save rp, r37
	mov r37 = b0
	.body
	nop 0
	.mmi
	addl r36 = @gprel(counter#), gp
	addl r34 = 2000, r0
	addl r33 = @gprel(spins#), gp
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	nop 0
	;;
	.align 32
.L7:
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmb
	nop 0
	mov r1 = r39
	nop 0
	.mmi
	ld4.acq r15 = [r36]
	mov r14 = r0
	mov ar.lc = 19
	;;
	.align 32
.L6:
	.mib
	st4.rel [r33] = r14
	adds r14 = 1, r14
	br.cloop.sptk.few .L6
	.mmi
	adds r15 = 1, r15
	adds r34 = -1, r34
	mov r41 = r35
	;;
	.mib
	st4.rel [r36] = r15
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L7
	.mii
	adds r8 = 2000, r32
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp count_up#
	.align 16
	.align 64
	.proc produce#
produce:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 2, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mlx
	mov r42 = r1
	movl r39 = @gprel(queue#)
	;;
	.mlx
	addl r34 = @gprel(filled#), gp
	movl r14 = 6148914691236517206
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	movl r33 = @gprel(queue_mutex#)
	;;
	.mlx
	setf.sig f2 = r14
	movl r36 = @gprel(not_full#)
	.mlx
	addl r37 = 1, r0
	movl r38 = @gprel(not_empty#)
	;;
	.mib
	nop 0
	.save rp, r40
	mov r40 = b0
	.body
	nop 0
	.mmi
	addl r35 = @gprel(taken#), gp
	add r39 = r1, r39
	add r33 = r1, r33
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	add r38 = r1, r38
	.align 32
.L15:
	.mib
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	ld4 r15 = [r34]
	mov r1 = r42
	.mmi
	ld4 r14 = [r35]
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dpnt .L13
	.align 32
.L14:
	.mib
	mov r44 = r33
	mov r43 = r36
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mmi
	nop 0
	ld4 r15 = [r34]
	mov r1 = r42
	.mmi
	ld4 r14 = [r35]
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L14
.L13:
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	.mmi
	mov r43 = r38
	;;
	setf.sig f6 = r14
	shr r17 = r14, 63
	.mmi
	nop 0
	st4 [r34] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	sub r15 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
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
	add r14 = r39, r14
	nop 0
	;;
	.mib
	st4 [r14] = r37
	adds r37 = 1, r37
	br.call.sptk.many b0 = pthread_cond_signal#
	;;
	.mib
	mov r1 = r42
	mov r43 = r33
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 41, r37
	(p6) br.cond.dptk .L15
	.mmi
	mov r8 = r32
	adds r17 = 16, r12
	mov b0 = r40
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp produce#
	.align 16
	.align 64
	.proc own_data#
own_data:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 3, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	nop 0
	addl r34 = @gprel(key#), gp
	.body
	;;
	.mib
	addl r39 = 16, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r33 = r8
	.mmb
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = pthread_getspecific#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	;;
	.mlx
	addl r40 = @ltoff(@fptr(begin_once#)), gp
	movl r39 = @gprel(once#)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_once#
	;;
	.mmi
	addl r41 = 10, r0
	mov r1 = r38
	nop 0
	.mmb
	addl r40 = 120, r0
	mov r39 = r33
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 10, r33
	nop 0
	mov r40 = r33
	.mmi
	ld4 r39 = [r34]
	nop 0
	mov r1 = r38
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = pthread_setspecific#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r38
	nop 0
	andcm r39 = -1, r32
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 9, r14
	(p6) br.cond.dpnt .L22
.L24:
	.mib
	nop 0
	mov r39 = r0
	br.call.sptk.many b0 = pthread_exit#
	;;
.L22:
	.mib
	ld4 r39 = [r34]
	nop 0
	br.call.sptk.many b0 = pthread_getspecific#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = r8, r33
	(p6) br.cond.dptk .L24
	;;
	.mmi
	cmp.eq p6, p7 = 0, r35
	;;
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	br.call.sptk.many b0 = pthread_exit#
	;;
	break.f 0
	;;
	.endp own_data#
	.align 16
	.align 64
	.proc destroy#
destroy:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	nop 0
	movl r33 = @gprel(counter_mutex#)
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	nop 0
	;;
	.mib
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	mov r1 = r36
	mov r37 = r33
	;;
	addl r15 = @gprel(destroyed#), gp
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp destroy#
	.align 16
	.align 64
	.proc detached#
detached:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	nop 0
	movl r33 = @gprel(counter_mutex#)
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	nop 0
	;;
	.mib
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	addl r15 = @gprel(detached_done#), gp
	movl r37 = @gprel(not_full#)
	;;
	.mii
	ld4.acq r14 = [r15]
	add r37 = r1, r37
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = pthread_cond_broadcast#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = pthread_mutex_unlock#
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
	.endp detached#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"a line of %d bytes\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc print#
print:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r33 = @gprel(.LC1)
	;;
	.mmi
	addl r14 = 199, r0
	add r33 = r1, r33
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	.mmi
	nop 0
	;;
	nop 0
	mov ar.lc = r14
	.align 32
.L32:
	.mmi
	addl r40 = 19, r0
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = fprintf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L32
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov ar.lc = r37
	br.ret.sptk.many b0
	.endp print#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"no thread\n"
	.align 8
.LC3:
	stringz	"counter %d, results %ld\n"
	.align 8
.LC4:
	stringz	"queue %d, in order %d\n"
	.align 8
.LC5:
	stringz	"timed wait ends by itself %d\n"
	.align 8
.LC6:
	stringz	"main"
	.align 8
.LC7:
	stringz	"own %d, once %d, destroyed %d, main's %s, errno %d\n"
	.align 8
.LC8:
	stringz	"recursive %d %d, checked %d %d %d\n"
	.align 8
.LC9:
	stringz	"join of itself %d\n"
	.align 8
.LC10:
	stringz	"detached %d, stack %d\n"
	.align 8
.LC11:
	stringz	"w+"
	.align 8
.LC12:
	stringz	"threads.tmp"
	.align 8
.LC13:
	stringz	"a line of 19 bytes\n"
	.align 8
.LC14:
	stringz	"whole lines %d\n"
	.align 8
.LC15:
	stringz	"seven"
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
	.fframe 192
	adds r12 = -192, r12
	mov r17 = ar.lc
	addl r35 = @ltoff(@fptr(count_up#)), gp
	;;
	.mlx
	adds r34 = 16, r12
	movl r36 = @gprel(.LC2)
	.mmi
	mov r45 = r1
	ld8 r35 = [r35]
	mov r32 = r0
	;;
	.mmi
	mov r33 = r34
	add r36 = r1, r36
	.save rp, r43
	mov r43 = b0
	;;
	.mii
	nop 0
	mov ar.lc = 3
	;;
	nop 0
	.mmi
	.savesp ar.lc, 184
	st8 [r16] = r17, 8
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
.L38:
	.mmi
	mov r49 = r32
	mov r46 = r33
	nop 0
	.mmb
	mov r48 = r35
	mov r47 = r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L75
	;;
	.mib
	adds r32 = 1, r32
	adds r33 = 4, r33
	br.cloop.sptk.few .L38
	;;
.L77:
	.mmi
	mov r32 = r0
	adds r38 = 80, r12
	mov ar.lc = 3
	;;
.L40:
	.mib
	ld4 r46 = [r34], 4
	mov r47 = r38
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	;;
	.mmi
	(p7) ld8 r14 = [r38]
	;;
	(p6) addl r14 = -1, r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br.cloop.sptk.few .L40
	;;
	.mlx
	addl r14 = @gprel(counter#), gp
	movl r46 = @gprel(.LC3)
	.mmi
	mov r48 = r32
	addl r33 = @gprel(taken#), gp
	addl r34 = @gprel(filled#), gp
	;;
	.mmi
	ld4.acq r47 = [r14]
	add r46 = r1, r46
	addl r40 = 1, r0
	.mmb
	mov r37 = r0
	mov r39 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(queue_mutex#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(not_full#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_cond_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mii
	mov r47 = r0
	adds r46 = 16, r12
	;;
	addl r48 = @ltoff(@fptr(produce#)), gp
	;;
	.mib
	ld8 r48 = [r48]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mlx
	mov r1 = r45
	movl r14 = 6148914691236517206
	;;
	.mlx
	nop 0
	movl r32 = @gprel(queue_mutex#)
	.mlx
	setf.sig f2 = r14
	movl r42 = @gprel(queue#)
	;;
	.mlx
	add r32 = r1, r32
	movl r35 = @gprel(not_empty#)
	.mlx
	add r42 = r1, r42
	movl r41 = @gprel(not_full#)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	add r41 = r1, r41
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	mov r1 = r45
	.mmi
	nop 0
	ld4 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dpnt .L41
	.align 32
.L42:
	.mib
	mov r47 = r32
	mov r46 = r35
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	mov r1 = r45
	.mmi
	nop 0
	ld4 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L42
.L41:
	.mib
	nop 0
	sxt4 r15 = r14
	nop 0
	.mmi
	adds r14 = 1, r14
	mov r46 = r41
	adds r37 = 1, r37
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	shr r17 = r15, 63
	.mmi
	nop 0
	st4 [r33] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f2
	;;
	.mmi
	getf.sig r16 = f6
	;;
	sub r14 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r14, 1, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r42, r14
	nop 0
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_cond_signal#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r32
	.mmb
	add r39 = r39, r36
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	cmp4.eq p8, p9 = r36, r37
	nop 0
	cmp4.ge p6, p7 = 39, r36
	.mii
	mov r1 = r45
	mov r46 = r32
	;;
	(p8) addl r37 = 1, r0
	;;
	.mmi
	nop 0
	(p9) mov r37 = r0
	nop 0
	;;
	.mbb
	and r37 = r40, r37
	(p7) br.cond.dpnt .L76
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r40 = r37
	mov r1 = r45
	.mmi
	mov r37 = r36
	ld4 r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L41
.L75:
	.mmi
	mov r46 = r36
	nop 0
	adds r32 = 1, r32
	.mmb
	adds r33 = 4, r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L38
	.mib
	nop 0
	nop 0
	br .L77
.L76:
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r47 = r0
	.mmi
	adds r34 = 16, r12
	nop 0
	mov r32 = r0
	;;
	.mib
	ld4 r46 = [r14]
	mov r33 = r34
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r37
	mov r47 = r39
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	nop 0
	mov r1 = r45
	.mmb
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = gettimeofday#
	;;
	.mmi
	adds r14 = 88, r12
	ld8 r16 = [r38]
	adds r17 = 24, r12
	.mlx
	mov r1 = r45
	movl r18 = 999999999
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 16, r12
	.mlx
	nop 0
	movl r46 = @gprel(queue_mutex#)
	;;
	.mii
	st8 [r14] = r16
	shl r14 = r15, 5
	add r46 = r1, r46
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r15
	movl r15 = 5000000
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mmi
	cmp.ge p6, p7 = r18, r15
	st8 [r17] = r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = -995000000
	.mmi
	(p7) adds r16 = 1, r16
	;;
	(p7) add r14 = r14, r15
	(p7) adds r15 = 16, r12
	;;
	.mmi
	nop 0
	(p7) st8 [r15] = r16
	nop 0
	.mmb
	(p7) st8 [r17] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r34
	;;
	.mlx
	nop 0
	movl r47 = @gprel(queue_mutex#)
	.mlx
	addl r36 = @gprel(key#), gp
	movl r46 = @gprel(not_empty#)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = pthread_cond_timedwait#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(queue_mutex#)
	.mmi
	addl r35 = @ltoff(@fptr(own_data#)), gp
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld8 r35 = [r35]
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r37
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	mov r46 = r36
	;;
	addl r47 = @ltoff(@fptr(destroy#)), gp
	;;
	.mib
	ld8 r47 = [r47]
	nop 0
	br.call.sptk.many b0 = pthread_key_create#
	;;
	.mmi
	mov r1 = r45
	ld4 r46 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = pthread_setspecific#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 77, r0
	mov r1 = r45
	mov ar.lc = 3
	.mmi
	nop 0
	;;
	st4 [r8] = r14
	nop 0
.L45:
	.mmi
	mov r49 = r32
	mov r46 = r33
	mov r48 = r35
	.mmb
	mov r47 = r0
	adds r32 = 1, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	adds r33 = 4, r33
	mov r1 = r45
	br.cloop.sptk.few .L45
	;;
	.mmi
	nop 0
	mov r32 = r0
	mov ar.lc = 3
.L46:
	.mib
	ld4 r46 = [r34], 4
	mov r47 = r38
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br.cloop.sptk.few .L46
	.mmi
	addl r14 = @gprel(begun#), gp
	ld4 r46 = [r36]
	adds r35 = 144, r12
	;;
	.mmi
	ld4 r34 = [r14]
	nop 0
	addl r14 = @gprel(destroyed#), gp
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_getspecific#
	;;
	.mib
	mov r1 = r45
	mov r33 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r37
	mov r50 = r33
	.mmi
	mov r48 = r34
	ld4 r51 = [r8]
	mov r47 = r32
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
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = pthread_key_delete#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 160, r12
	.mmb
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 2, r0
	.mmb
	adds r46 = 160, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_settype#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r47 = 160, r12
	.mmb
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 1, r0
	.mmb
	adds r46 = 160, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_settype#
	;;
	.mmi
	adds r47 = 160, r12
	nop 0
	mov r1 = r45
	.mmb
	adds r46 = 16, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mib
	mov r1 = r45
	mov r46 = r38
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	.mmb
	mov r46 = r38
	nop 0
	(p7) br.cond.dpnt .L78
	;;
	.mib
	(p6) addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L79
	;;
	.mmi
	(p6) addl r39 = 1, r0
	nop 0
	nop 0
.L48:
	.mib
	adds r46 = 16, r12
	addl r32 = 3, r0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r45
	adds r46 = 16, r12
	mov r34 = r8
	;;
	.mmi
	nop 0
	addl r33 = @ltoff(@fptr(detached#)), gp
	nop 0
	;;
	.mib
	ld8 r33 = [r33]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 16, r12
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = pthread_mutex_trylock#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = 45, r36
	nop 0
	.mmi
	mov r49 = r34
	mov r48 = r39
	mov r47 = r37
	;;
	.mlx
	(p6) addl r50 = 1, r0
	movl r46 = @gprel(.LC8)
	;;
	.mmi
	(p7) mov r50 = r0
	cmp4.eq p6, p7 = 16, r8
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	(p6) addl r51 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	mov r47 = r0
	nop 0
	mov r1 = r45
	.mmb
	mov r46 = r8
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = 45, r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	adds r46 = 156, r12
	br.call.sptk.many b0 = pthread_attr_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 222, r0
	.mmb
	adds r46 = 156, r12
	nop 0
	br.call.sptk.many b0 = pthread_attr_setdetachstate#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 131072, r0
	.mmb
	adds r46 = 156, r12
	nop 0
	br.call.sptk.many b0 = pthread_attr_setstacksize#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r35
	.mmb
	adds r46 = 156, r12
	nop 0
	br.call.sptk.many b0 = pthread_attr_getstacksize#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(counter_mutex#)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L49:
	.mmi
	adds r32 = -1, r32
	mov r49 = r0
	mov r48 = r33
	.mmb
	adds r47 = 156, r12
	adds r46 = 152, r12
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L49
	;;
	.mlx
	addl r32 = @gprel(detached_done#), gp
	movl r34 = @gprel(counter_mutex#)
	.mlx
	nop 0
	movl r33 = @gprel(not_full#)
	;;
	.mmi
	ld4.acq r14 = [r32]
	add r34 = r1, r34
	add r33 = r1, r33
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p7) br.cond.dpnt .L52
	.align 32
.L50:
	.mib
	mov r47 = r34
	mov r46 = r33
	br.call.sptk.many b0 = pthread_cond_wait#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L50
.L52:
	.mlx
	nop 0
	movl r46 = @gprel(counter_mutex#)
	.mmi
	nop 0
	mov r34 = r38
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r45
	ld4.acq r47 = [r32]
	mov r32 = r38
	.mmi
	nop 0
	ld8 r48 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mib
	add r46 = r1, r46
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
	movl r47 = @gprel(.LC11)
	.mlx
	addl r35 = @ltoff(@fptr(print#)), gp
	movl r46 = @gprel(.LC12)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	.mmb
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r1 = r45
	mov r33 = r8
	mov ar.lc = 3
	;;
.L51:
	.mmi
	mov r46 = r32
	mov r49 = r33
	mov r48 = r35
	.mmb
	mov r47 = r0
	adds r32 = 4, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L51
	.mmi
	adds r14 = 96, r12
	;;
	sub r14 = r14, r38
	nop 0
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
.L53:
	.mib
	ld4 r46 = [r34], 4
	mov r47 = r0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L53
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC13)
	.mmi
	mov r46 = r33
	nop 0
	mov r32 = r0
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = rewind#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r33
	nop 0
	.mmb
	addl r47 = 64, r0
	adds r46 = 16, r12
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L80
	.align 32
.L55:
	.mib
	mov r47 = r34
	adds r46 = 16, r12
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	mov r48 = r33
	.mii
	addl r47 = 64, r0
	adds r46 = 16, r12
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L55
.L80:
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r32
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
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	mov r1 = r45
	adds r46 = 16, r12
	mov r49 = r0
	.mmi
	mov r47 = r0
	;;
	addl r14 = @gprel(main_id#), gp
	addl r48 = @ltoff(@fptr(last#)), gp
	;;
	.mmi
	nop 0
	st4 [r14] = r8
	nop 0
	.mmb
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
	movl r46 = @gprel(.LC15)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = pthread_exit#
	;;
.L79:
	.mib
	mov r46 = r38
	addl r32 = 3, r0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	adds r46 = 16, r12
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r45
	adds r46 = 16, r12
	mov r34 = r8
	;;
	.mmi
	nop 0
	addl r33 = @ltoff(@fptr(detached#)), gp
	nop 0
	;;
	.mib
	ld8 r33 = [r33]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 16, r12
	.mmb
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = pthread_mutex_trylock#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = 45, r36
	nop 0
	.mmi
	mov r49 = r34
	mov r48 = r39
	mov r47 = r37
	;;
	.mlx
	(p6) addl r50 = 1, r0
	movl r46 = @gprel(.LC8)
	;;
	.mmi
	(p7) mov r50 = r0
	cmp4.eq p6, p7 = 16, r8
	add r46 = r1, r46
	;;
	.mmi
	nop 0
	(p6) addl r51 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r51 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mmi
	mov r47 = r0
	nop 0
	mov r1 = r45
	.mmb
	mov r46 = r8
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = 45, r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	adds r46 = 156, r12
	br.call.sptk.many b0 = pthread_attr_init#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 156, r12
	.mmb
	addl r47 = 222, r0
	nop 0
	br.call.sptk.many b0 = pthread_attr_setdetachstate#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 156, r12
	.mmb
	addl r47 = 131072, r0
	nop 0
	br.call.sptk.many b0 = pthread_attr_setstacksize#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r35
	.mmb
	adds r46 = 156, r12
	nop 0
	br.call.sptk.many b0 = pthread_attr_getstacksize#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(counter_mutex#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L49
.L78:
	.mib
	mov r46 = r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r46 = r38
	;;
	.mmi
	nop 0
	(p6) addl r37 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r37 = r0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	(p6) addl r39 = 1, r0
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L79
	.endp main#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	main_id#, @object
	.size	main_id#, 4
main_id:
	.skip	4
	.align 4
	.type	detached_done#, @object
	.size	detached_done#, 4
detached_done:
	.skip	4
	.align 4
	.type	destroyed#, @object
	.size	destroyed#, 4
destroyed:
	.skip	4
	.align 4
	.type	begun#, @object
	.size	begun#, 4
begun:
	.skip	4
	.align 4
	.type	key#, @object
	.size	key#, 4
key:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	once#, @object
	.size	once#, 32
once:
	.skip	32
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	taken#, @object
	.size	taken#, 4
taken:
	.skip	4
	.align 4
	.type	filled#, @object
	.size	filled#, 4
filled:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	queue#, @object
	.size	queue#, 12
queue:
	.skip	12
	.align 4
	.type	not_empty#, @object
	.size	not_empty#, 64
not_empty:
	.skip	64
	.align 4
	.type	not_full#, @object
	.size	not_full#, 64
not_full:
	.skip	64
	.align 4
	.type	queue_mutex#, @object
	.size	queue_mutex#, 64
queue_mutex:
	.skip	64
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	spins#, @object
	.size	spins#, 4
spins:
	.skip	4
	.align 4
	.type	counter#, @object
	.size	counter#, 4
counter:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	counter_mutex#, @object
	.size	counter_mutex#, 64
counter_mutex:
	.skip	64
	.global unlink#
	.type	unlink#, @function
	.global fclose#
	.type	fclose#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global fgets#
	.type	fgets#, @function
	.global rewind#
	.type	rewind#, @function
	.global fopen#
	.type	fopen#, @function
	.global pthread_attr_getstacksize#
	.type	pthread_attr_getstacksize#, @function
	.global pthread_attr_setstacksize#
	.type	pthread_attr_setstacksize#, @function
	.global pthread_attr_setdetachstate#
	.type	pthread_attr_setdetachstate#, @function
	.global pthread_attr_init#
	.type	pthread_attr_init#, @function
	.global pthread_self#
	.type	pthread_self#, @function
	.global pthread_mutex_trylock#
	.type	pthread_mutex_trylock#, @function
	.global pthread_mutexattr_settype#
	.type	pthread_mutexattr_settype#, @function
	.global pthread_mutexattr_init#
	.type	pthread_mutexattr_init#, @function
	.global pthread_key_delete#
	.type	pthread_key_delete#, @function
	.global pthread_key_create#
	.type	pthread_key_create#, @function
	.global pthread_cond_timedwait#
	.type	pthread_cond_timedwait#, @function
	.global gettimeofday#
	.type	gettimeofday#, @function
	.global pthread_cond_init#
	.type	pthread_cond_init#, @function
	.global pthread_mutex_init#
	.type	pthread_mutex_init#, @function
	.global pthread_create#
	.type	pthread_create#, @function
	.global fprintf#
	.type	fprintf#, @function
	.global pthread_cond_broadcast#
	.type	pthread_cond_broadcast#, @function
	.global free#
	.type	free#, @function
	.global strlen#
	.type	strlen#, @function
	.global pthread_exit#
	.type	pthread_exit#, @function
	.global close#
	.type	close#, @function
	.global __errno#
	.type	__errno#, @function
	.global pthread_setspecific#
	.type	pthread_setspecific#, @function
	.global memset#
	.type	memset#, @function
	.global pthread_once#
	.type	pthread_once#, @function
	.global pthread_getspecific#
	.type	pthread_getspecific#, @function
	.global malloc#
	.type	malloc#, @function
	.global pthread_cond_signal#
	.type	pthread_cond_signal#, @function
	.global pthread_cond_wait#
	.type	pthread_cond_wait#, @function
	.global pthread_mutex_unlock#
	.type	pthread_mutex_unlock#, @function
	.global pthread_mutex_lock#
	.type	pthread_mutex_lock#, @function
	.global printf#
	.type	printf#, @function
	.global pthread_join#
	.type	pthread_join#, @function
	.ident	"GCC: (GNU) 12.2.0"
