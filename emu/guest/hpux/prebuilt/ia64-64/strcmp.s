// 6d98f681b360967d601517158d91f1e9 newlib/libc/string/strcmp.c
	.file	"strcmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strcmp#
	.type	strcmp#, @function
	.proc strcmp#
strcmp:
	.prologue
	.body
	.mlx
	or r14 = r33, r32
	movl r18 = -72340172838076673
	.mlx
	adds r16 = 8, r32
	movl r19 = -9187201950435737472
	;;
	.mmi
	and r14 = 7, r14
	nop 0
	adds r15 = 8, r33
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	.mmi
	ld8 r14 = [r32]
	ld8 r17 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r17, r14
	(p7) br.cond.dpnt .L2
	.align 32
.L7:
	.mmi
	add r17 = r14, r18
	nop 0
	mov r33 = r15
	.mii
	mov r32 = r16
	adds r15 = 8, r15
	;;
	andcm r14 = r17, r14
	;;
	.mmi
	nop 0
	and r14 = r19, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	ld8 r14 = [r16], 8
	ld8 r17 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r17, r14
	(p6) br.cond.dptk .L7
.L2:
	.mmi
	ld1 r14 = [r32]
	mov r15 = r33
	adds r32 = 1, r32
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	mov r8 = r14
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L4
	.align 32
.L5:
	.mmi
	mov r33 = r15
	ld1 r14 = [r15], 1
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r8, r14
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mmi
	ld1 r14 = [r32], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r8 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	;;
	.mmi
	nop 0
	mov r33 = r15
	mov r8 = r0
	;;
.L4:
	.mii
	ld1 r14 = [r33]
	nop 0
	;;
	sub r8 = r8, r14
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L15:
	.mmi
	ld1 r14 = [r33]
	nop 0
	zxt1 r8 = r8
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br .L1
	;;
.L10:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp strcmp#
	.ident	"GCC: (GNU) 12.2.0"
