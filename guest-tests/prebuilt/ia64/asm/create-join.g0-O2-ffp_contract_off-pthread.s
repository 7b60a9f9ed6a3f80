// 8cb8a8e3afac46f9b2d3dc5397dfa3a1
	.file	"create-join.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc square#
square:
	.prologue
	.body
	.mmi
	nop 0
	setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f6
	;;
	.mib
	getf.sig r8 = f6
	nop 0
	br.ret.sptk.many b0
	.endp square#
	.align 16
	.align 64
	.proc big_stack#
big_stack:
	.prologue
	.mlx
	nop 0
	movl r17 = -3145712
	;;
	.mmi
	.fframe 3145712
	add r12 = r12, r17
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mii
	addl r14 = 767, r0
	mov r15 = r0
	;;
	mov ar.lc = r14
	.align 32
.L4:
	.mmi
	add r14 = r12, r15
	nop 0
	adds r15 = 4096, r15
	;;
	.mib
	st1.rel [r14] = r0
	nop 0
	br.cloop.sptk.few .L4
	.mmi
	addl r15 = 8192, r0
	;;
	add r14 = r12, r15
	nop 0
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	mov ar.lc = r2
	;;
	.mlx
	nop 0
	movl r19 = 3145712
	;;
	.mib
	nop 0
	.restore sp
	add r12 = r12, r19
	br.ret.sptk.many b0
	.endp big_stack#
	.align 16
	.align 64
	.proc detached#
detached:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(done#)
	;;
	.mmi
	addl r14 = 7, r0
	nop 0
	add r36 = r1, r36
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = sem_post#
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
	.endp detached#
	.align 16
	.align 64
	.proc deep#
deep:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	addl r35 = 99, r0
	br.call.sptk.many b0 = pthread_exit#
	;;
	break.f 0
	;;
	.endp deep#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"pthread_create(&t[i], NULL, square, (void *)i) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"%ld\n"
	.align 8
.LC5:
	stringz	"result == (void *)99"
	.align 8
.LC6:
	stringz	"value == 7"
	.align 8
.LC7:
	stringz	"pthread_attr_setstacksize(&attributes, 4 << 20) == 0"
	.align 8
.LC8:
	stringz	"result == (void *)1"
	.align 8
.LC9:
	stringz	"pthread_equal(pthread_self(), pthread_self())"
	.align 8
.LC10:
	stringz	"result == (void *)9"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 10, 4, 0
	.fframe 240
	adds r12 = -240, r12
	addl r37 = @ltoff(@fptr(square#)), gp
	.mlx
	mov r40 = r1
	movl r36 = @gprel(.LC2)
	;;
	.mlx
	adds r34 = 16, r12
	movl r35 = @gprel(.LC3)
	.mmi
	mov r32 = r0
	ld8 r37 = [r37]
	add r36 = r1, r36
	;;
	.mii
	nop 0
	.save rp, r38
	mov r38 = b0
	nop 0
	.mii
	mov r33 = r34
	add r35 = r1, r35
	;;
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mii
	nop 0
	mov ar.lc = 19
	nop 0
	.align 32
.L14:
	.mmi
	mov r43 = r0
	mov r45 = r32
	mov r42 = r33
	.mmb
	mov r44 = r37
	adds r32 = 1, r32
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmi
	mov r44 = r36
	mov r42 = r35
	adds r33 = 8, r33
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
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L14
	.mii
	adds r14 = 176, r12
	mov r32 = r0
	;;
	sub r14 = r14, r34
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
	ld8 r42 = [r34], 8
	adds r43 = 232, r12
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r15 = 232, r12
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	add r32 = r14, r32
	br.cloop.sptk.few .L15
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmi
	mov r43 = r32
	nop 0
	adds r33 = 240, r12
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r45 = r0
	.mii
	adds r42 = 16, r12
	mov r43 = r0
	;;
	addl r44 = @ltoff(@fptr(deep#)), gp
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	adds r43 = 232, r12
	mov r1 = r40
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r15 = 232, r12
	nop 0
	mov r1 = r40
	;;
	.mlx
	ld8 r14 = [r15]
	movl r44 = @gprel(.LC5)
	.mlx
	addl r32 = @ltoff(@fptr(square#)), gp
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	cmp.ne p6, p7 = 99, r14
	nop 0
	add r44 = r1, r44
	.mmi
	add r42 = r1, r42
	ld8 r32 = [r32]
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
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(done#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = sem_init#
	;;
	.mib
	mov r1 = r40
	adds r42 = 176, r12
	br.call.sptk.many b0 = pthread_attr_init#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = 1, r0
	.mmb
	adds r42 = 176, r12
	nop 0
	br.call.sptk.many b0 = pthread_attr_setdetachstate#
	;;
	.mmi
	mov r1 = r40
	adds r43 = 176, r12
	mov r45 = r33
	.mmi
	adds r42 = 16, r12
	st4 [r33] = r0
	nop 0
	;;
	.mmi
	nop 0
	addl r44 = @ltoff(@fptr(detached#)), gp
	nop 0
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(done#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = sem_wait#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r40
	;;
	.mlx
	cmp4.ne p6, p7 = 7, r14
	movl r44 = @gprel(.LC6)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
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
	.mib
	mov r1 = r40
	adds r42 = 176, r12
	br.call.sptk.many b0 = pthread_attr_init#
	;;
	.mlx
	nop 0
	movl r43 = 4194304
	.mmb
	mov r1 = r40
	adds r42 = 176, r12
	br.call.sptk.many b0 = pthread_attr_setstacksize#
	;;
	.mmi
	mov r1 = r40
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
	mov r1 = r40
	nop 0
	mov r45 = r0
	.mii
	adds r42 = 16, r12
	adds r43 = 176, r12
	;;
	addl r44 = @ltoff(@fptr(big_stack#)), gp
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r14 = 16, r12
	adds r43 = 232, r12
	mov r1 = r40
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	adds r15 = 232, r12
	nop 0
	mov r1 = r40
	;;
	.mlx
	ld8 r14 = [r15]
	movl r44 = @gprel(.LC8)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	cmp.ne p6, p7 = 1, r14
	add r44 = r1, r44
	add r42 = r1, r42
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
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	addl r14 = 499, r0
	mov r1 = r40
	;;
	mov ar.lc = r14
	.align 32
.L20:
	.mmi
	adds r42 = 16, r12
	addl r45 = 3, r0
	nop 0
	.mmb
	mov r44 = r32
	mov r43 = r0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r40
	adds r43 = 232, r12
	;;
	.mib
	ld8 r42 = [r15]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L20
	;;
	.mlx
	adds r15 = 232, r12
	movl r44 = @gprel(.LC10)
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	;;
	.mmi
	ld8 r14 = [r15]
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 9, r14
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
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	done#, @object
	.size	done#, 32
done:
	.skip	32
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
