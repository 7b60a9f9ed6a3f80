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
	addp4 r32 = 0,r32
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmb
	nop 0
	mov r15 = r32
	nop 0
	.mib
	cmp.eq p6, p7 = 0, r32
	mov ar.lc = 5
	(p6) br.cond.dpnt .L11
	;;
	.align 32
.L4:
	.mmi
	ld1 r14 = [r15]
	nop 0
	adds r16 = 1, r15
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p7) addp4 r15 = 0,r16
	br.cloop.sptk.few .L4
	;;
	.mmi
	sub r14 = r15, r32, 1
	adds r16 = -1, r15
	nop 0
	.mmb
	mov r8 = r0
	cmp4.geu p6, p7 = r32, r15
	(p6) br.cond.dpnt .L11
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L10:
	.mmi
	addp4 r14 = 0,r16
	nop 0
	adds r16 = -1, r16
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.lt p6, p7 = 90, r14
	adds r15 = -48, r14
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	cmp4.lt p6, p7 = 64, r14
	nop 0
	zxt1 r15 = r15
	;;
	.mib
	(p6) adds r14 = -53, r14
	nop 0
	(p6) br.cond.dpnt .L8
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
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 9, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r14 = -46, r14
	(p7) br.cond.dptk .L8
	;;
.L15:
	.mmi
	mov r14 = r0
	nop 0
	nop 0
.L8:
	.mii
	nop 0
	dep.z r8 = r8, 6, 26
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L10
	;;
.L1:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L6:
	.mii
	adds r15 = -97, r14
	adds r14 = -59, r14
	;;
	zxt1 r15 = r15
	;;
	.mib
	cmp4.ltu p6, p7 = 25, r15
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mii
	nop 0
	dep.z r8 = r8, 6, 26
	nop 0
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L11:
	.mib
	mov r8 = r0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp a64l#
	.ident	"GCC: (GNU) 12.2.0"
