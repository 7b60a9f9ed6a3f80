// 89b82b2ba34e928fb864c57d2faeaa04 newlib/libc/time/gmtime_r.c
	.file	"gmtime_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global gmtime_r#
	.type	gmtime_r#, @function
	.proc gmtime_r#
gmtime_r:
	.prologue
	.body
	.mlx
	ld8 r3 = [r32]
	movl r2 = 1749024623285053783
	.mmi
	adds r19 = 8, r33
	adds r17 = 4, r33
	mov r8 = r33
	;;
	.mmi
	setf.sig f7 = r2
	setf.sig f6 = r3
	shr r14 = r3, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r2 = f6
	;;
	nop 0
	shr r2 = r2, 13
	;;
	.mmi
	sub r2 = r2, r14
	;;
	shladd r14 = r2, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r2
	;;
	shladd r15 = r14, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r14 = r14, r15
	;;
	nop 0
	shl r14 = r14, 7
	;;
	.mlx
	sub r3 = r3, r14
	movl r14 = 655884233731895169
	;;
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r3
	nop 0
	.mlx
	setf.sig f7 = r14
	movl r14 = 5270498306774157605
	;;
	.mmi
	(p6) addl r3 = 86400, r3
	nop 0
	(p7) addl r2 = 719468, r2
	;;
	.mii
	nop 0
	shr.u r15 = r3, 4
	(p6) addl r2 = 719467, r2
	;;
	.mii
	setf.sig f6 = r15
	adds r18 = 3, r2
	;;
	shr r20 = r18, 63
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r14
	;;
	getf.sig r15 = f6
	nop 0
	.mii
	setf.sig f6 = r18
	nop 0
	;;
	shr.u r15 = r15, 3
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	shladd r16 = r15, 4, r0
	st4 [r19] = r15
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	;;
	shladd r15 = r16, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	getf.sig r14 = f6
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mlx
	sub r3 = r3, r15
	movl r15 = -8608480567731124087
	;;
	.mmi
	setf.sig f7 = r15
	setf.sig f6 = r3
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 1
	;;
	sub r14 = r14, r20
	;;
	.mmi
	nop 0
	shladd r16 = r14, 3, r0
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	sub r14 = r16, r14
	;;
	.mmi
	sub r14 = r18, r14
	;;
	cmp.le p6, p7 = r0, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 7, r14
	;;
	getf.sig r15 = f6
	nop 0
	.mmi
	setf.sig f6 = r2
	;;
	nop 0
	shr.u r15 = r15, 5
	;;
	.mmi
	shladd r16 = r15, 4, r0
	st4 [r17] = r15
	nop 0
	;;
	.mlx
	sub r15 = r16, r15
	movl r16 = 4137408090565272301
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	shladd r15 = r15, 2, r0
	;;
	.mii
	sub r3 = r3, r15
	adds r15 = 24, r33
	;;
	nop 0
	.mmb
	(p7) st4 [r15] = r14
	st4 [r33] = r3
	(p7) br.cond.dpnt .L5
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	shr r14 = r2, 63
	.mmb
	cmp.le p6, p7 = r0, r2
	nop 0
	(p7) br.cond.dpnt .L5
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mii
	getf.sig r16 = f6
	nop 0
	;;
	shr r16 = r16, 15
	;;
	.mmi
	sub r16 = r16, r14
	nop 0
	nop 0
	;;
