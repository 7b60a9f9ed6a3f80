// 78a8f6ee3fbbee4c301d74b2b1e62fba guest-tests/control/contexts.c
	.file	"contexts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	home#, @object
	.size	home#, 2656
home:
	.skip	2656
	.align 16
	.type	routine#, @object
	.size	routine#, 5312
routine:
	.skip	5312
	.align 1
	.type	stacks#, @object
	.size	stacks#, 131072
stacks:
	.skip	131072
	.sbss
	.align 4
	.type	box#, @object
	.size	box#, 4
box:
	.skip	4
	.sdata
	.align 8
.LC0:
	data8	routine#+2656
	.text
	.align 16
	.proc produce#
produce:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 1, r0
	;;
	st4 [r34] = r14
	br .L2
	;;
.L3:
	ld4 r14 = [r34]
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r15 = f6
	addl r14 = @gprel(box#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(.LC0), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(routine#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = swapcontext#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L2:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L3
	addl r14 = @gprel(box#), gp
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp produce#
	.section	.rodata
	.align 8
.LC1:
	stringz	"got %d, %g\n"
	.sdata
	.align 8
.LC2:
	data8	routine#+2656
	.text
	.align 16
	.proc consume#
consume:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	stfd [r34] = f0
	br .L5
	;;
.L6:
	addl r14 = @gprel(box#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x3fe0000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f7, f6
	ldfd f7 = [r34]
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r34] = f6
	addl r14 = @gprel(box#), gp
	;;
	ld4 r14 = [r14]
	ld8 r38 = [r34]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(.LC2), gp
	;;
	ld8 r14 = [r14]
	movl r37 = @gprel(routine#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = swapcontext#
	mov r1 = r35
.L5:
	;;
	addl r14 = @gprel(box#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L6
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp consume#
	.section	.rodata
	.align 8
.LC3:
	stringz	"home, %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -24, r34
	addl r15 = @ltoff(@fptr(produce#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	addl r15 = @ltoff(@fptr(consume#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L8
	;;
.L10:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	movl r15 = @gprel(routine#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r35 = r14
	br.call.sptk.many b0 = getcontext#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r17 = -32, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 16
	movl r15 = @gprel(stacks#)
	;;
	add r15 = r1, r15
	;;
	add r16 = r14, r15
	movl r17 = @gprel(routine#)
	;;
	add r17 = r1, r17
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	add r14 = r17, r14
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r16
	movl r16 = @gprel(routine#)
	;;
	add r16 = r1, r16
	adds r17 = -32, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	add r14 = r16, r14
	;;
	adds r14 = 32, r14
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	movl r16 = @gprel(routine#)
	;;
	add r16 = r1, r16
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	adds r16 = 8, r16
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	add r14 = r16, r14
	;;
	adds r14 = 192, r14
	movl r15 = @gprel(home#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r17 = -32, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	movl r15 = @gprel(routine#)
	;;
	add r15 = r1, r15
	;;
	add r16 = r14, r15
	adds r15 = -24, r34
	adds r17 = -32, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	mov r35 = r16
	br.call.sptk.many b0 = makecontext#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -32, r34
	;;
	st4 [r17] = r14
.L8:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L10
	movl r36 = @gprel(routine#)
	;;
	add r36 = r1, r36
	movl r35 = @gprel(home#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = swapcontext#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(box#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
