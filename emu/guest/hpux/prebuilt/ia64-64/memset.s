// a9275418222a2dfc3be323153ee0e851 newlib/libc/string/memset.c
	.file	"memset.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memset#
	.type	memset#, @function
	.proc memset#
memset:
	.prologue
	.mmi
	cmp.ne p8, p9 = 0, r34
	and r16 = 7, r32
	adds r15 = -1, r34
	.mmi
	mov r8 = r32
	mov r14 = r32
	sxt1 r18 = r33
	;;
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	cmp.eq p6, p7 = 0, r16
	.bbb
	nop 0
	(p6) br.cond.dpnt .L14
	(p9) br.cond.dpnt .L18
	;;
	.mii
	nop 0
	(p8) mov ar.lc = r15
	nop 0
	.align 32
.L4:
	.mmi
	mov r17 = r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	and r16 = 7, r14
	st1 [r17] = r18
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	adds r15 = -1, r15
	br.cloop.sptk.few .L4
	;;
.L18:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L14:
	.mmi
	mov r15 = r34
	nop 0
	nop 0
	;;
	.align 32
.L2:
	.mii
	nop 0
	zxt1 r18 = r33
	adds r20 = -32, r15
	.mmb
	nop 0
	cmp.ltu p6, p7 = 7, r15
	(p7) br.cond.dptk .L11
	;;
	.mii
	nop 0
	shl r17 = r18, 8
	and r20 = -32, r20
	.mmb
	nop 0
	cmp.geu p6, p7 = 31, r15
	nop 0
	;;
	.mmi
	add r16 = r17, r18
	mov r18 = r20
	adds r20 = 32, r20
	;;
	.mii
	nop 0
	shl r17 = r16, 16
	shr.u r18 = r18, 5
	.mmi
	add r20 = r14, r20
	;;
	add r17 = r17, r16
	mov ar.lc = r18
	;;
	.mii
	nop 0
	shl r16 = r17, 32
	nop 0
	;;
	.mib
	nop 0
	add r17 = r17, r16
	(p6) br.cond.dpnt .L15
	.align 32
.L10:
	.mmi
	mov r19 = r14
	adds r18 = 16, r14
	adds r16 = 24, r14
	.mmi
	adds r14 = 32, r14
	;;
	st8 [r19] = r17, 8
	nop 0
	.mii
	st8 [r18] = r17
	nop 0
	;;
	nop 0
	.mmb
	st8 [r19] = r17
	st8 [r16] = r17
	br.cloop.sptk.few .L10
	.mmi
	and r16 = 24, r15
	nop 0
	and r15 = 31, r15
	;;
	.mib
	cmp.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	adds r14 = -8, r15
	;;
	and r14 = -8, r14
	nop 0
	;;
	.mii
	adds r14 = 8, r14
	nop 0
	;;
	add r14 = r20, r14
.L12:
	.mmi
	mov r16 = r20
	nop 0
	adds r20 = 8, r20
	;;
	.mib
	st8 [r16] = r17
	cmp.ne p6, p7 = r20, r14
	(p6) br.cond.dptk .L12
	.mmi
	and r15 = 7, r15
	nop 0
	nop 0
	;;
.L11:
	.mmi
	cmp.ne p6, p7 = 0, r15
	nop 0
	adds r17 = -1, r15
	.mib
	nop 0
	sxt1 r16 = r33
	(p7) br.cond.dpnt .L18
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r17
	nop 0
	;;
	.align 32
.L13:
	.mib
	st1 [r14] = r16
	adds r14 = 1, r14
	br.cloop.sptk.few .L13
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L15:
	.mii
	mov r20 = r14
	adds r14 = -8, r15
	;;
	and r14 = -8, r14
	;;
	.mmi
	nop 0
	adds r14 = 8, r14
	nop 0
	;;
	.mib
	nop 0
	add r14 = r20, r14
	br .L12
	.endp memset#
	.ident	"GCC: (GNU) 12.2.0"
