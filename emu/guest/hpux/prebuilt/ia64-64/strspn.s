// e350f6a59ea2636d80a29a987ac140cf newlib/libc/string/strspn.c
	.file	"strspn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strspn#
	.type	strspn#, @function
	.proc strspn#
strspn:
	.prologue
	.body
	.mmi
	ld1 r14 = [r32]
	adds r18 = 1, r33
	mov r8 = r32
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	mov r16 = r18
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r17 = r14
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld1 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	mov r19 = r14
	.mmb
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	mov r15 = r19
	nop 0
	nop 0
	;;
	.align 32
.L4:
	.mib
	cmp4.eq p6, p7 = r15, r17
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld1 r14 = [r16], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
.L10:
	.mib
	nop 0
	sub r8 = r8, r32
	br.ret.sptk.many b0
	;;
.L3:
	.mmi
	adds r8 = 1, r8
	mov r16 = r18
	mov r15 = r19
	;;
	.mmi
	ld1 r14 = [r8]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	mov r17 = r14
	.bbb
	nop 0
	(p7) br.cond.dpnt .L10
	br .L4
.L7:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp strspn#
	.ident	"GCC: (GNU) 12.2.0"
