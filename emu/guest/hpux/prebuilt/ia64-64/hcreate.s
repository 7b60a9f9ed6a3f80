// bf6a4a96706d291ab6f2a8268611e234 newlib/libc/search/hcreate.c
	.file	"hcreate.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global hcreate#
	.type	hcreate#, @function
	.proc hcreate#
hcreate:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	mov r36 = r32
	movl r37 = @gprel(htab#)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = hcreate_r#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp hcreate#
	.align 16
	.align 64
	.global hdestroy#
	.type	hdestroy#, @function
	.proc hdestroy#
hdestroy:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r35 = @gprel(htab#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = hdestroy_r#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp hdestroy#
	.align 16
	.align 64
	.global hsearch#
	.type	hsearch#, @function
	.proc hsearch#
hsearch:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.fframe 32
	adds r12 = -32, r12
	mov r37 = r1
	.mlx
	mov r40 = r34
	movl r42 = @gprel(htab#)
	;;
	.mib
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	nop 0
	.mmi
	add r42 = r1, r42
	adds r41 = 16, r12
	mov r38 = r32
	;;
	.mib
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = hsearch_r#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mii
	ld8 r8 = [r14]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp hsearch#
	.section	.bss,	"aw",	"nobits"
	.align 8
	.type	htab#, @object
	.size	htab#, 16
htab:
	.skip	16
	.global hsearch_r#
	.type	hsearch_r#, @function
	.global hdestroy_r#
	.type	hdestroy_r#, @function
	.global hcreate_r#
	.type	hcreate_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
