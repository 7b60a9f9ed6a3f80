// 8f26b004ffd698ba494a999b860c80eb
	.file	"saturation.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 8
	.type	a#, @object
	.size	a#, 8
a:
	.skip	8
	.align 8
	.type	b#, @object
	.size	b#, 8
b:
	.skip	8
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.text
	.align 16
	.proc clamp#
clamp:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
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
	adds r16 = -16, r2
	;;
	ld8 r15 = [r16]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	mov r15 = r2
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	ld8 r15 = [r15]
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	br .L4
	;;
.L2:
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
.L4:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp clamp#
	.align 16
	.proc random64#
random64:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	addl r14 = @gprel(x.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 13
	addl r14 = @gprel(x.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(x.0#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(x.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 7
	addl r14 = @gprel(x.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(x.0#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(x.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	shl r15 = r14, 17
	addl r14 = @gprel(x.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r15
	addl r15 = @gprel(x.0#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(x.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp random64#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %016lx, %016lx give %016lx\n"
	.text
	.align 16
	.proc check#
check:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -48, r12
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
	st4 [r14] = r34
	adds r14 = 4, r39
	;;
	st4 [r14] = r35
	adds r14 = 8, r39
	;;
	st8 [r14] = r36
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	addl r15 = 1, r0
	;;
	shl r14 = r15, r14
	;;
	adds r14 = -1, r14
	adds r15 = -32, r39
	;;
	st8 [r15] = r14
	adds r15 = 4, r39
	mov r14 = r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r14 = -8, r39
	;;
	addp4 r15 = r15, r0
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, r15
	adds r16 = -32, r39
	;;
	ld8 r14 = [r16]
	;;
	and r15 = r14, r15
	adds r14 = 8, r39
	;;
	ld8 r16 = [r14]
	adds r17 = -32, r39
	;;
	ld8 r14 = [r17]
	;;
	and r14 = r14, r16
	;;
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dptk .L10
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(wrong#), gp
	;;
	st4 [r16] = r15
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	addl r14 = @gprel(a#), gp
	;;
	ld8 r16 = [r14]
	addl r14 = @gprel(b#), gp
	;;
	ld8 r17 = [r14]
	adds r15 = -8, r39
	adds r14 = -16, r39
	;;
	ld8 r45 = [r15]
	mov r44 = r17
	mov r43 = r16
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC0)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	br .L7
	;;
.L10:
	nop 0
.L7:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp check#
	.section	.rodata
	.align 8
.LC1:
	stringz	"pack2.sss"
	.align 8
.LC2:
	stringz	"pack2.uss"
	.align 8
.LC3:
	stringz	"pack4.sss"
	.text
	.align 16
	.proc pack#
pack:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 56 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.sss r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -24, r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 57 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack2.uss r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -16, r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 58 "@TOP@/guest-tests/ia64/saturation.c" 1
	pack4.sss r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -8, r34
	;;
	st8 [r14] = r15
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L12
	;;
.L15:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 3, r14
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	br .L14
	;;
.L13:
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
.L14:
	adds r16 = -32, r34
	;;
	ld4 r15 = [r16]
	;;
	and r15 = 3, r15
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	mov r14 = r34
	addl r38 = 127, r0
	addl r37 = -128, r0
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -24, r34
	;;
	mov r40 = r15
	adds r15 = -32, r34
	;;
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	mov r14 = r34
	addl r38 = 255, r0
	mov r37 = r0
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -16, r34
	;;
	mov r40 = r15
	adds r16 = -32, r34
	;;
	ld4 r39 = [r16]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r34
	;;
	st4 [r16] = r14
.L12:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L15
	adds r14 = -28, r34
	;;
	st4 [r14] = r0
	br .L16
	;;
.L19:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L17
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	br .L18
	;;
.L17:
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
.L18:
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 1, r15
	;;
	dep.z r15 = r15, 5, 27
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt4 r14 = r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -28, r34
	adds r14 = -8, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L19
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp pack#
	.section	.rodata
	.align 8
.LC4:
	stringz	"pshladd2 %0=%1,1,%2"
	.align 8
.LC5:
	stringz	"pshladd2 %0=%1,2,%2"
	.align 8
.LC6:
	stringz	"pshladd2 %0=%1,3,%2"
	.align 8
.LC7:
	stringz	"pshradd2 %0=%1,1,%2"
	.align 8
.LC8:
	stringz	"pshradd2 %0=%1,2,%2"
	.align 8
.LC9:
	stringz	"pshradd2 %0=%1,3,%2"
	.align 8
.LC10:
	stringz	"pavg2 %0=%1,%2"
	.align 8
.LC11:
	stringz	"pavg2.raz %0=%1,%2"
	.align 8
.LC12:
	stringz	"pavgsub2 %0=%1,%2"
	.align 8
.LC13:
	stringz	"pavg1 %0=%1,%2"
	.align 8
.LC14:
	stringz	"pavgsub1 %0=%1,%2"
	.align 8
.LC15:
	stringz	"pmpyshr2 %0=%1,%2,0"
	.align 8
.LC16:
	stringz	"pmpyshr2 %0=%1,%2,7"
	.align 8
.LC17:
	stringz	"pmpyshr2 %0=%1,%2,15"
	.align 8
.LC18:
	stringz	"pmpyshr2 %0=%1,%2,16"
	.align 8
.LC19:
	stringz	"pmpyshr2.u %0=%1,%2,7"
	.align 8
.LC20:
	stringz	"pmpyshr2.u %0=%1,%2,16"
	.text
	.align 16
	.proc shifts_and_averages#
shifts_and_averages:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -752, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 71 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r15=r14,1,r15
// 0 "" 2
#NO_APP
	adds r14 = -664, r34
	;;
	st8 [r14] = r15
	adds r14 = -736, r34
	;;
	st4 [r14] = r0
	br .L21
	;;
.L24:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -736, r34
	;;
	ld4 r15 = [r16]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -736, r34
	;;
	ld4 r15 = [r16]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r14 = r8
	br .L23
	;;
.L22:
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 1, r0
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r14 = r8
.L23:
	adds r15 = -664, r34
	;;
	mov r40 = r14
	adds r14 = -736, r34
	;;
	ld4 r39 = [r14]
	addl r38 = 16, r0
	ld8 r37 = [r15]
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r15 = -736, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -736, r34
	;;
	st4 [r16] = r14
.L21:
	adds r15 = -736, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L24
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 72 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r15=r14,2,r15
// 0 "" 2
#NO_APP
	adds r14 = -656, r34
	;;
	st8 [r14] = r15
	adds r14 = -732, r34
	;;
	st4 [r14] = r0
	br .L25
	;;
.L28:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -732, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -732, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -40, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -24, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r14 = r8
	br .L27
	;;
.L26:
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 2, r0
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r14 = r8
.L27:
	adds r16 = -732, r34
	adds r15 = -656, r34
	;;
	mov r40 = r14
	ld4 r39 = [r16]
	addl r38 = 16, r0
	ld8 r37 = [r15]
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -732, r34
	adds r15 = -732, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -732, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L28
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 73 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r15=r14,3,r15
// 0 "" 2
#NO_APP
	adds r14 = -648, r34
	;;
	st8 [r14] = r15
	adds r14 = -728, r34
	;;
	st4 [r14] = r0
	br .L29
	;;
.L32:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -728, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -80, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -728, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -72, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -80, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -64, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -56, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -80, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -80, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L30
	adds r14 = -80, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r14 = r8
	br .L31
	;;
.L30:
	adds r14 = -80, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r15 = r14, 3, r0
	adds r14 = -72, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r14 = r8
.L31:
	adds r16 = -728, r34
	adds r15 = -648, r34
	;;
	mov r40 = r14
	ld4 r39 = [r16]
	addl r38 = 16, r0
	ld8 r37 = [r15]
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -728, r34
	adds r15 = -728, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L29:
	adds r14 = -728, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L32
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 74 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r15=r14,1,r15
// 0 "" 2
#NO_APP
	adds r14 = -640, r34
	;;
	st8 [r14] = r15
	adds r14 = -724, r34
	;;
	st4 [r14] = r0
	br .L33
	;;
.L34:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -724, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -112, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -724, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -104, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -112, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -96, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -88, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -112, r34
	;;
	ld8 r14 = [r14]
	;;
	shr r15 = r14, 1
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -724, r34
	adds r14 = -640, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -724, r34
	adds r15 = -724, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L33:
	adds r14 = -724, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L34
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 75 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r15=r14,2,r15
// 0 "" 2
#NO_APP
	adds r14 = -632, r34
	;;
	st8 [r14] = r15
	adds r14 = -720, r34
	;;
	st4 [r14] = r0
	br .L35
	;;
.L36:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -720, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -144, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -720, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -136, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -144, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -128, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -120, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -144, r34
	;;
	ld8 r14 = [r14]
	;;
	shr r15 = r14, 2
	adds r14 = -136, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -720, r34
	adds r14 = -632, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -720, r34
	adds r15 = -720, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L35:
	adds r14 = -720, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L36
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 76 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshradd2 r15=r14,3,r15
// 0 "" 2
#NO_APP
	adds r14 = -624, r34
	;;
	st8 [r14] = r15
	adds r14 = -716, r34
	;;
	st4 [r14] = r0
	br .L37
	;;
.L38:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -716, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -176, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -716, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -168, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -176, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -160, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -152, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -176, r34
	;;
	ld8 r14 = [r14]
	;;
	shr r15 = r14, 3
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -716, r34
	adds r14 = -624, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -716, r34
	adds r15 = -716, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -716, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L38
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 77 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg2 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -616, r34
	;;
	st8 [r14] = r15
	adds r14 = -712, r34
	;;
	st4 [r14] = r0
	br .L39
	;;
.L40:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -712, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -208, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -712, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -200, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -208, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -192, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -200, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -184, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -192, r34
	adds r14 = -184, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	shr r15 = r14, 1
	adds r16 = -192, r34
	adds r14 = -184, r34
	;;
	ld8 r16 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r16, r14
	;;
	and r14 = 1, r14
	;;
	or r16 = r14, r15
	adds r15 = -712, r34
	adds r14 = -616, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -712, r34
	adds r15 = -712, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -712, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L40
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 78 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg2.raz r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -608, r34
	;;
	st8 [r14] = r15
	adds r14 = -708, r34
	;;
	st4 [r14] = r0
	br .L41
	;;
.L42:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -708, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -240, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -708, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -232, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -240, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -224, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -232, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -216, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -224, r34
	adds r14 = -216, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 1, r14
	;;
	shr r16 = r14, 1
	adds r15 = -708, r34
	adds r14 = -608, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -708, r34
	adds r15 = -708, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L41:
	adds r14 = -708, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L42
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 79 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavgsub2 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -600, r34
	;;
	st8 [r14] = r15
	adds r14 = -704, r34
	;;
	st4 [r14] = r0
	br .L43
	;;
.L44:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -704, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -272, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -704, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -264, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -272, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -256, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -264, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -248, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -256, r34
	adds r14 = -248, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r15 = r14, 1
	adds r16 = -256, r34
	adds r14 = -248, r34
	;;
	ld8 r16 = [r16]
	ld8 r14 = [r14]
	;;
	sub r14 = r16, r14
	;;
	and r14 = 1, r14
	;;
	or r16 = r14, r15
	adds r15 = -704, r34
	adds r14 = -600, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -704, r34
	adds r15 = -704, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L43:
	adds r14 = -704, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L44
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 80 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavg1 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -592, r34
	;;
	st8 [r14] = r15
	adds r14 = -700, r34
	;;
	st4 [r14] = r0
	br .L45
	;;
.L46:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -700, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -304, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -700, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -296, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -304, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -288, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -296, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -280, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -288, r34
	adds r14 = -280, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	shr r15 = r14, 1
	adds r16 = -288, r34
	adds r14 = -280, r34
	;;
	ld8 r16 = [r16]
	ld8 r14 = [r14]
	;;
	add r14 = r16, r14
	;;
	and r14 = 1, r14
	;;
	or r16 = r14, r15
	adds r15 = -700, r34
	adds r14 = -592, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC13)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -700, r34
	adds r15 = -700, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L45:
	adds r14 = -700, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L46
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 81 "@TOP@/guest-tests/ia64/saturation.c" 1
	pavgsub1 r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -584, r34
	;;
	st8 [r14] = r15
	adds r14 = -696, r34
	;;
	st4 [r14] = r0
	br .L47
	;;
.L48:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -696, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -336, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -696, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -328, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -336, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -320, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -328, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -312, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -320, r34
	adds r14 = -312, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr r15 = r14, 1
	adds r16 = -320, r34
	adds r14 = -312, r34
	;;
	ld8 r16 = [r16]
	ld8 r14 = [r14]
	;;
	sub r14 = r16, r14
	;;
	and r14 = 1, r14
	;;
	or r16 = r14, r15
	adds r15 = -696, r34
	adds r14 = -584, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -696, r34
	adds r15 = -696, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L47:
	adds r14 = -696, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L48
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 82 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r15=r14,r15,0
// 0 "" 2
#NO_APP
	adds r14 = -576, r34
	;;
	st8 [r14] = r15
	adds r14 = -692, r34
	;;
	st4 [r14] = r0
	br .L49
	;;
.L50:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -692, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -368, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -692, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -360, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -368, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -352, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -360, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -344, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -368, r34
	adds r14 = -360, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r15
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	adds r15 = -692, r34
	adds r14 = -576, r34
	;;
	getf.sig r40 = f6
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC15)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -692, r34
	adds r15 = -692, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L49:
	adds r14 = -692, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L50
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 83 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r15=r14,r15,7
// 0 "" 2
#NO_APP
	adds r14 = -568, r34
	;;
	st8 [r14] = r15
	adds r14 = -688, r34
	;;
	st4 [r14] = r0
	br .L51
	;;
.L52:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -688, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -400, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -688, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -392, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -400, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -384, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -392, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -376, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -400, r34
	adds r14 = -392, r34
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
	shr r16 = r14, 7
	adds r15 = -688, r34
	adds r14 = -568, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC16)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -688, r34
	adds r15 = -688, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L51:
	adds r14 = -688, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L52
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 84 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r15=r14,r15,15
// 0 "" 2
#NO_APP
	adds r14 = -560, r34
	;;
	st8 [r14] = r15
	adds r14 = -684, r34
	;;
	st4 [r14] = r0
	br .L53
	;;
.L54:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -684, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -432, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -684, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -424, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -432, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -416, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -424, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -408, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -432, r34
	adds r14 = -424, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r15
	setf.sig f6 = r14
	;;
	xmpy.l f8 = f8, f6
	;;
	getf.sig r14 = f8
	;;
	shr r16 = r14, 15
	adds r15 = -684, r34
	adds r14 = -560, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -684, r34
	adds r15 = -684, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L53:
	adds r14 = -684, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L54
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 85 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2 r15=r14,r15,16
// 0 "" 2
#NO_APP
	adds r14 = -552, r34
	;;
	st8 [r14] = r15
	adds r14 = -680, r34
	;;
	st4 [r14] = r0
	br .L55
	;;
.L56:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -680, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -464, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -680, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -456, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -464, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -448, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -456, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -440, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -464, r34
	adds r14 = -456, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f7 = r15
	setf.sig f8 = r14
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r14 = f7
	;;
	shr r16 = r14, 16
	adds r15 = -680, r34
	adds r14 = -552, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -680, r34
	adds r15 = -680, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L55:
	adds r14 = -680, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L56
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 86 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2.u r15=r14,r15,7
// 0 "" 2
#NO_APP
	adds r14 = -544, r34
	;;
	st8 [r14] = r15
	adds r14 = -676, r34
	;;
	st4 [r14] = r0
	br .L57
	;;
.L58:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -676, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -496, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -676, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -488, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -496, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -480, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -488, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -472, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -480, r34
	adds r14 = -472, r34
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
	shr r16 = r14, 7
	adds r15 = -676, r34
	adds r14 = -544, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC19)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -676, r34
	adds r15 = -676, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L57:
	adds r14 = -676, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L58
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 87 "@TOP@/guest-tests/ia64/saturation.c" 1
	pmpyshr2.u r15=r14,r15,16
// 0 "" 2
#NO_APP
	adds r14 = -536, r34
	;;
	st8 [r14] = r15
	adds r14 = -672, r34
	;;
	st4 [r14] = r0
	br .L59
	;;
.L60:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -672, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -528, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -672, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -520, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -528, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -512, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -520, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -504, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -512, r34
	adds r14 = -504, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r15
	setf.sig f6 = r14
	;;
	xmpy.l f8 = f8, f6
	;;
	getf.sig r14 = f8
	;;
	shr r16 = r14, 16
	adds r15 = -672, r34
	adds r14 = -536, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -672, r34
	adds r15 = -672, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L59:
	adds r14 = -672, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L60
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp shifts_and_averages#
	.section	.rodata
	.align 8
.LC21:
	stringz	"padd1.sss %0=%1,%2"
	.align 8
.LC22:
	stringz	"padd1.uuu %0=%1,%2"
	.align 8
.LC23:
	stringz	"padd1.uus %0=%1,%2"
	.align 8
.LC24:
	stringz	"psub1.sss %0=%1,%2"
	.align 8
.LC25:
	stringz	"psub1.uuu %0=%1,%2"
	.align 8
.LC26:
	stringz	"psub1.uus %0=%1,%2"
	.align 8
.LC27:
	stringz	"padd2.sss %0=%1,%2"
	.align 8
.LC28:
	stringz	"padd2.uuu %0=%1,%2"
	.align 8
.LC29:
	stringz	"padd2.uus %0=%1,%2"
	.align 8
.LC30:
	stringz	"psub2.sss %0=%1,%2"
	.align 8
.LC31:
	stringz	"psub2.uuu %0=%1,%2"
	.align 8
.LC32:
	stringz	"psub2.uus %0=%1,%2"
	.text
	.align 16
	.proc sums_and_differences#
sums_and_differences:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -528, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 92 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.sss r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -464, r34
	;;
	st8 [r14] = r15
	adds r14 = -512, r34
	;;
	st4 [r14] = r0
	br .L62
	;;
.L63:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -512, r34
	;;
	ld4 r15 = [r16]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -16, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r16 = -512, r34
	;;
	ld4 r15 = [r16]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -16, r34
	adds r14 = -8, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 127, r0
	addl r37 = -128, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -464, r34
	;;
	mov r40 = r15
	adds r15 = -512, r34
	;;
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r16 = -512, r34
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -512, r34
	;;
	st4 [r15] = r14
.L62:
	adds r16 = -512, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L63
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 93 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.uuu r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -456, r34
	;;
	st8 [r14] = r15
	adds r14 = -508, r34
	;;
	st4 [r14] = r0
	br .L64
	;;
.L65:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -508, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -508, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -40, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -24, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -32, r34
	adds r14 = -24, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 255, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -508, r34
	adds r14 = -456, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -508, r34
	adds r15 = -508, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L64:
	adds r14 = -508, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L65
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 94 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd1.uus r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -448, r34
	;;
	st8 [r14] = r15
	adds r14 = -504, r34
	;;
	st4 [r14] = r0
	br .L66
	;;
.L67:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -504, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -80, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -504, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -72, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -80, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -64, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -56, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -64, r34
	adds r14 = -72, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 255, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -504, r34
	adds r14 = -448, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -504, r34
	adds r15 = -504, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L66:
	adds r14 = -504, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L67
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 95 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.sss r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -440, r34
	;;
	st8 [r14] = r15
	adds r14 = -500, r34
	;;
	st4 [r14] = r0
	br .L68
	;;
.L69:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -500, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -112, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -500, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -104, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -112, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -96, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -88, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -112, r34
	adds r14 = -104, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	addl r38 = 127, r0
	addl r37 = -128, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -500, r34
	adds r14 = -440, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -500, r34
	adds r15 = -500, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L68:
	adds r14 = -500, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L69
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 96 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.uuu r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -432, r34
	;;
	st8 [r14] = r15
	adds r14 = -496, r34
	;;
	st4 [r14] = r0
	br .L70
	;;
.L71:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -496, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -144, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -496, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -136, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -144, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -128, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -120, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -128, r34
	adds r14 = -120, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	addl r38 = 255, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -496, r34
	adds r14 = -432, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -496, r34
	adds r15 = -496, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L70:
	adds r14 = -496, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L71
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 97 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub1.uus r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -424, r34
	;;
	st8 [r14] = r15
	adds r14 = -492, r34
	;;
	st4 [r14] = r0
	br .L72
	;;
.L73:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -492, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -176, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -492, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -168, r34
	;;
	sxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -176, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -160, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -168, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -152, r34
	;;
	zxt1 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -160, r34
	adds r14 = -168, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	addl r38 = 255, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -492, r34
	adds r14 = -424, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 8, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC26)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -492, r34
	adds r15 = -492, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L72:
	adds r14 = -492, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L73
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 98 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.sss r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -416, r34
	;;
	st8 [r14] = r15
	adds r14 = -488, r34
	;;
	st4 [r14] = r0
	br .L74
	;;
.L75:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -488, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -208, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -488, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -200, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -208, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -192, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -200, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -184, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -208, r34
	adds r14 = -200, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -488, r34
	adds r14 = -416, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC27)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -488, r34
	adds r15 = -488, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L74:
	adds r14 = -488, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L75
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 99 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.uuu r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -408, r34
	;;
	st8 [r14] = r15
	adds r14 = -484, r34
	;;
	st4 [r14] = r0
	br .L76
	;;
.L77:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -484, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -240, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -484, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -232, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -240, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -224, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -232, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -216, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -224, r34
	adds r14 = -216, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 65535, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -484, r34
	adds r14 = -408, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC28)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -484, r34
	adds r15 = -484, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L76:
	adds r14 = -484, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L77
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 100 "@TOP@/guest-tests/ia64/saturation.c" 1
	padd2.uus r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -400, r34
	;;
	st8 [r14] = r15
	adds r14 = -480, r34
	;;
	st4 [r14] = r0
	br .L78
	;;
.L79:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -480, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -272, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -480, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -264, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -272, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -256, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -264, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -248, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -256, r34
	adds r14 = -264, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r38 = 65535, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -480, r34
	adds r14 = -400, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -480, r34
	adds r15 = -480, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L78:
	adds r14 = -480, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L79
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 101 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.sss r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -392, r34
	;;
	st8 [r14] = r15
	adds r14 = -476, r34
	;;
	st4 [r14] = r0
	br .L80
	;;
.L81:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -476, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -304, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -476, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -296, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -304, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -288, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -296, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -280, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -304, r34
	adds r14 = -296, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	addl r38 = 32767, r0
	addl r37 = -32768, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -476, r34
	adds r14 = -392, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC30)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -476, r34
	adds r15 = -476, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L80:
	adds r14 = -476, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L81
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 102 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.uuu r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -384, r34
	;;
	st8 [r14] = r15
	adds r14 = -472, r34
	;;
	st4 [r14] = r0
	br .L82
	;;
.L83:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -472, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -336, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -472, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -328, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -336, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -320, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -328, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -312, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -320, r34
	adds r14 = -312, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	addl r38 = 65535, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -472, r34
	adds r14 = -384, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC31)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -472, r34
	adds r15 = -472, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L82:
	adds r14 = -472, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L83
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(b#), gp
	;;
	ld8 r15 = [r15]
	;;
#APP
// 103 "@TOP@/guest-tests/ia64/saturation.c" 1
	psub2.uus r15=r14,r15
// 0 "" 2
#NO_APP
	adds r14 = -376, r34
	;;
	st8 [r14] = r15
	adds r14 = -468, r34
	;;
	st4 [r14] = r0
	br .L84
	;;
.L85:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -468, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -368, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -468, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 4, r0
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -360, r34
	;;
	sxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -368, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -352, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -360, r34
	;;
	ld8 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -344, r34
	;;
	zxt2 r15 = r15
	;;
	st8 [r14] = r15
	adds r15 = -352, r34
	adds r14 = -360, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	addl r38 = 65535, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = clamp#
	mov r1 = r35
	mov r16 = r8
	adds r15 = -468, r34
	adds r14 = -376, r34
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	addl r38 = 16, r0
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = check#
	mov r1 = r35
	adds r14 = -468, r34
	adds r15 = -468, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L84:
	adds r14 = -468, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L85
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp sums_and_differences#
	.section	.rodata
	.align 8
.LC33:
	stringz	"%016lx\n"
	.align 8
.LC34:
	stringz	"%d wrong\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r14 = 8070272823668860809
	movl r15 = -9223301322895228793
	;;
#APP
// 110 "@TOP@/guest-tests/ia64/saturation.c" 1
	pshladd2 r15=r14,2,r15
// 0 "" 2
#NO_APP
	adds r14 = 8, r34
	;;
	st8 [r14] = r15
	adds r14 = 8, r34
	;;
	ld8 r37 = [r14]
	movl r36 = @gprel(.LC33)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	st4 [r34] = r0
	br .L87
	;;
.L90:
	br.call.sptk.many b0 = random64#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(a#), gp
	;;
	st8 [r15] = r14
	ld4 r14 = [r34]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	br.call.sptk.many b0 = random64#
	mov r1 = r35
	mov r14 = r8
	br .L89
	;;
.L88:
	addl r14 = @gprel(a#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = -9223091113781395328
	;;
	xor r14 = r15, r14
.L89:
	addl r15 = @gprel(b#), gp
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = shifts_and_averages#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sums_and_differences#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = pack#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L87:
	ld4 r14 = [r34]
	addl r15 = 19999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L90
	addl r14 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC34)
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
	.section	.sdata,"aws"
	.align 8
	.type	x.0#, @object
	.size	x.0#, 8
x.0:
	data8	88172645463325252
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
