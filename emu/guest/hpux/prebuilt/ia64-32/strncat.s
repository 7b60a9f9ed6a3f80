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
	.body
	.mlx
	addp4 r8 = 0,r32
	movl r18 = -16843009
	.mlx
	addp4 r33 = 0,r33
	movl r19 = -2139062144
	;;
	.mmi
	and r15 = 3, r8
	adds r17 = 4, r8
	mov r14 = r8
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L2
	.mmi
	ld4 r15 = [r8]
	;;
	add r14 = r15, r18
	andcm r15 = -1, r15
	;;
	.mmi
	and r14 = r15, r14
	;;
	and r14 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L19
	.align 32
.L6:
	.mmi
	addp4 r14 = 0,r17
	nop 0
	adds r17 = 4, r17
	;;
	.mmi
	ld4 r16 = [r14]
	;;
	add r15 = r16, r18
	andcm r16 = -1, r16
	;;
	.mmi
	and r15 = r16, r15
	;;
	and r15 = r19, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
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
	addp4 r14 = 0,r16
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
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r34
	add r18 = r34, r14
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	(p6) addp4 r18 = 0,r18
	nop 0
	nop 0
	.align 32
.L10:
	.mmi
	addp4 r16 = 0,r33
	adds r15 = 1, r14
	adds r33 = 1, r33
	;;
	.mii
	ld1 r16 = [r16]
	addp4 r15 = 0,r15
	;;
	sxt1 r17 = r16
	.mmi
	st1 [r14] = r16
	cmp4.ne p8, p9 = r18, r15
	mov r14 = r15
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.dpnt .L9
	(p8) br.cond.dptk .L10
	.mmi
	st1 [r15] = r0
	nop 0
	nop 0
.L9:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L19:
	.mmi
	mov r14 = r8
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
