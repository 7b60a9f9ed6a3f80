// 953123613121d8243ab8b54ee40b65f5 newlib/libc/string/wcsrchr.c
	.file	"wcsrchr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcsrchr#
	.type	wcsrchr#, @function
	.proc wcsrchr#
wcsrchr:
	.prologue
	.body
	.mmi
	ld4 r14 = [r32]
	nop 0
	adds r15 = 4, r32
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L6
	.align 32
.L3:
	.mmi
	mov r14 = r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	nop 0
	ld4 r16 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L3
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r32
	(p6) br.cond.dpnt .L7
	.align 32
.L5:
	.mmi
	mov r8 = r14
	ld4 r15 = [r14], -4
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r33, r15
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r32
	(p6) br.cond.dptk .L5
.L7:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L4:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L6:
	.mib
	nop 0
	mov r14 = r32
	br .L5
	.endp wcsrchr#
	.ident	"GCC: (GNU) 12.2.0"
