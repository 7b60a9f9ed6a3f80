// 4cd6b0f80e65e368aa8b6120e5e671e6
	.file	"varargs.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d "
	.align 8
.LC1:
	stringz	"%lld "
	.align 8
.LC2:
	stringz	"%g "
	.align 8
.LC3:
	stringz	"%s "
	.align 8
.LC4:
	stringz	"{%d %g} "
	.text
	.align 16
	.proc walk#
walk:
	.prologue 14, 40
	.spill 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 5, 3, 0
	adds r16 = 8, r12
	adds r17 = -8, r12
	.vframe r42
	mov r42 = r12
	adds r12 = -112, r12
	.save ar.unat, r44
	mov r44 = ar.unat
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r39, -24
	.mem.offset 0, 0
	st8.spill [r42] = r38
	.mem.offset 8, 0
	st8.spill [r17] = r37, -16
	;;
	.mem.offset 16, 0
	st8.spill [r16] = r36, -16
	.mem.offset 24, 0
	st8.spill [r17] = r35, -16
	;;
	.mem.offset 32, 0
	st8.spill [r16] = r34
	.mem.offset 40, 0
	st8.spill [r17] = r33
	.save rp, r40
	mov r40 = b0
	mov r43 = r1
	.body
	adds r14 = -64, r42
	;;
	st8 [r14] = r32
	adds r15 = -40, r42
	adds r14 = -88, r42
	;;
	st8 [r14] = r15
	adds r14 = -64, r42
	;;
	ld8 r14 = [r14]
	adds r15 = -96, r42
	;;
	st8 [r15] = r14
	br .L2
	;;
.L10:
	adds r15 = -96, r42
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -100, r14
	;;
	cmp4.ltu p6, p7 = 15, r14
	(p6) br.cond.dptk .L3
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L5), r1
	;;
	ld8.mov r15 = [r15], .L5
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
.L5:
	data8 @pcrel(.L9)
	data8 @pcrel(.L3)
	data8 @pcrel(.L3)
	data8 @pcrel(.L3)
	data8 @pcrel(.L3)
	data8 @pcrel(.L8)
	data8 @pcrel(.L3)
	data8 @pcrel(.L3)
	data8 @pcrel(.L7)
	data8 @pcrel(.L3)
	data8 @pcrel(.L3)
	data8 @pcrel(.L3)
	data8 @pcrel(.L6)
	data8 @pcrel(.L3)
	data8 @pcrel(.L3)
	data8 @pcrel(.L4)
	.text
.L8:
	adds r14 = -88, r42
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 8, r14
	adds r15 = -88, r42
	;;
	st8 [r15] = r16
	ld4 r14 = [r14]
	;;
	mov r46 = r14
	movl r45 = @gprel(.LC0)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	br .L3
	;;
.L7:
	adds r14 = -88, r42
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 8, r14
	adds r15 = -88, r42
	;;
	st8 [r15] = r16
	ld8 r14 = [r14]
	;;
	mov r46 = r14
	movl r45 = @gprel(.LC1)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	br .L3
	;;
.L9:
	adds r14 = -88, r42
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 8, r14
	adds r15 = -88, r42
	;;
	st8 [r15] = r16
	ldfd f6 = [r14]
	;;
	getf.d r46 = f6
	movl r45 = @gprel(.LC2)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	br .L3
	;;
.L4:
	adds r14 = -88, r42
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 8, r14
	adds r15 = -88, r42
	;;
	st8 [r15] = r16
	ld8 r14 = [r14]
	;;
	mov r46 = r14
	movl r45 = @gprel(.LC3)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	br .L3
	;;
.L6:
	adds r14 = -88, r42
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 16, r14
	adds r15 = -88, r42
	;;
	st8 [r15] = r16
	adds r15 = -80, r42
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = -80, r42
	;;
	ld4 r15 = [r14]
	adds r14 = -80, r42
	;;
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	;;
	getf.d r47 = f6
	mov r46 = r15
	movl r45 = @gprel(.LC4)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	nop 0
.L3:
	adds r15 = -96, r42
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -96, r42
	;;
	st8 [r15] = r14
