// 90df4edfc467c55c5cd65b2941468979 newlib/libc/string/strtok.c
	.file	"strtok.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strtok#
	.type	strtok#, @function
	.proc strtok#
strtok:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	addp4 r38 = 0,r33
	addp4 r37 = 0,r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	nop 0
	addl r40 = 1, r0
	;;
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	adds r39 = 92, r39
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
	.endp strtok#
	.global __strtok_r#
	.type	__strtok_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
