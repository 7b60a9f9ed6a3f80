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
	.mib
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.save rp, r33
	mov r33 = b0
	nop 0
	.mmi
	mov r35 = r1
	.body
	addl r37 = @gprel(htab#), gp
	mov r36 = r32
	;;
	.mib
	nop 0
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
	.mmi
	mov r34 = r1
	.body
	nop 0
	addl r35 = @gprel(htab#), gp
	;;
	.mib
	nop 0
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
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	addl r40 = @gprel(htab#), gp
	;;
	.mmi
	adds r14 = 16, r12
	mov r38 = r33
	mov r37 = r32
	;;
	.mib
	mov r39 = r14
	nop 0
	br.call.sptk.many b0 = hsearch_r#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	ld4 r8 = [r14]
	nop 0
	;;
	.mii
	addp4 r8 = 0,r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp hsearch#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	htab#, @object
	.size	htab#, 8
htab:
	.skip	8
	.global hsearch_r#
	.type	hsearch_r#, @function
	.global hdestroy_r#
	.type	hdestroy_r#, @function
	.global hcreate_r#
	.type	hcreate_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
