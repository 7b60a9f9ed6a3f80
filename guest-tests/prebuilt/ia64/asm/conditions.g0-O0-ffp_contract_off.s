// f32f7b02320fa431cf75684ea94b0ff9
	.file	"conditions.c"
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
	.proc next_random64#
next_random64:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
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
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	shl r33 = r14, 32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	or r14 = r14, r33
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp next_random64#
	.align 16
	.proc schar#
schar:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st1 [r14] = r32
	adds r14 = 1, r2
	;;
	st1 [r14] = r33
	adds r14 = 2, r2
	;;
	st1 [r14] = r34
	adds r15 = 1, r2
	mov r14 = r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	adds r15 = -16, r2
	;;
	st1 [r15] = r14
	adds r14 = -15, r2
	adds r16 = 1, r2
	mov r15 = r2
	;;
	ld1 r16 = [r16]
	;;
	sxt1 r16 = r16
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	cmp4.le p6, p7 = r15, r16
	;;
	(p6) mov r15 = r16
	;;
	st1 [r14] = r15
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld1 r14 = [r16]
	;;
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	adds r15 = 2, r2
	adds r14 = -15, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	br .L7
	;;
.L6:
	adds r15 = -16, r2
	;;
	ld1 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
.L7:
	adds r14 = -14, r2
	;;
	st1 [r14] = r15
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	addl r14 = 2, r0
	br .L9
	;;
.L8:
	mov r14 = r0
.L9:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	addl r14 = 4, r0
	br .L11
	;;
.L10:
	mov r14 = r0
.L11:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = 1, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	addl r14 = 1, r0
	br .L13
	;;
.L12:
	mov r14 = r0
.L13:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
.L14:
	addl r14 = 1, r0
	br .L16
	;;
.L15:
	mov r14 = r0
.L16:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r14 = 32, r0
	br .L18
	;;
.L17:
	mov r14 = r0
.L18:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	adds r15 = 1, r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L19
	addl r14 = 1, r0
	br .L20
	;;
.L19:
	mov r14 = r0
.L20:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	adds r15 = 1, r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
.L21:
	addl r14 = 1, r0
	br .L23
	;;
.L22:
	mov r14 = r0
.L23:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = 1, r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	addl r14 = 512, r0
	br .L25
	;;
.L24:
	mov r14 = r0
.L25:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 1, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r14 = 2048, r0
	br .L27
	;;
.L26:
	mov r14 = r0
.L27:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	addl r14 = 4096, r0
	br .L29
	;;
.L28:
	mov r14 = r0
.L29:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L30
	addl r14 = 16384, r0
	br .L31
	;;
.L30:
	mov r14 = r0
.L31:
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -12, r2
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	adds r15 = -14, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	add r15 = r14, r15
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L32
	adds r14 = 1, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	br .L33
	;;
.L32:
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
.L33:
	;;
	add r14 = r14, r15
	mov r16 = r2
	adds r15 = 2, r2
	;;
	ld1 r16 = [r16]
	;;
	sxt1 r16 = r16
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = r15, r16
	(p6) br.cond.dptk .L34
	adds r15 = 1, r2
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	br .L35
	;;
.L34:
	addl r15 = 100, r0
.L35:
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp schar#
	.align 16
	.proc uchar#
uchar:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st1 [r14] = r32
	adds r14 = 1, r2
	;;
	st1 [r14] = r33
	adds r14 = 2, r2
	;;
	st1 [r14] = r34
	adds r15 = 1, r2
	mov r14 = r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	adds r15 = -16, r2
	;;
	st1 [r15] = r14
	adds r14 = -15, r2
	adds r16 = 1, r2
	mov r15 = r2
	;;
	ld1 r16 = [r16]
	ld1 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r15, r16
	;;
	(p6) mov r15 = r16
	;;
	st1 [r14] = r15
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld1 r14 = [r16]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L38
	adds r15 = 2, r2
	adds r14 = -15, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L39
	;;
.L38:
	adds r15 = -16, r2
	;;
	ld1 r14 = [r15]
	;;
	mov r15 = r14
.L39:
	adds r14 = -14, r2
	;;
	st1 [r14] = r15
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
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
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L40
	addl r14 = 2, r0
	br .L41
	;;
