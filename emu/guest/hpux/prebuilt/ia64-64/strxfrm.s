// b76b8e17ebfe678646239b993d72cf3c newlib/libc/string/strxfrm.c
	.file	"strxfrm.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strxfrm#
	.type	strxfrm#, @function
	.proc strxfrm#
strxfrm:
	.prologue
	.mmi
	nop 0
	adds r14 = -1, r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	mov r8 = r0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mii
	ld1 r14 = [r33]
	adds r33 = 1, r33
	;;
	sxt1 r15 = r14
	.mmi
	nop 0
	st1 [r32] = r14, 1
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	adds r8 = 1, r8
	br.cloop.sptk.few .L4
.L2:
	.mmi
	ld1 r15 = [r33]
	nop 0
	adds r14 = 1, r33
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	nop 0
	(p6) mov r8 = r34
	(p6) br.cond.dpnt .L1
	;;
	.align 32
.L5:
	.mmi
	ld1 r15 = [r14]
	mov r8 = r14
	adds r14 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L5
	.mii
	sub r34 = r34, r33
	nop 0
	;;
	add r8 = r8, r34
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp strxfrm#
	.ident	"GCC: (GNU) 12.2.0"
