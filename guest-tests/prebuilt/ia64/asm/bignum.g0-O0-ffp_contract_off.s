// 13c20e3c5327ab47b17efdcdf9add159
	.file	"bignum.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc times#
times:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = -16, r2
	;;
	st8 [r14] = r0
	adds r14 = -8, r2
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r16 = -16, r2
	;;
	ld8 r17 = [r16]
	;;
	shr.u r14 = r17, 9
	movl r15 = 19342813113834067
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 11
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	sub r16 = r17, r14
	;;
	mov r17 = r16
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r17
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	shr.u r14 = r14, 9
	movl r15 = 19342813113834067
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 11
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L2:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
	br .L4
	;;
.L5:
	adds r16 = -16, r2
	;;
	ld8 r17 = [r16]
	;;
	shr.u r14 = r17, 9
	movl r15 = 19342813113834067
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 11
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	sub r16 = r17, r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r17 = 1, r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	st4 [r15] = r17
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	sxt4 r14 = r14
	;;
	adds r15 = 4, r15
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	shr.u r14 = r14, 9
	movl r15 = 19342813113834067
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 11
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
.L4:
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp times#
	.global __udivdi3#
	.global __umoddi3#
	.align 16
	.proc divide#
divide:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r36
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	br .L7
	;;
.L8:
	adds r15 = -16, r36
	;;
	ld8 r16 = [r15]
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	mov r17 = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	add r14 = r17, r14
	adds r16 = -16, r36
	;;
	st8 [r16] = r14
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r17 = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r17
	adds r14 = 8, r36
	;;
	ld4 r15 = [r14]
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	mov r39 = r15
	;;
	mov r38 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
	br .L9
	;;
.L11:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
.L9:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L10
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	sxt4 r16 = r15
	;;
	adds r15 = 4, r14
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
.L10:
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp divide#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u"
	.align 8
.LC1:
	stringz	"%09u"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	sxt4 r16 = r15
	;;
	adds r15 = 4, r14
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	br .L14
	;;
.L15:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r35
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	shladd r14 = r16, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = -1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L14:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L15
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC2:
	stringz	"remainder at %u\n"
	.align 8
.LC3:
	stringz	"%u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -1216, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -1188, r34
	;;
	mov r15 = r14
	addl r14 = 1204, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -1188, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -1188, r34
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	addl r14 = 2, r0
	adds r15 = -1200, r34
	;;
	st4 [r15] = r14
	br .L17
	;;
.L18:
	adds r14 = -1188, r34
	adds r15 = -1200, r34
	;;
	ld4 r37 = [r15]
	mov r36 = r14
	br.call.sptk.many b0 = times#
	mov r1 = r35
	adds r15 = -1200, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -1200, r34
	;;
	st4 [r15] = r14
.L17:
	adds r15 = -1200, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 150, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	adds r14 = -1188, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	adds r14 = -1196, r34
	addl r15 = 150, r0
	;;
	st4 [r14] = r15
	br .L19
	;;
.L21:
	adds r14 = -1196, r34
	adds r15 = -1188, r34
	;;
	ld4 r37 = [r14]
	mov r36 = r15
	br.call.sptk.many b0 = divide#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -1196, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L20:
	adds r14 = -1196, r34
	adds r15 = -1196, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = -1196, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
	adds r14 = -1188, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	adds r14 = -1192, r34
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	adds r14 = -1188, r34
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = times#
	mov r1 = r35
	adds r14 = -1192, r34
	adds r15 = -1192, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -1192, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 499, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r14 = -1188, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	adds r14 = -1188, r34
	addl r37 = 97, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = divide#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
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
