// 99fd93bf389ba684c311652e032417a4
	.file	"fib.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc fib#
fib:
	.prologue 12, 60
	.mmb
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 1, 31, 1, 0
	adds r14 = -1, r32
	nop 0
	.mii
	cmp4.eq p6, p7 = 1, r32
	.save ar.lc, r63
	mov r63 = ar.lc
	mov r62 = r1
	;;
	.mii
	and r56 = -2, r14
	.save rp, r60
	mov r60 = b0
	.body
	mov r49 = r0
	.mmb
	mov r46 = r14
	mov r55 = r0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	sub r56 = r32, r56
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r56, r32
	adds r32 = -2, r32
	(p6) br.cond.dpnt .L3
	;;
.L58:
	.mii
	and r57 = -2, r32
	nop 0
	;;
	sub r57 = r14, r57
	;;
.L32:
	.mmi
	adds r43 = -1, r46
	cmp4.eq p6, p7 = r57, r46
	nop 0
	.mmb
	adds r46 = -2, r46
	mov r50 = r0
	(p6) br.cond.dpnt .L4
	;;
	.mii
	and r58 = -2, r46
	nop 0
	;;
	sub r58 = r43, r58
	;;
.L29:
	.mmi
	adds r44 = -1, r43
	cmp4.eq p6, p7 = r58, r43
	nop 0
	.mmb
	adds r43 = -2, r43
	mov r51 = r0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	and r59 = -2, r43
	nop 0
	;;
	sub r59 = r44, r59
	;;
.L26:
	.mmi
	adds r34 = -1, r44
	cmp4.eq p6, p7 = r59, r44
	nop 0
	.mmb
	adds r44 = -2, r44
	mov r41 = r0
	(p6) br.cond.dpnt .L6
	;;
	.mii
	and r53 = -2, r44
	nop 0
	;;
	sub r53 = r34, r53
	;;
.L23:
	.mmi
	adds r33 = -1, r34
	cmp4.eq p6, p7 = r53, r34
	nop 0
	.mmb
	adds r34 = -2, r34
	mov r36 = r0
	(p6) br.cond.dpnt .L7
	;;
	.mii
	and r42 = -2, r34
	nop 0
	;;
	sub r42 = r33, r42
	;;
	.align 32
.L20:
	.mmi
	adds r39 = -1, r33
	cmp4.eq p6, p7 = r42, r33
	adds r52 = -3, r33
	.mmb
	adds r33 = -2, r33
	mov r38 = r0
	(p6) br.cond.dpnt .L8
	;;
	.mii
	and r45 = -2, r33
	nop 0
	;;
	sub r45 = r39, r45
	;;
	.align 32
.L17:
	.mmi
	adds r35 = -1, r39
	and r48 = -2, r52
	nop 0
	.mmb
	mov r37 = r0
	cmp4.eq p6, p7 = r45, r39
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	sub r48 = r35, r48
	nop 0
	nop 0
	;;
.L14:
	.mmi
	adds r14 = -3, r35
	mov r54 = r0
	nop 0
	.mmb
	adds r47 = -1, r35
	cmp4.eq p6, p7 = r48, r35
	(p6) br.cond.dpnt .L10
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	;;
	mov ar.lc = r14
.L11:
	.mib
	adds r64 = -1, r47
	adds r47 = -2, r47
	br.call.sptk.many b0 = fib#
	;;
	.mib
	mov r1 = r62
	add r54 = r54, r8
	br.cloop.sptk.few .L11
	.mii
	adds r15 = -3, r35
	adds r35 = -2, r35
	;;
	extr.u r14 = r15, 1, 31
	.mii
	add r37 = r37, r15
	cmp4.ltu p6, p7 = 1, r35
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	nop 0
	sub r37 = r37, r14
	nop 0
	;;
	.mib
	nop 0
	add r37 = r37, r54
	(p6) br.cond.dptk .L14
	;;
	.mmi
	adds r39 = -2, r39
	add r37 = r35, r37
	adds r52 = -2, r52
	;;
	.mib
	add r38 = r38, r37
	cmp4.ltu p6, p7 = 1, r39
	(p6) br.cond.dptk .L17
	;;
.L61:
	.mmi
	add r38 = r39, r38
	nop 0
	cmp4.ltu p6, p7 = 1, r33
	;;
	.mib
	nop 0
	add r36 = r36, r38
	(p6) br.cond.dptk .L20
	;;
.L60:
	.mmi
	add r36 = r36, r33
	nop 0
	cmp4.ltu p6, p7 = 1, r34
	;;
	.mib
	nop 0
	add r41 = r41, r36
	(p6) br.cond.dptk .L23
	;;
.L59:
	.mmi
	add r41 = r41, r34
	nop 0
	cmp4.ltu p6, p7 = 1, r44
	;;
	.mib
	nop 0
	add r51 = r51, r41
	(p6) br.cond.dptk .L26
	;;
