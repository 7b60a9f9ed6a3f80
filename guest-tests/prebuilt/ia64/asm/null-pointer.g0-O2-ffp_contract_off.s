// d2c7a4582712b889169f7d2838f85548
	.file	"null-pointer.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"before"
	.align 8
.LC1:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r35 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r34
	;;
	.mlx
	st8.rel [r14] = r0
	movl r35 = @gprel(.LC1)
	;;
	.mii
	ld8.acq r14 = [r14]
	add r35 = r1, r35
	;;
	adds r14 = 20, r14
	;;
	.mib
	ld4.acq r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
