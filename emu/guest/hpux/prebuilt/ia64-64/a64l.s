// 1fcdc87aa5e8efddb6f62a147483e6f5 newlib/libc/stdlib/a64l.c
	.file	"a64l.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global a64l#
	.type	a64l#, @function
	.proc a64l#
a64l:
	.prologue
	.mmi
	mov r15 = r32
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	cmp.eq p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mii
	nop 0
	mov ar.lc = 5
	nop 0
	.align 32
.L4:
	.mmi
	nop 0
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p7) adds r15 = 1, r15
	br.cloop.sptk.few .L4
	;;
	.mmi
	sub r14 = r15, r32, 1
	adds r16 = -1, r15
	nop 0
	.mmb
	mov r8 = r0
	cmp.geu p6, p7 = r32, r15
	(p6) br.cond.dpnt .L12
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L10:
	.mmi
	ld1 r14 = [r16], -1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.lt p6, p7 = 90, r14
	adds r15 = -48, r14
	(p6) br.cond.dpnt .L6
	;;
	.mib
	cmp4.lt p6, p7 = 64, r14
	zxt1 r15 = r15
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 47, r14
	nop 0
	;;
	.mib
	(p6) addl r14 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mib
	adds r14 = -46, r14
	cmp4.ltu p6, p7 = 9, r15
	(p6) br.cond.dptk .L16
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
.L8:
	.mii
	nop 0
	shl r8 = r8, 6
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L10
	;;
.L23:
	.mii
	nop 0
	tbit.z p6, p7 = r8, 31
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r2
	nop 0
	.mlx
	nop 0
	(p7) movl r14 = -4294967296
	;;
	.mib
	nop 0
	(p7) add r8 = r8, r14
	br.ret.sptk.many b0
.L6:
	.mmi
	adds r15 = -97, r14
	nop 0
	adds r14 = -59, r14
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	sxt4 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 25, r15
	(p7) br.cond.dptk .L8
.L16:
	.mmi
	mov r14 = r0
	nop 0
	shl r8 = r8, 6
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br .L23
.L7:
	.mmi
	nop 0
	adds r14 = -53, r14
	nop 0
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	br .L8
.L12:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp a64l#
	.ident	"GCC: (GNU) 12.2.0"
