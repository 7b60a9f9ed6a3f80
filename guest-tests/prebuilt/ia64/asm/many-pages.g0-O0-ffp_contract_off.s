// 3ca1b8d7f4aebb42e7cc8fb05d11d417
	.file	"many-pages.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	memory#, @object
	.size	memory#, 4915200
memory:
	.skip	4915200
	.global __umoddi3#
	.text
	.align 16
	.proc draw#
draw:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	ld8 r14 = [r36]
	;;
	ld4 r16 = [r14]
	;;
	mov r15 = r16
	;;
	dep.z r15 = r15, 9, 23
	;;
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r16
	;;
	dep.z r14 = r15, 9, 23
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	dep.z r15 = r14, 5, 27
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r16
	;;
	addl r15 = 12345, r2
	ld8 r14 = [r36]
	;;
	st4 [r14] = r15
	ld8 r14 = [r36]
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 12, 20
	;;
	mov r15 = r14
	adds r14 = 8, r36
	;;
	addp4 r15 = r15, r0
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp draw#
	.align 16384
	.proc add#
add:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	add r15 = r17, r16
	;;
	zxt1 r15 = r15
	;;
	st1 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add#
	.align 16384
	.proc subtract#
subtract:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	sub r15 = r17, r16
	;;
	zxt1 r15 = r15
	;;
	st1 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp subtract#
	.align 16384
	.proc exchange#
exchange:
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
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	adds r15 = -16, r2
	;;
	st1 [r15] = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r16 = -16, r2
	;;
	ld1 r15 = [r16]
	;;
	st1 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp exchange#
	.align 16384
	.proc mix#
mix:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 5, 27
	;;
	addp4 r14 = r14, r0
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r17 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	zxt1 r16 = r16
	zxt1 r15 = r17
	;;
	xor r15 = r15, r16
	;;
	zxt1 r15 = r15
	;;
	st1 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp mix#
	.align 16384
	.proc spread#
spread:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	ld8 r14 = [r2]
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	ld8 r14 = [r2]
	;;
	adds r14 = 31, r14
	add r15 = r16, r15
	;;
	zxt1 r15 = r15
	;;
	st1 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp spread#
	.align 16384
	.proc set#
set:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 3, 29
	;;
	mov r16 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	ld8 r15 = [r2]
	;;
	add r14 = r15, r14
	zxt1 r15 = r16
	;;
	st1 [r14] = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp set#
	.section	.rodata
	.align 8
	.type	change#, @object
	.size	change#, 48
change:
	data8	@fptr(add#)
	data8	@fptr(subtract#)
	data8	@fptr(exchange#)
	data8	@fptr(mix#)
	data8	@fptr(spread#)
	data8	@fptr(set#)
	.align 8
.LC0:
	stringz	"%u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = 8, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	br .L10
	;;
.L15:
	adds r14 = 8, r35
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = draw#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = 8, r35
	addl r38 = 40, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = draw#
	mov r1 = r36
	mov r14 = r8
	br .L12
	;;
.L11:
	adds r14 = 8, r35
	addl r38 = 300, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = draw#
	mov r1 = r36
	mov r14 = r8
.L12:
	adds r15 = -8, r35
	;;
	st4 [r15] = r14
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 14, 18
	;;
	addp4 r32 = r14, r0
	adds r14 = 8, r35
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = draw#
	mov r1 = r36
	mov r14 = r8
	;;
	dep.z r14 = r14, 12, 20
	;;
	addp4 r14 = r14, r0
	;;
	add r32 = r32, r14
	adds r14 = 8, r35
	addl r38 = 100, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = draw#
	mov r1 = r36
	mov r14 = r8
	;;
	dep.z r14 = r14, 5, 27
	;;
	addp4 r14 = r14, r0
	;;
	add r15 = r32, r14
	mov r14 = r35
	movl r16 = @gprel(memory#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = 8, r35
	addl r38 = 6, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = draw#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r15 = @gprel(change#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -28, r35
	mov r15 = r35
	;;
	ld4 r38 = [r16]
	ld8 r37 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	br .L14
	;;
.L13:
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	mov r15 = r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L14:
	adds r14 = -28, r35
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L10:
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 119999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
	adds r14 = -24, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L16
	;;
.L21:
	adds r14 = -20, r35
	;;
	st4 [r14] = r0
	br .L17
	;;
.L20:
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	adds r15 = -16, r35
	adds r14 = -24, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	addp4 r16 = r14, r0
	movl r14 = 7870610804782742023
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 7
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 4, r0
	;;
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 2, r0
	;;
	mov r15 = r14
	;;
	sub r14 = r16, r15
	;;
	dep.z r14 = r14, 14, 18
	movl r15 = @gprel(memory#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r14 = -16, r35
	adds r15 = -16, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	adds r14 = 90, r14
	adds r15 = -16, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	adds r14 = -20, r35
	adds r15 = -20, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L20
	adds r14 = -24, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L21
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	movl r16 = @gprel(memory#)
	;;
	add r16 = r1, r16
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	add r14 = r14, r15
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 32, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	movl r15 = 4915199
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r16 = -32, r35
	;;
	ld4 r38 = [r16]
	movl r37 = @gprel(.LC0)
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
