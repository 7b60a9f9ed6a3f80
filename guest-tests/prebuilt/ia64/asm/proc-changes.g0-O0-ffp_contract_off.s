// 14a6e282ae5f88f5cc18cba4ae6b9db9
	.file	"proc-changes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.align 16
	.proc letter#
letter:
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
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	addl r14 = 46, r0
	br .L6
	;;
.L5:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 22, r14
	(p6) br.cond.dptk .L7
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L9), r1
	;;
	ld8.mov r15 = [r15], .L9
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
.L9:
	data8 @pcrel(.L7)
	data8 @pcrel(.L18)
	data8 @pcrel(.L17)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L16)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L15)
	data8 @pcrel(.L7)
	data8 @pcrel(.L7)
	data8 @pcrel(.L14)
	data8 @pcrel(.L13)
	data8 @pcrel(.L12)
	data8 @pcrel(.L7)
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L8)
	.text
.L18:
	addl r14 = 80, r0
	br .L6
	;;
.L15:
	addl r14 = 65, r0
	br .L6
	;;
.L8:
	addl r14 = 73, r0
	br .L6
	;;
.L17:
	addl r14 = 78, r0
	br .L6
	;;
.L13:
	addl r14 = 69, r0
	br .L6
	;;
.L12:
	addl r14 = 88, r0
	br .L6
	;;
.L16:
	addl r14 = 79, r0
	br .L6
	;;
.L10:
	addl r14 = 68, r0
	br .L6
	;;
.L11:
	addl r14 = 70, r0
	br .L6
	;;
.L14:
	addl r14 = 66, r0
	br .L6
	;;
.L7:
	addl r14 = 63, r0
.L6:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp letter#
	.section	.rodata
	.align 8
.LC1:
	stringz	"x"
	.text
	.align 16
	.proc writes#
writes:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
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
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r8
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L20
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	br .L21
	;;
.L20:
	addl r41 = 1, r0
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	adds r14 = -16, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	adds r34 = -12, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	st1 [r34] = r8
	adds r15 = -16, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -12, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
.L21:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp writes#
	.section	.rodata
	.align 8
.LC2:
	stringz	"%s/missing"
	.align 8
.LC3:
	stringz	"target"
	.align 8
.LC4:
	stringz	"./name"
	.text
	.align 16
	.proc changes#
changes:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -304, r12
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
	movl r14 = @gprel(out.2#)
	;;
	add r14 = r1, r14
	adds r15 = -288, r37
	;;
	st8 [r15] = r14
	adds r14 = -32, r37
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r37
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r37
	;;
	adds r14 = 16, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r37
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r37
	adds r15 = -276, r37
	;;
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC2)
	;;
	add r41 = r1, r41
	addl r40 = 100, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r15 = -176, r37
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = lstat#
	mov r1 = r38
	adds r14 = -176, r37
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 61440, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	addl r14 = 16384, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -280, r37
	;;
	st4 [r14] = r15
	adds r14 = -280, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	mov r14 = r37
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	br .L24
	;;
.L23:
	addl r16 = 45, r0
.L24:
	adds r17 = -288, r37
	;;
	ld8 r14 = [r17]
	;;
	adds r15 = 1, r14
	adds r17 = -288, r37
	;;
	st8 [r17] = r15
	st1 [r14] = r16
	adds r14 = -280, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	mov r14 = r37
	addl r40 = 512, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	br .L26
	;;
.L25:
	addl r16 = 45, r0
