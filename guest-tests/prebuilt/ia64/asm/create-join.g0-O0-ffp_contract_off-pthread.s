// 6d371a115fe5daffda2e678f821f0ebb
	.file	"create-join.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	done#, @object
	.size	done#, 32
done:
	.skip	32
	.text
	.align 16
	.proc square#
square:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r14 = f6
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp square#
	.align 16
	.proc leave#
leave:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	addl r37 = 99, r0
	br.call.sptk.many b0 = pthread_exit#
	;;
.L4:
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = leave#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp leave#
	.align 16
	.proc deep#
deep:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r37 = 20, r0
	br.call.sptk.many b0 = leave#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp deep#
	.align 16
	.proc detached#
detached:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	movl r37 = @gprel(done#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_post#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp detached#
	.align 16
	.proc big_stack#
big_stack:
	.prologue 2, 3
	.vframe r3
	mov r3 = r12
	movl r17 = -3145744
	;;
	add r12 = r12, r17
	.body
	movl r14 = 3145744
	movl r15 = -3145744
	;;
	add r15 = r15, r3
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r32
	movl r17 = -3145744
	;;
	add r17 = r17, r3
	;;
	st8 [r17] = r0
	br .L10
	;;
.L11:
	movl r15 = -3145744
	;;
	add r15 = r15, r3
	;;
	ld8 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r17 = -3145736
	;;
	add r15 = r3, r17
	movl r17 = -3145744
	;;
	add r17 = r17, r3
	;;
	ld8 r14 = [r17]
	;;
	add r14 = r15, r14
	;;
	st1.rel [r14] = r16
	movl r15 = -3145744
	;;
	add r15 = r15, r3
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 4096, r14
	movl r17 = -3145744
	;;
	add r17 = r17, r3
	;;
	st8 [r17] = r14
.L10:
	movl r15 = -3145744
	;;
	add r15 = r15, r3
	;;
	ld8 r14 = [r15]
	movl r15 = 3145727
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	movl r17 = -3145736
	;;
	add r2 = r3, r17
	;;
	addl r14 = 8192, r2
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r14 = 1, r0
	br .L14
	;;
.L12:
	mov r14 = r0
.L14:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r3
	br.ret.sptk.many b0
	;;
	.endp big_stack#
	.section	.rodata
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -256, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -240, r35
	;;
	st8 [r14] = r0
	adds r14 = -232, r35
	;;
	st8 [r14] = r0
	br .L16
	;;
.L19:
	adds r15 = -216, r35
	adds r14 = -232, r35
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	adds r14 = -232, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	addl r39 = @ltoff(@fptr(square#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -232, r35
	adds r15 = -232, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L16:
	adds r14 = -232, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L19
	adds r14 = -224, r35
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r15 = -216, r35
	adds r14 = -224, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -56, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -240, r35
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -240, r35
	;;
	st8 [r15] = r14
	adds r14 = -224, r35
	adds r15 = -224, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -224, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L21
	adds r16 = -240, r35
	;;
	ld8 r38 = [r16]
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -216, r35
	mov r40 = r0
	;;
	addl r39 = @ltoff(@fptr(deep#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -56, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 99, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	mov r38 = r0
	;;
	movl r37 = @gprel(done#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_init#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_attr_init#
	mov r1 = r36
	adds r14 = -48, r35
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_attr_setdetachstate#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	st4 [r14] = r0
	adds r16 = 8, r35
	adds r15 = -48, r35
	adds r14 = -216, r35
	;;
	mov r40 = r16
	addl r39 = @ltoff(@fptr(detached#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	;;
	movl r37 = @gprel(done#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = sem_wait#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_attr_init#
	mov r1 = r36
	adds r14 = -48, r35
	movl r38 = 4194304
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pthread_attr_setstacksize#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -48, r35
	adds r14 = -216, r35
	mov r40 = r0
	;;
	addl r39 = @ltoff(@fptr(big_stack#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -56, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = pthread_self#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = pthread_self#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = pthread_equal#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	st4 [r14] = r0
	br .L32
	;;
.L33:
	adds r14 = -216, r35
	addl r40 = 3, r0
	addl r39 = @ltoff(@fptr(square#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -56, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	adds r14 = -220, r35
	adds r15 = -220, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L32:
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 499, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