.L62:
	.mmi
	add r51 = r51, r44
	nop 0
	cmp4.ltu p6, p7 = 1, r43
	;;
	.mib
	nop 0
	add r50 = r50, r51
	(p6) br.cond.dptk .L29
	;;
.L63:
	.mmi
	add r50 = r50, r43
	nop 0
	cmp4.ltu p6, p7 = 1, r46
	;;
	.mib
	nop 0
	add r49 = r49, r50
	(p6) br.cond.dptk .L32
	;;
.L64:
	.mmi
	add r49 = r49, r46
	nop 0
	cmp4.ltu p6, p7 = 1, r32
	;;
	.mib
	nop 0
	add r55 = r55, r49
	(p7) br.cond.dpnt .L55
.L65:
	.mmi
	adds r14 = -1, r32
	nop 0
	cmp4.eq p6, p7 = r56, r32
	.mmi
	mov r49 = r0
	nop 0
	adds r32 = -2, r32
	;;
	.mib
	nop 0
	mov r46 = r14
	(p7) br.cond.dptk .L58
.L3:
	.mmi
	add r32 = r14, r55
	nop 0
	nop 0
	;;
.L2:
	.mii
	mov r8 = r32
	mov b0 = r60
	;;
	mov ar.pfs = r61
	;;
	.mib
	nop 0
	mov ar.lc = r63
	br.ret.sptk.many b0
.L8:
	.mmi
	add r36 = r39, r36
	nop 0
	cmp4.ltu p6, p7 = 1, r34
	;;
	.mib
	nop 0
	add r41 = r41, r36
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L59
.L9:
	.mmi
	add r38 = r35, r38
	nop 0
	cmp4.ltu p6, p7 = 1, r33
	;;
	.mib
	nop 0
	add r36 = r36, r38
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L60
.L10:
	.mmi
	adds r39 = -2, r39
	add r37 = r47, r37
	adds r52 = -2, r52
	;;
	.mib
	add r38 = r38, r37
	cmp4.ltu p6, p7 = 1, r39
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L61
	;;
.L7:
	.mmi
	add r41 = r33, r41
	nop 0
	cmp4.ltu p6, p7 = 1, r44
	;;
	.mib
	nop 0
	add r51 = r51, r41
	(p6) br.cond.dptk .L26
	.mib
	nop 0
	nop 0
	br .L62
	;;
.L6:
	.mmi
	add r51 = r34, r51
	nop 0
	cmp4.ltu p6, p7 = 1, r43
	;;
	.mib
	nop 0
	add r50 = r50, r51
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L63
	;;
.L5:
	.mmi
	add r50 = r44, r50
	nop 0
	cmp4.ltu p6, p7 = 1, r46
	;;
	.mib
	nop 0
	add r49 = r49, r50
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L64
	;;
.L4:
	.mmi
	add r49 = r43, r49
	nop 0
	cmp4.ltu p6, p7 = 1, r32
	;;
	.mib
	nop 0
	add r55 = r55, r49
	(p6) br.cond.dptk .L65
	;;
.L55:
	.mmi
	add r32 = r32, r55
	nop 0
	mov b0 = r60
	;;
	.mmi
	mov r8 = r32
	nop 0
	mov ar.pfs = r61
	;;
	.mib
	nop 0
	mov ar.lc = r63
	br.ret.sptk.many b0
	.endp fib#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 9, 3, 0
	nop 0
	.save ar.lc, r42
	mov r42 = ar.lc
	.mmi
	mov r41 = r1
	nop 0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mii
	addl r37 = 1, r0
	.save rp, r39
	mov r39 = b0
	.body
	addl r45 = 10, r0
	.mmb
	mov r44 = r0
	mov r36 = r0
	(p7) br.cond.dpnt .L77
	;;
	.align 32
.L70:
	.mmi
	and r38 = 1, r37
	mov r35 = r0
	mov ar.lc = 11
	.mmi
	nop 0
	;;
	nop 0
	adds r34 = 24, r38
	;;
.L69:
	.mib
	adds r43 = -1, r34
	adds r34 = -2, r34
	br.call.sptk.many b0 = fib#
	;;
	.mib
	mov r1 = r41
	add r35 = r35, r8
	br.cloop.sptk.few .L69
	.mmi
	adds r37 = -1, r37
	nop 0
	add r36 = r36, r38
	;;
	.mib
	add r36 = r36, r35
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L70
	;;
.L68:
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mmi
	nop 0
	mov r44 = r36
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r42
	br.ret.sptk.many b0
.L77:
	.mmi
	adds r33 = 8, r33
	nop 0
	mov r35 = r0
	;;
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmb
	mov r37 = r8
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mmi
	mov r1 = r41
	nop 0
	mov ar.lc = 11
	;;
	.mib
	and r38 = 1, r37
	(p6) mov r36 = r0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	nop 0
	adds r34 = 24, r38
	br .L69
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
