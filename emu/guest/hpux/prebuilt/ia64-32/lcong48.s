// 834b0636795d4119bc74d3f7a6574ff0 newlib/libc/stdlib/lcong48.c
	.file	"lcong48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _lcong48_r#
	.type	_lcong48_r#, @function
	.proc _lcong48_r#
_lcong48_r:
	.prologue
	.body
	.mmi
	addp4 r33 = 0,r33
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r14 = r33
	adds r24 = 176, r32
	adds r23 = 178, r32
	.mmi
	adds r22 = 4, r33
	adds r21 = 180, r32
	adds r20 = 6, r33
	;;
	.mmi
	ld2 r25 = [r14], 2
	adds r19 = 182, r32
	adds r18 = 8, r33
	.mmi
	adds r17 = 184, r32
	adds r16 = 10, r33
	adds r15 = 186, r32
	;;
	.mmi
	st2 [r24] = r25
	adds r33 = 12, r33
	adds r32 = 188, r32
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	st2 [r23] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r22]
	;;
	st2 [r21] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r20]
	;;
	st2 [r19] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r18]
	;;
	st2 [r17] = r14
	nop 0
	;;
	.mmi
	ld2 r14 = [r16]
	;;
	st2 [r15] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld2 r14 = [r33]
	nop 0
	;;
	.mib
	st2 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp _lcong48_r#
	.align 16
	.align 64
	.global lcong48#
	.type	lcong48#, @function
	.proc lcong48#
lcong48:
	.prologue
	.body
	.mmi
	addl r14 = @ltoffx(_impure_ptr#), r1
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	mov r15 = r32
	adds r23 = 4, r32
	.mmi
	adds r21 = 6, r32
	adds r19 = 8, r32
	adds r17 = 10, r32
	;;
	.mmi
	ld2 r26 = [r15], 2
	nop 0
	adds r32 = 12, r32
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r25 = 176, r14
	adds r24 = 178, r14
	adds r22 = 180, r14
	.mmi
	adds r20 = 182, r14
	adds r18 = 184, r14
	adds r16 = 186, r14
	;;
	.mmi
	st2 [r25] = r26
	nop 0
	adds r14 = 188, r14
	;;
	.mmi
	ld2 r15 = [r15]
	;;
	st2 [r24] = r15
	nop 0
	;;
	.mmi
	ld2 r15 = [r23]
	;;
	st2 [r22] = r15
	nop 0
	;;
	.mmi
	ld2 r15 = [r21]
	;;
	st2 [r20] = r15
	nop 0
	;;
	.mmi
	ld2 r15 = [r19]
	;;
	st2 [r18] = r15
	nop 0
	;;
	.mmi
	ld2 r15 = [r17]
	;;
	st2 [r16] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld2 r15 = [r32]
	nop 0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp lcong48#
	.ident	"GCC: (GNU) 12.2.0"
