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
	addp4 r8 = 0,r32
	movl r19 = -16843009
	.mlx
	addp4 r33 = 0,r33
	movl r20 = -2139062144
	;;
	.mmi
	or r15 = r33, r8
	adds r17 = 4, r33
	mov r14 = r8
	;;
	.mmi
	nop 0
	and r15 = 3, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L3
	.mmi
	ld4 r16 = [r33]
	;;
	add r15 = r16, r19
	andcm r18 = -1, r16
	;;
	.mmi
	and r15 = r18, r15
	;;
	and r15 = r20, r15
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r8
	(p6) br.cond.dpnt .L3
	;;
	.align 32
.L5:
	.mmi
	st4 [r14] = r16
	addp4 r33 = 0,r17
	adds r15 = 4, r14
	.mmi
	adds r17 = 4, r17
	;;
	ld4 r16 = [r33]
	addp4 r14 = 0,r15
	;;
	.mii
	andcm r18 = -1, r16
	add r15 = r16, r19
	;;
	and r15 = r18, r15
	;;
	.mmi
	nop 0
	and r15 = r20, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L5
	.align 32
.L3:
	.mmi
	ld1 r15 = [r33]
	adds r16 = 1, r33
	addp4 r17 = 0,r14
	.mmi
	adds r14 = 1, r14
	;;
	addp4 r33 = 0,r16
	sxt1 r16 = r15
	.mmi
	nop 0
	st1 [r17] = r15
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
