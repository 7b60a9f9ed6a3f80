// 8f2e4a3c9cda8142636a926c7f8cf73e
	.file	"interpose.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	arena#, @object
	.size	arena#, 1048576
arena:
	.skip	1048576
	.sbss
	.align 8
	.type	used#, @object
	.size	used#, 8
used:
	.skip	8
	.align 4
	.type	calls#, @object
	.size	calls#, 4
calls:
	.skip	4
	.text
	.align 16
	.global malloc#
	.type	malloc#, @function
	.proc malloc#
malloc:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	addl r14 = @gprel(calls#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(calls#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(used#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 15, r14
	;;
	and r14 = -16, r14
	addl r15 = @gprel(used#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(used#), gp
	;;
	ld8 r14 = [r14]
	movl r15 = @gprel(arena#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	addl r14 = @gprel(used#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(used#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(used#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = 1048576, r0
	;;
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L2
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	br .L4
	;;
.L2:
	mov r14 = r0
.L4:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp malloc#
	.align 16
	.global free#
	.type	free#, @function
	.proc free#
free:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp free#
	.align 16
	.global calloc#
	.type	calloc#, @function
	.proc calloc#
calloc:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
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
	adds r14 = 8, r36
	ld8 r15 = [r36]
	;;
	ld8 r14 = [r14]
	setf.sig f7 = r15
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	;;
	getf.sig r38 = f6
	br.call.sptk.many b0 = malloc#
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
	.endp calloc#
	.align 16
	.global realloc#
	.type	realloc#, @function
	.proc realloc#
realloc:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 1, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
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
	st8 [r14] = r33
	adds r34 = -24, r37
	adds r14 = 8, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = malloc#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	adds r14 = -16, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -32, r37
	;;
	st8 [r14] = r0
	br .L9
	;;
.L11:
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r14 = -24, r37
	;;
	ld8 r16 = [r14]
	adds r17 = -32, r37
	;;
	ld8 r14 = [r17]
	;;
	add r14 = r16, r14
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r15 = -32, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r37
	;;
	st8 [r16] = r14
.L9:
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = 8, r37
	adds r17 = -32, r37
	;;
	ld8 r15 = [r17]
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	movl r15 = @gprel(arena#+1048576)
	;;
	add r15 = r1, r15
	;;
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
.L10:
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp realloc#
	.section	.rodata
	.align 8
.LC0:
	stringz	"interposed"
	.align 8
.LC1:
	stringz	"%s %d %d\n"
	.align 8
.LC2:
	stringz	"formatted"
	.align 8
.LC3:
	stringz	"%d-%s"
	.align 8
.LC4:
	stringz	"%d %s %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strdup#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	addl r14 = @gprel(calls#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r17 = -16, r35
	;;
	ld8 r14 = [r17]
	movl r15 = @gprel(arena#)
	;;
	add r15 = r1, r15
	;;
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	movl r15 = @gprel(arena#+1048576)
	;;
	add r15 = r1, r15
	adds r17 = -16, r35
	;;
	ld8 r14 = [r17]
	;;
	cmp.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	addl r14 = 1, r0
	br .L15
	;;
.L14:
	mov r14 = r0
.L15:
	;;
	mov r40 = r14
	mov r39 = r16
	adds r14 = -16, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -8, r35
	mov r14 = r35
	;;
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	addl r39 = 5, r0
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = asprintf#
	mov r1 = r36
	st4 [r32] = r8
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(arena#)
	;;
	add r16 = r1, r16
	;;
	cmp.gtu p6, p7 = r16, r14
	(p6) br.cond.dptk .L16
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	movl r16 = @gprel(arena#+1048576)
	;;
	add r16 = r1, r16
	;;
	cmp.leu p6, p7 = r16, r14
	(p6) br.cond.dptk .L16
	addl r16 = 1, r0
	br .L17
	;;
.L16:
	mov r16 = r0
.L17:
	adds r14 = -8, r35
	;;
	mov r40 = r16
	mov r39 = r15
	ld4 r38 = [r14]
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
