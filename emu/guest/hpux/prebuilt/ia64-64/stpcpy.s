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
	or r14 = r32, r33
	movl r17 = -72340172838076673
	.mlx
	adds r16 = 8, r33
	movl r18 = -9187201950435737472
	;;
	.mmi
	nop 0
	and r14 = 7, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mmi
	ld8 r15 = [r33]
	;;
	add r14 = r15, r17
	nop 0
	;;
	.mmi
	andcm r14 = r14, r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L4
	.align 32
.L3:
	.mmi
	st8 [r32] = r15
	nop 0
	mov r33 = r16
	.mii
	ld8 r15 = [r16], 8
	adds r32 = 8, r32
	;;
	add r14 = r15, r17
	;;
	.mmi
	andcm r14 = r14, r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	.align 32
.L4:
	.mmi
	ld1 r14 = [r33]
	mov r8 = r32
	adds r33 = 1, r33
	;;
	.mii
	nop 0
	sxt1 r15 = r14
	nop 0
	.mmi
	st1 [r32] = r14, 1
	nop 0
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