.L7:
	.mii
	nop 0
	sxt4 r18 = r16
	shl r15 = r16, 47
	.mmi
	shladd r14 = r16, 2, r0
	;;
	sub r15 = r15, r18
	add r14 = r14, r16
	.mlx
	nop 0
	movl r16 = -1896998432287073591
	;;
	.mmi
	shladd r15 = r15, 3, r0
	setf.sig f7 = r16
	shladd r17 = r14, 2, r0
	;;
	.mmi
	nop 0
	sub r15 = r15, r18
	add r17 = r14, r17
	.mlx
	nop 0
	movl r14 = 3234497591006606311
	;;
	.mii
	shladd r15 = r15, 4, r0
	shladd r17 = r17, 4, r0
	;;
	add r15 = r15, r18
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	shladd r15 = r15, 4, r0
	;;
	sub r15 = r15, r18
	nop 0
	;;
	.mmi
	add r15 = r15, r2
	;;
	setf.sig f6 = r15
	shr.u r18 = r15, 2
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r14
	nop 0
	nop 0
	;;
	.mmi
	getf.sig r16 = f6
	setf.sig f6 = r18
	nop 0
	;;
	.mfi
	nop 0
	xmpy.hu f6 = f6, f7
	shr.u r14 = r16, 15
	.mii
	nop 0
	shr.u r16 = r16, 17
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	getf.sig r18 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r18 = r18, 6
	;;
	sub r14 = r14, r18
	;;
	.mlx
	sub r14 = r14, r16
	movl r16 = 7429236654343298871
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 1
	;;
	add r16 = r16, r14
	;;
	.mii
	nop 0
	extr.u r20 = r16, 8, 32
	shr.u r16 = r16, 8
	;;
	.mmi
	shladd r19 = r20, 2, r0
	shladd r18 = r16, 3, r0
	extr.u r21 = r16, 2, 30
	.mmi
	add r17 = r17, r16
	;;
	add r19 = r19, r20
	add r18 = r18, r16
	;;
	.mmi
	shladd r19 = r19, 3, r0
	nop 0
	shladd r18 = r18, 3, r0
	;;
	.mmi
	add r19 = r19, r20
	nop 0
	add r18 = r18, r16
	;;
	.mii
	nop 0
	shl r14 = r19, 10
	shladd r22 = r18, 2, r0
	;;
	.mmi
	sub r14 = r14, r19
	add r18 = r18, r22
	addl r19 = 1529, r0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	sub r14 = r14, r20
	;;
	.mii
	nop 0
	shr.u r14 = r14, 37
	;;
	add r14 = r14, r15
	;;
	.mii
	sub r14 = r14, r18
	addl r18 = 305, r0
	;;
	sub r14 = r14, r21
	;;
	.mmi
	shladd r15 = r14, 2, r0
	cmp4.geu p6, p7 = r18, r14
	adds r21 = 1, r14
	;;
	.mii
	add r15 = r15, r14
	(p7) adds r14 = -306, r14
	;;
	adds r15 = 2, r15
	;;
	.mii
	addp4 r18 = r15, r0
	cmp4.ltu p8, p9 = r19, r15
	;;
	shladd r15 = r18, 4, r0
	.mmi
	(p8) addl r19 = -10, r0
	;;
	sub r15 = r15, r18
	(p9) addl r19 = 2, r0
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	;;
	sub r15 = r15, r18
	;;
	.mmi
	shladd r20 = r15, 3, r0
	;;
	sub r15 = r20, r15
	nop 0
	;;
	.mii
	nop 0
	shl r20 = r15, 6
	;;
	sub r20 = r20, r15
	;;
	.mii
	nop 0
	shl r15 = r20, 6
	;;
	sub r15 = r15, r20
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r15 = r15, r18
	nop 0
	;;
	.mmi
	shladd r18 = r15, 3, r0
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mmi
	shladd r18 = r15, 4, r0
	;;
	sub r15 = r18, r15
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 39
	;;
	shladd r18 = r15, 3, r0
	.mmi
	add r19 = r19, r15
	;;
	add r18 = r18, r15
	cmp4.geu p8, p9 = 1, r19
	;;
	.mii
	shladd r15 = r18, 4, r0
	(p8) addl r20 = 1, r0
	;;
	add r18 = r18, r15
	.mmi
	(p9) mov r20 = r0
	;;
	adds r18 = 2, r18
	add r17 = r17, r20
	;;
	.mmi
	addp4 r18 = r18, r0
	;;
	shladd r15 = r18, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r18
	;;
	shladd r20 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r20
	;;
	nop 0
	shl r20 = r15, 8
	;;
	.mmi
	add r15 = r15, r20
	;;
	nop 0
	shl r20 = r15, 16
	;;
	.mmi
	add r15 = r15, r20
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r18
	;;
	nop 0
	shr.u r15 = r15, 34
	;;
	.mib
	nop 0
	sub r20 = r21, r15
	(p7) br.cond.dptk .L10
	.mmi
	and r15 = 3, r16
	nop 0
	shladd r21 = r16, 4, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L11
	.mmi
	add r18 = r21, r16
	;;
	nop 0
	dep.z r15 = r18, 5, 27
	;;
	.mmi
	sub r15 = r15, r18
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r18 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r18, r15
	;;
	shladd r18 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r18
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r18 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r18, r15
	;;
	nop 0
	mix4.r r18 = r15, r15
	.mlx
	nop 0
	movl r15 = 42949672
	;;
	.mii
	nop 0
	shr.u r18 = r18, 2
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r18
	(p7) br.cond.dptk .L11
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	nop 0
	.mii
	adds r14 = 59, r14
	nop 0
	;;
	add r14 = r14, r15
.L10:
	.mmi
	adds r15 = -1900, r17
	adds r22 = 28, r8
	adds r21 = 20, r8
	.mmi
	adds r18 = 16, r8
	adds r17 = 12, r8
	adds r16 = 32, r8
	;;
	.mmi
	st4 [r22] = r14
	st4 [r21] = r15
	nop 0
	;;
	.mmi
	st4 [r18] = r19
	st4 [r17] = r20
	nop 0
	;;
	.mib
	st4 [r16] = r0
	nop 0
	br.ret.sptk.many b0
.L11:
	.mii
	add r21 = r21, r16
	adds r14 = 59, r14
	;;
	dep.z r15 = r21, 5, 27
	;;
	.mmi
	sub r15 = r15, r21
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	nop 0
	dep.z r15 = r15, 7, 25
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r18 = r15, 2, r0
	nop 0
	;;
	.mmi
	sub r15 = r18, r15
	;;
	shladd r18 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r18
	;;
	shladd r15 = r15, 4, r0
	nop 0
	;;
	.mmi
	sub r15 = r15, r16
	;;
	shladd r16 = r15, 3, r0
	nop 0
	;;
	.mmi
	sub r15 = r16, r15
	;;
	nop 0
	mix4.r r16 = r15, r15
	.mlx
	nop 0
	movl r15 = 10737418
	;;
	.mii
	nop 0
	shr.u r16 = r16, 4
	;;
	cmp4.geu p6, p7 = r15, r16
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L10
	;;
.L5:
	.mlx
	addl r14 = -146096, r2
	movl r16 = 4137408090565272301
	;;
	.mmi
	setf.sig f7 = r16
	setf.sig f6 = r14
	shr r14 = r14, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f7
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr r16 = r16, 15
	;;
	.mib
	nop 0
	sub r16 = r16, r14
	br .L7
	.endp gmtime_r#
	.ident	"GCC: (GNU) 12.2.0"
