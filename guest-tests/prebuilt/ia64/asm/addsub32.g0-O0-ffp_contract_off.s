// 7b9ee3ca34d19201339a76aa237e58b0
	.file	"addsub32.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 4
	.type	corners#, @object
	.size	corners#, 72
corners:
	data4	0
	data4	1
	data4	2
	data4	127
	data4	128
	data4	255
	data4	32767
	data4	32768
	data4	65535
	data4	65536
	data4	2147483646
	data4	2147483647
	data4	-2147483648
	data4	-2147483647
	data4	-2
	data4	-1
	data4	1431655765
	data4	-1431655766
	.align 8
.LC0:
	stringz	"%08x %08x: %08x %08x %03x\n"
	.align 8
.LC1:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	br .L2
	;;
.L26:
	adds r14 = -24, r34
	;;
	st4 [r14] = r0
	br .L3
	;;
.L25:
	movl r15 = @gprel(corners#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r34
	;;
	st4.rel [r14] = r15
	movl r15 = @gprel(corners#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r34
	;;
	st4.rel [r14] = r15
	adds r14 = -20, r34
	mov r15 = r34
	;;
	ld4.acq r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -16, r34
	adds r15 = 4, r34
	;;
	ld4.acq r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -12, r34
	adds r15 = -20, r34
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	adds r15 = -16, r34
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	mov r18 = r0
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	sxt4 r15 = r14
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L4
	addl r18 = 1, r0
.L4:
	mov r15 = r14
	adds r14 = 8, r34
	;;
	st4 [r14] = r15
	mov r17 = r0
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	sxt4 r15 = r14
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	addl r17 = 1, r0
.L5:
	mov r15 = r14
	adds r14 = 8, r34
	;;
	st4 [r14] = r15
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	addl r14 = 2, r0
	br .L7
	;;
.L6:
	mov r14 = r0
.L7:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	addl r14 = 4, r0
	br .L9
	;;
.L8:
	mov r14 = r0
.L9:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -12, r34
	adds r14 = -8, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	addl r14 = 8, r0
	br .L11
	;;
.L10:
	mov r14 = r0
.L11:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -12, r34
	adds r14 = -8, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	addl r14 = 16, r0
	br .L13
	;;
.L12:
	mov r14 = r0
.L13:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -12, r34
	adds r14 = -8, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	addl r14 = 32, r0
	br .L15
	;;
.L14:
	mov r14 = r0
.L15:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	addl r14 = 64, r0
	br .L17
	;;
.L16:
	mov r14 = r0
.L17:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r18
	;;
	and r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r17
	;;
	and r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r15
	;;
	mov r16 = r14
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -20, r34
	;;
	ld4 r15 = [r15]
	;;
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	addl r14 = 512, r0
	br .L19
	;;
.L18:
	mov r14 = r0
.L19:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	addl r14 = 1024, r0
	br .L21
	;;
.L20:
	mov r14 = r0
.L21:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	addl r15 = 2048, r0
	br .L23
	;;
.L22:
	mov r15 = r0
.L23:
	adds r14 = -4, r34
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -32, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r15 = r16, r14
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	add r16 = r15, r14
	adds r14 = -16, r34
	;;
	ld4 r14 = [r14]
	;;
	andcm r14 = -1, r14
	adds r15 = -20, r34
	;;
	ld4 r15 = [r15]
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r17 = r14, r15
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r17, r14
	;;
	add r14 = r16, r14
	adds r15 = -32, r34
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 7378697629483820647
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 1
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 3074457345618258603
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L24
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r17 = r15, r14
	adds r15 = -20, r34
	adds r14 = -16, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r18 = r15, r14
	adds r16 = -4, r34
	adds r15 = -16, r34
	adds r14 = -20, r34
	;;
	ld4 r41 = [r16]
	mov r40 = r18
	mov r39 = r17
	ld4 r38 = [r15]
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L24:
	adds r14 = -24, r34
	adds r15 = -24, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L3:
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 17, r14
	(p6) br.cond.dptk .L25
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L2:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 17, r14
	(p6) br.cond.dptk .L26
	adds r14 = -32, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC1)
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
