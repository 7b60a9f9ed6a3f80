// 914f1087095bcc231adc61088896818a
	.file	"many-children.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 4
	.type	data#, @object
	.size	data#, 65536
data:
	.skip	65536
	.text
	.align 16
	.proc work#
work:
	.prologue 2, 3
	.vframe r3
	mov r3 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r3
	;;
	st4 [r14] = r32
	mov r14 = r3
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r3
	;;
	st4 [r15] = r14
	adds r14 = -12, r3
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	adds r14 = -16, r3
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
	addl r14 = 12345, r2
	adds r15 = -16, r3
	;;
	st4 [r15] = r14
	adds r14 = -12, r3
	adds r15 = -12, r3
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L2:
	adds r14 = -12, r3
	;;
	ld4 r14 = [r14]
	addl r15 = 1999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L3
	mov r14 = r3
	adds r16 = -16, r3
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r3
	br.ret.sptk.many b0
	;;
	.endp work#
	.align 16
	.proc child#
child:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -2080, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	addl r15 = 16383, r0
	;;
	and r14 = r15, r14
	;;
	mov r35 = r14
	mov r14 = r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = work#
	mov r1 = r39
	mov r15 = r8
	;;
	movl r16 = @gprel(data#)
	;;
	add r16 = r1, r16
	addp4 r14 = r35, r0
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -2064, r38
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	mov r14 = r38
	;;
	ld4 r15 = [r14]
	adds r16 = -2064, r38
	;;
	ld4 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r16 = -2060, r38
	adds r17 = -2064, r38
	;;
	ld4 r14 = [r17]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r15 = -2064, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -2064, r38
	;;
	st4 [r16] = r14
.L6:
	adds r17 = -2064, r38
	;;
	ld4 r14 = [r17]
	addl r15 = 511, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	adds r15 = -12, r38
	adds r14 = 4, r38
	addl r42 = 1, r0
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	addl r40 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L8:
	adds r14 = -8, r38
	mov r15 = r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	addl r15 = 16383, r0
	;;
	and r14 = r15, r14
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	addl r16 = 511, r0
	;;
	and r14 = r16, r14
	adds r16 = -2060, r38
	;;
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -8, r38
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r15 = -8, r38
	adds r14 = 8, r38
	addl r42 = 8, r0
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp child#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"pipe(go) == 0 && pipe(back) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"%d live\n"
	.align 8
.LC5:
	stringz	"%d answers are right, %d ended well\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -20, r35
	;;
	st4 [r14] = r0
	br .L12
	;;
.L14:
	adds r32 = -16, r35
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -20, r35
	;;
	mov r39 = r16
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = child#
	mov r1 = r36
.L13:
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
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
	adds r14 = -20, r35
	adds r15 = -20, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 1999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	adds r16 = -32, r35
	;;
	ld4 r38 = [r16]
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	br .L15
	;;
.L16:
	adds r14 = 8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = work#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = 8, r35
	;;
	ld4 r15 = [r15]
	addl r16 = 511, r0
	;;
	and r15 = r16, r15
	;;
	add r14 = r14, r15
	;;
	cmp4.eq p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -28, r35
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 8, r14
	(p6) br.cond.dptk .L16
	br .L17
	;;
.L18:
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -24, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L17:
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r15 = -24, r35
	adds r14 = -28, r35
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC5)
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
