// 0d0883aae1f77b141ceb34ee40c6a13a
	.file	"<stdin>"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.global compare#
	.type	compare#, @function
	.proc compare#
compare:
	.prologue
	.body
	.mmi
	ld4 r8 = [r32]
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br.ret.sptk.many b0
	.endp compare#
	.align 16
	.align 64
	.global leaves#
	.type	leaves#, @function
	.proc leaves#
leaves:
	.prologue 12, 32
	.mib
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	nop 0
	.mlx
	nop 0
	movl r35 = @gprel(out#)
	.body
	;;
	.mib
	addl r36 = 1, r0
	add r35 = r1, r35
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp leaves#
	.align 16
	.align 64
	.global leaf#
	.type	leaf#, @function
	.proc leaf#
leaf:
	.prologue
	.mmi
	adds r14 = -1, r32
	mov r15 = r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	addl r16 = @gprel(sink#), gp
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L6
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L7:
	.mmi
	ld4.acq r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = 1, r15
	;;
	.mib
	st4.rel [r16] = r14
	nop 0
	br.cloop.sptk.few .L7
	;;
.L6:
	.mib
	ld4.acq r8 = [r16]
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp leaf#
	.align 16
	.align 64
	.global twice#
	.type	twice#, @function
	.proc twice#
twice:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 1, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	mov r37 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	mov r1 = r36
	mov r33 = r8
	extr.u r37 = r32, 1, 31
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	mov r1 = r36
	add r8 = r33, r8, 1
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp twice#
	.align 16
	.align 64
	.global thread#
	.type	thread#, @function
	.proc thread#
thread:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	;;
	.mii
	nop 0
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	;;
	mov ar.lc = 39
	.align 32
.L17:
	.mib
	addl r37 = 2000, r0
	nop 0
	br.call.sptk.many b0 = twice#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.cloop.sptk.few .L17
	.mii
	mov r8 = r32
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
	.endp thread#
	.align 16
	.align 64
	.global handler#
	.type	handler#, @function
	.proc handler#
handler:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	addl r35 = 5, r0
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp handler#
	.align 16
	.align 64
	.global ticked#
	.type	ticked#, @function
	.proc ticked#
ticked:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	addl r15 = @gprel(ticks#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld4.acq r14 = [r15]
	addl r35 = 5, r0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp ticked#
	.align 16
	.align 64
	.global recursive#
	.type	recursive#, @function
	.proc recursive#
recursive:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	cmp4.eq p6, p7 = 0, r32
	;;
	.mib
	nop 0
	addl r36 = 3, r0
	(p6) br.cond.dptk .L26
	;;
	.mib
	adds r36 = -1, r32
	nop 0
	br.call.sptk.many b0 = recursive#
	;;
	.mmi
	mov r1 = r35
	adds r8 = 1, r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L26:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	mov r1 = r35
	adds r8 = 1, r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp recursive#
	.align 16
	.align 64
	.global fib#
	.type	fib#, @function
	.proc fib#
fib:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmb
	adds r36 = -1, r32
	cmp4.geu p6, p7 = 1, r32
	(p7) br.cond.dpnt .L34
	;;
	.mmi
	mov r8 = r32
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fib#
	;;
	.mmi
	adds r36 = -2, r32
	nop 0
	mov r32 = r8
	.mmb
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = fib#
	;;
	.mmi
	add r32 = r32, r8
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	mov r8 = r32
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp fib#
	.align 16
	.align 64
	.global odd#
	.type	odd#, @function
	.proc odd#
odd:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	.mmb
	mov r8 = r32
	cmp4.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L42
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L42:
	.mib
	adds r36 = -1, r32
	nop 0
	br.call.sptk.many b0 = even#
	;;
	.mmi
	mov r1 = r35
	adds r8 = 1, r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp odd#
	.align 16
	.align 64
	.global even#
	.type	even#, @function
	.proc even#
even:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmb
	mov r35 = r1
	.body
	cmp4.eq p6, p7 = 0, r32
	(p7) br.cond.dpnt .L48
	;;
	.mmi
	addl r8 = 1, r0
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov b0 = r33
	br.ret.sptk.many b0
	;;
.L48:
	.mib
	adds r36 = -1, r32
	nop 0
	br.call.sptk.many b0 = odd#
	;;
	.mmi
	mov r1 = r35
	adds r8 = 1, r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp even#
	.global __udivdi3#
	.align 16
	.align 64
	.global divides#
	.type	divides#, @function
	.proc divides#
divides:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	addp4 r38 = r33, r0
	addp4 r37 = r32, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r36
	adds r8 = 1, r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp divides#
	.align 16
	.align 64
	.global jumps#
	.type	jumps#, @function
	.proc jumps#
jumps:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	cmp4.eq p6, p7 = 0, r32
	.save rp, r33
	mov r33 = b0
	.mmb
	mov r35 = r1
	.body
	adds r36 = -1, r32
	(p6) br.cond.spnt .L52
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = jumps#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r15 = @gprel(sink#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
.L52:
	.mlx
	nop 0
	movl r36 = @gprel(there#)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = longjmp#
	;;
	break.f 0
	;;
	.endp jumps#
	.align 16
	.align 64
	.global returns_to#
	.type	returns_to#, @function
	.proc returns_to#
returns_to:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 2, 1, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 32
	adds r12 = -32, r12
	movl r35 = @gprel(there#)
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	nop 0
	add r35 = r1, r35
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = _setjmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	adds r1 = 40, r12
	addl r35 = 1, r0
	;;
	.mbb
	ld8 r1 = [r1]
	(p6) br.cond.dpnt .L64
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	adds r8 = 1, r8
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L64:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = jumps#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	addl r35 = 1, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	adds r8 = 1, r8
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp returns_to#
	.align 16
	.align 64
	.global levels#
	.type	levels#, @function
	.proc levels#
levels:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	cmp4.geu p6, p7 = 3, r32
	.mmb
	mov r35 = r1
	.body
	mov r36 = r32
	(p7) br.cond.dpnt .L70
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = returns_to#
	;;
	.mmi
	mov r1 = r35
	adds r8 = 1, r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	;;
.L70:
	.mib
	adds r36 = -1, r32
	nop 0
	br.call.sptk.many b0 = levels#
	;;
	.mmi
	mov r1 = r35
	adds r8 = 1, r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp levels#
	.align 16
	.align 64
	.global raises#
	.type	raises#, @function
	.proc raises#
raises:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	addl r35 = 10, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r34
	addl r35 = 2, r0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	mov r1 = r34
	adds r8 = 1, r8
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp raises#
	.align 16
	.align 64
	.global escapes#
	.type	escapes#, @function
	.proc escapes#
escapes:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 2, 0
	nop 0
	adds r16 = 8, r12
	.mlx
	.fframe 16
	adds r12 = -16, r12
	movl r34 = @gprel(out#)
	;;
	.mib
	nop 0
	.save rp, r32
	mov r32 = b0
	nop 0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r35 = 1, r0
	add r34 = r1, r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __sigsetjmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 24, r12
	addl r34 = 2, r0
	;;
	.mbb
	ld8 r1 = [r1]
	(p7) br.cond.dpnt .L78
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	adds r1 = 24, r12
	nop 0
	adds r8 = 1, r8
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L78:
	.body
	.copy_state 1
	.mib
	addl r34 = 12, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r1 = 24, r12
	nop 0
	addl r34 = 2, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	adds r1 = 24, r12
	nop 0
	adds r8 = 1, r8
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp escapes#
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 4, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	;;
	.mmb
	adds r14 = 232, r12
	addl r42 = 65536, r0
	nop 0
	.mmi
	adds r36 = 224, r12
	nop 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	adds r14 = 240, r12
	addl r15 = 65536, r0
	mov r1 = r40
	.mmi
	addl r44 = 132, r0
	mov r43 = r0
	adds r42 = 28, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	.mmb
	st8 [r36] = r8
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmb
	mov r1 = r40
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r17 = r0
	cmp4.ge p6, p7 = 1, r32
	mov ar.lc = 63
	;;
	.mlx
	addl r14 = @ltoff(@fptr(leaves#)), gp
	movl r18 = @gprel(v.0#)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r18 = r1, r18
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r14 = 24, r12
	.mlx
	nop 0
	movl r15 = 134217728
	;;
	.mlx
	st4 [r14] = r15
	movl r14 = -6757718126012409997
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L93
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	.align 32
.L82:
	.mii
	nop 0
	sxt4 r16 = r17
	adds r17 = 7919, r17
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	shr r14 = r16, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f6
	;;
	.mmi
	getf.sig r15 = f7
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r19 = r14, 2, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	sub r16 = r16, r14
	nop 0
	;;
	.mib
	st4 [r18] = r16, 4
	nop 0
	br.cloop.sptk.few .L82
	.mlx
	addl r45 = @ltoff(@fptr(compare#)), gp
	movl r42 = @gprel(v.0#)
	.mmi
	addl r44 = 4, r0
	addl r43 = 64, r0
	mov r34 = r0
	;;
	.mib
	ld8 r45 = [r45]
	add r42 = r1, r42
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 1000, r0
	;;
	.mib
	addl r35 = @gprel(pointer#), gp
	nop 0
	br.call.sptk.many b0 = twice#
	;;
	.mib
	mov r1 = r40
	addl r42 = 9, r0
	br.call.sptk.many b0 = recursive#
	;;
	.mib
	mov r1 = r40
	addl r42 = 10, r0
	br.call.sptk.many b0 = fib#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 7, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = even#
	;;
	.mii
	nop 0
	mov ar.lc = 4
	nop 0
	.align 32
.L83:
	.mmi
	ld8.acq r14 = [r35]
	nop 0
	mov r42 = r34
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	adds r43 = 3, r34
	mov r1 = r40
	nop 0
	.mmb
	addl r42 = 1000, r0
	adds r34 = 1, r34
	br.call.sptk.many b0 = divides#
	;;
	.mib
	mov r1 = r40
	addl r42 = 6, r0
	br.call.sptk.many b0 = levels#
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L83
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
	.mmi
	addl r43 = @ltoff(@fptr(handler#)), gp
	nop 0
	addl r42 = 10, r0
	.mmi
	adds r37 = 248, r12
	nop 0
	adds r35 = 256, r12
	;;
	.mib
	ld8 r43 = [r43]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r0
	.mmb
	mov r42 = r36
	nop 0
	br.call.sptk.many b0 = sigaltstack#
	;;
	.mmi
	mov r44 = r0
	adds r43 = 16, r12
	nop 0
	.mmb
	addl r42 = 12, r0
	mov r1 = r40
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mib
	addl r34 = @gprel(ticks#), gp
	nop 0
	br.call.sptk.many b0 = raises#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = escapes#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = escapes#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r45 = r0
	.mii
	mov r43 = r0
	mov r42 = r37
	;;
	addl r44 = @ltoff(@fptr(thread#)), gp
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r45 = r0
	.mii
	mov r42 = r35
	mov r43 = r0
	;;
	addl r44 = @ltoff(@fptr(thread#)), gp
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r0
	.mmb
	ld8 r42 = [r37]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	ld8 r42 = [r35]
	nop 0
	mov r1 = r40
	.mmb
	mov r43 = r0
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mii
	mov r1 = r40
	addl r42 = 26, r0
	;;
	addl r43 = @ltoff(@fptr(ticked#)), gp
	;;
	.mib
	ld8 r43 = [r43]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r14 = 10000, r0
	adds r15 = 200, r12
	adds r43 = 192, r12
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r42 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r15 = 208, r12
	.mmi
	st8 [r43] = r0
	;;
	st8 [r15] = r0
	adds r15 = 216, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r40
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	addl r35 = @gprel(sink#), gp
	cmp4.lt p6, p7 = 39, r14
	(p6) br.cond.dpnt .L84
	.align 32
.L85:
	.mib
	addl r42 = 12, r0
	nop 0
	br.call.sptk.many b0 = fib#
	;;
	.mmi
	ld4.acq r42 = [r35]
	mov r1 = r40
	addl r43 = 3, r0
	;;
	.mib
	or r42 = 1, r42
	nop 0
	br.call.sptk.many b0 = divides#
	;;
	.mmi
	ld4.acq r14 = [r34]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L85
.L84:
	.mmi
	adds r14 = 160, r12
	mov r44 = r0
	addl r42 = 1, r0
	;;
	.mmi
	mov r43 = r14
	st8 [r14] = r0
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r40
	mov r42 = r8
	.mmb
	mov r44 = r0
	mov r43 = r0
	(p7) br.cond.spnt .L94
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	ld4.acq r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L93:
	.body
	.copy_state 1
	.mib
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = leaf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 2
	.mib
	addl r42 = 1, r0
	nop 0
	br.call.sptk.many b0 = twice#
	;;
	.mmi
	ld8 r43 = [r33]
	mov r1 = r40
	addl r42 = 1, r0
	;;
	.mmi
	ld1 r14 = [r43]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
.L95:
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	.mlx
	mov r45 = r0
	movl r42 = @gprel(.LC1)
	;;
	.mib
	add r44 = r1, r44
	add r42 = r1, r42
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r40
	addl r42 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
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