.L40:
	mov r14 = r0
.L41:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L42
	addl r14 = 4, r0
	br .L43
	;;
.L42:
	mov r14 = r0
.L43:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	adds r14 = 1, r2
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	addl r14 = 1, r0
	br .L45
	;;
.L44:
	mov r14 = r0
.L45:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
.L46:
	addl r14 = 1, r0
	br .L48
	;;
.L47:
	mov r14 = r0
.L48:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	addl r14 = 32, r0
	br .L50
	;;
.L49:
	mov r14 = r0
.L50:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
	adds r15 = 1, r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
	addl r14 = 1, r0
	br .L52
	;;
.L51:
	mov r14 = r0
.L52:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L53
	adds r15 = 1, r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L54
.L53:
	addl r14 = 1, r0
	br .L55
	;;
.L54:
	mov r14 = r0
.L55:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = 1, r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 1, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L56
	addl r14 = 512, r0
	br .L57
	;;
.L56:
	mov r14 = r0
.L57:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 1, r2
	;;
	ld1 r14 = [r14]
	;;
	sub r14 = r16, r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L58
	addl r14 = 2048, r0
	br .L59
	;;
.L58:
	mov r14 = r0
.L59:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L60
	addl r14 = 4096, r0
	br .L61
	;;
.L60:
	mov r14 = r0
.L61:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	addl r14 = 16384, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -12, r2
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	adds r15 = -14, r2
	;;
	ld1 r15 = [r15]
	;;
	add r15 = r14, r15
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L62
	adds r14 = 1, r2
	;;
	ld1 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	br .L63
	;;
.L62:
	adds r14 = 2, r2
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
.L63:
	;;
	add r14 = r14, r15
	mov r16 = r2
	adds r15 = 2, r2
	;;
	ld1 r16 = [r16]
	ld1 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r15, r16
	(p6) br.cond.dptk .L64
	adds r15 = 1, r2
	;;
	ld1 r15 = [r15]
	br .L65
	;;
.L64:
	addl r15 = 100, r0
.L65:
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp uchar#
	.align 16
	.proc sshort#
sshort:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st2 [r14] = r32
	adds r14 = 2, r2
	;;
	st2 [r14] = r33
	adds r14 = 4, r2
	;;
	st2 [r14] = r34
	adds r15 = 2, r2
	mov r14 = r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	adds r15 = -16, r2
	;;
	st2 [r15] = r14
	adds r14 = -14, r2
	adds r16 = 2, r2
	mov r15 = r2
	;;
	ld2 r16 = [r16]
	;;
	sxt2 r16 = r16
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	;;
	cmp4.le p6, p7 = r15, r16
	;;
	(p6) mov r15 = r16
	;;
	st2 [r14] = r15
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld2 r14 = [r16]
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L68
	adds r15 = 4, r2
	adds r14 = -14, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	br .L69
	;;
.L68:
	adds r15 = -16, r2
	;;
	ld2 r14 = [r15]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L69:
	adds r14 = -12, r2
	;;
	st2 [r14] = r15
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L70
	addl r14 = 2, r0
	br .L71
	;;
.L70:
	mov r14 = r0
.L71:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L72
	addl r14 = 4, r0
	br .L73
	;;
.L72:
	mov r14 = r0
.L73:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	adds r14 = 2, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	addl r14 = 1, r0
	br .L75
	;;
.L74:
	mov r14 = r0
.L75:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L76
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L77
.L76:
	addl r14 = 1, r0
	br .L78
	;;
.L77:
	mov r14 = r0
.L78:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L79
	addl r14 = 32, r0
	br .L80
	;;
.L79:
	mov r14 = r0
.L80:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L81
	adds r15 = 2, r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L81
	addl r14 = 1, r0
	br .L82
	;;
.L81:
	mov r14 = r0
.L82:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L83
	adds r15 = 2, r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L84
.L83:
	addl r14 = 1, r0
	br .L85
	;;
.L84:
	mov r14 = r0
.L85:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = 2, r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L86
	addl r14 = 512, r0
	br .L87
	;;
.L86:
	mov r14 = r0
.L87:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 2, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	addl r14 = 2048, r0
	br .L89
	;;
.L88:
	mov r14 = r0
