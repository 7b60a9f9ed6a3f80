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
	.mmb
	addp4 r8 = 0,r32
	addp4 r33 = 0,r33
	nop 0
	.mmi
	addp4 r14 = r34, r0
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mii
	mov r15 = r8
	mov ar.lc = r14
	addp4 r16 = 0,r33
	;;
	.mib
	nop 0
	adds r14 = 4, r15
	br.cloop.sptk.few .L4
	;;
.L9:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L4:
	.mmi
	ld4 r16 = [r16]
	addp4 r14 = 0,r14
	adds r17 = -1, r34
	.mmi
	adds r33 = 4, r33
	;;
	st4 [r15] = r16
	mov r15 = r14
	.mmb
	cmp4.ne p6, p7 = 0, r16
	addp4 r16 = 0,r33
	(p7) br.cond.dpnt .L12
	;;
	.mib
	mov r34 = r17
	adds r14 = 4, r15
	br.cloop.sptk.few .L4
	.mib
	nop 0
	nop 0
	br .L9
	;;
.L12:
	.mib
	adds r34 = -2, r34
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.spnt .L9
	;;
	.mii
	addp4 r34 = r34, r0
	nop 0
	;;
	mov ar.lc = r34
	.align 32
.L3:
	.mii
	mov r15 = r14
	adds r14 = 4, r14
	;;
	addp4 r14 = 0,r14
	.mmb
	nop 0
	st4 [r15] = r0
	br.cloop.sptk.few .L3
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp wcsncpy#
	.ident	"GCC: (GNU) 12.2.0"
