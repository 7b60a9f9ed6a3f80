// e558c2c24ed088755cca395c1e14c482 newlib/libc/stdlib/seed48.c
	.file	"seed48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _seed48_r#
	.type	_seed48_r#, @function
	.proc _seed48_r#
_seed48_r:
	.prologue
	.body
	.mmi
	adds r17 = 240, r32
	addl r14 = @gprel(sseed.0#), gp
	adds r16 = 242, r32
	.mmi
	adds r15 = 244, r32
	adds r20 = 4, r33
	adds r19 = 246, r32
	;;
	.mmi
	ld2 r24 = [r17]
	adds r22 = 4, r14
	mov r8 = r14
	.mmi
	adds r18 = 248, r32
	ld2 r21 = [r16]
	adds r32 = 252, r32
	;;
	.mmi
	ld2 r23 = [r15]
	st2 [r14] = r24, 2
	nop 0
	;;
	.mmi
	st2 [r22] = r23
	st2 [r14] = r21
	nop 0
	;;
	.mmi
	ld2 r14 = [r33], 2
	;;
	st2 [r17] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r33]
	;;
	st2 [r16] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r20]
	;;
	st2 [r15] = r14
	addl r14 = -6547, r0
	;;
	.mlx
	st2 [r19] = r14
	movl r14 = -554958843
	;;
	.mmi
	st4 [r18] = r14
	nop 0
	addl r14 = 11, r0
	;;
	.mib
	st2 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp _seed48_r#
	.align 16
	.align 64
	.global seed48#
	.type	seed48#, @function
	.proc seed48#
seed48:
	.prologue
	.body
	.mmi
	addl r14 = @ltoffx(_impure_ptr#), r1
	addl r8 = @gprel(sseed.0#), gp
	adds r21 = 4, r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	mov r15 = r8
	adds r23 = 4, r8
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r18 = 240, r14
	adds r17 = 242, r14
	adds r16 = 244, r14
	.mmi
	adds r20 = 246, r14
	adds r19 = 248, r14
	adds r14 = 252, r14
	;;
	.mmi
	ld2 r25 = [r18]
	ld2 r22 = [r17]
	nop 0
	;;
	.mmi
	ld2 r24 = [r16]
	st2 [r15] = r25, 2
	nop 0
	;;
	.mmi
	st2 [r23] = r24
	st2 [r15] = r22
	nop 0
	;;
	.mmi
	ld2 r15 = [r32], 2
	;;
	st2 [r18] = r15
	nop 0
	;;
	.mmi
	ld2 r15 = [r32]
	;;
	st2 [r17] = r15
	nop 0
	;;
	.mmi
	ld2 r15 = [r21]
	;;
	st2 [r16] = r15
	addl r15 = -6547, r0
	;;
	.mlx
	st2 [r20] = r15
	movl r15 = -554958843
	;;
	.mmi
	st4 [r19] = r15
	nop 0
	addl r15 = 11, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp seed48#
	.section	.sbss,	"asw",	"nobits"
	.align 2
	.type	sseed.0#, @object
	.size	sseed.0#, 6
sseed.0:
	.skip	6
	.ident	"GCC: (GNU) 12.2.0"