.L89:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L90
	addl r14 = 4096, r0
	br .L91
	;;
.L90:
	mov r14 = r0
.L91:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L92
	addl r14 = 16384, r0
	br .L93
	;;
.L92:
	mov r14 = r0
.L93:
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	st4 [r14] = r15
	adds r14 = -8, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	adds r15 = -12, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	;;
	add r15 = r14, r15
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L94
	adds r14 = 2, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	br .L95
	;;
.L94:
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
.L95:
	;;
	add r14 = r14, r15
	mov r16 = r2
	adds r15 = 4, r2
	;;
	ld2 r16 = [r16]
	;;
	sxt2 r16 = r16
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	;;
	cmp4.eq p6, p7 = r15, r16
	(p6) br.cond.dptk .L96
	adds r15 = 2, r2
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	br .L97
	;;
.L96:
	addl r15 = 100, r0
.L97:
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp sshort#
	.align 16
	.proc unshort#
unshort:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st2 [r14] = r32
	adds r14 = 2, r2
	;;
	st2 [r14] = r33
	adds r14 = 4, r2
	;;
	st2 [r14] = r34
	adds r15 = 2, r2
	mov r14 = r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	adds r15 = -16, r2
	;;
	st2 [r15] = r14
	adds r14 = -14, r2
	adds r16 = 2, r2
	mov r15 = r2
	;;
	ld2 r16 = [r16]
	ld2 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r15, r16
	;;
	(p6) mov r15 = r16
	;;
	st2 [r14] = r15
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld2 r14 = [r16]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L100
	adds r15 = 4, r2
	adds r14 = -14, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p7) mov r14 = r15
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	br .L101
	;;
.L100:
	adds r15 = -16, r2
	;;
	ld2 r14 = [r15]
	;;
	mov r15 = r14
.L101:
	adds r14 = -12, r2
	;;
	st2 [r14] = r15
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
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
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L102
	addl r14 = 2, r0
	br .L103
	;;
.L102:
	mov r14 = r0
.L103:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L104
	addl r14 = 4, r0
	br .L105
	;;
.L104:
	mov r14 = r0
.L105:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L106
	adds r14 = 2, r2
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L106
	addl r14 = 1, r0
	br .L107
	;;
.L106:
	mov r14 = r0
.L107:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L108
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L109
.L108:
	addl r14 = 1, r0
	br .L110
	;;
.L109:
	mov r14 = r0
.L110:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L111
	addl r14 = 32, r0
	br .L112
	;;
.L111:
	mov r14 = r0
.L112:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L113
	adds r15 = 2, r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L113
	addl r14 = 1, r0
	br .L114
	;;
.L113:
	mov r14 = r0
.L114:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L115
	adds r15 = 2, r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L116
.L115:
	addl r14 = 1, r0
	br .L117
	;;
.L116:
	mov r14 = r0
.L117:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = 2, r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 2, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L118
	addl r14 = 512, r0
	br .L119
	;;
.L118:
	mov r14 = r0
.L119:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 2, r2
	;;
	ld2 r14 = [r14]
	;;
	sub r14 = r16, r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L120
	addl r14 = 2048, r0
	br .L121
	;;
.L120:
	mov r14 = r0
.L121:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld2 r15 = [r15]
	ld2 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L122
	addl r14 = 4096, r0
	br .L123
	;;
.L122:
	mov r14 = r0
.L123:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	addl r14 = 16384, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	st4 [r14] = r15
	adds r14 = -8, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	adds r15 = -12, r2
	;;
	ld2 r15 = [r15]
	;;
	add r15 = r14, r15
	mov r14 = r2
	;;
	ld2 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L124
	adds r14 = 2, r2
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	br .L125
	;;
.L124:
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
.L125:
	;;
	add r14 = r14, r15
	mov r16 = r2
	adds r15 = 4, r2
	;;
	ld2 r16 = [r16]
	ld2 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r15, r16
	(p6) br.cond.dptk .L126
	adds r15 = 2, r2
	;;
	ld2 r15 = [r15]
	br .L127
	;;
.L126:
	addl r15 = 100, r0
.L127:
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp unshort#
	.align 16
	.proc unint#