.L2:
	adds r15 = -96, r42
	;;
	ld8 r14 = [r15]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r45 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r43
	nop 0
	;;
	mov ar.pfs = r41
	mov b0 = r40
	mov ar.unat = r44
	.restore sp
	mov r12 = r42
	br.ret.sptk.many b0
	;;
	.endp walk#
	.align 16
	.proc sum_twice#
sum_twice:
	.prologue 2, 2
	.spill 40
	alloc r16 = ar.pfs, 8, 0, 0, 0
	adds r17 = 8, r12
	adds r18 = -8, r12
	.vframe r2
	mov r2 = r12
	adds r12 = -96, r12
	.save ar.unat, r3
	mov r3 = ar.unat
	;;
	.mem.offset -8, 0
	st8.spill [r17] = r39, -24
	.mem.offset 0, 0
	st8.spill [r2] = r38
	.mem.offset 8, 0
	st8.spill [r18] = r37, -16
	;;
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r18] = r35, -16
	;;
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.mem.offset 40, 0
	st8.spill [r18] = r33
	.body
	adds r14 = -64, r2
	;;
	st4 [r14] = r32
	adds r14 = -96, r2
	;;
	st4 [r14] = r0
	adds r15 = -40, r2
	adds r14 = -80, r2
	;;
	st8 [r14] = r15
	adds r14 = -80, r2
	;;
	ld8 r15 = [r14]
	adds r14 = -72, r2
	;;
	st8 [r14] = r15
	adds r14 = -92, r2
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r14 = -80, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 8, r14
	adds r15 = -80, r2
	;;
	st8 [r15] = r16
	ld4 r14 = [r14]
	adds r16 = -96, r2
	;;
	ld4 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r15 = -96, r2
	;;
	st4 [r15] = r14
	adds r14 = -92, r2
	adds r15 = -92, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r15 = -92, r2
	adds r14 = -64, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	adds r14 = -88, r2
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	adds r14 = -72, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 8, r14
	adds r15 = -72, r2
	;;
	st8 [r15] = r16
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r16 = -96, r2
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -96, r2
	;;
	st4 [r15] = r14
	adds r14 = -88, r2
	adds r15 = -88, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r15 = -88, r2
	adds r14 = -64, r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	adds r16 = -96, r2
	;;
	ld4 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.unat = r3
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp sum_twice#
	.align 16
	.proc format#
format:
	.prologue 14, 40
	.spill 24
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 5, 4, 0
	adds r16 = 8, r12
	adds r17 = -8, r12
	.vframe r42
	mov r42 = r12
	adds r12 = -96, r12
	.save ar.unat, r44
	mov r44 = ar.unat
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r39, -24
	.mem.offset 0, 0
	st8.spill [r42] = r38
	.mem.offset 8, 0
	st8.spill [r17] = r37, -16
	;;
	.mem.offset 16, 0
	st8.spill [r16] = r36
	.mem.offset 24, 0
	st8.spill [r17] = r35
	.save rp, r40
	mov r40 = b0
	mov r43 = r1
	.body
	adds r14 = -64, r42
	;;
	st8 [r14] = r32
	adds r14 = -56, r42
	;;
	st8 [r14] = r33
	adds r14 = -48, r42
	;;
	st8 [r14] = r34
	adds r15 = -24, r42
	adds r14 = -72, r42
	;;
	st8 [r14] = r15
	adds r14 = -72, r42
	;;
	ld8 r17 = [r14]
	adds r16 = -48, r42
	adds r15 = -56, r42
	adds r14 = -64, r42
	;;
	mov r48 = r17
	ld8 r47 = [r16]
	ld8 r46 = [r15]
	ld8 r45 = [r14]
	br.call.sptk.many b0 = vsnprintf#
	mov r1 = r43
	adds r14 = -80, r42
	;;
	st4 [r14] = r8
	adds r15 = -80, r42
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r41
	mov b0 = r40
	mov ar.unat = r44
	.restore sp
	mov r12 = r42
	br.ret.sptk.many b0
	;;
	.endp format#
	.section	.rodata
	.align 8
.LC5:
	stringz	"iiii"
	.align 8
.LC6:
	stringz	"six"
	.align 8
