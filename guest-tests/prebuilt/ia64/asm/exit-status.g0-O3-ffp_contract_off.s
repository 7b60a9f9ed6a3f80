// dd72331173912bd5e251e9af418bd032
	.file	"exit-status.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"two"
	.text
	.align 16
	.align 64
	.proc two#
two:
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
	movl r35 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
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
	.endp two#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"one"
	.text
	.align 16
	.align 64
	.proc one#
one:
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
	movl r35 = @gprel(.LC1)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
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
	.endp one#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"constructor"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.proc early#
early:
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
	movl r35 = @gprel(.LC2)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
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
	.endp early#
	.section	.init_array,"aw"
	.align 8
	data8	@fptr(early#)
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"destructor"
	.section	.text.exit,"ax",@progbits
	.align 16
	.align 64
	.proc late#
late:
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
	movl r35 = @gprel(.LC3)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
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
	.endp late#
	.section	.fini_array,"aw"
	.align 8
	data8	@fptr(late#)
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"main"
	.section	.text.startup
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	addl r35 = @ltoff(@fptr(one#)), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = atexit#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r35 = @ltoff(@fptr(two#)), gp
	nop 0
	;;
	.mib
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = atexit#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC4)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r34
	addl r35 = 300, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