unint:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	st4 [r14] = r34
	adds r14 = 4, r2
	mov r15 = r2
	;;
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -12, r2
	adds r15 = 4, r2
	mov r14 = r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p6) mov r14 = r15
	;;
	st4 [r16] = r14
	adds r14 = 8, r2
	;;
	ld4 r15 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L130
	adds r14 = 8, r2
	adds r15 = -12, r2
	;;
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	br .L131
	;;
.L130:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
.L131:
	adds r15 = -8, r2
	;;
	st4 [r15] = r14
	mov r15 = r2
	adds r14 = 4, r2
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
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L132
	addl r14 = 2, r0
	br .L133
	;;
.L132:
	mov r14 = r0
.L133:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L134
	addl r14 = 4, r0
	br .L135
	;;
.L134:
	mov r14 = r0
.L135:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L136
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L136
	addl r14 = 1, r0
	br .L137
	;;
.L136:
	mov r14 = r0
.L137:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L138
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L139
.L138:
	addl r14 = 1, r0
	br .L140
	;;
.L139:
	mov r14 = r0
.L140:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L141
	addl r14 = 32, r0
	br .L142
	;;
.L141:
	mov r14 = r0
.L142:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L143
	adds r15 = 4, r2
	adds r14 = 8, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L143
	addl r14 = 1, r0
	br .L144
	;;
.L143:
	mov r14 = r0
.L144:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L145
	adds r15 = 4, r2
	adds r14 = 8, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L146
.L145:
	addl r14 = 1, r0
	br .L147
	;;
.L146:
	mov r14 = r0
.L147:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = 4, r2
	adds r14 = 8, r2
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
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L148
	addl r14 = 512, r0
	br .L149
	;;
.L148:
	mov r14 = r0
.L149:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L150
	addl r14 = 2048, r0
	br .L151
	;;
.L150:
	mov r14 = r0
.L151:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = 8, r2
	;;
	ld4 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L152
	addl r14 = 4096, r0
	br .L153
	;;
.L152:
	mov r14 = r0
.L153:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	addl r14 = 16384, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -4, r2
	;;
	st4 [r14] = r15
	adds r14 = -4, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r15 = r14, r15
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	add r16 = r15, r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L154
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	br .L155
	;;
.L154:
	adds r14 = 8, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
.L155:
	;;
	add r15 = r14, r16
	mov r16 = r2
	adds r14 = 8, r2
	;;
	ld4 r16 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r16
	(p6) br.cond.dptk .L156
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	br .L157
	;;
.L156:
	addl r14 = 100, r0
.L157:
	;;
	add r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp unint#
	.align 16
	.proc ullong#
ullong:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -8, r2
	adds r15 = -16, r2
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	adds r15 = -48, r2
	;;
	st8 [r15] = r14
	adds r16 = -40, r2
	adds r15 = -8, r2
	adds r14 = -16, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	;;
	(p6) mov r14 = r15
	;;
	st8 [r16] = r14
	mov r14 = r2
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r2
	;;
	ld8 r14 = [r16]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L160
	mov r14 = r2
	adds r15 = -40, r2
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	br .L161
	;;
.L160:
	adds r15 = -48, r2
	;;
	ld8 r14 = [r15]
.L161:
	adds r15 = -32, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L162
	addl r14 = 2, r0
	br .L163
	;;
.L162:
	mov r14 = r0
.L163:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L164
	addl r14 = 4, r0
	br .L165
	;;
.L164:
	mov r14 = r0
.L165:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L166
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L166
	addl r14 = 1, r0
	br .L167
	;;
.L166:
	mov r14 = r0
.L167:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L168
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L169
.L168:
	addl r14 = 1, r0
	br .L170
	;;
.L169:
	mov r14 = r0
.L170:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L171
	addl r14 = 32, r0
	br .L172
	;;
.L171:
	mov r14 = r0
.L172:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L173
	adds r15 = -8, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L173
	addl r14 = 1, r0
	br .L174
	;;
.L173:
	mov r14 = r0
.L174:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L175
	adds r15 = -8, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L176
.L175:
	addl r14 = 1, r0
	br .L177
	;;
.L176:
	mov r14 = r0
.L177:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -8, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L178
	addl r14 = 512, r0
	br .L179
	;;
.L178:
	mov r14 = r0
