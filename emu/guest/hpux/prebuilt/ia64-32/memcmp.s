// 0d685663e62b6295d9af6b0784b4d286 newlib/libc/string/memcmp.c
	.file	"memcmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memcmp#
	.type	memcmp#, @function
	.proc memcmp#
memcmp:
	.prologue
	.mmi
	addp4 r32 = 0,r32
	addp4 r33 = 0,r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	cmp4.ltu p6, p7 = 3, r34
	nop 0
	(p7) br.cond.dptk .L6
	;;
	.mii
	or r16 = r33, r32
	nop 0
	;;
	and r16 = 3, r16
	;;
	.mmi
	mov r14 = r33
	cmp4.eq p6, p7 = 0, r16
	nop 0
	.mmb
	adds r17 = -4, r34
	mov r15 = r32
	(p6) br.cond.dptk .L16
	;;
	.mmi
	(p7) adds r14 = -1, r34
	nop 0
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L9:
	.mmi
	addp4 r15 = 0,r32
	nop 0
	addp4 r14 = 0,r33
	.mmi
	adds r32 = 1, r32
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	ld1 r8 = [r15]
	ld1 r14 = [r14]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r14, r8
	(p7) br.cond.dpnt .L17
	br.cloop.sptk.few .L9
	;;
.L12:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L16:
	.mii
	nop 0
	extr.u r17 = r17, 2, 30
	;;
	mov ar.lc = r17
	.align 32
.L7:
	.mmi
	addp4 r33 = 0,r14
	nop 0
	addp4 r32 = 0,r15
	.mmi
	adds r14 = 4, r14
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	ld4 r17 = [r32]
	ld4 r16 = [r33]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r16, r17
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	adds r34 = -4, r34
	br.cloop.sptk.few .L7
	.mmi
	nop 0
	addp4 r32 = 0,r15
	addp4 r33 = 0,r14
	;;
	.align 32
.L6:
	.mib
	adds r14 = -1, r34
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L9
	;;
.L17:
	.mib
	sub r8 = r8, r14
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp memcmp#
	.ident	"GCC: (GNU) 12.2.0"
