// ceb70472fa866417366bb5294b3965de
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.global one#
	.type	one#, @function
	.proc one#
one:
	.prologue
	.body
	adds r8 = 1, r32
	br.ret.sptk.many b0
	;;
	.endp one#
	.align 16
	.global two#
	.type	two#, @function
	.proc two#
two:
	.prologue
	.body
	adds r8 = 2, r32
	br.ret.sptk.many b0
	;;
	.endp two#
	.align 16
	.global three#
	.type	three#, @function
	.proc three#
three:
	.prologue
	.body
	adds r8 = 3, r32
	br.ret.sptk.many b0
	;;
	.endp three#
	.align 16
	.global calls_by#
	.type	calls_by#, @function
	.proc calls_by#
calls_by:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r37 = r33
	addp4 r32 = r32, r0
	;;
	shladd r32 = r32, 3, r0
	movl r14 = @gprel(table#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r32
	;;
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	adds r8 = 1, r8
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp calls_by#
	.align 16
	.global jumps_by#
	.type	jumps_by#, @function
	.proc jumps_by#
jumps_by:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r37 = r33
	addl r14 = @gprel(sink#), gp
	;;
	st4.rel [r14] = r33
	addp4 r32 = r32, r0
	;;
	shladd r32 = r32, 3, r0
	movl r14 = @gprel(table#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r32
	;;
	ld8.acq r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp jumps_by#
	.align 16
	.global cases#
	.type	cases#, @function
	.proc cases#
cases:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	and r14 = 7, r32
	;;
	cmp4.ltu p6, p7 = 6, r14
	(p6) br.cond.spnt .L7
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L9), r1
	;;
	ld8.mov r15 = [r15], .L9
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L9:
	data8 @pcrel(.L15)
	data8 @pcrel(.L14)
	data8 @pcrel(.L13)
	data8 @pcrel(.L12)
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L8)
	.text
.L15:
	addl r14 = @gprel(sink#), gp
	;;
	st4.rel [r14] = r32
.L16:
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r8 = [r14]
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L14:
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r16 = [r15]
	shladd r14 = r32, 1, r0
	;;
	add r14 = r14, r32
	;;
	add r14 = r14, r16
	;;
	st4.rel [r15] = r14
	br .L16
	;;
.L13:
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	xor r14 = r32, r14
	;;
	st4.rel [r15] = r14
	br .L16
	;;
.L12:
	mov r36 = r32
	br.call.sptk.many b0 = one#
	mov r1 = r35
	;;
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	sub r14 = r14, r8
	;;
	st4.rel [r15] = r14
	br .L16
	;;
.L11:
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	or r14 = r32, r14
	;;
	st4.rel [r15] = r14
	br .L16
	;;
.L10:
	mov r36 = r32
	br.call.sptk.many b0 = two#
	mov r1 = r35
	;;
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	add r14 = r14, r8
	;;
	st4.rel [r15] = r14
	br .L16
	;;
.L8:
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	and r14 = r32, r14
	;;
	st4.rel [r15] = r14
	br .L16
	;;
.L7:
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	setf.sig f6 = r14
	setf.sig f7 = r32
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	st4.rel [r15] = r14
	br .L16
	;;
	.endp cases#
	.align 16
	.global deep#
	.type	deep#, @function
	.proc deep#
deep:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L18
	adds r36 = -1, r32
	;;
	br.call.sptk.many b0 = deep#
	mov r1 = r35
.L19:
	;;
	addl r14 = @gprel(sink#), gp
	;;
	st4.rel [r14] = r8
	adds r8 = 1, r8
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L18:
	mov r36 = r0
	br.call.sptk.many b0 = one#
	mov r1 = r35
	br .L19
	;;
	.endp deep#
	.align 16
	.global walk#
	.type	walk#, @function
	.proc walk#
walk:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(sink#), gp
	;;
	st4.rel [r14] = r32
	cmp4.eq p6, p7 = 0, r32
	;;
	(p6) addl r8 = 1, r0
	(p7) br.cond.dpnt .L23
.L20:
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L23:
	adds r36 = -1, r32
	br.call.sptk.many b0 = back#
	mov r1 = r35
	br .L20
	;;
	.endp walk#
	.align 16
	.global back#
	.type	back#, @function
	.proc back#
back:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r8 = r32
	cmp4.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L26
.L25:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L26:
	adds r36 = -1, r32
	br.call.sptk.many b0 = walk#
	mov r1 = r35
	br .L25
	;;
	.endp back#
	.align 16
	.global leaves#
	.type	leaves#, @function
	.proc leaves#
leaves:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.save rp, r33
	mov r33 = b0
	.body
	mov r8 = r32
	addp4 r15 = r32, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 1
	and r14 = -2, r14
	;;
	add r14 = r14, r16
	;;
	sub r15 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) addl r37 = 1, r0
	(p7) movl r36 = @gprel(there#)
	;;
	(p7) add r36 = r1, r36
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = longjmp#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp leaves#
	.align 16
	.global leads#
	.type	leads#, @function
	.proc leads#
leads:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r36 = r32
	;;
	br.call.sptk.many b0 = leaves#
	mov r1 = r35
	adds r8 = 1, r8
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp leads#
	.align 16
	.global lands#
	.type	lands#, @function
	.proc lands#
lands:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 2, 1, 0
	adds r16 = 8, r12
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = 16, r12
	;;
	st4 [r14] = r32
	movl r35 = @gprel(there#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 40, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r8 = 1, r0
	(p7) br.cond.dpnt .L34
.L30:
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	adds r14 = 16, r12
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = leads#
	adds r1 = 40, r12
	;;
	ld8 r1 = [r1]
	adds r8 = 1, r8
	br .L30
	;;
	.endp lands#
	.global __udivdi3#
	.global __umoddi3#
	.align 16
	.global divides#
	.type	divides#, @function
	.proc divides#
divides:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	movl r14 = @gprel(numbers#)
	;;
	add r14 = r1, r14
	;;
	mov r15 = r14
	;;
	ld4.acq r38 = [r15], 4
	;;
	ld4.acq r39 = [r15]
	adds r14 = 8, r14
	;;
	ld4.acq r34 = [r14]
	setf.sig f6 = r38
	setf.sig f7 = r32
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r38 = f6
	addp4 r39 = r39, r0
	;;
	addp4 r38 = r38, r0
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r37
	mov r33 = r8
	addp4 r39 = r34, r0
	;;
	addp4 r38 = r32, r0
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r37
	add r8 = r33, r8
	;;
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp divides#
	.align 16
	.global compares#
	.type	compares#, @function
	.proc compares#
compares:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp compares#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"ab"
	.align 8
.LC2:
	stringz	"abc"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 2, 0
	adds r16 = -8, r12
	.fframe 32
	adds r12 = -32, r12
	mov r17 = ar.lc
	;;
	.savesp ar.lc, 24
	st8 [r16] = r17, 8
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	mov r32 = r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f2 = r14
	movl r34 = @gprel(.LC1)
	;;
	add r34 = r1, r34
	movl r33 = @gprel(.LC2)
	;;
	add r33 = r1, r33
	addl r14 = 2999, r0
	;;
	mov ar.lc = r14
.L38:
	addp4 r38 = r32, r0
	;;
	setf.sig f6 = r38
	;;
	xmpy.hu f6 = f6, f2
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 1
	and r14 = -2, r14
	;;
	add r14 = r14, r15
	mov r39 = r32
	;;
	sub r38 = r38, r14
	br.call.sptk.many b0 = calls_by#
	mov r1 = r37
	mov r39 = r32
	;;
	and r38 = 1, r32
	br.call.sptk.many b0 = jumps_by#
	mov r1 = r37
	;;
	mov r38 = r32
	br.call.sptk.many b0 = cases#
	mov r1 = r37
	;;
	mov r38 = r32
	br.call.sptk.many b0 = lands#
	mov r1 = r37
	;;
	mov r38 = r32
	br.call.sptk.many b0 = divides#
	mov r1 = r37
	mov r39 = r34
	;;
	mov r38 = r33
	br.call.sptk.many b0 = compares#
	mov r1 = r37
	;;
	and r38 = 15, r32
	br.call.sptk.many b0 = walk#
	mov r1 = r37
	adds r32 = 1, r32
	br.cloop.sptk.few .L38
	;;
	addl r38 = 5000, r0
	br.call.sptk.many b0 = deep#
	mov r1 = r37
	;;
	addl r38 = 5000, r0
	br.call.sptk.many b0 = deep#
	mov r1 = r37
	;;
	addl r38 = 5000, r0
	br.call.sptk.many b0 = deep#
	mov r1 = r37
	mov r8 = r0
	adds r18 = 24, r12
	;;
	mov ar.pfs = r36
	ld8 r19 = [r18], 8
	;;
	mov ar.lc = r19
	mov b0 = r35
	ldf.fill f2 = [r18]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp main#
	.global table#
	.data
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
