// f82b014c8eee39544f098d152cde0eae newlib/libc/string/strchr.c
	.file	"strchr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strchr#
	.type	strchr#, @function
	.proc strchr#
strchr:
	.prologue
	.body
	.mib
	nop 0
	zxt1 r33 = r33
	nop 0
	.mmi
	mov r8 = r32
	and r15 = 7, r32
	mov r14 = r32
	;;
	.mib
	mov r17 = r33
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L2
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L4
	.align 32
.L3:
	.mmi
	ld1 r15 = [r14]
	mov r8 = r14
	adds r14 = 1, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	and r16 = 7, r14
	(p6) br.cond.dpnt .L16
	;;
	.mib
	cmp4.eq p6, p7 = r17, r15
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
	.mmi
	mov r8 = r14
	nop 0
	nop 0
	;;
.L4:
	.mmi
	ld8 r14 = [r8]
	nop 0
	shl r20 = r33, 8
	.mlx
	adds r16 = 8, r8
	movl r18 = -72340172838076673
	;;
	.mmi
	nop 0
	add r20 = r20, r33
	add r15 = r14, r18
	.mlx
	nop 0
	movl r22 = -9187201950435737472
	;;
	.mii
	nop 0
	shl r19 = r20, 16
	andcm r15 = r15, r14
	;;
	.mii
	or r19 = r20, r19
	nop 0
	;;
	shl r21 = r19, 32
	;;
	.mmi
	add r21 = r21, r19
	;;
	xor r14 = r21, r14
	nop 0
	;;
	.mmi
	add r19 = r14, r18
	;;
	andcm r14 = r19, r14
	nop 0
	;;
	.mmi
	or r14 = r14, r15
	;;
	and r14 = r22, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L11
	.align 32
.L12:
	.mmi
	mov r8 = r16
	ld8 r14 = [r16], 8
	nop 0
	;;
	.mmi
	xor r15 = r21, r14
	nop 0
	add r20 = r14, r18
	;;
	.mii
	add r19 = r15, r18
	andcm r14 = r20, r14
	;;
	andcm r15 = r19, r15
	;;
	.mmi
	or r14 = r15, r14
	;;
	and r14 = r22, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
.L11:
	.mmi
	nop 0
	ld1 r14 = [r8]
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L16
	;;
	.align 32
.L13:
	.mib
	cmp4.ne p6, p7 = r15, r17
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	adds r8 = 1, r8
	;;
	ld1 r14 = [r8]
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L13
.L16:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L6:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L2:
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L5
	.align 32
.L7:
	.mmi
	mov r8 = r14
	ld1 r15 = [r14], 1
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	and r16 = 7, r14
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L7
	.mmi
	mov r8 = r14
	nop 0
	nop 0
	;;
.L5:
	.mlx
	ld8 r14 = [r8]
	movl r17 = -72340172838076673
	.mlx
	adds r15 = 8, r8
	movl r18 = -9187201950435737472
	;;
	.mmi
	add r16 = r14, r17
	;;
	andcm r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L8
	.align 32
.L9:
	.mmi
	mov r8 = r15
	ld8 r14 = [r15], 8
	nop 0
	;;
	.mmi
	add r16 = r14, r17
	;;
	andcm r14 = r16, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
.L8:
	.mmi
	ld1 r15 = [r8]
	nop 0
	adds r14 = 1, r8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L6
	.align 32
.L10:
	.mmi
	mov r8 = r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r8]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	mov r8 = r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	nop 0
	ld1 r15 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L6
	.endp strchr#
	.ident	"GCC: (GNU) 12.2.0"
