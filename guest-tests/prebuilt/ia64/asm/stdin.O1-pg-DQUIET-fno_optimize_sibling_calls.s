// 2d64ee9c360f54d8c957a13b6a44dfb3
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.global compare#
	.type	compare#, @function
	.proc compare#
compare:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 1, 0
	.save rp, r34
	mov r34 = b0
	.body
	ld4 r8 = [r32]
	ld4 r14 = [r33]
	;;
	sub r8 = r8, r14
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp compare#
	.align 16
	.global leaves#
	.type	leaves#, @function
	.proc leaves#
leaves:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	.body
	addl r36 = 1, r0
	movl r35 = @gprel(out#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp leaves#
	.align 16
	.global leaf#
	.type	leaf#, @function
	.proc leaf#
leaf:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.save ar.lc, r36
	mov r36 = ar.lc
	.save rp, r33
	mov r33 = b0
	.body
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L4
	addl r16 = @gprel(sink#), gp
	mov r15 = r0
	adds r32 = -1, r32
	;;
	addp4 r32 = r32, r0
	;;
	mov ar.lc = r32
.L5:
	ld4.acq r14 = [r16]
	;;
	add r14 = r14, r15
	;;
	st4.rel [r16] = r14
	adds r15 = 1, r15
	br.cloop.sptk.few .L5
.L4:
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r8 = [r14]
	mov ar.pfs = r34
	mov ar.lc = r36
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp leaf#
	.align 16
	.global twice#
	.type	twice#, @function
	.proc twice#
twice:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r37 = r32
	;;
	br.call.sptk.many b0 = leaf#
	mov r1 = r36
	mov r33 = r8
	extr.u r37 = r32, 1, 31
	;;
	br.call.sptk.many b0 = leaf#
	mov r1 = r36
	add r8 = r33, r8, 1
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp twice#
	.align 16
	.global handler#
	.type	handler#, @function
	.proc handler#
handler:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r35 = 5, r0
	;;
	br.call.sptk.many b0 = leaf#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.global recursive#
	.type	recursive#, @function
	.proc recursive#
recursive:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L10
	adds r36 = -1, r32
	;;
	br.call.sptk.many b0 = recursive#
	mov r1 = r35
	adds r8 = 1, r8
.L9:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L10:
	addl r36 = 3, r0
	br.call.sptk.many b0 = leaf#
	mov r1 = r35
	adds r8 = 1, r8
	br .L9
	;;
	.endp recursive#
	.align 16
	.global fib#
	.type	fib#, @function
	.proc fib#
fib:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	cmp4.geu p6, p7 = 1, r32
	(p7) br.cond.dpnt .L14
.L13:
	mov r8 = r32
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L14:
	adds r37 = -1, r32
	br.call.sptk.many b0 = fib#
	mov r1 = r36
	mov r33 = r8
	;;
	adds r37 = -2, r32
	br.call.sptk.many b0 = fib#
	mov r1 = r36
	add r32 = r33, r8
	br .L13
	;;
	.endp fib#
	.align 16
	.global odd#
	.type	odd#, @function
	.proc odd#
odd:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r8 = r32
	cmp4.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L17
.L16:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L17:
	adds r36 = -1, r32
	br.call.sptk.many b0 = even#
	mov r1 = r35
	adds r8 = 1, r8
	br .L16
	;;
	.endp odd#
	.align 16
	.global even#
	.type	even#, @function
	.proc even#
even:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	;;
	(p6) addl r8 = 1, r0
	(p7) br.cond.dpnt .L21
.L18:
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L21:
	adds r36 = -1, r32
	br.call.sptk.many b0 = odd#
	mov r1 = r35
	adds r8 = 1, r8
	br .L18
	;;
	.endp even#
	.global __udivdi3#
	.align 16
	.global divides#
	.type	divides#, @function
	.proc divides#
divides:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	addp4 r38 = r33, r0
	addp4 r37 = r32, r0
	;;
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r36
	adds r8 = 1, r8
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp divides#
	.align 16
	.global jumps#
	.type	jumps#, @function
	.proc jumps#
jumps:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.spnt .L24
	adds r36 = -1, r32
	;;
	br.call.sptk.many b0 = jumps#
	mov r1 = r35
	;;
	addl r15 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L24:
	addl r37 = 1, r0
	movl r36 = @gprel(there#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = longjmp#
	;;
	break.f 0
	;;
	.endp jumps#
	.align 16
	.global returns_to#
	.type	returns_to#, @function
	.proc returns_to#
returns_to:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 2, 1, 0
	adds r16 = 8, r12
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = 16, r12
	;;
	st4 [r14] = r32
	movl r35 = @gprel(there#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 40, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L29
.L28:
	addl r35 = 1, r0
	br.call.sptk.many b0 = leaf#
	;;
	adds r1 = 40, r12
	;;
	ld8 r1 = [r1]
	adds r8 = 1, r8
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	adds r14 = 16, r12
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = jumps#
	adds r1 = 40, r12
	;;
	ld8 r1 = [r1]
	br .L28
	;;
	.endp returns_to#
	.align 16
	.global levels#
	.type	levels#, @function
	.proc levels#
levels:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r36 = r32
	cmp4.geu p6, p7 = 3, r32
	(p7) br.cond.dpnt .L33
	;;
	br.call.sptk.many b0 = returns_to#
	mov r1 = r35
	adds r8 = 1, r8
.L30:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L33:
	adds r36 = -1, r32
	br.call.sptk.many b0 = levels#
	mov r1 = r35
	adds r8 = 1, r8
	br .L30
	;;
	.endp levels#
	.align 16
	.global ticked#
	.type	ticked#, @function
	.proc ticked#
ticked:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r15 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	addl r35 = 5, r0
	br.call.sptk.many b0 = leaf#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp ticked#
	.align 16
	.global raises#
	.type	raises#, @function
	.proc raises#
raises:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r35 = 10, r0
	;;
	br.call.sptk.many b0 = raise#
	mov r1 = r34
	addl r35 = 2, r0
	;;
	br.call.sptk.many b0 = leaf#
	mov r1 = r34
	adds r8 = 1, r8
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp raises#
	.align 16
	.global escapes#
	.type	escapes#, @function
	.proc escapes#
escapes:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 2, 0
	adds r16 = 8, r12
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r35 = 1, r0
	movl r34 = @gprel(out#)
	;;
	add r34 = r1, r34
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 24, r12
	;;
	ld8 r1 = [r1]
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L39
.L38:
	addl r34 = 2, r0
	br.call.sptk.many b0 = leaf#
	;;
	adds r1 = 24, r12
	;;
	ld8 r1 = [r1]
	adds r8 = 1, r8
	mov ar.pfs = r33
	mov b0 = r32
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L39:
	.body
	.copy_state 1
	addl r34 = 12, r0
	br.call.sptk.many b0 = raise#
	adds r1 = 24, r12
	;;
	ld8 r1 = [r1]
	br .L38
	;;
	.endp escapes#
	.align 16
	.global thread#
	.type	thread#, @function
	.proc thread#
thread:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.save ar.lc, r36
	mov r36 = ar.lc
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov ar.lc = 39
.L41:
	addl r37 = 2000, r0
	;;
	br.call.sptk.many b0 = twice#
	mov r1 = r35
	br.cloop.sptk.few .L41
	mov r8 = r32
	;;
	mov ar.pfs = r34
	mov ar.lc = r36
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp thread#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"again"
	.align 8
.LC1:
	stringz	"/proc/self/exe"
	.align 8
.LC2:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 4, r40
	alloc out0 = ar.pfs, 8, 0, 4, 0
	mov out3 = r0
	;;
	.save rp, r42
	mov out2 = b0
	.body
	mov out1 = r1
	br.call.sptk.many b0 = _mcount
	;;
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 4, 0
	.fframe 208
	adds r12 = -208, r12
	.save ar.lc, r39
	mov r39 = ar.lc
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = 24, r12
	;;
	st8 [r14] = r0
	addl r40 = 65536, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r38
	adds r14 = 16, r12
	;;
	st8 [r14] = r8
	adds r14 = 32, r12
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	addl r42 = 132, r0
	mov r41 = r0
	adds r40 = 52, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = 40, r12
	;;
	addl r15 = @ltoff(@fptr(leaves#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = 48, r12
	movl r15 = 134217728
	;;
	st4 [r14] = r15
	cmp4.ge p6, p7 = 1, r32
	(p7) br.cond.dpnt .L52
	movl r18 = @gprel(v.0#)
	;;
	add r18 = r1, r18
	mov r17 = r0
	movl r15 = -6757718126012409997
	;;
	setf.sig f6 = r15
	mov ar.lc = 63
.L46:
	sxt4 r16 = r17
	;;
	setf.sig f7 = r16
	;;
	xmpy.h f7 = f7, f6
	;;
	getf.sig r15 = f7
	;;
	add r15 = r15, r16
	;;
	shr r15 = r15, 6
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r19 = r14, 2, r0
	;;
	add r14 = r14, r19
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sub r16 = r16, r14
	;;
	st4 [r18] = r16, 4
	adds r17 = 7919, r17
	br.cloop.sptk.few .L46
	addl r43 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r43 = [r43]
	addl r42 = 4, r0
	addl r41 = 64, r0
	movl r40 = @gprel(v.0#)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = qsort#
	mov r1 = r38
	;;
	addl r40 = 1000, r0
	br.call.sptk.many b0 = twice#
	mov r1 = r38
	;;
	addl r40 = 9, r0
	br.call.sptk.many b0 = recursive#
	mov r1 = r38
	;;
	addl r40 = 10, r0
	br.call.sptk.many b0 = fib#
	mov r1 = r38
	;;
	addl r40 = 7, r0
	br.call.sptk.many b0 = even#
	mov r1 = r38
	mov r34 = r0
	;;
	addl r35 = @gprel(pointer#), gp
	mov ar.lc = 4
.L47:
	;;
	ld8.acq r14 = [r35]
	mov r40 = r34
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	adds r41 = 3, r34
	addl r40 = 1000, r0
	br.call.sptk.many b0 = divides#
	;;
	mov r1 = r38
	addl r40 = 6, r0
	br.call.sptk.many b0 = levels#
	;;
	mov r1 = r38
	adds r34 = 1, r34
	br.cloop.sptk.few .L47
	;;
	addl r41 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r38
	;;
	mov r41 = r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r38
	mov r42 = r0
	;;
	adds r41 = 40, r12
	addl r40 = 12, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = raises#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = escapes#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = escapes#
	mov r1 = r38
	adds r41 = 184, r12
	;;
	st8 [r41] = r0
	adds r14 = 192, r12
	;;
	st8 [r14] = r0
	adds r14 = 200, r12
	;;
	st8 [r14] = r0
	adds r14 = 208, r12
	;;
	st8 [r14] = r0
	mov r42 = r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r40 = r8
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L53
	mov r42 = r0
	mov r41 = r0
	;;
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	;;
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r41 = [r14]
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L45:
	mov r8 = r0
	;;
	mov ar.pfs = r37
	mov ar.lc = r39
	mov b0 = r36
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L52:
	.body
	.copy_state 1
	addl r40 = 7, r0
	br.call.sptk.many b0 = leaf#
	mov r1 = r38
	br .L45
	;;
.L53:
	addl r40 = 1, r0
	br.call.sptk.many b0 = twice#
	mov r1 = r38
	ld8 r41 = [r33]
	;;
	ld1 r14 = [r41]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L54
.L49:
	addl r40 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L54:
	mov r43 = r0
	movl r42 = @gprel(.LC0)
	;;
	add r42 = r1, r42
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = execl#
	mov r1 = r38
	br .L49
	;;
	.endp main#
	.bss
	.align 4
	.type	v.0#, @object
	.size	v.0#, 256
v.0:
	.skip	256
	.global pointer#
	.section	.sdata,"aws"
	.align 8
	.type	pointer#, @object
	.size	pointer#, 8
pointer:
	data8	@fptr(twice#)
	.global ticks#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.global out#
	.bss
	.align 16
	.type	out#, @object
	.size	out#, 704
out:
	.skip	704
	.global there#
	.align 16
	.type	there#, @object
	.size	there#, 704
there:
	.skip	704
	.global sink#
	.section	.sbss
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
