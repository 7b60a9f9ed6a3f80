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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	and r14 = 7, r32
	nop 0
	.mii
	adds r15 = 8, r32
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mlx
	mov r38 = r33
	movl r17 = -72340172838076673
	.mlx
	mov r37 = r32
	movl r18 = -9187201950435737472
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	.mmi
	ld8 r14 = [r32]
	;;
	add r16 = r14, r17
	nop 0
	;;
	.mmi
	andcm r14 = r16, r14
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L2
	.align 32
.L6:
	.mmi
	mov r37 = r15
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	add r16 = r14, r17
	;;
	andcm r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
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
	mov r37 = r15
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
