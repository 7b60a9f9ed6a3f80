// b031045224f8167ac9cf9df197486451
	.file	"qsort-search.c"
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
	.proc by_key#
by_key:
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
	.endp by_key#
	.align 16
	.proc by_name#
by_name:
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
	adds r15 = 4, r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
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
	.endp by_name#
	.align 16
	.proc by_int#
by_int:
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
	.endp by_int#
	.align 16
	.proc down#
down:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = -8, r37
	adds r15 = -16, r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = by_int#
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
	.endp down#
	.sbss
	.align 4
	.type	depth#, @object
	.size	depth#, 4
depth:
	.skip	4
	.align 4
	.type	nodes#, @object
	.size	nodes#, 4
nodes:
	.skip	4
	.text
	.align 16
	.proc visit#
visit:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st4 [r14] = r33
	adds r14 = 12, r2
	;;
	st4 [r14] = r34
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L14
.L12:
	addl r14 = @gprel(nodes#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(nodes#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(depth#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = 12, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p7) mov r15 = r14
	addl r14 = @gprel(depth#), gp
	;;
	st4 [r14] = r15
.L14:
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp visit#
	.section	.rodata
	.align 8
.LC0:
	stringz	"n%u"
	.align 8
.LC1:
	stringz	"%d %s %d %s\n"
	.align 8
.LC2:
	stringz	"%s %s\n"
	.align 8
.LC3:
	stringz	"%d %d %d\n"
	.align 8
.LC4:
	stringz	"%d %d\n"
	.align 8
.LC5:
	stringz	"key%d"
	.align 8
.LC6:
	stringz	"key77"
	.align 8
.LC7:
	stringz	"nokey"
	.sdata
	.align 8
.LC8:
	data8	keys.0#+2000
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -3728, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -472, r35
	addl r15 = 21, r0
	;;
	st4 [r14] = r15
	adds r14 = -3712, r35
	;;
	st4 [r14] = r0
	br .L16
	;;
.L17:
	adds r14 = -472, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r36
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
	shr.u r15 = r14, 11
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
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r16 = r14
	adds r15 = -3672, r35
	adds r17 = -3712, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r15 = -3672, r35
	adds r16 = -3712, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r32 = 4, r14
	adds r14 = -472, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r36
	mov r14 = r8
	;;
	addp4 r16 = r14, r0
	;;
	shr.u r14 = r16, 3
	movl r15 = 2361183241434822607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 4
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
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r16, r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	addl r38 = 12, r0
	mov r37 = r32
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r15 = -3712, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -3712, r35
	;;
	st4 [r16] = r14
.L16:
	adds r17 = -3712, r35
	;;
	ld4 r14 = [r17]
	addl r15 = 199, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L17
	adds r14 = -3672, r35
	addl r40 = @ltoff(@fptr(by_key#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 16, r0
	addl r38 = 200, r0
	mov r37 = r14
	br.call.sptk.many b0 = qsort#
	mov r1 = r36
	adds r14 = -3672, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -3672, r35
	;;
	adds r14 = 3184, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -3672, r35
	;;
	adds r17 = 3188, r14
	adds r14 = -3672, r35
	;;
	adds r14 = 4, r14
	mov r41 = r17
	mov r40 = r16
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -3672, r35
	;;
	addl r40 = @ltoff(@fptr(by_name#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 16, r0
	addl r38 = 200, r0
	mov r37 = r14
	br.call.sptk.many b0 = qsort#
	mov r1 = r36
	adds r14 = -3672, r35
	;;
	adds r15 = 3188, r14
	adds r14 = -3672, r35
	;;
	adds r14 = 4, r14
	mov r39 = r15
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -68, r35
	;;
	st4 [r14] = r0
	adds r14 = -3708, r35
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	adds r14 = -3708, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
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
	adds r15 = -468, r35
	adds r14 = -3708, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r14 = -3708, r35
	adds r15 = -3708, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -3708, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L19
	adds r15 = -68, r35
	adds r14 = -468, r35
	;;
	mov r41 = r15
	addl r40 = @ltoff(@fptr(down#)), gp
	;;
	ld8 r40 = [r40]
	addl r39 = 4, r0
	addl r38 = 100, r0
	mov r37 = r14
	br.call.sptk.many b0 = qsort_r#
	mov r1 = r36
	adds r14 = -468, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -468, r35
	;;
	adds r14 = 396, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -68, r35
	;;
	ld4 r14 = [r14]
	addl r17 = 300, r0
	;;
	cmp4.lt p6, p7 = r17, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -64, r35
	addl r15 = 100, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	addl r15 = 55, r0
	;;
	st4 [r14] = r15
	adds r14 = -52, r35
	addl r15 = 1000, r0
	;;
	st4 [r14] = r15
	adds r16 = -64, r35
	adds r15 = -468, r35
	adds r14 = -56, r35
	addl r41 = @ltoff(@fptr(by_int#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 4, r0
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = lfind#
	mov r1 = r36
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
	mov r32 = r14
	adds r16 = -64, r35
	adds r15 = -468, r35
	adds r14 = -52, r35
	addl r41 = @ltoff(@fptr(by_int#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 4, r0
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = lfind#
	mov r1 = r36
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
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 300, r0
	br.call.sptk.many b0 = hcreate#
	mov r1 = r36
	adds r14 = -3704, r35
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r32 = -3680, r35
	addl r37 = 10, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	;;
	st8 [r32] = r14
	adds r15 = -3704, r35
	adds r14 = -3680, r35
	;;
	ld4 r40 = [r15]
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	addl r38 = 10, r0
	ld8 r37 = [r14]
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r14 = -8, r35
	adds r15 = -3680, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -3704, r35
	;;
	ld4 r15 = [r14]
	;;
	setf.sig f6 = r15
	;;
	xmpy.l f6 = f6, f6
	;;
	getf.sig r14 = f6
	;;
	sxt4 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	addl r39 = 1, r0
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = hsearch#
	mov r1 = r36
	adds r14 = -3704, r35
	adds r15 = -3704, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -3704, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L21
	adds r14 = -48, r35
	movl r15 = @gprel(.LC6)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r32 = -3688, r35
	adds r14 = -48, r35
	mov r39 = r0
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = hsearch#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -3688, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r32 = r14
	adds r14 = -32, r35
	movl r15 = @gprel(.LC7)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	mov r39 = r0
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = hsearch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	adds r14 = -3700, r35
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	movl r15 = @gprel(keys.0#)
	;;
	add r15 = r1, r15
	adds r14 = -3700, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	adds r15 = -3700, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -3700, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(keys.0#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r15 = -16, r35
	addl r39 = @ltoff(@fptr(by_int#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = tsearch#
	mov r1 = r36
	adds r14 = -3700, r35
	adds r15 = -3700, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = -3700, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	addl r38 = @ltoff(@fptr(visit#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = twalk#
	mov r1 = r36
	;;
	addl r14 = @gprel(nodes#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(depth#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -3696, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L25:
	adds r14 = -3696, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(keys.0#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r15 = -16, r35
	addl r39 = @ltoff(@fptr(by_int#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = tdelete#
	mov r1 = r36
	adds r14 = -3696, r35
	adds r15 = -3696, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 2, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -3696, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	addl r14 = @gprel(nodes#), gp
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	addl r38 = @ltoff(@fptr(visit#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r14
	br.call.sptk.many b0 = twalk#
	mov r1 = r36
	;;
	addl r14 = @gprel(nodes#), gp
	;;
	ld4 r32 = [r14]
	adds r15 = -16, r35
	addl r14 = @gprel(.LC8), gp
	;;
	ld8 r14 = [r14]
	addl r39 = @ltoff(@fptr(by_int#)), gp
	;;
	ld8 r39 = [r39]
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = tfind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	.type	keys.0#, @object
	.size	keys.0#, 4000
keys.0:
	.skip	4000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
