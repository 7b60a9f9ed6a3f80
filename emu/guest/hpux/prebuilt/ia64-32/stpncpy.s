// 336b9051fda6e3e0b3b1857310a873d2 newlib/libc/string/stpncpy.c
	.file	"stpncpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global stpncpy#
	.type	stpncpy#, @function
	.proc stpncpy#
stpncpy:
	.prologue
	.mmb
	addp4 r33 = 0,r33
	addp4 r8 = 0,r32
	nop 0
	.mii
	cmp4.ltu p6, p7 = 3, r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	or r14 = r8, r33
	.mmi
	(p6) addl r15 = 1, r0
	;;
	and r14 = 3, r14
	(p7) mov r15 = r0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L16
.L2:
	.mii
	addp4 r14 = r34, r0
	nop 0
	;;
	mov ar.lc = r14
	;;
.L6:
	.mib
	addp4 r15 = 0,r33
	adds r14 = 1, r8
	br.cloop.sptk.few .L7
	;;
.L8:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L7:
	.mmi
	ld1 r15 = [r15]
	nop 0
	addp4 r14 = 0,r14
	.mii
	adds r16 = -1, r34
	adds r33 = 1, r33
	;;
	sxt1 r17 = r15
	.mmi
	st1 [r8] = r15
	nop 0
	addp4 r15 = 0,r33
	;;
	.mib
	cmp4.eq p6, p7 = 0, r17
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	mov r8 = r14
	nop 0
	mov r34 = r16
	;;
	.mib
	nop 0
	adds r14 = 1, r8
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L8
	;;
.L16:
	.mlx
	adds r14 = -4, r34
	movl r20 = -16843009
	.mlx
	mov r17 = r33
	movl r19 = -2139062144
	;;
	.mii
	nop 0
	extr.u r14 = r14, 2, 30
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	addp4 r33 = 0,r17
	adds r14 = 4, r8
	adds r17 = 4, r17
	;;
	.mmi
	ld4 r16 = [r33]
	nop 0
	addp4 r15 = 0,r14
	;;
	.mii
	andcm r18 = -1, r16
	add r14 = r16, r20
	;;
	and r14 = r18, r14
	;;
	.mmi
	nop 0
	and r14 = r19, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	st4 [r8] = r16
	adds r34 = -4, r34
	.mmb
	nop 0
	mov r8 = r15
	br.cloop.sptk.few .L3
	;;
	.mmi
	addp4 r14 = r34, r0
	nop 0
	addp4 r33 = 0,r17
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L6
.L5:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r16
	add r34 = r34, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
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
	(p7) br.cond.dpnt .L8
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
	br .L8
	.endp stpncpy#
	.ident	"GCC: (GNU) 12.2.0"
