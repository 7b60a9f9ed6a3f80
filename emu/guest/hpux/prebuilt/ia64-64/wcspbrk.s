// 058f83b9aa90500e6d06e536d8d0c669 newlib/libc/string/wcspbrk.c
	.file	"wcspbrk.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcspbrk#
	.type	wcspbrk#, @function
	.proc wcspbrk#
wcspbrk:
	.prologue
	.body
	.mmi
	ld4 r16 = [r32]
	adds r18 = 4, r33
	mov r8 = r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	ld4 r17 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p7) br.cond.dpnt .L12
.L5:
	.mmi
	nop 0
	mov r15 = r18
	mov r14 = r17
	;;
	.align 32
.L4:
	.mib
	cmp4.eq p6, p7 = r16, r14
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	ld4 r14 = [r15], 4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mmi
	adds r8 = 4, r8
	;;
	ld4 r16 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L5
.L8:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L2:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L12:
	.mmi
	adds r8 = 4, r8
	;;
	ld4 r16 = [r8]
	adds r8 = 4, r8
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	nop 0
	ld4 r16 = [r8]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p7) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L8
	.endp wcspbrk#
	.ident	"GCC: (GNU) 12.2.0"
