// b4a0e2674e3d6f1f6547bb8710ca9574 newlib/libc/stdlib/srand48.c
	.file	"srand48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _srand48_r#
	.type	_srand48_r#, @function
	.proc _srand48_r#
_srand48_r:
	.prologue
	.body
	.mmi
	adds r16 = 244, r32
	adds r15 = 246, r32
	shr.u r17 = r33, 16
	.mmi
	adds r14 = 248, r32
	adds r19 = 240, r32
	adds r18 = 242, r32
	;;
	.mmi
	st2 [r16] = r17
	addl r16 = -6547, r0
	adds r32 = 252, r32
	.mmi
	addl r20 = 13070, r0
	st2 [r18] = r33
	nop 0
	;;
	.mlx
	st2 [r15] = r16
	movl r15 = -554958843
	.mmi
	st2 [r19] = r20
	;;
	st4 [r14] = r15
	addl r14 = 11, r0
	;;
	.mib
	st2 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp _srand48_r#
	.align 16
	.align 64
	.global srand48#
	.type	srand48#, @function
	.proc srand48#
srand48:
	.prologue
	.body
	.mii
	addl r14 = @ltoffx(_impure_ptr#), r1
	shr.u r18 = r32, 16
	addl r21 = 13070, r0
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r17 = 244, r14
	adds r16 = 246, r14
	adds r15 = 248, r14
	.mmi
	adds r20 = 240, r14
	adds r19 = 242, r14
	adds r14 = 252, r14
	;;
	.mmi
	nop 0
	st2 [r17] = r18
	addl r17 = -6547, r0
	.mmi
	nop 0
	st2 [r20] = r21
	nop 0
	;;
	.mlx
	st2 [r16] = r17
	movl r16 = -554958843
	.mmi
	st2 [r19] = r32
	;;
	st4 [r15] = r16
	addl r15 = 11, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp srand48#
	.ident	"GCC: (GNU) 12.2.0"
