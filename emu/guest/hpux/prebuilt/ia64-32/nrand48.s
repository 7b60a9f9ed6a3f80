// 22ce5df2420de447ba38aac35b374299 newlib/libc/stdlib/nrand48.c
	.file	"nrand48.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global _nrand48_r#
	.type	_nrand48_r#, @function
	.proc _nrand48_r#
_nrand48_r:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	addp4 r33 = 0,r33
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addp4 r37 = 0,r32
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = __dorand48#
	;;
	.mmb
	adds r14 = 4, r33
	adds r33 = 2, r33
	nop 0
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mmi
	nop 0
	ld2 r8 = [r14]
	mov ar.pfs = r35
	.mmi
	nop 0
	ld2 r14 = [r33]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 1
	;;
	dep.z r8 = r8, 15, 17
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
	.endp _nrand48_r#
	.align 16
	.align 64
	.global nrand48#
	.type	nrand48#, @function
	.proc nrand48#
nrand48:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	nop 0
	mov r37 = r32
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = __dorand48#
	;;
	.mmb
	adds r14 = 4, r32
	adds r32 = 2, r32
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	nop 0
	ld2 r8 = [r14]
	mov ar.pfs = r34
	.mmi
	nop 0
	ld2 r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 1
	;;
	dep.z r8 = r8, 15, 17
	;;
	.mib
	nop 0
	add r8 = r8, r14
	br.ret.sptk.many b0
	.endp nrand48#
	.global __dorand48#
	.type	__dorand48#, @function
	.ident	"GCC: (GNU) 12.2.0"
