// a6dfdb24eb90530f017f00031c03ed0b
	.file	"copy-on-write.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc checksum#
checksum:
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
	st8 [r14] = r33
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	movl r15 = -2128831035
	;;
	st4 [r14] = r15
	br .L2
	;;
.L3:
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r2
	;;
	st8 [r16] = r15
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -8, r2
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
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
	st4 [r16] = r14
.L2:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	adds r16 = -1, r14
	;;
	st8 [r15] = r16
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp checksum#
	.bss
	.align 8
	.type	data#, @object
	.size	data#, 1048576
data:
	.skip	1048576
	.section	.rodata
	.align 8
.LC0:
	stringz	"child %d, parent %d %d %d %d\n"
	.align 8
.LC1:
	stringz	"%08x %08x %08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -5040, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r32 = -5016, r36
	addl r38 = 1048576, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r32 = -5008, r36
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 33, r0
	addl r40 = 3, r0
	addl r39 = 1048576, r0
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	;;
	st8 [r32] = r8
	addl r40 = 1048576, r0
	addl r39 = 1, r0
	movl r38 = @gprel(data#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -5016, r36
	addl r40 = 1048576, r0
	addl r39 = 2, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -5008, r36
	addl r40 = 1048576, r0
	addl r39 = 3, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -4992, r36
	addl r40 = 5000, r0
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -5024, r36
	;;
	st4 [r14] = r0
	br .L6
	;;
.L10:
	adds r32 = -5000, r36
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -5000, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r16 = -5020, r36
	adds r17 = -5024, r36
	;;
	ld4 r15 = [r17]
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
	st4 [r16] = r14
	br .L8
	;;
.L9:
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	adds r14 = -5020, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	adds r14 = -5020, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -5020, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -5016, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r15 = [r14]
	;;
	sxt1 r15 = r15
	;;
	zxt1 r15 = r15
	;;
	adds r15 = 1, r15
	;;
	zxt1 r15 = r15
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r14 = -5020, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -5008, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r15 = [r14]
	;;
	sxt1 r15 = r15
	;;
	zxt1 r15 = r15
	;;
	adds r15 = 1, r15
	;;
	zxt1 r15 = r15
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r14 = -5020, r36
	adds r15 = -5020, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 4096, r15
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -5020, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 1048575, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L9
	adds r14 = -4992, r36
	adds r20 = -5024, r36
	;;
	ld4 r15 = [r20]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -4992, r36
	adds r17 = -5024, r36
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r20 = -5024, r36
	;;
	ld4 r15 = [r20]
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
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -5024, r36
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
	sxt4 r15 = r14
	adds r14 = -5016, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r16, r14
	adds r14 = -4992, r36
	adds r17 = -5024, r36
	;;
	ld4 r16 = [r17]
	;;
	sxt4 r16 = r16
	;;
	add r14 = r14, r16
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r16 = r14
	adds r14 = -4996, r36
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -4996, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L7:
	adds r15 = 8, r36
	adds r14 = -5000, r36
	mov r40 = r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r16 = r14
	adds r20 = -5024, r36
	;;
	ld4 r15 = [r20]
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
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -5024, r36
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
	sxt4 r15 = r14
	adds r14 = -5016, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r18 = r14
	adds r20 = -5024, r36
	;;
	ld4 r15 = [r20]
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
	sxt4 r15 = r14
	adds r14 = -5008, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -4992, r36
	adds r20 = -5024, r36
	;;
	ld4 r15 = [r20]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r43 = r14
	mov r42 = r19
	mov r41 = r18
	mov r40 = r17
	mov r39 = r16
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -5024, r36
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
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 10, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r17 = -5024, r36
	;;
	ld4 r15 = [r17]
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
	mov r17 = r14
	sxt1 r14 = r16
	;;
	mov r16 = r14
	movl r15 = @gprel(data#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r17
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r20 = -5024, r36
	;;
	ld4 r14 = [r20]
	;;
	adds r14 = 1, r14
	adds r15 = -5024, r36
	;;
	st4 [r15] = r14
.L6:
	adds r16 = -5024, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L10
	addl r39 = 1048576, r0
	movl r38 = @gprel(data#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = checksum#
	mov r1 = r37
	mov r32 = r8
	adds r14 = -5016, r36
	addl r39 = 1048576, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = checksum#
	mov r1 = r37
	mov r33 = r8
	adds r14 = -5008, r36
	addl r39 = 1048576, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = checksum#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
