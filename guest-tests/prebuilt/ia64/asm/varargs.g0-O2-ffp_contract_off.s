// 156caf15f9bd16a10bf7cc01f6ce24c4
	.file	"varargs.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.align 64
	.proc walk#
walk:
	.prologue 12, 47
	.spill 40
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 8, 11, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	addl r41 = @ltoffx(.L5), r1
	mov r49 = r1
	;;
	.mmi
	.save ar.unat, r50
	mov r50 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r47
	mov r47 = b0
	.mlx
	adds r40 = 24, r12
	movl r46 = @gprel(.LC4)
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	add r46 = r1, r46
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	add r45 = r1, r45
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	;;
	.mmi
	ld1.a r15 = [r32]
	.mem.offset 32, 0
	st8.spill [r17] = r34
	add r44 = r1, r44
	.mlx
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	movl r43 = @gprel(.LC1)
	;;
	.mlx
	ld1.c.clr r15 = [r32]
	movl r42 = @gprel(.LC0)
	.mii
	adds r32 = 1, r32
	add r43 = r1, r43
	;;
	sxt1 r15 = r15
	.mmi
	add r42 = r1, r42
	;;
	nop 0
	cmp4.eq p6, p7 = 0, r15
	.mmb
	nop 0
	mov r14 = r15
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld8.mov r41 = [r41], .L5
	nop 0
	nop 0
	.align 32
.L10:
	.mmi
	adds r14 = -100, r14
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 15, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	add r14 = r14, r41
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
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
	.mmi
	ld4 r52 = [r40]
	nop 0
	mov r51 = r42
	.mmb
	adds r40 = 8, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
	.align 32
.L3:
	.mmi
	ld1 r15 = [r32], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
.L2:
	.mib
	addl r51 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r49
	mov ar.unat = r50
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L4:
	.body
	.copy_state 1
	.mmi
	ld8 r52 = [r40]
	nop 0
	mov r51 = r45
	.mmb
	adds r40 = 8, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r49
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L2
	;;
.L6:
	.mmi
	mov r14 = r40
	nop 0
	adds r15 = 8, r40
	.mii
	mov r51 = r46
	adds r40 = 16, r40
	;;
	nop 0
	.mmb
	ld4 r52 = [r14]
	ld8 r53 = [r15]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r49
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L2
.L7:
	.mmi
	ld8 r52 = [r40]
	nop 0
	mov r51 = r43
	.mmb
	adds r40 = 8, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r49
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L2
.L9:
	.mmi
	ld8 r52 = [r40]
	nop 0
	mov r51 = r44
	.mmb
	adds r40 = 8, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld1 r15 = [r32], 1
	mov r1 = r49
	;;
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L2
	.endp walk#
	.align 16
	.align 64
	.proc format.constprop.0#
format.constprop.0:
	.prologue 12, 40
	.spill 24
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	mov r42 = r1
	mov r44 = r32
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r46 = r34
	adds r47 = 24, r12
	addl r45 = 16, r0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	nop 0
	.mem.offset 16, 0
	st8.spill [r17] = r36
	nop 0
	.mmb
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	nop 0
	br.call.sptk.many b0 = vsnprintf#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp format.constprop.0#
	.align 16
	.align 64
	.proc sum_twice.constprop.0#
sum_twice.constprop.0:
	.prologue
	.spill 40
	.mmb
	alloc r16 = ar.pfs, 8, 0, 0, 0
	adds r17 = 8, r12
	nop 0
	.mmi
	mov r18 = r12
	.fframe 48
	adds r12 = -48, r12
	.save ar.lc, r3
	mov r3 = ar.lc
	;;
	.mmb
	.save ar.unat, r2
	mov r2 = ar.unat
	adds r14 = 16, r12
	nop 0
	.mmi
	.mem.offset 0, 0
	st8.spill [r18] = r38, -16
	adds r16 = 8, r12
	mov ar.lc = 5
	;;
	.mmi
	.mem.offset -8, 0
	st8.spill [r17] = r39, -16
	.mem.offset 16, 0
	st8.spill [r18] = r36, -16
	nop 0
	;;
	.mmi
	.mem.offset 8, 0
	st8.spill [r17] = r37, -16
	.mem.offset 32, 0
	st8.spill [r18] = r34
	nop 0
	;;
	.mmi
	nop 0
	ld4 r8 = [r14]
	adds r14 = 24, r12
	.mmi
	nop 0
	.mem.offset 24, 0
	st8.spill [r17] = r35, -16
	nop 0
	;;
	.mmi
	ld4 r18 = [r14]
	.mem.offset 40, 0
	st8.spill [r17] = r33
	.body
	nop 0
	;;
	.mmi
	ld4 r14 = [r16]
	;;
	add r8 = r14, r8
	adds r14 = 32, r12
	;;
	.mmi
	ld4 r17 = [r14]
	add r8 = r8, r18
	adds r14 = 40, r12
	;;
	.mmi
	ld4 r15 = [r14]
	add r8 = r8, r17
	adds r14 = 48, r12
	;;
	.mii
	ld4 r14 = [r14]
	add r8 = r8, r15
	;;
	add r8 = r8, r14
	.align 32
