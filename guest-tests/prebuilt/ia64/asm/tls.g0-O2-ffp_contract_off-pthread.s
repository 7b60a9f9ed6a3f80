// 09f55b38acf67a36e59e64ec1b586695
	.file	"tls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc work#
work:
	.prologue 12, 45
	.mmb
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 1, 15, 2, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	mov r18 = ar.lc
	;;
	.mmi
	mov r2 = r13
	.save.f 0x1
	stf.spill [r17] = f2
	.save rp, r45
	mov r45 = b0
	.mmi
	mov r47 = r1
	mov r41 = r0
	mov r36 = r32
	;;
	.mmi
	addl r39 = @tprel(initialised#), r2
	addl r37 = @tprel(zero#), r2
	addl r38 = @tprel(aligned#), r2
	;;
	.mmi
	ld4.a r14 = [r39]
	;;
	cmp4.ne p6, p7 = 42, r14
	nop 0
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	;;
	.mib
	chk.a.clr r14, .L20
.L21:
	.pred.rel.mutex p6, p7
	nop 0
	(p7) br.cond.dpnt .L16
.L2:
	.mmi
	mov r2 = r13
	addl r49 = @ltoff(@fptr(start#)), gp
	addl r48 = @gprel(once#), gp
	.mmi
	addl r44 = @gprel(key#), gp
	mov r42 = r32
	adds r35 = 42, r32
	;;
	.mmi
	addl r43 = @tprel(self_pointer#), r2
	ld8 r49 = [r49]
	mov r34 = r0
	.mib
	adds r38 = 64, r38
	sxt1 r40 = r32
	br.call.sptk.many b0 = pthread_once#
	;;
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	mov r1 = r47
	nop 0
	addl r48 = 4, r0
	;;
	.mib
	setf.sig f3 = r14
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r47
	ld4 r48 = [r44]
	nop 0
	.mmb
	mov r49 = r8
	st4 [r8] = r32
	br.call.sptk.many b0 = pthread_setspecific#
	;;
	.mii
	nop 0
	sxt4 r14 = r32
	addl r15 = 199, r0
	.mmb
	mov r1 = r47
	st8 [r43] = r39
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	mov ar.lc = r15
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f6
	;;
	.mfi
	nop 0
	fnorm.d f2 = f2
	nop 0
	.align 32
.L8:
	.mmi
	ldfd f7 = [r38]
	nop 0
	addl r48 = -1, r0
	.mmi
	st1 [r37] = r40, 1
	ld4 r14 = [r39]
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	st4 [r39] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f2
	;;
	.mib
	stfd [r38] = f6
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r47
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	addp4 r16 = r34, r0
	extr.u r15 = r34, 1, 31
	.mmi
	mov r1 = r47
	adds r34 = 1, r34
	mov r33 = r8
	;;
	.mmi
	setf.sig f6 = r15
	st4 [r8] = r36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f6
	;;
	nop 0
	shr.u r15 = r15, 4
	;;
	.mmi
	shladd r14 = r15, 2, r0
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
	shladd r14 = r14, 1, r0
	;;
	sub r16 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L3
.L6:
	.mmi
	ld8 r14 = [r43]
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r35, r14
	(p6) br.cond.dpnt .L17
	;;
	.mmi
	mov r41 = r0
	nop 0
	nop 0
.L7:
	.mib
	nop 0
	add r35 = r35, r42
	br.cloop.sptk.few .L8
	;;
.L19:
	.mmi
	mov r8 = r0
	cmp4.eq p6, p7 = 0, r41
	nop 0
	.mmb
	adds r19 = 24, r12
	adds r20 = 32, r12
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov b0 = r45
	.mmi
	nop 0
	ldf.fill f2 = [r20]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r46
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L3:
	.body
	.copy_state 1
	.mib
	addl r48 = 100, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r47
	;;
	.mib
	cmp4.eq p6, p7 = r36, r14
	nop 0
	(p6) br.cond.spnt .L6
	;;
	.mib
	nop 0
	mov r41 = r0
	br .L7
.L17:
	.mmi
	adds r14 = -1, r37
	nop 0
	add r35 = r35, r42
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = r40, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	and r41 = r41, r14
	br.cloop.sptk.few .L8
	.mib
	nop 0
	nop 0
	br .L19
.L16:
	.mmi
	adds r14 = 500, r37
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p6) mov r2 = r13
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r38 = @tprel(aligned#), r2
	(p6) br.cond.dptk .L2
	;;
	.mmi
	ld1 r14 = [r38]
	mov r2 = r13
	addl r49 = @ltoff(@fptr(start#)), gp
	.mmi
	addl r44 = @gprel(key#), gp
	addl r48 = @gprel(once#), gp
	mov r42 = r32
	;;
	.mmi
	adds r35 = 42, r32
	addl r43 = @tprel(self_pointer#), r2
	sxt1 r14 = r14
	.mmi
	ld8 r49 = [r49]
	mov r34 = r0
	adds r38 = 64, r38
	;;
	.mii
	cmp4.eq p6, p7 = 120, r14
	sxt1 r40 = r32
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = pthread_once#
	;;
	.mlx
	nop 0
	movl r14 = -6640827866535438581
	.mmi
	mov r1 = r47
	nop 0
	addl r48 = 4, r0
	;;
	.mib
	setf.sig f3 = r14
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	mov r1 = r47
	ld4 r48 = [r44]
	nop 0
	.mmb
	mov r49 = r8
	st4 [r8] = r32
	br.call.sptk.many b0 = pthread_setspecific#
	;;
	.mii
	nop 0
	sxt4 r14 = r32
	addl r15 = 199, r0
	.mmb
	mov r1 = r47
	st8 [r43] = r39
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	mov ar.lc = r15
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f6
	;;
	.mfb
	nop 0
	fnorm.d f2 = f2
	br .L8
.L18:
	.mib
	ld4 r48 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_getspecific#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r47
	.mii
	adds r19 = 24, r12
	adds r20 = 32, r12
	;;
	cmp4.eq p6, p7 = r32, r14
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r8 = r0
	ld8 r21 = [r19], 24
	mov b0 = r45
	.mmi
	nop 0
	ldf.fill f2 = [r20]
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19]
	mov ar.pfs = r46
	;;
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L20:
	.body
	.copy_state 2
	.mmi
	nop 0
	ld4 r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 42, r14
	br .L21
	.endp work#
	.align 16
	.align 64
	.proc start#
start:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r15 = @gprel(started#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	addl r36 = @ltoff(@fptr(destroy#)), gp
	mov r34 = r1
	.body
	addl r35 = @gprel(key#), gp
	;;
	.mmi
	ld4 r14 = [r15]
	ld8 r36 = [r36]
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
	br.call.sptk.many b0 = pthread_key_create#
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
	.endp start#
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
	movl r33 = @gprel(lock#)
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
	mov r1 = r36
	ld4 r14 = [r32]
	mov r37 = r33
	;;
	.mmi
	addl r15 = @gprel(destroyed#), gp
	;;
	ld4 r16 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d good, %d once, %d destroyed, own %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 5, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mii
	addl r35 = @ltoff(@fptr(work#)), gp
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	;;
	.mmb
	adds r34 = 16, r12
	mov r32 = r0
	nop 0
	.mmi
	ld8 r35 = [r35]
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	;;
	.mmi
	nop 0
	mov r33 = r34
	mov ar.lc = 11
	;;
	.align 32
.L27:
	.mmi
	adds r32 = 1, r32
	mov r40 = r33
	nop 0
	.mmi
	mov r42 = r35
	mov r41 = r0
	adds r33 = 8, r33
	;;
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L27
	;;
	.mmi
	mov r32 = r0
	adds r33 = 112, r12
	mov ar.lc = 11
	;;
	.align 32
.L28:
	.mib
	ld8 r40 = [r34], 8
	mov r41 = r33
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br.cloop.sptk.few .L28
	;;
	.mlx
	mov r2 = r13
	movl r40 = @gprel(.LC0)
	.mmi
	mov r41 = r32
	;;
	addl r14 = @tprel(initialised#), r2
	add r40 = r1, r40
	;;
	.mmi
	ld4 r44 = [r14]
	nop 0
	addl r14 = @gprel(destroyed#), gp
	;;
	.mmi
	ld4 r43 = [r14]
	nop 0
	addl r14 = @gprel(started#), gp
	;;
	.mib
	ld4 r42 = [r14]
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
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp main#
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.sbss
	.align 4
	.type	started#, @object
	.size	started#, 4
started:
	.skip	4
	.align 4
	.type	destroyed#, @object
	.size	destroyed#, 4
destroyed:
	.skip	4
	.align 4
	.type	once#, @object
	.size	once#, 4
once:
	.skip	4
	.align 4
	.type	key#, @object
	.size	key#, 4
key:
	.skip	4
	.section	.tbss,"awT",@nobits
	.align 8
	.type	self_pointer#, @object
	.size	self_pointer#, 8
self_pointer:
	.skip	8
	.section	.tdata,"awT",@progbits
	.align 64
	.type	aligned#, @object
	.size	aligned#, 128
aligned:
	data1	120
	.skip	63
	data4	0
	data4	1074003968
	.skip	56
	.section	.tbss
	.align 8
	.type	zero#, @object
	.size	zero#, 1000
zero:
	.skip	1000
	.section	.tdata
	.align 4
	.type	initialised#, @object
	.size	initialised#, 4
initialised:
	data4	42
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
