// 9c478417fe137e2e8b50226fb9c9cee1
	.file	"switches.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc dense#
dense:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	cmp4.ltu p6, p7 = 10, r14
	(p6) br.cond.dptk .L2
	ld4 r14 = [r2]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L4), r1
	;;
	ld8.mov r15 = [r15], .L4
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
.L4:
	data8 @pcrel(.L14)
	data8 @pcrel(.L13)
	data8 @pcrel(.L12)
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L9)
	data8 @pcrel(.L8)
	data8 @pcrel(.L7)
	data8 @pcrel(.L6)
	data8 @pcrel(.L5)
	data8 @pcrel(.L3)
	.text
.L14:
	addl r14 = 11, r0
	br .L15
	;;
.L13:
	addl r14 = 7, r0
	br .L15
	;;
.L12:
	addl r14 = 5, r0
	br .L15
	;;
.L11:
	addl r14 = 3, r0
	br .L15
	;;
.L10:
	addl r14 = 2, r0
	br .L15
	;;
.L9:
	addl r14 = 1, r0
	br .L15
	;;
.L8:
	addl r14 = 13, r0
	br .L15
	;;
.L7:
	addl r14 = 17, r0
	br .L15
	;;
.L6:
	addl r14 = 19, r0
	br .L15
	;;
.L5:
	addl r14 = 23, r0
	br .L15
	;;
.L3:
	addl r14 = 29, r0
	br .L15
	;;
.L2:
	addl r14 = -1, r0
.L15:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp dense#
	.section	.rodata
	.align 8
.LC0:
	stringz	"low"
	.align 8
.LC1:
	stringz	"minus five"
	.align 8
.LC2:
	stringz	"zero"
	.align 8
.LC3:
	stringz	"seventy-seven"
	.align 8
.LC4:
	stringz	"thousand"
	.align 8
.LC5:
	stringz	"64K"
	.align 8
.LC6:
	stringz	"top"
	.align 8
.LC7:
	stringz	"?"
	.text
	.align 16
	.proc sparse#
sparse:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	movl r15 = 2147483647
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L17
	ld4 r14 = [r2]
	addl r15 = 65536, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	ld4 r14 = [r2]
	addl r15 = 65536, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	ld4 r14 = [r2]
	addl r15 = 1000, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	ld4 r14 = [r2]
	addl r15 = 1000, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 77, r14
	(p6) br.cond.dptk .L21
	ld4 r14 = [r2]
	;;
	cmp4.lt p6, p7 = 77, r14
	(p6) br.cond.dptk .L19
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	ld4 r14 = [r2]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	ld4 r14 = [r2]
	movl r15 = -2000000000
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = -5, r14
	(p6) br.cond.dptk .L24
	br .L19
	;;
.L23:
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L22:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L21:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L20:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L18:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L17:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L19:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L25:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp sparse#
	.align 16
	.proc falls#
falls:
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
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 7, r14
	;;
	cmp4.ltu p6, p7 = 7, r14
	(p6) br.cond.dptk .L27
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L29), r1
	;;
	ld8.mov r15 = [r15], .L29
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
.L29:
	data8 @pcrel(.L27)
	data8 @pcrel(.L27)
	data8 @pcrel(.L34)
	data8 @pcrel(.L33)
	data8 @pcrel(.L32)
	data8 @pcrel(.L31)
	data8 @pcrel(.L30)
	data8 @pcrel(.L28)
	.text
.L28:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L30:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 2, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	br .L35
	;;
.L31:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 4, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L32:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 8, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L33:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 16, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 100, r14
	(p7) br.cond.dptk .L37
.L34:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 32, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L27:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 64, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	br .L35
	;;
.L37:
	nop 0
.L35:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp falls#
	.align 16
	.proc vowel#
vowel:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st1 [r2] = r32
	ld1 r14 = [r2]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -65, r14
	;;
	cmp4.ltu p6, p7 = 52, r14
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	zxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L39
	addp4 r14 = r14, r0
	movl r15 = 4575140898685201
	;;
	shr.u r14 = r15, r14
	;;
	and r14 = 1, r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	addl r14 = 1, r0
	br .L40
	;;
.L39:
	mov r14 = r0
.L40:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp vowel#
	.align 16
	.proc wide#
wide:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	ld8 r14 = [r2]
	movl r15 = 4294967296
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L42
	ld8 r14 = [r2]
	movl r15 = 4294967296
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L43
	ld8 r14 = [r2]
	movl r15 = -4294967296
	;;
	cmp.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L44
	ld8 r14 = [r2]
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L45
	br .L43
	;;
.L42:
	addl r14 = 1, r0
	br .L46
	;;
.L44:
	addl r14 = 2, r0
	br .L46
	;;
.L45:
	addl r14 = 3, r0
	br .L46
	;;
.L43:
	ld8 r14 = [r2]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
.L46:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp wide#
	.section	.rodata
	.align 8
.LC8:
	stringz	"%d "
	.align 8
.LC9:
	stringz	"%s, "
	.align 8
.LC10:
	stringz	"%d %d, "
	.align 8
.LC11:
	stringz	"Queueing Obsequious Onomatopoeia"
	.align 8
.LC12:
	stringz	"%d\n%lld %lld %lld %lld\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 7, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	addl r15 = -2, r0
	;;
	st4.rel [r14] = r15
	br .L48
	;;
.L49:
	mov r14 = r37
	;;
	ld4.acq r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = dense#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r37
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	mov r14 = r37
	;;
	st4.rel [r14] = r15
.L48:
	mov r14 = r37
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 12, r14
	(p6) br.cond.dptk .L49
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L50
	;;
.L51:
	movl r15 = @gprel(keys.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = sparse#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r37
	;;
	st4 [r16] = r14
.L50:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 9, r14
	(p6) br.cond.dptk .L51
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r14 = 4, r37
	;;
	st4.rel [r14] = r0
	br .L52
	;;
.L53:
	adds r14 = 4, r37
	;;
	ld4.acq r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = falls#
	mov r1 = r38
	mov r32 = r8
	adds r14 = 4, r37
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 104, r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = falls#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r32
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = 4, r37
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 4, r37
	;;
	st4.rel [r14] = r15
.L52:
	adds r14 = 4, r37
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L53
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r14 = -12, r37
	;;
	st4 [r14] = r0
	adds r14 = -8, r37
	movl r15 = @gprel(.LC11)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L54
	;;
.L55:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = vowel#
	mov r1 = r38
	mov r16 = r8
	adds r14 = -12, r37
	adds r15 = -12, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -8, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L54:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	movl r39 = 4294967296
	br.call.sptk.many b0 = wide#
	mov r1 = r38
	mov r32 = r8
	;;
	movl r39 = -4294967296
	br.call.sptk.many b0 = wide#
	mov r1 = r38
	mov r33 = r8
	;;
	addl r39 = 1, r0
	br.call.sptk.many b0 = wide#
	mov r1 = r38
	mov r34 = r8
	;;
	addl r39 = 77, r0
	br.call.sptk.many b0 = wide#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -12, r37
	;;
	mov r44 = r15
	mov r43 = r34
	mov r42 = r33
	mov r41 = r32
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	keys.0#, @object
	.size	keys.0#, 40
keys.0:
	data4	-2000000000
	data4	-5
	data4	-4
	data4	0
	data4	1
	data4	77
	data4	1000
	data4	65536
	data4	65537
	data4	2147483647
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
