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
	addp4 r32 = 0,r32
	movl r18 = -16843009
	.mlx
	addp4 r33 = 0,r33
	movl r19 = -2139062144
	;;
	.mmi
	or r14 = r33, r32
	adds r16 = 4, r32
	adds r17 = 4, r33
	;;
	.mmi
	nop 0
	and r14 = 3, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	.align 32
.L14:
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r33]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r14
	nop 0
	add r15 = r14, r18
	.mmb
	andcm r14 = -1, r14
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	and r14 = r14, r15
	addp4 r32 = 0,r16
	addp4 r33 = 0,r17
	.mii
	adds r16 = 4, r16
	adds r17 = 4, r17
	;;
	and r14 = r19, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L14
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
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
	addp4 r33 = 0,r15
	addp4 r17 = 0,r32
	adds r15 = 1, r15
	.mmi
	adds r32 = 1, r32
	;;
	ld1 r14 = [r33]
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
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	ld1 r14 = [r17]
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
	addp4 r33 = 0,r15
	mov r8 = r0
	;;
.L4:
	.mii
	ld1 r14 = [r33]
	nop 0
	;;
	sub r8 = r8, r14
.L18:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L17:
	.mmi
	ld1 r14 = [r33]
	nop 0
	zxt1 r8 = r8
	;;
	.mib
	nop 0
	sub r8 = r8, r14
	br .L18
	.endp strcmp#
	.ident	"GCC: (GNU) 12.2.0"
