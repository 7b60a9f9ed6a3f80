// d9360e79c434c2467fa1823ff1db01dc newlib/libc/stdlib/rand48.c
	.file	"rand48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __dorand48#
	.type	__dorand48#, @function
	.proc __dorand48#
__dorand48:
	.prologue
	.body
	.mmi
	adds r16 = 246, r32
	mov r15 = r33
	adds r14 = 252, r32
	.mmi
	adds r17 = 248, r32
	adds r19 = 4, r33
	adds r32 = 250, r32
	;;
	.mmi
	ld2 r16 = [r16]
	ld2 r18 = [r15], 2
	nop 0
	;;
	.mmi
	ld2 r17 = [r17]
	setf.sig f9 = r16
	nop 0
	.mmi
	setf.sig f8 = r18
	ld2 r16 = [r14]
	nop 0
	;;
	.mmi
	setf.sig f7 = r17
	setf.sig f11 = r16
	nop 0
	.mmi
	ld2 r17 = [r15]
	ld2 r18 = [r19]
	nop 0
	;;
	.mmi
	setf.sig f6 = r17
	ld2 r17 = [r32]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f10 = f7, f8
	nop 0
	.mfi
	nop 0
	xma.l f11 = f9, f8, f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmf
	nop 0
	getf.sig r16 = f11
	xma.l f11 = f6, f9, f10
	.mmi
	nop 0
	setf.sig f6 = r18
	nop 0
	;;
	.mmi
	getf.sig r14 = f11
	setf.sig f11 = r17
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f9, f7
	shr.u r18 = r16, 16
	.mmi
	nop 0
	st2 [r33] = r16
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f11, f8, f7
	add r14 = r14, r18
	;;
	.mii
	nop 0
	shr.u r16 = r14, 16
	nop 0
	.mmi
	st2 [r15] = r14
	;;
	getf.sig r17 = f7
	nop 0
	;;
	.mmi
	nop 0
	add r16 = r16, r17
	nop 0
	;;
	.mib
	st2 [r19] = r16
	nop 0
	br.ret.sptk.many b0
	.endp __dorand48#
	.ident	"GCC: (GNU) 12.2.0"
