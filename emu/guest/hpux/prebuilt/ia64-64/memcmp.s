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
	nop 0
	or r17 = r33, r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	nop 0
	cmp.ltu p6, p7 = 7, r34
	(p7) br.cond.dptk .L6
	;;
	.mmi
	adds r16 = -8, r34
	and r17 = 7, r17
	mov r15 = r32
	.mii
	mov r14 = r33
	adds r18 = -1, r34
	;;
	shr.u r16 = r16, 3
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L3
	;;
	.mii
	nop 0
	mov ar.lc = r16
	nop 0
	.align 32
.L7:
	.mmi
	mov r33 = r14
	nop 0
	mov r32 = r15
	.mmi
	ld8 r16 = [r14], 8
	ld8 r17 = [r15], 8
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r16, r17
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	adds r34 = -8, r34
	br.cloop.sptk.few .L7
	.mmi
	nop 0
	mov r32 = r15
	mov r33 = r14
	;;
	.align 32
.L6:
	.mib
	adds r18 = -1, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L12
	;;
.L3:
	.mii
	nop 0
	mov ar.lc = r18
	nop 0
	.align 32
.L9:
	.mmi
	ld1 r8 = [r32], 1
	ld1 r14 = [r33], 1
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r14, r8
	(p7) br.cond.dpnt .L15
	br.cloop.sptk.few .L9
	;;
.L12:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L15:
	.mib
	sub r8 = r8, r14
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp memcmp#
	.ident	"GCC: (GNU) 12.2.0"
