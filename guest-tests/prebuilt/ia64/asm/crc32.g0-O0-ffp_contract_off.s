// 13c5e7d2210c276f70a17d7d1af9aedd
	.file	"crc32.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc rounds#
rounds:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L2
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r14 = r8
	br .L4
	;;
.L2:
	addl r14 = 1, r0
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.bss
	.align 8
	.type	data#, @object
	.size	data#, 100000
data:
	.skip	100000
	.align 4
	.type	table#, @object
	.size	table#, 1024
table:
	.skip	1024
	.section	.rodata
	.align 8
.LC0:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	adds r14 = -28, r37
	;;
	st4 [r14] = r0
	br .L6
	;;
.L11:
	adds r14 = -24, r37
	adds r15 = -28, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -20, r37
	;;
	st4 [r14] = r0
	br .L7
	;;
.L10:
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 1, 31
	;;
	mov r16 = r14
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	movl r15 = -306674912
	br .L9
	;;
.L8:
	mov r15 = r0
.L9:
	adds r14 = -24, r37
	;;
	xor r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -20, r37
	adds r15 = -20, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L10
	movl r15 = @gprel(table#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	adds r15 = -24, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -28, r37
	adds r15 = -28, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r14 = -16, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	extr r14 = r14, 3, 29
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -16, r37
	adds r15 = -16, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 99999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L13
	adds r34 = -12, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L14
	;;
.L17:
	adds r15 = -32, r37
	;;
	ld4 r14 = [r15]
	;;
	andcm r14 = -1, r14
	adds r16 = -32, r37
	;;
	st4 [r16] = r14
	adds r14 = -8, r37
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	movl r15 = @gprel(table#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -32, r37
	;;
	ld4 r15 = [r16]
	;;
	extr.u r15 = r15, 8, 24
	;;
	xor r14 = r15, r14
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	adds r14 = -8, r37
	adds r15 = -8, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 99999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	andcm r14 = -1, r14
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	adds r14 = -12, r37
	adds r15 = -12, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r16 = -32, r37
	;;
	ld4 r40 = [r16]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
