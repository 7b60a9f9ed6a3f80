// 6f8c1379cfd7286092896f861f22a76f newlib/libc/stdlib/mrand48.c
	.file	"mrand48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _mrand48_r#
	.type	_mrand48_r#, @function
	.proc _mrand48_r#
_mrand48_r:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	adds r37 = 240, r32
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __dorand48#
	;;
	.mmb
	adds r14 = 244, r32
	adds r32 = 242, r32
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	mov ar.pfs = r34
	.mmi
	ld2 r8 = [r32]
	;;
	nop 0
	shl r14 = r14, 16
	;;
	.mib
	nop 0
	add r8 = r14, r8
	br.ret.sptk.many b0
	.endp _mrand48_r#
	.align 16
	.align 64
	.global mrand48#
	.type	mrand48#, @function
	.proc mrand48#
mrand48:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	;;
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	adds r37 = 240, r32
	mov r36 = r32
	br.call.sptk.many b0 = __dorand48#
	;;
	.mmb
	adds r14 = 244, r32
	adds r32 = 242, r32
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	mov ar.pfs = r34
	.mmi
	ld2 r8 = [r32]
	;;
	nop 0
	shl r14 = r14, 16
	;;
	.mib
	nop 0
	add r8 = r14, r8
	br.ret.sptk.many b0
	.endp mrand48#
	.global __dorand48#
	.type	__dorand48#, @function
	.ident	"GCC: (GNU) 12.2.0"
