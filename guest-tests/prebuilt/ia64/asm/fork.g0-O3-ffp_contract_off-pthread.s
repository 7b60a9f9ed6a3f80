// d6cee175224e6674e830d36f699f8e16
	.file	"fork.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc prepare#
prepare:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(lock#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mmi
	addl r15 = @gprel(prepared#), gp
	nop 0
	mov ar.pfs = r33
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
	br.ret.sptk.many b0
	.endp prepare#
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 1, 0
	addl r34 = @gprel(stop#), gp
	mov r37 = r1
	.mlx
	addl r32 = @gprel(counter#), gp
	movl r33 = @gprel(lock#)
	;;
	.mmi
	ld4.acq r14 = [r34]
	add r33 = r1, r33
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	.align 32
.L5:
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	ld4.acq r14 = [r32]
	mov r1 = r37
	mov r38 = r33
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r32] = r14
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r37
	addl r38 = 100, r0
	br.call.sptk.many b0 = malloc#
	;;
	.mib
	mov r1 = r37
	mov r38 = r8
	br.call.sptk.many b0 = free#
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
.L4:
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp work#
	.align 16
	.align 64
	.proc release#
release:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r35 = @gprel(lock#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp release#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save ar.lc, r38
	mov r38 = ar.lc
	.mmi
	addl r41 = @ltoff(@fptr(release#)), gp
	addl r39 = @ltoff(@fptr(prepare#)), gp
	addl r33 = @ltoff(@fptr(work#)), gp
	;;
	.mmi
	ld8 r41 = [r41]
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	adds r34 = 40, r12
	ld8 r39 = [r39]
	adds r32 = 16, r12
	;;
	.mmi
	nop 0
	mov r40 = r41
	nop 0
	.mmb
	ld8 r33 = [r33]
	nop 0
	br.call.sptk.many b0 = pthread_atfork#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L13:
	.mmi
	mov r39 = r32
	mov r42 = r0
	adds r32 = 8, r32
	.mmb
	mov r41 = r33
	mov r40 = r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = r34, r32
	(p6) br.cond.dptk .L13
	;;
	.mmi
	addl r34 = @gprel(counter#), gp
	;;
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dpnt .L14
	.align 32
.L15:
	.mib
	addl r39 = 100, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L15
.L14:
	.mmi
	mov r32 = r0
	adds r33 = 40, r12
	mov ar.lc = 9
	.align 32
.L17:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	mov r39 = r8
	.mmb
	mov r41 = r0
	mov r40 = r33
	(p7) br.cond.spnt .L23
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	ld4 r14 = [r33]
	mov r1 = r37
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br.cloop.sptk.few .L17
	.mmi
	adds r14 = 16, r12
	addl r15 = 1, r0
	mov r40 = r0
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	addl r14 = @gprel(stop#), gp
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r37
	mov r40 = r0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r37
	mov r40 = r0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r32
	;;
	.mlx
	addl r14 = @gprel(prepared#), gp
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmb
	ld4.acq r41 = [r14]
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
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L23:
	.body
	.copy_state 1
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
	addl r39 = 200, r0
	nop 0
	mov r1 = r37
	.mmb
	ld4.acq r32 = [r34]
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mii
	ld4.acq r14 = [r34]
	mov r1 = r37
	;;
	cmp4.ne p6, p7 = r32, r14
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	prepared#, @object
	.size	prepared#, 4
prepared:
	.skip	4
	.align 4
	.type	counter#, @object
	.size	counter#, 4
counter:
	.skip	4
	.align 4
	.type	stop#, @object
	.size	stop#, 4
stop:
	.skip	4
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
