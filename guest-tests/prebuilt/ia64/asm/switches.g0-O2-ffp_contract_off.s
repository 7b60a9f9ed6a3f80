// 1e83a67578071e24184bb634de8a6787
	.file	"switches.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc falls#
falls:
	.prologue
	.body
	.mmi
	addl r15 = @ltoffx(.L4), r1
	nop 0
	dep.z r14 = r32, 3, 3
	;;
	.mmi
	ld8.mov r15 = [r15], .L4
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
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
.L4:
	data8 @pcrel(.L11)
	data8 @pcrel(.L11)
	data8 @pcrel(.L12)
	data8 @pcrel(.L13)
	data8 @pcrel(.L14)
	data8 @pcrel(.L6)
	data8 @pcrel(.L5)
	data8 @pcrel(.L15)
	.text
.L15:
	.mib
	nop 0
	addl r8 = 3, r0
	br.ret.sptk.many b0
	;;
.L12:
	.mib
	nop 0
	addl r8 = 96, r0
	br.ret.sptk.many b0
	;;
.L13:
	.mii
	addl r8 = 16, r0
	cmp4.lt p6, p7 = 100, r32
	;;
	(p7) adds r8 = 96, r8
.L18:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L14:
	.mmi
	addl r8 = 24, r0
	nop 0
	cmp4.lt p6, p7 = 100, r32
	;;
	.mib
	nop 0
	(p7) adds r8 = 96, r8
	br .L18
	;;
.L6:
	.mmi
	addl r8 = 28, r0
	nop 0
	cmp4.lt p6, p7 = 100, r32
	;;
	.mib
	nop 0
	(p7) adds r8 = 96, r8
	br .L18
	;;
.L5:
	.mib
	nop 0
	addl r8 = 2, r0
	br.ret.sptk.many b0
	;;
.L11:
	.mib
	nop 0
	addl r8 = 64, r0
	br.ret.sptk.many b0
	.endp falls#
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
	movl r34 = @gprel(CSWTCH.8#)
	;;
	.mmi
	adds r32 = 20, r12
	addl r14 = -2, r0
	.save rp, r43
	mov r43 = b0
	.body
	.mlx
	add r34 = r1, r34
	movl r33 = @gprel(.LC8)
	;;
	.mmi
	st4.rel [r32] = r14
	nop 0
	add r33 = r1, r33
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 12, r14
	(p7) br.cond.dpnt .L23
	.align 32
.L20:
	.mmi
	ld4.acq r15 = [r32]
	addl r48 = -1, r0
	mov r47 = r33
	;;
	.mii
	addp4 r14 = r15, r0
	cmp4.ltu p6, p7 = 10, r15
	;;
	(p7) shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r34, r14
	nop 0
	;;
	.mib
	(p7) ld4 r48 = [r14]
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
	(p6) br.cond.dptk .L20
.L23:
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
.L21:
	.mmi
	ld4 r14 = [r32], 4
	;;
	cmp4.eq p6, p7 = 77, r14
	nop 0
	;;
	.mib
	(p6) mov r48 = r42
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 77, r14
	(p6) br.cond.dptk .L25
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = -5, r14
	nop 0
	;;
	.mib
	(p6) mov r48 = r40
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L46
	;;
	.mmi
	(p6) mov r48 = r38
	nop 0
	nop 0
.L24:
	.mib
	mov r47 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L21
	;;
	.align 32
.L47:
	.mlx
	nop 0
	movl r33 = @gprel(.LC12)
	.mmi
	nop 0
	addl r47 = 10, r0
	nop 0
	;;
	.mib
	add r33 = r1, r33
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
	;;
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 7, r14
	(p7) br.cond.dpnt .L28
	.align 32
.L26:
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mib
	ld4.acq r47 = [r15]
	nop 0
	br.call.sptk.many b0 = falls#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r45
	mov r32 = r8
	;;
	.mmi
	nop 0
	ld4.acq r47 = [r14]
	nop 0
	;;
	.mib
	adds r47 = 104, r47
	nop 0
	br.call.sptk.many b0 = falls#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r8
	nop 0
	.mmb
	mov r48 = r32
	mov r47 = r33
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
	(p6) br.cond.dptk .L26
.L28:
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
.L27:
	.mmi
	nop 0
	adds r14 = -65, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	shr.u r15 = r17, r14
	.mmb
	cmp4.ltu p6, p7 = 52, r14
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r15, 0
	;;
	(p7) adds r48 = 1, r48
.L29:
	.mmi
	ld1 r15 = [r16], 1
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	mov r14 = r15
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L27
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
.L46:
	.body
	.copy_state 1
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
	br.cloop.sptk.few .L21
	.mib
	nop 0
	nop 0
	br .L47
.L25:
	.mmi
	nop 0
	cmp4.eq p6, p7 = r37, r14
	nop 0
	;;
	.mib
	(p6) mov r48 = r41
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r35, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r48 = r39
	(p6) br.cond.dptk .L24
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
	br.cloop.sptk.few .L21
	.mib
	nop 0
	nop 0
	br .L47
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