.L17:
	.mmi
	ld4 r15 = [r16], 8
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L17
	;;
	.mmi
	nop 0
	mov ar.unat = r2
	mov ar.lc = r3
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp sum_twice.constprop.0#
	.section	.rodata.str1.8
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 8, 0
	mov r16 = r12
	.fframe 80
	adds r12 = -80, r12
	.mlx
	mov r40 = r1
	movl r41 = @gprel(.LC5)
	;;
	.mmb
	adds r37 = 64, r12
	addl r14 = 7, r0
	nop 0
	.mmi
	adds r36 = 72, r12
	.save.f 0x1
	stf.spill [r16] = f2
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mlx
	st4 [r37] = r14
	movl r14 = 0x3ff8000000000000
	.mmi
	add r41 = r1, r41
	addl r45 = 4, r0
	addl r44 = 3, r0
	;;
	.mmi
	st8 [r36] = r14
	addl r43 = 2, r0
	addl r42 = 1, r0
	.mmb
	adds r32 = 16, r12
	adds r34 = 24, r12
	br.call.sptk.many b0 = walk#
	;;
	.mlx
	mov r1 = r40
	movl r14 = 0x4020000000000000
	.mmi
	addl r46 = -5, r0
	addl r44 = 3, r0
	adds r35 = 32, r12
	;;
	.mlx
	setf.d f2 = r14
	movl r47 = @gprel(.LC6)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC14)
	.mmi
	add r47 = r1, r47
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	add r33 = r1, r33
	movl r45 = 0x4011000000000000
	.mlx
	nop 0
	movl r43 = 0x4004000000000000
	;;
	.mlx
	nop 0
	movl r42 = 1099511627776
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = walk#
	;;
	.mmi
	mov r1 = r40
	addl r47 = 6, r0
	addl r46 = 5, r0
	.mlx
	addl r45 = 4, r0
	movl r48 = 0x401c000000000000
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mmi
	addl r44 = 3, r0
	addl r43 = 2, r0
	addl r42 = 1, r0
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	.mmb
	stfd [r32] = f2
	nop 0
	br.call.sptk.many b0 = walk#
	;;
	.mmi
	addl r15 = 9, r0
	mov r1 = r40
	adds r14 = 40, r12
	.mmi
	ld8 r46 = [r37]
	addl r48 = 3, r0
	addl r45 = 2, r0
	;;
	.mmi
	st8 [r14] = r15
	ld8 r47 = [r36]
	mov r43 = r46
	.mlx
	st8 [r34] = r46
	movl r41 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r14 = 0x3fc0000000000000
	.mmi
	st8 [r35] = r47
	mov r44 = r47
	add r41 = r1, r41
	;;
	.mib
	st8 [r32] = r14
	addl r42 = 1, r0
	br.call.sptk.many b0 = walk#
	;;
	.mlx
	getf.d r42 = f1
	movl r14 = 0x4024000000000000
	.mlx
	mov r1 = r40
	movl r48 = 0x401c000000000000
	;;
	.mlx
	st8 [r35] = r14
	movl r41 = @gprel(.LC10)
	.mlx
	stfd [r32] = f2
	movl r14 = 0x4022000000000000
	;;
	.mlx
	st8 [r34] = r14
	movl r47 = 0x4018000000000000
	.mlx
	add r41 = r1, r41
	movl r46 = 0x4014000000000000
	;;
	.mlx
	nop 0
	movl r45 = 0x4010000000000000
	.mlx
	nop 0
	movl r44 = 0x4008000000000000
	;;
	.mlx
	nop 0
	movl r43 = 0x4000000000000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = walk#
	;;
	.mmi
	mov r1 = r40
	addl r47 = 6, r0
	addl r46 = 5, r0
	.mmi
	addl r45 = 4, r0
	addl r44 = 3, r0
	addl r43 = 2, r0
	;;
	.mib
	addl r41 = 6, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = sum_twice.constprop.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 34, r0
	addl r45 = 12, r0
	.mlx
	adds r41 = 48, r12
	movl r47 = 0x4016000000000000
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	.mlx
	addl r42 = 16, r0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r44 = r1, r44
	add r43 = r1, r43
	br.call.sptk.many b0 = format.constprop.0#
	;;
	.mmi
	mov r1 = r40
	adds r43 = 48, r12
	nop 0
	.mmb
	mov r41 = r33
	mov r42 = r8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	addl r48 = 120, r0
	addl r47 = 42, r0
	.mmi
	addl r46 = 8, r0
	addl r44 = 3, r0
	adds r41 = 48, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	.mlx
	addl r42 = 16, r0
	movl r45 = 0x400921f9f01b866e
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = format.constprop.0#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r8
	nop 0
	.mmb
	adds r43 = 48, r12
	mov r41 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r40
	nop 0
	.mmi
	adds r17 = 80, r12
	nop 0
	mov b0 = r38
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
