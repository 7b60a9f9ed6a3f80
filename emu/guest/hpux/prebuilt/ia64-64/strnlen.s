// d2d836b15255038c3fd85576dec31d74 newlib/libc/string/strnlen.c
	.file	"strnlen.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strnlen#
	.type	strnlen#, @function
	.proc strnlen#
strnlen:
	.prologue
	.mmb
	add r14 = r32, r33
	cmp.ne p6, p7 = 0, r33
	nop 0
	.mii
	mov r15 = r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	sub r14 = r14, r32, 1
	.mmb
	(p7) mov r8 = r0
	nop 0
	(p7) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L4:
	.mmi
	mov r8 = r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	ld1 r14 = [r8]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L9
	br.cloop.sptk.few .L4
	.mmi
	sub r8 = r15, r32
	nop 0
	nop 0
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
.L9:
	.mib
	sub r8 = r8, r32
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp strnlen#
	.ident	"GCC: (GNU) 12.2.0"
