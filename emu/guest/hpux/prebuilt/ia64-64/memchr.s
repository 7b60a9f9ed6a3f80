// 1e65d3e2d70777a335d4a85f71ce6c29 newlib/libc/string/memchr.c
	.file	"memchr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memchr#
	.type	memchr#, @function
	.proc memchr#
memchr:
	.prologue
	.mmi
	adds r15 = -1, r34
	and r16 = 7, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	mov r14 = r32
	cmp.eq p8, p9 = 0, r34
	zxt1 r18 = r33
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r16
	mov ar.lc = r15
	.bbb
	nop 0
	(p6) br.cond.dpnt .L11
	(p8) br.cond.dpnt .L17
	.align 32
.L4:
	.mmi
	mov r8 = r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r16 = [r8]
	nop 0
	and r17 = 7, r14
	;;
	.mib
	cmp4.eq p6, p7 = r18, r16
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	cmp.ne p6, p7 = 0, r17
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	adds r15 = -1, r15
	br.cloop.sptk.few .L4
.L17:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
	;;
.L3:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L20:
	.mmi
	mov r32 = r14
	adds r14 = -8, r15
	zxt1 r33 = r33
	.mlx
	cmp.geu p6, p7 = 7, r15
	movl r20 = -72340172838076673
	;;
	.mmi
	nop 0
	mov r16 = r32
	shl r17 = r33, 8
	.mib
	nop 0
	shr.u r14 = r14, 3
	(p6) br.cond.dptk .L6
	;;
.L21:
	.mmi
	nop 0
	add r17 = r17, r33
	mov ar.lc = r14
	.mlx
	nop 0
	movl r21 = -9187201950435737472
	;;
	.mii
	nop 0
	shl r19 = r17, 16
	;;
	add r19 = r19, r17
	;;
	.mii
	nop 0
	shl r14 = r19, 32
	;;
	add r19 = r19, r14
	.align 32
.L9:
	.mmi
	mov r32 = r16
	ld8 r14 = [r16], 8
	nop 0
	;;
	.mmi
	xor r14 = r14, r19
	;;
	add r17 = r14, r20
	nop 0
	;;
	.mmi
	andcm r14 = r17, r14
	;;
	and r14 = r21, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	adds r15 = -8, r15
	br.cloop.sptk.few .L9
	.mmi
	mov r32 = r16
	nop 0
	nop 0
	;;
.L6:
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	(p6) add r15 = r32, r15
	nop 0
	;;
	.mii
	(p6) sub r15 = r15, r32, 1
	nop 0
	;;
	(p6) mov ar.lc = r15
	.align 32
.L10:
	.mmi
	mov r8 = r32
	ld1 r14 = [r32], 1
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r18, r14
	(p6) br.cond.dpnt .L3
	br.cloop.sptk.few .L10
	.mib
	nop 0
	mov r8 = r0
	br .L3
.L11:
	.mmi
	mov r15 = r34
	nop 0
	zxt1 r33 = r33
	.mlx
	mov r16 = r32
	movl r20 = -72340172838076673
	;;
	.mmi
	adds r14 = -8, r15
	nop 0
	shl r17 = r33, 8
	.mmb
	cmp.geu p6, p7 = 7, r15
	nop 0
	(p6) br.cond.dptk .L6
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	nop 0
	.mib
	nop 0
	nop 0
	br .L21
	.endp memchr#
	.ident	"GCC: (GNU) 12.2.0"
