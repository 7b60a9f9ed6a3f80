// 1e58d80ff2226d4e09ccf04093f25160 newlib/libc/string/strcpy.c
	.file	"strcpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strcpy#
	.type	strcpy#, @function
	.proc strcpy#
strcpy:
	.prologue
	.body
	.mlx
	or r14 = r33, r32
	movl r18 = -72340172838076673
	.mlx
	adds r17 = 8, r33
	movl r19 = -9187201950435737472
	;;
	.mmi
	and r14 = 7, r14
	mov r8 = r32
	mov r15 = r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L3
	.mmi
	ld8 r16 = [r33]
	;;
	add r14 = r16, r18
	nop 0
	;;
	.mmi
	andcm r14 = r14, r16
	;;
	and r14 = r19, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r15 = r32
	(p6) br.cond.dpnt .L3
	;;
	.align 32
.L5:
	.mmi
	st8 [r15] = r16
	mov r33 = r17
	adds r15 = 8, r15
	;;
	.mmi
	ld8 r16 = [r17], 8
	;;
	add r14 = r16, r18
	nop 0
	;;
	.mmi
	andcm r14 = r14, r16
	;;
	and r14 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	.align 32
.L3:
	.mii
	ld1 r14 = [r33]
	adds r33 = 1, r33
	;;
	sxt1 r16 = r14
	.mmi
	nop 0
	st1 [r15] = r14, 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp strcpy#
	.ident	"GCC: (GNU) 12.2.0"
