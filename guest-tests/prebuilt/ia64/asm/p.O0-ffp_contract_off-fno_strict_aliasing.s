// e94bdba1734c3c6d4957263a2f0cf5da
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.sdata,"aws"
	.align 4
	.type	crc#, @object
	.size	crc#, 4
crc:
	data4	-1
	.text
	.align 16
	.proc mix#
mix:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	addl r16 = 255, r0
	;;
	and r14 = r16, r14
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
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
	addl r15 = @gprel(crc#), gp
	;;
	ld4 r15 = [r15]
	;;
	extr.u r15 = r15, 15, 17
	;;
	add r14 = r14, r15
	addl r15 = @gprel(crc#), gp
	;;
	st4 [r15] = r14
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	shr.u r15 = r15, 8
	;;
	st8 [r14] = r15
.L2:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L3
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp mix#
	.align 16
	.proc mix_f#
mix_f:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r14 = r34
	;;
	stfd [r14] = f8
	mov r14 = r34
	;;
	ldfd f7 = [r14]
	mov r14 = r34
	;;
	ldfd f6 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L5
	movl r14 = 9221120237041090560
	adds r15 = -16, r34
	;;
	st8 [r15] = r14
	br .L6
	;;
.L5:
	mov r14 = r34
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r34
	;;
	st8 [r15] = r14
.L6:
	adds r15 = -16, r34
	;;
	ld8 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp mix_f#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s %08x\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	ld8 r38 = [r35]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	.align 16
	.proc clamp32#
clamp32:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	stfd [r2] = f8
	ldfd f7 = [r2]
	ldfd f6 = [r2]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L9
	ldfd f7 = [r2]
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L20
	movl r14 = 2147483647
	br .L17
	;;
.L20:
	ldfd f7 = [r2]
	movl r14 = 0xc1e0000000000000
	;;
	setf.d f6 = r14
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L21
	movl r14 = -2147483648
	br .L17
	;;
.L21:
	ldfd f6 = [r2]
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	br .L17
	;;
.L9:
	mov r14 = r0
.L17:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp clamp32#
	.align 16
	.proc clamp64#
clamp64:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	stfd [r2] = f8
	ldfd f7 = [r2]
	ldfd f6 = [r2]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L23
	ldfd f7 = [r2]
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L34
	movl r14 = 9223372036854775807
	br .L31
	;;
.L34:
	ldfd f7 = [r2]
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L35
	movl r14 = -9223372036854775808
	br .L31
	;;
.L35:
	ldfd f6 = [r2]
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	br .L31
	;;
.L23:
	mov r14 = r0
.L31:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp clamp64#
	.align 16
	.proc clampu#
clampu:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	stfd [r2] = f8
	ldfd f7 = [r2]
	ldfd f6 = [r2]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L37
	ldfd f7 = [r2]
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L48
	addl r14 = -1, r0
	br .L45
	;;
.L48:
	ldfd f6 = [r2]
	;;
	fcmp.lt p6, p7 = f6, f0
	;;
	(p7) br.cond.dptk .L49
	mov r14 = r0
	br .L45
	;;
.L49:
	ldfd f6 = [r2]
	;;
	fcvt.fxu.trunc f6 = f6
	;;
	getf.sig r14 = f6
	br .L45
	;;
.L37:
	mov r14 = r0
.L45:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp clampu#
	.sbss
	.align 1
	.type	g5#, @object
	.size	g5#, 3
g5:
	.skip	3
	.section	.sdata
	.align 8
	.type	p6#, @object
	.size	p6#, 8
p6:
	data8	g5#
	.bss
	.align 2
	.type	g14#, @object
	.size	g14#, 32
g14:
	.skip	32
	.section	.sdata
	.align 8
	.type	p15#, @object
	.size	p15#, 8
p15:
	data8	g14#+24
	.align 4
	.type	g16#, @object
	.size	g16#, 4
g16:
	data4	255
	.align 2
	.type	g17#, @object
	.size	g17#, 2
g17:
	data2	999
	.align 8
	.type	g18#, @object
	.size	g18#, 8
g18:
	data8	1
	.align 8
	.type	g19#, @object
	.size	g19#, 8
g19:
	data4	0
	data4	-1074790400
	.align 8
	.type	g20#, @object
	.size	g20#, 8
g20:
	data8	-6120337120041704972
	.align 4
	.type	g21#, @object
	.size	g21#, 4
g21:
	data4	-2147483648
	.align 8
	.type	g22#, @object
	.size	g22#, 8
g22:
	data8	-9223372036854775808
	.data
	.align 8
	.type	a23#, @object
	.size	a23#, 512
a23:
	data4	0
	data4	-1071710208
	data4	-640172613
	data4	-1109689121
	data4	62901880
	data4	-1066266330
	data4	0
	data4	0
	data4	0
	data4	1074397184
	.skip	472
	.global __divdi3#
	.global __moddi3#
	.global __udivdi3#
	.global __umoddi3#
	.text
	.align 16
	.proc fn24#
fn24:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	stfd [r14] = f8
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr r15 = r14, 63
	;;
	and r15 = 3, r15
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 2
	;;
	mov r15 = r14
	br .L54
	;;
.L52:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	br .L54
	;;
.L51:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr r15 = r14, 63
	;;
	and r15 = 3, r15
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 2
	;;
	mov r33 = r14
	br .L56
	;;
.L55:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r33 = r14
.L56:
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r33
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
.L54:
	adds r14 = -40, r37
	;;
	st8 [r14] = r15
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	br .L58
	;;
.L57:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L58:
	adds r14 = 8, r37
	;;
	ldfd f7 = [r14]
	;;
	fsub.d f7 = f7, f7
	adds r14 = -24, r37
	;;
	fadd.d f6 = f6, f7
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L60
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L59
.L60:
	addl r14 = 1, r0
	br .L61
	;;
.L59:
	mov r14 = r0
.L61:
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L118
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	addl r15 = -30917, r0
	;;
	and r14 = r15, r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r37
	;;
	sxt2 r15 = r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	;;
	stfd [r14] = f6
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	or r14 = 1, r14
	br .L64
	;;
.L63:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
.L64:
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	cmp4.eq p6, p7 = 12, r14
	(p6) br.cond.dptk .L65
	;;
	cmp4.lt p6, p7 = 12, r14
	(p6) br.cond.dptk .L66
	;;
	cmp4.eq p6, p7 = 7, r14
	(p6) br.cond.dptk .L67
	;;
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L66
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L66
	addl r14 = @gprel(g22#), gp
	movl r15 = 140187732541440
	;;
	st8 [r14] = r15
	br .L69
	;;
.L67:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f7 = f9
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f7 = f6
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L124
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	br .L72
	;;
.L124:
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	;;
	fneg f6 = f6
.L72:
	adds r14 = -24, r37
	;;
	stfd [r14] = f6
	br .L69
	;;
.L65:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L125
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f6 = f9
	br .L75
	;;
.L125:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fneg f6 = f6
.L75:
	adds r14 = -32, r37
	;;
	fnorm.d f6 = f6
	;;
	stfd [r14] = f6
	br .L69
	;;
.L68:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	adds r14 = -24, r37
	;;
	ldfd f7 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L126
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	br .L78
	;;
.L126:
	adds r14 = -24, r37
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L78:
	adds r14 = 8, r37
	adds r15 = -24, r37
	;;
	ldfd f7 = [r15]
	;;
	fmpy.d f6 = f6, f7
	;;
	stfd [r14] = f6
	br .L69
	;;
.L66:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f7 = f6
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f6 = f9
	;;
	fmpy.s f6 = f7, f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
.L69:
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f8 = f9
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f8 = f8, f6
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	fcmp.neq p6, p7 = f8, f6
	;;
	(p6) br.cond.dptk .L79
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f8 = f6
	adds r14 = -32, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f8, f6
	br .L80
	;;
.L79:
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L80:
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	fsub.d f6 = f7, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.lt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L81
	addl r14 = -2, r0
	br .L82
	;;
.L81:
	addl r14 = -3, r0
.L82:
	;;
	cmp4.eq p6, p7 = 12, r14
	(p6) br.cond.dptk .L83
	;;
	cmp4.lt p6, p7 = 12, r14
	(p6) br.cond.dptk .L84
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L85
	;;
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L84
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 10, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 5
	;;
	st1 [r15] = r14
.L85:
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f6 = f9
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	adds r14 = 8, r37
	;;
	ldfd f8 = [r14]
	;;
	fcmp.le p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L127
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	br .L88
	;;
.L127:
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L88:
	adds r14 = 8, r37
	;;
	fsub.d f6 = f7, f6
	;;
	stfd [r14] = f6
	br .L118
	;;
.L83:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 26, 6
	;;
	andcm r14 = -1, r14
	addl r15 = @gprel(g16#), gp
	;;
	st4 [r15] = r14
.L84:
	adds r14 = -24, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r33, r14
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	dep.z r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	addl r15 = @gprel(g5#), gp
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 2
	;;
	st1 [r15] = r14
.L118:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r16 = 1, r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -44, r37
	setf.sig f9 = r16
	;;
	setf.sig f6 = r15
	;;
	xmpy.l f9 = f9, f6
	;;
	getf.sig r15 = f9
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	add r14 = r34, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r33
	(p6) br.cond.dptk .L89
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = 8, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r33, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r37
	;;
	st1.rel [r14] = r15
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L91
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r37
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L92
.L91:
	addl r14 = 1, r0
	br .L93
	;;
.L92:
	mov r14 = r0
.L93:
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	addl r14 = 1, r0
	br .L94
	;;
.L90:
	mov r14 = r0
.L94:
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 9, r14
	;;
	st1 [r14] = r15
	adds r14 = -44, r37
	addl r15 = @gprel(g21#), gp
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r33 = [r14]
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 144, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	sub r14 = r33, r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 26, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 5
	;;
	st1 [r15] = r14
	adds r14 = 8, r37
	;;
	ldfd f7 = [r14]
	movl r14 = 0x400a000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f7 = f7, f6
	adds r14 = -44, r37
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f8 = f6
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f8, f6
	;;
	fsub.d f7 = f7, f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 26, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f8 = f9
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	;;
	fadd.s f6 = f8, f6
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L128
	adds r14 = -24, r37
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f6, f6
	adds r14 = -24, r37
	;;
	ldfd f7 = [r14]
	;;
	fsub.d f6 = f7, f6
	br .L97
	;;
.L128:
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 200, r14
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L97:
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
.L89:
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L98
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 288, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	br .L100
	;;
.L98:
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 288, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r16
	;;
	zxt1 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
.L99:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r15 = r8
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	addp4 r15 = r16, r0
	;;
	shr r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
	addl r14 = 1, r0
	br .L101
	;;
.L100:
	mov r14 = r0
.L101:
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	cmp4.eq p6, p7 = 8, r14
	(p6) br.cond.dptk .L102
	;;
	cmp4.lt p6, p7 = 8, r14
	(p6) br.cond.dptk .L103
	;;
	cmp4.eq p6, p7 = 5, r14
	(p6) br.cond.dptk .L104
	;;
	cmp4.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L103
	;;
	cmp4.eq p6, p7 = -2, r14
	(p6) br.cond.dptk .L105
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L106
	br .L103
	;;
.L104:
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 416, r14
	;;
	stfd [r14] = f6
	br .L107
	;;
.L102:
	adds r14 = -24, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	fsub.d f6 = f7, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
.L105:
	adds r14 = -24, r37
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fadd.s f6 = f7, f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
.L106:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r33 = r14, 56
	adds r14 = -24, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	shr.u r14 = r14, 8
	;;
	or r14 = r14, r33
	;;
	mov r16 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	sxt4 r15 = r14
	adds r14 = -40, r37
	;;
	or r15 = r15, r16
	;;
	st8 [r14] = r15
	br .L107
	;;
.L103:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -44, r37
	;;
	andcm r15 = -1, r15
	;;
	st4 [r14] = r15
.L107:
	addl r14 = 8, r0
	adds r15 = -48, r37
	;;
	st4 [r15] = r14
	br .L108
	;;
.L116:
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -48, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L109
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 31, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	br .L110
	;;
.L109:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
.L110:
	adds r16 = -48, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dptk .L129
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L113
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L114
.L113:
	addl r14 = 1, r0
	br .L115
	;;
.L114:
	mov r14 = r0
.L115:
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -15, r37
	;;
	st1.rel [r14] = r15
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -44, r37
	;;
	ld4 r15 = [r15]
	;;
	xor r14 = r14, r15
	;;
	mov r33 = r14
	adds r14 = 8, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	setf.sig f6 = r8
	;;
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f7 = f6, f7
	;;
	getf.sig r14 = f7
	;;
	cmp4.leu p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -44, r37
	adds r15 = -44, r37
	;;
	ld4 r15 = [r15]
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -24, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	extr.u r14 = r14, 21, 11
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 3, r14
	;;
	andcm r15 = -1, r14
	adds r14 = -44, r37
	adds r16 = -44, r37
	;;
	ld4 r16 = [r16]
	;;
	or r15 = r15, r16
	;;
	st4 [r14] = r15
	br .L112
	;;
.L129:
	nop 0
.L112:
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = -1, r14
	adds r16 = -48, r37
	;;
	st4 [r16] = r14
.L108:
	adds r15 = -48, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L116
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fn24#
	.align 16
	.proc fn43#
fn43:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 2, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	adds r14 = 8, r38
	;;
	st4 [r14] = r33
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L172
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	br .L133
	;;
.L172:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f6 = f7
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L133:
	;;
	getf.d r15 = f6
	adds r14 = -48, r38
	;;
	st8 [r14] = r15
	adds r14 = -48, r38
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f6, f6
	adds r14 = -40, r38
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	mov r34 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	dep.z r14 = r14, 18, 14
	movl r15 = @gprel(g14#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 24, r15
	;;
	ld1 r15 = [r15]
	;;
	extr.u r15 = r15, 14, 18
	;;
	or r14 = r15, r14
	;;
	add r14 = r34, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L134
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r34 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r34, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L135
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	br .L136
	;;
.L135:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r35 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r34 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r34, r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r35
	;;
	sxt4 r15 = r15
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
.L136:
	adds r14 = -36, r38
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 24, 8
	;;
	zxt2 r14 = r14
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -34, r38
	;;
	st2 [r14] = r15
	adds r14 = -34, r38
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r39
	adds r14 = -34, r38
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -34, r38
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	zxt1 r14 = r15
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	stfd [r14] = f6
.L134:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f7 = f8
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L173
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	br .L139
	;;
.L173:
	adds r14 = -40, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L139:
	;;
	mov f8 = f6
	mov r40 = r15
	br.call.sptk.many b0 = fn24#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r39
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r34 = r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L140
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
	br .L141
	;;
.L140:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r16
	;;
	zxt1 r15 = r15
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
.L141:
	addp4 r14 = r34, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L142
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = -40, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	zxt1 r15 = r34
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r35 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r35, r14
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r34, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -14, r38
	;;
	st1.rel [r14] = r15
	adds r14 = -14, r38
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L143
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L144
.L143:
	addl r14 = 1, r0
	br .L145
	;;
.L144:
	mov r14 = r0
.L145:
	;;
	zxt2 r14 = r14
	;;
	mov r34 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L146
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	br .L147
	;;
.L146:
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
.L147:
	;;
	add r14 = r14, r34
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r38
	;;
	st2 [r14] = r15
	adds r14 = -40, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = mix_f#
	mov r1 = r39
	;;
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	popcnt r14 = r14
	;;
	sxt4 r14 = r14
	movl r15 = 0x4202a05f20000000
	;;
	setf.d f8 = r15
	mov r40 = r14
	br.call.sptk.many b0 = fn24#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r39
	adds r14 = -48, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f7 = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	mov f8 = f6
	mov r40 = r15
	br.call.sptk.many b0 = fn24#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r39
	br .L148
	;;
.L142:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L149
	adds r14 = -40, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 75, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L150
.L149:
	addl r15 = 1, r0
	br .L151
	;;
.L150:
	mov r15 = r0
.L151:
	adds r14 = -32, r38
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f7 = f6
	movl r14 = 0x3fd5555555555555
	;;
	setf.d f6 = r14
	;;
	fmpy.d f7 = f7, f6
	adds r14 = -40, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	adds r14 = -24, r38
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	stfd [r14] = f6
	adds r14 = -32, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r15 = r15, r14
	adds r14 = -40, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	adds r14 = -24, r38
	;;
	ldfd f7 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L174
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	br .L154
	;;
.L174:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	;;
	fneg f6 = f6
.L154:
	;;
	mov f8 = f6
	mov r40 = r15
	br.call.sptk.many b0 = fn24#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r39
	adds r14 = -40, r38
	;;
	ldfs f6 = [r14]
	;;
	mov f8 = f6
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f9 = [r14]
	adds r14 = -24, r38
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f9, f6
	;;
	fsub.d f6 = f8, f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	addl r14 = @gprel(g19#), gp
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
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
	sxt4 r14 = r14
	;;
	and r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L155
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L156
.L155:
	addl r34 = 1, r0
	br .L157
	;;
.L156:
	mov r34 = r0
.L157:
	adds r14 = -24, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -32, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = r16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L158
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 8, 24
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	br .L159
	;;
.L158:
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L160
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	br .L159
	;;
.L160:
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r16
	;;
	zxt1 r15 = r15
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
.L159:
	;;
	addp4 r14 = r14, r0
	;;
	shl r15 = r34, r14
	mov r14 = r38
	;;
	st8 [r14] = r15
.L148:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	andcm r15 = -1, r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L162
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L163
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r16 = r14
	br .L165
	;;
.L163:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	mov r40 = r15
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r16 = r14
	br .L165
	;;
.L162:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
.L165:
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	cmp.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L166
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	br .L167
	;;
.L166:
	addl r14 = 1, r0
.L167:
	;;
	add r15 = r16, r14
	mov r14 = r38
	;;
	st8 [r14] = r15
	adds r14 = -48, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	dep.z r14 = r14, 23, 9
	adds r15 = 8, r38
	;;
	ld4 r15 = [r15]
	;;
	extr.u r15 = r15, 9, 23
	;;
	or r14 = r15, r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 16, 16
	addl r15 = @gprel(g5#), gp
	;;
	adds r15 = 2, r15
	;;
	ld1 r15 = [r15]
	;;
	extr.u r15 = r15, 16, 16
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = 8, r38
	;;
	sub r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r38
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f6 = f7
	;;
	mov f8 = f6
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp fn43#
	.align 16
	.proc fn54#
fn54:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 6, 2, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -128, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -16, r40
	;;
	st8 [r14] = r32
	adds r14 = -8, r40
	;;
	st4 [r14] = r33
	mov r14 = r40
	;;
	st8 [r14] = r34
	adds r14 = -4, r40
	;;
	st2 [r14] = r35
	adds r14 = 8, r40
	;;
	stfs [r14] = f8
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	setf.sig f6 = r8
	;;
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f7 = f6, f7
	;;
	getf.sig r14 = f7
	;;
	cmp4.geu p6, p7 = -12, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	adds r15 = -112, r40
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L176
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mux1 r14 = r14, @rev
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L177
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L178
.L177:
	addl r15 = 1, r0
	br .L179
	;;
.L178:
	mov r15 = r0
.L179:
	adds r14 = -62, r40
	;;
	st2 [r14] = r15
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 18, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L180
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L181
.L180:
	addl r14 = 1, r0
	br .L182
	;;
.L181:
	mov r14 = r0
.L182:
	;;
	sxt4 r14 = r14
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	adds r14 = 3, r14
	;;
	cmp4.ltu p6, p7 = 13, r14
	(p6) br.cond.dptk .L183
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L185), r1
	;;
	ld8.mov r15 = [r15], .L185
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L185:
	data8 @pcrel(.L190)
	data8 @pcrel(.L189)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L188)
	data8 @pcrel(.L187)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L186)
	data8 @pcrel(.L184)
	.text
.L190:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r36 = r14
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 504, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	mux1 r14 = r14, @rev
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r15 = r36, r14
	adds r14 = -62, r40
	;;
	st2 [r14] = r15
.L186:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r16 = r0, r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r40
	setf.sig f6 = r16
	;;
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st8 [r14] = r15
	br .L191
	;;
.L188:
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -62, r40
	;;
	ld2 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r36 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r36, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	st2.rel [r14] = r15
	br .L191
	;;
.L187:
	adds r14 = -112, r40
	;;
	ld8 r15 = [r14]
	adds r16 = -112, r40
	;;
	ld8 r14 = [r16]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r36 = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 144, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	add r14 = r36, r14
	adds r15 = -112, r40
	;;
	st8 [r15] = r14
	br .L191
	;;
.L189:
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r15 = r8
	adds r16 = -112, r40
	;;
	ld8 r14 = [r16]
	;;
	and r14 = r14, r15
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r40
	;;
	st4 [r14] = r15
.L184:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 7, 25
	;;
	zxt1 r14 = r14
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
.L183:
	mov r14 = r40
	mov r15 = r40
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L191:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f7 = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r36 = r14
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	sub r14 = r36, r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -62, r40
	;;
	st2 [r14] = r15
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r41
	br .L192
	;;
.L176:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -22, r40
	;;
	st2.rel [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L193
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L193
	addl r14 = 1, r0
	br .L194
	;;
.L193:
	mov r14 = r0
.L194:
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L195
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 80, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	setf.sig f8 = r36
	setf.sig f6 = r14
	;;
	xmpy.l f8 = f8, f6
	;;
	getf.sig r14 = f8
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r15 = r14
	br .L196
	;;
.L195:
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 80, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	setf.sig f7 = r36
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r14 = f7
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r36 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L197
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L197
	addl r15 = 1, r0
	br .L198
	;;
.L197:
	mov r15 = r0
.L198:
	sxt4 r14 = r36
	;;
	sxt4 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
.L196:
	adds r14 = -104, r40
	;;
	st4 [r14] = r15
	adds r14 = -100, r40
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L199
	;;
.L214:
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f6, f6
	adds r14 = -72, r40
	;;
	fnorm.d f6 = f6
	;;
	stfd [r14] = f6
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r16 = r14, 31, 1
	;;
	add r14 = r16, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L200
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -112, r40
	;;
	ld8 r14 = [r16]
	;;
	sxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L201
	adds r14 = -72, r40
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	br .L203
	;;
.L201:
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	br .L203
	;;
.L200:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 25, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
.L203:
	adds r14 = -64, r40
	;;
	st1 [r14] = r15
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f8 = f6
	adds r14 = -72, r40
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	fmpy.d f6 = f7, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r40
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L204
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L204
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r36 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r15 = r36, r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f8 = r15
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f8 = f8, f6
	;;
	getf.sig r15 = f8
	br .L205
	;;
.L204:
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r36 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r15 = r36, r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f7 = r15
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r40
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L206
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	br .L207
	;;
.L206:
	addl r14 = 14, r0
.L207:
	;;
	mov r43 = r14
	getf.sig r42 = f6
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
.L205:
	adds r14 = -16, r40
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -112, r40
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	sub r14 = -2, r14
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L208
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	adds r14 = 8, r40
	;;
	ldfs f7 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	zxt1 r15 = r36
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L209
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L211
	;;
.L209:
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	br .L211
	;;
.L208:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	adds r16 = -112, r40
	;;
	ld8 r14 = [r16]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	br .L211
	;;
.L212:
	adds r17 = -112, r40
	;;
	ld8 r14 = [r17]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r36 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	mov r43 = r14
	mov r42 = r36
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r41
	mov r14 = r8
.L211:
	;;
	addl r15 = @gprel(g20#), gp
	;;
	st8 [r15] = r14
	adds r14 = -100, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	zxt1 r14 = r15
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -100, r40
	adds r15 = -100, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L199:
	adds r14 = -100, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L214
	adds r14 = -96, r40
	addl r15 = -9, r0
	;;
	st4 [r14] = r15
	br .L215
	;;
.L230:
	adds r14 = -88, r40
	addl r15 = @gprel(g17#), gp
	;;
	ld2.acq r15 = [r15]
	;;
	st2 [r14] = r15
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt4 r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 30
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 34
	;;
	or r15 = r14, r15
	adds r14 = -80, r40
	;;
	sub r15 = r16, r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L216
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -80, r40
	;;
	mov r43 = r15
	ld8 r42 = [r14]
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r41
	mov r14 = r8
	;;
	or r14 = 1, r14
	br .L217
	;;
.L216:
	adds r14 = -80, r40
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
.L217:
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -104, r40
	;;
	andcm r15 = -1, r15
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	adds r14 = -63, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	st2.rel [r14] = r15
	adds r14 = -8, r40
	addl r15 = @gprel(g16#), gp
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -80, r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L218
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L218
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L219
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L219
	addl r14 = 1, r0
	br .L220
	;;
.L219:
	mov r14 = r0
.L220:
	;;
	sxt4 r14 = r14
	;;
	mux1 r14 = r14, @rev
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	br .L221
	;;
.L218:
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L222
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L222
	addl r14 = 1, r0
	br .L223
	;;
.L222:
	mov r14 = r0
.L223:
	;;
	sxt4 r14 = r14
	;;
	mux1 r14 = r14, @rev
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r36 = r14
	adds r14 = -80, r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L224
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	br .L225
	;;
.L224:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	andcm r14 = -1, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L225:
	sxt4 r14 = r36
	;;
	sxt4 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L221:
	addl r14 = @gprel(g17#), gp
	;;
	st2.rel [r14] = r15
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L226
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	br .L227
	;;
.L226:
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
.L227:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	adds r14 = -80, r40
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r37 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	andcm r14 = -1, r14
	;;
	cmp.eq p6, p7 = r14, r37
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r36
	(p6) br.cond.dptk .L228
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	dep.z r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	br .L229
	;;
.L228:
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	dep.z r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	dep.z r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 6, 26
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
.L229:
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r15 = [r14]
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 2
	;;
	st1 [r15] = r14
	adds r14 = -96, r40
	adds r15 = -96, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L215:
	adds r14 = -96, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L230
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L231
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r43 = r14
	mov r42 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r41
	mov r14 = r8
	br .L232
	;;
.L231:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
.L232:
	addl r15 = @gprel(g22#), gp
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r14, r15
	;;
	sub r14 = r0, r14
	addl r15 = @gprel(g22#), gp
	;;
	st8 [r15] = r14
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	addl r16 = @gprel(g18#), gp
	;;
	ld8 r16 = [r16]
	;;
	zxt1 r16 = r16
	;;
	and r16 = 63, r16
	;;
	addp4 r16 = r16, r0
	;;
	shr.u r14 = r14, r16
	;;
	and r36 = r14, r15
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L233
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L234
	;;
.L233:
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L234:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L235
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L236
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	br .L238
	;;
.L236:
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r37
	;;
	zxt1 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	br .L238
	;;
.L235:
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L239
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br .L240
	;;
.L239:
	adds r14 = -22, r40
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r37
	;;
	zxt1 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
.L240:
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L241
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L242
	;;
.L241:
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r16
	;;
	zxt1 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L242:
	addp4 r14 = r37, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
.L238:
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r36, r14
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	adds r14 = -104, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	;;
	mov f8 = f6
	mov r42 = r15
	br.call.sptk.many b0 = fn24#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r42 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r41
.L192:
	adds r14 = -92, r40
	addl r15 = -2, r0
	;;
	st4 [r14] = r15
	br .L243
	;;
.L276:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	dep.z r14 = r14, 25, 7
	adds r15 = -92, r40
	;;
	ld4 r15 = [r15]
	;;
	extr.u r15 = r15, 7, 25
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dptk .L282
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r36 = r14
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 10, 22
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	extr.u r14 = r14, 22, 10
	;;
	zxt2 r14 = r14
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -60, r40
	;;
	sub r15 = r36, r15
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f11 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fmpy.d f11 = f11, f6
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f12 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fadd.d f6 = f12, f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	fsub.d f6 = f11, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 15, 17
	;;
	sxt2 r14 = r14
	;;
	mov r36 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	sxt2 r15 = r36
	;;
	sxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L246
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 19, 13
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r40
	;;
	zxt1 r15 = r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.d f6 = f7
	;;
	stfd [r14] = f6
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	mux1 r14 = r14, @rev
	;;
	zxt2 r14 = r14
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L247
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	br .L248
	;;
.L247:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
.L248:
	adds r14 = -48, r40
	;;
	stfd [r14] = f6
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -4, r40
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	sub r14 = r16, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	sxt2 r15 = r15
	;;
	sxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r40
	;;
	sxt2 r15 = r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
	adds r14 = -4, r40
	adds r15 = -4, r40
	;;
	ld2 r15 = [r15]
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L249
	;;
.L246:
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L250
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L251
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r15 = r14
	br .L253
	;;
.L251:
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r15 = r14
	br .L253
	;;
.L250:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L254
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r36 = r14
	br .L255
	;;
.L254:
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r36 = r14
.L255:
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r15 = r14
	sxt4 r14 = r36
	;;
	sxt4 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
.L253:
	adds r14 = -56, r40
	;;
	st4 [r14] = r15
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -52, r40
	;;
	st2 [r14] = r15
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	shl r15 = r14, 26
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 38
	;;
	or r15 = r14, r15
	adds r14 = -16, r40
	adds r16 = -16, r40
	;;
	ld8 r16 = [r16]
	;;
	and r15 = r15, r16
	;;
	st8 [r14] = r15
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 24
	adds r17 = -112, r40
	;;
	ld8 r14 = [r17]
	;;
	shr.u r14 = r14, 40
	;;
	or r14 = r14, r15
	addl r15 = @gprel(g20#), gp
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -52, r40
	;;
	ld2 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	sxt2 r14 = r15
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	movl r15 = 0x41f0000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
.L249:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -112, r40
	;;
	st8 [r16] = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r36 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt2 r14 = r14
	sxt2 r15 = r36
	;;
	sxt2 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L256
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L257
	addl r14 = 1, r0
	br .L258
	;;
.L257:
	mov r14 = r0
.L258:
	;;
	sxt4 r16 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	and r15 = r14, r15
	adds r14 = -32, r40
	;;
	sub r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r40
	adds r15 = -92, r40
	;;
	ld4 r15 = [r15]
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 2, 30
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
	addp4 r14 = r16, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L259
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L260
.L259:
	addl r14 = 1, r0
	br .L261
	;;
.L260:
	mov r14 = r0
.L261:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f6 = f7
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f8, f6
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L280
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 400, r14
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	br .L264
	;;
.L280:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f7, f6
	;;
	fneg f6 = f6
.L264:
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f8 = f7
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	;;
	fadd.d f8 = f8, f7
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f9 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	;;
	fcmp.ge p6, p7 = f9, f7
	;;
	(p7) br.cond.dptk .L281
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	br .L267
	;;
.L281:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	;;
	fneg f7 = f7
.L267:
	;;
	fmpy.d f7 = f7, f8
	;;
	fcmp.eq p6, p7 = f6, f7
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r15
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -24, r40
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L268
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	br .L269
	;;
.L268:
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
.L269:
	adds r14 = -24, r40
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	sxt1 r15 = r15
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
	adds r14 = -24, r40
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L270
	adds r14 = -8, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L271
.L270:
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 22, 10
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L271
	addl r15 = 1, r0
	br .L272
	;;
.L271:
	mov r15 = r0
.L272:
	adds r14 = -24, r40
	;;
	st1 [r14] = r15
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 56, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L273
	adds r14 = -24, r40
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	sxt1 r36 = r14
	br .L274
	;;
.L273:
	adds r14 = -24, r40
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r36 = r14
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 56, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r36
	;;
	sxt4 r15 = r15
	;;
	mov r43 = r15
	mov r42 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	sxt1 r36 = r14
.L274:
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	addp4 r14 = r14, r0
	;;
	add r15 = r15, r14
	mov r14 = r40
	;;
	add r15 = r36, r15
	;;
	st8 [r14] = r15
	br .L275
	;;
.L256:
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	;;
	shl r15 = r14, 51
	adds r16 = -112, r40
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r14 = -40, r40
	;;
	st8 [r14] = r15
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fsub.d f11 = f7, f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	movl r14 = 0x400a000000000000
	;;
	setf.d f6 = r14
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	;;
	fsub.d f6 = f7, f6
	;;
	fadd.d f6 = f11, f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 336, r14
	;;
	stfd [r14] = f6
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 11, 21
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	st1 [r14] = r15
.L275:
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 448, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r40
	;;
	ld2 r14 = [r14]
	sxt2 r15 = r15
	;;
	and r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r40
	;;
	ld8 r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	st2 [r14] = r15
	br .L245
	;;
.L282:
	nop 0
.L245:
	adds r14 = -92, r40
	adds r15 = -92, r40
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 3, r15
	;;
	st4 [r14] = r15
.L243:
	adds r14 = -92, r40
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L276
	adds r14 = 8, r40
	;;
	ldfs f7 = [r14]
	movl r14 = 0x3f000000
	;;
	setf.s f6 = r14
	;;
	fsub.s f7 = f7, f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f11 = f6
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = 8, r40
	;;
	fmpy.s f6 = f11, f6
	;;
	stfs [r14] = f6
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = mix_f#
	mov r1 = r41
	adds r15 = -112, r40
	;;
	ld8 r14 = [r15]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	adds r14 = 8, r40
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	mov r14 = r8
	;;
	zxt1 r14 = r14
	zxt1 r15 = r36
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	adds r16 = -112, r40
	;;
	st8 [r16] = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r41
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp fn54#
	.align 16
	.proc fn78#
fn78:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 2, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -64, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	mov r14 = r39
	;;
	st4 [r14] = r32
	adds r14 = 4, r39
	;;
	st4 [r14] = r33
	adds r14 = 8, r39
	;;
	st4 [r14] = r34
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r40
	mov r14 = r8
	;;
	or r14 = 1, r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -40, r39
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -32, r39
	mov r15 = r39
	;;
	ld4 r15 = [r15]
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f7 = f8
	adds r14 = 4, r39
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	movl r14 = 0x401f000000000000
	;;
	setf.d f6 = r14
	;;
	fadd.d f8 = f8, f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f9 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.ge p6, p7 = f9, f6
	;;
	(p7) br.cond.dptk .L319
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	br .L286
	;;
.L319:
	adds r14 = 8, r39
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	;;
	fneg f6 = f6
.L286:
	;;
	fcmp.gt p6, p7 = f6, f8
	;;
	(p7) br.cond.dptk .L320
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	br .L289
	;;
.L320:
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 40, r14
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f8, f6
	;;
	fneg f6 = f6
.L289:
	;;
	fcmp.neq p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L290
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f11 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fadd.d f6 = f11, f6
	br .L291
	;;
.L290:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 128, r14
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f8, f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fneg f6 = f6
.L291:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	setf.sig f8 = r15
	;;
	setf.sig f9 = r14
	;;
	xmpy.l f8 = f8, f9
	;;
	getf.sig r14 = f8
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L292
	adds r14 = -28, r39
	adds r15 = 4, r39
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 29
	adds r14 = -32, r39
	;;
	ld2 r14 = [r14]
	;;
	shr.u r14 = r14, 35
	;;
	or r14 = r14, r15
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt4 r14 = r14
	adds r15 = -48, r39
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 13, 19
	;;
	sxt2 r14 = r14
	;;
	mov r35 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L293
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	br .L294
	;;
.L293:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt2 r14 = r14
.L294:
	;;
	sxt2 r15 = r14
	sxt2 r14 = r35
	;;
	and r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L295
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 54
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 10
	;;
	or r14 = r14, r15
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L295
	addl r14 = 1, r0
	br .L296
	;;
.L295:
	mov r14 = r0
.L296:
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 2, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 5
	;;
	st1 [r15] = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = 4, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f8 = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fmpy.s f6 = f8, f6
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L321
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	br .L299
	;;
.L321:
	adds r14 = -40, r39
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f6 = f9
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L299:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -32, r39
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f7 = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f11 = f6
	adds r14 = 8, r39
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	mov f8 = f11
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 392, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 38
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 26
	;;
	or r14 = r14, r15
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L300
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f7 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f8 = f6
	adds r14 = -40, r39
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	;;
	fsub.s f6 = f8, f6
	adds r14 = -24, r39
	;;
	fsub.s f6 = f7, f6
	;;
	stfs [r14] = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 168, r14
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f7 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	adds r14 = -16, r39
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 456, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fsub.s f7 = f7, f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 25, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f8 = f6
	adds r14 = -24, r39
	;;
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f8, f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	addl r14 = @gprel(g19#), gp
	;;
	stfd [r14] = f6
	adds r14 = -40, r39
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 58
	;;
	or r14 = r14, r15
	;;
	andcm r14 = -1, r14
	adds r15 = -48, r39
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	adds r14 = -16, r39
	;;
	ldfd f7 = [r14]
	;;
	fsub.d f7 = f7, f6
	adds r14 = 8, r39
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f8 = f9
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f8, f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L322
	adds r14 = -32, r39
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	br .L303
	;;
.L322:
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	;;
	fneg f6 = f6
.L303:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	;;
	fsub.d f8 = f8, f7
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f9 = [r14]
	adds r14 = -16, r39
	;;
	ldfd f7 = [r14]
	;;
	fmpy.d f7 = f9, f7
	;;
	fmpy.d f7 = f8, f7
	adds r14 = 4, r39
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	fsub.d f6 = f6, f7
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
.L300:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L304
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -6, r39
	;;
	st2 [r14] = r15
	adds r14 = -4, r39
	adds r15 = -6, r39
	;;
	ld2 r15 = [r15]
	;;
	st2 [r14] = r15
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 30, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	adds r14 = -40, r39
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f8, f6
	;;
	fmpy.d f7 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	adds r14 = -40, r39
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	fsub.d f8 = f8, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f6, f6
	;;
	fadd.d f6 = f8, f6
	adds r14 = 8, r39
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	fadd.d f6 = f7, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = 8, r39
	;;
	mux1 r15 = r15, @rev
	;;
	shr.u r15 = r15, 32
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 29, 3
	;;
	mov r16 = r14
	adds r14 = 8, r39
	adds r15 = 8, r39
	;;
	ld4 r15 = [r15]
	;;
	sub r15 = r15, r16
	;;
	st4 [r14] = r15
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 60
	adds r14 = -28, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shr.u r14 = r14, 4
	;;
	or r14 = r14, r15
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	addl r14 = @gprel(g19#), gp
	;;
	stfd [r14] = f6
	br .L292
	;;
.L304:
	adds r14 = -2, r39
	addl r15 = 63, r0
	;;
	st1.rel [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L305
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	br .L306
	;;
.L305:
	movl r14 = -9223372036854775807
.L306:
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r39
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -2, r39
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	addp4 r15 = r16, r0
	;;
	shr r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L307
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -2, r39
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L308
.L307:
	addl r14 = 1, r0
	br .L309
	;;
.L308:
	mov r14 = r0
.L309:
	;;
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -2, r39
	;;
	st1.rel [r14] = r15
	adds r15 = -48, r39
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L310
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L310
	addl r14 = 1, r0
	br .L311
	;;
.L310:
	mov r14 = r0
.L311:
	;;
	sxt1 r14 = r14
	;;
	dep.z r14 = r14, 23, 9
	;;
	zxt1 r14 = r14
	;;
	mov r35 = r14
	adds r14 = -40, r39
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = r14, r36
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r39
	;;
	ld1 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r35, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
	adds r14 = -2, r39
	;;
	ld1.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 9, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r15 = r0, r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 34
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 18, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	shr.u r14 = r14, 30
	;;
	or r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
.L292:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f11 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fcmp.eq p6, p7 = f11, f6
	;;
	(p6) br.cond.dptk .L312
	movl r14 = 8388608
	br .L314
	;;
.L312:
	mov r14 = r0
.L314:
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp fn78#
	.align 16
	.proc fn92#
fn92:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -80, r12
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
	stfd [r14] = f8
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r33 = r14
	adds r14 = 8, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
	sxt4 r14 = r33
	;;
	addp4 r15 = r15, r0
	;;
	shr r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L324
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	br .L325
	;;
.L324:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r33 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r34 = r14
	adds r14 = 8, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
	sxt4 r14 = r34
	;;
	addp4 r15 = r15, r0
	;;
	shr r14 = r14, r15
	;;
	mov r15 = r14
	sxt4 r14 = r33
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
.L325:
	adds r15 = -64, r37
	;;
	st4 [r15] = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -44, r37
	;;
	sub r15 = r16, r15
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	andcm r14 = -1, r14
	addl r15 = @gprel(g20#), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r41 = r15
	adds r15 = -64, r37
	;;
	ld4 r40 = [r15]
	mov r39 = r14
	br.call.sptk.many b0 = fn78#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	adds r14 = -60, r37
	;;
	st4 [r14] = r0
	br .L326
	;;
.L344:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dptk .L397
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = 8, r37
	;;
	ldfd f7 = [r14]
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L395
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	br .L331
	;;
.L395:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L331:
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f7 = f8
	;;
	fnorm.d f7 = f7
	adds r14 = -32, r37
	;;
	fadd.d f6 = f6, f7
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L332
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L333
.L332:
	addl r15 = 1, r0
	br .L334
	;;
.L333:
	mov r15 = r0
.L334:
	adds r14 = -24, r37
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L335
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	br .L336
	;;
.L335:
	addl r14 = -3, r0
.L336:
	;;
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dptk .L337
	;;
	cmp4.lt p6, p7 = 10, r14
	(p6) br.cond.dptk .L338
	;;
	cmp4.eq p6, p7 = 8, r14
	(p6) br.cond.dptk .L339
	;;
	cmp4.lt p6, p7 = 8, r14
	(p6) br.cond.dptk .L338
	;;
	cmp4.eq p6, p7 = -2, r14
	(p6) br.cond.dptk .L340
	;;
	cmp4.eq p6, p7 = 7, r14
	(p6) br.cond.dptk .L341
	br .L338
	;;
.L337:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f8 = f6
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	adds r14 = -32, r37
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	stfd [r14] = f6
	br .L328
	;;
.L339:
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	adds r14 = -24, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L328
	;;
.L340:
	adds r14 = -24, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 31, r14
	;;
	st1 [r14] = r15
	br .L328
	;;
.L341:
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -32, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f7, f6
	adds r14 = -32, r37
	;;
	ldfd f7 = [r14]
	;;
	fsub.d f6 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	stfd [r14] = f6
	br .L328
	;;
.L338:
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L342
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	br .L343
	;;
.L342:
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
.L343:
	movl r15 = @gprel(g14#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 16, r15
	;;
	ld1 r15 = [r15]
	;;
	mov r16 = r15
	adds r15 = -60, r37
	;;
	ld4 r15 = [r15]
	;;
	or r15 = r16, r15
	;;
	or r14 = r15, r14
	adds r15 = -64, r37
	;;
	st4 [r15] = r14
	br .L328
	;;
.L397:
	nop 0
.L328:
	adds r14 = -60, r37
	adds r15 = -60, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L326:
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L344
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L345
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L346
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L347
.L346:
	addl r14 = 1, r0
	br .L348
	;;
.L347:
	mov r14 = r0
.L348:
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L349
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L350
.L349:
	addl r14 = 1, r0
	br .L351
	;;
.L350:
	mov r14 = r0
.L351:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -41, r37
	zxt1 r16 = r16
	;;
	zxt1 r15 = r15
	;;
	xor r15 = r15, r16
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fadd.s f7 = f7, f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	adds r14 = -40, r37
	;;
	fadd.s f6 = f7, f6
	;;
	stfs [r14] = f6
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	mov r33 = r14
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r33, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L352
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L353
.L352:
	addl r14 = 1, r0
	br .L354
	;;
.L353:
	mov r14 = r0
.L354:
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	sub r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 2, r14
	;;
	st1 [r14] = r15
	adds r14 = -41, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L355
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -36, r37
	adds r15 = -44, r37
	;;
	ld1 r15 = [r15]
	;;
	sub r15 = r15, r16
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -22, r37
	;;
	st2.rel [r14] = r15
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -64, r37
	;;
	st4 [r14] = r0
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	shl r15 = r14, 42
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	addl r15 = @gprel(g22#), gp
	;;
	st8 [r15] = r14
.L355:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 28, 4
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	or r14 = -64, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	pmpy2.r r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -41, r37
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L356
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L356
	addl r14 = 1, r0
	br .L357
	;;
.L356:
	mov r14 = r0
.L357:
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L358
	adds r14 = -44, r37
	;;
	ld1 r15 = [r14]
	ld1 r14 = [r14]
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	br .L359
	;;
.L358:
	adds r14 = -44, r37
	;;
	ld1 r15 = [r14]
	ld1 r14 = [r14]
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -41, r37
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L360
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L360
	addl r14 = 1, r0
	br .L361
	;;
.L360:
	mov r14 = r0
.L361:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r16
	;;
	zxt1 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
.L359:
	;;
	pmpy2.r r14 = r14, r33
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r33 = r0, r14
	adds r14 = -41, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L362
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r34 = [r14]
	adds r14 = -41, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	br .L363
	;;
.L362:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
.L363:
	;;
	cmp.leu p6, p7 = r33, r14
	(p6) br.cond.dptk .L364
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 208, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	br .L365
	;;
.L364:
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
.L365:
	adds r14 = 8, r37
	;;
	stfd [r14] = f6
	adds r14 = -56, r37
	addl r15 = 11, r0
	;;
	st4 [r14] = r15
	br .L366
	;;
.L372:
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f7 = f9
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f8 = f6
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	fmpy.d f6 = f8, f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -16, r37
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fadd.s f6 = f7, f6
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	adds r14 = -64, r37
	;;
	st4 [r14] = r8
	mov r14 = r37
	mov r15 = r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -40, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f8, f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L396
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 15, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f7 = f6
	adds r14 = -16, r37
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f10 = f6
	br .L369
	;;
.L396:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f7, f6
	;;
	fneg f10 = f6
.L369:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L370
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	br .L371
	;;
.L370:
	adds r14 = 8, r37
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L371:
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f7 = f8
	;;
	fnorm.d f7 = f7
	mov f8 = f6
	;;
	mov f7 = f7
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f11 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f11 = f11, f9, f11
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f11, f9, f11
	;;
	(p6) fmpy.d.s1 f11 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f11, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f11
	;;
	mov f6 = f6
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 63, r14
	mov f8 = f10
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 23
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	adds r14 = -56, r37
	adds r15 = -56, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L366:
	adds r14 = -56, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L372
	br .L373
	;;
.L345:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L374
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
	br .L375
	;;
.L374:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
.L375:
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L376
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	br .L377
	;;
.L376:
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -44, r37
	;;
	zxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
.L377:
	;;
	addp4 r14 = r14, r0
	;;
	shl r15 = r33, r14
	adds r14 = -52, r37
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L378
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r16 = [r14]
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	addp4 r14 = r16, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	br .L379
	;;
.L378:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
.L379:
	;;
	setf.sig f6 = r14
	setf.sig f7 = r33
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r16 = f6
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @gprel(g18#), gp
	;;
	ld8 r15 = [r15]
	;;
	mux1 r15 = r15, @rev
	;;
	shr.u r15 = r15, 32
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L380
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 23, 9
	br .L381
	;;
.L380:
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	andcm r14 = -1, r14
.L381:
	mov r15 = r37
	;;
	and r14 = r16, r14
	;;
	st4 [r15] = r14
	adds r14 = -48, r37
	addl r15 = -7, r0
	;;
	st4 [r14] = r15
	br .L382
	;;
.L389:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 17, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L383
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	extr.u r14 = r14, 1, 31
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L384
	;;
.L383:
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -44, r37
	;;
	ld1 r14 = [r14]
	;;
	pmpy2.r r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L384:
	adds r14 = -43, r37
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 29
	;;
	or r14 = 1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -42, r37
	;;
	st1 [r14] = r15
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -43, r37
	adds r15 = -43, r37
	;;
	zxt1 r16 = r16
	ld1 r15 = [r15]
	;;
	xor r15 = r15, r16
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	movl r14 = -9223372036854775808
	;;
	or r14 = r14, r15
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -52, r37
	;;
	ld2 r14 = [r14]
	sxt2 r15 = r15
	;;
	xor r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r16, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -43, r37
	;;
	ld1 r14 = [r14]
	;;
	pmpy2.r r14 = r14, r16
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.lt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 10, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 5
	;;
	st1 [r15] = r14
	adds r14 = 8, r37
	adds r15 = 8, r37
	;;
	ldfd f6 = [r15]
	;;
	stfd [r14] = f6
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -43, r37
	adds r14 = -44, r37
	;;
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.geu p6, p7 = r14, r16
	(p6) br.cond.dptk .L385
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L386
	;;
.L385:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L387
	adds r14 = 8, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L387
	addl r14 = 1, r0
	br .L388
	;;
.L387:
	mov r14 = r0
.L388:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L386:
	adds r14 = -43, r37
	;;
	sub r15 = r33, r15
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -52, r37
	;;
	st2 [r14] = r15
	adds r14 = -48, r37
	adds r15 = -48, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L382:
	adds r14 = -48, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L389
.L373:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shrp r14 = r14, r14, 60
	;;
	mov r17 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r16 = r14, 30
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 34
	;;
	or r14 = r14, r16
	;;
	cmp.le p6, p7 = r14, r17
	(p6) br.cond.dptk .L390
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	andcm r14 = -1, r14
	br .L391
	;;
.L390:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 39
.L391:
	;;
	or r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fn92#
	.align 16
	.proc fn110#
fn110:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -160, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	;;
	.save.f 0x1
	stf.spill [r38] = f2
	.body
	adds r14 = -16, r38
	;;
	st4 [r14] = r32
	adds r14 = -8, r38
	;;
	stfd [r14] = f8
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fsub.s f7 = f7, f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f8 = f9
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fmpy.s f6 = f8, f6
	adds r14 = -108, r38
	;;
	fmpy.s f6 = f7, f6
	;;
	stfs [r14] = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f7 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fmpy.s f6 = f7, f6
	;;
	getf.s r15 = f6
	adds r14 = -144, r38
	;;
	st4 [r14] = r15
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L399
	adds r14 = -140, r38
	adds r15 = -16, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f6, f6
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r38
	;;
	st1.rel [r14] = r15
	adds r14 = -136, r38
	;;
	st4 [r14] = r0
	br .L400
	;;
.L409:
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f7 = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L401
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	adds r14 = -8, r38
	;;
	ldfd f7 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L533
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	br .L405
	;;
.L533:
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
	br .L405
	;;
.L401:
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L405:
	adds r14 = -72, r38
	;;
	stfd [r14] = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	movl r14 = 0xc01f000000000000
	;;
	setf.d f7 = r14
	;;
	fsub.d f11 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	adds r14 = -8, r38
	;;
	ldfd f7 = [r14]
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fmpy.d f7 = f11, f6
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	adds r14 = -8, r38
	;;
	fsub.d f6 = f7, f6
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(g21#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f7 = f6
	adds r14 = -140, r38
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fsub.d f7 = f7, f6
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	adds r14 = -72, r38
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r33 = -16, r38
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	st4 [r33] = r8
	;;
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f9 = r15
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f9 = f9, f6
	;;
	getf.sig r14 = f9
	;;
	shr.u r14 = r14, 39
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L406
	adds r14 = -72, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	extr.u r14 = r14, 7, 25
	;;
	zxt2 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L407
.L406:
	addl r14 = 1, r0
	br .L408
	;;
.L407:
	mov r14 = r0
.L408:
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r38
	;;
	st1.rel [r14] = r15
	adds r14 = -136, r38
	adds r15 = -136, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L400:
	adds r14 = -136, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L409
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L410
	adds r14 = -32, r38
	;;
	ld1.acq r14 = [r14]
	;;
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r14 = r14, 18, 14
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L411
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	setf.sig f7 = r15
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r14 = f7
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L412
.L411:
	addl r15 = 1, r0
	br .L413
	;;
.L412:
	mov r15 = r0
.L413:
	adds r14 = -84, r38
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 62
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 17, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	shr.u r14 = r14, 2
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	sxt4 r14 = r14
	;;
	shr r14 = r15, r14
	;;
	mov r33 = r14
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	shl r15 = r14, 17
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 47
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
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
	zxt1 r14 = r14
	;;
	add r14 = r33, r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	st8 [r14] = r15
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r16 = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 7, 25
	addl r15 = @gprel(g5#), gp
	;;
	adds r15 = 1, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	extr.u r15 = r15, 25, 7
	;;
	or r14 = r15, r14
	;;
	sub r15 = r16, r14
	adds r14 = -84, r38
	adds r16 = -84, r38
	;;
	ld4 r16 = [r16]
	;;
	xor r15 = r15, r16
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	adds r14 = -8, r38
	;;
	ldfd f7 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L534
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	br .L416
	;;
.L534:
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L416:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	adds r14 = -8, r38
	;;
	ldfd f7 = [r14]
	;;
	fadd.d f7 = f8, f7
	;;
	fmpy.d f11 = f6, f7
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L535
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	br .L419
	;;
.L535:
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L419:
	adds r14 = -8, r38
	;;
	ldfd f7 = [r14]
	mov f8 = f6
	;;
	mov f7 = f7
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	fsub.d f6 = f11, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L420
	;;
.L410:
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r15 = @gprel(g21#), gp
	;;
	ld4 r15 = [r15]
	;;
	extr.u r15 = r15, 31, 1
	;;
	or r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L421
	adds r14 = -32, r38
	;;
	ld1.acq r14 = [r14]
	addl r15 = 1, r0
	br .L422
	;;
.L421:
	adds r14 = -32, r38
	;;
	ld1.acq r14 = [r14]
	;;
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r15 = @gprel(g21#), gp
	;;
	ld4 r15 = [r15]
	;;
	extr.u r15 = r15, 31, 1
	;;
	or r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L422:
	adds r14 = -92, r38
	;;
	st4 [r14] = r15
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r38
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L423
	adds r14 = -92, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L424
	;;
.L423:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L425
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L426
.L425:
	addl r14 = 1, r0
	br .L427
	;;
.L426:
	mov r14 = r0
.L427:
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
.L424:
	adds r14 = -88, r38
	;;
	st2 [r14] = r15
	adds r14 = -88, r38
	adds r15 = -88, r38
	;;
	ld2 r15 = [r15]
	;;
	st2 [r14] = r15
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	dep.z r33 = r14, 30, 2
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	extr.u r14 = r14, 2, 30
	;;
	or r14 = r14, r33
	;;
	mov r16 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r38
	;;
	ld4 r15 = [r15]
	;;
	xor r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -140, r38
	adds r15 = -140, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L420:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L428
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L429
	addl r15 = -4097, r0
	br .L430
	;;
.L429:
	addl r15 = -4096, r0
.L430:
	adds r14 = -80, r38
	;;
	st2 [r14] = r15
	adds r14 = -32, r38
	;;
	ld1.acq r14 = [r14]
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 9, 23
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r38
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r14 = r14, 19, 13
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L431
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r33 = r14, 43
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r15 = r8
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	or r14 = r14, r33
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L432
.L431:
	addl r14 = 1, r0
	br .L433
	;;
.L432:
	mov r14 = r0
.L433:
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
	adds r14 = -140, r38
	;;
	ld4 r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	sxt4 r14 = r14
	;;
	popcnt r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	andcm r15 = -1, r15
	;;
	zxt1 r15 = r15
	adds r14 = 2, r14
	;;
	st1 [r14] = r15
.L428:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r33 = r14
	adds r14 = -32, r38
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 17, r14
	(p6) br.cond.dptk .L434
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	br .L435
	;;
.L434:
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
.L435:
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r33, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L436
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r33 = r14, 52
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	shr.u r14 = r14, 12
	;;
	or r14 = r14, r33
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L437
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L437
	addl r14 = 1, r0
	br .L438
	;;
.L437:
	mov r14 = r0
.L438:
	;;
	mov r15 = r14
	br .L439
	;;
.L436:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r33 = r14, 52
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	shr.u r14 = r14, 12
	;;
	or r14 = r14, r33
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L440
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L440
	addl r14 = 1, r0
	br .L441
	;;
.L440:
	mov r14 = r0
.L441:
	;;
	mov r34 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r33 = r14
	adds r14 = -32, r38
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 17, r14
	(p6) br.cond.dptk .L442
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	br .L443
	;;
.L442:
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
.L443:
	;;
	addp4 r14 = r14, r0
	;;
	shl r15 = r33, r14
	addp4 r14 = r34, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
.L439:
	addl r14 = @gprel(g16#), gp
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	addl r15 = @gprel(g22#), gp
	;;
	st8 [r15] = r14
	br .L444
	;;
.L399:
	adds r14 = -128, r38
	addl r15 = @gprel(g18#), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L445
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L446
	;;
.L445:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = 236, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L447
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L446
	;;
.L447:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L446:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L449
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r38
	;;
	st4.rel [r14] = r15
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -104, r38
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 30, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 7
	;;
	st1 [r15] = r14
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	dep.z r33 = r14, 22, 10
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r34 = r14
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L450
	adds r15 = -144, r38
	;;
	ldfs f6 = [r15]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	br .L451
	;;
.L450:
	addl r14 = 1, r0
.L451:
	;;
	xor r14 = r33, r14
	;;
	mov r15 = r14
	adds r14 = -104, r38
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 63
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 1
	;;
	or r33 = r14, r15
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 7
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sub r15 = r33, r14
	adds r14 = -128, r38
	;;
	shl r15 = r15, 49
	;;
	st8 [r14] = r15
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f11 = f6, f6
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	adds r14 = -8, r38
	;;
	ldfd f7 = [r14]
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fmpy.d f7 = f11, f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	adds r14 = -8, r38
	;;
	fsub.d f6 = f7, f6
	;;
	stfd [r14] = f6
.L449:
	adds r14 = -120, r38
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	br .L452
	;;
.L459:
	adds r14 = -128, r38
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -128, r38
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	add r14 = r33, r14
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r34 = r14
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	add r14 = r34, r14
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r33, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -96, r38
	;;
	st1 [r14] = r15
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	adds r14 = -108, r38
	;;
	ldfs f7 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L453
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r15 = r8
	br .L454
	;;
.L453:
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r16 = r8
	;;
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	addp4 r14 = r16, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
.L454:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = r14, r15
	setf.sig f9 = r33
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f9 = f9, f6
	;;
	getf.sig r15 = f9
	addl r14 = @gprel(g16#), gp
	;;
	st4 [r14] = r15
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L455
	adds r14 = -128, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	br .L456
	;;
.L455:
	adds r14 = -128, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r33 = r14
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r33
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r39
	mov r14 = r8
.L456:
	;;
	addl r15 = @gprel(g18#), gp
	;;
	ld8 r15 = [r15]
	;;
	xor r14 = r15, r14
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f7 = f8
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f6, f6
	;;
	fmpy.d f7 = f7, f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = 0x41efffffffa00000
	;;
	setf.d f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
	sxt4 r14 = r33
	;;
	addp4 r15 = r15, r0
	;;
	shr r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L457
	adds r14 = -120, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L457
	addl r14 = 1, r0
	br .L458
	;;
.L457:
	mov r14 = r0
.L458:
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
	sxt4 r14 = r33
	;;
	addp4 r15 = r15, r0
	;;
	shr r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -96, r38
	;;
	ld1 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = -1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	sxt1 r15 = r15
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
	adds r14 = -120, r38
	adds r15 = -120, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L452:
	adds r14 = -120, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L459
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L460
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L461
.L460:
	addl r14 = 1, r0
	br .L462
	;;
.L461:
	mov r14 = r0
.L462:
	;;
	mov r35 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	addl r15 = @gprel(g22#), gp
	;;
	ld8 r15 = [r15]
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L463
	adds r14 = -128, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r34 = r14
	br .L464
	;;
.L463:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r34 = r14
.L464:
	adds r14 = -128, r38
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	dep.z r33 = r14, 15, 17
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	extr.u r14 = r14, 17, 15
	;;
	or r14 = r14, r33
	;;
	mov r42 = r14
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = fn78#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r39
.L444:
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r15 = @gprel(g18#), gp
	;;
	ld8 r15 = [r15]
	;;
	extr.u r15 = r15, 31, 1
	;;
	or r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L465
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 8, 24
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r17 = r14
	adds r15 = -64, r38
	sxt4 r14 = r16
	;;
	addp4 r16 = r17, r0
	;;
	shr r14 = r14, r16
	;;
	st4 [r15] = r14
	adds r14 = -116, r38
	addl r15 = 8, r0
	;;
	st4 [r14] = r15
	br .L466
	;;
.L471:
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -116, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dptk .L538
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	adds r14 = -60, r38
	adds r15 = -144, r38
	;;
	ldfs f6 = [r15]
	;;
	fsub.s f6 = f7, f6
	;;
	stfs [r14] = f6
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -56, r38
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r33 = r14
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	xor r14 = r14, r33
	;;
	mov r16 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(g5#), gp
	;;
	adds r15 = 1, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	sub r15 = r14, r15
	adds r14 = -16, r38
	;;
	and r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -108, r38
	;;
	ldfs f7 = [r14]
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f7 = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f8 = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 104, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fcmp.eq p6, p7 = f8, f6
	;;
	(p6) br.cond.dptk .L469
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	;;
	fneg f6 = f6
	br .L470
	;;
.L469:
	movl r14 = 0xaedbe6ff
	;;
	setf.s f6 = r14
.L470:
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -116, r38
	adds r15 = -116, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L466:
	adds r14 = -116, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L471
	br .L468
	;;
.L538:
	nop 0
.L468:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r41 = 1, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = fn43#
	mov r1 = r39
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = mix_f#
	mov r1 = r39
	adds r14 = -64, r38
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L472
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r33 = [r14]
	br .L473
	;;
.L472:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r33 = [r14]
.L473:
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	;;
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r34 = [r14]
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f2 = f6, f7
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	sxt2 r15 = r15
	;;
	sxt2 r14 = r14
	;;
	and r14 = r14, r15
	;;
	sxt2 r14 = r14
	adds r15 = -144, r38
	;;
	ldfs f8 = [r15]
	mov r43 = r14
	getf.sig r42 = f2
	mov r41 = r34
	mov r40 = r33
	br.call.sptk.many b0 = fn54#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r39
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L474
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	br .L475
	;;
.L474:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
.L475:
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L476
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L477
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	;;
	ldfd f6 = [r14]
	;;
	fneg f7 = f6
	br .L478
	;;
.L477:
	adds r14 = -8, r38
	;;
	ldfd f7 = [r14]
.L478:
	adds r14 = -64, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L536
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	br .L481
	;;
.L536:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L481:
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L482
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	br .L483
	;;
.L482:
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f7 = f6
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f7, f6
	;;
	fneg f6 = f6
.L483:
	adds r14 = -48, r38
	;;
	stfd [r14] = f6
	adds r14 = -64, r38
	;;
	ld4 r14 = [r14]
	;;
	dep.z r15 = r14, 29, 3
	adds r14 = -8, r38
	;;
	sxt4 r15 = r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	;;
	stfd [r14] = f6
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L484
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	br .L485
	;;
.L484:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
.L485:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r38
	;;
	sub r15 = r16, r15
	;;
	st4 [r14] = r15
.L476:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f6 = f8
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f7 = f6
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f8 = f6
	adds r14 = -8, r38
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f8 = f8, f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	;;
	fsub.d f6 = f8, f6
	;;
	fsub.d f6 = f7, f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 360, r14
	;;
	stfd [r14] = f6
.L465:
	adds r14 = -112, r38
	;;
	st4 [r14] = r0
	br .L486
	;;
.L518:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -40, r38
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	adds r14 = -144, r38
	;;
	ldfs f8 = [r14]
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L537
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	br .L489
	;;
.L537:
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	fneg f6 = f6
.L489:
	adds r14 = -36, r38
	;;
	fadd.s f6 = f6, f7
	;;
	stfs [r14] = f6
	adds r14 = -40, r38
	;;
	ld2 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r33, r14
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L490
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 224, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r33 = r14
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r34 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r33, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L491
.L490:
	addl r14 = 1, r0
	br .L492
	;;
.L491:
	mov r14 = r0
.L492:
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	dep.z r33 = r14, 15, 17
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	extr.u r14 = r14, 17, 15
	;;
	mov r15 = r14
	adds r14 = -16, r38
	;;
	or r15 = r15, r33
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = -2147483648
	;;
	add r14 = r14, r15
	addl r15 = @gprel(g21#), gp
	;;
	ld4 r15 = [r15]
	adds r16 = -16, r38
	;;
	ld4 r16 = [r16]
	;;
	or r15 = r15, r16
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L493
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	br .L494
	;;
.L493:
	addl r14 = -3, r0
.L494:
	;;
	adds r14 = 3, r14
	;;
	cmp4.ltu p6, p7 = 13, r14
	(p6) br.cond.dptk .L495
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L497), r1
	;;
	ld8.mov r15 = [r15], .L497
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L497:
	data8 @pcrel(.L504)
	data8 @pcrel(.L495)
	data8 @pcrel(.L495)
	data8 @pcrel(.L503)
	data8 @pcrel(.L495)
	data8 @pcrel(.L495)
	data8 @pcrel(.L502)
	data8 @pcrel(.L501)
	data8 @pcrel(.L500)
	data8 @pcrel(.L499)
	data8 @pcrel(.L498)
	data8 @pcrel(.L495)
	data8 @pcrel(.L495)
	data8 @pcrel(.L496)
	.text
.L496:
	adds r14 = -40, r38
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -8, r38
	;;
	ldfd f6 = [r15]
	;;
	stfd [r14] = f6
	br .L505
	;;
.L502:
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -40, r38
	;;
	ld2 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -40, r38
	;;
	st2 [r14] = r15
	br .L505
	;;
.L498:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L506
	adds r14 = -40, r38
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	br .L507
	;;
.L506:
	adds r14 = -40, r38
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt2 r14 = r14
.L507:
	;;
	sub r14 = r33, r14
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 30, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 7
	;;
	st1 [r15] = r14
	br .L505
	;;
.L504:
	adds r14 = -36, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L508
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L509
	;;
.L508:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -36, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r33
	;;
	zxt1 r15 = r15
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L509:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	st1 [r14] = r15
.L500:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 15, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fsub.d f7 = f7, f6
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -8, r38
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	br .L505
	;;
.L503:
	adds r14 = -36, r38
	;;
	ldfs f6 = [r14]
	;;
	getf.s r15 = f6
	adds r14 = -144, r38
	;;
	st4 [r14] = r15
	br .L505
	;;
.L501:
	adds r14 = -16, r38
	;;
	st4 [r14] = r0
	br .L505
	;;
.L499:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	dep.z r15 = r14, 28, 4
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 4, 28
	;;
	mov r16 = r14
	adds r14 = -16, r38
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	br .L505
	;;
.L495:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ge p6, p7 = r14, r16
	(p6) br.cond.dptk .L510
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	br .L511
	;;
.L510:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
.L511:
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L512
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L513
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L513
	addl r14 = 1, r0
	br .L514
	;;
.L513:
	mov r14 = r0
.L514:
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	br .L515
	;;
.L512:
	adds r14 = -40, r38
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r33, r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L515:
	adds r14 = -40, r38
	;;
	st2 [r14] = r15
.L505:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	st2.rel [r14] = r15
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 80, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r15 = r8
	;;
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L516
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L516
	addl r15 = 1, r0
	br .L517
	;;
.L516:
	mov r15 = r0
.L517:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -112, r38
	adds r15 = -112, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L486:
	adds r14 = -112, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L518
	adds r14 = -108, r38
	;;
	ldfs f6 = [r14]
	;;
	mov f8 = f6
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f7 = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L519
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f7 = f6
	adds r14 = -144, r38
	;;
	ldfs f6 = [r14]
	;;
	fsub.s f6 = f7, f6
	br .L520
	;;
.L519:
	adds r14 = -108, r38
	;;
	ldfs f7 = [r14]
	movl r15 = 0x40500000
	;;
	setf.s f6 = r15
	;;
	fadd.s f6 = f7, f6
	;;
	fneg f6 = f6
.L520:
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r39
	mov r15 = r8
	;;
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	sxt1 r15 = r15
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 376, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r15 = r8
	;;
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L521
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 376, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	addl r14 = 1, r0
	br .L522
	;;
.L521:
	addl r14 = 1, r0
.L522:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L523
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r33 = r14, r0
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	sxt4 r14 = r14
	;;
	shr r14 = r33, r14
	;;
	andcm r14 = -1, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	br .L527
	;;
.L523:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r33 = r14, r0
	adds r14 = -8, r38
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r39
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	sxt4 r14 = r14
	;;
	shr r14 = r33, r14
	;;
	andcm r14 = -1, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r33 = r14
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 376, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r15 = r8
	;;
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L525
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 376, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r39
	mov r14 = r0
	br .L526
	;;
.L525:
	mov r14 = r0
.L526:
	;;
	mov r41 = r14
	mov r40 = r33
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r39
	mov r14 = r8
.L527:
	;;
	mov r8 = r14
	mov r17 = r38
	mov ar.pfs = r37
	mov b0 = r36
	;;
	ldf.fill f2 = [r17]
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp fn110#
	.section	.rodata
	.align 8
	.type	t136#, @object
	.size	t136#, 16
t136:
	data8	@fptr(fn92#)
	data8	@fptr(fn110#)
	.align 8
.LC1:
	stringz	"0"
	.align 8
.LC2:
	stringz	"1"
	.align 8
.LC3:
	stringz	"2"
	.align 8
.LC4:
	stringz	"3"
	.align 8
.LC5:
	stringz	"end"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -256, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	;;
	.save.f 0x1
	stf.spill [r37] = f2
	.body
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	mix4.r r32 = r14, r14
	;;
	shr.u r32 = r32, 12
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.geu p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -144, r37
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	adds r14 = -8, r37
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r15 = r0, r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = r14, r15
	addl r15 = @gprel(g22#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r32 = -144, r37
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	st8 [r32] = r8
	;;
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L540
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L541
.L540:
	addl r14 = 1, r0
	br .L542
	;;
.L541:
	mov r14 = r0
.L542:
	;;
	sxt4 r33 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L543
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 480, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r32 = r8
	br .L544
	;;
.L543:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r32 = [r14]
.L544:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt4 r34 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fmpy.s f6 = f7, f6
	;;
	mov f8 = f6
	mov r42 = r15
	mov r41 = r34
	mov r40 = r32
	mov r39 = r33
	br.call.sptk.many b0 = fn54#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	;;
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	adds r14 = -240, r37
	;;
	st8 [r14] = r8
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 168, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L545
	adds r14 = -232, r37
	movl r15 = 34359738368
	;;
	st8 [r14] = r15
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	adds r14 = -232, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -224, r37
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L546
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L547
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L547
	addl r14 = 1, r0
	br .L548
	;;
.L547:
	mov r14 = r0
.L548:
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 25, 7
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L549
.L546:
	addl r14 = 1, r0
	br .L550
	;;
.L549:
	mov r14 = r0
.L550:
	;;
	sxt4 r14 = r14
	addl r15 = @gprel(g20#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f10 = r15
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f10 = f10, f6
	;;
	getf.sig r14 = f10
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	cmp4.eq p6, p7 = 12, r14
	(p6) br.cond.dptk .L551
	;;
	cmp4.lt p6, p7 = 12, r14
	(p6) br.cond.dptk .L552
	;;
	cmp4.eq p6, p7 = -3, r14
	(p6) br.cond.dptk .L553
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L554
	br .L552
	;;
.L553:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	adds r14 = -232, r37
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	br .L555
	;;
.L554:
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -232, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g22#), gp
	;;
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
	cmp4.le p6, p7 = r14, r16
	(p6) br.cond.dptk .L556
	adds r14 = -232, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	br .L557
	;;
.L556:
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	zxt2 r14 = r14
	;;
	extr.u r14 = r14, 7, 25
	;;
	zxt2 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
.L557:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 26, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 5
	;;
	st1 [r15] = r14
	br .L555
	;;
.L551:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 48
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	shr.u r14 = r14, 16
	;;
	or r14 = r14, r15
	addl r15 = @gprel(g20#), gp
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r14, r15
	adds r14 = -232, r37
	;;
	st8 [r14] = r15
	br .L555
	;;
.L552:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	addl r14 = @gprel(g22#), gp
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
.L555:
	adds r14 = -216, r37
	;;
	st4 [r14] = r0
	br .L558
	;;
.L583:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	andcm r15 = -1, r14
	adds r14 = -216, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L559
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L560
.L559:
	addl r14 = 1, r0
	br .L561
	;;
.L560:
	mov r14 = r0
.L561:
	;;
	sxt4 r16 = r14
	adds r14 = -128, r37
	;;
	sub r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -212, r37
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	br .L562
	;;
.L568:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -224, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -232, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -115, r37
	sxt1 r16 = r16
	;;
	sxt1 r15 = r15
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -224, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r15 = r15, r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = -224, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	setf.sig f8 = r15
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -216, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 15, 17
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	addl r15 = @gprel(g22#), gp
	;;
	st8 [r15] = r14
	adds r14 = -128, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L563
	adds r14 = -128, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L564
.L563:
	adds r14 = -115, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -224, r37
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(g21#), gp
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	addl r16 = @gprel(g20#), gp
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r15, r16
	;;
	and r14 = r15, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	br .L565
	;;
.L564:
	adds r14 = -115, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -224, r37
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(g21#), gp
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	addl r16 = @gprel(g20#), gp
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r15, r16
	;;
	and r14 = r15, r14
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r16 = r14
	adds r14 = -128, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L566
	adds r14 = -128, r37
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	br .L567
	;;
.L566:
	movl r14 = -9223372036854775807
.L567:
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r16
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
.L565:
	adds r15 = -240, r37
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	extr.u r14 = r14, 7, 25
	;;
	zxt2 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 26, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 5
	;;
	st1 [r15] = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 59
	adds r14 = -128, r37
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 5
	;;
	or r14 = r14, r15
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	adds r14 = -212, r37
	adds r15 = -212, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 2, r15
	;;
	st4 [r14] = r15
.L562:
	adds r14 = -212, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L568
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	mix4.r r14 = r14, r14
	;;
	shr.u r14 = r14, 31
	;;
	addp4 r14 = r14, r0
	;;
	sub r15 = -2, r14
	adds r14 = -232, r37
	;;
	st8 [r14] = r15
	adds r14 = -208, r37
	;;
	st4 [r14] = r0
	br .L569
	;;
.L576:
	adds r14 = -208, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L570
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L571
	;;
.L570:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -208, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r16
	;;
	zxt1 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L571:
	adds r14 = -120, r37
	;;
	st4 [r14] = r15
	adds r14 = -216, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L572
	movl r14 = -9223372036854775807
	br .L573
	;;
.L572:
	movl r14 = -9223372036854775808
.L573:
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	adds r14 = -116, r37
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -128, r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -224, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f7 = f6
	adds r14 = -208, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f8 = f6
	adds r14 = -116, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	;;
	fsub.s f6 = f8, f6
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -116, r37
	;;
	st1 [r14] = r15
	adds r14 = -224, r37
	addl r15 = @gprel(g20#), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -208, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L574
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	br .L575
	;;
.L574:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	zxt2 r14 = r16
	;;
	zxt2 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
.L575:
	;;
	sub r14 = r32, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -116, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	zxt2 r14 = r15
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.d f6 = f10
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -208, r37
	adds r15 = -208, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L569:
	adds r14 = -208, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L576
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 1, r14
	movl r15 = @gprel(t136#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 64, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r15 = r8
	;;
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	;;
	mov f8 = f6
	mov r39 = r15
	ld8 r14 = [r32], 8
	;;
	mov b6 = r14
	ld8 r1 = [r32], -8
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	movl r15 = 0x3fe0000000000000
	;;
	setf.d f7 = r15
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.ge p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L876
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	br .L579
	;;
.L876:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L579:
	;;
	fmpy.d f7 = f6, f7
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L877
	adds r14 = -224, r37
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f11 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	mov f8 = f11
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	br .L582
	;;
.L877:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f8, f6
	;;
	fadd.d f6 = f7, f6
	;;
	fneg f6 = f6
.L582:
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -216, r37
	adds r15 = -216, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L558:
	adds r14 = -216, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L583
	br .L584
	;;
.L545:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -136, r37
	;;
	zxt2 r15 = r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.s f6 = f7
	;;
	stfs [r14] = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L585
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	br .L586
	;;
.L585:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
.L586:
	;;
	sxt2 r15 = r14
	sxt2 r14 = r16
	;;
	xor r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r37
	;;
	st2.rel [r14] = r15
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f7 = f7, f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f8 = f9
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f8, f6
	;;
	fsub.d f7 = f7, f6
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f6 = f7, f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 240, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	movl r14 = -9223372036854775808
	;;
	or r14 = r14, r15
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L587
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	br .L588
	;;
.L587:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r33
	;;
	zxt1 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
.L588:
	;;
	cmp4.le p6, p7 = r32, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -4, r37
	;;
	st2.rel [r14] = r15
.L584:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f8 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.le p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L878
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	br .L591
	;;
.L878:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L591:
	;;
	fadd.d f7 = f6, f7
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f8 = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 26, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f6 = f9
	;;
	fcmp.ge p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L879
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.s f6 = f6
	br .L594
	;;
.L879:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fneg f6 = f6
.L594:
	;;
	fnorm.d f6 = f6
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L595
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f11 = f7, f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 15, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	movl r14 = 0xc01f000000000000
	;;
	setf.d f7 = r14
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fcmp.ge p6, p7 = f11, f6
	;;
	(p7) br.cond.dptk .L880
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	movl r15 = 0xbff0000000000000
	;;
	setf.d f6 = r15
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L881
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	br .L602
	;;
.L881:
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 344, r14
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
	br .L602
	;;
.L880:
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
	br .L602
	;;
.L595:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	andcm r14 = -1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L602:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L603
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -96, r37
	;;
	addp4 r15 = r15, r0
	;;
	setf.sig f9 = r15
	;;
	fcvt.xuf.d f6 = f9
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	movl r14 = -9223372036854775808
	;;
	or r14 = r14, r15
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt4 r14 = r14
	;;
	popcnt r14 = r14
	;;
	sxt4 r14 = r14
	;;
	sub r14 = r0, r14
	addl r15 = @gprel(g22#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	addl r15 = @gprel(g20#), gp
	;;
	st8 [r15] = r14
	adds r14 = -204, r37
	addl r15 = -11, r0
	;;
	st4 [r14] = r15
	br .L604
	;;
.L617:
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L898
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf f6 = f7
	;;
	getf.exp r14 = f6
	addl r15 = 65598, r0
	;;
	sub r14 = r15, r14
	;;
	sxt4 r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -88, r37
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L607
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L608
	;;
.L607:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L608:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L609
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L610
	;;
.L609:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L611
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L612
	;;
.L611:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	zxt1 r14 = r16
	;;
	zxt1 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L612:
	addp4 r14 = r32, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L610:
	adds r14 = -80, r37
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -80, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L613
	adds r14 = -80, r37
	;;
	ld1 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
	br .L614
	;;
.L613:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
.L614:
	adds r14 = -88, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	extr.u r14 = r14, 15, 17
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = -1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	st4 [r14] = r15
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	adds r14 = -88, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L615
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	popcnt r14 = r14
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = r14, r15
	br .L616
	;;
.L615:
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	popcnt r14 = r14
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r15 = r14, r15
	adds r14 = -88, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
.L616:
	;;
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	adds r14 = -204, r37
	adds r15 = -204, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 3, r15
	;;
	st4 [r14] = r15
.L604:
	adds r14 = -204, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 10, r14
	(p6) br.cond.dptk .L617
	br .L618
	;;
.L603:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f7 = f6
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	adds r14 = -112, r37
	;;
	fsub.d f6 = f7, f6
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f7 = f6
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L619
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	br .L620
	;;
.L619:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	;;
	fneg f7 = f6
.L620:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	movl r14 = 0x3fe0000000000000
	;;
	setf.d f6 = r14
	;;
	fcmp.ge p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L882
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	movl r15 = 0x406fe00000000000
	;;
	setf.d f6 = r15
	;;
	fcmp.eq p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L623
	;;
.L882:
	adds r14 = -112, r37
	;;
	ldfd f8 = [r14]
	movl r17 = 0xc06fe00000000000
	;;
	setf.d f6 = r17
	;;
	fcmp.eq p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L623:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L624
	adds r14 = -112, r37
	;;
	ldfd f6 = [r14]
	br .L625
	;;
.L624:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L625:
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L626
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L883
	adds r14 = -112, r37
	;;
	ldfd f7 = [r14]
	br .L629
	;;
.L883:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f7 = f6
.L629:
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f8 = f9
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fcmp.ge p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L884
	adds r14 = -112, r37
	;;
	ldfd f6 = [r14]
	br .L632
	;;
.L884:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L632:
	;;
	fadd.d f6 = f7, f6
	br .L633
	;;
.L626:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.d f7 = f10
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	;;
	fneg f6 = f6
.L633:
	adds r14 = -112, r37
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L634
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r32 = r14
	br .L635
	;;
.L634:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r32 = [r14]
.L635:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r16 = r14
	addp4 r14 = r15, r0
	;;
	addp4 r15 = r16, r0
	;;
	shr.u r14 = r14, r15
	;;
	mov r34 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r33 = r15, r14
	adds r14 = -112, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	;;
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 15, 17
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	mov f8 = f6
	mov r42 = r15
	mov r41 = r33
	mov r40 = r34
	mov r39 = r32
	br.call.sptk.many b0 = fn54#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	;;
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	extr.u r14 = r14, 14, 18
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	adds r17 = -240, r37
	;;
	ld8 r15 = [r17]
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r16
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	st4 [r14] = r15
	adds r14 = -200, r37
	;;
	st4 [r14] = r0
	br .L636
	;;
.L675:
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -200, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dptk .L899
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 31, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f7 = f6
	adds r14 = -112, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	fsub.d f6 = f8, f6
	adds r14 = -192, r37
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -184, r37
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	dep.z r14 = r14, 21, 11
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L639
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 24, 8
	;;
	zxt2 r14 = r14
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L640
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 24, 8
	mov r15 = r0
	br .L642
	;;
.L640:
	mov r15 = r0
	br .L642
	;;
.L639:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 8, 24
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 24, 8
	;;
	zxt2 r14 = r14
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L643
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 24, 8
	mov r15 = r0
	br .L644
	;;
.L643:
	mov r15 = r0
.L644:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	dep.z r14 = r14, 21, 11
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	sxt4 r15 = r16
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L642:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f8, f6
	;;
	fsub.d f7 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f8 = f8, f6
	movl r14 = 0x4202a05f20000000
	;;
	setf.d f6 = r14
	;;
	fadd.d f6 = f8, f6
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L885
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 30, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	br .L647
	;;
.L885:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	adds r14 = -200, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -112, r37
	;;
	ldfd f8 = [r14]
	;;
	fsub.d f6 = f8, f6
	;;
	fsub.d f6 = f7, f6
	;;
	fneg f6 = f6
.L647:
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 72, r14
	;;
	stfd [r14] = f6
	adds r14 = -180, r37
	;;
	st4 [r14] = r0
	br .L648
	;;
.L674:
	adds r14 = -180, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r32 = r8
	;;
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r14, r32
	(p6) br.cond.dptk .L638
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -180, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L638
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	adds r14 = -104, r37
	;;
	fmpy.s f6 = f7, f6
	;;
	stfs [r14] = f6
	adds r14 = -112, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 14, 18
	;;
	zxt2 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L649
	adds r14 = -104, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L649
	addl r14 = 1, r0
	br .L650
	;;
.L649:
	mov r14 = r0
.L650:
	;;
	zxt2 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	addl r15 = 7, r0
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r33, r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.gtu p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f7 = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 224, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -200, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	fcmp.neq p6, p7 = f8, f6
	;;
	(p6) br.cond.dptk .L651
	adds r15 = -240, r37
	;;
	ld8 r14 = [r15]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	br .L652
	;;
.L651:
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
.L652:
	;;
	fcmp.gt p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L886
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f2 = f6, f6
	br .L655
	;;
.L886:
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f6, f6
	;;
	fneg f2 = f6
.L655:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r32 = r14
	adds r14 = -200, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	add r14 = r32, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	;;
	fcmp.neq p6, p7 = f2, f6
	;;
	(p6) br.cond.dptk .L656
	adds r14 = -112, r37
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f6, f6
	adds r14 = -180, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 112, r14
	;;
	ldfd f6 = [r14]
	;;
	fcmp.eq p6, p7 = f8, f6
	;;
	(p6) br.cond.dptk .L657
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
	br .L658
	;;
.L657:
	adds r14 = -192, r37
	;;
	ldfd f6 = [r14]
.L658:
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	br .L659
	;;
.L656:
	adds r14 = -104, r37
	;;
	ldfs f6 = [r14]
	;;
	mov f8 = f6
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L659:
	adds r14 = -192, r37
	;;
	stfd [r14] = f6
	adds r14 = -192, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L660
	adds r14 = -180, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	br .L661
	;;
.L660:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	zxt2 r14 = r14
.L661:
	;;
	add r14 = r14, r32
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L662
	adds r14 = -104, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	br .L663
	;;
.L662:
	adds r14 = -104, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -192, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L664
	adds r14 = -180, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	br .L665
	;;
.L664:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	zxt2 r14 = r14
.L665:
	;;
	add r14 = r14, r32
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r33
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L663:
	adds r14 = -184, r37
	;;
	st2 [r14] = r15
	adds r14 = -180, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 6, 26
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 26, 6
	;;
	zxt2 r14 = r14
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r32 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L666
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.geu p6, p7 = 2, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L667
	;;
.L666:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
.L667:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L668
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 29, 3
	;;
	zxt2 r14 = r14
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	br .L669
	;;
.L668:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r14 = r14, 29, 3
	;;
	zxt2 r14 = r14
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L670
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	br .L671
	;;
.L670:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L671:
	sxt4 r14 = r33
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
.L669:
	;;
	cmp4.le p6, p7 = r32, r14
	(p6) br.cond.dptk .L672
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -184, r37
	;;
	ld2 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	br .L673
	;;
.L672:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 20, 12
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
.L673:
	adds r14 = -184, r37
	;;
	st2 [r14] = r15
	adds r14 = -180, r37
	adds r15 = -180, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L648:
	adds r14 = -180, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L674
	br .L638
	;;
.L899:
	nop 0
.L638:
	adds r14 = -200, r37
	adds r15 = -200, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L636:
	adds r14 = -200, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L675
	br .L618
	;;
.L898:
	nop 0
.L618:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L676
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L677
	br .L678
	;;
.L676:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L677
.L678:
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L679
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L677
	br .L680
	;;
.L679:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L680
.L677:
	addl r14 = 1, r0
	br .L681
	;;
.L680:
	mov r14 = r0
.L681:
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r32 = 7, r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r15 = r8
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	setf.sig f8 = r16
	;;
	setf.sig f9 = r14
	;;
	xmpy.l f6 = f8, f9
	;;
	getf.sig r41 = f6
	mov r40 = r15
	mov r39 = r32
	br.call.sptk.many b0 = fn78#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	;;
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -176, r37
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L682
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L682
	addl r14 = 1, r0
	br .L683
	;;
.L682:
	mov r14 = r0
.L683:
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f7, f6
	;;
	mov f8 = f6
	mov r39 = r15
	br.call.sptk.many b0 = fn24#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L684
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	br .L685
	;;
.L684:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
.L685:
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	adds r14 = 1, r14
	;;
	cmp4.ltu p6, p7 = 13, r14
	(p6) br.cond.dptk .L686
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L688), r1
	;;
	ld8.mov r15 = [r15], .L688
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L688:
	data8 @pcrel(.L692)
	data8 @pcrel(.L686)
	data8 @pcrel(.L691)
	data8 @pcrel(.L686)
	data8 @pcrel(.L690)
	data8 @pcrel(.L689)
	data8 @pcrel(.L686)
	data8 @pcrel(.L686)
	data8 @pcrel(.L686)
	data8 @pcrel(.L686)
	data8 @pcrel(.L686)
	data8 @pcrel(.L686)
	data8 @pcrel(.L686)
	data8 @pcrel(.L687)
	.text
.L692:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	addl r14 = @gprel(g19#), gp
	;;
	stfd [r14] = f6
.L689:
	adds r14 = -176, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	setf.sig f8 = r15
	;;
	setf.sig f9 = r14
	;;
	xmpy.l f8 = f8, f9
	;;
	getf.sig r15 = f8
	adds r14 = -176, r37
	;;
	st4 [r14] = r15
.L690:
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -176, r37
	;;
	st4 [r14] = r15
	br .L693
	;;
.L691:
	adds r14 = -176, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	setf.sig f10 = r15
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f10 = f10, f6
	;;
	getf.sig r14 = f10
	;;
	mov r15 = r14
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L694
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L695
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	br .L697
	;;
.L695:
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	br .L697
	;;
.L694:
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
.L697:
	adds r15 = -176, r37
	;;
	st4 [r15] = r14
.L687:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f8 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L693
	;;
.L686:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f6, f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	fadd.d f6 = f7, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
.L693:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L698
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L699
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L699
	addl r14 = 1, r0
	br .L700
	;;
.L699:
	mov r14 = r0
.L700:
	;;
	sxt4 r15 = r14
	adds r14 = -76, r37
	;;
	popcnt r15 = r15
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	andcm r15 = -1, r14
	adds r14 = -72, r37
	;;
	st8 [r14] = r15
	adds r14 = -176, r37
	adds r15 = -76, r37
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L701
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -64, r37
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 64, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	setf.sig f10 = r32
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f2 = f10, f6
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	mov r15 = r14
	addp4 r14 = r16, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	mov r33 = r14
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r32 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	and r32 = r14, r32
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 11, 21
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	adds r14 = -64, r37
	;;
	ldfs f6 = [r14]
	;;
	fmpy.s f6 = f7, f6
	;;
	mov f8 = f6
	mov r42 = r15
	mov r41 = r32
	mov r40 = r33
	getf.sig r39 = f2
	br.call.sptk.many b0 = fn54#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 432, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f8 = f6
	adds r14 = -64, r37
	;;
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f8, f6
	;;
	fnorm.d f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 488, r14
	;;
	stfd [r14] = f6
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	setf.sig f7 = r15
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f7 = f9
	;;
	fcmp.eq p6, p7 = f8, f7
	;;
	(p6) br.cond.dptk .L702
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	;;
	fneg f7 = f7
	br .L703
	;;
.L702:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
.L703:
	;;
	mov f8 = f7
	getf.sig r39 = f6
	br.call.sptk.many b0 = fn92#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	popcnt r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	sxt2 r15 = r15
	;;
	sxt2 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L701
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L704
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L705
	;;
.L704:
	adds r14 = -64, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L705:
	adds r14 = -60, r37
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	extr.u r14 = r14, 21, 11
	;;
	mov r15 = r14
	adds r14 = -59, r37
	;;
	st1 [r14] = r15
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 216, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f8 = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L887
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	br .L708
	;;
.L887:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L708:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	;;
	fadd.d f7 = f7, f7
	;;
	fsub.d f6 = f6, f7
	adds r14 = -60, r37
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	fsub.d f6 = f8, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	shr.u r14 = r14, 59
	addl r15 = @gprel(g18#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f11 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	movl r14 = 0x3fd5555555555555
	;;
	setf.d f7 = r14
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fmpy.d f7 = f11, f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 472, r14
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f8 = f8, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f6, f1
	;;
	fsub.d f6 = f8, f6
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -60, r37
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r15, r14
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L709
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L709
	addl r14 = 1, r0
	br .L710
	;;
.L709:
	mov r14 = r0
.L710:
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L711
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	br .L712
	;;
.L711:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L713
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L713
	addl r14 = 1, r0
	br .L714
	;;
.L713:
	mov r14 = r0
.L714:
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r33
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
.L712:
	;;
	pmpy2.r r14 = r14, r32
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	st2.rel [r14] = r15
.L701:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r33 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r33, r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r14 = r32, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L715
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L716
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L716
	addl r14 = 1, r0
	br .L717
	;;
.L716:
	mov r14 = r0
.L717:
	;;
	sxt4 r15 = r14
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L715
	addl r15 = 1, r0
	br .L718
	;;
.L715:
	mov r15 = r0
.L718:
	adds r14 = -76, r37
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L719
	adds r14 = -40, r37
	addl r15 = @gprel(g19#), gp
	;;
	ldfd f6 = [r15]
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f11 = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -172, r37
	;;
	fmpy.s f6 = f11, f6
	;;
	stfs [r14] = f6
	addl r14 = @gprel(g22#), gp
	;;
	st8 [r14] = r0
	adds r14 = -168, r37
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	br .L720
	;;
.L745:
	adds r14 = -76, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	setf.sig f9 = r15
	;;
	setf.sig f10 = r14
	;;
	xmpy.l f9 = f9, f10
	;;
	getf.sig r14 = f9
	;;
	mov r15 = r14
	adds r14 = -168, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dptk .L900
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = 3282, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L723
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L724
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	cmp.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L723
	br .L725
	;;
.L724:
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r15 = r14
	adds r14 = -72, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L725
.L723:
	addl r15 = 1, r0
	br .L726
	;;
.L725:
	mov r15 = r0
.L726:
	adds r14 = -32, r37
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	sxt2 r15 = r15
	;;
	sxt2 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -2, r37
	;;
	st2.rel [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	adds r14 = -172, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L888
	addl r14 = 1, r0
	br .L729
	;;
.L888:
	mov r14 = r0
.L729:
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L730
	mov f6 = f1
	br .L731
	;;
.L730:
	mov f6 = f0
.L731:
	adds r14 = -172, r37
	;;
	stfs [r14] = f6
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L732
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	br .L733
	;;
.L732:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -2, r37
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ge p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
.L733:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	sxt1 r14 = r15
	;;
	sxt1 r15 = r16
	sxt1 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	st1 [r14] = r15
	addl r14 = @gprel(g16#), gp
	movl r15 = -1011728135
	;;
	st4 [r14] = r15
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	adds r14 = -172, r37
	;;
	ldfs f7 = [r14]
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L889
	adds r14 = -172, r37
	;;
	ldfs f6 = [r14]
	br .L736
	;;
.L889:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fneg f6 = f6
.L736:
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f7 = f9
	;;
	fnorm.s f8 = f7
	adds r14 = -172, r37
	;;
	ldfs f7 = [r14]
	;;
	fadd.s f7 = f8, f7
	;;
	fadd.s f7 = f6, f7
	adds r14 = -172, r37
	;;
	ldfs f6 = [r14]
	;;
	fsub.s f8 = f6, f6
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f9 = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f6 = f10
	;;
	fcmp.lt p6, p7 = f9, f6
	;;
	(p7) br.cond.dptk .L890
	adds r14 = -172, r37
	;;
	ldfs f6 = [r14]
	br .L739
	;;
.L890:
	adds r14 = -172, r37
	;;
	ldfs f6 = [r14]
	;;
	fneg f6 = f6
.L739:
	;;
	fsub.s f6 = f8, f6
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L891
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f7 = f6
	adds r14 = -172, r37
	;;
	ldfs f6 = [r14]
	;;
	fmpy.s f7 = f7, f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 23, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	adds r14 = -172, r37
	;;
	ldfs f8 = [r14]
	;;
	fcmp.eq p6, p7 = f8, f6
	;;
	(p6) br.cond.dptk .L742
	adds r14 = -172, r37
	;;
	ldfs f6 = [r14]
	;;
	fneg f6 = f6
	br .L743
	;;
.L742:
	movl r14 = 0x3f000000
	;;
	setf.s f6 = r14
.L743:
	;;
	fsub.s f6 = f7, f6
	br .L744
	;;
.L891:
	adds r14 = -2, r37
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fneg f6 = f6
.L744:
	adds r14 = -172, r37
	;;
	stfs [r14] = f6
	br .L722
	;;
.L900:
	nop 0
.L722:
	adds r14 = -168, r37
	adds r15 = -168, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L720:
	adds r14 = -168, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L745
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r15 = r15, r14
	adds r14 = -40, r37
	;;
	ldfd f6 = [r14]
	;;
	fcmp.eq p6, p7 = f6, f0
	;;
	(p6) br.cond.dptk .L746
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fneg f6 = f6
	br .L747
	;;
.L746:
	mov f6 = f1
.L747:
	;;
	mov f8 = f6
	mov r39 = r15
	br.call.sptk.many b0 = fn24#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L748
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L748
	addl r14 = 1, r0
	br .L749
	;;
.L748:
	mov r14 = r0
.L749:
	;;
	mov r15 = r14
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	adds r14 = -40, r37
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f7, f6
	;;
	mov f8 = f6
	mov r39 = r15
	br.call.sptk.many b0 = fn92#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	br .L698
	;;
.L719:
	adds r14 = -76, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	sub r15 = r0, r14
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	addl r16 = @gprel(g20#), gp
	;;
	ld8 r16 = [r16]
	;;
	sub r14 = r14, r16
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L750
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r15 = r14
	br .L751
	;;
.L750:
	mov r15 = r0
.L751:
	adds r14 = -56, r37
	;;
	st8 [r14] = r15
	adds r14 = -48, r37
	addl r15 = @gprel(g21#), gp
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 11, 21
	;;
	zxt2 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	extr.u r14 = r14, 21, 11
	;;
	zxt2 r14 = r14
	zxt2 r15 = r32
	;;
	zxt2 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	st2.rel [r14] = r15
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f9 = r15
	;;
	setf.sig f10 = r14
	;;
	xmpy.l f9 = f9, f10
	;;
	getf.sig r15 = f9
	addl r14 = @gprel(g22#), gp
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L752
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(g16#), gp
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	br .L753
	;;
.L752:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
.L753:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	sxt4 r14 = r14
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mux1 r14 = r14, @rev
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r32 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L754
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L754
	addl r14 = 1, r0
	br .L755
	;;
.L754:
	mov r14 = r0
.L755:
	;;
	sxt4 r33 = r14
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r34 = r14
	adds r14 = -48, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	and r14 = 63, r14
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r34, r14
	;;
	add r14 = r33, r14
	;;
	sub r15 = r32, r14
	adds r14 = -72, r37
	;;
	st8 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L698
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -44, r37
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L756
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 152, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	br .L757
	;;
.L756:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f6 = f9
	;;
	fneg f7 = f6
.L757:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f8 = f10
	adds r14 = -176, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	;;
	fcmp.neq p6, p7 = f8, f6
	;;
	(p6) br.cond.dptk .L758
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f6 = f10
	br .L759
	;;
.L758:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f6 = f8
	;;
	fneg f6 = f6
.L759:
	;;
	fmpy.s f6 = f7, f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 20
	adds r14 = -56, r37
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 44
	;;
	or r14 = r14, r15
	;;
	sub r14 = r0, r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -56, r37
	;;
	ld8 r14 = [r14]
	setf.sig f9 = r15
	;;
	setf.sig f10 = r14
	;;
	xmpy.l f9 = f9, f10
	;;
	getf.sig r14 = f9
	;;
	sub r14 = r0, r14
	;;
	mov r15 = r14
	adds r14 = -72, r37
	;;
	and r15 = r15, r32
	;;
	st8 [r14] = r15
	adds r14 = -56, r37
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 42
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 22
	;;
	or r14 = r14, r15
	adds r15 = -72, r37
	;;
	ld8 r15 = [r15]
	;;
	zxt1 r15 = r15
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	st2 [r14] = r15
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	or r14 = r14, r15
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	adds r15 = -76, r37
	;;
	adds r16 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r16
	;;
	popcnt r14 = r14
	;;
	st4 [r15] = r14
	adds r14 = -72, r37
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r15 = r8
	;;
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	popcnt r14 = r14
	;;
	and r14 = r14, r15
	;;
	mov r16 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	setf.sig f8 = r15
	;;
	setf.sig f9 = r14
	;;
	xmpy.l f8 = f8, f9
	;;
	getf.sig r14 = f8
	;;
	add r14 = r16, r14
	addl r15 = @gprel(g21#), gp
	;;
	st4 [r15] = r14
.L698:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	mix4.r r15 = r14, r14
	;;
	shr.u r15 = r15, 9
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	mov r39 = r15
	br.call.sptk.many b0 = fn110#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f2 = f6
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f6 = f7
	adds r14 = -164, r37
	mov f8 = f2
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	stfs [r14] = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -164, r37
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 9, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	mov r16 = r14
	sxt1 r14 = r15
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L760
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L760
	addl r14 = 1, r0
	br .L761
	;;
.L760:
	mov r14 = r0
.L761:
	;;
	andcm r14 = -1, r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	adds r14 = 3, r14
	;;
	cmp4.ltu p6, p7 = 15, r14
	(p6) br.cond.dptk .L762
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L764), r1
	;;
	ld8.mov r15 = [r15], .L764
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L764:
	data8 @pcrel(.L770)
	data8 @pcrel(.L769)
	data8 @pcrel(.L768)
	data8 @pcrel(.L762)
	data8 @pcrel(.L762)
	data8 @pcrel(.L767)
	data8 @pcrel(.L762)
	data8 @pcrel(.L762)
	data8 @pcrel(.L762)
	data8 @pcrel(.L766)
	data8 @pcrel(.L762)
	data8 @pcrel(.L762)
	data8 @pcrel(.L762)
	data8 @pcrel(.L765)
	data8 @pcrel(.L762)
	data8 @pcrel(.L763)
	.text
.L763:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	zxt1 r15 = r15
	;;
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	br .L771
	;;
.L768:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mux1 r14 = r14, @rev
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	add r15 = r16, r15
	;;
	zxt1 r15 = r15
	;;
	st1 [r14] = r15
.L767:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -164, r37
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
.L765:
	adds r14 = -164, r37
	adds r15 = -164, r37
	;;
	ldfs f6 = [r15]
	;;
	stfs [r14] = f6
	br .L771
	;;
.L769:
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 17, r14
	;;
	st1 [r14] = r15
	br .L771
	;;
.L770:
	adds r15 = -164, r37
	adds r14 = -164, r37
	;;
	ldfs f7 = [r15]
	ldfs f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L892
	adds r14 = -164, r37
	;;
	ldfs f9 = [r14]
	br .L774
	;;
.L892:
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fneg f9 = f6
.L774:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f7 = f6
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f10 = f7, f6, f1
	;;
	(p6) fma.s1 f11 = f6, f10, f6
	;;
	(p6) fma.s1 f10 = f11, f10, f6
	;;
	(p6) fmpy.s.s1 f11 = f8, f10
	;;
	(p6) fnma.s1 f7 = f11, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f10, f11
	;;
	mov f6 = f6
	adds r14 = -164, r37
	;;
	fadd.s f6 = f9, f6
	;;
	stfs [r14] = f6
	br .L771
	;;
.L766:
	adds r14 = -164, r37
	adds r15 = -164, r37
	;;
	ldfs f6 = [r15]
	;;
	stfs [r14] = f6
	br .L771
	;;
.L762:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r15 = @gprel(g16#), gp
	;;
	st4 [r15] = r14
.L771:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f8 = r15
	;;
	setf.sig f9 = r14
	;;
	xmpy.l f8 = f8, f9
	;;
	getf.sig r15 = f8
	movl r14 = -9223372036854775808
	;;
	or r14 = r14, r15
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	adds r14 = 3, r14
	;;
	cmp4.ltu p6, p7 = 12, r14
	(p6) br.cond.dptk .L775
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L777), r1
	;;
	ld8.mov r15 = [r15], .L777
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L777:
	data8 @pcrel(.L781)
	data8 @pcrel(.L780)
	data8 @pcrel(.L775)
	data8 @pcrel(.L779)
	data8 @pcrel(.L775)
	data8 @pcrel(.L775)
	data8 @pcrel(.L775)
	data8 @pcrel(.L775)
	data8 @pcrel(.L775)
	data8 @pcrel(.L775)
	data8 @pcrel(.L778)
	data8 @pcrel(.L775)
	data8 @pcrel(.L776)
	.text
.L781:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f6 = f7
	movl r14 = 0xaedbe6ff
	;;
	setf.s f7 = r14
	;;
	fsub.s f6 = f7, f6
	adds r14 = -164, r37
	adds r15 = -164, r37
	;;
	ldfs f7 = [r15]
	;;
	fadd.s f6 = f7, f6
	;;
	stfs [r14] = f6
	br .L782
	;;
.L780:
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L893
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	br .L785
	;;
.L893:
	movl r14 = 0x401f000000000000
	;;
	setf.d f7 = r14
.L785:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	movl r15 = 0x404a1e2c90efe020
	;;
	setf.d f6 = r15
	;;
	fcmp.le p6, p7 = f8, f6
	;;
	(p7) br.cond.dptk .L894
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	br .L788
	;;
.L894:
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	fneg f6 = f6
.L788:
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L782
	;;
.L779:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f7 = f6
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f7 = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f8 = f9
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fmpy.s f6 = f8, f6
	adds r14 = -164, r37
	;;
	fadd.s f6 = f7, f6
	;;
	stfs [r14] = f6
	br .L782
	;;
.L776:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.d f7 = f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f8 = f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f6 = f9
	;;
	fsub.d f6 = f8, f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	fsub.d f6 = f7, f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L782
	;;
.L778:
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fsub.s f7 = f6, f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	adds r14 = -164, r37
	;;
	fadd.s f6 = f7, f6
	;;
	stfs [r14] = f6
.L775:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f11 = f10
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	mov f8 = f6
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -164, r37
	;;
	fadd.s f6 = f11, f6
	;;
	stfs [r14] = f6
.L782:
	adds r14 = -160, r37
	;;
	st4 [r14] = r0
	br .L789
	;;
.L850:
	adds r14 = -160, r37
	;;
	ld4 r14 = [r14]
	movl r15 = -2147483648
	;;
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dptk .L901
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -156, r37
	;;
	st2 [r14] = r15
	adds r14 = -154, r37
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -152, r37
	;;
	st4 [r14] = r0
	br .L792
	;;
.L840:
	adds r14 = -160, r37
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r15 = r14
	adds r14 = -152, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dptk .L902
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	dep.z r15 = r14, 25, 7
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 7, 25
	;;
	mov r16 = r14
	adds r14 = -24, r37
	;;
	or r15 = r16, r15
	;;
	st4 [r14] = r15
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(g20#), gp
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r14, r15
	;;
	mov r16 = r14
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r15 = r14
	adds r14 = -16, r37
	;;
	xor r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fmpy.s f11 = f6, f6
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	mov f8 = f1
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fadd.s f6 = f11, f6
	;;
	fnorm.d f6 = f6
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 88, r14
	;;
	stfd [r14] = f6
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 24, 8
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	adds r14 = 2, r14
	;;
	cmp4.ltu p6, p7 = 15, r14
	(p6) br.cond.dptk .L795
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L797), r1
	;;
	ld8.mov r15 = [r15], .L797
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L797:
	data8 @pcrel(.L803)
	data8 @pcrel(.L802)
	data8 @pcrel(.L795)
	data8 @pcrel(.L801)
	data8 @pcrel(.L800)
	data8 @pcrel(.L795)
	data8 @pcrel(.L795)
	data8 @pcrel(.L795)
	data8 @pcrel(.L795)
	data8 @pcrel(.L795)
	data8 @pcrel(.L795)
	data8 @pcrel(.L795)
	data8 @pcrel(.L799)
	data8 @pcrel(.L798)
	data8 @pcrel(.L795)
	data8 @pcrel(.L796)
	.text
.L801:
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r32 = -16, r37
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	st8 [r32] = r8
	br .L804
	;;
.L799:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L805
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	br .L806
	;;
.L805:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	movl r14 = -9223372036854775808
	;;
	or r14 = r14, r15
.L806:
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	adds r14 = -156, r37
	;;
	st2 [r14] = r15
	br .L804
	;;
.L803:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	zxt1 r14 = r14
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	or r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r32 = r14
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r32, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	st1 [r14] = r15
	br .L804
	;;
.L802:
	adds r14 = -160, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	movl r14 = -9223372036854775808
	;;
	or r14 = r14, r15
	;;
	adds r15 = -1, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r15
	;;
	popcnt r14 = r14
	;;
	mov r15 = r14
	adds r14 = -154, r37
	;;
	st2 [r14] = r15
	br .L804
	;;
.L798:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	setf.sig f8 = r15
	;;
	setf.sig f9 = r14
	;;
	xmpy.l f8 = f8, f9
	;;
	getf.sig r15 = f8
	adds r14 = -160, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L807
	adds r14 = -156, r37
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L807
	addl r14 = 1, r0
	br .L808
	;;
.L807:
	mov r14 = r0
.L808:
	;;
	sxt4 r14 = r14
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 1, r14
	;;
	st1 [r14] = r15
	br .L804
	;;
.L800:
	adds r14 = -156, r37
	addl r15 = -1, r0
	;;
	st2 [r14] = r15
	br .L804
	;;
.L796:
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.d f7 = f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f7 = f7, f6
	adds r14 = -152, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f8 = f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f8, f6
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L804
	;;
.L795:
	adds r14 = -152, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	adds r14 = -164, r37
	;;
	ldfs f7 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L895
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	br .L811
	;;
.L895:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f6 = f10
	;;
	fneg f6 = f6
.L811:
	adds r14 = -164, r37
	;;
	ldfs f7 = [r14]
	;;
	fsub.s f7 = f1, f7
	adds r14 = -164, r37
	;;
	fsub.s f6 = f6, f7
	;;
	stfs [r14] = f6
.L804:
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(g18#), gp
	;;
	ld8 r15 = [r15]
	;;
	zxt1 r15 = r15
	;;
	add r14 = r14, r15
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	adds r14 = 3, r14
	;;
	cmp4.ltu p6, p7 = 16, r14
	(p6) br.cond.dptk .L812
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L814), r1
	;;
	ld8.mov r15 = [r15], .L814
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L814:
	data8 @pcrel(.L820)
	data8 @pcrel(.L812)
	data8 @pcrel(.L819)
	data8 @pcrel(.L812)
	data8 @pcrel(.L818)
	data8 @pcrel(.L817)
	data8 @pcrel(.L812)
	data8 @pcrel(.L812)
	data8 @pcrel(.L816)
	data8 @pcrel(.L812)
	data8 @pcrel(.L812)
	data8 @pcrel(.L812)
	data8 @pcrel(.L815)
	data8 @pcrel(.L812)
	data8 @pcrel(.L812)
	data8 @pcrel(.L812)
	data8 @pcrel(.L813)
	.text
.L818:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L821
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L822
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L823
.L822:
	addl r14 = 1, r0
	br .L824
	;;
.L823:
	mov r14 = r0
.L824:
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	br .L825
	;;
.L821:
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L826
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L827
.L826:
	addl r14 = 1, r0
	br .L828
	;;
.L827:
	mov r14 = r0
.L828:
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
.L825:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 14, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 7
	;;
	st1 [r15] = r14
	br .L829
	;;
.L815:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(g20#), gp
	;;
	ld8 r15 = [r15]
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L830
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	br .L831
	;;
.L830:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
.L831:
	;;
	mux1 r15 = r14, @rev
	adds r14 = -24, r37
	;;
	st4 [r14] = r15
.L819:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f8 = [r14]
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	fsub.d f6 = f8, f6
	adds r14 = -152, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 63, r14
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	br .L829
	;;
.L820:
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r32 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L832
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	br .L833
	;;
.L832:
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
.L833:
	;;
	pmpy2.r r14 = r14, r32
	;;
	zxt2 r14 = r14
	;;
	dep.z r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 9, 23
	;;
	sxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 14, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 7
	;;
	st1 [r15] = r14
	br .L829
	;;
.L817:
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.s f6 = f6
	adds r14 = -164, r37
	;;
	ldfs f7 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L896
	movl r14 = @gprel(a23#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 456, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	br .L836
	;;
.L896:
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fneg f6 = f6
.L836:
	;;
	fnorm.d f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = @gprel(g17#), gp
	;;
	st2.rel [r14] = r15
.L816:
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -154, r37
	;;
	andcm r15 = -1, r15
	;;
	st2 [r14] = r15
	br .L829
	;;
.L813:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L837
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L838
.L837:
	addl r14 = 1, r0
	br .L839
	;;
.L838:
	mov r14 = r0
.L839:
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	or r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = @gprel(g21#), gp
	;;
	st4 [r14] = r15
	br .L829
	;;
.L812:
	adds r14 = -164, r37
	movl r15 = 0xbf800000
	;;
	setf.s f7 = r15
	ldfs f6 = [r14]
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	fnorm.d f6 = f6
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
.L829:
	adds r14 = -152, r37
	adds r15 = -152, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L792:
	adds r14 = -152, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L840
	br .L794
	;;
.L902:
	nop 0
.L794:
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	adds r14 = -164, r37
	;;
	ldfs f7 = [r14]
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L897
	adds r14 = -160, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f7 = f6
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f9 = f6
	br .L843
	;;
.L897:
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fmpy.s f6 = f6, f6
	;;
	fneg f9 = f6
.L843:
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f7 = f10
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	;;
	fsub.s f12 = f7, f6
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 23, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f6 = f10
	movl r14 = 0x40500000
	;;
	setf.s f7 = r14
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f10 = f7, f6, f1
	;;
	(p6) fma.s1 f11 = f6, f10, f6
	;;
	(p6) fma.s1 f10 = f11, f10, f6
	;;
	(p6) fmpy.s.s1 f11 = f8, f10
	;;
	(p6) fnma.s1 f7 = f11, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f10, f11
	;;
	mov f6 = f6
	;;
	fmpy.s f6 = f12, f6
	adds r14 = -164, r37
	;;
	fsub.s f6 = f9, f6
	;;
	stfs [r14] = f6
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L844
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -154, r37
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r32 = r14
	br .L845
	;;
.L844:
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r32 = [r14]
.L845:
	adds r14 = -156, r37
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L846
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L846
	addl r14 = 1, r0
	br .L847
	;;
.L846:
	mov r14 = r0
.L847:
	;;
	mov r34 = r14
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 25, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r33 = r14
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 63, r14
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt1 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -164, r37
	adds r14 = -164, r37
	;;
	ldfs f7 = [r15]
	ldfs f6 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L848
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
	;;
	fneg f6 = f6
	br .L849
	;;
.L848:
	adds r14 = -164, r37
	;;
	ldfs f6 = [r14]
.L849:
	;;
	mov f8 = f6
	mov r42 = r16
	mov r41 = r33
	mov r40 = r34
	mov r39 = r32
	br.call.sptk.many b0 = fn54#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	br .L791
	;;
.L901:
	nop 0
.L791:
	adds r14 = -160, r37
	adds r15 = -160, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L789:
	adds r14 = -160, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L850
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	shladd r15 = r14, 4, r0
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f7 = [r14]
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	mov f8 = f6
	mov r39 = r15
	br.call.sptk.many b0 = fn110#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	;;
	addl r14 = @gprel(g16#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g17#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g18#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g19#), gp
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = mix_f#
	mov r1 = r38
	;;
	addl r14 = @gprel(g20#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g21#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g22#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	adds r14 = -148, r37
	;;
	st4 [r14] = r0
	br .L851
	;;
.L852:
	movl r15 = @gprel(a23#)
	;;
	add r15 = r1, r15
	adds r14 = -148, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = mix_f#
	mov r1 = r38
	adds r14 = -148, r37
	adds r15 = -148, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L851:
	adds r14 = -148, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L852
	addl r14 = @gprel(g5#), gp
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(g5#), gp
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p6#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 9, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 10, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 15, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 17, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 18, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 23, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 25, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 26, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 30, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r14 = @gprel(g14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 31, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 5
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	extr r14 = r14, 0, 7
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	addl r14 = @gprel(p15#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mix#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	;;
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	mov r8 = r14
	mov r17 = r37
	mov ar.pfs = r36
	mov b0 = r35
	;;
	ldf.fill f2 = [r17]
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
