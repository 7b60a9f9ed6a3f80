// 867d11d0d7b3dfbf872337f9e56a006d newlib/libc/string/strsep.c
	.file	"strsep.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strsep#
	.type	strsep#, @function
	.proc strsep#
strsep:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r36 = r1
	.body
	addp4 r38 = 0,r33
	;;
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r32
	.mmb
	ld4 r37 = [r32]
	nop 0
	br.call.sptk.many b0 = __strtok_r#
	;;
	.mmi
	mov r1 = r36
	addp4 r8 = 0,r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp strsep#
	.global __strtok_r#
	.type	__strtok_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
