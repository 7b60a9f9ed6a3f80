// 57ff3c6c1bd031d6d2c47700e8936dd9 newlib/libc/string/strpbrk.c
	.file	"strpbrk.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strpbrk#
	.type	strpbrk#, @function
	.proc strpbrk#
strpbrk:
	.prologue
	.body
	.mii
	ld1 r14 = [r32]
	mov r8 = r32
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r17 = r14
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	nop 0
	sxt1 r18 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p7) br.cond.dpnt .L15
	.align 32
.L7:
	.mmi
	nop 0
	mov r15 = r33
	mov r16 = r18
	;;
	.align 32
.L5:
	.mib
	cmp4.eq p6, p7 = r17, r16
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r16 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	.mmi
	adds r8 = 1, r8
	;;
	ld1 r14 = [r8]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r17 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	.align 32
.L4:
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	(p7) mov r8 = r0
.L11:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L15:
	.mmi
	adds r8 = 1, r8
	;;
	ld1 r14 = [r8]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L15
	.mmi
	mov r15 = r33
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br .L11
	.endp strpbrk#
	.ident	"GCC: (GNU) 12.2.0"