.L179:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L180
	addl r14 = 2048, r0
	br .L181
	;;
.L180:
	mov r14 = r0
.L181:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L182
	addl r14 = 4096, r0
	br .L183
	;;
.L182:
	mov r14 = r0
.L183:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	addl r14 = 16384, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -24, r2
	;;
	st4 [r14] = r15
	adds r14 = -24, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	adds r15 = -32, r2
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r14, r15
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L184
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	br .L185
	;;
.L184:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
.L185:
	;;
	add r14 = r14, r16
	adds r16 = -16, r2
	mov r15 = r2
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	cmp.eq p6, p7 = r15, r16
	(p6) br.cond.dptk .L186
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	br .L187
	;;
.L186:
	addl r15 = 100, r0
.L187:
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp ullong#
	.align 16
	.proc sint#
sint:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 8, r2
	;;
	st4 [r14] = r34
	adds r14 = 4, r2
	mov r15 = r2
	;;
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	;;
	cmp4.le p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -12, r2
	adds r15 = 4, r2
	mov r14 = r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p6) mov r14 = r15
	;;
	st4 [r16] = r14
	adds r14 = 8, r2
	;;
	ld4 r15 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L190
	adds r14 = 8, r2
	adds r15 = -12, r2
	;;
	ld4 r14 = [r14]
	ld4 r15 = [r15]
	;;
	cmp4.le p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	br .L191
	;;
.L190:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
.L191:
	adds r15 = -8, r2
	;;
	st4 [r15] = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
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
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L192
	addl r14 = 2, r0
	br .L193
	;;
.L192:
	mov r14 = r0
.L193:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L194
	addl r14 = 4, r0
	br .L195
	;;
.L194:
	mov r14 = r0
.L195:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L196
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L196
	addl r14 = 1, r0
	br .L197
	;;
.L196:
	mov r14 = r0
.L197:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L198
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L199
.L198:
	addl r14 = 1, r0
	br .L200
	;;
.L199:
	mov r14 = r0
.L200:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L201
	addl r14 = 32, r0
	br .L202
	;;
.L201:
	mov r14 = r0
.L202:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L203
	adds r15 = 4, r2
	adds r14 = 8, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L203
	addl r14 = 1, r0
	br .L204
	;;
.L203:
	mov r14 = r0
.L204:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L205
	adds r15 = 4, r2
	adds r14 = 8, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L206
.L205:
	addl r14 = 1, r0
	br .L207
	;;
.L206:
	mov r14 = r0
.L207:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = 4, r2
	adds r14 = 8, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L208
	addl r14 = 512, r0
	br .L209
	;;
.L208:
	mov r14 = r0
.L209:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L210
	addl r14 = 2048, r0
	br .L211
	;;
.L210:
	mov r14 = r0
.L211:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r15 = r2
	adds r14 = 8, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L212
	addl r14 = 4096, r0
	br .L213
	;;
.L212:
	mov r14 = r0
.L213:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L214
	addl r14 = 16384, r0
	br .L215
	;;
.L214:
	mov r14 = r0
.L215:
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -4, r2
	;;
	st4 [r14] = r15
	adds r14 = -4, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r15 = r14, r15
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	add r16 = r15, r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L216
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	br .L217
	;;
.L216:
	adds r14 = 8, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
.L217:
	;;
	add r15 = r14, r16
	mov r16 = r2
	adds r14 = 8, r2
	;;
	ld4 r16 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r16
	(p6) br.cond.dptk .L218
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	br .L219
	;;
.L218:
	addl r14 = 100, r0
.L219:
	;;
	add r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp sint#
	.align 16
	.proc sllong#
sllong:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -8, r2
	adds r15 = -16, r2
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	adds r15 = -48, r2
	;;
	st8 [r15] = r14
	adds r16 = -40, r2
	adds r15 = -8, r2
	adds r14 = -16, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r14, r15
	;;
	(p6) mov r14 = r15
	;;
	st8 [r16] = r14
	mov r14 = r2
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r2
	;;
	ld8 r14 = [r16]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L222
	mov r14 = r2
	adds r15 = -40, r2
	;;
	ld8 r14 = [r14]
	ld8 r15 = [r15]
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	br .L223
	;;
