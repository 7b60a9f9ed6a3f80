// 3f4e684ba9c3311d1bcf65cb9f67a34f
	.file	"robust.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc die_holding#
die_holding:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp die_holding#
	.align 16
	.align 64
	.proc die_holding_while_wanted#
die_holding_while_wanted:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	nop 0
	movl r36 = @gprel(inheriting#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(held#)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mib
	mov r1 = r35
	addl r36 = 50000, r0
	br.call.sptk.many b0 = usleep#
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
	.endp die_holding_while_wanted#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"pthread_mutex_lock(m) == EOWNERDEAD"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"pthread_mutex_consistent(m) == 0"
	.align 8
.LC5:
	stringz	"pthread_mutex_unlock(m) == 0"
	.align 8
.LC6:
	stringz	"pthread_mutex_lock(m) == ENOTRECOVERABLE"
	.align 8
.LC7:
	stringz	"pthread_mutex_lock(&inheriting) == EOWNERDEAD"
	.align 8
.LC8:
	stringz	"pthread_mutex_consistent(&inheriting) == 0"
	.align 8
.LC9:
	stringz	"pthread_mutex_unlock(&inheriting) == 0"
	.align 8
.LC10:
	stringz	"pthread_mutex_lock(&inheriting) == 0 && pthread_mutex_unlock(&inheriting) == 0"
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
	alloc r36 = ar.pfs, 0, 6, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r37 = r1
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mmi
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 33, r0
	.mmi
	addl r40 = 3, r0
	addl r39 = 65536, r0
	mov r38 = r0
	;;
	.mib
	adds r34 = 24, r12
	addl r33 = 130, r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r32 = r8
	.mmb
	adds r38 = 36, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 1, r0
	.mmb
	adds r38 = 36, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setrobust#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 1, r0
	.mmb
	adds r38 = 36, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setpshared#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 36, r12
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r32
	.mii
	mov r39 = r0
	mov r38 = r34
	;;
	addl r40 = @ltoff(@fptr(die_holding#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r39 = r0
	nop 0
	mov r1 = r37
	.mmb
	ld8 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = pthread_mutex_consistent#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	(p7) add r39 = r1, r39
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L9
	;;
	.mib
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	.mib
	mov r39 = r0
	mov r40 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	addl r14 = 131, r0
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r8
	movl r40 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
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
	.mib
	mov r1 = r37
	adds r38 = 32, r12
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 1, r0
	.mmb
	adds r38 = 32, r12
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setrobust#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r38 = 32, r12
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setprotocol#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r39 = 32, r12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(inheriting#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 2, r0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(held#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_barrier_init#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	.mii
	mov r41 = r0
	adds r38 = 16, r12
	;;
	addl r40 = @ltoff(@fptr(die_holding_while_wanted#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(held#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_barrier_wait#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(inheriting#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = r33, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(inheriting#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_consistent#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(inheriting#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC3)
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
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(inheriting#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L31
	;;
.L16:
	.mlx
	nop 0
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	add r40 = r1, r40
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r37
	mov r39 = r0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
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
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L31:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r38 = @gprel(inheriting#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = pthread_mutex_unlock#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r37
	mov r39 = r0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
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
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	held#, @object
	.size	held#, 32
held:
	.skip	32
	.align 8
	.type	inheriting#, @object
	.size	inheriting#, 40
inheriting:
	.skip	40
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
