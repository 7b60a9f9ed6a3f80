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
	.mmi
	or r14 = r32, r33
	cmp.ltu p6, p7 = 7, r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	mov r8 = r32
	;;
	and r14 = 7, r14
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
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
	(p7) br.cond.dpnt .L15
.L2:
	.mii
	nop 0
	mov ar.lc = r34
	nop 0
	;;
.L6:
	.mib
	nop 0
	mov r14 = r8
	br.cloop.sptk.few .L7
	;;
.L8:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L7:
	.mmi
	ld1 r15 = [r33], 1
	nop 0
	adds r16 = -1, r34
	;;
	.mmi
	st1 [r14] = r15, 1
	nop 0
	sxt1 r17 = r15
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
	mov r14 = r8
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L8
	;;
.L15:
	.mlx
	adds r14 = -8, r34
	movl r19 = -72340172838076673
	.mlx
	mov r17 = r33
	movl r18 = -9187201950435737472
	;;
	.mii
	nop 0
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	ld8 r15 = [r17]
	nop 0
	mov r16 = r8
	.mii
	mov r33 = r17
	adds r17 = 8, r17
	;;
	add r14 = r15, r19
	;;
	.mmi
	andcm r14 = r14, r15
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	st8 [r16] = r15, 8
	adds r34 = -8, r34
	br.cloop.sptk.few .L11
	;;
	.mmb
	nop 0
	mov r33 = r17
	nop 0
	.mib
	mov r8 = r16
	mov ar.lc = r34
	br .L6
	;;
.L11:
	.mib
	nop 0
	mov r8 = r16
	br .L3
	;;
.L5:
	.mib
	cmp.ne p6, p7 = 0, r16
	add r34 = r8, r34
	(p7) br.cond.dpnt .L8
	;;
	.mii
	(p6) sub r34 = r34, r14, 1
	nop 0
	;;
	(p6) mov ar.lc = r34
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
	.endp stpncpy#
	.ident	"GCC: (GNU) 12.2.0"
