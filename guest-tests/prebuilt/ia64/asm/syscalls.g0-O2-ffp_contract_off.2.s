// c57bbac0204fd01c5e03555b5331c961 guest-tests/fuzz/syscalls.c
	.file	"syscalls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc end_process#
end_process:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mii
	ld8 r14 = [r14]
	mov r35 = r0
	;;
	adds r14 = 16, r14
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp end_process#
	.align 16
	.align 64
	.proc rearm#
rearm:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 304
	adds r12 = -304, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r35 = 24, r12
	.mmb
	addl r37 = 136, r0
	mov r36 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r34
	nop 0
	adds r36 = 16, r12
	.mii
	mov r37 = r0
	addl r35 = 14, r0
	;;
	addl r14 = @ltoff(@fptr(on_signal#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r34
	adds r35 = 160, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r34
	adds r36 = 160, r12
	nop 0
	.mmb
	mov r37 = r0
	addl r35 = 2, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	addl r14 = 2000, r0
	adds r15 = 296, r12
	adds r36 = 288, r12
	.mmi
	mov r1 = r34
	mov r37 = r0
	mov r35 = r0
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r15 = 304, r12
	.mmi
	st8 [r36] = r0
	;;
	st8 [r15] = r0
	adds r15 = 312, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp rearm#
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	cmp4.ltu p6, p7 = 11, r32
	nop 0
	.mmi
	addp4 r32 = r32, r0
	addl r15 = @gprel(faults#), gp
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r14 = 2480, r0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	shr.u r14 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	addl r15 = 1000, r0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r15, r14
	(p7) br.cond.spnt .L9
.L5:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L9:
	.mib
	nop 0
	addl r36 = 99, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp on_signal#
	.align 16
	.align 64
	.proc edge#
edge:
	.prologue
	.body
	.mlx
	mov r2 = r13
	movl r14 = -7046029254386353131
	;;
	.mmi
	addl r16 = @tprel(random_state#), r2
	;;
	ld8 r15 = [r16]
	nop 0
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r16] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -1581149492032247281
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 5
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(edges.11#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp edge#
	.align 16
	.align 64
	.proc start_process#
start_process:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 0, 0
	mov r2 = r13
	nop 0
	.mii
	addl r14 = @gprel(shared#), gp
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	.mmi
	nop 0
	addl r34 = @tprel(random_state#), r2
	nop 0
	.mlx
	ld8 r14 = [r14]
	movl r35 = -7046029254386353131
	;;
	.mmi
	adds r14 = 16, r14
	ld8 r33 = [r34]
	nop 0
	;;
	.mii
	ld4.acq r15 = [r14]
	add r33 = r33, r35
	;;
	cmp4.lt p6, p7 = 11, r15
	.mmb
	st8 [r34] = r33
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmb
	mov r32 = r8
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mib
	mov r1 = r38
	mov b0 = r36
	(p7) br.cond.dpnt .L17
	;;
	.mib
	mov r8 = r32
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L17:
	.mib
	nop 0
	shr.u r14 = r33, 30
	nop 0
	.mlx
	nop 0
	movl r15 = -4658895280553007687
	;;
	.mmi
	xor r14 = r33, r14
	setf.sig f7 = r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r33 = r14, 27
	;;
	.mlx
	xor r33 = r14, r33
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r33 = f6
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r38
	setf.sig f7 = r35
	mov b0 = r36
	;;
	.mmi
	addl r14 = @gprel(own_pid#), gp
	nop 0
	mov ar.pfs = r37
	;;
	.mii
	st4 [r14] = r8
	mov r8 = r32
	;;
	shr.u r14 = r33, 31
	;;
	.mmi
	xor r14 = r33, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	stf8 [r34] = f6
	nop 0
	br.ret.sptk.many b0
.L14:
	.mmi
	addl r32 = -1, r0
	nop 0
	mov b0 = r36
	;;
	.mib
	mov r8 = r32
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp start_process#
	.global __umoddi3#
	.global __moddi3#
	.align 16
	.align 64
	.proc room#
room:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @gprel(arena#), gp
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r2 = r13
	nop 0
	mov r36 = r1
	.body
	;;
	.mmi
	ld8 r33 = [r14]
	addl r14 = 32767, r0
	mov ar.pfs = r35
	.mlx
	addl r21 = @tprel(random_state#), r2
	movl r15 = -4658895280553007687
	;;
	.mmi
	cmp.ltu p6, p7 = r14, r32
	addl r14 = 65535, r0
	mov b0 = r34
	.mlx
	mov r8 = r33
	movl r20 = -7723592293110705685
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mbb
	cmp.geu p6, p7 = r14, r32
	(p6) br.cond.dpnt .L22
	br.ret.sptk.many b0
.L26:
	.mlx
	ld8 r18 = [r21]
	movl r19 = -7046029254386353131
	.mlx
	setf.sig f7 = r15
	movl r14 = 4354685564936845354
	;;
	.mmi
	add r19 = r18, r19
	add r18 = r18, r14
	addl r38 = 65536, r0
	;;
	.mii
	nop 0
	shr.u r17 = r19, 30
	shr.u r14 = r18, 30
	.mmi
	sub r38 = r38, r32
	;;
	xor r17 = r19, r17
	xor r14 = r18, r14
	.mmi
	addp4 r38 = r38, r0
	;;
	setf.sig f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r17 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f7
	shr.u r16 = r17, 27
	;;
	.mmi
	xor r16 = r17, r16
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r20
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f6
	shr.u r15 = r14, 27
	;;
	.mmi
	nop 0
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f6
	shr.u r14 = r16, 31
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	setf.sig f6 = r14
	;;
	getf.sig r15 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r37 = r15, 31
	nop 0
	;;
	.mlx
	xor r37 = r15, r37
	movl r15 = -6148914691236517205
	;;
	.mmi
	setf.sig f7 = r15
	nop 0
	shr.u r37 = r37, 33
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	st8 [r21] = r19
	nop 0
	nop 0
.L22:
	.mmi
	sub r2 = r33, r32
	nop 0
	mov b0 = r34
	;;
	.mmi
	addl r33 = 65536, r2
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	;;
.L20:
	.mib
	st8 [r21] = r18
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	and r8 = -8, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	addp4 r8 = r8, r0
	mov ar.pfs = r35
	;;
	add r33 = r33, r8
	;;
	.mib
	nop 0
	mov r8 = r33
	br.ret.sptk.many b0
	.endp room#
	.align 16
	.align 64
	.proc times#
times:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	dep.z r37 = r32, 4, 31
	br.call.sptk.many b0 = room#
	;;
	.mlx
	mov r2 = r13
	movl r14 = -4658895280553007687
	.mlx
	mov r1 = r36
	movl r15 = -7723592293110705685
	;;
	.mmi
	addl r27 = @tprel(random_state#), r2
	setf.sig f7 = r14
	addp4 r20 = r32, r0
	.mlx
	setf.sig f6 = r15
	movl r17 = -6148914691236517205
	;;
	.mlx
	cmp4.eq p8, p9 = 0, r33
	movl r2 = 50371909150609549
	.mlx
	setf.sig f10 = r17
	movl r14 = -1581149492032247281
	;;
	.mmi
	setf.sig f12 = r2
	setf.sig f9 = r14
	shladd r20 = r20, 4, r0
	.mlx
	ld8 r26 = [r27]
	movl r21 = 8709371129873690708
	;;
	.mlx
	add r26 = r26, r21
	movl r25 = @gprel(edges.11#)
	.mlx
	mov r19 = r8
	movl r24 = 2691343689449507777
	;;
	.mmi
	add r20 = r20, r8
	nop 0
	mov r16 = r26
	.mlx
	add r25 = r1, r25
	movl r23 = -4354685564936845354
	;;
	.mlx
	nop 0
	movl r22 = 7046029254386353131
	.align 32
.L38:
	.pred.rel.mutex p8, p9
	.mmi
	add r18 = r16, r24
	nop 0
	add r17 = r16, r23
	;;
	.mii
	nop 0
	shr.u r15 = r18, 30
	shr.u r14 = r17, 30
	;;
	.mmi
	xor r15 = r18, r15
	nop 0
	xor r14 = r17, r14
	;;
	.mmi
	setf.sig f8 = r15
	setf.sig f11 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	nop 0
	.mfi
	nop 0
	xmpy.l f11 = f11, f7
	nop 0
	;;
	.mmi
	getf.sig r15 = f8
	;;
	getf.sig r14 = f11
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r15, 27
	nop 0
	;;
	.mmi
	xor r18 = r15, r18
	nop 0
	shr.u r17 = r14, 27
	;;
	.mmi
	setf.sig f13 = r18
	nop 0
	xor r17 = r14, r17
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f13 = f13, f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f6
	;;
	.mmi
	getf.sig r18 = f13
	;;
	getf.sig r17 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r18, 31
	nop 0
	;;
	.mii
	xor r15 = r18, r15
	shr.u r14 = r17, 31
	;;
	shr.u r15 = r15, 33
	.mmi
	xor r14 = r17, r14
	;;
	setf.sig f11 = r15
	shr.u r14 = r14, 33
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f11 = f11, f10
	;;
	.mmi
	getf.sig r18 = f11
	;;
	nop 0
	shr.u r18 = r18, 3
	;;
	.mmi
	shladd r17 = r18, 1, r0
	;;
	add r17 = r17, r18
	nop 0
	;;
	.mmi
	shladd r17 = r17, 2, r0
	;;
	sub r15 = r15, r17
	addp4 r17 = r14, r0
	;;
	.mib
	mov r14 = r17
	cmp4.ne p6, p7 = 0, r15
	(p8) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L29
	.mmi
	nop 0
	setf.sig f13 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f13 = f13, f9
	;;
	.mmi
	getf.sig r15 = f13
	;;
	nop 0
	shr.u r15 = r15, 5
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	add r15 = r16, r22
	;;
	.mmi
	sub r14 = r17, r14
	nop 0
	shr.u r18 = r15, 30
	;;
	.mii
	addp4 r14 = r14, r0
	xor r18 = r15, r18
	;;
	shladd r14 = r14, 3, r0
	.mmi
	setf.sig f13 = r18
	;;
	add r14 = r25, r14
	nop 0
	;;
	.mii
	ld8 r17 = [r14]
	shr.u r14 = r16, 30
	;;
	xor r14 = r16, r14
	.mmi
	st8 [r19] = r17
	;;
	setf.sig f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f13 = f13, f7
	;;
	.mfi
	nop 0
	xmpy.l f11 = f11, f7
	nop 0
	.mmi
	getf.sig r18 = f13
	;;
	getf.sig r14 = f11
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r18, 27
	;;
	xor r15 = r18, r15
	;;
	.mmi
	setf.sig f11 = r15
	;;
	nop 0
	shr.u r17 = r14, 27
	;;
	.mmi
	xor r17 = r14, r17
	;;
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f11 = f11, f6
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	nop 0
	.mmi
	getf.sig r15 = f11
	;;
	getf.sig r17 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r15, 31
	;;
	shr.u r14 = r17, 31
	;;
	.mii
	xor r14 = r17, r14
	xor r17 = r15, r18
	;;
	shr.u r14 = r14, 33
	;;
	.mii
	nop 0
	extr.u r17 = r17, 33, 4
	shr.u r18 = r14, 6
	.mmi
	addp4 r15 = r14, r0
	;;
	setf.sig f13 = r18
	cmp4.ne p6, p7 = 0, r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f13, f12
	.mmb
	setf.sig f13 = r15
	nop 0
	(p6) br.cond.dptk .L36
	;;
	.mfi
	nop 0
	xmpy.hu f11 = f13, f9
	nop 0
	;;
.L40:
	.pred.rel.mutex p8, p9
	.mii
	getf.sig r2 = f11
	add r16 = r16, r21
	;;
	shr.u r14 = r2, 5
	;;
	.mmi
	shladd r17 = r14, 2, r0
	;;
	add r14 = r17, r14
	nop 0
	;;
	.mmi
	shladd r17 = r14, 3, r0
	;;
	sub r14 = r17, r14
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	adds r15 = 8, r19
	adds r19 = 16, r19
	;;
	.mii
	addp4 r14 = r14, r0
	cmp.ne p6, p7 = r19, r20
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	add r14 = r25, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L38
.L43:
	.mmb
	adds r32 = -1, r32
	setf.sig f7 = r21
	nop 0
	.mmi
	setf.sig f8 = r26
	nop 0
	mov b0 = r34
	;;
	.mmi
	addp4 r32 = r32, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	stf8 [r27] = f6
	nop 0
	br.ret.sptk.many b0
.L28:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L34
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 5
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	add r15 = r16, r22
	;;
	.mmi
	sub r14 = r17, r14
	nop 0
	shr.u r18 = r15, 30
	;;
	.mii
	addp4 r14 = r14, r0
	xor r18 = r15, r18
	;;
	shladd r14 = r14, 3, r0
	.mmi
	setf.sig f8 = r18
	;;
	add r14 = r25, r14
	nop 0
	;;
	.mii
	ld8 r17 = [r14]
	shr.u r14 = r16, 30
	;;
	xor r14 = r16, r14
	.mmi
	st8 [r19] = r17
	;;
	setf.sig f13 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mfi
	nop 0
	xmpy.l f13 = f13, f7
	nop 0
	.mmi
	getf.sig r18 = f8
	;;
	getf.sig r14 = f13
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r18, 27
	;;
	xor r15 = r18, r15
	;;
	.mmi
	setf.sig f13 = r15
	;;
	nop 0
	shr.u r17 = r14, 27
	;;
	.mmi
	xor r17 = r14, r17
	;;
	setf.sig f11 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f13 = f13, f6
	;;
	.mfi
	nop 0
	xmpy.l f11 = f11, f6
	nop 0
	.mmi
	getf.sig r15 = f13
	;;
	getf.sig r17 = f11
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r15, 31
	;;
	shr.u r14 = r17, 31
	;;
	.mii
	xor r14 = r17, r14
	xor r17 = r15, r18
	;;
	shr.u r14 = r14, 33
	;;
	.mii
	addp4 r15 = r14, r0
	extr.u r17 = r17, 33, 4
	shr.u r18 = r14, 6
	;;
	.mmi
	setf.sig f11 = r18
	setf.sig f13 = r15
	cmp4.ne p6, p7 = 0, r17
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f11, f12
	nop 0
	.mfb
	nop 0
	xmpy.hu f11 = f13, f9
	(p7) br.cond.dptk .L40
	;;
.L36:
	.pred.rel.mutex p8, p9
	.mii
	getf.sig r15 = f8
	add r16 = r16, r21
	;;
	shr.u r18 = r15, 7
	;;
	.mii
	nop 0
	shl r15 = r18, 5
	;;
	sub r15 = r15, r18
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r17 = r15, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r17 = r15, 4, r0
	;;
	sub r15 = r17, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 6
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	adds r15 = 8, r19
	adds r19 = 16, r19
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	cmp.ne p6, p7 = r19, r20
	;;
	.mib
	st8 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L43
.L34:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	setf.sig f11 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f11 = f11, f10
	;;
	.mmi
	getf.sig r17 = f11
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r15 = r17, 1, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	add r15 = r16, r22
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	shr.u r14 = r16, 30
	shr.u r18 = r15, 30
	;;
	.mmi
	xor r14 = r16, r14
	xor r18 = r15, r18
	(p6) addl r17 = 1, r0
	;;
	.mmi
	setf.sig f13 = r14
	setf.sig f8 = r18
	(p7) mov r17 = r0
	;;
	.mmi
	nop 0
	st8 [r19] = r17
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f13 = f13, f7
	nop 0
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	nop 0
	;;
	.mmi
	getf.sig r14 = f13
	;;
	getf.sig r18 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r14, 27
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	nop 0
	shr.u r15 = r18, 27
	;;
	.mmi
	setf.sig f11 = r17
	nop 0
	xor r15 = r18, r15
	;;
	.mmi
	nop 0
	setf.sig f13 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f11 = f11, f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f13 = f13, f6
	;;
	.mmi
	getf.sig r17 = f11
	;;
	getf.sig r15 = f13
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 31
	nop 0
	;;
	.mmi
	xor r14 = r17, r14
	nop 0
	shr.u r18 = r15, 31
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	xor r17 = r15, r18
	;;
	.mii
	addp4 r15 = r14, r0
	extr.u r17 = r17, 33, 4
	shr.u r18 = r14, 6
	;;
	.mmi
	setf.sig f11 = r18
	setf.sig f13 = r15
	cmp4.ne p6, p7 = 0, r17
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f11, f12
	nop 0
	.mfb
	nop 0
	xmpy.hu f11 = f13, f9
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L40
	;;
.L29:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f10
	;;
	.mmi
	getf.sig r17 = f8
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r15 = r17, 1, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	add r15 = r16, r22
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	shr.u r14 = r16, 30
	shr.u r18 = r15, 30
	;;
	.mmi
	xor r14 = r16, r14
	xor r18 = r15, r18
	(p6) addl r17 = 1, r0
	;;
	.mmi
	setf.sig f11 = r14
	setf.sig f13 = r18
	(p7) mov r17 = r0
	;;
	.mmi
	nop 0
	st8 [r19] = r17
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f11 = f11, f7
	nop 0
	.mfi
	nop 0
	xmpy.l f13 = f13, f7
	nop 0
	;;
	.mmi
	getf.sig r14 = f11
	;;
	getf.sig r18 = f13
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r14, 27
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	nop 0
	shr.u r15 = r18, 27
	;;
	.mmi
	setf.sig f8 = r17
	nop 0
	xor r15 = r18, r15
	;;
	.mmi
	nop 0
	setf.sig f11 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f11 = f11, f6
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r15 = f11
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 31
	nop 0
	;;
	.mmi
	xor r14 = r17, r14
	nop 0
	shr.u r18 = r15, 31
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	xor r17 = r15, r18
	;;
	.mii
	nop 0
	shr.u r18 = r14, 6
	addp4 r15 = r14, r0
	;;
	.mii
	setf.sig f13 = r18
	extr.u r17 = r17, 33, 4
	;;
	cmp4.ne p6, p7 = 0, r17
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f13, f12
	.mmb
	setf.sig f13 = r15
	nop 0
	(p6) br.cond.dptk .L36
	;;
	.mfi
	nop 0
	xmpy.hu f11 = f13, f9
	nop 0
	.mib
	nop 0
	nop 0
	br .L40
	.endp times#
	.align 16
	.align 64
	.proc size#
size:
	.prologue
	.body
	.mlx
	mov r2 = r13
	movl r16 = -7046029254386353131
	.mlx
	nop 0
	movl r14 = -4658895280553007687
	;;
	.mmi
	nop 0
	addl r19 = @tprel(random_state#), r2
	nop 0
	.mlx
	setf.sig f7 = r14
	movl r14 = 4354685564936845354
	;;
	.mlx
	ld8 r15 = [r19]
	movl r2 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r16 = r15, r16
	add r15 = r15, r14
	.mii
	setf.sig f6 = r2
	nop 0
	;;
	shr.u r18 = r16, 30
	.mii
	nop 0
	shr.u r14 = r15, 30
	;;
	xor r18 = r16, r18
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f8 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r18 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r17 = r18, 27
	;;
	.mmi
	xor r17 = r18, r17
	;;
	setf.sig f7 = r17
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	;;
	xor r16 = r14, r16
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r14 = r17, 31
	;;
	.mlx
	xor r14 = r17, r14
	movl r17 = 2951479051793528259
	;;
	.mii
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	.mmi
	getf.sig r16 = f8
	setf.sig f8 = r17
	nop 0
	;;
	.mii
	nop 0
	shr.u r8 = r16, 31
	;;
	xor r8 = r16, r8
	;;
	.mib
	nop 0
	shr.u r8 = r8, 33
	(p6) br.cond.dpnt .L45
	;;
	.mii
	nop 0
	shr.u r16 = r8, 3
	cmp4.eq p6, p7 = 2, r14
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mib
	setf.sig f7 = r16
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L51
	;;
	.mmi
	nop 0
	st8 [r19] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f7, f8
	;;
	.mii
	getf.sig r2 = f6
	nop 0
	;;
	shr.u r14 = r2, 2
	.mmi
	and r16 = -4, r2
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mmi
	shladd r16 = r16, 3, r0
	;;
	sub r8 = r8, r16
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = r8, r0
	br.ret.sptk.many b0
.L45:
	.mmi
	addl r14 = 131071, r0
	st8 [r19] = r15
	nop 0
	;;
	.mib
	nop 0
	and r8 = r14, r8
	br.ret.sptk.many b0
	;;
.L51:
	.mlx
	addp4 r8 = r8, r0
	movl r14 = -1581149492032247281
	.mmi
	nop 0
	st8 [r19] = r15
	nop 0
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r14 = r14, 5
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mlx
	sub r8 = r8, r14
	movl r14 = @gprel(edges.11#)
	;;
	.mii
	addp4 r8 = r8, r0
	add r14 = r1, r14
	;;
	shladd r8 = r8, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r8
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	;;
.L46:
	.mmi
	nop 0
	addl r14 = 4096, r0
	and r8 = 3, r8
	.mmi
	st8 [r19] = r15
	;;
	nop 0
	shl r8 = r14, r8
	;;
	.mib
	nop 0
	sxt4 r8 = r8
	br.ret.sptk.many b0
	.endp size#
	.align 16
	.align 64
	.proc hand_over#
hand_over:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 4, 0
	adds r16 = -40, r12
	nop 0
	.mmi
	adds r17 = -32, r12
	.fframe 2224
	adds r12 = -2224, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r2 = r13
	movl r15 = -7723592293110705685
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r14 = -4658895280553007687
	;;
	.mmi
	addl r36 = @tprel(random_state#), r2
	setf.sig f6 = r15
	addl r19 = 1, r0
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4
	movl r15 = -7046029254386353131
	;;
	.mmi
	ld8.a r38 = [r36]
	setf.sig f7 = r14
	adds r20 = 2136, r12
	.mlx
	adds r2 = 16, r12
	movl r14 = 4354685564936845354
	;;
	.mlx
	adds r21 = 2160, r12
	movl r32 = -2691343689449507777
	.mmi
	adds r37 = 2080, r12
	adds r35 = 2120, r12
	mov r41 = r1
	;;
	.mib
	nop 0
	.save rp, r39
	mov r39 = b0
	nop 0
	.mmi
	st8 [r20] = r21
	st1 [r21] = r0
	adds r45 = 2152, r12
	;;
	.mmi
	st8 [r37] = r0
	st8 [r35] = r0
	mov r44 = r0
	.mmi
	addl r42 = 1, r0
	;;
	.savesp ar.lc, 2184
	st8 [r16] = r18, 24
	adds r18 = 2088, r12
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	st8 [r18] = r0
	adds r18 = 2128, r12
	;;
	.mmi
	ld8.c.clr r38 = [r36]
	st8 [r18] = r0
	nop 0
	;;
	.mmi
	add r15 = r38, r15
	add r14 = r38, r14
	add r32 = r38, r32
	;;
	.mii
	nop 0
	shr.u r17 = r15, 30
	shr.u r16 = r14, 30
	.mmb
	nop 0
	st8 [r36] = r32
	nop 0
	;;
	.mmi
	xor r17 = r15, r17
	xor r16 = r14, r16
	adds r14 = 2144, r12
	;;
	.mmi
	setf.sig f8 = r17
	st8 [r14] = r19
	adds r14 = 2096, r12
	;;
	.mmi
	st8 [r14] = r20
	nop 0
	adds r14 = 2104, r12
	;;
	.mmi
	st8 [r14] = r19
	nop 0
	adds r14 = 2112, r12
	;;
	.mlx
	st8 [r14] = r2
	movl r2 = -4658895280553007687
	;;
	.mmi
	nop 0
	setf.sig f2 = r2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r17 = f8
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r15 = r17, 27
	;;
	.mmi
	xor r15 = r17, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r16 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r14 = r16, 27
	;;
	xor r14 = r16, r14
	;;
	.mmi
	getf.sig r15 = f7
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r16 = r15, 31
	;;
	.mmi
	xor r15 = r15, r16
	;;
	nop 0
	extr.u r15 = r15, 33, 3
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r33 = r14, 31
	nop 0
	;;
	.mlx
	xor r33 = r14, r33
	(p6) movl r14 = -3689348814741910323
	;;
	.mii
	nop 0
	shr.u r33 = r33, 33
	nop 0
	.mmi
	(p6) setf.sig f7 = r14
	;;
	(p6) addp4 r33 = r33, r0
	nop 0
	;;
	.mii
	(p6) setf.sig f6 = r33
	(p7) and r33 = 1, r33
	;;
	(p7) adds r33 = 253, r33
	;;
	.mmf
	nop 0
	nop 0
	(p6) xmpy.hu f6 = f6, f7
	;;
	.mmi
	nop 0
	(p6) getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	(p6) shr.u r14 = r14, 3
	;;
	(p6) shladd r15 = r14, 2, r0
	;;
	.mlx
	(p6) add r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mmi
	(p6) shladd r14 = r14, 1, r0
	setf.sig f4 = r15
	nop 0
	;;
	.mlx
	(p6) sub r33 = r33, r14
	movl r14 = -7723592293110705685
	;;
	.mii
	setf.sig f3 = r14
	shr.u r14 = r32, 30
	shladd r34 = r33, 2, r0
	;;
	.mmi
	xor r14 = r32, r14
	nop 0
	addp4 r34 = r34, r0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f3
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f4
	;;
	.mii
	getf.sig r15 = f8
	nop 0
	;;
	shr.u r16 = r15, 1
	.mmi
	and r15 = -2, r15
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(types.8#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mlx
	adds r14 = 24, r12
	movl r15 = 4294967297
	.mmb
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L52
	;;
	.mmi
	adds r2 = 16, r12
	st8 [r14] = r15
	adds r14 = 16, r34
	.mlx
	cmp4.eq p6, p7 = 0, r33
	movl r22 = -7046029254386353131
	;;
	.mmi
	st8 [r2] = r14
	nop 0
	addp4 r14 = r33, r0
	.mmb
	(p6) adds r43 = 1056, r12
	nop 0
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	adds r43 = 1056, r12
	.mlx
	nop 0
	movl r21 = 4354685564936845354
	;;
	.mmi
	adds r14 = -4, r14
	nop 0
	mov r20 = r43
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L59:
	.mmi
	add r16 = r32, r22
	add r32 = r32, r21
	adds r2 = 2152, r12
	;;
	.mii
	nop 0
	shr.u r15 = r16, 30
	shr.u r14 = r32, 30
	;;
	.mmi
	xor r15 = r16, r15
	nop 0
	xor r14 = r32, r14
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f2
	nop 0
	;;
	.mmi
	getf.sig r15 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 27
	;;
	shr.u r16 = r14, 27
	.mii
	xor r17 = r15, r17
	nop 0
	;;
	xor r16 = r14, r16
	.mmi
	setf.sig f8 = r17
	;;
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f3
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r17, 31
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 31
	xor r15 = r17, r15
	;;
	.mii
	xor r14 = r16, r14
	shr.u r15 = r15, 33
	;;
	shr.u r14 = r14, 33
	.mmi
	setf.sig f7 = r15
	;;
	addp4 r18 = r14, r0
	dep.z r14 = r14, 2, 1
	;;
	.mmi
	setf.sig f8 = r18
	nop 0
	add r14 = r2, r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f4
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f4
	;;
	.mmi
	getf.sig r16 = f7
	;;
	getf.sig r17 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r19 = r16, 1
	and r16 = -2, r16
	;;
	.mii
	add r16 = r16, r19
	nop 0
	;;
	shr.u r17 = r17, 5
	.mmi
	sub r15 = r15, r16
	;;
	shladd r19 = r17, 1, r0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	add r19 = r19, r17
	(p7) ld4 r18 = [r14]
	nop 0
	;;
	.mmi
	(p6) shladd r19 = r19, 4, r0
	;;
	(p6) sub r18 = r18, r19
	nop 0
	;;
	.mib
	st4 [r20] = r18, 4
	nop 0
	br.cloop.sptk.few .L59
	.mlx
	nop 0
	movl r14 = 1663341875487337577
	.mmi
	adds r33 = -1, r33
	;;
	add r38 = r38, r14
	addp4 r33 = r33, r0
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	;;
	.mmi
	setf.sig f6 = r33
	setf.sig f7 = r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	stf8 [r36] = f6
	nop 0
	nop 0
.L56:
	.mmi
	mov r44 = r34
	nop 0
	adds r34 = 7, r34
	.mmb
	adds r42 = 32, r12
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	and r34 = -8, r34
	mov r1 = r41
	adds r2 = 2152, r12
	.mii
	addl r44 = 64, r0
	mov r43 = r37
	;;
	adds r34 = 16, r34
	.mmi
	addl r32 = @gprel(shared#), gp
	ld4 r42 = [r2]
	nop 0
	;;
	.mib
	st8 [r35] = r34
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mlx
	ld8 r15 = [r36]
	movl r14 = -7046029254386353131
	.mlx
	mov r1 = r41
	movl r19 = -7723592293110705685
	;;
	.mii
	ld8 r18 = [r32]
	add r15 = r15, r14
	;;
	shr.u r17 = r15, 30
	.mmi
	st8 [r36] = r15
	;;
	ld8.acq r14 = [r18]
	xor r17 = r15, r17
	;;
	.mlx
	xor r8 = r14, r8
	movl r14 = -4658895280553007687
	.mmi
	setf.sig f6 = r17
	;;
	setf.sig f7 = r14
	shl r14 = r8, 31
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r8
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f7
	sub r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	getf.sig r17 = f6
	add r8 = r8, r14, 1
	;;
	.mmi
	st8.rel [r18] = r8
	;;
	nop 0
	shr.u r16 = r17, 27
	;;
	.mlx
	xor r16 = r17, r16
	movl r17 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r17
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	nop 0
	.mmi
	setf.sig f6 = r19
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 31
	nop 0
	;;
	.mlx
	xor r14 = r16, r14
	movl r16 = -7046029254386353131
	;;
	.mmi
	nop 0
	add r16 = r15, r16
	tbit.nz p6, p7 = r14, 33
	.mlx
	nop 0
	movl r14 = -4658895280553007687
	;;
	.mib
	nop 0
	shr.u r17 = r16, 30
	nop 0
	.mlx
	setf.sig f7 = r14
	movl r14 = 4354685564936845354
	;;
	.mib
	xor r17 = r16, r17
	add r15 = r15, r14
	(p7) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	shr.u r14 = r15, 30
	.mmi
	st8 [r36] = r15
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r17 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r18 = r17, 27
	;;
	.mmi
	xor r18 = r17, r18
	;;
	setf.sig f7 = r18
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	;;
	xor r16 = r14, r16
	;;
	.mmi
	getf.sig r18 = f7
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r14 = r18, 31
	;;
	.mlx
	xor r14 = r18, r14
	movl r18 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r16, 31
	nop 0
	;;
	.mlx
	xor r17 = r16, r17
	movl r16 = 1135184250689818561
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	shr.u r17 = r17, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r20 = r16, 6
	.mmi
	and r16 = -64, r16
	;;
	add r16 = r16, r20
	nop 0
	;;
	.mmi
	nop 0
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	getf.sig r18 = f8
	addp4 r14 = r14, r0
	;;
	.mmi
	st8 [r35] = r14
	;;
	and r19 = -2, r18
	shr.u r18 = r18, 1
	;;
	.mmi
	add r18 = r19, r18
	;;
	sub r17 = r17, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dpnt .L70
.L61:
	.mlx
	nop 0
	movl r14 = -7046029254386353131
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r36] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f8 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f8
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f6 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 1
	and r15 = -2, r15
	;;
	.mmi
	add r15 = r15, r16
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L71
.L52:
	.mmi
	adds r19 = 2184, r12
	adds r20 = 2192, r12
	mov b0 = r39
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r40
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	;;
	.mib
	ldf.fill f4 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 2224, r12
	br.ret.sptk.many b0
	;;
.L71:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = 2156, r12
	nop 0
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmb
	mov r1 = r41
	adds r19 = 2184, r12
	nop 0
	.mmi
	adds r20 = 2192, r12
	nop 0
	mov b0 = r39
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r40
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	;;
	.mib
	ldf.fill f4 = [r20]
	.label_state 2
	.restore sp
	adds r12 = 2224, r12
	br.ret.sptk.many b0
	;;
.L70:
	.body
	.copy_state 2
	.mmi
	adds r14 = 2156, r12
	addl r44 = 64, r0
	mov r43 = r37
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	nop 0
	ld8 r16 = [r32]
	mov r1 = r41
	.mmi
	ld8 r15 = [r36]
	;;
	ld8.acq r14 = [r16]
	nop 0
	;;
	.mmi
	xor r8 = r14, r8
	;;
	nop 0
	shl r14 = r8, 31
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r8
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mlx
	add r8 = r8, r14, 1
	movl r14 = -7046029254386353131
	;;
	.mmi
	add r15 = r15, r14
	st8.rel [r16] = r8
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	nop 0
	.mmi
	st8 [r36] = r15
	nop 0
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f8 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f8
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f6 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 1
	and r15 = -2, r15
	;;
	.mmi
	add r15 = r15, r16
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L71
.L69:
	.mmi
	nop 0
	adds r2 = 2152, r12
	nop 0
	;;
	.mib
	ld4 r42 = [r2]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mlx
	ld8 r15 = [r36]
	movl r16 = -7046029254386353131
	.mlx
	mov r1 = r41
	movl r14 = -4658895280553007687
	;;
	.mmi
	nop 0
	add r16 = r15, r16
	nop 0
	.mlx
	setf.sig f7 = r14
	movl r14 = 4354685564936845354
	;;
	.mib
	nop 0
	shr.u r17 = r16, 30
	nop 0
	.mlx
	add r15 = r15, r14
	movl r19 = -7723592293110705685
	;;
	.mmi
	xor r17 = r16, r17
	nop 0
	shr.u r14 = r15, 30
	.mmi
	setf.sig f6 = r19
	st8 [r36] = r15
	nop 0
	;;
	.mmi
	setf.sig f8 = r17
	nop 0
	xor r14 = r15, r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r17 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r18 = r17, 27
	;;
	.mmi
	xor r18 = r17, r18
	;;
	setf.sig f7 = r18
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	;;
	xor r16 = r14, r16
	;;
	.mmi
	getf.sig r18 = f7
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r14 = r18, 31
	;;
	.mlx
	xor r14 = r18, r14
	movl r18 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r16, 31
	nop 0
	;;
	.mlx
	xor r17 = r16, r17
	movl r16 = 1135184250689818561
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	shr.u r17 = r17, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f6
	shr.u r20 = r16, 6
	.mmi
	and r16 = -64, r16
	;;
	add r16 = r16, r20
	nop 0
	;;
	.mmi
	nop 0
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r16
	;;
	getf.sig r18 = f8
	addp4 r14 = r14, r0
	;;
	.mmi
	st8 [r35] = r14
	;;
	and r19 = -2, r18
	shr.u r18 = r18, 1
	;;
	.mmi
	add r18 = r19, r18
	;;
	sub r17 = r17, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p6) br.cond.dptk .L61
	.mib
	nop 0
	nop 0
	br .L70
	.endp hand_over#
	.align 16
	.align 64
	.proc address#
address:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	nop 0
	mov r2 = r13
	;;
	.mlx
	addl r18 = @tprel(random_state#), r2
	movl r15 = -7046029254386353131
	;;
	.mmi
	nop 0
	ld8 r17 = [r18]
	nop 0
	;;
	.mii
	add r15 = r17, r15
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r18] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r14, r15
	addl r15 = @ltoffx(.L75), r1
	;;
	.mib
	cmp4.ltu p6, p7 = 5, r14
	addp4 r14 = r14, r0
	(p6) br.cond.spnt .L73
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8.mov r15 = [r15], .L75
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L75:
	data8 @pcrel(.L80)
	data8 @pcrel(.L79)
	data8 @pcrel(.L78)
	data8 @pcrel(.L77)
	data8 @pcrel(.L76)
	data8 @pcrel(.L81)
	.text
.L81:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
.L80:
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mlx
	nop 0
	movl r15 = -4658895280553007687
	;;
	.mmi
	add r17 = r17, r14
	setf.sig f7 = r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 30
	nop 0
	.mmi
	st8 [r18] = r17
	;;
	xor r14 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -8608480567731124087
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r16 = r15, 4, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(odd.12#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L79:
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	;;
	.mmi
	add r17 = r17, r14
	nop 0
	addl r14 = @gprel(arena#), gp
	;;
	.mib
	nop 0
	shr.u r15 = r17, 30
	nop 0
	.mlx
	ld8 r2 = [r14]
	movl r14 = -4658895280553007687
	;;
	.mmi
	xor r15 = r17, r15
	setf.sig f7 = r14
	nop 0
	.mmi
	st8 [r18] = r17
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	extr.u r14 = r14, 33, 6
	;;
	sub r2 = r2, r14
	;;
	.mib
	nop 0
	addl r8 = 65536, r2
	br.ret.sptk.many b0
.L78:
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	;;
	.mmi
	add r17 = r17, r14
	nop 0
	addl r14 = @gprel(arena#), gp
	;;
	.mib
	nop 0
	shr.u r15 = r17, 30
	nop 0
	.mlx
	ld8 r8 = [r14]
	movl r14 = -4658895280553007687
	;;
	.mmi
	xor r15 = r17, r15
	setf.sig f7 = r14
	nop 0
	.mmi
	st8 [r18] = r17
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 16
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
.L77:
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	addl r15 = @gprel(scratch#), gp
	;;
	add r17 = r17, r14
	nop 0
	.mlx
	ld8 r8 = [r15]
	movl r15 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r14 = r17, 30
	nop 0
	.mmi
	setf.sig f7 = r15
	st8 [r18] = r17
	nop 0
	;;
	.mmi
	xor r14 = r17, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 31
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 33, 6
	;;
	shl r14 = r14, 14
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
	;;
.L76:
	.mmi
	nop 0
	addl r8 = @ltoff(@fptr(edge#)), gp
	nop 0
	;;
	.mib
	ld8 r8 = [r8]
	nop 0
	br.ret.sptk.many b0
.L73:
	.mmi
	nop 0
	addl r32 = 256, r0
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many room#
	;;
	break.f 0
	;;
	.endp address#
	.align 16
	.align 64
	.proc iovecs#
iovecs:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 11, 2, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	mov r2 = r13
	mov r43 = r1
	;;
	.mlx
	addl r37 = @tprel(random_state#), r2
	movl r14 = -4658895280553007687
	.mlx
	.save.f 0x2
	stf.spill [r17] = f3, 32
	movl r15 = 4354685564936845354
	;;
	.mlx
	setf.sig f7 = r14
	movl r14 = -7046029254386353131
	.mmi
	ld8.a r33 = [r37]
	.save.f 0x1
	stf.spill [r16] = f2, 32
	addp4 r45 = r32, r0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4
	.save.f 0x8
	stf.spill [r17] = f5
	.save rp, r41
	mov r41 = b0
	.body
	.mlx
	nop 0
	movl r2 = -7723592293110705685
	;;
	.mmi
	ld8.c.clr r33 = [r37]
	setf.sig f6 = r2
	mov r2 = r13
	;;
	.mmi
	add r14 = r33, r14
	add r33 = r33, r15
	addl r19 = @tprel(elements#), r2
	;;
	.mii
	nop 0
	shr.u r17 = r14, 30
	shr.u r15 = r33, 30
	;;
	.mmi
	xor r17 = r14, r17
	nop 0
	xor r15 = r33, r15
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r17 = f8
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r16 = r17, 27
	;;
	.mmi
	xor r16 = r17, r16
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	;;
	xor r14 = r15, r14
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r15 = r16, 31
	;;
	.mlx
	xor r15 = r16, r15
	movl r16 = -3689348814741910323
	;;
	.mii
	nop 0
	shr.u r15 = r15, 33
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mii
	nop 0
	shr.u r44 = r14, 31
	nop 0
	;;
	.mlx
	xor r44 = r14, r44
	movl r14 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r44 = r44, 33
	;;
	addp4 r17 = r44, r0
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mmi
	setf.sig f8 = r17
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r18 = r14, 1
	.mmi
	and r36 = -2, r14
	nop 0
	shladd r14 = r16, 2, r0
	;;
	.mii
	add r36 = r36, r18
	add r14 = r14, r16
	;;
	sub r36 = r36, r17
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r36 = 1025, r36
	sub r15 = r15, r14
	;;
	.mib
	addp4 r36 = r36, r0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L85
	;;
	.mmi
	adds r44 = 1, r36
	st8 [r37] = r33
	mov r35 = r0
	.mlx
	st8 [r19] = r36
	movl r40 = -7046029254386353131
	;;
	.mlx
	shladd r44 = r44, 4, r0
	movl r39 = 4354685564936845354
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	nop 0
	movl r14 = -4658895280553007687
	.mlx
	mov r1 = r43
	movl r2 = -7723592293110705685
	;;
	.mmi
	setf.sig f3 = r14
	setf.sig f2 = r2
	mov r38 = r8
	.mlx
	mov r16 = r0
	movl r14 = -6148914691236517205
	;;
	.mlx
	nop 0
	movl r2 = 7870610804782742023
	.mmi
	setf.sig f5 = r14
	;;
	setf.sig f4 = r2
	nop 0
	.align 32
.L89:
	.mmi
	nop 0
	shladd r16 = r16, 4, r0
	nop 0
	;;
	.mib
	add r33 = r38, r16
	nop 0
	br.call.sptk.many b0 = address#
	;;
	.mmi
	ld8 r16 = [r37]
	mov r34 = r8
	mov r1 = r43
	;;
	.mmi
	add r20 = r16, r39
	nop 0
	add r16 = r16, r40
	;;
	.mii
	nop 0
	shr.u r14 = r16, 30
	shr.u r15 = r20, 30
	.mmi
	st8 [r37] = r16
	;;
	xor r14 = r16, r14
	xor r15 = r20, r15
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	nop 0
	;;
	.mmi
	getf.sig r15 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 27
	;;
	shr.u r16 = r14, 27
	.mii
	xor r17 = r15, r17
	nop 0
	;;
	xor r16 = r14, r16
	.mmi
	setf.sig f8 = r17
	;;
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 31
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 31
	xor r14 = r17, r14
	;;
	.mii
	xor r15 = r16, r15
	shr.u r14 = r14, 33
	;;
	shr.u r15 = r15, 33
	.mmi
	setf.sig f7 = r14
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f4
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f5
	;;
	.mmi
	getf.sig r19 = f7
	;;
	getf.sig r17 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r19 = r19, 8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 2
	shladd r18 = r19, 2, r0
	;;
	.mii
	shladd r16 = r17, 1, r0
	add r18 = r18, r19
	;;
	add r16 = r16, r17
	.mmi
	shladd r17 = r18, 4, r0
	;;
	shladd r16 = r16, 1, r0
	sub r17 = r17, r18
	;;
	.mii
	sub r15 = r15, r16
	shladd r17 = r17, 3, r0
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	(p6) sub r14 = r14, r17
	(p6) st8 [r37] = r20
	nop 0
	;;
	.mib
	nop 0
	(p6) addp4 r8 = r14, r0
	(p6) br.cond.dptk .L88
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L88:
	.mmi
	adds r35 = 1, r35
	st8 [r33] = r34, 8
	nop 0
	;;
	.mmi
	addp4 r16 = r35, r0
	st8 [r33] = r8
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r36, r16
	(p6) br.cond.dptk .L89
.L84:
	.mmb
	mov r8 = r38
	adds r18 = 16, r12
	nop 0
	.mmi
	adds r19 = 32, r12
	nop 0
	mov b0 = r41
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r42
	.mmi
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L85:
	.body
	.copy_state 1
	.mlx
	mov r35 = r0
	movl r40 = -7046029254386353131
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r2 = r13
	addp4 r36 = r8, r0
	nop 0
	.mmi
	mov r1 = r43
	st8 [r37] = r33
	mov r33 = r8
	;;
	.mmi
	nop 0
	addl r14 = @tprel(elements#), r2
	adds r44 = 1, r36
	.mlx
	nop 0
	movl r39 = 4354685564936845354
	;;
	.mib
	st8 [r14] = r36
	shladd r44 = r44, 4, r0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	mov r1 = r43
	movl r14 = -4658895280553007687
	.mlx
	cmp4.ne p6, p7 = 0, r33
	movl r2 = -7723592293110705685
	;;
	.mmi
	setf.sig f3 = r14
	setf.sig f2 = r2
	mov r38 = r8
	.mlx
	mov r16 = r0
	movl r14 = -6148914691236517205
	;;
	.mlx
	nop 0
	movl r2 = 7870610804782742023
	.mmb
	setf.sig f5 = r14
	nop 0
	(p7) br.cond.dpnt .L84
	;;
	.mib
	setf.sig f4 = r2
	nop 0
	br .L89
	.endp iovecs#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/tmp/socket"
	.align 8
.LC1:
	stringz	"name"
	.text
	.align 16
	.align 64
	.proc socket_address#
socket_address:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 3, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 144
	adds r12 = -144, r12
	mov r2 = r13
	mov r38 = r1
	;;
	.mlx
	addl r35 = @tprel(random_state#), r2
	movl r33 = -7046029254386353131
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 16
	movl r14 = -4658895280553007687
	;;
	.mmi
	ld8.a r17 = [r35]
	.save.f 0x2
	stf.spill [r16] = f3
	.save rp, r36
	mov r36 = b0
	.body
	.mlx
	setf.sig f7 = r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	ld8.c.clr r17 = [r35]
	setf.sig f6 = r15
	addl r15 = @gprel(arena#), gp
	.mii
	addl r41 = 128, r0
	mov r40 = r0
	;;
	add r33 = r17, r33
	.mmi
	ld8 r2 = [r15]
	;;
	nop 0
	shr.u r14 = r33, 30
	;;
	.mmi
	xor r14 = r33, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L107
	;;
	.mmi
	nop 0
	(p7) addl r34 = 65408, r2
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	nop 0
	movl r16 = -7046029254386353131
	.mlx
	mov r1 = r38
	movl r15 = 4354685564936845354
	;;
	.mlx
	add r16 = r33, r16
	movl r14 = -7723592293110705685
	.mlx
	add r15 = r33, r15
	movl r2 = -4658895280553007687
	;;
	.mib
	nop 0
	shr.u r18 = r16, 30
	nop 0
	.mmi
	setf.sig f2 = r14
	setf.sig f3 = r2
	shr.u r14 = r15, 30
	;;
	.mmi
	xor r18 = r16, r18
	nop 0
	xor r14 = r15, r14
	;;
	.mmi
	setf.sig f6 = r18
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	nop 0
	;;
	.mmi
	getf.sig r18 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r18, 27
	;;
	shr.u r16 = r14, 27
	.mii
	xor r17 = r18, r17
	nop 0
	;;
	xor r16 = r14, r16
	.mmi
	setf.sig f8 = r17
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f2
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 31
	;;
	shr.u r32 = r16, 31
	.mii
	xor r14 = r17, r14
	nop 0
	;;
	extr.u r14 = r14, 33, 2
	.mii
	xor r32 = r16, r32
	nop 0
	;;
	shr.u r32 = r32, 33
	.mmb
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L97
	;;
.L110:
	.mlx
	cmp4.eq p6, p7 = 2, r14
	movl r16 = -7046029254386353131
	.mmb
	mov r2 = r13
	nop 0
	(p6) br.cond.dpnt .L98
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	addl r14 = @tprel(elements#), r2
	(p7) br.cond.dpnt .L108
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r32, 0
	nop 0
	.mmb
	st8 [r35] = r15
	add r15 = r15, r16
	(p7) br.cond.dpnt .L109
	;;
	.mmi
	(p6) addl r8 = 2, r0
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r8
	nop 0
	shr.u r14 = r15, 30
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r15
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mii
	shladd r15 = r15, 2, r0
	nop 0
	;;
	sub r14 = r14, r15
	;;
	.mmi
	st2 [r34] = r14
	nop 0
	nop 0
.L94:
	.mmi
	mov r8 = r34
	adds r17 = 128, r12
	mov b0 = r36
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L107:
	.body
	.copy_state 1
	.mlx
	addl r41 = 128, r0
	movl r33 = 4354685564936845354
	.mlx
	mov r40 = r0
	movl r16 = 144397213884223497
	;;
	.mmi
	add r33 = r17, r33
	;;
	nop 0
	shr.u r14 = r33, 30
	;;
	.mmi
	xor r14 = r33, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 27
	;;
	xor r15 = r14, r15
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 31
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	shr.u r15 = r14, 40
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 2
	;;
	.mii
	nop 0
	shl r16 = r15, 9
	;;
	sub r15 = r16, r15
	;;
	.mii
	nop 0
	shl r15 = r15, 7
	;;
	sub r14 = r14, r15
	;;
	.mmi
	and r14 = -8, r14
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	nop 0
	add r34 = r2, r14
	nop 0
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	nop 0
	movl r16 = -7046029254386353131
	.mlx
	mov r1 = r38
	movl r15 = 4354685564936845354
	;;
	.mlx
	add r16 = r33, r16
	movl r14 = -7723592293110705685
	.mlx
	add r15 = r33, r15
	movl r2 = -4658895280553007687
	;;
	.mib
	nop 0
	shr.u r18 = r16, 30
	nop 0
	.mmi
	setf.sig f2 = r14
	setf.sig f3 = r2
	shr.u r14 = r15, 30
	;;
	.mmi
	xor r18 = r16, r18
	nop 0
	xor r14 = r15, r14
	;;
	.mmi
	setf.sig f6 = r18
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	nop 0
	;;
	.mmi
	getf.sig r18 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r18, 27
	;;
	shr.u r16 = r14, 27
	.mii
	xor r17 = r18, r17
	nop 0
	;;
	xor r16 = r14, r16
	.mmi
	setf.sig f8 = r17
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f2
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 31
	;;
	shr.u r32 = r16, 31
	.mii
	xor r14 = r17, r14
	nop 0
	;;
	extr.u r14 = r14, 33, 2
	.mii
	xor r32 = r16, r32
	nop 0
	;;
	shr.u r32 = r32, 33
	.mmb
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p7) br.cond.dptk .L110
	;;
.L97:
	.mmi
	adds r16 = 20, r12
	and r32 = 3, r32
	adds r40 = 16, r12
	.mmi
	st8 [r35] = r15
	mov r2 = r13
	addl r18 = 28, r0
	;;
	.mmi
	nop 0
	st4 [r16] = r0, 4
	adds r32 = 4000, r32
	.mmi
	addl r17 = @tprel(elements#), r2
	mov r39 = r34
	addl r41 = 28, r0
	;;
	.mmi
	nop 0
	st4 [r16] = r0, 4
	dep.z r15 = r32, 8, 24
	.mii
	st8 [r17] = r18
	nop 0
	;;
	extr.u r32 = r32, 8, 5
	.mmi
	st4 [r16] = r0, 4
	;;
	or r32 = r15, r32
	addl r15 = 10, r0
	.mmi
	st4 [r16] = r0, 4
	;;
	st2 [r40] = r15
	adds r15 = 18, r12
	.mmi
	st4 [r16] = r0, 4
	;;
	st2 [r15] = r32
	adds r15 = 39, r12
	.mmi
	nop 0
	st4 [r16] = r0
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	mov r8 = r34
	mov r1 = r38
	nop 0
	.mmi
	adds r17 = 128, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L108:
	.body
	.copy_state 2
	.mmi
	adds r17 = 24, r12
	adds r18 = 16, r12
	and r32 = 3, r32
	.mmi
	mov r2 = r13
	st8 [r35] = r15
	adds r15 = 20, r12
	;;
	.mmi
	st8 [r17] = r0
	addl r17 = 2, r0
	adds r32 = 4000, r32
	.mmi
	addl r14 = @tprel(elements#), r2
	mov r39 = r34
	addl r41 = 16, r0
	;;
	.mmi
	st2 [r18] = r17
	nop 0
	dep.z r16 = r32, 8, 24
	.mlx
	mov r40 = r18
	movl r17 = 16777343
	;;
	.mii
	st4 [r15] = r17
	extr.u r32 = r32, 8, 5
	addl r15 = 16, r0
	;;
	.mmi
	or r32 = r16, r32
	st8 [r14] = r15
	adds r14 = 18, r12
	;;
	.mib
	st2 [r14] = r32
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	mov r8 = r34
	mov r1 = r38
	nop 0
	.mmi
	adds r17 = 128, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L98:
	.body
	.copy_state 3
	.mmi
	mov r40 = r0
	addl r41 = 108, r0
	nop 0
	.mmb
	adds r39 = 18, r12
	andcm r32 = 1, r32
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	nop 0
	movl r14 = -2691343689449507777
	.mii
	adds r15 = 16, r12
	mov r1 = r38
	;;
	add r33 = r33, r14
	.mmi
	adds r14 = 18, r12
	;;
	add r39 = r14, r32
	addl r14 = 1, r0
	.mmi
	st8 [r35] = r33
	;;
	st2 [r15] = r14
	shr.u r15 = r33, 30
	;;
	.mmi
	xor r15 = r33, r15
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	tbit.nz p6, p7 = r14, 33
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
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r2 = r13
	addl r15 = 14, r0
	mov r1 = r38
	.mmi
	mov r39 = r34
	addl r41 = 110, r0
	adds r40 = 16, r12
	;;
	.mmi
	nop 0
	addl r14 = @tprel(elements#), r2
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmb
	mov r8 = r34
	mov r1 = r38
	nop 0
	.mmi
	adds r17 = 128, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r37
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 4
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L109:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	ld8 r15 = [r35]
	nop 0
	mov r2 = r13
	.mlx
	mov r1 = r38
	movl r16 = -7046029254386353131
	;;
	.mmi
	add r15 = r15, r16
	nop 0
	addl r14 = @tprel(elements#), r2
	;;
	.mmi
	nop 0
	st8 [r14] = r8
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	st2 [r34] = r14
	nop 0
	br .L94
	.endp socket_address#
	.align 16
	.align 64
	.proc number#
number:
	.prologue
	.body
	.mlx
	mov r2 = r13
	movl r15 = -7046029254386353131
	.mlx
	nop 0
	movl r14 = -4658895280553007687
	;;
	.mlx
	addl r20 = @tprel(random_state#), r2
	movl r18 = 4354685564936845354
	.mlx
	setf.sig f7 = r14
	movl r2 = -7723592293110705685
	;;
	.mmi
	ld8 r19 = [r20]
	setf.sig f6 = r2
	nop 0
	;;
	.mii
	add r15 = r19, r15
	add r18 = r19, r18
	;;
	shr.u r17 = r15, 30
	.mii
	nop 0
	shr.u r14 = r18, 30
	;;
	xor r17 = r15, r17
	.mmi
	xor r14 = r18, r14
	;;
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r17 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r16 = r17, 27
	;;
	.mmi
	xor r16 = r17, r16
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r15 = r14, 27
	;;
	xor r15 = r14, r15
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r14 = r16, 31
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mmi
	cmp4.ltu p6, p7 = 4, r14
	nop 0
	shladd r14 = r14, 3, r0
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r8 = r15, 31
	;;
	.mmi
	xor r8 = r15, r8
	nop 0
	addl r15 = @ltoffx(.L114), r1
	;;
	.mib
	nop 0
	shr.u r8 = r8, 33
	(p6) br.cond.spnt .L112
	;;
	.mmi
	ld8.mov r15 = [r15], .L114
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L114:
	data8 @pcrel(.L118)
	data8 @pcrel(.L117)
	data8 @pcrel(.L116)
	data8 @pcrel(.L115)
	data8 @pcrel(.L113)
	.text
.L115:
	.mii
	nop 0
	tbit.z p6, p7 = r8, 0
	addl r14 = @gprel(own_pid#), gp
	.mmb
	nop 0
	st8 [r20] = r18
	nop 0
	;;
	.mlx
	ld4 r8 = [r14]
	(p6) movl r14 = -2691343689449507777
	;;
	.mlx
	(p6) add r19 = r19, r14
	(p6) movl r14 = -4658895280553007687
	.mmi
	(p6) adds r8 = 1, r8
	;;
	nop 0
	(p6) shr.u r15 = r19, 30
	.mmi
	(p6) setf.sig f8 = r14
	(p6) st8 [r20] = r19
	nop 0
	;;
	.mmi
	(p6) xor r15 = r19, r15
	;;
	(p6) setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) xmpy.l f7 = f7, f8
	;;
	.mmi
	(p6) getf.sig r15 = f7
	;;
	nop 0
	(p6) shr.u r14 = r15, 27
	;;
	.mlx
	(p6) xor r14 = r15, r14
	(p6) movl r15 = -7723592293110705685
	;;
	.mmi
	(p6) setf.sig f6 = r14
	(p6) setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	(p6) getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	(p6) shr.u r15 = r14, 31
	;;
	(p6) xor r14 = r14, r15
	;;
	.mii
	nop 0
	(p6) extr.u r14 = r14, 33, 2
	;;
	(p6) sub r8 = r8, r14
	;;
	.mib
	nop 0
	sxt4 r8 = r8
	br.ret.sptk.many b0
	;;
.L113:
	.mlx
	addp4 r8 = r8, r0
	movl r14 = 7870610804782742023
	.mmi
	nop 0
	st8 [r20] = r18
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f8 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r14 = r14, 7
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = r8, r0
	br.ret.sptk.many b0
	;;
.L117:
	.mmi
	nop 0
	addl r14 = 1, r0
	and r8 = 63, r8
	.mmi
	nop 0
	st8 [r20] = r18
	nop 0
	;;
	.mib
	nop 0
	shl r8 = r14, r8
	br.ret.sptk.many b0
	;;
.L116:
	.mlx
	addp4 r8 = r8, r0
	movl r14 = -6148914691236517205
	.mmi
	nop 0
	st8 [r20] = r18
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f8 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r14 = r14, 5
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	sub r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = r8, r0
	br.ret.sptk.many b0
	;;
.L118:
	.mlx
	addp4 r8 = r8, r0
	movl r14 = -1581149492032247281
	.mmi
	nop 0
	st8 [r20] = r18
	nop 0
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r14 = r14, 5
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r15 = r14, 3, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mlx
	sub r8 = r8, r14
	movl r14 = @gprel(edges.11#)
	;;
	.mii
	addp4 r8 = r8, r0
	add r14 = r1, r14
	;;
	shladd r8 = r8, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r14, r8
	nop 0
	;;
	.mib
	ld8 r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	;;
.L112:
	.mmi
	nop 0
	and r8 = 7, r8
	nop 0
	.mmb
	st8 [r20] = r18
	nop 0
	br.ret.sptk.many b0
	.endp number#
	.align 16
	.align 64
	.proc descriptor#
descriptor:
	.prologue
	.body
	.mlx
	mov r2 = r13
	movl r14 = -4658895280553007687
	.mlx
	nop 0
	movl r18 = 4354685564936845354
	;;
	.mmi
	nop 0
	addl r20 = @tprel(random_state#), r2
	nop 0
	.mlx
	setf.sig f7 = r14
	movl r14 = -7046029254386353131
	;;
	.mlx
	ld8 r19 = [r20]
	movl r2 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r19, r14
	add r18 = r19, r18
	.mmi
	nop 0
	setf.sig f6 = r2
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r14, 30
	shr.u r16 = r18, 30
	.mmi
	st8 [r20] = r14
	;;
	xor r17 = r14, r17
	xor r16 = r18, r16
	;;
	.mmi
	nop 0
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r17 = f8
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r15 = r17, 27
	;;
	.mmi
	nop 0
	xor r15 = r17, r15
	nop 0
	;;
	.mmi
	getf.sig r16 = f8
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r14 = r16, 27
	;;
	.mmi
	nop 0
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	getf.sig r15 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r16 = r15, 31
	;;
	.mmi
	xor r15 = r15, r16
	;;
	nop 0
	extr.u r15 = r15, 33, 4
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r14, 31
	;;
	xor r16 = r14, r17
	;;
	.mib
	nop 0
	extr.u r16 = r16, 33, 4
	(p6) br.cond.dptk .L125
	.mib
	nop 0
	nop 0
	br.sptk.many number#
	;;
.L125:
	.mlx
	cmp4.ne p6, p7 = 0, r16
	movl r14 = -2691343689449507777
	;;
	.mmi
	add r19 = r19, r14
	nop 0
	(p7) addl r8 = -100, r0
	.mmb
	(p7) st8 [r20] = r18
	nop 0
	(p6) br.cond.dpnt .L130
	;;
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L130:
	.mii
	nop 0
	shr.u r15 = r19, 30
	nop 0
	.mmi
	st8 [r20] = r19
	;;
	xor r15 = r19, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r8 = r14, 31
	;;
	.mlx
	xor r8 = r14, r8
	movl r14 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r8 = r8, 33
	nop 0
	.mmi
	setf.sig f6 = r14
	;;
	setf.sig f8 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r14 = r14, 5
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	sub r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = r8, r0
	br.ret.sptk.many b0
	.endp descriptor#
	.align 16
	.align 64
	.proc fill_arena#
fill_arena:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 0, 0
	adds r16 = -56, r12
	nop 0
	.mmi
	adds r17 = -48, r12
	.fframe 80
	adds r12 = -80, r12
	mov r18 = ar.lc
	;;
	.mmi
	addl r14 = @gprel(arena#), gp
	.save.f 0x1
	stf.spill [r17] = f2, 32
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r2 = r13
	mov r40 = r1
	addl r33 = 8191, r0
	;;
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4
	movl r35 = -7046029254386353131
	.mlx
	addl r32 = @tprel(random_state#), r2
	movl r2 = -7723592293110705685
	;;
	.mmi
	ld8.a r34 = [r14]
	setf.sig f2 = r2
	addl r2 = 499, r0
	.mlx
	ld8.a r17 = [r32]
	movl r37 = 4354685564936845354
	;;
	.mlx
	nop 0
	movl r36 = -2691343689449507777
	;;
	.mii
	nop 0
	mov ar.lc = r2
	nop 0
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	;;
	.mlx
	ld8.c.clr r34 = [r14]
	movl r14 = -4658895280553007687
	.mmi
	nop 0
	ld8.c.clr r17 = [r32]
	nop 0
	;;
	.mlx
	setf.sig f3 = r14
	movl r14 = -6148914691236517205
	;;
	.mlx
	setf.sig f5 = r14
	movl r14 = -3689348814741910323
	.mmi
	nop 0
	;;
	setf.sig f4 = r14
	nop 0
	.align 32
.L136:
	.mii
	add r17 = r17, r35
	nop 0
	;;
	shr.u r14 = r17, 30
	.mmi
	st8 [r32] = r17
	;;
	xor r14 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f5
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 1
	and r15 = -2, r15
	;;
	.mmi
	add r15 = r15, r16
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L132
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = address#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L133:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	add r16 = r14, r36
	add r15 = r14, r35
	add r14 = r14, r37
	;;
	.mii
	nop 0
	shr.u r20 = r16, 30
	shr.u r17 = r15, 30
	.mmb
	nop 0
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	xor r20 = r16, r20
	xor r17 = r15, r17
	shr.u r15 = r14, 30
	;;
	.mmi
	setf.sig f7 = r20
	setf.sig f6 = r17
	xor r14 = r14, r15
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	nop 0
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	nop 0
	;;
	.mmi
	getf.sig r20 = f7
	setf.sig f7 = r14
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r17 = f6
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	shr.u r19 = r20, 27
	;;
	.mmi
	xor r19 = r20, r19
	nop 0
	shr.u r18 = r17, 27
	;;
	.mmi
	setf.sig f6 = r19
	nop 0
	xor r18 = r17, r18
	;;
	.mmi
	getf.sig r14 = f7
	setf.sig f7 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mii
	nop 0
	shr.u r17 = r14, 27
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f2
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	;;
	getf.sig r19 = f6
	nop 0
	.mmi
	setf.sig f6 = r17
	;;
	getf.sig r18 = f7
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	shr.u r15 = r19, 31
	;;
	.mmi
	nop 0
	xor r15 = r19, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r18, 31
	shr.u r15 = r15, 33
	;;
	.mmi
	xor r14 = r18, r14
	setf.sig f7 = r15
	nop 0
	;;
	.mii
	getf.sig r17 = f6
	shr.u r14 = r14, 33
	;;
	and r14 = r33, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r34, r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f7, f4
	nop 0
	.mmi
	st8 [r14] = r8
	;;
	nop 0
	shr.u r18 = r17, 31
	;;
	.mmi
	xor r17 = r17, r18
	;;
	nop 0
	extr.u r17 = r17, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L134
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	ld8 r16 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mmi
	add r14 = r16, r35
	add r17 = r16, r36
	add r16 = r16, r37
	;;
	.mii
	nop 0
	shr.u r20 = r14, 30
	shr.u r15 = r17, 30
	.mmb
	nop 0
	st8 [r32] = r17
	nop 0
	;;
	.mmi
	xor r20 = r14, r20
	xor r15 = r17, r15
	shr.u r14 = r16, 30
	;;
	.mmi
	setf.sig f6 = r20
	setf.sig f7 = r15
	xor r14 = r16, r14
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	nop 0
	;;
	.mmi
	getf.sig r20 = f6
	setf.sig f6 = r14
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	shr.u r19 = r20, 27
	;;
	.mmi
	xor r19 = r20, r19
	nop 0
	shr.u r18 = r15, 27
	;;
	.mmi
	setf.sig f7 = r19
	nop 0
	xor r18 = r15, r18
	;;
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	nop 0
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	getf.sig r19 = f7
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	getf.sig r18 = f6
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f2
	shr.u r15 = r19, 31
	;;
	.mii
	xor r15 = r19, r15
	nop 0
	;;
	shr.u r14 = r18, 31
	.mii
	nop 0
	shr.u r15 = r15, 33
	;;
	xor r14 = r18, r14
	.mmi
	and r15 = r33, r15
	;;
	getf.sig r16 = f7
	shr.u r14 = r14, 33
	.mmi
	shladd r15 = r15, 2, r0
	;;
	and r14 = r33, r14
	add r3 = r34, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	addl r3 = 32768, r3
	;;
	.mmi
	add r2 = r34, r14
	st4 [r3] = r8
	nop 0
	;;
	.mmi
	addl r2 = 16384, r2
	;;
	nop 0
	shr.u r18 = r16, 31
	;;
	.mmi
	xor r16 = r16, r18
	;;
	nop 0
	extr.u r16 = r16, 33, 3
	;;
	.mib
	st2 [r2] = r16
	nop 0
	br.cloop.sptk.few .L136
.L140:
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r38
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r39
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L134:
	.body
	.copy_state 1
	.mmi
	getf.sig r2 = f6
	;;
	nop 0
	shr.u r17 = r2, 5
	;;
	.mmi
	shladd r14 = r17, 2, r0
	;;
	add r14 = r14, r17
	add r17 = r16, r36
	;;
	.mmi
	shladd r14 = r14, 3, r0
	st8 [r32] = r17
	nop 0
	;;
	.mmi
	sub r8 = r15, r14
	add r14 = r16, r35
	shr.u r15 = r17, 30
	.mmi
	nop 0
	add r16 = r16, r37
	nop 0
	;;
	.mii
	nop 0
	shr.u r20 = r14, 30
	xor r15 = r17, r15
	;;
	.mmi
	xor r20 = r14, r20
	setf.sig f7 = r15
	shr.u r14 = r16, 30
	;;
	.mmi
	setf.sig f6 = r20
	nop 0
	xor r14 = r16, r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f3
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f7
	;;
	getf.sig r20 = f6
	nop 0
	.mmi
	setf.sig f6 = r14
	;;
	nop 0
	shr.u r18 = r15, 27
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	shr.u r19 = r20, 27
	.mmi
	xor r18 = r15, r18
	;;
	xor r19 = r20, r19
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r19
	nop 0
	;;
	.mmi
	getf.sig r14 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	nop 0
	.mfi
	nop 0
	xmpy.l f6 = f6, f2
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	getf.sig r19 = f7
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	getf.sig r18 = f6
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f2
	shr.u r15 = r19, 31
	;;
	.mii
	xor r15 = r19, r15
	nop 0
	;;
	shr.u r14 = r18, 31
	.mii
	nop 0
	shr.u r15 = r15, 33
	;;
	xor r14 = r18, r14
	.mmi
	and r15 = r33, r15
	;;
	getf.sig r16 = f7
	shr.u r14 = r14, 33
	.mmi
	shladd r15 = r15, 2, r0
	;;
	and r14 = r33, r14
	add r3 = r34, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	addl r3 = 32768, r3
	;;
	.mmi
	add r2 = r34, r14
	st4 [r3] = r8
	nop 0
	;;
	.mmi
	addl r2 = 16384, r2
	;;
	nop 0
	shr.u r18 = r16, 31
	;;
	.mmi
	xor r16 = r16, r18
	;;
	nop 0
	extr.u r16 = r16, 33, 3
	;;
	.mib
	st2 [r2] = r16
	nop 0
	br.cloop.sptk.few .L136
	.mib
	nop 0
	nop 0
	br .L140
.L132:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L133
	.endp fill_arena#
	.align 16
	.align 64
	.proc int_or_address#
int_or_address:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 3, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	mov r2 = r13
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 16
	nop 0
	addl r32 = @tprel(random_state#), r2
	.mlx
	mov r37 = r1
	movl r34 = -7046029254386353131
	;;
	.mlx
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	movl r15 = -7723592293110705685
	.mlx
	adds r18 = 16, r12
	movl r14 = -4658895280553007687
	;;
	.mmi
	nop 0
	ld8 r16 = [r32]
	nop 0
	.mmi
	setf.sig f2 = r15
	setf.sig f3 = r14
	nop 0
	;;
	.mii
	add r15 = r16, r34
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	st8 [r32] = r15
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	extr.u r14 = r14, 33, 2
	;;
	.mib
	cmp4.eq p6, p7 = 1, r14
	nop 0
	(p6) br.cond.dpnt .L142
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L143
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mii
	ldf.fill f2 = [r18], 16
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.sptk.many address#
	;;
.L142:
	.body
	.copy_state 1
	.mmi
	adds r19 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	ldf.fill f2 = [r19], 16
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r19]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.sptk.many number#
	;;
.L152:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mii
	add r16 = r16, r14
	nop 0
	;;
	shr.u r14 = r16, 30
	.mmi
	st8 [r32] = r16
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f3
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = @gprel(signals.7#)
	;;
	.mii
	nop 0
	extr.u r14 = r14, 33, 3
	add r15 = r1, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mii
	ld4 r8 = [r14]
	nop 0
	;;
	sxt4 r8 = r8
	.mmi
	nop 0
	ldf.fill f2 = [r17], 16
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L143:
	.body
	.copy_state 3
	.mib
	addl r38 = 64, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mmi
	mov r1 = r37
	mov r33 = r8
	addl r40 = 28, r0
	.mmb
	mov r39 = r0
	adds r38 = 4, r8
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	ld8 r14 = [r32]
	movl r15 = 4354685564936845354
	.mlx
	mov r20 = r0
	movl r17 = -2691343689449507777
	;;
	.mmi
	add r15 = r14, r15
	nop 0
	add r34 = r14, r34
	.mmi
	add r17 = r14, r17
	nop 0
	mov r1 = r37
	;;
	.mii
	nop 0
	shr.u r19 = r15, 30
	shr.u r16 = r34, 30
	;;
	.mmi
	xor r19 = r15, r19
	xor r16 = r34, r16
	shr.u r15 = r17, 30
	;;
	.mmi
	xor r15 = r17, r15
	setf.sig f7 = r19
	nop 0
	.mmi
	setf.sig f8 = r16
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	nop 0
	.mfi
	nop 0
	xmpy.l f8 = f8, f3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r19 = f7
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r18 = r19, 27
	;;
	.mii
	nop 0
	shr.u r17 = r16, 27
	xor r18 = r19, r18
	;;
	.mmi
	nop 0
	xor r17 = r16, r17
	shr.u r16 = r15, 27
	.mii
	setf.sig f7 = r18
	nop 0
	;;
	xor r16 = r15, r16
	.mmi
	setf.sig f8 = r17
	;;
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f2
	;;
	.mmi
	getf.sig r18 = f7
	;;
	getf.sig r17 = f8
	nop 0
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r15 = r18, 31
	;;
	.mii
	nop 0
	shr.u r19 = r17, 31
	xor r15 = r18, r15
	;;
	.mii
	xor r18 = r17, r19
	shr.u r17 = r16, 31
	shr.u r15 = r15, 33
	;;
	.mmi
	xor r17 = r16, r17
	setf.sig f7 = r15
	extr.u r18 = r18, 33, 2
	.mlx
	nop 0
	movl r16 = -6148914691236517205
	;;
	.mmi
	setf.sig f8 = r16
	nop 0
	extr.u r17 = r17, 33, 3
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r17
	nop 0
	dep r20 = r18, r20, 0, 16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f8
	;;
	.mii
	getf.sig r16 = f7
	nop 0
	;;
	shr.u r17 = r16, 1
	.mmi
	and r16 = -2, r16
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	dep r20 = r15, r20, 16, 16
	.mlx
	nop 0
	movl r15 = 8709371129873690708
	;;
	.mib
	st4 [r33] = r20
	add r14 = r14, r15
	(p6) br.cond.dptk .L146
	;;
	.mib
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mlx
	nop 0
	movl r18 = 4354685564936845354
	;;
	.mlx
	xor r15 = r14, r15
	movl r2 = -4658895280553007687
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f7 = r2
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 31
	nop 0
	;;
	.mlx
	xor r15 = r16, r15
	movl r16 = -1581149492032247281
	;;
	.mii
	nop 0
	shr.u r15 = r15, 33
	nop 0
	.mmi
	setf.sig f6 = r16
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	add r16 = r17, r16
	nop 0
	;;
	.mmi
	shladd r17 = r16, 3, r0
	;;
	sub r16 = r17, r16
	adds r17 = 8, r33
	;;
	.mlx
	sub r15 = r15, r16
	movl r16 = @gprel(edges.11#)
	;;
	.mii
	addp4 r15 = r15, r0
	add r16 = r1, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	.mlx
	add r15 = r16, r15
	movl r16 = -7046029254386353131
	;;
	.mmi
	nop 0
	add r16 = r14, r16
	add r14 = r14, r18
	.mmi
	ld8 r15 = [r15]
	;;
	nop 0
	shr.u r18 = r16, 30
	.mmi
	st8 [r17] = r15
	nop 0
	shr.u r15 = r14, 30
	;;
	.mmi
	nop 0
	xor r18 = r16, r18
	xor r15 = r14, r15
	.mlx
	nop 0
	movl r16 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r18
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r18 = f8
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r17 = r18, 27
	;;
	.mmi
	xor r17 = r18, r17
	;;
	setf.sig f7 = r17
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r16 = r15, 27
	;;
	xor r16 = r15, r16
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r18 = r17, 31
	;;
	.mmi
	xor r17 = r17, r18
	;;
	nop 0
	extr.u r17 = r17, 33, 3
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r17
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 31
	;;
	xor r15 = r16, r15
	;;
	.mib
	nop 0
	shr.u r15 = r15, 33
	(p6) br.cond.dptk .L148
	;;
.L153:
	.mlx
	addp4 r15 = r15, r0
	movl r16 = -1581149492032247281
	.mmi
	st8 [r32] = r14
	nop 0
	mov r8 = r33
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	add r16 = r17, r16
	nop 0
	;;
	.mmi
	shladd r17 = r16, 3, r0
	;;
	sub r16 = r17, r16
	nop 0
	;;
	.mlx
	sub r15 = r15, r16
	movl r16 = @gprel(edges.11#)
	;;
	.mii
	addp4 r15 = r15, r0
	add r16 = r1, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	.mii
	add r15 = r16, r15
	adds r16 = 16, r33
	;;
	nop 0
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r16] = r15
	nop 0
.L154:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L146:
	.body
	.copy_state 4
	.mib
	nop 0
	shr.u r16 = r14, 30
	nop 0
	.mlx
	nop 0
	movl r17 = 2951479051793528259
	;;
	.mlx
	xor r16 = r14, r16
	movl r18 = 4354685564936845354
	.mlx
	nop 0
	movl r2 = -4658895280553007687
	;;
	.mmi
	nop 0
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f3
	;;
	.mmi
	getf.sig r16 = f7
	setf.sig f7 = r17
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 27
	;;
	xor r15 = r16, r15
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f2
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 31
	;;
	xor r16 = r15, r16
	;;
	.mii
	nop 0
	shr.u r15 = r16, 35
	shr.u r16 = r16, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r2
	;;
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 2
	and r15 = -4, r15
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r17 = r15, 2, r0
	nop 0
	;;
	.mii
	add r15 = r15, r17
	adds r17 = 8, r33
	;;
	shladd r15 = r15, 2, r0
	;;
	.mlx
	sub r15 = r16, r15
	movl r16 = -7046029254386353131
	;;
	.mmi
	add r16 = r14, r16
	add r14 = r14, r18
	addp4 r15 = r15, r0
	;;
	.mib
	nop 0
	shr.u r18 = r16, 30
	nop 0
	.mmi
	st8 [r17] = r15
	nop 0
	shr.u r15 = r14, 30
	;;
	.mmi
	nop 0
	xor r18 = r16, r18
	xor r15 = r14, r15
	.mlx
	nop 0
	movl r16 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r18
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r18 = f8
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r17 = r18, 27
	;;
	.mmi
	xor r17 = r18, r17
	;;
	setf.sig f7 = r17
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r16 = r15, 27
	;;
	xor r16 = r15, r16
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f8 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r18 = r17, 31
	;;
	.mmi
	xor r17 = r17, r18
	;;
	nop 0
	extr.u r17 = r17, 33, 3
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r17
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 31
	;;
	xor r15 = r16, r15
	;;
	.mib
	nop 0
	shr.u r15 = r15, 33
	(p7) br.cond.dptk .L153
	;;
.L148:
	.mlx
	nop 0
	movl r17 = 2951479051793528259
	.mmi
	st8 [r32] = r14
	mov r8 = r33
	shr.u r16 = r15, 2
	;;
	.mmi
	setf.sig f6 = r17
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	nop 0
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r16, 2
	and r16 = -4, r16
	;;
	.mmi
	add r16 = r16, r17
	;;
	shladd r17 = r16, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r16, r17
	;;
	shladd r16 = r16, 2, r0
	nop 0
	;;
	.mii
	sub r15 = r15, r16
	adds r16 = 16, r33
	;;
	addp4 r15 = r15, r0
	;;
	.mib
	st8 [r16] = r15
	nop 0
	br .L154
	.endp int_or_address#
	.align 16
	.align 64
	.proc asynchronous#
asynchronous:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 4, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.mmi
	.fframe 4176
	adds r12 = -4176, r12
	mov r2 = r13
	mov r45 = r1
	;;
	.mmb
	.save.f 0x1
	stf.spill [r16] = f2, 32
	adds r14 = 16, r12
	nop 0
	.mmi
	addl r35 = @tprel(random_state#), r2
	.save.f 0x2
	stf.spill [r17] = f3
	.save rp, r43
	mov r43 = b0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	st8 [r14] = r0
	addl r48 = 4088, r0
	.mmb
	mov r47 = r0
	adds r46 = 24, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	ld8 r16 = [r35]
	movl r32 = -7046029254386353131
	.mlx
	mov r1 = r45
	movl r14 = -7723592293110705685
	;;
	.mmi
	add r32 = r16, r32
	setf.sig f6 = r14
	adds r36 = 4128, r12
	.mlx
	nop 0
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r14 = r32, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r32
	nop 0
	;;
	.mmi
	xor r14 = r32, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 1
	and r15 = -2, r15
	;;
	.mmi
	add r15 = r15, r17
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L156
	.mlx
	mov r46 = r36
	movl r39 = -7046029254386353131
	.mmb
	addl r34 = 12, r0
	adds r42 = 4120, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mlx
	mov r1 = r45
	movl r2 = -4658895280553007687
	.mlx
	cmp4.ne p6, p7 = 0, r8
	movl r14 = -7723592293110705685
	;;
	.mlx
	setf.sig f3 = r2
	movl r2 = -6148914691236517205
	.mmb
	setf.sig f2 = r14
	addl r37 = @ltoffx(.L162), r1
	(p6) br.cond.dpnt .L155
	;;
	.mlx
	setf.sig f4 = r2
	movl r38 = 4354685564936845354
	.mlx
	ld8.mov r37 = [r37], .L162
	movl r41 = -2691343689449507777
	;;
	.mmi
	addl r40 = @gprel(own_pid#), gp
	nop 0
	nop 0
	.align 32
.L159:
	.mmi
	add r16 = r32, r38
	nop 0
	add r17 = r32, r39
	;;
	.mii
	nop 0
	shr.u r15 = r17, 30
	shr.u r14 = r16, 30
	.mmi
	st8 [r35] = r16
	;;
	xor r15 = r17, r15
	xor r14 = r16, r14
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f3
	nop 0
	;;
	.mmi
	getf.sig r15 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 27
	;;
	shr.u r16 = r14, 27
	.mii
	xor r17 = r15, r17
	nop 0
	;;
	xor r16 = r14, r16
	.mmi
	setf.sig f8 = r17
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f2
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r17, 31
	;;
	shr.u r14 = r16, 31
	.mmi
	xor r15 = r17, r15
	;;
	xor r14 = r16, r14
	extr.u r15 = r15, 33, 1
	;;
	.mii
	nop 0
	extr.u r14 = r14, 33, 3
	shladd r15 = r15, 2, r0
	;;
	.mmi
	cmp4.ltu p6, p7 = 6, r14
	shladd r14 = r14, 3, r0
	add r15 = r36, r15
	;;
	.mmi
	nop 0
	add r14 = r14, r37
	nop 0
	.mmb
	ld4 r33 = [r15]
	nop 0
	(p6) br.cond.spnt .L160
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L162:
	data8 @pcrel(.L168)
	data8 @pcrel(.L167)
	data8 @pcrel(.L166)
	data8 @pcrel(.L165)
	data8 @pcrel(.L164)
	data8 @pcrel(.L163)
	data8 @pcrel(.L161)
	.text
.L167:
	.mmi
	addl r49 = 64, r0
	addl r48 = 4096, r0
	nop 0
	.mmb
	adds r47 = 16, r12
	mov r46 = r33
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L167
	.align 32
.L171:
	.mmi
	nop 0
	adds r34 = -1, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L155
.L172:
	.mib
	ld8 r32 = [r35]
	nop 0
	br .L159
.L166:
	.mmi
	addl r49 = 64, r0
	addl r48 = 4096, r0
	nop 0
	.mmb
	adds r47 = 16, r12
	mov r46 = r33
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r8
	addl r49 = 64, r0
	addl r48 = 4096, r0
	.mmi
	adds r47 = 16, r12
	mov r46 = r33
	mov r1 = r45
	;;
	.mbb
	nop 0
	(p7) br.cond.dpnt .L171
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L166
	.mib
	nop 0
	nop 0
	br .L171
.L168:
	.mmi
	nop 0
	ld4 r48 = [r40]
	mov r46 = r33
	.mmb
	addl r47 = 8, r0
	adds r34 = -1, r34
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r45
	addl r48 = 10240, r0
	nop 0
	.mmb
	addl r47 = 4, r0
	mov r46 = r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L172
.L155:
	.mmi
	adds r18 = 4144, r12
	adds r19 = 4160, r12
	mov b0 = r43
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r44
	.mmi
	nop 0
	ldf.fill f3 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 4176, r12
	br.ret.sptk.many b0
	;;
.L161:
	.body
	.copy_state 1
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L171
.L163:
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L171
.L164:
	.mmi
	adds r2 = 4112, r12
	st8 [r42] = r0
	addl r48 = 16, r0
	.mmi
	nop 0
	mov r46 = r33
	nop 0
	;;
	.mib
	st8 [r2] = r0
	mov r47 = r2
	br.call.sptk.many b0 = connect#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L171
.L165:
	.mii
	add r32 = r32, r41
	mov r46 = r33
	;;
	shr.u r15 = r32, 30
	.mmi
	st8 [r35] = r32
	;;
	xor r15 = r32, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r47 = r14, 31
	;;
	.mmi
	xor r47 = r14, r47
	;;
	nop 0
	shr.u r47 = r47, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r47
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f4
	;;
	.mii
	getf.sig r14 = f8
	nop 0
	;;
	shr.u r15 = r14, 1
	.mmi
	and r14 = -2, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	sub r47 = r47, r14
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L171
.L160:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = int_or_address#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	nop 0
	.mmb
	addl r47 = 10, r0
	mov r46 = r33
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L171
.L156:
	.mlx
	mov r48 = r0
	movl r32 = 4354685564936845354
	.mmi
	addl r46 = 1, r0
	mov r49 = r36
	addl r34 = 12, r0
	;;
	.mlx
	add r32 = r16, r32
	movl r39 = -7046029254386353131
	.mlx
	adds r42 = 4120, r12
	movl r38 = 4354685564936845354
	;;
	.mib
	nop 0
	shr.u r15 = r32, 30
	nop 0
	.mlx
	st8 [r35] = r32
	movl r41 = -2691343689449507777
	;;
	.mmi
	xor r15 = r32, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r47 = r14, 31
	;;
	.mmi
	xor r47 = r14, r47
	;;
	nop 0
	extr.u r47 = r47, 33, 1
	;;
	.mib
	adds r47 = 1, r47
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mlx
	mov r1 = r45
	movl r2 = -4658895280553007687
	.mlx
	cmp4.ne p6, p7 = 0, r8
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f3 = r2
	addl r37 = @ltoffx(.L162), r1
	addl r40 = @gprel(own_pid#), gp
	.mlx
	setf.sig f2 = r14
	movl r2 = -6148914691236517205
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mmi
	nop 0
	setf.sig f4 = r2
	nop 0
	.mmb
	ld8.mov r37 = [r37], .L162
	nop 0
	br .L159
	.endp asynchronous#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"/syscalls"
	.align 8
.LC3:
	stringz	"/tmp/a"
	.align 8
.LC4:
	stringz	"m"
	.align 8
.LC5:
	stringz	"a\nb\003c\004"
	.align 8
.LC6:
	stringz	"@=~^"
	.align 8
.LC7:
	stringz	"kill"
	.align 8
.LC8:
	stringz	"setrlimit"
	.align 8
.LC9:
	stringz	"prlimit64"
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 70
	.mmb
	.save ar.pfs, r71
	alloc r71 = ar.pfs, 2, 39, 7, 0
	adds r16 = -88, r12
	nop 0
	.mmi
	adds r17 = -80, r12
	.fframe 192
	adds r12 = -192, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	mov r72 = r1
	.save rp, r70
	mov r70 = b0
	.mlx
	mov r36 = r0
	movl r37 = -7046029254386353131
	;;
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4, 32
	movl r45 = 4354685564936845354
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	;;
	.savesp ar.lc, 104
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	;;
	.mib
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17
	.body
	nop 0
	br.call.sptk.many b0 = rearm#
	;;
	.mlx
	nop 0
	movl r14 = -4658895280553007687
	.mlx
	mov r1 = r72
	movl r15 = -7723592293110705685
	;;
	.mlx
	nop 0
	movl r17 = 7870610804782742023
	.mmi
	setf.sig f3 = r14
	setf.sig f2 = r15
	mov r2 = r13
	;;
	.mmi
	nop 0
	setf.sig f4 = r17
	addl r44 = @ltoffx(.L187), r1
	.mmb
	cmp4.ne p6, p7 = 0, r32
	addl r35 = @tprel(random_state#), r2
	(p7) br.cond.dpnt .L181
	;;
	.mmi
	ld8.mov r44 = [r44], .L187
	nop 0
	nop 0
	.align 32
.L182:
	.mmi
	ld8 r34 = [r35]
	;;
	add r14 = r34, r37
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	;;
	xor r15 = r14, r15
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L407
	;;
	.mii
	add r34 = r34, r45
	nop 0
	;;
	shr.u r15 = r34, 30
	.mmi
	st8 [r35] = r34
	;;
	xor r15 = r34, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f3
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f2
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L408
.L184:
	.mii
	add r15 = r34, r37
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	st8 [r35] = r15
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f4
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 7
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r16 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r16, 4, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 11, r14
	addp4 r14 = r14, r0
	(p6) br.cond.spnt .L185
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r44
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L187:
	data8 @pcrel(.L196)
	data8 @pcrel(.L195)
	data8 @pcrel(.L194)
	data8 @pcrel(.L193)
	data8 @pcrel(.L192)
	data8 @pcrel(.L192)
	data8 @pcrel(.L191)
	data8 @pcrel(.L191)
	data8 @pcrel(.L190)
	data8 @pcrel(.L189)
	data8 @pcrel(.L188)
	data8 @pcrel(.L186)
	.text
.L408:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fill_arena#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld8 r34 = [r35]
	nop 0
	br .L184
	;;
.L407:
	.mib
	add r34 = r34, r45
	nop 0
	br.call.sptk.many b0 = rearm#
	;;
	.mii
	nop 0
	shr.u r15 = r34, 30
	mov r1 = r72
	.mmi
	st8 [r35] = r34
	;;
	xor r15 = r34, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f3
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f2
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L184
	.mib
	nop 0
	nop 0
	br .L408
.L191:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = asynchronous#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
	.align 32
.L198:
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
.L181:
	.mmi
	adds r19 = 104, r12
	adds r20 = 112, r12
	mov b0 = r70
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r71
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f16 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f17 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L192:
	.body
	.copy_state 1
	.mib
	adds r36 = 1, r36
	nop 0
	br.call.sptk.many b0 = hand_over#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
.L189:
	.mmi
	mov r77 = r0
	mov r76 = r0
	mov r75 = r0
	.mmb
	adds r74 = 16, r12
	adds r73 = 88, r12
	br.call.sptk.many b0 = openpty#
	;;
	.mib
	mov r1 = r72
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L198
	.mlx
	nop 0
	movl r15 = 4354685564936845354
	.mlx
	nop 0
	movl r17 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r15 = r34, r15
	nop 0
	.mlx
	setf.sig f5 = r17
	movl r74 = @gprel(.LC5)
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	add r74 = r1, r74
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r14 = r14, r15
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	.mlx
	setf.sig f8 = r14
	movl r15 = -2691343689449507777
	;;
	.mmi
	nop 0
	add r15 = r34, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	tbit.nz p6, p7 = r14, 33
	.mib
	nop 0
	shr.u r14 = r15, 30
	(p7) br.cond.dpnt .L409
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r14 = r14, r15
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	.mlx
	setf.sig f8 = r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	nop 0
	setf.sig f16 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	tbit.nz p6, p7 = r14, 33
	;;
	.mmi
	(p6) adds r14 = 16, r12
	nop 0
	(p7) adds r2 = 88, r12
	;;
	.mlx
	(p6) ld4 r73 = [r14]
	movl r14 = 8709371129873690708
	;;
	.mmi
	add r34 = r34, r14
	(p7) ld4 r73 = [r2]
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r34, 30
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	xor r15 = r34, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r75 = r14, 31
	;;
	.mlx
	xor r75 = r14, r75
	movl r14 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r75 = r75, 33
	nop 0
	.mmi
	setf.sig f9 = r14
	;;
	setf.sig f8 = r75
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r14 = r14, 2
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r75 = r75, r14
	nop 0
	;;
	.mib
	addp4 r75 = r75, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r72
	ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	addl r15 = @gprel(shared#), gp
	nop 0
	;;
	.mlx
	ld8 r17 = [r15]
	movl r15 = -7046029254386353131
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r15 = r14, 30
	.mmi
	ld8.acq r16 = [r17]
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	nop 0
	xor r8 = r16, r8
	;;
	.mii
	setf.sig f6 = r15
	shl r14 = r8, 31
	;;
	add r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f16
	sub r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	getf.sig r15 = f6
	add r8 = r8, r14, 1
	;;
	.mmi
	st8.rel [r17] = r8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r15 = r15, r16
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 33
	(p6) br.cond.dptk .L198
.L416:
	.mmi
	adds r2 = 88, r12
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	ld4 r73 = [r2]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
.L190:
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mlx
	nop 0
	movl r15 = -4658895280553007687
	;;
	.mmi
	add r34 = r34, r14
	setf.sig f7 = r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r34, 30
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	xor r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r14 = r14, r15
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r14
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 33
	(p6) br.cond.dptk .L206
	.mlx
	nop 0
	movl r73 = @gprel(.LC3)
	.mmi
	addl r75 = 438, r0
	nop 0
	addl r74 = 66, r0
	;;
	.mib
	add r73 = r1, r73
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r72
	ld8 r34 = [r35]
	mov r38 = r8
	;;
.L207:
	.mlx
	addl r14 = @gprel(scratch#), gp
	movl r39 = -7046029254386353131
	.mmi
	cmp4.gt p6, p7 = r0, r38
	addl r74 = 65536, r0
	mov r73 = r38
	;;
	.mmi
	add r39 = r34, r39
	ld8 r40 = [r14]
	nop 0
	;;
	.mbb
	st8 [r35] = r39
	(p6) br.cond.dpnt .L198
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L198
	.mmi
	mov r78 = r0
	mov r77 = r38
	shr.u r14 = r39, 30
	.mlx
	addl r76 = 17, r0
	movl r2 = -4658895280553007687
	;;
	.mmi
	xor r14 = r39, r14
	setf.sig f16 = r2
	addl r75 = 3, r0
	.mlx
	addl r74 = 65536, r0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	.mlx
	setf.sig f5 = r15
	movl r39 = -2691343689449507777
	;;
	.mmi
	nop 0
	add r39 = r34, r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -8608480567731124087
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 5
	;;
	.mmi
	shladd r16 = r15, 4, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 14, 18
	;;
	addp4 r14 = r14, r0
	;;
	.mmi
	nop 0
	add r40 = r40, r14
	nop 0
	;;
	.mib
	mov r73 = r40
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mlx
	addl r2 = 16384, r0
	movl r14 = 4354685564936845354
	.mmi
	addl r16 = 1, r0
	mov r1 = r72
	cmp.eq p6, p7 = -1, r8
	;;
	.mib
	add r14 = r34, r14
	add r15 = r40, r2
	(p6) br.cond.dpnt .L198
	;;
	.mii
	st1.rel [r15] = r16
	shr.u r15 = r14, 30
	shr.u r16 = r39, 30
	;;
	.mmi
	xor r15 = r14, r15
	nop 0
	xor r16 = r39, r16
	;;
	.mmi
	setf.sig f6 = r16
	setf.sig f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f16
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f16
	nop 0
	;;
	.mmi
	getf.sig r16 = f6
	;;
	getf.sig r15 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 27
	;;
	shr.u r17 = r15, 27
	.mii
	xor r14 = r16, r14
	nop 0
	;;
	xor r15 = r15, r17
	.mmi
	setf.sig f8 = r14
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r14 = f8
	;;
	getf.sig r15 = f9
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r15, 33
	shr.u r15 = r14, 31
	;;
	.mmi
	nop 0
	xor r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	shr.u r14 = r14, 33
	(p6) br.cond.dptk .L208
	;;
	.mlx
	and r14 = 3, r14
	movl r41 = -7046029254386353131
	.mmi
	mov r73 = r38
	;;
	nop 0
	shl r74 = r14, 14
	.mmb
	add r39 = r39, r41
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r72
	addl r75 = 100, r0
	shr.u r17 = r39, 30
	.mlx
	mov r73 = r38
	movl r2 = -4658895280553007687
	;;
	.mmi
	xor r17 = r39, r17
	setf.sig f16 = r2
	addl r34 = @gprel(shared#), gp
	.mlx
	st8 [r35] = r39
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r17
	setf.sig f5 = r14
	nop 0
	.mmi
	ld8 r18 = [r34]
	nop 0
	sxt4 r8 = r8
	;;
	.mmi
	ld8.acq r15 = [r18]
	;;
	xor r15 = r8, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r15, 31
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f16
	add r14 = r14, r15
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	getf.sig r17 = f6
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mii
	add r15 = r15, r14, 1
	nop 0
	;;
	shr.u r16 = r17, 27
	.mmi
	st8.rel [r18] = r15
	;;
	xor r16 = r17, r16
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	nop 0
	getf.sig r16 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r74 = r16, 31
	;;
	xor r74 = r16, r74
	;;
	.mii
	nop 0
	extr.u r74 = r74, 33, 2
	;;
	shl r74 = r74, 14
	;;
	.mib
	add r74 = r40, r74
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r1 = r72
	addl r75 = 100, r0
	.mmi
	mov r73 = r38
	ld8 r18 = [r34]
	nop 0
	;;
	.mmi
	add r14 = r14, r41
	;;
	nop 0
	shr.u r17 = r14, 30
	.mmi
	ld8.acq r15 = [r18]
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	nop 0
	xor r15 = r15, r8
	;;
	.mii
	setf.sig f8 = r17
	shl r14 = r15, 31
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f16
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	getf.sig r17 = f8
	add r15 = r15, r14, 1
	;;
	.mmi
	st8.rel [r18] = r15
	;;
	nop 0
	shr.u r16 = r17, 27
	;;
	.mmi
	xor r16 = r17, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	nop 0
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r74 = r16, 31
	;;
	xor r74 = r16, r74
	;;
	.mii
	nop 0
	extr.u r74 = r74, 33, 2
	;;
	shl r74 = r74, 14
	;;
	.mib
	add r74 = r40, r74
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld8 r16 = [r34]
	nop 0
	mov r1 = r72
	;;
	.mmi
	ld8.acq r15 = [r16]
	;;
	xor r15 = r15, r8
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r15, 31
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	shladd r14 = r14, 1, r0
	nop 0
	;;
	add r15 = r15, r14, 1
	;;
	.mmi
	st8.rel [r16] = r15
	nop 0
	nop 0
.L418:
	.mmi
	nop 0
	adds r36 = 1, r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
.L188:
	.mmi
	adds r14 = 18, r12
	addl r15 = 16, r0
	adds r40 = 88, r12
	.mmi
	mov r75 = r0
	addl r74 = 1, r0
	addl r73 = 2, r0
	;;
	.mmi
	st2 [r14] = r0, 2
	st4 [r40] = r15
	adds r15 = 16, r12
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	nop 0
	st2 [r14] = r0, 2
	nop 0
	;;
	.mmi
	st2 [r14] = r0, 2
	;;
	st2 [r14] = r0
	addl r14 = 2, r0
	;;
	.mmi
	nop 0
	st2 [r15] = r14
	adds r14 = 20, r12
	.mlx
	nop 0
	movl r15 = 16777343
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r72
	mov r75 = r0
	addl r74 = 2049, r0
	.mmb
	addl r73 = 2, r0
	mov r38 = r8
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r72
	addl r75 = 16, r0
	adds r74 = 16, r12
	.mmb
	mov r73 = r38
	mov r39 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r72
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L198
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mlx
	mov r73 = r38
	movl r17 = -4658895280553007687
	;;
	.mmi
	nop 0
	add r34 = r34, r14
	nop 0
	.mlx
	setf.sig f16 = r17
	movl r18 = -7723592293110705685
	;;
	.mii
	nop 0
	shr.u r15 = r34, 30
	nop 0
	.mmi
	setf.sig f5 = r18
	st8 [r35] = r34
	nop 0
	;;
	.mmi
	xor r15 = r34, r15
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r74 = r14, 31
	;;
	.mlx
	xor r74 = r14, r74
	movl r14 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r74 = r74, 33
	nop 0
	.mmi
	setf.sig f9 = r14
	;;
	setf.sig f8 = r74
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mii
	getf.sig r14 = f8
	nop 0
	;;
	shr.u r15 = r14, 1
	.mmi
	and r14 = -2, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	sub r74 = r74, r14
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L198
	.mmi
	mov r75 = r40
	nop 0
	adds r74 = 16, r12
	.mmb
	mov r73 = r38
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r72
	addl r75 = 16, r0
	nop 0
	.mmb
	adds r74 = 16, r12
	mov r73 = r39
	br.call.sptk.many b0 = connect#
	;;
	.mlx
	ld8 r14 = [r35]
	movl r15 = -7046029254386353131
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mlx
	xor r15 = r15, r16
	movl r16 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	tbit.nz p6, p7 = r15, 33
	.mlx
	nop 0
	movl r15 = -7046029254386353131
	;;
	.mib
	add r14 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L410
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mlx
	xor r15 = r15, r16
	movl r16 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 33
	(p7) br.cond.dpnt .L411
.L220:
	.mlx
	nop 0
	movl r15 = -7046029254386353131
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mlx
	xor r14 = r14, r15
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f8 = r14
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r14 = r14, r15
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 33
	(p6) br.cond.dptk .L198
	.mib
	adds r36 = 1, r36
	mov r73 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
.L186:
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mlx
	adds r36 = 1, r36
	movl r15 = -4658895280553007687
	;;
	.mmi
	add r34 = r34, r14
	setf.sig f9 = r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r34, 30
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	xor r14 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 5
	;;
	.mmi
	shladd r73 = r15, 1, r0
	;;
	add r73 = r73, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r73 = r73, 4, r0
	nop 0
	;;
	.mib
	sub r73 = r14, r73
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
	;;
.L193:
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r33
	(p6) br.cond.dptk .L198
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = start_process#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.sptk .L198
	;;
	.mlx
	addl r14 = @gprel(shared#), gp
	movl r75 = @gprel(list.9#)
	.mlx
	nop 0
	movl r73 = @gprel(.LC2)
	;;
	.mmi
	ld8 r14 = [r14]
	add r75 = r1, r75
	add r73 = r1, r73
	;;
	.mmi
	adds r14 = 16, r14
	nop 0
	mov r74 = r75
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	adds r15 = -1, r15
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r72
	addl r73 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L194:
	.mmi
	addl r38 = @gprel(threads.10#), gp
	;;
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p7) br.cond.dptk .L198
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	addl r75 = @ltoff(@fptr(thread_body#)), gp
	mov r74 = r0
	adds r73 = 16, r12
	;;
	.mlx
	add r34 = r34, r14
	movl r14 = -4658895280553007687
	.mmi
	ld8 r75 = [r75]
	;;
	nop 0
	shr.u r15 = r34, 30
	.mmi
	setf.sig f6 = r14
	st8 [r35] = r34
	nop 0
	;;
	.mmi
	xor r15 = r34, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f8
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r76 = r14, 31
	;;
	.mlx
	xor r14 = r14, r76
	movl r76 = 16777215
	;;
	.mib
	and r76 = r76, r14
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L198
	.mmi
	ld4 r14 = [r38]
	adds r2 = 16, r12
	adds r36 = 1, r36
	;;
	.mmi
	adds r14 = 1, r14
	ld8 r73 = [r2]
	nop 0
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br.call.sptk.many b0 = pthread_detach#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
	;;
.L195:
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r33
	(p6) br.cond.dptk .L198
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = start_process#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.sptk .L198
	.mlx
	addl r2 = 299, r0
	movl r14 = -4658895280553007687
	.mlx
	adds r47 = 24, r12
	movl r15 = -7723592293110705685
	;;
	.mlx
	nop 0
	movl r17 = -2327733145514495953
	.mmi
	setf.sig f4 = r14
	setf.sig f3 = r15
	nop 0
	;;
	.mmi
	setf.sig f2 = r17
	nop 0
	mov ar.lc = r2
	.mlx
	nop 0
	movl r34 = -7046029254386353131
.L202:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fill_arena#
	;;
	.mmi
	ld8 r14 = [r35]
	nop 0
	adds r18 = 16, r12
	.mii
	mov r1 = r72
	mov r74 = r0
	;;
	add r14 = r14, r34
	.mii
	st8 [r18] = r0
	mov r73 = r18
	;;
	shr.u r15 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f4
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f3
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r15 = r14, r15
	;;
	nop 0
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f2
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r16 = r16, 18
	;;
	.mii
	nop 0
	shl r14 = r16, 5
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 4, r0
	;;
	sub r14 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r15, r14
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	st8 [r47] = r14
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	nop 0
	mov r1 = r72
	br.cloop.sptk.few .L202
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = end_process#
.L196:
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r33
	(p7) br.cond.dptk .L198
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = start_process#
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r8
	movl r16 = -7046029254386353131
	.mmb
	mov r1 = r72
	nop 0
	(p7) br.cond.spnt .L412
	;;
	.mlx
	cmp4.ge p6, p7 = 0, r8
	movl r14 = -7723592293110705685
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L198
	;;
	.mmi
	nop 0
	ld8 r17 = [r35]
	nop 0
	.mlx
	setf.sig f6 = r14
	movl r2 = -4658895280553007687
	;;
	.mmi
	add r16 = r17, r16
	setf.sig f7 = r2
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 30
	;;
	xor r14 = r16, r14
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mii
	getf.sig r15 = f8
	nop 0
	;;
	shr.u r18 = r15, 1
	.mmi
	and r15 = -2, r15
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) st8 [r35] = r16
	nop 0
	(p7) br.cond.dptk .L198
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	adds r36 = 1, r36
	mov r74 = r0
	mov r73 = r8
	;;
	.mii
	add r17 = r17, r14
	nop 0
	;;
	shr.u r15 = r17, 30
	.mmi
	st8 [r35] = r17
	;;
	xor r15 = r17, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r75 = r14, 31
	;;
	.mmi
	xor r75 = r14, r75
	;;
	nop 0
	shr.u r75 = r75, 33
	;;
	.mib
	andcm r75 = 1, r75
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
	;;
.L185:
	.mlx
	adds r47 = 24, r12
	movl r14 = 4354685564936845354
	.mlx
	adds r2 = 16, r12
	movl r48 = @gprel(calls#)
	;;
	.mmi
	add r34 = r34, r14
	mov r14 = r47
	add r48 = r1, r48
	.mlx
	st8 [r2] = r0
	movl r43 = @gprel(.LC6)
	;;
	.mib
	nop 0
	shr.u r16 = r34, 30
	nop 0
	.mmi
	st8 [r14] = r0, 8
	st8 [r35] = r34
	addl r51 = @ltoffx(.L227), r1
	;;
	.mmi
	xor r16 = r34, r16
	st8 [r14] = r0, 8
	add r43 = r1, r43
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mmi
	setf.sig f6 = r16
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f3
	nop 0
	.mmi
	st8 [r14] = r0
	;;
	getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 27
	;;
	xor r15 = r16, r15
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f2
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r40 = r15, 31
	;;
	.mlx
	xor r40 = r15, r40
	movl r15 = -1700763638001589865
	;;
	.mii
	nop 0
	shr.u r40 = r40, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r40
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 8
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r15 = r14, 2, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r40 = r40, r14
	nop 0
	;;
	.mmi
	addp4 r40 = r40, r0
	;;
	shladd r41 = r40, 1, r0
	nop 0
	;;
	.mmi
	add r41 = r41, r40
	;;
	shladd r41 = r41, 3, r0
	nop 0
	;;
	.mmi
	add r41 = r48, r41
	;;
	adds r50 = 16, r41
	nop 0
	;;
	.mmi
	nop 0
	ld8 r38 = [r50]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r38
	nop 0
	(p7) br.cond.dpnt .L331
	;;
	.mmi
	ld1 r14 = [r38]
	nop 0
	adds r38 = 1, r38
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	mov r34 = r14
	.mmb
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.spnt .L331
	;;
	.mmi
	ld8.mov r51 = [r51], .L227
	nop 0
	nop 0
	.align 32
.L330:
	.mib
	mov r74 = r34
	mov r73 = r43
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r72
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L413
	;;
	.mmi
	nop 0
	ld1 r34 = [r38], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r34 = r34
	;;
	cmp4.ne p6, p7 = 0, r34
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 7, r39
	(p6) br.cond.dptk .L330
.L331:
	.mii
	ld8 r14 = [r50]
	adds r41 = 8, r41
	;;
	cmp.eq p6, p7 = 0, r14
	.mmb
	ld8 r38 = [r41]
	nop 0
	(p6) br.cond.dpnt .L198
	;;
	.mlx
	nop 0
	(p7) movl r34 = @gprel(seldom#)
	;;
	.mmi
	nop 0
	(p7) add r34 = r1, r34
	(p7) mov ar.lc = 31
	;;
	.align 32
.L334:
	.mib
	ld8 r74 = [r34], 8
	mov r73 = r38
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r72
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L333
	br.cloop.sptk.few .L334
	;;
	.mmi
	addl r15 = @gprel(supervisor#), gp
	adds r14 = 16, r12
	mov ar.lc = 7
	;;
	.mmi
	ld4 r16 = [r15]
	nop 0
	addl r15 = @gprel(own_pid#), gp
	;;
	.mii
	ld4 r17 = [r15]
	sub r18 = r0, r16
	;;
	sxt4 r17 = r17
	.align 32
.L337:
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L335
	;;
	.mbb
	cmp4.ne p6, p7 = r18, r15
	(p7) br.cond.dpnt .L335
	br.cloop.sptk.few .L337
.L415:
	.mlx
	nop 0
	movl r74 = @gprel(.LC7)
	.mmi
	nop 0
	mov r73 = r38
	nop 0
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L414
	;;
.L338:
	.mlx
	nop 0
	movl r74 = @gprel(.LC8)
	.mmi
	nop 0
	mov r73 = r38
	nop 0
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L339
	.mmi
	adds r17 = 16, r12
	;;
	ld8 r14 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L198
.L339:
	.mlx
	nop 0
	movl r74 = @gprel(.LC9)
	.mmi
	nop 0
	mov r73 = r38
	nop 0
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L340
	.mmi
	nop 0
	ld8 r14 = [r47]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L198
.L340:
	.mmi
	addl r14 = @gprel(shared#), gp
	shladd r34 = r40, 1, r0
	adds r36 = 1, r36
	;;
	.mmi
	ld8 r39 = [r14]
	nop 0
	add r34 = r34, r40
	;;
	.mmi
	adds r15 = 8, r39
	nop 0
	shladd r34 = r34, 3, r0
	;;
	.mii
	ld8.acq r14 = [r15]
	add r34 = r48, r34
	;;
	adds r14 = 1, r14
	;;
	.mib
	st8.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 56, r12
	adds r18 = 16, r12
	mov r1 = r72
	.mmi
	ld4.a r2 = [r34]
	st4 [r8] = r0
	mov r38 = r8
	;;
	.mmi
	nop 0
	ld8 r79 = [r14]
	adds r14 = 48, r12
	.mmi
	nop 0
	ld4.c.clr r2 = [r34]
	nop 0
	;;
	.mmi
	ld8 r78 = [r14]
	adds r14 = 40, r12
	sxt4 r73 = r2
	.mmi
	ld8 r75 = [r47]
	;;
	ld8 r77 = [r14]
	adds r14 = 32, r12
	.mmi
	nop 0
	ld8 r74 = [r18]
	nop 0
	;;
	.mib
	ld8 r76 = [r14]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	ld4 r15 = [r34]
	mov r1 = r72
	cmp4.ne p6, p7 = r36, r32
	.mii
	ld8.acq r16 = [r39]
	nop 0
	;;
	shl r15 = r15, 48
	.mmi
	ld4 r14 = [r38]
	;;
	xor r15 = r16, r15
	shl r14 = r14, 32
	;;
	.mmi
	xor r15 = r8, r15
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r15, 31
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r15 = r15, r14, 1
	nop 0
	;;
	.mib
	st8.rel [r39] = r15
	nop 0
	(p6) br.cond.dptk .L182
	.mib
	nop 0
	nop 0
	br .L181
.L413:
	.mii
	adds r74 = -56, r34
	adds r49 = 1, r39
	;;
	zxt1 r74 = r74
	;;
	.mib
	cmp4.ltu p6, p7 = 66, r74
	shladd r74 = r74, 3, r0
	(p6) br.cond.dpnt .L225
	;;
	.mmi
	add r74 = r74, r51
	;;
	ld8 r14 = [r74]
	nop 0
	;;
	.mmi
	nop 0
	add r74 = r74, r14
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r74
	br b6
	.section	.rodata
	.align 8
	.align 4
.L227:
	data8 @pcrel(.L262)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L261)
	data8 @pcrel(.L398)
	data8 @pcrel(.L225)
	data8 @pcrel(.L260)
	data8 @pcrel(.L259)
	data8 @pcrel(.L258)
	data8 @pcrel(.L257)
	data8 @pcrel(.L256)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L255)
	data8 @pcrel(.L254)
	data8 @pcrel(.L253)
	data8 @pcrel(.L225)
	data8 @pcrel(.L252)
	data8 @pcrel(.L251)
	data8 @pcrel(.L250)
	data8 @pcrel(.L249)
	data8 @pcrel(.L248)
	data8 @pcrel(.L247)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L246)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L245)
	data8 @pcrel(.L225)
	data8 @pcrel(.L244)
	data8 @pcrel(.L398)
	data8 @pcrel(.L243)
	data8 @pcrel(.L225)
	data8 @pcrel(.L242)
	data8 @pcrel(.L390)
	data8 @pcrel(.L225)
	data8 @pcrel(.L240)
	data8 @pcrel(.L225)
	data8 @pcrel(.L239)
	data8 @pcrel(.L238)
	data8 @pcrel(.L225)
	data8 @pcrel(.L237)
	data8 @pcrel(.L236)
	data8 @pcrel(.L235)
	data8 @pcrel(.L398)
	data8 @pcrel(.L233)
	data8 @pcrel(.L250)
	data8 @pcrel(.L231)
	data8 @pcrel(.L230)
	data8 @pcrel(.L225)
	data8 @pcrel(.L229)
	data8 @pcrel(.L225)
	data8 @pcrel(.L225)
	data8 @pcrel(.L228)
	data8 @pcrel(.L394)
	.text
.L335:
	.mmi
	nop 0
	adds r15 = -8, r14
	nop 0
	;;
	.mib
	st8 [r15] = r17
	nop 0
	br.cloop.sptk.few .L337
	.mib
	nop 0
	nop 0
	br .L415
.L250:
	.mlx
	ld8 r17 = [r35]
	movl r15 = -7046029254386353131
	.mlx
	nop 0
	movl r14 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r15 = r17, r15
	nop 0
	.mlx
	setf.sig f6 = r14
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L275
	.align 32
.L225:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	nop 0
	mov r1 = r72
	mov r34 = r8
.L263:
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r39 = r49
	;;
	.mii
	shladd r14 = r14, 3, r0
	nop 0
	;;
	add r14 = r2, r14
	;;
	.mmi
	st8 [r14] = r34
	nop 0
	nop 0
.L417:
	.mmi
	nop 0
	ld1 r34 = [r38], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r34 = r34
	;;
	cmp4.ne p6, p7 = 0, r34
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 7, r39
	(p6) br.cond.dptk .L330
	.mib
	nop 0
	nop 0
	br .L331
.L206:
	.mlx
	nop 0
	movl r74 = @gprel(.LC4)
	.mmi
	addl r75 = 2, r0
	nop 0
	addl r73 = 1340, r0
	;;
	.mib
	add r74 = r1, r74
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r72
	mov r38 = r8
	br .L207
.L414:
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L338
	;;
	.mmi
	(p7) st8 [r15] = r0
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L339
.L409:
	.mmi
	adds r2 = 16, r12
	mov r75 = r0
	addl r74 = 21518, r0
	;;
	.mib
	ld4 r73 = [r2]
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mlx
	nop 0
	movl r15 = -2691343689449507777
	.mlx
	mov r1 = r72
	movl r17 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r15 = r34, r15
	nop 0
	.mlx
	setf.sig f5 = r17
	movl r74 = @gprel(.LC5)
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	add r74 = r1, r74
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r14 = r14, r15
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	.mlx
	setf.sig f8 = r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	nop 0
	setf.sig f16 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	tbit.nz p6, p7 = r14, 33
	;;
	.mmi
	(p6) adds r14 = 16, r12
	nop 0
	(p7) adds r2 = 88, r12
	;;
	.mlx
	(p6) ld4 r73 = [r14]
	movl r14 = 8709371129873690708
	;;
	.mmi
	add r34 = r34, r14
	(p7) ld4 r73 = [r2]
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r34, 30
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	xor r15 = r34, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r75 = r14, 31
	;;
	.mlx
	xor r75 = r14, r75
	movl r14 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r75 = r75, 33
	nop 0
	.mmi
	setf.sig f9 = r14
	;;
	setf.sig f8 = r75
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r14 = r14, 2
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r75 = r75, r14
	nop 0
	;;
	.mib
	addp4 r75 = r75, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r72
	ld8 r14 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	addl r15 = @gprel(shared#), gp
	nop 0
	;;
	.mlx
	ld8 r17 = [r15]
	movl r15 = -7046029254386353131
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r15 = r14, 30
	.mmi
	ld8.acq r16 = [r17]
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	nop 0
	xor r8 = r16, r8
	;;
	.mii
	setf.sig f6 = r15
	shl r14 = r8, 31
	;;
	add r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f16
	sub r14 = r14, r8
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	getf.sig r15 = f6
	add r8 = r8, r14, 1
	;;
	.mmi
	st8.rel [r17] = r8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r15 = r15, r16
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 33
	(p6) br.cond.dptk .L198
	.mib
	nop 0
	nop 0
	br .L416
.L398:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = address#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L411:
	.mib
	mov r73 = r38
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld8 r14 = [r35]
	nop 0
	br .L220
.L410:
	.mmi
	addl r76 = 2048, r0
	mov r75 = r0
	nop 0
	.mmb
	mov r74 = r0
	mov r73 = r38
	br.call.sptk.many b0 = accept4#
	;;
	.mlx
	ld8 r14 = [r35]
	movl r15 = -7046029254386353131
	.mlx
	mov r1 = r72
	movl r16 = -4658895280553007687
	;;
	.mmi
	add r14 = r14, r15
	setf.sig f9 = r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mlx
	xor r15 = r15, r16
	movl r16 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 33
	(p6) br.cond.dptk .L220
	.mib
	nop 0
	nop 0
	br .L411
.L394:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L260:
	.mlx
	ld8 r15 = [r35]
	movl r14 = -7046029254386353131
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r15
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
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
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r34 = -100, r0
	(p6) br.cond.dptk .L263
.L390:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L245:
	.mmi
	addp4 r14 = r39, r0
	nop 0
	adds r2 = 16, r12
	.mii
	mov r34 = r0
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L333:
	.mlx
	ld8 r15 = [r35]
	movl r14 = -7046029254386353131
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 3
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	addl r15 = @gprel(supervisor#), gp
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	adds r14 = 16, r12
	(p6) br.cond.dpnt .L198
	;;
	.mmi
	ld4 r16 = [r15]
	addl r15 = @gprel(own_pid#), gp
	mov ar.lc = 7
	;;
	.mmi
	ld4 r17 = [r15]
	nop 0
	sub r18 = r0, r16
	;;
	.mib
	nop 0
	sxt4 r17 = r17
	br .L337
.L208:
	.mlx
	and r74 = 31, r14
	movl r16 = 1663341875487337577
	.mlx
	mov r73 = r38
	movl r14 = 8709371129873690708
	;;
	.mlx
	add r16 = r34, r16
	movl r2 = -6148914691236517205
	.mlx
	add r34 = r34, r14
	movl r41 = -7046029254386353131
	;;
	.mii
	nop 0
	shr.u r15 = r34, 30
	shr.u r14 = r16, 30
	.mmb
	st8 [r35] = r16
	setf.sig f6 = r2
	nop 0
	;;
	.mmi
	xor r15 = r34, r15
	nop 0
	xor r14 = r16, r14
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f16
	nop 0
	.mfi
	nop 0
	xmpy.l f8 = f8, f16
	nop 0
	;;
	.mmi
	getf.sig r15 = f7
	;;
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 27
	;;
	shr.u r17 = r14, 27
	.mii
	xor r16 = r15, r16
	nop 0
	;;
	xor r17 = r14, r17
	.mmi
	setf.sig f9 = r16
	;;
	setf.sig f7 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r16 = f9
	;;
	getf.sig r17 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 31
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r17, 31
	xor r14 = r16, r14
	;;
	.mii
	xor r15 = r17, r15
	shr.u r14 = r14, 33
	;;
	shr.u r15 = r15, 33
	.mmi
	setf.sig f9 = r14
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f6
	;;
	.mmi
	getf.sig r16 = f9
	;;
	getf.sig r17 = f8
	nop 0
	;;
	.mii
	and r18 = -2, r16
	shr.u r16 = r16, 1
	;;
	shr.u r19 = r17, 1
	.mii
	and r17 = -2, r17
	add r16 = r18, r16
	;;
	add r17 = r17, r19
	.mmi
	sub r14 = r14, r16
	;;
	sub r15 = r15, r17
	dep.z r75 = r14, 14, 18
	;;
	.mii
	nop 0
	dep.z r76 = r15, 14, 18
	addp4 r75 = r75, r0
	;;
	.mib
	addp4 r76 = r76, r0
	nop 0
	br.call.sptk.many b0 = fallocate#
	;;
	.mlx
	ld8 r39 = [r35]
	movl r2 = -4658895280553007687
	.mlx
	mov r1 = r72
	movl r14 = -7723592293110705685
	;;
	.mmi
	add r39 = r39, r41
	setf.sig f16 = r2
	addl r34 = @gprel(shared#), gp
	.mmi
	setf.sig f5 = r14
	mov r73 = r38
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	shr.u r17 = r39, 30
	nop 0
	.mmi
	ld8 r18 = [r34]
	st8 [r35] = r39
	addl r75 = 100, r0
	;;
	.mmi
	nop 0
	xor r17 = r39, r17
	nop 0
	;;
	.mmi
	setf.sig f6 = r17
	ld8.acq r15 = [r18]
	nop 0
	;;
	.mmi
	xor r15 = r8, r15
	;;
	nop 0
	shl r14 = r15, 31
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f16
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	getf.sig r17 = f6
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r15 = r15, r14, 1
	nop 0
	;;
	.mmi
	st8.rel [r18] = r15
	;;
	nop 0
	shr.u r16 = r17, 27
	;;
	.mmi
	xor r16 = r17, r16
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	nop 0
	getf.sig r16 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r74 = r16, 31
	;;
	xor r74 = r16, r74
	;;
	.mii
	nop 0
	extr.u r74 = r74, 33, 2
	;;
	shl r74 = r74, 14
	;;
	.mib
	add r74 = r40, r74
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r1 = r72
	addl r75 = 100, r0
	.mmi
	mov r73 = r38
	ld8 r18 = [r34]
	nop 0
	;;
	.mmi
	add r14 = r14, r41
	;;
	nop 0
	shr.u r17 = r14, 30
	.mmi
	ld8.acq r15 = [r18]
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	nop 0
	xor r15 = r15, r8
	;;
	.mii
	setf.sig f8 = r17
	shl r14 = r15, 31
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f16
	sub r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	getf.sig r17 = f8
	add r15 = r15, r14, 1
	;;
	.mmi
	st8.rel [r18] = r15
	;;
	nop 0
	shr.u r16 = r17, 27
	;;
	.mmi
	xor r16 = r17, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	nop 0
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r74 = r16, 31
	;;
	xor r74 = r16, r74
	;;
	.mii
	nop 0
	extr.u r74 = r74, 33, 2
	;;
	shl r74 = r74, 14
	;;
	.mib
	add r74 = r40, r74
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	ld8 r16 = [r34]
	nop 0
	mov r1 = r72
	;;
	.mmi
	ld8.acq r15 = [r16]
	;;
	xor r15 = r15, r8
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r15, 31
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r15 = r15, r14, 1
	nop 0
	;;
	.mib
	st8.rel [r16] = r15
	nop 0
	br .L418
.L275:
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r17 = r17, r14
	nop 0
	;;
	shr.u r15 = r17, 30
	.mmi
	st8 [r35] = r17
	;;
	xor r15 = r17, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r34 = r14, 31
	;;
	.mmi
	xor r34 = r14, r34
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mii
	shladd r14 = r14, 3, r0
	extr.u r34 = r34, 33, 3
	;;
	add r14 = r2, r14
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L242:
	.mlx
	ld8 r14 = [r35]
	movl r34 = -7046029254386353131
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r14, r34
	nop 0
	.mlx
	setf.sig f5 = r15
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f16 = r2
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 2
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L245
	.mib
	addl r73 = 64, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mmi
	mov r1 = r72
	mov r42 = r8
	addl r75 = 64, r0
	.mmb
	mov r74 = r0
	mov r73 = r8
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld8 r14 = [r35]
	nop 0
	mov r1 = r72
	;;
	.mii
	add r34 = r14, r34
	nop 0
	;;
	shr.u r15 = r34, 30
	.mmi
	st8 [r35] = r34
	;;
	xor r15 = r34, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r15 = r16, 31
	;;
	.mlx
	xor r15 = r16, r15
	movl r16 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r15 = r15, 33
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 2
	;;
	.mmi
	shladd r17 = r16, 1, r0
	;;
	add r16 = r17, r16
	nop 0
	;;
	.mmi
	shladd r16 = r16, 1, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L320
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mlx
	ld8 r14 = [r35]
	movl r17 = -7046029254386353131
	.mmi
	mov r15 = r8
	adds r16 = 12, r42
	mov r1 = r72
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	.mlx
	st4 [r16] = r15
	movl r15 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r16 = r14, 30
	nop 0
	.mmi
	setf.sig f9 = r15
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r15 = r16, 27
	;;
	.mlx
	xor r15 = r16, r15
	movl r16 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r16 = r15, 31
	;;
	.mmi
	xor r15 = r15, r16
	;;
	nop 0
	extr.u r15 = r15, 33, 2
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L419
	;;
	.mmi
	(p6) addl r8 = 10, r0
	nop 0
	nop 0
.L322:
	.mlx
	nop 0
	movl r17 = -7046029254386353131
	.mmi
	adds r16 = 8, r42
	nop 0
	mov r34 = r42
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	.mlx
	st4 [r16] = r8
	movl r16 = 2951479051793528259
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	st8 [r35] = r14
	nop 0
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f9
	nop 0
	.mmi
	setf.sig f9 = r16
	;;
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 35
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mii
	getf.sig r14 = f8
	nop 0
	;;
	shr.u r16 = r14, 2
	.mmi
	and r14 = -4, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	sub r14 = r15, r14
	;;
	.mmi
	st4 [r42] = r14
	nop 0
	nop 0
.L432:
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L243:
	.mlx
	ld8 r14 = [r35]
	movl r15 = -7046029254386353131
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f9 = r15
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	addp4 r14 = r39, r0
	(p7) br.cond.dpnt .L225
	;;
	.mmi
	(p6) mov r2 = r13
	shladd r14 = r14, 3, r0
	mov r39 = r49
	;;
	.mmi
	(p6) addl r60 = @tprel(elements#), r2
	nop 0
	adds r2 = 16, r12
	;;
	.mmi
	(p6) ld8 r34 = [r60]
	nop 0
	add r14 = r2, r14
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L252:
	.mlx
	ld8 r16 = [r35]
	movl r15 = -7723592293110705685
	.mlx
	mov r52 = r0
	movl r14 = -7046029254386353131
	;;
	.mlx
	setf.sig f6 = r15
	movl r15 = 4354685564936845354
	.mlx
	add r14 = r16, r14
	movl r2 = -4658895280553007687
	;;
	.mmi
	add r16 = r16, r15
	nop 0
	shr.u r17 = r14, 30
	.mmi
	setf.sig f7 = r2
	nop 0
	mov r2 = r13
	;;
	.mmi
	xor r17 = r14, r17
	addl r60 = @tprel(elements#), r2
	shr.u r15 = r16, 30
	.mlx
	st8 [r35] = r16
	movl r54 = -7046029254386353131
	;;
	.mmi
	nop 0
	xor r15 = r16, r15
	nop 0
	.mlx
	setf.sig f8 = r17
	movl r55 = 4354685564936845354
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f7
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r15 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r17, 27
	nop 0
	;;
	.mii
	xor r14 = r17, r14
	shr.u r17 = r15, 27
	;;
	xor r17 = r15, r17
	.mmi
	setf.sig f7 = r14
	;;
	setf.sig f8 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f6
	;;
	.mmi
	getf.sig r14 = f7
	;;
	getf.sig r17 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	nop 0
	shr.u r14 = r17, 31
	;;
	.mib
	nop 0
	shr.u r15 = r15, 33
	nop 0
	.mlx
	xor r14 = r17, r14
	movl r17 = -3689348814741910323
	;;
	.mmi
	setf.sig f6 = r17
	setf.sig f9 = r15
	shr.u r14 = r14, 33
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f6
	;;
	.mmi
	getf.sig r17 = f9
	;;
	nop 0
	shr.u r17 = r17, 4
	;;
	.mmi
	shladd r18 = r17, 2, r0
	;;
	add r17 = r18, r17
	nop 0
	;;
	.mmi
	shladd r17 = r17, 2, r0
	;;
	sub r15 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = 147573952589676413
	.mmi
	(p6) addp4 r14 = r14, r0
	;;
	nop 0
	(p7) shr.u r17 = r14, 4
	.mlx
	(p7) setf.sig f8 = r15
	(p6) movl r15 = -6148914691236517205
	;;
	.mmi
	(p7) setf.sig f7 = r17
	(p6) setf.sig f6 = r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) xmpy.hu f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) xmpy.hu f9 = f9, f6
	;;
	.mmi
	(p7) getf.sig r17 = f7
	;;
	(p6) getf.sig r15 = f9
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r15 = r17, 5
	;;
	(p7) sub r15 = r15, r17
	;;
	.mii
	nop 0
	(p6) shr.u r15 = r15, 3
	;;
	(p7) shladd r15 = r15, 2, r0
	;;
	.mmi
	(p6) shladd r17 = r15, 1, r0
	;;
	(p7) add r15 = r15, r17
	nop 0
	;;
	.mmi
	(p6) add r15 = r17, r15
	;;
	(p7) shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	(p6) shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	addp4 r53 = r14, r0
	;;
	nop 0
	shladd r73 = r53, 3, r0
	.mmb
	nop 0
	st8 [r60] = r53
	br.call.sptk.many b0 = room#
	;;
	.mmi
	mov r16 = r0
	mov r34 = r8
	cmp.ne p6, p7 = 0, r53
	.mlx
	mov r1 = r72
	movl r14 = -4658895280553007687
	;;
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	.mmb
	shladd r16 = r16, 3, r0
	setf.sig f16 = r14
	(p7) br.cond.dpnt .L263
	;;
	.mib
	setf.sig f5 = r15
	add r42 = r34, r16
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	ld8 r16 = [r35]
	mov r1 = r72
	mov r46 = r8
	;;
	.mii
	add r14 = r16, r54
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L306
	.align 32
.L420:
	.mib
	adds r52 = 1, r52
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	nop 0
	adds r17 = 6, r42
	sxt2 r15 = r8
	.mmi
	st4 [r42] = r46, 4
	addp4 r16 = r52, r0
	mov r1 = r72
	;;
	.mmi
	nop 0
	st2 [r42] = r15
	cmp.ltu p6, p7 = r16, r53
	.mmb
	nop 0
	st2 [r17] = r0
	(p7) br.cond.dpnt .L263
.L404:
	.mmi
	nop 0
	shladd r16 = r16, 3, r0
	nop 0
	;;
	.mib
	add r42 = r34, r16
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	ld8 r16 = [r35]
	mov r1 = r72
	mov r46 = r8
	;;
	.mii
	add r14 = r16, r54
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L420
.L306:
	.mmi
	add r16 = r16, r55
	adds r52 = 1, r52
	adds r17 = 6, r42
	.mmi
	st4 [r42] = r46, 4
	;;
	nop 0
	shr.u r15 = r16, 30
	.mmi
	st8 [r35] = r16
	st2 [r17] = r0
	nop 0
	;;
	.mmi
	xor r15 = r16, r15
	nop 0
	addp4 r16 = r52, r0
	;;
	.mmi
	setf.sig f8 = r15
	nop 0
	cmp.ltu p6, p7 = r16, r53
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	nop 0
	getf.sig r14 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	extr.u r15 = r15, 33, 3
	;;
	or r15 = 1, r15
	;;
	.mib
	st2 [r42] = r15
	nop 0
	(p6) br.cond.dptk .L404
	.mib
	nop 0
	nop 0
	br .L263
.L253:
	.mib
	addl r73 = 4, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	ld8 r15 = [r35]
	movl r14 = -7046029254386353131
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r72
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f8 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f8
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f9 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f8 = r15
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f8
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r15 = r15, 2
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L421
	;;
	.mmi
	nop 0
	(p6) addl r8 = 128, r0
	nop 0
	;;
	.mmi
	st4 [r34] = r8
	nop 0
	nop 0
.L429:
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L254:
	.mlx
	ld8 r14 = [r35]
	movl r54 = -7046029254386353131
	.mlx
	mov r2 = r13
	movl r15 = -4658895280553007687
	;;
	.mmi
	add r14 = r14, r54
	setf.sig f16 = r15
	addl r63 = @gprel(arena#), gp
	.mlx
	addl r60 = @tprel(elements#), r2
	movl r17 = -7723592293110705685
	;;
	.mib
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	st8 [r35] = r14
	setf.sig f5 = r17
	addl r59 = 512, r0
	;;
	.mlx
	xor r15 = r14, r15
	movl r18 = -6148914691236517205
	.mlx
	nop 0
	movl r58 = 4354685564936845354
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f17 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r61 = r14, 31
	;;
	.mmi
	xor r61 = r14, r61
	;;
	nop 0
	extr.u r61 = r61, 33, 2
	;;
	.mmi
	adds r61 = 1, r61
	;;
	nop 0
	shl r62 = r61, 6
	;;
	.mib
	mov r73 = r62
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mmi
	nop 0
	mov r1 = r72
	mov r34 = r8
	.mmi
	nop 0
	add r62 = r62, r8
	mov r55 = r8
.L294:
	.mmi
	ld8 r15 = [r35]
	nop 0
	addl r73 = 6, r0
	;;
	.mii
	add r15 = r15, r54
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	st8 [r35] = r15
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f17
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 1
	and r15 = -2, r15
	;;
	.mmi
	add r15 = r15, r16
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L422
	;;
	.mib
	(p6) mov r64 = r0
	(p6) mov r65 = r0
	br.call.sptk.many b0 = iovecs#
	;;
	.mmi
	ld8 r15 = [r35]
	mov r1 = r72
	mov r66 = r8
	;;
	.mii
	add r15 = r15, r54
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	st8 [r35] = r15
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f16
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r16 = r14, 27
	;;
	.mmi
	xor r16 = r14, r16
	;;
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f5
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r14 = r16, 31
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f17
	;;
	.mmi
	getf.sig r17 = f9
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r16 = r17, 1, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L423
	;;
	.mmi
	(p6) ld8 r67 = [r60]
	nop 0
	nop 0
.L279:
	.mii
	add r17 = r15, r54
	mov r52 = r0
	;;
	shr.u r14 = r17, 30
	;;
	.mmi
	xor r14 = r17, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r16 = r14, 27
	;;
	.mmi
	xor r16 = r14, r16
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r16 = f7
	;;
	nop 0
	shr.u r14 = r16, 31
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f17
	;;
	.mmi
	nop 0
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r16, 1
	and r16 = -2, r16
	;;
	.mmi
	add r16 = r16, r18
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L280
	;;
	.mmi
	nop 0
	st8 [r35] = r17
	mov r69 = r0
.L281:
	.mmi
	mov r14 = r55
	adds r19 = 16, r55
	adds r18 = 24, r55
	.mmi
	adds r17 = 32, r55
	adds r16 = 40, r55
	adds r15 = 48, r55
	;;
	.mmi
	nop 0
	st8 [r14] = r64, 8
	adds r55 = 64, r55
	.mmi
	st8 [r19] = r66
	;;
	st4 [r14] = r65
	cmp.ne p6, p7 = r62, r55
	.mmi
	nop 0
	st8 [r18] = r67
	nop 0
	;;
	.mmi
	st8 [r17] = r69
	st8 [r16] = r52
	nop 0
	;;
	.mib
	st4 [r15] = r0
	nop 0
	(p6) br.cond.dptk .L294
	.mmi
	addp4 r14 = r39, r0
	nop 0
	adds r2 = 16, r12
	.mii
	st8 [r60] = r61
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L423:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld8 r15 = [r35]
	mov r67 = r8
	br .L279
.L422:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = socket_address#
	;;
	.mmi
	mov r1 = r72
	ld4 r65 = [r60]
	nop 0
	.mmb
	mov r64 = r8
	addl r73 = 6, r0
	br.call.sptk.many b0 = iovecs#
	;;
	.mmi
	ld8 r15 = [r35]
	mov r1 = r72
	mov r66 = r8
	;;
	.mii
	add r15 = r15, r54
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	st8 [r35] = r15
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f16
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r16 = r14, 27
	;;
	.mmi
	xor r16 = r14, r16
	;;
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f5
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r14 = r16, 31
	;;
	.mmi
	xor r14 = r16, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f17
	;;
	.mmi
	getf.sig r17 = f9
	;;
	nop 0
	shr.u r17 = r17, 3
	;;
	.mmi
	shladd r16 = r17, 1, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) ld8 r67 = [r60]
	nop 0
	(p6) br.cond.dptk .L279
	.mib
	nop 0
	nop 0
	br .L423
.L255:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = int_or_address#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L228:
	.mib
	mov r74 = r0
	addl r73 = 2, r0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L229:
	.mlx
	ld8 r14 = [r35]
	movl r15 = -7046029254386353131
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r14
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L398
	.mib
	addl r73 = 12, r0
	nop 0
	br.call.sptk.many b0 = iovecs#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L230:
	.mlx
	ld8 r14 = [r35]
	movl r15 = -7046029254386353131
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r14
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L398
	.mib
	mov r74 = r0
	addl r73 = 1, r0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L256:
	.mlx
	ld8 r15 = [r35]
	movl r42 = -7046029254386353131
	.mlx
	nop 0
	movl r14 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r15 = r15, r42
	nop 0
	.mlx
	setf.sig f5 = r14
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	nop 0
	.mmi
	setf.sig f16 = r2
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r14 = r14, r15
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 33
	(p7) br.cond.dptk .L245
	.mib
	addl r73 = 128, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mmi
	adds r19 = 8, r8
	mov r34 = r8
	nop 0
	.mmi
	mov r1 = r72
	addl r75 = 56, r0
	mov r74 = r0
	;;
	.mib
	mov r73 = r19
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	ld8 r14 = [r35]
	movl r16 = 4354685564936845354
	.mmi
	mov r1 = r72
	nop 0
	mov r19 = r8
	;;
	.mmi
	add r42 = r14, r42
	nop 0
	add r16 = r14, r16
	;;
	.mii
	nop 0
	shr.u r18 = r42, 30
	shr.u r15 = r16, 30
	;;
	.mmi
	xor r18 = r42, r18
	nop 0
	xor r15 = r16, r15
	;;
	.mmi
	setf.sig f8 = r18
	setf.sig f9 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f16
	nop 0
	.mfi
	nop 0
	xmpy.l f9 = f9, f16
	nop 0
	;;
	.mmi
	getf.sig r18 = f8
	;;
	getf.sig r15 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r18, 27
	nop 0
	;;
	.mmi
	xor r17 = r18, r17
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	setf.sig f6 = r17
	nop 0
	xor r16 = r15, r16
	;;
	.mmi
	nop 0
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r17 = f6
	;;
	getf.sig r16 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r17, 31
	nop 0
	;;
	.mii
	xor r15 = r17, r15
	shr.u r18 = r16, 31
	;;
	shr.u r15 = r15, 33
	.mmi
	xor r16 = r16, r18
	;;
	andcm r15 = 1, r15
	extr.u r16 = r16, 33, 3
	;;
	.mii
	nop 0
	shl r15 = r15, 11
	cmp4.ne p6, p7 = 0, r16
	;;
	.mlx
	st8 [r34] = r15
	movl r15 = -2691343689449507777
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r15 = r14, 30
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	nop 0
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r16, 31
	;;
	xor r15 = r16, r15
	;;
	.mib
	nop 0
	shr.u r15 = r15, 33
	(p6) br.cond.dptk .L299
	;;
	.mlx
	nop 0
	movl r16 = -1581149492032247281
	.mmi
	setf.sig f6 = r15
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	add r16 = r17, r16
	nop 0
	;;
	.mmi
	shladd r17 = r16, 3, r0
	;;
	sub r16 = r17, r16
	nop 0
	;;
	.mlx
	sub r15 = r15, r16
	movl r16 = @gprel(edges.11#)
	;;
	.mii
	addp4 r15 = r15, r0
	add r16 = r1, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	nop 0
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	nop 0
	nop 0
	;;
.L300:
	.mlx
	nop 0
	movl r16 = -7046029254386353131
	.mlx
	st8 [r19] = r15
	movl r15 = 4354685564936845354
	;;
	.mmi
	nop 0
	add r16 = r14, r16
	add r15 = r14, r15
	.mlx
	nop 0
	movl r14 = -7723592293110705685
	;;
	.mib
	nop 0
	shr.u r18 = r16, 30
	nop 0
	.mlx
	setf.sig f6 = r14
	movl r2 = -4658895280553007687
	;;
	.mmi
	nop 0
	xor r18 = r16, r18
	shr.u r14 = r15, 30
	.mmi
	setf.sig f7 = r2
	;;
	setf.sig f8 = r18
	xor r14 = r15, r14
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f7
	;;
	.mmi
	getf.sig r18 = f8
	;;
	getf.sig r14 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r18, 27
	nop 0
	;;
	.mii
	xor r17 = r18, r17
	shr.u r16 = r14, 27
	;;
	xor r16 = r14, r16
	.mmi
	setf.sig f7 = r17
	;;
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f6
	;;
	.mmi
	getf.sig r17 = f7
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r17, 31
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 31
	xor r17 = r17, r18
	;;
	.mii
	xor r14 = r16, r14
	extr.u r17 = r17, 33, 3
	;;
	shr.u r14 = r14, 33
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L301
	;;
	.mlx
	addp4 r14 = r14, r0
	movl r16 = -1581149492032247281
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f6
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r16 = r16, 5
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	add r16 = r17, r16
	nop 0
	;;
	.mmi
	shladd r17 = r16, 3, r0
	;;
	sub r16 = r17, r16
	nop 0
	;;
	.mlx
	sub r14 = r14, r16
	movl r16 = @gprel(edges.11#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r16 = r1, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	.mii
	add r14 = r16, r14
	adds r16 = 16, r34
	;;
	nop 0
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r16] = r14
	nop 0
.L438:
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L257:
	.mlx
	ld8 r14 = [r35]
	movl r42 = -7046029254386353131
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r14, r42
	nop 0
	.mlx
	setf.sig f5 = r15
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f16 = r2
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L398
	.mib
	addl r73 = 8, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mmi
	ld8 r16 = [r35]
	mov r34 = r8
	mov r1 = r72
	;;
	.mmi
	add r42 = r16, r42
	;;
	nop 0
	shr.u r15 = r42, 30
	;;
	.mmi
	xor r15 = r42, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = 8589934592
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r14 = f9
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L424
	;;
	.mmi
	st8 [r35] = r42
	st8 [r34] = r14
	nop 0
.L431:
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L258:
	.mlx
	ld8 r14 = [r35]
	movl r17 = -2691343689449507777
	.mlx
	nop 0
	movl r2 = -4658895280553007687
	;;
	.mlx
	add r17 = r14, r17
	movl r15 = -7723592293110705685
	.mlx
	setf.sig f7 = r2
	movl r19 = -7046029254386353131
	;;
	.mib
	nop 0
	shr.u r16 = r17, 30
	nop 0
	.mlx
	setf.sig f6 = r15
	movl r15 = 4354685564936845354
	;;
	.mmi
	xor r16 = r17, r16
	add r15 = r14, r15
	add r19 = r14, r19
	.mmi
	st8 [r35] = r17
	;;
	setf.sig f8 = r16
	shr.u r14 = r15, 30
	.mii
	nop 0
	shr.u r18 = r19, 30
	;;
	xor r14 = r15, r14
	.mmi
	xor r18 = r19, r18
	;;
	setf.sig f9 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f7
	;;
	.mmi
	getf.sig r16 = f8
	setf.sig f8 = r14
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r18 = f9
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r15 = r16, 27
	;;
	.mmi
	xor r15 = r16, r15
	;;
	setf.sig f9 = r15
	shr.u r17 = r18, 27
	;;
	.mmi
	nop 0
	xor r17 = r18, r17
	nop 0
	;;
	.mmi
	getf.sig r14 = f8
	setf.sig f7 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f6
	nop 0
	;;
	.mmi
	xor r16 = r14, r16
	;;
	getf.sig r15 = f9
	nop 0
	.mmi
	setf.sig f8 = r16
	;;
	getf.sig r17 = f7
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	shr.u r14 = r15, 31
	;;
	.mmi
	nop 0
	xor r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	shr.u r15 = r17, 31
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	xor r15 = r17, r15
	.mlx
	nop 0
	movl r17 = @gprel(kind.4#)
	;;
	.mii
	getf.sig r16 = f8
	extr.u r15 = r15, 33, 2
	add r17 = r1, r17
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r17, r15
	nop 0
	;;
	.mmi
	ld8 r42 = [r15]
	;;
	nop 0
	shr.u r34 = r16, 31
	;;
	.mlx
	xor r34 = r16, r34
	movl r16 = -6148914691236517205
	;;
	.mii
	setf.sig f6 = r16
	shr.u r34 = r34, 33
	;;
	andcm r34 = 1, r34
	;;
	.mii
	nop 0
	shl r34 = r34, 5
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f6
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r15 = r16, 3
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L425
	;;
	.mii
	or r34 = r42, r34
	nop 0
	;;
	or r34 = 16, r34
.L430:
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L231:
	.mlx
	ld8 r17 = [r35]
	movl r34 = -7046029254386353131
	.mlx
	addl r73 = 64, r0
	movl r14 = -7723592293110705685
	;;
	.mlx
	add r15 = r17, r34
	movl r2 = -4658895280553007687
	.mlx
	setf.sig f5 = r14
	movl r52 = 4354685564936845354
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	nop 0
	.mmi
	setf.sig f16 = r2
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r14, r15
	add r15 = r17, r52
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	shr.u r14 = r15, 30
	(p7) br.cond.dpnt .L398
	;;
	.mmi
	xor r14 = r15, r14
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -3689348814741910323
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 5
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r14 = -2691343689449507777
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L426
	;;
	.mii
	add r17 = r17, r14
	nop 0
	;;
	shr.u r14 = r17, 30
	.mmi
	st8 [r35] = r17
	;;
	xor r14 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -1085102592571150095
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 6
	;;
	.mmi
	shladd r16 = r15, 4, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(names#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mmi
	mov r1 = r72
	adds r15 = 64, r8
	mov r34 = r8
	;;
	.mmi
	addl r14 = @gprel(arena#), gp
	;;
	ld8 r2 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addl r2 = 65536, r2
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r2, r15
	(p6) br.cond.dptk .L263
	.mib
	mov r74 = r42
	mov r73 = r8
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	addp4 r14 = r39, r0
	nop 0
	adds r2 = 16, r12
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L240:
	.mlx
	ld8 r16 = [r35]
	movl r14 = -7046029254386353131
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	.mlx
	setf.sig f6 = r15
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L225
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r16 = r16, r14
	nop 0
	;;
	shr.u r14 = r16, 30
	.mmi
	nop 0
	st8 [r35] = r16
	nop 0
	;;
	.mlx
	xor r14 = r16, r14
	movl r16 = 5675921253449092805
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 27
	;;
	xor r15 = r14, r15
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mmi
	shladd r15 = r16, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(commands.1#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	ld4 r34 = [r14]
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mii
	shladd r14 = r14, 3, r0
	sxt4 r34 = r34
	;;
	add r14 = r2, r14
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L246:
	.mib
	addl r74 = 1, r0
	addl r73 = 2, r0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L247:
	.mlx
	ld8 r16 = [r35]
	movl r14 = -7046029254386353131
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	.mlx
	setf.sig f6 = r15
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L225
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r16 = r16, r14
	nop 0
	;;
	shr.u r14 = r16, 30
	.mmi
	st8 [r35] = r16
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -3689348814741910323
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(futex_numbers.6#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	ld4 r34 = [r14]
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mii
	shladd r14 = r14, 3, r0
	sxt4 r34 = r34
	;;
	add r14 = r2, r14
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L259:
	.mib
	addl r73 = 16, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	ld8 r16 = [r35]
	movl r14 = -7046029254386353131
	.mlx
	mov r1 = r72
	movl r15 = -7723592293110705685
	;;
	.mmi
	add r14 = r16, r14
	setf.sig f7 = r15
	mov r34 = r8
	.mlx
	nop 0
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f8 = r2
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f8
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f7
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L296
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mlx
	nop 0
	movl r17 = -7046029254386353131
	;;
	.mmi
	add r14 = r16, r14
	;;
	nop 0
	shr.u r15 = r14, 30
	;;
	.mmi
	nop 0
	xor r15 = r14, r15
	add r14 = r14, r17
	.mlx
	nop 0
	movl r17 = 2951479051793528259
	;;
	.mmi
	setf.sig f6 = r15
	st8 [r35] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f8
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r15 = r16, 31
	;;
	.mmi
	xor r15 = r16, r15
	nop 0
	adds r16 = 8, r34
	;;
	.mmi
	st4 [r34] = r15
	nop 0
	shr.u r15 = r14, 30
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f9
	nop 0
	.mmi
	setf.sig f9 = r17
	;;
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 35
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r14, 2
	and r14 = -4, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r17 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	sub r14 = r15, r14
	nop 0
	;;
	addp4 r14 = r14, r0
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	nop 0
.L437:
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L244:
	.mib
	addl r73 = 32, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	ld8 r15 = [r35]
	movl r14 = -7046029254386353131
	.mmi
	mov r1 = r72
	nop 0
	mov r73 = r8
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = 5270498306774157605
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
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
	shr r15 = r15, 1
	;;
	.mmi
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	nop 0
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(list.5#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	ld8 r74 = [r14]
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L236:
	.mlx
	ld8 r17 = [r35]
	movl r15 = -7046029254386353131
	.mlx
	nop 0
	movl r14 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r15 = r17, r15
	nop 0
	.mlx
	setf.sig f6 = r14
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L394
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r17 = r17, r14
	nop 0
	;;
	shr.u r15 = r17, 30
	.mmi
	st8 [r35] = r17
	;;
	xor r15 = r17, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r34 = r14, 31
	;;
	.mmi
	xor r34 = r14, r34
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mii
	nop 0
	extr.u r34 = r34, 33, 3
	shladd r14 = r14, 3, r0
	;;
	.mii
	nop 0
	shl r34 = r34, 14
	add r14 = r2, r14
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L237:
	.mlx
	ld8 r17 = [r35]
	movl r15 = -7046029254386353131
	.mlx
	nop 0
	movl r14 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r15 = r17, r15
	nop 0
	.mlx
	setf.sig f6 = r14
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r14 = r15, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r15
	nop 0
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mmi
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L398
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	adds r2 = 16, r12
	;;
	add r17 = r17, r14
	addl r14 = @gprel(scratch#), gp
	;;
	.mmi
	nop 0
	ld8 r34 = [r14]
	shr.u r14 = r17, 30
	.mmi
	st8 [r35] = r17
	;;
	xor r14 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 31
	;;
	xor r14 = r15, r14
	;;
	.mii
	nop 0
	extr.u r14 = r14, 33, 6
	;;
	shl r14 = r14, 14
	;;
	.mmi
	add r34 = r34, r14
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L238:
	.mib
	addl r73 = 64, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	ld8 r17 = [r35]
	movl r14 = -7046029254386353131
	.mlx
	mov r1 = r72
	movl r2 = -4658895280553007687
	;;
	.mmi
	add r14 = r17, r14
	setf.sig f7 = r2
	mov r19 = r8
	.mlx
	mov r34 = r8
	movl r15 = -7723592293110705685
	;;
	.mlx
	nop 0
	movl r2 = -4658895280553007687
	.mmi
	setf.sig f6 = r15
	adds r23 = 24, r8
	shr.u r16 = r14, 30
	;;
	.mmi
	nop 0
	xor r16 = r14, r16
	adds r22 = 16, r8
	.mmi
	nop 0
	st8 [r23] = r0
	nop 0
	;;
	.mmi
	setf.sig f8 = r16
	st8 [r22] = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r15 = r16, 27
	;;
	.mmi
	xor r15 = r16, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	nop 0
	getf.sig r15 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 31
	;;
	xor r15 = r15, r16
	;;
	.mii
	nop 0
	extr.u r15 = r15, 33, 2
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mlx
	nop 0
	(p7) movl r14 = 4354685564936845354
	.mmi
	nop 0
	(p6) addl r18 = @ltoff(@fptr(on_signal#)), gp
	nop 0
	;;
	.mlx
	(p7) add r14 = r17, r14
	movl r17 = 4354685564936845354
	.mii
	(p6) ld8 r18 = [r18]
	nop 0
	;;
	(p7) shr.u r16 = r14, 30
	.mii
	add r17 = r14, r17
	nop 0
	;;
	(p7) xor r16 = r14, r16
	.mmi
	st8 [r35] = r17
	;;
	(p7) setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) xmpy.l f8 = f8, f7
	;;
	.mmi
	(p7) getf.sig r16 = f8
	setf.sig f8 = r2
	adds r2 = 16, r12
	;;
	.mii
	nop 0
	(p7) shr.u r15 = r16, 27
	;;
	(p7) xor r15 = r16, r15
	;;
	.mmi
	nop 0
	(p7) setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) xmpy.l f9 = f9, f6
	;;
	.mmi
	(p7) getf.sig r15 = f9
	;;
	nop 0
	(p7) shr.u r18 = r15, 31
	;;
	.mlx
	(p7) xor r18 = r15, r18
	movl r15 = -7046029254386353131
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	(p7) extr.u r18 = r18, 33, 1
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mib
	nop 0
	shr.u r16 = r14, 30
	nop 0
	.mmi
	setf.sig f7 = r15
	st8 [r19] = r18, 8
	shr.u r15 = r17, 30
	;;
	.mmi
	nop 0
	xor r16 = r14, r16
	xor r14 = r17, r15
	.mlx
	nop 0
	movl r18 = 5270498306774157605
	;;
	.mmi
	nop 0
	setf.sig f9 = r16
	nop 0
	.mlx
	setf.sig f6 = r18
	movl r18 = @gprel(flags.3#)
	;;
	.mmi
	nop 0
	add r18 = r1, r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f8
	;;
	.mmi
	getf.sig r15 = f9
	setf.sig f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f9 = f9, f8
	shr.u r17 = r15, 27
	;;
	.mmi
	xor r17 = r15, r17
	;;
	setf.sig f8 = r17
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r14 = f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mii
	nop 0
	shr.u r16 = r14, 27
	;;
	xor r16 = r14, r16
	;;
	.mmi
	getf.sig r17 = f8
	setf.sig f9 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f9 = f9, f7
	shr.u r14 = r17, 31
	;;
	.mmi
	xor r14 = r17, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	setf.sig f7 = r14
	;;
	getf.sig r16 = f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mii
	nop 0
	shr.u r15 = r16, 31
	;;
	xor r15 = r16, r15
	;;
	.mii
	nop 0
	shr.u r15 = r15, 33
	nop 0
	;;
	.mmi
	getf.sig r17 = f7
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.h f8 = f8, f6
	shr r17 = r17, 1
	;;
	.mmi
	shladd r21 = r17, 3, r0
	;;
	sub r17 = r21, r17
	nop 0
	;;
	.mmi
	sub r14 = r14, r17
	;;
	getf.sig r16 = f8
	addp4 r14 = r14, r0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r18, r14
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, 1
	;;
	shladd r20 = r16, 3, r0
	;;
	.mmi
	sub r16 = r20, r16
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	addp4 r15 = r15, r0
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r18 = r18, r15
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	ld8 r14 = [r18]
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mmi
	st8 [r19] = r14
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L239:
	.mlx
	ld8 r20 = [r35]
	movl r15 = 4354685564936845354
	.mlx
	nop 0
	movl r2 = -4658895280553007687
	;;
	.mlx
	add r15 = r20, r15
	movl r17 = -7046029254386353131
	.mlx
	setf.sig f7 = r2
	movl r18 = -7723592293110705685
	;;
	.mii
	nop 0
	shr.u r16 = r15, 30
	add r17 = r20, r17
	.mmi
	setf.sig f6 = r18
	;;
	xor r16 = r15, r16
	shr.u r18 = r17, 30
	.mlx
	nop 0
	movl r14 = -2691343689449507777
	;;
	.mmi
	setf.sig f8 = r16
	nop 0
	xor r18 = r17, r18
	.mlx
	add r14 = r20, r14
	movl r21 = @gprel(flags.2#)
	;;
	.mii
	setf.sig f9 = r18
	shr.u r15 = r14, 30
	add r21 = r1, r21
	;;
	.mmi
	nop 0
	xor r15 = r14, r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f7
	;;
	.mmi
	getf.sig r16 = f8
	setf.sig f8 = r15
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r18 = f9
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f7
	shr.u r17 = r16, 27
	;;
	.mmi
	xor r17 = r16, r17
	nop 0
	shr.u r16 = r18, 27
	;;
	.mmi
	setf.sig f9 = r17
	nop 0
	xor r16 = r18, r16
	;;
	.mmi
	getf.sig r15 = f8
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mii
	nop 0
	shr.u r19 = r15, 27
	nop 0
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	nop 0
	;;
	.mmi
	xor r18 = r15, r19
	;;
	getf.sig r17 = f9
	nop 0
	.mmi
	setf.sig f9 = r18
	;;
	getf.sig r16 = f8
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f9 = f9, f6
	shr.u r15 = r17, 31
	;;
	.mmi
	nop 0
	xor r15 = r17, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 33, 4
	shr.u r34 = r16, 31
	;;
	.mmi
	shladd r15 = r15, 3, r0
	nop 0
	xor r34 = r16, r34
	;;
	.mmi
	getf.sig r18 = f9
	add r15 = r21, r15
	extr.u r34 = r34, 33, 2
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	or r34 = r15, r34
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r18, 33
	(p7) br.cond.dpnt .L427
.L325:
	.mlx
	nop 0
	movl r15 = -7046029254386353131
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r14
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L263
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	or r34 = r8, r34
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L251:
	.mlx
	ld8 r17 = [r35]
	movl r15 = -7046029254386353131
	.mlx
	addl r73 = 3006, r0
	movl r14 = -7723592293110705685
	;;
	.mmi
	add r15 = r17, r15
	setf.sig f6 = r14
	addl r54 = 500, r0
	.mlx
	mov r46 = r0
	movl r2 = -4658895280553007687
	;;
	.mib
	nop 0
	shr.u r14 = r15, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r15
	mov r2 = r13
	;;
	.mmi
	xor r14 = r15, r14
	nop 0
	addl r60 = @tprel(elements#), r2
	.mlx
	addl r55 = 6144, r0
	movl r52 = -7046029254386353131
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -3689348814741910323
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f9 = r15
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	addl r14 = 500, r0
	(p6) br.cond.dpnt .L309
	;;
	.mlx
	st8 [r60] = r14
	movl r53 = 4354685564936845354
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	mov r1 = r72
	movl r2 = -4658895280553007687
	.mlx
	mov r34 = r8
	movl r14 = -7723592293110705685
	;;
	.mlx
	nop 0
	movl r15 = -3689348814741910323
	.mmi
	setf.sig f16 = r2
	setf.sig f5 = r14
	mov r20 = r0
	;;
	.mmi
	setf.sig f17 = r15
	ld8 r16 = [r35]
	nop 0
	;;
.L314:
	.mii
	add r15 = r16, r52
	shladd r14 = r20, 1, r0
	;;
	shr.u r17 = r15, 30
	.mii
	st8 [r35] = r15
	add r14 = r14, r20
	;;
	xor r17 = r15, r17
	.mmi
	shladd r14 = r14, 1, r0
	;;
	setf.sig f6 = r17
	add r42 = r34, r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r15 = r17, 27
	;;
	.mmi
	xor r15 = r17, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f17
	;;
	.mmi
	getf.sig r17 = f8
	;;
	nop 0
	shr.u r17 = r17, 4
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L312
	.align 32
.L428:
	.mib
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	nop 0
	ld8 r16 = [r35]
	zxt2 r8 = r8
	.mmi
	adds r21 = 4, r42
	addp4 r20 = r46, r0
	mov r1 = r72
	;;
	.mmi
	add r18 = r16, r52
	nop 0
	add r16 = r16, r53
	.mmi
	st2 [r42] = r8, 2
	nop 0
	cmp.ltu p6, p7 = r20, r54
	;;
	.mii
	nop 0
	shr.u r17 = r18, 30
	shr.u r15 = r16, 30
	.mmi
	st8 [r35] = r16
	;;
	xor r17 = r18, r17
	xor r15 = r16, r15
	;;
	.mmi
	setf.sig f7 = r17
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f16
	nop 0
	.mfi
	nop 0
	xmpy.l f8 = f8, f16
	nop 0
	;;
	.mmi
	getf.sig r17 = f7
	;;
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r19 = r17, 27
	nop 0
	;;
	.mmi
	xor r19 = r17, r19
	nop 0
	shr.u r18 = r15, 27
	;;
	.mmi
	setf.sig f9 = r19
	nop 0
	xor r18 = r15, r18
	;;
	.mmi
	nop 0
	setf.sig f6 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mmi
	getf.sig r19 = f9
	;;
	getf.sig r18 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r19, 31
	nop 0
	;;
	.mii
	xor r15 = r19, r15
	shr.u r17 = r18, 31
	;;
	shr.u r15 = r15, 33
	.mmi
	xor r17 = r18, r17
	;;
	setf.sig f7 = r15
	shr.u r17 = r17, 22
	;;
	.mmi
	and r17 = r55, r17
	;;
	st2 [r21] = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f17
	;;
	.mii
	getf.sig r18 = f7
	nop 0
	;;
	shr.u r19 = r18, 2
	.mmi
	and r18 = -4, r18
	;;
	add r18 = r18, r19
	nop 0
	;;
	.mmi
	sub r15 = r15, r18
	;;
	adds r15 = -2, r15
	nop 0
	;;
	.mib
	st2 [r42] = r15
	nop 0
	(p7) br.cond.dpnt .L263
.L405:
	.mii
	add r15 = r16, r52
	shladd r14 = r20, 1, r0
	;;
	shr.u r17 = r15, 30
	.mii
	st8 [r35] = r15
	add r14 = r14, r20
	;;
	xor r17 = r15, r17
	.mmi
	shladd r14 = r14, 1, r0
	;;
	setf.sig f6 = r17
	add r42 = r34, r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r15 = r17, 27
	;;
	.mmi
	xor r15 = r17, r15
	;;
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	shr.u r14 = r14, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f17
	;;
	.mmi
	getf.sig r17 = f8
	;;
	nop 0
	shr.u r17 = r17, 4
	;;
	.mmi
	shladd r15 = r17, 2, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L428
.L312:
	.mmi
	add r16 = r16, r53
	adds r46 = 1, r46
	adds r21 = 4, r42
	;;
	.mii
	nop 0
	shr.u r15 = r16, 30
	add r18 = r16, r52
	.mmi
	addp4 r20 = r46, r0
	;;
	xor r15 = r16, r15
	shr.u r17 = r18, 30
	.mmi
	add r16 = r16, r53
	nop 0
	cmp.ltu p6, p7 = r20, r54
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	xor r17 = r18, r17
	.mmi
	st8 [r35] = r16
	;;
	setf.sig f7 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f16
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f16
	;;
	.mmi
	getf.sig r15 = f9
	;;
	getf.sig r17 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	nop 0
	;;
	.mii
	xor r14 = r15, r14
	shr.u r15 = r16, 30
	shr.u r19 = r17, 27
	;;
	.mmi
	nop 0
	xor r15 = r16, r15
	xor r19 = r17, r19
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmi
	setf.sig f8 = r15
	setf.sig f9 = r19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f16
	nop 0
	.mfi
	nop 0
	xmpy.l f9 = f9, f5
	nop 0
	;;
	.mmi
	getf.sig r14 = f6
	;;
	getf.sig r15 = f8
	nop 0
	;;
	.mmi
	getf.sig r19 = f9
	;;
	nop 0
	shr.u r8 = r14, 31
	;;
	.mii
	nop 0
	shr.u r18 = r15, 27
	xor r8 = r14, r8
	;;
	.mii
	xor r18 = r15, r18
	extr.u r8 = r8, 33, 2
	shr.u r15 = r19, 31
	;;
	.mmi
	nop 0
	setf.sig f6 = r18
	xor r15 = r19, r15
	.mmi
	st2 [r42] = r8, 2
	;;
	nop 0
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f17
	;;
	.mmi
	getf.sig r18 = f6
	;;
	nop 0
	shr.u r17 = r18, 31
	;;
	.mmi
	xor r17 = r18, r17
	getf.sig r18 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r17, 22
	;;
	and r17 = r55, r17
	;;
	.mii
	st2 [r21] = r17
	nop 0
	;;
	shr.u r19 = r18, 2
	.mmi
	and r18 = -4, r18
	;;
	add r18 = r18, r19
	nop 0
	;;
	.mmi
	sub r15 = r15, r18
	;;
	adds r15 = -2, r15
	nop 0
	;;
	.mib
	st2 [r42] = r15
	nop 0
	(p6) br.cond.dptk .L405
	.mib
	nop 0
	nop 0
	br .L263
.L248:
	.mlx
	ld8 r14 = [r35]
	movl r15 = -7046029254386353131
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f8 = r14
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L398
	.mib
	addl r74 = 1, r0
	addl r73 = 1, r0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L249:
	.mlx
	ld8 r16 = [r35]
	movl r14 = -7046029254386353131
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	.mlx
	setf.sig f6 = r15
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L225
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r16 = r16, r14
	nop 0
	;;
	shr.u r15 = r16, 30
	.mmi
	st8 [r35] = r16
	;;
	xor r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r34 = r14, 31
	;;
	.mmi
	xor r34 = r14, r34
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mii
	nop 0
	extr.u r34 = r34, 33, 6
	shladd r14 = r14, 3, r0
	;;
	.mmi
	adds r34 = 1, r34
	nop 0
	add r14 = r2, r14
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L261:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = socket_address#
	;;
	.mmi
	addp4 r14 = r39, r0
	adds r2 = 16, r12
	mov r34 = r8
	.mii
	mov r1 = r72
	mov r39 = r49
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L262:
	.mlx
	ld8 r14 = [r35]
	movl r15 = -7046029254386353131
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f9 = r15
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	addp4 r14 = r39, r0
	(p7) br.cond.dpnt .L225
	;;
	.mmi
	shladd r14 = r14, 3, r0
	(p6) addl r34 = 8, r0
	mov r39 = r49
	;;
	.mmi
	nop 0
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L233:
	.mlx
	ld8 r16 = [r35]
	movl r14 = -7046029254386353131
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	.mlx
	setf.sig f6 = r15
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L225
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r16 = r16, r14
	nop 0
	;;
	shr.u r14 = r16, 30
	.mmi
	st8 [r35] = r16
	;;
	xor r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = 1117984489315730401
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 1
	;;
	.mii
	nop 0
	shl r16 = r15, 5
	;;
	add r15 = r16, r15
	;;
	.mlx
	sub r14 = r14, r15
	movl r15 = @gprel(requests.0#)
	;;
	.mii
	addp4 r14 = r14, r0
	add r15 = r1, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r34 = [r14]
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L235:
	.mlx
	ld8 r16 = [r35]
	movl r14 = -7046029254386353131
	.mlx
	nop 0
	movl r15 = -7723592293110705685
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	nop 0
	.mlx
	setf.sig f6 = r15
	movl r2 = -4658895280553007687
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	setf.sig f7 = r2
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 4
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L225
	.mlx
	nop 0
	movl r14 = 4354685564936845354
	.mmi
	nop 0
	adds r2 = 16, r12
	nop 0
	;;
	.mii
	add r16 = r16, r14
	nop 0
	;;
	shr.u r15 = r16, 30
	.mmi
	st8 [r35] = r16
	;;
	xor r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r34 = r14, 31
	;;
	.mii
	xor r34 = r14, r34
	addl r14 = 448, r0
	;;
	extr.u r34 = r34, 33, 9
	;;
	.mmi
	or r34 = r14, r34
	addp4 r14 = r39, r0
	mov r39 = r49
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L427:
	.mlx
	nop 0
	movl r14 = 8709371129873690708
	;;
	.mmi
	add r14 = r20, r14
	;;
	nop 0
	shr.u r15 = r14, 30
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r15 = r16, 31
	;;
	.mmi
	xor r15 = r16, r15
	;;
	nop 0
	extr.u r15 = r15, 33, 4
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r21 = r21, r15
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r21]
	nop 0
	;;
	.mib
	nop 0
	or r34 = r15, r34
	br .L325
.L421:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	st4 [r34] = r8
	nop 0
	br .L429
.L425:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mii
	or r42 = r8, r42
	mov r1 = r72
	;;
	or r34 = r42, r34
	;;
	.mib
	nop 0
	or r34 = 16, r34
	br .L430
.L424:
	.mlx
	nop 0
	movl r15 = 4354685564936845354
	.mlx
	nop 0
	movl r42 = -2691343689449507777
	;;
	.mmi
	add r42 = r16, r42
	nop 0
	add r15 = r16, r15
	;;
	.mii
	nop 0
	shr.u r17 = r15, 30
	shr.u r14 = r42, 30
	.mmi
	st8 [r35] = r42
	;;
	xor r17 = r15, r17
	xor r14 = r42, r14
	;;
	.mmi
	setf.sig f6 = r17
	setf.sig f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f16
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f16
	nop 0
	;;
	.mmi
	getf.sig r17 = f6
	;;
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r17, 27
	;;
	shr.u r16 = r14, 27
	.mii
	xor r15 = r17, r15
	nop 0
	;;
	xor r16 = r14, r16
	.mmi
	setf.sig f8 = r15
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r15 = f8
	;;
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 31
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r16, 31
	xor r15 = r15, r17
	;;
	.mmi
	xor r14 = r16, r14
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br .L431
.L419:
	.mib
	mov r34 = r42
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mlx
	ld8 r14 = [r35]
	movl r17 = -7046029254386353131
	.mmi
	adds r16 = 8, r42
	nop 0
	mov r1 = r72
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	.mlx
	st4 [r16] = r8
	movl r16 = 2951479051793528259
	;;
	.mii
	nop 0
	shr.u r15 = r14, 30
	nop 0
	.mmi
	st8 [r35] = r14
	nop 0
	nop 0
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f9
	nop 0
	.mmi
	setf.sig f9 = r16
	;;
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 35
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mii
	getf.sig r14 = f8
	nop 0
	;;
	shr.u r16 = r14, 2
	.mmi
	and r14 = -4, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br .L432
.L280:
	.mmi
	add r14 = r15, r58
	ld8 r2 = [r63]
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r14, 30
	;;
	xor r16 = r14, r16
	;;
	.mmi
	nop 0
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f16
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r17 = r16, 27
	;;
	.mmi
	xor r17 = r16, r17
	;;
	setf.sig f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shr.u r16 = r17, 31
	;;
	.mmi
	xor r16 = r17, r16
	;;
	nop 0
	shr.u r16 = r16, 33
	;;
	.mmi
	nop 0
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f17
	;;
	.mmi
	getf.sig r18 = f7
	;;
	nop 0
	shr.u r18 = r18, 3
	;;
	.mmi
	shladd r17 = r18, 1, r0
	;;
	add r17 = r17, r18
	nop 0
	;;
	.mmi
	shladd r17 = r17, 2, r0
	;;
	sub r16 = r16, r17
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r69 = 65024, r2
	(p7) br.cond.dptk .L283
	.mlx
	nop 0
	movl r14 = -2691343689449507777
	;;
	.mmi
	add r14 = r15, r14
	;;
	nop 0
	shr.u r15 = r14, 30
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r15 = r16, 31
	;;
	.mlx
	xor r15 = r16, r15
	movl r16 = 145249953336295686
	;;
	.mib
	nop 0
	shr.u r17 = r15, 42
	nop 0
	.mmi
	setf.sig f7 = r16
	nop 0
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r17 = f6
	;;
	nop 0
	shl r16 = r17, 7
	;;
	.mmi
	sub r16 = r16, r17
	;;
	nop 0
	shl r16 = r16, 9
	;;
	.mmi
	sub r15 = r15, r16
	;;
	and r15 = -8, r15
	nop 0
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	add r69 = r2, r15
.L283:
	.mii
	add r14 = r14, r54
	mov r52 = r0
	;;
	shr.u r15 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r15 = r16, 31
	;;
	.mmi
	xor r15 = r16, r15
	;;
	nop 0
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f17
	;;
	.mmi
	nop 0
	getf.sig r57 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r57, 1
	and r57 = -2, r57
	;;
	.mmi
	add r57 = r57, r17
	;;
	sub r16 = r15, r57
	sub r57 = r15, r57, 1
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L284
	.align 32
.L293:
	.mmi
	add r15 = r14, r54
	add r14 = r14, r58
	add r56 = r69, r52
	;;
	.mii
	nop 0
	shr.u r17 = r14, 30
	shr.u r18 = r15, 30
	.mmb
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mmi
	xor r17 = r14, r17
	xor r18 = r15, r18
	add r14 = r14, r54
	;;
	.mmi
	setf.sig f8 = r17
	setf.sig f7 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f16
	nop 0
	.mfi
	nop 0
	xmpy.l f7 = f7, f16
	nop 0
	;;
	.mmi
	getf.sig r17 = f8
	;;
	getf.sig r18 = f7
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r17, 27
	nop 0
	;;
	.mmi
	xor r15 = r17, r15
	nop 0
	shr.u r16 = r18, 27
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	xor r16 = r18, r16
	;;
	.mmi
	nop 0
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r15 = f6
	;;
	getf.sig r16 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r15, 31
	nop 0
	;;
	.mmi
	xor r15 = r15, r17
	nop 0
	shr.u r42 = r16, 31
	;;
	.mii
	nop 0
	extr.u r15 = r15, 33, 4
	xor r42 = r16, r42
	;;
	.mii
	cmp4.ne p6, p7 = 0, r15
	extr.u r42 = r42, 33, 3
	shr.u r15 = r14, 30
	;;
	.mmi
	xor r15 = r14, r15
	shladd r46 = r42, 2, r0
	(p6) addl r53 = 1, r0
	;;
	.mib
	setf.sig f7 = r15
	adds r68 = 16, r46
	(p7) br.cond.dpnt .L433
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f16
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f5
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L434
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	nop 0
	;;
.L286:
	.mii
	cmp4.ne p6, p7 = 0, r42
	unpack4.l r8 = r8, r53
	mov r15 = r56
	;;
	.mmi
	(p6) shladd r14 = r42, 2, r0
	st8 [r15] = r68, 8
	(p6) adds r42 = 16, r56
	;;
	.mmi
	(p6) adds r14 = -4, r14
	;;
	nop 0
	(p6) shr.u r14 = r14, 2
	.mmb
	nop 0
	st8 [r15] = r8
	(p7) br.cond.dpnt .L291
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r14
	nop 0
	.align 32
.L290:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = descriptor#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	st4 [r42] = r8, 4
	nop 0
	br.cloop.sptk.few .L290
.L291:
	.mmi
	ld8 r17 = [r35]
	;;
	add r14 = r17, r54
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r14, 30
	;;
	xor r16 = r14, r16
	;;
	.mmi
	nop 0
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f16
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r15 = r16, 27
	;;
	.mmi
	xor r15 = r16, r15
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r16 = r15, 31
	;;
	.mmi
	xor r15 = r15, r16
	;;
	nop 0
	extr.u r15 = r15, 33, 3
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L435
	;;
	.mmi
	(p7) st8 [r35] = r14
	nop 0
	nop 0
.L289:
	.mmi
	adds r15 = 7, r46
	cmp4.eq p6, p7 = 0, r57
	mov r57 = r0
	;;
	.mmi
	and r15 = -8, r15
	;;
	adds r15 = 16, r15
	nop 0
	;;
	.mib
	add r52 = r52, r15
	nop 0
	(p6) br.cond.dpnt .L284
	;;
	.mmi
	nop 0
	adds r15 = 56, r52
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r59, r15
	(p6) br.cond.dptk .L293
.L284:
	.mii
	add r14 = r14, r54
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f16
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 31
	;;
	.mmi
	xor r14 = r14, r15
	;;
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L281
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mib
	mov r1 = r72
	mov r52 = r8
	br .L281
.L435:
	.mii
	add r14 = r17, r58
	nop 0
	;;
	shr.u r16 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r16 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f16
	;;
	.mmi
	getf.sig r16 = f7
	;;
	nop 0
	shr.u r15 = r16, 27
	;;
	.mmi
	xor r15 = r16, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f5
	;;
	.mmi
	nop 0
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 31
	;;
	xor r15 = r15, r16
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r15, 33
	(p7) br.cond.dpnt .L436
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1028, r0
	nop 0
	;;
	.mib
	st8 [r56] = r8
	nop 0
	br .L289
.L434:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r42
	nop 0
	unpack4.l r8 = r8, r53
	.mmi
	mov r15 = r56
	nop 0
	mov r1 = r72
	;;
	.mmi
	(p6) shladd r14 = r42, 2, r0
	st8 [r15] = r68, 8
	(p6) adds r42 = 16, r56
	;;
	.mii
	(p6) adds r14 = -4, r14
	nop 0
	;;
	(p6) shr.u r14 = r14, 2
	.mmi
	nop 0
	st8 [r15] = r8
	nop 0
	;;
	.mib
	nop 0
	(p6) mov ar.lc = r14
	(p6) br.cond.dptk .L290
	.mib
	nop 0
	nop 0
	br .L291
.L433:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	ld8 r14 = [r35]
	mov r53 = r8
	mov r1 = r72
	;;
	.mii
	add r14 = r14, r54
	nop 0
	;;
	shr.u r15 = r14, 30
	.mmi
	st8 [r35] = r14
	;;
	xor r15 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f16
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f5
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	;;
	xor r14 = r14, r15
	;;
	.mii
	nop 0
	extr.u r14 = r14, 33, 3
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) addl r8 = 1, r0
	(p6) br.cond.dptk .L286
	.mib
	nop 0
	nop 0
	br .L434
.L436:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = size#
	;;
	.mmi
	nop 0
	mov r1 = r72
	nop 0
	.mmb
	ld8 r14 = [r35]
	st8 [r56] = r8
	br .L289
	;;
.L296:
	.mlx
	nop 0
	movl r14 = 8709371129873690708
	.mlx
	nop 0
	movl r15 = -2691343689449507777
	;;
	.mlx
	add r14 = r16, r14
	movl r18 = 4354685564936845354
	.mlx
	add r15 = r16, r15
	movl r2 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r20 = r14, 30
	shr.u r17 = r15, 30
	.mmb
	add r16 = r16, r18
	setf.sig f6 = r2
	nop 0
	;;
	.mmi
	xor r20 = r14, r20
	xor r17 = r15, r17
	shr.u r15 = r16, 30
	;;
	.mmi
	setf.sig f9 = r20
	nop 0
	xor r16 = r16, r15
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f8
	;;
	.mmi
	getf.sig r20 = f9
	setf.sig f9 = r17
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f9 = f9, f8
	shr.u r19 = r20, 27
	;;
	.mmi
	nop 0
	xor r19 = r20, r19
	nop 0
	;;
	.mmi
	getf.sig r17 = f9
	setf.sig f9 = r16
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f9 = f9, f8
	shr.u r18 = r17, 27
	.mmi
	setf.sig f8 = r19
	;;
	xor r18 = r17, r18
	nop 0
	;;
	.mmi
	getf.sig r16 = f9
	setf.sig f9 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f7
	.mii
	getf.sig r19 = f8
	shr.u r15 = r16, 27
	;;
	xor r15 = r16, r15
	;;
	.mmi
	setf.sig f8 = r15
	;;
	getf.sig r18 = f9
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r19, 31
	nop 0
	;;
	.mii
	xor r16 = r19, r16
	nop 0
	;;
	shr.u r16 = r16, 33
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	setf.sig f9 = r16
	;;
	nop 0
	shr.u r17 = r18, 31
	;;
	.mii
	xor r17 = r18, r17
	nop 0
	;;
	shr.u r17 = r17, 33
	.mmi
	getf.sig r15 = f8
	;;
	setf.sig f7 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f9 = f9, f6
	;;
	.mii
	nop 0
	shr.u r18 = r15, 31
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f6
	.mii
	getf.sig r20 = f9
	xor r18 = r15, r18
	;;
	extr.u r18 = r18, 33, 5
	;;
	.mmi
	getf.sig r15 = f7
	;;
	nop 0
	shr.u r20 = r20, 2
	;;
	.mmi
	shladd r19 = r20, 1, r0
	;;
	add r19 = r19, r20
	nop 0
	;;
	.mmi
	shladd r19 = r19, 1, r0
	;;
	nop 0
	shr.u r21 = r15, 1
	.mii
	and r15 = -2, r15
	sub r16 = r16, r19
	;;
	add r15 = r15, r21
	;;
	.mmi
	nop 0
	sub r17 = r17, r15
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r17
	movl r17 = -7046029254386353131
	;;
	.mmi
	nop 0
	(p6) addl r15 = 1, r0
	add r14 = r14, r17
	.mlx
	nop 0
	movl r17 = 2951479051793528259
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = 0, r16
	.mmi
	st8 [r35] = r14
	;;
	(p6) addl r16 = 1, r0
	dep.z r15 = r15, 31, 1
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	nop 0
	dep.z r16 = r16, 30, 2
	;;
	.mmi
	or r15 = r16, r15
	nop 0
	adds r16 = 8, r34
	;;
	.mmi
	or r15 = r18, r15
	;;
	st4 [r34] = r15
	shr.u r15 = r14, 30
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f9
	nop 0
	.mmi
	setf.sig f9 = r17
	;;
	getf.sig r15 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r15, 27
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -7723592293110705685
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r14, 31
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	shr.u r14 = r15, 35
	shr.u r15 = r15, 33
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f8 = f8, f9
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r14, 2
	and r14 = -4, r14
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r17 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	sub r14 = r15, r14
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	st8 [r16] = r14
	nop 0
	br .L437
.L309:
	.mlx
	mov r46 = r0
	movl r14 = 4354685564936845354
	.mlx
	addl r55 = 6144, r0
	movl r52 = -7046029254386353131
	;;
	.mii
	add r17 = r17, r14
	nop 0
	;;
	shr.u r15 = r17, 30
	.mmi
	st8 [r35] = r17
	;;
	xor r15 = r17, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 27
	;;
	.mmi
	xor r14 = r15, r14
	;;
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f6
	;;
	.mmi
	getf.sig r14 = f9
	;;
	nop 0
	shr.u r34 = r14, 31
	;;
	.mlx
	xor r34 = r14, r34
	movl r14 = -6148914691236517205
	;;
	.mii
	nop 0
	shr.u r34 = r34, 33
	nop 0
	.mmi
	setf.sig f7 = r14
	;;
	setf.sig f6 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r14 = r14, 2
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	sub r34 = r34, r14
	nop 0
	;;
	.mmi
	nop 0
	addp4 r54 = r34, r0
	nop 0
	;;
	.mmi
	adds r14 = 1, r54
	st8 [r60] = r54
	nop 0
	;;
	.mmi
	shladd r73 = r14, 1, r0
	;;
	add r73 = r73, r14
	nop 0
	;;
	.mib
	shladd r73 = r73, 1, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mlx
	nop 0
	movl r2 = -4658895280553007687
	.mlx
	cmp4.eq p6, p7 = 0, r34
	movl r14 = -7723592293110705685
	;;
	.mlx
	nop 0
	movl r15 = -3689348814741910323
	.mmb
	mov r1 = r72
	mov r34 = r8
	(p6) br.cond.dpnt .L263
	;;
	.mmi
	setf.sig f16 = r2
	setf.sig f5 = r14
	mov r20 = r0
	.mlx
	ld8 r16 = [r35]
	movl r53 = 4354685564936845354
	;;
	.mib
	setf.sig f17 = r15
	nop 0
	br .L314
.L426:
	.mib
	addl r73 = 5000, r0
	nop 0
	br.call.sptk.many b0 = room#
	;;
	.mmi
	ld8 r46 = [r35]
	mov r1 = r72
	addl r75 = 4999, r0
	.mii
	mov r42 = r8
	mov r73 = r8
	;;
	add r14 = r46, r34
	.mii
	add r46 = r46, r52
	mov r34 = r8
	;;
	shr.u r15 = r14, 30
	;;
	.mmi
	xor r14 = r14, r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f16
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r14 = r14, r15
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f5
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 33
	;;
	(p6) addl r74 = 47, r0
	;;
	.mib
	(p7) addl r74 = 120, r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mii
	nop 0
	shr.u r14 = r46, 30
	adds r2 = 16, r12
	.mmb
	mov r1 = r72
	st8 [r35] = r46
	nop 0
	;;
	.mmi
	xor r14 = r46, r14
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r14 = f8
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r15 = f9
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mmi
	xor r14 = r15, r14
	;;
	nop 0
	extr.u r14 = r14, 33, 2
	;;
	.mmi
	adds r14 = 4094, r14
	;;
	add r42 = r42, r14
	addp4 r14 = r39, r0
	.mii
	mov r39 = r49
	nop 0
	;;
	shladd r14 = r14, 3, r0
	.mmi
	st1 [r42] = r0
	;;
	add r14 = r2, r14
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br .L417
.L320:
	.mlx
	nop 0
	movl r15 = 4354685564936845354
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	shr.u r15 = r14, 30
	;;
	.mmi
	xor r15 = r14, r15
	;;
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f16
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r16 = r15, 27
	;;
	.mmi
	xor r16 = r15, r16
	;;
	setf.sig f9 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f9 = f9, f5
	;;
	.mmi
	getf.sig r16 = f9
	;;
	nop 0
	shr.u r15 = r16, 31
	;;
	.mlx
	xor r15 = r16, r15
	movl r16 = -3689348814741910323
	;;
	.mii
	nop 0
	shr.u r15 = r15, 33
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r16 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r17 = r16, 2
	and r16 = -4, r16
	;;
	.mlx
	add r16 = r16, r17
	movl r17 = -7046029254386353131
	;;
	.mmi
	add r14 = r14, r17
	sub r15 = r15, r16
	adds r16 = 12, r42
	;;
	.mmi
	st4 [r16] = r15
	nop 0
	shr.u r16 = r14, 30
	.mlx
	st8 [r35] = r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	xor r16 = r14, r16
	setf.sig f9 = r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r16 = f8
	;;
	nop 0
	shr.u r15 = r16, 27
	;;
	.mlx
	xor r15 = r16, r15
	movl r16 = -7723592293110705685
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r15, 31
	;;
	xor r15 = r15, r16
	;;
	.mii
	nop 0
	extr.u r15 = r15, 33, 2
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	nop 0
	(p6) addl r8 = 10, r0
	(p6) br.cond.dptk .L322
	.mib
	nop 0
	nop 0
	br .L419
.L301:
	.mib
	nop 0
	shr.u r16 = r14, 2
	nop 0
	.mlx
	st8 [r35] = r15
	movl r17 = 2951479051793528259
	;;
	.mmi
	setf.sig f8 = r17
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f7 = f7, f8
	;;
	.mii
	getf.sig r16 = f7
	nop 0
	;;
	shr.u r17 = r16, 2
	.mmi
	and r16 = -4, r16
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	add r16 = r16, r17
	nop 0
	;;
	.mmi
	shladd r16 = r16, 2, r0
	;;
	sub r14 = r14, r16
	adds r16 = 16, r34
	;;
	.mmi
	adds r14 = 1, r14
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	st8 [r16] = r14
	nop 0
	br .L438
.L299:
	.mlx
	nop 0
	movl r16 = -3689348814741910323
	.mmi
	setf.sig f6 = r15
	;;
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr.u r16 = r16, 3
	;;
	.mmi
	shladd r17 = r16, 2, r0
	;;
	add r16 = r17, r16
	nop 0
	;;
	.mmi
	shladd r16 = r16, 1, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	nop 0
	addp4 r15 = r15, r0
	br .L300
	;;
.L412:
	.mlx
	ld8 r15 = [r35]
	movl r14 = -7046029254386353131
	.mmi
	nop 0
	adds r74 = 1, r33
	nop 0
	;;
	.mii
	add r15 = r15, r14
	nop 0
	;;
	shr.u r14 = r15, 30
	.mmi
	nop 0
	st8 [r35] = r15
	nop 0
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	nop 0
	shr.u r15 = r14, 27
	;;
	.mlx
	xor r15 = r14, r15
	movl r14 = -7723592293110705685
	;;
	.mmi
	setf.sig f9 = r14
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f9
	;;
	.mmi
	getf.sig r15 = f8
	;;
	nop 0
	shr.u r14 = r15, 31
	;;
	.mlx
	xor r14 = r15, r14
	movl r15 = 7870610804782742023
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 7
	;;
	.mmi
	shladd r16 = r15, 2, r0
	;;
	add r16 = r16, r15
	nop 0
	;;
	.mmi
	shladd r15 = r16, 4, r0
	;;
	sub r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mib
	adds r73 = 50, r14
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mib
	nop 0
	mov r1 = r72
	br.call.sptk.many b0 = end_process#
	;;
	break.f 0
	;;
	.endp work#
	.align 16
	.align 64
	.proc thread_body#
thread_body:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	setf.sig f7 = r32
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mlx
	nop 0
	movl r2 = -7046029254386353131
	.mmi
	addl r37 = 3, r0
	;;
	setf.sig f6 = r2
	mov r2 = r13
	;;
	.mmi
	nop 0
	addl r15 = @tprel(random_state#), r2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f7, f6, f6
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	.mlx
	stf8 [r15] = f7
	movl r15 = -7723592293110705685
	;;
	.mii
	nop 0
	shr.u r32 = r14, 30
	nop 0
	;;
	.mlx
	xor r32 = r14, r32
	movl r14 = -4658895280553007687
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r32
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f7
	nop 0
	.mlx
	setf.sig f7 = r15
	movl r15 = 2951479051793528259
	;;
	.mmi
	getf.sig r32 = f6
	;;
	nop 0
	shr.u r14 = r32, 27
	;;
	.mmi
	xor r14 = r32, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r15
	;;
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r36 = r14, 31
	;;
	xor r36 = r14, r36
	;;
	.mii
	nop 0
	shr.u r14 = r36, 36
	shr.u r36 = r36, 33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mii
	getf.sig r14 = f6
	nop 0
	;;
	shr.u r15 = r14, 2
	.mmi
	and r14 = -4, r14
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
	shladd r14 = r14, 3, r0
	;;
	sub r36 = r36, r14
	nop 0
	;;
	.mib
	adds r36 = 20, r36
	nop 0
	br.call.sptk.many b0 = work#
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
	.endp thread_body#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"/tmp/d"
	.align 8
.LC14:
	stringz	"/tmp/fifo"
	.align 8
.LC15:
	stringz	"/tmp/link"
	.align 8
.LC16:
	stringz	"a"
	.align 8
.LC17:
	stringz	"/tmp/loop"
	.align 8
.LC18:
	stringz	"loop"
	.align 8
.LC19:
	stringz	"/tmp"
	.align 8
.LC20:
	stringz	"/tmp/b"
	.align 8
.LC21:
	stringz	"/q1"
	.align 8
.LC22:
	stringz	"/dev/ptmx"
	.align 8
.LC23:
	stringz	"/proc/self/maps"
	.align 8
.LC24:
	stringz	"/dev/zero"
	.align 8
.LC25:
	stringz	"round %u: status %#x, %llu calls, digest %016llx\n"
	.sdata
	.align 8
.LC10:
	data8	calls#+8
	.align 8
.LC11:
	data8	calls#+16
	.align 8
.LC12:
	data8	special#+8
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 50
	.mmb
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 19, 6, 0
	.fframe 336
	adds r12 = -336, r12
	nop 0
	.mii
	cmp4.ne p6, p7 = 4, r32
	.save rp, r50
	mov r50 = b0
	mov r52 = r1
	.body
	;;
	.mib
	(p6) addl r8 = 2, r0
	nop 0
	(p7) br.cond.dpnt .L481
	;;
	.mii
	nop 0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
.L481:
	.body
	.copy_state 1
	.mlx
	adds r14 = 8, r33
	movl r38 = @gprel(.LC6)
	.mmi
	mov r55 = r0
	mov r54 = r0
	addl r43 = @gprel(.LC12), gp
	;;
	.mmi
	ld8 r53 = [r14]
	nop 0
	add r38 = r1, r38
	.mmb
	adds r34 = 24, r33
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	adds r14 = 16, r33
	mov r1 = r52
	nop 0
	.mmi
	addl r55 = 10, r0
	mov r54 = r0
	mov r44 = r8
	;;
	.mib
	ld8 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r52
	mov r45 = r8
	addl r55 = 10, r0
	.mmb
	mov r54 = r0
	ld8 r53 = [r34]
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r52
	mov r49 = r45
	mov r46 = r8
	;;
	.mmi
	addl r14 = @gprel(.LC10), gp
	;;
	ld8 r40 = [r14]
	addl r14 = @gprel(.LC11), gp
	;;
	.mmi
	nop 0
	ld8 r39 = [r14]
	adds r42 = 6776, r40
.L443:
	.mii
	ld8 r36 = [r43]
	nop 0
	;;
	adds r41 = 2688, r36
	.align 32
.L448:
	.mmi
	nop 0
	ld8 r34 = [r39]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L444
	;;
	.mmi
	nop 0
	ld8 r54 = [r36]
	nop 0
	.mmb
	ld8 r53 = [r40]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L444
	.mmi
	adds r14 = 8, r36
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L445
	;;
	.mii
	ld1 r14 = [r34]
	adds r34 = 1, r34
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r54 = r14
	;;
	.mib
	nop 0
	(p6) mov r35 = r0
	(p6) br.cond.dpnt .L446
	;;
	.mmi
	mov r35 = r0
	nop 0
	nop 0
	.align 32
.L447:
	.mib
	mov r53 = r38
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	ld1 r14 = [r34], 1
	cmp.eq p6, p7 = 0, r8
	mov r1 = r52
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	mov r54 = r14
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	add r35 = r35, r15
	(p6) br.cond.dptk .L447
.L446:
	.mib
	mov r53 = r37
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r8, r35
	(p7) br.cond.dpnt .L445
	.align 32
.L444:
	.mmi
	nop 0
	adds r36 = 24, r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r41, r36
	(p6) br.cond.dptk .L448
.L484:
	.mmi
	adds r39 = 24, r39
	nop 0
	adds r40 = 24, r40
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r42, r39
	(p7) br.cond.dptk .L443
	.mmi
	addl r42 = @gprel(shared#), gp
	mov r41 = r0
	adds r37 = 296, r12
	.mmb
	adds r35 = 304, r12
	adds r36 = 320, r12
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r52
	mov r57 = r0
	mov r56 = r0
	.mmi
	mov r55 = r0
	addl r54 = 1, r0
	addl r53 = 36, r0
	;;
	.mmi
	addl r14 = @gprel(supervisor#), gp
	addl r48 = 1, r0
	nop 0
	.mmi
	addl r47 = -1, r0
	adds r40 = 312, r12
	adds r39 = 328, r12
	;;
	.mlx
	st4 [r14] = r8
	movl r38 = 10000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r52
	adds r53 = 160, r12
	br.call.sptk.many b0 = sigfillset#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	adds r54 = 160, r12
	addl r53 = 2, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r58 = r0
	addl r57 = -1, r0
	addl r56 = 33, r0
	.mmi
	mov r1 = r52
	addl r55 = 3, r0
	addl r54 = 81920, r0
	;;
	.mib
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r52
	mov r2 = r8
	mov r55 = r0
	.mmi
	addl r54 = 16384, r0
	;;
	addl r14 = @gprel(arena#), gp
	addl r53 = 65536, r2
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r52
	mov r58 = r0
	addl r57 = -1, r0
	.mmi
	addl r56 = 34, r0
	addl r55 = 3, r0
	addl r54 = 1048576, r0
	;;
	.mib
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r52
	mov r58 = r0
	addl r57 = -1, r0
	.mmi
	addl r56 = 33, r0
	addl r55 = 3, r0
	addl r54 = 24, r0
	;;
	.mmi
	addl r14 = @gprel(scratch#), gp
	nop 0
	mov r53 = r0
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.ne p6, p7 = 0, r45
	.mmb
	st8 [r42] = r8
	nop 0
	(p7) br.cond.dpnt .L461
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	.mmi
	nop 0
	addl r43 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	add r45 = r1, r45
	ld8.mov r43 = [r43], stdout#
	nop 0
.L450:
	.mmi
	ld8 r14 = [r42]
	;;
	adds r15 = 16, r14
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st4.rel [r15] = r48
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r2 = 336, r12
	mov r1 = r52
	.mmb
	mov r34 = r8
	adds r53 = 16, r12
	(p7) br.cond.spnt .L482
	;;
	.mib
	st4 [r2] = r47
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r52
	nop 0
	adds r53 = 16, r12
	.mmb
	addl r54 = 17, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r54 = r36
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mii
	ld8 r14 = [r36]
	mov r1 = r52
	;;
	adds r14 = 1, r14
	.mmi
	nop 0
	;;
	st8 [r36] = r14
	nop 0
	.align 32
.L475:
	.mmi
	adds r55 = 288, r12
	adds r53 = 16, r12
	mov r54 = r0
	;;
	.mmi
	nop 0
	st8 [r55] = r0
	nop 0
	.mmb
	st8 [r37] = r38
	nop 0
	br.call.sptk.many b0 = sigtimedwait#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r54 = r35
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	mov r1 = r52
	addl r55 = 1, r0
	nop 0
	.mmb
	adds r54 = 336, r12
	mov r53 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L456
	;;
	.mmi
	ld8 r15 = [r35]
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L475
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L456
	;;
	.mmi
	ld8 r15 = [r40]
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L475
.L456:
	.mib
	addl r54 = 9, r0
	addl r53 = -1, r0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	adds r54 = 288, r12
	addl r53 = -1, r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r52
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L483
	;;
	.align 32
.L460:
	.mmi
	cmp4.ne p6, p7 = r8, r34
	mov r55 = r0
	adds r54 = 288, r12
	.mmi
	addl r53 = -1, r0
	;;
	(p7) adds r15 = 288, r12
	(p7) adds r2 = 336, r12
	;;
	.mmi
	nop 0
	(p7) ld4 r14 = [r15]
	nop 0
	;;
	.mib
	(p7) st4 [r2] = r14
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r52
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L460
.L483:
	.mmi
	nop 0
	ld8 r14 = [r42]
	adds r15 = 336, r12
	.mmi
	mov r54 = r41
	mov r53 = r45
	adds r41 = 1, r41
	;;
	.mii
	ld4 r55 = [r15]
	adds r15 = 8, r14
	;;
	nop 0
	.mmb
	ld8.acq r56 = [r15]
	ld8.acq r57 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld8 r53 = [r43]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = r41, r49
	(p6) br.cond.dptk .L450
.L461:
	.mii
	mov r8 = r0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
.L445:
	.body
	.copy_state 2
	.mmi
	adds r36 = 24, r36
	st8 [r39] = r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r41, r36
	(p6) br.cond.dptk .L448
	.mib
	nop 0
	nop 0
	br .L484
.L482:
	.mii
	nop 0
	shl r34 = r44, 5
	addp4 r41 = r41, r0
	.mmb
	addl r38 = 1, r0
	addl r39 = -133553, r0
	br.call.sptk.many b0 = getpid#
	;;
	.mlx
	sub r34 = r34, r44
	movl r15 = -7046029254386353131
	.mii
	mov r1 = r52
	mov r2 = r13
	;;
	shladd r34 = r34, 2, r0
	.mmi
	setf.sig f7 = r15
	addl r14 = @tprel(random_state#), r2
	addl r15 = @gprel(own_pid#), gp
	;;
	.mmi
	add r34 = r34, r44
	st4 [r15] = r8
	nop 0
	;;
	.mmi
	shladd r34 = r34, 3, r0
	;;
	add r34 = r34, r41
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mbb
	stf8 [r14] = f6
	br.call.sptk.many b0 = setsid#
	nop 0
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
.L452:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	;;
	.mib
	cmp4.ge p6, p7 = r8, r38
	mov r1 = r52
	(p7) br.cond.dpnt .L485
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 17, r38
	(p6) br.cond.dptk .L453
	.mii
	nop 0
	sxt4 r14 = r38
	;;
	shr r14 = r39, r14
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dpnt .L453
	;;
	.mib
	nop 0
	adds r38 = 1, r38
	br .L452
.L485:
	.mmi
	addl r14 = 48, r0
	adds r54 = 288, r12
	addl r53 = 7, r0
	;;
	.mmi
	nop 0
	st8 [r54] = r14
	nop 0
	.mmb
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mlx
	adds r15 = 312, r12
	movl r14 = 4194304
	.mmi
	mov r1 = r52
	mov r54 = r35
	addl r53 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 511, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC13)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 438, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC14)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r53 = @gprel(.LC16)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	.mlx
	nop 0
	movl r53 = @gprel(.LC18)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC19)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mib
	mov r1 = r52
	addl r53 = 1, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r52
	addl r55 = 438, r0
	addl r54 = 66, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC20)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r54 = 2, r0
	nop 0
	mov r1 = r52
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r52
	mov r53 = r36
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r36
	mov r55 = r0
	.mmb
	addl r54 = 1, r0
	addl r53 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r36
	mov r55 = r0
	.mmb
	addl r54 = 2, r0
	addl r53 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r56 = r36
	mov r1 = r52
	mov r55 = r0
	.mmb
	addl r54 = 5, r0
	addl r53 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	addl r54 = 1, r0
	addl r53 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r55 = r0
	mov r1 = r52
	nop 0
	.mmb
	addl r54 = 2, r0
	addl r53 = 10, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r54 = r0
	nop 0
	mov r1 = r52
	.mmb
	addl r53 = 3, r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r52
	mov r53 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r54 = r0
	nop 0
	mov r1 = r52
	.mmb
	addl r53 = 1, r0
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mib
	mov r1 = r52
	adds r53 = 16, r12
	br.call.sptk.many b0 = sigfillset#
	;;
	.mmi
	mov r1 = r52
	addl r55 = 2048, r0
	nop 0
	.mmb
	adds r54 = 16, r12
	addl r53 = -1, r0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r52
	addl r55 = 2, r0
	addl r53 = 1340, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC4)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r52
	mov r54 = r8
	nop 0
	.mmb
	mov r55 = r0
	addl r53 = 1458, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r0
	.mmi
	addl r55 = 438, r0
	nop 0
	addl r54 = 66, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC21)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 65536, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC19)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	addl r55 = 438, r0
	addl r54 = 66, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC3)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 258, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC22)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r54 = r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 2, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC24)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r55 = 384, r0
	mov r1 = r52
	nop 0
	.mmb
	addl r54 = 4, r0
	mov r53 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 384, r0
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	addl r55 = 384, r0
	addl r54 = 65536, r0
	nop 0
	.mmb
	mov r53 = r0
	mov r1 = r52
	br.call.sptk.many b0 = shmget#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = fill_arena#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r53 = r46
	.mmb
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = work#
	;;
	.mib
	mov r1 = r52
	mov r53 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L453:
	.mmi
	adds r53 = 24, r12
	nop 0
	addl r55 = 136, r0
	.mmb
	mov r54 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r52
	adds r54 = 16, r12
	mov r53 = r38
	.mii
	mov r55 = r0
	adds r38 = 1, r38
	;;
	addl r14 = @ltoff(@fptr(on_signal#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r54] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	nop 0
	mov r1 = r52
	br .L452
	.endp main#
	.section	.rodata
	.align 8
	.type	requests.0#, @object
	.size	requests.0#, 264
requests.0:
	data8	21505
	data8	21506
	data8	21507
	data8	21508
	data8	21513
	data8	21514
	data8	21515
	data8	21516
	data8	21518
	data8	21519
	data8	21520
	data8	21521
	data8	21522
	data8	21523
	data8	21524
	data8	21525
	data8	21531
	data8	21537
	data8	21538
	data8	21540
	data8	21539
	data8	21545
	data8	2147767344
	data8	1074025521
	data8	21536
	data8	21584
	data8	21585
	data8	21586
	data8	35073
	data8	35077
	data8	35090
	data8	35091
	data8	35123
	.align 4
	.type	commands.1#, @object
	.size	commands.1#, 104
commands.1:
	data4	0
	data4	1
	data4	2
	data4	3
	data4	4
	data4	5
	data4	6
	data4	7
	data4	8
	data4	9
	data4	10
	data4	11
	data4	15
	data4	16
	data4	37
	data4	38
	data4	36
	data4	1024
	data4	1025
	data4	1030
	data4	1031
	data4	1032
	data4	1033
	data4	1034
	data4	1035
	data4	1036
	.align 8
	.type	flags.2#, @object
	.size	flags.2#, 128
flags.2:
	data8	64
	data8	128
	data8	512
	data8	1024
	data8	2048
	data8	65536
	data8	131072
	data8	2097152
	data8	4259840
	data8	1052672
	data8	524288
	data8	262144
	data8	256
	data8	8192
	data8	64
	data8	2112
	.align 8
	.type	flags.3#, @object
	.size	flags.3#, 56
flags.3:
	data8	0
	data8	268435456
	data8	4
	data8	1073741824
	data8	2147483648
	data8	134217728
	data8	1
	.align 8
	.type	kind.4#, @object
	.size	kind.4#, 32
kind.4:
	data8	2
	data8	1
	data8	3
	data8	0
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"user.a"
	.align 8
.LC30:
	stringz	"user.b"
	.align 8
.LC31:
	stringz	"user."
	.align 8
.LC32:
	stringz	"trusted.a"
	.align 8
.LC33:
	stringz	"security.a"
	.align 8
.LC34:
	stringz	"system.posix_acl_access"
	.align 8
.LC35:
	stringz	"nothing"
	.section	.rodata
	.align 8
	.type	list.5#, @object
	.size	list.5#, 56
list.5:
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	.align 4
	.type	futex_numbers.6#, @object
	.size	futex_numbers.6#, 80
futex_numbers.6:
	data4	0
	data4	1
	data4	3
	data4	4
	data4	5
	data4	6
	data4	7
	data4	8
	data4	9
	data4	10
	data4	11
	data4	12
	data4	13
	data4	128
	data4	129
	data4	132
	data4	133
	data4	137
	data4	138
	data4	393
	.align 4
	.type	signals.7#, @object
	.size	signals.7#, 32
signals.7:
	data4	0
	data4	29
	data4	10
	data4	23
	data4	64
	data4	65
	data4	40000000
	data4	-1
	.align 4
	.type	types.8#, @object
	.size	types.8#, 12
types.8:
	data4	1
	data4	2
	data4	5
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"syscalls"
	.align 8
.LC37:
	stringz	"--nothing"
	.section	.rodata
	.align 8
	.type	list.9#, @object
	.size	list.9#, 24
list.9:
	data8	.LC36
	data8	.LC37
	data8	0
	.sbss
	.align 4
	.type	threads.10#, @object
	.size	threads.10#, 4
threads.10:
	.skip	4
	.section	.rodata
	.align 8
	.type	edges.11#, @object
	.size	edges.11#, 280
edges.11:
	data8	-1
	data8	-2
	data8	-100
	data8	-4096
	data8	-4095
	data8	127
	data8	128
	data8	255
	data8	256
	data8	1023
	data8	1024
	data8	1025
	data8	4095
	data8	4096
	data8	4097
	data8	65535
	data8	65536
	data8	65537
	data8	2147479552
	data8	2147483647
	data8	2147483648
	data8	2147483649
	data8	4294963200
	data8	4294967295
	data8	4294967296
	data8	4294967297
	data8	17179869183
	data8	17179869184
	data8	17179869196
	data8	9223372032559808512
	data8	9223372036854775807
	data8	-9223372036854775808
	data8	-9223372036854775807
	data8	-4294967296
	data8	1000000000
	.align 8
	.type	odd.12#, @object
	.size	odd.12#, 120
odd.12:
	data8	0
	data8	1
	data8	8
	data8	4095
	data8	4096
	data8	2147483647
	data8	3221225472
	data8	4294967292
	data8	70368744177656
	data8	9223372036854775800
	data8	-9223372036854775808
	data8	-6917529027641016320
	data8	-8
	data8	2305843009213693951
	data8	6917529096360493056
	.sbss
	.align 4
	.type	supervisor#, @object
	.size	supervisor#, 4
supervisor:
	.skip	4
	.align 8
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.section	.rodata.str1.8
	.align 8
.LC38:
	stringz	"close_range"
	.align 8
.LC39:
	stringz	"execve"
	.align 8
.LC40:
	stringz	"execveat"
	.align 8
.LC41:
	stringz	"rt_sigsuspend"
	.align 8
.LC42:
	stringz	"setegid"
	.align 8
.LC43:
	stringz	"setfsgid"
	.align 8
.LC44:
	stringz	"setfsuid"
	.align 8
.LC45:
	stringz	"setgid"
	.align 8
.LC46:
	stringz	"setgroups"
	.align 8
.LC47:
	stringz	"setpgid"
	.align 8
.LC48:
	stringz	"setregid"
	.align 8
.LC49:
	stringz	"setresgid"
	.align 8
.LC50:
	stringz	"setresuid"
	.align 8
.LC51:
	stringz	"setreuid"
	.align 8
.LC52:
	stringz	"setsid"
	.align 8
.LC53:
	stringz	"setuid"
	.align 8
.LC54:
	stringz	"settimeofday"
	.align 8
.LC55:
	stringz	"ssetmask"
	.align 8
.LC56:
	stringz	"tgkill"
	.align 8
.LC57:
	stringz	"tkill"
	.align 8
.LC58:
	stringz	"pause"
	.align 8
.LC59:
	stringz	"sigsuspend"
	.align 8
.LC60:
	stringz	"rt_sigqueueinfo"
	.align 8
.LC61:
	stringz	"rt_tgsigqueueinfo"
	.align 8
.LC62:
	stringz	"rt_sigprocmask"
	.align 8
.LC63:
	stringz	"sigprocmask"
	.align 8
.LC64:
	stringz	"clock_settime"
	.align 8
.LC65:
	stringz	"clock_settime64"
	.align 8
.LC66:
	stringz	"munmap"
	.section	.rodata
	.align 8
	.type	seldom#, @object
	.size	seldom#, 256
seldom:
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC7
	data8	.LC9
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC8
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	.section	.rodata.str1.8
	.align 8
.LC67:
	stringz	"exit"
	.align 8
.LC68:
	stringz	"exit_group"
	.align 8
.LC69:
	stringz	"rt_sigreturn"
	.align 8
.LC70:
	stringz	"sigreturn"
	.align 8
.LC71:
	stringz	"swapcontext"
	.align 8
.LC72:
	stringz	"set_thread_area"
	.align 8
.LC73:
	stringz	"arch_prctl"
	.align 8
.LC74:
	stringz	"brk"
	.align 8
.LC75:
	stringz	"fork"
	.align 8
.LC76:
	stringz	"vfork"
	.align 8
.LC77:
	stringz	"clone"
	.align 8
.LC78:
	stringz	"clone2"
	.align 8
.LC79:
	stringz	"clone3"
	.align 8
.LC80:
	stringz	"access"
	.align 8
.LC81:
	stringz	"sd"
	.align 8
.LC82:
	stringz	"accept"
	.align 8
.LC83:
	stringz	"fpN"
	.align 8
.LC84:
	stringz	"accept4"
	.align 8
.LC85:
	stringz	"fpNx"
	.align 8
.LC86:
	stringz	"bind"
	.align 8
.LC87:
	stringz	"fAc"
	.align 8
.LC88:
	stringz	"connect"
	.align 8
.LC89:
	stringz	"epoll_ctl"
	.align 8
.LC90:
	stringz	"fdfE"
	.align 8
.LC91:
	stringz	"epoll_pwait"
	.align 8
.LC92:
	stringz	"fpddG8"
	.align 8
.LC93:
	stringz	"epoll_pwait2"
	.align 8
.LC94:
	stringz	"fpdTG8"
	.align 8
.LC95:
	stringz	"faccessat"
	.align 8
.LC96:
	stringz	"Dsd"
	.align 8
.LC97:
	stringz	"faccessat2"
	.align 8
.LC98:
	stringz	"Dsdx"
	.align 8
.LC99:
	stringz	"fchmodat"
	.align 8
.LC100:
	stringz	"Dso"
	.align 8
.LC101:
	stringz	"fchownat"
	.align 8
.LC102:
	stringz	"Dsuux"
	.align 8
.LC103:
	stringz	"fcntl"
	.align 8
.LC104:
	stringz	"fhL"
	.align 8
.LC105:
	stringz	"fcntl64"
	.align 8
.LC106:
	stringz	"fgetxattr"
	.align 8
.LC107:
	stringz	"fapz"
	.align 8
.LC108:
	stringz	"fremovexattr"
	.align 8
.LC109:
	stringz	"fa"
	.align 8
.LC110:
	stringz	"fsetxattr"
	.align 8
.LC111:
	stringz	"fapzx"
	.align 8
.LC112:
	stringz	"fstatat64"
	.align 8
.LC113:
	stringz	"Dspx"
	.align 8
.LC114:
	stringz	"futex"
	.align 8
.LC115:
	stringz	"pUutpu"
	.align 8
.LC116:
	stringz	"futex_time64"
	.align 8
.LC117:
	stringz	"pUuTpu"
	.align 8
.LC118:
	stringz	"getpeername"
	.align 8
.LC119:
	stringz	"getsockname"
	.align 8
.LC120:
	stringz	"getxattr"
	.align 8
.LC121:
	stringz	"sapz"
	.align 8
.LC122:
	stringz	"ioctl"
	.align 8
.LC123:
	stringz	"fqL"
	.align 8
.LC124:
	stringz	"lgetxattr"
	.align 8
.LC125:
	stringz	"linkat"
	.align 8
.LC126:
	stringz	"DsDsx"
	.align 8
.LC127:
	stringz	"lremovexattr"
	.align 8
.LC128:
	stringz	"sa"
	.align 8
.LC129:
	stringz	"lsetxattr"
	.align 8
.LC130:
	stringz	"sapzx"
	.align 8
.LC131:
	stringz	"madvise"
	.align 8
.LC132:
	stringz	"mnd"
	.align 8
.LC133:
	stringz	"mincore"
	.align 8
.LC134:
	stringz	"mnp"
	.align 8
.LC135:
	stringz	"mkdirat"
	.align 8
.LC136:
	stringz	"mlock"
	.align 8
.LC137:
	stringz	"mn"
	.align 8
.LC138:
	stringz	"mlock2"
	.align 8
.LC139:
	stringz	"mnx"
	.align 8
.LC140:
	stringz	"mmap"
	.align 8
.LC141:
	stringz	"mnrFfz"
	.align 8
.LC142:
	stringz	"mmap2"
	.align 8
.LC143:
	stringz	"mnrFfu"
	.align 8
.LC144:
	stringz	"mprotect"
	.align 8
.LC145:
	stringz	"mnr"
	.align 8
.LC146:
	stringz	"mq_notify"
	.align 8
.LC147:
	stringz	"fe"
	.align 8
.LC148:
	stringz	"mq_open"
	.align 8
.LC149:
	stringz	"sjoH"
	.align 8
.LC150:
	stringz	"mq_timedreceive"
	.align 8
.LC151:
	stringz	"fpzpt"
	.align 8
.LC152:
	stringz	"mq_timedreceive_time64"
	.align 8
.LC153:
	stringz	"fpzpT"
	.align 8
.LC154:
	stringz	"mq_timedsend"
	.align 8
.LC155:
	stringz	"fpzut"
	.align 8
.LC156:
	stringz	"mq_timedsend_time64"
	.align 8
.LC157:
	stringz	"fpzuT"
	.align 8
.LC158:
	stringz	"mq_getsetattr"
	.align 8
.LC159:
	stringz	"fHp"
	.align 8
.LC160:
	stringz	"mremap"
	.align 8
.LC161:
	stringz	"mnnRm"
	.align 8
.LC162:
	stringz	"msync"
	.align 8
.LC163:
	stringz	"munlock"
	.align 8
.LC164:
	stringz	"newfstatat"
	.align 8
.LC165:
	stringz	"open"
	.align 8
.LC166:
	stringz	"sjo"
	.align 8
.LC167:
	stringz	"openat"
	.align 8
.LC168:
	stringz	"Dsjo"
	.align 8
.LC169:
	stringz	"pkey_mprotect"
	.align 8
.LC170:
	stringz	"mnrd"
	.align 8
.LC171:
	stringz	"poll"
	.align 8
.LC172:
	stringz	"Pcd"
	.align 8
.LC173:
	stringz	"ppoll"
	.align 8
.LC174:
	stringz	"PctG8"
	.align 8
.LC175:
	stringz	"ppoll_time64"
	.align 8
.LC176:
	stringz	"PcTG8"
	.align 8
.LC177:
	stringz	"preadv"
	.align 8
.LC178:
	stringz	"fvcW"
	.align 8
.LC179:
	stringz	"preadv2"
	.align 8
.LC180:
	stringz	"fvcWx"
	.align 8
.LC181:
	stringz	"process_vm_readv"
	.align 8
.LC182:
	stringz	"dvcvcz"
	.align 8
.LC183:
	stringz	"process_vm_writev"
	.align 8
.LC184:
	stringz	"pwritev"
	.align 8
.LC185:
	stringz	"pwritev2"
	.align 8
.LC186:
	stringz	"readlinkat"
	.align 8
.LC187:
	stringz	"Dspz"
	.align 8
.LC188:
	stringz	"readv"
	.align 8
.LC189:
	stringz	"fvc"
	.align 8
.LC190:
	stringz	"recvfrom"
	.align 8
.LC191:
	stringz	"fBzxpN"
	.align 8
.LC192:
	stringz	"recvmmsg"
	.align 8
.LC193:
	stringz	"fMcxt"
	.align 8
.LC194:
	stringz	"recvmmsg_time64"
	.align 8
.LC195:
	stringz	"fMcxT"
	.align 8
.LC196:
	stringz	"recvmsg"
	.align 8
.LC197:
	stringz	"fMx"
	.align 8
.LC198:
	stringz	"removexattr"
	.align 8
.LC199:
	stringz	"renameat"
	.align 8
.LC200:
	stringz	"DsDs"
	.align 8
.LC201:
	stringz	"renameat2"
	.align 8
.LC202:
	stringz	"rt_sigaction"
	.align 8
.LC203:
	stringz	"Skp8"
	.align 8
.LC204:
	stringz	"rt_sigpending"
	.align 8
.LC205:
	stringz	"G8"
	.align 8
.LC206:
	stringz	"dGG8"
	.align 8
.LC207:
	stringz	"rt_sigtimedwait"
	.align 8
.LC208:
	stringz	"Gpt8"
	.align 8
.LC209:
	stringz	"rt_sigtimedwait_time64"
	.align 8
.LC210:
	stringz	"GpT8"
	.align 8
.LC211:
	stringz	"semop"
	.align 8
.LC212:
	stringz	"dQc"
	.align 8
.LC213:
	stringz	"semtimedop"
	.align 8
.LC214:
	stringz	"dQct"
	.align 8
.LC215:
	stringz	"semtimedop_time64"
	.align 8
.LC216:
	stringz	"dQcT"
	.align 8
.LC217:
	stringz	"sendmmsg"
	.align 8
.LC218:
	stringz	"fMcx"
	.align 8
.LC219:
	stringz	"sendmsg"
	.align 8
.LC220:
	stringz	"sendto"
	.align 8
.LC221:
	stringz	"fbzxAc"
	.align 8
.LC222:
	stringz	"setitimer"
	.align 8
.LC223:
	stringz	"dyp"
	.align 8
.LC224:
	stringz	"setxattr"
	.align 8
.LC225:
	stringz	"shmat"
	.align 8
.LC226:
	stringz	"dmx"
	.align 8
.LC227:
	stringz	"shmdt"
	.align 8
.LC228:
	stringz	"sigaction"
	.align 8
.LC229:
	stringz	"Skp"
	.align 8
.LC230:
	stringz	"signal"
	.align 8
.LC231:
	stringz	"Sd"
	.align 8
.LC232:
	stringz	"signalfd"
	.align 8
.LC233:
	stringz	"fG8"
	.align 8
.LC234:
	stringz	"signalfd4"
	.align 8
.LC235:
	stringz	"fG8x"
	.align 8
.LC236:
	stringz	"symlinkat"
	.align 8
.LC237:
	stringz	"sDs"
	.align 8
.LC238:
	stringz	"timer_create"
	.align 8
.LC239:
	stringz	"dep"
	.align 8
.LC240:
	stringz	"timer_settime"
	.align 8
.LC241:
	stringz	"ddyp"
	.align 8
.LC242:
	stringz	"timer_settime64"
	.align 8
.LC243:
	stringz	"ddYp"
	.align 8
.LC244:
	stringz	"timerfd_settime"
	.align 8
.LC245:
	stringz	"fxyp"
	.align 8
.LC246:
	stringz	"timerfd_settime64"
	.align 8
.LC247:
	stringz	"fxYp"
	.align 8
.LC248:
	stringz	"unlinkat"
	.align 8
.LC249:
	stringz	"Dsx"
	.align 8
.LC250:
	stringz	"utimensat"
	.align 8
.LC251:
	stringz	"Dstx"
	.align 8
.LC252:
	stringz	"vmsplice"
	.align 8
.LC253:
	stringz	"fvcx"
	.align 8
.LC254:
	stringz	"writev"
	.section	.rodata
	.align 8
	.type	special#, @object
	.size	special#, 2688
special:
	data4	0
	.skip	4
	data8	.LC67
	data8	0
	data4	0
	.skip	4
	data8	.LC68
	data8	0
	data4	0
	.skip	4
	data8	.LC69
	data8	0
	data4	0
	.skip	4
	data8	.LC70
	data8	0
	data4	0
	.skip	4
	data8	.LC71
	data8	0
	data4	0
	.skip	4
	data8	.LC72
	data8	0
	data4	0
	.skip	4
	data8	.LC73
	data8	0
	data4	0
	.skip	4
	data8	.LC74
	data8	0
	data4	0
	.skip	4
	data8	.LC75
	data8	0
	data4	0
	.skip	4
	data8	.LC76
	data8	0
	data4	0
	.skip	4
	data8	.LC77
	data8	0
	data4	0
	.skip	4
	data8	.LC78
	data8	0
	data4	0
	.skip	4
	data8	.LC79
	data8	0
	data4	0
	.skip	4
	data8	.LC80
	data8	.LC81
	data4	0
	.skip	4
	data8	.LC82
	data8	.LC83
	data4	0
	.skip	4
	data8	.LC84
	data8	.LC85
	data4	0
	.skip	4
	data8	.LC86
	data8	.LC87
	data4	0
	.skip	4
	data8	.LC88
	data8	.LC87
	data4	0
	.skip	4
	data8	.LC89
	data8	.LC90
	data4	0
	.skip	4
	data8	.LC91
	data8	.LC92
	data4	0
	.skip	4
	data8	.LC93
	data8	.LC94
	data4	0
	.skip	4
	data8	.LC95
	data8	.LC96
	data4	0
	.skip	4
	data8	.LC97
	data8	.LC98
	data4	0
	.skip	4
	data8	.LC99
	data8	.LC100
	data4	0
	.skip	4
	data8	.LC101
	data8	.LC102
	data4	0
	.skip	4
	data8	.LC103
	data8	.LC104
	data4	0
	.skip	4
	data8	.LC105
	data8	.LC104
	data4	0
	.skip	4
	data8	.LC106
	data8	.LC107
	data4	0
	.skip	4
	data8	.LC108
	data8	.LC109
	data4	0
	.skip	4
	data8	.LC110
	data8	.LC111
	data4	0
	.skip	4
	data8	.LC112
	data8	.LC113
	data4	0
	.skip	4
	data8	.LC114
	data8	.LC115
	data4	0
	.skip	4
	data8	.LC116
	data8	.LC117
	data4	0
	.skip	4
	data8	.LC118
	data8	.LC83
	data4	0
	.skip	4
	data8	.LC119
	data8	.LC83
	data4	0
	.skip	4
	data8	.LC120
	data8	.LC121
	data4	0
	.skip	4
	data8	.LC122
	data8	.LC123
	data4	0
	.skip	4
	data8	.LC124
	data8	.LC121
	data4	0
	.skip	4
	data8	.LC125
	data8	.LC126
	data4	0
	.skip	4
	data8	.LC127
	data8	.LC128
	data4	0
	.skip	4
	data8	.LC129
	data8	.LC130
	data4	0
	.skip	4
	data8	.LC131
	data8	.LC132
	data4	0
	.skip	4
	data8	.LC133
	data8	.LC134
	data4	0
	.skip	4
	data8	.LC135
	data8	.LC100
	data4	0
	.skip	4
	data8	.LC136
	data8	.LC137
	data4	0
	.skip	4
	data8	.LC138
	data8	.LC139
	data4	0
	.skip	4
	data8	.LC140
	data8	.LC141
	data4	0
	.skip	4
	data8	.LC142
	data8	.LC143
	data4	0
	.skip	4
	data8	.LC144
	data8	.LC145
	data4	0
	.skip	4
	data8	.LC146
	data8	.LC147
	data4	0
	.skip	4
	data8	.LC148
	data8	.LC149
	data4	0
	.skip	4
	data8	.LC150
	data8	.LC151
	data4	0
	.skip	4
	data8	.LC152
	data8	.LC153
	data4	0
	.skip	4
	data8	.LC154
	data8	.LC155
	data4	0
	.skip	4
	data8	.LC156
	data8	.LC157
	data4	0
	.skip	4
	data8	.LC158
	data8	.LC159
	data4	0
	.skip	4
	data8	.LC160
	data8	.LC161
	data4	0
	.skip	4
	data8	.LC162
	data8	.LC139
	data4	0
	.skip	4
	data8	.LC163
	data8	.LC137
	data4	0
	.skip	4
	data8	.LC66
	data8	.LC137
	data4	0
	.skip	4
	data8	.LC164
	data8	.LC113
	data4	0
	.skip	4
	data8	.LC165
	data8	.LC166
	data4	0
	.skip	4
	data8	.LC167
	data8	.LC168
	data4	0
	.skip	4
	data8	.LC169
	data8	.LC170
	data4	0
	.skip	4
	data8	.LC171
	data8	.LC172
	data4	0
	.skip	4
	data8	.LC173
	data8	.LC174
	data4	0
	.skip	4
	data8	.LC175
	data8	.LC176
	data4	0
	.skip	4
	data8	.LC177
	data8	.LC178
	data4	0
	.skip	4
	data8	.LC179
	data8	.LC180
	data4	0
	.skip	4
	data8	.LC181
	data8	.LC182
	data4	0
	.skip	4
	data8	.LC183
	data8	.LC182
	data4	0
	.skip	4
	data8	.LC184
	data8	.LC178
	data4	0
	.skip	4
	data8	.LC185
	data8	.LC180
	data4	0
	.skip	4
	data8	.LC186
	data8	.LC187
	data4	0
	.skip	4
	data8	.LC188
	data8	.LC189
	data4	0
	.skip	4
	data8	.LC190
	data8	.LC191
	data4	0
	.skip	4
	data8	.LC192
	data8	.LC193
	data4	0
	.skip	4
	data8	.LC194
	data8	.LC195
	data4	0
	.skip	4
	data8	.LC196
	data8	.LC197
	data4	0
	.skip	4
	data8	.LC198
	data8	.LC128
	data4	0
	.skip	4
	data8	.LC199
	data8	.LC200
	data4	0
	.skip	4
	data8	.LC201
	data8	.LC126
	data4	0
	.skip	4
	data8	.LC202
	data8	.LC203
	data4	0
	.skip	4
	data8	.LC204
	data8	.LC205
	data4	0
	.skip	4
	data8	.LC62
	data8	.LC206
	data4	0
	.skip	4
	data8	.LC41
	data8	.LC205
	data4	0
	.skip	4
	data8	.LC207
	data8	.LC208
	data4	0
	.skip	4
	data8	.LC209
	data8	.LC210
	data4	0
	.skip	4
	data8	.LC211
	data8	.LC212
	data4	0
	.skip	4
	data8	.LC213
	data8	.LC214
	data4	0
	.skip	4
	data8	.LC215
	data8	.LC216
	data4	0
	.skip	4
	data8	.LC217
	data8	.LC218
	data4	0
	.skip	4
	data8	.LC219
	data8	.LC197
	data4	0
	.skip	4
	data8	.LC220
	data8	.LC221
	data4	0
	.skip	4
	data8	.LC222
	data8	.LC223
	data4	0
	.skip	4
	data8	.LC224
	data8	.LC130
	data4	0
	.skip	4
	data8	.LC225
	data8	.LC226
	data4	0
	.skip	4
	data8	.LC227
	data8	.LC4
	data4	0
	.skip	4
	data8	.LC228
	data8	.LC229
	data4	0
	.skip	4
	data8	.LC230
	data8	.LC231
	data4	0
	.skip	4
	data8	.LC232
	data8	.LC233
	data4	0
	.skip	4
	data8	.LC234
	data8	.LC235
	data4	0
	.skip	4
	data8	.LC236
	data8	.LC237
	data4	0
	.skip	4
	data8	.LC238
	data8	.LC239
	data4	0
	.skip	4
	data8	.LC240
	data8	.LC241
	data4	0
	.skip	4
	data8	.LC242
	data8	.LC243
	data4	0
	.skip	4
	data8	.LC244
	data8	.LC245
	data4	0
	.skip	4
	data8	.LC246
	data8	.LC247
	data4	0
	.skip	4
	data8	.LC248
	data8	.LC249
	data4	0
	.skip	4
	data8	.LC250
	data8	.LC251
	data4	0
	.skip	4
	data8	.LC252
	data8	.LC253
	data4	0
	.skip	4
	data8	.LC254
	data8	.LC189
	.section	.rodata.str1.8
	.align 8
.LC255:
	stringz	"fpp="
	.align 8
.LC256:
	stringz	"fppm"
	.align 8
.LC257:
	stringz	"@se="
	.align 8
.LC258:
	stringz	"adjtimex"
	.align 8
.LC259:
	stringz	"p"
	.align 8
.LC260:
	stringz	"fkd"
	.align 8
.LC261:
	stringz	"capget"
	.align 8
.LC262:
	stringz	"pp"
	.align 8
.LC263:
	stringz	"capset"
	.align 8
.LC264:
	stringz	"chdir"
	.align 8
.LC265:
	stringz	"s"
	.align 8
.LC266:
	stringz	"chmod"
	.align 8
.LC267:
	stringz	"@so"
	.align 8
.LC268:
	stringz	"chown"
	.align 8
.LC269:
	stringz	"@sii="
	.align 8
.LC270:
	stringz	"chroot"
	.align 8
.LC271:
	stringz	"clock_adjtime"
	.align 8
.LC272:
	stringz	"dp"
	.align 8
.LC273:
	stringz	"clock_getres"
	.align 8
.LC274:
	stringz	"cr"
	.align 8
.LC275:
	stringz	"clock_gettime"
	.align 8
.LC276:
	stringz	"clock_nanosleep"
	.align 8
.LC277:
	stringz	"cdtp"
	.align 8
.LC278:
	stringz	"ct"
	.align 8
.LC279:
	stringz	"Cpppp"
	.align 8
.LC280:
	stringz	"xpzppp"
	.align 8
.LC281:
	stringz	"close"
	.align 8
.LC282:
	stringz	"f"
	.align 8
.LC283:
	stringz	"uux"
	.align 8
.LC284:
	stringz	"copy_file_range"
	.align 8
.LC285:
	stringz	"fpfpzx"
	.align 8
.LC286:
	stringz	"creat"
	.align 8
.LC287:
	stringz	"so"
	.align 8
.LC288:
	stringz	"dup"
	.align 8
.LC289:
	stringz	"dup2"
	.align 8
.LC290:
	stringz	"ff"
	.align 8
.LC291:
	stringz	"dup3"
	.align 8
.LC292:
	stringz	"ff5"
	.align 8
.LC293:
	stringz	"epoll_create"
	.align 8
.LC294:
	stringz	"d"
	.align 8
.LC295:
	stringz	"epoll_create1"
	.align 8
.LC296:
	stringz	"y"
	.align 8
.LC297:
	stringz	"fYfp"
	.align 8
.LC298:
	stringz	"fpddpz"
	.align 8
.LC299:
	stringz	"fpdTpz"
	.align 8
.LC300:
	stringz	"epoll_wait"
	.align 8
.LC301:
	stringz	"fpdd"
	.align 8
.LC302:
	stringz	"eventfd"
	.align 8
.LC303:
	stringz	"u="
	.align 8
.LC304:
	stringz	"eventfd2"
	.align 8
.LC305:
	stringz	"ux"
	.align 8
.LC306:
	stringz	"@sVn="
	.align 8
.LC307:
	stringz	"fsVnA"
	.align 8
.LC308:
	stringz	"fse="
	.align 8
.LC309:
	stringz	"fseA"
	.align 8
.LC310:
	stringz	"fadvise64"
	.align 8
.LC311:
	stringz	"fOOd"
	.align 8
.LC312:
	stringz	"fallocate"
	.align 8
.LC313:
	stringz	"fdOO"
	.align 8
.LC314:
	stringz	"fchdir"
	.align 8
.LC315:
	stringz	"fchmod"
	.align 8
.LC316:
	stringz	"fo"
	.align 8
.LC317:
	stringz	"fso"
	.align 8
.LC318:
	stringz	"fchown"
	.align 8
.LC319:
	stringz	"fii"
	.align 8
.LC320:
	stringz	"fsuuA"
	.align 8
.LC321:
	stringz	"fFp"
	.align 8
.LC322:
	stringz	"fdatasync"
	.align 8
.LC323:
	stringz	"fspz"
	.align 8
.LC324:
	stringz	"flistxattr"
	.align 8
.LC325:
	stringz	"fpz"
	.align 8
.LC326:
	stringz	"flock"
	.align 8
.LC327:
	stringz	"fd"
	.align 8
.LC328:
	stringz	"fs"
	.align 8
.LC329:
	stringz	"fsbzd"
	.align 8
.LC330:
	stringz	"fstat"
	.align 8
.LC331:
	stringz	"fH"
	.align 8
.LC332:
	stringz	"fstatfs"
	.align 8
.LC333:
	stringz	"fp"
	.align 8
.LC334:
	stringz	"fstatfs64"
	.align 8
.LC335:
	stringz	"fzp"
	.align 8
.LC336:
	stringz	"fsync"
	.align 8
.LC337:
	stringz	"ftruncate"
	.align 8
.LC338:
	stringz	"fl"
	.align 8
.LC339:
	stringz	"pXutpu"
	.align 8
.LC340:
	stringz	"futex_waitv"
	.align 8
.LC341:
	stringz	"puxTd"
	.align 8
.LC342:
	stringz	"futimesat"
	.align 8
.LC343:
	stringz	"fsp"
	.align 8
.LC344:
	stringz	"get_robust_list"
	.align 8
.LC345:
	stringz	"dpp"
	.align 8
.LC346:
	stringz	"getcpu"
	.align 8
.LC347:
	stringz	"ppp"
	.align 8
.LC348:
	stringz	"getcwd"
	.align 8
.LC349:
	stringz	"pz"
	.align 8
.LC350:
	stringz	"getdents"
	.align 8
.LC351:
	stringz	"fpu"
	.align 8
.LC352:
	stringz	"getdents64"
	.align 8
.LC353:
	stringz	"getegid"
	.align 8
.LC354:
	stringz	""
	.align 8
.LC355:
	stringz	"geteuid"
	.align 8
.LC356:
	stringz	"getgid"
	.align 8
.LC357:
	stringz	"getgroups"
	.align 8
.LC358:
	stringz	"getitimer"
	.align 8
.LC359:
	stringz	"fpp"
	.align 8
.LC360:
	stringz	"getpgid"
	.align 8
.LC361:
	stringz	"getpid"
	.align 8
.LC362:
	stringz	"getppid"
	.align 8
.LC363:
	stringz	"getpriority"
	.align 8
.LC364:
	stringz	"dd"
	.align 8
.LC365:
	stringz	"getrandom"
	.align 8
.LC366:
	stringz	"pzx"
	.align 8
.LC367:
	stringz	"getresgid"
	.align 8
.LC368:
	stringz	"getresuid"
	.align 8
.LC369:
	stringz	"getrlimit"
	.align 8
.LC370:
	stringz	"L1"
	.align 8
.LC371:
	stringz	"getrusage"
	.align 8
.LC372:
	stringz	"getsid"
	.align 8
.LC373:
	stringz	"getsockopt"
	.align 8
.LC374:
	stringz	"fddpp"
	.align 8
.LC375:
	stringz	"gettid"
	.align 8
.LC376:
	stringz	"gettimeofday"
	.align 8
.LC377:
	stringz	"rp"
	.align 8
.LC378:
	stringz	"getuid"
	.align 8
.LC379:
	stringz	"sspz"
	.align 8
.LC380:
	stringz	"inotify_add_watch"
	.align 8
.LC381:
	stringz	"fsx"
	.align 8
.LC382:
	stringz	"inotify_init"
	.align 8
.LC383:
	stringz	"="
	.align 8
.LC384:
	stringz	"inotify_init1"
	.align 8
.LC385:
	stringz	"5"
	.align 8
.LC386:
	stringz	"inotify_rm_watch"
	.align 8
.LC387:
	stringz	"fRp"
	.align 8
.LC388:
	stringz	"kcmp"
	.align 8
.LC389:
	stringz	"dddzz"
	.align 8
.LC390:
	stringz	"dS"
	.align 8
.LC391:
	stringz	"lchown"
	.align 8
.LC392:
	stringz	"@sii~"
	.align 8
.LC393:
	stringz	"link"
	.align 8
.LC394:
	stringz	"@s@s="
	.align 8
.LC395:
	stringz	"fsfsA"
	.align 8
.LC396:
	stringz	"listen"
	.align 8
.LC397:
	stringz	"listxattr"
	.align 8
.LC398:
	stringz	"spz"
	.align 8
.LC399:
	stringz	"llistxattr"
	.align 8
.LC400:
	stringz	"ss"
	.align 8
.LC401:
	stringz	"lseek"
	.align 8
.LC402:
	stringz	"flw"
	.align 8
.LC403:
	stringz	"ssbzd"
	.align 8
.LC404:
	stringz	"lstat"
	.align 8
.LC405:
	stringz	"sH"
	.align 8
.LC406:
	stringz	"pzh"
	.align 8
.LC407:
	stringz	"membarrier"
	.align 8
.LC408:
	stringz	"dxd"
	.align 8
.LC409:
	stringz	"memfd_create"
	.align 8
.LC410:
	stringz	"sx"
	.align 8
.LC411:
	stringz	"pzp"
	.align 8
.LC412:
	stringz	"mkdir"
	.align 8
.LC413:
	stringz	"mknod"
	.align 8
.LC414:
	stringz	"@sou"
	.align 8
.LC415:
	stringz	"mknodat"
	.align 8
.LC416:
	stringz	"fsou"
	.align 8
.LC417:
	stringz	"mlockall"
	.align 8
.LC418:
	stringz	"x"
	.align 8
.LC419:
	stringz	"pzPMfz"
	.align 8
.LC420:
	stringz	"mount"
	.align 8
.LC421:
	stringz	"ssszp"
	.align 8
.LC422:
	stringz	"pzP"
	.align 8
.LC423:
	stringz	"sxop"
	.align 8
.LC424:
	stringz	"dpzpt"
	.align 8
.LC425:
	stringz	"dpzut"
	.align 8
.LC426:
	stringz	"mq_unlink"
	.align 8
.LC427:
	stringz	"pzzxp"
	.align 8
.LC428:
	stringz	"msgctl"
	.align 8
.LC429:
	stringz	"ddp"
	.align 8
.LC430:
	stringz	"msgget"
	.align 8
.LC431:
	stringz	"dx"
	.align 8
.LC432:
	stringz	"msgrcv"
	.align 8
.LC433:
	stringz	"dpzlx"
	.align 8
.LC434:
	stringz	"msgsnd"
	.align 8
.LC435:
	stringz	"dpzx"
	.align 8
.LC436:
	stringz	"munlockall"
	.align 8
.LC437:
	stringz	"name_to_handle_at"
	.align 8
.LC438:
	stringz	"fsppA"
	.align 8
.LC439:
	stringz	"nanosleep"
	.align 8
.LC440:
	stringz	"tr"
	.align 8
.LC441:
	stringz	"fsHA"
	.align 8
.LC442:
	stringz	"old_getpagesize"
	.align 8
.LC443:
	stringz	"@sao"
	.align 8
.LC444:
	stringz	"open_by_handle_at"
	.align 8
.LC445:
	stringz	"fpa"
	.align 8
.LC446:
	stringz	"fsao"
	.align 8
.LC447:
	stringz	"openat2"
	.align 8
.LC448:
	stringz	"personality"
	.align 8
.LC449:
	stringz	"pidfd_getfd"
	.align 8
.LC450:
	stringz	"ffx"
	.align 8
.LC451:
	stringz	"pidfd_open"
	.align 8
.LC452:
	stringz	"pidfd_send_signal"
	.align 8
.LC453:
	stringz	"fSpx"
	.align 8
.LC454:
	stringz	"pipe"
	.align 8
.LC455:
	stringz	"pipe2"
	.align 8
.LC456:
	stringz	"q5"
	.align 8
.LC457:
	stringz	"3ud"
	.align 8
.LC458:
	stringz	"3utpz"
	.align 8
.LC459:
	stringz	"prctl"
	.align 8
.LC460:
	stringz	"dzzzz"
	.align 8
.LC461:
	stringz	"pread64"
	.align 8
.LC462:
	stringz	"fBzO"
	.align 8
.LC463:
	stringz	"fvzW"
	.align 8
.LC464:
	stringz	"fvzWx"
	.align 8
.LC465:
	stringz	"dLpp"
	.align 8
.LC466:
	stringz	"dpzpzz"
	.align 8
.LC467:
	stringz	"pselect6"
	.align 8
.LC468:
	stringz	"dppptp"
	.align 8
.LC469:
	stringz	"ptrace"
	.align 8
.LC470:
	stringz	"lzpp"
	.align 8
.LC471:
	stringz	"pwrite64"
	.align 8
.LC472:
	stringz	"fbzO"
	.align 8
.LC473:
	stringz	"read"
	.align 8
.LC474:
	stringz	"fBz"
	.align 8
.LC475:
	stringz	"readahead"
	.align 8
.LC476:
	stringz	"fOz"
	.align 8
.LC477:
	stringz	"readlink"
	.align 8
.LC478:
	stringz	"@spd"
	.align 8
.LC479:
	stringz	"fspd"
	.align 8
.LC480:
	stringz	"fvz"
	.align 8
.LC481:
	stringz	"recv"
	.align 8
.LC482:
	stringz	"fBzg=="
	.align 8
.LC483:
	stringz	"fBzgpp"
	.align 8
.LC484:
	stringz	"fpugt"
	.align 8
.LC485:
	stringz	"fpg"
	.align 8
.LC486:
	stringz	"remap_file_pages"
	.align 8
.LC487:
	stringz	"pzzzz"
	.align 8
.LC488:
	stringz	"rename"
	.align 8
.LC489:
	stringz	"fsfs="
	.align 8
.LC490:
	stringz	"fsfsx"
	.align 8
.LC491:
	stringz	"restart_syscall"
	.align 8
.LC492:
	stringz	"rmdir"
	.align 8
.LC493:
	stringz	"@s^"
	.align 8
.LC494:
	stringz	"SZUz"
	.align 8
.LC495:
	stringz	"Qz"
	.align 8
.LC496:
	stringz	"jGQz"
	.align 8
.LC497:
	stringz	"dSp"
	.align 8
.LC498:
	stringz	"Gz"
	.align 8
.LC499:
	stringz	"Gptz"
	.align 8
.LC500:
	stringz	"ddSp"
	.align 8
.LC501:
	stringz	"sched_get_priority_max"
	.align 8
.LC502:
	stringz	"sched_get_priority_min"
	.align 8
.LC503:
	stringz	"sched_getaffinity"
	.align 8
.LC504:
	stringz	"dzp"
	.align 8
.LC505:
	stringz	"sched_getattr"
	.align 8
.LC506:
	stringz	"dpux"
	.align 8
.LC507:
	stringz	"sched_getparam"
	.align 8
.LC508:
	stringz	"sched_getscheduler"
	.align 8
.LC509:
	stringz	"sched_rr_get_interval"
	.align 8
.LC510:
	stringz	"sched_setaffinity"
	.align 8
.LC511:
	stringz	"sched_setattr"
	.align 8
.LC512:
	stringz	"dpx"
	.align 8
.LC513:
	stringz	"sched_setparam"
	.align 8
.LC514:
	stringz	"sched_setscheduler"
	.align 8
.LC515:
	stringz	"sched_yield"
	.align 8
.LC516:
	stringz	"seccomp"
	.align 8
.LC517:
	stringz	"uxp"
	.align 8
.LC518:
	stringz	"select"
	.align 8
.LC519:
	stringz	"dpppp"
	.align 8
.LC520:
	stringz	"semctl"
	.align 8
.LC521:
	stringz	"dddp"
	.align 8
.LC522:
	stringz	"semget"
	.align 8
.LC523:
	stringz	"ddx"
	.align 8
.LC524:
	stringz	"dpu"
	.align 8
.LC525:
	stringz	"dput"
	.align 8
.LC526:
	stringz	"send"
	.align 8
.LC527:
	stringz	"fbzg=="
	.align 8
.LC528:
	stringz	"sendfile"
	.align 8
.LC529:
	stringz	"ffpz"
	.align 8
.LC530:
	stringz	"fpug"
	.align 8
.LC531:
	stringz	"fbzgpd"
	.align 8
.LC532:
	stringz	"set_robust_list"
	.align 8
.LC533:
	stringz	"set_tid_address"
	.align 8
.LC534:
	stringz	"setdomainname"
	.align 8
.LC535:
	stringz	"i"
	.align 8
.LC536:
	stringz	"sethostname"
	.align 8
.LC537:
	stringz	"setpriority"
	.align 8
.LC538:
	stringz	"ddd"
	.align 8
.LC539:
	stringz	"ii"
	.align 8
.LC540:
	stringz	"iii"
	.align 8
.LC541:
	stringz	"Lp"
	.align 8
.LC542:
	stringz	"setsockopt"
	.align 8
.LC543:
	stringz	"fddpd"
	.align 8
.LC544:
	stringz	"shmctl"
	.align 8
.LC545:
	stringz	"shmget"
	.align 8
.LC546:
	stringz	"dzx"
	.align 8
.LC547:
	stringz	"shutdown"
	.align 8
.LC548:
	stringz	"sigaltstack"
	.align 8
.LC549:
	stringz	"fpz="
	.align 8
.LC550:
	stringz	"fpzx"
	.align 8
.LC551:
	stringz	"socket"
	.align 8
.LC552:
	stringz	"Dm6"
	.align 8
.LC553:
	stringz	"socketpair"
	.align 8
.LC554:
	stringz	"Dm6q"
	.align 8
.LC555:
	stringz	"splice"
	.align 8
.LC556:
	stringz	"stat"
	.align 8
.LC557:
	stringz	"statfs"
	.align 8
.LC558:
	stringz	"sp"
	.align 8
.LC559:
	stringz	"statfs64"
	.align 8
.LC560:
	stringz	"szp"
	.align 8
.LC561:
	stringz	"statx"
	.align 8
.LC562:
	stringz	"fsAu4"
	.align 8
.LC563:
	stringz	"symlink"
	.align 8
.LC564:
	stringz	"s@s"
	.align 8
.LC565:
	stringz	"sfs"
	.align 8
.LC566:
	stringz	"sync"
	.align 8
.LC567:
	stringz	"sync_file_range"
	.align 8
.LC568:
	stringz	"fOOx"
	.align 8
.LC569:
	stringz	"syncfs"
	.align 8
.LC570:
	stringz	"sysinfo"
	.align 8
.LC571:
	stringz	"tee"
	.align 8
.LC572:
	stringz	"ffzx"
	.align 8
.LC573:
	stringz	"ddS"
	.align 8
.LC574:
	stringz	"cpp"
	.align 8
.LC575:
	stringz	"timer_delete"
	.align 8
.LC576:
	stringz	"timer_getoverrun"
	.align 8
.LC577:
	stringz	"timer_gettime"
	.align 8
.LC578:
	stringz	"ddpp"
	.align 8
.LC579:
	stringz	"timerfd_create"
	.align 8
.LC580:
	stringz	"cx"
	.align 8
.LC581:
	stringz	"timerfd_gettime"
	.align 8
.LC582:
	stringz	"fxpp"
	.align 8
.LC583:
	stringz	"times"
	.align 8
.LC584:
	stringz	"truncate"
	.align 8
.LC585:
	stringz	"sl"
	.align 8
.LC586:
	stringz	"umask"
	.align 8
.LC587:
	stringz	"o"
	.align 8
.LC588:
	stringz	"umount2"
	.align 8
.LC589:
	stringz	"uname"
	.align 8
.LC590:
	stringz	"2"
	.align 8
.LC591:
	stringz	"unlink"
	.align 8
.LC592:
	stringz	"@s="
	.align 8
.LC593:
	stringz	"fsA"
	.align 8
.LC594:
	stringz	"unshare"
	.align 8
.LC595:
	stringz	"C"
	.align 8
.LC596:
	stringz	"fspA"
	.align 8
.LC597:
	stringz	"utimes"
	.align 8
.LC598:
	stringz	"@sp"
	.align 8
.LC599:
	stringz	"vhangup"
	.align 8
.LC600:
	stringz	"fvzx"
	.align 8
.LC601:
	stringz	"wait4"
	.align 8
.LC602:
	stringz	"dENp"
	.align 8
.LC603:
	stringz	"waitid"
	.align 8
.LC604:
	stringz	"ddpNp"
	.align 8
.LC605:
	stringz	"write"
	.align 8
.LC606:
	stringz	"fbz"
	.data
	.align 8
	.type	calls#, @object
	.size	calls#, 6768
calls:
	data4	1194
	.skip	4
	data8	.LC82
	data8	.LC255
	data4	1334
	.skip	4
	data8	.LC84
	data8	.LC256
	data4	1049
	.skip	4
	data8	.LC80
	data8	.LC257
	data4	1131
	.skip	4
	data8	.LC258
	data8	.LC259
	data4	1191
	.skip	4
	data8	.LC86
	data8	.LC260
	data4	1060
	.skip	4
	data8	.LC74
	data8	.LC259
	data4	1185
	.skip	4
	data8	.LC261
	data8	.LC262
	data4	1186
	.skip	4
	data8	.LC263
	data8	.LC262
	data4	1034
	.skip	4
	data8	.LC264
	data8	.LC265
	data4	1038
	.skip	4
	data8	.LC266
	data8	.LC267
	data4	1039
	.skip	4
	data8	.LC268
	data8	.LC269
	data4	1068
	.skip	4
	data8	.LC270
	data8	.LC265
	data4	1328
	.skip	4
	data8	.LC271
	data8	.LC272
	data4	1255
	.skip	4
	data8	.LC273
	data8	.LC274
	data4	1254
	.skip	4
	data8	.LC275
	data8	.LC274
	data4	1256
	.skip	4
	data8	.LC276
	data8	.LC277
	data4	1253
	.skip	4
	data8	.LC64
	data8	.LC278
	data4	1128
	.skip	4
	data8	.LC77
	data8	.LC279
	data4	1213
	.skip	4
	data8	.LC78
	data8	.LC280
	data4	1029
	.skip	4
	data8	.LC281
	data8	.LC282
	data4	1460
	.skip	4
	data8	.LC38
	data8	.LC283
	data4	1192
	.skip	4
	data8	.LC88
	data8	.LC260
	data4	1347
	.skip	4
	data8	.LC284
	data8	.LC285
	data4	1030
	.skip	4
	data8	.LC286
	data8	.LC287
	data4	1057
	.skip	4
	data8	.LC288
	data8	.LC282
	data4	1070
	.skip	4
	data8	.LC289
	data8	.LC290
	data4	1316
	.skip	4
	data8	.LC291
	data8	.LC292
	data4	1243
	.skip	4
	data8	.LC293
	data8	.LC294
	data4	1315
	.skip	4
	data8	.LC295
	data8	.LC296
	data4	1244
	.skip	4
	data8	.LC89
	data8	.LC297
	data4	1305
	.skip	4
	data8	.LC91
	data8	.LC298
	data4	1465
	.skip	4
	data8	.LC93
	data8	.LC299
	data4	1245
	.skip	4
	data8	.LC300
	data8	.LC301
	data4	1309
	.skip	4
	data8	.LC302
	data8	.LC303
	data4	1314
	.skip	4
	data8	.LC304
	data8	.LC305
	data4	1033
	.skip	4
	data8	.LC39
	data8	.LC306
	data4	1342
	.skip	4
	data8	.LC40
	data8	.LC307
	data4	1025
	.skip	4
	data8	.LC67
	data8	.LC294
	data4	1236
	.skip	4
	data8	.LC68
	data8	.LC294
	data4	1293
	.skip	4
	data8	.LC95
	data8	.LC308
	data4	1463
	.skip	4
	data8	.LC97
	data8	.LC309
	data4	1234
	.skip	4
	data8	.LC310
	data8	.LC311
	data4	1303
	.skip	4
	data8	.LC312
	data8	.LC313
	data4	1035
	.skip	4
	data8	.LC314
	data8	.LC282
	data4	1099
	.skip	4
	data8	.LC315
	data8	.LC316
	data4	1292
	.skip	4
	data8	.LC99
	data8	.LC317
	data4	1100
	.skip	4
	data8	.LC318
	data8	.LC319
	data4	1284
	.skip	4
	data8	.LC101
	data8	.LC320
	data4	1066
	.skip	4
	data8	.LC103
	data8	.LC321
	data4	1052
	.skip	4
	data8	.LC322
	data8	.LC282
	data4	1222
	.skip	4
	data8	.LC106
	data8	.LC323
	data4	1225
	.skip	4
	data8	.LC324
	data8	.LC325
	data4	1145
	.skip	4
	data8	.LC326
	data8	.LC327
	data4	1228
	.skip	4
	data8	.LC108
	data8	.LC328
	data4	1219
	.skip	4
	data8	.LC110
	data8	.LC329
	data4	1212
	.skip	4
	data8	.LC330
	data8	.LC331
	data4	1104
	.skip	4
	data8	.LC332
	data8	.LC333
	data4	1257
	.skip	4
	data8	.LC334
	data8	.LC335
	data4	1051
	.skip	4
	data8	.LC336
	data8	.LC282
	data4	1098
	.skip	4
	data8	.LC337
	data8	.LC338
	data4	1230
	.skip	4
	data8	.LC114
	data8	.LC339
	data4	1473
	.skip	4
	data8	.LC340
	data8	.LC341
	data4	1285
	.skip	4
	data8	.LC342
	data8	.LC343
	data4	1299
	.skip	4
	data8	.LC344
	data8	.LC345
	data4	1304
	.skip	4
	data8	.LC346
	data8	.LC347
	data4	1184
	.skip	4
	data8	.LC348
	data8	.LC349
	data4	1144
	.skip	4
	data8	.LC350
	data8	.LC351
	data4	1214
	.skip	4
	data8	.LC352
	data8	.LC351
	data4	1063
	.skip	4
	data8	.LC353
	data8	.LC354
	data4	1047
	.skip	4
	data8	.LC355
	data8	.LC354
	data4	1062
	.skip	4
	data8	.LC356
	data8	.LC354
	data4	1077
	.skip	4
	data8	.LC357
	data8	.LC272
	data4	1119
	.skip	4
	data8	.LC358
	data8	.LC272
	data4	1196
	.skip	4
	data8	.LC118
	data8	.LC359
	data4	1079
	.skip	4
	data8	.LC360
	data8	.LC294
	data4	1041
	.skip	4
	data8	.LC361
	data8	.LC354
	data4	1042
	.skip	4
	data8	.LC362
	data8	.LC354
	data4	1101
	.skip	4
	data8	.LC363
	data8	.LC364
	data4	1339
	.skip	4
	data8	.LC365
	data8	.LC366
	data4	1075
	.skip	4
	data8	.LC367
	data8	.LC347
	data4	1073
	.skip	4
	data8	.LC368
	data8	.LC347
	data4	1085
	.skip	4
	data8	.LC369
	data8	.LC370
	data4	1086
	.skip	4
	data8	.LC371
	data8	.LC272
	data4	1082
	.skip	4
	data8	.LC372
	data8	.LC294
	data4	1195
	.skip	4
	data8	.LC119
	data8	.LC359
	data4	1204
	.skip	4
	data8	.LC373
	data8	.LC374
	data4	1105
	.skip	4
	data8	.LC375
	data8	.LC354
	data4	1087
	.skip	4
	data8	.LC376
	data8	.LC377
	data4	1046
	.skip	4
	data8	.LC378
	data8	.LC354
	data4	1220
	.skip	4
	data8	.LC120
	data8	.LC379
	data4	1278
	.skip	4
	data8	.LC380
	data8	.LC381
	data4	1277
	.skip	4
	data8	.LC382
	data8	.LC383
	data4	1318
	.skip	4
	data8	.LC384
	data8	.LC385
	data4	1279
	.skip	4
	data8	.LC386
	data8	.LC327
	data4	1065
	.skip	4
	data8	.LC122
	data8	.LC387
	data4	1345
	.skip	4
	data8	.LC388
	data8	.LC389
	data4	1053
	.skip	4
	data8	.LC7
	data8	.LC390
	data4	1124
	.skip	4
	data8	.LC391
	data8	.LC392
	data4	1221
	.skip	4
	data8	.LC124
	data8	.LC379
	data4	1031
	.skip	4
	data8	.LC393
	data8	.LC394
	data4	1289
	.skip	4
	data8	.LC125
	data8	.LC395
	data4	1193
	.skip	4
	data8	.LC396
	data8	.LC327
	data4	1223
	.skip	4
	data8	.LC397
	data8	.LC398
	data4	1224
	.skip	4
	data8	.LC399
	data8	.LC398
	data4	1227
	.skip	4
	data8	.LC127
	data8	.LC400
	data4	1040
	.skip	4
	data8	.LC401
	data8	.LC402
	data4	1218
	.skip	4
	data8	.LC129
	data8	.LC403
	data4	1211
	.skip	4
	data8	.LC404
	data8	.LC405
	data4	1209
	.skip	4
	data8	.LC131
	data8	.LC406
	data4	1344
	.skip	4
	data8	.LC407
	data8	.LC408
	data4	1340
	.skip	4
	data8	.LC409
	data8	.LC410
	data4	1208
	.skip	4
	data8	.LC133
	data8	.LC411
	data4	1055
	.skip	4
	data8	.LC412
	data8	.LC267
	data4	1282
	.skip	4
	data8	.LC135
	data8	.LC317
	data4	1037
	.skip	4
	data8	.LC413
	data8	.LC414
	data4	1283
	.skip	4
	data8	.LC415
	data8	.LC416
	data4	1153
	.skip	4
	data8	.LC136
	data8	.LC349
	data4	1346
	.skip	4
	data8	.LC138
	data8	.LC366
	data4	1154
	.skip	4
	data8	.LC417
	data8	.LC418
	data4	1151
	.skip	4
	data8	.LC140
	data8	.LC419
	data4	1172
	.skip	4
	data8	.LC142
	data8	.LC419
	data4	1043
	.skip	4
	data8	.LC420
	data8	.LC421
	data4	1155
	.skip	4
	data8	.LC144
	data8	.LC422
	data4	1267
	.skip	4
	data8	.LC158
	data8	.LC345
	data4	1266
	.skip	4
	data8	.LC146
	data8	.LC272
	data4	1262
	.skip	4
	data8	.LC148
	data8	.LC423
	data4	1265
	.skip	4
	data8	.LC150
	data8	.LC424
	data4	1264
	.skip	4
	data8	.LC154
	data8	.LC425
	data4	1263
	.skip	4
	data8	.LC426
	data8	.LC265
	data4	1156
	.skip	4
	data8	.LC160
	data8	.LC427
	data4	1112
	.skip	4
	data8	.LC428
	data8	.LC429
	data4	1109
	.skip	4
	data8	.LC430
	data8	.LC431
	data4	1111
	.skip	4
	data8	.LC432
	data8	.LC433
	data4	1110
	.skip	4
	data8	.LC434
	data8	.LC435
	data4	1157
	.skip	4
	data8	.LC162
	data8	.LC366
	data4	1158
	.skip	4
	data8	.LC163
	data8	.LC349
	data4	1159
	.skip	4
	data8	.LC436
	data8	.LC354
	data4	1152
	.skip	4
	data8	.LC66
	data8	.LC349
	data4	1326
	.skip	4
	data8	.LC437
	data8	.LC438
	data4	1168
	.skip	4
	data8	.LC439
	data8	.LC440
	data4	1286
	.skip	4
	data8	.LC164
	data8	.LC441
	data4	1171
	.skip	4
	data8	.LC442
	data8	.LC354
	data4	1028
	.skip	4
	data8	.LC165
	data8	.LC443
	data4	1327
	.skip	4
	data8	.LC444
	data8	.LC445
	data4	1281
	.skip	4
	data8	.LC167
	data8	.LC446
	data4	1461
	.skip	4
	data8	.LC447
	data8	.LC323
	data4	1140
	.skip	4
	data8	.LC448
	data8	.LC418
	data4	1462
	.skip	4
	data8	.LC449
	data8	.LC450
	data4	1458
	.skip	4
	data8	.LC451
	data8	.LC431
	data4	1448
	.skip	4
	data8	.LC452
	data8	.LC453
	data4	1058
	.skip	4
	data8	.LC454
	data8	.LC354
	data4	1317
	.skip	4
	data8	.LC455
	data8	.LC456
	data4	1090
	.skip	4
	data8	.LC171
	data8	.LC457
	data4	1295
	.skip	4
	data8	.LC173
	data8	.LC458
	data4	1170
	.skip	4
	data8	.LC459
	data8	.LC460
	data4	1148
	.skip	4
	data8	.LC461
	data8	.LC462
	data4	1319
	.skip	4
	data8	.LC177
	data8	.LC463
	data4	1348
	.skip	4
	data8	.LC179
	data8	.LC464
	data4	1325
	.skip	4
	data8	.LC9
	data8	.LC465
	data4	1332
	.skip	4
	data8	.LC181
	data8	.LC466
	data4	1333
	.skip	4
	data8	.LC183
	data8	.LC466
	data4	1294
	.skip	4
	data8	.LC467
	data8	.LC468
	data4	1048
	.skip	4
	data8	.LC469
	data8	.LC470
	data4	1149
	.skip	4
	data8	.LC471
	data8	.LC472
	data4	1320
	.skip	4
	data8	.LC184
	data8	.LC463
	data4	1349
	.skip	4
	data8	.LC185
	data8	.LC464
	data4	1026
	.skip	4
	data8	.LC473
	data8	.LC474
	data4	1216
	.skip	4
	data8	.LC475
	data8	.LC476
	data4	1092
	.skip	4
	data8	.LC477
	data8	.LC478
	data4	1291
	.skip	4
	data8	.LC186
	data8	.LC479
	data4	1146
	.skip	4
	data8	.LC188
	data8	.LC480
	data4	1200
	.skip	4
	data8	.LC481
	data8	.LC482
	data4	1201
	.skip	4
	data8	.LC190
	data8	.LC483
	data4	1322
	.skip	4
	data8	.LC192
	data8	.LC484
	data4	1206
	.skip	4
	data8	.LC196
	data8	.LC485
	data4	1125
	.skip	4
	data8	.LC486
	data8	.LC487
	data4	1226
	.skip	4
	data8	.LC198
	data8	.LC400
	data4	1054
	.skip	4
	data8	.LC488
	data8	.LC394
	data4	1288
	.skip	4
	data8	.LC199
	data8	.LC489
	data4	1338
	.skip	4
	data8	.LC201
	data8	.LC490
	data4	1246
	.skip	4
	data8	.LC491
	data8	.LC354
	data4	1056
	.skip	4
	data8	.LC492
	data8	.LC493
	data4	1177
	.skip	4
	data8	.LC202
	data8	.LC494
	data4	1178
	.skip	4
	data8	.LC204
	data8	.LC495
	data4	1179
	.skip	4
	data8	.LC62
	data8	.LC496
	data4	1180
	.skip	4
	data8	.LC60
	data8	.LC497
	data4	1181
	.skip	4
	data8	.LC69
	data8	.LC354
	data4	1182
	.skip	4
	data8	.LC41
	data8	.LC498
	data4	1183
	.skip	4
	data8	.LC207
	data8	.LC499
	data4	1321
	.skip	4
	data8	.LC61
	data8	.LC500
	data4	1165
	.skip	4
	data8	.LC501
	data8	.LC294
	data4	1166
	.skip	4
	data8	.LC502
	data8	.LC294
	data4	1232
	.skip	4
	data8	.LC503
	data8	.LC504
	data4	1337
	.skip	4
	data8	.LC505
	data8	.LC506
	data4	1160
	.skip	4
	data8	.LC507
	data8	.LC272
	data4	1162
	.skip	4
	data8	.LC508
	data8	.LC294
	data4	1167
	.skip	4
	data8	.LC509
	data8	.LC272
	data4	1231
	.skip	4
	data8	.LC510
	data8	.LC504
	data4	1336
	.skip	4
	data8	.LC511
	data8	.LC512
	data4	1161
	.skip	4
	data8	.LC513
	data8	.LC272
	data4	1163
	.skip	4
	data8	.LC514
	data8	.LC429
	data4	1164
	.skip	4
	data8	.LC515
	data8	.LC354
	data4	1353
	.skip	4
	data8	.LC516
	data8	.LC517
	data4	1089
	.skip	4
	data8	.LC518
	data8	.LC519
	data4	1108
	.skip	4
	data8	.LC520
	data8	.LC521
	data4	1106
	.skip	4
	data8	.LC522
	data8	.LC523
	data4	1107
	.skip	4
	data8	.LC211
	data8	.LC524
	data4	1247
	.skip	4
	data8	.LC213
	data8	.LC525
	data4	1198
	.skip	4
	data8	.LC526
	data8	.LC527
	data4	1187
	.skip	4
	data8	.LC528
	data8	.LC529
	data4	1331
	.skip	4
	data8	.LC217
	data8	.LC530
	data4	1205
	.skip	4
	data8	.LC219
	data8	.LC485
	data4	1199
	.skip	4
	data8	.LC220
	data8	.LC531
	data4	1298
	.skip	4
	data8	.LC532
	data8	.LC349
	data4	1233
	.skip	4
	data8	.LC533
	data8	.LC259
	data4	1129
	.skip	4
	data8	.LC534
	data8	.LC349
	data4	1143
	.skip	4
	data8	.LC43
	data8	.LC535
	data4	1142
	.skip	4
	data8	.LC44
	data8	.LC535
	data4	1061
	.skip	4
	data8	.LC45
	data8	.LC535
	data4	1078
	.skip	4
	data8	.LC46
	data8	.LC272
	data4	1083
	.skip	4
	data8	.LC536
	data8	.LC349
	data4	1118
	.skip	4
	data8	.LC222
	data8	.LC345
	data4	1080
	.skip	4
	data8	.LC47
	data8	.LC364
	data4	1102
	.skip	4
	data8	.LC537
	data8	.LC538
	data4	1072
	.skip	4
	data8	.LC48
	data8	.LC539
	data4	1076
	.skip	4
	data8	.LC49
	data8	.LC540
	data4	1074
	.skip	4
	data8	.LC50
	data8	.LC540
	data4	1071
	.skip	4
	data8	.LC51
	data8	.LC539
	data4	1084
	.skip	4
	data8	.LC8
	data8	.LC541
	data4	1081
	.skip	4
	data8	.LC52
	data8	.LC354
	data4	1203
	.skip	4
	data8	.LC542
	data8	.LC543
	data4	1088
	.skip	4
	data8	.LC54
	data8	.LC262
	data4	1045
	.skip	4
	data8	.LC53
	data8	.LC535
	data4	1217
	.skip	4
	data8	.LC224
	data8	.LC403
	data4	1114
	.skip	4
	data8	.LC225
	data8	.LC512
	data4	1116
	.skip	4
	data8	.LC544
	data8	.LC429
	data4	1115
	.skip	4
	data8	.LC227
	data8	.LC259
	data4	1113
	.skip	4
	data8	.LC545
	data8	.LC546
	data4	1202
	.skip	4
	data8	.LC547
	data8	.LC327
	data4	1176
	.skip	4
	data8	.LC548
	data8	.LC262
	data4	1307
	.skip	4
	data8	.LC232
	data8	.LC549
	data4	1313
	.skip	4
	data8	.LC234
	data8	.LC550
	data4	1190
	.skip	4
	data8	.LC551
	data8	.LC552
	data4	1197
	.skip	4
	data8	.LC553
	data8	.LC554
	data4	1297
	.skip	4
	data8	.LC555
	data8	.LC285
	data4	1210
	.skip	4
	data8	.LC556
	data8	.LC405
	data4	1103
	.skip	4
	data8	.LC557
	data8	.LC558
	data4	1258
	.skip	4
	data8	.LC559
	data8	.LC560
	data4	1350
	.skip	4
	data8	.LC561
	data8	.LC562
	data4	1091
	.skip	4
	data8	.LC563
	data8	.LC564
	data4	1290
	.skip	4
	data8	.LC236
	data8	.LC565
	data4	1050
	.skip	4
	data8	.LC566
	data8	.LC354
	data4	1300
	.skip	4
	data8	.LC567
	data8	.LC568
	data4	1329
	.skip	4
	data8	.LC569
	data8	.LC282
	data4	1127
	.skip	4
	data8	.LC570
	data8	.LC259
	data4	1301
	.skip	4
	data8	.LC571
	data8	.LC572
	data4	1235
	.skip	4
	data8	.LC56
	data8	.LC573
	data4	1248
	.skip	4
	data8	.LC238
	data8	.LC574
	data4	1252
	.skip	4
	data8	.LC575
	data8	.LC294
	data4	1251
	.skip	4
	data8	.LC576
	data8	.LC294
	data4	1250
	.skip	4
	data8	.LC577
	data8	.LC272
	data4	1249
	.skip	4
	data8	.LC240
	data8	.LC578
	data4	1310
	.skip	4
	data8	.LC579
	data8	.LC580
	data4	1312
	.skip	4
	data8	.LC581
	data8	.LC333
	data4	1311
	.skip	4
	data8	.LC244
	data8	.LC582
	data4	1059
	.skip	4
	data8	.LC583
	data8	.LC259
	data4	1229
	.skip	4
	data8	.LC57
	data8	.LC390
	data4	1097
	.skip	4
	data8	.LC584
	data8	.LC585
	data4	1067
	.skip	4
	data8	.LC586
	data8	.LC587
	data4	1044
	.skip	4
	data8	.LC588
	data8	.LC410
	data4	1130
	.skip	4
	data8	.LC589
	data8	.LC590
	data4	1032
	.skip	4
	data8	.LC591
	data8	.LC592
	data4	1287
	.skip	4
	data8	.LC248
	data8	.LC593
	data4	1296
	.skip	4
	data8	.LC594
	data8	.LC595
	data4	1306
	.skip	4
	data8	.LC250
	data8	.LC596
	data4	1036
	.skip	4
	data8	.LC597
	data8	.LC598
	data4	1123
	.skip	4
	data8	.LC599
	data8	.LC354
	data4	1302
	.skip	4
	data8	.LC252
	data8	.LC600
	data4	1126
	.skip	4
	data8	.LC601
	data8	.LC602
	data4	1270
	.skip	4
	data8	.LC603
	data8	.LC604
	data4	1027
	.skip	4
	data8	.LC605
	data8	.LC606
	data4	1147
	.skip	4
	data8	.LC254
	data8	.LC480
	.sbss
	.align 4
	.type	faults#, @object
	.size	faults#, 4
faults:
	.skip	4
	.section	.tbss,"awT",@nobits
	.align 8
	.type	elements#, @object
	.size	elements#, 8
elements:
	.skip	8
	.section	.rodata.str1.8
	.align 8
.LC607:
	stringz	"/tmp/c"
	.align 8
.LC608:
	stringz	"/tmp/d/a"
	.align 8
.LC609:
	stringz	"/tmp/d/b"
	.align 8
.LC610:
	stringz	"/tmp/d/../a"
	.align 8
.LC611:
	stringz	"b"
	.align 8
.LC612:
	stringz	"d/a"
	.align 8
.LC613:
	stringz	"."
	.align 8
.LC614:
	stringz	".."
	.align 8
.LC615:
	stringz	"/"
	.align 8
.LC616:
	stringz	"../../.."
	.align 8
.LC617:
	stringz	"/dev/shm/a"
	.align 8
.LC618:
	stringz	"/dev/shm"
	.align 8
.LC619:
	stringz	"/dev/null"
	.align 8
.LC620:
	stringz	"/dev/full"
	.align 8
.LC621:
	stringz	"/dev/urandom"
	.align 8
.LC622:
	stringz	"/dev/tty"
	.align 8
.LC623:
	stringz	"/dev/pts/0"
	.align 8
.LC624:
	stringz	"/dev/pts/1"
	.align 8
.LC625:
	stringz	"/dev/pts/2"
	.align 8
.LC626:
	stringz	"/dev/pts"
	.align 8
.LC627:
	stringz	"/dev/fd/5"
	.align 8
.LC628:
	stringz	"/dev/stdin"
	.align 8
.LC629:
	stringz	"/proc"
	.align 8
.LC630:
	stringz	"/proc/self"
	.align 8
.LC631:
	stringz	"/proc/self/smaps"
	.align 8
.LC632:
	stringz	"/proc/self/mem"
	.align 8
.LC633:
	stringz	"/proc/self/exe"
	.align 8
.LC634:
	stringz	"/proc/self/cwd"
	.align 8
.LC635:
	stringz	"/proc/self/root"
	.align 8
.LC636:
	stringz	"/proc/self/fd"
	.align 8
.LC637:
	stringz	"/proc/self/fd/3"
	.align 8
.LC638:
	stringz	"/proc/self/fd/7"
	.align 8
.LC639:
	stringz	"/proc/self/fd/12"
	.align 8
.LC640:
	stringz	"/proc/self/fd/20"
	.align 8
.LC641:
	stringz	"/proc/self/fdinfo/5"
	.align 8
.LC642:
	stringz	"/proc/self/stat"
	.align 8
.LC643:
	stringz	"/proc/self/status"
	.align 8
.LC644:
	stringz	"/proc/self/cmdline"
	.align 8
.LC645:
	stringz	"/proc/self/environ"
	.align 8
.LC646:
	stringz	"/proc/self/auxv"
	.align 8
.LC647:
	stringz	"/proc/self/task"
	.align 8
.LC648:
	stringz	"/proc/self/comm"
	.align 8
.LC649:
	stringz	"/proc/self/limits"
	.align 8
.LC650:
	stringz	"/proc/self/mounts"
	.align 8
.LC651:
	stringz	"/proc/1/stat"
	.align 8
.LC652:
	stringz	"/proc/mounts"
	.align 8
.LC653:
	stringz	"/proc/meminfo"
	.align 8
.LC654:
	stringz	"/proc/stat"
	.align 8
.LC655:
	stringz	"/proc/uptime"
	.align 8
.LC656:
	stringz	"/proc/sys/kernel/pid_max"
	.align 8
.LC657:
	stringz	"/sys"
	.align 8
.LC658:
	stringz	"/q2"
	.align 8
.LC659:
	stringz	"q3"
	.section	.rodata
	.align 8
	.type	names#, @object
	.size	names#, 544
names:
	data8	.LC3
	data8	.LC20
	data8	.LC607
	data8	.LC13
	data8	.LC608
	data8	.LC609
	data8	.LC610
	data8	.LC15
	data8	.LC17
	data8	.LC14
	data8	.LC0
	data8	.LC19
	data8	.LC16
	data8	.LC611
	data8	.LC294
	data8	.LC612
	data8	.LC613
	data8	.LC614
	data8	.LC615
	data8	.LC354
	data8	.LC616
	data8	.LC617
	data8	.LC618
	data8	.LC619
	data8	.LC24
	data8	.LC620
	data8	.LC621
	data8	.LC622
	data8	.LC22
	data8	.LC623
	data8	.LC624
	data8	.LC625
	data8	.LC626
	data8	.LC627
	data8	.LC628
	data8	.LC629
	data8	.LC630
	data8	.LC23
	data8	.LC631
	data8	.LC632
	data8	.LC633
	data8	.LC634
	data8	.LC635
	data8	.LC636
	data8	.LC637
	data8	.LC638
	data8	.LC639
	data8	.LC640
	data8	.LC641
	data8	.LC642
	data8	.LC643
	data8	.LC644
	data8	.LC645
	data8	.LC646
	data8	.LC647
	data8	.LC648
	data8	.LC649
	data8	.LC650
	data8	.LC651
	data8	.LC652
	data8	.LC653
	data8	.LC654
	data8	.LC655
	data8	.LC656
	data8	.LC657
	data8	.LC21
	data8	.LC658
	data8	.LC659
	.section	.tbss
	.align 8
	.type	random_state#, @object
	.size	random_state#, 8
random_state:
	.skip	8
	.sbss
	.align 4
	.type	own_pid#, @object
	.size	own_pid#, 4
own_pid:
	.skip	4
	.align 8
	.type	scratch#, @object
	.size	scratch#, 8
scratch:
	.skip	8
	.align 8
	.type	arena#, @object
	.size	arena#, 8
arena:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
