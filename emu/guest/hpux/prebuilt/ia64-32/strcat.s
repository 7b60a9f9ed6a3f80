// 50a406678dbd6700652ac18721da4370 newlib/libc/string/strcat.c
	.file	"strcat.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strcat#
	.type	strcat#, @function
	.proc strcat#
strcat:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	addp4 r38 = 0,r33
	;;
	.mlx
	and r14 = 3, r32
	movl r17 = -16843009
	.mlx
	adds r16 = 4, r32
	movl r18 = -2139062144
	;;
	.mib
	mov r37 = r32
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	.mmi
	ld4 r15 = [r32]
	;;
	add r14 = r15, r17
	andcm r15 = -1, r15
	;;
	.mmi
	and r14 = r15, r14
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L2
	.align 32
.L6:
	.mmi
	addp4 r37 = 0,r16
	nop 0
	adds r16 = 4, r16
	;;
	.mmi
	ld4 r15 = [r37]
	;;
	add r14 = r15, r17
	andcm r15 = -1, r15
	;;
	.mmi
	and r14 = r15, r14
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
.L2:
	.mii
	ld1 r14 = [r37]
	adds r15 = 1, r37
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L5
	.align 32
.L7:
	.mmi
	addp4 r37 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r37]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L5:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp strcat#
	.global strcpy#
	.type	strcpy#, @function
	.ident	"GCC: (GNU) 12.2.0"
