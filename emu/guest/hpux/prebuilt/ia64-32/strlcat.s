// 01d28fbb4830a81b93eb5fb3b2291aa3 newlib/libc/string/strlcat.c
	.file	"strlcat.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strlcat#
	.type	strlcat#, @function
	.proc strlcat#
strlcat:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 1, 0
	addp4 r32 = 0,r32
	.save ar.lc, r38
	mov r38 = ar.lc
	.mmi
	mov r37 = r1
	addp4 r39 = 0,r33
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmi
	add r14 = r34, r32
	mov r16 = r32
	.save rp, r35
	mov r35 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	sub r14 = r14, r32, 1
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	addp4 r15 = 0,r16
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mbb
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L4
	br.cloop.sptk.few .L3
	.mmi
	addp4 r15 = 0,r16
	nop 0
	nop 0
	;;
.L4:
	.mmi
	sub r32 = r15, r32
	nop 0
	adds r16 = 1, r39
	;;
	.mib
	cmp4.eq p6, p7 = r32, r34
	sub r17 = r34, r32
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld1 r14 = [r39]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r19 = r14
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L7
	;;
	.align 32
.L10:
	.mmi
	cmp4.eq p6, p7 = 1, r17
	nop 0
	addp4 r18 = 0,r16
	.mmi
	adds r14 = 1, r15
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	(p7) st1 [r15] = r19
	(p7) addp4 r15 = 0,r14
	(p7) adds r17 = -1, r17
	;;
	.mmi
	ld1 r14 = [r18]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r19 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	.mii
	sub r18 = r18, r39
	nop 0
	;;
	add r32 = r32, r18
	;;
.L7:
	.mmi
	mov r8 = r32
	st1 [r15] = r0
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
.L11:
	.mmi
	mov r32 = r0
	nop 0
	nop 0
	;;
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	add r32 = r32, r8
	mov r1 = r37
	mov b0 = r35
	;;
	.mmi
	mov r8 = r32
	nop 0
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp strlcat#
	.global strlen#
	.type	strlen#, @function
	.ident	"GCC: (GNU) 12.2.0"
