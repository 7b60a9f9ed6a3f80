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
	.mmb
	addp4 r8 = 0,r32
	addp4 r33 = 0,r33
	nop 0
	.mmi
	cmp4.ltu p6, p7 = 3, r34
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	or r14 = r33, r8
	(p6) addl r16 = 1, r0
	mov r15 = r8
	;;
	.mii
	and r14 = 3, r14
	(p7) mov r16 = r0
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L18
.L2:
	.mii
	addp4 r14 = r34, r0
	nop 0
	;;
	mov ar.lc = r14
	;;
.L5:
	.mib
	addp4 r16 = 0,r33
	adds r14 = 1, r15
	br.cloop.sptk.few .L7
	;;
.L14:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L7:
	.mmi
	ld1 r16 = [r16]
	nop 0
	addp4 r14 = 0,r14
	.mii
	adds r17 = -1, r34
	adds r33 = 1, r33
	;;
	sxt1 r18 = r16
	.mmi
	st1 [r15] = r16
	nop 0
	addp4 r16 = 0,r33
	;;
	.mib
	cmp4.ne p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mmi
	mov r15 = r14
	nop 0
	mov r34 = r17
	;;
	.mib
	nop 0
	adds r14 = 1, r15
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L14
.L19:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r17
	add r34 = r34, r15
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L14
	;;
	.mmi
	(p6) addp4 r34 = 0,r34
	nop 0
	nop 0
	.align 32
.L9:
	.mii
	adds r16 = 1, r14
	mov r15 = r14
	;;
	addp4 r14 = 0,r16
	.mii
	st1 [r15] = r0
	nop 0
	;;
	adds r16 = 1, r14
	.mmb
	mov r15 = r14
	cmp4.ne p6, p7 = r34, r14
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	addp4 r14 = 0,r16
	st1 [r15] = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r14
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L14
.L18:
	.mlx
	adds r14 = -4, r34
	movl r21 = -16843009
	.mlx
	mov r18 = r33
	movl r20 = -2139062144
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	addp4 r33 = 0,r18
	adds r14 = 4, r15
	adds r18 = 4, r18
	;;
	.mmi
	ld4 r17 = [r33]
	nop 0
	addp4 r16 = 0,r14
	;;
	.mii
	andcm r19 = -1, r17
	add r14 = r17, r21
	;;
	and r14 = r19, r14
	;;
	.mmi
	nop 0
	and r14 = r20, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	st4 [r15] = r17
	adds r34 = -4, r34
	.mmb
	nop 0
	mov r15 = r16
	br.cloop.sptk.few .L3
	;;
	.mmi
	addp4 r14 = r34, r0
	nop 0
	addp4 r33 = 0,r18
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L5
	.endp strncpy#
	.ident	"GCC: (GNU) 12.2.0"
