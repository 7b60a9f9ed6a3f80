// 64a9a0580f8c99f4e843f54451148761 newlib/libm/common/s_fdim.c
	.file	"s_fdim.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fdim#
	.type	fdim#, @function
	.proc fdim#
fdim:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	;;
	.mmf
	.save.f 0x1
	stf.spill [r16] = f2, 16
	nop 0
	mov f2 = f8
	;;
	.mfb
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	mov f3 = f9
	br.call.sptk.many b0 = __fpclassifyd#
	;;
	.mmi
	nop 0
	mov r1 = r35
	mov r32 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L14
.L2:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r33
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 1
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = __fpclassifyd#
	;;
	.mmi
	cmp4.eq p8, p9 = 1, r32
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	mov r1 = r35
	nop 0
	adds r17 = 16, r12
	;;
	.mfi
	nop 0
	(p6) mov f2 = f3
	nop 0
	.mlx
	nop 0
	(p8) movl r14 = 0x7ff0000000000000
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	(p8) setf.d f2 = r14
	nop 0
	(p8) br.cond.dpnt .L2
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f3
	;;
	.mmf
	nop 0
	nop 0
	(p7) mov f2 = f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.d f2 = f2, f3
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp fdim#
	.global __fpclassifyd#
	.type	__fpclassifyd#, @function
	.ident	"GCC: (GNU) 12.2.0"
