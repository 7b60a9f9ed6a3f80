// 942948dfb7a9340f974a3ac07f79f728 newlib/libc/string/strndup.c
	.file	"strndup.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strndup#
	.type	strndup#, @function
	.proc strndup#
strndup:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r38 = r32
	mov r39 = r33
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], _impure_ptr#
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = _strndup_r#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp strndup#
	.global _strndup_r#
	.type	_strndup_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
