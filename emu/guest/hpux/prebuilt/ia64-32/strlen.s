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
	addp4 r32 = 0,r32
	;;
	and r15 = 3, r32
	mov r14 = r32
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L10
	.align 32
.L5:
	.mmi
	addp4 r8 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r8]
	nop 0
	and r17 = 3, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	cmp4.ne p8, p9 = 0, r17
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L16
	(p8) br.cond.dptk .L5
	.mlx
	addp4 r14 = 0,r14
	movl r18 = -16843009
	.mlx
	nop 0
	movl r19 = -2139062144
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r17 = 4, r14
	;;
	.mii
	add r15 = r16, r18
	andcm r16 = -1, r16
	;;
	and r15 = r16, r15
	;;
	.mmi
	nop 0
	and r15 = r19, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dpnt .L6
	.align 32
.L7:
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
	(p6) br.cond.dptk .L9
.L8:
	.mib
	nop 0
	sub r8 = r14, r32
	br.ret.sptk.many b0
	;;
.L16:
	.mib
	nop 0
	sub r8 = r8, r32
	br.ret.sptk.many b0
.L10:
	.mlx
	mov r14 = r32
	movl r18 = -16843009
	.mlx
	nop 0
	movl r19 = -2139062144
	;;
	.mmi
	ld4 r16 = [r14]
	nop 0
	adds r17 = 4, r14
	;;
	.mii
	add r15 = r16, r18
	andcm r16 = -1, r16
	;;
	and r15 = r16, r15
	;;
	.mmi
	nop 0
	and r15 = r19, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L6
	.endp strlen#
	.ident	"GCC: (GNU) 12.2.0"