.L222:
	adds r15 = -48, r2
	;;
	ld8 r14 = [r15]
.L223:
	adds r15 = -32, r2
	;;
	st8 [r15] = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L224
	addl r14 = 2, r0
	br .L225
	;;
.L224:
	mov r14 = r0
.L225:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L226
	addl r14 = 4, r0
	br .L227
	;;
.L226:
	mov r14 = r0
.L227:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L228
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L228
	addl r14 = 1, r0
	br .L229
	;;
.L228:
	mov r14 = r0
.L229:
	;;
	shladd r14 = r14, 3, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L230
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L231
.L230:
	addl r14 = 1, r0
	br .L232
	;;
.L231:
	mov r14 = r0
.L232:
	;;
	shladd r14 = r14, 4, r0
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L233
	addl r14 = 32, r0
	br .L234
	;;
.L233:
	mov r14 = r0
.L234:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L235
	adds r15 = -8, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L235
	addl r14 = 1, r0
	br .L236
	;;
.L235:
	mov r14 = r0
.L236:
	;;
	dep.z r14 = r14, 6, 26
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L237
	adds r15 = -8, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L238
.L237:
	addl r14 = 1, r0
	br .L239
	;;
.L238:
	mov r14 = r0
.L239:
	;;
	dep.z r14 = r14, 7, 25
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -8, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r17
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	cmp.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L240
	addl r14 = 512, r0
	br .L241
	;;
.L240:
	mov r14 = r0
.L241:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	dep.z r14 = r14, 10, 22
	addl r15 = 1024, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r16 = r14
	adds r15 = -16, r2
	adds r14 = -8, r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L242
	addl r14 = 2048, r0
	br .L243
	;;
.L242:
	mov r14 = r0
.L243:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -16, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L244
	addl r14 = 4096, r0
	br .L245
	;;
.L244:
	mov r14 = r0
.L245:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	dep.z r14 = r14, 9, 23
	addl r15 = 8192, r0
	;;
	and r14 = r15, r14
	;;
	or r14 = r14, r16
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L246
	addl r14 = 16384, r0
	br .L247
	;;
.L246:
	mov r14 = r0
.L247:
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -24, r2
	;;
	st4 [r14] = r15
	adds r14 = -24, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	sub r16 = r16, r14
	;;
	dep.z r14 = r16, 8, 24
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	adds r15 = -32, r2
	;;
	ld8 r15 = [r15]
	;;
	add r16 = r14, r15
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L248
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	br .L249
	;;
.L248:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
.L249:
	;;
	add r14 = r14, r16
	adds r16 = -16, r2
	mov r15 = r2
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	cmp.eq p6, p7 = r15, r16
	(p6) br.cond.dptk .L250
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	br .L251
	;;
.L250:
	addl r15 = 100, r0
.L251:
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp sllong#
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
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = 4, r35
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	br .L254
	;;
.L258:
	adds r32 = -56, r35
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random64#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -48, r35
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random64#
	mov r1 = r36
	st8 [r32] = r8
	adds r32 = -40, r35
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random64#
	mov r1 = r36
	st8 [r32] = r8
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
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
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L255
	adds r14 = -56, r35
	adds r15 = -48, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L255:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 3, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L256
	adds r14 = -40, r35
	adds r15 = -56, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L256:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
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
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
.L257:
	adds r14 = -28, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = schar#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = uchar#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = sshort#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 12, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = unshort#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = unint#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	adds r14 = 16, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 20, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r16 = -40, r35
	adds r15 = -48, r35
	adds r14 = -56, r35
	;;
	ld8 r39 = [r16]
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = ullong#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	adds r14 = 20, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	mov r15 = r14
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	mov r16 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = sint#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	adds r14 = 24, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 28, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	shr r15 = r14, 2
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	shr r16 = r14, 2
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	shr r14 = r14, 2
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = sllong#
	mov r1 = r36
	mov r14 = r8
	;;
	add r15 = r32, r14
	adds r14 = -28, r35
	;;
	adds r14 = 28, r14
	;;
	st4 [r14] = r15
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
.L254:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 3999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L258
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L259
	;;
.L260:
	adds r15 = -28, r35
	adds r14 = -32, r35
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
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	adds r15 = -32, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L259:
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L260
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
