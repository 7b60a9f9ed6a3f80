// 7076fa0df4ae25be0627d6f7e6d96c40 newlib/libc/string/strcspn.c
	.file	"strcspn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strcspn#
	.type	strcspn#, @function
	.proc strcspn#
strcspn:
	.prologue
	.body
	.mmi
	ld1 r14 = [r32]
	mov r8 = r32
	adds r19 = 1, r33
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r17 = r14
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	ld1 r18 = [r33]
	;;
	nop 0
	sxt1 r18 = r18
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p7) br.cond.dpnt .L15
	.align 32
.L7:
	.mmi
	nop 0
	mov r16 = r19
	mov r15 = r18
	;;
	.align 32
.L5:
	.mib
	cmp4.eq p6, p7 = r17, r15
	nop 0
	(p6) br.cond.dpnt .L9
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
.L9:
	.mmi
	sub r8 = r8, r32
	nop 0
	nop 0
.L1:
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
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L9
	;;
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
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L9
	.endp strcspn#
	.ident	"GCC: (GNU) 12.2.0"
