// 7cc7c592f0ffdbbc8b99633d24dddc42 newlib/libc/string/memccpy.c
	.file	"memccpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memccpy#
	.type	memccpy#, @function
	.proc memccpy#
memccpy:
	.prologue
	.mii
	or r15 = r33, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	sxt1 r34 = r34
	.mmb
	mov r8 = r32
	cmp.geu p6, p7 = 7, r35
	nop 0
	;;
	.mib
	nop 0
	mov r16 = r34
	(p6) br.cond.dptk .L2
	.mii
	and r15 = 7, r15
	mov ar.lc = 7
	sxt4 r34 = r34
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L2
	.align 32
.L3:
	.mii
	nop 0
	shl r15 = r15, 8
	nop 0
	;;
	.mib
	nop 0
	add r15 = r15, r34
	br.cloop.sptk.few .L3
	.mlx
	adds r14 = -8, r35
	movl r22 = -72340172838076673
	.mlx
	mov r18 = r33
	movl r21 = -9187201950435737472
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
	.align 32
.L4:
	.mmi
	ld8 r19 = [r18]
	nop 0
	mov r17 = r8
	.mii
	mov r33 = r18
	adds r18 = 8, r18
	;;
	xor r14 = r15, r19
	;;
	.mmi
	add r20 = r14, r22
	;;
	andcm r14 = r20, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r21, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	st8 [r17] = r19, 8
	adds r35 = -8, r35
	br.cloop.sptk.few .L8
	;;
	.mmi
	nop 0
	mov r33 = r18
	mov r8 = r17
	.align 32
.L2:
	.mii
	nop 0
	mov ar.lc = r35
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L7
	.align 32
.L12:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
	;;
.L5:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L7:
	.mii
	ld1 r14 = [r33], 1
	nop 0
	;;
	sxt1 r15 = r14
	.mmi
	nop 0
	st1 [r8] = r14, 1
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r15
	(p6) br.cond.dpnt .L5
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L12
.L8:
	.mib
	nop 0
	mov r8 = r17
	br .L4
	.endp memccpy#
	.ident	"GCC: (GNU) 12.2.0"
