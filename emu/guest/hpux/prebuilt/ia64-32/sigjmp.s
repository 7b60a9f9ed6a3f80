// b64ef0bb78626ff6c40d0c8ae1c125d8 emu/guest/libc/hpux/sigjmp.c
	.file	"sigjmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global save_signal_mask#
	.type	save_signal_mask#, @function
	.proc save_signal_mask#
save_signal_mask:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r36 = r1
	.body
	cmp4.eq p6, p7 = 0, r33
	;;
	.mmi
	adds r14 = 544, r32
	nop 0
	mov ar.pfs = r35
	;;
	.mmi
	nop 0
	st4 [r14] = r33
	mov b0 = r34
	.bbb
	nop 0
	(p7) br.cond.dpnt .L8
	br.ret.sptk.many b0
	;;
.L8:
	.mmi
	adds r39 = 512, r32
	nop 0
	mov r38 = r0
	.mmb
	addl r37 = 2, r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp save_signal_mask#
	.align 16
	.align 64
	.global siglongjmp#
	.type	siglongjmp#, @function
	.proc siglongjmp#
siglongjmp:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addp4 r32 = 0,r32
	.save rp, r34
	mov r34 = b0
	.mii
	mov r36 = r1
	.body
	mov r38 = r33
	;;
	adds r14 = 544, r32
	.mmi
	mov r37 = r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = longjmp#
	;;
.L16:
	.mmi
	mov r39 = r0
	nop 0
	adds r38 = 512, r32
	.mmb
	addl r37 = 2, r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r38 = r33
	.mmb
	nop 0
	mov r37 = r32
	br.call.sptk.many b0 = longjmp#
	;;
	break.f 0
	;;
	.endp siglongjmp#
	.global longjmp#
	.type	longjmp#, @function
	.global sigprocmask#
	.type	sigprocmask#, @function
	.ident	"GCC: (GNU) 12.2.0"
