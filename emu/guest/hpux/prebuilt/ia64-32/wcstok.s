// 9a975affc59ba05fbabe4b40c029b97b newlib/libc/string/wcstok.c
	.file	"wcstok.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcstok#
	.type	wcstok#, @function
	.proc wcstok#
wcstok:
	.prologue
	.body
	.mmi
	addp4 r8 = 0,r32
	addp4 r34 = 0,r34
	addp4 r33 = 0,r33
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L22
.L5:
	.mmi
	adds r18 = 4, r8
	ld4 r17 = [r8]
	nop 0
	.mmi
	mov r14 = r33
	;;
	nop 0
	addp4 r18 = 0,r18
	.align 32
.L4:
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r16 = 4, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	addp4 r14 = 0,r16
	(p7) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r15, r17
	(p7) br.cond.dptk .L4
	.mmi
	mov r8 = r18
	nop 0
	mov r14 = r33
	;;
	.mmi
	adds r18 = 4, r8
	ld4 r17 = [r8]
	nop 0
	;;
	.mib
	nop 0
	addp4 r18 = 0,r18
	br .L4
.L23:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.dpnt .L24
	;;
.L7:
	.mmi
	nop 0
	mov r14 = r33
	adds r15 = 4, r18
	.mmi
	ld4 r17 = [r18]
	;;
	adds r16 = 4, r14
	addp4 r18 = 0,r15
	.mmi
	nop 0
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	addp4 r14 = 0,r16
	cmp4.ne p6, p7 = r15, r17
	(p7) br.cond.dpnt .L25
	;;
	.align 32
.L9:
	.mib
	cmp4.ne p6, p7 = 0, r15
	adds r16 = 4, r14
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	addp4 r14 = 0,r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r17
	(p6) br.cond.dptk .L9
	;;
.L25:
	.mmi
	cmp4.eq p6, p7 = 0, r17
	nop 0
	adds r14 = -4, r18
	;;
	.mmi
	(p6) mov r18 = r0
	(p7) st4 [r14] = r0
	nop 0
	;;
	.mib
	st4 [r34] = r18
	nop 0
	br.ret.sptk.many b0
.L22:
	.mmi
	ld4 r8 = [r34]
	;;
	addp4 r8 = 0,r8
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L5
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L26:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L24:
	.mib
	st4 [r34] = r0
	mov r8 = r0
	br .L26
	.endp wcstok#
	.ident	"GCC: (GNU) 12.2.0"
