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
	.mmb
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	nop 0
	.mmi
	cmp4.eq p6, p7 = 0, r34
	adds r15 = -4, r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	or r14 = r33, r32
	mov r16 = r32
	nop 0
	.mib
	mov r17 = r33
	extr.u r15 = r15, 2, 30
	(p6) br.cond.dpnt .L14
	;;
	.mlx
	and r14 = 3, r14
	movl r20 = -16843009
	.mlx
	nop 0
	movl r21 = -2139062144
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L18
.L3:
	.mmi
	nop 0
	ld1 r14 = [r32]
	adds r16 = 1, r32
	.mmi
	add r32 = r34, r32
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
	cmp4.eq.or.andcm p6, p7 = 1, r34
	(p6) br.cond.dpnt .L14
	.align 32
.L7:
	.mmi
	addp4 r14 = 0,r16
	nop 0
	addp4 r15 = 0,r33
	.mmi
	adds r16 = 1, r16
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	ld1 r14 = [r14]
	ld1 r15 = [r15]
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
	cmp4.eq.or.andcm p6, p7 = r16, r32
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
	cmp4.ltu p6, p7 = 3, r34
	(p7) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r15
	nop 0
	.align 32
.L5:
	.mmi
	addp4 r32 = 0,r16
	addp4 r33 = 0,r17
	adds r16 = 4, r16
	.mmi
	adds r17 = 4, r17
	;;
	ld4 r15 = [r32]
	nop 0
	.mii
	ld4 r18 = [r33]
	nop 0
	;;
	add r14 = r15, r20
	.mmb
	andcm r19 = -1, r15
	cmp4.eq p6, p7 = r18, r15
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	and r14 = r19, r14
	nop 0
	adds r34 = -4, r34
	;;
	.mib
	cmp4.eq p6, p7 = 0, r34
	and r14 = r21, r14
	(p6) br.cond.dpnt .L14
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L14
	br.cloop.sptk.few .L5
	.mib
	addp4 r32 = 0,r16
	addp4 r33 = 0,r17
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
