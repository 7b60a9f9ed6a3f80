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
	.mii
	addp4 r32 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	zxt1 r18 = r33
	.mmi
	cmp4.eq p8, p9 = 0, r34
	;;
	and r15 = 3, r32
	mov r14 = r32
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r15
	nop 0
	adds r15 = -1, r34
	.bbb
	nop 0
	(p6) br.cond.dpnt .L11
	(p8) br.cond.dpnt .L17
	;;
	.mii
	addp4 r16 = r15, r0
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L4:
	.mmi
	addp4 r8 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r16 = [r8]
	nop 0
	and r17 = 3, r14
	;;
	.mib
	cmp4.eq p6, p7 = r18, r16
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	cmp4.ne p6, p7 = 0, r17
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
	addp4 r32 = 0,r14
	adds r14 = -4, r15
	zxt1 r33 = r33
	.mlx
	cmp4.geu p6, p7 = 3, r15
	movl r20 = -16843009
	;;
	.mib
	nop 0
	dep.z r19 = r33, 8, 24
	nop 0
	.mlx
	mov r17 = r32
	movl r21 = -2139062144
	;;
	.mib
	add r19 = r19, r33
	extr.u r14 = r14, 2, 30
	(p6) br.cond.dptk .L6
	;;
.L21:
	.mii
	nop 0
	dep.z r16 = r19, 16, 16
	nop 0
	;;
	.mmi
	nop 0
	add r19 = r19, r16
	mov ar.lc = r14
	.align 32
.L9:
	.mmi
	addp4 r32 = 0,r17
	nop 0
	adds r17 = 4, r17
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	xor r14 = r19, r14
	nop 0
	;;
	.mii
	add r16 = r20, r14
	andcm r14 = -1, r14
	;;
	and r14 = r14, r16
	;;
	.mmi
	nop 0
	and r14 = r21, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	adds r15 = -4, r15
	br.cloop.sptk.few .L9
	.mmi
	addp4 r32 = 0,r17
	nop 0
	nop 0
	;;
.L6:
	.mmi
	cmp4.ne p6, p7 = 0, r15
	nop 0
	mov r14 = r32
	.mmb
	add r32 = r15, r32
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	(p6) sub r32 = r32, r14, 1
	nop 0
	;;
	.mii
	(p6) addp4 r32 = r32, r0
	nop 0
	;;
	(p6) mov ar.lc = r32
	.align 32
.L10:
	.mmi
	addp4 r8 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r8]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r18, r15
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
	mov r17 = r32
	movl r20 = -16843009
	;;
	.mmi
	adds r14 = -4, r15
	nop 0
	dep.z r19 = r33, 8, 24
	.mlx
	cmp4.geu p6, p7 = 3, r15
	movl r21 = -2139062144
	;;
	.mib
	add r19 = r19, r33
	extr.u r14 = r14, 2, 30
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L21
	.endp memchr#
	.ident	"GCC: (GNU) 12.2.0"