.L26:
	adds r15 = -288, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r17 = -288, r37
	;;
	st8 [r17] = r15
	st1 [r14] = r16
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = unlink#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r14 = -288, r37
	;;
	ld8 r34 = [r14]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = rmdir#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	addl r40 = 493, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = mkdir#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r14 = -276, r37
	addl r40 = 493, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mkdir#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r14 = -276, r37
	mov r41 = r0
	addl r40 = 33188, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = mknod#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r14 = -276, r37
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r15 = -276, r37
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = link#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = link#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r14 = -276, r37
	addl r41 = 420, r0
	addl r40 = 65, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	addl r41 = 420, r0
	addl r40 = 193, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r15 = -276, r37
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = rename#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r15 = r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = rename#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = rename#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	adds r15 = -276, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = rename#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r17 = -288, r37
	;;
	ld8 r14 = [r17]
	;;
	adds r15 = 1, r14
	adds r16 = -288, r37
	;;
	st8 [r16] = r15
	addl r15 = 32, r0
	;;
	st1 [r14] = r15
	mov r14 = r37
	addl r41 = -1, r0
	addl r40 = -1, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = chown#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r14 = -176, r37
	;;
	adds r14 = 28, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r37
	addl r41 = -1, r0
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = chown#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	addl r41 = 5, r0
	addl r40 = 5, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = chown#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = utimes#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r15 = -32, r37
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = utimes#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	mov r40 = r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = truncate#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	mov r14 = r37
	addl r40 = 2, r0
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = access#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r17 = -288, r37
	;;
	ld8 r34 = [r17]
	;;
	adds r14 = 1, r34
	adds r16 = -288, r37
	;;
	st8 [r16] = r14
	mov r39 = r15
	br.call.sptk.many b0 = letter#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt1 r14 = r14
	;;
	st1 [r34] = r14
	adds r17 = -288, r37
	;;
	ld8 r14 = [r17]
	;;
	st1 [r14] = r0
	movl r14 = @gprel(out.2#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp changes#
	.section	.rodata
	.align 8
.LC5:
	stringz	"ddPFENNNNXNEN.XN .PPPPDP"
	.align 8
.LC6:
	stringz	"IIPPENNNNXNEN.XN ......."
	.align 8
.LC7:
	stringz	"--PPENNNNXNEN.XN .....D."
	.align 8
.LC8:
	stringz	"OOPPENNNNXNEN.XN ......."
	.align 8
.LC9:
	stringz	"..PPENNNNXNEN.XN ......."
	.align 8
.LC10:
	stringz	"OOPFENNNNXNEN.XN ......."
	.align 8
.LC11:
	stringz	"aaAAENNNNXNEN.XN .PP..AA"
	.align 8
.LC12:
	stringz	"--AAENNNNXNEN.XN .PP..DA"
	.align 8
.LC13:
	stringz	"--PPENNNNXNEN.XN .PPPPDP"
	.align 8
.LC14:
	stringz	"ddAAENNNNXNEN.XN .PPPPDP"
	.align 8
.LC15:
	stringz	"aaPPENNNNXNEN.XN ..P..AA"
	.align 8
.LC16:
	stringz	"--PPENNNNXNEN.XN ..P..D."
	.align 8
.LC17:
	stringz	"--PPENNNNXNEN.XN ..P..DA"
	.align 8
.LC18:
	stringz	"OOPPENNNNXNEN.XN ..P...."
	.align 8
.LC19:
	stringz	"..PPENNNNXNEN.XN ..P...."
	.align 8
.LC20:
	stringz	"aaAAENNNNXNEN.XN .PPAPAA"
	.align 8
.LC21:
	stringz	"--AAENNNNXNEN.XN .PPAPDA"
	.align 8
.LC22:
	stringz	"aaPPENNNNXNEN.XN .PPAPAA"
	.align 8
.LC23:
	stringz	"--PPENNNNXNEN.XN .PP.PD."
	.align 8
.LC24:
	stringz	"--PPENNNNXNEN.XN .PPAPDA"
	.align 8
.LC25:
	stringz	"--AAENNNNXNEN.XN .PPPPDP"
	.align 8
	.type	expected#, @object
	.size	expected#, 680
expected:
	data8	.LC5
	data8	.LC6
	data8	.LC6
	data8	.LC7
	data8	.LC7
	data8	.LC7
	data8	.LC7
	data8	.LC6
	data8	.LC6
	data8	.LC6
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC10
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC6
	data8	.LC6
	data8	.LC7
	data8	.LC7
	data8	.LC7
	data8	.LC7
	data8	.LC6
	data8	.LC6
	data8	.LC6
	data8	.LC8
	data8	.LC6
	data8	.LC10
	data8	.LC10
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC14
	data8	.LC15
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC17
	data8	.LC17
	data8	.LC15
	data8	.LC15
	data8	.LC15
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC20
	data8	.LC20
	data8	.LC20
	data8	.LC21
	data8	.LC14
	data8	.LC22
	data8	.LC22
	data8	.LC23
	data8	.LC17
	data8	.LC24
	data8	.LC17
	data8	.LC22
	data8	.LC22
	data8	.LC22
	data8	.LC22
	data8	.LC22
	data8	.LC20
	data8	.LC20
	data8	.LC20
	data8	.LC20
	data8	.LC21
	data8	.LC25
	data8	.LC22
	data8	.LC22
	data8	.LC24
	data8	.LC24
	data8	.LC24
	data8	.LC24
	data8	.LC22
	data8	.LC22
	data8	.LC22
	data8	.LC22
	data8	.LC22
	data8	.LC20
	data8	.LC20
	data8	.LC20
	data8	.LC20
	data8	.LC21
	.sbss
	.align 4
	.type	line#, @object
	.size	line#, 4
line:
	.skip	4
	.align 4
	.type	differences#, @object
	.size	differences#, 4
differences:
	.skip	4
	.section	.rodata
	.align 8
.LC26:
	stringz	"PRINT"
	.align 8
.LC27:
	stringz	"    \"%s\",\n"
	.align 8
.LC28:
	stringz	"%s: %s\n  is %s\n  not %s\n"
	.text
	.align 16
	.proc compare#
compare:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 5, 0
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
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = getenv#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	mov r14 = r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L28
	;;
.L29:
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(expected#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(differences#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(expected#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	mov r15 = r37
	adds r14 = -8, r37
	;;
	mov r43 = r16
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L31:
	;;
	addl r14 = @gprel(line#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(line#), gp
	;;
	st4 [r15] = r14
.L28:
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp compare#
	.section	.rodata
	.align 8
.LC29:
	stringz	"/proc/%s%s"
	.align 8
.LC30:
	stringz	"%.*s"
	.text
	.align 16
	.proc all#
all:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -160, r12
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
	adds r14 = -144, r37
	;;
	st8 [r14] = r0
	br .L33
	;;
.L36:
	movl r15 = @gprel(names.1#)
	;;
	add r15 = r1, r15
	adds r16 = -144, r37
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	adds r14 = 8, r37
	adds r15 = -120, r37
	;;
	mov r43 = r16
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	addl r40 = 60, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r34 = -128, r37
	adds r14 = -120, r37
	;;
	addl r40 = 47, r0
	mov r39 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r38
	st8 [r34] = r8
	adds r15 = -144, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r15 = -128, r37
	adds r14 = -120, r37
	;;
	ld8 r15 = [r15]
	;;
	sub r14 = r15, r14
	;;
	mov r16 = r14
	br .L35
	;;
.L34:
	addl r16 = 5, r0
.L35:
	adds r15 = -120, r37
	adds r14 = -60, r37
	;;
	mov r43 = r15
	mov r42 = r16
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	addl r40 = 60, r0
	mov r39 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r15 = -60, r37
	adds r14 = -120, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = changes#
	mov r1 = r38
	mov r16 = r8
	adds r15 = -120, r37
	mov r14 = r37
	;;
	mov r41 = r16
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = compare#
	mov r1 = r38
	adds r16 = -144, r37
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -144, r37
	;;
	st8 [r15] = r14
.L33:
	adds r16 = -144, r37
	;;
	ld8 r14 = [r16]
	;;
	cmp.geu p6, p7 = 11, r14
	(p6) br.cond.dptk .L36
	adds r14 = -136, r37
	;;
	st8 [r14] = r0
	br .L37
	;;
.L38:
	movl r15 = @gprel(machine.0#)
	;;
	add r15 = r1, r15
	adds r14 = -136, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r40 = 47, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strrchr#
	mov r1 = r38
	mov r15 = r8
	;;
	movl r16 = @gprel(machine.0#)
	;;
	add r16 = r1, r16
	adds r14 = -136, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r16 = r14
	movl r15 = @gprel(machine.0#)
	;;
	add r15 = r1, r15
	adds r14 = -136, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -60, r37
	;;
	mov r43 = r15
	mov r42 = r16
	movl r41 = @gprel(.LC30)
	;;
	add r41 = r1, r41
	addl r40 = 60, r0
	mov r39 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	;;
	movl r15 = @gprel(machine.0#)
	;;
	add r15 = r1, r15
	adds r14 = -136, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r34 = [r14]
	movl r15 = @gprel(machine.0#)
	;;
	add r15 = r1, r15
	adds r14 = -136, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -60, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = changes#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	mov r41 = r15
	mov r40 = r34
	ld8 r39 = [r14]
	br.call.sptk.many b0 = compare#
	mov r1 = r38
	adds r14 = -136, r37
	adds r15 = -136, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L37:
	adds r14 = -136, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L38
	nop 0
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp all#
	.section	.rodata
	.align 8
.LC31:
	stringz	"setgroups"
	.align 8
.LC32:
	stringz	"setresgid"
	.align 8
.LC33:
	stringz	"setresuid"
	.text
	.align 16
	.proc user#
user:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r37 = r0
	mov r36 = r0
	;;
	br.call.sptk.many b0 = setgroups#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 1001, r0
	;;
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	addl r38 = 1001, r0
	;;
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp user#
	.align 16
	.proc as#
as:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 2, 0
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
	st4 [r14] = r33
	adds r14 = -4, r39
	;;
	st4 [r14] = r34
	mov r14 = r39
	;;
	st8 [r14] = r35
	adds r14 = 8, r39
	;;
	st8 [r14] = r36
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r40
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	addl r41 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r40
	;;
	addl r15 = @gprel(line#), gp
	adds r14 = -4, r39
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	addl r14 = @gprel(differences#), gp
	;;
	st4 [r14] = r0
	adds r15 = 8, r39
	mov r14 = r39
	;;
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = all#
	mov r1 = r40
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L41:
	adds r41 = -32, r39
	br.call.sptk.many b0 = wait#
	mov r1 = r40
	adds r15 = -32, r39
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	mov r15 = r14
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(differences#), gp
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp as#
	.align 16
	.proc stay#
stay:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	nop 0
	;;
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp stay#
	.section	.rodata
	.align 8
.LC34:
	stringz	"%d"
	.align 8
.LC35:
	stringz	"."
	.align 8
.LC36:
	stringz	"chmod"
	.align 8
.LC37:
	stringz	"self"
	.align 8
.LC38:
	stringz	"root"
	.align 8
.LC39:
	stringz	"root, of another"
	.align 8
.LC40:
	stringz	"user"
	.align 8
.LC41:
	stringz	"user, not dumpable"
	.align 8
.LC42:
	stringz	"user, of root's"
	.align 8
.LC43:
	stringz	"differences: %u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	addl r37 = 20, r0
	adds r36 = -16, r34
	br.call.sptk.many b0 = snprintf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = geteuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	addl r37 = 511, r0
	movl r36 = @gprel(.LC35)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = chmod#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = @ltoff(@fptr(stay#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = as#
	mov r1 = r35
	adds r40 = -16, r34
	;;
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	addl r38 = 17, r0
	addl r37 = 1, r0
	addl r36 = @ltoff(@fptr(stay#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = as#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	addl r38 = 34, r0
	addl r37 = 1, r0
	addl r36 = @ltoff(@fptr(user#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = as#
	mov r1 = r35
	;;
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	addl r38 = 51, r0
	mov r37 = r0
	addl r36 = @ltoff(@fptr(user#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = as#
	mov r1 = r35
	adds r40 = -16, r34
	;;
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	addl r38 = 68, r0
	addl r37 = 1, r0
	addl r36 = @ltoff(@fptr(user#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = as#
	mov r1 = r35
.L44:
	;;
	addl r14 = @gprel(differences#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
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
	.bss
	.align 8
	.type	out.2#, @object
	.size	out.2#, 40
out.2:
	.skip	40
	.section	.rodata
	.align 8
.LC44:
	stringz	""
	.align 8
.LC45:
	stringz	"/stat"
	.align 8
.LC46:
	stringz	"/cmdline"
	.align 8
.LC47:
	stringz	"/fd"
	.align 8
.LC48:
	stringz	"/fdinfo"
	.align 8
.LC49:
	stringz	"/ns"
	.align 8
.LC50:
	stringz	"/task"
	.align 8
.LC51:
	stringz	"/maps"
	.align 8
.LC52:
	stringz	"/limits"
	.align 8
.LC53:
	stringz	"/environ"
	.align 8
.LC54:
	stringz	"/mem"
	.align 8
.LC55:
	stringz	"/comm"
	.align 8
	.type	names.1#, @object
	.size	names.1#, 96
names.1:
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	.align 8
.LC56:
	stringz	"/proc/uptime"
	.align 8
.LC57:
	stringz	"/proc/cpuinfo"
	.align 8
.LC58:
	stringz	"/proc/filesystems"
	.align 8
.LC59:
	stringz	"/proc/sys/kernel/ostype"
	.align 8
.LC60:
	stringz	"/proc/sys/kernel"
	.align 8
	.type	machine.0#, @object
	.size	machine.0#, 40
machine.0:
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
