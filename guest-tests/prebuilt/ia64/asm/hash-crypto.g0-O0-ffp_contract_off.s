// 887da832b998d5ceeef411e52836171a
	.file	"hash-crypto.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc rol#
rol:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r15 = 4, r2
	ld4 r14 = [r2]
	;;
	ld4 r15 = [r15]
	;;
	sub r15 = 32, r15
	;;
	addp4 r15 = r15, r0
	mix4.r r16 = r14, r14
	;;
	shr.u r16 = r16, r15
	;;
	mov r14 = r16
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp rol#
	.global __umoddi3#
	.align 16
	.proc sha256#
sha256:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -576, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st8 [r14] = r33
	mov r14 = r39
	;;
	st8 [r14] = r34
	adds r14 = -560, r39
	;;
	st4 [r14] = r0
	adds r14 = -556, r39
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	br .L4
	;;
.L12:
	adds r14 = -552, r39
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -548, r39
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	br .L5
	;;
.L6:
	adds r15 = -556, r39
	adds r14 = -548, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -552, r39
	adds r15 = -552, r39
	;;
	ld4 r15 = [r15]
	;;
	and r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -548, r39
	adds r15 = -548, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L5:
	adds r14 = -548, r39
	;;
	ld4 r15 = [r14]
	;;
	setf.sig f6 = r15
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r15 = f6
	adds r14 = -556, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
	adds r14 = -552, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L33
	adds r14 = -544, r39
	;;
	st8 [r14] = r0
	adds r14 = -536, r39
	movl r15 = 68719476736
	;;
	st8 [r14] = r15
	br .L9
	;;
.L11:
	adds r15 = -544, r39
	adds r14 = -536, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -416, r39
	;;
	shr.u r15 = r15, 1
	;;
	st8 [r14] = r15
	adds r14 = -408, r39
	adds r15 = -416, r39
	;;
	ld8 r15 = [r15]
	addp4 r16 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -400, r39
	adds r15 = -416, r39
	;;
	ld8 r15 = [r15]
	;;
	shr.u r15 = r15, 32
	;;
	st8 [r14] = r15
	adds r14 = -392, r39
	adds r15 = -408, r39
	;;
	ldf8 f6 = [r15]
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r15 = f6
	;;
	st8 [r14] = r15
	adds r15 = -408, r39
	adds r14 = -400, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shladd r16 = r14, 1, r0
	adds r14 = -392, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 32
	adds r14 = -384, r39
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -400, r39
	;;
	ldf8 f6 = [r14]
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r16 = f6
	adds r14 = -384, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 32
	adds r14 = -376, r39
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -368, r39
	adds r15 = -392, r39
	;;
	ld8 r15 = [r15]
	addp4 r16 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -360, r39
	adds r15 = -384, r39
	;;
	ld8 r15 = [r15]
	addp4 r16 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -352, r39
	adds r15 = -376, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -344, r39
	adds r16 = -368, r39
	adds r15 = -408, r39
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st8 [r14] = r15
	adds r15 = -360, r39
	adds r14 = -408, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r16 = f6
	adds r14 = -344, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 32
	adds r14 = -336, r39
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r15 = -352, r39
	adds r14 = -408, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r16 = f6
	adds r14 = -336, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 32
	adds r14 = -328, r39
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -320, r39
	adds r15 = -328, r39
	;;
	ld8 r15 = [r15]
	;;
	shr.u r15 = r15, 32
	;;
	st8 [r14] = r15
	adds r14 = -344, r39
	adds r15 = -344, r39
	;;
	ld8 r15 = [r15]
	addp4 r16 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -336, r39
	adds r15 = -336, r39
	;;
	ld8 r15 = [r15]
	addp4 r16 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -328, r39
	adds r15 = -328, r39
	;;
	ld8 r15 = [r15]
	addp4 r16 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r15 = -368, r39
	adds r14 = -400, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r16 = f6
	adds r14 = -336, r39
	adds r15 = -336, r39
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r15 = -360, r39
	adds r14 = -400, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r14 = -336, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	add r15 = r15, r14
	adds r14 = -328, r39
	adds r16 = -328, r39
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r15 = -352, r39
	adds r14 = -400, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r14 = -328, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	add r15 = r15, r14
	adds r14 = -320, r39
	adds r16 = -320, r39
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -556, r39
	;;
	ld4 r14 = [r14]
	adds r15 = -320, r39
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r14 = -544, r39
	adds r15 = -416, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L9
	;;
