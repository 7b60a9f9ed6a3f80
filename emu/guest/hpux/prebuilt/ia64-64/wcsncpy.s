// 614c4cd2e5e4a03e497e442a035ba5b4 newlib/libc/string/wcsncpy.c
	.file	"wcsncpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcsncpy#
	.type	wcsncpy#, @function
	.proc wcsncpy#
wcsncpy:
	.prologue
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	mov r8 = r32
	.mmi
	mov r14 = r32
	;;
	nop 0
	mov ar.lc = r34
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L4
	;;
.L9:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L4:
	.mmi
	ld4 r15 = [r33], 4
	nop 0
	adds r16 = -1, r34
	;;
	.mib
	st4 [r14] = r15, 4
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L12
	;;
	.mib
	nop 0
	mov r34 = r16
	br.cloop.sptk.few .L4
	.mib
	nop 0
	nop 0
	br .L9
	;;
.L12:
	.mmi
	nop 0
	adds r34 = -2, r34
	cmp.ne p6, p7 = 0, r16
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L9
	;;
	.mii
	nop 0
	mov ar.lc = r34
	nop 0
	;;
	.align 32
.L3:
	.mib
	st4 [r14] = r0
	adds r14 = 4, r14
	br.cloop.sptk.few .L3
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp wcsncpy#
	.ident	"GCC: (GNU) 12.2.0"
