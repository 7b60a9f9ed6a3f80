// b154217c825cff51ad43564de0ecc8e8
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global one#
	.type	one#, @function
	.proc one#
one:
	.prologue
	.body
	.mib
	nop 0
	adds r8 = 1, r32
	br.ret.sptk.many b0
	.endp one#
	.align 16
	.align 64
	.global two#
	.type	two#, @function
	.proc two#
two:
	.prologue
	.body
	.mib
	nop 0
	adds r8 = 2, r32
	br.ret.sptk.many b0
	.endp two#
	.align 16
	.align 64
	.global three#
	.type	three#, @function
	.proc three#
three:
	.prologue
	.body
	.mib
	nop 0
	adds r8 = 3, r32
	br.ret.sptk.many b0
	.endp three#
	.align 16
	.align 64
	.global calls_by#
	.type	calls_by#, @function
	.proc calls_by#
calls_by:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	addl r14 = @ltoffx(table#), r1
	.save rp, r34
	mov r34 = b0
	.mmi
	addp4 r32 = r32, r0
	mov r36 = r1
	.body
	mov r37 = r33
	;;
	.mmi
	shladd r32 = r32, 3, r0
	ld8.mov r14 = [r14], table#
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	adds r8 = 1, r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp calls_by#
	.align 16
	.align 64
	.global jumps_by#
	.type	jumps_by#, @function
	.proc jumps_by#
jumps_by:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	addl r14 = @ltoffx(sink#), r1
	.save rp, r34
	mov r34 = b0
	.mmi
	addp4 r32 = r32, r0
	mov r36 = r1
	.body
	mov r37 = r33
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	nop 0
	shladd r32 = r32, 3, r0
	;;
	.mmi
	st4.rel [r14] = r33
	nop 0
	addl r14 = @ltoffx(table#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], table#
	;;
	add r14 = r14, r32
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
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
	.endp jumps_by#
	.align 16
	.align 64
	.global cases#
	.type	cases#, @function
	.proc cases#
cases:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	and r14 = 7, r32
	nop 0
	.mii
	addl r15 = @ltoffx(.L14), r1
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	cmp4.ltu p6, p7 = 6, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.spnt .L12
	;;
	.mmi
	ld8.mov r15 = [r15], .L14
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
.L14:
	data8 @pcrel(.L20)
	data8 @pcrel(.L19)
	data8 @pcrel(.L18)
	data8 @pcrel(.L17)
	data8 @pcrel(.L16)
	data8 @pcrel(.L15)
	data8 @pcrel(.L13)
	.text
.L15:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = two#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @ltoffx(sink#), r1
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	;;
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mmi
	add r15 = r15, r8
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L13:
	.mmi
	addl r14 = @ltoffx(sink#), r1
	nop 0
	mov b0 = r33
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	and r15 = r32, r15
	nop 0
	;;
	.mmi
	nop 0
	st4.rel [r14] = r15
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L20:
	.mmi
	addl r14 = @ltoffx(sink#), r1
	nop 0
	mov b0 = r33
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	st4.rel [r14] = r32
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L19:
	.mmi
	addl r14 = @ltoffx(sink#), r1
	shladd r15 = r32, 1, r0
	mov b0 = r33
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	add r15 = r15, r32
	mov ar.pfs = r34
	;;
	.mmi
	ld4.acq r16 = [r14]
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	st4.rel [r14] = r15
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L18:
	.mmi
	addl r14 = @ltoffx(sink#), r1
	nop 0
	mov b0 = r33
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	xor r15 = r32, r15
	nop 0
	;;
	.mmi
	nop 0
	st4.rel [r14] = r15
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	;;
.L17:
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = one#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @ltoffx(sink#), r1
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	;;
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mmi
	sub r15 = r15, r8
	;;
	st4.rel [r14] = r15
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L16:
	.mmi
	addl r14 = @ltoffx(sink#), r1
	nop 0
	mov b0 = r33
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld4.acq r15 = [r14]
	;;
	or r15 = r32, r15
	nop 0
	;;
	.mmi
	nop 0
	st4.rel [r14] = r15
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
.L12:
	.mmi
	addl r14 = @ltoffx(sink#), r1
	setf.sig f7 = r32
	mov b0 = r33
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld4.acq r15 = [r14]
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
	st4.rel [r14] = r15
	nop 0
	;;
	.mib
	ld4.acq r8 = [r14]
	nop 0
	br.ret.sptk.many b0
	.endp cases#
	.align 16
	.align 64
	.global deep#
	.type	deep#, @function
	.proc deep#
deep:
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
	cmp4.eq p6, p7 = 0, r32
	;;
	.mib
	nop 0
	mov r36 = r0
	(p6) br.cond.dptk .L25
	;;
	.mib
	adds r36 = -1, r32
	nop 0
	br.call.sptk.many b0 = deep#
	;;
	.mmi
	mov r1 = r35
	mov r14 = r8
	mov b0 = r33
	;;
	.mmi
	addl r15 = @ltoffx(sink#), r1
	adds r8 = 1, r14
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld8.mov r15 = [r15], sink#
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L25:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = one#
	;;
	.mmi
	mov r1 = r35
	mov r14 = r8
	mov b0 = r33
	;;
	.mmi
	addl r15 = @ltoffx(sink#), r1
	adds r8 = 1, r14
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld8.mov r15 = [r15], sink#
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp deep#
	.align 16
	.align 64
	.global walk#
	.type	walk#, @function
	.proc walk#
walk:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	addl r14 = @ltoffx(sink#), r1
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mmi
	ld8.mov r14 = [r14], sink#
	addl r8 = 1, r0
	mov ar.pfs = r34
	;;
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mbb
	st4.rel [r14] = r32
	(p7) br.cond.dpnt .L34
	br.ret.sptk.many b0
	;;
.L34:
	.mib
	adds r36 = -1, r32
	nop 0
	br.call.sptk.many b0 = back#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp walk#
	.align 16
	.align 64
	.global back#
	.type	back#, @function
	.proc back#
back:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	.mmb
	mov r8 = r32
	cmp4.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L42
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L42:
	.mib
	adds r36 = -1, r32
	nop 0
	br.call.sptk.many b0 = walk#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp back#
	.align 16
	.align 64
	.global leaves#
	.type	leaves#, @function
	.proc leaves#
leaves:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addp4 r15 = r32, r0
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r8 = r32
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = -6148914691236517205
	.mmi
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r16 = r14, 1
	and r14 = -2, r14
	;;
	.mmi
	add r14 = r14, r16
	;;
	sub r15 = r15, r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r36 = @ltoffx(there#), r1
	(p7) addl r37 = 1, r0
	;;
	.mib
	(p7) ld8.mov r36 = [r36], there#
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = longjmp#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp leaves#
	.align 16
	.align 64
	.global leads#
	.type	leads#, @function
	.proc leads#
leads:
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
	br.call.sptk.many b0 = leaves#
	;;
	.mmi
	mov r1 = r35
	adds r8 = 1, r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp leads#
	.align 16
	.align 64
	.global lands#
	.type	lands#, @function
	.proc lands#
lands:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 2, 1, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	addl r35 = @ltoffx(there#), r1
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	ld8.mov r35 = [r35], there#
	nop 0
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = _setjmp#
	;;
	.mmi
	mov r14 = r8
	adds r1 = 40, r12
	adds r15 = 16, r12
	.mmi
	addl r8 = 1, r0
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r14
	.mmb
	ld4 r35 = [r15]
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L54:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = leads#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	adds r8 = 1, r8
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp lands#
	.global __udivdi3#
	.global __umoddi3#
	.align 16
	.align 64
	.global divides#
	.type	divides#, @function
	.proc divides#
divides:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	addl r14 = @ltoffx(numbers#), r1
	nop 0
	.mmi
	setf.sig f7 = r32
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], numbers#
	;;
	adds r15 = 8, r14
	nop 0
	;;
	.mmi
	ld4.acq r37 = [r14], 4
	;;
	setf.sig f6 = r37
	nop 0
	.mmi
	ld4.acq r38 = [r14]
	ld4.acq r33 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r38 = r38, r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r37 = f6
	nop 0
	;;
	.mib
	addp4 r37 = r37, r0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r36
	addp4 r38 = r33, r0
	nop 0
	.mmb
	addp4 r37 = r32, r0
	mov r33 = r8
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r1 = r36
	add r8 = r33, r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp divides#
	.align 16
	.align 64
	.global compares#
	.type	compares#, @function
	.proc compares#
compares:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r36
	mov b0 = r34
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp compares#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"ab"
	.align 8
.LC2:
	stringz	"abc"
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
	alloc r36 = ar.pfs, 0, 6, 2, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	mov r37 = r1
	;;
	.mlx
	nop 0
	movl r14 = -6148914691236517205
	.mlx
	mov r32 = r0
	movl r34 = @gprel(.LC1)
	;;
	.mib
	nop 0
	.save rp, r35
	mov r35 = b0
	nop 0
	.mlx
	add r34 = r1, r34
	movl r33 = @gprel(.LC2)
	;;
	.mmi
	add r33 = r1, r33
	;;
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	setf.sig f2 = r14
	nop 0
	.mii
	addl r14 = 2999, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L60:
	.mmi
	addp4 r38 = r32, r0
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	setf.sig f6 = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f2
	;;
	.mii
	getf.sig r14 = f6
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
	sub r38 = r38, r14
	nop 0
	br.call.sptk.many b0 = calls_by#
	;;
	.mmi
	mov r39 = r32
	nop 0
	and r38 = 1, r32
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = jumps_by#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = cases#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = lands#
	;;
	.mib
	mov r38 = r32
	mov r1 = r37
	br.call.sptk.many b0 = divides#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r34
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = compares#
	;;
	.mmi
	mov r1 = r37
	nop 0
	and r38 = 15, r32
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = walk#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L60
	.mib
	addl r38 = 5000, r0
	nop 0
	br.call.sptk.many b0 = deep#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5000, r0
	br.call.sptk.many b0 = deep#
	;;
	.mib
	mov r1 = r37
	addl r38 = 5000, r0
	br.call.sptk.many b0 = deep#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r37
	nop 0
	.mmi
	adds r18 = 24, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp main#
	.global table#
	.section	.data.rel,"aw"
	.align 8
	.type	table#, @object
	.size	table#, 24
table:
	data8	@fptr(one#)
	data8	@fptr(two#)
	data8	@fptr(three#)
	.global there#
	.bss
	.align 16
	.type	there#, @object
	.size	there#, 704
there:
	.skip	704
	.global numbers#
	.data
	.align 4
	.type	numbers#, @object
	.size	numbers#, 16
numbers:
	data4	100
	data4	7
	data4	3
	data4	1
	.global sink#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
