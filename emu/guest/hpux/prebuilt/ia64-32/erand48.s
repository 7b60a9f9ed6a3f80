// 727ad06480e90877694940ffe5aa10b6 newlib/libc/stdlib/erand48.c
	.file	"erand48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _erand48_r#
	.type	_erand48_r#, @function
	.proc _erand48_r#
_erand48_r:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	mov r16 = r12
	.fframe 16
	adds r12 = -16, r12
	.mmi
	addp4 r33 = 0,r33
	mov r37 = r1
	addp4 r38 = 0,r32
	;;
	.mii
	.save.f 0x1
	stf.spill [r16] = f2
	.save rp, r35
	mov r35 = b0
	.body
	mov r34 = r33
	.mmb
	mov r39 = r33
	adds r33 = 4, r33
	br.call.sptk.many b0 = __dorand48#
	;;
	.mmi
	ld2 r14 = [r34], 2
	mov r1 = r37
	addl r39 = -48, r0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fcvt.xuf.d f8 = f8
	br.call.sptk.many b0 = ldexp#
	;;
	.mfi
	ld2 r34 = [r34]
	mov f2 = f8
	mov r1 = r37
	.mmi
	addl r39 = -32, r0
	;;
	setf.sig f8 = r34
	nop 0
	;;
	.mfb
	nop 0
	fcvt.xuf.d f8 = f8
	br.call.sptk.many b0 = ldexp#
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mmi
	ld2 r33 = [r33]
	mov r1 = r37
	addl r39 = -16, r0
	;;
	.mmi
	nop 0
	setf.sig f8 = r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f2 = f2, f6
	;;
	.mfb
	nop 0
	fcvt.xuf.d f8 = f8
	br.call.sptk.many b0 = ldexp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f2, f8
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp _erand48_r#
	.align 16
	.align 64
	.global erand48#
	.type	erand48#, @function
	.proc erand48#
erand48:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 2, 0, 0, 0
	.body
	addl r14 = @ltoffx(_impure_ptr#), r1
	addp4 r33 = 0,r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	;;
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many _erand48_r#
	;;
	break.f 0
	;;
	.endp erand48#
	.global ldexp#
	.type	ldexp#, @function
	.global __dorand48#
	.type	__dorand48#, @function
	.ident	"GCC: (GNU) 12.2.0"
