// f8aaab9288d495a81e230aeccd16cfe0
	.file	"packed-decimal.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc next_random#
next_random:
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
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 13, 19
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 17, 15
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 5, 27
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp next_random#
	.align 16
	.proc to_bcd#
to_bcd:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	adds r14 = -12, r2
	;;
	st4 [r14] = r0
	br .L4
	;;
.L5:
	mov r14 = r2
	;;
	ld4 r15 = [r14]
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 3
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	or r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r14 = -12, r2
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	st4 [r14] = r15
	mov r14 = r2
	mov r15 = r2
	;;
	ld4 r15 = [r15]
	movl r16 = -3689348814741910323
	;;
	setf.sig f6 = r15
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr.u r15 = r15, 3
	;;
	st4 [r14] = r15
.L4:
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 31, r14
	(p6) br.cond.dptk .L5
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp to_bcd#
	.align 16
	.proc from_bcd#
from_bcd:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	adds r14 = -12, r2
	addl r15 = 28, r0
	;;
	st4 [r14] = r15
	br .L8
	;;
.L9:
	adds r14 = -16, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = -12, r2
	;;
	ld4 r17 = [r15]
	ld4 r15 = [r14]
	;;
	addp4 r14 = r17, r0
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	and r14 = 15, r14
	;;
	add r14 = r16, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r14 = -12, r2
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -4, r15
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L9
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp from_bcd#
	.align 16
	.proc add_bcd#
add_bcd:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	movl r15 = 107374182
	;;
	add r14 = r14, r15
	adds r15 = -48, r2
	;;
	st8 [r15] = r14
	adds r14 = 4, r2
	;;
	ld4 r15 = [r14]
	adds r14 = -40, r2
	adds r17 = -48, r2
	;;
	ld8 r16 = [r17]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = 4, r2
	;;
	ld4 r15 = [r14]
	adds r14 = -32, r2
	adds r17 = -48, r2
	;;
	ld8 r16 = [r17]
	;;
	xor r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -24, r2
	adds r16 = -40, r2
	adds r15 = -32, r2
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	xor r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -24, r2
	;;
	ld8 r14 = [r14]
	;;
	andcm r15 = -1, r14
	adds r14 = -16, r2
	movl r16 = 286331152
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 2
	;;
	mov r16 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 3
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	or r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -40, r2
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add_bcd#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u wrong, %u, %08x %08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = 8, r35
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	adds r14 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r36
	mov r14 = r8
	adds r17 = -4, r35
	;;
	addp4 r18 = r14, r0
	movl r14 = -2972493582642298179
	;;
	setf.sig f6 = r18
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 25
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
	shl r14 = r14, 9
	;;
	sub r14 = r18, r14
	;;
	st4 [r17] = r14
	adds r14 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r36
	mov r14 = r8
	mov r17 = r35
	;;
	addp4 r18 = r14, r0
	movl r14 = -2972493582642298179
	;;
	setf.sig f6 = r18
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 25
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
	shl r14 = r14, 9
	;;
	sub r14 = r18, r14
	;;
	st4 [r17] = r14
	adds r14 = -4, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = to_bcd#
	mov r1 = r36
	mov r32 = r8
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = to_bcd#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = add_bcd#
	mov r1 = r36
	mov r14 = r8
	adds r32 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = from_bcd#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -4, r35
	mov r14 = r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = 4, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	adds r16 = -12, r35
	adds r15 = 4, r35
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	adds r15 = -8, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 19999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
	movl r37 = 12345678
	br.call.sptk.many b0 = to_bcd#
	mov r1 = r36
	mov r32 = r8
	addl r38 = 1, r0
	;;
	movl r37 = 161061273
	br.call.sptk.many b0 = add_bcd#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -12, r35
	;;
	mov r41 = r15
	mov r40 = r32
	ld4 r39 = [r14]
	adds r16 = -16, r35
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
