// 91be21e767eaad29cfe02d7adefe10d2
	.file	"transfer-errors.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"pipe"
	.align 8
.LC1:
	stringz	"stream"
	.align 8
.LC2:
	stringz	"seqpacket"
	.align 8
.LC3:
	stringz	"file"
	.align 8
.LC4:
	stringz	"read-only"
	.align 8
.LC5:
	stringz	"append"
	.align 8
.LC6:
	stringz	"directory"
	.align 8
.LC7:
	stringz	"bad"
	.align 8
	.type	names#, @object
	.size	names#, 64
names:
	data8	.LC0
	data8	.LC1
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	.align 8
.LC8:
	stringz	"hello world"
	.text
	.align 16
	.proc file#
file:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -24, r36
	movl r15 = 8243107338930713204
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 24866934413088813
	;;
	st8 [r14] = r15
	adds r14 = -24, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r8
	adds r33 = -28, r36
	mov r14 = r36
	adds r15 = -24, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = open#
	mov r1 = r37
	st4 [r33] = r8
	addl r40 = 11, r0
	;;
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp file#
	.section	.rodata
	.align 8
.LC9:
	stringz	"abc"
	.align 8
.LC10:
	stringz	"."
	.text
	.align 16
	.proc make#
make:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r14 = r36
	;;
	ld4 r15 = [r14]
	;;
	cmp4.ltu p6, p7 = 6, r15
	(p6) br.cond.dptk .L4
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L6), r1
	;;
	ld8.mov r15 = [r15], .L6
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
.L6:
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L10)
	data8 @pcrel(.L9)
	data8 @pcrel(.L8)
	data8 @pcrel(.L7)
	data8 @pcrel(.L5)
	.text
.L11:
	addl r39 = 2048, r0
	adds r38 = -16, r36
	br.call.sptk.many b0 = pipe2#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	addl r40 = 3, r0
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r36
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	br .L15
	;;
.L10:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	addl r14 = 2049, r0
	br .L14
	;;
.L13:
	addl r14 = 2053, r0
.L14:
	adds r41 = -16, r36
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	addl r40 = 3, r0
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	br .L15
	;;
.L9:
	addl r38 = 2, r0
	br.call.sptk.many b0 = file#
	mov r1 = r37
	mov r14 = r8
	br .L15
	;;
.L8:
	mov r38 = r0
	br.call.sptk.many b0 = file#
	mov r1 = r37
	mov r14 = r8
	br .L15
	;;
.L7:
	addl r38 = 1026, r0
	br.call.sptk.many b0 = file#
	mov r1 = r37
	mov r14 = r8
	br .L15
	;;
.L5:
	mov r39 = r0
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r14 = r8
	br .L15
	;;
.L4:
	addl r14 = -1, r0
.L15:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp make#
	.section	.rodata
	.align 8
.LC11:
	stringz	" %s"
	.align 8
.LC12:
	stringz	"%ld"
	.align 8
.LC13:
	stringz	"%s"
	.align 8
.LC14:
	stringz	"?%d"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
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
	st8 [r14] = r33
	mov r14 = r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L17
	adds r14 = 8, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L16
	;;
.L17:
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L19
	;;