.L10:
	adds r14 = -536, r39
	adds r15 = -416, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L9:
	adds r15 = -536, r39
	adds r14 = -544, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L11
	adds r15 = -560, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r16 = -560, r39
	;;
	st4 [r16] = r15
	adds r15 = -544, r39
	;;
	ld8 r15 = [r15]
	;;
	mov r16 = r15
	movl r15 = @gprel(k.4#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	br .L8
	;;
.L33:
	nop 0
.L8:
	adds r14 = -556, r39
	adds r15 = -556, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L4:
	adds r15 = -560, r39
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L12
	adds r14 = -528, r39
	;;
	st4 [r14] = r0
	br .L13
	;;
.L17:
	adds r14 = -520, r39
	;;
	st8 [r14] = r0
	adds r14 = -512, r39
	movl r15 = 68719476736
	;;
	st8 [r14] = r15
	br .L14
	;;
.L16:
	adds r15 = -520, r39
	adds r14 = -512, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -448, r39
	;;
	shr.u r15 = r15, 1
	;;
	st8 [r14] = r15
	adds r14 = -440, r39
	adds r15 = -448, r39
	;;
	ld8 r15 = [r15]
	addp4 r16 = 4294967295 - 0x100000000, r0
	;;
	and r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -432, r39
	adds r15 = -448, r39
	;;
	ld8 r15 = [r15]
	;;
	shr.u r15 = r15, 32
	;;
	st8 [r14] = r15
	adds r14 = -432, r39
	;;
	ldf8 f6 = [r14]
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r16 = f6
	adds r15 = -440, r39
	adds r14 = -432, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shladd r15 = r14, 1, r0
	adds r14 = -440, r39
	;;
	ldf8 f6 = [r14]
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 32
	;;
	add r14 = r15, r14
	;;
	shr.u r15 = r14, 32
	adds r14 = -424, r39
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	movl r15 = @gprel(primes.3#)
	;;
	add r15 = r1, r15
	adds r14 = -528, r39
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
	addp4 r15 = r14, r0
	adds r14 = -424, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
	adds r14 = -520, r39
	adds r15 = -448, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L14
	;;
.L15:
	adds r14 = -512, r39
	adds r15 = -448, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L14:
	adds r15 = -512, r39
	adds r14 = -520, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	adds r14 = -528, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -520, r39
	;;
	ld8 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -528, r39
	adds r15 = -528, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -528, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L17
	adds r14 = -8, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 72, r14
	adds r14 = -472, r39
	;;
	shr.u r15 = r15, 6
	;;
	st8 [r14] = r15
	adds r14 = -504, r39
	;;
	st8 [r14] = r0
	br .L18
	;;
.L32:
	adds r14 = -496, r39
	;;
	st8 [r14] = r0
	br .L19
	;;
.L25:
	adds r14 = -504, r39
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 6
	adds r14 = -456, r39
	adds r16 = -496, r39
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r15 = -456, r39
	adds r14 = -8, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	adds r15 = -16, r39
	adds r14 = -456, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	br .L21
	;;
.L20:
	adds r15 = -456, r39
	adds r14 = -8, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	addl r14 = 128, r0
	br .L21
	;;
.L22:
	mov r14 = r0
.L21:
	adds r15 = -488, r39
	;;
	st1 [r15] = r14
	adds r14 = -472, r39
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 6
	;;
	adds r14 = -8, r14
	adds r15 = -456, r39
	;;
	ld8 r15 = [r15]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	adds r14 = -8, r39
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -472, r39
	;;
	ld8 r15 = [r15]
	;;
	shl r16 = r15, 6
	adds r15 = -456, r39
	;;
	ld8 r15 = [r15]
	;;
	sub r15 = r16, r15
	;;
	adds r15 = -1, r15
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r15 = r14, r15
	adds r14 = -488, r39
	;;
	st1 [r14] = r15
.L24:
	adds r14 = -496, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 2
	adds r15 = -312, r39
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	dep.z r15 = r14, 8, 24
	adds r14 = -488, r39
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -496, r39
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 2
	or r15 = r16, r15
	;;
	mov r16 = r15
	adds r15 = -312, r39
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r14 = -496, r39
	adds r15 = -496, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L19:
	adds r14 = -496, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 63, r14
	(p6) br.cond.dptk .L25
	adds r14 = -484, r39
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	br .L26
	;;
.L27:
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -16, r14
	adds r15 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -7, r14
	adds r16 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	add r35 = r15, r14
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -15, r14
	adds r15 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 25, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r36 = r8
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -15, r14
	adds r15 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 14, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r14 = r8
	;;
	xor r14 = r14, r36
	;;
	mov r16 = r14
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -15, r14
	adds r15 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 3, 29
	;;
	xor r14 = r14, r16
	;;
	add r35 = r35, r14
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	adds r15 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 15, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r36 = r8
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	adds r15 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 13, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r14 = r8
	;;
	xor r14 = r14, r36
	;;
	mov r16 = r14
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	adds r15 = -312, r39
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 10, 22
	;;
	xor r14 = r14, r16
	;;
	add r15 = r35, r14
	adds r16 = -312, r39
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -484, r39
	adds r15 = -484, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L26:
	adds r14 = -484, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L27
	mov r14 = r39
	adds r15 = -56, r39
	addl r43 = 32, r0
	;;
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r40
	adds r14 = -480, r39
	;;
	st4 [r14] = r0
	br .L28
	;;
.L29:
	adds r14 = -56, r39
	;;
	adds r14 = 28, r14
	;;
	ld4 r35 = [r14]
	adds r14 = -56, r39
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 26, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r36 = r8
	adds r14 = -56, r39
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 21, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r14 = r8
	;;
	xor r14 = r14, r36
	;;
	mov r36 = r14
	adds r14 = -56, r39
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	addl r42 = 7, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r14 = r8
	;;
	xor r14 = r14, r36
	;;
	add r14 = r35, r14
	adds r15 = -56, r39
	;;
	adds r15 = 16, r15
	;;
	ld4 r16 = [r15]
	adds r15 = -56, r39
	;;
	adds r15 = 20, r15
	;;
	ld4 r15 = [r15]
	;;
	and r15 = r15, r16
	;;
	mov r17 = r15
	adds r15 = -56, r39
	;;
	adds r15 = 16, r15
	;;
	ld4 r15 = [r15]
	;;
	andcm r16 = -1, r15
	adds r15 = -56, r39
	;;
	adds r15 = 24, r15
	;;
	ld4 r15 = [r15]
	;;
	and r15 = r15, r16
	;;
	xor r15 = r15, r17
	;;
	add r15 = r14, r15
	movl r16 = @gprel(k.4#)
	;;
	add r16 = r1, r16
	adds r14 = -480, r39
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
	add r16 = r15, r14
	adds r15 = -312, r39
	adds r14 = -480, r39
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
	adds r14 = -464, r39
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -56, r39
	;;
	ld4 r14 = [r14]
	addl r42 = 30, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r35 = r8
	adds r14 = -56, r39
	;;
	ld4 r14 = [r14]
	addl r42 = 19, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r14 = r8
	;;
	xor r14 = r14, r35
	;;
	mov r35 = r14
	adds r14 = -56, r39
	;;
	ld4 r14 = [r14]
	addl r42 = 10, r0
	;;
	mov r41 = r14
	br.call.sptk.many b0 = rol#
	mov r1 = r40
	mov r14 = r8
	;;
	xor r14 = r14, r35
	;;
	mov r17 = r14
	adds r14 = -56, r39
	;;
	ld4 r14 = [r14]
	adds r15 = -56, r39
	;;
	adds r15 = 4, r15
	;;
	ld4 r16 = [r15]
	adds r15 = -56, r39
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	xor r15 = r15, r16
	;;
	and r14 = r15, r14
	;;
	mov r16 = r14
	adds r14 = -56, r39
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -56, r39
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	xor r14 = r14, r16
	;;
	mov r15 = r14
	adds r14 = -460, r39
	;;
	add r15 = r17, r15
	;;
	st4 [r14] = r15
	adds r14 = -56, r39
	;;
	adds r14 = 4, r14
	adds r15 = -56, r39
	addl r43 = 28, r0
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = memmove#
	mov r1 = r40
	adds r14 = -56, r39
	;;
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -464, r39
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -56, r39
	;;
	adds r14 = 16, r14
	;;
	st4 [r14] = r15
	adds r15 = -464, r39
	adds r14 = -460, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -56, r39
	;;
	st4 [r14] = r15
	adds r14 = -480, r39
	adds r15 = -480, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L28:
	adds r14 = -480, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L29
	adds r14 = -476, r39
	;;
	st4 [r14] = r0
	br .L30
	;;
.L31:
	adds r14 = -476, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	adds r15 = -56, r39
	adds r14 = -476, r39
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
	adds r14 = -476, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r17 = r39
	;;
	ld8 r17 = [r17]
	;;
	add r14 = r17, r14
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -476, r39
	adds r15 = -476, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L30:
	adds r14 = -476, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L31
	adds r14 = -504, r39
	adds r15 = -504, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L18:
	adds r15 = -504, r39
	adds r14 = -472, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L32
	nop 0
	nop 0
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp sha256#
	.align 16
	.proc crc32#
crc32:
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
	addl r14 = -1, r0
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	br .L35
	;;
.L40:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	mov r15 = r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
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
	adds r14 = -12, r2
	;;
	st4 [r14] = r0
	br .L36
	;;
.L39:
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 1, 31
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r14 = -306674912
	br .L38
	;;
.L37:
	mov r14 = r0
.L38:
	;;
	xor r14 = r15, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r14 = -12, r2
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L36:
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L39
.L35:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	adds r16 = -1, r14
	;;
	st8 [r15] = r16
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	andcm r14 = -1, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp crc32#
	.align 16
	.proc adler32#
adler32:
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
	addl r14 = 1, r0
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r14 = -12, r2
	;;
	st4 [r14] = r0
	br .L43
	;;
.L44:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	mov r15 = r2
	;;
	adds r16 = 1, r14
	;;
	st8 [r15] = r16
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = 4223091239536077
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r16, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r15 = r14, 15
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 12
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r14 = -12, r2
	;;
	ld4 r15 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r15, r14
	adds r17 = -12, r2
	;;
	addp4 r16 = r14, r0
	movl r14 = 4223091239536077
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r16, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r15 = r14, 15
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 12
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	st4 [r17] = r14
.L43:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	adds r16 = -1, r14
	;;
	st8 [r15] = r16
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 16, 16
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	or r14 = r14, r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp adler32#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%c%c%c%c"
	.text
	.align 16
	.proc base64#
base64:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
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
	st8 [r14] = r33
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	br .L47
	;;
.L56:
	mov r14 = r36
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	dep.z r15 = r14, 16, 16
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r16 = 8, r36
	;;
	ld8 r16 = [r16]
	;;
	cmp.geu p6, p7 = r14, r16
	(p6) br.cond.dptk .L48
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	mov r16 = r36
	;;
	ld8 r16 = [r16]
	;;
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	;;
	dep.z r14 = r14, 8, 24
	br .L49
	;;
.L48:
	mov r14 = r0
.L49:
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 2, r14
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L50
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 2, r14
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	br .L51
	;;
.L50:
	mov r15 = r0
.L51:
	adds r14 = -8, r36
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 18, 14
	movl r15 = @gprel(digits.2#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 12, 20
	;;
	and r14 = 63, r14
	movl r15 = @gprel(digits.2#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r18 = r14
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L52
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 6, 26
	;;
	and r14 = 63, r14
	movl r15 = @gprel(digits.2#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	br .L53
	;;
.L52:
	addl r16 = 61, r0
.L53:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 2, r14
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L54
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(digits.2#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	br .L55
	;;
.L54:
	addl r14 = 61, r0
.L55:
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r18
	mov r39 = r17
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 3, r14
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
.L47:
	adds r14 = 8, r36
	adds r16 = -16, r36
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L56
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp base64#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%08x"
	.align 8
.LC2:
	stringz	"\n%08x %08x\n"
	.align 8
.LC3:
	stringz	"any carnal pleas"
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
	br .L58
	;;
.L59:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(text.1#)
	;;
	add r15 = r1, r15
	adds r17 = -32, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r35
	;;
	st4 [r16] = r14
.L58:
	adds r17 = -32, r35
	;;
	ld4 r14 = [r17]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L59
	adds r14 = -28, r35
	;;
	st4 [r14] = r0
	br .L60
	;;
.L63:
	movl r15 = @gprel(inputs.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	movl r15 = @gprel(inputs.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -20, r35
	;;
	mov r39 = r15
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = sha256#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	st4 [r14] = r0
	br .L61
	;;
.L62:
	adds r15 = -20, r35
	adds r14 = -24, r35
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
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L61:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L62
	movl r15 = @gprel(inputs.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	movl r15 = @gprel(inputs.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = crc32#
	mov r1 = r36
	mov r32 = r8
	;;
	movl r15 = @gprel(inputs.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	movl r15 = @gprel(inputs.0#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = adler32#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	adds r15 = -28, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L60:
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L63
	addl r38 = 16, r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = base64#
	mov r1 = r36
	addl r38 = 40, r0
	;;
	movl r37 = @gprel(text.1#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = base64#
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
	.bss
	.align 4
	.type	k.4#, @object
	.size	k.4#, 256
k.4:
	.skip	256
	.section	.rodata
	.align 4
	.type	primes.3#, @object
	.size	primes.3#, 32
primes.3:
	data4	2
	data4	3
	data4	5
	data4	7
	data4	11
	data4	13
	data4	17
	data4	19
	.align 8
	.type	digits.2#, @object
	.size	digits.2#, 65
digits.2:
	stringz	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	.bss
	.align 8
	.type	text.1#, @object
	.size	text.1#, 1000
text.1:
	.skip	1000
	.section	.rodata
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	"abc"
	.align 8
.LC6:
	stringz	"123456789"
	.align 8
	.type	inputs.0#, @object
	.size	inputs.0#, 64
inputs.0:
	data8	.LC4
	data8	0
	data8	.LC5
	data8	3
	data8	.LC6
	data8	9
	data8	text.1#
	data8	1000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
