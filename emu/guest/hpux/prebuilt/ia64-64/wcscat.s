// 56826eab78f26674529cde6a8f9d7644 newlib/libc/string/wcscat.c
	.file	"wcscat.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcscat#
	.type	wcscat#, @function
	.proc wcscat#
wcscat:
	.prologue
	.body
	.mmi
	ld4 r14 = [r32]
	adds r15 = 4, r32
	mov r8 = r32
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r32
	(p6) br.cond.dpnt .L2
	;;
	.align 32
.L3:
	.mmi
	mov r14 = r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	ld4 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
.L2:
	.mmi
	ld4 r16 = [r33]
	nop 0
	adds r33 = 4, r33
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L4
	.align 32
.L5:
	.mmi
	st4 [r14] = r16
	ld4 r16 = [r33], 4
	adds r14 = 4, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L5
.L4:
	.mib
	st4 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp wcscat#
	.ident	"GCC: (GNU) 12.2.0"
