// 17211403360f5068c3327b953b12a4cd
	.file	"sorting.c"
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
	.bss
	.align 4
	.type	work#, @object
	.size	work#, 12000
work:
	.skip	12000
	.align 4
	.type	copy#, @object
	.size	copy#, 12000
copy:
	.skip	12000
	.align 4
	.type	scratch#, @object
	.size	scratch#, 12000
scratch:
	.skip	12000
	.text
	.align 16
	.proc insertion#
insertion:
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
	addl r14 = 1, r0
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	br .L4
	;;
.L8:
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	br .L5
	;;
.L7:
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	adds r14 = -4, r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r16 = r2
	;;
	ld8 r16 = [r16]
	;;
	add r14 = r16, r14
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L5:
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	adds r14 = -4, r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
.L6:
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st4 [r16] = r14
.L4:
	adds r14 = 8, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp insertion#
	.align 16
	.proc quick#
quick:
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
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L10
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld4 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = insertion#
	mov r1 = r37
	br .L9
	;;
.L10:
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	adds r15 = 8, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L18:
	br .L12
	;;
.L13:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r14
.L12:
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	br .L14
	;;
.L15:
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	adds r14 = -12, r36
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p7) br.cond.dptk .L20
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -4, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r16 = r36
	;;
	ld8 r16 = [r16]
	;;
	add r14 = r16, r14
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -4, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	br .L18
	;;
.L20:
	nop 0
	mov r14 = r36
	adds r16 = -16, r36
	;;
	ld4 r39 = [r16]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = quick#
	mov r1 = r37
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	adds r14 = 8, r36
	;;
	ld4 r15 = [r14]
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	sub r14 = r15, r14
	;;
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = quick#
	mov r1 = r37
.L9:
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp quick#
	.align 16
	.proc merge#
merge:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 1, r14
	(p7) br.cond.dptk .L28
	adds r15 = -4, r36
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r16 = r14, 31, 1
	;;
	add r14 = r16, r14
	;;
	extr r14 = r14, 1, 31
	;;
	st4 [r15] = r14
	adds r15 = -4, r36
	mov r14 = r36
	;;
	ld4 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = merge#
	mov r1 = r37
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r15, r14
	adds r15 = 8, r36
	adds r14 = -4, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = merge#
	mov r1 = r37
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r15 = r14, 2, r0
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(scratch#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	adds r15 = -4, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r36
	;;
	st4 [r14] = r0
	br .L24
	;;
.L27:
	adds r15 = -12, r36
	adds r14 = 8, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L25
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(scratch#)
	;;
	add r16 = r1, r16
	adds r17 = -16, r36
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L25
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	adds r15 = -12, r36
	;;
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	br .L26
	;;
.L25:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r15
	movl r15 = @gprel(scratch#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
.L26:
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	mov r16 = r36
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st4 [r15] = r14
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -4, r36
	adds r17 = -16, r36
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	br .L21
	;;
.L28:
	nop 0
.L21:
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp merge#
	.align 16
	.proc heap#
heap:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r2
	;;
	st4 [r15] = r14
	adds r15 = -28, r2
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	extr.u r16 = r14, 31, 1
	;;
	add r14 = r16, r14
	;;
	extr r14 = r14, 1, 31
	;;
	st4 [r15] = r14
	br .L30
	;;
.L38:
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -28, r2
	adds r15 = -28, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -20, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br .L32
	;;
.L31:
	adds r16 = -32, r2
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = -1, r14
	adds r15 = -32, r2
	;;
	st4 [r15] = r14
	adds r16 = -32, r2
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -20, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
.L32:
	adds r14 = -24, r2
	adds r15 = -28, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	shladd r15 = r14, 1, r0
	adds r14 = -16, r2
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -16, r2
	;;
	ld4 r15 = [r14]
	adds r16 = -32, r2
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p7) br.cond.dptk .L39
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r16 = r2
	;;
	ld8 r16 = [r16]
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	adds r14 = -16, r2
	adds r15 = -16, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L35:
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r2
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p7) br.cond.dptk .L40
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r16 = r2
	;;
	ld8 r16 = [r16]
	;;
	add r14 = r16, r14
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -24, r2
	adds r15 = -16, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br .L37
	;;
.L39:
	nop 0
	br .L34
	;;
.L40:
	nop 0
.L34:
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -20, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
.L30:
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L38
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp heap#
	.align 16
	.proc compare#
compare:
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
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r14 = -12, r2
	adds r15 = 8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -12, r2
	adds r17 = -16, r2
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp compare#
	.align 16
	.proc library#
library:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	addl r41 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 4, r0
	mov r39 = r14
	ld8 r38 = [r36]
	br.call.sptk.many b0 = qsort#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp library#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d %d %d %lld\n"
	.align 8
.LC1:
	stringz	"%d\n"
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
	mov r14 = r34
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L45
	;;
.L46:
	mov r14 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r16 = r14, r0
	movl r14 = 3777893186295716171
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 10
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r16, r14
	;;
	adds r15 = -2500, r14
	movl r16 = @gprel(work#)
	;;
	add r16 = r1, r16
	adds r17 = -32, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -32, r34
	;;
	st4 [r17] = r14
.L45:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 2999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L46
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	br .L47
	;;
.L52:
	movl r15 = @gprel(copy#)
	;;
	add r15 = r1, r15
	movl r14 = @gprel(work#)
	;;
	add r14 = r1, r14
	;;
	mov r16 = r14
	addl r14 = 12000, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	;;
	movl r15 = @gprel(ways.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r37 = 3000, r0
	movl r36 = @gprel(copy#)
	;;
	add r36 = r1, r36
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r35
	adds r14 = -24, r34
	;;
	st4 [r14] = r0
	adds r14 = -16, r34
	;;
	st8 [r14] = r0
	adds r14 = -8, r34
	;;
	st4 [r14] = r0
	br .L48
	;;
.L51:
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(copy#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(copy#)
	;;
	add r16 = r1, r16
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L49
	addl r16 = 1, r0
	br .L50
	;;
.L49:
	mov r16 = r0
.L50:
	adds r14 = -24, r34
	adds r15 = -24, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	movl r15 = @gprel(copy#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	setf.sig f6 = r16
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r16 = f6
	adds r14 = -16, r34
	adds r15 = -16, r34
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L48:
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 2999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(copy#)
	;;
	add r14 = r1, r14
	;;
	ld4 r16 = [r14]
	movl r14 = @gprel(copy#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 6000, r14
	;;
	ld4 r17 = [r14]
	movl r2 = @gprel(copy#)
	;;
	add r2 = r1, r2
	;;
	addl r14 = 11996, r2
	;;
	ld4 r18 = [r14]
	adds r15 = -16, r34
	adds r14 = -24, r34
	;;
	ld8 r41 = [r15]
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L47:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L52
	adds r14 = -4, r34
	;;
	st4 [r14] = r0
	adds r14 = 4, r34
	addl r15 = -2500, r0
	;;
	st4 [r14] = r15
	br .L53
	;;
.L54:
	adds r14 = 4, r34
	addl r40 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 4, r0
	addl r38 = 3000, r0
	movl r37 = @gprel(copy#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = bsearch#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -4, r34
	adds r15 = -4, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 4, r34
	;;
	st4 [r14] = r15
.L53:
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 2499, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L54
	adds r14 = -4, r34
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
	.section	.rodata
	.align 8
	.type	ways.0#, @object
	.size	ways.0#, 40
ways.0:
	data8	@fptr(insertion#)
	data8	@fptr(quick#)
	data8	@fptr(merge#)
	data8	@fptr(heap#)
	data8	@fptr(library#)
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
