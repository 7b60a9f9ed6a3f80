// a0be335e4c8413e33f3742f320fba990
	.file	"nqueens.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc place#
place:
	.prologue 12, 82
	.mmb
	.save ar.pfs, r83
	alloc r83 = ar.pfs, 4, 49, 4, 0
	or r14 = r35, r34
	nop 0
	.mii
	cmp4.eq p6, p7 = r32, r33
	.save rp, r82
	mov r82 = b0
	mov r84 = r1
	.body
	;;
	.mib
	or r14 = r33, r14
	(p6) addl r62 = 1, r0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	andcm r14 = -1, r14
	nop 0
	;;
	.mii
	and r14 = r32, r14
	nop 0
	;;
	mov r62 = r14
	.mmb
	cmp4.eq p6, p7 = 0, r14
	mov r66 = r14
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	mov r62 = r0
	nop 0
	nop 0
.L27:
	.mii
	sub r15 = r0, r66
	mov r68 = r0
	;;
	and r15 = r66, r15
	;;
	.mmi
	or r14 = r33, r15
	or r64 = r35, r15
	or r15 = r34, r15
	;;
	.mib
	nop 0
	extr.u r64 = r64, 1, 31
	nop 0
	.mmi
	shladd r59 = r15, 1, r0
	cmp4.eq p6, p7 = r32, r14
	mov r75 = r14
	;;
	.mib
	or r15 = r59, r64
	(p6) adds r62 = 1, r62
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	or r14 = r15, r14
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r69 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	;;
.L26:
	.mii
	sub r15 = r0, r69
	mov r70 = r0
	;;
	and r15 = r69, r15
	;;
	.mmi
	or r14 = r75, r15
	or r65 = r64, r15
	or r15 = r59, r15
	;;
	.mib
	nop 0
	extr.u r65 = r65, 1, 31
	nop 0
	.mmi
	shladd r60 = r15, 1, r0
	cmp4.eq p6, p7 = r14, r32
	mov r76 = r14
	;;
	.mib
	or r15 = r60, r65
	(p6) adds r68 = 1, r68
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	or r14 = r15, r14
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r71 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L6
	;;
.L25:
	.mii
	sub r15 = r0, r71
	mov r63 = r0
	;;
	and r15 = r71, r15
	;;
	.mmi
	or r14 = r76, r15
	or r61 = r65, r15
	or r15 = r60, r15
	;;
	.mib
	nop 0
	extr.u r61 = r61, 1, 31
	nop 0
	.mmi
	shladd r58 = r15, 1, r0
	cmp4.eq p6, p7 = r14, r32
	mov r74 = r14
	;;
	.mib
	or r15 = r58, r61
	(p6) adds r70 = 1, r70
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	or r14 = r15, r14
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r57 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L8
	;;
.L24:
	.mii
	sub r14 = r0, r57
	mov r56 = r0
	;;
	and r14 = r57, r14
	;;
	.mmi
	or r15 = r74, r14
	or r54 = r61, r14
	or r14 = r58, r14
	;;
	.mib
	nop 0
	extr.u r54 = r54, 1, 31
	nop 0
	.mmi
	shladd r48 = r14, 1, r0
	cmp4.eq p6, p7 = r15, r32
	mov r77 = r15
	;;
	.mib
	or r14 = r48, r54
	(p6) adds r63 = 1, r63
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	or r14 = r14, r15
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r46 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L10
	;;
.L23:
	.mii
	sub r14 = r0, r46
	mov r45 = r0
	;;
	and r14 = r46, r14
	;;
	.mmi
	or r15 = r77, r14
	or r44 = r54, r14
	or r14 = r48, r14
	;;
	.mib
	nop 0
	extr.u r44 = r44, 1, 31
	nop 0
	.mmi
	shladd r41 = r14, 1, r0
	cmp4.eq p6, p7 = r15, r32
	mov r80 = r15
	;;
	.mib
	or r14 = r41, r44
	(p6) adds r56 = 1, r56
	(p6) br.cond.dpnt .L12
	;;
	.mmi
	or r14 = r14, r15
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r79 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L12
	;;
.L22:
	.mii
	sub r15 = r0, r79
	mov r40 = r0
	;;
	and r15 = r79, r15
	;;
	.mmi
	or r14 = r80, r15
	or r53 = r44, r15
	or r15 = r41, r15
	;;
	.mib
	nop 0
	extr.u r53 = r53, 1, 31
	nop 0
	.mmi
	shladd r50 = r15, 1, r0
	cmp4.eq p6, p7 = r14, r32
	mov r55 = r14
	;;
	.mib
	or r15 = r50, r53
	(p6) adds r45 = 1, r45
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	or r14 = r15, r14
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r38 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L14
	;;
.L21:
	.mii
	sub r14 = r0, r38
	mov r42 = r0
	;;
	and r14 = r38, r14
	;;
	.mmi
	or r16 = r55, r14
	or r37 = r53, r14
	or r14 = r50, r14
	;;
	.mib
	nop 0
	extr.u r37 = r37, 1, 31
	nop 0
	.mmi
	shladd r36 = r14, 1, r0
	cmp4.eq p6, p7 = r16, r32
	mov r52 = r16
	;;
	.mib
	or r14 = r36, r37
	(p6) adds r40 = 1, r40
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	or r14 = r14, r16
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r49 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L16
	;;
