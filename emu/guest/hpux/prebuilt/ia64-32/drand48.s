// b53f01f1d1bc8e965277eeb3e57e225b newlib/libc/stdlib/drand48.c
	.file	"drand48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _drand48_r#
	.type	_drand48_r#, @function
	.proc _drand48_r#
_drand48_r:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	addp4 r36 = 0,r32
	nop 0
	mov r35 = r1
	.body
	;;
	.mib
	adds r37 = 176, r36
	nop 0
	br.call.sptk.many b0 = _erand48_r#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp _drand48_r#
	.align 16
	.align 64
	.global drand48#
	.type	drand48#, @function
	.proc drand48#
drand48:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8.mov r14 = [r14], _impure_ptr#
	nop 0
	;;
	.mmi
	ld4 r35 = [r14]
	;;
	addp4 r35 = 0,r35
	nop 0
	;;
	.mib
	adds r36 = 176, r35
	nop 0
	br.call.sptk.many b0 = _erand48_r#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp drand48#
	.global _erand48_r#
	.type	_erand48_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