.L21:
	movl r15 = @gprel(errors.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r34 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L20
	movl r15 = @gprel(errors.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L16
	;;
.L20:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r37
	;;
	st4 [r16] = r14
.L19:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L16:
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show#
	.align 16
	.proc end#
end:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 3, r0
	;;
	st4 [r34] = r14
	br .L23
	;;
.L24:
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L23:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L24
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp end#
	.section	.rodata
	.align 8
.LC15:
	stringz	"%s to %s:"
	.align 8
.LC16:
	stringz	""
	.align 8
.LC17:
	stringz	"tee "
	.align 8
.LC18:
	stringz	"send "
	.align 8
.LC19:
	stringz	"copy "
	.text
	.align 16
	.proc pair#
pair:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 6, 0
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
	st4 [r14] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	movl r15 = @gprel(names#)
	;;
	add r15 = r1, r15
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(names#)
	;;
	add r16 = r1, r16
	adds r14 = 4, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -48, r38
	;;
	st4 [r14] = r0
	br .L26
	;;
.L31:
	adds r14 = -24, r38
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r38
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	mov r14 = r38
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	mov r35 = r8
	adds r15 = -48, r38
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r34 = -24, r38
	br .L28
	;;
.L27:
	mov r34 = r0
.L28:
	adds r14 = 4, r38
	addl r41 = 1, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	mov r15 = r8
	adds r16 = -48, r38
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -16, r38
	br .L30
	;;
.L29:
	mov r14 = r0
.L30:
	addl r45 = 2, r0
	addl r44 = 2, r0
	;;
	mov r43 = r14
	mov r42 = r15
	mov r41 = r34
	mov r40 = r35
	br.call.sptk.many b0 = splice#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	adds r15 = -48, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r38
	;;
	st4 [r16] = r14
	br.call.sptk.many b0 = end#
	mov r1 = r39
.L26:
	adds r15 = -48, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L31
	mov r14 = r38
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	mov r34 = r8
	adds r14 = 4, r38
	addl r41 = 1, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	mov r14 = r8
	addl r43 = 2, r0
	addl r42 = 2, r0
	;;
	mov r41 = r14
	mov r40 = r34
	br.call.sptk.many b0 = tee#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = end#
	mov r1 = r39
	adds r14 = -44, r38
	;;
	st4 [r14] = r0
	br .L32
	;;
.L35:
	adds r14 = -8, r38
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r34 = -40, r38
	mov r14 = r38
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	st4 [r34] = r8
	adds r14 = 4, r38
	addl r41 = 1, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	mov r16 = r8
	adds r14 = -44, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r15 = -8, r38
	br .L34
	;;
.L33:
	mov r15 = r0
.L34:
	adds r14 = -40, r38
	addl r43 = 2, r0
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	mov r40 = r16
	br.call.sptk.many b0 = sendfile#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	adds r14 = -44, r38
	adds r15 = -44, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = end#
	mov r1 = r39
.L32:
	adds r14 = -44, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L35
	adds r14 = -32, r38
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	mov r14 = r38
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	mov r34 = r8
	adds r14 = 4, r38
	addl r41 = 1, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = make#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -32, r38
	mov r45 = r0
	addl r44 = 2, r0
	mov r43 = r0
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r34
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC19)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = show#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = end#
	mov r1 = r39
	addl r40 = 10, r0
	;;
	br.call.sptk.many b0 = putchar#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp pair#
	.section	.rodata
	.align 8
.LC20:
	stringz	"order:"
	.align 8
.LC21:
	stringz	"a"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 1, r0
	addl r37 = 13, r0
	;;
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	br .L37
	;;
.L40:
	adds r14 = -44, r35
	;;
	st4 [r14] = r0
	br .L38
	;;
.L39:
	adds r14 = -44, r35
	;;
	ld4 r38 = [r14]
	adds r15 = -48, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = pair#
	mov r1 = r36
	adds r14 = -44, r35
	adds r15 = -44, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L38:
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L39
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
.L37:
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L40
	adds r32 = -40, r35
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = make#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -36, r35
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = make#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -32, r35
	mov r38 = r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = make#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -28, r35
	mov r38 = r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = make#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -24, r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	addl r39 = -1, r0
	mov r38 = r0
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -36, r35
	adds r14 = -40, r35
	addl r42 = 99, r0
	mov r41 = r0
	mov r40 = r0
	;;
	ld4 r39 = [r15]
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	addl r42 = 99, r0
	addl r41 = 1, r0
	mov r40 = r0
	addl r39 = -1, r0
	mov r38 = r0
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	addl r38 = -1, r0
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = tee#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	addl r40 = 99, r0
	mov r39 = r0
	addl r38 = -1, r0
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = tee#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -32, r35
	addl r40 = 99, r0
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	movl r15 = @gprel(.LC21)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r15 = -16, r35
	adds r14 = -32, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -36, r35
	adds r16 = -24, r35
	adds r14 = -32, r35
	mov r42 = r0
	addl r41 = 1, r0
	mov r40 = r0
	;;
	ld4 r39 = [r15]
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r16 = -24, r35
	adds r15 = -32, r35
	adds r14 = -40, r35
	mov r42 = r0
	addl r41 = 1, r0
	;;
	mov r40 = r16
	ld4 r39 = [r15]
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	mov r14 = r35
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	mov r16 = r35
	adds r15 = -32, r35
	adds r14 = -36, r35
	addl r40 = 1, r0
	;;
	mov r39 = r16
	ld4 r38 = [r15]
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendfile#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	st8 [r14] = r0
	adds r15 = 8, r35
	adds r14 = -40, r35
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = -1, r0
	br.call.sptk.many b0 = sendfile#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -28, r35
	adds r16 = -24, r35
	adds r14 = -32, r35
	mov r42 = r0
	addl r41 = 1, r0
	mov r40 = r0
	;;
	ld4 r39 = [r15]
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -28, r35
	adds r14 = -32, r35
	addl r42 = 1, r0
	addl r41 = 1, r0
	mov r40 = r0
	;;
	ld4 r39 = [r15]
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	adds r15 = -28, r35
	adds r14 = -32, r35
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	;;
	ld4 r39 = [r15]
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = copy_file_range#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show#
	mov r1 = r36
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
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
	.section	.rodata
	.align 8
.LC22:
	stringz	"EINVAL"
	.align 8
.LC23:
	stringz	"ESPIPE"
	.align 8
.LC24:
	stringz	"EBADF"
	.align 8
.LC25:
	stringz	"EISDIR"
	.align 8
.LC26:
	stringz	"EAGAIN"
	.align 8
.LC27:
	stringz	"EPIPE"
	.align 8
.LC28:
	stringz	"EFAULT"
	.align 8
.LC29:
	stringz	"EOVERFLOW"
	.align 8
	.type	errors.0#, @object
	.size	errors.0#, 128
errors.0:
	data4	22
	.skip	4
	data8	.LC22
	data4	29
	.skip	4
	data8	.LC23
	data4	9
	.skip	4
	data8	.LC24
	data4	21
	.skip	4
	data8	.LC25
	data4	11
	.skip	4
	data8	.LC26
	data4	32
	.skip	4
	data8	.LC27
	data4	14
	.skip	4
	data8	.LC28
	data4	75
	.skip	4
	data8	.LC29
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
