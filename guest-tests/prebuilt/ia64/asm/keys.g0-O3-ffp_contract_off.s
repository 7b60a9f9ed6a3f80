// df73cc806497c2172d3edbf9697f0341
	.file	"keys.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L9
.L2:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
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
	;;
.L9:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"pkey_alloc(0, 0)"
	.align 8
.LC3:
	stringz	"pkey_free(0)"
	.align 8
.LC4:
	stringz	"call(pkey_mprotect, page, 65536, PROT_READ, 1)"
	.align 8
.LC5:
	stringz	"call(pkey_mprotect, page, 65536, PROT_READ, -1)"
	.align 8
.LC6:
	stringz	"pkey_mprotect(page, 65536, PROT_READ, -1)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 6, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 34, r0
	.mmi
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	mov r32 = r8
	mov r38 = r0
	.mmb
	mov r37 = r0
	st4 [r8] = r0
	br.call.sptk.many b0 = pkey_alloc#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = pkey_free#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r41 = 1, r0
	addl r40 = 1, r0
	.mmi
	addl r39 = 65536, r0
	mov r38 = r33
	addl r37 = 1354, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r41 = -1, r0
	mov r1 = r36
	addl r40 = 1, r0
	.mmi
	addl r39 = 65536, r0
	mov r38 = r33
	addl r37 = 1354, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r36
	addl r40 = -1, r0
	addl r39 = 1, r0
	.mmi
	mov r37 = r33
	st4 [r32] = r0
	addl r38 = 65536, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pkey_mprotect#
	;;
	.mmi
	mov r1 = r36
	nop 0
	sxt4 r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
