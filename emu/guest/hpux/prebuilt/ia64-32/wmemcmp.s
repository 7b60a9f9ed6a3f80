// a54d16fe84796602211e8f7f9ab3baa5 newlib/libc/string/wmemcmp.c
	.file	"wmemcmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wmemcmp#
	.type	wmemcmp#, @function
	.proc wmemcmp#
wmemcmp:
	.prologue
	.mmb
	adds r14 = -1, r34
	addp4 r32 = 0,r32
	nop 0
	.mii
	addp4 r33 = 0,r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	cmp4.eq p6, p7 = 0, r34
	;;
	.mib
	nop 0
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L5
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mmi
	addp4 r15 = 0,r32
	nop 0
	addp4 r14 = 0,r33
	.mmi
	adds r32 = 4, r32
	nop 0
	adds r33 = 4, r33
	;;
	.mmi
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dpnt .L10
	br.cloop.sptk.few .L4
	;;
.L5:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L10:
	.mii
	cmp4.geu p6, p7 = r14, r15
	mov ar.lc = r2
	;;
	(p6) addl r8 = -1, r0
	;;
	.mib
	nop 0
	(p7) addl r8 = 1, r0
	br.ret.sptk.many b0
	.endp wmemcmp#
	.ident	"GCC: (GNU) 12.2.0"
