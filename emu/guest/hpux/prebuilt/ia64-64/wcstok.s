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
	.mib
	mov r8 = r32
	cmp.ne p6, p7 = 0, r32
	(p7) br.cond.dpnt .L22
	;;
.L5:
	.mmi
	mov r17 = r8
	nop 0
	mov r15 = r33
	;;
	.mmi
	ld4 r16 = [r17], 4
	nop 0
	nop 0
	.align 32
.L4:
	.mmi
	ld4 r14 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r16
	(p7) br.cond.dptk .L4
	.mii
	mov r8 = r17
	mov r15 = r33
	;;
	mov r17 = r8
	;;
	.mib
	ld4 r16 = [r17], 4
	nop 0
	br .L4
	;;
.L23:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dpnt .L24
.L7:
	.mmi
	mov r15 = r33
	ld4 r16 = [r17], 4
	nop 0
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p7) br.cond.dpnt .L25
	;;
	.align 32
.L9:
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	ld4 r14 = [r15]
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L9
	;;
.L25:
	.mmi
	cmp4.eq p6, p7 = 0, r16
	nop 0
	adds r14 = -4, r17
	;;
	.mmi
	(p6) mov r17 = r0
	(p7) st4 [r14] = r0
	nop 0
	;;
	.mib
	st8 [r34] = r17
	nop 0
	br.ret.sptk.many b0
.L22:
	.mmi
	nop 0
	ld8 r8 = [r34]
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
	st8 [r34] = r0
	mov r8 = r0
	br .L26
	.endp wcstok#
	.ident	"GCC: (GNU) 12.2.0"
