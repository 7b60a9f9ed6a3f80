// a5d744793144cd4c05b0fd987de23c50
	.file	"function-pointers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc add#
add:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add#
	.align 16
	.proc sub#
sub:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
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
	.endp sub#
	.align 16
	.proc mul#
mul:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	ld4 r15 = [r2]
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp mul#
	.align 16
	.proc min#
min:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	ld4 r15 = [r2]
	;;
	cmp4.le p6, p7 = r15, r14
	;;
	(p6) mov r14 = r15
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp min#
	.align 16
	.proc choose#
choose:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	and r14 = 3, r14
	movl r15 = @gprel(all.1#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp choose#
	.align 16
	.proc fold#
fold:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 2, 0
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
	adds r14 = -32, r39
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r15 = -32, r39
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -8, r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	adds r36 = 4, r39
	adds r15 = 4, r39
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	mov r42 = r16
	ld4 r41 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r40
	st4 [r36] = r8
	adds r16 = -32, r39
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r39
	;;
	st4 [r15] = r14
.L12:
	mov r14 = r39
	adds r16 = -32, r39
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	adds r14 = 4, r39
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp fold#
	.align 16
	.proc apply#
apply:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 0, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	adds r14 = 8, r35
	;;
	stfd [r14] = f8
	adds r15 = 8, r35
	ld8 r14 = [r35]
	;;
	ldfd f8 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov f6 = f8
	;;
	mov f8 = f6
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp apply#
	.align 16
	.proc get#
get:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp get#
	.align 16
	.proc get_twice#
get_twice:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp get_twice#
	.align 16
	.proc set#
set:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	ld8 r14 = [r2]
	adds r15 = 8, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp set#
	.align 16
	.proc compare#
compare:
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
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d "
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"(operation)p == mul"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"choose(0) != choose(1)"
	.align 8
.LC6:
	stringz	"%d %d\n"
	.align 8
.LC7:
	stringz	"%.6f %.6f %.6f\n"
	.align 8
.LC8:
	stringz	"pear"
	.align 8
.LC9:
	stringz	"apple"
	.align 8
.LC10:
	stringz	"fig"
	.align 8
.LC11:
	stringz	"banana"
	.align 8
.LC12:
	stringz	"date"
	.align 8
.LC13:
	stringz	"%s "
	.align 8
.LC14:
	stringz	"a"
	.align 8
.LC15:
	stringz	"\n%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = 8, r36
	;;
	st4.rel [r14] = r0
	br .L25
	;;
.L26:
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = choose#
	mov r1 = r37
	mov r14 = r8
	addl r41 = 1, r0
	addl r40 = 8, r0
	;;
	movl r39 = @gprel(v.0#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = fold#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 8, r36
	;;
	st4.rel [r14] = r15
.L25:
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L26
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	adds r32 = -120, r36
	;;
	addl r38 = 2, r0
	br.call.sptk.many b0 = choose#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -120, r36
	;;
	ld8 r14 = [r14]
	addl r15 = @ltoff(@fptr(mul#)), gp
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L28:
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = choose#
	mov r1 = r37
	mov r32 = r8
	;;
	addl r38 = 1, r0
	br.call.sptk.many b0 = choose#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = r14, r32
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L30:
	movl r40 = @gprel(.LC5)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -112, r36
	;;
	addl r15 = @ltoff(@fptr(sub#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8.rel [r14] = r15
	adds r14 = -112, r36
	;;
	ld8.acq r14 = [r14]
	addl r39 = 3, r0
	addl r38 = 10, r0
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r32 = r8
	adds r14 = -112, r36
	;;
	ld8.acq r14 = [r14]
	addl r39 = 10, r0
	addl r38 = 3, r0
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	movl r16 = 0x4000000000000000
	;;
	setf.d f8 = r16
	addl r38 = @ltoff(@fptr(sqrt#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = apply#
	mov r1 = r37
	getf.d r32 = f8
	movl r17 = 0xc008000000000000
	;;
	setf.d f8 = r17
	addl r38 = @ltoff(@fptr(fabs#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = apply#
	mov r1 = r37
	getf.d r33 = f8
	movl r14 = 0xbfe0000000000000
	;;
	setf.d f8 = r14
	addl r38 = @ltoff(@fptr(floor#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = apply#
	mov r1 = r37
	getf.d r14 = f8
	;;
	mov r41 = r14
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -104, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 8, r14
	addl r15 = @ltoff(@fptr(get#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -104, r36
	;;
	adds r14 = 16, r14
	addl r15 = @ltoff(@fptr(set#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -80, r36
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -80, r36
	;;
	adds r14 = 8, r14
	addl r15 = @ltoff(@fptr(get_twice#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -80, r36
	;;
	adds r14 = 16, r14
	addl r15 = @ltoff(@fptr(set#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -56, r36
	adds r15 = -104, r36
	;;
	st8 [r14] = r15
	adds r14 = -56, r36
	;;
	adds r14 = 8, r14
	adds r15 = -80, r36
	;;
	st8 [r14] = r15
	adds r15 = -128, r36
	;;
	st4 [r15] = r0
	br .L31
	;;
.L32:
	adds r15 = -56, r36
	adds r16 = -128, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -56, r36
	adds r17 = -128, r36
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r16 = [r15]
	adds r17 = -128, r36
	;;
	ld4 r15 = [r17]
	;;
	adds r15 = 21, r15
	;;
	mov r39 = r15
	mov r38 = r16
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	adds r15 = -56, r36
	adds r16 = -128, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	adds r16 = -56, r36
	adds r17 = -128, r36
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r38 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r16 = -128, r36
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r17 = -128, r36
	;;
	st4 [r17] = r14
.L31:
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L32
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	adds r14 = -40, r36
	;;
	movl r15 = @gprel(.LC8)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC9)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC10)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	;;
	adds r14 = 24, r14
	movl r15 = @gprel(.LC11)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	;;
	adds r14 = 32, r14
	movl r15 = @gprel(.LC12)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	addl r41 = @ltoff(@fptr(compare#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 8, r0
	addl r39 = 5, r0
	mov r38 = r14
	br.call.sptk.many b0 = qsort#
	mov r1 = r37
	adds r14 = -124, r36
	;;
	st4 [r14] = r0
	br .L33
	;;
.L34:
	adds r15 = -40, r36
	adds r14 = -124, r36
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
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -124, r36
	adds r15 = -124, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L33:
	adds r14 = -124, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L34
	mov r14 = r36
	addl r15 = @ltoff(@fptr(strcmp#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8.rel [r14] = r15
	mov r14 = r36
	;;
	ld8.acq r14 = [r14]
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC15)
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
	.section	.rodata
	.align 8
	.type	all.1#, @object
	.size	all.1#, 32
all.1:
	data8	@fptr(add#)
	data8	@fptr(sub#)
	data8	@fptr(mul#)
	data8	@fptr(min#)
	.align 4
	.type	v.0#, @object
	.size	v.0#, 32
v.0:
	data4	3
	data4	1
	data4	4
	data4	1
	data4	5
	data4	9
	data4	2
	data4	6
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
