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
	.mii
	addp4 r8 = 0,r32
	zxt1 r15 = r33
	;;
	and r16 = 3, r8
	.mmi
	mov r17 = r15
	mov r14 = r8
	cmp4.eq p6, p7 = 0, r15
	;;
	.mib
	cmp4.ne p10, p11 = 0, r16
	cmp4.eq p8, p9 = 0, r16
	(p6) br.cond.dptk .L2
	.mib
	nop 0
	nop 0
	(p11) br.cond.dpnt .L4
	.align 32
.L3:
	.mmi
	addp4 r8 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r8]
	nop 0
	and r16 = 3, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mib
	cmp4.eq p6, p7 = r17, r15
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
	.mmi
	addp4 r8 = 0,r14
	nop 0
	nop 0
	;;
.L4:
	.mmi
	ld4 r14 = [r8]
	nop 0
	zxt1 r33 = r33
	.mlx
	adds r19 = 4, r8
	movl r20 = -16843009
	;;
	.mii
	nop 0
	dep.z r16 = r33, 8, 24
	add r15 = r14, r20
	.mmi
	andcm r18 = -1, r14
	;;
	add r16 = r16, r33
	and r15 = r18, r15
	.mlx
	nop 0
	movl r22 = -2139062144
	;;
	.mii
	nop 0
	dep.z r21 = r16, 16, 16
	;;
	or r21 = r16, r21
	;;
	.mmi
	xor r14 = r14, r21
	;;
	add r16 = r20, r14
	andcm r14 = -1, r14
	;;
	.mmi
	and r14 = r14, r16
	;;
	or r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r22, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L11
	.align 32
.L12:
	.mmi
	addp4 r8 = 0,r19
	nop 0
	adds r19 = 4, r19
	;;
	.mmi
	ld4 r15 = [r8]
	;;
	xor r16 = r21, r15
	add r14 = r15, r20
	.mmi
	andcm r15 = -1, r15
	;;
	add r18 = r20, r16
	andcm r16 = -1, r16
	.mmi
	and r14 = r15, r14
	;;
	and r16 = r16, r18
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	and r14 = r22, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
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
	adds r14 = 1, r8
	cmp4.ne p6, p7 = r15, r17
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	addp4 r8 = 0,r14
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
.L2:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L5
	;;
	.align 32
.L7:
	.mmi
	addp4 r8 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r15 = [r8]
	nop 0
	and r16 = 3, r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L7
	.mmi
	addp4 r8 = 0,r14
	nop 0
	nop 0
	;;
.L5:
	.mlx
	ld4 r15 = [r8]
	movl r17 = -16843009
	.mlx
	adds r16 = 4, r8
	movl r18 = -2139062144
	;;
	.mii
	andcm r14 = -1, r15
	add r15 = r15, r17
	;;
	and r14 = r15, r14
	;;
	.mmi
	nop 0
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L8
	.align 32
.L9:
	.mmi
	addp4 r8 = 0,r16
	nop 0
	adds r16 = 4, r16
	;;
	.mmi
	ld4 r15 = [r8]
	;;
	add r14 = r15, r17
	andcm r15 = -1, r15
	;;
	.mmi
	and r14 = r15, r14
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
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
	addp4 r8 = 0,r14
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
	addp4 r8 = 0,r14
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
