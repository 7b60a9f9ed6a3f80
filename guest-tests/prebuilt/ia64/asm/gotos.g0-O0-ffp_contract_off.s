// 531f52b76d98f9717b6174c6a191e4c2
	.file	"gotos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc interpret#
interpret:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -160, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = -140, r2
	adds r15 = -160, r2
	;;
	st8 [r15] = r14
	adds r14 = -152, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L2
	;;
.L3:
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r15 = 4, r14
	adds r17 = -160, r2
	;;
	st8 [r17] = r15
	mov r15 = r16
	;;
	st4 [r14] = r15
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
.L2:
	;;
	mov b6 = r14
	br b6
	;;
.L4:
	adds r15 = -160, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -4, r14
	adds r16 = -160, r2
	;;
	st8 [r16] = r14
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = -4, r14
	;;
	ld4 r16 = [r14]
	adds r15 = -160, r2
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = -4, r14
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L2
	;;
.L5:
	adds r15 = -160, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -4, r14
	adds r16 = -160, r2
	;;
	st8 [r16] = r14
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = -4, r14
	;;
	ld4 r16 = [r14]
	adds r15 = -160, r2
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = -4, r14
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st4 [r14] = r15
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L2
	;;
.L6:
	adds r15 = -160, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -4, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -160, r2
	;;
	ld8 r14 = [r16]
	;;
	st4 [r14] = r15
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = 4, r14
	adds r15 = -160, r2
	;;
	st8 [r15] = r14
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L2
	;;
.L7:
	adds r16 = -160, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = -4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	br .L9
	;;
.L8:
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
.L9:
	adds r15 = -152, r2
	;;
	st8 [r15] = r14
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L2
	;;
.L10:
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = -4, r14
	;;
	ld4 r15 = [r14]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L2
	;;
.L11:
	adds r14 = -144, r2
	adds r16 = -160, r2
	;;
	ld8 r15 = [r16]
	;;
	adds r15 = -4, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = -4, r14
	adds r16 = -160, r2
	;;
	ld8 r15 = [r16]
	;;
	adds r15 = -8, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r17 = -160, r2
	;;
	ld8 r14 = [r17]
	;;
	adds r14 = -8, r14
	adds r15 = -144, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -152, r2
	;;
	ld8 r14 = [r14]
	adds r15 = -152, r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	movl r15 = @gprel(labels.2#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L2
	;;
.L12:
	adds r15 = -160, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = -8, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r16 = -160, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = -4, r14
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp interpret#
	.align 16
	.proc sum#
sum:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	adds r15 = -12, r36
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	ld4 r38 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r15 = -12, r36
	mov r14 = r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp sum#
	.align 16
	.proc scaled.0#
scaled.0:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	mov r16 = r15
	adds r14 = 8, r2
	;;
	st8 [r14] = r15
	ld4.acq r15 = [r16]
	ld4 r14 = [r2]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	adds r14 = 1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp scaled.0#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r15 = 16, r34
	adds r14 = 8, r34
	;;
	st8 [r14] = r15
	adds r15 = -24, r34
	;;
	mov r14 = r15
	addl r16 = @ltoffx(__ia64_trampoline#), r1
	;;
	ld8.mov r16 = [r16], __ia64_trampoline#
	;;
	st8 [r14] = r16
	adds r14 = 8, r14
	adds r15 = 16, r15
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	addl r15 = @ltoff(@fptr(scaled.0#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	adds r15 = -32, r34
	;;
	st8 [r14] = r15
	movl r36 = @gprel(code.1#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = interpret#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r14 = 1, r0
	adds r15 = -32, r34
	;;
	st4.rel [r15] = r14
	br .L21
	;;
.L22:
	adds r14 = -24, r34
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r34
	;;
	st4.rel [r15] = r14
.L21:
	adds r15 = -32, r34
	;;
	ld4.acq r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L22
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
	.section	.rodata
	.align 8
	.type	labels.2#, @object
	.size	labels.2#, 64
labels.2:
	data8	.L3
	data8	.L4
	data8	.L5
	data8	.L6
	data8	.L7
	data8	.L10
	data8	.L11
	data8	.L12
	.align 8
	.type	code.1#, @object
	.size	code.1#, 13
code.1:
	stringz	""
	stringz	"\001"
	stringz	"d\006"
	string	"\003\001\006\005\004\004\007"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"x",@progbits
