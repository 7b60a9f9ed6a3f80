// b1d20fa6a62c338cf65168cab6c6836b
	.file	"switches.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.align 8
.LC8:
	stringz	"%d "
	.align 8
.LC9:
	stringz	"%s, "
	.align 8
.LC10:
	stringz	"Queueing Obsequious Onomatopoeia"
	.align 8
.LC12:
	stringz	"%d %d, "
	.align 8
.LC13:
	stringz	"%d\n%lld %lld %lld %lld\n"
	.sdata
	.align 8
.LC11:
	data8	.LC10+1
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 15, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r46
	mov r46 = ar.lc
	.mlx
	mov r45 = r1
	movl r33 = @gprel(.LC8)
	;;
	.mmi
	adds r32 = 20, r12
	addl r14 = -2, r0
	.save rp, r43
	mov r43 = b0
	.body
	.mlx
	add r33 = r1, r33
	movl r34 = @gprel(CSWTCH.8#)
	;;
	.mmi
	st4.rel [r32] = r14
	nop 0
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 12, r14
	(p7) br.cond.dpnt .L6
	.align 32
.L2:
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 10, r14
	(p6) br.cond.dptk .L4
	.mii
	addp4 r14 = r14, r0
	mov r47 = r33
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld4 r48 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r32]
	mov r1 = r45
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4.rel [r32] = r14
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 12, r14
	(p6) br.cond.dptk .L2