.LC7:
	stringz	"ldidls"
	.align 8
.LC8:
	stringz	"iliilidd"
	.align 8
.LC9:
	stringz	"ipipidpl"
	.align 8
.LC10:
	stringz	"dddddddddd"
	.align 8
.LC11:
	stringz	"%d\n"
	.align 8
.LC12:
	stringz	"long"
	.align 8
.LC13:
	stringz	"%s-%d-%lld-%g"
	.align 8
.LC14:
	stringz	"%d '%s'\n"
	.align 8
.LC15:
	stringz	"%.*f|%*d|%c%%"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 8, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -24, r34
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	movl r15 = 0x3ff8000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	addl r40 = 4, r0
	addl r39 = 3, r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = walk#
	mov r1 = r35
	;;
	movl r42 = @gprel(.LC6)
	;;
	add r42 = r1, r42
	addl r41 = -5, r0
	movl r40 = 0x4011000000000000
	addl r39 = 3, r0
	movl r38 = 0x4004000000000000
	movl r37 = 1099511627776
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = walk#
	mov r1 = r35
	movl r16 = 0x4020000000000000
	;;
	setf.d f6 = r16
	adds r14 = 16, r12
	;;
	stfd [r14] = f6
	movl r43 = 0x401c000000000000
	addl r42 = 6, r0
	addl r41 = 5, r0
	addl r40 = 4, r0
	addl r39 = 3, r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = walk#
	mov r1 = r35
	adds r15 = -24, r34
	adds r14 = -24, r34
	adds r16 = 40, r12
	addl r17 = 9, r0
	;;
	st8 [r16] = r17
	adds r16 = -24, r34
	adds r17 = 24, r12
	;;
	ld8 r18 = [r16]
	;;
	st8 [r17] = r18
	adds r17 = 8, r17
	adds r16 = 8, r16
	;;
	ld8 r16 = [r16]
	;;
	st8 [r17] = r16
	movl r16 = 0x3fc0000000000000
	;;
	setf.d f6 = r16
	adds r16 = 16, r12
	;;
	stfd [r16] = f6
	addl r43 = 3, r0
	ld8 r41 = [r15]
	adds r15 = 8, r15
	;;
	ld8 r42 = [r15]
	addl r40 = 2, r0
	ld8 r38 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r39 = [r14]
	addl r37 = 1, r0
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = walk#
	mov r1 = r35
	adds r14 = 32, r12
	movl r15 = 0x4024000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = 24, r12
	movl r16 = 0x4022000000000000
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	movl r14 = 0x4020000000000000
	;;
	setf.d f6 = r14
	adds r14 = 16, r12
	;;
	stfd [r14] = f6
	movl r43 = 0x401c000000000000
	movl r42 = 0x4018000000000000
	movl r41 = 0x4014000000000000
	movl r40 = 0x4010000000000000
	movl r39 = 0x4008000000000000
	movl r38 = 0x4000000000000000
	getf.d r37 = f1
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = walk#
	mov r1 = r35
	addl r42 = 6, r0
	addl r41 = 5, r0
	addl r40 = 4, r0
	addl r39 = 3, r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	;;
	addl r36 = 6, r0
	br.call.sptk.many b0 = sum_twice#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	movl r42 = 0x4016000000000000
	addl r41 = 34, r0
	addl r40 = 12, r0
	;;
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	addl r37 = 16, r0
	mov r36 = r14
	br.call.sptk.many b0 = format#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	st4 [r15] = r8
	adds r14 = -8, r34
	;;
	mov r38 = r14
	adds r16 = -32, r34
	;;
	ld4 r37 = [r16]
	movl r36 = @gprel(.LC14)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -8, r34
	addl r43 = 120, r0
	addl r42 = 42, r0
	addl r41 = 8, r0
	movl r40 = 0x400921f9f01b866e
	addl r39 = 3, r0
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	addl r37 = 16, r0
	mov r36 = r14
	br.call.sptk.many b0 = format#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	st4 [r14] = r8
	adds r14 = -8, r34
	;;
	mov r38 = r14
	adds r15 = -32, r34
	;;
	ld4 r37 = [r15]
	movl r36 = @gprel(.LC14)
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
