// 7066f801bc88d39d9c3440b72f5acadb newlib/libc/string/strncmp.c
	.file	"strncmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strncmp#
	.type	strncmp#, @function
	.proc strncmp#
strncmp:
	.prologue
	.mmi
	or r16 = r33, r32
	cmp.eq p6, p7 = 0, r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	adds r14 = -8, r34
	mov r17 = r32
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	and r16 = 7, r16
	mov r15 = r33
	shr.u r14 = r14, 3
	.mlx
	nop 0
	movl r19 = -72340172838076673
	;;
	.mlx
	nop 0
	movl r20 = -9187201950435737472
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L18
.L3:
	.mmi
	nop 0
	ld1 r14 = [r32]
	adds r16 = 1, r32
	.mmi
	add r32 = r32, r34
	ld1 r15 = [r33]
	adds r33 = 1, r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r17 = r14
	nop 0
	.mmb
	mov r18 = r15
	cmp4.ne p8, p9 = r15, r14
	(p8) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = 1, r34
	(p6) br.cond.dpnt .L14
	.align 32
.L7:
	.mmi
	ld1 r14 = [r16], 1
	ld1 r15 = [r33], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	mov r17 = r14
	nop 0
	.mmb
	mov r18 = r15
	cmp4.eq p8, p9 = r15, r14
	(p9) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = r16, r32
	(p7) br.cond.dptk .L7
.L14:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L18:
	.mib
	nop 0
	cmp.ltu p6, p7 = 7, r34
	(p7) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r14
	nop 0
	.align 32
.L5:
	.mmi
	ld8 r16 = [r17]
	mov r33 = r15
	mov r32 = r17
	.mmi
	adds r17 = 8, r17
	ld8 r18 = [r15], 8
	nop 0
	;;
	.mib
	add r14 = r16, r19
	cmp.eq p6, p7 = r18, r16
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	andcm r14 = r14, r16
	nop 0
	adds r34 = -8, r34
	;;
	.mib
	and r14 = r20, r14
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L14
	;;
	.mbb
	cmp.ne p8, p9 = 0, r14
	(p8) br.cond.dpnt .L14
	br.cloop.sptk.few .L5
	.mib
	mov r32 = r17
	mov r33 = r15
	br .L3
.L6:
	.mii
	nop 0
	zxt1 r17 = r17
	zxt1 r18 = r18
	;;
	.mib
	sub r8 = r17, r18
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp strncmp#
	.ident	"GCC: (GNU) 12.2.0"