.L6:
	.mlx
	nop 0
	movl r32 = @gprel(keys.0#)
	.mmi
	addl r47 = 10, r0
	addl r37 = 65536, r0
	addl r36 = 1000, r0
	;;
	.mlx
	add r32 = r1, r32
	movl r35 = 2147483647
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 9
	.mlx
	nop 0
	movl r34 = -2000000000
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	add r41 = r1, r41
	movl r33 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r40 = r1, r40
	.mmi
	nop 0
	add r38 = r1, r38
	add r33 = r1, r33
	.align 32
.L3:
	.mmi
	ld4 r14 = [r32], 4
	;;
	cmp4.eq p6, p7 = 77, r14
	nop 0
	;;
	.mib
	(p6) mov r48 = r42
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 77, r14
	(p6) br.cond.dptk .L8
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = -5, r14
	nop 0
	;;
	.mib
	(p6) mov r48 = r40
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L55
	;;
	.mmi
	(p6) mov r48 = r38
	nop 0
	nop 0
.L7:
	.mib
	mov r47 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L3
	.align 32
.L56:
	.mib
	addl r47 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	st4.rel [r14] = r0
	nop 0
	addl r34 = @ltoffx(.L13), r1
	.mlx
	addl r33 = @ltoffx(.L22), r1
	movl r32 = @gprel(.LC12)
	;;
	.mmi
	ld4.acq r14 = [r14]
	nop 0
	add r32 = r1, r32
	;;
	.mib
	cmp4.ge p6, p7 = 7, r14
	nop 0
	(p7) br.cond.dpnt .L29
	;;
	.mmi
	ld8.mov r34 = [r34], .L13
	ld8.mov r33 = [r33], .L22
	nop 0
	.align 32
.L9:
	.mmi
	adds r14 = 16, r12
	;;
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 3, 3
	;;
	add r14 = r34, r14
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L13:
	data8 @pcrel(.L38)
	data8 @pcrel(.L38)
	data8 @pcrel(.L39)
	data8 @pcrel(.L40)
	data8 @pcrel(.L41)
	data8 @pcrel(.L15)
	data8 @pcrel(.L14)
	data8 @pcrel(.L42)
	.section	.text.startup
.L55:
	.mmi
	cmp4.eq p6, p7 = r34, r14
	nop 0
	mov r47 = r33
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L3
	.mib
	nop 0
	nop 0
	br .L56
.L42:
	.mmi
	addl r48 = 3, r0
	nop 0
	nop 0
	.align 32
.L19:
	.mmi
	adds r14 = 16, r12
	;;
	ld4.acq r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 3, 3
	adds r15 = 104, r15
	;;
	.mmi
	add r14 = r33, r14
	;;
	ld8 r16 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L22:
	data8 @pcrel(.L43)
	data8 @pcrel(.L43)
	data8 @pcrel(.L44)
	data8 @pcrel(.L45)
	data8 @pcrel(.L46)
	data8 @pcrel(.L24)
	data8 @pcrel(.L23)
	data8 @pcrel(.L47)
	.section	.text.startup
.L47:
	.mib
	addl r49 = 3, r0
	mov r47 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L9
	.align 32
.L29:
	.mib
	addl r47 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	.mlx
	addl r14 = 81, r0
	movl r17 = 4575140898685201
	;;
	.mmi
	nop 0
	addl r15 = @gprel(.LC11), gp
	nop 0
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	nop 0
	.align 32
.L10:
	.mmi
	adds r14 = -65, r14
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	cmp4.ltu p6, p7 = 52, r14
	shr.u r14 = r17, r14
	(p6) br.cond.dpnt .L30
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	;;
	(p7) adds r48 = 1, r48
.L30:
	.mmi
	ld1 r15 = [r16], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
	.mlx
	addl r52 = 38, r0
	movl r47 = @gprel(.LC13)
	.mmi
	addl r51 = 3, r0
	addl r50 = 2, r0
	addl r49 = 1, r0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L23:
	.body
	.copy_state 1
	.mib
	addl r49 = 2, r0
	mov r47 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L29
	;;
.L24:
	.mii
	addl r49 = 28, r0
	cmp4.lt p6, p7 = 100, r15
	;;
	(p7) adds r49 = 96, r49
.L57:
	.mib
	mov r47 = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L29
	;;
.L46:
	.mmi
	addl r49 = 24, r0
	nop 0
	cmp4.lt p6, p7 = 100, r15
	;;
	.mib
	nop 0
	(p7) adds r49 = 96, r49
	br .L57
	;;
.L45:
	.mmi
	addl r49 = 16, r0
	nop 0
	cmp4.lt p6, p7 = 100, r15
	;;
	.mib
	nop 0
	(p7) adds r49 = 96, r49
	br .L57
	;;
.L44:
	.mib
	addl r49 = 96, r0
	mov r47 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L29
.L14:
	.mib
	nop 0
	addl r48 = 2, r0
	br .L19
	;;
.L15:
	.mmi
	addl r48 = 28, r0
	nop 0
	cmp4.lt p6, p7 = 100, r15
	;;
	.mib
	nop 0
	(p7) adds r48 = 96, r48
	br .L19
	;;
.L41:
	.mmi
	addl r48 = 24, r0
	nop 0
	cmp4.lt p6, p7 = 100, r15
	;;
	.mib
	nop 0
	(p7) adds r48 = 96, r48
	br .L19
	;;
.L40:
	.mmi
	addl r48 = 16, r0
	nop 0
	cmp4.lt p6, p7 = 100, r15
	;;
	.mib
	nop 0
	(p7) adds r48 = 96, r48
	br .L19
	;;
.L39:
	.mib
	nop 0
	addl r48 = 96, r0
	br .L19
.L8:
	.mmi
	nop 0
	cmp4.eq p6, p7 = r37, r14
	nop 0
	;;
	.mib
	(p6) mov r48 = r41
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r35, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r48 = r39
	(p6) br.cond.dptk .L7
	.mmi
	cmp4.eq p6, p7 = r36, r14
	nop 0
	mov r47 = r33
	;;
	.mlx
	nop 0
	(p6) movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r48 = @gprel(.LC7)
	;;
	.mmi
	nop 0
	(p6) add r48 = r1, r48
	nop 0
	;;
	.mib
	(p7) add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L3
	.mib
	nop 0
	nop 0
	br .L56
.L4:
	.mib
	addl r48 = -1, r0
	mov r47 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r32]
	mov r1 = r45
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4.rel [r32] = r14
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 12, r14
	(p7) br.cond.dptk .L2
	.mlx
	nop 0
	movl r32 = @gprel(keys.0#)
	.mmi
	addl r47 = 10, r0
	addl r37 = 65536, r0
	addl r36 = 1000, r0
	;;
	.mlx
	add r32 = r1, r32
	movl r35 = 2147483647
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 9
	.mlx
	nop 0
	movl r34 = -2000000000
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	add r41 = r1, r41
	movl r33 = @gprel(.LC9)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	.mmb
	add r38 = r1, r38
	add r33 = r1, r33
	br .L3
.L38:
	.mib
	nop 0
	addl r48 = 64, r0
	br .L19
.L43:
	.mib
	addl r49 = 64, r0
	mov r47 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r15] = r14
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L29
	.endp main#
	.section	.rodata
	.align 4
	.type	CSWTCH.8#, @object
	.size	CSWTCH.8#, 44
CSWTCH.8:
	data4	11
	data4	7
	data4	5
	data4	3
	data4	2
	data4	1
	data4	13
	data4	17
	data4	19
	data4	23
	data4	29
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