.L20:
	.mii
	sub r15 = r0, r49
	mov r78 = r0
	;;
	and r15 = r49, r15
	;;
	.mmi
	or r14 = r52, r15
	or r47 = r37, r15
	or r15 = r36, r15
	;;
	.mib
	nop 0
	extr.u r47 = r47, 1, 31
	nop 0
	.mmi
	shladd r43 = r15, 1, r0
	cmp4.eq p6, p7 = r14, r32
	mov r81 = r14
	;;
	.mib
	or r15 = r43, r47
	(p6) adds r42 = 1, r42
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	or r14 = r15, r14
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r32, r14
	nop 0
	;;
	.mib
	mov r51 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L18
	;;
.L19:
	.mii
	sub r86 = r0, r51
	mov r85 = r32
	;;
	and r86 = r51, r86
	;;
	.mmi
	or r88 = r47, r86
	or r87 = r43, r86
	or r86 = r81, r86
	;;
	.mii
	nop 0
	extr.u r88 = r88, 1, 31
	shladd r87 = r87, 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = place#
	;;
	.mmi
	adds r14 = -1, r51
	mov r1 = r84
	add r78 = r78, r8
	;;
	.mmi
	nop 0
	and r14 = r51, r14
	nop 0
	;;
	.mib
	mov r51 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	.mmi
	add r42 = r42, r78
	nop 0
	nop 0
.L18:
	.mmi
	adds r14 = -1, r49
	;;
	and r14 = r49, r14
	nop 0
	;;
	.mib
	mov r49 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	.mmi
	add r40 = r40, r42
	nop 0
	nop 0
.L16:
	.mmi
	adds r14 = -1, r38
	;;
	and r14 = r38, r14
	nop 0
	;;
	.mib
	mov r38 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	.mmi
	add r45 = r45, r40
	nop 0
	nop 0
.L14:
	.mmi
	adds r14 = -1, r79
	;;
	and r14 = r79, r14
	nop 0
	;;
	.mib
	mov r79 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	.mmi
	add r56 = r56, r45
	nop 0
	nop 0
.L12:
	.mmi
	adds r14 = -1, r46
	;;
	and r14 = r46, r14
	nop 0
	;;
	.mib
	mov r46 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	.mmi
	add r63 = r63, r56
	nop 0
	nop 0
.L10:
	.mmi
	adds r14 = -1, r57
	;;
	and r14 = r57, r14
	nop 0
	;;
	.mib
	mov r57 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	.mmi
	add r70 = r70, r63
	nop 0
	nop 0
.L8:
	.mmi
	adds r14 = -1, r71
	;;
	and r14 = r71, r14
	nop 0
	;;
	.mib
	mov r71 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	.mmi
	add r68 = r68, r70
	nop 0
	nop 0
.L6:
	.mmi
	adds r14 = -1, r69
	;;
	and r14 = r69, r14
	nop 0
	;;
	.mib
	mov r69 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	.mmi
	add r62 = r62, r68
	nop 0
	nop 0
.L4:
	.mmi
	adds r14 = -1, r66
	;;
	and r14 = r66, r14
	nop 0
	;;
	.mib
	mov r66 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
.L1:
	.mmi
	mov r8 = r62
	nop 0
	mov b0 = r82
	;;
	.mib
	nop 0
	mov ar.pfs = r83
	br.ret.sptk.many b0
	.endp place#
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
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 4, 0
	nop 0
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	.body
	nop 0
	cmp4.ge p6, p7 = 1, r32
	;;
	.mmi
	addl r37 = 1, r0
	addl r45 = 10, r0
	mov r44 = r0
	.mmb
	mov r38 = r0
	addl r39 = 1, r0
	(p7) br.cond.dpnt .L51
	;;
	.align 32
.L44:
	.mii
	and r35 = 1, r37
	mov r36 = r0
	;;
	adds r35 = 8, r35
	;;
	.mii
	nop 0
	shl r35 = r39, r35
	nop 0
	;;
	.mii
	adds r35 = -1, r35
	nop 0
	;;
	mov r34 = r35
	;;
.L43:
	.mii
	sub r44 = r0, r34
	mov r43 = r35
	;;
	and r44 = r34, r44
	;;
	.mii
	nop 0
	extr.u r46 = r44, 1, 31
	shladd r45 = r44, 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = place#
	;;
	.mmi
	adds r14 = -1, r34
	mov r1 = r42
	add r36 = r36, r8
	;;
	.mmi
	nop 0
	and r14 = r14, r34
	nop 0
	;;
	.mib
	mov r34 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	.mmi
	adds r37 = -1, r37
	nop 0
	add r38 = r38, r36
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L44
.L42:
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mmi
	nop 0
	mov r44 = r38
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
.L51:
	.mmi
	adds r33 = 8, r33
	nop 0
	mov r36 = r0
	;;
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r37 = r8
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r42
	;;
	.mib
	and r35 = 1, r37
	(p6) mov r38 = r0
	(p6) br.cond.dpnt .L42
	;;
	.mmi
	nop 0
	adds r35 = 8, r35
	nop 0
	;;
	.mii
	nop 0
	shl r35 = r39, r35
	;;
	adds r35 = -1, r35
	;;
	.mib
	nop 0
	mov r34 = r35
	br .L43
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
