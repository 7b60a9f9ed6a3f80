// 7cc7c592f0ffdbbc8b99633d24dddc42 newlib/libc/string/memccpy.c
	.file	"memccpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memccpy#
	.type	memccpy#, @function
	.proc memccpy#
memccpy:
	.prologue
	.mmi
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mii
	cmp4.geu p6, p7 = 3, r35
	sxt1 r34 = r34
	;;
	or r14 = r33, r32
	.mmb
	mov r17 = r34
	nop 0
	(p6) br.cond.dptk .L2
	;;
	.mmi
	and r14 = 3, r14
	nop 0
	nop 0
	;;
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	.mib
	adds r15 = -4, r35
	dep.z r14 = r34, 8, 24
	(p6) br.cond.dptk .L2
	;;
	.mmi
	add r14 = r14, r34
	nop 0
	extr.u r15 = r15, 2, 30
	.mlx
	mov r18 = r33
	movl r22 = -16843009
	;;
	.mib
	nop 0
	dep.z r20 = r14, 8, 24
	nop 0
	.mlx
	nop 0
	movl r21 = -2139062144
	;;
	.mmi
	add r20 = r20, r34
	nop 0
	mov ar.lc = r15
	;;
	.mii
	nop 0
	dep.z r20 = r20, 8, 24
	;;
	add r20 = r20, r34
	.align 32
.L3:
	.mmi
	addp4 r33 = 0,r18
	adds r14 = 4, r32
	adds r18 = 4, r18
	;;
	.mii
	ld4 r19 = [r33]
	addp4 r15 = 0,r14
	;;
	xor r16 = r20, r19
	;;
	.mii
	add r14 = r22, r16
	andcm r16 = -1, r16
	;;
	and r14 = r16, r14
	;;
	.mmi
	nop 0
	and r14 = r21, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	st4 [r32] = r19
	adds r35 = -4, r35
	.mmb
	nop 0
	mov r32 = r15
	br.cloop.sptk.few .L3
	.mmi
	addp4 r33 = 0,r18
	nop 0
	nop 0
	;;
	.align 32
.L2:
	.mii
	add r35 = r35, r32
	nop 0
	;;
	addp4 r35 = 0,r35
	;;
	.align 32
.L5:
	.mmi
	addp4 r14 = 0,r33
	cmp4.ne p6, p7 = r35, r32
	nop 0
	.mmb
	adds r8 = 1, r32
	adds r33 = 1, r33
	(p7) br.cond.dpnt .L10
	;;
	.mii
	ld1 r14 = [r14]
	addp4 r8 = 0,r8
	;;
	sxt1 r16 = r14
	.mmi
	st1 [r32] = r14
	nop 0
	mov r32 = r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r17, r16
	(p7) br.cond.dptk .L5
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L10:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp memccpy#
	.ident	"GCC: (GNU) 12.2.0"
