// 04dfc0cb0f93ce52a91201c78c52f0cb
	.file	"bytecode.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.global __moddi3#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%lld\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 2, 15, 3, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mii
	cmp4.ge p6, p7 = 1, r32
	.save rp, r46
	mov r46 = b0
	mov r48 = r1
	.body
	;;
	.mib
	nop 0
	(p6) addl r36 = 1, r0
	(p7) br.cond.dpnt .L26
.L2:
	.mlx
	addl r35 = @ltoffx(.L7), r1
	movl r42 = @gprel(code#)
	.mmi
	mov r41 = r0
	adds r37 = 144, r12
	adds r45 = 152, r12
	;;
	.mmi
	adds r44 = 160, r12
	adds r43 = 168, r12
	nop 0
	.mmi
	add r42 = r1, r42
	ld8.mov r35 = [r35], .L7
	nop 0
	.align 32
.L18:
	.mlx
	st8 [r37] = r0
	movl r15 = @gprel(code#)
	.mmi
	st8 [r45] = r0
	addl r14 = 1, r0
	mov r16 = r0
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	.mmi
	st8 [r44] = r0
	st8 [r43] = r0
	mov r38 = r0
	;;
	.align 32
.L4:
	.mmi
	cmp4.ltu p6, p7 = 10, r14
	nop 0
	addp4 r14 = r14, r0
	.mmb
	adds r34 = 4, r15
	nop 0
	(p6) br.cond.spnt .L22
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r35, r14
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L7:
	data8 @pcrel(.L17)
	data8 @pcrel(.L16)
	data8 @pcrel(.L15)
	data8 @pcrel(.L14)
	data8 @pcrel(.L13)
	data8 @pcrel(.L12)
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L19)
	data8 @pcrel(.L8)
	data8 @pcrel(.L6)
	.section	.text.startup
.L8:
	.mii
	adds r16 = -1, r16
	adds r17 = 16, r12
	;;
	sxt4 r14 = r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r15 = 8, r15
	(p7) br.cond.dptk .L5
	;;
.L19:
	.mmi
	ld4 r15 = [r34]
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mii
	shladd r15 = r15, 2, r0
	nop 0
	;;
	add r15 = r42, r15
	;;
.L5:
	.mib
	ld4 r14 = [r15]
	nop 0
	br .L4
.L10:
	.mmi
	adds r18 = -1, r16
	adds r16 = -2, r16
	mov r15 = r34
	;;
	.mii
	nop 0
	sxt4 r14 = r16
	sxt4 r17 = r18
	.mmb
	mov r16 = r18
	adds r18 = 16, r12
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	add r14 = r18, r14
	nop 0
	add r17 = r18, r17
	;;
	.mmi
	ld8 r17 = [r17]
	ld8 r18 = [r14]
	nop 0
	;;
	.mmi
	cmp.gt p6, p7 = r17, r18
	;;
	(p6) addl r17 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r17 = r0
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r17
	ld4 r14 = [r15]
	br .L4
.L11:
	.mmi
	adds r40 = -1, r16
	adds r16 = -2, r16
	adds r15 = 16, r12
	;;
	.mii
	nop 0
	sxt4 r14 = r40
	sxt4 r16 = r16
	;;
	.mii
	shladd r16 = r16, 3, r0
	shladd r14 = r14, 3, r0
	;;
	add r39 = r15, r16
	.mmi
	add r14 = r15, r14
	;;
	ld8 r50 = [r14]
	nop 0
	.mmi
	ld8 r49 = [r39]
	;;
	nop 0
	sxt4 r50 = r50
	.mib
	nop 0
	sxt4 r49 = r49
	br.call.sptk.many b0 = __moddi3#
	;;
	.mii
	mov r15 = r34
	sxt4 r8 = r8
	mov r1 = r48
	.mmi
	mov r16 = r40
	;;
	st8 [r39] = r8
	nop 0
	.mmb
	ld4 r14 = [r15]
	nop 0
	br .L4
.L12:
	.mmi
	adds r18 = -1, r16
	adds r16 = -2, r16
	mov r15 = r34
	;;
	.mii
	nop 0
	sxt4 r14 = r16
	sxt4 r17 = r18
	.mmb
	mov r16 = r18
	adds r18 = 16, r12
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	add r14 = r18, r14
	nop 0
	add r17 = r18, r17
	;;
	.mmi
	ld8 r17 = [r17]
	ld8 r18 = [r14]
	nop 0
	;;
	.mii
	sub r18 = r18, r17
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r18
	ld4 r14 = [r15]
	br .L4
.L13:
	.mmi
	adds r18 = -1, r16
	adds r16 = -2, r16
	mov r15 = r34
	;;
	.mii
	nop 0
	sxt4 r14 = r16
	sxt4 r17 = r18
	.mmb
	mov r16 = r18
	adds r18 = 16, r12
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	nop 0
	shladd r17 = r17, 3, r0
	;;
	.mmi
	add r14 = r18, r14
	nop 0
	add r17 = r18, r17
	;;
	.mmi
	ld8 r17 = [r17]
	ld8 r18 = [r14]
	nop 0
	;;
	.mii
	add r18 = r18, r17
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r18
	ld4 r14 = [r15]
	br .L4
	;;
.L14:
	.mmi
	adds r16 = -1, r16
	ld4 r14 = [r34]
	adds r18 = 16, r12
	.mii
	adds r15 = 8, r15
	nop 0
	;;
	sxt4 r17 = r16
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	shladd r17 = r17, 3, r0
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r17 = r18, r17
	add r14 = r37, r14
	;;
	.mii
	ld8 r17 = [r17]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r17
	ld4 r14 = [r15]
	br .L4
	;;
.L15:
	.mmi
	nop 0
	ld4 r17 = [r34]
	sxt4 r14 = r16
	.mmi
	adds r18 = 16, r12
	adds r15 = 8, r15
	adds r16 = 1, r16
	;;
	.mii
	nop 0
	sxt4 r17 = r17
	shladd r14 = r14, 3, r0
	;;
	.mii
	shladd r17 = r17, 3, r0
	add r14 = r18, r14
	;;
	add r17 = r37, r17
	;;
	.mii
	ld8 r17 = [r17]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r17
	ld4 r14 = [r15]
	br .L4
	;;
.L16:
	.mib
	nop 0
	sxt4 r14 = r16
	nop 0
	.mmi
	ld4 r17 = [r34]
	adds r18 = 16, r12
	adds r15 = 8, r15
	;;
	.mii
	shladd r14 = r14, 3, r0
	sxt4 r17 = r17
	adds r16 = 1, r16
	;;
	.mii
	add r14 = r18, r14
	nop 0
	;;
	nop 0
	.mmb
	st8 [r14] = r17
	ld4 r14 = [r15]
	br .L4
.L17:
	.mmi
	adds r36 = -1, r36
	nop 0
	add r41 = r41, r38
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L18
	.mlx
	nop 0
	movl r49 = @gprel(.LC0)
	.mmi
	nop 0
	mov r50 = r41
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L6:
	.body
	.copy_state 1
	.mmi
	adds r16 = -1, r16
	adds r18 = 16, r12
	mov r15 = r34
	;;
	.mii
	nop 0
	sxt4 r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	.mii
	add r14 = r18, r14
	nop 0
	;;
	nop 0
	.mmb
	ld8 r38 = [r14]
	ld4 r14 = [r15]
	br .L4
.L26:
	.mmi
	adds r33 = 8, r33
	addl r51 = 10, r0
	mov r50 = r0
	;;
	.mib
	ld8 r49 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r36 = r8
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p7) br.cond.dptk .L2
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC0)
	.mmi
	nop 0
	mov r41 = r0
	nop 0
	;;
	.mib
	add r49 = r1, r49
	mov r50 = r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 2
	.mmi
	nop 0
	mov r15 = r34
	nop 0
	;;
	.mib
	ld4 r14 = [r15]
	nop 0
	br .L4
	.endp main#
	.section	.rodata
	.align 4
	.type	code#, @object
	.size	code#, 232
code:
	data4	1
	data4	2
	data4	3
	data4	0
	data4	2
	data4	0
	data4	1
	data4	500
	data4	7
	data4	9
	data4	54
	data4	1
	data4	2
	data4	3
	data4	1
	data4	2
	data4	1
	data4	2
	data4	0
	data4	7
	data4	9
	data4	38
	data4	2
	data4	0
	data4	2
	data4	1
	data4	6
	data4	9
	data4	45
	data4	2
	data4	1
	data4	1
	data4	1
	data4	4
	data4	3
	data4	1
	data4	8
	data4	15
	data4	2
	data4	2
	data4	2
	data4	0
	data4	4
	data4	3
	data4	2
	data4	2
	data4	0
	data4	1
	data4	1
	data4	4
	data4	3
	data4	0
	data4	8
	data4	4
	data4	2
	data4	2
	data4	10
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
