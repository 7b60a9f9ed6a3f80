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
	addp4 r33 = 0,r33
	nop 0
	addp4 r32 = 0,r32
	;;
	.mmi
	mov r16 = r33
	adds r17 = 184, r32
	adds r15 = 182, r32
	.mmi
	adds r18 = 4, r33
	adds r14 = 188, r32
	adds r32 = 186, r32
	;;
	.mmi
	ld2 r19 = [r16], 2
	ld2 r17 = [r17]
	nop 0
	;;
	.mmi
	setf.sig f8 = r19
	setf.sig f7 = r17
	nop 0
	.mmi
	ld2 r15 = [r15]
	ld2 r17 = [r16]
	nop 0
	;;
	.mmi
	setf.sig f9 = r15
	setf.sig f6 = r17
	nop 0
	.mmi
	ld2 r17 = [r18]
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	setf.sig f11 = r14
	ld2 r15 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f10 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	xma.l f11 = f8, f9, f11
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f9, f10
	nop 0
	.mmi
	setf.sig f10 = r17
	;;
	getf.sig r14 = f11
	nop 0
	;;
	.mmi
	getf.sig r19 = f6
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f7 = f10, f9, f7
	;;
	.mii
	nop 0
	extr.u r17 = r14, 16, 16
	nop 0
	.mmi
	st2 [r33] = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	xma.l f7 = f6, f8, f7
	add r14 = r19, r17
	;;
	.mii
	nop 0
	extr.u r17 = r14, 16, 16
	nop 0
	.mmi
	st2 [r16] = r14
	;;
	getf.sig r15 = f7
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r17
	nop 0
	;;
	.mib
	st2 [r18] = r15
	nop 0
	br.ret.sptk.many b0
	.endp __dorand48#
	.ident	"GCC: (GNU) 12.2.0"
