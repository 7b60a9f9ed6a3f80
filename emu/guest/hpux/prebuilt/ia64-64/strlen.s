// f9d7b49fa5ba664e3aa463d95f041255 newlib/libc/string/strlen.c
	.file	"strlen.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strlen#
	.type	strlen#, @function
	.proc strlen#
strlen:
	.prologue
	.body
	.mmi
	and r15 = 7, r32
	nop 0
	mov r14 = r32
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L2
	.align 32
.L5:
	.mmi
	mov r8 = r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r8]
	nop 0
	and r17 = 7, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	cmp.ne p8, p9 = 0, r17
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L17
	(p8) br.cond.dptk .L5
.L2:
	.mlx
	ld8 r15 = [r14]
	movl r18 = -72340172838076673
	.mlx
	adds r16 = 8, r14
	movl r19 = -9187201950435737472
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
	cmp.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L6
	.align 32
.L7:
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
	(p6) br.cond.dptk .L7
.L6:
	.mii
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L8
	.align 32
.L9:
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
	(p6) br.cond.dptk .L9
.L8:
	.mib
	nop 0
	sub r8 = r14, r32
	br.ret.sptk.many b0
	;;
.L17:
	.mib
	nop 0
	sub r8 = r8, r32
	br.ret.sptk.many b0
	.endp strlen#
	.ident	"GCC: (GNU) 12.2.0"
