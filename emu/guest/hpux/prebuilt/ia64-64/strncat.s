// 2495ab17ee5b884c84dcb2ba0dc7c824 newlib/libc/string/strncat.c
	.file	"strncat.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strncat#
	.type	strncat#, @function
	.proc strncat#
strncat:
	.prologue
	.mlx
	and r15 = 7, r32
	movl r18 = -72340172838076673
	.mlx
	adds r16 = 8, r32
	movl r19 = -9187201950435737472
	;;
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	mov r8 = r32
	.mmb
	mov r14 = r32
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L2
	;;
	.mmi
	ld8 r14 = [r32]
	;;
	add r15 = r14, r18
	nop 0
	;;
	.mmi
	andcm r14 = r15, r14
	;;
	and r14 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L20
	.align 32
.L6:
	.mmi
	mov r14 = r16
	ld8 r15 = [r16], 8
	nop 0
	;;
	.mmi
	add r17 = r15, r18
	;;
	andcm r15 = r17, r15
	nop 0
	;;
	.mmi
	nop 0
	and r15 = r19, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L6
.L2:
	.mii
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L5
	.align 32
.L7:
	.mmi
	mov r14 = r16
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L7
	;;
.L5:
	.mib
	add r17 = r14, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L9
	;;
	.mii
	sub r15 = r17, r14, 1
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L10:
	.mii
	ld1 r15 = [r33], 1
	nop 0
	;;
	sxt1 r16 = r15
	.mmi
	nop 0
	st1 [r14] = r15, 1
	nop 0
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L9
	br.cloop.sptk.few .L10
	.mmi
	st1 [r17] = r0
	nop 0
	nop 0
	;;
.L9:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L20:
	.mmi
	mov r14 = r32
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L5
	.endp strncat#
	.ident	"GCC: (GNU) 12.2.0"
