// 46115066a5f0b33a9e72749004c50b46 newlib/libc/string/strncpy.c
	.file	"strncpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strncpy#
	.type	strncpy#, @function
	.proc strncpy#
strncpy:
	.prologue
	.mmi
	or r14 = r33, r32
	cmp.ltu p6, p7 = 7, r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	mov r8 = r32
	nop 0
	mov r15 = r32
	;;
	.mmi
	and r14 = 7, r14
	nop 0
	(p6) addl r16 = 1, r0
	;;
	.mii
	(p7) mov r16 = r0
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L17
.L2:
	.mii
	nop 0
	mov ar.lc = r34
	nop 0
	;;
.L5:
	.mib
	nop 0
	mov r14 = r15
	br.cloop.sptk.few .L7
	;;
.L14:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L7:
	.mmi
	ld1 r16 = [r33], 1
	nop 0
	adds r17 = -1, r34
	;;
	.mmi
	st1 [r14] = r16, 1
	nop 0
	sxt1 r18 = r16
	;;
	.mib
	cmp4.ne p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	mov r15 = r14
	nop 0
	mov r34 = r17
	;;
	.mib
	nop 0
	mov r14 = r15
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L14
.L18:
	.mib
	cmp.ne p6, p7 = 0, r17
	add r15 = r15, r34
	(p7) br.cond.spnt .L14
	;;
	.mii
	(p6) sub r15 = r15, r14, 1
	nop 0
	;;
	(p6) mov ar.lc = r15
	;;
	.align 32
.L9:
	.mib
	st1 [r14] = r0
	adds r14 = 1, r14
	br.cloop.sptk.few .L9
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L17:
	.mlx
	adds r14 = -8, r34
	movl r20 = -72340172838076673
	.mlx
	mov r18 = r33
	movl r19 = -9187201950435737472
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	ld8 r16 = [r18]
	nop 0
	mov r17 = r15
	.mii
	mov r33 = r18
	adds r18 = 8, r18
	;;
	add r14 = r16, r20
	;;
	.mmi
	andcm r14 = r14, r16
	;;
	and r14 = r19, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	st8 [r17] = r16, 8
	adds r34 = -8, r34
	br.cloop.sptk.few .L11
	;;
	.mmb
	nop 0
	mov r33 = r18
	nop 0
	.mib
	mov r15 = r17
	mov ar.lc = r34
	br .L5
	;;
.L11:
	.mib
	nop 0
	mov r15 = r17
	br .L3
	.endp strncpy#
	.ident	"GCC: (GNU) 12.2.0"
