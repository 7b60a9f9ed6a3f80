// bb958555e1baed43e1511b062bd679a2 newlib/libc/string/wcsncmp.c
	.file	"wcsncmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcsncmp#
	.type	wcsncmp#, @function
	.proc wcsncmp#
wcsncmp:
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
	(p6) br.cond.dpnt .L6
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mmi
	addp4 r14 = 0,r32
	adds r15 = 4, r33
	adds r32 = 4, r32
	;;
	.mmi
	ld4 r8 = [r14]
	ld4 r14 = [r33]
	addp4 r33 = 0,r15
	;;
	.mib
	cmp4.eq p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L6
	br.cloop.sptk.few .L4
	;;
.L6:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L10:
	.mib
	sub r8 = r8, r14
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp wcsncmp#
	.ident	"GCC: (GNU) 12.2.0"
