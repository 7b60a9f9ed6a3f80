// d3bfe04d1344f27ceabf629cd5b1c036 newlib/libc/search/tdestroy.c
	.file	"tdestroy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc trecurse#
trecurse:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	adds r14 = 8, r32
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r38 = r33
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = trecurse#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L2:
	.mmi
	adds r14 = 16, r32
	nop 0
	mov r38 = r33
	;;
	.mmi
	nop 0
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r37
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = trecurse#
.L3:
	.mmi
	ld8 r14 = [r33], 8
	ld8 r37 = [r32]
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r33], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = free#
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
	.endp trecurse#
	.align 16
	.align 64
	.global tdestroy#
	.type	tdestroy#, @function
	.proc tdestroy#
tdestroy:
	.prologue
	.body
	.mib
	cmp.eq p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many trecurse#
	;;
.L12:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp tdestroy#
	.global free#
	.type	free#, @function
	.ident	"GCC: (GNU) 12.2.0"
