// f5890eab3c5bb44b755f307e55bc1331
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global sink#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	sink#, @object
	.size	sink#, 4
sink:
	.skip	4
	.global there#
	.bss
	.align 16
	.type	there#, @object
	.size	there#, 704
there:
	.skip	704
	.global out#
	.align 16
	.type	out#, @object
	.size	out#, 704
out:
	.skip	704
	.global ticks#
	.section	.sbss
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.text
	.align 16
	.global leaf#
	.type	leaf#, @function
	.proc leaf#
leaf:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r15 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(sink#), gp
	;;
	st4.rel [r15] = r14
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st4 [r16] = r14
.L2:
	mov r14 = r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L3
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp leaf#
	.align 16
	.global twice#
	.type	twice#, @function
	.proc twice#
twice:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	ld4 r38 = [r36]
	br.call.sptk.many b0 = leaf#
	mov r1 = r37
	mov r33 = r8
	ld4 r14 = [r36]
	;;
	extr.u r14 = r14, 1, 31
	;;
	mov r38 = r14
	br.call.sptk.many b0 = leaf#
	mov r1 = r37
	mov r14 = r8
	;;
	add r14 = r33, r14
	;;
	adds r14 = 1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp twice#
	.align 16
	.global recursive#
	.type	recursive#, @function
	.proc recursive#
recursive:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = recursive#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	br .L10
	;;
.L8:
	addl r37 = 3, r0
	br.call.sptk.many b0 = leaf#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
.L10:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp recursive#
	.align 16
	.global fib#
	.type	fib#, @function
	.proc fib#
fib:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	ld4 r14 = [r36]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L12
	ld4 r14 = [r36]
	;;
	adds r14 = -1, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fib#
	mov r1 = r37
	mov r33 = r8
	ld4 r14 = [r36]
	;;
	adds r14 = -2, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fib#
	mov r1 = r37
	mov r14 = r8
	;;
	add r14 = r33, r14
	br .L14
	;;
.L12:
	ld4 r14 = [r36]
.L14:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp fib#
	.align 16
	.global even#
	.type	even#, @function
	.proc even#
even:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = odd#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	br .L18
	;;
.L16:
	addl r14 = 1, r0
.L18:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp even#
	.align 16
	.global odd#
	.type	odd#, @function
	.proc odd#
odd:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = even#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	br .L22
	;;
.L20:
	mov r14 = r0
.L22:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp odd#
	.global __udivdi3#
	.align 16
	.global divides#
	.type	divides#, @function
	.proc divides#
divides:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	ld4 r15 = [r36]
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp divides#
	.align 16
	.global compare#
	.type	compare#, @function
	.proc compare#
compare:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld8 r14 = [r2]
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp compare#
	.align 16
	.global jumps#
	.type	jumps#, @function
	.proc jumps#
jumps:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = jumps#
	mov r1 = r36
	;;
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(sink#), gp
	;;
	st4.rel [r15] = r14
	br .L30
	;;
.L28:
	addl r38 = 1, r0
	movl r37 = @gprel(there#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = longjmp#
	;;
.L30:
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp jumps#
	.align 16
	.global returns_to#
	.type	returns_to#, @function
	.proc returns_to#
returns_to:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -16, r35
	;;
	st4 [r14] = r32
	movl r36 = @gprel(there#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = _setjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r14 = -16, r35
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = jumps#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L33:
	addl r36 = 1, r0
	br.call.sptk.many b0 = leaf#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp returns_to#
	.align 16
	.global levels#
	.type	levels#, @function
	.proc levels#
levels:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.geu p6, p7 = 3, r14
	(p6) br.cond.dptk .L36
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = levels#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	br .L37
	;;
.L36:
	ld4 r37 = [r35]
	br.call.sptk.many b0 = returns_to#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
.L37:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp levels#
	.align 16
	.global handler#
	.type	handler#, @function
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r37 = 5, r0
	br.call.sptk.many b0 = leaf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.global ticked#
	.type	ticked#, @function
	.proc ticked#
ticked:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(ticks#), gp
	;;
	st4.rel [r15] = r14
	addl r37 = 5, r0
	br.call.sptk.many b0 = leaf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ticked#
	.align 16
	.global leaves#
	.type	leaves#, @function
	.proc leaves#
leaves:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r38 = 1, r0
	movl r37 = @gprel(out#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp leaves#
	.align 16
	.global raises#
	.type	raises#, @function
	.proc raises#
raises:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 10, r0
	;;
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = leaf#
	mov r1 = r35
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp raises#
	.align 16
	.global escapes#
	.type	escapes#, @function
	.proc escapes#
escapes:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r36 = 1, r0
	movl r35 = @gprel(out#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	addl r35 = 12, r0
	br.call.sptk.many b0 = raise#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
.L45:
	addl r35 = 2, r0
	br.call.sptk.many b0 = leaf#
	;;
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp escapes#
	.align 16
	.global thread#
	.type	thread#, @function
	.proc thread#
thread:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L48
	;;
.L49:
	addl r37 = 2000, r0
	br.call.sptk.many b0 = twice#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L48:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L49
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp thread#
	.global pointer#
	.section	.sdata,"aws"
	.align 8
	.type	pointer#, @object
	.size	pointer#, 8
pointer:
	data8	@fptr(twice#)
	.section	.rodata
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
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -288, r12
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
	adds r14 = -232, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	addl r39 = 65536, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r38
	;;
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -232, r37
	;;
	st8 [r14] = r15
	adds r14 = -232, r37
	;;
	adds r14 = 16, r14
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	adds r14 = -208, r37
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -208, r37
	;;
	addl r15 = @ltoff(@fptr(leaves#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -208, r37
	;;
	adds r14 = 8, r14
	movl r15 = 134217728
	;;
	st4 [r14] = r15
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L52
	addl r39 = 7, r0
	br.call.sptk.many b0 = leaf#
	mov r1 = r38
	mov r14 = r0
	br .L66
	;;
.L52:
	adds r14 = -272, r37
	;;
	st4 [r14] = r0
	br .L54
	;;
.L55:
	adds r17 = -272, r37
	;;
	ld4 r15 = [r17]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	sxt4 r15 = r14
	movl r14 = -6757718126012409997
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 6
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
	shladd r17 = r14, 2, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r16 = r14
	movl r15 = @gprel(v.0#)
	;;
	add r15 = r1, r15
	adds r17 = -272, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r15 = -272, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -272, r37
	;;
	st4 [r17] = r14
.L54:
	adds r15 = -272, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L55
	addl r42 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r42 = [r42]
	addl r41 = 4, r0
	addl r40 = 64, r0
	movl r39 = @gprel(v.0#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = qsort#
	mov r1 = r38
	;;
	addl r39 = 1000, r0
	br.call.sptk.many b0 = twice#
	mov r1 = r38
	;;
	addl r39 = 9, r0
	br.call.sptk.many b0 = recursive#
	mov r1 = r38
	;;
	addl r39 = 10, r0
	br.call.sptk.many b0 = fib#
	mov r1 = r38
	;;
	addl r39 = 7, r0
	br.call.sptk.many b0 = even#
	mov r1 = r38
	adds r14 = -268, r37
	;;
	st4 [r14] = r0
	br .L56
	;;
.L57:
	addl r14 = @gprel(pointer#), gp
	;;
	ld8.acq r14 = [r14]
	adds r15 = -268, r37
	;;
	ld4 r39 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	adds r14 = -268, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	mov r40 = r14
	addl r39 = 1000, r0
	br.call.sptk.many b0 = divides#
	mov r1 = r38
	;;
	addl r39 = 6, r0
	br.call.sptk.many b0 = levels#
	mov r1 = r38
	adds r14 = -268, r37
	adds r15 = -268, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L56:
	adds r14 = -268, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L57
	addl r40 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r38
	adds r14 = -232, r37
	;;
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = sigaltstack#
	mov r1 = r38
	adds r14 = -208, r37
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 12, r0
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
	adds r14 = -264, r37
	;;
	st4 [r14] = r0
	br .L58
	;;
.L59:
	adds r15 = -248, r37
	adds r14 = -264, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	mov r42 = r0
	addl r41 = @ltoff(@fptr(thread#)), gp
	;;
	ld8 r41 = [r41]
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r38
	adds r14 = -264, r37
	adds r15 = -264, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L58:
	adds r14 = -264, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L59
	adds r14 = -260, r37
	;;
	st4 [r14] = r0
	br .L60
	;;
.L61:
	adds r15 = -248, r37
	adds r14 = -260, r37
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
	mov r40 = r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r38
	adds r14 = -260, r37
	adds r15 = -260, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L60:
	adds r14 = -260, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L61
	addl r40 = @ltoff(@fptr(ticked#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 26, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r38
	adds r14 = -64, r37
	;;
	st8 [r14] = r0
	adds r14 = -64, r37
	;;
	adds r14 = 8, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -64, r37
	;;
	adds r14 = 24, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r38
	br .L62
	;;
.L63:
	addl r39 = 12, r0
	br.call.sptk.many b0 = fib#
	mov r1 = r38
	;;
	addl r14 = @gprel(sink#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	or r14 = 1, r14
	addl r40 = 3, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = divides#
	mov r1 = r38
.L62:
	;;
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L63
	adds r14 = -32, r37
	;;
	st8 [r14] = r0
	adds r14 = -32, r37
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r37
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r37
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r38
	adds r34 = -256, r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r14 = -256, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L64
	addl r39 = 1, r0
	br.call.sptk.many b0 = twice#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r42 = r0
	movl r41 = @gprel(.LC0)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = execl#
	mov r1 = r38
.L65:
	;;
	addl r39 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L64:
	adds r14 = -256, r37
	mov r41 = r0
	mov r40 = r0
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	;;
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
.L66:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.bss
	.align 4
	.type	v.0#, @object
	.size	v.0#, 256
v.0:
	.skip	256
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
