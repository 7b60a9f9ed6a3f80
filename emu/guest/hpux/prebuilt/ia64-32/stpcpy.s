// 533d379cb683cbfc60c484ef7fb4dc25 newlib/libc/string/stpcpy.c
	.file	"stpcpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global stpcpy#
	.type	stpcpy#, @function
	.proc stpcpy#
stpcpy:
	.prologue
	.body
	.mlx
	addp4 r33 = 0,r33
	movl r18 = -16843009
	.mlx
	addp4 r32 = 0,r32
	movl r19 = -2139062144
	;;
	.mii
	or r14 = r32, r33
	adds r16 = 4, r33
	;;
	and r14 = 3, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mmi
	ld4 r15 = [r33]
	;;
	add r14 = r15, r18
	andcm r17 = -1, r15
	;;
	.mmi
	and r14 = r17, r14
	;;
	and r14 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	.align 32
.L3:
	.mmi
	addp4 r33 = 0,r16
	st4 [r32] = r15
	adds r14 = 4, r32
	.mmi
	adds r16 = 4, r16
	;;
	ld4 r15 = [r33]
	addp4 r32 = 0,r14
	;;
	.mii
	andcm r17 = -1, r15
	add r14 = r15, r18
	;;
	and r14 = r17, r14
	;;
	.mmi
	nop 0
	and r14 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	.align 32
.L4:
	.mmi
	ld1 r14 = [r33]
	adds r15 = 1, r33
	addp4 r8 = 0,r32
	.mmi
	adds r32 = 1, r32
	;;
	addp4 r33 = 0,r15
	sxt1 r15 = r14
	.mmi
	nop 0
	st1 [r8] = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp stpcpy#
	.ident	"GCC: (GNU) 12.2.0"
